(* SPDX-License-Identifier: MIT *)
(* Why a certificate suffices: the three rules for any sets or convex sets of R^n, and the support and membership of cores. *)
Require Import Reals Lra Lia Psatz FunctionalExtensionality.
From Tangency Require Import Points Methods Axes Band.
From Tangency Require Statements.
Open Scope R_scope.

Lemma between_nonneg n p q : 0 <= between n p q.
Proof. apply sqrt_pos. Qed.

Lemma in_ball_iff n p r x : 0 <= r ->
  (in_ball n p r x <-> between n x p <= r) /\ (in_open_ball n p r x <-> between n x p < r).
Proof.
  intros R0; assert (D := dist_sq_nonneg n x p); unfold in_ball, in_open_ball, between; split.
  - symmetry; now apply sqrt_at_most.
  - symmetry; now apply sqrt_less.
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

Lemma dot_minus n d x y : dot n d (fun i => y i - x i) = dot n d y - dot n d x.
Proof. unfold dot; induction n as [|n IH]; simpl; [ring|rewrite IH; ring]. Qed.

Lemma dot_ext n d x y : (forall i, (i < n)%nat -> x i = y i) -> dot n d x = dot n d y.
Proof. intros E; apply sum_ext; intros i Hi; rewrite E; auto. Qed.

Lemma dot_scaled n a d x : dot n (fun i => a * d i) x = a * dot n d x.
Proof. unfold dot; rewrite <- sum_scale; apply sum_ext; intros; ring. Qed.

Lemma dot_self n d : dot n d d = sq (norm n d).
Proof. rewrite norm_sq_is; reflexivity. Qed.

Lemma sum_zero n : sum n (fun _ => 0) = 0.
Proof. rewrite sum_const; ring. Qed.

Lemma between_same n x y : (forall i, (i < n)%nat -> x i = y i) -> between n x y = 0.
Proof.
  intros E; unfold between, dist_sq; rewrite (sum_ext n _ (fun _ => 0)), sum_zero; [apply sqrt_0|].
  intros i Hi; rewrite E by auto; unfold sq; ring.
Qed.

Lemma gap_is_near n d x y : dot n d y - dot n d x <= norm n d * between n x y.
Proof.
  rewrite <- dot_minus; eapply Rle_trans; [apply dot_bound|right]; unfold norm, between, dist_sq; f_equal; f_equal.
  apply sum_ext; intros; unfold sq; ring.
Qed.

Lemma coordinate_at_most_norm n d i : (i < n)%nat -> Rabs (d i) <= norm n d.
Proof.
  intros Hi; apply sq_le_inv; [apply norm_nonneg|]; rewrite sq_abs, norm_sq_is.
  apply (sum_term_le n (fun i => sq (d i))); auto; intros; apply sq_nonneg.
Qed.

Lemma norm_positive n d : nonzero n d -> 0 < norm n d.
Proof. intros [i [Hi D]]; assert (H := coordinate_at_most_norm n d i Hi); apply Rabs_pos_lt in D; lra. Qed.

Lemma square_positive n d c : nonzero n d -> 0 < c -> 0 < c * sq (norm n d).
Proof. intros N C; apply norm_positive in N; unfold sq; repeat apply Rmult_lt_0_compat; auto. Qed.

(** ** The rules *)
Lemma disjoint_rule n how K L r d s : 0 <= r -> separated n K L d s -> r * norm n d < s -> stands n how K L r Disjoint.
Proof.
  intros R0 S H; destruct (Rle_lt_or_eq_dec 0 _ (norm_nonneg n d)) as [N|N].
  - exists (s / norm n d); split.
    + apply Rmult_lt_reg_r with (norm n d); auto; unfold Rdiv; rewrite Rmult_assoc, Rinv_l by lra; lra.
    + intros x y X Y; apply Rmult_le_reg_r with (norm n d); auto; unfold Rdiv; rewrite Rmult_assoc, Rinv_l by lra.
      specialize (S x y X Y); assert (G := gap_is_near n d x y); lra.
  - exists (r + 1); split; [lra|]; intros x y X Y; specialize (S x y X Y); assert (G := gap_is_near n d x y).
    rewrite <- N in *; lra.
