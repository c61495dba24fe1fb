// SPDX-License-Identifier: Apache-2.0
//
// Files -> sequences: FASTA, FASTQ and raw text, plain or compressed with gzip or bgzip, from a
// file or from standard input ("-").
//
//     minterm::Result<minterm::PickedSequence> picked = minterm::read_one_sequence("a.fa.gz");
//     if (!picked) { fmt::print(stderr, "{}\n", picked.failure().render()); return 2; }
//     use(picked->record.bytes);
//
// Note [Formats]. The format is told by the content, never by the file's name:
//   FASTA  the first byte that is not blank is '>'. A title is everything after '>': blanks, then
//   the
//          name up to the next blank, then the comment. Blanks inside sequence lines, blank lines
//          and lines that start with ';' (the comments of old FASTA files) are no part of a
//          sequence.
//   FASTQ  the first byte that is not blank is '@' and the next line looks like a sequence
//   (letters,
//          '-', '.', '*'). Sequence and quality may span several lines. Qualities are checked for
//          their length and dropped.
//   raw    anything else. The whole content is one sequence without a name; exactly one newline (LF
//          or CRLF) at its end is dropped, so that `echo abc` and `printf abc` agree, unless
//          SequenceOptions::keep_last_newline says that newlines end lines. Every other byte,
//          newlines included, is a symbol. Where a list is read (SequenceOptions::list),
//          every line of raw text is a record instead, its name the line itself, and an empty file
//          has none.
// In FASTA, FASTQ and lists a line ends at LF, CRLF or CR, or at the end of the file, and a UTF-8
// byte order mark before the first record is skipped.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "minterm/result.hpp"

namespace minterm {

enum class SequenceFormat { Auto, Fasta, Fastq, Raw };

/// "FASTA", "FASTQ", "raw text" or "auto".
const char* name_of(SequenceFormat format);

struct SequenceOptions {
    SequenceFormat format = SequenceFormat::Auto;  ///< what the content must be; Auto looks
    bool ignore_case = false;        ///< a to z become A to Z; every other byte stays as it is
    bool list = false;               ///< the file is a list of records: see Note [Formats], raw
    bool keep_last_newline = false;  ///< of raw text, where it ends a line
};

/// One sequence of a file. Raw text has neither name nor comment; a line of a list is its own name,
/// in the case that it is written in.
struct SequenceRecord {
    std::string name;
    std::string comment;
    std::string bytes;

    bool operator==(const SequenceRecord&) const = default;
};

class ByteSource;

/// Reads the records of one file, one after the other, in memory for one record.
class SequenceReader {
public:
    /// Opens `path` ("-": standard input) and tells its format. Errors (user): the file is missing,
    /// a directory, may not be read, is empty (unless raw text is asked for, or a list), or is
    /// compressed by something other than gzip.
    static Result<SequenceReader> open(const std::string& path,
                                       const SequenceOptions& options = {});

    ~SequenceReader();
    SequenceReader(SequenceReader&&) noexcept;
    SequenceReader& operator=(SequenceReader&&) noexcept;

    /// Replaces `record` by the next one and gives true, or gives false after the last. Errors
    /// (user, with the line where it applies): a broken FASTQ record, truncated or damaged gzip
    /// data, text before the first record. After an error or the end the reader only says so again,
    /// unless it `resumes`.
    Result<bool> next(SequenceRecord& record);

    /// After an error in a list: only this record is broken and it is known where the next one
    /// begins, so that `next` goes on there. `record` has the name of the broken one.
    bool resumes() const;

    SequenceFormat format() const;    ///< what the file is; never Auto
    const std::string& file() const;  ///< for messages: the path, or "standard input"

private:
    friend Result<SequenceReader> read_sequences(ByteSource source, const SequenceOptions& options);
    struct State;
    explicit SequenceReader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

/// Which record of a file is meant.
struct RecordChoice {
    std::string record;               ///< its name, else its number from 1; empty: the first
    std::string option = "--record";  ///< the option that chooses it, for messages
};

/// The record that was meant, and what else the caller may want to tell the user.
struct PickedSequence {
    SequenceRecord record;
    std::string file;  ///< the path, or "standard input"
    SequenceFormat format = SequenceFormat::Raw;
    std::size_t record_number = 1;  ///< from 1
    std::size_t records_in_file = 1;
    std::string note;  ///< a sentence when there was a choice that nobody made, else empty:
                       ///< `a.fa has 2 records; took the first, "chr1"; choose another with ...`
};

/// Reads one sequence. The whole file is read and checked, whichever record is taken, so that
/// nothing is answered from a damaged file. A name wins over a number; the first of several records
/// of the same name is taken, and the note says so. Errors (user): those of SequenceReader, no
/// record at all, no record of that name or number (lists the first names).
Result<PickedSequence> read_one_sequence(const std::string& path, const RecordChoice& choice = {},
                                         const SequenceOptions& options = {});

}  // namespace minterm
