// SPDX-License-Identifier: Apache-2.0
#include "codegen/known_nvrtc.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "runtime/cuda/cuda_driver.hpp"
#include "runtime/cuda/shared_library.hpp"

namespace minterm {

namespace {

/// A line that is another one when the file at a path is: its size and the time it was written.
/// Nothing where there is no file.
std::string file_identity(const std::string& path) {
    struct ::stat file {};
    if (path.find('\n') != std::string::npos || ::stat(path.c_str(), &file) != 0) return {};
    return fmt::format("{}\t{} {}.{}\n", path, file.st_size, file.st_mtim.tv_sec,
                       file.st_mtim.tv_nsec);
}

/// A text that is another one where `Nvrtc::load` may find another library: what it looks at, and
/// what files there are. Nothing is loaded.
std::string whereabouts() {
    std::string text = environment_variable("MINTERM_NVRTC") + "\n";
    text += file_identity("/etc/ld.so.cache");
    const std::string folders = environment_variable("LD_LIBRARY_PATH");
    for (const std::string& path : nvrtc_paths()) {
        if (path.find('/') != std::string::npos) text += file_identity(path);
        for (std::size_t begin = 0; begin < folders.size();) {
            const std::size_t end = std::min(folders.find_first_of(":;", begin), folders.size());
            text += file_identity(folders.substr(begin, end - begin) + "/" + path);
            begin = end + 1;
        }
    }
    return text;
}

}  // namespace

std::string Nvrtc::memo() const {
    std::error_code error;
    const std::string file = std::filesystem::absolute(file_, error).string();
    return fmt::format("{}{} {}\n", file_identity(file), version_number_,
                       fmt::join(architectures_, " "));
}

std::optional<Nvrtc> Nvrtc::remembered(const std::string& memo) {
    const std::size_t file_end = memo.find('\n');
    if (file_end == std::string::npos || memo.find('\0') < file_end) return std::nullopt;
    const std::string identity = memo.substr(0, file_end + 1);
    Nvrtc known;
    known.file_ = identity.substr(0, identity.find('\t'));
    if (identity != file_identity(known.file_)) return std::nullopt;
    std::istringstream rest(memo.substr(file_end + 1));
    std::string architecture;
    if (!(rest >> known.version_number_)) return std::nullopt;
    while (rest >> architecture) known.architectures_.push_back(architecture);
    known.version_ = cuda_version_text(known.version_number_);
    return known;
}

Result<Nvrtc> known_nvrtc(const CodeSource& source, std::vector<StageTime>& times) {
    std::vector<StageTime> lookup;
    const Nvrtc* nvrtc = nullptr;
    const auto ask = [&]() -> Result<DeviceCode> {
        MINTERM_TRY(nvrtc, load_nvrtc(times));
        const std::string memo = nvrtc->memo();
        return DeviceCode{{memo.begin(), memo.end()}, {}, "compiled", {}};
    };
    if (source.keeps()) {
        MINTERM_TRY(const DeviceCode memo,
                    source.get_for_device("NVRTC\n" + whereabouts(), ask, lookup));
        std::optional<Nvrtc> known = Nvrtc::remembered({memo.bytes.begin(), memo.bytes.end()});
        for (const StageTime& time : lookup) times.push_back({"NVRTC as known", time.milliseconds});
        if (known && nvrtc == nullptr) return *std::move(known);
    }
    if (nvrtc == nullptr) {
        MINTERM_TRY(nvrtc, load_nvrtc(times));
    }
    return *nvrtc;
}

}  // namespace minterm
