// SPDX-License-Identifier: Apache-2.0
//
// What compiled kernels and the runtime agree on: the one header that codegen shares with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace minterm {

/// What runs a kernel function where there is no machine code of it: an interpreter, or a simulated
/// processor.
class KernelBody {
public:
    virtual ~KernelBody() = default;
    virtual void call(std::byte* const* buffers, const std::int64_t* scalars) const = 0;
};

/// Every kernel function: byte buffers and 64-bit scalars in the order in which the layout declares
/// them. Kernels do not fail and keep nothing of what they are given.
class KernelEntry {
public:
    using Code = void (*)(std::byte* const* buffers, const std::int64_t* scalars);

    constexpr KernelEntry() = default;
    constexpr KernelEntry(std::nullptr_t) {}
    constexpr KernelEntry(Code code) : code_(code) {}
    /// `body` outlives the entry and its copies.
    explicit KernelEntry(const KernelBody& body) : body_(&body) {}

    void operator()(std::byte* const* buffers, const std::int64_t* scalars) const {
        if (body_ == nullptr)
            code_(buffers, scalars);
        else
            body_->call(buffers, scalars);
    }

    friend bool operator==(const KernelEntry&, const KernelEntry&) = default;

private:
    Code code_ = nullptr;
    const KernelBody* body_ = nullptr;
};

/// Note [Wavefront layout]. Lanes are rows. A strip holds K registers of W rows: row r is bit
/// W-1 - r div K of register r mod K, so the first row of a register is its top bit. Step s
/// computes cell (r, s - r) for every row r of the strip: one anti-diagonal, no carry. What leaves
/// row r downwards enters row r + 1 one step later, which is a renaming of registers (k to k + 1)
/// but for the last one, which moves one bit towards bit 0 into register 0 and takes the strip's
/// top edge in at the top bit. Unrolling K steps makes the renaming free; iteration q does steps Kq
/// .. Kq + K-1.
///
/// Top and bottom edges are byte streams, one a plane: the value of column j is bit 0 of byte j. Up
/// to a word is loaded at byte j, of which all other bits are ignored, and up to `kStepBytes` are
/// stored there, of which later stores overwrite all but the first. So the two streams may be one,
/// and a strip's bottom is the next strip's top.
///
/// Symbols of b reach register k at step s as the window b[s - k - K (W-1-t)], t = 0..W-1: bits
/// of the sequence b[rho], b[rho + K], ... (rho = (s - k) mod K). Each such sequence is stored
/// eight times, shifted by 0..7 bits, so that every window starts at a byte: copy (q + 1) mod 8,
/// byte (q + 1) / 8.
///
/// Two functions share this memory: `edge` for iterations in which some row of the strip has not
/// begun its columns or has ended them (the vertical flow is held there, by one more window:
/// "column exists"), `steady` for all others.
///
/// A third, `trace`, is `edge` for the way back: what leaves a cell to the right and downwards says
/// which step the cell was reached by, so it writes down what left all cells in every step. Planes
/// of the vertical flow of register 0 come first, then those of its horizontal flow.
namespace wavefront {

enum Buffer : std::uint32_t {
    kSymbolsA,  ///< in: a's planes, K x planes words, register-major
    kWindows,   ///< in: b's windows: (residue x planes + plane) x 8 copies x copy_stride bytes
    kActive,    ///< in: windows of "column exists": residue x 8 copies (edge only)
    kVertical,  ///< in and out: the vertical flow, K x planes words, register-major
    kState,     ///< in and out: what left each register downwards in the last step, as kVertical
    kTop,       ///< in: byte streams of the top edge, plane x edge_stride bytes
    kBottom,  ///< out: byte streams of the bottom edge; byte s is what left the last row in step s
    kTap,     ///< scratch for `tap` kernels: K x planes words; `trace`, out: what left all cells
    kBufferCount,
};

enum Scalar : std::uint32_t {
    kBegin,                  ///< first iteration
    kEnd,                    ///< one past the last
    kCopyStride,             ///< bytes from one shifted copy to the next
    kTopStride,              ///< bytes from one plane of the top edge to the next
    kBottomStride,           ///< the same for the bottom edge
    kTapByte,                ///< `tap`: which byte of a plane's K words holds the row wanted
    kTraceBytes = kTapByte,  ///< `trace`: bytes of what is written in an iteration
    kScalarCount,
};

/// Bytes of a bottom edge that a step writes at most: its own and some behind it.
inline constexpr std::size_t kStepBytes = 4;

}  // namespace wavefront

