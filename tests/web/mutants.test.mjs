// SPDX-License-Identifier: MIT
// The mutants as the core has them in WebAssembly, checked there, against the native command on the same mutants: the same document. The
// first mutant of each question and orientation has a full check; of the others one in eight as many cases as find every mutant
// (docs/choose-a-level.md). Functions in JavaScript are the affair of same_documents.test.mjs.
//   TANGENCY_BINARY=... TANGENCY_BUILT_IN=check_built_in.so TANGENCY_PACKAGE=FOLDER/node_modules/tangency node --test mutants.test.mjs
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";

const { TANGENCY_BINARY: binary, TANGENCY_BUILT_IN: plugin, TANGENCY_PACKAGE: folder } = process.env;
const { core } = await import(pathToFileURL(join(folder, "node.mjs")).href);
const reports = mkdtempSync(join(tmpdir(), "tangency-"));
after(() => rmSync(reports, { recursive: true }));

const mutants = core().ask("lists", { subjects: true }).subjects.filter(({ kind }) => kind === "mutant");

const enough = 2000;
const groupOf = ({ question, form }) => `${question} ${/_(axis|quaternion|radians|degrees)$/.exec(form)?.[1]}`;
const firsts = new Map([...mutants].reverse().map((mutant) => [groupOf(mutant), mutant]));
const isFirst = (mutant) => firsts.get(groupOf(mutant)) === mutant;
function requestOf(mutant) {
  const { question, form, scalar, dim, contract } = mutant;
  return { question, form, scalar, dim, contract, require: "exact", ...(isFirst(mutant) ? {} : { cases: enough }) };
}

// The native check of a mutant, while this thread goes on.
function native(mutant) {
  const { name } = mutant, json = join(reports, `${name}.json`), asked = { ...requestOf(mutant), json };
  const words = Object.entries(asked).flatMap(([option, value]) => [`--${option}`, String(value)]);
  return new Promise((resolve, reject) =>
    execFile(binary, ["check", "--plugin", plugin, ...words], { env: { ...process.env, SUBJECT: name } }, (error, stdout, stderr) => {
      if (error && error.code !== 1) reject(new Error(stderr));
      else resolve(JSON.parse(readFileSync(json, "utf8")));
    }));
}

const functionName = ({ question, form, scalar, dim }) => `tangency${dim === 2 ? "" : dim}_${question === "box_ball" ? "" : `${question}_`}${form}_${scalar}`;

// How the check is run again and what a function is called is for each to say.
const alike = (line) => line.replace(/^( *(?:after )?)\w+\(/, "$1f(");
const comparable = (document) => ({
  ...document, seconds: 0, again: null, causes: document.causes.map(({ sentence, lines }) => ({ sentence, lines: lines.map(alike) })),
});
const found = ({ verdict, level, ended_by, cases }) => ({ verdict, level, ended_by, cases });

// Who takes a sine or a hypot, whose last bits differ between C libraries.
const asksTheLibrary = ({ name, form }) => /_(radians|degrees|axis|quaternion)$|^(center_radius|ends_radius)$/.test(form) || /bounding_balls/.test(name);
// Two processes of the command remember apart what one thread remembers together.
const remembers = ({ name }) => /alternates_at|caches_far|call_wrong|sticks_once|remember|keeps_/.test(name);

for (const mutant of mutants.filter((mutant, place) => isFirst(mutant) || place % 8 === 0))
  test(`${mutant.name} (${mutant.form} ${mutant.scalar} ${mutant.dim}-D) in the core gets the document of the native command`, { skip: remembers(mutant) && "it remembers" }, async () => {
    const there = native(mutant);
    const here = core().ask("check", { ...requestOf(mutant), built_in: mutant.name, subject: plugin, function: functionName(mutant) });
    assert.ok(here.properties.some(({ violations }) => violations > 0));
    const of = asksTheLibrary(mutant) ? found : comparable;
    assert.deepEqual(of(here), of(await there));
  });
