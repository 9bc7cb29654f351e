(* SPDX-License-Identifier: MIT *)
(* The filter of boxes in space rotated by a quaternion: beyond its bound the sign is the true one, as long as no
   product underflows. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Methods Rotation Band Filter FilterSteps FilterRotated Constants PairSteps.
Open Scope R_scope.

(** |q|^2 and the entries of |q|^2 R, in frame_of's order of operations. *)
Definition difference_of_sums (e a b a' b' z : R) : Prop :=
  exists s s', rounded e (a + b) s /\ rounded e (a' + b') s' /\ rounded e (s - s') z.
Definition twice (e x z : R) : Prop := exists s, rounded e x s /\ rounded e (s + s) z.

Definition rotation_steps (e x y z w : R) (entry : nat -> point) (N : R) : Prop :=
  exists xx yy zz ww xy xz yz wx wy wz xy2 zw2,
    rounded e (x * x) xx /\ rounded e (y * y) yy /\ rounded e (z * z) zz /\ rounded e (w * w) ww /\
    rounded e (x * y) xy /\ rounded e (x * z) xz /\ rounded e (y * z) yz /\
    rounded e (w * x) wx /\ rounded e (w * y) wy /\ rounded e (w * z) wz /\
    difference_of_sums e ww xx yy zz (entry 0%nat 0%nat) /\ twice e (xy - wz) (entry 0%nat 1%nat) /\
    twice e (xz + wy) (entry 0%nat 2%nat) /\
    twice e (xy + wz) (entry 1%nat 0%nat) /\ difference_of_sums e ww yy xx zz (entry 1%nat 1%nat) /\
    twice e (yz - wx) (entry 1%nat 2%nat) /\
    twice e (xz - wy) (entry 2%nat 0%nat) /\ twice e (yz + wx) (entry 2%nat 1%nat) /\
    difference_of_sums e ww zz xx yy (entry 2%nat 2%nat) /\
    rounded e (xx + yy) xy2 /\ rounded e (zz + ww) zw2 /\ rounded e (xy2 + zw2) N.

Lemma product_within e x y z : tiny e -> rounded e (x * y) z -> within e (103 / 100) (Rabs x * Rabs y) (x * y) z.
Proof.
  intros E R; assert (E0 := proj1 E).
  assert (W := within_rounded _ _ _ _ _ _ (within_product _ _ _ _ _ _ _ _ _ (within_exact e x E0) (within_exact e y E0)
    E ltac:(lra) ltac:(lra)) R E ltac:(lra)).
  eapply within_weaken; [| | | |exact W]; lra.
Qed.

Lemma difference_within e A B A' B' a b a' b' x y x' y' z : tiny e ->
  within e (103 / 100) A a x -> within e (103 / 100) B b y -> within e (103 / 100) A' a' x' ->
  within e (103 / 100) B' b' y' -> difference_of_sums e x y x' y' z ->
  within e (306 / 100) (A + B + (A' + B')) (a + b - (a' + b')) z.
Proof.
  intros E WA WB WA' WB' [s [s' [S [S' Z]]]]; assert (E0 := proj1 E).
  assert (W1 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ WA WB) S E ltac:(lra)).
  assert (W2 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ WA' WB') S' E ltac:(lra)).
  assert (W := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W1 (within_opp _ _ _ _ _ W2)) Z E ltac:(lra)).
  eapply within_weaken; [| | | |exact W]; lra.
Qed.

Lemma twice_within e A B a b x y z : tiny e -> within e (103 / 100) A a x -> within e (103 / 100) B b y ->
  twice e (x + y) z -> within e (306 / 100) (2 * (A + B)) (2 * (a + b)) z.
Proof.
  intros E WA WB [s [S Z]]; assert (E0 := proj1 E).
  assert (W1 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ WA WB) S E ltac:(lra)).
  assert (W := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W1 W1) Z E ltac:(lra)).
  assert (P := within_bound _ _ _ _ _ WA); assert (Q := within_bound _ _ _ _ _ WB).
  replace (2 * (a + b)) with (a + b + (a + b)) by ring; eapply within_weaken; [| | | |exact W]; lra.
