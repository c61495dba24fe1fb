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
.long bitpal_avx512_wavefront_p8_k3_edge - .
.long bitpal_avx512_wavefront_p8_k3_steady - .
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
.long osa_avx512_wavefront_prefix_p8_k3_edge_tap - .
.long osa_avx512_wavefront_prefix_p8_k3_steady_tap - .
.long k_mismatch_avx2_wavefront_p2_k1_edge - .
.long k_mismatch_avx2_wavefront_p2_k1_steady - .
.long iupac_avx512_column_prefix_p4_k1_sweep_tap - .
.long indel_scalar_column_infix_p2_k1_sweep - .
.long indel_avx512_column_p2_k1_sweep - .
.long osa_avx512_wavefront_p8_k1_edge - .
.long osa_avx512_wavefront_p8_k1_steady - .
.long indel_avx2_column_infix_p2_k1_sweep_tap - .
.long osa_avx512_wavefront_p8_k3_edge - .
.long osa_avx512_wavefront_p8_k3_steady - .
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
.long indel_avx512_wavefront_p8_k3_edge - .
.long indel_avx512_wavefront_p8_k3_steady - .
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
.long indel_avx512_wavefront_infix_p8_k3_edge - .
.long indel_avx512_wavefront_infix_p8_k3_steady - .
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
.long levenshtein_avx512_wavefront_p8_k3_edge - .
.long levenshtein_avx512_wavefront_p8_k3_steady - .
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
.long levenshtein_avx512_wavefront_prefix_p8_k3_edge_tap - .
.long levenshtein_avx512_wavefront_prefix_p8_k3_steady_tap - .
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
.long indel_avx512_wavefront_infix_p8_k3_edge_tap - .
.long indel_avx512_wavefront_infix_p8_k3_steady_tap - .
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
.long hamming_avx512_wavefront_p8_k3_edge - .
.long hamming_avx512_wavefront_p8_k3_steady - .
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
.long bitpal_avx2_batch_p2_symbols_steady4 - .
.long bitpal_avx2_batch_p2_symbols_held4 - .
.long bitpal_avx2_batch_p2_symbols_steady1 - .
.long bitpal_avx2_batch_p2_symbols_held1 - .
.long bitpal_avx2_batch_p2_symbols_sum - .
.long bitpal_avx2_batch_p2_symbols_sum_counted - .
.long bitpal_avx512_wavefront_prefix_p8_k3_edge_tap - .
.long bitpal_avx512_wavefront_prefix_p8_k3_steady_tap - .
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
.long indel_avx512_wavefront_prefix_p8_k3_edge_tap - .
.long indel_avx512_wavefront_prefix_p8_k3_steady_tap - .
.long affine_avx512_wavefront_p8_k2_edge - .
.long affine_avx512_wavefront_p8_k2_steady - .
.long bitpal_avx512_column_prefix_p2_k1_sweep_tap - .
.long indel_scalar_wavefront_p2_k1_edge - .
.long indel_scalar_wavefront_p2_k1_steady - .
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
.long lcs_avx512_wavefront_p8_k3_edge - .
.long lcs_avx512_wavefront_p8_k3_steady - .
.long k_mismatch_avx2_cyclic_k3_lanes_64_columns - .
.long k_mismatch_avx2_cyclic_k3_lanes_64_results - .
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
.long iupac_avx512_wavefront_prefix_p4_k3_edge_tap - .
.long iupac_avx512_wavefront_prefix_p4_k3_steady_tap - .
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
.long weighted_avx512_wavefront_p8_k3_edge - .
.long weighted_avx512_wavefront_p8_k3_steady - .
.long levenshtein_avx2_wavefront_prefix_p2_k1_edge_tap - .
.long levenshtein_avx2_wavefront_prefix_p2_k1_steady_tap - .
.long weighted_avx512_wavefront_prefix_p8_k3_edge_tap - .
.long weighted_avx512_wavefront_prefix_p8_k3_steady_tap - .
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
.long iupac_avx512_wavefront_p4_k3_edge - .
.long iupac_avx512_wavefront_p4_k3_steady - .
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
    {0x1033aa67b5e23f05, 64, 2, 110, 1},
    {0x107ea4e974a97279, 66, 2, 111, 1},
    {0x10ff74c03b7f6f76, 68, 2, 112, 1},
    {0x118d5e5d3d413be2, 70, 2, 113, 1},
    {0x123c74f435bded2e, 72, 2, 114, 0},
    {0x1393c04c8ab53861, 74, 2, 114, 0},
    {0x13d3fca16c9ad383, 76, 2, 114, 1},
    {0x141d3fb69e122287, 78, 7, 115, 5},
    {0x1472f5c2b97d57e9, 85, 2, 120, 1},
    {0x15589490abd3fbe6, 87, 2, 121, 1},
    {0x1573570f60cef5bb, 89, 2, 122, 1},
    {0x157fb47ef39eab17, 91, 2, 123, 1},
    {0x15fad8220727bcbc, 93, 2, 124, 0},
    {0x164a7c4574b2702e, 95, 2, 124, 1},
    {0x168e4d5421b0c5b6, 97, 2, 125, 1},
    {0x16be71c83b94c15a, 99, 1, 126, 13},
    {0x16c3e54b2557e42b, 100, 1, 139, 13},
    {0x172f22449f13fcf0, 101, 1, 152, 9},
    {0x17b08afd5c69bbe9, 102, 2, 161, 1},
    {0x17fd7386f76d0889, 104, 1, 162, 13},
    {0x1868a146de946b4b, 105, 2, 175, 1},
    {0x18f743569d2e48ae, 107, 6, 176, 5},
    {0x19debacd413c3c7e, 113, 2, 181, 0},
    {0x1a074c771a95c721, 115, 2, 181, 1},
    {0x1a46cc3655215e59, 117, 2, 182, 1},
    {0x1ab734ec35ee3d9e, 119, 2, 183, 1},
    {0x1bbe8b05b5c95aa6, 121, 7, 184, 5},
    {0x1bfba6ce3719738c, 128, 1, 189, 25},
    {0x1c5bdb61940d6770, 129, 1, 214, 37},
    {0x1db485ef76b75b2e, 130, 2, 251, 1},
    {0x1dc4b772ef1917c6, 132, 1, 252, 17},
    {0x1e1388060658e5ec, 133, 2, 269, 1},
    {0x1f1cbbcf7fec8ea3, 135, 2, 270, 1},
    {0x1f681a0ed473ae81, 137, 2, 271, 1},
    {0x1fbeccddd2287386, 139, 2, 272, 1},
    {0x1fc44870c5bd6596, 141, 2, 273, 1},
    {0x1fcf8301605cb156, 143, 2, 274, 1},
    {0x1ff3b6aefcb31f87, 145, 2, 275, 1},
    {0x1ff7a9055eca9191, 147, 2, 276, 1},
    {0x204784eb48896047, 149, 1, 277, 9},
    {0x20fb84b8c9dbd42d, 150, 7, 286, 5},
    {0x21148a08fe1775a0, 157, 2, 291, 1},
    {0x2120f0090805b0c7, 159, 2, 292, 0},
    {0x2130a57e00d329e3, 161, 2, 292, 1},
    {0x21a395d0f68fc45a, 163, 2, 293, 1},
    {0x2298b0e0c56482d1, 165, 1, 294, 13},
    {0x2378cef62892af6b, 166, 2, 307, 1},
    {0x23e4ef78d0414f5e, 168, 2, 308, 1},
    {0x23f6787d96438530, 170, 2, 309, 1},
    {0x249737ba8adf3d38, 172, 6, 310, 5},
    {0x25cbdd3e1486d60e, 178, 2, 315, 0},
    {0x266018b592f58c78, 180, 1, 315, 17},
    {0x27bca0baa4ff1163, 181, 7, 332, 5},
    {0x27cca37a225426ce, 188, 2, 337, 0},
    {0x28990de661b80872, 190, 2, 337, 1},
    {0x28c5016486334654, 192, 1, 338, 13},
    {0x28f1b44b0f1823d7, 193, 1, 351, 13},
    {0x290b0f4ac45fd18f, 194, 6, 364, 5},
    {0x2978dac7875ff1fe, 200, 1, 369, 37},
    {0x2993488e94b27137, 201, 2, 406, 0},
    {0x2a4f237c93ddb2b4, 203, 2, 406, 1},
    {0x2a6714d3fcba2288, 205, 6, 407, 5},
    {0x2aa813417fd5ac2b, 211, 1, 412, 13},
    {0x2b1e7c207aa6514c, 212, 2, 425, 1},
    {0x2bb7de0db676bc0c, 214, 2, 426, 1},
    {0x2bdba52f23291884, 216, 2, 427, 0},
    {0x2bf16535dfcb6f3b, 218, 6, 427, 5},
    {0x2c2afe2170a83e3e, 224, 6, 432, 5},
    {0x2c50cc1f5e1d2da5, 230, 2, 437, 1},
    {0x2c51df01e33c0958, 232, 6, 438, 5},
    {0x2c87e6f2f49a547e, 238, 1, 443, 9},
    {0x2d0ef0d7188a483d, 239, 7, 452, 5},
    {0x2df52b5f00f6f0ed, 246, 2, 457, 1},
    {0x2e084ad3732e02d7, 248, 2, 458, 0},
    {0x2e7c13ecae734c5e, 250, 6, 458, 5},
    {0x2f1752e0b88c7487, 256, 2, 463, 0},
    {0x2f981f6bcbb53f9e, 258, 1, 463, 37},
    {0x2fb37068a247f6a1, 259, 1, 500, 9},
    {0x2fbae6847dcb286c, 260, 2, 509, 0},
    {0x30aa6de4a9df457e, 262, 2, 509, 1},
    {0x30d9881ea06effa7, 264, 2, 510, 1},
    {0x3110a34c8404d727, 266, 2, 511, 1},
    {0x3141505f6403be5c, 268, 2, 512, 1},
    {0x314f5e0e101042d4, 270, 1, 513, 13},
    {0x31bf84ae62a2886c, 271, 2, 526, 0},
    {0x31ce41a5ae5005e8, 273, 2, 526, 1},
    {0x31e53b423348e8f6, 275, 7, 527, 5},
    {0x32c7096697580f88, 282, 2, 532, 1},
    {0x33c1ba7faae8ee13, 284, 1, 533, 13},
    {0x3426f0086fe60cd6, 285, 7, 546, 5},
    {0x34717058de134e5b, 292, 2, 551, 1},
    {0x34738287ebe7e266, 294, 1, 552, 9},
    {0x3490f96effaec5a7, 295, 2, 561, 1},
    {0x350c26b145232f1f, 297, 7, 562, 5},
    {0x352d7e5574b862a4, 304, 2, 567, 1},
    {0x36061b2483139b48, 306, 2, 568, 1},
    {0x3628d5d257ae4908, 308, 2, 569, 1},
    {0x36377762265aeb84, 310, 2, 570, 1},
    {0x3656414135b758a9, 312, 2, 571, 1},
    {0x369487ed6eae2b1b, 314, 6, 572, 5},
    {0x36ce3be18b4aeab0, 320, 2, 577, 1},
    {0x378a2cae41c21227, 322, 1, 578, 9},
    {0x37df5c0a011716bb, 323, 1, 587, 13},
    {0x37ee12b11391a2b8, 324, 2, 600, 1},
    {0x38015378552b4266, 326, 1, 601, 17},
    {0x386145dbe51757ab, 327, 2, 618, 1},
    {0x386a75a0afe41eee, 329, 6, 619, 5},
    {0x386b534b44a6622e, 335, 1, 624, 13},
    {0x38b325232c8422c6, 336, 2, 637, 1},
    {0x38e4fbd6aa189134, 338, 2, 638, 1},
    {0x39b70d1ec9e64cae, 340, 2, 639, 1},
    {0x3a5f4e6d3d41fa81, 342, 2, 640, 1},
    {0x3a6dd94d8e921ef2, 344, 2, 641, 0},
    {0x3a76fb995a6863b5, 346, 2, 641, 0},
    {0x3aaca5a8caba93de, 348, 1, 641, 37},
    {0x3ae37f0d0564e4de, 349, 1, 678, 13},
    {0x3b4d60e37b3d48af, 350, 1, 691, 13},
    {0x3ca653deda8126b2, 351, 1, 704, 13},
    {0x3cbb0e57a43f5a2f, 352, 6, 717, 5},
    {0x3d5885d007a52f3a, 358, 2, 722, 0},
    {0x3d8ad7e642ebb9e1, 360, 2, 722, 1},
    {0x3dbfb6b03b497773, 362, 6, 723, 5},
    {0x3de23bab8a60d0f0, 368, 2, 728, 1},
    {0x3e03348e38501228, 370, 2, 729, 1},
    {0x3e59bf181701e519, 372, 2, 730, 0},
    {0x3e67b840d78ec40c, 374, 2, 730, 1},
    {0x3e875f3682fa2d88, 376, 2, 731, 1},
    {0x3f12879794c05dc7, 378, 6, 732, 5},
    {0x3f77f28dc8dfd0bd, 384, 2, 737, 1},
    {0x41414042a37f2c18, 386, 2, 738, 0},
    {0x42b171c7f3a9e496, 388, 6, 738, 5},
    {0x43802eb8aee0ec6c, 394, 7, 743, 5},
    {0x44f53f6db90e0166, 401, 6, 748, 5},
    {0x4510842d50ee1ea6, 407, 7, 753, 5},
    {0x466b3c64df8bbc02, 414, 2, 758, 0},
    {0x46a8b5ba269e6c70, 416, 1, 758, 13},
    {0x46fa66464284750e, 417, 2, 771, 1},
    {0x47ab31c97028d2a1, 419, 1, 772, 13},
    {0x47ca142b5838f7bf, 420, 6, 785, 5},
    {0x48e164b20590c920, 426, 2, 790, 0},
    {0x48eeebda95c4db1e, 428, 2, 790, 0},
    {0x48f02d36a65d7d50, 430, 1, 790, 13},
    {0x49213c6acafd2525, 431, 2, 803, 0},
    {0x4927da528b9b3e5a, 433, 6, 803, 5},
    {0x49ce4028772d035a, 439, 2, 808, 1},
    {0x4a2ae3f26e0fb80b, 441, 2, 809, 1},
    {0x4a58164b0f747e09, 443, 2, 810, 0},
    {0x4a6411072cd5256f, 445, 6, 810, 5},
    {0x4b7fd07ac3e2abce, 451, 2, 815, 1},
    {0x4c2bab63f21b3fae, 453, 6, 816, 5},
    {0x4c2bf95762619d15, 459, 2, 821, 1},
    {0x4c5c99b57ab1b038, 461, 2, 822, 1},
    {0x4ca19eb059867eac, 463, 1, 823, 13},
    {0x4cfd3ad6ebbcf564, 464, 2, 836, 1},
    {0x4d278487c8e0c244, 466, 2, 837, 1},
    {0x4d8a3db1c9db405a, 468, 2, 838, 1},
    {0x4e02c3542ea94c61, 470, 2, 839, 0},
    {0x4e431a1ebc600467, 472, 2, 839, 1},
    {0x4ea311bf0d4a80ac, 474, 2, 840, 0},
    {0x4fe0426b85008a90, 476, 2, 840, 0},
    {0x50dc31176e8cf792, 478, 7, 840, 5},
    {0x52fd62b765036a1e, 485, 2, 845, 0},
    {0x53c4d4ff63c20826, 487, 2, 845, 1},
    {0x53fbe2ff3c786c1b, 489, 2, 846, 1},
    {0x543748e89f4cb34f, 491, 1, 847, 37},
    {0x5472133626bc78be, 492, 2, 884, 1},
    {0x5476c6d7630e36b2, 494, 6, 885, 5},
    {0x5486b768aff32a7f, 500, 7, 890, 5},
    {0x5487e06a26439642, 507, 2, 895, 0},
    {0x54b3cd615203ec33, 509, 2, 895, 1},
    {0x54c2daa656eb78b7, 511, 6, 896, 5},
    {0x552d95517ae2b027, 517, 2, 901, 0},
    {0x558db92eab1c0e46, 519, 2, 901, 1},
    {0x5620881551df7dd7, 521, 2, 902, 0},
    {0x56ba1e0df67a3d26, 523, 2, 902, 0},
    {0x56d8ed7c107c9096, 525, 6, 902, 5},
    {0x578327d27867777f, 531, 2, 907, 1},
    {0x57abf9a561adde1f, 533, 2, 908, 1},
    {0x57cacd2bdecdfd97, 535, 2, 909, 1},
    {0x583375f0fd4110ae, 537, 2, 910, 0},
    {0x589082f9f92dd01c, 539, 2, 910, 1},
    {0x58a426c3c6f53d60, 541, 2, 911, 0},
    {0x58d294ac3a411619, 543, 6, 911, 5},
    {0x591c73ace42dcfc5, 549, 2, 916, 0},
    {0x593525dd1445e152, 551, 7, 916, 5},
    {0x596b42f21679c7f3, 558, 2, 921, 1},
    {0x59a8d97959138da4, 560, 2, 922, 0},
    {0x5a99cd2ef8e7840e, 562, 2, 922, 1},
    {0x5af372f8f8d50037, 564, 2, 923, 0},
    {0x5b3cac5def6bd5c9, 566, 6, 923, 5},
    {0x5b730ae559340845, 572, 2, 928, 1},
    {0x5b91fe838c7fad30, 574, 2, 929, 1},
    {0x5bac702f06dad96e, 576, 6, 930, 5},
    {0x5bc7a89b4c763ec7, 582, 7, 935, 5},
    {0x5bd19a46363876d6, 589, 7, 940, 5},
    {0x5c3cbca40bc4f050, 596, 2, 945, 1},
    {0x5d7003f7535c93cf, 598, 2, 946, 1},
    {0x5daf2bdd3c383db0, 600, 1, 947, 13},
    {0x5e05b42a3374e514, 601, 7, 960, 5},
    {0x5ec27c2e39c0e0e1, 608, 2, 965, 0},
    {0x5efb93d935c7b8a9, 610, 1, 965, 13},
    {0x5f6e35ce5c8ce264, 611, 2, 978, 0},
    {0x5fe0e402a1e98f91, 613, 1, 978, 25},
    {0x6065c001622daffa, 614, 2, 1003, 1},
    {0x6077daa989524866, 616, 7, 1004, 5},
    {0x61229aa357124319, 623, 1, 1009, 13},
    {0x6194f751484f4cad, 624, 6, 1022, 5},
    {0x623ecf5be7e27207, 630, 2, 1027, 1},
    {0x62561c0a28263ae4, 632, 2, 1028, 0},
    {0x62c8879cd4262bdf, 634, 2, 1028, 1},
    {0x6337191779e88b57, 636, 7, 1029, 5},
    {0x633c301c6ad3394f, 643, 6, 1034, 5},
    {0x63891d99a755f11e, 649, 2, 1039, 1},
    {0x646fb52dbb7d02f8, 651, 2, 1040, 0},
    {0x64fc6568ba585874, 653, 2, 1040, 1},
    {0x656648819653471c, 655, 7, 1041, 5},
    {0x656cd5472c88ebb4, 662, 1, 1046, 13},
    {0x658c62dd7bf59176, 663, 2, 1059, 0},
    {0x66479c243dd439b1, 665, 7, 1059, 5},
    {0x66b7fca3a15ed896, 672, 2, 1064, 0},
    {0x66e24854e96252e1, 674, 7, 1064, 5},
    {0x672acbc5327028d0, 681, 2, 1069, 1},
    {0x6764aebac159eb0d, 683, 2, 1070, 1},
    {0x68109ab692d6f7f8, 685, 6, 1071, 5},
    {0x6833ed85c98ee676, 691, 1, 1076, 13},
    {0x68dbb8fcc0adc3cb, 692, 2, 1089, 1},
    {0x6977015c49acef03, 694, 2, 1090, 1},
    {0x69ecf93ad2add7d4, 696, 2, 1091, 1},
    {0x6a614f0ab7a61ccf, 698, 2, 1092, 1},
    {0x6ae1bde407bb3c0b, 700, 2, 1093, 1},
    {0x6ba32765c3325123, 702, 2, 1094, 1},
    {0x6be310df50dab143, 704, 6, 1095, 5},
    {0x6c15968d892f596a, 710, 7, 1100, 5},
    {0x6c2691e9ba00433f, 717, 7, 1105, 5},
    {0x6c940d1cfb998820, 724, 1, 1110, 9},
    {0x6caf34d9d08c0907, 725, 7, 1119, 5},
    {0x6cc49012cda67cef, 732, 2, 1124, 0},
    {0x6ce0e7d6bb7ad134, 734, 2, 1124, 0},
    {0x6d1d6602fa18a440, 736, 2, 1124, 0},
    {0x6da298a37bcd9760, 738, 2, 1124, 0},
    {0x6e729826782a3a52, 740, 7, 1124, 5},
    {0x6e77adf89689dcde, 747, 6, 1129, 5},
    {0x6e97ddbdc9d4a7bf, 753, 2, 1134, 1},
    {0x6f8fd9e409859b5a, 755, 6, 1135, 5},
    {0x6ff8a8d36b2b68e6, 761, 2, 1140, 1},
    {0x7064be0fb813490e, 763, 1, 1141, 29},
    {0x708917feb841c1a8, 764, 2, 1170, 1},
    {0x709a331a5dccbfdb, 766, 7, 1171, 5},
    {0x7104a8292a0a40c3, 773, 2, 1176, 1},
    {0x710ec2261450981d, 775, 6, 1177, 5},
    {0x712f485fca76f2cb, 781, 2, 1182, 1},
    {0x71804ae771810166, 783, 2, 1183, 0},
    {0x72117e4edc9ea7cb, 785, 1, 1183, 13},
    {0x726bb6bca4b831c4, 786, 1, 1196, 29},
    {0x73532330f740fea9, 787, 1, 1225, 9},
    {0x737b6acdf6a0afb7, 788, 6, 1234, 5},
    {0x739b4f911508789b, 794, 7, 1239, 5},
    {0x74486f27cac0ba5d, 801, 7, 1244, 5},
    {0x751d7275850b095a, 808, 7, 1249, 5},
    {0x75828915a9b52527, 815, 6, 1254, 5},
    {0x758540877f28bf41, 821, 2, 1259, 1},
    {0x776971ba84c387ac, 823, 7, 1260, 5},
    {0x7884adfbe23c6474, 830, 2, 1265, 1},
    {0x788b6b45fecfd9af, 832, 1, 1266, 37},
    {0x78cd55e88eb2a370, 833, 2, 1303, 1},
    {0x79d1169fbf3585be, 835, 2, 1304, 1},
    {0x7a205090bf3297e5, 837, 2, 1305, 0},
    {0x7ae39a78ef72d196, 839, 2, 1305, 1},
    {0x7aee51debbf53de7, 841, 7, 1306, 5},
    {0x7b09262a380920d9, 848, 2, 1311, 0},
    {0x7b0f0ec0c49b5c0d, 850, 2, 1311, 1},
    {0x7b3156942370eebb, 852, 2, 1312, 0},
    {0x7b9d89d3b225a775, 854, 2, 1312, 1},
    {0x7bad85a194dda91c, 856, 7, 1313, 5},
    {0x7c1c0636fbc186fb, 863, 6, 1318, 5},
    {0x7c50ca90f6c7245b, 869, 2, 1323, 1},
    {0x7c50f2139bed55be, 871, 1, 1324, 29},
    {0x7d22e4f12c80c5d3, 872, 2, 1353, 1},
    {0x7efe4ffa939f7dd6, 874, 6, 1354, 5},
    {0x7f5282385704d7d2, 880, 2, 1359, 1},
    {0x7f5799219f3a58d3, 882, 2, 1360, 1},
    {0x7f718164a8e66e8b, 884, 6, 1361, 5},
    {0x80d3777a2b404120, 890, 2, 1366, 1},
    {0x80ea33c89adfdaf4, 892, 2, 1367, 1},
    {0x811c93d6f9f9c2fc, 894, 2, 1368, 0},
    {0x8135a2f61bf71959, 896, 2, 1368, 1},
    {0x81af7f1f3bc09c81, 898, 7, 1369, 5},
    {0x822a0bb8ebe198c1, 905, 7, 1374, 5},
    {0x8230ec96ac1252a1, 912, 1, 1379, 17},
    {0x8290d76f52982335, 913, 2, 1396, 1},
    {0x829ae8cb09326424, 915, 2, 1397, 0},
    {0x831f569ae000b1e9, 917, 6, 1397, 5},
    {0x837c87c39ce2d6ef, 923, 1, 1402, 9},
    {0x837f6150d1456374, 924, 2, 1411, 1},
    {0x838aaa0a225aec06, 926, 2, 1412, 1},
    {0x838b1bab4ac0ffaf, 928, 1, 1413, 17},
    {0x839cc8be9ab617c9, 929, 6, 1430, 5},
    {0x83dadc5cb73b84f3, 935, 2, 1435, 1},
    {0x83e26a056a6de6d8, 937, 2, 1436, 1},
    {0x84378db2e2092a38, 939, 2, 1437, 1},
    {0x84fe7c6a91d7fe69, 941, 6, 1438, 5},
    {0x8572ba58360e75b7, 947, 6, 1443, 5},
    {0x8584ac602f74a955, 953, 2, 1448, 1},
    {0x868e34b04aa8c7a2, 955, 2, 1449, 1},
    {0x86e39a646c1fb611, 957, 1, 1450, 17},
    {0x875ea8eb4d0c4f1b, 958, 2, 1467, 1},
    {0x87ca5b1a77a3bb72, 960, 2, 1468, 1},
    {0x88496b6a0d7298de, 962, 2, 1469, 1},
    {0x884ff2181aa909ff, 964, 1, 1470, 17},
    {0x885a363226d9d3bf, 965, 2, 1487, 0},
    {0x89138650ab139430, 967, 2, 1487, 0},
    {0x8916a5d1d0182ed0, 969, 2, 1487, 1},
    {0x894deeaccf7d3610, 971, 1, 1488, 37},
    {0x89f2b55e403ff535, 972, 2, 1525, 1},
    {0x8a2746f444c96c39, 974, 2, 1526, 1},
    {0x8a31d34f5872296f, 976, 7, 1527, 5},
    {0x8b9824abb2d2316c, 983, 2, 1532, 1},
    {0x8bc1869b51eb79a0, 985, 2, 1533, 1},
    {0x8bf6b2a7b7f0a978, 987, 2, 1534, 1},
    {0x8c21c4cbb08fed99, 989, 2, 1535, 0},
    {0x8c5365b9cc388103, 991, 6, 1535, 5},
    {0x8d210246c7aeb03f, 997, 2, 1540, 0},
    {0x8d235426e405b1b3, 999, 1, 1540, 29},
    {0x8d26be25b1b55db7, 1000, 2, 1569, 1},
    {0x8d420ac6d47f4865, 1002, 2, 1570, 1},
    {0x8d7c3ce7b4470937, 1004, 6, 1571, 5},
    {0x8e3b855eafb250d6, 1010, 6, 1576, 5},
    {0x8ee3501d76096952, 1016, 7, 1581, 5},
    {0x8f4a5215cef4e18e, 1023, 2, 1586, 1},
    {0x906323ee6f7199bf, 1025, 1, 1587, 17},
    {0x90d6d1c290147129, 1026, 2, 1604, 1},
    {0x917c0c3435e84444, 1028, 2, 1605, 1},
    {0x9232ed88e8143aa8, 1030, 2, 1606, 0},
    {0x926a085f2f7da937, 1032, 1, 1606, 9},
    {0x928d0507198f536b, 1033, 2, 1615, 0},
    {0x9477a59abd6e773f, 1035, 7, 1615, 5},
    {0x949cffddecb862b5, 1042, 1, 1620, 13},
    {0x94c42d5ea3df6f31, 1043, 1, 1633, 9},
    {0x94ed2918db508cdd, 1044, 2, 1642, 0},
    {0x95c800e6a6362770, 1046, 2, 1642, 1},
    {0x973d8a517917a03a, 1048, 7, 1643, 5},
    {0x984bb1c94b4e45e9, 1055, 1, 1648, 13},
    {0x98e455915f99fddc, 1056, 7, 1661, 5},
    {0x99e3edc9c0a4deb7, 1063, 2, 1666, 1},
    {0x9a2dacb4d7b3eace, 1065, 2, 1667, 1},
    {0x9a6464ef99a18d5f, 1067, 6, 1668, 5},
    {0x9ab2e688a5b7e4b1, 1073, 2, 1673, 1},
    {0x9aefa6a3d408bafe, 1075, 1, 1674, 9},
    {0x9bb82fbe2518cfc8, 1076, 6, 1683, 5},
    {0x9c27c8b85736389e, 1082, 1, 1688, 29},
    {0x9c7502741afb4c45, 1083, 2, 1717, 0},
    {0x9cd8901adc1270bb, 1085, 2, 1717, 1},
    {0x9ce7f934d5c3c94d, 1087, 2, 1718, 1},
    {0x9d372d73f0f84f6d, 1089, 2, 1719, 0},
    {0x9d8a3f00c92c6200, 1091, 1, 1719, 37},
    {0x9e11ceb23fee5a62, 1092, 6, 1756, 5},
    {0x9e3f88e939cb2c0b, 1098, 6, 1761, 5},
    {0x9e795d8d08654ac4, 1104, 2, 1766, 1},
    {0x9ef3b4a4cd5b6c34, 1106, 2, 1767, 0},
    {0xa079b7bb8161b0f1, 1108, 1, 1767, 25},
    {0xa09ea6443163fde3, 1109, 6, 1792, 5},
    {0xa1345857660846bb, 1115, 6, 1797, 5},
    {0xa169063decd52e67, 1121, 7, 1802, 5},
    {0xa19771cfbecc3492, 1128, 7, 1807, 5},
    {0xa2bd4e918adfff4b, 1135, 2, 1812, 1},
    {0xa2d9bc6cdeb49fd6, 1137, 2, 1813, 1},
    {0xa32a7c840c352331, 1139, 2, 1814, 0},
    {0xa34229a12d08e516, 1141, 2, 1814, 1},
    {0xa34e66244d75f552, 1143, 1, 1815, 13},
    {0xa41382931e088cee, 1144, 2, 1828, 0},
    {0xa458046f75395e7b, 1146, 2, 1828, 1},
    {0xa46b40cf6cb331a7, 1148, 6, 1829, 5},
    {0xa4dd4d7988d81dce, 1154, 7, 1834, 5},
    {0xa5e51b39be056f68, 1161, 2, 1839, 1},
    {0xa5ec1b5273ae23d9, 1163, 1, 1840, 13},
    {0xa6e48f4b652d5108, 1164, 6, 1853, 5},
    {0xa73747f0d863f89f, 1170, 2, 1858, 1},
    {0xa871f76ea5405ed0, 1172, 1, 1859, 9},
    {0xa8a1ad343f616f85, 1173, 1, 1868, 13},
    {0xa96d8390bbdd322c, 1174, 2, 1881, 1},
    {0xa9e03932ba884f07, 1176, 6, 1882, 5},
    {0xaa30e7588919860b, 1182, 6, 1887, 5},
    {0xaa63768f478f9cf8, 1188, 1, 1892, 9},
    {0xaa63b72c0947fcde, 1189, 2, 1901, 1},
    {0xaaa640e71844ef38, 1191, 6, 1902, 5},
    {0xaac3ff70c5be7b0d, 1197, 2, 1907, 0},
    {0xaad53128c15ac999, 1199, 1, 1907, 9},
    {0xab49c99fe8cec2a7, 1200, 1, 1916, 13},
    {0xab68d3fc9b97adfd, 1201, 2, 1929, 0},
    {0xab817025e55900af, 1203, 7, 1929, 5},
    {0xaba7b5f74096e6f5, 1210, 2, 1934, 0},
    {0xac064113291a2f79, 1212, 2, 1934, 0},
    {0xad7eae4b1479eff9, 1214, 1, 1934, 17},
    {0xadc06bd971cc66d0, 1215, 1, 1951, 13},
    {0xae550655f4700c67, 1216, 7, 1964, 5},
    {0xae911deb2a1cab1a, 1223, 6, 1969, 5},
    {0xae97c3d989a6aaeb, 1229, 6, 1974, 5},
    {0xae9dd74019111d9b, 1235, 6, 1979, 5},
    {0xaeb1cf6d1ed08a0e, 1241, 2, 1984, 1},
    {0xafe5021bd457f755, 1243, 2, 1985, 1},
    {0xafeef9c3ac3faa49, 1245, 2, 1986, 1},
    {0xb077bc2b1de072f7, 1247, 1, 1987, 9},
    {0xb0a5dc96418444db, 1248, 2, 1996, 0},
    {0xb0c8e0c528017b1a, 1250, 2, 1996, 1},
    {0xb11075914a048837, 1252, 2, 1997, 1},
    {0xb1359c384db5b369, 1254, 1, 1998, 17},
    {0xb171dd5324f5682c, 1255, 1, 2015, 13},
    {0xb1a8dee8b5f5fdf8, 1256, 2, 2028, 1},
    {0xb22c69f1dac4b2e1, 1258, 7, 2029, 5},
    {0xb250098340a9c660, 1265, 1, 2034, 37},
    {0xb285e1b60be0e089, 1266, 1, 2071, 37},
    {0xb2e8b822afb216c4, 1267, 1, 2108, 13},
    {0xb3621df7b9e7a3b0, 1268, 2, 2121, 0},
    {0xb37eab38d8b9edef, 1270, 7, 2121, 5},
    {0xb3acd8e0cf5e61e1, 1277, 7, 2126, 5},
    {0xb4204106c834e0ac, 1284, 2, 2131, 1},
    {0xb43bf0b82989a7b8, 1286, 2, 2132, 1},
    {0xb490cbb3c5ae76b7, 1288, 2, 2133, 1},
    {0xb4e3db09443041e9, 1290, 2, 2134, 1},
    {0xb572cf7250447006, 1292, 7, 2135, 5},
    {0xb5bfe704ffd68d36, 1299, 6, 2140, 5},
    {0xb5f9e86a27459b55, 1305, 2, 2145, 1},
    {0xb63c51213414304b, 1307, 2, 2146, 1},
    {0xb68b7515964bae7a, 1309, 6, 2147, 5},
    {0xb71aaf2423a9b244, 1315, 2, 2152, 0},
    {0xb73ab66499e44427, 1317, 2, 2152, 1},
    {0xb73b8b2d3a057339, 1319, 2, 2153, 1},
    {0xb77418d0a3d5c395, 1321, 2, 2154, 1},
    {0xb792bff5e0ac7f97, 1323, 2, 2155, 0},
    {0xb7f158bf6cb7a21d, 1325, 6, 2155, 5},
    {0xb92ccbb84f10e128, 1331, 1, 2160, 17},
    {0xb957641d2095ccb3, 1332, 7, 2177, 5},
    {0xb9feab14cd7ff302, 1339, 2, 2182, 0},
    {0xbae58cb1a92d9dc6, 1341, 1, 2182, 9},
    {0xbbc74870b7dad71e, 1342, 1, 2191, 9},
    {0xbc4bc8c4dfda8501, 1343, 2, 2200, 1},
    {0xbc67379c758d1eb8, 1345, 2, 2201, 1},
    {0xbca9559f7f54a067, 1347, 2, 2202, 0},
    {0xbd051e542ece31d7, 1349, 7, 2202, 5},
    {0xbd6797ab2299d74d, 1356, 2, 2207, 1},
    {0xbdfed2db853898a5, 1358, 2, 2208, 1},
    {0xbe05227b7c5ef590, 1360, 2, 2209, 1},
    {0xbe3a538634ecaaff, 1362, 1, 2210, 9},
    {0xbe7b86bb486e954c, 1363, 2, 2219, 1},
    {0xbe957580a1f072eb, 1365, 6, 2220, 5},
    {0xbefed56a49543566, 1371, 2, 2225, 0},
    {0xc10e64b6cb547985, 1373, 2, 2225, 0},
    {0xc15637d252eed486, 1375, 1, 2225, 17},
    {0xc173b4b93c44af7e, 1376, 1, 2242, 37},
    {0xc189b47210bb62dc, 1377, 2, 2279, 0},
    {0xc19db931fed66ed6, 1379, 1, 2279, 13},
    {0xc2254d7a68c627eb, 1380, 2, 2292, 0},
    {0xc2293d74eec399c6, 1382, 2, 2292, 1},
    {0xc2b4c38f2cd1b6bd, 1384, 2, 2293, 0},
    {0xc365995f9c4a6aac, 1386, 2, 2293, 1},
    {0xc36d26a115fcd682, 1388, 1, 2294, 13},
    {0xc3a7d85eedf8b3d6, 1389, 2, 2307, 1},
    {0xc3d201fa2ddfd80b, 1391, 6, 2308, 5},
    {0xc48dedae958ae286, 1397, 2, 2313, 0},
    {0xc4c398b9b6a71fc0, 1399, 2, 2313, 0},
    {0xc51d711f4d534d7b, 1401, 2, 2313, 0},
    {0xc5746f1a6731a1ba, 1403, 7, 2313, 5},
    {0xc58b49fa4ec543e3, 1410, 2, 2318, 1},
    {0xc5a6df0097ef809c, 1412, 2, 2319, 0},
    {0xc61a04023b22210e, 1414, 2, 2319, 0},
    {0xc647405be0a3abe6, 1416, 1, 2319, 17},
    {0xc64ed1ffc9a3ff4f, 1417, 1, 2336, 17},
    {0xc692a5d1bc081ebc, 1418, 7, 2353, 5},
    {0xc6a25a27d3704aef, 1425, 6, 2358, 5},
    {0xc6d0e8397184c90e, 1431, 1, 2363, 13},
    {0xc7023de1537caba7, 1432, 7, 2376, 5},
    {0xc883170205c57c3c, 1439, 7, 2381, 5},
    {0xc89ec9c635b86453, 1446, 1, 2386, 29},
    {0xc8ff427e984281bf, 1447, 2, 2415, 1},
    {0xc94d3d684cd40930, 1449, 2, 2416, 1},
    {0xc97f2dea441936c3, 1451, 2, 2417, 0},
    {0xc98b706651cf69cf, 1453, 2, 2417, 0},
    {0xc9d6cc2c5a171cf7, 1455, 2, 2417, 1},
    {0xca42659b68020463, 1457, 1, 2418, 13},
    {0xcae8d89b98d67d32, 1458, 2, 2431, 1},
    {0xcb146b03dfc5808f, 1460, 7, 2432, 5},
    {0xcb1f9e240ba13922, 1467, 7, 2437, 5},
    {0xcb6ef8b485ea320b, 1474, 2, 2442, 0},
    {0xcb8f47876f066789, 1476, 2, 2442, 1},
    {0xcb953fb9836a0c79, 1478, 2, 2443, 1},
    {0xcbfcd8963b799000, 1480, 1, 2444, 9},
    {0xcd213c3368601aac, 1481, 2, 2453, 1},
    {0xcd7f996404be4a9c, 1483, 2, 2454, 0},
    {0xcd83a615972e82f7, 1485, 2, 2454, 1},
    {0xcda47633612e362c, 1487, 2, 2455, 0},
    {0xcdb99d8a0f0ba5e2, 1489, 1, 2455, 13},
    {0xcdd5fda4dc4fb40a, 1490, 2, 2468, 1},
    {0xce0e0fb346a1cb4f, 1492, 6, 2469, 5},
    {0xce3f9b0ec41729ab, 1498, 7, 2474, 5},
    {0xcec43046062371bc, 1505, 7, 2479, 5},
    {0xceffab4902452fef, 1512, 7, 2484, 5},
    {0xcf2df7072ab8c00f, 1519, 2, 2489, 1},
    {0xcf982d2c897f9773, 1521, 2, 2490, 1},
    {0xd000885ca502b865, 1523, 2, 2491, 1},
    {0xd046bff9dafa7ec6, 1525, 2, 2492, 1},
    {0xd07957de4397d0ea, 1527, 2, 2493, 0},
    {0xd104df827d28925b, 1529, 2, 2493, 0},
    {0xd1f832f73d8f84e6, 1531, 7, 2493, 5},
    {0xd2294fc24cafbfa6, 1538, 2, 2498, 1},
    {0xd2c5e9ac0992e153, 1540, 2, 2499, 1},
    {0xd39f15ca1147773f, 1542, 2, 2500, 1},
    {0xd440d248039482aa, 1544, 7, 2501, 5},
    {0xd5508063c7c4418b, 1551, 2, 2506, 1},
    {0xd5620791d901b4be, 1553, 2, 2507, 1},
    {0xd5ac1928c09f388b, 1555, 7, 2508, 5},
    {0xd5bc5f2d58843a4c, 1562, 1, 2513, 13},
    {0xd5e679a7331374c5, 1563, 2, 2526, 0},
    {0xd6380413277fa8ac, 1565, 2, 2526, 0},
    {0xd690fa91d8dda759, 1567, 1, 2526, 9},
    {0xd7408ef5d7719af4, 1568, 2, 2535, 1},
    {0xd7f040b51fe1db51, 1570, 2, 2536, 1},
    {0xd962b7ac714f8034, 1572, 2, 2537, 0},
    {0xd966538ae4fd14e3, 1574, 2, 2537, 1},
    {0xd9e4f9044d64bc12, 1576, 6, 2538, 5},
    {0xda55df5559f8d8d8, 1582, 1, 2543, 9},
    {0xda7974d593e71265, 1583, 2, 2552, 1},
    {0xdb5694db42595e07, 1585, 7, 2553, 5},
    {0xdb87969e73f3a539, 1592, 1, 2558, 37},
    {0xdbb0a85f9e067c0d, 1593, 2, 2595, 1},
    {0xdbfaaaf5c6370980, 1595, 2, 2596, 1},
    {0xdc4d34118fb3f7bd, 1597, 2, 2597, 0},
    {0xdc72e96edd6fc9d7, 1599, 6, 2597, 5},
    {0xdd1656aa390ac2a3, 1605, 1, 2602, 13},
    {0xde2238a6d1f3a54f, 1606, 7, 2615, 5},
    {0xde3f7079247cdf77, 1613, 2, 2620, 1},
    {0xde66058bcce65628, 1615, 2, 2621, 1},
    {0xde6ad307e609e9ea, 1617, 2, 2622, 1},
    {0xdeba10050b0c1175, 1619, 2, 2623, 1},
    {0xdf3e520b6611cb3d, 1621, 2, 2624, 1},
    {0xdf4fb14f1485a544, 1623, 2, 2625, 1},
    {0xdf504d9783fe42ea, 1625, 6, 2626, 5},
    {0xdfc04b71b3ba2759, 1631, 2, 2631, 1},
    {0xdfeb12e1d428af48, 1633, 1, 2632, 17},
    {0xe05418a33e6b4cf0, 1634, 2, 2649, 0},
    {0xe068866c865d7d93, 1636, 2, 2649, 1},
    {0xe0c4c5175229e8b9, 1638, 2, 2650, 1},
    {0xe20a85e738cba4c8, 1640, 6, 2651, 5},
    {0xe24bdf4d3bbe7693, 1646, 1, 2656, 29},
    {0xe27fd0b248992733, 1647, 1, 2685, 13},
    {0xe347ddf4c3ef9704, 1648, 2, 2698, 0},
    {0xe39964d010e53d9b, 1650, 2, 2698, 1},
    {0xe4ec931636249419, 1652, 1, 2699, 13},
    {0xe5c537d94e04551a, 1653, 7, 2712, 5},
    {0xe709c4f1adf1cad4, 1660, 1, 2717, 29},
    {0xe73d189750ee63a3, 1661, 2, 2746, 1},
    {0xe7eeeda21c01e34e, 1663, 1, 2747, 29},
    {0xe800b04b6bd28aa1, 1664, 1, 2776, 29},
    {0xe821a310996d28d8, 1665, 1, 2805, 17},
    {0xe8409455834743ff, 1666, 1, 2822, 37},
    {0xe888e5c8986c82a9, 1667, 6, 2859, 5},
    {0xe8d5d3c006927949, 1673, 2, 2864, 0},
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
    {0xf716c1b26533c25c, 1757, 1, 3053, 25},
    {0xf720c2589d704f01, 1758, 7, 3078, 5},
    {0xf8525a43174a01db, 1765, 2, 3083, 1},
    {0xf88ff6e3ba923f54, 1767, 2, 3084, 1},
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
1,12,
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
2,20,
1,12,
24,
23,
23,
1,12,
24,
1,12,
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
2,20,
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
2,20,
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
1,12,
19,9,13,3,21,22,10,
14,4,13,3,21,22,
1,12,
0,11,
1,12,
19,9,13,3,21,22,10,
23,
0,11,
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
1,12,
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
16,6,13,3,21,22,
2,20,
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
2,20,
1,12,
24,
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
1,12,
0,11,
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
16,6,13,3,21,22,10,
2,20,
1,12,
2,20,
23,
1,12,
14,4,13,3,21,22,
0,11,
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
2,20,
1,12,
0,11,
0,11,
19,9,13,3,21,22,10,
1,12,
2,20,
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
24,
17,7,13,3,21,22,10,
1,12,
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
15,
57,
44,
9,
23,
1,8,127,4,1,
7,
47,
9,
33,
14,
8,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
3,1,0,2,1,0,2,0,1,
14,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
14,
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
10,
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
15,
4,
34,1,0,16,0,1,-1,2,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,4,16,4,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,2,-1,1,0,
11,1,0,4,1,0,2,-1,4,1,0,2,-1,
8,1,1,4,1,0,2,-1,4,1,2,0,0,
10,1,0,4,2,-1,1,0,4,0,1,-1,2,
0,8,127,7,1,
73,
0,8,255,7,1,
9,
28,
21,
21,
0,8,85,2,1,
12,
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
12,
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
15,
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
43,
1,8,255,8,1,
0,8,127,2,1,
22,
73,
1,8,255,8,1,
5,1,0,4,2,-1,1,0,4,1,0,2,-1,
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
10,
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
0,8,85,4,1,
15,
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
10,
39,
15,1,0,4,3,1,2,0,8,0,1,-1,2,-1,-1,-1,3,
7,
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
0,8,255,8,1,
15,1,0,4,3,1,2,0,8,0,1,-1,2,-1,-1,-1,3,
1,8,127,2,1,
4,1,0,2,1,0,2,0,1,
4,1,0,2,1,0,2,0,1,
28,
28,
1,8,85,4,1,
49,
61,
4,
4,1,0,2,1,0,2,0,1,
57,
0,8,127,2,1,
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
36,
19,
1,8,127,8,1,
18,
11,
18,
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
14,1,0,4,3,0,1,2,16,3,-1,2,1,5,-1,4,4,-1,-1,-1,-1,0,-1,0,-1,
1,8,127,5,1,
15,
36,
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