/// The kernel of one recurrence, symbol logic, K and target, as the drivers see it.
struct WavefrontKernel {
    int word_bits = 64;
    int rows = 1;  ///< K
    int vertical_planes = 0;
    int horizontal_planes = 0;
    int a_planes = 0;
    int b_planes = 0;
    KernelEntry edge = nullptr;
    KernelEntry steady = nullptr;
    /// The same two with any row's downward flow written to the bottom stream (one byte a step, the
    /// byte kTapByte of the words that left in this step); needed only for the bottom edge of a
    /// strip that is not full.
    KernelEntry edge_tap = nullptr;
    KernelEntry steady_tap = nullptr;
    KernelEntry trace = nullptr;  ///< needed only for the way back

    std::size_t strip_rows() const {
        return static_cast<std::size_t>(word_bits) * static_cast<std::size_t>(rows);
    }
};

/// What kernels of strips on a device are called, whatever the layout and the recurrence: those
/// with the same cell share their code.
inline constexpr const char* kBlockKernel = "block";
inline constexpr const char* kWholeBlockKernel = "whole_block";

/// Note [Blocks on a device]. A kernel function of words that are a warp's is the work of one warp,
/// and many warps work at the same time: each has a strip of a block. A strip may run as soon as
/// the strip above has handed on the columns that it reads, so strips lie behind each other like
/// the steps of a wavefront, and a block is computed in launches. In launch t strip s does the
/// iterations (t - lag s) segment .. + segment - 1 of its own: `segment` iterations at a time,
/// `lag` launches behind the strip above. Whatever it reads of the row between strips was written
/// by launches before, so that nothing waits for anything while a launch runs. (Kawanami and
/// Fujimoto 2011 launch diagonals of square blocks; strips are parallelograms, which begin and end
/// once.)
///
/// One kernel, `block(buffers, scalars, launch)`, chooses strips and functions. Warp w of the
/// grid has strip min(launch / lag, strips - 1) - w, if there is one. Both arrays are in the
/// device's memory and the same for all launches of a block.
///
/// `whole_block(buffers, scalars, 0)` does all of it in one launch of any number of warps. A warp
/// that is free takes the next strip, by a ticket. A strip begins a segment when the strip above
/// has told that it has done what launches before would have. Strips are taken from the top down,
/// so the uppermost one that is not done never waits, and its warp runs: nothing gets stuck,
/// however few warps the device runs at a time.
///
/// Rows between strips can be kept, for alignments: those below every kKeptEvery-th strip,
/// kKeptRows of them. The strip above such a row writes it where it stays, the strip below reads it
/// there, and all other strips have one row in common. `pack_rows(buffers, scalars, 0)` makes bits
/// of what was kept, as runtime/pair/kept_cells.hpp has them: a warp for each 1,024 columns of a
/// plane of a row.
namespace wavefront_block {

enum Buffer : std::uint32_t {
    kSymbolsA,  ///< in: wavefront::kSymbolsA of all strips, one after the other
    kWindows,   ///< in: b's windows
    kActive,    ///< in: windows of "column exists", of all columns
    kVertical,  ///< in and out: wavefront::kVertical of all strips
    kState,     ///< scratch: wavefront::kState of all strips
    kRow,       ///< in and out: the row between strips, column 0 of plane 0
    kTap,       ///< scratch for the last strip: wavefront::kTap
    kKept,      ///< out: rows that are kept, column 0 of plane 0 of the first
    kBits,      ///< out: the same as bits, row after row
    kProgress,  ///< `whole_block`, 32 bits each: strips taken, then segments done of each strip
    kBufferCount,
};

enum Scalar : std::uint32_t {
    kColumns,     ///< of the block
    kRows,        ///< of the block
    kCopyStride,  ///< bytes from one shifted copy to the next
    kRowStride,   ///< bytes from one plane of the row to the next
    kSegment,     ///< iterations of a strip in one launch
    kLag,         ///< launches from one strip to the next
    kTapped,     ///< 1: the last strip, which is not full, leaves its last row with `tap` functions
    kSegments,   ///< of a full strip
    kKeptEvery,  ///< strips from one row that is kept to the next
    kKeptRows,   ///< how many are kept
    kKeptStride,  ///< bytes from one of them to the next
    kScalarCount,
};

inline constexpr const char* kPackKernel = "pack_rows";

}  // namespace wavefront_block

