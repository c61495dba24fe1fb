// SPDX-License-Identifier: Apache-2.0
#include "synth/symbols.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <numeric>

#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::symbols_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

using Predicate = std::function<bool(unsigned char, unsigned char)>;

Relation equality() { return {"match", true, nullptr}; }

Relation relation(const Predicate& holds) {
    RecurrenceBuilder b("relation");
    b.relation("match", holds);
    return b.build().relations[0];
}

SymbolSet all_bytes() {
    SymbolSet set(256);
    std::iota(set.begin(), set.end(), 0U);
    return set;
}

SymbolSet bytes_of(std::string_view text) { return symbols_in(text); }

// Codes, with the logic compared with the predicates on every pair of symbols that occur.
SymbolCoding coded(const std::vector<Relation>& relations, const SymbolSet& a, const SymbolSet& b) {
    Result<SymbolCoding> result = code_symbols(relations, a, b);
    EXPECT_TRUE(result);
    const SymbolCoding& coding = *result;
    const SymbolLogic& logic = coding.logic;
    const Network network = mismatch_network(logic);
    EXPECT_THAT(check(network), IsEmpty());
    EXPECT_EQ(network.input_count(), logic.a_planes + logic.b_planes);
    EXPECT_EQ(network.outputs().size(), relations.size());
    if (logic.equality) {
        EXPECT_EQ(relations.size(), 1U);
        EXPECT_EQ(logic.a_planes - (logic.a_wildcards ? 1 : 0),
                  logic.b_planes - (logic.b_wildcards ? 1 : 0));
        EXPECT_THAT(logic.mismatch, IsEmpty());
    } else {
        EXPECT_EQ(logic.mismatch.size(), relations.size());
        for (const TruthTable& table : logic.mismatch) EXPECT_THAT(check(table), IsEmpty());
    }
    const std::vector<MintermSet> mismatch = simulate(network);
    int wrong = 0;
    for (const std::uint32_t x : a) {
        EXPECT_LT(coding.a_code[x], 1U << logic.a_planes);
        for (const std::uint32_t y : b) {
            const std::uint64_t minterm = coding.a_code[x] | std::uint64_t{coding.b_code[y]}
                                                                 << logic.a_planes;
            for (std::size_t r = 0; r < relations.size(); ++r) {
                const bool holds = relations[r](x, y);
                wrong += mismatch[r].test(minterm) == holds ? 1 : 0;
                if (logic.equality)
                    wrong += logic.codes_match(coding.a_code[x], coding.b_code[y]) != holds ? 1 : 0;
            }
        }
    }
    EXPECT_EQ(wrong, 0);
    return std::move(*result);
}

int planes_of_equality(std::string_view a, std::string_view b) {
    const SymbolCoding coding = coded({equality()}, bytes_of(a), bytes_of(b));
    EXPECT_TRUE(coding.logic.equality);
    return coding.logic.a_planes;
}

TEST(CodeSymbols, EqualityNeedsAsManyPlanesAsLettersDemand) {
    EXPECT_EQ(planes_of_equality("GATTACA", "ACGT"), 2);
    EXPECT_EQ(planes_of_equality("ACGTN", "ACGT"), 3);
    EXPECT_EQ(planes_of_equality("abcdefghijklmnopqrstuvwxyz", "the lazy dog"), 4);
    EXPECT_EQ(planes_of_equality("abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba"), 5);
    EXPECT_EQ(planes_of_equality("AAAA", "AA"), 0);
    EXPECT_EQ(planes_of_equality("A", "AC"), 1);
    // Letters without a partner need not be told apart.
    EXPECT_EQ(planes_of_equality("Aqwertyu", "Azxcvbn"), 2);
    EXPECT_EQ(planes_of_equality("xyz", "abc"), 1);
}

TEST(CodeSymbols, EmptySidesNeedNoPlane) {
    EXPECT_EQ(planes_of_equality("", ""), 0);
    EXPECT_EQ(planes_of_equality("", "ACGT"), 0);
    EXPECT_EQ(planes_of_equality("ACGT", ""), 0);
}

TEST(CodeSymbols, AllBytes) {
    const SymbolCoding coding = coded({equality()}, all_bytes(), all_bytes());
    EXPECT_TRUE(coding.logic.equality);
    EXPECT_EQ(coding.logic.a_planes, 8);
    for (unsigned x = 0; x < 256; ++x) EXPECT_EQ(coding.a_code[x], x);
}

