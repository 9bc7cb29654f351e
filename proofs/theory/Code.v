(* SPDX-License-Identifier: MIT *)
(* What a function translated from the C++ means (proofs/translate.py makes Translated.v). *)
Require Import Reals ZArith List.
From Flocq Require Import Core.
From Tangency Require Import Definitions Stages Constants.
Import ListNotations.
Open Scope R_scope.

(** ** Programs: inputs are the first registers, each step gives the next one *)
Inductive operand := At (register : nat) | Whole (n : Z) | Scaled (n e : Z).
Inductive comparison := Less (a b : operand) | At_most (a b : operand) | Same (a b : operand).
Inductive operation :=
  | Add (a b : operand) | Sub (a b : operand) | Mul (a b : operand) | Div (a b : operand)
  | Neg (a : operand) | Abs (a : operand) | Sqrt (a : operand) | Copysign (a b : operand)
  | Choose (c : comparison) (a b : operand).
Inductive word := Yes | No | Numbers.
Inductive program := Then (o : operation) (more : program) | If (c : comparison) (yes no : program) | Done (w : word) (numbers : list operand).
Infix ";;" := Then (at level 60, right associativity).

(** ** Their meaning, by that of sums and differences, products, and quotients and roots *)
Record arithmetic := { summed : R -> R -> Prop; multiplied : R -> R -> Prop; otherwise : R -> R -> Prop }.
Definition value (registers : list R) (o : operand) : R :=
  match o with At i => nth i registers 0 | Whole n => IZR n | Scaled n e => IZR n * bpow radix2 e end.
Definition holds registers (c : comparison) : Prop :=
  let v := value registers in match c with Less a b => v a < v b | At_most a b => v a <= v b | Same a b => v a = v b end.
Definition gives (A : arithmetic) registers (o : operation) (y : R) : Prop :=
  let v := value registers in
  match o with
  | Add a b => summed A (v a + v b) y
  | Sub a b => summed A (v a - v b) y
  | Mul a b => multiplied A (v a * v b) y
  | Div a b => otherwise A (v a / v b) y
  | Neg a => y = - v a
  | Abs a => y = Rabs (v a)
  | Sqrt a => otherwise A (sqrt (v a)) y
  | Copysign a b => Rabs y = Rabs (v a) /\ y * v b = Rabs (v a) * Rabs (v b)
  | Choose c a b => (holds registers c -> y = v a) /\ (~ holds registers c -> y = v b)
  end.
Fixpoint runs A (p : program) registers (w : word) (numbers : list R) : Prop :=
  match p with
  | o ;; more => exists y, gives A registers o y /\ runs A more (registers ++ [y]) w numbers
  | If c yes no => (holds registers c -> runs A yes registers w numbers) /\ (~ holds registers c -> runs A no registers w numbers)
  | Done w' found => w = w' /\ numbers = map (value registers) found
  end.
(** A call with the first `inputs` numbers of x. *)
Definition returns A (p : program) (inputs : nat) (x : point) (w : word) (numbers : list R) : Prop :=
  runs A p (map x (seq 0 inputs)) w numbers.

(** ** Arithmetics *)
Definition exact : arithmetic := {| summed := fun x y => y = x; multiplied := fun x y => y = x; otherwise := fun x y => y = x |}.
(** Floats without a greatest one. A product may be contracted into the sum that uses it. *)
Definition floating prec emin : arithmetic :=
  {| summed := fun x y => y = rnd prec emin x; multiplied := may_round prec emin; otherwise := fun x y => y = rnd prec emin x |}.

(** ** What is claimed of translated functions *)
(** A method for rows of n axes says yes if and only if Q. *)
Definition asks (p : program) n (x : point) (Q : Prop) : Prop :=
  forall w numbers, returns exact p (3 * n + 1) x w numbers -> (w = Yes <-> Q).
Definition decides (programs : list (nat * program)) f (question : nat -> box -> point -> R -> Prop) : Prop :=
  forall n p x, In (n, p) programs -> valid n (box_of f n x) -> 0 <= x (3 * n)%nat ->
  asks p n x (question n (box_of f n x) (center_of f n x) (x (3 * n)%nat)).
(** The filter in f32, in f64 and of f32 in doubles takes the ladder's steps. *)
Definition estimates_in prec emin floor f n (p : program) : Prop := forall x w numbers,
  let A := floating prec emin in returns A p (3 * n + 1) x w numbers ->
  exists s g magnitude_sq bound reach, numbers = [g; bound; reach] /\ estimated prec emin (bpow radix2 floor) f n x s g magnitude_sq bound reach.
Definition estimates f n (f32 f64 wide : program) : Prop :=
  estimates_in 24 (-149) filter_floor_f32 f n f32 /\ estimates_in 53 (-1074) filter_floor_f64 f n f64 /\
  estimates_in 53 (-1074) filter_floor_wide f n wide.
