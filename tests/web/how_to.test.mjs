// What docs/how-to-npm.md shows, done in the folder of someone who has installed the package: TANGENCY_PAGE is the page.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const blocks = [...readFileSync(process.env.TANGENCY_PAGE, "utf8").matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language, text]) => ({ language, text }));
const commands = blocks.filter(({ language }) => language === "text").flatMap(({ text }) => text.trim().split("\n")).filter((line) => line.startsWith("npx "));

const [hits, program] = blocks.filter(({ language }) => language === "js").map(({ text }) => text);

test("the page has commands, a function and a program", () => {
  assert.ok(commands.length >= 4);
  assert.match(program, /assertHolds/);
  // Beside the example that other tests are about.
  mkdirSync("page", { recursive: true });
  writeFileSync("page/collide.mjs", hits);
});

for (const command of commands) test(command, () => void execFileSync("bash", ["-c", command], { cwd: "page", stdio: "ignore" }));

test("the stored cases are written where the page says", () => assert.ok(JSON.parse(readFileSync("page/cases.json", "utf8")).cases.length > 0));

test("the program of the page passes in node's runner", () => {
  writeFileSync("page/page.test.mjs", program);
  const { NODE_TEST_CONTEXT, ...environment } = process.env; // else the inner runner answers in the outer one's protocol
  assert.match(execFileSync(process.execPath, ["--test", "page.test.mjs"], { cwd: "page", encoding: "utf8", env: environment }), /# pass 1|pass 1/);
});
