(* SPDX-License-Identifier: MIT *)
(* Sides that are sums, methods with a root, and numbers so ordinary that nothing over- or underflows. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Axes Band Floats Grid Constants.
Open Scope R_scope.

(** ** A corner and a size: the far side is rounded. *)

Lemma far_side_off prec emin S x w i : (0 < prec)%Z -> is_float prec emin (x i) -> is_float prec emin (w i) ->
  Rabs (x i) <= S -> 0 <= w i <= S ->
  Rabs (far_side prec emin x w i - (x i + w i)) <= 2 * roundoff prec * S.
Proof.
  intros P X W XS WS; unfold far_side; destruct (rnd_plus prec emin _ _ P X W) as [d [D ->]].
  replace ((x i + w i) * (1 + d) - (x i + w i)) with (d * (x i + w i)) by ring; rewrite Rabs_mult.
  assert (T := Rabs_triang (x i) (w i)); rewrite (Rabs_pos_eq (w i)) in T by lra.
  replace (2 * roundoff prec * S) with (roundoff prec * (2 * S)) by ring.
  apply Rmult_le_compat; auto; try apply Rabs_pos; lra.
Qed.

(** What clamp and nearest branch square: its exact value W, off from the true overshoot by the far side's rounding.
  *)
Lemma corner_offsets prec emin n S x w p : small_roundoff prec -> (forall i, (i < n)%nat -> 0 <= w i <= S) ->
  float_point prec emin n x -> float_point prec emin n w -> float_point prec emin n p -> within n S x ->
  let m := nearest_in x (far_side prec emin x w) p in
  (forall i, (i < n)%nat -> Rabs (Rabs (p i - m i) - overshoot (of_corner_size x w) p i) <= 2 * roundoff prec * S) /\
  (forall i, (i < n)%nat -> 0 <= Rabs (p i - m i) /\
     near (roundoff prec) 1 (Rabs (p i - m i)) (Rabs (offsets prec emin p m i))).
Proof.
  intros [P E] WS FX FW FP XS m; assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  assert (FF : float_point prec emin n (far_side prec emin x w)) by (intros i Hi; now apply rnd_is_float).
  split; intros i Hi.
  - assert (O := far_side_off prec emin S x w i P (FX i Hi) (FW i Hi) (XS i Hi) (WS i Hi)).
    assert (U : overshoot (of_corner_size x w) p i = Rabs (p i - Rmax (x i) (Rmin (p i) (x i + w i)))).
    { specialize (WS i Hi); unfold overshoot, signed_overshoot; simpl; clear - WS.
      unfold Rmax, Rmin, Rabs; repeat (destruct Rle_dec || destruct Rcase_abs); lra. }
    rewrite U; unfold m, nearest_in; eapply Rle_trans; [apply Rabs_triang_inv2|]; eapply Rle_trans; [|exact O].
    clear; generalize (far_side prec emin x w i) (x i + w i) (x i) (p i); intros a b y q.
    unfold Rmax, Rmin, Rabs; repeat (destruct Rle_dec || destruct Rcase_abs); lra.
  - split; [apply Rabs_pos|]; unfold offsets.
    assert (FM : is_float prec emin (m i)) by (apply (Rmax_case _ _ (is_float prec emin)); [|apply (Rmin_case _ _ (is_float prec emin))]; auto).
    destruct (rnd_minus prec emin (p i) (m i) P (FP i Hi) FM) as [c [C ->]]; rewrite Rabs_mult.
    assert (C' := Rabs_le_inv _ _ C); rewrite (Rabs_pos_eq (1 + c)) by lra.
    apply near_rounded; auto; [lra|apply Rabs_pos].
Qed.

Lemma band_nonneg prec n m a S : 0 <= a -> 0 <= S -> 0 <= band_k n m a * roundoff prec * S.
Proof.
  intros A S0; assert (0 <= roundoff prec) by apply u_ro_pos; unfold band_k; assert (0 <= INR m) by apply pos_INR.
  assert (0 <= a * sqrt (INR n)) by (apply Rmult_le_pos; auto; apply sqrt_pos).
  apply Rmult_le_pos; [apply Rmult_le_pos|]; lra.
Qed.

Lemma band_sides d r band (yes : Prop) : 0 <= band -> (yes -> d - r <= band) -> (~ yes -> d <= r -> r - d <= band) ->
  right_outside_band d r band yes.
Proof.
  intros B Y N; split; auto; intros NY; destruct (Rle_dec d r); auto; lra.
Qed.

(** clamp_corner, closed and open. *)
Theorem clamp_corner_band prec emin n x w p r S : small_roundoff prec -> (n <= 3)%nat -> 0 <= r <= S ->
  (forall i, (i < n)%nat -> 0 <= w i <= S) -> within n S x ->
  float_point prec emin n x -> float_point prec emin n w -> float_point prec emin n p ->
  let u := offsets prec emin p (nearest_in x (far_side prec emin x w) p) in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> fits prec emin (sq r) ->
  let d := sqrt (distance_sq n (of_corner_size x w) p) in
  let band := band_k n (n + 3) 2 * roundoff prec * S in
  right_outside_band d r band (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  right_outside_band d r band (float_sum prec emin n u < rnd prec emin (sq r)).
Proof.
  intros PE N RS WS XS FX FW FP u FU FR d band.
  destruct (corner_offsets prec emin n S x w p PE WS FX FW FP XS) as [O1 O2].
  destruct (compared_squares_band prec emin n 2 S (overshoot (of_corner_size x w) p) _ u r PE N ltac:(lra) RS O1 O2 FU FR) as [B1 B2].
  assert (BN := band_nonneg prec n (n + 3) 2 S ltac:(lra) ltac:(lra)).
  split; apply band_sides; auto; intros L; try (intros D; apply B2; auto; lra); apply B1; lra.
Qed.

(** ** A root of the sum against r, which is not squared. *)
Lemma float_sum_fits prec emin n u : (0 < prec)%Z -> (forall i, (i < n)%nat -> fits prec emin (sq (u i))) ->
  fits prec emin (float_sum prec emin n u) /\ 0 <= float_sum prec emin n u.
Proof.
  intros P; induction n as [|n IH]; intros F; simpl; [split; [now left|lra]|].
  destruct IH as [I0 I1]; [intros; apply F; lia|].
  assert (FB : is_float prec emin (bpow radix2 (emin + prec - 1))) by (apply generic_format_FLT_bpow; [exact P|lia]).
  assert (Q : fits prec emin (rnd prec emin (sq (u n))) /\ 0 <= rnd prec emin (sq (u n))).
  { assert (S0 := sq_nonneg (u n)); split.
    - destruct (F n ltac:(lia)) as [->|L]; [left; apply rnd_0|right].
      rewrite Rabs_pos_eq in L by auto.
      rewrite Rabs_pos_eq by (rewrite <- (rnd_0 prec emin); now apply rnd_le).
      rewrite <- (rnd_float prec emin _ P FB); now apply rnd_le.
    - rewrite <- (rnd_0 prec emin); now apply rnd_le. }
  destruct Q as [Q0 Q1]; set (s := float_sum prec emin n u) in *; set (q := rnd prec emin (sq (u n))) in *.
  assert (P0 : 0 <= rnd prec emin (s + q)) by (rewrite <- (rnd_0 prec emin); apply rnd_le; auto; lra).
  split; auto; destruct I0 as [I0|I0], Q0 as [Q0|Q0]; [left; rewrite I0, Q0, Rplus_0_r; apply rnd_0|right..];
    rewrite Rabs_pos_eq by auto; rewrite <- (rnd_float prec emin _ P FB) at 1; apply rnd_le; auto; rewrite ?Rabs_pos_eq in * by auto; lra.
Qed.

Lemma root_near prec emin s : small_roundoff prec -> (emin + prec - 1 <= 0)%Z -> fits prec emin s -> 0 <= s ->
  0 <= rnd prec emin (sqrt s) /\ near (roundoff prec) 2 s (sq (rnd prec emin (sqrt s))).
Proof.
  intros [P E] L F S0; assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  assert (EE : 0 <= roundoff prec < 1) by lra; assert (R0 := sqrt_pos s). assert (FR : fits prec emin (sqrt s)).
  { destruct F as [->|F]; [left; apply sqrt_0|right]; rewrite Rabs_pos_eq in * by auto.
    assert (B1 : bpow radix2 (emin + prec - 1) <= 1) by (change 1 with (bpow radix2 0); now apply bpow_le).
    assert (B0 := bpow_gt_0 radix2 (emin + prec - 1)).
    assert (Q := sqrt_sqrt s S0); apply Rnot_lt_le; intros H; nra. }
  destruct (rnd_product prec emin (sqrt s) P FR) as [d [D ->]]; assert (D' := Rabs_le_inv _ _ D).
  assert (T0 : 0 <= sqrt s * (1 + d)) by (apply Rmult_le_pos; lra); split; auto.
  replace s with (sq (sqrt s)) at 1 by (unfold sq; now apply sqrt_sqrt).
  apply (near_square _ 1); auto; now apply near_rounded.
Qed.

Lemma roots_compared prec emin n W u r : small_roundoff prec -> (emin + prec - 1 <= 0)%Z -> 0 <= r ->
  (forall i, (i < n)%nat -> 0 <= W i /\ near (roundoff prec) 1 (W i) (Rabs (u i))) ->
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) ->
  let t := rnd prec emin (sqrt (float_sum prec emin n u)) in
  (t <= r -> (1 - roundoff prec) ^ (n + 4) * sum n (fun i => sq (W i)) <= sq r) /\
  (r <= t -> (1 - roundoff prec) ^ (n + 4) * sq r <= sum n (fun i => sq (W i))).
Proof.
  intros PE EM R0 HU HF t; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos; assert (EE : 0 <= roundoff prec < 1) by lra.
  destruct (float_sum_near prec emin n u PE HF) as [_ [_ SN]].
  destruct (float_sum_fits prec emin n u P HF) as [SF S0].
  destruct (root_near prec emin _ PE EM SF S0) as [T0 TN]; fold t in T0, TN.
  assert (WN : near (roundoff prec) 2 (sum n (fun i => sq (W i))) (sum n (fun i => sq (u i)))).
  { apply near_sum; intros i Hi; destruct (HU i Hi) as [W0 WU]; rewrite <- (sq_abs (u i)).
    apply (near_square _ 1); auto; apply Rabs_pos. }
  assert (Z := near_trans _ _ _ _ _ _ EE (near_trans _ _ _ _ _ _ EE WN SN) TN).
  replace (2 + n + 2)%nat with (n + 4)%nat in Z by lia; destruct Z as [Z1 Z2]; split; intros L.
  - eapply Rle_trans; [exact Z1|apply sq_le; auto].
  - eapply Rle_trans; [|exact Z2]; apply Rmult_le_compat_l; [apply Rlt_le, power_bounds, EE|apply sq_le; lra].
Qed.

Theorem compared_roots_band prec emin n a S U W u r : small_roundoff prec -> (emin + prec - 1 <= 0)%Z ->
  (n <= 3)%nat -> 0 <= a <= 251 / 100 -> 0 <= r <= S ->
  (forall i, (i < n)%nat -> Rabs (W i - U i) <= a * roundoff prec * S) ->
  (forall i, (i < n)%nat -> 0 <= W i /\ near (roundoff prec) 1 (W i) (Rabs (u i))) ->
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) ->
  let t := rnd prec emin (sqrt (float_sum prec emin n u)) in
  (t <= r -> norm n U - r <= band_k n (n + 4) a * roundoff prec * S) /\
  (r <= t -> norm n U <= r -> r - norm n U <= band_k n (n + 4) a * roundoff prec * S).
Proof.
  intros PE EM N A RS HW HU HF t; assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  destruct (roots_compared prec emin n W u r PE EM (proj1 RS) HU HF) as [C1 C2]; fold t in C1, C2.
  destruct (band_right n (n + 4) a (roundoff prec) S U W r) as [B1 B2]; auto; lia.
Qed.

Theorem nearest_branch_band prec emin n x w p r S : small_roundoff prec -> (emin + prec - 1 <= 0)%Z ->
  (n <= 3)%nat -> 0 <= r <= S ->
  (forall i, (i < n)%nat -> 0 <= w i <= S) -> within n S x ->
  float_point prec emin n x -> float_point prec emin n w -> float_point prec emin n p ->
  let u := fun i => Rabs (offsets prec emin p (branch_in x (far_side prec emin x w) p) i) in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) ->
  right_outside_band (sqrt (distance_sq n (of_corner_size x w) p)) r (band_k n (n + 4) 2 * roundoff prec * S)
    (rnd prec emin (sqrt (float_sum prec emin n u)) < r).
Proof.
  intros PE EM N RS WS XS FX FW FP u FU; assert (P := proj1 PE).
  destruct (corner_offsets prec emin n S x w p PE WS FX FW FP XS) as [O1 O2].
  assert (SAME : forall i, (i < n)%nat -> branch_in x (far_side prec emin x w) p i = nearest_in x (far_side prec emin x w) p i).
  { intros i Hi; assert (F : x i <= far_side prec emin x w i).
    { unfold far_side; rewrite <- (rnd_float prec emin (x i) P (FX i Hi)) at 1; apply rnd_le; auto.
      specialize (WS i Hi); lra. }
    unfold branch_in, nearest_in, Rmax, Rmin; repeat destruct Rlt_dec; repeat destruct Rle_dec; lra. }
  destruct (compared_roots_band prec emin n 2 S (overshoot (of_corner_size x w) p) _ u r PE EM N ltac:(lra) RS O1) as [B1 B2]; auto.
  { intros i Hi; split; [apply Rabs_pos|]; unfold u; rewrite Rabs_Rabsolu; unfold offsets; rewrite SAME by auto.
    apply O2, Hi. }
  apply band_sides; [apply band_nonneg; lra|intros; apply B1; lra|intros; apply B2; auto; lra].
Qed.

(** ** Ordinary numbers *)
Definition ordinary (x : R) : Prop :=
  x = 0 \/ bpow radix2 ordinary_lowest <= Rabs x <= bpow radix2 ordinary_highest.

(** The grid that ordinary floats, their sums and differences lie on; its squares do not underflow. *)
Definition ordinary_grid (prec : Z) : Z := (ordinary_lowest + 1 - prec)%Z.
Definition ordinary_fits (prec emin : Z) : Prop :=
  (0 < prec)%Z /\ (emin + prec - 1 <= 2 * ordinary_grid prec)%Z.

Lemma ordinary_on_grid prec emin x : (0 < prec)%Z -> is_float prec emin x -> ordinary x ->
  on_grid (ordinary_grid prec) x.
Proof. intros P F [->|[L _]]; [apply on_grid_0|]; eapply float_on_grid; eauto. Qed.

Lemma ordinary_at_most x : ordinary x -> Rabs x <= bpow radix2 ordinary_highest.
Proof. intros [->|[_ H]]; auto; rewrite Rabs_R0; apply bpow_ge_0. Qed.

Lemma grid_square_fits prec emin x : ordinary_fits prec emin -> on_grid (ordinary_grid prec) x ->
  fits prec emin (sq x).
Proof.
  intros [P F] G; destruct (on_grid_least _ _ (on_grid_product _ _ _ _ G G)) as [Z|L]; [left; exact Z|right].
  eapply Rle_trans; [|exact L]; apply bpow_le; lia.
Qed.

Lemma rnd_bounded prec emin k x : (0 < prec)%Z -> (emin <= k)%Z -> Rabs x <= bpow radix2 k ->
  Rabs (rnd prec emin x) <= bpow radix2 k.
Proof.
  intros P E B; assert (I : Prec_gt_0 prec) by exact P; unfold rnd; apply abs_round_le_generic;
    auto with typeclass_instances; apply generic_format_FLT_bpow; auto.
Qed.

(** Every step of a sum of up to three squares of numbers up to 2^k stays within 2^(2k + 2). *)
Lemma float_sum_bounded prec emin k n u : (0 < prec)%Z -> (emin <= 2 * k)%Z -> (n <= 3)%nat ->
  (forall i, (i < n)%nat -> Rabs (u i) <= bpow radix2 k) ->
  (forall i, (i < n)%nat -> Rabs (rnd prec emin (sq (u i))) <= bpow radix2 (2 * k)) /\
  forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) <= bpow radix2 (2 * k + 2).
