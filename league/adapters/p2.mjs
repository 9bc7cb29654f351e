// SPDX-License-Identifier: MIT
// p2: bodies with a Box of width and height and a Circle; Narrowphase.circleConvex as the world calls it, only to test.
import p2 from 'p2';
import { counterclockwise, two, withBall } from './polygon.mjs';

const narrowphase = new p2.Narrowphase();

export function circleConvex(cx, cy, w, h, angle, px, py, r) {
  const box = new p2.Box({ width: w, height: h }), circle = new p2.Circle({ radius: r });
  const a = new p2.Body(), b = new p2.Body();
  return narrowphase.circleConvex(a, circle, [px, py], 0, b, box, [cx, cy], angle, true, r);
}

export const circleConvexAxisAligned = (cx, cy, w, h, px, py, r) => circleConvex(cx, cy, w, h, 0, px, py, r);

export const circleCircle = (px, py, r, qx, qy, s) => narrowphase.circleCircle(new p2.Body(), new p2.Circle({ radius: r }), [px, py], 0,
  new p2.Body(), new p2.Circle({ radius: s }), [qx, qy], 0, true);

const bounds = (lox, loy, hix, hiy) => new p2.AABB({ lowerBound: [lox, loy], upperBound: [hix, hiy] });
export const overlaps = (lox, loy, hix, hiy, lox2, loy2, hix2, hiy2) => bounds(lox, loy, hix, hiy).overlaps(bounds(lox2, loy2, hix2, hiy2));

// Vertices counter-clockwise, as the documentation asks. A Convex keeps them as they are given, about its position.
const convex = points => new p2.Convex({ vertices: points.map(({ x, y }) => [x, y]) });
// Which of two convexes lies before the other is told by their positions: the centre of mass that Convex itself finds is subtracted.
export const polygons = two((one, other) => {
  const [a, b] = [one, other].map(points => {
    const [x, y] = convex(points).centerOfMass;
    return { shape: convex(points.map(p => ({ x: p.x - x, y: p.y - y }))), position: [x, y] };
  });
  return narrowphase.convexConvex(new p2.Body(), a.shape, a.position, 0, new p2.Body(), b.shape, b.position, 0, true);
}, counterclockwise);

export const polygonCircle = withBall((points, px, py, r) =>
  narrowphase.circleConvex(new p2.Body(), new p2.Circle({ radius: r }), [px, py], 0, new p2.Body(), convex(points), [0, 0], 0, true, r),
counterclockwise);

// A Capsule and a Line by their length lie along x about their middle: the body's place and angle are computed here, and radii as they are.
const along = (ax, ay, bx, by) => [Math.hypot(bx - ax, by - ay), [(ax + bx) / 2, (ay + by) / 2], Math.atan2(by - ay, bx - ax)];
export function circleCapsule(ax, ay, bx, by, r, px, py, s) {
  const [length, middle, angle] = along(ax, ay, bx, by);
  return Boolean(narrowphase.circleCapsule(new p2.Body(), new p2.Circle({ radius: s }), [px, py], 0,
    new p2.Body(), new p2.Capsule({ length, radius: r }), middle, angle, true));
}
export function circleLine(ax, ay, bx, by, px, py, r) {
  const [length, middle, angle] = along(ax, ay, bx, by);
  return Boolean(narrowphase.circleLine(new p2.Body(), new p2.Circle({ radius: r }), [px, py], 0,
    new p2.Body(), new p2.Line({ length }), middle, angle, true, 0, r));
}
export function capsuleCapsule(ax, ay, bx, by, r, cx, cy, dx, dy, s) {
  const [length, middle, angle] = along(ax, ay, bx, by), [length2, middle2, angle2] = along(cx, cy, dx, dy);
  return Boolean(narrowphase.capsuleCapsule(new p2.Body(), new p2.Capsule({ length, radius: r }), middle, angle,
    new p2.Body(), new p2.Capsule({ length: length2, radius: s }), middle2, angle2, true));
}
