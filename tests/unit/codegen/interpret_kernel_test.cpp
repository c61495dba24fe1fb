// SPDX-License-Identifier: Apache-2.0
//
// Interpreted kernel programs against one that keeps every value in a place of its own and computes
// it bit by bit, as the comments of KernelOp say.
#include "codegen/interpret_kernel.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <thread>
#include <vector>

namespace minterm::interpret_kernel_test {
namespace {

using Bits = std::vector<bool>;
using Bytes = std::vector<std::byte>;

/// A function's values and memory, naively.
class Naive {
public:
    Naive(const KernelFunction& function, std::size_t word_bits, std::vector<Bytes> buffers,
          std::vector<std::int64_t> scalars)
        : function_(function),
          word_bits_(word_bits),
          words_(function.values.size()),
          indices_(function.values.size(), 0),
          buffers_(std::move(buffers)),
          scalars_(std::move(scalars)) {}

    std::vector<Bytes> run() {
        for (const Instruction& instruction : function_.prologue) step(instruction);
        const Loop& loop = function_.loop;
        for (const Carried& carried : loop.carried) words_[carried.phi] = words_[carried.initial];
        for (std::int64_t i = indices_[loop.begin]; i < indices_[loop.end]; ++i) {
            indices_[loop.index] = i;
            for (const Instruction& instruction : loop.body) step(instruction);
            std::vector<Bits> next;
            for (const Carried& carried : loop.carried) next.push_back(words_[carried.next]);
            for (std::size_t c = 0; c < next.size(); ++c) words_[loop.carried[c].phi] = next[c];
        }
        for (const Instruction& instruction : function_.epilogue) step(instruction);
        return buffers_;
    }

private:
    std::byte* place(const Instruction& instruction) {
        std::int64_t at =
            instruction.words * static_cast<std::int64_t>(word_bits_ / 8) + instruction.bytes;
        if (instruction.args[0] != kNoValue) at += indices_[instruction.args[0]];
        return &buffers_[instruction.buffer].at(static_cast<std::size_t>(at));
    }

    Bits made_of(const std::function<bool(std::size_t)>& bit) const {
        Bits bits(word_bits_);
        for (std::size_t i = 0; i < word_bits_; ++i) bits[i] = bit(i);
        return bits;
    }

    void step(const Instruction& instruction) {
        const auto& args = instruction.args;
        const auto word = [&](std::size_t operand) -> const Bits& { return words_[args[operand]]; };
        const auto index = [&](std::size_t operand) { return indices_[args[operand]]; };
        const auto number = static_cast<std::size_t>(instruction.immediate);
        const std::size_t part = std::min<std::size_t>(64, word_bits_);
        const std::size_t byte_part = 8 * std::min<std::size_t>(kPartBytes, word_bits_ / 8);
        Bits bits;
        std::int64_t result = 0;
        switch (instruction.op) {
            case KernelOp::Scalar:
                result = scalars_[instruction.buffer];
                break;
            case KernelOp::Integer:
                result = instruction.immediate;
                break;
            case KernelOp::IndexAdd:
                result = index(0) + index(1);
                break;
            case KernelOp::IndexMul:
                result = index(0) * index(1);
                break;
            case KernelOp::IndexScale:
                result = index(0) * instruction.immediate;
                break;
            case KernelOp::IndexAnd:
                result = index(0) & instruction.immediate;
                break;
            case KernelOp::IndexShift:
                result = static_cast<std::int64_t>(static_cast<std::uint64_t>(index(0)) >>
                                                   instruction.immediate);
                break;
            case KernelOp::IndexKept:
                result = index(0);
                break;
            case KernelOp::Constant:
                bits = made_of([&](std::size_t) { return instruction.immediate != 0; });
                break;
            case KernelOp::Load:
                bits = made_of([&](std::size_t i) {
                    return (std::to_integer<unsigned>(place(instruction)[i / 8]) >> i % 8 & 1U) !=
                           0;
                });
                break;
            case KernelOp::LoadFirst:  // of which nothing but the first bit is looked at
                bits = made_of([&](std::size_t i) {
                    return i > 0 || (std::to_integer<unsigned>(*place(instruction)) & 1U) != 0;
                });
                break;
            case KernelOp::Store:
                for (std::size_t i = 0; i < word_bits_; ++i) {
                    std::byte& byte = place(instruction)[i / 8];
                    const std::byte mask{static_cast<unsigned char>(1U << i % 8)};
                    byte = words_[args[1]][i] ? byte | mask : byte & ~mask;
                }
                return;
            case KernelOp::LoadByte:
                result = std::to_integer<std::int64_t>(*place(instruction));
                break;
            case KernelOp::StoreByte:
                *place(instruction) = static_cast<std::byte>(index(1) & 255);
                return;
            case KernelOp::StoreFirst: {
                unsigned byte = 0;
                for (std::size_t i = 0; i < 8; ++i) byte |= (words_[args[1]][i] ? 1U : 0U) << i;
                *place(instruction) = static_cast<std::byte>(byte);
                return;
            }
            case KernelOp::Fetch:
                return;
            case KernelOp::Gate:
                bits = made_of([&](std::size_t i) {
                    unsigned row = 0;
                    for (unsigned k = 0; k < instruction.arity; ++k)
                        row |= (word(k)[i] ? 1U : 0U) << k;
                    return (instruction.function >> row & 1U) != 0;
                });
                break;
            case KernelOp::ShiftIn:
                bits = made_of([&](std::size_t i) {
                    return i + 1 < word_bits_ ? word(0)[i + 1] : word(1)[0];
                });
                break;
            case KernelOp::AddCarry: {
                unsigned carry = static_cast<unsigned>(index(2));
                bits.resize(word_bits_);
                for (std::size_t i = 0; i < word_bits_; ++i) {
                    const unsigned sum = (word(0)[i] ? 1U : 0U) + (word(1)[i] ? 1U : 0U) + carry;
                    bits[i] = (sum & 1U) != 0;
                    carry = sum >> 1;
                }
                indices_[instruction.carry] = carry;
                break;
            }
            case KernelOp::BitsIn:
                bits = made_of([&](std::size_t i) {
                    return i >= number ? word(0)[i - number] : word(1)[word_bits_ - number + i];
                });
                break;
            case KernelOp::PartShift:
                bits = made_of(
                    [&](std::size_t i) { return i % part >= number && word(0)[i - number]; });
                break;
            case KernelOp::ByteIn:
                bits = made_of([&](std::size_t i) {
                    return i % byte_part >= 8 ? word(0)[i - 8] : word(1)[i + byte_part - 8];
                });
                break;
        }
        if (instruction.result == kNoValue) return;
        if (bits.empty())
            indices_[instruction.result] = result;
        else
            words_[instruction.result] = bits;
    }

