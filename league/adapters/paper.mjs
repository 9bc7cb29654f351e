// SPDX-License-Identifier: MIT
// Paper.js: Rectangle by its corner and size.
import paper from './node_modules/paper/dist/paper-core.js';

paper.setup(new paper.Size(1, 1));

export const intersects = (x, y, w, h, x2, y2, w2, h2) => new paper.Rectangle(x, y, w, h).intersects(new paper.Rectangle(x2, y2, w2, h2));
