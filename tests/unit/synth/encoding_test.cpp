// SPDX-License-Identifier: Apache-2.0
#include "synth/encoding.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::encoding_test {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Flows flows_with(std::vector<std::int64_t> vertical, std::vector<std::int64_t> horizontal) {
    Flows flows;
    flows.vertical.components = {{0, Neighbour::Left}};
    flows.horizontal.components = {{0, Neighbour::Above}};
    for (const std::int64_t x : vertical) flows.vertical.values.push_back({x});
    for (const std::int64_t x : horizontal) flows.horizontal.values.push_back({x});
    return flows;
}

std::string encoded(const Flows& flows, const Recurrence& recurrence = levenshtein()) {
    const Result<Encoding> encoding = encode(recurrence, flows);
    if (!encoding) return encoding.failure().messages()[0].text;
    EXPECT_THAT(check(*encoding, flows), IsEmpty());
    return print_encoding(*encoding, flows);
}

TEST(Encode, DefaultsForFewValues) {
    EXPECT_EQ(encoded(flows_with({7}, {-2, 5})),
              "vertical: 0 bits\n"
              "  7 = -\n"
              "horizontal: 1 bit\n"
              "  -2 = 0\n"
              "  5 = 1\n");
    EXPECT_EQ(encoded(flows_with({-1, 0, 1}, {3, 4, 9})),
              "vertical: 2 bits\n"
              "  -1 = 1*\n"
              "  0 = 00\n"
              "  1 = 01\n"
              "horizontal: 2 bits\n"
              "  3 = 1*\n"
              "  4 = 00\n"
              "  9 = 01\n");
}

TEST(Encode, OffsetBinaryKeepsGapsThatCostNothing) {
    EXPECT_EQ(encoded(flows_with({-2, -1, 0, 1, 4}, {-20, -10, 0, 10, 20})),
              "vertical: 3 bits\n"
              "  -2 = 000\n"
              "  -1 = 001\n"
              "  0 = 010\n"
              "  1 = 011\n"
              "  4 = 110\n"
              "horizontal: 3 bits\n"
              "  -20 = 000\n"
              "  -10 = 001\n"
              "  0 = 010\n"
              "  10 = 011\n"
              "  20 = 100\n");
}

Flows flows_of_tuples(std::size_t components, std::vector<FlowValue> vertical) {
    Flows flows = flows_with({}, {0});
    flows.vertical.components.assign(components, {0, Neighbour::Left});
    flows.vertical.values = std::move(vertical);
    flows.cell.resize(flows.vertical.values.size());
    return flows;
}

TEST(Encode, StepsOfTheGreatestCommonDivisorAreCounted) {
    EXPECT_EQ(encoded(flows_with({-6, -3, 0, 12}, {0})),  // 0, 1, 2, 6: three bits, numbers two
              "vertical: 2 bits\n"
              "  -6 = 00\n"
              "  -3 = 01\n"
              "  0 = 10\n"
              "  12 = 11\n"
              "horizontal: 0 bits\n"
              "  0 = -\n");
    EXPECT_THAT(encoded(flows_with({-6, -3, 0, 6, 12}, {0})), HasSubstr("  12 = 110\n"));
}

TEST(Encode, ComponentsHaveBitsOfTheirOwn) {
    EXPECT_THAT(encoded(flows_of_tuples(2, {{0, 0}, {0, 4}, {3, 0}, {3, 2}, {3, 4}})),
                HasSubstr("vertical: 3 bits\n"
                          "  (0, 0) = 000\n"
                          "  (0, 4) = 010\n"
                          "  (3, 0) = 100\n"
                          "  (3, 2) = 101\n"
                          "  (3, 4) = 110\n"));
}

TEST(Encode, ComponentsAreToldByTheirDistanceWhereThatIsShorter) {
    // Six values and no more than one apart from them.
    std::vector<FlowValue> values;
    for (std::int64_t x = -4; x <= 6; x += 2) {
        for (const std::int64_t y : {x, x + 5}) values.push_back({x, y});
    }
    EXPECT_THAT(encoded(flows_of_tuples(2, std::move(values))), HasSubstr("vertical: 4 bits\n"
                                                                          "  (-4, -4) = 0000\n"
                                                                          "  (-4, 1) = 0001\n"
                                                                          "  (-2, -2) = 0010\n"));
}

// Both components are all zeros in (1, 1, 5), which stays. The third has four measures and counts
// from the least.
TEST(Encode, FewMeasuresCountFromAPairThatStays) {
    Flows flows = flows_of_tuples(3, {{0, 1, 8}, {0, 2, 7}, {1, 1, 5}, {1, 1, 6}, {1, 2, 5}});
    for (CellResult& result : flows.cell) result.vertical = 2;
    EXPECT_THAT(encoded(flows), HasSubstr("vertical: 4 bits\n"
                                          "  (0, 1, 8) = 1011\n"
                                          "  (0, 2, 7) = 1110\n"
                                          "  (1, 1, 5) = 0000\n"
                                          "  (1, 1, 6) = 0001\n"
                                          "  (1, 2, 5) = 0100\n"));
}

