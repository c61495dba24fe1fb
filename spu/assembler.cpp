// SPDX-License-Identifier: Apache-2.0
//
// Two passes over the lines: addresses of labels, then instructions.
#include "spu/assembler.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "spu/instruction_set.hpp"

namespace minterm::spu {

namespace {

/// A piece of a line, and the column (from 0) at which it begins.
struct Token {
    std::string_view text;
    std::size_t column = 0;
};

struct Line {
    std::size_t number = 0;
    std::string_view text;
    std::string_view label;
    bool has_label = false;
    Token word;  ///< mnemonic or directive
    std::vector<Token> operands;
};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

Token trimmed(std::string_view line, std::size_t begin, std::size_t end) {
    while (begin < end && is_blank(line[begin])) ++begin;
    while (end > begin && is_blank(line[end - 1])) --end;
    return {line.substr(begin, end - begin), begin};
}

Line split_line(std::string_view text, std::size_t number) {
    Line line;
    line.number = number;
    line.text = text;
    std::size_t end = std::min(text.find('#'), text.size());
    std::size_t begin = 0;
    if (const std::size_t colon = text.substr(0, end).find(':'); colon != std::string_view::npos) {
        line.label = trimmed(text, 0, colon).text;
        line.has_label = true;
        begin = colon + 1;
    }
    const Token rest = trimmed(text, begin, end);
    if (rest.text.empty()) return line;
    std::size_t stop = 0;
    while (stop < rest.text.size() && !is_blank(rest.text[stop])) ++stop;
    line.word = {rest.text.substr(0, stop), rest.column};
    begin = rest.column + stop;
    end = rest.column + rest.text.size();
    if (begin == end) return line;
    while (begin <= end) {  // behind a comma there is an operand, be it empty
        const std::size_t comma = std::min(text.find(',', begin), end);
        line.operands.push_back(trimmed(text, begin, comma));
        begin = comma + 1;
    }
    return line;
}

std::optional<std::int64_t> number_in(std::string_view text) {
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    int base = 10;
    if (text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        base = 16;
        text.remove_prefix(2);
    }
    if (text.starts_with('-')) return std::nullopt;  // a second one
    std::int64_t value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (error != std::errc() || stop != text.data() + text.size()) return std::nullopt;
    return negative ? -value : value;
}

/// What cannot be taken for a number or a register.
bool is_name(std::string_view text) {
    return !text.empty() && std::none_of(text.begin(), text.end(), is_blank) &&
           std::string_view("0123456789-$").find(text.front()) == std::string_view::npos;
}

std::uint32_t aligned_up(std::uint32_t address, std::uint32_t unit) {
    return (address + unit - 1) / unit * unit;
}

class Assembler {
public:
    Assembler(std::string_view text, std::string file) : file_(std::move(file)) {
        image_.text = text;
        std::size_t number = 0;
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            lines_.push_back(split_line(text.substr(begin, end - begin), ++number));
            begin = end + 1;
        }
    }

    Result<Image> run() && {
        image_.file = file_;
        for (const bool writing : {false, true}) {
            writing_ = writing;
            address_ = 0;
            for (const Line& line : lines_) {
                Status done = take(line);
                if (!done) return std::move(done).failure();
            }
        }
        return std::move(image_);
    }

private:
    Failure wrong(const Line& line, const Token& at, std::string text) const {
        SourcePlace place;
        place.file = file_;
        place.line = line.number;
        place.column = at.column + 1;
        place.width = std::max<std::size_t>(at.text.size(), 1);
        place.line_text = std::string(line.text);
        return {FailureKind::User, Message{place, std::move(text), {}}};
    }

    Status take(const Line& line) {
        if (line.has_label && !is_name(line.label))
            return wrong(line, {line.label, 0}, "expected the name of a label before ':'");
        if (line.has_label && !writing_) {
            const bool fresh = image_.labels.emplace(std::string(line.label), address_).second;
            if (!fresh)
                return wrong(line, {line.label, 0},
                             fmt::format("label '{}' stands for two places", line.label));
        }
        if (line.word.text.empty()) return success();
        if (line.word.text == ".global") return global(line);
        if (line.word.text == ".align") return align(line);
        if (line.word.text == ".long") return constants(line);
        return instruction(line);
    }

    Status put(const Line& line, std::uint32_t word, std::size_t line_number) {
        if (address_ + 4 > kLocalStoreBytes)
            return wrong(line, line.word,
                         fmt::format("the program is too large: a local store has {} bytes",
                                     kLocalStoreBytes));
        address_ += 4;
        if (!writing_) return success();
        for (const unsigned shift : {24U, 16U, 8U, 0U})
            image_.bytes.push_back(static_cast<std::uint8_t>(word >> shift));
        image_.lines.push_back(static_cast<std::uint32_t>(line_number));
        return success();
    }

    Status align(const Line& line) {
        const std::optional<std::int64_t> power =
            line.operands.size() == 1 ? number_in(line.operands[0].text) : std::nullopt;
        if (!power || *power < 2 || *power > 7)
            return wrong(line, line.word, ".align takes a number from 2 to 7, a power of two");
        const std::uint32_t end = aligned_up(address_, 1U << static_cast<unsigned>(*power));
        while (address_ < end) {
            Instruction filling;
            filling.op = address_ % 8 == 0 ? Op::Nop : Op::Lnop;
            Status done = put(line, encode(filling), 0);
            if (!done) return done;
        }
        return success();
    }

