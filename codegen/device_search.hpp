// SPDX-License-Identifier: Apache-2.0
//
// Delay cell and patterns -> a search on a GPU: patterns side by side as on a processor, a kernel
// for many stretches of a text, and what runs it.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/compile_cyclic.hpp"
#include "codegen/stage_time.hpp"
#include "minterm/result.hpp"
#include "runtime/cuda/cuda_search_driver.hpp"
#include "synth/cell_store.hpp"
#include "synth/delay_cell.hpp"
#include "synth/pattern_network.hpp"

namespace minterm {

/// A set of patterns on a device. May be asked by many threads, which take turns.
class DeviceSearch {
public:
    /// Words of 1,024 bits that patterns may lie in.
    static constexpr std::size_t kMostWords = 256;

    struct Options {
        bool parts = true;            ///< no bit crosses 64 bits
        int device = 0;               ///< as `CudaDevice::open` numbers them
        std::size_t piece_bytes = 0;  ///< as of CudaSearchParams; 0: what that says
    };

    /// `recurrence` is what `cell` was derived from. Errors (user): those of `plan_cyclic`; more
    /// patterns, or longer ones, than a device is for; no driver, no device; (environment): no
    /// NVRTC, too little memory there.
    static Result<std::shared_ptr<DeviceSearch>> create(
        const Recurrence& recurrence, const DelayCell& cell, const PatternSymbols& symbols,
        const Options& options, const CellStore& store, std::vector<StageTime>& times);

    /// As `CudaSearchDriver::search`.
    Status search(std::string_view text, const CudaSearchDriver::Consumer& consumer);

    /// Of kernels, by the device's clock, of all calls.
    double device_seconds() const { return driver_->device_seconds(); }

    const CyclicPatterns& patterns() const { return plan_.patterns; }
    int gates() const { return plan_.cell.gates; }  ///< a column and word, moves not counted
    const DeviceCode& code() const { return code_; }
    /// "device 0: NVIDIA H100 PCIe, sm_90"
    std::string device_name() const;

private:
    explicit DeviceSearch(CyclicPlan plan) : plan_(std::move(plan)) {}

    CyclicPlan plan_;
    DeviceCode code_;
    std::unique_ptr<CudaDevice> device_;
    CudaModule module_;
    std::unique_ptr<CudaSearchDriver> driver_;
    std::mutex turn_;
};

}  // namespace minterm
