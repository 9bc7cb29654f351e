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

Lemma middles_right {fixed : setting} f row :
  pt (mid_of f row) = mid (box_of f k (reals row)) /\ pt (half_of f row) = half (box_of f k (reals row)).
Proof.
  destruct (middles_counted f k row) as [M [E _]]; unfold mid_of, half_of, in_half_units.
  split; apply functional_extensionality; intros i; unfold pt; rewrite qval_plain, fraction_right; [apply M|apply E].
Qed.

Lemma turned_right f m x : turns f = true -> rotated_center f m x = mid (box_of f m x) /\
  rotated_box f m x = centered (half (box_of f m x)).
Proof. destruct f; try discriminate; split; reflexivity. Qed.

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

Lemma axis_vectors_right {fixed : setting} row : n = length_sq 2 (axis_of row) -> (0 < n)%Z ->
  let u := reals row 4 in let v := reals row 5 in let L := sqrt (u * u + v * v) in u / L * (u / L) + v / L * (v / L) = 1 /\
  (fun j => pt (axis_vectors row j)) = (fun j i => match j, i with O, O => u / L | O, _ => v / L | _, O => - (v / L) | _, _ => u / L end).
Proof.
  intros E P u v L; destruct (axis_counted [at_ row 4; at_ row 5]) as [_ UV]; fold (axis_of row) in UV; rewrite <- E in UV.
  destruct (UV P) as [UL VL]; change (u / L = IZR (axis_of row 0) / sqrt (IZR n)) in UL;
    change (v / L = IZR (axis_of row 1) / sqrt (IZR n)) in VL.
  apply (IZR_lt 0) in P as N; assert (S := sqrt_lt_R0 _ N); assert (SS := sqrt_sqrt (IZR n) (Rlt_le _ _ N)); rewrite UL, VL; split.
  - assert (NR : IZR n = IZR (axis_of row 0) * IZR (axis_of row 0) + IZR (axis_of row 1) * IZR (axis_of row 1))
      by (rewrite E; unfold length_sq; simpl; rewrite !plus_IZR, !mult_IZR; ring).
    transitivity ((IZR (axis_of row 0) * IZR (axis_of row 0) + IZR (axis_of row 1) * IZR (axis_of row 1)) / (sqrt (IZR n) * sqrt (IZR n)));
      [field; lra|rewrite <- NR, SS; field; lra].
  - apply functional_extensionality; intros j; apply functional_extensionality; intros i.
    assert (OVER : forall a, qval n (0%Q, Qmake a (Z.to_pos n)) = IZR a / sqrt (IZR n)).
    { intros a; unfold qval; cbn [fst snd]; rewrite Q2R_zero; unfold Q2R at 1; cbn [Qnum Qden].
      rewrite Z2Pos.id by auto; rewrite <- SS at 1; field; lra. }
    unfold pt, axis_vectors; cbv zeta; rewrite <- E, OVER; destruct j, i; cbn [axis_entry]; rewrite ?opp_IZR; unfold Rdiv; ring.
Qed.

Lemma quaternion_vectors_right {fixed : setting} row : (0 < length_sq 4 (quaternion_of row))%Z ->
  let q := fun i => reals row (6 + i)%nat in let norm := norm_sq (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) in norm <> 0 /\
  forall i j, pt (quaternion_vectors row j) i = quaternion_row (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) i j / norm.
Proof.
  intros P q norm; destruct (quaternion_counted [at_ row 6; at_ row 7; at_ row 8; at_ row 9]) as [_ H]; destruct (H P) as [N E].
  split; [exact N|]; intros i j; unfold pt, quaternion_vectors; cbv zeta; rewrite qval_plain; unfold Q2R; cbn [Qnum Qden].
  rewrite Z2Pos.id by exact P; symmetry; exact (E i j).
Qed.

Lemma quaternion_complete x y z w u : norm_sq x y z w <> 0 ->
  (forall i j, u j i = quaternion_row x y z w i j / norm_sq x y z w) -> complete 3 u.
