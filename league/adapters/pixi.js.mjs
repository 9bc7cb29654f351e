// SPDX-License-Identifier: MIT
// PixiJS: Rectangle by its corner and size; its module alone, since the whole needs a browser.
import { Polygon } from './node_modules/pixi.js/lib/maths/shapes/Polygon.mjs';
import { Triangle } from './node_modules/pixi.js/lib/maths/shapes/Triangle.mjs';
import { withPoint } from './polygon.mjs';
import { Rectangle } from './node_modules/pixi.js/lib/maths/shapes/Rectangle.mjs';

export const intersects = (x, y, w, h, x2, y2, w2, h2) => new Rectangle(x, y, w, h).intersects(new Rectangle(x2, y2, w2, h2));

export const contains = (x, y, w, h, px, py) => new Rectangle(x, y, w, h).contains(px, py);
export const polygonContains = withPoint((points, px, py) => new Polygon(points).contains(px, py));
export const triangleContains = (...n) => new Triangle(...n.slice(0, 6)).contains(n[6], n[7]);
