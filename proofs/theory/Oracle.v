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
  split; intros b x H; apply number_of_right in H; rewrite H; unfold b32_of_bits, b64_of_bits, binary_float_of_bits; rewrite B2R_FF2B;
    reflexivity.
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

(** ** Axis-aligned forms *)
Lemma middles_counted f k row : let w := bpow radix2 (half_unit row) in let x := reals row in let z := counted row in
  (forall i, IZR (middle f k z i) * w = mid (box_of f k x) i) /\ (forall i, IZR (extent f k z i) * w = half (box_of f k x) i) /\
  (forall i, IZR (ball_middle f k z i) * w = center_of f k x i) /\ IZR (2 * z (3 * k)%nat) * w = x (3 * k)%nat.
Proof.
  intros w x z; assert (C : forall i, x i = 2 * IZR (z i) * w).
  { intros i; unfold x, reals; rewrite <- (counted_right row i); fold z; unfold w, half_unit, Zminus.
    rewrite bpow_plus; change (bpow radix2 (- (1))) with (/ 2); field. }
  repeat split; intros; rewrite ?C; destruct f; cbn [middle extent ball_middle box_of center_of of_lo_hi of_corner_size of_ball_corner mid
    half];
    unfold of_ball_corner; rewrite ?C; repeat rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR; field.
Qed.

Lemma abs_scaled a w : 0 <= w -> IZR (Z.abs a) * w = Rabs (IZR a * w).
Proof. intros W; rewrite abs_IZR, Rabs_mult, (Rabs_pos_eq w); auto. Qed.

Theorem axis_aligned_right : Statements.axis_aligned_right.
Proof.
  intros f k row x r V R0 a; set (w := bpow radix2 (half_unit row)); assert (W : 0 < w) by apply bpow_gt_0.
  destruct (middles_counted f k row) as [M [E [P R]]]; fold w x in M, E, P, R.
  assert (D : right_about k (box_of f k x) (center_of f k x) r (words a) /\
              val 0 (the_gap (words a)) * sq w = gap_sq k (box_of f k x) (center_of f k x) r).
  { apply decide_right; auto; try lia; intros; rewrite val_plain; [|rewrite mult_IZR, <- E; ring|exact R].
    rewrite minus_IZR, Rmult_minus_distr_r, abs_scaled, minus_IZR, Rmult_minus_distr_r, M, E, P by lra; reflexivity. }
  destruct D as [D1 D2]; split; [exact D1|].
  rewrite <- D2; unfold val, sq; rewrite sqrt_0; cbn [unit_exponent a axis_aligned]; fold w; ring.
Qed.

(** ** Rotated boxes: the words about the carried box. The region is that of the ball's centre as f's inverse g has
    it. *)

Lemma right_is_carried k b f g p r a : keeps_distances k f -> inverse_of k g f ->
  right_about k b (g p) r a -> right_carried k b f g p r a.
Proof.
  intros K I; destruct (inverse_is_right k b f g p r K I) as [M O].
  destruct (inverse_keeps_holding k b f g p r K I) as [B1 [B2 [B3 B4]]].
  unfold right_about, right_carried, words_mean, relation_means, verdict_means; destruct (the_verdict a), (the_relation a); tauto.
Qed.

Lemma rotated_counted f k row : f = CenterHalf \/ f = CornerSize \/ f = CenterSize ->
  let w := bpow radix2 (half_unit row) in let x := reals row in let z := counted row in
  (forall i, IZR (ball_middle f k z i - middle f k z i) * w = x (2 * k + i)%nat - rotated_center f k x i) /\
  (forall i, IZR (extent f k z i) * w = half (rotated_box f k x) i) /\ IZR (2 * z (3 * k)%nat) * w = x (3 * k)%nat.
Proof.
  intros F w x z; destruct (middles_counted f k row) as [M [E [P R]]]; fold w x z in M, E, P, R; split; [|split; [|exact R]]; intros i.
  - rewrite minus_IZR, Rmult_minus_distr_r, M, P; destruct F as [->|[->| ->]]; reflexivity.
  - rewrite E; destruct F as [->|[->| ->]]; reflexivity.
Qed.

Lemma IZR_whole_sum k f : IZR (whole_sum k f) = sum k (fun i => IZR (f i)).
Proof. induction k as [|k IH]; simpl; [reflexivity|now rewrite plus_IZR, IH]. Qed.

