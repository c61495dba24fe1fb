// SPDX-License-Identifier: Apache-2.0
#include "codegen/spu_machine.hpp"

#include <fmt/format.h>

#include <algorithm>
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
constexpr std::array<const char*, 4> kFunctions = {"edge", "steady", "edge_tap", "steady_tap"};

}  // namespace

Result<Compiled> compile_for_spu(const Recurrence& recurrence, const CompileParams& params) {
    if (params.rows != 0) return compile(recurrence, spu_target(), params);
    MINTERM_TRY(const SolvedRecurrence solved, solve_recurrence(recurrence, spu_target(), params));
    CompileParams with_rows = params;
    std::map<int, double> cycles;
    for (int rows = 1; rows <= spu_target().default_rows; ++rows) {
        with_rows.rows = rows;
        MINTERM_TRY(const Compiled compiled, compile(solved, spu_target(), with_rows));
        if (const Result<SpuKernel> kernel = compile_spu(compiled, {}))
            cycles[rows] = kernel->cycles_a_word();
    }
    constexpr double kAsGood = 1.02;
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [rows, here] : cycles) least = std::min(least, here);
    // Where none has room, what is said of one row is what is wrong.
    with_rows.rows = 1;
    for (const auto& [rows, here] : cycles)
        if (here <= kAsGood * least) {
            with_rows.rows = rows;
            break;
        }
    return compile(solved, spu_target(), with_rows);
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
    const KernelProgram tap =
        layout_wavefront(compiled.program.name, compiled.layout_cell, compiled.rows, /*tap=*/true);
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
    const WavefrontCell& cell = compiled_.cell;
    const auto words = [&](int planes) {
        return static_cast<std::size_t>(compiled_.rows) * static_cast<std::size_t>(planes) *
               kQuadwordBytes;
    };
    copy_in(wavefront::kSymbolsA, 0, buffers[wavefront::kSymbolsA], words(cell.a_planes));
    copy_in(wavefront::kVertical, 0, buffers[wavefront::kVertical], words(cell.vertical_planes));
    copy_in(wavefront::kState, 0, buffers[wavefront::kState], words(cell.horizontal_planes));
    const std::int64_t end = scalars[wavefront::kEnd];
    if (scalars[wavefront::kBegin] == 0) ++log_->strips;
    for (std::int64_t first = scalars[wavefront::kBegin]; first < end;) {
        const std::int64_t last = std::min(end, first + kSpuIterations);
        if (Status done = run_piece(function, buffers, scalars, first, last); !done) {
            log_->failure = std::move(done).failure();
            return;
        }
        first = last;
    }
    copy_out(wavefront::kVertical, 0, buffers[wavefront::kVertical], words(cell.vertical_planes));
    copy_out(wavefront::kState, 0, buffers[wavefront::kState], words(cell.horizontal_planes));
}

const std::vector<SpuCycle>& SpuMachine::loop_of(const std::string& function) const {
    const std::vector<SpuFunctionSchedule>& all = compiled_.assembly.functions;
    return std::find_if(all.begin(), all.end(),
                        [&](const SpuFunctionSchedule& one) { return one.name == function; })
        ->schedule.loop;
}

Status SpuMachine::run_piece(int function, std::byte* const* buffers, const std::int64_t* scalars,
                             std::int64_t first, std::int64_t last) {
    const WavefrontCell& cell = compiled_.cell;
    const SpuMemory& memory = compiled_.memory;
    const auto registers = static_cast<std::size_t>(compiled_.rows);
    // Windows shift by whole bytes every eight iterations: counted from there, numbers stay small.
    const auto base = static_cast<std::size_t>(first / 8 * 8);
    const std::size_t begin = static_cast<std::size_t>(first) - base;
    const std::size_t end = static_cast<std::size_t>(last) - base;
    const bool is_edge = function % 2 == 0;
    const auto copy_stride = static_cast<std::size_t>(*memory.scalars[wavefront::kCopyStride]);
    const auto host_copy_stride = static_cast<std::size_t>(scalars[wavefront::kCopyStride]);
    const auto windows = [&](std::uint32_t buffer, std::size_t sequences) {
        for (std::size_t i = 0; i < sequences * 8; ++i)
            copy_in(buffer, i * copy_stride, buffers[buffer] + i * host_copy_stride + base / 8,
                    end / 8 + kQuadwordBytes);
    };
    windows(wavefront::kWindows, registers * static_cast<std::size_t>(cell.b_planes));
    if (is_edge) windows(wavefront::kActive, registers);
    const std::size_t steps = (end - begin) * registers;
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
    simulator_.set_word(3, static_cast<std::uint32_t>(begin));
    simulator_.set_word(4, static_cast<std::uint32_t>(end));
    simulator_.set_word(5, static_cast<std::uint32_t>(scalars[wavefront::kTapByte]));
    const std::string entry = compiled_.name + "_" + kFunctions[static_cast<std::size_t>(function)];
    const std::uint64_t most_cycles = 1'000'000 + steps * registers * 1'000;
    MINTERM_TRY(const spu::Cycles cycles, simulator_.run(entry, most_cycles));
    log_->cycles += cycles;
    log_->words += steps * registers;
    if (!is_edge) {
        log_->steady_cycles += cycles;
        log_->steady_words += steps * registers;
        log_->loop_cycles += (end - begin) * loop_of(entry).size();
    }
    edges(wavefront::kBottom, wavefront::kBottomStride, false);
    const auto column = reinterpret_cast<std::intptr_t>(buffers[wavefront::kTop]);
    piece_.strip = log_->strips;
    piece_.strip_rows = kernel_.strip_rows();
    piece_.first = column + first * compiled_.rows;
    piece_.last = column + last * compiled_.rows;
    piece_.cycles = cycles.total;
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
