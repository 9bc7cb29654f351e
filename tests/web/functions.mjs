// SPDX-License-Identifier: MIT
// Functions to put on trial, right and wrong ones, each with the form that it takes; `expect` is what becomes of it. Some say how many
// cases are enough: a full run of polygons takes a minute, and one of what differs from another in contract or form alone shows no more.
// As a program it answers lines as one of them: node functions.mjs NAME.
import { fileURLToPath } from "node:url";

import { numberText } from "../../clients/web/npm/core.mjs";
import { ofQuestions } from "./questions.mjs";

const clamp = (value, lo, hi) => Math.max(lo, Math.min(value, hi));
const { abs, cos, fround, max, PI, sin } = Math;

function hits(x, y, w, h, px, py, r) {
  const dx = px - clamp(px, x, x + w), dy = py - clamp(py, y, y + h);
  return dx * dx + dy * dy <= r * r;
}

const verticesOf = (numbers) => Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2));
const sidesOf = (polygon) => polygon.map((vertex, i) => [vertex, polygon[(i + 1) % polygon.length]]);
const beside = ([[ax, ay], [bx, by]], [x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

// Whether all of the points are beyond one side of the polygon.
function parts(polygon, points) {
  const sides = sidesOf(polygon), inside = Math.sign(beside(sides[0], polygon[2]));
  return sides.some((side) => points.every((point) => inside * beside(side, point) < 0));
}

function sideDistanceSq([[ax, ay], [bx, by]], x, y) {
  const dx = bx - ax, dy = by - ay, share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1);
  return share === 1 ? (x - bx) ** 2 + (y - by) ** 2 : (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
}

export const functions = {
  clamped_corner: { form: "corner_size", fn: hits, expect: "holds" },
  clamped_corner_open: {
    form: "corner_size",
    cases: 100_000,
    expect: "holds",
    fn(x, y, w, h, px, py, r) {
      const dx = px - clamp(px, x, x + w), dy = py - clamp(py, y, y + h);
      return dx * dx + dy * dy < r * r;
    },
  },
  folded: {
    form: "center_half",
    cases: 100_000,
    expect: "holds",
    fn(cx, cy, hx, hy, px, py, r) {
      const dx = max(abs(px - cx) - hx, 0), dy = max(abs(py - cy) - hy, 0);
      return dx * dx + dy * dy <= r * r;
    },
  },
  folded_f32: {
    form: "center_half",
    scalar: "f32",
    expect: "holds",
    fn(cx, cy, hx, hy, px, py, r) {
      const dx = max(fround(abs(fround(px - cx)) - hx), 0), dy = max(fround(abs(fround(py - cy)) - hy), 0);
      return fround(fround(dx * dx) + fround(dy * dy)) <= fround(r * r);
    },
  },
  sphere: {
    form: "lo_hi",
    dim: 3,
    expect: "holds",
    fn(lox, loy, loz, hix, hiy, hiz, px, py, pz, r) {
      const dx = px - clamp(px, lox, hix), dy = py - clamp(py, loy, hiy), dz = pz - clamp(pz, loz, hiz);
      return dx * dx + dy * dy + dz * dz <= r * r;
    },
  },
  rotated: {
    form: "center_half_degrees",
    expect: "holds",
    fn(cx, cy, hx, hy, angle, px, py, r) {
      const turn = (angle * PI) / 180, c = cos(turn), s = sin(turn), dx = px - cx, dy = py - cy;
      return hits(-hx, -hy, 2 * hx, 2 * hy, c * dx + s * dy, c * dy - s * dx, r);
    },
  },
  axis: {
    form: "center_half_axis",
    cases: 100_000,
    expect: "holds",
    fn(cx, cy, hx, hy, ux, uy, px, py, r) {
      const length = Math.hypot(ux, uy), c = ux / length, s = uy / length, dx = px - cx, dy = py - cy;
      const ox = max(abs(c * dx + s * dy) - hx, 0), oy = max(abs(c * dy - s * dx) - hy, 0);
      return ox * ox + oy * oy <= r * r;
    },
  },
  bounding_box: {
    form: "corner_size",
    expect: "failed",
    fn: (x, y, w, h, px, py, r) => px + r >= x && px - r <= x + w && py + r >= y && py - r <= y + h,
  },
  corners_only: {
    form: "corner_size",
    expect: "failed",
    fn: (x, y, w, h, px, py, r) => [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].some(([a, b]) => (px - a) ** 2 + (py - b) ** 2 <= r * r),
  },
  radius_not_squared: {
    form: "center_half",
    scalar: "f32",
    expect: "failed",
    fn(cx, cy, hx, hy, px, py, r) {
      const dx = max(abs(px - cx) - hx, 0), dy = max(abs(py - cy) - hy, 0);
      return dx * dx + dy * dy <= r;
    },
  },
  circles: {
    question: "ball_ball",
    form: "center_radius",
    cases: 100_000,
    expect: "holds",
    fn: (px, py, r, qx, qy, s) => (qx - px) ** 2 + (qy - py) ** 2 < (r + s) ** 2,
  },
  boxes_ignore_y: {
    question: "box_box",
    form: "lo_hi",
    expect: "failed",
    fn: (lox, loy, hix, hiy, lox2, loy2, hix2) => lox <= hix2 && lox2 <= hix,
  },
  octagon_and_disk: {
    question: "polygon_ball",
    form: "vertices8",
    cases: 3000,
    expect: "holds",
    fn(...numbers) {
      const [px, py, r] = numbers.splice(16), polygon = verticesOf(numbers);
      return !parts(polygon, [[px, py]]) || sidesOf(polygon).some((side) => sideDistanceSq(side, px, py) <= r * r);
    },
  },
  triangle_and_hexagon: {
    question: "polygon_polygon",
    form: "vertices3_6",
    cases: 3000,
    expect: "holds",
    fn(...numbers) {
      const one = verticesOf(numbers.slice(0, 6)), other = verticesOf(numbers.slice(6));
      return !parts(one, other) && !parts(other, one);
    },
  },
  angle_the_other_way: {
    form: "center_half_degrees",
    expect: "failed",
    fn(cx, cy, hx, hy, angle, px, py, r) {
      const turn = (-angle * PI) / 180, c = cos(turn), s = sin(turn), dx = px - cx, dy = py - cy;
      return hits(-hx, -hy, 2 * hx, 2 * hy, c * dx + s * dy, c * dy - s * dx, r);
    },
  },
  ...ofQuestions,
};

// An answer in words and numbers, as programs write it.
const written = (answer) => (typeof answer === "boolean" ? Number(answer) : [answer].flat().map((each) => (typeof each === "string" ? each : numberText(each))).join(" "));

function serve(fn) {
  let rest = "";
  process.stdin.setEncoding("latin1");
  process.stdin.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    process.stdout.write(lines.map((line) => `${written(fn(...line.split(" ").map(Number)))}\n`).join(""));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve(functions[process.argv[2]].fn);
