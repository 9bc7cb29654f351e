// SPDX-License-Identifier: MIT
// A convex polygon and a disk, and two convex polygons: impl/polygon_ball/mutants.hpp and impl/polygon_polygon/mutants.hpp.
import { clamped, greater, lesser, narrow } from "./arithmetic.mjs";

const { abs, fround, trunc } = Math;
const changed = (polygon, change) => polygon.map((vertex) => vertex.map(change));
const overlap = (one, other) => one.lo <= other.hi && other.lo <= one.hi;
// From the first place on, or from what is given: of a NaN that makes a difference.
const extent = (places, lo = places[0], hi = places[0]) => ({ lo: places.reduce(lesser, lo), hi: places.reduce(greater, hi) });

// A side is its start and its end; the last ends at the first vertex.
const sidesOf = (polygon) => polygon.map((vertex, i) => [vertex, polygon[(i + 1) % polygon.length]]);

// What both questions measure with.
function parts(a) {
  const dot = ([x, y], [z, w]) => a.add(a.mul(x, z), a.mul(y, w)), cross = ([x, y], [z, w]) => a.sub(a.mul(x, w), a.mul(y, z));
  const along = ([start, end]) => a.sub(end, start);
  const awaySq = (from, to) => a.sumSq(a.sub(to, from));
  const turnOf = ([u, v, w]) => cross(a.sub(v, u), a.sub(w, v));
  const counterclockwise = (polygon) => (turnOf(polygon) < 0 ? [...polygon].reverse() : polygon);
  const beside = (side, point) => cross(along(side), a.sub(point, side[0]));
  const holds = (polygon, point) => {
    const all = sidesOf(polygon).map((side) => beside(side, point));
    return !(all.some((each) => each > 0) && all.some((each) => each < 0));
  };
  const fanHolds = (polygon, point) => polygon.some((vertex, i) => i > 1 && holds([polygon[0], polygon[i - 1], vertex], point));
  const normal = (side) => {
    const [x, y] = along(side);
    return [y, -x];
  };
  const unit = (vector) => a.div(vector, a.length(vector));
  const projection = (polygon, axis) => extent(polygon.map((vertex) => dot(vertex, axis)));
  const share = (side, point) => a.div(dot(a.sub(point, side[0]), along(side)), a.sumSq(along(side)));
  const sideSq = (side, point) => {
    const at = clamped(share(side, point), 0, 1);
    return awaySq(at === 1 ? side[1] : a.add(side[0], a.mul(at, along(side))), point);
  };
  const boundarySq = (polygon, point) => sidesOf(polygon).map((side) => sideSq(side, point)).reduce(lesser);
  const diskMeets = ({ one, p, r }) => holds(one, p) || boundarySq(one, p) <= a.square(r);
  const gapBeyond = (side, other) => other.map((vertex) => dot(normal(side), a.sub(vertex, side[0]))).reduce(lesser);
  const noneParts = (sides, other) => !sides.some((side) => gapBeyond(side, other) > 0);
  const orderedSides = (polygon) => sidesOf(counterclockwise(polygon));
  const meet = ({ one, other }) => noneParts(orderedSides(one), counterclockwise(other)) && noneParts(orderedSides(other), counterclockwise(one));
  return { dot, cross, along, awaySq, turnOf, counterclockwise, beside, holds, fanHolds, normal, unit, projection, share, sideSq, boundarySq, diskMeets, gapBeyond, noneParts, orderedSides, meet };
}

