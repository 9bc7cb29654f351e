(* SPDX-License-Identifier: MIT *)
(* From the bits of a case to its answer, for each form: what is extracted, and the proof that it is right. *)
Require Import Reals Lra Lia Psatz ZArith Bool List.
From Flocq Require Import Core Binary Bits.
From Tangency Require Import Points Box Relation Methods Rotation Extracted Decision.
From Tangency Require Statements.
Open Scope R_scope.

(** ** Numbers: m 2^e, as Flocq's own reading of an IEEE 754 number's bits has it. *)

Lemma number_of_right f x : number_of f = Some x -> real x = FF2R radix2 f.
Proof.
  destruct f; simpl; intros H; try discriminate; injection H; intros; subst; unfold real; simpl; [ring|reflexivity].
Qed.

Theorem bits_are_read_right : Statements.bits_are_read_right.
Proof.
  split; intros b x H; apply number_of_right in H; rewrite H; unfold b32_of_bits, b64_of_bits, binary_float_of_bits; rewrite B2R_FF2B; reflexivity.
Qed.

(** Only infinities and what is no number are refused. *)
Theorem finite_bits_are_read : Statements.finite_bits_are_read.
Proof.
  split; intros b; unfold b32_of_bits, b64_of_bits, binary_float_of_bits, number_of_b32, number_of_b64;
    rewrite is_finite_FF2B; destruct binary_float_of_bits_aux; simpl; split; intros; congruence.
Qed.

(** ** A common unit: the least exponent among the nonzero numbers. *)

Lemma least_le row x : In x row -> (fst x <> 0)%Z -> (least row <= snd x)%Z.
Proof.
  unfold least; induction row as [|y row IH]; simpl; [tauto|]; intros [->|H] N.
  - destruct (Z.eqb_spec (fst x) 0); [contradiction|apply Z.le_min_l].
  - destruct (Z.eqb_spec (fst y) 0); [auto|]; etransitivity; [apply Z.le_min_r|auto].
Qed.

Lemma whole_right row x : In x row -> IZR (whole (least row) x) * bpow radix2 (least row) = real x.
Proof.
  intros I; unfold whole, real; destruct (Z.eqb_spec (fst x) 0) as [E|E]; [rewrite E; simpl; ring|].
  assert (L := least_le row x I E).
  rewrite Z.shiftl_mul_pow2 by lia; rewrite mult_IZR, (IZR_Zpower radix2) by lia.
  rewrite Rmult_assoc, <- bpow_plus; f_equal; f_equal; lia.
Qed.

Lemma counted_right row i : IZR (counted row i) * bpow radix2 (least row) = real (at_ row i).
Proof.
  unfold counted, at_; destruct (Nat.lt_ge_cases i (length row)) as [H|H].
  - now apply whole_right, nth_In.
  - rewrite nth_overflow by auto; unfold whole, real; simpl; ring.
Qed.

(** ** Axis-aligned forms. center_size counts in half units, so that half its size is whole. *)

Lemma max_scaled a b w : 0 <= w -> IZR (Z.max a b) * w = Rmax (IZR a * w) (IZR b * w).
Proof.
  intros W; destruct (Z.max_spec a b) as [[H ->]|[H ->]].
  - rewrite Rmax_right; auto; apply Rmult_le_compat_r; auto; apply IZR_le; lia.
  - rewrite Rmax_left; auto; apply Rmult_le_compat_r; auto; apply IZR_le; lia.
Qed.