Proof.
  intros P E N U; assert (B0 := bpow_gt_0 radix2 (2 * k)).
  assert (SQ : forall i, (i < n)%nat -> Rabs (rnd prec emin (sq (u i))) <= bpow radix2 (2 * k)).
  { intros i Hi; apply rnd_bounded; auto; rewrite Rabs_pos_eq by apply sq_nonneg; rewrite <- sq_abs.
    replace (2 * k)%Z with (k + k)%Z by ring; rewrite bpow_plus; apply sq_le; [apply Rabs_pos|auto]. }
  assert (P1 : bpow radix2 (2 * k + 1) = 2 * bpow radix2 (2 * k)) by (rewrite bpow_plus; change (bpow radix2 1) with 2; ring).
  assert (P2 : bpow radix2 (2 * k + 2) = 4 * bpow radix2 (2 * k)) by (rewrite bpow_plus; change (bpow radix2 2) with 4; ring).
  assert (T : forall s q a b c, Rabs s <= a -> Rabs q <= b -> a + b <= bpow radix2 c -> (emin <= c)%Z ->
    Rabs (rnd prec emin (s + q)) <= bpow radix2 c).
  { intros s q a b c SA QB AB EC; apply rnd_bounded; auto; eapply Rle_trans; [apply Rabs_triang|lra]. }
  split; auto; intros j J.
  assert (S1 : (1 <= n)%nat -> Rabs (float_sum prec emin 1 u) <= bpow radix2 (2 * k)).
  { intros L; cbn [float_sum]; apply (T _ _ 0 (bpow radix2 (2 * k))); [rewrite Rabs_R0; lra|apply SQ; lia|lra|lia]. }
  assert (S2 : (2 <= n)%nat -> Rabs (float_sum prec emin 2 u) <= bpow radix2 (2 * k + 1)).
  { intros L; apply (T _ _ (bpow radix2 (2 * k)) (bpow radix2 (2 * k))); [apply S1; lia|apply SQ; lia|lra|lia]. }
  assert (S3 : (3 <= n)%nat -> Rabs (float_sum prec emin 3 u) <= bpow radix2 (2 * k + 2)).
  { intros L; apply (T _ _ (bpow radix2 (2 * k + 1)) (bpow radix2 (2 * k))); [apply S2; lia|apply SQ; lia|lra|lia]. }
  destruct j as [|[|[|[|]]]]; try lia; auto.
  - simpl; rewrite Rabs_R0; apply bpow_ge_0.
  - specialize (S1 J); lra.
  - specialize (S2 J); lra.