Qed.

Lemma rotation_within e x y z w entry N' : tiny e -> rotation_steps e x y z w entry N' -> let N := norm_sq x y z w in
  within e (306 / 100) N N N' /\
  forall i j, (i < 3)%nat -> (j < 3)%nat -> within e (306 / 100) N (quaternion_row x y z w i j) (entry i j).
Proof.
  intros E [xx [yy [zz [ww [xy [xz [yz [wx [wy [wz [xy2 [zw2 [XX [YY [ZZ [WW [XY [XZ [YZ [WX [WY [WZ [E00 [E01 [E02
    [E10 [E11 [E12 [E20 [E21 [E22 [N1 [N2 N3]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]] N; assert (E0 := proj1 E).
  apply product_within in XX, YY, ZZ, WW, XY, XZ, YZ, WX, WY, WZ; auto.
  assert (SQ : forall a, Rabs a * Rabs a = a * a) by (intros a; exact (sq_abs a)).
  assert (AM : forall a b, 2 * (Rabs a * Rabs b) <= a * a + b * b)
    by (intros a b; assert (H := sq_nonneg (Rabs a - Rabs b)); unfold sq in H; assert (SA := SQ a); assert (SB := SQ b); lra).
  rewrite SQ in XX, YY, ZZ, WW.
  assert (NX := within_opp _ _ _ _ _ WX); assert (NY := within_opp _ _ _ _ _ WY); assert (NZ := within_opp _ _ _ _ _ WZ).
  assert (X2 := sq_nonneg x); assert (Y2 := sq_nonneg y); assert (Z2 := sq_nonneg z); assert (W2 := sq_nonneg w).
  assert (A1 := AM x y); assert (A2 := AM x z); assert (A3 := AM y z); assert (A4 := AM w x); assert (A5 := AM w y).
  assert (A6 := AM w z); unfold sq in *.
  assert (ENT : forall B b v c, within e (306 / 100) B b c -> B <= N -> b = v -> within e (306 / 100) N v c).
  { intros B b v c W L <-; eapply within_weaken; [| | | |exact W]; lra. }
  split.
  - assert (S1 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ XX YY) N1 E ltac:(lra)).
    assert (S2 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ ZZ WW) N2 E ltac:(lra)).
    assert (S3 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ S1 S2) N3 E ltac:(lra)).
    apply (within_weaken _ _ _ (306 / 100) N) in S3; try lra; [|unfold N, norm_sq; lra].
    replace (x * x + y * y + (z * z + w * w)) with N in S3 by (unfold N, norm_sq; ring); exact S3.
  - intros i j Hi Hj.
    destruct i as [|[|[|]]]; try lia; destruct j as [|[|[|]]]; try lia; cbn [quaternion_row three];
      (eapply ENT; [first [apply (difference_within e _ _ _ _ _ _ _ _ _ _ _ _ _ E WW XX YY ZZ), E00
        |apply (difference_within e _ _ _ _ _ _ _ _ _ _ _ _ _ E WW YY XX ZZ), E11
        |apply (difference_within e _ _ _ _ _ _ _ _ _ _ _ _ _ E WW ZZ XX YY), E22
        |apply (twice_within e _ _ _ _ _ _ _ E XY NZ), E01|apply (twice_within e _ _ _ _ _ _ _ E XZ WY), E02
        |apply (twice_within e _ _ _ _ _ _ _ E XY WZ), E10|apply (twice_within e _ _ _ _ _ _ _ E YZ NX), E12
        |apply (twice_within e _ _ _ _ _ _ _ E XZ NY), E20|apply (twice_within e _ _ _ _ _ _ _ E YZ WX), E21]
        |unfold N, norm_sq; lra|ring]).
Qed.

(** ** The steps, in estimate_rotated's order *)
Definition along_steps (e : R) (x : point) (entry : nat -> point) (i : nat) (a : R) : Prop :=
  exists p0 p1 p2 s,
    rounded e (x 0%nat * entry 0%nat i) p0 /\ rounded e (x 1%nat * entry 1%nat i) p1 /\
    rounded e (x 2%nat * entry 2%nat i) p2 /\ rounded e (p0 + p1) s /\ rounded e (s + p2) a.

Definition quaternion_steps e d k (h : point) r qx qy qz qw (x : point) reach g bound : Prop :=
  exists entry N (a w l : point) span s q g0 lr t t' taken,
    rotation_steps e qx qy qz qw entry N /\
    (forall i, (i < 3)%nat -> along_steps e x entry i (a i) /\ beyond e (a i) (h i) N (w i) /\
       rounded d (Rmax (w i) 0) (l i)) /\
    rounded e (r * N) span /\
    square_sum e 0 3 (fun i => Rmax (w i) 0) s /\ rounded e (sq span) q /\ rounded e (s - q) g0 /\ rounded d g0 g /\
    rounded d span lr /\ rounded d (l 0%nat + l 1%nat) t /\ rounded d (t + l 2%nat) t' /\ rounded d (t' + lr) taken /\
    rotated_bound d k reach N taken bound.

Lemma along_within e (D G x : point) qx qy qz qw entry i a : tiny e -> (i < 3)%nat ->
  (forall j, (j < 3)%nat -> within e (202 / 100) (G j) (D j) (x j)) ->
  let N := norm_sq qx qy qz qw in
  (forall j, (j < 3)%nat -> within e (306 / 100) N (quaternion_row qx qy qz qw j i) (entry j i)) ->
  along_steps e x entry i a ->
  within e (813 / 100) (sum 3 G * N) (sum 3 (fun j => quaternion_row qx qy qz qw j i * D j)) a.
Proof.
  intros E Hi WX N WE [p0 [p1 [p2 [s [P0 [P1 [P2 [S A]]]]]]]]; assert (E0 := proj1 E).
  assert (PR : forall j p, (j < 3)%nat -> rounded e (x j * entry j i) p -> within e (610 / 100) (G j * N) (D j * quaternion_row qx qy qz qw j i) p).
  { intros j p Hj R; assert (W := within_rounded _ _ _ _ _ _ (within_product _ _ _ _ _ _ _ _ _ (WX j Hj) (WE j Hj) E
      ltac:(lra) ltac:(lra)) R E ltac:(lra)).
    eapply within_weaken; [| | | |exact W]; lra. }
  assert (W0 := PR 0%nat _ ltac:(lia) P0); assert (W1 := PR 1%nat _ ltac:(lia) P1); assert (W2 := PR 2%nat _ ltac:(lia) P2).
  assert (W3 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W0 W1) S E ltac:(lra)).
  apply (within_weaken _ _ _ (610 / 100 + 101 / 100) (G 2%nat * N)) in W2; try lra.
  assert (W4 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W3 W2) A E ltac:(lra)).
  replace (sum 3 (fun j => quaternion_row qx qy qz qw j i * D j))
    with (D 0%nat * quaternion_row qx qy qz qw 0 i + D 1%nat * quaternion_row qx qy qz qw 1 i
          + D 2%nat * quaternion_row qx qy qz qw 2 i) by (cbn [sum]; ring).
  cbn [sum]; eapply within_weaken; [| | | |exact W4]; lra.
Qed.

Lemma low_add d m k x y a b z : 0 <= d < 1 -> low d m x y -> low d k a b -> (k <= m)%nat -> rounded d (y + b) z ->
  low d (S m) (x + a) z.
Proof.
  intros D L A KM Z; apply (low_weaken _ _ m) in A; auto; exact (low_rounded _ _ _ _ _ D (low_plus _ _ _ _ _ _ L A) Z).
Qed.

Lemma filter_quaternion_scaled e d k (D G h : point) r qx qy qz qw x reach g bound : tiny e -> tiny d -> e <= d ->
  IZR quaternion_k_filter * e <= k -> (forall i, (i < 3)%nat -> 0 <= h i) -> 0 <= r ->
  (forall i, (i < 3)%nat -> within e (202 / 100) (G i) (D i) (x i)) -> low d 13 (sum 3 G + r) reach ->
  quaternion_steps e d k h r qx qy qz qw x reach g bound ->
  let N := norm_sq qx qy qz qw in
  let gap := gap_sq 3 (centered (fun i => h i * N)) (fun i => sum 3 (fun j => quaternion_row qx qy qz qw j i * D j))
    (r * N)
  in (g > bound -> gap > 0) /\ (g < - bound -> gap < 0).
Proof.
  intros E D' ED K H R0 WX LR [entry [N' [a [w [l [span [s [q [g0 [lr [t [t' [taken [S1 [S2 [S3 [S4 [S5 [S6 [S7 [S8 [S9
    [S10 [S11 S12]]]]]]]]]]]]]]]]]]]]]]]] N gap; unfold gap; rewrite centered_gap; clear gap.
  assert (E0 := proj1 E); assert (D0 := proj1 D'); assert (D1 : 0 <= d < 1) by (destruct D'; lra).
  destruct (rotation_within e _ _ _ _ _ _ E S1) as [WN WE]; fold N in WN, WE; assert (N0 := within_bound _ _ _ _ _ WN).
  assert (GP : forall i, (i < 3)%nat -> 0 <= G i) by (intros i Hi; exact (within_bound _ _ _ _ _ (WX i Hi))).
  assert (G0 : 0 <= sum 3 G) by (apply sum_nonneg; auto).
  set (M := (sum 3 G + r) * N); assert (RM : 0 <= r * N) by (apply Rmult_le_pos; auto).
  assert (GN : 0 <= sum 3 G * N <= M) by (split; [apply Rmult_le_pos; auto|unfold M; lra]).
  assert (SW := scaled_within e (306 / 100) _ _ _ _ E R0 ltac:(lra) WN S3).
  assert (SPAN : 0 <= span) by
    (apply (low_nonneg d 5 (r * N)); auto; apply (low_within e d (306 / 100 + 102 / 100) _ _ E D' ED ltac:(lra) SW)).
  assert (LS := low_within e d (306 / 100) _ _ E D' ED ltac:(lra) WN).
  assert (LT : low d 4 (sum 3 (fun i => Rmax (w i) 0) + span) taken).
  { assert (LX : forall i, (i < 3)%nat -> low d 1 (Rmax (w i) 0) (l i)).
    { intros i Hi; destruct (S2 i Hi) as [_ [_ L]]; exact (low_rounded _ _ _ _ _ D1 (low_exact d _ (Rmax_r _ 0)) L). }
    assert (T0 := low_rounded _ _ _ _ _ D1 (low_exact d _ SPAN) S8).
    assert (T1 := low_rounded _ _ _ _ _ D1 (low_plus _ _ _ _ _ _ (LX 0%nat ltac:(lia)) (LX 1%nat ltac:(lia))) S9).
    assert (T2 := low_add d 2 1 _ _ _ _ _ D1 T1 (LX 2%nat ltac:(lia)) ltac:(lia) S10).
    assert (T3 := low_add d 3 1 _ _ _ _ _ D1 T2 T0 ltac:(lia) S11).
    simpl sum; rewrite Rplus_0_l; exact T3. }
  assert (BL := rotated_bound_low e d (IZR quaternion_k_filter) k _ reach N N' _ taken bound E D'
    ltac:(unfold quaternion_k_filter; lra) K LR LS LT S12); fold M in BL.
  refine (rotated_filter_right e d (135 / 10) (IZR quaternion_k_filter) 3 _ w M (r * N) span s q g0 g bound E D' ED
    ltac:(lia) ltac:(lra) ltac:(unfold quaternion_k_filter; lra) ltac:(unfold quaternion_k_filter; lra) _ _ _ S4 S5 S6 S7 BL).
  - intros i Hi; destruct (S2 i Hi) as [A [[p [P B]] _]].
    assert (WA := along_within e D G x _ _ _ _ entry i (a i) E Hi WX (fun j Hj => WE j i Hj Hi) A); fold N in WA.
    apply (within_weaken _ _ _ (813 / 100) M) in WA; try lra.
    assert (HW := scaled_within e (306 / 100) _ _ _ _ E (H i Hi) ltac:(lra) WN P).
    destruct (rotated_overshoot e (813 / 100) M _ (a i) (306 / 100 + 102 / 100) _ p _ E ltac:(lra) ltac:(lra) WA HW B) as [O OM].
    split; auto; eapply Rle_trans; [exact O|]; apply Rmult_le_compat_r; [apply Rmult_le_pos; lra|lra].
  - split; auto; unfold M; apply Rmult_le_compat_r; lra.
  - destruct SW as [_ SW]; eapply Rle_trans; [exact SW|]; apply Rmult_le_compat_r; [|lra].
    apply Rmult_le_pos; auto.
Qed.

(** The reach; of corner and size the lengths are doubled, and the sizes' sum is added. *)
Definition quaternion_reach (d : R) (x : point) r reach : Prop :=
  exists (l : point) s0 s1, (forall i, (i < 3)%nat -> rounded d (x i) (l i)) /\
    rounded d (Rabs (l 0%nat) + Rabs (l 1%nat)) s0 /\ rounded d (s0 + Rabs (l 2%nat)) s1 /\ rounded d (s1 + r) reach.
Definition quaternion_reach_doubled (d : R) (x size : point) r reach : Prop :=
  exists all s sizes, quaternion_reach d x (2 * r) all /\ rounded d (size 0%nat + size 1%nat) s /\
    rounded d (s + size 2%nat) sizes /\ rounded d (all + sizes) reach.

Lemma quaternion_reach_low d x r reach : 0 <= d < 1 -> 0 <= r -> quaternion_reach d x r reach ->
  low d 4 (Rabs (x 0%nat) + Rabs (x 1%nat) + Rabs (x 2%nat) + r) reach.
Proof.
  intros D R [l [s0 [s1 [HL [S0 [S1 S2]]]]]]; assert (L := fun i Hi => leading_low d _ _ D (HL i Hi)).
  assert (T0 := low_add d 1 1 _ _ _ _ _ D (L 0%nat ltac:(lia)) (L 1%nat ltac:(lia)) ltac:(lia) S0).
  assert (T1 := low_add d 2 1 _ _ _ _ _ D T0 (L 2%nat ltac:(lia)) ltac:(lia) S1).
  exact (low_add d 3 0 _ _ _ _ _ D T1 (low_exact d r R) ltac:(lia) S2).
Qed.

Theorem filter_quaternion_center_half e d k (c h p : point) r qx qy qz qw x reach g bound : tiny e -> tiny d ->
  e <= d ->
  IZR quaternion_k_filter * e <= k -> valid 3 (centered h) -> 0 <= r ->
  (forall i, (i < 3)%nat -> rounded e (p i - c i) (x i)) -> quaternion_reach d x r reach ->
  quaternion_steps e d k h r qx qy qz qw x reach g bound ->
  let N := norm_sq qx qy qz qw in
  let gap := gap_sq 3 (centered (fun i => h i * N)) (quaternion_frame qx qy qz qw c p) (r * N) in
  (g > bound -> gap > 0) /\ (g < - bound -> gap < 0).
Proof.
  intros E D ED K V R X HR S; assert (D1 : 0 <= d < 1) by (destruct D; lra); set (F := fun i => p i - c i).
  assert (W : forall i, (i < 3)%nat -> within e (202 / 100) (Rabs (F i)) (F i) (x i)) by (intros i Hi; apply offset_center_half; auto).
  apply (filter_quaternion_scaled e d k F (fun i => Rabs (F i)) h r qx qy qz qw x reach g bound); auto.
  assert (A := fun i Hi => within_low e (202 / 100) _ 0 _ _ (W i Hi) ltac:(lra)).
  assert (A0 := A 0%nat ltac:(lia)); assert (A1 := A 1%nat ltac:(lia)); assert (A2 := A 2%nat ltac:(lia)).
  assert (P := fun i => Rabs_pos (F i)); assert (P0 := P 0%nat); assert (P1 := P 1%nat); assert (P2 := P 2%nat).
  assert (ER := tiny_product e r E R); apply (low_weaken d (4 + 5)); auto; try lia.
  eapply (low_trans d 5 4); [auto| |exact (quaternion_reach_low _ _ _ _ D1 R HR)].
  cbn [sum]; apply (low_off e d (202 / 100)); auto; lra.
Qed.

Theorem filter_quaternion_corner_size e d k (corner size p : point) r qx qy qz qw x reach g bound :
  tiny e -> tiny d -> e <= d ->
  IZR quaternion_k_filter * e <= k -> (forall i, (i < 3)%nat -> 0 <= size i) -> 0 <= r ->
  (forall i, (i < 3)%nat -> doubled_offset e (corner i) (size i) (p i) (x i)) ->
  quaternion_reach_doubled d x size r reach ->
  quaternion_steps e d k size (2 * r) qx qy qz qw x reach g bound ->
  let N := norm_sq qx qy qz qw in let b := of_corner_size corner size in
  let gap := gap_sq 3 (centered (fun i => half b i * N)) (quaternion_frame qx qy qz qw (mid b) p) (r * N) in
  (g > bound -> gap > 0) /\ (g < - bound -> gap < 0).
Proof.
  intros E D ED K V R X [all [s0 [sizes [HR [Z0 [Z1 Z2]]]]]] S N b gap.
  assert (D1 : 0 <= d < 1) by (destruct D; lra); set (F := fun i => 2 * (p i - mid b i)).
  assert (W : forall i, (i < 3)%nat -> within e (202 / 100) (Rabs (F i) + size i) (F i) (x i)) by (intros i Hi; apply offset_corner_size; auto).
  assert (V0 := V 0%nat ltac:(lia)); assert (V1 := V 1%nat ltac:(lia)); assert (V2 := V 2%nat ltac:(lia)).
  destruct (filter_quaternion_scaled e d k F (fun i => Rabs (F i) + size i) size (2 * r) qx qy qz qw x reach g bound) as [Q1 Q2]; auto; try lra.
  - assert (A := fun i Hi => within_low e (202 / 100) _ (size i) _ _ (W i Hi) ltac:(lra)).
    assert (A0 := A 0%nat ltac:(lia)); assert (A1 := A 1%nat ltac:(lia)); assert (A2 := A 2%nat ltac:(lia)).
    assert (P := fun i => Rabs_pos (F i)); assert (P0 := P 0%nat); assert (P1 := P 1%nat); assert (P2 := P 2%nat).
    assert (R2 : 0 <= 2 * r) by lra; assert (ER := tiny_product e _ E R2).
    assert (T := quaternion_reach_low _ _ _ _ D1 R2 HR).
    assert (T0 := low_add d 0 0 _ _ _ _ _ D1 (low_exact d _ V0) (low_exact d _ V1) ltac:(lia) Z0).
    assert (T1 := low_add d 1 0 _ _ _ _ _ D1 T0 (low_exact d _ V2) ltac:(lia) Z1).
    assert (T2 := low_add d 4 2 _ _ _ _ _ D1 T T1 ltac:(lia) Z2).
    apply (low_weaken d (5 + 5)); auto; try lia; eapply (low_trans d 5 5); [auto| |exact T2].
    cbn [sum]; apply (low_off e d (202 / 100)); auto; lra.
  - assert (G : gap * sq 2 = gap_sq 3 (centered (fun i => size i * N))
      (fun i => sum 3 (fun j => quaternion_row qx qy qz qw j i * F j)) (2 * r * N)).
    { assert (NN : 2 * r * N = r * N * 2) by ring; rewrite NN; unfold gap; rewrite scaled_gap by lra.
      apply gap_ext; intros i Hi; cbn [mid half centered b of_corner_size]; split; [|split]; auto; try field.
      unfold quaternion_frame, F, b; cbn [sum mid of_corner_size]; ring. }
    fold N in Q1, Q2; rewrite <- G in Q1, Q2; unfold sq in Q1, Q2.
    split; intros Z; [specialize (Q1 Z)|specialize (Q2 Z)]; lra.
Qed.
