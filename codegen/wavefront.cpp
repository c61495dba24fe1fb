// SPDX-License-Identifier: Apache-2.0
//
// The wavefront layout: see runtime/kernel_abi.hpp, Note [Wavefront layout].
#include "codegen/wavefront.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "codegen/emit_network.hpp"
#include "codegen/split_cell.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

/// Emits one function. Steps and registers are unrolled: within an iteration step d of register k
/// reads the window of residue (d - k) mod K, of this iteration or the one before.
class WavefrontFunction {
public:
    WavefrontFunction(const WavefrontCell& cell, int rows, bool held, KernelPart part)
        : cell_(cell),
          rows_(static_cast<std::size_t>(rows)),
          held_(held),
          part_(part),
          builder_(name_of(held, part)) {
        if (cell.compares_early)
            split_ =
                split_cell(held ? cell.held : cell.cell,
                           static_cast<std::size_t>(cell.vertical_planes + cell.horizontal_planes),
                           static_cast<std::size_t>(cell.a_planes + cell.b_planes));
    }

    KernelFunction emit() && {
        copy_stride_ = builder_.scalar(wavefront::kCopyStride);
        top_stride_ = builder_.scalar(wavefront::kTopStride);
        bottom_stride_ = builder_.scalar(wavefront::kBottomStride);
        if (part_ == KernelPart::Tap) tap_byte_ = builder_.scalar(wavefront::kTapByte);
        if (part_ == KernelPart::Trace) trace_bytes_ = builder_.scalar(wavefront::kTraceBytes);
        const ValueId begin = builder_.scalar(wavefront::kBegin);
        const ValueId end = builder_.scalar(wavefront::kEnd);

        std::vector<Planes> vertical = load_state(wavefront::kVertical, cell_.vertical_planes);
        std::vector<Planes> down = load_state(wavefront::kState, cell_.horizontal_planes);
        if (cell_.keeps_symbols)
            for (std::size_t i = 0; i < rows_ * static_cast<std::size_t>(cell_.a_planes); ++i)
                symbols_a_.push_back(load_symbol(i));
        // Windows of the iteration before the first; residue 0 is never needed again.
        const Planes window_places = window_addresses(begin, /*previous=*/true);
        std::vector<Planes> windows(rows_);
        for (std::size_t residue = 1; residue < rows_; ++residue)
            windows[residue] = has_masks() ? carried_masks(window_places, residue)
                                           : windows_of(window_places, residue, rows_ - residue);
        std::vector<Planes> last(1);
        if (has_masks()) {
            load_lanes();
            for (std::size_t i = 0; i < masks_an_iteration(); ++i)
                last[0].push_back(load_carried(i));
        }

        const ValueId iteration = builder_.begin_loop(begin, end);
        const std::vector<Planes> vertical_phis = carry(vertical);
        const std::vector<Planes> down_phis = carry(down);
        const std::vector<Planes> window_phis = carry(windows);
        const std::vector<Planes> last_phis = carry(last);
        vertical = vertical_phis;
        down = down_phis;
        windows = window_phis;
        last_ = last_phis[0];

        const Planes places = window_addresses(iteration, /*previous=*/false);
        const ValueId first_step = builder_.scale(iteration, static_cast<std::int64_t>(rows_));
        if (has_masks()) find_slots(iteration);
        const Planes tops = stream_addresses(first_step, top_stride_);
        const Planes bottoms = stream_addresses(first_step, bottom_stride_);
        if (part_ == KernelPart::Trace) traced_ = builder_.multiply(iteration, trace_bytes_);
        for (std::size_t step = 0; step < rows_; ++step) {
            windows[step] =
                has_masks() ? load_masks(first_step, places, step) : windows_of(places, step, 0);
            Planes from_above = enter_top(down[rows_ - 1], tops, step);
            // Downwards through the registers, so that each reads what its upper neighbour left in
            // the last step before that is replaced.
            for (std::size_t k = rows_; k-- > 0;) {
                const Planes& above = k == 0 ? from_above : down[k - 1];
                const Planes out =
                    emit_cell(k, vertical[k], above, windows[(step + rows_ - k) % rows_]);
                const auto split = out.begin() + cell_.vertical_planes;
                vertical[k].assign(out.begin(), split);
                down[k].assign(split, out.end());
                if (part_ == KernelPart::Trace) write_down(out, step * rows_ + k);
            }
            leave_bottom(down, bottoms, step);
        }
        set_next(vertical_phis, vertical);
        set_next(down_phis, down);
        set_next(window_phis, windows);
        set_next(last_phis, {last_});
        builder_.end_loop();

        store_state(wavefront::kVertical, vertical_phis);
        store_state(wavefront::kState, down_phis);
        if (has_masks()) store_masks(last_phis[0], window_phis);
        return std::move(builder_).finish();
    }

private:
    static const char* name_of(bool held, KernelPart part) {
        switch (part) {
            case KernelPart::Main:
                return held ? "edge" : "steady";
            case KernelPart::Tap:
                return held ? "edge_tap" : "steady_tap";
            case KernelPart::Trace:
                break;
        }
        return "trace";
    }

