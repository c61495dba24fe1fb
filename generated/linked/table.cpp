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
.long weighted_avx512_column_prefix_p2_k1_sweep_tap - .
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
.long k_mismatch_scalar_cyclic_k3_lanes_64_columns - .
.long k_mismatch_scalar_cyclic_k3_lanes_64_results - .
.long bitpal_avx2_batch_p20_symbols_steady2 - .
.long bitpal_avx2_batch_p20_symbols_held2 - .
.long bitpal_avx2_batch_p20_symbols_steady1 - .
.long bitpal_avx2_batch_p20_symbols_held1 - .
.long bitpal_avx2_batch_p2_symbols_sum - .
.long bitpal_avx2_batch_p2_symbols_sum_counted - .
.long indel_scalar_batch_p2_masks_steady8 - .
.long indel_scalar_batch_p2_masks_held8 - .
.long indel_scalar_batch_p2_masks_steady1 - .
.long indel_scalar_batch_p2_masks_held1 - .
.long indel_scalar_batch_p2_symbols_sum - .
.long indel_scalar_batch_p2_symbols_sum_counted - .
.long indel_scalar_batch_p8_masks_masks - .
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
.long k_edit_avx512_cyclic_k2_lanes_16_columns - .
.long k_edit_avx512_cyclic_k2_lanes_16_results - .
.long levenshtein_avx2_column_p2_k1_sweep - .
.long k_mismatch_avx512_wavefront_p20_k1_edge - .
.long k_mismatch_avx512_wavefront_p20_k1_steady - .
.long hamming_scalar_column_p2_k16_sweep - .
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
.long k_edit_avx2_cyclic_k2_lanes_16_columns - .
.long k_edit_avx2_cyclic_k2_lanes_16_results - .
.long shift_or_scalar_wavefront_p8_k1_edge - .
.long shift_or_scalar_wavefront_p8_k1_steady - .
.long k_mismatch_scalar_cyclic_k0_words_256_columns - .
.long k_mismatch_scalar_cyclic_k0_words_256_results - .
.long shift_or_scalar_cyclic_lanes_64_columns - .
.long shift_or_scalar_cyclic_lanes_64_results - .
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
.long indel_scalar_column_p2_k1_sweep - .
.long k_mismatch_scalar_cyclic_k3_lanes_16_columns - .
.long k_mismatch_scalar_cyclic_k3_lanes_16_results - .
.long indel_avx2_wavefront_prefix_p2_k2_edge_tap - .
.long indel_avx2_wavefront_prefix_p2_k2_steady_tap - .
.long levenshtein_avx512_batch_p2_masks_steady8 - .
.long levenshtein_avx512_batch_p2_masks_held8 - .
.long levenshtein_avx512_batch_p2_masks_steady1 - .
.long levenshtein_avx512_batch_p2_masks_held1 - .
.long levenshtein_avx512_batch_p2_symbols_sum - .
.long levenshtein_avx512_batch_p2_symbols_sum_counted - .
.long levenshtein_avx512_batch_p2_masks_masks - .
.long iupac_avx512_column_p4_k1_sweep - .
.long lcs_scalar_batch_p2_masks_steady8 - .
.long lcs_scalar_batch_p2_masks_held8 - .
.long lcs_scalar_batch_p2_masks_steady1 - .
.long lcs_scalar_batch_p2_masks_held1 - .
.long lcs_scalar_batch_p2_symbols_sum - .
.long lcs_scalar_batch_p2_symbols_sum_counted - .
.long lcs_scalar_batch_p20_masks_masks - .
.long iupac_avx512_wavefront_prefix_p4_k1_edge_tap - .
.long iupac_avx512_wavefront_prefix_p4_k1_steady_tap - .
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
.long iupac_avx2_batch_p4_symbols_steady3 - .
.long iupac_avx2_batch_p4_symbols_held3 - .
.long iupac_avx2_batch_p4_symbols_steady1 - .
.long iupac_avx2_batch_p4_symbols_held1 - .
.long iupac_avx2_batch_p4_symbols_sum - .
.long iupac_avx2_batch_p4_symbols_sum_counted - .
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
.long levenshtein_avx2_wavefront_prefix_p2_k1_edge_tap - .
.long levenshtein_avx2_wavefront_prefix_p2_k1_steady_tap - .
.long weighted_scalar_batch_p2_masks_steady2 - .
.long weighted_scalar_batch_p2_masks_held2 - .
.long weighted_scalar_batch_p2_masks_steady1 - .
.long weighted_scalar_batch_p2_masks_held1 - .
.long weighted_scalar_batch_p2_symbols_sum - .
.long weighted_scalar_batch_p2_symbols_sum_counted - .
.long weighted_scalar_batch_p8_masks_masks - .
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
.popsection
)");

