# SPDX-License-Identifier: Apache-2.0
#
# CaDiCaL, a SAT solver (Debian: libcadical-dev). Defines minterm::cadical, Cadical_FOUND and
# Cadical_VERSION (empty where the header does not say).
find_path(Cadical_INCLUDE_DIR cadical.hpp PATH_SUFFIXES cadical)
find_library(Cadical_LIBRARY cadical)
mark_as_advanced(Cadical_INCLUDE_DIR Cadical_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Cadical REQUIRED_VARS Cadical_LIBRARY Cadical_INCLUDE_DIR)

if(Cadical_FOUND AND NOT TARGET minterm::cadical)
  add_library(minterm::cadical UNKNOWN IMPORTED)
  set_target_properties(minterm::cadical PROPERTIES IMPORTED_LOCATION "${Cadical_LIBRARY}")
  # SYSTEM, as for every header that is not ours.
  target_include_directories(minterm::cadical SYSTEM INTERFACE "${Cadical_INCLUDE_DIR}")
endif()
