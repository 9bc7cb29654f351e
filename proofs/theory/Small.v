(* SPDX-License-Identifier: MIT *)
(* Why small_formats.cpp may leave inputs out: mirror images, far sides, radii and true overshoots in between. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Methods Band Floats Grid Ordinary.
Open Scope R_scope.

Definition mirrored (x : point) : point := fun i => - x i.
Definition mirrored_box (b : box) : box := {| mid := mirrored (mid b); half := half b |}.

(** fold sees the same of an input and of its mirror image, and of an input whose centres change places. *)
Theorem fold_mirrored prec emin b p i :
  fold_overshoot prec emin (mirrored_box b) (mirrored p) i = fold_overshoot prec emin b p i /\
  overshoot (mirrored_box b) (mirrored p) i = overshoot b p i.
Proof.
  unfold fold_overshoot, overshoot, signed_overshoot, mirrored_box, mirrored; cbn [mid half].
  replace (- p i - - mid b i) with (- (p i - mid b i)) by ring; rewrite rnd_opp, !Rabs_Ropp; auto.
Qed.

Theorem fold_exchanged prec emin b p i : let b' := {| mid := p; half := half b |} in
  fold_overshoot prec emin b' (mid b) i = fold_overshoot prec emin b p i /\ overshoot b' (mid b) i = overshoot b p i.
Proof.
  unfold fold_overshoot, overshoot, signed_overshoot; cbn [mid half].
  replace (mid b i - p i) with (- (p i - mid b i)) by ring; rewrite rnd_opp, !Rabs_Ropp; auto.
Qed.

(** Of stored sides only the nearer one matters, and nothing is computed between them. *)
Theorem near_side_decides prec emin lo hi p i : lo i <= hi i ->
  let u := offsets prec emin p (fun j => Rmin (Rmax (p j) (lo j)) (hi j)) i in
  (hi i <= p i -> u = rnd prec emin (p i - hi i) /\ overshoot (of_lo_hi lo hi) p i = Rabs (p i - hi i)) /\
  (p i <= lo i -> u = rnd prec emin (p i - lo i) /\ overshoot (of_lo_hi lo hi) p i = Rabs (p i - lo i)) /\
  (lo i <= p i <= hi i -> u = 0 /\ overshoot (of_lo_hi lo hi) p i = 0).
Proof.
  intros L u; unfold u, offsets, overshoot; rewrite signed_overshoot_lo_hi by auto.
  split; [|split]; intros H.
  - rewrite Rmax_left, Rmin_right by lra; split; auto; rewrite Rabs_pos_eq by lra.
    unfold Rmax; repeat destruct Rle_dec; lra.
  - assert (E : Rmin (Rmax (p i) (lo i)) (hi i) = lo i) by (unfold Rmin, Rmax; repeat destruct Rle_dec; lra).
    rewrite E; split; auto; rewrite Rabs_left1 by lra; unfold Rmax; repeat destruct Rle_dec; lra.
  - rewrite Rmax_left, Rmin_left by lra; rewrite Rminus_diag_eq by reflexivity; rewrite rnd_0; split; auto.
    unfold Rmax; repeat destruct Rle_dec; lra.
Qed.

(** Of the centres fold sees no more than what their difference is rounded to, and the farther apart they truly are the
    larger is the true overshoot: for a difference as computed, half extent and scale the two extremes are enough. *)
Theorem difference_decides prec emin h c p c' p' i :
  let b := {| mid := c; half := h |} in let b' := {| mid := c'; half := h |} in
  (Rabs (rnd prec emin (p i - c i)) = Rabs (rnd prec emin (p' i - c' i)) ->
    fold_overshoot prec emin b p i = fold_overshoot prec emin b' p' i) /\
  (Rabs (p i - c i) <= Rabs (p' i - c' i) -> overshoot b p i <= overshoot b' p' i).
