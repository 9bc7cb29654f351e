(* SPDX-License-Identifier: MIT *)
(* The dot product is at most the product of the lengths; the separating axes of a box and a ball in the plane. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods.
Open Scope R_scope.

Lemma dot_square_bound n a x : sq (dot n a x) <= sum n (fun i => sq (a i)) * sum n (fun i => sq (x i)).
Proof.
  unfold dot; induction n as [|n IH]; simpl; [unfold sq; lra|].
  assert (A : 0 <= sum n (fun i => sq (a i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (X : 0 <= sum n (fun i => sq (x i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  revert IH A X; generalize (sum n (fun i => a i * x i)) (sum n (fun i => sq (a i))) (sum n (fun i => sq (x i))) (a n) (x n); unfold sq.
  intros d A X p q IH HA HX; assert (P := Rle_0_sqr p); assert (Q := Rle_0_sqr q); unfold Rsqr in P, Q.
  assert (E : 2 * (d * (p * q)) <= A * (q * q) + X * (p * p)); [|lra].
  assert (F := Rmult_le_pos _ _ HA Q); assert (G := Rmult_le_pos _ _ HX P); apply sq_le_inv; [lra|unfold sq].
  assert (K := Rmult_le_compat_r _ _ _ (Rmult_le_pos _ _ P Q) IH); assert (S := Rle_0_sqr (A * (q * q) - X * (p * p))); unfold Rsqr in S.
  lra.
Qed.

Lemma dot_bound n a x : dot n a x <= sqrt (sum n (fun i => sq (a i))) * sqrt (sum n (fun i => sq (x i))).
Proof.
  apply sq_le_inv; [apply Rmult_le_pos; apply sqrt_pos|].
  eapply Rle_trans; [apply dot_square_bound|]; unfold sq at 3.
  assert (A : 0 <= sum n (fun i => sq (a i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (X : 0 <= sum n (fun i => sq (x i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (S := sqrt_sqrt _ A); assert (T := sqrt_sqrt _ X).
  rewrite <- S, <- T at 1; right; ring.
Qed.

Lemma signed_reach h d s : 0 <= h -> signed h d s ->
  (d - s) * (d - s) = (Rabs d - h) * (Rabs d - h) /\
  (d - s) * d - Rabs (d - s) * h = if Rle_dec h (Rabs d) then sq (Rabs d - h) else - ((h - Rabs d) * (h + Rabs d)).
Proof.
  intros H [S1 S2].
  assert (T : s * s = h * h) by (rewrite <- S1; assert (Q := sq_abs s); unfold sq in Q; lra).
  assert (U : d * d = Rabs d * Rabs d) by (assert (Q := sq_abs d); unfold sq in Q; lra).
  assert (E : (d - s) * (d - s) = (Rabs d - h) * (Rabs d - h)) by nra.
  split; [exact E|].
  assert (A : Rabs (d - s) = Rabs (Rabs d - h)).
  { apply sq_eq; try apply Rabs_pos; rewrite !sq_abs; exact E. }
  rewrite A; unfold sq; destruct Rle_dec.
  - rewrite (Rabs_right (Rabs d - h)) by lra; nra.
  - rewrite (Rabs_left (Rabs d - h)) by lra; nra.
Qed.

Theorem sat_five_axes_is_meet b p s r : valid 2 b -> 0 <= r ->
  (forall i, (i < 2)%nat -> signed (half b i) (offset b p i) (s i)) ->
  (sat_five_axes b p s r <-> meet 2 b p r).
Proof.
  intros V R0 S; rewrite meet_decided by auto; unfold gap_sq; rewrite distance_two.
  assert (Hx := V 0%nat ltac:(lia)); assert (Hy := V 1%nat ltac:(lia)).
  destruct (signed_reach _ _ _ Hx (S 0%nat ltac:(lia))) as [X1 X2].
  destruct (signed_reach _ _ _ Hy (S 1%nat ltac:(lia))) as [Y1 Y2].
  unfold sat_five_axes; cbv zeta; rewrite X1, X2, Y1, Y2; unfold overshoot, signed_overshoot.
  change (p 0%nat - mid b 0%nat) with (offset b p 0%nat); change (p 1%nat - mid b 1%nat) with (offset b p 1%nat).
  assert (PX := Rabs_pos (offset b p 0%nat)); assert (PY := Rabs_pos (offset b p 1%nat)).
  revert PX PY Hx Hy; generalize (Rabs (offset b p 0%nat)) (Rabs (offset b p 1%nat)) (half b 0%nat) (half b 1%nat).
  intros X Y hx hy PX PY Hx Hy; clear - PX PY Hx Hy R0.
  assert (Z : 0 <= (X - hx) * (X - hx) + (Y - hy) * (Y - hy)) by exact (Rplus_le_le_0_compat _ _ (sq_nonneg (X - hx)) (sq_nonneg (Y - hy))).
  assert (Q := sqrt_sqrt _ Z); assert (P := sqrt_pos ((X - hx) * (X - hx) + (Y - hy) * (Y - hy))).
  revert Q P; generalize (sqrt ((X - hx) * (X - hx) + (Y - hy) * (Y - hy))); intros t Q P.
  assert (SX := sq_nonneg (X - hx)); assert (SY := sq_nonneg (Y - hy)); unfold sq in SX, SY.
  assert (TX : Rabs (X - hx) <= t) by (apply sq_le_inv; [auto|]; rewrite sq_abs; unfold sq; lra).
  assert (TY : Rabs (Y - hy) <= t) by (apply sq_le_inv; [auto|]; rewrite sq_abs; unfold sq; lra).
  assert (RT : 0 <= r * t) by nra.
  destruct (Rle_dec hx X) as [A|A], (Rle_dec hy Y) as [B|B].
  - rewrite (Rabs_right (X - hx)) in TX by lra; rewrite (Rabs_right (Y - hy)) in TY by lra.
    rewrite !Rmax_left by lra; unfold sq; split; [intros [_ [_ H]]|intros H]; [nra|].
    assert (t <= r) by (apply sq_le_inv; unfold sq; lra); repeat split; nra.
  - rewrite (Rabs_right (X - hx)) in TX by lra.
    rewrite (Rmax_left (X - hx)), (Rmax_right (Y - hy)) by lra; unfold sq; split; [intros [H _]; nra|intros H].
    assert (X - hx <= r) by (apply sq_le_inv; unfold sq; lra).
    assert ((X - hx) * (X - hx) <= r * t) by nra; repeat split; nra.
  - rewrite (Rabs_right (Y - hy)) in TY by lra.
    rewrite (Rmax_left (Y - hy)), (Rmax_right (X - hx)) by lra; unfold sq; split; [intros [_ [H _]]; nra|intros H].
    assert (Y - hy <= r) by (apply sq_le_inv; unfold sq; lra).
    assert ((Y - hy) * (Y - hy) <= r * t) by nra; repeat split; nra.
  - rewrite !Rmax_right by lra; unfold sq; split; [intros; nra|intros H; repeat split; nra].
Qed.
