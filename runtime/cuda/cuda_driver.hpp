// SPDX-License-Identifier: Apache-2.0
//
// NVIDIA's driver, loaded when it is first needed: minterm is built and runs without it. The calls
// are declared here as far as minterm makes them, so that no header of NVIDIA's is needed either.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "minterm/result.hpp"

namespace minterm {

/// Names, types and numbers as NVIDIA's documentation of the driver API has them; a code is 0 or
/// says what went wrong.
struct CudaFunctions {
    using Code = int;
    using Device = int;
    using Context = struct ContextOfCuda*;
    using Module = struct ModuleOfCuda*;
    using Function = struct FunctionOfCuda*;
    using Stream = struct StreamOfCuda*;
    using Event = struct EventOfCuda*;
    using Address = std::uint64_t;  ///< in the device's memory; 0 is none

    Code (*Init)(unsigned flags) = nullptr;
    Code (*DriverGetVersion)(int* version) = nullptr;
    Code (*GetErrorName)(Code, const char**) = nullptr;
    Code (*GetErrorString)(Code, const char**) = nullptr;
    Code (*DeviceGetCount)(int*) = nullptr;
    Code (*DeviceGet)(Device*, int number) = nullptr;
    Code (*DeviceGetName)(char* name, int bytes, Device) = nullptr;
    Code (*DeviceGetAttribute)(int*, int attribute, Device) = nullptr;
    Code (*DeviceTotalMem)(std::size_t* bytes, Device) = nullptr;
    Code (*DevicePrimaryCtxRetain)(Context*, Device) = nullptr;
    Code (*DevicePrimaryCtxRelease)(Device) = nullptr;
    Code (*CtxSetCurrent)(Context) = nullptr;
    Code (*MemGetInfo)(std::size_t* free, std::size_t* total) = nullptr;
    Code (*MemAlloc)(Address*, std::size_t bytes) = nullptr;
    Code (*MemFree)(Address) = nullptr;
    Code (*MemHostAlloc)(void**, std::size_t bytes, unsigned flags) = nullptr;
    Code (*MemFreeHost)(void*) = nullptr;
    Code (*MemcpyHtoDAsync)(Address, const void*, std::size_t bytes, Stream) = nullptr;
    Code (*MemcpyDtoHAsync)(void*, Address, std::size_t bytes, Stream) = nullptr;
    Code (*MemsetD8Async)(Address, unsigned char, std::size_t bytes, Stream) = nullptr;
    Code (*StreamCreate)(Stream*, unsigned flags) = nullptr;
    Code (*StreamDestroy)(Stream) = nullptr;
    Code (*StreamSynchronize)(Stream) = nullptr;
    Code (*EventCreate)(Event*, unsigned flags) = nullptr;
    Code (*EventDestroy)(Event) = nullptr;
    Code (*EventRecord)(Event, Stream) = nullptr;
    Code (*EventElapsedTime)(float* milliseconds, Event, Event) = nullptr;
    Code (*ModuleLoadDataEx)(Module*, const void* image, unsigned count, int* options,
                             void** values) = nullptr;
    Code (*ModuleUnload)(Module) = nullptr;
    Code (*ModuleGetFunction)(Function*, Module, const char* name) = nullptr;
    Code (*LaunchKernel)(Function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                         unsigned block_x, unsigned block_y, unsigned block_z,
                         unsigned shared_bytes, Stream, void** parameters, void** extra) = nullptr;
};

/// A version of CUDA as NVIDIA numbers them, 1000 major + 10 minor, as "12.4".
std::string cuda_version_text(int version);

/// The driver of this process. Copies are the same one; any number of threads may use it.
class CudaDriver {
public:
    /// Looks at MINTERM_CUDA_DRIVER (the path of libcuda.so.1), then where the dynamic linker
    /// looks. What was loaded stays loaded. Errors (user, as for any target that a machine lacks):
    /// there is no driver, it is too old, or it finds no device, with what to do; a driver that
    /// does not answer is one of the environment.
    static Result<CudaDriver> load();

    const CudaFunctions& functions() const { return *functions_; }
    int version() const { return version_; }  ///< the newest CUDA that it knows, 12040 for 12.4
    int device_count() const { return device_count_; }  ///< at least 1

    /// What a code means and what to do about it. `doing` is what was tried: "to copy to the
    /// device". Errors of kernels are told by whatever call comes after them.
    Failure failure(CudaFunctions::Code code, std::string_view doing) const;
    /// `failure` unless the code is 0.
    Status check(CudaFunctions::Code code, std::string_view doing) const;

private:
    CudaDriver() = default;

    const CudaFunctions* functions_ = nullptr;
    int version_ = 0;
    int device_count_ = 0;
};

}  // namespace minterm
