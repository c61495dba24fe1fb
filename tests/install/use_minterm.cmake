# SPDX-License-Identifier: Apache-2.0
#
# Builds and runs tests/install/consumer against minterm: WAY=find_package and WAY=pkg_config use an
# installation of BINARY_DIR made for the purpose, WAY=add_subdirectory the source tree. MOST_BYTES, unless
# empty, is what such an installation may take. Run by CTest.
file(REMOVE_RECURSE "${WORK_DIR}")
set(arguments "")

if(WAY STREQUAL "pkg_config")
  find_program(PKG_CONFIG NAMES pkg-config pkgconf)
  if(NOT PKG_CONFIG)
    message("skipped: there is no pkg-config")
    return()
  endif()
  # Moved after it was made, to a name that no file of the build has seen.
  execute_process(COMMAND "${CMAKE_COMMAND}" --install "${BINARY_DIR}" --prefix "${WORK_DIR}/made"
                  COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
  set(prefix "${WORK_DIR}/moved")
  file(RENAME "${WORK_DIR}/made" "${prefix}")
  file(GLOB_RECURSE file "${prefix}/*/minterm.pc")
  cmake_path(GET file PARENT_PATH folder)
  set(ENV{PKG_CONFIG_PATH} "${folder}")
  foreach(what cflags libs)
    execute_process(COMMAND "${PKG_CONFIG}" --${what} minterm COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE ${what})
    message(STATUS "${what}: ${${what}}")
    separate_arguments(${what} UNIX_COMMAND "${${what}}")
  endforeach()
  execute_process(COMMAND "${PKG_CONFIG}" --variable=libdir minterm COMMAND_ERROR_IS_FATAL ANY
                  OUTPUT_VARIABLE libdir OUTPUT_STRIP_TRAILING_WHITESPACE)
  separate_arguments(CXX_FLAGS UNIX_COMMAND "${CXX_FLAGS}")
  execute_process(
    COMMAND "${CXX_COMPILER}" ${CXX_FLAGS} -std=c++20 -DHAS_DISTANCES ${cflags}
            "${SOURCE_DIR}/tests/install/consumer/main.cpp" -o "${WORK_DIR}/consumer" ${libs}
            "-Wl,-rpath,${libdir}" COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND "${WORK_DIR}/consumer" COMMAND_ERROR_IS_FATAL ANY)
  return()
endif()

if(WAY STREQUAL "find_package")
  # Not `cmake --install` of everything: a prefix with exactly what an installation holds is the point.
  execute_process(COMMAND "${CMAKE_COMMAND}" --install "${BINARY_DIR}" --prefix "${WORK_DIR}/prefix"
                  COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
  list(APPEND arguments "-DCMAKE_PREFIX_PATH=${WORK_DIR}/prefix")
  set(bytes 0)
  file(GLOB_RECURSE installed "${WORK_DIR}/prefix/*")
  foreach(path IN LISTS installed)
    if(NOT IS_SYMLINK "${path}")
      file(SIZE "${path}" size)
      math(EXPR bytes "${bytes} + ${size}")
    endif()
  endforeach()
  message(STATUS "${bytes} bytes are installed")
  if(MOST_BYTES AND bytes GREATER MOST_BYTES)
    message(FATAL_ERROR "that is more than ${MOST_BYTES}: docs/DESIGN.md, section 9c, says what they are")
  endif()
else()
  list(APPEND arguments "-DMINTERM_SUBDIRECTORY=${SOURCE_DIR}" -DMINTERM_WITH_LLVM=OFF)
endif()

execute_process(
  COMMAND "${CMAKE_COMMAND}" -S "${SOURCE_DIR}/tests/install/consumer" -B "${WORK_DIR}/build" -G
          "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${CXX_COMPILER}" "-DCMAKE_CXX_FLAGS=${CXX_FLAGS}"
          ${arguments} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${CMAKE_COMMAND}" --build "${WORK_DIR}/build" --target consumer
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${WORK_DIR}/build/consumer" COMMAND_ERROR_IS_FATAL ANY)

# The installed program starts from its new place, and has a manual page.
if(EXISTS "${WORK_DIR}/prefix/bin/minterm")
  execute_process(COMMAND "${WORK_DIR}/prefix/bin/minterm" --version COMMAND_ERROR_IS_FATAL ANY)
  find_program(LOWDOWN lowdown)
  if(LOWDOWN)
    execute_process(COMMAND gzip -dc "${WORK_DIR}/prefix/share/man/man1/minterm.1.gz"
                    COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE page)
    if(NOT page MATCHES "\n\\.SH\nEXIT STATUS\n")
      message(FATAL_ERROR "the manual page has no section EXIT STATUS")
    endif()
  endif()
endif()