export function polygonBall(a) {
  const { dot, cross, along, awaySq, turnOf, counterclockwise, beside, holds, fanHolds, normal, unit, share, sideSq, boundarySq, diskMeets } = parts(a);
  // By separating axes about the disk's centre.
  const axisOverlaps = ({ one, p, r }, axis) => {
    const { lo, hi } = extent(one.map((vertex) => dot(a.sub(vertex, p), axis)), Infinity, -Infinity);
    return lo <= r && hi >= -r;
  };
  const vertexAxisOverlaps = (s, vertex) => {
    const away = a.sub(vertex, s.p);
    return away.every((each) => each === 0) || axisOverlaps(s, unit(away));
  };
  const sidesOverlap = (s, sides = sidesOf(s.one)) => sides.every((side) => axisOverlaps(s, unit(normal(side))));
  const nearestVertex = ({ one, p }) => one.reduce((nearest, each) => (awaySq(each, p) < awaySq(nearest, p) ? each : nearest));
  return {
    disk_misses_closing_side({ one, p, r }) {
      const sides = sidesOf(one).slice(0, -1), isInside = sides.every((side) => a.mul(turnOf(one), beside(side, p)) >= 0);
      return isInside || sides.map((side) => sideSq(side, p)).reduce(lesser, Infinity) <= a.square(r);
    },
    disk_knows_vertices_alone: (s) => holds(s.one, s.p) || awaySq(nearestVertex(s), s.p) <= a.square(s.r),
    disk_hollow_polygon: ({ one, p, r }) => boundarySq(one, p) <= a.square(r),
    disk_within_a_fan: ({ one, p, r }) => fanHolds(one, p) || boundarySq(one, p) <= a.square(r),
    disk_counterclockwise_alone: ({ one, p, r }) => sidesOf(one).every((side) => beside(side, p) >= 0) || boundarySq(one, p) <= a.square(r),
    disk_axes_of_any_length: (s) => sidesOf(s.one).every((side) => axisOverlaps(s, normal(side))) && vertexAxisOverlaps(s, nearestVertex(s)),
    disk_no_vertex_axis: (s) => sidesOverlap(s),
    disk_first_vertex_axis: (s) => sidesOverlap(s) && vertexAxisOverlaps(s, s.one[0]),
    disk_half_the_axes: (s) => sidesOverlap(s, sidesOf(s.one).slice(0, trunc(s.one.length / 2))) && vertexAxisOverlaps(s, nearestVertex(s)),
    disk_normals_snapped: (s) => sidesOf(s.one).every((side) => axisOverlaps(s, unit(normal(side)).map((each) => (abs(each) < 1e-2 ? 0 : each)))) && vertexAxisOverlaps(s, nearestVertex(s)),
    disk_at_a_tidied_polygon({ one, p, r }) {
      const size = one.flatMap((vertex) => a.sub(vertex, one[0]).map(abs)).reduce(greater), after = (i) => (i + 1) % one.length;
      // What is no number, past the range, is no reason to keep a vertex.
      const before = one.findIndex((vertex, i) => {
        const chord = a.sub(one[after(after(i))], vertex);
        return !(abs(cross(chord, a.sub(one[after(i)], vertex))) > a.mul(a.mul(1e-2, size), a.length(chord)));
      });
      const isTidied = one.length > 3 && before >= 0;
      return diskMeets({ one: isTidied ? one.filter((_, i) => i !== after(before)) : one, p, r });
    },
    disk_endless_sides: ({ one, p, r }) => holds(one, p) || sidesOf(one).some((side) => a.square(beside(side, p)) <= a.mul(a.square(r), a.sumSq(along(side)))),
    disk_sides_without_end: ({ one, p, r }) => holds(one, p) || sidesOf(one).some((side) => {
      const off = a.sub(a.sub(p, side[0]), a.mul(greater(share(side, p), 0), along(side)));
      return a.sumSq(off) <= a.square(r);
    }),
    disk_misses_touch: ({ one, p, r }) => (holds(one, p) ? 0 : boundarySq(one, p)) < a.square(r),
    disk_hits_touch: diskMeets,
    disk_forgets_square_of_radius: ({ one, p, r }) => holds(one, p) || boundarySq(one, p) <= r,
    disk_against_bounds({ one, p, r }) {
      const bounds = [0, 1].map((axis) => extent(one.map((vertex) => vertex[axis]), Infinity, -Infinity));
      return a.sumSq(p.map((each, axis) => a.sub(each, clamped(each, bounds[axis].lo, bounds[axis].hi)))) <= a.square(r);
    },
    disk_square_of_itself: ({ one, p, r }) => !sidesOf(counterclockwise(one)).some((side) => dot(unit(normal(side)), a.sub(p, side[0])) > r),
    disk_ray_through_vertices({ one, p, r }) {
      const [x, y] = p;
      const isCrossed = ([[ax, ay], [bx, by]]) => lesser(ay, by) <= y && y <= greater(ay, by) && ay !== by && a.sub(x, ax) < a.mul(a.sub(bx, ax), a.div(a.sub(y, ay), a.sub(by, ay)));
      return sidesOf(one).filter(isCrossed).length % 2 === 1 || boundarySq(one, p) <= a.square(r);
    },
    disk_on_screen: (s) => diskMeets({ ...s, p: s.p.map(trunc) }),
    disk_of_doubles_in_float: ({ one, p, r }) => parts(narrow).diskMeets({ one: changed(one, fround), p: p.map(fround), r: fround(r) }),
    disk_slack: (s) => diskMeets({ ...s, r: a.add(s.r, a.f(1e-3)) }),
  };
}

