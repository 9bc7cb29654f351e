// SPDX-License-Identifier: MIT
// PixiJS: Rectangle by its corner and size; its module alone, since the whole needs a browser.
import { Rectangle } from './node_modules/pixi.js/lib/maths/shapes/Rectangle.mjs';

export const intersects = (x, y, w, h, x2, y2, w2, h2) => new Rectangle(x, y, w, h).intersects(new Rectangle(x2, y2, w2, h2));