Proof.
  split; intros H; unfold fold_overshoot, overshoot, signed_overshoot; cbn [mid half]; [now rewrite H|].
  unfold Rmax; repeat destruct Rle_dec; lra.
Qed.

(** Of a corner and a size clamp sees no more than the rounded far side from there on, nothing is wrong between the
    sides, and below the corner it is the mirror image of a box without extent. *)
Theorem far_side_decides prec emin x w p i : (0 < prec)%Z -> is_float prec emin (x i) -> is_float prec emin (p i) ->
  0 <= w i -> let far := far_side prec emin x w i in
  let u := offsets prec emin p (nearest_in x (far_side prec emin x w) p) i in
  let true_one := overshoot (of_corner_size x w) p i in
  (far <= p i -> u = rnd prec emin (p i - far) /\ true_one = Rmax (p i - (x i + w i)) 0) /\
  (x i <= p i < far -> u = 0 /\ true_one = 0) /\
  (p i < x i -> u = - rnd prec emin (- p i - - x i) /\ true_one = - p i - - x i).
Proof.
  intros P FX FP W far u true_one; unfold u, true_one, offsets, overshoot; rewrite signed_overshoot_corner_size by auto.
  fold (nearest_in x (far_side prec emin x w) p); unfold nearest_in; fold far.
  assert (XF : x i <= far) by (unfold far, far_side; rewrite <- (rnd_float prec emin (x i)) at 1 by auto;
    apply rnd_le; auto; lra).
  split; [|split]; intros H.
  - rewrite Rmin_right, Rmax_right by lra; split; auto; unfold Rmax; repeat destruct Rle_dec; lra.
  - assert (p i <= x i + w i).
    { apply Rnot_lt_le; intros L; assert (far <= p i); [|lra].
      unfold far, far_side; rewrite <- (rnd_float prec emin (p i)) by auto; apply rnd_le; auto; lra. }
    rewrite Rmin_left, Rmax_right by lra; rewrite Rminus_diag_eq, rnd_0 by reflexivity; split; auto.
    unfold Rmax; repeat destruct Rle_dec; lra.
  - rewrite Rmin_left, Rmax_left by lra; rewrite <- rnd_opp; split; [f_equal; ring|].
    unfold Rmax; repeat destruct Rle_dec; lra.
Qed.

(** The answer changes once as the radius grows. *)
Theorem radius_only_joins prec emin s r r' : (0 < prec)%Z -> 0 <= r <= r' -> s <= rnd prec emin (sq r) ->
  s <= rnd prec emin (sq r').
Proof. intros P R H; eapply Rle_trans; [exact H|]; apply rnd_le; auto; apply sq_le; lra. Qed.

(** The wrong gap in units of the scale: widest at the first radius of a wrong yes, and at the last of a wrong no. M is
    the scale of the rest, or what half a subnormal is in it. *)
Theorem worst_radii M d r r' : 0 < M -> 0 <= r <= r' -> 0 <= d ->
  (r' <= d -> (d - r') / Rmax M r' <= (d - r) / Rmax M r) /\ (d <= r -> (r - d) / Rmax M r <= (r' - d) / Rmax M r').
