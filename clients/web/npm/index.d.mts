// SPDX-License-Identifier: MIT

export type Verdict = "disjoint" | "touching" | "overlapping";
export type Contract = "closed" | "open" | "half_open";
export type Level = "none" | "logic" | "banded" | "full_range" | "exact";
export type Scalar = "f32" | "f64" | "i32";
export type Kind = "lattice" | "tie" | "degenerate" | "inside" | "ordinary" | "large" | "small" | "near_tie";

type Axes = "center_half" | "corner_size" | "center_size";
/** How the caller stores the first shape, a box if not said otherwise, and with it the order of the numbers. */
export type Form =
  | Axes
  | "lo_hi"
  | "corner_size_ball_corner"
  | `${Axes}_${"radians" | "degrees" | "axis" | "quaternion"}`
  | "center_radius" // a ball
  | "ends" // a segment
  | "ends_radius" // a capsule
  | `vertices${Vertices}` // a convex polygon
  | `vertices${Vertices}_${Vertices}`; // two

type Vertices = 3 | 4 | 5 | 6 | 7 | 8;

export type Question =
  | "box_ball"
  | "ball_ball"
  | "box_box"
  | "box_segment"
  | "box_moving_ball"
  | "polygon_ball"
  | "polygon_polygon"
  | "box_point"
  | "segment_ball"
  | "capsule_ball"
  | "capsule_capsule"
  | "segment_segment"
  | "polygon_point"
  | "polygon_segment";

/** What a function takes. */
export interface Signature {
  question?: Question;
  form: Form;
  /** The type of every number; `f64` if not given. Of `f32` each number is a float held in a double, of `i32` a whole number of 32 bits. */
  scalar?: Scalar;
  /** By default 2, or 3 for forms that are 3-D only. */
  dim?: 2 | 3;
}

