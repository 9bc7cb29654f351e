(* SPDX-License-Identifier: MIT *)
(* Cores: hulls of vertices and boxes in an orthogonal frame. How far they reach along a direction, and which points they hold. *)
Require Import Reals Lra Lia Psatz FunctionalExtensionality.
From Tangency Require Import Points Box Axes Band Rotation Certificates.
From Tangency Require Statements.
Open Scope R_scope.

Definition pick (i j : nat) : R := if Nat.eq_dec j i then 1 else 0.

Lemma sum_exchange n m f : sum n (fun i => sum m (f i)) = sum m (fun j => sum n (fun i => f i j)).
Proof.
  induction n as [|n IH]; simpl; [now rewrite sum_const, Rmult_0_r|]; rewrite IH, <- sum_plus; reflexivity.
Qed.

Lemma sum_pick m i f : (i < m)%nat -> sum m (fun j => pick i j * f j) = f i.
Proof.
  assert (Z : forall k, (k <= i)%nat -> sum k (fun j => pick i j * f j) = 0).
  { intros k Hk; rewrite (sum_ext k _ (fun _ => 0)); [rewrite sum_const; ring|].
    intros j Hj; unfold pick; destruct Nat.eq_dec; [lia|ring]. }
  induction m as [|m IH]; intros Hi; [lia|]; simpl; unfold pick at 2; destruct Nat.eq_dec as [->|N].
  - rewrite Z by lia; ring.
  - rewrite IH by lia; ring.
Qed.

Lemma abs_sum n f : Rabs (sum n f) <= sum n (fun i => Rabs (f i)).
Proof. induction n as [|n IH]; simpl; [rewrite Rabs_R0; lra|]; eapply Rle_trans; [apply Rabs_triang|lra]. Qed.

Lemma dot_sum n m d w (v : nat -> point) : dot n d (fun i => sum m (fun j => w j * v j i)) = sum m (fun j => w j * dot n d (v j)).
Proof.
  unfold dot; rewrite (sum_ext n _ (fun i => sum m (fun j => w j * (d i * v j i)))).
  - rewrite sum_exchange; apply sum_ext; intros; apply sum_scale.
  - intros; rewrite <- sum_scale; apply sum_ext; intros; ring.
Qed.

