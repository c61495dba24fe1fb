// SPDX-License-Identifier: Apache-2.0
#include "runtime/batch/number_block.hpp"

#include <new>
#include <type_traits>

#include "runtime/batch/batch_driver.hpp"

namespace minterm {
namespace {

/// What `values` need; with `has_more` each of them one more than itself, so that the greatest
/// number of the type stays free.
NumberRange range_of(std::span<const std::int64_t> values, bool has_more) {
    std::uint64_t all = 0;
    if (!has_more) {
        for (const std::int64_t value : values) all |= static_cast<std::uint64_t>(value);
        if (static_cast<std::int64_t>(all) >= 0) return {all, false};
    }
    NumberRange range;
    for (const std::int64_t value : values) {
        if (has_more && value == kMoreThanBound) continue;
        range.negative |= value < 0;
        range.bits |= static_cast<std::uint64_t>(value < 0 ? ~value : value + (has_more ? 1 : 0));
    }
    return range;
}

}  // namespace

Status NumberBlock::reset(std::size_t rows) {
    try {
        bytes_.resize(rows * columns_ * width_of(type_));
    } catch (const std::bad_alloc&) {
        return Failure::environment("not enough memory for a row of the matrix");
    }
    return success();
}

NumberRange NumberBlock::extend(const NumberRange& more) {
    NumberRange range{bits_.load(std::memory_order_relaxed),
                      negative_.load(std::memory_order_relaxed)};
    if ((more.bits & ~range.bits) != 0) range.bits = bits_.fetch_or(more.bits) | more.bits;
    if (more.negative && !range.negative) negative_ = range.negative = true;
    return range;
}

bool NumberBlock::store(std::size_t row, std::span<const std::uint32_t> columns,
                        std::span<const std::int64_t> values) {
    if (extend(range_of(values, has_more_)).smallest_type() != type_) return false;
    with_type(type_, [&](auto zero) {
        using Number = decltype(zero);
        Number* const out = reinterpret_cast<Number*>(bytes_.data()) + row * columns_;
        for (std::size_t i = 0; i < values.size(); ++i) {
            // Cut off, kMoreThanBound is the greatest number of every unsigned type.
            const bool more = std::is_signed_v<Number> && has_more_ && values[i] == kMoreThanBound;
            out[columns[i]] =
                more ? std::numeric_limits<Number>::max() : static_cast<Number>(values[i]);
        }
    });
    return true;
}

void NumberBlock::widen() { type_ = extend({}).smallest_type(); }

}  // namespace minterm
