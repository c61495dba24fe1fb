// SPDX-License-Identifier: Apache-2.0
//
// Two files in step, or one of columns -> pairs of strings, so many at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/record_texts.hpp"
#include "minterm/result.hpp"
#include "minterm/sequences.hpp"

namespace minterm {

/// A pair that could not be read: its names are those that are known, its strings are empty.
struct BrokenPair {
    std::size_t row = 0;  ///< of the chunk
    Failure why;
};

/// Pairs that follow each other in the input. They point to the records, wherever the chunk is
/// moved.
struct PairChunk {
    std::uint64_t first = 0;  ///< the number of the first pair, from 0
    std::vector<std::string_view> a, b;
    std::vector<std::string_view> names_a, names_b;  ///< where pairs have ids: `names_a`, alone
    std::vector<BrokenPair> broken;                  ///< in their order
    bool is_last = false;
    std::optional<Failure> end;        ///< of the last: why there is no more, if that is a mistake
    bool broke_off = false;            ///< and whether a file could not be read to its end
    RecordTexts records_a, records_b;  ///< what was read; in columns `a` has both

    std::size_t size() const { return a.size(); }
    void clear();
};

/// What a chunk may have: enough to fill words and threads with pairs of like lengths, and little
/// enough to stay in the caches where they are short. It ends behind `first_letters`, and each that
/// follows behind twice as many, when its pairs are a multiple that leaves no group half empty.
struct ChunkSize {
    std::size_t most_pairs = std::size_t{1} << 14U;
    std::size_t most_letters = std::size_t{1} << 26U;
    std::size_t first_letters = most_letters;
    std::size_t multiple = 1;
    bool side_by_side = false;  ///< two files are read by two threads
};

/// Reads pairs in memory for a chunk of them.
class PairReader {
public:
    /// Records of two files in step. Errors: those of SequenceReader::open.
    static Result<PairReader> open_files(const std::string& a, const std::string& b,
                                         const SequenceOptions& options);
    /// A file of lines that have two columns, a and b, or three: id, a and b; the first line says
    /// which. `options.format` is Auto or Raw. Errors: those of SequenceReader::open; FASTA or
    /// FASTQ, unless Raw is asked for (user).
    static Result<PairReader> open_columns(const std::string& path, const SequenceOptions& options);

    ~PairReader();
    PairReader(PairReader&&) noexcept;

    /// From the next chunk on.
    void set_chunk(const ChunkSize& size);

    /// Replaces `chunk` by the next pairs. A broken record or line is a broken pair; what ends the
    /// reading early is the chunk's `end`: a file that breaks off, or one that has more records
    /// than the other, which is read to its end to say how many.
    void next(PairChunk& chunk);

    SequenceFormat format_a() const;
    SequenceFormat format_b() const;
    /// Where one side of a pair of the chunk stands: the record, or the place of its first symbol
    /// where lines are records.
    SourcePlace place_a(const PairChunk& chunk, std::size_t row) const;
    SourcePlace place_b(const PairChunk& chunk, std::size_t row) const;

    struct State;

private:
    explicit PairReader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace minterm
