// SPDX-License-Identifier: MIT
// What every module here throws of a request.

/** What a request asks for cannot be done: one line with the hint. */
export class BadRequest extends Error {}
