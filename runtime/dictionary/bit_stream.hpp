// SPDX-License-Identifier: Apache-2.0
//
// Bits, one after the other -> an array of an image, of which only the last are kept in memory
// where the image's streams are in files.
#pragma once

#include <utility>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/word_bits.hpp"

namespace minterm {

class BitStream {
public:
    explicit BitStream(ImageStream stream) : stream_(std::move(stream)) {}
    /// So far.
    std::uint64_t size() const { return before_ + last_.size(); }
    /// As those of BitArray.
    void append(std::uint64_t bits, std::size_t width) {
        last_.append(bits, width);
        flush();
    }
    void append(const BitArray& bits) {
        last_.append(bits);
        flush();
    }
    /// With room for the last read.
    ImageStream finish() && {
        last_.append(0, 64);
        stream_.append(last_.words());
        return std::move(stream_);
    }

private:
    void flush() {
        constexpr std::uint64_t kKept = 1 << 16;
        if (last_.size() < kKept) return;
        const std::span<const std::uint64_t> whole = last_.words().first(last_.size() / 64);
        stream_.append(whole);
        before_ += whole.size() * 64;
        last_.drop_words(whole.size());
    }

    ImageStream stream_;
    BitArray last_;             ///< those that are not yet in the stream
    std::uint64_t before_ = 0;  ///< those that are
};

}  // namespace minterm
