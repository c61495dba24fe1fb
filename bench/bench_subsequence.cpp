// SPDX-License-Identifier: Apache-2.0
//
// One longest common subsequence of two long strings, beside Hirschberg's algorithm (1975) as it is
// in textbooks: what Kawanami and Fujimoto (2011) measured on a GPU against one processor core.
// Prints a Markdown table.
//
//     bench_subsequence [--first A --second B] [--threads N] [--part N] [--repeats R] [--record
//     FOLDER]
//
// Pairs of unrelated random DNA of A and B letters; default: the largest of the paper's Table 1
// (1.8 and 1.51 million) and strings of 2 and 4 million. The textbook's program runs on the first
// N letters (--part) of both, and its time is scaled by the number of cells, which is all that it
// depends on. Both answers for the part are compared, and minterm's subsequence of the whole is
// checked to be one of both strings, and as long as the length by all cells says. Times are the
// least of R, with an engine that has compiled: on the wall, and of the processor, all threads
// together, which other work on the machine changes less. The textbook's is processor time.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/common_subsequence.hpp"
#include "codegen/engine.hpp"
#include "minterm/generate_pair.hpp"

namespace {

using minterm::Engine;
using minterm::Recurrence;
using minterm::RunOptions;
using minterm::RunResult;
using minterm::bench::give_up;
using minterm::bench::processor_seconds;
using minterm::bench::wall_seconds;

struct Settings {
    std::uint64_t first = 0;  ///< letters of one pair; 0: those of the papers
    std::uint64_t second = 0;
    int repeats = 1;
    int threads = 2;
    std::uint64_t part = 30'000;
    std::string record;
};

Settings parse(int argc, char** argv) {
    Settings settings;
    minterm::bench::Options options("One longest common subsequence, beside Hirschberg's algorithm",
                                    settings.repeats, settings.record);
    options.number("--first", settings.first,
                   "Letters of the first string of one pair, with --second");
    options.number("--second", settings.second, "And of the second");
    options.only_together("--first", "--second");
    options.threads(settings.threads);
    options.number("--part", settings.part, "Letters of both strings for the textbook's program",
                   1000, 1'000'000);
    options.parse_or_exit(argc, argv);
    return settings;
}

/// Hirschberg (1975), with rows of numbers.
class Textbook {
public:
    std::string operator()(std::string_view a, std::string_view b) {
        result_.clear();
        solve(a, b);
        return result_;
    }

private:
    /// The last row of the matrix of lengths.
    template <typename Letters>
    static std::vector<std::int32_t> last_row(Letters a_begin, Letters a_end, Letters b_begin,
                                              std::size_t columns) {
        std::vector<std::int32_t> row(columns + 1, 0);
        for (; a_begin != a_end; ++a_begin) {
            std::int32_t diagonal = 0;
            Letters b = b_begin;
            for (std::size_t j = 1; j <= columns; ++j, ++b) {
                const std::int32_t above = row[j];
                row[j] = *a_begin == *b ? diagonal + 1 : std::max(above, row[j - 1]);
                diagonal = above;
            }
        }
        return row;
    }

    void solve(std::string_view a, std::string_view b) {
        if (a.empty() || b.empty()) return;
        if (a.size() == 1) {
            if (b.find(a[0]) != std::string_view::npos) result_ += a[0];
            return;
        }
        const std::size_t middle = a.size() / 2;
        const std::string_view upper = a.substr(0, middle);
        const std::string_view lower = a.substr(middle);
        const auto before = last_row(upper.begin(), upper.end(), b.begin(), b.size());
        const auto behind = last_row(lower.rbegin(), lower.rend(), b.rbegin(), b.size());
        std::size_t cut = 0;
        for (std::size_t j = 1; j <= b.size(); ++j)
            if (before[j] + behind[b.size() - j] > before[cut] + behind[b.size() - cut]) cut = j;
        solve(upper, b.substr(0, cut));
        solve(lower, b.substr(cut));
    }

