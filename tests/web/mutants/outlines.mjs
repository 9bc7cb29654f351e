// SPDX-License-Identifier: MIT
// The shape of ball and box, and shapes without area: impl/box_ball/mutants/shape.hpp and degenerate.hpp.
import { greater, wide } from "./arithmetic.mjs";

const longest = ({ h }) => h.reduce(greater, 0);

// Whether the box reaches a regular polygon inscribed in the circle, rotated by `shift` of a side.
const reachesPolygon = (sides, shift) => (s) => {
  const d = wide.offset(s), apothem = s.r * Math.cos(Math.PI / sides);
  for (let side = 0; side < sides / 2; ++side) {
    const angle = (2 * Math.PI * (side + shift)) / sides, nx = Math.cos(angle), ny = Math.sin(angle);
    if (Math.abs(nx * d[0] + ny * d[1]) > Math.abs(nx) * s.h[0] + Math.abs(ny) * s.h[1] + apothem) return false;
  }
  return true;
};

// x ^ 2 of a 64-bit integer.
function caret(length) {
  const whole = Math.trunc(length < 2 ** 40 ? length : 2 ** 40);
  return Math.floor(whole / 2) % 2 === 0 ? whole + 2 : whole - 2;
}

export const shape = (a) => ({
  takes_caret_for_square: (s) => caret(a.over(s)[0]) + caret(a.over(s)[1]) <= caret(s.r),
  manhattan_distance: (s) => a.sum(a.over(s)) <= s.r,
  chebyshev_distance_in_space: (s) => a.over(s).reduce(a.max) <= s.r,
  circle_of_26_sides: (s) => reachesPolygon(26, 0)(s) && a.reachesSquare(s),
  circle_of_32_sides: (s) => reachesPolygon(32, 0.5)(s) && a.reachesSquare(s),
  box_as_outer_circle: (s) => a.length(a.offset(s)) <= a.add(s.r, a.length(s.h)),
  outer_circle_too_small: (s) => !(a.length(a.offset(s)) > a.add(s.r, longest(s))) && a.closed(s),
  inner_circle_too_large: (s) => a.length(a.offset(s)) <= a.add(s.r, longest(s)) || a.closed(s),
  bounding_circles_step_c(box) {
    const s = a.centered(box), away = a.length(a.offset(s));
    if (away > a.add(s.r, a.length(s.h))) return false;
    if (s.r > 0 && away < a.add(s.r, s.h.reduce(a.min))) return true;
    return a.sumSq(a.signed(s)) < a.square(s.r);
  },
  outer_point_on_center_line(s) {
    const length = a.length(a.offset(s));
    return length <= s.r || a.div(a.mul(a.abs(a.offset(s)), a.sub(length, s.r)), length).every((away, i) => !(away > s.h[i]));
  },
  misses_box_inside_circle: (s) => a.closed(s) && a.farthestSq(s) >= a.square(s.r),
  misses_circle_inside_box: (s) => a.closed(s) && a.signed(s).some((each) => -each <= s.r),
});

export const degenerate = (a) => ({
  zero_radius_misses: (s) => s.r > 0 && a.closed(s),
  zero_radius_inside_hits: (s) => (s.r > 0 ? a.open(s) : a.distSq(s) <= 0),
  degenerate_box_misses: (s) => s.h.every((each) => each > 0) && a.closed(s),
  misses_center_on_surface: (s) => (a.distSq(s) > 0 ? a.closed(s) : a.signed(s).every((each) => each < 0)),
  normalizes_zero_vector: (s) => a.div(a.distSq(s), a.dist(s)) <= s.r,
  zero_length_vertex_axis(s) {
    if (!a.reachesSquare(s)) return false;
    const folded = a.abs(a.offset(s)), axis = a.signed(s);
    return a.div(a.sum(a.sub(a.mul(axis, folded), a.mul(a.abs(axis), s.h))), a.length(axis)) <= s.r;
  },
  turned_vertex_axis_of_length_zero(s) {
    const folded = a.abs(a.local(s)), axis = a.sub(folded, s.h);
    if (folded.some((each, i) => each > a.add(s.h[i], s.r))) return false;
    return axis.some((each) => each < 0) || a.div(a.sumSq(axis), a.length(axis)) <= s.r;
  },
  hits_on_nan: (s) => [...s.c, ...s.h, ...s.p, s.r].some(Number.isNaN) || a.closed(s),
});
