// SPDX-License-Identifier: Apache-2.0
//
// Made by tools/emit_linked; do not edit.
#include "codegen/linked_kernels.hpp"

extern "C" __attribute__((visibility("hidden"))) const std::int32_t minterm_linked_distances[];
#pragma GCC diagnostic ignored "-Woverlength-strings"
asm(R"(
.pushsection .rodata
.balign 4
minterm_linked_distances:
.long bitpal_avx512_wavefront_p2_k1_edge - .
.long bitpal_avx512_wavefront_p2_k1_steady - .
.long k_edit_scalar_cyclic_k2_words_256_columns - .
.long k_edit_scalar_cyclic_k2_words_256_results - .
.long k_mismatch_scalar_wavefront_p20_k1_edge - .
.long k_mismatch_scalar_wavefront_p20_k1_steady - .
.long affine_avx512_wavefront_p20_k1_edge - .
.long affine_avx512_wavefront_p20_k1_steady - .
.long indel_avx2_wavefront_infix_p20_trace - .
.long osa_avx512_wavefront_p2_trace - .
.long affine_avx512_wavefront_p8_k1_edge - .
.long affine_avx512_wavefront_p8_k1_steady - .
.long levenshtein_scalar_wavefront_prefix_p2_k1_edge_tap - .
.long levenshtein_scalar_wavefront_prefix_p2_k1_steady_tap - .
.long levenshtein_avx512_column_p2_k1_sweep - .
.long indel_scalar_wavefront_infix_p20_k1_edge_tap - .
.long indel_scalar_wavefront_infix_p20_k1_steady_tap - .
.long bitpal_scalar_wavefront_p2_k1_edge - .
.long bitpal_scalar_wavefront_p2_k1_steady - .
.long affine_scalar_batch_p2_masks_steady2 - .
.long affine_scalar_batch_p2_masks_held2 - .
.long affine_scalar_batch_p2_masks_steady1 - .
.long affine_scalar_batch_p2_masks_held1 - .
.long affine_scalar_batch_p2_symbols_sum - .
.long affine_scalar_batch_p2_symbols_sum_counted - .
.long affine_scalar_batch_p2_masks_masks - .
.long osa_scalar_column_prefix_p2_k1_sweep_tap - .
.long osa_scalar_wavefront_prefix_p2_k1_edge_tap - .
.long osa_scalar_wavefront_prefix_p2_k1_steady_tap - .
.long k_mismatch_scalar_wavefront_p2_k1_edge - .
.long k_mismatch_scalar_wavefront_p2_k1_steady - .
.long indel_avx512_wavefront_infix_p20_k1_edge - .
.long indel_avx512_wavefront_infix_p20_k1_steady - .
.long indel_scalar_wavefront_infix_p8_k1_edge_tap - .
.long indel_scalar_wavefront_infix_p8_k1_steady_tap - .
.long bitpal_avx2_wavefront_p2_k2_edge - .
.long bitpal_avx2_wavefront_p2_k2_steady - .
.long lcs_scalar_batch_p8_symbols_steady2 - .
.long lcs_scalar_batch_p8_symbols_held2 - .
.long lcs_scalar_batch_p8_symbols_steady1 - .
.long lcs_scalar_batch_p8_symbols_held1 - .
.long lcs_scalar_batch_p2_symbols_sum - .
.long lcs_scalar_batch_p2_symbols_sum_counted - .
.long k_mismatch_avx2_cyclic_k0_words_1024_columns - .
.long k_mismatch_avx2_cyclic_k0_words_1024_results - .
.long k_mismatch_avx2_wavefront_p8_k1_edge - .
.long k_mismatch_avx2_wavefront_p8_k1_steady - .
.long osa_avx2_batch_p2_symbols_steady2 - .
.long osa_avx2_batch_p2_symbols_held2 - .
.long osa_avx2_batch_p2_symbols_steady1 - .
.long osa_avx2_batch_p2_symbols_held1 - .
.long osa_avx2_batch_p2_symbols_sum - .
.long osa_avx2_batch_p2_symbols_sum_counted - .
.long levenshtein_scalar_wavefront_p20_trace - .
.long k_edit_avx512_cyclic_k2_words_512_columns - .
.long k_edit_avx512_cyclic_k2_words_512_results - .
.long k_mismatch_avx512_cyclic_k2_words_2048_columns - .
.long k_mismatch_avx512_cyclic_k2_words_2048_results - .
.long indel_avx512_wavefront_p2_k1_edge - .
.long indel_avx512_wavefront_p2_k1_steady - .
.long k_mismatch_avx512_wavefront_p2_k1_edge_tap - .
.long k_mismatch_avx512_wavefront_p2_k1_steady_tap - .
.long k_mismatch_scalar_cyclic_k2_words_64_columns - .
.long k_mismatch_scalar_cyclic_k2_words_64_results - .
.long levenshtein_avx512_wavefront_p2_trace - .
.long weighted_avx512_column_prefix_p2_k1_sweep_tap - .
.long indel_avx2_wavefront_infix_p8_trace - .
.long iupac_scalar_wavefront_prefix_p4_k1_edge_tap - .
.long iupac_scalar_wavefront_prefix_p4_k1_steady_tap - .
.long weighted_scalar_wavefront_prefix_p20_k1_edge_tap - .
.long weighted_scalar_wavefront_prefix_p20_k1_steady_tap - .
.long k_mismatch_avx2_wavefront_p20_k1_edge - .
.long k_mismatch_avx2_wavefront_p20_k1_steady - .
.long bitpal_avx512_wavefront_prefix_p2_k3_edge_tap - .
.long bitpal_avx512_wavefront_prefix_p2_k3_steady_tap - .
.long k_edit_scalar_cyclic_k1_lanes_64_columns - .
.long k_edit_scalar_cyclic_k1_lanes_64_results - .
.long k_mismatch_avx2_cyclic_k3_lanes_16_columns - .
.long k_mismatch_avx2_cyclic_k3_lanes_16_results - .
.long levenshtein_avx2_wavefront_p8_k2_edge - .
.long levenshtein_avx2_wavefront_p8_k2_steady - .
.long levenshtein_scalar_batch_p2_masks_steady4 - .
.long levenshtein_scalar_batch_p2_masks_held4 - .
.long levenshtein_scalar_batch_p2_masks_steady1 - .
.long levenshtein_scalar_batch_p2_masks_held1 - .
.long levenshtein_scalar_batch_p2_symbols_sum - .
.long levenshtein_scalar_batch_p2_symbols_sum_counted - .
.long levenshtein_scalar_batch_p8_masks_masks - .
.long hamming_scalar_wavefront_p2_k1_edge - .
.long hamming_scalar_wavefront_p2_k1_steady - .
.long levenshtein_scalar_wavefront_p20_k1_edge - .
.long levenshtein_scalar_wavefront_p20_k1_steady - .
.long shift_or_avx512_wavefront_p8_k1_edge_tap - .
.long shift_or_avx512_wavefront_p8_k1_steady_tap - .
.long weighted_avx2_wavefront_p8_k2_edge - .
.long weighted_avx2_wavefront_p8_k2_steady - .
.long k_mismatch_scalar_cyclic_k2_words_256_columns - .
.long k_mismatch_scalar_cyclic_k2_words_256_results - .
.long k_mismatch_avx2_wavefront_p2_k1_edge - .
.long k_mismatch_avx2_wavefront_p2_k1_steady - .
.long iupac_avx512_column_prefix_p4_k1_sweep_tap - .
.long indel_scalar_column_infix_p2_k1_sweep - .
.long indel_avx512_column_p2_k1_sweep - .
.long osa_avx512_wavefront_p8_k1_edge - .
.long osa_avx512_wavefront_p8_k1_steady - .
.long osa_avx512_wavefront_p20_trace - .
.long indel_avx2_column_infix_p2_k1_sweep_tap - .
.long weighted_avx512_batch_p2_symbols_steady7 - .
.long weighted_avx512_batch_p2_symbols_held7 - .
.long weighted_avx512_batch_p2_symbols_steady1 - .
.long weighted_avx512_batch_p2_symbols_held1 - .
.long weighted_avx512_batch_p2_symbols_sum - .
.long weighted_avx512_batch_p2_symbols_sum_counted - .
.long weighted_scalar_wavefront_p20_trace - .
.long k_mismatch_avx2_cyclic_k1_lanes_64_columns - .
.long k_mismatch_avx2_cyclic_k1_lanes_64_results - .
.long affine_scalar_wavefront_p20_k1_edge - .
.long affine_scalar_wavefront_p20_k1_steady - .
.long lcs_avx2_wavefront_p8_k2_edge - .
.long lcs_avx2_wavefront_p8_k2_steady - .
.long lcs_avx512_wavefront_p2_k1_edge - .
.long lcs_avx512_wavefront_p2_k1_steady - .
.long weighted_avx2_batch_p2_masks_steady3 - .
.long weighted_avx2_batch_p2_masks_held3 - .
.long weighted_avx2_batch_p2_masks_steady1 - .
.long weighted_avx2_batch_p2_masks_held1 - .
.long weighted_avx2_batch_p2_symbols_sum - .
.long weighted_avx2_batch_p2_symbols_sum_counted - .
.long weighted_avx2_batch_p8_masks_masks - .
.long osa_avx512_column_prefix_p2_k1_sweep_tap - .
.long weighted_avx512_column_p2_k1_sweep - .
.long levenshtein_avx2_wavefront_prefix_p2_k2_edge_tap - .
.long levenshtein_avx2_wavefront_prefix_p2_k2_steady_tap - .
.long bitpal_scalar_column_prefix_p2_k16_sweep_tap - .
.long indel_avx512_wavefront_infix_p2_k1_edge - .
.long indel_avx512_wavefront_infix_p2_k1_steady - .
.long lcs_scalar_wavefront_p2_k1_edge - .
.long lcs_scalar_wavefront_p2_k1_steady - .
.long levenshtein_avx512_wavefront_prefix_p2_k4_edge_tap - .
.long levenshtein_avx512_wavefront_prefix_p2_k4_steady_tap - .
.long lcs_avx2_wavefront_p2_k1_edge - .
.long lcs_avx2_wavefront_p2_k1_steady - .
.long levenshtein_avx2_wavefront_p8_k1_edge - .
.long levenshtein_avx2_wavefront_p8_k1_steady - .
.long levenshtein_avx2_wavefront_p2_k1_edge - .
.long levenshtein_avx2_wavefront_p2_k1_steady - .
.long weighted_avx2_wavefront_p2_k2_edge - .
.long weighted_avx2_wavefront_p2_k2_steady - .
.long affine_avx2_wavefront_p2_k2_edge - .
.long affine_avx2_wavefront_p2_k2_steady - .
.long lcs_avx512_wavefront_p20_trace - .
.long indel_scalar_column_p2_k16_sweep - .
.long osa_avx2_wavefront_p20_trace - .
.long levenshtein_avx2_batch_p2_masks_steady5 - .
.long levenshtein_avx2_batch_p2_masks_held5 - .
.long levenshtein_avx2_batch_p2_masks_steady1 - .
.long levenshtein_avx2_batch_p2_masks_held1 - .
.long levenshtein_avx2_batch_p2_symbols_sum - .
.long levenshtein_avx2_batch_p2_symbols_sum_counted - .
.long levenshtein_avx2_batch_p8_masks_masks - .
.long indel_avx2_wavefront_infix_p8_k2_edge_tap - .
.long indel_avx2_wavefront_infix_p8_k2_steady_tap - .
.long k_edit_avx2_cyclic_k1_words_256_columns - .
.long k_edit_avx2_cyclic_k1_words_256_results - .
.long shift_or_avx2_wavefront_p2_k1_edge_tap - .
.long shift_or_avx2_wavefront_p2_k1_steady_tap - .
.long shift_or_scalar_wavefront_p2_k1_edge_tap - .
.long shift_or_scalar_wavefront_p2_k1_steady_tap - .
.long hamming_scalar_column_p2_k16_sweep - .
.long indel_scalar_wavefront_p8_k1_edge - .
.long indel_scalar_wavefront_p8_k1_steady - .
.long iupac_avx2_wavefront_prefix_p4_k1_edge_tap - .
.long iupac_avx2_wavefront_prefix_p4_k1_steady_tap - .
.long bitpal_avx2_wavefront_p8_k1_edge - .
.long bitpal_avx2_wavefront_p8_k1_steady - .
.long lcs_scalar_batch_p20_symbols_steady2 - .
.long lcs_scalar_batch_p20_symbols_held2 - .
.long lcs_scalar_batch_p20_symbols_steady1 - .
.long lcs_scalar_batch_p20_symbols_held1 - .
.long lcs_scalar_batch_p2_symbols_sum - .
.long lcs_scalar_batch_p2_symbols_sum_counted - .
.long indel_scalar_wavefront_infix_p20_trace - .
.long k_mismatch_scalar_cyclic_k1_lanes_64_columns - .
.long k_mismatch_scalar_cyclic_k1_lanes_64_results - .
.long bitpal_scalar_column_prefix_p2_k1_sweep_tap - .
.long osa_scalar_batch_p2_masks_steady2 - .
.long osa_scalar_batch_p2_masks_held2 - .
.long osa_scalar_batch_p2_masks_steady1 - .
.long osa_scalar_batch_p2_masks_held1 - .
.long osa_scalar_batch_p2_symbols_sum - .
.long osa_scalar_batch_p2_symbols_sum_counted - .
.long osa_scalar_batch_p2_masks_masks - .
.long k_edit_avx2_cyclic_k3_words_1024_columns - .
.long k_edit_avx2_cyclic_k3_words_1024_results - .
.long osa_avx2_wavefront_p2_trace - .
.long k_mismatch_scalar_wavefront_p8_k1_edge_tap - .
.long k_mismatch_scalar_wavefront_p8_k1_steady_tap - .
.long iupac_scalar_column_p4_k16_sweep - .
.long levenshtein_scalar_column_p2_k1_sweep - .
.long osa_avx512_batch_p20_symbols_steady2 - .
.long osa_avx512_batch_p20_symbols_held2 - .
.long osa_avx512_batch_p20_symbols_steady1 - .
.long osa_avx512_batch_p20_symbols_held1 - .
.long osa_avx512_batch_p2_symbols_sum - .
.long osa_avx512_batch_p2_symbols_sum_counted - .
.long weighted_avx2_column_p2_k1_sweep - .
.long k_mismatch_scalar_cyclic_k3_words_64_columns - .
.long k_mismatch_scalar_cyclic_k3_words_64_results - .
.long levenshtein_avx512_wavefront_prefix_p2_k1_edge_tap - .
.long levenshtein_avx512_wavefront_prefix_p2_k1_steady_tap - .
.long indel_scalar_batch_p20_symbols_steady2 - .
.long indel_scalar_batch_p20_symbols_held2 - .
.long indel_scalar_batch_p20_symbols_steady1 - .
.long indel_scalar_batch_p20_symbols_held1 - .
.long indel_scalar_batch_p2_symbols_sum - .
.long indel_scalar_batch_p2_symbols_sum_counted - .
.long iupac_avx2_column_p4_k1_sweep - .
.long weighted_avx2_wavefront_p8_k1_edge - .
.long weighted_avx2_wavefront_p8_k1_steady - .
.long k_edit_scalar_cyclic_k1_words_256_columns - .
.long k_edit_scalar_cyclic_k1_words_256_results - .
.long affine_scalar_batch_p2_symbols_steady2 - .
.long affine_scalar_batch_p2_symbols_held2 - .
.long affine_scalar_batch_p2_symbols_steady1 - .
.long affine_scalar_batch_p2_symbols_held1 - .
.long affine_scalar_batch_p2_symbols_sum - .
.long affine_scalar_batch_p2_symbols_sum_counted - .
.long levenshtein_avx512_batch_p20_symbols_steady3 - .
.long levenshtein_avx512_batch_p20_symbols_held3 - .
.long levenshtein_avx512_batch_p20_symbols_steady1 - .
.long levenshtein_avx512_batch_p20_symbols_held1 - .
.long levenshtein_avx512_batch_p2_symbols_sum - .
.long levenshtein_avx512_batch_p2_symbols_sum_counted - .
.long k_mismatch_avx2_wavefront_p2_k1_edge_tap - .
.long k_mismatch_avx2_wavefront_p2_k1_steady_tap - .
.long lcs_scalar_batch_p2_symbols_steady8 - .
.long lcs_scalar_batch_p2_symbols_held8 - .
.long lcs_scalar_batch_p2_symbols_steady1 - .
.long lcs_scalar_batch_p2_symbols_held1 - .
.long lcs_scalar_batch_p2_symbols_sum - .
.long lcs_scalar_batch_p2_symbols_sum_counted - .
.long indel_scalar_column_prefix_p2_k16_sweep_tap - .
.long lcs_avx2_batch_p2_masks_steady8 - .
.long lcs_avx2_batch_p2_masks_held8 - .
.long lcs_avx2_batch_p2_masks_steady1 - .
.long lcs_avx2_batch_p2_masks_held1 - .
.long lcs_avx2_batch_p2_symbols_sum - .
.long lcs_avx2_batch_p2_symbols_sum_counted - .
.long lcs_avx2_batch_p20_masks_masks - .
.long osa_avx2_wavefront_prefix_p8_k2_edge_tap - .
.long osa_avx2_wavefront_prefix_p8_k2_steady_tap - .
.long shift_or_scalar_cyclic_words_64_columns - .
.long shift_or_scalar_cyclic_words_64_results - .
.long lcs_scalar_wavefront_p20_trace - .
.long weighted_scalar_batch_p2_symbols_steady2 - .
.long weighted_scalar_batch_p2_symbols_held2 - .
.long weighted_scalar_batch_p2_symbols_steady1 - .
.long weighted_scalar_batch_p2_symbols_held1 - .
.long weighted_scalar_batch_p2_symbols_sum - .
.long weighted_scalar_batch_p2_symbols_sum_counted - .
.long shift_or_avx512_cyclic_lanes_16_columns - .
.long shift_or_avx512_cyclic_lanes_16_results - .
.long weighted_avx2_column_p2_k1_sweep - .
.long indel_scalar_column_p2_k1_sweep - .
.long k_edit_avx512_cyclic_k1_lanes_64_columns - .
.long k_edit_avx512_cyclic_k1_lanes_64_results - .
.long hamming_avx2_wavefront_p2_k1_edge - .
.long hamming_avx2_wavefront_p2_k1_steady - .
.long indel_avx2_wavefront_infix_p20_k1_edge_tap - .
.long indel_avx2_wavefront_infix_p20_k1_steady_tap - .
.long indel_avx2_wavefront_p2_k2_edge - .
.long indel_avx2_wavefront_p2_k2_steady - .
.long hamming_avx512_wavefront_p2_k4_edge - .
.long hamming_avx512_wavefront_p2_k4_steady - .
.long hamming_avx2_column_p2_k1_sweep - .
.long k_edit_avx512_cyclic_k1_words_512_columns - .
.long k_edit_avx512_cyclic_k1_words_512_results - .
.long bitpal_avx2_wavefront_prefix_p2_k2_edge_tap - .
.long bitpal_avx2_wavefront_prefix_p2_k2_steady_tap - .
.long weighted_avx512_batch_p2_masks_steady8 - .
.long weighted_avx512_batch_p2_masks_held8 - .
.long weighted_avx512_batch_p2_masks_steady1 - .
.long weighted_avx512_batch_p2_masks_held1 - .
.long weighted_avx512_batch_p2_symbols_sum - .
.long weighted_avx512_batch_p2_symbols_sum_counted - .
.long weighted_avx512_batch_p2_masks_masks - .
.long bitpal_avx2_wavefront_prefix_p8_k2_edge_tap - .
.long bitpal_avx2_wavefront_prefix_p8_k2_steady_tap - .
.long indel_avx512_column_infix_p2_k1_sweep_tap - .
.long bitpal_scalar_wavefront_p20_trace - .
.long weighted_avx512_batch_p2_masks_steady8 - .
.long weighted_avx512_batch_p2_masks_held8 - .
.long weighted_avx512_batch_p2_masks_steady1 - .
.long weighted_avx512_batch_p2_masks_held1 - .
.long weighted_avx512_batch_p2_symbols_sum - .
.long weighted_avx512_batch_p2_symbols_sum_counted - .
.long weighted_avx512_batch_p8_masks_masks - .
.long k_edit_avx512_wavefront_p20_k1_edge - .
.long k_edit_avx512_wavefront_p20_k1_steady - .
.long lcs_avx2_column_p2_k1_sweep - .
.long indel_avx2_wavefront_prefix_p2_k1_edge_tap - .
.long indel_avx2_wavefront_prefix_p2_k1_steady_tap - .
.long lcs_avx512_batch_p2_masks_steady8 - .
.long lcs_avx512_batch_p2_masks_held8 - .
.long lcs_avx512_batch_p2_masks_steady1 - .
.long lcs_avx512_batch_p2_masks_held1 - .
.long lcs_avx512_batch_p2_symbols_sum - .
.long lcs_avx512_batch_p2_symbols_sum_counted - .
.long lcs_avx512_batch_p8_masks_masks - .
.long k_edit_avx2_wavefront_p20_k1_edge_tap - .
.long k_edit_avx2_wavefront_p20_k1_steady_tap - .
.long k_edit_avx2_wavefront_p2_k1_edge_tap - .
.long k_edit_avx2_wavefront_p2_k1_steady_tap - .
.long osa_scalar_wavefront_prefix_p8_k1_edge_tap - .
.long osa_scalar_wavefront_prefix_p8_k1_steady_tap - .
.long bitpal_avx512_wavefront_prefix_p20_k1_edge_tap - .
.long bitpal_avx512_wavefront_prefix_p20_k1_steady_tap - .
.long osa_avx512_wavefront_p20_k1_edge - .
.long osa_avx512_wavefront_p20_k1_steady - .
.long lcs_avx512_batch_p20_symbols_steady7 - .
.long lcs_avx512_batch_p20_symbols_held7 - .
.long lcs_avx512_batch_p20_symbols_steady1 - .
.long lcs_avx512_batch_p20_symbols_held1 - .
.long lcs_avx512_batch_p2_symbols_sum - .
.long lcs_avx512_batch_p2_symbols_sum_counted - .
.long shift_or_avx512_wavefront_p2_k1_edge - .
.long shift_or_avx512_wavefront_p2_k1_steady - .
.long indel_avx2_column_prefix_p2_k1_sweep_tap - .
.long indel_scalar_column_infix_p2_k1_sweep - .
.long bitpal_avx512_wavefront_prefix_p8_k1_edge_tap - .
.long bitpal_avx512_wavefront_prefix_p8_k1_steady_tap - .
.long bitpal_avx2_column_p2_k1_sweep - .
.long osa_avx512_wavefront_p2_k3_edge - .
.long osa_avx512_wavefront_p2_k3_steady - .
.long weighted_avx512_batch_p20_symbols_steady2 - .
.long weighted_avx512_batch_p20_symbols_held2 - .
.long weighted_avx512_batch_p20_symbols_steady1 - .
.long weighted_avx512_batch_p20_symbols_held1 - .
.long weighted_avx512_batch_p2_symbols_sum - .
.long weighted_avx512_batch_p2_symbols_sum_counted - .
.long indel_avx512_column_infix_p2_k1_sweep - .
.long lcs_avx2_wavefront_p20_k1_edge - .
.long lcs_avx2_wavefront_p20_k1_steady - .
.long affine_avx2_wavefront_p2_k1_edge - .
.long affine_avx2_wavefront_p2_k1_steady - .
.long lcs_avx512_wavefront_p2_k4_edge - .
.long lcs_avx512_wavefront_p2_k4_steady - .
.long k_mismatch_avx2_cyclic_k0_lanes_64_columns - .
.long k_mismatch_avx2_cyclic_k0_lanes_64_results - .
.long k_edit_avx512_cyclic_k0_lanes_16_columns - .
.long k_edit_avx512_cyclic_k0_lanes_16_results - .
.long weighted_scalar_column_prefix_p2_k16_sweep_tap - .
.long indel_scalar_column_infix_p2_k1_sweep_tap - .
.long levenshtein_avx512_column_prefix_p2_k1_sweep_tap - .
.long indel_avx512_wavefront_p2_trace - .
.long levenshtein_scalar_column_prefix_p2_k1_sweep_tap - .
.long osa_avx512_batch_p2_symbols_steady7 - .
.long osa_avx512_batch_p2_symbols_held7 - .
.long osa_avx512_batch_p2_symbols_steady1 - .
.long osa_avx512_batch_p2_symbols_held1 - .
.long osa_avx512_batch_p2_symbols_sum - .
.long osa_avx512_batch_p2_symbols_sum_counted - .
.long k_edit_scalar_cyclic_k0_lanes_64_columns - .
.long k_edit_scalar_cyclic_k0_lanes_64_results - .
.long affine_avx2_wavefront_p8_k2_edge - .
.long affine_avx2_wavefront_p8_k2_steady - .
.long levenshtein_avx512_wavefront_p8_k2_edge - .
.long levenshtein_avx512_wavefront_p8_k2_steady - .
.long indel_avx512_batch_p20_symbols_steady7 - .
.long indel_avx512_batch_p20_symbols_held7 - .
.long indel_avx512_batch_p20_symbols_steady1 - .
.long indel_avx512_batch_p20_symbols_held1 - .
.long indel_avx512_batch_p2_symbols_sum - .
.long indel_avx512_batch_p2_symbols_sum_counted - .
.long shift_or_avx512_wavefront_p8_k1_edge - .
.long shift_or_avx512_wavefront_p8_k1_steady - .
.long indel_avx2_wavefront_infix_p8_k1_edge - .
.long indel_avx2_wavefront_infix_p8_k1_steady - .
.long k_edit_avx512_cyclic_k3_lanes_16_columns - .
.long k_edit_avx512_cyclic_k3_lanes_16_results - .
.long weighted_avx2_wavefront_p2_k1_edge - .
.long weighted_avx2_wavefront_p2_k1_steady - .
.long weighted_scalar_wavefront_p2_k1_edge - .
.long weighted_scalar_wavefront_p2_k1_steady - .
.long bitpal_scalar_batch_p20_symbols_steady2 - .
.long bitpal_scalar_batch_p20_symbols_held2 - .
.long bitpal_scalar_batch_p20_symbols_steady1 - .
.long bitpal_scalar_batch_p20_symbols_held1 - .
.long bitpal_scalar_batch_p2_symbols_sum - .
.long bitpal_scalar_batch_p2_symbols_sum_counted - .
.long weighted_avx512_wavefront_p8_k2_edge - .
.long weighted_avx512_wavefront_p8_k2_steady - .
.long weighted_avx512_wavefront_p8_trace - .
.long k_mismatch_scalar_cyclic_k3_lanes_64_columns - .
.long k_mismatch_scalar_cyclic_k3_lanes_64_results - .
.long bitpal_avx2_wavefront_p8_trace - .
.long bitpal_avx2_batch_p20_symbols_steady2 - .
.long bitpal_avx2_batch_p20_symbols_held2 - .
.long bitpal_avx2_batch_p20_symbols_steady1 - .
.long bitpal_avx2_batch_p20_symbols_held1 - .
.long bitpal_avx2_batch_p2_symbols_sum - .
.long bitpal_avx2_batch_p2_symbols_sum_counted - .
.long weighted_avx2_wavefront_p2_trace - .
.long indel_scalar_batch_p2_masks_steady8 - .
.long indel_scalar_batch_p2_masks_held8 - .
.long indel_scalar_batch_p2_masks_steady1 - .
.long indel_scalar_batch_p2_masks_held1 - .
.long indel_scalar_batch_p2_symbols_sum - .
.long indel_scalar_batch_p2_symbols_sum_counted - .
.long indel_scalar_batch_p8_masks_masks - .
.long indel_avx2_wavefront_p20_trace - .
.long iupac_scalar_batch_p4_symbols_steady2 - .
.long iupac_scalar_batch_p4_symbols_held2 - .
.long iupac_scalar_batch_p4_symbols_steady1 - .
.long iupac_scalar_batch_p4_symbols_held1 - .
.long iupac_scalar_batch_p4_symbols_sum - .
.long iupac_scalar_batch_p4_symbols_sum_counted - .
.long weighted_avx2_batch_p2_masks_steady3 - .
.long weighted_avx2_batch_p2_masks_held3 - .
.long weighted_avx2_batch_p2_masks_steady1 - .
.long weighted_avx2_batch_p2_masks_held1 - .
.long weighted_avx2_batch_p2_symbols_sum - .
.long weighted_avx2_batch_p2_symbols_sum_counted - .
.long weighted_avx2_batch_p20_masks_masks - .
.long levenshtein_avx2_wavefront_p8_trace - .
.long k_edit_avx512_cyclic_k2_lanes_16_columns - .
.long k_edit_avx512_cyclic_k2_lanes_16_results - .
.long levenshtein_avx2_column_p2_k1_sweep - .
.long k_mismatch_avx512_wavefront_p20_k1_edge - .
.long k_mismatch_avx512_wavefront_p20_k1_steady - .
.long hamming_scalar_column_p2_k16_sweep - .
.long weighted_avx2_wavefront_p8_trace - .
.long indel_avx512_batch_p2_symbols_steady8 - .
.long indel_avx512_batch_p2_symbols_held8 - .
.long indel_avx512_batch_p2_symbols_steady1 - .
.long indel_avx512_batch_p2_symbols_held1 - .
.long indel_avx512_batch_p2_symbols_sum - .
.long indel_avx512_batch_p2_symbols_sum_counted - .
.long k_mismatch_avx512_cyclic_k1_lanes_64_columns - .
.long k_mismatch_avx512_cyclic_k1_lanes_64_results - .
.long k_edit_avx2_cyclic_k1_words_1024_columns - .
.long k_edit_avx2_cyclic_k1_words_1024_results - .
.long levenshtein_avx2_column_p2_k1_sweep - .
.long k_edit_avx2_cyclic_k0_words_1024_columns - .
.long k_edit_avx2_cyclic_k0_words_1024_results - .
.long lcs_avx512_wavefront_p8_trace - .
.long weighted_avx2_batch_p8_symbols_steady2 - .
.long weighted_avx2_batch_p8_symbols_held2 - .
.long weighted_avx2_batch_p8_symbols_steady1 - .
.long weighted_avx2_batch_p8_symbols_held1 - .
.long weighted_avx2_batch_p2_symbols_sum - .
.long weighted_avx2_batch_p2_symbols_sum_counted - .
.long shift_or_scalar_wavefront_p8_k1_edge_tap - .
.long shift_or_scalar_wavefront_p8_k1_steady_tap - .
.long levenshtein_avx512_wavefront_p8_k1_edge - .
.long levenshtein_avx512_wavefront_p8_k1_steady - .
.long k_mismatch_avx2_cyclic_k2_lanes_16_columns - .
.long k_mismatch_avx2_cyclic_k2_lanes_16_results - .
.long affine_scalar_batch_p20_symbols_steady2 - .
.long affine_scalar_batch_p20_symbols_held2 - .
.long affine_scalar_batch_p20_symbols_steady1 - .
.long affine_scalar_batch_p20_symbols_held1 - .
.long affine_scalar_batch_p2_symbols_sum - .
.long affine_scalar_batch_p2_symbols_sum_counted - .
.long k_mismatch_avx512_wavefront_p8_k1_edge - .
.long k_mismatch_avx512_wavefront_p8_k1_steady - .
.long weighted_avx512_batch_p8_symbols_steady5 - .
.long weighted_avx512_batch_p8_symbols_held5 - .
.long weighted_avx512_batch_p8_symbols_steady1 - .
.long weighted_avx512_batch_p8_symbols_held1 - .
.long weighted_avx512_batch_p2_symbols_sum - .
.long weighted_avx512_batch_p2_symbols_sum_counted - .
.long levenshtein_scalar_wavefront_prefix_p20_k1_edge_tap - .
.long levenshtein_scalar_wavefront_prefix_p20_k1_steady_tap - .
.long levenshtein_avx512_wavefront_prefix_p20_k1_edge_tap - .
.long levenshtein_avx512_wavefront_prefix_p20_k1_steady_tap - .
.long indel_avx2_column_infix_p2_k1_sweep - .
.long weighted_scalar_wavefront_p20_k1_edge - .
.long weighted_scalar_wavefront_p20_k1_steady - .
.long levenshtein_avx512_wavefront_prefix_p8_k1_edge_tap - .
.long levenshtein_avx512_wavefront_prefix_p8_k1_steady_tap - .
.long k_edit_avx512_wavefront_p2_k1_edge_tap - .
.long k_edit_avx512_wavefront_p2_k1_steady_tap - .
.long levenshtein_scalar_wavefront_p2_trace - .
.long k_edit_avx2_cyclic_k2_lanes_16_columns - .
.long k_edit_avx2_cyclic_k2_lanes_16_results - .
.long indel_avx512_wavefront_infix_p8_trace - .
.long shift_or_scalar_wavefront_p8_k1_edge - .
.long shift_or_scalar_wavefront_p8_k1_steady - .
.long k_mismatch_scalar_cyclic_k0_words_256_columns - .
.long k_mismatch_scalar_cyclic_k0_words_256_results - .
.long shift_or_scalar_cyclic_lanes_64_columns - .
.long shift_or_scalar_cyclic_lanes_64_results - .
.long indel_avx512_wavefront_p8_trace - .
.long affine_avx2_batch_p2_masks_steady2 - .
.long affine_avx2_batch_p2_masks_held2 - .
.long affine_avx2_batch_p2_masks_steady1 - .
.long affine_avx2_batch_p2_masks_held1 - .
.long affine_avx2_batch_p2_symbols_sum - .
.long affine_avx2_batch_p2_symbols_sum_counted - .
.long affine_avx2_batch_p20_masks_masks - .
.long k_mismatch_avx2_cyclic_k2_words_1024_columns - .
.long k_mismatch_avx2_cyclic_k2_words_1024_results - .
.long indel_avx512_wavefront_p20_k1_edge - .
.long indel_avx512_wavefront_p20_k1_steady - .
.long k_edit_avx512_wavefront_p8_k1_edge - .
.long k_edit_avx512_wavefront_p8_k1_steady - .
.long weighted_scalar_column_p2_k16_sweep - .
.long hamming_avx2_wavefront_p20_k1_edge - .
.long hamming_avx2_wavefront_p20_k1_steady - .
.long levenshtein_avx512_batch_p2_symbols_steady8 - .
.long levenshtein_avx512_batch_p2_symbols_held8 - .
.long levenshtein_avx512_batch_p2_symbols_steady1 - .
.long levenshtein_avx512_batch_p2_symbols_held1 - .
.long levenshtein_avx512_batch_p2_symbols_sum - .
.long levenshtein_avx512_batch_p2_symbols_sum_counted - .
.long osa_avx2_batch_p2_masks_steady2 - .
.long osa_avx2_batch_p2_masks_held2 - .
.long osa_avx2_batch_p2_masks_steady1 - .
.long osa_avx2_batch_p2_masks_held1 - .
.long osa_avx2_batch_p2_symbols_sum - .
.long osa_avx2_batch_p2_symbols_sum_counted - .
.long osa_avx2_batch_p8_masks_masks - .
.long shift_or_scalar_cyclic_words_256_columns - .
.long shift_or_scalar_cyclic_words_256_results - .
.long weighted_avx2_wavefront_prefix_p20_k1_edge_tap - .
.long weighted_avx2_wavefront_prefix_p20_k1_steady_tap - .
.long affine_avx512_batch_p8_symbols_steady2 - .
.long affine_avx512_batch_p8_symbols_held2 - .
.long affine_avx512_batch_p8_symbols_steady1 - .
.long affine_avx512_batch_p8_symbols_held1 - .
.long affine_avx512_batch_p2_symbols_sum - .
.long affine_avx512_batch_p2_symbols_sum_counted - .
.long indel_avx512_wavefront_infix_p2_trace - .
.long k_edit_avx512_cyclic_k3_words_2048_columns - .
.long k_edit_avx512_cyclic_k3_words_2048_results - .
.long k_mismatch_avx2_cyclic_k1_words_256_columns - .
.long k_mismatch_avx2_cyclic_k1_words_256_results - .
.long shift_or_avx512_cyclic_lanes_64_columns - .
.long shift_or_avx512_cyclic_lanes_64_results - .
.long affine_avx2_batch_p2_symbols_steady2 - .
.long affine_avx2_batch_p2_symbols_held2 - .
.long affine_avx2_batch_p2_symbols_steady1 - .
.long affine_avx2_batch_p2_symbols_held1 - .
.long affine_avx2_batch_p2_symbols_sum - .
.long affine_avx2_batch_p2_symbols_sum_counted - .
.long indel_scalar_wavefront_infix_p8_k1_edge - .
.long indel_scalar_wavefront_infix_p8_k1_steady - .
.long osa_scalar_wavefront_p20_k1_edge - .
.long osa_scalar_wavefront_p20_k1_steady - .
.long weighted_avx2_wavefront_prefix_p8_k1_edge_tap - .
.long weighted_avx2_wavefront_prefix_p8_k1_steady_tap - .
.long k_edit_scalar_cyclic_k2_words_64_columns - .
.long k_edit_scalar_cyclic_k2_words_64_results - .
.long k_edit_scalar_wavefront_p2_k1_edge - .
.long k_edit_scalar_wavefront_p2_k1_steady - .
.long k_mismatch_avx512_cyclic_k0_words_512_columns - .
.long k_mismatch_avx512_cyclic_k0_words_512_results - .
.long levenshtein_avx2_batch_p8_symbols_steady2 - .
.long levenshtein_avx2_batch_p8_symbols_held2 - .
.long levenshtein_avx2_batch_p8_symbols_steady1 - .
.long levenshtein_avx2_batch_p8_symbols_held1 - .
.long levenshtein_avx2_batch_p2_symbols_sum - .
.long levenshtein_avx2_batch_p2_symbols_sum_counted - .
.long k_mismatch_scalar_cyclic_k1_words_64_columns - .
.long k_mismatch_scalar_cyclic_k1_words_64_results - .
.long affine_avx2_batch_p2_masks_steady2 - .
.long affine_avx2_batch_p2_masks_held2 - .
.long affine_avx2_batch_p2_masks_steady1 - .
.long affine_avx2_batch_p2_masks_held1 - .
.long affine_avx2_batch_p2_symbols_sum - .
.long affine_avx2_batch_p2_symbols_sum_counted - .
.long affine_avx2_batch_p2_masks_masks - .
.long lcs_scalar_wavefront_p8_k1_edge - .
.long lcs_scalar_wavefront_p8_k1_steady - .
.long k_mismatch_scalar_cyclic_k3_words_256_columns - .
.long k_mismatch_scalar_cyclic_k3_words_256_results - .
.long levenshtein_avx2_wavefront_prefix_p8_k2_edge_tap - .
.long levenshtein_avx2_wavefront_prefix_p8_k2_steady_tap - .
.long k_edit_avx2_cyclic_k1_lanes_16_columns - .
.long k_edit_avx2_cyclic_k1_lanes_16_results - .
.long iupac_avx512_batch_p4_symbols_steady8 - .
.long iupac_avx512_batch_p4_symbols_held8 - .
.long iupac_avx512_batch_p4_symbols_steady1 - .
.long iupac_avx512_batch_p4_symbols_held1 - .
.long iupac_avx512_batch_p4_symbols_sum - .
.long iupac_avx512_batch_p4_symbols_sum_counted - .
.long shift_or_avx512_wavefront_p20_k1_edge - .
.long shift_or_avx512_wavefront_p20_k1_steady - .
.long weighted_scalar_batch_p8_symbols_steady2 - .
.long weighted_scalar_batch_p8_symbols_held2 - .
.long weighted_scalar_batch_p8_symbols_steady1 - .
.long weighted_scalar_batch_p8_symbols_held1 - .
.long weighted_scalar_batch_p2_symbols_sum - .
.long weighted_scalar_batch_p2_symbols_sum_counted - .
.long osa_avx512_batch_p2_masks_steady8 - .
.long osa_avx512_batch_p2_masks_held8 - .
.long osa_avx512_batch_p2_masks_steady1 - .
.long osa_avx512_batch_p2_masks_held1 - .
.long osa_avx512_batch_p2_symbols_sum - .
.long osa_avx512_batch_p2_symbols_sum_counted - .
.long osa_avx512_batch_p8_masks_masks - .
.long weighted_avx512_batch_p2_masks_steady8 - .
.long weighted_avx512_batch_p2_masks_held8 - .
.long weighted_avx512_batch_p2_masks_steady1 - .
.long weighted_avx512_batch_p2_masks_held1 - .
.long weighted_avx512_batch_p2_symbols_sum - .
.long weighted_avx512_batch_p2_symbols_sum_counted - .
.long weighted_avx512_batch_p20_masks_masks - .
.long lcs_scalar_wavefront_p2_trace - .
.long osa_avx2_wavefront_prefix_p8_k1_edge_tap - .
.long osa_avx2_wavefront_prefix_p8_k1_steady_tap - .
.long indel_scalar_wavefront_infix_p2_k1_edge - .
.long indel_scalar_wavefront_infix_p2_k1_steady - .
.long levenshtein_scalar_column_prefix_p2_k16_sweep_tap - .
.long iupac_avx2_batch_p4_masks_steady5 - .
.long iupac_avx2_batch_p4_masks_held5 - .
.long iupac_avx2_batch_p4_masks_steady1 - .
.long iupac_avx2_batch_p4_masks_held1 - .
.long iupac_avx2_batch_p4_symbols_sum - .
.long iupac_avx2_batch_p4_symbols_sum_counted - .
.long iupac_avx2_batch_p4_masks_masks - .
.long k_edit_scalar_cyclic_k0_words_64_columns - .
.long k_edit_scalar_cyclic_k0_words_64_results - .
.long indel_scalar_column_infix_p2_k16_sweep - .
.long k_edit_avx512_cyclic_k0_lanes_64_columns - .
.long k_edit_avx512_cyclic_k0_lanes_64_results - .
.long osa_avx512_column_p2_k1_sweep - .
.long levenshtein_scalar_wavefront_p2_k1_edge - .
.long levenshtein_scalar_wavefront_p2_k1_steady - .
.long hamming_avx512_batch_p2_masks_steady8 - .
.long hamming_avx512_batch_p2_masks_held8 - .
.long hamming_avx512_batch_p2_masks_steady1 - .
.long hamming_avx512_batch_p2_masks_held1 - .
.long hamming_avx512_batch_p2_symbols_sum - .
.long hamming_avx512_batch_p2_symbols_sum_counted - .
.long hamming_avx512_batch_p20_masks_masks - .
.long indel_scalar_column_infix_p2_k16_sweep - .
.long lcs_avx2_batch_p8_symbols_steady3 - .
.long lcs_avx2_batch_p8_symbols_held3 - .
.long lcs_avx2_batch_p8_symbols_steady1 - .
.long lcs_avx2_batch_p8_symbols_held1 - .
.long lcs_avx2_batch_p2_symbols_sum - .
.long lcs_avx2_batch_p2_symbols_sum_counted - .
.long bitpal_avx512_wavefront_p2_trace - .
.long weighted_avx2_wavefront_prefix_p2_k1_edge_tap - .
.long weighted_avx2_wavefront_prefix_p2_k1_steady_tap - .
.long k_mismatch_scalar_cyclic_k1_words_256_columns - .
.long k_mismatch_scalar_cyclic_k1_words_256_results - .
.long bitpal_avx512_wavefront_prefix_p8_k2_edge_tap - .
.long bitpal_avx512_wavefront_prefix_p8_k2_steady_tap - .
.long lcs_scalar_wavefront_p20_k1_edge - .
.long lcs_scalar_wavefront_p20_k1_steady - .
.long indel_avx512_batch_p2_masks_steady8 - .
.long indel_avx512_batch_p2_masks_held8 - .
.long indel_avx512_batch_p2_masks_steady1 - .
.long indel_avx512_batch_p2_masks_held1 - .
.long indel_avx512_batch_p2_symbols_sum - .
.long indel_avx512_batch_p2_symbols_sum_counted - .
.long indel_avx512_batch_p8_masks_masks - .
.long osa_scalar_batch_p2_symbols_steady2 - .
.long osa_scalar_batch_p2_symbols_held2 - .
.long osa_scalar_batch_p2_symbols_steady1 - .
.long osa_scalar_batch_p2_symbols_held1 - .
.long osa_scalar_batch_p2_symbols_sum - .
.long osa_scalar_batch_p2_symbols_sum_counted - .
.long lcs_avx512_wavefront_p20_k1_edge - .
.long lcs_avx512_wavefront_p20_k1_steady - .
.long k_edit_scalar_cyclic_k3_lanes_64_columns - .
.long k_edit_scalar_cyclic_k3_lanes_64_results - .
.long affine_avx2_wavefront_p8_k1_edge - .
.long affine_avx2_wavefront_p8_k1_steady - .
.long levenshtein_avx2_wavefront_p20_trace - .
.long lcs_scalar_batch_p2_masks_steady8 - .
.long lcs_scalar_batch_p2_masks_held8 - .
.long lcs_scalar_batch_p2_masks_steady1 - .
.long lcs_scalar_batch_p2_masks_held1 - .
.long lcs_scalar_batch_p2_symbols_sum - .
.long lcs_scalar_batch_p2_symbols_sum_counted - .
.long lcs_scalar_batch_p8_masks_masks - .
.long hamming_avx2_column_p2_k1_sweep - .
.long shift_or_avx512_cyclic_words_512_columns - .
.long shift_or_avx512_cyclic_words_512_results - .
.long indel_avx512_wavefront_infix_p8_k2_edge_tap - .
.long indel_avx512_wavefront_infix_p8_k2_steady_tap - .
.long lcs_avx2_batch_p2_masks_steady8 - .
.long lcs_avx2_batch_p2_masks_held8 - .
.long lcs_avx2_batch_p2_masks_steady1 - .
.long lcs_avx2_batch_p2_masks_held1 - .
.long lcs_avx2_batch_p2_symbols_sum - .
.long lcs_avx2_batch_p2_symbols_sum_counted - .
.long lcs_avx2_batch_p8_masks_masks - .
.long k_mismatch_avx512_cyclic_k2_lanes_16_columns - .
.long k_mismatch_avx512_cyclic_k2_lanes_16_results - .
.long iupac_avx512_batch_p4_masks_steady8 - .
.long iupac_avx512_batch_p4_masks_held8 - .
.long iupac_avx512_batch_p4_masks_steady1 - .
.long iupac_avx512_batch_p4_masks_held1 - .
.long iupac_avx512_batch_p4_symbols_sum - .
.long iupac_avx512_batch_p4_symbols_sum_counted - .
.long iupac_avx512_batch_p4_masks_masks - .
.long osa_avx2_wavefront_p8_k2_edge - .
.long osa_avx2_wavefront_p8_k2_steady - .
.long lcs_avx2_wavefront_p8_trace - .
.long k_edit_scalar_wavefront_p8_k1_edge_tap - .
.long k_edit_scalar_wavefront_p8_k1_steady_tap - .
.long hamming_scalar_batch_p8_symbols_steady2 - .
.long hamming_scalar_batch_p8_symbols_held2 - .
.long hamming_scalar_batch_p8_symbols_steady1 - .
.long hamming_scalar_batch_p8_symbols_held1 - .
.long hamming_scalar_batch_p2_symbols_sum - .
.long hamming_scalar_batch_p2_symbols_sum_counted - .
.long hamming_avx512_column_p2_k1_sweep - .
.long indel_avx512_wavefront_infix_p2_k1_edge_tap - .
.long indel_avx512_wavefront_infix_p2_k1_steady_tap - .
.long osa_scalar_wavefront_p20_trace - .
.long levenshtein_avx2_wavefront_prefix_p8_k1_edge_tap - .
.long levenshtein_avx2_wavefront_prefix_p8_k1_steady_tap - .
.long bitpal_avx512_wavefront_p20_trace - .
.long weighted_avx2_wavefront_prefix_p8_k2_edge_tap - .
.long weighted_avx2_wavefront_prefix_p8_k2_steady_tap - .
.long weighted_avx512_wavefront_prefix_p2_k3_edge_tap - .
.long weighted_avx512_wavefront_prefix_p2_k3_steady_tap - .
.long bitpal_avx2_wavefront_prefix_p8_k1_edge_tap - .
.long bitpal_avx2_wavefront_prefix_p8_k1_steady_tap - .
.long indel_avx2_wavefront_infix_p8_k2_edge - .
.long indel_avx2_wavefront_infix_p8_k2_steady - .
.long levenshtein_scalar_batch_p20_symbols_steady2 - .
.long levenshtein_scalar_batch_p20_symbols_held2 - .
.long levenshtein_scalar_batch_p20_symbols_steady1 - .
.long levenshtein_scalar_batch_p20_symbols_held1 - .
.long levenshtein_scalar_batch_p2_symbols_sum - .
.long levenshtein_scalar_batch_p2_symbols_sum_counted - .
.long levenshtein_avx512_batch_p2_masks_steady8 - .
.long levenshtein_avx512_batch_p2_masks_held8 - .
.long levenshtein_avx512_batch_p2_masks_steady1 - .
.long levenshtein_avx512_batch_p2_masks_held1 - .
.long levenshtein_avx512_batch_p2_symbols_sum - .
.long levenshtein_avx512_batch_p2_symbols_sum_counted - .
.long levenshtein_avx512_batch_p8_masks_masks - .
.long osa_scalar_batch_p2_masks_steady2 - .
.long osa_scalar_batch_p2_masks_held2 - .
.long osa_scalar_batch_p2_masks_steady1 - .
.long osa_scalar_batch_p2_masks_held1 - .
.long osa_scalar_batch_p2_symbols_sum - .
.long osa_scalar_batch_p2_symbols_sum_counted - .
.long osa_scalar_batch_p20_masks_masks - .
.long indel_scalar_column_prefix_p2_k1_sweep_tap - .
.long osa_avx512_batch_p2_masks_steady8 - .
.long osa_avx512_batch_p2_masks_held8 - .
.long osa_avx512_batch_p2_masks_steady1 - .
.long osa_avx512_batch_p2_masks_held1 - .
.long osa_avx512_batch_p2_symbols_sum - .
.long osa_avx512_batch_p2_symbols_sum_counted - .
.long osa_avx512_batch_p2_masks_masks - .
.long k_edit_scalar_cyclic_k1_lanes_16_columns - .
.long k_edit_scalar_cyclic_k1_lanes_16_results - .
.long k_mismatch_avx512_cyclic_k1_words_2048_columns - .
.long k_mismatch_avx512_cyclic_k1_words_2048_results - .
.long k_edit_avx512_cyclic_k3_words_512_columns - .
.long k_edit_avx512_cyclic_k3_words_512_results - .
.long k_edit_avx512_cyclic_k3_lanes_64_columns - .
.long k_edit_avx512_cyclic_k3_lanes_64_results - .
.long affine_avx2_batch_p2_masks_steady2 - .
.long affine_avx2_batch_p2_masks_held2 - .
.long affine_avx2_batch_p2_masks_steady1 - .
.long affine_avx2_batch_p2_masks_held1 - .
.long affine_avx2_batch_p2_symbols_sum - .
.long affine_avx2_batch_p2_symbols_sum_counted - .
.long affine_avx2_batch_p8_masks_masks - .
.long hamming_avx512_batch_p20_symbols_steady3 - .
.long hamming_avx512_batch_p20_symbols_held3 - .
.long hamming_avx512_batch_p20_symbols_steady1 - .
.long hamming_avx512_batch_p20_symbols_held1 - .
.long hamming_avx512_batch_p2_symbols_sum - .
.long hamming_avx512_batch_p2_symbols_sum_counted - .
.long k_mismatch_avx512_wavefront_p20_k1_edge_tap - .
.long k_mismatch_avx512_wavefront_p20_k1_steady_tap - .
.long weighted_avx2_batch_p2_symbols_steady2 - .
.long weighted_avx2_batch_p2_symbols_held2 - .
.long weighted_avx2_batch_p2_symbols_steady1 - .
.long weighted_avx2_batch_p2_symbols_held1 - .
.long weighted_avx2_batch_p2_symbols_sum - .
.long weighted_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx512_wavefront_p8_k1_edge - .
.long indel_avx512_wavefront_p8_k1_steady - .
.long osa_avx2_column_prefix_p2_k1_sweep_tap - .
.long bitpal_avx512_wavefront_prefix_p2_k1_edge_tap - .
.long bitpal_avx512_wavefront_prefix_p2_k1_steady_tap - .
.long hamming_avx2_batch_p2_masks_steady5 - .
.long hamming_avx2_batch_p2_masks_held5 - .
.long hamming_avx2_batch_p2_masks_steady1 - .
.long hamming_avx2_batch_p2_masks_held1 - .
.long hamming_avx2_batch_p2_symbols_sum - .
.long hamming_avx2_batch_p2_symbols_sum_counted - .
.long hamming_avx2_batch_p8_masks_masks - .
.long osa_scalar_wavefront_p2_k1_edge - .
.long osa_scalar_wavefront_p2_k1_steady - .
.long levenshtein_avx2_batch_p20_symbols_steady2 - .
.long levenshtein_avx2_batch_p20_symbols_held2 - .
.long levenshtein_avx2_batch_p20_symbols_steady1 - .
.long levenshtein_avx2_batch_p20_symbols_held1 - .
.long levenshtein_avx2_batch_p2_symbols_sum - .
.long levenshtein_avx2_batch_p2_symbols_sum_counted - .
.long levenshtein_avx512_wavefront_p20_k1_edge - .
.long levenshtein_avx512_wavefront_p20_k1_steady - .
.long k_mismatch_avx2_cyclic_k3_words_1024_columns - .
.long k_mismatch_avx2_cyclic_k3_words_1024_results - .
.long iupac_scalar_column_prefix_p4_k16_sweep_tap - .
.long osa_scalar_column_p2_k1_sweep - .
.long levenshtein_avx512_wavefront_p8_trace - .
.long lcs_scalar_column_p2_k1_sweep - .
.long hamming_avx2_batch_p8_symbols_steady2 - .
.long hamming_avx2_batch_p8_symbols_held2 - .
.long hamming_avx2_batch_p8_symbols_steady1 - .
.long hamming_avx2_batch_p8_symbols_held1 - .
.long hamming_avx2_batch_p2_symbols_sum - .
.long hamming_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx512_batch_p2_masks_steady8 - .
.long indel_avx512_batch_p2_masks_held8 - .
.long indel_avx512_batch_p2_masks_steady1 - .
.long indel_avx512_batch_p2_masks_held1 - .
.long indel_avx512_batch_p2_symbols_sum - .
.long indel_avx512_batch_p2_symbols_sum_counted - .
.long indel_avx512_batch_p20_masks_masks - .
.long levenshtein_avx2_batch_p2_masks_steady5 - .
.long levenshtein_avx2_batch_p2_masks_held5 - .
.long levenshtein_avx2_batch_p2_masks_steady1 - .
.long levenshtein_avx2_batch_p2_masks_held1 - .
.long levenshtein_avx2_batch_p2_symbols_sum - .
.long levenshtein_avx2_batch_p2_symbols_sum_counted - .
.long levenshtein_avx2_batch_p2_masks_masks - .
.long bitpal_avx2_batch_p2_masks_steady5 - .
.long bitpal_avx2_batch_p2_masks_held5 - .
.long bitpal_avx2_batch_p2_masks_steady1 - .
.long bitpal_avx2_batch_p2_masks_held1 - .
.long bitpal_avx2_batch_p2_symbols_sum - .
.long bitpal_avx2_batch_p2_symbols_sum_counted - .
.long bitpal_avx2_batch_p2_masks_masks - .
.long indel_avx2_batch_p20_symbols_steady2 - .
.long indel_avx2_batch_p20_symbols_held2 - .
.long indel_avx2_batch_p20_symbols_steady1 - .
.long indel_avx2_batch_p20_symbols_held1 - .
.long indel_avx2_batch_p2_symbols_sum - .
.long indel_avx2_batch_p2_symbols_sum_counted - .
.long levenshtein_avx512_wavefront_prefix_p8_k2_edge_tap - .
.long levenshtein_avx512_wavefront_prefix_p8_k2_steady_tap - .
.long indel_scalar_batch_p2_masks_steady8 - .
.long indel_scalar_batch_p2_masks_held8 - .
.long indel_scalar_batch_p2_masks_steady1 - .
.long indel_scalar_batch_p2_masks_held1 - .
.long indel_scalar_batch_p2_symbols_sum - .
.long indel_scalar_batch_p2_symbols_sum_counted - .
.long indel_scalar_batch_p20_masks_masks - .
.long affine_avx2_wavefront_p20_k1_edge - .
.long affine_avx2_wavefront_p20_k1_steady - .
.long weighted_avx2_column_prefix_p2_k1_sweep_tap - .
.long bitpal_avx2_wavefront_p2_k1_edge - .
.long bitpal_avx2_wavefront_p2_k1_steady - .
.long osa_avx512_wavefront_prefix_p2_k3_edge_tap - .
.long osa_avx512_wavefront_prefix_p2_k3_steady_tap - .
.long weighted_avx2_wavefront_p20_trace - .
.long k_edit_scalar_cyclic_k1_words_64_columns - .
.long k_edit_scalar_cyclic_k1_words_64_results - .
.long iupac_avx2_wavefront_p4_trace - .
.long levenshtein_avx2_wavefront_p20_k1_edge - .
.long levenshtein_avx2_wavefront_p20_k1_steady - .
.long affine_scalar_batch_p2_masks_steady2 - .
.long affine_scalar_batch_p2_masks_held2 - .
.long affine_scalar_batch_p2_masks_steady1 - .
.long affine_scalar_batch_p2_masks_held1 - .
.long affine_scalar_batch_p2_symbols_sum - .
.long affine_scalar_batch_p2_symbols_sum_counted - .
.long affine_scalar_batch_p8_masks_masks - .
.long k_edit_avx2_cyclic_k3_lanes_16_columns - .
.long k_edit_avx2_cyclic_k3_lanes_16_results - .
.long osa_avx2_wavefront_prefix_p2_k2_edge_tap - .
.long osa_avx2_wavefront_prefix_p2_k2_steady_tap - .
.long k_edit_scalar_cyclic_k0_lanes_16_columns - .
.long k_edit_scalar_cyclic_k0_lanes_16_results - .
.long osa_avx2_wavefront_p8_k1_edge - .
.long osa_avx2_wavefront_p8_k1_steady - .
.long hamming_scalar_batch_p2_masks_steady4 - .
.long hamming_scalar_batch_p2_masks_held4 - .
.long hamming_scalar_batch_p2_masks_steady1 - .
.long hamming_scalar_batch_p2_masks_held1 - .
.long hamming_scalar_batch_p2_symbols_sum - .
.long hamming_scalar_batch_p2_symbols_sum_counted - .
.long hamming_scalar_batch_p2_masks_masks - .
.long bitpal_scalar_batch_p2_symbols_steady3 - .
.long bitpal_scalar_batch_p2_symbols_held3 - .
.long bitpal_scalar_batch_p2_symbols_steady1 - .
.long bitpal_scalar_batch_p2_symbols_held1 - .
.long bitpal_scalar_batch_p2_symbols_sum - .
.long bitpal_scalar_batch_p2_symbols_sum_counted - .
.long hamming_avx512_wavefront_p2_k1_edge - .
.long hamming_avx512_wavefront_p2_k1_steady - .
.long osa_scalar_column_p2_k16_sweep - .
.long levenshtein_avx2_wavefront_p2_k2_edge - .
.long levenshtein_avx2_wavefront_p2_k2_steady - .
.long weighted_avx512_wavefront_p2_trace - .
.long weighted_avx512_wavefront_prefix_p8_k2_edge_tap - .
.long weighted_avx512_wavefront_prefix_p8_k2_steady_tap - .
.long bitpal_avx2_batch_p2_symbols_steady4 - .
.long bitpal_avx2_batch_p2_symbols_held4 - .
.long bitpal_avx2_batch_p2_symbols_steady1 - .
.long bitpal_avx2_batch_p2_symbols_held1 - .
.long bitpal_avx2_batch_p2_symbols_sum - .
.long bitpal_avx2_batch_p2_symbols_sum_counted - .
.long shift_or_avx2_wavefront_p8_k1_edge_tap - .
.long shift_or_avx2_wavefront_p8_k1_steady_tap - .
.long osa_avx2_batch_p20_symbols_steady2 - .
.long osa_avx2_batch_p20_symbols_held2 - .
.long osa_avx2_batch_p20_symbols_steady1 - .
.long osa_avx2_batch_p20_symbols_held1 - .
.long osa_avx2_batch_p2_symbols_sum - .
.long osa_avx2_batch_p2_symbols_sum_counted - .
.long osa_avx2_wavefront_prefix_p2_k1_edge_tap - .
.long osa_avx2_wavefront_prefix_p2_k1_steady_tap - .
.long weighted_avx2_wavefront_prefix_p2_k2_edge_tap - .
.long weighted_avx2_wavefront_prefix_p2_k2_steady_tap - .
.long shift_or_avx512_cyclic_words_2048_columns - .
.long shift_or_avx512_cyclic_words_2048_results - .
.long hamming_scalar_wavefront_p8_k1_edge - .
.long hamming_scalar_wavefront_p8_k1_steady - .
.long bitpal_avx512_batch_p2_masks_steady8 - .
.long bitpal_avx512_batch_p2_masks_held8 - .
.long bitpal_avx512_batch_p2_masks_steady1 - .
.long bitpal_avx512_batch_p2_masks_held1 - .
.long bitpal_avx512_batch_p2_symbols_sum - .
.long bitpal_avx512_batch_p2_symbols_sum_counted - .
.long bitpal_avx512_batch_p8_masks_masks - .
.long lcs_scalar_wavefront_p8_trace - .
.long bitpal_avx512_batch_p2_masks_steady8 - .
.long bitpal_avx512_batch_p2_masks_held8 - .
.long bitpal_avx512_batch_p2_masks_steady1 - .
.long bitpal_avx512_batch_p2_masks_held1 - .
.long bitpal_avx512_batch_p2_symbols_sum - .
.long bitpal_avx512_batch_p2_symbols_sum_counted - .
.long bitpal_avx512_batch_p20_masks_masks - .
.long bitpal_avx512_column_prefix_p2_k1_sweep_tap - .
.long indel_avx512_wavefront_infix_p2_k3_edge_tap - .
.long indel_avx512_wavefront_infix_p2_k3_steady_tap - .
.long shift_or_avx2_cyclic_lanes_64_columns - .
.long shift_or_avx2_cyclic_lanes_64_results - .
.long bitpal_avx512_batch_p20_symbols_steady3 - .
.long bitpal_avx512_batch_p20_symbols_held3 - .
.long bitpal_avx512_batch_p20_symbols_steady1 - .
.long bitpal_avx512_batch_p20_symbols_held1 - .
.long bitpal_avx512_batch_p2_symbols_sum - .
.long bitpal_avx512_batch_p2_symbols_sum_counted - .
.long lcs_scalar_column_p2_k16_sweep - .
.long weighted_avx512_wavefront_p2_k1_edge - .
.long weighted_avx512_wavefront_p2_k1_steady - .
.long iupac_avx512_wavefront_p4_k1_edge - .
.long iupac_avx512_wavefront_p4_k1_steady - .
.long bitpal_avx2_column_prefix_p2_k1_sweep_tap - .
.long levenshtein_avx2_batch_p2_symbols_steady4 - .
.long levenshtein_avx2_batch_p2_symbols_held4 - .
.long levenshtein_avx2_batch_p2_symbols_steady1 - .
.long levenshtein_avx2_batch_p2_symbols_held1 - .
.long levenshtein_avx2_batch_p2_symbols_sum - .
.long levenshtein_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx2_wavefront_infix_p2_k2_edge - .
.long indel_avx2_wavefront_infix_p2_k2_steady - .
.long k_edit_avx2_wavefront_p8_k1_edge_tap - .
.long k_edit_avx2_wavefront_p8_k1_steady_tap - .
.long indel_avx2_wavefront_p8_k1_edge - .
.long indel_avx2_wavefront_p8_k1_steady - .
.long bitpal_avx512_batch_p2_symbols_steady8 - .
.long bitpal_avx512_batch_p2_symbols_held8 - .
.long bitpal_avx512_batch_p2_symbols_steady1 - .
.long bitpal_avx512_batch_p2_symbols_held1 - .
.long bitpal_avx512_batch_p2_symbols_sum - .
.long bitpal_avx512_batch_p2_symbols_sum_counted - .
.long indel_scalar_wavefront_infix_p8_trace - .
.long affine_avx512_batch_p20_symbols_steady2 - .
.long affine_avx512_batch_p20_symbols_held2 - .
.long affine_avx512_batch_p20_symbols_steady1 - .
.long affine_avx512_batch_p20_symbols_held1 - .
.long affine_avx512_batch_p2_symbols_sum - .
.long affine_avx512_batch_p2_symbols_sum_counted - .
.long affine_avx512_wavefront_p8_k2_edge - .
.long affine_avx512_wavefront_p8_k2_steady - .
.long bitpal_avx512_column_prefix_p2_k1_sweep_tap - .
.long indel_scalar_wavefront_p2_k1_edge - .
.long indel_scalar_wavefront_p2_k1_steady - .
.long osa_avx512_wavefront_p8_k2_edge - .
.long osa_avx512_wavefront_p8_k2_steady - .
.long k_mismatch_scalar_wavefront_p2_k1_edge_tap - .
.long k_mismatch_scalar_wavefront_p2_k1_steady_tap - .
.long lcs_avx512_wavefront_p8_k1_edge - .
.long lcs_avx512_wavefront_p8_k1_steady - .
.long bitpal_scalar_column_p2_k16_sweep - .
.long k_edit_avx512_cyclic_k2_words_2048_columns - .
.long k_edit_avx512_cyclic_k2_words_2048_results - .
.long k_mismatch_avx512_cyclic_k1_words_512_columns - .
.long k_mismatch_avx512_cyclic_k1_words_512_results - .
.long indel_avx2_wavefront_prefix_p8_k2_edge_tap - .
.long indel_avx2_wavefront_prefix_p8_k2_steady_tap - .
.long weighted_avx512_column_p2_k1_sweep - .
.long osa_avx2_wavefront_p2_k1_edge - .
.long osa_avx2_wavefront_p2_k1_steady - .
.long weighted_scalar_wavefront_prefix_p2_k1_edge_tap - .
.long weighted_scalar_wavefront_prefix_p2_k1_steady_tap - .
.long affine_avx512_batch_p2_masks_steady3 - .
.long affine_avx512_batch_p2_masks_held3 - .
.long affine_avx512_batch_p2_masks_steady1 - .
.long affine_avx512_batch_p2_masks_held1 - .
.long affine_avx512_batch_p2_symbols_sum - .
.long affine_avx512_batch_p2_symbols_sum_counted - .
.long affine_avx512_batch_p20_masks_masks - .
.long indel_scalar_wavefront_prefix_p20_k1_edge_tap - .
.long indel_scalar_wavefront_prefix_p20_k1_steady_tap - .
.long osa_avx2_wavefront_p2_k2_edge - .
.long osa_avx2_wavefront_p2_k2_steady - .
.long bitpal_scalar_wavefront_prefix_p20_k1_edge_tap - .
.long bitpal_scalar_wavefront_prefix_p20_k1_steady_tap - .
.long k_mismatch_avx512_cyclic_k0_lanes_16_columns - .
.long k_mismatch_avx512_cyclic_k0_lanes_16_results - .
.long levenshtein_scalar_batch_p8_symbols_steady2 - .
.long levenshtein_scalar_batch_p8_symbols_held2 - .
.long levenshtein_scalar_batch_p8_symbols_steady1 - .
.long levenshtein_scalar_batch_p8_symbols_held1 - .
.long levenshtein_scalar_batch_p2_symbols_sum - .
.long levenshtein_scalar_batch_p2_symbols_sum_counted - .
.long k_edit_avx512_cyclic_k2_lanes_64_columns - .
.long k_edit_avx512_cyclic_k2_lanes_64_results - .
.long osa_scalar_column_prefix_p2_k16_sweep_tap - .
.long shift_or_scalar_wavefront_p2_k1_edge - .
.long shift_or_scalar_wavefront_p2_k1_steady - .
.long bitpal_avx512_wavefront_p2_k3_edge - .
.long bitpal_avx512_wavefront_p2_k3_steady - .
.long lcs_avx512_batch_p8_symbols_steady8 - .
.long lcs_avx512_batch_p8_symbols_held8 - .
.long lcs_avx512_batch_p8_symbols_steady1 - .
.long lcs_avx512_batch_p8_symbols_held1 - .
.long lcs_avx512_batch_p2_symbols_sum - .
.long lcs_avx512_batch_p2_symbols_sum_counted - .
.long bitpal_avx2_batch_p8_symbols_steady2 - .
.long bitpal_avx2_batch_p8_symbols_held2 - .
.long bitpal_avx2_batch_p8_symbols_steady1 - .
.long bitpal_avx2_batch_p8_symbols_held1 - .
.long bitpal_avx2_batch_p2_symbols_sum - .
.long bitpal_avx2_batch_p2_symbols_sum_counted - .
.long iupac_scalar_batch_p4_masks_steady4 - .
.long iupac_scalar_batch_p4_masks_held4 - .
.long iupac_scalar_batch_p4_masks_steady1 - .
.long iupac_scalar_batch_p4_masks_held1 - .
.long iupac_scalar_batch_p4_symbols_sum - .
.long iupac_scalar_batch_p4_symbols_sum_counted - .
.long iupac_scalar_batch_p4_masks_masks - .
.long k_mismatch_avx512_wavefront_p2_k1_edge - .
.long k_mismatch_avx512_wavefront_p2_k1_steady - .
.long bitpal_avx2_column_prefix_p2_k1_sweep_tap - .
.long osa_avx512_wavefront_p2_k1_edge - .
.long osa_avx512_wavefront_p2_k1_steady - .
.long indel_scalar_wavefront_infix_p2_k1_edge_tap - .
.long indel_scalar_wavefront_infix_p2_k1_steady_tap - .
.long k_edit_avx512_cyclic_k1_words_2048_columns - .
.long k_edit_avx512_cyclic_k1_words_2048_results - .
.long indel_scalar_column_p2_k16_sweep - .
.long k_mismatch_avx512_cyclic_k2_lanes_64_columns - .
.long k_mismatch_avx512_cyclic_k2_lanes_64_results - .
.long osa_avx2_batch_p2_masks_steady2 - .
.long osa_avx2_batch_p2_masks_held2 - .
.long osa_avx2_batch_p2_masks_steady1 - .
.long osa_avx2_batch_p2_masks_held1 - .
.long osa_avx2_batch_p2_symbols_sum - .
.long osa_avx2_batch_p2_symbols_sum_counted - .
.long osa_avx2_batch_p20_masks_masks - .
.long levenshtein_avx2_column_prefix_p2_k1_sweep_tap - .
.long bitpal_avx512_wavefront_p8_trace - .
.long indel_scalar_column_p2_k1_sweep - .
.long k_mismatch_scalar_cyclic_k3_lanes_16_columns - .
.long k_mismatch_scalar_cyclic_k3_lanes_16_results - .
.long indel_avx2_wavefront_prefix_p2_k2_edge_tap - .
.long indel_avx2_wavefront_prefix_p2_k2_steady_tap - .
.long indel_scalar_wavefront_p20_trace - .
.long indel_avx512_wavefront_infix_p20_trace - .
.long levenshtein_avx512_batch_p2_masks_steady8 - .
.long levenshtein_avx512_batch_p2_masks_held8 - .
.long levenshtein_avx512_batch_p2_masks_steady1 - .
.long levenshtein_avx512_batch_p2_masks_held1 - .
.long levenshtein_avx512_batch_p2_symbols_sum - .
.long levenshtein_avx512_batch_p2_symbols_sum_counted - .
.long levenshtein_avx512_batch_p2_masks_masks - .
.long iupac_avx512_column_p4_k1_sweep - .
.long iupac_avx512_wavefront_p4_trace - .
.long lcs_scalar_batch_p2_masks_steady8 - .
.long lcs_scalar_batch_p2_masks_held8 - .
.long lcs_scalar_batch_p2_masks_steady1 - .
.long lcs_scalar_batch_p2_masks_held1 - .
.long lcs_scalar_batch_p2_symbols_sum - .
.long lcs_scalar_batch_p2_symbols_sum_counted - .
.long lcs_scalar_batch_p20_masks_masks - .
.long iupac_avx512_wavefront_prefix_p4_k1_edge_tap - .
.long iupac_avx512_wavefront_prefix_p4_k1_steady_tap - .
.long osa_scalar_wavefront_p2_trace - .
.long k_edit_avx512_wavefront_p20_k1_edge_tap - .
.long k_edit_avx512_wavefront_p20_k1_steady_tap - .
.long osa_scalar_batch_p8_symbols_steady2 - .
.long osa_scalar_batch_p8_symbols_held2 - .
.long osa_scalar_batch_p8_symbols_steady1 - .
.long osa_scalar_batch_p8_symbols_held1 - .
.long osa_scalar_batch_p2_symbols_sum - .
.long osa_scalar_batch_p2_symbols_sum_counted - .
.long iupac_avx2_wavefront_p4_k1_edge - .
.long iupac_avx2_wavefront_p4_k1_steady - .
.long indel_avx2_column_p2_k1_sweep - .
.long indel_scalar_batch_p2_symbols_steady8 - .
.long indel_scalar_batch_p2_symbols_held8 - .
.long indel_scalar_batch_p2_symbols_steady1 - .
.long indel_scalar_batch_p2_symbols_held1 - .
.long indel_scalar_batch_p2_symbols_sum - .
.long indel_scalar_batch_p2_symbols_sum_counted - .
.long osa_avx2_column_prefix_p2_k1_sweep_tap - .
.long k_mismatch_scalar_cyclic_k2_lanes_64_columns - .
.long k_mismatch_scalar_cyclic_k2_lanes_64_results - .
.long bitpal_avx2_wavefront_prefix_p2_k1_edge_tap - .
.long bitpal_avx2_wavefront_prefix_p2_k1_steady_tap - .
.long weighted_avx512_wavefront_prefix_p8_k1_edge_tap - .
.long weighted_avx512_wavefront_prefix_p8_k1_steady_tap - .
.long k_mismatch_avx512_cyclic_k3_lanes_16_columns - .
.long k_mismatch_avx512_cyclic_k3_lanes_16_results - .
.long weighted_scalar_column_prefix_p2_k1_sweep_tap - .
.long levenshtein_avx512_batch_p8_symbols_steady8 - .
.long levenshtein_avx512_batch_p8_symbols_held8 - .
.long levenshtein_avx512_batch_p8_symbols_steady1 - .
.long levenshtein_avx512_batch_p8_symbols_held1 - .
.long levenshtein_avx512_batch_p2_symbols_sum - .
.long levenshtein_avx512_batch_p2_symbols_sum_counted - .
.long osa_avx2_batch_p8_symbols_steady2 - .
.long osa_avx2_batch_p8_symbols_held2 - .
.long osa_avx2_batch_p8_symbols_steady1 - .
.long osa_avx2_batch_p8_symbols_held1 - .
.long osa_avx2_batch_p2_symbols_sum - .
.long osa_avx2_batch_p2_symbols_sum_counted - .
.long bitpal_avx2_wavefront_p20_trace - .
.long k_mismatch_avx2_cyclic_k3_lanes_64_columns - .
.long k_mismatch_avx2_cyclic_k3_lanes_64_results - .
.long hamming_avx512_wavefront_p8_k2_edge - .
.long hamming_avx512_wavefront_p8_k2_steady - .
.long osa_avx512_column_p2_k1_sweep - .
.long levenshtein_scalar_batch_p2_symbols_steady3 - .
.long levenshtein_scalar_batch_p2_symbols_held3 - .
.long levenshtein_scalar_batch_p2_symbols_steady1 - .
.long levenshtein_scalar_batch_p2_symbols_held1 - .
.long levenshtein_scalar_batch_p2_symbols_sum - .
.long levenshtein_scalar_batch_p2_symbols_sum_counted - .
.long levenshtein_avx2_wavefront_p2_trace - .
.long osa_scalar_batch_p20_symbols_steady2 - .
.long osa_scalar_batch_p20_symbols_held2 - .
.long osa_scalar_batch_p20_symbols_steady1 - .
.long osa_scalar_batch_p20_symbols_held1 - .
.long osa_scalar_batch_p2_symbols_sum - .
.long osa_scalar_batch_p2_symbols_sum_counted - .
.long indel_avx512_batch_p2_masks_steady8 - .
.long indel_avx512_batch_p2_masks_held8 - .
.long indel_avx512_batch_p2_masks_steady1 - .
.long indel_avx512_batch_p2_masks_held1 - .
.long indel_avx512_batch_p2_symbols_sum - .
.long indel_avx512_batch_p2_symbols_sum_counted - .
.long indel_avx512_batch_p2_masks_masks - .
.long hamming_avx512_batch_p2_masks_steady8 - .
.long hamming_avx512_batch_p2_masks_held8 - .
.long hamming_avx512_batch_p2_masks_steady1 - .
.long hamming_avx512_batch_p2_masks_held1 - .
.long hamming_avx512_batch_p2_symbols_sum - .
.long hamming_avx512_batch_p2_symbols_sum_counted - .
.long hamming_avx512_batch_p2_masks_masks - .
.long indel_scalar_wavefront_infix_p2_trace - .
.long shift_or_avx512_wavefront_p2_k1_edge_tap - .
.long shift_or_avx512_wavefront_p2_k1_steady_tap - .
.long shift_or_avx2_wavefront_p20_k1_edge - .
.long shift_or_avx2_wavefront_p20_k1_steady - .
.long k_mismatch_scalar_cyclic_k0_words_64_columns - .
.long k_mismatch_scalar_cyclic_k0_words_64_results - .
.long shift_or_avx2_wavefront_p2_k1_edge - .
.long shift_or_avx2_wavefront_p2_k1_steady - .
.long levenshtein_scalar_column_prefix_p2_k1_sweep_tap - .
.long k_mismatch_avx2_cyclic_k1_words_1024_columns - .
.long k_mismatch_avx2_cyclic_k1_words_1024_results - .
.long indel_avx512_wavefront_infix_p8_k1_edge_tap - .
.long indel_avx512_wavefront_infix_p8_k1_steady_tap - .
.long hamming_avx2_batch_p2_symbols_steady4 - .
.long hamming_avx2_batch_p2_symbols_held4 - .
.long hamming_avx2_batch_p2_symbols_steady1 - .
.long hamming_avx2_batch_p2_symbols_held1 - .
.long hamming_avx2_batch_p2_symbols_sum - .
.long hamming_avx2_batch_p2_symbols_sum_counted - .
.long weighted_scalar_batch_p2_masks_steady2 - .
.long weighted_scalar_batch_p2_masks_held2 - .
.long weighted_scalar_batch_p2_masks_steady1 - .
.long weighted_scalar_batch_p2_masks_held1 - .
.long weighted_scalar_batch_p2_symbols_sum - .
.long weighted_scalar_batch_p2_symbols_sum_counted - .
.long weighted_scalar_batch_p20_masks_masks - .
.long indel_avx2_wavefront_infix_p2_k1_edge - .
.long indel_avx2_wavefront_infix_p2_k1_steady - .
.long indel_avx2_column_infix_p2_k1_sweep_tap - .
.long lcs_avx2_wavefront_p2_trace - .
.long iupac_avx2_batch_p4_symbols_steady3 - .
.long iupac_avx2_batch_p4_symbols_held3 - .
.long iupac_avx2_batch_p4_symbols_steady1 - .
.long iupac_avx2_batch_p4_symbols_held1 - .
.long iupac_avx2_batch_p4_symbols_sum - .
.long iupac_avx2_batch_p4_symbols_sum_counted - .
.long osa_avx2_wavefront_p8_trace - .
.long shift_or_avx512_wavefront_p20_k1_edge_tap - .
.long shift_or_avx512_wavefront_p20_k1_steady_tap - .
.long bitpal_avx512_wavefront_p8_k2_edge - .
.long bitpal_avx512_wavefront_p8_k2_steady - .
.long indel_avx512_column_p2_k1_sweep - .
.long levenshtein_scalar_column_p2_k16_sweep - .
.long indel_scalar_wavefront_prefix_p2_k1_edge_tap - .
.long indel_scalar_wavefront_prefix_p2_k1_steady_tap - .
.long lcs_avx512_batch_p2_symbols_steady8 - .
.long lcs_avx512_batch_p2_symbols_held8 - .
.long lcs_avx512_batch_p2_symbols_steady1 - .
.long lcs_avx512_batch_p2_symbols_held1 - .
.long lcs_avx512_batch_p2_symbols_sum - .
.long lcs_avx512_batch_p2_symbols_sum_counted - .
.long indel_avx2_batch_p2_symbols_steady8 - .
.long indel_avx2_batch_p2_symbols_held8 - .
.long indel_avx2_batch_p2_symbols_steady1 - .
.long indel_avx2_batch_p2_symbols_held1 - .
.long indel_avx2_batch_p2_symbols_sum - .
.long indel_avx2_batch_p2_symbols_sum_counted - .
.long lcs_avx512_column_p2_k1_sweep - .
.long iupac_avx2_wavefront_p4_k2_edge - .
.long iupac_avx2_wavefront_p4_k2_steady - .
.long hamming_scalar_batch_p20_symbols_steady2 - .
.long hamming_scalar_batch_p20_symbols_held2 - .
.long hamming_scalar_batch_p20_symbols_steady1 - .
.long hamming_scalar_batch_p20_symbols_held1 - .
.long hamming_scalar_batch_p2_symbols_sum - .
.long hamming_scalar_batch_p2_symbols_sum_counted - .
.long k_mismatch_avx2_cyclic_k2_words_256_columns - .
.long k_mismatch_avx2_cyclic_k2_words_256_results - .
.long lcs_scalar_column_p2_k1_sweep - .
.long levenshtein_scalar_column_p2_k1_sweep - .
.long k_edit_avx512_cyclic_k1_lanes_16_columns - .
.long k_edit_avx512_cyclic_k1_lanes_16_results - .
.long affine_avx512_batch_p2_masks_steady3 - .
.long affine_avx512_batch_p2_masks_held3 - .
.long affine_avx512_batch_p2_masks_steady1 - .
.long affine_avx512_batch_p2_masks_held1 - .
.long affine_avx512_batch_p2_symbols_sum - .
.long affine_avx512_batch_p2_symbols_sum_counted - .
.long affine_avx512_batch_p2_masks_masks - .
.long k_edit_scalar_cyclic_k2_lanes_64_columns - .
.long k_edit_scalar_cyclic_k2_lanes_64_results - .
.long shift_or_scalar_cyclic_lanes_16_columns - .
.long shift_or_scalar_cyclic_lanes_16_results - .
.long indel_avx512_wavefront_p20_trace - .
.long bitpal_scalar_column_p2_k1_sweep - .
.long levenshtein_scalar_column_prefix_p2_k16_sweep_tap - .
.long levenshtein_scalar_batch_p2_masks_steady4 - .
.long levenshtein_scalar_batch_p2_masks_held4 - .
.long levenshtein_scalar_batch_p2_masks_steady1 - .
.long levenshtein_scalar_batch_p2_masks_held1 - .
.long levenshtein_scalar_batch_p2_symbols_sum - .
.long levenshtein_scalar_batch_p2_symbols_sum_counted - .
.long levenshtein_scalar_batch_p2_masks_masks - .
.long weighted_avx2_batch_p20_symbols_steady2 - .
.long weighted_avx2_batch_p20_symbols_held2 - .
.long weighted_avx2_batch_p20_symbols_steady1 - .
.long weighted_avx2_batch_p20_symbols_held1 - .
.long weighted_avx2_batch_p2_symbols_sum - .
.long weighted_avx2_batch_p2_symbols_sum_counted - .
.long affine_scalar_batch_p8_symbols_steady2 - .
.long affine_scalar_batch_p8_symbols_held2 - .
.long affine_scalar_batch_p8_symbols_steady1 - .
.long affine_scalar_batch_p8_symbols_held1 - .
.long affine_scalar_batch_p2_symbols_sum - .
.long affine_scalar_batch_p2_symbols_sum_counted - .
.long indel_avx2_batch_p8_symbols_steady3 - .
.long indel_avx2_batch_p8_symbols_held3 - .
.long indel_avx2_batch_p8_symbols_steady1 - .
.long indel_avx2_batch_p8_symbols_held1 - .
.long indel_avx2_batch_p2_symbols_sum - .
.long indel_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx512_wavefront_infix_p2_k3_edge - .
.long indel_avx512_wavefront_infix_p2_k3_steady - .
.long osa_scalar_wavefront_p8_trace - .
.long levenshtein_scalar_wavefront_prefix_p8_k1_edge_tap - .
.long levenshtein_scalar_wavefront_prefix_p8_k1_steady_tap - .
.long lcs_avx2_wavefront_p2_k2_edge - .
.long lcs_avx2_wavefront_p2_k2_steady - .
.long iupac_avx512_wavefront_prefix_p4_k2_edge_tap - .
.long iupac_avx512_wavefront_prefix_p4_k2_steady_tap - .
.long indel_avx2_column_prefix_p2_k1_sweep_tap - .
.long k_mismatch_avx2_cyclic_k0_words_256_columns - .
.long k_mismatch_avx2_cyclic_k0_words_256_results - .
.long shift_or_scalar_wavefront_p20_k1_edge_tap - .
.long shift_or_scalar_wavefront_p20_k1_steady_tap - .
.long indel_avx2_wavefront_p8_k2_edge - .
.long indel_avx2_wavefront_p8_k2_steady - .
.long bitpal_scalar_column_p2_k1_sweep - .
.long indel_scalar_column_infix_p2_k16_sweep_tap - .
.long indel_avx2_wavefront_p2_k1_edge - .
.long indel_avx2_wavefront_p2_k1_steady - .
.long bitpal_scalar_wavefront_p2_trace - .
.long bitpal_avx512_batch_p2_masks_steady8 - .
.long bitpal_avx512_batch_p2_masks_held8 - .
.long bitpal_avx512_batch_p2_masks_steady1 - .
.long bitpal_avx512_batch_p2_masks_held1 - .
.long bitpal_avx512_batch_p2_symbols_sum - .
.long bitpal_avx512_batch_p2_symbols_sum_counted - .
.long bitpal_avx512_batch_p2_masks_masks - .
.long weighted_scalar_column_prefix_p2_k1_sweep_tap - .
.long weighted_scalar_column_p2_k1_sweep - .
.long iupac_avx2_column_prefix_p4_k1_sweep_tap - .
.long bitpal_scalar_wavefront_p8_trace - .
.long k_mismatch_avx512_cyclic_k0_lanes_64_columns - .
.long k_mismatch_avx512_cyclic_k0_lanes_64_results - .
.long lcs_avx512_batch_p2_masks_steady8 - .
.long lcs_avx512_batch_p2_masks_held8 - .
.long lcs_avx512_batch_p2_masks_steady1 - .
.long lcs_avx512_batch_p2_masks_held1 - .
.long lcs_avx512_batch_p2_symbols_sum - .
.long lcs_avx512_batch_p2_symbols_sum_counted - .
.long lcs_avx512_batch_p2_masks_masks - .
.long lcs_avx2_batch_p2_masks_steady8 - .
.long lcs_avx2_batch_p2_masks_held8 - .
.long lcs_avx2_batch_p2_masks_steady1 - .
.long lcs_avx2_batch_p2_masks_held1 - .
.long lcs_avx2_batch_p2_symbols_sum - .
.long lcs_avx2_batch_p2_symbols_sum_counted - .
.long lcs_avx2_batch_p2_masks_masks - .
.long indel_avx512_wavefront_infix_p8_k1_edge - .
.long indel_avx512_wavefront_infix_p8_k1_steady - .
.long bitpal_scalar_wavefront_prefix_p2_k1_edge_tap - .
.long bitpal_scalar_wavefront_prefix_p2_k1_steady_tap - .
.long indel_avx2_wavefront_prefix_p8_k1_edge_tap - .
.long indel_avx2_wavefront_prefix_p8_k1_steady_tap - .
.long weighted_avx512_wavefront_prefix_p20_k1_edge_tap - .
.long weighted_avx512_wavefront_prefix_p20_k1_steady_tap - .
.long indel_avx2_wavefront_p2_trace - .
.long weighted_avx2_batch_p2_masks_steady3 - .
.long weighted_avx2_batch_p2_masks_held3 - .
.long weighted_avx2_batch_p2_masks_steady1 - .
.long weighted_avx2_batch_p2_masks_held1 - .
.long weighted_avx2_batch_p2_symbols_sum - .
.long weighted_avx2_batch_p2_symbols_sum_counted - .
.long weighted_avx2_batch_p2_masks_masks - .
.long affine_avx2_batch_p8_symbols_steady2 - .
.long affine_avx2_batch_p8_symbols_held2 - .
.long affine_avx2_batch_p8_symbols_steady1 - .
.long affine_avx2_batch_p8_symbols_held1 - .
.long affine_avx2_batch_p2_symbols_sum - .
.long affine_avx2_batch_p2_symbols_sum_counted - .
.long hamming_avx2_wavefront_p8_k2_edge - .
.long hamming_avx2_wavefront_p8_k2_steady - .
.long k_mismatch_avx512_wavefront_p8_k1_edge_tap - .
.long k_mismatch_avx512_wavefront_p8_k1_steady_tap - .
.long hamming_avx512_batch_p8_symbols_steady8 - .
.long hamming_avx512_batch_p8_symbols_held8 - .
.long hamming_avx512_batch_p8_symbols_steady1 - .
.long hamming_avx512_batch_p8_symbols_held1 - .
.long hamming_avx512_batch_p2_symbols_sum - .
.long hamming_avx512_batch_p2_symbols_sum_counted - .
.long k_edit_avx512_cyclic_k0_words_512_columns - .
.long k_edit_avx512_cyclic_k0_words_512_results - .
.long indel_avx512_wavefront_prefix_p8_k1_edge_tap - .
.long indel_avx512_wavefront_prefix_p8_k1_steady_tap - .
.long weighted_scalar_wavefront_prefix_p8_k1_edge_tap - .
.long weighted_scalar_wavefront_prefix_p8_k1_steady_tap - .
.long weighted_scalar_wavefront_p2_trace - .
.long hamming_scalar_wavefront_p20_k1_edge - .
.long hamming_scalar_wavefront_p20_k1_steady - .
.long iupac_avx512_wavefront_p4_k2_edge - .
.long iupac_avx512_wavefront_p4_k2_steady - .
.long k_edit_scalar_cyclic_k3_words_64_columns - .
.long k_edit_scalar_cyclic_k3_words_64_results - .
.long lcs_avx2_batch_p2_symbols_steady8 - .
.long lcs_avx2_batch_p2_symbols_held8 - .
.long lcs_avx2_batch_p2_symbols_steady1 - .
.long lcs_avx2_batch_p2_symbols_held1 - .
.long lcs_avx2_batch_p2_symbols_sum - .
.long lcs_avx2_batch_p2_symbols_sum_counted - .
.long bitpal_avx512_column_p2_k1_sweep - .
.long osa_scalar_batch_p2_masks_steady2 - .
.long osa_scalar_batch_p2_masks_held2 - .
.long osa_scalar_batch_p2_masks_steady1 - .
.long osa_scalar_batch_p2_masks_held1 - .
.long osa_scalar_batch_p2_symbols_sum - .
.long osa_scalar_batch_p2_symbols_sum_counted - .
.long osa_scalar_batch_p8_masks_masks - .
.long k_mismatch_avx512_cyclic_k0_words_2048_columns - .
.long k_mismatch_avx512_cyclic_k0_words_2048_results - .
.long weighted_avx512_wavefront_p20_trace - .
.long lcs_avx2_column_p2_k1_sweep - .
.long indel_avx2_column_p2_k1_sweep - .
.long bitpal_scalar_wavefront_p8_k1_edge - .
.long bitpal_scalar_wavefront_p8_k1_steady - .
.long bitpal_scalar_wavefront_prefix_p8_k1_edge_tap - .
.long bitpal_scalar_wavefront_prefix_p8_k1_steady_tap - .
.long k_mismatch_avx2_cyclic_k1_lanes_16_columns - .
.long k_mismatch_avx2_cyclic_k1_lanes_16_results - .
.long indel_avx512_wavefront_p8_k2_edge - .
.long indel_avx512_wavefront_p8_k2_steady - .
.long bitpal_scalar_batch_p2_masks_steady4 - .
.long bitpal_scalar_batch_p2_masks_held4 - .
.long bitpal_scalar_batch_p2_masks_steady1 - .
.long bitpal_scalar_batch_p2_masks_held1 - .
.long bitpal_scalar_batch_p2_symbols_sum - .
.long bitpal_scalar_batch_p2_symbols_sum_counted - .
.long bitpal_scalar_batch_p2_masks_masks - .
.long k_edit_scalar_wavefront_p20_k1_edge_tap - .
.long k_edit_scalar_wavefront_p20_k1_steady_tap - .
.long affine_scalar_wavefront_p2_k1_edge - .
.long affine_scalar_wavefront_p2_k1_steady - .
.long indel_avx512_wavefront_prefix_p2_k4_edge_tap - .
.long indel_avx512_wavefront_prefix_p2_k4_steady_tap - .
.long lcs_scalar_column_p2_k16_sweep - .
.long weighted_avx2_wavefront_p20_k1_edge - .
.long weighted_avx2_wavefront_p20_k1_steady - .
.long hamming_avx2_batch_p20_symbols_steady2 - .
.long hamming_avx2_batch_p20_symbols_held2 - .
.long hamming_avx2_batch_p20_symbols_steady1 - .
.long hamming_avx2_batch_p20_symbols_held1 - .
.long hamming_avx2_batch_p2_symbols_sum - .
.long hamming_avx2_batch_p2_symbols_sum_counted - .
.long k_edit_avx2_cyclic_k2_words_1024_columns - .
.long k_edit_avx2_cyclic_k2_words_1024_results - .
.long osa_avx512_wavefront_prefix_p8_k2_edge_tap - .
.long osa_avx512_wavefront_prefix_p8_k2_steady_tap - .
.long k_mismatch_avx2_cyclic_k3_words_256_columns - .
.long k_mismatch_avx2_cyclic_k3_words_256_results - .
.long bitpal_avx2_column_p2_k1_sweep - .
.long weighted_scalar_column_prefix_p2_k16_sweep_tap - .
.long k_mismatch_avx2_cyclic_k2_lanes_64_columns - .
.long k_mismatch_avx2_cyclic_k2_lanes_64_results - .
.long hamming_avx512_column_p2_k1_sweep - .
.long k_mismatch_avx2_cyclic_k0_lanes_16_columns - .
.long k_mismatch_avx2_cyclic_k0_lanes_16_results - .
.long weighted_avx512_wavefront_p2_k3_edge - .
.long weighted_avx512_wavefront_p2_k3_steady - .
.long k_edit_scalar_cyclic_k3_lanes_16_columns - .
.long k_edit_scalar_cyclic_k3_lanes_16_results - .
.long osa_avx2_wavefront_prefix_p20_k1_edge_tap - .
.long osa_avx2_wavefront_prefix_p20_k1_steady_tap - .
.long levenshtein_avx512_column_p2_k1_sweep - .
.long shift_or_avx2_wavefront_p8_k1_edge - .
.long shift_or_avx2_wavefront_p8_k1_steady - .
.long bitpal_scalar_batch_p8_symbols_steady2 - .
.long bitpal_scalar_batch_p8_symbols_held2 - .
.long bitpal_scalar_batch_p8_symbols_steady1 - .
.long bitpal_scalar_batch_p8_symbols_held1 - .
.long bitpal_scalar_batch_p2_symbols_sum - .
.long bitpal_scalar_batch_p2_symbols_sum_counted - .
.long k_edit_avx512_cyclic_k0_words_2048_columns - .
.long k_edit_avx512_cyclic_k0_words_2048_results - .
.long k_mismatch_scalar_cyclic_k2_lanes_16_columns - .
.long k_mismatch_scalar_cyclic_k2_lanes_16_results - .
.long k_edit_avx2_cyclic_k0_words_256_columns - .
.long k_edit_avx2_cyclic_k0_words_256_results - .
.long bitpal_avx2_batch_p2_masks_steady5 - .
.long bitpal_avx2_batch_p2_masks_held5 - .
.long bitpal_avx2_batch_p2_masks_steady1 - .
.long bitpal_avx2_batch_p2_masks_held1 - .
.long bitpal_avx2_batch_p2_symbols_sum - .
.long bitpal_avx2_batch_p2_symbols_sum_counted - .
.long bitpal_avx2_batch_p8_masks_masks - .
.long affine_avx512_wavefront_p2_k1_edge - .
.long affine_avx512_wavefront_p2_k1_steady - .
.long k_mismatch_avx512_cyclic_k3_words_512_columns - .
.long k_mismatch_avx512_cyclic_k3_words_512_results - .
.long k_edit_avx2_cyclic_k1_lanes_64_columns - .
.long k_edit_avx2_cyclic_k1_lanes_64_results - .
.long indel_avx2_wavefront_infix_p2_trace - .
.long bitpal_scalar_column_prefix_p2_k16_sweep_tap - .
.long bitpal_scalar_column_p2_k16_sweep - .
.long hamming_scalar_batch_p2_masks_steady4 - .
.long hamming_scalar_batch_p2_masks_held4 - .
.long hamming_scalar_batch_p2_masks_steady1 - .
.long hamming_scalar_batch_p2_masks_held1 - .
.long hamming_scalar_batch_p2_symbols_sum - .
.long hamming_scalar_batch_p2_symbols_sum_counted - .
.long hamming_scalar_batch_p20_masks_masks - .
.long indel_avx512_batch_p8_symbols_steady8 - .
.long indel_avx512_batch_p8_symbols_held8 - .
.long indel_avx512_batch_p8_symbols_steady1 - .
.long indel_avx512_batch_p8_symbols_held1 - .
.long indel_avx512_batch_p2_symbols_sum - .
.long indel_avx512_batch_p2_symbols_sum_counted - .
.long indel_avx512_column_infix_p2_k1_sweep - .
.long bitpal_scalar_batch_p2_masks_steady4 - .
.long bitpal_scalar_batch_p2_masks_held4 - .
.long bitpal_scalar_batch_p2_masks_steady1 - .
.long bitpal_scalar_batch_p2_masks_held1 - .
.long bitpal_scalar_batch_p2_symbols_sum - .
.long bitpal_scalar_batch_p2_symbols_sum_counted - .
.long bitpal_scalar_batch_p8_masks_masks - .
.long lcs_scalar_batch_p2_masks_steady8 - .
.long lcs_scalar_batch_p2_masks_held8 - .
.long lcs_scalar_batch_p2_masks_steady1 - .
.long lcs_scalar_batch_p2_masks_held1 - .
.long lcs_scalar_batch_p2_symbols_sum - .
.long lcs_scalar_batch_p2_symbols_sum_counted - .
.long lcs_scalar_batch_p2_masks_masks - .
.long osa_avx2_column_p2_k1_sweep - .
.long shift_or_avx2_wavefront_p20_k1_edge_tap - .
.long shift_or_avx2_wavefront_p20_k1_steady_tap - .
.long bitpal_avx2_wavefront_p20_k1_edge - .
.long bitpal_avx2_wavefront_p20_k1_steady - .
.long k_mismatch_avx512_cyclic_k3_words_2048_columns - .
.long k_mismatch_avx512_cyclic_k3_words_2048_results - .
.long k_mismatch_scalar_cyclic_k1_lanes_16_columns - .
.long k_mismatch_scalar_cyclic_k1_lanes_16_results - .
.long indel_avx512_wavefront_infix_p20_k1_edge_tap - .
.long indel_avx512_wavefront_infix_p20_k1_steady_tap - .
.long indel_avx512_column_infix_p2_k1_sweep_tap - .
.long k_mismatch_scalar_wavefront_p20_k1_edge_tap - .
.long k_mismatch_scalar_wavefront_p20_k1_steady_tap - .
.long indel_avx2_batch_p2_masks_steady8 - .
.long indel_avx2_batch_p2_masks_held8 - .
.long indel_avx2_batch_p2_masks_steady1 - .
.long indel_avx2_batch_p2_masks_held1 - .
.long indel_avx2_batch_p2_symbols_sum - .
.long indel_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx2_batch_p8_masks_masks - .
.long hamming_avx512_batch_p2_masks_steady8 - .
.long hamming_avx512_batch_p2_masks_held8 - .
.long hamming_avx512_batch_p2_masks_steady1 - .
.long hamming_avx512_batch_p2_masks_held1 - .
.long hamming_avx512_batch_p2_symbols_sum - .
.long hamming_avx512_batch_p2_symbols_sum_counted - .
.long hamming_avx512_batch_p8_masks_masks - .
.long k_edit_avx2_cyclic_k0_lanes_16_columns - .
.long k_edit_avx2_cyclic_k0_lanes_16_results - .
.long indel_avx512_wavefront_infix_p8_k2_edge - .
.long indel_avx512_wavefront_infix_p8_k2_steady - .
.long k_mismatch_avx2_wavefront_p20_k1_edge_tap - .
.long k_mismatch_avx2_wavefront_p20_k1_steady_tap - .
.long k_edit_avx2_wavefront_p2_k1_edge - .
.long k_edit_avx2_wavefront_p2_k1_steady - .
.long indel_scalar_column_prefix_p2_k1_sweep_tap - .
.long k_edit_scalar_wavefront_p8_k1_edge - .
.long k_edit_scalar_wavefront_p8_k1_steady - .
.long k_edit_scalar_cyclic_k0_words_256_columns - .
.long k_edit_scalar_cyclic_k0_words_256_results - .
.long indel_avx512_wavefront_prefix_p2_k1_edge_tap - .
.long indel_avx512_wavefront_prefix_p2_k1_steady_tap - .
.long k_edit_avx2_cyclic_k3_lanes_64_columns - .
.long k_edit_avx2_cyclic_k3_lanes_64_results - .
.long iupac_scalar_column_p4_k1_sweep - .
.long k_edit_avx512_wavefront_p8_k1_edge_tap - .
.long k_edit_avx512_wavefront_p8_k1_steady_tap - .
.long osa_avx512_batch_p8_symbols_steady5 - .
.long osa_avx512_batch_p8_symbols_held5 - .
.long osa_avx512_batch_p8_symbols_steady1 - .
.long osa_avx512_batch_p8_symbols_held1 - .
.long osa_avx512_batch_p2_symbols_sum - .
.long osa_avx512_batch_p2_symbols_sum_counted - .
.long indel_avx2_batch_p2_masks_steady8 - .
.long indel_avx2_batch_p2_masks_held8 - .
.long indel_avx2_batch_p2_masks_steady1 - .
.long indel_avx2_batch_p2_masks_held1 - .
.long indel_avx2_batch_p2_symbols_sum - .
.long indel_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx2_batch_p20_masks_masks - .
.long hamming_scalar_batch_p2_masks_steady4 - .
.long hamming_scalar_batch_p2_masks_held4 - .
.long hamming_scalar_batch_p2_masks_steady1 - .
.long hamming_scalar_batch_p2_masks_held1 - .
.long hamming_scalar_batch_p2_symbols_sum - .
.long hamming_scalar_batch_p2_symbols_sum_counted - .
.long hamming_scalar_batch_p8_masks_masks - .
.long affine_avx512_batch_p2_masks_steady3 - .
.long affine_avx512_batch_p2_masks_held3 - .
.long affine_avx512_batch_p2_masks_steady1 - .
.long affine_avx512_batch_p2_masks_held1 - .
.long affine_avx512_batch_p2_symbols_sum - .
.long affine_avx512_batch_p2_symbols_sum_counted - .
.long affine_avx512_batch_p8_masks_masks - .
.long levenshtein_avx2_wavefront_prefix_p20_k1_edge_tap - .
.long levenshtein_avx2_wavefront_prefix_p20_k1_steady_tap - .
.long indel_avx2_wavefront_prefix_p20_k1_edge_tap - .
.long indel_avx2_wavefront_prefix_p20_k1_steady_tap - .
.long lcs_avx2_wavefront_p8_k1_edge - .
.long lcs_avx2_wavefront_p8_k1_steady - .
.long k_mismatch_scalar_cyclic_k0_lanes_64_columns - .
.long k_mismatch_scalar_cyclic_k0_lanes_64_results - .
.long shift_or_avx2_cyclic_words_1024_columns - .
.long shift_or_avx2_cyclic_words_1024_results - .
.long levenshtein_avx512_batch_p2_masks_steady8 - .
.long levenshtein_avx512_batch_p2_masks_held8 - .
.long levenshtein_avx512_batch_p2_masks_steady1 - .
.long levenshtein_avx512_batch_p2_masks_held1 - .
.long levenshtein_avx512_batch_p2_symbols_sum - .
.long levenshtein_avx512_batch_p2_symbols_sum_counted - .
.long levenshtein_avx512_batch_p20_masks_masks - .
.long levenshtein_scalar_wavefront_p8_trace - .
.long levenshtein_avx2_wavefront_prefix_p2_k1_edge_tap - .
.long levenshtein_avx2_wavefront_prefix_p2_k1_steady_tap - .
.long weighted_scalar_batch_p2_masks_steady2 - .
.long weighted_scalar_batch_p2_masks_held2 - .
.long weighted_scalar_batch_p2_masks_steady1 - .
.long weighted_scalar_batch_p2_masks_held1 - .
.long weighted_scalar_batch_p2_symbols_sum - .
.long weighted_scalar_batch_p2_symbols_sum_counted - .
.long weighted_scalar_batch_p8_masks_masks - .
.long levenshtein_avx512_wavefront_p20_trace - .
.long bitpal_avx2_wavefront_p8_k2_edge - .
.long bitpal_avx2_wavefront_p8_k2_steady - .
.long hamming_avx2_wavefront_p8_k1_edge - .
.long hamming_avx2_wavefront_p8_k1_steady - .
.long affine_scalar_batch_p2_masks_steady2 - .
.long affine_scalar_batch_p2_masks_held2 - .
.long affine_scalar_batch_p2_masks_steady1 - .
.long affine_scalar_batch_p2_masks_held1 - .
.long affine_scalar_batch_p2_symbols_sum - .
.long affine_scalar_batch_p2_symbols_sum_counted - .
.long affine_scalar_batch_p20_masks_masks - .
.long indel_avx2_column_infix_p2_k1_sweep - .
.long k_mismatch_avx512_cyclic_k2_words_512_columns - .
.long k_mismatch_avx512_cyclic_k2_words_512_results - .
.long k_mismatch_avx512_cyclic_k3_lanes_64_columns - .
.long k_mismatch_avx512_cyclic_k3_lanes_64_results - .
.long indel_avx512_column_prefix_p2_k1_sweep_tap - .
.long weighted_avx512_wavefront_p20_k1_edge - .
.long weighted_avx512_wavefront_p20_k1_steady - .
.long k_mismatch_scalar_wavefront_p8_k1_edge - .
.long k_mismatch_scalar_wavefront_p8_k1_steady - .
.long bitpal_avx2_wavefront_p2_trace - .
.long k_edit_avx2_cyclic_k2_lanes_64_columns - .
.long k_edit_avx2_cyclic_k2_lanes_64_results - .
.long indel_scalar_wavefront_infix_p20_k1_edge - .
.long indel_scalar_wavefront_infix_p20_k1_steady - .
.long weighted_scalar_batch_p20_symbols_steady2 - .
.long weighted_scalar_batch_p20_symbols_held2 - .
.long weighted_scalar_batch_p20_symbols_steady1 - .
.long weighted_scalar_batch_p20_symbols_held1 - .
.long weighted_scalar_batch_p2_symbols_sum - .
.long weighted_scalar_batch_p2_symbols_sum_counted - .
.long lcs_avx512_column_p2_k1_sweep - .
.long iupac_scalar_wavefront_p4_k1_edge - .
.long iupac_scalar_wavefront_p4_k1_steady - .
.long iupac_scalar_wavefront_p4_trace - .
.long levenshtein_scalar_batch_p2_masks_steady4 - .
.long levenshtein_scalar_batch_p2_masks_held4 - .
.long levenshtein_scalar_batch_p2_masks_steady1 - .
.long levenshtein_scalar_batch_p2_masks_held1 - .
.long levenshtein_scalar_batch_p2_symbols_sum - .
.long levenshtein_scalar_batch_p2_symbols_sum_counted - .
.long levenshtein_scalar_batch_p20_masks_masks - .
.long weighted_scalar_column_p2_k1_sweep - .
.long k_edit_scalar_wavefront_p2_k1_edge_tap - .
.long k_edit_scalar_wavefront_p2_k1_steady_tap - .
.long indel_avx2_wavefront_infix_p2_k2_edge_tap - .
.long indel_avx2_wavefront_infix_p2_k2_steady_tap - .
.long k_edit_avx2_cyclic_k3_words_256_columns - .
.long k_edit_avx2_cyclic_k3_words_256_results - .
.long affine_avx512_batch_p2_symbols_steady3 - .
.long affine_avx512_batch_p2_symbols_held3 - .
.long affine_avx512_batch_p2_symbols_steady1 - .
.long affine_avx512_batch_p2_symbols_held1 - .
.long affine_avx512_batch_p2_symbols_sum - .
.long affine_avx512_batch_p2_symbols_sum_counted - .
.long hamming_scalar_column_p2_k1_sweep - .
.long hamming_avx2_batch_p2_masks_steady5 - .
.long hamming_avx2_batch_p2_masks_held5 - .
.long hamming_avx2_batch_p2_masks_steady1 - .
.long hamming_avx2_batch_p2_masks_held1 - .
.long hamming_avx2_batch_p2_symbols_sum - .
.long hamming_avx2_batch_p2_symbols_sum_counted - .
.long hamming_avx2_batch_p20_masks_masks - .
.long indel_scalar_wavefront_p20_k1_edge - .
.long indel_scalar_wavefront_p20_k1_steady - .
.long indel_avx2_wavefront_infix_p20_k1_edge - .
.long indel_avx2_wavefront_infix_p20_k1_steady - .
.long levenshtein_scalar_wavefront_p8_k1_edge - .
.long levenshtein_scalar_wavefront_p8_k1_steady - .
.long k_mismatch_avx2_wavefront_p8_k1_edge_tap - .
.long k_mismatch_avx2_wavefront_p8_k1_steady_tap - .
.long weighted_avx512_wavefront_prefix_p2_k1_edge_tap - .
.long weighted_avx512_wavefront_prefix_p2_k1_steady_tap - .
.long osa_avx512_wavefront_prefix_p8_k1_edge_tap - .
.long osa_avx512_wavefront_prefix_p8_k1_steady_tap - .
.long hamming_avx512_batch_p2_symbols_steady8 - .
.long hamming_avx512_batch_p2_symbols_held8 - .
.long hamming_avx512_batch_p2_symbols_steady1 - .
.long hamming_avx512_batch_p2_symbols_held1 - .
.long hamming_avx512_batch_p2_symbols_sum - .
.long hamming_avx512_batch_p2_symbols_sum_counted - .
.long iupac_avx2_wavefront_prefix_p4_k2_edge_tap - .
.long iupac_avx2_wavefront_prefix_p4_k2_steady_tap - .
.long bitpal_avx512_column_p2_k1_sweep - .
.long k_edit_scalar_cyclic_k2_lanes_16_columns - .
.long k_edit_scalar_cyclic_k2_lanes_16_results - .
.long osa_scalar_wavefront_p8_k1_edge - .
.long osa_scalar_wavefront_p8_k1_steady - .
.long k_edit_avx2_wavefront_p20_k1_edge - .
.long k_edit_avx2_wavefront_p20_k1_steady - .
.long weighted_scalar_wavefront_p8_trace - .
.long indel_scalar_wavefront_p2_trace - .
.long indel_scalar_batch_p8_symbols_steady2 - .
.long indel_scalar_batch_p8_symbols_held2 - .
.long indel_scalar_batch_p8_symbols_steady1 - .
.long indel_scalar_batch_p8_symbols_held1 - .
.long indel_scalar_batch_p2_symbols_sum - .
.long indel_scalar_batch_p2_symbols_sum_counted - .
.long osa_scalar_column_prefix_p2_k16_sweep_tap - .
.long hamming_scalar_column_p2_k1_sweep - .
.long k_edit_scalar_cyclic_k3_words_256_columns - .
.long k_edit_scalar_cyclic_k3_words_256_results - .
.long hamming_avx512_wavefront_p8_k1_edge - .
.long hamming_avx512_wavefront_p8_k1_steady - .
.long iupac_scalar_column_prefix_p4_k1_sweep_tap - .
.long weighted_scalar_batch_p2_masks_steady2 - .
.long weighted_scalar_batch_p2_masks_held2 - .
.long weighted_scalar_batch_p2_masks_steady1 - .
.long weighted_scalar_batch_p2_masks_held1 - .
.long weighted_scalar_batch_p2_symbols_sum - .
.long weighted_scalar_batch_p2_symbols_sum_counted - .
.long weighted_scalar_batch_p2_masks_masks - .
.long osa_scalar_column_p2_k1_sweep - .
.long indel_avx2_wavefront_infix_p8_k1_edge_tap - .
.long indel_avx2_wavefront_infix_p8_k1_steady_tap - .
.long osa_avx512_wavefront_p8_trace - .
.long osa_scalar_column_p2_k16_sweep - .
.long osa_scalar_column_prefix_p2_k1_sweep_tap - .
.long bitpal_scalar_column_prefix_p2_k1_sweep_tap - .
.long weighted_scalar_column_p2_k16_sweep - .
.long bitpal_avx512_batch_p8_symbols_steady8 - .
.long bitpal_avx512_batch_p8_symbols_held8 - .
.long bitpal_avx512_batch_p8_symbols_steady1 - .
.long bitpal_avx512_batch_p8_symbols_held1 - .
.long bitpal_avx512_batch_p2_symbols_sum - .
.long bitpal_avx512_batch_p2_symbols_sum_counted - .
.long k_mismatch_avx512_cyclic_k1_lanes_16_columns - .
.long k_mismatch_avx512_cyclic_k1_lanes_16_results - .
.long indel_avx512_wavefront_prefix_p8_k2_edge_tap - .
.long indel_avx512_wavefront_prefix_p8_k2_steady_tap - .
.long indel_scalar_wavefront_p8_trace - .
.long osa_avx512_wavefront_prefix_p2_k1_edge_tap - .
.long osa_avx512_wavefront_prefix_p2_k1_steady_tap - .
.long levenshtein_scalar_column_p2_k16_sweep - .
.long osa_scalar_wavefront_prefix_p20_k1_edge_tap - .
.long osa_scalar_wavefront_prefix_p20_k1_steady_tap - .
.long indel_scalar_column_infix_p2_k1_sweep_tap - .
.long indel_avx2_wavefront_p20_k1_edge - .
.long indel_avx2_wavefront_p20_k1_steady - .
.long k_edit_avx512_wavefront_p2_k1_edge - .
.long k_edit_avx512_wavefront_p2_k1_steady - .
.long indel_scalar_column_infix_p2_k16_sweep_tap - .
.long levenshtein_avx2_column_prefix_p2_k1_sweep_tap - .
.long levenshtein_avx512_wavefront_p2_k4_edge - .
.long levenshtein_avx512_wavefront_p2_k4_steady - .
.long bitpal_scalar_wavefront_p20_k1_edge - .
.long bitpal_scalar_wavefront_p20_k1_steady - .
.long hamming_avx512_wavefront_p20_k1_edge - .
.long hamming_avx512_wavefront_p20_k1_steady - .
.long weighted_avx512_wavefront_p8_k1_edge - .
.long weighted_avx512_wavefront_p8_k1_steady - .
.long indel_scalar_wavefront_prefix_p8_k1_edge_tap - .
.long indel_scalar_wavefront_prefix_p8_k1_steady_tap - .
.long affine_scalar_wavefront_p8_k1_edge - .
.long affine_scalar_wavefront_p8_k1_steady - .
.long levenshtein_avx512_column_prefix_p2_k1_sweep_tap - .
.long indel_avx2_wavefront_p8_trace - .
.long indel_scalar_column_prefix_p2_k16_sweep_tap - .
.long levenshtein_avx512_wavefront_p2_k1_edge - .
.long levenshtein_avx512_wavefront_p2_k1_steady - .
.long weighted_avx512_column_prefix_p2_k1_sweep_tap - .
.long osa_avx2_wavefront_p20_k1_edge - .
.long osa_avx2_wavefront_p20_k1_steady - .
.long shift_or_avx2_cyclic_lanes_16_columns - .
.long shift_or_avx2_cyclic_lanes_16_results - .
.long k_mismatch_scalar_cyclic_k0_lanes_16_columns - .
.long k_mismatch_scalar_cyclic_k0_lanes_16_results - .
.long weighted_avx2_column_prefix_p2_k1_sweep_tap - .
.long k_edit_avx2_wavefront_p8_k1_edge - .
.long k_edit_avx2_wavefront_p8_k1_steady - .
.long lcs_avx2_batch_p20_symbols_steady2 - .
.long lcs_avx2_batch_p20_symbols_held2 - .
.long lcs_avx2_batch_p20_symbols_steady1 - .
.long lcs_avx2_batch_p20_symbols_held1 - .
.long lcs_avx2_batch_p2_symbols_sum - .
.long lcs_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx512_wavefront_prefix_p20_k1_edge_tap - .
.long indel_avx512_wavefront_prefix_p20_k1_steady_tap - .
.long bitpal_avx2_wavefront_prefix_p20_k1_edge_tap - .
.long bitpal_avx2_wavefront_prefix_p20_k1_steady_tap - .
.long shift_or_avx2_cyclic_words_256_columns - .
.long shift_or_avx2_cyclic_words_256_results - .
.long osa_avx2_batch_p2_masks_steady2 - .
.long osa_avx2_batch_p2_masks_held2 - .
.long osa_avx2_batch_p2_masks_steady1 - .
.long osa_avx2_batch_p2_masks_held1 - .
.long osa_avx2_batch_p2_symbols_sum - .
.long osa_avx2_batch_p2_symbols_sum_counted - .
.long osa_avx2_batch_p2_masks_masks - .
.long k_edit_avx2_cyclic_k0_lanes_64_columns - .
.long k_edit_avx2_cyclic_k0_lanes_64_results - .
.long osa_avx512_wavefront_prefix_p20_k1_edge_tap - .
.long osa_avx512_wavefront_prefix_p20_k1_steady_tap - .
.long hamming_avx2_batch_p2_masks_steady5 - .
.long hamming_avx2_batch_p2_masks_held5 - .
.long hamming_avx2_batch_p2_masks_steady1 - .
.long hamming_avx2_batch_p2_masks_held1 - .
.long hamming_avx2_batch_p2_symbols_sum - .
.long hamming_avx2_batch_p2_symbols_sum_counted - .
.long hamming_avx2_batch_p2_masks_masks - .
.long lcs_avx512_batch_p2_masks_steady8 - .
.long lcs_avx512_batch_p2_masks_held8 - .
.long lcs_avx512_batch_p2_masks_steady1 - .
.long lcs_avx512_batch_p2_masks_held1 - .
.long lcs_avx512_batch_p2_symbols_sum - .
.long lcs_avx512_batch_p2_symbols_sum_counted - .
.long lcs_avx512_batch_p20_masks_masks - .
.long osa_avx512_batch_p2_masks_steady8 - .
.long osa_avx512_batch_p2_masks_held8 - .
.long osa_avx512_batch_p2_masks_steady1 - .
.long osa_avx512_batch_p2_masks_held1 - .
.long osa_avx512_batch_p2_symbols_sum - .
.long osa_avx512_batch_p2_symbols_sum_counted - .
.long osa_avx512_batch_p20_masks_masks - .
.long lcs_avx512_wavefront_p8_k2_edge - .
.long lcs_avx512_wavefront_p8_k2_steady - .
.long osa_avx512_column_prefix_p2_k1_sweep_tap - .
.long levenshtein_avx2_batch_p2_masks_steady5 - .
.long levenshtein_avx2_batch_p2_masks_held5 - .
.long levenshtein_avx2_batch_p2_masks_steady1 - .
.long levenshtein_avx2_batch_p2_masks_held1 - .
.long levenshtein_avx2_batch_p2_symbols_sum - .
.long levenshtein_avx2_batch_p2_symbols_sum_counted - .
.long levenshtein_avx2_batch_p20_masks_masks - .
.long bitpal_avx512_wavefront_p8_k1_edge - .
.long bitpal_avx512_wavefront_p8_k1_steady - .
.long indel_avx2_batch_p2_masks_steady8 - .
.long indel_avx2_batch_p2_masks_held8 - .
.long indel_avx2_batch_p2_masks_steady1 - .
.long indel_avx2_batch_p2_masks_held1 - .
.long indel_avx2_batch_p2_symbols_sum - .
.long indel_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx2_batch_p2_masks_masks - .
.long affine_avx512_wavefront_p2_k2_edge - .
.long affine_avx512_wavefront_p2_k2_steady - .
.long bitpal_avx2_batch_p2_masks_steady5 - .
.long bitpal_avx2_batch_p2_masks_held5 - .
.long bitpal_avx2_batch_p2_masks_steady1 - .
.long bitpal_avx2_batch_p2_masks_held1 - .
.long bitpal_avx2_batch_p2_symbols_sum - .
.long bitpal_avx2_batch_p2_symbols_sum_counted - .
.long bitpal_avx2_batch_p20_masks_masks - .
.long bitpal_avx512_wavefront_p20_k1_edge - .
.long bitpal_avx512_wavefront_p20_k1_steady - .
.long k_edit_scalar_wavefront_p20_k1_edge - .
.long k_edit_scalar_wavefront_p20_k1_steady - .
.long indel_avx512_column_prefix_p2_k1_sweep_tap - .
.long shift_or_scalar_wavefront_p20_k1_edge - .
.long shift_or_scalar_wavefront_p20_k1_steady - .
.long lcs_avx512_wavefront_p2_trace - .
.long indel_scalar_batch_p2_masks_steady8 - .
.long indel_scalar_batch_p2_masks_held8 - .
.long indel_scalar_batch_p2_masks_steady1 - .
.long indel_scalar_batch_p2_masks_held1 - .
.long indel_scalar_batch_p2_symbols_sum - .
.long indel_scalar_batch_p2_symbols_sum_counted - .
.long indel_scalar_batch_p2_masks_masks - .
.long weighted_scalar_wavefront_p8_k1_edge - .
.long weighted_scalar_wavefront_p8_k1_steady - .
.long osa_avx2_column_p2_k1_sweep - .
.long indel_avx512_wavefront_p2_k4_edge - .
.long indel_avx512_wavefront_p2_k4_steady - .
.long hamming_avx2_wavefront_p2_k2_edge - .
.long hamming_avx2_wavefront_p2_k2_steady - .
.long bitpal_scalar_batch_p2_masks_steady4 - .
.long bitpal_scalar_batch_p2_masks_held4 - .
.long bitpal_scalar_batch_p2_masks_steady1 - .
.long bitpal_scalar_batch_p2_masks_held1 - .
.long bitpal_scalar_batch_p2_symbols_sum - .
.long bitpal_scalar_batch_p2_symbols_sum_counted - .
.long bitpal_scalar_batch_p20_masks_masks - .
.long affine_avx2_batch_p20_symbols_steady2 - .
.long affine_avx2_batch_p20_symbols_held2 - .
.long affine_avx2_batch_p20_symbols_steady1 - .
.long affine_avx2_batch_p20_symbols_held1 - .
.long affine_avx2_batch_p2_symbols_sum - .
.long affine_avx2_batch_p2_symbols_sum_counted - .
.long indel_avx2_wavefront_infix_p2_k1_edge_tap - .
.long indel_avx2_wavefront_infix_p2_k1_steady_tap - .
.long hamming_scalar_batch_p2_symbols_steady3 - .
.long hamming_scalar_batch_p2_symbols_held3 - .
.long hamming_scalar_batch_p2_symbols_steady1 - .
.long hamming_scalar_batch_p2_symbols_held1 - .
.long hamming_scalar_batch_p2_symbols_sum - .
.long hamming_scalar_batch_p2_symbols_sum_counted - .
.long k_edit_avx2_cyclic_k2_words_256_columns - .
.long k_edit_avx2_cyclic_k2_words_256_results - .
.long lcs_avx2_wavefront_p20_trace - .
.popsection
)");

