// SPDX-License-Identifier: Apache-2.0
//
// minterm dict: word lists -> dictionary files -> numbers of words and words of numbers.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answer_stream.hpp"
#include "cli/closest_word.hpp"
#include "cli/command_line.hpp"
#include "cli/json_text.hpp"
#include "cli/line_chunks.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/run_report.hpp"
#include "minterm/dictionary.hpp"
#include "runtime/quoted_name.hpp"
#include "runtime/run_jobs.hpp"

namespace minterm {
namespace {

/// Queries that are answered together.
constexpr std::size_t kBatch = 4096;

struct DictOptions {
    std::string dictionary;
    std::vector<std::string> words;  ///< files, keys or numbers
    std::string file;                ///< keys, numbers or text; "-" is standard input
    std::string output;
    std::string trie = "xbw";
    std::string layout = "fast";
    std::string ids = "sorted";
    std::string prefix;
    std::optional<std::string> of;
    std::string first;
    std::optional<std::string> last;
    std::uint64_t limit = 0;
    unsigned edits = 1;
    int threads = 1;
    bool keep_cr = false;
    bool keep_blank = false;
    bool trust = false;
    bool json = false;
    bool quiet = false;
};

/// Calls `visit(line, number)` for every line of a file, counted from 1, without its end: LF, or
/// CRLF unless `keep_cr`. Errors: those of reading, and the first of `visit`.
template <typename Visit>
Status visit_lines(const std::string& path, bool keep_cr, const Visit& visit) {
    MINTERM_TRY(ByteSource source, ByteSource::open(path));
    LineChunks chunks(std::move(source));
    std::size_t number = 0;
    for (;;) {
        MINTERM_TRY(std::string_view lines, chunks.next());
        if (lines.empty()) return success();
        while (!lines.empty()) {
            const std::size_t end = lines.find('\n');
            std::string_view line = lines.substr(0, end);
            lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
            if (!keep_cr && line.ends_with('\r')) line.remove_suffix(1);
            MINTERM_TRY([[maybe_unused]] const Unit visited, visit(line, ++number));
        }
    }
}

std::string shown_name(const std::string& path) { return path == "-" ? "standard input" : path; }

Failure failure_at(const std::string& path, std::size_t line, std::size_t column,
                   std::string_view text, std::size_t width, std::string message) {
    SourcePlace place;
    place.file = shown_name(path);
    place.line = line;
    place.column = column;
    place.width = width;
    place.line_text = text;
    return {FailureKind::User, Message{place, std::move(message), {}}};
}

Result<Dictionary> open_dictionary(const DictOptions& options) {
    return Dictionary::open(options.dictionary, !options.trust);
}

// build

/// What lists say, and where they say it.
class KeyReader {
public:
    explicit KeyReader(const DictOptions& options) : options_(options) {}

