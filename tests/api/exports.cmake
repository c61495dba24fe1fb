# SPDX-License-Identifier: Apache-2.0
#
# The shared library shows the functions of minterm.h and nothing else: not LLVM, not fmt, not us. With
# CPP those of the C++ headers, too, by the classes and functions of api/exports_cpp.map.
execute_process(COMMAND "${NM}" -D --defined-only "${LIBRARY}" OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" lines "${symbols}")
set(classes "Failure|SequenceReader|UnitReader|RandomNumbers|Dictionary|DictionaryBuilder")
set(member " _ZNK?O?7minterm[0-9]+(${classes})[0-9CDa]")
set(count 0)
set(cpp_count 0)
foreach(line IN LISTS lines)
  if(line MATCHES " minterm_[a-z_]+$")
    math(EXPR count "${count} + 1")
  elseif(CPP AND (line MATCHES "${member}" OR line MATCHES " _ZN7minterm[0-9]+[a-z_]+(B5cxx11)?E"))
    math(EXPR cpp_count "${cpp_count} + 1")
  else()
    message(FATAL_ERROR "libminterm exports more than its interface: ${line}")
  endif()
endforeach()
if(count LESS 24 OR CPP AND cpp_count LESS 70)
  message(FATAL_ERROR "libminterm exports only ${count} functions in C and ${cpp_count} in C++")
endif()
