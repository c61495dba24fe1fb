// SPDX-License-Identifier: Apache-2.0
//
// BLIF text -> equations, one for each `.names`.
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "synth/equations.hpp"
#include "synth/mapped_network.hpp"
#include "synth/read_network.hpp"

namespace minterm {
namespace {

/// Hints for timing and area: they do not change what is computed.
constexpr std::string_view kSkipped[] = {".area",
                                         ".delay",
                                         ".wire_load_slope",
                                         ".wire",
                                         ".input_arrival",
                                         ".default_input_arrival",
                                         ".output_required",
                                         ".default_output_required",
                                         ".input_drive",
                                         ".default_input_drive",
                                         ".output_load",
                                         ".default_output_load",
                                         ".max_input_load",
                                         ".default_max_input_load"};

struct BlifRow {
    std::string pattern;  ///< one of 0 1 - for each input
};

/// AND (or OR, by De Morgan) of all as a balanced tree.
Signal conjunction(Network& network, std::vector<Signal> factors) {
    if (factors.empty()) return network.constant(true);
    while (factors.size() > 1) {
        std::vector<Signal> pairs;
        for (std::size_t i = 0; i + 1 < factors.size(); i += 2) {
            pairs.push_back(network.make_and(factors[i], factors[i + 1]));
        }
        if (factors.size() % 2 != 0) pairs.push_back(factors.back());
        factors = std::move(pairs);
    }
    return factors[0];
}

Signal sum_of_rows(Network& network, const std::vector<BlifRow>& rows, bool on_set,
                   const std::vector<Signal>& x) {
    if (x.size() <= 3) {
        // A small table becomes its best form: this is where xor and mux come back.
        unsigned function = 0;
        for (unsigned m = 0; m < 8; ++m) {
            const bool covered = std::any_of(rows.begin(), rows.end(), [&](const BlifRow& row) {
                for (std::size_t k = 0; k < x.size(); ++k) {
                    if (row.pattern[k] != '-' && (row.pattern[k] == '1') != ((m >> k & 1) != 0))
                        return false;
                }
                return true;
            });
            if (covered == on_set) function |= 1U << m;
        }
        std::array<Signal, 3> operands{};
        std::copy(x.begin(), x.end(), operands.begin());
        return build_function(network, static_cast<std::uint8_t>(function), operands);
    }
    std::vector<Signal> terms;
    for (const BlifRow& row : rows) {
        std::vector<Signal> factors;
        for (std::size_t k = 0; k < x.size(); ++k) {
            if (row.pattern[k] != '-') factors.push_back(x[k] ^ (row.pattern[k] == '0'));
        }
        terms.push_back(!conjunction(network, std::move(factors)));
    }
    return conjunction(network, std::move(terms)) ^ on_set;
}

class BlifReader {
public:
    BlifReader(std::string_view text, const std::string& file)
        : equations_({file, std::string(text)}) {}

    Result<Network> read() {
        const std::string& text = equations_.source().text;
        std::vector<NamedPlace> words;
        std::size_t at = text.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0;
        while (at < text.size() && !ended_) {
            words.clear();
            at = read_logical_line(at, words);
            if (!words.empty()) take(words);
        }
        close_names();
        if (!any_outputs_ && !equations_.failed()) {
            equations_.error("there is no .outputs line: a model needs an output at least");
        }
        return equations_.finish();
    }

private:
    /// Words up to the end of a line that does not end in `\`; returns where the next one begins.
    std::size_t read_logical_line(std::size_t at, std::vector<NamedPlace>& words) {
        const std::string& text = equations_.source().text;
        bool comment = false;
        while (at < text.size() && text[at] != '\n') {
            const char c = text[at];
            if (c == '#') comment = true;
            if (!comment && c == '\\') {
                std::size_t end = at + 1;
                while (end < text.size() && (text[end] == ' ' || text[end] == '\r')) ++end;
                if (end >= text.size() || text[end] == '\n') {
                    at = end + 1;
                    continue;
                }
            }
            if (comment || c == ' ' || c == '\t' || c == '\r') {
                ++at;
                continue;
            }
            const std::size_t begin = at;
            while (at < text.size() && static_cast<unsigned char>(text[at]) > ' ' &&
                   text[at] != '#' && !continues(at)) {
                ++at;
            }
            if (at == begin) {
                equations_.error({at, at + 1}, "this byte has no place in BLIF");
                ++at;
                continue;
            }
            words.push_back({text.substr(begin, at - begin), {begin, at}});
        }
        return std::min(at, text.size()) + 1;
    }

