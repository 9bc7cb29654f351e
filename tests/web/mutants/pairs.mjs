// SPDX-License-Identifier: MIT
// Two balls and two boxes: impl/ball_ball/mutants.hpp and impl/box_box/mutants.hpp.
import { narrow, wide } from "./arithmetic.mjs";

const { abs, fround, trunc } = Math;

export function ballBall(a) {
  const awaySq = ({ p, q }) => a.sumSq(a.sub(q, p)), sum = ({ r, s }) => a.add(r, s), apart = ({ p, q }) => a.abs(a.sub(q, p));
  const closed = (both) => awaySq(both) <= a.square(sum(both));
  return {
    circles_open: (both) => awaySq(both) < a.square(sum(both)),
    circles_closed: (both) => a.root(awaySq(both)) <= sum(both),
    circles_ignore_y: (both) => apart(both)[0] <= sum(both),
    circles_sum_of_squared_radii: (both) => awaySq(both) <= a.sumSq([both.r, both.s]),
    circles_forget_square: (both) => awaySq(both) <= sum(both),
    circles_bounding_squares: (both) => apart(both).every((each) => each <= sum(both)),
    circles_manhattan: (both) => a.sum(apart(both)) <= sum(both),
    circles_one_radius_twice: (both) => closed({ ...both, s: both.r }),
    circles_hold_nothing: (both) => closed(both) && awaySq(both) >= a.square(a.sub(both.r, both.s)),
    circles_miss_contact_from_within(both) {
      const difference = a.sub(both.r, both.s);
      return closed(both) && (difference === 0 || awaySq(both) !== a.square(difference));
    },
    circles_difference_sign: ({ p, q, r, s }) => a.sumSq([a.sub(a.abs(p[0]), q[0]), a.sub(p[1], q[1])]) <= a.square(a.add(r, s)),
    circles_expanded_squares({ p, q, r, s }) {
      return a.sub(a.add(a.sumSq(p), a.sumSq(q)), a.mul(2, a.sum(a.mul(p, q)))) <= a.square(a.add(r, s));
    },
    circles_absolute_epsilon: (both) => a.root(awaySq(both)) <= a.add(sum(both), a.f(1e-3)),
    circles_zero_radius_misses: (both) => both.r > 0 && both.s > 0 && closed(both),
    circles_reject_nothing_of_nan: (both) => !(awaySq(both) > a.square(sum(both))),
    circles_in_float: ({ p, q, r, s }) => narrow.sumSq([fround(q[0] - p[0]), fround(q[1] - p[1])]) <= narrow.square(fround(r + s)),
    circles_overflow: ({ p, q, r, s }) => fround(wide.sumSq(wide.sub(q, p))) <= fround((r + s) * (r + s)),
  };
}

