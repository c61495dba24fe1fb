// SPDX-License-Identifier: Apache-2.0
#include "runtime/symbols/shared_symbols.hpp"

#include <algorithm>
#include <limits>

namespace minterm {

namespace {

constexpr std::uint32_t kMostSymbols = 1U << 22U;
constexpr std::uint32_t kNotShared = std::numeric_limits<std::uint32_t>::max();

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

std::optional<SharedSymbols> SharedSymbols::of(SymbolSpan a, SymbolSpan b) {
    if (std::max(a.size(), b.size()) > std::size_t{1} << 31U) return {};
    const std::uint32_t greatest = std::max(greatest_of(a), greatest_of(b));
    if (greatest >= kMostSymbols) return {};
    std::vector<std::uint32_t> new_numbers = counts_of(a, std::size_t{greatest} + 1);
    const std::vector<std::uint32_t> counts_b = counts_of(b, std::size_t{greatest} + 1);
    SharedSymbols shared;
    for (std::size_t symbol = 0; symbol < new_numbers.size(); ++symbol) {
        const std::uint64_t pairs = std::uint64_t{new_numbers[symbol]} * counts_b[symbol];
        shared.matching_pairs_ += pairs;
        new_numbers[symbol] =
            pairs == 0 ? kNotShared : static_cast<std::uint32_t>(shared.symbols_++);
    }
    shared.a_ = kept_of(a, new_numbers);
    shared.b_ = kept_of(b, new_numbers);
    return shared;
}

SharedSymbols::Side SharedSymbols::kept_of(SymbolSpan all,
                                           std::span<const std::uint32_t> new_numbers) {
    Side side;
    side.length = all.size();
    side.symbols.resize(all.size());
    side.positions.resize(all.size());
    std::size_t kept = 0;
    all.visit([&](auto symbols) {
        for (std::size_t at = 0; at < symbols.size(); ++at) {
            const std::uint32_t number = new_numbers[symbols[at]];
            side.symbols[kept] = number;
            side.positions[kept] = static_cast<std::uint32_t>(at);
            kept += number == kNotShared ? 0 : 1;
        }
    });
    side.symbols.resize(kept);
    side.positions.resize(kept);
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
