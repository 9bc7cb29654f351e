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

Lemma filter_formats prec emin emax floor : filter_format prec emin emax floor ->
  (0 < prec)%Z /\ floored (bpow radix2 (- prec)) (loss prec emin) floor /\ (emin <= emax)%Z /\ 1000 * floor <= bpow radix2 emax.
Proof.
  assert (BIG : forall z m, (z + 10 <= m)%Z -> 1000 * bpow radix2 z <= bpow radix2 m).
  { intros z m H; apply Rle_trans with (bpow radix2 (z + 10)); [|now apply bpow_le].
    rewrite bpow_plus; change (bpow radix2 10) with 1024; assert (P := bpow_gt_0 radix2 z); lra. }
  destruct formats_are_floored as [A [B C]]; intros [[-> [-> [-> ->]]]|[-> [-> [-> [->| ->]]]]];
    (split; [lia|split; [assumption|split; [lia|apply BIG; vm_compute; discriminate]]]).
Qed.

Lemma above_is_disjoint gap : gap > 0 -> Disjoint = verdict_of gap.
Proof. intros H; unfold verdict_of; repeat destruct total_order_T as [[?|?]|?]; auto; lra. Qed.

Lemma by_sign g bound gap : 0 <= bound -> bound < Rabs g -> (g > bound -> gap > 0) -> (g < - bound -> gap < 0) ->
  verdict_of g = verdict_of gap.
Proof.
  intros B H P N; unfold Rabs in H; unfold verdict_of; destruct (Rcase_abs g);
    [specialize (N ltac:(lra))|specialize (P ltac:(lra))]; repeat destruct total_order_T as [[?|?]|?]; auto; lra.
Qed.

Definition row_gap f n (x : point) : R := gap_sq n (box_of f n x) (center_of f n x) (x (3 * n)%nat).

