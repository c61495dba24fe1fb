// SPDX-License-Identifier: Apache-2.0
//
// Patterns -> one network -> gates in order.
#include "synth/pattern_network.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "synth/map.hpp"
#include "synth/random_sequence.hpp"

namespace minterm {
namespace {

using Kind = SymbolClass::Kind;

/// Unrolls patterns into one network.
class Unroller {
public:
    Unroller(const DelayCell& cell, const PatternSymbols& symbols, std::size_t first,
             std::size_t end)
        : cell_(cell), symbols_(symbols) {
        const auto predicates = static_cast<std::size_t>(cell.relations);
        std::size_t rows = 0;
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> reads;  // (-lag, class)
        for (std::size_t pattern = first; pattern < end; ++pattern) {
            const std::size_t length = symbols.rows[pattern].size() / predicates;
            rows += length;
            for (std::size_t i = 0; i < symbols.rows[pattern].size(); ++i) {
                const SymbolClass& symbol = symbols.rows[pattern][i];
                if (symbol.kind == Kind::Class)
                    reads[{~lag_of(length, i / predicates), symbol.index}] = 0;
            }
        }
        std::vector<std::string> names;
        for (auto& [key, input] : reads) {
            const ClassRead read{key.second, ~key.first};
            input = static_cast<int>(names.size());
            read_input_[{read.index, read.lag}] = input;
            result_.reads.push_back(read);
            result_.memory = std::max(result_.memory, read.lag);
            names.push_back(fmt::format("c{}@{}", read.index, read.lag));
        }
        if (!cell.diagonal)
            for (std::size_t d = 0; d < rows * cell.planes.size(); ++d)
                names.push_back(fmt::format("d{}", d));
        result_.network = Network(std::move(names));
        for (std::size_t pattern = first; pattern < end; ++pattern)
            add_pattern(symbols.rows[pattern]);
    }

    PatternNetwork finish() && {
        Network& network = result_.network;
        for (std::size_t i = 0; i < outputs_.size(); ++i)
            network.add_output(fmt::format("r{}", i), outputs_[i]);
        result_.results = static_cast<std::uint32_t>(outputs_.size());
        Signal any = network.constant(false);
        for (const PatternOutputs& pattern : result_.patterns)
            any = network.make_or(any, outputs_[pattern.report]);
        result_.any = result_.results;
        network.add_output("any", any);
        for (const Signal source : delayed_) {
            result_.delays.push_back(static_cast<std::uint32_t>(network.outputs().size()));
            network.add_output(fmt::format("d{}'", result_.delays.size() - 1), source);
        }
        for (const Signal output : outputs_)
            result_.memory = std::max(result_.memory, delays_before(output.node()));
        return std::move(result_);
    }

private:
    std::uint32_t lag_of(std::size_t length, std::size_t row) const {
        return cell_.diagonal ? static_cast<std::uint32_t>(length - 1 - row) : 0;
    }

    Signal predicate(const SymbolClass& symbol, std::uint32_t lag) const {
        switch (symbol.kind) {
            case Kind::Never:
                return result_.network.constant(false);
            case Kind::Always:
                return result_.network.constant(true);
            case Kind::Class:
                return result_.network.input(read_input_.at({symbol.index, lag}));
        }
        return result_.network.constant(false);
    }

    /// The signal one column ago. What is kept is the polarity that was asked for first:
    /// thresholds, which gates without a negated output make as they are. Constants have always
    /// been so: what delays hold at first is forgotten before anything is reported.
    Signal delayed(Signal signal) {
        const std::uint32_t node = signal.node();
        if (node == 0) return signal;
        const auto [entry, is_new] =
            delay_of_.try_emplace(node, static_cast<std::uint32_t>(delayed_.size()));
        if (is_new) {
            delayed_.push_back(signal);
            depth_of_delay_.push_back(delays_before(node) + 1);
        }
        return result_.network.input(static_cast<int>(result_.reads.size() + entry->second)) ^
               (signal != delayed_[entry->second]);
    }

