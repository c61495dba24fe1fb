// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "cli/answer_stream.hpp"
#include "cli/batch_options.hpp"
#include "cli/batch_report.hpp"
#include "cli/command_line.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/pair_reader.hpp"
#include "cli/progress.hpp"
#include "cli/read_ahead.hpp"
#include "cli/record_names.hpp"
#include "cli/run_report.hpp"
#include "cli/symbol_list.hpp"
#include "runtime/support/clock.hpp"

namespace minterm {
namespace {

struct PairsOptions {
    std::string a;
    std::string b;  ///< empty: `a` has columns
    bool cigar = false;
    BatchCommandOptions batch;
};

Result<PairReader> open_pairs(const PairsOptions& options) {
    if (!options.b.empty()) {
        if (options.batch.format == "tsv")
            return Failure::user("--format tsv: the columns of one file are a pair; leave " +
                                 options.b + " out");
        return PairReader::open_files(options.a, options.b, options.batch.reading());
    }
    if (options.batch.format != "auto" && options.batch.format != "tsv")
        return Failure::user("--format " + options.batch.format +
                             ": name two files, A and B; only a TSV file has both");
    return PairReader::open_columns(options.a, options.batch.reading());
}

/// A chunk, and the symbols of its pairs.
struct ReadPairs {
    PairChunk chunk;
    SymbolList a, b;
    double seconds = 0;  ///< that the reading took

    /// Reads the next chunk; says whether there are others after it.
    bool read(PairReader& reader, UnitReader& units) {
        const Clock::time_point start = Clock::now();
        reader.next(chunk);
        read_symbols(reader, units);
        seconds = seconds_since(start);
        return !chunk.is_last;
    }

    /// Of each pair, the greatest distance at which they are that similar.
    void greatest_distances(const SimilarityScale& scale, double least,
                            std::vector<std::int64_t>& bounds) const {
        bounds.resize(a.symbols().size());
        for (std::size_t row = 0; row < bounds.size(); ++row)
            bounds[row] =
                scale.greatest_distance(least, a.symbols()[row].size(), b.symbols()[row].size());
    }

private:
    /// What is not in the unit becomes a broken pair of the chunk.
    void read_symbols(const PairReader& reader, UnitReader& units) {
        a.clear();
        b.clear();
        std::vector<BrokenPair> broken_before = std::exchange(chunk.broken, {});
        auto before = broken_before.begin();
        for (std::size_t row = 0; row < chunk.size(); ++row) {
            for (; before != broken_before.end() && before->row == row; ++before)
                chunk.broken.push_back(std::move(*before));
            for (const bool is_a : {true, false}) {
                const auto place = [&] {
                    return is_a ? reader.place_a(chunk, row) : reader.place_b(chunk, row);
                };
                Status added = (is_a ? a : b).add(units, (is_a ? chunk.a : chunk.b)[row], place);
                if (!added) chunk.broken.push_back({row, std::move(added).failure()});
            }
        }
    }
};

/// Appends the names of a pair, each with `separator` behind it.
class PairRows {
public:
    PairRows(const PairsOptions& options, const BatchSession& session)
        : options_(options.batch), scale_(session.scale), cigar_(options.cigar) {}

    /// Appends row `row` of the chunk. `why` is not null where it could not be read.
    void append(std::string& text, const ReadPairs& pairs, std::size_t row,
                const BatchAnswers& found, const Failure* why) const {
        const PairChunk& chunk = pairs.chunk;
        Answer answer{found.values[row]};
        if (scale_ && answer.number != kMoreThanBound) {
            answer.similarity = scale_->similarity(answer.number, pairs.a.symbols()[row].size(),
                                                   pairs.b.symbols()[row].size());
            // What has no bounds is computed all the same.
            if (answer.similarity < options_.min_similarity.value_or(0))
                answer.number = kMoreThanBound;
        }
        const Alignment* alignment = nullptr;
        if (why == nullptr && cigar_ && answer.number != kMoreThanBound && found.alignments[row])
            alignment = &*found.alignments[row];
        options_.json ? append_json(text, chunk, row, answer, alignment, why)
                      : append_columns(text, chunk, row, answer, alignment, why);
    }

private:
    struct Answer {
        std::int64_t number;  ///< kMoreThanBound, too, where the similarity is too little
        double similarity = 0;
    };

