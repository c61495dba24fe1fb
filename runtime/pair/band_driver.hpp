// SPDX-License-Identifier: Apache-2.0
//
// The cost of aligning one long pair inside a band, and the alignment that attains it.
//
// Note [Bands]. Let U be a cost that some alignment has. A cell (i, j) is of interest if
//
//     D[i][j] + (what the way to the end costs at least) <= U,
//
// and on an optimal way all cells are. The way from (i, j) to (m, n) has at least
// |(m - i) - (n - j)| gap symbols, each of which costs `down` or `right`. The matrix is computed in
// strips of rows from top to bottom; in the row below each strip the first and the last cell of
// interest say which columns the next strip needs (Ukkonen 1985 with measured costs in place of
// worst ones): the band tapers as the budget is spent. What lies outside the band reads as one gap
// a cell, the cost of a real way along the band's rim, so no value is ever too small, and values on
// optimal ways are exact.
//
// Let J be the last cell of interest in row r. A cell (i, j) to the right of J + (i - r) costs at
// least D[r][J] + right (j - J - (i - r)) since D[r][j] - right j never grows with j, and the end
// is down ((j - i) - (n - m)) away from there or more, which bounds j - i.
//
// A cell of row i and column j costs at least the gaps that its place takes: right (j - i), or
// down (i - j). Where it costs no more, the cells further out do not either, since a cell further
// costs one gap more at most: right of it in its row if j > i, left of it and below those if i > j.
// Their values are forced, and just what reads as one gap a cell. So a strip begins at the last
// such column of the row above, and ends where the row below has the first one (the Cell/B.E.
// paper's second pruning): of two sequences of which one is nearly a subsequence of the other
// little is left. That holds for ways that begin at (0, 0).
//
// Seeds of a that do not occur in b are edits to come (runtime/pair/seed_bound.hpp): a cell of row
// i is worth at most U minus the cost of those behind row i, if it is of interest. That, too, says
// how far the columns reach: what D[i][j] is at least is said above.
//
// With a slack S only cells count as of interest, too, whose D[i][j] is at most S more than the
// least of their row. The cost that is found is then that of a real alignment, an upper bound that
// is nearly always tight if no gap costs more than S, in a band about 4 S / (down + right) wide.
//
// Note [Way back]. Rows between strips are kept as bit planes with their value at one column. From
// the end cell backwards, one strip at a time, the cells between a window of the row above and the
// cell below give the alignment: the window holds the columns from which the cell can be reached at
// its cost. A kernel sweeps the strip between them once more and writes down what leaves each cell
// (runtime/pair/traced_flows.hpp). For unit costs a part of the way with e edits is found among e^2
// furthest-reaching points (runtime/pair/furthest_reaching.hpp) where that is quicker. Steps over
// two rows may pass over the row above; then the way goes on one row higher.
//
// A window may reach to column 0, where little matches. Let column f cost a gap a row more in the
// row below the strip than in the row r above. A way through cell (i, f) at less than
// D[r][f] + down (i - r) would have made the row below cheaper; so down column f there are only gap
// symbols of a, and what is right of f needs nothing that is left of it. If the way then comes to
// column f below the upper row, it goes on there in a window further to the left. Steps over two
// columns could pass over column f; where there are such, columns beside it have to be like it.
//
// Note [Many ways back]. An infix may end in very many columns, as in runs of one letter. Each way
// back by itself takes as long as its windows are wide, so where that is much, columns are swept
// for the next ends, too, from the first one on that one of the ways can reach; then a way is a
// walk of some m steps. What all need of a cell is exact in the columns of all.
//
// If the rows kept would take more than `most_row_bytes`, every second one is dropped, again and
// again; what lies between two rows kept is then computed once more when the way back gets there,
// in a band that ends at the cell where it is.
//
// Note [Bands on a device]. A device computes blocks, every cell of them, and hands out rows
// between strips (RowsBetween). So there the first pass is one block, of which as many rows are
// kept as take half of `most_row_bytes`, and each pass between two rows one of the columns from
// which the cell can be reached, with half of what is left. All else is as it is of bands, and so
// are alignments: cells on optimal ways are exact here as there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "minterm/alignment.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/blocks/block.hpp"
#include "runtime/blocks/strip_pipeline.hpp"
#include "runtime/blocks/strip_runner.hpp"
#include "runtime/pair/band_costs.hpp"
#include "runtime/pair/furthest_reaching.hpp"
#include "runtime/pair/seed_bound.hpp"
#include "runtime/pair/traced_flows.hpp"
#include "runtime/symbols/symbol_match.hpp"

