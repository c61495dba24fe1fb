// SPDX-License-Identifier: Apache-2.0
//
// Runs text-sliced kernels over a text of any length: cuts it into pieces and stripes, and reads
// where patterns are reported off the planes that come back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"
#include "runtime/search/text_window.hpp"
#include "runtime/support/aligned_buffer.hpp"

namespace minterm {

/// The memory that one thread needs to search. Fits one kernel; cheap to use again.
class SearchWorkspace {
public:
    /// Error (environment): there is not enough memory.
    static Result<SearchWorkspace> create(const TextSlicedKernel& kernel);

    /// The most positions that `search` looks at in one call.
    std::size_t piece_size() const;

    /// Appends what is reported at the positions `begin` .. `end` - 1 of the window (the last bytes
    /// of occurrences), by position and then by pattern. At most `piece_size()` of them. In front
    /// of `begin` the window holds `kernel.memory` bytes or all that the text has.
    void search(const TextWindow& text, std::size_t begin, std::size_t end,
                std::vector<ReportedColumn>& found);

private:
    explicit SearchWorkspace(const TextSlicedKernel& kernel) : kernel_(&kernel) {}

    void place_stripes(const TextWindow& text, std::size_t begin, std::size_t end,
                       std::size_t places);
    void clear_before_text(const TextWindow& text, std::size_t begin, std::size_t places);
    /// Up to eight neighbouring places of a plane, where something is reported.
    struct Marked {
        std::uint64_t bits;
        std::size_t byte;   ///< of the plane
        std::size_t place;  ///< in the stripe
        std::size_t part;
    };

    void collect(const TextWindow& text, std::uint64_t first_end, std::size_t count,
                 std::size_t places, std::vector<ReportedColumn>& found);
    std::uint64_t mark(std::span<const std::byte> any);
    void collect_position(std::size_t byte, unsigned bit, std::uint64_t end,
                          std::vector<ReportedColumn>& found) const;

    std::size_t context_bytes() const { return kernel_->context * kernel_->parts; }

    const TextSlicedKernel* kernel_;
    std::size_t plane_bytes_ = 0;  ///< with room for whole cache lines
    AlignedBuffer planes_, classes_, any_, stripes_copy_;
    std::vector<AlignedBuffer> delays_, results_;  ///< by group
    std::vector<const std::byte*> stripes_;
    std::vector<Marked> marked_;
};

}  // namespace minterm