    void append_columns(std::string& text, const PairChunk& chunk, std::size_t row,
                        const Answer& answer, const Alignment* alignment,
                        const Failure* why) const {
        if (options_.numbers) {
            append_number(text, number_of(chunk, row));
        } else {
            append_field(text, chunk.names_a[row]);
            if (!chunk.names_b.empty()) {
                text += '\t';
                append_field(text, chunk.names_b[row]);
            }
        }
        text += '\t';
        if (why != nullptr) {
            text += "failed";
        } else if (answer.number == kMoreThanBound) {
            text += scale_ ? fmt::format("<{}", *options_.min_similarity)
                           : fmt::format(">{}", *options_.max_distance);
        } else {
            append_answer(text, answer);
        }
        // As SAM has it where there is none. Two empty strings lie beside each other without steps.
        if (cigar_) text += '\t' + (alignment == nullptr ? "*" : cigar(*alignment));
        text += '\n';
    }

    void append_json(std::string& text, const PairChunk& chunk, std::size_t row,
                     const Answer& answer, const Alignment* alignment, const Failure* why) const {
        const bool has_id = chunk.names_b.empty();
        text += options_.numbers ? "{\"number\":" : has_id ? "{\"id\":" : "{\"a\":";
        if (options_.numbers) {
            append_number(text, number_of(chunk, row));
        } else {
            append_json_string(text, chunk.names_a[row]);
            if (!has_id) {
                text += ",\"b\":";
                append_json_string(text, chunk.names_b[row]);
            }
        }
        text += scale_ ? ",\"similarity\":" : ",\"result\":";
        if (why != nullptr) {
            text += "null,\"error\":";
            append_json_string(text, why->messages().front().text);
        } else if (answer.number == kMoreThanBound) {
            text += scale_ ? fmt::format("null,\"less_than\":{}", *options_.min_similarity)
                           : fmt::format("null,\"more_than\":{}", *options_.max_distance);
        } else {
            append_answer(text, answer);
        }
        if (alignment != nullptr) text += fmt::format(",\"cigar\":\"{}\"", cigar(*alignment));
        text += "}\n";
    }

    void append_answer(std::string& text, const Answer& answer) const {
        scale_ ? append_fraction(text, answer.similarity) : append_number(text, answer.number);
    }

    static std::int64_t number_of(const PairChunk& chunk, std::size_t row) {
        return static_cast<std::int64_t>(chunk.first + row) + 1;
    }