namespace minterm {
namespace {

const LinkedKernel kernels[] = {
    {0x013f92d248d8259b, 0, 2, 0, 1},
    {0x01f87012f44612cc, 2, 2, 1, 0},
    {0x0202af349c97b1b5, 4, 2, 1, 1},
    {0x0214992ec3e17763, 6, 2, 2, 1},
    {0x0385118168c905eb, 8, 1, 3, 1},
    {0x03d7e170020dc950, 9, 1, 4, 1},
    {0x0414bbfeef80f523, 10, 2, 5, 1},
    {0x04228c8923f94255, 12, 2, 6, 1},
    {0x04ae592e15f5f5a2, 14, 1, 7, 13},
    {0x04eab2cdc3d32104, 15, 2, 20, 1},
    {0x05465c16fa4c8551, 17, 2, 21, 1},
    {0x05732456d1680237, 19, 7, 22, 5},
    {0x06626e3ae6051981, 26, 1, 27, 29},
    {0x06b73936a51a5c08, 27, 2, 56, 1},
    {0x06c0090de5de4501, 29, 2, 57, 1},
    {0x06c9ee67aeb9946c, 31, 2, 58, 1},
    {0x06e3d8302c302144, 33, 2, 59, 1},
    {0x0747529a9c1b763b, 35, 2, 60, 1},
    {0x074cd277510a3738, 37, 6, 61, 5},
    {0x07b50f70fd0b6205, 43, 2, 66, 0},
    {0x080e507dd5406b76, 45, 2, 66, 1},
    {0x0880e0b85faf816b, 47, 6, 67, 5},
    {0x09daf2da2f49bb79, 53, 1, 72, 1},
    {0x0a551086bdad1179, 54, 2, 73, 0},
    {0x0ad3b3c432d9b8eb, 56, 2, 73, 0},
    {0x0af2ec51f25a54a6, 58, 2, 73, 1},
    {0x0b5f32396f7b759b, 60, 2, 74, 1},
    {0x0d16033a2c6b399e, 62, 2, 75, 0},
    {0x0d4fb0bc9e5f0630, 64, 1, 75, 1},
    {0x0ddc3ad90da414d1, 65, 1, 76, 37},
    {0x0dfeca3f2c74e047, 66, 1, 113, 1},
    {0x0ec6003f7c649e14, 67, 2, 114, 1},
    {0x107ea4e974a97279, 69, 2, 115, 1},
    {0x10ff74c03b7f6f76, 71, 2, 116, 1},
    {0x118d5e5d3d413be2, 73, 2, 117, 1},
    {0x123c74f435bded2e, 75, 2, 118, 0},
    {0x1393c04c8ab53861, 77, 2, 118, 0},
    {0x13d3fca16c9ad383, 79, 2, 118, 1},
    {0x141d3fb69e122287, 81, 7, 119, 5},
    {0x1472f5c2b97d57e9, 88, 2, 124, 1},
    {0x15589490abd3fbe6, 90, 2, 125, 1},
    {0x1573570f60cef5bb, 92, 2, 126, 1},
    {0x157fb47ef39eab17, 94, 2, 127, 1},
    {0x15fad8220727bcbc, 96, 2, 128, 0},
    {0x168e4d5421b0c5b6, 98, 2, 128, 1},
    {0x16be71c83b94c15a, 100, 1, 129, 13},
    {0x16c3e54b2557e42b, 101, 1, 142, 13},
    {0x172f22449f13fcf0, 102, 1, 155, 9},
    {0x17b08afd5c69bbe9, 103, 2, 164, 1},
    {0x17d4b88018876bf4, 105, 1, 165, 1},
    {0x17fd7386f76d0889, 106, 1, 166, 13},
    {0x18f743569d2e48ae, 107, 6, 179, 5},
    {0x19506cb1e4a0670d, 113, 1, 184, 1},
    {0x19debacd413c3c7e, 114, 2, 185, 0},
    {0x1a074c771a95c721, 116, 2, 185, 1},
    {0x1a46cc3655215e59, 118, 2, 186, 1},
    {0x1ab734ec35ee3d9e, 120, 2, 187, 1},
    {0x1bbe8b05b5c95aa6, 122, 7, 188, 5},
    {0x1bfba6ce3719738c, 129, 1, 193, 25},
    {0x1c5bdb61940d6770, 130, 1, 218, 37},
    {0x1db485ef76b75b2e, 131, 2, 255, 1},
    {0x1dc4b772ef1917c6, 133, 1, 256, 17},
    {0x1e1388060658e5ec, 134, 2, 273, 1},
    {0x1f1cbbcf7fec8ea3, 136, 2, 274, 1},
    {0x1f681a0ed473ae81, 138, 2, 275, 1},
    {0x1fbeccddd2287386, 140, 2, 276, 1},
    {0x1fc44870c5bd6596, 142, 2, 277, 1},
    {0x1fcf8301605cb156, 144, 2, 278, 1},
    {0x1ff3b6aefcb31f87, 146, 2, 279, 1},
    {0x1ff7a9055eca9191, 148, 2, 280, 1},
    {0x1ffaa831edf160ff, 150, 1, 281, 1},
    {0x204784eb48896047, 151, 1, 282, 9},
    {0x20f25e0a7aa36698, 152, 1, 291, 1},
    {0x20fb84b8c9dbd42d, 153, 7, 292, 5},
    {0x21148a08fe1775a0, 160, 2, 297, 1},
    {0x2120f0090805b0c7, 162, 2, 298, 0},
    {0x2130a57e00d329e3, 164, 2, 298, 1},
    {0x21a395d0f68fc45a, 166, 2, 299, 1},
    {0x2298b0e0c56482d1, 168, 1, 300, 13},
    {0x2378cef62892af6b, 169, 2, 313, 1},
    {0x23e4ef78d0414f5e, 171, 2, 314, 1},
    {0x23f6787d96438530, 173, 2, 315, 1},
    {0x249737ba8adf3d38, 175, 6, 316, 5},
    {0x24a82ff6de5958d0, 181, 1, 321, 1},
    {0x25cbdd3e1486d60e, 182, 2, 322, 0},
    {0x266018b592f58c78, 184, 1, 322, 17},
    {0x27bca0baa4ff1163, 185, 7, 339, 5},
    {0x27cca37a225426ce, 192, 2, 344, 0},
    {0x286681bf46b6379c, 194, 1, 344, 1},
    {0x28990de661b80872, 195, 2, 345, 1},
    {0x28c5016486334654, 197, 1, 346, 13},
    {0x28f1b44b0f1823d7, 198, 1, 359, 13},
    {0x290b0f4ac45fd18f, 199, 6, 372, 5},
    {0x2978dac7875ff1fe, 205, 1, 377, 37},
    {0x2993488e94b27137, 206, 2, 414, 0},
    {0x2a4f237c93ddb2b4, 208, 2, 414, 1},
    {0x2a6714d3fcba2288, 210, 6, 415, 5},
    {0x2aa813417fd5ac2b, 216, 1, 420, 13},
    {0x2b1e7c207aa6514c, 217, 2, 433, 1},
    {0x2bdba52f23291884, 219, 2, 434, 0},
    {0x2bf16535dfcb6f3b, 221, 6, 434, 5},
    {0x2c2afe2170a83e3e, 227, 6, 439, 5},
    {0x2c50cc1f5e1d2da5, 233, 2, 444, 1},
    {0x2c51df01e33c0958, 235, 6, 445, 5},
    {0x2c87e6f2f49a547e, 241, 1, 450, 9},
    {0x2d0ef0d7188a483d, 242, 7, 459, 5},
    {0x2df52b5f00f6f0ed, 249, 2, 464, 1},
    {0x2e084ad3732e02d7, 251, 2, 465, 0},
    {0x2e5a3a195654c578, 253, 1, 465, 1},
    {0x2e7c13ecae734c5e, 254, 6, 466, 5},
    {0x2f1752e0b88c7487, 260, 2, 471, 0},
    {0x2f981f6bcbb53f9e, 262, 1, 471, 37},
    {0x2fb37068a247f6a1, 263, 1, 508, 9},
    {0x2fbae6847dcb286c, 264, 2, 517, 0},
    {0x30aa6de4a9df457e, 266, 2, 517, 1},
    {0x30d9881ea06effa7, 268, 2, 518, 1},
    {0x3110a34c8404d727, 270, 2, 519, 1},
    {0x3141505f6403be5c, 272, 2, 520, 1},
    {0x314f5e0e101042d4, 274, 1, 521, 13},
    {0x31bf84ae62a2886c, 275, 2, 534, 0},
    {0x31ce41a5ae5005e8, 277, 2, 534, 1},
    {0x31e53b423348e8f6, 279, 7, 535, 5},
    {0x32c7096697580f88, 286, 2, 540, 1},
    {0x33c1ba7faae8ee13, 288, 1, 541, 13},
    {0x33da4ead3f31e2e4, 289, 1, 554, 1},
    {0x3426f0086fe60cd6, 290, 7, 555, 5},
    {0x34717058de134e5b, 297, 2, 560, 1},
    {0x34738287ebe7e266, 299, 1, 561, 9},
    {0x3490f96effaec5a7, 300, 2, 570, 1},
    {0x350c26b145232f1f, 302, 7, 571, 5},
    {0x352d7e5574b862a4, 309, 2, 576, 1},
    {0x36061b2483139b48, 311, 2, 577, 1},
    {0x3628d5d257ae4908, 313, 2, 578, 1},
    {0x36377762265aeb84, 315, 2, 579, 1},
    {0x3656414135b758a9, 317, 2, 580, 1},
    {0x369487ed6eae2b1b, 319, 6, 581, 5},
    {0x36ce3be18b4aeab0, 325, 2, 586, 1},
    {0x378a2cae41c21227, 327, 1, 587, 9},
    {0x37df5c0a011716bb, 328, 1, 596, 13},
    {0x37ee12b11391a2b8, 329, 2, 609, 1},
    {0x38015378552b4266, 331, 1, 610, 17},
    {0x386145dbe51757ab, 332, 2, 627, 1},
    {0x386a75a0afe41eee, 334, 6, 628, 5},
    {0x386b534b44a6622e, 340, 1, 633, 13},
    {0x38b325232c8422c6, 341, 2, 646, 1},
    {0x38e4fbd6aa189134, 343, 2, 647, 1},
    {0x3a5f4e6d3d41fa81, 345, 2, 648, 1},
    {0x3a6dd94d8e921ef2, 347, 2, 649, 0},
    {0x3a76fb995a6863b5, 349, 2, 649, 0},
    {0x3aaca5a8caba93de, 351, 1, 649, 37},
    {0x3ae37f0d0564e4de, 352, 1, 686, 13},
    {0x3b4d60e37b3d48af, 353, 1, 699, 13},
    {0x3c8745d84acf7b03, 354, 1, 712, 1},
    {0x3ca653deda8126b2, 355, 1, 713, 13},
    {0x3cbb0e57a43f5a2f, 356, 6, 726, 5},
    {0x3d5885d007a52f3a, 362, 2, 731, 0},
    {0x3d8ad7e642ebb9e1, 364, 2, 731, 1},
    {0x3da4e24b5a64e410, 366, 2, 732, 1},
    {0x3dbfb6b03b497773, 368, 6, 733, 5},
    {0x3de23bab8a60d0f0, 374, 2, 738, 1},
    {0x3e03348e38501228, 376, 2, 739, 1},
    {0x3e59bf181701e519, 378, 2, 740, 0},
    {0x3e67b840d78ec40c, 380, 2, 740, 1},
    {0x3e875f3682fa2d88, 382, 2, 741, 1},
    {0x3f12879794c05dc7, 384, 6, 742, 5},
    {0x401b1e4396664c61, 390, 2, 747, 1},
    {0x40549d15334e65d1, 392, 1, 748, 1},
    {0x41414042a37f2c18, 393, 2, 749, 0},
    {0x4195d54107d8abd7, 395, 1, 749, 1},
    {0x42b171c7f3a9e496, 396, 6, 750, 5},
    {0x42dacbda97086b83, 402, 1, 755, 1},
    {0x43802eb8aee0ec6c, 403, 7, 756, 5},
    {0x44dd4324d87557ff, 410, 1, 761, 1},
    {0x44f53f6db90e0166, 411, 6, 762, 5},
    {0x4510842d50ee1ea6, 417, 7, 767, 5},
    {0x462b241d5410e4ef, 424, 1, 772, 1},
    {0x466b3c64df8bbc02, 425, 2, 773, 0},
    {0x46a8b5ba269e6c70, 427, 1, 773, 13},
    {0x46fa66464284750e, 428, 2, 786, 1},
    {0x47ab31c97028d2a1, 430, 1, 787, 13},
    {0x47c2a8e617c1c293, 431, 1, 800, 1},
    {0x47ca142b5838f7bf, 432, 6, 801, 5},
    {0x48e164b20590c920, 438, 2, 806, 0},
    {0x48eeebda95c4db1e, 440, 2, 806, 0},
    {0x48f02d36a65d7d50, 442, 1, 806, 13},
    {0x49213c6acafd2525, 443, 2, 819, 0},
    {0x49277bbda16cbc1b, 445, 1, 819, 1},
    {0x4927da528b9b3e5a, 446, 6, 820, 5},
    {0x49ce4028772d035a, 452, 2, 825, 1},
    {0x4a2ae3f26e0fb80b, 454, 2, 826, 1},
    {0x4a58164b0f747e09, 456, 2, 827, 0},
    {0x4a6411072cd5256f, 458, 6, 827, 5},
    {0x4b7fd07ac3e2abce, 464, 2, 832, 1},
    {0x4c2bab63f21b3fae, 466, 6, 833, 5},
    {0x4c2bf95762619d15, 472, 2, 838, 1},
    {0x4c5c99b57ab1b038, 474, 2, 839, 1},
    {0x4ca19eb059867eac, 476, 1, 840, 13},
    {0x4cfd3ad6ebbcf564, 477, 2, 853, 1},
    {0x4d278487c8e0c244, 479, 2, 854, 1},
    {0x4d8a3db1c9db405a, 481, 2, 855, 1},
    {0x4dc7cb142b997c19, 483, 1, 856, 1},
    {0x4e02c3542ea94c61, 484, 2, 857, 0},
    {0x4e1413f91e65afdf, 486, 1, 857, 1},
    {0x4e431a1ebc600467, 487, 2, 858, 1},
    {0x4ea311bf0d4a80ac, 489, 2, 859, 0},
    {0x4fe0426b85008a90, 491, 2, 859, 0},
    {0x5052aa806e080873, 493, 1, 859, 1},
    {0x50dc31176e8cf792, 494, 7, 860, 5},
    {0x52fd62b765036a1e, 501, 2, 865, 0},
    {0x53c4d4ff63c20826, 503, 2, 865, 1},
    {0x53fbe2ff3c786c1b, 505, 2, 866, 1},
    {0x543748e89f4cb34f, 507, 1, 867, 37},
    {0x5472133626bc78be, 508, 2, 904, 1},
    {0x5476c6d7630e36b2, 510, 6, 905, 5},
    {0x5486b768aff32a7f, 516, 7, 910, 5},
    {0x5487e06a26439642, 523, 2, 915, 0},
    {0x54b3cd615203ec33, 525, 2, 915, 1},
    {0x54c2daa656eb78b7, 527, 6, 916, 5},
    {0x54cee40f195867ef, 533, 1, 921, 1},
    {0x552d95517ae2b027, 534, 2, 922, 0},
    {0x5620881551df7dd7, 536, 2, 922, 0},
    {0x56ba1e0df67a3d26, 538, 2, 922, 0},
    {0x56d8ed7c107c9096, 540, 6, 922, 5},
    {0x578327d27867777f, 546, 2, 927, 1},
    {0x57abf9a561adde1f, 548, 2, 928, 1},
    {0x57cacd2bdecdfd97, 550, 2, 929, 1},
    {0x583375f0fd4110ae, 552, 2, 930, 0},
    {0x589082f9f92dd01c, 554, 2, 930, 1},
    {0x58a426c3c6f53d60, 556, 2, 931, 0},
    {0x58d294ac3a411619, 558, 6, 931, 5},
    {0x591c73ace42dcfc5, 564, 2, 936, 0},
    {0x593525dd1445e152, 566, 7, 936, 5},
    {0x596b42f21679c7f3, 573, 2, 941, 1},
    {0x59a8d97959138da4, 575, 2, 942, 0},
    {0x5a99cd2ef8e7840e, 577, 2, 942, 1},
    {0x5af372f8f8d50037, 579, 2, 943, 0},
    {0x5b3cac5def6bd5c9, 581, 6, 943, 5},
    {0x5b91fe838c7fad30, 587, 2, 948, 1},
    {0x5bac702f06dad96e, 589, 6, 949, 5},
    {0x5bc7a89b4c763ec7, 595, 7, 954, 5},
    {0x5bd19a46363876d6, 602, 7, 959, 5},
    {0x5c01419b4249f198, 609, 1, 964, 1},
    {0x5c3cbca40bc4f050, 610, 2, 965, 1},
    {0x5d7003f7535c93cf, 612, 2, 966, 1},
    {0x5daf2bdd3c383db0, 614, 1, 967, 13},
    {0x5e05b42a3374e514, 615, 7, 980, 5},
    {0x5ec27c2e39c0e0e1, 622, 2, 985, 0},
    {0x5efb93d935c7b8a9, 624, 1, 985, 13},
    {0x5f6e35ce5c8ce264, 625, 2, 998, 0},
    {0x5fe0e402a1e98f91, 627, 1, 998, 25},
    {0x6065c001622daffa, 628, 2, 1023, 1},
    {0x6077daa989524866, 630, 7, 1024, 5},
    {0x61229aa357124319, 637, 1, 1029, 13},
    {0x6194f751484f4cad, 638, 6, 1042, 5},
    {0x61c6c77f76d66ecc, 644, 1, 1047, 1},
    {0x623ecf5be7e27207, 645, 2, 1048, 1},
    {0x62561c0a28263ae4, 647, 2, 1049, 0},
    {0x625d5af686edf2a7, 649, 2, 1049, 1},
    {0x62c8879cd4262bdf, 651, 2, 1050, 1},
    {0x6337191779e88b57, 653, 7, 1051, 5},
    {0x633c301c6ad3394f, 660, 6, 1056, 5},
    {0x63891d99a755f11e, 666, 2, 1061, 1},
    {0x646fb52dbb7d02f8, 668, 2, 1062, 0},
    {0x64fc6568ba585874, 670, 2, 1062, 1},
    {0x651bf94cb35866eb, 672, 1, 1063, 1},
    {0x656648819653471c, 673, 7, 1064, 5},
    {0x656cd5472c88ebb4, 680, 1, 1069, 13},
    {0x658c62dd7bf59176, 681, 2, 1082, 0},
    {0x65bd3aec05995608, 683, 2, 1082, 1},
    {0x66479c243dd439b1, 685, 7, 1083, 5},
    {0x66b7fca3a15ed896, 692, 2, 1088, 0},
    {0x66e24854e96252e1, 694, 7, 1088, 5},
    {0x672acbc5327028d0, 701, 2, 1093, 1},
    {0x67499c48eab48c45, 703, 1, 1094, 1},
    {0x6764aebac159eb0d, 704, 2, 1095, 1},
    {0x68109ab692d6f7f8, 706, 6, 1096, 5},
    {0x6833ed85c98ee676, 712, 1, 1101, 13},
    {0x68dbb8fcc0adc3cb, 713, 2, 1114, 1},
    {0x690ab4498148fe3c, 715, 1, 1115, 1},
    {0x6977015c49acef03, 716, 2, 1116, 1},
    {0x697b145d5e4a0868, 718, 1, 1117, 1},
    {0x69ecf93ad2add7d4, 719, 2, 1118, 1},
    {0x6a614f0ab7a61ccf, 721, 2, 1119, 1},
    {0x6ae1bde407bb3c0b, 723, 2, 1120, 1},
    {0x6ba32765c3325123, 725, 2, 1121, 1},
    {0x6be310df50dab143, 727, 6, 1122, 5},
    {0x6c15968d892f596a, 733, 7, 1127, 5},
    {0x6c2691e9ba00433f, 740, 7, 1132, 5},
    {0x6c940d1cfb998820, 747, 1, 1137, 9},
    {0x6caf34d9d08c0907, 748, 7, 1146, 5},
    {0x6cc49012cda67cef, 755, 2, 1151, 0},
    {0x6ce0e7d6bb7ad134, 757, 2, 1151, 0},
    {0x6d1d6602fa18a440, 759, 2, 1151, 0},
    {0x6da298a37bcd9760, 761, 2, 1151, 0},
    {0x6e729826782a3a52, 763, 7, 1151, 5},
    {0x6e77adf89689dcde, 770, 6, 1156, 5},
    {0x6e97ddbdc9d4a7bf, 776, 2, 1161, 1},
    {0x6f8fd9e409859b5a, 778, 6, 1162, 5},
    {0x6ff8a8d36b2b68e6, 784, 2, 1167, 1},
    {0x7064be0fb813490e, 786, 1, 1168, 29},
    {0x708917feb841c1a8, 787, 2, 1197, 1},
    {0x709a331a5dccbfdb, 789, 7, 1198, 5},
    {0x7104a8292a0a40c3, 796, 2, 1203, 1},
    {0x710ec2261450981d, 798, 6, 1204, 5},
    {0x712f485fca76f2cb, 804, 2, 1209, 1},
    {0x71804ae771810166, 806, 2, 1210, 0},
    {0x72117e4edc9ea7cb, 808, 1, 1210, 13},
    {0x726bb6bca4b831c4, 809, 1, 1223, 29},
    {0x727664c6c7c181c0, 810, 1, 1252, 1},
    {0x73532330f740fea9, 811, 1, 1253, 9},
    {0x737b6acdf6a0afb7, 812, 6, 1262, 5},
    {0x739b4f911508789b, 818, 7, 1267, 5},
    {0x74486f27cac0ba5d, 825, 7, 1272, 5},
    {0x751d7275850b095a, 832, 7, 1277, 5},
    {0x75828915a9b52527, 839, 6, 1282, 5},
    {0x75e146b6f4f4a6df, 845, 2, 1287, 1},
    {0x776971ba84c387ac, 847, 7, 1288, 5},
    {0x7884adfbe23c6474, 854, 2, 1293, 1},
    {0x788b6b45fecfd9af, 856, 1, 1294, 37},
    {0x78cd55e88eb2a370, 857, 2, 1331, 1},
    {0x79d1169fbf3585be, 859, 2, 1332, 1},
    {0x79fbf93054a4840f, 861, 1, 1333, 1},
    {0x7a205090bf3297e5, 862, 2, 1334, 0},
    {0x7a51a266fed511b2, 864, 1, 1334, 1},
    {0x7ae39a78ef72d196, 865, 2, 1335, 1},
    {0x7aee51debbf53de7, 867, 7, 1336, 5},
    {0x7b09262a380920d9, 874, 2, 1341, 0},
    {0x7b0f0ec0c49b5c0d, 876, 2, 1341, 1},
    {0x7b3156942370eebb, 878, 2, 1342, 0},
    {0x7b9d89d3b225a775, 880, 2, 1342, 1},
    {0x7bad85a194dda91c, 882, 7, 1343, 5},
    {0x7c1c0636fbc186fb, 889, 6, 1348, 5},
    {0x7c50ca90f6c7245b, 895, 2, 1353, 1},
    {0x7c50f2139bed55be, 897, 1, 1354, 29},
    {0x7d22e4f12c80c5d3, 898, 2, 1383, 1},
    {0x7e41f49243e26401, 900, 1, 1384, 1},
    {0x7e7aecae44bb9350, 901, 2, 1385, 1},
    {0x7efe4ffa939f7dd6, 903, 6, 1386, 5},
    {0x7f5799219f3a58d3, 909, 2, 1391, 1},
    {0x7f718164a8e66e8b, 911, 6, 1392, 5},
    {0x80d3777a2b404120, 917, 2, 1397, 1},
    {0x80ea33c89adfdaf4, 919, 2, 1398, 1},
    {0x811c93d6f9f9c2fc, 921, 2, 1399, 0},
    {0x8135a2f61bf71959, 923, 2, 1399, 1},
    {0x81af7f1f3bc09c81, 925, 7, 1400, 5},
    {0x81d9696acdcae978, 932, 1, 1405, 1},
    {0x822a0bb8ebe198c1, 933, 7, 1406, 5},
    {0x8230ec96ac1252a1, 940, 1, 1411, 17},
    {0x8290d76f52982335, 941, 2, 1428, 1},
    {0x829ae8cb09326424, 943, 2, 1429, 0},
    {0x831f569ae000b1e9, 945, 6, 1429, 5},
    {0x837c87c39ce2d6ef, 951, 1, 1434, 9},
    {0x837f6150d1456374, 952, 2, 1443, 1},
    {0x838aaa0a225aec06, 954, 2, 1444, 1},
    {0x838b1bab4ac0ffaf, 956, 1, 1445, 17},
    {0x839cc8be9ab617c9, 957, 6, 1462, 5},
    {0x83dadc5cb73b84f3, 963, 2, 1467, 1},
    {0x83e26a056a6de6d8, 965, 2, 1468, 1},
    {0x84378db2e2092a38, 967, 2, 1469, 1},
    {0x84fe7c6a91d7fe69, 969, 6, 1470, 5},
    {0x8514feae21301cd0, 975, 1, 1475, 1},
    {0x8572ba58360e75b7, 976, 6, 1476, 5},
    {0x868e34b04aa8c7a2, 982, 2, 1481, 1},
    {0x86e39a646c1fb611, 984, 1, 1482, 17},
    {0x875ea8eb4d0c4f1b, 985, 2, 1499, 1},
    {0x87b3367de2235bf0, 987, 2, 1500, 1},
    {0x87ca5b1a77a3bb72, 989, 2, 1501, 1},
    {0x88496b6a0d7298de, 991, 2, 1502, 1},
    {0x884ff2181aa909ff, 993, 1, 1503, 17},
    {0x885a363226d9d3bf, 994, 2, 1520, 0},
    {0x89138650ab139430, 996, 2, 1520, 0},
    {0x8916a5d1d0182ed0, 998, 2, 1520, 1},
    {0x894deeaccf7d3610, 1000, 1, 1521, 37},
    {0x89f2b55e403ff535, 1001, 2, 1558, 1},
    {0x8a2746f444c96c39, 1003, 2, 1559, 1},
    {0x8a31d34f5872296f, 1005, 7, 1560, 5},
    {0x8b9824abb2d2316c, 1012, 2, 1565, 1},
    {0x8bc1869b51eb79a0, 1014, 2, 1566, 1},
    {0x8bf6b2a7b7f0a978, 1016, 2, 1567, 1},
    {0x8c21c4cbb08fed99, 1018, 2, 1568, 0},
    {0x8c5365b9cc388103, 1020, 6, 1568, 5},
    {0x8d210246c7aeb03f, 1026, 2, 1573, 0},
    {0x8d235426e405b1b3, 1028, 1, 1573, 29},
    {0x8d26be25b1b55db7, 1029, 2, 1602, 1},
    {0x8d420ac6d47f4865, 1031, 2, 1603, 1},
    {0x8d7c3ce7b4470937, 1033, 6, 1604, 5},
    {0x8e3b855eafb250d6, 1039, 6, 1609, 5},
    {0x8ee3501d76096952, 1045, 7, 1614, 5},
    {0x8f4a5215cef4e18e, 1052, 2, 1619, 1},
    {0x906323ee6f7199bf, 1054, 1, 1620, 17},
    {0x90d6d1c290147129, 1055, 2, 1637, 1},
    {0x917c0c3435e84444, 1057, 2, 1638, 1},
    {0x9232ed88e8143aa8, 1059, 2, 1639, 0},
    {0x926a085f2f7da937, 1061, 1, 1639, 9},
    {0x928d0507198f536b, 1062, 2, 1648, 0},
    {0x9477a59abd6e773f, 1064, 7, 1648, 5},
    {0x949cffddecb862b5, 1071, 1, 1653, 13},
    {0x94a42ec7bd5d4a1c, 1072, 1, 1666, 1},
    {0x94c42d5ea3df6f31, 1073, 1, 1667, 9},
    {0x94ed2918db508cdd, 1074, 2, 1676, 0},
    {0x95c800e6a6362770, 1076, 2, 1676, 1},
    {0x95d628e92cb07e60, 1078, 1, 1677, 1},
    {0x9739099ce55a450b, 1079, 1, 1678, 1},
    {0x973d8a517917a03a, 1080, 7, 1679, 5},
    {0x984bb1c94b4e45e9, 1087, 1, 1684, 13},
    {0x98d55602c0af756b, 1088, 1, 1697, 1},
    {0x98e455915f99fddc, 1089, 7, 1698, 5},
    {0x99e3edc9c0a4deb7, 1096, 2, 1703, 1},
    {0x9a1bff28106512dc, 1098, 1, 1704, 1},
    {0x9a2dacb4d7b3eace, 1099, 2, 1705, 1},
    {0x9a6464ef99a18d5f, 1101, 6, 1706, 5},
    {0x9ab2e688a5b7e4b1, 1107, 2, 1711, 1},
    {0x9aefa6a3d408bafe, 1109, 1, 1712, 9},
    {0x9bb82fbe2518cfc8, 1110, 6, 1721, 5},
    {0x9c27c8b85736389e, 1116, 1, 1726, 29},
    {0x9c7502741afb4c45, 1117, 2, 1755, 0},
    {0x9cd8901adc1270bb, 1119, 2, 1755, 1},
    {0x9ce7f934d5c3c94d, 1121, 2, 1756, 1},
    {0x9d372d73f0f84f6d, 1123, 2, 1757, 0},
    {0x9d8a3f00c92c6200, 1125, 1, 1757, 37},
    {0x9e11ceb23fee5a62, 1126, 6, 1794, 5},
    {0x9e3f88e939cb2c0b, 1132, 6, 1799, 5},
    {0x9ea8b28ac71b8cd3, 1138, 1, 1804, 1},
    {0x9ef3b4a4cd5b6c34, 1139, 2, 1805, 0},
    {0x9fd36f52aa76e50e, 1141, 2, 1805, 1},
    {0xa079b7bb8161b0f1, 1143, 1, 1806, 25},
    {0xa09ea6443163fde3, 1144, 6, 1831, 5},
    {0xa0f32ae1eac51bff, 1150, 1, 1836, 1},
    {0xa1345857660846bb, 1151, 6, 1837, 5},
    {0xa169063decd52e67, 1157, 7, 1842, 5},
    {0xa19771cfbecc3492, 1164, 7, 1847, 5},
    {0xa1979ef0fd727d30, 1171, 1, 1852, 1},
    {0xa2bd4e918adfff4b, 1172, 2, 1853, 1},
    {0xa2d9bc6cdeb49fd6, 1174, 2, 1854, 1},
    {0xa32a7c840c352331, 1176, 2, 1855, 0},
    {0xa34229a12d08e516, 1178, 2, 1855, 1},
    {0xa34e66244d75f552, 1180, 1, 1856, 13},
    {0xa41382931e088cee, 1181, 2, 1869, 0},
    {0xa458046f75395e7b, 1183, 2, 1869, 1},
    {0xa46b40cf6cb331a7, 1185, 6, 1870, 5},
    {0xa4dd4d7988d81dce, 1191, 7, 1875, 5},
    {0xa5e51b39be056f68, 1198, 2, 1880, 1},
    {0xa5ec1b5273ae23d9, 1200, 1, 1881, 13},
    {0xa66cb279c79e5cb5, 1201, 1, 1894, 1},
    {0xa6e48f4b652d5108, 1202, 6, 1895, 5},
    {0xa732ef1f90cf580c, 1208, 1, 1900, 1},
    {0xa73747f0d863f89f, 1209, 2, 1901, 1},
    {0xa77573f0abfea46c, 1211, 2, 1902, 1},
    {0xa871f76ea5405ed0, 1213, 1, 1903, 9},
    {0xa8a1ad343f616f85, 1214, 1, 1912, 13},
    {0xa96d8390bbdd322c, 1215, 2, 1925, 1},
    {0xa9e03932ba884f07, 1217, 6, 1926, 5},
    {0xaa30e7588919860b, 1223, 6, 1931, 5},
    {0xaa63768f478f9cf8, 1229, 1, 1936, 9},
    {0xaa63b72c0947fcde, 1230, 2, 1945, 1},
    {0xaaa640e71844ef38, 1232, 6, 1946, 5},
    {0xaac3ff70c5be7b0d, 1238, 2, 1951, 0},
    {0xaad53128c15ac999, 1240, 1, 1951, 9},
    {0xab49c99fe8cec2a7, 1241, 1, 1960, 13},
    {0xab68d3fc9b97adfd, 1242, 2, 1973, 0},
    {0xab817025e55900af, 1244, 7, 1973, 5},
    {0xaba7b5f74096e6f5, 1251, 2, 1978, 0},
    {0xac064113291a2f79, 1253, 2, 1978, 0},
    {0xac171c7af538c8b7, 1255, 1, 1978, 1},
    {0xad7eae4b1479eff9, 1256, 1, 1979, 17},
    {0xadc06bd971cc66d0, 1257, 1, 1996, 13},
    {0xae550655f4700c67, 1258, 7, 2009, 5},
    {0xae911deb2a1cab1a, 1265, 6, 2014, 5},
    {0xae97c3d989a6aaeb, 1271, 6, 2019, 5},
    {0xae9dd74019111d9b, 1277, 6, 2024, 5},
    {0xaeb1cf6d1ed08a0e, 1283, 2, 2029, 1},
    {0xaf5bcad7a889023c, 1285, 1, 2030, 1},
    {0xafe5021bd457f755, 1286, 2, 2031, 1},
    {0xafeef9c3ac3faa49, 1288, 2, 2032, 1},
    {0xaff73796ed371c72, 1290, 2, 2033, 1},
    {0xb077bc2b1de072f7, 1292, 1, 2034, 9},
    {0xb0a5dc96418444db, 1293, 2, 2043, 0},
    {0xb0c8e0c528017b1a, 1295, 2, 2043, 1},
    {0xb11075914a048837, 1297, 2, 2044, 1},
    {0xb1359c384db5b369, 1299, 1, 2045, 17},
    {0xb171dd5324f5682c, 1300, 1, 2062, 13},
    {0xb1a8dee8b5f5fdf8, 1301, 2, 2075, 1},
    {0xb215efda7e69da44, 1303, 1, 2076, 1},
    {0xb22c69f1dac4b2e1, 1304, 7, 2077, 5},
    {0xb250098340a9c660, 1311, 1, 2082, 37},
    {0xb285e1b60be0e089, 1312, 1, 2119, 37},
    {0xb2e8b822afb216c4, 1313, 1, 2156, 13},
    {0xb3094ced2033aee4, 1314, 1, 2169, 1},
    {0xb3621df7b9e7a3b0, 1315, 2, 2170, 0},
    {0xb37eab38d8b9edef, 1317, 7, 2170, 5},
    {0xb3acd8e0cf5e61e1, 1324, 7, 2175, 5},
    {0xb4204106c834e0ac, 1331, 2, 2180, 1},
    {0xb43bf0b82989a7b8, 1333, 2, 2181, 1},
    {0xb490cbb3c5ae76b7, 1335, 2, 2182, 1},
    {0xb4e3db09443041e9, 1337, 2, 2183, 1},
    {0xb5438c16b4baa503, 1339, 1, 2184, 1},
    {0xb572cf7250447006, 1340, 7, 2185, 5},
    {0xb5bfe704ffd68d36, 1347, 6, 2190, 5},
    {0xb5f9e86a27459b55, 1353, 2, 2195, 1},
    {0xb63c51213414304b, 1355, 2, 2196, 1},
    {0xb68b7515964bae7a, 1357, 6, 2197, 5},
    {0xb71aaf2423a9b244, 1363, 2, 2202, 0},
    {0xb73ab66499e44427, 1365, 2, 2202, 1},
    {0xb73b8b2d3a057339, 1367, 2, 2203, 1},
    {0xb75aad7a526d312d, 1369, 1, 2204, 1},
    {0xb77418d0a3d5c395, 1370, 2, 2205, 1},
    {0xb781112528e6d23b, 1372, 2, 2206, 1},
    {0xb792bff5e0ac7f97, 1374, 2, 2207, 0},
    {0xb7f158bf6cb7a21d, 1376, 6, 2207, 5},
    {0xb92ccbb84f10e128, 1382, 1, 2212, 17},
    {0xb957641d2095ccb3, 1383, 7, 2229, 5},
    {0xb9feab14cd7ff302, 1390, 2, 2234, 0},
    {0xbad1bf097e62ee7d, 1392, 1, 2234, 1},
    {0xbae58cb1a92d9dc6, 1393, 1, 2235, 9},
    {0xbbc74870b7dad71e, 1394, 1, 2244, 9},
    {0xbc4bc8c4dfda8501, 1395, 2, 2253, 1},
    {0xbc67379c758d1eb8, 1397, 2, 2254, 1},
    {0xbca9559f7f54a067, 1399, 2, 2255, 0},
    {0xbcf3d8fdf5db3b63, 1401, 2, 2255, 1},
    {0xbd051e542ece31d7, 1403, 7, 2256, 5},
    {0xbd6797ab2299d74d, 1410, 2, 2261, 1},
    {0xbdfed2db853898a5, 1412, 2, 2262, 1},
    {0xbe05227b7c5ef590, 1414, 2, 2263, 1},
    {0xbe3a538634ecaaff, 1416, 1, 2264, 9},
    {0xbe7b86bb486e954c, 1417, 2, 2273, 1},
    {0xbe957580a1f072eb, 1419, 6, 2274, 5},
    {0xbefed56a49543566, 1425, 2, 2279, 0},
    {0xc04d1dc1fbe927ed, 1427, 2, 2279, 1},
    {0xc10e64b6cb547985, 1429, 2, 2280, 0},
    {0xc15637d252eed486, 1431, 1, 2280, 17},
    {0xc173b4b93c44af7e, 1432, 1, 2297, 37},
    {0xc189b47210bb62dc, 1433, 2, 2334, 0},
    {0xc19db931fed66ed6, 1435, 1, 2334, 13},
    {0xc2254d7a68c627eb, 1436, 2, 2347, 0},
    {0xc2293d74eec399c6, 1438, 2, 2347, 1},
    {0xc2b4c38f2cd1b6bd, 1440, 2, 2348, 0},
    {0xc365995f9c4a6aac, 1442, 2, 2348, 1},
    {0xc36d26a115fcd682, 1444, 1, 2349, 13},
    {0xc3a7d85eedf8b3d6, 1445, 2, 2362, 1},
    {0xc3d201fa2ddfd80b, 1447, 6, 2363, 5},
    {0xc48dedae958ae286, 1453, 2, 2368, 0},
    {0xc4c398b9b6a71fc0, 1455, 2, 2368, 0},
    {0xc51d711f4d534d7b, 1457, 2, 2368, 0},
    {0xc5746f1a6731a1ba, 1459, 7, 2368, 5},
    {0xc58b49fa4ec543e3, 1466, 2, 2373, 1},
    {0xc5a6df0097ef809c, 1468, 2, 2374, 0},
    {0xc61a04023b22210e, 1470, 2, 2374, 0},
    {0xc62210aad8b220d7, 1472, 1, 2374, 1},
    {0xc647405be0a3abe6, 1473, 1, 2375, 17},
    {0xc64ed1ffc9a3ff4f, 1474, 1, 2392, 17},
    {0xc692a5d1bc081ebc, 1475, 7, 2409, 5},
    {0xc6a25a27d3704aef, 1482, 6, 2414, 5},
    {0xc6d0e8397184c90e, 1488, 1, 2419, 13},
    {0xc7023de1537caba7, 1489, 7, 2432, 5},
    {0xc883170205c57c3c, 1496, 7, 2437, 5},
    {0xc89ec9c635b86453, 1503, 1, 2442, 29},
    {0xc8ff427e984281bf, 1504, 2, 2471, 1},
    {0xc94d3d684cd40930, 1506, 2, 2472, 1},
    {0xc97f2dea441936c3, 1508, 2, 2473, 0},
    {0xc98b706651cf69cf, 1510, 2, 2473, 0},
    {0xc9d6cc2c5a171cf7, 1512, 2, 2473, 1},
    {0xca42659b68020463, 1514, 1, 2474, 13},
    {0xcae8d89b98d67d32, 1515, 2, 2487, 1},
    {0xcb146b03dfc5808f, 1517, 7, 2488, 5},
    {0xcb1f9e240ba13922, 1524, 7, 2493, 5},
    {0xcb6ef8b485ea320b, 1531, 2, 2498, 0},
    {0xcb7cc4487c53458f, 1533, 2, 2498, 1},
    {0xcb8f47876f066789, 1535, 2, 2499, 1},
    {0xcb953fb9836a0c79, 1537, 2, 2500, 1},
    {0xcbfcd8963b799000, 1539, 1, 2501, 9},
    {0xcd213c3368601aac, 1540, 2, 2510, 1},
    {0xcd7f996404be4a9c, 1542, 2, 2511, 0},
    {0xcd83a615972e82f7, 1544, 2, 2511, 1},
    {0xcda47633612e362c, 1546, 2, 2512, 0},
    {0xcdb99d8a0f0ba5e2, 1548, 1, 2512, 13},
    {0xcdd5fda4dc4fb40a, 1549, 2, 2525, 1},
    {0xce0e0fb346a1cb4f, 1551, 6, 2526, 5},
    {0xce3f9b0ec41729ab, 1557, 7, 2531, 5},
    {0xcec43046062371bc, 1564, 7, 2536, 5},
    {0xceffab4902452fef, 1571, 7, 2541, 5},
    {0xcf2df7072ab8c00f, 1578, 2, 2546, 1},
    {0xcf982d2c897f9773, 1580, 2, 2547, 1},
    {0xd046bff9dafa7ec6, 1582, 2, 2548, 1},
    {0xd07957de4397d0ea, 1584, 2, 2549, 0},
    {0xd104df827d28925b, 1586, 2, 2549, 0},
    {0xd1f832f73d8f84e6, 1588, 7, 2549, 5},
    {0xd20acc20053d5f79, 1595, 1, 2554, 1},
    {0xd2c5e9ac0992e153, 1596, 2, 2555, 1},
    {0xd440d248039482aa, 1598, 7, 2556, 5},
    {0xd4e0489b63eb15f4, 1605, 1, 2561, 1},
    {0xd5508063c7c4418b, 1606, 2, 2562, 1},
    {0xd5620791d901b4be, 1608, 2, 2563, 1},
    {0xd5ac1928c09f388b, 1610, 7, 2564, 5},
    {0xd5bc5f2d58843a4c, 1617, 1, 2569, 13},
    {0xd5e679a7331374c5, 1618, 2, 2582, 0},
    {0xd6380413277fa8ac, 1620, 2, 2582, 0},
    {0xd690fa91d8dda759, 1622, 1, 2582, 9},
    {0xd7408ef5d7719af4, 1623, 2, 2591, 1},
    {0xd7f040b51fe1db51, 1625, 2, 2592, 1},
    {0xd8e36aae3c3e0d07, 1627, 1, 2593, 1},
    {0xd962b7ac714f8034, 1628, 2, 2594, 0},
    {0xd966538ae4fd14e3, 1630, 2, 2594, 1},
    {0xd9e4f9044d64bc12, 1632, 6, 2595, 5},
    {0xda55df5559f8d8d8, 1638, 1, 2600, 9},
    {0xda7974d593e71265, 1639, 2, 2609, 1},
    {0xdb49ca6cfe854cb0, 1641, 1, 2610, 1},
    {0xdb5694db42595e07, 1642, 7, 2611, 5},
    {0xdb87969e73f3a539, 1649, 1, 2616, 37},
    {0xdbb0a85f9e067c0d, 1650, 2, 2653, 1},
    {0xdbfaaaf5c6370980, 1652, 2, 2654, 1},
    {0xdc4d34118fb3f7bd, 1654, 2, 2655, 0},
    {0xdc72e96edd6fc9d7, 1656, 6, 2655, 5},
    {0xdd1656aa390ac2a3, 1662, 1, 2660, 13},
    {0xde2238a6d1f3a54f, 1663, 7, 2673, 5},
    {0xde3f7079247cdf77, 1670, 2, 2678, 1},
    {0xde66058bcce65628, 1672, 2, 2679, 1},
    {0xde6ad307e609e9ea, 1674, 2, 2680, 1},
    {0xdeba10050b0c1175, 1676, 2, 2681, 1},
    {0xdf3e520b6611cb3d, 1678, 2, 2682, 1},
    {0xdf4fb14f1485a544, 1680, 2, 2683, 1},
    {0xdf504d9783fe42ea, 1682, 6, 2684, 5},
    {0xdfc04b71b3ba2759, 1688, 2, 2689, 1},
    {0xdfeb12e1d428af48, 1690, 1, 2690, 17},
    {0xe05418a33e6b4cf0, 1691, 2, 2707, 0},
    {0xe068866c865d7d93, 1693, 2, 2707, 1},
    {0xe0c4c5175229e8b9, 1695, 2, 2708, 1},
    {0xe0e02572ba45730d, 1697, 1, 2709, 1},
    {0xe14b348fb2754700, 1698, 1, 2710, 1},
    {0xe20a85e738cba4c8, 1699, 6, 2711, 5},
    {0xe24bdf4d3bbe7693, 1705, 1, 2716, 29},
    {0xe27fd0b248992733, 1706, 1, 2745, 13},
    {0xe347ddf4c3ef9704, 1707, 2, 2758, 0},
    {0xe39964d010e53d9b, 1709, 2, 2758, 1},
    {0xe4ec931636249419, 1711, 1, 2759, 13},
    {0xe5c537d94e04551a, 1712, 7, 2772, 5},
    {0xe709c4f1adf1cad4, 1719, 1, 2777, 29},
    {0xe73d189750ee63a3, 1720, 2, 2806, 1},
    {0xe76e82d4808825a0, 1722, 1, 2807, 1},
    {0xe7eeeda21c01e34e, 1723, 1, 2808, 29},
    {0xe800b04b6bd28aa1, 1724, 1, 2837, 29},
    {0xe821a310996d28d8, 1725, 1, 2866, 17},
    {0xe8409455834743ff, 1726, 1, 2883, 37},
    {0xe888e5c8986c82a9, 1727, 6, 2920, 5},
    {0xe8d5d3c006927949, 1733, 2, 2925, 0},
    {0xe9033da54a5f76aa, 1735, 2, 2925, 1},
    {0xe955583aa426a260, 1737, 1, 2926, 1},
    {0xe9859ccfdbc972b4, 1738, 2, 2927, 1},
    {0xea52851d07434b55, 1740, 1, 2928, 13},
    {0xebfdc9f6dbb76048, 1741, 2, 2941, 1},
    {0xebfeb362a7866f3e, 1743, 1, 2942, 13},
    {0xeca3f2dc3392ce38, 1744, 2, 2955, 1},
    {0xecac7e4cf6ff66db, 1746, 2, 2956, 1},
    {0xecc2d5506e1e0b8c, 1748, 1, 2957, 13},
    {0xed6b2de35bfd5045, 1749, 1, 2970, 13},
    {0xee0f4b22ada9a77a, 1750, 2, 2983, 1},
    {0xee1268acc4b3dbc5, 1752, 2, 2984, 1},
    {0xee3b4df6a586e7db, 1754, 2, 2985, 1},
    {0xee409622e3b0ba34, 1756, 2, 2986, 1},
    {0xefbfd9b9cf90072c, 1758, 2, 2987, 1},
    {0xefc225603acd0735, 1760, 2, 2988, 1},
    {0xf0423c7a5fec509f, 1762, 1, 2989, 13},
    {0xf06bb0ae9d03a553, 1763, 1, 3002, 1},
    {0xf121697d30a8065e, 1764, 1, 3003, 9},
    {0xf2263580b7a4644b, 1765, 2, 3012, 1},
    {0xf2879db8817ce541, 1767, 1, 3013, 37},
    {0xf2d9c81c3fdaf375, 1768, 2, 3050, 1},
    {0xf34e51016c17d275, 1770, 2, 3051, 0},
    {0xf3f2bed73b944c6b, 1772, 2, 3051, 0},
    {0xf3f8fb2f4e31cfbf, 1774, 1, 3051, 37},
    {0xf453977576c23cb9, 1775, 2, 3088, 1},
    {0xf460df8cd1eff849, 1777, 6, 3089, 5},
    {0xf46f0b09502a62ab, 1783, 2, 3094, 1},
    {0xf47bdec6b6f67fb7, 1785, 2, 3095, 1},
    {0xf4fbbaf01262a081, 1787, 2, 3096, 0},
    {0xf5313a2c9665f7bf, 1789, 7, 3096, 5},
    {0xf595a3d5b4eef292, 1796, 2, 3101, 0},
    {0xf5c5785c3d24e7c8, 1798, 2, 3101, 1},
    {0xf5cdcf4e86ca238b, 1800, 7, 3102, 5},
    {0xf61609850f9141c3, 1807, 7, 3107, 5},
    {0xf64b0006abbf3387, 1814, 7, 3112, 5},
    {0xf70b672d0aed4fcb, 1821, 2, 3117, 1},
    {0xf716c1b26533c25c, 1823, 1, 3118, 25},
    {0xf720c2589d704f01, 1824, 7, 3143, 5},
    {0xf8525a43174a01db, 1831, 2, 3148, 1},
    {0xf8bca28237ae13ff, 1833, 7, 3149, 5},
    {0xf9c4c5d59214c832, 1840, 2, 3154, 1},
    {0xfb414ba00ad567fa, 1842, 7, 3155, 5},
    {0xfb4e1710d2c7541b, 1849, 2, 3160, 1},
    {0xfbd61df1a92b3598, 1851, 2, 3161, 1},
    {0xfbda4a8c7e845f49, 1853, 1, 3162, 9},
    {0xfcbff56728bc0113, 1854, 2, 3171, 1},
    {0xfce03320984e93eb, 1856, 1, 3172, 1},
    {0xfd2dd88f9b2e176c, 1857, 7, 3173, 5},
    {0xfe5e7678050bdb78, 1864, 2, 3178, 1},
    {0xfed8c54ff2515033, 1866, 1, 3179, 29},
    {0xff0521f5c114df59, 1867, 2, 3208, 1},
    {0xff1ba285f0027825, 1869, 2, 3209, 1},
    {0xff3eb972d869fa43, 1871, 7, 3210, 5},
    {0xff4e5c0c2f7ec6f6, 1878, 6, 3215, 5},
    {0xff74cd8e44f79773, 1884, 2, 3220, 1},
    {0xffc3c346f3a0a658, 1886, 6, 3221, 5},
    {0xffc48ab263127585, 1892, 2, 3226, 0},
    {0xffcd79837025a5e1, 1894, 1, 3226, 1},
};

// clang-format off
const std::uint8_t names[] = {
1,12,
0,11,
1,12,
1,12,
25,
25,
1,12,
2,20,
23,
2,20,
1,12,
14,4,13,3,21,22,10,
24,
2,20,
1,12,
1,12,
2,20,
1,12,
14,4,13,3,21,22,
0,11,
1,12,
14,4,13,3,21,22,
25,
0,11,
0,11,
1,12,
2,20,
0,11,
25,
24,
25,
2,20,
2,20,
1,12,
2,20,
0,11,
0,11,
1,12,
16,6,13,3,21,22,10,
1,12,
1,12,
2,20,
1,12,
0,11,
1,12,
24,
23,
23,
1,12,
25,
24,
18,8,13,3,21,22,
25,
0,11,
1,12,
1,12,
1,12,
15,5,13,3,21,22,10,
24,
23,
2,20,
24,
1,12,
1,12,
2,20,
1,12,
1,12,
1,12,
1,12,
1,12,
25,
23,
25,
17,7,13,3,21,22,10,
2,20,
0,11,
2,20,
2,20,
23,
1,12,
2,20,
1,12,
14,4,13,3,21,22,
25,
0,11,
24,
14,4,13,3,21,22,10,
0,11,
25,
2,20,
23,
23,
14,4,13,3,21,22,
23,
0,11,
2,20,
14,4,13,3,21,22,
23,
1,12,
0,11,
14,4,13,3,21,22,
15,5,13,3,21,22,
2,20,
19,9,13,3,21,22,
24,
19,9,13,3,21,22,10,
2,20,
0,11,
25,
14,4,13,3,21,22,
0,11,
23,
23,
0,11,
1,12,
2,20,
1,12,
1,12,
23,
0,11,
2,20,
19,9,13,3,21,22,10,
2,20,
24,
25,
19,9,13,3,21,22,10,
1,12,
23,
2,20,
19,9,13,3,21,22,10,
2,20,
2,20,
2,20,
2,20,
1,12,
18,8,13,3,21,22,
1,12,
24,
23,
2,20,
23,
1,12,
14,4,13,3,21,22,
23,
1,12,
1,12,
1,12,
0,11,
0,11,
24,
24,
24,
25,
24,
18,8,13,3,21,22,
0,11,
1,12,
1,12,
18,8,13,3,21,22,
1,12,
1,12,
0,11,
1,12,
1,12,
14,4,13,3,21,22,
1,12,
25,
0,11,
25,
14,4,13,3,21,22,
25,
19,9,13,3,21,22,10,
25,
14,4,13,3,21,22,
15,5,13,3,21,22,10,
25,
0,11,
23,
1,12,
23,
25,
19,9,13,3,21,22,
0,11,
0,11,
23,
0,11,
25,
14,4,13,3,21,22,
2,20,
1,12,
0,11,
14,4,13,3,21,22,
1,12,
17,7,13,3,21,22,
2,20,
2,20,
23,
1,12,
2,20,
2,20,
25,
0,11,
25,
1,12,
0,11,
0,11,
25,
14,4,13,3,21,22,10,
0,11,
1,12,
1,12,
23,
1,12,
19,9,13,3,21,22,
14,4,13,3,21,22,10,
0,11,
2,20,
14,4,13,3,21,22,
25,
0,11,
0,11,
0,11,
14,4,13,3,21,22,
1,12,
1,12,
2,20,
0,11,
1,12,
0,11,
14,4,13,3,21,22,
0,11,
14,4,13,3,21,22,10,
1,12,
0,11,
2,20,
0,11,
19,9,13,3,21,22,
1,12,
14,4,13,3,21,22,
19,9,13,3,21,22,10,
19,9,13,3,21,22,10,
25,
2,20,
1,12,
24,
17,7,13,3,21,22,10,
0,11,
23,
0,11,
23,
1,12,
19,9,13,3,21,22,10,
23,
15,5,13,3,21,22,
25,
2,20,
0,11,
2,20,
1,12,
19,9,13,3,21,22,10,
14,4,13,3,21,22,
1,12,
0,11,
1,12,
25,
19,9,13,3,21,22,10,
23,
0,11,
2,20,
19,9,13,3,21,22,10,
0,11,
19,9,13,3,21,22,10,
1,12,
25,
2,20,
14,4,13,3,21,22,
23,
2,20,
25,
2,20,
25,
2,20,
2,20,
2,20,
1,12,
14,4,13,3,21,22,
19,9,13,3,21,22,10,
14,4,13,3,21,22,10,
24,
19,9,13,3,21,22,10,
0,11,
0,11,
0,11,
0,11,
14,4,13,3,21,22,10,
15,5,13,3,21,22,
2,20,
14,4,13,3,21,22,
1,12,
24,
2,20,
17,7,13,3,21,22,10,
1,12,
14,4,13,3,21,22,
1,12,
0,11,
24,
23,
25,
23,
14,4,13,3,21,22,
19,9,13,3,21,22,10,
17,7,13,3,21,22,10,
17,7,13,3,21,22,10,
14,4,13,3,21,22,
2,20,
19,9,13,3,21,22,10,
1,12,
24,
1,12,
2,20,
25,
0,11,
25,
1,12,
14,4,13,3,21,22,10,
0,11,
2,20,
0,11,
1,12,
16,6,13,3,21,22,10,
15,5,13,3,21,22,
1,12,
23,
1,12,
25,
2,20,
16,6,13,3,21,22,
2,20,
14,4,13,3,21,22,
2,20,
2,20,
0,11,
1,12,
19,9,13,3,21,22,10,
25,
19,9,13,3,21,22,10,
24,
2,20,
0,11,
15,5,13,3,21,22,
23,
1,12,
1,12,
24,
16,6,13,3,21,22,
1,12,
2,20,
1,12,
19,9,13,3,21,22,
25,
14,4,13,3,21,22,
1,12,
24,
1,12,
1,12,
2,20,
1,12,
23,
0,11,
0,11,
2,20,
23,
1,12,
2,20,
15,5,13,3,21,22,10,
2,20,
1,12,
2,20,
0,11,
14,4,13,3,21,22,
0,11,
24,
1,12,
1,12,
19,9,13,3,21,22,
14,4,13,3,21,22,
16,6,13,3,21,22,10,
1,12,
24,
1,12,
2,20,
0,11,
23,
0,11,
14,4,13,3,21,22,10,
24,
25,
23,
0,11,
2,20,
25,
25,
19,9,13,3,21,22,10,
23,
25,
19,9,13,3,21,22,10,
2,20,
25,
2,20,
14,4,13,3,21,22,
1,12,
23,
19,9,13,3,21,22,
24,
0,11,
2,20,
2,20,
0,11,
24,
19,9,13,3,21,22,
14,4,13,3,21,22,
25,
0,11,
1,12,
23,
15,5,13,3,21,22,
25,
14,4,13,3,21,22,
19,9,13,3,21,22,10,
19,9,13,3,21,22,10,
25,
2,20,
1,12,
0,11,
1,12,
24,
0,11,
2,20,
16,6,13,3,21,22,
14,4,13,3,21,22,10,
1,12,
24,
25,
15,5,13,3,21,22,
25,
2,20,
1,12,
23,
23,
2,20,
19,9,13,3,21,22,
19,9,13,3,21,22,
23,
1,12,
14,4,13,3,21,22,
0,11,
23,
23,
0,11,
15,5,13,3,21,22,10,
0,11,
0,11,
25,
23,
24,
16,6,13,3,21,22,10,
14,4,13,3,21,22,
14,4,13,3,21,22,
15,5,13,3,21,22,
1,12,
25,
2,20,
1,12,
2,20,
24,
0,11,
2,20,
1,12,
23,
24,
1,12,
25,
19,9,13,3,21,22,10,
24,
23,
24,
25,
0,11,
19,9,13,3,21,22,10,
19,9,13,3,21,22,10,
1,12,
2,20,
2,20,
2,20,
25,
15,5,13,3,21,22,10,
14,4,13,3,21,22,
1,12,
2,20,
19,9,13,3,21,22,
0,11,
2,20,
2,20,
25,
1,12,
1,12,
0,11,
19,9,13,3,21,22,
23,
14,4,13,3,21,22,10,
0,11,
25,
23,
23,
1,12,
2,20,
0,11,
1,12,
16,6,13,3,21,22,10,
2,20,
1,12,
2,20,
23,
1,12,
14,4,13,3,21,22,
0,11,
2,20,
0,11,
23,
24,
0,11,
23,
0,11,
1,12,
0,11,
2,20,
23,
1,12,
14,4,13,3,21,22,
0,11,
0,11,
0,11,
17,7,13,3,21,22,10,
1,12,
0,11,
0,11,
25,
24,
23,
16,6,13,3,21,22,10,
19,9,13,3,21,22,
23,
16,6,13,3,21,22,10,
19,9,13,3,21,22,10,
23,
2,20,
1,12,
0,11,
0,11,
2,20,
24,
2,20,
19,9,13,3,21,22,10,
19,9,13,3,21,22,10,
0,11,
1,12,
2,20,
1,12,
24,
1,12,
0,11,
2,20,
0,11,
23,
2,20,
17,7,13,3,21,22,
19,9,13,3,21,22,10,
16,6,13,3,21,22,10,
15,5,13,3,21,22,10,
2,20,
2,20,
1,12,
0,11,
0,11,
19,9,13,3,21,22,10,
25,
2,20,
14,4,13,3,21,22,10,
25,
1,12,
1,12,
14,4,13,3,21,22,10,
23,
0,11,
0,11,
24,
1,12,
1,12,
25,
0,11,
1,12,
14,4,13,3,21,22,
23,
1,12,
25,
16,6,13,3,21,22,10,
23,
2,20,
2,20,
0,11,
15,5,13,3,21,22,
23,
17,7,13,3,21,22,10,
1,12,
1,12,
1,12,
2,20,
2,20,
2,20,
19,9,13,3,21,22,
2,20,
23,
0,11,
1,12,
1,12,
25,
25,
14,4,13,3,21,22,
24,
23,
0,11,
1,12,
24,
14,4,13,3,21,22,10,
23,
2,20,
25,
23,
24,
24,
23,
19,9,13,3,21,22,
0,11,
2,20,
25,
2,20,
23,
2,20,
24,
1,12,
1,12,
24,
24,
1,12,
1,12,
1,12,
1,12,
2,20,
1,12,
24,
25,
24,
1,12,
24,
1,12,
0,11,
0,11,
24,
1,12,
14,4,13,3,21,22,
2,20,
2,20,
0,11,
14,4,13,3,21,22,10,
0,11,
2,20,
17,7,13,3,21,22,10,
19,9,13,3,21,22,10,
19,9,13,3,21,22,10,
1,12,
24,
17,7,13,3,21,22,10,
1,12,
19,9,13,3,21,22,10,
1,12,
17,7,13,3,21,22,10,
1,12,
1,12,
24,
1,12,
25,
19,9,13,3,21,22,10,
1,12,
23,
1,12,
1,12,
16,6,13,3,21,22,10,
14,4,13,3,21,22,
2,20,
15,5,13,3,21,22,
0,11,
25,
};

const char* const known_names[] = {
"columns", "edge", "edge_tap", "held1", "held2", "held3", "held4", "held5", "held7", "held8", "masks", "results", "steady", "steady1", "steady2", "steady3", "steady4", "steady5", "steady7", "steady8", "steady_tap", "sum", "sum_counted", "sweep", "sweep_tap", "trace"};

const std::int32_t figures[] = {
9,
44,
51,
52,
8,
39,
11,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
52,
16,
1,8,31,2,1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
14,
8,
27,
28,
16,
0,8,255,2,1,
20,
0,8,127,2,1,
47,
4,
4,
6,
22,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
28,
67,
57,
44,
9,
23,
1,8,127,4,1,
7,
47,
9,
33,
8,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
3,1,0,2,1,0,2,0,1,
14,
26,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
0,8,63,7,1,
57,
97,
19,
4,
1,8,63,3,1,
14,1,0,4,3,0,1,2,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
22,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
11,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
9,
7,
6,
7,
23,
11,
21,
61,
22,
4,1,0,2,1,0,2,0,1,
50,
1,8,127,5,1,
28,
4,
4,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
19,
67,
28,
0,8,255,2,1,
52,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
1,8,127,2,1,
14,
20,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
0,8,127,2,1,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
6,
0,8,255,2,1,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
33,
0,8,31,2,1,
0,8,127,3,1,
8,
0,8,255,8,1,
4,1,0,2,1,0,2,0,1,
1,8,255,8,1,
26,
43,
0,8,63,2,1,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
4,1,0,2,1,0,2,0,1,
7,
52,
7,
4,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
16,
1,8,63,8,1,
28,
9,1,0,4,-1,0,2,1,4,0,1,-1,2,
52,
1,8,63,8,1,
25,
4,1,0,2,1,0,2,0,1,
7,
1,8,255,8,1,
49,
13,
26,
27,
26,
0,8,255,7,1,
2,
4,1,0,2,1,0,2,0,1,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
15,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
8,
0,8,63,2,1,
9,1,0,4,-1,0,2,1,4,0,1,-1,2,
43,
61,
4,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
4,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
0,8,127,7,1,
73,
12,
0,8,255,7,1,
9,
28,
21,
21,
0,8,85,2,1,
18,
18,
28,
0,8,85,2,1,
21,
1,8,255,8,1,
43,
0,8,127,2,1,
1,8,63,3,1,
23,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
22,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
33,
0,8,255,8,1,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
10,
0,8,63,2,1,
16,
12,
0,8,31,2,1,
10,
0,8,63,5,1,
47,
24,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
57,
12,
7,
11,
15,
16,
10,
1,8,31,2,1,
22,
13,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
43,
0,8,127,8,1,
1,8,127,2,1,
57,
0,8,31,2,1,
9,
0,8,31,2,1,
28,
50,
33,
13,
0,8,127,2,1,
1,8,31,2,1,
19,
23,
0,8,127,8,1,
21,
0,8,63,2,1,
1,8,127,8,1,
1,8,63,8,1,
7,
26,
16,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
1,8,127,5,1,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
14,1,0,4,3,0,1,2,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
11,
1,8,127,8,1,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
0,8,255,3,1,
9,
21,
15,
43,
1,8,255,8,1,
0,8,127,2,1,
22,
73,
47,
1,8,255,8,1,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
15,
1,8,255,8,1,
1,8,127,8,1,
26,
19,
25,
0,8,127,2,1,
4,1,0,4,-1,1,2,0,4,0,1,-1,2,
9,
50,
23,
27,
33,
12,
28,
28,
0,8,127,2,1,
1,8,127,8,1,
1,8,127,2,1,
4,1,0,2,1,0,2,0,1,
1,8,127,8,1,
1,8,31,2,1,
0,8,127,3,1,
22,
0,8,63,2,1,
10,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
9,
1,8,127,5,1,
14,
0,8,127,2,1,
24,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
12,
4,1,0,2,1,0,2,0,1,
0,8,127,2,1,
1,8,255,8,1,
1,8,127,5,1,
1,8,85,5,1,
0,8,255,2,1,
12,
1,8,255,8,1,
97,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
16,
8,
57,
67,
47,
1,8,31,2,1,
14,
26,
1,8,127,4,1,
0,8,85,3,1,
4,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
11,
12,
18,
0,8,85,4,1,
16,
0,8,127,2,1,
14,
21,
19,
1,8,85,8,1,
19,
1,8,85,8,1,
15,1,0,4,3,1,2,0,8,0,1,-1,2,-1,-1,-1,3,
9,
0,8,85,3,1,
4,1,0,2,1,0,2,0,1,
12,
36,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
0,8,127,4,1,
16,
25,
19,
0,8,85,8,1,
28,
0,8,31,2,1,
39,
15,1,0,4,3,1,2,0,8,0,1,-1,2,-1,-1,-1,3,
7,
14,
8,
10,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
19,
22,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
14,
21,
1,8,31,3,1,
43,
14,
52,
0,8,127,2,1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
4,
9,
0,8,255,8,1,
0,8,85,2,1,
1,8,127,4,1,
4,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
8,
16,
4,1,0,2,1,0,2,0,1,
1,8,127,2,1,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
15,
4,1,0,2,1,0,2,0,1,
7,
43,
27,
1,8,127,8,1,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
36,
1,8,255,8,1,
36,
14,
25,
0,8,127,2,1,
67,
4,1,0,2,1,0,2,0,1,
0,8,255,8,1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
16,
18,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
0,8,127,8,1,
0,8,127,2,1,
52,
10,
14,1,0,4,3,0,1,2,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
0,8,127,3,1,
11,
0,8,127,2,1,
1,8,255,8,1,
1,8,127,8,1,
16,
2,
40,
4,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
15,
0,8,127,4,1,
1,8,63,2,1,
16,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
7,
0,8,127,3,1,
26,
21,
15,
3,1,0,2,1,0,2,0,1,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
7,
0,8,255,8,1,
0,8,255,8,1,
3,1,0,2,1,0,2,0,1,
67,
0,8,127,2,1,
4,1,0,2,1,0,2,0,1,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
1,8,31,3,1,
22,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
1,8,127,4,1,
0,8,63,2,1,
0,8,31,2,1,
0,8,255,3,1,
9,
26,
23,
7,
36,
4,1,0,2,1,0,2,0,1,
40,
19,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
7,
16,
1,8,85,8,1,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
28,
1,8,255,8,1,
1,8,255,8,1,
15,
16,
19,
30,
7,
1,8,63,3,1,
0,8,31,2,1,
19,
10,
0,8,127,8,1,
10,
33,
21,
43,
36,
0,8,255,8,1,
15,1,0,4,3,1,2,0,8,0,1,-1,2,-1,-1,-1,3,
1,8,127,2,1,
30,
4,1,0,2,1,0,2,0,1,
4,1,0,2,1,0,2,0,1,
28,
28,
10,
1,8,85,4,1,
49,
61,
4,
4,1,0,2,1,0,2,0,1,
57,
0,8,127,2,1,
14,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
4,1,0,4,-1,1,2,0,4,0,1,-1,2,
12,
50,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
16,
0,8,85,2,1,
1,8,85,5,1,
33,
16,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
1,8,127,4,1,
0,8,255,8,1,
9,1,0,4,-1,0,2,1,4,0,1,-1,2,
1,8,85,4,1,
1,8,255,8,1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
40,
52,
27,
9,1,0,4,-1,0,2,1,4,0,1,-1,2,
44,
1,8,255,8,1,
1,8,127,8,1,
15,
44,
13,
4,1,0,2,1,0,2,0,1,
25,
4,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
13,
0,8,127,5,1,
1,8,255,8,1,
1,8,127,4,1,
1,8,31,3,1,
47,
43,
19,
1,8,127,8,1,
23,
11,
1,8,63,2,1,
24,
28,
19,
1,8,31,2,1,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
3,1,0,2,1,0,2,0,1,
30,
20,
16,
52,
0,8,63,2,1,
3,1,0,2,1,0,2,0,1,
67,
67,
1,8,127,4,1,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
13,
16,
0,8,31,3,1,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
1,8,127,5,1,
43,
52,
23,
20,
12,
14,
0,8,127,8,1,
67,
15,1,0,4,3,1,2,0,8,0,1,-1,2,-1,-1,-1,3,
26,
49,
33,
7,
0,8,255,2,1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
10,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
1,8,63,2,1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
28,
14,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
0,8,85,8,1,
10,
19,
8,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
50,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
43,
7,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
6,
52,
22,
18,
19,
73,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
19,
4,1,0,2,1,0,2,0,1,
6,
22,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
50,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
25,
0,8,255,2,1,
22,
52,
1,8,127,2,1,
26,
1,8,127,5,1,
1,8,255,8,1,
1,8,127,8,1,
10,
14,1,0,4,3,0,1,2,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
1,8,127,5,1,
15,
1,8,255,8,1,
33,
1,8,85,5,1,
27,
49,
3,1,0,2,1,0,2,0,1,
40,
4,
1,8,255,8,1,
33,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
4,
7,
1,8,85,4,1,
0,8,31,2,1,
16,
0,8,127,3,1,
43,
};
// clang-format on

}  // namespace

LinkedTable linked_table() { return {kernels, {minterm_linked_distances, 1895}, names, known_names, figures}; }

}  // namespace minterm