export function polygonPolygon(a) {
  const { dot, cross: crossOf, along, awaySq, beside, holds, fanHolds, counterclockwise, normal, unit, projection, gapBeyond, noneParts, orderedSides, meet } = parts(a);
  // Whether intervals overlap, as the last argument tells, on the axes of sides.
  const overlapOn = (axes, { one, other }, test = overlap) => axes.every((axis) => test(projection(one, axis), projection(other, axis)));
  const sidesOfBoth = ({ one, other }) => [...sidesOf(one), ...sidesOf(other)], axesOf = (sides) => sides.map((side) => unit(normal(side)));
  const overlapOnAll = (s, test) => overlapOn(axesOf(sidesOfBoth(s)), s, test);
  const someSides = ({ one, other }, count) => [[one, other], [other, one]].every(([sides, vertices]) => noneParts(orderedSides(sides).slice(0, count(sides.length)), vertices));
  const holdsAny = (polygon, points) => points.some((point) => holds(polygon, point));
  const sideMeets = ([b, c], [d, e]) => {
    const isApart = ({ lo, hi }, other) => hi < other.lo || other.hi < lo;
    const sign = (side, point) => Math.sign(beside(side, point)) || 0;
    if ([0, 1].some((axis) => isApart(extent([b[axis], c[axis]]), extent([d[axis], e[axis]])))) return false;
    return sign([b, c], d) * sign([b, c], e) <= 0 && sign([d, e], b) * sign([d, e], c) <= 0;
  };
  // Both intervals on every side's normal, about the side's start.
  const someIntervalsPart = (one, other) => sidesOf(one).some((side) => {
    const placesOf = (polygon) => extent(polygon.map((vertex) => crossOf(along(side), a.sub(vertex, side[0]))));
    const own = placesOf(one), others = placesOf(other);
    return own.hi < others.lo || others.hi < own.lo;
  });
  const cross = ({ one, other }) => sidesOf(one).some((side) => sidesOf(other).some((each) => sideMeets(side, each)));
  const disk = (polygon) => {
    const mean = [0, 1].map((axis) => polygon.map((vertex) => a.div(vertex[axis], polygon.length)).reduce(a.add, 0));
    return { p: mean, r: polygon.map((vertex) => a.root(awaySq(mean, vertex))).reduce(greater, 0) };
  };
  return {
    polygons_first_sides_alone: ({ one, other }) => noneParts(orderedSides(one), other),
    polygons_miss_closing_side: (s) => someSides(s, (count) => count - 1),
    polygons_half_the_axes: (s) => someSides(s, (count) => trunc(count / 2)),
    polygons_of_one_shape({ one, other }) {
      const steps = sidesOf(one).map(along), beside = sidesOf(other).map(along), size = steps.flat().map(abs).reduce(greater, 0);
      const most = steps.length === beside.length ? steps.flatMap((step, i) => a.sub(step, beside[i]).map(abs)).reduce(greater, 0) : Infinity;
      return noneParts(orderedSides(one), other) && (most <= a.mul(1e-2, size) || noneParts(orderedSides(other), one));
    },
    polygons_half_turned_miss(s) {
      const first = counterclockwise(s.one), second = counterclockwise(s.other), count = first.length;
      const steps = sidesOf(first).map(along), others = sidesOf(second).map(along);
      const isHalfTurned = (shift) => {
        const pairs = steps.map((step, i) => [step, others[(i + shift) % count]]);
        const isSame = pairs.every(([step, back]) => crossOf(step, back) === 0 && dot(step, back) > 0);
        return !isSame && pairs.every(([step, back]) => step[0] === -back[0] && step[1] === -back[1]);
      };
      if (count === second.length && steps.some((_, shift) => isHalfTurned(shift))) return false;
      return !someIntervalsPart(first, second) && !someIntervalsPart(second, first);
    },
    polygons_normals_snapped: (s) => overlapOn(sidesOfBoth(s).map((side) => unit(normal(side)).map((each) => (abs(each) < 1e-2 ? 0 : each))), s),
    polygons_counterclockwise_alone: ({ one, other }) => noneParts(sidesOf(one), other) && noneParts(sidesOf(other), one),
    polygons_sides_for_normals: (s) => overlapOn(sidesOfBoth(s).map(along), s),
    polygons_hold_vertices_alone: ({ one, other }) => holdsAny(one, other) || holdsAny(other, one),
    polygons_cross_alone: cross,
    polygons_hold_one_way: (s) => cross(s) || holds(s.one, s.other[0]),
    polygons_within_a_fan: (s) => cross(s) || fanHolds(s.one, s.other[0]) || fanHolds(s.other, s.one[0]),
    polygons_miss_touch({ one, other }) {
      const sideParts = (polygon, vertices) => orderedSides(polygon).some((side) => gapBeyond(side, counterclockwise(vertices)) >= 0);
      return !sideParts(one, other) && !sideParts(other, one);
    },
    polygons_hit_touch: meet,
    polygons_as_bounds: (s) => overlapOn([[1, 0], [0, 1]], s),
    polygons_as_disks(s) {
      const one = disk(s.one), other = disk(s.other);
      return a.root(awaySq(one.p, other.p)) <= a.add(one.r, other.r);
    },
    polygons_one_end_of_intervals: (s) => overlapOnAll(s, (one, other) => other.lo <= one.hi),
    polygons_min_from_zero: (s) => overlapOnAll(s, (one, other) => one.lo <= greater(other.hi, 0) && other.lo <= greater(one.hi, 0)),
    polygons_area_of_any_overlap: (s) => axesOf(sidesOf(s.one)).some((axis) => overlapOn([axis], s)),
    polygons_on_screen: ({ one, other }) => meet({ one: changed(one, trunc), other: changed(other, trunc) }),
    polygons_of_doubles_in_float: ({ one, other }) => parts(narrow).meet({ one: changed(one, fround), other: changed(other, fround) }),
    polygons_slack: (s) => overlapOnAll(s, (one, other) => one.lo <= a.add(other.hi, a.f(1e-3)) && other.lo <= a.add(one.hi, a.f(1e-3))),
  };
}
