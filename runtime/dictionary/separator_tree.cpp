// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/separator_tree.hpp"

#include <utility>

#include "runtime/support/common_prefix.hpp"

namespace minterm {

std::vector<SeparatorTree::Level> SeparatorTree::levels_of(std::uint64_t blocks) {
    std::vector<Level> levels;
    std::uint64_t nodes = 0;
    for (std::uint64_t entries = std::max<std::uint64_t>(blocks, 1);;) {
        levels.push_back({nodes, entries});
        entries = (entries + kFanout - 1) / kFanout;
        nodes += entries;
        if (entries == 1) return levels;
    }
}

std::optional<SeparatorTree> SeparatorTree::open(ImageReader& image, std::uint64_t blocks) {
    const auto nodes = image.array<Node>();
    const auto tails = image.array<std::byte>();
    SeparatorTree tree;
    tree.levels_ = levels_of(blocks);
    if (!nodes || !tails || nodes->size() != tree.levels_.back().first + 1) return std::nullopt;
    tree.nodes_ = *nodes;
    tree.tails_ = *tails;
    return tree;
}

void SeparatorTree::step_long(const Node& node, std::uint64_t count, Walk& walk,
                              const KeyLetters& key) const {
    std::uint64_t at = node.tails();
    for (std::uint64_t entry = 1; entry < count; ++entry) {
        const std::uint64_t numbers = eight_at(at);
        const std::uint64_t shared = numbers & 0xFFFFFFFF;
        const std::uint64_t size = numbers >> 32;
        at += sizeof numbers;
        if (shared < walk.matched) return;
        if (shared == walk.matched) {
            KeyComparison comparison(key, walk.matched);
            const bool all = goes_on(comparison, at, size);
            if (!all && comparison.less()) return;
            walk.all = all;
            walk.matched = comparison.matched();
        }
        at += size;
        ++walk.place;
    }
}

SeparatorTree::Walk SeparatorTree::go_on(const Walk& walk, const KeyLetters& key,
                                         std::uint64_t shared) const {
    const std::uint64_t begin = walk.place / kFanout * kFanout;
    const std::uint64_t count = std::min(kFanout, levels_.front().entries - begin);
    const Node& node = nodes_[walk.place / kFanout];
    const auto is_last = [&](const Walk& at) { return at.place + 1 == begin + count; };
    if (node.is_long() || is_last(walk)) return find(key);
    // A separator that the other key is not less than is less than this one, too.
    Walk next{begin, std::min(walk.matched, shared), false};
    step(node, count, next, key, walk.place - begin);
    return is_last(next) ? find(key) : next;
}

Result<SeparatorTree::Writer> SeparatorTree::Writer::make(ImageWriter& image,
                                                          std::uint64_t blocks) {
    std::vector<Level> levels = levels_of(blocks);
    const std::span<Node> nodes = image.zeros<Node>(levels.back().first + 1);
    MINTERM_TRY(ImageStream tails, image.stream());
    return Writer(std::move(levels), nodes, std::move(tails));
}

void SeparatorTree::Writer::add(std::string_view separator) {
    const std::uint64_t block = blocks_++;
    for (std::size_t level = 0; level < levels_.size(); ++level) {
        const std::size_t shift = level * kFanoutBits;
        if (block % (std::uint64_t{1} << shift) != 0) return;
        if ((block >> shift) % kFanout == 0 && block > 0) end_node(level);
        open_nodes_[level].emplace_back(block == 0 ? std::string_view{} : separator);
    }
}

Status SeparatorTree::Writer::finish(ImageWriter& image) {
    for (std::size_t level = 0; level < levels_.size(); ++level) end_node(level);
    return image.array(std::move(tails_).finish());
}

void SeparatorTree::Writer::end_node(std::size_t level) {
    std::vector<std::string>& separators = open_nodes_[level];
    if (separators.empty()) return;
    Node& node = nodes_[levels_[level].first + written_nodes_[level]++];
    const std::size_t skipped = common_prefix(separators.front(), separators.back());
    std::array<std::size_t, kFanout> shared{};
    bool is_long = false;
    for (std::size_t i = 1; i < separators.size(); ++i) {
        shared[i] = common_prefix(separators[i - 1], separators[i]);
        is_long |= shared[i] - skipped > kMostShared || separators[i].size() - shared[i] > 256;
    }
    node.numbers = (is_long ? kLongBit : 0) | tails_.size() / 8 << kSkippedBits | skipped;
    for (std::size_t i = 1; i < separators.size(); ++i) {
        const std::string_view own = std::string_view(separators[i]).substr(shared[i]);
        if (is_long) {
            tails_.append(shared[i], 32);
            tails_.append(own.size(), 32);
            append_letters(own);
        } else {
            node.shared[i] = static_cast<std::uint8_t>(shared[i] - skipped);
            node.next[i] = static_cast<std::uint8_t>(own.front());
            node.rest[i] = static_cast<std::uint8_t>(own.size() - 1);
            append_letters(own.substr(1));
        }
    }
    separators.clear();
}

void SeparatorTree::Writer::append_letters(std::string_view letters) {
    for (const char letter : letters) tails_.append(static_cast<unsigned char>(letter), 8);
}

}  // namespace minterm
