(* SPDX-License-Identifier: MIT *)
(* Centre and half extents made from stored sides, then fold: what making them adds to the band. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Axes Band Floats Ordinary Leaning Cornered.
Open Scope R_scope.

(** (lo + hi) / 2 and (hi - lo) / 2, each sum rounded, each half as it stands. *)
Definition converted prec emin (lo hi : point) : box :=
  {| mid := fun i => rnd prec emin (lo i + hi i) / 2; half := fun i => rnd prec emin (hi i - lo i) / 2 |}.

(** |c| + h is at most S; the difference p - c is at most S + |c| and, where the overshoot is about S or less, at most
    S - |c| + U: at most 1.51 S. *)
Lemma converted_sizes S lo hi p U : lo <= hi -> Rabs lo <= S -> Rabs hi <= S -> Rabs p <= S -> U <= 102 / 100 * S ->
  Rabs (p - (lo + hi) / 2) <= (hi - lo) / 2 + U ->
  Rabs ((lo + hi) / 2) + (hi - lo) / 2 + Rabs (p - (lo + hi) / 2) <= 251 / 100 * S.
Proof. intros; unfold Rabs in *; repeat destruct Rcase_abs; lra. Qed.

Theorem converted_band prec emin n lo hi p r S : small_roundoff prec -> (n <= 3)%nat -> 0 <= r <= S ->
  (forall i, (i < n)%nat -> lo i <= hi i) ->
  float_point prec emin n lo -> float_point prec emin n hi -> float_point prec emin n p ->
  within n S lo -> within n S hi -> within n S p ->
  let b := converted prec emin lo hi in float_point prec emin n (mid b) -> float_point prec emin n (half b) ->
  let u := fold_overshoot prec emin b p in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> fits prec emin (sq r) ->
  right_outside_band (sqrt (distance_sq n (of_lo_hi lo hi) p)) r (leaning_k n (n + 3) (253 / 100) 0 * roundoff prec * S)
    (float_sum prec emin n u <= rnd prec emin (sq r)).
Proof.
  intros PE N RS LH FL FH FP SL SH SP b FC FB u FU FR; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos; replace (253 / 100) with (252 / 100 + / 100) by field.
  apply (cornered_right prec emin n (252 / 100) 0 S (overshoot (of_lo_hi lo hi) p)
    (fun i => Rmax (Rabs (rnd prec emin (p i - mid b i)) - half b i) 0) u r); auto; try lra;
    [intros; apply overshoot_nonneg| |].
  - intros i Hi SMALL; destruct (sum_off prec emin _ _ P (FL i Hi) (FH i Hi)) as [_ C].
    destruct (sum_off prec emin (hi i) (- lo i) P (FH i Hi) ltac:(apply generic_format_opp, FL, Hi)) as [_ K].
    destruct (sum_off prec emin (p i) (- mid b i) P (FP i Hi) ltac:(apply generic_format_opp, FC, Hi)) as [_ V].
    specialize (LH i Hi); specialize (SL i Hi); specialize (SH i Hi); specialize (SP i Hi).
    assert (S1 := Rabs_le_inv _ _ SL); assert (S2 := Rabs_le_inv _ _ SH); assert (S3 := Rabs_le_inv _ _ SP).
    assert (MB : Rabs ((lo i + hi i) / 2) <= S) by (apply Rabs_le; lra).
    replace (252 / 100) with (251 / 100 + / 100) by field.
    apply (made_fold _ S (p i) ((lo i + hi i) / 2) ((hi i - lo i) / 2) (p i) (mid b i) (half b i)
      (rnd prec emin (p i - mid b i)) 0 (Rabs ((lo i + hi i) / 2)) ((hi i - lo i) / 2)); auto; try apply Rabs_pos; try lra.
    + apply Rabs_le; apply Rabs_le_inv in MB; lra.
    + rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; lra.
    + unfold b, converted; cbn [mid]; replace (rnd prec emin (lo i + hi i) / 2 - (lo i + hi i) / 2)
        with ((rnd prec emin (lo i + hi i) - (lo i + hi i)) * / 2) by field.
      unfold Rdiv; rewrite !Rabs_mult, (Rabs_pos_eq (/ 2)) by lra; lra.
    + unfold b, converted; cbn [half]; fold (hi i - lo i) in K; rewrite (Rabs_pos_eq (hi i - lo i)) in K by lra.
      replace (rnd prec emin (hi i - lo i) / 2 - (hi i - lo i) / 2)
        with ((rnd prec emin (hi i - lo i) - (hi i - lo i)) * / 2) by field.
      rewrite Rabs_mult, (Rabs_pos_eq (/ 2)) by lra; lra.
    + intros US; rewrite Rplus_0_l; apply (converted_sizes S (lo i) (hi i) (p i) _ LH SL SH SP US).
      unfold Rmax; destruct Rle_dec; lra.
  - intros i Hi; split; [apply Rmax_r|]; unfold u, fold_overshoot.
    destruct (rnd_minus prec emin (Rabs (rnd prec emin (p i - mid b i))) (half b i) P) as [d [D DR]];
      [apply float_abs, rnd_is_float; auto|apply FB; auto|]; rewrite DR; apply near_max; auto; lra.
Qed.