(** What an axis and a quaternion have in common: a matrix that is `len` times the rotation's. *)
Lemma by_frame_right f k row entry long root over (back : point) :
  f = CenterHalf \/ f = CornerSize \/ f = CenterSize -> (0 <= root)%Z ->
  let x := reals row in let r := x (3 * k)%nat in let len := val root long in
  0 < len -> IZR over = len * len -> valid k (rotated_box f k x) -> 0 <= r ->
  (forall j, (j < k)%nat -> back j = sum k (fun i => IZR (entry i j) / len * (x (2 * k + i)%nat - rotated_center f k x i))) ->
  let a := by_frame f k row entry long root over in
  right_about k (rotated_box f k x) back r (words a) /\
  val (radicand a) (the_gap (words a)) * sq (bpow radix2 (unit_exponent a)) / IZR (divisor a) = gap_sq k (rotated_box f k x) back r.
Proof.
  intros F N x r len L0 D V R0 B a; destruct (rotated_counted f k row F) as [OFF [HALF RAD]]; fold x in OFF, HALF, RAD.
  set (w := bpow radix2 (half_unit row)) in *; assert (W : 0 < w / len) by (apply Rdiv_lt_0_compat; auto; apply bpow_gt_0).
  assert (T : forall z, val root (z * fst long, z * snd long)%Z = IZR z * len) by (intros; unfold len, val; simpl; rewrite !mult_IZR; ring).
  assert (G : right_about k (rotated_box f k x) back r (words a) /\
    val root (the_gap (words a)) * sq (w / len) = gap_sq k (rotated_box f k x) back r).
  { apply decide_right; auto.
    - intros j Hj; rewrite val_sub, val_plain, T, Rmult_minus_distr_r, abs_scaled by lra; unfold signed_overshoot.
      replace (mid (rotated_box f k x) j) with 0 by (destruct f; reflexivity); rewrite Rminus_0_r, <- HALF, B by auto.
      f_equal; [f_equal; rewrite IZR_whole_sum, Rmult_comm, <- sum_scale; apply sum_ext; intros i _; rewrite mult_IZR, <- OFF|]; field; lra.
    - intros j Hj; rewrite T, mult_IZR, <- HALF; field; lra.
    - rewrite T; unfold r; rewrite <- RAD; field; lra. }
  destruct G as [G1 G2]; split; [exact G1|]; rewrite <- G2; cbn [radicand divisor unit_exponent a by_frame]; fold w.
  rewrite D; unfold sq; field; lra.
Qed.

Lemma axis_counted row : let q := counted row in let n := length_sq 2 q in
  let u := real (at_ row 0) in let v := real (at_ row 1) in let L := sqrt (u * u + v * v) in
  (u <> 0 \/ v <> 0 -> (0 < n)%Z) /\ ((0 < n)%Z -> u / L = IZR (q 0%nat) / sqrt (IZR n) /\ v / L = IZR (q 1%nat) / sqrt (IZR n)).
Proof.
  intros q n u v L; assert (S := bpow_gt_0 radix2 (least row)); set (s := bpow radix2 (least row)) in *.
  assert (CU : IZR (q 0%nat) * s = u) by apply counted_right; assert (CV : IZR (q 1%nat) * s = v) by apply counted_right.
  assert (NR : IZR n = IZR (q 0%nat) * IZR (q 0%nat) + IZR (q 1%nat) * IZR (q 1%nat))
    by (unfold n, length_sq; simpl; rewrite !plus_IZR, !mult_IZR; ring); split.
  - intros H; apply lt_IZR; rewrite NR; destruct H; nra.
  - intros N; apply (IZR_lt 0) in N; assert (Q := sqrt_lt_R0 _ N); assert (LS : L = s * sqrt (IZR n)).
    { unfold L; replace (u * u + v * v) with (s * s * IZR n) by (rewrite NR, <- CU, <- CV; ring).
      rewrite sqrt_mult, sqrt_square by nra; reflexivity. }
    rewrite LS, <- CU, <- CV; split; field; split; lra.
Qed.

Theorem by_axis_right : Statements.by_axis_right.
Proof.
  intros f row orientation F x r u v L c p N V R0 a; destruct (axis_counted orientation) as [NP UV]; specialize (NP N).
  destruct (UV NP) as [UL VL]; clear UV; destruct (axis_unit u v N) as [_ [_ U1]]; fold u v L in UL, VL, U1.
  set (q := counted orientation) in *; set (n := length_sq 2 q) in *; apply (IZR_lt 0) in NP as NR.
  assert (LEN : val n (0, 1)%Z = sqrt (IZR n)) by (unfold val; simpl; ring).
  destruct (by_frame_right f 2 row (axis_entry q) (0, 1)%Z n n (turn_back (u / L) (v / L) c p) F) as [D1 D2]; auto; try lia.
  - rewrite LEN; now apply sqrt_lt_R0.
  - rewrite LEN, sqrt_sqrt; lra.
  - intros j Hj; rewrite LEN, UL, VL; unfold turn_back; destruct j as [|[|]]; try lia; cbn [two sum axis_entry Nat.mul Nat.add];
      cbv zeta; rewrite ?opp_IZR; unfold p, c, x, Rdiv; simpl; ring.
  - split; [|exact D2].
    apply (right_is_carried 2 _ _ (turn_back (u / L) (v / L) c)); auto using turn_keeps_distances, turn_inverse.
Qed.

(** The entries are quadratic in the quaternion, so a unit of its own comes out squared. *)
Lemma quaternion_counted row : let q := counted row in let n := length_sq 4 q in let o i := real (at_ row i) in
  let norm := norm_sq (o 0%nat) (o 1%nat) (o 2%nat) (o 3%nat) in (norm <> 0 -> (0 < n)%Z) /\
  ((0 < n)%Z -> norm <> 0 /\ forall i j,
    quaternion_row (o 0%nat) (o 1%nat) (o 2%nat) (o 3%nat) i j / norm = IZR (quaternion_entry q i j) / IZR n).
Proof.
  intros q n o norm; assert (S := bpow_gt_0 radix2 (least row)); set (s := bpow radix2 (least row)) in *.
  assert (CQ : forall i, o i = IZR (q i) * s) by (intros; symmetry; apply counted_right).
  assert (NR : norm = IZR n * (s * s)).
  { unfold norm, norm_sq, n, length_sq; simpl; rewrite !CQ, !plus_IZR, !mult_IZR; ring. }
  split; [intros H|intros N; apply (IZR_lt 0) in N; split].
  - assert (n <> 0)%Z by (intros E; apply H; rewrite NR, E; ring); assert (0 <= n)%Z by (unfold n, length_sq; simpl; nia); lia.
  - rewrite NR; apply Rgt_not_eq; repeat apply Rmult_lt_0_compat; auto.
  - intros i j; rewrite NR, !CQ; destruct i as [|[|i]], j as [|[|j]]; cbn [quaternion_row quaternion_entry three];
      repeat rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR; field; split; lra.
Qed.

Theorem by_quaternion_right : Statements.by_quaternion_right.
Proof.
  intros f row orientation F x r q c p N V R0 a; destruct (quaternion_counted orientation) as [NP ROW]; specialize (NP N).
  destruct (ROW NP) as [_ E]; clear ROW; fold q in E; apply (IZR_lt 0) in NP as NR; set (n := length_sq 4 (counted orientation)) in *.
  assert (LEN : val 0 (plain n) = IZR n) by apply val_plain.
  destruct (by_frame_right f 3 row (quaternion_entry (counted orientation)) (plain n) 0 (n * n)
    (quaternion_back (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) c p) F) as [D1 D2]; auto; try lia;
      [now rewrite LEN|now rewrite LEN, mult_IZR| |].
  - intros j Hj; rewrite LEN; unfold quaternion_back, quaternion_frame, Rdiv; rewrite Rmult_comm, <- sum_scale; apply sum_ext; intros i Hi.
    fold (IZR (quaternion_entry (counted orientation) i j) / IZR n); rewrite <- E; unfold Rdiv, p, c, x, q; simpl Nat.mul; simpl Nat.add;
      ring.
  - split; [|assert (V0 : forall s, val 0 s = IZR (fst s)) by (intros; unfold val; rewrite sqrt_0; ring); rewrite <- V0; exact D2].
    apply (right_is_carried 3 _ _ (quaternion_back (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) c));
      auto using quaternion_keeps_distances, quaternion_inverse.
Qed.
