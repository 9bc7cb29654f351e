(* SPDX-License-Identifier: MIT *)
(* Shewchuk's sums of expansions.hpp: whatever is added, the parts stay apart, their sum is exact and the last one has
   its sign. *)
Require Import Reals Lra Lia Psatz ZArith List.
From Flocq Require Import Core.
From Tangency Require Import Points Floats Grid Flush Pairs.
Import ListNotations.
Open Scope R_scope.

Local Notation f := (rnd 53 (-1074)).
Local Notation double := (is_float 53 (-1074)).

Lemma double_rnd x : double (f x).
Proof. now apply rnd_is_float. Qed.

Lemma double_on_grid x : double x -> on_grid (-1074) x.
Proof. intros X; exact (generic_format_FIX_FLT radix2 (-1074) 53 x X). Qed.

Lemma sum_pair a b : double a -> double b -> sum_high a b = f (a + b) /\ sum_low a b = a + b - f (a + b).
Proof. intros A B; assert (E := two_sum_exact a b A B); unfold sum_high, sum_low in *; cbv zeta in *; lra. Qed.

(** Every step of a sum of two multiples of 2^k is one. *)
Lemma pair_on_grid k a b : on_grid k a -> on_grid k b -> on_grid k (sum_high a b) /\ on_grid k (sum_low a b).
Proof.
  intros A B; unfold sum_high, sum_low; cbv zeta; assert (G := fun x => rnd_on_grid 53 (-1074) k x eq_refl).
  split; repeat (apply G || apply on_grid_minus || apply on_grid_plus || assumption).
Qed.

Lemma low_at_most a b : double a -> double b -> Rabs (sum_low a b) <= Rabs b.
Proof.
  intros A B; assert (I : Prec_gt_0 53) by reflexivity; rewrite (proj2 (sum_pair a b A B)), Rabs_minus_sym.
  destruct (round_N_pt radix2 (FLT_exp (-1074) 53) (fun x => negb (Z.even x)) (a + b)) as [_ N].
  eapply Rle_trans; [apply (N a A)|]; replace (a - (a + b)) with (- b) by ring; rewrite Rabs_Ropp; lra.
Qed.

(** A sum is a multiple of its last place, and what it leaves out is at most half of that. *)
Lemma high_and_low a b : double a -> double b -> sum_low a b <> 0 ->
  exists k, on_grid k (sum_high a b) /\ Rabs (sum_low a b) <= bpow radix2 (k - 1).
Proof.
  intros A B NZ; assert (I : Prec_gt_0 53) by reflexivity; destruct (sum_pair a b A B) as [-> L];
    exists (cexp radix2 (FLT_exp (-1074) 53) (a + b)); split.
  - apply on_grid_iff; eexists; unfold rnd, round, F2R; simpl; reflexivity.
  - assert (X : a + b <> 0) by (intros Z; apply NZ; rewrite L, Z, rnd_0; ring).
    assert (H := error_le_half_ulp radix2 (FLT_exp (-1074) 53) (fun x => negb (Z.even x)) (a + b)).
    rewrite L, Rabs_minus_sym; eapply Rle_trans; [exact H|]; rewrite ulp_neq_0 by auto.
    unfold Zminus; rewrite bpow_plus; change (bpow radix2 (- (1))) with (/ 2); lra.
Qed.

(** ** Expansion::add: parts from the least to the greatest, zeros left out. *)

Definition total (numbers : list R) : R := fold_right Rplus 0 numbers.

(** Each part is a multiple of a power of two that is above all parts before it, and `below`, together. *)
Fixpoint apart (below : R) (parts : list R) : Prop :=
  match parts with
  | [] => True
  | part :: more => (exists k, below < bpow radix2 k /\ Forall (on_grid k) parts) /\ apart (below + Rabs part) more
  end.

Definition expansion (parts : list R) : Prop :=
  Forall double parts /\ Forall (fun part => part <> 0) parts /\ apart 0 parts.

Lemma grow_parts parts number : Forall double parts -> double number ->
  Forall double (grow parts number) /\ Forall (fun part => part <> 0) (grow parts number) /\
  total (grow parts number) = total parts + number /\ (length (grow parts number) <= S (length parts))%nat.
Proof.
  intros P; revert number; induction P as [|part more D P IH]; intros x X; simpl.
  - destruct Req_EM_T; simpl; repeat split; auto; lra.
  - destruct (sum_pair x part X D) as [H L]; destruct (IH (sum_high x part) (double_rnd _)) as [I1 [I2 [I3 I4]]].
    destruct Req_EM_T; simpl; repeat split; auto; try (constructor; auto; apply double_rnd); try lia; rewrite I3; lra.
Qed.

Lemma grow_on_grid k parts number : Forall (on_grid k) parts -> on_grid k number ->
  Forall (on_grid k) (grow parts number).
Proof.
  intros P; revert number; induction P as [|part more D P IH]; intros x X; simpl.
  - destruct Req_EM_T; auto.
  - destruct (pair_on_grid k x part X D) as [H L]; destruct Req_EM_T; auto.
Qed.

Lemma on_lower_grid k j parts : (k <= j)%Z -> Forall (on_grid j) parts -> Forall (on_grid k) parts.
Proof. intros K; apply Forall_impl; intros x; now apply on_grid_coarser. Qed.