/// Note [Column layout]. Lanes are the rows of one column: a block of K words of W bits has row r
/// in bit r mod W of word r div W, bit 0 first, as one long number. It sweeps the columns begin ..
/// end - 1 from left to right and keeps its vertical flow, in registers or, where they are too
/// many, in memory. Within a column the horizontal flow goes down from row to row by additions and
/// moves by one bit (synth/column_cell.hpp, Note [Columns]); what leaves word k is the carry into
/// word k + 1, what leaves the last one is the block's bottom edge.
///
/// Top and bottom edges are byte streams as in the wavefront layout, one a plane: byte j is 0 or 1,
/// the carry of column j. A column reads its byte before it writes it, so the two streams may be
/// one, and a block's bottom is the next block's top.
///
/// What the symbols of a column's rows have to do with the column's symbol is a mask a predicate.
/// Either they are all made beforehand, a table by code of b's symbols (word k of predicate r is
/// word k * predicates + r of its entry); or, where that would be too large, they are computed
/// from a's planes and words of which all bits are a bit of b's code.
///
/// A block that is not full has rows below the last real one. Nothing flows up, so they do no harm,
/// but the block's bottom edge is then what enters the first of them: functions `sweep_tap` write
/// the byte of all planes of that row, whichever it is.
///
/// A word of several 64-bit lanes is added lane by lane. Bit l of two small numbers says whether
/// lane l made a carry, and whether it passes one on because it is all ones; no lane does both.
/// Then (made << 1 | carry) + passes ripples through all lanes at once, the bits that it changes in
/// `passes` are the lanes that get one more, and the bit behind the last is the carry that leaves:
/// a carry-select, in 64-bit steps.
namespace column {

enum Buffer : std::uint32_t {
    kMasks,      ///< in: the table of masks
    kSymbolsA,   ///< in: a's planes, K x planes words, word-major (no table)
    kSymbolsB,   ///< in: codes of b's symbols, bytes or numbers of 32 bits
    kBroadcast,  ///< in: a word of zeros and a word of ones (no table)
    kVertical,   ///< in and out: the vertical flow, K x planes words, word-major
    kTop,        ///< in: byte streams of the top edge
    kBottom,     ///< out: byte streams of the bottom edge; `sweep_tap`: bytes of rows
    kTap,        ///< scratch for `sweep_tap`: planes x K words
    kBufferCount,
};

enum Scalar : std::uint32_t {
    kBegin,       ///< first column
    kEnd,         ///< one past the last
    kEntryBytes,  ///< bytes of an entry of the table, or of a word where there is none
    kEdgeStride,  ///< bytes from one plane of either edge to the next
    kTapByte,     ///< `sweep_tap`: which byte of a plane's K words holds the row wanted
    kScalarCount,
};

}  // namespace column

/// The kernel of one recurrence, symbol logic, K and target for a column at a time, as the drivers
/// see it.
struct ColumnKernel {
    int word_bits = 64;
    int words = 1;  ///< K
    int vertical_planes = 0;
    int horizontal_planes = 0;
    int predicates = 0;
    int a_planes = 0;
    int b_planes = 0;
    bool has_table = true;  ///< of masks
    /// Of the table: bit r of a pair of codes is what mask r says of them. Either symbols are only
    /// compared for being equal, and then it is `same` or `different` ...
    bool equality = true;
    std::uint8_t same = 0;
    std::uint8_t different = 0;
    std::vector<std::uint8_t> pairs;  ///< ... or `pairs[b << a_planes | a]`
    KernelEntry sweep = nullptr;
    KernelEntry sweep_tap = nullptr;

    std::size_t block_rows() const {
        return static_cast<std::size_t>(word_bits) * static_cast<std::size_t>(words);
    }
    std::size_t word_bytes() const { return static_cast<std::size_t>(word_bits) / 8; }
    /// Codes of b in memory are numbers of 32 bits.
    bool has_wide_symbols() const { return a_planes > 8 || b_planes > 8; }
};

