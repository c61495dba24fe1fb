// SPDX-License-Identifier: Apache-2.0
#include "cli/locus_filter.hpp"

#include <algorithm>
#include <limits>

namespace minterm {

bool LocusFilter::give_before(std::uint64_t end, const OneHitSink& sink) {
    while (!kept_.empty() && kept_.begin()->first.first < end) {
        const SearchHit hit = kept_.begin()->second;
        kept_.erase(kept_.begin());
        if (!sink(hit)) return false;
    }
    return true;
}

bool LocusFilter::add(const SearchHit& hit, const OneHitSink& sink) {
    std::vector<SearchHit>& recent = recent_[hit.pattern];
    const auto overlapped =
        std::find_if(recent.begin(), recent.end(),
                     [&](const SearchHit& before) { return before.end > hit.start; });
    if (std::all_of(overlapped, recent.end(),
                    [&](const SearchHit& before) { return hit.cost < before.cost; })) {
        for (auto before = overlapped; before != recent.end(); ++before)
            kept_.erase({before->end, before->pattern});
        // What does not overlap this one may overlap a longer one that ends later.
        recent.erase(overlapped, recent.end());
        std::erase_if(recent,
                      [&](const SearchHit& before) { return before.end + longest_ < hit.end; });
        recent.push_back(hit);
        kept_.emplace(Place{hit.end, hit.pattern}, hit);
    }
    return pass(hit.end, sink);
}

bool LocusFilter::pass(std::uint64_t end, const OneHitSink& sink) {
    // What ends there can overlap nothing that is still to come.
    return give_before(end - std::min<std::uint64_t>(end, longest_), sink);
}

bool LocusFilter::flush(const OneHitSink& sink) {
    for (std::vector<SearchHit>& recent : recent_) recent.clear();
    const bool wants_more = give_before(std::numeric_limits<std::uint64_t>::max(), sink);
    kept_.clear();
    return wants_more;
}

}  // namespace minterm
