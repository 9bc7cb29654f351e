// SPDX-License-Identifier: MIT
// LittleJS: collideCircleBox(position, radius, centre of the box, full size) gives the way out, or undefined.
import { collideCircleBox, isIntersecting, isOverlapping, vec2 } from 'littlejsengine';

export const circleBox = (cx, cy, w, h, px, py, r) => collideCircleBox(vec2(px, py), r, vec2(cx, cy), vec2(w, h)) !== undefined;

// Full sizes from half ones are exact.
export const overlapping = (cx, cy, hx, hy, cx2, cy2, hx2, hy2) =>
  isOverlapping(vec2(cx, cy), vec2(2 * hx, 2 * hy), vec2(cx2, cy2), vec2(2 * hx2, 2 * hy2));
export const intersecting = (cx, cy, hx, hy, ax, ay, bx, by) =>
  isIntersecting(vec2(ax, ay), vec2(bx, by), vec2(cx, cy), vec2(2 * hx, 2 * hy));

export const overlappingPoint = (cx, cy, w, h, px, py) => isOverlapping(vec2(cx, cy), vec2(w, h), vec2(px, py));
