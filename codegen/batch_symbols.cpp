// SPDX-License-Identifier: Apache-2.0
#include "codegen/batch_symbols.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <mutex>
#include <utility>

#include "runtime/support/run_jobs.hpp"

namespace minterm {
namespace {

using Texts = std::span<const SymbolSpan>;

/// Pairs of a sample, and of how many it is one; symbols that are looked at in each string, and at
/// how many places of strings that are longer.
constexpr std::size_t kSampledPairs = 1024;
constexpr std::size_t kFewPairs = 8 * kSampledPairs;
constexpr std::size_t kSampledSymbols = 128;
constexpr std::size_t kSampledPlaces = 16;

/// Bits of a byte that tell all of `bytes` apart, exactly `count` of them, if there are any. Then
/// planes need no table of codes.
std::vector<std::uint8_t> telling_bits(const ByteSet& bytes, int count) {
    for (unsigned mask = 0; mask < 256; ++mask) {
        if (std::popcount(mask) != count) continue;
        ByteSet seen;
        bool apart = true;
        for (unsigned byte = 0; byte < 256 && apart; ++byte) {
            if (!bytes.test(byte)) continue;
            apart = !seen.test(byte & mask);
            seen.set(byte & mask);
        }
        if (!apart) continue;
        std::vector<std::uint8_t> bits;
        for (std::uint8_t bit = 0; bit < 8; ++bit)
            if ((mask >> bit & 1) != 0) bits.push_back(bit);
        return bits;
    }
    return {};
}

PlaneBits lowest_planes(int planes) {
    PlaneBits result;
    for (int bit = 0; bit < planes; ++bit) result.bits.push_back(static_cast<std::uint8_t>(bit));
    return result;
}

PlaneBits coded_planes(const CodeTable& codes, int planes) {
    PlaneBits result = lowest_planes(planes);
    for (std::uint32_t byte = 0; byte < 256; ++byte)
        result.codes.push_back(static_cast<std::uint8_t>(codes[byte]));
    return result;
}

/// Symbols that one thread looks at in one go; less than that is no work for two.
constexpr std::uint64_t kSymbolsAtOnce = std::uint64_t{1} << 17U;

/// The bytes of all texts, of so many symbols.
Result<ListBytes> bytes_of_all(JobTeam& team, Texts a, Texts b, std::uint64_t symbols) {
    const std::size_t count = std::max(a.size(), b.size());
    const std::uint64_t blocks = 1 + symbols / kSymbolsAtOnce;
    ListBytes all;
    std::mutex mutex;
    const auto look = [&](std::size_t begin, std::size_t end) {
        const auto part = [&](Texts texts) {
            const std::size_t from = std::min(begin, texts.size());
            return texts.subspan(from, std::min(end, texts.size()) - from);
        };
        const ListBytes found = bytes_in(part(a), part(b));
        const std::lock_guard lock(mutex);
        all.a |= found.a;
        all.b |= found.b;
    };
    MINTERM_TRY([[maybe_unused]] const Unit looked,
                run_in_blocks(team, count, 1 + count / blocks, look));
    return all;
}

/// Pieces of so many of the texts, from all over the list and from all over each.
std::vector<SymbolSpan> sample_of(Texts texts) {
    std::vector<SymbolSpan> sample;
    sample.reserve(kSampledPairs);
    for (std::size_t i = 0; i < kSampledPairs; ++i) {
        const SymbolSpan text = texts[texts.size() * i / kSampledPairs];
        const std::size_t length = std::min(text.size(), kSampledSymbols);
        const std::size_t place = i % kSampledPlaces;
        sample.push_back(
            text.subspan((text.size() - length) * place / (kSampledPlaces - 1), length));
    }
    return sample;
}

}  // namespace

ListShape shape_of(Texts a, Texts b) {
    ListShape shape;
    for (const SymbolSpan text : a) shape.take_a(text);
    for (const SymbolSpan text : b) shape.take_b(text);
    return shape;
}

CodedTexts::CodedTexts(Texts texts) : texts_(texts) {
    std::size_t total = 0;
    for (const SymbolSpan text : texts) total += text.size();
    symbols_.reserve(total);
    for (const SymbolSpan text : texts)
        text.visit(
            [&](auto symbols) { symbols_.insert(symbols_.end(), symbols.begin(), symbols.end()); });
}

void CodedTexts::code(const CodeTable& table, int planes) {
    codes_ = SymbolCodes(symbols_, table, planes);
    symbols_ = {};
    coded_.reserve(texts_.size());
    std::size_t begin = 0;
    for (const SymbolSpan text : texts_) {
        coded_.push_back(SymbolSpan(codes_).subspan(begin, text.size()));
        begin += text.size();
    }
}

Result<CallSymbols> symbols_of(JobTeam& team, const CodeSource& source,
                               const Recurrence& recurrence, Texts a, Texts b,
                               const ListShape& shape, SymbolsOf which) {
    CallSymbols symbols;
    if (!shape.any_wide) {
        const bool is_sampled = which == SymbolsOf::Sample && a.size() > kFewPairs;
        ListBytes bytes;
        if (is_sampled) {
            bytes = bytes_in(sample_of(a), sample_of(b));
        } else {
            MINTERM_TRY(bytes, bytes_of_all(team, a, b, shape.symbols));
        }
        MINTERM_TRY(SymbolCoding coding,
                    source.code(recurrence.relations, symbols_in(bytes.a), symbols_in(bytes.b)));
        // All bytes and a wildcard take nine bits, which no byte has.
        if (coding.planes() <= 8) {
            if (is_sampled) symbols.known = bytes;
            symbols.a = a;
            symbols.b = b;
            symbols.a_bits = coded_planes(coding.a_code, coding.logic.a_planes);
            symbols.b_bits = coded_planes(coding.b_code, coding.logic.b_planes);
            const Relation* const only =
                recurrence.relations.size() == 1 ? &recurrence.relations.front() : nullptr;
            if (only != nullptr && only->is_equality && only->wildcards.empty()) {
                const std::vector<std::uint8_t> bits =
                    telling_bits(bytes.a | bytes.b, coding.logic.a_planes);
                if (!bits.empty()) symbols.a_bits = symbols.b_bits = {bits, {}};
            }
            symbols.logic = std::move(coding.logic);
            return symbols;
        }
    }
    symbols.own_a.emplace(a);
    symbols.own_b.emplace(b);
    MINTERM_TRY(SymbolCoding coding, source.code(recurrence.relations, symbols.own_a->symbols(),
                                                 symbols.own_b->symbols()));
    symbols.own_a->code(coding.a_code, coding.planes());
    symbols.own_b->code(coding.b_code, coding.planes());
    symbols.a_bits = lowest_planes(coding.logic.a_planes);
    symbols.b_bits = lowest_planes(coding.logic.b_planes);
    symbols.a = symbols.own_a->coded();
    symbols.b = symbols.own_b->coded();
    symbols.logic = std::move(coding.logic);
    return symbols;
}

}  // namespace minterm
