// SPDX-License-Identifier: Apache-2.0
#include "codegen/kernel_notes.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

#include "codegen/block_edges.hpp"
#include "codegen/emit_source.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

template <typename Numbers>
std::string braced(const Numbers& numbers) {
    return fmt::format("{{{}}}", fmt::join(numbers, ", "));
}

/// Inside of a string or a character of C.
std::string escaped(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool is_plain = byte >= 32 && byte < 127 && letter != '"' && letter != '\'' &&
                          letter != '\\' && letter != '?';
    return is_plain ? std::string(1, letter) : fmt::format("\\{:03o}", byte);
}

/// What layouts have in common.
class NotesWriter {
public:
    NotesWriter(const Recurrence& recurrence, const Flows& flows, const Encoding& encoding)
        : recurrence_(recurrence), flows_(flows), encoding_(encoding) {}

    void line(const std::string& text) { notes_.text += text + "\n"; }
    void number(const char* name, std::int64_t value) { notes_.numbers.emplace_back(name, value); }
    void list(const char* name, const std::string& text) { notes_.lists.emplace_back(name, text); }

    void recurrence() {
        line("What is computed, for a of m and b of n symbols:");
        const std::string text = print_recurrence(recurrence_);
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            line("    " + text.substr(begin, end - begin));
            begin = end + 1;
        }
        for (const auto& [what, most] :
             {std::pair("a", flows_.most_rows), std::pair("b", flows_.most_cols)})
            if (most != INT64_MAX) line(fmt::format("{} has at most {} symbols.", what, most));
    }

    void symbols(const KernelSymbols& symbols) {
        const SymbolLogic& logic = symbols.coding.logic;
        number("A_PLANES", logic.a_planes);
        number("B_PLANES", logic.b_planes);
        if (symbols.letters.empty()) {
            line(fmt::format(
                "\nSymbols are their own codes, numbers of {} bits, of which bit p is in plane p.",
                logic.a_planes));
            return;
        }
        line("\nCodes of symbols, of which bit p is in plane p:");
        std::vector<std::uint32_t> codes[2];
        std::string string;
        for (const char letter : symbols.letters) {
            const auto symbol = static_cast<unsigned char>(letter);
            codes[0].push_back(symbols.coding.a_code[symbol]);
            codes[1].push_back(symbols.coding.b_code[symbol]);
            string += escaped(letter);
        }
        list("LETTERS", '"' + string + '"');
        for (const std::size_t side : {0U, 1U}) {
            notes_.lists.emplace_back(side == 0 ? "A_CODES" : "B_CODES", braced(codes[side]));
            std::vector<std::string> pairs;
            for (std::size_t i = 0; i < symbols.letters.size(); ++i)
                pairs.push_back(
                    fmt::format("'{}' {}", escaped(symbols.letters[i]), codes[side][i]));
            const char* const name = codes[0] == codes[1] ? "a and b" : side == 0 ? "a" : "b";
            constexpr std::size_t kPairsALine = 12;
            for (std::size_t i = 0; i < pairs.size(); i += kPairsALine)
                line(fmt::format(
                    "    {:8} {}", i == 0 ? fmt::format("{}:", name) : "",
                    fmt::join(std::span(pairs).subspan(i, std::min(kPairsALine, pairs.size() - i)),
                              ", ")));
            if (codes[0] == codes[1]) break;
        }
        if (codes[0] == codes[1]) notes_.lists.emplace_back("B_CODES", braced(codes[1]));
    }

    void flows() {
        line(
            "\nCodes of what crosses the edges of cells, bit 0 on the right; bit p is in plane p, "
            "and * "
            "may be\neither:");
        edge("vertical", flows_.vertical, encoding_.vertical,
             left_edge_begin(recurrence_, flows_, encoding_),
             "row 1, 2, .. at the left edge (j - 1 = 0)", "LEFT_CODES");
        edge("horizontal", flows_.horizontal, encoding_.horizontal,
             top_edge_begin(recurrence_, flows_, encoding_),
             "column 1, 2, .. at the top edge (i - 1 = 0)", "TOP_CODES");
    }

    /// `last_strip`: how the last row leaves a strip that is not full.
    void answer(const std::string& last_strip) {
        const std::string& name = recurrence_.tables[recurrence_.answer.table].name;
        line("");
        if (const auto edge = right_edge_answer(recurrence_, flows_, encoding_)) {
            line(edge->is_sum
                     ? fmt::format("The answer {0}[m][n] is {0}[0][n] plus what the vertical codes "
                                   "of all m rows stand for\nafter the last call ({0}[i][n] - "
                                   "{0}[i-1][n] then).",
                                   name)
                     : fmt::format("The answer {}[m][n] is what the vertical code of row m stands "
                                   "for after the last call.",
                                   name));
            return;
        }
        line(
            "The answer looks at the last row: at its column 0, which the recurrence says, and "
            "then "
            "from column to\ncolumn, by the horizontal codes that leave row m downwards "
            "(i - 1 = m there).");
        if (!last_strip.empty()) line(last_strip);
    }

    KernelNotes take() && { return std::move(notes_); }

