// SPDX-License-Identifier: MIT
// Tangency's generators for fast-check, which shrinks what it draws to simple inputs.
import fc from "fast-check";

import { core } from "./node.mjs";
import { read } from "./options.mjs";

// More than any generator asks for; what is missing reads as the simplest choice.
const choices = fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 48, maxLength: 48, size: "max" });

/** Rows of a form: an array of numbers for fn(...row). `kind` is one of those of `inputs`. */
export function row(options = {}) {
  const { question = "box_ball", form, scalar = "f64", dim, kind = "near_tie", domain } = read("row", options);
  const make = (list) => core().ask("rows", { verb: "row", question, form, scalar, dim, kind, domain, choices: list });
  make([]); // a wrong option is told here and not in the middle of a run
  return choices
    .map(make)
    .filter(({ rows }) => rows.length === 1)
    .map(({ rows }) => rows[0]);
}
