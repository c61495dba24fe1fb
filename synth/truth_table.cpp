// SPDX-License-Identifier: Apache-2.0
//
// Sets of minterms, and what must hold in a truth table.
#include "synth/truth_table.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace minterm {

namespace {

/// The bits of the last word that stand for minterms.
std::uint64_t last_word_mask(int inputs) {
    return inputs >= 6 ? ~std::uint64_t{0} : (std::uint64_t{1} << (1U << inputs)) - 1;
}

bool is_control(char c) { return static_cast<unsigned char>(c) <= ' ' || c == 0x7f; }

}  // namespace

MintermSet::MintermSet(int inputs) : inputs_(inputs) {
    assert(inputs >= 0 && inputs <= kMaxTableInputs);
    words_.assign(inputs > 6 ? std::size_t{1} << (inputs - 6) : 1, 0);
}

void MintermSet::set(std::uint64_t minterm, bool value) {
    assert(minterm < size());
    const std::uint64_t bit = std::uint64_t{1} << (minterm & 63);
    if (value) {
        words_[minterm >> 6] |= bit;
    } else {
        words_[minterm >> 6] &= ~bit;
    }
}

std::uint64_t MintermSet::count() const {
    std::uint64_t total = 0;
    for (const std::uint64_t word : words_)
        total += static_cast<std::uint64_t>(std::popcount(word));
    return total;
}

bool MintermSet::none() const {
    return std::all_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word == 0; });
}

MintermSet MintermSet::operator~() const {
    MintermSet result(*this);
    for (std::uint64_t& word : result.words_) word = ~word;
    result.words_.back() &= last_word_mask(inputs_);
    return result;
}

MintermSet& MintermSet::operator&=(const MintermSet& other) {
    assert(inputs_ == other.inputs_);
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
}

MintermSet& MintermSet::operator|=(const MintermSet& other) {
    assert(inputs_ == other.inputs_);
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
}

void check_names(const std::vector<std::string>& names, const std::string& what,
                 std::vector<std::string>& violations) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& name = names[i];
        if (name.empty()) {
            violations.push_back(what + " " + std::to_string(i) + " has an empty name");
        } else if (name.front() == '#' || std::any_of(name.begin(), name.end(), is_control)) {
            violations.push_back(what + " name \"" + name + "\" contains a blank or starts with #");
        }
    }
    std::vector<std::string> sorted = names;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        const bool first_repeat = i < 2 || sorted[i - 2] != sorted[i];
        if (sorted[i - 1] == sorted[i] && first_repeat) {
            violations.push_back("more than one " + what + " is named \"" + sorted[i] + "\"");
        }
    }
}

std::vector<std::string> check(const TruthTable& table) {
    std::vector<std::string> violations;
    if (table.inputs.size() > static_cast<std::size_t>(kMaxTableInputs)) {
        violations.push_back(std::to_string(table.inputs.size()) + " inputs, more than " +
                             std::to_string(kMaxTableInputs));
    }
    if (table.outputs.size() > static_cast<std::size_t>(kMaxTableOutputs)) {
        violations.push_back(std::to_string(table.outputs.size()) + " outputs, more than " +
                             std::to_string(kMaxTableOutputs));
    }
    std::vector<std::string> output_names;
    for (const TableOutput& output : table.outputs) output_names.push_back(output.name);
    check_names(table.inputs, "input", violations);
    check_names(output_names, "output", violations);

    for (const TableOutput& output : table.outputs) {
        if (output.on.inputs() != table.input_count() ||
            output.dont_care.inputs() != table.input_count()) {
            violations.push_back("output \"" + output.name + "\" is not a function of the " +
                                 std::to_string(table.input_count()) + " inputs");
            continue;
        }
        MintermSet both = output.on;
        both &= output.dont_care;
        if (!both.none()) {
            violations.push_back("output \"" + output.name + "\" is both 1 and free on " +
                                 std::to_string(both.count()) + " minterms");
        }
        for (const MintermSet* set : {&output.on, &output.dont_care}) {
            if ((set->words().back() & ~last_word_mask(table.input_count())) != 0) {
                violations.push_back("output \"" + output.name +
                                     "\" has bits past the last minterm");
            }
        }
    }
    return violations;
}

}  // namespace minterm
