// SPDX-License-Identifier: Apache-2.0
//
// The wavefront layout: see runtime/kernel_abi.hpp, Note [Wavefront layout].
#include "codegen/wavefront.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "codegen/emit_network.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

/// Emits one function. Steps and registers are unrolled: within an iteration step d of register k
/// reads the window of residue (d - k) mod K, of this iteration or the one before.
class WavefrontFunction {
public:
    WavefrontFunction(const WavefrontCell& cell, int rows, bool held, bool tap)
        : cell_(cell),
          rows_(static_cast<std::size_t>(rows)),
          held_(held),
          tap_(tap),
          builder_(std::string(held ? "edge" : "steady") + (tap ? "_tap" : "")) {}

    KernelFunction emit() && {
        copy_stride_ = builder_.scalar(wavefront::kCopyStride);
        top_stride_ = builder_.scalar(wavefront::kTopStride);
        bottom_stride_ = builder_.scalar(wavefront::kBottomStride);
        if (tap_) tap_byte_ = builder_.scalar(wavefront::kTapByte);
        const ValueId begin = builder_.scalar(wavefront::kBegin);
        const ValueId end = builder_.scalar(wavefront::kEnd);

        std::vector<Planes> vertical = load_state(wavefront::kVertical, cell_.vertical_planes);
        std::vector<Planes> down = load_state(wavefront::kState, cell_.horizontal_planes);
        // Windows of the iteration before the first; residue 0 is never needed again.
        const Planes window_places = window_addresses(begin, /*previous=*/true);
        std::vector<Planes> windows(rows_);
        for (std::size_t residue = 1; residue < rows_; ++residue)
            windows[residue] = load_windows(window_places, residue);

        const ValueId iteration = builder_.begin_loop(begin, end);
        const std::vector<Planes> vertical_phis = carry(vertical);
        const std::vector<Planes> down_phis = carry(down);
        const std::vector<Planes> window_phis = carry(windows);
        vertical = vertical_phis;
        down = down_phis;
        windows = window_phis;

        const Planes places = window_addresses(iteration, /*previous=*/false);
        const ValueId first_step = builder_.scale(iteration, static_cast<std::int64_t>(rows_));
        const Planes tops = stream_addresses(first_step, top_stride_);
        const Planes bottoms = stream_addresses(first_step, bottom_stride_);
        for (std::size_t step = 0; step < rows_; ++step) {
            windows[step] = load_windows(places, step);
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
            }
            leave_bottom(down, bottoms, step);
        }
        set_next(vertical_phis, vertical);
        set_next(down_phis, down);
        set_next(window_phis, windows);
        builder_.end_loop();

        store_state(wavefront::kVertical, vertical_phis);
        store_state(wavefront::kState, down_phis);
        return std::move(builder_).finish();
    }

private:
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
            for (const ValueId value : registers[i]) phis[i].push_back(builder_.carry(value));
        return phis;
    }

    void set_next(const std::vector<Planes>& phis, const std::vector<Planes>& values) {
        for (std::size_t i = 0; i < phis.size(); ++i)
            for (std::size_t plane = 0; plane < phis[i].size(); ++plane)
                builder_.set_next(phis[i][plane], values[i][plane]);
    }

    /// Where the windows of an iteration start, one index a (residue, plane) sequence,
    /// residue-major; in `held` functions the places of the "column exists" windows follow.
    Planes window_addresses(ValueId iteration, bool previous) {
        // Window q + 1: the streams have one window before that of iteration 0.
        ValueId number = iteration;
        if (!previous) number = builder_.add(iteration, one());
        const ValueId copy = builder_.bit_and(number, 7);
        const ValueId byte = builder_.shift_right(number, 3);
        const ValueId start = builder_.add(builder_.multiply(copy, copy_stride_), byte);
        const ValueId sequence_stride = builder_.scale(copy_stride_, 8);
        const std::size_t sequences =
            rows_ * std::max<std::size_t>(static_cast<std::size_t>(cell_.b_planes), held_ ? 1 : 0);
        Planes places;
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
        const auto b_planes = static_cast<std::size_t>(cell_.b_planes);
        for (std::size_t plane = 0; plane < b_planes; ++plane)
            planes.push_back(
                builder_.load({wavefront::kWindows, places[residue * b_planes + plane]}));
        if (held_) planes.push_back(builder_.load({wavefront::kActive, places[residue]}));
        return planes;
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
            const ValueId incoming =
                builder_.load({wavefront::kTop, tops[plane], 0, static_cast<std::int32_t>(step)});
            moved.push_back(builder_.shift_in(last[plane], incoming));
        }
        return moved;
    }

    Planes emit_cell(std::size_t k, const Planes& vertical, const Planes& above,
                     const Planes& window) {
        Planes inputs = vertical;
        inputs.insert(inputs.end(), above.begin(), above.end());
        const auto a_planes = static_cast<std::size_t>(cell_.a_planes);
        for (std::size_t plane = 0; plane < a_planes; ++plane)
            inputs.push_back(builder_.load(
                {wavefront::kSymbolsA, kNoValue, word(k * a_planes + plane), 0, true}));
        inputs.insert(inputs.end(), window.begin(), window.end());
        return emit_network(builder_, held_ ? cell_.held : cell_.cell, inputs);
    }

    void leave_bottom(const std::vector<Planes>& down, const Planes& bottoms, std::size_t step) {
        const auto planes = static_cast<std::size_t>(cell_.horizontal_planes);
        const auto byte = static_cast<std::int32_t>(step);
        if (!tap_) {
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
    bool tap_;
    FunctionBuilder builder_;
    ValueId copy_stride_ = kNoValue;
    ValueId top_stride_ = kNoValue;
    ValueId bottom_stride_ = kNoValue;
    ValueId tap_byte_ = kNoValue;
};

}  // namespace

KernelProgram layout_wavefront(const std::string& name, const WavefrontCell& cell, int rows,
                               bool tap) {
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
        {"tap", "scratch, one word a plane and register"},
    };
    program.scalars = {
        {"begin", "first iteration"},
        {"end", "one past the last iteration"},
        {"copy_stride", "bytes between shifted copies"},
        {"top_stride", "bytes between planes of the top edge"},
        {"bottom_stride", "bytes between planes of the bottom edge"},
        {"tap_byte", "byte of the row wanted in a plane's words"},
    };
    for (const bool held : {true, false})
        program.functions.push_back(WavefrontFunction(cell, rows, held, tap).emit());
    return program;
}

}  // namespace minterm