private:
    void edge(const char* name, const EdgeFlow& flow, const EdgeEncoding& encoding,
              const std::optional<std::vector<std::uint8_t>>& begin, const char* where,
              const char* begin_name) {
        const std::string planes = upper_case(name) + "_PLANES";
        notes_.numbers.emplace_back(planes, encoding.bits);
        std::vector<std::string> components;
        for (std::size_t i = 0; i < flow.components.size(); ++i) {
            components.push_back(print_component(recurrence_, flows_, flow.components[i]));
            std::vector<std::int64_t> values;
            for (const int index : encoding.value_of_code)
                values.push_back(index < 0 ? 0 : flow.values[static_cast<std::size_t>(index)][i]);
            notes_.lists.emplace_back(list_name(name, flow.components[i]), braced(values));
        }
        line(fmt::format(
            "    {}, {}:", name,
            components.empty() ? "nothing" : fmt::format("{}", fmt::join(components, "; "))));
        for (const std::string& code : print_codes(encoding, flow)) line("        " + code);
        if (!begin) return;
        this->list(begin_name, braced(*begin));
        line(fmt::format("        {}: code {}{}", where, fmt::join(*begin, ", "),
                         begin->size() > 1 ? ", and so on with the last" : ""));
    }

    /// VERTICAL_D: what a code says of table D.
    std::string list_name(const char* edge, const FlowComponent& component) const {
        return upper_case(
            fmt::format("{}_{}{}", edge, recurrence_.tables[component.table].name,
                        component.neighbour == Neighbour::Diagonal ? "_diagonal" : ""));
    }

    const Recurrence& recurrence_;
    const Flows& flows_;
    const Encoding& encoding_;
    KernelNotes notes_;
};

std::string where_planes_lie(const Compiled& compiled, int word_bits) {
    return fmt::format(
        "    a         word (r % {0}) * {1} + p: plane p of the symbols of its rows\n"
        "    windows   sequence x * {2} + p, for x from 0 to {3}: {4} zeros, then plane p of the "
        "columns x, x + {0},\n"
        "              x + {5}, .. and zeros; eight copies of each, as of active",
        compiled.rows, compiled.symbols.a_planes, compiled.symbols.b_planes, compiled.rows - 1,
        word_bits, 2 * compiled.rows);
}

std::string where_masks_lie(const Compiled& compiled, int word_bits) {
    const WavefrontCell& cell = compiled.layout_cell;
    const auto rows = static_cast<std::size_t>(compiled.rows);
    const auto predicates = static_cast<std::size_t>(cell.predicates);
    return fmt::format(
        "    masks     word (code * {0} + r % {0}) * {1} + c, for every code of b's symbols: 1 "
        "where predicate c\n"
        "              does not hold for the row's symbol and it\n"
        "    letters   byte j: the code of column j's symbol; any code behind the last column\n"
        "    lanes     word s, for s from 0 to {2}: 1 for the rows r with bit {2} - s in r / {0}\n"
        "    rings     {3} bytes, and\n"
        "    carried   {4} words, which may be anything when a strip begins. Iterations of a strip "
        "follow each other;\n"
        "              where others come between, those of the {5} before are done again, with "
        "edge",
        compiled.rows, predicates, letter_masks::stages(word_bits) - 1,
        letter_masks::ring_slots(cell) * letter_masks::slot_bytes(cell, compiled.rows),
        letter_masks::carried_words(cell, static_cast<int>(rows)), word_bits);
}

}  // namespace

