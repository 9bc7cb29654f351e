(* SPDX-License-Identifier: MIT *)
(* decide_by_expansions: the overshoots as exact pairs, and the first sum, to about 100 bits, with its bound. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Band Floats Ordinary Filter Grid Flush Constants Pairs Expansions.
Open Scope R_scope.

Local Notation f := (rnd 53 (-1074)).
Local Notation double := (is_float 53 (-1074)).
Local Notation rounding := (may_round 53 (-1074)).

Lemma e_is : e = bpow radix2 (-53).
Proof.
  unfold e, roundoff, u_ro; change (- (53) + 1)%Z with (-52)%Z; change (-53)%Z with (-1 + -52)%Z.
  rewrite bpow_plus; reflexivity.
Qed.

Lemma e_tiny : tiny e.
Proof.
  rewrite e_is; split; [apply bpow_ge_0|]; apply Rle_trans with (bpow radix2 (-20)); [apply bpow_le; lia|].
  change (bpow radix2 (-20)) with (/ 1048576); lra.
Qed.

Lemma rounded_sum a b : double a -> double b -> rounded e (a + b) (f (a + b)).
Proof. intros A B; exact (rnd_plus 53 (-1074) a b eq_refl A B). Qed.

(** A rounding's error, from a bound of what is rounded. *)
Lemma rounded_near x y B : rounded e x y -> - B <= x <= B -> - (e * B) <= y - x <= e * B.
Proof.
  intros R X; apply rounded_step in R; unfold step in R; assert (M := Rmult_le_compat_l e (Rabs x) B (proj1 e_tiny)
    ltac:(now apply Rabs_le)).
  apply abs_bounds; lra.
Qed.
Ltac rounds R B := apply (rounded_near _ _ B) in R; [|lra].

(** Numbers of the domain are multiples of 2^-479, products of two of 2^-958, so that none underflows. *)
Definition number_grid : Z := (expansion_lowest - 52)%Z.
Definition product_grid : Z := (2 * number_grid)%Z.

Lemma rounded_on_grid x y : on_grid product_grid x -> rounding x y -> rounded e x y /\ on_grid product_grid y.
Proof.
  intros G R; split; [|eapply may_round_on_grid; eauto; reflexivity].
  destruct R as [->| ->]; [exists 0; split; [rewrite Rabs_R0; apply e_tiny|ring]|].
  apply rnd_product; [reflexivity|]; destruct (on_grid_least _ _ G) as [Z|L]; [now left|right].
  eapply Rle_trans; [|exact L]; apply bpow_le; unfold product_grid, number_grid, expansion_lowest; lia.
Qed.

Lemma product_parts a b high low : on_grid number_grid a -> on_grid number_grid b -> is_product a b high low ->
  rounded e (a * b) high /\ Rabs low <= e * Rabs (a * b) /\ on_grid product_grid high /\ on_grid product_grid low.
Proof.
  intros A B [H [_ E]]; assert (G := on_grid_product _ _ _ _ A B).
  replace (number_grid + number_grid)%Z with product_grid in G by (unfold product_grid; ring).
  destruct (rounded_on_grid (a * b) high G ltac:(now right)) as [R GH]; split; auto; apply rounded_step in R; unfold step in R.
  replace low with (a * b - high) by lra; rewrite Rabs_minus_sym; split; [lra|split; auto; now apply on_grid_minus].
Qed.

(** ** How far the centre lies beyond the box on an axis: high - low - inset, or 0, as a pair that is exact *)

Theorem overshoot_pair_is_exact high low inset oh ol : double high -> double low -> double inset ->
  on_grid number_grid high -> on_grid number_grid low -> on_grid number_grid inset ->
  overshoot_pair high low inset oh ol ->
  oh + ol = Rmax (high - low - inset) 0 /\ double oh /\ double ol /\ on_grid number_grid oh /\
  on_grid number_grid ol /\ 0 <= oh /\ Rabs ol <= e * (oh + ol).
Proof.
  intros A B C GA GB GC [Z [Y N]].
  assert (B' : double (- low)) by now apply generic_format_opp. assert (C' : double (- inset)) by now apply generic_format_opp.
  destruct (sum_pair _ _ A B') as [H1 L1]; destruct (pair_on_grid _ _ _ GA (on_grid_opp _ _ GB)) as [G1 G2].
  set (apart := sum_high high (- low)) in *; set (left := sum_low high (- low)) in *.
  assert (D1 : double apart) by apply double_rnd; assert (D2 : double left) by apply double_rnd.
  destruct (sum_pair _ _ D1 C') as [H2 L2]; destruct (pair_on_grid _ _ _ G1 (on_grid_opp _ _ GC)) as [G3 G4].
  set (beyond := sum_high apart (- inset)) in *; set (right := sum_low apart (- inset)) in *.
  assert (D3 : double beyond) by apply double_rnd; assert (D4 : double right) by apply double_rnd.
  destruct (sum_pair _ _ D2 D4) as [H3 L3]; destruct (pair_on_grid _ _ _ G2 G4) as [G5 _].
  set (lows := sum_high left right) in *; assert (D5 : double lows) by apply double_rnd.
  destruct (sum_pair _ _ D3 D5) as [H4 L4]; destruct (pair_on_grid _ _ _ G3 G5) as [G6 G7].
  set (first := sum_high beyond lows) in *; set (rest := sum_low beyond lows) in *.
  assert (E : beyond + lows = high - low - inset) by lra.
  destruct (rnd_plus 53 (-1074) beyond lows eq_refl D3 D5) as [d [D F]]; rewrite <- H4, E in F; fold e in D.
  assert (T := e_tiny); assert (T1 : 0 <= e <= / 1000000) by exact T; apply abs_bounds in D.
  assert (S : first + rest = high - low - inset) by lra.
  destruct (Rlt_or_le 0 first) as [P|P].
  - destruct (Y P) as [-> ->]; assert (V : 0 < high - low - inset) by nra.
    rewrite Rmax_left by lra; repeat split; auto; try apply double_rnd; try lra; rewrite S.
    replace rest with (- d * (high - low - inset)) by lra; rewrite Rabs_mult, (Rabs_pos_eq (_ - _ - _)) by lra.
    apply Rmult_le_compat_r; [lra|apply Rabs_le; lra].
  - destruct (N ltac:(lra)) as [-> ->]; assert (V : high - low - inset <= 0) by nra.
    rewrite Rmax_right, Rabs_R0, Rplus_0_r by lra; repeat split; try apply generic_format_0; lra.
Qed.

(** ** The first sum *)

Definition small_term (oh ol sqh sql : R) : Prop :=
  0 <= sqh /\ double sqh /\ Rabs sql <= 101 / 100 * (e * sqh) /\ Rabs (2 * oh * ol) <= 203 / 100 * (e * sqh) /\
  sq ol <= 101 / 100 * (e * (e * sqh)) /\
  on_grid product_grid sqh /\ on_grid product_grid sql /\ on_grid product_grid (2 * oh * ol).

Lemma overshoot_term oh ol sqh sql : 0 <= oh -> on_grid number_grid oh -> on_grid number_grid ol ->
  Rabs ol <= e * (oh + ol) -> is_product oh oh sqh sql -> small_term oh ol sqh sql.
Proof.
  intros P GH GL L Q; assert (T := e_tiny); assert (T1 : 0 <= e <= / 1000000) by exact T.
  destruct (product_parts _ _ _ _ GH GH Q) as [R [QL [G1 G2]]]; destruct Q as [QH [QD QE]].
  assert (P2 : 0 <= oh * oh) by now apply Rmult_le_pos.
  rewrite (Rabs_pos_eq (oh * oh)) in QL by auto; apply rounded_bounds in R; auto.
  assert (E2 := tiny_product e _ T P2); assert (EO := tiny_product e oh T P).
  assert (H0 : 0 <= sqh) by lra; assert (ES := tiny_product e sqh T H0); assert (EES := tiny_product e _ T (proj1 ES)).
  assert (L' : Rabs ol <= 1001 / 1000 * (e * oh)).
  { assert (B := Rle_abs ol); assert (LP := Rabs_pos ol); assert (O : Rabs ol <= / 1000 * oh) by
      (assert (e * (oh + ol) <= e * (oh + Rabs ol)) by (apply Rmult_le_compat_l; lra); assert (EL := tiny_product e _ T LP); lra).
    assert (e * (oh + ol) <= e * (oh + / 1000 * oh)) by (apply Rmult_le_compat_l; lra); lra. }
  assert (OS : e * (oh * oh) <= e * (1001 / 1000 * sqh)) by (apply Rmult_le_compat_l; lra).
  split; auto; split; [rewrite QH; apply double_rnd|]; split; [lra|split; [|split; [|split; [auto|split; auto]]]].
  - rewrite !Rabs_mult, (Rabs_pos_eq 2), (Rabs_pos_eq oh) by lra.
    assert (2 * oh * Rabs ol <= 2 * oh * (1001 / 1000 * (e * oh))) by (apply Rmult_le_compat_l; lra); lra.
  - rewrite <- sq_abs; unfold sq; assert (LP := Rabs_pos ol).
    nra.
  - replace (2 * oh * ol) with (oh * ol + oh * ol) by ring; assert (G := on_grid_product _ _ _ _ GH GL).
    replace (number_grid + number_grid)%Z with product_grid in G by (unfold product_grid; ring); now apply on_grid_plus.
Qed.

(** In units of W, which is at least what all leading parts are in all. *)
Lemma first_sum_off n oh ol sqh sql rh rl W leading tail magnitude : (n <= 3)%nat -> 0 <= rh -> double rh ->
  Rabs rl <= 101 / 100 * (e * rh) -> on_grid product_grid rh -> on_grid product_grid rl ->
  (forall i, (i < n)%nat -> small_term (oh i) (ol i) (sqh i) (sql i)) -> rh + sum n sqh <= W ->
  first_sum n oh ol sqh sql rh rl leading tail magnitude ->
  0 <= sum n sqh /\ double leading /\ on_grid product_grid leading /\ on_grid product_grid tail /\
  Rabs leading <= rh + sum n sqh + INR n * (2 * (e * W)) /\ Rabs tail <= (2 + INR n * (42 / 10)) * (e * W) /\
  Rabs (leading + tail - (sum n (fun i => sqh i + sql i + 2 * oh i * ol i) - (rh + rl))) <= INR n * (24 * (e * (e * W))) /\
  double magnitude /\ Rabs (magnitude - (rh + sum n sqh)) <= INR n * (2 * (e * W)).
Proof.
  intros N R0 RD RL GRH GRL; assert (T := e_tiny).
  revert leading tail magnitude; induction n as [|n IH]; intros leading tail magnitude TERM HW F.
  - destruct F as [-> [-> ->]]; simpl in *; rewrite !Rplus_0_r, !Rabs_Ropp, (Rabs_pos_eq rh) in * by auto.
    assert (ER := Rmult_le_compat_l e _ _ (proj1 T) HW); assert (EW := tiny_product e W T ltac:(lra)).
    split; [lra|split; [now apply generic_format_opp|do 2 (split; [now apply on_grid_opp|])]].
    repeat (split; [lra || exact RD || (apply Rabs_le; lra)|]); apply Rabs_le; lra.
  - destruct F as [l [t [m [cross [q [z [F [-> [HC [HQ [HZ [HT HM]]]]]]]]]]]]; cbn [sum] in *.
    destruct (TERM n ltac:(lia)) as [Q0 [QD [QL [CR [_ [G1 [G2 G3]]]]]]].
    destruct (IH ltac:(lia) l t m ltac:(intros; apply TERM; lia) ltac:(lra) F) as [S0 [LD [LG [TG [LB [TB [OFF [MD MO]]]]]]]];
      clear TERM IH F.
    set (x := sqh n) in *; set (S := sum n sqh) in *; assert (NB : 0 <= INR n <= 2) by (split; [apply pos_INR|apply (le_INR n 2); lia]).
    rewrite S_INR; set (k := INR n) in *; assert (EX := Rmult_le_compat_l e x W (proj1 T) ltac:(lra)).
    assert (EW := tiny_product e W T ltac:(lra)); assert (EEW := tiny_product e _ T (proj1 EW)).
    assert (E3 := tiny_product e _ T (proj1 EEW)).
    assert (KW := Rmult_le_compat_r (e * W) _ _ (proj1 EW) (proj2 NB)); assert (K0 := Rmult_le_pos _ _ (proj1 NB) (proj1 EW)).
    destruct (sum_pair l x LD QD) as [HH HL]; destruct (pair_on_grid _ _ _ LG G1) as [G4 G5].
    assert (RH := rounded_sum l x LD QD); assert (RM := rounded_sum m x MD QD); rewrite <- HH in RH; rewrite <- HM in RM.
    destruct (rounded_on_grid _ _ G3 HC) as [RC C3]; destruct (rounded_on_grid _ _ (on_grid_plus _ _ _ G2 C3) HQ) as [RQ Q3].
    destruct (rounded_on_grid _ _ (on_grid_plus _ _ _ G5 Q3) HZ) as [RZ Z3];
      destruct (rounded_on_grid _ _ (on_grid_plus _ _ _ TG Z3) HT) as [RT T3].
    apply abs_bounds in LB, TB, OFF, MO, QL, CR.
    rounds RH (1001 / 1000 * W); rounds RM (1001 / 1000 * W); rounds RC (203 / 100 * (e * W)); rounds RQ (305 / 100 * (e * W)).
    rounds RZ (407 / 100 * (e * W)); rounds RT (145 / 10 * (e * W)).
    split; [lra|split; [rewrite HH; apply double_rnd|do 2 (split; [assumption|])]].
    split; [apply Rabs_le; lra|split; [apply Rabs_le; lra|split; [apply Rabs_le; lra|split; [rewrite HM; apply double_rnd|apply Rabs_le;
      lra]]]].
Qed.
