// SPDX-License-Identifier: Apache-2.0
//
// Delay cell -> cyclic cell -> shape -> kernel; patterns -> masks.
#include "codegen/compile_cyclic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "codegen/cyclic.hpp"
#include "synth/cyclic_cell.hpp"

namespace minterm {

namespace {

/// Writes the masks of the patterns of one group.
class GroupWriter {
public:
    GroupWriter(const DelayCell& cell, const CyclicCell& cyclic, const CyclicShape& shape)
        : predicates_(static_cast<std::size_t>(cell.relations)), cyclic_(cyclic), shape_(shape) {}

    /// Patterns `first` .. `end` - 1. Nothing when there is no memory.
    Result<CyclicGroup> write(const PatternSymbols& symbols, std::size_t first, std::size_t end) {
        CyclicGroup group;
        const std::size_t entry_bytes = predicates_ * chain_bytes();
        if (!group.masks.reset(256 * entry_bytes) || !group.nothing.reset(entry_bytes))
            return Failure::environment("not enough memory for these patterns");
        group.pattern_of_bit.assign(8 * chain_bytes(), CyclicGroup::kNoPattern);
        for (std::size_t p = 0; p < predicates_; ++p)
            for (std::size_t bit = 0; bit < 8 * chain_bytes(); ++bit) {
                for (std::size_t byte = 0; byte < 256; ++byte)
                    set(group.masks.data() + byte * entry_bytes, p, bit, cyclic_.padding[p]);
                set(group.nothing.data(), p, bit, cyclic_.padding[p]);
            }
        for (std::size_t pattern = first; pattern < end; ++pattern) {
            const std::vector<SymbolClass>& rows = symbols.rows[pattern];
            const std::size_t count = rows.size() / predicates_;
            for (std::size_t row = 0; row < count; ++row) {
                const std::size_t bit = bit_of(pattern - first, count - 1 - row);
                for (std::size_t p = 0; p < predicates_; ++p) {
                    const SymbolClass& symbol = rows[row * predicates_ + p];
                    for (std::size_t byte = 0; byte < 256; ++byte)
                        set(group.masks.data() + byte * entry_bytes, p, bit,
                            holds(symbols, symbol, byte));
                    set(group.nothing.data(), p, bit, false);
                }
            }
            group.pattern_of_bit[bit_of(pattern - first, 0)] = static_cast<std::uint32_t>(pattern);
        }
        return group;
    }

private:
    std::size_t chain_bytes() const { return shape_.chain * shape_.word_bytes; }

    /// Of the row that is so many above the last one.
    std::size_t bit_of(std::size_t pattern, std::size_t from_last) const {
        const std::size_t part = pattern / shape_.patterns;
        return (part + 1) * shape_.part_bits() - (from_last + 1) * shape_.patterns +
               pattern % shape_.patterns;
    }

    static bool holds(const PatternSymbols& symbols, const SymbolClass& symbol, std::size_t byte) {
        if (symbol.kind == SymbolClass::Kind::Class)
            return symbols.classes[symbol.index].test(byte);
        return symbol.kind == SymbolClass::Kind::Always;
    }

    void set(std::byte* entry, std::size_t predicate, std::size_t bit, bool holds) const {
        std::byte& place = entry[predicate * chain_bytes() + bit / 8];
        const auto flag = static_cast<std::byte>(1U << bit % 8);
        place = holds == cyclic_.mask_is_match[predicate] ? place | flag : place & ~flag;
    }

    std::size_t predicates_;
    const CyclicCell& cyclic_;
    const CyclicShape& shape_;
};

CyclicKernel kernel_of(const DelayCell& cell, const CyclicCell& cyclic, const CyclicShape& shape) {
    CyclicKernel kernel;
    kernel.word_bytes = shape.word_bytes;
    kernel.chain = shape.chain;
    kernel.streams = shape.streams;
    kernel.stream_stride = shape.stream_stride;
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

Result<CompiledCyclic> compile_cyclic(const Recurrence& recurrence, const DelayCell& cell,
                                      const PatternSymbols& symbols, bool parts,
                                      const CodeSource& source) {
    const Target& target = source.target();
    CompiledCyclic result;
    MINTERM_TRY(const CyclicCell cyclic, derive_cyclic_cell(cell, *target.library));
    result.gates = cyclic.gates;

    const auto predicates = static_cast<std::size_t>(cell.relations);
    std::size_t longest = 0;
    for (std::size_t pattern = 0; pattern < symbols.rows.size(); ++pattern) {
        const std::size_t rows = symbols.rows[pattern].size() / predicates;
        const std::size_t most = std::min(64, target.word_bits);
        if (parts && rows > most)
            return Failure::user(fmt::format(
                "pattern {} has {} symbols, and lanes of a word have room for {}: --layout cyclic "
                "takes longer ones",
                pattern + 1, rows, most));
        longest = std::max(longest, rows);
    }
    result.patterns.memory = delay_memory(cell, longest);
    const CyclicShape shape =
        source.shape(cell, symbols.rows.size(), longest, result.patterns.memory, parts);
    if (shape.chain > kMostChain)
        return Failure::user(
            fmt::format("a pattern of {} symbols is too long to lie in {} words of {} bits",
                        longest, kMostChain, target.word_bits));
    result.patterns.kernel = kernel_of(cell, cyclic, shape);

    const std::string key = target.name + " cyclic\n" + print_recurrence(any_symbols(recurrence)) +
                            fmt::format("{} {} {} {} {}\n", shape.patterns, shape.chain,
                                        shape.parts, shape.streams, shape.stream_stride);
    const auto make = [&]() -> Result<KernelDraft> {
        KernelDraft draft{layout_cyclic(recurrence.name, cell, cyclic, shape), {}};
        if (const auto problems = check(draft.program); !problems.empty())
            return Failure::internal("the cyclic layout broke its own rules: " + problems.front());
        return draft;
    };
    std::vector<StageTime> times;
    MINTERM_TRY(result.code, source.get(key, make, times));
    result.patterns.kernel.columns = result.code.entry("columns");

    GroupWriter writer(cell, cyclic, shape);
    for (std::size_t first = 0; first < symbols.rows.size(); first += shape.group_patterns()) {
        const std::size_t end = std::min(first + shape.group_patterns(), symbols.rows.size());
        MINTERM_TRY(CyclicGroup group, writer.write(symbols, first, end));
        result.patterns.groups.push_back(std::move(group));
    }
    return result;
}

}  // namespace minterm
