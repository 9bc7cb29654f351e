// SPDX-License-Identifier: MIT
// A check in a thread that may never answer: watched from outside, ended when it falls silent, and run again, which
// repeats bit for bit, with what is known of the inputs that it fell silent on. Serves Node's threads and a page's workers.

import { rowText } from "./core.mjs";

/** The module or the function could not be had. */
export class Unstartable extends Error {}

const mostRuns = 100, mostUnexplained = 12;
// Smaller inputs that end the thread or hang are looked for during three silences and four seconds. Each may be silent for an eighth of a
// silence; the smallest is asked once more, and has all of it.
const shrinkingSeconds = (silence) => 3 * silence + 4, share = 1 / 8;

/**
 * The document of the check. Throws Unstartable, and BadRequest's message as an Unstartable one.
 * @param start a thread that runs `serve` (serve.mjs): { post(message), end() }, given what is told of its messages and end
 * @param tellOdd told what is odd about the function's parameters, or null
 * @param signal ends everything: the promise is rejected with its reason
 */
export async function runWatched({ start, request, startup, silence, progress = () => {}, tellOdd = () => {}, signal }) {
  const known = new Map();
  let careful = null, deadline = Infinity, shrinks = true, doubted = null;
  for (let run = 0, unexplained = 0; run < mostRuns && unexplained < mostUnexplained; ++run) {
    shrinks &&= performance.now() < deadline;
    const asked = { request: { ...request, knows_ends: known.size > 0 }, known: [...known], careful, shrinks, doubted };
    const end = await runOnce({ start, asked, startup, silence, progress, tellOdd, signal });
    if (end.document) {
      // What is doubted was asked and has answered, or there is none: the smallest known is the next, if it was silent for a share only.
      const last = [...known.keys()].at(-1);
      if (last === undefined || !known.get(last).isQuick) return end.document;
      known.delete(last);
      doubted = last;
      shrinks = false;
    } else if (!end.row || (known.size === 0 && careful !== end.call)) {
      // It is run up to the same call again and tells each input there; so silence of another cause, a machine that slept,
      // blames nothing. Then it is run once more without asking the input that ended it twice. What comes after is told at once.
      careful = end.call;
      ++unexplained;
    } else {
      known.set(rowText(end.row), { what: end.what, hung: end.hung, isQuick: end.isQuick });
      doubted = null;
      if (end.isSmaller) deadline = Math.min(deadline, performance.now() + 1000 * shrinkingSeconds(silence));
    }
  }
  throw new Unstartable(`${request.function} falls silent or ends its thread again and again, on no input in particular`);
}

function runOnce({ start, asked, startup, silence, progress, tellOdd, signal }) {
  return new Promise((resolve, reject) => {
    let timer = null, asking = null, row = null, thread = null, over = false, isSmaller = false;
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
    const { function: name } = asked.request;
    const fail = (what, hung) =>
      asking === null ? finish(reject, new Unstartable(what)) : finish(resolve, { call: asking, row, what, hung, isSmaller, isQuick: isQuick() && hung });
    const isQuick = () => isSmaller && asked.shrinks;
    const patience = () => (isQuick() ? share * silence : silence);
    const silent = () => fail(`${name} gave no answer for ${patience()} s`, true);
    const wait = () => watch(patience(), silent);
    const take = (message) => {
      if (over) return;
      if ("ready" in message) watch(null), tellOdd(message.odd);
      else if ("asking" in message) ({ isSmaller, asking } = message), (row = null), wait();
      else if ("alive" in message) wait();
      else if ("row" in message) (row = message.row), wait();
      else if ("answered" in message) watch(null), (asking = null);
      else if ("progress" in message) progress(message.progress);
      else if ("document" in message) finish(resolve, { document: message.document });
      else if ("problem" in message) finish(reject, new Unstartable(message.problem));
    };
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) return abort();
    watch(startup, () => finish(reject, new Unstartable(`the module did not load within ${startup} s`)));
    thread = start(take, (how) => fail(`${name} ${how}`, false));
    thread.post(asked);
  });
}
