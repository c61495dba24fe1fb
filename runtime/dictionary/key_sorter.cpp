// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/key_sorter.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

#include "runtime/support/common_prefix.hpp"

namespace minterm {
namespace {

constexpr std::size_t kBuffer = std::size_t{64} << 10;
/// More runs are merged in several rounds.
constexpr std::size_t kMostRunsAtOnce = 512;

}  // namespace

/// Sorted keys -> a run at the end of a file.
class KeySorter::RunWriter {
public:
    RunWriter(ScratchFile& file, bool has_numbers)
        : file_(&file), has_numbers_(has_numbers), begin_(file.size()) {}

    /// A key that is greater than the one before; the last two are for its number.
    Status add(std::string_view key, std::uint64_t number, std::uint64_t first,
               std::uint64_t last) {
        const std::size_t shared = common_prefix(before_, key);
        append_number(shared);
        append_number(key.size() - shared);
        buffer_ += key.substr(shared);
        if (has_numbers_) {
            append_number(number);
            append_number(first);
            append_number(last - first);
        }
        before_.replace(shared, before_.size() - shared, key.substr(shared));
        ++count_;
        return buffer_.size() < kBuffer ? success() : flush();
    }
    Result<Run> finish() {
        MINTERM_TRY([[maybe_unused]] const Unit flushed, flush());
        return Run{begin_, file_->size()};
    }
    std::uint64_t count() const { return count_; }

private:
    /// Seven bits a byte, the lowest first; the top bit says that more follow.
    void append_number(std::uint64_t number) {
        for (; number >= 128; number >>= 7)
            buffer_ += static_cast<char>(static_cast<unsigned char>(number | 128));
        buffer_ += static_cast<char>(number);
    }
    Status flush() {
        MINTERM_TRY([[maybe_unused]] const Unit written,
                    file_->append(std::as_bytes(std::span(buffer_))));
        buffer_.clear();
        return success();
    }

    ScratchFile* file_;
    bool has_numbers_;
    std::uint64_t begin_;
    std::uint64_t count_ = 0;
    std::string buffer_;
    std::string before_;
};

/// A run -> its keys, one after the other.
class KeySorter::RunReader {
public:
    RunReader(const ScratchFile& file, Run run, bool has_numbers)
        : file_(&file), run_(run), has_numbers_(has_numbers) {}

    /// Goes to the next key; whether there is one.
    Result<bool> next() {
        constexpr std::size_t kMostNumbers = 50;  // five of ten bytes each
        if (left() < kMostNumbers) {
            MINTERM_TRY([[maybe_unused]] const Unit filled, fill(kMostNumbers));
        }
        if (left() == 0) return false;
        shared_ = number_here();
        const std::size_t rest = number_here();
        if (left() < rest + kMostNumbers) {
            MINTERM_TRY([[maybe_unused]] const Unit filled, fill(rest + kMostNumbers));
        }
        key_.resize(shared_);
        key_.append(buffer_, at_, rest);
        at_ += rest;
        if (has_numbers_) {
            number_ = number_here();
            first_ = number_here();
            last_ = first_ + number_here();
        }
        return true;
    }
    std::string_view key() const { return key_; }
    std::size_t shared() const { return shared_; }  ///< with the key before
    std::uint64_t number() const { return number_; }
    std::uint64_t first() const { return first_; }
    std::uint64_t last() const { return last_; }

private:
    std::size_t left() const { return buffer_.size() - at_; }
    /// So that as many bytes are left, or all of the run.
    Status fill(std::size_t wanted) {
        if (left() >= wanted || run_.begin == run_.end) return success();
        buffer_.erase(0, std::exchange(at_, 0));
        const std::size_t kept = buffer_.size();
        const std::uint64_t more =
            std::min<std::uint64_t>(std::max(kBuffer, wanted), run_.end - run_.begin);
        buffer_.resize(kept + more);
        MINTERM_TRY(
            [[maybe_unused]] const Unit read,
            file_->read(run_.begin, std::as_writable_bytes(std::span(buffer_).subspan(kept))));
        run_.begin += more;
        return success();
    }
    std::uint64_t number_here() {
        std::uint64_t number = 0;
        for (unsigned shift = 0; at_ < buffer_.size() && shift < 64; shift += 7) {
            const auto byte = static_cast<unsigned char>(buffer_[at_++]);
            number |= std::uint64_t{byte & 127U} << shift;
            if (byte < 128) break;
        }
        return number;
    }

