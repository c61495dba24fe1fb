// SPDX-License-Identifier: Apache-2.0
//
// What the runs of a batch did -> lines for people.
#pragma once

#include <cstdint>

#include "cli/batch_options.hpp"
#include "codegen/batch_engine.hpp"

namespace minterm {

/// The runs of one command together.
struct BatchTotals {
    BatchReport report;
    std::uint64_t pairs = 0;
    double read_seconds = 0;
    double write_seconds = 0;  ///< making text and writing it

    void add(const BatchReport& run, std::uint64_t run_pairs);
};

/// On standard error, as far as the options want it: what ran and how fast, and how long each stage
/// took.
void print_batch_report(const BatchCommandOptions& options, const BatchSession& session,
                        const BatchTotals& totals);

}  // namespace minterm
