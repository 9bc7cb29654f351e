// SPDX-License-Identifier: MIT
// Tangency for Node: check(fn, options), classify(row, options), inputs(options), refutation(case).
import { BadRequest, hostOf, numberText } from "./core.mjs";
import { core } from "./node.mjs";
import { oddParameters, read } from "./options.mjs";
import { nameFor } from "./replies.mjs";
import { Report, requestOf } from "./report.mjs";

export { refutation } from "./certificates.mjs";
export { BadRequest, Report };

/**
 * Puts a function of numbers on trial, in the order of the form's numbers. It is called directly, so one that never
 * ends is never stopped: the command `tangency check` stops it.
 */
export async function check(fn, options = {}) {
  if (typeof fn !== "function") throw new TypeError("check needs a function of numbers, such as (x, y, w, h, px, py, r) => boolean");
  const { answer: kind, name = fn.name || nameFor(kind, "hits") } = read("check", options);
  const ask = (verb, request, host) => core().ask(verb, request, host);
  const document = ask("check", requestOf(options, name), hostOf(fn, { name, kind, progress: options.onProgress }));
  return new Report(document, (request) => ask("render", request));
}

/** Throws an Error whose message is the report unless the function holds what is required. */
export async function assertHolds(fn, options = {}) {
  const report = await check(fn, options);
  if (report.holds) return report;
  const odd = oddParameters(core(), options, fn, report.document.function);
  throw Object.assign(new Error(odd ? `${report.text}${odd}\n` : report.text), { name: "TangencyError", report });
}

/** The exact verdict on a row of numbers, in the order of the form; numbers may be texts, such as "0x1.8p+1". */
export function classify(row, options = {}) {
  const { question = "box_ball", form, scalar = "f64", dim, answer, certificate = false } = read("classify", options);
  if (row === null || row === undefined || typeof row[Symbol.iterator] !== "function" || typeof row === "string")
    throw new BadRequest("classify takes a row of numbers, such as [0, 0, 4, 2, 7, 6, 5]");
  const numbers = Array.from(row, (number) => (typeof number === "string" ? number : numberText(number)));
  return core().ask("classify", { question, form, scalar, dim, answer, numbers, certificate: Boolean(certificate) });
}

/** Drawn rows of one kind with their verdicts, the same for the same seed. */
export function inputs(options = {}) {
  const { question = "box_ball", form, scalar = "f64", dim, kind = "near_tie", count = 100, seed = 1, domain } = read("inputs", options);
  const { rows, verdicts } = core().ask("rows", { verb: "inputs", question, form, scalar, dim, kind, count, seed, domain });
  return rows.map((row, place) => ({ row, verdict: verdicts[place] }));
}

/** The questions with their forms and the names of their numbers, scalars, levels and properties. */
export function lists() {
  return core().ask("lists");
}
