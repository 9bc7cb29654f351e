/* SPDX-License-Identifier: MIT
 * The C interface of plugins that `tangency check --plugin` puts on trial, for C and C++.
 *
 * Include this file in the plugin and define any of these functions, in C++ after `extern "C"`; then a wrong number or
 * type of arguments is a compile error (a wrong order is not). Without `extern "C"` C++ would take wrong arguments for an
 * overload, which is not exported. Return nonzero if circle and box intersect by your contract, else 0. Lengths share one
 * unit. Arguments are finite, extents and radius not negative, lo at most hi, directions not zero; only the recommendation P17
 * passes NaN. The same arguments must always get the same answer.
 * Nothing here needs linking. The functions are exported under -fvisibility=hidden too.
 */
#ifndef TANGENCY_PLUGIN_H
#define TANGENCY_PLUGIN_H

#ifdef __cplusplus
extern "C" {
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

/* What may be exported for one scalar type, of which every argument is: tangency_center_half_f32 for float, and so on.
 *
 * 2-D. Box by centre and half extents; by its sides; by low corner and extents; the same with the circle's own low
 * corner (qx, qy) in place of its centre, as sprite engines store it; by centre and extents.
 * 2-D, the box rotated about its own centre. Positive angles turn x towards y; (ux, uy) is the direction of its x side,
 * of any nonzero length.
 * 3-D, the same forms; rotated by a quaternion of any nonzero length, qw the real part. */
/* clang-format off */
#define TANGENCY_PLUGIN_FUNCTIONS(T, scalar) \
    int tangency_center_half_##scalar(T cx, T cy, T hx, T hy, T px, T py, T r); \
    int tangency_lo_hi_##scalar(T lox, T loy, T hix, T hiy, T px, T py, T r); \
    int tangency_corner_size_##scalar(T x, T y, T w, T h, T px, T py, T r); \
    int tangency_corner_size_ball_corner_##scalar(T x, T y, T w, T h, T qx, T qy, T r); \
    int tangency_center_size_##scalar(T cx, T cy, T w, T h, T px, T py, T r); \
    int tangency_center_half_radians_##scalar(T cx, T cy, T hx, T hy, T angle, T px, T py, T r); \
    int tangency_center_half_degrees_##scalar(T cx, T cy, T hx, T hy, T angle, T px, T py, T r); \
    int tangency_center_half_axis_##scalar(T cx, T cy, T hx, T hy, T ux, T uy, T px, T py, T r); \
    int tangency_corner_size_radians_##scalar(T x, T y, T w, T h, T angle, T px, T py, T r); \
    int tangency_corner_size_degrees_##scalar(T x, T y, T w, T h, T angle, T px, T py, T r); \
    int tangency_corner_size_axis_##scalar(T x, T y, T w, T h, T ux, T uy, T px, T py, T r); \
    int tangency_center_size_radians_##scalar(T cx, T cy, T w, T h, T angle, T px, T py, T r); \
    int tangency_center_size_degrees_##scalar(T cx, T cy, T w, T h, T angle, T px, T py, T r); \
    int tangency_center_size_axis_##scalar(T cx, T cy, T w, T h, T ux, T uy, T px, T py, T r); \
    int tangency3_center_half_##scalar(T cx, T cy, T cz, T hx, T hy, T hz, T px, T py, T pz, T r); \
    int tangency3_lo_hi_##scalar(T lox, T loy, T loz, T hix, T hiy, T hiz, T px, T py, T pz, T r); \
    int tangency3_corner_size_##scalar(T x, T y, T z, T w, T h, T d, T px, T py, T pz, T r); \
    int tangency3_corner_size_ball_corner_##scalar(T x, T y, T z, T w, T h, T d, T qx, T qy, T qz, T r); \
    int tangency3_center_size_##scalar(T cx, T cy, T cz, T w, T h, T d, T px, T py, T pz, T r); \
    int tangency3_center_half_quaternion_##scalar(T cx, T cy, T cz, T hx, T hy, T hz, T qx, T qy, T qz, \
        T qw, T px, T py, T pz, T r); \
    int tangency3_corner_size_quaternion_##scalar(T x, T y, T z, T w, T h, T d, T qx, T qy, T qz, T qw, \
        T px, T py, T pz, T r); \
    int tangency3_center_size_quaternion_##scalar(T cx, T cy, T cz, T w, T h, T d, T qx, T qy, T qz, \
        T qw, T px, T py, T pz, T r);
/* clang-format on */

TANGENCY_PLUGIN_FUNCTIONS(float, f32)
TANGENCY_PLUGIN_FUNCTIONS(double, f64)
#undef TANGENCY_PLUGIN_FUNCTIONS

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
