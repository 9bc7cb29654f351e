// SPDX-License-Identifier: MIT
// Faces, corners and ties: impl/box_ball/mutants/faces.hpp, corners.hpp and ties.hpp.

export function faces(a) {
  const faceInsideSlab = ({ lo, hi, p, r }) => a.sumSq(p.map((each, i) => (each < lo[i] ? a.sub(lo[i], each) : a.sub(each, hi[i])))) <= a.square(r);
  const farFace = ({ lo, hi, p, r }) => a.sumSq(a.sub(p, hi).map((above, i) => (p[i] < lo[i] ? above : a.positive(above)))) <= a.square(r);
  return {
    missing_abs: ({ c, h, p, r }) => a.sumSq(a.positive(a.sub(a.sub(p, c), h))) <= a.square(r),
    missing_abs_on_y({ c, h, p, r }) {
      const [x, y] = a.sub(p, c);
      return a.sumSq(a.positive(a.sub([Math.abs(x), y], h))) <= a.square(r);
    },
    missing_max: (s) => a.sumSq(a.signed(s)) <= a.square(s.r),
    missing_max_on_y(s) {
      const [x, y] = a.signed(s);
      return a.sumSq([a.positive(x), y]) <= a.square(s.r);
    },
    abs_before_subtracting: ({ c, h, p, r }) => a.sumSq(a.positive(a.sub(a.abs(a.sub(a.abs(p), a.abs(c))), h))) <= a.square(r),
    adds_half_extent: (s) => a.farthestSq(s) <= a.square(s.r),
    one_axis_only: (s) => a.over(s)[0] <= s.r,
    forgets_third_axis: (s) => a.sumSq(a.over(s).slice(0, 2)) <= a.square(s.r),
    ignores_hi_side: ({ lo, p, r }) => a.sumSq(a.positive(a.sub(lo, p))) <= a.square(r),
    clamps_with_swapped_bounds: ({ lo, hi, p, r }) => a.sumSq(a.sub(p, a.min(a.max(p, hi), lo))) <= a.square(r),
    adds_face_within_radius({ lo, hi, p, r }) {
      const above = a.sub(p, lo), below = a.sub(hi, p);
      return a.sumSq(above.map((each, i) => (each <= r ? each : below[i] <= r ? below[i] : 0))) <= a.square(r);
    },
    counts_face_inside_slab: faceInsideSlab,
    counts_face_inside_slab_in_space: faceInsideSlab,
    picks_far_face_below_lo: farFace,
    picks_far_face_below_lo_in_space: farFace,
  };
}

export const corners = (a) => ({
  skips_vertex_axis: a.reachesSquare,
  turned_box_skips_vertex_axis: (s) => a.reachesSquare({ c: [0, 0], h: s.h, p: a.local(s), r: s.r }),
  corners_never_hit: (s) => a.closed(s) && a.outside(s) < 2,
  corner_as_bounding_box: (s) => a.over(s).every((each) => each < s.r),
  corner_as_edge_in_space(s) {
    const beyond = a.over(s);
    return a.sub(a.sumSq(beyond), a.square(beyond.reduce(a.min))) <= a.square(s.r);
  },
  edge_as_box_in_space: (s) => (a.outside(s) === 2 ? a.reachesSquare(s) : a.closed(s)),
  one_quadrant_only: (s) => (s.p.every((each, i) => each >= s.c[i]) ? a.closed(s) : a.reachesSquare(s)),
  bounding_box_for_huge_radius: (s) => (s.r > 65536 ? a.reachesSquare(s) : a.closed(s)),
  bounding_box_in_far_world: (s) => (s.p.some((each) => Math.abs(each) > 1048576) ? a.reachesSquare(s) : a.closed(s)),
  farthest_corner_for_nearest: (s) => (a.outside(s) < 2 ? a.closed(s) : a.farthestSq(s) <= a.square(s.r)),
  nearest_corner_only: (s) => a.nearestCornerSq(s) <= a.square(s.r),
  center_or_corner_only: (s) => a.distSq(s) <= 0 || a.nearestCornerSq(s) <= a.square(s.r),
  tests_extreme_points_only(s) {
    const holds = (axis, step) => a.distSq({ ...s, p: s.p.map((each, i) => (i === axis ? a.add(each, step) : each)) }) <= 0;
    return s.p.some((_, axis) => holds(axis, -s.r) || holds(axis, s.r)) || a.nearestCornerSq(s) <= a.square(s.r);
  },
  rounded_corners_margin(s) {
    if (a.outside(s) < 2) return a.closed(s);
    const margin = a.min(a.f(0.04), s.h.reduce(a.min));
    return a.length(a.add(a.over(s), margin)) <= a.add(s.r, margin);
  },
  vertex_of_the_unturned_box(s) {
    const d = a.offset(s), folded = a.abs(a.local(s));
    if (folded.some((each, i) => each > a.add(s.h[i], s.r))) return false;
    if (folded.some((each, i) => each <= s.h[i])) return true;
    return a.sumSq(a.sub(d, s.h.map((each, i) => (d[i] < 0 || Object.is(d[i], -0) ? -each : each)))) <= a.square(s.r);
  },
});

export const ties = (a) => ({
  open_ball: a.open,
  closed_ball: a.closed,
  corner_ties_hit: (s) => a.open(s) || (a.closed(s) && a.outside(s) >= 2),
  face_ties_hit: (s) => a.open(s) || (a.closed(s) && a.outside(s) === 1),
  corners_open_faces_closed: (s) => a.open(s) || (a.closed(s) && a.outside(s) < 2),
  faces_open_corners_closed: (s) => a.open(s) || (a.closed(s) && a.outside(s) !== 1),
  half_open_rectangle: (s) => (s.p.some((each, i) => each >= s.hi[i]) ? a.open(s) : a.closed(s)),
  ties_miss_across_origin: (s) => (s.lo.every((lo, i) => lo < 0 && s.hi[i] > 0) ? a.open(s) : a.closed(s)),
  ties_miss_at_integer_radius: (s) => (!(Math.trunc(s.r) < s.r) && s.r > 0 ? a.open(s) : a.closed(s)),
  open_ball_on_a_turned_box: (s) => a.open({ c: [0, 0], h: s.h, p: a.local(s), r: s.r }),
});