    static std::int32_t word(std::size_t index) { return static_cast<std::int32_t>(index); }

    std::vector<Planes> load_state(std::uint32_t buffer, int planes) {
        std::vector<Planes> registers(rows_);
        std::int32_t place = 0;
        for (Planes& planes_of_register : registers)
            for (int plane = 0; plane < planes; ++plane)
                planes_of_register.push_back(builder_.load({buffer, kNoValue, place++, 0, true}));
        return registers;
    }

    void store_state(std::uint32_t buffer, const std::vector<Planes>& registers) {
        std::int32_t place = 0;
        for (const Planes& planes : registers)
            for (const ValueId value : planes)
                builder_.store({buffer, kNoValue, place++, 0, true}, value);
    }

    std::vector<Planes> carry(const std::vector<Planes>& registers) {
        std::vector<Planes> phis(registers.size());
        for (std::size_t i = 0; i < registers.size(); ++i)
            for (const ValueId value : registers[i])
                phis[i].push_back(value == kNoValue ? kNoValue : builder_.carry(value));
        return phis;
    }

    void set_next(const std::vector<Planes>& phis, const std::vector<Planes>& values) {
        for (std::size_t i = 0; i < phis.size(); ++i)
            for (std::size_t plane = 0; plane < phis[i].size(); ++plane)
                if (phis[i][plane] != kNoValue) builder_.set_next(phis[i][plane], values[i][plane]);
    }

    /// Where the windows of an iteration start, one index a (residue, plane) sequence,
    /// residue-major; in `held` functions the places of the "column exists" windows follow.
    Planes window_addresses(ValueId iteration, bool previous) {
        Planes places;
        const std::size_t sequences = rows_ * std::max<std::size_t>(window_planes(), held_ ? 1 : 0);
        if (sequences == 0) return places;
        // Window q + 1: the streams have one window before that of iteration 0.
        ValueId number = iteration;
        if (!previous) number = builder_.add(iteration, one());
        const ValueId copy = builder_.bit_and(number, 7);
        const ValueId byte = builder_.shift_right(number, 3);
        const ValueId start = builder_.add(builder_.multiply(copy, copy_stride_), byte);
        const ValueId sequence_stride = builder_.scale(copy_stride_, 8);
        ValueId place = start;
        for (std::size_t i = 0; i < sequences; ++i) {
            places.push_back(place);
            if (i + 1 < sequences) place = builder_.add(place, sequence_stride);
        }
        return places;
    }

    /// The windows of one residue: b's planes, then "column exists" in `held` functions.
    Planes load_windows(const Planes& places, std::size_t residue) {
        Planes planes;
        const std::size_t b_planes = window_planes();
        for (std::size_t plane = 0; plane < b_planes; ++plane)
            planes.push_back(
                builder_.load({wavefront::kWindows, places[residue * b_planes + plane]}));
        if (held_) planes.push_back(builder_.load({wavefront::kActive, places[residue]}));
        return planes;
    }

    ValueId load_symbol(std::size_t number) {
        return builder_.load({wavefront::kSymbolsA, kNoValue, word(number), 0, true});
    }
    Planes symbols_of(std::size_t k) {
        Planes planes;
        const auto count = static_cast<std::size_t>(cell_.a_planes);
        for (std::size_t i = k * count; i < (k + 1) * count; ++i)
            planes.push_back(cell_.keeps_symbols ? symbols_a_[i] : load_symbol(i));
        return planes;
    }

