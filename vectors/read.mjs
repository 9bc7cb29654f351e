#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Test vectors in plain JavaScript (Node, no packages): checked against the manifest, read from their bits, put to a
// function. usage: node read.mjs [FILE.json]; as a module: load(path) and failures(vectors, fn, contract, level).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const levels = ["logic", "banded", "full_range", "exact"];

/** The number of hex digits, 8 (f32, i32) or 16 (f64); a float32 is held in a double, which loses nothing. */
export function number(bits, scalar) {
  const bytes = Buffer.from(bits, "hex");
  return scalar === "f32" ? bytes.readFloatBE() : scalar === "f64" ? bytes.readDoubleBE() : bytes.readInt32BE();
}

/** The file as parsed JSON, each case with its numbers. Throws if it is not what the manifest lists. */
export function load(path) {
  const data = readFileSync(path);
  const manifest = JSON.parse(readFileSync(join(dirname(path), "manifest.json"), "utf8"));
  const listed = manifest.files.find((entry) => entry.file === basename(path));
  if (listed?.sha256 !== createHash("sha256").update(data).digest("hex"))
    throw new Error(`${path}: the checksum is not the one in manifest.json; take both from one version`);
  const vectors = JSON.parse(data.toString("utf8"));
  if (vectors.format !== 1) throw new Error(`${path}: format ${vectors.format} is unknown here; update read.mjs`);
  for (const each of vectors.cases) each.numbers = each.bits.map((bits) => number(bits, vectors.scalar));
  return vectors;
}

/** The cases up to the level that fn(...numbers) answers otherwise than the contract says. */
export function failures(vectors, fn, contract = "closed", level = "banded") {
  const wanted = levels.slice(0, levels.indexOf(level) + 1);
  return vectors.cases.filter((each) => wanted.includes(each.level) && Boolean(fn(...each.numbers)) !== each[contract]);
}

function clamp(lox, loy, hix, hiy, px, py, r) {
  const dx = px - Math.min(Math.max(px, lox), hix), dy = py - Math.min(Math.max(py, loy), hiy);
  return dx * dx + dy * dy <= r * r;
}

function cornerAsBox(lox, loy, hix, hiy, px, py, r) {  // wrong: the circle counts as its bounding box
  return lox - r <= px && px <= hix + r && loy - r <= py && py <= hiy + r;
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] === self) {
  const vectors = load(process.argv[2] ?? join(dirname(self), "lo_hi-f32-2d.json"));
  for (const fn of [clamp, cornerAsBox]) {
    const wrong = failures(vectors, fn);
    console.log(`${fn.name}: ${wrong.length} wrong at level banded`, ...wrong.slice(0, 3).map((e) => e.id));
  }
}
