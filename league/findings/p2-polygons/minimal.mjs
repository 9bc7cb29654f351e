// SPDX-License-Identifier: MIT
import p2 from 'p2';

// The triangle's vertices about its middle, which a Convex of p2 has for its position.
const triangle = [[-19, -1], [10, -1], [9, 2]], box = [[-2, -5], [2, -5], [2, 5], [-2, 5]];
for (const x of [0, 4, 8]) {
  const world = new p2.World({ gravity: [0, 0] });
  const [a, b] = [[triangle, [0, 0]], [box, [x, 0]]].map(([vertices, position]) => {
    const body = new p2.Body({ mass: 1, position });
    body.addShape(new p2.Convex({ vertices }));
    world.addBody(body);
    return body;
  });
  const hit = world.narrowphase.convexConvex(a, a.shapes[0], a.position, 0, b, b.shapes[0], b.position, 0, true);
  world.step(1e-9);
  console.log(`the box at (${x}, 0): convexConvex ${Boolean(hit)}, contacts of a step ${world.narrowphase.contactEquations.length}`);
}
