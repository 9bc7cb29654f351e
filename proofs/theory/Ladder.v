(* SPDX-License-Identifier: MIT *)
(* Whatever stage of exact_filtered answers, in its floats' own steps, the verdict is the exact one. *)
Require Import Reals Lra Lia Psatz ZArith List.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Band Floats Filter FilterSteps Grid Flush ExpansionStage Constants.
Open Scope R_scope.

(** ** Steps of floats are the steps that the theorems of the stages ask for *)
Definition loss prec emin : R := bpow radix2 (emin + prec - 1).

Lemma roundoff_is prec : roundoff prec = bpow radix2 (- prec).
Proof. unfold roundoff, u_ro; rewrite bpow_plus; change (bpow radix2 1) with 2; field. Qed.

Lemma difference_rounded prec emin x y : (0 < prec)%Z -> is_float prec emin x -> is_float prec emin y ->
  rounded (bpow radix2 (- prec)) (x + y) (rnd prec emin (x + y)) /\ rounded (bpow radix2 (- prec)) (x - y) (rnd prec emin (x - y)).
Proof. intros P X Y; rewrite <- roundoff_is; now apply roundings_are_such_steps. Qed.

Lemma rnd_step prec emin x : (0 < prec)%Z -> step (bpow radix2 (- prec)) (loss prec emin) x (rnd prec emin x).
Proof. intros P; rewrite <- roundoff_is; now apply roundings_are_such_steps. Qed.

Lemma may_round_step prec emin x y : (0 < prec)%Z -> may_round prec emin x y -> step (bpow radix2 (- prec)) (loss prec emin) x y.
Proof.
  intros P [->| ->]; [|now apply rnd_step]; unfold step; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity.
  apply Rplus_le_le_0_compat; [apply Rmult_le_pos; [apply bpow_ge_0|apply Rabs_pos]|apply bpow_ge_0].
Qed.

Lemma plain_sum_float prec emin n v : (0 < prec)%Z -> is_float prec emin (plain_sum prec emin n v).
Proof. intros P; destruct n; [apply generic_format_0|exact (rnd_is_float prec emin (plain_sum prec emin n v + v n) P)]. Qed.

Lemma plain_sum_reach prec emin n v : (0 < prec)%Z -> (forall i, (i < n)%nat -> is_float prec emin (v i)) ->
  reach_sum (bpow radix2 (- prec)) n v (plain_sum prec emin n v).
Proof.
  intros P; induction n as [|[|n] IH]; intros F; [reflexivity| |].
  - simpl; rewrite Rplus_0_l; apply rnd_float; auto.
  - exists (plain_sum prec emin (S n) v); split; [apply IH; intros; apply F; lia|].
    exact (proj1 (difference_rounded prec emin _ _ P (plain_sum_float prec emin (S n) v P) (F (S n) ltac:(lia)))).
Qed.

Lemma reach_sum_ext e n v v' s : (forall i, (i < n)%nat -> v i = v' i) -> reach_sum e n v s -> reach_sum e n v' s.
Proof.
  revert s; induction n as [|[|n] IH]; intros s E H; [exact H|simpl in *; rewrite <- E by lia; exact H|].
  destruct H as [a [H R]]; exists a; rewrite <- E by lia; split; [apply IH; auto|exact R].
Qed.

Lemma flushed_itself prec emin x y : may_round prec emin x y -> flushed_step prec emin x y.
Proof. now left. Qed.

Lemma plain_sum_flushed prec emin n v : flushed_sum prec emin n v (plain_sum prec emin n v).
Proof.
  induction n as [|n IH]; [reflexivity|]; exists (plain_sum prec emin n v), (v n).
  split; [auto|split; apply flushed_itself; [now left|now right]].
Qed.

Lemma contracted_sum_ext prec emin n u u' s : (forall i, (i < n)%nat -> u i = u' i) -> contracted_sum prec emin n u s ->
  contracted_sum prec emin n u' s.
