(* SPDX-License-Identifier: MIT *)
(* What a function translated from the C++ means (proofs/translate.py makes files of them). *)
Require Import Reals ZArith List.
From Flocq Require Import Core.
From Tangency Require Import Definitions Stages Constants.
Import ListNotations.
Open Scope R_scope.

(** ** Programs: inputs are the first registers, each step gives the next one *)
Inductive operand := At (register : nat) | Whole (n : Z) | Scaled (n e : Z).
Inductive comparison := Less (a b : operand) | At_most (a b : operand) | Same (a b : operand).
(** High and Low are two_sum's numbers, Product and Rest two_product's; Last is the sign of an expansion of all that was added. A
    wide step is one of pairs by their own operators, and Leading a pair's high part. *)
Inductive operation :=
  | Add (a b : operand) | Sub (a b : operand) | Mul (a b : operand) | Div (a b : operand)
  | Neg (a : operand) | Twice (a : operand) | Abs (a : operand) | Sqrt (a : operand) | Copysign (a b : operand) | Fma (a b c : operand)
  | Choose (c : comparison) (a b : operand)
  | High (a b : operand) | Low (a b : operand) | Product (a b : operand) | Rest (a b : operand) | Last (terms : list operand)
  | Wide (o : operation) | Leading (a : operand).
Inductive word := Yes | No | Undecided | Numbers | Verdict (v : verdict).
Inductive program := Then (o : operation) (more : program) | If (c : comparison) (yes no : program) | Done (w : word) (numbers : list operand).
Infix ";;" := Then (at level 60, right associativity).

(** ** Their meaning, by that of sums and differences, products, and quotients and roots; twice a float is a float *)
Record arithmetic := { summed : R -> R -> Prop; multiplied : R -> R -> Prop; otherwise : R -> R -> Prop }.
Definition value (registers : list R) (o : operand) : R :=
  match o with At i => nth i registers 0 | Whole n => IZR n | Scaled n e => IZR n * bpow radix2 e end.
Definition holds registers (c : comparison) : Prop :=
  let v := value registers in match c with Less a b => v a < v b | At_most a b => v a <= v b | Same a b => v a = v b end.
(** W is the arithmetic of wide steps. *)
Fixpoint gives (A W : arithmetic) registers (o : operation) (y : R) : Prop :=
  let v := value registers in
  match o with
  | Add a b => summed A (v a + v b) y
  | Sub a b => summed A (v a - v b) y
  | Mul a b => multiplied A (v a * v b) y
  | Div a b => otherwise A (v a / v b) y
  | Neg a => y = - v a
  | Twice a => y = 2 * v a
  | Abs a => y = Rabs (v a)
  | Sqrt a => otherwise A (sqrt (v a)) y
  | Copysign a b => Rabs y = Rabs (v a) /\ y * v b = Rabs (v a) * Rabs (v b)
  | Fma a b c => summed A (v a * v b + v c) y
  | Choose c a b => (holds registers c -> y = v a) /\ (~ holds registers c -> y = v b)
  | High a b => y = sum_high (v a) (v b)
  | Low a b => y = sum_low (v a) (v b)
  | Product a b => multiplied A (v a * v b) y /\ exists rest, is_product (v a) (v b) y rest
  | Rest a b => exists high, is_product (v a) (v b) high y
  | Last terms => y = last (added (map v terms)) 0
  | Wide o => gives W W registers o y
  | Leading a => summed A (v a) y
  end.
Fixpoint runs A W (p : program) registers (w : word) (numbers : list R) : Prop :=
  match p with
  | o ;; more => exists y, gives A W registers o y /\ runs A W more (registers ++ [y]) w numbers
  | If c yes no => (holds registers c -> runs A W yes registers w numbers) /\ (~ holds registers c -> runs A W no registers w numbers)
  | Done w' found => w = w' /\ numbers = map (value registers) found
  end.
(** A call with the first `inputs` numbers of x. *)
Definition returns A W (p : program) (inputs : nat) (x : point) (w : word) (numbers : list R) : Prop :=
  runs A W p (map x (seq 0 inputs)) w numbers.

(** ** Arithmetics *)
Definition exact : arithmetic := {| summed := fun x y => y = x; multiplied := fun x y => y = x; otherwise := fun x y => y = x |}.
(** Floats without a greatest one. A product may be contracted into the sum that uses it. *)
Definition floating prec emin : arithmetic :=
  {| summed := fun x y => y = rnd prec emin x; multiplied := may_round prec emin; otherwise := fun x y => y = rnd prec emin x |}.
Definition doubles : arithmetic := floating 53 (-1074).
(** Every product rounded, where no FMA is to be had. *)
Definition uncontracted : arithmetic := let round x y := y = rnd 53 (-1074) x in
  {| summed := round; multiplied := round; otherwise := round |}.
(** Doubles, as long as nothing underflows: each step is off by e of its value at most. *)
Definition normal : arithmetic := let round x y := rounded e x y /\ y = rnd 53 (-1074) x in
  {| summed := round; multiplied := fun x y => rounded e x y /\ may_round 53 (-1074) x y; otherwise := round |}.
(** Every step off by d of its value at most. *)
Definition relative d : arithmetic := {| summed := rounded d; multiplied := rounded d; otherwise := rounded d |}.

(** ** What is claimed of translated functions *)
(** A method for rows of n axes says yes if and only if Q. *)
Definition asks (p : program) n (x : point) (Q : Prop) : Prop :=
  forall w numbers, returns exact exact p (3 * n + 1) x w numbers -> (w = Yes <-> Q).
Definition decides (programs : list (nat * program)) f (question : nat -> box -> point -> R -> Prop) : Prop :=
  forall n p x, In (n, p) programs -> valid n (box_of f n x) -> 0 <= x (3 * n)%nat ->
  asks p n x (question n (box_of f n x) (center_of f n x) (x (3 * n)%nat)).
(** The filter in f32, in f64 and of f32 in doubles takes the ladder's steps. *)
Definition estimates_in prec emin floor f n (p : program) : Prop := forall x w numbers,
  let A := floating prec emin in returns A A p (3 * n + 1) x w numbers ->
  exists s g magnitude_sq bound reach, numbers = [g; bound; reach] /\ estimated prec emin (bpow radix2 floor) f n x s g magnitude_sq bound reach.
Definition estimates f n (f32 f64 wide : program) : Prop :=
  estimates_in 24 (-149) filter_floor_f32 f n f32 /\ estimates_in 53 (-1074) filter_floor_f64 f n f64 /\
  estimates_in 53 (-1074) filter_floor_wide f n wide.
(** It is believed, of gap_sq, bound and what else there is, beyond its bound alone. *)
Definition believes (p : program) inputs (trusted : point -> Prop) : Prop := forall x w numbers, 0 <= x 1%nat ->
  returns exact exact p inputs x w numbers ->
  w = Undecided \/ (w = Verdict (verdict_of (x 0%nat)) /\ x 1%nat < Rabs (x 0%nat) /\ trusted x).

(** The stage of expansions: what a form says of an axis, two_sum, two_product, an expansion to which a number is added, and the whole,
    given an axis as a form says it. *)
Definition terms_of f (p : program) : Prop := forall x w numbers, returns doubles doubles p 3 x w numbers ->
  let '(high, low, inset) := axis_terms f (x 0%nat) (x 1%nat) (x 2%nat) in numbers = [high; low; inset].
Definition sums (p : program) : Prop := forall x w numbers, returns doubles doubles p 2 x w numbers ->
  numbers = [sum_high (x 0%nat) (x 1%nat); sum_low (x 0%nat) (x 1%nat)].
(** Of floats that are multiples of what all numbers of the stage are. *)
Definition multiplies A (p : program) : Prop := forall x w numbers,
  (forall i, (i < 2)%nat -> is_float 53 (-1074) (x i) /\ exists m : Z, x i = IZR m * bpow radix2 (expansion_lowest - 52)) ->
  returns A A p 2 x w numbers -> exists high low, numbers = [high; low] /\ is_product (x 0%nat) (x 1%nat) high low.
Definition grows n (p : program) : Prop := forall x w numbers, returns doubles doubles p (S n) x w numbers ->
  numbers = grow (map x (seq 0 n)) (x n).
Definition expands n (p : program) : Prop := forall x w numbers, returns doubles doubles p (3 * n + 1) x w numbers ->
  w = Undecided \/ exists answer, w = Verdict (verdict_of answer) /\
    expanded n (fun i => (x i, x (n + i)%nat, x (2 * n + i)%nat)) (x (3 * n)%nat) answer.

(** A pair's operator, of one pair or of two: what it gives is a pair too, and nearly what is asked for. *)
Definition pairs_do pairs (p : program) (asked : R -> R -> R -> Prop) : Prop := forall x w numbers,
  (forall i, (i < pairs)%nat -> is_pair (x (2 * i)%nat) (x (2 * i + 1)%nat)) -> returns normal normal p (2 * pairs) x w numbers ->
  exists high low, numbers = [high; low] /\
    (is_pair high low /\ asked (x 0%nat + x 1%nat) (x 2%nat + x 3%nat) (high + low)).
(** The filter of rotated boxes, wide steps by W: beyond its bound the sign is right about the box as a set of points. *)
Definition judged k (b : box) (turn : point -> point) (p : point) r (numbers : list R) : Prop :=
  exists g bound more, numbers = g :: bound :: more /\
    (g > bound -> ~ carried_meet k b turn p r) /\ (g < - bound -> carried_overlap k b turn p r).
Definition axis_judged W f (p : program) : Prop := forall x w numbers,
  let u := x 4%nat in let v := x 5%nat in let L := sqrt (u * u + v * v) in
  (u <> 0 \/ v <> 0) -> valid 2 (rotated_box f 2 x) -> 0 <= x 8%nat -> returns (relative e) W p 9 x w numbers ->
  judged 2 (rotated_box f 2 x) (turn_by (u / L) (v / L) (rotated_center f 2 x)) (fun i => x (6 + i)%nat) (x 8%nat) numbers.
Definition quaternion_judged W f (p : program) : Prop := forall x w numbers,
  norm_sq (x 6%nat) (x 7%nat) (x 8%nat) (x 9%nat) <> 0 -> valid 3 (rotated_box f 3 x) -> 0 <= x 13%nat ->
  returns (relative e) W p 14 x w numbers ->
  judged 3 (rotated_box f 3 x) (quaternion_turn (x 6%nat) (x 7%nat) (x 8%nat) (x 9%nat) (rotated_center f 3 x))
    (fun i => x (10 + i)%nat) (x 13%nat) numbers.
