// SPDX-License-Identifier: Apache-2.0
//
// Boundary formulas to edge codes, edges to answers.
#include "codegen/block_edges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

#include "synth/boundary.hpp"

namespace minterm {

namespace {

using Codes = std::vector<std::uint8_t>;

// ---- boundary -> codes --------------------------------------------------------------------------

/// The first index from which every boundary formula of that side is one straight line, if there is
/// one.
std::optional<std::int64_t> straight_from(const Recurrence& recurrence, ExprId Table::*formula) {
    std::int64_t from = 1;
    for (const Table& table : recurrence.tables) {
        const auto pieces = linear_pieces(recurrence, table.*formula);
        if (!pieces) return std::nullopt;
        from = std::max(from, pieces->back().begin);
    }
    return from;
}

/// Codes of the tuples `tuple_at(1..count)`. From `straight` on tuples are linear in the index: two
/// equal neighbours there mean that all further ones are the same.
template <typename TupleAt>
Result<Codes> edge_codes(const EdgeFlow& flow, const EdgeEncoding& encoding, std::size_t count,
                         std::int64_t most, std::optional<std::int64_t> straight, const char* what,
                         const Table& table, const TupleAt& tuple_at) {
    if (static_cast<std::int64_t>(count) > most)
        return Failure(
            FailureKind::User,
            Message{
                table.place,
                fmt::format("{} {}s are too many: from {} {} on '{}' comes near the number that "
                            "stands for infinity in a boundary formula; let that number grow "
                            "with the index, or write a greater one",
                            count, what, what, most + 1, table.name),
                {}});
    Codes codes(count);
    FlowValue before;
    for (std::size_t index = 1; index <= count; ++index) {
        const auto at = static_cast<std::int64_t>(index);
        FlowValue value = tuple_at(at);
        const int found = find(flow, value);
        if (found < 0)
            return Failure(
                FailureKind::User,
                Message{table.place,
                        fmt::format("the boundary of '{}' at {} {} gives a difference that was not "
                                    "seen near the corner; write the boundary as a "
                                    "formula whose steps repeat",
                                    table.name, what, index),
                        {}});
        const auto code =
            static_cast<std::uint8_t>(encoding.codes[static_cast<std::size_t>(found)].bits);
        codes[index - 1] = code;
        // The tuple at an index also looks at the index before it.
        const bool on_the_line = straight && at - 2 >= *straight;
        if (on_the_line && value == before) {
            std::fill(codes.begin() + static_cast<std::ptrdiff_t>(index), codes.end(), code);
            break;
        }
        before = std::move(value);
    }
    return codes;
}

/// Codes up to the one from which all are the same. Tuples look at an index and the one before it,
/// and repeat from there on where the boundary is a straight line.
template <typename EdgeOf>
std::optional<Codes> edge_begin(std::optional<std::int64_t> straight, std::int64_t most,
                                const EdgeOf& edge_of) {
    constexpr std::int64_t kFewThousand = 4096;
    if (!straight || *straight > kFewThousand) return std::nullopt;
    const std::int64_t count = std::min(*straight + 3, most);
    const Result<Codes> codes = edge_of(static_cast<std::size_t>(count));
    if (!codes) return std::nullopt;
    Codes begin = *codes;
    while (begin.size() > 1 && begin[begin.size() - 2] == begin.back()) begin.pop_back();
    return begin;
}

// ---- codes -> values ----------------------------------------------------------------------------

/// Where a component stands in an edge's tuples, or -1.
int component_of(const EdgeFlow& flow, std::uint32_t table, Neighbour neighbour) {
    for (std::size_t i = 0; i < flow.components.size(); ++i)
        if (flow.components[i] == FlowComponent{table, neighbour}) return static_cast<int>(i);
    return -1;
}

/// Whether the values of a table are told relative to the base.
bool is_relative(const Recurrence& recurrence, const Flows& flows, std::uint32_t table) {
    return flows.domain == FlowDomain::Difference &&
           recurrence.tables[table].type == ValueType::Int;
}

/// One component of an edge as a table from code to value.
class ComponentReader {
public:
    ComponentReader(const EdgeFlow& flow, const EdgeEncoding& encoding, int component) {
        for (std::size_t code = 0; code < encoding.value_of_code.size(); ++code)
            if (const int index = encoding.value_of_code[code]; index >= 0)
                value_of_code_[code] = flow.values[static_cast<std::size_t>(index)]
                                                  [static_cast<std::size_t>(component)];
    }

