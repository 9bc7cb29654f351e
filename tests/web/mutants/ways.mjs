// SPDX-License-Identifier: MIT
// A segment, or a ball on its way, and a box: impl/box_segment/mutants.hpp and impl/box_moving_ball/mutants.hpp.
import { clamped, greater, lesser, narrow } from "./arithmetic.mjs";

const ordered = (one, other) => [lesser(one, other), greater(one, other)];
const beyondSides = (lo, hi) => lo > 0 || hi < 0;
const holds = ({ lo, hi }, point) => point.every((each, i) => lo[i] <= each && each <= hi[i]);
const inFloat = (s) => Object.fromEntries(Object.entries(s).map(([name, value]) => [name, Array.isArray(value) ? value.map(Math.fround) : Math.fround(value)]));

// What both questions clip and measure with.
function parts(a) {
  const sidesOf = (s) => (s.c ? { ...s, lo: a.sub(s.c, s.h), hi: a.add(s.c, s.h) } : { ...s, lo: s.x, hi: a.add(s.x, s.w) });
  const pointAt = ({ a: from, b }, t) => a.add(from, a.mul(t, a.sub(b, from)));
  // Slabs: from where to where the way lies in all of them; [1, 0] if it is parallel to one and outside.
  const clip = (s, near, far, isOutside = beyondSides, inOrder = ordered) => {
    for (let i = 0; i < s.a.length; ++i) {
      const along = a.sub(s.b[i], s.a[i]), lo = a.sub(s.lo[i], s.a[i]), hi = a.sub(s.hi[i], s.a[i]);
      if (along === 0) {
        if (isOutside(lo, hi)) return [1, 0];
        continue;
      }
      const [first, last] = inOrder(a.div(lo, along), a.div(hi, along));
      near = greater(near, first);
      far = lesser(far, last);
    }
    return [near, far];
  };
  const meets = ([near, far]) => near <= far;
  const clips = (s) => meets(clip(s, 0, 1, (lo, hi) => !(lo <= 0 && hi >= 0), (one, other) => (one > other ? [other, one] : [one, other])));
  const pointSq = ({ lo, hi }, point) => a.sumSq(point.map((each, i) => a.sub(each, clamped(each, lo[i], hi[i]))));
  const nearestShare = (s, point, free) => {
    let above = 0, below = 0;
    for (let i = 0; i < point.length; ++i) {
      if (i === free) continue;
      const along = a.sub(s.b[i], s.a[i]);
      above = a.add(above, a.mul(a.sub(point[i], s.a[i]), along));
      below = a.add(below, a.square(along));
    }
    return below > 0 ? clamped(a.div(above, below), 0, 1) : 0;
  };
  const cornerOf = ({ lo, hi }, corner) => lo.map((each, i) => ((corner >> i) & 1 ? hi[i] : each));
  const edgeSq = (s, corner, axis) => {
    const edge = { lo: cornerOf(s, corner), hi: cornerOf(s, corner) };
    edge.lo[axis] = s.lo[axis];
    edge.hi[axis] = s.hi[axis];
    const shares = [1, nearestShare(s, edge.lo), nearestShare(s, edge.hi), nearestShare(s, edge.lo, axis)];
    return shares.map((share) => pointSq(edge, share === 1 ? s.b : pointAt(s, share))).reduce(lesser, pointSq(edge, s.a));
  };
  const endsSq = (s) => lesser(pointSq(s, s.a), pointSq(s, s.b));
  const awaySq = (s) => {
    if (clips(s)) return 0;
    let least = endsSq(s);
    for (let corner = 0; corner < 2 ** s.a.length; ++corner)
      for (let axis = 0; axis < s.a.length; ++axis) if (((corner >> axis) & 1) === 0) least = lesser(least, edgeSq(s, corner, axis));
    return least;
  };
  const cornersSq = (s, corners) => corners.map((corner) => pointSq({ lo: corner, hi: corner }, pointAt(s, nearestShare(s, corner)))).reduce(lesser, endsSq(s));
  // An end in the box, or a side crossed, at no rim of either.
  const crossesStrictly = (s) => {
    const isWithin = (point, axis) => s.lo[axis] < point[axis] && point[axis] < s.hi[axis], axes = s.a.map((_, axis) => axis);
    const crosses = (axis, side) => {
      const before = a.sub(side, s.a[axis]), after = a.sub(s.b[axis], side);
      if (!((before > 0 && after > 0) || (before < 0 && after < 0))) return false;
      return axes.every((other) => other === axis || isWithin(a.add(s.a, a.mul(a.div(before, a.add(before, after)), a.sub(s.b, s.a))), other));
    };
    return axes.some((axis) => crosses(axis, s.lo[axis]) || crosses(axis, s.hi[axis])) || [s.a, s.b].some((end) => axes.every((axis) => isWithin(end, axis)));
  };
  return { sidesOf, pointAt, clip, meets, clips, pointSq, nearestShare, cornerOf, edgeSq, endsSq, awaySq, cornersSq, crossesStrictly };
}