    Status read(const std::string& path) {
        return visit_lines(path, options_.keep_cr, [&](std::string_view line, std::size_t number) {
            if (line.empty() && !options_.keep_blank) {
                ++blank_;
                return success();
            }
            if (runs_.empty() || runs_.back().path != &path ||
                number - runs_.back().line != builder_.size() - runs_.back().key)
                runs_.push_back({&path, number, builder_.size()});
            return options_.ids == "own" ? add_with_number(path, line, number)
                                         : add(path, line, number);
        });
    }
    Result<Dictionary> build(const DictionaryOptions& how) && {
        if (const auto found = builder_.sort()) {
            const Run& first = run_of(found->first);
            const Run& second = run_of(found->second);
            return failure_at(
                *second.path, second.line + (found->second - second.key), 1, {}, 1,
                fmt::format("the key has another number than in {}:{}", shown_name(*first.path),
                            first.line + (found->first - first.key)));
        }
        return std::move(builder_).build(how);
    }
    std::size_t keys() const { return builder_.size(); }
    std::size_t blank() const { return blank_; }

private:
    /// Lines one after the other that are all keys.
    struct Run {
        const std::string* path;
        std::size_t line;
        std::size_t key;  ///< how many keys there are before
    };
    const Run& run_of(std::size_t key) const {
        const auto after =
            std::upper_bound(runs_.begin(), runs_.end(), key,
                             [](std::size_t wanted, const Run& run) { return wanted < run.key; });
        return *(after - 1);
    }
    Status add(const std::string& path, std::string_view line, std::size_t number) {
        return placed(builder_.add(line), path, line, number);
    }
    /// A key, a tab and its number: the last tab, as `lookup` and `prefix` print it.
    Status add_with_number(const std::string& path, std::string_view line, std::size_t number) {
        const std::size_t tab = line.rfind('\t');
        if (tab == std::string_view::npos)
            return failure_at(path, number, line.size() + 1, line, 1,
                              "a tab and the number of the key are missing");
        const std::string_view digits = line.substr(tab + 1);
        std::uint64_t id = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), id);
        const bool whole = end == digits.data() + digits.size() && !digits.empty();
        if (whole && (error == std::errc::result_out_of_range || id == Dictionary::kNoId))
            return failure_at(path, number, tab + 2, line, digits.size(),
                              fmt::format("{} is too large; the greatest number is {}", digits,
                                          Dictionary::kNoId - 1));
        if (!whole || error != std::errc())
            return failure_at(path, number, tab + 2, line, std::max<std::size_t>(digits.size(), 1),
                              quoted_name(std::string(digits)) + " is no number");
        return placed(builder_.add(line.substr(0, tab), id), path, line, number);
    }
    static Status placed(Status added, const std::string& path, std::string_view line,
                         std::size_t number) {
        if (added) return success();
        return failure_at(path, number, 1, line.substr(0, 60), 1,
                          added.failure().messages().front().text);
    }

    const DictOptions& options_;
    DictionaryBuilder builder_;
    std::vector<Run> runs_;
    std::size_t blank_ = 0;
};

Status build(const DictOptions& options) {
    DictionaryOptions how;
    how.ids = options.ids == "sorted" ? IdOrder::Sorted
              : options.ids == "trie" ? IdOrder::Trie
                                      : IdOrder::Own;
    how.layout = options.trie == "louds"     ? DictionaryLayout::Louds
                 : options.layout == "paper" ? DictionaryLayout::Paper
                 : options.layout == "small" ? DictionaryLayout::Small
                                             : DictionaryLayout::Fast;
    MINTERM_TRY([[maybe_unused]] const Unit shared, refuse_shared_standard_input(options.words));
    MINTERM_TRY([[maybe_unused]] const Unit own, refuse_own_input(options.output, options.words));
    KeyReader reader(options);
    for (const std::string& path : options.words) {
        MINTERM_TRY([[maybe_unused]] const Unit read, reader.read(path));
    }
    const std::size_t lines = reader.keys();
    const std::size_t blank = reader.blank();
    MINTERM_TRY(const Dictionary dictionary, std::move(reader).build(how));
    const std::span<const std::byte> image = dictionary.image();
    const std::string_view bytes(reinterpret_cast<const char*>(image.data()), image.size());
    MINTERM_TRY([[maybe_unused]] const Unit written, write_answer(options.output, bytes));
    const std::uint64_t repeated = lines - dictionary.size();
    if (options.json) {
        nlohmann::ordered_json json;
        json["file"] = json_text(options.output);
        json["keys"] = dictionary.size();
        json["repeated"] = repeated;
        json["blank_lines"] = blank;
        json["bytes"] = image.size();
        return write_standard_output(json.dump() + "\n");
    }
    if (options.quiet) return success();
    print_error(
        fmt::format("{} keys, {} bytes", grouped(dictionary.size()), grouped(image.size())));
    if (repeated > 0) print_error(fmt::format("; {} repeated lines merged", grouped(repeated)));
    if (blank > 0) print_error(fmt::format("; {} blank lines skipped", grouped(blank)));
    print_error("\n");
    return success();
}