namespace minterm {

struct BandParams {
    AlignmentMode mode = AlignmentMode::Global;
    std::uint64_t most_cost = 0;         ///< U; nothing greater is looked for
    std::optional<std::uint64_t> slack;  ///< for a bound instead of the distance, see Note [Bands]
    const SeedBound* seeds = nullptr;    ///< of a and b for `most_cost` or more, if there are any
    bool keep_rows = false;              ///< for `trace_back`
    std::size_t most_row_bytes = std::size_t{256} << 20U;
    StripThreads threads;
    /// Called now and then, from the calling thread, with the rows that are done; false stops.
    std::function<bool(std::size_t rows_done, double seconds)> progress;
};

struct BandResult {
    /// The least cost (with a slack, an upper bound); nothing if it is greater than `most_cost`.
    std::optional<std::uint64_t> cost;
    /// Prefix and infix: the columns (lengths of prefixes of b) at which it is attained, in order.
    std::vector<std::size_t> ends;
    StripCost work;
    const char* why_no_more_threads = "";  ///< `UsefulThreads`
};

/// Computes a block, and writes its edges and rows between strips.
using BlockComputer = std::function<Result<StripCost>(
    const Block& block, const BlockProgress& progress, RowsBetween& between)>;

/// Gets the kernel for ways back when the first one needs it; it lives as long as the driver.
using TraceKernelSource = std::function<Result<const TraceKernel*>()>;

/// For many pairs one after the other.
class BandDriver {
public:
    /// `diagonal` is what steps along the diagonal cost in the kernel; the way back needs it, and
    /// `trace`. With `blocks`, of which `kernel` says planes and rows alone, there is no band: see
    /// Note [Bands on a device].
    BandDriver(const WavefrontKernel& kernel, BandCosts costs, DiagonalCosts diagonal = {},
               TraceKernelSource trace = {}, BlockComputer blocks = {});

    /// The least cost of an alignment of a and b, both not empty. Prefix and infix need the
    /// kernel's `tap` functions. Time O(cells of the band / word bits), memory O(m + n). Errors: no
    /// memory, stopped by `progress` (environment).
    Result<BandResult> distance(SymbolSpan a, SymbolSpan b, const BandParams& params);

    /// Threads for a pass over strips in a band of about `columns` columns, with a slack in pairs
    /// of gap symbols; see Note [Bands on threads].
    static UsefulThreads useful_threads(const StripThreads& threads, std::size_t strip_rows,
                                        std::size_t rows, std::size_t columns,
                                        std::optional<std::uint64_t> slack = {});

    /// An alignment behind the last `distance`, which kept its rows and found a cost: from cell
    /// (m, end) back, last operation first, chosen as `TracedFlows::walk` says. `begin` is the
    /// column where it begins, 0 unless the mode is infix. The sequences must still be there.
    /// Errors: no memory, stopped by `progress` (environment); those of the kernel's source.
    struct Trace {
        std::vector<EditRun> runs;
        std::size_t begin = 0;
    };
    /// `later` are the ends that are asked for next, ascending: what ways back have in common is
    /// computed once, see Note [Many ways back].
    Result<Trace> trace_back(std::size_t end, std::span<const std::uint64_t> later = {});

    /// Of the last `distance` and the calls of `trace_back` since.
    const StripCost& work() const { return work_; }

private:
    /// A row between strips: values of cells (row, first .. last), and what is right of them one
    /// gap a column more.
    struct Row {
        std::size_t row = 0;
        std::size_t first = 0;
        std::size_t last = 0;
        std::int64_t first_value = 0;
        std::int64_t last_value = 0;
    };
    /// What the thread of a strip tells that of the strip below it.
    struct RowBelow {
        Row row;
        bool any = false;        ///< whether the strip was computed: a cell above was of interest
        std::int64_t least = 0;  ///< about the least value, with a slack
    };
    struct KeptRow {
        Row row;
        /// 64 columns after 64, plane after plane, bit t: column first + t.
        std::vector<std::byte> bits;
        /// Of columns first, first + kColumnsAValue, ...; empty until a way back asks for one.
        std::vector<std::int64_t> values;
    };
    /// The cell that everything aims at, with the budget.
    struct Goal {
        std::size_t row = 0;
        std::size_t column = 0;
        bool free_end = false;  ///< any column of that row
        std::int64_t most_cost = 0;
    };
    /// What strips are computed for.
    enum class Pass {
        Distance,         ///< the goal's row
        DistanceAndRows,  ///< the goal's row, and rows on the way are kept
        Rows              ///< rows before the goal's are kept
    };
    /// Costs of neighbouring columns of a row, from column `first` on.
    struct Window {
        std::size_t first = 0;
        std::vector<std::uint64_t> costs;
        /// Columns before `first` matter, too, once the way has come there: down that column there
        /// are only gap symbols of a.
        bool goes_on = false;
    };

    /// Columns of a strip for many ways back: Note [Many ways back].
    struct SharedColumns {
        TracedFlows flows;
        std::int64_t least = 0;  ///< value in the row above, all of it
        std::size_t row = 0;     ///< the strip's last
        std::size_t first = 0;   ///< column
        std::size_t last = 0;    ///< column
    };

