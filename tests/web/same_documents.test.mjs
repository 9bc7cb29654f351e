// SPDX-License-Identifier: MIT
// The core in WebAssembly against the native command: the same document, byte for byte but for the seconds.
//   TANGENCY_BINARY=... TANGENCY_CORE=core.wasm node --test same_documents.test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

import { Core, hostOf } from "../../clients/web/npm/core.mjs";
import { functions } from "./functions.mjs";

const { TANGENCY_BINARY: binary, TANGENCY_CORE: wasm } = process.env;
const core = new Core(new WebAssembly.Module(readFileSync(wasm)));
const folder = mkdtempSync(join(tmpdir(), "tangency-"));
after(() => rmSync(folder, { recursive: true }));

function native(words) {
  const json = join(folder, "report.json");
  const run = spawnSync(binary, ["check", ...words, "--json", json], { encoding: "utf8" });
  assert.ok(run.status === 0 || run.status === 1, run.stderr);
  return JSON.parse(readFileSync(json, "utf8"));
}

const wordsOf = (request) => Object.entries(request).flatMap(([option, value]) => (value === undefined ? [] : [`--${option}`, String(value)]));

// How the check is run again and how a program is called is for each to say.
function calledAlike(there, command) {
  const alike = (line) => line.replace(/echo (.*?) \| /, (_, numbers) => `${there.function}(${numbers.replaceAll(" ", ", ")})`).replace(command, "");
  const { excess } = there, farthest = excess?.farthest && { ...excess.farthest, case: alike(excess.farthest.case) };
  const causes = there.causes.map(({ sentence, lines }) => ({ sentence, lines: lines.map(alike) }));
  return { ...there, again: null, sentence: alike(there.sentence), excess: excess && { ...excess, farthest }, causes };
}

function assertSame(here, there, command) {
  assert.ok(there.cases > 0);
  assert.deepEqual({ ...here, seconds: 0 }, { ...calledAlike(there, command), seconds: 0 });
}

for (const [name, each] of Object.entries(functions))
  test(`${name} in WebAssembly gets the document that the native command writes`, () => {
    const command = `${process.execPath} ${fileURLToPath(new URL("functions.mjs", import.meta.url))} ${name}`;
    const { question, form, scalar, dim, cases, answer, contract } = each, request = { question, form, scalar, dim, cases, answer, contract };
    const there = native(["--command", command, ...wordsOf(request)]);
    assert.equal(there.verdict, each.expect);
    if (each.bug) assert.equal(there.looks_like?.mutant, each.bug);
    assertSame(core.ask("check", { ...request, subject: command }, hostOf(each.fn, { kind: answer })), there, command);
  });
