// SPDX-License-Identifier: Apache-2.0
//
// PLA text -> table, or everything that is wrong with the text.
#include "synth/pla.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "synth/source.hpp"

namespace minterm {

namespace {

constexpr std::size_t kMaxMessages = 20;
constexpr std::size_t kMaxPairedRows = 20'000;  // rows that are compared pair by pair

/// "1 input", "2 inputs".
std::string counted(std::size_t count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

/// `.i`, `.o` and `.p`: a number and where it stands.
struct Declaration {
    std::size_t value = 0;
    Span span;
};

/// `.ilb` and `.ob`: the keyword and the names.
struct Names {
    Span keyword;
    std::vector<Span> names;
};

struct PlaRow : CubeRow {
    Span span;
};

class PlaReader {
public:
    PlaReader(std::string_view text, const std::string& file, int most_inputs)
        : source_{file, std::string(text)}, most_inputs_(static_cast<std::size_t>(most_inputs)) {}

    Result<TruthTable> read_table() {
        MINTERM_TRY([[maybe_unused]] const Unit lines, read_lines());
        return minterms();
    }

    Result<PlaFile> read_cubes() {
        MINTERM_TRY([[maybe_unused]] const Unit lines, read_lines());
        return cubes();
    }

private:
    Status read_lines() {
        const std::string& text = source_.text;
        std::size_t begin = text.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0;
        while (begin < text.size() && !ended_ && !row_without_size_) {
            const std::size_t newline = std::min(text.find('\n', begin), text.size());
            read_line({begin, newline});
            begin = newline + 1;
        }
        if (!row_without_size_) check_end();
        if (!messages_.empty()) return Failure(FailureKind::User, std::move(messages_));
        return success();
    }

    void error(Span span, std::string text, std::vector<Message> notes = {}) {
        if (messages_.size() < kMaxMessages) {
            messages_.push_back({place_of(source_, span), std::move(text), std::move(notes)});
        }
    }
    /// An error of the file as a whole.
    void error(std::string text) {
        SourcePlace place;
        place.file = source_.file;
        messages_.push_back({std::move(place), std::move(text), {}});
    }
    Message note(Span span, std::string text) const {
        return {place_of(source_, span), std::move(text), {}};
    }
    void read_line(Span line) {
        const std::vector<Span> words = words_of(source_, line);
        if (words.empty()) return;
        if (source_.text[words.front().begin] != '.') {
            read_row({words.front().begin, line.end});
            return;
        }
        const std::string keyword = text_of(source_, words.front());
        if (keyword == ".i") {
            declare(inputs_, words, "inputs", 0, most_inputs_);
        } else if (keyword == ".o") {
            declare(outputs_, words, "outputs", 1, kMaxTableOutputs);
        } else if (keyword == ".p") {
            declare(row_count_, words, "rows", 0, std::size_t{1} << 40);
        } else if (keyword == ".ilb") {
            read_names(input_names_, words);
        } else if (keyword == ".ob") {
            read_names(output_names_, words);
        } else if (keyword == ".type") {
            read_type(words);
        } else if (keyword == ".e" || keyword == ".end") {
            ended_ = true;
        } else {
            refuse_keyword(words.front(), keyword);
        }
    }

    void refuse_keyword(Span span, const std::string& keyword) {
        constexpr const char* kUnsupported[] = {
            ".mv", ".kiss", ".label", ".phase", ".symbolic", ".symbolic-output", ".pair"};
        const bool known = std::any_of(std::begin(kUnsupported), std::end(kUnsupported),
                                       [&](const char* name) { return keyword == name; });
        if (known) {
            error(span, "`" + keyword +
                            "` is not supported: minterm reads tables of binary inputs " +
                            "and outputs as they stand; let espresso resolve it first");
        } else {
            error(span,
                  "unknown keyword `" + keyword +
                      "`; expected .i, .o, .ilb, .ob, .p, .type or .e, or a row of 0, 1 and -");
        }
    }

    void declare(std::optional<Declaration>& place, const std::vector<Span>& words,
                 const std::string& noun, std::size_t least, std::size_t greatest) {
        const std::string keyword = text_of(source_, words.front());
        if (words.size() < 2) {
            error(words.front(), "`" + keyword + "` needs the number of " + noun);
            return;
        }
        if (words.size() > 2) {
            error(words[2], "expected the end of the line after `" + keyword + " " +
                                text_of(source_, words[1]) + "`");
            return;
        }
        const std::string digits = text_of(source_, words[1]);
        const bool number =
            std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!number || digits.size() > 15) {
            error(words[1], "expected the number of " + noun + ", found `" + digits + "`");
            return;
        }
        const std::size_t value = std::stoull(digits);
        if (place) {
            error(words.front(), "`" + keyword + "` is given twice",
                  {note(place->span, "first given here")});
            return;
        }
        if (value < least || value > greatest) {
            error(words[1], value < least ? "a table needs at least " + std::to_string(least) +
                                                " " + noun.substr(0, noun.size() - 1)
                                          : "a table may have at most " + std::to_string(greatest) +
                                                " " + noun + ", this one has " + digits);
            // The size counts as known, so that the rows do not complain as well.
            unusable_ = true;
        }
        place = Declaration{value, {words.front().begin, words[1].end}};
    }

    void read_names(std::optional<Names>& place, const std::vector<Span>& words) {
        if (place) {
            error(words.front(), "`" + text_of(source_, words.front()) + "` is given twice",
                  {note(place->keyword, "first given here")});
            return;
        }
        place = Names{words.front(), {words.begin() + 1, words.end()}};
        for (std::size_t i = 1; i < words.size(); ++i) {
            for (std::size_t k = 1; k < i; ++k) {
                if (text_of(source_, words[i]) != text_of(source_, words[k])) continue;
                error(words[i], "the name `" + text_of(source_, words[i]) + "` is used twice",
                      {note(words[k], "first used here")});
                break;
            }
        }
    }

    void read_type(const std::vector<Span>& words) {
        if (words.size() != 2) {
            error(words.size() < 2 ? words.front() : words[2],
                  "expected one of f, fd, fr and fdr after `.type`");
            return;
        }
        const std::string type = text_of(source_, words[1]);
        if (type != "f" && type != "fd" && type != "fr" && type != "fdr") {
            error(words[1], "unknown type `" + type + "`; expected f, fd, fr or fdr");
            return;
        }
        if (!rows_.empty()) {
            error(words.front(), "`.type` must come before the first row",
                  {note(rows_.front().span, "the first row")});
            return;
        }
        has_dont_cares_ = type == "fd" || type == "fdr";
        has_off_set_ = type == "fr" || type == "fdr";
        type_ = type == "f"    ? PlaType::F
                : type == "fd" ? PlaType::FD
                : type == "fr" ? PlaType::FR
                               : PlaType::FDR;
    }

    void read_row(Span line) {
        if (!inputs_ || !outputs_) {
            // Without a size every row would be wrong: one message says it all.
            const std::string missing = !inputs_ && !outputs_ ? "`.i` and `.o`"
                                        : !inputs_            ? "`.i`"
                                                              : "`.o`";
            if (messages_.empty()) {
                error({line.begin, line.begin + 1},
                      "expected " + missing + " before the first row");
            }
            row_without_size_ = true;
            return;
        }
        if (unusable_) return;
        const std::size_t inputs = inputs_->value;
        const std::size_t width = inputs + outputs_->value;
        PlaRow row;
        std::size_t entries = 0;
        std::size_t last = line.begin;
        for (std::size_t at = line.begin; at < line.end && source_.text[at] != '#'; ++at) {
            const char c = source_.text[at];
            if (is_blank(c) || c == '|') continue;
            if (entries == width) {
                refuse_width({line.begin, line.end}, {at, at + 1});
                return;
            }
            const bool good = entries < inputs ? input_entry(row, static_cast<int>(entries), c)
                                               : output_entry(row, entries - inputs, c);
            if (!good) {
                error({at, at + 1},
                      entries < inputs
                          ? "expected 0, 1 or - for input " + std::to_string(entries + 1) + " of " +
                                std::to_string(inputs) + ", found " + quoted(c)
                          : "expected 0, 1, - or ~ for output " +
                                std::to_string(entries - inputs + 1) + " of " +
                                std::to_string(outputs_->value) + ", found " + quoted(c));
                return;
            }
            ++entries;
            last = at;
        }
        row.span = {line.begin, last + 1};
        if (entries < width) {
            refuse_width(row.span, row.span);
            return;
        }
        rows_.push_back(row);
    }

    /// A row of the usual two words says which of them is wrong; in others blanks mean nothing, and
    /// `place` is where the width is.
    void refuse_width(Span row, Span place) {
        std::vector<Span> words;
        std::size_t values = 0;
        bool in_word = false;
        for (std::size_t at = row.begin; at < row.end && source_.text[at] != '#'; ++at) {
            const bool apart = is_blank(source_.text[at]) || source_.text[at] == '|';
            if (!apart && !in_word) words.push_back({at, at});
            if (!apart) words.back().end = at + 1;
            in_word = !apart;
            values += apart ? 0 : 1;
        }
        const std::string expected =
            counted(inputs_->value, "input") + " and " + counted(outputs_->value, "output");
        if (words.size() != 2) {
            error(place, "the row has " + counted(values, "value") + "; expected " +
                             std::to_string(inputs_->value + outputs_->value) + ", " + expected);
            return;
        }
        const auto width = [](Span word) { return word.end - word.begin; };
        error(width(words[0]) != inputs_->value ? words[0] : words[1],
              "the row has " + counted(width(words[0]), "input") + " and " +
                  counted(width(words[1]), "output") + "; expected " + expected);
    }

    static bool input_entry(PlaRow& row, int input, char c) {
        switch (c) {
            case '1':
            case '0':
                row.cube.add_literal(input, c == '1');
                return true;
            case '-':
            case '~':
            case '2':
                return true;
            default:
                return false;
        }
    }

    bool output_entry(PlaRow& row, std::size_t output, char c) const {
        const std::uint64_t bit = std::uint64_t{1} << output;
        switch (c) {
            case '1':
            case '4':
                row.on |= bit;
                return true;
            case '0':
            case '3':
                if (has_off_set_) row.off |= bit;
                return true;
            case '-':
            case '2':
                if (has_dont_cares_) row.dont_care |= bit;
                return true;
            case '~':
                return true;
            default:
                return false;
        }
    }

    void check_end() {
        if (!inputs_ || !outputs_) {
            if (messages_.empty()) {
                error(source_.text.empty()
                          ? std::string("the file is empty; expected `.i`, `.o` and rows")
                          : std::string("the file has no ") + (!inputs_ ? "`.i`" : "`.o`") +
                                " line, which says how many " + (!inputs_ ? "inputs" : "outputs") +
                                " the table has");
            }
            return;
        }
        check_name_count(input_names_, *inputs_, "input");
        check_name_count(output_names_, *outputs_, "output");
        if (!ended_ && row_count_ && rows_.size() < row_count_->value && messages_.empty()) {
            error(row_count_->span,
                  "the file seems to be cut off: " + std::to_string(row_count_->value) +
                      " rows are announced, " + std::to_string(rows_.size()) +
                      " are there, and no `.e` ends it");
        }
    }

    void check_name_count(const std::optional<Names>& names, const Declaration& size,
                          const std::string& noun) {
        if (!names || unusable_ || names->names.size() == size.value) return;
        const bool many = names->names.size() > size.value;
        error(many ? names->names[size.value] : names->keyword,
              "`" + text_of(source_, names->keyword) + "` has " +
                  counted(names->names.size(), "name") + " for " + counted(size.value, noun),
              {note(size.span, "the number is given here")});
    }

    std::vector<std::string> input_names() const {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < inputs_->value; ++i) {
            names.push_back(input_names_ ? text_of(source_, input_names_->names[i])
                                         : "x" + std::to_string(i));
        }
        return names;
    }