KernelNotes wavefront_notes(const Compiled& compiled, const Target& target,
                            const KernelSymbols& symbols, bool has_tap) {
    NotesWriter notes(compiled.recurrence, compiled.flows, compiled.cell.encoding);
    const int k = compiled.rows;
    const int w = target.word_bits;
    const int strip = k * w;
    const Encoding& encoding = compiled.cell.encoding;
    notes.number("WORD_BYTES", w / 8);
    notes.number("ROWS_A_LANE", k);
    notes.number("STRIP_ROWS", strip);
    notes.recurrence();
    notes.symbols(symbols);
    notes.flows();
    notes.line(fmt::format(
        "\nWhat lies where. Rows and columns are counted from 0 here. A strip has {0} rows: row r "
        "is "
        "bit {1} - r / {2}\nof word r % {2}, and bit x of a word is bit x % 8 of its byte x / 8.",
        strip, w - 1, k));
    notes.line(compiled.layout_cell.predicates > 0 ? where_masks_lie(compiled, w)
                                                   : where_planes_lie(compiled, w));
    notes.line(fmt::format(
        "    active    sequences x, for x from 0 to {0}: {1} zeros and then a one for each column "
        "x, x + {2}, .. that\n"
        "              there is. Eight copies of each, copy c without its first c bits: byte "
        "(x * 8 + c) *\n"
        "              copy_stride begins it. copy_stride is at least iterations / 8 + {3}\n"
        "    vertical  word (r % {2}) * {4} + p: plane p of what enters its rows from the left, "
        "and after the\n"
        "              last call of what leaves them on the right\n"
        "    down      {5} words, which may be anything at first\n"
        "    top       byte p * top_stride + j: plane p of what enters column j from above, in bit "
        "0; {6} bytes\n"
        "              behind the last step are read\n"
        "    bottom    byte p * bottom_stride + j + {7}: plane p of what leaves the strip's last "
        "row in column j,\n"
        "              in bit 0. A step s writes bytes s to s + {8}. It may be {7} bytes before "
        "top: a\n"
        "              strip then turns the row above it into the row below it",
        k - 1, w, k, w / 8 + 1, encoding.vertical.bits, k * encoding.horizontal.bits, w / 8,
        strip - 1, wavefront::kStepBytes - 1));
    notes.line(fmt::format(
        "\nWhat to call. Step s computes the cells (r, s - r) of all rows r, iteration q the steps "
        "from {0} q to {0} q + {2}.\nR rows, 1 to {1} of them, and n columns take (R + n - 1 + "
        "{2}) "
        "/ {0} iterations. `edge` does any of them;\n`steady` is faster and does those in which "
        "all rows have a column: from (R - 1 + {2}) / {0} to n / {0} - 1.\nCalls follow each "
        "other in the same memory, each for the iterations from begin to end - 1.\n"
        "More rows are strips from the top to the bottom, all but the last of {1} rows: `bottom` "
        "of one is `top`\nof the next, and windows and active are the same for all.",
        k, strip, k - 1));
    notes.answer(
        !has_tap
            ? std::string()
            : fmt::format(
                  "Of a last strip of R < {0} rows the functions with _tap leave it in `bottom` "
                  "in place of the strip's\nlast row: byte p * bottom_stride + j + R - 1, bit "
                  "({1} - (R - 1) / {2}) % 8. They have a scalar more,\ntap_byte = (R - 1) % {2} * "
                  "{3} + ({1} - (R - 1) / {2}) / 8, and need the buffer tap of {4} words.",
                  strip, w - 1, k, w / 8, k * encoding.horizontal.bits));
    return std::move(notes).take();
}

