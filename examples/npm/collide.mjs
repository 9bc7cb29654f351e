// SPDX-License-Identifier: MIT
// Two tests of a circle against a rectangle: the corner decided by the distance to it, and by the circle's bounding box.

export function hits(x, y, w, h, px, py, r) {
  const dx = px - Math.max(x, Math.min(px, x + w));
  const dy = py - Math.max(y, Math.min(py, y + h));
  return dx * dx + dy * dy <= r * r;
}

export function hitsBounds(x, y, w, h, px, py, r) {
  return px + r >= x && px - r <= x + w && py + r >= y && py - r <= y + h;
}
