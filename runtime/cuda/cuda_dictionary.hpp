// SPDX-License-Identifier: Apache-2.0
//
// A dictionary's arrays on a GPU.
#pragma once

#include <cstddef>

#include "minterm/result.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/cuda/cuda_piece.hpp"
#include "runtime/dictionary/lookup_arrays.hpp"

namespace minterm {

/// A dictionary's arrays on a device, which must outlive it.
class CudaDictionary {
public:
    /// What kernels are given, as runtime/dictionary/device/lookup_arguments.inc says.
    using Arguments = CudaArguments<lookup_device::kBufferCount, lookup_device::kScalarCount>;

    /// Copies them. Errors (environment): the device has no memory for them, or is lost.
    static Result<CudaDictionary> create(const CudaDevice& device, const LookupArrays& arrays);

    const CudaDevice& device() const { return *device_; }
    const Arguments& arguments() const { return arguments_; }  ///< without those of a batch
    std::size_t longest_key() const { return longest_key_; }
    std::size_t bytes() const { return bytes_; }

private:
    explicit CudaDictionary(const CudaDevice& device) : device_(&device) {}

    const CudaDevice* device_;
    CudaMemory memory_;
    Arguments arguments_;
    std::size_t longest_key_ = 0;
    std::size_t bytes_ = 0;
};

}  // namespace minterm
