// SPDX-License-Identifier: MIT
// Paper.js: Rectangle by its corner and size.
import { withPoint } from './polygon.mjs';
import paper from './node_modules/paper/dist/paper-core.js';

paper.setup(new paper.Size(1, 1));

export const intersects = (x, y, w, h, x2, y2, w2, h2) => new paper.Rectangle(x, y, w, h).intersects(new paper.Rectangle(x2, y2, w2, h2));

export const contains = (x, y, w, h, px, py) => new paper.Rectangle(x, y, w, h).contains(new paper.Point(px, py));
export const pathContains = withPoint((points, px, py) => {
  const path = new paper.Path({ segments: points.map(({ x, y }) => [x, y]), closed: true, insert: false });
  return path.contains(new paper.Point(px, py));
});