Qed.

(** Floats, all ordinary, in a format that has room for their squares. *)
Definition ordinary_point prec emin n (x : point) : Prop :=
  forall i, (i < n)%nat -> is_float prec emin (x i) /\ ordinary (x i).

(** fold: nothing underflows, nothing passes 2^(2h + 4), h the largest exponent, and so the band needs no condition.
  *)
Theorem fold_ordinary prec emin n b p r S : small_roundoff prec -> ordinary_fits prec emin ->
  (emin <= ordinary_highest)%Z -> (n <= 3)%nat -> valid n b -> 0 <= r <= S -> is_float prec emin r -> ordinary r ->
  ordinary_point prec emin n (mid b) -> ordinary_point prec emin n (half b) -> ordinary_point prec emin n p ->
  within n S (mid b) -> within n S p ->
  let u := fold_overshoot prec emin b p in
  right_outside_band (sqrt (distance_sq n b p)) r (band_k n (n + 3) 2 * roundoff prec * S)
    (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  (forall i, (i < n)%nat -> Rabs (u i) <= bpow radix2 (ordinary_highest + 1)) /\
  (forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) <= bpow radix2 (2 * ordinary_highest + 4)).
Proof.
  intros PE OF EH N V RS FR OR OC OH OP SC SP u; assert (P := proj1 OF).
  assert (G : forall x, is_float prec emin x -> ordinary x -> on_grid (ordinary_grid prec) x) by (intros; eapply ordinary_on_grid; eauto).
  assert (H0 : (0 <= ordinary_highest)%Z) by (unfold ordinary_highest; lia).
  assert (UB : forall i, (i < n)%nat -> Rabs (u i) <= bpow radix2 (ordinary_highest + 1)).
  { intros i Hi; destruct (OC i Hi) as [C1 C2], (OP i Hi) as [P1 P2].
    apply ordinary_at_most in C2; apply ordinary_at_most in P2; specialize (V i Hi).
    assert (DB : Rabs (rnd prec emin (p i - mid b i)) <= bpow radix2 (ordinary_highest + 1)).
    { apply rnd_bounded; auto; [lia|]; rewrite bpow_plus; change (bpow radix2 1) with 2.
      assert (T := Rabs_triang (p i) (- mid b i)); rewrite Rabs_Ropp in T; unfold Rminus; lra. }
    unfold u, fold_overshoot; rewrite Rabs_pos_eq by apply Rmax_r; apply Rmax_lub; [|apply bpow_ge_0].
    set (v := Rabs (rnd prec emin (p i - mid b i))) in *.
    apply Rle_trans with (rnd prec emin v); [apply rnd_le; auto; lra|].
    rewrite rnd_float; auto; apply float_abs, rnd_is_float; auto. }
  split; [|split; [auto|]].
  - apply fold_band; auto; try (intros i Hi; apply OC || apply OH || apply OP; auto).
    + intros i Hi; apply grid_square_fits; auto; unfold fold_overshoot; apply Rmax_case; [|apply on_grid_0].
      destruct (OC i Hi), (OH i Hi), (OP i Hi).
      apply rnd_on_grid; auto; apply on_grid_minus; auto; apply on_grid_abs, rnd_on_grid; auto; apply on_grid_minus; auto.
    + apply grid_square_fits; auto.
  - intros j J; replace (2 * ordinary_highest + 4)%Z with (2 * (ordinary_highest + 1) + 2)%Z by ring.
    apply (float_sum_bounded prec emin (ordinary_highest + 1) n u); auto; lia.