Proof.
  intros M0 R D; assert (A : 0 < Rmax M r) by (unfold Rmax; destruct Rle_dec; lra).
  assert (B : 0 < Rmax M r') by (unfold Rmax; destruct Rle_dec; lra).
  assert (AB : Rmax M r <= Rmax M r') by (apply Rle_max_compat_l; lra).
  split; intros H.
  - apply Rmult_le_reg_r with (Rmax M r'); auto; apply Rmult_le_reg_r with (Rmax M r); auto.
    replace ((d - r') / Rmax M r' * Rmax M r' * Rmax M r) with ((d - r') * Rmax M r) by (field; lra).
    replace ((d - r) / Rmax M r * Rmax M r' * Rmax M r) with ((d - r) * Rmax M r') by (field; lra).
    apply Rmult_le_compat; lra.
  - apply Rmult_le_reg_r with (Rmax M r'); auto; apply Rmult_le_reg_r with (Rmax M r); auto.
    replace ((r - d) / Rmax M r * Rmax M r' * Rmax M r) with ((r - d) * Rmax M r') by (field; lra).
    replace ((r' - d) / Rmax M r' * Rmax M r' * Rmax M r) with ((r' - d) * Rmax M r) by (field; lra).
    unfold Rmax in *; repeat destruct Rle_dec; nra.
Qed.

(** Computed overshoots and a scale M being given, the widest gaps are those of the greatest and the least true
    overshoots among the axes whose scale is at most M: every input has a gap within theirs, at its own scale. *)
Theorem worst_overshoots n d least greatest : (forall i, (i < n)%nat -> 0 <= least i <= d i /\ d i <= greatest i) ->
  sqrt (sum n (fun i => sq (least i))) <= sqrt (sum n (fun i => sq (d i))) <= sqrt (sum n (fun i => sq (greatest i))).
Proof.
  intros H; split; apply sqrt_le_1_alt, sum_le; intros i Hi; apply sq_le; destruct (H i Hi); lra.
Qed.

(** A tie's coordinates are floats, as its radius is: m 2^e, m of few enough bits. Numbers count least subnormals. *)
Lemma even_or_off (a : Z) : (exists k, a = 2 * k /\ a * a = 4 * (k * k))%Z \/ (exists k, a * a = 4 * (k * k + k) + 1)%Z.
Proof.
  destruct (Z.Even_or_Odd a) as [[k ->]|[k ->]]; [left|right]; exists k; try split; ring.
Qed.

Theorem tie_is_of_floats (e : nat) (m a b c : Z) :
  (a * a + b * b + c * c = (m * 2 ^ Z.of_nat e) * (m * 2 ^ Z.of_nat e))%Z ->
  exists x y z, (a = x * 2 ^ Z.of_nat e /\ b = y * 2 ^ Z.of_nat e /\ c = z * 2 ^ Z.of_nat e /\
    Z.abs x <= Z.abs m /\ Z.abs y <= Z.abs m /\ Z.abs z <= Z.abs m)%Z.
Proof.
  revert a b c; induction e as [|e IH]; intros a b c E.
  - change (2 ^ Z.of_nat 0)%Z with 1%Z in *; exists a, b, c; rewrite !Z.mul_1_r in *; repeat split; apply Z.square_le_simpl_nonneg; try lia;
      rewrite !Z.abs_square; assert (A := Z.square_nonneg a); assert (B := Z.square_nonneg b);
      assert (C := Z.square_nonneg c); lia.
  - rewrite Nat2Z.inj_succ, Z.pow_succ_r in * by lia; set (q := (2 ^ Z.of_nat e)%Z) in *.
    replace (m * (2 * q) * (m * (2 * q)))%Z with (4 * (m * q * (m * q)))%Z in E by ring.
    assert (HALF : exists i j k, (a = 2 * i /\ b = 2 * j /\ c = 2 * k /\ i * i + j * j + k * k = m * q * (m * q))%Z).
    { destruct (even_or_off a) as [[i [A A2]]|[i A2]], (even_or_off b) as [[j [B B2]]|[j B2]],
        (even_or_off c) as [[k [C C2]]|[k C2]]; rewrite A2, B2, C2 in E;
        try (exfalso; revert E; generalize (m * q * (m * q))%Z (i * i)%Z (j * j)%Z (k * k)%Z; intros; lia).
      exists i, j, k; repeat split; auto; lia. }
    destruct HALF as [i [j [k [-> [-> [-> H]]]]]]; destruct (IH i j k H) as [x [y [z [-> [-> [-> L]]]]]].
    exists x, y, z; repeat split; try ring; apply L.
Qed.
