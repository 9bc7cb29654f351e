// SPDX-License-Identifier: MIT
// Every mutant in JavaScript by its name, as a function of the numbers of its signature.
import { arithmetic } from "./arithmetic.mjs";
import { conversion, precision, range, slack } from "./numbers.mjs";
import { angle, axis, pivot, quaternion } from "./orientations.mjs";
import { degenerate, shape } from "./outlines.mjs";
import { ballBall, boxBox } from "./pairs.mjs";
import { corners, faces, ties } from "./places.mjs";
import { polygonBall, polygonPolygon } from "./polygons.mjs";
import { functionOf } from "./shapes.mjs";
import { boxMovingBall, boxSegment } from "./ways.mjs";

const families = [faces, corners, ties, conversion, precision, range, slack, shape, degenerate, axis, pivot, quaternion, angle, ballBall, boxBox, boxSegment, boxMovingBall, polygonBall, polygonPolygon];
const rounded = (scalar) => {
  const parts = arithmetic(scalar === "f32" ? Math.fround : (x) => x);
  return Object.assign({}, ...families.map((family) => family(parts)));
};
const defects = { f32: rounded("f32"), f64: rounded("f64") };

/** The names of all of them. */
export const names = Object.keys(defects.f64).map((name) => `mutant_${name}`);

/** The mutant { name, question, form, scalar, dim } as a JavaScript function, or null. */
export function mutantOf(mutant) {
  const hits = defects[mutant.scalar][mutant.name.replace(/^mutant_/, "")];
  return hits ? functionOf(mutant, hits) : null;
}
