// SPDX-License-Identifier: MIT
// What runs in the thread: imports the user's module.
import { parentPort, workerData } from "node:worker_threads";

import { core } from "../node.mjs";
import { serve } from "../serve.mjs";
import { functionOf } from "./module.mjs";

parentPort.once("message", async (message) => {
  const load = async () => ({ core: core(), fn: await functionOf(workerData.file, workerData.name) });
  await serve(message, (answer) => parentPort.postMessage(answer), load);
});
