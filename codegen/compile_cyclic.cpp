// SPDX-License-Identifier: Apache-2.0
//
// Delay cell -> cyclic cell -> shape -> kernel; patterns -> masks.
#include "codegen/compile_cyclic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace minterm {

namespace {

/// Writes the masks of the patterns of one group.
class GroupWriter {
public:
    GroupWriter(const DelayCell& cell, const CyclicCell& cyclic, const CyclicShape& shape,
                const PatternSymbols& symbols)
        : predicates_(static_cast<std::size_t>(cell.relations)),
          cyclic_(cyclic),
          shape_(shape),
          symbols_(symbols),
          all_(bytes_of(ByteClass().set())) {
        for (const ByteClass& bytes : symbols.classes) classes_.push_back(bytes_of(bytes));
    }

    /// Patterns `first` .. `end` - 1. Nothing when there is no memory.
    Result<CyclicGroup> write(std::size_t first, std::size_t end) {
        CyclicGroup group;
        const std::size_t entry_bytes = predicates_ * chain_bytes();
        if (!group.masks.reset(256 * entry_bytes) || !group.nothing.reset(entry_bytes))
            return Failure::environment("not enough memory for these patterns");
        group.pattern_of_bit.assign(8 * chain_bytes(), CyclicGroup::kNoPattern);
        for (std::size_t p = 0; p < predicates_; ++p)
            std::fill_n(group.nothing.data() + p * chain_bytes(), chain_bytes(),
                        flag(p, cyclic_.padding[p]) ? std::byte{0xff} : std::byte{0});
        for_each_symbol(first, end, [&](std::size_t p, std::size_t bit, const SymbolClass&) {
            set(group.nothing.data(), p, bit, false);
        });
        // Symbols match few of the bytes, so that others are copied all at once.
        for (std::size_t byte = 0; byte < 256; ++byte)
            std::copy_n(group.nothing.data(), entry_bytes, group.masks.data() + byte * entry_bytes);
        for_each_symbol(first, end, [&](std::size_t p, std::size_t bit, const SymbolClass& symbol) {
            for (const std::uint8_t byte : matched_by(symbol))
                set(group.masks.data() + byte * entry_bytes, p, bit, true);
        });
        repeat(group.nothing.data(), predicates_);
        repeat(group.masks.data(), 256 * predicates_);
        for (std::size_t pattern = first; pattern < end; ++pattern)
            group.pattern_of_bit[bit_of(pattern - first, 0)] = static_cast<std::uint32_t>(pattern);
        return group;
    }

private:
    std::size_t chain_bytes() const { return shape_.chain * shape_.word_bytes; }

    /// The first copy's part of so many chains, in the parts of all copies.
    void repeat(std::byte* chains, std::size_t count) const {
        const std::size_t bytes = chain_bytes() / shape_.copies;
        for (std::byte* chain = chains; count > 0; --count, chain += chain_bytes())
            for (std::size_t copy = 1; copy < shape_.copies; ++copy)
                std::copy_n(chain, bytes, chain + copy * bytes);
    }

    /// Of the row that is so many above the last one.
    std::size_t bit_of(std::size_t pattern, std::size_t from_last) const {
        const std::size_t part = pattern / shape_.patterns;
        return (part + 1) * shape_.part_bits() - (from_last + 1) * shape_.patterns +
               pattern % shape_.patterns;
    }

    /// Calls `take` with predicate, bit and symbol.
    template <typename Take>
    void for_each_symbol(std::size_t first, std::size_t end, Take take) const {
        for (std::size_t pattern = first; pattern < end; ++pattern) {
            const std::vector<SymbolClass>& rows = symbols_.rows[pattern];
            const std::size_t count = rows.size() / predicates_;
            for (std::size_t row = 0; row < count; ++row)
                for (std::size_t p = 0; p < predicates_; ++p)
                    take(p, bit_of(pattern - first, count - 1 - row), rows[row * predicates_ + p]);
        }
    }

    static std::vector<std::uint8_t> bytes_of(const ByteClass& bytes) {
        std::vector<std::uint8_t> list;
        for (std::size_t byte = 0; byte < bytes.size(); ++byte)
            if (bytes.test(byte)) list.push_back(static_cast<std::uint8_t>(byte));
        return list;
    }

    std::span<const std::uint8_t> matched_by(const SymbolClass& symbol) const {
        if (symbol.kind == SymbolClass::Kind::Class) return classes_[symbol.index];
        if (symbol.kind == SymbolClass::Kind::Always) return all_;
        return {};
    }

    /// What a mask has where a predicate holds.
    bool flag(std::size_t predicate, bool holds) const {
        return holds == cyclic_.mask_is_match[predicate];
    }

    void set(std::byte* entry, std::size_t predicate, std::size_t bit, bool holds) const {
        std::byte& place = entry[predicate * chain_bytes() + bit / 8];
        const auto one = static_cast<std::byte>(1U << bit % 8);
        place = flag(predicate, holds) ? place | one : place & ~one;
    }

