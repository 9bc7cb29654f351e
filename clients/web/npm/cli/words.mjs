// SPDX-License-Identifier: MIT
// Reading options, and the one line that says what is wrong with them.
import { parseArgs } from "node:util";

/** Bad usage: one line that names the thing and the hint. */
export class Refusal extends Error {}

/**
 * The words of a verb: { values, positionals }, or null after its help was printed.
 * @param options name to [placeholder, help, further settings of parseArgs]; one without placeholder is a flag
 */
export function readWords(verb, usage, options, words) {
  const settings = { help: { type: "boolean", short: "h" } };
  for (const [name, [placeholder, , more]] of Object.entries(options)) settings[name] = { type: placeholder ? "string" : "boolean", ...more };
  let read;
  try {
    read = parseArgs({ args: joined(words, options), options: settings, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Refusal(`${verb}: ${error.message.split(/[.\n]/)[0]}; see tangency ${verb} --help`);
  }
  if (!read.values.help) return read;
  const lines = Object.entries(options).map(([name, [placeholder, help]]) => `  ${`--${name} ${placeholder ?? ""}`.padEnd(26)}${help}\n`);
  process.stdout.write(`usage: tangency ${verb} ${usage}\n\n${lines.join("")}`);
  return null;
}

// A value may begin with a minus, as a margin does, which parseArgs takes only behind "=".
function joined(words, options) {
  const result = [];
  const end = words.indexOf("--") < 0 ? words.length : words.indexOf("--");
  for (let place = 0; place < words.length; ++place) {
    const takesValue = place < end && words[place].startsWith("--") && options[words[place].slice(2)]?.[0];
    if (takesValue && place + 1 < end) result.push(`${words[place]}=${words[++place]}`);
    else result.push(words[place]);
  }
  return result;
}

export function numberOf(values, name, least, { whole = false } = {}) {
  if (values[name] === undefined) return undefined;
  const number = values[name].trim() === "" ? NaN : Number(values[name]);
  if (!(number >= least && Number.isFinite(number)) || (whole && !Number.isSafeInteger(number)))
    throw new Refusal(`--${name} '${values[name]}' is no ${whole ? "whole " : ""}number from ${least} up`);
  return number;
}

export const answerOption = ["A", "what is answered: bool, verdict, distance, signed_distance, distance_sq, mtv, time or nearest; bool"];

/** The options that say what the function takes. */
export const signatureOptions = {
  question: ["Q", "what is decided, box_ball if not given: ball_ball, box_box, box_segment, box_moving_ball, box_point, segment_ball, segment_segment, "
    + "capsule_ball, capsule_capsule, polygon_ball, polygon_point, polygon_segment or polygon_polygon"],
  form: ["F", "how the first shape is stored; without it a list of the forms is printed"],
  scalar: ["S", "f32, f64 or i32, the type of every number; f64. Of f32 each number is a float held in a double, of i32 a whole number of 32 bits"],
  dim: ["D", "2 or 3; by default 2, or 3 for forms that are 3-D only"],
};
