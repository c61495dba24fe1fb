// SPDX-License-Identifier: Apache-2.0
//
//     emit_linked FOLDER
//
// Writes to FOLDER what generated/linked holds: the kernels of all shipped recurrences as C, for
// every target, layout and size that a build without a compiler has, and table.cpp, which lists
// them by the keys under which engines ask for them. Engines' own code makes keys and programs; a
// code source that writes down what it is asked for stands in for the compiler.
#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "codegen/alignment_model.hpp"
#include "codegen/batch_kernel.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/compile_cyclic.hpp"
#include "codegen/emit_c.hpp"
#include "codegen/kernel_cache.hpp"
#include "codegen/linked_choice.hpp"
#include "specs/embedded_specs.hpp"
#include "synth/check_spec.hpp"
#include "synth/delay_cell.hpp"
#include "synth/lower_reach.hpp"
#include "synth/parse_spec.hpp"
#include "synth/pattern_network.hpp"
#include "synth/text_hash.hpp"

namespace minterm {
namespace {

/// A kernel that was asked for: functions of a file's program by the names that they have without
/// their prefix.
struct Recorded {
    std::vector<std::string> symbols;  ///< in C
    std::vector<std::string> names;    ///< in the kernel
    std::vector<std::int64_t> figures;
};

/// All kernels of a layout, recurrence and target: one file.
struct SourceFile {
    KernelProgram program;
    const Target* target = nullptr;
    std::string layout;  ///< "wavefront"
};

struct Records {
    std::map<std::uint64_t, Recorded> kernels;  ///< by hash of the key
    std::map<std::string, SourceFile> files;    ///< by name
};

class RecordingSource final : public LinkedChoice {
public:
    RecordingSource(const Target& target, Records& records)
        : LinkedChoice(target), records_(records) {}

    /// What is asked for from here on is of this recurrence and layout, and has this prefix.
    void begin(std::string recurrence, std::string layout) const {
        recurrence_ = std::move(recurrence);
        layout_ = std::move(layout);
    }
    void prefix(std::string prefix) const { prefix_ = std::move(prefix); }

    bool has(const std::string& key) const override {
        return records_.kernels.contains(text_hash(key));
    }

    Result<KernelCode> get(const std::string& key, const MakeDraft& make, std::vector<StageTime>&,
                           KernelPart) const override {
        KernelCode code;
        Recorded& recorded = records_.kernels[text_hash(key)];
        if (recorded.symbols.empty()) {
            MINTERM_TRY(KernelDraft draft, make());
            recorded.figures = draft.figures;
            write_down(std::move(draft.program), recorded);
        }
        code.figures = recorded.figures;
        return code;
    }

private:
    void write_down(KernelProgram program, Recorded& recorded) const {
        SourceFile& file =
            records_.files[fmt::format("{}.{}.{}.c", recurrence_, layout_, target().name)];
        if (file.target == nullptr) {
            file.target = &target();
            file.layout = layout_;
            file.program = program;
            file.program.name = recurrence_;
            file.program.functions.clear();
        }
        // Kernels of a layout have the same buffers, some more of them than others.
        if (program.buffers.size() > file.program.buffers.size())
            file.program.buffers = program.buffers;
        for (KernelFunction& function : program.functions) {
            recorded.names.push_back(function.name);
            recorded.symbols.push_back(fmt::format("{}_{}_{}", recurrence_, target().name,
                                                   name_in(file, std::move(function))));
        }
    }

    /// Functions that do the same are one.
    std::string name_in(SourceFile& file, KernelFunction function) const {
        std::vector<KernelFunction>& known = file.program.functions;
        const std::string name = fmt::format("{}_{}_{}", layout_, prefix_, function.name);
        for (const KernelFunction& other : known) {
            function.name = other.name;
            if (function == other) return other.name;
        }
        function.name = name;
        known.push_back(std::move(function));
        return name;
    }

