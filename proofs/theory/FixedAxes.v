(* SPDX-License-Identifier: MIT *)
(* No axes that are fixed beforehand, however many, tell every ball from a square: the fifth must follow the ball. *)
Require Import Reals Lra Lia Psatz List.
From Tangency Require Import Points Box Methods Axes.
Import ListNotations.
Open Scope R_scope.

(** Directions of unit length_of from (1, 0) to (0, 1). *)
Definition heading (t : R) : point := two ((1 - t * t) / (1 + t * t)) (2 * t / (1 + t * t)).
Definition off_corner (t room : R) : point := two (1 + (1 + room) * heading t 0%nat) (1 + (1 + room) * heading t 1%nat).

Lemma heading_unit t : 0 < t < 1 -> 0 < heading t 0%nat /\ 0 < heading t 1%nat /\
  heading t 0%nat * heading t 0%nat + heading t 1%nat * heading t 1%nat = 1.
Proof.
  intros T; unfold heading; simpl; assert (D : 0 < 1 + t * t) by nra.
  split; [apply Rdiv_lt_0_compat; nra|split; [apply Rdiv_lt_0_compat; lra|field; lra]].
Qed.

(** Any finite list leaves out a number between 0 and 1. *)
Lemma number_left_out (taken : list R) : exists t, 0 < t < 1 /\ ~ In t taken.
Proof.
  assert (G : forall a b, 0 < a < b -> b < 1 -> exists t, a < t < b /\ ~ In t taken).
  { induction taken as [|x more IH]; intros a b AB B1; [exists ((a + b) / 2); split; [lra|auto]|].
    destruct (Rlt_or_le x ((a + b) / 2)) as [L|L].
    - destruct (IH ((a + b) / 2) b ltac:(lra) B1) as [t [T N]]; exists t; split; [lra|]; intros [E|I]; [lra|auto].
    - destruct (IH a ((a + b) / 2) ltac:(lra) ltac:(lra)) as [t [T N]]; exists t; split; [lra|]; intros [E|I];
        [lra|auto]. }
  destruct (G (1 / 3) (1 / 2) ltac:(lra) ltac:(lra)) as [t [T N]]; exists t; split; [lra|auto].
Qed.

Definition length_of (a : point) : R := sqrt (a 0%nat * a 0%nat + a 1%nat * a 1%nat).
Definition toward (a : point) (t : R) : R := a 0%nat * heading t 0%nat + a 1%nat * heading t 1%nat.

Lemma toward_less a t : 0 < t < 1 -> t <> a 1%nat / (length_of a + a 0%nat) ->
  toward a t < length_of a \/ length_of a = 0.
Proof.
  intros T N; destruct (heading_unit t T) as [H0 [H1 U]]; unfold toward, length_of in *.
  set (x := a 0%nat) in *; set (y := a 1%nat) in *; set (c := heading t 0%nat) in *; set (s := heading t 1%nat) in *.
  assert (L0 : 0 <= x * x + y * y) by nra; assert (LL := sqrt_sqrt _ L0); assert (LP := sqrt_pos (x * x + y * y)).
  set (l := sqrt (x * x + y * y)) in *; destruct (Rle_lt_or_eq_dec 0 l LP) as [LN|LZ]; [left|right; lra].
  apply Rnot_le_lt; intros G; apply N.
  assert (SPLIT : l * l = (x * c + y * s) * (x * c + y * s) + (x * s - y * c) * (x * s - y * c)).
  { rewrite LL; transitivity ((x * x + y * y) * (c * c + s * s)); [rewrite U; ring|ring]. }
  assert (SQ : l * l <= (x * c + y * s) * (x * c + y * s)) by (apply Rmult_le_compat; lra).
  assert (C : x * s - y * c = 0) by (apply Rsqr_0_uniq; unfold Rsqr;
    assert (Q := sq_nonneg (x * s - y * c)); unfold sq in Q; lra).
  assert (E : x * c + y * s = l).
  { apply sq_eq; [lra|auto|unfold sq; rewrite SPLIT, C; ring]. }
  assert (X : x = l * c).
  { rewrite <- E; transitivity (x * (c * c + s * s) - s * (x * s - y * c)); [rewrite U, C|]; ring. }
  assert (Y : y = l * s).
  { rewrite <- E; transitivity (y * (c * c + s * s) + c * (x * s - y * c)); [rewrite U, C|]; ring. }
  rewrite X, Y; unfold c, s, heading; simpl; assert (D : 0 < 1 + t * t) by nra; field; lra.
Qed.

Lemma common_room t axes : 0 < t < 1 -> (forall a, In a axes -> toward a t < length_of a \/ length_of a = 0) ->
  exists room, 0 < room /\ forall a, In a axes -> (1 + room) * toward a t <= length_of a.
