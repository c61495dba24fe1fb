// SPDX-License-Identifier: Apache-2.0
//
// Bytes -> lines -> records. Sequence lines are appended straight to the record, so that a
// chromosome on one line costs what one on a million lines costs.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "minterm/sequences.hpp"
#include "runtime/input/byte_source.hpp"
#include "runtime/input/quoted_name.hpp"
#include "runtime/input/sequence_source.hpp"

namespace minterm {
namespace {

constexpr int kEnd = -1;

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}
bool ends_line(char c) { return c == '\n' || c == '\r'; }

/// Letters of nucleotide and protein alphabets, gaps and stops: what a FASTQ sequence may hold when
/// the format has to be guessed.
bool is_sequence_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '.' || c == '*';
}

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Walks over lines that end at LF, CRLF or CR. The places of the next LF and CR in the chunk are
/// kept, so that a file with only one of them is still scanned once.
class LineCursor {
public:
    explicit LineCursor(ByteSource source) : source_(std::move(source)) {}

    ByteSource& source() { return source_; }
    std::uint64_t line() const { return line_; }  ///< of the next byte, from 1
    const std::optional<Failure>& failure() const { return failure_; }

    /// The first chunk, which stays unread.
    std::string_view first_chunk() {
        refill();
        return rest();
    }
    void drop(std::size_t bytes) { position_ += bytes; }

    /// The next byte, or kEnd at the end or after a failure.
    int peek() {
        for (;;) {
            if (position_ == chunk_.size() && !refill()) return kEnd;
            if (!after_carriage_return_) return static_cast<unsigned char>(chunk_[position_]);
            after_carriage_return_ = false;
            if (chunk_[position_] == '\n') ++position_;
        }
    }

    /// Consumes the rest of the line with its end and appends it without its end.
    void append_line(std::string& out) {
        while (peek() != kEnd) {
            const std::size_t end = line_end();
            out.append(chunk_.data() + position_, end - position_);
            position_ = end;
            if (end < chunk_.size()) {
                after_carriage_return_ = chunk_[end] == '\r';
                ++position_;
                ++line_;
                return;
            }
        }
    }

    /// Appends everything that is left.
    void append_rest(std::string& out) {
        do {
            out.append(rest());
            position_ = chunk_.size();
        } while (refill());
    }

    bool skip_blank_lines() {
        std::string ignored;
        while (peek() != kEnd) {
            if (!is_blank(static_cast<char>(peek()))) return true;
            if (ends_line(static_cast<char>(peek()))) {
                append_line(ignored);
            } else {
                ++position_;
            }
        }
        return false;
    }

private:
    std::string_view rest() const { return chunk_.substr(position_); }

    bool refill() {
        if (failure_ || ended_) return false;
        if (position_ < chunk_.size()) return true;
        Result<std::string_view> next = source_.next_chunk();
        position_ = 0;
        next_lf_ = next_cr_ = 0;
        known_ = false;
        chunk_ = {};
        if (!next) {
            failure_ = next.failure();
            return false;
        }
        chunk_ = *next;
        ended_ = chunk_.empty();
        return !ended_;
    }

    std::size_t find_from(char c) const {
        const void* found = std::memchr(chunk_.data() + position_, c, chunk_.size() - position_);
        return found == nullptr
                   ? chunk_.size()
                   : static_cast<std::size_t>(static_cast<const char*>(found) - chunk_.data());
    }

    std::size_t line_end() {
        if (!known_ || next_lf_ < position_) next_lf_ = find_from('\n');
        if (!known_ || next_cr_ < position_) next_cr_ = find_from('\r');
        known_ = true;
        return std::min(next_lf_, next_cr_);
    }

    ByteSource source_;
    std::string_view chunk_;
    std::size_t position_ = 0;
    std::size_t next_lf_ = 0, next_cr_ = 0;
    bool known_ = false;  ///< next_lf_ and next_cr_ belong to this chunk
    bool after_carriage_return_ = false;
    bool ended_ = false;
    std::uint64_t line_ = 1;
    std::optional<Failure> failure_;
};