    /// What is kept of a residue's windows: the windows, or what comparing them with each register
    /// from `first` on gives; then "column exists".
    Planes windows_of(const Planes& places, std::size_t residue, std::size_t first) {
        const Planes windows = load_windows(places, residue);
        if (!split_) return windows;
        const auto b = windows.begin();
        Planes outcomes(first * asked(), kNoValue);
        for (std::size_t k = first; k < rows_; ++k) {
            Planes inputs = symbols_of(k);
            inputs.insert(inputs.end(), b, b + cell_.b_planes);
            const Planes of_register =
                emit_network(builder_, split_->symbols, inputs, {}, split_->symbol_gates);
            outcomes.insert(outcomes.end(), of_register.begin(), of_register.end());
        }
        outcomes.insert(outcomes.end(), b + cell_.b_planes, windows.end());
        return outcomes;
    }

    bool has_masks() const { return cell_.predicates > 0; }
    /// Words that a register's cells ask of what is kept of a window.
    std::size_t asked() const { return split_ ? split_->symbols.outputs.size() : predicates(); }
    std::size_t window_planes() const {
        return has_masks() ? 0 : static_cast<std::size_t>(cell_.b_planes);
    }
    std::size_t predicates() const { return static_cast<std::size_t>(cell_.predicates); }
    std::size_t masks_an_iteration() const { return rows_ * rows_ * predicates(); }

    ValueId load_carried(std::size_t number) {
        return builder_.load({letter_masks::kCarried, kNoValue, word(number), 0, true});
    }

    /// Calls `visit` with what the iteration after needs of an iteration's masks: residues, their
    /// places among the masks of a residue, and a number.
    template <typename Visit>
    void for_each_carried_mask(const Visit& visit) const {
        std::size_t number = masks_an_iteration();
        for (std::size_t residue = 1; residue < rows_; ++residue)
            for (std::size_t k = rows_ - residue; k < rows_; ++k)
                for (std::size_t i = 0; i < predicates(); ++i)
                    visit(residue, k * predicates() + i, number++);
    }

    /// What is still needed of the masks of a residue of the iteration before the first.
    Planes carried_masks(const Planes& window_places, std::size_t residue) {
        Planes masks(rows_ * predicates(), kNoValue);
        for_each_carried_mask([&](std::size_t there, std::size_t place, std::size_t number) {
            if (there == residue) masks[place] = load_carried(number);
        });
        const Planes active = load_windows(window_places, residue);
        masks.insert(masks.end(), active.begin(), active.end());
        return masks;
    }

    void store_masks(const Planes& last, const std::vector<Planes>& windows) {
        const auto store = [&](std::size_t number, ValueId value) {
            builder_.store({letter_masks::kCarried, kNoValue, word(number), 0, true}, value);
        };
        for (std::size_t i = 0; i < last.size(); ++i) store(i, last[i]);
        for_each_carried_mask([&](std::size_t residue, std::size_t place, std::size_t number) {
            store(number, windows[residue][place]);
        });
    }

    void load_lanes() {
        for (int d = cell_.word_bits / 2; d > 0; d /= 2)
            lanes_.push_back(
                builder_.load({letter_masks::kLanes, kNoValue, word(lanes_.size()), 0, true}));
    }

    /// Where an iteration's slots begin, a ring each: to store to, and to load from.
    void find_slots(ValueId iteration) {
        const auto bytes = static_cast<std::int64_t>(slot_bytes());
        const ValueId place = builder_.scale(iteration, bytes);
        for (std::int64_t d = cell_.word_bits / 2; d > 1; d /= 2) {
            const std::int64_t mask = (2 * d - 1) * bytes;
            const ValueId before = builder_.add(place, builder_.integer(d * bytes));
            slots_.push_back({builder_.bit_and(place, mask), builder_.bit_and(before, mask)});
        }
    }

    std::size_t slot_bytes() const {
        return letter_masks::slot_bytes(cell_, static_cast<int>(rows_));
    }

