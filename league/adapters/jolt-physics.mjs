// SPDX-License-Identifier: MIT
// Jolt (f32): NarrowPhaseQuery-like test of a SphereShape against a BoxShape by half extents with no convex radius.
import initialise from 'jolt-physics/wasm-compat';

const J = await initialise();
// The interface registers the pairs of shapes; no body is ever added to its world.
const start = new J.JoltSettings();
start.mObjectLayerPairFilter = new J.ObjectLayerPairFilterTable(1);
start.mBroadPhaseLayerInterface = new J.BroadPhaseLayerInterfaceTable(1, 1);
start.mObjectVsBroadPhaseLayerFilter =
  new J.ObjectVsBroadPhaseLayerFilterTable(start.mBroadPhaseLayerInterface, 1, start.mObjectLayerPairFilter, 1);
new J.JoltInterface(start);
const settings = new J.CollideShapeSettings(), filter = new J.ShapeFilter(), one = new J.Vec3(1, 1, 1), zero = new J.RVec3(0, 0, 0);

export function rotated(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const box = new J.BoxShape(new J.Vec3(hx, hy, hz), 0), ball = new J.SphereShape(r);
  box.AddRef();
  ball.AddRef();
  const q = new J.Quat(qx, qy, qz, qw).Normalized(), c = new J.RVec3(cx, cy, cz), p = new J.RVec3(px, py, pz);
  const placed = new J.TransformedShape();
  placed.mShape = box;
  placed.SetWorldTransform(c, q, one);
  const collector = new J.CollideShapeAnyHitCollisionCollector();
  placed.CollideShape(ball, one, J.RMat44.prototype.sTranslation(p), settings, zero, collector, filter);
  const hit = collector.HadHit();
  for (const made of [placed, c, p, collector]) J.destroy(made);
  box.Release();
  ball.Release();
  return hit;
}

export const axisAligned = (cx, cy, cz, hx, hy, hz, px, py, pz, r) => rotated(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);

// A capsule by half its length lies along y about its place: both, and the turn that takes y to the segment, are computed here.
function capsule(ax, ay, az, bx, by, bz, r) {
  const length = Math.hypot(bx - ax, by - ay, bz - az), [x, y, z] = length ? [bx - ax, by - ay, bz - az].map(n => n / length) : [0, 1, 0];
  const w = Math.sqrt((1 + Math.abs(y)) / 2), sign = y < 0 ? -1 : 1;
  const shape = new J.CapsuleShape(length / 2, r);
  shape.AddRef();
  return [shape, new J.RVec3((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2), new J.Quat(sign * z / (2 * w), 0, -sign * x / (2 * w), w)];
}
function meet([first, c, q], [second, p, turn]) {
  const placed = new J.TransformedShape(), collector = new J.CollideShapeAnyHitCollisionCollector();
  placed.mShape = first;
  placed.SetWorldTransform(c, q, one);
  placed.CollideShape(second, one, J.RMat44.prototype.sRotationTranslation(turn, p), settings, zero, collector, filter);
  const hit = collector.HadHit();
  for (const made of [placed, c, q, p, turn, collector]) J.destroy(made);
  first.Release();
  second.Release();
  return hit;
}
export function capsuleSphere(...n) {
  const ball = new J.SphereShape(n[10]);
  ball.AddRef();
  return meet(capsule(...n.slice(0, 7)), [ball, new J.RVec3(n[7], n[8], n[9]), new J.Quat(0, 0, 0, 1)]);
}
export const capsules = (...n) => meet(capsule(...n.slice(0, 7)), capsule(...n.slice(7)));