struct Compression {
    std::string_view magic;
    const char* name;
    const char* command;
};
constexpr Compression kCompressions[] = {
    {std::string_view("\x28\xB5\x2F\xFD", 4), "zstd", "zstd -dc"},
    {std::string_view("\xFD"
                      "7zXZ\0",
                      6),
     "xz", "xz -dc"},
    {std::string_view("PK\x03\x04", 4), "zip", "unzip -p"},
    {std::string_view("\x04\x22\x4D\x18", 4), "lz4", "lz4 -dc"},
};

/// What else compressed `text`, or nullptr.
const Compression* other_compression(std::string_view text) {
    for (const Compression& compression : kCompressions) {
        if (text.substr(0, compression.magic.size()) == compression.magic) return &compression;
    }
    // bzip2: "BZh", a digit, and pi in BCD.
    static constexpr Compression kBzip2{"BZh", "bzip2", "bzip2 -dc"};
    const bool bzip2 = text.size() > 10 && text.substr(0, 3) == kBzip2.magic && text[3] >= '1' &&
                       text[3] <= '9' && text.substr(4, 6) == "\x31\x41\x59\x26\x53\x59";
    return bzip2 ? &kBzip2 : nullptr;
}

Status refuse_compression(const std::string& file, std::string_view first_bytes) {
    const Compression* const other = other_compression(first_bytes);
    if (other == nullptr) return success();
    return Failure::user(file + " is compressed with " + other->name +
                         ", which minterm does not read; decompress it first: " + other->command +
                         " FILE | minterm ... -");
}

void fold_case(std::string& text) {
    for (char& c : text) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
}

/// Removes blanks from `text[from..]`. Most lines have none: then no byte is as small, which
/// vectors see at memory speed.
void drop_blanks(std::string& text, std::size_t from) {
    unsigned char has_small = 0;
    for (const char c : std::string_view(text).substr(from))
        has_small |= static_cast<unsigned char>(c) <= ' ' ? 1 : 0;
    if (has_small == 0) return;
    const auto begin = text.begin() + static_cast<std::ptrdiff_t>(from);
    text.erase(std::remove_if(begin, text.end(), is_blank), text.end());
}

/// Splits a title line (without '>' or '@') into name and comment.
void split_title(std::string_view title, SequenceRecord& record) {
    const auto trim = [&title] {
        while (!title.empty() && is_blank(title.front())) title.remove_prefix(1);
        while (!title.empty() && is_blank(title.back())) title.remove_suffix(1);
    };
    trim();
    const std::size_t name_end = static_cast<std::size_t>(
        std::find_if(title.begin(), title.end(), is_blank) - title.begin());
    record.name = title.substr(0, name_end);
    title.remove_prefix(name_end);
    trim();
    record.comment = title;
}

/// What the first bytes of a file say, and whether others that follow could make it something else.
struct Sniffed {
    SequenceFormat format = SequenceFormat::Raw;
    bool is_certain = false;
};

Sniffed sniff(std::string_view text) {
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    else if (kByteOrderMark.starts_with(text))
        return {};
    std::size_t at = 0;
    const auto skip = [&](const auto& belongs) {
        while (at < text.size() && belongs(text[at])) ++at;
        return at == text.size();
    };
    if (skip(is_blank)) return {};
    if (text[at] == '>') return {SequenceFormat::Fasta, true};
    if (text[at] != '@') return {SequenceFormat::Raw, true};
    // One line alone: no FASTQ record begins so.
    if (skip([](char c) { return !ends_line(c); }) || skip(is_blank)) return {};
    if (text[at] == '+') return {SequenceFormat::Fastq, true};  // an empty record
    const std::size_t begin = at;
    if (skip(is_sequence_letter)) return {SequenceFormat::Fastq, false};
    const bool is_sequence = at > begin && ends_line(text[at]);
    return {is_sequence ? SequenceFormat::Fastq : SequenceFormat::Raw, true};
}

