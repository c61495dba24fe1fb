// SPDX-License-Identifier: Apache-2.0
#include "codegen/spu_machine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <utility>

namespace minterm {

namespace {

/// Bits of a byte the other way round: spu_code.hpp, Note [Words of an SPU].
std::uint8_t turned(std::uint8_t byte) {
    unsigned result = 0;
    for (unsigned i = 0; i < 8; ++i) result |= (byte >> i & 1U) << (7 - i);
    return static_cast<std::uint8_t>(result);
}

const std::array<std::uint8_t, 256>& turned_bytes() {
    static const std::array<std::uint8_t, 256> table = [] {
        std::array<std::uint8_t, 256> all{};
        for (unsigned i = 0; i < 256; ++i) all[i] = turned(static_cast<std::uint8_t>(i));
        return all;
    }();
    return table;
}

constexpr std::size_t kQuadwordBytes = 16;

bool has_bit(const std::byte* word, std::size_t bit) {
    return (std::to_integer<unsigned>(word[bit / 8]) >> bit % 8 & 1U) != 0;
}

void set_bit(std::byte* word, std::size_t bit) {
    word[bit / 8] |= static_cast<std::byte>(1U << bit % 8);
}

constexpr std::array<const char*, 4> kFunctions = {"edge", "steady", "edge_tap", "steady_tap"};

template <typename Value>
bool has_no_room(const Result<Value>& result) {
    return !result && result.failure().kind() == FailureKind::Environment;
}

/// Of the steady loop, for 128 cells. The function alone: others have room if it has, nearly
/// always.
Result<double> cycles_a_word(const Compiled& compiled) {
    const SpuMemory memory = spu_wavefront_memory(compiled.layout_cell, compiled.rows);
    SpuConstantPool pool;
    MINTERM_TRY(const SpuFunction steady,
                lower_to_spu(compiled.program.functions[1], memory, pool));
    if (Status room = check_code_room(compiled.program.name, steady.body.size(), memory); !room)
        return std::move(room).failure();
    MINTERM_TRY(const SpuSchedule schedule, schedule_spu(steady));
    return static_cast<double>(schedule.loop.size()) / (compiled.rows * compiled.rows);
}

/// A kernel and the cycles of its steady loop.
struct Candidate {
    Compiled compiled;
    double cycles = 0;
};

/// The one with or without letter masks. Errors: those of scheduling, if neither has room.
Result<Candidate> shorter_loop(Compiled compiled) {
    const WavefrontCell& cell = compiled.layout_cell;
    const int predicates = compiled.flows.relations;
    const bool can_be_shorter =
        predicates > 0 && cell.b_planes > 0 && cell.b_planes <= letter_masks::kMostPlanes &&
        cell.a_planes <= letter_masks::kMostPlanes && compiled.rows <= kMostMaskRows &&
        total_cost(compiled.cell.network, *spu_target().library) +
                letter_masks::stages(spu_target().word_bits) * predicates <
            total_cost(compiled.mapped, *spu_target().library);
    std::optional<Candidate> with_masks;
    if (can_be_shorter) {
        MINTERM_TRY(Compiled masked, with_letter_masks(compiled, spu_target()));
        Result<double> masks = cycles_a_word(masked);
        if (masks) with_masks = Candidate{std::move(masked), *masks};
        if (!masks && !has_no_room(masks)) return std::move(masks).failure();
        if (with_masks && with_masks->cycles <= least_cycles(compiled)) return *with_masks;
    }
    Result<double> planes = cycles_a_word(compiled);
    if (!planes && !has_no_room(planes)) return std::move(planes).failure();
    if (with_masks && (!planes || with_masks->cycles < *planes)) return *std::move(with_masks);
    if (!planes) return std::move(planes).failure();
    return Candidate{std::move(compiled), *planes};
}

}  // namespace

Result<Compiled> compile_for_spu(const Recurrence& recurrence, const CompileParams& params) {
    if (params.rows != 0) {
        MINTERM_TRY(Compiled compiled, compile(recurrence, spu_target(), params));
        Result<CompiledForSpu> shorter = shorter_for_spu(compiled);
        if (shorter) return std::move(shorter->compiled);
        // Stages before assembly can be looked at whether it has room or not.
        if (has_no_room(shorter)) return compiled;
        return std::move(shorter).failure();
    }
    MINTERM_TRY(const SolvedRecurrence solved, solve_recurrence(recurrence, spu_target(), params));
    CompileParams with_rows = params;
    std::vector<Candidate> candidates;
    double least_so_far = std::numeric_limits<double>::infinity();
    for (int rows = 1; rows <= spu_target().default_rows; ++rows) {
        with_rows.rows = rows;
        MINTERM_TRY(Compiled compiled, compile(solved, spu_target(), with_rows));
        if (rows > kMostMaskRows && least_cycles(compiled) >= least_so_far) break;
        Result<Candidate> shorter = shorter_loop(std::move(compiled));
        if (shorter) {
            least_so_far = std::min(least_so_far, shorter->cycles);
            candidates.push_back(*std::move(shorter));
        } else if (!has_no_room(shorter)) {
            return std::move(shorter).failure();
        } else if (std::has_single_bit(static_cast<unsigned>(rows))) {
            break;  // more than a power of two take more; odd numbers may take more than the next
        }
    }
    while (!candidates.empty()) {
        constexpr double kAsGood = 1.02;
        const auto least = std::min_element(
            candidates.begin(), candidates.end(),
            [](const Candidate& x, const Candidate& y) { return x.cycles < y.cycles; });
        const auto fewest = std::find_if(
            candidates.begin(), candidates.end(),
            [&](const Candidate& one) { return one.cycles <= kAsGood * least->cycles; });
        if (compile_spu(fewest->compiled, {})) return std::move(fewest->compiled);
        candidates.erase(fewest);
    }
    // Where none has room, what is said of one row is what is wrong.
    with_rows.rows = 1;
    return compile(solved, spu_target(), with_rows);
}

double least_cycles(const Compiled& compiled) {
    return total_cost(compiled.mapped, *spu_target().library);
}

Result<CompiledForSpu> shorter_for_spu(Compiled compiled) {
    MINTERM_TRY(Candidate shorter, shorter_loop(compiled));
    Result<SpuKernel> kernel = compile_spu(shorter.compiled, {});
    if (has_no_room(kernel) && shorter.compiled.layout_cell.predicates > 0) {
        kernel = compile_spu(compiled, {});
        shorter.compiled = std::move(compiled);
    }
    if (!kernel) return std::move(kernel).failure();
    return CompiledForSpu{std::move(shorter.compiled), *std::move(kernel)};
}

Result<SpuKernel> compile_spu(const std::vector<const KernelProgram*>& programs,
                              const WavefrontCell& cell, int rows, const SourceHead& head) {
    SpuKernel kernel;
    kernel.name = programs.front()->name;
    kernel.cell = cell;
    kernel.rows = rows;
    kernel.memory = spu_wavefront_memory(cell, rows);
    MINTERM_TRY(kernel.assembly, emit_spu(programs, kernel.memory, head));
    MINTERM_TRY(kernel.image, spu::assemble(kernel.assembly.text, kernel.name + ".s"));
    if (kernel.image.bytes.size() > kernel.memory.begin)
        return Failure::environment(fmt::format(
            "{}: code and constants have {} bytes, and there is room for {} below the buffers; "
            "fewer rows (--rows) need less",
            kernel.name, kernel.image.bytes.size(), kernel.memory.begin));
    return kernel;
}

Result<SpuKernel> compile_spu(const Compiled& compiled, const SourceHead& head) {
    const KernelProgram tap = layout_wavefront(compiled.program.name, compiled.layout_cell,
                                               compiled.rows, KernelPart::Tap);
    return compile_spu({&compiled.program, &tap}, compiled.layout_cell, compiled.rows, head);
}

SpuMachine::SpuMachine(SpuKernel kernel, std::shared_ptr<SpuLog> log)
    : compiled_(std::move(kernel)), simulator_(compiled_.image), log_(std::move(log)) {
    kernel_.word_bits = spu_target().word_bits;
    kernel_.rows = compiled_.rows;
    kernel_.vertical_planes = compiled_.cell.vertical_planes;
    kernel_.horizontal_planes = compiled_.cell.horizontal_planes;
    kernel_.a_planes = compiled_.cell.a_planes;
    kernel_.b_planes = compiled_.cell.b_planes;
    KernelEntry* const places[] = {&kernel_.edge, &kernel_.steady, &kernel_.edge_tap,
                                   &kernel_.steady_tap};
    for (std::size_t i = 0; i < kFunctions.size(); ++i)
        if (compiled_.image.labels.count(compiled_.name + "_" + kFunctions[i]) != 0)
            *places[i] = KernelEntry(functions_[i]);
    if (compiled_.cell.predicates == 0) return;
    outcomes_ = simulate(compiled_.cell.mismatch);
    write_lanes();
    piece_ = {};
}

void SpuMachine::copy_in(std::uint32_t buffer, std::size_t at, const std::byte* from,
                         std::size_t bytes) {
    std::uint8_t* to = simulator_.store() + compiled_.memory.buffers[buffer] + at;
    for (std::size_t i = 0; i < bytes; ++i)
        to[i] = turned_bytes()[std::to_integer<std::uint8_t>(from[i])];
    ++piece_.transfers;
    piece_.bytes += bytes;
}

void SpuMachine::copy_out(std::uint32_t buffer, std::size_t at, std::byte* to, std::size_t bytes) {
    const std::uint8_t* from = simulator_.store() + compiled_.memory.buffers[buffer] + at;
    for (std::size_t i = 0; i < bytes; ++i) to[i] = static_cast<std::byte>(turned_bytes()[from[i]]);
    ++piece_.transfers;
    piece_.bytes += bytes;
}

void SpuMachine::call(int function, std::byte* const* buffers, const std::int64_t* scalars) {
    const std::lock_guard<std::mutex> alone(one_call_);
    if (log_->failure) return;
    if (Status done = run_call(function, buffers, scalars); !done)
        log_->failure = std::move(done).failure();
}

Status SpuMachine::run_call(int function, std::byte* const* buffers, const std::int64_t* scalars) {
    const WavefrontCell& cell = compiled_.cell;
    const auto words = [&](int planes) {
        return static_cast<std::size_t>(compiled_.rows) * static_cast<std::size_t>(planes) *
               kQuadwordBytes;
    };
    const std::int64_t begin = scalars[wavefront::kBegin];
    const std::int64_t end = scalars[wavefront::kEnd];
    if (begin == 0) ++log_->strips;
    if (cell.predicates > 0) {
        const bool same_strip = !write_masks(buffers[wavefront::kSymbolsA]);
        if (Status done = fill_rings(function, buffers, scalars, same_strip); !done) return done;
    } else {
        copy_in(wavefront::kSymbolsA, 0, buffers[wavefront::kSymbolsA], words(cell.a_planes));
    }
    copy_in(wavefront::kVertical, 0, buffers[wavefront::kVertical], words(cell.vertical_planes));
    copy_in(wavefront::kState, 0, buffers[wavefront::kState], words(cell.horizontal_planes));
    for (std::int64_t first = begin; first < end;) {
        const std::int64_t last = std::min(end, first + kSpuIterations);
        if (Status done = run_piece(function, buffers, scalars, first, last); !done) return done;
        first = last;
    }
    copy_out(wavefront::kVertical, 0, buffers[wavefront::kVertical], words(cell.vertical_planes));
    copy_out(wavefront::kState, 0, buffers[wavefront::kState], words(cell.horizontal_planes));
    rings_windows_ = buffers[wavefront::kWindows];
    rings_iteration_ = end;
    return success();
}

/// Stage by stage, d = 64 .. 1: the lanes p with bit d in their number.
void SpuMachine::write_lanes() {
    std::array<std::byte, kQuadwordBytes> word;
    const auto lanes = static_cast<unsigned>(compiled_.cell.word_bits);
    std::size_t at = 0;
    for (unsigned d = lanes / 2; d > 0; d /= 2, at += kQuadwordBytes) {
        word.fill(std::byte{0});
        for (unsigned lane = 0; lane < lanes; ++lane)
            if ((lane & d) != 0) set_bit(word.data(), lanes - 1 - lane);
        copy_in(letter_masks::kLanes, at, word.data(), word.size());
    }
}

/// What a processor beside the SPUs makes of a strip's symbols: a table of masks. False: it is the
/// one that is there.
bool SpuMachine::write_masks(const std::byte* planes) {
    const WavefrontCell& cell = compiled_.cell;
    const auto rows = static_cast<std::size_t>(compiled_.rows);
    const auto a_planes = static_cast<std::size_t>(cell.a_planes);
    const std::size_t bytes = rows * a_planes * kQuadwordBytes;
    if (masked_planes_.size() == bytes &&
        std::equal(planes, planes + bytes, masked_planes_.begin()))
        return false;
    masked_planes_.assign(planes, planes + bytes);
    const auto predicates = static_cast<std::size_t>(cell.predicates);
    const std::size_t codes = std::size_t{1} << cell.b_planes;
    std::vector<std::byte> masks(codes * rows * predicates * kQuadwordBytes);
    for (std::size_t k = 0; k < rows; ++k)
        for (std::size_t bit = 0; bit < 8 * kQuadwordBytes; ++bit) {
            std::uint64_t a = 0;
            for (std::size_t plane = 0; plane < a_planes; ++plane)
                if (has_bit(planes + (k * a_planes + plane) * kQuadwordBytes, bit))
                    a |= std::uint64_t{1} << plane;
            for (std::size_t code = 0; code < codes; ++code)
                for (std::size_t i = 0; i < predicates; ++i)
                    if (outcomes_[i].test(code << a_planes | a))
                        set_bit(
                            masks.data() + ((code * rows + k) * predicates + i) * kQuadwordBytes,
                            bit);
        }
    copy_in(letter_masks::kMasks, 0, masks.data(), masks.size());
    return true;
}

/// Of the columns that enter lane 0 of register 0 in iterations `first` to `last`: a window's top
/// bits.
void SpuMachine::write_letters(const std::byte* windows, std::size_t stride, std::size_t first,
                               std::size_t last) {
    const WavefrontCell& cell = compiled_.cell;
    const auto rows = static_cast<std::size_t>(compiled_.rows);
    const auto period = static_cast<std::size_t>(compiled_.memory.period);
    const std::size_t base = first / period * period;
    std::uint8_t* letters = simulator_.store() + compiled_.memory.buffers[letter_masks::kLetters];
    for (std::size_t q = first; q < last; ++q)
        for (std::size_t residue = 0; residue < rows; ++residue) {
            unsigned code = 0;
            for (int plane = 0; plane < cell.b_planes; ++plane) {
                const std::size_t sequence = residue * static_cast<std::size_t>(cell.b_planes) +
                                             static_cast<std::size_t>(plane);
                const std::byte* window =
                    windows + (sequence * 8 + (q + 1) % 8) * stride + (q + 1) / 8;
                if (has_bit(window, 8 * kQuadwordBytes - 1)) code |= 1U << plane;
            }
            letters[(q - base) * rows + residue] = static_cast<std::uint8_t>(code);
        }
    ++piece_.transfers;
    piece_.bytes += (last - first) * rows;
}

/// Where a call does not go on where the last one ended: once more what brings the masks of the
/// iterations before into the rings.
Status SpuMachine::fill_rings(int function, std::byte* const* buffers, const std::int64_t* scalars,
                              bool same_strip) {
    const std::int64_t begin = scalars[wavefront::kBegin];
    if (begin == 0 ||
        (same_strip && rings_windows_ == buffers[wavefront::kWindows] && rings_iteration_ == begin))
        return success();
    const int edge = function / 2 * 2;
    for (std::int64_t first = std::max<std::int64_t>(0, begin - compiled_.cell.word_bits);
         first < begin;) {
        const std::int64_t last = std::min(begin, first + kSpuIterations);
        MINTERM_TRY(const spu::Cycles cycles, run_iterations(edge, buffers, scalars, first, last));
        log_->cycles += cycles;
        piece_.cycles += cycles.total;
        first = last;
    }
    return success();
}

const std::vector<SpuCycle>& SpuMachine::loop_of(const std::string& function) const {
    const std::vector<SpuFunctionSchedule>& all = compiled_.assembly.functions;
    return std::find_if(all.begin(), all.end(),
                        [&](const SpuFunctionSchedule& one) { return one.name == function; })
        ->schedule.loop;
}

/// Copies in what these iterations look at, but for the edge above and what goes from call to call,
/// and does them.
Result<spu::Cycles> SpuMachine::run_iterations(int function, std::byte* const* buffers,
                                               const std::int64_t* scalars, std::int64_t first,
                                               std::int64_t last) {
    const WavefrontCell& cell = compiled_.cell;
    const SpuMemory& memory = compiled_.memory;
    const auto registers = static_cast<std::size_t>(compiled_.rows);
    const std::int64_t base = first / memory.period * memory.period;
    const auto end = static_cast<std::size_t>(last - base);
    const auto copy_stride = static_cast<std::size_t>(*memory.scalars[wavefront::kCopyStride]);
    const auto host_copy_stride = static_cast<std::size_t>(scalars[wavefront::kCopyStride]);
    const auto windows = [&](std::uint32_t buffer, std::size_t sequences) {
        for (std::size_t i = 0; i < sequences * 8; ++i)
            copy_in(buffer, i * copy_stride,
                    buffers[buffer] + i * host_copy_stride + static_cast<std::size_t>(base) / 8,
                    end / 8 + kQuadwordBytes);
    };
    if (cell.predicates > 0)
        write_letters(buffers[wavefront::kWindows], host_copy_stride,
                      static_cast<std::size_t>(first), static_cast<std::size_t>(last));
    else
        windows(wavefront::kWindows, registers * static_cast<std::size_t>(cell.b_planes));
    if (function % 2 == 0) windows(wavefront::kActive, registers);
    simulator_.set_word(3, static_cast<std::uint32_t>(first - base));
    simulator_.set_word(4, static_cast<std::uint32_t>(last - base));
    simulator_.set_word(5, static_cast<std::uint32_t>(scalars[wavefront::kTapByte]));
    const std::string entry = compiled_.name + "_" + kFunctions[static_cast<std::size_t>(function)];
    const auto words = static_cast<std::uint64_t>(last - first) * registers * registers;
    return simulator_.run(entry, 1'000'000 + words * 1'000);
}

Status SpuMachine::run_piece(int function, std::byte* const* buffers, const std::int64_t* scalars,
                             std::int64_t first, std::int64_t last) {
    const WavefrontCell& cell = compiled_.cell;
    const SpuMemory& memory = compiled_.memory;
    const auto registers = static_cast<std::size_t>(compiled_.rows);
    const auto begin = static_cast<std::size_t>(first % memory.period);
    const std::size_t steps = static_cast<std::size_t>(last - first) * registers;
    const auto edges = [&](std::uint32_t buffer, std::uint32_t stride, bool in) {
        const auto near = static_cast<std::size_t>(*memory.scalars[stride]);
        const auto far = static_cast<std::size_t>(scalars[stride]);
        for (int plane = 0; plane < cell.horizontal_planes; ++plane) {
            const auto number = static_cast<std::size_t>(plane);
            std::byte* place =
                buffers[buffer] + number * far + static_cast<std::size_t>(first) * registers;
            const std::size_t at = number * near + begin * registers;
            in ? copy_in(buffer, at, place, steps) : copy_out(buffer, at, place, steps);
        }
    };
    edges(wavefront::kTop, wavefront::kTopStride, true);
    MINTERM_TRY(const spu::Cycles cycles, run_iterations(function, buffers, scalars, first, last));
    log_->cycles += cycles;
    log_->words += steps * registers;
    if (function % 2 == 1) {
        log_->steady_cycles += cycles;
        log_->steady_words += steps * registers;
        const std::string entry =
            compiled_.name + "_" + kFunctions[static_cast<std::size_t>(function)];
        log_->loop_cycles += static_cast<std::uint64_t>(last - first) * loop_of(entry).size();
    }
    edges(wavefront::kBottom, wavefront::kBottomStride, false);
    const auto column = reinterpret_cast<std::intptr_t>(buffers[wavefront::kTop]);
    piece_.strip = log_->strips;
    piece_.strip_rows = kernel_.strip_rows();
    piece_.first = column + first * compiled_.rows;
    piece_.last = column + last * compiled_.rows;
    piece_.cycles += cycles.total;
    log_->pieces.push_back(std::exchange(piece_, {}));
    return success();
}

std::uint64_t modelled_cycles(const std::vector<SpuPiece>& pieces, const CellModel& model) {
    std::vector<std::uint64_t> free_from(static_cast<std::size_t>(model.spus), 0);
    // Of the strip above and of this one: up to which column its last row has been left, and when.
    std::vector<std::pair<std::ptrdiff_t, std::uint64_t>> above;
    std::vector<std::pair<std::ptrdiff_t, std::uint64_t>> left;
    std::size_t strip = 0;
    std::size_t next_above = 0;
    std::uint64_t end = 0;
    for (const SpuPiece& piece : pieces) {
        if (piece.strip != strip) {
            strip = piece.strip;
            above = std::exchange(left, {});
            next_above = 0;
        }
        std::uint64_t& spu_free = free_from[piece.strip % free_from.size()];
        while (next_above + 1 < above.size() && above[next_above].first < piece.last) ++next_above;
        const std::uint64_t edge_there =
            above.empty() ? 0 : above[next_above].second + model.latency;
        const std::uint64_t transfer =
            piece.bytes * free_from.size() / model.bytes_a_cycle;  // all of them at once
        spu_free = std::max(spu_free, edge_there) + std::max(piece.cycles, transfer);
        left.emplace_back(piece.last - static_cast<std::ptrdiff_t>(piece.strip_rows), spu_free);
        end = std::max(end, spu_free);
    }
    return end;
}

}  // namespace minterm
