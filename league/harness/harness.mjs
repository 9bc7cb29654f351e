// SPDX-License-Identifier: MIT
// node harness.mjs ADAPTER FUNCTION ANSWER: calls the adapter's function on the numbers of each line, and answers 1 or 0 a line;
// of another ANSWER than bool the number, or those of the array, that it returns.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

// Libraries greet on standard output; it belongs to the answers.
console.log = console.info = console.debug = console.warn = () => {};
const adapter = await import(pathToFileURL(process.argv[2]));
await adapter.ready;
const call = adapter[process.argv[3]];
const tell = process.argv[4] === 'bool' ? hit => hit ? '1' : '0' : told => [told].flat().join(' ');
createInterface({ input: process.stdin }).on('line', line => process.stdout.write(`${tell(call(...line.split(' ').map(Number)))}\n`));
