(* SPDX-License-Identifier: MIT *)
(* two_sum and two_product of expansions.hpp, on the numbers that they are used on. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Mult_error Pff2Flocq.
From Tangency Require Import Points Floats Grid Constants.
Open Scope R_scope.

(** ** two_sum and two_product in expansions.hpp. *)
Section Pairs.
  Let f := rnd 53 (-1074).

  Theorem two_sum_exact a b : is_float 53 (-1074) a -> is_float 53 (-1074) b ->
    let high := f (a + b) in let b_seen := f (high - a) in let a_seen := f (high - b_seen) in
    high + f (f (a - a_seen) + f (b - b_seen)) = a + b.
  Proof.
    intros A B; assert (I : Prec_gt_0 53) by reflexivity.
    apply (TwoSum_correct (-1074) 53 (fun x => negb (Z.even x))); auto; try lia.
    intros x; rewrite Z.even_opp, Z.even_add; simpl; destruct (Z.even x); reflexivity.
  Qed.

  (** Multiples of 2^-479, which all nonzero numbers of the domain and what is added of them are: Dekker's product. *)
  Definition high_half (a : R) : R := f (f (134217729 * a) - f (f (134217729 * a) - a)).

  Lemma product_in_domain a b : on_grid (expansion_lowest - 52) a -> on_grid (expansion_lowest - 52) b ->
    a * b = 0 \/ bpow radix2 (-1074 + 2 * 53 - 1) <= Rabs (a * b).
  Proof.
    intros A B; destruct (on_grid_least _ _ (on_grid_product _ _ _ _ A B)) as [Z|L]; [auto|right].
    eapply Rle_trans; [|exact L]; apply bpow_le; unfold expansion_lowest; lia.
  Qed.

  Theorem two_product_exact a b : is_float 53 (-1074) a -> is_float 53 (-1074) b ->
    on_grid (expansion_lowest - 52) a -> on_grid (expansion_lowest - 52) b ->
    let xh := high_half a in let xl := f (a - xh) in let yh := high_half b in let yl := f (b - yh) in
    let high := f (a * b) in
    high + f (f (xl * yl) - f (f (f (high - f (xh * yh)) - f (xl * yh)) - f (xh * yl))) = a * b.
  Proof.
    intros A B GA GB xh xl yh yl high; assert (I : Prec_gt_0 53) by reflexivity.
    assert (D := product_in_domain b a GB GA).
    assert (C : forall x y, f (- x + y) = - f (x - y)) by (intros; unfold f; rewrite <- rnd_opp; f_equal; ring).
    destruct (Dekker radix2 (-1074) 53 (fun x => negb (Z.even x)) ltac:(lia) ltac:(lia) b a B A ltac:(auto)) as [K _].
    specialize (K D); change (Z.div2 53) with 26%Z in K; change (53 - 26)%Z with 27%Z in K.
    change (bpow radix2 27 + 1) with (134217728 + 1) in K; replace (134217728 + 1) with 134217729 in K by lra.
    change (round radix2 (FLT_exp (-1074) 53) (Znearest (fun x => negb (Z.even x)))) with f in K.
    assert (HH : forall x, f (f (x - f (x * 134217729)) + f (x * 134217729)) = high_half x).
    { intros x; unfold high_half; rewrite (Rmult_comm x); f_equal.
      replace (x - f (134217729 * x)) with (- f (134217729 * x) + x) by ring; rewrite C; ring. }
    rewrite !HH in K; fold xh yh in K; fold xl yl in K; rewrite (Rmult_comm b a) in K; fold high in K.
    rewrite K at 1; f_equal; f_equal.
    rewrite C, (Rmult_comm yh xh), (Rmult_comm yh xl), (Rmult_comm yl xh), (Rmult_comm yl xl).
    rewrite !C; unfold Rminus; ring.
  Qed.

  (** With an FMA, on the same domain. *)
  Theorem two_product_fma_exact a b : is_float 53 (-1074) a -> is_float 53 (-1074) b ->
    on_grid (expansion_lowest - 52) a -> on_grid (expansion_lowest - 52) b ->
    let high := f (a * b + 0) in high + f (a * b - high) = a * b.
  Proof.
    intros A B GA GB high; assert (I : Prec_gt_0 53) by reflexivity.
    unfold high; rewrite Rplus_0_r; assert (E : is_float 53 (-1074) (a * b - f (a * b))).
    { replace (a * b - f (a * b)) with (- (f (a * b) - a * b)) by ring; apply generic_format_opp.
      apply mult_error_FLT; auto with typeclass_instances.
      intros NZ; destruct (product_in_domain a b GA GB); [contradiction|auto]. }
    unfold f at 2; rewrite (rnd_float 53 (-1074) _ ltac:(lia) E); ring.
  Qed.

  (** Every nonzero number of the domain is such a multiple, and so are differences. *)
  Theorem domain_is_one_grid a : is_float 53 (-1074) a -> a = 0 \/ bpow radix2 expansion_lowest <= Rabs a ->
    on_grid (expansion_lowest - 52) a.
  Proof.
    intros F [->|L]; [apply on_grid_0|].
    replace (expansion_lowest - 52)%Z with (expansion_lowest + 1 - 53)%Z by ring; eapply float_on_grid; eauto; lia.
  Qed.
End Pairs.
