// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/screen_plan.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <tuple>
#include <utility>

namespace minterm {

namespace {

constexpr std::size_t kMostSample = std::size_t{32} << 10U;
constexpr unsigned kHashBits = 6;

using Frequencies = std::array<double, 256>;
using HashSet = std::uint64_t;  ///< bit h: the hash h

/// Nanoseconds a byte, fitted to runs on an AMD EPYC (Zen 4): in the first-level cache, but for
/// what a text takes that comes from memory.
double screen_nanoseconds(const ScreenShape& shape, WindowScreen::By by) {
    constexpr double kMemory = 0.04;
    constexpr std::array kHashingAvx512{0.006, 0.014, 0.02};
    constexpr std::array kHashingAvx2{0.008, 0.036, 0.052};
    switch (by) {
        case WindowScreen::By::Avx512: {
            const double group = shape.bytes == 1 ? 0.0075 : 0.0065;
            const double spare = shape.spare == 0 ? 0 : 0.002;
            return std::max(kMemory,
                            kHashingAvx512[shape.bytes - 1] + (group + spare) * shape.groups);
        }
        case WindowScreen::By::Avx2:
            return std::max(kMemory, kHashingAvx2[shape.bytes - 1] + 0.018 * shape.groups);
        case WindowScreen::By::Bytes:
            break;
    }
    return 0.5 * static_cast<double>(shape.window());
}

/// Of bytes; those of patterns count half, for what differs from them matters more than what
/// differs from anything.
Frequencies frequencies_of(const ScreenQuestion& question) {
    Frequencies frequencies{};
    for (const char byte : question.sample)
        frequencies[static_cast<unsigned char>(byte)] +=
            1 / static_cast<double>(question.sample.size());
    double symbols = 0;
    for (const auto& pattern : question.patterns) symbols += static_cast<double>(pattern.size());
    for (const auto& pattern : question.patterns)
        for (const SymbolBytes& symbol : pattern)
            for (std::size_t byte = 0; byte < 256; ++byte)
                if (symbol.test(byte))
                    frequencies[byte] += 1 / symbols / static_cast<double>(symbol.count());
    return frequencies;
}

/// The rows of a linear function that keeps apart as many bytes as so many bits can: one by one,
/// each makes it least likely that two bytes are the same.
std::vector<std::uint8_t> dividing_rows(const Frequencies& frequencies, unsigned bits) {
    std::vector<std::uint8_t> rows;
    std::vector<std::uint8_t> bytes;
    for (unsigned byte = 0; byte < 256; ++byte)
        if (frequencies[byte] > 0) bytes.push_back(static_cast<std::uint8_t>(byte));
    std::array<std::uint8_t, 256> hashes{};
    for (unsigned bit = 0; bit < bits; ++bit) {
        const auto hash_with = [&](unsigned row, std::uint8_t byte) {
            return hashes[byte] | static_cast<unsigned>(__builtin_parity(row & byte)) << bit;
        };
        double least = 0;
        unsigned best = 0;
        for (unsigned row = 1; row < 256; ++row) {
            std::array<double, 8> of_hash{};
            for (const std::uint8_t byte : bytes)
                of_hash[hash_with(row, byte)] += frequencies[byte];
            const double same =
                std::inner_product(of_hash.begin(), of_hash.end(), of_hash.begin(), 0.0);
            if (best != 0 && same >= least) continue;
            best = row;
            least = same;
        }
        for (const std::uint8_t byte : bytes)
            hashes[byte] = static_cast<std::uint8_t>(hash_with(best, byte));
        rows.push_back(static_cast<std::uint8_t>(best));
    }
    return rows;
}

/// How groups of so many bytes are hashed, and how often which hash is in the sample.
struct Hashing {
    Hashing(const ScreenQuestion& question, const Frequencies& letters, std::uint32_t count)
        : bytes(count) {
        if (bytes > 1) {
            // Each byte of a group has bits for itself.
            const unsigned bits = kHashBits / bytes;
            const std::vector<std::uint8_t> rows = dividing_rows(letters, bits);
            for (unsigned byte = 0; byte < bytes; ++byte)
                for (unsigned row = 0; row < bits; ++row)
                    functions[byte] |= std::uint64_t{rows[row]} << (56 - 8 * (byte * bits + row));
        }
        for (std::size_t i = 0; i < bytes; ++i)
            for (unsigned byte = 0; byte < 256; ++byte)
                of_byte[i][byte] = bytes == 1
                                       ? static_cast<std::uint8_t>(byte % ScreenTables::kHashes)
                                       : linear_hash(functions[i], static_cast<std::uint8_t>(byte));
        const std::string_view text = question.sample;
        for (std::size_t place = bytes - 1; place < text.size(); ++place) {
            unsigned hash = 0;
            for (std::size_t i = 0; i < bytes; ++i)
                hash ^= of_byte[i][static_cast<unsigned char>(text[place - i])];
            frequency[hash] += 1 / static_cast<double>(text.size());
        }
    }

