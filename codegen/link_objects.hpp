// SPDX-License-Identifier: Apache-2.0
//
// ELF objects of kernels -> one code image.
#pragma once

#include <span>
#include <vector>

#include "codegen/code_image.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// Puts the sections of relocatable x86-64 objects behind each other and resolves what refers from
/// one to another, each object by itself: kernels call nothing and read nothing but constants of
/// their own, always relative to the instruction. Whatever else an object asks for (another
/// symbol, an absolute address, memory to write) is refused (internal). Entries are the functions
/// that an object defines for others.
Result<CodeImage> link_objects(std::span<const std::vector<char>> objects);

}  // namespace minterm
