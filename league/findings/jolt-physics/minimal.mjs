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
const turn = new J.Quat(0, 0.62469506, 0.62469506, -0.4685213).Normalized();

for (const z of [19, 18, 10]) {
  const box = new J.TransformedShape(), collector = new J.CollideShapeAnyHitCollisionCollector();
  box.mShape = new J.BoxShape(new J.Vec3(2, 24.34375, 2), 0);
  box.SetWorldTransform(zero, turn, one);
  const at = [14.25 * z / 19, 5.34375 * z / 19, z];
  box.CollideShape(new J.SphereShape(5), one, J.RMat44.prototype.sTranslation(new J.RVec3(...at)), settings, zero, collector, filter);
  console.log(`box half (2, 24.34375, 2), turned; ball r 5 at (${at}): hit`, collector.HadHit());
}