Proof.
  intros NZ U a i Hi; unfold dot; simpl; rewrite !U; unfold norm_sq in *.
  destruct i as [|[|[|]]]; try lia; simpl; field; auto.
Qed.

Lemma known_right {fixed : setting} s row C : known_of s row = Some C -> describes C (core_of k s (reals row)).
Proof.
  assert (HULL : forall m v w, (0 < m)%nat -> (forall j, pt (v j) = w j) -> describes (hull_core m v) (hull k m w)).
  { intros m v w M E; replace w with (fun j => pt (v j)) by (apply functional_extensionality; auto); now apply hull_describes. }
  assert (FRAME : forall fits c u h K, (if fits && all k (fun j => least_zero n (h j)) then Some (frame_core c u h) else None) = Some C ->
    (fits = true -> complete k (fun j => pt (u j)) /\ forall x, framed k (pt c) (fun j => pt (u j)) (pt h) x <-> K x) -> describes C K).
  { intros fits c u h K I F; destruct fits; [|discriminate]; simpl in I; destruct (all k _) eqn:H; [|discriminate].
    injection I; intros <-; destruct (F eq_refl) as [U E]; eapply describes_ext; [exact E|apply frame_describes;
      [exact U|now apply halves_right]]. }
  destruct s as [f|f|f| | | | |m]; unfold known_of; cbv zeta.
  8: destruct (Nat.ltb_spec 0 m) as [M|]; [|discriminate].
  4-8: intros I; inversion I; clear I; subst C; apply HULL; [lia|]; intros j; apply functional_extensionality; intros i; unfold pt;
    now rewrite qval_plain, ?plus_q_right, !given_right.
  - intros I; apply (FRAME _ _ _ _ _ I); intros _; destruct (middles_right f row) as [M E].
    assert (U : (fun j => pt (unit_vectors j)) = (fun j => pick j)).
    { apply functional_extensionality; intros j; apply functional_extensionality; intros i; unfold pt, unit_vectors, pick;
        rewrite qval_plain.
      destruct (Nat.eqb_spec i j), (Nat.eq_dec i j); try contradiction; unfold Q2R; simpl; field. }
    rewrite U; split; [apply aligned_complete|]; intros x; rewrite M, E, aligned_frame; unfold core_of; destruct (box_of f k (reals row));
      reflexivity.
  - intros I; apply (FRAME _ _ _ _ _ I); rewrite !andb_true_iff, Nat.eqb_eq, Z.eqb_eq, Z.ltb_lt; intros [[[T K] E] P].
    destruct (middles_right f row) as [-> ->], (turned_right f k (reals row) T) as [TC TB], (axis_vectors_right row E P) as [ONE U].
    rewrite U; unfold core_of; cbv zeta; set (L := sqrt _) in *; set (co := reals row 4 / L) in *; set (si := reals row 5 / L) in *; split.
    + rewrite K; intros y i Hi; unfold dot; destruct i as [|[|]]; try lia; simpl;
        [transitivity ((co * co + si * si) * y 0%nat)|transitivity ((co * co + si * si) * y 1%nat)]; try ring; rewrite ONE; ring.
    + intros x; rewrite TB, TC; apply framed_carried; rewrite K; intros l i Hi; unfold turn_by; destruct i as [|[|]]; try lia; simpl; ring.
  - intros I; apply (FRAME _ _ _ _ _ I); rewrite !andb_true_iff, Nat.eqb_eq, Z.ltb_lt; intros [[T K] P].
    destruct (middles_right f row) as [-> ->], (turned_right f k (reals row) T) as [TC TB], (quaternion_vectors_right row P) as [NZ U];
      split.
    + rewrite K; exact (quaternion_complete _ _ _ _ _ NZ U).
    + intros x; unfold core_of; rewrite TB, TC; apply framed_carried; rewrite K; intros l i Hi; unfold quaternion_turn; simpl sum;
        rewrite !U.
      simpl Nat.add; field; exact NZ.
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
