(* SPDX-License-Identifier: MIT *)
(* Which solid holds which: the five relations of docs/reference.md, as statements about points. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box.
From Tangency Require Statements.
Open Scope R_scope.

(** p moved by t along axis i. *)
Definition moved (p : point) (i : nat) (t : R) : point := fun j => if Nat.eqb j i then p j + t else p j.

Lemma moved_distance n p i t : (i < n)%nat -> dist_sq n (moved p i t) p = sq t.
Proof.
  unfold dist_sq, moved; induction n as [|n IH]; intros Hi; [lia|]; simpl.
  destruct (Nat.eqb_spec n i) as [->|Hne].
  - rewrite (sum_ext i _ (fun _ => 0)), sum_const.
    + replace (p i + t - p i) with t by lra; lra.
    + intros j Hj; destruct (Nat.eqb_spec j i); [lia|]; unfold sq; lra.
  - rewrite IH by lia; unfold sq; lra.
Qed.

Lemma coordinate_in_ball n p r x i : 0 <= r -> in_ball n p r x -> (i < n)%nat -> Rabs (x i - p i) <= r.
Proof.
  intros R0 B Hi; apply sq_le_inv; [lra|]; rewrite sq_abs.
  eapply Rle_trans; [|exact B].
  apply (sum_term_le n (fun i => sq (x i - p i))); auto; intros; apply sq_nonneg.
Qed.

Theorem ball_in_box_decided n b p r : 0 <= r ->
  (ball_in_box n b p r <-> forall i, (i < n)%nat -> signed_overshoot b p i + r <= 0).
Proof.
  intros R0; split.
  - intros H i Hi.
    assert (A : forall t, sq t = sq r -> mid b i - half b i <= p i + t <= mid b i + half b i).
    { intros t T; assert (X : in_box n b (moved p i t)).
      { apply H; unfold in_ball; rewrite moved_distance; auto; lra. }
      specialize (X i Hi); unfold moved in X; rewrite Nat.eqb_refl in X; exact X. }
    assert (A1 := A r eq_refl); assert (A2 := A (- r) ltac:(unfold sq; ring)).
    cases_of_axis.
  - intros H x B i Hi; specialize (H i Hi).
    assert (C := coordinate_in_ball n p r x i R0 B Hi); cases_of_axis.
Qed.

(** Of a ball in a box: it reaches the boundary exactly if some side is r away from the centre. *)
Theorem ball_touches_from_within n b p r : 0 <= r -> ball_in_box n b p r ->
  ((exists x, in_ball n p r x /\ on_side n b x) <-> (exists i, (i < n)%nat /\ signed_overshoot b p i + r = 0)).
Proof.
  intros R0 H; assert (D := proj1 (ball_in_box_decided n b p r R0) H); split.
  - intros [x [B [i [Hi S]]]]; exists i; split; auto; specialize (D i Hi).
    assert (C := coordinate_in_ball n p r x i R0 B Hi); cases_of_axis.
  - intros [i [Hi E]].
    exists (moved p i (if Rle_dec (mid b i) (p i) then r else - r)); split.
    + unfold in_ball; rewrite moved_distance; auto; destruct Rle_dec; unfold sq; lra.
    + exists i; split; auto; unfold moved; rewrite Nat.eqb_refl; cases_of_axis.
Qed.

Theorem box_in_ball_decided n b p r : valid n b -> (box_in_ball n b p r <-> farthest_sq n b p <= sq r).
Proof.
  intros V; split.
  - intros H; rewrite <- farthest_distance; auto; apply H, farthest_in_box, V.
  - intros H x X; unfold in_ball; generalize (farthest_is_greatest n b p x X); lra.
Qed.

Theorem box_touches_from_within n b p r : valid n b -> box_in_ball n b p r ->
  ((exists x, in_box n b x /\ on_sphere n p r x) <-> farthest_sq n b p = sq r).
Proof.
  intros V H; apply box_in_ball_decided in H; auto; split.
  - intros [x [X S]]; unfold on_sphere in S; generalize (farthest_is_greatest n b p x X); lra.
  - intros E; exists (farthest b p); split; [now apply farthest_in_box|].
    unfold on_sphere; rewrite farthest_distance; auto.
Qed.

Lemma clears_iff n b p r : clears n b p r = true <-> (forall i, (i < n)%nat -> signed_overshoot b p i + r <= 0).
Proof.
  induction n as [|n IH]; simpl; [split; auto; intros; lia|].
  destruct Rle_dec as [H|H].
  - rewrite IH; split; intros A i Hi; [|apply A; lia].
    destruct (Nat.eq_dec i n) as [->|]; [auto|apply A; lia].
  - split; [discriminate|]; intros A; elim H; apply A; lia.
Qed.

Theorem relation_right : Statements.relation_right.
Proof.
  intros n b p r V R0; generalize (ball_in_box_decided n b p r R0) (box_in_ball_decided n b p r V) (verdict_right n b p r V).
  rewrite <- clears_iff; unfold relation_of, relation_means, verdict_means; intros I B W.
  destruct (clears n b p r); [now apply I|].
  assert (NI : ~ ball_in_box n b p r) by (intros H; apply I in H; discriminate).
  destruct (Rle_dec (farthest_sq n b p) (sq r)) as [F|F]; [split; tauto|].
  destruct (verdict_of (gap_sq n b p r)); tauto.
Qed.
