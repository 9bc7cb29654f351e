// SPDX-License-Identifier: MIT
const { Point, Segment, intersections } = require('@mathigon/euclid');

const level = new Segment(new Point(-1, 0), new Point(1, 0));
for (const x of [0, 0.5e-6, 1.5e-6, 5e-6]) {
  const found = intersections(level, new Segment(new Point(0, -1), new Point(x, 1)));
  console.log(`(-1, 0)-(1, 0) and (0, -1)-(${x}, 1): ${found.length} intersections`);
}
