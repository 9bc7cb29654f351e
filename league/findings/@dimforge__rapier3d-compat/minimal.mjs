// SPDX-License-Identifier: MIT
import RAPIER from '@dimforge/rapier3d-compat';

await RAPIER.init();
const none = { x: 0, y: 0, z: 0, w: 1 }, zero = { x: 0, y: 0, z: 0 };
for (const s of [0.5, 1, 2]) {
  const box = new RAPIER.Cuboid(s, s, s), ball = new RAPIER.Ball(13 * s);
  for (const a of [{ x: s, y: 0, z: 0 }, { x: 0, y: s, z: 0 }, { x: 0, y: 0, z: s }]) {
    const way = { x: -a.x, y: -a.y, z: -a.z };
    const hit = ball.castShape(a, none, way, box, zero, none, zero, 0, 1, true); // the last: stop at a penetration
    console.log(`ball r ${13 * s} from (${a.x}, ${a.y}, ${a.z}) to the centre of a box of half (${s}, ${s}, ${s}):`,
      hit ? `hit at ${hit.time_of_impact}` : hit, '; intersectsShape at the start:', ball.intersectsShape(a, none, box, zero, none));
  }
}
