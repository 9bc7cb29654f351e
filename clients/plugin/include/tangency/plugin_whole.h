/* SPDX-License-Identifier: MIT
 * Plugins of whole numbers: the scalar i32, which is C's int. Of every form without an angle a yes or no and a verdict, and distance_sq
 * where every squared distance is whole:
 *   int tangency_corner_size_i32(int x, int y, int w, int h, int px, int py, int r);
 *   int tangency_verdict_corner_size_i32(...);      -1 disjoint, 0 touching, 1 overlapping
 *   int tangency_distance_sq_corner_size_i32(...);
 * The numbers of a row are those of plugin.h, which includes this file. Coordinates lie within what the last line of `check` says, such as
 * -8000..8000, or within --domain coordinates=LO..HI.
 */
#ifndef TANGENCY_PLUGIN_WHOLE_H
#define TANGENCY_PLUGIN_WHOLE_H

#ifdef __cplusplus
extern "C" {
#endif
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

#define TANGENCY_WHOLE(PREFIX, NAME, ...)   \
    int PREFIX##_##NAME##_i32(__VA_ARGS__); \
    int PREFIX##_verdict_##NAME##_i32(__VA_ARGS__);
#define TANGENCY_WHOLE_SQUARES(PREFIX, NAME, ...) \
    TANGENCY_WHOLE(PREFIX, NAME, __VA_ARGS__)     \
    int PREFIX##_distance_sq_##NAME##_i32(__VA_ARGS__);

/* clang-format off */
/* box_ball */
TANGENCY_WHOLE_SQUARES(tangency, center_half, int cx, int cy, int hx, int hy, int px, int py, int r)
TANGENCY_WHOLE_SQUARES(tangency, lo_hi, int lox, int loy, int hix, int hiy, int px, int py, int r)
TANGENCY_WHOLE_SQUARES(tangency, corner_size, int x, int y, int w, int h, int px, int py, int r)
TANGENCY_WHOLE_SQUARES(tangency, corner_size_ball_corner, int x, int y, int w, int h, int qx, int qy, int r)
TANGENCY_WHOLE(tangency, center_size, int cx, int cy, int w, int h, int px, int py, int r)
TANGENCY_WHOLE_SQUARES(tangency3, center_half, int cx, int cy, int cz, int hx, int hy, int hz, int px, int py, int pz, int r)
TANGENCY_WHOLE_SQUARES(tangency3, lo_hi, int lox, int loy, int loz, int hix, int hiy, int hiz, int px, int py, int pz, int r)
TANGENCY_WHOLE_SQUARES(tangency3, corner_size, int x, int y, int z, int w, int h, int d, int px, int py, int pz, int r)
TANGENCY_WHOLE_SQUARES(tangency3, corner_size_ball_corner, int x, int y, int z, int w, int h, int d, int qx, int qy, int qz, int r)
TANGENCY_WHOLE(tangency3, center_size, int cx, int cy, int cz, int w, int h, int d, int px, int py, int pz, int r)
/* ball_ball */
TANGENCY_WHOLE_SQUARES(tangency, ball_ball_center_radius, int px, int py, int r, int qx, int qy, int s)
TANGENCY_WHOLE_SQUARES(tangency1, ball_ball_center_radius, int px, int r, int qx, int s)
TANGENCY_WHOLE_SQUARES(tangency3, ball_ball_center_radius, int px, int py, int pz, int r, int qx, int qy, int qz, int s)
/* box_box */
TANGENCY_WHOLE_SQUARES(tangency, box_box_center_half, int cx, int cy, int hx, int hy, int cx2, int cy2, int hx2, int hy2)
TANGENCY_WHOLE_SQUARES(tangency, box_box_lo_hi, int lox, int loy, int hix, int hiy, int lox2, int loy2, int hix2, int hiy2)
TANGENCY_WHOLE_SQUARES(tangency, box_box_corner_size, int x, int y, int w, int h, int x2, int y2, int w2, int h2)
TANGENCY_WHOLE_SQUARES(tangency1, box_box_center_half, int cx, int hx, int cx2, int hx2)
TANGENCY_WHOLE_SQUARES(tangency1, box_box_lo_hi, int lox, int hix, int lox2, int hix2)
TANGENCY_WHOLE_SQUARES(tangency1, box_box_corner_size, int x, int w, int x2, int w2)
TANGENCY_WHOLE_SQUARES(tangency3, box_box_center_half, int cx, int cy, int cz, int hx, int hy, int hz, int cx2, int cy2, int cz2, int hx2,
               int hy2, int hz2)
TANGENCY_WHOLE_SQUARES(tangency3, box_box_lo_hi, int lox, int loy, int loz, int hix, int hiy, int hiz, int lox2, int loy2, int loz2,
               int hix2, int hiy2, int hiz2)
TANGENCY_WHOLE_SQUARES(tangency3, box_box_corner_size, int x, int y, int z, int w, int h, int d, int x2, int y2, int z2, int w2, int h2,
               int d2)
/* box_segment */
TANGENCY_WHOLE(tangency, box_segment_lo_hi, int lox, int loy, int hix, int hiy, int ax, int ay, int bx, int by)
TANGENCY_WHOLE(tangency, box_segment_center_half, int cx, int cy, int hx, int hy, int ax, int ay, int bx, int by)
TANGENCY_WHOLE(tangency, box_segment_corner_size, int x, int y, int w, int h, int ax, int ay, int bx, int by)
TANGENCY_WHOLE(tangency3, box_segment_lo_hi, int lox, int loy, int loz, int hix, int hiy, int hiz, int ax, int ay, int az, int bx, int by,
               int bz)
TANGENCY_WHOLE(tangency3, box_segment_center_half, int cx, int cy, int cz, int hx, int hy, int hz, int ax, int ay, int az, int bx, int by,
               int bz)
TANGENCY_WHOLE(tangency3, box_segment_corner_size, int x, int y, int z, int w, int h, int d, int ax, int ay, int az, int bx, int by, int bz)
/* box_moving_ball */
TANGENCY_WHOLE(tangency, box_moving_ball_lo_hi, int lox, int loy, int hix, int hiy, int ax, int ay, int bx, int by, int r)
TANGENCY_WHOLE(tangency, box_moving_ball_center_half, int cx, int cy, int hx, int hy, int ax, int ay, int bx, int by, int r)
TANGENCY_WHOLE(tangency, box_moving_ball_corner_size, int x, int y, int w, int h, int ax, int ay, int bx, int by, int r)
TANGENCY_WHOLE(tangency3, box_moving_ball_lo_hi, int lox, int loy, int loz, int hix, int hiy, int hiz, int ax, int ay, int az, int bx,
               int by, int bz, int r)
TANGENCY_WHOLE(tangency3, box_moving_ball_center_half, int cx, int cy, int cz, int hx, int hy, int hz, int ax, int ay, int az, int bx,
               int by, int bz, int r)
TANGENCY_WHOLE(tangency3, box_moving_ball_corner_size, int x, int y, int z, int w, int h, int d, int ax, int ay, int az, int bx, int by,
               int bz, int r)
/* box_point */
TANGENCY_WHOLE_SQUARES(tangency, box_point_center_half, int cx, int cy, int hx, int hy, int px, int py)
TANGENCY_WHOLE_SQUARES(tangency, box_point_lo_hi, int lox, int loy, int hix, int hiy, int px, int py)
TANGENCY_WHOLE_SQUARES(tangency, box_point_corner_size, int x, int y, int w, int h, int px, int py)
TANGENCY_WHOLE(tangency, box_point_center_size, int cx, int cy, int w, int h, int px, int py)
TANGENCY_WHOLE_SQUARES(tangency3, box_point_center_half, int cx, int cy, int cz, int hx, int hy, int hz, int px, int py, int pz)
TANGENCY_WHOLE_SQUARES(tangency3, box_point_lo_hi, int lox, int loy, int loz, int hix, int hiy, int hiz, int px, int py, int pz)
TANGENCY_WHOLE_SQUARES(tangency3, box_point_corner_size, int x, int y, int z, int w, int h, int d, int px, int py, int pz)
TANGENCY_WHOLE(tangency3, box_point_center_size, int cx, int cy, int cz, int w, int h, int d, int px, int py, int pz)
/* segment_ball */
TANGENCY_WHOLE(tangency, segment_ball_ends, int ax, int ay, int bx, int by, int px, int py, int r)
TANGENCY_WHOLE(tangency3, segment_ball_ends, int ax, int ay, int az, int bx, int by, int bz, int px, int py, int pz, int r)
/* capsule_ball */
TANGENCY_WHOLE(tangency, capsule_ball_ends_radius, int ax, int ay, int bx, int by, int r, int px, int py, int s)
TANGENCY_WHOLE(tangency3, capsule_ball_ends_radius, int ax, int ay, int az, int bx, int by, int bz, int r, int px, int py, int pz, int s)
/* capsule_capsule */
TANGENCY_WHOLE(tangency, capsule_capsule_ends_radius, int ax, int ay, int bx, int by, int r, int ax2, int ay2, int bx2, int by2, int s)
TANGENCY_WHOLE(tangency3, capsule_capsule_ends_radius, int ax, int ay, int az, int bx, int by, int bz, int r, int ax2, int ay2, int az2,
               int bx2, int by2, int bz2, int s)
/* segment_segment */
TANGENCY_WHOLE(tangency, segment_segment_ends, int ax, int ay, int bx, int by, int ax2, int ay2, int bx2, int by2)
/* Polygons of 3 to 8 vertices, beside a ball, a point, a segment, and each other. */
#define TANGENCY_WHOLE_VERTICES3(x, y) int x##1, int y##1, int x##2, int y##2, int x##3, int y##3
#define TANGENCY_WHOLE_VERTICES4(x, y) TANGENCY_WHOLE_VERTICES3(x, y), int x##4, int y##4
#define TANGENCY_WHOLE_VERTICES5(x, y) TANGENCY_WHOLE_VERTICES4(x, y), int x##5, int y##5
#define TANGENCY_WHOLE_VERTICES6(x, y) TANGENCY_WHOLE_VERTICES5(x, y), int x##6, int y##6
#define TANGENCY_WHOLE_VERTICES7(x, y) TANGENCY_WHOLE_VERTICES6(x, y), int x##7, int y##7
#define TANGENCY_WHOLE_VERTICES8(x, y) TANGENCY_WHOLE_VERTICES7(x, y), int x##8, int y##8
#define TANGENCY_WHOLE_PAIR(first, second) \
    TANGENCY_WHOLE(tangency, polygon_polygon_vertices##first##_##second, TANGENCY_WHOLE_VERTICES##first(x, y), \
                   TANGENCY_WHOLE_VERTICES##second(u, v))
#define TANGENCY_WHOLE_POLYGON(n) \
    TANGENCY_WHOLE(tangency, polygon_ball_vertices##n, TANGENCY_WHOLE_VERTICES##n(x, y), int px, int py, int r) \
    TANGENCY_WHOLE(tangency, polygon_point_vertices##n, TANGENCY_WHOLE_VERTICES##n(x, y), int px, int py) \
    TANGENCY_WHOLE(tangency, polygon_segment_vertices##n, TANGENCY_WHOLE_VERTICES##n(x, y), int ax, int ay, int bx, int by) \
    TANGENCY_WHOLE_PAIR(n, 3) TANGENCY_WHOLE_PAIR(n, 4) TANGENCY_WHOLE_PAIR(n, 5) \
    TANGENCY_WHOLE_PAIR(n, 6) TANGENCY_WHOLE_PAIR(n, 7) TANGENCY_WHOLE_PAIR(n, 8)
TANGENCY_WHOLE_POLYGON(3)
TANGENCY_WHOLE_POLYGON(4)
TANGENCY_WHOLE_POLYGON(5)
TANGENCY_WHOLE_POLYGON(6)
TANGENCY_WHOLE_POLYGON(7)
TANGENCY_WHOLE_POLYGON(8)
/* clang-format on */

#undef TANGENCY_WHOLE_POLYGON
#undef TANGENCY_WHOLE_PAIR
#undef TANGENCY_WHOLE_VERTICES8
#undef TANGENCY_WHOLE_VERTICES7
#undef TANGENCY_WHOLE_VERTICES6
#undef TANGENCY_WHOLE_VERTICES5
#undef TANGENCY_WHOLE_VERTICES4
#undef TANGENCY_WHOLE_VERTICES3
#undef TANGENCY_WHOLE_SQUARES
#undef TANGENCY_WHOLE
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
