(* SPDX-License-Identifier: MIT *)
(* The filter as translated from its header takes the steps that the ladder's theorem asks for. *)
Require Import Reals Lra Lia ZArith List.
From Flocq Require Import Core.
From Tangency Require Import Definitions Stages Points Floats Filter Grid Code TranslatedFilter CodedMethods Constants.
Import ListNotations.
Open Scope R_scope.
Local Opaque bpow rnd.

Lemma overshoot_rounds prec emin v h : (0 < prec)%Z -> rnd prec emin (Rmax v h - h) = Rmax (rnd prec emin (v - h)) 0.
Proof.
  intros P; assert (R := rnd_le prec emin); assert (Z := rnd_0 prec emin); destruct (Rle_lt_dec v h) as [L|L].
  - rewrite (Rmax_right v h), Rminus_diag_eq, Z by lra; specialize (R (v - h) 0 P ltac:(lra)); rewrite Rmax_right; lra.
  - rewrite (Rmax_left v h) by lra; specialize (R 0 (v - h) P ltac:(lra)); rewrite Rmax_left; lra.
Qed.
Lemma sides_round prec emin first second p : (0 < prec)%Z ->
  0 <= rnd prec emin (rnd prec emin (Rmax p first - p) + rnd prec emin (p - Rmin p second)).
Proof.
  intros P; assert (R := fun x => rnd_le prec emin 0 x P); rewrite rnd_0 in R; apply R.
  assert (A := R (Rmax p first - p)); assert (B := R (p - Rmin p second)); assert (M := Rmax_l p first).
  assert (N := Rmin_l p second); specialize (A ltac:(lra)); specialize (B ltac:(lra)); lra.
Qed.
Lemma sides_max a b : Rmax (Rmax a b) 0 = Rmax a (Rmax b 0).
Proof. apply eq_sym, Rmax_assoc. Qed.

Lemma float_twice prec emin x : (0 < prec)%Z -> rnd prec emin (0 + rnd prec emin x) = rnd prec emin x.
Proof. intros P; rewrite Rplus_0_l; apply rnd_float; auto; now apply rnd_is_float. Qed.
Lemma float_twice_abs prec emin x : (0 < prec)%Z -> rnd prec emin (0 + Rabs (rnd prec emin x)) = Rabs (rnd prec emin x).
Proof. intros P; rewrite Rplus_0_l; apply rnd_float; auto; apply float_abs; now apply rnd_is_float. Qed.

(** The header's constants are those that the theorems are about. *)
Lemma factors : 1 * bpow radix2 (-21) = filter_k (bpow radix2 (- (24))) /\ 1 * bpow radix2 (-50) = filter_k (bpow radix2 (- (53))).
Proof.
  unfold filter_k, filter_k_epsilons; split; [change (-21)%Z with (3 + - (24))%Z|change (-50)%Z with (3 + - (53))%Z]; rewrite bpow_plus;
    change (bpow radix2 3) with 8; ring.
Qed.
(** The numbers of an axis in the model's words. *)
Definition apart prec emin n (x : point) i := Rabs (rnd prec emin (x (2 * n + i)%nat - x i)).
Definition by_sides prec emin n (x : point) i := let p := x (2 * n + i)%nat in
  rnd prec emin (rnd prec emin (Rmax p (x i) - p) + rnd prec emin (p - Rmin p (x (n + i)%nat))).
Definition by_corner prec emin n (x : point) i := let p := x (2 * n + i)%nat in
  Rmax (rnd prec emin (x i - p)) (rnd prec emin (rnd prec emin (p - x i) - x (n + i)%nat)).
Ltac axes := intros i Hi; split; reflexivity.
Ltac known := multimatch goal with H : may_round _ _ ?a _ |- may_round _ _ ?a _ => exact H end.
Ltac contracted := lazymatch goal with
  | |- may_round _ _ _ _ => known
  | |- _ => eexists _, _; split; [contracted|split; [known|reflexivity]]
  end.
Ltac estimated p prec emin v w :=
  registers p; own_extremes; subst; eexists _, _, _, _, _; split; [reflexivity|];
  repeat match goal with H : context [rnd prec emin (Rmax ?v ?h - ?h)] |- _ => rewrite (overshoot_rounds prec emin v h) in H by lia end;
  rewrite ?(proj1 factors), ?(proj2 factors) in *;
  exists v, w; eexists _, _, _; cbv [plain_sum contracted_sum apart by_sides by_corner sq Nat.mul Nat.add];
  repeat match goal with
  | |- context [Rmax (Rmax ?a ?b) 0] => rewrite (sides_max a b)
  | |- context [rnd prec emin (0 + rnd prec emin ?y)] => rewrite (float_twice prec emin y) by lia
  | |- context [rnd prec emin (0 + Rabs (rnd prec emin ?y))] => rewrite (float_twice_abs prec emin y) by lia
  end;
  repeat match goal with |- context [Rmax (rnd prec emin (?a + ?b)) 0] => rewrite (Rmax_left (rnd prec emin (a + b)) 0)
    by (apply sides_round; lia) end;
  split; [axes|split; [reflexivity|split; [contracted|split; [known|split; [reflexivity|]]]]];
  split; [known|split; [known || reflexivity|split; [known|rewrite Rmult_1_l; reflexivity]]].
Ltac center_half p n prec emin := intros x ? ? A; subst A;
  estimated p prec emin (apart prec emin n x) (fun i => rnd prec emin (apart prec emin n x i - x (n + i)%nat)).
Ltac lo_hi p n prec emin := intros x ? ? A; subst A; estimated p prec emin (by_sides prec emin n x) (by_sides prec emin n x).
Ltac corner_size p n prec emin := intros x ? ? A; subst A;
  estimated p prec emin (apart prec emin n x) (by_corner prec emin n x).
Theorem headers_estimate :
  estimates CenterHalf 1 code_estimate_center_half_f32_1 code_estimate_center_half_f64_1 code_estimate_center_half_wide_1 /\
  estimates CenterHalf 2 code_estimate_center_half_f32_2 code_estimate_center_half_f64_2 code_estimate_center_half_wide_2 /\
  estimates CenterHalf 3 code_estimate_center_half_f32_3 code_estimate_center_half_f64_3 code_estimate_center_half_wide_3 /\
  estimates LoHi 1 code_estimate_lo_hi_f32_1 code_estimate_lo_hi_f64_1 code_estimate_lo_hi_wide_1 /\
  estimates LoHi 2 code_estimate_lo_hi_f32_2 code_estimate_lo_hi_f64_2 code_estimate_lo_hi_wide_2 /\
  estimates LoHi 3 code_estimate_lo_hi_f32_3 code_estimate_lo_hi_f64_3 code_estimate_lo_hi_wide_3 /\
  estimates CornerSize 1 code_estimate_corner_size_f32_1 code_estimate_corner_size_f64_1 code_estimate_corner_size_wide_1 /\
  estimates CornerSize 2 code_estimate_corner_size_f32_2 code_estimate_corner_size_f64_2 code_estimate_corner_size_wide_2 /\
  estimates CornerSize 3 code_estimate_corner_size_f32_3 code_estimate_corner_size_f64_3 code_estimate_corner_size_wide_3.
Proof.
  repeat match goal with |- _ /\ _ => apply conj end; (split; [|split]); lazymatch goal with
  | |- estimates_in ?prec ?emin _ CenterHalf ?n ?p => center_half p n prec emin
  | |- estimates_in ?prec ?emin _ LoHi ?n ?p => lo_hi p n prec emin
  | |- estimates_in ?prec ?emin _ CornerSize ?n ?p => corner_size p n prec emin
  end.
Qed.

(** ** When the filters are believed *)
Ltac believed p := intros x w ns B; registers p; ways; subst; auto; right;
  (split; [f_equal; apply verdict_of_sign; intros; try reflexivity; exfalso;
  match goal with A : _ < Rabs _ |- _ => revert A; unfold Rabs; destruct Rcase_abs; lra end|]).
Theorem headers_believe : believes code_is_decided 3 (fun _ => True) /\ believes code_is_decided_rotated 4
  (fun x => bpow radix2 (-200) <= x 2%nat <= bpow radix2 200 /\ bpow radix2 (-200) <= x 3%nat <= bpow radix2 200).
Proof. split; [believed code_is_decided; auto|believed code_is_decided_rotated; rewrite ?Rmult_1_l in *; auto]. Qed.
