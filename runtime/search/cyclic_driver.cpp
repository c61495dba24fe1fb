// SPDX-License-Identifier: Apache-2.0
//
// Text -> pieces -> streams -> words of rows -> reported columns.
#include "runtime/search/cyclic_driver.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

namespace minterm {

namespace {

/// So many bytes of states are kept before reports are looked at; the masks want the rest of the
/// first-level cache.
constexpr std::size_t kKeptBytes = std::size_t{8} << 10U;

/// What is looked at together: 64 bits, or a word where that is a byte.
std::uint64_t limb(const std::byte* place, std::size_t word_bytes) {
    if (word_bytes < sizeof(std::uint64_t)) return std::to_integer<std::uint64_t>(*place);
    std::uint64_t bits = 0;
    std::memcpy(&bits, place, sizeof bits);
    return bits;
}

std::size_t rounded_up(std::size_t value, std::size_t unit) {
    return (value + unit - 1) / unit * unit;
}

std::size_t state_bytes(const CyclicKernel& kernel) {
    return kernel.streams * kernel.state_bytes();
}

std::size_t iterations_of_run(const CyclicKernel& kernel) {
    return std::max<std::size_t>(1, kKeptBytes / state_bytes(kernel));
}

std::size_t column_bytes(const CyclicKernel& kernel) {
    return kernel.results() * kernel.chain_bytes();
}

}  // namespace

Result<CyclicWorkspace> CyclicWorkspace::create(const CyclicPatterns& patterns) {
    CyclicWorkspace workspace(patterns);
    const CyclicKernel& kernel = patterns.kernel;
    const std::size_t iterations = iterations_of_run(kernel);
    bool enough = workspace.text_.reset(kernel.streams * kernel.stream_stride);
    enough &= workspace.state_.reset(state_bytes(kernel));
    enough &= workspace.before_.reset(iterations * state_bytes(kernel));
    enough &= workspace.any_.reset(iterations * kernel.chain_bytes());
    enough &= workspace.results_.reset(cyclic::kColumns * column_bytes(kernel));
    for (std::size_t group = 0; group < patterns.groups.size(); ++group)
        enough &= workspace.groups_.emplace_back().before_text.reset(kernel.state_bytes());
    if (!enough) return Failure::environment("not enough memory to search this text");
    workspace.by_stream_.resize(kernel.streams);
    for (std::size_t group = 0; group < patterns.groups.size(); ++group)
        workspace.find_last_rows(patterns.groups[group], workspace.groups_[group]);
    return workspace;
}

/// The text is all zeros, and that byte matches nothing. From whatever state, then, this is what it
/// is before a text. Not before the first search, which may never come and whose kernel may not be
/// compiled.
void CyclicWorkspace::find_states() {
    for (std::size_t group = 0; group < patterns_->groups.size(); ++group) {
        GroupState& state = groups_[group];
        set_state(state, patterns_->kernel.streams);
        for (std::size_t done = 0; done < context(); done += cyclic::kColumns)
            run(patterns_->groups[group].nothing, text_.data(), 1);
        std::memcpy(state.before_text.data(), state_.data(), patterns_->kernel.state_bytes());
    }
    has_states_ = true;
}

std::size_t CyclicWorkspace::context() const {
    return rounded_up(patterns_->memory + 1, cyclic::kColumns);
}

/// Columns of a stream that are searched in one call, with room for as many as the context.
std::size_t CyclicWorkspace::stretch() const {
    return (patterns_->kernel.stream_stride - 2 * context()) / cyclic::kColumns * cyclic::kColumns;
}

std::size_t CyclicWorkspace::piece_size() const { return patterns_->kernel.streams * stretch(); }

void CyclicWorkspace::find_last_rows(const CyclicGroup& group, GroupState& state) const {
    const std::size_t limb_bytes = std::min<std::size_t>(8, patterns_->kernel.word_bytes);
    for (std::size_t byte = 0; byte < patterns_->kernel.chain_bytes(); byte += limb_bytes) {
        LastRows rows{byte, 0};
        for (std::size_t bit = 0; bit < 8 * limb_bytes; ++bit)
            if (group.pattern_of_bit[8 * byte + bit] != CyclicGroup::kNoPattern)
                rows.bits |= std::uint64_t{1} << bit;
        if (rows.bits != 0) state.last_rows.push_back(rows);
    }
}

/// The first `streams` streams are at the beginning of a text.
void CyclicWorkspace::set_state(const GroupState& group, std::size_t streams) {
    const std::size_t bytes = patterns_->kernel.state_bytes();
    for (std::size_t stream = 0; stream < streams; ++stream)
        std::memcpy(state_.data() + stream * bytes, group.before_text.data(), bytes);
}

void CyclicWorkspace::run(const AlignedBuffer& masks, const std::byte* text,
                          std::size_t iterations) {
    // Kernels write neither text nor masks.
    std::array<std::byte*, cyclic::kBufferCount> buffers{};
    buffers[cyclic::kText] = const_cast<std::byte*>(text);
    buffers[cyclic::kMasks] = const_cast<std::byte*>(masks.data());
    buffers[cyclic::kState] = state_.data();
    buffers[cyclic::kBefore] = before_.data();
    buffers[cyclic::kAny] = any_.data();
    const std::array<std::int64_t, cyclic::kScalarCount> scalars{
        static_cast<std::int64_t>(iterations)};
    patterns_->kernel.columns(buffers.data(), scalars.data());
}

/// The results of the columns of an iteration of the last run, of one stream whose text begins at
/// `text` with them.
void CyclicWorkspace::find_results(const AlignedBuffer& masks, const std::byte* text,
                                   std::size_t iteration, std::size_t stream) {
    const CyclicKernel& kernel = patterns_->kernel;
    std::array<std::byte*, cyclic::kBufferCount> buffers{};
    buffers[cyclic::kText] = const_cast<std::byte*>(text);
    buffers[cyclic::kMasks] = const_cast<std::byte*>(masks.data());
    buffers[cyclic::kState] =
        before_.data() + iteration * state_bytes(kernel) + stream * kernel.state_bytes();
    buffers[cyclic::kResults] = results_.data();
    const std::array<std::int64_t, cyclic::kScalarCount> scalars{cyclic::kColumns};
    kernel.results_of(buffers.data(), scalars.data());
}

void CyclicWorkspace::search(const TextWindow& text, std::size_t begin, std::size_t end,
                             std::vector<ReportedColumn>& found) {
    if (begin >= end) return;
    if (!has_states_) find_states();
    Piece piece;
    // So near the beginning of the text that it is within what results depend on: from there.
    if (text.offset + begin < patterns_->memory) piece.skipped = begin;
    const std::size_t first = begin - piece.skipped;
    piece.offset = text.offset + first;
    piece.count = end - begin;
    const std::size_t streams = patterns_->kernel.streams;
    const std::size_t all = piece.skipped + piece.count;
    piece.each = rounded_up(std::max((all + streams - 1) / streams, context()), cyclic::kColumns);
    place_streams({text.bytes.substr(0, end), text.offset}, first, piece);
    for (std::size_t group = 0; group < groups_.size(); ++group) search_group(group, text, piece);
    const std::size_t before = found.size();
    for (std::vector<ReportedColumn>& columns : by_stream_) {
        // Groups have done the stream one after the other.
        if (groups_.size() > 1) order_by_end(columns);
        found.insert(found.end(), columns.begin(), columns.end());
        columns.clear();
    }
    // Positions that were not asked for come first.
    const auto asked = std::find_if(
        found.begin() + static_cast<std::ptrdiff_t>(before), found.end(),
        [&](const ReportedColumn& column) { return column.end > piece.offset + piece.skipped; });
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(before), asked);
}