// (1, 1) is as good as (1, 0), and so is (0, 2), for which there is no code.
TEST(Encode, MergedTuplesAreCodesOfTheirValue) {
    Flows flows = flows_of_tuples(2, {{0, 0}, {0, 1}, {1, 0}});
    flows.vertical.values.push_back({2, 0});
    flows.cell.resize(4);
    flows.vertical.known = {{{0, 0}, 0}, {{0, 1}, 1}, {{0, 2}, 2},
                            {{1, 0}, 2}, {{1, 1}, 2}, {{2, 0}, 3}};
    EXPECT_EQ(encoded(flows),
              "vertical: 3 bits\n"
              "  (0, 0) = 000\n"
              "  (0, 1) = 001\n"
              "  (1, 0) = 01*\n"
              "  (2, 0) = 100\n"
              "horizontal: 0 bits\n"
              "  0 = -\n");
}

TEST(Encode, TuplesAreNumberedWhereComponentsWouldTakeMuchMore) {
    EXPECT_THAT(encoded(flows_of_tuples(2, {{0, 0}, {1, 40}, {9, 7}, {30, 3}})),
                HasSubstr("vertical: 2 bits\n"
                          "  (0, 0) = 00\n"
                          "  (1, 40) = 01\n"
                          "  (9, 7) = 10\n"
                          "  (30, 3) = 11\n"));
}

TEST(Encode, ValuesOfCodes) {
    const Result<Encoding> encoding =
        encode(levenshtein(), flows_with({-1, 0, 1}, {0, 1, 2, 3, 4}));
    ASSERT_TRUE(encoding.ok());
    EXPECT_THAT(encoding->vertical.value_of_code, ElementsAre(1, 2, 0, 0));
    EXPECT_THAT(encoding->horizontal.value_of_code, ElementsAre(0, 1, 2, 3, 4, -1, -1, -1));
}

Recurrence with_codes(bool vertical, bool horizontal,
                      std::initializer_list<std::pair<std::int64_t, std::string>> codes) {
    RecurrenceBuilder b("coded");
    const auto D = b.int_table("D");
    const Formula match = b.holds(b.equality());
    b.fill(D, b.j(), b.i(),
           min(min(b.above(D) + 1, b.left(D) + 1),
               b.diagonal(D) + select(match, b.number(0), b.number(1))));
    b.answer_corner(D);
    b.encode(vertical, horizontal, codes);
    return b.build();
}

TEST(Encode, TakesTheEncodingOfTheSpec) {
    const Flows flows = flows_with({-1, 0, 1}, {-1, 0, 1});
    EXPECT_EQ(encoded(flows, with_codes(false, true, {{0, "*0"}, {1, "01"}, {-1, "11"}})),
              "vertical: 2 bits\n"
              "  -1 = 1*\n"
              "  0 = 00\n"
              "  1 = 01\n"
              "horizontal: 2 bits\n"
              "  -1 = 11\n"
              "  0 = *0\n"
              "  1 = 01\n");
    EXPECT_THAT(encoded(flows, with_codes(true, true, {{0, "000"}, {1, "0*1"}, {-1, "110"}})),
                AllOf(HasSubstr("vertical: 3 bits\n  -1 = 110\n"),
                      HasSubstr("horizontal: 3 bits\n  -1 = 110\n")));
}

TEST(EncodeErrors, SayWhatIsWrongWithTheSpec) {
    const Flows flows = flows_with({-1, 0, 1}, {-1, 0, 1});
    const auto text = [&](std::initializer_list<std::pair<std::int64_t, std::string>> codes) {
        return encoded(flows, with_codes(true, false, codes));
    };
    EXPECT_EQ(text({{0, "00"}, {1, "01"}, {-1, "10"}, {2, "11"}}),
              "2 is no vertical value of this recurrence; those that occur are -1, 0, 1");
    EXPECT_EQ(text({{0, "00"}}), "vertical values -1, 1 can occur and need a code");
    EXPECT_EQ(text({{0, "00"}, {1, "11"}}), "vertical value -1 can occur and needs a code");
    EXPECT_EQ(text({{0, "0*"}, {1, "01"}, {-1, "10"}}),
              "the codes of 1 and 0 are not disjoint: 01 and 0* have a pattern in common");
    EXPECT_EQ(text({{0, "00"}, {1, "1"}, {-1, "10"}}),
              "the code 1 of 1 has 1 bits; all codes have to be of one width");
    EXPECT_EQ(text({{0, "00"}, {1, "01"}, {0, "10"}}),
              "0 has a code already; write * for bits that do not matter");
    EXPECT_EQ(text({{0, "0a"}, {1, "01"}, {-1, "11"}}),
              "the code '0a' of 0 has to be made of 0, 1 and *");
    EXPECT_EQ(text({{0, ""}}), "the code '' of 0 has to be made of 0, 1 and *");
    EXPECT_EQ(text({{0, "000000000"}}), "a code has at most 8 bits, this one has 9");
    EXPECT_EQ(text({}), "vertical values -1, 0, 1 can occur and need a code");
}

