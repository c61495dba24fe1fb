// SPDX-License-Identifier: Apache-2.0
//
// Occurrences -> of those that overlap the best.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "codegen/search_engine.hpp"

namespace minterm {

/// Takes one occurrence; says whether to go on.
using OneHitSink = std::function<bool(const SearchHit&)>;

/// Occurrences of a pattern are walked in the order of their ends: one that costs less than each of
/// those that were kept and that it overlaps takes their place; if it overlaps one that costs no
/// more it is left out. So what is given does not overlap, and of equally good ones the first
/// stands.
class LocusFilter {
public:
    /// `longest`: no occurrence has more bytes.
    LocusFilter(std::size_t patterns, std::size_t longest) : recent_(patterns), longest_(longest) {}

    /// Takes the next occurrence and gives those that are certain, by (end, pattern). False: the
    /// sink wanted no more.
    bool add(const SearchHit& hit, const OneHitSink& sink);
    /// Gives those that nothing overlaps which ends behind `end`, as all that comes does. False: as
    /// above.
    bool pass(std::uint64_t end, const OneHitSink& sink);
    /// Gives the rest. What comes next belongs to another text.
    bool flush(const OneHitSink& sink);

private:
    using Place = std::pair<std::uint64_t, std::uint32_t>;  ///< end and pattern

    bool give_before(std::uint64_t end, const OneHitSink& sink);

    std::map<Place, SearchHit> kept_;
    /// Of each pattern what was kept and may still be overlapped, by their ends.
    std::vector<std::vector<SearchHit>> recent_;
    std::size_t longest_;
};

}  // namespace minterm