export function boxSegment(a) {
  const { sidesOf, pointAt, clip, meets, clips, crossesStrictly } = parts(a);
  // Separating axes of a box that has an inside.
  const overlapsOpenly = (s) => {
    const c = a.div(a.add(s.lo, s.hi), 2), e = a.div(a.sub(s.hi, s.lo), 2);
    const m = a.sub(a.div(a.add(s.a, s.b), 2), c), d = a.div(a.sub(s.b, s.a), 2);
    if (!m.every((each, i) => e[i] > 0 && Math.abs(each) < a.add(e[i], Math.abs(d[i])))) return false;
    for (let i = m.length === 3 ? 0 : 2; i < 3; ++i) {
      const j = (i + 1) % 3, k = (i + 2) % 3, most = a.add(a.mul(e[j], Math.abs(d[k])), a.mul(e[k], Math.abs(d[j])));
      if (most > 0 && !(Math.abs(a.sub(a.mul(m[j], d[k]), a.mul(m[k], d[j]))) < most)) return false;
    }
    return true;
  };
  return {
    segment_crosses_sides_strictly: crossesStrictly,
    segment_diagonal_misses: (s) => !s.a.every((from, i) => lesser(from, s.b[i]) === s.lo[i] && greater(from, s.b[i]) === s.hi[i]) && overlapsOpenly(s),
    segment_past_two_edges_misses(s) {
      const share = (side, i) => a.div(a.sub(side, s.a[i]), a.sub(s.b[i], s.a[i]));
      const [[x, lastX], [y, lastY]] = [0, 1].map((i) => {
        const lo = share(s.lo[i], i), hi = share(s.hi[i], i);
        return hi < lo ? [hi, lo] : [lo, hi];
      });
      return !(x === y && lastX === lastY && x > 0 && lastX < 1) && overlapsOpenly(s);
    },
    segment_as_line: (s) => meets(clip(s, -Infinity, Infinity)),
    segment_as_ray: (s) => meets(clip(s, 0, Infinity)),
    segment_ends_only: (s) => holds(s, s.a) || holds(s, s.b),
    segment_bounding_box: (s) => s.a.every((from, i) => {
      const [lo, hi] = s.b[i] < from ? [s.b[i], from] : [from, s.b[i]];
      return !(hi < s.lo[i] || lo > s.hi[i]);
    }),
    segment_skips_cross_of_z(s) {
      const e = a.div(a.sub(s.hi, s.lo), 2), m = a.sub(a.div(a.add(s.a, s.b), 2), a.div(a.add(s.lo, s.hi), 2)), d = a.div(a.sub(s.b, s.a), 2);
      if (m.some((each, i) => Math.abs(each) > a.add(e[i], a.abs(d[i])))) return false;
      const cross = (i, j) => Math.abs(a.sub(a.mul(m[i], d[j]), a.mul(m[j], d[i]))) <= a.add(a.mul(e[i], a.abs(d[j])), a.mul(e[j], a.abs(d[i])));
      return cross(1, 2) && cross(2, 0);
    },
    segment_misses_touch(s) {
      const [near, far] = clip(s, 0, 1);
      return near < far;
    },
    segment_hits_touch: (s) => meets(clip(s, 0, 1)),
    segment_parallel_hits: (s) => meets(clip(s, 0, 1, () => false)),
    segment_parallel_misses: (s) => meets(clip(s, 0, 1, () => true)),
    segment_in_the_plane_misses: (s) => meets(clip(s, 0, 1, (lo, hi) => lo >= 0 || hi <= 0)),
    segment_forwards_only: (s) => meets(clip(s, 0, 1, beyondSides, (one, other) => [one, other])),
    segment_nearly_parallel: (s) => clips({ ...s, b: s.b.map((each, i) => (Math.abs(a.sub(each, s.a[i])) < 1e-3 ? s.a[i] : each)) }),
    segment_in_float: (s) => parts(narrow).clips(inFloat(s)),
    segment_from_inside_misses(s) {
      const [near, far] = clip(s, -1, 1);
      return near <= far && near >= 0;
    },
    segment_hollow_box(s) {
      const isInside = (point) => a.abs(a.sub(point, s.c)).every((each, i) => each < s.h[i]);
      return clips(sidesOf(s)) && !(isInside(s.a) && isInside(s.b));
    },
    segment_sampled(s) {
      for (let step = 0; step <= 16; ++step) if (holds(s, pointAt(s, step / 16))) return true;
      return false;
    },
    segment_half_width_of_x: (s) => clips(sidesOf({ ...s, h: [s.h[0], s.h[0]] })),
    segment_extent_as_half: ({ x, w, a: from, b }) => clips(sidesOf({ c: x, h: w, a: from, b })),
    segment_slack: (s) => clips({ ...s, lo: a.sub(s.lo, a.f(1e-4)), hi: a.add(s.hi, a.f(1e-4)) }),
    segment_rounds_reciprocal(s) {
      const along = a.sub(s.b, s.a), lo = a.sub(s.lo, s.a), hi = a.sub(s.hi, s.a);
      let near = 0, far = 1;
      for (let i = 0; i < along.length; ++i) {
        const inverse = a.div(1, along[i]);
        if (along[i] === 0) {
          if (beyondSides(lo[i], hi[i])) return false;
          continue;
        }
        const [first, last] = ordered(a.mul(lo[i], inverse), a.mul(hi[i], inverse));
        near = greater(near, first);
        far = lesser(far, last);
      }
      return near <= far;
    },
  };
}

