// SPDX-License-Identifier: MIT
// What numbers mean, how many digits they keep, how far they range, and tolerances: impl/box_ball/mutants/conversion.hpp, precision.hpp, range.hpp and
// slack.hpp.
import { clamped, lesser, narrow, nearest, wide, withBits } from "./arithmetic.mjs";

export const conversion = (a) => ({
  takes_corner_for_center: ({ x, w, p, r }) => a.sumSq(a.positive(a.sub(a.abs(a.sub(p, x)), a.div(w, 2)))) <= a.square(r),
  extent_for_half_extent(s) {
    const { c } = a.centered(s);
    return a.closed({ c, h: s.w, p: s.p, r: s.r });
  },
  half_extent_for_extent: (s) => a.open({ ...s, w: a.div(s.w, 2) }),
  takes_size_for_half_extent: ({ c, w, p, r }) => a.closed({ c, h: w, p, r }),
  takes_center_for_corner: ({ c, w, p, r }) => a.open({ x: c, w, p, r }),
  takes_extent_for_far_corner: ({ x, w, p, r }) => a.sumSq(a.sub(p, a.max(x, a.min(p, w)))) < a.square(r),
  swaps_corner_and_extent: (s) => a.closed({ ...s, x: s.w, w: s.x }),
  inclusive_pixels: (s) => a.closed({ ...s, w: a.sub(s.w, 1) }),
  halves_extent_as_integer(s) {
    const { c, h } = a.centered(s);
    return a.closed({ c, h: h.map(Math.floor), p: s.p, r: s.r });
  },
  swaps_half_extents: (s) => a.closed({ ...s, h: [s.h[1], s.h[0]] }),
  x_extent_for_y: (s) => a.closed({ ...s, h: [s.h[0], s.h[0]] }),
  swaps_y_and_z_extents: (s) => a.closed({ ...s, h: [s.h[0], s.h[2], s.h[1]] }),
  takes_ball_corner_for_center: a.open,
  adds_diameter_to_corner: (s) => a.open({ ...s, p: a.add(s.p, a.mul(2, s.r)) }),
  adds_radius_on_x_only: (s) => a.open({ ...s, p: [a.add(s.p[0], s.r), s.p[1]] }),
  ignores_radius: (s) => a.distSq(s) <= 0,
  halves_radius: (s) => a.closed({ ...s, r: a.div(s.r, 2) }),
  doubles_radius: (s) => a.open({ ...s, r: a.mul(2, s.r) }),
  inflates_box_and_ball: (s) => a.closed({ ...s, h: a.add(s.h, s.r) }),
  radius_not_squared: (s) => a.distSq(s) <= s.r,
  radius_squared_twice: (s) => a.dist(s) <= a.square(s.r),
  skips_square_below_one: (s) => a.distSq(s) <= (s.r < 1 ? s.r : a.square(s.r)),
  takes_root_for_square: (s) => a.distSq(s) <= a.root(s.r),
});

export const precision = (a) => ({
  casts_box_center_to_int(s) {
    const { c, h } = a.centered(s);
    return a.closed({ c: c.map(Math.trunc), h, p: s.p, r: s.r });
  },
  casts_center_to_int: (s) => a.closed({ ...s, p: s.p.map(Math.trunc) }),
  casts_radius_to_int: (s) => a.closed({ ...s, r: Math.trunc(s.r) }),
  rounds_corner_to_pixel: (s) => a.closed({ ...s, x: s.x.map(Math.floor) }),
  fixed_point_coordinates: (s) => a.closed({ ...s, p: s.p.map((each) => a.div(nearest(a.mul(each, 256)), 256)) }),
  half_precision_center: (s) => a.closed({ ...s, p: s.p.map((each) => a.f(withBits(each, 11))) }),
  half_precision_root: (s) => a.f(withBits(a.dist(s), 11)) <= s.r,
  truncates_center_at_12_bits: (s) => a.closed({ ...s, p: s.p.map((each) => withBits(each, 12, Math.trunc)) }),
  float_in_double: ({ c, h, p, r }) => narrow.closed({ c: c.map(Math.fround), h: h.map(Math.fround), p: p.map(Math.fround), r: Math.fround(r) }),
  float_radius_in_double: (s) => a.closed({ ...s, r: Math.fround(s.r) }),
  float_root_in_double: (s) => Math.fround(Math.sqrt(Math.fround(a.distSq(s)))) <= s.r,
});

const largest = 2 ** 128 - 2 ** 104, leastNormal = 2 ** -126;

// Every number of box and ball through a change.
const changed = ({ c, h, p, r }, change) => ({ c: c.map(change), h: h.map(change), p: p.map(change), r: change(r) });
const saturating = (limit) => (s) => lesser(wide.distSq(s), limit) <= lesser(s.r * s.r, limit);
const wrapped = (x, bits) => x - 2 ** bits * Math.floor(x / 2 ** bits + 0.5);
const flushed = (x) => (x < leastNormal ? 0 : x);

export const range = (a) => ({
  trusts_double: wide.closed,
  difference_overflows: (s) => !a.offset(s).some((each) => Math.abs(each) > largest) && wide.closed(s),
  squares_saturate: saturating(largest),
  squares_saturate_at_int_max: saturating(2147483647),
  squares_wrap_at_int_32: (s) => wrapped(wide.distSq(s), 32) <= wrapped(s.r * s.r, 32),
  squares_wrap_at_int_16: (s) => wrapped(a.distSq(s), 16) <= wrapped(a.square(s.r), 16),
  squares_underflow: (s) => flushed(wide.distSq(s)) <= flushed(s.r * s.r),
  flushes_subnormals: (s) => wide.closed(changed(s, (x) => (Math.abs(x) < leastNormal ? 0 : x))),
  flushes_small_values: (s) => wide.closed(changed(s, (x) => (Math.abs(x) < Math.fround(1e-6) ? 0 : x))),
  clipped_world(s) {
    const clip = (x) => clamped(x, -1024, 1024);
    return a.closed({ lo: s.lo.map(clip), hi: s.hi.map(clip), p: s.p.map(clip), r: s.r });
  },
  axis_length_underflows(s) {
    const [x, y] = s.turn, length = a.root(a.add(a.square(x), a.square(y)));
    return wide.hitsRotated(s, [x / length, y / length]);
  },
});

const adding = (slack) => (s) => wide.dist(s) <= s.r + slack;
const scaling = (slack) => (s) => wide.dist(s) <= s.r * (1 + slack);

export const slack = (a) => ({
  absolute_slack_thousandth: adding(1e-3),
  absolute_slack_millionth: adding(1e-6),
  absolute_shortfall_ten_thousandth: adding(-1e-4),
  box_skin: adding(0.01),
  relative_slack_ten_thousandth: scaling(1e-4),
  relative_slack_hundred_thousandth: scaling(1e-5),
  relative_slack_trillionth_in_double: scaling(1e-12),
  slack_of_64_eps: scaling(64 * 2 ** -24),
  slack_of_16_eps: scaling(16 * 2 ** -24),
  lo_side_tolerance: (s) => a.closed({ ...s, lo: a.sub(s.lo, a.f(1e-3)) }),
});