    std::size_t predicates_;
    const CyclicCell& cyclic_;
    const CyclicShape& shape_;
    const PatternSymbols& symbols_;
    std::vector<std::uint8_t> all_;                   ///< bytes
    std::vector<std::vector<std::uint8_t>> classes_;  ///< the bytes of each
};

CyclicKernel cyclic_kernel(const DelayCell& cell, const CyclicCell& cyclic,
                           const CyclicShape& shape) {
    CyclicKernel kernel;
    kernel.word_bytes = shape.word_bytes;
    kernel.chain = shape.chain;
    kernel.streams = shape.streams;
    kernel.stream_stride = shape.stream_stride;
    kernel.copies = shape.copies;
    kernel.predicates = static_cast<std::size_t>(cell.relations);
    kernel.planes = cell.planes.size();
    kernel.report_is_complemented = cyclic.report_is_complemented;
    for (const std::size_t plane : cost_planes(cell))
        kernel.costs.push_back({cell.planes[plane].bound, cyclic.complemented[plane]});
    if (!cell.costs.empty()) kernel.least_cost = cell.planes[cell.costs.front()].bound;
    return kernel;
}

/// The recurrence whatever its predicates say of symbols, which is a matter of the masks.
Recurrence any_symbols(Recurrence recurrence) {
    for (Relation& relation : recurrence.relations) relation = {"any", true, nullptr, {}};
    return recurrence;
}

}  // namespace

Result<CyclicPlan> plan_cyclic(const Recurrence& recurrence, const DelayCell& cell,
                               const PatternSymbols& symbols, bool parts, const Target& target,
                               const ChooseCyclicShape& choose) {
    CyclicPlan plan;
    MINTERM_TRY(plan.cell, derive_cyclic_cell(cell, *target.library));

    const auto predicates = static_cast<std::size_t>(cell.relations);
    std::size_t longest = 0;
    for (std::size_t pattern = 0; pattern < symbols.rows.size(); ++pattern) {
        const std::size_t rows = symbols.rows[pattern].size() / predicates;
        const std::size_t most = std::min(64, target.word_bits);
        if (parts && rows > most)
            return Failure::user(fmt::format(
                "pattern {} has {} symbols, and lanes of a word have room for {}: the layout "
                "cyclic takes longer ones",
                pattern + 1, rows, most));
        longest = std::max(longest, rows);
    }
    plan.patterns.memory = delay_memory(cell, longest);
    MINTERM_TRY(plan.shape, choose(symbols.rows.size(), longest, plan.patterns.memory));
    const CyclicShape& shape = plan.shape;
    if (shape.chain > kLongestChain)
        return Failure::user(
            fmt::format("a pattern of {} symbols is too long to lie in {} words of {} bits",
                        longest, kLongestChain, target.word_bits));
    plan.patterns.kernel = cyclic_kernel(cell, plan.cell, shape);
    plan.key = target.name + " cyclic\n" + print_recurrence(any_symbols(recurrence)) +
               fmt::format("{} {} {} {} {}\n", shape.patterns, shape.chain, shape.parts,
                           shape.streams, shape.stream_stride);

    GroupWriter writer(cell, plan.cell, shape, symbols);
    for (std::size_t first = 0; first < symbols.rows.size(); first += shape.group_patterns()) {
        const std::size_t end = std::min(first + shape.group_patterns(), symbols.rows.size());
        MINTERM_TRY(CyclicGroup group, writer.write(first, end));
        plan.patterns.groups.push_back(std::move(group));
    }
    return plan;
}

Result<CompiledCyclic> compile_cyclic(const Recurrence& recurrence, const DelayCell& cell,
                                      const PatternSymbols& symbols, bool parts,
                                      const CodeSource& source) {
    const auto shape_of = [&](std::size_t count, std::size_t rows,
                              std::size_t memory) -> Result<CyclicShape> {
        return source.shape(cell, count, rows, memory, parts);
    };
    MINTERM_TRY(CyclicPlan plan,
                plan_cyclic(recurrence, cell, symbols, parts, source.target(), shape_of));
    const auto make = [&]() -> Result<KernelDraft> {
        KernelDraft draft{plan.program(recurrence.name, cell), {}};
        if (const auto problems = check(draft.program); !problems.empty())
            return Failure::internal("the cyclic layout broke its own rules: " + problems.front());
        return draft;
    };
    CompiledCyclic result;
    std::vector<StageTime> times;
    MINTERM_TRY(KernelCode code, source.get_late(plan.key, make, times));
    result.gates = plan.cell.gates;
    result.patterns = std::move(plan.patterns);
    result.take_code(std::move(code));
    return result;
}

void CompiledCyclic::take_code(KernelCode got) {
    code = std::move(got);
    patterns.kernel.columns = code.entry("columns");
    patterns.kernel.results_of = code.entry("results");
}

}  // namespace minterm
