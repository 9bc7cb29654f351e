// SPDX-License-Identifier: MIT
import Matter from 'matter-js';

const { Body, Collision, Composite, Engine, Events, Vertices } = Matter;
const make = (points, options) => {
  const vertices = points.map(([x, y]) => ({ x, y }));
  return Body.create({ position: Vertices.centre(vertices), vertices, ...options });
};

// A slab whose lower side lies on y = x and whose upper side is steeper by 0.0004, and a triangle below it.
const slab = [[0, 0], [1000, 1000], [929, 1071], [-71, 70.6]];
for (const e of [0, 0.05, 0.09, 0.11]) {
  const triangle = [[514 + e, 458 - e], [545 + e, 483 - e], [500 + e, 500 - e]];
  const hit = Collision.collides(make(slab), make(triangle));
  const engine = Engine.create({ gravity: { x: 0, y: 0 } });
  let started = 0;
  Events.on(engine, 'collisionStart', ({ pairs }) => (started += pairs.length));
  Composite.add(engine.world, [make(slab, { isStatic: true }), make(triangle)]);
  Engine.update(engine, 1000 / 60);
  console.log(`the apex at (${500 + e}, ${500 - e}): collides ${hit !== null}, collisions started by a step ${started}`);
}
console.log(`axes of the slab: ${make(slab).axes.length}`);
