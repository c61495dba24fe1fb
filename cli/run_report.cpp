// SPDX-License-Identifier: Apache-2.0
#include "cli/run_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "cli/json_text.hpp"
#include "cli/output.hpp"
#include "codegen/code_source.hpp"

namespace minterm {
namespace {

using Json = nlohmann::ordered_json;

bool has_positions(AnswerKind kind) { return kind != AnswerKind::Corner; }

const char* name_of_answer(AnswerKind kind) {
    switch (kind) {
        case AnswerKind::Corner:
            return "corner";
        case AnswerKind::MinLastRow:
            return "min_last_row";
        case AnswerKind::MaxLastRow:
            return "max_last_row";
        case AnswerKind::ReportLastRow:
            return "report_last_row";
    }
    return "";
}

Json sequence_json(const PickedSequence& sequence, std::size_t length) {
    return {
        {"name", json_text(sequence.record.name)}, {"length", length},
        {"file", json_text(sequence.file)},        {"format", name_of(sequence.format)},
        {"record", sequence.record_number},        {"records_in_file", sequence.records_in_file}};
}

Json simulated_json(const SimulatedRun& simulated) {
    const spu::Cycles& cycles = simulated.cycles;
    return {{"words", simulated.words},
            {"cycles", cycles.total},
            {"cycles_of",
             {{"two_instructions", cycles.dual},
              {"one_instruction", cycles.single_even + cycles.single_odd},
              {"nops_alone", cycles.idle},
              {"waiting", cycles.waiting},
              {"wrong_branches", cycles.branching}}},
            {"loop_cycles_a_word", simulated.loop_cycles_a_word},
            {"steady_cycles_a_word", simulated.steady_cycles_a_word},
            {"units", simulated.units},
            {"units_cycles", simulated.units_cycles},
            {"gigahertz", simulated.gigahertz}};
}

/// A line about the simulated processor; nothing where there was none.
std::string simulated_line(const RunResult& run) {
    if (!run.simulated) return {};
    const SimulatedRun& simulated = *run.simulated;
    if (simulated.words == 0) return "simulated: 0 cycles, no kernel was needed\n";
    const auto cycles = static_cast<double>(simulated.cycles.total);
    const auto units_cycles = static_cast<double>(simulated.units_cycles);
    const double cells = static_cast<double>(run.cells) * simulated.gigahertz;
    std::string text =
        fmt::format("simulated: {} cycles, {:.2f} for 128 cells", grouped(simulated.cycles.total),
                    cycles / static_cast<double>(simulated.words));
    if (simulated.loop_cycles_a_word > 0)
        text += fmt::format(" ({:.2f} in steady loops, {:.2f} with entry and exit of their calls)",
                            simulated.loop_cycles_a_word, simulated.steady_cycles_a_word);
    return text + fmt::format(
                      "; at {} GHz one SPU does {:.3g} GCUPS, {} do {:.3g}, {:.2f} times as many\n",
                      simulated.gigahertz, cells / cycles, simulated.units, cells / units_cycles,
                      cycles / units_cycles);
}

}  // namespace

void add_run_times(RunReport& report) {
    const RunResult& run = report.run;
    double told = 0;
    for (const StageTime& time : run.stage_times) told += time.milliseconds;
    report.times.insert(report.times.end(), run.stage_times.begin(), run.stage_times.end());
    // The stages that were not told apart, so that the sum stays the time that was waited for.
    report.times.push_back({"compile kernels", std::max(0.0, run.compile_seconds * 1e3 - told)});
    report.times.push_back(
        {"pack and edges", std::max(0.0, run.total_seconds - run.seconds) * 1e3});
    report.times.push_back({"kernels", run.seconds * 1e3});
}

std::string text_report(const RunReport& report) {
    const RunResult& run = report.run;
    if (run.too_costly) return fmt::format("more than {}\n", report.max_distance.value_or(0));
    std::string text;
    const bool shows_all = report.all_places && has_positions(report.kind);
    if (report.kind != AnswerKind::ReportLastRow) text = fmt::format("{}\n", run.answer.value);
    for (std::size_t i = 0; i < run.answer.positions.size(); ++i) {
        if (!run.begins.empty()) fmt::format_to(std::back_inserter(text), "{}\t", run.begins[i]);
        fmt::format_to(std::back_inserter(text), "{}", run.answer.positions[i]);
        if (shows_all && report.cigar) text += '\t' + cigar(run.alignments[i]);
        text += '\n';
    }
    if (!run.alignment) return text;
    if (report.cigar && !shows_all) text += cigar(*run.alignment) + "\n";
    if (!report.pretty) return text;
    const auto append = [&](const Alignment& alignment) {
        text += pretty(alignment, report.a.record.bytes, report.b.record.bytes, report.unit);
    };
    if (!shows_all) append(*run.alignment);
    for (std::size_t i = 0; shows_all && i < run.alignments.size(); ++i) {
        if (i > 0) text += '\n';
        append(run.alignments[i]);
    }
    return text;
}

std::string json_report(const RunReport& report) {
    const RunResult& run = report.run;
    Json json;
    if (run.too_costly) {
        json["result"] = nullptr;
        json["more_than"] = report.max_distance.value_or(0);
    } else {
        json["result"] = run.answer.value;
    }
    if (has_positions(report.kind) && !run.too_costly) json["positions"] = run.answer.positions;
    if (!run.begins.empty()) json["begins"] = run.begins;
    const auto alignment_json = [](const Alignment& alignment) -> Json {
        return {{"begin", alignment.begin}, {"end", alignment.end}, {"cigar", cigar(alignment)}};
    };
    if (run.alignment && report.cigar && !report.all_places)
        json["alignment"] = alignment_json(*run.alignment);
    if (run.alignment && report.cigar && report.all_places) {
        json["alignments"] = Json::array();
        for (const Alignment& alignment : run.alignments)
            json["alignments"].push_back(alignment_json(alignment));
    }
    json["answer"] = name_of_answer(report.kind);
    add_run_json(report, json);
    return json.dump(2) + "\n";
}

void add_run_json(const RunReport& report, nlohmann::ordered_json& json) {
    const RunResult& run = report.run;
    json["recurrence"] = json_text(report.recurrence->name);
    json["spec"] = json_text(report.spec_file);
    Json parameters = Json::object();
    for (const Parameter& parameter : report.recurrence->parameters)
        parameters[parameter.name] = parameter.value;
    json["parameters"] = std::move(parameters);
    json["seconds"] = run.seconds;
    json["total_seconds"] = run.total_seconds;
    json["compile_seconds"] = run.compile_seconds;
    json["gcups"] = run.gcups();
    json["cells"] = run.cells;
    json["cells_computed"] = run.cells_computed;
    json["target"] = run.target;
    json["layout"] = run.layout;
    json["reasons"] = run.reasons;
    json["rows"] = run.rows;
    json["threads"] = run.threads;
    json["symbol_planes"] = run.symbol_planes;
    json["gates"] = run.gates;
    json["cell_origin"] = run.cell_origin;
    json["code_origin"] = run.code_origin;
    if (run.simulated) json["simulated"] = simulated_json(*run.simulated);
    json["unit"] = name_of(report.unit);
    json["a"] = sequence_json(report.a, report.a_length);
    json["b"] = sequence_json(report.b, report.b_length);
    json["stages"] = stages_json(report.times);
}

std::string origin_text(const std::string& origin) {
    if (origin == "stored") return "from the cache";
    return origin == "linked" ? "linked in" : origin;
}

void tell_if_interpreted(const std::string& origin) {
    if (origin != "interpreted") return;
    // With a compiler this is a kernel of a search that LLVM failed at when a text first needed it.
    const char* const reason =
        has_compiler()
            ? "LLVM could not compile it"
            : "this minterm was built without a compiler (cmake -DMINTERM_WITH_LLVM=ON) "
              "and has kernels of the specs that come with it alone, with the parameters "
              "and symbols that they have by default";
    print_error(fmt::format(
        "minterm: note: the kernel was interpreted, which takes some twenty times as long: {}\n",
        reason));
}

std::string kernel_line(const RunResult& run, std::size_t rows, std::size_t columns) {
    if (run.layout == "boundary")
        return fmt::format("boundary: no kernel was needed, {}\n",
                           run.reasons.empty() ? "" : run.reasons.back());
    if (run.rows == 0)
        return fmt::format("{}: {} x {} cells in {:.3g} s without a kernel, {:.3g} GCUPS\n",
                           run.layout, grouped(rows), grouped(columns), run.seconds, run.gcups());
    const std::string origin =
        run.code_origin == "compiled" ? "" : "kernel " + origin_text(run.code_origin) + ", ";
    const std::string threads = run.threads > 1 ? fmt::format(", {} threads", run.threads) : "";
    return fmt::format("{} {} K={}{}, {} gates ({}), {}{} x {} cells in {:.3g} s, {:.3g} GCUPS\n",
                       run.target, run.layout, run.rows, threads, run.gates, run.cell_origin,
                       origin, grouped(rows), grouped(columns), run.seconds, run.gcups()) +
           simulated_line(run);
}

std::string time_table(const std::vector<StageTime>& times) {
    std::size_t width = 5;
    for (const StageTime& time : times) width = std::max(width, time.stage.size());
    std::string text;
    double sum = 0;
    for (const StageTime& time : times) {
        text += fmt::format("{:<{}}  {:>10.3f} ms\n", time.stage, width, time.milliseconds);
        sum += time.milliseconds;
    }
    return text + fmt::format("{:<{}}  {:>10.3f} ms\n", "total", width, sum);
}

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t place = digits.size(); place > 3; place -= 3) digits.insert(place - 3, 1, ',');
    return digits;
}

}  // namespace minterm
