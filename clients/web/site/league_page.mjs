// SPDX-License-Identifier: MIT
// Every function of the league, with a drawing of what it answered wrongly: node league_page.mjs core.wasm league.json > league.html
import { readFileSync } from "node:fs";

import { Core } from "../npm/core.mjs";
import { escape, frame, scrolling } from "./frame.mjs";

const [core, known] = [new Core(new WebAssembly.Module(readFileSync(process.argv[2]))), JSON.parse(readFileSync(process.argv[3], "utf8"))];
const classes = ["wrong", "dies", "ties", "tolerance", "right"];
const marks = { held: "✓", violated: "✗", beyond: "·", not_asked: "" };
const name = ({ class: kind }) => (kind === "ties" ? "ties only" : kind);
const key = ({ library, call, asked }) => `${library}:${call}:${asked}`;
const shape = ({ question, answer, form, scalar, dim }) => [question, answer, form, scalar, `${dim}-D`].filter(Boolean).join(", ");
const contract = ({ contract, contract_by_region: regions }) =>
  contract === "mixed" && regions ? `mixed: ${Object.entries(regions).map((pair) => pair.join(" ")).join(", ")}` : contract;
const amount = (value) => (value === null ? "" : value < 1e15 ? String(Number(value.toPrecision(3))) : "over 1e15");

const inOrder = (rows) => [...rows].sort((a, b) => classes.indexOf(a.class) - classes.indexOf(b.class)
  || a.library.localeCompare(b.library, "en") || a.call.localeCompare(b.call, "en"));
const declared = inOrder(known.rows.filter(({ asked }) => asked === "declared"));
const beyond = inOrder(known.rows.filter(({ asked }) => asked === "everything"));

function tally(rows) {
  const counts = classes.map((kind) => [rows.filter((row) => row.class === kind).length, name({ class: kind })]).filter(([count]) => count > 0);
  return `${rows.length} functions of ${new Set(rows.map(({ library }) => library)).size} libraries: ${counts.map((pair) => pair.join(" ")).join(", ")}.`;
}

function line(row) {
  const cells = [`${escape(row.library)} ${escape(row.version)}`, `<a href="#${escape(key(row))}">${escape(row.function)}</a>`, shape(row),
    name(row), row.level, row.level_but_for_ties, amount(row.k)];
  const bad = ["wrong", "dies"].includes(row.class);
  return `<tr>${cells.map((cell, place) => `<td${place === 3 && bad ? ' class="bad"' : ""}>${cell}</td>`).join("")}`
    + `${Object.values(row.properties).map((standing) => `<td>${marks[standing]}</td>`).join("")}</tr>`;
}

function drawing({ question, form, scalar, dim }, { bits }) {
  const { whole, contact, zoom, caption } = core.ask("draw", { question, form, scalar, dim, numbers: Object.values(bits) });
  return `<div class="pictures">${[whole, contact, zoom].filter(Boolean).map((svg) => `<figure>${svg}</figure>`).join("")}</div><p class="hint">${escape(caption)}</p>`;
}

function answered(row) {
  const { decimal, reference, answer, call } = row.counterexample;
  const numbers = Object.entries(decimal).map((pair) => pair.join(" ")).join(", ");
  const said = { true: "a hit", false: "a miss" }[answer] ?? answer;
  return `<p><strong>${escape(`${numbers}: ${reference}; answered ${said}`)}</strong></p><p><code>${escape(call)}</code></p>${drawing(row, row.counterexample)}`;
}

function article(row) {
  const given = [`${row.package} ${row.version} (${row.licence})`, shape(row), `contract: ${contract(row)}`, `domain: ${row.domain ?? "any"}`,
    ...(row.margin ? [`margin: ${row.margin}`] : []), `measured ${row.measured}`];
  return `<section id="${escape(key(row))}"><h3>${escape(row.library)} <code>${escape(row.function)}</code>${row.asked === "declared" ? "" : ", every valid input"}: ${name(row)}</h3>
<p class="hint">${escape(given.join("; "))}</p>
${Object.entries(row.why).map((pair) => `<p class="hint">${escape(pair.join(": "))}</p>`).join("")}
${row.says ? `<p>${escape(row.says)}</p>` : ""}${row.counterexample ? answered(row) : ""}${row.dies_on ? `<p>${escape(row.dies_on.message)}</p>` : ""}
${row.finding && row.asked === "declared" ? `<p><a href="finding-${row.finding}.html">The finding</a>: a program without Tangency, the cause, a report</p>` : ""}
<p><code>${escape(`./run league '${row.library}:${row.call}' --again`)}</code></p></section>`;
}

const heads = ["library", "function", "asked", "class", "level", "but for ties", "k", ...Object.keys(declared[0].properties)];
const questions = [...new Set(declared.map(({ question }) => question))].map((question) => {
  const rows = declared.filter((row) => row.question === question);
  return `<h2>${question}</h2><p>${tally(rows)}</p>${scrolling(`<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows.map(line).join("")}</tbody></table>`)}`;
});
process.stdout.write(frame("the league", { "audit.html": "Audit" }, `<h1>What shipped libraries answer when shapes meet</h1>
<p>${tally(declared)} ✓ held, ✗ violated, · violated only above the required level.</p>
${questions.join("")}<h2>Function by function</h2>${declared.map(article).join("")}<h2>Beyond what is promised</h2>${beyond.map(article).join("")}`));
