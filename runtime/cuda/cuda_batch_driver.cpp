// SPDX-License-Identifier: Apache-2.0
//
// Groups of pairs on a device: strings in, launches, numbers out.
#include "runtime/cuda/cuda_batch_driver.hpp"

#include <algorithm>
#include <cstring>
#include <set>

namespace minterm {

namespace {

using Address = CudaFunctions::Address;
using namespace batch_device;

constexpr std::size_t kWordBytes = 128;
constexpr std::size_t kLanes = 1024;
/// So many have room in a multiprocessor with the registers that emit_cuda_batch.cpp leaves each.
constexpr std::size_t kWarpsAMultiprocessor = 12;
/// Launches take long enough that so many groups for each warp even out what they differ by.
constexpr std::size_t kGroupsAWarp = 4;
constexpr std::size_t kNumberBytes = kLanes * sizeof(std::uint64_t);
constexpr std::size_t kStringBytes = kLanes * sizeof(std::uint64_t);
constexpr std::size_t kMostPlaces = 64;

template <typename Value>
std::span<const std::byte> bytes_of(const std::vector<Value>& values) {
    return std::as_bytes(std::span(values));
}

std::size_t rounded_up(std::size_t bytes) { return (bytes + 3) / 4 * 4; }

std::size_t bytes_of_texts(std::span<const SymbolSpan> texts) {
    std::size_t bytes = 0;
    for (const SymbolSpan text : texts) bytes += rounded_up(text.size() << text.log_width());
    return bytes;
}

/// What lies on the device of a group's task, its strings and its numbers, with `tiles` steps or
/// so.
std::size_t bytes_of_group(const PairGroup& group, std::size_t rows) {
    return bytes_of_texts(group.a) + bytes_of_texts(group.b) + 2 * kStringBytes + kNumberBytes +
           kTaskCount * sizeof(std::int64_t) + (2 * rows + 64) * sizeof(BatchStep);
}

std::size_t longest_of(std::span<const SymbolSpan> texts) {
    std::size_t longest = 0;
    for (const SymbolSpan text : texts) longest = std::max(longest, text.size());
    return longest;
}

}  // namespace

std::size_t CudaBatchDriver::most_warps() const {
    if (params_.most_warps != 0) return params_.most_warps;
    return kWarpsAMultiprocessor * static_cast<std::size_t>(device_.multiprocessors());
}

std::size_t CudaBatchDriver::groups_at_once() const { return kGroupsAWarp * most_warps(); }

/// As emit_cuda_batch.cpp lays it out.
std::size_t CudaBatchDriver::own_bytes(std::size_t rows, std::size_t columns) const {
    const BatchKernel& kernel = run_.kernel;
    const auto planes = [](int count) { return static_cast<std::size_t>(count); };
    const bool is_pairs = kernels_.pairs != nullptr;
    const std::size_t a = kernel.predicates > 0 ? 0 : planes(kernel.a_planes);
    const std::size_t row_words = a + planes(kernel.vertical_planes) + (is_pairs ? 1 : 0);
    const std::size_t column_words =
        planes(kernel.horizontal_planes) + (is_pairs ? planes(kernel.b_planes) + 1 : 0);
    // The symbol of a mask has planes, too.
    const std::size_t words = rows * row_words + columns * column_words +
                              planes(kernel.counter_planes) + planes(kernel.a_planes);
    return words * kWordBytes;
}

/// A tenth stays for others.
Result<std::size_t> CudaBatchDriver::usable_bytes() const {
    MINTERM_TRY(std::size_t bytes, device_.free_bytes());
    for (const Piece& piece : pieces_)
        for (const Room& room : piece.rooms) bytes += room.bytes;
    return bytes / 10 * 9;
}

Status CudaBatchDriver::reserve(Room& room, std::size_t bytes) {
    // Of nothing there is no memory.
    bytes = std::max<std::size_t>(bytes, 4);
    if (bytes <= room.bytes) return success();
    room.memory = CudaMemory();
    room.bytes = 0;
    MINTERM_TRY(room.memory, allocate(device_, bytes));
    room.bytes = bytes;
    return success();
}

Status CudaBatchDriver::copy(Piece& piece, Buffer buffer, std::span<const std::byte> bytes) {
    Room& room = piece.rooms[buffer];
    MINTERM_TRY([[maybe_unused]] const Unit reserved, reserve(room, bytes.size()));
    return bytes.empty() ? success() : piece.stream->copy_in(room.memory.get(), bytes);
}

/// Both edges, and how symbols become planes.
Status CudaBatchDriver::place_edges() {
    MINTERM_TRY([[maybe_unused]] const Unit current, device_.make_current());
    for (Piece& piece : pieces_)
        if (!piece.stream) {
            MINTERM_TRY(CudaStream stream, CudaStream::create(device_));
            piece.stream.emplace(std::move(stream));
        }
    if (edges_.bytes != 0) return success();
    std::vector<std::uint8_t> edges = run_.left;
    edges.insert(edges.end(), run_.top.begin(), run_.top.end());
    std::vector<std::uint8_t> coding(2 * kCodingBytes, 0);
    std::uint8_t* side = coding.data();
    for (const PlaneBits* bits : {&run_.a, &run_.b}) {
        std::copy(bits->codes.begin(), bits->codes.end(), side);
        std::copy(bits->bits.begin(), bits->bits.end(), side + 256);
        side += kCodingBytes;
    }
    MINTERM_TRY([[maybe_unused]] const Unit coded, reserve(coding_, coding.size()));
    MINTERM_TRY([[maybe_unused]] const Unit room, reserve(edges_, edges.size()));
    const CudaStream& stream = *pieces_[0].stream;
    MINTERM_TRY([[maybe_unused]] const Unit first,
                stream.copy_in(coding_.memory.get(), bytes_of(coding)));
    if (!edges.empty()) {
        MINTERM_TRY([[maybe_unused]] const Unit second,
                    stream.copy_in(edges_.memory.get(), bytes_of(edges)));
    }
    return stream.wait();
}

void CudaBatchDriver::clear(Piece& piece, std::size_t first) {
    piece.texts.clear();
    piece.strings.clear();
    piece.tasks.clear();
    piece.steps.clear();
    piece.slots.clear();
    piece.first = first;
    piece.count = 0;
}

/// Up to a word's bits of strings; those that are missing are empty.
void CudaBatchDriver::add_strings(Piece& piece, std::span<const SymbolSpan> texts) const {
    std::size_t at = piece.texts.size();
    piece.texts.resize(at + bytes_of_texts(texts));
    for (const SymbolSpan text : texts) {
        const std::size_t bytes = text.size() << text.log_width();
        piece.strings.push_back(at / 4 | std::uint64_t{text.size()} << 32U);
        std::memcpy(piece.texts.data() + at, text.data(), bytes);
        at += rounded_up(bytes);
    }
    piece.strings.resize(piece.strings.size() + kLanes - texts.size(), 0);
}

/// Appends `task`, of which places are set, with what the shape says.
void CudaBatchDriver::add_task(Piece& piece, const GroupShape& shape,
                               std::optional<std::int64_t> bound, Task& task) {
    task[kRows] = static_cast<std::int64_t>(shape.row_range.most);
    task[kLeastRows] = static_cast<std::int64_t>(shape.row_range.least);
    task[kColumns] = static_cast<std::int64_t>(shape.column_range.most);
    task[kLeastColumns] = static_cast<std::int64_t>(shape.column_range.least);
    const std::size_t first_step = piece.steps.size();
    schedule_group(run_, shape, bound, piece.steps, cells_computed_);
    task[kFirstStep] = static_cast<std::int64_t>(first_step);
    task[kStepCount] = static_cast<std::int64_t>(piece.steps.size() - first_step);
    piece.tasks.insert(piece.tasks.end(), task.begin(), task.end());
    ++piece.count;
}

/// Warps of a launch: so many that their own memory is no more than half of what there is.
std::size_t CudaBatchDriver::warps_for(std::size_t groups, std::size_t own,
                                       std::size_t bytes) const {
    return std::max<std::size_t>(1, std::min({groups, most_warps(), bytes / 2 / own}));
}

Status CudaBatchDriver::launch(Piece& piece, CudaFunctions::Function kernel, std::size_t warps,
                               std::size_t own, Scalars scalars, bool has_numbers) {
    const CudaStream& stream = *piece.stream;
    MINTERM_TRY([[maybe_unused]] const Unit texts, copy(piece, kTexts, piece.texts));
    MINTERM_TRY([[maybe_unused]] const Unit strings,
                copy(piece, kStrings, bytes_of(piece.strings)));
    MINTERM_TRY([[maybe_unused]] const Unit tasks, copy(piece, kTasks, bytes_of(piece.tasks)));
    MINTERM_TRY([[maybe_unused]] const Unit steps, copy(piece, kSteps, bytes_of(piece.steps)));
    MINTERM_TRY([[maybe_unused]] const Unit slots, copy(piece, kSlots, bytes_of(piece.slots)));
    MINTERM_TRY([[maybe_unused]] const Unit room, reserve(piece.rooms[kOwn], warps * own));
    const std::size_t number_bytes = has_numbers ? piece.count * kNumberBytes : 0;
    MINTERM_TRY([[maybe_unused]] const Unit numbers, reserve(piece.rooms[kNumbers], number_bytes));
    if (number_bytes > piece.number_bytes) {
        piece.number_bytes = 0;
        piece.numbers = PinnedMemory();
        MINTERM_TRY(piece.numbers, allocate_pinned(device_, number_bytes));
        piece.number_bytes = number_bytes;
    }
    scalars[kWarps] = static_cast<std::int64_t>(warps);
    scalars[kOwnBytes] = static_cast<std::int64_t>(own);
    scalars[kRowRoom] = static_cast<std::int64_t>(row_room_);
    scalars[kColumnRoom] = static_cast<std::int64_t>(column_room_);
    scalars[kTopAt] = static_cast<std::int64_t>(run_.left.size());
    scalars[kCodes] = run_.a.codes.empty() ? 0 : 1;
    scalars[kIsSum] = run_.is_sum ? 1 : 0;
    scalars[kSlotCount] = static_cast<std::int64_t>(slot_count_);
    std::array<Address, kBufferCount> buffers{};
    for (std::size_t i = 0; i < buffers.size(); ++i) buffers[i] = piece.rooms[i].memory.get();
    buffers[kEdges] = edges_.memory.get();
    buffers[kCoding] = coding_.memory.get();
    buffers[kPlaces] = place_room_.memory.get();
    buffers[kMasks] = mask_room_.memory.get();
    piece.arguments.resize(sizeof buffers + sizeof scalars);
    std::memcpy(piece.arguments.data(), buffers.data(), sizeof buffers);
    std::memcpy(piece.arguments.data() + sizeof buffers, scalars.data(), sizeof scalars);
    MINTERM_TRY([[maybe_unused]] const Unit there,
                reserve(piece.arguments_room, piece.arguments.size()));
    const Address at = piece.arguments_room.memory.get();
    MINTERM_TRY([[maybe_unused]] const Unit arguments, stream.copy_in(at, piece.arguments));

    Address first = at;
    Address second = at + sizeof buffers;
    int count = static_cast<int>(piece.tasks.size() / kTaskCount);
    std::array<void*, 3> parameters{&first, &second, &count};
    MINTERM_TRY(CudaEvent begin, stream.mark());
    MINTERM_TRY([[maybe_unused]] const Unit launched,
                stream.launch(kernel, static_cast<unsigned>(warps), parameters.data()));
    MINTERM_TRY(CudaEvent end, stream.mark());
    piece.begin.emplace(std::move(begin));
    piece.end.emplace(std::move(end));
    if (!has_numbers) return success();
    return stream.copy_out({static_cast<std::byte*>(piece.numbers.get()), number_bytes},
                           piece.rooms[kNumbers].memory.get());
}

Status CudaBatchDriver::await(Piece& piece) {
    MINTERM_TRY([[maybe_unused]] const Unit waited, piece.stream->wait());
    MINTERM_TRY(const double seconds, piece.stream->seconds_between(*piece.begin, *piece.end));
    device_seconds_ += seconds;
    return success();
}

/// Those of the i-th group of a piece that is done.
const std::uint64_t* CudaBatchDriver::numbers_of(const Piece& piece, std::size_t i) {
    return static_cast<const std::uint64_t*>(piece.numbers.get()) + i * kLanes;
}

/// The answers of a group from the sums of its numbers.
Status CudaBatchDriver::tell(const GroupShape& shape, std::optional<std::int64_t> bound,
                             const std::uint64_t* numbers, std::size_t group,
                             const Consumer& consumer) {
    answers_.resize(shape.columns.size());
    answers_of_nothing(run_, shape, answers_);
    for (std::size_t lane = 0; lane < answers_.size(); ++lane) {
        const auto number = static_cast<std::int64_t>(numbers[32 * (lane % 32) + lane / 32]);
        const std::int64_t answer = answers_[lane] + run_.step * number;
        answers_[lane] = bound && answer > *bound ? kMoreThanBound : answer;
    }
    return consumer(group, answers_);
}

// ---- pairs --------------------------------------------------------------------------------------

/// As many groups from `first` on as fit the bytes, at least one.
Status CudaBatchDriver::fill_pairs(Piece& piece, std::span<const PairGroup> groups,
                                   std::size_t first, std::size_t bytes) {
    clear(piece, first);
    std::size_t used = 0;
    for (std::size_t g = first; g < groups.size(); ++g) {
        const PairGroup& group = groups[g];
        used += bytes_of_group(group, longest_of(group.a));
        if (piece.count > 0 && (used > bytes || piece.texts.size() > params_.piece_bytes)) break;
        add_strings(piece, group.a);
        add_strings(piece, group.b);
        const std::vector<std::uint32_t> rows = lengths_of(group.a);
        const std::vector<std::uint32_t> columns = lengths_of(group.b);
        Task task{};
        add_task(piece, {rows, columns, range_of(rows), range_of(columns), {}}, group.bound, task);
    }
    return success();
}

Status CudaBatchDriver::take_pairs(Piece& piece, std::span<const PairGroup> groups,
                                   const Consumer& consumer) {
    MINTERM_TRY([[maybe_unused]] const Unit done, await(piece));
    for (std::size_t i = 0; i < piece.count; ++i) {
        const PairGroup& group = groups[piece.first + i];
        const std::vector<std::uint32_t> rows = lengths_of(group.a);
        const std::vector<std::uint32_t> columns = lengths_of(group.b);
        const std::vector<std::int64_t> first_row = first_row_of(run_, columns);
        MINTERM_TRY([[maybe_unused]] const Unit told,
                    tell({rows, columns, range_of(rows), range_of(columns), first_row}, group.bound,
                         numbers_of(piece, i), piece.first + i, consumer));
    }
    return success();
}

Status CudaBatchDriver::run_pairs(std::span<const PairGroup> groups, const Consumer& consumer) {
    if (groups.empty()) return success();
    MINTERM_TRY([[maybe_unused]] const Unit ready, place_edges());
    row_room_ = 0;
    column_room_ = 0;
    for (const PairGroup& group : groups) {
        row_room_ = std::max(row_room_, longest_of(group.a));
        column_room_ = std::max(column_room_, longest_of(group.b));
    }
    MINTERM_TRY(const std::size_t usable, usable_bytes());
    // Two pieces are there at a time.
    const std::size_t bytes = usable / 2;
    const std::size_t own = own_bytes(row_room_, column_room_);
    Piece* before = nullptr;
    Status done = success();
    for (std::size_t first = 0, turn = 0; done && first < groups.size(); turn ^= 1U) {
        Piece& piece = pieces_[turn];
        const std::size_t warps = warps_for(groups.size() - first, own, bytes);
        const std::size_t left = bytes > warps * own ? bytes - warps * own : 0;
        done = fill_pairs(piece, groups, first, left);
        if (done) done = launch(piece, kernels_.pairs, std::min(warps, piece.count), own, {}, true);
        first += piece.count;
        if (before != nullptr && done) done = take_pairs(*before, groups, consumer);
        before = &piece;
    }
    if (done && before != nullptr) return take_pairs(*before, groups, consumer);
    // Nothing is in the air that memory is still needed for.
    for (const Piece& piece : pieces_) static_cast<void>(piece.stream->wait());
    return done;
}

// ---- matrices -----------------------------------------------------------------------------------

Result<std::size_t> CudaBatchDriver::places_at_once(std::size_t bytes) const {
    MINTERM_TRY([[maybe_unused]] const Unit current, device_.make_current());
    MINTERM_TRY(const std::size_t usable, usable_bytes());
    return std::clamp<std::size_t>(usable / 2 / bytes, 1, kMostPlaces);
}

Status CudaBatchDriver::load_targets(std::span<const PlaceTexts> places) {
    MINTERM_TRY([[maybe_unused]] const Unit ready, place_edges());
    places_.clear();
    slot_of_code_.clear();
    slot_count_ = 0;
    row_room_ = 1;
    column_room_ = 0;
    Piece& piece = pieces_[0];
    clear(piece, 0);
    for (const auto& [texts, share_ends] : places) {
        Place place;
        place.columns = lengths_of(texts);
        place.range = range_of(place.columns);
        place.first_row = first_row_of(run_, place.columns);
        column_room_ = std::max(column_room_, place.range.most);
        Task task{};
        task[kPlace] = static_cast<std::int64_t>(places_.size());
        task[kColumns] = static_cast<std::int64_t>(place.range.most);
        task[kLeastColumns] = static_cast<std::int64_t>(place.range.least);
        piece.tasks.insert(piece.tasks.end(), task.begin(), task.end());
        add_strings(piece, texts);
        places_.push_back(std::move(place));
    }
    const std::size_t planes = static_cast<std::size_t>(run_.kernel.b_planes) + 1;
    mask_room_ = {};
    MINTERM_TRY([[maybe_unused]] const Unit room,
                reserve(place_room_, places.size() * column_room_ * planes * kWordBytes));
    MINTERM_TRY([[maybe_unused]] const Unit launched,
                launch(piece, kernels_.targets, std::min(places.size(), most_warps()), kWordBytes,
                       {}, false));
    const Status done = await(piece);
    // Strings are planes now.
    for (const Buffer strings : {kTexts, kStrings}) piece.rooms[strings] = {};
    return done;
}

GroupShape CudaBatchDriver::shape_of(const QueryGroup& group,
                                     std::span<const std::uint32_t> rows) const {
    const Place& place = places_[group.place];
    return {rows, place.columns, range_of(rows), place.range, place.first_row};
}

/// Makes the masks of these codes, which have none yet and for which there is room, in all places.
Status CudaBatchDriver::make_masks(const std::vector<std::uint32_t>& codes) {
    if (codes.empty() || run_.kernel.predicates == 0) return success();
    Piece& piece = pieces_[0];
    clear(piece, 0);
    for (const std::uint32_t code : codes) {
        const auto slot = static_cast<std::uint32_t>(slot_of_code_.size());
        slot_of_code_.emplace(code, slot);
        for (std::size_t place = 0; place < places_.size(); ++place) {
            Task task{};
            task[kPlace] = static_cast<std::int64_t>(place);
            task[kSlot] = slot;
            task[kCode] = code;
            task[kColumns] = static_cast<std::int64_t>(places_[place].range.most);
            piece.tasks.insert(piece.tasks.end(), task.begin(), task.end());
        }
    }
    row_room_ = 1;
    const std::size_t own = own_bytes(row_room_, column_room_);
    MINTERM_TRY(const std::size_t usable, usable_bytes());
    const std::size_t warps = warps_for(piece.tasks.size() / kTaskCount, own, usable);
    MINTERM_TRY([[maybe_unused]] const Unit launched,
                launch(piece, kernels_.masks, warps, own, {}, false));
    const Status done = await(piece);
    piece.rooms[kOwn] = {};
    return done;
}

/// Queries whose masks are there.
Status CudaBatchDriver::run_some_queries(std::span<const QueryGroup> groups, std::size_t first,
                                         const Consumer& consumer) {
    Piece& piece = pieces_[0];
    clear(piece, first);
    row_room_ = 1;
    std::map<std::pair<const std::byte*, std::size_t>, std::size_t> first_slot;
    for (const QueryGroup& group : groups) {
        const SymbolSpan a = group.a.front();
        row_room_ = std::max(row_room_, a.size());
        const auto [at, is_new] = first_slot.try_emplace({a.data(), a.size()}, piece.slots.size());
        if (is_new)
            for (std::size_t row = 0; row < a.size(); ++row) {
                const auto slot = slot_of_code_.find(run_.a.code(a[row]));
                piece.slots.push_back(slot == slot_of_code_.end() ? 0 : slot->second);
            }
        const std::array<std::uint32_t, 1> rows{static_cast<std::uint32_t>(a.size())};
        Task task{};
        task[kPlace] = static_cast<std::int64_t>(group.place);
        task[kSlot] = static_cast<std::int64_t>(at->second);
        add_task(piece, shape_of(group, rows), group.bound, task);
    }
    const std::size_t own = own_bytes(row_room_, column_room_);
    MINTERM_TRY(const std::size_t usable, usable_bytes());
    MINTERM_TRY(
        [[maybe_unused]] const Unit launched,
        launch(piece, kernels_.queries, warps_for(groups.size(), own, usable), own, {}, true));
    MINTERM_TRY([[maybe_unused]] const Unit done, await(piece));
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::array<std::uint32_t, 1> rows{
            static_cast<std::uint32_t>(groups[i].a.front().size())};
        MINTERM_TRY([[maybe_unused]] const Unit told,
                    tell(shape_of(groups[i], rows), groups[i].bound, numbers_of(piece, i),
                         first + i, consumer));
    }
    return success();
}