/** What is asked of it, in the words of the command (docs/command.md). */
export interface CheckOptions extends Signature {
  answer?: "bool";
  /** What touching is; `auto` (the default) asks the function. Of `conservative` hits beyond the truth are no fault. */
  contract?: Contract | "conservative" | "auto";
  /** LEVEL[,Pnn...]; `banded` if not given. */
  require?: string;
  waive?: string | string[];
  ties?: "exact" | "band";
  domain?: string;
  /** "LO..HI" */
  margin?: string;
  band?: number;
  cases?: number;
  seconds?: number;
  seed?: number;
  /** How the function is called in counterexamples; its own name if not given. */
  name?: string;
  /** What the report says was on trial; the name if not given. */
  subject?: string;
  /** Told how much is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** A function on trial: the numbers in the order of the form; what it returns counts as in an `if`. */
export type Hits = (...numbers: number[]) => unknown;

/** As many numbers as the dimension. */
export type Vector = ArrayLike<number> | { readonly x: number; readonly y: number; readonly z?: number };

/** What functions return that answer more than yes or no (docs/answers.md). */
export interface Returned {
  verdict: Verdict | number;
  distance: number;
  signed_distance: number;
  distance_sq: number;
  mtv: Vector;
  time: number;
  nearest: Vector;
}

export type Answer = keyof Returned;

/** What is asked of such a function. */
export interface AnswerOptions<Kind extends Answer = Answer> extends Omit<CheckOptions, "answer"> {
  answer: Kind;
}

/** A yes or no stands there as it is, another answer as text, such as "2.5" or "(0, 1.5)". */
export interface ShownCase<Given = boolean> {
  bits: Record<string, string>;
  decimal: Record<string, string>;
  hexfloat: Record<string, string>;
  call: string;
  answer?: Given;
  verdict?: Verdict | null;
  reference?: string;
}

export interface Counterexample<Given = boolean> {
  /** The id of the violated property; null where the function threw at the end of a session. */
  property: string | null;
  what: string;
  cases: ShownCase<Given>[];
}

export interface KnownBug {
  mutant: string;
  defect: string;
  seen_in: string;
  agreement: number;
}

export class Report<Given = boolean> {
  private constructor();
  /** What `tangency check --json` writes. */
  readonly document: Record<string, unknown>;
  readonly verdict: "holds" | "failed" | "cannot_run";
  readonly holds: boolean;
  readonly level: Level;
  readonly levelButForTies: Level;
  readonly contract: Contract;
  readonly contractFound: Contract | "mixed" | "rounded" | null;
  readonly looksLike: KnownBug | null;
  readonly counterexamples: Counterexample<Given>[];
  readonly sentence: string;
  readonly text: string;
  readonly verbose: string;
  readonly junit: string;
  readonly html: string;
}

/** A request that cannot be carried out; the message names the hint. */
export class BadRequest extends Error {}

export function check(fn: Hits, options: CheckOptions): Promise<Report>;
export function check<Kind extends Answer>(fn: (...numbers: number[]) => Returned[Kind], options: AnswerOptions<Kind>): Promise<Report<string>>;

/** Throws an Error, with the report as its message and as `report`, unless the function holds what is required. */
export function assertHolds(fn: Hits, options: CheckOptions): Promise<Report>;
export function assertHolds<Kind extends Answer>(fn: (...numbers: number[]) => Returned[Kind], options: AnswerOptions<Kind>): Promise<Report<string>>;

export interface Classification {
  verdict: Verdict;
  region: "inside" | "face" | "edge" | "corner";
  relation: string;
  touches_from_within: boolean;
  /** Exact: a fraction, with square roots at some angles, or an enclosure. */
  gap_sq: string;
  form: Form;
  scalar: Scalar;
  dim: number;
  numbers: Record<string, { bits: string; decimal: string }>;
  /** The numbers that were asked for: the nearest doubles, and exactly. */
  answer?: { kind: Answer; nearest: string[]; exact: string[]; unique?: boolean };
}

export interface ClassifyOptions extends Signature {
  answer?: "bool" | Answer;
}

/** The exact verdict on a row of numbers; texts may be decimals, hexfloats or 0x bits. With `certificate` also what proves it. */
export function classify(row: Iterable<number | string>, options: ClassifyOptions & { certificate?: false }): Classification;
export function classify(row: Iterable<number | string>, options: ClassifyOptions & { certificate: true }): Classification & { certificate: Certificate };

/** "p/q" or "p"; a + b sqrt(root); or at an angle that is no multiple of 30 or 45 degrees what a number lies between. */
export type WrittenNumber = string | { root: string; a: WrittenNumber; b: WrittenNumber } | { lo: string; hi: string };

/** What proves a verdict: points of both shapes' cores and a direction (docs/certificates.md). */
export interface Certificate {
  first: WrittenNumber[];
  second: WrittenNumber[];
  normal: WrittenNumber[];
  /** The sum of the radii. */
  radii: string;
  around?: [WrittenNumber[], WrittenNumber[]][];
}

/** A row of numbers with a verdict, as `tangency classify --certificate` and the stored cases have it. */
export interface CertifiedCase {
  question?: Question;
  form: Form;
  /** 2 if not given. */
  dim?: 1 | 2 | 3;
  numbers: number[];
  verdict: Verdict;
  certificate: Certificate;
}

/**
 * Empty if the certificate proves the verdict about the row; else a sentence that says which rule fails and by how much. Computed in
 * BigInt by plain JavaScript, which shares nothing with the core that decides. Throws BadRequest of what is no certificate or no input.
 */
export function refutation(certified: CertifiedCase): string;

export interface InputsOptions extends Signature {
  kind?: Kind;
  count?: number;
  seed?: number;
  domain?: string;
}

/** Drawn rows of one kind with their verdicts, the same for the same seed. */
export function inputs(options: InputsOptions): { row: number[]; verdict: Verdict }[];

export interface Lists {
  version: string;
  questions: { name: Question; decides: string; forms: { name: Form; dims: number[]; fields: Record<string, string[]>; answers: ("bool" | Answer)[] }[] }[];
  scalars: Scalar[];
  levels: Level[];
  contracts: string[];
  properties: { id: string; title: string }[];
}

export function lists(): Lists;
