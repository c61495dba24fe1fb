// SPDX-License-Identifier: Apache-2.0
//
// Keys in sorted order, from anywhere on: blocks are read, tries walked, with what is still to be
// seen on a stack.
#include <algorithm>
#include <functional>
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

}  // namespace minterm
