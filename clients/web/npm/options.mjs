// SPDX-License-Identifier: MIT
// Options of the functions, looked through before anything is asked: a slip of the pen is told, and never passed over.
import { BadRequest } from "./core.mjs";

const signature = ["question", "form", "scalar", "dim"];
const known = {
  check: [...signature, "answer", "contract", "require", "waive", "ties", "domain", "margin", "band", "cases", "seconds", "seed", "name", "subject", "onProgress"],
  classify: [...signature, "answer", "certificate"],
  inputs: [...signature, "kind", "count", "seed", "domain"],
  row: [...signature, "kind", "domain"],
};
const least = { cases: 1, seed: 0, count: 0, seconds: 0, band: 0 };
const whole = new Set(["cases", "seed", "count"]);
const most = 1_000_000; // rows at once

/** The options of `check`, `classify`, `inputs` or `row`; throws BadRequest. */
export function read(verb, options) {
  if (options === null || typeof options !== "object") throw new BadRequest(`${verb} takes its options as an object, such as { form: "corner_size" }`);
  for (const [name, value] of Object.entries(options)) {
    if (!known[verb].includes(name)) throw new BadRequest(`${verb} has no option '${name}'; give one of ${known[verb].join(", ")}`);
    if (name in least && value !== undefined && !(Number.isFinite(value) && value >= least[name] && (!whole.has(name) || Number.isSafeInteger(value))))
      throw new BadRequest(`${name} must be a ${whole.has(name) ? "whole " : ""}number, ${least[name]} or more, and is ${String(value)}`);
  }
  if (typeof (options.answer ?? "") !== "string") throw new BadRequest(`answer must be a word, such as distance, and is ${String(options.answer)}`);
  if (options.count > most) throw new BadRequest(`count must be ${most} or less; ask again with another seed for more`);
  if (options.onProgress !== undefined && typeof options.onProgress !== "function") throw new BadRequest("onProgress must be a function, which is told the share that is done");
  return options;
}

/** What is odd about a function that declares fewer parameters than it is given numbers; null if it is not. One with none may take them all. */
export function oddParameters(core, { question = "box_ball", form, dim }, fn, name) {
  const found = core.ask("lists").questions.find((each) => each.name === question)?.forms.find((each) => each.name === form);
  const numbers = found?.fields[dim ?? found.dims[0]];
  if (!numbers || fn.length === 0 || fn.length >= numbers.length) return null;
  return `${name} declares ${fn.length} parameter${fn.length === 1 ? "" : "s"}, and is called with the ${numbers.length} numbers of ${form}: ${numbers.join(", ")}; ` +
    `if it takes objects, try a function that makes them: (${numbers.join(", ")}) => ${name}(...)`;
}
