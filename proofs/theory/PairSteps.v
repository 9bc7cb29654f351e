(* SPDX-License-Identifier: MIT *)
(* double_double.hpp: sums, products and roots of pairs of doubles are off by at most 10 * 2^-106, as long as nothing
   underflows. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative Sterbenz Mult_error.
From Tangency Require Import Points Band Floats Filter FilterSteps Grid Constants Pairs Expansions Tails.
Open Scope R_scope.

Local Notation f := (rnd 53 (-1074)).
Local Notation double := (is_float 53 (-1074)).

Lemma pairs_roundoff_is : pairs_roundoff = 10 * (e * e).
Proof. unfold pairs_roundoff; rewrite e_is, <- bpow_plus; reflexivity. Qed.

(** The filters' theorems hold for pairs: they are finer than doubles. *)
Theorem pairs_are_finer : tiny pairs_roundoff /\ pairs_roundoff <= e /\ tiny e.
Proof.
  assert (T := e_tiny); assert (T1 : 0 <= e <= / 1000000) by exact T; assert (P := tiny_product e e T (proj1 T)).
  rewrite pairs_roundoff_is; repeat split; lra.
Qed.

Lemma pair_bounds h l : is_pair h l -> Rabs l <= 1001 / 1000 * (e * Rabs h) /\ Rabs (h + l) <= 1001 / 1000 * Rabs h /\
  999 / 1000 * Rabs h <= Rabs (h + l).
Proof.
  intros [_ [_ L]]; assert (T := e_tiny); assert (HP := Rabs_pos h); assert (LP := Rabs_pos l).
  assert (TR := Rabs_triang h l); assert (TR2 := Rabs_triang (h + l) (- l)); rewrite Rabs_Ropp in TR2.
  replace (h + l + - l) with h in TR2 by ring; assert (E := tiny_product e _ T (Rabs_pos (h + l))).
  assert (EH := tiny_product e _ T HP); assert (ELP := tiny_product e _ T LP).
  assert (e * Rabs (h + l) <= e * (Rabs h + Rabs l)) by (apply Rmult_le_compat_l; [apply T|auto]).
  repeat split; lra.
Qed.

Lemma double_twice x : double x -> double (2 * x).
Proof.
  intros X; assert (I : Prec_gt_0 53) by reflexivity.
  replace (2 * x) with (x * bpow radix2 1) by (change (bpow radix2 1) with 2; lra).
  apply mult_bpow_pos_exact_FLT; auto; lia.
Qed.

(** The last step of each operation is an exact sum: a pair. *)
Lemma pair_of_sum a b : double a -> double b ->
  is_pair (sum_high a b) (sum_low a b) /\ sum_high a b + sum_low a b = a + b.
Proof.
  intros A B; destruct (sum_pair a b A B) as [H L]; assert (E : sum_high a b + sum_low a b = a + b) by lra.
  split; auto; split; [apply double_rnd|split; [apply low_is_double|]]; rewrite E, L.
  destruct (rnd_plus 53 (-1074) a b eq_refl A B) as [d [D ->]]; fold e in D.
  replace (a + b - (a + b) * (1 + d)) with (- d * (a + b)) by ring; rewrite Rabs_mult, Rabs_Ropp.
  apply Rmult_le_compat_r; [apply Rabs_pos|auto].
Qed.

Lemma rounded_sum a b : double a -> double b -> Rabs (f (a + b) - (a + b)) <= e * Rabs (a + b).
Proof.
  intros A B; destruct (rnd_plus 53 (-1074) a b eq_refl A B) as [d [D ->]]; fold e in D.
  replace ((a + b) * (1 + d) - (a + b)) with (d * (a + b)) by ring; rewrite Rabs_mult.
  apply Rmult_le_compat_r; [apply Rabs_pos|auto].
Qed.

Lemma step_rounded d x y : 0 <= d -> Rabs (y - x) <= d * Rabs x -> rounded d x y.
Proof.
  intros D H; destruct (Req_dec x 0) as [->|X].
  - rewrite Rabs_R0, Rmult_0_r in H; exists 0; rewrite Rabs_R0; split; auto.
    assert (P := Rabs_pos (y - 0)); destruct (Req_dec (y - 0) 0) as [Z|Z]; [lra|apply Rabs_pos_lt in Z; lra].
  - exists ((y - x) / x); split; [|field; auto]; unfold Rdiv; rewrite Rabs_mult, Rabs_inv.
    apply Rmult_le_reg_r with (Rabs x); [now apply Rabs_pos_lt|].
    rewrite Rmult_assoc, Rinv_l, Rmult_1_r by (now apply Rabs_no_R0); exact H.
Qed.

(** Numbers whose sum is so small lie within a factor of two of each other's negative: their sum is exact. *)
Lemma near_opposites a b : double a -> double b -> 3 * Rabs (a + b) < Rabs a + Rabs b -> double (a + b).
Proof.
  intros A B C; assert (I : Prec_gt_0 53) by reflexivity.
  assert (N : forall x, double x -> double (- x)) by (intros; now apply generic_format_opp).
  destruct (Rle_or_lt 0 a) as [P|P].
  - replace (a + b) with (a - - b) by ring; apply sterbenz; auto with typeclass_instances; [apply N; auto|].
    rewrite (Rabs_pos_eq a) in C by auto; unfold Rabs in C; repeat destruct Rcase_abs; lra.
  - replace (a + b) with (b - - a) by ring; apply sterbenz; auto with typeclass_instances; [apply N; auto|].
    rewrite (Rabs_left a) in C by auto; unfold Rabs in C; repeat destruct Rcase_abs; lra.
Qed.

Definition pair_sum (ah al bh bl high low : R) : Prop :=
  let sh := sum_high ah bh in let sl := sum_low ah bh in
  let th := sum_high al bl in let tl := sum_low al bl in
  let mid := f (sl + th) in let vh := sum_high sh mid in let vl := sum_low sh mid in
  let last := f (vl + tl) in high = sum_high vh last /\ low = sum_low vh last.

Theorem pair_sum_right ah al bh bl high low : is_pair ah al -> is_pair bh bl -> pair_sum ah al bh bl high low ->
  is_pair high low /\ rounded pairs_roundoff ((ah + al) + (bh + bl)) (high + low).
Proof.
  intros PA PB [-> ->]; assert (T := e_tiny); assert (T1 : 0 <= e <= / 1000000) by exact T.
  destruct (pair_bounds _ _ PA) as [AL _]; destruct (pair_bounds _ _ PB) as [BL _].
  destruct PA as [AH [AD _]], PB as [BH [BD _]].
  destruct (sum_pair ah bh AH BH) as [SH SL]; destruct (sum_pair al bl AD BD) as [TH TL].
  assert (RS := rounded_sum ah bh AH BH); assert (RT := rounded_sum al bl AD BD).
  set (sh := sum_high ah bh) in *; set (sl := sum_low ah bh) in *; set (th := sum_high al bl) in *; set (tl := sum_low al bl) in *.
  assert (D1 : double sh) by apply double_rnd; assert (D2 : double sl) by apply double_rnd.
  assert (D3 : double th) by apply double_rnd; assert (D4 : double tl) by apply double_rnd.
  assert (RM := rounded_sum sl th D2 D3); set (mid := f (sl + th)) in *; assert (D5 : double mid) by apply double_rnd.
  destruct (sum_pair sh mid D1 D5) as [VH VL]; assert (RV := rounded_sum sh mid D1 D5).
  set (vh := sum_high sh mid) in *; set (vl := sum_low sh mid) in *.
  assert (D6 : double vh) by apply double_rnd; assert (D7 : double vl) by apply double_rnd.
  assert (RL := rounded_sum vl tl D7 D4); set (last := f (vl + tl)) in *; assert (D8 : double last) by apply double_rnd.
  destruct (pair_of_sum vh last D6 D8) as [P E]; split; auto; rewrite E.
  assert (PE : 0 <= e * e <= / 1000000 * e) by (apply tiny_product; auto; apply T).
  apply step_rounded; [rewrite pairs_roundoff_is; lra|].
  assert (SUM : ah + bh = sh + sl) by lra; assert (TSUM : al + bl = th + tl) by lra.
  assert (VSUM : vh + vl = sh + mid) by lra.
  assert (OFF : vh + last - (ah + al + (bh + bl)) = (mid - (sl + th)) + (last - (vl + tl))) by lra.
  rewrite OFF, pairs_roundoff_is; eapply Rle_trans; [apply Rabs_triang|].
  assert (SLB : Rabs sl <= e * Rabs (ah + bh)) by (replace sl with (- (f (ah + bh) - (ah + bh))) by lra; rewrite Rabs_Ropp; auto).
  assert (TLB : Rabs tl <= e * Rabs (al + bl)) by (replace tl with (- (f (al + bl) - (al + bl))) by lra; rewrite Rabs_Ropp; auto).
  assert (VLB : Rabs vl <= e * Rabs (sh + mid)) by (replace vl with (- (f (sh + mid) - (sh + mid))) by lra; rewrite Rabs_Ropp; auto).
  destruct (Rle_or_lt (Rabs ah + Rabs bh) (3 * Rabs (ah + bh))) as [C|C].
  - (* nothing much cancels between the high parts *)
    set (s := Rabs (ah + bh)) in *; assert (S0 : 0 <= s) by apply Rabs_pos; assert (ES := tiny_product e s T S0).
    assert (EES := tiny_product e _ T (proj1 ES)); assert (E3S := tiny_product e _ T (proj1 EES)).
    assert (LOWS : Rabs (al + bl) <= 301 / 100 * (e * s)).
    { assert (e * (Rabs ah + Rabs bh) <= e * (3 * s)) by (apply Rmult_le_compat_l; lra).
      eapply Rle_trans; [apply Rabs_triang|]; lra. }
    assert (ETL : Rabs tl <= 301 / 100 * (e * (e * s))).
    { eapply Rle_trans; [exact TLB|]; assert (e * Rabs (al + bl) <= e * (301 / 100 * (e * s))) by (apply Rmult_le_compat_l; lra); lra. }
    assert (STH : Rabs (sl + th) <= 402 / 100 * (e * s)).
    { replace (sl + th) with (sl + ((al + bl) + - tl)) by lra; eapply Rle_trans; [apply Rabs_triang|].
      assert (Q := Rabs_triang (al + bl) (- tl)); rewrite Rabs_Ropp in Q; lra. }
    assert (E1 : Rabs (mid - (sl + th)) <= 402 / 100 * (e * (e * s))).
    { eapply Rle_trans; [exact RM|]; assert (e * Rabs (sl + th) <= e * (402 / 100 * (e * s))) by (apply Rmult_le_compat_l; lra); lra. }
    assert (MID : Rabs (sh + mid) <= 1001 / 1000 * s).
    { replace (sh + mid) with ((ah + bh) + (- sl + ((mid - (sl + th)) + (sl + th)))) by lra.
      eapply Rle_trans; [apply Rabs_triang|]; fold s.
      assert (Q := Rabs_triang (- sl) ((mid - (sl + th)) + (sl + th))); rewrite Rabs_Ropp in Q.
      assert (Q' := Rabs_triang (mid - (sl + th)) (sl + th)); lra. }
    assert (VB : Rabs vl <= 1001 / 1000 * (e * s)).
    { eapply Rle_trans; [exact VLB|]; assert (e * Rabs (sh + mid) <= e * (1001 / 1000 * s)) by (apply Rmult_le_compat_l; lra); lra. }
    assert (E2 : Rabs (last - (vl + tl)) <= 101 / 100 * (e * (e * s))).
    { eapply Rle_trans; [exact RL|]; assert (Q := Rabs_triang vl tl).
      assert (e * Rabs (vl + tl) <= e * (101 / 100 * (e * s))) by (apply Rmult_le_compat_l; lra); lra. }
    assert (V : 99 / 100 * s <= Rabs (ah + al + (bh + bl))).
    { assert (Q := Rabs_triang (ah + al + (bh + bl)) (- (al + bl))); rewrite Rabs_Ropp in Q.
      replace (ah + al + (bh + bl) + - (al + bl)) with (ah + bh) in Q by ring; fold s in Q; lra. }
    assert (e * (e * (99 / 100 * s)) <= e * (e * Rabs (ah + al + (bh + bl)))) by (apply Rmult_le_compat_l; [lra|apply Rmult_le_compat_l; lra]).
    replace (10 * (e * e) * Rabs (ah + al + (bh + bl))) with (10 * (e * (e * Rabs (ah + al + (bh + bl))))) by ring; lra.
  - (* they lie within a factor of two of each other's negative: their sum is exact *)
    assert (EXACT : double (ah + bh)) by (apply near_opposites; auto).
    assert (SHX : sh = ah + bh) by (rewrite SH; now apply rnd_float).
    assert (SL0 : sl = 0) by lra; assert (MX : mid = th).
    { unfold mid; rewrite SL0, Rplus_0_l; now apply rnd_float. }
    rewrite MX, SL0, Rplus_0_l, Rminus_diag_eq, Rabs_R0, Rplus_0_l in * by reflexivity.
    set (v := Rabs (sh + th)) in *; assert (V0 : 0 <= v) by apply Rabs_pos.
    assert (EV := tiny_product e v T V0); assert (EEV := tiny_product e _ T (proj1 EV)).
    assert (THB : Rabs (al + bl) <= 1001 / 1000 * Rabs th).
    { assert (Q := Rabs_triang th tl); rewrite <- TSUM in Q; assert (Z := tiny_product e _ T (Rabs_pos (al + bl))); lra. }
    destruct (Rle_or_lt (Rabs th) (4 * v)) as [B|B].
    + assert (TV : Rabs tl <= 401 / 100 * (e * v)).
      { eapply Rle_trans; [exact TLB|]; assert (e * Rabs (al + bl) <= e * (401 / 100 * v)) by (apply Rmult_le_compat_l; lra); lra. }
      assert (W : Rabs (vl + tl) <= 502 / 100 * (e * v)) by (eapply Rle_trans; [apply Rabs_triang|]; lra).
      assert (E2 : Rabs (last - (vl + tl)) <= 502 / 100 * (e * (e * v))).
      { eapply Rle_trans; [exact RL|]; assert (e * Rabs (vl + tl) <= e * (502 / 100 * (e * v))) by (apply Rmult_le_compat_l; lra); lra. }
      assert (V : 99 / 100 * v <= Rabs (ah + al + (bh + bl))).
      { assert (Q := Rabs_triang (ah + al + (bh + bl)) (- tl)); rewrite Rabs_Ropp in Q.
        replace (ah + al + (bh + bl) + - tl) with (sh + th) in Q by lra; fold v in Q; lra. }
      nra.
    + assert (X : double (sh + th)) by (apply near_opposites; auto; fold v; assert (Q := Rabs_pos sh); lra).
      assert (VL0 : vl = 0) by (rewrite VL, (rnd_float 53 (-1074) (sh + th) eq_refl X); ring).
      assert (LZ : last - (vl + tl) = 0) by (unfold last; rewrite VL0, Rplus_0_l, (rnd_float 53 (-1074) tl eq_refl D4); ring).
      rewrite LZ, Rabs_R0; apply Rmult_le_pos; [lra|apply Rabs_pos].
Qed.
