// SPDX-License-Identifier: MIT
import RAPIER from '@dimforge/rapier2d-compat';

await RAPIER.init();
const origin = { x: 0, y: 0 };
const upright = new RAPIER.Segment(origin, { x: 0, y: -0.5 });
for (const end of [{ x: -74, y: 1 }, { x: -74, y: 0.5 }]) {
  const long = new RAPIER.Segment({ x: 1, y: 0 }, end), { distance } = long.contactShape(origin, 0, upright, origin, 0, 1);
  console.log(`(1, 0)-(${end.x}, ${end.y}) and (0, 0)-(0, -0.5): ${long.intersectsShape(origin, 0, upright, origin, 0)}, the other way about `
    + `${upright.intersectsShape(origin, 0, long, origin, 0)}, distance ${distance}`);
}