Qed.

Lemma offsets_ordinary prec emin n p m : ordinary_fits prec emin -> (emin <= ordinary_highest)%Z ->
  ordinary_point prec emin n p ->
  (forall i, (i < n)%nat -> on_grid (ordinary_grid prec) (m i) /\ Rabs (m i) <= bpow radix2 (ordinary_highest + 1)) ->
  forall i, (i < n)%nat -> on_grid (ordinary_grid prec) (offsets prec emin p m i) /\
    Rabs (offsets prec emin p m i) <= bpow radix2 (ordinary_highest + 2).
Proof.
  intros OF EH OP OM i Hi; destruct (OP i Hi) as [P1 P2], (OM i Hi) as [M1 M2]; assert (P := proj1 OF).
  split; [apply rnd_on_grid; auto; apply on_grid_minus; auto; eapply ordinary_on_grid; eauto|].
  apply rnd_bounded; auto; [lia|]; apply ordinary_at_most in P2.
  replace (ordinary_highest + 2)%Z with (ordinary_highest + 1 + 1)%Z by ring; rewrite (bpow_plus _ _ 1).
  change (bpow radix2 1) with 2.
  assert (L : bpow radix2 ordinary_highest <= bpow radix2 (ordinary_highest + 1)) by (apply bpow_le; lia).
  assert (T := Rabs_triang (p i) (- m i)); rewrite Rabs_Ropp in T; unfold Rminus; lra.
