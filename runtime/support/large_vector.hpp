// SPDX-License-Identifier: Apache-2.0
//
// Vectors of megabytes that are filled once: where the system has huge pages they are made of
// those, because the first touch of each page costs microseconds.
#pragma once

#include <sys/mman.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <string_view>
#include <vector>

namespace minterm {

template <typename T>
class HugePageAllocator {
public:
    using value_type = T;

    HugePageAllocator() = default;
    template <typename Other>
    HugePageAllocator(const HugePageAllocator<Other>&) {}

    T* allocate(std::size_t count) {
        if (!is_large(count)) return std::allocator<T>().allocate(count);
        const std::size_t bytes = (count * sizeof(T) + kHugePage - 1) / kHugePage * kHugePage;
        void* const memory = std::aligned_alloc(kHugePage, bytes);
        if (memory == nullptr) throw std::bad_alloc();
        ::madvise(memory, bytes, MADV_HUGEPAGE);  // if it cannot, pages are small
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t count) {
        if (is_large(count))
            std::free(memory);
        else
            std::allocator<T>().deallocate(memory, count);
    }

    template <typename Other>
    bool operator==(const HugePageAllocator<Other>&) const {
        return true;
    }

private:
    static constexpr std::size_t kHugePage = std::size_t{2} << 20U;
    static bool is_large(std::size_t count) { return count >= kHugePage / 4 / sizeof(T); }
};

template <typename T>
using LargeVector = std::vector<T, HugePageAllocator<T>>;

/// Appends a text. `insert` would do it byte by byte, as it does with every allocator but the
/// library's own.
inline void append_text(LargeVector<char>& vector, std::string_view text) {
    const std::size_t begin = vector.size();
    vector.resize(begin + text.size());
    std::copy(text.begin(), text.end(), vector.data() + begin);
}

/// Empties it and gives its memory back, which `vector = {}` does not: that assigns no elements.
template <typename T>
void release(LargeVector<T>& vector) {
    LargeVector<T>().swap(vector);
}

}  // namespace minterm
