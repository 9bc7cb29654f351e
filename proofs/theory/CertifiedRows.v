(* SPDX-License-Identifier: MIT *)
(* From the numbers of a row to what the checker knows of its two shapes, and that a certificate it takes proves the verdict. *)
Require Import Reals Lra Lia Psatz ZArith QArith Qreals Bool List FunctionalExtensionality.
From Flocq Require Import Core.
From Tangency Require Import Points Box Axes Rotation Extracted Decision Oracle Certificates Cores Certified.
From Tangency Require Statements.
Import ListNotations.
Open Scope R_scope.

Lemma fraction_right x : Q2R (fraction x) = real x.
Proof.
  destruct x as [m e]; unfold fraction, real; simpl; destruct (Z.leb_spec 0 e) as [E|E].
  - rewrite Q2R_whole, mult_IZR, (IZR_Zpower radix2) by auto; reflexivity.
  - unfold Q2R; simpl; assert (P : (0 < 2 ^ (- e))%Z) by (apply Z.pow_pos_nonneg; lia).
    rewrite Z2Pos.id by auto; rewrite (IZR_Zpower radix2) by lia; rewrite <- bpow_opp, Z.opp_involutive; reflexivity.
Qed.

Lemma given_right row i : Q2R (given row i) = reals row i.
Proof. apply fraction_right. Qed.
Lemma halved_right a : Q2R (halved a) = Q2R a / 2.
Proof. unfold halved; rewrite times_q_right; unfold Q2R at 1; simpl; field. Qed.

Lemma middles_right {fixed : setting} f row :
  pt (rotated_mid f (given row)) = rotated_center f k (reals row) /\
  pt (rotated_half f (given row)) = half (rotated_box f k (reals row)) /\
  pt (box_mid f (given row)) = mid (box_of f k (reals row)) /\ pt (box_half f (given row)) = half (box_of f k (reals row)).
Proof.
  repeat split; apply functional_extensionality; intros i; unfold pt, box_mid, box_half, rotated_mid, rotated_half; destruct f; simpl;
    rewrite ?qval_plain, ?halved_right, ?plus_q_right, ?halved_right, ?Q2R_opp, ?given_right; try reflexivity; unfold Rdiv; ring.
Qed.

Lemma halves_right {fixed : setting} h : all k (fun j => least_zero n (h j)) = true -> forall j, (j < k)%nat -> 0 <= qval n (h j).
Proof. rewrite all_iff; intros H j Hj; specialize (H j Hj); now apply least_zero_right in H. Qed.

Lemma aligned_frame m c h x : framed m c (fun j => pick j) h x <-> in_box m {| mid := c; half := h |} x.
Proof.
  unfold framed, in_box; simpl; split.
  - intros [l [L X]] i Hi; specialize (L i Hi); apply Band.abs_bounds in L.
    assert (E : sum m (fun j => l j * pick j i) = l i).
    { rewrite (sum_ext m _ (fun j => pick i j * l j)), sum_pick; auto; intros j Hj; unfold pick.
      destruct (Nat.eq_dec i j), (Nat.eq_dec j i); subst; try contradiction; ring. }
    rewrite X, E by auto; lra.
  - intros H; exists (fun i => x i - c i); split.
    + intros j Hj; specialize (H j Hj); apply Rabs_le; lra.
    + intros i Hi; rewrite (sum_ext m _ (fun j => pick i j * (x j - c j))), sum_pick by
        (auto; intros j Hj; unfold pick; destruct (Nat.eq_dec i j), (Nat.eq_dec j i); subst; try contradiction; ring); ring.
Qed.

Lemma aligned_complete m : complete m (fun j => pick j).
Proof.
  intros y i Hi; rewrite (sum_ext m _ (fun j => pick i j * y j)), sum_pick; auto; intros j Hj; unfold dot; rewrite sum_pick by auto.
  unfold pick; destruct (Nat.eq_dec i j), (Nat.eq_dec j i); subst; try contradiction; ring.
