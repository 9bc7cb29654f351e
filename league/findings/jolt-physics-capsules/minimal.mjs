// SPDX-License-Identifier: MIT
import initialise from 'jolt-physics/wasm-compat';

const J = await initialise();
const start = new J.JoltSettings();
start.mObjectLayerPairFilter = new J.ObjectLayerPairFilterTable(1);
start.mBroadPhaseLayerInterface = new J.BroadPhaseLayerInterfaceTable(1, 1);
start.mObjectVsBroadPhaseLayerFilter =
  new J.ObjectVsBroadPhaseLayerFilterTable(start.mBroadPhaseLayerInterface, 1, start.mObjectLayerPairFilter, 1);
new J.JoltInterface(start);
const settings = new J.CollideShapeSettings(), filter = new J.ShapeFilter(), one = new J.Vec3(1, 1, 1), zero = new J.RVec3(0, 0, 0);

function collide(first, firstAt, firstTurn, second, secondAt, secondTurn) {
  const placed = new J.TransformedShape(), collector = new J.CollideShapeAnyHitCollisionCollector();
  placed.mShape = first;
  placed.SetWorldTransform(firstAt, firstTurn, one);
  placed.CollideShape(second, one, J.RMat44.prototype.sRotationTranslation(secondTurn, secondAt), settings, zero, collector, filter);
  return collector.HadHit();
}

// A capsule along z, from (0, 0, 6) to (0, 0, 0), and balls at its end.
const along = new J.Quat(-Math.SQRT1_2, 0, 0, Math.SQRT1_2), still = new J.Quat(0, 0, 0, 1);
for (const z of [-0.001, 0, 0.001]) {
  const hit = collide(new J.CapsuleShape(3, 3), new J.RVec3(0, 0, 3), along, new J.SphereShape(3), new J.RVec3(0, 0, z), still);
  console.log(`capsule (0, 0, 6)-(0, 0, 0) r 3; ball r 3 at (0, 0, ${z}): hit`, hit);
}

// A capsule in the direction of `way` about `at`: the turn takes y to it.
function capsule(at, way, radius) {
  const length = Math.hypot(...way), [x, y, z] = way.map(n => n / length), w = Math.sqrt((1 + y) / 2);
  return [new J.CapsuleShape(length / 2, radius), new J.RVec3(...at), new J.Quat(z / (2 * w), 0, -x / (2 * w), w)];
}
// One from (0, 1, 0) to (2, 1, 8), whose middle is (1, 1, 4), and one that goes from there, or from a little beside it, to (5, 4, 6).
for (const x of [0, 0.001, 0.1]) {
  const hit = collide(...capsule([1, 1, 4], [2, 0, 8], 1), ...capsule([3 + x, 2.5, 5], [4, 3, 2], 1));
  console.log(`capsule (0, 1, 0)-(2, 1, 8) r 1; capsule (${1 + x}, 1, 4)-(${5 + x}, 4, 6) r 1: hit`, hit);
}
