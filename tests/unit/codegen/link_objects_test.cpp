// SPDX-License-Identifier: Apache-2.0
//
// Objects become images, or are refused. Kernels need no constants so far; objects that have some,
// and objects that are wrong, are made here by hand.
#include "codegen/link_objects.hpp"

#include <elf.h>
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/compile.hpp"
#include "codegen/jit.hpp"
#include "codegen/machine_code.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::link_objects_test {
namespace {

using Object = std::vector<char>;

Compiled compiled(const std::string& spec, const Target& target) {
    CompileParams params;
    params.symbols = dna_symbols();
    auto result = compile(testing::load_shipped(spec), target, params);
    EXPECT_TRUE(result) << result.failure().render();
    return *std::move(result);
}

/// An object with a function "read" that copies a constant to buffer 0, as its parts.
struct Parts {
    enum Section : std::uint16_t {
        kNull,
        kText,
        kConstants,
        kRelocations,
        kSymbols,
        kNames,
        kCount
    };

    // mov (%rdi), %rax; mov constant(%rip), %rcx; mov %rcx, (%rax); ret
    std::string text{"\x48\x8b\x07\x48\x8b\x0d\0\0\0\0\x48\x89\x08\xc3", 14};
    std::uint64_t constant = 0x123456789abcdef0;
    Elf64_Rela relocation{6, ELF64_R_INFO(1, R_X86_64_PC32), -4};
    std::array<Elf64_Sym, 3> symbols{
        Elf64_Sym{}, Elf64_Sym{0, ELF64_ST_INFO(STB_LOCAL, STT_SECTION), 0, kConstants, 0, 0},
        Elf64_Sym{1, ELF64_ST_INFO(STB_GLOBAL, STT_FUNC), 0, kText, 0, 14}};
    std::uint64_t text_flags = SHF_ALLOC | SHF_EXECINSTR;
    std::uint64_t constants_alignment = 32;
    std::uint16_t machine = EM_X86_64;