    /// The most delays on a way to a node.
    std::uint32_t delays_before(std::uint32_t node) {
        const std::vector<NetworkNode>& nodes = result_.network.nodes();
        for (std::size_t i = depth_.size(); i < nodes.size(); ++i) {
            std::uint32_t most = 0;
            if (nodes[i].kind == NodeKind::And || nodes[i].kind == NodeKind::Xor)
                for (const Signal fanin : nodes[i].fanin)
                    most = std::max(most, delays_before_known(fanin.node()));
            depth_.push_back(most);
        }
        return delays_before_known(node);
    }
    std::uint32_t delays_before_known(std::uint32_t node) const {
        const std::size_t first_delay = result_.reads.size() + 1;
        const std::size_t delay = node - first_delay;
        if (node >= first_delay && delay < depth_of_delay_.size()) return depth_of_delay_[delay];
        return depth_[node];
    }

    void add_pattern(const std::vector<SymbolClass>& rows) {
        Network& network = result_.network;
        const auto predicates = static_cast<std::size_t>(cell_.relations);
        const std::size_t length = rows.size() / predicates;
        std::vector<Signal> above;
        for (const bool value : cell_.top) above.push_back(network.constant(value));
        for (std::size_t row = 0; row < length; ++row) {
            std::vector<Signal> here(cell_.planes.size());
            for (const std::size_t plane : cell_.order) {
                std::vector<Signal> inputs;
                for (const DelayInput& input : cell_.logic[plane].inputs) {
                    switch (input.source) {
                        case DelaySource::Left:
                            inputs.push_back(delayed(here[input.index]));
                            break;
                        case DelaySource::Above:
                            inputs.push_back(above[input.index]);
                            break;
                        case DelaySource::Diagonal:
                            inputs.push_back(cell_.diagonal ? above[input.index]
                                                            : delayed(above[input.index]));
                            break;
                        case DelaySource::Predicate:
                            inputs.push_back(predicate(rows[row * predicates + input.index],
                                                       lag_of(length, row)));
                            break;
                    }
                }
                here[plane] = inline_network(network, cell_.logic[plane].network, inputs).front();
            }
            above = std::move(here);
        }
        std::vector<Signal> last;
        for (const DelayInput& input : cell_.report.inputs) last.push_back(above[input.index]);
        PatternOutputs outputs;
        outputs.report = output(inline_network(network, cell_.report.network, last).front());
        for (const std::size_t plane : cell_.costs) outputs.costs.push_back(output(above[plane]));
        result_.patterns.push_back(std::move(outputs));
    }

    std::uint32_t output(Signal signal) {
        const auto [entry, is_new] =
            output_of_.try_emplace(signal, static_cast<std::uint32_t>(outputs_.size()));
        if (is_new) outputs_.push_back(signal);
        return entry->second;
    }

