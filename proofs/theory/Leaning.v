(* SPDX-License-Identifier: MIT *)
(* The band with room for larger errors, and for errors that shrink as the overshoot grows. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods Axes Band.
Open Scope R_scope.

Lemma sum_at_most_norm n x : sum n x <= sqrt (INR n) * norm n x.
Proof.
  assert (C := dot_bound n (fun _ => 1) x); unfold dot in C.
  rewrite (sum_ext n (fun i => 1 * x i) x) in C by (intros; ring); rewrite sum_const in C.
  replace (INR n * sq 1) with (INR n) in C by (unfold sq; ring); exact C.
Qed.

(** Each overshoot X may exceed its counterpart Y by e (a S - b X): then so may the length, by e (a sqrt(n) S - b x). *)
Lemma lengths_leaning n a b e S X Y : 0 <= e -> 0 <= a -> 0 <= b -> 0 <= S ->
  (forall i, (i < n)%nat -> 0 <= X i) ->
  (forall i, (i < n)%nat -> X i - Y i <= e * (a * S - b * X i)) ->
  norm n X <= norm n Y + e * (a * sqrt (INR n) * S - b * norm n X).
Proof.
  intros E A B S0 X0 H; assert (XN := norm_nonneg n X); assert (YN := norm_nonneg n Y).
  set (x := norm n X) in *; set (y := norm n Y) in *.
  assert (D : dot n X Y <= x * y) by apply dot_bound; assert (L := sum_at_most_norm n X); fold x in L.
  assert (T : sq x <= dot n X Y + e * (a * S * sum n X - b * sq x)).
  { unfold x; rewrite norm_sq_is; unfold dot.
    replace (sum n (fun i => X i * Y i) + e * (a * S * sum n X - b * sum n (fun i => sq (X i))))
      with (sum n (fun i => X i * Y i + (e * a * S) * X i + - (e * b) * sq (X i)))
      by (rewrite !sum_plus, !sum_scale; ring).
    apply sum_le; intros i Hi; specialize (X0 i Hi); specialize (H i Hi).
    assert (X i * (X i - Y i) <= X i * (e * (a * S - b * X i))) by (apply Rmult_le_compat_l; auto).
    unfold sq; lra. }
  assert (EAS : 0 <= e * a * S) by (repeat apply Rmult_le_pos; auto).
  assert (Q : e * a * S * sum n X <= e * a * S * (sqrt (INR n) * x)) by (apply Rmult_le_compat_l; auto).
  destruct XN as [XN|XN].
  - apply Rmult_le_reg_l with x; auto; unfold sq in T; lra.
  - rewrite <- XN; assert (0 <= e * a * S * sqrt (INR n)) by (apply Rmult_le_pos; auto; apply sqrt_pos); lra.
Qed.

(** U: the exact overshoots, W: the computed ones but for their last m roundings, squares and root included. A yes is
    asked about in terms of U, a no in terms of W. *)
Definition leaning_k (n m : nat) (a b : R) : R := INR m / 2 + / 20 - b + a * sqrt (INR n).

(** The errors need be as small only of overshoots about the scale or less: where a wrong answer is at stake they are. *)
Theorem leaning_band n m a b e S U W r : 0 <= e <= / 2048 -> (m <= 7)%nat -> 0 <= a -> 0 <= b <= INR m / 2 ->
  a * b * e <= / 100 -> 4 * ((a + / 100) * sqrt (INR n)) * e <= / 25 -> 0 <= r <= S ->
  (forall i, (i < n)%nat -> 0 <= U i /\ 0 <= W i) ->
  (forall i, (i < n)%nat -> (U i <= 101 / 100 * S \/ W i <= 1005 / 1000 * S) ->
    Rabs (W i - U i) <= e * (a * S - b * U i)) ->
  ((1 - e) ^ m * sum n (fun i => sq (W i)) <= sq r -> norm n U - r <= leaning_k n m (a + / 100) b * e * S) /\
  ((1 - e) ^ m * sq r <= sum n (fun i => sq (W i)) -> norm n U <= r ->
    r - norm n U <= leaning_k n m (a + / 100) b * e * S).
Proof.
  intros E M A B AB AE RS UW H; assert (QN := sqrt_pos (INR n)).
  assert (UP := norm_nonneg n U); assert (WP := norm_nonneg n W); set (k := INR m / 2 + / 100).
  assert (IM : 0 <= INR m <= 7) by (split; [apply pos_INR|]; apply le_INR in M; simpl in M; lra).
  assert (ES : 0 <= e * S) by (apply Rmult_le_pos; lra).
  assert (AQ : 0 <= (a + / 100) * sqrt (INR n)) by (apply Rmult_le_pos; lra).
  set (t := (a + / 100) * sqrt (INR n)) in *; unfold leaning_k; fold t.
  replace (INR m / 2 + / 20 - b + t) with ((k - b) + t + / 25) by (unfold k; field).
  assert (KB : 0 <= k - b <= 4) by (unfold k; lra).
  split; intros L.
  - assert (X : norm n U <= norm n W + e * (t * S - b * norm n U)).
    { apply lengths_leaning; try lra; [intros; now apply UW|]; intros i Hi; destruct (UW i Hi) as [U0 W0].
      assert (WI : W i <= r * (1 + k * e)).
      { apply half_powers; auto; try lra; eapply Rle_trans; [|exact L].
        apply Rmult_le_compat_l; [apply Rlt_le, power_bounds; lra|].
        apply (sum_term_le n (fun i => sq (W i))); auto; intros; apply sq_nonneg. }
      assert (KE : 0 <= k * e <= 4 * / 2048) by (unfold k; split; [apply Rmult_le_pos|apply Rmult_le_compat]; lra).
      assert (r * (k * e) <= S * (4 * / 2048)) by (apply Rmult_le_compat; lra).
      specialize (H i Hi ltac:(right; lra)); apply abs_bounds in H; lra. }
    rewrite <- norm_sq_is in L; apply half_powers in L; auto; try lra; fold k in L.
    set (u := norm n U) in *; set (w := norm n W) in *.
    assert (P : 0 <= ((k - b) + t + / 25) * e * S) by (rewrite Rmult_assoc; apply Rmult_le_pos; lra).
    destruct (Rle_or_lt u r) as [D|D]; [lra|].
    assert (F1 : e * b * r <= e * b * u) by (apply Rmult_le_compat_l; [apply Rmult_le_pos|]; lra).
    assert (F2 : (k - b) * (e * r) <= (k - b) * (e * S))
      by (apply Rmult_le_compat_l; [lra|]; apply Rmult_le_compat_l; lra).
    lra.
  - intros UR; assert (X : norm n W <= norm n U + e * (t * S - b * norm n W)).
    { apply lengths_leaning; try lra; [intros; now apply UW|]; intros i Hi; destruct (UW i Hi) as [U0 W0].
      assert (UI : U i <= norm n U).
      { apply sq_le_inv; auto; rewrite norm_sq_is.
        apply (sum_term_le n (fun i => sq (U i))); auto; intros; apply sq_nonneg. }
      specialize (H i Hi ltac:(left; lra)); apply abs_bounds in H.
      assert (F0 : 0 <= e * (b * U i)) by (repeat apply Rmult_le_pos; lra).
      assert (F : e * (b * (W i - U i)) <= e * (b * (a * (e * S)))).
      { apply Rmult_le_compat_l; [lra|]; apply Rmult_le_compat_l; lra. }
      assert (G : a * b * e * (e * S) <= / 100 * (e * S)) by (apply Rmult_le_compat_r; lra); lra. }
    rewrite <- norm_sq_is in L; apply half_powers in L; auto; try lra; fold k in L.
    set (u := norm n U) in *; set (w := norm n W) in *.
    assert (F0 : 0 <= e * b * w) by (repeat apply Rmult_le_pos; lra); assert (F1 : w <= S + t * (e * S)) by lra.
    assert (F2 : (k - b) * e * w <= (k - b) * e * (S + t * (e * S)))
      by (apply Rmult_le_compat_l; [apply Rmult_le_pos|]; lra).
    assert (F3 : (k - b) * (t * e) <= 4 * (t * e))
      by (apply Rmult_le_compat_r; [apply Rmult_le_pos|]; lra).
    assert (F4 : (k - b) * (t * e) * (e * S) <= / 25 * (e * S)) by (apply Rmult_le_compat_r; lra).
    lra.
Qed.
