// SPDX-License-Identifier: MIT
// The stored cases as the package carries them: a compressed file for each signature.
import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const folder = new URL("vectors/", import.meta.url);
const ending = ".json.gz";

/** The names of the files, such as "corner_size-f64-2d". */
export function names() {
  return readdirSync(folder).filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length)).sort();
}

/** A file as parsed, each case with its numbers, and as text. */
export function load(name) {
  const text = gunzipSync(readFileSync(new URL(name + ending, folder))).toString("utf8");
  const file = JSON.parse(text);
  for (const each of file.cases) each.numbers = each.bits.map((bits) => numberOfBits(bits, file.scalar));
  return { ...file, name: `${name}.json`, text };
}

/** The number of hex digits; a double holds a float and a whole number without loss. */
export function numberOfBits(bits, scalar) {
  const bytes = Buffer.from(bits, "hex");
  return scalar === "f32" ? bytes.readFloatBE() : scalar === "f64" ? bytes.readDoubleBE() : bytes.readInt32BE();
}

/** The cases of these levels that the host's function answers otherwise than the contract says; or where it failed. */
export function wrongAnswers(file, host, contract, levels) {
  const cases = file.cases.filter((each) => levels.includes(each.level));
  const rows = Float64Array.from(cases.flatMap((each) => each.numbers)), answers = new Uint8Array(cases.length);
  const failure = host.answer(rows, file.fields.length, answers);
  if (failure) return { asked: cases.length, wrong: [], failure: { ...failure, ...cases[failure.place] } };
  return { asked: cases.length, wrong: cases.filter((each, place) => Boolean(answers[place]) !== each[contract]) };
}
