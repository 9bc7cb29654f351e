(* SPDX-License-Identifier: MIT *)
(* The decision in whole numbers a + b sqrt(n) is the statement about points. *)
Require Import Reals Lra Lia Psatz ZArith Bool.
From Tangency Require Import Points Box Relation Extracted.
Open Scope R_scope.

Definition says (c : comparison) (x : R) : Prop := match c with Lt => x < 0 | Eq => x = 0 | Gt => 0 < x end.

Lemma val_plain n a : val n (plain a) = IZR a.
Proof. unfold val, plain; simpl; ring. Qed.
Lemma val_add n s t : val n (add s t) = val n s + val n t.
Proof. unfold val, add; simpl; rewrite !plus_IZR; ring. Qed.
Lemma val_sub n s t : val n (sub s t) = val n s - val n t.
Proof. unfold val, sub; simpl; rewrite !minus_IZR; ring. Qed.
Lemma val_mul n s t : (0 <= n)%Z -> val n (mul n s t) = val n s * val n t.
Proof.
  intros N; unfold val, mul; simpl; rewrite !plus_IZR, !mult_IZR.
  assert (Q := sqrt_sqrt (IZR n) (IZR_le _ _ N)).
  transitivity (IZR (fst s) * IZR (fst t) + IZR (snd s) * IZR (snd t) * (sqrt (IZR n) * sqrt (IZR n))
                + (IZR (fst s) * IZR (snd t) + IZR (snd s) * IZR (fst t)) * sqrt (IZR n)); [rewrite Q|]; ring.
Qed.

Lemma says_compare a b : says (Z.compare a b) (IZR a - IZR b).
Proof.
  destruct (Z.compare_spec a b) as [H|H|H]; simpl; [subst; lra| |]; apply IZR_lt in H; lra.
Qed.

Lemma says_ext c x y : says c x -> x = y -> says c y.
Proof. intros; subst; auto. Qed.

Lemma says_scale c x u : 0 < u -> says c x -> says c (x * u).
Proof. intros U; destruct c; simpl; nra. Qed.

(** (x - z)(x + z) has the sign of x - z where x + z is positive. *)
Lemma says_factor c x z : 0 < x + z -> says c (x * x - z * z) -> says c (x - z).
Proof.
  intros P; assert (E : x * x - z * z = (x - z) * (x + z)) by ring; rewrite E; destruct c; simpl; intros H; nra.
Qed.

Lemma compare_zero_right n s : (0 <= n)%Z -> says (compare_zero n s) (val n s).
Proof.
  intros N; destruct s as [a b]; unfold compare_zero, val; simpl.
  assert (P := sqrt_pos (IZR n)); assert (Q := sqrt_sqrt (IZR n) (IZR_le _ _ N)).
  assert (Z : n = 0%Z -> sqrt (IZR n) = 0) by (intros; subst; apply sqrt_0).
  assert (NZ : n <> 0%Z -> 0 < sqrt (IZR n)) by (intros; apply sqrt_lt_R0; apply IZR_lt; lia).
  assert (A := says_compare a 0); assert (B := says_compare b 0).
  assert (C := says_compare (a * a) (b * b * n)); assert (D := says_compare (b * b * n) (a * a)).
  rewrite !mult_IZR in C, D; rewrite <- Q in C, D.
  revert P Z NZ A B C D; rewrite !Rminus_0_r; clear Q.
  generalize (sqrt (IZR n)) (IZR a) (IZR b); intros t x y P Z NZ A B C D.
  assert (M : (y < 0 -> y * t <= 0) /\ (0 < y -> 0 <= y * t)) by (split; nra).
  destruct (Z.compare a 0), (Z.compare b 0); simpl in A, B; simpl; try (rewrite B; simpl; lra);
    try (destruct M as [M1 M2]; try specialize (M1 B); try specialize (M2 B)).
  - rewrite A; destruct (Z.eqb_spec n 0) as [E|E]; simpl; [rewrite Z by auto; lra|specialize (NZ E); nra].
  - rewrite A; destruct (Z.eqb_spec n 0) as [E|E]; simpl; [rewrite Z by auto; lra|specialize (NZ E); nra].
  - lra.
  - replace (x + y * t) with (y * t - - x) by ring; apply says_factor; [lra|].
    eapply says_ext; [exact D|ring].
  - replace (x + y * t) with (x - - (y * t)) by ring; apply says_factor; [lra|].
    eapply says_ext; [exact C|ring].
  - lra.
