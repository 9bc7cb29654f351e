// SPDX-License-Identifier: MIT
// The check of the npm package on mutants written in JavaScript, against the native command on the same mutants in C++: the same level, the
// same counterexamples, the same document. What is not written in JavaScript runs in the core as it is compiled there; of questions of which
// none is written every fourth does. The first mutant of each question and orientation has a full check, the others as many cases as find every
// mutant (docs/choose-a-level.md).
// TANGENCY_HALF=0 or 1 tries every other one; without it, all.
//   TANGENCY_BINARY=... TANGENCY_BUILT_IN=check_built_in.so TANGENCY_PACKAGE=FOLDER/node_modules/tangency node --test mutants.test.mjs
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";

import { mutantOf, names } from "./mutants/all.mjs";

const { TANGENCY_BINARY: binary, TANGENCY_BUILT_IN: plugin, TANGENCY_PACKAGE: folder } = process.env;
const inPackage = (file) => import(pathToFileURL(join(folder, file)).href);
const { check } = await inPackage("index.mjs"), { core } = await inPackage("node.mjs");
const reports = mkdtempSync(join(tmpdir(), "tangency-"));
after(() => rmSync(reports, { recursive: true }));

const mutants = core().ask("lists", { subjects: true }).subjects.filter(({ kind }) => kind === "mutant");
const left = mutants.filter((mutant) => mutantOf(mutant) === null);

const enough = 2000;
const groupOf = ({ question, form }) => `${question} ${/_(axis|quaternion|radians|degrees)$/.exec(form)?.[1]}`;
const firsts = new Map([...mutants].reverse().map((mutant) => [groupOf(mutant), mutant]));
function requestOf(mutant) {
  const { question, form, scalar, dim, contract } = mutant;
  return { question, form, scalar, dim, contract, require: "exact", ...(firsts.get(groupOf(mutant)) === mutant ? {} : { cases: enough }) };
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

// How many wrong answers are those of the known bug depends, where methods take a sine or a hypot, on what these get wrong in the core's
// own C library.
const comparable = ({ name, form }, document) => {
  const bug = document.looks_like;
  const takesRoots = /_(radians|degrees|axis|quaternion)$|^center_radius$/.test(form) || /bounding_balls/.test(name);
  // How the check is run again and what a function is called is for each to say.
  const alike = (line) => line.replace(/^( *(?:after )?)\w+\(/, "$1f(").replace(takesRoots ? /; it gives (\d+% of )?the same wrong answers$/ : "", "");
  const causes = document.causes.map(({ sentence, lines }) => ({ sentence, lines: lines.map(alike) }));
  return { ...document, seconds: 0, again: null, causes, looks_like: bug && takesRoots ? bug.mutant : bug };
};
const found = ({ verdict, level, ended_by, cases }) => ({ verdict, level, ended_by, cases });

// Whose last bits differ between C libraries, and so between the core, the command and JavaScript.
const asksForSine = ({ name, form }) => /_(radians|degrees)$/.test(form) || /angle_not_doubled/.test(name);
// Two processes of the command remember apart what one thread remembers together.
const remembers = ({ name }) => /alternates_at|caches_far|call_wrong|remembers_answer|sticks_once|keeps_the_(first_turn|turn_for)|remember_(the|axis)|keeps_entry|keeps_radius/.test(name);

const written = new Set(mutants.filter((mutant) => mutantOf(mutant) !== null).map(groupOf));
const isOfWritten = (mutant) => written.has(groupOf(mutant));

test("of a question of which one mutant is written in JavaScript all are but those that ask for a sine or remember", (t) => {
  t.diagnostic(`${mutants.length - left.length} of ${mutants.length} mutants are written in JavaScript`);
  assert.deepEqual(names.filter((name) => !mutants.some((mutant) => mutant.name === name)), []);
  assert.deepEqual(left.filter((mutant) => isOfWritten(mutant) && !asksForSine(mutant) && !remembers(mutant)).map(({ name }) => name), []);
});

const half = process.env.TANGENCY_HALF;
const chosen = [...mutants.filter(isOfWritten), ...mutants.filter((mutant) => !isOfWritten(mutant)).filter((mutant, place) => place % 4 === 0)];
const tried = half === undefined ? chosen : chosen.filter((mutant, place) => place % 2 === Number(half));
for (const mutant of tried) {
  const fn = mutantOf(mutant);
  const title = `${mutant.name} (${mutant.form} ${mutant.scalar} ${mutant.dim}-D)`;
  if (fn)
    test(`${title} in JavaScript gets the document of the native command`, async () => {
      const there = native(mutant);
      const { document } = await check(fn, { ...requestOf(mutant), name: functionName(mutant), subject: plugin });
      assert.ok(document.properties.some(({ violations }) => violations > 0));
      assert.deepEqual(comparable(mutant, document), comparable(mutant, await there));
    });
  else
    test(`${title} in the core ends as in the native command`, { skip: remembers(mutant) && "it remembers" }, async () => {
      const there = native(mutant);
      const here = core().ask("check", { ...requestOf(mutant), built_in: mutant.name, subject: plugin, function: functionName(mutant) });
      assert.deepEqual(found(here), found(await there));
    });
}
