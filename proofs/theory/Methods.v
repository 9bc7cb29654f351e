(* SPDX-License-Identifier: MIT *)
(* The published methods over the reals: each is the closed or the open question, so they differ by rounding alone. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box.
From Tangency Require Statements.
Open Scope R_scope.

Lemma sqrt_less s r : 0 <= s -> 0 <= r -> (sqrt s < r <-> s < sq r).
Proof.
  intros S R0; assert (P := sqrt_pos s); assert (Q := sqrt_sqrt s S); unfold sq; split; nra.
Qed.

Lemma sqrt_at_most s r : 0 <= s -> 0 <= r -> (sqrt s <= r <-> s <= sq r).
Proof.
  intros S R0; assert (P := sqrt_pos s); assert (Q := sqrt_sqrt s S); unfold sq; split; nra.
Qed.

Lemma distance_sq_nonneg n b p : 0 <= distance_sq n b p.
Proof. apply sum_nonneg; intros; apply sq_nonneg. Qed.

(** A sum whose terms are the squared overshoots is the squared distance. *)
Lemma is_distance n b p f :
  (forall i, (i < n)%nat -> f i = sq (overshoot b p i)) -> sum n f = distance_sq n b p.
Proof. intros H; now apply sum_ext. Qed.

Theorem fold_is_meet : Statements.fold_is_meet.
Proof. intros n b p r V; rewrite meet_decided; auto; unfold fold, gap_sq, distance_sq, overshoot, signed_overshoot, sq; lra. Qed.

Lemma valid_corner_size n x w : (forall i, (i < n)%nat -> 0 <= w i) -> valid n (of_corner_size x w).
Proof. intros W i Hi; specialize (W i Hi); simpl; lra. Qed.

Lemma valid_lo_hi n lo hi : (forall i, (i < n)%nat -> lo i <= hi i) -> valid n (of_lo_hi lo hi).
Proof. intros W i Hi; specialize (W i Hi); simpl; lra. Qed.

Ltac sq_cases := intros; unfold overshoot, signed_overshoot; simpl; cases_of_axis; unfold sq; try nra; try (exfalso; lra).

(** A method that sums squares, which are those of the overshoots case by case. *)
Ltac by_squares decided method b p := rewrite decided by (apply valid_corner_size || apply valid_lo_hi; assumption);
  unfold method, gap_sq; rewrite (is_distance _ b p);
  [try (rewrite sqrt_less by auto using distance_sq_nonneg); unfold sq; lra
  |intros i Hi; match goal with W : forall i, _ -> _ |- _ => specialize (W i Hi) end; unfold of_ball_corner; rewrite ?sq_abs;
   repeat destruct Rlt_dec; sq_cases].

Theorem clamp_corner_is_overlap : Statements.clamp_corner_is_overlap.
Proof. intros n x w p r W; by_squares overlap_decided clamp_corner (of_corner_size x w) p. Qed.

Theorem nearest_interval_is_overlap : Statements.nearest_interval_is_overlap.
Proof. intros n lo hi p r W; by_squares overlap_decided nearest_interval (of_lo_hi lo hi) p. Qed.

Theorem arvo_is_meet : Statements.arvo_is_meet.
Proof. intros n lo hi p r W; by_squares meet_decided arvo (of_lo_hi lo hi) p. Qed.

Theorem nearest_branch_is_overlap : Statements.nearest_branch_is_overlap.
Proof. intros n x w p r R0 W; by_squares overlap_decided nearest_branch (of_corner_size x w) p. Qed.

Theorem clamp_center_is_overlap : Statements.clamp_center_is_overlap.
Proof. intros n x w q r R0 W; by_squares overlap_decided clamp_center (of_corner_size x w) (of_ball_corner q r). Qed.

Lemma deepest_bounds n b p i : (i < n)%nat -> signed_overshoot b p i <= deepest n b p.
Proof.
  induction n as [|n IH]; intros Hi; [lia|]; simpl.
  destruct (Nat.eq_dec i n) as [->|]; [apply Rmax_r|].
  eapply Rle_trans; [apply IH; lia|apply Rmax_l].
Qed.

Theorem rounded_box_is_meet : Statements.rounded_box_is_meet.
Proof.
  intros n b p r N V R0; rewrite meet_decided by auto; unfold rounded_box, gap_sq.
  rewrite (is_distance n b p) by reflexivity.
  assert (D := distance_sq_nonneg n b p); assert (M := sqrt_at_most (distance_sq n b p) r D R0).
  destruct (Rlt_dec 0 (deepest n b p)) as [H|H].
  - rewrite Rmin_right by lra; lra.
  - assert (Z : distance_sq n b p = 0).
    { unfold distance_sq; rewrite (sum_ext n _ (fun _ => 0)); [rewrite sum_const; lra|].
      intros i Hi; assert (B := deepest_bounds n b p i Hi); unfold overshoot.
      rewrite Rmax_right by lra; unfold sq; lra. }
    rewrite Z, sqrt_0, Rmin_left by lra; assert (Q := sq_nonneg r); lra.
Qed.

Lemma distance_two b p : distance_sq 2 b p = sq (overshoot b p 0) + sq (overshoot b p 1).
Proof. unfold distance_sq; simpl; lra. Qed.

Lemma vertex_offset_is b p i : 0 <= half b i -> vertex_offset b p i = Rabs (signed_overshoot b p i).
Proof. intros V; unfold vertex_offset; cases_of_axis. Qed.

Theorem vertex_edge_closed_is_meet : Statements.vertex_edge_closed_is_meet.
Proof.
  intros b p r V R0; rewrite meet_decided by auto; unfold gap_sq; rewrite distance_two.
  assert (Hx := V 0%nat ltac:(lia)); assert (Hy := V 1%nat ltac:(lia)).
  unfold vertex_edge_closed; rewrite !vertex_offset_is by auto.
  rewrite (Rabs_minus_sym (mid b 0%nat)), (Rabs_minus_sym (mid b 1%nat)).
  replace (Rabs (p 0%nat - mid b 0%nat)) with (signed_overshoot b p 0 + half b 0%nat) by (unfold signed_overshoot; lra).
  replace (Rabs (p 1%nat - mid b 1%nat)) with (signed_overshoot b p 1 + half b 1%nat) by (unfold signed_overshoot; lra).
  unfold overshoot; generalize (signed_overshoot b p 0) (signed_overshoot b p 1); intros a c; clear V.
  change (Rabs a * Rabs a) with (sq (Rabs a)); change (Rabs c * Rabs c) with (sq (Rabs c)); rewrite !sq_abs; unfold sq.
  unfold Rmax; repeat destruct Rle_dec; split; intros H;
    [nra|right; left; lra| |right; right; split; [nra|lra]| |right; left; split; [nra|lra]| |left; nra]; destruct H as [H|[H|H]]; nra.
Qed.

Theorem vertex_edge_mixes_contracts : Statements.vertex_edge_mixes_contracts.
Proof.
  red; assert (V : valid 2 square) by (intros i _; destruct i; simpl; lra).
  unfold touch; rewrite !meet_decided, !overlap_decided by auto; unfold gap_sq; rewrite !distance_two.
  unfold vertex_edge, vertex_offset, overshoot, signed_overshoot, sq; simpl.
  repeat match goal with |- context [Rabs ?x] =>
    (replace (Rabs x) with x by (rewrite Rabs_pos_eq; lra)) || (replace (Rabs x) with (- x) by (rewrite Rabs_left; lra)) end.
  unfold Rmax, Rmin; repeat destruct Rle_dec; repeat split; lra.
Qed.