Qed.

(** A shift by at most e on each axis, along d. *)
Lemma shift_along n d e : nonzero n d -> 0 < e -> exists c, 0 < c /\ forall i, (i < n)%nat -> Rabs (c * d i) <= e.
Proof.
  intros N E; apply norm_positive in N; exists (e / norm n d).
  assert (C : 0 < e / norm n d) by (apply Rdiv_lt_0_compat; auto); split; auto; intros i Hi.
  rewrite Rabs_mult, (Rabs_pos_eq (e / norm n d)) by lra; assert (H := coordinate_at_most_norm n d i Hi).
  apply Rle_trans with (e / norm n d * norm n d); [apply Rmult_le_compat_l; lra|right; field; lra].
Qed.

Lemma dot_shifted n d y c : dot n d (fun i => y i + c * d i) = dot n d y + c * sq (norm n d).
Proof.
  rewrite <- dot_self; unfold dot; rewrite <- sum_scale, <- sum_plus; apply sum_ext; intros; ring.
Qed.

Lemma separated_is_separable n K L d : nonzero n d -> separated n K L d 0 -> ~ inseparable n K L.
Proof.
  intros N S [e [E H]]; destruct (shift_along n d e N E) as [c [C B]]; destruct (H _ B) as [x [y [X [Y XY]]]].
  specialize (S x y X Y); rewrite (dot_ext n d x _ XY), dot_shifted in S; assert (P := square_positive n d c N C); lra.
Qed.

(** Sets that are flat along d have no interior. *)
Lemma flat_has_no_interior n (K : core) d x : nonzero n d -> flat n K d -> ~ interior n K x.
Proof.
  intros N F [e [E H]]; destruct (shift_along n d e N E) as [c [C B]].
  assert (X : K x) by (apply H; intros; unfold Rminus; rewrite Rplus_opp_r, Rabs_R0; lra).
  assert (Y : K (fun i => x i + c * d i)).
  { apply H; intros i Hi; replace (x i + c * d i - x i) with (c * d i) by ring; auto. }
  assert (D := F _ _ X Y); rewrite dot_shifted in D; assert (P := square_positive n d c N C); lra.
Qed.

Lemma touching_rule n how (K L : core) r a b d : K a -> L b -> between n a b = r -> nonzero n d ->
  separated n K L d (r * norm n d) -> stands n how K L r Touching.
Proof.
  intros A B E N S; assert (P := norm_positive n d N); split; [exists a, b; auto|split].
  - intros x y X Y; specialize (S x y X Y); assert (G := gap_is_near n d x y).
    apply Rmult_le_reg_r with (norm n d); auto; lra.
  - intros [Z O]; assert (I : inseparable n K L) by (destruct how; simpl in O; tauto); revert I.
    apply (separated_is_separable n K L d N); rewrite Z, Rmult_0_l in S; exact S.
Qed.

Lemma interior_inseparable n (K L : core) a b : L b -> (forall i, (i < n)%nat -> a i = b i) -> interior n K a -> inseparable n K L.
Proof.
  intros B E [e [E0 H]]; exists e; split; auto; intros t T; exists (fun i => b i + t i), b; split; [|auto].
  apply H; intros i Hi; rewrite E by auto; replace (b i + t i - b i) with (t i) by ring; auto.
Qed.

Lemma inseparable_sym n K L : inseparable n K L -> inseparable n L K.
Proof.
  intros [e [E H]]; exists e; split; auto; intros t T; destruct (H (fun i => - t i)) as [x [y [X [Y XY]]]].
  { intros i Hi; rewrite Rabs_Ropp; auto. }
  exists y, x; split; [auto|split; [auto|]]; intros i Hi; rewrite XY by auto; ring.
