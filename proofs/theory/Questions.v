(* SPDX-License-Identifier: MIT *)
(* The questions ball_ball and box_box: what their references compare decides where the shapes stand as sets of points. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Relation Methods Band.
Open Scope R_scope.

(** ** Two balls: the distance of the centres beside the radii's sum, and beside their difference *)
Definition balls_meet n p r q s := exists x, in_ball n p r x /\ in_ball n q s x.
(** Nearer than r + s: one of them may be a point, in the other's interior. *)
Definition balls_overlap n p r q s :=
  exists x, (in_ball n p r x /\ in_open_ball n q s x) \/ (in_open_ball n p r x /\ in_ball n q s x).

Lemma between_nonneg n p q : 0 <= between n p q.
Proof. apply sqrt_pos. Qed.

Lemma between_sym n p q : between n p q = between n q p.
Proof. unfold between; f_equal; apply sum_ext; intros; unfold sq; ring. Qed.

Lemma between_triangle n p x q : between n p q <= between n p x + between n x q.
Proof.
  assert (T := norm_triangle n (fun i => p i - q i) (fun i => p i - x i)); unfold norm, between, dist_sq in *.
  rewrite (sum_ext n (fun i => sq (p i - q i - (p i - x i))) (fun i => sq (x i - q i))) in T; auto.
  intros; f_equal; ring.
Qed.

Lemma in_ball_iff n p r x : 0 <= r ->
  (in_ball n p r x <-> between n x p <= r) /\ (in_open_ball n p r x <-> between n x p < r).
Proof.
  intros R0; assert (D := dist_sq_nonneg n x p); unfold in_ball, in_open_ball, between; split.
  - symmetry; now apply sqrt_at_most.
  - symmetry; now apply sqrt_less.
Qed.

(** p moved from q, or towards it, so that all distances from p are t of that between them. *)
Definition along (p q : point) (t : R) : point := fun i => p i + t * (q i - p i).

Lemma along_distances n p q t : between n (along p q t) p = Rabs t * between n p q /\
  between n (along p q t) q = Rabs (1 - t) * between n p q.
Proof.
  unfold between, along; split; rewrite <- (sqrt_Rsqr_abs _), <- sqrt_mult_alt by apply Rle_0_sqr; f_equal;
    unfold dist_sq; rewrite <- sum_scale; apply sum_ext; intros; unfold Rsqr, sq; ring.
Qed.

Theorem balls_decided n p r q s : 0 <= r -> 0 <= s ->
  (balls_meet n p r q s <-> between n p q <= r + s) /\ (balls_overlap n p r q s <-> between n p q < r + s).
Proof.
  intros R0 S0; assert (P := fun x => in_ball_iff n p r x R0); assert (Q := fun x => in_ball_iff n q s x S0).
  assert (T := fun x => between_triangle n p x q); assert (D := between_nonneg n p q).
  assert (POINT : 0 < r + s -> exists x, between n x p = r / (r + s) * between n p q /\
    between n x q = s / (r + s) * between n p q).
  { intros L; exists (along p q (r / (r + s))); destruct (along_distances n p q (r / (r + s))) as [-> ->].
    assert (A : 0 <= r / (r + s)) by (apply Rmult_le_pos; [auto|left; now apply Rinv_0_lt_compat]).
    assert (B : 0 <= s / (r + s)) by (apply Rmult_le_pos; [auto|left; now apply Rinv_0_lt_compat]).
    replace (1 - r / (r + s)) with (s / (r + s)) by (field; lra); rewrite !Rabs_pos_eq by auto; auto. }
  assert (WAY : forall a, 0 <= a -> 0 < r + s -> a / (r + s) * between n p q = a * (between n p q / (r + s)))
    by (intros; field; lra).
  assert (PART : forall a k, 0 <= a -> k <= 1 -> a * k <= a)
    by (intros a k A K; assert (H := Rmult_le_compat_l a k 1 A K); lra).
  split; split.
  - intros [x [X Y]]; apply P in X; apply Q in Y; specialize (T x); rewrite (between_sym n p x) in T; lra.
  - intros L; destruct (Rle_or_lt (r + s) 0) as [Z|Z].
    + exists p; split; [apply P|apply Q]; [unfold between, dist_sq|lra].
      rewrite (sum_ext n _ (fun _ => 0)), sum_const, Rmult_0_r, sqrt_0 by (intros; unfold sq; ring); auto.
    + destruct (POINT Z) as [x [X Y]]; exists x; assert (K : between n p q / (r + s) <= 1).
      { apply Rmult_le_reg_r with (r + s); auto; unfold Rdiv; rewrite Rmult_assoc, Rinv_l by lra; lra. }
      rewrite WAY in X, Y by auto; assert (RL := PART r _ R0 K); assert (SL := PART s _ S0 K).
      split; [apply P|apply Q]; lra.
  - intros [x [[X Y]|[X Y]]]; apply P in X; apply Q in Y; specialize (T x); rewrite (between_sym n p x) in T; lra.
  - intros L; assert (Z : 0 < r + s) by lra; destruct (POINT Z) as [x [X Y]]; exists x.
    rewrite WAY in X, Y by auto; assert (K : between n p q / (r + s) < 1).
    { apply Rmult_lt_reg_r with (r + s); auto; unfold Rdiv; rewrite Rmult_assoc, Rinv_l by lra; lra. }
    assert (RL := PART r _ R0 (Rlt_le _ _ K)); assert (SL := PART s _ S0 (Rlt_le _ _ K)).
    destruct (Rle_lt_or_eq_dec 0 r R0) as [R1|R1]; [right|left].
    + assert (H := Rmult_lt_compat_l r _ _ R1 K); split; [apply P|apply Q]; lra.
    + assert (H := Rmult_lt_compat_l s _ _ ltac:(lra) K); split; [apply P|apply Q]; lra.
Qed.

(** The smaller ball lies in the larger one exactly if the centres are at most the difference apart. *)
Theorem ball_in_ball_decided n p r q s : (0 < n)%nat -> 0 <= r -> 0 <= s ->
  ((forall x, in_ball n p r x -> in_ball n q s x) <-> between n p q <= s - r).
Proof.
  intros N R0 S0; assert (P := fun x => in_ball_iff n p r x R0); assert (Q := fun x => in_ball_iff n q s x S0).
  assert (D := between_nonneg n p q); split.
  - intros H; destruct (Rle_lt_or_eq_dec 0 _ D) as [L|L].
    + set (d := between n p q) in *; destruct (along_distances n p q (- (r / d))) as [A B]; fold d in A, B.
      assert (RD : 0 <= r / d) by (apply Rmult_le_pos; [auto|left; now apply Rinv_0_lt_compat]).
      rewrite Rabs_Ropp, Rabs_pos_eq in A by auto; rewrite Rabs_pos_eq in B by lra.
      assert (RR : r / d * d = r) by (field; lra).
      assert (I : in_ball n q s (along p q (- (r / d)))) by (apply H; apply P; lra); apply Q in I; rewrite B in I.
      replace ((1 - - (r / d)) * d) with (d + r) in I by (field; lra); lra.
    + assert (M : in_ball n q s (moved p 0 r)).
      { apply H; unfold in_ball; rewrite moved_distance by auto; lra. }
      apply Q in M; assert (X : between n (moved p 0 r) p = r).
      { unfold between; rewrite moved_distance by auto; unfold sq; now apply sqrt_square. }
      assert (T := between_triangle n (moved p 0 r) q p); rewrite (between_sym n q p) in T; lra.
  - intros L x X; apply P in X; apply Q; assert (T := between_triangle n x p q); lra.
Qed.

(** ** Two boxes: on each axis the distance of the centres beside the half extents' sum *)
Definition boxes_meet n a b := exists x, in_box n a x /\ in_box n b x.
Definition shifted (b : box) (t : point) : box := {| mid := fun i => mid b i + t i; half := half b |}.
(** They still meet after any shift that is small enough. *)
Definition boxes_overlap n a b := exists most, 0 < most /\
  forall t, (forall i, (i < n)%nat -> Rabs (t i) <= most) -> boxes_meet n a (shifted b t).

(** The difference of the two is a box about the centres' difference; the gaps are its signed overshoots. *)
Definition difference (a b : box) : box := {| mid := mid a; half := fun i => half a i + half b i |}.

Theorem boxes_meet_decided n a b : valid n a -> valid n b ->
  (boxes_meet n a b <-> forall i, (i < n)%nat -> signed_overshoot (difference a b) (mid b) i <= 0).
Proof.
  intros A B; unfold signed_overshoot, difference; cbn [mid half]; split.
  - intros [x [X Y]] i Hi; specialize (X i Hi); specialize (Y i Hi); unfold Rabs; destruct Rcase_abs; lra.
  - intros H; exists (nearest b (nearest a (mid b))); split; intros i Hi; specialize (A i Hi); specialize (B i Hi);
      specialize (H i Hi); cases_of_axis.
Qed.

(** The least number of finitely many that are positive. *)
Lemma least_room n (f : nat -> R) : (forall i, (i < n)%nat -> 0 < f i) ->
  exists m, 0 < m /\ forall i, (i < n)%nat -> m <= f i.
Proof.
  induction n as [|n IH]; intros H; [exists 1; split; [lra|intros; lia]|].
  destruct (IH ltac:(intros; apply H; lia)) as [m [M L]]; assert (F := H n ltac:(lia)).
  exists (Rmin m (f n)); split; [unfold Rmin; destruct Rle_dec; lra|]; intros i Hi.
  destruct (Nat.eq_dec i n) as [->|]; [apply Rmin_r|eapply Rle_trans; [apply Rmin_l|apply L; lia]].
Qed.

Theorem boxes_overlap_decided n a b : valid n a -> valid n b ->
  (boxes_overlap n a b <-> forall i, (i < n)%nat -> signed_overshoot (difference a b) (mid b) i < 0).
Proof.
  intros A B; split.
  - intros [m [M H]] i Hi.
    set (t := fun j => if Rle_dec (mid a j) (mid b j) then m else - m).
    assert (S := H t ltac:(intros j Hj; unfold t; destruct Rle_dec; unfold Rabs; destruct Rcase_abs; lra)).
    assert (G := proj1 (boxes_meet_decided n a (shifted b t) A B) S i Hi); clear S.
    unfold signed_overshoot, difference, shifted, t in *; cbn [mid half] in *; revert G; destruct Rle_dec; unfold Rabs;
      repeat destruct Rcase_abs; lra.
  - intros H; destruct (least_room n (fun i => - signed_overshoot (difference a b) (mid b) i)
      ltac:(intros i Hi; specialize (H i Hi); lra)) as [m [M L]].
    exists m; split; auto; intros t T; apply (proj2 (boxes_meet_decided n a (shifted b t) A B)); intros i Hi.
    specialize (L i Hi); specialize (T i Hi); unfold signed_overshoot, difference, shifted in *; cbn [mid half] in *.
    revert L T; unfold Rabs; repeat destruct Rcase_abs; lra.
Qed.

(** Apart, they are as far from each other as the positive gaps have it for legs. *)
Theorem boxes_distance n a b : valid n a -> valid n b ->
  (forall x y, in_box n a x -> in_box n b y -> distance_sq n (difference a b) (mid b) <= dist_sq n x y) /\
  (exists x y, in_box n a x /\ in_box n b y /\ dist_sq n x y = distance_sq n (difference a b) (mid b)).
Proof.
  intros A B; split.
  - intros x y X Y; apply sum_le; intros i Hi; specialize (X i Hi); specialize (Y i Hi).
    rewrite <- (sq_abs (x i - y i)); apply sq_le; [apply overshoot_nonneg|].
    unfold overshoot, signed_overshoot, difference; cbn [mid half]; unfold Rmax; destruct Rle_dec; unfold Rabs;
      repeat destruct Rcase_abs; lra.
  - exists (nearest a (mid b)), (nearest b (nearest a (mid b))); split; [now apply nearest_in_box|].
    split; [now apply nearest_in_box|]; apply sum_ext; intros i Hi; specialize (A i Hi); specialize (B i Hi).
    rewrite <- (sq_abs (_ - _)); f_equal; unfold difference; cases_of_axis; cbn [mid half] in *; lra.
Qed.
