// SPDX-License-Identifier: MIT
// What a check found: the document, and what is read most in it.

/** The result of a check. `document` is what `tangency check --json` writes. */
export class Report {
  #render;

  constructor(document, render) {
    this.document = document;
    this.#render = (as) => render({ as, document: this.document }).text;
  }

  /** "holds", "failed", or "cannot_run" if nothing wrong was seen, and the function threw or hung where that binds. */
  get verdict() {
    return this.document.verdict;
  }
  get holds() {
    return this.verdict === "holds";
  }
  get level() {
    return this.document.level;
  }
  get levelButForTies() {
    return this.document.level_but_for_ties;
  }
  /** The contract that it was tried under; with `auto`, what it was found to keep is `contractFound`. */
  get contract() {
    return this.document.contract;
  }
  get contractFound() {
    return this.document.contract_found;
  }
  /** The known bug whose wrong answers are the same, or null. */
  get looksLike() {
    return this.document.looks_like;
  }
  /** The simplest input for each violated property that binds, those that threw first. */
  get counterexamples() {
    const { exits, properties } = this.document;
    const thrown = exits.ways.filter((way) => way.case).map((way) => ({ property: way.property, what: way.message, cases: [way.case] }));
    const wrong = properties
      .filter((property) => property.counterexample && property.standing === "violated")
      .map((property) => ({ property: property.id, what: property.counterexample.expectation, ...property.counterexample }));
    return [...thrown, ...wrong];
  }
  /** The verdict in a sentence: what is wrong with one case, or on how many cases it is right. */
  get sentence() {
    return this.document.sentence;
  }
  /** As the command prints it: the sentence, one case, its reason and its cause. */
  get text() {
    return this.#render("text");
  }
  /** Every violated property with its counterexample, as the command prints with --verbose. */
  get verbose() {
    return this.#render("verbose");
  }
  get junit() {
    return this.#render("junit");
  }
  get html() {
    return this.#render("html");
  }
  toString() {
    return this.text;
  }
}

/** The options of a check as a request to the core: camelCase is not needed, the words are the command's. */
export function requestOf(options, name) {
  const { question = "box_ball", form, scalar = "f64", dim, answer, contract, require, waive, ties, domain, margin, band, cases, seconds, seed } = options;
  return { question, form, scalar, dim, answer, contract, require, waive, ties, domain, margin, band, cases, seconds, seed, function: name, subject: options.subject ?? name, again: options.again };
}
