// SPDX-License-Identifier: Apache-2.0
#include "runtime/cuda/cuda_piece.hpp"

#include <cstring>
#include <utility>

namespace minterm {

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

Status CudaPiece::launch(std::span<const std::byte> arguments, std::size_t scalars_at,
                         CudaFunctions::Function kernel, std::size_t count, Shape shape,
                         std::size_t in_bytes, std::size_t out_bytes) {
    std::memcpy(in(), arguments.data(), arguments.size());
    MINTERM_TRY([[maybe_unused]] const Unit copied, stream_->copy_in(in_there(), {in(), in_bytes}));
    CudaFunctions::Address buffers = in_there();
    CudaFunctions::Address scalars = buffers + scalars_at;
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
