// SPDX-License-Identifier: MIT
// A real browser with a page for each test, which may complain of nothing: TANGENCY_SITE is the static folder, TANGENCY_BROWSER one with
// puppeteer-core and axe-core.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { after, afterEach, before, beforeEach } from "node:test";

export const site = process.env.TANGENCY_SITE;
const require = createRequire(join(process.env.TANGENCY_BROWSER, "package.json"));
const { default: puppeteer } = await import(require.resolve("puppeteer-core"));
export const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const types = { ".html": "text/html", ".css": "text/css", ".mjs": "text/javascript", ".js": "text/javascript", ".svg": "image/svg+xml", ".wasm": "application/wasm" };

export let page;
let server, browser, address, complaints;
// Each window of Chromium 156 loads a page of its own for the address bar, for seconds of a processor.
const withoutItsOwnPages = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup";

before(async () => {
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname).replace(/\/$/, "/index.html");
    try {
      const bytes = readFileSync(join(site, path));
      response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${server.address().port}/`;
  browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", withoutItsOwnPages] });
});
after(async () => {
  await browser?.close();
  server?.close();
});

// In a context of its own, which nothing is cached in.
export async function openNewPage() {
  await page?.browserContext().close();
  page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob|chrome-extension):/.test(url)) complaints.push(`a request left the page: ${url}`);
  });
}

beforeEach(async () => {
  complaints = [];
  await openNewPage();
});
afterEach(async () => {
  await page.browserContext().close();
  page = undefined;
  assert.deepEqual(complaints, []);
});

export const $ = (id, property = "textContent") => page.$eval(`#${id}`, (element, name) => element[name], property);
export const settled = () => page.waitForFunction(() => document.querySelector("#verdict").dataset.result, { timeout: 60_000 });
export const open = async (url = address) => {
  await page.goto(url);
  await settled();
};
// What was done last is on the page: Explore has its answers and its map.
export const calm = async () => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() => document.querySelector("#explore").ariaBusy === "false", { timeout: 30_000 });
};
export const shared = async () => {
  await page.click("#share");
  return page.evaluate(() => location.href);
};

export const drag = async (part, dx, dy) => {
  await page.$eval("#explore", (section) => section.scrollIntoView());
  const box = await (await page.$(`[data-part=${part}]`)).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 });
  await page.mouse.move(x + dx, y + dy, { steps: 3 });
  await page.mouse.up();
  await calm();
};
export const verdict = () => page.$eval("#explore [data-verdict]", (element) => element.dataset.verdict);
export const numbersOf = (names) => Promise.all(names.map(async (name) => Number(await $(`shape-${name}`, "value"))));
export const type = (name, text) => page.$eval(`#shape-${name}`, (input, value) => ((input.value = value), input.dispatchEvent(new Event("change"))), text);

// A right function, and what the page says of the one in its editor once it was on trial.
export const right = "function hits(x, y, w, h, px, py, r) {\n  const dx = px - Math.max(x, Math.min(px, x + w)), dy = py - Math.max(y, Math.min(py, y + h));\n  return dx * dx + dy * dy <= r * r;\n}\n";
export async function check(code, settings = {}) {
  await page.$eval("#code", (area, text) => {
    area.value = text;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, code);
  for (const [id, value] of Object.entries({ form: "corner_size", contract: "auto", scalar: "f64", cases: "100000", ...settings })) await page.select(`#${id}`, value);
  await page.click("#run");
  await settled();
  return { result: await page.$eval("#verdict", (element) => element.dataset.result), verdict: await $("verdict"), line: await $("line"), level: await $("level"), shown: await $("counterexample") };
}
