// SPDX-License-Identifier: MIT
// The page's "Snap to a tie" without a browser: whatever shapes are dragged to, the snapped ones touch by the native reference.
//   TANGENCY_BINARY=... node --test snap.test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

import { fieldsOf, lengthsOf, questions, rowOf, texts } from "../../clients/web/site/shapes.mjs";
import { snapped } from "../../clients/web/site/snap.mjs";

// A linear congruential generator (Knuth, TAOCP 2, 3.3.4): the same shapes in every run.
let state = 1;
const random = () => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;

// The start, moved by nothing, a little and much; of what has no polygon also small whole numbers, where shapes coincide.
function valuesOf(question, round) {
  const { start } = questions[question], spread = [0, 0.3, 1.5, 0][round % 4], isWhole = round % 4 === 3 && !question.startsWith("polygon");
  const values = fieldsOf(question).map((name) => {
    if (name === "angle") return [name, 90 * (round % 5)];
    return [name, isWhole ? Math.floor(random() * 9) - 4 : start[name] + (random() - 0.5) * 2 * spread];
  });
  const lengths = lengthsOf(question);
  return Object.fromEntries(values.map(([name, value]) => [name, lengths.includes(name) ? Math.abs(value) : value]));
}

for (const [question, { form: only }] of Object.entries(questions))
  test(`${question}: snapped shapes touch`, () => {
    const rows = new Map();
    for (let round = 0; round < 400; ++round) {
      const values = snapped(question, valuesOf(question, round)), form = only ?? (values.angle ? "center_half_degrees" : "center_half");
      rows.set(form, [...(rows.get(form) ?? []), texts(rowOf(question, form, values, "f64")).join(" ")]);
    }
    for (const [form, lines] of rows) {
      const words = ["classify", "--question", question, "--form", form, "--scalar", "f64"];
      const { stdout } = spawnSync(process.env.TANGENCY_BINARY, words, { input: `${lines.join("\n")}\n`, encoding: "utf8" });
      const answers = stdout.trim().split("\n");
      assert.equal(answers.length, lines.length, stdout.slice(0, 200));
      // Dragged so far that it is bent, a polygon stays as it is.
      const left = answers.map((answer, place) => `${lines[place]}: ${answer}`).filter((line) => !/: (touching|error: [xu])/.test(line));
      assert.deepEqual(left, []);
      assert.ok(answers.filter((answer) => answer.startsWith("touching")).length > 0.7 * lines.length);
    }
  });
