// SPDX-License-Identifier: Apache-2.0
//
// A finished run -> text or JSON. The names of the JSON fields are a promise (docs/minterm.1.md).
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "codegen/compile.hpp"
#include "codegen/engine.hpp"
#include "minterm/sequences.hpp"
#include "minterm/symbol_units.hpp"

namespace minterm {

struct RunReport {
    const Recurrence* recurrence = nullptr;
    AnswerKind kind = AnswerKind::Corner;  ///< the recurrence's, or what the mode makes of it
    std::optional<std::uint64_t> max_distance;
    bool cigar = false;
    bool pretty = false;
    bool all_places = false;  ///< alignments stand beside the places that they are of
    std::string spec_file;
    PickedSequence a;
    PickedSequence b;
    SymbolUnit unit = SymbolUnit::Byte;
    std::size_t a_length = 0;  ///< in symbols
    std::size_t b_length = 0;
    RunResult run;
    std::vector<StageTime> times;
};

/// Appends what the run itself says about time to `report.times`.
void add_run_times(RunReport& report);

/// The answer alone, in lines for scripts. A corner: the number. The least or greatest of the last
/// row: the number, then every column that attains it, one a line. Reported columns: one a line,
/// nothing if there are none. A column j is the number of symbols of B before the end of the match:
/// where it ends, counted from 0 and exclusive; where it begins stands before it, with a tab, if
/// that was asked for. `more than K` when that is all that is known. Then the alignment, if wanted;
/// of all places, CIGARs stand behind them with a tab, and texts follow with a line between them.
std::string text_report(const RunReport& report);

/// One JSON object with a newline.
std::string json_report(const RunReport& report);

/// Of that what says how the run was done: all but the answer.
void add_run_json(const RunReport& report, nlohmann::ordered_json& json);

/// What people are told of `RunResult::code_origin`: "from the cache".
std::string origin_text(const std::string& origin);

/// Says on standard error that a kernel of that origin was interpreted, if it was, and why.
void tell_if_interpreted(const std::string& origin);

/// `avx512 wavefront K=4, 94,000 x 94,100 cells in 0.021 s, 412 GCUPS`, with a newline.
std::string kernel_line(const RunResult& run, std::size_t rows, std::size_t columns);

/// Stage and milliseconds, a stage a line, and their sum.
std::string time_table(const std::vector<StageTime>& times);

/// 9400 -> "9,400".
std::string grouped(std::uint64_t number);

}  // namespace minterm