/// Note [Columns on a device]. A warp's strip of the column layout is launched as one of the
/// wavefront layout is (Note [Blocks on a device]), by the same two kernels. Carries go down within
/// a column, so that a strip may do a column as soon as the strip above has done it: launch t has
/// strip s do its segment t - s. With segments of 1,024 columns and one word a strip these are
/// diagonals of squares (Kawanami and Fujimoto 2011, who hand carries on in the same way).
///
/// What columns of a segment need is in registers, or in the shared memory of the warp: the table
/// of masks, the symbols of b, and of each plane of the horizontal flow a byte a column that enters
/// the strip, and one that leaves it. Between launches, or between a strip and the next, they are
/// bits of the row between strips.
///
/// The strip that is not full, the last one, leaves what enters the row below its last one
/// (`sweep_tap`).
namespace column_block {

enum Buffer : std::uint32_t {
    kMasks,     ///< in: column::kMasks of all strips, one after the other (table)
    kSymbolsA,  ///< in: column::kSymbolsA of all strips (no table)
    kSymbolsB,  ///< in: codes of b, bytes or numbers of 32 bits, of whole segments
    kVertical,  ///< in and out: column::kVertical of all strips
    kRow,       ///< in and out: the row between strips: a bit a column, planes of whole segments
    kTap,       ///< scratch for the last strip: column::kTap
    kProgress,  ///< as wavefront_block::kProgress
    kBufferCount,
};

enum Scalar : std::uint32_t {
    kColumns,   ///< of the block
    kRows,      ///< of the block
    kSegment,   ///< columns of a strip in one launch: a multiple of kGrain, up to kMostColumns
    kLag,       ///< launches from one strip to the next: 1
    kSegments,  ///< of a strip
    kTapped,    ///< 1: the last strip, which is not full, leaves its last row with `sweep_tap`
    kScalarCount,
};

/// Columns of a segment: bits of a word of the row, and what there is shared memory for.
inline constexpr std::size_t kGrain = 32;
inline constexpr std::size_t kMostColumns = 1024;

}  // namespace column_block

/// Note [Batch layout]. Lanes are pairs of strings: bit p of every word belongs to pair p, so
/// nothing ever moves from lane to lane. A tile of T rows keeps its vertical flow in registers and
/// sweeps the columns begin .. end - 1 from left to right; the horizontal flow goes down through
/// the tile in registers and from one tile to the next through memory, where it takes the place of
/// what entered the tile. Sequences of words have the planes of one row (or column) side by side.
///
/// Pairs differ in length. Rows below a pair's last one do no harm, because nothing flows up; they
/// are not counted in the end. A column after a pair's last one must leave the vertical flow as it
/// is: the functions `held` do that by one more word a column, "the column exists", and `steady`
/// ones are for the columns that all pairs of the group have. So the vertical flow that is left in
/// memory is the right edge of every pair, each at its own last column.
///
/// What the two symbols of a cell have to do with each other is either computed in the cell from
/// planes of both, or, where a is the same string in all pairs, given: a mask for each distinct
/// symbol of a and each column, made once by `masks` and read by every row with that symbol.
///
/// A sum over the right edge is kept in planes, too: `sum` adds to the counters of all lanes the
/// numbers that the codes of a row stand for; `sum_counted` does so in the lanes in which the row
/// counts.
namespace batch {

enum Buffer : std::uint32_t {
    kSymbolsA,    ///< in: a's planes from the tile's first row on (masks: one symbol's)
    kSymbolsB,    ///< in: b's planes
    kActive,      ///< in: where each column exists
    kVertical,    ///< in and out: the vertical flow from the tile's first row on
    kHorizontal,  ///< in and out: the horizontal flow
    kCounted,     ///< in: where each row counts
    kCounters,    ///< in and out: planes of the sums, the lowest first
    kFirstMask,   ///< in: predicates of the tile's first row, one buffer a row from here (masks:
                  ///< out)
};

enum Scalar : std::uint32_t {
    kBegin,      ///< first column, or first row of a sum
    kEnd,        ///< one past the last
    kWordBytes,  ///< bytes of a word
    kScalarCount,
};

}  // namespace batch

