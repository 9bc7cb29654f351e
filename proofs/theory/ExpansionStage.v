(* SPDX-License-Identifier: MIT *)
(* decide_by_expansions as a whole: what it decides, by its first sum or by Shewchuk's, is the question. *)
Require Import Reals Lra Lia Psatz ZArith List.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Band Floats Filter Grid Flush Constants Pairs Expansions Tails.
Import ListNotations.
Open Scope R_scope.

Local Notation f := (rnd 53 (-1074)).
Local Notation double := (is_float 53 (-1074)).
Local Notation rounding := (may_round 53 (-1074)).

Lemma domain_on_grid x : in_domain x -> on_grid number_grid x.
Proof. intros [D L]; now apply domain_is_one_grid. Qed.

(** ** The first sum: beyond its bound, flushed or not, the sign is the true one *)
Theorem first_sum_is_enough n oh ol sqh sql r rh rl leading tail magnitude estimate bound : (n <= 3)%nat ->
  in_domain r -> is_product r r rh rl ->
  (forall i, (i < n)%nat -> 0 <= oh i /\ on_grid number_grid (oh i) /\ on_grid number_grid (ol i) /\
     Rabs (ol i) <= e * (oh i + ol i) /\ is_product (oh i) (oh i) (sqh i) (sql i)) ->
  first_sum n oh ol sqh sql rh rl leading tail magnitude -> rounding (leading + tail) estimate ->
  flushed_step 53 (-1074) (bpow radix2 expansion_bound * magnitude) bound ->
  let gap := sum n (fun i => sq (oh i + ol i)) - sq r in
  0 <= bound /\ (estimate > bound -> gap > 0) /\ (estimate < - bound -> gap < 0).
Proof.
  intros N DR PR O F HE HB gap; assert (T := e_tiny); assert (T1 : 0 <= e <= / 1000000) by exact T.
  assert (GR := domain_on_grid r DR); destruct (product_parts r r rh rl GR GR PR) as [RR [RL [GH GL]]].
  assert (R2 : 0 <= r * r) by apply (sq_nonneg r); rewrite (Rabs_pos_eq (r * r)) in RL by auto.
  apply rounded_bounds in RR; auto; destruct PR as [RH [_ RE]]; assert (E2 := tiny_product e _ T R2).
  assert (ERH := Rmult_le_compat_l e (r * r) (1001 / 1000 * rh) (proj1 T) ltac:(lra)).
  assert (TERM : forall i, (i < n)%nat -> small_term (oh i) (ol i) (sqh i) (sql i))
    by (intros i Hi; destruct (O i Hi) as [O1 [O2 [O3 [O4 O5]]]]; now apply overshoot_term).
  set (M := rh + sum n sqh); destruct (first_sum_off n oh ol sqh sql rh rl M leading tail magnitude N ltac:(lra)
    ltac:(rewrite RH; apply double_rnd) ltac:(lra) GH GL TERM (Rle_refl _) F) as [S0 [LD [LG [TG [_ [_ [OFF [_ MO]]]]]]]].
  fold M in MO; set (S := sum n sqh) in *; assert (M0 : 0 <= M) by (unfold M; lra).
  assert (EM := tiny_product e M T M0); assert (EEM := tiny_product e _ T (proj1 EM)); assert (E3 := tiny_product e _ T (proj1 EEM)).
  assert (EES := Rmult_le_compat_l _ _ _ (proj1 T) (Rmult_le_compat_l e S M (proj1 T) ltac:(unfold M; lra))).
  assert (NB := proj2 (up_to_three n N)).
  assert (NM := Rmult_le_compat_r _ _ _ (proj1 EM) NB); assert (NE := Rmult_le_compat_r _ _ _ (proj1 EEM) NB).
  (* what the squared low parts, left out, leave *)
  assert (D : Rabs (leading + tail - gap) <= 74 * (e * (e * M))).
  { assert (Q : gap = sum n (fun i => sqh i + sql i + 2 * oh i * ol i) + sum n (fun i => sq (ol i)) - (rh + rl)).
    { unfold gap; rewrite <- sum_plus, RE; f_equal; apply sum_ext; intros i Hi; destruct (O i Hi) as [_ [_ [_ [_ [_ [_ E]]]]]].
      rewrite E; unfold sq; ring. }
    assert (L0 : 0 <= sum n (fun i => sq (ol i))) by (apply sum_nonneg; intros; apply sq_nonneg).
    assert (L1 : sum n (fun i => sq (ol i)) <= 101 / 100 * (e * e) * S).
    { unfold S; rewrite <- sum_scale; apply sum_le; intros i Hi; destruct (TERM i Hi) as [_ [_ [_ [_ [L _]]]]]; lra. }
    apply abs_bounds in OFF; apply Rabs_le; lra. }
  destruct (rounded_on_grid _ _ (on_grid_plus _ _ _ LG TG) HE) as [RE' _]; apply abs_bounds in MO.
  assert (B0 : 0 <= bound).
  { assert (M2 : 0 <= bpow radix2 expansion_bound * magnitude) by (apply Rmult_le_pos; [apply bpow_ge_0|lra]).
    destruct HB as [Z|[-> _]]; [|lra]; eapply may_round_nonneg; [|exact M2|exact Z]; reflexivity. }
  split; [exact B0|]; destruct DR as [_ [->|DR]].
  - (* without a radius the gap is 0, and all parts with it, or positive *)
    assert (RH0 : rh = 0) by (rewrite RH, Rmult_0_l; apply rnd_0).
    assert (SG : 999 / 1000 * S <= gap).
    { unfold gap, sq at 2; rewrite Rmult_0_l, Rminus_0_r; unfold S; rewrite <- sum_scale; apply sum_le; intros i Hi.
      destruct (TERM i Hi) as [H1 [_ [H2 [H3 _]]]]; destruct (O i Hi) as [_ [_ [_ [_ [_ [_ H4]]]]]].
      assert (EX := tiny_product e (sqh i) T H1); apply abs_bounds in H2, H3; assert (H5 := sq_nonneg (ol i)); unfold sq in *; lra. }
    destruct RE' as [c [C ->]]; apply abs_bounds in C, D; unfold M in *; split; intros H.
    + destruct (Rle_lt_or_eq_dec 0 gap ltac:(lra)) as [P|P]; auto; assert (Z : rh + S = 0) by lra; rewrite Z in D.
      assert (Y : leading + tail = 0) by lra; rewrite Y in H; lra.
    + assert (leading + tail < 0) by nra; lra.
  - (* the bound is a normal number *)
    assert (RB : bpow radix2 (2 * expansion_lowest - 1) <= rh).
    { replace (2 * expansion_lowest - 1)%Z with (expansion_lowest + expansion_lowest + - 1)%Z by ring; rewrite !bpow_plus.
      assert (P := Rmult_le_compat _ _ _ _ (bpow_ge_0 _ _) (bpow_ge_0 _ _) DR DR); rewrite <- (sq_abs r : sq (Rabs r) = r * r) in *.
      change (bpow radix2 (-1)) with (/ 2); unfold sq in *; lra. }
    set (x := bpow radix2 expansion_bound * magnitude) in *; assert (K := bpow_ge_0 radix2 expansion_bound).
    assert (XN : bpow radix2 (-1021) <= x).
    { apply Rle_trans with (bpow radix2 expansion_bound * bpow radix2 (2 * expansion_lowest - 1 - 1)).
      - rewrite <- bpow_plus; apply bpow_le; unfold expansion_bound, expansion_lowest; lia.
      - apply Rmult_le_compat_l; [lra|]; unfold Zminus at 1; rewrite bpow_plus; change (bpow radix2 (- (1))) with (/ 2); unfold M in *;
          lra. }
    assert (X0 := bpow_gt_0 radix2 (-1021)); assert (EX := tiny_product e x T ltac:(lra)).
    assert (BX : x - e * x <= bound).
    { destruct HB as [[->| ->]|[_ L]]; [lra| |].
      - assert (R := rnd_product 53 (-1074) x eq_refl); apply (rounded_bounds e); [lra|apply R; right].
        rewrite Rabs_pos_eq by lra; eapply Rle_trans; [|exact XN]; apply bpow_le; lia.
      - exfalso; assert (Q := bpow_le radix2 (-1022) (-1021) ltac:(lia)); rewrite Rabs_pos_eq in L by lra.
        change (least_normal 53 (-1074)) with (-1022)%Z in L; lra. }
    assert (KE : 76 * (e * e) <= bpow radix2 expansion_bound).
    { rewrite e_is, <- bpow_plus; assert (P := bpow_ge_0 radix2 (-53 + -53)).
      apply Rle_trans with (bpow radix2 7 * bpow radix2 (-53 + -53)); [change (bpow radix2 7) with 128; lra|].
      rewrite <- bpow_plus; apply bpow_le; unfold expansion_bound; lia. }
    assert (KX := Rmult_le_compat (76 * (e * e)) _ (M - 6 * (e * M)) magnitude ltac:(apply Rmult_le_pos;
      [lra|now apply Rmult_le_pos]) ltac:(lra) KE ltac:(lra)).
    fold x in KX; apply (sign_beyond e 0 _ _ _ _ _ ltac:(lra) (Rle_refl 0) D (rounded_step _ _ _ RE')).
    assert (E4 := tiny_product e _ T (proj1 E3)); assert (EKX := tiny_product e _ T (Rle_trans _ _ _ (Rlt_le _ _ X0) XN)); lra.
Qed.

(** ** The exact sum *)

Lemma terms_total n oh ol sqh sql rh rl terms :
  (forall i, (i < n)%nat -> is_product (oh i) (oh i) (sqh i) (sql i)) -> all_terms n oh ol sqh sql rh rl terms ->
  Forall double terms /\ total terms = sum n (fun i => sq (oh i + ol i)) /\ (length terms <= 6 * n)%nat.
Proof.
  assert (PD : forall a b h l, is_product a b h l -> double h /\ double l) by (intros a b h l [-> [L _]]; split; [apply double_rnd|auto]).
  revert terms; induction n as [|n IH]; intros terms P A; simpl in A.
  - subst; simpl; repeat split; auto.
  - destruct A as [before [own [B [H ->]]]]; destruct (IH before ltac:(intros; apply P; lia) B) as [D [E L]].
    destruct (PD _ _ _ _ (P n ltac:(lia))) as [Q1 Q2]; destruct (P n ltac:(lia)) as [_ [_ Q3]].
    assert (OWN : Forall double own /\ total own = sq (oh n + ol n) /\ (length own <= 6)%nat).
    { destruct H as [[Z ->]|[_ [ch [cl [lh [ll [C [W ->]]]]]]]].
      - rewrite Z; repeat split; simpl; auto; unfold total, sq; simpl; lra.
      - destruct (PD _ _ _ _ C) as [C1 C2]; destruct (PD _ _ _ _ W) as [W1 W2]; destruct C as [_ [_ C]], W as [_ [_ W]].
        repeat split; [repeat constructor; auto|unfold total, sq; simpl; lra|simpl; lia]. }
    destruct OWN as [O1 [O2 O3]]; repeat split.
    + apply Forall_app; auto.
    + rewrite total_app, E, O2; simpl; ring.
    + rewrite app_length; lia.
Qed.

Theorem exact_sum_is_right n oh ol sqh sql r rh rl terms : is_product r r rh rl ->
  (forall i, (i < n)%nat -> is_product (oh i) (oh i) (sqh i) (sql i)) -> all_terms n oh ol sqh sql rh rl terms ->
  let parts := added (terms ++ [- rl; - rh]) in let gap := sum n (fun i => sq (oh i + ol i)) - sq r in
  (length parts <= 6 * n + 2)%nat /\ (last parts 0 > 0 <-> gap > 0) /\ (last parts 0 < 0 <-> gap < 0).
Proof.
  intros [RH [RL RE]] P A parts gap; destruct (terms_total n oh ol sqh sql rh rl terms P A) as [D [E L]].
  assert (D' : Forall double (terms ++ [- rl; - rh])).
  { apply Forall_app; split; auto; repeat constructor; apply generic_format_opp; auto; rewrite RH; apply double_rnd. }
  destruct (added_is_exact _ D') as [X [T C]]; fold parts in X, T, C.
  assert (G : total parts = gap) by (rewrite T, total_app, E; unfold gap, total, sq; simpl; lra).
  rewrite <- G; split; [rewrite app_length in C; simpl in C; lia|]; now apply last_part_has_the_sign.
Qed.

(** ** The stage *)
(** What each form hands on of an axis: the box ends where high - low - inset is 0. *)
Theorem axes_are_right f n x i : f <> CenterSize -> f <> CornerSizeBallCorner -> 0 <= half (box_of f n x) i ->
  beyond (axis_terms f (x i) (x (n + i)%nat) (x (2 * n + i)%nat)) = overshoot (box_of f n x) (center_of f n x) i.
Proof.
  intros F1 F2; unfold beyond, overshoot; destruct f; try contradiction;
    cbn [axis_terms box_of center_of fst snd half of_lo_hi of_corner_size];
    intros V; [unfold signed_overshoot; cbn [mid half]|rewrite signed_overshoot_lo_hi by lra|rewrite signed_overshoot_corner_size by lra];
    unfold Rabs, Rmax, Rmin; repeat destruct Rle_dec; repeat destruct Rlt_dec; repeat destruct Rcase_abs; lra.
Qed.

Theorem expansions_are_right n b p r (axes : nat -> R * R * R) oh ol sqh sql rh rl leading tail magnitude estimate bound
  (answer : R) : (n <= 3)%nat -> in_domain r -> is_product r r rh rl ->
  (forall i, (i < n)%nat -> let '(high, low, inset) := axes i in
     in_domain high /\ in_domain low /\ in_domain inset /\ beyond (axes i) = overshoot b p i /\
     overshoot_pair high low inset (oh i) (ol i) /\ is_product (oh i) (oh i) (sqh i) (sql i)) ->
  first_sum n oh ol sqh sql rh rl leading tail magnitude -> rounding (leading + tail) estimate ->
  flushed_step 53 (-1074) (bpow radix2 expansion_bound * magnitude) bound ->
  (forall terms, all_terms n oh ol sqh sql rh rl terms ->
     let parts := added (terms ++ (- rl :: - rh :: nil)) in
     (Z.of_nat (length parts) <= expansion_parts_axis * Z.of_nat n + expansion_parts_more)%Z) /\
  (stage_answer n oh ol sqh sql rh rl estimate bound answer ->
     (answer > 0 <-> gap_sq n b p r > 0) /\ (answer < 0 <-> gap_sq n b p r < 0)).
Proof.
  intros N DR PR AX F HE HB.
  assert (O : forall i, (i < n)%nat -> oh i + ol i = overshoot b p i /\ 0 <= oh i /\ on_grid number_grid (oh i) /\
    on_grid number_grid (ol i) /\ Rabs (ol i) <= e * (oh i + ol i) /\ is_product (oh i) (oh i) (sqh i) (sql i)).
  { intros i Hi; specialize (AX i Hi); destruct (axes i) as [[high low] inset].
    destruct AX as [D1 [D2 [D3 [B [P Q]]]]]; rewrite <- B; unfold beyond; simpl.
    destruct (overshoot_pair_is_exact high low inset (oh i) (ol i)) as [H1 [_ [_ [H2 [H3 [H4 H5]]]]]];
      auto using domain_on_grid; try apply D1; try apply D2; try apply D3; repeat split; auto; apply Q. }
  assert (G : gap_sq n b p r = sum n (fun i => sq (oh i + ol i)) - sq r).
  { unfold gap_sq, distance_sq; f_equal; apply sum_ext; intros i Hi; now rewrite (proj1 (O i Hi)). }
  assert (X := fun terms => exact_sum_is_right n oh ol sqh sql r rh rl terms PR ltac:(intros i Hi; apply (O i Hi))); rewrite <- G in X.
  split; [intros terms A; destruct (X terms A) as [L _]; unfold expansion_parts_axis, expansion_parts_more; lia|].
  destruct (first_sum_is_enough n oh ol sqh sql r rh rl leading tail magnitude estimate bound N DR PR
    ltac:(intros i Hi; apply (O i Hi)) F HE HB) as [B0 [E1 E2]]; rewrite <- G in *.
  intros [[B ->]|[_ [terms [A ->]]]]; [|now destruct (X terms A) as [_ [P1 P2]]].
  unfold Rabs in B; destruct Rcase_abs; [assert (H := E2 ltac:(lra))|assert (H := E1 ltac:(lra))]; lra.
Qed.
