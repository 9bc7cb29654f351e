// SPDX-License-Identifier: MIT
// The npm package from outside: run by npm_test.sh in a folder where it is installed and nothing of the repository is.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

import fc from "fast-check";
import { assertHolds, BadRequest, check, classify, inputs, lists, refutation } from "tangency";
import { row } from "tangency/fast-check";

import { hits, hitsBounds } from "./collide.mjs";

const form = "corner_size";
const manifest = JSON.parse(readFileSync("node_modules/tangency/package.json", "utf8"));

function tangency(words, input = "", environment = {}) {
  const env = { ...process.env, GITHUB_ACTIONS: "", ...environment };
  const { status, stdout, stderr } = spawnSync("npx", ["tangency", ...words], { encoding: "utf8", input, env });
  return { status, stdout, stderr: stderr.replace(/^npm warn.*\n/gm, "") };
}

const isClosed = (words) => ["--form", form, "--contract", "closed", ...words];

writeFileSync("bad.mjs", `
import { hits } from "./collide.mjs";
export function endless(x, y, w, h, px, py, r) { while (w > 3 && r > 2) {} return hits(x, y, w, h, px, py, r); }
export function throws(x, y, w, h, px, py, r) { if (h > 5) throw new TypeError("too high"); return hits(x, y, w, h, px, py, r); }
export function leaves(x, y, w, h, px, py, r) { if (h > 5) process.exit(7); return hits(x, y, w, h, px, py, r); }
export const promises = async (...row) => hits(...row);
const nearest = (x, y, w, h, px, py) => [Math.max(x, Math.min(px, x + w)), Math.max(y, Math.min(py, y + h))];
export function distance(...row) { return Math.max(Math.hypot(...nearest(...row).map((each, i) => each - row[4 + i])) - row[6], 0); }
export function far(...row) { return distance(...row) + row[6]; }
export function endlessDistance(x, y, w, h, px, py, r) { while (w > 3 && r > 2) {} return distance(x, y, w, h, px, py, r); }
export const number = 3;
export default hits;
`);
writeFileSync("slow.mjs", "while (true) {}\n");
writeFileSync("typo.mjs", "export const hits = (;\n");
writeFileSync("common.cjs", "exports.hits = (x, y, w, h, px, py, r) => (px - Math.max(x, Math.min(px, x + w))) ** 2 + (py - Math.max(y, Math.min(py, y + h))) ** 2 <= r * r;\n");

test("it has no dependency and no install script", () => {
  assert.equal(manifest.dependencies, undefined);
  assert.equal(manifest.scripts, undefined);
  assert.equal(manifest.peerDependenciesMeta["fast-check"].optional, true);
});

test("a right function holds, and its report says so", async () => {
  const report = await check(hits, { form, cases: 50_000 });
  assert.equal(report.verdict, "holds");
  assert.equal(report.level, "banded");
  assert.equal(report.contractFound, "closed");
  assert.match(report.text, /tangency: check holds banded/);
  assert.match(report.junit, /<testsuite /);
  assert.match(report.html, /<html/);
});