    bool continues(std::size_t at) const {
        const std::string& text = equations_.source().text;
        return text[at] == '\\' && (at + 1 >= text.size() || text[at + 1] == '\n' ||
                                    text[at + 1] == '\r' || text[at + 1] == ' ');
    }

    void take(std::vector<NamedPlace>& words) {
        const NamedPlace keyword = words.front();
        if (keyword.name[0] != '.') {
            add_row(words);
            return;
        }
        close_names();
        words.erase(words.begin());
        if (keyword.name == ".model") {
            if (has_model_) {
                equations_.error(keyword.span,
                                 "a second model: flatten the hierarchy into one model first");
                ended_ = true;
            }
            has_model_ = true;
        } else if (keyword.name == ".inputs") {
            for (NamedPlace& word : words) equations_.add_input(std::move(word));
        } else if (keyword.name == ".outputs") {
            any_outputs_ = true;
            for (NamedPlace& word : words) equations_.add_output(std::move(word));
        } else if (keyword.name == ".names") {
            if (words.empty()) {
                equations_.error(keyword.span, ".names needs the name that it defines");
                return;
            }
            open_ = true;
            names_ = std::move(words);
        } else if (keyword.name == ".end") {
            ended_ = true;
        } else if (keyword.name == ".latch" || keyword.name == ".mlatch") {
            equations_.error(keyword.span,
                             "latches are not supported: a network is combinational; cut it at its "
                             "latches first (abc: comb)");
        } else if (keyword.name == ".subckt" || keyword.name == ".gate") {
            equations_.error(keyword.span, keyword.name +
                                               " is not supported: write the logic as .names "
                                               "(abc: read, unmap, write_blif)");
        } else if (keyword.name == ".exdc") {
            equations_.error(keyword.span,
                             "external don't-cares are not supported in BLIF; use a PLA file");
        } else if (std::find(std::begin(kSkipped), std::end(kSkipped), keyword.name) ==
                   std::end(kSkipped)) {
            equations_.error(keyword.span, "unknown keyword " + keyword.name +
                                               "; expected .model, .inputs, .outputs, .names or "
                                               ".end");
        }
    }

    void add_row(const std::vector<NamedPlace>& words) {
        if (!open_) {
            equations_.error(words[0].span, "a row of a cover without .names before it");
            return;
        }
        const std::size_t inputs = names_.size() - 1;
        const std::size_t wanted = inputs == 0 ? 1 : 2;
        if (words.size() != wanted) {
            equations_.error(words.back().span, inputs == 0
                                                    ? "expected 1 or 0 for a constant"
                                                    : "expected a pattern and an output value");
            return;
        }
        const NamedPlace& value = words.back();
        if (value.name != "0" && value.name != "1") {
            equations_.error(value.span, "expected the output value 0 or 1");
            return;
        }
        const bool on = value.name == "1";
        if (!rows_.empty() && on != on_set_) {
            equations_.error(value.span,
                             "rows for 0 and rows for 1 in one cover: BLIF allows one of them");
            return;
        }
        on_set_ = on;
        const std::string pattern = inputs == 0 ? "" : words[0].name;
        if (pattern.size() != inputs) {
            equations_.error(words[0].span, "the pattern has " + std::to_string(pattern.size()) +
                                                " characters, .names has " +
                                                std::to_string(inputs) + " inputs");
            return;
        }
        const std::size_t wrong = pattern.find_first_not_of("01-");
        if (wrong != std::string::npos) {
            const std::size_t begin = words[0].span.begin + wrong;
            equations_.error({begin, begin + 1}, "expected 0, 1 or - in a pattern");
            return;
        }
        rows_.push_back({pattern});
    }

    void close_names() {
        if (!open_) return;
        open_ = false;
        NamedPlace target = names_.back();
        names_.pop_back();
        // No rows at all: the constant 0.
        const bool on_set = rows_.empty() || on_set_;
        equations_.define(
            std::move(target), std::move(names_),
            [rows = std::move(rows_), on_set](Network& network, const std::vector<Signal>& uses) {
                return sum_of_rows(network, rows, on_set, uses);
            });
        names_.clear();
        rows_.clear();
        on_set_ = true;
    }

    Equations equations_;
    bool has_model_ = false;
    bool any_outputs_ = false;
    bool ended_ = false;
    bool open_ = false;  ///< rows belong to `names_`
    bool on_set_ = true;
    std::vector<NamedPlace> names_;
    std::vector<BlifRow> rows_;
};

}  // namespace

Result<Network> read_blif(std::string_view text, const std::string& file) {
    return BlifReader(text, file).read();
}

}  // namespace minterm
