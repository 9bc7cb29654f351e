// SPDX-License-Identifier: MIT
// The audit by what methods get wrong, its tables folded away: node audit_page.mjs core.wasm audit.md > audit.html
import { readFileSync } from "node:fs";

import { Core } from "../npm/core.mjs";
import { card, escape, folded, frame } from "./frame.mjs";
import { blocks, cells } from "./markdown.mjs";

const core = new Core(new WebAssembly.Module(readFileSync(process.argv[2]))), text = readFileSync(process.argv[3], "utf8");
const { questions } = core.ask("lists");
const [, ...sections] = text.split(/^(?=## )/m);
const contentsOf = (section) => section.slice(section.indexOf("\n"));

// What is broken, whatever the inputs drawn, tells how bad it is: everybody meets the first kind.
const groups = {
  "Wrong on ordinary inputs": /P0[12]/,
  "Wrong when the shapes just touch": /P03/,
  "Wrong when squares overflow or underflow": /P1[89]/,
  "Wrong by rounding alone, or where a number is NaN": /P/,
};

const formOf = new Map(sections.flatMap((section) => section.split("\n")).filter((line) => line.startsWith("| "))
  .map((line) => cells(line)).filter((row) => row.length === 7).map((row) => [row[0], row[4]]));

function drawing(subject, numbers) {
  const [form, question = "box_ball"] = formOf.get(subject).split(" ").reverse(), names = numbers.map(([name]) => name);
  const { fields } = questions.find(({ name }) => name === question).forms.find(({ name }) => name === form);
  const dim = Object.keys(fields).find((each) => fields[each].length === names.length);
  try {
    return core.ask("draw", { question, form, scalar: "f64", dim, numbers: numbers.map(([, number]) => number) }).whole;
  } catch {
    return ""; // what is no valid input has no picture
  }
}

function finding(section) {
  const [title, ...parts] = section.trim().split(/\n{2,}/), id = /F\d+/.exec(title)[0];
  const [, subject, row, answer, standing] = /^`(\S+)` (.*) => (true|false) \((.*?)(?:, gap_sq.*)?\)$/.exec(parts.at(-2)) ?? [];
  if (!subject) throw new Error(`${id}: no case in ${parts.at(-2)}`);
  const numbers = row.split(" ").map((pair) => pair.split("=")), broken = parts.at(-1);
  const told = `<code>${escape(subject)}</code> answers ${answer === "true" ? "a hit" : "a miss"}, the reference “${escape(standing)}”: <code>${escape(row)}</code>`;
  return { broken, html: card(id, drawing(subject, numbers), `<h3>${escape(title.slice(4))}</h3><p>${told}</p>${blocks(parts.slice(0, -2).join("\n\n"))}${folded("Who breaks which property", blocks(broken))}`) };
}

const found = sections.find((section) => section.startsWith("## Findings")).split(/^(?=### )/m).slice(1).map(finding);
const kindOf = ({ broken }) => Object.keys(groups).find((kind) => groups[kind].test(broken.replace(/In some runs breaks .*? of/g, "Property")));
const wrong = Object.keys(groups).map((kind) => `<h2>${kind}</h2>${found.filter((each) => kindOf(each) === kind).map(({ html }) => html).join("")}`);
const rest = sections.filter((section) => !section.startsWith("## Findings")).map((section) => folded(escape(section.slice(3, section.indexOf("\n"))), blocks(contentsOf(section))));
process.stdout.write(frame("the audit", { "league.html": "League" },
  `<h1>What published methods get wrong</h1><p>Each defect by its smallest input. Every method, who is right and the properties are folded away below.</p>${wrong.join("")}${rest.join("")}`));