export function boxMovingBall(a) {
  const { sidesOf, pointAt, clips, pointSq, nearestShare, cornerOf, edgeSq, endsSq, awaySq, cornersSq, crossesStrictly } = parts(a);
  const closed = (s) => awaySq(s) <= a.square(s.r);
  return {
    way_through_corners_misses(s) {
      const corners = [0, 1, 2, 3].map((corner) => cornerOf(s, corner)).map((corner) => pointSq({ lo: corner, hi: corner }, pointAt(s, nearestShare(s, corner))));
      const least = corners.filter((each) => each > 0).reduce(lesser, endsSq(s));
      if (!(s.r > 0 || s.lo.some((lo, i) => lo !== s.hi[i]))) return false;
      return crossesStrictly(s) ? s.r > 0 : least < a.square(s.r);
    },
    way_from_the_centre_misses: (s) => !s.a.every((start, i) => a.sub(start, s.lo[i]) === a.sub(s.hi[i], start) && (s.b[i] === s.lo[i] || s.b[i] === s.hi[i])) && closed(s),
    way_forgets_end: (s) => pointSq(s, s.a) <= a.square(s.r),
    way_ends_only: (s) => endsSq(s) <= a.square(s.r),
    way_starts_overlapped: (s) => pointSq(s, s.a) > a.square(s.r) && awaySq(s) <= a.square(s.r),
    way_square_corners: (s) => clips(sidesOf({ ...s, h: a.add(s.h, s.r) })),
    way_without_radius: clips,
    way_misses_touch: (s) => awaySq(s) < a.square(s.r),
    way_hits_touch: closed,
    way_forgets_square: (s) => awaySq(s) <= s.r,
    way_takes_diameter: (s) => awaySq(s) <= a.square(a.div(s.r, 2)),
    way_sampled_coarsely(box) {
      const s = sidesOf(box);
      for (let moment = 0; moment <= 8; ++moment) if (pointSq(s, pointAt(s, moment / 8)) <= a.square(s.r)) return true;
      return false;
    },
    way_to_the_middle: (s) => pointSq(sidesOf(s), pointAt(s, nearestShare(s, s.c))) <= a.square(s.r),
    way_forgets_two_corners: (s) => clips(s) || cornersSq(s, [s.lo, s.hi]) <= a.square(s.r),
    way_forgets_edges: (s) => clips(s) || cornersSq(s, [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => cornerOf(s, corner))) <= a.square(s.r),
    way_hollow_box(s) {
      let least = edgeSq(s, 0, 0);
      for (let corner = 0; corner < 4; ++corner) for (let axis = 0; axis < 2; ++axis) least = lesser(least, edgeSq(s, corner, axis));
      return least <= a.square(s.r);
    },
    way_standing_misses: (s) => s.a.some((each, i) => each !== s.b[i]) && closed(s),
    way_point_misses: (s) => s.r > 0 && closed(s),
    way_goes_on: (s) => closed({ ...s, b: pointAt(s, 2) }),
    way_end_as_velocity: (s) => closed({ ...s, b: a.add(s.a, s.b) }),
    way_in_float(s) {
      const small = inFloat(s);
      return parts(narrow).awaySq(small) <= narrow.square(small.r);
    },
    way_slack: (s) => a.root(awaySq(s)) <= a.add(s.r, a.f(1e-3)),
  };
}
