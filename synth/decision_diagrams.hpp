// SPDX-License-Identifier: Apache-2.0
//
// Reduced ordered binary decision diagrams: every function has one, so that functions of many
// inputs are compared by comparing numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace minterm {

/// Functions of variables 0, 1, ..., asked in that order. How many nodes a function has depends on
/// the order: comparing two numbers for being equal takes three a bit where their bits take turns,
/// and 2^bits where one number stands before the other.
class DecisionDiagrams {
public:
    /// A function, which no other number stands for.
    using Function = std::uint32_t;
    static constexpr Function kFalse = 0;
    static constexpr Function kTrue = 1;

    /// Beyond so many nodes nothing is right any more: see `is_full`. A node takes 12 bytes, and up
    /// to 8 more for being found.
    explicit DecisionDiagrams(std::size_t most_nodes);

    Function variable(std::uint32_t number) { return node(number, kFalse, kTrue); }

    /// `yes` where `condition` is true, else `no`. In the worst case the product of their nodes.
    Function choose(Function condition, Function yes, Function no);

    Function complement(Function f) { return choose(f, kFalse, kTrue); }
    Function exclusive_or(Function f, Function g) { return choose(f, complement(g), g); }
    Function disjunction(Function f, Function g) { return choose(f, kTrue, g); }

    /// Whether there was no room for a node: functions that came out are not what they should be.
    bool is_full() const { return is_full_; }

private:
    struct Node {
        std::uint32_t variable;
        Function low, high;  ///< where the variable is false, and true
        bool operator==(const Node&) const = default;
    };
    struct Choice {
        Function condition = 0, yes = 0, no = 0, result = 0;
    };

    Function node(std::uint32_t variable, Function low, Function high);
    /// `f` where `variable`, which it asks first if at all, has the value.
    Function part(Function f, std::uint32_t variable, bool value) const;
    void grow();

    std::vector<Node> nodes_;
    std::vector<Function> places_;  ///< of nodes, by their hash; 0: free
    std::vector<Choice> choices_;   ///< the last one of each hash
    std::size_t most_nodes_;
    bool is_full_ = false;
};

}  // namespace minterm
