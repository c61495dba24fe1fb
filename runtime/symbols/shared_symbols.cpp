// SPDX-License-Identifier: Apache-2.0
#include "runtime/symbols/shared_symbols.hpp"

#include <algorithm>

namespace minterm {

namespace {

constexpr std::uint32_t kMostSymbols = 1U << 22U;

std::uint32_t greatest_of(SymbolSpan text) {
    return text.visit([](auto symbols) -> std::uint32_t {
        return symbols.empty() ? 0 : *std::max_element(symbols.begin(), symbols.end());
    });
}

std::vector<std::uint32_t> counts_of(SymbolSpan text, std::size_t symbols) {
    std::vector<std::uint32_t> counts(symbols);
    text.visit([&](auto all) {
        for (const std::uint32_t symbol : all) ++counts[symbol];
    });
    return counts;
}

}  // namespace

std::optional<SharedCounts> count_shared(SymbolSpan a, SymbolSpan b) {
    if (std::max(a.size(), b.size()) > std::size_t{1} << 31U) return {};
    const std::uint32_t greatest = std::max(greatest_of(a), greatest_of(b));
    if (greatest >= kMostSymbols) return {};
    SharedCounts counts;
    counts.numbers = counts_of(a, std::size_t{greatest} + 1);
    const std::vector<std::uint32_t> counts_b = counts_of(b, std::size_t{greatest} + 1);
    for (std::size_t symbol = 0; symbol < counts.numbers.size(); ++symbol) {
        std::uint32_t& number = counts.numbers[symbol];
        const std::uint32_t in_a = number;
        const std::uint32_t in_b = counts_b[symbol];
        number = SharedCounts::kNotShared;
        if (in_a == 0 || in_b == 0) continue;
        number = static_cast<std::uint32_t>(counts.symbols++);
        counts.a_kept += in_a;
        counts.b_kept += in_b;
        counts.matching_pairs += std::uint64_t{in_a} * in_b;
    }
    return counts;
}

SharedSymbols::SharedSymbols(SymbolSpan a, SymbolSpan b, const SharedCounts& counts)
    : a_(kept_of(a, counts.a_kept, counts.numbers)),
      b_(kept_of(b, counts.b_kept, counts.numbers)) {}

SharedSymbols::Side SharedSymbols::kept_of(SymbolSpan all, std::size_t count,
                                           std::span<const std::uint32_t> numbers) {
    Side side;
    side.length = all.size();
    side.symbols.resize(count + 1);  // one more, so that what is not kept can be written, too
    side.positions.resize(count + 1);
    std::size_t kept = 0;
    all.visit([&](auto symbols) {
        for (std::size_t at = 0; at < symbols.size(); ++at) {
            const std::uint32_t number = numbers[symbols[at]];
            side.symbols[kept] = number;
            side.positions[kept] = static_cast<std::uint32_t>(at);
            kept += number == SharedCounts::kNotShared ? 0 : 1;
        }
    });
    side.symbols.resize(count);
    side.positions.resize(count);
    return side;
}

std::vector<EditRun> SharedSymbols::with_all(std::span<const EditRun> runs) const {
    std::vector<EditRun> all;
    std::size_t a_done = 0;
    std::size_t b_done = 0;
    const auto skip_to = [&](std::size_t a_next, std::size_t b_next) {
        append_run(all, EditOperation::OnlyInA, a_next - a_done);
        append_run(all, EditOperation::OnlyInB, b_next - b_done);
        a_done = a_next;
        b_done = b_next;
    };
    std::size_t i = 0;
    std::size_t j = 0;
    for (const EditRun& run : runs) {
        if (run.operation == EditOperation::OnlyInA) {
            i += run.length;
        } else if (run.operation == EditOperation::OnlyInB) {
            j += run.length;
        } else {
            for (const std::size_t end = i + run.length; i < end; ++i, ++j) {
                skip_to(a_.positions[i], b_.positions[j]);
                append_run(all, EditOperation::Match);
                ++a_done;
                ++b_done;
            }
        }
    }
    skip_to(a_.length, b_.length);
    return all;
}

}  // namespace minterm
