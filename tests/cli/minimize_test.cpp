// SPDX-License-Identifier: Apache-2.0
//
// `minterm minimize`: all formats in, all types out, the figures, and mistakes. The small functions
// are ones that other minimisers got wrong.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/cli/shell.hpp"

namespace minterm::testing::minimize_test {
namespace {

class Minimize : public Shell {
protected:
    /// The rows of the cover of a plain truth table.
    std::string rows(const std::string& table) {
        write("t.tt", table);
        const Outcome outcome = run("minterm minimize t.tt --exact --type f -q | grep -v '^[.]'");
        EXPECT_EQ(outcome.err, "");
        return outcome.out;
    }

    void expect_figures(const std::string& table, int products, int literals) {
        SCOPED_TRACE(table);
        write("t.tt", table);
        const Outcome outcome = run("minterm minimize t.tt --json --exact");
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        const auto has = [&](const std::string& text) {
            EXPECT_NE(outcome.out.find(text), std::string::npos) << outcome.out;
        };
        has("\n  \"products\": " + std::to_string(products) + ",");
        if (literals >= 0) has("\n  \"literals\": " + std::to_string(literals) + ",");
        has("\"proved_minimum\": true");
        has("\"verified\": true");
    }
};

TEST_F(Minimize, FunctionsThatOthersGotWrong) {
    const std::string order = "order last_fastest\n";
    expect_figures(order + "0111 1110 1101 1011\n", 5, -1);
    expect_figures(order + "--11\n", 1, 0);       // A with dc = !A: constant 1
    expect_figures(order + "01--\n", 1, 1);       // A|B with dc = A: B
    expect_figures(order + "0010 ----\n", 1, 2);  // don't-cares need no cover
    expect_figures(order + "1100 1--0 1011 0001\n", 3, 8);
    expect_figures(order + "011- --10\n", 2, -1);
    // f = cd' + a'bd' + a'bc + ab'c + ab'd' + a'b'c'd, where b and c never come together
    expect_figures(order + "0110 1011 1011 0010\n", 6, -1);
    expect_figures(order + "0110 10-- 1011 00--\n", 5, -1);
}

TEST_F(Minimize, ConstantsAndProjections) {
    EXPECT_EQ(rows("0x0000\n"), "");
    EXPECT_EQ(rows("0xffff\n"), "---- 1\n");
    EXPECT_EQ(rows("0x5555\n"), "0--- 1\n");
    EXPECT_EQ(rows("0xaaaa\n"), "1--- 1\n");
    EXPECT_EQ(rows("0x3333\n"), "-0-- 1\n");
    EXPECT_EQ(rows("0xcccc\n"), "-1-- 1\n");
    EXPECT_EQ(rows("0x0f0f\n"), "--0- 1\n");
    EXPECT_EQ(rows("0xf0f0\n"), "--1- 1\n");
    EXPECT_EQ(rows("----------------\n"), "");
    EXPECT_EQ(rows("1\n"), "1\n");
}

/// The first input is the fastest, in files and in products alike.
TEST_F(Minimize, TheOrderOfTheBits) {
    EXPECT_EQ(rows("1000\n"), "00 1\n");
    EXPECT_EQ(rows("0100\n"), "10 1\n");
    EXPECT_EQ(rows("0010\n"), "01 1\n");
    EXPECT_EQ(rows("0001\n"), "11 1\n");
}

/// A table of 2^n rows is no reason to take long: one second of processor time at most.
TEST_F(Minimize, AnOrTakesOneGateLessThanInputs) {
    for (const int inputs : {10, 16}) {
        std::string pla = ".i " + std::to_string(inputs) + "\n.o 1\n";
        for (int i = 0; i < inputs; ++i) {
            std::string row(static_cast<std::size_t>(inputs), '-');
            row[static_cast<std::size_t>(i)] = '1';
            pla += row + " 1\n";
        }
        write("or.pla", pla + ".e\n");
        const std::string limit = inputs == 10 ? "ulimit -t 1; " : "ulimit -t 20; ";
        const Outcome gates = run(limit + "minterm compile or.pla --library avx2 --json");
        EXPECT_EQ(gates.exit_code, 0) << gates.err;
        const std::string wanted = "\n  \"gates\": " + std::to_string(inputs - 1) + ",";
        EXPECT_NE(gates.out.find(wanted), std::string::npos) << gates.out;
        const Outcome cover = run(limit + "minterm minimize or.pla");
        EXPECT_NE(cover.err.find("products   " + std::to_string(inputs) + " (minimum)"),
                  std::string::npos)
            << cover.err;
    }
}

TEST_F(Minimize, UnlistedRowsOfAnOffSetAreFree) {
    const Outcome outcome =
        run("printf '.i 3\\n.o 1\\n.type fr\\n011 1\\n010 0\\n.e\\n' | minterm minimize - -q");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out, ".i 3\n.o 1\n.ilb x0 x1 x2\n.ob y0\n.type fr\n.p 2\n--1 1\n010 0\n.e\n");
}

TEST_F(Minimize, EveryTypeSaysTheSame) {
    write("in.pla", ".i 3\n.o 2\n.type fdr\n11- 1-\n0-- 01\n101 -0\n");
    const Outcome least = run("minterm minimize in.pla --type f -q");
    EXPECT_EQ(least.exit_code, 0) << least.err;
    for (const std::string type : {"f", "fd", "fr", "fdr"}) {
        SCOPED_TRACE(type);
        EXPECT_EQ(
            run("minterm minimize in.pla --type " + type + " -o " + type + ".pla -q").exit_code, 0);
        EXPECT_NE(read(type + ".pla").find(".type " + type + "\n"), std::string::npos);
        EXPECT_EQ(run("minterm minimize " + type + ".pla --type f -q").out, least.out);
    }
}

TEST_F(Minimize, SharedAndSeparate) {
    // y = ac' + ab, z = a'c + bc; three products are enough for both together.
    write("s.pla", ".i 3\n.o 2\n1-0 10\n0-1 01\n111 11\n");
    EXPECT_NE(run("minterm minimize s.pla").err.find("products   3 (minimum)"), std::string::npos);
    const Outcome separate = run("minterm minimize s.pla --outputs separate");
    EXPECT_NE(separate.err.find("products   4 (minimum for each output)"), std::string::npos)
        << separate.err;
}

TEST_F(Minimize, ShippedTableAndWideTables) {
    const Outcome paper = run("minterm minimize paper_cell --exact");
    EXPECT_EQ(paper.exit_code, 0);
    EXPECT_NE(paper.err.find("products   8 (minimum)\nliterals   20 (minimum)"), std::string::npos);
    std::string wide = ".i 40\n.o 1\n";
    for (std::size_t i = 0; i < 40; ++i) {
        std::string row(40, '-');
        row[i] = '1';
        wide += row + " 1\n";
    }
    write("or.pla", wide + ".e\n");
    EXPECT_NE(run("minterm minimize or.pla").err.find("products   40 (minimum)"),
              std::string::npos);
}

TEST_F(Minimize, NoProofIsAnErrorOnlyWithExact) {
    std::string table;
    unsigned state = 1;
    for (int i = 0; i < 1 << 12; ++i) {
        state = state * 1103515245U + 12345U;
        table += "01"[(state >> 16) & 1];
    }
    write("r.tt", table + "\n");
    const Outcome heuristic = run("minterm minimize r.tt --heuristic");
    EXPECT_EQ(heuristic.exit_code, 0);
    EXPECT_NE(heuristic.err.find("(not proved minimum; at least"), std::string::npos);
    EXPECT_NE(heuristic.err.find("Minato-Morreale"), std::string::npos);
    const Outcome exact = run("minterm minimize r.tt --exact --effort 0.1");
    EXPECT_EQ(exact.exit_code, 1);
    EXPECT_NE(exact.out.find(".e\n"), std::string::npos) << "the best found is still printed";
    EXPECT_NE(exact.err.find("--exact: the cover is the best found, not proved minimum"),
              std::string::npos);
}

/// Random minterms of a table of type fr, everything else free.
std::string scattered_rows(int inputs, int rows) {
    std::string pla = ".i " + std::to_string(inputs) + "\n.o 1\n.type fr\n";
    unsigned state = 1;
    const auto bit = [&] {
        state = state * 1103515245U + 12345U;
        return "01"[(state >> 20) & 1];
    };
    std::set<std::string> seen;
    for (int r = 0; r < rows; ++r) {
        std::string row;
        for (int i = 0; i < inputs; ++i) row += bit();
        if (seen.insert(row).second) pla += row + ' ' + bit() + '\n';
    }
    return pla + ".e\n";
}

TEST_F(Minimize, MoreEffortIsNeverWorse) {
    write("wide.pla", scattered_rows(40, 500));
    int before = 1 << 30;
    for (const std::string effort : {"--heuristic", "", "--effort 0.01", "--effort 0.5"}) {
        const Outcome outcome = run("minterm minimize wide.pla --json " + effort);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        const std::string key = "\n  \"products\": ";
        const std::size_t at = outcome.out.find(key);
        ASSERT_NE(at, std::string::npos) << outcome.out;
        const int products = std::stoi(outcome.out.substr(at + key.size()));
        EXPECT_LE(products, before) << effort;
        before = products;
    }
}

TEST_F(Minimize, Mistakes) {
    struct Mistake {
        std::string content;
        std::string says;
    };
    const Mistake mistakes[] = {
        {".i 1000000\n.o 1\n", "t.pla:1:4: error: a table may have at most 128 inputs"},
        {".i 99999999999999999999\n", "t.pla:1:4: error: expected the number of inputs"},
        {".i 40\n.o 1\n1 1\n", "t.pla:3:1: error: the row has 1 input and 1 output; expected 40"},
        {".o 1\n1 1\n", "t.pla:2:1: error: expected `.i` before the first row"},
        {".i 1\n1 1\n", "t.pla:2:1: error: expected `.o` before the first row"},
        {".i 2\n.o 1\n.type fr\n1- 1\n11 0\n", "t.pla:5:1: error: this row contradicts an earlier"},
        {".i 2\n.o 1\n.p 3\n11 1\n", "t.pla:3:1: error: the file seems to be cut off"},
        {".i 2\n.o 1\n.frob\n", "t.pla:3:1: error: unknown keyword `.frob`"},
        {"", "t.pla: error: the file is empty"},
        {".i 2\n.o 1\n12 1\n1x 1\n", "t.pla:4:2: error: expected 0, 1 or - for input 2 of 2"},
    };
    for (const Mistake& mistake : mistakes) {
        SCOPED_TRACE(mistake.content);
        write("t.pla", mistake.content);
        const Outcome outcome = run("minterm minimize t.pla");
        EXPECT_EQ(outcome.exit_code, 2);
        EXPECT_EQ(outcome.out, "");
        EXPECT_NE(outcome.err.find(mistake.says), std::string::npos) << outcome.err;
    }
    write("p.pla", ".i 1\r\n.o 1\r\n.p 7\r\n1 1\r\n.e\r\n");
    const Outcome note = run("minterm minimize p.pla --type f");
    EXPECT_EQ(note.exit_code, 0);
    EXPECT_NE(note.err.find("p.pla:3:1: note: `.p` announces 7 rows, the file has 1"),
              std::string::npos)
        << note.err;
    EXPECT_EQ(run("minterm minimize lcs").exit_code, 2);
    EXPECT_EQ(run("minterm minimize nowhere.pla").exit_code, 2);
    EXPECT_EQ(run("minterm minimize p.pla --exact --heuristic").exit_code, 2);
    EXPECT_EQ(run("minterm minimize p.pla --effort 0").exit_code, 2);
}

}  // namespace
}  // namespace minterm::testing::minimize_test
