// SPDX-License-Identifier: Apache-2.0
//
// Number of gates + library + minterms -> clauses; a model -> a network. See Note [Gate chains].
#include "synth/gate_chain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <climits>
#include <optional>

namespace minterm {
namespace {

// Literals that are no variables.
constexpr int kTrue = INT_MAX;
constexpr int kFalse = -INT_MAX;

int constant_signal(bool value) { return value ? kTrue : kFalse; }

// A function of two operands as a four-bit table.
std::uint16_t pair_table(std::uint8_t function) { return function & 0xF; }

// The four-bit table of outer(inner(a, b), a), or with the operands of `outer` swapped.
unsigned absorbed(unsigned outer, unsigned inner, bool with_b, bool swapped) {
    unsigned table = 0;
    for (unsigned row = 0; row < 4; ++row) {
        const unsigned gate = inner >> row & 1;
        const unsigned other = with_b ? row >> 1 : row & 1;
        const unsigned place = swapped ? other | gate << 1 : gate | other << 1;
        table |= (outer >> place & 1) << row;
    }
    return table;
}

bool absorbs_pairs(std::uint16_t allowed) {
    constexpr unsigned kNeedNoGate = 1U << 0x0 | 1U << 0xA | 1U << 0xC;  // 0, a, b
    for (unsigned outer = 0; outer < 16; ++outer) {
        for (unsigned inner = 0; inner < 16; ++inner) {
            if (!(allowed >> outer & 1) || !(allowed >> inner & 1)) continue;
            for (unsigned way = 0; way < 4; ++way) {
                const unsigned table = absorbed(outer, inner, (way & 1) != 0, (way & 2) != 0);
                if (!((allowed | kNeedNoGate) >> table & 1)) return false;
            }
        }
    }
    return true;
}

bool colex_less(const std::array<int, 3>& a, const std::array<int, 3>& b) {
    return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

bool has_signal(const std::array<int, 3>& tuple, int signal) {
    return std::find(tuple.begin(), tuple.end(), signal) != tuple.end();
}

}  // namespace

Result<ChainLibrary> chain_library(const CellLibrary& library) {
    ChainLibrary abilities;
    for (const LibraryCell& cell : library.cells) {
        if (cell.cost != library.cells[0].cost) {
            return Failure::user(
                fmt::format("the gates of library {} differ in cost, and exact synthesis counts "
                            "gates; choose a "
                            "library whose gates cost the same",
                            library.name));
        }
    }
    if (lut_cell(library, 3)) {
        abilities.arity = 3;
        abilities.any_function = abilities.normal = abilities.absorbs = true;
        return abilities;
    }
    if (lut_cell(library, 2)) abilities.any_function = true;
    for (const CellFunction& function : cell_functions(library)) {
        const unsigned table = pair_table(function.function);
        if (function.leaves == 2) {
            // Both orders of the operands are one choice of ascending operands.
            abilities.pair_functions =
                static_cast<std::uint16_t>(abilities.pair_functions | 1U << table);
        } else if (function.leaves == 3) {
            abilities.triple_functions.push_back(function.function);
        }
    }
    if (abilities.any_function) {
        constexpr std::uint16_t kNeedOperands =
            0xFFFF & ~(1U << 0x0 | 1U << 0xF | 1U << 0x3 | 1U << 0x5 | 1U << 0xA | 1U << 0xC);
        abilities.pair_functions = kNeedOperands;
    }
    bool closed = abilities.triple_functions.empty();
    for (unsigned f = 0; f < 16; ++f) {
        if (!(abilities.pair_functions >> f & 1)) continue;
        closed = closed && (abilities.pair_functions >> (15 - f) & 1);
    }
    abilities.normal = closed;
    abilities.constant_operand = !closed && inverter(library).has_value();
    abilities.absorbs = absorbs_pairs(abilities.pair_functions);
    return abilities;
}

GateChain::GateChain(SatSolver& solver, const CellLibrary& library, const ChainLibrary& abilities,
                     const ChainParams& params, int inputs, int outputs, std::uint32_t free_planes,
                     std::vector<std::uint32_t> minterms)
    : solver_(solver),
      library_(library),
      abilities_(abilities),
      inputs_(inputs),
      // Constants make up for inputs that a gate would need to have operands enough.
      base_(std::max(inputs + (abilities.constant_operand ? 1 : 0), abilities.arity)),
      gates_(params.gates),
      minterms_(std::move(minterms)) {
    const int gates = params.gates;
    const auto count = static_cast<std::size_t>(gates);
    choices_.resize(count);
    operand_.resize(count);
    function_.resize(count);
    value_.resize(count);
    for (int signal = 0; signal < base_ + gates; ++signal) {
        const bool plane = signal < inputs && (free_planes >> signal & 1) != 0;
        const bool either = abilities.normal && (plane || signal >= base_);
        inverted_.push_back(either ? solver_.new_variable() : kFalse);
    }
    const bool by_operand =
        params.selection == Selection::Operand && abilities.triple_functions.empty();
    for (int gate = 0; gate < gates; ++gate) {
        const auto g = static_cast<std::size_t>(gate);
        const unsigned rows = 1U << abilities.arity;
        for (unsigned row = 0; row < rows; ++row) {
            // A normal gate is 0 on row 0.
            function_[g].push_back(abilities.normal && row == 0 ? kFalse : solver_.new_variable());
        }
        for (std::size_t t = 0; t < minterms_.size(); ++t) {
            value_[g].push_back(solver_.new_variable());
        }
        if (by_operand) {
            add_operands(gate);
        } else {
            add_tuples(gate);
            add_triples(gate);
            clause_.clear();
            for (const Choice& choice : choices_[g]) clause_.push_back(choice.literal);
            solver_.add(clause_);
        }
        forbid_trivial(gate);
    }
    add_outputs(outputs, free_planes);
    // Idle gates come first and all read the first signals, so that they break no order.
    if (!params.at_most) every_gate_is_read();
    if (!by_operand) {
        order_gates();
        if (abilities.absorbs) forbid_absorbed();
    }
}

// A clause, in which literals may be constants.
void GateChain::add(std::initializer_list<int> literals) {
    clause_.clear();
    for (const int literal : literals) {
        if (literal == kTrue) return;
        if (literal != kFalse) clause_.push_back(literal);
    }
    solver_.add(clause_);
}

int GateChain::signal_value(int signal, std::size_t t) const {
    if (signal < inputs_) return constant_signal((minterms_[t] >> signal & 1) != 0);
    if (signal < base_) return kTrue;
    return value_[static_cast<std::size_t>(signal - base_)][t];
}

int GateChain::function_value(int gate, unsigned row) const {
    return function_[static_cast<std::size_t>(gate)][row];
}

void GateChain::add_tuples(int gate) {
    const auto g = static_cast<std::size_t>(gate);
    const int signals = base_ + gate;
    const unsigned rows = 1U << abilities_.arity;
    const auto add_choice = [&](const Tuple& tuple) {
        Choice choice{tuple, 0, false, solver_.new_variable()};
        for (std::size_t t = 0; t < minterms_.size(); ++t) {
            std::array<int, 3> value{kFalse, kFalse, kFalse};
            for (int k = 0; k < abilities_.arity; ++k) {
                value[static_cast<std::size_t>(k)] =
                    signal_value(tuple[static_cast<std::size_t>(k)], t);
            }
            for (unsigned row = 0; row < rows; ++row) {
                const auto differs = [&](unsigned k) {
                    return (row >> k & 1) != 0 ? -value[k] : value[k];
                };
                const int third = abilities_.arity == 3 ? differs(2) : kFalse;
                add({-choice.literal, differs(0), differs(1), third, -value_[g][t],
                     function_value(gate, row)});
                add({-choice.literal, differs(0), differs(1), third, value_[g][t],
                     -function_value(gate, row)});
            }
        }
        choices_[g].push_back(choice);
    };
    for (int c = 0; c < signals; ++c) {
        for (int b = 0; b < c; ++b) {
            if (abilities_.arity == 2) {
                add_choice({b, c, -1});
            } else {
                for (int a = 0; a < b; ++a) add_choice({a, b, c});
            }
        }
    }
}

// Whether `function` depends on every operand that is no constant once those are given.
bool GateChain::needs_signals(std::uint8_t function, const Tuple& tuple) const {
    unsigned ones = 0;
    for (unsigned k = 0; k < 3; ++k) ones |= is_constant(tuple[k]) ? 1U << k : 0U;
    for (unsigned k = 0; k < 3; ++k) {
        if (is_constant(tuple[k])) continue;
        bool needed = false;
        for (unsigned row = 0; row < 8; ++row) {
            const unsigned here = row | ones;
            needed = needed || ((function >> here ^ function >> (here ^ 1U << k)) & 1) != 0;
        }
        if (!needed) return false;
    }
    return true;
}

// Gates of three operands with a fixed function, in every order of the operands that differs.
void GateChain::add_triples(int gate) {
    const auto g = static_cast<std::size_t>(gate);
    const int signals = base_ + gate;
    for (const std::uint8_t function : abilities_.triple_functions) {
        for (int c = 0; c < signals; ++c) {
            for (int b = 0; b < c; ++b) {
                for (int a = 0; a < b; ++a) {
                    if (!needs_signals(function, {a, b, c})) continue;
                    Choice choice{{a, b, c}, function, true, solver_.new_variable()};
                    for (std::size_t t = 0; t < minterms_.size(); ++t) {
                        const int x[3] = {signal_value(a, t), signal_value(b, t),
                                          signal_value(c, t)};
                        for (unsigned row = 0; row < 8; ++row) {
                            const auto differs = [&](unsigned k) {
                                return (row >> k & 1) != 0 ? -x[k] : x[k];
                            };
                            const int value =
                                (function >> row & 1) != 0 ? value_[g][t] : -value_[g][t];
                            add({-choice.literal, differs(0), differs(1), differs(2), value});
                        }
                    }
                    choices_[g].push_back(choice);
                }
            }
        }
    }
}

void GateChain::add_operands(int gate) {
    const auto g = static_cast<std::size_t>(gate);
    const int signals = base_ + gate;
    const auto arity = static_cast<std::size_t>(abilities_.arity);
    std::vector<std::vector<int>> value(arity);
    for (std::size_t k = 0; k < arity; ++k) {
        std::vector<int> select;
        for (int s = 0; s < signals; ++s) select.push_back(solver_.new_variable());
        solver_.add(select);
        for (std::size_t t = 0; t < minterms_.size(); ++t) {
            value[k].push_back(solver_.new_variable());
            for (int s = 0; s < signals; ++s) {
                const int chosen = select[static_cast<std::size_t>(s)];
                add({-chosen, -signal_value(s, t), value[k][t]});
                add({-chosen, signal_value(s, t), -value[k][t]});
            }
        }
        for (int s = 0; s < signals && k > 0; ++s) {
            // Strictly ascending.
            const std::vector<int>& before = operand_[g][k - 1];
            for (int other = s; other < signals; ++other) {
                add({-before[static_cast<std::size_t>(other)],
                     -select[static_cast<std::size_t>(s)]});
            }
        }
        operand_[g].push_back(std::move(select));
    }
    const unsigned rows = 1U << arity;
    for (std::size_t t = 0; t < minterms_.size(); ++t) {
        for (unsigned row = 0; row < rows; ++row) {
            const auto differs = [&](unsigned k) {
                return (row >> k & 1) != 0 ? -value[k][t] : value[k][t];
            };
            const int third = arity == 3 ? differs(2) : kFalse;
            add({differs(0), differs(1), third, -value_[g][t], function_value(gate, row)});
            add({differs(0), differs(1), third, value_[g][t], -function_value(gate, row)});
        }
    }
}

// No gate is a constant or repeats one of its operands, nor does a pair gate what the library
// cannot do.
void GateChain::forbid_trivial(int gate) {
    const unsigned rows = 1U << abilities_.arity;
    // A normal gate that is one of its operands inverts it, unless it is not inverted itself.
    const auto forbid = [&](unsigned table, bool unless_inverted) {
        clause_.clear();
        if (unless_inverted) clause_.push_back(inverted_[static_cast<std::size_t>(base_ + gate)]);
        for (unsigned row = 0; row < rows; ++row) {
            const bool one = (table >> row & 1) != 0;
            const int literal = function_value(gate, row);
            if (literal == kFalse) {
                if (one) return;  // no normal function
                continue;
            }
            clause_.push_back(one ? -literal : literal);
        }
        solver_.add(clause_);
    };
    if (abilities_.arity == 3) {
        forbid(0x00, false);
        for (const std::uint8_t table : kOperandTable) forbid(table, abilities_.normal);
        return;
    }
    for (unsigned table = 0; table < 16; ++table) {
        const bool operand = table == 0xA || table == 0xC;
        if (!(abilities_.pair_functions >> table & 1)) forbid(table, abilities_.normal && operand);
    }
}

// Output k is an input, a gate or a constant.
void GateChain::add_outputs(int outputs, std::uint32_t free_planes) {
    output_choice_.resize(static_cast<std::size_t>(outputs));
    output_value_.resize(static_cast<std::size_t>(outputs));
    for (std::size_t k = 0; k < output_choice_.size(); ++k) {
        std::vector<int> driven;  // what the network puts out
        for (std::size_t t = 0; t < minterms_.size(); ++t) driven.push_back(solver_.new_variable());
        std::vector<int>& choice = output_choice_[k];
        for (int s = 0; s < base_ + gates_ + 2; ++s) choice.push_back(solver_.new_variable());
        solver_.add(choice);
        for (std::size_t t = 0; t < minterms_.size(); ++t) {
            for (int s = 0; s < base_ + gates_ + 2; ++s) {
                const int chosen = choice[static_cast<std::size_t>(s)];
                const bool is_signal = s < base_ + gates_;
                const int signal =
                    is_signal ? signal_value(s, t) : constant_signal(s - base_ - gates_ == 1);
                const int inverted = is_signal ? inverted_[static_cast<std::size_t>(s)] : kFalse;
                add({-chosen, inverted, -signal, driven[t]});
                add({-chosen, inverted, signal, -driven[t]});
                if (inverted == kFalse) continue;
                add({-chosen, -inverted, -signal, -driven[t]});
                add({-chosen, -inverted, signal, driven[t]});
            }
        }
        const int plane = (free_planes >> k & 1) != 0 ? inverted_[k] : kFalse;
        if (plane == kFalse) {
            output_value_[k] = std::move(driven);
            continue;
        }
        for (const int value : driven) {
            const int seen = solver_.new_variable();
            add({-plane, value, seen});
            add({-plane, -value, -seen});
            add({plane, -value, seen});
            add({plane, value, -seen});
            output_value_[k].push_back(seen);
        }
    }
}

void GateChain::every_gate_is_read() {
    for (int gate = 0; gate < gates_; ++gate) {
        const int signal = base_ + gate;
        std::vector<int> readers;
        for (std::size_t g = static_cast<std::size_t>(gate) + 1; g < choices_.size(); ++g) {
            for (const Choice& choice : choices_[g]) {
                if (has_signal(choice.tuple, signal)) readers.push_back(choice.literal);
            }
            for (const std::vector<int>& select : operand_[g]) {
                readers.push_back(select[static_cast<std::size_t>(signal)]);
            }
        }
        for (const std::vector<int>& choice : output_choice_) {
            readers.push_back(choice[static_cast<std::size_t>(signal)]);
        }
        solver_.add(readers);
    }
}

// A gate that does not read its predecessor does not come before it in colexicographic order.
void GateChain::order_gates() {
    for (int gate = 0; gate + 1 < gates_; ++gate) {
        const auto g = static_cast<std::size_t>(gate);
        for (const Choice& next : choices_[g + 1]) {
            if (has_signal(next.tuple, base_ + gate)) continue;
            for (const Choice& choice : choices_[g]) {
                if (colex_less(next.tuple, choice.tuple)) {
                    solver_.add({-choice.literal, -next.literal});
                }
            }
        }
    }
}

// A gate of free function that reads another one, and otherwise only operands of that one.
void GateChain::forbid_absorbed() {
    for (int gate = 0; gate < gates_; ++gate) {
        for (const Choice& inner : choices_[static_cast<std::size_t>(gate)]) {
            if (inner.fixed) continue;
            for (std::size_t g = static_cast<std::size_t>(gate) + 1; g < choices_.size(); ++g) {
                for (const Choice& outer : choices_[g]) {
                    if (outer.fixed || !has_signal(outer.tuple, base_ + gate)) continue;
                    const bool all_inside =
                        std::all_of(outer.tuple.begin(), outer.tuple.end(), [&](int signal) {
                            return signal == base_ + gate || has_signal(inner.tuple, signal);
                        });
                    if (all_inside) solver_.add({-inner.literal, -outer.literal});
                }
            }
        }
    }
}

std::uint8_t GateChain::function_of(int gate) const {
    std::uint8_t function = 0;
    for (unsigned row = 0; row < 8; ++row) {
        const int literal = function_value(gate, row & ((1U << abilities_.arity) - 1));
        const bool one = literal != kFalse && solver_.value(literal);
        function = static_cast<std::uint8_t>(function | (one ? 1U << row : 0U));
    }
    return function;
}

GateChain::Choice GateChain::chosen(int gate) const {
    const auto g = static_cast<std::size_t>(gate);
    Choice choice;
    if (!operand_[g].empty()) {
        for (std::size_t k = 0; k < operand_[g].size(); ++k) {
            std::size_t s = 0;
            while (!solver_.value(operand_[g][k][s])) ++s;
            choice.tuple[k] = static_cast<int>(s);
        }
    } else {
        for (const Choice& one : choices_[g]) {
            if (solver_.value(one.literal)) choice = one;
        }
    }
    if (!choice.fixed) choice.function = function_of(gate);
    return choice;
}

// Adds the gate with the operands that its function needs, in the library's own cells; what it is
// to its readers. An idle gate or one above the least number may be a constant or a wire.
MappedRef GateChain::add_gate(const Choice& choice, const std::vector<MappedRef>& refs,
                              const std::vector<CellFunction>& functions,
                              MappedNetwork& network) const {
    unsigned ones = 0;  // operands that are the constant
    std::vector<unsigned> kept;
    for (unsigned k = 0; k < 3; ++k) {
        if (choice.tuple[k] >= 0 && is_constant(choice.tuple[k])) ones |= 1U << k;
    }
    for (unsigned k = 0; k < 3; ++k) {
        bool needed = false;
        for (unsigned row = 0; row < 8; ++row) {
            const unsigned here = row | ones;
            needed =
                needed || ((choice.function >> here ^ choice.function >> (here ^ 1U << k)) & 1);
        }
        if (needed && choice.tuple[k] >= 0 && !is_constant(choice.tuple[k])) kept.push_back(k);
    }
    std::uint8_t function = 0;
    for (unsigned row = 0; row < 8; ++row) {
        unsigned place = ones;
        for (std::size_t k = 0; k < kept.size(); ++k) place |= (row >> k & 1) << kept[k];
        function = static_cast<std::uint8_t>(function | (choice.function >> place & 1U) << row);
    }
    const auto operand = [&](std::size_t k) {
        return refs[static_cast<std::size_t>(choice.tuple[kept[k]])];
    };
    const auto leaves = static_cast<std::uint8_t>(kept.size());
    constexpr std::uint8_t kWire = 0xAA;
    if (leaves == 0) return {MappedRef::Kind::Constant, function & 1U};
    if (leaves == 1 && function == kWire) return operand(0);
    MappedGate gate;
    if (const std::optional<std::uint32_t> lut = lut_cell(library_, leaves)) {
        gate = {*lut, function, leaves, {}};
        for (std::size_t k = 0; k < leaves; ++k) gate.operands[k] = operand(k);
    } else {
        const auto found = std::find_if(
            functions.begin(), functions.end(),
            [&](const CellFunction& f) { return f.leaves == leaves && f.function == function; });
        const CellUse& use = found->use;
        gate = {use.cell, use.function, use.arity, {}};
        for (std::size_t k = 0; k < use.arity; ++k) {
            gate.operands[k] = use.leaf[k] == CellUse::kConstantOne
                                   ? MappedRef{MappedRef::Kind::Constant, 1}
                                   : operand(use.leaf[k]);
        }
    }
    network.gates.push_back(gate);
    return {MappedRef::Kind::Gate, static_cast<std::uint32_t>(network.gates.size() - 1)};
}

MappedNetwork GateChain::network() const {
    MappedNetwork network;
    network.library = library_.name;
    network.inputs.resize(static_cast<std::size_t>(inputs_));
    const std::vector<CellFunction> functions = cell_functions(library_);
    std::vector<bool> inverted;
    for (const int literal : inverted_) {
        inverted.push_back(literal != kFalse && solver_.value(literal));
    }
    // By signal, the constants that outputs may choose last.
    std::vector<MappedRef> refs;
    for (int signal = 0; signal < base_; ++signal) {
        refs.push_back(is_constant(signal)
                           ? MappedRef{MappedRef::Kind::Constant, 1}
                           : MappedRef{MappedRef::Kind::Input, static_cast<std::uint32_t>(signal)});
    }
    refs.resize(refs.size() + static_cast<std::size_t>(gates_));
    for (const std::uint32_t value : {0U, 1U}) {
        refs.push_back({MappedRef::Kind::Constant, value});
    }
    for (int gate = 0; gate < gates_; ++gate) {
        Choice choice = chosen(gate);
        if (inverted[static_cast<std::size_t>(base_ + gate)]) {
            choice.function = static_cast<std::uint8_t>(~choice.function);
        }
        // A reader of a complemented signal computes its function of the complement.
        for (unsigned k = 0; k < 3; ++k) {
            const int source = choice.tuple[k];
            if (source < 0 || !inverted[static_cast<std::size_t>(source)]) continue;
            std::uint8_t function = 0;
            for (unsigned row = 0; row < 8; ++row) {
                const unsigned bit = choice.function >> (row ^ 1U << k) & 1U;
                function = static_cast<std::uint8_t>(function | bit << row);
            }
            choice.function = function;
        }
        refs[static_cast<std::size_t>(base_ + gate)] = add_gate(choice, refs, functions, network);
    }
    for (const std::vector<int>& choice : output_choice_) {
        std::size_t s = 0;
        while (!solver_.value(choice[s])) ++s;
        network.outputs.push_back({"", refs[s]});
    }
    return without_idle_gates(network);
}

std::uint32_t GateChain::complemented_planes() const {
    std::uint32_t planes = 0;
    for (std::size_t k = 0; k < static_cast<std::size_t>(inputs_); ++k) {
        if (inverted_[k] != kFalse && solver_.value(inverted_[k])) planes |= 1U << k;
    }
    return planes;
}

}  // namespace minterm