/// "1 letter", "7 letters".
std::string letters(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " letter" : " letters");
}

}  // namespace

SequenceFormat sniff_format(std::string_view text) { return sniff(text).format; }

namespace {

/// Whether the first record is one; nothing where more of it has to be seen.
std::optional<bool> is_record(std::string_view text, SequenceFormat format) {
    const auto next_line = [&text] {
        std::string_view line = text.substr(0, std::min(text.size(), text.find_first_of("\r\n")));
        text.remove_prefix(line.size());
        text.remove_prefix(std::min(text.size(), text.find_first_not_of("\r\n")));
        while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
        return line;
    };
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    const std::string_view title = next_line();
    std::string_view line = next_line();
    const auto is_sequence = [&line] {
        return std::all_of(line.begin(), line.end(), is_sequence_letter);
    };
    if (title.size() > 1 && is_blank(title[1])) {
        // So answers quote in letters, too, but not what no words are.
        constexpr std::size_t kNoWord = 20;
        return format == SequenceFormat::Fasta && line.size() >= kNoWord &&
               line.find_first_not_of("ACGTUNacgtun") == std::string_view::npos;
    }
    if (format == SequenceFormat::Fasta)
        return line.starts_with('>') || line.starts_with(';') || is_sequence();
    while (!text.empty() && is_sequence()) line = next_line();
    // A line is known when it has ended.
    if (text.empty() && (is_sequence() || line.starts_with('+'))) return std::nullopt;
    if (!line.starts_with('+')) return false;
    SequenceRecord record;
    SequenceRecord repeated;
    split_title(title.substr(1), record);
    split_title(line.substr(1), repeated);
    return repeated.name.empty() || repeated.name == record.name;
}

}  // namespace

Result<SequenceFormat> sniff_text(ByteSource& source) {
    MINTERM_TRY(const SequenceFormat format, sniff_format(source));
    if (format == SequenceFormat::Raw) return format;
    MINTERM_TRY(std::string_view first, source.peek_chunk());
    std::optional<bool> known = is_record(first, format);
    while (!known) {
        MINTERM_TRY(const std::string_view more, source.peek_more());
        if (more.size() == first.size()) break;
        first = more;
        known = is_record(first, format);
    }
    // A file that ends there is none; reads may be longer than what can be seen.
    constexpr std::size_t kMuch = std::size_t{1} << 16U;
    return known.value_or(first.size() >= kMuch) ? format : SequenceFormat::Raw;
}

Status refuse_other_compression(ByteSource& source) {
    MINTERM_TRY(const std::string_view first, source.peek_chunk());
    return refuse_compression(source.file(), first);
}

Result<SequenceFormat> sniff_format(ByteSource& source) {
    MINTERM_TRY(std::string_view first, source.peek_chunk());
    while (!sniff(first).is_certain) {
        MINTERM_TRY(const std::string_view more, source.peek_more());
        if (more.size() == first.size()) break;
        first = more;
    }
    return sniff_format(first);
}

const char* name_of(SequenceFormat format) {
    switch (format) {
        case SequenceFormat::Auto:
            return "auto";
        case SequenceFormat::Fasta:
            return "FASTA";
        case SequenceFormat::Fastq:
            return "FASTQ";
        case SequenceFormat::Raw:
            return "raw text";
    }
    return "";
}

struct SequenceReader::State {
    State(ByteSource source, const SequenceOptions& chosen)
        : cursor(std::move(source)), options(chosen) {}

    LineCursor cursor;
    SequenceOptions options;
    SequenceFormat format = SequenceFormat::Raw;
    bool raw_read = false;
    std::optional<Failure> failure;
    bool resumes = false;        ///< after a failure: the next record can be read
    std::string line;            ///< scratch; the title of a FASTQ record
    bool title_is_read = false;  ///< `line` is the title of the next FASTQ record already
    std::uint64_t title_line = 0;