    const ScratchFile* file_;
    Run run_;  ///< what was not read
    bool has_numbers_;
    std::string buffer_;
    std::size_t at_ = 0;
    std::string key_;
    std::size_t shared_ = 0;
    std::uint64_t number_ = 0;
    std::uint64_t first_ = 0;
    std::uint64_t last_ = 0;
};

Status KeySorter::add(std::string_view key, std::optional<std::uint64_t> number) {
    if (count_ > 0 && number.has_value() != has_numbers_)
        return Failure::user("all keys have numbers of their own, or none has");
    // A list that grows is in memory twice for a moment.
    if (list_.size() > 0 && list_.memory_with(key) > memory_ / 2) {
        MINTERM_TRY([[maybe_unused]] const Unit spilt, spill());
    }
    MINTERM_TRY([[maybe_unused]] const Unit added, list_.add(key, number));
    has_numbers_ = number.has_value();
    longest_ = std::max(longest_, key.size());
    ++count_;
    return success();
}

void KeySorter::note(Contradiction found) {
    if (!contradiction_ || found.second < contradiction_->second) contradiction_ = found;
}

Status KeySorter::spill() {
    if (!runs_file_) {
        MINTERM_TRY(runs_file_, ScratchFile::open(*folder_));
    }
    list_.sort();
    if (const auto& found = list_.contradiction())
        note({in_runs_ + found->first, in_runs_ + found->second});
    RunWriter writer(*runs_file_, has_numbers_);
    for (std::size_t k = 0; k < list_.size(); ++k) {
        const auto additions = has_numbers_ ? list_.additions(k) : KeyList::Additions{0, 0};
        MINTERM_TRY([[maybe_unused]] const Unit added,
                    writer.add(list_[k], has_numbers_ ? list_.number(k) : 0,
                               in_runs_ + additions.first, in_runs_ + additions.last));
    }
    MINTERM_TRY(const Run run, writer.finish());
    runs_.push_back(run);
    in_runs_ = count_;
    list_.clear();
    return success();
}

Status KeySorter::merge(std::span<const Run> runs, RunWriter& to) {
    std::vector<RunReader> readers;
    std::vector<std::size_t> heap;  // of readers: the least key first, of equal keys the first run
    const auto after = [&](std::size_t a, std::size_t b) {
        const int order = readers[a].key().compare(readers[b].key());
        return order != 0 ? order > 0 : a > b;
    };
    for (const Run& run : runs) {
        readers.emplace_back(*runs_file_, run, has_numbers_);
        MINTERM_TRY(const bool any, readers.back().next());
        if (any) heap.push_back(readers.size() - 1);
    }
    std::make_heap(heap.begin(), heap.end(), after);
    std::string key;
    std::uint64_t number = 0;
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    bool any = false;
    while (!heap.empty()) {
        std::pop_heap(heap.begin(), heap.end(), after);
        RunReader& least = readers[heap.back()];
        if (any && least.key() == key) {
            if (least.number() != number) note({last, least.first()});
            last = least.last();
        } else {
            if (any) {
                MINTERM_TRY([[maybe_unused]] const Unit added, to.add(key, number, first, last));
            }
            any = true;
            key = least.key();
            number = least.number();
            first = least.first();
            last = least.last();
        }
        MINTERM_TRY(const bool more, least.next());
        if (more)
            std::push_heap(heap.begin(), heap.end(), after);
        else
            heap.pop_back();
    }
    return any ? to.add(key, number, first, last) : success();
}

Status KeySorter::sort() {
    if (sorted_) return success();
    if (runs_.empty() && list_.memory() <= memory_ / 4) {
        list_.sort();
        if (const auto& found = list_.contradiction()) note({found->first, found->second});
        count_ = list_.size();
        sorted_ = true;
        return success();
    }
    if (list_.size() > 0) {
        MINTERM_TRY([[maybe_unused]] const Unit spilt, spill());
    }
    list_ = {};
    const std::size_t at_once =
        std::clamp(memory_ / (2 * (kBuffer + longest_)), std::size_t{2}, kMostRunsAtOnce);
    for (bool whole = false; !whole;) {
        whole = runs_.size() <= at_once;
        MINTERM_TRY(ScratchFile merged, ScratchFile::open(*folder_));
        std::vector<Run> longer;
        for (std::size_t begin = 0; begin < runs_.size(); begin += at_once) {
            RunWriter writer(merged, has_numbers_);
            MINTERM_TRY(
                [[maybe_unused]] const Unit done,
                merge(std::span(runs_).subspan(begin, std::min(at_once, runs_.size() - begin)),
                      writer));
            MINTERM_TRY(const Run run, writer.finish());
            longer.push_back(run);
            count_ = writer.count();
        }
        runs_ = std::move(longer);
        runs_file_ = std::move(merged);
    }
    if (count_ > KeyList::kMostKeys) return KeyList::too_many_keys();
    sorted_ = true;
    return success();
}

Status KeySorter::for_each(const Take& take) const {
    // Keys are looked at in their order, and are anywhere in memory.
    constexpr std::size_t kAhead = 16;
    for (std::size_t k = 0; k < list_.size(); ++k) {
        if (k + kAhead < list_.size()) __builtin_prefetch(list_[k + kAhead].data());
        take(list_[k], k > 0 ? list_.common_prefix(k - 1) : 0, has_numbers_ ? list_.number(k) : 0);
    }
    for (const Run& run : runs_) {
        RunReader reader(*runs_file_, run, has_numbers_);
        for (;;) {
            MINTERM_TRY(const bool any, reader.next());
            if (!any) break;
            take(reader.key(), reader.shared(), reader.number());
        }
    }
    return success();
}

}  // namespace minterm
