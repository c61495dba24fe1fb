// SPDX-License-Identifier: Apache-2.0
//
// Keys on a device: packed, copied, looked up, and their numbers brought back in order.
#include "runtime/cuda/cuda_lookup_driver.hpp"

#include <algorithm>
#include <cstring>

#include "minterm/dictionary.hpp"

namespace minterm {

namespace {

using Address = CudaFunctions::Address;
using namespace lookup_device;

/// What the kernels' __launch_bounds__ say.
constexpr unsigned kBlockThreads = 512;
constexpr unsigned kBlocksAMultiprocessor = 3;
constexpr unsigned kMostLevels = 256;
constexpr std::size_t kClimbingBlocksAMultiprocessor = 2;
constexpr unsigned kSplitThreadsAMultiprocessor = 6 * kMostLevels;

/// On the device, without its letters.
constexpr std::size_t kKeyBytes = 2 * sizeof(std::uint32_t) + sizeof(std::uint64_t);
/// The length of the prefix where there is no key.
constexpr std::size_t kNoKey = 0xffffffff;
constexpr std::size_t kMostSorted = 1024;
constexpr std::size_t kSortedTogether = std::size_t{1} << 15U;

std::size_t to_words(std::size_t bytes) { return (bytes + 3) / 4 * 4; }

}  // namespace

void sort_by_length(std::span<const std::string_view> keys, std::span<std::size_t> order) {
    const auto place_of = [&](std::size_t key) {
        return kMostSorted - std::min(keys[key].size(), kMostSorted);
    };
    std::vector<std::size_t> before;
    while (!order.empty()) {
        const std::span<std::size_t> part = order.first(std::min(order.size(), kSortedTogether));
        before.assign(part.begin(), part.end());
        std::array<std::uint32_t, kMostSorted + 2> begins{};
        for (const std::size_t key : before) ++begins[place_of(key) + 1];
        for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
        for (const std::size_t key : before) part[begins[place_of(key)]++] = key;
        order = order.subspan(part.size());
    }
}

/// Two pieces are there at a time, and a tenth of the memory stays for others. Half of a piece is
/// for letters.
Result<CudaLookupDriver::Limits> CudaLookupDriver::limits_of_piece() const {
    MINTERM_TRY(std::size_t bytes, dictionary_.device().free_bytes());
    for (const Piece& piece : pieces_) bytes += piece.cuda.bytes();
    const std::size_t half = bytes / 10 * 9 / 2 / 2;
    return Limits{std::clamp<std::size_t>(half / kKeyBytes, 1, params_.piece_keys),
                  std::min(half, params_.piece_bytes)};
}

/// As many keys from `first` on as the limits allow; the end of those that were looked at. What is
/// longer than every key has its answer at once.
std::size_t CudaLookupDriver::choose(Piece& piece, std::span<const std::string_view> keys,
                                     std::size_t first, const Limits& limits,
                                     std::span<std::uint64_t> ids) const {
    piece.order.clear();
    piece.text_bytes = 0;
    piece.longest = 0;
    std::size_t next = first;
    for (; next < keys.size() && piece.order.size() < limits.keys; ++next) {
        const std::size_t size = keys[next].size();
        if (size > dictionary_.longest_key()) {
            ids[next] = Dictionary::kNoId;
            continue;
        }
        if (!piece.order.empty() && piece.text_bytes + to_words(size) > limits.bytes) break;
        piece.text_bytes += to_words(size);
        piece.longest = std::max(piece.longest, size);
        piece.order.push_back(next);
    }
    return next;
}

CudaPiece::Shape CudaLookupDriver::shape_of(const Piece& piece) const {
    const std::size_t count = piece.order.size();
    const auto multiprocessors = static_cast<unsigned>(dictionary_.device().multiprocessors());
    unsigned threads = kBlockThreads;
    std::size_t most_blocks = kBlocksAMultiprocessor * multiprocessors;
    std::size_t wanted = (count + kBlockThreads - 1) / kBlockThreads;
    if (params_.split) {
        const std::size_t levels = std::clamp<std::size_t>(piece.longest, 1, kMostLevels);
        threads = static_cast<unsigned>((levels + kWarpThreads - 1) / kWarpThreads) * kWarpThreads;
        most_blocks = kSplitThreadsAMultiprocessor / threads * multiprocessors;
        wanted = count;
    }
    if (params_.blocks != 0) most_blocks = params_.blocks;
    return {static_cast<unsigned>(std::min(wanted, most_blocks)), threads};
}

Status CudaLookupDriver::launch(Piece& piece, std::span<const std::string_view> keys) const {
    if (params_.by_length) sort_by_length(keys, piece.order);
    const std::size_t count = piece.order.size();
    const std::size_t begins_at = CudaDictionary::Arguments::in_begin();
    const std::size_t lengths_at = begins_at + to_cache_lines(count * sizeof(std::uint32_t));
    const std::size_t texts_at = lengths_at + to_cache_lines(count * sizeof(std::uint32_t));
    const std::size_t in_bytes = texts_at + piece.text_bytes;
    const std::size_t out_bytes = count * sizeof(std::uint64_t);
    MINTERM_TRY([[maybe_unused]] const Unit room,
                piece.cuda.reserve(dictionary_.device(), in_bytes, out_bytes));

    std::byte* const here = piece.cuda.in();
    auto* const begins = reinterpret_cast<std::uint32_t*>(here + begins_at);
    auto* const lengths = reinterpret_cast<std::uint32_t*>(here + lengths_at);
    std::byte* const texts = here + texts_at;
    std::byte* text = texts;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view key = keys[piece.order[i]];
        begins[i] = static_cast<std::uint32_t>((text - texts) / 4);
        lengths[i] = static_cast<std::uint32_t>(key.size());
        if (key.empty()) continue;
        std::byte* const end = text + to_words(key.size());
        std::memset(end - 4, 0, 4);
        std::memcpy(text, key.data(), key.size());
        text = end;
    }

