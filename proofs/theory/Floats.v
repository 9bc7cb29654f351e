(* SPDX-License-Identifier: MIT *)
(* The methods in IEEE 754 arithmetic, rounding to nearest even, and the band outside of which they are right. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative Plus_error.
From Tangency Require Import Points Box Methods Axes Band.
Open Scope R_scope.

(** A product that does not underflow. *)
Definition fits (prec emin : Z) (x : R) : Prop := x = 0 \/ bpow radix2 (emin + prec - 1) <= Rabs x.

Lemma rnd_is_float prec emin x : (0 < prec)%Z -> is_float prec emin (rnd prec emin x).
Proof.
  intros P; assert (I : Prec_gt_0 prec) by exact P; unfold is_float, rnd.
  apply generic_format_round; auto with typeclass_instances.
Qed.

Lemma rnd_float prec emin x : (0 < prec)%Z -> is_float prec emin x -> rnd prec emin x = x.
Proof. intros P F; unfold rnd; apply round_generic; auto with typeclass_instances. Qed.

Lemma rnd_plus prec emin x y : (0 < prec)%Z -> is_float prec emin x -> is_float prec emin y ->
  exists d, Rabs d <= roundoff prec /\ rnd prec emin (x + y) = (x + y) * (1 + d).
Proof.
  intros P X Y; assert (I : Prec_gt_0 prec) by exact P.
  destruct (FLT_plus_error_N_ex radix2 emin prec (fun z => negb (Z.even z)) x y X Y) as [d [D E]].
  exists d; split; [|exact E]; eapply Rle_trans; [exact D|apply u_rod1pu_ro_le_u_ro].
Qed.

Lemma rnd_minus prec emin x y : (0 < prec)%Z -> is_float prec emin x -> is_float prec emin y ->
  exists d, Rabs d <= roundoff prec /\ rnd prec emin (x - y) = (x - y) * (1 + d).
Proof. intros P X Y; apply rnd_plus; auto; now apply generic_format_opp. Qed.

Lemma rnd_product prec emin x : (0 < prec)%Z -> fits prec emin x ->
  exists d, Rabs d <= roundoff prec /\ rnd prec emin x = x * (1 + d).
Proof.
  intros P F; assert (I : Prec_gt_0 prec) by exact P; destruct F as [->|F].
  - exists 0; split; [rewrite Rabs_R0; apply u_ro_pos|]; unfold rnd; rewrite round_0; [ring|auto with typeclass_instances].
  - exact (relative_error_N_FLT_ex radix2 emin prec I (fun z => negb (Z.even z)) x F).
Qed.

Lemma float_abs prec emin x : is_float prec emin x -> is_float prec emin (Rabs x).
Proof. apply generic_format_abs. Qed.

Definition small_roundoff (prec : Z) : Prop := (0 < prec)%Z /\ roundoff prec <= / 2048.

Lemma float_sum_near prec emin n u : small_roundoff prec -> (forall i, (i < n)%nat -> fits prec emin (sq (u i))) ->
  0 <= float_sum prec emin n u /\ is_float prec emin (float_sum prec emin n u) /\
  near (roundoff prec) n (sum n (fun i => sq (u i))) (float_sum prec emin n u).
Proof.
  intros [P E]; assert (E0 : 0 <= roundoff prec) by apply u_ro_pos; assert (EE : 0 <= roundoff prec < 1) by lra.
  induction n as [|n IH]; intros F; simpl.
  - split; [lra|split; [apply generic_format_0|]]; apply near_refl; auto; lra.
  - destruct IH as [I0 [I1 I2]]; [intros; apply F; lia|].
    destruct (rnd_product prec emin (sq (u n)) P (F n ltac:(lia))) as [d [D Q]].
    assert (QN := near_rounded _ _ _ EE (sq_nonneg (u n)) D); rewrite <- Q in QN.
    assert (Q0 : 0 <= rnd prec emin (sq (u n))) by (rewrite Q; apply Rabs_le_inv in D; apply Rmult_le_pos; [apply sq_nonneg|lra]).
    assert (QF := rnd_is_float prec emin (sq (u n)) P).
    destruct n as [|n].
    + simpl in *; rewrite !Rplus_0_l, (rnd_float prec emin (rnd prec emin (sq (u 0%nat)))) by auto; auto.
    + destruct (rnd_plus prec emin _ _ P I1 QF) as [c [C S]].
      set (s := float_sum prec emin (Datatypes.S n) u) in *; set (q := rnd prec emin (sq (u (Datatypes.S n)))) in *.
      split; [rewrite S; apply Rabs_le_inv in C; apply Rmult_le_pos; lra|split; [apply rnd_is_float; auto|]].
      replace (Datatypes.S (Datatypes.S n)) with (Datatypes.S n + 1)%nat by lia.
      apply near_trans with (s + q); auto.
      * apply near_plus; [exact I2|]; replace (Datatypes.S n) with (1 + n)%nat by lia.
        apply near_weaken; auto; apply sq_nonneg.
      * rewrite S; apply near_rounded; auto; lra.
Qed.

Lemma near_sum e m n x y : (forall i, (i < n)%nat -> near e m (x i) (y i)) -> near e m (sum n x) (sum n y).
Proof.
  induction n as [|n IH]; intros H; simpl; [split; lra|].
  apply near_plus; [apply IH; intros; apply H; lia|apply H; lia].
Qed.

(** What every method below does: squares of u, each one rounding off W, summed and compared with the radius's square.
    Sum and square lie n + 3 roundings from those of W and r in all. *)
Lemma squares_compared prec emin n W u r : small_roundoff prec ->
  (forall i, (i < n)%nat -> 0 <= W i /\ near (roundoff prec) 1 (W i) (Rabs (u i))) ->
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> fits prec emin (sq r) ->
  let s := float_sum prec emin n u in let q := rnd prec emin (sq r) in
  (s <= q -> (1 - roundoff prec) ^ (n + 3) * sum n (fun i => sq (W i)) <= sq r) /\
  (q <= s -> (1 - roundoff prec) ^ (n + 3) * sq r <= sum n (fun i => sq (W i))).
Proof.
  intros PE HU HF HR s q; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos; assert (EE : 0 <= roundoff prec < 1) by lra.
  destruct (float_sum_near prec emin n u PE HF) as [S0 [_ SN]]; fold s in S0, SN.
  destruct (rnd_product prec emin (sq r) P HR) as [d [D Q]].
  assert (QN := near_rounded _ _ _ EE (sq_nonneg r) D); rewrite <- Q in QN; fold q in QN.
  assert (WN : near (roundoff prec) 2 (sum n (fun i => sq (W i))) (sum n (fun i => sq (u i)))).
  { apply near_sum; intros i Hi; destruct (HU i Hi) as [W0 WU]; rewrite <- (sq_abs (u i)).
    apply (near_square _ 1); auto; apply Rabs_pos. }
  assert (T := near_trans _ _ _ _ _ _ EE WN SN); clear SN WN.
  destruct T as [T1 T2], QN as [Q1 Q2]; rewrite pow_1 in Q1, Q2.
  assert (PW := power_bounds (roundoff prec) (2 + n) EE).
  replace (n + 3)%nat with (1 + (2 + n))%nat by lia; rewrite pow_add, pow_1; split; intros L.
  - rewrite Rmult_assoc; eapply Rle_trans; [|exact Q2]; apply Rmult_le_compat_l; lra.
  - eapply Rle_trans; [|exact T2]; rewrite (Rmult_comm (1 - _)), Rmult_assoc; apply Rmult_le_compat_l; lra.
Qed.

Theorem compared_squares_band prec emin n a S U W u r : small_roundoff prec ->
  (n <= 3)%nat -> 0 <= a <= 251 / 100 -> 0 <= r <= S ->
  (forall i, (i < n)%nat -> Rabs (W i - U i) <= a * roundoff prec * S) ->
  (forall i, (i < n)%nat -> 0 <= W i /\ near (roundoff prec) 1 (W i) (Rabs (u i))) ->
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> fits prec emin (sq r) ->
  let s := float_sum prec emin n u in let q := rnd prec emin (sq r) in
  (s <= q -> norm n U - r <= band_k n (n + 3) a * roundoff prec * S) /\
  (q <= s -> norm n U <= r -> r - norm n U <= band_k n (n + 3) a * roundoff prec * S).
Proof.
  intros PE N A RS HW HU HF HR s q; assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  destruct (squares_compared prec emin n W u r PE HU HF HR) as [C1 C2]; fold s q in C1, C2.
  destruct (band_right n (n + 3) a (roundoff prec) S U W r) as [B1 B2]; auto; lia.
Qed.

(** ** The methods *)
Definition float_point prec emin n (x : point) : Prop := forall i, (i < n)%nat -> is_float prec emin (x i).

Lemma abs_difference x y : Rabs (Rmax x 0 - Rmax y 0) <= Rabs (x - y).
Proof. unfold Rmax; repeat destruct Rle_dec; unfold Rabs; repeat destruct Rcase_abs; lra. Qed.

Lemma near_max e x d : 0 <= e < 1 -> Rabs d <= e -> near e 1 (Rmax x 0) (Rabs (Rmax (x * (1 + d)) 0)).
Proof.
  intros E D; assert (D' := Rabs_le_inv _ _ D); destruct (Rle_dec x 0) as [H|H].
  - rewrite !Rmax_right by nra; rewrite Rabs_R0; apply near_refl; auto; lra.
  - assert (0 <= x * (1 + d)) by nra; rewrite !Rmax_left, Rabs_pos_eq by lra; apply near_rounded; auto; lra.
Qed.

Theorem fold_band prec emin n b p r S : small_roundoff prec -> (n <= 3)%nat -> valid n b -> 0 <= r <= S ->
  float_point prec emin n (mid b) -> float_point prec emin n (half b) -> float_point prec emin n p ->
  within n S (mid b) -> within n S p ->
  (forall i, (i < n)%nat -> fits prec emin (sq (fold_overshoot prec emin b p i))) -> fits prec emin (sq r) ->
  right_outside_band (sqrt (distance_sq n b p)) r (band_k n (n + 3) 2 * roundoff prec * S)
    (float_sum prec emin n (fold_overshoot prec emin b p) <= rnd prec emin (sq r)).
Proof.
  intros PE N V RS FC FH FP SC SP FU FR; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  destruct (compared_squares_band prec emin n 2 S (overshoot b p)
    (fun i => Rmax (Rabs (rnd prec emin (p i - mid b i)) - half b i) 0) (fold_overshoot prec emin b p) r) as [B1 B2]; auto.
  - lra.
  - intros i Hi; unfold overshoot; eapply Rle_trans; [apply abs_difference|].
    destruct (rnd_minus prec emin (p i) (mid b i) P (FP i Hi) (FC i Hi)) as [d [D DR]]; rewrite DR; unfold signed_overshoot.
    replace (Rabs ((p i - mid b i) * (1 + d)) - half b i - (Rabs (p i - mid b i) - half b i))
      with (Rabs ((p i - mid b i) * (1 + d)) - Rabs (p i - mid b i)) by ring.
    eapply Rle_trans; [apply Rabs_triang_inv2|].
    replace ((p i - mid b i) * (1 + d) - (p i - mid b i)) with (d * (p i - mid b i)) by ring; rewrite Rabs_mult.
    assert (C := SC i Hi); assert (Q := SP i Hi).
    assert (T := Rabs_triang (p i) (- mid b i)); rewrite Rabs_Ropp in T; fold (p i - mid b i) in T.
    assert (Rabs (p i - mid b i) <= 2 * S) by lra.
    apply Rle_trans with (roundoff prec * (2 * S)); [|right; ring].
    apply Rmult_le_compat; auto; apply Rabs_pos.
  - intros i Hi; split; [apply Rmax_r|]; unfold fold_overshoot.
    destruct (rnd_minus prec emin (Rabs (rnd prec emin (p i - mid b i))) (half b i) P) as [d [D DR]];
      [apply float_abs, rnd_is_float; auto|apply FH; auto|]; rewrite DR; apply near_max; auto; lra.
  - fold (norm n (overshoot b p)) in *; unfold distance_sq; split; [exact B1|].
    intros NY; destruct (Rle_dec (norm n (overshoot b p)) r) as [H|H].
    + apply B2; auto; lra.
    + fold (norm n (overshoot b p)); assert (0 <= band_k n (n + 3) 2).
      { unfold band_k; assert (0 <= INR (n + 3)) by apply pos_INR; assert (0 <= sqrt (INR n)) by apply sqrt_pos; lra. }
      assert (0 <= band_k n (n + 3) 2 * roundoff prec * S) by (apply Rmult_le_pos; [apply Rmult_le_pos|]; lra); lra.
Qed.

Theorem interval_band prec emin n lo hi p r S : small_roundoff prec -> (n <= 3)%nat -> 0 <= r <= S ->
  (forall i, (i < n)%nat -> lo i <= hi i) ->
  float_point prec emin n lo -> float_point prec emin n hi -> float_point prec emin n p ->
  let u := offsets prec emin p (fun i => Rmin (Rmax (p i) (lo i)) (hi i)) in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> fits prec emin (sq r) ->
  let d := sqrt (distance_sq n (of_lo_hi lo hi) p) in
  let band := band_k n (n + 3) 0 * roundoff prec * S in
  right_outside_band d r band (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  right_outside_band d r band (float_sum prec emin n u < rnd prec emin (sq r)).
Proof.
  intros PE N RS LH FL FH FP u FU FR d band; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  destruct (compared_squares_band prec emin n 0 S (overshoot (of_lo_hi lo hi) p) (overshoot (of_lo_hi lo hi) p) u r) as [B1 B2]; auto.
  - lra.
  - intros i Hi; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; lra.
  - intros i Hi; split; [apply overshoot_nonneg|]; unfold u, offsets.
    set (m := Rmin (Rmax (p i) (lo i)) (hi i)).
    assert (FM : is_float prec emin m) by (apply Rmin_case; [apply Rmax_case|]; auto).
    destruct (rnd_minus prec emin (p i) m P (FP i Hi) FM) as [c [C CR]]; rewrite CR, Rabs_mult.
    assert (C' := Rabs_le_inv _ _ C); rewrite (Rabs_pos_eq (1 + c)) by lra.
    replace (overshoot (of_lo_hi lo hi) p i) with (Rabs (p i - m)); [apply near_rounded; auto; [lra|apply Rabs_pos]|].
    specialize (LH i Hi); unfold m, overshoot; rewrite signed_overshoot_lo_hi by auto.
    unfold Rmax, Rmin; repeat destruct Rle_dec; unfold Rabs; repeat destruct Rcase_abs; lra.
  - fold (norm n (overshoot (of_lo_hi lo hi) p)) in *.
    change d with (norm n (overshoot (of_lo_hi lo hi) p)); set (D := norm n _) in *.
    assert (BN : 0 <= band).
    { unfold band, band_k; assert (0 <= INR (n + 3)) by apply pos_INR; assert (0 <= sqrt (INR n)) by apply sqrt_pos.
      apply Rmult_le_pos; [apply Rmult_le_pos|]; lra. }
    assert (D0 : D <= r \/ r - D <= band) by (destruct (Rle_dec D r); [auto|right; lra]).
    split; split; intros L; try (apply B1; lra); destruct D0; auto; apply B2; lra.
Qed.

(** f32, f64 and binary16 are such formats. *)
Theorem formats_are_covered : small_roundoff 24 /\ small_roundoff 53 /\ small_roundoff 11.
Proof. unfold small_roundoff, roundoff, u_ro; simpl; repeat split; lra || lia. Qed.