int build_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Builds a dictionary of the lines of word lists.", "minterm dict build");
    app.add_option("WORDS", options.words,
                   "Files with a key a line, in any order, plain or compressed with gzip; - is "
                   "standard input. Lines end with LF or CRLF; repeated ones are one key")
        ->required();
    app.add_option("-o,--output", options.output, "The dictionary, written whole or not at all")
        ->option_text("FILE")
        ->required();
    app.add_option(
           "--trie", options.trie,
           "xbw (default): nodes in the order of their prefixes read backwards; louds: level "
           "by level")
        ->option_text("KIND")
        ->check(CLI::IsMember({"xbw", "louds"}));
    auto* layout =
        app.add_option("--layout", options.layout,
                       "fast (default); paper, with compressed bit vectors: smaller and slower; "
                       "small: no trie, but the sorted keys, each as what it changes of the one "
                       "before: the least memory")
            ->option_text("LAYOUT")
            ->check(CLI::IsMember({"fast", "paper", "small"}));
    app.add_option("--ids", options.ids,
                   "What numbers keys get: sorted (default), their ranks in byte order; trie, any, "
                   "which saves memory; own, those that follow them in the lists after a tab")
        ->option_text("ORDER")
        ->check(CLI::IsMember({"sorted", "trie", "own"}));
    app.add_flag("--keep-cr", options.keep_cr, "A CR before LF is part of the key");
    app.add_flag("--keep-blank", options.keep_blank, "A blank line is the empty key; else skipped");
    add_json_option(app, options.json);
    app.add_flag("-q,--quiet", options.quiet, "No figures on standard error");
    app.footer(
        "Examples:\n"
        "  minterm dict build words.txt -o words.mtd\n"
        "  minterm dict build a.txt b.txt.gz --layout paper --ids trie -o small.mtd\n"
        "  printf 'cat\\t700\\ndog\\t20\\n' | minterm dict build --ids own - -o own.mtd");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    if (options.trie == "louds" && layout->count() > 0)
        return finish(
            Failure::user("--layout is not for LOUDS tries; leave it or --trie louds out"));
    return finish(build(options));
}

// lookup

/// Prints keys with their numbers, a batch at a time.
class Lookup {
public:
    Lookup(const Dictionary& dictionary, AnswerStream& answers)
        : dictionary_(dictionary), answers_(answers) {}

    Status add(std::string_view key) {
        text_ += key;
        ends_.push_back(text_.size());
        return ends_.size() == kBatch ? answer() : success();
    }
    Status answer() {
        std::vector<std::string_view> keys;
        std::size_t begin = 0;
        for (const std::size_t end : ends_) {
            keys.push_back(std::string_view(text_).substr(begin, end - begin));
            begin = end;
        }
        std::vector<std::uint64_t> ids(keys.size());
        dictionary_.find(keys, ids);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            answers_.text() += keys[i];
            answers_.text() +=
                ids[i] == Dictionary::kNoId ? "\t-\n" : fmt::format("\t{}\n", ids[i]);
        }
        text_.clear();
        ends_.clear();
        return answers_.flush_if_full();
    }

private:
    const Dictionary& dictionary_;
    AnswerStream& answers_;
    std::string text_;
    std::vector<std::size_t> ends_;
};

Status look_up(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, answers.open(options.output));
    Lookup lookup(dictionary, answers);
    for (const std::string& key : options.words) {
        MINTERM_TRY([[maybe_unused]] const Unit added, lookup.add(key));
    }
    if (!options.file.empty() || options.words.empty()) {
        const std::string path = options.file.empty() ? "-" : options.file;
        MINTERM_TRY([[maybe_unused]] const Unit read,
                    visit_lines(path, options.keep_cr, [&](std::string_view line, std::size_t) {
                        return lookup.add(line);
                    }));
    }
    MINTERM_TRY([[maybe_unused]] const Unit answered, lookup.answer());
    return answers.commit();
}

// decode and encode

constexpr std::string_view kBlanks = " \t\r\v\f";

