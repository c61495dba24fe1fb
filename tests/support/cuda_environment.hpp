// SPDX-License-Identifier: Apache-2.0
//
// A process that believes to have a GPU: tests/support/fake_cuda_driver.cpp.
#pragma once

#include <dlfcn.h>

#include <cstdlib>
#include <map>
#include <string>

namespace minterm::testing {

/// Sets variables of the environment for as long as it lives; an empty value unsets one.
class Environment {
public:
    explicit Environment(const std::map<std::string, std::string>& variables) {
        for (const auto& [name, value] : variables) {
            const char* const before = std::getenv(name.c_str());
            before_[name] = before == nullptr ? "" : before;
            set(name, value);
        }
    }
    ~Environment() {
        for (const auto& [name, value] : before_) set(name, value);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    static void set(const std::string& name, const std::string& value) {
        if (value.empty())
            ::unsetenv(name.c_str());
        else
            ::setenv(name.c_str(), value.c_str(), 1);
    }
    std::map<std::string, std::string> before_;
};

#ifdef MINTERM_FAKE_CUDA_DRIVER
/// How many things of the fake device were not given back yet; its counts of calls begin anew.
inline long reset_fake_cuda() {
    void* const driver = dlopen(MINTERM_FAKE_CUDA_DRIVER, RTLD_NOW | RTLD_LOCAL);
    if (driver == nullptr) return -1;
    const auto reset = reinterpret_cast<long (*)()>(dlsym(driver, "fake_cuda_reset"));
    const long held = reset();
    dlclose(driver);
    return held;
}
#endif

}  // namespace minterm::testing