    std::int64_t operator()(std::uint8_t code) const { return value_of_code_[code]; }

private:
    std::array<std::int64_t, 256> value_of_code_{};
};

std::int64_t boundary_at(const Recurrence& recurrence, std::uint32_t table, std::size_t i,
                         std::size_t j) {
    CellView view;
    view.row = static_cast<std::int64_t>(i);
    view.col = static_cast<std::int64_t>(j);
    const Table& formulas = recurrence.tables[table];
    return evaluate(recurrence, i == 0 ? formulas.first_row : formulas.first_col, view);
}

/// Values of the answer's table along an edge, the first one of which is known.
Result<std::vector<std::int64_t>> values_along(const Recurrence& recurrence, const Flows& flows,
                                               const EdgeFlow& flow, const EdgeEncoding& encoding,
                                               Neighbour side, std::int64_t first,
                                               std::span<const std::uint8_t> codes) {
    const std::uint32_t table = recurrence.answer.table;
    const int component = component_of(flow, table, side);
    const bool relative = is_relative(recurrence, flows, table);
    if (component < 0 || (relative && table != flows.base))
        return Failure::user(fmt::format(
            "the last row and the last column of '{}' are not told by what crosses the edges of "
            "the matrix; ask for its answer alone",
            recurrence.name));
    const ComponentReader reader(flow, encoding, component);
    std::vector<std::int64_t> values;
    values.reserve(codes.size() + 1);
    values.push_back(first);
    for (const std::uint8_t code : codes)
        values.push_back(reader(code) + (relative ? values.back() : 0));
    return values;
}

/// Collects the answer over the last row, column by column.
class LastRowAnswer {
public:
    LastRowAnswer(const Recurrence& recurrence, std::size_t rows, std::size_t columns)
        : recurrence_(recurrence), values_(recurrence.tables.size() * 4, 0) {
        view_.tables = values_.data();
        view_.rows = static_cast<std::int64_t>(rows);
        view_.cols = static_cast<std::int64_t>(columns);
        view_.row = view_.rows;
    }

    /// The value of a table in the last row at the column that `take` takes next.
    std::int64_t& value(std::uint32_t table) { return values_[table * std::size_t{4}]; }

    void take(std::size_t column) {
        const std::int64_t here = value(recurrence_.answer.table);
        switch (recurrence_.answer.kind) {
            case AnswerKind::Corner:
                answer_.value = here;
                return;
            case AnswerKind::MinLastRow:
                extreme(column, here, here < answer_.value);
                return;
            case AnswerKind::MaxLastRow:
                extreme(column, here, here > answer_.value);
                return;
            case AnswerKind::ReportLastRow:
                view_.col = static_cast<std::int64_t>(column);
                if (evaluate(recurrence_, recurrence_.answer.condition, view_) != 0) {
                    answer_.positions.push_back(column);
                    ++answer_.value;
                }
                return;
        }
    }

    AnswerValue answer() && { return std::move(answer_); }

private:
    void extreme(std::size_t column, std::int64_t here, bool better) {
        if (answer_.positions.empty() || better) {
            answer_.value = here;
            answer_.positions.clear();
        }
        if (here == answer_.value) answer_.positions.push_back(column);
    }