    /// What groups may have whose last symbol is `last`, the others before it.
    HashSet of_group(const SymbolBytes* last) const {
        HashSet set = 1;
        for (std::size_t i = 0; i < bytes; ++i) {
            HashSet here = 0;
            for (std::size_t byte = 0; byte < 256; ++byte)
                if (last[-static_cast<std::ptrdiff_t>(i)].test(byte))
                    here |= HashSet{1} << of_byte[i][byte];
            HashSet sums = 0;
            for (HashSet a = set; a != 0; a &= a - 1)
                for (HashSet b = here; b != 0; b &= b - 1)
                    sums |= HashSet{1} << (std::countr_zero(a) ^ std::countr_zero(b));
            set = sums;
        }
        return set;
    }

    double frequency_of(HashSet set) const {
        double sum = 0;
        for (; set != 0; set &= set - 1)
            sum += frequency[static_cast<unsigned>(std::countr_zero(set))];
        return sum;
    }

    std::uint32_t bytes;
    std::array<std::uint64_t, ScreenShape::kMostBytes> functions{};
    std::array<std::array<std::uint8_t, 256>, ScreenShape::kMostBytes> of_byte{};
    std::array<double, 64> frequency{};
};

/// By pattern and row, the groups that end there and how often they are in the sample.
using Groups = std::vector<std::vector<std::pair<HashSet, double>>>;

Groups groups_of(const ScreenQuestion& question, const Hashing& hashing) {
    Groups groups;
    for (const std::vector<SymbolBytes>& symbols : question.patterns) {
        auto& of_pattern = groups.emplace_back(symbols.size());
        for (std::size_t row = hashing.bytes - 1; row < symbols.size(); ++row) {
            const HashSet set = hashing.of_group(&symbols[row]);
            of_pattern[row] = {set, hashing.frequency_of(set)};
        }
    }
    return groups;
}

/// A window of a pattern, as hashes of its groups, the last one first.
struct Window {
    std::size_t pattern = 0;
    std::size_t end = 0;  ///< symbols of the pattern up to its end
    std::size_t part = 0;
    std::array<HashSet, ScreenShape::kMostGroups> groups{};
    double frequency = 2;  ///< of places; at first more than any
};

/// The windows of all patterns for one shape.
class Windows {
public:
    Windows(const ScreenQuestion& question, const Hashing& hashing, const Groups& groups,
            const ScreenShape& shape)
        : question_(question),
          hashing_(hashing),
          groups_(groups),
          shape_(shape),
          parts_(question.errors / (shape.spare + 1) + 1) {}

    /// Nothing if a part of a pattern is too short for them.
    std::optional<ScreenTables> tables() {
        for (std::size_t pattern = 0; pattern < question_.patterns.size(); ++pattern) {
            const std::size_t rows = question_.patterns[pattern].size();
            for (std::size_t part = 0; part < parts_; ++part)
                if (!add_rarest(pattern, part, row_of(part, rows), row_of(part + 1, rows)))
                    return std::nullopt;
        }
        // Neighbours share a bucket, so those that are alike are to be neighbours.
        std::sort(windows_.begin(), windows_.end(), [](const Window& a, const Window& b) {
            return std::tie(a.groups, a.pattern, a.end) < std::tie(b.groups, b.pattern, b.end);
        });
        ScreenTables tables;
        tables.shape = shape_;
        tables.errors = static_cast<std::uint32_t>(question_.errors);
        tables.gaps = question_.gaps;
        tables.functions = hashing_.functions;
        tables.lookups.resize(shape_.groups);
        for (std::size_t bucket = 0; bucket < ScreenTables::kBuckets; ++bucket) {
            const std::size_t end = (bucket + 1) * windows_.size() / ScreenTables::kBuckets;
            for (std::size_t i = tables.entries.size(); i < end; ++i) {
                for (std::size_t group = 0; group < shape_.groups; ++group)
                    for (HashSet left = windows_[i].groups[group]; left != 0; left &= left - 1)
                        tables.lookups[group][static_cast<unsigned>(std::countr_zero(left))] |=
                            static_cast<std::uint8_t>(1U << bucket);
                tables.entries.push_back(entry_of(windows_[i]));
            }
            tables.first_entry[bucket + 1] = static_cast<std::uint32_t>(end);
        }
        return tables;
    }

private:
    /// Where a part begins of so many rows.
    std::size_t row_of(std::size_t part, std::size_t rows) const { return part * rows / parts_; }

