(* SPDX-License-Identifier: MIT *)
(* The nine methods as translated from their headers decide what they are to decide, over the reals. *)
Require Import Reals Lra Lia ZArith List Classical.
From Flocq Require Import Core.
From Tangency Require Import Definitions Points Box Methods Axes Code TranslatedMethods.
From Tangency Require Statements.
Import ListNotations.
Open Scope R_scope.

Lemma chosen_max a b y : (a < b -> y = b) -> (~ a < b -> y = a) -> y = Rmax a b.
Proof. intros T F; destruct (Rlt_dec a b); [rewrite Rmax_right by lra|rewrite Rmax_left by lra]; auto. Qed.
Lemma chosen_min a b y : (a < b -> y = a) -> (~ a < b -> y = b) -> y = Rmin a b.
Proof. intros T F; destruct (Rlt_dec a b); [rewrite Rmin_left by lra|rewrite Rmin_right by lra]; auto. Qed.

(** The registers of a run as variables, with what is known of them. *)
Ltac known_registers := repeat match goal with H : _ /\ _ |- _ => destruct H | H : exists _, _ |- _ => destruct H end.
Ltac registers p := let H := fresh "H" in
  intros H; cbv [returns p runs gives holds value summed multiplied otherwise exact floating doubles uncontracted normal relative nth
    app map seq Nat.mul Nat.add] in H;
  known_registers.
