// SPDX-License-Identifier: Apache-2.0
//
// Keys in sorted order, from anywhere on: blocks are read, tries walked, with what is still to be
// seen on a stack. Many lists of them at once.
#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "runtime/dictionary/dictionary_parts.hpp"

namespace minterm {
namespace {

/// An edge that a walk through all keys has still to go down.
struct Branch {
    Step step;
    std::size_t depth;  ///< of the parent
    std::uint8_t letter;
};

using VisitKey = std::function<bool(std::string_view key, std::uint64_t id)>;

/// What is to be listed: keys from `first` to `last`, or to the end, that begin with the first
/// `shared` letters of `first`.
struct Listing {
    std::string_view first;
    std::size_t shared = 0;
    std::optional<std::string_view> last;

    void visit(const DictionaryParts& parts, const VisitKey& visit) const {
        visit_from(parts, first, shared, [&](std::string_view key, std::uint64_t id) {
            return (!last || key <= *last) && visit(key, id);
        });
    }
};

/// How one begins.
struct FoundAhead {
    std::string keys;  ///< one after the other
    std::vector<std::pair<std::size_t, std::uint64_t>> ends_and_ids;
    bool whole = false;
};

/// Threads look for how lists begin, so many lists and bytes ahead; they go on from there.
void visit_each(const DictionaryParts& parts, std::span<const Listing> lists, std::size_t limit,
                int threads, const Dictionary::VisitEach& visit) {
    constexpr std::size_t kListsAhead = 4096;
    constexpr std::size_t kBytesAhead = std::size_t{1} << 26;
    bool more = limit > 0;
    for (std::size_t before = 0; more && before < lists.size(); before += kListsAhead) {
        const std::size_t count = std::min(kListsAhead, lists.size() - before);
        std::vector<FoundAhead> ahead(count);
        const auto look_ahead = [&](std::size_t i, std::size_t) {
            FoundAhead& found = ahead[i];
            bool enough = false;
            lists[before + i].visit(parts, [&](std::string_view key, std::uint64_t id) {
                found.keys += key;
                found.ends_and_ids.emplace_back(found.keys.size(), id);
                enough = found.keys.size() + 16 * found.ends_and_ids.size() >= kBytesAhead / count;
                return !enough && found.ends_and_ids.size() < limit;
            });
            found.whole = !enough;
        };
        if (threads > 1 && count > 1) answer_parts(threads, count, 1, look_ahead);
        for (std::size_t i = 0; more && i < count; ++i) {
            const FoundAhead& found = ahead[i];
            Listing list = lists[before + i];
            std::size_t told = 0;
            std::string_view last;
            std::size_t key_begin = 0;
            for (const auto& [end, id] : found.ends_and_ids) {
                last = std::string_view(found.keys).substr(key_begin, end - key_begin);
                key_begin = end;
                ++told;
                more = visit(before + i, last, id);
                if (!more) return;
            }
            if (found.whole || told == limit) continue;
            const std::string next = std::string(last) + '\0';
            if (told > 0) list.first = next;
            list.visit(parts, [&](std::string_view key, std::uint64_t id) {
                more = visit(before + i, key, id);
                return more && ++told < limit;
            });
        }
    }
}

}  // namespace

void visit_from(const DictionaryParts& parts, std::string_view first, std::size_t shared,
                const std::function<bool(std::string_view key, std::uint64_t id)>& visit) {
    const std::string_view prefix = first.substr(0, shared);
    if (parts.blocks) {
        KeyBlocks::Cursor cursor(*parts.blocks);
        for (cursor.go_to(first); !cursor.at_end() && cursor.key().starts_with(prefix);
             cursor.next())
            if (!visit(cursor.key(), parts.id_at(cursor.rank()))) return;
        return;
    }
    std::string key;
    const auto tell = [&](std::uint64_t place) {
        return key < first || !key.starts_with(prefix) || visit(key, parts.id_at(place));
    };
    std::visit(
        [&](const auto& trie) {
            std::vector<std::uint32_t> path;  // nodes on the way to `first`, of which letters after
                                              // those of `first` are still to be seen
            std::vector<Branch> branches;     // still to be seen before these, the next one last
            const auto add_branches = [&](std::uint32_t node, std::size_t depth, int after) {
                const std::size_t before = branches.size();
                trie.for_each_edge(node, [&](std::uint8_t letter, Step to) {
                    if (letter > after) branches.push_back({to, depth, letter});
                });
                std::reverse(branches.begin() + static_cast<std::ptrdiff_t>(before),
                             branches.end());
            };
            // No node or leaf is seen twice, in whatever circles a changed file may lead.
            std::uint64_t left = parts.statistics.nodes + parts.statistics.leaves;
            Step step{Step::Node, 0};
            while (step.kind == Step::Node && key.size() < first.size()) {
                const char letter = first[key.size()];
                path.push_back(step.number);
                step = trie.finish(trie.start(step.number, static_cast<std::uint8_t>(letter)));
                key += letter;
            }
            for (;;) {
                if (step.kind == Step::Leaf) {
                    parts.tails.append_to(key, parts.tails.place(step.number));
                    if (!tell(parts.terminals.count() + step.number)) return;
                } else if (step.kind == Step::Node) {
                    if (parts.terminals.get(step.number) &&
                        !tell(parts.terminals.rank(step.number)))
                        return;
                    // No key is longer.
                    if (key.size() < parts.statistics.longest_key)
                        add_branches(step.number, key.size(), -1);
                }
                while (branches.empty()) {
                    if (path.size() <= shared) return;
                    const std::uint32_t node = path.back();
                    path.pop_back();
                    add_branches(node, path.size(), static_cast<std::uint8_t>(first[path.size()]));
                }
                if (left-- == 0) return;
                const Branch next = branches.back();
                branches.pop_back();
                key.resize(next.depth);
                key += static_cast<char>(next.letter);
                step = next.step;
            }
        },
        parts.trie);
}

void Dictionary::visit_keys(std::string_view prefix, const VisitKey& visit) const {
    visit_from(parts_of(*this), prefix, prefix.size(), visit);
}

void Dictionary::visit_range(std::string_view first, std::optional<std::string_view> last,
                             const VisitKey& visit) const {
    Listing{first, 0, last}.visit(parts_of(*this), visit);
}

void Dictionary::visit_keys(std::span<const std::string_view> prefixes, std::size_t limit,
                            int threads, const VisitEach& visit) const {
    std::vector<Listing> lists;
    for (const std::string_view prefix : prefixes) lists.push_back({prefix, prefix.size(), {}});
    visit_each(parts_of(*this), lists, limit, threads, visit);
}

void Dictionary::visit_ranges(std::span<const Range> ranges, std::size_t limit, int threads,
                              const VisitEach& visit) const {
    std::vector<Listing> lists;
    for (const Range& range : ranges) lists.push_back({range.first, 0, range.last});
    visit_each(parts_of(*this), lists, limit, threads, visit);
}

}  // namespace minterm
