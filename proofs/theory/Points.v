(* SPDX-License-Identifier: MIT *)
(* Points of R^n, finite sums, boxes and balls as sets of points, and what it means that they meet. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Export Definitions Shapes.
Open Scope R_scope.

Lemma sq_nonneg x : 0 <= sq x.
Proof. unfold sq; nra. Qed.

Lemma sq_abs x : sq (Rabs x) = sq x.
Proof. unfold sq; destruct (Rcase_abs x); [rewrite Rabs_left | rewrite Rabs_right]; lra. Qed.

Lemma sq_le x y : 0 <= x -> x <= y -> sq x <= sq y.
Proof. unfold sq; nra. Qed.

Lemma sq_le_inv x y : 0 <= y -> sq x <= sq y -> x <= y.
Proof. unfold sq; nra. Qed.

Lemma sq_eq x y : 0 <= x -> 0 <= y -> sq x = sq y -> x = y.
Proof. unfold sq; intros; assert ((x - y) * (x + y) = 0) by lra; nra. Qed.

Lemma sum_ext n f g : (forall i, (i < n)%nat -> f i = g i) -> sum n f = sum n g.
Proof.
  induction n as [|n IH]; intros H; simpl; [reflexivity|].
  rewrite IH, H by lia || (intros; apply H; lia); reflexivity.
Qed.

Lemma sum_le n f g : (forall i, (i < n)%nat -> f i <= g i) -> sum n f <= sum n g.
Proof.
  induction n as [|n IH]; intros H; simpl; [lra|].
  apply Rplus_le_compat; [apply IH; intros; apply H; lia | apply H; lia].
Qed.

Lemma sum_plus n f g : sum n (fun i => f i + g i) = sum n f + sum n g.
Proof. induction n as [|n IH]; simpl; [lra|rewrite IH; lra]. Qed.

Lemma sum_scale n a f : sum n (fun i => a * f i) = a * sum n f.
Proof. induction n as [|n IH]; simpl; [lra|rewrite IH; lra]. Qed.

Lemma sum_const n a : sum n (fun _ => a) = INR n * a.
Proof. induction n as [|n IH]; [simpl; lra|]. rewrite S_INR; simpl; rewrite IH; lra. Qed.

Lemma sum_nonneg n f : (forall i, (i < n)%nat -> 0 <= f i) -> 0 <= sum n f.
Proof.
  intros H. replace 0 with (sum n (fun _ => 0)) by (rewrite sum_const; lra).
  now apply sum_le.
Qed.

Lemma sum_term_le n f : (forall i, (i < n)%nat -> 0 <= f i) -> forall i, (i < n)%nat -> f i <= sum n f.
Proof.
  induction n as [|n IH]; intros H i Hi; [lia|]; simpl.
  assert (0 <= sum n f) by (apply sum_nonneg; intros; apply H; lia).
  assert (0 <= f n) by (apply H; lia).
  destruct (Nat.eq_dec i n) as [->|Hne]; [lra|].
  assert (f i <= sum n f) by (apply IH; [intros; apply H; lia|lia]); lra.
Qed.

(** Terms that bound each other and sums that agree: the terms agree. *)
Lemma sum_eq_terms n f g :
  (forall i, (i < n)%nat -> f i <= g i) -> sum n f = sum n g -> forall i, (i < n)%nat -> f i = g i.
Proof.
  intros Hle Heq i Hi; assert (S : sum n (fun i => g i - f i) = sum n g - sum n f) by (clear; induction n; simpl; lra).
  assert (T := sum_term_le n (fun i => g i - f i) ltac:(intros j J; specialize (Hle j J); lra) i Hi); specialize (Hle i Hi); simpl in T;
    lra.
Qed.

Lemma dist_sq_nonneg n x y : 0 <= dist_sq n x y.
Proof. apply sum_nonneg; intros; apply sq_nonneg. Qed.
