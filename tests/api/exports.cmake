# SPDX-License-Identifier: Apache-2.0
#
# The shared library shows the functions of minterm.h and nothing else: not LLVM, not fmt, not us.
execute_process(COMMAND "${NM}" -D --defined-only "${LIBRARY}" OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" lines "${symbols}")
set(count 0)
foreach(line IN LISTS lines)
  if(line MATCHES " minterm_[a-z_]+$")
    math(EXPR count "${count} + 1")
  else()
    message(FATAL_ERROR "libminterm exports more than its interface: ${line}")
  endif()
endforeach()
if(count LESS 24)
  message(FATAL_ERROR "libminterm exports only ${count} functions")
endif()