/// Each stream with its context in front; zeros where the window holds nothing.
void CyclicWorkspace::place_streams(const TextWindow& text, std::size_t first, const Piece& piece) {
    const std::size_t length = context() + piece.each;
    for (std::size_t stream = 0; stream < patterns_->kernel.streams; ++stream) {
        std::byte* place = text_.data() + stream * patterns_->kernel.stream_stride;
        const std::size_t position = first + stream * piece.each;
        const std::size_t missing = position < context() ? context() - position : 0;
        const std::size_t from = std::min(position + missing - context(), text.bytes.size());
        const std::size_t there = std::min(length - missing, text.bytes.size() - from);
        std::memset(place, 0, missing);
        if (there > 0) std::memcpy(place + missing, text.bytes.data() + from, there);
        std::memset(place + missing + there, 0, length - missing - there);
    }
}

void CyclicWorkspace::search_group(std::size_t group, const TextWindow& text, const Piece& piece) {
    const std::uint64_t end = piece.offset + piece.skipped + piece.count;
    skips_.assign(patterns_->kernel.streams,
                  LineSkip(text, static_cast<std::size_t>(end - text.offset)));
    const CyclicKernel& kernel = patterns_->kernel;
    const AlignedBuffer& masks = patterns_->groups[group].masks;
    const std::size_t at_once = iterations_of_run(kernel);
    set_state(groups_[group], kernel.streams);
    const std::size_t before = context() / cyclic::kColumns;
    for (std::size_t done = 0; done < before; done += at_once)
        run(masks, text_.data() + done * cyclic::kColumns, std::min(at_once, before - done));
    if (piece.offset == 0) set_state(groups_[group], 1);
    const std::size_t iterations = piece.each / cyclic::kColumns;
    for (std::size_t done = 0; done < iterations; done += at_once) {
        const std::size_t now = std::min(at_once, iterations - done);
        run(masks, text_.data() + (before + done) * cyclic::kColumns, now);
        collect(group, piece, done * cyclic::kColumns, now);
    }
}