Theorem axis_aligned_right : Statements.axis_aligned_right.
Proof.
  intros f k row x r V R0 a; set (w := bpow radix2 (aligned_unit f row)).
  assert (W : 0 < w) by apply bpow_gt_0.
  assert (C : forall i, IZR (counted row i) * (match f with CenterSize => 2 | _ => 1 end * w) = x i).
  { intros i; unfold x, reals; rewrite <- (counted_right row i); f_equal; unfold w, aligned_unit.
    destruct f; try ring; unfold Zminus; rewrite bpow_plus; change (bpow radix2 (- (1))) with (/ 2); field. }
  assert (D : right_about k (box_of f k x) (center_of f k x) r (words a) /\
              val 0 (the_gap (words a)) * sq w = gap_sq k (box_of f k x) (center_of f k x) r).
  { apply decide_right; auto; try lia.
    - intros i Hi; rewrite val_plain; specialize (V i Hi); unfold r.
      destruct f; cbn [box_of center_of axis_overshoot] in *; cbv zeta in *;
        try (assert (C1 : forall i, IZR (counted row i) * w = x i) by (intros; rewrite <- C; ring); clear C; rename C1 into C).
      + unfold signed_overshoot; cbn [mid half]; rewrite minus_IZR, abs_IZR, minus_IZR, Rmult_minus_distr_r, C; f_equal.
        rewrite <- (Rabs_pos_eq w) at 1 by lra; rewrite <- Rabs_mult, Rmult_minus_distr_r, !C; reflexivity.
      + rewrite signed_overshoot_lo_hi by (cbn in V; lra).
        rewrite max_scaled, !minus_IZR, !Rmult_minus_distr_r, !C by lra; reflexivity.
      + rewrite signed_overshoot_corner_size by (cbn in V; lra).
        rewrite max_scaled, !minus_IZR, !Rmult_minus_distr_r, !C by lra; reflexivity.
      + rewrite signed_overshoot_corner_size by (cbn in V; lra); unfold of_ball_corner.
        rewrite max_scaled, !minus_IZR, !plus_IZR, !Rmult_minus_distr_r, !Rmult_plus_distr_r, !C by lra; reflexivity.
      + unfold signed_overshoot; cbn [mid half]; rewrite minus_IZR, abs_IZR, minus_IZR, !mult_IZR, <- !C.
        replace (IZR (counted row (2 * k + i)) * (2 * w) - IZR (counted row i) * (2 * w)) with
          ((2 * IZR (counted row (2 * k + i)) - 2 * IZR (counted row i)) * w) by ring.
        rewrite Rabs_mult, (Rabs_pos_eq w) by lra; field.
    - intros i Hi; rewrite val_plain; destruct f; cbn [box_of axis_width of_lo_hi of_corner_size half]; cbv zeta;
        rewrite ?mult_IZR, ?minus_IZR, <- !C; field.
    - rewrite val_plain; unfold r; rewrite <- C; unfold axis_radius; destruct f; rewrite ?mult_IZR; ring. }
  destruct D as [D1 D2]; split; [exact D1|].
  rewrite <- D2; unfold val, sq; rewrite sqrt_0; cbn [unit_exponent a axis_aligned]; fold w; ring.
Qed.

(** ** Rotated boxes: the words about the carried box. The region is that of the ball's centre as f's inverse g has
    it. *)

Lemma right_is_carried k b f g p r a : keeps_distances k f -> inverse_of k g f ->
  right_about k b (g p) r a -> right_carried k b f g p r a.
Proof.
  intros K I [H1 [HR [H2 H3]]].
  destruct (inverse_is_right k b f g p r K I) as [M O].
  destruct (inverse_keeps_holding k b f g p r K I) as [B1 [B2 [B3 B4]]].
  unfold right_carried, touch in *; cbv zeta; split; [|split; [exact HR|split]].
  - destruct (the_verdict a); rewrite ?M, ?O; auto.
  - destruct (the_relation a); rewrite ?M, ?O, ?B1, ?B2; auto.
  - rewrite H3; destruct (the_relation a); rewrite ?B3, ?B4; tauto.
Qed.

Lemma frame_right f k row : f = CenterHalf \/ f = CornerSize \/ f = CenterSize ->
  let w := bpow radix2 (frame_unit f row) in let x := reals row in
  (forall i, IZR (frame_offset f k row i) * w = x (2 * k + i)%nat - rotated_center f k x i) /\
  (forall i, IZR (counted row (k + i)) * w = half (rotated_box f k x) i) /\
  IZR (frame_radius f k row) * w = x (3 * k)%nat.
Proof.
  intros F w x; assert (C : forall i, IZR (counted row i) * bpow radix2 (least row) = x i) by (intros; apply counted_right).
  assert (H : bpow radix2 (least row - 1) = bpow radix2 (least row) / 2).
  { unfold Zminus; rewrite bpow_plus; change (bpow radix2 (- (1))) with (/ 2); reflexivity. }
  destruct F as [->|[->| ->]]; unfold w, frame_unit, frame_offset, frame_radius, rotated_center, rotated_box, centered, half_units;
    cbn [half mid]; rewrite ?H; (split; [|split]); intros; cbv beta zeta; repeat rewrite ?mult_IZR, ?minus_IZR; repeat rewrite <- C; try field.
Qed.