    const DelayCell& cell_;
    const PatternSymbols& symbols_;
    PatternNetwork result_;
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> read_input_;  ///< (class, lag)
    std::map<std::uint32_t, std::uint32_t> delay_of_;                    ///< by node
    std::vector<Signal> delayed_;
    std::vector<std::uint32_t> depth_of_delay_;
    std::vector<std::uint32_t> depth_;  ///< by node; of delays as if they were none
    std::map<Signal, std::uint32_t> output_of_;
    std::vector<Signal> outputs_;
};

/// A text for `check_patterns`: of each column, which classes its byte is in.
std::vector<std::vector<bool>> sample_text(const PatternSymbols& symbols, std::size_t first,
                                           std::size_t end, std::size_t columns,
                                           std::size_t predicates) {
    // Bytes that tell classes apart: one of each set of classes that some byte is in.
    std::map<std::vector<bool>, unsigned> kinds;
    for (unsigned byte = 0; byte < 256; ++byte) {
        std::vector<bool> in;
        for (const ByteClass& bytes : symbols.classes) in.push_back(bytes.test(byte));
        kinds.try_emplace(std::move(in), byte);
    }
    std::vector<std::vector<bool>> alphabet;
    for (const auto& [in, byte] : kinds) alphabet.push_back(in);
    RandomSequence random(1);
    std::vector<std::vector<bool>> text;
    while (text.size() < columns) {
        const std::vector<SymbolClass>& rows = symbols.rows[first + random.below(end - first)];
        for (std::size_t row = 0; row < rows.size(); row += predicates) {
            const std::uint64_t fate = random.below(12);
            if (fate == 0) continue;  // a symbol is lost
            if (fate == 1) text.push_back(alphabet[random.below(alphabet.size())]);  // one is new
            std::vector<bool> in = alphabet[random.below(alphabet.size())];
            // The first symbol of the alphabet that matches, but for one in twelve.
            if (fate != 2 && rows[row].kind == Kind::Class)
                for (const std::vector<bool>& symbol : alphabet)
                    if (symbol[rows[row].index]) in = symbol;
            text.push_back(std::move(in));
        }
    }
    text.resize(columns);
    return text;
}

/// What the cell says of one pattern: its outputs for every column of a text, side by side.
std::vector<std::uint8_t> outputs_by_cell(const DelayCell& cell,
                                          const std::vector<MintermSet>& tables,
                                          const MintermSet& report,
                                          const std::vector<SymbolClass>& rows,
                                          const std::vector<std::vector<bool>>& text) {
    const auto predicates = static_cast<std::size_t>(cell.relations);
    const std::size_t planes = cell.planes.size();
    // Row by row: the planes of all columns, and of one column before the text, of which no more is
    // known than that it is forgotten.
    std::vector<std::uint8_t> above;
    for (std::size_t column = 0; column <= text.size(); ++column)
        above.insert(above.end(), cell.top.begin(), cell.top.end());
    std::vector<std::uint8_t> here(above.size(), 0);
    for (std::size_t row = 0; row < rows.size(); row += predicates) {
        for (std::size_t column = 1; column <= text.size(); ++column) {
            const std::size_t now = column * planes;
            const std::size_t before = now - planes;
            for (const std::size_t plane : cell.order) {
                std::uint64_t minterm = 0;
                const std::vector<DelayInput>& inputs = cell.logic[plane].inputs;
                for (std::size_t i = 0; i < inputs.size(); ++i) {
                    const std::uint32_t index = inputs[i].index;
                    std::uint64_t value = 0;
                    switch (inputs[i].source) {
                        case DelaySource::Left:
                            value = here[before + index];
                            break;
                        case DelaySource::Above:
                            value = above[now + index];
                            break;
                        case DelaySource::Diagonal:
                            value = above[before + index];
                            break;
                        case DelaySource::Predicate: {
                            const SymbolClass& symbol = rows[row + index];
                            const bool holds =
                                symbol.kind == Kind::Always ||
                                (symbol.kind == Kind::Class && text[column - 1][symbol.index]);
                            value = holds ? 1 : 0;
                            break;
                        }
                    }
                    minterm |= value << i;
                }
                here[now + plane] = tables[plane].test(minterm) ? 1 : 0;
            }
        }
        std::swap(above, here);
    }
    std::vector<std::uint8_t> outputs;
    for (std::size_t column = 1; column <= text.size(); ++column) {
        const std::uint8_t* const last = above.data() + column * planes;
        std::uint64_t minterm = 0;
        for (std::size_t i = 0; i < cell.report.inputs.size(); ++i)
            minterm |= std::uint64_t{last[cell.report.inputs[i].index]} << i;
        outputs.push_back(report.test(minterm) ? 1 : 0);
        for (const std::size_t plane : cell.costs) outputs.push_back(last[plane]);
    }
    return outputs;
}

/// The columns of a text as bits, the first one lowest.
using Columns = std::vector<std::uint64_t>;

Columns moved(const Columns& columns, std::size_t places) {
    Columns result(columns.size(), 0);
    for (std::size_t i = places; i < columns.size() * 64; ++i)
        result[i / 64] |= (columns[(i - places) / 64] >> ((i - places) % 64) & 1U) << (i % 64);
    return result;
}

/// The outputs of the gates on a text.
std::vector<Columns> outputs_by_gates(const PatternNetwork& patterns, const PatternGates& gates,
                                      const std::vector<std::vector<bool>>& text) {
    const std::size_t words = (text.size() + 63) / 64;
    std::vector<Columns> inputs(gates.mapped.inputs.size(), Columns(words, 0));
    std::map<std::uint32_t, Columns> classes;
    for (std::size_t i = 0; i < patterns.reads.size(); ++i) {
        Columns& plain = classes[patterns.reads[i].index];
        if (plain.empty()) {
            plain.resize(words);
            for (std::size_t column = 0; column < text.size(); ++column)
                plain[column / 64] |= std::uint64_t{text[column][patterns.reads[i].index]}
                                      << (column % 64);
        }
        inputs[i] = moved(plain, patterns.reads[i].lag);
    }
    std::vector<Columns> values(gates.mapped.gates.size());
    const auto word_of = [&](const MappedRef& ref, std::size_t word) {
        switch (ref.kind) {
            case MappedRef::Kind::Constant:
                return ref.index != 0 ? ~std::uint64_t{0} : std::uint64_t{0};
            case MappedRef::Kind::Input:
                return inputs[ref.index][word];
            case MappedRef::Kind::Gate:
                return values[ref.index][word];
        }
        return std::uint64_t{0};
    };
    const auto all_of = [&](const MappedRef& ref) {
        Columns result;
        for (std::size_t word = 0; word < words; ++word) result.push_back(word_of(ref, word));
        return result;
    };
    for (const PatternStep& step : gates.steps) {
        if (step.kind == PatternStep::Kind::Delay) {
            inputs[patterns.reads.size() + step.index] =
                moved(all_of(gates.mapped.outputs[patterns.delays[step.index]].ref), 1);
            continue;
        }
        const MappedGate& gate = gates.mapped.gates[step.index];
        Columns& value = values[step.index];
        for (std::size_t word = 0; word < words; ++word) {
            std::array<std::uint64_t, 3> x{};
            for (std::size_t k = 0; k < gate.arity; ++k) x[k] = word_of(gate.operands[k], word);
            value.push_back(evaluate(gate.function, x[0], x[1], x[2]));
        }
    }
    std::vector<Columns> outputs;
    for (const MappedOutput& output : gates.mapped.outputs) outputs.push_back(all_of(output.ref));
    return outputs;
}

/// When what a gate waits for is there: the number of the last input that it depends on.
std::vector<std::uint32_t> moments(const PatternNetwork& patterns, const MappedNetwork& mapped) {
    std::vector<std::uint32_t> result;
    const auto moment = [&](const MappedRef& ref) -> std::uint32_t {
        if (ref.kind == MappedRef::Kind::Gate) return result[ref.index];
        if (ref.kind != MappedRef::Kind::Input) return 0;
        // Reads are sorted by lag; those without one are there from the beginning.
        if (ref.index >= patterns.reads.size()) return ref.index + 1;
        return patterns.reads.front().lag - patterns.reads[ref.index].lag;
    };
    for (const MappedGate& gate : mapped.gates) {
        std::uint32_t last = 0;
        for (std::size_t k = 0; k < gate.arity; ++k)
            last = std::max(last, moment(gate.operands[k]));
        result.push_back(last);
    }
    return result;
}

}  // namespace

PatternSymbols classify(const std::vector<Relation>& relations, const DelayCell& cell,
                        const std::vector<std::string>& patterns) {
    PatternSymbols result;
    std::map<std::pair<std::size_t, unsigned char>, SymbolClass> known;
    const auto class_of = [&](std::size_t relation, unsigned char symbol) {
        const auto [entry, is_new] = known.try_emplace({relation, symbol});
        if (!is_new) return entry->second;
        ByteClass bytes;
        for (std::uint32_t byte = 0; byte < 256; ++byte)
            bytes.set(byte, relations[relation](symbol, byte));
        SymbolClass& found = entry->second;
        if (bytes.none()) {
            found = {Kind::Never, 0};
        } else if (bytes.all() && cell.diagonal) {
            found = {Kind::Always, 0};
        } else {
            const auto place = std::find(result.classes.begin(), result.classes.end(), bytes);
            found = {Kind::Class, static_cast<std::uint32_t>(place - result.classes.begin())};
            if (place == result.classes.end()) result.classes.push_back(bytes);
        }
        return found;
    };
    for (const std::string& pattern : patterns) {
        std::vector<SymbolClass>& rows = result.rows.emplace_back();
        for (const char symbol : pattern)
            for (std::size_t relation = 0; relation < relations.size(); ++relation)
                rows.push_back(class_of(relation, static_cast<unsigned char>(symbol)));
    }
    return result;
}

PatternNetwork unroll(const DelayCell& cell, const PatternSymbols& symbols, std::size_t first,
                      std::size_t end) {
    return Unroller(cell, symbols, first, end).finish();
}

PatternGates map_patterns(const PatternNetwork& patterns, const CellLibrary& library) {
    MapParams quickly;
    quickly.optimize_inputs = 0;
    quickly.cuts_per_node = 6;
    quickly.rounds = 2;
    quickly.order = false;
    PatternGates result{map_network(patterns.network, library, nullptr, quickly), {}};
    const std::vector<std::uint32_t> moment = moments(patterns, result.mapped);
    std::vector<std::uint32_t> order(moment.size());
    for (std::uint32_t gate = 0; gate < order.size(); ++gate) order[gate] = gate;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return moment[a] < moment[b]; });
    std::vector<bool> delayed(patterns.delays.size(), false);
    const auto need = [&](const MappedRef& ref) {
        if (ref.kind != MappedRef::Kind::Input || ref.index < patterns.reads.size()) return;
        const auto delay = static_cast<std::uint32_t>(ref.index - patterns.reads.size());
        if (delayed[delay]) return;
        delayed[delay] = true;
        result.steps.push_back({PatternStep::Kind::Delay, delay});
    };
    // A delay of a delay: the inner one first.
    const auto need_all = [&](const MappedRef& ref) {
        std::vector<MappedRef> chain{ref};
        while (chain.back().kind == MappedRef::Kind::Input &&
               chain.back().index >= patterns.reads.size())
            chain.push_back(
                result.mapped.outputs[patterns.delays[chain.back().index - patterns.reads.size()]]
                    .ref);
        for (std::size_t i = chain.size(); i-- > 0;) need(chain[i]);
    };
    for (const std::uint32_t gate : order) {
        for (std::size_t k = 0; k < result.mapped.gates[gate].arity; ++k)
            need_all(result.mapped.gates[gate].operands[k]);
        result.steps.push_back({PatternStep::Kind::Gate, gate});
    }
    for (std::uint32_t output = 0; output <= patterns.any; ++output)
        need_all(result.mapped.outputs[output].ref);
    return result;
}

