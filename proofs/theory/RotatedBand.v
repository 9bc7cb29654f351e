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

Theorem rotated_band e n a H t S h D l x r s q : tiny e -> (n <= 3)%nat -> 0 <= a <= 60 -> 0 <= H <= 1 -> 0 <= t <= 30 ->
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

(** ** The plane: (co, si) is the box's direction, (co', si') what is computed of it, off as a vector by at most g e. *)
Lemma two_norm a b : norm 2 (two a b) * norm 2 (two a b) = a * a + b * b.
Proof. unfold norm; rewrite sqrt_sqrt; [simpl; unfold sq; ring|apply sum_sq_nonneg]. Qed.

Lemma norm_of_two x : norm 2 x = norm 2 (two (x 0%nat) (x 1%nat)).
Proof. apply norm_ext; intros i Hi; destruct i as [|[|]]; simpl; auto; lia. Qed.

(** Rotating by a matrix of this kind multiplies lengths. *)
Lemma rotated_norm a b x : norm 2 (two (a * x 0%nat + b * x 1%nat) (a * x 1%nat - b * x 0%nat)) = norm 2 (two a b)
  * norm 2 x.
Proof.
  apply sq_eq; [apply norm_nonneg|apply Rmult_le_pos; apply norm_nonneg|].
  replace (sq (norm 2 (two a b) * norm 2 x)) with (norm 2 (two a b) * norm 2 (two a b) * (norm 2 x * norm 2 x))
    by (unfold sq; ring).
  unfold sq; rewrite (norm_of_two x), !two_norm; ring.
Qed.

Definition in_frame (co si : R) (x : point) : point :=
  two (co * x 0%nat + si * x 1%nat) (co * x 1%nat - si * x 0%nat).
(** into_frame as the header computes it. *)
Definition into_frame_steps (e co si : R) (x l : point) : Prop :=
  sum_of_products e co (x 0%nat) si (x 1%nat) (l 0%nat) /\ sum_of_products e co (x 1%nat) (- si) (x 0%nat) (l 1%nat).

Lemma products_off e a x b y z : tiny e -> sum_of_products e a x b y z ->
  Rabs (z - (a * x + b * y)) <= 203 / 100 * (e * (norm 2 (two a b) * norm 2 (two x y))).
Proof.
  intros E [p [q [P [Q Z]]]]; assert (E0 := proj1 E).
  assert (P' := within_rounded _ _ _ _ _ _ (within_exact e (a * x) E0) P E ltac:(lra)).
  assert (Q' := within_rounded _ _ _ _ _ _ (within_exact e (b * y) E0) Q E ltac:(lra)).
  assert (S := within_rounded _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ P' Q') Z E ltac:(lra)).
  destruct S as [_ S]; eapply Rle_trans; [exact S|].
  assert (C := dot_bound 2 (two (Rabs a) (Rabs b)) (two (Rabs x) (Rabs y))).
  fold (norm 2 (two (Rabs a) (Rabs b))) (norm 2 (two (Rabs x) (Rabs y))) in C; unfold dot in C; simpl in C.
  replace (norm 2 (two (Rabs a) (Rabs b))) with (norm 2 (two a b)) in C.
  2: { unfold norm; f_equal; simpl; now rewrite !sq_abs. }
  replace (norm 2 (two (Rabs x) (Rabs y))) with (norm 2 (two x y)) in C.
  2: { unfold norm; f_equal; simpl; now rewrite !sq_abs. }
  rewrite !Rabs_mult; assert (T : e * (Rabs a * Rabs x + Rabs b * Rabs y) <= e * (norm 2 (two a b) * norm 2 (two x y)))
    by (apply Rmult_le_compat_l; lra).
  assert (0 <= e * (Rabs a * Rabs x + Rabs b * Rabs y)).
  { apply Rmult_le_pos; auto; assert (PX := Rabs_pos x); assert (PY := Rabs_pos y); assert (PA := Rabs_pos a);
      assert (PB := Rabs_pos b); apply Rplus_le_le_0_compat; apply Rmult_le_pos; auto. }
  lra.
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
  assert (U1 : norm 2 (two co si) = 1).
  { apply sq_eq; [apply norm_nonneg|lra|]; unfold sq; rewrite two_norm; lra. }
  assert (SAME : forall y, norm 2 (in_frame co si y) = norm 2 y)
    by (intros y; unfold in_frame; rewrite rotated_norm, U1; ring).
  split; auto; set (d := norm 2 D) in *; assert (D0 : 0 <= d) by apply norm_nonneg.
  set (m := norm 2 (two co' si')); assert (M1 : m <= 1 + g * e).
  { unfold m; eapply Rle_trans; [apply (norm_triangle 2 _ (two co si))|]; rewrite U1; apply Rplus_le_compat_l.
    eapply Rle_trans; [|exact GE]; right; apply norm_ext; intros i Hi; destruct i as [|[|]]; simpl; auto; lia. }
  assert (M0 : 0 <= m) by apply norm_nonneg; assert (GE1 : 0 <= g * e <= / 100000) by (split;
    [apply Rmult_le_pos|]; nra).
  set (nx := norm 2 x); assert (NX : nx <= d + e * (101 / 100 * d + t * S)).
  { unfold nx; eapply Rle_trans; [apply (norm_triangle 2 _ D)|]; fold d; lra. }
  assert (NX0 : 0 <= nx) by apply norm_nonneg.
  assert (EX : Rabs (l 0%nat - in_frame co' si' x 0%nat) <= 203 / 100 * (e * (m * nx))).
  { eapply Rle_trans; [apply (products_off e co' (x 0%nat) si' (x 1%nat)); auto|]; rewrite <- norm_of_two;
    fold m nx; lra. }
  assert (EY : Rabs (l 1%nat - in_frame co' si' x 1%nat) <= 203 / 100 * (e * (m * nx))).
  { replace (in_frame co' si' x 1%nat) with (co' * x 1%nat + - si' * x 0%nat) by (unfold in_frame; simpl; ring).
    eapply Rle_trans; [apply (products_off e co' (x 1%nat) (- si') (x 0%nat)); auto|].
    replace (norm 2 (two co' (- si'))) with m by (unfold m, norm; f_equal; simpl; unfold sq; ring).
    replace (norm 2 (two (x 1%nat) (x 0%nat))) with nx by (unfold nx, norm; f_equal; simpl; unfold sq; ring); lra. }
  assert (N1 : norm 2 (fun i => l i - in_frame co' si' x i) <= sqrt (INR 2) * (203 / 100 * (e * (m * nx)))).
  { apply norm_bound; [apply Rmult_le_pos; [lra|]; repeat apply Rmult_le_pos; lra|].
    intros i Hi; destruct i as [|[|]]; auto; lia. }
  assert (N2 : norm 2 (fun i => in_frame co' si' x i - in_frame co si x i) <= g * e * nx).
  { assert (Q := rotated_norm (co' - co) (si' - si) x); fold nx in Q.
    apply Rle_trans with (norm 2 (two (co' - co) (si' - si)) * nx);
      [rewrite <- Q; right; apply norm_ext; intros i Hi; destruct i as [|[|]]; unfold in_frame; simpl; lia || ring|].
    apply Rmult_le_compat_r; auto. }
  assert (N3 : norm 2 (fun i => in_frame co si x i - in_frame co si D i) <= e * (101 / 100 * d + t * S)).
  { eapply Rle_trans; [|exact X]; right; rewrite <- (SAME (fun i => x i - D i)); apply norm_ext; intros i Hi.
    destruct i as [|[|]]; unfold in_frame; simpl; lia || ring. }
  assert (N : norm 2 (fun i => l i - in_frame co si D i) <= norm 2 (fun i => l i - in_frame co' si' x i) +
    (norm 2 (fun i => in_frame co' si' x i - in_frame co si x i) +
     norm 2 (fun i => in_frame co si x i - in_frame co si D i))).
  { eapply Rle_trans; [|apply Rplus_le_compat_l, norm_plus]; eapply Rle_trans; [|apply norm_plus].
    right; apply norm_ext; intros; ring. }
  assert (Q2 : sqrt (INR 2) <= 14143 / 10000).
  { assert (R2 := sqrt_sqrt (INR 2) (pos_INR 2)); assert (P2 := sqrt_pos (INR 2)); simpl INR in *; nra. }
  assert (P2 := sqrt_pos (INR 2)); assert (TS : 0 <= t * S <= 10 * S) by (split;
    [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (ED : 0 <= e * d <= / 1000000 * d) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (ES : 0 <= e * S <= / 1000000 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (ETS : e * (t * S) <= 10 * (e * S)).
  { replace (10 * (e * S)) with (e * (10 * S)) by ring; apply Rmult_le_compat_l; lra. }
  assert (NXB : nx <= 100001 / 100000 * d + 10 * (e * S)) by lra.
  assert (NXC : nx <= 100001 / 100000 * d + / 100000 * S) by lra.
  assert (ENX : 0 <= e * nx <= 100001 / 100000 * (e * d) + / 100000 * (e * S)).
  { split; [apply Rmult_le_pos; lra|].
    replace (100001 / 100000 * (e * d) + / 100000 * (e * S)) with (e * (100001 / 100000 * d + / 100000 * S)) by field.
    apply Rmult_le_compat_l; lra. }
  assert (MNX : m * (e * nx) <= 100001 / 100000 * (e * nx)) by (apply Rmult_le_compat_r; lra).
  assert (MNX0 : 0 <= m * (e * nx)) by (apply Rmult_le_pos; lra).
  assert (K1 : sqrt (INR 2) * (203 / 100 * (e * (m * nx))) <= 2872 / 1000 * (m * (e * nx))).
  { replace (sqrt (INR 2) * (203 / 100 * (e * (m * nx)))) with (sqrt (INR 2) * (203 / 100) * (m * (e * nx))) by ring.
    apply Rmult_le_compat_r; lra. }
  assert (K2 : g * e * nx <= g * (e * d) + / 1000 * (e * d) + / 1000 * (e * S)).
  { replace (g * e * nx) with (g * (e * nx)) by ring.
    apply Rle_trans with (g * (100001 / 100000 * (e * d) + / 100000 * (e * S))); [apply Rmult_le_compat_l; lra|].
    assert (g * (e * d) <= 10 * (e * d)) by (apply Rmult_le_compat_r; lra).
    assert (g * (e * S) <= 10 * (e * S)) by (apply Rmult_le_compat_r; lra); lra. }
  lra.
Qed.
