// SPDX-License-Identifier: Apache-2.0
//
// Questions to a dictionary, as many as there are: minterm dict lookup, decode, encode, fuzzy.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <functional>

#include "cli/answer_stream.hpp"
#include "cli/dict_actions.hpp"
#include "cli/key_finder.hpp"
#include "cli/line_chunks.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/run_report.hpp"
#include "runtime/input/quoted_name.hpp"
#include "runtime/support/run_jobs.hpp"

namespace minterm {
namespace {

/// Whole lines of an input, and how many are before them.
struct Lines {
    std::string_view text;
    std::size_t before;
};

/// How much of an input is answered together, and by one thread, in bytes. Answers come when all of
/// the former are there, so slow ones are asked for fewer.
struct Portions {
    std::size_t together;
    std::size_t of_a_thread;
};
constexpr Portions kManyQuestions{std::size_t{1} << 20, std::size_t{1} << 15};
constexpr Portions kDeviceQuestions{std::size_t{1} << 24, std::size_t{1} << 24};
constexpr Portions kSlowQuestions{std::size_t{1} << 14, std::size_t{1} << 8};

/// Each appends an answer to `text`, from any thread: to a job, by its number, to a word, to lines.
using AnswerJob = std::function<Status(std::size_t job, std::string& text)>;
using AnswerWord = std::function<Status(std::string_view word, std::string& text)>;
using AnswerLines = std::function<Status(const Lines& lines, std::string& text)>;

/// Answers jobs in their order. Errors: the first of `answer`, by the number of the job.
Status answer_jobs(int threads, std::size_t count, AnswerStream& answers, const AnswerJob& answer) {
    std::vector<std::string> texts(count);
    MINTERM_TRY([[maybe_unused]] const Unit done, run_jobs(threads, count, [&] {
                    return [&](std::size_t job) -> Status { return answer(job, texts[job]); };
                }));
    for (const std::string& text : texts) answers.text() += text;
    return answers.flush_if_full();
}

/// Answers the lines of -f, or of standard input, in their order, the same for any number of
/// threads.
Status answer_file(const DictOptions& options, Portions portions, AnswerStream& answers,
                   const AnswerLines& answer) {
    MINTERM_TRY(ByteSource source, ByteSource::open(options.file.empty() ? "-" : options.file));
    LineChunks chunks(std::move(source), portions.together, options.threads > 1);
    std::size_t number = 0;
    for (;;) {
        MINTERM_TRY(std::string_view left, chunks.next());
        if (left.empty()) return success();
        if (number == 0) drop_byte_order_mark(left);
        std::vector<Lines> parts;
        while (!left.empty()) {
            const std::size_t end = left.find('\n', std::min(portions.of_a_thread, left.size()));
            parts.push_back(
                {left.substr(0, end == std::string_view::npos ? end : end + 1), number});
            left.remove_prefix(parts.back().text.size());
            number += static_cast<std::size_t>(
                std::count(parts.back().text.begin(), parts.back().text.end(), '\n'));
        }
        MINTERM_TRY([[maybe_unused]] const Unit done,
                    answer_jobs(options.threads, parts.size(), answers,
                                [&](std::size_t job, std::string& text) {
                                    return answer(parts[job], text);
                                }));
    }
}

/// Answers the questions of the command line, each a job, and then those of the file, if there is
/// one or nothing else was asked.
Status answer_all(const DictOptions& options, Portions portions, const AnswerWord& answer_word,
                  const AnswerLines& answer_lines) {
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, open_answers(options, answers));
    MINTERM_TRY([[maybe_unused]] const Unit words,
                answer_jobs(options.threads, options.words.size(), answers,
                            [&](std::size_t job, std::string& text) {
                                return answer_word(options.words[job], text);
                            }));
    if (!options.file.empty() || options.words.empty()) {
        MINTERM_TRY([[maybe_unused]] const Unit lines,
                    answer_file(options, portions, answers, answer_lines));
    }
    return answers.commit();
}

// lookup

void append_number(std::uint64_t number, std::string& text) {
    const fmt::format_int digits(number);
    text.append(digits.data(), digits.size());
}

/// Keys with their numbers.
Status look_up(KeyFinder& finder, std::span<const std::string_view> keys, std::string& text) {
    std::vector<std::uint64_t> ids(keys.size());
    MINTERM_TRY([[maybe_unused]] const Unit found, finder.find(keys, ids));
    for (std::size_t i = 0; i < keys.size(); ++i) {
        text += keys[i];
        text += '\t';
        if (ids[i] == Dictionary::kNoId)
            text += '-';
        else
            append_number(ids[i], text);
        text += '\n';
    }
    return success();
}

Status look_up_all(const DictOptions& options) {
    MINTERM_TRY(KeyFinder finder, KeyFinder::open(options, KeyFinder::Way::ToNumbers));
    MINTERM_TRY([[maybe_unused]] const Unit answered,
                answer_all(
                    options, finder.on_device() ? kDeviceQuestions : kManyQuestions,
                    [&](std::string_view key, std::string& text) {
                        return look_up(finder, {&key, 1}, text);
                    },
                    [&](const Lines& lines, std::string& text) -> Status {
                        std::vector<std::string_view> keys;
                        MINTERM_TRY(
                            [[maybe_unused]] const Unit read,
                            visit_lines_of(lines.text, options.keep_cr, [&](std::string_view line) {
                                keys.push_back(line);
                                return success();
                            }));
                        return look_up(finder, keys, text);
                    }));
    finder.report();
    return success();
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
    const bool is_too_large = error == std::errc::result_out_of_range;
    if ((error != std::errc() && !is_too_large) || end != word.data() + word.size())
        return Failure::user(quoted_name(std::string(word)) + " is no number");
    if (!is_too_large && dictionary.has_id(id)) return id;
    if (dictionary.size() == 0) return Failure::user("the dictionary has no keys");
    if (dictionary.statistics().ids == IdOrder::Own)
        return Failure::user(fmt::format("no key has the number {}", word));
    return Failure::user(
        fmt::format("no key has the number {}; the last one is {}", word, dictionary.size() - 1));
}

/// Appends a line for each line: `append(i)` the i-th word's answer.
template <typename Append>
void append_lines(const std::vector<std::size_t>& in_line, std::string& text,
                  const Append& append) {
    std::size_t next = 0;
    for (const std::size_t count : in_line) {
        for (std::size_t i = 0; i < count; ++i) {
            if (i > 0) text += ' ';
            append(next++);
        }
        text += '\n';
    }
}

Status append_keys_of(KeyFinder& finder, std::span<const std::uint64_t> ids,
                      const std::vector<std::size_t>& in_line, std::string& text) {
    std::string keys;
    std::vector<std::size_t> ends;
    MINTERM_TRY([[maybe_unused]] const Unit found, finder.append_keys(ids, keys, ends));
    append_lines(in_line, text, [&](std::size_t i) {
        const std::size_t begin = i == 0 ? 0 : ends[i - 1];
        if (ids[i] == Dictionary::kNoId)
            text += kUnknown;
        else
            text.append(keys, begin, ends[i] - begin);
    });
    return success();
}

Status decode_all(const DictOptions& options) {
    MINTERM_TRY(KeyFinder finder, KeyFinder::open(options, KeyFinder::Way::ToKeys));
    const Dictionary& dictionary = finder.dictionary();
    const std::string path = options.file.empty() ? "-" : options.file;
    MINTERM_TRY([[maybe_unused]] const Unit answered,
                answer_all(
                    options, finder.on_device() ? kDeviceQuestions : kManyQuestions,
                    [&](std::string_view word, std::string& text) -> Status {
                        MINTERM_TRY(const std::uint64_t id, parse_id(dictionary, word));
                        return append_keys_of(finder, {&id, 1}, {1}, text);
                    },
                    [&](const Lines& lines, std::string& text) -> Status {
                        std::vector<std::uint64_t> ids;
                        std::vector<std::size_t> in_line;
                        const auto add_line = [&](std::string_view line) {
                            in_line.push_back(0);
                            return visit_words(
                                line, [&](std::string_view word, std::size_t column) -> Status {
                                    const Result<std::uint64_t> id = parse_id(dictionary, word);
                                    if (!id)
                                        return failure_at(path, lines.before + in_line.size(),
                                                          column, line, word.size(),
                                                          id.failure().messages().front().text);
                                    ids.push_back(*id);
                                    ++in_line.back();
                                    return success();
                                });
                        };
                        MINTERM_TRY([[maybe_unused]] const Unit read,
                                    visit_lines_of(lines.text, false, add_line));
                        return append_keys_of(finder, ids, in_line, text);
                    }));
    finder.report();
    return success();
}

Status encode_all(const DictOptions& options) {
    MINTERM_TRY(KeyFinder finder, KeyFinder::open(options, KeyFinder::Way::ToNumbers));
    const auto encode = [&](const Lines& lines, std::string& text) -> Status {
        std::vector<std::string_view> words;
        std::vector<std::size_t> in_line;
        const auto add_line = [&](std::string_view line) {
            in_line.push_back(0);
            return visit_words(line, [&](std::string_view word, std::size_t) {
                words.push_back(word);
                ++in_line.back();
                return success();
            });
        };
        MINTERM_TRY([[maybe_unused]] const Unit read, visit_lines_of(lines.text, false, add_line));
        std::vector<std::uint64_t> ids(words.size());
        MINTERM_TRY([[maybe_unused]] const Unit found, finder.find(words, ids));
        append_lines(in_line, text, [&](std::size_t i) {
            if (ids[i] == Dictionary::kNoId)
                text += kUnknown;
            else
                append_number(ids[i], text);
        });
        return success();
    };
    MINTERM_TRY(
        [[maybe_unused]] const Unit answered,
        answer_all(options, finder.on_device() ? kDeviceQuestions : kManyQuestions, {}, encode));
    finder.report();
    return success();
}

// fuzzy

/// What asking for a word may take, in bytes.
constexpr std::uint64_t kMostNearMemory = std::uint64_t{1} << 30;

/// Why keys near a word of this length are not looked for, and how they may be; or nothing.
std::string why_not_near(const Dictionary& dictionary, std::size_t length, unsigned edits) {
    const std::uint64_t memory = dictionary.near_memory(length, edits);
    if (memory <= kMostNearMemory) return {};
    unsigned fewer = edits;
    while (dictionary.near_memory(length, fewer) > kMostNearMemory) --fewer;
    return fmt::format(
        "keys within {} edits of {} bytes may take {:.1f} GiB of memory; ask for at most {} edits "
        "(-k), which take no more than 1 GiB",
        edits, grouped(length), static_cast<double>(memory) / 0x1p30, fewer);
}

Status list_near(const DictOptions& options) {
    MINTERM_TRY(const Dictionary dictionary, open_dictionary(options));
    const std::string path = options.file.empty() ? "-" : options.file;
    const std::size_t limit = options.limit == 0 ? ~std::size_t{0} : options.limit;
    const auto append_near = [&](std::string_view word, std::string& text) {
        for (const Dictionary::Near& near : dictionary.near(word, options.edits, limit))
            text += fmt::format("{}\t{}\t{}\t{}\n", word, near.key, near.id, near.distance);
    };
    return answer_all(
        options, kSlowQuestions,
        [&](std::string_view word, std::string& text) -> Status {
            if (std::string why = why_not_near(dictionary, word.size(), options.edits);
                !why.empty())
                return Failure::user(std::move(why));
            append_near(word, text);
            return success();
        },
        [&](const Lines& lines, std::string& text) {
            std::size_t number = lines.before;
            return visit_lines_of(
                lines.text, options.keep_cr, [&](std::string_view line) -> Status {
                    ++number;
                    if (const std::string why =
                            why_not_near(dictionary, line.size(), options.edits);
                        !why.empty())
                        return failure_at(path, number, 1, line.substr(0, 60), 1, why);
                    append_near(line, text);
                    return success();
                });
        });
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
    add_threads_option(app, options.threads);
    KeyFinder::add_options(app, options, KeyFinder::Way::ToNumbers);
    add_output_option(app, options.output);
    app.footer(
        "Examples:\n"
        "  minterm dict lookup words.mtd sesame street\n"
        "  minterm dict lookup words.mtd -f queries.txt | grep -c -v -- '-$'");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(look_up_all(options));
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
    add_threads_option(app, options.threads);
    KeyFinder::add_options(app, options, KeyFinder::Way::ToKeys);
    add_output_option(app, options.output);
    app.footer(
        "Examples:\n"
        "  minterm dict decode words.mtd 0 1 2\n"
        "  minterm dict encode words.mtd text.txt | minterm dict decode words.mtd");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(decode_all(options));
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
    add_threads_option(app, options.threads);
    KeyFinder::add_options(app, options, KeyFinder::Way::ToNumbers);
    add_output_option(app, options.output);
    app.footer("Example:\n  minterm dict encode words.mtd text.txt -o text.ids");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(encode_all(options));
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
    app.add_option(
           "-k,--max-distance", options.edits,
           "So many insertions, deletions and replacements of bytes, of which a character that is "
           "not ASCII has several: e and its accented forms are 2 apart in UTF-8; default: 1")
        ->option_text("K")
        ->check(CLI::Range(0U, Dictionary::kMostEdits));
    app.add_option("--top", options.limit, "At most N keys a word")
        ->option_text("N")
        ->check(whole_number(1));
    app.add_flag("--keep-cr", options.keep_cr, "A CR before LF is part of the word");
    add_threads_option(app, options.threads);
    add_output_option(app, options.output);
    app.footer("Example:\n  minterm dict fuzzy words.mtd -k 2 --top 5 recieve");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(list_near(options));
}

}  // namespace minterm
