(* SPDX-License-Identifier: MIT *)
(* The filter of boxes rotated by an axis or a quaternion: beyond its bound the sign is the true one, as long as no product
   underflows. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Methods Rotation Band Floats Filter Constants.
Open Scope R_scope.

Lemma sums_near n x y b : (forall i, (i < n)%nat -> Rabs (x i - y i) <= b i) -> Rabs (sum n x - sum n y) <= sum n b.
Proof.
  induction n as [|n IH]; intros H; simpl; [rewrite Rminus_0_r, Rabs_R0; lra|].
  assert (I := IH ltac:(intros; apply H; lia)); assert (J := H n ltac:(lia)); apply abs_bounds in I, J; apply Rabs_le; lra.
Qed.

(** From overshoots x that are off by at most c e M, with a factor kk of the bound that leaves room for the rest. *)
Lemma rotated_end e d c kk n (X x y : point) M R R' s q g0 g bound : tiny e -> tiny d -> e <= d -> (n <= 3)%nat ->
  4 <= c <= 16 -> (2 * c + 34 / 10) * (101 / 100) <= kk ->
  (forall i, (i < n)%nat -> Rabs (x i - X i) <= c * (e * M) /\ 0 <= X i <= M /\ 0 <= x i) ->
  0 <= R <= M -> off e (41 / 10) 0 R R R' ->
  (forall i, (i < n)%nat -> rounded e (x i * x i) (y i)) -> reach_sum e n y s -> rounded e (R' * R') q -> rounded e (s - q) g0 ->
  rounded d g0 g ->
  999 / 1000 * (kk * (e * M) * (sum n x + R' + kk * (e * M))) <= bound ->
  (g > bound -> sum n (fun i => sq (X i)) - sq R > 0) /\ (g < - bound -> sum n (fun i => sq (X i)) - sq R < 0).
Proof.
  intros E D ED N C K AX RM [_ HR] HY HS HQ HG0 HG HB; assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (D' : 0 <= d <= / 1000000) by exact D.
  assert (M0 : 0 <= M) by lra; assert (ZM := tiny_product e M E M0); assert (ZR := tiny_product e R E (proj1 RM)).
  set (f := e * M) in *; set (T := sum n x) in *.
  assert (CF : 0 <= c * f <= 16 * f) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (T0 : 0 <= T) by (apply sum_nonneg; intros; now apply AX).
  assert (N3 := up_to_three n N).
  (* the squares, by what they lose and by what rounding takes from them *)
  assert (DX : Rabs (sum n (fun i => x i * x i) - sum n (fun i => sq (X i))) <= 2 * (c * f) * T + 3 * (c * f * (c * f))).
  { eapply Rle_trans; [apply (sums_near n _ _ (fun i => 2 * (c * f) * x i + c * f * (c * f)))|].
    - intros i Hi; destruct (AX i Hi) as [A [B P]]; apply abs_bounds in A; unfold sq; apply Rabs_le; nra.
    - rewrite sum_plus, sum_scale, sum_const; apply Rplus_le_compat_l, Rmult_le_compat_r; [apply Rmult_le_pos|]; lra. }
  assert (SX : e * sum n (fun i => x i * x i) <= 1001 / 1000 * (f * T)).
  { replace (1001 / 1000 * (f * T)) with (e * (1001 / 1000 * M * T)) by (unfold f; ring); apply Rmult_le_compat_l; [lra|].
    unfold T; rewrite <- sum_scale; apply sum_le; intros i Hi; destruct (AX i Hi) as [A [B P]]; apply abs_bounds in A.
    apply Rmult_le_compat_r; lra. }
  assert (SQ : 0 <= sum n (fun i => x i * x i)) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (SO : off e (1001 / 1000 + 1001 / 1000 * (INR n - 1)) 0 (sum n (fun i => x i * x i)) (sum n (fun i => x i * x i)) s).
  { apply (reach_sum_off e n _ _ _ y); auto; [lra|]; intros i Hi; assert (P := Rle_0_sqr (x i)); unfold Rsqr in P.
    eapply off_weaken; [exact (off_rounded _ _ _ _ _ _ (HY i Hi) (off_exact e _ _ (Req_le _ _ (Rabs_pos_eq _ P))) E ltac:(lra))|lra..]. }
  destruct SO as [_ SO]; assert (NS := Rmult_le_compat_r _ _ _ (Rmult_le_pos _ _ (proj1 E) SQ) (proj2 N3)).
  (* the radius *)
  apply abs_bounds in HR; assert (R'0 : 0 <= R' <= 1001 / 1000 * M) by lra; assert (FR := Rmult_le_pos f R' ltac:(lra) ltac:(lra)).
  assert (ER : e * R' <= e * (1001 / 1000 * M)) by (apply Rmult_le_compat_l; lra); assert (ER' := Rmult_le_compat_r R' _ _ ltac:(lra) ER).
  assert (EM : e * R <= e * (1001 / 1000 * R')) by (apply Rmult_le_compat_l; lra).
  assert (DR : Rabs (R' * R' - sq R) <= 83 / 10 * (f * R')).
  { replace (R' * R' - sq R) with ((R' - R) * (R' + R)) by (unfold sq; ring); rewrite Rabs_mult, (Rabs_pos_eq (R' + R)) by lra.
    apply Rle_trans with (41 / 10 * (e * (1001 / 1000 * R')) * (2001 / 1000 * R')); [|unfold f in *; lra].
    apply Rmult_le_compat; try lra; [apply Rabs_pos|apply Rabs_le; lra]. }
  apply rounded_bounds in HQ; [|apply sq_nonneg]; assert (FT := Rmult_le_pos f _ ltac:(lra) T0).
  set (OFF := (2 * c + 32 / 10) * (f * (T + R')) + 3 * (c * f * (c * f))).
  assert (CR := Rmult_le_compat_r _ _ _ FR (proj1 C)).
  assert (FM : e * (1001 / 1000 * M) * R' = 1001 / 1000 * (f * R')) by (unfold f; ring).
  assert (O : Rabs ((s - q) - (sum n (fun i => sq (X i)) - sq R)) <= OFF)
    by (apply abs_bounds in SO, DX, DR; unfold OFF; apply Rabs_le; lra).
  assert (ST : step (3 * d) 0 (s - q) g).
  { apply rounded_step in HG0, HG; unfold step in *; assert (Y := Rabs_pos (s - q)).
    assert (EY : e * Rabs (s - q) <= d * Rabs (s - q)) by (apply Rmult_le_compat_r; auto); assert (DY := tiny_product d _ D Y).
    assert (G0 : Rabs g0 <= 2 * Rabs (s - q)) by (assert (P := Rabs_triang (s - q) (g0 - (s - q)));
      replace (s - q + (g0 - (s - q))) with g0 in P by ring; lra).
    assert (DG := Rmult_le_compat_l d _ _ (proj1 D) G0); apply abs_bounds in HG0, HG; apply Rabs_le; lra. }
  refine (sign_beyond (3 * d) 0 OFF (s - q) _ g bound ltac:(lra) ltac:(lra) O ST _).
  assert (O0 : 0 <= OFF) by (eapply Rle_trans; [apply Rabs_pos|exact O]).
  assert (OD := Rmult_le_compat_r OFF (3 * d) (/ 100000) O0 ltac:(lra)).
  eapply Rle_trans; [|exact HB]; assert (FF := Rmult_le_pos f f ltac:(lra) ltac:(lra)).
  assert (KT := Rmult_le_compat_r (f * (T + R')) _ _ ltac:(lra) K).
  assert (KF := Rmult_le_compat_r (f * f) (2 * c * (2 * c)) (kk * kk) FF ltac:(apply Rmult_le_compat; lra)).
  assert (CT := Rmult_le_pos c (f * (T + R')) ltac:(lra) ltac:(lra)).
  assert (CC := Rmult_le_pos _ _ (Rmult_le_pos c c ltac:(lra) ltac:(lra)) FF).
  unfold OFF in *; lra.
Qed.

(** estimate_rotated from its last step to its first, in e and beside in d: x is the ball's centre as the box's centre sees it, D, as
    computed; h and r are half extents and radius, and where the form doubles lengths that is done. `row` turns into the box's frame and
    scales by S, and c, what is added to the reach, is 0 or the box's size. *)
Theorem filter_rotated e d k kk me ms n (row entry : nat -> point) S (D h c x a p w y l z : point) (products : nat -> point)
  r scale span s q g0 g lr t taken leading most m m' t' bound all reach sizes b :
  tiny e -> tiny d -> e <= d -> (n <= 3)%nat -> kk * e <= k -> 0 <= me <= 4 -> 0 <= ms <= 3.08 ->
  ((me + ms + 1001 / 1000 * INR n + 427 / 100) * 2 + 34 / 10) * (101 / 100) <= kk ->
  (forall i, (i < n)%nat -> 0 <= h i /\ 0 <= c i) -> 0 <= r ->
  rounded d (m * t') bound -> rounded d (taken + m') t' -> rounded d (k * most) m -> rounded d (k * most) m' ->
  rounded d (reach * leading) most ->
  rounded d g0 g -> rounded e (s - q) g0 -> rounded e (span * span) q -> rounded e (r * scale) span -> rounded d scale leading ->
  reach_sum e n y s -> (forall i, (i < n)%nat -> rounded e (Rmax (w i) 0 * Rmax (w i) 0) (y i)) ->
  (forall i, (i < n)%nat -> rounded e (Rabs (a i) - p i) (w i) /\ rounded e (h i * scale) (p i) /\
     reach_sum e n (products i) (a i) /\ forall j, (j < n)%nat -> rounded e (x j * entry j i) (products i j)) ->
  rounded d (t + lr) taken -> reach_sum d n l t -> rounded d span lr -> (forall i, (i < n)%nat -> rounded d (Rmax (w i) 0) (l i)) ->
  rounded d (all + sizes) reach -> reach_sum d n c sizes -> rounded d (b + r) all -> reach_sum d n (fun i => Rabs (z i)) b ->
  (forall i, (i < n)%nat -> rounded d (x i) (z i)) ->
  (forall i, (i < n)%nat -> off e (202 / 100) 0 (Rabs (D i) + c i) (D i) (x i)) ->
  off e ms 0 S S scale -> (forall j i, (j < n)%nat -> (i < n)%nat -> off e me 0 S (row j i) (entry j i)) ->
  let gap := gap_sq n (centered (fun i => h i * S)) (fun i => sum n (fun j => D j * row j i)) (r * S) in
  (g > bound -> gap > 0) /\ (g < - bound -> gap < 0).
Proof.
  intros E D' ED N K ME MS KK HC R0 B1 B2 B3 B4 B5 G1 G2 G3 G4 B6 SS SY AX T1 T2 T3 T4 R1 R2 R3 R4 R5 OX OS OE gap.
  assert (E' : 0 <= e <= / 1000000) by exact E; assert (D1 : 0 <= d <= / 1000000) by exact D'.
  assert (N3 := up_to_three n N); assert (S0 := off_bound _ _ _ _ _ _ OS).
  assert (EXACT : forall f x, 0 <= x -> off f 0 0 x x x) by (intros; apply off_exact; rewrite Rabs_pos_eq; lra).
  set (G := fun i => Rabs (D i) + c i) in *.
  assert (P0 : 0 <= sum n G) by (apply sum_nonneg; intros i Hi; exact (off_bound _ _ _ _ _ _ (OX i Hi))).
  set (P := sum n G + r); set (M := P * S).
  assert (RM : 0 <= r * S <= M) by (split; [apply Rmult_le_pos; auto|apply Rmult_le_compat_r; unfold P; lra]).
  assert (MUL : forall y z, 0 <= y -> rounded e (y * scale) z -> off e (ms + 102 / 100) 0 (y * S) (y * S) z)
    by (intros y0 z0 Y Z; assert (OY := EXACT e y0 Y); off_at_most; lra).
  (* the overshoots *)
  assert (O : forall i, (i < n)%nat -> let X := Rmax (Rabs (sum n (fun j => D j * row j i)) - h i * S) 0 in
    Rabs (Rmax (w i) 0 - X) <= (me + ms + 1001 / 1000 * INR n + 427 / 100) * (e * M) /\ 0 <= X <= M /\ 0 <= Rmax (w i) 0).
  { intros i Hi; destruct (AX i Hi) as [W [HP [A PR]]]; destruct (HC i Hi) as [H0 _].
    assert (OP : forall j, (j < n)%nat -> off e (me + 304 / 100) 0 (G j * S) (D j * row j i) (products i j))
      by (intros j Hj; assert (O1 := OX j Hj); assert (O2 := OE j i Hj Hi); assert (Q := PR j Hj); off_at_most; unfold G; lra).
    assert (OA := reach_sum_off e n (me + 304 / 100) _ _ _ _ E ltac:(lra) N OP A).
    assert (LE : sum n (fun j => G j * S) <= M)
      by (rewrite (sum_ext n _ (fun j => S * G j)), sum_scale by (intros; ring); unfold M, P; assert (Q := Rmult_le_pos _ _ R0 S0); lra).
    apply (off_weaken _ _ _ _ (me + 304 / 100 + 1001 / 1000 * (INR n - 1)) 0 M e) in OA; try lra.
    destruct (overshoot_off e (me + 304 / 100 + 1001 / 1000 * (INR n - 1)) M _ _ (ms + 102 / 100) _ _ _ E ltac:(lra) ltac:(lra) OA
      (MUL _ _ H0 HP) W) as [O1 O2].
    split; [|split; [exact O2|apply Rmax_r]]; eapply Rle_trans; [exact O1|apply Rmult_le_compat_r; [apply Rmult_le_pos|]; lra]. }
  (* the bound *)
  assert (OR := MUL _ _ R0 G4); assert (SP : 0 <= span).
  { destruct OR as [_ OR]; apply abs_bounds in OR; assert (ZR := tiny_product e _ E (proj1 RM)).
    assert ((ms + 102 / 100) * (e * (r * S)) <= 5 * (e * (r * S))) by (apply Rmult_le_compat_r; lra); lra. }
  assert (RO : off d 19 0 P P reach).
  { assert (OZ : forall i, (i < n)%nat -> off d (303 / 100) 0 (G i) (Rabs (D i)) (Rabs (z i))).
    { intros i Hi; assert (Q := R5 i Hi).
      assert (O1 : off d (202 / 100) 0 (G i) (D i) (x i)) by (eapply off_weaken; [exact (OX i Hi)|unfold G; lra..]).
      off_at_most; lra. }
    assert (OB := reach_sum_off d n (303 / 100) _ _ _ _ D' ltac:(lra) N OZ R4); assert (OY := EXACT d r R0).
    assert (OC := reach_sum_off d n 0 c c c sizes D' ltac:(lra) N ltac:(intros i Hi; apply EXACT, HC, Hi) R2).
    assert (OP : off d (9 + / 2) 0 (sum n G + r + sum n c) (sum n (fun i => Rabs (D i)) + r + sum n c) reach) by (off_at_most; lra).
    assert (PE : sum n (fun i => Rabs (D i)) + r + sum n c = P) by (unfold P, G; rewrite sum_plus; ring).
    rewrite PE in OP; destruct OP as [_ OP]; split; [rewrite Rabs_pos_eq; unfold P; lra|]; fold P in OP.
    assert (AB : 0 <= sum n (fun i => Rabs (D i))) by (apply sum_nonneg; intros; apply Rabs_pos).
    assert (d * (P + sum n c) <= d * (2 * P)) by (apply Rmult_le_compat_l; lra); lra. }
  set (T := sum n (fun i => Rmax (w i) 0)); assert (T0 : 0 <= T) by (apply sum_nonneg; intros; apply Rmax_r).
  assert (OT : off d (1001 / 1000 + 1001 / 1000 * (INR n - 1)) 0 T T t).
  { apply (reach_sum_off d n (1001 / 1000) (fun i => Rmax (w i) 0) (fun i => Rmax (w i) 0) l); auto; [lra|].
    intros i Hi; assert (OW := EXACT d _ (Rmax_r (w i) 0)); assert (Q := T4 i Hi); off_at_most; lra. }
  assert (K0 := Rmult_le_pos kk e ltac:(lra) ltac:(lra)); assert (OK := EXACT d k ltac:(lra)); assert (OSP := EXACT d span SP).
  assert (OS' : off d ms 0 S S scale) by (eapply off_weaken; [exact OS|lra..]).
  assert (OB : off d 60 0 (k * M * (T + span + k * M)) (k * M * (T + span + k * M)) bound) by (off_at_most; unfold M; lra).
  assert (F := Rmult_le_compat_r M _ _ ltac:(lra) K); assert (F0 := Rmult_le_pos (kk * e) M ltac:(lra) ltac:(lra)).
  assert (B0 := off_bound _ _ _ _ _ _ OB); destruct OB as [_ OB]; apply abs_bounds in OB; assert (ZB := tiny_product d _ D' B0).
  unfold gap, gap_sq, distance_sq; rewrite (sum_ext n _ (fun i => sq (Rmax (Rabs (sum n (fun j => D j * row j i)) - h i * S) 0)))
    by (intros; unfold overshoot, signed_overshoot; cbn [mid half centered]; now rewrite Rminus_0_r).
  refine (rotated_end e d (me + ms + 1001 / 1000 * INR n + 427 / 100) kk n _ (fun i => Rmax (w i) 0) y M (r * S) span s q g0 g bound E D'
    ED N
    ltac:(lra) ltac:(lra) O RM _ SY SS G3 G2 G1 _).
  - eapply off_weaken; [exact OR|lra..].
  - fold T; apply Rle_trans with (999 / 1000 * (k * M * (T + span + k * M))); [apply Rmult_le_compat_l; [lra|]|lra].
    rewrite <- !Rmult_assoc; apply Rmult_le_compat; try lra.
Qed.
