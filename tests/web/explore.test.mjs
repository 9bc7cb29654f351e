// SPDX-License-Identifier: MIT
// Explore in a real browser: shapes dragged, sized, snapped to ties, zoomed to neighbouring floats, and copied.
import assert from "node:assert/strict";
import { test } from "node:test";

import { $, calm, drag, numbersOf, open, page, settled, shared, type, verdict } from "./browser.mjs";

// Of each: how many numbers a row has, and which part is dragged.
const others = {
  ball_ball: [6, "second"], box_box: [8, "box2"], box_segment: [8, "way"], box_moving_ball: [9, "way"], polygon_ball: [13, "ball"], polygon_polygon: [16, "polygon2"],
  box_point: [7, "point"], segment_ball: [7, "ball"], capsule_ball: [8, "ball"], capsule_capsule: [10, "second"], segment_segment: [8, "second"],
  polygon_point: [12, "point"], polygon_segment: [14, "way"],
};
for (const [question, [numbers, part]] of Object.entries(others))
  test(`the example of ${question} is wrong, which is drawn, and its shapes can be dragged`, async () => {
    await open();
    await page.select("#question", question);
    assert.match(await $("code", "value"), /^function hits/);
    await page.click("#run");
    await settled();
    assert.match(await $("line"), new RegExp(`FAILED.*${question}`));
    assert.match(await $("counterexample"), new RegExp(`hits\\((?:[^,()]*, ){${numbers - 1}}[^,()]*\\)  answered `));
    assert.ok((await page.$$("#counterexample figure svg")).length > 0);
    await page.select("#shapes-question", question);
    await calm();
    const first = await verdict(), rows = await page.$$eval("#methods tbody tr", (all) => all.length);
    assert.ok(rows > 1, `${rows} methods`);
    await drag(part, 60, -60);
    assert.notEqual(await verdict(), first);
    await page.click("#snap");
    await calm();
    assert.equal(await verdict(), "touching");
    assert.match(await $("snapped"), /Exactly touching/);
    for (const method of await page.$$eval("#method option", (all) => all.map(({ value }) => value))) {
      await page.select("#method", method);
      await calm();
      assert.match(await $("zoom"), /A cell is/, method);
    }
    await page.click("#zoom-ulps");
    await calm();
    assert.match(await $("zoom"), /neighbouring floats/);
    const url = await shared(), shown = await page.$$eval("#shapes-numbers input", (all) => all.map(({ value }) => value));
    await page.goto("about:blank");
    await page.goto(url);
    await calm();
    assert.equal(await $("shapes-question", "value"), question);
    assert.deepEqual(await page.$$eval("#shapes-numbers input", (all) => all.map(({ value }) => value)), shown);
  });

test("dragging, sizing and rotating change the exact verdict", async () => {
  await open();
  await calm();
  assert.equal(await verdict(), "touching");
  await drag("ball", 60, -60);
  assert.equal(await verdict(), "disjoint");
  await drag("rim", 160, 0);
  assert.equal(await verdict(), "overlapping");
  await drag("knob", -30, -60);
  assert.notEqual(await $("shape-angle", "value"), "0");
  assert.match(await $("methods"), /center_half_degrees/);
  const before = await $("shape-hx", "value");
  await page.$eval("[data-part=corner]", (corner) => corner.focus());
  await page.keyboard.press("ArrowRight");
  await calm();
  assert.ok(Number(await $("shape-hx", "value")) > Number(before));
});

test("snapping makes an exact tie, of which methods differ by contract", async () => {
  await open();
  await calm();
  await type("px", "6.3");
  await calm();
  assert.notEqual(await verdict(), "touching");
  await page.click("#snap");
  await calm();
  assert.equal(await verdict(), "touching");
  const answers = await page.$$eval("#methods tbody tr", (rows) => rows.map((row) => row.cells[2].textContent));
  assert.ok(answers.includes("hit, right") && answers.includes("miss, right"));
});

test("zooming goes down to neighbouring floats, where fold errs and exact_filtered does not", async () => {
  await open();
  await calm();
  for (const [name, value] of [["cx", "0.1"], ["cy", "0.1"], ["px", "6.1"], ["py", "6.1"], ["r", "5"]])
    await type(name, value);
  await page.click("#zoom-in");
  assert.match(await $("zoom"), /2\^-\d/);
  await page.click("#zoom-ulps");
  await calm();
  assert.match(await $("zoom"), /neighbouring floats/);
  const counts = async () => JSON.parse(await page.$eval("#map", (canvas) => canvas.dataset.counts));
  const errors = ({ band = 0, "wrong-hit": hit = 0, "wrong-miss": miss = 0 }) => band + hit + miss;
  assert.ok(errors(await counts()) > 0, JSON.stringify(await counts()));
  await page.select("#method", "exact_filtered");
  await calm();
  assert.equal(errors(await counts()), 0);
  await page.select("#method", "your function");
  await page.select("#form", "center_half");
  await calm();
  await page.click("#zoom-all");
  await calm();
  assert.match(await $("zoom"), /A cell is/);
});