KernelNotes column_notes(const ColumnRecurrence& solved, const CompiledColumn& compiled,
                         const Target& target, const KernelSymbols& symbols) {
    NotesWriter notes(solved.recurrence, solved.flows, compiled.codes.encoding);
    const ColumnKernel kernel =
        column_kernel(compiled.codes, symbols.coding.logic, target, compiled.layout.words);
    const int k = kernel.words;
    const int w = kernel.word_bits;
    notes.number("WORD_BYTES", w / 8);
    notes.number("WORDS", k);
    notes.number("BLOCK_ROWS", k * w);
    notes.number("PREDICATES", kernel.predicates);
    notes.recurrence();
    notes.symbols(symbols);
    notes.flows();
    notes.line(fmt::format(
        "\nWhat lies where. Rows and columns are counted from 0 here. A block has {0} rows: row r "
        "is "
        "bit r % {1} of word\nr / {1}, and bit x of a word is bit x % 8 of its byte x / 8.",
        k * w, w));
    notes.number("ENTRY_BYTES", (kernel.has_table ? k * kernel.predicates : 1) * w / 8);
    if (kernel.has_table) {
        notes.list("MASK_IS_MATCH", braced(std::vector<int>(compiled.codes.mask_is_match.begin(),
                                                            compiled.codes.mask_is_match.end())));
        std::vector<std::string> meanings;
        for (std::size_t r = 0; r < compiled.codes.mask_is_match.size(); ++r)
            meanings.push_back(
                fmt::format("mask {} is 1 where {} {}", r, solved.recurrence.relations[r].name,
                            compiled.codes.mask_is_match[r] ? "holds" : "does not hold"));
        notes.line(fmt::format(
            "    masks     for each code of b an entry of entry_bytes = {} bytes: word r / {} * {} "
            "+ "
            "k has mask k of row r\n              and that symbol ({})",
            k * kernel.predicates * w / 8, w, kernel.predicates, fmt::join(meanings, ", ")));
    } else {
        notes.line(
            fmt::format("    a         word r / {} * {} + p: plane p of the symbols of its rows\n"
                        "    broadcast a word of zeros and a word of ones; entry_bytes = {}",
                        w, kernel.a_planes, w / 8));
    }
    notes.line(fmt::format(
        "    b         the codes of all columns, {}\n"
        "    vertical  word r / {} * {} + p: plane p of what enters its rows from the left, and "
        "after the last call\n              of what leaves them on the right\n"
        "    top       byte p * edge_stride + j: plane p of what enters column j from above, 0 or "
        "1\n"
        "    bottom    the same of what leaves the block's last row; it may be top",
        kernel.has_wide_symbols() ? "numbers of 32 bits" : "bytes", w, kernel.vertical_planes));
    notes.line(fmt::format(
        "\nWhat to call. `sweep` does the columns from begin to end - 1; calls follow each other "
        "in "
        "the same memory. More\nthan {0} rows are blocks from the top to the bottom, all but the "
        "last of {0} rows: `bottom` of one is `top` of\nthe next. Rows of the last that are not "
        "there do no harm.",
        k * w));
    notes.answer("");
    return std::move(notes).take();
}

std::string cell_place(const Recurrence& recurrence) {
    std::size_t first = 0;
    std::size_t last = 0;
    std::string file;
    for (const Table& table : recurrence.tables) {
        if (table.place.line == 0) continue;
        file = table.place.file.substr(table.place.file.rfind('/') + 1);
        first = first == 0 ? table.place.line : std::min(first, table.place.line);
        last = std::max(last, table.place.line);
    }
    if (first == 0) return {};
    // A comment ends with its line.
    for (char& letter : file)
        if (static_cast<unsigned char>(letter) < ' ') letter = '?';
    file += fmt::format(":{}", first);
    return first == last ? file : file + fmt::format("-{}", last);
}

}  // namespace minterm