    /// The masks of a residue, K x predicates, each lane's of its own column; then "column exists"
    /// in `held` functions.
    Planes load_masks(ValueId first_step, const Planes& places, std::size_t residue) {
        const ValueId letter = builder_.load_byte(
            {letter_masks::kLetters, first_step, 0, static_cast<std::int32_t>(residue)});
        const std::size_t words = rows_ * predicates();
        const ValueId entry =
            builder_.scale(letter, static_cast<std::int64_t>(words) * (cell_.word_bits / 8));
        Planes masks;
        for (std::size_t i = 0; i < words; ++i)
            masks.push_back(
                moved_into_place(builder_.load({letter_masks::kMasks, entry, word(i), 0, true}),
                                 residue * words + i));
        const Planes active = load_windows(places, residue);
        masks.insert(masks.end(), active.begin(), active.end());
        return masks;
    }

    ValueId moved_into_place(ValueId mask, std::size_t number) {
        const std::size_t slot_words =
            slot_bytes() / (static_cast<std::size_t>(cell_.word_bits) / 8);
        std::size_t first_slot = 0;
        for (std::size_t stage = 0; stage < lanes_.size(); ++stage) {
            ValueId old = kNoValue;
            if (stage < slots_.size()) {
                const std::int32_t place = word(first_slot * slot_words + number);
                builder_.store({letter_masks::kRings, slots_[stage].now, place, 0, true}, mask);
                old = builder_.load({letter_masks::kRings, slots_[stage].before, place, 0, true});
                first_slot += std::size_t{1} << (lanes_.size() - stage);
            } else {
                old = std::exchange(last_[number], mask);
            }
            mask = emit_network(builder_, cell_.select, {old, mask, lanes_[stage]},
                                {NetworkRole::Stage})[0];
        }
        return mask;
    }

    /// Addresses of iteration `first_step / K` in the planes of an edge stream.
    Planes stream_addresses(ValueId first_step, ValueId stride) {
        Planes places;
        ValueId place = first_step;
        for (int plane = 0; plane < cell_.horizontal_planes; ++plane) {
            places.push_back(place);
            if (plane + 1 < cell_.horizontal_planes) place = builder_.add(place, stride);
        }
        return places;
    }

    /// What enters register 0: the last register moved down by one row, the top edge let in.
    Planes enter_top(const Planes& last, const Planes& tops, std::size_t step) {
        Planes moved;
        for (std::size_t plane = 0; plane < last.size(); ++plane) {
            const ValueId incoming = builder_.load_first(
                {wavefront::kTop, tops[plane], 0, static_cast<std::int32_t>(step)});
            moved.push_back(builder_.shift_in(last[plane], incoming));
        }
        return moved;
    }

    Planes emit_cell(std::size_t k, const Planes& vertical, const Planes& above,
                     const Planes& window) {
        Planes inputs = vertical;
        inputs.insert(inputs.end(), above.begin(), above.end());
        const MappedNetwork& whole = held_ ? cell_.held : cell_.cell;
        if (has_masks() || split_) {
            const auto mine = window.begin() + word(k * asked());
            inputs.insert(inputs.end(), mine, mine + word(asked()));
            if (held_) inputs.push_back(window.back());
            if (!split_) return emit_network(builder_, whole, inputs);
            return emit_network(builder_, split_->rest, inputs, {}, split_->rest_gates);
        }
        const Planes symbols = symbols_of(k);
        inputs.insert(inputs.end(), symbols.begin(), symbols.end());
        inputs.insert(inputs.end(), window.begin(), window.end());
        return emit_network(builder_, whole, inputs);
    }

    /// What left a register, the `number`-th of an iteration.
    void write_down(const Planes& flows, std::size_t number) {
        for (std::size_t plane = 0; plane < flows.size(); ++plane)
            builder_.store({wavefront::kTap, traced_, word(number * flows.size() + plane), 0, true},
                           flows[plane]);
    }

    void leave_bottom(const std::vector<Planes>& down, const Planes& bottoms, std::size_t step) {
        const auto planes = static_cast<std::size_t>(cell_.horizontal_planes);
        const auto byte = static_cast<std::int32_t>(step);
        if (part_ != KernelPart::Tap) {
            for (std::size_t plane = 0; plane < planes; ++plane)
                builder_.store_first({wavefront::kBottom, bottoms[plane], 0, byte},
                                     down[rows_ - 1][plane]);
            return;
        }
        for (std::size_t plane = 0; plane < planes; ++plane) {
            for (std::size_t k = 0; k < rows_; ++k)
                builder_.store({wavefront::kTap, kNoValue, word(plane * rows_ + k), 0, true},
                               down[k][plane]);
            const ValueId value =
                builder_.load_byte({wavefront::kTap, tap_byte_, word(plane * rows_), 0, false});
            builder_.store_byte({wavefront::kBottom, bottoms[plane], 0, byte}, value);
        }
    }

