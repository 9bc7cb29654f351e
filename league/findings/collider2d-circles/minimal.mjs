// SPDX-License-Identifier: MIT
import collider2d from 'collider2d';

const { Collider2d, Circle, Vector } = collider2d;
const world = new Collider2d(), one = new Circle(new Vector(0, 0), 1), other = new Circle(new Vector(1, 0), 1);
for (let call = 1; call <= 11; ++call) {
  try {
    console.log(`call ${call}: overlapV.x ${world.testCircleCircle(one, other, true).overlapV.x}`);
  } catch (error) {
    console.log(`call ${call}: ${error}`);
  }
}
try {
  world.testCircleCircle(one, new Circle(new Vector(5, 0), 1));
} catch (error) {
  console.log(`then apart, without details: ${error}`);
}