Qed.

Lemma framed_carried m c u h f x : (forall l i, (i < m)%nat -> f l i = c i + sum m (fun j => l j * u j i)) ->
  (framed m c u h x <-> carried m (centered h) f x).
Proof.
  intros F; unfold framed, carried, in_box; simpl; split; intros [l [L X]]; exists l; split.
  - intros j Hj; specialize (L j Hj); apply Band.abs_bounds in L; lra.
  - intros i Hi; rewrite F by auto; auto.
  - intros j Hj; specialize (L j Hj); apply Rabs_le; lra.
  - intros i Hi; rewrite <- F by auto; auto.
Qed.

Lemma axis_vectors_right {fixed : setting} row : n = axis_root row -> (0 < n)%Z ->
  let u := reals row 4 in let v := reals row 5 in let L := sqrt (u * u + v * v) in
  u / L * (u / L) + v / L * (v / L) = 1 /\
  (fun j => pt (axis_vectors row j)) = (fun j i => match j, i with O, O => u / L | O, _ => v / L | _, O => - (v / L) | _, _ => u / L end).
Proof.
  intros E P u v L; set (s := [at_ row 4; at_ row 5]).
  assert (CU : IZR (counted s 0) * bpow radix2 (least s) = u) by apply (counted_right s 0).
  assert (CV : IZR (counted s 1) * bpow radix2 (least s) = v) by apply (counted_right s 1).
  assert (W := bpow_gt_0 radix2 (least s)); set (w := bpow radix2 (least s)) in *.
  assert (NR : IZR n = IZR (counted s 0) * IZR (counted s 0) + IZR (counted s 1) * IZR (counted s 1))
    by (rewrite E; unfold axis_root; fold s; now rewrite plus_IZR, !mult_IZR).
  assert (NP : 0 < IZR n) by now apply (IZR_lt 0).
  assert (S := sqrt_lt_R0 _ NP); assert (SS := sqrt_sqrt (IZR n) (Rlt_le _ _ NP)).
  assert (LS : L = w * sqrt (IZR n)).
  { apply sq_eq; [apply sqrt_pos|left; now apply Rmult_lt_0_compat|]; unfold sq, L; rewrite sqrt_sqrt by nra.
    transitivity (w * w * (sqrt (IZR n) * sqrt (IZR n))); [rewrite SS, NR, <- CU, <- CV|]; ring. }
  assert (UL : u / L = IZR (counted s 0) / sqrt (IZR n)) by (rewrite <- CU, LS; field; split; lra).
  assert (VL : v / L = IZR (counted s 1) / sqrt (IZR n)) by (rewrite <- CV, LS; field; split; lra).
  assert (OVER : forall a, qval n (0%Q, Qmake a (Z.to_pos (axis_root row))) = IZR a / sqrt (IZR n)).
  { intros a; unfold qval; cbn [fst snd]; rewrite Q2R_zero; unfold Q2R at 1; cbn [Qnum Qden].
    rewrite <- E, Z2Pos.id by auto; replace (/ IZR n) with (/ (sqrt (IZR n) * sqrt (IZR n))) by now rewrite SS.
    field; lra. }
  split.
  - rewrite UL, VL; transitivity ((IZR (counted s 0) * IZR (counted s 0) + IZR (counted s 1) * IZR (counted s 1)) / (sqrt (IZR n) * sqrt (IZR n)));
      [field; lra|rewrite <- NR, SS; field; lra].
  - rewrite UL, VL; apply functional_extensionality; intros j; apply functional_extensionality; intros i.
    unfold pt, axis_vectors; fold s; destruct j, i; rewrite OVER, ?opp_IZR; unfold Rdiv; ring.
Qed.