/// Calls `visit(word, column)` for each word of a line; columns count from 1.
template <typename Visit>
Status visit_words(std::string_view line, const Visit& visit) {
    std::size_t begin = line.find_first_not_of(kBlanks);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(kBlanks, begin), line.size());
        MINTERM_TRY([[maybe_unused]] const Unit visited,
                    visit(line.substr(begin, end - begin), begin + 1));
        begin = line.find_first_not_of(kBlanks, end);
    }
    return success();
}

/// What stands for the number of a word that is no key, and comes back as itself.
constexpr std::string_view kUnknown = "-";

/// The number of a key, or Dictionary::kNoId for kUnknown. Errors (user): `word` is neither; the
/// text of the message.
Result<std::uint64_t> parse_id(const Dictionary& dictionary, std::string_view word) {
    if (word == kUnknown) return Dictionary::kNoId;
    std::uint64_t id = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), id);
    if (error != std::errc() || end != word.data() + word.size())
        return Failure::user(quoted_name(std::string(word)) + " is no number");
    if (dictionary.has_id(id)) return id;
    if (dictionary.size() == 0) return Failure::user("the dictionary has no keys");
    if (dictionary.statistics().ids == IdOrder::Own)
        return Failure::user(fmt::format("no key has the number {}", word));
    return Failure::user(
        fmt::format("no key has the number {}; the last one is {}", word, dictionary.size() - 1));
}

/// Numbers, or words, of whole lines -> the others, a batch at a time.
class TextCoder {
public:
    TextCoder(const Dictionary& dictionary, AnswerStream& answers)
        : dictionary_(dictionary), answers_(answers) {}

    void add_word(std::string_view word) {
        text_ += word;
        ends_.push_back(text_.size());
    }
    void add_id(std::uint64_t id) { ids_.push_back(id); }
    /// Ends a line of so many words, or numbers.
    Status end_line(std::size_t count) {
        line_counts_.push_back(count);
        return ends_.size() + ids_.size() + line_counts_.size() >= kBatch ? answer() : success();
    }
    Status answer() {
        ends_.empty() ? decode() : encode();
        std::string& out = answers_.text();
        std::size_t next = 0;
        for (const std::size_t count : line_counts_) {
            for (std::size_t i = 0; i < count; ++i, ++next) {
                if (i > 0) out += ' ';
                if (ids_[next] == Dictionary::kNoId) {
                    out += kUnknown;
                    continue;
                }
                out.append(coded_, next == 0 ? 0 : coded_ends_[next - 1],
                           coded_ends_[next] - (next == 0 ? 0 : coded_ends_[next - 1]));
            }
            out += '\n';
        }
        for (std::vector<std::size_t>* list : {&ends_, &line_counts_, &coded_ends_}) list->clear();
        text_.clear();
        coded_.clear();
        ids_.clear();
        return answers_.flush_if_full();
    }

private:
    void decode() { dictionary_.append_keys(ids_, coded_, coded_ends_); }
    void encode() {
        std::vector<std::string_view> words;
        std::size_t begin = 0;
        for (const std::size_t end : ends_) {
            words.push_back(std::string_view(text_).substr(begin, end - begin));
            begin = end;
        }
        ids_.resize(words.size());
        dictionary_.find(words, ids_);
        for (const std::uint64_t id : ids_) {
            coded_ += fmt::format_int(id).str();
            coded_ends_.push_back(coded_.size());
        }
    }

    const Dictionary& dictionary_;
    AnswerStream& answers_;
    std::string text_;  ///< words
    std::vector<std::size_t> ends_;
    std::vector<std::uint64_t> ids_;
    std::vector<std::size_t> line_counts_;
    std::string coded_;
    std::vector<std::size_t> coded_ends_;
};