(** What an axis takes of the filter's steps. *)
Lemma axis_steps prec emin f n x i v w : let e := bpow radix2 (- prec) in let first := x i in let second := x (n + i)%nat in
  let p := x (2 * n + i)%nat in let u := overshoot (box_of f n x) (center_of f n x) i in
  (0 < prec)%Z -> tiny e -> is_float prec emin first -> is_float prec emin second -> is_float prec emin p ->
  0 <= half (box_of f n x) i -> axis_estimate prec emin f first second p v w ->
  match f with
  | LoHi => off e (1001 / 1000) 0 u u (Rmax w 0)
  | CenterHalf | CornerSize => let d := Rabs (p - first) in off e (1001 / 1000) 0 d d v /\ off e (221 / 100) 0 d u (Rmax w 0) /\
      is_float prec emin v /\ 0 <= Rmax w 0 <= v
  | _ => True
  end.
Proof.
  intros e first second p u P E F1 F2 F3 V; assert (R := rnd_le prec emin); assert (Z := rnd_0 prec emin).
  assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (D : forall y z, is_float prec emin y -> is_float prec emin z -> rounded e (y - z) (rnd prec emin (y - z)))
    by (intros y z Y W; exact (proj2 (difference_rounded prec emin y z P Y W))).
  assert (F : forall y, is_float prec emin (rnd prec emin y)) by (intros; now apply rnd_is_float).
  destruct f; auto; cbn [axis_estimate box_of center_of half of_lo_hi of_corner_size] in *; unfold u, overshoot; fold first second in V;
    intros [-> ->].
  - destruct (axis_off e (Rabs (p - first)) second (Rabs (rnd prec emin (p - first)))
      (rnd prec emin (Rabs (rnd prec emin (p - first)) - second)) E)
      as [O1 O2]; auto using Rabs_pos, float_abs; [apply rounded_abs; auto|].
    repeat split; auto using float_abs, Rmax_r; try apply O1; try apply O2; apply Rmax_lub; [|apply Rabs_pos].
    rewrite <- (rnd_float prec emin (Rabs (rnd prec emin (p - first)))) at 2 by auto using float_abs; apply R; auto; lra.
  - rewrite signed_overshoot_lo_hi by (fold first second; lra); fold first second p.
    assert (W : rounded e (Rmax (Rmax (first - p) (p - second)) 0)
      (rnd prec emin (rnd prec emin (Rmax p first - p) + rnd prec emin (p - Rmin p second)))).
    { destruct (Rlt_le_dec p first) as [A|A]; [|destruct (Rlt_le_dec second p) as [B|B]].
      - rewrite (Rmax_right p first), (Rmin_left p second), (Rminus_diag_eq p p), Z, Rplus_0_r, rnd_float by (auto; lra).
        rewrite (Rmax_left (first - p)), Rmax_left by lra; auto.
      - rewrite (Rmax_left p first), (Rmin_right p second), (Rminus_diag_eq p p), Z, Rplus_0_l, rnd_float by (auto; lra).
        rewrite (Rmax_right (first - p)), Rmax_left by lra; auto.
      - rewrite (Rmax_left p first), (Rmin_left p second), (Rminus_diag_eq p p), !Z, Rplus_0_l, Z by lra.
        exists 0; rewrite Rabs_R0, (Rmax_right _ 0) by (apply Rmax_lub; lra); split; [lra|ring]. }
    set (y := Rmax (Rmax (first - p) (p - second)) 0) in *; assert (Y : 0 <= y) by apply Rmax_r; assert (YZ := tiny_product e y E Y).
    apply rounded_bounds in W; auto; split; [rewrite Rabs_pos_eq; lra|]; rewrite Rmax_left by lra; apply Rabs_le; lra.
  - rewrite signed_overshoot_corner_size by (fold second; lra); fold first second p.
    replace (rnd prec emin (first - p)) with (- rnd prec emin (p - first))
      by (rewrite <- rnd_opp; f_equal; ring); set (above := rnd prec emin (p - first)); assert (FA : is_float prec emin above) by apply F.
    destruct (corner_off e first second p above (rnd prec emin (above - second)) E) as [O1 O2]; [lra|apply D; auto..|].
    repeat split; auto using float_abs, Rmax_r; try apply O1; try apply O2; repeat apply Rmax_lub; try apply Rabs_pos;
      try (unfold Rabs; destruct Rcase_abs; lra).
    apply Rle_trans with above; [|apply Rle_abs]; rewrite <- (rnd_float prec emin above) at 2 by auto; apply R; auto; lra.
Qed.

Lemma filter_answers f n x v : f <> CenterSize -> f <> CornerSizeBallCorner -> (1 <= n <= 3)%nat ->
  valid n (box_of f n x) -> 0 <= x (3 * n)%nat -> by_filter f n x v -> v = verdict_of (row_gap f n x).
Proof.
  unfold row_gap; intros F1 F2 N V R0 [prec [emin [emax [floor [s [g [magnitude_sq [bound [reach [F [FL [E [FIN ANS]]]]]]]]]]]]].
  destruct (filter_formats _ _ _ _ F) as [P [L [EE BIG]]]; assert (R := rnd_le prec emin); assert (Z := rnd_0 prec emin).
  destruct E as [a [w [q [q' [product [AX [RE [S [Q [G [Q' [M [PR BO]]]]]]]]]]]]]; rewrite Rmult_comm in PR.
  assert (ST := fun i (Hi : (i < n)%nat) => axis_steps prec emin f n x i (a i) (w i) P (proj1 L) (FL i ltac:(lia))
    (FL (n + i)%nat ltac:(lia)) (FL (2 * n + i)%nat ltac:(lia)) (V i Hi) (AX i Hi)); cbv zeta in ST.
  assert (HS := contracted_sum_squares _ _ _ _ _ P S); assert (S0 := contracted_sum_nonneg _ _ _ _ _ P S).
  assert (HQ := may_round_step _ _ _ _ P Q); assert (HQ' := may_round_step _ _ _ _ P Q').
  assert (Q0 := may_round_nonneg _ _ _ _ P (sq_nonneg _) Q').
  set (e := bpow radix2 (- prec)) in *; set (t := loss prec emin) in *; assert (HG : step e t (s - q) g) by (rewrite G; now apply rnd_step).
  assert (HB : bound_of e t floor magnitude_sq bound).
  { exists product; split; [now apply may_round_step|rewrite BO; now apply rnd_step]. }
  assert (B0 : 0 <= magnitude_sq -> 0 <= bound).
  { intros M0; rewrite BO, <- Z; apply R; auto; apply Rplus_le_le_0_compat; [|apply L].
    eapply may_round_nonneg; [exact P| |exact PR]; apply Rmult_le_pos; auto; destruct L as [[L0 _] _]; unfold filter_k, filter_k_epsilons;
      lra. }
  assert (C : f = LoHi \/ f = CenterHalf \/ f = CornerSize) by (destruct f; auto; contradiction).
  destruct C as [->|C].
  - destruct (filter_sides e t floor n (overshoot (box_of LoHi n x) (center_of LoHi n x)) _ (x (3 * n)%nat) s q g bound L ltac:(lia) ST HS
      HQ HG)
      as [U W].
    + left; exists q', magnitude_sq, magnitude_sq; split; [auto|split; [rewrite M, Rplus_comm; now apply rnd_step|split; [lra|auto]]].
    + destruct ANS as [[B ->]|[B _]]; [apply (by_sign g bound); auto; apply B0; rewrite M, <- Z; apply R; auto; lra|exfalso].
      assert (FB : is_float prec emin (bpow radix2 emax)) by (apply generic_format_bpow; unfold FLT_exp; lia).
      assert (H := R (bpow radix2 emax) (q' + s) P ltac:(lra)); rewrite (rnd_float prec emin _ P FB) in H; lra.
  - assert (M' : may_round prec emin (sq reach) magnitude_sq) by (destruct C as [->| ->]; exact M); clear M.
    assert (O : forall i, (i < n)%nat -> let d := Rabs (x (2 * n + i)%nat - x i) in off e (1001 / 1000) 0 d d (a i) /\
      off e (221 / 100) 0 d (overshoot (box_of f n x) (center_of f n x) i) (Rmax (w i) 0) /\ is_float prec emin (a i) /\
        0 <= Rmax (w i) 0 <= a i)
      by (intros i Hi; specialize (ST i Hi); destruct C as [->| ->]; exact ST).
    assert (RS := plain_sum_reach prec emin n a P ltac:(intros; now apply O)); assert (HM := may_round_step _ _ _ _ P M').
    assert (HR := proj1 (difference_rounded prec emin _ _ P (plain_sum_float prec emin n a P) (FL (3 * n)%nat ltac:(lia)))).
    rewrite <- RE in HR.
    destruct (filter_cancelling e t floor n (overshoot (box_of f n x) (center_of f n x)) (fun i => Rabs (x (2 * n + i)%nat - x i)) a
      (fun i => Rmax (w i) 0) (x (3 * n)%nat) (plain_sum prec emin n a) s q g bound L ltac:(lia) R0) as [U W]; auto.
    + intros i Hi; destruct (O i Hi) as [O1 [O2 _]]; auto.
    + left; exists reach, reach, magnitude_sq; auto using Rle_refl.
    + destruct ANS as [[B ->]|[B ->]].
      * apply (by_sign g bound); auto; eapply B0, may_round_nonneg; [exact P|apply sq_nonneg|exact M'].
      * apply above_is_disjoint, U; apply (overflow_is_above e t floor n a (fun i => Rmax (w i) 0) (x (3 * n)%nat) (plain_sum prec emin n a)
          reach magnitude_sq s q g bound (bpow radix2 emax)); auto; [lia|intros; now apply O|lra|split; [apply bpow_gt_0|auto]].
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
  assert (HQ := flushed_itself _ _ _ _ Q); assert (HS := contracted_sum_flushed _ _ _ _ _ S).
  assert (HV := plain_sum_flushed prec emin n a).
  assert (HR : flushed_step prec emin (plain_sum prec emin n a + x (3 * n)%nat) reach) by (apply flushed_itself; right; exact RE).
  assert (Z : forall y, y = 0 -> Touching = verdict_of y).
  { intros y ->; unfold verdict_of; destruct total_order_T as [[|]|]; auto; lra. }
  apply Z; symmetry; destruct f; try contradiction; cbn [axis_estimate box_of center_of] in *.
  - apply (flushing_leaves_tie_center_half prec emin (prec / 2)%Z least n _ _ _ x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat)
      (x (3 * n)%nat) a w (plain_sum prec emin n a) reach s q 0); auto; try now left.
    intros i Hi; destruct (AX i Hi) as [A W]; eexists; split; [left; reflexivity|split; [exact A|apply flushed_itself; right; exact W]].
  - apply (flushing_leaves_tie_lo_hi prec emin (prec / 2)%Z least n x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) _ x
      (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) (x (3 * n)%nat) a (plain_sum prec emin n a) reach s q 0); auto; try now left.
    + intros i Hi; specialize (V i Hi); simpl in V; lra.
    + intros i Hi; destruct (AX i Hi) as [A W]; eexists _, _; split; [left; reflexivity|split; [left; reflexivity|]].
      apply flushed_itself; right; exact A.
    + apply contracted_sum_flushed; apply (contracted_sum_ext prec emin n (fun i => Rmax (w i) 0)); auto; intros i Hi.
      destruct (AX i Hi) as [A W]; rewrite W; apply Rmax_left; rewrite A, <- (rnd_0 prec emin).
      assert (P : (0 < prec)%Z) by lia; apply rnd_le; auto; set (p := x (2 * n + i)%nat).
      assert (0 <= rnd prec emin (Rmax p (x i) - p)) by (rewrite <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmax_l p (x i));
        lra).
      assert (0 <= rnd prec emin (p - Rmin p (x (n + i)%nat)))
        by (rewrite <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmin_l p (x (n + i)%nat)); lra); lra.
  - apply (flushing_leaves_tie_corner_size prec emin (prec / 2)%Z least n x (fun i => x (n + i)%nat) (fun i => x (2 * n + i)%nat) _ x
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
    assert (A := axes_are_right f n x i F1 F2 V); destruct f; try contradiction; cbn [axis_terms] in *; destruct AX as [O Q];
      (split; [auto|split; [auto|split; [auto; try (destruct Rlt_dec; auto)|auto]]]).
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
