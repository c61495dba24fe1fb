// SPDX-License-Identifier: Apache-2.0
//
// The column layout: see runtime/kernel_abi.hpp, Note [Column layout].
#include "codegen/column.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "codegen/emit_network.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

/// Emits one function. A column is done in groups of words: in each, step by step, what goes into
/// an addition is computed for all words of the group, and then all are added, so that on a
/// processor whose additions hand their carry on in a flag nothing comes between them.
class ColumnFunction {
public:
    ColumnFunction(const ColumnLayout& layout, bool tap)
        : layout_(layout),
          network_(layout.cell.network),
          gates_(gates_by_step(layout.cell)),
          words_(static_cast<std::size_t>(layout.words)),
          v_planes_(static_cast<std::size_t>(layout.cell.encoding.vertical.bits)),
          masks_(layout.cell.mask_is_match.size()),
          tap_(tap),
          builder_(tap ? "sweep_tap" : "sweep") {}

    KernelFunction emit() && {
        entry_bytes_ = builder_.scalar(column::kEntryBytes);
        edge_stride_ = builder_.scalar(column::kEdgeStride);
        if (tap_) tap_byte_ = builder_.scalar(column::kTapByte);
        const ValueId begin = builder_.scalar(column::kBegin);
        const ValueId end = builder_.scalar(column::kEnd);
        std::vector<Planes> vertical(words_);
        if (!layout_.state_in_memory)
            for (std::size_t k = 0; k < words_; ++k) vertical[k] = load_vertical(k);

        if (!layout_.has_table && layout_.holds_symbols)
            for (std::size_t k = 0; k < words_; ++k) held_.push_back(load_symbols(k));

        const ValueId index = builder_.begin_loop(begin, end);
        std::vector<Planes> phis(words_);
        if (!layout_.state_in_memory)
            for (std::size_t k = 0; k < words_; ++k)
                for (const ValueId value : vertical[k]) phis[k].push_back(builder_.carry(value));
        vertical = phis;
        edges_ = edge_places(index);
        find_symbol(index);
        std::vector<ValueId> carries;
        for (const ColumnStep& step : layout_.cell.steps)
            carries.push_back(builder_.load_byte({column::kTop, edge_of(step)}));
        const auto group = static_cast<std::size_t>(layout_.group);
        for (std::size_t first = 0; first < words_; first += group)
            emit_group(first, std::min(words_, first + group), vertical, carries);
        leave_bottom(carries);
        if (!layout_.state_in_memory)
            for (std::size_t k = 0; k < words_; ++k)
                for (std::size_t plane = 0; plane < v_planes_; ++plane)
                    builder_.set_next(phis[k][plane], vertical[k][plane]);
        builder_.end_loop();
        if (!layout_.state_in_memory)
            for (std::size_t k = 0; k < words_; ++k) store_vertical(k, phis[k]);
        return std::move(builder_).finish();
    }

private:
    /// The values of one word's inputs and gates, as far as they are there.
    struct Word {
        Planes inputs;
        Planes gates;
    };

    static std::int32_t word(std::size_t index) { return static_cast<std::int32_t>(index); }

    Planes load_vertical(std::size_t k) {
        Planes planes;
        for (std::size_t plane = 0; plane < v_planes_; ++plane)
            planes.push_back(
                builder_.load({column::kVertical, kNoValue, word(k * v_planes_ + plane), 0, true}));
        return planes;
    }

    void store_vertical(std::size_t k, const Planes& planes) {
        for (std::size_t plane = 0; plane < v_planes_; ++plane)
            builder_.store({column::kVertical, kNoValue, word(k * v_planes_ + plane), 0, true},
                           planes[plane]);
    }

    Planes load_symbols(std::size_t k) {
        Planes planes;
        const auto a_planes = static_cast<std::size_t>(layout_.a_planes);
        for (std::size_t plane = 0; plane < a_planes; ++plane)
            planes.push_back(
                builder_.load({column::kSymbolsA, kNoValue, word(k * a_planes + plane), 0, true}));
        return planes;
    }

    /// Addresses of a column in the planes of the edges.
    Planes edge_places(ValueId index) {
        Planes places;
        ValueId place = index;
        for (std::size_t plane = 0; plane < layout_.cell.steps.size(); ++plane) {
            places.push_back(place);
            if (plane + 1 < layout_.cell.steps.size()) place = builder_.add(place, edge_stride_);
        }
        return places;
    }

    ValueId edge_of(const ColumnStep& step) const {
        return edges_[static_cast<std::size_t>(step.plane)];
    }

    /// Where the masks of the column's symbol are, or its planes as words.
    void find_symbol(ValueId index) {
        if (masks_ == 0) return;
        const bool wide = layout_.a_planes > 8 || layout_.b_planes > 8;
        const ValueId place = wide ? builder_.scale(index, 4) : index;
        const auto byte = [&](int number) {
            return builder_.load_byte({column::kSymbolsB, place, 0, number});
        };
        if (layout_.has_table) {
            ValueId code = byte(0);
            if (wide) code = builder_.add(code, builder_.scale(byte(1), 256));
            entry_ = builder_.multiply(code, entry_bytes_);
            return;
        }
        symbol_.clear();
        ValueId bits = kNoValue;
        for (int plane = 0; plane < layout_.b_planes; ++plane) {
            if (plane % 8 == 0) bits = byte(plane / 8);
            const ValueId shifted = plane % 8 == 0 ? bits : builder_.shift_right(bits, plane % 8);
            const ValueId bit = builder_.bit_and(shifted, 1);
            symbol_.push_back(builder_.load(
                {column::kBroadcast, builder_.multiply(bit, entry_bytes_), 0, 0, true}));
        }
    }

