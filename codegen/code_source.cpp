// SPDX-License-Identifier: Apache-2.0
//
// What all code sources have in common: free choice.
#include "codegen/code_source.hpp"

#include <numeric>
#include <utility>

#include "codegen/emit_spu.hpp"

namespace minterm {

namespace {

std::vector<int> up_to(int most) {
    std::vector<int> sizes(static_cast<std::size_t>(most));
    std::iota(sizes.begin(), sizes.end(), 1);
    return sizes;
}

}  // namespace

KernelEntry KernelCode::entry(std::string_view function) const {
    const auto found = entries.find(function);
    return found == entries.end() ? nullptr : found->second;
}

std::vector<int> CodeSource::wavefront_rows() const { return up_to(target_.default_rows); }

std::vector<int> CodeSource::column_words() const { return up_to(target_.column_words); }

Result<SymbolCoding> CodeSource::code(const std::vector<Relation>& relations, const SymbolSet& a,
                                      const SymbolSet& b) const {
    return code_symbols(relations, a, b);
}

std::shared_ptr<const CodeSource> code_source(const Target& target, CellStore store) {
    if (&target == &spu_target()) return spu_code_source(std::move(store));
    return native_code_source(target, std::move(store));
}

Result<DeviceCode> CodeSource::get_for_device(const std::string& /*key*/,
                                              const MakeDeviceCode& make,
                                              std::vector<StageTime>& /*times*/) const {
    return make();
}

Result<KernelCode> CodeSource::load(CodeImage /*image*/,
                                    std::vector<std::int64_t> /*figures*/) const {
    return Failure::user("this minterm was built without a compiler and loads no code");
}

CyclicShape CodeSource::shape(const DelayCell& cell, std::size_t count, std::size_t rows,
                              std::size_t memory, bool parts) const {
    return cyclic_shape(target_, cell, count, rows, memory, parts);
}

}  // namespace minterm