void CyclicWorkspace::collect(std::size_t group, const Piece& piece, std::size_t first_column,
                              std::size_t iterations) {
    const CyclicKernel& kernel = patterns_->kernel;
    const std::uint64_t flip = kernel.report_is_complemented ? ~std::uint64_t{0} : 0;
    const std::size_t all = piece.skipped + piece.count;
    for (std::size_t i = 0; i < iterations; ++i) {
        const std::byte* any = any_.data() + i * kernel.chain_bytes();
        std::uint64_t reported = 0;
        for (const LastRows& rows : groups_[group].last_rows)
            reported |= (limb(any + rows.byte, kernel.word_bytes) ^ flip) & rows.bits;
        if (reported == 0) continue;
        const std::size_t column = first_column + i * cyclic::kColumns;
        for (std::size_t stream = 0; stream < kernel.streams; ++stream) {
            const std::size_t first = stream * piece.each + column;
            if (first >= all) break;
            const std::size_t columns = std::min(cyclic::kColumns, all - first);
            const std::uint64_t end = piece.offset + first + 1;  // of the first column
            LineSkip& skip = skips_[stream];
            if (!skip.wants(end + columns - 1)) continue;
            find_results(patterns_->groups[group].masks,
                         text_.data() + stream * kernel.stream_stride + context() + column, i,
                         stream);
            for (std::size_t t = 0; t < columns; ++t) {
                if (!skip.wants(end + t)) continue;
                const std::size_t before = by_stream_[stream].size();
                collect_column(group, results_.data() + t * column_bytes(kernel), end + t,
                               by_stream_[stream]);
                skip.found(std::span(by_stream_[stream]).subspan(before));
            }
        }
    }
}

/// The patterns that are reported in one column.
void CyclicWorkspace::collect_column(std::size_t group, const std::byte* results, std::uint64_t end,
                                     std::vector<ReportedColumn>& found) const {
    const CyclicKernel& kernel = patterns_->kernel;
    const std::uint64_t flip = kernel.report_is_complemented ? ~std::uint64_t{0} : 0;
    for (const LastRows& rows : groups_[group].last_rows) {
        std::uint64_t reported = (limb(results + rows.byte, kernel.word_bytes) ^ flip) & rows.bits;
        for (; reported != 0; reported &= reported - 1) {
            const std::uint64_t bit = reported & -reported;
            std::int64_t cost = kernel.least_cost;
            const std::byte* result = results + rows.byte;
            for (const CyclicCost& bound : kernel.costs) {
                result += kernel.chain_bytes();
                cost = bound.bound;
                if (((limb(result, kernel.word_bytes) & bit) != 0) != bound.is_complemented) break;
                ++cost;
            }
            const std::size_t number =
                8 * rows.byte + static_cast<std::size_t>(std::countr_zero(bit));
            found.push_back({end, patterns_->groups[group].pattern_of_bit[number], cost});
        }
    }
}

}  // namespace minterm