test("the shapes are copied as a test in five languages", async () => {
  await open();
  await calm();
  const languages = await page.$$eval("#language option", (all) => all.map(({ value }) => value));
  assert.equal(languages.length, 5);
  for (const language of languages) {
    await page.select("#language", language);
    await page.click("#copy");
    assert.match(await page.$eval("#copied", (element) => element.dataset.text), /0(\.0)?, 0(\.0)?, 3(\.0)?, 2(\.0)?, 6(\.0)?, 6(\.0)?, 5/);
  }
});

test("a polygon is dragged whole and by its vertices, which keys move, too", async () => {
  await open();
  await page.select("#shapes-question", "polygon_ball");
  await calm();
  assert.equal(await verdict(), "touching");
  const names = ["x1", "y1", "x2", "y2", "x3", "y3", "x4", "y4", "x5", "y5"], before = await numbersOf(names);
  await drag("polygon", 40, -30);
  const moved = (await numbersOf(names)).map((number, place) => number - before[place]);
  assert.ok(moved[0] > 0 && moved[1] > 0, String(moved));
  assert.deepEqual(moved, moved.map((_, place) => moved[place % 2]));
  await drag("x2", 20, 20);
  const [x1, y1, x2, y2] = await numbersOf(names);
  assert.ok(x2 > before[2] + moved[0] && y2 < before[3] + moved[1]);
  assert.deepEqual([x1, y1], [before[0] + moved[0], before[1] + moved[1]]);
  await page.$eval("[data-part=x2]", (handle) => handle.focus());
  await page.keyboard.press("ArrowDown");
  await calm();
  assert.ok((await numbersOf(["y2"]))[0] < y2);
  await drag("rim", 60, 0);
  assert.equal(await verdict(), "overlapping");
});

test("what is no convex polygon names its vertex until it is one again", async () => {
  await open();
  await page.select("#shapes-question", "polygon_ball");
  await calm();
  const start = await page.$$eval("#shapes-numbers input", (all) => all.map(({ value }) => value));
  await drag("x3", -120, 20);
  assert.match(await $("answer"), /^No input: x3, y3 turn against the other vertices/);
  assert.equal(await verdict(), "");
  assert.match(await $("zoom"), /^No map: x3, y3/);
  assert.deepEqual(await page.$$eval("#shapes .flaw", (all) => all.map((handle) => handle.dataset.part)), ["x3"]);
  await page.click("#copy");
  assert.match(await $("copied"), /nothing to copy/);
  const reflex = await numbersOf(["x3", "y3"]);
  await page.click("#snap");
  await calm();
  assert.deepEqual(await numbersOf(["x3", "y3"]), reflex);
  await type("x3", start[4]);
  await type("y3", start[5]);
  await calm();
  assert.equal(await verdict(), "touching");
  assert.equal((await page.$$("#shapes .flaw")).length, 0);
  await page.select("#language", "JavaScript");
  await page.click("#copy");
  assert.equal(await page.$eval("#copied", (element) => element.dataset.text), `test("hits at the tie", () => assert.equal(hits(${start.join(", ")}), true));\n`);
});

test("snapping lays a vertex on a side, a disk on a side of whole length, and else on a vertex", async () => {
  await open();
  for (const [question, numbers, region] of [
    ["polygon_polygon", { u1: 2.3, v1: -0.6 }, "face"],
    ["polygon_ball", { px: 5.1, py: -1.8 }, "face"],
    ["polygon_ball", { px: 8.1, py: 2.3 }, "corner"],
    ["polygon_ball", { px: -7, py: -0.4 }, "corner"],
  ]) {
    await page.select("#shapes-question", "box_box");
    await page.select("#shapes-question", question);
    for (const [name, number] of Object.entries(numbers)) await type(name, String(number));
    await calm();
    assert.notEqual(await verdict(), "touching");
    await page.click("#snap");
    await calm();
    assert.equal(await verdict(), "touching");
    assert.match(await $("answer"), new RegExp(region));
    assert.match(await $("snapped"), /Exactly touching/);
  }
});

test("near a tie of polygons the map shows where the listing's unit normals err", async () => {
  await open();
  await page.select("#shapes-question", "polygon_polygon");
  await calm();
  await page.select("#method", "polygons_axes_closed");
  await page.click("#zoom-ulps");
  await calm();
  assert.match(await $("zoom"), /neighbouring floats/);
  const counts = JSON.parse(await page.$eval("#map", (canvas) => canvas.dataset.counts));
  assert.ok(counts.band > 0 && counts["right-hit"] > 0 && counts["right-miss"] > 0, JSON.stringify(counts));
  await page.select("#method", "your function");
  await calm();
  assert.match(await $("zoom"), /your function is tried for box_ball/);
});

test("a map leaves blank where rounding takes the shape of a polygon that moves", async () => {
  await open();
  await page.select("#shapes-question", "polygon_polygon");
  await calm();
  for (const name of ["u1", "v1", "v2", "u4"]) await type(name, "0");
  for (const name of ["u2", "u3", "v3", "v4"]) await type(name, "1e-18");
  await calm();
  assert.equal(await verdict(), "overlapping");
  assert.match(await $("zoom"), /Where nothing is painted, rounding leaves no convex polygon/);
  const counts = JSON.parse(await page.$eval("#map", (canvas) => canvas.dataset.counts));
  assert.deepEqual(counts, { "right-hit": 1 });
});
