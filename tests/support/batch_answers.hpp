// SPDX-License-Identifier: Apache-2.0
//
// Lists of strings, and whether what a batch engine says of them is what a naive program says.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/batch_engine.hpp"
#include "tests/reference/edit_distances.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::testing {

using Texts = std::vector<std::string>;
using Answers = std::vector<std::int64_t>;

inline std::vector<SymbolSpan> views(const Texts& texts) { return {texts.begin(), texts.end()}; }

inline std::string every_byte() {
    std::string letters;
    for (int byte = 0; byte < 256; ++byte) letters += static_cast<char>(byte);
    return letters;
}

/// `text` with about so many of a hundred symbols replaced, left out or doubled.
inline std::string mutated(std::mt19937& random, std::string_view text, std::uint64_t percent,
                           std::string_view letters) {
    std::string result;
    for (const char symbol : text) {
        if (random() % 100 >= percent) {
            result += symbol;
            continue;
        }
        const auto kind = random() % 3;
        if (kind == 0) result += letters[random() % letters.size()];
        if (kind == 1) result += {symbol, letters[random() % letters.size()]};
    }
    return result;
}

inline std::string shown(std::string_view text) {
    std::string hex;
    for (const char byte : text)
        hex += std::to_string(static_cast<int>(static_cast<unsigned char>(byte))) + " ";
    return text.size() > 80 ? std::to_string(text.size()) + " bytes" : hex;
}

/// The first pair whose answer is not `expected`, where those greater than the bound are "more".
inline ::testing::AssertionResult agree(const Answers& found, const Answers& expected,
                                        std::optional<std::int64_t> bound, const Texts& a,
                                        const Texts& b, const Target& target) {
    if (found.size() != expected.size())
        return ::testing::AssertionFailure() << found.size() << " answers";
    for (std::size_t p = 0; p < found.size(); ++p) {
        const std::int64_t right = bound && expected[p] > *bound ? kMoreThanBound : expected[p];
        if (found[p] == right) continue;
        auto failure = ::testing::AssertionFailure();
        failure << target.name << ", pair " << p << ": got " << found[p] << ", expected " << right;
        if (bound) failure << ", bound " << *bound;
        return failure << "\n  a: " << shown(a[p % a.size()])
                       << "\n  b: " << shown(b[p % b.size()]);
    }
    return ::testing::AssertionSuccess();
}

inline ::testing::AssertionResult pairs_agree(BatchEngine& engine, const Target& target,
                                              const Recurrence& recurrence, const Texts& a,
                                              const Texts& b, const Answers& expected,
                                              const BatchOptions& options = {}) {
    const auto answers = engine.pairs(recurrence, views(a), views(b), options);
    if (!answers) return ::testing::AssertionFailure() << answers.failure().render();
    return agree(answers->values, expected, options.bound, a, b, target);
}

/// The whole matrix, query by query, and whether every cell was told exactly once.
inline Result<Answers> matrix_of(BatchEngine& engine, const Recurrence& recurrence,
                                 const Texts& queries, const Texts& targets,
                                 const BatchOptions& options = {}) {
    Answers values(queries.size() * targets.size(), -12345);
    std::atomic<std::size_t> told{0};
    const auto report = engine.matrix(
        recurrence, views(queries), views(targets),
        [&](const MatrixPart& part) {
            for (std::size_t i = 0; i < part.targets.size(); ++i)
                values[part.query * targets.size() + part.targets[i]] = part.values[i];
            told += part.targets.size();
            return true;
        },
        options);
    if (!report) return report.failure();
    if (told != values.size()) return Failure::internal("some answers are missing or told twice");
    return values;
}

inline ::testing::AssertionResult matrix_agrees(BatchEngine& engine, const Target& target,
                                                const Recurrence& recurrence, const Texts& queries,
                                                const Texts& targets, const Answers& expected,
                                                const BatchOptions& options = {}) {
    const auto values = matrix_of(engine, recurrence, queries, targets, options);
    if (!values) return ::testing::AssertionFailure() << values.failure().render();
    Texts a;
    for (const std::string& query : queries) a.insert(a.end(), targets.size(), query);
    return agree(*values, expected, options.bound, a, targets, target);
}

inline std::vector<ShippedSpec> corner_specs() {
    std::vector<ShippedSpec> specs;
    for (const ShippedSpec& spec : shipped_specs())
        if (load_shipped(spec.name).answer.kind == AnswerKind::Corner) specs.push_back(spec);
    return specs;
}

struct PairList {
    Texts a, b;
    Answers expected;
};

inline PairList mixed_pairs(std::size_t count, std::size_t longest, unsigned seed) {
    std::mt19937 random(seed);
    PairList pairs;
    for (std::size_t p = 0; p < count; ++p) {
        pairs.a.push_back(random_text(random, random() % (longest + 1), "ACGT"));
        pairs.b.push_back(mutated(random, pairs.a.back(), random() % 40, "ACGT"));
        pairs.expected.push_back(reference::edit_distance(pairs.a.back(), pairs.b.back()));
    }
    return pairs;
}

}  // namespace minterm::testing
