// SPDX-License-Identifier: Apache-2.0
#include "spu/simulator.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace minterm::spu::simulator_test {
namespace {

class SpuSimulator : public ::testing::Test {
protected:
    /// Runs a text that begins with `start:`.
    Cycles run(const std::string& text, std::uint64_t most_cycles = 10000) {
        const auto image = assemble("start:\n" + text, "test.s");
        EXPECT_TRUE(image) << image.failure().render();
        image_ = *image;
        simulator_ = std::make_unique<Simulator>(image_);
        for (int i = 2; i < 10; ++i) simulator_->reg(i) = numbers(i);
        const auto cycles = simulator_->run("start", most_cycles);
        error_ = cycles ? "" : cycles.failure().render();
        return cycles ? *cycles : Cycles{};
    }
    /// Bytes 16 i .. 16 i + 15.
    static Simulator::Quadword numbers(int i) {
        Simulator::Quadword result;
        for (int k = 0; k < 16; ++k)
            result[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(16 * i + k);
        return result;
    }

    Image image_;
    std::unique_ptr<Simulator> simulator_;
    std::string error_;
};

TEST_F(SpuSimulator, WordsAndBytes) {
    run("il $20, 5\n ai $21, $20, -7\n a $22, $20, $21\n sf $23, $20, $21\n shli $24, $20, 3\n"
        "rotmi $25, $24, -2\n mpyi $26, $20, 100\n andi $27, $24, 56\n ila $28, 0x12345\n"
        "ilhu $29, 0x1234\n iohl $29, 0x5678\n cgti $30, $21, -3\n ceqi $31, $20, 6\n bi $0\n");
    EXPECT_EQ(error_, "");
    EXPECT_EQ(simulator_->word(21), 0xfffffffeU);
    EXPECT_EQ(simulator_->word(22), 3U);
    EXPECT_EQ(simulator_->word(23), 0xfffffff9U);
    EXPECT_EQ(simulator_->word(24), 40U);
    EXPECT_EQ(simulator_->word(25), 10U);
    EXPECT_EQ(simulator_->word(26), 500U);
    EXPECT_EQ(simulator_->word(27), 40U);
    EXPECT_EQ(simulator_->word(28), 0x12345U);
    EXPECT_EQ(simulator_->word(29), 0x12345678U);
    EXPECT_EQ(simulator_->word(30), 0xffffffffU);
    EXPECT_EQ(simulator_->word(31), 0U);
}

TEST_F(SpuSimulator, QuadwordsMoveAsOneNumber) {
    run("rotqbyi $20, $2, 3\n shlqbii $21, $3, 1\n rotqbii $22, $9, 1\n cwd $23, 4($0)\n"
        "shufb $24, $2, $3, $23\n selb $25, $2, $3, $2\n rotqby $26, $2, $27\n bi $0\n");
    EXPECT_EQ(error_, "");
    EXPECT_EQ(simulator_->reg(20)[0], 0x23);
    EXPECT_EQ(simulator_->reg(20)[15], 0x22);
    EXPECT_EQ(simulator_->reg(21)[0], 0x60);
    EXPECT_EQ(simulator_->reg(21)[15], 0x7e);
    EXPECT_EQ(simulator_->reg(22)[15], 0x3f);
    // $0 is the last word of the local store: 12 in its quadword, and 4 more begin the next one.
    EXPECT_EQ(simulator_->reg(24)[0], 0x20);
    EXPECT_EQ(simulator_->reg(24)[3], 0x23);
    EXPECT_EQ(simulator_->reg(24)[4], 0x34);
    EXPECT_EQ(simulator_->reg(25)[1], (0x21 & ~0x21) | (0x31 & 0x21));
    EXPECT_EQ(simulator_->reg(26)[0], 0x20);
}

TEST_F(SpuSimulator, MemoryIsInQuadwords) {
    run("ila $20, 0x1000\n stqd $2, 16($20)\n lqa $21, 0x1010\n stqx $3, $20, $22\n"
        "lqd $23, 0($20)\n bi $0\n");
    EXPECT_EQ(error_, "");
    EXPECT_EQ(simulator_->reg(21), numbers(2));
    EXPECT_EQ(simulator_->reg(23), numbers(3));
    EXPECT_EQ(simulator_->store()[0x1010], 0x20);
}

TEST_F(SpuSimulator, TwoPipesAndLatencies) {
    // Four pairs, one of nops, then a wait for the last load, and the way back, which no hint
    // announced.
    const Cycles pairs =
        run(".align 3\n and $20, $2, $3\n lqa $21, 0x1000\n or $22, $2, $3\n lqa $23, 0x1000\n"
            "nop\n lnop\n and $24, $23, $2\n bi $0\n");
    EXPECT_EQ(pairs.dual, 3U);
    EXPECT_EQ(pairs.idle, 1U);
    EXPECT_EQ(pairs.waiting, 4U);
    EXPECT_EQ(pairs.nops, 2U);
    EXPECT_EQ(pairs.branching, static_cast<std::uint64_t>(kBranchPenalty));
    EXPECT_EQ(pairs.total, 4U + 4U + kBranchPenalty);
    // The same instructions at the wrong addresses, and in the wrong order.
    const Cycles apart =
        run(".align 3\n lqa $21, 0x1000\n and $20, $2, $3\n lqa $23, 0x1000\n or $22, $2, $3\n bi "
            "$0\n");
    EXPECT_EQ(apart.dual, 0U);
    EXPECT_EQ(apart.single_even + apart.single_odd, 5U);
}

TEST_F(SpuSimulator, HintsMakeLoopsFree) {
    std::string body;
    for (int i = 0; i < 18; ++i) body += "nop\n lnop\n";
    const std::string loop =
        "il $20, 10\n .align 3\n again:\n hint\n" + body +
        "ai $20, $20, -1\n lnop\n nop\n lnop\n nop\n back: brnz $20, again\n bi $0\n";
    const auto with = [&](const std::string& hint) {
        std::string text = loop;
        return text.replace(text.find("hint"), 4, hint);
    };
    const Cycles hinted = run(with("nop\n hbrr back, again"));
    const Cycles plain = run(with("nop\n lnop"));
    EXPECT_EQ(error_, "");
    // Nine times back; then the hint is wrong, and without one nothing is.
    EXPECT_EQ(plain.branching, 10U * kBranchPenalty);
    EXPECT_EQ(hinted.branching, 2U * kBranchPenalty);
}

TEST_F(SpuSimulator, SaysWhereItStops) {
    run("br start\n", 100);
    EXPECT_EQ(error_, "test.s:2:1: error: 100 cycles and no end\n  2 | br start\n    | ^~~~~~~~");
    run("nop\n br data\n data: .long 0xffffffff\n");
    EXPECT_EQ(error_.substr(0, error_.find('\n')),
              "test.s:4:2: error: there is no instruction at 0x00008");
    // Out of the program: the branch that led there.
    run("nop\n br 0x1000\n");
    EXPECT_EQ(error_,
              "test.s:3:2: error: there is no instruction at 0x01004\n  3 |  br 0x1000\n    |  "
              "^~~~~~~~~");
    run("il $20, 2\n bi $20\n");
    EXPECT_EQ(error_.substr(0, error_.find('\n')),
              "test.s:3:2: error: there is no instruction at 0x00002");
    run("nop\n nop\n");
    EXPECT_EQ(error_.substr(0, error_.find('\n')),
              "test.s:3:2: error: there is no instruction at 0x00008");
    run("il $20, -4\n bi $20\n");
    EXPECT_EQ(error_.substr(0, error_.find('\n')),
              "test.s:3:2: error: there is no instruction at 0xfffffffc");
}

// The processor would ignore bits of these addresses.
TEST_F(SpuSimulator, RefusesAddressesThatMeanOthers) {
    run("ila $20, 0x3fff0\n lqd $21, 16($20)\n bi $0\n");
    EXPECT_EQ(error_,
              "test.s:3:2: error: 0x40000 lies beyond the local store, which has 0x40000 bytes\n"
              "  3 |  lqd $21, 16($20)\n"
              "    |  ^~~~~~~~~~~~~~~~");
    const auto first_line = [&] { return error_.substr(0, error_.find('\n')); };
    run("il $20, -16\n nop\n stqx $2, $20, $21\n bi $0\n");
    EXPECT_EQ(first_line(),
              "test.s:4:2: error: 0xfffffff0 lies beyond the local store, which has 0x40000 bytes");
    run("ila $20, 0x1008\n lqd $21, 16($20)\n bi $0\n");
    EXPECT_EQ(first_line(),
              "test.s:3:2: error: quadwords lie at multiples of 16, and 0x01018 is none");
    run("ila $20, 0x1001\n stqx $2, $20, $21\n bi $0\n");
    EXPECT_EQ(first_line(),
              "test.s:3:2: error: quadwords lie at multiples of 16, and 0x01001 is none");
    run("stqa $2, 0\n bi $0\n");
    EXPECT_EQ(first_line(), "test.s:2:1: error: a store to 0x00000 would overwrite the program");
    // Also as the second of two instructions of a cycle.
    run(".align 3\n nop\n lqa $20, 0x1000\n il $21, 8\n lnop\n nop\n lqd $22, 0($21)\n bi $0\n");
    EXPECT_EQ(first_line(),
              "test.s:8:2: error: quadwords lie at multiples of 16, and 0x00008 is none");
    EXPECT_EQ(simulator_->reg(22), Simulator::Quadword{});
}

}  // namespace
}  // namespace minterm::spu::simulator_test
