// SPDX-License-Identifier: Apache-2.0
//
// Files of every shape that users have, and the broken ones: what is read, or what is said.
#include <gtest/gtest.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/sequences.hpp"
#include "runtime/input/byte_source.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::read_sequences_test {
namespace {

using namespace std::string_literals;
namespace fs = std::filesystem;

/// A folder that goes away with the test.
class ReadSequences : public ::testing::Test {
protected:
    std::string write(std::string_view content, const std::string& name = "in.txt") const {
        const std::string path = (folder_ / name).string();
        std::ofstream(path, std::ios::binary) << content;
        return path;
    }

    testing::TemporaryFolder temporary_;
    const fs::path& folder_ = temporary_.path();
};

/// `text` as one gzip member; `extra` becomes its extra field.
std::string gzip(std::string_view text, std::string extra = "") {
    z_stream stream{};
    EXPECT_EQ(deflateInit2(&stream, 6, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY), Z_OK);
    gz_header header{};
    header.extra = reinterpret_cast<Bytef*>(extra.data());
    header.extra_len = static_cast<uInt>(extra.size());
    if (!extra.empty()) deflateSetHeader(&stream, &header);
    std::string out(text.size() + extra.size() + 1024 + text.size() / 8, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

/// A bgzip member: its extra field holds a subfield "BC" of two bytes (their value is not read).
std::string bgzip_member(std::string_view text) { return gzip(text, "BC\x02\x00\x00\x00"s); }

/// All records as `name|comment|bytes`, or the message of the failure.
std::vector<std::string> records_of(const std::string& path, const SequenceOptions& options = {}) {
    Result<SequenceReader> reader = SequenceReader::open(path, options);
    if (!reader) return {"error: " + reader.failure().messages()[0].text};
    std::vector<std::string> records;
    SequenceRecord record;
    for (;;) {
        const Result<bool> more = reader->next(record);
        if (!more) {
            const Message& message = more.failure().messages()[0];
            records.push_back("error: line " + std::to_string(message.place.line) + ": " +
                              message.text);
            const Result<bool> again = reader->next(record);
            EXPECT_FALSE(again.ok()) << "an error must not go away";
            return records;
        }
        if (!*more) return records;
        records.push_back(record.name + "|" + record.comment + "|" + record.bytes);
    }
}

using Records = std::vector<std::string>;

TEST_F(ReadSequences, ReadsEveryFormat) {
    const struct {
        const char* what;
        std::string content;
        SequenceFormat format;
        Records records;
    } cases[] = {
        {"fasta",
         ">chr1 first one\nACGT\nAC\n>chr2\nTT\n",
         SequenceFormat::Fasta,
         {"chr1|first one|ACGTAC", "chr2||TT"}},
        {"case is kept", ">a\nacGT\n", SequenceFormat::Fasta, {"a||acGT"}},
        {"blank after >", "> a  b c \nAC\n", SequenceFormat::Fasta, {"a|b c|AC"}},
        {"no name", ">\nAC\n", SequenceFormat::Fasta, {"||AC"}},
        {"tab after the name", ">a\tb\nAC\n", SequenceFormat::Fasta, {"a|b|AC"}},
        {"blank lines",
         "\n\n>a\n\nAC\n\n\nGT\n\n>b\n\nT\n\n",
         SequenceFormat::Fasta,
         {"a||ACGT", "b||T"}},
        {"blanks inside lines", ">a\n AC GT\t\nA \n", SequenceFormat::Fasta, {"a||ACGTA"}},
        {"old comments",
         ";made by hand\n>a\n;more\nAC\n",
         SequenceFormat::Raw,
         {"||;made by hand\n>a\n;more\nAC"}},
        {"comments inside", ">a\n;more\nAC\n", SequenceFormat::Fasta, {"a||AC"}},
        {"byte order mark", "\xEF\xBB\xBF>a\nAC\n", SequenceFormat::Fasta, {"a||AC"}},
        {"any bytes",
         ">a\nA\0\xFF"s
         "C\n",
         SequenceFormat::Fasta,
         {"a||A\0\xFF"s
          "C"}},
        {"empty records",
         ">a\n>b\nA\n>c\n\n>d",
         SequenceFormat::Fasta,
         {"a||", "b||A", "c||", "d||"}},
        {"> inside a line", ">a\nA>C\n", SequenceFormat::Fasta, {"a||A>C"}},

        {"fastq",
         "@r1 x\nACGT\n+\nIIII\n@r2\nA\n+r2 x\n@\n",
         SequenceFormat::Fastq,
         {"r1|x|ACGT", "r2||A"}},
        {"fastq on several lines",
         "@r\nAC\nGT\nA\n+\n@@\n@I\n@\n@s\nA\n+\nI\n",
         SequenceFormat::Fastq,
         {"r||ACGTA", "s||A"}},
        {"fastq without a letter",
         "@r\n\n+\n\n@s\nA\n+\nI\n",
         SequenceFormat::Fastq,
         {"r||", "s||A"}},
        {"empty fastq, tight", "@r\n+\n@s\nA\n+\nI\n", SequenceFormat::Fastq, {"r||", "s||A"}},
        {"empty fastq at the end", "@r\n\n+", SequenceFormat::Fastq, {"r||"}},
        {"fastq qualities that look like titles",
         "@r\nAC\n+\n@I\n@s\nA\n+\n@\n\n",
         SequenceFormat::Fastq,
         {"r||AC", "s||A"}},
        {"fastq quality of '+'", "@r\nAC\n+\n++\n", SequenceFormat::Fastq, {"r||AC"}},
        {"fastq blank lines",
         "\n@r\nAC\n+\nII\n\n\n@s\nA\n+\nI\n\n",
         SequenceFormat::Fastq,
         {"r||AC", "s||A"}},

        {"raw", "hello", SequenceFormat::Raw, {"||hello"}},
        {"raw: one newline goes", "hello\n\n", SequenceFormat::Raw, {"||hello\n"}},
        {"raw: CRLF goes as one", "hello\r\n", SequenceFormat::Raw, {"||hello"}},
        {"raw: CR stays", "hello\r", SequenceFormat::Raw, {"||hello\r"}},
        {"raw: inner newlines stay", "a\r\nb\nc", SequenceFormat::Raw, {"||a\r\nb\nc"}},
        {"raw: blanks stay", "  a b \n", SequenceFormat::Raw, {"||  a b "}},
        {"raw: only a newline", "\n", SequenceFormat::Raw, {"||"}},
        {"raw: only CRLF", "\r\n", SequenceFormat::Raw, {"||"}},
        {"raw: any bytes", "\0\xFF\0"s, SequenceFormat::Raw, {"||\0\xFF\0"s}},
        {"raw: one line that starts with @", "@home\n", SequenceFormat::Raw, {"||@home"}},
        {"raw: text that starts with @",
         "@article{hyyro,\n  title = 1,\n}\n",
         SequenceFormat::Raw,
         {"||@article{hyyro,\n  title = 1,\n}"}},
        {"raw: a byte order mark goes", "\xEF\xBB\xBFhi\n", SequenceFormat::Raw, {"||hi"}},
    };
    for (const auto& test : cases) {
        SCOPED_TRACE(test.what);
        for (const bool compressed : {false, true}) {
            const std::string path = write(compressed ? gzip(test.content) : test.content);
            EXPECT_EQ(records_of(path), test.records);
            Result<SequenceReader> reader = SequenceReader::open(path);
            ASSERT_TRUE(reader.ok());
            EXPECT_EQ(reader->format(), test.format);
        }
    }
}

// A CR must never become a base, and repairing that must not cost a base either.
TEST_F(ReadSequences, LineEndsDoNotMatter) {
    const std::string forms[] = {
        "@r x\nACGT\n+\nIIII\n@s\nTT\n+\nII\n",
        ">r x\nACGT\n>s\nTT\n",
        ">r x\nAC\nGT\n\n>s\n\nTT\n",
    };
    for (const std::string& unix_text : forms) {
        for (const char* end : {"\n", "\r\n", "\r"}) {
            for (const bool final_end : {true, false}) {
                std::string text;
                for (const char c : unix_text) c == '\n' ? text += end : text += c;
                if (!final_end) text.resize(text.size() - std::string(end).size());
                for (const bool compressed : {false, true}) {
                    SCOPED_TRACE(::testing::PrintToString(text));
                    EXPECT_EQ(records_of(write(compressed ? gzip(text) : text)),
                              (Records{"r|x|ACGT", "s||TT"}));
                }
            }
        }
    }
}

TEST_F(ReadSequences, LinesAndChunksMeetAnywhere) {
    constexpr std::size_t kChunk = std::size_t{256} << 10;
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        for (std::size_t length = kChunk - 8; length <= kChunk + 3; ++length) {
            const std::string bytes(length, 'A');
            const std::string path =
                write(">a" + end + bytes + end + "C" + end + ">b" + end + "G" + end);
            ASSERT_EQ(records_of(path), (Records{"a||" + bytes + "C", "b||G"})) << length;
        }
    }
}

TEST_F(ReadSequences, FoldsCaseOnlyWhenAsked) {
    SequenceOptions fold;
    fold.ignore_case = true;
    EXPECT_EQ(records_of(write(">a b\nacgtNN{}`@[\xE4\n"), fold), (Records{"a|b|ACGTNN{}`@[\xE4"}));
    EXPECT_EQ(records_of(write("Hello\n"), fold), (Records{"||HELLO"}));
    EXPECT_EQ(records_of(write("@r\nac\n+\nii\n"), fold), (Records{"r||AC"}));
    EXPECT_EQ(records_of(write("Hello\n")), (Records{"||Hello"}));
}

TEST_F(ReadSequences, FormatCanBeForced) {
    const std::string fasta = write(">a\nAC\n");
    EXPECT_EQ(records_of(fasta, {SequenceFormat::Raw, false}), (Records{"||>a\nAC"}));
    EXPECT_EQ(records_of(write("", "empty"), {SequenceFormat::Raw, false}), (Records{"||"}));
    EXPECT_EQ(records_of(write("\xEF\xBB\xBFhi"), {SequenceFormat::Raw, false}),
              (Records{"||\xEF\xBB\xBFhi"}));
    EXPECT_EQ(
        records_of(write("AC\n"), {SequenceFormat::Fasta, false}),
        (Records{"error: line 1: expected a FASTA title that starts with '>' before the first "
                 "sequence; add one, or read the file as text with --format raw"}));
    EXPECT_EQ(records_of(write(";c\n>a\nAC\n"), {SequenceFormat::Fasta, false}),
              (Records{"a||AC"}));
    EXPECT_EQ(
        records_of(write("@r\n"), {SequenceFormat::Fastq, false}),
        (Records{"error: line 1: truncated FASTQ: the file ends before the '+' line of record "
                 "\"r\"; copy or download it again"}));
}

TEST_F(ReadSequences, RefusesBrokenFastq) {
    const struct {
        std::string content;
        std::string error;
    } cases[] = {
        {"@r\nACGT\n+\nIII\n@s\nA\n+\nI\n",
         "line 4: FASTQ record \"r\" (line 1) has a sequence of 4 letters and a quality of 3 "
         "letters: "
         "expected as many quality letters as sequence letters"},
        {"@r\nA\n+\nIII\n",
         "line 4: FASTQ record \"r\" (line 1) has a sequence of 1 letter and a quality of 3 "
         "letters: "
         "expected as many quality letters as sequence letters"},
        {"@r\nACGT\n+\nII\n",
         "line 4: FASTQ record \"r\" (line 1) has a sequence of 4 letters and a quality of 2 "
         "letters, "
         "where the file ends: expected as many quality letters as sequence letters"},
        {"@r\nACGT\n+\n@s\nA\n+\nI\n",
         "line 4: FASTQ record \"r\" (line 1) has no quality: expected 4 letters of it before this "
         "line"},
        {"@r\nACGT\n+\n \n@abc\nA\n+\nI\n",
         "line 5: FASTQ record \"r\" (line 1) has no quality: expected 4 letters of it before this "
         "line"},
        {"@r\nACGT\n+\n",
         "line 1: truncated FASTQ: the file ends before the quality of record \"r\"; copy or "
         "download "
         "it again"},
        {"@r\nACGT\n",
         "line 1: truncated FASTQ: the file ends before the '+' line of record \"r\"; copy or "
         "download it again, or, if it is no FASTQ file, add --format raw"},
        {"@r\nACGT\nIIII\n@s\nA\n+\nI\n",
         "line 4: FASTQ record \"r\" (line 1) has no '+' line: expected '+' and the quality before "
         "this line"},
        {"@r\nAC\n+q\nII\n",
         "line 3: FASTQ record \"r\" is continued under another name, \"q\": expected '+' alone or "
         "'+r'"},
        {"@r\r\nAC\r\n+\r\nII\r\nrubbish\r\n",
         "line 5: expected a FASTQ title that starts with '@'; the record before this line may "
         "have "
         "too many lines"},
    };
    for (const auto& test : cases) {
        SCOPED_TRACE(::testing::PrintToString(test.content));
        for (const bool compressed : {false, true}) {
            const std::string path = write(compressed ? gzip(test.content) : test.content);
            EXPECT_EQ(records_of(path).back(), "error: " + test.error);
            EXPECT_FALSE(read_one_sequence(path).ok());
        }
    }
}

TEST_F(ReadSequences, ReadsConcatenatedGzipAndBgzip) {
    const std::string two = gzip(">a\nAC") + gzip("GT\n>b\nT\n");
    EXPECT_EQ(records_of(write(two)), (Records{"a||ACGT", "b||T"}));
    EXPECT_EQ(records_of(write(two + std::string(512, '\0'))), (Records{"a||ACGT", "b||T"}));
    EXPECT_EQ(records_of(write(gzip("") + two)), (Records{"a||ACGT", "b||T"}));
    const std::string bgzip = bgzip_member(">a\nAC") + bgzip_member("GT\n") + bgzip_member("");
    EXPECT_EQ(records_of(write(bgzip)), (Records{"a||ACGT"}));
}

TEST_F(ReadSequences, RefusesDamagedGzip) {
    // Not compressible, so that a cut falls into the data.
    std::string text = ">a\n";
    std::uint32_t state = 1;
    for (int i = 0; i < 5000; ++i) {
        state = state * 1664525U + 1013904223U;
        text += "ACGT"[state >> 30];
    }
    const std::string whole = gzip(text);
    const std::string path = write("", "x.fa.gz");
    for (std::size_t size = 2; size < whole.size();
         size += size < 40 || size + 20 > whole.size() ? 1 : 97) {
        write(std::string_view(whole).substr(0, size), "x.fa.gz");
        const Records records = records_of(path);
        ASSERT_FALSE(records.empty());
        ASSERT_NE(records.back().find("truncated gzip: " + path + " ends in the middle of "),
                  std::string::npos)
            << "cut after " << size << " of " << whole.size() << " bytes: " << records.back();
        ASSERT_FALSE(read_one_sequence(path).ok());
    }
    std::string damaged = whole;
    damaged[whole.size() / 2] = static_cast<char>(damaged[whole.size() / 2] ^ 0x10);
    EXPECT_NE(records_of(write(damaged)).back().find("damaged gzip: "), std::string::npos);
    damaged = whole;
    damaged[whole.size() - 6] = static_cast<char>(damaged[whole.size() - 6] ^ 1);  // the checksum
    EXPECT_NE(records_of(write(damaged)).back().find("incorrect data check"), std::string::npos);
    EXPECT_NE(records_of(write(whole + "more")).back().find("goes on with other bytes"),
              std::string::npos);
    EXPECT_NE(records_of(write(whole + "\n")).back().find("goes on with other bytes"),
              std::string::npos);
    EXPECT_NE(records_of(write(bgzip_member(">a\nAC\n"))).back().find("truncated bgzip: "),
              std::string::npos);
}

// What is cut off would be missing in silence; what is added is read, or not.
TEST_F(ReadSequences, AFileThatBecomesShorterIsNotWhole) {
    constexpr std::size_t kBytes = std::size_t{1} << 20;
    const auto read = [&](std::size_t bytes_then) {
        const std::string path = write(std::string(kBytes, 'A'));
        Result<ByteSource> source = ByteSource::open(path);
        std::size_t bytes = source ? source->next_chunk()->size() : 0;
        EXPECT_TRUE(bytes > 0 && bytes < kBytes / 2);
        fs::resize_file(path, bytes_then);
        for (;;) {
            const Result<std::string_view> chunk = source->next_chunk();
            if (!chunk) return chunk.failure().render();
            if (chunk->empty()) return std::to_string(bytes);
            bytes += chunk->size();
        }
    };
    EXPECT_EQ(read(kBytes), "1048576");
    EXPECT_EQ(read(kBytes + 5), "1048581");
    EXPECT_NE(read(kBytes / 2).find("it had 1048576 bytes and has 524288 now"), std::string::npos);
    EXPECT_NE(read(0).find("it had 1048576 bytes and has 0 now"), std::string::npos);
}

/// All that `ByteSource::read` gives in pieces of so many bytes, and the error behind it. Each
/// piece but the last is as long.
std::string read_in_pieces(ByteSource& source, std::size_t size) {
    std::string all;
    std::string room(size, '\0');
    for (std::size_t last = size;;) {
        const Result<std::size_t> got = source.read(room);
        if (!got) return all + "\n" + got.failure().render();
        if (*got == 0) return all;
        EXPECT_EQ(last, size);
        last = *got;
        all.append(room, 0, last);
    }
}

TEST_F(ReadSequences, BytesAreReadToWhereTheyAreWanted) {
    std::string text;
    for (int i = 0; text.size() < 700'000; ++i) text += std::to_string(i * i) + "\n";
    for (const std::string& whole :
         {std::string(), std::string("a"), std::string(262'144, 'b'), text})
        for (const bool compressed : {false, true})
            for (const std::size_t size : {1UL, 1000UL, 262'144UL, 262'145UL, 1'000'000UL}) {
                if (size == 1 && whole.size() > 1) continue;
                const std::string path = write(compressed ? gzip(whole) : whole);
                Result<ByteSource> source = ByteSource::open(path);
                ASSERT_TRUE(source);
                EXPECT_TRUE(read_in_pieces(*source, size) == whole) << size;
                // Behind what was looked at, and behind a chunk that was taken.
                source = ByteSource::open(path);
                ASSERT_TRUE(source->peek_chunk());
                EXPECT_TRUE(read_in_pieces(*source, size) == whole) << size;
                source = ByteSource::open(path);
                std::string first{*source->next_chunk()};
                EXPECT_TRUE(first + read_in_pieces(*source, size) == whole) << size;
                // And the other way round.
                source = ByteSource::open(path);
                std::string room(5, '\0');
                const std::size_t got = *source->read(room);
                std::string rest;
                for (std::string_view chunk = *source->next_chunk(); !chunk.empty();
                     chunk = *source->next_chunk())
                    rest += chunk;
                EXPECT_TRUE(room.substr(0, got) + rest == whole);
            }
}

TEST_F(ReadSequences, BytesBeforeAnErrorAreRead) {
    const std::string text(300'000, 'a');
    const std::string whole = gzip(text);
    const std::string cut = write(std::string_view(whole).substr(0, whole.size() - 3));
    std::string all;
    for (const std::size_t size : {1000UL, 100'000UL, 400'000UL})
        for (const bool looks : {false, true}) {
            Result<ByteSource> source = ByteSource::open(cut);
            ASSERT_TRUE(source);
            if (looks) {
                ASSERT_TRUE(source->peek_chunk());
            }
            all = read_in_pieces(*source, size);
            EXPECT_EQ(all.find('\n'), text.size());
            EXPECT_NE(all.find("\nerror: truncated gzip: "), std::string::npos);
            EXPECT_FALSE(source->read(all)) << "and it is said again";
        }

    const std::string path = write(std::string(1'000'000, 'A'));
    Result<ByteSource> source = ByteSource::open(path);
    ASSERT_EQ(*source->read(std::span(all).first(1000)), 1000U);
    fs::resize_file(path, 500'000);
    all = read_in_pieces(*source, 300'000);
    EXPECT_EQ(all.find('\n'), 499'000U);
    EXPECT_NE(all.find("it had 1000000 bytes and has 500000 now"), std::string::npos);
}

TEST_F(ReadSequences, SaysWhatToDoAboutUnreadableFiles) {
    const auto message = [](const std::string& path) {
        const Result<PickedSequence> picked = read_one_sequence(path);
        if (picked.ok()) return "read: " + picked->record.bytes;
        EXPECT_EQ(picked.failure().kind(), FailureKind::User);
        return picked.failure().messages()[0].text;
    };
    const std::string missing = (folder_ / "none.fa").string();
    EXPECT_EQ(message(missing),
              "cannot read " + missing + ": there is no such file; check the path");
    EXPECT_EQ(message(folder_.string()),
              "cannot read " + folder_.string() + ": it is a directory; name a file in it");
    const std::string empty = write("", "empty.fa");
    EXPECT_EQ(message(empty),
              empty +
                  " is empty: there is no sequence in it; check the command that made it, "
                  "or add --format raw to compare with the empty text");
    EXPECT_EQ(message("/dev/null").substr(0, 18), "/dev/null is empty");
    const std::string no_bytes_gz = write(gzip(""), "empty.fa.gz");
    EXPECT_EQ(message(no_bytes_gz).substr(0, no_bytes_gz.size() + 9), no_bytes_gz + " is empty");
    EXPECT_EQ(message(""),
              "the name of an input file is empty; give a path, or - for standard input");
    const std::string zstd = write("\x28\xB5\x2F\xFD....", "a.fa.zst");
    EXPECT_EQ(message(zstd),
              zstd +
                  " is compressed with zstd, which minterm does not read; decompress it "
                  "first: zstd -dc FILE | minterm ... -");
    const std::string lz4 = write("\x04\x22\x4D\x18....", "a.fa.lz4");
    EXPECT_EQ(message(lz4),
              lz4 +
                  " is compressed with lz4, which minterm does not read; decompress it first: lz4 "
                  "-dc FILE | minterm ... -");
    if (::geteuid() != 0) {
        const std::string closed = write(">a\nAC\n", "closed.fa");
        fs::permissions(closed, fs::perms::none);
        EXPECT_EQ(message(closed),
                  "cannot read " + closed + ": you may not read it; check its permissions (ls -l)");
    }
}

/// A list as `name=bytes` a record, `!` and the name where it is broken, and at the end the failure
/// if that ended the file.
std::string read_list(const std::string& path, SequenceOptions options = {}) {
    options.list = true;
    Result<SequenceReader> reader = SequenceReader::open(path, options);
    if (!reader) return reader.failure().render();
    std::string all;
    SequenceRecord record;
    for (;;) {
        const Result<bool> found = reader->next(record);
        if (!found && !reader->resumes()) return all + found.failure().render();
        if (found && !*found) return all;
        all += found ? record.name + "=" + record.bytes + " " : "!" + record.name + " ";
    }
}

TEST_F(ReadSequences, LinesOfAListAreRecords) {
    EXPECT_EQ(read_list(write("one\ntwo words\r\n\nlast")),
              "one=one two words=two words = last=last ");
    EXPECT_EQ(read_list(write("\n")), "= ");
    EXPECT_EQ(read_list(write("")), "");
    EXPECT_EQ(read_list(write(gzip(""))), "");
    EXPECT_EQ(read_list(write("\xEF\xBB\xBF"
                              "a\n")),
              "a=a ");
    EXPECT_EQ(read_list(write("a\0\xFF\n"s)), "a\0\xFF=a\0\xFF "s);
    EXPECT_EQ(read_list(write("Straw\n"), {SequenceFormat::Auto, true, false}), "Straw=STRAW ");
    EXPECT_EQ(read_list(write(">a\nAC\nGT\n>b\n")), "a=ACGT b= ");
    EXPECT_EQ(read_list(write(">a\nAC\n"), {SequenceFormat::Raw, false, false}), ">a=>a AC=AC ");
}

TEST_F(ReadSequences, ABrokenFastqRecordIsNotTheEndOfAList) {
    const std::string good = "@g\nAC\n+\nII\n";
    EXPECT_EQ(read_list(write(good + "@s\nACGT\n+\nIII\n" + good)), "g=AC !s g=AC ");
    EXPECT_EQ(read_list(write("@l\nACGT\n+\nIIIIII\n" + good)), "!l g=AC ");
    EXPECT_EQ(read_list(write("@p\nACGT\n" + good + good)), "!p g=AC g=AC ");
    EXPECT_EQ(read_list(write("@p\nA\n@q\nC\n" + good)), "!p !q g=AC ");
    EXPECT_EQ(read_list(write(good + "@l\nACGT\n+\nIIIIII\n")), "g=AC !l ");
    // Where the next record begins is not known, or there is none.
    EXPECT_NE(read_list(write(good + "@s\nACGT\n+\nIII")).find("g=AC "), std::string::npos);
    EXPECT_NE(read_list(write(good + "@s\nACGT\n+\nIII")).find(", where the file ends"),
              std::string::npos);
    EXPECT_NE(read_list(write(good + "@s\nACGT\n")).find("truncated FASTQ"), std::string::npos);
    EXPECT_NE(read_list(write(good + "II\n" + good)).find(":5:1: error: expected a FASTQ title"),
              std::string::npos);
    EXPECT_NE(read_list(write("x\n" + good), {SequenceFormat::Fastq, false, false})
                  .find(":1:1: error: expected a FASTQ title"),
              std::string::npos);
}

TEST_F(ReadSequences, PicksTheRecordThatIsMeant) {
    const std::string path = write(">chr1 x\nAC\n>2\nGT\n>chr1\nTT\n>\nA\n", "a.fa");
    const auto pick = [&](const std::string& record) {
        const Result<PickedSequence> picked = read_one_sequence(path, {record});
        if (!picked) return "error: " + picked.failure().messages()[0].text;
        EXPECT_EQ(picked->records_in_file, 4U);
        return std::to_string(picked->record_number) + " " + picked->record.name + " " +
               picked->record.bytes + (picked->note.empty() ? "" : " | " + picked->note);
    };
    EXPECT_EQ(pick(""),
              "1 chr1 AC | " + path +
                  " has 4 records; took the first, \"chr1\"; choose another with --record NAME|N");
    EXPECT_EQ(pick("1"), "1 chr1 AC");
    EXPECT_EQ(pick("2"), "2 2 GT");
    EXPECT_EQ(pick("3"), "3 chr1 TT");
    EXPECT_EQ(pick("4"), "4  A");
    EXPECT_EQ(pick("chr1"),
              "1 chr1 AC | " + path +
                  " has 2 records named \"chr1\"; took the first of them, record 1; choose "
                  "another with --record N");
    const std::string known =
        "; it has 4 records: \"chr1\", \"2\", \"chr1\", \"\"; choose one with "
        "--record NAME|N";
    for (const std::string wrong : {"chr3", "5", "0", "-1", " 1", "99999999999999999999"}) {
        EXPECT_EQ(pick(wrong), "error: " + path + " has no record \"" + wrong + "\"" + known);
    }
}

TEST_F(ReadSequences, ANameWinsOverANumber) {
    const std::string path = write(">a\nAC\n>b\nGT\n>1\nTT\n");
    const Result<PickedSequence> picked = read_one_sequence(path, {"1"});
    ASSERT_TRUE(picked.ok());
    EXPECT_EQ(picked->record, (SequenceRecord{"1", "", "TT"}));
    EXPECT_EQ(picked->record_number, 3U);
}

TEST_F(ReadSequences, ListsOnlyTheFirstNames) {
    std::string text;
    for (int i = 1; i <= 20; ++i) text += ">r" + std::to_string(i) + "\nA\n";
    const Result<PickedSequence> picked = read_one_sequence(write(text), {"none"});
    ASSERT_FALSE(picked.ok());
    EXPECT_NE(picked.failure().messages()[0].text.find("20 records: \"r1\", "), std::string::npos);
    EXPECT_NE(picked.failure().messages()[0].text.find("\"r8\" and 12 more;"), std::string::npos);
}

TEST_F(ReadSequences, LaterDamageIsNotOverlooked) {
    const std::string path = write("@r\nAC\n+\nII\n@s\nAC\n+\nI\n");
    EXPECT_FALSE(read_one_sequence(path).ok());
    EXPECT_FALSE(read_one_sequence(path, {"r"}).ok());
}

TEST_F(ReadSequences, LongLinesAndManyLinesCostTheSame) {
    constexpr std::size_t kLength = std::size_t{32} << 20;
    const std::string bytes(kLength, 'C');
    for (const std::string end : {"\n", "\r"}) {
        std::string text = ">a" + end + bytes + end + ">b" + end;
        for (std::size_t i = 0; i < kLength / 16; ++i) text += "ACGTACGTACGTACG" + end;
        Result<SequenceReader> reader = SequenceReader::open(write(text));
        ASSERT_TRUE(reader.ok());
        SequenceRecord record;
        ASSERT_TRUE(*reader->next(record));
        EXPECT_EQ(record.bytes, bytes);
        ASSERT_TRUE(*reader->next(record));
        EXPECT_EQ(record.bytes.size(), kLength / 16 * 15);
        EXPECT_FALSE(*reader->next(record));
    }
}

/// The folder of shared data, or empty.
fs::path shared_folder() {
    if (const char* set = std::getenv("MINTERM_SHARED")) return set;
#ifdef MINTERM_SOURCE_DIR
    const fs::path beside = fs::path(MINTERM_SOURCE_DIR) / ".." / "shared";
    if (fs::exists(beside)) return beside;
#endif
    return {};
}

TEST_F(ReadSequences, RealGenomes) {
    const fs::path shared = shared_folder();
    const fs::path lambda = shared / "data/genomes/lambda_virus.fa.gz";
    if (shared.empty() || !fs::exists(lambda))
        GTEST_SKIP() << "needs " << lambda << "; set MINTERM_SHARED to the shared folder";
    const Result<PickedSequence> picked = read_one_sequence(lambda.string());
    ASSERT_TRUE(picked.ok());
    EXPECT_EQ(picked->format, SequenceFormat::Fasta);
    EXPECT_EQ(picked->record.bytes.size(), 48502U);
    EXPECT_EQ(picked->record.bytes.substr(0, 12), "GGGCGGCGACCT");
}

// Soft-masked bases differ from others unless the case is ignored.
TEST_F(ReadSequences, SoftMaskedBases) {
    const fs::path file = shared_folder() / "data/reads/softmasked-pseudocat.fa.gz";
    if (!fs::exists(file))
        GTEST_SKIP() << "needs " << file << "; set MINTERM_SHARED to the shared folder";
    const Result<PickedSequence> kept = read_one_sequence(file.string());
    const Result<PickedSequence> folded =
        read_one_sequence(file.string(), {}, {SequenceFormat::Auto, true});
    ASSERT_TRUE(kept.ok() && folded.ok());
    const auto lower = [](const std::string& text) {
        return std::count_if(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    };
    EXPECT_GT(lower(kept->record.bytes), 0);
    EXPECT_EQ(lower(folded->record.bytes), 0);
    EXPECT_EQ(kept->record.bytes.size(), folded->record.bytes.size());
}

}  // namespace
}  // namespace minterm::read_sequences_test
