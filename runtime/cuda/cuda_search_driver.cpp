// SPDX-License-Identifier: Apache-2.0
//
// Text -> pieces -> rows of stretches -> launches -> hits in the order of the text.
#include "runtime/cuda/cuda_search_driver.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace minterm {

namespace {

using namespace search_device;

/// Enough to hide what one waits for.
constexpr std::size_t kWarpsAMultiprocessor = 32;
constexpr unsigned kWarpsABlock = 4;
/// Columns that are handed out together, and a row's more.
constexpr std::size_t kColumnsTogether = std::size_t{1} << 16U;
constexpr std::size_t kTaskNumbers = 2;

std::size_t divide_up(std::size_t value, std::size_t by) { return (value + by - 1) / by; }

template <typename Value>
std::size_t bytes_of(const std::vector<Value>& values) {
    return to_cache_lines(values.size() * sizeof(Value));
}

}  // namespace

// ---- what stays on the device -------------------------------------------------------------------

std::size_t CudaSearchDriver::context() const {
    return divide_up(patterns_.memory + 1, cyclic::kColumns) * cyclic::kColumns;
}

std::size_t CudaSearchDriver::most_warps() const {
    if (params_.most_warps != 0) return params_.most_warps;
    return kWarpsAMultiprocessor * static_cast<std::size_t>(device_.multiprocessors());
}

Result<std::unique_ptr<CudaSearchDriver>> CudaSearchDriver::create(const CudaDevice& device,
                                                                   const CyclicPatterns& patterns,
                                                                   const CudaSearchKernels& kernels,
                                                                   const CudaSearchParams& params) {
    std::unique_ptr<CudaSearchDriver> driver(
        new CudaSearchDriver(device, patterns, kernels, params));
    MINTERM_TRY([[maybe_unused]] const Unit current, device.make_current());
    MINTERM_TRY([[maybe_unused]] const Unit placed, driver->place_patterns());
    MINTERM_TRY([[maybe_unused]] const Unit made, driver->make_before_text());
    return driver;
}

Status CudaSearchDriver::place_patterns() {
    const CyclicKernel& kernel = patterns_.kernel;
    std::vector<std::byte> bytes;
    std::array<std::size_t, kBufferCount> places{};
    const auto begin = [&](Buffer buffer) {
        bytes.resize(divide_up(bytes.size(), kernel.word_bytes) * kernel.word_bytes);
        places[buffer] = bytes.size();
    };
    const auto add = [&](const AlignedBuffer& words, std::size_t entries) {
        bytes.insert(bytes.end(), words.data(), words.data() + entries * kernel.entry_bytes());
    };
    begin(kMasks);
    for (const CyclicGroup& group : patterns_.groups) add(group.masks, 256);
    begin(kNothing);
    for (const CyclicGroup& group : patterns_.groups) add(group.nothing, 1);
    begin(kLastRows);
    for (const CyclicGroup& group : patterns_.groups) {
        const std::size_t first = bytes.size();
        bytes.resize(first + kernel.chain_bytes());
        const std::size_t bits = 8 * kernel.chain_bytes();
        for (std::size_t bit = 0; bit < bits; ++bit)
            if (group.pattern_of_bit[bit % (bits / copies())] != CyclicGroup::kNoPattern)
                bytes[first + bit / 8] |= static_cast<std::byte>(1U << bit % 8);
    }
    begin(kBeforeText);
    bytes.resize(bytes.size() + groups() * kernel.state_bytes());
    MINTERM_TRY(memory_, allocate(device_, bytes.size()));
    MINTERM_TRY(const CudaStream stream, CudaStream::create(device_));
    MINTERM_TRY([[maybe_unused]] const Unit copied, stream.copy_in(memory_.get(), bytes));
    for (const Buffer buffer : {kMasks, kNothing, kLastRows, kBeforeText})
        arguments_.buffers[buffer] = memory_.get() + places[buffer];
    arguments_.scalars[kContext] = static_cast<std::int64_t>(context());
    return stream.wait();
}