/// Queries in their order, as many at a time as there is room for their masks and numbers.
Status CudaBatchDriver::run_queries(std::span<const QueryGroup> groups, const Consumer& consumer) {
    if (groups.empty()) return success();
    MINTERM_TRY([[maybe_unused]] const Unit ready, place_edges());
    const std::size_t mask_bytes = places_.size() * column_room_ *
                                   static_cast<std::size_t>(run_.kernel.predicates) * kWordBytes;
    for (std::size_t first = 0; first < groups.size();) {
        MINTERM_TRY(const std::size_t usable, usable_bytes());
        const std::size_t most_slots =
            mask_bytes == 0 ? 0 : (usable + mask_room_.bytes) / 4 / mask_bytes;
        std::set<std::uint32_t> codes;
        std::size_t used = 0;
        std::size_t end = first;
        for (; end < groups.size(); ++end) {
            const SymbolSpan a = groups[end].a.front();
            used +=
                kNumberBytes + a.size() * (2 * sizeof(BatchStep) + sizeof(std::uint32_t)) + 2048;
            std::vector<std::uint32_t> added;
            const bool is_new = end == first || a.data() != groups[end - 1].a.front().data();
            for (std::size_t row = 0; mask_bytes != 0 && is_new && row < a.size(); ++row)
                if (const std::uint32_t code = run_.a.code(a[row]); codes.insert(code).second)
                    added.push_back(code);
            if (end == first || (codes.size() <= most_slots && used <= usable / 4)) continue;
            for (const std::uint32_t code : added) codes.erase(code);
            break;
        }
        std::vector<std::uint32_t> missing;
        for (const std::uint32_t code : codes)
            if (slot_of_code_.count(code) == 0) missing.push_back(code);
        if (slot_of_code_.size() + missing.size() > slot_count_) {
            slot_of_code_.clear();
            missing.assign(codes.begin(), codes.end());
            slot_count_ = std::max(slot_count_, codes.size());
            MINTERM_TRY([[maybe_unused]] const Unit room,
                        reserve(mask_room_, slot_count_ * mask_bytes));
        }
        MINTERM_TRY([[maybe_unused]] const Unit masks, make_masks(missing));
        MINTERM_TRY([[maybe_unused]] const Unit done,
                    run_some_queries(groups.subspan(first, end - first), first, consumer));
        first = end;
    }
    return success();
}

}  // namespace minterm
