// SPDX-License-Identifier: Apache-2.0
//
// Which symbols match, and what it costs if they do not, for programs that compare them one by one.
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

/// What a step along the diagonal costs for codes of a and b, by the predicates that hold of them:
/// nothing where they match, else always the same; or by the predicates that a table says (at a +
/// 2^a_bits * b; predicate r is bit r).
class DiagonalCosts {
public:
    DiagonalCosts() = default;
    DiagonalCosts(SymbolMatch matches, std::int64_t mismatch)
        : matches_(std::move(matches)), costs_{mismatch, 0} {}
    DiagonalCosts(std::vector<std::uint8_t> predicates, int a_bits, std::vector<std::int64_t> costs)
        : predicates_(std::move(predicates)), a_bits_(a_bits), costs_(std::move(costs)) {}

    std::int64_t operator()(std::uint32_t a, std::uint32_t b) const { return of(predicates(a, b)); }
    unsigned predicates(std::uint32_t a, std::uint32_t b) const {
        if (predicates_.empty()) return matches_(a, b) ? 1 : 0;
        return predicates_[a | std::size_t{b} << a_bits_];
    }
    std::int64_t of(unsigned predicates) const { return costs_[predicates]; }

    /// Not of a table.
    const SymbolMatch& matches() const { return matches_; }
    bool is_table() const { return !predicates_.empty(); }
    std::int64_t mismatch() const { return costs_[0]; }  ///< not of a table

private:
    SymbolMatch matches_;
    std::vector<std::uint8_t> predicates_;
    int a_bits_ = 0;
    std::vector<std::int64_t> costs_{1, 0};  ///< by predicates
};

}  // namespace minterm
