// SPDX-License-Identifier: Apache-2.0
//
// Recognizes recurrences that are an edit distance, whoever wrote them and however: for those there
// are bands, bounds and alignments.
#pragma once

#include <optional>

#include "runtime/band_driver.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

struct EditModel {
    UnitCosts costs = UnitCosts::Levenshtein;
    AlignmentMode mode = AlignmentMode::Global;

    bool operator==(const EditModel&) const = default;
};

/// The model that `recurrence` (of reach one, with its flows) computes, if it is one: a single
/// table and predicate; a cell that is, for all differences that can enter it, the least of "above
/// + 1", "left + 1" and "diagonal, + 1 (or + 2 or more) where the symbols differ"; the first column
/// i and the first row j (or 0); the answer the last cell, or the least of the last row.
std::optional<EditModel> edit_model(const Recurrence& recurrence, const Flows& flows);

/// The recurrence of a global model with other ends: a first row of 0 where b may begin anywhere,
/// the least of the last row where it may end anywhere.
Recurrence in_mode(const Recurrence& recurrence, AlignmentMode mode);

/// The model as the codes of `encoding` spell it. `flows` and `encoding` are of a recurrence that
/// `model` was found for.
BandCosts band_costs(const EditModel& model, const Flows& flows, const Encoding& encoding);

}  // namespace minterm
