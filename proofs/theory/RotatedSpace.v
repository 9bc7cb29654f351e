(* SPDX-License-Identifier: MIT *)
(* The band of boxes rotated in space: a quaternion divided by its computed length, its matrix transposed, then fold. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods Axes Rotation Band Floats Filter FilterSteps FilterRotated FilterAxis.
From Tangency Require Import RotatedBand RotatedForms SpaceRows.
Open Scope R_scope.

(** ** The matrix that is meant: its length k is that of the divided quaternion, near 1. *)
Definition meant (a b c w : R) (j : nat) : point :=
  match j with
  | O => three (1 - 2 * (b * b + c * c)) (2 * (a * b + w * c)) (2 * (a * c + - w * b))
  | S O => three (2 * (a * b + - w * c)) (1 - 2 * (a * a + c * c)) (2 * (b * c + w * a))
  | _ => three (2 * (a * c + w * b)) (2 * (b * c + - w * a)) (1 - 2 * (a * a + b * b))
  end.
Definition back_by x y z w (d : point) : point :=
  fun j => sum 3 (fun i => quaternion_row x y z w i j * d i) / norm_sq x y z w.

Lemma back_norm x y z w d : norm_sq x y z w <> 0 -> norm 3 (back_by x y z w d) = norm 3 d.
Proof.
  intros NZ; apply sq_eq; try apply norm_nonneg; rewrite !norm_sq_is; unfold back_by; simpl; unfold sq.
  set (N := norm_sq x y z w) in *.
  transitivity ((N * N) / (N * N) * (d 0%nat * d 0%nat + d 1%nat * d 1%nat + d 2%nat * d 2%nat)); [|field; auto].
  unfold Rdiv; rewrite Rinv_mult; generalize (/ N); intros k; unfold N, norm_sq; ring.
Qed.

Lemma meant_is x y z w len d j : norm_sq x y z w <> 0 -> len <> 0 -> (j < 3)%nat ->
  sum 3 (fun i => meant (x / len) (y / len) (z / len) (w / len) j i * d i)
  = d j + norm_sq x y z w / (len * len) * (back_by x y z w d j - d j).
Proof.
  intros NZ LZ J; unfold back_by; set (N := norm_sq x y z w) in *.
  replace (N / (len * len) * (sum 3 (fun i => quaternion_row x y z w i j * d i) / N - d j))
    with ((sum 3 (fun i => quaternion_row x y z w i j * d i) - N * d j) / (len * len)) by (field; auto).
  destruct j as [|[|[|]]]; try lia; simpl; unfold N, norm_sq; field; auto.
Qed.

Lemma meant_row_norm a b c w j : (j < 3)%nat -> let k := a * a + b * b + c * c + w * w in
  1 / 2 <= k <= 1 + / 100000 -> norm 3 (meant a b c w j) <= 1 + / 10000.
Proof.
  intros J k K; apply sq_le_inv; [lra|]; rewrite norm_sq_is.
  assert (A := Rle_0_sqr a); assert (B := Rle_0_sqr b); assert (C := Rle_0_sqr c); assert (W := Rle_0_sqr w);
    unfold Rsqr in *.
  assert (T : forall s, 0 <= s <= k -> 1 + 4 * (s * (k - 1)) <= sq (1 + / 10000)).
  { intros s S; assert (s * (k - 1) <= s * / 100000) by (apply Rmult_le_compat_l; lra); unfold sq; lra. }
  destruct j as [|[|[|]]]; try lia; simpl; rewrite Rplus_0_l.
  - eapply Rle_trans; [|apply (T (b * b + c * c)); unfold k; lra]; right; unfold k, sq; ring.
  - eapply Rle_trans; [|apply (T (a * a + c * c)); unfold k; lra]; right; unfold k, sq; ring.
  - eapply Rle_trans; [|apply (T (a * a + b * b)); unfold k; lra]; right; unfold k, sq; ring.
Qed.

Lemma row_entries e u v t w u' v' t' w' (m : nat -> point) : tiny e ->
  rounded e u u' -> rounded e v v' -> rounded e t t' -> rounded e w w' ->
    u * u + v * v + t * t + w * w <= 1001 / 1000 ->
  (on_diagonal e v' t' (m 0%nat 0%nat) /\ off_diagonal e u' v' w' t' (m 0%nat 1%nat) /\
   off_diagonal e u' t' (- w') v' (m 0%nat 2%nat)) ->
  (off_diagonal e u' v' (- w') t' (m 1%nat 0%nat) /\ on_diagonal e u' t' (m 1%nat 1%nat) /\
   off_diagonal e v' t' w' u' (m 1%nat 2%nat)) ->
  (off_diagonal e u' t' w' v' (m 2%nat 0%nat) /\ off_diagonal e v' t' (- w') u' (m 2%nat 1%nat) /\
   on_diagonal e u' v' (m 2%nat 2%nat)) ->
  forall j i, (j < 3)%nat -> (i < 3)%nat -> Rabs (m j i - meant u v t w j i)
    <= e * (407 / 100 * size_row (Rabs u) (Rabs v) (Rabs t) (Rabs w) j i + 101 / 100 * (if Nat.eqb i j then 1 else 0)).
Proof.
  intros E U V T W K [D0 [O01 O02]] [O10 [D1 O12]] [O20 [O21 D2]].
  assert (U2 := Rle_0_sqr u); assert (V2 := Rle_0_sqr v); assert (T2 := Rle_0_sqr t); assert (W2 := Rle_0_sqr w);
    unfold Rsqr in *.
  assert (WN := rounded_opp _ _ _ W); assert (WA := Rabs_Ropp w).
  apply (on_diagonal_off e v t) in D0; auto; [|lra]; apply (on_diagonal_off e u t) in D1; auto; [|lra].
  apply (on_diagonal_off e u v) in D2; auto; [|lra].
  apply (off_diagonal_off e u v w t) in O01; auto; apply (off_diagonal_off e u t (- w) v) in O02; auto.
  apply (off_diagonal_off e u v (- w) t) in O10; auto; apply (off_diagonal_off e v t w u) in O12; auto.
  apply (off_diagonal_off e u t w v) in O20; auto; apply (off_diagonal_off e v t (- w) u) in O21; auto.
  rewrite WA in O02, O10, O21.
  intros j i J I; destruct j as [|[|[|]]]; try lia; destruct i as [|[|[|]]]; try lia;
    cbn [meant size_row three Nat.eqb];
    assumption.
Qed.

Lemma space_off e t S x y z w D d l : tiny e -> 0 <= t <= 10 -> 0 <= S -> 0 < norm_sq x y z w ->
  norm 3 (fun i => d i - D i) <= e * (101 / 100 * norm 3 D + t * S) -> space_steps e x y z w d l ->
  norm 3 (back_by x y z w D) = norm 3 D /\
  norm 3 (fun i => l i - back_by x y z w D i) <= e * (34 * norm 3 D + (t + / 100) * S).
Proof.
  intros E T S0 N0 OFF [len [x' [y' [z' [w' [m [LEN [RX [RY [RZ [RW [M0 [M1 [M2 ROWS]]]]]]]]]]]]]].
  assert (E' : 0 <= e <= / 1000000) by exact E; destruct (length_common e x y z w len E N0 LEN) as [L0 K].
  set (N := norm_sq x y z w) in *; set (k := N / (len * len)) in *; assert (K' := abs_bounds _ _ K).
  assert (NZ : norm_sq x y z w <> 0) by (fold N; lra); split; [now apply back_norm|].
  set (u := x / len) in *; set (v := y / len) in *; set (s := z / len) in *; set (q := w / len) in *.
  assert (KQ : u * u + v * v + s * s + q * q = k).
  { unfold u, v, s, q, k, N, norm_sq; field; lra. }
  set (nd := norm 3 d); assert (ND0 : 0 <= nd) by apply norm_nonneg; set (n := norm 3 D) in *.
  assert (ND1 : 0 <= n) by apply norm_nonneg.
  assert (ENT := row_entries e u v s q x' y' z' w' m E RX RY RZ RW ltac:(lra) M0 M1 M2).
  set (A := size_row (Rabs u) (Rabs v) (Rabs s) (Rabs q)) in *; set (Y := fun i => Rabs (d i)).
  assert (PU := Rabs_pos u); assert (PV := Rabs_pos v); assert (PS := Rabs_pos s); assert (PQ := Rabs_pos q).
  assert (A0 : forall j i, (j < 3)%nat -> (i < 3)%nat -> 0 <= A j i).
  { intros j i J I; unfold A; destruct j as [|[|[|]]]; try lia; destruct i as [|[|[|]]]; try lia; cbn [size_row three];
      apply Rmult_le_pos; try lra; apply Rplus_le_le_0_compat; apply Rmult_le_pos; auto. }
  assert (ROW : forall j, (j < 3)%nat -> Rabs (l j - sum 3 (fun i => meant u v s q j i * d i))
    <= e * (408 / 100 * sum 3 (fun i => A j i * Y i) + 102 / 100 * Y j + 306 / 100 * nd)).
  { intros j J; eapply Rle_trans with (e * (408 / 100 * sum 3 (fun i => A j i * Y i) +
      102 / 100 * sum 3 (fun i => (if Nat.eqb i j then 1 else 0) * Y i) +
      305 / 100 * sum 3 (fun i => Rabs (meant u v s q j i) * Y i))).
    - apply (row_off e _ _ (fun i => if Nat.eqb i j then 1 else 0) (m j)); auto.
      intros i I; split; auto; destruct (Nat.eqb i j); lra.
    - apply Rmult_le_compat_l; [lra|].
      assert (XJ : sum 3 (fun i => (if Nat.eqb i j then 1 else 0) * Y i) = Y j)
        by (destruct j as [|[|[|]]]; try lia; simpl; ring).
      assert (MJ : sum 3 (fun i => Rabs (meant u v s q j i) * Y i) <= (1 + / 10000) * nd).
      { assert (C := dot_bound 3 (fun i => Rabs (meant u v s q j i)) Y); fold (norm 3 Y) in C.
        fold (norm 3 (fun i => Rabs (meant u v s q j i))) in C; unfold dot in C.
        assert (NY : norm 3 Y = nd) by (unfold norm, nd, Y; unfold norm; f_equal; apply sum_ext; intros; apply sq_abs).
        assert (NM : norm 3 (fun i => Rabs (meant u v s q j i)) <= 1 + / 10000).
        { eapply Rle_trans; [right|apply (meant_row_norm u v s q j J); lra].
          unfold norm; f_equal; apply sum_ext; intros; apply sq_abs. }
        rewrite NY in C; eapply Rle_trans; [exact C|]; apply Rmult_le_compat_r; auto. }
      rewrite XJ; lra. }
  assert (Q3 : sqrt (INR 3) <= 17321 / 10000).
  { assert (R3 := sqrt_sqrt (INR 3) (pos_INR 3)); assert (P3 := sqrt_pos (INR 3)); simpl INR in *; nra. }
  assert (Z1 : norm 3 (fun j => l j - sum 3 (fun i => meant u v s q j i * d i)) <= e * (197 / 10 * nd)).
  { apply Rle_trans with (norm 3 (fun j => e * (408 / 100 * sum 3 (fun i => A j i * Y i)
    + (102 / 100 * Y j + 306 / 100 * nd)))).
    - apply norm_le; intros j J; specialize (ROW j J); eapply Rle_trans; [exact ROW|]; eapply Rle_trans;
      [|apply Rle_abs].
      apply Rmult_le_compat_l; lra.
    - rewrite norm_scale, Rabs_pos_eq by lra; apply Rmult_le_compat_l; [lra|]; eapply Rle_trans; [apply norm_plus|].
      assert (G1 : norm 3 (fun j => 408 / 100 * sum 3 (fun i => A j i * Y i)) <= 408 / 100 * (324 / 100 * k * nd)).
      { rewrite norm_scale, Rabs_pos_eq by lra; apply Rmult_le_compat_l; [lra|].
        assert (G := sizes_norm (Rabs u) (Rabs v) (Rabs s) (Rabs q) Y PU PV PS PQ); fold A in G.
        eapply Rle_trans; [exact G|]; right; f_equal; [|unfold norm, nd, Y; unfold norm; f_equal; apply sum_ext; intros;
          apply sq_abs].
        f_equal; rewrite <- KQ; assert (SU := sq_abs u); assert (SV := sq_abs v); assert (SS := sq_abs s);
          assert (SQ := sq_abs q); unfold sq in *; lra. }
      assert (G2 : norm 3 (fun j => 102 / 100 * Y j + 306 / 100 * nd) <= 102 / 100 * nd + sqrt (INR 3)
        * (306 / 100 * nd)).
      { eapply Rle_trans; [apply norm_plus|]; apply Rplus_le_compat.
        - rewrite norm_scale, Rabs_pos_eq by lra; right; f_equal; unfold norm, nd, Y; unfold norm; f_equal;
          apply sum_ext;
            intros; apply sq_abs.
        - apply norm_bound; [lra|]; intros; rewrite Rabs_pos_eq; lra. }
      assert (G3 : k * nd <= (1 + / 100000) * nd) by (apply Rmult_le_compat_r; lra).
      assert (G4 : sqrt (INR 3) * (306 / 100 * nd) <= 17321 / 10000 * (306 / 100 * nd))
        by (apply Rmult_le_compat_r; lra).
      lra. }
  assert (Z2 : norm 3 (fun j => sum 3 (fun i => meant u v s q j i * d i) - back_by x y z w d j) <= e * (128 / 10 * nd)).
  { apply Rle_trans with (norm 3 (fun j => (k - 1) * (back_by x y z w d j + - 1 * d j))).
    - right; apply norm_ext; intros j J; unfold u, v, s, q; rewrite meant_is by (auto; lra); fold N k; ring.
    - rewrite norm_scale; apply Rle_trans with (64 / 10 * e * (nd + nd)).
      + apply Rmult_le_compat; auto; [apply Rabs_pos|apply norm_nonneg|]; eapply Rle_trans; [apply norm_plus|].
        rewrite back_norm by auto; rewrite norm_scale, Rabs_left by lra; fold nd; lra.
      + lra. }
  assert (Z3 : norm 3 (fun j => back_by x y z w d j - back_by x y z w D j) <= e * (101 / 100 * n + t * S)).
  { eapply Rle_trans; [|exact OFF]; right; rewrite <- (back_norm x y z w (fun i => d i - D i)) by auto.
    apply norm_ext; intros j J; unfold back_by; simpl; field; auto. }
  assert (NX : nd <= n + e * (101 / 100 * n + t * S)).
  { unfold nd; eapply Rle_trans; [apply (norm_triangle 3 _ D)|]; fold n; lra. }
  assert (Z : norm 3 (fun i => l i - back_by x y z w D i) <= e * (325 / 10 * nd) + e * (101 / 100 * n + t * S)).
  { eapply Rle_trans with (norm 3 (fun j => (l j - sum 3 (fun i => meant u v s q j i * d i)) +
      ((sum 3 (fun i => meant u v s q j i * d i) - back_by x y z w d j)
        + (back_by x y z w d j - back_by x y z w D j)))).
    - right; apply norm_ext; intros; ring.
    - eapply Rle_trans; [apply norm_plus|]; eapply Rle_trans; [apply Rplus_le_compat_l, norm_plus|]; lra. }
  assert (TS : 0 <= t * S <= 10 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (EN : e * (101 / 100 * n + t * S) <= / 1000000 * (101 / 100 * n + 10 * S)) by (apply Rmult_le_compat; lra).
  assert (ENX : e * nd <= e * (n + / 1000000 * (101 / 100 * n + 10 * S))) by (apply Rmult_le_compat_l; lra).
  assert (EN0 : 0 <= e * n) by (apply Rmult_le_pos; lra); assert (ES0 : 0 <= e * S) by (apply Rmult_le_pos; lra).
  lra.
Qed.

(** A quaternion of any length but 0, both ways to store the box. *)
Theorem quaternion_band_right e H t S h c p x y z w d l r s q : tiny e -> 0 <= r <= S -> norm_sq x y z w <> 0 ->
  (forall i, (i < 3)%nat -> 0 <= h i <= H * S) -> stored_offset e S 3 H t c p d -> space_steps e x y z w d l ->
  folded e 3 h l r s q ->
  let dist := sqrt (distance_sq 3 (centered h) (quaternion_back x y z w c p)) in
  let band := rotated_k 3 34 H (t + / 100) * e * S in
  right_outside_band dist r band (s <= q) /\ right_outside_band dist r band (s < q).
Proof.
  intros E RS NZ HS O ST FO dist band; assert (N0 : 0 < norm_sq x y z w) by (unfold norm_sq in *; nra).
  destruct (stored_offset_off e S 3 H t c p d E ltac:(lra) ltac:(lia) O) as [X [H1 T]].
  destruct (space_off e t S x y z w (fun i => p i - c i) d l E ltac:(lra) ltac:(lra) N0 X ST) as [L1 L2].
  apply (rotated_band e 3 34 H (t + / 100) S h (fun i => p i - c i) (quaternion_back x y z w c p) l r s q); auto; lra.
Qed.
