// SPDX-License-Identifier: Apache-2.0
//
// Runs cyclic kernels over a text of any length: cuts it into streams, and reads where patterns are
// reported off the words that come back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"
#include "runtime/search/line_skip.hpp"
#include "runtime/search/text_window.hpp"
#include "runtime/support/aligned_buffer.hpp"

namespace minterm {

/// Patterns that lie in one chain of words.
struct CyclicGroup {
    AlignedBuffer masks;    ///< of all bytes
    AlignedBuffer nothing;  ///< an entry: what a byte is that no row of a pattern matches
    /// By bit of the chain, bit 0 of the first word first: the pattern whose last row it is.
    std::vector<std::uint32_t> pattern_of_bit;
    static constexpr std::uint32_t kNoPattern = ~std::uint32_t{0};
};

/// A set of patterns, and the kernel that they share.
struct CyclicPatterns {
    CyclicKernel kernel;
    std::vector<CyclicGroup> groups;
    std::size_t memory = 0;  ///< results depend on so many bytes before a position
};

/// The memory that one thread needs to search; the same calls as a `SearchWorkspace`.
class CyclicWorkspace {
public:
    /// Error (environment): there is not enough memory.
    static Result<CyclicWorkspace> create(const CyclicPatterns& patterns);

    /// The most positions that `search` looks at in one call.
    std::size_t piece_size() const;

    /// Appends what is reported at the positions `begin` .. `end` - 1 of the window (the last bytes
    /// of occurrences), by position and then by pattern. At most `piece_size()` of them. In front
    /// of `begin` the window holds `patterns.memory` bytes or all that the text has.
    void search(const TextWindow& text, std::size_t begin, std::size_t end,
                std::vector<ReportedColumn>& found);

private:
    explicit CyclicWorkspace(const CyclicPatterns& patterns) : patterns_(&patterns) {}

    /// Positions of one call: `each` of every stream.
    struct Piece {
        std::uint64_t offset = 0;  ///< of the first position in the whole text
        std::size_t skipped = 0;   ///< positions that were not asked for, before
        std::size_t count = 0;     ///< those that were
        std::size_t each = 0;
    };

    /// Eight bits or 64 of a chain of words in which last rows are.
    struct LastRows {
        std::size_t byte = 0;
        std::uint64_t bits = 0;
    };

    struct GroupState {
        AlignedBuffer before_text;  ///< the state of one stream
        std::vector<LastRows> last_rows;
    };

    std::size_t context() const;
    std::size_t stretch() const;
    void find_last_rows(const CyclicGroup& group, GroupState& state) const;
    void find_states();
    void set_state(const GroupState& group, std::size_t streams);
    void run(const AlignedBuffer& masks, const std::byte* text, std::size_t iterations);
    void find_results(const AlignedBuffer& masks, const std::byte* text, std::size_t iteration,
                      std::size_t stream);
    void place_streams(const TextWindow& text, std::size_t first, const Piece& piece);
    void search_group(std::size_t group, const TextWindow& text, const Piece& piece);
    void collect(std::size_t group, const Piece& piece, std::size_t first_column,
                 std::size_t iterations);
    void collect_column(std::size_t group, const std::byte* results, std::uint64_t end,
                        std::vector<ReportedColumn>& found) const;

    const CyclicPatterns* patterns_;
    AlignedBuffer text_, state_, before_, any_, results_;
    std::vector<GroupState> groups_;
    bool has_states_ = false;  ///< `before_text` is known
    std::vector<std::vector<ReportedColumn>> by_stream_;
    std::vector<LineSkip> skips_;  ///< by stream
};

}  // namespace minterm
