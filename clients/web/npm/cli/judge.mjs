// SPDX-License-Identifier: MIT
// `tangency judge`: stored cases, or lines of `tangency classify --certificate`, checked by their certificates.
import { readFileSync } from "node:fs";

import { refutation } from "../certificates.mjs";
import { BadRequest } from "../core.mjs";
import { load, names, numberOfBits } from "../vectors.mjs";
import { readWords } from "./words.mjs";

const digits = { f32: 8, f64: 16, i32: 8 };

/** The cases of a file of vectors, or of lines, each as a name and a function that gives what is checked or throws. */
function casesOf(text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    file = null; // lines, or nothing that can be read; each line says so
  }
  if (Array.isArray(file?.cases)) {
    const { question, form, scalar, dim } = file;
    return file.cases.map((each, place) => [each?.id ?? place + 1, () => ({ ...each, question, form, scalar, dim })]);
  }
  return text.split("\n").flatMap((line, place) => line === "" ? [] : [[`line ${place + 1}`, () => {
    const each = JSON.parse(line);
    return { ...each, bits: Object.values(each.numbers).map(({ bits }) => bits.replace(/^0x/, "")) };
  }]]);
}

function check(name, text) {
  const counts = { proved: 0, refuted: 0, bad: 0 };
  if (text.trim() !== "" && !text.includes('"certificate"'))
    throw new BadRequest("holds no certificate; classify gives them with --certificate, and stored cases have them from version 1.9.0 on");
  for (const [place, read] of casesOf(text)) {
    let why, as;
    try {
      const each = read();
      if (!Object.hasOwn(digits, each.scalar)) throw new BadRequest(`there is no scalar ${JSON.stringify(each.scalar)}; f32, f64 and i32 are`);
      const wrong = each.bits.find((bits) => !RegExp(`^[0-9a-f]{${digits[each.scalar]}}$`, "i").test(bits));
      if (wrong !== undefined) throw new BadRequest(`${JSON.stringify(wrong)} is not ${digits[each.scalar]} hex digits`);
      if (each.certificate === undefined) throw new BadRequest("has no certificate (classify needs --certificate)");
      why = refutation({ ...each, numbers: each.bits.map((bits) => numberOfBits(bits, each.scalar)) });
      as = why ? "refuted" : "proved";
      if (why) why = `${each.verdict} is not proved: ${why}`;
    } catch (error) {
      if (![BadRequest, SyntaxError, TypeError, RangeError].some((kind) => error instanceof kind)) throw error;
      as = "bad";
      why = error instanceof BadRequest ? error.message : "cannot be read";
    }
    ++counts[as];
    if (why) process.stdout.write(`${name}: ${place}: ${why}\n`);
  }
  return counts;
}

export async function judge(words) {
  const read = readWords("judge", "[FILE...]   - is standard input; without FILE the package's own stored cases", {}, words);
  if (!read) return 0;
  const { positionals: files } = read, totals = { proved: 0, refuted: 0, bad: 0 };
  const texts = files.length === 0 ? names().map((name) => [`${name}.json`, () => load(name).text])
    : files.map((file) => [file, () => readFileSync(file === "-" ? 0 : file, "utf8")]);
  for (const [name, text] of texts) {
    let counts;
    try {
      counts = check(name, text());
    } catch (error) {
      if (!(error instanceof BadRequest) && error.code === undefined) throw error;
      process.stdout.write(`${name}: ${error instanceof BadRequest ? error.message : `cannot be read: ${error.code}`}\n`);
      counts = { proved: 0, refuted: 0, bad: 1 };
    }
    for (const key of Object.keys(totals)) totals[key] += counts[key];
  }
  const { proved, refuted, bad } = totals;
  if (proved + refuted + bad === 0) {
    process.stdout.write("no case; give files of vectors, or lines of tangency classify --certificate\n");
    return 2;
  }
  process.stdout.write(`${proved} certificates prove their verdicts, ${refuted} do not, ${bad} are none\n`);
  return bad > 0 ? 2 : refuted > 0 ? 1 : 0;
}