    ValueId one() { return builder_.integer(1); }

    const WavefrontCell& cell_;
    std::size_t rows_;
    bool held_;
    KernelPart part_;
    FunctionBuilder builder_;
    std::optional<SplitCell> split_;  ///< where comparisons come early
    Planes symbols_a_;                ///< where they are kept
    ValueId copy_stride_ = kNoValue;
    ValueId top_stride_ = kNoValue;
    ValueId bottom_stride_ = kNoValue;
    ValueId tap_byte_ = kNoValue;
    ValueId trace_bytes_ = kNoValue;
    ValueId traced_ = kNoValue;  ///< where an iteration's flows begin
    Planes lanes_;               ///< by stage
    struct Slots {
        ValueId now = kNoValue;
        ValueId before = kNoValue;  ///< of d iterations ago
    };
    std::vector<Slots> slots_;  ///< by stage but for the last, which looks at one iteration before
    Planes last_;               ///< what that stage had then
};

}  // namespace

int letter_masks::stages(int word_bits) {
    return std::bit_width(static_cast<unsigned>(word_bits)) - 1;
}

int letter_masks::gates(const WavefrontCell& cell, const CellLibrary& library) {
    return total_cost(cell.cell, library) +
           cell.predicates * stages(cell.word_bits) * total_cost(cell.select, library);
}

std::size_t letter_masks::slot_bytes(const WavefrontCell& cell, int rows) {
    const auto words = static_cast<std::size_t>(rows * rows * cell.predicates);
    return std::bit_ceil(words * static_cast<std::size_t>(cell.word_bits) / 8);
}

std::size_t letter_masks::ring_slots(const WavefrontCell& cell) {
    return static_cast<std::size_t>(2 * cell.word_bits - 4);
}

std::size_t letter_masks::carried_words(const WavefrontCell& cell, int rows) {
    return static_cast<std::size_t>((rows * rows + rows * (rows - 1) / 2) * cell.predicates);
}

KernelProgram layout_wavefront(const std::string& name, const WavefrontCell& cell, int rows,
                               KernelPart part) {
    KernelProgram program;
    program.name = name;
    program.buffers = {
        {"a", "planes of a's symbols, one word a register and plane"},
        {"windows", "windows of b's symbols, eight shifted copies a residue and plane"},
        {"active", "windows of \"column exists\", eight shifted copies a residue"},
        {"vertical", "vertical flow, one word a register and plane, in and out"},
        {"down", "downward flow of the last step, one word a register and plane, in and out"},
        {"top", "top edge, one byte a column and plane, in"},
        {"bottom", "bottom edge, one byte a step and plane, out"},
        {"tap", part == KernelPart::Trace ? "what left all cells, step after step, out"
                                          : "scratch, one word a plane and register"},
    };
    if (cell.predicates > 0) {
        program.buffers[letter_masks::kMasks] = {
            "masks", "outcomes of the predicates, one word a code, register and predicate"};
        program.buffers[letter_masks::kLetters] = {"letters", "codes of b's symbols, a byte each"};
        program.buffers.insert(program.buffers.end(),
                               {{"rings", "masks of earlier iterations, from call to call"},
                                {"carried", "masks of the iteration before, from call to call"},
                                {"lanes", "which lanes a stage moves into place, one word each"}});
    }
    program.scalars = {
        {"begin", "first iteration"},
        {"end", "one past the last iteration"},
        {"copy_stride", "bytes between shifted copies"},
        {"top_stride", "bytes between planes of the top edge"},
        {"bottom_stride", "bytes between planes of the bottom edge"},
        {"tap_byte", part == KernelPart::Trace ? "bytes of an iteration's flows"
                                               : "byte of the row wanted in a plane's words"},
    };
    for (const bool held : {true, false})
        if (held || part != KernelPart::Trace)
            program.functions.push_back(WavefrontFunction(cell, rows, held, part).emit());
    return program;
}

}  // namespace minterm
