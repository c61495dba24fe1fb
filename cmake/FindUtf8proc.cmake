# SPDX-License-Identifier: Apache-2.0
#
# utf8proc, UTF-8 and the properties of characters (Debian: libutf8proc-dev). Defines
# minterm::utf8proc and Utf8proc_FOUND.
find_path(Utf8proc_INCLUDE_DIR utf8proc.h)
find_library(Utf8proc_LIBRARY utf8proc)
mark_as_advanced(Utf8proc_INCLUDE_DIR Utf8proc_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Utf8proc REQUIRED_VARS Utf8proc_LIBRARY Utf8proc_INCLUDE_DIR)

if(Utf8proc_FOUND AND NOT TARGET minterm::utf8proc)
  add_library(minterm::utf8proc UNKNOWN IMPORTED)
  set_target_properties(minterm::utf8proc PROPERTIES IMPORTED_LOCATION "${Utf8proc_LIBRARY}")
  target_include_directories(minterm::utf8proc SYSTEM INTERFACE "${Utf8proc_INCLUDE_DIR}")
endif()