    const Recurrence& recurrence_;
    std::vector<std::int64_t> values_;
    CellView view_;
    AnswerValue answer_;
};

}  // namespace

Result<Codes> left_edge(const Recurrence& recurrence, const Flows& flows, const Encoding& encoding,
                        std::size_t rows) {
    return edge_codes(flows.vertical, encoding.vertical, rows, flows.most_rows,
                      straight_from(recurrence, &Table::first_col), "row",
                      recurrence.tables[flows.base],
                      [&](std::int64_t i) { return left_boundary(recurrence, flows, i); });
}

Result<Codes> top_edge(const Recurrence& recurrence, const Flows& flows, const Encoding& encoding,
                       std::size_t columns) {
    return edge_codes(flows.horizontal, encoding.horizontal, columns, flows.most_cols,
                      straight_from(recurrence, &Table::first_row), "column",
                      recurrence.tables[flows.base],
                      [&](std::int64_t j) { return top_boundary(recurrence, flows, j); });
}

std::optional<Codes> left_edge_begin(const Recurrence& recurrence, const Flows& flows,
                                     const Encoding& encoding) {
    return edge_begin(
        straight_from(recurrence, &Table::first_col), flows.most_rows,
        [&](std::size_t rows) { return left_edge(recurrence, flows, encoding, rows); });
}

std::optional<Codes> top_edge_begin(const Recurrence& recurrence, const Flows& flows,
                                    const Encoding& encoding) {
    return edge_begin(
        straight_from(recurrence, &Table::first_row), flows.most_cols,
        [&](std::size_t columns) { return top_edge(recurrence, flows, encoding, columns); });
}

bool answer_is_on_right_edge(const Recurrence& recurrence, const Flows& flows) {
    return recurrence.answer.kind == AnswerKind::Corner &&
           component_of(flows.vertical, recurrence.answer.table, Neighbour::Left) >= 0;
}

std::int64_t RightEdgeAnswer::greatest_number() const {
    return *std::max_element(numbers.begin(), numbers.end());
}

std::optional<RightEdgeAnswer> right_edge_answer(const Recurrence& recurrence, const Flows& flows,
                                                 const Encoding& encoding) {
    if (!answer_is_on_right_edge(recurrence, flows)) return std::nullopt;
    RightEdgeAnswer answer;
    answer.table = recurrence.answer.table;
    answer.is_sum = is_relative(recurrence, flows, answer.table);
    const int component = component_of(flows.vertical, answer.table, Neighbour::Left);
    std::vector<std::int64_t> values;
    for (const FlowValue& tuple : flows.vertical.values)
        values.push_back(tuple[static_cast<std::size_t>(component)]);
    answer.least = *std::min_element(values.begin(), values.end());
    std::int64_t step = 0;
    for (const std::int64_t value : values) step = std::gcd(step, value - answer.least);
    answer.step = std::max<std::int64_t>(step, 1);
    for (const int index : encoding.vertical.value_of_code)
        answer.numbers.push_back(
            index < 0 ? 0 : (values[static_cast<std::size_t>(index)] - answer.least) / answer.step);
    return answer;
}

AnswerValue read_answer(const Recurrence& recurrence, const Flows& flows, const Encoding& encoding,
                        std::size_t columns, std::span<const std::uint8_t> right,
                        std::span<const std::uint8_t> bottom) {
    if (const auto edge = right_edge_answer(recurrence, flows, encoding)) {
        if (!edge->is_sum) return {edge->value(right.back()), {}};
        AnswerValue answer;
        answer.value = boundary_at(recurrence, edge->table, 0, columns);
        for (const std::uint8_t code : right) answer.value += edge->value(code);
        return answer;
    }

    // Along the last row every table that the answer reads is a component of the bottom edge;
    // relative ones are relative to the base one column to the left.
    struct Reader {
        std::uint32_t table;
        bool relative;
        ComponentReader component;
    };
    std::vector<Reader> readers;
    for (std::uint32_t number = 0; number < recurrence.tables.size(); ++number)
        if (const int component = component_of(flows.horizontal, number, Neighbour::Above);
            component >= 0)
            readers.push_back({number,
                               is_relative(recurrence, flows, number),
                               {flows.horizontal, encoding.horizontal, component}});
    LastRowAnswer answer(recurrence, right.size(), bottom.size());
    for (const Reader& reader : readers)
        answer.value(reader.table) = boundary_at(recurrence, reader.table, right.size(), 0);
    answer.take(0);
    for (std::size_t j = 1; j <= bottom.size(); ++j) {
        const std::int64_t base = answer.value(flows.base);
        for (const Reader& reader : readers)
            answer.value(reader.table) =
                reader.component(bottom[j - 1]) + (reader.relative ? base : 0);
        answer.take(j);
    }
    return std::move(answer).answer();
}

Result<std::vector<std::int64_t>> last_column(const Recurrence& recurrence, const Flows& flows,
                                              const Encoding& encoding, std::size_t columns,
                                              std::span<const std::uint8_t> right) {
    return values_along(recurrence, flows, flows.vertical, encoding.vertical, Neighbour::Left,
                        boundary_at(recurrence, recurrence.answer.table, 0, columns), right);
}

Result<std::vector<std::int64_t>> last_row(const Recurrence& recurrence, const Flows& flows,
                                           const Encoding& encoding, std::size_t rows,
                                           std::span<const std::uint8_t> bottom) {
    return values_along(recurrence, flows, flows.horizontal, encoding.horizontal, Neighbour::Above,
                        boundary_at(recurrence, recurrence.answer.table, rows, 0), bottom);
}

std::vector<std::int64_t> boundary_last_column(const Recurrence& recurrence, std::size_t rows,
                                               std::size_t columns) {
    std::vector<std::int64_t> values;
    for (std::size_t i = 0; i <= rows; ++i)
        values.push_back(boundary_at(recurrence, recurrence.answer.table, i, columns));
    return values;
}

std::vector<std::int64_t> boundary_last_row(const Recurrence& recurrence, std::size_t rows,
                                            std::size_t columns) {
    std::vector<std::int64_t> values;
    for (std::size_t j = 0; j <= columns; ++j)
        values.push_back(boundary_at(recurrence, recurrence.answer.table, rows, j));
    return values;
}

AnswerValue boundary_answer(const Recurrence& recurrence, std::size_t rows, std::size_t columns) {
    LastRowAnswer answer(recurrence, rows, columns);
    const bool corner = recurrence.answer.kind == AnswerKind::Corner;
    for (std::size_t j = corner ? columns : 0; j <= columns; ++j) {
        for (std::uint32_t table = 0; table < recurrence.tables.size(); ++table)
            answer.value(table) = boundary_at(recurrence, table, rows, j);
        answer.take(j);
    }
    return std::move(answer).answer();
}

}  // namespace minterm
