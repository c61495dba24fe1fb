// SPDX-License-Identifier: Apache-2.0
//
// `.tt` text -> truth table, or the first thing that is wrong with the text.
#include "synth/truth_table_text.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "synth/source.hpp"

namespace minterm {

namespace {

constexpr std::size_t kMostRows = std::size_t{1} << kMaxTableInputs;

/// Values of one output: 0, 1 or - for each row.
struct Line {
    std::string name;
    Span name_span;
    Span values_span;
    std::string values;
};

class Reader {
public:
    Reader(std::string_view text, const std::string& file) : source_{file, std::string(text)} {}

    Result<TruthTable> read() {
        const std::string& text = source_.text;
        std::size_t begin = text.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0;
        while (begin < text.size()) {
            const std::size_t newline = std::min(text.find('\n', begin), text.size());
            const std::size_t end = std::min(text.find('#', begin), newline);
            MINTERM_TRY([[maybe_unused]] const Unit line, read_line({begin, end}));
            begin = newline + 1;
        }
        return finish();
    }

private:
    Failure error(Span span, std::string text) const {
        return Failure(FailureKind::User, Message{place_of(source_, span), std::move(text), {}});
    }
    Failure error(std::string text) const {
        SourcePlace place;
        place.file = source_.file;
        return Failure(FailureKind::User, Message{std::move(place), std::move(text), {}});
    }
    static bool is_value(char c) {
        return c == '0' || c == '1' || c == '-' || c == '*' || c == '_';
    }

    bool is_number(Span span) const {
        return span.end - span.begin >= 2 && source_.text[span.begin] == '0' &&
               (source_.text[span.begin + 1] | 0x20) == 'x';
    }

    bool is_values(Span span) const {
        return is_number(span) ||
               std::all_of(source_.text.begin() + static_cast<std::ptrdiff_t>(span.begin),
                           source_.text.begin() + static_cast<std::ptrdiff_t>(span.end), is_value);
    }

    Status read_line(Span span) {
        std::vector<Span> words = words_of(source_, span);
        if (words.empty()) return success();
        const std::string first = text_of(source_, words.front());
        if (first == "inputs") return read_inputs(words);
        if (first == "order") return read_order(words);
        Line line;
        if (!is_values(words.front())) {
            line.name = first;
            line.name_span = words.front();
            words.erase(words.begin());
            if (words.empty()) {
                return error(line.name_span, "expected the values of output `" + line.name +
                                                 "`: 0, 1 and -, or a number such as 0x96");
            }
        }
        line.values_span = {words.front().begin, words.back().end};
        if (lines_.size() == static_cast<std::size_t>(kMaxTableOutputs)) {
            return error(line.values_span, "a table may have at most " +
                                               std::to_string(kMaxTableOutputs) + " outputs");
        }
        MINTERM_TRY(line.values, is_number(words.front()) ? hex_values(words) : bit_values(words));
        MINTERM_TRY([[maybe_unused]] const Unit size, check_size(line));
        lines_.push_back(std::move(line));
        return success();
    }

    Status read_inputs(const std::vector<Span>& words) {
        if (inputs_) return error(words.front(), "`inputs` is given twice");
        if (!lines_.empty()) return error(words.front(), "`inputs` must come before the values");
        if (words.size() - 1 > static_cast<std::size_t>(kMaxTableInputs)) {
            return error(words[static_cast<std::size_t>(kMaxTableInputs) + 1],
                         "a table may have at most " + std::to_string(kMaxTableInputs) +
                             " inputs, this one has " + std::to_string(words.size() - 1));
        }
        inputs_.emplace();
        for (std::size_t i = 1; i < words.size(); ++i) {
            const std::string name = text_of(source_, words[i]);
            if (std::find(inputs_->begin(), inputs_->end(), name) != inputs_->end()) {
                return error(words[i], "the name `" + name + "` is used twice");
            }
            inputs_->push_back(name);
        }
        return success();
    }

    Status read_order(const std::vector<Span>& words) {
        const std::string order = words.size() == 2 ? text_of(source_, words[1]) : "";
        if (order != "first_fastest" && order != "last_fastest") {
            return error(words.size() < 2 ? words.front() : words[1],
                         "expected `order first_fastest` or `order last_fastest`");
        }
        last_fastest_ = order == "last_fastest";
        return success();
    }

    Result<std::string> bit_values(const std::vector<Span>& words) const {
        std::string values;
        for (const Span word : words) {
            for (std::size_t at = word.begin; at < word.end; ++at) {
                const char c = source_.text[at];
                if (!is_value(c)) {
                    return error({at, at + 1}, "expected 0, 1 or -, found " + quoted(c));
                }
                if (c != '_') values += c == '*' ? '-' : c;
            }
            if (values.size() > kMostRows) return too_many_rows(word);
        }
        return values;
    }

