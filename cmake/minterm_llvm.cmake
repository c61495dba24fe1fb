# SPDX-License-Identifier: Apache-2.0
#
# Finds LLVM 19 to 22 and makes of it the one target that codegen links: minterm_llvm.
#
# Static libraries are the default for the sake of start-up. Measured with a program that only
# prints its version (Xeon, LLVM 22, Debian 12): 2.8 ms static, 9 ms with libLLVM.so, whose
# relocations the loader has to do every time; with one function compiled by the JIT 6 and 12.5 ms.
# Price: the program has 43 MB (29 MB stripped). A position-independent executable starts as
# quickly as one that is not, so the compiler's default stays.

macro(minterm_find_llvm)
  if(MINTERM_LLVM_VERSION)
    set(minterm_llvm_versions "${MINTERM_LLVM_VERSION}")
  else()
    set(minterm_llvm_versions 22 21 20 19)
  endif()
  # LLVM's package file reports on every library it looks for itself, all optional to us.
  set(minterm_message_level "${CMAKE_MESSAGE_LOG_LEVEL}")
  set(CMAKE_MESSAGE_LOG_LEVEL WARNING)
  foreach(version IN LISTS minterm_llvm_versions)
    # Releases are numbered MAJOR.1.x, and LLVM's version file wants the minor number right.
    find_package(LLVM ${version}.1 CONFIG QUIET
                 HINTS /usr/lib/llvm-${version} /usr/lib64/llvm${version} /usr/local/llvm-${version})
    if(LLVM_FOUND)
      break()
    endif()
  endforeach()
  set(CMAKE_MESSAGE_LOG_LEVEL "${minterm_message_level}")
  if(NOT LLVM_FOUND)
    list(JOIN minterm_llvm_versions ", " minterm_llvm_versions)
    message(
      FATAL_ERROR
        "LLVM was not found (looked for version ${minterm_llvm_versions}). Install it (Debian and "
        "Ubuntu: scripts/install-deps.sh does), or point -DLLVM_DIR at the folder that holds "
        "LLVMConfig.cmake, or leave the compiler out with -DMINTERM_WITH_LLVM=OFF.")
  endif()
  minterm_make_llvm_target()
endmacro()

function(minterm_make_llvm_target)
  add_library(minterm_llvm INTERFACE)
  target_include_directories(minterm_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
  separate_arguments(definitions UNIX_COMMAND "${LLVM_DEFINITIONS}")
  target_compile_definitions(minterm_llvm INTERFACE ${definitions})
  # Classes that both sides know must agree on RTTI.
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(minterm_llvm INTERFACE -fno-rtti)
  endif()

  set(shared ${MINTERM_LLVM_SHARED})
  # LLVM's static libraries name these without checking that they were found.
  if(NOT shared AND LLVM_ENABLE_ZSTD AND NOT TARGET zstd::libzstd_shared AND NOT TARGET zstd::libzstd_static)
    message(STATUS "LLVM's static libraries need zstd's headers (Debian: libzstd-dev); using libLLVM.so")
    set(shared ON)
  endif()
  if(NOT shared AND NOT TARGET LLVMX86CodeGen)
    message(STATUS "This LLVM has no static libraries; using libLLVM.so")
    set(shared ON)
  endif()

  if(shared)
    target_link_libraries(minterm_llvm INTERFACE LLVM)
    set(kind "shared")
  else()
    llvm_map_components_to_libnames(libraries object x86codegen)
    target_link_libraries(minterm_llvm INTERFACE ${libraries})
    set(kind "static")
  endif()
  message(STATUS "LLVM ${LLVM_PACKAGE_VERSION} (${kind}) from ${LLVM_DIR}")
  set(MINTERM_LLVM_FOUND_VERSION "${LLVM_PACKAGE_VERSION}" PARENT_SCOPE)
endfunction()
