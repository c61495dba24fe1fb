# SPDX-License-Identifier: Apache-2.0
#
# Builds and runs tests/install/consumer against minterm: WAY=find_package uses an installation of
# BINARY_DIR made for the purpose, WAY=add_subdirectory the source tree. MOST_BYTES, unless empty, is what
# such an installation may take. Run by CTest.
file(REMOVE_RECURSE "${WORK_DIR}")
set(arguments "")

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

# The installed program starts from its new place.
if(EXISTS "${WORK_DIR}/prefix/bin/minterm")
  execute_process(COMMAND "${WORK_DIR}/prefix/bin/minterm" --version COMMAND_ERROR_IS_FATAL ANY)
endif()
