# SPDX-License-Identifier: Apache-2.0
#
# What `cmake --install` lays down: the program with its manual page, the specs it ships with, and as
# the CMake package `minterm` the runtime library, dictionaries and libminterm.so, with their headers;
# libminterm has a pkg-config file, too. The compiler's own libraries are for use from a source tree (add_subdirectory),
# because their headers follow LLVM's version.
include(CMakePackageConfigHelpers)

if(TARGET minterm_cli)
  install(TARGETS minterm_cli RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
  # The manual page has its source in Markdown.
  find_program(MINTERM_LOWDOWN lowdown DOC "Turns docs/minterm.1.md into a manual page")
  if(MINTERM_LOWDOWN)
    set(page "${PROJECT_BINARY_DIR}/minterm.1.gz")
    add_custom_command(
      OUTPUT "${page}"
      COMMAND scripts/man-page.sh "${MINTERM_LOWDOWN}" docs/minterm.1.md "${PROJECT_VERSION}" > "${page}"
      DEPENDS docs/minterm.1.md scripts/man-page.sh
      WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
      COMMENT "Making the manual page"
      VERBATIM)
    add_custom_target(minterm_man ALL DEPENDS "${page}")
    install(FILES "${page}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
  else()
    message(STATUS "No lowdown: no manual page will be made (docs/minterm.1.md is its source)")
  endif()
endif()
if(TARGET minterm_shared)
  set(shared_library minterm_shared)
  install(DIRECTORY api/include/ DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
  # The prefix is found from where the file lies, so that an installation may be made, or moved, anywhere;
  # folders that are no part of it stay where they are.
  set(pc_prefix "${CMAKE_INSTALL_PREFIX}")
  if(NOT IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
    file(RELATIVE_PATH pc_prefix "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
    string(PREPEND pc_prefix "\${pcfiledir}/")
    string(REGEX REPLACE "/$" "" pc_prefix "${pc_prefix}")
  endif()
  foreach(dir libdir includedir)
    string(TOUPPER ${dir} variable)
    set(pc_${dir} "\${prefix}")
    cmake_path(APPEND pc_${dir} "${CMAKE_INSTALL_${variable}}")
  endforeach()
  # Of static libraries all that they need is named.
  set(pc_libraries -lminterm)
  if(MINTERM_WITH_LLVM)
    string(APPEND pc_libraries " -lminterm_dictionary -lminterm_runtime -lutf8proc -lz")
  endif()
  configure_file(cmake/minterm.pc.in "${PROJECT_BINARY_DIR}/minterm.pc" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/minterm.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
endif()
# Without LLVM there is one library, and the names of the others stand for it.
if(MINTERM_WITH_LLVM)
  set(libraries minterm_runtime minterm_dictionary)
else()
  foreach(library runtime dictionary)
    add_library(minterm_shared_${library} INTERFACE)
    target_link_libraries(minterm_shared_${library} INTERFACE minterm_shared)
    set_target_properties(minterm_shared_${library} PROPERTIES EXPORT_NAME ${library})
    list(APPEND libraries minterm_shared_${library})
  endforeach()
endif()
install(
  TARGETS ${libraries} ${shared_library}
  EXPORT minterm_targets
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
  INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(DIRECTORY runtime/include/minterm DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(DIRECTORY specs/ DESTINATION "${CMAKE_INSTALL_DATADIR}/minterm/specs" FILES_MATCHING
        PATTERN "*.dp")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/minterm")
install(EXPORT minterm_targets NAMESPACE minterm:: FILE minterm-targets.cmake DESTINATION "${package_dir}")
configure_package_config_file(cmake/minterm-config.cmake.in "${PROJECT_BINARY_DIR}/minterm-config.cmake"
                              INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/minterm-config-version.cmake"
                                 COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/minterm-config.cmake" cmake/FindUtf8proc.cmake
              "${PROJECT_BINARY_DIR}/minterm-config-version.cmake" DESTINATION "${package_dir}")
