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
.long indel_avx2_column_infix_p2_k1_sweep_tap - .
.long weighted_avx512_batch_p2_symbols_steady7 - .
.long weighted_avx512_batch_p2_symbols_held7 - .
.long weighted_avx512_batch_p2_symbols_steady1 - .
.long weighted_avx512_batch_p2_symbols_held1 - .
.long weighted_avx512_batch_p2_symbols_sum - .
.long weighted_avx512_batch_p2_symbols_sum_counted - .
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
.long levenshtein_avx2_wavefront_prefix_p8_k1_edge_tap - .
.long levenshtein_avx2_wavefront_prefix_p8_k1_steady_tap - .
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
    {0x17fd7386f76d0889, 105, 1, 165, 13},
    {0x18f743569d2e48ae, 106, 6, 178, 5},
    {0x19debacd413c3c7e, 112, 2, 183, 0},
    {0x1a074c771a95c721, 114, 2, 183, 1},
    {0x1a46cc3655215e59, 116, 2, 184, 1},
    {0x1ab734ec35ee3d9e, 118, 2, 185, 1},
    {0x1bbe8b05b5c95aa6, 120, 7, 186, 5},
    {0x1bfba6ce3719738c, 127, 1, 191, 25},
    {0x1c5bdb61940d6770, 128, 1, 216, 37},
    {0x1db485ef76b75b2e, 129, 2, 253, 1},
    {0x1dc4b772ef1917c6, 131, 1, 254, 17},
    {0x1e1388060658e5ec, 132, 2, 271, 1},
    {0x1f1cbbcf7fec8ea3, 134, 2, 272, 1},
    {0x1f681a0ed473ae81, 136, 2, 273, 1},
    {0x1fbeccddd2287386, 138, 2, 274, 1},
    {0x1fc44870c5bd6596, 140, 2, 275, 1},
    {0x1fcf8301605cb156, 142, 2, 276, 1},
    {0x1ff3b6aefcb31f87, 144, 2, 277, 1},
    {0x1ff7a9055eca9191, 146, 2, 278, 1},
    {0x1ffaa831edf160ff, 148, 1, 279, 1},
    {0x204784eb48896047, 149, 1, 280, 9},
    {0x20fb84b8c9dbd42d, 150, 7, 289, 5},
    {0x21148a08fe1775a0, 157, 2, 294, 1},
    {0x2120f0090805b0c7, 159, 2, 295, 0},
    {0x2130a57e00d329e3, 161, 2, 295, 1},
    {0x21a395d0f68fc45a, 163, 2, 296, 1},
    {0x2298b0e0c56482d1, 165, 1, 297, 13},
    {0x2378cef62892af6b, 166, 2, 310, 1},
    {0x23e4ef78d0414f5e, 168, 2, 311, 1},
    {0x23f6787d96438530, 170, 2, 312, 1},
    {0x249737ba8adf3d38, 172, 6, 313, 5},
    {0x24a82ff6de5958d0, 178, 1, 318, 1},
    {0x25cbdd3e1486d60e, 179, 2, 319, 0},
    {0x266018b592f58c78, 181, 1, 319, 17},
    {0x27bca0baa4ff1163, 182, 7, 336, 5},
    {0x27cca37a225426ce, 189, 2, 341, 0},
    {0x286681bf46b6379c, 191, 1, 341, 1},
    {0x28990de661b80872, 192, 2, 342, 1},
    {0x28c5016486334654, 194, 1, 343, 13},
    {0x28f1b44b0f1823d7, 195, 1, 356, 13},
    {0x290b0f4ac45fd18f, 196, 6, 369, 5},
    {0x2978dac7875ff1fe, 202, 1, 374, 37},
    {0x2993488e94b27137, 203, 2, 411, 0},
    {0x2a4f237c93ddb2b4, 205, 2, 411, 1},
    {0x2a6714d3fcba2288, 207, 6, 412, 5},
    {0x2aa813417fd5ac2b, 213, 1, 417, 13},
    {0x2b1e7c207aa6514c, 214, 2, 430, 1},
    {0x2bdba52f23291884, 216, 2, 431, 0},
    {0x2bf16535dfcb6f3b, 218, 6, 431, 5},
    {0x2c2afe2170a83e3e, 224, 6, 436, 5},
    {0x2c50cc1f5e1d2da5, 230, 2, 441, 1},
    {0x2c51df01e33c0958, 232, 6, 442, 5},
    {0x2c87e6f2f49a547e, 238, 1, 447, 9},
    {0x2d0ef0d7188a483d, 239, 7, 456, 5},
    {0x2df52b5f00f6f0ed, 246, 2, 461, 1},
    {0x2e084ad3732e02d7, 248, 2, 462, 0},
    {0x2e5a3a195654c578, 250, 1, 462, 1},
    {0x2e7c13ecae734c5e, 251, 6, 463, 5},
    {0x2f1752e0b88c7487, 257, 2, 468, 0},
    {0x2f981f6bcbb53f9e, 259, 1, 468, 37},
    {0x2fb37068a247f6a1, 260, 1, 505, 9},
    {0x2fbae6847dcb286c, 261, 2, 514, 0},
    {0x30aa6de4a9df457e, 263, 2, 514, 1},
    {0x30d9881ea06effa7, 265, 2, 515, 1},
    {0x3110a34c8404d727, 267, 2, 516, 1},
    {0x3141505f6403be5c, 269, 2, 517, 1},
    {0x314f5e0e101042d4, 271, 1, 518, 13},
    {0x31bf84ae62a2886c, 272, 2, 531, 0},
    {0x31ce41a5ae5005e8, 274, 2, 531, 1},
    {0x31e53b423348e8f6, 276, 7, 532, 5},
    {0x32c7096697580f88, 283, 2, 537, 1},
    {0x33c1ba7faae8ee13, 285, 1, 538, 13},
    {0x3426f0086fe60cd6, 286, 7, 551, 5},
    {0x34717058de134e5b, 293, 2, 556, 1},
    {0x34738287ebe7e266, 295, 1, 557, 9},
    {0x3490f96effaec5a7, 296, 2, 566, 1},
    {0x350c26b145232f1f, 298, 7, 567, 5},
    {0x352d7e5574b862a4, 305, 2, 572, 1},
    {0x36061b2483139b48, 307, 2, 573, 1},
    {0x3628d5d257ae4908, 309, 2, 574, 1},
    {0x36377762265aeb84, 311, 2, 575, 1},
    {0x3656414135b758a9, 313, 2, 576, 1},
    {0x369487ed6eae2b1b, 315, 6, 577, 5},
    {0x36ce3be18b4aeab0, 321, 2, 582, 1},
    {0x378a2cae41c21227, 323, 1, 583, 9},
    {0x37df5c0a011716bb, 324, 1, 592, 13},
    {0x37ee12b11391a2b8, 325, 2, 605, 1},
    {0x38015378552b4266, 327, 1, 606, 17},
    {0x386145dbe51757ab, 328, 2, 623, 1},
    {0x386a75a0afe41eee, 330, 6, 624, 5},
    {0x386b534b44a6622e, 336, 1, 629, 13},
    {0x38b325232c8422c6, 337, 2, 642, 1},
    {0x38e4fbd6aa189134, 339, 2, 643, 1},
    {0x3a5f4e6d3d41fa81, 341, 2, 644, 1},
    {0x3a6dd94d8e921ef2, 343, 2, 645, 0},
    {0x3a76fb995a6863b5, 345, 2, 645, 0},
    {0x3aaca5a8caba93de, 347, 1, 645, 37},
    {0x3ae37f0d0564e4de, 348, 1, 682, 13},
    {0x3b4d60e37b3d48af, 349, 1, 695, 13},
    {0x3c8745d84acf7b03, 350, 1, 708, 1},
    {0x3ca653deda8126b2, 351, 1, 709, 13},
    {0x3cbb0e57a43f5a2f, 352, 6, 722, 5},
    {0x3d5885d007a52f3a, 358, 2, 727, 0},
    {0x3d8ad7e642ebb9e1, 360, 2, 727, 1},
    {0x3da4e24b5a64e410, 362, 2, 728, 1},
    {0x3dbfb6b03b497773, 364, 6, 729, 5},
    {0x3de23bab8a60d0f0, 370, 2, 734, 1},
    {0x3e03348e38501228, 372, 2, 735, 1},
    {0x3e59bf181701e519, 374, 2, 736, 0},
    {0x3e67b840d78ec40c, 376, 2, 736, 1},
    {0x3e875f3682fa2d88, 378, 2, 737, 1},
    {0x3f12879794c05dc7, 380, 6, 738, 5},
    {0x401b1e4396664c61, 386, 2, 743, 1},
    {0x40549d15334e65d1, 388, 1, 744, 1},
    {0x41414042a37f2c18, 389, 2, 745, 0},
    {0x4195d54107d8abd7, 391, 1, 745, 1},
    {0x42b171c7f3a9e496, 392, 6, 746, 5},
    {0x42dacbda97086b83, 398, 1, 751, 1},
    {0x43802eb8aee0ec6c, 399, 7, 752, 5},
    {0x44dd4324d87557ff, 406, 1, 757, 1},
    {0x44f53f6db90e0166, 407, 6, 758, 5},
    {0x4510842d50ee1ea6, 413, 7, 763, 5},
    {0x462b241d5410e4ef, 420, 1, 768, 1},
    {0x466b3c64df8bbc02, 421, 2, 769, 0},
    {0x46a8b5ba269e6c70, 423, 1, 769, 13},
    {0x46fa66464284750e, 424, 2, 782, 1},
    {0x47ab31c97028d2a1, 426, 1, 783, 13},
    {0x47c2a8e617c1c293, 427, 1, 796, 1},
    {0x47ca142b5838f7bf, 428, 6, 797, 5},
    {0x48e164b20590c920, 434, 2, 802, 0},
    {0x48eeebda95c4db1e, 436, 2, 802, 0},
    {0x48f02d36a65d7d50, 438, 1, 802, 13},
    {0x49213c6acafd2525, 439, 2, 815, 0},
    {0x49277bbda16cbc1b, 441, 1, 815, 1},
    {0x4927da528b9b3e5a, 442, 6, 816, 5},
    {0x49ce4028772d035a, 448, 2, 821, 1},
    {0x4a2ae3f26e0fb80b, 450, 2, 822, 1},
    {0x4a58164b0f747e09, 452, 2, 823, 0},
    {0x4a6411072cd5256f, 454, 6, 823, 5},
    {0x4b7fd07ac3e2abce, 460, 2, 828, 1},
    {0x4c2bab63f21b3fae, 462, 6, 829, 5},
    {0x4c2bf95762619d15, 468, 2, 834, 1},
    {0x4c5c99b57ab1b038, 470, 2, 835, 1},
    {0x4ca19eb059867eac, 472, 1, 836, 13},
    {0x4cfd3ad6ebbcf564, 473, 2, 849, 1},
    {0x4d278487c8e0c244, 475, 2, 850, 1},
    {0x4d8a3db1c9db405a, 477, 2, 851, 1},
    {0x4dc7cb142b997c19, 479, 1, 852, 1},
    {0x4e02c3542ea94c61, 480, 2, 853, 0},
    {0x4e1413f91e65afdf, 482, 1, 853, 1},
    {0x4e431a1ebc600467, 483, 2, 854, 1},
    {0x4ea311bf0d4a80ac, 485, 2, 855, 0},
    {0x4fe0426b85008a90, 487, 2, 855, 0},
    {0x5052aa806e080873, 489, 1, 855, 1},
    {0x50dc31176e8cf792, 490, 7, 856, 5},
    {0x52fd62b765036a1e, 497, 2, 861, 0},
    {0x53c4d4ff63c20826, 499, 2, 861, 1},
    {0x53fbe2ff3c786c1b, 501, 2, 862, 1},
    {0x543748e89f4cb34f, 503, 1, 863, 37},
    {0x5472133626bc78be, 504, 2, 900, 1},
    {0x5476c6d7630e36b2, 506, 6, 901, 5},
    {0x5486b768aff32a7f, 512, 7, 906, 5},
    {0x5487e06a26439642, 519, 2, 911, 0},
    {0x54b3cd615203ec33, 521, 2, 911, 1},
    {0x54c2daa656eb78b7, 523, 6, 912, 5},
    {0x54cee40f195867ef, 529, 1, 917, 1},
    {0x552d95517ae2b027, 530, 2, 918, 0},
    {0x5620881551df7dd7, 532, 2, 918, 0},
    {0x56ba1e0df67a3d26, 534, 2, 918, 0},
    {0x56d8ed7c107c9096, 536, 6, 918, 5},
    {0x578327d27867777f, 542, 2, 923, 1},
    {0x57abf9a561adde1f, 544, 2, 924, 1},
    {0x57cacd2bdecdfd97, 546, 2, 925, 1},
    {0x583375f0fd4110ae, 548, 2, 926, 0},
    {0x589082f9f92dd01c, 550, 2, 926, 1},
    {0x58a426c3c6f53d60, 552, 2, 927, 0},
    {0x58d294ac3a411619, 554, 6, 927, 5},
    {0x591c73ace42dcfc5, 560, 2, 932, 0},
    {0x593525dd1445e152, 562, 7, 932, 5},
    {0x596b42f21679c7f3, 569, 2, 937, 1},
    {0x59a8d97959138da4, 571, 2, 938, 0},
    {0x5a99cd2ef8e7840e, 573, 2, 938, 1},
    {0x5af372f8f8d50037, 575, 2, 939, 0},
    {0x5b3cac5def6bd5c9, 577, 6, 939, 5},
    {0x5b91fe838c7fad30, 583, 2, 944, 1},
    {0x5bac702f06dad96e, 585, 6, 945, 5},
    {0x5bc7a89b4c763ec7, 591, 7, 950, 5},
    {0x5bd19a46363876d6, 598, 7, 955, 5},
    {0x5c01419b4249f198, 605, 1, 960, 1},
    {0x5c3cbca40bc4f050, 606, 2, 961, 1},
    {0x5d7003f7535c93cf, 608, 2, 962, 1},
    {0x5daf2bdd3c383db0, 610, 1, 963, 13},
    {0x5e05b42a3374e514, 611, 7, 976, 5},
    {0x5ec27c2e39c0e0e1, 618, 2, 981, 0},
    {0x5efb93d935c7b8a9, 620, 1, 981, 13},
    {0x5f6e35ce5c8ce264, 621, 2, 994, 0},
    {0x5fe0e402a1e98f91, 623, 1, 994, 25},
    {0x6065c001622daffa, 624, 2, 1019, 1},
    {0x6077daa989524866, 626, 7, 1020, 5},
    {0x61229aa357124319, 633, 1, 1025, 13},
    {0x6194f751484f4cad, 634, 6, 1038, 5},
    {0x61c6c77f76d66ecc, 640, 1, 1043, 1},
    {0x623ecf5be7e27207, 641, 2, 1044, 1},
    {0x62561c0a28263ae4, 643, 2, 1045, 0},
    {0x625d5af686edf2a7, 645, 2, 1045, 1},
    {0x62c8879cd4262bdf, 647, 2, 1046, 1},
    {0x6337191779e88b57, 649, 7, 1047, 5},
    {0x633c301c6ad3394f, 656, 6, 1052, 5},
    {0x63891d99a755f11e, 662, 2, 1057, 1},
    {0x646fb52dbb7d02f8, 664, 2, 1058, 0},
    {0x64fc6568ba585874, 666, 2, 1058, 1},
    {0x651bf94cb35866eb, 668, 1, 1059, 1},
    {0x656648819653471c, 669, 7, 1060, 5},
    {0x656cd5472c88ebb4, 676, 1, 1065, 13},
    {0x658c62dd7bf59176, 677, 2, 1078, 0},
    {0x65bd3aec05995608, 679, 2, 1078, 1},
    {0x66479c243dd439b1, 681, 7, 1079, 5},
    {0x66b7fca3a15ed896, 688, 2, 1084, 0},
    {0x66e24854e96252e1, 690, 7, 1084, 5},
    {0x672acbc5327028d0, 697, 2, 1089, 1},
    {0x67499c48eab48c45, 699, 1, 1090, 1},
    {0x6764aebac159eb0d, 700, 2, 1091, 1},
    {0x68109ab692d6f7f8, 702, 6, 1092, 5},
    {0x6833ed85c98ee676, 708, 1, 1097, 13},
    {0x68dbb8fcc0adc3cb, 709, 2, 1110, 1},
    {0x6977015c49acef03, 711, 2, 1111, 1},
    {0x69ecf93ad2add7d4, 713, 2, 1112, 1},
    {0x6a614f0ab7a61ccf, 715, 2, 1113, 1},
    {0x6ae1bde407bb3c0b, 717, 2, 1114, 1},
    {0x6ba32765c3325123, 719, 2, 1115, 1},
    {0x6be310df50dab143, 721, 6, 1116, 5},
    {0x6c15968d892f596a, 727, 7, 1121, 5},
    {0x6c2691e9ba00433f, 734, 7, 1126, 5},
    {0x6c940d1cfb998820, 741, 1, 1131, 9},
    {0x6caf34d9d08c0907, 742, 7, 1140, 5},
    {0x6cc49012cda67cef, 749, 2, 1145, 0},
    {0x6ce0e7d6bb7ad134, 751, 2, 1145, 0},
    {0x6d1d6602fa18a440, 753, 2, 1145, 0},
    {0x6da298a37bcd9760, 755, 2, 1145, 0},
    {0x6e729826782a3a52, 757, 7, 1145, 5},
    {0x6e77adf89689dcde, 764, 6, 1150, 5},
    {0x6e97ddbdc9d4a7bf, 770, 2, 1155, 1},
    {0x6f8fd9e409859b5a, 772, 6, 1156, 5},
    {0x6ff8a8d36b2b68e6, 778, 2, 1161, 1},
    {0x7064be0fb813490e, 780, 1, 1162, 29},
    {0x708917feb841c1a8, 781, 2, 1191, 1},
    {0x709a331a5dccbfdb, 783, 7, 1192, 5},
    {0x7104a8292a0a40c3, 790, 2, 1197, 1},
    {0x710ec2261450981d, 792, 6, 1198, 5},
    {0x712f485fca76f2cb, 798, 2, 1203, 1},
    {0x71804ae771810166, 800, 2, 1204, 0},
    {0x72117e4edc9ea7cb, 802, 1, 1204, 13},
    {0x726bb6bca4b831c4, 803, 1, 1217, 29},
    {0x727664c6c7c181c0, 804, 1, 1246, 1},
    {0x73532330f740fea9, 805, 1, 1247, 9},
    {0x737b6acdf6a0afb7, 806, 6, 1256, 5},
    {0x739b4f911508789b, 812, 7, 1261, 5},
    {0x74486f27cac0ba5d, 819, 7, 1266, 5},
    {0x751d7275850b095a, 826, 7, 1271, 5},
    {0x75828915a9b52527, 833, 6, 1276, 5},
    {0x75e146b6f4f4a6df, 839, 2, 1281, 1},
    {0x776971ba84c387ac, 841, 7, 1282, 5},
    {0x7884adfbe23c6474, 848, 2, 1287, 1},
    {0x788b6b45fecfd9af, 850, 1, 1288, 37},
    {0x78cd55e88eb2a370, 851, 2, 1325, 1},
    {0x79d1169fbf3585be, 853, 2, 1326, 1},
    {0x7a205090bf3297e5, 855, 2, 1327, 0},
    {0x7a51a266fed511b2, 857, 1, 1327, 1},
    {0x7ae39a78ef72d196, 858, 2, 1328, 1},
    {0x7aee51debbf53de7, 860, 7, 1329, 5},
    {0x7b09262a380920d9, 867, 2, 1334, 0},
    {0x7b0f0ec0c49b5c0d, 869, 2, 1334, 1},
    {0x7b3156942370eebb, 871, 2, 1335, 0},
    {0x7b9d89d3b225a775, 873, 2, 1335, 1},
    {0x7bad85a194dda91c, 875, 7, 1336, 5},
    {0x7c1c0636fbc186fb, 882, 6, 1341, 5},
    {0x7c50ca90f6c7245b, 888, 2, 1346, 1},
    {0x7c50f2139bed55be, 890, 1, 1347, 29},
    {0x7d22e4f12c80c5d3, 891, 2, 1376, 1},
    {0x7e41f49243e26401, 893, 1, 1377, 1},
    {0x7e7aecae44bb9350, 894, 2, 1378, 1},
    {0x7efe4ffa939f7dd6, 896, 6, 1379, 5},
    {0x7f5799219f3a58d3, 902, 2, 1384, 1},
    {0x7f718164a8e66e8b, 904, 6, 1385, 5},
    {0x80d3777a2b404120, 910, 2, 1390, 1},
    {0x80ea33c89adfdaf4, 912, 2, 1391, 1},
    {0x811c93d6f9f9c2fc, 914, 2, 1392, 0},
    {0x8135a2f61bf71959, 916, 2, 1392, 1},
    {0x81af7f1f3bc09c81, 918, 7, 1393, 5},
    {0x81d9696acdcae978, 925, 1, 1398, 1},
    {0x822a0bb8ebe198c1, 926, 7, 1399, 5},
    {0x8230ec96ac1252a1, 933, 1, 1404, 17},
    {0x8290d76f52982335, 934, 2, 1421, 1},
    {0x829ae8cb09326424, 936, 2, 1422, 0},
    {0x831f569ae000b1e9, 938, 6, 1422, 5},
    {0x837c87c39ce2d6ef, 944, 1, 1427, 9},
    {0x837f6150d1456374, 945, 2, 1436, 1},
    {0x838aaa0a225aec06, 947, 2, 1437, 1},
    {0x838b1bab4ac0ffaf, 949, 1, 1438, 17},
    {0x839cc8be9ab617c9, 950, 6, 1455, 5},
    {0x83dadc5cb73b84f3, 956, 2, 1460, 1},
    {0x83e26a056a6de6d8, 958, 2, 1461, 1},
    {0x84378db2e2092a38, 960, 2, 1462, 1},
    {0x84fe7c6a91d7fe69, 962, 6, 1463, 5},
    {0x8514feae21301cd0, 968, 1, 1468, 1},
    {0x8572ba58360e75b7, 969, 6, 1469, 5},
    {0x868e34b04aa8c7a2, 975, 2, 1474, 1},
    {0x86e39a646c1fb611, 977, 1, 1475, 17},
    {0x875ea8eb4d0c4f1b, 978, 2, 1492, 1},
    {0x87b3367de2235bf0, 980, 2, 1493, 1},
    {0x87ca5b1a77a3bb72, 982, 2, 1494, 1},
    {0x88496b6a0d7298de, 984, 2, 1495, 1},
    {0x884ff2181aa909ff, 986, 1, 1496, 17},
    {0x885a363226d9d3bf, 987, 2, 1513, 0},
    {0x89138650ab139430, 989, 2, 1513, 0},
    {0x8916a5d1d0182ed0, 991, 2, 1513, 1},
    {0x894deeaccf7d3610, 993, 1, 1514, 37},
    {0x89f2b55e403ff535, 994, 2, 1551, 1},
    {0x8a2746f444c96c39, 996, 2, 1552, 1},
    {0x8a31d34f5872296f, 998, 7, 1553, 5},
    {0x8b9824abb2d2316c, 1005, 2, 1558, 1},
    {0x8bc1869b51eb79a0, 1007, 2, 1559, 1},
    {0x8bf6b2a7b7f0a978, 1009, 2, 1560, 1},
    {0x8c21c4cbb08fed99, 1011, 2, 1561, 0},
    {0x8c5365b9cc388103, 1013, 6, 1561, 5},
    {0x8d210246c7aeb03f, 1019, 2, 1566, 0},
    {0x8d235426e405b1b3, 1021, 1, 1566, 29},
    {0x8d26be25b1b55db7, 1022, 2, 1595, 1},
    {0x8d420ac6d47f4865, 1024, 2, 1596, 1},
    {0x8d7c3ce7b4470937, 1026, 6, 1597, 5},
    {0x8e3b855eafb250d6, 1032, 6, 1602, 5},
    {0x8ee3501d76096952, 1038, 7, 1607, 5},
    {0x8f4a5215cef4e18e, 1045, 2, 1612, 1},
    {0x906323ee6f7199bf, 1047, 1, 1613, 17},
    {0x90d6d1c290147129, 1048, 2, 1630, 1},
    {0x917c0c3435e84444, 1050, 2, 1631, 1},
    {0x9232ed88e8143aa8, 1052, 2, 1632, 0},
    {0x926a085f2f7da937, 1054, 1, 1632, 9},
    {0x928d0507198f536b, 1055, 2, 1641, 0},
    {0x9477a59abd6e773f, 1057, 7, 1641, 5},
    {0x949cffddecb862b5, 1064, 1, 1646, 13},
    {0x94a42ec7bd5d4a1c, 1065, 1, 1659, 1},
    {0x94c42d5ea3df6f31, 1066, 1, 1660, 9},
    {0x94ed2918db508cdd, 1067, 2, 1669, 0},
    {0x95c800e6a6362770, 1069, 2, 1669, 1},
    {0x95d628e92cb07e60, 1071, 1, 1670, 1},
    {0x9739099ce55a450b, 1072, 1, 1671, 1},
    {0x973d8a517917a03a, 1073, 7, 1672, 5},
    {0x984bb1c94b4e45e9, 1080, 1, 1677, 13},
    {0x98d55602c0af756b, 1081, 1, 1690, 1},
    {0x98e455915f99fddc, 1082, 7, 1691, 5},
    {0x99e3edc9c0a4deb7, 1089, 2, 1696, 1},
    {0x9a1bff28106512dc, 1091, 1, 1697, 1},
    {0x9a2dacb4d7b3eace, 1092, 2, 1698, 1},
    {0x9a6464ef99a18d5f, 1094, 6, 1699, 5},
    {0x9ab2e688a5b7e4b1, 1100, 2, 1704, 1},
    {0x9aefa6a3d408bafe, 1102, 1, 1705, 9},
    {0x9bb82fbe2518cfc8, 1103, 6, 1714, 5},
    {0x9c27c8b85736389e, 1109, 1, 1719, 29},
    {0x9c7502741afb4c45, 1110, 2, 1748, 0},
    {0x9cd8901adc1270bb, 1112, 2, 1748, 1},
    {0x9ce7f934d5c3c94d, 1114, 2, 1749, 1},
    {0x9d372d73f0f84f6d, 1116, 2, 1750, 0},
    {0x9d8a3f00c92c6200, 1118, 1, 1750, 37},
    {0x9e11ceb23fee5a62, 1119, 6, 1787, 5},
    {0x9e3f88e939cb2c0b, 1125, 6, 1792, 5},
    {0x9ef3b4a4cd5b6c34, 1131, 2, 1797, 0},
    {0x9fd36f52aa76e50e, 1133, 2, 1797, 1},
    {0xa079b7bb8161b0f1, 1135, 1, 1798, 25},
    {0xa09ea6443163fde3, 1136, 6, 1823, 5},
    {0xa0f32ae1eac51bff, 1142, 1, 1828, 1},
    {0xa1345857660846bb, 1143, 6, 1829, 5},
    {0xa169063decd52e67, 1149, 7, 1834, 5},
    {0xa19771cfbecc3492, 1156, 7, 1839, 5},
    {0xa1979ef0fd727d30, 1163, 1, 1844, 1},
    {0xa2bd4e918adfff4b, 1164, 2, 1845, 1},
    {0xa2d9bc6cdeb49fd6, 1166, 2, 1846, 1},
    {0xa32a7c840c352331, 1168, 2, 1847, 0},
    {0xa34229a12d08e516, 1170, 2, 1847, 1},
    {0xa34e66244d75f552, 1172, 1, 1848, 13},
    {0xa41382931e088cee, 1173, 2, 1861, 0},
    {0xa458046f75395e7b, 1175, 2, 1861, 1},
    {0xa46b40cf6cb331a7, 1177, 6, 1862, 5},
    {0xa4dd4d7988d81dce, 1183, 7, 1867, 5},
    {0xa5e51b39be056f68, 1190, 2, 1872, 1},
    {0xa5ec1b5273ae23d9, 1192, 1, 1873, 13},
    {0xa66cb279c79e5cb5, 1193, 1, 1886, 1},
    {0xa6e48f4b652d5108, 1194, 6, 1887, 5},
    {0xa732ef1f90cf580c, 1200, 1, 1892, 1},
    {0xa73747f0d863f89f, 1201, 2, 1893, 1},
    {0xa77573f0abfea46c, 1203, 2, 1894, 1},
    {0xa871f76ea5405ed0, 1205, 1, 1895, 9},
    {0xa8a1ad343f616f85, 1206, 1, 1904, 13},
    {0xa96d8390bbdd322c, 1207, 2, 1917, 1},
    {0xa9e03932ba884f07, 1209, 6, 1918, 5},
    {0xaa30e7588919860b, 1215, 6, 1923, 5},
    {0xaa63768f478f9cf8, 1221, 1, 1928, 9},
    {0xaa63b72c0947fcde, 1222, 2, 1937, 1},
    {0xaaa640e71844ef38, 1224, 6, 1938, 5},
    {0xaac3ff70c5be7b0d, 1230, 2, 1943, 0},
    {0xaad53128c15ac999, 1232, 1, 1943, 9},
    {0xab49c99fe8cec2a7, 1233, 1, 1952, 13},
    {0xab68d3fc9b97adfd, 1234, 2, 1965, 0},
    {0xab817025e55900af, 1236, 7, 1965, 5},
    {0xaba7b5f74096e6f5, 1243, 2, 1970, 0},
    {0xac064113291a2f79, 1245, 2, 1970, 0},
    {0xac171c7af538c8b7, 1247, 1, 1970, 1},
    {0xad7eae4b1479eff9, 1248, 1, 1971, 17},
    {0xadc06bd971cc66d0, 1249, 1, 1988, 13},
    {0xae550655f4700c67, 1250, 7, 2001, 5},
    {0xae911deb2a1cab1a, 1257, 6, 2006, 5},
    {0xae97c3d989a6aaeb, 1263, 6, 2011, 5},
    {0xae9dd74019111d9b, 1269, 6, 2016, 5},
    {0xaeb1cf6d1ed08a0e, 1275, 2, 2021, 1},
    {0xaf5bcad7a889023c, 1277, 1, 2022, 1},
    {0xafe5021bd457f755, 1278, 2, 2023, 1},
    {0xafeef9c3ac3faa49, 1280, 2, 2024, 1},
    {0xaff73796ed371c72, 1282, 2, 2025, 1},
    {0xb077bc2b1de072f7, 1284, 1, 2026, 9},
    {0xb0a5dc96418444db, 1285, 2, 2035, 0},
    {0xb0c8e0c528017b1a, 1287, 2, 2035, 1},
    {0xb11075914a048837, 1289, 2, 2036, 1},
    {0xb1359c384db5b369, 1291, 1, 2037, 17},
    {0xb171dd5324f5682c, 1292, 1, 2054, 13},
    {0xb1a8dee8b5f5fdf8, 1293, 2, 2067, 1},
    {0xb215efda7e69da44, 1295, 1, 2068, 1},
    {0xb22c69f1dac4b2e1, 1296, 7, 2069, 5},
    {0xb250098340a9c660, 1303, 1, 2074, 37},
    {0xb285e1b60be0e089, 1304, 1, 2111, 37},
    {0xb2e8b822afb216c4, 1305, 1, 2148, 13},
    {0xb3094ced2033aee4, 1306, 1, 2161, 1},
    {0xb3621df7b9e7a3b0, 1307, 2, 2162, 0},
    {0xb37eab38d8b9edef, 1309, 7, 2162, 5},
    {0xb3acd8e0cf5e61e1, 1316, 7, 2167, 5},
    {0xb4204106c834e0ac, 1323, 2, 2172, 1},
    {0xb43bf0b82989a7b8, 1325, 2, 2173, 1},
    {0xb490cbb3c5ae76b7, 1327, 2, 2174, 1},
    {0xb4e3db09443041e9, 1329, 2, 2175, 1},
    {0xb5438c16b4baa503, 1331, 1, 2176, 1},
    {0xb572cf7250447006, 1332, 7, 2177, 5},
    {0xb5bfe704ffd68d36, 1339, 6, 2182, 5},
    {0xb5f9e86a27459b55, 1345, 2, 2187, 1},
    {0xb63c51213414304b, 1347, 2, 2188, 1},
    {0xb68b7515964bae7a, 1349, 6, 2189, 5},
    {0xb71aaf2423a9b244, 1355, 2, 2194, 0},
    {0xb73ab66499e44427, 1357, 2, 2194, 1},
    {0xb73b8b2d3a057339, 1359, 2, 2195, 1},
    {0xb75aad7a526d312d, 1361, 1, 2196, 1},
    {0xb77418d0a3d5c395, 1362, 2, 2197, 1},
    {0xb781112528e6d23b, 1364, 2, 2198, 1},
    {0xb792bff5e0ac7f97, 1366, 2, 2199, 0},
    {0xb7f158bf6cb7a21d, 1368, 6, 2199, 5},
    {0xb92ccbb84f10e128, 1374, 1, 2204, 17},
    {0xb957641d2095ccb3, 1375, 7, 2221, 5},
    {0xb9feab14cd7ff302, 1382, 2, 2226, 0},
    {0xbae58cb1a92d9dc6, 1384, 1, 2226, 9},
    {0xbbc74870b7dad71e, 1385, 1, 2235, 9},
    {0xbc4bc8c4dfda8501, 1386, 2, 2244, 1},
    {0xbc67379c758d1eb8, 1388, 2, 2245, 1},
    {0xbca9559f7f54a067, 1390, 2, 2246, 0},
    {0xbcf3d8fdf5db3b63, 1392, 2, 2246, 1},
    {0xbd051e542ece31d7, 1394, 7, 2247, 5},
    {0xbd6797ab2299d74d, 1401, 2, 2252, 1},
    {0xbdfed2db853898a5, 1403, 2, 2253, 1},
    {0xbe05227b7c5ef590, 1405, 2, 2254, 1},
    {0xbe3a538634ecaaff, 1407, 1, 2255, 9},
    {0xbe7b86bb486e954c, 1408, 2, 2264, 1},
    {0xbe957580a1f072eb, 1410, 6, 2265, 5},
    {0xbefed56a49543566, 1416, 2, 2270, 0},
    {0xc04d1dc1fbe927ed, 1418, 2, 2270, 1},
    {0xc10e64b6cb547985, 1420, 2, 2271, 0},
    {0xc15637d252eed486, 1422, 1, 2271, 17},
    {0xc173b4b93c44af7e, 1423, 1, 2288, 37},
    {0xc189b47210bb62dc, 1424, 2, 2325, 0},
    {0xc19db931fed66ed6, 1426, 1, 2325, 13},
    {0xc2254d7a68c627eb, 1427, 2, 2338, 0},
    {0xc2293d74eec399c6, 1429, 2, 2338, 1},
    {0xc2b4c38f2cd1b6bd, 1431, 2, 2339, 0},
    {0xc365995f9c4a6aac, 1433, 2, 2339, 1},
    {0xc36d26a115fcd682, 1435, 1, 2340, 13},
    {0xc3a7d85eedf8b3d6, 1436, 2, 2353, 1},
    {0xc3d201fa2ddfd80b, 1438, 6, 2354, 5},
    {0xc48dedae958ae286, 1444, 2, 2359, 0},
    {0xc4c398b9b6a71fc0, 1446, 2, 2359, 0},
    {0xc51d711f4d534d7b, 1448, 2, 2359, 0},
    {0xc5746f1a6731a1ba, 1450, 7, 2359, 5},
    {0xc58b49fa4ec543e3, 1457, 2, 2364, 1},
    {0xc5a6df0097ef809c, 1459, 2, 2365, 0},
    {0xc61a04023b22210e, 1461, 2, 2365, 0},
    {0xc62210aad8b220d7, 1463, 1, 2365, 1},
    {0xc647405be0a3abe6, 1464, 1, 2366, 17},
    {0xc64ed1ffc9a3ff4f, 1465, 1, 2383, 17},
    {0xc692a5d1bc081ebc, 1466, 7, 2400, 5},
    {0xc6a25a27d3704aef, 1473, 6, 2405, 5},
    {0xc6d0e8397184c90e, 1479, 1, 2410, 13},
    {0xc7023de1537caba7, 1480, 7, 2423, 5},
    {0xc883170205c57c3c, 1487, 7, 2428, 5},
    {0xc89ec9c635b86453, 1494, 1, 2433, 29},
    {0xc8ff427e984281bf, 1495, 2, 2462, 1},
    {0xc94d3d684cd40930, 1497, 2, 2463, 1},
    {0xc97f2dea441936c3, 1499, 2, 2464, 0},
    {0xc98b706651cf69cf, 1501, 2, 2464, 0},
    {0xc9d6cc2c5a171cf7, 1503, 2, 2464, 1},
    {0xca42659b68020463, 1505, 1, 2465, 13},
    {0xcae8d89b98d67d32, 1506, 2, 2478, 1},
    {0xcb146b03dfc5808f, 1508, 7, 2479, 5},
    {0xcb1f9e240ba13922, 1515, 7, 2484, 5},
    {0xcb6ef8b485ea320b, 1522, 2, 2489, 0},
    {0xcb7cc4487c53458f, 1524, 2, 2489, 1},
    {0xcb8f47876f066789, 1526, 2, 2490, 1},
    {0xcb953fb9836a0c79, 1528, 2, 2491, 1},
    {0xcbfcd8963b799000, 1530, 1, 2492, 9},
    {0xcd213c3368601aac, 1531, 2, 2501, 1},
    {0xcd7f996404be4a9c, 1533, 2, 2502, 0},
    {0xcd83a615972e82f7, 1535, 2, 2502, 1},
    {0xcda47633612e362c, 1537, 2, 2503, 0},
    {0xcdb99d8a0f0ba5e2, 1539, 1, 2503, 13},
    {0xcdd5fda4dc4fb40a, 1540, 2, 2516, 1},
    {0xce0e0fb346a1cb4f, 1542, 6, 2517, 5},
    {0xce3f9b0ec41729ab, 1548, 7, 2522, 5},
    {0xcec43046062371bc, 1555, 7, 2527, 5},
    {0xceffab4902452fef, 1562, 7, 2532, 5},
    {0xcf2df7072ab8c00f, 1569, 2, 2537, 1},
    {0xcf982d2c897f9773, 1571, 2, 2538, 1},
    {0xd046bff9dafa7ec6, 1573, 2, 2539, 1},
    {0xd07957de4397d0ea, 1575, 2, 2540, 0},
    {0xd104df827d28925b, 1577, 2, 2540, 0},
    {0xd1f832f73d8f84e6, 1579, 7, 2540, 5},
    {0xd20acc20053d5f79, 1586, 1, 2545, 1},
    {0xd2c5e9ac0992e153, 1587, 2, 2546, 1},
    {0xd440d248039482aa, 1589, 7, 2547, 5},
    {0xd4e0489b63eb15f4, 1596, 1, 2552, 1},
    {0xd5508063c7c4418b, 1597, 2, 2553, 1},
    {0xd5620791d901b4be, 1599, 2, 2554, 1},
    {0xd5ac1928c09f388b, 1601, 7, 2555, 5},
    {0xd5bc5f2d58843a4c, 1608, 1, 2560, 13},
    {0xd5e679a7331374c5, 1609, 2, 2573, 0},
    {0xd6380413277fa8ac, 1611, 2, 2573, 0},
    {0xd690fa91d8dda759, 1613, 1, 2573, 9},
    {0xd7408ef5d7719af4, 1614, 2, 2582, 1},
    {0xd7f040b51fe1db51, 1616, 2, 2583, 1},
    {0xd8e36aae3c3e0d07, 1618, 1, 2584, 1},
    {0xd962b7ac714f8034, 1619, 2, 2585, 0},
    {0xd966538ae4fd14e3, 1621, 2, 2585, 1},
    {0xd9e4f9044d64bc12, 1623, 6, 2586, 5},
    {0xda55df5559f8d8d8, 1629, 1, 2591, 9},
    {0xda7974d593e71265, 1630, 2, 2600, 1},
    {0xdb49ca6cfe854cb0, 1632, 1, 2601, 1},
    {0xdb5694db42595e07, 1633, 7, 2602, 5},
    {0xdb87969e73f3a539, 1640, 1, 2607, 37},
    {0xdbb0a85f9e067c0d, 1641, 2, 2644, 1},
    {0xdbfaaaf5c6370980, 1643, 2, 2645, 1},
    {0xdc4d34118fb3f7bd, 1645, 2, 2646, 0},
    {0xdc72e96edd6fc9d7, 1647, 6, 2646, 5},
    {0xdd1656aa390ac2a3, 1653, 1, 2651, 13},
    {0xde2238a6d1f3a54f, 1654, 7, 2664, 5},
    {0xde3f7079247cdf77, 1661, 2, 2669, 1},
    {0xde66058bcce65628, 1663, 2, 2670, 1},
    {0xde6ad307e609e9ea, 1665, 2, 2671, 1},
    {0xdeba10050b0c1175, 1667, 2, 2672, 1},
    {0xdf3e520b6611cb3d, 1669, 2, 2673, 1},
    {0xdf4fb14f1485a544, 1671, 2, 2674, 1},
    {0xdf504d9783fe42ea, 1673, 6, 2675, 5},
    {0xdfc04b71b3ba2759, 1679, 2, 2680, 1},
    {0xdfeb12e1d428af48, 1681, 1, 2681, 17},
    {0xe05418a33e6b4cf0, 1682, 2, 2698, 0},
    {0xe068866c865d7d93, 1684, 2, 2698, 1},
    {0xe0c4c5175229e8b9, 1686, 2, 2699, 1},
    {0xe0e02572ba45730d, 1688, 1, 2700, 1},
    {0xe14b348fb2754700, 1689, 1, 2701, 1},
    {0xe20a85e738cba4c8, 1690, 6, 2702, 5},
    {0xe24bdf4d3bbe7693, 1696, 1, 2707, 29},
    {0xe27fd0b248992733, 1697, 1, 2736, 13},
    {0xe347ddf4c3ef9704, 1698, 2, 2749, 0},
    {0xe39964d010e53d9b, 1700, 2, 2749, 1},
    {0xe4ec931636249419, 1702, 1, 2750, 13},
    {0xe5c537d94e04551a, 1703, 7, 2763, 5},
    {0xe709c4f1adf1cad4, 1710, 1, 2768, 29},
    {0xe73d189750ee63a3, 1711, 2, 2797, 1},
    {0xe76e82d4808825a0, 1713, 1, 2798, 1},
    {0xe7eeeda21c01e34e, 1714, 1, 2799, 29},
    {0xe800b04b6bd28aa1, 1715, 1, 2828, 29},
    {0xe821a310996d28d8, 1716, 1, 2857, 17},
    {0xe8409455834743ff, 1717, 1, 2874, 37},
    {0xe888e5c8986c82a9, 1718, 6, 2911, 5},
    {0xe8d5d3c006927949, 1724, 2, 2916, 0},
    {0xe9033da54a5f76aa, 1726, 2, 2916, 1},
    {0xe955583aa426a260, 1728, 1, 2917, 1},
    {0xe9859ccfdbc972b4, 1729, 2, 2918, 1},
    {0xea52851d07434b55, 1731, 1, 2919, 13},
    {0xebfdc9f6dbb76048, 1732, 2, 2932, 1},
    {0xebfeb362a7866f3e, 1734, 1, 2933, 13},
    {0xeca3f2dc3392ce38, 1735, 2, 2946, 1},
    {0xecac7e4cf6ff66db, 1737, 2, 2947, 1},
    {0xecc2d5506e1e0b8c, 1739, 1, 2948, 13},
    {0xed6b2de35bfd5045, 1740, 1, 2961, 13},
    {0xee0f4b22ada9a77a, 1741, 2, 2974, 1},
    {0xee1268acc4b3dbc5, 1743, 2, 2975, 1},
    {0xee3b4df6a586e7db, 1745, 2, 2976, 1},
    {0xee409622e3b0ba34, 1747, 2, 2977, 1},
    {0xefbfd9b9cf90072c, 1749, 2, 2978, 1},
    {0xefc225603acd0735, 1751, 2, 2979, 1},
    {0xf0423c7a5fec509f, 1753, 1, 2980, 13},
    {0xf06bb0ae9d03a553, 1754, 1, 2993, 1},
    {0xf121697d30a8065e, 1755, 1, 2994, 9},
    {0xf2263580b7a4644b, 1756, 2, 3003, 1},
    {0xf2879db8817ce541, 1758, 1, 3004, 37},
    {0xf2d9c81c3fdaf375, 1759, 2, 3041, 1},
    {0xf34e51016c17d275, 1761, 2, 3042, 0},
    {0xf3f2bed73b944c6b, 1763, 2, 3042, 0},
    {0xf3f8fb2f4e31cfbf, 1765, 1, 3042, 37},
    {0xf453977576c23cb9, 1766, 2, 3079, 1},
    {0xf460df8cd1eff849, 1768, 6, 3080, 5},
    {0xf46f0b09502a62ab, 1774, 2, 3085, 1},
    {0xf47bdec6b6f67fb7, 1776, 2, 3086, 1},
    {0xf4fbbaf01262a081, 1778, 2, 3087, 0},
    {0xf5313a2c9665f7bf, 1780, 7, 3087, 5},
    {0xf595a3d5b4eef292, 1787, 2, 3092, 0},
    {0xf5c5785c3d24e7c8, 1789, 2, 3092, 1},
    {0xf5cdcf4e86ca238b, 1791, 7, 3093, 5},
    {0xf61609850f9141c3, 1798, 7, 3098, 5},
    {0xf64b0006abbf3387, 1805, 7, 3103, 5},
    {0xf70b672d0aed4fcb, 1812, 2, 3108, 1},
    {0xf716c1b26533c25c, 1814, 1, 3109, 25},
    {0xf720c2589d704f01, 1815, 7, 3134, 5},
    {0xf8525a43174a01db, 1822, 2, 3139, 1},
    {0xf8bca28237ae13ff, 1824, 7, 3140, 5},
    {0xf9c4c5d59214c832, 1831, 2, 3145, 1},
    {0xfb414ba00ad567fa, 1833, 7, 3146, 5},
    {0xfb4e1710d2c7541b, 1840, 2, 3151, 1},
    {0xfbd61df1a92b3598, 1842, 2, 3152, 1},
    {0xfbda4a8c7e845f49, 1844, 1, 3153, 9},
    {0xfcbff56728bc0113, 1845, 2, 3162, 1},
    {0xfce03320984e93eb, 1847, 1, 3163, 1},
    {0xfd2dd88f9b2e176c, 1848, 7, 3164, 5},
    {0xfe5e7678050bdb78, 1855, 2, 3169, 1},
    {0xfed8c54ff2515033, 1857, 1, 3170, 29},
    {0xff0521f5c114df59, 1858, 2, 3199, 1},
    {0xff1ba285f0027825, 1860, 2, 3200, 1},
    {0xff3eb972d869fa43, 1862, 7, 3201, 5},
    {0xff4e5c0c2f7ec6f6, 1869, 6, 3206, 5},
    {0xff74cd8e44f79773, 1875, 2, 3211, 1},
    {0xffc3c346f3a0a658, 1877, 6, 3212, 5},
    {0xffc48ab263127585, 1883, 2, 3217, 0},
    {0xffcd79837025a5e1, 1885, 1, 3217, 1},
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
24,
18,8,13,3,21,22,
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
2,20,
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
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
0,8,63,7,1,
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
23,
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

LinkedTable linked_table() { return {kernels, {minterm_linked_distances, 1886}, names, known_names, figures}; }

}  // namespace minterm