Proof.
  revert s; induction n as [|[|n] IH]; intros s E H; [exact H|simpl in *; rewrite <- E by lia; exact H|].
  destruct H as [t [q [T H]]]; exists t, q; rewrite <- E by lia; split; [apply IH; auto|exact H].
Qed.

Lemma contracted_sum_squares prec emin n u s : (0 < prec)%Z -> contracted_sum prec emin n u s ->
  square_sum (bpow radix2 (- prec)) (loss prec emin) n u s.
Proof.
  intros P; revert s; induction n as [|[|n] IH]; intros s H; [exact H|now apply may_round_step|].
  destruct H as [t [q [T [Q S]]]]; exists t, q; split; [now apply IH|split; [now apply may_round_step|]].
  rewrite S, Rplus_comm; now apply rnd_step.
Qed.

Lemma contracted_sum_flushed prec emin n u s : contracted_sum prec emin n u s -> flushed_sum prec emin n (fun i => sq (u i)) s.
Proof.
  revert s; induction n as [|[|n] IH]; intros s H; [exact H| |].
  - exists 0, s; split; [reflexivity|split; [now apply flushed_itself|apply flushed_itself; left; ring]].
  - destruct H as [t [q [T [Q S]]]]; exists t, q; split; [now apply IH|split; apply flushed_itself; [auto|right; now rewrite Rplus_comm]].
Qed.

Lemma contracted_sum_nonneg prec emin n u s : (0 < prec)%Z -> contracted_sum prec emin n u s -> 0 <= s.
Proof.
  intros P; revert s; induction n as [|[|n] IH]; intros s H; [simpl in H; lra| |].
  - exact (may_round_nonneg _ _ _ _ P (sq_nonneg _) H).
  - destruct H as [t [q [T [Q ->]]]]; specialize (IH _ T); apply (may_round_nonneg _ _ _ _ P (sq_nonneg _)) in Q.
    rewrite <- (rnd_0 prec emin); apply rnd_le; auto; lra.
Qed.

Lemma abs_rounded e x y : e <= 1 -> rounded e x y -> rounded e (Rabs x) (Rabs y).
Proof.
  intros E [d [D ->]]; exists d; split; auto; apply abs_bounds in D; rewrite Rabs_mult, (Rabs_pos_eq (1 + d)); lra.
Qed.

Lemma filter_formats prec emin emax floor : filter_format prec emin emax floor ->
  (0 < prec)%Z /\ floored (bpow radix2 (- prec)) (loss prec emin) floor /\ (emin <= emax)%Z /\ 1000 * floor <= bpow radix2 emax.
Proof.
  assert (BIG : forall z m, (z + 10 <= m)%Z -> 1000 * bpow radix2 z <= bpow radix2 m).
  { intros z m H; apply Rle_trans with (bpow radix2 (z + 10)); [|now apply bpow_le].
    rewrite bpow_plus; change (bpow radix2 10) with 1024; assert (P := bpow_gt_0 radix2 z); lra. }
  destruct formats_are_floored as [A [B C]]; intros [[-> [-> [-> ->]]]|[-> [-> [-> [->| ->]]]]];
    (split; [lia|split; [assumption|split; [lia|apply BIG; vm_compute; discriminate]]]).
Qed.

Lemma filter_k_positive e : 0 <= e -> 0 <= filter_k e.
Proof. unfold filter_k, filter_k_epsilons; intros; nra. Qed.

Lemma above_is_disjoint gap : gap > 0 -> Disjoint = verdict_of gap.
Proof. intros H; unfold verdict_of; repeat destruct total_order_T as [[?|?]|?]; auto; lra. Qed.

Lemma by_sign g bound gap : 0 <= bound -> bound < Rabs g -> (g > bound -> gap > 0) -> (g < - bound -> gap < 0) ->
  verdict_of g = verdict_of gap.
Proof.
  intros B H P N; unfold Rabs in H; unfold verdict_of; destruct (Rcase_abs g);
    [specialize (N ltac:(lra))|specialize (P ltac:(lra))]; repeat destruct total_order_T as [[?|?]|?]; auto; lra.
Qed.

Definition row_gap f n (x : point) : R := gap_sq n (box_of f n x) (center_of f n x) (x (3 * n)%nat).

