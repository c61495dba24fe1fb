// SPDX-License-Identifier: Apache-2.0
//
// A multi-output truth table with don't-cares: for every output the minterms where it is 1 and the
// minterms where it is free.
//
// Bit order: input 0 is the fastest; minterm x has input i equal to bit i of x. Printed rows put
// the inputs in the order of `inputs` from left to right.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "minterm/result.hpp"

namespace minterm {

/// Inputs of a table that is stored minterm by minterm; wider ones are refused by name.
inline constexpr int kMaxTableInputs = 24;

/// Outputs of a table or a cover: they fit the bits of one word.
inline constexpr int kMaxTableOutputs = 64;

/// A bit for each minterm of `inputs` variables, packed 64 to a word. Sets that are combined have
/// the same number of inputs. Bits past the last minterm (fewer than six inputs) are always 0.
class MintermSet {
public:
    MintermSet() = default;           ///< the empty set over no inputs, which has one minterm
    explicit MintermSet(int inputs);  ///< the empty set over 2^inputs minterms

    int inputs() const { return inputs_; }
    std::uint64_t size() const { return std::uint64_t{1} << inputs_; }
    bool test(std::uint64_t minterm) const { return (words_[minterm >> 6] >> (minterm & 63)) & 1; }
    void set(std::uint64_t minterm, bool value = true);
    std::uint64_t count() const;
    bool none() const;
    bool all() const { return count() == size(); }

    /// The packed bits. Whoever writes to them keeps the bits past the last minterm 0.
    const std::vector<std::uint64_t>& words() const { return words_; }
    std::vector<std::uint64_t>& words() { return words_; }

    MintermSet operator~() const;
    MintermSet& operator&=(const MintermSet& other);
    MintermSet& operator|=(const MintermSet& other);
    bool operator==(const MintermSet&) const = default;

private:
    int inputs_ = 0;
    std::vector<std::uint64_t> words_{0};
};

/// One output: it must be 1 on `on`, may be anything on `dont_care`, must be 0 elsewhere.
/// `on` and `dont_care` are disjoint.
struct TableOutput {
    std::string name;
    MintermSet on;
    MintermSet dont_care;

    bool operator==(const TableOutput&) const = default;
};

struct TruthTable {
    std::vector<std::string> inputs;
    std::vector<TableOutput> outputs;

    int input_count() const { return static_cast<int>(inputs.size()); }
    bool operator==(const TruthTable&) const = default;
};

/// Violated invariants, in words: too many inputs or outputs, sets of another size, a minterm that
/// is both 1 and free, names that are empty, contain blanks, start with `#` or occur twice among
/// the inputs or among the outputs (an input and an output may share a name).
std::vector<std::string> check(const TruthTable& table);

/// The part of `check` that tables and covers share: names, `what` being "input" or "output".
void check_names(const std::vector<std::string>& names, const std::string& what,
                 std::vector<std::string>& violations);

}  // namespace minterm
