// SPDX-License-Identifier: MIT
// The core in WebAssembly against the native command: the same document, byte for byte but for the seconds.
//   TANGENCY_BINARY=... TANGENCY_CORE=core.wasm [TANGENCY_BUILT_IN=libcheck_built_in.so] node --test same_documents.test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

import { Core, hostOf } from "../../web/npm/core.mjs";
import { functions } from "./functions.mjs";

const { TANGENCY_BINARY: binary, TANGENCY_CORE: wasm, TANGENCY_BUILT_IN: plugin } = process.env;
const core = new Core(new WebAssembly.Module(readFileSync(wasm)));
const folder = mkdtempSync(join(tmpdir(), "tangency-"));
after(() => rmSync(folder, { recursive: true }));

function native(words, environment = {}) {
  const json = join(folder, "report.json");
  const run = spawnSync(binary, ["check", ...words, "--json", json], { encoding: "utf8", env: { ...process.env, ...environment } });
  assert.ok(run.status === 0 || run.status === 1, run.stderr);
  return JSON.parse(readFileSync(json, "utf8"));
}

const signatureWords = ({ question = "box_ball", form, scalar = "f64", dim, contract = "auto" }) => [
  ...["--question", question, "--form", form, "--scalar", scalar, "--contract", contract], ...(dim ? ["--dim", String(dim)] : []),
];

function assertSame(here, there) {
  assert.ok(there.cases > 0);
  assert.deepEqual({ ...here, seconds: 0 }, { ...there, seconds: 0 });
}

for (const [name, each] of Object.entries(functions))
  test(`${name} in WebAssembly gets the document that the native command writes`, () => {
    const command = `${process.execPath} ${fileURLToPath(new URL("functions.mjs", import.meta.url))} ${name}`;
    const there = native(["--command", command, ...signatureWords(each)]);
    assert.equal(there.verdict, each.expect);
    const { question, form, scalar, dim } = each;
    assertSame(core.ask("check", { question, form, scalar, dim, contract: "auto", subject: command }, hostOf(each.fn)), there);
  });

// Two processes remember apart what one core remembers together.
const remembers = /alternates|caches|call_wrong|remembers|squared_twice|sticks/;
// Where a box is rotated, mutants take sines and roots from the C library, whose last bits differ between two of them: no
// subjects of the same arithmetic, but of the same defect.
const takesFromLibrary = ({ form }) => /_(radians|degrees|axis|quaternion)$/.test(form);
if (plugin) {
  // The plugin exports functions of a ball and a box.
  const mutants = core.ask("lists", { subjects: true }).subjects.filter(({ kind, question }) => kind === "mutant" && question === "box_ball");
  test("there are mutants to try", () => assert.ok(mutants.length > 100));
  for (const mutant of mutants)
    test(`${mutant.name} (${mutant.form} ${mutant.scalar} ${mutant.dim}-D) gets the same document`, { skip: remembers.test(mutant.name) }, () => {
      const there = native(["--plugin", plugin, ...signatureWords(mutant), "--require", "exact"], { SUBJECT: mutant.name });
      const { form, scalar, dim, contract } = mutant;
      const request = { form, scalar, dim, contract, require: "exact", built_in: mutant.name, subject: plugin, function: there.function };
      const here = core.ask("check", request);
      if (!takesFromLibrary(mutant)) return assertSame(here, there);
      const found = ({ verdict, level, ended_by, cases }) => ({ verdict, level, ended_by, cases });
      assert.deepEqual(found(here), found(there));
    });
}