test("GitHub gets an annotation of what fails, and a summary", () => {
  const github = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: "summary.md" };
  const told = (name) => tangency(["check", "collide.mjs", "--export", name, "--cases", "2000", ...isClosed([])], "", github).stdout;
  assert.match(told("hitsBounds"), /^::error title=tangency::WRONG  closed, 2-D, double: a .*%0A  hitsBounds\(.*%0Atangency: check FAILED .*\nWRONG  /);
  assert.doesNotMatch(told("hits"), /::error/);
  assert.match(readFileSync("summary.md", "utf8"), /^### WRONG  closed, .*\n### right on /s);
});

test("a wrong function fails with a counterexample that is wrong indeed", async () => {
  const report = await check(hitsBounds, { form, cases: 50_000 });
  assert.equal(report.verdict, "failed");
  assert.equal(typeof report.counterexamples[0].what, "string");
  const [first] = report.counterexamples[0].cases;
  const numbers = Object.values(first.bits);
  const { verdict } = classify(numbers, { form });
  const row = Object.values(first.decimal).map(Number);
  assert.notEqual(hitsBounds(...row), verdict !== "disjoint");
  await assert.rejects(assertHolds(hitsBounds, { form, cases: 5000 }), /tangency: check FAILED/);
});

test("a function of numbers is told by how much it is off, in the sentences of the native command", async () => {
  const { distance, far } = await import("./bad.mjs");
  assert.equal((await check(distance, { form, answer: "distance", cases: 5000 })).verdict, "holds");
  const report = await check(far, { form, answer: "distance", cases: 5000 });
  assert.match(report.sentence, /^WRONG  2-D, double: a distance other than 0, too large by 1 where the circle overlaps the rectangle with its centre inside$/);
  const [shown] = report.counterexamples[0].cases;
  assert.equal(shown.answer, String(far(...Object.values(shown.decimal).map(Number))));
  await assert.rejects(assertHolds(far, { form, answer: "distance", cases: 1000 }), /far\(.*\)  answered .*; right is /);
});

test("a vector is a list or an object, and what is neither is told", async () => {
  const nearest = (x, y, w, h, px, py) => [Math.max(x, Math.min(px, x + w)), Math.max(y, Math.min(py, y + h))];
  const holds = async (vector) => (await check((...row) => vector(nearest(...row)), { form, answer: "nearest", cases: 1000 })).holds;
  for (const vector of [(list) => list, ([x, y]) => ({ x, y, z: 3 }), (list) => Float64Array.from(list)]) assert.ok(await holds(vector));
  const odd = [[undefined, "undefined"], [null, "null"], [[1, 2, 3], "[1, 2, 3]"], [[1, "2"], '[1, "2"]'], [{ a: 1 }, "{ a }"], [5, "5"]];
  for (const [returned, text] of odd) {
    const report = await check((...row) => (row[0] > 1 ? returned : nearest(...row)), { form, answer: "nearest", name: "near", cases: 1000 });
    assert.equal(report.verdict, "failed");
    assert.ok(report.text.includes(`near returned ${text}; a nearest point is 2 numbers, [x, y] or { x, y }`), report.text);
  }
  const word = await check(() => "apart", { form, answer: "verdict", name: "side", cases: 1000 });
  assert.match(word.text, /side returned "apart"; a verdict is disjoint, touching or overlapping, or -1, 0 or 1\n/);
  const never = await check(() => NaN, { form, answer: "distance", cases: 1000 });
  assert.match(never.sentence, /nan, which is no answer/);
});

test("a function that throws is blamed with the smallest input", async () => {
  const { throws } = await import("./bad.mjs");
  const report = await check(throws, { form, cases: 20_000 });
  assert.equal(report.verdict, "cannot_run");
  assert.match(report.text, /throws threw TypeError: too high/);
  assert.equal(report.counterexamples[0].cases[0].decimal.h, "6");
});

test("whatever a function throws is text in the end", async () => {
  const odd = [() => { throw "\u{1f4a5}".repeat(600) + "\u{1f4a5}".slice(0, 1); }, () => { throw null; }, () => { throw { toString: () => { throw 1; } }; }];
  for (const fn of odd) assert.equal((await check(fn, { form, cases: 500 })).verdict, "cannot_run");
});

test("what looks like another mistake is named", async () => {
  const forgets = await check((x) => { x + 1; }, { form, name: "forgets" });
  assert.match(forgets.text, /forgets returned undefined for each of the first 5000 inputs; return true or false/);
  await assert.rejects(assertHolds((box, ball) => box.x < ball.x, { form, name: "meet", cases: 1000 }), /meet declares 2 parameters, and is called with the 7 numbers of corner_size: x, y, w, h, px, py, r/);
});

test("a certificate proves its verdict or is refused in a sentence", () => {
  const certificate = { first: ["4", "2"], second: ["7", "6"], normal: ["3", "4"], radii: "5" };
  const certified = { form, numbers: [0, 0, 4, 2, 7, 6, 5], verdict: "touching", certificate };
  assert.equal(refutation(certified), "");
  for (const numbers of [[0, 0, 4, 2, 7, 6, 5], [0, 0, 4, 2, 7, 6, 4], [0, 0, 4, 2, 5, 1, 1.5]]) {
    const { verdict, certificate: found } = classify(numbers, { form, certificate: true });
    assert.equal(refutation({ form, numbers, verdict, certificate: found }), "");
  }
  assert.equal("certificate" in classify(certified.numbers, { form }), false);
  assert.equal(refutation({ ...certified, verdict: "overlapping" }), "the points are 5 apart, the radius is 5");
  assert.throws(() => refutation({ ...certified, form: "corner_sizes" }), BadRequest);
});

test("require() brings the same", () => {
  writeFileSync("required.cjs", `
    const { BadRequest, check, classify, refutation } = require("tangency"), { row } = require("tangency/fast-check"), assert = require("node:assert/strict");
    const hits = (x, y, w, h, px, py, r) => (px - Math.max(x, Math.min(px, x + w))) ** 2 + (py - Math.max(y, Math.min(py, y + h))) ** 2 <= r * r;
    assert.equal(classify([0, 0, 4, 2, 7, 6, 5], { form: "corner_size" }).verdict, "touching");
    assert.throws(() => row({ form: "corner" }), BadRequest);
    check(hits, { form: "corner_size", cases: 5000 }).then(({ verdict }) => assert.equal(verdict, "holds"));
  `);
  const { status, stderr } = spawnSync(process.execPath, ["required.cjs"], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
});

test("a slow function is not one that hangs", () => {
  // A right one: the known bug that a wrong one looks like is looked for on thousands of inputs more.
  writeFileSync("late.mjs", `import { hits } from "./collide.mjs";\nexport default (...row) => { const end = Date.now() + 12; while (Date.now() < end); return hits(...row); };\n`);
  const { stdout } = tangency(["check", "late.mjs", "--silence", "1", ...isClosed(["--cases", "500", "--seconds", "6"])]);
  assert.doesNotMatch(stdout, /gave no answer/);
});

test("a wrong option is one line", async () => {
  await assert.rejects(check(hits, { form: "corner" }), BadRequest);
  await assert.rejects(check(hits, { form, question: "box_moon" }), /unknown --question 'box_moon'/);
  await assert.rejects(check(hits, { form, answer: "depth" }), /unknown --answer 'depth'; give one of bool, verdict, distance/);
  await assert.rejects(check(hits, { form, answer: "time" }), /--answer time is not asked of box_ball corner_size; give one of bool, /);
  await assert.rejects(check(hits, { form, answer: 3 }), /answer must be a word, such as distance, and is 3/);
  await assert.rejects(check(hits, { form, answer: "distance", contract: "auto" }), /leave --contract out/);
  await assert.rejects(check(hits, { form, cases: -1 }), /cases must be a whole number, 1 or more, and is -1/);
  await assert.rejects(check("hits", { form }), TypeError);
  await assert.rejects(check(hits, { form, case: 100 }), /check has no option 'case'; give one of question, form/);
  await assert.rejects(check(hits, { form, cases: 10.5 }), /cases must be a whole number, 1 or more, and is 10.5/);
  await assert.rejects(check(hits, { form, cases: NaN }), /cases must be a whole number, 1 or more, and is NaN/);
  await assert.rejects(check(hits, null), /takes its options as an object/);
  await assert.rejects(check(hits, { form, cases: 100, onProgress: 5 }), /onProgress must be a function/);
  await assert.rejects(check(hits), /check needs --form; give the one whose numbers, in this order, are yours:\n  center_half +cx cy hx hy px py r\n/);
  assert.throws(() => inputs({ form, count: -1 }), /count must be a whole number, 0 or more/);
  assert.throws(() => classify(null, { form }), /takes a row of numbers/);
  assert.throws(() => classify([1, 2, 3], { form }), /takes 7 numbers/);
  assert.throws(() => classify([0, 0, -1, 1, 2, 2, 1], { form }), /w is negative/);
});

test("classify is exact", () => {
  assert.equal(classify([0, 0, 4, 2, 7, 6, 5], { form }).verdict, "touching");
  assert.equal(classify([0, 0, 4, 2, 7, 6, "0x1.3ffffffffffffp+2"], { form }).verdict, "disjoint");
  assert.equal(classify([0, 0, 1, 1, 45, 2, 0, 1], { form: "center_half_degrees" }).gap_sq, "5 - 4*sqrt(2)");
  assert.equal(classify([-0, 0, 0, 0, 0, 0, 0], { form }).numbers.x.decimal, "-0");
  assert.deepEqual(classify([0, 0, 1, 1, 2, 2, 1], { form, answer: "distance" }).answer, { kind: "distance", nearest: ["0.41421356237309503"], exact: ["-1 + sqrt(2)"], unique: true });
});

test("drawn inputs repeat, and are of their kind", () => {
  const ties = inputs({ form, kind: "tie", count: 50, seed: 3 });
  assert.deepEqual(ties, inputs({ form, kind: "tie", count: 60, seed: 3 }).slice(0, 50));
  assert.ok(ties.every(({ row: numbers, verdict }) => verdict === "touching" && classify(numbers, { form }).verdict === verdict));
});

test("there is a question with forms that name their numbers", () => {
  const { questions, version } = lists();
  assert.equal(version, manifest.version);
  assert.deepEqual(questions[0].forms.find(({ name }) => name === form).fields["2"], ["x", "y", "w", "h", "px", "py", "r"]);
});

test("arbitraries find the bounding box wrong and shrink what they found", () => {
  const agrees = (numbers) => hitsBounds(...numbers) === hits(...numbers);
  const { failed, counterexample } = fc.check(fc.property(row({ form, kind: "lattice" }), agrees), { seed: 1, numRuns: 2000 });
  assert.equal(failed, true);
  assert.ok(counterexample[0].every((number) => Math.abs(number) <= 8), `${counterexample}`);
  assert.throws(() => row({ form: "corner" }), BadRequest);
});

test("the command checks an export", () => {
  const right = tangency(["check", "./collide.mjs", "--export", "hits", "--form", form, "--contract", "auto", "--cases", "20000"]);
  assert.equal(right.status, 0, right.stderr);
  assert.match(right.stdout, /tangency: check holds banded: \.\/collide\.mjs#hits/);
  const wrong = tangency(["check", "collide.mjs", "--export", "hitsBounds", ...isClosed(["--cases", "20000", "--json", "report.json", "--junit", "report.xml"])]);
  assert.equal(wrong.status, 1);
  assert.match(wrong.stdout, /hitsBounds\(/);
  assert.equal(JSON.parse(readFileSync("report.json", "utf8")).verdict, "failed");
  assert.match(readFileSync("report.xml", "utf8"), /<failure/);
  assert.equal(tangency(["check", "bad.mjs", "--export", "distance", "--answer", "distance", "--form", form, "--cases", "5000"]).status, 0);
  const far = tangency(["check", "bad.mjs", "--export", "far", "--answer", "distance", "--form", form, "--cases", "5000"]);
  assert.equal(far.status, 1);
  assert.match(far.stdout, /a distance other than 0, too large by 1 .*again: npx tangency check bad.mjs --export far --answer distance /s);
  assert.equal(tangency(["check", "common.cjs", "--export", "hits", ...isClosed(["--cases", "5000"])]).status, 0);
  assert.equal(tangency(["check", "bad.mjs", ...isClosed(["--cases", "5000", "--margin", "-0.5..0.5"])]).status, 0);
});

for (const [name, words] of [["endless", []], ["endlessDistance", ["--answer", "distance"]]])
  test(`the command stops the function ${name} and names the input`, () => {
    const { status, stdout } = tangency(["check", "bad.mjs", "--export", name, "--silence", "1", ...isClosed(words)]);
    assert.equal(status, 2);
    assert.ok(stdout.includes(`${name} gave no answer for 1 s`), stdout);
    // An input that it hangs on indeed; how small depends on how busy the machine is.
    const row = new RegExp(`${name}\\((.*?)\\)`).exec(stdout)[1].split(", ").map(Number);
    assert.ok(row[2] > 3 && row[6] > 2 && row.includes(0), stdout);
  });

test("the command blames what throws, ends its thread, or promises", () => {
  const of = (name) => tangency(["check", "bad.mjs", "--export", name, ...isClosed(["--cases", "5000"])]);
  for (const [name, message] of [["throws", /threw TypeError: too high/], ["leaves", /ended its thread with status 7/], ["promises", /returned a promise/]]) {
    const { status, stdout } = of(name);
    assert.equal(status, 2);
    assert.match(stdout, message);
  }
});

test("bad usage is one line and exit 2", () => {
  const lines = [
    [["trial"], /unknown verb 'trial'; give one of check, classify, judge, vectors/],
    [["check"], /check needs one FILE/],
    [["check", "none.mjs", ...isClosed([])], /there is no file 'none.mjs'/],
    [["check", "collide.mjs", ...isClosed([])], /has no export 'default'; give --export hits or --export hitsBounds/],
    [["check", "bad.mjs", "--export", "number", ...isClosed([])], /exports 'number', which is no function/],
    [["check", "typo.mjs", "--export", "hits", ...isClosed([])], /cannot load 'typo.mjs': SyntaxError/],
    [["check", "slow.mjs", "--startup", "1", ...isClosed([])], /did not load within 1 s/],
    [["check", "collide.mjs", "--export", "hits"], /check needs --form; give the one whose numbers/],
    [["check", "collide.mjs", "--export", "hits", ...isClosed(["--cases", "x"])], /--cases 'x' is no whole number from 1 up/],
    [["check", "collide.mjs", "--colour", "x"], /Unknown option '--colour'/],
    [["check", "collide.mjs", "--export", "hits", ...isClosed(["--answer", "depth"])], /unknown --answer 'depth'; give one of bool, verdict, distance/],
    [["check", "collide.mjs", "--export", "hits", ...isClosed(["--answer", "time"])], /--answer time is not asked of box_ball corner_size; give one of bool, /],
    [["check", "collide.mjs", "--export", "hits", ...isClosed(["--answer", "pairs"])], /--answer pairs is asked by the command alone/],
    [["classify"], /needs --form; give the one whose numbers/],
    [["classify", "--form", form, "--answer", "time", "1"], /--answer time is not asked of box_ball corner_size/],
    [["classify", "--form", form, "1", "2"], /takes 7 numbers in 2-D/],
    [["vectors"], /a verb is missing; give one of run, print, list/],
    [["vectors", "run", "collide.mjs", "--export", "hits", "--form", form, "--contract", "both"], /unknown --contract 'both'; give one of closed, open, half_open, auto/],
  ];
  for (const [words, message] of lines) {
    const { status, stdout, stderr } = tangency(words);
    assert.equal(status, 2, words.join(" "));
    assert.equal(stdout, "");
    assert.match(stderr, message);
    assert.match(stderr, /^tangency: [^\n]*\n(  [a-z_]+ +[a-z ]+\n)*$/); // a missing form lists them
  }
});

test("classify answers a row and a pipe as the native command does", () => {
  const native = (words, input) => spawnSync(process.env.TANGENCY_BINARY, ["classify", "--scalar", "f64", ...words], { encoding: "utf8", input });
  for (const [words, input] of [
    [["--form", form, "0", "0", "4", "2", "-7", "-6", "5"], ""],
    [["--form", form, "--json", "--", "-1", "0", "4", "2", "7", "6", "0x1.4p+2"], ""],
    [["--form", form, "--answer", "mtv"], "0 0 4 2 1 1 1\n0 0 4 2 5 3 2"],
    [["--form", "center_half_radians", "--", "0", "0", "1", "1", "0.5", "2", "0", "1"], ""],
    [["--form", form], "0 0 4 2 7 6 5\nno\n0 0 4 2 7 6 4.999\r\n\n1e400 0 0 0 0 0 0"],
  ]) {
    const here = tangency(["classify", ...words], input), there = native(words, input);
    assert.deepEqual([here.status, here.stdout], [there.status, there.stdout], words.join(" "));
  }
});

test("stored cases find a wrong function, and a right one right", () => {
  const right = tangency(["vectors", "run", "collide.mjs", "--export", "hits", ...isClosed([])]);
  assert.equal(right.status, 0, right.stdout);
  assert.match(right.stdout, /^0 of \d{3} cases wrong: PASS\n$/);
  const wrong = tangency(["vectors", "run", "collide.mjs", "--export", "hitsBounds", ...isClosed([])]);
  assert.equal(wrong.status, 1);
  assert.match(wrong.stdout, /=> hit, expected miss \(disjoint, corner, .*FAIL\n$/s);
  const unsaid = tangency(["vectors", "run", "collide.mjs", "--export", "hits", "--form", form]);
  assert.equal(unsaid.status, 0, unsaid.stdout);
  assert.match(unsaid.stdout, /tried under the closed contract/);
  const { stderr } = spawnSync("sh", ["-c", `${process.execPath} node_modules/tangency/cli.mjs vectors print --form ${form} | head -1`], { encoding: "utf8" });
  assert.equal(stderr, "", "who reads the first line only is no error");
  assert.match(tangency(["vectors", "list"]).stdout, /^corner_size-f64-2d$/m);
  assert.equal(JSON.parse(tangency(["vectors", "print", "--form", form]).stdout).form, form);
  const polygons = JSON.parse(tangency(["vectors", "print", "--question", "polygon_ball", "--form", "vertices5"]).stdout);
  assert.deepEqual([polygons.question, polygons.form], ["polygon_ball", "vertices5"]);
});

test("help names every option", () => {
  assert.match(tangency(["--help"]).stdout, /usage: tangency VERB/);
  assert.match(tangency(["check", "--help"]).stdout, /--contract C .*auto/);
});
