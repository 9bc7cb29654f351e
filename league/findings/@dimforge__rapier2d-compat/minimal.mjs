// SPDX-License-Identifier: MIT
import RAPIER from '@dimforge/rapier2d-compat';

await RAPIER.init();
const zero = { x: 0, y: 0 }, box = new RAPIER.Cuboid(1, 5), ball = new RAPIER.Ball(2), capsule = new RAPIER.Capsule(0, 2);
for (const a of [{ x: 3, y: -1 }, { x: 3.125, y: -1 }, { x: 2.875, y: -1 }]) {
  const hit = ball.castShape(a, 0, { x: -a.x, y: -5 - a.y }, box, zero, 0, zero, 0, 1, true); // the last: stop at a penetration
  console.log(`ball r 2 from (${a.x}, ${a.y}) to (0, -5), box of half (1, 5):`, hit ? `hit at ${hit.time_of_impact}` : hit,
    '; as a capsule of no length, contactShape at the start:', capsule.contactShape(a, 0, box, zero, 0, 10)?.distance ?? null);
}
