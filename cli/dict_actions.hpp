// SPDX-License-Identifier: Apache-2.0
//
// minterm dict: its actions, a file for each kind of them, and what they share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answer_stream.hpp"
#include "cli/cell_search.hpp"
#include "cli/cli11_names.hpp"
#include "cli/command_line.hpp"
#include "cli/device_choice.hpp"
#include "minterm/dictionary.hpp"

namespace minterm {

// The actions. Each prints, and returns the exit code.
int dict_build_command(const Arguments& arguments);   // dict_build.cpp
int dict_lookup_command(const Arguments& arguments);  // dict_ask.cpp: many questions at once
int dict_decode_command(const Arguments& arguments);
int dict_encode_command(const Arguments& arguments);
int dict_fuzzy_command(const Arguments& arguments);
int dict_prefix_command(const Arguments& arguments);  // dict_list.cpp: what is in there
int dict_range_command(const Arguments& arguments);
int dict_stats_command(const Arguments& arguments);

/// What the actions are asked for; each takes what it knows.
struct DictOptions {
    std::string dictionary;
    std::vector<std::string> words;  ///< files, keys or numbers
    std::string file;                ///< questions, numbers or text; "-" is standard input
    std::string output;
    std::string trie = "xbw";
    std::string layout = "fast";
    std::string ids = "sorted";
    std::string prefix;
    std::optional<std::string> of;  ///< keys that this begins with, or lines of `file`
    bool longest = false;
    std::string first;
    std::optional<std::string> last;
    std::uint64_t limit = 0;
    std::uint64_t memory = 0;  ///< in bytes; 0: as much as it takes
    unsigned edits = 1;
    std::string target;           ///< "cuda" or "auto"; else the processor
    int device = kNoDeviceNamed;  ///< which GPU
    bool split = false;           ///< a level of a LOUDS trie a thread of the device
    CacheOptions cache;
    int threads = 1;
    bool keep_cr = false;
    bool keep_blank = false;
    bool trust = false;
    bool json = false;
    bool quiet = false;
    bool verbose = false;
};

/// The argument DICTIONARY, and --trust.
void add_dictionary(CLI::App& app, DictOptions& options);
/// Says which actions have --threads, of one that has not.
void refuse_threads(CLI::App& app);
/// Errors: those of Dictionary::open.
Result<Dictionary> open_dictionary(const DictOptions& options);

/// Where the answers of a question go. Errors (user): that is the dictionary, or the file that is
/// asked about; those of `AnswerStream::open`.
Status open_answers(const DictOptions& options, AnswerStream& answers);

std::string shown_name(const std::string& path);

/// That something is wrong in a line of an input; the column counts from 1.
Failure failure_at(const std::string& path, std::size_t line, std::size_t column,
                   std::string_view text, std::size_t width, std::string message);

/// Takes the byte order mark away that the first lines of an input may begin with; says whether
/// there was one.
bool drop_byte_order_mark(std::string_view& lines);

/// Calls `visit(line)` for every line of a text, without its end: LF, or CRLF unless `keep_cr`. A
/// CR at the end of the text ends no line. Errors: the first of `visit`.
template <typename Visit>
Status visit_lines_of(std::string_view lines, bool keep_cr, const Visit& visit) {
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        std::string_view line = lines.substr(0, end);
        const bool has_end = end != std::string_view::npos;
        lines.remove_prefix(has_end ? end + 1 : lines.size());
        if (!keep_cr && has_end && line.ends_with('\r')) line.remove_suffix(1);
        MINTERM_TRY([[maybe_unused]] const Unit visited, visit(line));
    }
    return success();
}

}  // namespace minterm
