// SPDX-License-Identifier: Apache-2.0
//
// Keys on a device: packed, copied, looked up, and their numbers brought back in order.
#include "runtime/cuda_lookup_driver.hpp"

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
constexpr unsigned kSplitThreadsAMultiprocessor = 6 * kMostLevels;

constexpr std::size_t kArgumentBytes =
    kBufferCount * sizeof(Address) + kScalarCount * sizeof(std::int64_t);
/// On the device, without its letters.
constexpr std::size_t kKeyBytes = 2 * sizeof(std::uint32_t) + sizeof(std::uint64_t);
constexpr std::size_t kMostSorted = 1024;
constexpr std::size_t kSortedTogether = std::size_t{1} << 15U;

/// All arrays begin there.
std::size_t to_lines(std::size_t bytes) { return (bytes + 63) / 64 * 64; }
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

CudaLookupDriver::CudaLookupDriver(const CudaDevice& device, const LookupArrays& dictionary,
                                   CudaFunctions::Function kernel, const CudaLookupParams& params)
    : device_(device),
      kernel_(kernel),
      params_(params),
      longest_key_(dictionary.longest_key),
      scalars_(dictionary.scalars) {}

Result<std::unique_ptr<CudaLookupDriver>> CudaLookupDriver::create(const CudaDevice& device,
                                                                   const LookupArrays& dictionary,
                                                                   CudaFunctions::Function kernel,
                                                                   const CudaLookupParams& params) {
    std::unique_ptr<CudaLookupDriver> driver(
        new CudaLookupDriver(device, dictionary, kernel, params));
    MINTERM_TRY([[maybe_unused]] const Unit current, device.make_current());
    for (Piece& piece : driver->pieces_) {
        MINTERM_TRY(CudaStream stream, CudaStream::create(device));
        piece.stream.emplace(std::move(stream));
    }
    MINTERM_TRY([[maybe_unused]] const Unit copied, driver->copy_dictionary(dictionary));
    return driver;
}

Status CudaLookupDriver::copy_dictionary(const LookupArrays& dictionary) {
    for (const std::span<const std::byte> array : dictionary.arrays)
        dictionary_bytes_ += to_lines(array.size());
    MINTERM_TRY(dictionary_, allocate(device_, dictionary_bytes_));
    Address at = dictionary_.get();
    const CudaStream& stream = *pieces_[0].stream;
    for (std::size_t i = 0; i < dictionary.arrays.size(); ++i) {
        const std::span<const std::byte> array = dictionary.arrays[i];
        buffers_[i] = at;
        if (array.empty()) continue;
        MINTERM_TRY([[maybe_unused]] const Unit copied, stream.copy_in(at, array));
        at += to_lines(array.size());
    }
    return stream.wait();
}

/// Two pieces are there at a time, and a tenth of the memory stays for others. Half of a piece is
/// for letters.
Result<CudaLookupDriver::Limits> CudaLookupDriver::limits_of_piece() const {
    MINTERM_TRY(std::size_t bytes, device_.free_bytes());
    for (const Piece& piece : pieces_) bytes += piece.in.bytes + piece.out.bytes;
    const std::size_t half = bytes / 10 * 9 / 2 / 2;
    return Limits{std::clamp<std::size_t>(half / kKeyBytes, 1, params_.piece_keys),
                  std::min(half, params_.piece_bytes)};
}

Status CudaLookupDriver::reserve(Room& room, std::size_t bytes) {
    if (bytes <= room.bytes) return success();
    room = {};
    MINTERM_TRY(room.here, allocate_pinned(device_, bytes));
    MINTERM_TRY(room.there, allocate(device_, bytes));
    room.bytes = bytes;
    return success();
}

