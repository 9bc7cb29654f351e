(* SPDX-License-Identifier: MIT *)
(* The band of rotated boxes: the ball's centre in the box's frame, off as a vector, then fold.
  The plane's four forms. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods Axes Rotation Band Floats Filter FilterSteps FilterRotated FilterAxis.
From Tangency Require Import Ordinary.
Open Scope R_scope.

Lemma norm_ext n x y : (forall i, (i < n)%nat -> x i = y i) -> norm n x = norm n y.
Proof. intros H; unfold norm; f_equal; apply sum_ext; intros i Hi; now rewrite H. Qed.

Lemma norm_le n x y : (forall i, (i < n)%nat -> Rabs (x i) <= Rabs (y i)) -> norm n x <= norm n y.
Proof.
  intros H; apply sqrt_le_1_alt, sum_le; intros i Hi; rewrite <- (sq_abs (x i)), <- (sq_abs (y i)).
  apply sq_le; [apply Rabs_pos|auto].
Qed.

Lemma norm_plus n x y : norm n (fun i => x i + y i) <= norm n x + norm n y.
Proof.
  eapply Rle_trans; [apply (norm_triangle n _ x)|]; apply Rplus_le_compat_l; right; apply norm_ext; intros; ring.
Qed.

Lemma norm_scale n a x : norm n (fun i => a * x i) = Rabs a * norm n x.
Proof.
  apply sq_eq; [apply norm_nonneg|apply Rmult_le_pos; [apply Rabs_pos|apply norm_nonneg]|].
  rewrite norm_sq_is; replace (sq (Rabs a * norm n x)) with (sq (Rabs a) * sq (norm n x)) by (unfold sq; ring).
  rewrite sq_abs, norm_sq_is, <- sum_scale; apply sum_ext; intros; unfold sq; ring.
Qed.

(** ** Fold in the box's frame, from a centre x there: overshoots, squares, their sum and the radius's square
  rounded. *)
Definition folded (e : R) (n : nat) (h x : point) (r s q : R) : Prop :=
  exists w, (forall i, (i < n)%nat -> rounded e (Rabs (x i) - h i) (w i)) /\
    square_sum e 0 n (fun i => Rmax (w i) 0) s /\ rounded e (sq r) q.

Lemma folded_lengths e n h x r s q : tiny e -> (n <= 3)%nat -> 0 <= r -> folded e n h x r s q ->
  let w := norm n (overshoot (centered h) x) in
  (s <= q -> w <= r * (1 + 302 / 100 * e)) /\ (q <= s -> r <= w * (1 + 302 / 100 * e)).
Proof.
  intros E N R [v [V [SS Q]]] w; assert (E' : 0 <= e <= / 1000000) by exact E.
  apply square_sum_off in SS; auto; try lra; apply rounded_bounds in Q; [|apply sq_nonneg].
  set (T := sum n (fun i => sq (Rmax (v i) 0))) in *; unfold off in SS; rewrite Rmult_0_r, Rplus_0_r in SS.
  assert (W2 : sq w = sum n (fun i => sq (overshoot (centered h) x i))) by apply norm_sq_is.
  assert (VW : (1 - e) * (1 - e) * sq w <= T <= (1 + e) * (1 + e) * sq w).
  { rewrite W2, <- !sum_scale; unfold T; split; apply sum_le; intros i Hi; destruct (V i Hi) as [d [D ->]];
      apply abs_bounds in D; unfold overshoot, signed_overshoot, centered; cbn [mid half]; rewrite Rminus_0_r;
      set (z := Rabs (x i) - h i);
      (replace (Rmax (z * (1 + d)) 0) with (Rmax z 0 * (1 + d));
       [replace (sq (Rmax z 0 * (1 + d))) with ((1 + d) * (1 + d) * sq (Rmax z 0)) by (unfold sq; ring);
        apply Rmult_le_compat_r; [apply sq_nonneg|apply Rmult_le_compat; lra]|]);
      (unfold Rmax; repeat destruct Rle_dec; nra). }
  assert (T0 : 0 <= T) by (apply sum_nonneg; intros; apply sq_nonneg).
  apply abs_bounds in SS; assert (W0 : 0 <= w) by apply norm_nonneg; assert (S2 := sq_nonneg w);
    assert (R2 := sq_nonneg r).
  assert (P : (1 + e) <= (1 - 301 / 100 * e) * ((1 - e) * (1 - e)) * ((1 + 302 / 100 * e) * (1 + 302 / 100 * e)))
    by nra.
  assert (P' : (1 + 301 / 100 * e) * ((1 + e) * (1 + e)) <= (1 - e) * ((1 + 302 / 100 * e) * (1 + 302 / 100 * e)))
    by nra.
  split; intros L; apply sq_le_inv; try (apply Rmult_le_pos; lra).
  - apply Rmult_le_reg_l with ((1 - 301 / 100 * e) * ((1 - e) * (1 - e))); [repeat apply Rmult_lt_0_compat; lra|].
    apply Rle_trans with ((1 - 301 / 100 * e) * T);
      [rewrite Rmult_assoc; apply Rmult_le_compat_l; lra|].
    apply Rle_trans with ((1 + e) * sq r); [lra|].
    replace (sq (r * (1 + 302 / 100 * e))) with ((1 + 302 / 100 * e) * (1 + 302 / 100 * e) * sq r) by (unfold sq; ring).
    rewrite <- Rmult_assoc; apply Rmult_le_compat_r; auto.
  - apply Rmult_le_reg_l with (1 - e); [lra|].
    apply Rle_trans with ((1 + 301 / 100 * e) * T); [lra|].
    apply Rle_trans with ((1 + 301 / 100 * e) * ((1 + e) * (1 + e) * sq w)); [apply Rmult_le_compat_l; lra|].
    replace (sq (w * (1 + 302 / 100 * e))) with ((1 + 302 / 100 * e) * (1 + 302 / 100 * e) * sq w) by (unfold sq; ring).
    rewrite <- !Rmult_assoc; apply Rmult_le_compat_r; auto; lra.
Qed.

(** ** The theorem: l is the centre in the box's frame, as long as D = p - c, and x what is computed of it, off as a
    vector by at most e (a |D| + t S); half extents are at most H S. *)
Definition rotated_k (n : nat) (a H t : R) : R := 305 / 100 + a * (H * sqrt (INR n) + 1001 / 1000) + t.

Theorem rotated_band e n a H t S h D l x r s q : tiny e -> (n <= 3)%nat -> 0 <= a <= 60 -> 0 <= H <= 1 -> 0 <= t <= 30
  ->
  0 <= r <= S -> (forall i, (i < n)%nat -> 0 <= h i <= H * S) -> norm n l = norm n D ->
  norm n (fun i => x i - l i) <= e * (a * norm n D + t * S) -> folded e n h x r s q ->
  let d := sqrt (distance_sq n (centered h) l) in let band := rotated_k n a H t * e * S in
  right_outside_band d r band (s <= q) /\ right_outside_band d r band (s < q).
Proof.
  intros E N A HH T RS HS LD X F d band; assert (E' : 0 <= e <= / 1000000) by exact E.
  destruct (folded_lengths e n h x r s q E N (proj1 RS) F) as [F1 F2].
  change d with (norm n (overshoot (centered h) l)); set (u := norm n (overshoot (centered h) l)).
  set (w := norm n (overshoot (centered h) x)) in *.
  assert (SN : 0 <= sqrt (INR n) <= 2).
  { split; [apply sqrt_pos|]; apply sqrt_at_most; [apply pos_INR|lra|]; apply le_INR in N; simpl in N; unfold sq; lra. }
  assert (OVER : forall y z : point, norm n (overshoot (centered h) y)
    <= norm n (overshoot (centered h) z) + norm n (fun i => y i - z i)).
  { intros y z; eapply Rle_trans; [apply norm_triangle|]; apply Rplus_le_compat_l, norm_le; intros i Hi.
    unfold overshoot; eapply Rle_trans; [apply abs_difference|]; unfold signed_overshoot, centered; cbn [mid half].
    rewrite !Rminus_0_r; replace (Rabs (y i) - h i - (Rabs (z i) - h i)) with (Rabs (y i) - Rabs (z i)) by ring.
    apply Rabs_triang_inv2. }
  assert (UW := OVER l x); assert (WU := OVER x l); fold u w in UW, WU.
  replace (norm n (fun i => l i - x i)) with (norm n (fun i => x i - l i)) in UW.
  2: { unfold norm; f_equal; apply sum_ext; intros; unfold sq; ring. }
  set (off := norm n (fun i => x i - l i)) in *.
  assert (LEN : norm n D <= H * sqrt (INR n) * S + u).
  { rewrite <- LD; apply Rle_trans with (norm n (fun i => h i + overshoot (centered h) l i)).
    - apply norm_le; intros i Hi; destruct (HS i Hi); assert (O := overshoot_nonneg (centered h) l i).
      rewrite (Rabs_pos_eq (h i + _)) by lra; unfold overshoot, signed_overshoot, centered in *; cbn [mid half] in *.
      rewrite Rminus_0_r in *; unfold Rmax in *; destruct Rle_dec; lra.
    - eapply Rle_trans; [apply norm_plus|]; fold u; apply Rplus_le_compat_r.
      replace (H * sqrt (INR n) * S) with (sqrt (INR n) * (H * S)) by ring.
      apply norm_bound; [apply Rmult_le_pos; lra|]; intros i Hi; rewrite Rabs_pos_eq; apply HS; auto. }
  assert (HN : 0 <= H * sqrt (INR n) <= 2) by (split; [apply Rmult_le_pos|]; nra).
  set (g := H * sqrt (INR n)) in *; assert (U0 : 0 <= u) by apply norm_nonneg;
    assert (W0 : 0 <= w) by apply norm_nonneg.
  assert (ES : 0 <= e * S <= / 1000000 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (ETS : 0 <= e * (t * S) <= 30 * (e * S)).
  { replace (e * (t * S)) with (t * (e * S)) by ring; split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra. }
  assert (EA : 0 <= e * a <= 60 * / 1000000) by (split; [apply Rmult_le_pos|]; nra).
  assert (GS : 0 <= g * S <= 2 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (OFF : forall m, u <= m * S -> 0 <= m -> off <= e * S * (a * (g + m) + t)).
  { intros m Hm M0; eapply Rle_trans; [exact X|].
    assert (e * a * norm n D <= e * a * ((g + m) * S)) by (apply Rmult_le_compat_l; lra); lra. }
  assert (KN : 0 <= rotated_k n a H t).
  { unfold rotated_k; fold g; assert (0 <= a * (g + 1001 / 1000)) by (apply Rmult_le_pos; lra); lra. }
  assert (BN : 0 <= band) by (unfold band; rewrite Rmult_assoc; apply Rmult_le_pos; lra).
  assert (BIG : a * (g + 1001 / 1000) + t <= 300) by nra;
    assert (AG : 0 <= a * (g + 1001 / 1000)) by (apply Rmult_le_pos; lra).
  assert (BAND : band = 305 / 100 * (e * S) + e * S * (a * (g + 1001 / 1000) + t)) by (unfold band, rotated_k;
    fold g; ring).
  assert (YES : s <= q -> u - r <= band).
  { intros L; specialize (F1 L); assert (e * r <= e * S) by (apply Rmult_le_compat_l; lra).
    assert (X1 : off <= e * (a * (g * S + u) + t * S)).
    { eapply Rle_trans; [exact X|]; apply Rmult_le_compat_l; [lra|]; apply Rplus_le_compat_r, Rmult_le_compat_l; lra. }
    assert (X2 : e * a * (g * S + u) <= 60 * / 1000000 * (g * S + u)) by (apply Rmult_le_compat_r; lra).
    assert (US : u <= 1001 / 1000 * S) by lra.
    specialize (OFF _ US ltac:(lra)); lra. }
  assert (NO : q <= s -> u <= r -> r - u <= band).
  { intros L UR; specialize (F2 L); assert (US : u <= 1001 / 1000 * S) by lra; specialize (OFF _ US ltac:(lra)).
    assert (OB : e * S * (a * (g + 1001 / 1000) + t) <= e * S * 300) by (apply Rmult_le_compat_l; lra).
    assert (w * (302 / 100 * e) <= (1302 / 1000 * S) * (302 / 100 * e)) by (apply Rmult_le_compat_r; lra).
    assert (e * w <= e * (S + e * S * 300)) by (apply Rmult_le_compat_l; lra).
    assert (e * (e * S * 300) <= / 1000000 * (e * S * 300)) by (apply Rmult_le_compat_r; lra).
    lra. }
  split; apply band_sides; auto; intros; try (apply YES; lra); apply NO; auto; lra.
Qed.

(** ** What is computed of a matrix times a vector: M what is meant, m the computed entries, x the computed D. *)
Lemma row_norm n (m : nat -> point) y : norm n (fun j => sum n (fun i => m j i * y i))
  <= norm n (fun j => norm n (m j)) * norm n y.
Proof.
  apply Rle_trans with (norm n (fun j => norm n y * norm n (m j))).
  - apply norm_le; intros j _; rewrite (Rabs_pos_eq (_ * _)) by (apply Rmult_le_pos; apply norm_nonneg).
    apply sq_le_inv; [apply Rmult_le_pos; apply norm_nonneg|]; rewrite sq_abs.
    replace (sq (norm n y * norm n (m j))) with (sq (norm n (m j)) * sq (norm n y)) by (unfold sq; ring).
    rewrite !norm_sq_is; apply (dot_square_bound n (m j) y).
  - rewrite norm_scale, Rabs_pos_eq by apply norm_nonneg; right; ring.
Qed.

Lemma norm_abs n x : norm n (fun i => Rabs (x i)) = norm n x.
Proof. unfold norm; f_equal; apply sum_ext; intros; apply sq_abs. Qed.

Lemma matrix_off e n G F rho t S (M m : nat -> point) D x l : tiny e -> 0 <= G <= 40 -> 0 <= F <= 2 -> 0 <= rho <= 4 ->
  0 <= t <= 10 -> 0 <= S -> (forall y, norm n (fun j => sum n (fun i => M j i * y i)) = norm n y) ->
  (forall y, norm n (fun j => sum n (fun i => (m j i - M j i) * y i)) <= G * e * norm n y) ->
  norm n (fun j => norm n (m j)) <= F ->
  norm n (fun i => x i - D i) <= e * (101 / 100 * norm n D + t * S) ->
  (forall j, (j < n)%nat -> Rabs (l j - sum n (fun i => m j i * x i)) <= rho * e * sum n (fun i => Rabs (m j i) * Rabs
    (x i))) ->
  norm n (fun j => l j - sum n (fun i => M j i * D i)) <= e * ((G + rho * F + 102 / 100) * norm n D + (t + / 100) * S).
Proof.
  intros E HG HF HR T S0 SAME OFF FROB X ROW; assert (E' : 0 <= e <= / 1000000) by exact E.
  set (d := norm n D) in *; assert (D0 : 0 <= d) by apply norm_nonneg.
  set (nx := norm n x); assert (NX0 : 0 <= nx) by apply norm_nonneg.
  assert (NX : nx <= d + e * (101 / 100 * d + t * S)).
  { unfold nx; eapply Rle_trans; [apply (norm_triangle n _ D)|]; fold d; lra. }
  assert (N1 : norm n (fun j => l j - sum n (fun i => m j i * x i)) <= rho * F * (e * nx)).
  { apply Rle_trans with (norm n (fun j => rho * e * sum n (fun i => Rabs (m j i) * Rabs (x i)))).
    - apply norm_le; intros j J; eapply Rle_trans; [apply ROW, J|apply Rle_abs].
    - rewrite norm_scale, Rabs_pos_eq by (apply Rmult_le_pos; lra).
      assert (Q := row_norm n (fun j i => Rabs (m j i)) (fun i => Rabs (x i))); rewrite norm_abs in Q; fold nx in Q.
      replace (norm n (fun j => norm n (fun i => Rabs (m j i)))) with (norm n (fun j => norm n (m j))) in Q
        by (apply norm_ext; intros; symmetry; apply norm_abs).
      assert (norm n (fun j => norm n (m j)) * nx <= F * nx) by (apply Rmult_le_compat_r; auto).
      apply Rle_trans with (rho * e * (F * nx)); [apply Rmult_le_compat_l; [apply Rmult_le_pos|]; lra|right; ring]. }
  assert (N2 := OFF x); fold nx in N2.
  assert (N3 : norm n (fun j => sum n (fun i => M j i * x i) - sum n (fun i => M j i * D i))
    <= e * (101 / 100 * d + t * S)).
  { eapply Rle_trans; [|exact X]; right; rewrite <- (SAME (fun i => x i - D i)); apply norm_ext; intros j J.
    replace (sum n (fun i => M j i * x i) - sum n (fun i => M j i * D i))
      with (sum n (fun i => M j i * x i) + -1 * sum n (fun i => M j i * D i)) by ring.
    rewrite <- sum_scale, <- sum_plus; apply sum_ext; intros; ring. }
  assert (N : norm n (fun j => l j - sum n (fun i => M j i * D i)) <= norm n (fun j => l j - sum n (fun i => m j i * x
    i)) +
    (norm n (fun j => sum n (fun i => (m j i - M j i) * x i)) +
     norm n (fun j => sum n (fun i => M j i * x i) - sum n (fun i => M j i * D i)))).
  { eapply Rle_trans; [|apply Rplus_le_compat_l, norm_plus]; eapply Rle_trans; [|apply norm_plus].
    right; apply norm_ext; intros j J.
    rewrite (sum_ext n (fun i => (m j i - M j i) * x i) (fun i => m j i * x i + -1 * (M j i * x i))) by (intros; ring).
    rewrite sum_plus, sum_scale; ring. }
  set (K := G + rho * F); assert (RF : 0 <= rho * F <= 4 * 2) by (split; [apply Rmult_le_pos|apply Rmult_le_compat];
    lra).
  assert (TS : 0 <= t * S <= 10 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (EX : e * nx <= e * (d + / 1000000 * (101 / 100 * d + 10 * S))).
  { apply Rmult_le_compat_l; [lra|]; eapply Rle_trans; [exact NX|]; apply Rplus_le_compat_l, Rmult_le_compat; lra. }
  assert (KX : K * (e * nx) <= K * (e * d) + 48 * (e * (/ 1000000 * (101 / 100 * d + 10 * S)))).
  { apply Rle_trans with (K * (e * (d + / 1000000 * (101 / 100 * d + 10 * S)))); [apply Rmult_le_compat_l; unfold K;
    lra|].
    rewrite (Rmult_plus_distr_l e), (Rmult_plus_distr_l K); apply Rplus_le_compat_l, Rmult_le_compat_r; [|unfold K;
      lra].
    apply Rmult_le_pos; lra. }
  assert (0 <= e * d) by (apply Rmult_le_pos; lra); assert (0 <= e * S) by (apply Rmult_le_pos; lra); unfold K in *;
    lra.
Qed.

(** ** The plane: (co, si) is the box's direction, (co', si') what is computed of it, off as a vector by at most g e. *)
Lemma two_norm a b : norm 2 (two a b) * norm 2 (two a b) = a * a + b * b.
Proof. unfold norm; rewrite sqrt_sqrt; [simpl; unfold sq; ring|apply sum_sq_nonneg]. Qed.

(** Rotating by a matrix of this kind multiplies lengths. *)
Lemma rotated_norm a b x : norm 2 (two (a * x 0%nat + b * x 1%nat) (a * x 1%nat - b * x 0%nat)) = norm 2 (two a b)
  * norm 2 x.
Proof.
  apply sq_eq; [apply norm_nonneg|apply Rmult_le_pos; apply norm_nonneg|].
  replace (sq (norm 2 (two a b) * norm 2 x)) with (norm 2 (two a b) * norm 2 (two a b) * sq (norm 2 x))
    by (unfold sq; ring).
  rewrite two_norm, !norm_sq_is; simpl; unfold sq; ring.
Qed.

Definition in_frame (co si : R) (x : point) : point :=
  two (co * x 0%nat + si * x 1%nat) (co * x 1%nat - si * x 0%nat).
Definition plane_matrix (co si : R) (j : nat) : point := match j with O => two co si | _ => two (- si) co end.
(** into_frame as the header computes it. *)
Definition into_frame_steps (e co si : R) (x l : point) : Prop :=
  sum_of_products e co (x 0%nat) si (x 1%nat) (l 0%nat) /\ sum_of_products e co (x 1%nat) (- si) (x 0%nat) (l 1%nat).

Lemma products_off e a x b y z : tiny e -> sum_of_products e a x b y z ->
  Rabs (z - (a * x + b * y)) <= 203 / 100 * e * (Rabs a * Rabs x + Rabs b * Rabs y).
Proof.
  intros E [p [q [P [Q Z]]]]; assert (E0 := proj1 E).
  assert (P' := within_rounded _ _ _ _ _ _ (within_exact e (a * x) E0) P E ltac:(lra)).
  assert (Q' := within_rounded _ _ _ _ _ _ (within_exact e (b * y) E0) Q E ltac:(lra)).
  assert (S := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ P' Q') Z E ltac:(lra)).
  eapply within_weaken with (m' := 203 / 100) in S; [|lra..|apply Rle_refl].
  rewrite Rmult_assoc, <- !Rabs_mult; apply S.
Qed.

(** x is what is computed of D = p - c, and l what is computed of that in the box's frame. *)
Lemma plane_off e g t S co si co' si' D x l : tiny e -> 0 <= g <= 10 -> 0 <= t <= 10 -> 0 <= S ->
  co * co + si * si = 1 ->
  norm 2 (two (co' - co) (si' - si)) <= g * e -> norm 2 (fun i => x i - D i) <= e * (101 / 100 * norm 2 D + t * S) ->
  into_frame_steps e co' si' x l ->
  norm 2 (in_frame co si D) = norm 2 D /\
  norm 2 (fun i => l i - in_frame co si D i) <= e * ((g + 39 / 10) * norm 2 D + (t + / 100) * S).
Proof.
  intros E G T S0 U GE X [L0 L1]; assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (FRAME : forall a b y, norm 2 (fun j => sum 2 (fun i => plane_matrix a b j i * y i)) = norm 2 (two a b) *
    norm 2 y).
  { intros a b y; rewrite <- rotated_norm; apply norm_ext; intros j J; destruct j as [|[|]]; simpl; lia || ring. }
  assert (U1 : norm 2 (two co si) = 1).
  { apply sq_eq; [apply norm_nonneg|lra|]; unfold sq; rewrite two_norm; lra. }
  split; [unfold in_frame; rewrite rotated_norm, U1; ring|].
  assert (GE1 : g * e <= / 100000) by nra.
  assert (M1 : norm 2 (two co' si') <= 1 + / 100000).
  { eapply Rle_trans; [apply (norm_triangle 2 _ (two co si))|]; rewrite U1; apply Rplus_le_compat_l.
    eapply Rle_trans; [|exact GE1]; eapply Rle_trans; [|exact GE]; right; apply norm_ext.
    intros i Hi; destruct i as [|[|]]; simpl; auto; lia. }
  assert (Q := matrix_off e 2 g (1415 / 1000) (203 / 100) t S (plane_matrix co si) (plane_matrix co' si') D x l E
    ltac:(lra)
    ltac:(lra) ltac:(lra) T S0).
  replace (norm 2 (fun i => l i - in_frame co si D i)) with (norm 2 (fun j => l j - sum 2 (fun i => plane_matrix co si
    j i * D i))).
  2: { apply norm_ext; intros j J; unfold in_frame; destruct j as [|[|]]; simpl; lia || ring. }
  eapply Rle_trans; [apply Q|]; auto.
  - intros y; rewrite FRAME, U1; ring.
  - intros y; apply Rle_trans with (norm 2 (two (co' - co) (si' - si)) * norm 2 y).
    + rewrite <- FRAME; right; apply norm_ext; intros j J; destruct j as [|[|]]; simpl; lia || ring.
    + apply Rmult_le_compat_r; auto; apply norm_nonneg.
  - apply sq_le_inv; [lra|]; rewrite norm_sq_is.
    replace (sum 2 _) with (2 * (norm 2 (two co' si') * norm 2 (two co' si'))).
    2: { rewrite two_norm; simpl; rewrite !norm_sq_is; simpl; unfold sq; ring. }
    assert (P := norm_nonneg 2 (two co' si')); unfold sq; nra.
  - intros j J; destruct j as [|[|]]; [| |lia]; simpl.
    + rewrite !Rplus_0_l; now apply products_off.
    + apply products_off in L1; auto; rewrite !Rplus_0_l, (Rplus_comm (- si' * _)), (Rplus_comm (Rabs (- si') * _));
      exact L1.
  - apply Rmult_le_compat_l; [lra|]; apply Rplus_le_compat_r, Rmult_le_compat_r; [apply norm_nonneg|lra].
Qed.
