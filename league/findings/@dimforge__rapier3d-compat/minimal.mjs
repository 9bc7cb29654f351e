// SPDX-License-Identifier: MIT
import RAPIER from '@dimforge/rapier3d-compat';

await RAPIER.init();
const none = { x: 0, y: 0, z: 0, w: 1 }, zero = { x: 0, y: 0, z: 0 };
const box = new RAPIER.Cuboid(1, 1, 1), ball = new RAPIER.Ball(13);
for (const a of [{ x: 1, y: 0, z: 0 }, { x: 0, y: 1, z: 0 }, { x: 0, y: 0, z: 1 }]) {
  const way = { x: -a.x, y: -a.y, z: -a.z };
  const hit = ball.castShape(a, none, way, box, zero, none, zero, 0, 1, true); // the last: stop at a penetration
  console.log(`ball r 13 from (${a.x}, ${a.y}, ${a.z}) to the centre of a box of half (1, 1, 1):`, hit ? `hit at ${hit.time_of_impact}` : hit,
    '; intersectsShape at the start:', ball.intersectsShape(a, none, box, zero, none));
}
