(* SPDX-License-Identifier: MIT *)
(* A quaternion divided by its computed length and its matrix: entries, rows, and how long their errors are. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods Axes Rotation Band Floats Filter FilterSteps FilterRotated FilterAxis.
From Tangency Require Import RotatedBand RotatedForms.
Open Scope R_scope.

(** ** The steps, as box_frame.hpp takes them. *)
Definition quaternion_length (e x y z w len : R) : Prop :=
  exists s p t q n, sum_of_products e x x y y s /\ rounded e (z * z) p /\ rounded e (s + p) t /\ rounded e (w * w) q /\
    rounded e (t + q) n /\ rounded e (sqrt n) len.
Definition on_diagonal (e a b m : R) : Prop := exists s, sum_of_products e a a b b s /\ rounded e (1 - 2 * s) m.
Definition off_diagonal (e a b c d m : R) : Prop := exists s, sum_of_products e a b c d s /\ m = 2 * s.
Definition row_steps (e : R) (m d : point) (l : R) : Prop :=
  exists a b c s, rounded e (m 0%nat * d 0%nat) a /\ rounded e (m 1%nat * d 1%nat) b /\ rounded e (a + b) s /\
    rounded e (m 2%nat * d 2%nat) c /\ rounded e (s + c) l.

Definition space_steps (e x y z w : R) (d l : point) : Prop :=
  exists len x' y' z' w' (m : nat -> point), quaternion_length e x y z w len /\
    rounded e (x / len) x' /\ rounded e (y / len) y' /\ rounded e (z / len) z' /\ rounded e (w / len) w' /\
    (on_diagonal e y' z' (m 0%nat 0%nat) /\ off_diagonal e x' y' w' z' (m 0%nat 1%nat) /\
     off_diagonal e x' z' (- w') y' (m 0%nat 2%nat)) /\
    (off_diagonal e x' y' (- w') z' (m 1%nat 0%nat) /\ on_diagonal e x' z' (m 1%nat 1%nat) /\
     off_diagonal e y' z' w' x' (m 1%nat 2%nat)) /\
    (off_diagonal e x' z' w' y' (m 2%nat 0%nat) /\ off_diagonal e y' z' (- w') x' (m 2%nat 1%nat) /\
     on_diagonal e x' y' (m 2%nat 2%nat)) /\
    forall j, (j < 3)%nat -> row_steps e (m j) d (l j).

(** ** The length: what is left of it, k = |q|^2 / len^2, is common to all four quotients. *)
Lemma length_common e x y z w len : tiny e -> 0 < norm_sq x y z w -> quaternion_length e x y z w len ->
  0 < len /\ Rabs (norm_sq x y z w / (len * len) - 1) <= 64 / 10 * e.
Proof.
  intros E N0 [s [p [t [q [n [[a [b [A [B S]]]] [P [T [Q [M L]]]]]]]]]]; assert (E' : 0 <= e <= / 1000000) by exact E.
  set (N := norm_sq x y z w) in *.
  assert (SQ : forall v v', rounded e (v * v) v' -> within e (101 / 100) (v * v) (v * v) v').
  { intros v v' R; assert (W := within_exact e (v * v) (proj1 E)); rewrite (Rabs_pos_eq (v * v)) in W by nra.
    apply (within_weaken e (0 + 101 / 100) (v * v)); try lra; exact (within_rounded _ _ _ _ _ _ W R E ltac:(lra)). }
  assert (W1 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ (SQ _ _ A) (SQ _ _ B)) S E ltac:(lra)).
  assert (WP := within_weaken e (101 / 100) (z * z) (101 / 100 + 101 / 100) (z * z) _ _ (proj1 E) ltac:(lra) ltac:(lra)
    (Rle_refl _) (SQ _ _ P)).
  assert (W2 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W1 WP) T E ltac:(lra)).
  assert (WQ := within_weaken e (101 / 100) (w * w) (101 / 100 + 101 / 100 + 101 / 100) (w * w) _ _ (proj1 E) ltac:(lra)
    ltac:(lra) (Rle_refl _) (SQ _ _ Q)).
  assert (W3 := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W2 WQ) M E ltac:(lra)); destruct W3 as [_ W3].
  replace (x * x + y * y + z * z + w * w) with N in W3 by (unfold N, norm_sq; ring); apply abs_bounds in W3.
  assert (EN : 0 <= e * N <= / 1000000 * N) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (n0 : 0 < n) by lra; assert (NN : sqrt n * sqrt n = n) by (apply sqrt_sqrt; lra).
  assert (R0 : 0 < sqrt n) by (apply sqrt_lt_R0; auto).
  destruct L as [c [C ->]]; apply abs_bounds in C.
  assert (LP : 0 < sqrt n * (1 + c)) by (apply Rmult_lt_0_compat; lra); split; auto.
  assert (LL : sqrt n * (1 + c) * (sqrt n * (1 + c)) = n * ((1 + c) * (1 + c))) by (rewrite <- NN at 3; ring).
  assert (CC : 1 - 2001 / 1000 * e <= (1 + c) * (1 + c) <= 1 + 2001 / 1000 * e) by nra.
  rewrite LL; set (k := (1 + c) * (1 + c)) in *.
  assert (NK : N - 62 / 10 * (e * N) <= n * k <= N + 62 / 10 * (e * N)).
  { assert (EE : 0 <= e * (e * N) <= / 1000000 * (e * N)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
    split.
    - apply Rle_trans with ((N - 41 / 10 * (e * N)) * (1 - 2001 / 1000 * e));
        [lra|apply Rmult_le_compat; lra].
    - apply Rle_trans with ((N + 41 / 10 * (e * N)) * (1 + 2001 / 1000 * e)); [apply Rmult_le_compat; lra|lra]. }
  assert (NKP : 0 < n * k) by lra; set (v := n * k) in *.
  assert (EV : e * N <= 1001 / 1000 * (e * v)).
  { assert (e * (N - 62 / 10 * (e * N)) <= e * v) by (apply Rmult_le_compat_l; lra).
    assert (e * (e * N) <= / 1000000 * (e * N)) by (apply Rmult_le_compat_r; lra); lra. }
  assert (EV0 : 0 <= e * v) by (apply Rmult_le_pos; lra).
  apply Rabs_le; split; apply Rmult_le_reg_r with v; auto; replace ((N / v - 1) * v) with (N - v) by (field; lra); lra.
Qed.

(** ** Entries, from numbers a = u (1 + d) that are one rounding off. *)
Lemma products_of_rounded e a b c d a' b' c' d' s : tiny e -> rounded e a a' -> rounded e b b' -> rounded e c c' ->
  rounded e d d' -> sum_of_products e a' b' c' d' s ->
  Rabs (s - (a * b + c * d)) <= 407 / 100 * (e * (Rabs a * Rabs b + Rabs c * Rabs d)).
Proof.
  intros E A B C D [p [q [P [Q S]]]].
  assert (ONE : forall v v', rounded e v v' -> within e (0 + 101 / 100) (Rabs v) v v')
    by (intros v v' H; exact (within_rounded _ _ _ _ _ _ (within_exact e v (proj1 E)) H E ltac:(lra))).
  assert (PP := within_rounded _ _ _ _ _ _ (within_product _ _ _ _ _ _ _ _ _ (ONE _ _ A) (ONE _ _ B) E ltac:(lra)
    ltac:(lra)) P E ltac:(lra)).
  assert (QQ := within_rounded _ _ _ _ _ _ (within_product _ _ _ _ _ _ _ _ _ (ONE _ _ C) (ONE _ _ D) E ltac:(lra)
    ltac:(lra)) Q E ltac:(lra)).
  assert (W := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ PP QQ) S E ltac:(lra)).
  eapply within_weaken with (m' := 407 / 100) in W; [exact (proj2 W)|apply E|lra|lra|apply Rle_refl].
Qed.

Lemma off_diagonal_off e a b c d a' b' c' d' m : tiny e -> rounded e a a' -> rounded e b b' -> rounded e c c' ->
  rounded e d d' -> off_diagonal e a' b' c' d' m ->
  Rabs (m - 2 * (a * b + c * d)) <= e * (407 / 100 * (2 * (Rabs a * Rabs b + Rabs c * Rabs d)) + 101 / 100 * 0).
Proof.
  intros E A B C D [s [S ->]]; assert (H := products_of_rounded e a b c d a' b' c' d' s E A B C D S).
  replace (2 * s - 2 * (a * b + c * d)) with (2 * (s - (a * b + c * d))) by ring;
    rewrite Rabs_mult, (Rabs_pos_eq 2) by lra.
  lra.
Qed.

Lemma on_diagonal_off e a b a' b' m : tiny e -> rounded e a a' -> rounded e b b' -> a * a + b * b <= 1001 / 1000 ->
  on_diagonal e a' b' m ->
  Rabs (m - (1 - 2 * (a * a + b * b))) <= e * (407 / 100 * (2 * (Rabs a * Rabs a + Rabs b * Rabs b)) + 101 / 100 * 1).
Proof.
  intros E A B U [s [S [d [D ->]]]]; assert (H := products_of_rounded e a a b b a' a' b' b' s E A A B B S).
  assert (E' : 0 <= e <= / 1000000) by exact E.
  replace (Rabs a * Rabs a) with (a * a) in * by (assert (T := sq_abs a); unfold sq in T; lra).
  replace (Rabs b * Rabs b) with (b * b) in * by (assert (T := sq_abs b); unfold sq in T; lra).
  set (v := a * a + b * b) in *; assert (V0 : 0 <= v) by (unfold v; nra); apply abs_bounds in H.
  assert (EV : 0 <= e * v <= / 1000000 * (1001 / 1000)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat]; lra).
  assert (SB : Rabs (1 - 2 * s) <= 1005 / 1000) by (apply Rabs_le; lra).
  replace ((1 - 2 * s) * (1 + d) - (1 - 2 * v)) with (2 * (v - s) + (1 - 2 * s) * d) by ring.
  eapply Rle_trans; [apply Rabs_triang|]; rewrite (Rabs_mult (1 - 2 * s)).
  assert (Rabs (1 - 2 * s) * Rabs d <= 1005 / 1000 * e) by (apply Rmult_le_compat; auto; apply Rabs_pos).
  assert (Rabs (2 * (v - s)) <= 2 * (407 / 100 * (e * v))) by (apply Rabs_le; lra); lra.
Qed.

(** ** A row: M the entries that are meant, A and X what they may be off by. *)
Lemma row_off e (M A X m d : point) l : tiny e -> (forall i, (i < 3)%nat -> 0 <= A i /\ 0 <= X i) ->
  (forall i, (i < 3)%nat -> Rabs (m i - M i) <= e * (407 / 100 * A i + 101 / 100 * X i)) -> row_steps e m d l ->
  let y := fun i => Rabs (d i) in
  Rabs (l - sum 3 (fun i => M i * d i))
  <= e * (408 / 100 * sum 3 (fun i => A i * y i) + 102 / 100 * sum 3 (fun i => X i * y i)
          + 305 / 100 * sum 3 (fun i => Rabs (M i) * y i)).
Proof.
  intros E AX H [a [b [c [s [P0 [P1 [S [P2 L]]]]]]]] y; assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (W0 := within_rounded _ _ _ _ _ _ (within_exact e _ (proj1 E)) P0 E ltac:(lra)).
  assert (W1 := within_rounded _ _ _ _ _ _ (within_exact e _ (proj1 E)) P1 E ltac:(lra)).
  assert (W2 := within_rounded _ _ _ _ _ _ (within_exact e _ (proj1 E)) P2 E ltac:(lra)).
  assert (WS := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W0 W1) S E ltac:(lra)).
  apply (within_weaken _ (0 + 101 / 100) _ (0 + 101 / 100 + 101 / 100) _ _ _ (proj1 E) ltac:(lra) ltac:(lra)
    (Rle_refl _)) in W2.
  assert (WL := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ WS W2) L E ltac:(lra)).
  destruct WL as [_ WL]; rewrite !Rabs_mult in WL; simpl sum.
  assert (T : forall i, (i < 3)%nat -> Rabs (m i * d i - M i * d i) <= e * (407 / 100 * (A i * y i)
    + 101 / 100 * (X i * y i))
    /\ Rabs (m i) * y i <= Rabs (M i) * y i + / 100000 * (A i * y i + X i * y i) /\ 0 <= A i * y i /\ 0 <= X i * y i).
  { intros i Hi; destruct (AX i Hi) as [A0 X0]; specialize (H i Hi); assert (Y : 0 <= y i) by apply Rabs_pos.
    assert (AY : 0 <= A i * y i) by (apply Rmult_le_pos; auto);
      assert (XY : 0 <= X i * y i) by (apply Rmult_le_pos; auto).
    split; [|split; [|auto]].
    - replace (m i * d i - M i * d i) with ((m i - M i) * d i) by ring; rewrite Rabs_mult; fold (y i).
      apply Rle_trans with (e * (407 / 100 * A i + 101 / 100 * X i) * y i); [apply Rmult_le_compat_r; auto|lra].
    - assert (MM : Rabs (m i) <= Rabs (M i) + e * (407 / 100 * A i + 101 / 100 * X i)).
      { replace (m i) with (M i + (m i - M i)) by ring; eapply Rle_trans; [apply Rabs_triang|]; lra. }
      assert (e * (407 / 100 * A i + 101 / 100 * X i) <= / 1000000 * (407 / 100 * A i + 101 / 100 * X i))
        by (apply Rmult_le_compat_r; lra).
      apply Rle_trans with ((Rabs (M i) + / 100000 * (A i + X i)) * y i); [apply Rmult_le_compat_r; lra|lra]. }
  destruct (T 0%nat ltac:(lia)) as [A0 [B0 [C0 D0]]]; destruct (T 1%nat ltac:(lia)) as [A1 [B1 [C1 D1]]];
    destruct (T 2%nat ltac:(lia)) as [A2 [B2 [C2 D2]]]; clear T; unfold y in *.
  apply abs_bounds in A0; apply abs_bounds in A1; apply abs_bounds in A2; apply abs_bounds in WL.
  set (v0 := A 0%nat * Rabs (d 0%nat)) in *; set (v1 := A 1%nat * Rabs (d 1%nat)) in *;
    set (v2 := A 2%nat * Rabs (d 2%nat)) in *.
  set (w0 := X 0%nat * Rabs (d 0%nat)) in *; set (w1 := X 1%nat * Rabs (d 1%nat)) in *;
    set (w2 := X 2%nat * Rabs (d 2%nat)) in *.
  set (k0 := Rabs (M 0%nat) * Rabs (d 0%nat)) in *; set (k1 := Rabs (M 1%nat) * Rabs (d 1%nat)) in *;
    set (k2 := Rabs (M 2%nat) * Rabs (d 2%nat)) in *.
  assert (K : e * (Rabs (m 0%nat) * Rabs (d 0%nat) + Rabs (m 1%nat) * Rabs (d 1%nat) + Rabs (m 2%nat) * Rabs (d 2%nat))
    <= e * (k0 + k1 + k2 + / 100000 * (v0 + w0 + v1 + w1 + v2 + w2))) by (apply Rmult_le_compat_l; lra).
  assert (K0 : 0 <= k0) by (apply Rmult_le_pos; apply Rabs_pos); assert (K1 : 0 <= k1) by (apply Rmult_le_pos;
    apply Rabs_pos).
  assert (K2 : 0 <= k2) by (apply Rmult_le_pos; apply Rabs_pos).
  assert (Z0 : 0 <= e * (v0 + v1 + v2)) by (apply Rmult_le_pos; lra).
  assert (Z1 : 0 <= e * (w0 + w1 + w2)) by (apply Rmult_le_pos; lra).
  assert (Z2 : 0 <= e * (k0 + k1 + k2)) by (apply Rmult_le_pos; lra).
  apply Rabs_le; lra.
Qed.

(** ** The matrix of absolute values, whose rows sum up to at most 3.24 |q|^2, is no longer than that. *)
Definition size_row (a b c w : R) (j : nat) : point :=
  match j with
  | O => three (2 * (b * b + c * c)) (2 * (a * b + w * c)) (2 * (a * c + w * b))
  | S O => three (2 * (a * b + w * c)) (2 * (a * a + c * c)) (2 * (b * c + w * a))
  | _ => three (2 * (a * c + w * b)) (2 * (b * c + w * a)) (2 * (a * a + b * b))
  end.

Lemma row_sum a b c w : 2 * (b * b + c * c) + 2 * (a * b + w * c) + 2 * (a * c + w * b)
  <= 324 / 100 * (a * a + b * b + c * c + w * w).
Proof.
  assert (P := sq_nonneg (162 / 100 * (a + w) - (b + c))); assert (Q := sq_nonneg (a - w));
    assert (V := sq_nonneg (b - c)).
  unfold sq in *; nra.
Qed.

Lemma weighted_square a b c x y z : 0 <= a -> 0 <= b -> 0 <= c ->
  sq (a * x + b * y + c * z) <= (a + b + c) * (a * (x * x) + b * (y * y) + c * (z * z)).
Proof.
  intros A B C; unfold sq; assert (S : forall v, 0 <= v * v) by (intros; apply Rle_0_sqr).
  assert (AB := Rmult_le_pos _ _ (Rmult_le_pos _ _ A B) (S (x - y))).
  assert (AC := Rmult_le_pos _ _ (Rmult_le_pos _ _ A C) (S (x - z))).
  assert (BC := Rmult_le_pos _ _ (Rmult_le_pos _ _ B C) (S (y - z))); lra.
Qed.

Lemma sizes_norm a b c w y : 0 <= a -> 0 <= b -> 0 <= c -> 0 <= w ->
  norm 3 (fun j => sum 3 (fun i => size_row a b c w j i * y i)) <= 324 / 100 * (a * a + b * b + c * c + w * w)
    * norm 3 y.
Proof.
  intros A B C W; set (k := 324 / 100 * (a * a + b * b + c * c + w * w)).
  assert (AB := Rmult_le_pos _ _ A B); assert (AC := Rmult_le_pos _ _ A C); assert (BC := Rmult_le_pos _ _ B C).
  assert (WA := Rmult_le_pos _ _ W A); assert (WB := Rmult_le_pos _ _ W B); assert (WC := Rmult_le_pos _ _ W C).
  assert (A2 := Rle_0_sqr a); assert (B2 := Rle_0_sqr b); assert (C2 := Rle_0_sqr c); assert (W2 := Rle_0_sqr w);
    unfold Rsqr in *.
  assert (K0 : 0 <= k) by (unfold k; lra).
  apply sq_le_inv; [apply Rmult_le_pos; auto; apply norm_nonneg|].
  replace (sq (k * norm 3 y)) with (k * k * sq (norm 3 y)) by (unfold sq; ring); rewrite !norm_sq_is; simpl sum.
  set (u := y 0%nat); set (v := y 1%nat); set (t := y 2%nat); rewrite !Rplus_0_l; unfold size_row, three.
  assert (R0 := row_sum a b c w); assert (R1 := row_sum b a c w); assert (R2 := row_sum c a b w); fold k in R0.
  assert (K1 : 2 * (a * b + w * c) + 2 * (a * a + c * c) + 2 * (b * c + w * a) <= k) by (unfold k; lra).
  assert (K2 : 2 * (a * c + w * b) + 2 * (b * c + w * a) + 2 * (a * a + b * b) <= k) by (unfold k; lra).
  assert (S0 := weighted_square (2 * (b * b + c * c)) (2 * (a * b + w * c)) (2 * (a * c + w * b)) u v t ltac:(lra)
    ltac:(lra)
    ltac:(lra)).
  assert (S1 := weighted_square (2 * (a * b + w * c)) (2 * (a * a + c * c)) (2 * (b * c + w * a)) u v t ltac:(lra)
    ltac:(lra)
    ltac:(lra)).
  assert (S2 := weighted_square (2 * (a * c + w * b)) (2 * (b * c + w * a)) (2 * (a * a + b * b)) u v t ltac:(lra)
    ltac:(lra)
    ltac:(lra)).
  assert (U := Rle_0_sqr u); assert (V := Rle_0_sqr v); assert (T := Rle_0_sqr t); unfold Rsqr in *.
  set (m00 := 2 * (b * b + c * c)) in *; set (m01 := 2 * (a * b + w * c)) in *; set (m02 := 2 * (a * c + w * b)) in *.
  set (m11 := 2 * (a * a + c * c)) in *; set (m12 := 2 * (b * c + w * a)) in *; set (m22 := 2 * (a * a + b * b)) in *.
  assert (P00 : 0 <= m00) by (unfold m00; lra); assert (P01 : 0 <= m01) by (unfold m01; lra).
  assert (P02 : 0 <= m02) by (unfold m02; lra); assert (P11 : 0 <= m11) by (unfold m11; lra).
  assert (P12 : 0 <= m12) by (unfold m12; lra); assert (P22 : 0 <= m22) by (unfold m22; lra).
  assert (F : forall s z, s <= k -> 0 <= z -> s * z <= k * z) by (intros; apply Rmult_le_compat_r; auto).
  assert (G : forall m z, 0 <= m -> 0 <= z -> 0 <= m * z) by (intros; apply Rmult_le_pos; auto).
  assert (F0 := F _ (m00 * (u * u) + m01 * (v * v) + m02 * (t * t)) R0 ltac:(repeat apply Rplus_le_le_0_compat; auto)).
  assert (F1 := F _ (m01 * (u * u) + m11 * (v * v) + m12 * (t * t)) K1 ltac:(repeat apply Rplus_le_le_0_compat; auto)).
  assert (F2 := F _ (m02 * (u * u) + m12 * (v * v) + m22 * (t * t)) K2 ltac:(repeat apply Rplus_le_le_0_compat; auto)).
  assert (Q0 := F _ (u * u) R0 U); assert (Q1 := F _ (v * v) K1 V); assert (Q2 := F _ (t * t) K2 T).
  assert (KQ : k * ((m00 + m01 + m02) * (u * u) + (m01 + m11 + m12) * (v * v) + (m02 + m12 + m22) * (t * t))
    <= k * (k * (u * u) + k * (v * v) + k * (t * t))) by (apply Rmult_le_compat_l; lra).
  unfold sq in *; lra.
Qed.
