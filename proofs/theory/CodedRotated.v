(* SPDX-License-Identifier: MIT *)
(* The filters of rotated boxes as translated from their header: beyond the bound the sign is right about the box, as long as no
   product underflows. *)
Require Import Reals Lra Lia ZArith List.
From Flocq Require Import Core.
From Tangency Require Import Definitions Stages Points Box Methods Rotation Filter FilterSteps FilterRotated FilterAxis FilterQuaternion.
From Tangency Require Import Constants Tails PairSteps Code TranslatedRotated CodedMethods.
Import ListNotations.
Open Scope R_scope.

Lemma by_gap (g bound gap : R) (M O : Prop) : (M <-> gap <= 0) /\ (O <-> gap < 0) -> (g > bound -> gap > 0) /\ (g < - bound -> gap < 0) ->
  (g > bound -> ~ M) /\ (g < - bound -> O).
Proof. intros [[M1 _] [_ O2]] [Q1 Q2]; split; intros Z; [intros Y; specialize (M1 Y); specialize (Q1 Z); lra|auto]. Qed.
Lemma rounded_itself d x : 0 <= d -> rounded d x x.
Proof. intros D; exists 0; rewrite Rabs_R0; split; [exact D|ring]. Qed.
Lemma opposite_product d a b y : rounded d (a * b) y -> rounded d (- a * b) (- y).
Proof. intros R; rewrite Ropp_mult_distr_l_reverse; now apply rounded_opp. Qed.
Lemma minus_rounded d a b y : rounded d (a - b) y -> rounded d (a + - b) y.
Proof. auto. Qed.
Lemma factors : IZR axis_k_filter * e <= 3 * bpow radix2 (-50) /\ IZR quaternion_k_filter * e <= 3 * bpow radix2 (-49) /\
  IZR axis_k_filter * pairs_roundoff <= 1 * bpow radix2 (-98) /\ IZR quaternion_k_filter * pairs_roundoff <= 1 * bpow radix2 (-97).
Proof.
  rewrite e_is; unfold pairs_roundoff, axis_k_filter, quaternion_k_filter; change (-53)%Z with (-3 + -50)%Z at 1.
  change (-53)%Z with (-4 + -49)%Z; change (-98)%Z with (8 + -106)%Z; change (-97)%Z with (9 + -106)%Z; rewrite !bpow_plus.
  change (bpow radix2 (-3)) with (/ 8); change (bpow radix2 (-4)) with (/ 16); change (bpow radix2 8) with 256; change (bpow radix2 9) with 512.
  assert (P := bpow_gt_0 radix2 (-50)); assert (Q := bpow_gt_0 radix2 (-49)); assert (S := bpow_gt_0 radix2 (-106)); repeat split; lra.
Qed.
Lemma offset_doubled d corner size p s x : rounded d (p - corner) s -> rounded d (2 * s - size) x -> doubled_offset d corner size p x.
Proof. intros [h [H ->]] X; exists (2 * ((p - corner) * (1 + h))); split; [exists h; split; [exact H|ring]|exact X]. Qed.
Lemma twice_found d x s : 0 <= d -> rounded d x s -> twice d x (2 * s).
Proof. intros D R; exists s; split; [exact R|]; replace (2 * s) with (s + s) by ring; now apply rounded_itself. Qed.
Lemma difference_found d a b a' b' s s' z : rounded d (s - s') z -> rounded d (a + b) s -> rounded d (a' + b') s' ->
  difference_of_sums d a b a' b' z.
Proof. intros; exists s, s'; auto. Qed.
Definition rows (a b c : point) (i : nat) : point := match i with O => a | S O => b | _ => c end.

(** The bound's steps from the last one on, since two of them are alike. *)
Lemma bound_found d k reach scale taken bound m t m' most leading : rounded d (m * t) bound -> rounded d (taken + m') t ->
  rounded d (k * most) m -> rounded d (k * most) m' -> rounded d (reach * leading) most -> rounded d scale leading ->
  rotated_bound d k reach scale taken bound.
Proof. intros; exists leading, most, m, m', t; auto 10. Qed.