TEST(EncodeErrors, AreCollected) {
    const Flows flows = flows_with({-1, 0, 1}, {-1, 0, 1});
    Recurrence recurrence = with_codes(true, true, {{0, "00"}, {5, "01"}, {-1, "1*"}});
    recurrence.encodings.push_back(recurrence.encodings[0]);
    const Result<Encoding> encoding = encode(recurrence, flows);
    ASSERT_FALSE(encoding.ok());
    EXPECT_EQ(encoding.failure().kind(), FailureKind::User);
    std::vector<std::string> texts;
    for (const Message& message : encoding.failure().messages()) texts.push_back(message.text);
    EXPECT_THAT(
        texts,
        ElementsAre("vertical values are encoded twice", "horizontal values are encoded twice",
                    "5 is no value of this recurrence; those that occur are -1, 0, 1",
                    "value 1 can occur and needs a code"));
}

TEST(EncodeErrors, OfCodesForBothEdgesAreToldOnce) {
    const auto texts = [](const Flows& flows, const Recurrence& recurrence) {
        std::vector<std::string> found;
        const Result<Encoding> encoding = encode(recurrence, flows);
        if (encoding.ok()) return found;
        for (const Message& message : encoding.failure().messages()) found.push_back(message.text);
        return found;
    };
    const Recurrence overlap = with_codes(true, true, {{0, "0*"}, {1, "01"}, {-1, "10"}});
    const char* common =
        "the codes of 1 and 0 are not disjoint: 01 and 0* have a pattern in common";
    EXPECT_THAT(texts(flows_with({-1, 0, 1}, {-1, 0, 1}), overlap), ElementsAre(common));
    EXPECT_THAT(
        texts(flows_with({-1, 0, 1}, {0, 1}), overlap),
        ElementsAre(common,
                    "-1 is no horizontal value of this recurrence; those that occur are 0, 1"));
    Recurrence tuples = affine(2, 2, 1);
    tuples.encodings.push_back({true, true, {{0, "0", {}}}, {}});
    EXPECT_THAT(texts(*derive(tuples), tuples), ::testing::SizeIs(1));
}

TEST(EncodeErrors, TuplesAndManyValues) {
    Recurrence recurrence = affine(2, 2, 1);
    recurrence.encodings.push_back({true, false, {{0, "0", {}}}, {}});
    EXPECT_THAT(encoded(*derive(recurrence), recurrence),
                HasSubstr("values of this recurrence have several components"));
    const Recurrence wide = weighted(301, 200, 177);
    EXPECT_THAT(encoded(*derive(wide, {400, 16}), wide),
                HasSubstr("378 different vertical values would need more than 8 bits"));
    // 219 triples that no code of eight bits can hold component by component.
    const Recurrence gaps = gotoh(8, 11, 1, 100, 0);
    EXPECT_THAT(encoded(*derive(gaps), gaps),
                HasSubstr("219 different vertical values would need more than 8 bits, which is the "
                          "limit, in a code of numbers, and more than 64 are not coded otherwise"));
}

TEST(EncodingCheck, NamesTheBrokenRule) {
    const Flows flows = flows_with({-1, 0, 1}, {0, 1});
    const Encoding good = *encode(levenshtein(), flows);
    Encoding bad = good;
    bad.vertical.value_of_code[0] = 0;
    EXPECT_THAT(check(bad, flows), ElementsAre("vertical: code 0 is entered with the wrong value"));
    bad = good;
    bad.vertical.codes[1] = {2, 3};
    EXPECT_THAT(check(bad, flows), Contains("vertical: code 2 is entered with the wrong value"));
    bad = good;
    bad.horizontal.codes.pop_back();
    EXPECT_THAT(check(bad, flows), ElementsAre("horizontal: 1 codes for 2 values"));
    bad = good;
    bad.horizontal.codes[0] = {2, 3};
    EXPECT_THAT(check(bad, flows), Contains("horizontal: a code has bits outside its width"));
    bad = good;
    bad.horizontal.bits = 9;
    EXPECT_THAT(check(bad, flows), ElementsAre("horizontal: 9 bits"));
}

TEST(Encode, RandomRecurrencesGetSoundEncodings) {
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        const Recurrence recurrence = random_recurrence(seed);
        const Result<Flows> flows = derive(recurrence, {24, 64});
        if (!flows) continue;
        const Result<Encoding> encoding = encode(recurrence, *flows);
        ASSERT_TRUE(encoding.ok()) << seed;
        EXPECT_THAT(check(*encoding, *flows), IsEmpty()) << seed;
    }
}

}  // namespace
}  // namespace minterm::testing::encoding_test