TEST(CodeSymbols, CodesAscendWithTheBytes) {
    const SymbolCoding coding = coded({equality()}, bytes_of("TGCA"), bytes_of("ACGT"));
    EXPECT_EQ(coding.a_code['A'], 0);
    EXPECT_EQ(coding.a_code['C'], 1);
    EXPECT_EQ(coding.a_code['G'], 2);
    EXPECT_EQ(coding.a_code['T'], 3);
    EXPECT_EQ(coding.b_code['T'], 3);
}

TEST(CodeSymbols, SharedLogicForWhateverActsLikeEquality) {
    const Relation folded = relation(
        [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
    const SymbolCoding coding = coded({folded}, bytes_of("AcGt"), bytes_of("acgtACGT"));
    const SymbolCoding plain = coded({equality()}, bytes_of("ACGT"), bytes_of("ACGT"));
    EXPECT_EQ(coding.logic, plain.logic);
    EXPECT_EQ(coding.b_code['a'], coding.b_code['A']);

    const Relation complement = relation([](unsigned char x, unsigned char y) {
        const std::string_view pairs = "ATCGTAGC";
        for (std::size_t k = 0; k < pairs.size(); k += 2) {
            if (pairs[k] == static_cast<char>(x) && pairs[k + 1] == static_cast<char>(y))
                return true;
        }
        return false;
    });
    EXPECT_EQ(coded({complement}, bytes_of("ACGT"), bytes_of("ACGT")).logic, plain.logic);
    EXPECT_EQ(coded({complement}, bytes_of("ACGTN"), bytes_of("ACGTN")).logic.a_planes, 3);
}

// The letters of an IUPAC nucleotide code as a set of four bits.
unsigned bases(unsigned char c) {
    const std::string_view letters = "ACMGRSVTWYHKDBN";
    const std::size_t at = letters.find(static_cast<char>(c));
    return at == std::string_view::npos ? 0 : static_cast<unsigned>(at) + 1;
}

TEST(CodeSymbols, Iupac) {
    const Relation overlap =
        relation([](unsigned char x, unsigned char y) { return (bases(x) & bases(y)) != 0; });
    const SymbolCoding pattern = coded({overlap}, bytes_of("ACMGRSVTWYHKDBN"), bytes_of("ACGT"));
    EXPECT_FALSE(pattern.logic.equality);
    EXPECT_EQ(pattern.logic.a_planes, 4);
    EXPECT_EQ(pattern.logic.b_planes, 2);
    coded({overlap}, bytes_of("ACMGRSVTWYHKDBN"), bytes_of("ACMGRSVTWYHKDBN"));
    coded({overlap}, all_bytes(), all_bytes());
    // Without ambiguous letters it is equality.
    EXPECT_TRUE(coded({overlap}, bytes_of("ACGT"), bytes_of("ACGT")).logic.equality);
}

TEST(CodeSymbols, WildcardsAreNotTransitive) {
    const Relation wild =
        relation([](unsigned char x, unsigned char y) { return x == '?' || x == y; });
    const SymbolCoding coding = coded({wild}, bytes_of("a?b"), bytes_of("abcd"));
    EXPECT_FALSE(coding.logic.equality);
    EXPECT_EQ(coding.logic.a_planes, 2);
    EXPECT_EQ(coding.logic.b_planes, 2);  // c and d are alike
    EXPECT_EQ(coding.b_code['c'], coding.b_code['d']);
    // '?' alone on a side is a class that relates to everything: equality without planes.
    EXPECT_EQ(coded({wild}, bytes_of("?"), bytes_of("abcd")).logic.a_planes, 0);
}

TEST(CodeSymbols, OneClassASideNeedsNoPlane) {
    const std::vector<Relation> relations{
        relation([](unsigned char, unsigned char y) { return y < 'c'; }),
        relation([](unsigned char, unsigned char y) { return y % 2 == 0; })};
    const SymbolCoding coding = coded(relations, bytes_of("xyz"), bytes_of("abcd"));
    EXPECT_FALSE(coding.logic.equality);
    EXPECT_EQ(coding.logic.a_planes, 0);
    EXPECT_EQ(coding.logic.b_planes, 2);
}

TEST(CodeSymbols, NoPredicates) {
    const SymbolCoding coding = coded({}, bytes_of("abc"), bytes_of("abc"));
    EXPECT_FALSE(coding.logic.equality);
    EXPECT_EQ(coding.logic.a_planes, 0);
    EXPECT_EQ(coding.logic.b_planes, 0);
}

TEST(CodeSymbols, SeveralPredicatesShareClasses) {
    const Relation vowels = relation([](unsigned char x, unsigned char y) {
        const std::string_view letters = "aeiou";
        return letters.find(static_cast<char>(x)) != std::string_view::npos &&
               letters.find(static_cast<char>(y)) != std::string_view::npos;
    });
    coded({equality(), vowels}, bytes_of("abcde"), bytes_of("abcdefghi"));
    coded({vowels, equality()}, all_bytes(), all_bytes());
}

TEST(CodeSymbols, MoreClassesThanBytes) {
    // 255 pairs of bytes and one without a partner on each side.
    const Relation next = relation([](unsigned char x, unsigned char y) { return y == x + 1; });
    const SymbolCoding coding = coded({next}, all_bytes(), all_bytes());
    EXPECT_TRUE(coding.logic.equality);
    EXPECT_EQ(coding.logic.a_planes, 9);
}

// `count` numbers from `first` on, in steps of `step`.
SymbolSet numbers(std::size_t count, std::uint32_t first, std::uint32_t step) {
    SymbolSet set(count);
    for (std::size_t i = 0; i < count; ++i) set[i] = first + static_cast<std::uint32_t>(i) * step;
    return set;
}

TEST(CodeSymbols, NumbersOfAnySize) {
    // Below and above the numbers that are looked up directly, up to the greatest there is.
    for (const std::uint32_t step : {1U, 7U, 4'000'000U}) {
        const SymbolSet a = numbers(1000, 0, step);
        const SymbolSet b = numbers(700, step * 300, step);
        EXPECT_EQ(coded({equality()}, a, a).logic.a_planes, 10);
        EXPECT_EQ(coded({equality()}, a, b).logic.a_planes,
                  10);  // 700 shared ones and a lonely one
        EXPECT_EQ(coded({equality()}, numbers(10, 0, step), b).logic.a_planes, 1);
    }
    EXPECT_EQ(coded({equality()}, {0, 0xFFFFFFFE, 0xFFFFFFFF}, {0xFFFFFFFF}).logic.a_planes, 1);
}

TEST(CodeSymbols, WildcardsHaveAPlaneWhereTheyOccur) {
    Relation wild = equality();
    wild.wildcards = {'N', 0x2022};
    const auto planes = [&](const SymbolSet& a, const SymbolSet& b) {
        const SymbolLogic logic = coded({wild}, a, b).logic;
        EXPECT_TRUE(logic.equality);
        return std::pair(logic.a_planes, logic.b_planes);
    };
    EXPECT_EQ(planes(bytes_of("ACGT"), bytes_of("ACGT")), std::pair(2, 2));
    EXPECT_EQ(planes(bytes_of("ACGNT"), bytes_of("ACGT")), std::pair(3, 2));
    EXPECT_EQ(planes(bytes_of("ACGT"), {'A', 'C', 'G', 'N', 'T', 0x2022}), std::pair(2, 3));
    EXPECT_EQ(planes(bytes_of("N"), bytes_of("N")), std::pair(1, 1));
    EXPECT_EQ(planes({}, bytes_of("N")), std::pair(0, 1));
    EXPECT_EQ(planes(numbers(600, 'N', 3), numbers(600, 'N', 3)), std::pair(11, 11));
    // Beside a predicate that is a table.
    Relation folded = relation(
        [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
    folded.wildcards = {'?', 0x2022};
    coded({folded}, bytes_of("aA?b"), {'A', 'c', '?', 0x2022});
}

TEST(CodeSymbols, TablesOfBytesBesideGreaterNumbers) {
    const Relation folded = relation(
        [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
    const SymbolSet letters{'A', 'a', 'b', 0x3B1, 0x1F600};
    EXPECT_TRUE(coded({folded}, letters, letters).logic.equality);
    EXPECT_TRUE(coded({folded}, numbers(900, 'A', 1), numbers(900, 'a', 1)).logic.equality);
}

TEST(CodeSymbols, TablesThatWouldBeTooLargeAreRefused) {
    const Relation near =
        relation([](unsigned char x, unsigned char y) { return x + 1 >= y && y + 1 >= x; });
    coded({near}, all_bytes(), all_bytes());
    const Result<SymbolCoding> coding =
        code_symbols({near}, numbers(2000, 0, 1), numbers(2000, 0, 1));
    ASSERT_FALSE(coding);
    EXPECT_EQ(coding.failure().kind(), FailureKind::User);
    EXPECT_THAT(coding.failure().render(), ::testing::HasSubstr("equality only"));
}

TEST(CodeSymbols, ConstantPredicates) {
    const Relation always = relation([](unsigned char, unsigned char) { return true; });
    const Relation never = relation([](unsigned char, unsigned char) { return false; });
    EXPECT_EQ(coded({always}, all_bytes(), all_bytes()).logic.a_planes, 0);
    EXPECT_EQ(coded({never}, all_bytes(), all_bytes()).logic.a_planes, 1);
    coded({always, never}, all_bytes(), all_bytes());
}

TEST(CodeSymbols, RandomRelationsAndByteSets) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        // From few classes to all bytes different.
        const auto classes = static_cast<unsigned>(random.between(1, seed % 10 == 0 ? 256 : 12));
        std::vector<Relation> relations;
        for (int r = random.between(1, 2); r > 0; --r) {
            std::bitset<65536> pairs;
            const int density = random.between(1, 4);
            for (unsigned k = 0; k < 65536; ++k) pairs.set(k, random.below(4) < density);
            const unsigned a_factor = 1 + 2 * static_cast<unsigned>(random.below(64));
            relations.push_back(relation([&](unsigned char x, unsigned char y) {
                return pairs.test(256 * (x * a_factor % classes) + y % classes);
            }));
        }
        if (random.one_in(3)) relations[0] = equality();
        std::bitset<256> a;
        std::bitset<256> b;
        const int a_size = random.between(0, 40);
        const int b_size = random.between(0, 40);
        for (int k = 0; k < a_size; ++k) a.set(static_cast<std::size_t>(random.below(256)));
        for (int k = 0; k < b_size; ++k) b.set(static_cast<std::size_t>(random.below(256)));
        coded(relations, symbols_in(a), symbols_in(b));
    }
}

TEST(CodeSymbols, RandomRelationOnAllBytes) {
    Random random(5);
    std::bitset<65536> pairs;
    for (unsigned k = 0; k < 65536; ++k) pairs.set(k, random.one_in(2));
    const auto holds = [&](unsigned char x, unsigned char y) { return pairs.test(256U * x + y); };
    const SymbolCoding coding = coded({relation(holds)}, all_bytes(), all_bytes());
    EXPECT_EQ(coding.logic.a_planes, 8);
    EXPECT_EQ(coding.logic.b_planes, 8);
}

TEST(SymbolsIn, EachOnceAscending) {
    using std::string_view_literals::operator""sv;
    EXPECT_THAT(symbols_in("\0a\xff\x61"sv), ElementsAre(0, 'a', 255));
    EXPECT_THAT(symbols_in(""), IsEmpty());
    EXPECT_THAT(symbols_in(U"\U0001F600a\U0001F600"), ElementsAre('a', 0x1F600));
    EXPECT_THAT(symbols_in(std::vector<std::uint32_t>{0xFFFFFFFF, 3, 0xFFFFFFFF, 1 << 21}),
                ElementsAre(3, 1 << 21, 0xFFFFFFFF));
    EXPECT_THAT(symbols_in(std::vector<std::uint32_t>{}), IsEmpty());
}

SymbolLogic equality_of(int planes) {
    SymbolLogic logic;
    logic.a_planes = logic.b_planes = planes;
    return logic;
}

TEST(MismatchNetwork, EqualityCostsTwoGatesAPlaneLessOne) {
    for (int planes = 0; planes <= 8; ++planes) {
        const Network network = mismatch_network(equality_of(planes));
        EXPECT_EQ(network.gate_count(), planes == 0 ? 0 : 2 * planes - 1);
    }
    const Network none = mismatch_network(equality_of(0));
    EXPECT_EQ(none.outputs()[0].signal, none.constant(false));
}

}  // namespace
}  // namespace minterm::testing::symbols_test
