(* SPDX-License-Identifier: MIT *)
(* The bands that are proved lie within those that the checker allows. Checker.v is read from the C++. *)
Require Import Reals Lra Lia Psatz ZArith.
From Tangency Require Import Points Band Floats Ordinary Converted Leaning Cornered RotatedBand RotatedForms RotatedSpace.
From Tangency Require Import Checker.
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
  unfold band_k, default_band; simpl INR; assert (Q2 := sqrt_sqrt 2 ltac:(lra)); assert (Q3 := sqrt_sqrt 3
    ltac:(lra)).
  assert (P2 := sqrt_pos 2); assert (P3 := sqrt_pos 3).
  replace (1 + 1) with 2 by ring; replace (2 + 1) with 3 by ring.
  assert (sqrt 2 <= 1.415) by nra; assert (sqrt 3 <= 1.7325) by nra; lra.
Qed.

(** The checker's k of balls by a corner, in the plane and in space, root or no root; its own k of converted sides. *)
Theorem cornered_bands_are_enough :
  (leaning_k 2 6 (552 / 100) (3 / 2) <= 9.4 /\ leaning_k 3 7 (552 / 100) (3 / 2) <= 11.7) /\
  (leaning_k 2 5 (4 + / 100) 0 <= 8.3 /\ leaning_k 3 6 (4 + / 100) 0 <= 10) /\
  (leaning_k 2 5 (402 / 100 + / 100) 0 <= 8.3 /\ leaning_k 3 6 (402 / 100 + / 100) 0 <= 10.1) /\
  (leaning_k 2 5 (501 / 100 + / 100) 0 <= 9.7 /\ leaning_k 3 6 (501 / 100 + / 100) 0 <= 11.8) /\
  11.8 <= IZR cornered_band /\
  (leaning_k 2 5 (253 / 100) 0 <= 6.2 /\ leaning_k 3 6 (253 / 100) 0 <= 7.5 /\ 7.5 <= IZR default_band).
Proof.
  unfold leaning_k, cornered_band, default_band; simpl INR; assert (Q2 := sqrt_sqrt 2 ltac:(lra));
    assert (Q3 := sqrt_sqrt 3 ltac:(lra)).
  assert (P2 := sqrt_pos 2); assert (P3 := sqrt_pos 3).
  replace (1 + 1) with 2 by ring; replace (2 + 1) with 3 by ring.
  assert (sqrt 2 <= 1.4143) by nra; assert (sqrt 3 <= 1.7321) by nra; lra.
Qed.

(** The checker's k, both ways to store a box: beyond one turn it is multiplied by 1 and the angle in radians. *)
Theorem rotated_bands_are_enough H t : (H = 1 /\ t = 0) \/ (H = / 2 /\ t = 27 / 10) ->
  rotated_k 2 7 H (t + / 100) <= 20 /\ 20 <= IZR axis_band /\
  rotated_k 2 (532 / 100) H (t + / 100) <= 16 /\ 16 <= IZR radians_band /\
  (forall angle, Rabs angle <= 2 * PI ->
    rotated_k 2 (532 / 100) H (t + / 100) + 427 / 100 * H * Rabs angle <= 46 /\ 46 <= IZR degrees_band) /\
  forall angle, rotated_k 2 (532 / 100) H (t + / 100)
    + 427 / 100 * H * Rabs angle <= IZR degrees_band * (1 + Rabs angle).
Proof.
  intros HT; assert (Q2 := sqrt_sqrt (INR 2) (pos_INR 2)); assert (P2 := sqrt_pos (INR 2)).
  assert (S2 : sqrt (INR 2) <= 1415 / 1000) by (simpl INR in *; nra).
  assert (PI0 : PI <= 3468 / 1000).
  { assert (B := PI_ineq 1); unfold sum_f_R0, tg_alt, PI_tg in B; simpl in B; lra. }
  unfold rotated_k, axis_band, radians_band, degrees_band.
  assert (B : H * sqrt (INR 2) <= 1415 / 1000) by (destruct HT as [[-> _]|[-> _]]; lra).
  assert (A : forall angle, 0 <= Rabs angle /\ H * Rabs angle <= Rabs angle).
  { intros angle; assert (P := Rabs_pos angle); destruct HT as [[-> _]|[-> _]]; lra. }
  assert (C : H * sqrt (INR 2) * 7 + t <= 10 /\ H * sqrt (INR 2) * (532 / 100) + t <= 754 / 100)
    by (destruct HT as [[-> ->]|[-> ->]]; lra).
  split; [|split; [|split; [|split; [|split]]]]; try lra.
  - intros angle L; destruct (A angle); assert (PP := PI_RGT_0); split; lra.
  - intros angle; destruct (A angle); lra.
Qed.

Theorem space_band_is_enough H t : (H = 1 /\ t = 0) \/ (H = / 2 /\ t = 27 / 10) ->
  rotated_k 3 (395 / 10) H (t + / 100) <= 1111 / 10 /\ 1111 / 10 <= IZR quaternion_band.
Proof.
  intros HT; assert (Q3 := sqrt_sqrt (INR 3) (pos_INR 3)); assert (P3 := sqrt_pos (INR 3)).
  assert (S3 : sqrt (INR 3) <= 17321 / 10000) by (simpl INR in *; nra).
  unfold rotated_k, quaternion_band; destruct HT as [[-> ->]|[-> ->]]; lra.
Qed.