Status check_patterns(const DelayCell& cell, const PatternSymbols& symbols, std::size_t first,
                      const PatternNetwork& patterns, const PatternGates& gates) {
    constexpr std::size_t kColumns = 192;
    const auto predicates = static_cast<std::size_t>(cell.relations);
    // The cell knows nothing of what is before the text, and has to forget that, too.
    std::size_t forgotten = patterns.memory;
    for (std::size_t i = 0; i < patterns.patterns.size(); ++i)
        forgotten =
            std::max(forgotten, symbols.rows[first + i].size() / predicates + cell.planes.size());
    const std::vector<std::vector<bool>> text = sample_text(
        symbols, first, first + patterns.patterns.size(), forgotten + kColumns, predicates);
    const std::vector<Columns> found = outputs_by_gates(patterns, gates, text);
    std::vector<MintermSet> tables;
    for (const DelayLogic& logic : cell.logic) tables.push_back(simulate(logic.network).front());
    const MintermSet report = simulate(cell.report.network).front();
    const std::size_t width = 1 + cell.costs.size();
    for (std::size_t i = 0; i < patterns.patterns.size(); ++i) {
        const auto wanted = outputs_by_cell(cell, tables, report, symbols.rows[first + i], text);
        const PatternOutputs& outputs = patterns.patterns[i];
        for (std::size_t column = forgotten; column < text.size(); ++column) {
            const auto is_right = [&](std::uint32_t output, std::uint8_t value) {
                return (found[output][column / 64] >> (column % 64) & 1U) == value;
            };
            bool right = is_right(outputs.report, wanted[column * width]);
            for (std::size_t k = 0; k < outputs.costs.size(); ++k)
                right &= is_right(outputs.costs[k], wanted[column * width + k + 1]);
            if (!right)
                return Failure::internal(fmt::format(
                    "the gates of pattern {} are wrong in column {}", first + i + 1, column + 1));
        }
    }
    return success();
}

}  // namespace minterm
