// SPDX-License-Identifier: Apache-2.0
//
// Bytes with nothing beside them: who reads further ends the program, compiled kernels too, which
// no sanitizer sees into.
#pragma once

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <span>

namespace minterm::testing {

/// A copy of an array, between two pages that may not be touched.
class GuardedArray {
public:
    enum class Side { Front, Back };

    /// It lies at this side of its pages: right behind the first guard, or so that it ends, with
    /// what is missing to a multiple of `alignment`, at the last one.
    explicit GuardedArray(std::span<const std::byte> from, Side side = Side::Back,
                          std::size_t alignment = 64)
        : page_(static_cast<std::size_t>(::sysconf(_SC_PAGESIZE))),
          bytes_((from.size() + page_ - 1) / page_ * page_ + 2 * page_),
          place_(static_cast<std::byte*>(::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                                                MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))) {
        const std::size_t aligned = (from.size() + alignment - 1) / alignment * alignment;
        std::byte* const begin =
            side == Side::Front ? place_ + page_ : place_ + bytes_ - page_ - aligned;
        array_ = {begin, from.size()};
        std::copy(from.begin(), from.end(), begin);
        EXPECT_EQ(::mprotect(place_, page_, PROT_NONE), 0);
        EXPECT_EQ(::mprotect(place_ + bytes_ - page_, page_, PROT_NONE), 0);
    }
    ~GuardedArray() { ::munmap(place_, bytes_); }
    GuardedArray(const GuardedArray&) = delete;
    GuardedArray& operator=(const GuardedArray&) = delete;

    std::span<const std::byte> array() const { return array_; }

private:
    std::size_t page_;
    std::size_t bytes_;
    std::byte* place_;
    std::span<const std::byte> array_;
};

}  // namespace minterm::testing