Proof.
  intros T; induction axes as [|a more IH]; intros H; [exists 1; split; [lra|intros ? []]|].
  destruct IH as [m [M L]]; [intros; apply H; now right|].
  assert (OWN : exists k, 0 < k /\ forall j, 0 < j <= k -> (1 + j) * toward a t <= length_of a).
  { destruct (H a (or_introl eq_refl)) as [B|B].
    - destruct (Rle_or_lt (toward a t) 0) as [N|P].
      + exists 1; split; [lra|]; intros j J; assert (LP := sqrt_pos (a 0%nat * a 0%nat + a 1%nat * a 1%nat)).
        assert (j * toward a t <= 0) by (assert (0 <= j * - toward a t) by (apply Rmult_le_pos; lra); lra).
        unfold length_of in *; lra.
      + exists ((length_of a - toward a t) / toward a t); split; [apply Rdiv_lt_0_compat; lra|]; intros j [_ J].
        apply (Rmult_le_compat_r (toward a t)) in J; [|lra]; unfold Rdiv in J.
        rewrite Rmult_assoc, Rinv_l in J by lra; lra.
    - assert (Z : toward a t = 0).
      { assert (S0 : a 0%nat * a 0%nat + a 1%nat * a 1%nat = 0).
        { assert (Q := sq_nonneg (a 0%nat)); assert (Q' := sq_nonneg (a 1%nat)); unfold sq in *.
          apply sqrt_eq_0; [lra|exact B]. }
        assert (Q := sq_nonneg (a 0%nat)); assert (Q' := sq_nonneg (a 1%nat)); unfold sq in *.
        assert (Z0 : a 0%nat = 0) by (apply Rsqr_0_uniq; unfold Rsqr; lra).
        assert (Z1 : a 1%nat = 0) by (apply Rsqr_0_uniq; unfold Rsqr; lra).
        unfold toward; rewrite Z0, Z1; ring. }
      exists 1; split; [lra|]; intros; rewrite Z, B; lra. }
  destruct OWN as [k [K O]]; exists (Rmin m k); assert (A := Rmin_l m k); assert (B := Rmin_r m k).
  assert (P : 0 < Rmin m k) by (unfold Rmin; destruct Rle_dec; lra); split; auto; intros b [<-|I]; [apply O; lra|].
  specialize (L b I); destruct (Rle_or_lt (toward b t) 0) as [N|Q].
  - assert (LP := sqrt_pos (b 0%nat * b 0%nat + b 1%nat * b 1%nat)); unfold length_of in *.
    assert (0 <= Rmin m k * - toward b t) by (apply Rmult_le_pos; lra); lra.
  - assert (Rmin m k * toward b t <= m * toward b t) by (apply Rmult_le_compat_r; lra); lra.
Qed.

(** Not four axes, nor any number of them, are enough if they are fixed beforehand: for the same square there is a ball
    off a corner that none of them tells apart. So the fifth axis must look for the nearest vertex. *)
Theorem no_fixed_axes_are_enough (axes : list point) :
  exists p, ~ meet 2 square p 1 /\ forall a, In a axes -> ~ separates 2 square p 1 a.
Proof.
  destruct (number_left_out (map (fun a => a 1%nat / (length_of a + a 0%nat)) axes)) as [t [T N]].
  destruct (common_room t axes T) as [room [RP L]].
  { intros a I; apply toward_less; auto; intros E; apply N; rewrite E.
    apply (in_map (fun a => a 1%nat / (length_of a + a 0%nat))); auto. }
  destruct (heading_unit t T) as [H0 [H1 U]]; exists (off_corner t room); split.
  - rewrite meet_decided by (intros i _; destruct i; simpl; lra).
    unfold gap_sq; rewrite distance_two; unfold overshoot, signed_overshoot, off_corner, sq; cbn [square mid half two].
    set (x := (1 + room) * heading t 0%nat); set (y := (1 + room) * heading t 1%nat).
    assert (X : 0 < x) by (apply Rmult_lt_0_compat; lra); assert (Y : 0 < y) by (apply Rmult_lt_0_compat; lra).
    rewrite !Rminus_0_r, !Rabs_pos_eq, !Rmax_left by lra.
    replace ((1 + x - 1) * (1 + x - 1) + (1 + y - 1) * (1 + y - 1)) with ((1 + room) * (1 + room)
      * (heading t 0%nat * heading t 0%nat + heading t 1%nat * heading t 1%nat)) by (unfold x, y; ring).
    rewrite U; assert (0 < room * room) by (apply Rmult_lt_0_compat; lra); lra.
  - intros a I S; specialize (L a I); unfold separates, dot, offset, off_corner, sq in S.
    cbn [sum square mid half two] in S; rewrite !Rplus_0_l in S; fold (length_of a) in S.
    assert (A := Rle_abs (a 0%nat)); assert (B := Rle_abs (a 1%nat)); unfold toward in L; lra.
Qed.
