(* SPDX-License-Identifier: MIT *)
(* The bands that are proved lie within those that the checker allows. Checker.v is read from the C++. *)
Require Import Reals Lra Lia Psatz ZArith.
From Tangency Require Import Points Band Checker.
Open Scope R_scope.

(** The k that docs/levels.md derives by hand, and the k that the checker takes where no other is asked for. *)
Theorem band_is_enough :
  (band_k 2 5 2 <= 5.4 /\ band_k 3 6 2 <= 6.5 /\ band_k 2 5 0 <= 2.52 /\ band_k 3 6 0 <= 3.02) /\
  band_k 3 6 2 <= IZR default_band.
Proof.
  unfold band_k, default_band; simpl INR; assert (Q2 := sqrt_sqrt 2 ltac:(lra)); assert (Q3 := sqrt_sqrt 3 ltac:(lra)).
  assert (P2 := sqrt_pos 2); assert (P3 := sqrt_pos 3).
  replace (1 + 1) with 2 by ring; replace (2 + 1) with 3 by ring.
  assert (sqrt 2 <= 1.415) by nra; assert (sqrt 3 <= 1.7325) by nra; lra.
Qed.

(** In the plane and in space, all below the checker's own k. *)
Theorem band_of_roots_is_enough :
  band_k 2 6 2 <= 5.9 /\ band_k 3 7 2 <= 7 /\ band_k 2 6 2 <= IZR default_band /\ band_k 3 7 2 <= IZR default_band.
Proof.
  unfold band_k, default_band; simpl INR; assert (Q2 := sqrt_sqrt 2 ltac:(lra)); assert (Q3 := sqrt_sqrt 3 ltac:(lra)).
  assert (P2 := sqrt_pos 2); assert (P3 := sqrt_pos 3).
  replace (1 + 1) with 2 by ring; replace (2 + 1) with 3 by ring.
  assert (sqrt 2 <= 1.415) by nra; assert (sqrt 3 <= 1.7325) by nra; lra.
Qed.
