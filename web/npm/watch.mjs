// SPDX-License-Identifier: MIT
// A check in a thread that may never answer: watched from outside, ended when it falls silent, and run again, which
// repeats bit for bit, with what is known of the input that it fell silent on. Serves Node's threads and a page's workers.

import { rowText } from "./core.mjs";

/** The module or the function could not be had. */
export class Unstartable extends Error {}

const mostRuns = 12;

/**
 * The document of the check. Throws Unstartable, and BadRequest's message as an Unstartable one.
 * @param start a thread that runs `serve` (serve.mjs): { post(message), end() }, given what is told of its messages and end
 * @param signal ends everything: the promise is rejected with its reason
 */
export async function runWatched({ start, request, startup, silence, progress = () => {}, signal }) {
  const known = new Map();
  let careful = null;
  for (let run = 0; run < mostRuns; ++run) {
    const end = await runOnce({ start, request: { ...request, knows_ends: known.size > 0 }, startup, silence, progress, signal, known, careful });
    if (end.document) return end.document;
    // It is run up to the same call again and tells each input there; so silence of another cause, a machine that slept,
    // blames nothing. Then it is run once more without asking the input that ended it twice.
    if (careful !== end.call || !end.row) careful = end.call;
    else {
      known.set(rowText(end.row), { what: end.what, hung: end.hung });
      careful = null;
    }
  }
  throw new Unstartable(`${request.function} falls silent or ends its thread again and again, on no input in particular`);
}

function runOnce({ start, request, startup, silence, progress, signal, known, careful }) {
  return new Promise((resolve, reject) => {
    let timer = null, asking = null, row = null, thread = null, over = false;
    const finish = (settle, value) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      thread?.end();
      settle(value);
    };
    const abort = () => finish(reject, signal.reason);
    const watch = (seconds, then) => {
      clearTimeout(timer);
      timer = seconds === null ? null : setTimeout(then, 1000 * seconds);
    };
    const fail = (what, hung) =>
      asking === null ? finish(reject, new Unstartable(what)) : finish(resolve, { call: asking, row, what, hung });
    const silent = () => fail(`${request.function} gave no answer for ${silence} s`, true);
    const take = (message) => {
      if (over) return;
      if ("ready" in message) watch(null);
      else if ("asking" in message) watch(silence, silent), (asking = message.asking), (row = null);
      else if ("alive" in message) watch(silence, silent);
      else if ("row" in message) watch(silence, silent), (row = message.row);
      else if ("answered" in message) watch(null), (asking = null);
      else if ("progress" in message) progress(message.progress);
      else if ("document" in message) finish(resolve, { document: message.document });
      else if ("problem" in message) finish(reject, new Unstartable(message.problem));
    };
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) return abort();
    watch(startup, () => finish(reject, new Unstartable(`the module did not load within ${startup} s`)));
    thread = start(take, (how) => fail(`${request.function} ${how}`, false));
    thread.post({ request, known: [...known], careful });
  });
}
