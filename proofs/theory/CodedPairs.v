(* SPDX-License-Identifier: MIT *)
(* Pairs of doubles as translated from their header: as long as nothing underflows each operator is right to 10 * 2^-106. *)
Require Import Reals Lra Lia ZArith List.
From Flocq Require Import Core.
From Tangency Require Import Definitions Stages Points Floats Filter FilterSteps Grid Pairs Expansions Tails PairSteps.
From Tangency Require Import Code TranslatedPairs CodedMethods.
Import ListNotations.
Open Scope R_scope.
Local Notation f := (rnd 53 (-1074)).
Local Notation double := (is_float 53 (-1074)).

(** What two_product says, and that it lost little. *)
Lemma product_found a b high rest high' low : rounded e (a * b) high -> is_product a b high rest -> is_product a b high' low ->
  is_product a b high low /\ Rabs low <= e * Rabs (a * b).
Proof.
  intros R [E _] [E' [D' S']]; subst high high'; split; [now split|]; apply rounded_step in R; unfold step in R; rewrite Rplus_0_r in R.
  replace low with (- (f (a * b) - a * b)) by lra; now rewrite Rabs_Ropp.
Qed.
Lemma zero_pair : is_pair 0 0.
Proof. repeat split; try apply generic_format_0; rewrite Rplus_0_r, Rabs_R0, Rmult_0_r; lra. Qed.

Ltac of_pairs p := let w := fresh in let ns := fresh "ns" in let P := fresh "P" in intros ? w ns P; assert (P0 := P 0%nat ltac:(lia));
  try assert (P1 := P 1%nat ltac:(lia)); clear P; cbn [Nat.mul Nat.add] in *; registers p; cbv [Nat.add normal] in *; known_registers.

Ltac product_of := match goal with A : rounded e (?a * ?b) ?h, B : is_product ?a ?b ?h ?r, C : is_product ?a ?b ?h' ?l |- _ =>
  destruct (product_found a b h r h' l A B C) as [Q L]; clear B C end.

Theorem headers_pairs :
  pairs_do 2 code_pair_sum (fun a b => rounded pairs_roundoff (a + b)) /\
  pairs_do 2 code_pair_difference (fun a b => rounded pairs_roundoff (a - b)) /\
  pairs_do 2 code_pair_product (fun a b => rounded pairs_roundoff (a * b)) /\
  pairs_do 1 code_pair_root (fun a _ => rounded pairs_roundoff (sqrt a)) /\
  pairs_do 1 code_pair_absolute (fun a _ y => y = Rabs a) /\
  pairs_do 1 code_pair_above_zero (fun a _ y => y = Rmax a 0) /\
  pairs_do 1 code_pair_twice (fun a _ y => y = 2 * a).
Proof.
  repeat apply conj.
  - of_pairs code_pair_sum; subst; eexists _, _; split; [reflexivity|]; apply (pair_sum_right _ _ _ _ _ _ P0 P1); now split.
  - of_pairs code_pair_difference; subst; eexists _, _; split; [reflexivity|]; destruct (leading_is_right _ _ P1) as [_ [_ [_ [N _]]]].
    match goal with |- _ /\ rounded _ (?a - (?b + ?c)) _ => replace (a - (b + c)) with (a + (- b + - c)) by ring end.
    apply (pair_sum_right _ _ _ _ _ _ P0 N); now split.
  - of_pairs code_pair_product; product_of.
    eexists _, _; split; [eassumption|]; apply (pair_product_right _ _ _ _ _ _ P0 P1); do 5 eexists.
    split; [exact Q|split; [exact L|split; [|split; [|split; [|split]]]]]; [eassumption|eassumption|eassumption| |split; congruence].
    subst; apply double_rnd.
  - of_pairs code_pair_root; destruct (leading_is_right _ _ P0) as [_ [S _]]; product_of.
    destruct (Rlt_dec (x 0%nat) 0) as [Z|Z].
    + assert (Y : f (sqrt (x 0%nat)) = 0) by (rewrite sqrt_neg by lra; apply rnd_0); rewrite sqrt_neg by (apply Rlt_le, S, Z).
      branches; subst; try (exfalso; lra); rewrite Y in *; eexists _, _; (split; [reflexivity|split; [exact zero_pair|]]).
      exists 0; rewrite Rabs_R0; split; [apply (proj1 (proj1 pairs_are_finer))|ring].
    + eexists _, _; split; [eassumption|]; apply (pair_root_right _ _ _ _ P0 ltac:(lra)); unfold pair_root; branches; subst;
        try (exfalso; lra).
      * right; split; [assumption|]; do 3 eexists; split; [exact Q|split;
          [exact L|split; [eassumption|split; [apply double_rnd|split; reflexivity]]]].
      * left; split; [lra|split; reflexivity].
  - of_pairs code_pair_absolute; destruct (leading_is_right _ _ P0) as [_ [S [_ [N _]]]]; branches; subst; try (exfalso; lra);
      eexists _, _; (split; [reflexivity|]).
    + split; [exact N|]; rewrite Rabs_left by (apply S; assumption); ring.
    + split; [exact P0|]; rewrite Rabs_pos_eq; [ring|]. apply Rnot_lt_le; intros C; apply S in C; contradiction.
  - of_pairs code_pair_above_zero; destruct (leading_is_right _ _ P0) as [_ [S _]]; branches; subst; try (exfalso; lra);
      eexists _, _; (split; [reflexivity|]).
    + split; [exact zero_pair|]; rewrite Rmax_right; [ring|]; apply Rlt_le, S; assumption.
    + split; [exact P0|]; rewrite Rmax_left; [ring|]; apply Rnot_lt_le; intros C; apply S in C; contradiction.
  - of_pairs code_pair_twice; destruct (leading_is_right _ _ P0) as [_ [_ [_ [_ T]]]]; subst.
    eexists _, _; split; [reflexivity|split; [exact T|ring]].
Qed.