    std::vector<std::string> output_names() const {
        std::vector<std::string> names;
        for (std::size_t o = 0; o < outputs_->value; ++o) {
            names.push_back(output_names_ ? text_of(source_, output_names_->names[o])
                                          : "y" + std::to_string(o));
        }
        return names;
    }

    Result<TruthTable> minterms() {
        const auto inputs = static_cast<int>(inputs_->value);
        TruthTable table;
        table.inputs = input_names();
        for (const std::string& name : output_names()) {
            const std::size_t o = table.outputs.size();
            TableOutput output{name, MintermSet(inputs), MintermSet(inputs)};
            MintermSet off(has_off_set_ ? inputs : 0);
            for (std::size_t r = 0; r < rows_.size(); ++r) {
                const PlaRow& row = rows_[r];
                const Cube cube = narrow_cube(row.cube);
                const bool on = ((row.on >> o) & 1) != 0;
                const bool is_off = ((row.off >> o) & 1) != 0;
                const bool free = ((row.dont_care >> o) & 1) != 0;
                const bool clash = has_off_set_ && (is_off ? intersects(output.on, cube) ||
                                                                 intersects(output.dont_care, cube)
                                                           : (on || free) && intersects(off, cube));
                if (clash) report_clash(r, o, is_off, output.name);
                if (on) insert(output.on, cube);
                if (free) insert(output.dont_care, cube);
                if (is_off) insert(off, cube);
            }
            output.on &= ~output.dont_care;
            if (has_off_set_) {
                MintermSet said = output.on;
                said |= off;
                output.dont_care |= ~said;
            }
            table.outputs.push_back(std::move(output));
        }
        if (!messages_.empty()) return Failure(FailureKind::User, std::move(messages_));
        return table;
    }

