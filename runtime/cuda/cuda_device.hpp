// SPDX-License-Identifier: Apache-2.0
//
// One device and what is held there: memory, code, streams of work. Everything here gives back what
// it holds in its destructor, and must not outlive its device.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "minterm/result.hpp"
#include "runtime/cuda/cuda_driver.hpp"

namespace minterm {

/// A device that is ready to work. One for each thread that uses it, or a lock around it.
class CudaDevice {
public:
    /// Devices are numbered from 0, as the driver does: where CUDA_DEVICE_ORDER is PCI_BUS_ID,
    /// which the command line sees to, as nvidia-smi lists them, else the fastest first. Errors:
    /// there is no such device (user); it does not answer, or another process has it for itself
    /// (environment).
    static Result<std::unique_ptr<CudaDevice>> open(const CudaDriver& driver, int number);
    ~CudaDevice();
    CudaDevice(const CudaDevice&) = delete;
    CudaDevice& operator=(const CudaDevice&) = delete;

    const CudaDriver& driver() const { return driver_; }
    int number() const { return number_; }
    const std::string& name() const { return name_; }  ///< "NVIDIA H100 PCIe"
    int capability() const { return capability_; }     ///< 10 major + minor: 90 for sm_90
    int multiprocessors() const { return multiprocessors_; }
    std::size_t memory_bytes() const { return memory_bytes_; }  ///< all there is

    /// The calls of this thread are about this device from now on.
    Status make_current() const;
    /// Bytes of memory that nobody uses now.
    Result<std::size_t> free_bytes() const;

private:
    explicit CudaDevice(const CudaDriver& driver) : driver_(driver) {}

    CudaDriver driver_;
    int number_ = 0;
    std::string name_;
    int capability_ = 0;
    int multiprocessors_ = 0;
    std::size_t memory_bytes_ = 0;
    CudaFunctions::Device device_ = 0;
    CudaFunctions::Context context_ = nullptr;
};

/// Something of a device, and the call that gives it back. Empty if it was moved from.
template <typename Handle, CudaFunctions::Code (*CudaFunctions::*kRelease)(Handle)>
class CudaHandle {
public:
    CudaHandle() = default;
    CudaHandle(const CudaDevice& device, Handle handle) : device_(&device), handle_(handle) {}
    ~CudaHandle() {
        if (handle_ != Handle{}) (device_->driver().functions().*kRelease)(handle_);
    }
    CudaHandle(CudaHandle&& other) noexcept
        : device_(other.device_), handle_(std::exchange(other.handle_, Handle{})) {}
    CudaHandle& operator=(CudaHandle&& other) noexcept {
        std::swap(device_, other.device_);
        std::swap(handle_, other.handle_);
        return *this;
    }

    Handle get() const { return handle_; }

private:
    const CudaDevice* device_ = nullptr;
    Handle handle_{};
};

/// Bytes on the device, aligned for everything.
using CudaMemory = CudaHandle<CudaFunctions::Address, &CudaFunctions::MemFree>;
/// Bytes of this process that the device reads and writes itself, beside what either computes; of
/// others copies wait for one another.
using PinnedMemory = CudaHandle<void*, &CudaFunctions::MemFreeHost>;
/// Code on the device.
using CudaModule = CudaHandle<CudaFunctions::Module, &CudaFunctions::ModuleUnload>;
/// A moment in a stream.
using CudaEvent = CudaHandle<CudaFunctions::Event, &CudaFunctions::EventDestroy>;

/// Takes memory; its contents are anything. Errors (environment): there is not so much, with how
/// much was asked for and how much is free.
Result<CudaMemory> allocate(const CudaDevice& device, std::size_t bytes);

/// The same of this process, aligned for everything. Errors (environment): the system gives none.
Result<PinnedMemory> allocate_pinned(const CudaDevice& device, std::size_t bytes);

/// Loads what NVRTC made: a cubin, or PTX, which the driver translates. `image` ends with a NUL
/// behind its last character. Errors, with the driver's version, `made_by`, what made the image in
/// which version, and the driver's log whole: it does not take it (environment).
Result<CudaModule> load_module(const CudaDevice& device, const std::string& image,
                               const std::string& made_by = "NVRTC");

/// A kernel of a module; it goes with the module. Errors (internal): there is none of that name.
Result<CudaFunctions::Function> find_kernel(const CudaDevice& device, const CudaModule& module,
                                            const std::string& name);

inline constexpr unsigned kWarpThreads = 32;

/// Work that the device does in order, beside what this thread does. Errors of a piece of work are
/// told by it or by any call after it. What is copied must stay where it is until `wait`.
class CudaStream {
public:
    static Result<CudaStream> create(const CudaDevice& device);

    Status copy_in(CudaFunctions::Address to, std::span<const std::byte> from) const;
    Status copy_out(std::span<std::byte> to, CudaFunctions::Address from) const;
    Status clear(CudaFunctions::Address at, std::size_t bytes) const;
    /// `blocks` of so many threads each, a warp or more; `parameters` points to the kernel's.
    Status launch(CudaFunctions::Function kernel, unsigned blocks, void** parameters,
                  unsigned threads = kWarpThreads) const;
    /// Until all work is done.
    Status wait() const;

    /// A moment behind all work so far.
    Result<CudaEvent> mark() const;
    /// Seconds from one moment to a later one, both past.
    Result<double> seconds_between(const CudaEvent& begin, const CudaEvent& end) const;

private:
    using Handle = CudaHandle<CudaFunctions::Stream, &CudaFunctions::StreamDestroy>;
    CudaStream(const CudaDevice& device, Handle handle)
        : device_(&device), handle_(std::move(handle)) {}

    const CudaDriver& driver() const { return device_->driver(); }
    const CudaFunctions& call() const { return driver().functions(); }

    const CudaDevice* device_;
    Handle handle_;
};

}  // namespace minterm
