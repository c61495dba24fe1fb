// SPDX-License-Identifier: Apache-2.0
//
// AIGER, ASCII and binary -> equations over variables named by their numbers. The choice of a
// reader by name or content is here too.
#include <charconv>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "synth/equations.hpp"
#include "synth/read_network.hpp"

namespace minterm {
namespace {

/// What a hostile header may make us reserve.
constexpr std::uint64_t kMaxVariables = std::uint64_t{1} << 24;

class AigerReader {
public:
    AigerReader(std::string_view text, const std::string& file)
        : equations_({file, std::string(text)}), text_(equations_.source().text) {}

    Result<Network> read() {
        if (!read_header()) return equations_.failure();
        if (binary_) {
            for (std::uint64_t i = 1; i <= inputs_; ++i) input_literals_.push_back({2 * i, {0, 3}});
        } else {
            for (std::uint64_t i = 0; i < inputs_ && !equations_.failed(); ++i) {
                read_literals(1, "an input");
                input_literals_.push_back({line_[0], span_});
            }
        }
        for (std::uint64_t o = 0; o < outputs_ && !equations_.failed(); ++o) {
            read_literals(1, "an output");
            output_literals_.push_back({line_[0], span_});
        }
        struct And {
            std::uint64_t left, right0, right1;
            Span span;
        };
        std::vector<And> ands;
        for (std::uint64_t a = 0; a < ands_ && !equations_.failed(); ++a) {
            if (binary_) {
                const std::uint64_t left = 2 * (inputs_ + a + 1);
                const std::uint64_t first = read_delta(left);
                const std::uint64_t right0 = left - first;
                const std::uint64_t right1 = right0 - read_delta(right0);
                if (first == 0 && !equations_.failed()) error_at_byte("an and that reads itself");
                ands.push_back({left, right0, right1, {0, 3}});
            } else {
                read_literals(3, "an and");
                ands.push_back({line_[0], line_[1], line_[2], span_});
            }
        }
        if (equations_.failed()) return equations_.failure();
        read_symbols();

        for (std::size_t i = 0; i < input_literals_.size(); ++i) {
            const auto& [literal, span] = input_literals_[i];
            if (literal < 2 || literal % 2 != 0) {
                equations_.error(span, "an input must be a variable: an even number from 2 on");
            }
            aliases_.emplace_back(variable(literal, span), i);
            equations_.add_input(input_name(i, span));
        }
        // The input's own name stands for its variable.
        for (auto& [place, i] : aliases_) {
            const NamedPlace input = input_name(i, place.span);
            equations_.define(std::move(place), {input},
                              [](Network&, const std::vector<Signal>& x) { return x[0]; });
        }
        bool constant_used = false;
        const auto use = [&](std::uint64_t literal, Span span) {
            constant_used = constant_used || literal < 2;
            return variable(literal, span);
        };
        for (const And& gate : ands) {
            if (gate.left < 2 || gate.left % 2 != 0) {
                equations_.error(gate.span, "an and must define a variable: an even number");
            }
            const bool c0 = gate.right0 & 1;
            const bool c1 = gate.right1 & 1;
            equations_.define(variable(gate.left, gate.span),
                              {use(gate.right0, gate.span), use(gate.right1, gate.span)},
                              [c0, c1](Network& network, const std::vector<Signal>& x) {
                                  return network.make_and(x[0] ^ c0, x[1] ^ c1);
                              });
        }
        for (std::size_t o = 0; o < output_literals_.size(); ++o) {
            const auto& [literal, span] = output_literals_[o];
            const bool complemented = literal & 1;
            NamedPlace driver{"\n" + std::to_string(o), span};
            equations_.define(driver, {use(literal, span)},
                              [complemented](Network&, const std::vector<Signal>& x) {
                                  return x[0] ^ complemented;
                              });
            const auto symbol = output_symbols_.find(o);
            equations_.add_output(driver, symbol != output_symbols_.end()
                                              ? symbol->second.name
                                              : "y" + std::to_string(o));
        }
        if (constant_used) {
            equations_.define(variable(0, {0, 3}), {},
                              [](Network& network, const std::vector<Signal>&) {
                                  return network.constant(false);
                              });
        }
        return equations_.finish();
    }

private:
    struct Literal {
        std::uint64_t literal = 0;
        Span span;
    };

    /// A variable's name cannot be a symbol: it has a newline.
    NamedPlace variable(std::uint64_t literal, Span span) const {
        return {"variable\n" + std::to_string(literal / 2), span};
    }

    NamedPlace input_name(std::size_t i, Span span) const {
        const auto symbol = input_symbols_.find(i);
        if (symbol != input_symbols_.end()) return symbol->second;
        return {"x" + std::to_string(i), span};
    }

    void error_at_byte(const std::string& text) {
        equations_.error(text + " at byte " + std::to_string(at_) + " of the file");
    }

    /// The numbers of the next line to `line_`, its span to `span_`.
    bool read_numbers(std::size_t begin, std::size_t end) {
        line_.clear();
        while (begin < end) {
            while (begin < end && (text_[begin] == ' ' || text_[begin] == '\r')) ++begin;
            if (begin == end) break;
            std::uint64_t value = 0;
            const auto [stop, code] =
                std::from_chars(text_.data() + begin, text_.data() + end, value);
            if (code != std::errc()) {
                equations_.error({begin, begin + 1}, "expected a number");
                return false;
            }
            line_.push_back(value);
            begin = static_cast<std::size_t>(stop - text_.data());
        }
        return true;
    }