Status CudaSearchDriver::reserve_own(Launch& launch, std::size_t warps) const {
    const std::size_t bytes = warps * own_bytes(patterns_.kernel);
    if (bytes <= launch.own_bytes) return success();
    launch.own = CudaMemory();
    launch.own_bytes = 0;
    MINTERM_TRY(launch.own, allocate(device_, bytes));
    launch.own_bytes = bytes;
    return success();
}

Status CudaSearchDriver::make_before_text() {
    const std::size_t warps = std::min(groups(), most_warps());
    const std::size_t text_bytes = row_bytes() + kIterations * cyclic::kColumns;
    const std::size_t in_bytes = Arguments::in_begin() + text_bytes;
    CudaPiece& cuda = more_.cuda;
    MINTERM_TRY([[maybe_unused]] const Unit own,
                reserve_own(more_, divide_up(warps, kWarpsABlock) * kWarpsABlock));
    MINTERM_TRY([[maybe_unused]] const Unit room,
                cuda.reserve(device_, in_bytes, sizeof(std::uint64_t)));
    std::memset(cuda.in() + Arguments::in_begin(), 0, text_bytes);
    Arguments arguments = arguments_;
    arguments.buffers[kTexts] = cuda.in_there() + Arguments::in_begin();
    arguments.buffers[kOwn] = more_.own.get();
    const auto blocks = static_cast<unsigned>(divide_up(warps, kWarpsABlock));
    arguments.scalars[kWarps] = static_cast<std::int64_t>(blocks) * kWarpsABlock;
    MINTERM_TRY([[maybe_unused]] const Unit launched,
                cuda.launch(arguments, kernels_.before_text, groups(),
                            {blocks, kWarpsABlock * kWarpThreads}, in_bytes, 0));
    MINTERM_TRY(const double seconds, cuda.wait());
    device_seconds_ += seconds;
    return success();
}

// ---- launches -----------------------------------------------------------------------------------

std::size_t CudaSearchDriver::Launch::in_bytes() const {
    return Arguments::in_begin() + bytes_of(tasks) + bytes_of(rooms);
}

std::size_t CudaSearchDriver::Launch::counts_bytes() const {
    return to_cache_lines((rooms.size() - 1) * sizeof(std::uint32_t));
}

const std::uint32_t* CudaSearchDriver::Launch::counts() const {
    return reinterpret_cast<const std::uint32_t*>(cuda.out());
}

const std::uint64_t* CudaSearchDriver::Launch::hits() const {
    return reinterpret_cast<const std::uint64_t*>(cuda.out() + counts_bytes());
}

/// Behind tasks and rooms there are `text_bytes` more; `arguments` say of which text.
Status CudaSearchDriver::start(Launch& launch, std::size_t text_bytes, Arguments arguments) {
    const std::size_t tasks = launch.tasks.size() / kTaskNumbers;
    const auto blocks =
        static_cast<unsigned>(divide_up(std::min(tasks, most_warps()), kWarpsABlock));
    MINTERM_TRY([[maybe_unused]] const Unit own, reserve_own(launch, blocks * kWarpsABlock));
    CudaPiece& cuda = launch.cuda;
    std::byte* const place = cuda.in() + Arguments::in_begin();
    std::memcpy(place, launch.tasks.data(), launch.tasks.size() * sizeof(std::uint32_t));
    std::memcpy(place + bytes_of(launch.tasks), launch.rooms.data(),
                launch.rooms.size() * sizeof(std::uint32_t));
    const CudaFunctions::Address there = cuda.in_there() + Arguments::in_begin();
    arguments.buffers[kTasks] = there;
    arguments.buffers[kRooms] = there + bytes_of(launch.tasks);
    arguments.buffers[kCounts] = cuda.out_there();
    arguments.buffers[kHits] = cuda.out_there() + launch.counts_bytes();
    arguments.buffers[kOwn] = launch.own.get();
    arguments.scalars[kWarps] = static_cast<std::int64_t>(blocks) * kWarpsABlock;
    return cuda.launch(arguments, kernels_.search, tasks, {blocks, kWarpsABlock * kWarpThreads},
                       launch.in_bytes() + text_bytes,
                       launch.counts_bytes() + launch.rooms.back() * sizeof(std::uint64_t));
}

