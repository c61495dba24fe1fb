// SPDX-License-Identifier: Apache-2.0
//
// A kernel program that does every operation on words once, for tests of emitters.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "codegen/kernel_program.hpp"

namespace minterm::testing {

/// Every operation on words once: out[k] for k = 0 .. kOperations - 1, and a byte for the carry.
inline constexpr std::size_t kOperations = 10;
inline KernelProgram all_operations() {
    FunctionBuilder builder("all");
    const ValueId a = builder.load({0, kNoValue, 0, 0, true});
    const ValueId b = builder.load({0, kNoValue, 1, 5, false});
    const ValueId first = builder.load_first({0, kNoValue, 1, 6});
    const ValueId flag = builder.bit_and(builder.load_byte({0, kNoValue, 0, 3}), 1);
    const ValueId zero = builder.integer(0);
    builder.begin_loop(zero, builder.integer(1));
    const auto sum = builder.add_carry(a, b, flag);
    const auto twice = builder.add_carry(a, a, sum.carry);
    const ValueId results[kOperations] = {builder.shift_in(a, b),
                                          builder.bits_in(a, b, 13),
                                          builder.part_shift(a, 9),
                                          builder.byte_in(a, b),
                                          sum.word,
                                          twice.word,
                                          builder.constant(true),
                                          builder.constant(false),
                                          builder.gate(0, 0x6, {a, b}),
                                          builder.shift_in(a, first)};
    for (std::size_t k = 0; k < kOperations; ++k)
        builder.store({1, kNoValue, static_cast<std::int32_t>(k), 0, true}, results[k]);
    builder.store({1, kNoValue, static_cast<std::int32_t>(kOperations), 7, false}, b);
    builder.store_byte({1, kNoValue, static_cast<std::int32_t>(kOperations), 0}, twice.carry);
    builder.store_first({1, kNoValue, static_cast<std::int32_t>(kOperations), 2}, b);
    for (const std::int32_t behind : {3, 4, 5})  // which it may overwrite
        builder.store_byte({1, kNoValue, static_cast<std::int32_t>(kOperations), behind}, zero);
    builder.fetch({0, kNoValue, 0, 0});
    builder.end_loop();
    KernelProgram program;
    program.name = "operations";
    program.buffers = {{"in", "two words, the second at an odd byte"}, {"out", "results"}};
    program.scalars = {{"none", "unused"}};
    program.functions.push_back(std::move(builder).finish());
    return program;
}

/// Words with long runs of ones and zeros, which carries like.
inline void fill(std::mt19937& random, std::uint8_t* bytes, std::size_t count) {
    for (std::size_t i = 0; i < count;) {
        const auto value = static_cast<std::uint8_t>(random() % 3 == 0   ? random() & 255U
                                                     : random() % 2 == 0 ? 255U
                                                                         : 0U);
        for (std::size_t end = std::min(count, i + 1 + random() % 24); i < end; ++i)
            bytes[i] = value;
    }
}

/// What the program makes of `in` (three words and some bytes) for words of so many bytes, bit by
/// bit: all of `out`, kOperations + 3 words.
inline std::vector<std::uint8_t> expected_results(const std::vector<std::uint8_t>& in,
                                                  std::size_t word) {
    const std::size_t bits = 8 * word;
    const auto bits_at = [&](std::size_t byte) {
        std::vector<int> result(bits);
        for (std::size_t i = 0; i < bits; ++i) result[i] = in[byte + i / 8] >> (i % 8) & 1;
        return result;
    };
    std::vector<std::uint8_t> out((kOperations + 3) * word, 0);
    const auto put = [&](std::size_t byte, const std::vector<int>& value) {
        for (std::size_t i = 0; i < bits; i += 8) {
            int sum = 0;
            for (std::size_t k = 0; k < 8; ++k) sum += value[i + k] << k;
            out[byte + i / 8] = static_cast<std::uint8_t>(sum);
        }
    };
    const std::vector<int> a = bits_at(0);
    const std::vector<int> b = bits_at(word + 5);
    std::vector<int> result(bits);
    for (std::size_t i = 0; i < bits; ++i) result[i] = i + 1 < bits ? a[i + 1] : b[0];
    put(0, result);
    for (std::size_t i = 0; i < bits; ++i) result[i] = i < 13 ? b[bits - 13 + i] : a[i - 13];
    put(word, result);
    for (std::size_t i = 0; i < bits; ++i) result[i] = i % 64 < 9 ? 0 : a[i - 9];
    put(2 * word, result);
    const std::size_t part = 8 * std::min<std::size_t>(16, word);
    for (std::size_t i = 0; i < bits; ++i)
        result[i] = i % part < 8 ? b[i - i % part + part - 8 + i % part] : a[i - 8];
    put(3 * word, result);
    int carry = in[3] & 1;
    const auto add = [&](const std::vector<int>& x, const std::vector<int>& y) {
        for (std::size_t i = 0; i < bits; ++i) {
            const int digit = x[i] + y[i] + carry;
            result[i] = digit & 1;
            carry = digit >> 1;
        }
    };
    add(a, b);
    put(4 * word, result);
    add(a, a);
    put(5 * word, result);
    put(6 * word, std::vector<int>(bits, 1));
    for (std::size_t i = 0; i < bits; ++i) result[i] = a[i] ^ b[i];
    put(8 * word, result);
    for (std::size_t i = 0; i < bits; ++i) result[i] = i + 1 < bits ? a[i + 1] : in[word + 6] & 1;
    put(9 * word, result);
    put(kOperations * word + 7, b);
    out[kOperations * word + 2] = in[word + 5];
    out[kOperations * word] = static_cast<std::uint8_t>(carry);
    return out;
}

}  // namespace minterm::testing
