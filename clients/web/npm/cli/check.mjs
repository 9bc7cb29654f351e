// SPDX-License-Identifier: MIT
// `tangency check`: the function runs in a thread of its own, which is ended if it falls silent.
import { appendFileSync, statSync, writeFileSync } from "node:fs";

import { core } from "../node.mjs";
import { nameFor } from "../replies.mjs";
import { Report, requestOf } from "../report.mjs";
import { runWatched, Unstartable } from "../watch.mjs";
import { startThread } from "./thread.mjs";
import { answerOption, numberOf, readWords, Refusal, signatureOptions } from "./words.mjs";

const options = {
  export: ["NAME", "which of the module's exports; default"],
  ...signatureOptions,
  answer: answerOption,
  contract: ["C", "what touching is: closed (a hit), open (a miss), half_open (of points in boxes: a hit on low sides alone), conservative (of bounds: hits beyond the truth are no fault), or auto, which asks the function; auto"],
  require: ["LEVEL[,Pnn...]", "logic, banded, full_range or exact, and properties that must hold besides; banded"],
  waive: ["Pnn", "a property that may be violated (repeat for more)", { multiple: true }],
  ties: ["T", "exact: at a tie the contract decides; band: either answer is right there"],
  domain: ["WORDS", "what its inputs are: positive-extent, positive-radius, proper, unit-orientation, whole-numbers, cells, moving, counterclockwise, any-sign, range=LO..HI, coordinates=LO..HI"],
  margin: ["LO..HI", "a documented tolerance: either answer is right where LO <= d - r <= HI"],
  band: ["K", "the factor k of the band; by default the form's own"],
  cases: ["N", "about how many cases are decided"],
  seconds: ["S", "no longer than this; the one option that makes runs differ"],
  startup: ["S", "seconds for the module to load; 60"],
  silence: ["S", "seconds without a further answer after which the function counts as hung; 10"],
  seed: ["N", "seed of every draw; the same seed gives the same run; 1"],
  verbose: ["", "print every violated property with its counterexample, what held, and what was counted"],
  quiet: ["", "print the last line alone"],
  json: ["FILE", "write a report for programs"],
  junit: ["FILE", "write a report for CI pages, one test case a property"],
  html: ["FILE", "write a report for people, with pictures"],
};

/** A module's file as the user wrote it, looked for before anything is started. */
export function moduleFile(verb, positionals) {
  if (positionals.length !== 1) throw new Refusal(`${verb} needs one FILE, a JavaScript module that exports the function`);
  const [file] = positionals;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Refusal(`there is no file '${file}'`);
  return file;
}

export async function check(words) {
  const read = readWords("check", "FILE --form F [--export NAME] [OPTION]...", options, words);
  if (!read) return 0;
  const { values, positionals } = read;
  const file = moduleFile("check", positionals);
  const name = values.export ?? "default";
  const request = requestOf(
    {
      ...values,
      subject: name === "default" ? file : `${file}#${name}`,
      cases: numberOf(values, "cases", 1, { whole: true }),
      seconds: numberOf(values, "seconds", 0),
      band: numberOf(values, "band", 0),
      seed: numberOf(values, "seed", 0, { whole: true }),
      dim: values.dim,
      again: againOf(file, values),
    },
    name === "default" ? nameFor(values.answer, "intersects") : name,
  );
  const startup = numberOf(values, "startup", 0) ?? 60, silence = numberOf(values, "silence", 0) ?? 10;
  const shows = process.stderr.isTTY;
  let document, odd = null;
  try {
    document = await runWatched({
      start: startThread({ file, name }),
      request,
      startup,
      silence,
      tellOdd: (text) => (odd = text),
      progress: shows ? (share) => process.stderr.write(`\rcheck: ${String(Math.floor(share * 100)).padStart(3)} %`) : () => {},
    });
  } catch (error) {
    throw error instanceof Unstartable ? new Refusal(error.message) : error;
  } finally {
    if (shows) process.stderr.write("\r\x1b[K");
  }
  const report = new Report(document, (asked) => core().ask("render", asked));
  if (process.env.GITHUB_ACTIONS === "true") tellGitHub(document, report.text);
  process.stdout.write(values.quiet ? `${document.verdict_line}\n` : values.verbose ? report.verbose : report.text);
  if (odd && !report.holds) process.stderr.write(`tangency: note: ${odd}\n`);
  for (const [option, text] of [["json", () => `${JSON.stringify(document, null, 2)}\n`], ["junit", () => report.junit], ["html", () => report.html]])
    if (values[option]) write(`--${option}`, values[option], text());
  return document.exit_status;
}

/** As the native command does: of what fails an annotation, and always the job's summary. */
function tellGitHub({ verdict, causes, verdict_line, sentence }, text) {
  const told = [...causes.flatMap((cause) => [cause.sentence, ...cause.lines.map((line) => `  ${line}`)]), verdict_line].join("\n");
  const escaped = told.replace(/[%\r\n]/g, (sign) => ({ "%": "%25", "\r": "%0D", "\n": "%0A" })[sign]);
  if (verdict !== "holds") process.stdout.write(`::error title=tangency::${escaped}\n`);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) write("GITHUB_STEP_SUMMARY", summary, `### ${sentence}\n\n\`\`\`\`text\n${text}\`\`\`\`\n`, appendFileSync);
}

/** The command that runs the same check, without what says where its report goes. */
function againOf(file, values) {
  const quoted = (word) => (/^[\w./:=,+@%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
  const words = Object.entries({ ...values, seed: values.seed ?? "1" })
    .filter(([name]) => !["json", "junit", "html", "verbose", "quiet"].includes(name))
    .flatMap(([name, given]) => [given].flat().map((word) => `--${name} ${quoted(word)}`));
  return `npx tangency check ${[quoted(file), ...words].join(" ")}`;
}

function write(what, file, text, writeTo = writeFileSync) {
  try {
    writeTo(file, text);
  } catch (error) {
    throw new Refusal(`cannot write ${what} '${file}': ${error.code}; name a file in a folder that exists and can be written to`);
  }
}
