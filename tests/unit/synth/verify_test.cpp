// SPDX-License-Identifier: Apache-2.0
#include "synth/verify.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "synth/cover_to_network.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/tabulate.hpp"
#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::verify_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

// Everything that leads to a mapped cell.
struct CompiledCell {
    Recurrence recurrence;
    Flows flows;
    Encoding encoding;
    SymbolLogic symbols;
    MappedNetwork mapped;

    Status verify() const { return verify_cell(recurrence, flows, encoding, symbols, mapped); }
};

CompiledCell compiled(const Recurrence& recurrence, const SymbolLogic& symbols,
                      const CellLibrary& library = lut3_library()) {
    CompiledCell cell{recurrence, *derive(recurrence), {}, symbols, {}};
    cell.encoding = *encode(recurrence, cell.flows);
    const TruthTable table = tabulate(cell.flows, cell.encoding);
    const auto states =
        static_cast<std::size_t>(cell.encoding.vertical.bits + cell.encoding.horizontal.bits);

    std::vector<std::string> inputs(table.inputs.begin(),
                                    table.inputs.begin() + static_cast<std::ptrdiff_t>(states));
    for (int k = 0; k < symbols.a_planes; ++k) inputs.push_back("a" + std::to_string(k));
    for (int k = 0; k < symbols.b_planes; ++k) inputs.push_back("b" + std::to_string(k));
    Network network(inputs);
    std::vector<Signal> signals;
    std::vector<Signal> planes;
    for (int k = 0; k < network.input_count(); ++k) {
        (static_cast<std::size_t>(k) < states ? signals : planes).push_back(network.input(k));
    }
    for (const Signal differ : inline_network(network, mismatch_network(symbols), planes)) {
        signals.push_back(differ);
    }
    const Network logic = cover_to_network(minimize_qm(table));
    const std::vector<Signal> results = inline_network(network, logic, signals);
    for (std::size_t o = 0; o < results.size(); ++o) {
        network.add_output(table.outputs[o].name, results[o]);
    }
    cell.mapped = map_network(network, library);
    return cell;
}

SymbolLogic equality(int planes) {
    SymbolLogic logic;
    logic.a_planes = logic.b_planes = planes;
    return logic;
}

// What verify_cell has to find out, spelled out minterm by minterm.
bool is_right(const CompiledCell& cell) {
    const std::vector<MintermSet> outputs = simulate(cell.mapped);
    const Encoding& encoding = cell.encoding;
    const std::vector<MintermSet> mismatch = simulate(mismatch_network(cell.symbols));
    const std::uint64_t minterms = std::uint64_t{1} << cell.mapped.inputs.size();
    for (std::uint64_t minterm = 0; minterm < minterms; ++minterm) {
        const std::uint64_t v_code = minterm & ((1U << encoding.vertical.bits) - 1);
        const std::uint64_t rest = minterm >> encoding.vertical.bits;
        const std::uint64_t h_code = rest & ((1U << encoding.horizontal.bits) - 1);
        const std::uint64_t pair = rest >> encoding.horizontal.bits;
        const int v = encoding.vertical.value_of_code[v_code];
        const int h = encoding.horizontal.value_of_code[h_code];
        bool occurs = v >= 0 && h >= 0 &&
                      cell.flows.can_meet(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h));
        unsigned predicates = 0;
        for (std::size_t r = 0; r < mismatch.size(); ++r) {
            predicates |= static_cast<unsigned>(!mismatch[r].test(pair)) << r;
            if (!cell.symbols.equality) {
                occurs = occurs && !cell.symbols.mismatch[r].outputs[0].dont_care.test(pair);
            }
        }
        if (!occurs) continue;
        std::uint64_t out = 0;
        for (std::size_t o = 0; o < outputs.size(); ++o) {
            out |= std::uint64_t{outputs[o].test(minterm)} << o;
        }
        const CellResult& expected =
            cell.flows.at(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h), predicates);
        const std::uint64_t v_out = out & ((1U << encoding.vertical.bits) - 1);
        const std::uint64_t h_out = out >> encoding.vertical.bits;
        if (encoding.vertical.value_of_code[v_out] != expected.vertical ||
            encoding.horizontal.value_of_code[h_out] != expected.horizontal) {
            return false;
        }
    }
    return true;
}

// Flips every bit of every gate's function, one at a time; the verdict must always be right.
void judge_all_mutants(const CompiledCell& cell) {
    int wrong_mutants = 0;
    for (std::size_t g = 0; g < cell.mapped.gates.size(); ++g) {
        const int rows = 1 << cell.mapped.gates[g].arity;
        for (int row = 0; row < rows; ++row) {
            CompiledCell mutant = cell;
            // An unused operand is constant 0, so only the first rows of the table matter.
            mutant.mapped.gates[g].function ^= static_cast<std::uint8_t>(1U << row);
            const Status verdict = mutant.verify();
            ASSERT_EQ(verdict.ok(), is_right(mutant)) << "gate " << g << ", row " << row;
            if (verdict) continue;
            ++wrong_mutants;
            EXPECT_EQ(verdict.failure().kind(), FailureKind::Internal);
        }
    }
    EXPECT_GE(wrong_mutants, static_cast<int>(cell.mapped.gates.size()));
}

