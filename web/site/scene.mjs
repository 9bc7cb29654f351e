// SPDX-License-Identifier: MIT
// The scene of Explore, { cx, cy, hx, hy, angle, px, py, r }, as the rows of forms, and the floats around a number.

export const fields = ["cx", "cy", "hx", "hy", "angle", "px", "py", "r"];
const degree = Math.PI / 180;
const quarters = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/** Cosine and sine, exact at quarter turns. */
export function direction(angle) {
  const turns = angle / 90;
  return Number.isInteger(turns) ? quarters[((turns % 4) + 4) % 4] : [Math.cos(angle * degree), Math.sin(angle * degree)];
}

/** The row of a 2-D form, each number of the scalar type. */
export function rowOf(form, scene, scalar) {
  const { cx, cy, hx, hy, angle, px, py, r } = scene;
  const [, stored, orientation] = /^(.*?)(?:_(radians|degrees|axis))?$/.exec(form);
  const box = {
    center_half: [cx, cy, hx, hy],
    lo_hi: [cx - hx, cy - hy, cx + hx, cy + hy],
    corner_size: [cx - hx, cy - hy, 2 * hx, 2 * hy],
    corner_size_ball_corner: [cx - hx, cy - hy, 2 * hx, 2 * hy],
    center_size: [cx, cy, 2 * hx, 2 * hy],
  }[stored];
  const turn = { undefined: [], radians: [angle * degree], degrees: [angle], axis: direction(angle) }[orientation];
  return [...box, ...turn, ...ballOf(form, px, py, r), r].map((number) => rounded(number, scalar));
}

/** What a form stores for a ball at (px, py). */
export function ballOf(form, px, py, r) {
  return form.endsWith("ball_corner") ? [px - r, py - r] : [px, py];
}

export const rounded = (number, scalar) => (scalar === "f32" ? Math.fround(number) : number);

/** Texts that read back to the same numbers. */
export const texts = (row) => row.map((number) => (Object.is(number, -0) ? "-0" : String(number)));

/** The distance from a number to the next of its scalar type. */
export function ulpOf(number, scalar) {
  const exponent = Math.floor(Math.log2(Math.abs(number) || 1));
  return 2 ** Math.max(exponent - (scalar === "f32" ? 23 : 52), scalar === "f32" ? -149 : -1074);
}

/** In the box's frame: where the circle's centre is, and how far beyond the sides. */
export function inFrame({ cx, cy, hx, hy, angle, px, py }) {
  const [c, s] = direction(angle);
  const x = c * (px - cx) + s * (py - cy), y = c * (py - cy) - s * (px - cx);
  return { x, y, dx: Math.max(Math.abs(x) - hx, 0), dy: Math.max(Math.abs(y) - hy, 0) };
}

const triples = [[1, 0, 1], [0, 1, 1], [3, 4, 5], [4, 3, 5], [5, 12, 13], [12, 5, 13], [8, 15, 17], [15, 8, 17], [20, 21, 29], [21, 20, 29]];

/** The scene with the circle moved a little to an exact tie; at angles other than quarter turns, the nearest there is. */
export function snapped(scene) {
  const grid = (number) => Math.round(number * 8) / 8;
  const near = Object.fromEntries(fields.map((name) => [name, name === "angle" ? scene.angle : grid(scene[name])]));
  near.hx = Math.max(near.hx, 0);
  near.hy = Math.max(near.hy, 0);
  const frame = inFrame(near);
  if (scene.angle % 90 !== 0) return { scene: { ...near, r: Math.hypot(frame.dx, frame.dy) }, exact: false };
  const distance = Math.hypot(frame.dx, frame.dy);
  if (distance === 0) return { scene: { ...near, r: 0 }, exact: true };
  const [a, b, c] = triples.reduce((best, each) => (gap(each, frame, distance) < gap(best, frame, distance) ? each : best));
  const unit = Math.max(1, Math.round((distance / c) * 8)) / 8;
  const x = Math.sign(frame.x || 1) * (a === 0 ? Math.min(Math.abs(frame.x), near.hx) : near.hx + a * unit);
  const y = Math.sign(frame.y || 1) * (b === 0 ? Math.min(Math.abs(frame.y), near.hy) : near.hy + b * unit);
  const [cos, sin] = direction(scene.angle);
  return { scene: { ...near, px: near.cx + cos * x - sin * y, py: near.cy + sin * x + cos * y, r: c * unit }, exact: true };
}

const gap = ([a, b, c], { dx, dy }, distance) => Math.hypot(a / c - dx / distance, b / c - dy / distance);