/// Note [Batches on a device]. A word is a warp's register, 32 bits of each of its lanes; so a
/// group is 1,024 pairs, and a lane has 32 of them and to do with no other lane, but for the
/// strings, which all lanes read together. A warp computes group after group, all of each: planes
/// of its strings, words that say where columns and rows exist, edges, steps as schedule_group
/// (runtime/batch/batch_group.hpp) says them, the sums of numbers. It works in memory of its own,
/// so that what is needed depends on how many warps there are and not on how many groups.
///
/// Kernels are `kernel(buffers, scalars, tasks)`, both arrays in the device's memory; warp w of the
/// grid does tasks w, w + kWarps and so on. Where cells compare symbols there is one, `pairs`, a
/// group a task. Where they are given masks there are three: `targets` makes a place, planes and
/// columns of 1,024 second strings; `masks` the predicates of one symbol and all columns of one
/// place; `queries` runs one string over one place.
///
/// A warp's own memory: planes of a, planes of b, active, vertical, horizontal, counted, counters,
/// as namespace `batch` has them, with room for so many rows and columns as the scalars say.
namespace batch_device {

enum Buffer : std::uint32_t {
    kTexts,    ///< in: symbols, bytes or numbers of 32 bits; strings begin at multiples of 4 bytes
    kStrings,  ///< in: for each string its place, in 4 bytes, and 2^32 times its length; tasks of
               ///< `pairs` have 1,024 of a and then 1,024 of b, places 1,024 of b
    kTasks,    ///< in: kTaskCount numbers a task
    kSteps,    ///< in: BatchStep
    kEdges,    ///< in: codes of the left edge, then of the top edge
    kCoding,   ///< in: for a and then for b 256 codes of bytes and 32 bits that planes are
    kOwn,      ///< scratch: each warp's own
    kNumbers,  ///< out: 1,024 numbers a task, pair 32 l + i at 32 i + l
    kPlaces,   ///< planes and columns of all places (`targets`: out)
    kMasks,    ///< masks by place and slot (`masks`: out)
    kSlots,    ///< in: the slots of the rows of all queries, numbers of 32 bits
    kBufferCount,
};

enum Scalar : std::uint32_t {
    kWarps,       ///< of the grid
    kOwnBytes,    ///< of a warp's own memory
    kRowRoom,     ///< rows that it has room for
    kColumnRoom,  ///< columns that it, and each place, has room for
    kTopAt,       ///< where the top edge begins
    kCodes,       ///< 1: bytes of strings stand for codes
    kIsSum,       ///< 1: all rows that a pair has count; 0: its last one
    kSlotCount,   ///< slots of a place
    kScalarCount,
};

enum Task : std::uint32_t {
    kRows,       ///< the most of a pair of the group
    kLeastRows,  ///< the least
    kColumns,    ///< the same of columns
    kLeastColumns,
    kFirstStep,
    kStepCount,
    kPlace,  ///< of a query or of masks
    kSlot,   ///< of a mask, or the place of a query's first slot
    kCode,   ///< of a mask's symbol
    kTaskCount,
};

/// Bytes of kCoding for one side.
inline constexpr std::size_t kCodingBytes = 256 + 32;

}  // namespace batch_device

/// The functions for tiles of one height.
struct BatchTile {
    int rows = 1;
    KernelEntry steady = nullptr;
    KernelEntry held = nullptr;
};

/// The kernel of one recurrence, symbol logic and target for many pairs, as the drivers see it.
struct BatchKernel {
    int word_bits = 64;  ///< pairs in a group
    int vertical_planes = 0;
    int horizontal_planes = 0;
    int a_planes = 0;
    int b_planes = 0;
    int predicates = 0;  ///< of the masks that cells are given; 0: they compare symbols
    int counter_planes = 0;
    std::int64_t most_rows_summed = 0;  ///< how many rows the counters can hold
    std::vector<BatchTile> tiles;       ///< the highest first, not empty
    KernelEntry sum = nullptr;
    KernelEntry sum_counted = nullptr;
    KernelEntry masks = nullptr;

    std::size_t word_bytes() const { return static_cast<std::size_t>(word_bits) / 8; }
};

