// SPDX-License-Identifier: Apache-2.0
#include "spu/assembler.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "spu/instruction_set.hpp"

namespace minterm::spu::assembler_test {
namespace {

constexpr Op kLast = Op::Stop;

std::uint32_t word_at(const Image& image, std::size_t number) {
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i) word = word << 8U | image.bytes[4 * number + i];
    return word;
}

/// The one word of a line.
std::uint32_t assembled(const std::string& line) {
    const auto image = assemble(line, "test.s");
    EXPECT_TRUE(image) << image.failure().render();
    return image ? word_at(*image, 0) : 0;
}

std::string message(const std::string& text) {
    const auto image = assemble(text, "test.s");
    EXPECT_FALSE(image) << text;
    return image ? std::string() : image.failure().render();
}

// Words put together by hand from the operation codes in binutils; no other assembler made them.
TEST(SpuAssembler, EncodesFieldByField) {
    EXPECT_EQ(assembled("and $3, $4, $5"), 0x18214203U);
    EXPECT_EQ(assembled("selb $3, $4, $5, $6"), 0x80614206U);
    EXPECT_EQ(assembled("shufb $3, $4, $5, $6"), 0xb0614206U);
    EXPECT_EQ(assembled("lqd $3, 32($1)"), 0x34008083U);
    EXPECT_EQ(assembled("stqd $3, -16($1)"), 0x24ffc083U);
    EXPECT_EQ(assembled("ai $3, $4, -1"), 0x1cffc203U);
    EXPECT_EQ(assembled("il $3, -1"), 0x40ffff83U);
    EXPECT_EQ(assembled("ila $3, 0x3ffff"), 0x43ffff83U);
    EXPECT_EQ(assembled("shlqbii $3, $4, 1"), 0x3f604203U);
    EXPECT_EQ(assembled("bi $0"), 0x35000000U);
    EXPECT_EQ(assembled("nop"), 0x40200000U);
    EXPECT_EQ(assembled("lnop"), 0x00200000U);
    EXPECT_EQ(assembled("here: br here"), 0x32000000U);
    EXPECT_EQ(assembled("here: brnz $3, here"), 0x21000003U);
}

TEST(SpuAssembler, DecodesWhatItEncodes) {
    std::mt19937 random(1);
    for (int number = 0; number <= static_cast<int>(kLast); ++number) {
        const Op op = static_cast<Op>(number);
        ASSERT_EQ(info(op).op, op) << info(op).mnemonic;
        ASSERT_EQ(op_named(info(op).mnemonic), op);
        for (int round = 0; round < 200; ++round) {
            const auto decoded =
                decode(static_cast<std::uint32_t>(info(op).code) << 21U | (random() & 0x001fffffU));
            // Longer codes begin like shorter ones only if they are none of these.
            if (!decoded || decoded->op != op) continue;
            EXPECT_EQ(why_not_encodable(*decoded), "");
            EXPECT_EQ(decode(encode(*decoded)), *decoded);
            const Form form = info(op).form;
            if (form == Form::Jump || form == Form::Condition || form == Form::Hint) continue;
            EXPECT_EQ(assembled(print(*decoded)), encode(*decoded)) << print(*decoded);
        }
    }
}

TEST(SpuAssembler, LabelsConstantsAndFilling) {
    const auto image = assemble(
        "# a comment\n"
        "constants:\n"
        "    .long 0x00010203, -1\n"
        ".align 4\n"
        "start: lqa $3, constants   # and another\n"
        "    hbrr end, start\n"
        "end:\n"
        "    brnz $3, start\n",
        "test.s");
    ASSERT_TRUE(image) << image.failure().render();
    EXPECT_EQ(image->labels.at("start"), 16U);
    EXPECT_EQ(image->labels.at("end"), 24U);
    EXPECT_EQ(word_at(*image, 0), 0x00010203U);
    EXPECT_EQ(word_at(*image, 1), 0xffffffffU);
    EXPECT_EQ(decode(word_at(*image, 2))->op, Op::Nop);
    EXPECT_EQ(decode(word_at(*image, 3))->op, Op::Lnop);
    const Instruction hint = *decode(word_at(*image, 5));
    EXPECT_EQ(hint.branch, 4);
    EXPECT_EQ(hint.immediate, -4);
    EXPECT_EQ(decode(word_at(*image, 6))->immediate, -8);
    EXPECT_EQ(image->lines[4], 5U);
}

TEST(SpuAssembler, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(message("nop\n    fma $1, $2, $3, $4\n"),
              "test.s:2:5: error: 'fma' is no instruction or directive known here\n"
              "  2 |     fma $1, $2, $3, $4\n"
              "    |     ^~~");
    EXPECT_NE(message("and $3, $4").find("and takes 3 operands, and here are 2"),
              std::string::npos);
    EXPECT_NE(message("and $3, $4, $128").find("1:13: error: expected a register, $0 to $127"),
              std::string::npos);
    EXPECT_NE(message("lqd $3, 8($4)").find("quadwords lie at multiples of 16, and 8 is none"),
              std::string::npos);
    EXPECT_NE(message("lqa $3, 0x18").find("quadwords lie at multiples of 16, and 24 is none"),
              std::string::npos);
    EXPECT_NE(message("lqd $3, 8192($4)").find("displacement 8192 is not in -8192 .. 8176"),
              std::string::npos);
    EXPECT_NE(message("ai $3, $4, 512").find("immediate 512 is not in -512 .. 511"),
              std::string::npos);
    for (const char* number : {"--5", "0x-5", "-0x-5", "0x", "", "-", "5 5", "+5"})
        EXPECT_NE(message(std::string("ai $3, $4, ") + number + "\n").find("error"),
                  std::string::npos)
            << number;
    EXPECT_NE(message(": nop").find("1:1: error: expected the name of a label before ':'"),
              std::string::npos);
    EXPECT_NE(message("a b: nop").find("1:1: error: expected the name of a label before ':'"),
              std::string::npos);
    for (const char* const name : {"16", "-1", "$3"})
        EXPECT_NE(message(std::string(name) + ": nop").find("1:1: error: expected the name"),
                  std::string::npos)
            << name;
    EXPECT_NE(message(".long 1,").find("1:9: error: expected a number of 32 bits"),
              std::string::npos);
    EXPECT_NE(message("ai $1, $2,").find("expected a number, or a label"), std::string::npos);
    EXPECT_NE(message("br nowhere").find("expected a label that is defined in this text"),
              std::string::npos);
    EXPECT_NE(message("a: nop\na: nop").find("2:1: error: label 'a' stands for two places"),
              std::string::npos);
    EXPECT_NE(message("br 0x40000").find("more than a branch reaches"), std::string::npos);
    EXPECT_NE(message("hbrr 0x800, 0").find("more than a hint reaches"), std::string::npos);
    EXPECT_NE(message(".align 9").find(".align takes a number from 2 to 7"), std::string::npos);
    EXPECT_NE(message(".long").find("1:1: error: .long takes numbers of 32 bits"),
              std::string::npos);
    EXPECT_NE(message(".global").find("1:1: error: .global takes the name of a label"),
              std::string::npos);
    EXPECT_NE(message(".global a, b").find(".global takes the name of a label"), std::string::npos);
    std::string large;
    for (int i = 0; i < 16385; ++i) large += ".long 0, 0, 0, 0\n";
    EXPECT_NE(message(large).find("16385:1: error: the program is too large"), std::string::npos);
}

}  // namespace
}  // namespace minterm::spu::assembler_test