    Planes masks_of(std::size_t k) {
        Planes planes;
        if (layout_.has_table) {
            for (std::size_t r = 0; r < masks_; ++r)
                planes.push_back(
                    builder_.load({column::kMasks, entry_, word(k * masks_ + r), 0, true}));
            return planes;
        }
        planes = held_.empty() ? load_symbols(k) : held_[k];
        planes.insert(planes.end(), symbol_.begin(), symbol_.end());
        return emit_network(builder_, layout_.masks, planes, {NetworkRole::Symbols});
    }

    ValueId value_of(const Word& word, const MappedRef& ref) {
        switch (ref.kind) {
            case MappedRef::Kind::Constant:
                return builder_.constant(ref.index != 0);
            case MappedRef::Kind::Input:
                return word.inputs[ref.index];
            case MappedRef::Kind::Gate:
                return word.gates[ref.index];
        }
        return kNoValue;
    }

    void emit_gates(Word& word, const std::vector<std::uint32_t>& numbers) {
        for (const std::uint32_t g : numbers) {
            const MappedGate& gate = network_.gates[g];
            std::vector<ValueId> args;
            for (std::size_t i = 0; i < gate.arity; ++i)
                args.push_back(value_of(word, gate.operands[i]));
            word.gates[g] =
                builder_.gate(gate.cell, gate.function, args, {NetworkRole::Cell, 0, g});
        }
    }

    void emit_group(std::size_t first, std::size_t last, std::vector<Planes>& vertical,
                    std::vector<ValueId>& carries) {
        std::vector<Word> group(last - first);
        for (std::size_t k = first; k < last; ++k) {
            Word& here = group[k - first];
            here.inputs = layout_.state_in_memory ? load_vertical(k) : vertical[k];
            const Planes masks = masks_of(k);
            here.inputs.insert(here.inputs.end(), masks.begin(), masks.end());
            here.gates.resize(network_.gates.size(), kNoValue);
        }
        std::size_t output = 0;
        for (std::size_t s = 0; s < layout_.cell.steps.size(); ++s) {
            const ColumnStep& step = layout_.cell.steps[s];
            const bool chain = step.kind == ColumnStep::Kind::Chain;
            const MappedRef a = network_.outputs[output].ref;
            const MappedRef b = network_.outputs[output + (chain ? 1 : 0)].ref;
            output += chain ? 2 : 1;
            for (Word& here : group) emit_gates(here, gates_[s]);
            for (std::size_t k = first; k < last; ++k) {
                Word& here = group[k - first];
                const ValueId addend = value_of(here, a);
                const ValueId other = chain ? value_of(here, b) : addend;
                const FunctionBuilder::Sum sum = builder_.add_carry(addend, other, carries[s]);
                carries[s] = sum.carry;
                here.inputs.push_back(sum.word);
                if (!tap_) continue;
                ValueId enters = sum.word;
                if (chain)
                    enters = emit_network(builder_, layout_.entering, {addend, other, sum.word},
                                          {NetworkRole::Sum})[0];
                const std::size_t place = static_cast<std::size_t>(step.plane) * words_ + k;
                builder_.store({column::kTap, kNoValue, word(place), 0, true}, enters);
            }
        }
        for (std::size_t k = first; k < last; ++k) {
            Word& here = group[k - first];
            emit_gates(here, gates_.back());
            Planes planes;
            for (std::size_t plane = 0; plane < v_planes_; ++plane)
                planes.push_back(value_of(here, network_.outputs[output + plane].ref));
            if (layout_.state_in_memory)
                store_vertical(k, planes);
            else
                vertical[k] = planes;
        }
    }

    void leave_bottom(const std::vector<ValueId>& carries) {
        for (std::size_t s = 0; s < layout_.cell.steps.size(); ++s) {
            const ColumnStep& step = layout_.cell.steps[s];
            ValueId byte = carries[s];
            if (tap_)
                byte = builder_.load_byte(
                    {column::kTap, tap_byte_, word(static_cast<std::size_t>(step.plane) * words_)});
            builder_.store_byte({column::kBottom, edge_of(step)}, byte);
        }
    }

    const ColumnLayout& layout_;
    const MappedNetwork& network_;
    const std::vector<std::vector<std::uint32_t>> gates_;
    std::size_t words_;
    std::size_t v_planes_;
    std::size_t masks_;
    bool tap_;
    FunctionBuilder builder_;
    ValueId entry_bytes_ = kNoValue;
    ValueId edge_stride_ = kNoValue;
    ValueId tap_byte_ = kNoValue;
    Planes edges_;
    ValueId entry_ = kNoValue;  ///< with a table
    Planes symbol_;             ///< without
    std::vector<Planes> held_;  ///< a's planes of each word, where they are loaded once
};

}  // namespace

KernelProgram layout_column(const std::string& name, const ColumnLayout& layout, bool tap) {
    KernelProgram program;
    program.name = name;
    program.buffers = {
        {"masks", "what each symbol of b says of a's rows, an entry a code"},
        {"a", "planes of a's symbols, one word each, word-major"},
        {"b", "codes of b's symbols"},
        {"broadcast", "a word of zeros and a word of ones"},
        {"vertical", "vertical flow, one word each, word-major, in and out"},
        {"top", "top edge, one byte a column and plane, in"},
        {"bottom", "bottom edge, one byte a column and plane, out"},
        {"tap", "scratch, one word a plane and word"},
    };
    program.scalars = {
        {"begin", "first column"},
        {"end", "one past the last column"},
        {"entry_bytes", "bytes of an entry of masks, or of a word"},
        {"edge_stride", "bytes between planes of an edge"},
        {"tap_byte", "byte of the row wanted in a plane's words"},
    };
    program.functions.push_back(ColumnFunction(layout, tap).emit());
    return program;
}

}  // namespace minterm
