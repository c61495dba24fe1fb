// SPDX-License-Identifier: Apache-2.0
//
// The cell of a kernel as a table, for programs that go from cell to cell one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace minterm {

/// What a cell makes of the codes that enter it, by the predicates that hold of its symbols.
class CodedCell {
public:
    struct Codes {
        std::uint8_t vertical = 0;    ///< enters from the left, leaves to the right
        std::uint8_t horizontal = 0;  ///< enters from above, leaves below
    };

    CodedCell() = default;
    CodedCell(int vertical_bits, int horizontal_bits, int predicates)
        : vertical_bits_(vertical_bits),
          bits_(vertical_bits + horizontal_bits),
          leaving_(std::size_t{1} << (bits_ + predicates)) {}

    /// Predicate r is bit r of `predicates`.
    const Codes& operator()(Codes entering, unsigned predicates) const {
        return leaving_[place(entering, predicates)];
    }
    void set(Codes entering, unsigned predicates, Codes leaving) {
        leaving_[place(entering, predicates)] = leaving;
    }

private:
    std::size_t place(Codes entering, unsigned predicates) const {
        return std::size_t{predicates} << bits_ |
               std::size_t{entering.horizontal} << vertical_bits_ | entering.vertical;
    }

    int vertical_bits_ = 0;
    int bits_ = 0;
    std::vector<Codes> leaving_;
};

}  // namespace minterm
