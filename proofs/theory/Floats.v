(* SPDX-License-Identifier: MIT *)
(* The methods in IEEE 754 arithmetic, rounding to nearest even, and the band outside of which they are right. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative Plus_error.
From Tangency Require Import Points Box Methods Axes Band.
Open Scope R_scope.

(** A product that does not underflow. *)
Definition fits (prec emin : Z) (x : R) : Prop := x = 0 \/ bpow radix2 (emin + prec - 1) <= Rabs x.

Lemma rnd_is_float prec emin x : (0 < prec)%Z -> is_float prec emin (rnd prec emin x).
Proof.
  intros P; assert (I : Prec_gt_0 prec) by exact P; unfold is_float, rnd.
  apply generic_format_round; auto with typeclass_instances.
Qed.

Lemma rnd_float prec emin x : (0 < prec)%Z -> is_float prec emin x -> rnd prec emin x = x.
Proof. intros P F; unfold rnd; apply round_generic; auto with typeclass_instances. Qed.

Lemma rnd_plus prec emin x y : (0 < prec)%Z -> is_float prec emin x -> is_float prec emin y ->
  exists d, Rabs d <= roundoff prec /\ rnd prec emin (x + y) = (x + y) * (1 + d).
Proof.
  intros P X Y; assert (I : Prec_gt_0 prec) by exact P.
  destruct (FLT_plus_error_N_ex radix2 emin prec (fun z => negb (Z.even z)) x y X Y) as [d [D E]].
  exists d; split; [|exact E]; eapply Rle_trans; [exact D|apply u_rod1pu_ro_le_u_ro].
Qed.

Lemma rnd_minus prec emin x y : (0 < prec)%Z -> is_float prec emin x -> is_float prec emin y ->
  exists d, Rabs d <= roundoff prec /\ rnd prec emin (x - y) = (x - y) * (1 + d).
Proof. intros P X Y; apply rnd_plus; auto; now apply generic_format_opp. Qed.

Lemma rnd_product prec emin x : (0 < prec)%Z -> fits prec emin x ->
  exists d, Rabs d <= roundoff prec /\ rnd prec emin x = x * (1 + d).
Proof.
  intros P F; assert (I : Prec_gt_0 prec) by exact P; destruct F as [->|F].
  - exists 0; split; [rewrite Rabs_R0; apply u_ro_pos|]; unfold rnd; rewrite round_0; [ring|auto with typeclass_instances].
  - exact (relative_error_N_FLT_ex radix2 emin prec I (fun z => negb (Z.even z)) x F).
Qed.

Lemma float_abs prec emin x : is_float prec emin x -> is_float prec emin (Rabs x).
Proof. apply generic_format_abs. Qed.

Definition small_roundoff (prec : Z) : Prop := (0 < prec)%Z /\ roundoff prec <= / 2048.

Lemma float_sum_near prec emin n u : small_roundoff prec -> (forall i, (i < n)%nat -> fits prec emin (sq (u i))) ->
  0 <= float_sum prec emin n u /\ is_float prec emin (float_sum prec emin n u) /\
  near (roundoff prec) n (sum n (fun i => sq (u i))) (float_sum prec emin n u).
Proof.
  intros [P E]; assert (E0 : 0 <= roundoff prec) by apply u_ro_pos; assert (EE : 0 <= roundoff prec < 1) by lra.
  induction n as [|n IH]; intros F; simpl.
  - split; [lra|split; [apply generic_format_0|]]; apply near_refl; auto; lra.
  - destruct IH as [I0 [I1 I2]]; [intros; apply F; lia|].
    destruct (rnd_product prec emin (sq (u n)) P (F n ltac:(lia))) as [d [D Q]].
    assert (QN := near_rounded _ _ _ EE (sq_nonneg (u n)) D); rewrite <- Q in QN.
    assert (Q0 : 0 <= rnd prec emin (sq (u n))) by (rewrite Q; apply Rabs_le_inv in D; apply Rmult_le_pos; [apply sq_nonneg|lra]).
    assert (QF := rnd_is_float prec emin (sq (u n)) P).
    destruct n as [|n].
    + simpl in *; rewrite !Rplus_0_l, (rnd_float prec emin (rnd prec emin (sq (u 0%nat)))) by auto; auto.
    + destruct (rnd_plus prec emin _ _ P I1 QF) as [c [C S]].
      set (s := float_sum prec emin (Datatypes.S n) u) in *; set (q := rnd prec emin (sq (u (Datatypes.S n)))) in *.
      split; [rewrite S; apply Rabs_le_inv in C; apply Rmult_le_pos; lra|split; [apply rnd_is_float; auto|]].
      replace (Datatypes.S (Datatypes.S n)) with (Datatypes.S n + 1)%nat by lia.
      apply near_trans with (s + q); auto.
      * apply near_plus; [exact I2|]; replace (Datatypes.S n) with (1 + n)%nat by lia.
        apply near_weaken; auto; apply sq_nonneg.
      * rewrite S; apply near_rounded; auto; lra.
Qed.

Lemma near_sum e m n x y : (forall i, (i < n)%nat -> near e m (x i) (y i)) -> near e m (sum n x) (sum n y).
Proof.
  induction n as [|n IH]; intros H; simpl; [split; lra|].
  apply near_plus; [apply IH; intros; apply H; lia|apply H; lia].
Qed.

Lemma abs_difference x y : Rabs (Rmax x 0 - Rmax y 0) <= Rabs (x - y).
Proof. unfold Rmax; repeat destruct Rle_dec; unfold Rabs; repeat destruct Rcase_abs; lra. Qed.

Lemma near_max e x d : 0 <= e < 1 -> Rabs d <= e -> near e 1 (Rmax x 0) (Rabs (Rmax (x * (1 + d)) 0)).
Proof.
  intros E D; assert (D' := Rabs_le_inv _ _ D); destruct (Rle_dec x 0) as [H|H].
  - rewrite !Rmax_right by nra; rewrite Rabs_R0; apply near_refl; auto; lra.
  - assert (0 <= x * (1 + d)) by nra; rewrite !Rmax_left, Rabs_pos_eq by lra; apply near_rounded; auto; lra.
Qed.

(** f32, f64 and binary16 are such formats. *)
Theorem formats_are_covered : small_roundoff 24 /\ small_roundoff 53 /\ small_roundoff 11.
Proof. unfold small_roundoff, roundoff, u_ro; simpl; repeat split; lra || lia. Qed.
