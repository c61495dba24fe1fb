// SPDX-License-Identifier: Apache-2.0
#include "codegen/jit.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <fstream>

namespace minterm::jit_test {
namespace {

/// out[i] = in[i] & !in[i-1 bit], one word an iteration: enough to see code run.
KernelProgram and_not_program() {
    FunctionBuilder builder("and_not");
    const ValueId begin = builder.integer(0);
    const ValueId end = builder.scalar(0);
    const ValueId index = builder.begin_loop(begin, end);
    const ValueId byte = builder.scale(index, 8);
    const ValueId x = builder.load({0, byte});
    const ValueId y = builder.load({1, byte});
    builder.store({2, byte}, builder.gate(0, 0x2, {x, y}));
    builder.end_loop();
    KernelProgram program;
    program.name = "and_not";
    program.buffers = {{"x", ""}, {"y", ""}, {"out", ""}};
    program.scalars = {{"count", ""}};
    program.functions.push_back(std::move(builder).finish());
    return program;
}

const Target& scalar() { return **find_target("scalar"); }

std::array<std::uint64_t, 2> run(KernelEntry entry) {
    std::array<std::uint64_t, 2> x{0xffff0000ffff0000, 0x123456789abcdef0};
    std::array<std::uint64_t, 2> y{0x00ff00ff00ff00ff, 0xffffffff00000000};
    std::array<std::uint64_t, 2> out{};
    const std::array<std::byte*, 3> buffers{reinterpret_cast<std::byte*>(x.data()),
                                            reinterpret_cast<std::byte*>(y.data()),
                                            reinterpret_cast<std::byte*>(out.data())};
    const std::array<std::int64_t, 1> scalars{2};
    entry(buffers.data(), scalars.data());
    return out;
}

TEST(Jit, ACompiledFunctionRuns) {
    auto kernel = compile_kernel(and_not_program(), scalar());
    ASSERT_TRUE(kernel) << kernel.failure().render();
    const KernelEntry entry = kernel->entry("and_not");
    ASSERT_NE(entry, nullptr);
    const std::array<std::uint64_t, 2> expected{0xff000000ff000000, 0x000000009abcdef0};
    EXPECT_EQ(run(entry), expected);
    EXPECT_EQ(kernel->entry("no such function"), nullptr);
}

TEST(Jit, KernelsAreIndependent) {
    auto first = compile_kernel(and_not_program(), scalar());
    ASSERT_TRUE(first);
    {
        auto second = compile_kernel(and_not_program(), scalar());
        ASSERT_TRUE(second);
        EXPECT_NE(second->entry("and_not"), first->entry("and_not"));
    }
    EXPECT_EQ(run(first->entry("and_not"))[1], 0x000000009abcdef0U);
}

std::size_t resident_kib() {
    std::ifstream statm("/proc/self/statm");
    std::size_t total = 0;
    std::size_t resident = 0;
    statm >> total >> resident;
    return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 1024;
}

std::size_t mappings() {
    std::ifstream maps("/proc/self/maps");
    std::size_t count = 0;
    for (std::string line; std::getline(maps, line);) ++count;
    return count;
}

/// 10,000 kernels loaded and dropped leave neither memory nor mappings behind.
TEST(Jit, DroppedKernelsGiveTheirMemoryBack) {
    const auto image = compile_image(and_not_program(), scalar());
    ASSERT_TRUE(image) << image.failure().render();
    const auto cycle = [&](int times) {
        for (int i = 0; i < times; ++i) {
            auto kernel = JitKernel::load(*image);
            ASSERT_TRUE(kernel);
            EXPECT_NE(kernel->entry("and_not"), nullptr);
        }
    };
    cycle(1000);
    const std::size_t kib = resident_kib();
    const std::size_t maps = mappings();
    cycle(9000);
    EXPECT_LE(resident_kib(), kib + 2048);
    EXPECT_LE(mappings(), maps + 4);
}

TEST(Jit, ATargetThatIsMissingIsRefused) {
    for (const Target& target : all_targets()) {
        if (why_unavailable(target).empty()) continue;
        const auto kernel = compile_kernel(and_not_program(), target);
        ASSERT_FALSE(kernel);
        EXPECT_EQ(kernel.failure().kind(), FailureKind::User);
    }
}

}  // namespace
}  // namespace minterm::jit_test
