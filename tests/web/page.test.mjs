// SPDX-License-Identifier: MIT
// The pages in a real browser: functions on trial, addresses, colours and widths, and without a network.
import assert from "node:assert/strict";
import { test } from "node:test";

import { $, axe, calm, check, open, page, right, settled, shared, type } from "./browser.mjs";

const wrong = {
  "the bounding box": "export default (x, y, w, h, px, py, r) => px + r >= x && px - r <= x + w && py + r >= y && py - r <= y + h;",
  "corners alone": "const hits = (x, y, w, h, px, py, r) => [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].some(([a, b]) => (px - a) ** 2 + (py - b) ** 2 <= r * r);",
  "a forgotten square": right.replace("r * r", "r"),
};
const throwing = right.replace("{\n", "{\n  if (h > 5) throw new RangeError('too high');\n");

for (const [name, code] of Object.entries(wrong))
  test(`${name} fails with a drawn counterexample`, async () => {
    await open();
    const { result, verdict, level, shown } = await check(code);
    assert.equal(result, "failed");
    assert.match(verdict, /check FAILED banded by P01/);
    assert.equal(level, "none");
    assert.match(shown, /hits\(.*\) => (hit|miss); the reference says/);
    assert.ok((await page.$$("#counterexample svg circle")).length > 0);
  });

test("what throws is blamed with the smallest input", async () => {
  await open();
  const { result, verdict, shown } = await check(throwing);
  assert.equal(result, "cannot_run");
  assert.match(verdict, /threw RangeError: too high/);
  assert.match(shown, /hits\(0, 0, 0, 6, 0, 0, 0\)/);
});

test("what is no function is said", async () => {
  await open();
  assert.match((await check("let x = 3;")).verdict, /declares no function/);
  assert.match((await check("function hits( {")).verdict, /does not run: SyntaxError/);
  await page.$eval("#margin", (input) => (input.value = "1..0"));
  assert.match((await check(right)).verdict, /--margin '1..0': LO is above HI/);
});

test("a pasted function cannot ask the network for anything", async () => {
  await open();
  const { verdict } = await check("function hits() { return fetch('/stolen'); }");
  assert.match(verdict, /threw TypeError: fetch is not a function/);
});

test("the stop button stops", async () => {
  await open();
  await page.$eval("#code", (area, text) => (area.value = text), right);
  await page.select("#cases", "");
  await page.click("#run");
  await page.waitForFunction(() => document.querySelector("#progress").value > 0);
  await page.click("#stop");
  await settled();
  assert.match(await $("verdict"), /Stopped/);
  assert.equal(await $("stop", "disabled"), true);
});

test("the address keeps everything, and nothing of it runs unasked", async () => {
  await open();
  await check(wrong["corners alone"], { contract: "closed", scalar: "f32" });
  await type("px", "7.25");
  await calm();
  const url = await shared();
  await page.goto("about:blank");
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector("#verdict").textContent.includes("came with the address"));
  assert.equal(await $("code", "value"), wrong["corners alone"]);
  assert.deepEqual([await $("form", "value"), await $("contract", "value"), await $("scalar", "value"), await $("cases", "value")], ["corner_size", "closed", "f32", "100000"]);
  assert.equal(await $("shape-px", "value"), "7.25");
  await page.click("#run");
  await settled();
  assert.match(await $("verdict"), /FAILED/);
});

test("once loaded it works without a network", async () => {
  await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.setOfflineMode(true);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#verdict").textContent !== "Loading…");
  assert.equal((await check(wrong["the bounding box"])).result, "failed");
});

for (const [scheme, width] of [["light", 390], ["dark", 390], ["light", 1920], ["dark", 1280]])
  test(`${scheme} at ${width} pixels: nothing serious for axe, nothing wider than the window`, async () => {
    await page.setViewport({ width, height: 900 });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    await open();
    await calm();
    await page.evaluate(axe);
    for (const question of ["box_ball", "polygon_polygon"]) {
      await page.select("#shapes-question", question);
      await calm();
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
      const { violations } = await page.evaluate(() => window.axe.run());
      assert.deepEqual(violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
    }
  });

for (const name of ["audit.html", "league.html", "reasons.html"])
  test(`${name} is linked and no wider than a phone`, async () => {
    await page.setViewport({ width: 390, height: 900 });
    await open();
    await Promise.all([page.waitForNavigation(), page.click(`nav a[href="${name}"]`)]);
    assert.ok((await page.$$("table")).length > 0);
    const dead = await page.$$eval("a[href]", (links) => links.map((link) => link.getAttribute("href")).filter((href) => href.startsWith("..") || href.includes("://")));
    assert.deepEqual(dead, []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
  });