/// Note [Text-sliced layout]. Lanes are positions of a text. A piece of the text is cut into
/// stripes of equal length, eight for each part of a word: bit k of byte t of part g of word w is
/// place w * (bytes of a part) + t of stripe 8 g + k. So eight stripes become a plane without
/// anything moving from byte to byte, and what one position has to do with the one before it is a
/// matter of neighbouring bytes.
///
/// A part is the whole word where all columns are read through classes with a lag: a word of
/// positions that begins `lag` places earlier is then just a load from `lag` bytes earlier. Where
/// signals are delayed a part is what `ByteIn` moves bytes in: 16 bytes, or a shorter word. A delay
/// keeps in memory what it was given in the word before.
///
/// In front of each stripe stand `context` places more, which belong to the stripe before it (or to
/// nothing): results depend on that many bytes before a position, and no result is wanted there.
///
/// Three functions work on a piece, word by word: the runtime makes planes of its bytes
/// (runtime/search/byte_stripes.hpp); `classes` makes, of the eight planes, a plane for each class
/// of bytes that patterns ask about; `match`, one for each group of patterns, makes of these the
/// results of each pattern, side by side, and a word that says where any of them reports.
namespace text_sliced {

enum Buffer : std::uint32_t {
    kPlanes,   ///< in (classes): plane p from byte p * stride on
    kClasses,  ///< out (classes), in (match): class c from byte c * stride on
    kDelays,   ///< in and out (match): a word a delay
    kResults,  ///< out (match): a group's results of a word of positions are neighbours
    kAny,      ///< out (match): where any pattern of the group is reported
    kNext,     ///< (match): text that comes next, so much as is searched; fetched, never read
    kBufferCount,
};

enum Scalar : std::uint32_t {
    kBegin,      ///< first word
    kEnd,        ///< one past the last
    kWordBytes,  ///< bytes of a word
    kScalarCount,
};

}  // namespace text_sliced

/// What the results of one pattern are, as places among those of its group.
struct TextSlicedPattern {
    std::uint32_t report = 0;
    /// Results that are true where the cost is at most a bound, and that bound; ascending.
    std::vector<std::pair<std::uint32_t, std::int64_t>> costs;
};

struct TextSlicedGroup {
    KernelEntry match = nullptr;
    std::size_t results = 0;
    std::size_t delays = 0;
    std::vector<TextSlicedPattern> patterns;
};

/// The kernels of one set of patterns and target, as the driver sees them.
struct TextSlicedKernel {
    std::size_t word_bytes = 8;
    std::size_t parts = 1;  ///< of a word
    std::size_t class_count = 0;
    std::size_t memory = 0;          ///< results depend on so many bytes before a position
    std::size_t context = 0;         ///< the same, rounded up to whole words
    std::size_t stripe = 0;          ///< most positions of a stripe, a number of whole words
    std::size_t stride = 0;          ///< bytes from one plane to the next
    bool reads_before_text = false;  ///< `match` runs over the context, too
    KernelEntry classes = nullptr;
    std::vector<TextSlicedGroup> groups;

    /// Positions of a stripe that one word covers.
    std::size_t step() const { return word_bytes / parts; }
    std::size_t stripes() const { return 8 * parts; }
};

/// Note [Cyclic layout]. Lanes are rows of patterns, a step is a column. q patterns lie in a chain
/// of n words of W bits, which are one number of nW bits: row M - 1 - i of pattern j of the q,
/// where M is the greatest number of rows, is bit nW - (i + 1) q + j. So the last rows of all
/// patterns are the top q bits; "one row down" moves the number q bits up, and what enters is zero,
/// which is row 0; rows that a shorter pattern lacks are at its low end and are kept like row 0 by
/// their masks, as are bits of no row (Kusudo, Ino and Hagihara 2013). With `parts` each 64 bits
/// (or all of a shorter word) are such a number of their own, of other patterns, and no bit crosses
/// them.
///
/// A table of masks says what the predicates make of a byte: its entry is a chain of words for each
/// predicate. Patterns are data: one kernel serves all with the same q, n and predicates.
///
/// One column after the other would wait for itself, so `streams` pieces of the text that share
/// nothing take turns: byte t of stream s is byte t + s * stream_stride of the text. Iteration i of
/// `columns` does columns i * kColumns .. (i + 1) * kColumns - 1 of every stream. To keep results
/// of every column would take as long as all the rest, and hardly any is looked at: a word a chain
/// says whether any of an iteration's reports are set, and the state before it is kept. From there
/// `results` does columns of one stream again, one an iteration, and writes what is reported.
namespace cyclic {

/// Columns of an iteration.
inline constexpr std::size_t kColumns = 8;

enum Buffer : std::uint32_t {
    kText,     ///< in: of stream 0 from its first column on
    kMasks,    ///< in: byte x predicate x word of the chain
    kState,    ///< in and out: stream x plane x word of the chain; of one stream (results): in
    kBefore,   ///< out (columns): iteration x the state before it
    kAny,      ///< out (columns): iteration x word of the chain: OR of the reports (AND of
               ///< complemented ones)
    kResults,  ///< out (results): column x result x word of the chain; result 0 is the report
    kBufferCount,
};

enum Scalar : std::uint32_t {
    kIterations,
    kScalarCount,
};

}  // namespace cyclic

