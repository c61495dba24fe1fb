// SPDX-License-Identifier: Apache-2.0
//
// What is searched text by text: files, a part of them at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

namespace minterm {

/// One pattern occurs at one place.
struct SearchHit {
    /// The first byte. Where patterns may have gaps: of the shortest substring of least cost that
    /// ends at `end`.
    std::uint64_t start = 0;
    std::uint64_t end = 0;      ///< one past the last byte
    std::uint32_t pattern = 0;  ///< in the order given; each of equal patterns has hits of its own
    std::uint32_t cost = 0;     ///< the fewest errors of an occurrence that ends there

    bool operator==(const SearchHit&) const = default;
};

/// Is given hits by (end, pattern), some at a time; says whether to go on.
using HitSink = std::function<bool(std::span<const SearchHit>)>;

/// Texts that follow each other, each of which is searched by itself, and whoever takes what is
/// found in them.
class TextFeed {
public:
    struct Text {
        virtual ~Text() = default;
        std::string_view bytes;  ///< until it is replaced
    };

    virtual ~TextFeed() = default;

    /// Room for a text, which is used again for those after it.
    virtual std::unique_ptr<Text> make() = 0;
    /// Replaces a text by the next one; false: there is none. Called once at a time, in the order
    /// of the texts, but on any thread, while others are searched and taken; never again after
    /// false.
    virtual bool read(Text& text) = 0;

    /// On one thread, text by text: `begin`, `take` with what is found there, and `end`. False:
    /// nothing of this text is wanted; no more of it; no more texts.
    virtual bool begin(const Text& text) = 0;
    virtual bool take(std::span<const SearchHit> hits) = 0;
    virtual bool end(const Text& text) = 0;
};

}  // namespace minterm
