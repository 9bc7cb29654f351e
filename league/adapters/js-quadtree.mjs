// SPDX-License-Identifier: MIT
// js-quadtree: Circle.intersects(Box), a box by its corner and size.
import { createRequire } from 'node:module';

const { Box, Circle } = createRequire(import.meta.url)('js-quadtree');

export const intersects = (x, y, w, h, px, py, r) => new Circle(px, py, r).intersects(new Box(x, y, w, h));

export const boxes = (x, y, w, h, x2, y2, w2, h2) => new Box(x, y, w, h).intersects(new Box(x2, y2, w2, h2));

export const contains = (x, y, w, h, px, py) => new Box(x, y, w, h).contains({ x: px, y: py });