Qed.

(** Stored sides: Arvo, nearest interval, clamp of lo_hi. *)
Theorem interval_ordinary prec emin n lo hi p r S : small_roundoff prec -> ordinary_fits prec emin ->
  (emin <= ordinary_highest)%Z -> (n <= 3)%nat -> (forall i, (i < n)%nat -> lo i <= hi i) ->
  0 <= r <= S -> is_float prec emin r -> ordinary r ->
  ordinary_point prec emin n lo -> ordinary_point prec emin n hi -> ordinary_point prec emin n p ->
  let u := offsets prec emin p (fun i => Rmin (Rmax (p i) (lo i)) (hi i)) in
  let d := sqrt (distance_sq n (of_lo_hi lo hi) p) in
  let band := band_k n (n + 3) 0 * roundoff prec * S in
  right_outside_band d r band (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  right_outside_band d r band (float_sum prec emin n u < rnd prec emin (sq r)) /\
  forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) <= bpow radix2 (2 * ordinary_highest + 6).
Proof.
  intros PE OF EH N LH RS FR OR OL OU OP u d band; assert (P := proj1 OF).
  assert (H0 : (0 <= ordinary_highest)%Z) by (unfold ordinary_highest; lia).
  assert (G : forall x, is_float prec emin x -> ordinary x -> on_grid (ordinary_grid prec) x) by (intros; eapply ordinary_on_grid; eauto).
  assert (UB := offsets_ordinary prec emin n p (fun i => Rmin (Rmax (p i) (lo i)) (hi i)) OF EH OP).
  assert (MB : forall i, (i < n)%nat -> on_grid (ordinary_grid prec) (Rmin (Rmax (p i) (lo i)) (hi i)) /\
    Rabs (Rmin (Rmax (p i) (lo i)) (hi i)) <= bpow radix2 (ordinary_highest + 1)).
  { intros i Hi; destruct (OL i Hi) as [L1 L2], (OU i Hi) as [U1 U2], (OP i Hi) as [P1 P2].
    split; [apply Rmin_case; [apply Rmax_case|]; auto|].
    apply Rle_trans with (bpow radix2 ordinary_highest); [|apply bpow_le; lia].
    apply ordinary_at_most in L2; apply ordinary_at_most in U2; apply ordinary_at_most in P2.
    unfold Rmin, Rmax; repeat destruct Rle_dec; auto. }
  specialize (UB MB); fold u in UB.
  destruct (interval_band prec emin n lo hi p r S) as [B1 B2]; auto; try (intros i Hi; apply OL || apply OU || apply OP; auto).
  - intros i Hi; apply grid_square_fits; auto; apply UB, Hi.
  - apply grid_square_fits; auto.
  - split; [exact B1|split; [exact B2|]]; intros j J.
    replace (2 * ordinary_highest + 6)%Z with (2 * (ordinary_highest + 2) + 2)%Z by ring.
    apply (float_sum_bounded prec emin (ordinary_highest + 2) n u); auto; [lia|intros; apply UB; auto].
