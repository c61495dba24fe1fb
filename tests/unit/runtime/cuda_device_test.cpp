// SPDX-License-Identifier: Apache-2.0
//
// The driver's calls on a fake of it, and what is said when one of them fails.
#include "runtime/cuda/cuda_device.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <fstream>

#include "tests/support/cuda_environment.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::cuda_device_test {
namespace {

using testing::Environment;

class CudaDeviceTest : public ::testing::Test {
protected:
    void SetUp() override { testing::reset_fake_cuda(); }
    void TearDown() override { EXPECT_EQ(testing::reset_fake_cuda(), 0) << "not given back"; }

    const Environment environment_{{{"MINTERM_CUDA_DRIVER", MINTERM_FAKE_CUDA_DRIVER}}};
};

/// What a device says when it takes memory, copies there and back, and waits.
Status use(const CudaDevice& device) {
    MINTERM_TRY(const CudaMemory memory, allocate(device, 100));
    MINTERM_TRY(const CudaStream stream, CudaStream::create(device));
    MINTERM_TRY(const CudaEvent begin, stream.mark());
    std::array<char, 100> in{"to the device and back"};
    std::array<char, 100> out{};
    MINTERM_TRY([[maybe_unused]] const Unit there,
                stream.copy_in(memory.get(), std::as_bytes(std::span(in))));
    MINTERM_TRY([[maybe_unused]] const Unit cleared, stream.clear(memory.get(), 2));
    MINTERM_TRY([[maybe_unused]] const Unit back,
                stream.copy_out(std::as_writable_bytes(std::span(out)), memory.get()));
    MINTERM_TRY(const CudaEvent end, stream.mark());
    MINTERM_TRY([[maybe_unused]] const Unit waited, stream.wait());
    MINTERM_TRY(const double seconds, stream.seconds_between(begin, end));
    EXPECT_DOUBLE_EQ(seconds, 1e-3);
    EXPECT_EQ(std::memcmp(out.data(), "\0\0 the device", 13), 0);
    return success();
}

Status open_and_use(int number = 0) {
    MINTERM_TRY(const CudaDriver driver, CudaDriver::load());
    MINTERM_TRY(const std::unique_ptr<CudaDevice> device, CudaDevice::open(driver, number));
    return use(*device);
}

TEST_F(CudaDeviceTest, CopiesThereAndBack) {
    const auto driver = CudaDriver::load();
    ASSERT_TRUE(driver) << driver.failure().render();
    EXPECT_EQ(driver->version(), 13000);
    EXPECT_EQ(cuda_version_text(driver->version()), "13.0");
    EXPECT_EQ(driver->device_count(), 1);
    const auto device = CudaDevice::open(*driver, 0);
    ASSERT_TRUE(device) << device.failure().render();
    EXPECT_EQ((*device)->name(), "Fake GPU");
    EXPECT_EQ((*device)->capability(), 90);
    EXPECT_EQ((*device)->multiprocessors(), 2);
    EXPECT_EQ((*device)->memory_bytes(), std::size_t{1} << 30U);
    const Status used = use(**device);
    EXPECT_TRUE(used) << used.failure().render();
    EXPECT_EQ(*(*device)->free_bytes(), std::size_t{1} << 30U);
}

struct Refusal {
    std::map<std::string, std::string> environment;
    const char* says;
    FailureKind kind = FailureKind::Environment;
};

TEST_F(CudaDeviceTest, EveryFailureIsASentence) {
    const Refusal refusals[] = {
        {{{"MINTERM_CUDA_DRIVER", "/none.so"}}, "install NVIDIA's driver", FailureKind::User},
        {{{"FAKE_CUDA_DEVICES", "0"}}, "finds no CUDA device", FailureKind::User},
        {{{"FAKE_CUDA_FAIL", "Init:1:100"}}, "CUDA_ERROR_NO_DEVICE", FailureKind::User},
        {{{"FAKE_CUDA_FAIL", "Init:1:34"}}, "toolkit's stub", FailureKind::User},
        {{{"FAKE_CUDA_FAIL", "Init:1:35"}}, "driver is too old", FailureKind::User},
        {{{"FAKE_CUDA_FAIL", "Init:1:36"}}, "driver is too old", FailureKind::User},
        {{{"FAKE_CUDA_FAIL", "Init:1:802"}}, "nvidia-fabricmanager"},
        {{{"FAKE_CUDA_FAIL", "Init:1:803"}}, "do not fit together"},
        {{{"FAKE_CUDA_FAIL", "Init:1:804"}}, "of a cuda-compat package"},
        {{{"FAKE_CUDA_FAIL", "DevicePrimaryCtxRetain:1:46"}}, "no process may have it"},
        {{{"FAKE_CUDA_FAIL", "MemAlloc:1:218"}}, "does not take the code"},
        {{{"FAKE_CUDA_FAIL", "Init:1:12345"}}, "CUDA fails to start the driver (error 12345): "},
        {{{"FAKE_CUDA_FAIL", "DevicePrimaryCtxRetain:1:46"}}, "has the device for itself"},
        {{{"FAKE_CUDA_FAIL", "DeviceGetName:1:101"}}, "to open device 0", FailureKind::User},
        {{{"FAKE_CUDA_MEMORY", "99"}},
         "to take 100 bytes of memory of Fake GPU, which has 99 bytes free "
         "(CUDA_ERROR_OUT_OF_MEMORY, out "
         "of memory): the device has not enough free memory; nvidia-smi"},
        {{{"FAKE_CUDA_FAIL", "MemcpyHtoDAsync:1:719"}}, "the device is lost"},
        {{{"FAKE_CUDA_FAIL", "StreamSynchronize:1:700"}},
         "a defect of minterm",
         FailureKind::Internal},
        {{{"FAKE_CUDA_FAIL", "StreamSynchronize:1:716"}},
         "a defect of minterm",
         FailureKind::Internal},
        {{{"FAKE_CUDA_FAIL", "StreamSynchronize:1:702"}}, "ran for too long"},
        {{{"FAKE_CUDA_FAIL", "EventCreate:2:2"}}, "to make an event"},
    };
    for (const Refusal& refusal : refusals) {
        const Environment environment(refusal.environment);
        const Status used = open_and_use();
        ASSERT_FALSE(used) << refusal.says;
        EXPECT_NE(used.failure().render().find(refusal.says), std::string::npos)
            << used.failure().render();
        EXPECT_EQ(used.failure().kind(), refusal.kind) << used.failure().render();
        EXPECT_EQ(testing::reset_fake_cuda(), 0) << refusal.says;
    }
    const Status other = open_and_use(1);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.failure().render(),
              "error: there is no CUDA device 1: this machine shows 1, numbered from 0 (--device)");
}

