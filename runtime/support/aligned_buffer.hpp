// SPDX-License-Identifier: Apache-2.0
//
// Zeroed bytes at a 64-byte boundary: what kernels read and write.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace minterm {

class AlignedBuffer {
public:
    static constexpr std::size_t kAlignment = 64;

    AlignedBuffer() = default;

    /// Holds at least `bytes` zeroed bytes from now on; what was there is lost. False when there is
    /// no memory (the buffer is then empty).
    [[nodiscard]] bool reset(std::size_t bytes) {
        if (!reserve(bytes)) return false;
        std::memset(data_.get(), 0, rounded_up(bytes));
        return true;
    }

    /// The same without zeroing: the bytes are whatever they are.
    [[nodiscard]] bool reserve(std::size_t bytes) {
        const std::size_t rounded = rounded_up(bytes);
        if (rounded > capacity_) {
            data_.reset(static_cast<std::byte*>(std::aligned_alloc(kAlignment, rounded)));
            capacity_ = data_ ? rounded : 0;
        }
        return data_ != nullptr;
    }

    std::byte* data() { return data_.get(); }
    const std::byte* data() const { return data_.get(); }

private:
    static std::size_t rounded_up(std::size_t bytes) {
        return (bytes / kAlignment + 1) * kAlignment;
    }

    struct Free {
        void operator()(std::byte* bytes) const { std::free(bytes); }
    };
    std::unique_ptr<std::byte, Free> data_;
    std::size_t capacity_ = 0;
};

}  // namespace minterm
