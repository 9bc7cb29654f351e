#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// The command `tangency` of the npm package: check, classify, judge, vectors. Exits 0 if what was asked holds, 1 if violations
// were found, 2 if it could not run.
import { classify } from "./cli/classify.mjs";
import { check } from "./cli/check.mjs";
import { judge } from "./cli/judge.mjs";
import { Refusal } from "./cli/words.mjs";
import { vectors } from "./cli/vectors.mjs";
import { BadRequest } from "./core.mjs";
import { core } from "./node.mjs";

const verbs = { check, classify, judge, vectors };

const usage = `usage: tangency VERB ...

  check FILE --form F [--export NAME] ...   put a function of a JavaScript module on trial
  classify --form F [-- NUMBERS...]         answer cases exactly: verdict, region, relation and gap_sq
  judge [FILE...]                           check verdicts by their certificates, in plain JavaScript
  vectors run FILE --form F ...             put the stored cases to a function; vectors print writes them out

  tangency VERB --help says more; --version says which tangency this is.
`;

// Who reads the first lines only closes the pipe, which is no error.
process.stdout.on("error", (error) => {
  if (error.code === "EPIPE") process.exit();
  process.stderr.write(`tangency: cannot write the output: ${error.code}; free some room, or write elsewhere\n`);
  process.exit(2);
});

try {
  const [verb, ...words] = process.argv.slice(2);
  if (verb === undefined || verb === "help" || verb === "--help" || verb === "-h") {
    process.stdout.write(usage);
    process.exitCode = verb === undefined ? 2 : 0;
  } else if (verb === "--version") {
    process.stdout.write(`${core().ask("lists").version}\n`);
  } else if (!Object.hasOwn(verbs, verb)) {
    throw new Refusal(`unknown verb '${verb}'; give one of ${Object.keys(verbs).join(", ")}`);
  } else {
    process.exitCode = await verbs[verb](words);
  }
} catch (error) {
  if (!(error instanceof Refusal || error instanceof BadRequest)) throw error;
  process.stderr.write(`tangency: ${error.message}\n`);
  process.exitCode = 2;
}