    /// Every label can be found from outside, so that it is for other assemblers alone.
    Status global(const Line& line) const {
        if (line.operands.size() != 1 || !is_name(line.operands[0].text))
            return wrong(line, line.word, ".global takes the name of a label");
        return success();
    }

    Status constants(const Line& line) {
        if (line.operands.empty()) return wrong(line, line.word, ".long takes numbers of 32 bits");
        for (const Token& operand : line.operands) {
            const std::optional<std::int64_t> value = number_in(operand.text);
            if (!value || *value < -(std::int64_t{1} << 31) || *value >= std::int64_t{1} << 32)
                return wrong(line, operand, "expected a number of 32 bits");
            Status done = put(line, static_cast<std::uint32_t>(*value), line.number);
            if (!done) return done;
        }
        return success();
    }

    Status instruction(const Line& line) {
        const std::optional<Op> op = op_named(line.word.text);
        if (!op)
            return wrong(
                line, line.word,
                fmt::format("'{}' is no instruction or directive known here", line.word.text));
        if (!writing_) return put(line, 0, line.number);
        Instruction result;
        result.op = *op;
        MINTERM_TRY([[maybe_unused]] const Unit read, read_operands(line, result));
        if (const std::string reason = why_not_encodable(result); !reason.empty())
            return wrong(line, line.operands.empty() ? line.word : line.operands.back(), reason);
        return put(line, encode(result), line.number);
    }

    Result<std::uint8_t> register_in(const Line& line, const Token& token) const {
        const std::optional<std::int64_t> number = !token.text.empty() && token.text.front() == '$'
                                                       ? number_in(token.text.substr(1))
                                                       : std::nullopt;
        if (!number || *number < 0 || *number >= kRegisters)
            return wrong(line, token, "expected a register, $0 to $127");
        return static_cast<std::uint8_t>(*number);
    }

    Result<std::int32_t> value_in(const Line& line, const Token& token, bool is_distance) const {
        if (const auto label = image_.labels.find(token.text); label != image_.labels.end())
            return static_cast<std::int32_t>(label->second) -
                   static_cast<std::int32_t>(is_distance ? address_ : 0);
        const std::optional<std::int64_t> number = number_in(token.text);
        if (!number || *number < -(std::int64_t{1} << 31) || *number >= std::int64_t{1} << 31)
            return wrong(line, token,
                         is_distance
                             ? "expected a label that is defined in this text"
                             : "expected a number, or a label that is defined in this text");
        return static_cast<std::int32_t>(*number);
    }

    /// `16($3)`: a displacement and a register.
    Status read_displaced(const Line& line, const Token& token, Instruction& result) const {
        const std::size_t open = token.text.find('(');
        if (open == std::string_view::npos || token.text.back() != ')')
            return wrong(line, token, "expected a displacement and a register: 16($3)");
        const Token number{token.text.substr(0, open), token.column};
        const Token base{token.text.substr(open + 1, token.text.size() - open - 2),
                         token.column + open + 1};
        MINTERM_TRY(result.immediate, value_in(line, number, false));
        MINTERM_TRY(result.ra, register_in(line, base));
        return success();
    }

    Status read_operands(const Line& line, Instruction& result) const {
        static constexpr std::size_t kCounts[] = {4, 3, 3, 2, 3, 2, 2, 2, 2, 1, 2, 1, 2, 0};
        const Form form = info(result.op).form;
        const std::size_t count = kCounts[static_cast<std::size_t>(form)];
        const std::vector<Token>& operands = line.operands;
        if (operands.size() != count)
            return wrong(line, line.word,
                         fmt::format("{} takes {} operands, and here are {}", line.word.text, count,
                                     operands.size()));
        const bool is_distance =
            form == Form::Jump || form == Form::Condition || form == Form::Hint;
        if (form == Form::Bare) return success();
        if (form == Form::Indirect) {
            MINTERM_TRY(result.ra, register_in(line, operands[0]));
            return success();
        }
        if (form == Form::Hint) {
            MINTERM_TRY(result.branch, value_in(line, operands[0], true));
        } else if (form != Form::Jump) {
            MINTERM_TRY(result.rt, register_in(line, operands[0]));
        }
        if (form == Form::Insert || form == Form::Displaced)
            return read_displaced(line, operands[1], result);
        if (form == Form::Three || form == Form::Four) {
            MINTERM_TRY(result.ra, register_in(line, operands[1]));
            MINTERM_TRY(result.rb, register_in(line, operands[2]));
            if (form == Form::Four) {
                MINTERM_TRY(result.rc, register_in(line, operands[3]));
            }
            return success();
        }
        if (form == Form::Immediate7 || form == Form::Immediate10) {
            MINTERM_TRY(result.ra, register_in(line, operands[1]));
        }
        MINTERM_TRY(result.immediate, value_in(line, operands.back(), is_distance));
        return success();
    }

    std::string file_;
    std::vector<Line> lines_;
    Image image_;
    std::uint32_t address_ = 0;
    bool writing_ = false;
};

}  // namespace

Result<Image> assemble(std::string_view text, const std::string& file) {
    return Assembler(text, file).run();
}

}  // namespace minterm::spu