    Result<std::string> hex_values(const std::vector<Span>& words) const {
        if (words.size() != 1 && (words.size() != 3 || text_of(source_, words[1]) != "dc")) {
            return error(words[1],
                         "expected the end of the line, or `dc` and the number of the "
                         "rows that may be either");
        }
        MINTERM_TRY(std::string values, number_values(words.front()));
        if (words.size() == 1) return values;
        if (!is_number(words[2])) return error(words[2], "expected a number such as 0x96");
        MINTERM_TRY(const std::string free, number_values(words[2]));
        if (free.size() != values.size()) {
            return error(words[2], "expected a number of " + std::to_string(values.size()) +
                                       " rows, found one of " + std::to_string(free.size()));
        }
        for (std::size_t k = 0; k < values.size(); ++k) {
            if (free[k] == '1') values[k] = '-';
        }
        return values;
    }

    Failure too_many_rows(Span word) const {
        return error(word, "a table may have at most " + std::to_string(kMostRows) + " rows, " +
                               std::to_string(kMaxTableInputs) + " inputs");
    }

    Result<std::string> number_values(Span word) const {
        std::string values;
        for (std::size_t at = word.end; at-- > word.begin + 2;) {
            const char c = source_.text[at];
            if (c == '_') continue;
            const char low = static_cast<char>(c | 0x20);
            int digit = -1;
            if (c >= '0' && c <= '9') digit = c - '0';
            if (low >= 'a' && low <= 'f') digit = low - 'a' + 10;
            if (digit < 0) {
                return error({at, at + 1}, "expected a hexadecimal digit, found " + quoted(c));
            }
            for (int bit = 0; bit < 4; ++bit) values += ((digit >> bit) & 1) != 0 ? '1' : '0';
            if (values.size() > kMostRows) return too_many_rows(word);
        }
        if (values.empty()) return error(word, "expected digits after 0x");
        // One digit is enough for fewer than two inputs.
        if (inputs_ && inputs_->size() < 2 && values.size() == 4) {
            const std::size_t rows = std::size_t{1} << inputs_->size();
            if (values.find('1', rows) != std::string::npos) {
                return error(word, "the number has more than " + std::to_string(rows) + " bits");
            }
            values.resize(rows);
        }
        return values;
    }

    Status check_size(const Line& line) const {
        const std::size_t rows = line.values.size();
        const std::string found = ", found " + std::to_string(rows);
        if (inputs_) {
            const std::size_t expected = std::size_t{1} << inputs_->size();
            if (rows == expected) return success();
            return error(line.values_span, "expected the values of " + std::to_string(expected) +
                                               " rows (" + std::to_string(inputs_->size()) +
                                               " inputs)" + found);
        }
        if (!lines_.empty() && rows != lines_.front().values.size()) {
            return error(line.values_span, "expected as many rows as the output before has (" +
                                               std::to_string(lines_.front().values.size()) + ")" +
                                               found);
        }
        if (!std::has_single_bit(rows)) {
            return error(line.values_span,
                         "expected a number of rows that is a power of two" + found);
        }
        return success();
    }

    Result<TruthTable> finish() const {
        if (lines_.empty()) {
            return error(source_.text.empty() ? "the file is empty; expected a line of 0, 1 and - "
                                                "for each output"
                                              : "the table has no output; expected a line of 0, 1 "
                                                "and - for each");
        }
        const int inputs = std::countr_zero(lines_.front().values.size());
        TruthTable table;
        for (int i = 0; i < inputs; ++i) {
            table.inputs.push_back(inputs_ ? (*inputs_)[static_cast<std::size_t>(i)]
                                           : "x" + std::to_string(i));
        }
        for (const Line& line : lines_) {
            TableOutput output{
                line.name.empty() ? "y" + std::to_string(table.outputs.size()) : line.name,
                MintermSet(inputs), MintermSet(inputs)};
            for (const TableOutput& other : table.outputs) {
                if (other.name != output.name) continue;
                return error(line.name.empty() ? line.values_span : line.name_span,
                             "there are two outputs `" + output.name + "`");
            }
            for (std::size_t row = 0; row < line.values.size(); ++row) {
                if (line.values[row] == '0') continue;
                (line.values[row] == '1' ? output.on : output.dont_care).set(minterm(row, inputs));
            }
            table.outputs.push_back(std::move(output));
        }
        return table;
    }

    std::uint64_t minterm(std::uint64_t row, int inputs) const {
        if (!last_fastest_) return row;
        std::uint64_t result = 0;
        for (int i = 0; i < inputs; ++i) result |= ((row >> i) & 1) << (inputs - 1 - i);
        return result;
    }

    Source source_;
    std::optional<std::vector<std::string>> inputs_;
    bool last_fastest_ = false;
    std::vector<Line> lines_;
};

}  // namespace

Result<TruthTable> read_truth_table(std::string_view text, const std::string& file) {
    return Reader(text, file).read();
}

}  // namespace minterm