TEST_F(CudaDeviceTest, WhatTheDriverSaysOfCodeIsPartOfTheError) {
    const auto driver = CudaDriver::load();
    ASSERT_TRUE(driver);
    const auto device = CudaDevice::open(*driver, 0);
    ASSERT_TRUE(device);
    const Environment environment{{{"FAKE_CUDA_FAIL", "ModuleLoadDataEx:2:222"}}};
    const auto damaged = load_module(**device, "no code");
    ASSERT_FALSE(damaged);
    EXPECT_NE(damaged.failure().render().find("(error 200): the driver does not take the code"),
              std::string::npos);
    const auto newer = load_module(**device, "no code");
    ASSERT_FALSE(newer);
    EXPECT_NE(newer.failure().render().find(
                  "made by NVRTC, on Fake GPU with a driver for CUDA 13.0 (error 222)"),
              std::string::npos);
    EXPECT_NE(newer.failure().render().find("\nptxas fatal: what the driver say!"),
              std::string::npos);
    // However long it is.
    for (const std::size_t bytes : {65534UL, 65535UL, 65536UL, 3000000UL}) {
        const Environment long_log{{{"FAKE_CUDA_FAIL", "ModuleLoadDataEx:*:222"},
                                    {"FAKE_CUDA_LOG_BYTES", std::to_string(bytes)}}};
        const auto refused = load_module(**device, "no code", "NVRTC 13.0");
        ASSERT_FALSE(refused);
        const std::string text = refused.failure().render();
        const std::size_t begin = text.find("\nptxas fatal: ") + 1;
        EXPECT_EQ(text.substr(begin).find('!'), bytes - 1) << text.size();
    }
}

TEST_F(CudaDeviceTest, AStubAndOtherLibrariesAreRefused) {
    const testing::TemporaryFolder folder;
    const std::string path = (folder.path() / "libcuda.so.1").string();
    std::ofstream(path) << "no library";
    {
        const Environment environment{{{"MINTERM_CUDA_DRIVER", path}}};
        ASSERT_FALSE(CudaDriver::load());
    }
    const char* const stub = "/usr/local/cuda/lib64/stubs/libcuda.so";
    if (!std::ifstream(stub)) GTEST_SKIP() << "there is no " << stub;
    // It has all functions by their names, which no fake can show.
    const Environment environment{{{"MINTERM_CUDA_DRIVER", stub}}};
    const auto loaded = CudaDriver::load();
    ASSERT_FALSE(loaded);
    EXPECT_NE(loaded.failure().render().find("the toolkit's stub"), std::string::npos)
        << loaded.failure().render();
}

}  // namespace
}  // namespace minterm::cuda_device_test
