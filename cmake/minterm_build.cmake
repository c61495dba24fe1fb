# SPDX-License-Identifier: Apache-2.0
#
# What every target of the project shares: the language, warnings, sections that the linker can
# drop, and, where they are installed, ccache and a fast linker.

if(PROJECT_IS_TOP_LEVEL)
  if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
  endif()

  find_program(MINTERM_CCACHE ccache)
  if(MINTERM_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${MINTERM_CCACHE}")
  endif()

  # A program with LLVM's static libraries inside takes GNU ld 1.8 s to link and lld 0.3 s. The
  # check links something, because a compiler may know -fuse-ld=lld and not find the linker.
  if(NOT CMAKE_EXE_LINKER_FLAGS MATCHES "-fuse-ld")
    include(CheckLinkerFlag)
    foreach(linker lld mold gold)
      check_linker_flag(CXX "-fuse-ld=${linker}" MINTERM_LINKS_WITH_${linker})
      if(MINTERM_LINKS_WITH_${linker})
        add_link_options("-fuse-ld=${linker}")
        break()
      endif()
    endforeach()
  endif()
endif()

if(NOT MINTERM_WITH_LLVM)
  include(CheckLinkerFlag)
  get_property(linker DIRECTORY PROPERTY LINK_OPTIONS)
  # Of functions and of constants that are alike one is enough: nobody asks where they lie.
  set(folding -Wl,-O2 -Wl,--icf=all -Wl,--ignore-data-address-equality)
  check_linker_flag(CXX "${linker};${folding}" MINTERM_LINKER_FOLDS)
endif()

# minterm_small(TARGET): what runs once a question and not once a symbol is made small where the
# whole is to be small, which it is without LLVM. Of such programs and libraries symbols are left out,
# and functions that do the same are one, and constants that say the same, where the linker can do that.
function(minterm_small target)
  if(NOT MINTERM_WITH_LLVM)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Oz>)
    target_link_options(${target} PRIVATE $<$<CONFIG:Release>:-s>
                                                "$<$<BOOL:${MINTERM_LINKER_FOLDS}>:${folding}>")
  endif()
endfunction()

# minterm_small_sources(FILE...): the same of some sources of a library that is fast.
function(minterm_small_sources)
  if(NOT MINTERM_WITH_LLVM)
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:-Oz>)
  endif()
endfunction()

# minterm_unity(TARGET): sources are compiled ten at a time, which takes less than two thirds of the
# time from scratch, and more after a change. So functions and constants of anonymous namespaces have
# names that no header and no other file of the folder has (scripts/check-sources.sh). Sources with
# options of their own are left out.
function(minterm_unity target)
  if(MINTERM_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 10)
  endif()
endfunction()

# minterm_target(TARGET): the settings of a library or program of this project.
function(minterm_target target)
  target_compile_features(${target} PUBLIC cxx_std_20)
  # libminterm.so takes all libraries in.
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ON)
  target_compile_options(
    ${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                      # GCC 12 sees overlaps in "literal" + std::string that are not there (PR 105329).
                      $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> -ffunction-sections
                      -fdata-sections $<$<BOOL:${MINTERM_WARNINGS_AS_ERRORS}>:-Werror>)
  # -O2 makes drivers and dictionaries a quarter smaller than -O3, and no slower (CMakePresets.json has it).
  if(NOT MINTERM_WITH_LLVM)
    target_compile_options(${target} PRIVATE $<$<AND:$<CONFIG:Release>,$<COMPILE_LANGUAGE:CXX>>:-O2>)
  endif()
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "EXECUTABLE")
    target_link_options(${target} PRIVATE -Wl,--gc-sections)
  endif()
endfunction()
