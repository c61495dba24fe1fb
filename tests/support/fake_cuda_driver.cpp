// SPDX-License-Identifier: Apache-2.0
//
// A libcuda.so.1 for machines without a GPU: memory of the device is memory of this process, and
// kernels run on it at once, as fibers. A module is the shared library that fake_nvrtc.cpp makes of
// emitted CUDA. Loaded through MINTERM_CUDA_DRIVER; what it pretends to be is in the environment:
//
//     FAKE_CUDA_DEVICES=0           no device (1); number N of more is "Fake GPU N" in the order of
//                                   CUDA_DEVICE_ORDER=PCI_BUS_ID, and the other way round without
//     FAKE_CUDA_VERSION=11020       the driver's version (13000)
//     FAKE_CUDA_CAPABILITY=99       of each device (90)
//     FAKE_CUDA_MEMORY=1000000      bytes of each device (2^30)
//     FAKE_CUDA_FAIL=MemAlloc:3:2   the third call of cuMemAlloc fails with code 2 (*: every call)
//     FAKE_CUDA_PINNED=1            copies from the device to memory that is not pinned fail (801)
//     FAKE_CUDA_LOG_BYTES=100000    bytes of what it says of code that it does not take (33)
//
// Memory has guards around it, so that a kernel that writes beyond it ends the program.
#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <string>

#include "tests/support/temporary_folder.hpp"

