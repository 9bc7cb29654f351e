// SPDX-License-Identifier: MIT
// The inside of a watched thread: loads the function, runs the check, and says before each call what it is about to do.
import { BadRequest, hostOf } from "./core.mjs";
import { oddParameters } from "./options.mjs";

const mostTold = 300_000; // rows, which takes some seconds
const ticks = 200; // milliseconds between signs of life

/**
 * @param message what to check, what is known of inputs that end the thread or hang, in which call one is looked for, and whether
 *   smaller ones are looked for; if not, which of them is asked once more
 * @param post sends a message to watch.mjs
 * @param load gives the core and the function; what it throws is why there is no check
 */
export async function serve({ request, known, careful, shrinks, doubted }, post, load) {
  let core, fn;
  try {
    ({ core, fn } = await load());
  } catch (error) {
    return post({ problem: error instanceof Error ? error.message : String(error) });
  }
  post({ ready: true, odd: oddParameters(core, request, fn, request.function) });
  let last = Date.now(), call = 0, looks = false, told = 0;
  const between = () => {
    if (Date.now() - last < ticks) return;
    last = Date.now();
    post({ alive: true });
  };
  const before = (row) => looks && (++told, post({ row: Array.from(row) }));
  const settings = { name: request.function, kind: request.answer, known: new Map(known), before };
  const host = hostOf(fn, { ...settings, between });
  const memory = hostOf(fn, { ...settings, only: doubted ?? "" });
  const watched = {
    answer(rows, width, answers, isSmaller) {
      post({ asking: ++call, isSmaller });
      looks = isSmaller || (careful !== null && call >= careful && told < mostTold);
      const failure = (isSmaller && !shrinks ? memory : host).answer(rows, width, answers);
      post({ answered: call });
      return failure;
    },
    progress: (share) => post({ progress: share }),
  };
  try {
    post({ document: core.ask("check", request, watched) });
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    post({ problem: error.message });
  }
}
