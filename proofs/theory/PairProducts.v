(* SPDX-License-Identifier: MIT *)
(* Products, roots, signs and leading doubles of double_double.hpp's pairs. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative Sterbenz.
From Tangency Require Import Points Band Floats Filter FilterSteps Grid Constants Pairs Expansions Tails PairSteps.
Open Scope R_scope.

Local Notation f := (rnd 53 (-1074)).
Local Notation double := (is_float 53 (-1074)).

Lemma scaled_by_e a b : a <= b -> e * a <= e * b.
Proof. intros H; apply Rmult_le_compat_l; [apply e_tiny|auto]. Qed.

(** a * b: the cross products rounded or not, their sum and the last one rounded. The exact product of the high parts is
    two_product's, which `is_product` describes; what it leaves is at most e of it where nothing underflows. *)
Definition pair_product (ah al bh bl high low : R) : Prop :=
  exists ph pl x y z, is_product ah bh ph pl /\ Rabs pl <= e * Rabs (ah * bh) /\
    rounded e (ah * bl) x /\ rounded e (al * bh) y /\ rounded e (x + y) z /\ double z /\
    high = sum_high ph (f (pl + z)) /\ low = sum_low ph (f (pl + z)).

Theorem pair_product_right ah al bh bl high low : is_pair ah al -> is_pair bh bl ->
  pair_product ah al bh bl high low ->
  is_pair high low /\ rounded pairs_roundoff ((ah + al) * (bh + bl)) (high + low).
Proof.
  intros PA PB [ph [pl [x [y [z [[HP [DP EP]] [LP [RX [RY [RZ [DZ [-> ->]]]]]]]]]]]]; assert (T := e_tiny).
  assert (T1 : 0 <= e <= / 1000000) by exact T; assert (D1 : double ph) by (rewrite HP; apply double_rnd).
  destruct (pair_of_sum ph (f (pl + z)) D1 ltac:(apply double_rnd)) as [P E]; split; auto; rewrite E; clear P E.
  destruct (pair_bounds _ _ PA) as [AL [_ AV]]; destruct (pair_bounds _ _ PB) as [BL [_ BV]].
  apply rounded_step in RX; apply rounded_step in RY; apply rounded_step in RZ; unfold step in RX, RY, RZ.
  assert (RW := rounded_sum pl z DP DZ); set (w := f (pl + z)) in *; rewrite Rplus_0_r in RX, RY, RZ.
  set (A := Rabs ah) in *; set (B := Rabs bh) in *; assert (A0 : 0 <= A) by apply Rabs_pos.
  assert (B0 : 0 <= B) by apply Rabs_pos; set (Q := A * B); assert (Q0 : 0 <= Q) by (apply Rmult_le_pos; auto).
  assert (PQ : Rabs (ah * bh) = Q) by apply Rabs_mult; rewrite PQ in LP.
  assert (X1 : Rabs (ah * bl) <= 1001 / 1000 * (e * Q)).
  { rewrite Rabs_mult; fold A; apply Rle_trans with (A * (1001 / 1000 * (e * B))); [apply Rmult_le_compat_l; auto|].
    unfold Q; right; ring. }
  assert (Y1 : Rabs (al * bh) <= 1001 / 1000 * (e * Q)).
  { rewrite Rabs_mult; fold B; apply Rle_trans with (1001 / 1000 * (e * A) * B); [apply Rmult_le_compat_r; auto|].
    unfold Q; right; ring. }
  assert (EQ := tiny_product e Q T Q0); assert (EEQ := tiny_product e _ T (proj1 EQ)).
  assert (E3Q := tiny_product e _ T (proj1 EEQ)); assert (E4Q := tiny_product e _ T (proj1 E3Q)).
  assert (LL : Rabs (al * bl) <= 101 / 100 * (e * (e * Q))).
  { rewrite Rabs_mult; apply Rle_trans with (1001 / 1000 * (e * A) * (1001 / 1000 * (e * B))).
    - apply Rmult_le_compat; auto; apply Rabs_pos.
    - replace (1001 / 1000 * (e * A) * (1001 / 1000 * (e * B))) with (1002001 / 1000000 * (e * (e * Q))) by (unfold Q; field); lra. }
  assert (EX := scaled_by_e _ _ X1); assert (EY := scaled_by_e _ _ Y1).
  assert (XY : Rabs (x + y) <= 203 / 100 * (e * Q)).
  { replace (x + y) with ((x - ah * bl) + ah * bl + ((y - al * bh) + al * bh)) by ring.
    assert (T2 := Rabs_triang (x - ah * bl) (ah * bl)); assert (T3 := Rabs_triang (y - al * bh) (al * bh)).
    eapply Rle_trans; [apply Rabs_triang|]; lra. }
  assert (EXY := scaled_by_e _ _ XY); assert (PZ : Rabs (pl + z) <= 304 / 100 * (e * Q)).
  { replace (pl + z) with (pl + ((z - (x + y)) + (x + y))) by ring; eapply Rle_trans; [apply Rabs_triang|].
    assert (T2 := Rabs_triang (z - (x + y)) (x + y)); lra. }
  assert (EPZ := scaled_by_e _ _ PZ).
  apply step_rounded; rewrite pairs_roundoff_is; [assert (H := tiny_product e e T (proj1 T)); lra|].
  replace (ph + w - (ah + al) * (bh + bl)) with
    ((w - (pl + z)) + ((z - (x + y)) + ((x - ah * bl) + ((y - al * bh) + - (al * bl))))) by lra.
  assert (OFF : Rabs ((w - (pl + z)) + ((z - (x + y)) + ((x - ah * bl) + ((y - al * bh) + - (al * bl))))) <= 82 / 10 * (e * (e * Q))).
  { eapply Rle_trans; [apply Rabs_triang|]; assert (T2 := Rabs_triang (z - (x + y)) ((x - ah * bl) + ((y - al * bh) + -
      (al * bl)))).
    assert (T3 := Rabs_triang (x - ah * bl) ((y - al * bh) + - (al * bl))).
    assert (T4 := Rabs_triang (y - al * bh) (- (al * bl))); rewrite Rabs_Ropp in T4; lra. }
  assert (V : 99 / 100 * Q <= Rabs ((ah + al) * (bh + bl))).
  { rewrite Rabs_mult; apply Rle_trans with (999 / 1000 * A * (999 / 1000 * B)).
    - replace (999 / 1000 * A * (999 / 1000 * B)) with (998001 / 1000000 * Q) by (unfold Q; field); lra.
    - apply Rmult_le_compat; auto; lra. }
  assert (EV := scaled_by_e _ _ (scaled_by_e _ _ V)).
  lra.
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

Theorem pair_root_right h l high low : is_pair h l -> 0 <= h -> pair_root h l high low ->
  is_pair high low /\ rounded pairs_roundoff (sqrt (h + l)) (high + low).
Proof.
  intros PA H0 R; assert (T := e_tiny); assert (T1 : 0 <= e <= / 1000000) by exact T.
  destruct (pair_bounds _ _ PA) as [AL [AU AV]]; destruct PA as [DH [DL _]].
  assert (RY := root_rounded h DH H0); assert (X0 := sqrt_pos h); assert (XX := sqrt_sqrt h H0).
  apply rounded_bounds in RY; auto; set (x := sqrt h) in *; set (y := f x) in *; assert (DY : double y) by apply double_rnd.
  rewrite (Rabs_pos_eq h) in AL, AU, AV by auto; assert (EX := tiny_product e x T X0).
  assert (V0 : 0 <= h + l) by (unfold Rabs in AL; destruct Rcase_abs; assert (Z := tiny_product e h T H0); lra).
  assert (S0 := sqrt_pos (h + l)); assert (SS := sqrt_sqrt (h + l) V0); set (s := sqrt (h + l)) in *.
  destruct R as [[Y0 [-> ->]]|[Y0 [qh [ql [z [[QH [QD QE]] [QL [RZ [DZ [-> ->]]]]]]]]]].
  - fold x y in Y0; assert (XZ : x = 0) by lra; assert (HZ : h = 0) by (rewrite <- XX, XZ; ring).
    assert (LZ : l = 0) by (rewrite HZ, !Rmult_0_r in AL; unfold Rabs in AL; destruct Rcase_abs; lra).
    assert (YZ : f (sqrt h) = 0) by (fold x; fold y; lra).
    rewrite YZ; unfold s; rewrite HZ, LZ, !Rplus_0_r, sqrt_0; split.
    + split; [apply generic_format_0|split; [apply generic_format_0|rewrite Rplus_0_r, !Rabs_R0; lra]].
    + exists 0; rewrite Rabs_R0; split; [|ring].
      rewrite pairs_roundoff_is; assert (P := tiny_product e e T (proj1 T)); lra.
  - fold x y in Y0, QH, QE, QL, RZ |- *; destruct (pair_of_sum y z DY DZ) as [P E]; split; auto; rewrite E; clear P E.
    assert (X1 : 0 < x) by lra; assert (Y2 : 0 <= y * y) by (apply Rmult_le_pos; lra).
    rewrite (Rabs_pos_eq (y * y)) in QL by auto.
    assert (HP : 0 < h) by (rewrite <- XX; apply Rmult_lt_0_compat; auto); assert (EH := tiny_product e h T H0).
    assert (EEH := tiny_product e _ T (proj1 EH)); assert (E3H := tiny_product e _ T (proj1 EEH)).
    assert (E4H := tiny_product e _ T (proj1 E3H)).
    (* y^2 and its leading double are near h, so their difference is exact *)
    assert (YY : Rabs (y * y - h) <= 201 / 100 * (e * h)).
    { replace (y * y - h) with ((y - x) * (y + x)) by (rewrite <- XX; ring); rewrite Rabs_mult.
      rewrite (Rabs_pos_eq (y + x)) by lra.
      apply Rle_trans with (e * x * (2001 / 1000 * x)); [|rewrite <- XX; assert (0 <= e * (x * x)) by
        (apply Rmult_le_pos; lra); lra].
      apply Rmult_le_compat; try lra; [apply Rabs_pos|apply Rabs_le; lra]. }
    apply abs_bounds in YY; assert (YE := scaled_by_e (y * y) (1001 / 1000 * h) ltac:(lra)).
    assert (QLE : Rabs ql <= 1001 / 1000 * (e * h)) by lra; assert (QLE' := QLE); apply abs_bounds in QLE.
    assert (DQ : double qh) by (rewrite QH; apply double_rnd).
    assert (DD : double (h - qh)).
    { assert (I : Prec_gt_0 53) by reflexivity; apply sterbenz; auto with typeclass_instances; lra. }
    rewrite (rnd_float 53 (-1074) _ eq_refl DD) in RZ.
    assert (R1 := rounded_sum (h - qh) (- ql) DD ltac:(now apply generic_format_opp)).
    fold (h - qh - ql) in R1; assert (D1 : double (f (h - qh - ql))) by apply double_rnd.
    assert (R2 := rounded_sum _ l D1 DL); set (a := f (h - qh - ql)) in *; set (b := f (a + l)) in *.
    assert (RA : Rabs (h - qh - ql) <= 201 / 100 * (e * h)) by (apply Rabs_le; lra); assert (ERA := scaled_by_e _ _ RA).
    assert (RB : Rabs (a + l) <= 302 / 100 * (e * h)).
    { replace (a + l) with ((a - (h - qh - ql)) + ((h - qh - ql) + l)) by ring.
      eapply Rle_trans; [apply Rabs_triang|]; assert (T2 := Rabs_triang (h - qh - ql) l); lra. }
    assert (ERB := scaled_by_e _ _ RB).
    (* rest, about s^2 - y^2 *)
    assert (REST : Rabs (b - (s * s - y * y)) <= 504 / 100 * (e * (e * h))).
    { replace (b - (s * s - y * y)) with ((b - (a + l)) + (a - (h - qh - ql))) by lra.
      eapply Rle_trans; [apply Rabs_triang|]; lra. }
    assert (BB : Rabs b <= 303 / 100 * (e * h)).
    { replace b with ((b - (a + l)) + (a + l)) by ring; eapply Rle_trans; [apply Rabs_triang|]; lra. }
    (* s is near x and y *)
    assert (SX : 999 / 1000 * x <= s <= 1001 / 1000 * x).
    { split; apply sq_le_inv; try lra; unfold sq; rewrite SS.
      - replace (999 / 1000 * x * (999 / 1000 * x)) with (998001 / 1000000 * (x * x)) by field; rewrite XX.
        unfold Rabs in AL; destruct Rcase_abs; lra.
      - replace (1001 / 1000 * x * (1001 / 1000 * x)) with (1002001 / 1000000 * (x * x)) by field; rewrite XX.
        unfold Rabs in AL; destruct Rcase_abs; lra. }
    assert (SY : Rabs (s - y) <= 152 / 100 * (e * x)).
    { assert (D : Rabs ((s - y) * (s + y)) <= 303 / 100 * (e * h)).
      { replace ((s - y) * (s + y)) with ((h - y * y) + l) by
          (replace ((s - y) * (s + y)) with (s * s - y * y) by ring; rewrite SS; ring).
        eapply Rle_trans; [apply Rabs_triang|]; assert (Q : Rabs (h - y * y) <= 201 / 100 * (e * h)) by
          (apply Rabs_le; lra); lra. }
      rewrite Rabs_mult, (Rabs_pos_eq (s + y)), <- XX in D by lra.
      apply Rmult_le_reg_r with (s + y); [lra|]; eapply Rle_trans; [exact D|].
      apply Rle_trans with (152 / 100 * (e * x) * (1998 / 1000 * x));
        [assert (0 <= e * (x * x)) by (apply Rmult_le_pos; lra); lra|]; apply Rmult_le_compat_l; lra. }
    (* z = rest / (2 y) rounded; s = y + (s^2 - y^2) / (2 y) - (s - y)^2 / (2 y) *)
    apply rounded_step in RZ; unfold step in RZ; rewrite Rplus_0_r in RZ.
    set (g := b / (2 * y)) in *; assert (Y3 : 0 < 2 * y) by lra.
    assert (GB : Rabs g <= 152 / 100 * (e * x)).
    { unfold g, Rdiv; rewrite Rabs_mult, (Rabs_pos_eq (/ (2 * y))) by (left; now apply Rinv_0_lt_compat).
      apply Rmult_le_reg_r with (2 * y); auto; rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra.
      eapply Rle_trans; [exact BB|]; rewrite <- XX; apply Rle_trans with (152 / 100 * (e * x) * (1999 / 1000 * x));
        [assert (0 <= e * (x * x)) by (apply Rmult_le_pos; lra); lra|]; apply Rmult_le_compat_l; lra. }
    assert (EGB := scaled_by_e _ _ GB); assert (EEX := tiny_product e _ T (proj1 EX)).
    assert (G2 : Rabs (y + g - s) <= 38 / 10 * (e * (e * x))).
    { apply Rmult_le_reg_r with (2 * y); auto; rewrite <- (Rabs_pos_eq (2 * y)) at 1 by lra; rewrite <- Rabs_mult.
      replace ((y + g - s) * (2 * y)) with ((b - (s * s - y * y)) + (s - y) * (s - y)) by (unfold g; field; lra).
      eapply Rle_trans; [apply Rabs_triang|]; rewrite (Rabs_mult (s - y)).
      assert (QQ : Rabs (s - y) * Rabs (s - y) <= 152 / 100 * (e * x) * (152 / 100 * (e * x))) by (apply Rmult_le_compat; auto; apply Rabs_pos).
      rewrite <- XX in REST.
      assert (P2 : 0 <= e * (e * (x * x))) by (apply Rmult_le_pos; [lra|apply Rmult_le_pos; lra]).
      apply Rle_trans with (38 / 10 * (e * (e * x)) * (1999 / 1000 * x)); [lra|apply Rmult_le_compat_l; lra]. }
    apply step_rounded; rewrite pairs_roundoff_is; [assert (P := tiny_product e e T (proj1 T)); lra|].
    rewrite (Rabs_pos_eq s) by auto; replace (y + z - s) with ((z - g) + (y + g - s)) by ring.
    assert (ES := scaled_by_e _ _ (scaled_by_e _ _ (proj1 SX))).
    replace (10 * (e * e) * s) with (10 * (e * (e * s))) by ring.
    eapply Rle_trans; [apply Rabs_triang|]; lra.
Qed.

(** The leading double is a rounding of the pair, and has its sign; so `absolute` and `above_zero` see that. *)
Theorem leading_is_right h l : is_pair h l ->
  rounded e (h + l) h /\ (h < 0 <-> h + l < 0) /\ (0 < h <-> 0 < h + l) /\ is_pair (- h) (- l) /\
  is_pair (2 * h) (2 * l).
Proof.
  intros P; assert (T := e_tiny); assert (T1 : 0 <= e <= / 1000000) by exact T; destruct (pair_bounds _ _ P) as [B _].
  destruct P as [DH [DL L]]; assert (Z := tiny_product e _ T (Rabs_pos h)).
  split; [|split; [|split; [|split]]].
  - apply step_rounded; [lra|]; replace (h - (h + l)) with (- l) by ring; now rewrite Rabs_Ropp.
  - unfold Rabs in *; repeat destruct Rcase_abs; split; intros; lra.
  - unfold Rabs in *; repeat destruct Rcase_abs; split; intros; lra.
  - split; [now apply generic_format_opp|split; [now apply generic_format_opp|]].
    replace (- h + - l) with (- (h + l)) by ring; now rewrite !Rabs_Ropp.
  - split; [now apply double_twice|split; [now apply double_twice|]].
    replace (2 * h + 2 * l) with (2 * (h + l)) by ring; rewrite !Rabs_mult, (Rabs_pos_eq 2) by lra; lra.
Qed.
