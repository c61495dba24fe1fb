// SPDX-License-Identifier: Apache-2.0
//
// The reductions of set covering on sorted index lists.
#include "synth/cover_matrix.hpp"

#include <algorithm>
#include <numeric>

namespace minterm {

namespace {

using Indices = std::vector<std::uint32_t>;

void erase_sorted(Indices& indices, std::uint32_t value) {
    const auto at = std::lower_bound(indices.begin(), indices.end(), value);
    if (at != indices.end() && *at == value) indices.erase(at);
}

/// A set of indices folded into one word: a subset's bits are a subset of the superset's bits.
std::uint64_t fingerprint(const Indices& indices) {
    std::uint64_t bits = 0;
    for (const std::uint32_t index : indices) {
        bits |= std::uint64_t{1} << ((index * 0x9E3779B1U) >> 26);
    }
    return bits;
}

/// The member of `indices` whose list in `lists` is shortest.
std::uint32_t rarest(const Indices& indices, const std::vector<Indices>& lists) {
    return *std::min_element(indices.begin(), indices.end(), [&](std::uint32_t a, std::uint32_t b) {
        return lists[a].size() < lists[b].size();
    });
}

std::vector<std::uint64_t> fingerprints(const std::vector<Indices>& lists, std::uint64_t& spent) {
    std::vector<std::uint64_t> result(lists.size());
    for (std::size_t i = 0; i < lists.size(); ++i) {
        result[i] = fingerprint(lists[i]);
        spent += lists[i].size();
    }
    return result;
}

/// Takes every column that is the only one of some row. False: a row has none.
bool take_essential(CoverMatrix& matrix, Indices& essential) {
    for (std::uint32_t r = 0; r < matrix.rows.size(); ++r) {
        if (!matrix.row_alive[r]) continue;
        if (matrix.rows[r].empty()) return false;
        if (matrix.rows[r].size() == 1) {
            essential.push_back(matrix.rows[r].front());
            matrix.take_column(essential.back());
        }
    }
    return true;
}

/// Whoever covers row r covers row s as well if s has all of r's columns: s can go.
bool remove_dominated_rows(CoverMatrix& matrix, std::uint64_t& spent, std::uint64_t budget) {
    const std::vector<std::uint64_t> prints = fingerprints(matrix.rows, spent);
    bool changed = false;
    Indices going;
    for (std::uint32_t r = 0; r < matrix.rows.size() && spent < budget; ++r) {
        if (!matrix.row_alive[r]) continue;
        const Indices& row = matrix.rows[r];
        const Indices& candidates = matrix.columns[rarest(row, matrix.columns)];
        spent += row.size() + candidates.size();
        going.clear();
        for (const std::uint32_t s : candidates) {
            const Indices& other = matrix.rows[s];
            if (s == r || other.size() < row.size() || (prints[r] & ~prints[s]) != 0) continue;
            spent += other.size();
            if (std::includes(other.begin(), other.end(), row.begin(), row.end())) {
                going.push_back(s);
            }
        }
        for (const std::uint32_t s : going) matrix.remove_row(s);
        changed = changed || !going.empty();
    }
    return changed;
}

/// A column goes if another covers all of its rows and weighs no more.
bool remove_dominated_columns(CoverMatrix& matrix, std::uint64_t& spent, std::uint64_t budget) {
    const std::vector<std::uint64_t> prints = fingerprints(matrix.columns, spent);
    bool changed = false;
    for (std::uint32_t c = 0; c < matrix.columns.size() && spent < budget; ++c) {
        if (!matrix.column_alive[c]) continue;
        const Indices& column = matrix.columns[c];
        bool dominated = column.empty();
        if (!dominated) {
            const Indices& candidates = matrix.rows[rarest(column, matrix.rows)];
            spent += column.size() + candidates.size();
            for (const std::uint32_t d : candidates) {
                const Indices& other = matrix.columns[d];
                if (d == c || other.size() < column.size() || matrix.weight[d] > matrix.weight[c] ||
                    (prints[c] & ~prints[d]) != 0) {
                    continue;
                }
                // Of two columns that are equal in everything the smaller number stays.
                if (other.size() == column.size() && matrix.weight[d] == matrix.weight[c] &&
                    d > c) {
                    continue;
                }
                spent += other.size();
                if (std::includes(other.begin(), other.end(), column.begin(), column.end())) {
                    dominated = true;
                    break;
                }
            }
        }
        if (dominated) {
            matrix.remove_column(c);
            changed = true;
        }
    }
    return changed;
}

}  // namespace

void CoverMatrix::remove_row(std::uint32_t row) {
    for (const std::uint32_t c : rows[row]) erase_sorted(columns[c], row);
    rows[row].clear();
    row_alive[row] = 0;
    --live_rows;
}

void CoverMatrix::remove_column(std::uint32_t column) {
    for (const std::uint32_t r : columns[column]) erase_sorted(rows[r], column);
    columns[column].clear();
    column_alive[column] = 0;
}

void CoverMatrix::take_column(std::uint32_t column) {
    const Indices covered = columns[column];
    for (const std::uint32_t r : covered) remove_row(r);
    column_alive[column] = 0;
}

CoverMatrix matrix_of(const CoverProblem& problem) {
    CoverMatrix matrix;
    matrix.columns = problem.columns;
    matrix.weight = problem.weight;
    matrix.original.resize(problem.columns.size());
    std::iota(matrix.original.begin(), matrix.original.end(), 0U);
    matrix.rows.resize(problem.rows);
    matrix.row_original.resize(problem.rows);
    std::iota(matrix.row_original.begin(), matrix.row_original.end(), 0U);
    for (std::uint32_t c = 0; c < problem.columns.size(); ++c) {
        for (const std::uint32_t r : problem.columns[c]) matrix.rows[r].push_back(c);
    }
    matrix.row_alive.assign(matrix.rows.size(), 1);
    matrix.column_alive.assign(matrix.columns.size(), 1);
    matrix.live_rows = matrix.rows.size();
    return matrix;
}

CoverMatrix part_of(const CoverMatrix& matrix, const std::vector<std::uint32_t>& rows) {
    constexpr std::uint32_t kAbsent = ~std::uint32_t{0};
    std::vector<std::uint32_t> new_column(matrix.columns.size(), kAbsent);
    for (const std::uint32_t r : rows) {
        for (const std::uint32_t c : matrix.rows[r]) new_column[c] = 0;
    }
    CoverMatrix part;
    for (std::uint32_t c = 0; c < new_column.size(); ++c) {
        if (new_column[c] == kAbsent) continue;
        new_column[c] = static_cast<std::uint32_t>(part.original.size());
        part.original.push_back(matrix.original[c]);
        part.weight.push_back(matrix.weight[c]);
    }
    part.columns.resize(part.original.size());
    part.column_alive.assign(part.original.size(), 1);
    part.rows.resize(rows.size());
    part.row_alive.assign(rows.size(), 1);
    part.live_rows = rows.size();
    for (std::uint32_t i = 0; i < rows.size(); ++i) {
        part.row_original.push_back(matrix.row_original[rows[i]]);
        part.rows[i].reserve(matrix.rows[rows[i]].size());
        for (const std::uint32_t c : matrix.rows[rows[i]]) {
            part.rows[i].push_back(new_column[c]);
            part.columns[new_column[c]].push_back(i);
        }
    }
    return part;
}

CoverMatrix compacted(const CoverMatrix& matrix) {
    std::vector<std::uint32_t> live;
    for (std::uint32_t r = 0; r < matrix.rows.size(); ++r) {
        if (matrix.row_alive[r]) live.push_back(r);
    }
    return part_of(matrix, live);
}

bool reduce(CoverMatrix& matrix, std::vector<std::uint32_t>& essential, std::uint64_t& spent,
            std::uint64_t budget) {
    // Ends because every turn but the last removes a row or a column.
    for (;;) {
        if (!take_essential(matrix, essential)) return false;
        const bool fewer_rows = remove_dominated_rows(matrix, spent, budget);
        const bool fewer_columns = remove_dominated_columns(matrix, spent, budget);
        if (!fewer_rows && !fewer_columns) return take_essential(matrix, essential);
    }
}

std::vector<std::vector<std::uint32_t>> independent_blocks(const CoverMatrix& matrix) {
    std::vector<std::vector<std::uint32_t>> blocks;
    std::vector<std::uint8_t> row_seen(matrix.rows.size(), 0);
    std::vector<std::uint8_t> column_seen(matrix.columns.size(), 0);
    for (std::uint32_t first = 0; first < matrix.rows.size(); ++first) {
        if (!matrix.row_alive[first] || row_seen[first]) continue;
        std::vector<std::uint32_t> block(1, first);
        row_seen[first] = 1;
        for (std::size_t at = 0; at < block.size(); ++at) {
            for (const std::uint32_t c : matrix.rows[block[at]]) {
                if (column_seen[c]) continue;
                column_seen[c] = 1;
                for (const std::uint32_t r : matrix.columns[c]) {
                    if (row_seen[r]) continue;
                    row_seen[r] = 1;
                    block.push_back(r);
                }
            }
        }
        std::sort(block.begin(), block.end());
        blocks.push_back(std::move(block));
    }
    return blocks;
}

}  // namespace minterm
