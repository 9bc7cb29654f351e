// SPDX-License-Identifier: MIT
// A thread of Node for a watched check.
import { Worker } from "node:worker_threads";

export function startThread(data) {
  return (take, ended) => {
    const worker = new Worker(new URL("child.mjs", import.meta.url), { workerData: data });
    worker.on("message", take);
    worker.on("error", (error) => ended(`ended its thread: ${error.message}`));
    worker.on("exit", (status) => ended(`ended its thread with status ${status}`));
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  };
}
