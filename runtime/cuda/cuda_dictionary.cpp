// SPDX-License-Identifier: Apache-2.0
#include "runtime/cuda/cuda_dictionary.hpp"

#include <cstring>
#include <span>

namespace minterm {

using Address = CudaFunctions::Address;

Result<CudaDictionary> CudaDictionary::create(const CudaDevice& device,
                                              const LookupArrays& arrays) {
    CudaDictionary dictionary(device);
    dictionary.longest_key_ = arrays.longest_key;
    dictionary.arguments_.scalars = arrays.scalars;
    for (const std::span<const std::byte> array : arrays.arrays)
        dictionary.bytes_ += to_cache_lines(array.size());
    MINTERM_TRY([[maybe_unused]] const Unit current, device.make_current());
    MINTERM_TRY(dictionary.memory_, allocate(device, dictionary.bytes_));
    MINTERM_TRY(const CudaStream stream, CudaStream::create(device));
    Address at = dictionary.memory_.get();
    for (std::size_t i = 0; i < arrays.arrays.size(); ++i) {
        const std::span<const std::byte> array = arrays.arrays[i];
        dictionary.arguments_.buffers[i] = at;
        if (array.empty()) continue;
        MINTERM_TRY([[maybe_unused]] const Unit copied, stream.copy_in(at, array));
        at += to_cache_lines(array.size());
    }
    MINTERM_TRY([[maybe_unused]] const Unit waited, stream.wait());
    return dictionary;
}

Status CudaPiece::reserve(const CudaDevice& device, Room& room, std::size_t bytes) {
    if (bytes <= room.bytes) return success();
    room = {};
    MINTERM_TRY(room.here, allocate_pinned(device, bytes));
    MINTERM_TRY(room.there, allocate(device, bytes));
    room.bytes = bytes;
    return success();
}

Status CudaPiece::reserve(const CudaDevice& device, std::size_t in_bytes, std::size_t out_bytes) {
    if (!stream_) {
        MINTERM_TRY(CudaStream stream, CudaStream::create(device));
        stream_.emplace(std::move(stream));
    }
    MINTERM_TRY([[maybe_unused]] const Unit in, reserve(device, in_, in_bytes));
    return reserve(device, out_, out_bytes);
}

Status CudaPiece::launch(const CudaDictionary::Arguments& arguments, CudaFunctions::Function kernel,
                         std::size_t count, Shape shape, std::size_t in_bytes,
                         std::size_t out_bytes) {
    std::memcpy(in(), &arguments, sizeof arguments);
    MINTERM_TRY([[maybe_unused]] const Unit copied, stream_->copy_in(in_there(), {in(), in_bytes}));
    Address buffers = in_there();
    Address scalars = buffers + sizeof arguments.buffers;
    int number = static_cast<int>(count);
    std::array<void*, 3> parameters{&buffers, &scalars, &number};
    MINTERM_TRY(CudaEvent begin, stream_->mark());
    MINTERM_TRY([[maybe_unused]] const Unit launched,
                stream_->launch(kernel, shape.blocks, parameters.data(), shape.threads));
    MINTERM_TRY(CudaEvent end, stream_->mark());
    begin_.emplace(std::move(begin));
    end_.emplace(std::move(end));
    return stream_->copy_out({static_cast<std::byte*>(out_.here.get()), out_bytes}, out_there());
}

Result<double> CudaPiece::wait() {
    MINTERM_TRY([[maybe_unused]] const Unit waited, stream_->wait());
    return stream_->seconds_between(*begin_, *end_);
}

void CudaPiece::abandon() const {
    if (stream_) static_cast<void>(stream_->wait());
}

}  // namespace minterm
