// SPDX-License-Identifier: Apache-2.0
//
// Steps from wave to wave and the run along diagonals, against what they say of one diagonal.
#include "runtime/pair/waves.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace minterm::waves_test {
namespace {

/// A wave with room for the margins at both ends, all of it unreached.
struct OwnedWave {
    OwnedWave(std::int32_t first, std::int32_t last)
        : values(static_cast<std::size_t>(last - first + 5), kUnreached),
          wave{values.data() + 2 - first, first, last} {}
    std::vector<std::int32_t> values;
    Wave wave;
};

class Waves : public ::testing::TestWithParam<bool> {
protected:
    /// Bytes or symbols of 32 bits, with long equal stretches on some diagonals.
    void make_texts(std::size_t rows, std::size_t columns) {
        const auto letters = 1 + random_() % 4;
        a_.assign(rows, 0);
        b_.assign(columns, 0);
        for (std::uint32_t& symbol : a_) symbol = static_cast<std::uint32_t>(random_() % letters);
        for (std::size_t j = 0; j < columns; ++j)
            b_[j] = j < rows && random_() % 16 != 0
                        ? a_[j]
                        : static_cast<std::uint32_t>(random_() % letters);
        narrow_a_.assign(a_.begin(), a_.end());
        narrow_b_.assign(b_.begin(), b_.end());
    }
    WaveMatrix matrix() const {
        if (GetParam()) return {SymbolSpan(a_), SymbolSpan(b_), equality_};
        return {SymbolSpan(narrow_a_), SymbolSpan(narrow_b_), equality_};
    }

    std::mt19937 random_{23};
    std::vector<std::uint32_t> a_, b_;
    std::vector<std::uint8_t> narrow_a_, narrow_b_;
    SymbolMatch equality_;
};

TEST_P(Waves, AreThoseOfEachDiagonal) {
    for (int round = 0; round < 3000; ++round) {
        make_texts(random_() % 120, random_() % 120);
        const WaveMatrix matrix = this->matrix();
        const auto width = static_cast<std::int32_t>(random_() % 40);
        const std::int32_t first =
            std::max(-matrix.rows, matrix.last_diagonal() / 2 - width / 2 - 3);
        const std::int32_t last = std::min(matrix.columns, first + width);
        OwnedWave before(first, last);
        for (std::int32_t d = first; d <= last; ++d)
            if (random_() % 8 != 0)
                before.wave.points[d] = static_cast<std::int32_t>(
                    random_() % static_cast<unsigned>(matrix.end_of(d) + 1));
        for (std::int32_t d = first; d <= last; ++d)  // no point is in front of column 0
            if (before.wave.points[d] + d < 0) before.wave.points[d] = kUnreached;
        for (const UnitCosts costs : {UnitCosts::Levenshtein, UnitCosts::Indel}) {
            OwnedWave next(std::max(first - 1, -matrix.rows), std::min(last + 1, matrix.columns));
            step(costs, matrix, before.wave, next.wave);
            const std::int32_t* from = before.wave.points;
            std::vector<std::int32_t> reached;
            for (std::int32_t d = next.wave.first; d <= next.wave.last; ++d) {
                std::int32_t row = std::max(from[d + 1] + 1, from[d - 1]);
                if (costs == UnitCosts::Levenshtein) row = std::max(row, from[d] + 1);
                if (row > std::min(matrix.rows, matrix.columns - d)) row = kUnreached;
                ASSERT_TRUE(row < 0 ? next.wave.points[d] < 0 : next.wave.points[d] == row);
                while (row >= 0 && row < matrix.rows && row + d < matrix.columns &&
                       a_[static_cast<std::size_t>(row)] == b_[static_cast<std::size_t>(row + d)])
                    ++row;
                reached.push_back(row);
            }
            run_along(matrix, next.wave);
            for (std::int32_t d = next.wave.first; d <= next.wave.last; ++d) {
                const std::int32_t row = reached[static_cast<std::size_t>(d - next.wave.first)];
                ASSERT_TRUE(row < 0 ? next.wave.points[d] < 0 : next.wave.points[d] == row)
                    << "diagonal " << d << " of " << next.wave.first << " to " << next.wave.last;
            }
            // Nothing is written beside a wave.
            for (const std::int32_t d :
                 {next.wave.first - 2, next.wave.first - 1, next.wave.last + 1, next.wave.last + 2})
                ASSERT_EQ(next.wave.points[d], kUnreached);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Widths, Waves, ::testing::Bool(), [](const auto& width) {
    return width.param ? std::string("Symbols") : std::string("Bytes");
});

}  // namespace
}  // namespace minterm::waves_test
