// SPDX-License-Identifier: MIT
// `tangency vectors`: the stored cases put to a function, or written out for other programs.
import { hostOf } from "../core.mjs";
import { core } from "../node.mjs";
import { load, names, wrongAnswers } from "../vectors.mjs";
import { moduleFile } from "./check.mjs";
import { functionOf } from "./module.mjs";
import { readWords, Refusal, signatureOptions } from "./words.mjs";

const levels = ["logic", "banded", "full_range", "exact"];

const options = {
  export: ["NAME", "which of the module's exports; default"],
  ...signatureOptions,
  contract: ["C", "what the function promises when the shapes just touch: closed, open, half_open (of points in boxes), or auto, which asks the function; auto"],
  level: ["L", "the level whose cases it must answer: logic, banded, full_range or exact; banded, and of i32 exact"],
};

function oneOf(values, name, words) {
  if (words.includes(values[name])) return values[name];
  throw new Refusal(`vectors: ${values[name] === undefined ? `--${name} is missing` : `unknown --${name} '${values[name]}'`}; give one of ${words.join(", ")}`);
}

function fileOf({ question = "box_ball", form, scalar = "f64", dim }) {
  core().ask("rows", { verb: "vectors", question, form, scalar, dim, count: 0 });
  const wanted = `${question === "box_ball" ? "" : `${question}-`}${form}-${scalar}-`;
  const found = names().filter((name) => name.startsWith(wanted) && (dim === undefined || name === `${wanted}${dim}d`));
  if (found.length === 0) throw new Refusal(`vectors: no stored cases of --form ${form} --scalar ${scalar} in that dimension`);
  return found[0];
}

export async function vectors(words) {
  const read = readWords("vectors", "run FILE --form F [--contract C] [--export NAME] | print --form F | list", options, words);
  if (!read) return 0;
  const { values, positionals: [verb, ...files] } = read;
  if (verb === "list") process.stdout.write(names().map((name) => `${name}\n`).join(""));
  else if (verb === "print") process.stdout.write(load(fileOf(values)).text);
  else if (verb === "run") return run(values, files);
  else throw new Refusal(`vectors: ${verb === undefined ? "a verb is missing" : `unknown verb '${verb}'`}; give one of run, print, list`);
  return 0;
}

async function run(values, files) {
  const file = moduleFile("vectors run", files);
  const asked = oneOf({ contract: "auto", ...values }, "contract", ["closed", "open", "half_open", "auto"]);
  const level = oneOf({ level: values.scalar === "i32" ? "exact" : "banded", ...values }, "level", levels);
  const name = values.export ?? "default";
  const stored = load(fileOf(values));
  const fn = await functionOf(file, name);
  const contracts = ["closed", "open", "half_open"].filter((contract) => stored.cases.some((each) => contract in each));
  if (asked !== "auto" && !contracts.includes(asked)) throw new Refusal(`vectors: ${stored.name} has no ${asked} answers, which box_point alone has; give closed or open`);
  const under = (contract) => ({ contract, ...wrongAnswers(stored, hostOf(fn, { name }), contract, levels.slice(0, levels.indexOf(level) + 1)) });
  const tried = (asked === "auto" ? contracts : [asked]).map(under);
  const failure = tried[0].failure;
  if (failure) throw new Refusal(`${failure.what} at case ${failure.id} (${failure.numbers.join(" ")})`);
  if (tried[0].asked === 0) throw new Refusal(`vectors: no case of ${stored.name} was asked`);
  const { contract, asked: count, wrong } = tried.reduce((best, each) => (each.wrong.length < best.wrong.length ? each : best));
  if (asked === "auto") process.stdout.write(`${stored.name}: tried under the ${contract} contract, which its answers fit best\n`);
  for (const each of wrong)
    process.stdout.write(`${stored.name} ${each.id}: ${stored.fields.map((field, i) => `${field}=${each.numbers[i]}`).join(" ")} => ` +
      `${each[contract] ? "miss, expected hit" : "hit, expected miss"} (${each.verdict}, ${each.region}, gap_sq=${each.gap_sq}, ${contract}) [${each.reasons.join(" ")}]\n`);
  process.stdout.write(`${wrong.length} of ${count} cases wrong: ${wrong.length === 0 ? "PASS" : "FAIL"}\n`);
  return wrong.length === 0 ? 0 : 1;
}
