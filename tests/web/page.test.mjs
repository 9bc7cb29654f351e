// SPDX-License-Identifier: MIT
// The pages in a real browser: functions on trial, addresses, colours and widths, and without a network.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { $, axe, calm, check, open, page, right, settled, shared, site, type } from "./browser.mjs";

const wrong = {
  "the bounding box": "export default (x, y, w, h, px, py, r) => px + r >= x && px - r <= x + w && py + r >= y && py - r <= y + h;",
  "corners alone": "const hits = (x, y, w, h, px, py, r) => [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].some(([a, b]) => (px - a) ** 2 + (py - b) ** 2 <= r * r);",
  "a forgotten square": right.replace("r * r", "r"),
};
const throwing = right.replace("{\n", "{\n  if (h > 5) throw new RangeError('too high');\n");

for (const [name, code] of Object.entries(wrong))
  test(`${name} fails with a drawn counterexample`, async () => {
    await open();
    const { result, verdict, line, level, shown } = await check(code);
    assert.equal(result, "failed");
    assert.match(verdict, /^WRONG  closed, 2-D, double: a (hit|miss) where/);
    assert.match(line, /check FAILED banded by P01/);
    assert.equal(level, "none");
    assert.match(shown, /hits\([^()]*\)  answered (true|false).*distance .*radius .*: a (hit|miss) by/s);
    assert.equal(await page.$eval("#level", (element) => element.checkVisibility()), false);
    assert.ok((await page.$$("#counterexample svg circle")).length > 0);
  });

test("what throws is blamed with the smallest input", async () => {
  await open();
  const { result, verdict, shown } = await check(throwing);
  assert.equal(result, "cannot_run");
  assert.match(verdict, /threw RangeError: too high/);
  assert.match(shown, /hits\(0, 0, 0, 6, 0, 0, 0\)/);
});

test("of whole numbers a function is tried in numbers that are whole", async () => {
  const halves = `function hits(x, y, w, h, px, py, r) {
    const hw = Math.trunc(w / 2), hh = Math.trunc(h / 2);
    const dx = Math.max(Math.abs(px - x - hw) - hw, 0), dy = Math.max(Math.abs(py - y - hh) - hh, 0);
    return dx * dx + dy * dy <= r * r;
  }`;
  await open();
  const { result, verdict, shown } = await check(halves, { scalar: "i32" });
  assert.equal(result, "failed");
  assert.match(verdict + shown, /takes w \/ 2 of an odd width in int/);
  assert.match(shown, /hits\((-?\d+, ){6}-?\d+\)/);
  assert.equal((await check(right, { scalar: "i32" })).result, "holds");
});

test("a function of numbers is tried, by the answers that its form is asked for", async () => {
  const distance = "const distance = (x, y, w, h, px, py, r) => Math.max(Math.hypot(Math.max(x - px, px - x - w, 0), Math.max(y - py, py - y - h, 0)) - r, 0);";
  await open();
  assert.equal((await check(distance, { returns: "distance" })).result, "holds");
  const { result, verdict, shown } = await check(distance.replace(" - r, 0)", ", 0)"), { returns: "distance" });
  assert.equal(result, "failed");
  assert.match(verdict, /^WRONG  2-D, double: a distance other than 0, too large by 1 where the circle overlaps the rectangle/);
  assert.match(shown, /distance\([^()]*\)  answered .*; right is /);
  assert.ok((await page.$$("#counterexample svg circle")).length > 0);
  await page.select("#question", "box_moving_ball");
  assert.deepEqual(await page.$$eval("#returns option", (all) => all.map(({ value }) => value)), ["bool", "verdict", "distance", "distance_sq", "time", "nearest"]);
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
  assert.match(await $("line"), /FAILED/);
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

test("a function is tried by keyboard alone", async () => {
  await open();
  await page.focus("#code");
  for (let pressed = 0; pressed < 9 && (await page.evaluate(() => document.activeElement.id)) !== "run"; ++pressed) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("#verdict").dataset.result);
  await settled();
  await page.focus("#more summary");
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval("#level", (element) => element.checkVisibility()), true);
});

// Written pages, with all that is folded unfolded: what is wider than its place, and links that lead nowhere.
const written = readdirSync(site).filter((name) => name.endsWith(".html") && name !== "index.html" && !name.startsWith("finding-"));
const unfold = () => page.$$eval("details", (all) => all.forEach((each) => (each.open = true)));
const cut = () => page.$$eval("main, main *", (all) => all.filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline").map((each) => each.outerHTML.slice(0, 80)));

for (const width of [390, 1280])
  test(`at ${width} pixels no page is cut, and every link leads somewhere`, async () => {
    await page.setViewport({ width, height: 900 });
    await open();
    await calm();
    await unfold();
    assert.deepEqual(await cut(), [], "index.html");
    const address = page.url();
    assert.ok(written.length >= 10, String(written));
    for (const name of written) {
      await page.goto(new URL(name, address).href);
      await unfold();
      assert.deepEqual(await cut(), [], name);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run());
      assert.deepEqual(violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], name);
      for (const href of new Set(await page.$$eval("a[href]", (links) => links.map((link) => link.getAttribute("href"))))) {
        const [file, place] = href.split("#"), target = readFileSync(`${site}/${file === "./" ? "index.html" : file}`, "utf8");
        assert.ok(!place || target.includes(`id="${decodeURIComponent(place)}"`), `${name}: ${href}`);
      }
    }
  });

test("each function of the league that is not right has its sentence and its drawing, the wrong ones first", async () => {
  const { rows } = JSON.parse(readFileSync(new URL("../../docs/league.json", import.meta.url), "utf8"));
  await open();
  await Promise.all([page.waitForNavigation(), page.click('nav a[href="league.html"]')]);
  const address = page.url();
  const bad = rows.filter(({ asked, class: kind }) => asked === "declared" && ["wrong", "dies"].includes(kind));
  assert.equal((await page.$$(".cases li")).length, bad.length);
  for (const question of new Set(rows.map((row) => row.question))) {
    await page.goto(new URL(`league-${question}.html`, address).href);
    const cases = await page.$$eval(".case", (all) => all.map((each) => [each.id, each.querySelector("p").textContent, each.querySelector("svg") !== null]));
    const told = rows.filter((row) => row.question === question && row.class !== "right");
    assert.deepEqual(cases.map(([id, said]) => `${id} ${said.toLowerCase()}`).sort(), told.map((row) => `${row.library}:${row.call}:${row.asked} ${row.sentence.toLowerCase()}`).sort());
    const drawn = new Set(cases.filter(([, , svg]) => svg).map(([id]) => id));
    for (const row of told) assert.equal(drawn.has(`${row.library}:${row.call}:${row.asked}`), Boolean(row.counterexample ?? row.dies_on), row.call);
    const order = cases.map(([id]) => told.find((row) => id === `${row.library}:${row.call}:${row.asked}`)).filter(({ asked }) => asked === "declared").map((row) => row.class);
    assert.deepEqual(order, ["wrong", "dies", "tolerance", "ties"].flatMap((kind) => order.filter((each) => each === kind)));
  }
});