namespace minterm {
namespace {

const LinkedKernel kernels[] = {
    {0x013f92d248d8259b, 0, 2, 0, 1},
    {0x01f87012f44612cc, 2, 2, 1, 0},
    {0x0202af349c97b1b5, 4, 2, 1, 1},
    {0x0214992ec3e17763, 6, 2, 2, 1},
    {0x0414bbfeef80f523, 8, 2, 3, 1},
    {0x04228c8923f94255, 10, 2, 4, 1},
    {0x04ae592e15f5f5a2, 12, 1, 5, 13},
    {0x04eab2cdc3d32104, 13, 2, 18, 1},
    {0x05465c16fa4c8551, 15, 2, 19, 1},
    {0x05732456d1680237, 17, 7, 20, 5},
    {0x06626e3ae6051981, 24, 1, 25, 29},
    {0x06b73936a51a5c08, 25, 2, 54, 1},
    {0x06c0090de5de4501, 27, 2, 55, 1},
    {0x06c9ee67aeb9946c, 29, 2, 56, 1},
    {0x06e3d8302c302144, 31, 2, 57, 1},
    {0x0747529a9c1b763b, 33, 2, 58, 1},
    {0x074cd277510a3738, 35, 6, 59, 5},
    {0x07b50f70fd0b6205, 41, 2, 64, 0},
    {0x080e507dd5406b76, 43, 2, 64, 1},
    {0x0880e0b85faf816b, 45, 6, 65, 5},
    {0x0a551086bdad1179, 51, 2, 70, 0},
    {0x0ad3b3c432d9b8eb, 53, 2, 70, 0},
    {0x0af2ec51f25a54a6, 55, 2, 70, 1},
    {0x0b5f32396f7b759b, 57, 2, 71, 1},
    {0x0d16033a2c6b399e, 59, 2, 72, 0},
    {0x0ddc3ad90da414d1, 61, 1, 72, 37},
    {0x0ec6003f7c649e14, 62, 2, 109, 1},
    {0x107ea4e974a97279, 64, 2, 110, 1},
    {0x10ff74c03b7f6f76, 66, 2, 111, 1},
    {0x118d5e5d3d413be2, 68, 2, 112, 1},
    {0x123c74f435bded2e, 70, 2, 113, 0},
    {0x1393c04c8ab53861, 72, 2, 113, 0},
    {0x13d3fca16c9ad383, 74, 2, 113, 1},
    {0x141d3fb69e122287, 76, 7, 114, 5},
    {0x1472f5c2b97d57e9, 83, 2, 119, 1},
    {0x15589490abd3fbe6, 85, 2, 120, 1},
    {0x1573570f60cef5bb, 87, 2, 121, 1},
    {0x157fb47ef39eab17, 89, 2, 122, 1},
    {0x15fad8220727bcbc, 91, 2, 123, 0},
    {0x168e4d5421b0c5b6, 93, 2, 123, 1},
    {0x16be71c83b94c15a, 95, 1, 124, 13},
    {0x16c3e54b2557e42b, 96, 1, 137, 13},
    {0x172f22449f13fcf0, 97, 1, 150, 9},
    {0x17b08afd5c69bbe9, 98, 2, 159, 1},
    {0x17fd7386f76d0889, 100, 1, 160, 13},
    {0x18f743569d2e48ae, 101, 6, 173, 5},
    {0x19debacd413c3c7e, 107, 2, 178, 0},
    {0x1a074c771a95c721, 109, 2, 178, 1},
    {0x1a46cc3655215e59, 111, 2, 179, 1},
    {0x1ab734ec35ee3d9e, 113, 2, 180, 1},
    {0x1bbe8b05b5c95aa6, 115, 7, 181, 5},
    {0x1bfba6ce3719738c, 122, 1, 186, 25},
    {0x1c5bdb61940d6770, 123, 1, 211, 37},
    {0x1db485ef76b75b2e, 124, 2, 248, 1},
    {0x1dc4b772ef1917c6, 126, 1, 249, 17},
    {0x1e1388060658e5ec, 127, 2, 266, 1},
    {0x1f1cbbcf7fec8ea3, 129, 2, 267, 1},
    {0x1f681a0ed473ae81, 131, 2, 268, 1},
    {0x1fbeccddd2287386, 133, 2, 269, 1},
    {0x1fc44870c5bd6596, 135, 2, 270, 1},
    {0x1fcf8301605cb156, 137, 2, 271, 1},
    {0x1ff3b6aefcb31f87, 139, 2, 272, 1},
    {0x1ff7a9055eca9191, 141, 2, 273, 1},
    {0x204784eb48896047, 143, 1, 274, 9},
    {0x20fb84b8c9dbd42d, 144, 7, 283, 5},
    {0x21148a08fe1775a0, 151, 2, 288, 1},
    {0x2120f0090805b0c7, 153, 2, 289, 0},
    {0x2130a57e00d329e3, 155, 2, 289, 1},
    {0x21a395d0f68fc45a, 157, 2, 290, 1},
    {0x2298b0e0c56482d1, 159, 1, 291, 13},
    {0x2378cef62892af6b, 160, 2, 304, 1},
    {0x23e4ef78d0414f5e, 162, 2, 305, 1},
    {0x23f6787d96438530, 164, 2, 306, 1},
    {0x249737ba8adf3d38, 166, 6, 307, 5},
    {0x25cbdd3e1486d60e, 172, 2, 312, 0},
    {0x266018b592f58c78, 174, 1, 312, 17},
    {0x27bca0baa4ff1163, 175, 7, 329, 5},
    {0x27cca37a225426ce, 182, 2, 334, 0},
    {0x28990de661b80872, 184, 2, 334, 1},
    {0x28c5016486334654, 186, 1, 335, 13},
    {0x28f1b44b0f1823d7, 187, 1, 348, 13},
    {0x290b0f4ac45fd18f, 188, 6, 361, 5},
    {0x2978dac7875ff1fe, 194, 1, 366, 37},
    {0x2993488e94b27137, 195, 2, 403, 0},
    {0x2a4f237c93ddb2b4, 197, 2, 403, 1},
    {0x2a6714d3fcba2288, 199, 6, 404, 5},
    {0x2aa813417fd5ac2b, 205, 1, 409, 13},
    {0x2b1e7c207aa6514c, 206, 2, 422, 1},
    {0x2bdba52f23291884, 208, 2, 423, 0},
    {0x2bf16535dfcb6f3b, 210, 6, 423, 5},
    {0x2c2afe2170a83e3e, 216, 6, 428, 5},
    {0x2c50cc1f5e1d2da5, 222, 2, 433, 1},
    {0x2c51df01e33c0958, 224, 6, 434, 5},
    {0x2c87e6f2f49a547e, 230, 1, 439, 9},
    {0x2d0ef0d7188a483d, 231, 7, 448, 5},
    {0x2df52b5f00f6f0ed, 238, 2, 453, 1},
    {0x2e084ad3732e02d7, 240, 2, 454, 0},
    {0x2e7c13ecae734c5e, 242, 6, 454, 5},
    {0x2f1752e0b88c7487, 248, 2, 459, 0},
    {0x2f981f6bcbb53f9e, 250, 1, 459, 37},
    {0x2fb37068a247f6a1, 251, 1, 496, 9},
    {0x2fbae6847dcb286c, 252, 2, 505, 0},
    {0x30aa6de4a9df457e, 254, 2, 505, 1},
    {0x30d9881ea06effa7, 256, 2, 506, 1},
    {0x3110a34c8404d727, 258, 2, 507, 1},
    {0x3141505f6403be5c, 260, 2, 508, 1},
    {0x314f5e0e101042d4, 262, 1, 509, 13},
    {0x31bf84ae62a2886c, 263, 2, 522, 0},
    {0x31ce41a5ae5005e8, 265, 2, 522, 1},
    {0x31e53b423348e8f6, 267, 7, 523, 5},
    {0x32c7096697580f88, 274, 2, 528, 1},
    {0x33c1ba7faae8ee13, 276, 1, 529, 13},
    {0x3426f0086fe60cd6, 277, 7, 542, 5},
    {0x34717058de134e5b, 284, 2, 547, 1},
    {0x34738287ebe7e266, 286, 1, 548, 9},
    {0x3490f96effaec5a7, 287, 2, 557, 1},
    {0x350c26b145232f1f, 289, 7, 558, 5},
    {0x352d7e5574b862a4, 296, 2, 563, 1},
    {0x36061b2483139b48, 298, 2, 564, 1},
    {0x3628d5d257ae4908, 300, 2, 565, 1},
    {0x36377762265aeb84, 302, 2, 566, 1},
    {0x3656414135b758a9, 304, 2, 567, 1},
    {0x369487ed6eae2b1b, 306, 6, 568, 5},
    {0x36ce3be18b4aeab0, 312, 2, 573, 1},
    {0x378a2cae41c21227, 314, 1, 574, 9},
    {0x37df5c0a011716bb, 315, 1, 583, 13},
    {0x37ee12b11391a2b8, 316, 2, 596, 1},
    {0x38015378552b4266, 318, 1, 597, 17},
    {0x386145dbe51757ab, 319, 2, 614, 1},
    {0x386a75a0afe41eee, 321, 6, 615, 5},
    {0x386b534b44a6622e, 327, 1, 620, 13},
    {0x38b325232c8422c6, 328, 2, 633, 1},
    {0x38e4fbd6aa189134, 330, 2, 634, 1},
    {0x3a5f4e6d3d41fa81, 332, 2, 635, 1},
    {0x3a6dd94d8e921ef2, 334, 2, 636, 0},
    {0x3a76fb995a6863b5, 336, 2, 636, 0},
    {0x3aaca5a8caba93de, 338, 1, 636, 37},
    {0x3ae37f0d0564e4de, 339, 1, 673, 13},
    {0x3b4d60e37b3d48af, 340, 1, 686, 13},
    {0x3ca653deda8126b2, 341, 1, 699, 13},
    {0x3cbb0e57a43f5a2f, 342, 6, 712, 5},
    {0x3d5885d007a52f3a, 348, 2, 717, 0},
    {0x3d8ad7e642ebb9e1, 350, 2, 717, 1},
    {0x3da4e24b5a64e410, 352, 2, 718, 1},
    {0x3dbfb6b03b497773, 354, 6, 719, 5},
    {0x3de23bab8a60d0f0, 360, 2, 724, 1},
    {0x3e03348e38501228, 362, 2, 725, 1},
    {0x3e59bf181701e519, 364, 2, 726, 0},
    {0x3e67b840d78ec40c, 366, 2, 726, 1},
    {0x3e875f3682fa2d88, 368, 2, 727, 1},
    {0x3f12879794c05dc7, 370, 6, 728, 5},
    {0x401b1e4396664c61, 376, 2, 733, 1},
    {0x41414042a37f2c18, 378, 2, 734, 0},
    {0x42b171c7f3a9e496, 380, 6, 734, 5},
    {0x43802eb8aee0ec6c, 386, 7, 739, 5},
    {0x44f53f6db90e0166, 393, 6, 744, 5},
    {0x4510842d50ee1ea6, 399, 7, 749, 5},
    {0x466b3c64df8bbc02, 406, 2, 754, 0},
    {0x46a8b5ba269e6c70, 408, 1, 754, 13},
    {0x46fa66464284750e, 409, 2, 767, 1},
    {0x47ab31c97028d2a1, 411, 1, 768, 13},
    {0x47ca142b5838f7bf, 412, 6, 781, 5},
    {0x48e164b20590c920, 418, 2, 786, 0},
    {0x48eeebda95c4db1e, 420, 2, 786, 0},
    {0x48f02d36a65d7d50, 422, 1, 786, 13},
    {0x49213c6acafd2525, 423, 2, 799, 0},
    {0x4927da528b9b3e5a, 425, 6, 799, 5},
    {0x49ce4028772d035a, 431, 2, 804, 1},
    {0x4a2ae3f26e0fb80b, 433, 2, 805, 1},
    {0x4a58164b0f747e09, 435, 2, 806, 0},
    {0x4a6411072cd5256f, 437, 6, 806, 5},
    {0x4b7fd07ac3e2abce, 443, 2, 811, 1},
    {0x4c2bab63f21b3fae, 445, 6, 812, 5},
    {0x4c2bf95762619d15, 451, 2, 817, 1},
    {0x4c5c99b57ab1b038, 453, 2, 818, 1},
    {0x4ca19eb059867eac, 455, 1, 819, 13},
    {0x4cfd3ad6ebbcf564, 456, 2, 832, 1},
    {0x4d278487c8e0c244, 458, 2, 833, 1},
    {0x4d8a3db1c9db405a, 460, 2, 834, 1},
    {0x4e02c3542ea94c61, 462, 2, 835, 0},
    {0x4e431a1ebc600467, 464, 2, 835, 1},
    {0x4ea311bf0d4a80ac, 466, 2, 836, 0},
    {0x4fe0426b85008a90, 468, 2, 836, 0},
    {0x50dc31176e8cf792, 470, 7, 836, 5},
    {0x52fd62b765036a1e, 477, 2, 841, 0},
    {0x53c4d4ff63c20826, 479, 2, 841, 1},
    {0x53fbe2ff3c786c1b, 481, 2, 842, 1},
    {0x543748e89f4cb34f, 483, 1, 843, 37},
    {0x5472133626bc78be, 484, 2, 880, 1},
    {0x5476c6d7630e36b2, 486, 6, 881, 5},
    {0x5486b768aff32a7f, 492, 7, 886, 5},
    {0x5487e06a26439642, 499, 2, 891, 0},
    {0x54b3cd615203ec33, 501, 2, 891, 1},
    {0x54c2daa656eb78b7, 503, 6, 892, 5},
    {0x552d95517ae2b027, 509, 2, 897, 0},
    {0x5620881551df7dd7, 511, 2, 897, 0},
    {0x56ba1e0df67a3d26, 513, 2, 897, 0},
    {0x56d8ed7c107c9096, 515, 6, 897, 5},
    {0x578327d27867777f, 521, 2, 902, 1},
    {0x57abf9a561adde1f, 523, 2, 903, 1},
    {0x57cacd2bdecdfd97, 525, 2, 904, 1},
    {0x583375f0fd4110ae, 527, 2, 905, 0},
    {0x589082f9f92dd01c, 529, 2, 905, 1},
    {0x58a426c3c6f53d60, 531, 2, 906, 0},
    {0x58d294ac3a411619, 533, 6, 906, 5},
    {0x591c73ace42dcfc5, 539, 2, 911, 0},
    {0x593525dd1445e152, 541, 7, 911, 5},
    {0x596b42f21679c7f3, 548, 2, 916, 1},
    {0x59a8d97959138da4, 550, 2, 917, 0},
    {0x5a99cd2ef8e7840e, 552, 2, 917, 1},
    {0x5af372f8f8d50037, 554, 2, 918, 0},
    {0x5b3cac5def6bd5c9, 556, 6, 918, 5},
    {0x5b91fe838c7fad30, 562, 2, 923, 1},
    {0x5bac702f06dad96e, 564, 6, 924, 5},
    {0x5bc7a89b4c763ec7, 570, 7, 929, 5},
    {0x5bd19a46363876d6, 577, 7, 934, 5},
    {0x5c3cbca40bc4f050, 584, 2, 939, 1},
    {0x5d7003f7535c93cf, 586, 2, 940, 1},
    {0x5daf2bdd3c383db0, 588, 1, 941, 13},
    {0x5e05b42a3374e514, 589, 7, 954, 5},
    {0x5ec27c2e39c0e0e1, 596, 2, 959, 0},
    {0x5efb93d935c7b8a9, 598, 1, 959, 13},
    {0x5f6e35ce5c8ce264, 599, 2, 972, 0},
    {0x5fe0e402a1e98f91, 601, 1, 972, 25},
    {0x6065c001622daffa, 602, 2, 997, 1},
    {0x6077daa989524866, 604, 7, 998, 5},
    {0x61229aa357124319, 611, 1, 1003, 13},
    {0x6194f751484f4cad, 612, 6, 1016, 5},
    {0x623ecf5be7e27207, 618, 2, 1021, 1},
    {0x62561c0a28263ae4, 620, 2, 1022, 0},
    {0x625d5af686edf2a7, 622, 2, 1022, 1},
    {0x62c8879cd4262bdf, 624, 2, 1023, 1},
    {0x6337191779e88b57, 626, 7, 1024, 5},
    {0x633c301c6ad3394f, 633, 6, 1029, 5},
    {0x63891d99a755f11e, 639, 2, 1034, 1},
    {0x646fb52dbb7d02f8, 641, 2, 1035, 0},
    {0x64fc6568ba585874, 643, 2, 1035, 1},
    {0x656648819653471c, 645, 7, 1036, 5},
    {0x656cd5472c88ebb4, 652, 1, 1041, 13},
    {0x658c62dd7bf59176, 653, 2, 1054, 0},
    {0x65bd3aec05995608, 655, 2, 1054, 1},
    {0x66479c243dd439b1, 657, 7, 1055, 5},
    {0x66b7fca3a15ed896, 664, 2, 1060, 0},
    {0x66e24854e96252e1, 666, 7, 1060, 5},
    {0x672acbc5327028d0, 673, 2, 1065, 1},
    {0x6764aebac159eb0d, 675, 2, 1066, 1},
    {0x68109ab692d6f7f8, 677, 6, 1067, 5},
    {0x6833ed85c98ee676, 683, 1, 1072, 13},
    {0x68dbb8fcc0adc3cb, 684, 2, 1085, 1},
    {0x6977015c49acef03, 686, 2, 1086, 1},
    {0x69ecf93ad2add7d4, 688, 2, 1087, 1},
    {0x6a614f0ab7a61ccf, 690, 2, 1088, 1},
    {0x6ae1bde407bb3c0b, 692, 2, 1089, 1},
    {0x6ba32765c3325123, 694, 2, 1090, 1},
    {0x6be310df50dab143, 696, 6, 1091, 5},
    {0x6c15968d892f596a, 702, 7, 1096, 5},
    {0x6c2691e9ba00433f, 709, 7, 1101, 5},
    {0x6c940d1cfb998820, 716, 1, 1106, 9},
    {0x6caf34d9d08c0907, 717, 7, 1115, 5},
    {0x6cc49012cda67cef, 724, 2, 1120, 0},
    {0x6ce0e7d6bb7ad134, 726, 2, 1120, 0},
    {0x6d1d6602fa18a440, 728, 2, 1120, 0},
    {0x6da298a37bcd9760, 730, 2, 1120, 0},
    {0x6e729826782a3a52, 732, 7, 1120, 5},
    {0x6e77adf89689dcde, 739, 6, 1125, 5},
    {0x6e97ddbdc9d4a7bf, 745, 2, 1130, 1},
    {0x6f8fd9e409859b5a, 747, 6, 1131, 5},
    {0x6ff8a8d36b2b68e6, 753, 2, 1136, 1},
    {0x7064be0fb813490e, 755, 1, 1137, 29},
    {0x708917feb841c1a8, 756, 2, 1166, 1},
    {0x709a331a5dccbfdb, 758, 7, 1167, 5},
    {0x7104a8292a0a40c3, 765, 2, 1172, 1},
    {0x710ec2261450981d, 767, 6, 1173, 5},
    {0x712f485fca76f2cb, 773, 2, 1178, 1},
    {0x71804ae771810166, 775, 2, 1179, 0},
    {0x72117e4edc9ea7cb, 777, 1, 1179, 13},
    {0x726bb6bca4b831c4, 778, 1, 1192, 29},
    {0x73532330f740fea9, 779, 1, 1221, 9},
    {0x737b6acdf6a0afb7, 780, 6, 1230, 5},
    {0x739b4f911508789b, 786, 7, 1235, 5},
    {0x74486f27cac0ba5d, 793, 7, 1240, 5},
    {0x751d7275850b095a, 800, 7, 1245, 5},
    {0x75828915a9b52527, 807, 6, 1250, 5},
    {0x75e146b6f4f4a6df, 813, 2, 1255, 1},
    {0x776971ba84c387ac, 815, 7, 1256, 5},
    {0x7884adfbe23c6474, 822, 2, 1261, 1},
    {0x788b6b45fecfd9af, 824, 1, 1262, 37},
    {0x78cd55e88eb2a370, 825, 2, 1299, 1},
    {0x79d1169fbf3585be, 827, 2, 1300, 1},
    {0x7a205090bf3297e5, 829, 2, 1301, 0},
    {0x7ae39a78ef72d196, 831, 2, 1301, 1},
    {0x7aee51debbf53de7, 833, 7, 1302, 5},
    {0x7b09262a380920d9, 840, 2, 1307, 0},
    {0x7b0f0ec0c49b5c0d, 842, 2, 1307, 1},
    {0x7b3156942370eebb, 844, 2, 1308, 0},
    {0x7b9d89d3b225a775, 846, 2, 1308, 1},
    {0x7bad85a194dda91c, 848, 7, 1309, 5},
    {0x7c1c0636fbc186fb, 855, 6, 1314, 5},
    {0x7c50ca90f6c7245b, 861, 2, 1319, 1},
    {0x7c50f2139bed55be, 863, 1, 1320, 29},
    {0x7d22e4f12c80c5d3, 864, 2, 1349, 1},
    {0x7e7aecae44bb9350, 866, 2, 1350, 1},
    {0x7efe4ffa939f7dd6, 868, 6, 1351, 5},
    {0x7f5799219f3a58d3, 874, 2, 1356, 1},
    {0x7f718164a8e66e8b, 876, 6, 1357, 5},
    {0x80d3777a2b404120, 882, 2, 1362, 1},
    {0x80ea33c89adfdaf4, 884, 2, 1363, 1},
    {0x811c93d6f9f9c2fc, 886, 2, 1364, 0},
    {0x8135a2f61bf71959, 888, 2, 1364, 1},
    {0x81af7f1f3bc09c81, 890, 7, 1365, 5},
    {0x822a0bb8ebe198c1, 897, 7, 1370, 5},
    {0x8230ec96ac1252a1, 904, 1, 1375, 17},
    {0x8290d76f52982335, 905, 2, 1392, 1},
    {0x829ae8cb09326424, 907, 2, 1393, 0},
    {0x831f569ae000b1e9, 909, 6, 1393, 5},
    {0x837c87c39ce2d6ef, 915, 1, 1398, 9},
    {0x837f6150d1456374, 916, 2, 1407, 1},
    {0x838aaa0a225aec06, 918, 2, 1408, 1},
    {0x838b1bab4ac0ffaf, 920, 1, 1409, 17},
    {0x839cc8be9ab617c9, 921, 6, 1426, 5},
    {0x83dadc5cb73b84f3, 927, 2, 1431, 1},
    {0x83e26a056a6de6d8, 929, 2, 1432, 1},
    {0x84378db2e2092a38, 931, 2, 1433, 1},
    {0x84fe7c6a91d7fe69, 933, 6, 1434, 5},
    {0x8572ba58360e75b7, 939, 6, 1439, 5},
    {0x868e34b04aa8c7a2, 945, 2, 1444, 1},
    {0x86e39a646c1fb611, 947, 1, 1445, 17},
    {0x875ea8eb4d0c4f1b, 948, 2, 1462, 1},
    {0x87b3367de2235bf0, 950, 2, 1463, 1},
    {0x87ca5b1a77a3bb72, 952, 2, 1464, 1},
    {0x88496b6a0d7298de, 954, 2, 1465, 1},
    {0x884ff2181aa909ff, 956, 1, 1466, 17},
    {0x885a363226d9d3bf, 957, 2, 1483, 0},
    {0x89138650ab139430, 959, 2, 1483, 0},
    {0x8916a5d1d0182ed0, 961, 2, 1483, 1},
    {0x894deeaccf7d3610, 963, 1, 1484, 37},
    {0x89f2b55e403ff535, 964, 2, 1521, 1},
    {0x8a2746f444c96c39, 966, 2, 1522, 1},
    {0x8a31d34f5872296f, 968, 7, 1523, 5},
    {0x8b9824abb2d2316c, 975, 2, 1528, 1},
    {0x8bc1869b51eb79a0, 977, 2, 1529, 1},
    {0x8bf6b2a7b7f0a978, 979, 2, 1530, 1},
    {0x8c21c4cbb08fed99, 981, 2, 1531, 0},
    {0x8c5365b9cc388103, 983, 6, 1531, 5},
    {0x8d210246c7aeb03f, 989, 2, 1536, 0},
    {0x8d235426e405b1b3, 991, 1, 1536, 29},
    {0x8d26be25b1b55db7, 992, 2, 1565, 1},
    {0x8d420ac6d47f4865, 994, 2, 1566, 1},
    {0x8d7c3ce7b4470937, 996, 6, 1567, 5},
    {0x8e3b855eafb250d6, 1002, 6, 1572, 5},
    {0x8ee3501d76096952, 1008, 7, 1577, 5},
    {0x8f4a5215cef4e18e, 1015, 2, 1582, 1},
    {0x906323ee6f7199bf, 1017, 1, 1583, 17},
    {0x90d6d1c290147129, 1018, 2, 1600, 1},
    {0x917c0c3435e84444, 1020, 2, 1601, 1},
    {0x9232ed88e8143aa8, 1022, 2, 1602, 0},
    {0x926a085f2f7da937, 1024, 1, 1602, 9},
    {0x928d0507198f536b, 1025, 2, 1611, 0},
    {0x9477a59abd6e773f, 1027, 7, 1611, 5},
    {0x949cffddecb862b5, 1034, 1, 1616, 13},
    {0x94c42d5ea3df6f31, 1035, 1, 1629, 9},
    {0x94ed2918db508cdd, 1036, 2, 1638, 0},
    {0x95c800e6a6362770, 1038, 2, 1638, 1},
    {0x973d8a517917a03a, 1040, 7, 1639, 5},
    {0x984bb1c94b4e45e9, 1047, 1, 1644, 13},
    {0x98e455915f99fddc, 1048, 7, 1657, 5},
    {0x99e3edc9c0a4deb7, 1055, 2, 1662, 1},
    {0x9a2dacb4d7b3eace, 1057, 2, 1663, 1},
    {0x9a6464ef99a18d5f, 1059, 6, 1664, 5},
    {0x9ab2e688a5b7e4b1, 1065, 2, 1669, 1},
    {0x9aefa6a3d408bafe, 1067, 1, 1670, 9},
    {0x9bb82fbe2518cfc8, 1068, 6, 1679, 5},
    {0x9c27c8b85736389e, 1074, 1, 1684, 29},
    {0x9c7502741afb4c45, 1075, 2, 1713, 0},
    {0x9cd8901adc1270bb, 1077, 2, 1713, 1},
    {0x9ce7f934d5c3c94d, 1079, 2, 1714, 1},
    {0x9d372d73f0f84f6d, 1081, 2, 1715, 0},
    {0x9d8a3f00c92c6200, 1083, 1, 1715, 37},
    {0x9e11ceb23fee5a62, 1084, 6, 1752, 5},
    {0x9e3f88e939cb2c0b, 1090, 6, 1757, 5},
    {0x9ef3b4a4cd5b6c34, 1096, 2, 1762, 0},
    {0x9fd36f52aa76e50e, 1098, 2, 1762, 1},
    {0xa079b7bb8161b0f1, 1100, 1, 1763, 25},
    {0xa09ea6443163fde3, 1101, 6, 1788, 5},
    {0xa1345857660846bb, 1107, 6, 1793, 5},
    {0xa169063decd52e67, 1113, 7, 1798, 5},
    {0xa19771cfbecc3492, 1120, 7, 1803, 5},
    {0xa2bd4e918adfff4b, 1127, 2, 1808, 1},
    {0xa2d9bc6cdeb49fd6, 1129, 2, 1809, 1},
    {0xa32a7c840c352331, 1131, 2, 1810, 0},
    {0xa34229a12d08e516, 1133, 2, 1810, 1},
    {0xa34e66244d75f552, 1135, 1, 1811, 13},
    {0xa41382931e088cee, 1136, 2, 1824, 0},
    {0xa458046f75395e7b, 1138, 2, 1824, 1},
    {0xa46b40cf6cb331a7, 1140, 6, 1825, 5},
    {0xa4dd4d7988d81dce, 1146, 7, 1830, 5},
    {0xa5e51b39be056f68, 1153, 2, 1835, 1},
    {0xa5ec1b5273ae23d9, 1155, 1, 1836, 13},
    {0xa6e48f4b652d5108, 1156, 6, 1849, 5},
    {0xa73747f0d863f89f, 1162, 2, 1854, 1},
    {0xa77573f0abfea46c, 1164, 2, 1855, 1},
    {0xa871f76ea5405ed0, 1166, 1, 1856, 9},
    {0xa8a1ad343f616f85, 1167, 1, 1865, 13},
    {0xa96d8390bbdd322c, 1168, 2, 1878, 1},
    {0xa9e03932ba884f07, 1170, 6, 1879, 5},
    {0xaa30e7588919860b, 1176, 6, 1884, 5},
    {0xaa63768f478f9cf8, 1182, 1, 1889, 9},
    {0xaa63b72c0947fcde, 1183, 2, 1898, 1},
    {0xaaa640e71844ef38, 1185, 6, 1899, 5},
    {0xaac3ff70c5be7b0d, 1191, 2, 1904, 0},
    {0xaad53128c15ac999, 1193, 1, 1904, 9},
    {0xab49c99fe8cec2a7, 1194, 1, 1913, 13},
    {0xab68d3fc9b97adfd, 1195, 2, 1926, 0},
    {0xab817025e55900af, 1197, 7, 1926, 5},
    {0xaba7b5f74096e6f5, 1204, 2, 1931, 0},
    {0xac064113291a2f79, 1206, 2, 1931, 0},
    {0xad7eae4b1479eff9, 1208, 1, 1931, 17},
    {0xadc06bd971cc66d0, 1209, 1, 1948, 13},
    {0xae550655f4700c67, 1210, 7, 1961, 5},
    {0xae911deb2a1cab1a, 1217, 6, 1966, 5},
    {0xae97c3d989a6aaeb, 1223, 6, 1971, 5},
    {0xae9dd74019111d9b, 1229, 6, 1976, 5},
    {0xaeb1cf6d1ed08a0e, 1235, 2, 1981, 1},
    {0xafe5021bd457f755, 1237, 2, 1982, 1},
    {0xafeef9c3ac3faa49, 1239, 2, 1983, 1},
    {0xaff73796ed371c72, 1241, 2, 1984, 1},
    {0xb077bc2b1de072f7, 1243, 1, 1985, 9},
    {0xb0a5dc96418444db, 1244, 2, 1994, 0},
    {0xb0c8e0c528017b1a, 1246, 2, 1994, 1},
    {0xb11075914a048837, 1248, 2, 1995, 1},
    {0xb1359c384db5b369, 1250, 1, 1996, 17},
    {0xb171dd5324f5682c, 1251, 1, 2013, 13},
    {0xb1a8dee8b5f5fdf8, 1252, 2, 2026, 1},
    {0xb22c69f1dac4b2e1, 1254, 7, 2027, 5},
    {0xb250098340a9c660, 1261, 1, 2032, 37},
    {0xb285e1b60be0e089, 1262, 1, 2069, 37},
    {0xb2e8b822afb216c4, 1263, 1, 2106, 13},
    {0xb3621df7b9e7a3b0, 1264, 2, 2119, 0},
    {0xb37eab38d8b9edef, 1266, 7, 2119, 5},
    {0xb3acd8e0cf5e61e1, 1273, 7, 2124, 5},
    {0xb4204106c834e0ac, 1280, 2, 2129, 1},
    {0xb43bf0b82989a7b8, 1282, 2, 2130, 1},
    {0xb490cbb3c5ae76b7, 1284, 2, 2131, 1},
    {0xb4e3db09443041e9, 1286, 2, 2132, 1},
    {0xb572cf7250447006, 1288, 7, 2133, 5},
    {0xb5bfe704ffd68d36, 1295, 6, 2138, 5},
    {0xb5f9e86a27459b55, 1301, 2, 2143, 1},
    {0xb63c51213414304b, 1303, 2, 2144, 1},
    {0xb68b7515964bae7a, 1305, 6, 2145, 5},
    {0xb71aaf2423a9b244, 1311, 2, 2150, 0},
    {0xb73ab66499e44427, 1313, 2, 2150, 1},
    {0xb73b8b2d3a057339, 1315, 2, 2151, 1},
    {0xb77418d0a3d5c395, 1317, 2, 2152, 1},
    {0xb781112528e6d23b, 1319, 2, 2153, 1},
    {0xb792bff5e0ac7f97, 1321, 2, 2154, 0},
    {0xb7f158bf6cb7a21d, 1323, 6, 2154, 5},
    {0xb92ccbb84f10e128, 1329, 1, 2159, 17},
    {0xb957641d2095ccb3, 1330, 7, 2176, 5},
    {0xb9feab14cd7ff302, 1337, 2, 2181, 0},
    {0xbae58cb1a92d9dc6, 1339, 1, 2181, 9},
    {0xbbc74870b7dad71e, 1340, 1, 2190, 9},
    {0xbc4bc8c4dfda8501, 1341, 2, 2199, 1},
    {0xbc67379c758d1eb8, 1343, 2, 2200, 1},
    {0xbca9559f7f54a067, 1345, 2, 2201, 0},
    {0xbcf3d8fdf5db3b63, 1347, 2, 2201, 1},
    {0xbd051e542ece31d7, 1349, 7, 2202, 5},
    {0xbd6797ab2299d74d, 1356, 2, 2207, 1},
    {0xbdfed2db853898a5, 1358, 2, 2208, 1},
    {0xbe05227b7c5ef590, 1360, 2, 2209, 1},
    {0xbe3a538634ecaaff, 1362, 1, 2210, 9},
    {0xbe7b86bb486e954c, 1363, 2, 2219, 1},
    {0xbe957580a1f072eb, 1365, 6, 2220, 5},
    {0xbefed56a49543566, 1371, 2, 2225, 0},
    {0xc04d1dc1fbe927ed, 1373, 2, 2225, 1},
    {0xc10e64b6cb547985, 1375, 2, 2226, 0},
    {0xc15637d252eed486, 1377, 1, 2226, 17},
    {0xc173b4b93c44af7e, 1378, 1, 2243, 37},
    {0xc189b47210bb62dc, 1379, 2, 2280, 0},
    {0xc19db931fed66ed6, 1381, 1, 2280, 13},
    {0xc2254d7a68c627eb, 1382, 2, 2293, 0},
    {0xc2293d74eec399c6, 1384, 2, 2293, 1},
    {0xc2b4c38f2cd1b6bd, 1386, 2, 2294, 0},
    {0xc365995f9c4a6aac, 1388, 2, 2294, 1},
    {0xc36d26a115fcd682, 1390, 1, 2295, 13},
    {0xc3a7d85eedf8b3d6, 1391, 2, 2308, 1},
    {0xc3d201fa2ddfd80b, 1393, 6, 2309, 5},
    {0xc48dedae958ae286, 1399, 2, 2314, 0},
    {0xc4c398b9b6a71fc0, 1401, 2, 2314, 0},
    {0xc51d711f4d534d7b, 1403, 2, 2314, 0},
    {0xc5746f1a6731a1ba, 1405, 7, 2314, 5},
    {0xc58b49fa4ec543e3, 1412, 2, 2319, 1},
    {0xc5a6df0097ef809c, 1414, 2, 2320, 0},
    {0xc61a04023b22210e, 1416, 2, 2320, 0},
    {0xc647405be0a3abe6, 1418, 1, 2320, 17},
    {0xc64ed1ffc9a3ff4f, 1419, 1, 2337, 17},
    {0xc692a5d1bc081ebc, 1420, 7, 2354, 5},
    {0xc6a25a27d3704aef, 1427, 6, 2359, 5},
    {0xc6d0e8397184c90e, 1433, 1, 2364, 13},
    {0xc7023de1537caba7, 1434, 7, 2377, 5},
    {0xc883170205c57c3c, 1441, 7, 2382, 5},
    {0xc89ec9c635b86453, 1448, 1, 2387, 29},
    {0xc8ff427e984281bf, 1449, 2, 2416, 1},
    {0xc94d3d684cd40930, 1451, 2, 2417, 1},
    {0xc97f2dea441936c3, 1453, 2, 2418, 0},
    {0xc98b706651cf69cf, 1455, 2, 2418, 0},
    {0xc9d6cc2c5a171cf7, 1457, 2, 2418, 1},
    {0xca42659b68020463, 1459, 1, 2419, 13},
    {0xcae8d89b98d67d32, 1460, 2, 2432, 1},
    {0xcb146b03dfc5808f, 1462, 7, 2433, 5},
    {0xcb1f9e240ba13922, 1469, 7, 2438, 5},
    {0xcb6ef8b485ea320b, 1476, 2, 2443, 0},
    {0xcb7cc4487c53458f, 1478, 2, 2443, 1},
    {0xcb8f47876f066789, 1480, 2, 2444, 1},
    {0xcb953fb9836a0c79, 1482, 2, 2445, 1},
    {0xcbfcd8963b799000, 1484, 1, 2446, 9},
    {0xcd213c3368601aac, 1485, 2, 2455, 1},
    {0xcd7f996404be4a9c, 1487, 2, 2456, 0},
    {0xcd83a615972e82f7, 1489, 2, 2456, 1},
    {0xcda47633612e362c, 1491, 2, 2457, 0},
    {0xcdb99d8a0f0ba5e2, 1493, 1, 2457, 13},
    {0xcdd5fda4dc4fb40a, 1494, 2, 2470, 1},
    {0xce0e0fb346a1cb4f, 1496, 6, 2471, 5},
    {0xce3f9b0ec41729ab, 1502, 7, 2476, 5},
    {0xcec43046062371bc, 1509, 7, 2481, 5},
    {0xceffab4902452fef, 1516, 7, 2486, 5},
    {0xcf2df7072ab8c00f, 1523, 2, 2491, 1},
    {0xcf982d2c897f9773, 1525, 2, 2492, 1},
    {0xd046bff9dafa7ec6, 1527, 2, 2493, 1},
    {0xd07957de4397d0ea, 1529, 2, 2494, 0},
    {0xd104df827d28925b, 1531, 2, 2494, 0},
    {0xd1f832f73d8f84e6, 1533, 7, 2494, 5},
    {0xd2c5e9ac0992e153, 1540, 2, 2499, 1},
    {0xd440d248039482aa, 1542, 7, 2500, 5},
    {0xd5508063c7c4418b, 1549, 2, 2505, 1},
    {0xd5620791d901b4be, 1551, 2, 2506, 1},
    {0xd5ac1928c09f388b, 1553, 7, 2507, 5},
    {0xd5bc5f2d58843a4c, 1560, 1, 2512, 13},
    {0xd5e679a7331374c5, 1561, 2, 2525, 0},
    {0xd6380413277fa8ac, 1563, 2, 2525, 0},
    {0xd690fa91d8dda759, 1565, 1, 2525, 9},
    {0xd7408ef5d7719af4, 1566, 2, 2534, 1},
    {0xd7f040b51fe1db51, 1568, 2, 2535, 1},
    {0xd962b7ac714f8034, 1570, 2, 2536, 0},
    {0xd966538ae4fd14e3, 1572, 2, 2536, 1},
    {0xd9e4f9044d64bc12, 1574, 6, 2537, 5},
    {0xda55df5559f8d8d8, 1580, 1, 2542, 9},
    {0xda7974d593e71265, 1581, 2, 2551, 1},
    {0xdb5694db42595e07, 1583, 7, 2552, 5},
    {0xdb87969e73f3a539, 1590, 1, 2557, 37},
    {0xdbb0a85f9e067c0d, 1591, 2, 2594, 1},
    {0xdbfaaaf5c6370980, 1593, 2, 2595, 1},
    {0xdc4d34118fb3f7bd, 1595, 2, 2596, 0},
    {0xdc72e96edd6fc9d7, 1597, 6, 2596, 5},
    {0xdd1656aa390ac2a3, 1603, 1, 2601, 13},
    {0xde2238a6d1f3a54f, 1604, 7, 2614, 5},
    {0xde3f7079247cdf77, 1611, 2, 2619, 1},
    {0xde66058bcce65628, 1613, 2, 2620, 1},
    {0xde6ad307e609e9ea, 1615, 2, 2621, 1},
    {0xdeba10050b0c1175, 1617, 2, 2622, 1},
    {0xdf3e520b6611cb3d, 1619, 2, 2623, 1},
    {0xdf4fb14f1485a544, 1621, 2, 2624, 1},
    {0xdf504d9783fe42ea, 1623, 6, 2625, 5},
    {0xdfc04b71b3ba2759, 1629, 2, 2630, 1},
    {0xdfeb12e1d428af48, 1631, 1, 2631, 17},
    {0xe05418a33e6b4cf0, 1632, 2, 2648, 0},
    {0xe068866c865d7d93, 1634, 2, 2648, 1},
    {0xe0c4c5175229e8b9, 1636, 2, 2649, 1},
    {0xe20a85e738cba4c8, 1638, 6, 2650, 5},
    {0xe24bdf4d3bbe7693, 1644, 1, 2655, 29},
    {0xe27fd0b248992733, 1645, 1, 2684, 13},
    {0xe347ddf4c3ef9704, 1646, 2, 2697, 0},
    {0xe39964d010e53d9b, 1648, 2, 2697, 1},
    {0xe4ec931636249419, 1650, 1, 2698, 13},
    {0xe5c537d94e04551a, 1651, 7, 2711, 5},
    {0xe709c4f1adf1cad4, 1658, 1, 2716, 29},
    {0xe73d189750ee63a3, 1659, 2, 2745, 1},
    {0xe7eeeda21c01e34e, 1661, 1, 2746, 29},
    {0xe800b04b6bd28aa1, 1662, 1, 2775, 29},
    {0xe821a310996d28d8, 1663, 1, 2804, 17},
    {0xe8409455834743ff, 1664, 1, 2821, 37},
    {0xe888e5c8986c82a9, 1665, 6, 2858, 5},
    {0xe8d5d3c006927949, 1671, 2, 2863, 0},
    {0xe9033da54a5f76aa, 1673, 2, 2863, 1},
    {0xe9859ccfdbc972b4, 1675, 2, 2864, 1},
    {0xea52851d07434b55, 1677, 1, 2865, 13},
    {0xebfdc9f6dbb76048, 1678, 2, 2878, 1},
    {0xebfeb362a7866f3e, 1680, 1, 2879, 13},
    {0xeca3f2dc3392ce38, 1681, 2, 2892, 1},
    {0xecac7e4cf6ff66db, 1683, 2, 2893, 1},
    {0xecc2d5506e1e0b8c, 1685, 1, 2894, 13},
    {0xed6b2de35bfd5045, 1686, 1, 2907, 13},
    {0xee0f4b22ada9a77a, 1687, 2, 2920, 1},
    {0xee1268acc4b3dbc5, 1689, 2, 2921, 1},
    {0xee3b4df6a586e7db, 1691, 2, 2922, 1},
    {0xee409622e3b0ba34, 1693, 2, 2923, 1},
    {0xefbfd9b9cf90072c, 1695, 2, 2924, 1},
    {0xefc225603acd0735, 1697, 2, 2925, 1},
    {0xf0423c7a5fec509f, 1699, 1, 2926, 13},
    {0xf121697d30a8065e, 1700, 1, 2939, 9},
    {0xf2263580b7a4644b, 1701, 2, 2948, 1},
    {0xf2879db8817ce541, 1703, 1, 2949, 37},
    {0xf2d9c81c3fdaf375, 1704, 2, 2986, 1},
    {0xf34e51016c17d275, 1706, 2, 2987, 0},
    {0xf3f2bed73b944c6b, 1708, 2, 2987, 0},
    {0xf3f8fb2f4e31cfbf, 1710, 1, 2987, 37},
    {0xf453977576c23cb9, 1711, 2, 3024, 1},
    {0xf460df8cd1eff849, 1713, 6, 3025, 5},
    {0xf46f0b09502a62ab, 1719, 2, 3030, 1},
    {0xf47bdec6b6f67fb7, 1721, 2, 3031, 1},
    {0xf4fbbaf01262a081, 1723, 2, 3032, 0},
    {0xf5313a2c9665f7bf, 1725, 7, 3032, 5},
    {0xf595a3d5b4eef292, 1732, 2, 3037, 0},
    {0xf5c5785c3d24e7c8, 1734, 2, 3037, 1},
    {0xf5cdcf4e86ca238b, 1736, 7, 3038, 5},
    {0xf61609850f9141c3, 1743, 7, 3043, 5},
    {0xf64b0006abbf3387, 1750, 7, 3048, 5},
    {0xf70b672d0aed4fcb, 1757, 2, 3053, 1},
    {0xf716c1b26533c25c, 1759, 1, 3054, 25},
    {0xf720c2589d704f01, 1760, 7, 3079, 5},
    {0xf8525a43174a01db, 1767, 2, 3084, 1},
    {0xf8bca28237ae13ff, 1769, 7, 3085, 5},
    {0xf9c4c5d59214c832, 1776, 2, 3090, 1},
    {0xfb414ba00ad567fa, 1778, 7, 3091, 5},
    {0xfb4e1710d2c7541b, 1785, 2, 3096, 1},
    {0xfbd61df1a92b3598, 1787, 2, 3097, 1},
    {0xfbda4a8c7e845f49, 1789, 1, 3098, 9},
    {0xfcbff56728bc0113, 1790, 2, 3107, 1},
    {0xfd2dd88f9b2e176c, 1792, 7, 3108, 5},
    {0xfe5e7678050bdb78, 1799, 2, 3113, 1},
    {0xfed8c54ff2515033, 1801, 1, 3114, 29},
    {0xff0521f5c114df59, 1802, 2, 3143, 1},
    {0xff1ba285f0027825, 1804, 2, 3144, 1},
    {0xff3eb972d869fa43, 1806, 7, 3145, 5},
    {0xff4e5c0c2f7ec6f6, 1813, 6, 3150, 5},
    {0xff74cd8e44f79773, 1819, 2, 3155, 1},
    {0xffc3c346f3a0a658, 1821, 6, 3156, 5},
    {0xffc48ab263127585, 1827, 2, 3161, 0},
};

// clang-format off
const std::uint8_t names[] = {
1,12,
0,11,
1,12,
1,12,
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
0,11,
0,11,
1,12,
2,20,
0,11,
24,
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
0,11,
24,
14,4,13,3,21,22,10,
0,11,
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
0,11,
14,4,13,3,21,22,
19,9,13,3,21,22,10,
14,4,13,3,21,22,
15,5,13,3,21,22,10,
0,11,
23,
1,12,
23,
19,9,13,3,21,22,
0,11,
0,11,
23,
0,11,
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
0,11,
1,12,
0,11,
0,11,
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
2,20,
0,11,
2,20,
1,12,
19,9,13,3,21,22,10,
14,4,13,3,21,22,
1,12,
0,11,
1,12,
19,9,13,3,21,22,10,
23,
0,11,
2,20,
19,9,13,3,21,22,10,
0,11,
19,9,13,3,21,22,10,
1,12,
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
2,20,
16,6,13,3,21,22,
2,20,
14,4,13,3,21,22,
2,20,
2,20,
0,11,
1,12,
19,9,13,3,21,22,10,
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
23,
0,11,
2,20,
19,9,13,3,21,22,10,
23,
19,9,13,3,21,22,10,
2,20,
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
14,4,13,3,21,22,
19,9,13,3,21,22,10,
19,9,13,3,21,22,10,
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
15,5,13,3,21,22,
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
23,
24,
16,6,13,3,21,22,10,
14,4,13,3,21,22,
14,4,13,3,21,22,
15,5,13,3,21,22,
1,12,
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
19,9,13,3,21,22,10,
24,
23,
24,
0,11,
19,9,13,3,21,22,10,
19,9,13,3,21,22,10,
1,12,
2,20,
2,20,
2,20,
15,5,13,3,21,22,10,
14,4,13,3,21,22,
1,12,
2,20,
19,9,13,3,21,22,
0,11,
2,20,
2,20,
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
2,20,
14,4,13,3,21,22,10,
1,12,
1,12,
14,4,13,3,21,22,10,
23,
0,11,
0,11,
24,
1,12,
1,12,
0,11,
1,12,
14,4,13,3,21,22,
23,
1,12,
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
14,4,13,3,21,22,
24,
23,
0,11,
1,12,
24,
14,4,13,3,21,22,10,
23,
2,20,
23,
24,
24,
23,
19,9,13,3,21,22,
0,11,
2,20,
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
};

const char* const known_names[] = {
"columns", "edge", "edge_tap", "held1", "held2", "held3", "held4", "held5", "held7", "held8", "masks", "results", "steady", "steady1", "steady2", "steady3", "steady4", "steady5", "steady7", "steady8", "steady_tap", "sum", "sum_counted", "sweep", "sweep_tap"};

const std::int32_t figures[] = {
9,
44,
51,
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
4,
4,
22,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
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
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
1,8,127,2,1,
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
0,8,85,2,1,
1,8,255,8,1,
0,8,127,2,1,
1,8,63,3,1,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
22,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
0,8,255,8,1,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
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
16,
1,8,31,2,1,
22,
13,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
43,
0,8,127,8,1,
1,8,127,2,1,
57,
0,8,31,2,1,
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
21,
15,
43,
1,8,255,8,1,
0,8,127,2,1,
22,
73,
1,8,255,8,1,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
15,
1,8,255,8,1,
1,8,127,8,1,
26,
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
47,
1,8,31,2,1,
14,
26,
1,8,127,4,1,
0,8,85,3,1,
4,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
11,
18,
0,8,85,4,1,
16,
0,8,127,2,1,
14,
21,
19,
1,8,85,8,1,
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
4,1,0,2,1,0,2,0,1,
7,
1,8,127,8,1,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
1,8,255,8,1,
36,
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
0,8,127,2,1,
1,8,255,8,1,
1,8,127,8,1,
2,
40,
4,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
15,
0,8,127,4,1,
1,8,63,2,1,
16,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
0,8,127,3,1,
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
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
1,8,127,4,1,
0,8,63,2,1,
0,8,31,2,1,
0,8,255,3,1,
9,
23,
7,
36,
4,1,0,2,1,0,2,0,1,
40,
19,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
7,
1,8,85,8,1,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
1,8,255,8,1,
1,8,255,8,1,
15,
16,
19,
30,
1,8,63,3,1,
0,8,31,2,1,
19,
10,
0,8,127,8,1,
10,
33,
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
11,
1,8,63,2,1,
28,
19,
1,8,31,2,1,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
3,1,0,2,1,0,2,0,1,
30,
20,
52,
0,8,63,2,1,
3,1,0,2,1,0,2,0,1,
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
0,8,255,2,1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
10,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
1,8,63,2,1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
28,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
23,1,1,4,1,0,2,3,8,0,1,-1,2,-1,-1,-1,3,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
0,8,85,8,1,
10,
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
1,8,255,8,1,
33,
20,1,0,8,1,2,3,-1,-1,-1,0,0,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
4,
7,
1,8,85,4,1,
0,8,31,2,1,
16,
0,8,127,3,1,
};
// clang-format on

}  // namespace

LinkedTable linked_table() { return {kernels, {minterm_linked_distances, 1829}, names, known_names, figures}; }

}  // namespace minterm
