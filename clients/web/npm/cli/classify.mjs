// SPDX-License-Identifier: MIT
// `tangency classify`: the reference on the command line and on a pipe.
import { createInterface } from "node:readline";

import { BadRequest } from "../core.mjs";
import { core } from "../node.mjs";
import { answerOption, readWords, signatureOptions } from "./words.mjs";

const options = { ...signatureOptions, answer: answerOption, json: [null, "one JSON object a line, with the bits used"] };

export async function classify(words) {
  // A negative number is a number before the mark "--" too.
  const place = words.includes("--") ? -1 : words.findIndex((word) => /^-[\d.iInN]/.test(word));
  const read = readWords("classify", "--form F [--scalar S] [--dim D] [--answer A] [--json] [-- NUMBERS...]", options,
    place < 0 ? words : [...words.slice(0, place), "--", ...words.slice(place)]);
  if (!read) return 0;
  const { values, positionals } = read;
  const { question, form, scalar = "f64", dim, answer: kind, json } = values;
  const signature = { question, form, scalar, dim, answer: kind };
  core().ask("rows", { verb: "classify", ...signature, count: 0 }); // wrong words are told before a line is waited for
  const answer = (numbers) => {
    const said = core().ask("classify", { ...signature, numbers, as: json ? "json" : "text" });
    return json ? JSON.stringify(said) : said.text;
  };
  if (positionals.length > 0) {
    process.stdout.write(`${answer(positionals)}\n`);
    return 0;
  }
  let status = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    let said;
    try {
      said = answer(line.split(/[ \t]+/).filter(Boolean));
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      said = json ? JSON.stringify({ error: error.message }) : `error: ${error.message}`;
      status = 2;
    }
    process.stdout.write(`${said}\n`);
  }
  return status;
}