export function boxBox(a) {
  const reach = ({ lo, hi, lo2, hi2 }, axis) => a.min(a.sub(hi[axis], lo2[axis]), a.sub(hi2[axis], lo[axis]));
  const meet = ({ x, w, x2, w2 }, axis) => x[axis] <= a.add(x2[axis], w2[axis]) && x2[axis] <= a.add(x[axis], w[axis]);
  const apart = ({ c, c2 }) => a.abs(a.sub(c, c2));
  const holds = (lo, hi, lo2, hi2) => lo.every((each, axis) => each < lo2[axis] && hi2[axis] < hi[axis]);
  const holdsCorner = (lo, hi, lo2, hi2) => {
    const within = (x, y) => lo[0] <= x && x <= hi[0] && lo[1] <= y && y <= hi[1];
    return within(lo2[0], lo2[1]) || within(lo2[0], hi2[1]) || within(hi2[0], lo2[1]) || within(hi2[0], hi2[1]);
  };
  const hypot = ([x, y]) => a.f(Math.sqrt(x * x + y * y));
  const both = (holdsOn) => holdsOn(0) && holdsOn(1);
  return {
    boxes_open: ({ x, w, x2, w2 }) => both((i) => x[i] < a.add(x2[i], w2[i]) && a.add(x[i], w[i]) > x2[i]),
    boxes_closed: ({ x, w, x2, w2 }) => both((i) => x[i] <= a.add(x2[i], w2[i]) && a.add(x[i], w[i]) >= x2[i]),
    boxes_closed_along_x_alone: (s) => reach(s, 0) >= 0 && reach(s, 1) > 0,
    boxes_high_side_open: ({ x, w, x2, w2 }) => both((i) => x[i] < a.add(x2[i], w2[i]) && a.add(x[i], w[i]) >= x2[i]),
    boxes_plane_only: (s) => both((i) => reach(s, i) >= 0),
    boxes_three_comparisons: (s) => meet(s, 0) && s.x[1] <= a.add(s.x2[1], s.w2[1]),
    boxes_one_way_round: ({ x, w, x2 }) => both((i) => x2[i] >= x[i] && x2[i] <= a.add(x[i], w[i])),
    boxes_any_axis: (s) => meet(s, 0) || meet(s, 1),
    boxes_corners_inside: ({ lo, hi, lo2, hi2 }) => holdsCorner(lo, hi, lo2, hi2) || holdsCorner(lo2, hi2, lo, hi),
    boxes_crosswise_miss({ lo, hi, lo2, hi2 }) {
      const width = a.sub(hi, lo), width2 = a.sub(hi2, lo2), middle = a.add(lo, hi), middle2 = a.add(lo2, hi2);
      const isCrosswise = both((i) => middle[i] === middle2[i] && width[i] === width2[1 - i]);
      return (!isCrosswise || width[0] === width[1]) && both((i) => lo[i] < hi2[i] && lo2[i] < hi[i]);
    },
    boxes_center_inside: (s) => apart(s).every((each, i) => each <= s.h[i]),
    boxes_held_miss: (s) => both((i) => reach(s, i) >= 0) && !holds(s.lo, s.hi, s.lo2, s.hi2) && !holds(s.lo2, s.hi2, s.lo, s.hi),
    boxes_bounding_balls: ({ c, h, c2, h2 }) => hypot(a.sub(c, c2)) <= a.add(hypot(h), hypot(h2)),
    boxes_width_for_height: ({ x, w, x2, w2 }) => meet({ x, w, x2, w2 }, 0) && x[1] <= a.add(x2[1], w2[0]) && x2[1] <= a.add(x[1], w[0]),
    boxes_first_extent_twice: ({ x, w, x2 }) => a.abs(a.sub(x, x2)).every((each, i) => each <= w[i]),
    boxes_extent_for_half: (s) => apart(s).every((each, i) => a.mul(each, 2) <= a.add(s.h[i], s.h2[i])),
    boxes_corner_for_center: ({ x, w, x2, w2 }) => a.abs(a.sub(x, x2)).every((each, i) => a.mul(each, 2) < a.add(w[i], w2[i])),
    boxes_extent_for_high_side: ({ x, w, x2, w2 }) => both((i) => x[i] <= w2[i] && x2[i] <= w[i]),
    boxes_upside_down: (s) => meet(s, 0) && s.x[1] <= s.x2[1] && a.sub(s.x2[1], s.w2[1]) <= a.add(s.x[1], s.w[1]),
    boxes_difference_of_magnitudes: ({ c, h, c2, h2 }) => both((i) => abs(a.sub(abs(c[i]), abs(c2[i]))) <= a.add(h[i], h2[i])),
    boxes_whole_pixels: ({ x, w, x2, w2 }) => both((i) => trunc(x[i]) <= a.add(trunc(x2[i]), trunc(w2[i])) && trunc(x2[i]) <= a.add(trunc(x[i]), trunc(w[i]))),
    boxes_last_pixel: ({ x, w, x2, w2 }) => both((i) => x[i] <= a.sub(a.add(x2[i], w2[i]), 1) && x2[i] <= a.sub(a.add(x[i], w[i]), 1)),
    boxes_empty_miss: (s) => both((i) => s.lo[i] < s.hi[i] && s.lo2[i] < s.hi2[i] && reach(s, i) >= 0),
    boxes_overlap_has_area: ({ lo, hi, lo2, hi2 }) => both((i) => a.max(lo[i], lo2[i]) < a.min(hi[i], hi2[i])),
    boxes_absolute_epsilon: (s) => both((i) => reach(s, i) >= -1e-3),
    boxes_slack_of_64_eps(s) {
      const scale = [0, 1].flatMap((i) => [s.lo[i], s.hi[i], s.lo2[i], s.hi2[i]]).map(abs).reduce(a.max, 0);
      return both((i) => reach(s, i) >= -a.mul(32 * 2 ** -23, scale));
    },
    boxes_in_float: ({ x, w, x2, w2 }) => both((i) => fround(x[i]) <= narrow.add(fround(x2[i]), fround(w2[i])) && fround(x2[i]) <= narrow.add(fround(x[i]), fround(w[i]))),
    boxes_middles_overflow({ lo, hi, lo2, hi2 }) {
      const middle = (low, high) => a.div(a.add(low, high), 2), half = (low, high) => a.div(a.sub(high, low), 2);
      const reaches = a.add(half(lo, hi), half(lo2, hi2));
      return a.abs(a.sub(middle(lo, hi), middle(lo2, hi2))).every((each, i) => each <= reaches[i]);
    },
    boxes_area_underflows(s) {
      const x = reach(s, 0), y = reach(s, 1);
      return x > 0 && a.mul(x, y) > 0;
    },
    boxes_reject_nothing_of_nan: ({ lo, hi, lo2, hi2 }) => both((i) => !(hi[i] < lo2[i] || lo[i] > hi2[i])),
  };
}