Qed.

(** A corner and a size: clamp, closed and open, and nearest branch. *)
Theorem corner_ordinary prec emin n x w p r S : small_roundoff prec -> ordinary_fits prec emin ->
  (emin <= ordinary_highest)%Z -> (emin + prec - 1 <= 0)%Z -> (n <= 3)%nat ->
  (forall i, (i < n)%nat -> 0 <= w i <= S) -> within n S x -> 0 <= r <= S -> is_float prec emin r -> ordinary r ->
  ordinary_point prec emin n x -> ordinary_point prec emin n w -> ordinary_point prec emin n p ->
  let u := offsets prec emin p (nearest_in x (far_side prec emin x w) p) in
  let v := fun i => Rabs (offsets prec emin p (branch_in x (far_side prec emin x w) p) i) in
  let d := sqrt (distance_sq n (of_corner_size x w) p) in
  let band m := band_k n (n + m) 2 * roundoff prec * S in
  right_outside_band d r (band 3%nat) (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  right_outside_band d r (band 3%nat) (float_sum prec emin n u < rnd prec emin (sq r)) /\
  right_outside_band d r (band 4%nat) (rnd prec emin (sqrt (float_sum prec emin n v)) < r) /\
  forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) <= bpow radix2 (2 * ordinary_highest + 6) /\
    Rabs (float_sum prec emin j v) <= bpow radix2 (2 * ordinary_highest + 6).
