// SPDX-License-Identifier: Apache-2.0
//
// An NVRTC for machines without a GPU: what it makes of emitted CUDA is a shared library for
// fake_cuda_driver.cpp, by the compiler that the tests were built with and simt_shim.hpp. Loaded
// through MINTERM_NVRTC; what it pretends to be is in the environment:
//
//     FAKE_NVRTC_VERSION=12040            (13000)
//     FAKE_NVRTC_ARCHITECTURES="52 75"    what it knows (75 80 90 100)
//     FAKE_NVRTC_FAIL=TEXT                compiles nothing, and has that to say of it
//     FAKE_NVRTC_LOADS=FILE               a line for each process that loads it
//     FAKE_NVRTC_LOG=FILE                 a line for each compilation: its architecture
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/temporary_folder.hpp"

namespace {

struct Program {
    std::string source;
    std::string code;
    std::string log;
};

std::string setting(const char* name, const char* otherwise) {
    const char* const set = std::getenv(name);
    return set != nullptr && *set != '\0' ? set : otherwise;
}

std::vector<int> architectures() {
    std::istringstream text(setting("FAKE_NVRTC_ARCHITECTURES", "75 80 90 100"));
    return {std::istream_iterator<int>(text), {}};
}

std::string content_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// What a launch is on the host, for the driver.
constexpr const char* kLauncher = R"(
extern "C" void simt_launch(void (*kernel)(uint8_t* const*, const int64_t*, int), unsigned blocks,
                            unsigned threads, void** parameters) {
    simt::launch(kernel, *static_cast<uint8_t* const**>(parameters[0]),
                 *static_cast<const int64_t**>(parameters[1]), *static_cast<int*>(parameters[2]),
                 static_cast<int>(blocks), static_cast<int>(threads));
}
)";

/// The same source is compiled once in a process.
bool compile(Program& program, const std::string& architecture) {
    static std::map<std::string, std::string> made;
    std::string& code = made[architecture + "\n" + program.source];
    if (!code.empty()) {
        program.code = code;
        return true;
    }
    const minterm::testing::TemporaryFolder folder;
    const std::string base = (folder.path() / "kernel").string();
    std::ofstream(base + ".cpp", std::ios::binary)
        << program.source << kLauncher << "extern \"C\" const char simt_architecture[] = \""
        << architecture << "\";\n";
    const int status = std::system(
        (MINTERM_CXX " -shared -fPIC -fvisibility-inlines-hidden -std=c++20 -Og"
                     // What NVRTC warns of, too.
                     " -Werror=type-limits -Werror=unused-function -Werror=unused-variable "
                     "-include " MINTERM_SOURCE_DIR "/tests/support/simt_shim.hpp -o " +
         base + ".so " + base + ".cpp > " + base + ".log 2>&1")
            .c_str());
    program.log = content_of(base + ".log");
    program.code = content_of(base + ".so");
    if (status == 0) code = program.code;
    return status == 0;
}

struct TellsLoading {
    TellsLoading() {
        if (const std::string file = setting("FAKE_NVRTC_LOADS", ""); !file.empty())
            std::ofstream(file, std::ios::app) << "loaded\n";
    }
};
const TellsLoading tells_loading;

/// A text with its NUL.
int copy_text(const std::string& text, char* place) {
    text.copy(place, text.size());
    place[text.size()] = '\0';
    return 0;
}

}  // namespace

extern "C" {

int nvrtcVersion(int* major, int* minor) {
    const int version = std::stoi(setting("FAKE_NVRTC_VERSION", "13000"));
    *major = version / 1000;
    *minor = version % 1000 / 10;
    return 0;
}
int nvrtcGetNumSupportedArchs(int* count) {
    *count = static_cast<int>(architectures().size());
    return 0;
}
int nvrtcGetSupportedArchs(int* numbers) {
    for (const int number : architectures()) *numbers++ = number;
    return 0;
}
int nvrtcCreateProgram(void** program, const char* source, const char*, int, const char* const*,
                       const char* const*) {
    *program = new Program{source, {}, {}};
    return 0;
}
int nvrtcDestroyProgram(void** program) {
    delete static_cast<Program*>(*program);
    return 0;
}
int nvrtcCompileProgram(void* program, int count, const char* const* options) {
    const std::string option = "--gpu-architecture=";
    std::string architecture;
    for (int i = 0; i < count; ++i)
        if (const std::string given = options[i]; given.rfind(option, 0) == 0)
            architecture = given.substr(option.size());
    if (const std::string log = setting("FAKE_NVRTC_LOG", ""); !log.empty())
        std::ofstream(log, std::ios::app) << architecture << "\n";
    if (const std::string log = setting("FAKE_NVRTC_FAIL", ""); !log.empty()) {
        static_cast<Program*>(program)->log = log;
        return 6;
    }
    return compile(*static_cast<Program*>(program), architecture) ? 0 : 6;
}
int nvrtcGetCUBINSize(void* program, std::size_t* bytes) {
    *bytes = static_cast<Program*>(program)->code.size();
    return 0;
}
int nvrtcGetCUBIN(void* program, char* code) {
    const std::string& from = static_cast<Program*>(program)->code;
    from.copy(code, from.size());
    return 0;
}
int nvrtcGetPTXSize(void* program, std::size_t* bytes) {
    *bytes = static_cast<Program*>(program)->code.size() + 1;
    return 0;
}
int nvrtcGetPTX(void* program, char* code) {
    return copy_text(static_cast<Program*>(program)->code, code);
}
int nvrtcGetProgramLogSize(void* program, std::size_t* bytes) {
    *bytes = static_cast<Program*>(program)->log.size() + 1;
    return 0;
}
int nvrtcGetProgramLog(void* program, char* log) {
    return copy_text(static_cast<Program*>(program)->log, log);
}
const char* nvrtcGetErrorString(int code) {
    return code == 6 ? "NVRTC_ERROR_COMPILATION" : "NVRTC_ERROR";
}

}  // extern "C"
