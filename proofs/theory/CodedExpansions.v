(* SPDX-License-Identifier: MIT *)
(* The stage of expansions as translated from its header takes the steps that the ladder's theorem asks for. *)
Require Import Reals Lra Lia ZArith List Classical.
From Flocq Require Import Core.
From Tangency Require Import Definitions Stages Points Floats Filter Grid Pairs Expansions PairSteps Code TranslatedExpansions CodedMethods Constants.
Import ListNotations.
Open Scope R_scope.
Local Notation f := (rnd 53 (-1074)).
Local Notation double := (is_float 53 (-1074)).

Local Opaque bpow rnd.

(** ** The stage's parts *)
Lemma of_stage x i : (forall i, (i < 2)%nat -> double (x i) /\ exists m : Z, x i = IZR m * bpow radix2 (expansion_lowest - 52)) ->
  (i < 2)%nat -> double (x i) /\ on_grid (expansion_lowest - 52) (x i).
Proof. intros D I; destruct (D i I) as [F G]; split; [exact F|now apply on_grid_iff]. Qed.
Lemma two_product_translated : multiplies uncontracted code_two_product.
Proof.
  intros x w ns D; assert (D0 := of_stage x 0 D ltac:(lia)); assert (D1 := of_stage x 1 D ltac:(lia)); clear D.
  registers code_two_product; subst; eexists _, _; split; [reflexivity|split; [reflexivity|split; [apply double_rnd|]]].
  apply two_product_exact; assumption.
Qed.
Lemma fused_two_product_translated : multiplies doubles code_fused_two_product.
Proof.
  intros x w ns D; assert (D0 := of_stage x 0 D ltac:(lia)); assert (D1 := of_stage x 1 D ltac:(lia)); clear D.
  registers code_fused_two_product; subst; eexists _, _; split; [reflexivity|split; [now rewrite Rplus_0_r|split; [apply double_rnd|]]].
  apply (two_product_fma_exact (x 0%nat) (x 1%nat)); assumption.
Qed.
Lemma two_sum_translated : sums code_two_sum.
Proof. intros x w ns; registers code_two_sum; subst; reflexivity. Qed.
Ltac terms_of p := intros x w ns; registers p; own_extremes; branches; subst; cbv [axis_terms];
  repeat match goal with |- context [Rlt_dec ?a ?b] => destruct (Rlt_dec a b); try contradiction end; reflexivity.
Lemma terms_translated : terms_of CenterHalf code_axis_center_half /\ terms_of LoHi code_axis_lo_hi /\ terms_of CornerSize code_axis_corner_size.
Proof. split; [terms_of code_axis_center_half|split; [terms_of code_axis_lo_hi|terms_of code_axis_corner_size]]. Qed.
Ltac grown p := intros x w ns; registers p; ways; subst; cbn [grow map seq app]; repeat (destruct Req_EM_T; try contradiction; cbn [grow]);
  reflexivity.
Lemma grow_translated : grows 0 code_grow_0 /\ grows 1 code_grow_1 /\ grows 2 code_grow_2 /\ grows 3 code_grow_3.
Proof. split; [grown code_grow_0|split; [grown code_grow_1|split; [grown code_grow_2|grown code_grow_3]]]. Qed.

(** ** The stage *)
Lemma product_is_one a b h l h' l' : is_product a b h l -> is_product a b h' l' -> h' = h /\ l' = l.
Proof. intros [-> [_ A]] [-> [_ B]]; split; [reflexivity|lra]. Qed.
Lemma chosen_once (c : Prop) (y z a b : R) : (c -> y = a) -> (~ c -> y = b) -> (c -> z = a) -> (~ c -> z = b) -> z = y.
Proof. intros A B A' B'; destruct (classic c); [rewrite A, A'|rewrite B, B']; auto. Qed.
Lemma overshoot_found high low inset oh ol : let apart := sum_high high (- low) in
  let left := sum_low high (- low) in let right := sum_low apart (- inset) in let beyond := sum_high apart (- inset) in
  let first := sum_high beyond (sum_high left right) in let second := sum_low beyond (sum_high left right) in
  sum_low left right = 0 -> (0 < first -> oh = first) -> (~ 0 < first -> oh = 0) -> (0 < first -> ol = second) -> (~ 0 < first -> ol = 0) ->
  overshoot_pair high low inset oh ol.
Proof. intros; split; [assumption|]; split; intros; split; auto. Qed.
Lemma product_nonneg a h l : is_product a a h l -> 0 <= h.
Proof. intros [-> _]; rewrite <- (rnd_0 53 (-1074)); apply rnd_le; [reflexivity|nra]. Qed.
Lemma rounded_nonneg x : 0 <= x -> 0 <= f x.
Proof. intros H; rewrite <- (rnd_0 53 (-1074)); now apply rnd_le. Qed.
Ltac tidy := repeat match goal with
  | M : may_round 53 (-1074) (?a * ?b) ?h, P : is_product ?a ?b ?h _ |- _ => clear M
  | A : is_product ?a ?b ?h ?l, B : is_product ?a ?b ?h' ?l' |- _ =>
      let E := fresh in let E' := fresh in destruct (product_is_one a b h l h' l' A B) as [E E']; clear B; try subst h'; try subst l'
  | A : ?c -> ?y = ?a, B : ~ ?c -> ?y = ?b, A' : ?c -> ?z = ?a, B' : ~ ?c -> ?z = ?b |- _ =>
      assert (z = y) by exact (chosen_once c y z a b A B A' B'); clear A' B'; subst z
  end.
Ltac rounding_known := match goal with M : may_round 53 (-1074) ?a _ |- may_round 53 (-1074) ?a _ => exact M end.
(** The first sum, from its beginning on; every number is found in its turn. *)
Ltac first_sums := lazymatch goal with
  | |- exists _, _ => do 6 eexists; split; [first_sums|]; split; [reflexivity|]; split; [rounding_known|];
      split; [right; reflexivity|split; [right; reflexivity|split; [right; reflexivity|reflexivity]]]
  | |- _ => split; [reflexivity|split; reflexivity]
  end.
Ltac own_terms := first [left; split; [reflexivity || eassumption|reflexivity]
  |right; split; [eassumption|]; do 4 eexists; split; [eassumption|split; [eassumption|reflexivity]]].
Ltac terms := lazymatch goal with
  | |- exists _, _ => do 2 eexists; split; [terms|]; split; [own_terms|reflexivity]
  | |- _ => reflexivity
  end.
Ltac each_axis := let i := fresh in let Hi := fresh in intros i Hi; repeat (destruct i as [|i]; [cbn [two three Nat.add Nat.mul]|try (exfalso; lia)]);
  (split; [eapply overshoot_found; eassumption|eassumption]).
Ltac bound_nonneg := match goal with M : may_round 53 (-1074) (bpow radix2 (-99) * ?m) ?bound |- 0 <= ?bound =>
  apply (may_round_nonneg 53 (-1074) (bpow radix2 (-99) * m)); [reflexivity| |exact M]; apply Rmult_le_pos; [apply bpow_ge_0|];
  repeat first [apply rounded_nonneg|apply Rplus_le_le_0_compat|eapply product_nonneg; eassumption] end.
(** What the numbers are: those of the axes, the radius' square, the first sum, its bound, the terms, and what is answered. *)
Tactic Notation "found" uconstr(numbers) := do 4 refine (ex_intro _ numbers _); do 7 eexists; split; [eassumption|];
  split; [each_axis|cbn [two three first_sum]]; split; [first_sums|split; [right; reflexivity|]]; split; [left; eassumption|].
Tactic Notation "told" uconstr(numbers) := lazymatch goal with
  | B : ?bound < Rabs ?estimate |- _ => assert (0 <= bound) by bound_nonneg; exists estimate; split;
      [f_equal; apply verdict_of_sign; intros Z; try reflexivity; exfalso; first [lra|rewrite Z, Rabs_R0 in B; lra]
      |found numbers; left; split; [assumption|reflexivity]]
  | B : ~ ?bound < Rabs ?estimate |- _ => lazymatch goal with L : context [last (added ?parts) 0] |- _ => exists (last (added parts) 0); split;
      [f_equal; apply verdict_of_sign; intros; try reflexivity; exfalso; lra
      |found numbers; right; split; [assumption|]; eexists; split; [cbn [all_terms]; terms|reflexivity]] end
  end.
Local Opaque sum_high sum_low.

Tactic Notation "expand" constr(p) uconstr(numbers) := intros x w ns; registers p; ways; subst; tidy; try (left; reflexivity); right;
  rewrite ?Rmult_1_l in *; told numbers.
Lemma expansions_1 : expands 1 code_expansions_1.
Proof. expand code_expansions_1 (fun _ => _). Qed.
Lemma expansions_2 : expands 2 code_expansions_2.
Proof. expand code_expansions_2 (two _ _). Qed.
Lemma expansions_3 : expands 3 code_expansions_3.
Proof. expand code_expansions_3 (three _ _ _). Qed.

Theorem headers_expand :
  sums code_two_sum /\ multiplies uncontracted code_two_product /\ multiplies doubles code_fused_two_product /\
  (grows 0 code_grow_0 /\ grows 1 code_grow_1 /\ grows 2 code_grow_2 /\ grows 3 code_grow_3) /\
  (terms_of CenterHalf code_axis_center_half /\ terms_of LoHi code_axis_lo_hi /\ terms_of CornerSize code_axis_corner_size) /\
  expands 1 code_expansions_1 /\ expands 2 code_expansions_2 /\ expands 3 code_expansions_3.
Proof.
  repeat split; try apply grow_translated; try apply terms_translated; auto using two_sum_translated, two_product_translated,
    fused_two_product_translated, expansions_1, expansions_2, expansions_3.
Qed.
