// SPDX-License-Identifier: Apache-2.0
#include "runtime/cuda/cuda_dictionary.hpp"

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

}  // namespace minterm