    Records& records_;
    mutable std::string recurrence_, layout_, prefix_;
};

/// What runs of a recurrence may compute instead of it: the same with other ends.
struct Variant {
    Recurrence recurrence;
    std::string prefix;      ///< of its functions
    bool needs_tap = false;  ///< the bottom edge
};

Result<std::vector<Variant>> variants_of(const Recurrence& as_written) {
    std::vector<Variant> variants;
    MINTERM_TRY(const Recurrence lowered, lower_reach(as_written));
    MINTERM_TRY(const Flows flows, derive(lowered));
    variants.push_back({as_written, "", !answer_is_on_right_edge(lowered, flows)});
    if (as_written.tables.size() != 1) return variants;
    const auto model = alignment_model(as_written, lowered, flows);
    if (!model || model->mode != AlignmentMode::Global) return variants;
    for (const AlignmentMode mode : {AlignmentMode::Prefix, AlignmentMode::Infix}) {
        Recurrence other = in_mode(as_written, *model, mode);
        MINTERM_TRY(const Recurrence lowered_other, lower_reach(other));
        MINTERM_TRY(const Flows other_flows, derive(lowered_other));
        if (alignment_model(other, lowered_other, other_flows))
            variants.push_back(
                {std::move(other), mode == AlignmentMode::Prefix ? "prefix_" : "infix_", true});
    }
    return variants;
}

/// The logic of the symbols that kernels are for: equality of so many planes; or, where the
/// predicate of all bytes is none, that of the symbols that it is about.
Result<std::vector<SymbolLogic>> logic_of(const Recurrence& recurrence, const CodeSource& source) {
    const SymbolSet all = symbols_in(std::bitset<256>{}.set());
    MINTERM_TRY(const SymbolCoding coding, code_symbols(recurrence.relations, all, all));
    if (!coding.logic.equality) {
        MINTERM_TRY(const SymbolCoding whole,
                    source.code(recurrence.relations, {'A', 'C', 'G', 'N'}, {'A', 'C', 'G', 'N'}));
        return std::vector<SymbolLogic>{whole.logic};
    }
    std::vector<SymbolLogic> logics;
    for (const int planes : linked_planes()) {
        SymbolLogic logic;
        logic.a_planes = logic.b_planes = planes;
        logics.push_back(logic);
    }
    return logics;
}

std::string planes_text(const SymbolLogic& logic) { return fmt::format("p{}", logic.a_planes); }

Status record_wavefront(const std::string& name, const std::vector<Variant>& variants,
                        const std::vector<SymbolLogic>& logics,
                        const std::shared_ptr<const RecordingSource>& source) {
    source->begin(name, "wavefront");
    KernelCache kernels(source);
    std::vector<StageTime> times;
    for (const Variant& variant : variants) {
        MINTERM_TRY(const SolvedRecurrence* const solved, kernels.solve(variant.recurrence, times));
        const auto gates = static_cast<int>(solved->cell.network.gates.size());
        MINTERM_TRY(const std::optional<AlignmentModel> model, alignment_model(variant.recurrence));
        for (const SymbolLogic& logic : logics) {
            // Words and lines are aligned with units.
            if (model && model->has_alignments() &&
                (logic.a_planes <= 8 || (model->is_plain() && model->costs.are_units()))) {
                source->prefix(variant.prefix + planes_text(logic));
                if (auto done = kernels.load_trace(variant.recurrence, logic, times); !done)
                    return std::move(done).failure();
            }
            for (const int rows : source->rows_of(logic, gates)) {
                // What is seldom run on long strings.
                const bool is_rare = logic.a_planes > 8 ||
                                     variant.recurrence.answer.kind == AnswerKind::ReportLastRow;
                if (rows > 1 && is_rare) continue;
                source->prefix(fmt::format("{}{}_k{}", variant.prefix, planes_text(logic), rows));
                MINTERM_TRY(LoadedKernel* const loaded,
                            kernels.load(variant.recurrence, logic, rows, times));
                if (!variant.needs_tap) continue;
                if (Status done = kernels.load_tap(*loaded, times); !done) return done;
            }
        }
    }
    return success();
}

Status record_batch(const Recurrence& recurrence, const std::vector<SymbolLogic>& logics,
                    const RecordingSource& source) {
    source.begin(recurrence.name, "batch");
    for (const SymbolLogic& logic : logics)
        for (const PredicateSource predicates :
             {PredicateSource::Symbols, PredicateSource::Masks}) {
            source.prefix(fmt::format("{}_{}", planes_text(logic),
                                      predicates == PredicateSource::Masks ? "masks" : "symbols"));
            MINTERM_TRY([[maybe_unused]] const LoadedBatch loaded,
                        load_batch(recurrence, logic, predicates, source));
        }
    return success();
}

Status record_columns(const std::string& name, const std::vector<Variant>& variants,
                      const std::vector<SymbolLogic>& logics,
                      const std::shared_ptr<const RecordingSource>& source) {
    source->begin(name, "column");
    KernelCache kernels(source);
    std::vector<StageTime> times;
    for (const Variant& variant : variants) {
        MINTERM_TRY(const ColumnRecurrence* const solved,
                    kernels.column_recurrence_of(variant.recurrence));
        if (!solved->steps) continue;
        for (const SymbolLogic& logic : logics)
            for (const int words : source->column_words()) {
                if (!has_mask_table(logic, source->target(), words)) continue;
                source->prefix(fmt::format("{}{}_k{}", variant.prefix, planes_text(logic), words));
                MINTERM_TRY(LoadedColumn* const loaded,
                            kernels.load_column(variant.recurrence, logic, words, times));
                if (!variant.needs_tap) continue;
                if (Status done = kernels.load_column_tap(*loaded, times); !done) return done;
            }
    }
    return success();
}

/// Patterns of the most symbols that each shape has room for.
Status record_cyclic(const Recurrence& as_written, const std::string& prefix,
                     const RecordingSource& source) {
    MINTERM_TRY(const Recurrence recurrence, lower_reach(as_written));
    MINTERM_TRY(const Flows flows, derive(recurrence));
    MINTERM_TRY(const DelayCell cell, derive_delay_cell(recurrence, flows));
    source.begin(recurrence.name, "cyclic");
    const auto word_bits = static_cast<std::size_t>(source.target().word_bits);
    struct Size {
        std::size_t rows;
        bool parts;
    };
    for (const Size size :
         {Size{16, true}, Size{64, true}, Size{word_bits, false}, Size{4 * word_bits, false}}) {
        source.prefix(fmt::format("{}{}_{}", prefix, size.parts ? "lanes" : "words", size.rows));
        const PatternSymbols symbols =
            classify(recurrence.relations, cell, {std::string(size.rows, 'a')});
        MINTERM_TRY([[maybe_unused]] const CompiledCyclic compiled,
                    compile_cyclic(recurrence, cell, symbols, size.parts, source));
    }
    return success();
}

Status record(const Recurrence& recurrence, const std::shared_ptr<const RecordingSource>& source) {
    MINTERM_TRY(const std::vector<SymbolLogic> logics, logic_of(recurrence, *source));
    MINTERM_TRY(const std::vector<Variant> variants, variants_of(recurrence));
    if (Status done = record_wavefront(recurrence.name, variants, logics, source); !done)
        return done;
    if (recurrence.answer.kind == AnswerKind::ReportLastRow) return success();
    if (recurrence.answer.kind == AnswerKind::Corner)
        if (Status done = record_batch(recurrence, logics, *source); !done) return done;
    return record_columns(recurrence.name, variants, logics, source);
}

/// The lists of codegen/linked_kernels.hpp.
Result<std::string> table_text(const Records& records) {
    std::set<std::string> known_names;
    for (const auto& [hash, kernel] : records.kernels)
        known_names.insert(kernel.names.begin(), kernel.names.end());
    std::string kernels;
    std::string distances;
    std::string names;
    std::string figures;
    std::size_t function_count = 0;
    std::size_t figure_count = 0;
    for (const auto& [hash, kernel] : records.kernels) {
        kernels += fmt::format("    {{0x{:016x}, {}, {}, {}, {}}},\n", hash, function_count,
                               kernel.symbols.size(), figure_count, kernel.figures.size());
        function_count += kernel.symbols.size();
        figure_count += kernel.figures.size();
        for (std::size_t i = 0; i < kernel.symbols.size(); ++i) {
            distances += fmt::format(".long {} - .\n", kernel.symbols[i]);
            names += fmt::format(
                "{},", std::distance(known_names.begin(), known_names.find(kernel.names[i])));
        }
        names += '\n';
        for (const std::int64_t figure : kernel.figures) {
            if (figure != static_cast<std::int32_t>(figure))
                return Failure::internal("a figure of a kernel has more than 32 bits");
            figures += fmt::format("{},", figure);
        }
        if (!kernel.figures.empty()) figures += '\n';
    }
    if (known_names.size() > 256 || function_count > 65536 || figure_count > 65536)
        return Failure::internal("the lists of kernels are longer than their numbers");
    // C++ has no constant that is the distance of two places, and an address would have to be
    // adjusted where the program is loaded.
    return "// SPDX-License-Identifier: Apache-2.0\n//\n// Made by tools/emit_linked; do not "
           "edit.\n"
           "#include \"codegen/linked_kernels.hpp\"\n\n"
           "extern \"C\" __attribute__((visibility(\"hidden\"))) const std::int32_t "
           "minterm_linked_distances[];\n"
           "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n"
           "asm(R\"(\n.pushsection .rodata\n.balign 4\nminterm_linked_distances:\n" +
           distances +
           ".popsection\n)\");\n\n"
           "namespace minterm {\nnamespace {\n\nconst LinkedKernel kernels[] = {\n" +
           kernels + "};\n\n// clang-format off\nconst std::uint8_t names[] = {\n" + names +
           "};\n\nconst char* const known_names[] = {\n" +
           fmt::format("\"{}\"", fmt::join(known_names, "\", \"")) +
           "};\n\nconst std::int32_t figures[] = {\n" + figures +
           "};\n// clang-format on\n\n}  // namespace\n\nLinkedTable linked_table() { return "
           "{kernels, {minterm_linked_distances, " +
           std::to_string(function_count) +
           "}, names, known_names, figures}; }\n\n}  // namespace minterm\n";
}

Status write_files(const Records& records, const std::string& folder) {
    const auto write = [&](const std::string& name, const std::string& text) -> Status {
        std::ofstream file(folder + "/" + name, std::ios::binary);
        file << text;
        file.close();
        if (!file) return Failure::environment("cannot write " + folder + "/" + name);
        return success();
    };
    for (const auto& [name, file] : records.files) {
        std::string note = file.layout + " layout";
        note.front() = static_cast<char>(note.front() - 'a' + 'A');
        const SourceHead head{fmt::format("{} in the {} layout for {}", file.program.name,
                                          file.layout, file.target->name),
                              "emit_linked FOLDER", "", note};
        if (Status done = write(name, emit_c(file.program, *file.target, head)); !done) return done;
    }
    MINTERM_TRY(const std::string table, table_text(records));
    return write("table.cpp", table);
}

Result<SpecItems> shipped_items(const EmbeddedText& spec, const ParameterValues& parameters = {}) {
    const Source source{file_of(spec), std::string(spec.text)};
    MINTERM_TRY(const Spec parsed, parse_spec(source));
    return check_spec(parsed, source, parameters);
}

/// Exact patterns, and those with up to three errors.
Status record_searches(const RecordingSource& source) {
    constexpr std::int64_t kMostErrors = 3;
    MINTERM_TRY(const SpecItems exact, shipped_items(*find_shipped_spec("shift_or")));
    if (Status done = record_cyclic(exact.recurrences.front(), "", source); !done) return done;
    for (const char* const name : {"k_mismatch", "k_edit"})
        for (std::int64_t k = 0; k <= kMostErrors; ++k) {
            MINTERM_TRY(const SpecItems items, shipped_items(*find_shipped_spec(name), {{"k", k}}));
            if (Status done =
                    record_cyclic(items.recurrences.front(), fmt::format("k{}_", k), source);
                !done)
                return done;
        }
    return success();
}

/// Those that only compare symbols come first, and their kernels bear their names.
Result<std::vector<Recurrence>> shipped_recurrences() {
    std::vector<Recurrence> recurrences;
    for (const EmbeddedText& spec : embedded_specs()) {
        MINTERM_TRY(const SpecItems items, shipped_items(spec));
        recurrences.insert(recurrences.end(), items.recurrences.begin(), items.recurrences.end());
    }
    std::stable_partition(recurrences.begin(), recurrences.end(), [](const Recurrence& recurrence) {
        return std::all_of(recurrence.relations.begin(), recurrence.relations.end(),
                           [](const Relation& relation) { return relation.is_equality; });
    });
    return recurrences;
}

Status emit(const std::string& folder) {
    Records records;
    MINTERM_TRY(const std::vector<Recurrence> recurrences, shipped_recurrences());
    for (const Recurrence& recurrence : recurrences)
        for (const Target& target : all_targets()) {
            const auto recorder = std::make_shared<const RecordingSource>(target, records);
            if (Status done = record(recurrence, recorder); !done) return done;
        }
    for (const Target& target : all_targets())
        if (Status done = record_searches(RecordingSource(target, records)); !done) return done;
    return write_files(records, folder);
}

}  // namespace
}  // namespace minterm

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("usage: emit_linked FOLDER\n", stderr);
        return 2;
    }
    const minterm::Status done = minterm::emit(arguments[1]);
    if (!done) std::fputs(done.failure().render().c_str(), stderr);
    return done ? 0 : 1;
}
