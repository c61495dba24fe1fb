// SPDX-License-Identifier: Apache-2.0
#include "codegen/split_cell.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace minterm {

namespace {

class CellSplitter {
public:
    CellSplitter(const MappedNetwork& cell, std::size_t first, std::size_t count)
        : cell_(cell), first_(first), end_(first + count) {
        std::size_t early = 0;
        std::size_t late = 0;
        for (const MappedGate& gate : cell.gates) {
            const auto operands = gate.operands.begin();
            is_early_.push_back(std::all_of(operands, operands + gate.arity,
                                            [&](MappedRef ref) { return is_early(ref); }));
            numbers_.push_back(is_early_.back() ? early++ : late++);
        }
    }

    SplitCell split() && {
        ask_for_operands();
        SplitCell split;
        split.symbols.library = split.rest.library = cell_.library;
        for (std::size_t i = 0; i < cell_.inputs.size(); ++i)
            (is_symbol(i) ? split.symbols : split.rest).inputs.push_back(cell_.inputs[i]);
        for (std::size_t i = 0; i < asked_.size(); ++i) {
            const std::string name = "c" + std::to_string(i);
            split.symbols.outputs.push_back({name, in_symbols(asked_[i])});
            split.rest.inputs.insert(
                split.rest.inputs.begin() + static_cast<std::ptrdiff_t>(first_ + i), name);
        }
        for (std::size_t g = 0; g < cell_.gates.size(); ++g) {
            MappedGate gate = cell_.gates[g];
            for (std::size_t i = 0; i < gate.arity; ++i)
                gate.operands[i] =
                    is_early_[g] ? in_symbols(gate.operands[i]) : in_rest(gate.operands[i]);
            (is_early_[g] ? split.symbols : split.rest).gates.push_back(gate);
            (is_early_[g] ? split.symbol_gates : split.rest_gates)
                .push_back(static_cast<std::uint32_t>(g));
        }
        for (const MappedOutput& output : cell_.outputs)
            split.rest.outputs.push_back({output.name, in_rest(output.ref)});
        return split;
    }

private:
    using Kind = MappedRef::Kind;

    bool is_symbol(std::size_t input) const { return input >= first_ && input < end_; }
    bool is_early(MappedRef ref) const {
        if (ref.kind == Kind::Constant) return false;
        return ref.kind == Kind::Gate ? is_early_[ref.index] : is_symbol(ref.index);
    }

    void ask_for_operands() {
        const auto ask = [&](MappedRef ref) {
            if (is_early(ref) && std::find(asked_.begin(), asked_.end(), ref) == asked_.end())
                asked_.push_back(ref);
        };
        for (std::size_t g = 0; g < cell_.gates.size(); ++g)
            for (std::size_t i = 0; i < cell_.gates[g].arity && !is_early_[g]; ++i)
                ask(cell_.gates[g].operands[i]);
        for (const MappedOutput& output : cell_.outputs) ask(output.ref);
    }

    static MappedRef input(std::size_t index) {
        return {Kind::Input, static_cast<std::uint32_t>(index)};
    }
    MappedRef gate(MappedRef ref) const {
        return {Kind::Gate, static_cast<std::uint32_t>(numbers_[ref.index])};
    }
    MappedRef in_symbols(MappedRef ref) const {
        return ref.kind == Kind::Gate ? gate(ref) : input(ref.index - first_);
    }
    MappedRef in_rest(MappedRef ref) const {
        if (is_early(ref)) {
            const auto place = std::find(asked_.begin(), asked_.end(), ref);
            return input(first_ + static_cast<std::size_t>(place - asked_.begin()));
        }
        if (ref.kind == Kind::Gate) return gate(ref);
        if (ref.kind == Kind::Input && ref.index >= end_)
            return input(ref.index - (end_ - first_) + asked_.size());
        return ref;
    }

    const MappedNetwork& cell_;
    const std::size_t first_;
    const std::size_t end_;
    std::vector<bool> is_early_;
    std::vector<std::size_t> numbers_;  ///< of gates, in the part where they go
    std::vector<MappedRef> asked_;
};

}  // namespace

SplitCell split_cell(const MappedNetwork& cell, std::size_t first, std::size_t count) {
    return CellSplitter(cell, first, count).split();
}

}  // namespace minterm
