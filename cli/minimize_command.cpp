// SPDX-License-Identifier: Apache-2.0
//
// `minterm minimize`: a truth table -> the fewest products that make it, as a PLA file.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>

#include "cli/command_line.hpp"
#include "cli/json_text.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/stopwatch.hpp"
#include "cli/table_file.hpp"
#include "synth/minimize_cubes.hpp"
#include "synth/pla.hpp"

namespace minterm {
namespace {

struct MinimizeOptions {
    std::string file;
    bool exact = false;
    bool heuristic = false;
    std::string outputs = "shared";
    std::string table;
    std::string type;
    std::string output;
    double effort = 0;
    bool json = false;
    bool quiet = false;
};

constexpr double kExactEffort = 60;  // seconds, where --exact comes without --effort

struct Answer {
    MinimizedCubes cover;
    double seconds = 0;
    bool verified = false;
    std::string text;
};

/// What --effort adds: budgets that only the clock ends.
MinimizeParams with_effort(double seconds) {
    MinimizeParams params;
    params.prime_bytes = std::uint64_t{1} << 30;
    params.matrix_entries = 50'000'000;
    params.search_budget = std::uint64_t{1} << 50;
    const Stopwatch watch;
    params.stop = [watch, seconds] { return watch.milliseconds() > seconds * 1e3; };
    return params;
}

const char* method_name(CoverMethod method) {
    switch (method) {
        case CoverMethod::Exact:
            return "all primes, exact cover";
        case CoverMethod::GreedyPrimes:
            return "all primes, greedy cover";
        case CoverMethod::Isop:
            return "irredundant sums (Minato-Morreale)";
        case CoverMethod::Expand:
            return "rows expanded and made irredundant";
    }
    return "";
}

CubeTable with_outputs(const CubeTable& table, std::uint64_t outputs) {
    CubeTable result = table;
    for (CubeRow& row : result.rows) {
        row.on &= outputs;
        row.dont_care &= outputs;
        row.off &= outputs;
    }
    std::erase_if(result.rows,
                  [](const CubeRow& row) { return (row.on | row.dont_care | row.off) == 0; });
    return result;
}

/// The tables one by one. Without --effort the budgets count work, so that the answer is the same
/// everywhere. --effort comes on top of that, so that it never makes an answer worse, and all
/// tables share it: the first ones take what they need.
std::vector<MinimizedCubes> minimize_each(const std::vector<CubeTable>& tables,
                                          const MinimizeOptions& options) {
    MinimizeParams params;
    params.exact = !options.heuristic;
    std::vector<MinimizedCubes> covers;
    for (const CubeTable& table : tables) covers.push_back(minimize_cubes(table, params));
    const double seconds = options.effort > 0 ? options.effort : options.exact ? kExactEffort : 0;
    if (seconds <= 0 || options.heuristic) return covers;
    const MinimizeParams more = with_effort(seconds);
    for (std::size_t k = 0; k < tables.size(); ++k) {
        if (covers[k].proved_minimum || more.stop()) continue;
        keep_better(covers[k], minimize_cubes(tables[k], more));
    }
    return covers;
}

/// Each output by itself; cubes that two of them need all the same become one row.
MinimizedCubes minimize_separately(const CubeTable& table, const MinimizeOptions& options) {
    std::vector<CubeTable> tables;
    for (std::size_t o = 0; o < table.outputs.size(); ++o) {
        tables.push_back(with_outputs(table, std::uint64_t{1} << o));
    }
    std::vector<MinimizedCubes> covers = minimize_each(tables, options);
    MinimizedCubes all;
    all.proved_minimum = true;
    for (std::size_t o = 0; o < covers.size(); ++o) {
        MinimizedCubes& one = covers[o];
        for (WideProduct& product : one.products) product.outputs &= std::uint64_t{1} << o;
        all.products.insert(all.products.end(), one.products.begin(), one.products.end());
        all.proved_minimum = all.proved_minimum && one.proved_minimum;
        all.lower_bound = std::max(all.lower_bound, one.lower_bound);
        all.primes += one.primes;
        all.method = std::max(all.method, one.method);
    }
    sort_products(all.products);
    return all;
}

Failure too_long(const std::string& set, const std::string& type) {
    return Failure::environment(fmt::format(
        "--type {}: the {} takes too many cubes to write; --type f writes the products alone", type,
        set));
}

/// The cover and the sets that the type calls for.
Result<std::string> pla_of(const CubeTable& table, PlaType type, const MinimizedCubes& cover) {
    CubeTable result;
    result.inputs = table.inputs;
    result.outputs = table.outputs;
    result.type = type;
    for (const WideProduct& product : cover.products) {
        result.rows.push_back({product.cube, product.outputs, 0, 0});
    }
    const std::uint64_t all = table.outputs.size() == 64
                                  ? ~std::uint64_t{0}
                                  : (std::uint64_t{1} << table.outputs.size()) - 1;
    std::vector<WideProduct> said = on_rows(table);
    const bool off_given = gives_off_set(table.type);
    if (type == PlaType::FD || type == PlaType::FDR) {
        std::vector<WideProduct> free = dont_care_rows(table);
        if (off_given && type == PlaType::FD) {
            const std::vector<WideProduct> off = off_rows(table);
            std::vector<WideProduct> known = said;
            known.insert(known.end(), off.begin(), off.end());
            CubeBudget budget;
            const auto rest = complement(known, all, budget);
            if (!rest) return too_long("don't-care set", name_of(type));
            free.insert(free.end(), rest->begin(), rest->end());
        }
        for (const WideProduct& row : free) result.rows.push_back({row.cube, 0, row.outputs, 0});
    }
    if (gives_off_set(type)) {
        std::vector<WideProduct> off = off_rows(table);
        if (!off_given) {
            const std::vector<WideProduct> free = dont_care_rows(table);
            said.insert(said.end(), free.begin(), free.end());
            CubeBudget budget;
            const auto rest = complement(said, all, budget);
            if (!rest) return too_long("off-set", name_of(type));
            off = *rest;
        }
        for (const WideProduct& row : off) result.rows.push_back({row.cube, 0, 0, row.outputs});
    }
    return write_pla(result);
}

std::string statistics(const MinimizeOptions& options, const CubeTable& table,
                       const MinimizedCubes& cover) {
    const std::size_t products = cover.products.size();
    const bool separate = options.outputs == "separate" && table.outputs.size() > 1;
    std::string of_each = separate ? " for each output" : "";
    std::string bound = cover.proved_minimum ? fmt::format(" (minimum{})", of_each)
                        : cover.lower_bound == products && !separate
                            ? " (minimum)"
                            : fmt::format(" (not proved minimum; at least {})", cover.lower_bound);
    std::string text = fmt::format("inputs     {}\noutputs    {}, {}\n", table.inputs.size(),
                                   table.outputs.size(), options.outputs);
    text += fmt::format("products   {}{}\n", products, bound);
    text += fmt::format("literals   {}{}\n", literal_count(cover.products),
                        cover.proved_minimum ? fmt::format(" (minimum{})", of_each) : "");
    if (cover.primes != 0) text += fmt::format("primes     {}\n", cover.primes);
    return text + fmt::format("method     {}\n", method_name(cover.method));
}

nlohmann::ordered_json json_of(const MinimizeOptions& options, const TableFile& file,
                               const Answer& answer) {
    const MinimizedCubes& cover = answer.cover;
    auto outputs = nlohmann::ordered_json::array();
    for (std::size_t o = 0; o < file.table.outputs.size(); ++o) {
        std::vector<WideProduct> own = cover.products;
        std::erase_if(own, [&](const WideProduct& p) { return ((p.outputs >> o) & 1) == 0; });
        outputs.push_back({{"name", json_text(file.table.outputs[o])},
                           {"products", own.size()},
                           {"literals", literal_count(own)}});
    }
    return {{"file", json_text(file.name)},
            {"inputs", file.table.inputs.size()},
            {"outputs", std::move(outputs)},
            {"sharing", options.outputs},
            {"products", cover.products.size()},
            {"literals", literal_count(cover.products)},
            {"proved_minimum", cover.proved_minimum},
            {"lower_bound", cover.lower_bound},
            {"primes", cover.primes},
            {"method", method_name(cover.method)},
            {"verified", answer.verified},
            {"seconds", answer.seconds},
            {"text", answer.text}};
}

Status minimize_file(const MinimizeOptions& options, bool& short_of_proof) {
    MINTERM_TRY(const TableFile file, read_table_file(options.file, options.table));
    if (!options.quiet) {
        for (const Message& note : file.notes) print_error(render(note, "note") + "\n");
    }
    PlaType type = file.table.type;
    for (const PlaType known : {PlaType::F, PlaType::FD, PlaType::FR, PlaType::FDR}) {
        if (options.type == name_of(known)) type = known;
    }

    Answer answer;
    const Stopwatch watch;
    answer.cover = options.outputs == "separate"
                       ? minimize_separately(file.table, options)
                       : std::move(minimize_each({file.table}, options).front());
    answer.seconds = watch.milliseconds() / 1e3;
    CubeBudget budget;
    const std::optional<bool> right = implements(answer.cover.products, file.table, budget);
    if (right.has_value() && !*right) {
        return Failure::internal(fmt::format(
            "the products found for {} do not compute the table; please report this", file.name));
    }
    answer.verified = right.has_value();
    MINTERM_TRY(answer.text, pla_of(file.table, type, answer.cover));

    short_of_proof = options.exact && !answer.cover.proved_minimum;
    if (options.json) {
        const nlohmann::ordered_json json = json_of(options, file, answer);
        MINTERM_TRY([[maybe_unused]] const Unit done,
                    write_answer(options.output, json.dump(2) + "\n"));
    } else {
        MINTERM_TRY([[maybe_unused]] const Unit done, write_answer(options.output, answer.text));
        if (!options.quiet) print_error(statistics(options, file.table, answer.cover));
    }
    if (short_of_proof) {
        print_error(
            "minterm: error: --exact: the cover is the best found, not proved minimum; give more "
            "time with --effort SECONDS\n");
    }
    return success();
}

}  // namespace

int minimize_command(const Arguments& arguments) {
    MinimizeOptions options;
    CLI::App app("Finds the fewest products, then the fewest literals, of a truth table.",
                 "minterm minimize");
    app.add_option("FILE", options.file,
                   "A PLA file, a plain truth table (.tt), a .dp file with a table, or - for "
                   "standard input")
        ->required();
    auto* exact = app.add_flag("--exact", options.exact,
                               "Insist on a proof: exit code 1 with the best cover found if there "
                               "is none within --effort (default: 60 seconds)");
    app.add_flag("--heuristic", options.heuristic, "A good cover soon, without a search")
        ->excludes(exact);
    app.add_option("--outputs", options.outputs,
                   "shared: products may feed several outputs (default); separate: each output is "
                   "minimized by itself")
        ->option_text("HOW")
        ->check(CLI::IsMember({"shared", "separate"}));
    app.add_option("--effort", options.effort,
                   "Search on for so many seconds at most; default: only a fixed amount of work, "
                   "the same on every machine")
        ->option_text("SECONDS")
        ->check(CLI::Range(0.001, 1e6));
    app.add_option("--table", options.table, "Which table of a .dp file, if it has several")
        ->option_text("NAME");
    app.add_option("--type", options.type,
                   "What the PLA file says beside the products: f (nothing), fd (don't-cares), fr "
                   "(the off-set) or fdr; default: the type of FILE")
        ->option_text("TYPE")
        ->check(CLI::IsMember({"f", "fd", "fr", "fdr"}));
    add_output_option(app, options.output);
    add_json_option(app, options.json);
    app.add_flag("-q,--quiet", options.quiet, "No statistics on standard error");
    app.footer(
        "Examples:\n"
        "  minterm minimize cell.pla                  the cover as a PLA file\n"
        "  minterm minimize cell.pla --type f -q      the products alone\n"
        "  minterm compile lcs --emit table | minterm minimize - --exact\n"
        "  echo 00010111 | minterm minimize -         majority of three");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    bool short_of_proof = false;
    const int code = finish(minimize_file(options, short_of_proof));
    return code == 0 && short_of_proof ? 1 : code;
}

}  // namespace minterm