    const KernelFunction& function_;
    std::size_t word_bits_;
    std::vector<Bits> words_;
    std::vector<std::int64_t> indices_;
    std::vector<Bytes> buffers_;
    std::vector<std::int64_t> scalars_;
};

constexpr std::uint32_t kIn = 0, kOut = 1;
constexpr std::size_t kBufferBytes = 4096;

std::vector<Bytes> random_buffers(std::mt19937& random) {
    std::vector<Bytes> buffers(2, Bytes(kBufferBytes));
    for (Bytes& buffer : buffers)
        for (std::byte& byte : buffer) byte = static_cast<std::byte>(random() & 255U);
    return buffers;
}

void expect_the_same(KernelFunction function, std::size_t word_bits, std::mt19937& random,
                     const std::vector<std::int64_t>& scalars, const std::string& what) {
    KernelProgram program;
    program.name = "test";
    program.buffers = {{"in", ""}, {"out", ""}};
    program.scalars = {{"begin", ""}, {"end", ""}};
    program.functions.push_back(std::move(function));
    ASSERT_TRUE(check(program).empty()) << check(program).front();
    const std::vector<Bytes> before = random_buffers(random);
    const std::vector<Bytes> expected =
        Naive(program.functions.front(), word_bits, before, scalars).run();
    std::vector<Bytes> buffers = before;
    const InterpretedKernel kernel = interpret_kernel(program, static_cast<int>(word_bits));
    std::array<std::byte*, 2> places{buffers[0].data(), buffers[1].data()};
    kernel.entries.at("f")(places.data(), scalars.data());
    EXPECT_TRUE(buffers == expected) << what << " with words of " << word_bits << " bits\n"
                                     << print_program(program);
}

constexpr std::array<std::size_t, 4> kWordBits = {8, 64, 256, 512};

TEST(InterpretKernel, EveryGate) {
    std::mt19937 random(1);
    for (const std::size_t word_bits : kWordBits)
        for (std::size_t arity = 1; arity <= 3; ++arity)
            for (unsigned function = 0; function < (1U << (1U << arity)); ++function) {
                FunctionBuilder build("f");
                std::vector<ValueId> operands;
                for (std::size_t i = 0; i < arity; ++i)
                    operands.push_back(build.load({kIn, kNoValue, static_cast<int>(i), 3, false}));
                build.store({kOut, kNoValue, 1, 0, false},
                            build.gate(0, static_cast<std::uint8_t>(function), operands));
                const ValueId none = build.integer(0);
                build.begin_loop(none, none);
                build.end_loop();
                expect_the_same(std::move(build).finish(), word_bits, random, {0, 0},
                                "gate " + std::to_string(function));
            }
}

/// A random function: a few words and indices before the loop; a body in which anything may use
/// anything; carried values that become body values, each other, or what was before the loop.
KernelFunction random_function(std::mt19937& random, std::size_t word_bits) {
    const auto below = [&](std::size_t bound) {
        return static_cast<std::size_t>(random() % bound);
    };
    FunctionBuilder build("f");
    std::vector<ValueId> words, indices;
    const auto any = [&](const std::vector<ValueId>& values) {
        return values[below(values.size())];
    };
    const auto place = [&](std::uint32_t buffer) {
        FunctionBuilder::Address address;
        address.buffer = buffer;
        // A byte that was loaded, or nothing: never far.
        if (below(2) == 0) address.index = build.bit_and(any(indices), 127);
        address.words = static_cast<std::int32_t>(below(8));
        address.bytes = static_cast<std::int32_t>(below(9));
        return address;
    };
    const auto something = [&] {
        // Fewer than a word and than 64.
        const int bits = static_cast<int>(below(std::min<std::size_t>(64, word_bits)));
        switch (below(19)) {
            case 0:
                words.push_back(build.constant(below(2) == 0));
                break;
            case 1:
                words.push_back(build.load(place(kIn)));
                break;
            case 2:
                words.push_back(build.load(place(kOut)));
                break;
            case 3:
                build.store(place(kOut), any(words));
                break;
            case 4:
                indices.push_back(build.load_byte(place(kIn)));
                break;
            case 5:
                build.store_byte(place(kOut), any(indices));
                break;
            case 6:
                words.push_back(build.shift_in(any(words), any(words)));
                break;
            case 7: {
                const auto sum =
                    build.add_carry(any(words), any(words), build.bit_and(any(indices), 1));
                words.push_back(sum.word);
                indices.push_back(sum.carry);
                break;
            }
            case 8:
                words.push_back(build.byte_in(any(words), any(words)));
                break;
            case 9:
                words.push_back(build.bits_in(any(words), any(words), bits));
                break;
            case 10:
                words.push_back(build.part_shift(any(words), bits));
                break;
            case 11:
                indices.push_back(build.add(any(indices), any(indices)));
                break;
            case 12:
                indices.push_back(build.shift_right(build.scale(any(indices), 3), 1));
                break;
            case 13:
                build.fetch(place(kIn));
                break;
            case 14:
                words.push_back(build.shift_in(any(words), build.load_first(place(kIn))));
                break;
            default: {
                std::vector<ValueId> operands;
                for (std::size_t i = 0; i <= below(3); ++i) operands.push_back(any(words));
                const std::size_t rows = std::size_t{1} << operands.size();
                words.push_back(build.gate(
                    0, static_cast<std::uint8_t>(below(std::size_t{1} << rows)), operands));
            }
        }
    };
    const ValueId begin = build.scalar(0);
    const ValueId end = build.scalar(1);
    indices.push_back(build.kept(begin));
    words.push_back(build.load({kIn, kNoValue, 0, 0, false}));
    for (std::size_t i = below(6); i > 0; --i) something();
    const std::vector<ValueId> words_before = words;
    const std::vector<ValueId> indices_before = indices;

    indices.push_back(build.begin_loop(begin, end));
    std::vector<ValueId> carried;
    for (std::size_t i = below(5); i > 0; --i) carried.push_back(build.carry(any(words_before)));
    words.insert(words.end(), carried.begin(), carried.end());
    for (std::size_t i = below(30); i > 0; --i) something();
    for (const ValueId phi : carried) build.set_next(phi, any(words));
    build.end_loop();

    words = words_before;
    words.insert(words.end(), carried.begin(), carried.end());
    indices = indices_before;
    for (const ValueId phi : carried) build.store(place(kOut), phi);
    for (std::size_t i = below(8); i > 0; --i) something();
    build.store(place(kOut), any(words));
    return std::move(build).finish();
}

TEST(InterpretKernel, RandomFunctions) {
    std::mt19937 random(2);
    for (const std::size_t word_bits : kWordBits)
        for (int round = 0; round < 400; ++round) {
            const std::int64_t begin = static_cast<std::int64_t>(random() % 3);
            const std::int64_t end = static_cast<std::int64_t>(random() % 6);
            expect_the_same(random_function(random, word_bits), word_bits, random, {begin, end},
                            "round " + std::to_string(round));
            if (HasFailure()) return;
        }
}

TEST(InterpretKernel, CallsOfManyThreadsDoNotMeet) {
    FunctionBuilder build("f");
    const ValueId end = build.scalar(1);
    const ValueId first = build.load({kIn, kNoValue, 0, 0, false});
    build.begin_loop(build.integer(0), end);
    const ValueId turned = build.carry(first);
    build.set_next(turned, build.bits_in(turned, turned, 1));
    build.end_loop();
    build.store({kOut, kNoValue, 0, 0, false}, turned);
    KernelProgram program;
    program.functions.push_back(std::move(build).finish());
    const InterpretedKernel kernel = interpret_kernel(program, 64);
    std::vector<std::uint64_t> results(4);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < results.size(); ++t)
        threads.emplace_back([&, t] {
            std::uint64_t in = 1;
            std::array<std::byte*, 2> places{reinterpret_cast<std::byte*>(&in),
                                             reinterpret_cast<std::byte*>(&results[t])};
            const std::array<std::int64_t, 2> scalars{0, static_cast<std::int64_t>(64'000 + t)};
            kernel.entries.at("f")(places.data(), scalars.data());
        });
    for (std::thread& thread : threads) thread.join();
    for (std::size_t t = 0; t < results.size(); ++t) EXPECT_EQ(results[t], std::uint64_t{1} << t);
}

}  // namespace
}  // namespace minterm::interpret_kernel_test
