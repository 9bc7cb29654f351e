// SPDX-License-Identifier: MIT
// quadtree-ts: Rectangle nodes by their corner; a Circle by centre and radius asks which node it lies in.
import { Circle } from '@timohausmann/quadtree-ts';

export const intersectRect = (lox, loy, hix, hiy, px, py, r) =>
  Circle.intersectRect(px, py, r, lox, loy, hix, hiy);