    Result<PlaFile> cubes() {
        if (has_off_set_ && rows_.size() > kMaxPairedRows) {
            if (inputs_->value > static_cast<std::size_t>(kMaxTableInputs)) {
                error(rows_[kMaxPairedRows].span,
                      "a table with an off-set and more than " + std::to_string(kMaxTableInputs) +
                          " inputs may have at most " + std::to_string(kMaxPairedRows) + " rows");
                return Failure(FailureKind::User, std::move(messages_));
            }
            // Minterm sets find the clashes of many rows sooner than pairs of rows do.
            MINTERM_TRY([[maybe_unused]] const TruthTable checked, minterms());
        } else if (has_off_set_) {
            const std::vector<std::string> names = output_names();
            for (std::size_t r = 0; r < rows_.size() && messages_.size() < kMaxMessages; ++r) {
                clash_with_earlier(r, names);
            }
        }
        if (!messages_.empty()) return Failure(FailureKind::User, std::move(messages_));
        PlaFile file;
        file.table.inputs = input_names();
        file.table.outputs = output_names();
        file.table.type = type_;
        file.table.rows.assign(rows_.begin(), rows_.end());
        if (row_count_ && row_count_->value != rows_.size()) {
            file.notes.push_back(
                note(row_count_->span, "`.p` announces " + counted(row_count_->value, "row") +
                                           ", the file has " + std::to_string(rows_.size())));
        }
        return file;
    }