/// A result that says whether the cost of a column is at most `bound`.
struct CyclicCost {
    std::int64_t bound = 0;
    bool is_complemented = false;
};

/// The kernel of one recurrence, shape and target, as the driver sees it.
struct CyclicKernel {
    std::size_t word_bytes = 8;
    std::size_t chain = 1;  ///< n
    std::size_t streams = 1;
    std::size_t stream_stride = 0;  ///< bytes
    std::size_t copies = 1;         ///< of all patterns in a word; more than one on devices only
    std::size_t predicates = 0;
    std::size_t planes = 0;
    bool report_is_complemented = false;
    /// Results 1, 2, ..: ascending. A reported column for which none of them is set costs one more
    /// than the last; `least_cost` where there are none.
    std::vector<CyclicCost> costs;
    std::int64_t least_cost = 0;
    KernelEntry columns = nullptr;
    KernelEntry results_of = nullptr;  ///< `results`

    std::size_t chain_bytes() const { return chain * word_bytes; }
    std::size_t state_bytes() const { return planes * chain_bytes(); }  ///< of a stream
    std::size_t results() const { return 1 + costs.size(); }
    std::size_t entry_bytes() const { return predicates * chain_bytes(); }
};

/// Note [Search on a device]. A word is a warp's register, so that each 64 bits of the layout with
/// `parts` are two lanes. Lanes read masks by themselves, and so each may read another text: where
/// patterns need a quarter of the parts, the word holds them four times, and each of these copies
/// searches a stretch of its own. A table of masks has each copy's entry in that copy's lanes.
///
/// A text is copied as it is. Stretch s of it are kStretch bytes, and the context before them is
/// the end of the stretch before, or what stands in front of the first one. A task is a row, as
/// many neighbouring stretches as there are copies, and a group of patterns. A warp runs `columns`
/// over the context and over the stretches, and `results` wherever an iteration has reported
/// something; the first lane of a copy writes down what that was. It counts all of it, but writes
/// no more than its stretch has room for: who wants the rest runs the task again with more.
///
/// Kernels are `kernel(buffers, scalars, tasks)`; warp w of the grid does tasks w, w + kWarps and
/// so on. `before_text`, a group a task, makes the state that stands for no text; `search` is all
/// the rest.
namespace search_device {

enum Buffer : std::uint32_t {
    kTexts,       ///< in: the context, and whole rows (before_text: zeros)
    kMasks,       ///< in: group x byte x predicate x word of the chain
    kNothing,     ///< in: an entry a group: a byte that no row of a pattern matches
    kLastRows,    ///< in: group x word of the chain: bits of last rows
    kBeforeText,  ///< in (before_text: out): a state a group
    kOwn,         ///< scratch: each warp's own
    kTasks,       ///< in: row and group of each task, numbers of 32 bits
    kRooms,       ///< in: task x copy: number of its first hit, and the end of the last; 32 bits
    kCounts,      ///< out: task x copy: how many hits there are; 32 bits
    kHits,        ///< out: 2^32 column in the stretch + 2^24 cost + bit of the copy; ascending
    kBufferCount,
};

enum Scalar : std::uint32_t {
    kWarps,      ///< of the grid
    kContext,    ///< bytes, a multiple of cyclic::kColumns
    kPositions,  ///< of all rows that are looked at
    kBegins,     ///< 1: the first row begins with the text
    kScalarCount,
};

/// Iterations of `columns` that a warp keeps the states of.
inline constexpr std::size_t kIterations = 8;
inline constexpr unsigned kCostShift = 24;
inline constexpr unsigned kColumnShift = 32;

/// Of a warp: state, states before iterations, what these report, results of columns.
inline std::size_t own_bytes(const CyclicKernel& kernel) {
    return (1 + kIterations) * kernel.state_bytes() + kIterations * kernel.chain_bytes() +
           cyclic::kColumns * kernel.results() * kernel.chain_bytes();
}

}  // namespace search_device

}  // namespace minterm
