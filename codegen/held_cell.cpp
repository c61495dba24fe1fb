// SPDX-License-Identifier: Apache-2.0
//
// The cell with a multiplexer behind each vertical plane.
#include "codegen/held_cell.hpp"

#include <array>

#include "synth/map.hpp"
#include "synth/network.hpp"

namespace minterm {

MappedNetwork hold_vertical(const MappedNetwork& cell, int vertical_planes,
                            const CellLibrary& library) {
    Network mux({"old", "new", "active"});
    mux.add_output("kept", mux.make_mux(mux.input(2), mux.input(1), mux.input(0)));
    const MappedNetwork mapped_mux = map_network(mux, library);

    MappedNetwork held = cell;
    const MappedRef active{MappedRef::Kind::Input, static_cast<std::uint32_t>(held.inputs.size())};
    held.inputs.emplace_back("active");
    for (std::uint32_t plane = 0; plane < static_cast<std::uint32_t>(vertical_planes); ++plane) {
        const MappedRef old_value{MappedRef::Kind::Input, plane};
        const std::array<MappedRef, 3> inputs{old_value, held.outputs[plane].ref, active};
        if (inputs[0] == inputs[1]) continue;
        const auto first_gate = static_cast<std::uint32_t>(held.gates.size());
        const auto moved = [&](const MappedRef& ref) {
            if (ref.kind == MappedRef::Kind::Input) return inputs[ref.index];
            if (ref.kind == MappedRef::Kind::Gate)
                return MappedRef{ref.kind, ref.index + first_gate};
            return ref;
        };
        for (MappedGate gate : mapped_mux.gates) {
            for (std::size_t i = 0; i < gate.arity; ++i) gate.operands[i] = moved(gate.operands[i]);
            held.gates.push_back(gate);
        }
        held.outputs[plane].ref = moved(mapped_mux.outputs[0].ref);
    }
    return held;
}

}  // namespace minterm