(** Choices of the larger and the smaller of two, in the order of std::max and std::min, and of exact_filtered's own. *)
Ltac standard_extremes := repeat match goal with
  | T : ?a < ?b -> ?y = ?b, F : ~ ?a < ?b -> ?y = ?a |- _ => apply (chosen_max a b y T) in F; clear T
  | T : ?a < ?b -> ?y = ?a, F : ~ ?a < ?b -> ?y = ?b |- _ => apply (chosen_min a b y T) in F; rewrite Rmin_comm in F; clear T
  end.
Ltac own_extremes := repeat match goal with
  | T : ?a < ?b -> ?y = ?b, F : ~ ?a < ?b -> ?y = ?a |- _ => apply (chosen_max a b y T) in F; rewrite Rmax_comm in F; clear T
  | T : ?a < ?b -> ?y = ?a, F : ~ ?a < ?b -> ?y = ?b |- _ => apply (chosen_min a b y T) in F; clear T
  end.
(** All ways through the comparisons that are left. *)
Ltac branches :=
  repeat match goal with
  | T : ?a < ?b -> _, F : ~ ?a < ?b -> _ |- _ => destruct (Rlt_dec a b) as [?|?]; [clear F; specialize (T ltac:(assumption))|
      clear T; specialize (F ltac:(assumption))]
  | T : ?a <= ?b -> _, F : ~ ?a <= ?b -> _ |- _ => destruct (Rle_dec a b) as [?|?]; [clear F; specialize (T ltac:(assumption))|
      clear T; specialize (F ltac:(assumption))]
  | _ => progress known_registers
  end.

Lemma verdict_of_sign y v : (0 < y -> v = Disjoint) -> (y < 0 -> v = Overlapping) -> (y = 0 -> v = Touching) -> v = verdict_of y.
Proof. intros A B C; unfold verdict_of; destruct total_order_T as [[L|E]|L]; auto. Qed.
(** Branches of the program, not its choices of numbers. *)
Ltac ways := repeat match goal with
  | T : ?c -> ?P, F : ~ ?c -> ?Q |- _ => lazymatch P with @eq R _ _ => fail | _ => idtac end;
      destruct (classic c); [specialize (T ltac:(assumption)); clear F|specialize (F ltac:(assumption)); clear T]; known_registers
  end.

Ltac rows := cbn [sum box_of center_of of_lo_hi of_corner_size of_ball_corner mid half Nat.mul Nat.add]; unfold sq.
Ltac answered := subst; repeat match goal with |- context [Rlt_dec ?a ?b] => destruct (Rlt_dec a b); try (exfalso; lra) end;
  split; intros; try discriminate; try reflexivity; try (exfalso; lra); try lra.

(** A program takes the steps of the method that the theorem is about. *)
Tactic Notation "method" constr(p) "by" uconstr(theorem) := intros w ns H; eapply iff_trans; [|exact theorem]; revert H;
  unfold fold, arvo, rounded_box, deepest, signed_overshoot, nearest_interval, clamp_corner, nearest_branch, clamp_center, vertex_edge,
    vertex_edge_closed, vertex_offset; rows; registers p; standard_extremes; branches; answered.

(** Whichever sign copysign takes of a zero. *)
Lemma some_sign h d : 0 <= h -> exists s, signed h d s.
Proof.
  intros H; destruct (Rle_dec 0 d); [exists h|exists (- h)]; split; rewrite ?Rabs_Ropp, ?(Rabs_pos_eq h), ?(Rabs_pos_eq d), ?(Rabs_left d)
    by lra; ring.
Qed.

Lemma sat_five_axes_2_is x : valid 2 (box_of CenterHalf 2 x) -> 0 <= x 6%nat ->
  asks code_sat_five_axes_2 2 x (meet 2 (box_of CenterHalf 2 x) (center_of CenterHalf 2 x) (x 6%nat)).
Proof.
  intros V R w ns; assert (V0 := V 0%nat ltac:(lia)); assert (V1 := V 1%nat ltac:(lia)); cbn in V0, V1.
  assert (SAT := fun s => sat_five_axes_is_meet _ (center_of CenterHalf 2 x) s _ V R).
  destruct (some_sign _ (x 4%nat - x 0%nat) V0) as [s0 S0]; destruct (some_sign _ (x 5%nat - x 1%nat) V1) as [s1 S1].
  assert (ANY := SAT (two s0 s1)); assert (SIGNED : forall t0 t1, signed (x 2%nat) (x 4%nat - x 0%nat) t0 ->
    signed (x 3%nat) (x 5%nat - x 1%nat) t1 -> forall i, (i < 2)%nat ->
    signed (half (box_of CenterHalf 2 x) i) (offset (box_of CenterHalf 2 x) (center_of CenterHalf 2 x) i) (two t0 t1 i))
    by (intros t0 t1 A B i Hi; destruct i as [|[|]]; [exact A|exact B|lia]).
  specialize (ANY (SIGNED _ _ S0 S1)); unfold sat_five_axes in ANY; registers code_sat_five_axes_2; subst; branches; subst;
    split; intros Y; try discriminate; try reflexivity; try (exfalso; destruct (proj2 ANY Y) as [N0 [N1 _]]; (apply N0;
      assumption) || (apply N1; assumption)).
  all: match goal with A : Rabs ?t0 = Rabs ?h0, B : ?t0 * _ = Rabs ?h0 * _, C : Rabs ?t1 = Rabs ?h1, D : ?t1 * _ = Rabs ?h1 * _,
      V0 : 0 <= ?h0, V1 : 0 <= ?h1 |- _ => rewrite (Rabs_pos_eq h0) in A, B by exact V0; rewrite (Rabs_pos_eq h1) in C, D by exact V1;
      assert (OURS := SAT (two t0 t1) (SIGNED t0 t1 (conj A B) (conj C D))) end; unfold sat_five_axes in OURS.
  - apply OURS; split; [assumption|split; [assumption|]]; assumption.
  - destruct (proj2 OURS Y) as [_ [_ Z]]; contradiction.
Qed.

(** ** All of them *)
Theorem headers_decide : Statements.headers_decide.
Proof.
  assert (SIDES : forall n x, valid n (box_of LoHi n x) -> forall i, (i < n)%nat -> x i <= x (n + i)%nat)
    by (intros n x V i Hi; specialize (V i Hi); simpl in V; lra).
  assert (SIZES : forall n x, valid n (box_of CornerSize n x) -> forall i, (i < n)%nat -> 0 <= x (n + i)%nat)
    by (intros n x V i Hi; specialize (V i Hi); simpl in V; lra).
  repeat apply conj; [..|intros x; method code_vertex_edge_2 by (iff_refl _)]; intros n p x P V R; cbn [In] in P;
    repeat destruct P as [P|P]; try contradiction; injection P; intros <- <-; try (exact (sat_five_axes_2_is x V R)).
  - method code_fold_2 by (fold_is_meet 2%nat _ _ _ V).
  - method code_fold_3 by (fold_is_meet 3%nat _ _ _ V).
  - method code_arvo_2 by (arvo_is_meet 2%nat _ _ _ _ (SIDES 2%nat x V)).
  - method code_arvo_3 by (arvo_is_meet 3%nat _ _ _ _ (SIDES 3%nat x V)).
  - method code_rounded_box_2 by (rounded_box_is_meet 2%nat _ _ _ ltac:(lia) V R).
  - method code_rounded_box_3 by (rounded_box_is_meet 3%nat _ _ _ ltac:(lia) V R).
  - method code_vertex_edge_closed_2 by (vertex_edge_closed_is_meet _ _ _ V R).
  - method code_clamp_corner_2 by (clamp_corner_is_overlap 2%nat _ _ _ _ (SIZES 2%nat x V)).
  - method code_clamp_center_2 by (clamp_center_is_overlap 2%nat _ _ _ _ R (SIZES 2%nat x V)).
  - method code_nearest_branch_2 by (nearest_branch_is_overlap 2%nat _ _ _ _ R (SIZES 2%nat x V)).
  - method code_nearest_interval_2 by (nearest_interval_is_overlap 2%nat _ _ _ _ (SIDES 2%nat x V)).
  - method code_nearest_interval_3 by (nearest_interval_is_overlap 3%nat _ _ _ _ (SIDES 3%nat x V)).
Qed.
