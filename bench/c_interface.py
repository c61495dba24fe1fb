# SPDX-License-Identifier: Apache-2.0
"""What the benchmarks in Python take from minterm.h."""
import ctypes
import time


class Text(ctypes.Structure):
    _fields_ = [("symbols", ctypes.c_char_p), ("length", ctypes.c_size_t), ("symbol_bytes", ctypes.c_size_t)]


class Parameter(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("value", ctypes.c_int64)]


class EngineOptions(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), ("metric", ctypes.c_char_p), ("spec", ctypes.c_char_p),
                ("recurrence", ctypes.c_char_p), ("parameters", ctypes.POINTER(Parameter)),
                ("parameter_count", ctypes.c_size_t), ("wildcards", ctypes.c_void_p),
                ("wildcard_count", ctypes.c_size_t), ("match", ctypes.c_char_p), ("target", ctypes.c_char_p),
                ("cache_folder", ctypes.c_char_p), ("sample", Text), ("text_bytes", ctypes.c_uint64),
                ("characters", ctypes.c_int)]


def text(string):
    return Text(string, len(string), 1)


def texts(strings):
    return (Text * len(strings))(*map(text, strings))


def options(metric, **fields):
    """Of an engine or a search; `fields` as in minterm_engine_options."""
    return EngineOptions(size=ctypes.sizeof(EngineOptions), metric=metric, **{"sample": Text(None, 0, 1), **fields})


class Library:
    def __init__(self, path):
        self.functions = ctypes.CDLL(path)
        self.functions.minterm_last_error.restype = ctypes.c_char_p

    def call(self, name, *arguments):
        """Ends the program with what went wrong, if anything did."""
        if getattr(self.functions, "minterm_" + name)(*arguments) != 0:
            raise SystemExit(self.functions.minterm_last_error().decode())

    def made(self, name, *arguments):
        """What a function makes that writes it to its last argument."""
        handle = ctypes.c_void_p()
        self.call(name, *arguments, ctypes.byref(handle))
        return handle


def timed(call):
    """Seconds of the processor, and the answer."""
    begin = time.process_time()
    answer = call()
    return time.process_time() - begin, answer
