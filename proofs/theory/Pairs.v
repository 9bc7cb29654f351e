(* SPDX-License-Identifier: MIT *)
(* two_sum and two_product of expansions.hpp, on the numbers that they are used on. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative Mult_error Pff2Flocq.
From Tangency Require Import Points Stages Floats Grid Ordinary Constants.
Open Scope R_scope.

(** ** two_sum and two_product in expansions.hpp. *)

Local Notation f := (rnd 53 (-1074)).

Theorem two_sum_exact a b : is_float 53 (-1074) a -> is_float 53 (-1074) b ->
  let high := f (a + b) in let b_seen := f (high - a) in let a_seen := f (high - b_seen) in
  high + f (f (a - a_seen) + f (b - b_seen)) = a + b.
Proof.
  intros A B; assert (I : Prec_gt_0 53) by reflexivity.
  apply (TwoSum_correct (-1074) 53 (fun x => negb (Z.even x))); auto; try lia.
  intros x; rewrite Z.even_opp, Z.even_add; simpl; destruct (Z.even x); reflexivity.
Qed.

(** Multiples of 2^-479, which all nonzero numbers of the domain and what is added of them are. *)
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
  assert (C : forall x y, f (- x + y) = - f (x - y)) by (intros; rewrite <- rnd_opp; f_equal; ring).
  destruct (Dekker radix2 (-1074) 53 (fun x => negb (Z.even x)) ltac:(lia) ltac:(lia) b a B A ltac:(auto)) as [K _].
  specialize (K D); change (Z.div2 53) with 26%Z in K; change (53 - 26)%Z with 27%Z in K.
  change (bpow radix2 27 + 1) with (134217728 + 1) in K; replace (134217728 + 1) with 134217729 in K by lra.
  change (round radix2 (FLT_exp (-1074) 53) (Znearest (fun x => negb (Z.even x)))) with f in K.
  assert (HH : forall x, f (f (x - f (x * 134217729)) + f (x * 134217729)) = high_half x).
  { intros x; unfold high_half, splitter; rewrite (Rmult_comm x); f_equal.
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
  rewrite (rnd_float 53 (-1074) _ ltac:(lia) E); ring.
Qed.

(** Every nonzero number of the domain is such a multiple, and so are differences. *)
Theorem domain_is_one_grid a : is_float 53 (-1074) a -> a = 0 \/ bpow radix2 expansion_lowest <= Rabs a ->
  on_grid (expansion_lowest - 52) a.
Proof.
  intros F [->|L]; [apply on_grid_0|].
  replace (expansion_lowest - 52)%Z with (expansion_lowest + 1 - 53)%Z by ring; eapply float_on_grid; eauto; lia.
Qed.

(** ** Nothing overflows. *)
Lemma up_to_more k j x : (k <= j)%Z -> up_to k x -> up_to j x.
Proof. intros K X; eapply Rle_trans; [exact X|now apply bpow_le]. Qed.

Lemma up_to_rounded k x : (-1074 <= k)%Z -> up_to k x -> up_to k (f x).
Proof. intros K X; apply rnd_bounded; auto; lia. Qed.

Lemma up_to_plus k x y : up_to k x -> up_to k y -> up_to (k + 1) (x + y).
Proof.
  unfold up_to; intros X Y; rewrite bpow_plus; change (bpow radix2 1) with 2.
  eapply Rle_trans; [apply Rabs_triang|]; lra.
Qed.

Lemma up_to_minus k x y : up_to k x -> up_to k y -> up_to (k + 1) (x - y).
Proof. intros X Y; apply up_to_plus; auto; unfold up_to; now rewrite Rabs_Ropp. Qed.

Lemma up_to_product k j x y : up_to k x -> up_to j y -> up_to (k + j) (x * y).
Proof. unfold up_to; intros X Y; rewrite bpow_plus, Rabs_mult; apply Rmult_le_compat; auto; apply Rabs_pos. Qed.

(** A step stays below k where what it takes stays far enough below. *)
Ltac stays := lazymatch goal with
  | H : up_to ?j ?x |- up_to _ ?x => apply (up_to_more j); [lia|exact H]
  | H : up_to ?j ?x |- up_to _ (- ?x) => unfold up_to; rewrite Rabs_Ropp; apply (up_to_more j); [lia|exact H]
  | |- up_to _ (f _) => apply up_to_rounded; [lia|stays]
  | |- up_to ?k (_ + _) => replace k with (k - 1 + 1)%Z by ring; apply up_to_plus; stays
  | |- up_to ?k (_ - _) => replace k with (k - 1 + 1)%Z by ring; apply up_to_minus; stays
  | X : up_to ?i ?x, Y : up_to ?j ?y |- up_to _ (?x * ?y) => apply (up_to_more (i + j)); [lia|exact (up_to_product i j x y X Y)]
  end.

(** Of floats, whose low part is what is missing. *)
Lemma pair_stays k a b : (-1074 <= k)%Z -> is_float 53 (-1074) a -> is_float 53 (-1074) b -> up_to k a -> up_to k b ->
  up_to (k + 1) (sum_high a b) /\ up_to (k + 2) (sum_low a b).
Proof.
  intros K FA FB A B; assert (H : up_to (k + 1) (sum_high a b)) by (unfold sum_high; stays); split; auto.
  assert (E := two_sum_exact a b FA FB).
  replace (sum_low a b) with (a + b - sum_high a b) by (unfold sum_high, sum_low; cbv zeta in *; lra); stays.
Qed.

Lemma split_stays k a : (-1074 <= k)%Z -> is_float 53 (-1074) a -> up_to k a -> up_to (k + 1) (high_half a) /\
  up_to (k + 2) (f (a - high_half a)).
Proof.
  intros K F A.
  assert (C : up_to 28 (IZR splitter)) by (unfold up_to, splitter; rewrite Rabs_pos_eq by lra; change (bpow radix2 28) with 268435456; lra).
  assert (S : up_to (k + 28) (f (IZR splitter * a))) by stays; assert (D : up_to (k + 29) (f (IZR splitter * a) - a)) by stays.
  assert (H : up_to (k + 1) (high_half a)); [|split; [exact H|stays]].
  unfold high_half; set (scaled := f (IZR splitter * a)) in *.
  destruct (rnd_minus 53 (-1074) scaled a ltac:(lia) ltac:(now apply rnd_is_float) F) as [d [Hd E]].
  rewrite E; replace (scaled - (scaled - a) * (1 + d)) with (a - (scaled - a) * d) by ring.
  assert (Hd' : up_to (-53) d); [|stays].
  eapply Rle_trans; [exact Hd|]; change (-53)%Z with (-1 + -52)%Z; rewrite bpow_plus; apply Req_le; reflexivity.
Qed.

Theorem products_stay k a b : (0 <= k)%Z -> is_float 53 (-1074) a -> is_float 53 (-1074) b -> up_to k a ->
  up_to k b ->
  let xh := high_half a in let xl := f (a - xh) in let yh := high_half b in let yl := f (b - yh) in
  let high := f (a * b) in let one := f (high - f (xh * yh)) in let two := f (one - f (xl * yh)) in
  let three := f (two - f (xh * yl)) in
  up_to (2 * k) high /\ up_to (2 * k + 2) (f (xh * yh)) /\ up_to (2 * k + 3) (f (xl * yh)) /\
  up_to (2 * k + 3) (f (xh * yl)) /\ up_to (2 * k + 4) (f (xl * yl)) /\ up_to (2 * k + 3) one /\
  up_to (2 * k + 4) two /\ up_to (2 * k + 5) three /\ up_to (2 * k + 6) (f (f (xl * yl) - three)).
Proof.
  intros K FA FB A B xh xl yh yl high one two three.
  destruct (split_stays k a ltac:(lia) FA A) as [XH XL]; destruct (split_stays k b ltac:(lia) FB B) as [YH YL].
  fold xh in XH, XL; fold xl in XL; fold yh in YH, YL; fold yl in YL; subst three two one high; repeat split; stays.
Qed.

Theorem overshoots_stay (s t inset : R) : is_float 53 (-1074) s -> is_float 53 (-1074) t ->
  is_float 53 (-1074) inset ->
  up_to (expansion_highest + 1) s -> up_to (expansion_highest + 1) t -> up_to (expansion_highest + 1) inset ->
  let beyond := sum_high (sum_high s (- t)) (- inset) in
  let lows := sum_high (sum_low s (- t)) (sum_low (sum_high s (- t)) (- inset)) in
  let high := sum_high beyond lows in let low := sum_low beyond lows in
  up_to 507 high /\ up_to 508 (2 * high) /\ up_to 508 low /\ (2 * 508 + 6 < 1024)%Z.
Proof.
  intros FS FT FI S T I beyond lows high low; unfold expansion_highest in *; simpl Z.add in *.
  assert (N : forall x, is_float 53 (-1074) x -> is_float 53 (-1074) (- x)) by (intros; now apply generic_format_opp).
  assert (FR : forall x, is_float 53 (-1074) (f x)) by (intros; now apply rnd_is_float).
  destruct (pair_stays 501 s (- t) ltac:(lia) FS (N _ FT) S ltac:(stays)) as [H1 L1].
  destruct (pair_stays 502 (sum_high s (- t)) (- inset) ltac:(lia) (FR _) (N _ FI) H1 ltac:(stays)) as [H2 L2]; fold beyond in H2.
  assert (H3 : up_to 505 lows) by (unfold lows, sum_high at 1; stays).
  destruct (pair_stays 505 beyond lows ltac:(lia) (FR _) (FR _) ltac:(stays) H3) as [H4 L4]; fold high in H4; fold low in L4.
  assert (C : up_to 1 2) by (unfold up_to; rewrite Rabs_pos_eq by lra; apply Req_le; reflexivity); repeat split; stays.
Qed.