Proof.
  intros PE OF EH EM N WS XS RS FR OR OX OW OP u v d band; assert (P := proj1 OF).
  assert (H0 : (0 <= ordinary_highest)%Z) by (unfold ordinary_highest; lia).
  assert (G : forall y, is_float prec emin y -> ordinary y -> on_grid (ordinary_grid prec) y) by (intros; eapply ordinary_on_grid; eauto).
  assert (FB : forall i, (i < n)%nat -> on_grid (ordinary_grid prec) (far_side prec emin x w i) /\
    Rabs (far_side prec emin x w i) <= bpow radix2 (ordinary_highest + 1)).
  { intros i Hi; destruct (OX i Hi) as [X1 X2], (OW i Hi) as [W1 W2].
    split; [apply rnd_on_grid; auto; apply on_grid_plus; auto|]; apply rnd_bounded; auto; [lia|].
    apply ordinary_at_most in X2; apply ordinary_at_most in W2.
    rewrite bpow_plus; change (bpow radix2 1) with 2; assert (T := Rabs_triang (x i) (w i)); lra. }
  assert (L : bpow radix2 ordinary_highest <= bpow radix2 (ordinary_highest + 1)) by (apply bpow_le; lia).
  assert (UB := offsets_ordinary prec emin n p (nearest_in x (far_side prec emin x w) p) OF EH OP).
  assert (VB := offsets_ordinary prec emin n p (branch_in x (far_side prec emin x w) p) OF EH OP).
  fold u in UB.
  assert (MB : forall (f : R -> R -> R -> R), (forall a b c, f a b c = a \/ f a b c = b \/ f a b c = c) ->
    forall i, (i < n)%nat -> on_grid (ordinary_grid prec) (f (x i) (far_side prec emin x w i) (p i)) /\
      Rabs (f (x i) (far_side prec emin x w i) (p i)) <= bpow radix2 (ordinary_highest + 1)).
  { intros f F i Hi; destruct (OX i Hi) as [X1 X2], (OP i Hi) as [P1 P2], (FB i Hi) as [F1 F2].
    apply G in X1 as XG; auto; apply G in P1 as PG; auto.
    apply ordinary_at_most in X2; apply ordinary_at_most in P2.
    destruct (F (x i) (far_side prec emin x w i) (p i)) as [->|[->| ->]]; split; auto; lra. }
  specialize (UB (MB (fun a b c => Rmax a (Rmin c b)) ltac:(intros; unfold Rmax, Rmin; repeat destruct Rle_dec; auto))).
  specialize (VB (MB (fun a b c => if Rlt_dec c a then a else if Rlt_dec b c then b else c) ltac:(intros; cbv beta; repeat destruct Rlt_dec; auto))).
  assert (V' : forall i, (i < n)%nat -> on_grid (ordinary_grid prec) (v i) /\ Rabs (v i) <= bpow radix2
    (ordinary_highest + 2)).
  { intros i Hi; destruct (VB i Hi); unfold v; rewrite Rabs_Rabsolu; split; auto; now apply on_grid_abs. }
  assert (FX : float_point prec emin n x) by (intros i Hi; apply OX, Hi).
  assert (FW : float_point prec emin n w) by (intros i Hi; apply OW, Hi).
  assert (FP : float_point prec emin n p) by (intros i Hi; apply OP, Hi).
  assert (FIT : forall y, on_grid (ordinary_grid prec) y -> fits prec emin (sq y)) by (intros; now apply grid_square_fits).
  destruct (clamp_corner_band prec emin n x w p r S PE N RS WS XS FX FW FP) as [B1 B2]; auto.
  { intros i Hi; apply FIT, UB, Hi. }
  split; [exact B1|split; [exact B2|split]].
  - apply nearest_branch_band; auto; intros i Hi; apply FIT, V', Hi.
  - intros j J; replace (2 * ordinary_highest + 6)%Z with (2 * (ordinary_highest + 2) + 2)%Z by ring.
    split; [apply (float_sum_bounded prec emin (ordinary_highest + 2) n u)
           |apply (float_sum_bounded prec emin (ordinary_highest + 2) n v)]; auto; try lia; intros; [apply UB|apply V']; auto.
Qed.

(** f32 and f64 have room: for the squares, and up to 2^(2h + 6) without overflow. *)
Theorem ordinary_formats_fit :
  ordinary_fits 24 (-149) /\ ordinary_fits 53 (-1074) /\ (2 * ordinary_highest + 6 < 128)%Z.
Proof. unfold ordinary_fits, ordinary_grid, ordinary_lowest, ordinary_highest; lia. Qed.
