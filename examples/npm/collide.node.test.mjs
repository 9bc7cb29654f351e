// SPDX-License-Identifier: MIT
// A trial under Node's own test runner: node --test
import assert from "node:assert/strict";
import { test } from "node:test";

import fc from "fast-check";
import { assertHolds, check, classify } from "tangency";
import { row } from "tangency/fast-check";

import { hits, hitsBounds } from "./collide.mjs";

test("hits is right on ordinary numbers, ties included", () => assertHolds(hits, { form: "corner_size", cases: 50_000 }));

test("the bounding box is wrong at corners", async () => {
  const report = await check(hitsBounds, { form: "corner_size", cases: 50_000 });
  assert.equal(report.holds, false);
  assert.match(report.text, /corner/);
});

test("hits agrees with the exact verdict on every drawn tie", () => {
  const form = "corner_size";
  const agrees = (numbers) => hits(...numbers) === (classify(numbers, { form }).verdict !== "disjoint");
  fc.assert(fc.property(row({ form, kind: "tie" }), agrees));
});
