// SPDX-License-Identifier: Apache-2.0
//
// A mapped network as instructions of a kernel function.
#include "codegen/emit_network.hpp"

namespace minterm {

Planes emit_network(FunctionBuilder& builder, const MappedNetwork& network, const Planes& inputs,
                    GateNode node, const std::vector<std::uint32_t>& numbers) {
    Planes gates;
    gates.reserve(network.gates.size());
    const auto value_of = [&](const MappedRef& ref) {
        switch (ref.kind) {
            case MappedRef::Kind::Constant:
                return builder.constant(ref.index != 0);
            case MappedRef::Kind::Input:
                return inputs[ref.index];
            case MappedRef::Kind::Gate:
                return gates[ref.index];
        }
        return kNoValue;
    };
    for (const MappedGate& gate : network.gates) {
        std::vector<ValueId> args;
        for (std::size_t i = 0; i < gate.arity; ++i) args.push_back(value_of(gate.operands[i]));
        const std::size_t place = gates.size();
        node.number = numbers.empty() ? static_cast<std::uint32_t>(place) : numbers[place];
        gates.push_back(builder.gate(gate.cell, gate.function, args, node));
    }
    Planes outputs;
    for (const MappedOutput& output : network.outputs) outputs.push_back(value_of(output.ref));
    return outputs;
}

}  // namespace minterm