Status code_text(const DictOptions& options, bool decode) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, answers.open(options.output));
    TextCoder coder(dictionary, answers);
    for (const std::string& word : options.words) {
        MINTERM_TRY(const std::uint64_t id, parse_id(dictionary, word));
        coder.add_id(id);
        MINTERM_TRY([[maybe_unused]] const Unit ended, coder.end_line(1));
    }
    if (!options.file.empty() || options.words.empty()) {
        const std::string path = options.file.empty() ? "-" : options.file;
        const auto code_line = [&](std::string_view line, std::size_t number) -> Status {
            std::size_t count = 0;
            const auto code_word = [&](std::string_view word, std::size_t column) -> Status {
                ++count;
                if (!decode) {
                    coder.add_word(word);
                    return success();
                }
                const Result<std::uint64_t> id = parse_id(dictionary, word);
                if (!id)
                    return failure_at(path, number, column, line, word.size(),
                                      id.failure().messages().front().text);
                coder.add_id(*id);
                return success();
            };
            MINTERM_TRY([[maybe_unused]] const Unit visited, visit_words(line, code_word));
            return coder.end_line(count);
        };
        MINTERM_TRY([[maybe_unused]] const Unit read, visit_lines(path, false, code_line));
    }
    MINTERM_TRY([[maybe_unused]] const Unit answered, coder.answer());
    return answers.commit();
}

// prefix, range and stats

/// Prints the keys that `walk(visit)` tells, at most `limit` if that is not 0.
template <typename Walk>
Status list_keys(AnswerStream& answers, std::uint64_t limit, const Walk& walk) {
    Status status = success();
    std::uint64_t listed = 0;
    walk([&](std::string_view key, std::uint64_t id) {
        answers.text() += key;
        answers.text() += fmt::format("\t{}\n", id);
        status = answers.flush_if_full();
        return status.ok() && ++listed != limit;
    });
    MINTERM_TRY([[maybe_unused]] const Unit written, std::move(status));
    return answers.commit();
}

Status list_prefix(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, answers.open(options.output));
    if (options.of) {
        for (const Dictionary::Prefix& prefix : dictionary.prefixes_of(*options.of)) {
            answers.text() += options.of->substr(0, prefix.length);
            answers.text() += fmt::format("\t{}\n", prefix.id);
        }
        return answers.commit();
    }
    return list_keys(answers, options.limit,
                     [&](const auto& visit) { dictionary.visit_keys(options.prefix, visit); });
}

Status list_range(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, answers.open(options.output));
    return list_keys(answers, options.limit, [&](const auto& visit) {
        dictionary.visit_range(options.first, options.last, visit);
    });
}

Status list_near(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, answers.open(options.output));
    const std::size_t limit = options.limit == 0 ? ~std::size_t{0} : options.limit;
    const auto append_near = [&](const std::string& word, std::string& text) {
        for (const Dictionary::Near& near : dictionary.near(word, options.edits, limit))
            text += fmt::format("{}\t{}\t{}\t{}\n", word, near.key, near.id, near.distance);
    };
    // Threads answer some words together; the answers are in the words' order.
    const std::size_t together =
        options.threads == 1 ? 1 : 256 * static_cast<std::size_t>(options.threads);
    std::vector<std::string> words;
    const auto answer = [&]() -> Status {
        std::vector<std::string> texts(words.size());
        MINTERM_TRY([[maybe_unused]] const Unit done, run_jobs(options.threads, words.size(), [&] {
                        return [&](std::size_t job) {
                            append_near(words[job], texts[job]);
                            return success();
                        };
                    }));
        for (const std::string& text : texts) answers.text() += text;
        words.clear();
        return answers.flush_if_full();
    };
    const auto add = [&](std::string_view word) {
        words.emplace_back(word);
        return words.size() == together ? answer() : success();
    };
    for (const std::string& word : options.words) {
        MINTERM_TRY([[maybe_unused]] const Unit added, add(word));
    }
    if (!options.file.empty() || options.words.empty()) {
        const std::string path = options.file.empty() ? "-" : options.file;
        MINTERM_TRY([[maybe_unused]] const Unit read,
                    visit_lines(path, options.keep_cr,
                                [&](std::string_view line, std::size_t) { return add(line); }));
    }
    MINTERM_TRY([[maybe_unused]] const Unit answered, answer());
    return answers.commit();
}