    const std::string& file() { return cursor.source().file(); }

    Failure wrong_at(std::uint64_t line_number, std::string_view line_text, std::string text) {
        constexpr std::size_t kShown = 60;
        SourcePlace place;
        place.file = file();
        place.line = static_cast<std::size_t>(line_number);
        place.column = 1;
        place.line_text = line_text.substr(0, kShown);
        place.width = std::max<std::size_t>(1, place.line_text.size());
        return Failure(FailureKind::User, Message{std::move(place), std::move(text), {}});
    }

    /// What reads the file as text, whatever it looks like.
    const char* text_option() const { return options.list ? "--format lines" : "--format raw"; }

    /// The rest of the current line, for a message.
    std::string current_line() {
        std::string text;
        cursor.append_line(text);
        return text;
    }

    Status prepare() {
        std::string_view first = cursor.first_chunk();
        if (cursor.failure()) return *cursor.failure();
        if (options.format == SequenceFormat::Raw && !options.list) return success();
        if (first.empty()) {
            if (options.list) return success();
            return Failure::user(
                file() +
                " is empty: there is no sequence in it; check the command that made "
                "it, or add --format raw to compare with the empty text");
        }
        MINTERM_TRY([[maybe_unused]] const Unit plain, refuse_compression(file(), first));
        format = options.format == SequenceFormat::Auto ? sniff_format(first) : options.format;
        if (first.starts_with(kByteOrderMark)) cursor.drop(kByteOrderMark.size());
        return success();
    }

    Result<bool> next_raw(SequenceRecord& record) {
        if (std::exchange(raw_read, true)) return false;
        if (!cursor.source().compressed()) record.bytes.reserve(cursor.source().size_hint());
        cursor.append_rest(record.bytes);
        std::string& bytes = record.bytes;
        if (!options.keep_last_newline && !bytes.empty() && bytes.back() == '\n') {
            bytes.pop_back();
            if (!bytes.empty() && bytes.back() == '\r') bytes.pop_back();
        }
        return true;
    }

    Result<bool> next_line(SequenceRecord& record) {
        if (cursor.peek() == kEnd) return false;
        cursor.append_line(record.bytes);
        record.name = record.bytes;
        return true;
    }

    void append_sequence_line(std::string& bytes) {
        const std::size_t from = bytes.size();
        cursor.append_line(bytes);
        drop_blanks(bytes, from);
    }

    Result<bool> next_fasta(SequenceRecord& record) {
        while (cursor.skip_blank_lines() && cursor.peek() == ';') current_line();
        if (cursor.peek() == kEnd) return false;
        const std::uint64_t here = cursor.line();
        line.clear();
        if (cursor.peek() != '>') {
            cursor.append_line(line);
            return wrong_at(
                here, line,
                std::string("expected a FASTA title that starts with '>' before the first "
                            "sequence; add one, or read the file as text with ") +
                    text_option());
        }
        cursor.append_line(line);
        split_title(std::string_view(line).substr(1), record);
        for (int c = cursor.peek(); c != kEnd && c != '>'; c = cursor.peek()) {
            if (c == ';') {
                current_line();
            } else {
                append_sequence_line(record.bytes);
            }
        }
        return true;
    }