TEST(VerifyCell, AcceptsCompiledCells) {
    for (const Recurrence& recurrence : {levenshtein(), lcs(), indel(), weighted(3, 2, 1), infix(),
                                         shift_or(), k_mismatch(2), affine(2, 2, 1)}) {
        for (const int planes : {0, 1, 2, 5}) {
            for (const CellLibrary* library : {&lut3_library(), &two_input_library()}) {
                const CompiledCell cell = compiled(recurrence, equality(planes), *library);
                const Status verdict = cell.verify();
                EXPECT_TRUE(verdict.ok())
                    << recurrence.name << ": " << verdict.failure().messages()[0].text;
                EXPECT_TRUE(is_right(cell));
            }
        }
    }
}

TEST(VerifyCell, EightPlanes) {
    const CompiledCell cell = compiled(levenshtein(), equality(8));
    ASSERT_EQ(cell.mapped.inputs.size(), 20U);
    EXPECT_TRUE(cell.verify().ok());
    CompiledCell mutant = cell;
    mutant.mapped.gates.back().function ^= 0x80;
    EXPECT_EQ(mutant.verify().ok(), is_right(mutant));
}

// The same question as a table, which says nothing of equality.
SymbolLogic equality_table(int planes) {
    SymbolLogic logic = equality(planes);
    logic.equality = false;
    std::vector<std::string> inputs;
    for (const char* side : {"a", "b"})
        for (int plane = 0; plane < planes; ++plane) inputs.push_back(side + std::to_string(plane));
    TableOutput output{"c0", MintermSet(2 * planes), MintermSet(2 * planes)};
    for (std::uint64_t pair = 0; pair < output.on.size(); ++pair)
        output.on.set(pair, pair >> planes != (pair & ((std::uint64_t{1} << planes) - 1)));
    logic.mismatch.push_back({inputs, {std::move(output)}});
    return logic;
}

TEST(VerifyCell, MoreInputsThanAreSimulatedAtOnce) {
    for (const SymbolLogic& logic : {equality(8), equality_table(8)}) {
        const CompiledCell cell = compiled(weighted(5, 4, 3), logic);
        ASSERT_EQ(cell.mapped.inputs.size(), 22U);
        EXPECT_TRUE(cell.verify().ok());
        for (const std::size_t gate :
             {std::size_t{0}, cell.mapped.gates.size() / 2, cell.mapped.gates.size() - 1}) {
            CompiledCell mutant = cell;
            mutant.mapped.gates[gate].function ^= 0xff;
            EXPECT_FALSE(mutant.verify().ok());
        }
    }
}

TEST(VerifyCell, JudgesEveryMutant) {
    for (const Recurrence& recurrence :
         {levenshtein(), lcs(), indel(), shift_or(), k_mismatch(2), affine(2, 2, 1)}) {
        SCOPED_TRACE(recurrence.name);
        judge_all_mutants(compiled(recurrence, equality(1)));
        judge_all_mutants(compiled(recurrence, equality(2)));
        judge_all_mutants(compiled(recurrence, equality(2), two_input_library()));
    }
}

TEST(VerifyCell, JudgesMutantsOfRandomCells) {
    int cells = 0;
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
        const Recurrence recurrence = random_recurrence(seed);
        const Result<Flows> flows = derive(recurrence, {24, 64});
        if (!flows || flows->vertical.values.size() > 5 || flows->horizontal.values.size() > 5) {
            continue;
        }
        SCOPED_TRACE("seed " + std::to_string(seed));
        const SymbolSet letters = symbols_in("abcde");
        const Result<SymbolCoding> coding = code_symbols(recurrence.relations, letters, letters);
        ASSERT_TRUE(coding);
        const CompiledCell cell = compiled(recurrence, coding->logic);
        const Status verdict = cell.verify();
        ASSERT_TRUE(verdict.ok()) << verdict.failure().messages()[0].text;
        ASSERT_TRUE(is_right(cell));
        if (cell.mapped.gates.size() <= 15) judge_all_mutants(cell);
        ++cells;
    }
    EXPECT_GE(cells, 25);
}