namespace {

using Code = int;
enum : Code {
    kInvalidValue = 1,
    kOutOfMemory = 2,
    kNoDevice = 100,
    kInvalidImage = 200,
    kNoBinaryForGpu = 209,
    kNotFound = 500,
    kNotSupported = 801
};

constexpr std::size_t kGuardBytes = 4096;
constexpr unsigned char kGuard = 0xa5;

struct Held {
    std::map<std::uint64_t, std::size_t> memory;  ///< bytes by address
    std::size_t bytes = 0;
    std::map<std::uintptr_t, std::size_t> pinned;  ///< bytes by address
    long others = 0;                               ///< contexts, modules, streams and events
    std::map<std::string, long> calls;
};

Held& held() {
    static Held only;
    return only;
}

std::string setting(const char* name, const char* otherwise) {
    const char* const set = std::getenv(name);
    return set != nullptr && *set != '\0' ? set : otherwise;
}

std::size_t memory_bytes() { return std::stoull(setting("FAKE_CUDA_MEMORY", "1073741824")); }

/// The code that this call of a function is to fail with; 0 if it is not to.
Code failure_of(const std::string& function) {
    const long call = ++held().calls[function];
    const std::string wanted = setting("FAKE_CUDA_FAIL", "");
    for (const std::string& which : {std::to_string(call), std::string("*")}) {
        const std::string head = function + ":" + which + ":";
        if (wanted.rfind(head, 0) == 0) return std::stoi(wanted.substr(head.size()));
    }
    return 0;
}

struct Name {
    Code code;
    const char* name;
    const char* meaning;
};
constexpr std::array kNames{
    Name{2, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    Name{100, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
    Name{719, "CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"},
};

bool is_pinned(const void* place, std::size_t bytes) {
    const auto at = reinterpret_cast<std::uintptr_t>(place);
    const auto behind = held().pinned.upper_bound(at);
    if (behind == held().pinned.begin()) return false;
    const auto& [begin, size] = *std::prev(behind);
    return at + bytes <= begin + size;
}

void check_guard(const unsigned char* guard) {
    for (std::size_t i = 0; i < kGuardBytes; ++i)
        if (guard[i] != kGuard) {
            std::fputs("a kernel wrote beyond its memory\n", stderr);
            std::abort();
        }
}

/// The bytes of an ELF file, which end with its section headers.
std::size_t bytes_of_elf(const unsigned char* image) {
    if (std::memcmp(image, "\177ELF", 4) != 0) return 0;
    std::uint64_t offset = 0;
    std::uint16_t size = 0;
    std::uint16_t count = 0;
    std::memcpy(&offset, image + 40, sizeof offset);
    std::memcpy(&size, image + 58, sizeof size);
    std::memcpy(&count, image + 60, sizeof count);
    return offset + std::size_t{size} * count;
}

/// "sm_90" runs on that device alone, "compute_90" on all newer ones, too.
bool runs_code_for(const std::string& architecture) {
    const int capability = std::stoi(setting("FAKE_CUDA_CAPABILITY", "90"));
    const int number = std::stoi(architecture.substr(architecture.find('_') + 1));
    return architecture[0] == 's' ? number == capability : number <= capability;
}

template <typename Handle>
Code make(const char* function, Handle* handle) {
    if (const Code code = failure_of(function)) return code;
    ++held().others;
    *handle = reinterpret_cast<Handle>(std::uintptr_t{1});
    return 0;
}

Code release(const char* function) {
    --held().others;
    return failure_of(function);
}

}  // namespace

extern "C" {

/// What was not given back yet, and counts begin anew.
long fake_cuda_reset() {
    held().calls.clear();
    return held().others + static_cast<long>(held().memory.size());
}

Code cuInit(unsigned) { return failure_of("Init"); }
Code cuDriverGetVersion(int* version) {
    *version = std::stoi(setting("FAKE_CUDA_VERSION", "13000"));
    return failure_of("DriverGetVersion");
}
Code cuGetErrorName(Code code, const char** text) {
    for (const Name& name : kNames)
        if (name.code == code) {
            *text = name.name;
            return 0;
        }
    return kInvalidValue;
}
Code cuGetErrorString(Code code, const char** text) {
    for (const Name& name : kNames)
        if (name.code == code) {
            *text = name.meaning;
            return 0;
        }
    return kInvalidValue;
}
Code cuDeviceGetCount(int* count) {
    *count = std::stoi(setting("FAKE_CUDA_DEVICES", "1"));
    return failure_of("DeviceGetCount");
}
Code cuDeviceGet(int* device, int number) {
    const int last = std::stoi(setting("FAKE_CUDA_DEVICES", "1")) - 1;
    *device = setting("CUDA_DEVICE_ORDER", "") == "PCI_BUS_ID" ? number : last - number;
    return failure_of("DeviceGet");
}
Code cuDeviceGetName(char* name, int bytes, int device) {
    const std::string number = device == 0 ? "" : " " + std::to_string(device);
    std::snprintf(name, static_cast<std::size_t>(bytes), "Fake GPU%s", number.c_str());
    return failure_of("DeviceGetName");
}
Code cuDeviceGetAttribute(int* value, int attribute, int) {
    const int capability = std::stoi(setting("FAKE_CUDA_CAPABILITY", "90"));
    *value = attribute == 75 ? capability / 10 : attribute == 76 ? capability % 10 : 2;
    return failure_of("DeviceGetAttribute");
}
Code cuDeviceTotalMem_v2(std::size_t* bytes, int) {
    *bytes = memory_bytes();
    return failure_of("DeviceTotalMem");
}
Code cuDevicePrimaryCtxRetain(void** context, int) {
    return make("DevicePrimaryCtxRetain", context);
}
Code cuDevicePrimaryCtxRelease_v2(int) { return release("DevicePrimaryCtxRelease"); }
Code cuCtxSetCurrent(void*) { return failure_of("CtxSetCurrent"); }
Code cuMemGetInfo_v2(std::size_t* free, std::size_t* total) {
    *total = memory_bytes();
    *free = *total - held().bytes;
    return failure_of("MemGetInfo");
}

Code cuMemAlloc_v2(std::uint64_t* address, std::size_t bytes) {
    if (const Code code = failure_of("MemAlloc")) return code;
    if (bytes == 0) return kInvalidValue;
    if (held().bytes + bytes > memory_bytes()) return kOutOfMemory;
    auto* const place = static_cast<unsigned char*>(std::aligned_alloc(
        kGuardBytes, 2 * kGuardBytes + (bytes + kGuardBytes - 1) / kGuardBytes * kGuardBytes));
    if (place == nullptr) return kOutOfMemory;
    std::memset(place, kGuard, 2 * kGuardBytes + bytes);
    *address = reinterpret_cast<std::uintptr_t>(place) + kGuardBytes;
    held().memory[*address] = bytes;
    held().bytes += bytes;
    return 0;
}
Code cuMemFree_v2(std::uint64_t address) {
    const auto found = held().memory.find(address);
    if (found == held().memory.end()) return kInvalidValue;
    const auto* const memory = reinterpret_cast<const unsigned char*>(address);
    check_guard(memory - kGuardBytes);
    check_guard(memory + found->second);
    held().bytes -= found->second;
    held().memory.erase(found);
    std::free(reinterpret_cast<void*>(address - kGuardBytes));
    return failure_of("MemFree");
}
Code cuMemHostAlloc(void** place, std::size_t bytes, unsigned) {
    if (const Code code = failure_of("MemHostAlloc")) return code;
    *place = std::malloc(bytes);
    if (*place == nullptr) return kOutOfMemory;
    ++held().others;
    held().pinned[reinterpret_cast<std::uintptr_t>(*place)] = bytes;
    return 0;
}
Code cuMemFreeHost(void* place) {
    held().pinned.erase(reinterpret_cast<std::uintptr_t>(place));
    std::free(place);
    return release("MemFreeHost");
}
Code cuMemcpyHtoDAsync_v2(std::uint64_t to, const void* from, std::size_t bytes, void*) {
    if (const Code code = failure_of("MemcpyHtoDAsync")) return code;
    std::memcpy(reinterpret_cast<void*>(to), from, bytes);
    return 0;
}
Code cuMemcpyDtoHAsync_v2(void* to, std::uint64_t from, std::size_t bytes, void*) {
    if (const Code code = failure_of("MemcpyDtoHAsync")) return code;
    if (!setting("FAKE_CUDA_PINNED", "").empty() && !is_pinned(to, bytes)) return kNotSupported;
    std::memcpy(to, reinterpret_cast<const void*>(from), bytes);
    return 0;
}
Code cuMemsetD8Async(std::uint64_t at, unsigned char value, std::size_t bytes, void*) {
    if (const Code code = failure_of("MemsetD8Async")) return code;
    std::memset(reinterpret_cast<void*>(at), value, bytes);
    return 0;
}
Code cuStreamCreate(void** stream, unsigned) { return make("StreamCreate", stream); }
Code cuStreamDestroy_v2(void*) { return release("StreamDestroy"); }
Code cuStreamSynchronize(void*) { return failure_of("StreamSynchronize"); }
Code cuEventCreate(void** event, unsigned) { return make("EventCreate", event); }
Code cuEventDestroy_v2(void*) { return release("EventDestroy"); }
Code cuEventRecord(void*, void*) { return failure_of("EventRecord"); }
Code cuEventElapsedTime(float* milliseconds, void*, void*) {
    *milliseconds = 1;
    return failure_of("EventElapsedTime");
}

Code cuModuleLoadDataEx(void** module, const void* image, unsigned count, int*, void** values) {
    if (const Code code = failure_of("ModuleLoadDataEx")) {
        std::string log = "ptxas fatal: what the driver says";
        log.resize(std::max(log.size(), std::stoul(setting("FAKE_CUDA_LOG_BYTES", "0"))), '.');
        log.back() = '!';
        // What there is no room for is left out, as the driver does.
        if (count == 2) {
            const auto room = reinterpret_cast<std::uintptr_t>(values[1]);
            const std::size_t bytes = std::min<std::size_t>(log.size(), room - 1);
            std::memcpy(values[0], log.data(), bytes);
            static_cast<char*>(values[0])[bytes] = '\0';
        }
        return code;
    }
    const std::size_t bytes = bytes_of_elf(static_cast<const unsigned char*>(image));
    if (bytes == 0) return kInvalidImage;
    // Under a name of its own, by which the dynamic linker tells libraries apart.
    const minterm::testing::TemporaryFolder folder;
    const std::string path = (folder.path() / "module.so").string();
    std::ofstream(path, std::ios::binary)
        .write(static_cast<const char*>(image), static_cast<std::streamsize>(bytes));
    *module = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (*module == nullptr) return kInvalidImage;
    const auto* const made_for = static_cast<const char*>(dlsym(*module, "simt_architecture"));
    if (made_for == nullptr || !runs_code_for(made_for)) return kNoBinaryForGpu;
    ++held().others;
    return 0;
}
Code cuModuleUnload(void* module) {
    dlclose(module);
    return release("ModuleUnload");
}
/// A function is its module's launcher and itself; a process has few, and they stay.
struct Kernel {
    void (*launch)(void* kernel, unsigned blocks, unsigned threads, void** parameters);
    void* kernel;
};
Code cuModuleGetFunction(void** function, void* module, const char* name) {
    if (const Code code = failure_of("ModuleGetFunction")) return code;
    static std::map<void*, Kernel> kernels;
    void* const kernel = dlsym(module, name);
    if (kernel == nullptr) return kNotFound;
    Kernel& place = kernels[kernel];
    place.kernel = kernel;
    place.launch = reinterpret_cast<decltype(place.launch)>(dlsym(module, "simt_launch"));
    *function = &place;
    return place.launch == nullptr ? kInvalidImage : 0;
}
Code cuLaunchKernel(void* function, unsigned blocks, unsigned, unsigned, unsigned threads, unsigned,
                    unsigned, unsigned, void*, void** parameters, void**) {
    if (const Code code = failure_of("LaunchKernel")) return code;
    if (blocks == 0 || threads == 0 || threads % 32 != 0 || threads > 1024) return kInvalidValue;
    const auto* const kernel = static_cast<const Kernel*>(function);
    kernel->launch(kernel->kernel, blocks, threads, parameters);
    return 0;
}

}  // extern "C"