    Result<bool> next_fastq(SequenceRecord& record) {
        if (!std::exchange(title_is_read, false)) {
            if (!cursor.skip_blank_lines()) return false;
            title_line = cursor.line();
            line.clear();
            cursor.append_line(line);
        }
        if (line.front() != '@') {
            return wrong_at(
                title_line, line,
                "expected a FASTQ title that starts with '@'; the record before this line "
                "may have too many lines");
        }
        split_title(std::string_view(line).substr(1), record);
        const auto who = [&] { return "FASTQ record " + quoted_name(record.name); };

        std::size_t sequence_lines = 0;
        for (int c = cursor.peek(); c != '+'; c = cursor.peek()) {
            if (c == kEnd) {
                return wrong_at(
                    title_line, line,
                    "truncated FASTQ: the file ends before the '+' line of record " +
                        quoted_name(record.name) + "; copy or download it again" +
                        (options.format == SequenceFormat::Auto
                             ? std::string(", or, if it is no FASTQ file, add ") + text_option()
                             : ""));
            }
            if (c == '@') {
                const std::uint64_t first_line = std::exchange(title_line, cursor.line());
                line = current_line();
                title_is_read = resumes = options.list;
                return wrong_at(
                    title_line, line,
                    who() + " (line " + std::to_string(first_line) +
                        ") has no '+' line: expected '+' and the quality before this line");
            }
            append_sequence_line(record.bytes);
            ++sequence_lines;
        }
        const std::size_t length = record.bytes.size();

        const std::uint64_t plus_line = cursor.line();
        const std::string plus = current_line();
        SequenceRecord repeated;
        split_title(std::string_view(plus).substr(1), repeated);
        if (!repeated.name.empty() && repeated.name != record.name) {
            return wrong_at(plus_line, plus,
                            who() + " is continued under another name, " +
                                quoted_name(repeated.name) + ": expected '+' alone or '+" +
                                record.name + "'");
        }

        // A quality line may start with '@' too, so only its length tells where it ends. One that
        // does, of a sequence on one line, is the next title if no title follows it: the quality is
        // missing.
        std::string quality;
        std::string last_line;
        std::uint64_t quality_line = cursor.line();
        if (length == 0 && cursor.peek() != kEnd && ends_line(static_cast<char>(cursor.peek()))) {
            current_line();
        }
        bool ended_early = false;
        while (quality.size() < length) {
            const int c = cursor.peek();
            ended_early = c == kEnd;
            const bool may_be_title = c == '@' && sequence_lines <= 1;
            if (ended_early || (may_be_title && !quality.empty())) break;
            quality_line = cursor.line();
            last_line = current_line();
            const int after = may_be_title ? cursor.peek() : kEnd;
            if (after != kEnd && after != '@' && !is_blank(static_cast<char>(after))) {
                const std::uint64_t first_line = std::exchange(title_line, quality_line);
                line = last_line;
                title_is_read = resumes = options.list;
                return wrong_at(title_line, line,
                                who() + " (line " + std::to_string(first_line) +
                                    ") has no quality: expected " + letters(length) +
                                    " of it before this line");
            }
            drop_blanks(last_line, 0);
            quality += last_line;
        }
        if (ended_early && quality.empty()) {
            return wrong_at(title_line, line,
                            "truncated FASTQ: the file ends before the quality of record " +
                                quoted_name(record.name) + "; copy or download it again");
        }
        if (quality.size() != length) {
            const int after = cursor.peek();
            resumes = options.list && !ended_early && (after == '@' || after == kEnd);
            return wrong_at(quality_line, last_line,
                            who() + " (line " + std::to_string(title_line) +
                                ") has a sequence of " + letters(length) + " and a quality of " +
                                letters(quality.size()) +
                                (ended_early ? ", where the file ends" : "") +
                                ": expected as many quality letters as sequence letters");
        }
        return true;
    }

    Result<bool> next(SequenceRecord& record) {
        if (format == SequenceFormat::Fasta) return next_fasta(record);
        if (format == SequenceFormat::Fastq) return next_fastq(record);
        return options.list ? next_line(record) : next_raw(record);
    }
};

SequenceReader::SequenceReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
SequenceReader::~SequenceReader() = default;
SequenceReader::SequenceReader(SequenceReader&&) noexcept = default;
SequenceReader& SequenceReader::operator=(SequenceReader&&) noexcept = default;

Result<SequenceReader> SequenceReader::open(const std::string& path,
                                            const SequenceOptions& options) {
    MINTERM_TRY(ByteSource source, ByteSource::open(path));
    return read_sequences(std::move(source), options);
}

