// SPDX-License-Identifier: MIT
// The checker of certificates in BigInt, on the table of true ones and planted lies that those in C++ and Python are held to as well.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { refutation } from "../../clients/web/npm/certificates.mjs";
import { BadRequest } from "../../clients/web/npm/core.mjs";

const table = JSON.parse(readFileSync(new URL("../certificates/cases.json", import.meta.url), "utf8"));

/** What is said, and whether it is bad input. */
function saidOf(stored) {
  try {
    return { said: refutation(stored), isBad: false };
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    return { said: error.message, isBad: true };
  }
}

for (const stored of table.true)
  test(`${stored.name}: proves its verdict and no other`, () => {
    for (const verdict of ["disjoint", "touching", "overlapping"]) {
      const { said } = saidOf({ ...stored, verdict });
      assert.equal(said === "", verdict === stored.verdict, `${verdict}: ${said}`);
    }
  });

for (const { name, of, says, malformed = false, row: _row, ...changed } of table.lies)
  test(`${name}: is refused in a sentence`, () => {
    const stored = structuredClone(table.true.find((each) => each.name === of));
    for (const [field, value] of Object.entries(changed)) (Object.hasOwn(stored, field) ? stored : stored.certificate)[field] = value;
    const { said, isBad } = saidOf(stored);
    assert.ok(said.includes(says), said);
    assert.equal(isBad, malformed, said);
  });

const lines = readFileSync(new URL("../certificates/lines.jsonl", import.meta.url), "utf8").split("\n").filter(Boolean);
const command = fileURLToPath(new URL("../../clients/web/npm/cli.mjs", import.meta.url));
const judge = (input) => spawnSync(process.execPath, [command, "judge", "-"], { input, encoding: "utf8" });

test("the command proves lines of classify --certificate", () => {
  assert.deepEqual(judge(lines.join("\n")).stdout, `${lines.length} certificates prove their verdicts, 0 do not, 0 are none\n`);
  assert.equal(judge(lines.join("\n")).status, 0);
});

test("the command says which line is not proved, and exits 1", () => {
  const { status, stdout } = judge([lines[0], lines[0].replace('"verdict":"touching"', '"verdict":"disjoint"')].join("\n"));
  assert.match(stdout, /^-: line 2: disjoint is not proved: along the normal .* the radius is 5\n1 certificates prove .*, 1 do not, .*\n$/);
  assert.equal(status, 1);
});

for (const [name, from, to, says] of JSON.parse(readFileSync(new URL("../certificates/bad_lines.json", import.meta.url), "utf8")))
  test(`${name}: is one line, and the command exits 2`, () => {
    const { status, stdout } = judge(lines[0].replace(from, to));
    assert.equal(status, 2);
    assert.equal(stdout.trimEnd().split("\n").length, 2);
    assert.ok(stdout.includes(says), stdout);
  });

test("nothing to check is refused", () => {
  const { status, stdout } = judge("");
  assert.equal(status, 2);
  assert.match(stdout, /^no case; /);
});
