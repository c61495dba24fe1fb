// SPDX-License-Identifier: Apache-2.0
//
// libcuda.so.1, its functions by name, its errors as sentences.
#include "runtime/cuda/cuda_driver.hpp"

#include <dlfcn.h>

#include <map>
#include <mutex>
#include <optional>
#include <type_traits>

#include "runtime/cuda/shared_library.hpp"

namespace minterm {

namespace {

using Code = CudaFunctions::Code;

constexpr const char* kHowToGet =
    "install NVIDIA's driver (it comes with libcuda.so.1; in a container the host's is passed in, "
    "as by docker run --gpus all), or set MINTERM_CUDA_DRIVER to the path of that library";

/// Codes of cuda.h.
enum : Code {
    kOutOfMemory = 2,
    kStubLibrary = 34,
    kInsufficientDriver = 35,
    kCallRequiresNewerDriver = 36,
    kDeviceUnavailable = 46,
    kNoDevice = 100,
    kInvalidDevice = 101,
    kInvalidImage = 200,
    kNoBinaryForGpu = 209,
    kUncorrectableMemory = 214,
    kInvalidPtx = 218,
    kUnsupportedPtxVersion = 222,
    kIllegalAddress = 700,
    kLaunchOutOfResources = 701,
    kLaunchTimeout = 702,
    kHardwareStackError = 714,
    kLaunchFailed = 719,
    kSystemNotReady = 802,
    kSystemDriverMismatch = 803,
    kCompatNotSupportedOnDevice = 804,
};

struct Advice {
    FailureKind kind = FailureKind::Environment;
    const char* text = "";
};

/// What to do about a code.
Advice advice_for(Code code) {
    if (code >= kHardwareStackError && code < kLaunchFailed) code = kIllegalAddress;
    switch (code) {
        case kOutOfMemory:
            return {FailureKind::Environment,
                    "the device has not enough free memory; nvidia-smi shows who uses it; end "
                    "other programs, or take another device with --device"};
        case kStubLibrary:
            return {FailureKind::User,
                    "this libcuda.so is the toolkit's stub, which is for linking only; install "
                    "NVIDIA's driver and point nothing at the stub"};
        case kInsufficientDriver:
        case kCallRequiresNewerDriver:
            return {FailureKind::User, "the driver is too old; install a newer one"};
        case kDeviceUnavailable:
            return {FailureKind::Environment,
                    "another process has the device for itself, or no process may have it "
                    "(nvidia-smi shows the compute mode); wait for it, or take another device with "
                    "--device"};
        case kNoDevice:
            return {FailureKind::User,
                    "the driver finds no CUDA device (CUDA_VISIBLE_DEVICES may hide them; "
                    "nvidia-smi lists them)"};
        case kInvalidDevice:
            return {FailureKind::User, "there is no such device; nvidia-smi lists them"};
        case kInvalidImage:
        case kNoBinaryForGpu:
        case kInvalidPtx:
        case kUnsupportedPtxVersion:
            return {FailureKind::Environment,
                    "the driver does not take the code that NVRTC makes; install a newer driver, "
                    "or an NVRTC that is not newer than the driver (MINTERM_NVRTC is its path)"};
        case kLaunchOutOfResources:
            return {FailureKind::Internal,
                    "the kernel takes more registers than the device has; try fewer --rows"};
        case kLaunchTimeout:
            return {FailureKind::Environment,
                    "the system ended a kernel that ran for too long, as it does on a device that "
                    "drives a display; take another device with --device"};
        case kUncorrectableMemory:
        case kLaunchFailed:
            return {FailureKind::Environment,
                    "the device is lost to this process, and nothing of the answer is kept; run it "
                    "again; if it happens again, the system's log (dmesg, lines with Xid) says "
                    "what the device has"};
        case kIllegalAddress:
            return {FailureKind::Internal,
                    "a kernel did what it may not, which is a defect of minterm; please report it"};
        case kSystemNotReady:
            return {FailureKind::Environment,
                    "a service of the driver does not run yet; with NVSwitch that is "
                    "nvidia-fabricmanager, in the driver's version (systemctl status)"};
        case kCompatNotSupportedOnDevice:
            return {FailureKind::Environment,
                    "this libcuda is of a cuda-compat package, which is not for this device; take "
                    "it out of LD_LIBRARY_PATH, or install a newer driver"};
        case kSystemDriverMismatch:
            return {FailureKind::Environment,
                    "libcuda and the driver in the kernel do not fit together; install both in "
                    "the same version, and restart the machine after an update"};
        default:
            return {FailureKind::Environment,
                    "NVIDIA's documentation of the driver API says what this means"};
    }
}

/// All functions of a library, or the name of the first that it lacks.
const char* bind(void* library, CudaFunctions& functions) {
    const char* missing = nullptr;
    const auto find = [&](auto& function, const char* name) {
        function =
            reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(library, name));
        if (function == nullptr && missing == nullptr) missing = name;
    };
    find(functions.Init, "cuInit");
    find(functions.DriverGetVersion, "cuDriverGetVersion");
    find(functions.GetErrorName, "cuGetErrorName");
    find(functions.GetErrorString, "cuGetErrorString");
    find(functions.DeviceGetCount, "cuDeviceGetCount");
    find(functions.DeviceGet, "cuDeviceGet");
    find(functions.DeviceGetName, "cuDeviceGetName");
    find(functions.DeviceGetAttribute, "cuDeviceGetAttribute");
    find(functions.DeviceTotalMem, "cuDeviceTotalMem_v2");
    find(functions.DevicePrimaryCtxRetain, "cuDevicePrimaryCtxRetain");
    find(functions.DevicePrimaryCtxRelease, "cuDevicePrimaryCtxRelease_v2");
    find(functions.CtxSetCurrent, "cuCtxSetCurrent");
    find(functions.MemGetInfo, "cuMemGetInfo_v2");
    find(functions.MemAlloc, "cuMemAlloc_v2");
    find(functions.MemFree, "cuMemFree_v2");
    find(functions.MemHostAlloc, "cuMemHostAlloc");
    find(functions.MemFreeHost, "cuMemFreeHost");
    find(functions.MemcpyHtoDAsync, "cuMemcpyHtoDAsync_v2");
    find(functions.MemcpyDtoHAsync, "cuMemcpyDtoHAsync_v2");
    find(functions.MemsetD8Async, "cuMemsetD8Async");
    find(functions.StreamCreate, "cuStreamCreate");
    find(functions.StreamDestroy, "cuStreamDestroy_v2");
    find(functions.StreamSynchronize, "cuStreamSynchronize");
    find(functions.EventCreate, "cuEventCreate");
    find(functions.EventDestroy, "cuEventDestroy_v2");
    find(functions.EventRecord, "cuEventRecord");
    find(functions.EventElapsedTime, "cuEventElapsedTime");
    find(functions.ModuleLoadDataEx, "cuModuleLoadDataEx");
    find(functions.ModuleUnload, "cuModuleUnload");
    find(functions.ModuleGetFunction, "cuModuleGetFunction");
    find(functions.LaunchKernel, "cuLaunchKernel");
    return missing;
}

}  // namespace

