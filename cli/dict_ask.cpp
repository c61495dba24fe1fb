// SPDX-License-Identifier: Apache-2.0
//
// Questions to a dictionary, as many as there are: minterm dict lookup, decode, encode, fuzzy.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/answer_stream.hpp"
#include "cli/dict_actions.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "runtime/quoted_name.hpp"
#include "runtime/run_jobs.hpp"

namespace minterm {
namespace {

/// Queries that are answered together.
constexpr std::size_t kBatch = 4096;

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

}  // namespace

int dict_lookup_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app("Prints keys with their numbers, - where there is none.", "minterm dict lookup");
    add_dictionary(app, options);
    app.add_option("KEY", options.words, "Keys; without any, lines of -f");
    app.add_option("-f,--file", options.file, "A key a line; default: standard input")
        ->option_text("FILE");
    app.add_flag("--keep-cr", options.keep_cr, "A CR before LF is part of the key");
    add_dict_output(app, options);
    app.footer(
        "Examples:\n"
        "  minterm dict lookup words.mtd sesame street\n"
        "  minterm dict lookup words.mtd -f queries.txt | grep -c -v -- '-$'");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(look_up(options));
}

int dict_decode_command(const Arguments& arguments) {
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
    add_dict_output(app, options);
    app.footer(
        "Examples:\n"
        "  minterm dict decode words.mtd 0 1 2\n"
        "  minterm dict encode words.mtd text.txt | minterm dict decode words.mtd");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(code_text(options, true));
}

int dict_encode_command(const Arguments& arguments) {
    DictOptions options;
    CLI::App app(
        "Prints the numbers of the words of a text, line by line, - for words that are no keys.",
        "minterm dict encode");
    add_dictionary(app, options);
    app.add_option("TEXT", options.file,
                   "Words between blanks, plain or compressed with gzip; - is standard input")
        ->required();
    add_dict_output(app, options);
    app.footer("Example:\n  minterm dict encode words.mtd text.txt -o text.ids");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(code_text(options, false));
}

int dict_fuzzy_command(const Arguments& arguments) {
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
    add_dict_output(app, options);
    app.footer("Example:\n  minterm dict fuzzy words.mtd -k 2 --top 5 recieve");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(list_near(options));
}

}  // namespace minterm
