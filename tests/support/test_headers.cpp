// SPDX-License-Identifier: Apache-2.0
//
// Owns the compiled headers that all tests read; no program that anyone runs.