/// Three launches are there at a time, and a tenth of the memory stays for others.
Result<std::size_t> CudaSearchDriver::rows_of_piece() const {
    MINTERM_TRY(std::size_t bytes, device_.free_bytes());
    for (const Piece& piece : pieces_) bytes += piece.cuda.bytes() + piece.launch.own_bytes;
    const std::size_t own = most_warps() * own_bytes(patterns_.kernel);
    const std::size_t usable = bytes / 10 * 9 / 3;
    const std::size_t of_stretch = 2 * sizeof(std::uint32_t) + room() * sizeof(std::uint64_t);
    const std::size_t of_row = row_bytes() + stretches_of_row() * of_stretch +
                               groups() * kTaskNumbers * sizeof(std::uint32_t);
    const std::size_t left = usable > own ? usable - own : 0;
    return std::max<std::size_t>(1, std::min(params_.piece_bytes / row_bytes(), left / of_row));
}

Status CudaSearchDriver::start(Piece& piece, std::string_view text) {
    piece.rows = divide_up(piece.count, row_bytes());
    Launch& launch = piece.launch;
    launch.tasks.clear();
    launch.rooms.clear();
    for (std::uint32_t row = 0; row < piece.rows; ++row)
        for (std::uint32_t group = 0; group < groups(); ++group) {
            launch.tasks.push_back(row);
            launch.tasks.push_back(group);
        }
    for (std::size_t i = 0; i <= piece.rows * stretches_of_row(); ++i)
        launch.rooms.push_back(static_cast<std::uint32_t>(i * room()));
    const std::size_t text_bytes = context() + piece.rows * row_bytes();
    const std::size_t hit_bytes = launch.rooms.back() * sizeof(std::uint64_t);
    MINTERM_TRY([[maybe_unused]] const Unit room,
                piece.cuda.reserve(device_, launch.in_bytes() + text_bytes,
                                   launch.counts_bytes() + hit_bytes));
    // Zeros where there is nothing.
    std::byte* const place = piece.cuda.in() + launch.in_bytes();
    const std::size_t before = std::min(piece.first, context());
    const std::size_t there = before + piece.count;
    std::byte* const begin = place + context() - before;
    std::memset(place, 0, context() - before);
    std::memcpy(begin, text.data() + piece.first - before, there);
    std::memset(begin + there, 0, text_bytes - context() - piece.count);
    Arguments arguments = arguments_;
    arguments.buffers[kTexts] = piece.cuda.in_there() + launch.in_bytes();
    arguments.scalars[kPositions] = static_cast<std::int64_t>(piece.count);
    arguments.scalars[kBegins] = piece.first == 0 ? 1 : 0;
    return start(launch, text_bytes, arguments);
}

/// The rows from `row` on that have more hits than there was room for, again, with room for all; at
/// least one, and so many as have no more hits than are wanted. Gives the row behind them.
Result<std::size_t> CudaSearchDriver::take_more(const Piece& piece, std::size_t row) {
    more_.tasks.clear();
    more_.rooms.assign(1, 0);
    std::size_t hits = 0;
    std::size_t end = row;
    for (; end < piece.rows; ++end) {
        const std::uint32_t* const counts = piece.launch.counts() + end * stretches_of_row();
        std::size_t here = 0;
        std::uint32_t most = 0;
        for (std::size_t i = 0; i < stretches_of_row(); ++i) {
            here += counts[i];
            most = std::max(most, counts[i]);
        }
        if (end > row && (most <= room() || hits + here > params_.most_hits)) break;
        hits += here;
        for (std::size_t i = 0; i < stretches_of_row(); ++i)
            more_.rooms.push_back(more_.rooms.back() + counts[i]);
        for (std::uint32_t group = 0; group < groups(); ++group) {
            more_.tasks.push_back(static_cast<std::uint32_t>(end));
            more_.tasks.push_back(group);
        }
    }
    MINTERM_TRY([[maybe_unused]] const Unit room,
                more_.cuda.reserve(device_, more_.in_bytes(),
                                   more_.counts_bytes() + hits * sizeof(std::uint64_t)));
    Arguments arguments = arguments_;
    arguments.buffers[kTexts] = piece.cuda.in_there() + piece.launch.in_bytes();
    arguments.scalars[kPositions] = static_cast<std::int64_t>(piece.count);
    arguments.scalars[kBegins] = piece.first == 0 ? 1 : 0;
    MINTERM_TRY([[maybe_unused]] const Unit started, start(more_, 0, arguments));
    MINTERM_TRY(const double seconds, more_.cuda.wait());
    device_seconds_ += seconds;
    return end;
}

