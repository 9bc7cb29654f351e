(* SPDX-License-Identifier: MIT *)
(* The filters of rotated boxes as translated from their header: beyond the bound the sign is right about the box, as long as no
   product underflows. *)
Require Import Reals Lra Lia Psatz ZArith List.
From Flocq Require Import Core.
From Tangency Require Import Definitions Stages Points Box Methods Rotation Band Filter FilterRotated.
From Tangency Require Import Constants Tails PairSteps Code TranslatedRotated CodedMethods.
Import ListNotations.
Open Scope R_scope.

(** ** How a form says where the ball's centre is, and how far axes and quaternions are off *)
Lemma offset_center e p c x : tiny e -> rounded e (p - c) x -> off e (202 / 100) 0 (Rabs (1 * (p - c)) + 0) (1 * (p - c)) x.
Proof.
  intros E R; rewrite Rmult_1_l; assert (O := off_exact e _ _ (Rle_refl (Rabs (p - c)))).
  eapply off_weaken; [exact (off_rounded _ _ _ _ _ _ R O E ltac:(lra))|destruct E; lra..].
Qed.

(** 2 p - 2 corner - size, so that nothing is halved. *)
Lemma offset_corner e p corner size s x : tiny e -> 0 <= size -> rounded e (p - corner) s -> rounded e (2 * s - size) x ->
  off e (202 / 100) 0 (Rabs (2 * (p - (corner + size / 2))) + size) (2 * (p - (corner + size / 2))) x.
Proof.
  set (D := 2 * (p - (corner + size / 2))); intros E W Y X; assert (DP := Rabs_pos D); split; [lra|]; apply rounded_step in X, Y;
    unfold step in *.
  assert (S : Rabs (p - corner) <= (Rabs D + size) / 2) by (unfold D, Rabs; repeat destruct Rcase_abs; lra).
  assert (Z := tiny_product e (Rabs D + size) E ltac:(lra)); assert (ES := Rmult_le_compat_l _ _ _ (proj1 E) S); apply abs_bounds in Y.
  assert (B : Rabs (2 * s - size) <= Rabs D + e * (Rabs D + size)) by (unfold D, Rabs in *; repeat destruct Rcase_abs; lra).
  assert (EB := Rmult_le_compat_l _ _ _ (proj1 E) B); assert (ZZ := tiny_product e _ E (proj1 Z)); assert (ZS := tiny_product e size E W).
  apply abs_bounds in X; apply Rabs_le; unfold D in *; lra.
Qed.

Lemma length_off e L u v p q l2 l : tiny e -> 0 <= L -> L * L = u * u + v * v -> rounded e (u * u) p -> rounded e (v * v) q ->
  rounded e (p + q) l2 -> rounded e (sqrt l2) l -> off e (205 / 100) 0 L L l.
Proof.
  intros E L0 LL P Q S R; assert (EXACT : forall x, off e 0 0 (x * x) (x * x) (x * x))
    by (intros; apply off_exact; rewrite Rabs_pos_eq; [lra|apply sq_nonneg]); assert (U := EXACT u); assert (V := EXACT v).
  assert (O : off e (201 / 100) 0 (L * L) (u * u + v * v) l2) by (off_at_most; lra); destruct O as [_ O].
  assert (L2 := Rmult_le_pos _ _ L0 L0); assert (Z := tiny_product e _ E L2); assert (ZZ := tiny_product e _ E (proj1 Z)).
  assert (ZL := tiny_product e L E L0).
  apply abs_bounds in O; assert (RR := sqrt_sqrt l2 ltac:(lra)); assert (R0 := sqrt_pos l2).
  assert (W : off e (102 / 100) 0 L L (sqrt l2)).
  { split; [rewrite Rabs_pos_eq; lra|apply Rabs_le; split]; [apply Rplus_le_reg_r with L|apply Rplus_le_reg_r with L];
      (apply sq_le_inv; [lra|unfold sq; lra]). }
  eapply off_weaken; [exact (off_rounded _ _ _ _ _ _ R W E ltac:(lra))|destruct E; lra..].
Qed.

Lemma off_itself d y : tiny d -> off d 0 0 (Rabs y) y y.
Proof. intros _; apply off_exact, Rle_refl. Qed.

Lemma entry_off e m B N b v c : tiny e -> off e m 0 B b c -> 0 <= m <= 308 / 100 -> B <= N -> b = v -> off e (308 / 100) 0 N v c.
Proof. intros E O M L <-; eapply off_weaken; [exact O|destruct E; lra..]. Qed.

(** ** From the sign of a gap whose lengths are scaled to the box *)
Lemma by_gap n k h l r h' l' r' g bound (M O : Prop) : 0 < k ->
  (M <-> gap_sq n (centered h) l r <= 0) /\ (O <-> gap_sq n (centered h) l r < 0) ->
  r' = r * k -> (forall i, (i < n)%nat -> h' i = h i * k /\ l' i = l i * k) ->
  (let gap := gap_sq n (centered h') l' r' in (g > bound -> gap > 0) /\ (g < - bound -> gap < 0)) ->
  (g > bound -> ~ M) /\ (g < - bound -> O).
Proof.
  intros K [[M1 _] [_ O2]] -> HL; cbv zeta; intros [Q1 Q2]; assert (G := scaled_gap n k h l r K);
    rewrite (gap_ext n _ (centered h') (fun i => l i * k) l') in G
    by (intros i Hi; destruct (HL i Hi) as [A B]; cbn [mid half centered]; rewrite A, B; auto).
  rewrite <- G in Q1, Q2; assert (P := Rmult_lt_0_compat _ _ K K); unfold sq in *; split; intros Z;
    [intros Y; specialize (M1 Y); specialize (Q1 Z)|
    apply O2; specialize (Q2 Z)]; nra.
Qed.

Lemma factors : IZR axis_k_filter * e <= 3 * bpow radix2 (-50) /\ IZR quaternion_k_filter * e <= 3 * bpow radix2 (-49) /\
  IZR axis_k_filter * pairs_roundoff <= 1 * bpow radix2 (-98) /\ IZR quaternion_k_filter * pairs_roundoff <= 1 * bpow radix2 (-97).
Proof.
  rewrite e_is; unfold pairs_roundoff, axis_k_filter, quaternion_k_filter; change (-53)%Z with (-3 + -50)%Z at 1.
  change (-53)%Z with (-4 + -49)%Z; change (-98)%Z with (8 + -106)%Z; change (-97)%Z with (9 + -106)%Z; rewrite !bpow_plus.
  change (bpow radix2 (-3)) with (/ 8); change (bpow radix2 (-4)) with (/ 16); change (bpow radix2 8) with 256;
    change (bpow radix2 9) with 512.
  assert (P := bpow_gt_0 radix2 (-50)); assert (Q := bpow_gt_0 radix2 (-49)); assert (S := bpow_gt_0 radix2 (-106)); repeat split; lra.
Qed.
Lemma doubles_alone : tiny e /\ e <= e /\ tiny e.
Proof. assert (T := e_tiny); split; [exact T|split; [lra|exact T]]. Qed.

(** ** Each step of the theorem is one of the program's, or none *)
Lemma rounded_itself d x y : tiny d -> x = y -> rounded d x y.
Proof. intros [D _] ->; exists 0; rewrite Rabs_R0; split; [exact D|ring]. Qed.
Lemma opposite_product d a b y : rounded d (a * b) y -> rounded d (a * - b) (- y).
Proof. intros [h [H ->]]; exists h; split; [exact H|ring]. Qed.
Lemma minus_rounded d a b y : rounded d (b - a) y -> rounded d (- a + b) y.
Proof. now rewrite Rplus_comm. Qed.
Definition rows (a b c : point) (i : nat) : point := match i with O => a | S O => b | _ => c end.
Definition axis_rows u v := rows (two u (- v)) (two v u) (two 0 0).
Definition no_size (x : point) (i : nat) := 0.
Definition size_of n (x : point) (i : nat) := x (n + i)%nat.
Ltac each := let i := fresh in let Hi := fresh in intros i Hi; destruct i as [|[|[|i]]]; try (exfalso; lia); clear Hi;
  cbn [rotated_center two three rows axis_rows Nat.add].
Ltac steps := cbn [reach_sum two three rows axis_rows]; lazymatch goal with
  | |- exists _, _ => (eexists; split; [|steps]); steps
  | |- _ /\ _ => split; [steps|steps]
  | |- forall i, (i < _)%nat -> off _ _ _ _ _ _ => each; first [apply offset_center; eassumption|eapply offset_corner; [assumption
      |match goal with S : forall i, _ -> 0 <= _ |- _ => apply S; lia end|eassumption|eassumption]]
  | |- forall i, (i < _)%nat -> _ => each; steps
  | |- rounded _ (_ + _) _ => first [eapply minus_rounded; eassumption|eassumption|apply rounded_itself;
    [assumption|unfold no_size; rewrite ?Rplus_0_r; reflexivity]]
  | |- rounded _ _ _ => first [eassumption|eapply opposite_product; eassumption
      |apply rounded_itself; [assumption|unfold no_size; rewrite ?Rplus_0_r; reflexivity]]
  | |- _ = _ => reflexivity
  | |- _ => idtac
  end.

Ltac scale_known := cbv beta; try match goal with l := sqrt _ : R |- _ => unfold l end.

(** What is left once the program is run: the scale and the entries. D, h, r and c are those of the theorem, v a point of steps. *)
Tactic Notation "rotated" constr(n) uconstr(right) constr(L) constr(kk) constr(me) constr(ms) constr(row) uconstr(entry) constr(k) constr(D)
    constr(h) constr(r) constr(c) uconstr(sizes) constr(factor) constr(F) constr(FE) constr(E) uconstr(v) uconstr(products) :=
  eexists _, _, _; split; [reflexivity|]; eapply (by_gap n k _ _ _ (fun i => h i * L)); [lra|exact right| | |
  refine (filter_rotated _ e _ (IZR kk) me ms n row entry L D h c v v v v v v v products
    r _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ sizes _ F E FE ltac:(lia) factor ltac:(lra) ltac:(lra) _ _ ltac:(lra)
    _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _)];
  [scale_known; ring|each; (split; unfold axis_frame, quaternion_frame; scale_known; cbn [sum two three rows axis_rows rotated_center];
    field)
  |unfold axis_k_filter, quaternion_k_filter; simpl INR; lra
  |each; split; match goal with S : forall i, _ -> 0 <= _ |- _ => first [apply Rle_refl|apply S; lia] end|steps..| |].
(** By its form: k times its lengths, r the radius, and c what is beside the reach, if anything. *)
Tactic Notation "of_axis" constr(p) constr(form) constr(factor) constr(finer) constr(k) constr(r) constr(c) uconstr(sizes) :=
  let x := fresh "x" in let w := fresh in let ns := fresh in let u := fresh in let v := fresh in
  let L := fresh "L" in let NZ := fresh in let V := fresh in let R0 := fresh in intros x w ns u v L NZ V R0;
  assert (SIZES : forall i, (i < 2)%nat -> 0 <= x (2 + i)%nat) by (intros i Hi; specialize (V i Hi); cbn in V |- *; lra);
  destruct finer as [F [FE E]]; destruct (axis_unit u v NZ) as [L0 [LL _]]; fold L in L0, LL;
  assert (UL : Rabs u <= L) by (apply sq_le_inv; [lra|rewrite sq_abs; unfold sq; nra]);
  assert (VL : Rabs v <= L) by (apply sq_le_inv; [lra|rewrite sq_abs; unfold sq; nra]);
  registers p; standard_extremes; subst;
  rotated 2%nat (axis_is_right u v _ _ _ _ NZ V) L axis_k_filter 0 (205 / 100) (axis_rows u v) (axis_rows u v) k
    (fun i => k * (x (6 + i)%nat - rotated_center form 2 x i)) (fun i => x (2 + i)%nat) (r (x 8%nat)) (c x) sizes factor F FE E (two _ _)
    (rows (two _ _) (two _ _) (two 0 0));
  [eapply (length_off _ L u v); [exact F|lra|exact LL|eassumption..]
  |intros j i J I; apply off_exact; destruct j as [|[|]], i as [|[|]]; try (exfalso; lia); cbn [two rows axis_rows]; rewrite ?Rabs_Ropp;
    assumption].

Theorem headers_axis :
  axis_judged (relative e) CenterHalf code_rotated_axis_center_half /\
  axis_judged (relative e) CornerSize code_rotated_axis_corner_size /\
  axis_judged (relative pairs_roundoff) CenterHalf code_rotated_axis_center_half_pairs /\
  axis_judged (relative pairs_roundoff) CornerSize code_rotated_axis_corner_size_pairs.
Proof.
  destruct factors as [K [_ [K2 _]]]; repeat apply conj.
  - of_axis code_rotated_axis_center_half CenterHalf K doubles_alone 1 (fun r : R => r) no_size 0.
  - of_axis code_rotated_axis_corner_size CornerSize K doubles_alone 2 (Rmult 2) (size_of 2) _.
  - of_axis code_rotated_axis_center_half_pairs CenterHalf K2 pairs_are_finer 1 (fun r : R => r) no_size 0.
  - of_axis code_rotated_axis_corner_size_pairs CornerSize K2 pairs_are_finer 2 (Rmult 2) (size_of 2) _.
Qed.

Tactic Notation "of_quaternion" constr(p) constr(form) constr(factor) constr(finer) constr(k) constr(r) constr(c) uconstr(sizes) :=
  let x := fresh "x" in let w := fresh in let ns := fresh in let NZ := fresh in let V := fresh in let R0 := fresh in intros x w ns NZ V R0;
  assert (SIZES : forall i, (i < 3)%nat -> 0 <= x (3 + i)%nat) by (intros i Hi; specialize (V i Hi); cbn in V |- *; lra);
  destruct finer as [F [FE E]]; registers p; standard_extremes; subst;
  rotated 3%nat (quaternion_is_right _ _ _ _ _ _ _ _ NZ V) (norm_sq (x 6%nat) (x 7%nat) (x 8%nat) (x 9%nat)) quaternion_k_filter (308 / 100)
    (308 / 100) (quaternion_row (x 6%nat) (x 7%nat) (x 8%nat) (x 9%nat)) (rows (three _ _ _) (three _ _ _) (three _ _ _)) k
    (fun i => k * (x (10 + i)%nat - rotated_center form 3 x i)) (fun i => x (3 + i)%nat) (r (x 13%nat)) (c x) sizes factor F FE E
      (three _ _ _)
    (rows (three _ _ _) (three _ _ _) (three _ _ _));
  assert (OFF := fun y => off_itself _ y F); assert (X := OFF (x 6%nat)); assert (Y := OFF (x 7%nat)); assert (Z := OFF (x 8%nat));
    assert (W := OFF (x 9%nat)); assert (TWO := OFF 2);
  rewrite (Rabs_pos_eq 2) in TWO by lra; assert (SQ := fun a => sq_abs a : Rabs a * Rabs a = a * a);
  assert (XX := SQ (x 6%nat)); assert (YY := SQ (x 7%nat)); assert (ZZ := SQ (x 8%nat)); assert (WW := SQ (x 9%nat)); clear SQ OFF;
  assert (AM : forall a b, 2 * (Rabs a * Rabs b) <= Rabs a * Rabs a + Rabs b * Rabs b)
    by (intros a b; assert (P := sq_nonneg (Rabs a - Rabs b)); unfold sq in P; lra);
  assert (XY := AM (x 6%nat) (x 7%nat)); assert (XZ := AM (x 6%nat) (x 8%nat)); assert (YZ := AM (x 7%nat) (x 8%nat));
  assert (WX := AM (x 9%nat) (x 6%nat)); assert (WY := AM (x 9%nat) (x 7%nat)); assert (WZ := AM (x 9%nat) (x 8%nat)); clear AM;
  [|intros j i J I; destruct j as [|[|[|]]], i as [|[|[|]]]; try (exfalso; lia); cbn [rows three quaternion_row]];
  (eapply entry_off; [exact F|off_by|numerals|unfold norm_sq; lra|unfold norm_sq; ring]).

Theorem headers_quaternion :
  quaternion_judged (relative e) CenterHalf code_rotated_quaternion_center_half /\
  quaternion_judged (relative e) CornerSize code_rotated_quaternion_corner_size /\
  quaternion_judged (relative pairs_roundoff) CenterHalf code_rotated_quaternion_center_half_pairs /\
  quaternion_judged (relative pairs_roundoff) CornerSize code_rotated_quaternion_corner_size_pairs.
Proof.
  destruct factors as [_ [K [_ K2]]]; repeat apply conj.
  - of_quaternion code_rotated_quaternion_center_half CenterHalf K doubles_alone 1 (fun r : R => r) no_size 0.
  - of_quaternion code_rotated_quaternion_corner_size CornerSize K doubles_alone 2 (Rmult 2) (size_of 3) _.
  - of_quaternion code_rotated_quaternion_center_half_pairs CenterHalf K2 pairs_are_finer 1 (fun r : R => r) no_size 0.
  - of_quaternion code_rotated_quaternion_corner_size_pairs CornerSize K2 pairs_are_finer 2 (Rmult 2) (size_of 3) _.
Qed.
