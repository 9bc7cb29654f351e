(* SPDX-License-Identifier: MIT *)
(* The band's k: how far from a tie a computed sum of squares may still be answered wrongly, in units of e S. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods Axes.
Open Scope R_scope.

Lemma abs_bounds x y : Rabs x <= y -> - y <= x <= y.
Proof. unfold Rabs; destruct Rcase_abs; lra. Qed.

(** y is within m roundings of x, both not negative; e is the unit roundoff. *)
Definition near (e : R) (m : nat) (x y : R) : Prop := (1 - e) ^ m * x <= y /\ (1 - e) ^ m * y <= x.

Lemma power_bounds e m : 0 <= e < 1 -> 0 < (1 - e) ^ m <= 1.
Proof.
  intros E; split; [apply pow_lt; lra|].
  assert (P := pow_incr (1 - e) 1 m ltac:(split; lra)); now rewrite pow1 in P.
Qed.

Lemma near_refl e m x : 0 <= e < 1 -> 0 <= x -> near e m x x.
Proof.
  intros E X; assert (P := power_bounds e m E); unfold near; revert P; generalize ((1 - e) ^ m); intros q P; split; nra.
Qed.

Lemma near_trans e m k x y z : 0 <= e < 1 -> near e m x y -> near e k y z -> near e (m + k) x z.
Proof.
  assert (T : forall q s, 0 < q <= 1 -> 0 < s <= 1 -> q * x <= y -> q * y <= x -> s * y <= z -> s * z <= y -> q * s * x <= z /\ q * s * z <= x).
  { intros q s Q S A B C D; split.
    - apply Rle_trans with (s * y); auto; replace (q * s * x) with (s * (q * x)) by ring; apply Rmult_le_compat_l; lra.
    - apply Rle_trans with (q * y); auto; rewrite Rmult_assoc; apply Rmult_le_compat_l; lra. }
  intros E [A B] [C D]; unfold near; rewrite pow_add; apply T; auto; now apply power_bounds.
Qed.

Lemma near_weaken e m k x y : 0 <= e < 1 -> 0 <= x -> 0 <= y -> near e m x y -> near e (m + k) x y.
Proof. intros E X Y N; apply (near_trans e m k x y y); auto; now apply near_refl. Qed.

Lemma near_square e m x y : 0 <= e < 1 -> 0 <= x -> 0 <= y -> near e m x y -> near e (m + m) (sq x) (sq y).
Proof.
  intros E X Y [A B]; assert (P := power_bounds e m E); unfold near; rewrite pow_add.
  revert A B P; generalize ((1 - e) ^ m); intros q A B P.
  split; [replace (q * q * sq x) with (sq (q * x)) by (unfold sq; ring)
         |replace (q * q * sq y) with (sq (q * y)) by (unfold sq; ring)]; apply sq_le; auto; apply Rmult_le_pos; lra.
Qed.

Lemma near_plus e m x y x' y' : near e m x y -> near e m x' y' -> near e m (x + x') (y + y').
Proof. intros [A B] [C D]; unfold near; rewrite !Rmult_plus_distr_l; split; apply Rplus_le_compat; auto. Qed.

(** A rounding with a relative error of at most e, of a number that is not negative. *)
Lemma near_rounded e x d : 0 <= e < 1 -> 0 <= x -> Rabs d <= e -> near e 1 x (x * (1 + d)).
Proof.
  intros E X D; apply abs_bounds in D; unfold near; rewrite pow_1; split; [nra|].
  assert ((1 - e) * (1 + d) <= 1) by nra; nra.
Qed.

(** ** Lengths *)
Lemma sum_sq_nonneg n x : 0 <= sum n (fun i => sq (x i)).
Proof. apply sum_nonneg; intros; apply sq_nonneg. Qed.

Lemma norm_sq_is n x : sq (norm n x) = sum n (fun i => sq (x i)).
Proof. unfold sq at 1, norm; apply sqrt_sqrt, sum_sq_nonneg. Qed.

Lemma norm_nonneg n x : 0 <= norm n x.
Proof. apply sqrt_pos. Qed.

Lemma norm_triangle n x y : norm n x <= norm n y + norm n (fun i => x i - y i).
Proof.
  assert (Y := norm_nonneg n y); assert (D := norm_nonneg n (fun i => x i - y i)).
  apply sq_le_inv; [lra|]; rewrite norm_sq_is.
  assert (C : dot n y (fun i => x i - y i) <= norm n y * norm n (fun i => x i - y i)) by apply dot_bound.
  assert (E : sum n (fun i => sq (x i)) = sum n (fun i => sq (y i)) + 2 * dot n y (fun i => x i - y i) + sum n (fun i => sq (x i - y i))).
  { unfold dot; rewrite <- sum_scale, <- !sum_plus; apply sum_ext; intros; unfold sq; ring. }
  rewrite E, <- (norm_sq_is n y), <- (norm_sq_is n (fun i => x i - y i)); unfold sq; lra.
Qed.

Lemma norm_bound n x b : 0 <= b -> (forall i, (i < n)%nat -> Rabs (x i) <= b) -> norm n x <= sqrt (INR n) * b.
Proof.
  intros B H; apply sq_le_inv; [apply Rmult_le_pos; auto; apply sqrt_pos|].
  rewrite norm_sq_is; replace (sq (sqrt (INR n) * b)) with (INR n * sq b).
  - rewrite <- sum_const; apply sum_le; intros i Hi; rewrite <- sq_abs; apply sq_le; auto; apply Rabs_pos.
  - unfold sq; transitivity (sqrt (INR n) * sqrt (INR n) * (b * b)); [rewrite sqrt_sqrt by apply pos_INR|]; ring.
Qed.

(** m roundings of a square weigh m / 2 on the root. *)
Lemma half_powers e m x y : 0 <= e <= / 2048 -> (m <= 7)%nat -> 0 <= x -> 0 <= y ->
  (1 - e) ^ m * sq x <= sq y -> x <= y * (1 + (INR m / 2 + / 100) * e).
Proof.
  intros E M X Y H; set (k := INR m / 2 + / 100).
  assert (IM : 0 <= INR m <= 7) by (split; [apply pos_INR|]; apply le_INR in M; simpl in M; lra).
  assert (B : 1 - INR m * e <= (1 - e) ^ m).
  { clear - E; induction m as [|m IH]; [simpl; lra|]; rewrite S_INR; cbn [pow].
    assert (P := power_bounds e m ltac:(lra)); revert IH P; generalize ((1 - e) ^ m); intros q IH P.
    assert (0 <= INR m) by apply pos_INR; nra. }
  assert (K : 1 <= (1 - INR m * e) * sq (1 + k * e)).
  { replace ((1 - INR m * e) * sq (1 + k * e)) with
      (1 + e * ((2 * k - INR m) - e * (2 * k * INR m - k * k + e * (INR m * (k * k))))) by (unfold sq; ring).
    assert (0 <= k <= 4) by (unfold k; lra).
    assert (k * k <= 16) by nra; assert (0 <= k * k) by nra.
    assert (INR m * (k * k) <= 112) by nra; assert (0 <= INR m * (k * k)) by nra.
    assert (T : 2 * k * INR m - k * k = (3 * (INR m * INR m)) / 4 + INR m / 100 - / 10000) by (unfold k; field).
    assert (INR m * INR m <= 49) by nra.
    assert (2 * k * INR m - k * k + e * (INR m * (k * k)) <= 37) by nra.
    assert (2 * k - INR m = 2 / 100) by (unfold k; field).
    assert (e * (2 * k * INR m - k * k + e * (INR m * (k * k))) <= 37 * / 2048) by nra.
    nra. }
  apply sq_le_inv; [apply Rmult_le_pos; auto; unfold k; nra|].
  replace (sq (y * (1 + k * e))) with (sq y * sq (1 + k * e)) by (unfold sq; ring).
  assert (S1 := sq_nonneg (1 + k * e)); assert (S2 := sq_nonneg x).
  revert B H K S1 S2; generalize ((1 - e) ^ m) (sq (1 + k * e)) (sq x) (sq y); intros q w a b B H K S1 S2.
  apply Rle_trans with (q * a * w); [|apply Rmult_le_compat_r; lra].
  apply Rle_trans with ((1 - INR m * e) * a * w); [|apply Rmult_le_compat_r; auto; apply Rmult_le_compat_r; auto].
  replace ((1 - INR m * e) * a * w) with ((1 - INR m * e) * w * a) by ring.
  rewrite <- (Rmult_1_l a) at 1; apply Rmult_le_compat_r; auto.
Qed.

(** ** The theorem of the band. U: the exact overshoots, W: what they are once the sides and differences are rounded,
  off
    by at most a e S each. What is compared, the sum and the radius's square, lies M roundings from W and r in all. *)
Definition band_k (n m : nat) (a : R) : R := INR m / 2 + / 50 + a * sqrt (INR n).

Theorem band_right n m a e S U W r : 0 <= e <= / 2048 -> (m <= 7)%nat -> (n <= 3)%nat -> 0 <= a <= 251 / 100 ->
  0 <= r <= S ->
  (forall i, (i < n)%nat -> Rabs (W i - U i) <= a * e * S) ->
  ((1 - e) ^ m * sum n (fun i => sq (W i)) <= sq r -> norm n U - r <= band_k n m a * e * S) /\
  ((1 - e) ^ m * sq r <= sum n (fun i => sq (W i)) -> norm n U <= r -> r - norm n U <= band_k n m a * e * S).
Proof.
  intros E M N A RS H; rewrite <- norm_sq_is.
  assert (NB : forall V, (forall i, (i < n)%nat -> Rabs (V i) <= a * e * S) -> norm n V <= sqrt (INR n) * (a * e * S)).
  { intros V HV; apply norm_bound; auto; assert (0 <= e * S) by nra; nra. }
  assert (T1 := norm_triangle n U W); assert (T2 := norm_triangle n W U).
  assert (N1 := NB (fun i => W i - U i) H).
  assert (H' : forall i, (i < n)%nat -> Rabs (U i - W i) <= a * e * S) by (intros; rewrite Rabs_minus_sym; auto).
  assert (N2 := NB (fun i => U i - W i) H'); clear NB.
  assert (WP := norm_nonneg n W); assert (UP := norm_nonneg n U).
  assert (SN : 0 <= sqrt (INR n) <= 2).
  { split; [apply sqrt_pos|]; apply sqrt_at_most; [apply pos_INR|lra|]; apply le_INR in N; simpl in N; unfold sq; lra. }
  set (w := norm n W) in *; set (u := norm n U) in *; set (k := INR m / 2 + / 100).
  assert (IM : 0 <= INR m <= 7) by (split; [apply pos_INR|]; apply le_INR in M; simpl in M; lra).
  assert (K : 0 <= k <= 4) by (unfold k; lra).
  set (b := sqrt (INR n) * a); assert (B : 0 <= b <= 502 / 100) by (unfold b; nra).
  assert (BK : band_k n m a = k + / 100 + b) by (unfold band_k, k, b; field).
  assert (ES : 0 <= e * S) by nra.
  assert (EB : sqrt (INR n) * (a * e * S) = b * (e * S)) by (unfold b; ring); rewrite EB in N1, N2.
  rewrite BK; split; intros L.
  - apply half_powers in L; auto; fold k in L; [|lra].
    assert (r * (k * e) <= S * (k * e)) by (apply Rmult_le_compat_r; [nra|lra]); nra.
  - intros UR; apply half_powers in L; auto; fold k in L; [|lra].
    assert (w <= S + b * (e * S)) by lra.
    assert (w * (k * e) <= (S + b * (e * S)) * (k * e)) by (apply Rmult_le_compat_r; [nra|lra]).
    assert (Q : b * (e * S) * (k * e) <= / 100 * (e * S)).
    { replace (b * (e * S) * (k * e)) with (b * k * e * (e * S)) by ring; apply Rmult_le_compat_r; auto.
      assert (b * k <= 2008 / 100) by nra; nra. }
    nra.
Qed.
