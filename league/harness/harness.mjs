// SPDX-License-Identifier: MIT
// node harness.mjs ADAPTER FUNCTION: calls the adapter's function on the numbers of each line, and answers 1 or 0 a line.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

// Libraries greet on standard output; it belongs to the answers.
console.log = console.info = console.debug = console.warn = () => {};
const adapter = await import(pathToFileURL(process.argv[2]));
await adapter.ready;
const hits = adapter[process.argv[3]];
createInterface({ input: process.stdin }).on('line', line =>
  process.stdout.write(hits(...line.split(' ').map(Number)) ? '1\n' : '0\n'));