    void clash_with_earlier(std::size_t late, const std::vector<std::string>& names) {
        const PlaRow& row = rows_[late];
        for (std::size_t r = 0; r < late; ++r) {
            const PlaRow& early = rows_[r];
            const std::uint64_t as_off = row.off & (early.on | early.dont_care);
            const std::uint64_t clash = as_off | (early.off & (row.on | row.dont_care));
            if (clash == 0 || disjoint(row.cube, early.cube)) continue;
            const auto o = static_cast<std::size_t>(std::countr_zero(clash));
            report_clash(late, o, ((as_off >> o) & 1) != 0, names[o]);
            return;
        }
    }

    /// Row `late` contradicts an earlier one on output `o`.
    void report_clash(std::size_t late, std::size_t o, bool late_is_off, const std::string& name) {
        const PlaRow& row = rows_[late];
        for (std::size_t r = 0; r < late; ++r) {
            const PlaRow& early = rows_[r];
            const std::uint64_t said = late_is_off ? early.on | early.dont_care : early.off;
            if (((said >> o) & 1) == 0 || disjoint(early.cube, row.cube)) continue;
            const auto meaning = [&](const PlaRow& of) {
                return ((of.on >> o) & 1) != 0 ? "1" : ((of.off >> o) & 1) != 0 ? "0" : "-";
            };
            error(row.span,
                  "this row contradicts an earlier one: output `" + name + "` is " + meaning(row) +
                      " here and " + meaning(early) + " there for the same inputs",
                  {note(early.span, "the earlier row")});
            return;
        }
    }

    Source source_;
    std::size_t most_inputs_;
    std::vector<Message> messages_;
    std::optional<Declaration> inputs_;
    std::optional<Declaration> outputs_;
    std::optional<Declaration> row_count_;
    std::optional<Names> input_names_;
    std::optional<Names> output_names_;
    std::vector<PlaRow> rows_;
    PlaType type_ = PlaType::FD;
    bool has_dont_cares_ = true;  // the default type is fd
    bool has_off_set_ = false;
    bool ended_ = false;
    bool unusable_ = false;          // `.i` or `.o` is out of range
    bool row_without_size_ = false;  // a row came before `.i` and `.o`
};

}  // namespace

Result<TruthTable> read_pla(std::string_view text, const std::string& file) {
    return PlaReader(text, file, kMaxTableInputs).read_table();
}

Result<PlaFile> read_pla_cubes(std::string_view text, const std::string& file) {
    return PlaReader(text, file, kMaxCubeInputs).read_cubes();
}

}  // namespace minterm