Qed.

Lemma val_total k n f : val n (total k f) = sum k (fun i => val n (f i)).
Proof.
  induction k as [|k IH]; simpl; [apply val_plain|]; rewrite val_add, IH; reflexivity.
Qed.

Lemma all_iff k f : all k f = true <-> forall i, (i < k)%nat -> f i = true.
Proof.
  induction k as [|k IH]; simpl; [split; auto; intros; lia|].
  rewrite andb_true_iff, IH; split.
  - intros [H1 H2] i Hi; destruct (Nat.eq_dec i k) as [->|]; auto; apply H2; lia.
  - intros H; split; [apply H; lia|intros; apply H; lia].
Qed.

Lemma any_iff k f : any k f = true <-> exists i, (i < k)%nat /\ f i = true.
Proof.
  induction k as [|k IH]; simpl; [split; [discriminate|intros [i [Hi _]]; lia]|].
  rewrite orb_true_iff, IH; split.
  - intros [H|[i [Hi H]]]; [exists k; auto|exists i; split; auto; lia].
  - intros [i [Hi H]]; destruct (Nat.eq_dec i k) as [->|]; auto; right; exists i; split; auto; lia.
Qed.

Lemma verdict_of_says c x : says c x ->
  verdict_of x = match c with Gt => Disjoint | Eq => Touching | Lt => Overlapping end.
Proof. unfold verdict_of; destruct total_order_T as [[H|H]|H], c; simpl; intros; auto; lra. Qed.

Ltac settle := try discriminate; auto; try lra; try (exfalso; lra).

Lemma count_ext k f g : (forall i, (i < k)%nat -> f i = g i) -> count k f = count k g.
Proof. induction k as [|k IH]; intros H; simpl; auto; rewrite H by lia; rewrite IH by (intros; apply H; lia); auto. Qed.

Lemma bool_iff_eq a c : (a = true <-> c = true) -> a = c.
Proof. destruct a, c; intuition congruence. Qed.

Theorem decide_right k n signed_overshoot_z width_z radius_z unit b p r :
  (0 <= n)%Z -> 0 < unit -> 0 <= r -> valid k b ->
  (forall i, (i < k)%nat -> val n (signed_overshoot_z i) * unit = signed_overshoot b p i) ->
  (forall i, (i < k)%nat -> val n (width_z i) * unit = 2 * half b i) ->
  val n radius_z * unit = r ->
  right_about k b p r (decide k n signed_overshoot_z width_z radius_z) /\
  val n (the_gap (decide k n signed_overshoot_z width_z radius_z)) * sq unit = gap_sq k b p r.