(** ** Hulls *)
Lemma hull_convex n m v : convex (hull n m v).
Proof.
  intros x y t T [w [W0 [W1 X]]] [w' [W0' [W1' Y]]]; exists (fun j => (1 - t) * w j + t * w' j); split; [|split].
  - intros j Hj; specialize (W0 j Hj); specialize (W0' j Hj); nra.
  - rewrite sum_plus, !sum_scale, W1, W1'; ring.
  - intros i Hi; rewrite X, Y, <- !sum_scale, <- sum_plus by auto; apply sum_ext; intros; ring.
Qed.

Lemma hull_three n m v i j l a b c x : (i < m)%nat -> (j < m)%nat -> (l < m)%nat -> 0 <= a -> 0 <= b -> 0 <= c -> a + b + c = 1 ->
  (forall q, (q < n)%nat -> x q = a * v i q + b * v j q + c * v l q) -> hull n m v x.
Proof.
  intros I J L A B C E X; exists (fun q => a * pick i q + b * pick j q + c * pick l q); split; [|split].
  - intros q _; unfold pick; repeat destruct Nat.eq_dec; lra.
  - rewrite <- E, !sum_plus, !sum_scale; assert (P := fun i => sum_pick m i (fun _ => 1)).
    rewrite !(sum_ext m (pick _) (fun q => pick _ q * 1)), !P by (auto; intros; ring); ring.
  - intros q Hq; rewrite X, <- (sum_pick m i (fun j => v j q)), <- (sum_pick m j (fun j => v j q)),
      <- (sum_pick m l (fun j => v j q)), <- !sum_scale, <- !sum_plus by auto; apply sum_ext; intros; ring.
Qed.

Lemma vertex_in_hull n m v j : (j < m)%nat -> hull n m v (v j).
Proof. intros J; apply (hull_three n m v j j j 1 0 0); auto; try lra; intros; ring. Qed.

Lemma hull_below n m v d s : (forall j, (j < m)%nat -> dot n d (v j) <= s) -> forall x, hull n m v x -> dot n d x <= s.
Proof.
  intros H x [w [W0 [W1 X]]]; rewrite (dot_ext n d x _ X), dot_sum, <- (Rmult_1_r s), <- W1, <- sum_scale.
  apply sum_le; intros j Hj; rewrite Rmult_comm; apply Rmult_le_compat_r; auto.
Qed.

(** A hull is_support as far as the farthest of its vertices; of a point that is the point, of a segment the farther end. *)

Theorem hull_support : Statements.hull_support.
Proof.
  intros n m v d M; assert (H : (forall j, (j < m)%nat -> dot n d (v j) <= farthest_vertex n m v d) /\
    exists j, (j < m)%nat /\ dot n d (v j) = farthest_vertex n m v d).
  { induction m as [|[|m] IH]; [lia| |].
    - split; [intros j Hj; replace j with 0%nat by lia; apply Rle_refl|exists 0%nat; auto].
    - destruct (IH ltac:(lia)) as [A [j [J B]]]; cbn [farthest_vertex] in *; set (f := match m with O => _ | _ => _ end) in *; split.
      + intros q Hq; destruct (Nat.eq_dec q (S m)) as [->|]; [apply Rmax_r|].
        eapply Rle_trans; [apply A; lia|apply Rmax_l].
      + unfold Rmax; destruct Rle_dec; [exists (S m)|exists j]; auto. }
  destruct H as [A [j [J B]]]; split; [now apply hull_below|]; exists (v j); split; [now apply vertex_in_hull|exact B].
Qed.

(** ** Boxes in a frame of unit vectors u 0, u 1, ... at right angles, centre c and half extents h *)
Lemma framed_convex n c u h : convex (framed n c u h).
Proof.
  intros x y t T [l [H X]] [l' [H' Y]]; exists (fun j => (1 - t) * l j + t * l' j); split.
  - intros j Hj; specialize (H j Hj); specialize (H' j Hj); apply abs_bounds in H; apply abs_bounds in H'.
    apply Rabs_le; nra.
  - intros i Hi; rewrite X, Y by auto; transitivity (c i + ((1 - t) * sum n (fun j => l j * u j i) + t * sum n (fun j => l' j * u j i)));
      [ring|rewrite <- !sum_scale, <- sum_plus; f_equal; apply sum_ext; intros; ring].
Qed.

Lemma dot_framed n c u l d x : (forall i, (i < n)%nat -> x i = c i + sum n (fun j => l j * u j i)) ->
  dot n d x = dot n d c + sum n (fun j => l j * dot n d (u j)).
Proof.
  intros X; rewrite <- dot_sum; transitivity (dot n d (fun i => c i + sum n (fun j => l j * u j i))).
  - now apply dot_ext.
  - unfold dot; rewrite <- sum_plus; apply sum_ext; intros; ring.
Qed.

Theorem box_support : Statements.box_support.
Proof.
  intros n c u h d H; split.
  - intros x [l [L X]]; rewrite (dot_framed n c u l d x X); apply Rplus_le_compat_l, sum_le; intros j Hj; specialize (L j Hj).
    eapply Rle_trans; [apply RRle_abs|]; rewrite Rabs_mult, Rmult_comm; apply Rmult_le_compat_l; auto; apply Rabs_pos.
  - set (l := fun j => if Rle_dec 0 (dot n d (u j)) then h j else - h j).
    exists (fun i => c i + sum n (fun j => l j * u j i)); split.
    + exists l; split; auto; intros j Hj; specialize (H j Hj); unfold l; destruct Rle_dec; apply Rabs_le; lra.
    + rewrite (dot_framed n c u l d) by auto; f_equal; apply sum_ext; intros j Hj; unfold l; destruct Rle_dec;
        [rewrite Rabs_pos_eq by auto|rewrite Rabs_left by lra]; ring.
Qed.

(** By the coordinates along the frame a point is told to be in the box. *)
Lemma framed_holds n c u h x : complete n u ->
  (forall j, (j < n)%nat -> Rabs (dot n (u j) (fun i => x i - c i)) <= h j) -> framed n c u h x.
Proof.
  intros C H; exists (fun j => dot n (u j) (fun i => x i - c i)); split; auto.
  intros i Hi; rewrite (C (fun i => x i - c i) i Hi); ring.
Qed.

Lemma framed_holds_only n c u h x : orthonormal n u -> framed n c u h x ->
  forall j, (j < n)%nat -> Rabs (dot n (u j) (fun i => x i - c i)) <= h j.
Proof.
  intros O [l [L X]] j Hj; rewrite dot_minus, (dot_framed n c u l (u j) x X).
  rewrite (sum_ext n _ (fun q => pick j q * l q)), sum_pick by
    (auto; intros q Hq; rewrite O by auto; unfold pick; ring).
  replace (_ + _ - _) with (l j) by ring; auto.
Qed.

Lemma dot_moves n d x y e : (forall i, (i < n)%nat -> Rabs (y i - x i) <= e) ->
  Rabs (dot n d y - dot n d x) <= sum n (fun i => Rabs (d i)) * e.
Proof.
  intros H; rewrite <- dot_minus; unfold dot; eapply Rle_trans; [apply abs_sum|].
  rewrite Rmult_comm, <- sum_scale; apply sum_le; intros i Hi; rewrite Rabs_mult, Rmult_comm.
  apply Rmult_le_compat_r; auto; apply Rabs_pos.
Qed.

(** A set that holds what is on the inner side of m planes has in its interior what is so by more than nothing. *)
Lemma inner_sides n m (K : core) (d : nat -> point) a x : (forall y, (forall j, (j < m)%nat -> dot n (d j) y <= a j) -> K y) ->
  (forall j, (j < m)%nat -> dot n (d j) x < a j) -> interior n K x.
Proof.
  intros H X; assert (P : forall j, 0 <= sum n (fun i => Rabs (d j i))) by (intros; apply sum_nonneg; intros; apply Rabs_pos).
  destruct (least_room m (fun j => (a j - dot n (d j) x) / (sum n (fun i => Rabs (d j i)) + 1))) as [e [E B]].
  { intros j Hj; specialize (X j Hj); specialize (P j); apply Rdiv_lt_0_compat; lra. }
  exists e; split; auto; intros y Y; apply H; intros j Hj; specialize (B j Hj); specialize (P j); specialize (X j Hj).
  assert (M := dot_moves n (d j) x y e Y); apply abs_bounds in M; set (s := sum n _) in *.
  assert (S : (s + 1) * e <= a j - dot n (d j) x); [|lra].
  apply Rle_trans with ((s + 1) * ((a j - dot n (d j) x) / (s + 1))); [apply Rmult_le_compat_l; lra|right; field; lra].
Qed.

Lemma framed_interior n c u h x : complete n u ->
  (forall j, (j < n)%nat -> Rabs (dot n (u j) (fun i => x i - c i)) < h j) -> interior n (framed n c u h) x.
Proof.
  intros C H; apply (inner_sides n (n + n) _ (fun j => if lt_dec j n then u j else fun i => -1 * u (j - n)%nat i)
    (fun j => if lt_dec j n then h j + dot n (u j) c else h (j - n)%nat - dot n (u (j - n)%nat) c)).
  - intros y Y; apply framed_holds; auto; intros j Hj; assert (A := Y j ltac:(lia)); assert (B := Y (n + j)%nat ltac:(lia)).
    destruct (lt_dec j n), (lt_dec (n + j) n); try lia; replace (n + j - n)%nat with j in B by lia; rewrite dot_scaled in B.
    rewrite dot_minus; apply Rabs_le; lra.
  - intros j Hj; destruct lt_dec as [L|L]; [specialize (H j L)|specialize (H (j - n)%nat ltac:(lia)); rewrite dot_scaled];
      rewrite dot_minus in H; apply Rabs_def2 in H; lra.
Qed.

(** ** Polygons by the signs of their sides; s is 1 if the vertices go counterclockwise, -1 if they go clockwise *)
(** So do the triangles about the first vertex. *)
Definition fan s m (v : nat -> point) : Prop := forall j, (0 < j)%nat -> (S j < m)%nat -> 0 < s * side_of (v 0%nat) (v j) (v (S j)).

Lemma triangle_holds m v s i j l x : (i < m)%nat -> (j < m)%nat -> (l < m)%nat -> 0 < s * side_of (v i) (v j) (v l) ->
  0 <= s * side_of (v i) (v j) x -> 0 <= s * side_of (v j) (v l) x -> 0 <= s * side_of (v l) (v i) x -> hull 2 m v x.
Proof.
  intros I J L T A B C; set (t := s * side_of (v i) (v j) (v l)) in *; assert (P := Rinv_0_lt_compat _ T).
  apply (hull_three 2 m v i j l (s * side_of (v j) (v l) x / t) (s * side_of (v l) (v i) x / t) (s * side_of (v i) (v j) x / t)); auto;
    try (unfold Rdiv; apply Rmult_le_pos; lra).
  - apply Rmult_eq_reg_r with t; [|lra]; unfold Rdiv; rewrite !Rmult_plus_distr_r, !Rmult_assoc, Rinv_l by lra.
    unfold t, side_of; ring.
  - intros q Hq; apply Rmult_eq_reg_r with t; [|lra]; unfold Rdiv; rewrite !Rmult_plus_distr_r.
    transitivity ((s * side_of (v j) (v l) x * v i q + s * side_of (v l) (v i) x * v j q + s * side_of (v i) (v j) x * v l q) * (/ t * t));
      [rewrite Rinv_l by lra|ring]; unfold t, side_of; destruct q as [|[|]]; try lia; ring.
Qed.

Lemma polygon_holds s m v x : (2 < m)%nat -> fan s m v ->
  (forall j, (j < m)%nat -> 0 <= s * side_of (v j) (v (after m j)) x) -> hull 2 m v x.
Proof.
  intros M F H; set (g := fun j => s * side_of (v 0%nat) (v j) x).
  assert (FIND : forall k, (S (S k) < m)%nat -> (g (S (S k)) <= 0) -> exists j, (0 < j)%nat /\ (S j < m)%nat /\ 0 <= g j /\ g (S j) <= 0).
  { induction k as [|k IH]; intros Hk G.
    - exists 1%nat; split; [lia|split; [lia|split; auto]]; specialize (H 0%nat ltac:(lia)); unfold after in H.
      destruct Nat.eq_dec; [lia|exact H].
    - destruct (Rle_dec 0 (g (S (S k)))) as [P|P]; [exists (S (S k)); split; [lia|split; [lia|auto]]|].
      apply IH; [lia|lra]. }
  destruct (FIND (m - 3)%nat ltac:(lia)) as [j [J0 [J1 [A B]]]].
  { replace (S (S (m - 3))) with (m - 1)%nat by lia; specialize (H (m - 1)%nat ltac:(lia)); unfold after in H.
    destruct Nat.eq_dec; [|lia]; unfold g; revert H; unfold side_of; intros; nra. }
  apply (triangle_holds m v s 0 j (S j) x); try lia; auto.
  - specialize (H j ltac:(lia)); unfold after in H; destruct Nat.eq_dec; [lia|auto].
  - revert B; unfold g, side_of; intros; nra.
Qed.

(** Along side j's outward normal the side's first vertex is as far as this and no vertex is farther. *)
Definition outward (s : R) m (v : nat -> point) (j i : nat) : R :=
  match i with O => s * (v (after m j) 1%nat - v j 1%nat) | _ => s * (v j 0%nat - v (after m j) 0%nat) end.
Lemma outward_side s m v j x : s * side_of (v j) (v (after m j)) x = dot 2 (outward s m v j) (v j) - dot 2 (outward s m v j) x.
Proof. unfold dot, outward, side_of; simpl; ring. Qed.

Lemma polygon_holds_only s m v x : strictly_convex s m v -> hull 2 m v x ->
  forall j, (j < m)%nat -> 0 <= s * side_of (v j) (v (after m j)) x.
Proof.
  intros C X j Hj; assert (B : dot 2 (outward s m v j) x <= dot 2 (outward s m v j) (v j)); [|rewrite outward_side; lra].
  apply (hull_below 2 m v); auto; intros l Hl.
  assert (P : 0 <= s * side_of (v j) (v (after m j)) (v l)); [|rewrite outward_side in P; lra].
  unfold after; destruct (Nat.eq_dec (S j) m) as [E|E].
  - destruct (Nat.eq_dec l 0) as [->|L0]; [unfold side_of; right; ring|].
    destruct (Nat.eq_dec l j) as [->|LJ]; [unfold side_of; right; ring|].
    assert (H := C 0%nat l j ltac:(lia) ltac:(lia) ltac:(lia)); left; eapply Rlt_le_trans; [exact H|right; unfold side_of; ring].
  - destruct (lt_eq_lt_dec l j) as [[L| ->]|L]; [|unfold side_of; right; ring|].
    + assert (H := C l j (S j) ltac:(lia) ltac:(lia) ltac:(lia)); left; eapply Rlt_le_trans; [exact H|right; unfold side_of; ring].
    + destruct (Nat.eq_dec l (S j)) as [->|]; [unfold side_of; right; ring|left; apply C; lia].
Qed.

Lemma polygon_interior s m v x : (2 < m)%nat -> fan s m v ->
  (forall j, (j < m)%nat -> 0 < s * side_of (v j) (v (after m j)) x) -> interior 2 (hull 2 m v) x.
Proof.
  intros M F H; apply (inner_sides 2 m _ (outward s m v) (fun j => dot 2 (outward s m v j) (v j))).
  - intros y Y; apply (polygon_holds s); auto; intros j Hj; specialize (Y j Hj); rewrite outward_side; lra.
  - intros j Hj; specialize (H j Hj); rewrite outward_side in H; lra.
Qed.

Theorem box_membership : Statements.box_membership.
Proof.
  intros n c u h x O C local; split; [split; [now apply framed_holds_only|now apply framed_holds]|now apply framed_interior].
Qed.

Theorem polygon_membership : Statements.polygon_membership.
Proof.
  intros s m v x M C side; assert (F : fan s m v) by (intros j J0 J1; apply C; lia).
  split; [split; [now apply polygon_holds_only|now apply polygon_holds]|now apply polygon_interior].
Qed.