Lemma quaternion_vectors_right {fixed : setting} row : (0 < quaternion_root row)%Z ->
  let q := fun i => reals row (6 + i)%nat in
  norm_sq (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) <> 0 /\
  forall i j, (i < 3)%nat -> (j < 3)%nat -> pt (quaternion_vectors row j) i =
    quaternion_row (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) i j / norm_sq (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat).
Proof.
  intros P q; set (s := [at_ row 6; at_ row 7; at_ row 8; at_ row 9]).
  assert (C : forall i, (i < 4)%nat -> IZR (four row i) * bpow radix2 (least s) = q i).
  { intros i Hi; unfold four; fold s; rewrite (counted_right s i); destruct i as [|[|[|[|]]]]; try lia; reflexivity. }
  assert (W := bpow_gt_0 radix2 (least s)); set (w := bpow radix2 (least s)) in *.
  assert (NP : 0 < IZR (quaternion_root row)) by now apply (IZR_lt 0).
  assert (NR := eq_refl (IZR (quaternion_root row))); unfold quaternion_root in NR at 2; cbv zeta in NR; rewrite !plus_IZR, !mult_IZR in NR.
  assert (NS : norm_sq (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) = w * w * IZR (quaternion_root row)).
  { unfold norm_sq; rewrite <- !C, NR by lia; ring. }
  assert (WW : 0 < w * w) by now apply Rmult_lt_0_compat.
  split; [rewrite NS; apply Rgt_not_eq; now apply Rmult_lt_0_compat|].
  intros i j Hi Hj; unfold pt, quaternion_vectors; cbv zeta; rewrite qval_plain; unfold Q2R; cbn [Qnum Qden].
  rewrite Z2Pos.id, NS by auto; rewrite <- !C by lia.
  destruct i as [|[|[|]]]; try lia; destruct j as [|[|[|]]]; try lia; cbn [matrix_entry quaternion_row three];
    repeat rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR; field; split; lra.
Qed.

Lemma quaternion_complete x y z w u : norm_sq x y z w <> 0 ->
  (forall i j, (i < 3)%nat -> (j < 3)%nat -> u j i = quaternion_row x y z w i j / norm_sq x y z w) -> complete 3 u.
Proof.
  intros NZ U a i Hi; unfold dot; simpl; rewrite !U by lia; unfold norm_sq in *.
  destruct i as [|[|[|]]]; try lia; simpl; field; auto.
Qed.