Status print_statistics(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    const Dictionary::Statistics statistics = dictionary.statistics();
    nlohmann::ordered_json json;
    json["layout"] = name_of(statistics.layout);
    json["ids"] = name_of(statistics.ids);
    json["keys"] = statistics.keys;
    json["key_bytes"] = statistics.key_bytes;
    json["longest_key"] = statistics.longest_key;
    json["nodes"] = statistics.nodes;
    json["leaves"] = statistics.leaves;
    json["bytes"] = statistics.bytes;
    json["trie_bytes"] = statistics.trie_bytes;
    json["tail_bytes"] = statistics.tail_bytes;
    json["id_bytes"] = statistics.id_bytes;
    if (options.json) return write_standard_output(json.dump() + "\n");
    std::string text;
    for (const auto& [name, value] : json.items())
        text += fmt::format("{:<15}{}\n", name,
                            value.is_string() ? value.get<std::string>() : value.dump());
    if (statistics.keys > 0)
        text += fmt::format(
            "{:<15}{:.2f}\n", "bytes_per_key",
            static_cast<double>(statistics.bytes) / static_cast<double>(statistics.keys));
    return write_standard_output(text);
}

void add_dictionary(CLI::App& app, DictOptions& options) {
    app.add_option("DICTIONARY", options.dictionary, "A file of minterm dict build")->required();
    app.add_flag(
        "--trust", options.trust,
        "Open it without comparing its checksum, in microseconds: for files that nobody can "
        "have changed");
}

void add_output(CLI::App& app, DictOptions& options) {
    app.add_option("-o,--output", options.output, "Write to FILE, whole or not at all")
        ->option_text("FILE");
}

void add_limit(CLI::App& app, DictOptions& options) {
    app.add_option("--limit", options.limit, "At most N keys")
        ->option_text("N")
        ->check(whole_number(1));
}

int lookup_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Prints keys with their numbers, - where there is none.", "minterm dict lookup");
    add_dictionary(app, options);
    app.add_option("KEY", options.words, "Keys; without any, lines of -f");
    app.add_option("-f,--file", options.file, "A key a line; default: standard input")
        ->option_text("FILE");
    app.add_flag("--keep-cr", options.keep_cr, "A CR before LF is part of the key");
    add_output(app, options);
    app.footer(
        "Examples:\n"
        "  minterm dict lookup words.mtd sesame street\n"
        "  minterm dict lookup words.mtd -f queries.txt | grep -c -v -- '-$'");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(look_up(options));
}

int decode_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app(
        "Prints the keys of numbers: the way back of encode, whose - for a word that is no key "
        "stays -.",
        "minterm dict decode");
    add_dictionary(app, options);
    app.add_option("ID", options.words, "Numbers; without any, those of -f");
    app.add_option("-f,--file", options.file,
                   "Numbers between blanks, line by line; default: standard input")
        ->option_text("FILE");
    add_output(app, options);
    app.footer(
        "Examples:\n"
        "  minterm dict decode words.mtd 0 1 2\n"
        "  minterm dict encode words.mtd text.txt | minterm dict decode words.mtd");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(code_text(options, true));
}

int encode_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app(
        "Prints the numbers of the words of a text, line by line, - for words that are no keys.",
        "minterm dict encode");
    add_dictionary(app, options);
    app.add_option("TEXT", options.file,
                   "Words between blanks, plain or compressed with gzip; - is standard input")
        ->required();
    add_output(app, options);
    app.footer("Example:\n  minterm dict encode words.mtd text.txt -o text.ids");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(code_text(options, false));
}

int prefix_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Lists the keys that begin with PREFIX and their numbers, in byte order.",
                 "minterm dict prefix");
    add_dictionary(app, options);
    auto* prefix = app.add_option("PREFIX", options.prefix, "May be empty: ''");
    auto* of = app.add_option("--of", options.of,
                              "Instead: the keys that TEXT begins with, the shortest first")
                   ->option_text("TEXT")
                   ->excludes(prefix);
    add_limit(app, options);
    add_output(app, options);
    app.footer(
        "Examples:\n"
        "  minterm dict prefix words.mtd inter --limit 10\n"
        "  minterm dict prefix words.mtd --of interestingly");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    if (prefix->count() + of->count() == 0)
        return finish(Failure::user("say what keys begin with: PREFIX, or --of TEXT"));
    return finish(list_prefix(options));
}

