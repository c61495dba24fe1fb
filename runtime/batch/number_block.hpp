// SPDX-License-Identifier: Apache-2.0
//
// Some rows of a matrix of answers, as they come, in the smallest type that holds them.
//
//     NumberBlock block(targets, has_bound);
//     block.reset(queries);
//     if (!block.store(query, numbers_of_targets, answers)) block.widen();  // and all again
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/batch/number_type.hpp"

namespace minterm {

/// Rows of numbers side by side. The type begins as bytes and only grows; in the end it is the
/// smallest that holds everything that was ever stored.
class NumberBlock {
public:
    /// With `has_more` some answers are kMoreThanBound: the greatest number of the type stands for
    /// those, and the type is such that no answer is that number.
    NumberBlock(std::size_t columns, bool has_more) : columns_(columns), has_more_(has_more) {}

    /// Makes room for `rows` rows; what was there is lost. Errors: no memory (environment).
    Status reset(std::size_t rows);

    /// Puts values[i] into column columns[i] of `row`. May be called by several threads at once for
    /// different places. False: a value does not fit; then `widen` and store all rows again.
    bool store(std::size_t row, std::span<const std::uint32_t> columns,
               std::span<const std::int64_t> values);

    /// Takes the type that holds what was stored so far and what did not fit.
    void widen();

    NumberType type() const { return type_; }
    std::size_t columns() const { return columns_; }
    bool has_more() const { return has_more_; }
    /// Whether a number of this type stands for an answer above the bound.
    template <typename Number>
    bool is_more(Number number) const {
        return has_more_ && number == std::numeric_limits<Number>::max();
    }
    /// Of all rows, one after the other, in the order of this machine (little-endian).
    std::span<const std::byte> bytes() const { return bytes_; }
    std::span<const std::byte> row(std::size_t number) const {
        const std::size_t width = columns_ * width_of(type_);
        return bytes().subspan(number * width, width);
    }

private:
    /// The range with `more` taken in.
    NumberRange extend(const NumberRange& more);

    std::size_t columns_;
    bool has_more_;
    NumberType type_ = NumberType::U8;
    std::vector<std::byte> bytes_;
    std::atomic<std::uint64_t> bits_{0};  ///< NumberRange of everything that came
    std::atomic<bool> negative_{false};
};

}  // namespace minterm
