// SPDX-License-Identifier: MIT
// Functions to begin with: right ones and wrong ones that people have written.
export const examples = [
  {
    title: "bounding box at the corner (wrong)",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py, r) {
  // The circle counts as its bounding box, so corners hit too soon.
  return px + r >= x && px - r <= x + w &&
         py + r >= y && py - r <= y + h;
}
`,
  },
  {
    title: "clamped to the rectangle (right)",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py, r) {
  const dx = px - Math.max(x, Math.min(px, x + w));
  const dy = py - Math.max(y, Math.min(py, y + h));
  return dx * dx + dy * dy <= r * r;
}
`,
  },
  {
    title: "folded into one quadrant (right)",
    form: "center_half",
    code: `function hits(cx, cy, hx, hy, px, py, r) {
  const dx = Math.max(Math.abs(px - cx) - hx, 0);
  const dy = Math.max(Math.abs(py - cy) - hy, 0);
  return dx * dx + dy * dy <= r * r;
}
`,
  },
  {
    title: "radius not squared (wrong)",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py, r) {
  const dx = px - Math.max(x, Math.min(px, x + w));
  const dy = py - Math.max(y, Math.min(py, y + h));
  return dx * dx + dy * dy <= r;
}
`,
  },
  {
    title: "rotated, by degrees (right)",
    form: "center_half_degrees",
    code: `function hits(cx, cy, hx, hy, angle, px, py, r) {
  const turn = angle * Math.PI / 180;
  const c = Math.cos(turn), s = Math.sin(turn);
  const ux = px - cx, uy = py - cy;
  const dx = Math.max(Math.abs(c * ux + s * uy) - hx, 0);
  const dy = Math.max(Math.abs(c * uy - s * ux) - hy, 0);
  return dx * dx + dy * dy <= r * r;
}
`,
  },
  {
    title: "never ends for some inputs (stopped)",
    form: "corner_size",
    code: `function hits(x, y, w, h, px, py, r) {
  let left = w;
  while (left !== 0) left = left > 4 ? left : 0;
  return px + r >= x;
}
`,
  },
];
