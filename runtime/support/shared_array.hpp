// SPDX-License-Identifier: Apache-2.0
//
// An array that does not change any more, wherever it lies: in a vector that was filled just now,
// or in a file that was mapped.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace minterm {

/// Copies are the same array, which lives as long as one of them.
template <typename T>
class SharedArray {
public:
    SharedArray() = default;
    template <typename Allocator>
    SharedArray(std::vector<T, Allocator> values) {  // NOLINT: implicit by design
        const auto owner = std::make_shared<const std::vector<T, Allocator>>(std::move(values));
        values_ = *owner;
        owner_ = owner;
    }
    /// Values that lie as long as `owner` lives.
    SharedArray(std::span<const T> values, std::shared_ptr<const void> owner)
        : values_(values), owner_(std::move(owner)) {}

    const T& operator[](std::size_t i) const { return values_[i]; }
    const T* data() const { return values_.data(); }
    std::size_t size() const { return values_.size(); }
    bool empty() const { return values_.empty(); }
    auto begin() const { return values_.begin(); }
    auto end() const { return values_.end(); }
    const T& back() const { return values_.back(); }
    std::span<const T> span() const { return values_; }

private:
    std::span<const T> values_;
    std::shared_ptr<const void> owner_;
};

}  // namespace minterm