    /// As an object file: header, contents, section table.
    Object object() const {
        Object bytes(sizeof(Elf64_Ehdr));
        std::array<Elf64_Shdr, kCount> table{};
        const auto add = [&](Section section, std::uint32_t type, const void* data,
                             std::size_t size) -> Elf64_Shdr& {
            bytes.resize((bytes.size() + 7) / 8 * 8);
            table[section] = {0, type, 0, 0, bytes.size(), size, 0, 0, 8, 0};
            const char* first = static_cast<const char*>(data);
            bytes.insert(bytes.end(), first, first + size);
            return table[section];
        };
        add(kText, SHT_PROGBITS, text.data(), text.size()).sh_flags = text_flags;
        Elf64_Shdr& constants = add(kConstants, SHT_PROGBITS, &constant, sizeof constant);
        constants.sh_flags = SHF_ALLOC;
        constants.sh_addralign = constants_alignment;
        Elf64_Shdr& relocations = add(kRelocations, SHT_RELA, &relocation, sizeof relocation);
        relocations.sh_link = kSymbols;
        relocations.sh_info = kText;
        relocations.sh_entsize = sizeof relocation;
        Elf64_Shdr& symbol_table = add(kSymbols, SHT_SYMTAB, symbols.data(), sizeof symbols);
        symbol_table.sh_link = kNames;
        symbol_table.sh_info = 2;
        symbol_table.sh_entsize = sizeof(Elf64_Sym);
        const std::string names("\0read\0", 6);
        add(kNames, SHT_STRTAB, names.data(), names.size());

        Elf64_Ehdr header{};
        std::memcpy(header.e_ident, ELFMAG, SELFMAG);
        header.e_ident[EI_CLASS] = ELFCLASS64;
        header.e_ident[EI_DATA] = ELFDATA2LSB;
        header.e_ident[EI_VERSION] = EV_CURRENT;
        header.e_type = ET_REL;
        header.e_machine = machine;
        header.e_version = EV_CURRENT;
        header.e_ehsize = sizeof header;
        header.e_shentsize = sizeof(Elf64_Shdr);
        header.e_shnum = kCount;
        header.e_shstrndx = kNames;
        bytes.resize((bytes.size() + 7) / 8 * 8);
        header.e_shoff = bytes.size();
        std::memcpy(bytes.data(), &header, sizeof header);
        const char* first = reinterpret_cast<const char*>(table.data());
        bytes.insert(bytes.end(), first, first + sizeof table);
        return bytes;
    }
};

std::string refusal(const Object& object) {
    const auto image = link_objects(std::vector<Object>{object});
    if (image) return "none";
    EXPECT_EQ(image.failure().kind(), FailureKind::Internal);
    return image.failure().messages().front().text;
}

TEST(LinkObjects, EveryTargetAndLayoutIsLinked) {
    for (const Target& target : all_targets()) {
        for (const char* spec : {"levenshtein", "affine"}) {
            const Compiled whole = compiled(spec, target);
            const KernelProgram tap =
                layout_wavefront("tap", whole.layout_cell, whole.rows, KernelPart::Tap);
            const std::vector<Object> objects{*object_code(whole.program, target),
                                              *object_code(tap, target)};
            const auto image = link_objects(objects);
            ASSERT_TRUE(image) << target.name << ' ' << image.failure().render();
            ASSERT_EQ(image->entries.size(), 4U);
            for (const char* function : {"edge", "edge_tap", "steady", "steady_tap"}) {
                ASSERT_TRUE(image->entries.contains(function)) << function;
                EXPECT_LT(image->entries.at(function), image->bytes.size());
            }
        }
    }
}

TEST(LinkObjects, CodeReadsItsConstants) {
    Parts other;
    other.constant = 42;
    other.symbols[2].st_name = 0;  // the empty name
    const auto image = link_objects(std::vector<Object>{other.object(), Parts{}.object()});
    ASSERT_TRUE(image) << image.failure().render();
    const auto kernel = JitKernel::load(*image);
    ASSERT_TRUE(kernel) << kernel.failure().render();
    const auto value = [&](std::string_view function) {
        std::uint64_t read = 0;
        const std::array<std::byte*, 1> buffers{reinterpret_cast<std::byte*>(&read)};
        kernel->entry(function)(buffers.data(), nullptr);
        return read;
    };
    EXPECT_EQ(value("read"), 0x123456789abcdef0U);
    EXPECT_EQ(value(""), 42U);
    EXPECT_EQ(image->entries.at("read") % 64, 0U) << "objects begin on cache lines";
}

TEST(LinkObjects, WhatKernelsDoNotNeedIsRefused) {
    Parts absolute;
    absolute.relocation.r_info = ELF64_R_INFO(1, R_X86_64_64);
    EXPECT_EQ(refusal(absolute.object()), "cannot link a kernel: it has a relocation of type 1");
    Parts foreign;
    foreign.relocation.r_info = ELF64_R_INFO(2, R_X86_64_PLT32);
    foreign.symbols[2].st_shndx = SHN_UNDEF;
    EXPECT_EQ(refusal(foreign.object()), "cannot link a kernel: it refers to 'read'");
    Parts far;
    far.relocation.r_addend = std::int64_t{1} << 40;
    EXPECT_EQ(refusal(far.object()), "cannot link a kernel: it has a relocation out of reach");
    far = {};
    far.relocation.r_offset = 11;
    EXPECT_EQ(refusal(far.object()), "cannot link a kernel: it has a relocation out of reach");
    Parts writable;
    writable.text_flags |= SHF_WRITE;
    EXPECT_EQ(refusal(writable.object()), "cannot link a kernel: it wants memory to write");
    Parts wide;
    wide.constants_alignment = 8192;
    EXPECT_EQ(refusal(wide.object()), "cannot link a kernel: it wants too great an alignment");
}

TEST(LinkObjects, WhatIsNoObjectIsRefused) {
    EXPECT_NE(refusal({}), "none");
    EXPECT_NE(refusal(Object(1000, 'x')), "none");
    Object half = Parts{}.object();
    half.resize(half.size() / 2);
    EXPECT_NE(refusal(half), "none");
    Parts other;
    other.machine = EM_AARCH64;
    EXPECT_EQ(refusal(other.object()),
              "cannot link a kernel: it is no relocatable object for x86-64");
}

}  // namespace
}  // namespace minterm::link_objects_test