Lemma known_right {fixed : setting} s row C : known_of s row = Some C -> describes C (core_of k s (reals row)).
Proof.
  assert (HULL : forall m v w, (0 < m)%nat -> (forall j, pt (v j) = w j) -> describes (hull_core m v) (hull k m w)).
  { intros m v w M E; replace w with (fun j => pt (v j)) by (apply functional_extensionality; auto); now apply hull_describes. }
  destruct s as [f|f|f| | | | |m]; unfold known_of; cbv zeta.
  8: destruct (Nat.ltb_spec 0 m) as [M|]; [|discriminate].
  4-8: intros I; inversion I; clear I; subst C; apply HULL; [lia|]; intros j; apply functional_extensionality; intros i; unfold pt;
    now rewrite qval_plain, ?plus_q_right, !given_right.
  - destruct (all k _) eqn:H; simpl; intros E; inversion E; clear E; subst C.
    destruct (middles_right f row) as [_ [_ [M1 M2]]].
    assert (U : (fun j => pt (unit_vectors j)) = (fun j => pick j)).
    { apply functional_extensionality; intros j; apply functional_extensionality; intros i; unfold pt, unit_vectors, pick; rewrite qval_plain.
      destruct (Nat.eqb_spec i j), (Nat.eq_dec i j); try contradiction; unfold Q2R; simpl; field. }
    eapply describes_ext; [|apply frame_describes; [rewrite U; apply aligned_complete|now apply halves_right]].
    intros x; rewrite U, M1, M2, aligned_frame; destruct (box_of f k (reals row)); reflexivity.
  - destruct (Nat.eqb_spec k 2) as [K|]; [|discriminate]; destruct (Z.eqb_spec n (axis_root row)) as [E|]; [|discriminate].
    destruct (Z.ltb_spec 0 n) as [P|]; [|discriminate]; destruct (all k _) eqn:H; simpl; [|discriminate].
    intros I; inversion I; clear I; subst C; destruct (axis_vectors_right row E P) as [ONE U].
    destruct (middles_right f row) as [M1 [M2 _]]; set (L := sqrt _) in *; set (co := reals row 4 / L) in *; set (si := reals row 5 / L) in *.
    eapply describes_ext; [|apply frame_describes; [|now apply halves_right]].
    + intros x; rewrite U, M1, M2; rewrite (framed_carried k _ _ _ (turn_by co si (rotated_center f k (reals row)))).
      * unfold core_of; fold L co si; destruct f; reflexivity.
      * rewrite K; intros l i Hi; unfold turn_by; destruct i as [|[|]]; try lia; simpl; ring.
    + rewrite U, K; intros y i Hi; unfold dot; destruct i as [|[|]]; try lia; simpl.
      * transitivity ((co * co + si * si) * y 0%nat); [ring|rewrite ONE; ring].
      * transitivity ((co * co + si * si) * y 1%nat); [ring|rewrite ONE; ring].
  - destruct (Nat.eqb_spec k 3) as [K|]; [|discriminate]; destruct (Z.ltb_spec 0 (quaternion_root row)) as [P|]; [|discriminate].
    destruct (all k _) eqn:H; simpl; [|discriminate]; intros I; inversion I; clear I; subst C.
    destruct (quaternion_vectors_right row P) as [NZ U]; destruct (middles_right f row) as [M1 [M2 _]].
    eapply describes_ext; [|apply frame_describes; [rewrite K; exact (quaternion_complete _ _ _ _ _ NZ U)|now apply halves_right]].
    intros x; rewrite M1, M2; unfold core_of; rewrite K in *.
    rewrite (framed_carried 3 _ _ _ (quaternion_turn (reals row 6) (reals row 7) (reals row 8) (reals row 9) (rotated_center f 3 (reals row)))).
    + destruct f; reflexivity.
    + intros l i Hi; unfold quaternion_turn; simpl sum; rewrite !U by lia; simpl Nat.add; field; exact NZ.
Qed.

Lemma radius_right {fixed : setting} s row : Q2R (radius s row) = radius_of k s (reals row).
Proof. destruct s; simpl; rewrite ?given_right; auto using Q2R_zero. Qed.

(** Whatever stands in the certificate: if the checker takes it, the verdict stands of the row. *)
Theorem certificate_right : Statements.certificate_right.
Proof.
  intros dim s t row c v; unfold certified; cbv zeta; set (rest := skipn _ row); set (fixed := setting_of dim s row).
  destruct (known_of s row) as [A|] eqn:KA; [|discriminate]; destruct (known_of t rest) as [B|] eqn:KB; [|discriminate].
  intros H; apply andb_true_iff in H; destruct H as [H C]; apply andb_true_iff in H; destruct H as [H R'].
  apply andb_true_iff in H; destruct H as [D R]; apply Nat.ltb_lt in D; apply least_zero_right in R; apply least_zero_right in R'.
  apply known_right in KA; apply known_right in KB.
  replace (radius_of dim s (reals row)) with (Q2R (radius s row)) by exact (radius_right s row).
  replace (radius_of dim t (reals rest)) with (Q2R (radius t rest)) by exact (radius_right t rest).
  rewrite qval_plain in R, R'; rewrite <- (qval_plain n (radius s row)), <- (qval_plain n (radius t rest)), <- qval_add.
  refine (check_right (rule_of s t) _ _ A B _ v c D KA KB _ C); rewrite qval_add, !qval_plain; lra.
Qed.