std::string cuda_version_text(int version) {
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

Result<CudaDriver> CudaDriver::load() {
    static std::mutex mutex;
    static std::map<std::string, CudaFunctions> loaded;
    std::string path = environment_variable("MINTERM_CUDA_DRIVER");
    if (path.empty()) path = "libcuda.so.1";
    CudaDriver driver;
    {
        const std::scoped_lock lock(mutex);
        auto place = loaded.find(path);
        if (place == loaded.end()) {
            const Result<void*> library = open_library(path);
            CudaFunctions functions;
            std::string why;
            if (!library) {
                why = library.failure().messages().front().text;
            } else if (const char* const missing = bind(*library, functions)) {
                why = path + " is ";
                why += functions.Init == nullptr ? "none of NVIDIA's" : "too old";
                why += ", it has no ";
                why += missing;
                dlclose(*library);
            }
            if (!why.empty())
                return Failure::user("target 'cuda' cannot run here, since there is no driver (" +
                                     why + "): " + kHowToGet);
            place = loaded.emplace(path, functions).first;
        }
        driver.functions_ = &place->second;
    }
    const CudaFunctions& call = *driver.functions_;
    MINTERM_TRY([[maybe_unused]] const Unit started,
                driver.check(call.Init(0), "to start the driver"));
    MINTERM_TRY([[maybe_unused]] const Unit known,
                driver.check(call.DriverGetVersion(&driver.version_), "to ask for its version"));
    MINTERM_TRY([[maybe_unused]] const Unit counted,
                driver.check(call.DeviceGetCount(&driver.device_count_), "to count devices"));
    if (driver.device_count_ < 1) return driver.failure(kNoDevice, "to find a device");
    return driver;
}

Failure CudaDriver::failure(CudaFunctions::Code code, std::string_view doing) const {
    const char* name = nullptr;
    const char* meaning = nullptr;
    // Codes that are newer than the driver have neither.
    if (functions_->GetErrorName(code, &name) != 0) name = nullptr;
    if (functions_->GetErrorString(code, &meaning) != 0) meaning = nullptr;
    const Advice advice = advice_for(code);
    std::string text = "CUDA fails " + std::string(doing) + " (" +
                       (name != nullptr ? name : "error " + std::to_string(code));
    if (meaning != nullptr) text += ", " + std::string(meaning);
    text += "): " + std::string(advice.text);
    return {advice.kind, Message{{}, std::move(text), {}}};
}

Status CudaDriver::check(CudaFunctions::Code code, std::string_view doing) const {
    if (code == 0) return success();
    return failure(code, doing);
}

}  // namespace minterm
