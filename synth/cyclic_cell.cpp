// SPDX-License-Identifier: Apache-2.0
//
// Delay cell -> polarities -> gates of a step.
#include "synth/cyclic_cell.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "synth/map.hpp"

namespace minterm {

namespace {

/// `logic` in the kept polarities of its inputs; its output complemented if asked for.
CyclicLogic kept_logic(const DelayLogic& logic, const CyclicCell& cell, bool complemented,
                       const CellLibrary& library) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < logic.inputs.size(); ++i) names.push_back("x" + std::to_string(i));
    Network network(std::move(names));
    std::vector<Signal> inputs;
    for (std::size_t i = 0; i < logic.inputs.size(); ++i) {
        const DelayInput& input = logic.inputs[i];
        const bool flips = input.source == DelaySource::Predicate ? !cell.mask_is_match[input.index]
                                                                  : cell.complemented[input.index];
        inputs.push_back(network.input(static_cast<int>(i)) ^ flips);
    }
    const std::vector<Signal> outputs = inline_network(network, logic.network, inputs);
    network.add_output("next", outputs.front() ^ complemented);
    return {logic.inputs, map_network(network, library)};
}

CyclicLogic gather_logic(bool complemented, const CellLibrary& library) {
    Network network({"a", "b"});
    const Signal a = network.input(0) ^ complemented;
    const Signal b = network.input(1) ^ complemented;
    network.add_output("any", network.make_or(a, b) ^ complemented);
    return {{}, map_network(network, library)};
}

/// Whether a row below row 0 is row 0 as well, with predicates as given.
bool is_padding(const DelayCell& cell, const std::vector<bool>& predicates) {
    for (std::size_t plane = 0; plane < cell.planes.size(); ++plane) {
        const DelayLogic& logic = cell.logic[plane];
        Network network(std::vector<std::string>{});
        std::vector<Signal> inputs;
        for (const DelayInput& input : logic.inputs)
            inputs.push_back(network.constant(input.source == DelaySource::Predicate
                                                  ? predicates[input.index]
                                                  : cell.top[input.index]));
        const Signal value = inline_network(network, logic.network, inputs).front();
        if (value != network.constant(cell.top[plane])) return false;
    }
    return true;
}

/// Empty when planes read each other above in a circle.
std::vector<std::size_t> order_of_step(const DelayCell& cell) {
    std::vector<std::size_t> order;
    std::vector<bool> done(cell.planes.size(), false);
    const auto is_ready = [&](std::size_t plane) {
        const std::vector<DelayInput>& inputs = cell.logic[plane].inputs;
        return std::all_of(inputs.begin(), inputs.end(), [&](const DelayInput& input) {
            return input.source != DelaySource::Above || done[input.index];
        });
    };
    for (bool found = true; found && order.size() < cell.planes.size();) {
        found = false;
        for (std::size_t plane = 0; plane < cell.planes.size(); ++plane) {
            if (done[plane] || !is_ready(plane)) continue;
            done[plane] = found = true;
            order.push_back(plane);
        }
    }
    if (order.size() < cell.planes.size()) order.clear();
    return order;
}

std::vector<bool> bits_of(std::size_t number, int count) {
    std::vector<bool> bits;
    for (int i = 0; i < count; ++i) bits.push_back((number >> static_cast<unsigned>(i) & 1U) != 0);
    return bits;
}

}  // namespace

Result<CyclicCell> derive_cyclic_cell(const DelayCell& cell, const CellLibrary& library) {
    const std::vector<std::size_t> order = order_of_step(cell);
    if (order.empty())
        return Failure::user(
            "what a row of a pattern is depends on the rows above it in the same column, all the "
            "way "
            "up, so that a column is not one step of a word");
    const std::size_t choices = std::size_t{1} << static_cast<unsigned>(cell.relations);
    std::size_t padding = 0;
    while (padding < choices && !is_padding(cell, bits_of(padding, cell.relations))) ++padding;
    if (padding == choices)
        return Failure::user(
            "patterns cannot lie side by side in a word: a row below row 0 differs from it "
            "whatever "
            "its symbol matches");

    CyclicCell best;
    best.gates = std::numeric_limits<int>::max();
    for (std::size_t choice = 0; choice < choices; ++choice) {
        CyclicCell tried;
        tried.order = order;
        tried.complemented = cell.top;
        tried.mask_is_match = bits_of(choice, cell.relations);
        tried.padding = bits_of(padding, cell.relations);
        tried.gates = 0;
        for (std::size_t plane = 0; plane < cell.planes.size(); ++plane) {
            tried.logic.push_back(
                kept_logic(cell.logic[plane], tried, tried.complemented[plane], library));
            tried.gates += total_cost(tried.logic.back().gates, library);
        }
        tried.report = kept_logic(cell.report, tried, false, library);
        CyclicLogic other = kept_logic(cell.report, tried, true, library);
        if (total_cost(other.gates, library) < total_cost(tried.report.gates, library)) {
            tried.report = std::move(other);
            tried.report_is_complemented = true;
        }
        tried.gather = gather_logic(tried.report_is_complemented, library);
        tried.gates += total_cost(tried.report.gates, library);
        if (tried.gates < best.gates) best = std::move(tried);
    }
    return best;
}

std::size_t delay_memory(const DelayCell& cell, std::size_t rows) {
    // Nothing before the row depends on a symbol: -1.
    std::vector<std::ptrdiff_t> above(cell.planes.size(), -1);
    const auto after = [](std::ptrdiff_t delays, std::ptrdiff_t more) {
        return delays < 0 ? delays : delays + more;
    };
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<std::ptrdiff_t> here(cell.planes.size(), -1);
        for (const std::size_t plane : cell.order)
            for (const DelayInput& input : cell.logic[plane].inputs) {
                std::ptrdiff_t delays = 0;
                if (input.source == DelaySource::Left) delays = after(here[input.index], 1);
                if (input.source == DelaySource::Above) delays = above[input.index];
                if (input.source == DelaySource::Diagonal) delays = after(above[input.index], 1);
                here[plane] = std::max(here[plane], delays);
            }
        above = std::move(here);
    }
    std::ptrdiff_t memory = 0;
    for (const DelayInput& input : cell.report.inputs)
        if (input.source == DelaySource::Above) memory = std::max(memory, above[input.index]);
    return static_cast<std::size_t>(memory);
}

}  // namespace minterm
