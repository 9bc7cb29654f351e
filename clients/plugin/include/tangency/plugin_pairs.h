/* SPDX-License-Identifier: MIT
 * Plugins that are a broad phase: `tangency check --answer pairs`. plugin.h includes this. docs/pairs.md says what is right.
 *
 * A function gets `count` shapes, 0 to 64, and writes the pairs that may meet. It is right if it leaves out none that does; what it
 * writes besides is reported, and no fault.
 *   kinds    of each shape: TANGENCY_BOX or TANGENCY_BALL.
 *   numbers  of each shape in turn four, in 3-D six: a box's in the order of the form that the name says, as in plugin.h, along
 *            the axes of the world; a ball's centre, its radius, and zeros. Finite, extents and radii not negative, lo at most
 *            hi, all in one unit.
 *   pairs    receives two places of the list for each pair, from 0, in either order; no shape with itself, no pair twice.
 *   capacity how many pairs there is room for: every pair of the list, count * (count - 1) / 2. Write no more.
 * Returns how many pairs it wrote. Less than 0, or more than the capacity, a place outside the list, or a pair twice is no answer.
 * It writes to nothing else: neither around `pairs` nor to `kinds` and `numbers`. The check says which it was and fails. The pairs that
 * meet are to be found whatever was asked before.
 */
#ifndef TANGENCY_PLUGIN_PAIRS_H
#define TANGENCY_PLUGIN_PAIRS_H

#ifdef __cplusplus
extern "C" {
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

enum { TANGENCY_BOX = 0, TANGENCY_BALL = 1 };

/* clang-format off */
#define TANGENCY_PAIRS(PREFIX, FORM) \
    int PREFIX##_pairs_##FORM##_f32(int count, const int *kinds, const float *numbers, int capacity, int *pairs); \
    int PREFIX##_pairs_##FORM##_f64(int count, const int *kinds, const double *numbers, int capacity, int *pairs);
/* clang-format on */
TANGENCY_PAIRS(tangency, lo_hi)
TANGENCY_PAIRS(tangency, center_half)
TANGENCY_PAIRS(tangency, corner_size)
TANGENCY_PAIRS(tangency3, lo_hi)
TANGENCY_PAIRS(tangency3, center_half)
TANGENCY_PAIRS(tangency3, corner_size)
#undef TANGENCY_PAIRS

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
