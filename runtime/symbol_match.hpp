// SPDX-License-Identifier: Apache-2.0
//
// Which symbols match, for programs that compare them one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace minterm {

/// Which codes of a and b match: equal ones; besides them wildcards, which have the bits of a mask;
/// or those that a table says (1 at a + 2^a_bits * b), transitive or not.
class SymbolMatch {
public:
    SymbolMatch() = default;
    SymbolMatch(std::vector<std::uint8_t> table, int a_bits)
        : table_(std::move(table)), a_bits_(a_bits) {}
    static SymbolMatch wildcards(std::uint32_t a_mask, std::uint32_t b_mask) {
        SymbolMatch matches;
        matches.a_mask_ = a_mask;
        matches.b_mask_ = b_mask;
        return matches;
    }

    bool is_equality() const { return table_.empty() && (a_mask_ | b_mask_) == 0; }
    bool operator()(std::uint32_t a, std::uint32_t b) const {
        if (table_.empty()) return a == b || ((a & a_mask_) | (b & b_mask_)) != 0;
        return table_[a | std::size_t{b} << a_bits_] != 0;
    }

private:
    std::vector<std::uint8_t> table_;
    int a_bits_ = 0;
    std::uint32_t a_mask_ = 0;
    std::uint32_t b_mask_ = 0;
};

}  // namespace minterm
