// SPDX-License-Identifier: MIT
import * as cc from 'crashcat';

cc.registerAll();
const settings = cc.createDefaultCollideShapeSettings(), collector = cc.createAnyCollideShapeCollector();
const box = cc.box.create({ halfExtents: [3, 1, 1], convexRadius: 0 });
const half = 0.7071067811865476, quarter = half / Math.hypot(half, half); // of a turn about y, of length 1

for (const [z, radius] of [[3, 60], [3, 30], [2.9, 60], [3, 2]]) {
  collector.reset();
  cc.collideShapeVsShape(collector, settings, box, 0, 0, 0, 1, 0, 0, quarter, 0, quarter, 1, 1, 1,
    cc.sphere.create({ radius }), 0, 0, 0, 0, z, 0, 0, 0, 1, 1, 1, 1);
  console.log(`box half (3, 1, 1) at (0, 1, 0), turned by 90 degrees about y; ball r ${radius} at (0, 0, ${z}): hit`, collector.hit !== null);
}
