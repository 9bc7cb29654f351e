// SPDX-License-Identifier: MIT
// Answers cases on standard input with a function of yours: serve(hits).

/// Calls hits(...numbers) for each line and prints 1 or 0, until the input ends. Many cases are in flight, so a chunk
/// is answered with one write; a write for every line would cost most of the time.
export function serve(hits) {
  let rest = '';
  process.stdin.setEncoding('latin1');
  process.stdin.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    let answers = '';
    for (const line of lines) answers += hits(...line.split(' ').map(Number)) ? '1\n' : '0\n';
    process.stdout.write(answers);
  });
}