    std::string result_;
};

RunResult subsequence(Engine& engine, const Recurrence& indel, std::string_view a,
                      std::string_view b, int threads) {
    RunOptions options;
    options.alignment = true;
    options.threads = threads;
    auto result = minterm::run_common_subsequence(engine, indel, a, b, options);
    if (!result) give_up(result.failure().render());
    return *std::move(result);
}

/// How many pairs of equal letters an alignment has; gives up where it is no common subsequence.
std::uint64_t matches(const minterm::Alignment& alignment, std::string_view a, std::string_view b) {
    std::uint64_t i = 0, j = 0, count = 0;
    for (const minterm::EditRun& run : alignment.runs) {
        if (run.operation == minterm::EditOperation::Match) {
            if (a.substr(i, run.length) != b.substr(j, run.length))
                give_up("no common subsequence");
            count += run.length;
        }
        if (run.operation != minterm::EditOperation::OnlyInB) i += run.length;
        if (run.operation != minterm::EditOperation::OnlyInA) j += run.length;
    }
    if (i != a.size() || j != b.size()) give_up("the alignment has another length");
    return count;
}

/// Least times of some calls.
struct BothTimes {
    double wall = std::numeric_limits<double>::infinity();
    double processor = std::numeric_limits<double>::infinity();

    template <typename Work>
    void add(const Work& work) {
        double on_wall = 0;
        processor = std::min(processor, processor_seconds([&] { on_wall = wall_seconds(work); }));
        wall = std::min(wall, on_wall);
    }
};

std::string seconds_text(double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", seconds < 100 ? 2 : 0, seconds);
    return text;
}

/// One row of the table.
void measure(std::ostream& table, const std::string& a, const std::string& b,
             const Recurrence& indel, const minterm::Target& target, const Settings& settings) {
    Engine engine(target);
    const std::string_view part_a = std::string_view(a).substr(0, settings.part);
    const std::string_view part_b = std::string_view(b).substr(0, settings.part);
    std::string expected;
    const double textbook = processor_seconds([&] { expected = Textbook()(part_a, part_b); });
    const RunResult of_part = subsequence(engine, indel, part_a, part_b, settings.threads);
    if (matches(*of_part.alignment, part_a, part_b) != expected.size())
        give_up("another length than Hirschberg's algorithm");

    RunOptions length_alone;
    length_alone.threads = settings.threads;
    BothTimes of_subsequence, of_length;
    std::uint64_t length = 0;
    std::int64_t gaps = 0;
    for (int i = 0; i < settings.repeats; ++i) {
        RunResult result;
        of_subsequence.add([&] { result = subsequence(engine, indel, a, b, settings.threads); });
        length = matches(*result.alignment, a, b);
        of_length.add([&] {
            const auto alone = engine.run(indel, a, b, length_alone);
            if (!alone) give_up(alone.failure().render());
            gaps = alone->answer.value;
        });
    }
    if (static_cast<std::int64_t>(a.size() + b.size() - 2 * length) != gaps)
        give_up("the subsequence is not as long as it can be");

    const double cells = static_cast<double>(a.size()) * static_cast<double>(b.size());
    const double part_cells =
        static_cast<double>(part_a.size()) * static_cast<double>(part_b.size());
    const double scaled = textbook * cells / part_cells;
    table << "| " << a.size() << " x " << b.size() << " | " << length << " | "
          << seconds_text(textbook) << " | " << seconds_text(scaled);
    for (const BothTimes& times : {of_length, of_subsequence})
        table << " | " << seconds_text(times.wall) << " | " << seconds_text(times.processor);
    table << " | " << static_cast<std::int64_t>(scaled / of_subsequence.wall) << " |\n";
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    const auto target = minterm::choose_target();
    if (!target) give_up(target.failure().render());
    const Recurrence indel = minterm::bench::load_recurrence("indel");

    std::ostringstream table;
    table << "One longest common subsequence of unrelated random DNA, target " << (*target)->name
          << ", " << minterm::bench::cores_text(settings.threads) << " of "
          << minterm::bench::processor_text() << "; " << minterm::bench::compiler_name()
          << "; commit " << minterm::bench::commit_name() << "; " << minterm::bench::today()
          << "; least of " << settings.repeats << " calls. Hirschberg's algorithm on one core.\n\n"
          << "| letters | length | Hirschberg, " << settings.part << " x " << settings.part
          << ", s | the same for all cells, s | minterm, length alone, s | of processor time | "
             "minterm, subsequence, s | of processor time | times as fast |\n"
          << "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    minterm::RandomNumbers random(1);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> lengths{
        {1'800'000, 1'510'000}, {2'000'000, 2'000'000}, {4'000'000, 4'000'000}};
    if (settings.first > 0) lengths = {{settings.first, settings.second}};
    for (const auto& [first, second] : lengths) {
        const std::string a = minterm::random_dna(first, random);
        const std::string b = minterm::random_dna(second, random);
        measure(table, a, b, indel, **target, settings);
    }
    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