Result<SequenceReader> read_sequences(ByteSource source, const SequenceOptions& options) {
    auto state = std::make_unique<SequenceReader::State>(std::move(source), options);
    MINTERM_TRY([[maybe_unused]] const Unit prepared, state->prepare());
    return SequenceReader(std::move(state));
}

Result<bool> SequenceReader::next(SequenceRecord& record) {
    State& state = *state_;
    if (state.failure && !state.resumes) return *state.failure;
    state.failure.reset();
    state.resumes = false;
    record.name.clear();
    record.comment.clear();
    record.bytes.clear();
    Result<bool> found = state.next(record);
    // A file that could not be read to its end explains whatever seems to be missing from it.
    if (state.cursor.failure()) {
        found = *state.cursor.failure();
        state.resumes = false;
    }
    if (!found) state.failure = found.failure();
    if (state.options.ignore_case) fold_case(record.bytes);
    return found;
}

bool SequenceReader::resumes() const { return state_->resumes; }
SequenceFormat SequenceReader::format() const { return state_->format; }
const std::string& SequenceReader::file() const { return state_->file(); }

namespace {

/// A number from 1 without sign or leading blanks, or 0.
std::size_t record_number_of(const std::string& text) {
    if (text.empty() || text.size() > 18) return 0;
    std::size_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return 0;
        number = number * 10 + static_cast<std::size_t>(c - '0');
    }
    return number;
}

/// `"chr1", "chr2" and 7 more`.
std::string list_names(const std::vector<std::string>& names, std::size_t total) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i)
        list += (i > 0 ? ", " : "") + quoted_name(names[i]);
    if (total > names.size()) list += " and " + std::to_string(total - names.size()) + " more";
    return list;
}

Failure no_such_record(const std::string& file, const RecordChoice& choice,
                       const std::vector<std::string>& names, std::size_t total) {
    const std::string count = total == 1 ? "1 record" : std::to_string(total) + " records";
    return Failure::user(file + " has no record " + quoted_name(choice.record) + "; it has " +
                         count + ": " + list_names(names, total) + "; choose one with " +
                         choice.option + " NAME|N");
}

}  // namespace

Result<PickedSequence> read_one_sequence(const std::string& path, const RecordChoice& choice,
                                         const SequenceOptions& options) {
    constexpr std::size_t kNamesShown = 8;
    MINTERM_TRY(SequenceReader reader, SequenceReader::open(path, options));
    PickedSequence picked;
    picked.file = reader.file();
    picked.format = reader.format();

    const std::size_t wanted_number = choice.record.empty() ? 1 : record_number_of(choice.record);
    std::vector<std::string> first_names;
    std::size_t count = 0;
    std::size_t same_name = 0;
    bool found = false;
    SequenceRecord record;
    for (;;) {
        MINTERM_TRY(const bool more, reader.next(record));
        if (!more) break;
        ++count;
        if (first_names.size() < kNamesShown) first_names.push_back(record.name);
        const bool named = !choice.record.empty() && record.name == choice.record;
        if (named) ++same_name;
        if ((named && same_name == 1) || (count == wanted_number && same_name == 0)) {
            std::swap(picked.record, record);
            picked.record_number = count;
            found = true;
        }
    }
    picked.records_in_file = count;
    if (count == 0) {
        return Failure::user(picked.file + " has no record: expected at least one " +
                             name_of(picked.format) + " record");
    }
    if (!found) return no_such_record(picked.file, choice, first_names, count);
    if (choice.record.empty() && count > 1) {
        picked.note = picked.file + " has " + std::to_string(count) + " records; took the first, " +
                      quoted_name(picked.record.name) + "; choose another with " + choice.option +
                      " NAME|N";
    } else if (same_name > 1) {
        picked.note = picked.file + " has " + std::to_string(same_name) + " records named " +
                      quoted_name(choice.record) + "; took the first of them, record " +
                      std::to_string(picked.record_number) + "; choose another with " +
                      choice.option + " N";
    }
    return picked;
}

}  // namespace minterm
