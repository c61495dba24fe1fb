# SPDX-License-Identifier: Apache-2.0
#
# Two commands for newcomers, `make demo` and `make test`. Developers use the CMake presets below
# them directly (see CONTRIBUTING.md).

BUILD := build
JOBS  ?= $(shell nproc 2>/dev/null || echo 2)

.DEFAULT_GOAL := help
.PHONY: help demo test test-avx512 test-device bench bench-device regenerate clean deps configure

help:
	@echo "make demo   install what is missing, build, compare two phage genomes"
	@echo "make test   the same set-up, then the whole test suite"
	@echo "make test-avx512  builds, then a few tests on an emulated processor with AVX-512 (about 20 minutes)"
	@echo "make test-device  builds, then the tests that need a GPU, under compute-sanitizer, too, where these are"
	@echo "make bench  the same set-up, then the benchmarks (Markdown on standard output)"
	@echo "make bench-device  the same set-up, then pairs, lists, patterns and dictionaries on a GPU beside processors"
	@echo "make regenerate  write generated/kernels and generated/linked again"
	@echo "make clean  remove the build folder"
	@echo
	@echo "BENCH=... passes options to all of them, such as --record bench/record."
	@echo "JOBS=N sets how many compilers or tests run at once (now $(JOBS))."

demo: configure
	cmake --build --preset release --parallel $(JOBS) --target minterm_cli
	scripts/demo.sh $(BUILD)/minterm

test: configure
	cmake --build --preset release --parallel $(JOBS)
	ctest --preset release --parallel $(JOBS)

test-avx512: configure
	cmake --build --preset release --parallel $(JOBS) --target minterm_cli property search unit_codegen
	scripts/test-avx512-emulated.sh --build $(BUILD)

test-device: configure
	cmake --build --preset release --parallel $(JOBS) --target gpu
	ctest --preset release --label-regex '^gpu$$' --verbose

bench: configure
	cmake --build --preset release --parallel $(JOBS) --target bench_pair bench_distance bench_subsequence bench_batch bench_search bench_dict
	$(BUILD)/bench/bench_pair $(BENCH)
	$(BUILD)/bench/bench_distance $(BENCH)
	$(BUILD)/bench/bench_subsequence $(BENCH)
	$(BUILD)/bench/bench_batch $(BENCH)
	$(BUILD)/bench/bench_search $(BENCH)
	$(BUILD)/bench/bench_dict $(BENCH)

bench-device: configure
	cmake --build --preset release --parallel $(JOBS) --target bench_device bench_dict_device
	$(BUILD)/bench/bench_device $(BENCH)
	$(BUILD)/bench/bench_dict_device $(BENCH)

regenerate: configure
	cmake --build --preset release --parallel $(JOBS) --target minterm_cli emit_linked
	scripts/emit-generated.sh $(BUILD)/minterm $(BUILD)/emit_linked generated

configure: deps
	cmake --preset release

deps:
	scripts/install-deps.sh

clean:
	cmake -E rm -rf $(BUILD)