    const BatchCommandOptions& options_;
    const std::optional<SimilarityScale>& scale_;
    bool cigar_;
};

/// Prints what went wrong with a pair where it is met; the run goes on.
void tell_broken(const PairChunk& chunk, const BrokenPair& broken) {
    const std::string text = broken.why.render();
    const bool placeless = text.starts_with("error: ");
    print_error(fmt::format("{}{}\n  (pair {} has no answer)\n", placeless ? "minterm: " : "", text,
                            chunk.first + broken.row + 1));
}

/// `why` nothing can be read from pair `first` on, and that this leaves no answers there.
Failure unanswered_from(std::uint64_t first, const Failure& why) {
    std::vector<Message> messages = why.messages();
    messages.back().notes.push_back(
        {{}, fmt::format("pair {} and those after it have no answer", grouped(first)), {}});
    return {why.kind(), std::move(messages)};
}

/// Where a chunk is read beside the one that is computed, the first is short, so that it is soon
/// there, and two of them have the letters of one. A device has room for a thousand groups and
/// more.
ChunkSize chunk_size(const Target& target, int threads, bool ahead) {
    ChunkSize size;
    if (target.is_device) {
        size.most_pairs = std::size_t{1} << 20U;
        size.first_letters = size.most_letters = std::size_t{1} << 28U;
    } else if (ahead) {
        // A pair in each bit of a word of each thread.
        size.multiple =
            static_cast<std::size_t>(target.word_bits) * static_cast<std::size_t>(threads);
        size.most_pairs = std::max(size.most_pairs, size.multiple);
        size.most_letters /= 2;
        size.first_letters = std::size_t{1} << 22U;
        size.side_by_side = true;
    }
    return size;
}

/// Reads, computes and writes chunk by chunk.
Status run_pairs(const PairsOptions& options) {
    MINTERM_TRY([[maybe_unused]] const Unit apart,
                refuse_shared_standard_input({options.a, options.b, options.batch.metric}));
    MINTERM_TRY([[maybe_unused]] const Unit other,
                refuse_own_input(options.batch.output, {options.a, options.b}));
    MINTERM_TRY(BatchSession session, begin_batch(options.batch));
    MINTERM_TRY(PairReader reader, open_pairs(options));
    MINTERM_TRY(UnitReader units,
                choose_units(options.batch, reader.format_a(), reader.format_b(), session));
    AnswerStream answers;
    MINTERM_TRY([[maybe_unused]] const Unit opened, answers.open(options.batch.output));

    session.batch.alignments = options.cigar;
    // One thread computes what it has read, several compute one chunk while another is read.
    const bool ahead = session.batch.threads > 1 && !session.target->is_device;
    reader.set_chunk(chunk_size(*session.target, session.batch.threads, ahead));
    const PairRows rows(options, session);
    BatchTotals totals;
    std::uint64_t failed = 0;
    std::vector<std::int64_t> bounds;
    ReadAhead<ReadPairs> chunks(ahead);
    const ReadPairs* pairs = nullptr;
    {
        ProgressLine progress(options.batch.shows_progress());
        do {
            pairs = &chunks.next([&](ReadPairs& next) { return next.read(reader, units); });
            const PairChunk& chunk = pairs->chunk;
            totals.read_seconds += pairs->seconds;
            BatchAnswers found;
            if (session.scale && session.scale->is_distance() && options.batch.min_similarity) {
                pairs->greatest_distances(*session.scale, *options.batch.min_similarity, bounds);
                session.batch.pair_bounds = bounds;
            }
            if (chunk.size() > 0) {
                const auto ask = [&](BatchEngine& engine) -> Status {
                    MINTERM_TRY(found, engine.pairs(session.recurrence, pairs->a.symbols(),
                                                    pairs->b.symbols(), session.batch));
                    return success();
                };
                MINTERM_TRY([[maybe_unused]] const Unit asked,
                            session.ask_engine(options.batch, ask));
            }
            totals.add(found.report, chunk.size());
            session.batch.goes_on = true;

            const Clock::time_point start = Clock::now();
            auto broken = chunk.broken.begin();
            for (std::size_t row = 0; row < chunk.size(); ++row) {
                const Failure* why = nullptr;
                for (; broken != chunk.broken.end() && broken->row == row; ++broken) {
                    tell_broken(chunk, *broken);
                    why = &broken->why;
                }
                failed += why != nullptr ? 1 : 0;
                rows.append(answers.text(), *pairs, row, found, why);
                MINTERM_TRY([[maybe_unused]] const Unit written, answers.flush_if_full());
            }
            MINTERM_TRY([[maybe_unused]] const Unit written, answers.flush());
            totals.write_seconds += seconds_since(start);
            progress.show_pairs(totals.pairs, 0);
        } while (!pairs->chunk.is_last);
    }
    const PairChunk& last = pairs->chunk;
    // A file of answers stands for all of the input: none is left behind where that broke off.
    if (last.broke_off) return unanswered_from(totals.pairs + 1, *last.end);
    MINTERM_TRY([[maybe_unused]] const Unit whole, answers.commit());

    print_batch_report(options.batch, session, totals);
    if (last.end) return *last.end;
    if (failed > 0)
        return Failure::user(fmt::format("{} of {} pairs could not be read and have no answer",
                                         grouped(failed), grouped(totals.pairs)));
    return success();
}

}  // namespace

int pairs_command(const Arguments& arguments) {
    PairsOptions options;
    CLI::App app("Prints the edit distance of many pairs of sequences, a line a pair.",
                 "minterm pairs");
    app.add_option("A", options.a,
                   "First sequences: FASTA, FASTQ or a line each, plain, gzip or bgzip; - is "
                   "standard input. Without B: a TSV of pairs, with an id before them or without")
        ->required();
    app.add_option("B", options.b, "Second sequences, one for each of A");
    app.add_flag(
        "--cigar", options.cigar,
        "Print an alignment of each pair behind its distance: = equal, X different, I in A "
        "only, D in B only");
    add_batch_options(app, options.batch, {"tsv"});
    app.footer(
        "Examples:\n"
        "  minterm pairs reads.fq.gz corrected.fq.gz\n"
        "  minterm pairs pairs.tsv --max-distance 3\n"
        "  minterm pairs reads.fq.gz corrected.fq.gz --cigar --threads 0\n"
        "  cut -f2,5 table.tsv | minterm pairs - --ignore-case --json\n\n"
        "A line has the names of both sequences and their distance, with tabs between them; of a "
        "TSV with\nids, the id and the distance; with --numbers, the number of the pair and the "
        "distance. It is the\nlast column: a number, >K when it is more than --max-distance K, or "
        "failed where a record is broken.\nThen the exit status is 2, as it is when one file has "
        "more records than the other. --cigar adds a\ncolumn: the alignment, or * where the pair "
        "has no distance. Each pair is run by itself then.");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(run_pairs(options));
}

}  // namespace minterm