Qed.

Lemma share a b : 0 <= a <= b -> 0 < b -> 0 <= a / b <= 1.
Proof.
  intros A B; assert (I := Rinv_0_lt_compat b B); unfold Rdiv; split; [apply Rmult_le_pos; lra|].
  rewrite <- (Rinv_r b) by lra; apply Rmult_le_compat_r; lra.
Qed.

(** Differences of the two along every axis both ways: their convex combinations are all that is small. *)
Lemma around_rule n K L : (0 < n)%nat -> convex K -> convex L -> surrounded n K L -> inseparable n K L.
Proof.
  intros N CK CL H; set (D z := exists x y, K x /\ L y /\ forall i, (i < n)%nat -> x i - y i = z i).
  assert (MIX : forall z w u t, 0 <= t <= 1 -> D z -> D w -> (forall i, (i < n)%nat -> u i = (1 - t) * z i + t * w i) -> D u).
  { intros z w u t T [x [y [X [Y E]]]] [x' [y' [X' [Y' E']]]] U.
    exists (fun i => (1 - t) * x i + t * x' i), (fun i => (1 - t) * y i + t * y' i).
    split; [now apply CK|split; [now apply CL|]]; intros i Hi; rewrite U, <- E, <- E' by auto; ring. }
  assert (AXIS : forall i, (i < n)%nat -> exists m, 0 < m /\ forall s, Rabs s <= m -> D (fun j => if Nat.eq_dec j i then s else 0)).
  { intros i Hi; destruct (H i Hi) as [[l [L0 P]] [u [U0 Q]]]; exists (Rmin (- l) u); split; [apply Rmin_glb_lt; lra|]; intros s S.
    apply abs_bounds in S; assert (M1 := Rmin_l (- l) u); assert (M2 := Rmin_r (- l) u).
    apply (MIX _ _ _ ((s - l) / (u - l)) ltac:(apply share; lra) P Q); intros j Hj; destruct Nat.eq_dec; field; lra. }
  assert (FIRST : forall k, (k <= n)%nat -> exists e, 0 < e /\ forall t, (forall i, (i < k)%nat -> Rabs (t i) <= e) ->
    D (fun i => if lt_dec i k then t i else 0)).
  { induction k as [|k IH]; intros Hk.
    - destruct (AXIS 0%nat N) as [m [M A]]; specialize (A 0 ltac:(rewrite Rabs_R0; lra)); exists 1; split; [lra|]; intros t _.
      apply (MIX _ _ _ 0 ltac:(lra) A A); intros i Hi; destruct Nat.eq_dec, lt_dec; try lia; ring.
    - destruct (IH ltac:(lia)) as [e [E B]], (AXIS k Hk) as [m [M A]]; exists (Rmin e m / 2); split; [assert (G := Rmin_glb_lt e m 0 E M);
        lra|].
      intros t T; assert (T2 : forall i, (i < S k)%nat -> Rabs (2 * t i) <= Rmin e m).
      { intros i Hi; specialize (T i Hi); rewrite Rabs_mult, (Rabs_pos_eq 2); lra. }
      refine (MIX _ _ _ (/ 2) ltac:(lra) (B (fun i => 2 * t i) _) (A (2 * t k) _) _).
      + intros i Hi; eapply Rle_trans; [apply T2; lia|apply Rmin_l].
      + eapply Rle_trans; [apply T2; lia|apply Rmin_r].
      + intros i Hi; destruct (lt_dec i (S k)), (lt_dec i k), (Nat.eq_dec i k) as [->|]; try lia; lra. }
  destruct (FIRST n (le_n n)) as [e [E B]]; exists e; split; auto; intros t T; destruct (B t T) as [x [y [X [Y XY]]]]; exists x, y.
  split; [auto|split; [auto|]]; intros i Hi; specialize (XY i Hi); cbv beta in XY; destruct lt_dec; [lra|contradiction].
Qed.

Lemma apart_by_nothing n x y : between n x y = 0 -> forall i, (i < n)%nat -> x i = y i.
Proof.
  intros E i Hi; assert (Z := sqrt_eq_0 _ (dist_sq_nonneg n x y) E).
  assert (H := sum_eq_terms n (fun _ => 0) (fun i => sq (x i - y i)) ltac:(intros; apply sq_nonneg)).
  rewrite sum_zero in H; specialize (H (eq_sym Z) i Hi); unfold sq in H; nra.
Qed.

Theorem rules_are_right : Statements.rules_are_right.
Proof.
  intros n how K L r v a b d N R0 CK CL H; destruct v.
  - destruct H as [s [S H]]; now apply (disjoint_rule n how K L r d s).
  - destruct H as [A [B [E [[-> Z]|[D [S|[-> [Z F]]]]]]]]; [|now apply (touching_rule n how K L r a b d)|]; rewrite Z in *;
      (split; [exists a, b; auto|split; [intros; apply between_nonneg|]]); [intros [_ []]|].
    intros [_ [_ [x X]]]; exact (flat_has_no_interior n K d x D F X).
  - destruct H as [[A [B E]]|[Z [I W]]]; [left; exists a, b; auto|right; split; auto].
    assert (O : inseparable n K L).
    { destruct I as [[A [B [E [I|I]]]]|I]; [| |now apply around_rule].
      - apply (interior_inseparable n K L a b); auto; now apply apart_by_nothing.
      - apply inseparable_sym, (interior_inseparable n L K b a); auto; intros; symmetry; now apply (apart_by_nothing n a b). }
    destruct how; simpl; tauto.
Qed.

Lemma interior_mixed n (K : core) x c t : convex K -> K x -> interior n K c -> 0 < t <= 1 ->
  interior n K (fun i => (1 - t) * x i + t * c i).
Proof.
  intros CK X [r [R0 C]] T; exists (r * t); split; [apply Rmult_lt_0_compat; lra|]; intros u U; set (c' i := (u i - (1 - t) * x i) / t).
  replace u with (fun i => (1 - t) * x i + t * c' i) by (apply functional_extensionality; intros i; unfold c'; field; lra).
  apply CK; [lra|auto|apply C]; intros i Hi; specialize (U i Hi); apply Rmult_le_reg_r with t; [lra|].
  rewrite <- (Rabs_pos_eq t) at 1 by lra; rewrite <- Rabs_mult.
  replace ((c' i - c i) * t) with (u i - ((1 - t) * x i + t * c i)) by (unfold c'; field; lra); auto.
Qed.

(** What is decided between a box that is not flat and a segment is whether the interior of the box has a point of the segment. *)
Theorem solid_is_interior : Statements.solid_is_interior.
Proof.
  intros n K L CK CL; split.
  - intros [[e [E H]] [c C]]; destruct (H (fun _ => 0)) as [_ [w [_ [W _]]]]; [intros; rewrite Rabs_R0; lra|].
    set (d := fun i => w i - c i); assert (ND := norm_nonneg n d); set (s := e / (norm n d + 1)).
    assert (S : 0 < s) by (apply Rdiv_lt_0_compat; lra); assert (T := share s (1 + s) ltac:(lra) ltac:(lra)).
    destruct (H (fun i => s * d i)) as [x [y [X [Y XY]]]].
    { intros i Hi; rewrite Rabs_mult, (Rabs_pos_eq s) by lra; assert (B := coordinate_at_most_norm n d i Hi).
      apply Rle_trans with (s * (norm n d + 1)); [apply Rmult_le_compat_l; lra|right; unfold s; field; lra]. }
    exists (fun i => (1 - s / (1 + s)) * x i + s / (1 + s) * c i), (fun i => (1 - s / (1 + s)) * y i + s / (1 + s) * w i); split; [|split].
    + apply interior_mixed; auto; split; [apply Rdiv_lt_0_compat|]; lra.
    + now apply CL.
    + intros i Hi; rewrite XY by auto; unfold d; field; lra.
  - intros [x [y [X [Y XY]]]]; split; [now apply (interior_inseparable n K L x y)|now exists x].
Qed.

(** No two verdicts stand, so no certificate proves two. *)
Theorem one_verdict : Statements.one_verdict.
Proof.
  intros n how K L r v w; assert (SHARED : forall d, overlap_bare n how K L -> (forall x y, K x -> L y -> d <= between n x y) -> d <= 0).
  { intros d O H; assert (I : inseparable n K L) by (destruct how; simpl in O; tauto); destruct I as [e [E I]].
    destruct (I (fun _ => 0)) as [x [y [X [Y XY]]]]; [intros; rewrite Rabs_R0; lra|].
    rewrite <- (between_same n x y); auto; intros i Hi; rewrite XY by auto; ring. }
  assert (DO : stands n how K L r Disjoint -> stands n how K L r Overlapping -> False).
  { intros [d [D H]] [[x [y [X [Y E]]]]|[Z O]]; [specialize (H x y X Y); lra|specialize (SHARED d O H); lra]. }
  assert (DT : stands n how K L r Disjoint -> stands n how K L r Touching -> False).
  { intros [d [D H]] [[x [y [X [Y E]]]] _]; specialize (H x y X Y); lra. }
  assert (TO : stands n how K L r Touching -> stands n how K L r Overlapping -> False).
  { intros [_ [H N]] [[x [y [X [Y E]]]]|O]; [specialize (H x y X Y); lra|now apply N]. }
  destruct v, w; intros V W; auto; exfalso; eauto.
Qed.

(** Asked with d = 0, the touching rule would take a ball at the middle of a box for one that touches it. *)
Theorem zero_normal_proves_nothing : Statements.zero_normal_proves_nothing.
Proof.
  assert (O : between 1 (fun _ => 0) (fun _ => 0) = 0) by (apply between_same; auto).
  exists (in_box 1 (centered (fun _ => 1))), (fun x => x = fun _ => 0), (fun _ => 1), (fun _ => 0).
  assert (I : forall x, 0 <= x <= 1 -> in_box 1 (centered (fun _ => 1)) (fun _ => x)) by (intros x X i Hi; simpl; lra).
  split; [apply I; lra|split; [auto|split; [|split]]].
  - unfold between, dist_sq, sq; simpl; replace (_ + _) with 1 by ring; apply sqrt_1.
  - intros x y _ _; unfold separated, dot, norm, sq; simpl; replace (0 + 0 * 0) with 0 by ring; rewrite sqrt_0; lra.
  - left; exists (fun _ => 0), (fun _ => 0); split; [apply I; lra|split; [auto|lra]].
Qed.

(** A ball about p in the words of the other headlines. *)
Theorem ball_stands : Statements.ball_stands.
Proof.
  intros n K p r v R0; assert (P := fun x => in_ball_iff n p r x R0); assert (Q : hull n 1 (fun _ => p) p).
  { exists (fun _ => 1); split; [intros; lra|split; [simpl; ring|intros; simpl; ring]]. }
  assert (A : forall x y, hull n 1 (fun _ => p) y -> between n x y = between n x p).
  { intros x y [w [_ [W E]]]; simpl in W; unfold between; f_equal; apply sum_ext; intros i Hi; rewrite E by auto; simpl.
    replace (w 0%nat) with 1 by lra; f_equal; ring. }
  destruct v; simpl.
  - intros [d [D H]] [x [X B]]; apply P in B; specialize (H x p X Q); lra.
  - intros [[x [y [X [Y E]]]] [H _]]; rewrite A in E by auto; split; [exists x; split; auto; apply P; lra|].
    intros [z [Z B]]; apply P in B; specialize (H z p Z Q); lra.
  - intros [[x [y [X [Y E]]]]|[_ []]]; rewrite A in E by auto; exists x; split; auto; now apply P.
Qed.