int range_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Lists the keys between two strings, themselves included, in byte order.",
                 "minterm dict range");
    add_dictionary(app, options);
    app.add_option("FROM", options.first, "May be empty: ''")->required();
    app.add_option("TO", options.last, "Without it, up to the last key");
    add_limit(app, options);
    add_output(app, options);
    app.footer(
        "Examples:\n"
        "  minterm dict range words.mtd inter interval\n"
        "  minterm dict range words.mtd zebra --limit 10");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(list_range(options));
}

int fuzzy_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app(
        "Prints each word, the keys within a number of edits of it, their numbers and distances, "
        "the nearest first.",
        "minterm dict fuzzy");
    add_dictionary(app, options);
    app.add_option("WORD", options.words, "Words; without any, lines of -f");
    app.add_option("-f,--file", options.file, "A word a line; default: standard input")
        ->option_text("FILE");
    app.add_option("-k,--max-distance", options.edits,
                   "So many insertions, deletions and replacements of bytes; default: 1")
        ->option_text("K")
        ->check(CLI::Range(0U, Dictionary::kMostEdits));
    app.add_option("--top", options.limit, "At most N keys a word")
        ->option_text("N")
        ->check(whole_number(1));
    app.add_flag("--keep-cr", options.keep_cr, "A CR before LF is part of the word");
    add_threads_option(app, options.threads);
    add_output(app, options);
    app.footer("Example:\n  minterm dict fuzzy words.mtd -k 2 --top 5 recieve");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(list_near(options));
}

int stats_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Says what a dictionary holds and where its bytes go.", "minterm dict stats");
    add_dictionary(app, options);
    add_json_option(app, options.json);
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(print_statistics(options));
}

struct Action {
    const char* name;
    const char* summary;
    int (*run)(const Arguments&);
};

constexpr Action kActions[] = {
    {"build", "a dictionary of the lines of word lists", build_command},
    {"lookup", "keys with their numbers", lookup_command},
    {"decode", "the keys of numbers", decode_command},
    {"prefix", "keys that begin with something, or that a text begins with", prefix_command},
    {"range", "keys between two strings, in order", range_command},
    {"encode", "a text of words as numbers", encode_command},
    {"fuzzy", "keys within some edits of words", fuzzy_command},
    {"stats", "what a dictionary holds", stats_command},
};

std::string actions_text() {
    std::string text =
        "Words and their numbers, in a dictionary that is mapped from a file.\n\n"
        "Usage: minterm dict ACTION [OPTIONS] ...\n\nActions:\n";
    for (const Action& action : kActions)
        text += fmt::format("  {:<10}{}\n", action.name, action.summary);
    return text +
           "\nminterm dict ACTION --help explains an action.\n\nExamples:\n"
           "  minterm dict build words.txt -o words.mtd\n"
           "  minterm dict lookup words.mtd sesame street\n"
           "  minterm dict prefix words.mtd inter --limit 10\n";
}

}  // namespace

int dict_command(const Arguments& arguments) {
    if (arguments.empty()) {
        print_error(actions_text());
        return 2;
    }
    const std::string& first = arguments.front();
    if (first == "--help" || first == "-h") return finish(write_standard_output(actions_text()));
    std::vector<std::string> names;
    for (const Action& action : kActions) {
        if (first == action.name) return action.run({arguments.begin() + 1, arguments.end()});
        names.emplace_back(action.name);
    }
    const std::string closest = closest_word(first, names);
    return finish(
        Failure::user(fmt::format("unknown action {} of minterm dict; ", quoted_name(first)) +
                      (closest.empty() ? fmt::format("the actions are {}", fmt::join(names, ", "))
                                       : fmt::format("did you mean \"{}\"?", closest))));
}

}  // namespace minterm
