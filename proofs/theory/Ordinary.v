(* SPDX-License-Identifier: MIT *)
(* Methods in f32 and f64 on numbers so ordinary that nothing over- or underflows: right outside the band that the checker allows. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Axes Band Floats Grid Constants Checker Enough.
From Tangency Require Statements.
Import Statements(format, ordinary, ordinary_point).
Open Scope R_scope.

(** The grid that ordinary floats, their sums and differences lie on; its squares do not underflow. *)
Definition ordinary_grid (prec : Z) : Z := (ordinary_lowest + 1 - prec)%Z.
Definition tame prec k x : Prop := on_grid (ordinary_grid prec) x /\ Rabs x <= bpow radix2 (ordinary_highest + k).

Lemma format_fits prec emin emax : format prec emin emax -> small_roundoff prec /\ (2 < prec)%Z /\
  (emin + prec - 1 <= 2 * ordinary_grid prec)%Z /\ (emin + prec <= 0)%Z /\ (0 <= ordinary_highest)%Z /\ (2 * ordinary_highest + 6 < emax)%Z.
Proof.
  destruct formats_are_covered as [A [B _]]; unfold ordinary_grid, ordinary_lowest, ordinary_highest.
  intros [[-> [-> ->]]|[-> [-> ->]]]; (split; [assumption|lia]).
Qed.

Lemma tame_ordinary prec emin x : (0 < prec)%Z -> ordinary prec emin x -> tame prec 0 x.
Proof.
  intros P [F [->|[L H]]]; unfold tame; rewrite Z.add_0_r; [rewrite Rabs_R0; split; [apply on_grid_0|apply bpow_ge_0]|].
  split; [eapply float_on_grid; eauto|auto].
Qed.
Lemma tame_more prec k m x : (k <= m)%Z -> tame prec k x -> tame prec m x.
Proof. intros K [G B]; split; auto; eapply Rle_trans; [exact B|apply bpow_le; lia]. Qed.
Lemma tame_abs prec k x : tame prec k x -> tame prec k (Rabs x).
Proof. intros [G B]; split; [now apply on_grid_abs|now rewrite Rabs_Rabsolu]. Qed.
Lemma tame_sum prec emin k x y : (0 < prec)%Z -> (emin <= ordinary_highest + (k + 1))%Z -> tame prec k x -> tame prec k y ->
  tame prec (k + 1) (rnd prec emin (x + y)).
Proof.
  intros P E [GX X] [GY Y]; split; [apply rnd_on_grid; auto; now apply on_grid_plus|apply rnd_bounded; auto].
  rewrite Z.add_assoc, bpow_plus; change (bpow radix2 1) with 2; assert (T := Rabs_triang x y); lra.
Qed.
Lemma tame_difference prec emin k x y : (0 < prec)%Z -> (emin <= ordinary_highest + (k + 1))%Z -> tame prec k x -> tame prec k y ->
  tame prec (k + 1) (rnd prec emin (x - y)).
Proof. intros P E X [G B]; apply tame_sum; auto; split; [now apply on_grid_opp|now rewrite Rabs_Ropp]. Qed.
Lemma tame_square prec emin k x : (emin + prec - 1 <= 2 * ordinary_grid prec)%Z -> tame prec k x -> fits prec emin (sq x).
Proof.
  intros E [G _]; destruct (on_grid_least _ _ (on_grid_product _ _ _ _ G G)) as [Z|L]; [left; exact Z|right].
  eapply Rle_trans; [|exact L]; apply bpow_le; lia.
Qed.

(** A sum of up to three squares of numbers up to 2^k: nothing in it underflows, and no step exceeds 3 * 2^(2k). *)
Lemma float_sum_tame prec emin k n u : (2 < prec)%Z -> (emin <= 2 * (ordinary_highest + k))%Z -> (n <= 3)%nat ->
  (forall i, (i < n)%nat -> tame prec k (u i)) -> let s := float_sum prec emin n u in
  on_grid (2 * ordinary_grid prec) s /\ Rabs s <= INR n * bpow radix2 (2 * (ordinary_highest + k)).
Proof.
  intros P E N U; cbv zeta; set (m := (2 * (ordinary_highest + k))%Z) in *; assert (M := bpow_gt_0 radix2 m).
  assert (I : Prec_gt_0 prec) by (unfold Prec_gt_0; lia); induction n as [|n IH]; simpl float_sum.
  - split; [apply on_grid_0|rewrite Rabs_R0; simpl; lra].
  - destruct (IH ltac:(lia) ltac:(auto)) as [G B], (U n ltac:(lia)) as [UG UB].
    assert (SQ : Rabs (rnd prec emin (sq (u n))) <= bpow radix2 m).
    { apply rnd_bounded; [lia|auto|]; rewrite Rabs_pos_eq, <- sq_abs by apply sq_nonneg; unfold m.
      rewrite <- Z.add_diag, bpow_plus; apply sq_le; auto; apply Rabs_pos. }
    split; [apply rnd_on_grid; [lia|apply on_grid_plus; auto; apply rnd_on_grid; [lia|]]|].
    { replace (2 * ordinary_grid prec)%Z with (ordinary_grid prec + ordinary_grid prec)%Z by ring; now apply on_grid_product. }
    assert (S3 : 0 <= INR (S n) <= 4) by (split; [apply pos_INR|apply le_INR in N; simpl in N |- *; lra]).
    apply abs_round_le_generic; auto with typeclass_instances.
    + apply grid_float with m; [lia|auto|apply on_grid_iff; exists (Z.of_nat (S n)); now rewrite <- INR_IZR_INZ|].
      rewrite Rabs_pos_eq by (apply Rmult_le_pos; lra); apply Rle_trans with (4 * bpow radix2 m); [apply Rmult_le_compat_r; lra|].
      change 4 with (bpow radix2 2); rewrite <- bpow_plus; apply bpow_le; lia.
    + rewrite S_INR; eapply Rle_trans; [apply Rabs_triang|lra].
Qed.

(** The checker's own k is larger than that of any of these methods, in the plane and in space. *)
Lemma band_within n m a prec S : (n = 2 \/ n = 3)%nat -> (m = 3 \/ m = 4)%nat -> (a = 0 \/ a = 2) -> 0 <= S ->
  0 <= band_k n (n + m) a * roundoff prec * S <= IZR default_band * roundoff prec * S.
Proof.
  intros N M A S0; assert (U : 0 <= roundoff prec * S) by (apply Rmult_le_pos; auto; apply u_ro_pos); rewrite !Rmult_assoc.
  assert (K : 0 <= band_k n (n + m) a <= IZR default_band); [|split; [now apply Rmult_le_pos|now apply Rmult_le_compat_r]].
  destruct band_is_enough as [[F2 [F3 _]] _], band_of_roots_is_enough as [R2 [R3 [_ B]]]; unfold band_k in *.
  assert (Q2 : sqrt (INR 2) <= sqrt (INR 3)) by (apply sqrt_le_1_alt; simpl; lra); assert (Q0 := sqrt_pos (INR 2)).
  destruct N as [->| ->], M as [->| ->], A as [->| ->]; simpl in *; lra.
Qed.

(** y and q are within m and k roundings of x and r. *)
Lemma near_compared e m k x y r q : 0 <= e < 1 -> near e m x y -> near e k r q ->
  (y <= q -> (1 - e) ^ (m + k) * x <= r) /\ (q <= y -> (1 - e) ^ (m + k) * r <= x).
Proof.
  intros E [A B] [C D]; assert (P := power_bounds e m E); assert (Q := power_bounds e k E); rewrite pow_add; split; intros L.
  - apply Rle_trans with ((1 - e) ^ k * q); auto; rewrite (Rmult_comm ((1 - e) ^ m)), Rmult_assoc; apply Rmult_le_compat_l; lra.
  - apply Rle_trans with ((1 - e) ^ m * y); auto; rewrite Rmult_assoc; apply Rmult_le_compat_l; lra.
Qed.

(** What every method does. U are the exact overshoots, W what is off from them by at most a roundings of S, and u one rounding of that:
    squares of u summed and compared with the radius's square, closed and open, and the root of the sum with the radius. *)
Theorem squares_within_band prec emin emax n a S U W u r : format prec emin emax -> (n = 2 \/ n = 3)%nat -> (a = 0 \/ a = 2) ->
  0 <= r <= S -> ordinary prec emin r ->
  (forall i, (i < n)%nat -> Rabs (W i - U i) <= a * roundoff prec * S /\ 0 <= W i /\ near (roundoff prec) 1 (W i) (Rabs (u i)) /\
     tame prec 2 (u i)) ->
  let band := IZR default_band * roundoff prec * S in let s := float_sum prec emin n u in
  right_outside_band (norm n U) r band (s <= rnd prec emin (sq r)) /\
  right_outside_band (norm n U) r band (s < rnd prec emin (sq r)) /\
  right_outside_band (norm n U) r band (rnd prec emin (sqrt s) < r) /\
  forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) < bpow radix2 emax.
Proof.
  intros F N A RS RO H band s; destruct (format_fits prec emin emax F) as [PE [P [EG [E0 [H0 HM]]]]]; assert (E := proj2 PE).
  assert (U0 : 0 <= roundoff prec) by apply u_ro_pos; assert (EE : 0 <= roundoff prec < 1) by lra; assert (N3 : (n <= 3)%nat) by lia.
  assert (FIT : forall i, (i < n)%nat -> fits prec emin (sq (u i))) by (intros i Hi; apply (tame_square prec emin 2); auto; apply H, Hi).
  destruct (float_sum_near prec emin n u PE FIT) as [S0 [_ SN]]; fold s in S0, SN.
  assert (WN : near (roundoff prec) (2 + n) (sum n (fun i => sq (W i))) s).
  { eapply near_trans; eauto; apply near_sum; intros i Hi; destruct (H i Hi) as [_ [W0 [WU _]]]; rewrite <- (sq_abs (u i)).
    apply (near_square _ 1); auto; apply Rabs_pos. }
  assert (SIDES : forall m (yes : Prop), (m = 3 \/ m = 4)%nat ->
    (yes -> (1 - roundoff prec) ^ (n + m) * sum n (fun i => sq (W i)) <= sq r) ->
    (~ yes -> (1 - roundoff prec) ^ (n + m) * sq r <= sum n (fun i => sq (W i))) -> right_outside_band (norm n U) r band yes).
  { intros m yes M Y NY; assert (B := band_within n m a prec S N M A ltac:(lra)); fold band in B.
    destruct (band_right n (n + m) a (roundoff prec) S U W r) as [B1 B2]; try lra; try lia; [intros i Hi; apply H, Hi|].
    split; intros T; [specialize (B1 (Y T)); lra|]; destruct (Rle_dec (norm n U) r); [specialize (B2 (NY T))|]; lra. }
  destruct (rnd_product prec emin (sq r)) as [d [D Q]]; [lia|apply (tame_square prec emin 0); auto; apply (tame_ordinary _ emin); auto;
    lia|].
  assert (QN := near_rounded _ _ _ EE (sq_nonneg r) D); rewrite <- Q in QN; destruct (near_compared _ _ _ _ _ _ _ EE WN QN) as [C1 C2].
  replace (2 + n + 1)%nat with (n + 3)%nat in C1, C2 by lia.
  destruct (float_sum_tame prec emin 2 n u) as [SG _]; [lia|lia|lia|intros i Hi; apply H, Hi|fold s in SG].
  assert (FR : fits prec emin (sqrt s)).
  { destruct (on_grid_least _ _ SG) as [->|L]; [left; apply sqrt_0|right]; rewrite Rabs_pos_eq in L by auto;
      rewrite Rabs_pos_eq by apply sqrt_pos.
    assert (T := sqrt_le_1_alt _ _ L); replace (2 * ordinary_grid prec)%Z with (ordinary_grid prec + ordinary_grid prec)%Z in T by ring.
    rewrite bpow_plus, sqrt_square in T by apply bpow_ge_0; eapply Rle_trans; [|exact T]; apply bpow_le; lia. }
  destruct (rnd_product prec emin (sqrt s) ltac:(lia) FR) as [c [C T]]; assert (C' := abs_bounds _ _ C); assert (R0 := sqrt_pos s).
  assert (T0 : 0 <= rnd prec emin (sqrt s)) by (rewrite T; apply Rmult_le_pos; lra).
  assert (TN : near (roundoff prec) 2 s (sq (rnd prec emin (sqrt s)))).
  { rewrite <- (sqrt_sqrt s S0) at 1; apply (near_square _ 1); auto; rewrite T; now apply near_rounded. }
  destruct (near_compared _ _ 0 _ _ (sq r) (sq r) EE (near_trans _ _ _ _ _ _ EE WN TN)) as [T1 T2]; [apply near_refl; auto;
    apply sq_nonneg|].
  replace (2 + n + 2 + 0)%nat with (n + 4)%nat in T1, T2 by lia; split; [|split; [|split]].
  - apply (SIDES 3%nat); auto; intros L; apply C2; lra.
  - apply (SIDES 3%nat); auto; intros L; [apply C1|apply C2]; lra.
  - apply (SIDES 4%nat); auto; intros L; [apply T1|apply T2]; apply sq_le; lra.
  - intros j J; destruct (float_sum_tame prec emin 2 j u) as [_ B]; [lia|lia|lia|intros i Hi; apply H; lia|].
    eapply Rle_lt_trans; [exact B|]; apply Rle_lt_trans with (bpow radix2 2 * bpow radix2 (2 * (ordinary_highest + 2))).
    + apply Rmult_le_compat_r; [apply bpow_ge_0|]; assert (J3 : (j <= 3)%nat) by lia; apply le_INR in J3; simpl in J3 |- *; lra.
    + rewrite <- bpow_plus; apply bpow_lt; lia.
Qed.

(** ** The methods *)
(** A sum or difference of two numbers up to S, rounded. *)
Lemma rounded_off e S x y d : Rabs d <= e -> Rabs x <= S -> Rabs y <= S -> Rabs ((x + y) * (1 + d) - (x + y)) <= 2 * e * S.
Proof.
  intros D X Y; replace ((x + y) * (1 + d) - (x + y)) with (d * (x + y)) by ring; rewrite Rabs_mult;
    replace (2 * e * S) with (e * (2 * S)) by ring.
  assert (T := Rabs_triang x y); apply Rmult_le_compat; auto; try apply Rabs_pos; lra.
Qed.

Theorem fold_within_band : Statements.fold_within_band.
Proof.
  intros prec emin emax n b p r S F N V R RO M H Q WM WQ; cbv zeta; destruct (format_fits prec emin emax F) as [[P E] [_ [_ [E0 [H0 _]]]]].
  assert (U0 : 0 <= roundoff prec) by apply u_ro_pos.
  destruct (squares_within_band prec emin emax n 2 S (overshoot b p) (fun i => Rmax (Rabs (rnd prec emin (p i - mid b i)) - half b i) 0)
    (fold_overshoot prec emin b p) r F N) as [B [_ [_ G]]]; auto; intros i Hi; specialize (M i Hi); specialize (H i Hi);
      specialize (Q i Hi).
  destruct (rnd_minus prec emin (p i) (mid b i) P (proj1 Q) (proj1 M)) as [d [D DR]]; split; [|split; [apply Rmax_r|split]].
  - unfold overshoot; eapply Rle_trans; [apply abs_difference|]; unfold signed_overshoot.
    replace (_ - half b i - _) with (Rabs (rnd prec emin (p i - mid b i)) - Rabs (p i - mid b i)) by ring.
    eapply Rle_trans; [apply Rabs_triang_inv2|]; rewrite DR; apply rounded_off; auto; rewrite Rabs_Ropp; apply WM, Hi.
  - unfold fold_overshoot; destruct (rnd_minus prec emin (Rabs (rnd prec emin (p i - mid b i))) (half b i) P) as [c [C ->]];
      [apply float_abs, rnd_is_float; auto|apply H|apply near_max; auto; lra].
  - apply (Rmax_case _ _ (tame prec 2)); [|split; [apply on_grid_0|rewrite Rabs_R0; apply bpow_ge_0]].
    apply (tame_difference prec emin 1); auto; [lia| |apply (tame_more _ 0); [lia|]; apply (tame_ordinary _ emin); auto].
    apply tame_abs, (tame_difference prec emin 0); auto; [lia| |]; apply (tame_ordinary _ emin); auto.
Qed.

(** What subtracts the nearest coordinate m. *)
Lemma offset_right prec emin p m i : small_roundoff prec -> (emin + prec <= 0)%Z -> (0 <= ordinary_highest)%Z ->
  ordinary prec emin (p i) -> is_float prec emin (m i) -> tame prec 1 (m i) ->
  0 <= Rabs (p i - m i) /\ near (roundoff prec) 1 (Rabs (p i - m i)) (Rabs (offsets prec emin p m i)) /\
    tame prec 2 (offsets prec emin p m i).
Proof.
  intros [P E] E0 H0 Q FM TM; split; [apply Rabs_pos|split]; unfold offsets.
  - destruct (rnd_minus prec emin (p i) (m i) P (proj1 Q) FM) as [c [C ->]]; assert (C' := abs_bounds _ _ C); rewrite Rabs_mult.
    assert (U0 : 0 <= roundoff prec) by apply u_ro_pos; rewrite (Rabs_pos_eq (1 + c)) by lra; apply near_rounded; auto;
      [lra|apply Rabs_pos].
  - apply (tame_difference prec emin 1); auto; [lia|apply (tame_more _ 0); [lia|]; apply (tame_ordinary _ emin); auto].
Qed.

Theorem stored_sides_within_band : Statements.stored_sides_within_band.
Proof.
  intros prec emin emax n lo hi p r S F N V R RO L H Q; cbv zeta; destruct (format_fits prec emin emax F) as [PE [_ [_ [E0 [H0 _]]]]].
  set (m i := Rmin (Rmax (p i) (lo i)) (hi i)).
  destruct (squares_within_band prec emin emax n 0 S (overshoot (of_lo_hi lo hi) p) (fun i => Rabs (p i - m i)) (offsets prec emin p m) r F
    N)
    as [B [B' [_ G]]]; auto; intros i Hi; specialize (V i Hi); split.
  - right; rewrite Rmult_0_l, Rmult_0_l; replace (overshoot _ p i) with (Rabs (p i - m i)); [rewrite Rminus_diag_eq by auto;
      apply Rabs_R0|].
    unfold m, overshoot; rewrite signed_overshoot_lo_hi by auto; clear - V.
    unfold Rmax, Rmin; repeat destruct Rle_dec; unfold Rabs; repeat destruct Rcase_abs; lra.
  - assert (T : ordinary prec emin (m i)) by (unfold m; apply Rmin_case; [apply Rmax_case|]; auto).
    apply offset_right; auto; [apply T|apply (tame_more _ 0); [lia|]; apply (tame_ordinary _ emin); auto; apply PE].
Qed.

(** A corner and a size: the far side is rounded. *)
Theorem corner_size_within_band : Statements.corner_size_within_band.
Proof.
  intros prec emin emax n x w p r S F N V WX R RO X W Q; cbv zeta; destruct (format_fits prec emin emax F) as [PE [_ [_ [E0 [H0 _]]]]].
  assert (P := proj1 PE); set (far := far_side prec emin x w); set (m := nearest_in x far p).
  assert (FAR : forall i, (i < n)%nat -> is_float prec emin (far i) /\ tame prec 1 (far i) /\ x i <= far i /\
    Rabs (far i - (x i + w i)) <= 2 * roundoff prec * S).
  { intros i Hi; specialize (V i Hi); specialize (WX i Hi); destruct (X i Hi) as [FX _], (W i Hi) as [FW _]; unfold far, far_side.
    split; [now apply rnd_is_float|split; [|split]].
    - apply (tame_sum prec emin 0); auto; [lia| |]; apply (tame_ordinary _ emin); auto.
    - rewrite <- (rnd_float prec emin (x i) P FX) at 1; apply rnd_le; auto; lra.
    - destruct (rnd_plus prec emin _ _ P FX FW) as [d [D ->]]; apply rounded_off; auto; rewrite Rabs_pos_eq; lra. }
  assert (BRANCH : forall i, (i < n)%nat -> branch_in x far p i = m i).
  { intros i Hi; destruct (FAR i Hi) as [_ [_ [L _]]]; unfold m, branch_in, nearest_in, Rmax, Rmin; repeat destruct Rlt_dec;
      repeat destruct Rle_dec; lra. }
  assert (RIGHT : forall u, (forall i, (i < n)%nat -> u i = offsets prec emin p m i \/ u i = Rabs (offsets prec emin p m i)) ->
    forall i, (i < n)%nat -> Rabs (Rabs (p i - m i) - overshoot (of_corner_size x w) p i) <= 2 * roundoff prec * S /\
      0 <= Rabs (p i - m i) /\ near (roundoff prec) 1 (Rabs (p i - m i)) (Rabs (u i)) /\ tame prec 2 (u i)).
  { intros u U i Hi; destruct (FAR i Hi) as [FF [FT [_ FO]]]; specialize (V i Hi); specialize (U i Hi); split.
    - eapply Rle_trans; [|exact FO]; unfold overshoot, m, nearest_in; rewrite signed_overshoot_corner_size by lra; clear - V.
      unfold Rmax, Rmin, Rabs; repeat (destruct Rle_dec || destruct Rcase_abs); lra.
    - destruct (offset_right prec emin p m i) as [A [B C]]; auto.
      + apply (Rmax_case _ _ (is_float prec emin)); [apply X, Hi|apply Rmin_case; auto; apply Q, Hi].
      + apply (Rmax_case _ _ (tame prec 1)); [|apply Rmin_case; auto]; apply (tame_more _ 0); try lia; apply (tame_ordinary _ emin); auto.
      + destruct U as [->| ->]; rewrite ?Rabs_Rabsolu; auto using tame_abs. }
  destruct (squares_within_band prec emin emax n 2 S (overshoot (of_corner_size x w) p) (fun i => Rabs (p i - m i)) (offsets prec emin p m)
    r F N)
    as [B [B' [_ G]]]; auto.
  destruct (squares_within_band prec emin emax n 2 S (overshoot (of_corner_size x w) p) (fun i => Rabs (p i - m i))
    (fun i => Rabs (offsets prec emin p (branch_in x far p) i)) r F N) as [_ [_ [B'' G']]]; auto.
  - apply RIGHT; intros i Hi; right; unfold offsets; now rewrite BRANCH.
  - split; [exact B|split; [exact B'|split; [exact B''|auto]]].
Qed.