Proof.
  intros N U R0 V E W RR.
  assert (POS : forall i, (i < k)%nat -> is_gt (compare_zero n (signed_overshoot_z i)) = true <-> 0 < signed_overshoot b p i).
  { intros i Hi; generalize (says_scale _ _ _ U (compare_zero_right n (signed_overshoot_z i) N)); rewrite E by auto.
    destruct compare_zero; simpl; intros; split; intros; settle. }
  assert (GAP : val n (the_gap (decide k n signed_overshoot_z width_z radius_z)) * sq unit = gap_sq k b p r).
  { unfold decide, the_gap, gap_sq, distance_sq; rewrite val_sub, val_mul, val_total by auto.
    rewrite Rmult_minus_distr_r; f_equal; [|rewrite <- RR; unfold sq; ring].
    rewrite Rmult_comm, <- sum_scale; apply sum_ext; intros i Hi; unfold overshoot.
    destruct (is_gt (compare_zero n (signed_overshoot_z i))) eqn:G.
    - apply POS in G; auto; rewrite Rmax_left by lra; rewrite val_mul, <- E by auto; unfold sq; ring.
    - assert (~ 0 < signed_overshoot b p i) by (intros H; apply POS in H; auto; congruence).
      rewrite Rmax_right, val_plain by lra; unfold sq; ring. }
  assert (UU : 0 < sq unit) by (unfold sq; nra).
  assert (VER : the_verdict (decide k n signed_overshoot_z width_z radius_z) = verdict_of (gap_sq k b p r)).
  { rewrite <- GAP; symmetry; apply (verdict_of_says (compare_zero n (the_gap (decide k n signed_overshoot_z width_z radius_z)))).
    apply says_scale; auto; now apply compare_zero_right. }
  assert (CLR : forall i, (i < k)%nat -> says (compare_zero n (add (signed_overshoot_z i) radius_z)) (signed_overshoot b p i + r)).
  { intros i Hi; replace (signed_overshoot b p i + r) with (val n (add (signed_overshoot_z i) radius_z) * unit)
      by (rewrite val_add, Rmult_plus_distr_r, E, RR by auto; reflexivity).
    apply says_scale; auto; now apply compare_zero_right. }
  set (far := sub (total k (fun i => mul n (add (signed_overshoot_z i) (width_z i)) (add (signed_overshoot_z i) (width_z i))))
                  (mul n radius_z radius_z)).
  assert (FAR : says (compare_zero n far) (farthest_sq k b p - sq r)).
  { assert (F : val n far * sq unit = farthest_sq k b p - sq r).
    { unfold far, farthest_sq; rewrite val_sub, val_mul, val_total by auto.
      rewrite Rmult_minus_distr_r; f_equal; [|rewrite <- RR; unfold sq; ring].
      rewrite Rmult_comm, <- sum_scale; apply sum_ext; intros i Hi.
      rewrite val_mul, val_add, <- E, <- W by auto; unfold sq; ring. }
    rewrite <- F; apply says_scale; auto; now apply compare_zero_right. }
  split; [|exact GAP]; set (ans := decide k n signed_overshoot_z width_z radius_z) in *.
  set (clearance i := compare_zero n (add (signed_overshoot_z i) radius_z)); set (around := compare_zero n far).
  set (inside := all k (fun i => negb (is_gt (clearance i)))).
  assert (WIT : from_within ans = if inside then any k (fun i => is_eq (clearance i)) else is_eq around) by reflexivity.
  assert (REL : the_relation ans = if inside then CircleInsideBox else if negb (is_gt around) then BoxInsideCircle
    else match the_verdict ans with Disjoint => RelDisjoint | Touching => RelTouching | Overlapping => Crossing end) by reflexivity.
  change (forall i, (i < k)%nat -> says (clearance i) (signed_overshoot b p i + r)) in CLR;
    change (says around (farthest_sq k b p - sq r)) in FAR.
  assert (INS : inside = clears k b p r).
  { apply bool_iff_eq; unfold inside; rewrite all_iff, clears_iff; split; intros H i Hi; specialize (H i Hi); cbv beta in H |- *; revert H;
      generalize (CLR i Hi); destruct (clearance i); simpl; intros; settle. }
  clearbody inside around clearance; subst inside; assert (ORDER : the_relation ans = relation_of k b p r).
  { unfold relation_of; rewrite REL, VER; destruct clears; auto; destruct around, Rle_dec; simpl in *; settle. }
  split; [rewrite VER; now apply verdict_right|split; [|split; [rewrite ORDER; now apply relation_right|rewrite ORDER, WIT]]].
  - apply count_ext; intros i Hi; apply bool_iff_eq; rewrite POS by auto.
    destruct (region_right b p i (V i Hi)) as [G _]; unfold overshoot in G.
    assert (O : 0 < Rmax (signed_overshoot b p i) 0 <-> 0 < signed_overshoot b p i) by (unfold Rmax; destruct Rle_dec; split; lra).
    rewrite <- O, G; destruct Req_EM_T; split; intros; auto; try discriminate; contradiction.
  - unfold relation_of; destruct (clears k b p r) eqn:C.
    + rewrite any_iff, ball_touches_from_within by (auto; apply ball_in_box_decided; auto; now apply clears_iff).
      split; intros [i [Hi H]]; exists i; split; auto; cbv beta in *; revert H; generalize (CLR i Hi);
        destruct (clearance i); simpl; intros; settle.
    + destruct Rle_dec as [L|L]; [rewrite box_touches_from_within by (auto; now apply box_in_ball_decided)|];
        destruct around; simpl in *; try (destruct (verdict_of _)); split; intros; settle; contradiction.
Qed.