    void next_line() {
        const std::size_t newline = text_.find('\n', at_);
        span_ = {at_, newline == std::string::npos ? text_.size() : newline};
        at_ = newline == std::string::npos ? text_.size() : newline + 1;
    }

    bool read_header() {
        next_line();
        const std::string_view kind = std::string_view(text_).substr(0, 4);
        binary_ = kind == "aig ";
        if (!binary_ && kind != "aag ") {
            equations_.error({0, std::min<std::size_t>(3, text_.size())},
                             "expected the header \"aag M I L O A\" or \"aig M I L O A\"");
            return false;
        }
        if (!read_numbers(4, span_.end)) return false;
        if (line_.size() < 5) {
            equations_.error(span_, "the header needs five numbers: M I L O A");
            return false;
        }
        if (line_[2] != 0) {
            equations_.error(span_,
                             "the header announces latches: a network is combinational; cut it at "
                             "its latches first (abc: comb)");
            return false;
        }
        for (std::size_t k = 5; k < line_.size(); ++k) {
            if (line_[k] == 0) continue;
            equations_.error(span_,
                             "the header announces properties (B C J F), which only "
                             "outputs replace");
            return false;
        }
        variables_ = line_[0];
        inputs_ = line_[1];
        outputs_ = line_[3];
        ands_ = line_[4];
        if (variables_ > kMaxVariables || outputs_ > text_.size() || ands_ > text_.size() ||
            (!binary_ && inputs_ > text_.size())) {
            equations_.error(span_,
                             "the header announces more than the file can hold, or more than " +
                                 std::to_string(kMaxVariables) + " variables");
            return false;
        }
        if (variables_ < inputs_ + ands_ || (binary_ && variables_ != inputs_ + ands_)) {
            equations_.error(span_, "M must be I + A" + std::string(binary_ ? "" : " at least"));
            return false;
        }
        return true;
    }

    /// One line of `count` literals to `line_`; zeros after an error.
    void read_literals(std::size_t count, const std::string& what) {
        if (at_ >= text_.size()) {
            equations_.error("the file ends where " + what + " was announced");
            line_.assign(count, 0);
            return;
        }
        next_line();
        const bool numbers = read_numbers(span_.begin, span_.end);
        if (numbers && line_.size() != count) {
            equations_.error(span_, "expected " + what + ": " + std::to_string(count) +
                                        (count == 1 ? " number" : " numbers"));
        }
        line_.resize(count, 0);
        for (const std::uint64_t literal : line_) {
            if (literal / 2 <= variables_) continue;
            equations_.error(span_, "literal " + std::to_string(literal) +
                                        " is past the last variable, " +
                                        std::to_string(variables_));
        }
    }

    /// Seven bits a byte, low ones first, the top bit says that more follow.
    std::uint64_t read_delta(std::uint64_t limit) {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 35; shift += 7) {
            if (at_ >= text_.size()) {
                error_at_byte("the file ends inside its ands,");
                return 0;
            }
            const auto byte = static_cast<unsigned char>(text_[at_++]);
            value |= std::uint64_t{byte & 0x7FU} << shift;
            if ((byte & 0x80) != 0) continue;
            if (value <= limit) return value;
            break;
        }
        error_at_byte("an and that reads what is not there yet");
        return 0;
    }

    void read_symbols() {
        while (at_ < text_.size()) {
            next_line();
            std::string line = text_.substr(span_.begin, span_.end - span_.begin);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            if (line == "c") return;
            if (line.empty()) continue;
            const std::size_t blank = line.find(' ');
            std::uint64_t index = 0;
            const char* begin = line.data() + 1;
            const auto [stop, code] = std::from_chars(begin, line.data() + line.size(), index);
            const bool input = line[0] == 'i';
            const bool well_formed = (input || line[0] == 'o') && code == std::errc() &&
                                     blank != std::string::npos && stop == line.data() + blank &&
                                     blank + 1 < line.size();
            if (!well_formed || index >= (input ? inputs_ : outputs_)) {
                equations_.error(span_,
                                 "expected a symbol such as \"i0 name\" or \"o0 name\", or "
                                 "a line \"c\" before comments");
                return;
            }
            auto& symbols = input ? input_symbols_ : output_symbols_;
            const Span name{span_.begin + blank + 1, span_.begin + line.size()};
            symbols.try_emplace(index, NamedPlace{line.substr(blank + 1), name});
        }
    }

    Equations equations_;
    const std::string& text_;
    std::size_t at_ = 0;
    Span span_;
    std::vector<std::uint64_t> line_;
    bool binary_ = false;
    std::uint64_t variables_ = 0, inputs_ = 0, outputs_ = 0, ands_ = 0;
    std::vector<Literal> input_literals_, output_literals_;
    std::vector<std::pair<NamedPlace, std::size_t>> aliases_;
    std::unordered_map<std::uint64_t, NamedPlace> input_symbols_, output_symbols_;
};

}  // namespace

Result<Network> read_aiger(std::string_view text, const std::string& file) {
    return AigerReader(text, file).read();
}

Result<Network> read_network(std::string_view text, const std::string& file) {
    if (file.ends_with(".aag") || file.ends_with(".aig")) return read_aiger(text, file);
    if (file.ends_with(".v")) return read_verilog(text, file);
    if (file.ends_with(".blif")) return read_blif(text, file);
    if (text.starts_with("aag ") || text.starts_with("aig ")) return read_aiger(text, file);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool verilog = first != std::string_view::npos &&
                         (text.substr(first).starts_with("module") ||
                          text.substr(first).starts_with("//") || text[first] == '`');
    return verilog ? read_verilog(text, file) : read_blif(text, file);
}

}  // namespace minterm
