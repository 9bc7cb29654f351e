(* SPDX-License-Identifier: MIT *)
(* The filter of boxes rotated by an axis: beyond its bound the sign is the true one, as long as no product
   underflows. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Methods Rotation Band Filter FilterSteps FilterRotated Constants PairSteps.
Open Scope R_scope.

(** estimate_rotated of an axis in its order of operations. x is the ball's centre as the box's centre sees it, as
    computed; h and r
    are half extents and radius, doubled where the form doubles lengths; (u, v) is the axis. *)
Definition axis_steps e d k (h : point) r u v (x : point) reach g bound : Prop :=
  exists length_sq length a b w span s q g0 lx ly lr t taken,
    sum_of_products e u u v v length_sq /\ rounded e (sqrt length_sq) length /\
    sum_of_products e (x 0%nat) u (x 1%nat) v a /\ sum_of_products e (x 1%nat) u (- x 0%nat) v b /\
    beyond e a (h 0%nat) length (w 0%nat) /\ beyond e b (h 1%nat) length (w 1%nat) /\
    rounded e (r * length) span /\
    square_sum e 0 2 (fun i => Rmax (w i) 0) s /\ rounded e (sq span) q /\ rounded e (s - q) g0 /\ rounded d g0 g /\
    rounded d (Rmax (w 0%nat) 0) lx /\ rounded d (Rmax (w 1%nat) 0) ly /\ rounded d span lr /\
    rounded d (lx + ly) t /\ rounded d (t + lr) taken /\ rotated_bound d k reach length taken bound.

Lemma length_within e u v length_sq length : tiny e -> sum_of_products e u u v v length_sq ->
  rounded e (sqrt length_sq) length -> let L := sqrt (u * u + v * v) in within e (205 / 100) L L length.
Proof.
  intros E [p [q [P [Q S]]]] R L; assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (U0 : 0 <= u * u + v * v) by nra; assert (L0 : 0 <= L) by apply sqrt_pos.
  assert (LL : L * L = u * u + v * v) by (apply sqrt_sqrt; auto).
  apply rounded_bounds in P; [|nra]; apply rounded_bounds in Q; [|nra].
  assert (TU := tiny_product e (u * u) E ltac:(nra)); assert (TV := tiny_product e (v * v) E ltac:(nra)).
  apply rounded_bounds in S; [|lra].
  assert (EPQ : e * (p + q) <= e * (1001 / 1000 * (L * L))) by (apply Rmult_le_compat_l; lra).
  assert (TPQ := tiny_product e (p + q) E ltac:(lra)); assert (LL0 : 0 <= L * L) by lra.
  set (y := sqrt length_sq) in *; assert (Y0 : 0 <= y) by apply sqrt_pos.
  assert (YY : y * y = length_sq) by (apply sqrt_sqrt; lra).
  assert (EL := tiny_product e L E L0); assert (ELL := tiny_product e _ E LL0).
  assert (EEL := tiny_product e _ E (proj1 ELL)).
  assert (F : L * L - 2002 / 1000 * (e * (L * L)) <= y * y <= L * L + 2002 / 1000 * (e * (L * L))).
  { rewrite YY; replace (e * (L * L)) with (e * (u * u) + e * (v * v)) in * by (rewrite LL; ring).
    rewrite LL in *; lra. }
  assert (B : L - 102 / 100 * (e * L) <= y <= L + 102 / 100 * (e * L)).
  { nra. }
  assert (W : within e (102 / 100) L L y) by (split; [rewrite Rabs_pos_eq|apply Rabs_le]; lra).
  apply (within_weaken e (102 / 100 + 101 / 100) L); try lra; exact (within_rounded _ _ _ _ _ _ W R E ltac:(lra)).
Qed.

Lemma dot_within e m G0 G1 D0 D1 x0 x1 u v z : tiny e -> 0 <= m <= 5 ->
  within e m G0 D0 x0 -> within e m G1 D1 x1 -> sum_of_products e x0 u x1 v z ->
  within e (m + 204 / 100) (G0 * Rabs u + G1 * Rabs v) (D0 * u + D1 * v) z.
Proof.
  intros E M H0 H1 [p [q [P [Q Z]]]]; assert (E0 := proj1 E).
  assert (P' := within_rounded _ _ _ _ _ _ (within_product _ _ _ _ _ _ _ _ _ H0 (within_exact e u E0) E ltac:(lra) ltac:(lra)) P E ltac:(lra)).
  assert (Q' := within_rounded _ _ _ _ _ _ (within_product _ _ _ _ _ _ _ _ _ H1 (within_exact e v E0) E ltac:(lra) ltac:(lra)) Q E ltac:(lra)).
  assert (S := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ P' Q') Z E ltac:(lra)).
  eapply within_weaken; [| | | |exact S]; lra.
Qed.

Lemma filter_axis_scaled e d k (D G h : point) r u v x reach g bound : tiny e -> tiny d -> e <= d ->
  IZR axis_k_filter * e <= k -> 0 <= h 0%nat -> 0 <= h 1%nat -> 0 <= r ->
  (forall i, (i < 2)%nat -> within e (202 / 100) (G i) (D i) (x i)) -> low d 13 (G 0%nat + G 1%nat + r) reach ->
  axis_steps e d k h r u v x reach g bound ->
  let L := sqrt (u * u + v * v) in
  let gap := gap_sq 2 (centered (fun i => h i * L)) (two (D 0%nat * u + D 1%nat * v) (D 1%nat * u - D 0%nat * v)) (r *
    L)
  in (g > bound -> gap > 0) /\ (g < - bound -> gap < 0).
Proof.
  intros E D' ED K H0 H1 R0 WX LR [l2 [l [a [b [w [span [s [q [g0 [lx [ly [lr [t [taken [S1 [S2 [S3 [S4 [S5 [S6 [S7 [S8 [S9 [S10 [S11 [S12 [S13 [S14
      [S15 [S16 S17]]]]]]]]]]]]]]]]]]]]]]]]]]]]]] L gap.
  unfold gap; rewrite centered_gap; set (X := fun i => Rmax (Rabs (two (D 0%nat * u + D 1%nat * v) (D 1%nat * u - D 0%nat * v) i) - h i * L) 0).
  assert (E0 := proj1 E); assert (D0 := proj1 D'); assert (D1 : 0 <= d < 1) by (destruct D'; lra).
  assert (WL := length_within e u v l2 l E S1 S2); fold L in WL.
  assert (L0 : 0 <= L) by apply sqrt_pos; assert (LL : L * L = u * u + v * v) by (apply sqrt_sqrt; nra).
  assert (UL : Rabs u <= L) by (apply sq_le_inv; auto; rewrite sq_abs; unfold sq; nra).
  assert (VL : Rabs v <= L) by (apply sq_le_inv; auto; rewrite sq_abs; unfold sq; nra).
  assert (W0 := WX 0%nat ltac:(lia)); assert (W1 := WX 1%nat ltac:(lia)).
  assert (G0 := within_bound _ _ _ _ _ W0); assert (G1 := within_bound _ _ _ _ _ W1).
  set (M := (G 0%nat + G 1%nat + r) * L); assert (RM : 0 <= r * L) by (apply Rmult_le_pos; auto).
  assert (GL : forall A B y z, 0 <= A -> 0 <= B -> y <= L -> z <= L -> A + B <= G 0%nat + G 1%nat -> A * y + B * z <= M).
  { intros A B y z A0 B0 Y Z AB; assert (A * y <= A * L) by (apply Rmult_le_compat_l; auto).
    assert (B * z <= B * L) by (apply Rmult_le_compat_l; auto).
    assert ((A + B) * L <= (G 0%nat + G 1%nat) * L) by (apply Rmult_le_compat_r; auto); unfold M; lra. }
  assert (WA := dot_within e (202 / 100) _ _ _ _ _ _ _ _ _ E ltac:(lra) W0 W1 S3).
  assert (WB := dot_within e (202 / 100) _ _ _ _ _ _ _ _ _ E ltac:(lra) W1 (within_opp _ _ _ _ _ W0) S4).
  replace (D 1%nat * u + - D 0%nat * v) with (D 1%nat * u - D 0%nat * v) in WB by ring.
  apply (within_weaken _ _ _ (406 / 100) M) in WA; try lra; [|apply GL; lra].
  apply (within_weaken _ _ _ (406 / 100) M) in WB; try lra; [|apply GL; lra].
  destruct S5 as [p0 [P0 B0]], S6 as [p1 [P1 B1]].
  assert (HW0 := scaled_within e (205 / 100) _ _ _ _ E H0 ltac:(lra) WL P0).
  assert (HW1 := scaled_within e (205 / 100) _ _ _ _ E H1 ltac:(lra) WL P1).
  destruct (rotated_overshoot e (406 / 100) M _ a (205 / 100 + 102 / 100) _ p0 _ E ltac:(lra) ltac:(lra) WA HW0 B0) as [O0 OM0].
  destruct (rotated_overshoot e (406 / 100) M _ b (205 / 100 + 102 / 100) _ p1 _ E ltac:(lra) ltac:(lra) WB HW1 B1) as [O1 OM1].
  assert (SW := scaled_within e (205 / 100) _ _ _ _ E R0 ltac:(lra) WL S7).
  assert (SPAN : 0 <= span) by (apply (low_nonneg d 5 (r * L)); auto; apply (low_within e d (205 / 100 + 102 / 100) _ _ E D' ED ltac:(lra) SW)).
  assert (LS := low_within e d (205 / 100) _ _ E D' ED ltac:(lra) WL).
  set (T := sum 2 (fun i => Rmax (w i) 0) + span).
  assert (LT : low d 3 T taken).
  { assert (Y := fun i => Rmax_r (w i) 0).
    assert (T1 := low_rounded _ _ _ _ _ D1 (low_exact d _ (Y 0%nat)) S12).
    assert (T2 := low_rounded _ _ _ _ _ D1 (low_exact d _ (Y 1%nat)) S13).
    assert (T3 := low_rounded _ _ _ _ _ D1 (low_exact d _ SPAN) S14).
    assert (T4 := low_rounded _ _ _ _ _ D1 (low_plus _ _ _ _ _ _ T1 T2) S15).
    apply (low_weaken _ _ 2) in T3; auto.
    assert (T5 := low_rounded _ _ _ _ _ D1 (low_plus _ _ _ _ _ _ T4 T3) S16).
    unfold T; simpl sum; rewrite Rplus_0_l; exact T5. }
  assert (BL := rotated_bound_low e d (IZR axis_k_filter) k _ reach L l T taken bound E D'
    ltac:(unfold axis_k_filter; lra) K LR LS (low_weaken d 3 4 _ _ D1 ltac:(lia) LT) S17); fold M in BL.
  refine (rotated_filter_right e d (84 / 10) (IZR axis_k_filter) 2 X w M (r * L) span s q g0 g bound E D' ED
    ltac:(lia) ltac:(lra) ltac:(unfold axis_k_filter; lra) ltac:(unfold axis_k_filter; lra) _ _ _ S8 S9 S10 S11 BL).
  - assert (EM := tiny_product e M E ltac:(lra)); intros i Hi; destruct i as [|[|]]; try lia; unfold X; simpl; split;
      try lra; (eapply Rle_trans; [exact O0 || exact O1|]; apply Rmult_le_compat_r; lra).
  - split; auto; unfold M; apply Rmult_le_compat_r; lra.
  - destruct SW as [_ SW]; eapply Rle_trans; [exact SW|]; apply Rmult_le_compat_r; [|lra].
    apply Rmult_le_pos; auto.
Qed.

(** The reach of centre and half extent, and of corner and size, whose lengths are doubled. *)
Definition axis_reach (d : R) (x : point) r reach : Prop :=
  exists lx ly t, rounded d (x 0%nat) lx /\ rounded d (x 1%nat) ly /\ rounded d (Rabs lx + Rabs ly) t /\
    rounded d (t + r) reach.
Definition axis_reach_doubled (d : R) (x size : point) r reach : Prop :=
  exists all sizes, axis_reach d x (2 * r) all /\ rounded d (size 0%nat + size 1%nat) sizes /\
    rounded d (all + sizes) reach.

Lemma axis_reach_low d x r reach : 0 <= d < 1 -> 0 <= r -> axis_reach d x r reach ->
  low d 3 (Rabs (x 0%nat) + Rabs (x 1%nat) + r) reach.
Proof.
  intros D R [lx [ly [t [H1 [H2 [H3 H4]]]]]].
  assert (T := low_rounded _ _ _ _ _ D (low_plus _ _ _ _ _ _ (leading_low _ _ _ D H1) (leading_low _ _ _ D H2)) H3).
  assert (R' := low_weaken d 0 2 _ _ D ltac:(lia) (low_exact d r R)).
  exact (low_rounded _ _ _ _ _ D (low_plus _ _ _ _ _ _ T R') H4).
Qed.

Theorem filter_axis_center_half e d k (c h p : point) r u v x reach g bound : tiny e -> tiny d -> e <= d ->
  IZR axis_k_filter * e <= k -> valid 2 (centered h) -> 0 <= r ->
  (forall i, (i < 2)%nat -> rounded e (p i - c i) (x i)) -> axis_reach d x r reach ->
  axis_steps e d k h r u v x reach g bound ->
  let L := sqrt (u * u + v * v) in
  let gap := gap_sq 2 (centered (fun i => h i * L)) (axis_frame u v c p) (r * L) in
  (g > bound -> gap > 0) /\ (g < - bound -> gap < 0).
Proof.
  intros E D ED K V R X HR S; assert (D1 : 0 <= d < 1) by (destruct D; lra).
  set (F := fun i => p i - c i).
  assert (W : forall i, (i < 2)%nat -> within e (202 / 100) (Rabs (F i)) (F i) (x i)) by (intros i Hi; apply offset_center_half; auto).
  apply (filter_axis_scaled e d k F (fun i => Rabs (F i)) h r u v x reach g bound); auto; try (apply V; lia).
  assert (A0 := within_low e (202 / 100) _ 0 _ _ (W 0%nat ltac:(lia)) ltac:(lra)).
  assert (A1 := within_low e (202 / 100) _ 0 _ _ (W 1%nat ltac:(lia)) ltac:(lra)).
  assert (P0 := Rabs_pos (F 0%nat)); assert (P1 := Rabs_pos (F 1%nat)); assert (ER := tiny_product e r E R).
  apply (low_weaken d (3 + 5)); auto; try lia; apply (low_trans d 5 3 _ (Rabs (x 0%nat) + Rabs (x 1%nat) + r)); auto.
  - apply (low_off e d (202 / 100)); auto; lra.
  - apply axis_reach_low; auto.
Qed.

Theorem filter_axis_corner_size e d k (corner size p : point) r u v x reach g bound : tiny e -> tiny d -> e <= d ->
  IZR axis_k_filter * e <= k -> (forall i, (i < 2)%nat -> 0 <= size i) -> 0 <= r ->
  (forall i, (i < 2)%nat -> doubled_offset e (corner i) (size i) (p i) (x i)) -> axis_reach_doubled d x size r reach ->
  axis_steps e d k size (2 * r) u v x reach g bound ->
  let L := sqrt (u * u + v * v) in let b := of_corner_size corner size in
  let gap := gap_sq 2 (centered (fun i => half b i * L)) (axis_frame u v (mid b) p) (r * L) in
  (g > bound -> gap > 0) /\ (g < - bound -> gap < 0).
Proof.
  intros E D ED K V R X HR S L b gap; assert (D1 : 0 <= d < 1) by (destruct D; lra).
  set (F := fun i => 2 * (p i - mid b i)).
  assert (W : forall i, (i < 2)%nat -> within e (202 / 100) (Rabs (F i) + size i) (F i) (x i)) by (intros i Hi; apply offset_corner_size; auto).
  assert (V0 := V 0%nat ltac:(lia)); assert (V1 := V 1%nat ltac:(lia)).
  destruct (filter_axis_scaled e d k F (fun i => Rabs (F i) + size i) size (2 * r) u v x reach g bound) as [Q1 Q2]; auto; try lra.
  - assert (A0 := within_low e (202 / 100) _ (size 0%nat) _ _ (W 0%nat ltac:(lia)) ltac:(lra)).
    assert (A1 := within_low e (202 / 100) _ (size 1%nat) _ _ (W 1%nat ltac:(lia)) ltac:(lra)).
    assert (P0 := Rabs_pos (F 0%nat)); assert (P1 := Rabs_pos (F 1%nat)); assert (ER := tiny_product e (2 * r) E ltac:(lra)).
    destruct HR as [all [sizes [H1 [H2 H3]]]]; apply axis_reach_low in H1; auto; [|lra].
    assert (SZ := low_rounded _ _ _ _ _ D1 (low_exact d (size 0%nat + size 1%nat) ltac:(lra)) H2).
    apply (low_weaken _ _ 3) in SZ; auto.
    assert (T := low_rounded _ _ _ _ _ D1 (low_plus _ _ _ _ _ _ H1 SZ) H3).
    apply (low_weaken d (4 + 5)); auto; try lia.
    eapply (low_trans d 5 4); auto; [|exact T]; apply (low_off e d (202 / 100)); auto; lra.
  - assert (G : gap * sq 2 = gap_sq 2 (centered (fun i => size i * L))
      (two (F 0%nat * u + F 1%nat * v) (F 1%nat * u - F 0%nat * v)) (2 * r * L)).
    { replace (2 * r * L) with (r * L * 2) by ring; unfold gap; rewrite scaled_gap by lra; apply gap_ext; intros i Hi;
      simpl; split; [|split]; auto; try (field || ring).
      unfold axis_frame, F; destruct i as [|[|]]; simpl; try lia; ring. }
    fold L in Q1, Q2; rewrite <- G in Q1, Q2; unfold sq in Q1, Q2; split; intros Z; [specialize (Q1 Z)|specialize (Q2 Z)]; lra.
Qed.