(** s and t: what has been put in place so far, of the new expansion and of the old one. *)
Lemma grow_apart parts number s t : 0 <= s <= t -> Forall double parts -> apart t parts -> double number ->
  (exists k, s < bpow radix2 k /\ on_grid k number) -> apart s (grow parts number).
Proof.
  intros ST P; revert number s t ST; induction P as [|part more D P IH]; intros x s t ST A X [j [SJ XJ]]; simpl in *.
  - destruct Req_EM_T; simpl; auto; split; auto; exists j; auto.
  - destruct A as [[k [TK GK]] A]; set (g := Z.min j k).
    assert (SG : s < bpow radix2 g) by (unfold g; destruct (Z.min_spec j k) as [[_ ->]|[_ ->]]; lra).
    assert (XG : on_grid g x) by (apply (on_grid_coarser j); [unfold g; lia|auto]).
    assert (PG := on_lower_grid g k _ ltac:(unfold g; lia) GK); inversion PG as [|? ? DG MG]; subst.
    destruct (pair_on_grid g x part XG DG) as [HG LG]; assert (HD : double (sum_high x part)) by apply double_rnd.
    assert (PP := Rabs_pos part); assert (LP := Rabs_pos (sum_low x part)).
    destruct (Req_EM_T (sum_low x part) 0) as [Z|Z]; simpl.
    + apply (IH _ s (t + Rabs part)); auto; [lra|exists g; auto].
    + split; [exists g; split; auto; constructor; auto; now apply grow_on_grid|].
      assert (LL := low_at_most x part X D); apply (IH _ _ (t + Rabs part)); auto; [lra|].
      destruct (high_and_low x part X D Z) as [m [HM LM]]; exists m; split; auto.
      destruct (on_grid_least g _ LG) as [Y|Y]; [contradiction|].
      replace m with (1 + (m - 1))%Z by ring; rewrite bpow_plus; change (bpow radix2 1) with 2; lra.
Qed.

(** Shewchuk's theorem, with zeros left out: the sum is exact, and the parts stay apart. *)
Theorem grow_is_exact parts number : expansion parts -> double number ->
  expansion (grow parts number) /\ total (grow parts number) = total parts + number /\
  (length (grow parts number) <= S (length parts))%nat.
Proof.
  intros [D [_ A]] X; destruct (grow_parts parts number D X) as [G1 [G2 [G3 G4]]]; repeat split; auto.
  apply (grow_apart parts number 0 0); auto; [lra|]; exists (-1074)%Z; split; [apply bpow_gt_0|now apply double_on_grid].
Qed.

Lemma last_is_largest parts part s : apart s (parts ++ [part]) -> part <> 0 ->
  s + Rabs (total parts) < Rabs part.
Proof.
  revert s; induction parts as [|p more IH]; intros s A NZ; simpl in *.
  - destruct A as [[k [SK G]] _]; inversion G as [|? ? GP _]; subst; rewrite Rabs_R0.
    destruct (on_grid_least k part GP); [contradiction|lra].
  - destruct A as [_ A]; specialize (IH _ A NZ); assert (T := Rabs_triang p (total more)); unfold total in *; lra.
Qed.

Lemma total_app a b : total (a ++ b) = total a + total b.
Proof. induction a as [|x a IH]; simpl; [|unfold total in *; rewrite IH]; unfold total; simpl; ring. Qed.

(** Expansion::sign: the last part, 0 if there is none, has the sign of the sum. *)
Theorem last_part_has_the_sign parts : expansion parts ->
  (last parts 0 > 0 <-> total parts > 0) /\ (last parts 0 < 0 <-> total parts < 0).
Proof.
  intros [_ [NZ A]]; destruct parts as [|p more] using rev_ind; [simpl; lra|clear IHmore].
  rewrite last_last, total_app; simpl; rewrite Rplus_0_r.
  assert (P : p <> 0) by (rewrite Forall_forall in NZ; apply NZ, in_or_app; right; now left).
  assert (L := last_is_largest more p 0 A P); unfold Rabs in L; repeat destruct Rcase_abs; split; split; intros; lra.
Qed.

Theorem added_is_exact numbers : Forall double numbers ->
  expansion (added numbers) /\ total (added numbers) = total numbers /\ (length (added numbers) <= length numbers)%nat.
Proof.
  assert (G : forall parts, Forall double numbers -> expansion parts ->
    expansion (fold_left grow numbers parts) /\ total (fold_left grow numbers parts) = total parts + total numbers /\
    (length (fold_left grow numbers parts) <= length parts + length numbers)%nat).
  { induction numbers as [|x more IH]; intros parts D P; [simpl; repeat split; try apply P; [ring|lia]|].
    inversion D as [|? ? DX DM]; subst; destruct (grow_is_exact parts x P DX) as [P1 [P2 P3]].
    destruct (IH _ DM P1) as [Q1 [Q2 Q3]]; simpl; split; [exact Q1|split; [|lia]].
    rewrite Q2, P2; unfold total; simpl; ring. }
  intros D; destruct (G [] D) as [G1 [G2 G3]]; [repeat split; constructor|].
  split; [exact G1|split; [|exact G3]]; unfold added; rewrite G2; unfold total at 1; simpl; ring.
Qed.
