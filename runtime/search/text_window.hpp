// SPDX-License-Identifier: Apache-2.0
//
// The part of a text that is at hand, and what is found there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace minterm {

/// One pattern is reported at one place.
struct ReportedColumn {
    std::uint64_t end = 0;      ///< one past the last byte, from the beginning of the text
    std::uint32_t pattern = 0;  ///< group by group
    std::int64_t cost = 0;      ///< 0 where patterns have no costs

    bool operator==(const ReportedColumn&) const = default;
};

/// By end and then by pattern, which they may be in several runs of.
void order_by_end(std::span<ReportedColumn> columns);

/// How long hits may be.
class HitLengths {
public:
    virtual std::size_t most_bytes(const ReportedColumn& hit) const = 0;

protected:
    ~HitLengths() = default;
};

/// Which part of a whole text one has at hand.
struct TextWindow {
    std::string_view bytes;
    std::uint64_t offset = 0;  ///< of its first byte in the whole text
    /// If any: of hits that end in one line one is enough that lies within it, as its length says.
    const HitLengths* one_a_line = nullptr;
};

}  // namespace minterm