    bool add_rarest(std::size_t pattern, std::size_t part, std::size_t begin, std::size_t end) {
        Window rarest;
        for (std::size_t place = begin + shape_.window(); place <= end; ++place) {
            const Window here = window_at(pattern, place);
            if (here.frequency < rarest.frequency) rarest = here;
        }
        if (rarest.end == 0) return false;
        rarest.part = part;
        windows_.push_back(rarest);
        return true;
    }

    Window window_at(std::size_t pattern, std::size_t end) const {
        Window window;
        window.pattern = pattern;
        window.end = end;
        window.frequency = 1;
        double most = 0;
        for (std::size_t group = 0; group < shape_.groups; ++group) {
            const auto& [set, frequency] = groups_[pattern][end - 1 - group * shape_.bytes];
            window.groups[group] = set;
            window.frequency *= frequency;
            most = std::max(most, frequency);
        }
        // The one that tells least need not be right.
        if (shape_.spare != 0 && most > 0) window.frequency /= most;
        return window;
    }

    ScreenEntry entry_of(const Window& window) const {
        const std::size_t rows = question_.patterns[window.pattern].size();
        // Of two halves of the parts one has fewer errors than parts, or all would have more than
        // there may be; and so on down to a part without errors. Here is the half next to that.
        std::size_t first = 0;
        std::size_t end = parts_;
        std::size_t errors = question_.errors;
        for (std::size_t middle; shape_.spare == 0 && end - first >= 4; errors = end - first - 1) {
            middle = (first + end) / 2;
            (window.part < middle ? end : first) = middle;
        }
        return {static_cast<std::uint32_t>(window.pattern),
                static_cast<std::uint32_t>(window.end),
                static_cast<std::uint32_t>(rows - window.end),
                static_cast<std::uint32_t>(row_of(first, rows)),
                static_cast<std::uint32_t>(row_of(end, rows)),
                static_cast<std::uint32_t>(errors)};
    }

    const ScreenQuestion& question_;
    const Hashing& hashing_;
    const Groups& groups_;
    ScreenShape shape_;
    std::size_t parts_;  ///< of a pattern
    std::vector<Window> windows_;
};

/// Of the places of a text, the part that survive, each as often as there are windows to look at.
double survivors_in(const WindowScreen& screen, std::string_view text) {
    WindowScreen::Survivors found;
    std::size_t count = 0;
    for (std::size_t first = 0; first < text.size(); first += WindowScreen::kPlaces) {
        const std::size_t kept = screen.survivors(text, first, WindowScreen::kPlaces, found);
        for (std::size_t i = 0; i < kept; ++i)
            for (unsigned left = found[i].buckets; left != 0; left &= left - 1)
                count +=
                    screen.tables().of_bucket(static_cast<unsigned>(std::countr_zero(left))).size();
    }
    return static_cast<double>(count) / static_cast<double>(std::max<std::size_t>(1, text.size()));
}

}  // namespace

std::optional<ScreenPlan> plan_screen(const ScreenQuestion& asked) {
    if (asked.patterns.size() > kMostScreenedPatterns) return std::nullopt;
    ScreenQuestion question = asked;
    question.sample = question.sample.substr(0, kMostSample);
    const Frequencies frequencies = frequencies_of(question);
    const std::uint32_t most_spare = question.errors > 0 && !question.gaps ? 1 : 0;
    std::optional<ScreenPlan> best;
    for (std::uint32_t bytes = 1; bytes <= ScreenShape::kMostBytes; ++bytes) {
        const Hashing hashing(question, frequencies, bytes);
        const Groups all_groups = groups_of(question, hashing);
        for (std::uint32_t spare = 0; spare <= most_spare; ++spare)
            for (std::uint32_t groups = spare + 1; groups <= ScreenShape::kMostGroups; ++groups) {
                const ScreenShape shape{bytes, groups, spare};
                const double looking = screen_nanoseconds(shape, question.by);
                const double most = best ? best->nanoseconds : question.without;
                const bool is_needed = question.is_asked_for && !best;
                if (looking >= most && !is_needed) continue;
                auto tables = Windows(question, hashing, all_groups, shape).tables();
                if (!tables) break;  // nor are there longer ones
                const double survivors = survivors_in(WindowScreen(*tables), question.sample);
                const double all = looking + survivors * question.survivor;
                if (all >= most && !is_needed) continue;
                best = {*std::move(tables), survivors, all};
            }
    }
    return best;
}

}  // namespace minterm
