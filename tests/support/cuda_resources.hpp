// SPDX-License-Identifier: Apache-2.0
//
// What kernels take of a multiprocessor, as ptxas says it in NVRTC's log.
#pragma once

#include <algorithm>
#include <ostream>
#include <regex>
#include <string>
#include <vector>

namespace minterm::testing {

/// A kernel with the functions that it calls.
struct CudaResources {
    std::string kernel;
    int registers = 0;
    int spilled = 0;  ///< bytes, stores and loads
    int shared_bytes = 0;
    int frame = 0;          ///< bytes of the kernel's own arrays in memory
    int frames_called = 0;  ///< the same of functions that it calls

    bool operator==(const CudaResources&) const = default;
};

inline void PrintTo(const CudaResources& r, std::ostream* out) {
    *out << r.kernel << ": " << r.registers << " registers, " << r.spilled << " bytes spilled, "
         << r.shared_bytes << " shared, " << r.frame << " + " << r.frames_called << " in frames";
}

/// By the kernels' names; `log` is of one compilation with --ptxas-options=-v.
inline std::vector<CudaResources> resources_in(const std::string& log) {
    std::vector<CudaResources> found;
    const std::regex line(
        "Compiling entry function '(\\w+)'|Function properties for (\\S+)|(\\d+) bytes stack "
        "frame, "
        "(\\d+) bytes spill stores, (\\d+) bytes spill loads|Used (\\d+) registers|(\\d+) bytes "
        "smem");
    bool is_kernel = false;
    for (std::sregex_iterator at(log.begin(), log.end(), line), end; at != end; ++at) {
        const auto number = [&](std::size_t group) { return std::stoi((*at)[group]); };
        if ((*at)[1].matched) {
            found.push_back({});
            found.back().kernel = (*at)[1];
        }
        if (found.empty()) continue;
        CudaResources& last = found.back();
        if ((*at)[2].matched) is_kernel = (*at)[2] == last.kernel;
        if ((*at)[3].matched) {
            (is_kernel ? last.frame : last.frames_called) += number(3);
            last.spilled += number(4) + number(5);
        }
        if ((*at)[6].matched) last.registers = number(6);
        if ((*at)[7].matched) last.shared_bytes = number(7);
    }
    std::sort(found.begin(), found.end(),
              [](const CudaResources& a, const CudaResources& b) { return a.kernel < b.kernel; });
    return found;
}

}  // namespace minterm::testing