/// As many keys from `first` on as the limits allow; the end of those that were looked at. What is
/// longer than every key has its answer at once.
std::size_t CudaLookupDriver::choose(Piece& piece, std::span<const std::string_view> keys,
                                     std::size_t first, const Limits& limits,
                                     std::span<std::uint64_t> ids) {
    piece.order.clear();
    piece.text_bytes = 0;
    piece.longest = 0;
    std::size_t next = first;
    for (; next < keys.size() && piece.order.size() < limits.keys; ++next) {
        const std::size_t size = keys[next].size();
        if (size > longest_key_) {
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

Status CudaLookupDriver::launch(Piece& piece, std::span<const std::string_view> keys) {
    if (params_.by_length) sort_by_length(keys, piece.order);
    const std::size_t count = piece.order.size();
    const std::size_t begins_at = to_lines(kArgumentBytes);
    const std::size_t lengths_at = begins_at + to_lines(count * sizeof(std::uint32_t));
    const std::size_t texts_at = lengths_at + to_lines(count * sizeof(std::uint32_t));
    MINTERM_TRY([[maybe_unused]] const Unit in, reserve(piece.in, texts_at + piece.text_bytes + 4));
    MINTERM_TRY([[maybe_unused]] const Unit out, reserve(piece.out, count * sizeof(std::uint64_t)));

    auto* const here = static_cast<std::byte*>(piece.in.here.get());
    const Address there = piece.in.there.get();
    buffers_[kBegins] = there + begins_at;
    buffers_[kLengths] = there + lengths_at;
    buffers_[kTexts] = there + texts_at;
    buffers_[kNumbers] = piece.out.there.get();
    std::memcpy(here, buffers_.data(), sizeof buffers_);
    std::memcpy(here + sizeof buffers_, scalars_.data(), sizeof scalars_);
    auto* const begins = reinterpret_cast<std::uint32_t*>(here + begins_at);
    auto* const lengths = reinterpret_cast<std::uint32_t*>(here + lengths_at);
    std::byte* text = here + texts_at;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view key = keys[piece.order[i]];
        begins[i] = static_cast<std::uint32_t>((text - (here + texts_at)) / 4);
        lengths[i] = static_cast<std::uint32_t>(key.size());
        if (key.empty()) continue;
        std::byte* const end = text + to_words(key.size());
        std::memset(end - 4, 0, 4);
        std::memcpy(text, key.data(), key.size());
        text = end;
    }

    const CudaStream& stream = *piece.stream;
    MINTERM_TRY([[maybe_unused]] const Unit copied,
                stream.copy_in(there, {here, texts_at + piece.text_bytes}));
    unsigned threads = kBlockThreads;
    const auto multiprocessors = static_cast<unsigned>(device_.multiprocessors());
    std::size_t most_blocks = kBlocksAMultiprocessor * multiprocessors;
    std::size_t wanted = (count + kBlockThreads - 1) / kBlockThreads;
    if (params_.split) {
        const std::size_t levels = std::clamp<std::size_t>(piece.longest, 1, kMostLevels);
        threads = static_cast<unsigned>((levels + kWarpThreads - 1) / kWarpThreads) * kWarpThreads;
        most_blocks = kSplitThreadsAMultiprocessor / threads * multiprocessors;
        wanted = count;
    }
    if (params_.blocks != 0) most_blocks = params_.blocks;
    Address first = there;
    Address second = there + sizeof buffers_;
    int number = static_cast<int>(count);
    std::array<void*, 3> parameters{&first, &second, &number};
    MINTERM_TRY(CudaEvent begin, stream.mark());
    MINTERM_TRY([[maybe_unused]] const Unit launched,
                stream.launch(kernel_, static_cast<unsigned>(std::min(wanted, most_blocks)),
                              parameters.data(), threads));
    MINTERM_TRY(CudaEvent end, stream.mark());
    piece.begin.emplace(std::move(begin));
    piece.end.emplace(std::move(end));
    return stream.copy_out(
        {static_cast<std::byte*>(piece.out.here.get()), count * sizeof(std::uint64_t)},
        piece.out.there.get());
}

Status CudaLookupDriver::take(Piece& piece, std::span<std::uint64_t> ids) {
    MINTERM_TRY([[maybe_unused]] const Unit waited, piece.stream->wait());
    MINTERM_TRY(const double seconds, piece.stream->seconds_between(*piece.begin, *piece.end));
    device_seconds_ += seconds;
    const auto* const numbers = static_cast<const std::uint64_t*>(piece.out.here.get());
    for (std::size_t i = 0; i < piece.order.size(); ++i) ids[piece.order[i]] = numbers[i];
    return success();
}

Status CudaLookupDriver::find(std::span<const std::string_view> keys,
                              std::span<std::uint64_t> ids) {
    MINTERM_TRY([[maybe_unused]] const Unit current, device_.make_current());
    MINTERM_TRY(const Limits limits, limits_of_piece());
    Piece* before = nullptr;
    Status done = success();
    for (std::size_t first = 0, turn = 0; done && first < keys.size(); turn ^= 1U) {
        Piece& piece = pieces_[turn];
        first = choose(piece, keys, first, limits, ids);
        if (piece.order.empty()) break;
        done = launch(piece, keys);
        if (done && before != nullptr) done = take(*before, ids);
        before = &piece;
    }
    if (done && before != nullptr) done = take(*before, ids);
    // Nothing is in the air that memory is still needed for.
    if (!done)
        for (const Piece& piece : pieces_) static_cast<void>(piece.stream->wait());
    return done;
}

}  // namespace minterm