Lemma abs_scaled a w : 0 <= w -> IZR (Z.abs a) * w = Rabs (IZR a * w).
Proof. intros W; rewrite abs_IZR, Rabs_mult, (Rabs_pos_eq w); auto. Qed.

Theorem by_axis_right : Statements.by_axis_right.
Proof.
  intros f row orientation F x r u v L c p N V R0 a.
  destruct (axis_unit u v N) as [L0 [LL U1]]; fold L in L0, LL, U1.
  destruct (frame_right f 2 row F) as [OFF [HALF RAD]]; fold x in OFF, HALF, RAD.
  set (w := bpow radix2 (frame_unit f row)) in *; assert (W : 0 < w) by apply bpow_gt_0.
  set (s := bpow radix2 (least orientation)); assert (S : 0 < s) by apply bpow_gt_0.
  set (zu := counted orientation 0); set (zv := counted orientation 1).
  assert (CU : IZR zu * s = u) by apply counted_right; assert (CV : IZR zv * s = v) by apply counted_right.
  set (n := (zu * zu + zv * zv)%Z).
  assert (NR : IZR n = IZR zu * IZR zu + IZR zv * IZR zv) by (unfold n; rewrite plus_IZR, !mult_IZR; ring).
  assert (NP : 0 < IZR n).
  { nra. }
  assert (Q := sqrt_lt_R0 _ NP); assert (QQ := sqrt_sqrt (IZR n) (Rlt_le _ _ NP)).
  assert (LS : L = s * sqrt (IZR n)).
  { apply sq_eq; [lra|nra|]; unfold sq; rewrite LL, <- CU, <- CV.
    transitivity (s * s * (sqrt (IZR n) * sqrt (IZR n))); [rewrite QQ, NR; ring|ring]. }
  assert (UL : u / L = IZR zu / sqrt (IZR n)) by (rewrite <- CU, LS; field; split; lra).
  assert (VL : v / L = IZR zv / sqrt (IZR n)) by (rewrite <- CV, LS; field; split; lra).
  assert (D : right_about 2 (rotated_box f 2 x) (turn_back (u / L) (v / L) c p) r (words a) /\
    val n (the_gap (words a)) * sq (w / sqrt (IZR n)) = gap_sq 2 (rotated_box f 2 x) (turn_back (u / L) (v / L) c p) r).
  { assert (W' : 0 < w / sqrt (IZR n)) by (apply Rdiv_lt_0_compat; auto).
    apply decide_right; auto.
    - apply le_IZR; lra.
    - intros i Hi; unfold val; cbn [fst snd]; rewrite opp_IZR, Rmult_plus_distr_r, abs_scaled by lra.
      unfold signed_overshoot; replace (mid (rotated_box f 2 x) i) with 0 by (destruct f; reflexivity); rewrite <- HALF.
      rewrite Rminus_0_r; unfold Rminus; f_equal; [f_equal|unfold Rdiv; fold w; rewrite Ropp_mult_distr_l_reverse; field; lra].
      unfold turn_back, p; rewrite UL, VL.
      assert (O0 := OFF 0%nat); assert (O1 := OFF 1%nat); fold c in O0, O1; cbn [Nat.mul Nat.add] in O0, O1.
      destruct i as [|[|]]; try lia; cbn [two Nat.add]; rewrite <- O0, <- O1, ?plus_IZR, ?minus_IZR, !mult_IZR; fold zu zv; field; lra.
    - intros i Hi; unfold val; cbn [fst snd]; rewrite mult_IZR, <- HALF; fold w; field; lra.
    - unfold val; cbn [fst snd]; unfold r; change 6%nat with (3 * 2)%nat; rewrite <- RAD; field; lra. }
  destruct D as [D1 D2]; split.
  - apply (right_is_carried 2 _ _ (turn_back (u / L) (v / L) c)); auto using turn_keeps_distances, turn_inverse.
  - rewrite <- D2; cbn [radicand divisor unit_exponent a by_axis]; fold zu zv n w; unfold sq.
    transitivity (val n (the_gap (words a)) * (w * w) / (sqrt (IZR n) * sqrt (IZR n))); [rewrite QQ; reflexivity|field; lra].
Qed.

Lemma cancel_scale a n w : 0 < IZR n -> IZR (a * n) * (w / IZR n) = IZR a * w.
Proof. intros N; rewrite mult_IZR; field; lra. Qed.

(** The entries are quadratic in the quaternion, so a unit of its own comes out squared. *)
Lemma quaternion_row_scaled x y z w s i j :
  quaternion_row (IZR x * s) (IZR y * s) (IZR z * s) (IZR w * s) i j = IZR (matrix_entry x y z w i j) * (s * s).
Proof.
  destruct i as [|[|i]], j as [|[|j]]; cbn [quaternion_row matrix_entry three]; repeat rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR; ring.
Qed.

Theorem by_quaternion_right : Statements.by_quaternion_right.
Proof.
  intros f row orientation F x r q c p N V R0 a.
  destruct (frame_right f 3 row F) as [OFF [HALF RAD]]; fold x in OFF, HALF, RAD.
  set (w := bpow radix2 (frame_unit f row)) in *; assert (W : 0 < w) by apply bpow_gt_0.
  set (s := bpow radix2 (least orientation)); assert (S : 0 < s) by apply bpow_gt_0.
  assert (CQ : forall i, q i = IZR (counted orientation i) * s) by (intros; symmetry; apply counted_right).
  set (z0 := counted orientation 0); set (z1 := counted orientation 1); set (z2 := counted orientation 2); set (z3 := counted orientation 3).
  set (n := (z0 * z0 + z1 * z1 + z2 * z2 + z3 * z3)%Z).
  assert (NR : norm_sq (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) = IZR n * (s * s)).
  { unfold norm_sq, n; rewrite !CQ, !plus_IZR, !mult_IZR; fold z0 z1 z2 z3; ring. }
  assert (NP : 0 < IZR n).
  { rewrite NR in N; assert (IZR n <> 0) by (intros E; apply N; rewrite E; ring).
    assert (0 <= IZR n) by (apply (IZR_le 0); unfold n; repeat apply Z.add_nonneg_nonneg; apply Z.square_nonneg); lra. }
  assert (D : right_about 3 (rotated_box f 3 x) (quaternion_back (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) c p) r (words a) /\
    val 0 (the_gap (words a)) * sq (w / IZR n) = gap_sq 3 (rotated_box f 3 x) (quaternion_back (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) c p) r).
  { assert (W' : 0 < w / IZR n) by (apply Rdiv_lt_0_compat; auto).
    apply decide_right; auto; try lia.
    - intros i Hi; rewrite val_plain, minus_IZR, Rmult_minus_distr_r, abs_scaled by lra.
      unfold signed_overshoot; replace (mid (rotated_box f 3 x) i) with 0 by (destruct f; reflexivity); rewrite <- HALF.
      rewrite Rminus_0_r; f_equal; [f_equal|exact (cancel_scale _ n w NP)].
      transitivity (IZR (matrix_entry z0 z1 z2 z3 0 i * frame_offset f 3 row 0 + matrix_entry z0 z1 z2 z3 1 i
        * frame_offset f 3 row 1 + matrix_entry z0 z1 z2 z3 2 i * frame_offset f 3 row 2)%Z * (w / IZR n)); [reflexivity|].
      unfold quaternion_back, quaternion_frame; rewrite NR; cbn [sum]; rewrite !CQ, !quaternion_row_scaled; fold z0 z1 z2 z3.
      replace (p 0%nat - c 0%nat) with (IZR (frame_offset f 3 row 0) * w) by exact (OFF 0%nat).
      replace (p 1%nat - c 1%nat) with (IZR (frame_offset f 3 row 1) * w) by exact (OFF 1%nat).
      replace (p 2%nat - c 2%nat) with (IZR (frame_offset f 3 row 2) * w) by exact (OFF 2%nat).
      rewrite !plus_IZR, !mult_IZR; field; split; lra.
    - intros i Hi; rewrite val_plain; etransitivity; [exact (cancel_scale _ n w NP)|].
      rewrite mult_IZR, <- HALF; ring.
    - rewrite val_plain; etransitivity; [exact (cancel_scale _ n w NP)|exact RAD]. }
  destruct D as [D1 D2]; split.
  - apply (right_is_carried 3 _ _ (quaternion_back (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) c));
      auto using quaternion_keeps_distances, quaternion_inverse.
  - rewrite <- D2; change (divisor a) with (n * n)%Z; change (unit_exponent a) with (frame_unit f row); fold w.
    generalize (the_gap (words a)); intros g; unfold val, sq; rewrite mult_IZR, sqrt_0; field; lra.
Qed.