    /// Strips on the way from a row to the goal.
    struct PassOfStrips {
        Goal goal;
        Pass what = Pass::Distance;
        bool by_slack = false;       ///< less than all cells of interest
        std::size_t lag = 0;         ///< T - 1 of Note [Bands on threads]
        std::vector<RowBelow> rows;  ///< the one above strip s is rows[s]
    };
    class PassedCells;

    /// Whether furthest-reaching points can take the same steps.
    bool has_points() const {
        return costs_.costs.are_units() && !diagonal_.is_table() && !costs_.swap_cost;
    }
    /// Of costs that are units.
    static UnitCosts unit_costs(const AlignmentCosts& costs);
    Failure out_of_memory() const;
    std::int64_t row_sum(std::size_t first, std::size_t last) const;
    std::int64_t vertical_sum(const StripRunner& strip) const;
    std::int64_t seeds_between(std::size_t from, std::size_t to) const;
    std::int64_t excess_of(std::size_t row, const Goal& goal, std::int64_t most_value,
                           std::size_t column, std::int64_t value) const;
    std::size_t last_of_interest(const Row& row, const Goal& goal, std::int64_t most_value,
                                 std::size_t least_column, std::int64_t& value) const;
    RowAbove find_first_of_interest(RowSignal& signal, const Row& row, const Goal& goal,
                                    std::int64_t most_value, std::optional<std::size_t>& first,
                                    std::int64_t& value) const;
    std::size_t last_forced(const RowSignal& signal, const Row& row, std::size_t column,
                            std::int64_t value) const;
    Row start_row();
    Status run_strips(const Row& row, const Goal& goal, Pass what, std::optional<Row>& end);
    Status run_strip(PassOfStrips& pass, StripTurn& turn);
    Status run_block(const Row& row, const Goal& goal, Pass what, std::optional<Row>& end);
    BandResult read_end(const Row& end, std::int64_t most_cost) const;
    void begin_keeping(std::size_t row);
    void keep(const Row& row, std::vector<std::byte> bits);
    void thin_out();
    // The way back (runtime/pair/band_trace.cpp).
    KeptRow drop_last_row();
    void restore(const KeptRow& kept);
    void find_values(KeptRow& kept) const;
    std::int64_t value_at(const KeptRow& kept, std::size_t column) const;
    std::optional<Window> window_of(const KeptRow& kept, const KeptRow* below, std::size_t row,
                                    std::size_t column, std::int64_t cost) const;

    std::size_t first_of_block(const KeptRow& kept, std::size_t row, std::size_t column,
                               std::int64_t cost) const;

    bool is_worth_sharing(const Window& window, std::size_t rows, std::int64_t cost,
                          std::size_t end, std::span<const std::uint64_t> later) const;
    SharedColumns* find_shared(const KeptRow& kept, std::size_t row, std::size_t column,
                               std::int64_t cost);
    Result<SharedColumns*> share(const KeptRow& kept, std::size_t row, std::size_t column,
                                 std::int64_t cost, std::size_t behind);
    std::size_t first_within(const Row& above, std::size_t row, std::size_t column,
                             std::int64_t budget) const;
    Status load_trace();
    std::vector<std::uint8_t> codes_above(const KeptRow& kept, std::size_t first,
                                          std::size_t last) const;
    DiagonalRange diagonals_of(std::size_t rows, std::size_t columns, std::int64_t budget) const;
    Result<WayEnd> trace_strip(const KeptRow& kept, const Window& window, std::size_t row,
                               std::size_t column, std::int64_t cost, std::vector<EditRun>& runs);

    BandCosts costs_;
    DiagonalCosts diagonal_;
    TraceKernelSource trace_source_;
    BlockComputer blocks_;  ///< empty where strips are run here
    StripColumns columns_;
    std::vector<StripRunner> runners_;  ///< one a thread
    FurthestReaching points_;
    const TraceKernel* trace_ = nullptr;           ///< got when first needed
    std::optional<TracedFlows> flows_;             ///< the same
    std::map<std::size_t, SharedColumns> shared_;  ///< by the row above the strip
    BandParams params_;
    SymbolSpan a_;
    SymbolSpan b_;
    std::int64_t cost_ = 0;  ///< that `distance` found
    StripCost work_;
    const char* why_no_more_threads_ = "";
    // Rows kept: those of `distance`, then those of passes between two of them.
    std::vector<KeptRow> kept_;
    std::size_t kept_bytes_ = 0;
    std::size_t kept_before_ = 0;  ///< by passes before this one
    std::size_t keep_from_ = 0;    ///< the row where this pass began
    std::size_t keep_every_ = 1;   ///< strips from one row kept to the next
};

}  // namespace minterm
