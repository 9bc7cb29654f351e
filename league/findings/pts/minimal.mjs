// SPDX-License-Identifier: MIT
import pts from 'pts';

const { Circle, Group, Polygon, Pt } = pts;
const square = new Group(new Pt(-1, -1), new Pt(1, -1), new Pt(1, 1), new Pt(-1, 1));
for (const radius of [2, 5]) {
  const found = Polygon.hasIntersectCircle(square, Circle.fromCenter(new Pt(2, 2), radius));
  console.log(`square (-1, -1) to (1, 1), circle (2, 2) r ${radius}:`, found === null ? 'null' : 'an intersection');
}