Lemma filter_answers f n x v : f <> CenterSize -> f <> CornerSizeBallCorner -> (1 <= n <= 3)%nat ->
  valid n (box_of f n x) -> 0 <= x (3 * n)%nat -> by_filter f n x v -> v = verdict_of (row_gap f n x).
Proof.
  unfold row_gap; intros F1 F2 N V R0 [prec [emin [emax [floor [s [g [magnitude_sq [bound [reach [F [FL [E [FIN ANS]]]]]]]]]]]]].
  destruct (filter_formats _ _ _ _ F) as [P [L [EE BIG]]]; set (e := bpow radix2 (- prec)) in *; set (t := loss prec emin) in *.
  assert (E1 : 0 <= e <= 1) by (destruct L as [[L0 L1] _]; split; lra).
  destruct E as [a [w [q [q' [product [AX [RE [S [Q [G [Q' [M [PR BO]]]]]]]]]]]]]; fold e in PR; rewrite Rmult_comm in PR.
  assert (HS := contracted_sum_squares _ _ _ _ _ P S); fold e t in HS.
  assert (HQ := may_round_step _ _ _ _ P Q); assert (HQ' := may_round_step _ _ _ _ P Q'); fold e t in HQ, HQ'.
  assert (HG : step e t (s - q) g) by (rewrite G; now apply rnd_step).
  assert (HB : bound_of e t floor magnitude_sq bound).
  { exists product; split; [now apply may_round_step|rewrite BO; now apply rnd_step]. }
  assert (POS : 0 <= magnitude_sq -> 0 <= bound).
  { intros M0; rewrite BO, <- (rnd_0 prec emin); apply rnd_le; auto; destruct L as [_ [_ [_ [_ L]]]].
    assert (0 <= filter_k e * magnitude_sq) by (apply Rmult_le_pos; auto; apply filter_k_positive; lra).
    destruct PR as [->| ->]; [lra|]; assert (Z := rnd_le prec emin 0 (filter_k e * magnitude_sq) P ltac:(lra)).
    rewrite rnd_0 in Z; lra. }
  assert (NUM : forall i, (i < n)%nat -> is_float prec emin (x i) /\ is_float prec emin (x (n + i)%nat) /\
    is_float prec emin (x (2 * n + i)%nat)) by (intros i Hi; repeat split; apply FL; lia).
  assert (CANCEL : may_round prec emin (sq reach) magnitude_sq -> (forall i, (i < n)%nat -> is_float prec emin (a i)) ->
    0 <= bound /\ cancelling_bound e t floor (plain_sum prec emin n a) (x (3 * n)%nat) bound /\ reach_sum e n a (plain_sum prec emin n a)).
  { intros MS FA; split; [|split].
    - apply POS, (may_round_nonneg prec emin (sq reach)); auto; apply sq_nonneg.
    - left; exists reach, reach, magnitude_sq; split; [|split; [lra|split; [now apply may_round_step|exact HB]]].
      rewrite RE; exact (proj1 (difference_rounded prec emin _ _ P (plain_sum_float prec emin n a P) (FL (3 * n)%nat ltac:(lia)))).
    - now apply plain_sum_reach. }
  assert (OVER : may_round prec emin (sq reach) magnitude_sq -> (forall i, (i < n)%nat -> is_float prec emin (a i)) ->
    (forall i, (i < n)%nat -> 0 <= Rmax (w i) 0 <= a i) -> bpow radix2 emax <= s -> bound < g).
  { intros MS FA UV B; apply (overflow_is_above e t floor n a (fun i => Rmax (w i) 0) (x (3 * n)%nat) (plain_sum prec emin n a) reach
      magnitude_sq s q g bound (bpow radix2 emax)); auto; [lia|now apply plain_sum_reach| | |lra|split; [apply bpow_gt_0|auto]].
    - rewrite RE; exact (proj1 (difference_rounded prec emin _ _ P (plain_sum_float prec emin n a P) (FL (3 * n)%nat ltac:(lia)))).
    - now apply may_round_step. }
  assert (DIFF : forall y z, is_float prec emin y -> is_float prec emin z -> rounded e (y - z) (rnd prec emin (y - z)))
    by (intros y z Y Z; exact (proj2 (difference_rounded prec emin y z P Y Z))).
  destruct f; try contradiction; cbn [axis_estimate box_of center_of] in *.
  - destruct CANCEL as [B0 [CB RS]]; auto.
    { intros i Hi; destruct (AX i Hi) as [-> _]; apply generic_format_abs, rnd_is_float; auto. }
    destruct (filter_center_half e t floor n {| mid := x; half := fun i => x (n + i)%nat |} (fun i => x (2 * n + i)%nat)
      (x (3 * n)%nat) a w g bound L ltac:(lia) V R0) as [U W].
    + intros i Hi; destruct (AX i Hi) as [AI WI], (NUM i Hi) as [N1 [N2 N3]]; cbn [mid half]; split.
      * rewrite AI; apply abs_rounded; [lra|]; auto.
      * rewrite WI; apply DIFF; auto; rewrite AI; apply generic_format_abs, rnd_is_float; auto.
    + exists (plain_sum prec emin n a), s, q; auto.
    + destruct ANS as [[B ->]|[B ->]]; [now apply (by_sign g bound)|apply above_is_disjoint, U, OVER; auto].
      * intros i Hi; destruct (AX i Hi) as [-> _]; apply generic_format_abs, rnd_is_float; auto.
      * intros i Hi; specialize (V i Hi); destruct (AX i Hi) as [AI ->]; split; [apply Rmax_r|].
        assert (A0 : 0 <= a i) by (rewrite AI; apply Rabs_pos); apply Rmax_lub; auto.
        rewrite <- (rnd_float prec emin (a i)) at 2 by (auto; rewrite AI; apply generic_format_abs, rnd_is_float; auto).
        apply rnd_le; auto; simpl in V; lra.
  - set (below := fun i => rnd prec emin (x i - x (2 * n + i)%nat)).
    set (beyond := fun i => rnd prec emin (x (2 * n + i)%nat - x (n + i)%nat)).
    assert (R := rnd_le prec emin); assert (Z := rnd_0 prec emin).
    assert (SQ : forall i, (i < n)%nat -> Rmax (w i) 0 = if Rlt_dec 0 (below i) then below i else Rmax (beyond i) 0).
    { intros i Hi; destruct (AX i Hi) as [AI WI]; rewrite WI, AI; clear AI WI; specialize (V i Hi); simpl in V; unfold below, beyond.
      set (p := x (2 * n + i)%nat) in *; set (lo := x i) in *; set (hi := x (n + i)%nat) in *.
      destruct (Rlt_le_dec p lo) as [O|O].
      - rewrite (Rmax_right p lo), (Rmin_left p hi), (Rminus_diag_eq p p), Z, Rplus_0_r by lra.
        rewrite (rnd_float prec emin (rnd prec emin _)) by (auto; now apply rnd_is_float).
        assert (0 <= rnd prec emin (lo - p)) by (rewrite <- Z; apply R; auto; lra).
        assert (rnd prec emin (p - hi) <= 0) by (rewrite <- Z; apply R; auto; lra).
        destruct Rlt_dec; [apply Rmax_left; lra|rewrite !Rmax_right; lra].
      - rewrite (Rmax_left p lo), (Rminus_diag_eq p p), Z, Rplus_0_l by lra.
        assert (rnd prec emin (lo - p) <= 0) by (rewrite <- Z; apply R; auto; lra).
        rewrite (rnd_float prec emin (rnd prec emin _)) by (auto; now apply rnd_is_float).
        destruct (Rlt_dec 0 (rnd prec emin (lo - p))); [lra|]; destruct (Rle_lt_dec p hi) as [I|I].
        + rewrite (Rmin_left p hi), (Rminus_diag_eq p p), Z by lra.
          assert (rnd prec emin (p - hi) <= 0) by (rewrite <- Z; apply R; auto; lra); rewrite !Rmax_right; lra.
        + now rewrite (Rmin_right p hi) by lra. }
    assert (HS' := contracted_sum_squares _ _ _ _ _ P (contracted_sum_ext _ _ _ _ _ _ SQ S)); fold e t in HS'.
    assert (S0 := contracted_sum_nonneg _ _ _ _ _ P S).
    assert (B0 : 0 <= bound).
    { apply POS; rewrite M, <- Z; apply R; auto; assert (H := sq_nonneg (x (3 * n)%nat)); destruct Q' as [->| ->]; [lra|].
      assert (H' := R 0 (sq (x (3 * n)%nat)) P H); lra. }
    destruct (filter_lo_hi e t floor n x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) (x (3 * n)%nat) below beyond s q g bound
      L ltac:(lia)) as [U W]; auto.
    + intros i Hi; specialize (V i Hi); simpl in V; lra.
    + intros i Hi; destruct (NUM i Hi) as [N1 [N2 N3]]; split; apply DIFF; auto.
    + left; exists q', magnitude_sq, magnitude_sq; split; [auto|split; [rewrite M, Rplus_comm; now apply rnd_step|split; [lra|auto]]].
    + destruct ANS as [[B ->]|[B _]]; [now apply (by_sign g bound)|exfalso].
      assert (FB : is_float prec emin (bpow radix2 emax)) by (apply generic_format_bpow; unfold FLT_exp; lia).
      assert (Q0 : 0 <= q') by (assert (H := sq_nonneg (x (3 * n)%nat)); destruct Q' as [->| ->]; [lra|];
        assert (H' := R 0 (sq (x (3 * n)%nat)) P H); lra).
      assert (H := R (bpow radix2 emax) (q' + s) P ltac:(lra)); rewrite (rnd_float prec emin _ P FB) in H; lra.
  - destruct CANCEL as [B0 [CB RS]]; auto.
    { intros i Hi; destruct (AX i Hi) as [-> _]; apply generic_format_abs, rnd_is_float; auto. }
    set (above := fun i => rnd prec emin (x (2 * n + i)%nat - x i)).
    set (m := fun i => rnd prec emin (above i - x (n + i)%nat)).
    assert (SQ : forall i, (i < n)%nat -> Rmax (w i) 0 = Rmax (Rmax (- above i) (m i)) 0).
    { intros i Hi; destruct (AX i Hi) as [_ ->]; unfold above, m; rewrite <- rnd_opp, Ropp_minus_distr; reflexivity. }
    assert (HS' := contracted_sum_squares _ _ _ _ _ P (contracted_sum_ext _ _ _ _ _ _ SQ S)); fold e t in HS'.
    assert (AE : forall i, (i < n)%nat -> a i = Rabs (above i)) by (intros i Hi; apply (AX i Hi)).
    destruct (filter_corner_size e t floor n x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) (x (3 * n)%nat) above m g bound
      L ltac:(lia)) as [U W]; auto.
    + intros i Hi; specialize (V i Hi); simpl in V; lra.
    + intros i Hi; destruct (NUM i Hi) as [N1 [N2 N3]]; split; apply DIFF; auto; now apply rnd_is_float.
    + exists (plain_sum prec emin n a), s, q; split; [|auto].
      now apply (reach_sum_ext e n a).
    + destruct ANS as [[B ->]|[B ->]]; [now apply (by_sign g bound)|apply above_is_disjoint, U, OVER; auto].
      * intros i Hi; destruct (AX i Hi) as [-> _]; apply generic_format_abs, rnd_is_float; auto.
      * intros i Hi; specialize (V i Hi); simpl in V; rewrite SQ, AE by auto; split; [apply Rmax_r|].
        assert (A0 := Rabs_pos (above i)); assert (A1 := Rle_abs (above i)); assert (A2 := Rle_abs (- above i)); rewrite Rabs_Ropp in A2.
        apply Rmax_lub; auto; apply Rmax_lub; auto; apply Rle_trans with (above i); auto; unfold m.
        rewrite <- (rnd_float prec emin (above i)) at 2 by (auto; now apply rnd_is_float); apply rnd_le; auto; lra.
Qed.

Lemma tie_answers f n x v : f <> CenterSize -> f <> CornerSizeBallCorner -> (1 <= n <= 3)%nat ->
  valid n (box_of f n x) -> 0 <= x (3 * n)%nat -> by_tie f n x v -> v = verdict_of (row_gap f n x).
Proof.
  unfold row_gap; intros F1 F2 N V R0 [prec [emin [floor [least [s [magnitude_sq [bound [reach [F [FL [E [B [SV ->]]]]]]]]]]]]].
  destruct E as [a [w [q [q' [product [AX [RE [S [Q [G _]]]]]]]]]].
  assert (PP : (1 < prec)%Z) by (destruct F as [[-> _]|[-> _]]; lia).
  assert (AN : flushed_anchored prec emin (prec / 2) least n x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) (x (3 * n)%nat) reach).
  { unfold flushed_anchored; split; [destruct F as [[-> _]|[-> _]]; vm_compute; discriminate|].
    assert (NUMBERS : (2 * (prec / 2) <= prec /\ emin + prec <= least /\ emin <= 0 /\ least <= prec / 2 /\
      least_normal prec emin <= 2 * (least - prec / 2))%Z).
    { destruct F as [[-> [-> ->]]|[-> [-> ->]]]; unfold least_normal, tie_reach_f32, tie_reach_f64;
        [change (24 / 2)%Z with 12%Z|change (53 / 2)%Z with 26%Z]; lia. }
    destruct NUMBERS as [N1 [N2 [N3 [N4 N5]]]]; repeat (split; [assumption|]).
    split; [rewrite RE; apply rnd_is_float; lia|split; [exact B|]].
    assert (ALL : forall j, (j <= 3 * n)%nat -> is_float prec emin (x j) /\
      flushed_survives prec emin (bpow radix2 (prec + 1 - prec / 2) * reach) (x j)).
    { intros j Hj; split; [now apply FL|]; specialize (SV j Hj); cbv zeta in SV; change anchor_more with 1%Z in SV.
      eexists _, _, _; split; [left; reflexivity|split; [left; reflexivity|split; [left; reflexivity|exact SV]]]. }
    intros z [->|[i [Hi [->|[->| ->]]]]]; apply ALL; lia. }
  assert (GAP : flushed_step prec emin (s - q) 0) by (apply flushed_itself; right; exact G).
  assert (HQ := flushed_itself _ _ _ _ Q); assert (HS := contracted_sum_flushed _ _ _ _ _ S); assert (HV := plain_sum_flushed prec emin n a).
  assert (HR : flushed_step prec emin (plain_sum prec emin n a + x (3 * n)%nat) reach) by (apply flushed_itself; right; exact RE).
  assert (Z : forall y, y = 0 -> Touching = verdict_of y).
  { intros y ->; unfold verdict_of; destruct total_order_T as [[|]|]; auto; lra. }
  apply Z; symmetry; destruct f; try contradiction; cbn [axis_estimate box_of center_of] in *.
  - apply (flushing_leaves_tie_center_half prec emin (prec / 2) least n _ _ _ x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat)
      (x (3 * n)%nat) a w (plain_sum prec emin n a) reach s q 0); auto; try now left.
    intros i Hi; destruct (AX i Hi) as [A W]; eexists; split; [left; reflexivity|split; [exact A|apply flushed_itself; right; exact W]].
  - apply (flushing_leaves_tie_lo_hi prec emin (prec / 2) least n x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) _ x
      (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) (x (3 * n)%nat) a (plain_sum prec emin n a) reach s q 0); auto; try now left.
    + intros i Hi; specialize (V i Hi); simpl in V; lra.
    + intros i Hi; destruct (AX i Hi) as [A W]; eexists _, _; split; [left; reflexivity|split; [left; reflexivity|]].
      apply flushed_itself; right; exact A.
    + apply contracted_sum_flushed; apply (contracted_sum_ext prec emin n (fun i => Rmax (w i) 0)); auto; intros i Hi.
      destruct (AX i Hi) as [A W]; rewrite W; apply Rmax_left; rewrite A, <- (rnd_0 prec emin).
      assert (P : (0 < prec)%Z) by lia; apply rnd_le; auto; set (p := x (2 * n + i)%nat).
      assert (0 <= rnd prec emin (Rmax p (x i) - p)) by (rewrite <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmax_l p (x i)); lra).
      assert (0 <= rnd prec emin (p - Rmin p (x (n + i)%nat)))
        by (rewrite <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmin_l p (x (n + i)%nat)); lra); lra.
  - apply (flushing_leaves_tie_corner_size prec emin (prec / 2) least n x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) _ x
      (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) (x (3 * n)%nat) a w (plain_sum prec emin n a) reach s q 0); auto; try now left.
    + intros i Hi; specialize (V i Hi); simpl in V; lra.
    + intros i Hi; destruct (AX i Hi) as [A W]; eexists _, _, _; split; [left; reflexivity|split; [exact A|]].
      split; [left; reflexivity|split; [left; reflexivity|exact W]].
Qed.

Lemma expansions_answer f n x v : f <> CenterSize -> f <> CornerSizeBallCorner -> (1 <= n <= 3)%nat ->
  valid n (box_of f n x) -> 0 <= x (3 * n)%nat -> by_expansions f n x v -> v = verdict_of (row_gap f n x).
Proof.
  unfold row_gap; intros F1 F2 N V R0 [answer [D [[oh [ol [sqh [sql [rh [rl [leading [tail [magnitude [estimate [bound
    [PR [AX [FS [ES [BO SA]]]]]]]]]]]]]]]] ->]]].
  assert (PICK : forall y z, in_domain y -> in_domain z -> in_domain (Rmax y z) /\ in_domain (Rmin y z))
    by (intros; unfold Rmax, Rmin; destruct Rle_dec; auto).
  assert (NONE : in_domain 0) by (split; [apply generic_format_0|auto]).
  destruct (expansions_are_right n (box_of f n x) (center_of f n x) (x (3 * n)%nat)
    (fun i => axis_terms f (x i) (x (n + i)%nat) (x (2 * n + i)%nat)) oh ol sqh sql rh rl leading tail magnitude estimate bound answer)
    as [_ PM]; auto; try lia.
  - intros i Hi; specialize (AX i Hi); specialize (V i Hi); assert (D1 := D i ltac:(lia)); assert (D2 := D (n + i)%nat ltac:(lia)).
    assert (D3 := D (2 * n + i)%nat ltac:(lia)); destruct (PICK _ _ D3 D1) as [I1 I2]; destruct (PICK _ _ D3 D2) as [I3 I4].
    destruct (axes_are_right (box_of f n x) (center_of f n x) x (fun i => x (n + i)%nat) x (fun i => x (n + i)%nat) i) as [A1 [A2 A3]].
    destruct f; try contradiction; cbn [axis_terms box_of center_of mid half of_lo_hi of_corner_size] in *; destruct AX as [O Q];
      (split; [auto|split; [auto|split; [auto; try (destruct Rlt_dec; auto)|split; [|split; auto]]]]); [apply A1|apply A2|apply A3]; lra.
  - destruct (PM SA) as [P M]; unfold verdict_of; repeat destruct total_order_T as [[?|?]|?]; auto; lra.
Qed.

Theorem ladder_is_right f n x v : f <> CenterSize -> f <> CornerSizeBallCorner -> (1 <= n <= 3)%nat ->
  let b := box_of f n x in let p := center_of f n x in let r := x (3 * n)%nat in
  valid n b -> 0 <= r -> answered f n x v ->
  match v with Disjoint => ~ meet n b p r | Touching => touch n b p r | Overlapping => overlap n b p r end.
Proof.
  intros F1 F2 N b p r V R0 A; assert (E : v = verdict_of (gap_sq n b p r)).
  { destruct A as [A|[A|[A|A]]]; [now apply filter_answers|now apply tie_answers|now apply expansions_answer|exact A]. }
  subst v; exact (verdict_right n b p r V).
Qed.
