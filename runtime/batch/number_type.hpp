// SPDX-License-Identifier: Apache-2.0
//
// Types of numbers, and which integer type is the smallest that holds some.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace minterm {

/// Integers in the order in which they are tried, signed ones for negative numbers only; and what
/// is no integer.
enum class NumberType { U8, U16, U32, I8, I16, I32, I64, F32 };

/// Bytes of a number.
constexpr std::size_t width_of(NumberType type) {
    switch (type) {
        case NumberType::U8:
        case NumberType::I8:
            return 1;
        case NumberType::U16:
        case NumberType::I16:
            return 2;
        case NumberType::U32:
        case NumberType::I32:
        case NumberType::F32:
            return 4;
        case NumberType::I64:
            return 8;
    }
    return 8;
}

/// What it says in the header of a .npy file, little-endian: "|u1", "<u2", ...
constexpr const char* npy_name_of(NumberType type) {
    switch (type) {
        case NumberType::U8:
            return "|u1";
        case NumberType::U16:
            return "<u2";
        case NumberType::U32:
            return "<u4";
        case NumberType::I8:
            return "|i1";
        case NumberType::I16:
            return "<i2";
        case NumberType::I32:
            return "<i4";
        case NumberType::I64:
            return "<i8";
        case NumberType::F32:
            return "<f4";
    }
    return "";
}

/// What a type must have room for.
struct NumberRange {
    std::uint64_t bits = 0;  ///< OR of all numbers that are not negative, and of ~n of all others
    bool negative = false;

    bool operator==(const NumberRange&) const = default;

    void take(const NumberRange& other) {
        bits |= other.bits;
        negative |= other.negative;
    }
    /// O(1).
    NumberType smallest_type() const {
        const int width = static_cast<int>(std::bit_width(bits)) + (negative ? 1 : 0);
        if (width <= 8) return negative ? NumberType::I8 : NumberType::U8;
        if (width <= 16) return negative ? NumberType::I16 : NumberType::U16;
        if (width <= 32) return negative ? NumberType::I32 : NumberType::U32;
        return NumberType::I64;
    }
};

/// Calls `action` with a value of the C++ type that `type` names.
template <typename Action>
decltype(auto) with_type(NumberType type, const Action& action) {
    switch (type) {
        case NumberType::U8:
            return action(std::uint8_t{});
        case NumberType::U16:
            return action(std::uint16_t{});
        case NumberType::U32:
            return action(std::uint32_t{});
        case NumberType::I8:
            return action(std::int8_t{});
        case NumberType::I16:
            return action(std::int16_t{});
        case NumberType::I32:
            return action(std::int32_t{});
        case NumberType::F32:
            return action(float{});
        case NumberType::I64:
            break;
    }
    return action(std::int64_t{});
}

}  // namespace minterm
