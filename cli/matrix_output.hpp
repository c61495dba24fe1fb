// SPDX-License-Identifier: Apache-2.0
//
// What becomes of the answers of a matrix, which come in any order: some queries at a time, so that
// memory does not grow with the matrix.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "cli/answer_stream.hpp"
#include "cli/record_list.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/similarity.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"

namespace minterm {

/// How similar the sequences of a matrix are, where that is asked for.
struct MatrixSimilarity {
    const SimilarityScale& scale;
    double least;  ///< what is less similar is not told apart
    std::span<const SymbolSpan> queries;
    std::span<const SymbolSpan> targets;
    std::size_t longest_target;

    double of(std::size_t query, std::size_t target, std::int64_t value) const {
        return scale.similarity(value, queries[query].size(), targets[target].size());
    }
    /// The greatest value that a query may have with a target where they are as similar as that;
    /// nothing where values say nothing of it, or anything is similar enough.
    std::optional<std::int64_t> greatest_value(std::size_t query, double similarity) const {
        if (!scale.is_distance() || similarity <= 0) return std::nullopt;
        return scale.greatest_distance_up_to(similarity, queries[query].size(), longest_target);
    }
};

/// The two sides of a matrix.
struct MatrixSides {
    const RecordList& queries;
    const RecordList& targets;
    bool same = false;      ///< it is of the queries with themselves
    bool mirrored = false;  ///< answers of two queries in hand are those of one order for both
    std::optional<MatrixSimilarity> similarity{};

    /// What an output may take for the answers of the queries in hand, in bytes: more where more of
    /// them save work.
    std::size_t answer_bytes() const { return std::size_t{1} << (mirrored ? 28 : 26); }
};

class MatrixOutput {
public:
    virtual ~MatrixOutput() = default;

    /// How many queries may be in hand at once, at least 1; it may change with what came.
    virtual std::size_t queries_at_once() const = 0;
    /// The next `count` queries begin with query `first`. Errors: no memory (environment).
    virtual Status begin(std::size_t first, std::size_t count) = 0;
    /// Some answers of one of them (`part.query` counts from 0). From all threads at once. False:
    /// there is no room for them.
    virtual bool take(const MatrixPart& part) = 0;
    /// For `BatchOptions`: what is farther from a query in hand is of no interest any more. Nothing
    /// where that does not change with what came.
    virtual QueryBound query_bound() { return {}; }
    /// After that: makes room. The queries in hand begin again, perhaps fewer of them. Errors: no
    /// room can be made.
    virtual Status make_room() = 0;
    /// The queries in hand have all their answers. Errors: those of writing.
    virtual Status end() = 0;
    /// There are no more queries. Errors: those of writing.
    virtual Status finish() = 0;
};

/// Every answer as text: a line of names of targets, then a line for each query; with `json` an
/// object for each query. `sides` must outlive the output.
Result<std::unique_ptr<MatrixOutput>> full_matrix_text(const MatrixSides& sides,
                                                       const BatchCommandOptions& options);

/// Every answer as a .npy file at `path`; similarities as float32, 0 for what is too little.
/// Errors: as FileSet::open; no regular file (user).
Result<std::unique_ptr<MatrixOutput>> full_matrix_npy(const MatrixSides& sides,
                                                      const BatchCommandOptions& options,
                                                      const std::string& path);

/// The targets within the bound, or similar enough, a line each, in their order; of a matrix of one
/// list with itself all but the query itself.
Result<std::unique_ptr<MatrixOutput>> targets_within_bound(const MatrixSides& sides,
                                                           const BatchCommandOptions& options);

/// The `count` nearest, or most similar, targets of each query, nearest first, of equally near ones
/// those that come first; with a bound none that is farther.
Result<std::unique_ptr<MatrixOutput>> nearest_targets(const MatrixSides& sides,
                                                      const BatchCommandOptions& options,
                                                      std::size_t count);

}  // namespace minterm
