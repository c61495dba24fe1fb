// SPDX-License-Identifier: Apache-2.0
//
// What tests of blocks on a device have in common: on the fake one, or on the one that the machine
// has.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "codegen/block_edges.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/blocks/block.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "tests/support/cuda_environment.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::testing {

/// Symbols of a side, as codes and as letters.
struct Symbols {
    std::vector<std::uint8_t> codes;
    std::string letters;
};

inline Symbols random_symbols(std::mt19937& random, std::size_t length, unsigned mask = 3) {
    Symbols symbols;
    for (std::size_t i = 0; i < length; ++i) {
        symbols.codes.push_back(static_cast<std::uint8_t>(random() & mask));
        symbols.letters += "ACGT"[symbols.codes.back()];
    }
    return symbols;
}

inline const ShippedSpec& shipped(const std::string& name) {
    return *std::find_if(shipped_specs().begin(), shipped_specs().end(),
                         [&](const ShippedSpec& spec) { return spec.name == name; });
}

/// Opens the device for each test, and sees that everything is given back to the fake one.
class CudaBlockTest : public ::testing::Test {
protected:
    void SetUp() override {
#ifdef MINTERM_FAKE_CUDA_DRIVER
        reset_fake_cuda();
#endif
        const auto driver = CudaDriver::load();
        const auto nvrtc = Nvrtc::load();
#ifndef MINTERM_FAKE_CUDA_DRIVER
        if (!driver) GTEST_SKIP() << driver.failure().render();
        if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
#endif
        ASSERT_TRUE(driver) << driver.failure().render();
        auto device = CudaDevice::open(*driver, 0);
        ASSERT_TRUE(device) << device.failure().render();
        device_ = *std::move(device);
    }
#ifdef MINTERM_FAKE_CUDA_DRIVER
    void TearDown() override {
        device_.reset();
        EXPECT_EQ(reset_fake_cuda(), 0) << "not given back";
    }
    const Environment environment_{
        {{"MINTERM_CUDA_DRIVER", MINTERM_FAKE_CUDA_DRIVER}, {"MINTERM_NVRTC", MINTERM_FAKE_NVRTC}}};
#endif

    Result<CudaModule> load_source(const std::string& source, const std::string& name) const {
        MINTERM_TRY(const Nvrtc* const nvrtc, Nvrtc::load());
        MINTERM_TRY(const CudaChoice choice,
                    nvrtc->choose(device_->capability(), device_->driver().version()));
        MINTERM_TRY(const CudaCode code,
                    nvrtc->compile(source, name, choice.architecture, choice.form));
        return load_module(*device_, code.bytes);
    }

    /// The answer of the block of all of a and b, by `run_block(block)`, which gives what it cost.
    template <typename RunBlock>
    static Result<AnswerValue> answer_of(const Recurrence& recurrence, const Flows& flows,
                                         const Encoding& encoding, const Symbols& a,
                                         const Symbols& b, const RunBlock& run_block) {
        const std::size_t n = b.codes.size();
        MINTERM_TRY(const auto left, left_edge(recurrence, flows, encoding, a.codes.size()));
        MINTERM_TRY(const auto top, top_edge(recurrence, flows, encoding, n));
        std::vector<std::uint8_t> right(a.codes.size());
        std::vector<std::uint8_t> bottom(n);
        MINTERM_TRY(const StripCost cost,
                    run_block(Block{a.codes, b.codes, left, top, right, bottom}));
        EXPECT_GT(cost.seconds, 0);
        EXPECT_GE(cost.cells_computed, a.codes.size() * n);
        return read_answer(recurrence, flows, encoding, n, right, bottom);
    }

    std::unique_ptr<CudaDevice> device_;
};

}  // namespace minterm::testing
