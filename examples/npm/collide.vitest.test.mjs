// SPDX-License-Identifier: MIT
// The same under vitest: npx vitest run
import { assertHolds, check } from "tangency";
import { expect, test } from "vitest";

import { hits, hitsBounds } from "./collide.mjs";

test("hits is right on ordinary numbers, ties included", () => assertHolds(hits, { form: "corner_size", cases: 50_000 }));

test("the bounding box is wrong at corners", async () => {
  const report = await check(hitsBounds, { form: "corner_size", cases: 50_000 });
  expect(report.verdict).toBe("failed");
  expect(report.text).toMatch(/corner/);
});
