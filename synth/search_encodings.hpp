// SPDX-License-Identifier: Apache-2.0
//
// The encoding of a large cell, found by trying: codes by class first, then one change at a time.
// Cells small enough for exact synthesis over free encodings do not need this.
#pragma once

#include <cstdint>
#include <functional>

#include "minterm/result.hpp"
#include "synth/cell_library.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/mapped_network.hpp"
#include "synth/stop_condition.hpp"

namespace minterm {

struct EncodedCell {
    Encoding encoding;
    MappedNetwork network;  ///< right by `verify_flows`, its gates ordered for few live registers
    int cost = 0;
};

struct EncodingSearchParams {
    /// Word operations (about half a nanosecond each) for one encoding when classes are compared
    /// and while climbing, and for the best at the end.
    std::uint64_t work_per_trial = 10'000'000;
    std::uint64_t final_work = 200'000'000;
    /// How many encodings of the classes are tried, how many of the best climb, and how many
    /// changes each of them tries.
    int class_trials = 200;
    int climbers = 3;
    int changes = 100;
    std::uint64_t seed = 1;
    GivenEdges given;                     ///< their codes stay
    const StopCondition* stop = nullptr;  ///< what else ends the search
};

/// Looks for the encoding of `flows` with the cheapest cell. Edges of up to two bits are tried in
/// all classes of encodings (encoding_classes.hpp), a wider edge of one component as offset binary
/// with every offset modulo a power of two, ascending and descending, and as Gray code; wider edges
/// of several components in the ways of `component_encodings`, of other widths too. For a library
/// that has to pay for inverters, codes are complemented such that a pair of values that the cell
/// maps to itself is all zeros: then no gate ever has to make a 1 of zeros. The best few change
/// codes at random (swap two values, move one to a free code, free a bit, bind a bit) as long as
/// that is no worse. The result is never worse than the cell of `start`. Where the codes of both
/// edges are given all work goes into the network. Runs on all processors;
/// deterministic unless it is stopped. Edges together have at most twelve bits, otherwise `start`
/// is the only encoding. `progress`, if given, hears of every cell that is no more costly
/// than the best so far, from one thread at a time: its caller may have a choice of its own among
/// equals. Errors (environment): threads side by side are out of memory.
Result<EncodedCell> search_encodings(const Flows& flows, const Encoding& start,
                                     const CellLibrary& library,
                                     const EncodingSearchParams& params = {},
                                     const std::function<void(const EncodedCell&)>& progress = {});

/// The cheapest cell for one encoding that `work` word operations find, beginning with what
/// Quine-McCluskey gives or with a cell that is `known` for another encoding and converters around
/// it, whichever is cheaper.
EncodedCell solve_encoding(const Flows& flows, const Encoding& encoding, const CellLibrary& library,
                           std::uint64_t work, std::uint64_t seed = 1,
                           const EncodedCell* known = nullptr, const StopCondition* stop = nullptr);

}  // namespace minterm
