(* SPDX-License-Identifier: MIT *)
(* Centre and half extents made from stored sides, then fold: what making them adds to the band. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Axes Band Floats Ordinary Leaning Cornered.
Open Scope R_scope.

(** (lo + hi) / 2 and (hi - lo) / 2, each sum rounded, each half as it stands. *)
Definition converted prec emin (lo hi : point) : box :=
  {| mid := fun i => rnd prec emin (lo i + hi i) / 2; half := fun i => rnd prec emin (hi i - lo i) / 2 |}.

(** One axis. What is made lies off by e |c| and e h, and |c| + h is at most S; the difference p - c is at most S + |c|
    and, where the overshoot is about S or less, at most S - |c| + U: at most 1.505 S. *)
Lemma converted_off e S lo hi p c h v : 0 <= e <= / 2048 -> lo <= hi -> Rabs lo <= S -> Rabs hi <= S -> Rabs p <= S ->
  Rabs (c - (lo + hi) / 2) <= e * Rabs ((lo + hi) / 2) -> Rabs (h - (hi - lo) / 2) <= e * ((hi - lo) / 2) ->
  Rabs (v - (p - c)) <= e * Rabs (p - c) ->
  let U := Rmax (Rabs (p - (lo + hi) / 2) - (hi - lo) / 2) 0 in let W := Rmax (Rabs v - h) 0 in
  (U <= 101 / 100 * S \/ W <= 1005 / 1000 * S) -> Rabs (W - U) <= 251 / 100 * e * S.
Proof.
  intros E LH L H P C0 H0 V0 U W SMALL; set (m := (lo + hi) / 2) in *; set (k := (hi - lo) / 2) in *.
  assert (K0 : 0 <= k) by (unfold k; lra).
  assert (MK : Rabs m + k <= S) by (unfold m, k in *; unfold Rabs in *; repeat destruct Rcase_abs; lra).
  assert (M0 := Rabs_pos m); assert (S0 : 0 <= S) by lra.
  assert (EM : 0 <= e * Rabs m <= / 2048 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat]; lra).
  assert (EMK : e * Rabs m + e * k <= e * S) by (rewrite <- Rmult_plus_distr_l; apply Rmult_le_compat_l; lra).
  assert (PM : Rabs (p - m) <= S + Rabs m).
  { eapply Rle_trans; [apply Rabs_triang|]; rewrite Rabs_Ropp; lra. }
  assert (PC : Rabs (p - c) <= Rabs (p - m) + e * Rabs m).
  { replace (p - c) with ((p - m) + (m - c)) by ring; eapply Rle_trans; [apply Rabs_triang|].
    rewrite (Rabs_minus_sym m c); lra. }
  assert (D : Rabs (W - U) <= e * Rabs (p - c) + e * S).
  { eapply Rle_trans; [apply abs_difference|].
    replace (Rabs v - h - (Rabs (p - m) - k)) with ((Rabs v - Rabs (p - m)) - (h - k)) by ring.
    eapply Rle_trans; [apply Rabs_triang|]; rewrite Rabs_Ropp.
    assert (T := Rabs_triang_inv2 v (p - m)); assert (Q := Rabs_triang (v - (p - c)) (m - c)).
    replace (v - (p - c) + (m - c)) with (v - (p - m)) in Q by ring; rewrite (Rabs_minus_sym m c) in Q; lra. }
  assert (PU : Rabs (p - m) <= k + U) by (unfold U, Rmax; destruct Rle_dec; lra).
  assert (ES : 0 <= e * S <= / 2048 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (US : U <= 101 / 100 * S).
  { destruct SMALL as [|WS]; auto; apply Rabs_le_inv in D.
    assert (e * Rabs (p - c) <= e * (21 / 10 * S)) by (apply Rmult_le_compat_l; lra); lra. }
  assert (e * Rabs (p - c) <= e * (151 / 100 * S)) by (apply Rmult_le_compat_l; lra); lra.
Qed.

Theorem converted_band prec emin n lo hi p r S : small_roundoff prec -> (n <= 3)%nat -> 0 <= r <= S ->
  (forall i, (i < n)%nat -> lo i <= hi i) ->
  float_point prec emin n lo -> float_point prec emin n hi -> float_point prec emin n p ->
  within n S lo -> within n S hi -> within n S p ->
  let b := converted prec emin lo hi in float_point prec emin n (mid b) -> float_point prec emin n (half b) ->
  let u := fold_overshoot prec emin b p in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> fits prec emin (sq r) ->
  right_outside_band (sqrt (distance_sq n (of_lo_hi lo hi) p)) r (leaning_k n (n + 3) (252 / 100) 0 * roundoff prec * S)
    (float_sum prec emin n u <= rnd prec emin (sq r)).
Proof.
  intros PE N RS LH FL FH FP SL SH SP b FC FB u FU FR; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos; replace (252 / 100) with (251 / 100 + / 100) by field.
  apply (cornered_right prec emin n (251 / 100) 0 S (overshoot (of_lo_hi lo hi) p)
    (fun i => Rmax (Rabs (rnd prec emin (p i - mid b i)) - half b i) 0) u r); auto; try lra;
    [intros; apply overshoot_nonneg| |].
  - intros i Hi SMALL; destruct (sum_off prec emin _ _ P (FL i Hi) (FH i Hi)) as [_ C].
    destruct (sum_off prec emin (hi i) (- lo i) P (FH i Hi) ltac:(apply generic_format_opp, FL, Hi)) as [_ K].
    destruct (sum_off prec emin (p i) (- mid b i) P (FP i Hi) ltac:(apply generic_format_opp, FC, Hi)) as [_ V].
    specialize (LH i Hi); apply Rle_trans with (251 / 100 * roundoff prec * S); [|lra].
    apply (converted_off _ S (lo i) (hi i) (p i) (mid b i) (half b i) (rnd prec emin (p i - mid b i))); auto.
    + unfold b, converted; cbn [mid]; replace (rnd prec emin (lo i + hi i) / 2 - (lo i + hi i) / 2)
        with ((rnd prec emin (lo i + hi i) - (lo i + hi i)) * / 2) by field.
      unfold Rdiv; rewrite !Rabs_mult, (Rabs_pos_eq (/ 2)) by lra; lra.
    + unfold b, converted; cbn [half]; fold (hi i - lo i) in K; rewrite (Rabs_pos_eq (hi i - lo i)) in K by lra.
      replace (rnd prec emin (hi i - lo i) / 2 - (hi i - lo i) / 2)
        with ((rnd prec emin (hi i - lo i) - (hi i - lo i)) * / 2) by field.
      rewrite Rabs_mult, (Rabs_pos_eq (/ 2)) by lra; lra.
  - intros i Hi; split; [apply Rmax_r|]; unfold u, fold_overshoot.
    destruct (rnd_minus prec emin (Rabs (rnd prec emin (p i - mid b i))) (half b i) P) as [d [D DR]];
      [apply float_abs, rnd_is_float; auto|apply FB; auto|]; rewrite DR; apply near_max; auto; lra.
Qed.
