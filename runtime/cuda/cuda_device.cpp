// SPDX-License-Identifier: Apache-2.0
//
// Devices, memory, modules and streams: the driver's calls, with their failures as results.
#include "runtime/cuda/cuda_device.hpp"

#include <algorithm>
#include <array>

namespace minterm {

namespace {

/// Attributes and options of cuda.h.
constexpr int kMultiprocessorCount = 16;
constexpr int kCapabilityMajor = 75;
constexpr int kCapabilityMinor = 76;
constexpr int kErrorLogBuffer = 5;
constexpr int kErrorLogBufferBytes = 6;
constexpr unsigned kNonBlockingStream = 1;
constexpr CudaFunctions::Code kOutOfMemory = 2;

/// "4,096 bytes".
std::string bytes_text(std::size_t bytes) {
    std::string text = std::to_string(bytes);
    for (std::size_t end = text.size(); end > 3;) text.insert(end -= 3, 1, ',');
    return text + (bytes == 1 ? " byte" : " bytes");
}

}  // namespace

Result<std::unique_ptr<CudaDevice>> CudaDevice::open(const CudaDriver& driver, int number) {
    const int count = driver.device_count();
    if (number < 0 || number >= count)
        return Failure::user("there is no CUDA device " + std::to_string(number) +
                             ": this machine shows " + std::to_string(count) +
                             ", numbered from 0 (--device)");
    const CudaFunctions& call = driver.functions();
    std::unique_ptr<CudaDevice> device(new CudaDevice(driver));
    device->number_ = number;
    std::array<char, 256> name{};
    int major = 0;
    int minor = 0;
    CudaFunctions::Code code = call.DeviceGet(&device->device_, number);
    if (code == 0) code = call.DeviceGetName(name.data(), name.size() - 1, device->device_);
    if (code == 0) code = call.DeviceGetAttribute(&major, kCapabilityMajor, device->device_);
    if (code == 0) code = call.DeviceGetAttribute(&minor, kCapabilityMinor, device->device_);
    if (code == 0)
        code = call.DeviceGetAttribute(&device->multiprocessors_, kMultiprocessorCount,
                                       device->device_);
    if (code == 0) code = call.DeviceTotalMem(&device->memory_bytes_, device->device_);
    if (code == 0) code = call.DevicePrimaryCtxRetain(&device->context_, device->device_);
    if (code != 0) return driver.failure(code, "to open device " + std::to_string(number));
    device->name_ = name.data();
    device->capability_ = 10 * major + minor;
    MINTERM_TRY([[maybe_unused]] const Unit current, device->make_current());
    return device;
}

CudaDevice::~CudaDevice() {
    if (context_ != nullptr) driver_.functions().DevicePrimaryCtxRelease(device_);
}

Status CudaDevice::make_current() const {
    return driver_.check(driver_.functions().CtxSetCurrent(context_), "to take the device");
}

Result<std::size_t> CudaDevice::free_bytes() const {
    std::size_t free = 0;
    std::size_t total = 0;
    MINTERM_TRY(
        [[maybe_unused]] const Unit asked,
        driver_.check(driver_.functions().MemGetInfo(&free, &total), "to ask for free memory"));
    return free;
}

Result<CudaMemory> allocate(const CudaDevice& device, std::size_t bytes) {
    CudaFunctions::Address address = 0;
    const CudaFunctions::Code code = device.driver().functions().MemAlloc(&address, bytes);
    if (code == 0) return CudaMemory(device, address);
    std::string doing = "to take " + bytes_text(bytes) + " of memory of " + device.name();
    if (const auto free = device.free_bytes())
        doing += ", which has " + bytes_text(*free) + " free";
    return device.driver().failure(code, doing);
}

Result<PinnedMemory> allocate_pinned(const CudaDevice& device, std::size_t bytes) {
    void* place = nullptr;
    const CudaFunctions::Code code = device.driver().functions().MemHostAlloc(&place, bytes, 0);
    if (code == 0) return PinnedMemory(device, place);
    const std::string doing = "to take " + bytes_text(bytes) + " of this machine's memory";
    if (code != kOutOfMemory) return device.driver().failure(code, doing);
    // Elsewhere this code is about the device's.
    return Failure::environment("CUDA fails " + doing +
                                " for copies: there is not so much that may stay where it is; end "
                                "other programs");
}

Result<CudaModule> load_module(const CudaDevice& device, const std::string& image,
                               const std::string& made_by) {
    constexpr std::size_t kLogBytes = std::size_t{1} << 16U;
    constexpr std::size_t kMostLogBytes = std::size_t{1} << 26U;
    std::array<int, 2> options{kErrorLogBuffer, kErrorLogBufferBytes};
    // A log that fills its room was cut off, and is asked for again.
    for (std::size_t room = kLogBytes;; room *= 16) {
        std::string log(room, '\0');
        // The driver takes a number in the place of a pointer.
        std::array<void*, 2> values{log.data(), reinterpret_cast<void*>(room)};
        CudaFunctions::Module module = nullptr;
        const CudaFunctions::Code code = device.driver().functions().ModuleLoadDataEx(
            &module, image.c_str(), options.size(), options.data(), values.data());
        if (code == 0) return CudaModule(device, module);
        log.resize(std::min(log.find('\0'), room));
        if (log.size() + 1 >= room && room < kMostLogBytes) continue;
        Failure failure = device.driver().failure(
            code, "to load a kernel, made by " + made_by + ", on " + device.name() +
                      " with a driver for CUDA " + cuda_version_text(device.driver().version()));
        if (log.empty()) return failure;
        std::string text = failure.messages().front().text + "\n" + log;
        return Failure(failure.kind(), Message{{}, std::move(text), {}});
    }
}

Result<CudaFunctions::Function> find_kernel(const CudaDevice& device, const CudaModule& module,
                                            const std::string& name) {
    CudaFunctions::Function function = nullptr;
    const CudaFunctions::Code code =
        device.driver().functions().ModuleGetFunction(&function, module.get(), name.c_str());
    if (code == 0) return function;
    return Failure::internal(
        device.driver().failure(code, "to find the kernel " + name).messages().front().text);
}

Result<CudaStream> CudaStream::create(const CudaDevice& device) {
    CudaFunctions::Stream stream = nullptr;
    MINTERM_TRY(
        [[maybe_unused]] const Unit made,
        device.driver().check(device.driver().functions().StreamCreate(&stream, kNonBlockingStream),
                              "to make a stream"));
    return CudaStream(device, Handle(device, stream));
}

Status CudaStream::copy_in(CudaFunctions::Address to, std::span<const std::byte> from) const {
    return driver().check(call().MemcpyHtoDAsync(to, from.data(), from.size(), handle_.get()),
                          "to copy to the device");
}

Status CudaStream::copy_out(std::span<std::byte> to, CudaFunctions::Address from) const {
    return driver().check(call().MemcpyDtoHAsync(to.data(), from, to.size(), handle_.get()),
                          "to copy from the device");
}

Status CudaStream::clear(CudaFunctions::Address at, std::size_t bytes) const {
    return driver().check(call().MemsetD8Async(at, 0, bytes, handle_.get()),
                          "to clear memory of the device");
}

Status CudaStream::launch(CudaFunctions::Function kernel, unsigned blocks, void** parameters,
                          unsigned threads) const {
    return driver().check(call().LaunchKernel(kernel, blocks, 1, 1, threads, 1, 1, 0, handle_.get(),
                                              parameters, nullptr),
                          "to launch a kernel");
}

Status CudaStream::wait() const {
    return driver().check(call().StreamSynchronize(handle_.get()), "to run a kernel");
}

Result<CudaEvent> CudaStream::mark() const {
    CudaFunctions::Event event = nullptr;
    MINTERM_TRY([[maybe_unused]] const Unit made,
                driver().check(call().EventCreate(&event, 0), "to make an event"));
    CudaEvent moment(*device_, event);
    MINTERM_TRY([[maybe_unused]] const Unit noted,
                driver().check(call().EventRecord(event, handle_.get()), "to note a moment"));
    return moment;
}

Result<double> CudaStream::seconds_between(const CudaEvent& begin, const CudaEvent& end) const {
    float milliseconds = 0;
    MINTERM_TRY([[maybe_unused]] const Unit asked,
                driver().check(call().EventElapsedTime(&milliseconds, begin.get(), end.get()),
                               "to take the time"));
    return static_cast<double>(milliseconds) * 1e-3;
}

}  // namespace minterm
