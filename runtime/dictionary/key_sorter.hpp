// SPDX-License-Identifier: Apache-2.0
//
// Keys in any order, more than fit into memory if need be -> sorted, each once, to be read as often
// as wanted.
//
// Keys that memory has room for are sorted (KeyList). When it is full they become a run in a
// temporary file, and in the end runs are merged into one (external merge sort: Knuth, The Art of
// Computer Programming, volume 3, section 5.4). In a run a key says how many bytes it shares with
// the one before, and the rest: neighbours have much in common, and whoever builds something of
// sorted keys wants to know.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/dictionary/key_list.hpp"
#include "runtime/dictionary/scratch_file.hpp"

namespace minterm {

class KeySorter {
public:
    /// All in memory.
    KeySorter() = default;
    /// In about so many bytes, and else in files without names in `folder`. What is sorted then
    /// takes a quarter of them at most.
    KeySorter(std::size_t memory, std::string folder)
        : memory_(memory), folder_(std::move(folder)) {}

    /// Makes room for about so many bytes of keys.
    void reserve_bytes(std::size_t bytes) { list_.reserve_bytes(bytes); }
    /// Errors: as KeyList::add; (environment) those of ScratchFile.
    Status add(std::string_view key, std::optional<std::uint64_t> number = std::nullopt);

    /// Sorts and merges equal keys, for good. Time: that of a sort of what memory has room for, and
    /// O(bytes log runs). Errors (environment): those of ScratchFile; (user): more keys than a
    /// dictionary can number.
    Status sort();

    /// One key that was added with two numbers: the additions, counted from 0.
    struct Contradiction {
        std::uint64_t first;
        std::uint64_t second;
    };
    /// After `sort`: the one whose second addition is the earliest.
    const std::optional<Contradiction>& contradiction() const { return contradiction_; }

    /// How many keys were added; after `sort`, how many differ.
    std::uint64_t size() const { return count_; }
    bool has_numbers() const { return has_numbers_; }
    /// For files; none where all is in memory.
    const std::optional<std::string>& folder() const { return folder_; }
    /// What it may take, and takes, in bytes.
    std::size_t memory_limit() const { return memory_; }
    std::size_t memory() const { return list_.memory(); }

    /// After `sort`: calls `take(key, shared, number)` for all keys, ascending, where the first
    /// `shared` bytes are those of the key before; its number, if there are any. The key is valid
    /// during the call. Errors (environment): those of ScratchFile.
    using Take =
        std::function<void(std::string_view key, std::size_t shared, std::uint64_t number)>;
    Status for_each(const Take& take) const;

private:
    /// Part of `runs_file_`.
    struct Run {
        std::uint64_t begin;
        std::uint64_t end;
    };
    class RunWriter;
    class RunReader;

    /// What is in memory becomes a run.
    Status spill();
    /// All of `runs` become one of `to`.
    Status merge(std::span<const Run> runs, RunWriter& to);
    /// The earlier one of that and what was found before.
    void note(Contradiction found);

    std::size_t memory_ = ~std::size_t{0};
    std::optional<std::string> folder_;
    KeyList list_;  ///< since the last run
    std::optional<ScratchFile> runs_file_;
    std::vector<Run> runs_;      ///< after `sort` at most one
    std::uint64_t count_ = 0;    ///< of additions, at last of keys
    std::uint64_t in_runs_ = 0;  ///< of these
    std::size_t longest_ = 0;    ///< key, in bytes
    bool has_numbers_ = false;
    bool sorted_ = false;
    std::optional<Contradiction> contradiction_;
};

}  // namespace minterm