// ---- hits ---------------------------------------------------------------------------------------

/// Appends the hits of a row, whose tasks begin with that one of a launch.
void CudaSearchDriver::add_row(const Piece& piece, std::size_t row, const Launch& launch,
                               std::size_t first_task) {
    const CyclicKernel& kernel = patterns_.kernel;
    for (std::size_t copy = 0; copy < copies(); ++copy) {
        const std::uint64_t begin = piece.first + row * row_bytes() + copy * stretch();
        const std::size_t before = found_.size();
        for (std::size_t group = 0; group < groups(); ++group) {
            const std::size_t place = (first_task + group) * copies() + copy;
            const std::uint64_t* hit = launch.hits() + launch.rooms[place];
            for (std::uint32_t left = launch.counts()[place]; left > 0; --left, ++hit) {
                const std::size_t bit = *hit & ((1U << kCostShift) - 1);
                const std::size_t step = *hit >> kCostShift & 0xffU;
                std::int64_t cost = kernel.least_cost;
                if (step < kernel.costs.size())
                    cost = kernel.costs[step].bound;
                else if (step > 0)
                    cost = kernel.costs.back().bound + 1;
                found_.push_back({begin + (*hit >> kColumnShift) + 1,
                                  patterns_.groups[group].pattern_of_bit[bit], cost});
            }
        }
        // Groups have done the stretch one after the other.
        if (groups() > 1) order_by_end(std::span(found_).subspan(before));
    }
}

/// Whether more is wanted.
Result<bool> CudaSearchDriver::take(Piece& piece, const Consumer& consumer) {
    MINTERM_TRY(const double seconds, piece.cuda.wait());
    device_seconds_ += seconds;
    found_.clear();
    for (std::size_t row = 0; row < piece.rows;) {
        const std::uint32_t* const counts = piece.launch.counts() + row * stretches_of_row();
        const std::uint32_t most = *std::max_element(counts, counts + stretches_of_row());
        if (most <= room()) {
            add_row(piece, row, piece.launch, row * groups());
            ++row;
        } else {
            const std::size_t first = row;
            MINTERM_TRY(const std::size_t end, take_more(piece, row));
            for (; row < end; ++row) add_row(piece, row, more_, (row - first) * groups());
        }
        if (found_.size() < kColumnsTogether && row < piece.rows) continue;
        if (!found_.empty() && !consumer(found_)) return false;
        found_.clear();
    }
    return true;
}

Status CudaSearchDriver::search(std::string_view text, const Consumer& consumer) {
    MINTERM_TRY([[maybe_unused]] const Unit current, device_.make_current());
    MINTERM_TRY(const std::size_t rows, rows_of_piece());
    std::size_t next = 0;
    bool wants_more = true;
    return run_by_turns(
        pieces_,
        [&](Piece& piece) -> Result<bool> {
            if (next == text.size() || !wants_more) return false;
            piece.first = next;
            piece.count = std::min(rows * row_bytes(), text.size() - next);
            next += piece.count;
            MINTERM_TRY([[maybe_unused]] const Unit started, start(piece, text));
            return true;
        },
        [&](Piece& piece) -> Status {
            if (wants_more) {
                MINTERM_TRY(wants_more, take(piece, consumer));
            } else {
                piece.cuda.abandon();
            }
            return success();
        });
}

}  // namespace minterm
