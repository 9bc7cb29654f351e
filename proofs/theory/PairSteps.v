(* SPDX-License-Identifier: MIT *)
(* double_double.hpp: sums, products and roots of pairs of doubles are off by at most 10 * 2^-106, as long as nothing
   underflows. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative Sterbenz Mult_error.
From Tangency Require Import Points Band Floats Filter Grid Constants Pairs Expansions Tails.
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

Lemma step_rounded d x y : 0 <= d -> Rabs (y - x) <= d * Rabs x -> rounded d x y.
Proof.
  intros D H; destruct (Req_dec x 0) as [->|X].
  - rewrite Rabs_R0, Rmult_0_r in H; exists 0; rewrite Rabs_R0; split; auto.
    assert (P := Rabs_pos (y - 0)); destruct (Req_dec (y - 0) 0) as [Z|Z]; [lra|apply Rabs_pos_lt in Z; lra].
  - exists ((y - x) / x); split; [|field; auto]; unfold Rdiv; rewrite Rabs_mult, Rabs_inv.
    apply Rmult_le_reg_r with (Rabs x); [now apply Rabs_pos_lt|].
    rewrite Rmult_assoc, Rinv_l, Rmult_1_r by (now apply Rabs_no_R0); exact H.
Qed.

(** Off by less than 10 e^2 B, where nearly B is there. *)
Lemma pair_rounded B x y : 99 / 100 * B <= Rabs x -> Rabs (y - x) <= 99 / 10 * (e * (e * B)) -> rounded pairs_roundoff x y.
Proof.
  intros L H; assert (T := proj1 e_tiny); rewrite pairs_roundoff_is; apply step_rounded;
    [apply Rmult_le_pos; [lra|now apply Rmult_le_pos]|].
  eapply Rle_trans; [exact H|]; assert (M := Rmult_le_compat_l _ _ _ T (Rmult_le_compat_l _ _ _ T L)); lra.
Qed.

Lemma pair_bounds h l : is_pair h l -> Rabs l <= 1001 / 1000 * (e * Rabs h).
Proof.
  intros [_ [_ L]]; assert (T := e_tiny); assert (Z := tiny_product e _ T (Rabs_pos h)); assert (Z' := tiny_product e _ T (Rabs_pos l)).
  assert (M := Rmult_le_compat_l _ _ _ (proj1 T) (Rabs_triang h l)); lra.
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
  split; auto; split; [apply double_rnd|split; [apply double_rnd|]]; rewrite E, L, Rabs_minus_sym.
  assert (S := rounded_step _ _ _ (rounded_sum a b A B)); unfold step in S; lra.
Qed.

(** Numbers whose sum is so small lie within a factor of two of each other's negative: their sum is exact. *)
Lemma near_opposites a b : double a -> double b -> 3 * Rabs (a + b) < Rabs a + Rabs b -> f (a + b) = a + b.
Proof.
  intros A B C; assert (I : Prec_gt_0 53) by reflexivity; apply rnd_float; [reflexivity|].
  assert (N : forall x, double x -> double (- x)) by (intros; now apply generic_format_opp).
  destruct (Rle_or_lt 0 a) as [P|P]; [replace (a + b) with (a - - b) by ring|replace (a + b) with (b - - a) by ring];
    (apply sterbenz; auto with typeclass_instances; [now apply N|unfold Rabs in C; repeat destruct Rcase_abs; lra]).
Qed.

Definition pair_sum (ah al bh bl high low : R) : Prop :=
  let sh := sum_high ah bh in let sl := sum_low ah bh in
  let th := sum_high al bl in let tl := sum_low al bl in
  let mid := f (sl + th) in let vh := sum_high sh mid in let vl := sum_low sh mid in
  let last := f (vl + tl) in high = sum_high vh last /\ low = sum_low vh last.

Theorem pair_sum_right ah al bh bl high low : is_pair ah al -> is_pair bh bl -> pair_sum ah al bh bl high low ->
  is_pair high low /\ rounded pairs_roundoff ((ah + al) + (bh + bl)) (high + low).
Proof.
  intros PA PB [-> ->]; assert (T := e_tiny); assert (AL := pair_bounds _ _ PA); assert (BL := pair_bounds _ _ PB).
  destruct PA as [AH [AD _]], PB as [BH [BD _]]; assert (D := double_rnd).
  destruct (sum_pair ah bh AH BH) as [SH SL]; destruct (sum_pair al bl AD BD) as [TH TL].
  assert (RS := rounded_sum ah bh AH BH); assert (RT := rounded_sum al bl AD BD); assert (SX := near_opposites ah bh AH BH).
  assert (D1 : double (sum_high ah bh)) by apply D; assert (D2 : double (sum_low ah bh)) by apply D.
  assert (D3 : double (sum_high al bl)) by apply D; assert (D4 : double (sum_low al bl)) by apply D.
  rewrite <- SH in RS, SX; rewrite <- TH in RT.
  set (sh := sum_high ah bh) in *; set (sl := sum_low ah bh) in *; set (th := sum_high al bl) in *; set (tl := sum_low al bl) in *.
  assert (RM := rounded_sum sl th D2 D3); assert (D5 := D (sl + th)); set (mid := f (sl + th)) in *.
  destruct (sum_pair sh mid D1 D5) as [VH VL]; assert (RV := rounded_sum sh mid D1 D5); assert (VX := near_opposites sh th D1 D3).
  assert (D6 : double (sum_high sh mid)) by apply D; assert (D7 : double (sum_low sh mid)) by apply D; rewrite <- VH in RV.
  set (vh := sum_high sh mid) in *; set (vl := sum_low sh mid) in *.
  assert (RL := rounded_sum vl tl D7 D4); assert (D8 := D (vl + tl)); set (last := f (vl + tl)) in *.
  destruct (pair_of_sum vh last D6 D8) as [P E]; split; auto; rewrite E; clear P E.
  (* the true sum is sh + sl + th + tl, and mid and last are what is rounded *)
  destruct (Rle_or_lt (Rabs ah + Rabs bh) (3 * Rabs (ah + bh))) as [C|C].
  - (* nothing much cancels between the high parts *)
    set (s := Rabs (ah + bh)) in *; assert (S0 : - s <= ah + bh <= s) by (apply abs_bounds; unfold s; lra).
    assert (ES := tiny_product e s T (Rabs_pos _)); assert (EES := tiny_product e _ T (proj1 ES)).
    assert (E3 := tiny_product e _ T (proj1 EES)).
    assert (EC := Rmult_le_compat_l _ _ _ (proj1 T) C); apply abs_bounds in AL, BL.
    rounds RS s; rounds RT (301 / 100 * (e * s)); rounds RM (402 / 100 * (e * s)); rounds RV (1001 / 1000 * s);
      rounds RL (101 / 100 * (e * s)).
    apply (pair_rounded s); [|apply Rabs_le; lra].
    assert (V := Rabs_triang (ah + al + (bh + bl)) (- (al + bl))); rewrite Rabs_Ropp in V.
    replace (ah + al + (bh + bl) + - (al + bl)) with (ah + bh) in V by ring; fold s in V.
    assert (Rabs (al + bl) <= 301 / 100 * (e * s)) by (apply Rabs_le; lra); lra.
  - (* they lie within a factor of two of each other's negative: their sum is exact *)
    specialize (SX C); assert (SL0 : sl = 0) by lra.
    assert (MX : mid = th) by (unfold mid; rewrite SL0, Rplus_0_l; now apply rnd_float); rewrite MX in *.
    set (v := Rabs (sh + th)) in *; assert (V0 : - v <= sh + th <= v) by (apply abs_bounds; unfold v; lra).
    assert (EV := tiny_product e v T (Rabs_pos _)); assert (EEV := tiny_product e _ T (proj1 EV)).
    assert (E3 := tiny_product e _ T (proj1 EEV)).
    destruct (Rle_or_lt (Rabs sh + Rabs th) (3 * v)) as [B|B].
    + assert (TH3 : - (3 * v) <= th <= 3 * v) by (apply abs_bounds; assert (Q := Rabs_pos sh); lra).
      assert (TB : - (31 / 10 * v) <= al + bl <= 31 / 10 * v).
      { apply rounded_step in RT; unfold step in RT; assert (Z := tiny_product e _ T (Rabs_pos (al + bl))); apply abs_bounds in RT.
        unfold Rabs in *; repeat destruct Rcase_abs; lra. }
      rounds RT (31 / 10 * v); rounds RV v; rounds RL (42 / 10 * (e * v)).
      apply (pair_rounded v); [|apply Rabs_le; lra].
      assert (Q := Rabs_triang (ah + al + (bh + bl)) (- tl)); rewrite Rabs_Ropp in Q.
      replace (ah + al + (bh + bl) + - tl) with (sh + th) in Q by lra; fold v in Q;
        assert (Rabs tl <= 31 / 10 * (e * v)) by (apply Rabs_le; lra); lra.
    + assert (VL0 : vl = 0) by (rewrite VL, VX by exact B; ring).
      assert (LX : last = tl) by (unfold last; rewrite VL0, Rplus_0_l; now apply rnd_float).
      exists 0; rewrite Rabs_R0; split; [apply pairs_are_finer|lra].
Qed.

(** a * b: the cross products rounded or not, their sum and the last one rounded. The exact product of the high parts is
    two_product's, which `is_product` describes; what it leaves is at most e of it where nothing underflows. *)
Definition pair_product (ah al bh bl high low : R) : Prop :=
  exists ph pl x y z, is_product ah bh ph pl /\ Rabs pl <= e * Rabs (ah * bh) /\
    rounded e (ah * bl) x /\ rounded e (al * bh) y /\ rounded e (x + y) z /\ double z /\
    high = sum_high ph (f (pl + z)) /\ low = sum_low ph (f (pl + z)).

Lemma product_bounds a b A B : Rabs a <= A -> Rabs b <= B -> - (A * B) <= a * b <= A * B.
Proof. intros HA HB; apply abs_bounds; rewrite Rabs_mult; apply Rmult_le_compat; auto; apply Rabs_pos. Qed.

Theorem pair_product_right ah al bh bl high low : is_pair ah al -> is_pair bh bl ->
  pair_product ah al bh bl high low ->
  is_pair high low /\ rounded pairs_roundoff ((ah + al) * (bh + bl)) (high + low).
Proof.
  intros PA PB [ph [pl [x [y [z [[HP [DP EP]] [LP [RX [RY [RZ [DZ [-> ->]]]]]]]]]]]]; assert (T := e_tiny).
  assert (D1 : double ph) by (rewrite HP; apply double_rnd).
  destruct (pair_of_sum ph (f (pl + z)) D1 ltac:(apply double_rnd)) as [P E]; split; auto; rewrite E; clear P E.
  assert (RW := rounded_sum pl z DP DZ); rewrite Rabs_mult in LP; set (Q := Rabs ah * Rabs bh) in *.
  assert (Q0 : 0 <= Q) by (apply Rmult_le_pos; apply Rabs_pos); assert (EQ := tiny_product e Q T Q0).
  assert (EEQ := tiny_product e _ T (proj1 EQ)).
  assert (E3 := tiny_product e _ T (proj1 EEQ)); assert (E4 := tiny_product e _ T (proj1 E3)); apply abs_bounds in LP.
  assert (X := product_bounds ah bl _ _ (Rle_refl _) (pair_bounds _ _ PB)).
  assert (Y := product_bounds al bh _ _ (pair_bounds _ _ PA) (Rle_refl _)).
  assert (XY := product_bounds al bl _ _ (pair_bounds _ _ PA) (pair_bounds _ _ PB)).
  replace (Rabs ah * (1001 / 1000 * (e * Rabs bh))) with (1001 / 1000 * (e * Q)) in X by (unfold Q; ring).
  replace (1001 / 1000 * (e * Rabs ah) * Rabs bh) with (1001 / 1000 * (e * Q)) in Y by (unfold Q; ring).
  replace (1001 / 1000 * (e * Rabs ah) * (1001 / 1000 * (e * Rabs bh))) with (1002001 / 1000000 * (e * (e * Q))) in XY by (unfold Q; field).
  rounds RX (1001 / 1000 * (e * Q)); rounds RY (1001 / 1000 * (e * Q)); rounds RZ (203 / 100 * (e * Q)); rounds RW (304 / 100 * (e * Q)).
  apply (pair_rounded Q); [|apply Rabs_le; lra].
  assert (PQ : Rabs (ah * bh) = Q) by apply Rabs_mult; unfold Rabs in PQ |- *; repeat destruct Rcase_abs; lra.
Qed.

(** root, of a pair that is not negative. y + z: y the rounded root of the high part, z what is left over 2 y. *)
Definition pair_root (h l high low : R) : Prop :=
  let y := f (sqrt h) in
  (y <= 0 /\ high = y /\ low = 0) \/
  (0 < y /\ exists qh ql z, is_product y y qh ql /\ Rabs ql <= e * Rabs (y * y) /\
    rounded e (f (f (f (h - qh) - ql) + l) / (2 * y)) z /\ double z /\ high = sum_high y z /\ low = sum_low y z).

Lemma root_rounded h : double h -> 0 <= h -> rounded e (sqrt h) (f (sqrt h)).
Proof.
  intros D H; apply (rnd_product 53 (-1074) (sqrt h) eq_refl); destruct (Req_dec h 0) as [->|NZ]; [left; apply sqrt_0|right].
  destruct (on_grid_least (-1074) h ltac:(now apply double_on_grid)) as [Z|L]; [contradiction|].
  rewrite Rabs_pos_eq in L |- * by (auto using sqrt_pos); apply Rle_trans with (sqrt (bpow radix2 (-1074))).
  - change (-1074)%Z with (-537 + -537)%Z at 2; rewrite bpow_plus, sqrt_square by apply bpow_ge_0; apply bpow_le; lia.
  - now apply sqrt_le_1_alt.
Qed.

Lemma quotient_bounds q d B m : 0 < m <= d -> - (B * m) <= q * d <= B * m -> - B <= q <= B.
Proof.
  intros M H; assert (0 <= B) by (apply Rmult_le_reg_r with m; lra); assert (B * m <= B * d) by (apply Rmult_le_compat_l; lra).
  split; apply Rmult_le_reg_r with d; lra.
Qed.

Theorem pair_root_right h l high low : is_pair h l -> 0 <= h -> pair_root h l high low ->
  is_pair high low /\ rounded pairs_roundoff (sqrt (h + l)) (high + low).
Proof.
  intros PA H0 R; assert (T := e_tiny); assert (T1 : 0 <= e <= / 1000000) by exact T; assert (AL := pair_bounds _ _ PA).
  destruct PA as [DH [DL _]]; rewrite (Rabs_pos_eq h) in AL by auto; apply abs_bounds in AL; assert (EH := tiny_product e h T H0).
  assert (RY := root_rounded h DH H0); assert (X0 := sqrt_pos h); assert (XX := sqrt_sqrt h H0); assert (DY := double_rnd (sqrt h)).
  assert (S0 := sqrt_pos (h + l)); assert (SS := sqrt_sqrt (h + l) ltac:(lra)).
  unfold pair_root in R; set (x := sqrt h) in *; set (y := f x) in *; set (s := sqrt (h + l)) in *.
  rounds RY x; assert (EX := tiny_product e x T X0); destruct R as [[Y0 [-> ->]]|[Y0 [qh [ql [z [[QH [QD QE]] [QL [RZ [DZ [-> ->]]]]]]]]]].
  - assert (XZ : x = 0) by lra; assert (HZ : h = 0) by (rewrite <- XX, XZ; ring); assert (LZ : l = 0) by (rewrite HZ, Rmult_0_r in *; lra).
    assert (YZ : y = 0) by lra; assert (SZ : s = 0) by (unfold s; rewrite HZ, LZ, Rplus_0_r; apply sqrt_0).
    rewrite YZ, SZ, Rplus_0_r; split; [repeat split; try apply generic_format_0; rewrite Rplus_0_r, Rabs_R0; lra|].
    exists 0; rewrite Rabs_R0; split; [apply pairs_are_finer|ring].
  - destruct (pair_of_sum y z DY DZ) as [P E]; split; auto; rewrite E; clear P E.
    assert (XE : forall c, c * (x * x) = c * h) by (intros; now rewrite XX); assert (X1 := XE e); assert (X2 := XE (e * e)); clear XE.
    assert (EEH := tiny_product e _ T (proj1 EH)); assert (E3H := tiny_product e _ T (proj1 EEH)).
    assert (EEX := tiny_product e _ T (proj1 EX)).
    rewrite (Rabs_pos_eq (y * y)) in QL by (apply Rmult_le_pos; lra); apply abs_bounds in QL.
    (* y^2 and its leading double are near h, so their difference is exact *)
    assert (YX := product_bounds (y - x) x (e * x) x ltac:(apply Rabs_le; lra) ltac:(rewrite Rabs_pos_eq; lra)).
    assert (YY := product_bounds (y - x) (y - x) (e * x) (e * x) ltac:(apply Rabs_le; lra) ltac:(apply Rabs_le; lra)).
    assert (YH : - (201 / 100 * (e * h)) <= y * y - h <= 201 / 100 * (e * h)) by lra.
    assert (EY := Rmult_le_compat_l e (y * y) (1001 / 1000 * h) (proj1 T) ltac:(lra)).
    assert (DD : double (h - qh)).
    { assert (I : Prec_gt_0 53) by reflexivity; apply sterbenz; auto with typeclass_instances; [rewrite QH; apply double_rnd|lra]. }
    rewrite (rnd_float 53 (-1074) _ eq_refl DD) in RZ.
    assert (R1 := rounded_sum (h - qh) (- ql) DD ltac:(now apply generic_format_opp)); fold (h - qh - ql) in R1.
    assert (R2 := rounded_sum _ l (double_rnd (h - qh - ql)) DL); set (a := f (h - qh - ql)) in *; set (b := f (a + l)) in *.
    rounds R1 (302 / 100 * (e * h)); rounds R2 (404 / 100 * (e * h)).
    (* s is near x and y *)
    assert (SX : 999 / 1000 * x <= s <= 1001 / 1000 * x) by (split; apply sq_le_inv; unfold sq; lra).
    assert (SY := quotient_bounds (s - y) (s + y) (152 / 100 * (e * x)) (1998 / 1000 * x) ltac:(lra) ltac:(lra)).
    assert (SQ := product_bounds (s - y) (s - y) _ _ (Rabs_le _ _ SY) (Rabs_le _ _ SY)).
    (* z = rest / (2 y) rounded; s = y + (s^2 - y^2) / (2 y) - (s - y)^2 / (2 y) *)
    set (g := b / (2 * y)) in *; assert (GY : g * (2 * y) = b) by (unfold g; field; lra).
    assert (GB := quotient_bounds g (2 * y) (204 / 100 * (e * x)) (1999 / 1000 * x) ltac:(lra) ltac:(lra)).
    assert (G2 := quotient_bounds (y + g - s) (2 * y) (5 * (e * (e * x))) (1999 / 1000 * x) ltac:(lra) ltac:(lra)).
    rounds RZ (204 / 100 * (e * x)); apply (pair_rounded x); [rewrite Rabs_pos_eq; lra|apply Rabs_le; lra].
Qed.

(** The leading double is a rounding of the pair, and has its sign; so `absolute` and `above_zero` see that. *)
Theorem leading_is_right h l : is_pair h l ->
  rounded e (h + l) h /\ (h < 0 <-> h + l < 0) /\ (0 < h <-> 0 < h + l) /\ is_pair (- h) (- l) /\
  is_pair (2 * h) (2 * l).
Proof.
  intros P; assert (T := e_tiny); assert (B := pair_bounds _ _ P); destruct P as [DH [DL L]]; assert (Z := tiny_product e _ T (Rabs_pos h)).
  assert (N := generic_format_opp radix2 (FLT_exp (-1074) 53)); assert (SIGN : (h < 0 <-> h + l < 0) /\ (0 < h <-> 0 < h + l))
    by (unfold Rabs in *; repeat destruct Rcase_abs; split; split; intros; lra).
  split; [apply step_rounded; [apply T|replace (h - (h + l)) with (- l) by ring; now rewrite Rabs_Ropp]|].
  do 2 (split; [apply SIGN|]); split; repeat split; try (now apply double_twice); try (now apply N).
  - replace (- h + - l) with (- (h + l)) by ring; now rewrite !Rabs_Ropp.
  - rewrite <- Rmult_plus_distr_l, !Rabs_mult, (Rabs_pos_eq 2) by lra; lra.
Qed.
