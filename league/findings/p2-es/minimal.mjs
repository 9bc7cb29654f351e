// SPDX-License-Identifier: MIT
import * as p2 from 'p2-es';

const world = new p2.World({ gravity: [0, 0] });
const box = new p2.Body({ mass: 0, position: [0, 0] }), ball = new p2.Body({ mass: 1, position: [0, 2] });
box.addShape(new p2.Box({ width: 8, height: 2 }));
ball.addShape(new p2.Circle({ radius: 4 }));
world.addBody(box);
world.addBody(ball);
world.step(1 / 60);
console.log('box half (4, 1) at (0, 0), ball r 4 at (0, 2): contacts', world.narrowphase.contactEquations.length);
