// SPDX-License-Identifier: MIT
// crashcat: collideShapeVsShape of a box by half extents with no convex radius and a sphere.
import * as cc from 'crashcat';

cc.registerAll();
const settings = cc.createDefaultCollideShapeSettings(), collector = cc.createAnyCollideShapeCollector();

export function rotated(cx, cy, cz, hx, hy, hz, qx, qy, qz, qw, px, py, pz, r) {
  const n = Math.hypot(qx, qy, qz, qw);
  const box = cc.box.create({ halfExtents: [hx, hy, hz], convexRadius: 0 }), ball = cc.sphere.create({ radius: r });
  collector.reset();
  cc.collideShapeVsShape(collector, settings, box, 0, 0, cx, cy, cz, qx / n, qy / n, qz / n, qw / n, 1, 1, 1,
    ball, 0, 0, px, py, pz, 0, 0, 0, 1, 1, 1, 1);
  return collector.hit !== null;
}

export const axisAligned = (cx, cy, cz, hx, hy, hz, px, py, pz, r) => rotated(cx, cy, cz, hx, hy, hz, 0, 0, 0, 1, px, py, pz, r);
