// SPDX-License-Identifier: Apache-2.0
//
// ELF objects of kernels -> one code image.
#include "codegen/link_objects.hpp"

#include <fmt/format.h>
#include <llvm/BinaryFormat/ELF.h>
#include <llvm/Object/ELFObjectFile.h>
#include <llvm/Support/MemoryBufferRef.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace minterm {

namespace {

using llvm::object::ELFSectionRef;
using llvm::object::ELFSymbolRef;
using llvm::object::RelocationRef;
using llvm::object::SectionRef;
using llvm::object::SymbolRef;

/// Objects begin on a cache line of their own, as code that is loaded by itself does.
constexpr std::uint64_t kObjectAlignment = 64;

Failure cannot_link(const std::string& why) {
    return Failure::internal("cannot link a kernel: " + why);
}

template <typename Value>
Result<Value> taken(llvm::Expected<Value> value) {
    if (!value) return cannot_link(llvm::toString(value.takeError()));
    return std::move(*value);
}

/// Appends one object to an image.
class ObjectLinker {
public:
    ObjectLinker(const llvm::object::ELFObjectFileBase& object, CodeImage& image)
        : object_(object), image_(image) {}

    Status run() {
        align(kObjectAlignment);
        for (const SectionRef& section : object_.sections())
            if (Status placed = place(section); !placed) return placed;
        for (const SectionRef& section : object_.sections())
            if (Status resolved = resolve(section); !resolved) return resolved;
        for (const ELFSymbolRef symbol : object_.symbols())
            if (Status named = name(symbol); !named) return named;
        return success();
    }

private:
    void align(std::uint64_t alignment) {
        image_.bytes.resize((image_.bytes.size() + alignment - 1) / alignment * alignment);
    }

    Status place(const ELFSectionRef section) {
        const std::uint64_t flags = section.getFlags();
        if ((flags & llvm::ELF::SHF_ALLOC) == 0 || section.getSize() == 0) return success();
        if ((flags & (llvm::ELF::SHF_WRITE | llvm::ELF::SHF_TLS)) != 0 || section.isVirtual())
            return cannot_link("it wants memory to write");
        const std::uint64_t alignment = section.getAlignment().value();
        if (alignment > kImageAlignment) return cannot_link("it wants too great an alignment");
        align(alignment);
        begins_[section.getIndex()] = image_.bytes.size();
        MINTERM_TRY(const llvm::StringRef contents, taken(section.getContents()));
        image_.bytes.insert(image_.bytes.end(), contents.begin(), contents.end());
        return success();
    }

    /// Where a symbol lies in the image.
    Result<std::uint64_t> address(const ELFSymbolRef symbol) const {
        MINTERM_TRY(const llvm::object::section_iterator section, taken(symbol.getSection()));
        const auto begin =
            section == object_.section_end() ? begins_.end() : begins_.find(section->getIndex());
        if (begin == begins_.end()) {
            MINTERM_TRY(const llvm::StringRef name, taken(symbol.getName()));
            return cannot_link(fmt::format("it refers to '{}'", name.str()));
        }
        MINTERM_TRY(const std::uint64_t value, taken(symbol.getValue()));
        return begin->second + value;
    }

    /// `relocations`: a section of relocations of another one.
    Status resolve(const SectionRef& relocations) {
        MINTERM_TRY(const llvm::object::section_iterator of,
                    taken(relocations.getRelocatedSection()));
        if (of == object_.section_end()) return success();
        const auto begin = begins_.find(of->getIndex());
        if (begin == begins_.end()) return success();
        for (const RelocationRef& relocation : relocations.relocations())
            if (Status resolved = resolve(relocation, begin->second, of->getSize()); !resolved)
                return resolved;
        return success();
    }

    Status resolve(const RelocationRef& relocation, std::uint64_t begin, std::uint64_t size) {
        const std::uint64_t type = relocation.getType();
        if (type != llvm::ELF::R_X86_64_PC32 && type != llvm::ELF::R_X86_64_PLT32)
            return cannot_link(fmt::format("it has a relocation of type {}", type));
        if (relocation.getSymbol() == object_.symbol_end())
            return cannot_link("it has a relocation of nothing");
        MINTERM_TRY(const std::uint64_t symbol, address(*relocation.getSymbol()));
        MINTERM_TRY(const std::int64_t addend,
                    taken(llvm::object::ELFRelocationRef(relocation).getAddend()));
        const std::uint64_t place = begin + relocation.getOffset();
        const std::int64_t distance =
            static_cast<std::int64_t>(symbol) + addend - static_cast<std::int64_t>(place);
        const auto value = static_cast<std::int32_t>(distance);
        if (value != distance || relocation.getOffset() > size ||
            size - relocation.getOffset() < sizeof value)
            return cannot_link("it has a relocation out of reach");
        std::memcpy(image_.bytes.data() + place, &value, sizeof value);
        return success();
    }

    Status name(const ELFSymbolRef symbol) {
        if (symbol.getBinding() != llvm::ELF::STB_GLOBAL ||
            symbol.getELFType() != llvm::ELF::STT_FUNC)
            return success();
        MINTERM_TRY(const llvm::StringRef name, taken(symbol.getName()));
        MINTERM_TRY(image_.entries[name.str()], address(symbol));
        return success();
    }

    const llvm::object::ELFObjectFileBase& object_;
    CodeImage& image_;
    std::map<std::uint64_t, std::uint64_t> begins_;  ///< of sections by number, in the image
};

}  // namespace

Result<CodeImage> link_objects(std::span<const std::vector<char>> objects) {
    CodeImage image;
    for (const std::vector<char>& object : objects) {
        const llvm::MemoryBufferRef buffer({object.data(), object.size()}, "kernel");
        MINTERM_TRY(const std::unique_ptr<llvm::object::ObjectFile> file,
                    taken(llvm::object::ObjectFile::createELFObjectFile(buffer)));
        const auto* elf = llvm::dyn_cast<llvm::object::ELFObjectFileBase>(file.get());
        if (elf == nullptr || file->getArch() != llvm::Triple::x86_64 ||
            !file->isRelocatableObject())
            return cannot_link("it is no relocatable object for x86-64");
        if (Status linked = ObjectLinker(*elf, image).run(); !linked)
            return std::move(linked).failure();
    }
    return image;
}

}  // namespace minterm
