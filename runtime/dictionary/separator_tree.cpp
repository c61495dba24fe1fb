// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/separator_tree.hpp"

#include <utility>

#include "runtime/dictionary/common_prefix.hpp"

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

std::uint64_t SeparatorTree::step_among_equals(const Node& node, std::uint64_t last,
                                               const KeyLetters& key) const {
    std::uint64_t first = last;
    while (first > 1 && node.chunks[first - 1] == node.chunks[last]) --first;
    std::uint64_t at = node.tails();
    for (std::uint64_t entry = 1; entry < first; ++entry) {
        if (node.chunks[entry] % 256 != kMore) continue;
        number_at(at);
        const std::uint64_t size = number_at(at);
        at += size;
    }
    const std::uint64_t begin = node.skipped() + kChunkLetters;
    KeyComparison comparison(key, begin);
    for (std::uint64_t entry = first; entry <= last; ++entry) {
        const std::uint64_t shared = begin + number_at(at);
        const std::uint64_t size = number_at(at);
        if (shared < comparison.matched()) return entry - 1;
        if (shared == comparison.matched()) {
            bool goes_on = true;
            for (std::uint64_t i = 0; i < size && goes_on; i += 8)
                goes_on = comparison.take(eight_at(at + i), std::min<std::uint64_t>(8, size - i));
            if (!goes_on && comparison.less()) return entry - 1;
        }
        at += size;
    }
    return last;
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
        if ((block >> shift) % kFanout == 0 && block > 0) end_node(level, separator);
        open_nodes_[level].emplace_back(block == 0 ? std::string_view{} : separator);
    }
}

Status SeparatorTree::Writer::finish(ImageWriter& image) {
    for (std::size_t level = 0; level < levels_.size(); ++level) end_node(level, {});
    return image.array(std::move(tails_).finish());
}

void SeparatorTree::Writer::end_node(std::size_t level, std::string_view next) {
    std::vector<std::string>& separators = open_nodes_[level];
    if (separators.empty() && written_nodes_[level] > 0) return;
    Node& node = nodes_[levels_[level].first + written_nodes_[level]++];
    const std::size_t skipped = separators.empty() ? 0 : common_prefix(separators.front(), next);
    node.chunks.fill(kMissing);
    node.chunks[0] = tails_.size() / 8 << kSkippedBits | skipped;
    for (std::size_t i = 1; i < separators.size(); ++i) {
        node.chunks[i] = chunk_of(KeyLetters(separators[i]), skipped);
        if (node.chunks[i] % 256 != kMore) continue;
        const std::size_t begin = skipped + kChunkLetters;
        const std::size_t same = i > 1 && node.chunks[i] == node.chunks[i - 1]
                                     ? common_prefix(separators[i - 1], separators[i])
                                     : begin;
        append_number(same - begin);
        append_number(separators[i].size() - same);
        for (const char letter : separators[i].substr(same))
            tails_.append(static_cast<unsigned char>(letter), 8);
    }
    separators.clear();
}

void SeparatorTree::Writer::append_number(std::uint64_t number) {
    tails_.append(std::min<std::uint64_t>(number, kLong), 8);
    if (number >= kLong) tails_.append(number, 32);
}

}  // namespace minterm
