// SPDX-License-Identifier: MIT
// The page: loads the core, then its two parts.
import { load } from "./ask.mjs";
import { startExplore } from "./explore.mjs";
import { startTry } from "./try.mjs";

// A link to a part of the page leaves the address alone, which holds what the page shows.
for (const link of document.querySelectorAll('nav a[href^="#"]'))
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const title = document.querySelector(link.hash);
    title.scrollIntoView();
    title.focus({ preventScroll: true });
  });

try {
  const lists = await load();
  // One after the other: the workers of both share few cores, and the first verdict is what a visitor waits for.
  await startTry(lists);
  startExplore(lists);
} catch (error) {
  document.querySelector("#verdict").textContent = `Tangency cannot start here: ${error.message}`;
}
// Once loaded, everything is there without a network.
if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("offline.js").catch(() => {});