(** Each step of a model is one of the program's, or none. *)
Ltac step_known := cbn [two three rows]; first [eassumption|eapply minus_rounded; eassumption|eapply opposite_product; eassumption
  |apply rounded_itself; assumption].
Ltac steps space := lazymatch goal with
  | |- exists _ : nat -> point, _ => refine (ex_intro _ (rows (three _ _ _) (three _ _ _) (three _ _ _)) _); steps space
  | |- exists _ : nat -> R, _ => change (nat -> R) with point; steps space
  | |- exists _ : point, _ => lazymatch space with true => refine (ex_intro _ (three _ _ _) _) | _ => refine (ex_intro _ (two _ _) _) end; steps space
  | |- exists _, _ => eexists; steps space
  | |- _ /\ _ => split; [steps space|steps space]
  | |- forall i, (i < _)%nat -> _ => let i := fresh in let Hi := fresh in intros i Hi; destruct i as [|[|[|i]]]; try (exfalso; lia); clear Hi;
      cbn [rotated_center two three rows Nat.add]; steps space
  | |- rotated_bound _ _ _ _ _ _ => eapply bound_found; steps space
  | |- doubled_offset _ _ _ _ _ => eapply offset_doubled; steps space
  | |- difference_of_sums _ _ _ _ _ _ => match goal with
      H : rounded _ (_ - _) _ |- _ => eapply difference_found; [exact H|eassumption|eassumption] end
  | |- twice _ _ _ => eapply twice_found; [assumption|steps space]
  | |- step _ _ _ _ => apply rounded_step; step_known
  | |- rounded _ _ _ => step_known
  end.
Ltac of_axis p theorem factor finer := let x := fresh "x" in let w := fresh in let ns := fresh in let u := fresh in let v := fresh in
  let L := fresh in let NZ := fresh in let V := fresh in let R0 := fresh in intros x w ns u v L NZ V R0;
  assert (S : forall i, (i < 2)%nat -> 0 <= x (2 + i)%nat) by (intros i Hi; specialize (V i Hi); cbn in V |- *; lra);
  destruct finer as [F [FE E]]; assert (F0 := proj1 F); assert (E0 := proj1 E);
  registers p; standard_extremes; subst;
  eexists _, _, _; split; [reflexivity|]; eapply by_gap; [exact (axis_is_right u v _ _ _ _ NZ V)|];
  refine (theorem _ e _ _ (fun i => x (2 + i)%nat) _ _ _ _ (two _ _) _ _ _ F E FE factor S R0 _ _ _);
  unfold axis_reach_doubled, axis_reach, axis_steps, sum_of_products, beyond; cbn [square_sum]; unfold sq; cbn [two]; steps false.
Lemma doubles_alone : tiny e /\ e <= e /\ tiny e.
Proof. assert (T := e_tiny); split; [exact T|split; [lra|exact T]]. Qed.

Theorem headers_axis :
  axis_judged (relative e) CenterHalf code_rotated_axis_center_half /\
  axis_judged (relative e) CornerSize code_rotated_axis_corner_size /\
  axis_judged (relative pairs_roundoff) CenterHalf code_rotated_axis_center_half_pairs /\
  axis_judged (relative pairs_roundoff) CornerSize code_rotated_axis_corner_size_pairs.
Proof.
  destruct factors as [K [_ [K2 _]]]; repeat apply conj.
  - of_axis code_rotated_axis_center_half filter_axis_center_half K doubles_alone.
  - of_axis code_rotated_axis_corner_size filter_axis_corner_size K doubles_alone.
  - of_axis code_rotated_axis_center_half_pairs filter_axis_center_half K2 pairs_are_finer.
  - of_axis code_rotated_axis_corner_size_pairs filter_axis_corner_size K2 pairs_are_finer.
Qed.

Ltac of_quaternion p theorem factor finer := let x := fresh "x" in let w := fresh in let ns := fresh in let NZ := fresh in
  let V := fresh in let R0 := fresh in intros x w ns NZ V R0;
  assert (S : forall i, (i < 3)%nat -> 0 <= x (3 + i)%nat) by (intros i Hi; specialize (V i Hi); cbn in V |- *; lra);
  destruct finer as [F [FE E]]; assert (F0 := proj1 F); assert (E0 := proj1 E);
  registers p; standard_extremes; subst;
  eexists _, _, _; split; [reflexivity|]; eapply by_gap; [exact (quaternion_is_right _ _ _ _ _ _ _ _ NZ V)|];
  refine (theorem _ e _ _ (fun i => x (3 + i)%nat) _ _ _ _ _ _ (three _ _ _) _ _ _ F E FE factor S R0 _ _ _);
  unfold quaternion_reach_doubled, quaternion_reach, quaternion_steps, rotation_steps, along_steps, beyond;
  cbn [square_sum]; unfold sq; cbn [three]; steps true.

Theorem headers_quaternion :
  quaternion_judged (relative e) CenterHalf code_rotated_quaternion_center_half /\
  quaternion_judged (relative e) CornerSize code_rotated_quaternion_corner_size /\
  quaternion_judged (relative pairs_roundoff) CenterHalf code_rotated_quaternion_center_half_pairs /\
  quaternion_judged (relative pairs_roundoff) CornerSize code_rotated_quaternion_corner_size_pairs.
Proof.
  destruct factors as [_ [K [_ K2]]]; repeat apply conj.
  - of_quaternion code_rotated_quaternion_center_half filter_quaternion_center_half K doubles_alone.
  - of_quaternion code_rotated_quaternion_corner_size filter_quaternion_corner_size K doubles_alone.
  - of_quaternion code_rotated_quaternion_center_half_pairs filter_quaternion_center_half K2 pairs_are_finer.
  - of_quaternion code_rotated_quaternion_corner_size_pairs filter_quaternion_corner_size K2 pairs_are_finer.
Qed.