// Symbols of too many planes for an enumeration: every gate turned into its complement, and every
// input of a gate exchanged for another one, has to be noticed.
TEST(VerifyCell, ProvesWideSymbols) {
    SymbolLogic wildcards = equality(10);
    wildcards.a_planes = wildcards.b_planes = 11;
    wildcards.a_wildcards = wildcards.b_wildcards = true;
    SymbolLogic wild_b = equality(10);
    wild_b.b_planes = 11;
    wild_b.b_wildcards = true;
    for (const SymbolLogic& logic : {equality(9), equality(20), wildcards, wild_b}) {
        const CompiledCell cell = compiled(lcs(), logic);
        const Status verdict = cell.verify();
        ASSERT_TRUE(verdict.ok()) << verdict.failure().render();
        for (std::size_t g = 0; g < cell.mapped.gates.size(); ++g) {
            CompiledCell mutant = cell;
            MappedGate& gate = mutant.mapped.gates[g];
            gate.function ^= static_cast<std::uint8_t>((1U << (1U << gate.arity)) - 1);
            EXPECT_FALSE(mutant.verify().ok()) << "gate " << g;
            for (std::size_t i = 0; i < gate.arity; ++i) {
                if (gate.operands[i].kind != MappedRef::Kind::Input) continue;
                mutant = cell;
                MappedRef& operand = mutant.mapped.gates[g].operands[i];
                operand.index =
                    (operand.index + 1) % static_cast<std::uint32_t>(cell.mapped.inputs.size());
                EXPECT_FALSE(mutant.verify().ok()) << "gate " << g << ", operand " << i;
            }
        }
    }
}

TEST(VerifyCell, SaysWhereTheCellIsWrong) {
    CompiledCell cell = compiled(lcs(), equality(1));
    for (MappedOutput& output : cell.mapped.outputs) {
        output.ref = {MappedRef::Kind::Constant, 0};
    }
    const Status verdict = cell.verify();
    ASSERT_FALSE(verdict.ok());
    EXPECT_EQ(
        verdict.failure().messages()[0].text,
        "the compiled cell of 'lcs' is wrong: with (0) from the left (code 0), (0) from above "
        "(code 0) and symbol codes 0 and 0 its output v0' is 0");
}

TEST(VerifyCell, DoesNotTrustTheTableOfTheFlows) {
    CompiledCell cell = compiled(levenshtein(), equality(2));
    cell.flows.cell.assign(cell.flows.cell.size(), {0, 0});
    EXPECT_TRUE(cell.verify().ok());
    // A cell made from a wrong table is found out.
    const CompiledCell other = compiled(infix(), equality(2));
    cell.recurrence = weighted(2, 1, 1);
    EXPECT_FALSE(cell.verify().ok());
    EXPECT_TRUE(other.verify().ok());
}

TEST(VerifyCell, MissesNoValueThatIsNotCarried) {
    CompiledCell cell = compiled(affine(2, 2, 1), equality(1));
    // The vertical edge without E: what the cell does is no longer determined.
    cell.flows.vertical.components.pop_back();
    for (FlowValue& value : cell.flows.vertical.values) value.pop_back();
    cell.flows.vertical.known.clear();
    const Status verdict = cell.verify();
    ASSERT_FALSE(verdict.ok());
    EXPECT_THAT(verdict.failure().messages()[0].text,
                HasSubstr("the flows of 'affine' do not determine its cell"));
}

TEST(VerifyCell, FindsTuplesThatWereMergedWrongly) {
    CompiledCell cell = compiled(gotoh(4, 6, 2, 100, 2), equality(1));
    ASSERT_TRUE(cell.verify().ok());
    ASSERT_FALSE(cell.flows.vertical.known.empty());
    const std::vector<KnownTuple> known = cell.flows.vertical.known;
    for (std::size_t k = 0; k < known.size(); k += 7) {
        cell.flows.vertical.known = known;
        FlowIndex& index = cell.flows.vertical.known[k].index;
        index = static_cast<FlowIndex>(index == 0 ? 1 : index - 1);
        EXPECT_FALSE(cell.verify().ok()) << k;
    }
}

TEST(VerifyCell, FindsLimitsThatAreTooLow) {
    CompiledCell cell = compiled(gotoh(4, 6, 2, 100, 2), equality(1));
    ASSERT_EQ(cell.flows.vertical.limits.size(), 1U);
    cell.flows.vertical.limits[0].offset -= 2;
    EXPECT_FALSE(cell.verify().ok());
}

TEST(VerifyCell, RefusesOtherPorts) {
    CompiledCell cell = compiled(lcs(), equality(1));
    std::swap(cell.mapped.inputs[0], cell.mapped.inputs[1]);
    const Status swapped = cell.verify();
    ASSERT_FALSE(swapped.ok());
    EXPECT_THAT(swapped.failure().messages()[0].text,
                AllOf(HasSubstr("has inputs h0 v0 a0 b0"), HasSubstr("expected v0 h0 a0 b0")));
    cell = compiled(lcs(), equality(1));
    cell.symbols.a_planes = 2;
    EXPECT_FALSE(cell.verify().ok());
    cell = compiled(lcs(), equality(1));
    cell.mapped.outputs.pop_back();
    EXPECT_FALSE(cell.verify().ok());
}

}  // namespace
}  // namespace minterm::testing::verify_test
