(* SPDX-License-Identifier: MIT *)
(* Separating axes of a box and a ball: which axes are enough in the plane, in space and in any dimension. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods.
Open Scope R_scope.


(** The projections on a, which need not be a unit vector, leave a gap. *)
Definition separates n (b : box) (p : point) r (a : point) : Prop :=
  dot n a (offset b p) - sum n (fun i => Rabs (a i) * half b i) > r * sqrt (sum n (fun i => sq (a i))).

(** For a set of axes M: the vector to p from the nearest feature of the box that spans the other axes. All axes: from
    the nearest vertex. One: from the nearest side. *)
Definition feature_axis (b : box) (p s : point) (M : nat -> bool) : point :=
  fun i => if M i then offset b p i - s i else 0.

Lemma dot_square_bound n a x : sq (dot n a x) <= sum n (fun i => sq (a i)) * sum n (fun i => sq (x i)).
Proof.
  unfold dot; induction n as [|n IH]; simpl; [unfold sq; lra|].
  assert (A : 0 <= sum n (fun i => sq (a i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (X : 0 <= sum n (fun i => sq (x i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  revert IH A X; generalize (sum n (fun i => a i * x i)) (sum n (fun i => sq (a i))) (sum n (fun i => sq (x i))).
  intros d A X IH HA HX; unfold sq in *.
  assert (E : 2 * d * (a n * x n) <= A * (x n * x n) + X * (a n * a n)).
  { assert (S := sqrt_sqrt _ HA); assert (T := sqrt_sqrt _ HX).
    assert (P := sqrt_pos A); assert (Q := sqrt_pos X).
    revert S T P Q; generalize (sqrt A) (sqrt X); intros s t S T P Q.
    assert (D : Rabs d <= s * t).
    { apply sq_le_inv; [nra|]; rewrite sq_abs; unfold sq; rewrite <- S, <- T in IH; lra. }
    assert (F := Rle_abs (d * (a n * x n))); rewrite Rabs_mult in F.
    assert (G : Rabs d * Rabs (a n * x n) <= s * t * Rabs (a n * x n))
      by (apply Rmult_le_compat_r; [apply Rabs_pos|auto]).
    assert (I : 2 * (s * t * Rabs (a n * x n)) <= s * s * (x n * x n) + t * t * (a n * a n)).
    { rewrite Rabs_mult; assert (Y := sq_abs (a n)); assert (Z := sq_abs (x n)); unfold sq in Y, Z.
      rewrite <- Y, <- Z; assert (0 <= sq (s * Rabs (x n) - t * Rabs (a n))) by apply sq_nonneg; unfold sq in *; nra. }
    rewrite <- S, <- T; lra. }
  nra.
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

(** A gap on any axis proves that they do not meet. *)
Theorem separated_is_apart n b p r a : 0 <= r -> separates n b p r a -> ~ meet n b p r.
Proof.
  unfold separates, in_box, in_ball; intros R0 S [x [X B]].
  assert (N := sqrt_pos (sum n (fun i => sq (a i)))).
  assert (C := dot_bound n a (fun i => p i - x i)).
  assert (L : sqrt (sum n (fun i => sq (p i - x i))) <= r).
  { apply sqrt_at_most; [apply sum_nonneg; intros; apply sq_nonneg|lra|].
    erewrite sum_ext; [apply B|]; intros; unfold sq; ring. }
  assert (D : dot n a (offset b p) - sum n (fun i => Rabs (a i) * half b i) <= dot n a (fun i => p i - x i)).
  { unfold dot, Rminus at 1; rewrite <- (Rmult_1_l (sum n (fun i => Rabs _ * _))), <- Ropp_mult_distr_l_reverse.
    rewrite <- sum_scale, <- sum_plus; apply sum_le; intros i Hi; specialize (X i Hi); unfold offset.
    assert (A := Rle_abs (a i)); assert (A' := Rle_abs (- a i)); rewrite Rabs_Ropp in A'.
    assert (P := Rabs_pos (a i)); unfold Rabs in *; destruct Rcase_abs; nra. }
  assert (r * sqrt (sum n (fun i => sq (a i))) >= sqrt (sum n (fun i => sq (a i))) * sqrt (sum n (fun i => sq (p i - x
    i))))
    by nra.
  lra.
Qed.

(** Which features: those axes on which p lies outside. *)
Definition outside (b : box) (p : point) : nat -> bool := fun i => if Rlt_dec 0 (signed_overshoot b p i) then true else false.

Lemma feature_of_distance b p s i : 0 <= half b i -> signed (half b i) (offset b p i) (s i) ->
  let a := feature_axis b p s (outside b p) i in
  sq a = sq (overshoot b p i) /\ a * offset b p i - Rabs a * half b i = sq (overshoot b p i).
Proof.
  intros V [S1 S2]; unfold feature_axis, outside, overshoot, signed_overshoot, offset, sq in *.
  generalize dependent (p i - mid b i); intros d S2; destruct Rlt_dec as [H|H]; simpl.
  - rewrite Rmax_left by lra.
    assert (K : s i = half b i /\ 0 < d \/ s i = - half b i /\ d < 0).
    { unfold Rabs in *; repeat destruct Rcase_abs; try (left; split; nra); try (right; split; nra);
      destruct (Req_dec (half b i) 0); try (left; split; nra); right; split; nra. }
    destruct K as [[K1 K2]|[K1 K2]]; rewrite K1.
    + rewrite (Rabs_right d) in * by lra; rewrite Rabs_right by lra; split; ring.
    + rewrite (Rabs_left d) in * by lra; rewrite Rabs_left by lra; split; ring.
  - rewrite Rmax_right by lra; rewrite Rabs_R0; split; ring.
Qed.

(** In any dimension 2^n - 1 axes are enough, one for each nearest feature that is not the inside. *)
Theorem features_are_enough n b p r s : valid n b -> 0 <= r ->
  (forall i, (i < n)%nat -> signed (half b i) (offset b p i) (s i)) ->
  (~ meet n b p r <-> exists M, separates n b p r (feature_axis b p s M)).
Proof.
  intros V R0 S; split.
  - intros H; rewrite meet_decided in H by auto; exists (outside b p); unfold separates, dot.
    unfold gap_sq in H; unfold Rminus at 1.
    rewrite <- (Rmult_1_l (sum n (fun i => Rabs _ * _))), <- Ropp_mult_distr_l_reverse, <- sum_scale, <- sum_plus.
    rewrite (sum_ext n _ (fun i => sq (overshoot b p i)))
      by (intros i Hi; destruct (feature_of_distance b p s i (V i Hi) (S i Hi)) as [_ F]; rewrite <- F; ring).
    rewrite (sum_ext n (fun i => sq (feature_axis b p s (outside b p) i)) (fun i => sq (overshoot b p i)))
      by (intros i Hi; apply (feature_of_distance b p s i (V i Hi) (S i Hi))).
    change (sum n (fun i => sq (overshoot b p i))) with (distance_sq n b p).
    assert (D := distance_sq_nonneg n b p); assert (Q := sqrt_sqrt _ D); assert (P := sqrt_pos (distance_sq n b p)).
    unfold sq in H; nra.
  - intros [M A]; eapply separated_is_apart; eauto.
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
  assert (Z : 0 <= (X - hx) * (X - hx) + (Y - hy) * (Y - hy))
    by exact (Rplus_le_le_0_compat _ _ (sq_nonneg (X - hx)) (sq_nonneg (Y - hy))).
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

(** Four axes, the two pairs of sides, are not enough: the ball may lie off a corner. *)
Theorem sides_are_not_enough :
  ~ meet 2 square (two 2 2) (6 / 5) /\
  forall i, (i < 2)%nat -> ~ Rabs (offset square (two 2 2) i) > half square i + 6 / 5.
Proof.
  split.
  - rewrite meet_decided by (intros i _; destruct i; simpl; lra).
    unfold gap_sq; rewrite distance_two; unfold overshoot, signed_overshoot, sq; simpl.
    rewrite Rabs_right by lra; rewrite Rmax_left by lra; lra.
  - intros i Hi; unfold offset; destruct i as [|[|]]; simpl; try lia; rewrite Rabs_right by lra; lra.
Qed.

(** In space the sides and the nearest vertex are not enough: the ball may lie off an edge. With the axes of the three
    nearest edges, seven in all, they are: features_are_enough at n = 3. *)
Definition cube : box := {| mid := fun _ => 0; half := fun _ => 1 |}.
Definition off_edge : point := fun i => match i with O => 2 | S O => 2 | _ => 0 end.

Theorem vertex_is_not_enough_in_space s :
  (forall i, (i < 3)%nat -> signed (half cube i) (offset cube off_edge i) (s i)) ->
  ~ meet 3 cube off_edge (6 / 5) /\
  (forall i, (i < 3)%nat -> ~ Rabs (offset cube off_edge i) > half cube i + 6 / 5) /\
  ~ separates 3 cube off_edge (6 / 5) (feature_axis cube off_edge s (fun _ => true)).
Proof.
  intros S; split; [|split].
  - rewrite meet_decided by (intros i _; simpl; lra).
    unfold gap_sq, distance_sq, overshoot, signed_overshoot, sq; simpl.
    rewrite !(Rabs_right (2 - 0)), (Rabs_right (0 - 0)) by lra; unfold Rmax; repeat destruct Rle_dec; lra.
  - intros i Hi; unfold offset; destruct i as [|[|]]; simpl; rewrite Rabs_right by lra; lra.
  - assert (S0 := S 0%nat ltac:(lia)); assert (S1 := S 1%nat ltac:(lia)); destruct (S 2%nat ltac:(lia)) as [S2 _].
    unfold signed, offset in *; simpl in *.
    assert (E0 : s 0%nat = 1) by (destruct S0 as [_ S0]; rewrite Rabs_right in S0 by lra; lra).
    assert (E1 : s 1%nat = 1) by (destruct S1 as [_ S1]; rewrite Rabs_right in S1 by lra; lra).
    unfold separates, feature_axis, dot, offset; simpl; rewrite E0, E1.
    assert (T : sq (0 - 0 - s 2%nat) = 1).
    { rewrite <- sq_abs; replace (0 - 0 - s 2%nat) with (- s 2%nat) by ring; rewrite Rabs_Ropp, S2; unfold sq; ring. }
    rewrite T; unfold sq; replace (2 - 0 - 1) with 1 by ring; replace (0 - 0 - s 2%nat) with (- s 2%nat) by ring.
    rewrite Rabs_Ropp, S2, Rabs_R1.
    replace (0 + 1 * 1 + 1 * 1 + 1) with 3 by ring.
    assert (Q := sqrt_sqrt 3 ltac:(lra)); assert (P := sqrt_pos 3); nra.
Qed.