    CudaDictionary::Arguments arguments = dictionary_.arguments();
    const Address there = piece.cuda.in_there();
    arguments.buffers[kBegins] = there + begins_at;
    arguments.buffers[kLengths] = there + lengths_at;
    arguments.buffers[kTexts] = there + texts_at;
    arguments.buffers[kNumbers] = piece.cuda.out_there();
    return piece.cuda.launch(arguments, kernel_, count, shape_of(piece), in_bytes, out_bytes);
}

Status CudaLookupDriver::take(Piece& piece, std::span<std::uint64_t> ids) {
    MINTERM_TRY(const double seconds, piece.cuda.wait());
    device_seconds_ += seconds;
    const auto* const numbers = reinterpret_cast<const std::uint64_t*>(piece.cuda.out());
    for (std::size_t i = 0; i < piece.order.size(); ++i) ids[piece.order[i]] = numbers[i];
    return success();
}

Status CudaLookupDriver::find(std::span<const std::string_view> keys,
                              std::span<std::uint64_t> ids) {
    MINTERM_TRY([[maybe_unused]] const Unit current, dictionary_.device().make_current());
    MINTERM_TRY(const Limits limits, limits_of_piece());
    std::size_t next = 0;
    return run_by_turns(
        pieces_,
        [&](Piece& piece) -> Result<bool> {
            next = choose(piece, keys, next, limits, ids);
            if (piece.order.empty()) return false;
            MINTERM_TRY([[maybe_unused]] const Unit launched, launch(piece, keys));
            return true;
        },
        [&](Piece& piece) { return take(piece, ids); });
}

// ---- the way back -------------------------------------------------------------------------------

Status CudaKeyDriver::launch(Piece& piece) const {
    const std::size_t count = piece.ids.size();
    const std::size_t in_bytes = CudaDictionary::Arguments::in_begin() + piece.ids.size_bytes();
    const std::size_t slots_at = to_cache_lines(count * 2 * sizeof(std::uint32_t));
    const std::size_t out_bytes = slots_at + count * slot_bytes_;
    MINTERM_TRY([[maybe_unused]] const Unit room,
                piece.cuda.reserve(dictionary_.device(), in_bytes, out_bytes));
    std::memcpy(piece.cuda.in() + CudaDictionary::Arguments::in_begin(), piece.ids.data(),
                piece.ids.size_bytes());
    CudaDictionary::Arguments arguments = dictionary_.arguments();
    arguments.buffers[kNumbers] = piece.cuda.in_there() + CudaDictionary::Arguments::in_begin();
    arguments.buffers[kLengths] = piece.cuda.out_there();
    arguments.buffers[kTexts] = piece.cuda.out_there() + slots_at;
    arguments.scalars[kSlotBytes] = static_cast<std::int64_t>(slot_bytes_);
    const auto multiprocessors = static_cast<std::size_t>(dictionary_.device().multiprocessors());
    const std::size_t blocks = std::min((count + kBlockThreads - 1) / kBlockThreads,
                                        kClimbingBlocksAMultiprocessor * multiprocessors);
    return piece.cuda.launch(arguments, kernel_, count,
                             {static_cast<unsigned>(blocks), kBlockThreads}, in_bytes, out_bytes);
}

Status CudaKeyDriver::take(Piece& piece, std::string& text, std::vector<std::size_t>& ends) {
    MINTERM_TRY(const double seconds, piece.cuda.wait());
    device_seconds_ += seconds;
    const std::size_t count = piece.ids.size();
    const auto* const lengths = reinterpret_cast<const std::uint32_t*>(piece.cuda.out());
    const auto* slot = reinterpret_cast<const char*>(piece.cuda.out()) +
                       to_cache_lines(count * 2 * sizeof(std::uint32_t));
    for (std::size_t i = 0; i < count; ++i, slot += slot_bytes_) {
        const std::size_t prefix = lengths[2 * i];
        const std::size_t tail = lengths[2 * i + 1];
        if (prefix != kNoKey && prefix + tail > slot_bytes_) {
            append_key_(piece.ids[i], text);
        } else if (prefix != kNoKey) {
            text.append(slot + slot_bytes_ - prefix, prefix);
            text.append(slot, tail);
        }
        ends.push_back(text.size());
    }
    return success();
}

Status CudaKeyDriver::append_keys(std::span<const std::uint64_t> ids, std::string& text,
                                  std::vector<std::size_t>& ends) {
    MINTERM_TRY([[maybe_unused]] const Unit current, dictionary_.device().make_current());
    MINTERM_TRY(std::size_t bytes, dictionary_.device().free_bytes());
    for (const Piece& piece : pieces_) bytes += piece.cuda.bytes();
    const std::size_t id_bytes = 2 * sizeof(std::uint64_t) + slot_bytes_;
    const std::size_t most = std::clamp<std::size_t>(bytes / 10 * 9 / 2 / id_bytes, 1, piece_ids_);
    return run_by_turns(
        pieces_,
        [&](Piece& piece) -> Result<bool> {
            piece.ids = ids.first(std::min(most, ids.size()));
            ids = ids.subspan(piece.ids.size());
            if (piece.ids.empty()) return false;
            MINTERM_TRY([[maybe_unused]] const Unit launched, launch(piece));
            return true;
        },
        [&](Piece& piece) { return take(piece, text, ends); });
}

}  // namespace minterm
