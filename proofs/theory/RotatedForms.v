(* SPDX-License-Identifier: MIT *)
(* The bands of boxes rotated in the plane: by an axis, by radians, by degrees. What the library's cosine and sine
   return is a premise. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods Axes Rotation Band Floats Filter FilterSteps FilterRotated FilterAxis.
From Tangency Require Import RotatedBand.
Open Scope R_scope.

(** ** The offset p - c as computed, from the centre m as computed: off by at most e T S.
  The centre is stored (H = 1 and
    T = t = 0), or it is x + w / 2, rounded, x and w being at most S (H = 1 / 2, T = 3 / 2 and t = 2.7). *)
Definition stored_offset (e S : R) (n : nat) (H t : R) (c p x : point) : Prop :=
  exists T, ((H = 1 /\ t = 0 /\ T = 0) \/ (H = / 2 /\ t = 27 / 10 /\ T = 3 / 2)) /\
  forall i, (i < n)%nat -> exists m, Rabs (m - c i) <= T * (e * S) /\ rounded e (p i - m) (x i).

Lemma offset_norm e n T S D x : 0 <= e -> 0 <= T * S -> (forall i, (i < n)%nat ->
  Rabs (x i - D i) <= e * (101 / 100 * Rabs (D i) + T * S)) ->
  norm n (fun i => x i - D i) <= e * (101 / 100 * norm n D + sqrt (INR n) * T * S).
Proof.
  intros E TS H; apply Rle_trans with (norm n (fun i => e * (101 / 100 * Rabs (D i) + T * S))).
  - apply norm_le; intros i Hi; assert (P := Rabs_pos (D i)); rewrite (Rabs_pos_eq (e * _)); auto.
    apply Rmult_le_pos; lra.
  - rewrite norm_scale, Rabs_pos_eq by auto; apply Rmult_le_compat_l; auto; eapply Rle_trans; [apply norm_plus|].
    apply Rplus_le_compat.
    + rewrite norm_scale, Rabs_pos_eq by lra; apply Rmult_le_compat_l; [lra|]; apply norm_le; intros.
      rewrite Rabs_Rabsolu; lra.
    + rewrite Rmult_assoc; apply norm_bound; auto; intros; rewrite Rabs_pos_eq; lra.
Qed.

Lemma stored_offset_off e S n H t c p x : tiny e -> 0 <= S -> (n <= 3)%nat -> stored_offset e S n H t c p x ->
  norm n (fun i => x i - (p i - c i)) <= e * (101 / 100 * norm n (fun i => p i - c i) + t * S) /\ 0 <= H <= 1 /\
  0 <= t <= 27 / 10.
Proof.
  intros E S0 N [T [HT O]]; assert (E' : 0 <= e <= / 1000000) by exact E; assert (ES := tiny_product e S E S0).
  assert (T0 : 0 <= T <= 3 / 2) by (destruct HT as [[_ [_ ->]]|[_ [_ ->]]]; lra).
  split; [|destruct HT as [[-> [-> _]]|[-> [-> _]]]; lra].
  assert (TS : 0 <= T * (e * S) <= 3 / 2 * (e * S)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  eapply Rle_trans; [apply (offset_norm e n (1001 / 1000 * T) S (fun i => p i - c i)); [lra|apply Rmult_le_pos; lra|]|].
  - intros i Hi; destruct (O i Hi) as [m [M R]]; set (D := p i - c i); apply rounded_step in R; unfold step in R.
    assert (PM : Rabs (p i - m) <= Rabs D + T * (e * S)).
    { replace (p i - m) with (D + - (m - c i)) by (unfold D; ring); eapply Rle_trans; [apply Rabs_triang|].
      rewrite Rabs_Ropp; lra. }
    assert (EP : e * Rabs (p i - m) <= e * (Rabs D + T * (e * S))) by (apply Rmult_le_compat_l; lra).
    assert (ET := tiny_product e (T * (e * S)) E (proj1 TS)); assert (ED := tiny_product e _ E (Rabs_pos D)).
    replace (x i - D) with (x i - (p i - m) + - (m - c i)) by (unfold D; ring); eapply Rle_trans; [apply Rabs_triang|].
    rewrite Rabs_Ropp; lra.
  - apply Rmult_le_compat_l; [lra|]; apply Rplus_le_compat_l, Rmult_le_compat_r; auto.
    assert (SN : sqrt (INR n) <= 178 / 100).
    { apply sqrt_at_most; [apply pos_INR|lra|]; apply le_INR in N; simpl in N; unfold sq; lra. }
    assert (P := sqrt_pos (INR n)); destruct HT as [[_ [-> ->]]|[_ [-> ->]]]; lra.
Qed.

(** ** The common theorem of the plane *)
Lemma plane_band e g H t S h c p co si co' si' x l r s q : tiny e -> 0 <= g <= 10 -> 0 <= r <= S ->
  (forall i, (i < 2)%nat -> 0 <= h i <= H * S) -> stored_offset e S 2 H t c p x -> co * co + si * si = 1 ->
  norm 2 (two (co' - co) (si' - si)) <= g * e -> into_frame_steps e co' si' x l -> folded e 2 h l r s q ->
  let d := sqrt (distance_sq 2 (centered h) (turn_back co si c p)) in
  let band := rotated_k 2 (g + 39 / 10) H (t + / 100) * e * S in
  right_outside_band d r band (s <= q) /\ right_outside_band d r band (s < q).
Proof.
  intros E G RS HS O U GE F FO d band; destruct (stored_offset_off e S 2 H t c p x E ltac:(lra) ltac:(lia) O)
    as [X [H1 T]].
  destruct (plane_off e g t S co si co' si' (fun i => p i - c i) x l E G ltac:(lra) ltac:(lra) U GE X F) as [L1 L2].
  apply (rotated_band e 2 (g + 39 / 10) H (t + / 100) S h (fun i => p i - c i) (turn_back co si c p) l r s q); auto;
    lra.
Qed.

(** ** An axis of any length but 0, divided by its computed length. *)
Definition normalised_steps (e u v co si : R) : Prop :=
  exists length_sq length, sum_of_products e u u v v length_sq /\ rounded e (sqrt length_sq) length /\
    rounded e (u / length) co /\ rounded e (v / length) si.

(** A quotient by a computed length. *)
Lemma quotient_within e m L len z c : tiny e -> 0 <= m <= 5 -> 0 < L -> within e m L L len -> rounded e (z / len) c ->
  within e (m + 102 / 100) (Rabs (z / L)) (z / L) c.
Proof.
  intros E M L0 [_ W] C; assert (E' : 0 <= e <= / 1000000) by exact E; apply abs_bounds in W.
  assert (EL := tiny_product e L E (Rlt_le _ _ L0)).
  assert (ME : 0 <= m * (e * L) <= 5 * (e * L)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (LP : 0 < len) by lra.
  replace (m + 102 / 100) with (m + 19 / 1000 + 1001 / 1000) by field.
  apply (within_tight e (m + 19 / 1000) _ _ (z / len)); auto; try lra; split; [lra|].
  replace (z / len - z / L) with (z / L * ((L - len) / len)) by (field; lra); rewrite Rabs_mult.
  replace ((m + 19 / 1000) * (e * Rabs (z / L))) with (Rabs (z / L) * ((m + 19 / 1000) * e)) by ring.
  apply Rmult_le_compat_l; [apply Rabs_pos|].
  assert (e * (L - 5 * (e * L)) <= e * len) by (apply Rmult_le_compat_l; lra).
  assert (e * (e * L) <= / 1000000 * (e * L)) by (apply Rmult_le_compat_r; lra).
  assert (B : (L - 5 * / 1000000 * L) * ((m + 19 / 1000) * e) <= len * ((m + 19 / 1000) * e))
    by (apply Rmult_le_compat_r; [apply Rmult_le_pos|]; lra).
  apply Rabs_le; split; apply Rmult_le_reg_r with len; auto; replace ((L - len) / len * len) with (L - len) by (field;
    lra); lra.
Qed.

Lemma normalised_off e u v co si : tiny e -> (u <> 0 \/ v <> 0) -> normalised_steps e u v co si ->
  let L := sqrt (u * u + v * v) in norm 2 (two (co - u / L) (si - v / L)) <= 31 / 10 * e.
Proof.
  intros E NZ [l2 [l [S1 [S2 [A B]]]]] L; destruct (axis_unit u v NZ) as [L0 [LL U]]; fold L in L0, LL, U.
  assert (W := length_within e u v l2 l E S1 S2); cbv zeta in W; fold L in W; assert (E0 := proj1 E).
  apply (quotient_within e (205 / 100) L) in A, B; auto; try lra; destruct A as [_ A], B as [_ B].
  apply Rle_trans with (norm 2 (fun i => 31 / 10 * e * two (u / L) (v / L) i)).
  - assert (P : forall z, 0 <= e * Rabs z) by (intros; apply Rmult_le_pos; auto; apply Rabs_pos).
    assert (PU := P (u / L)); assert (PV := P (v / L)).
    apply norm_le; intros i Hi; destruct i as [|[|]]; simpl; try lia; rewrite Rabs_mult, (Rabs_pos_eq (31 / 10 * e))
      by lra; lra.
  - rewrite norm_scale, Rabs_pos_eq by lra; replace (norm 2 (two (u / L) (v / L))) with 1; [lra|].
    apply sq_eq; [lra|apply norm_nonneg|]; unfold sq; rewrite two_norm; lra.
Qed.

Theorem axis_band_right e H t S h c p u v co si x l r s q : tiny e -> 0 <= r <= S -> (u <> 0 \/ v <> 0) ->
  (forall i, (i < 2)%nat -> 0 <= h i <= H * S) -> stored_offset e S 2 H t c p x -> normalised_steps e u v co si ->
  into_frame_steps e co si x l -> folded e 2 h l r s q ->
  let L := sqrt (u * u + v * v) in let d := sqrt (distance_sq 2 (centered h) (turn_back (u / L) (v / L) c p)) in
  let band := rotated_k 2 7 H (t + / 100) * e * S in
  right_outside_band d r band (s <= q) /\ right_outside_band d r band (s < q).
Proof.
  intros E RS NZ HS O NS F FO L d band; unfold band; replace 7 with (31 / 10 + 39 / 10) by field.
  apply (plane_band e (31 / 10) H t S h c p (u / L) (v / L) co si x l); auto; [lra|apply axis_unit; auto|].
  now apply normalised_off.
Qed.

(** ** Angles. The premise: cosine and sine are off by at most e, one ulp of numbers from a half to one. *)
Definition library_within_one_ulp (e angle co si : R) : Prop := Rabs (co - cos angle) <= e /\ Rabs (si - sin angle)
  <= e.

Lemma library_off e angle co si : 0 <= e -> library_within_one_ulp e angle co si ->
  norm 2 (two (co - cos angle) (si - sin angle)) <= 142 / 100 * e.
Proof.
  intros E [C S]; apply Rle_trans with (sqrt (INR 2) * e).
  - apply norm_bound; auto; intros i Hi; destruct i as [|[|]]; simpl; auto; lia.
  - apply Rmult_le_compat_r; auto; apply sqrt_at_most; simpl; unfold sq; lra.
Qed.

Lemma angle_unit a : cos a * cos a + sin a * sin a = 1.
Proof. assert (T := sin2_cos2 a); unfold Rsqr in T; lra. Qed.

Theorem radians_band_right e H t S h c p angle co si x l r s q : tiny e -> 0 <= r <= S ->
  (forall i, (i < 2)%nat -> 0 <= h i <= H * S) -> stored_offset e S 2 H t c p x ->
    library_within_one_ulp e angle co si ->
  into_frame_steps e co si x l -> folded e 2 h l r s q ->
  let d := sqrt (distance_sq 2 (centered h) (turn_back (cos angle) (sin angle) c p)) in
  let band := rotated_k 2 (532 / 100) H (t + / 100) * e * S in
  right_outside_band d r band (s <= q) /\ right_outside_band d r band (s < q).
Proof.
  intros E RS HS O LIB F FO d band; unfold band; replace (532 / 100) with (142 / 100 + 39 / 10) by field.
  apply (plane_band e (142 / 100) H t S h c p (cos angle) (sin angle) co si x l); auto; [lra|apply angle_unit|].
  apply library_off; auto; apply E.
Qed.

(** ** Degrees: the angle is converted, which moves the corners of the box by |h| times what that costs. *)
Lemma sine_below a : sin a * sin a <= a * a.
Proof.
  assert (P : forall b, 0 < b -> sin b * sin b <= b * b).
  { intros b B; assert (H := sin_lt_x b B); assert (T := SIN_bound b); destruct (Rle_or_lt 1 b) as [L|L]; [nra|].
    assert (PI3 := PI2_3_2); assert (G := sin_gt_0 b B ltac:(lra)); nra. }
  destruct (Rtotal_order a 0) as [L|[->|L]]; [|rewrite sin_0; lra|auto].
  specialize (P (- a) ltac:(lra)); rewrite sin_neg in P; lra.
Qed.

Lemma chord_below a : norm 2 (two (cos a - 1) (sin a)) <= Rabs a.
Proof.
  apply sq_le_inv; [apply Rabs_pos|]; rewrite sq_abs; unfold sq at 1; rewrite two_norm; unfold sq.
  assert (U := angle_unit a); assert (S := sine_below (a / 2)).
  assert (C := cos_2a_sin (a / 2)); replace (2 * (a / 2)) with a in C by field; rewrite C in *; nra.
Qed.

(** A box rotated by a little more is about as near. *)
Lemma rotated_distance h c p a b : valid 2 (centered h) ->
  let d := fun a => sqrt (distance_sq 2 (centered h) (turn_back (cos a) (sin a) c p)) in
  d b <= d a + norm 2 h * Rabs (b - a).
Proof.
  intros V d; set (x := turn_back (cos a) (sin a) c p); set (y := nearest (centered h) x).
  set (turn := in_frame (cos (b - a)) (sin (b - a))).
  assert (E : forall i, (i < 2)%nat -> turn_back (cos b) (sin b) c p i = turn x i).
  { intros i Hi; replace b with (a + (b - a)) by ring; rewrite cos_plus, sin_plus.
    replace (a + (b - a)) with b by ring; unfold turn, in_frame, x, turn_back.
    destruct i as [|[|]]; simpl; lia || ring. }
  assert (DB : d b <= norm 2 (fun i => turn x i - y i)).
  { unfold d, norm; apply sqrt_le_1_alt.
    eapply Rle_trans; [apply (nearest_is_least 2 (centered h) _ y), nearest_in_box; auto|]; unfold dist_sq.
    right; apply sum_ext; intros i Hi; rewrite E by auto; unfold sq; ring. }
  assert (DA : norm 2 (fun i => x i - y i) = d a).
  { unfold d, norm; f_equal; rewrite <- nearest_distance by auto; apply sum_ext; intros; fold x; unfold y, sq; ring. }
  assert (U : norm 2 (two (cos (b - a)) (sin (b - a))) = 1).
  { apply sq_eq; [apply norm_nonneg|lra|]; unfold sq; rewrite two_norm, angle_unit; lra. }
  assert (T1 : norm 2 (fun i => turn x i - turn y i) = d a).
  { rewrite <- DA; rewrite <- (Rmult_1_l (norm 2 (fun i => x i - y i))), <- U, <- rotated_norm.
    apply norm_ext; intros i Hi; unfold turn, in_frame; destruct i as [|[|]]; simpl; lia || ring. }
  assert (T2 : norm 2 (fun i => turn y i - y i) <= Rabs (b - a) * norm 2 h).
  { apply Rle_trans with (norm 2 (two (cos (b - a) - 1) (sin (b - a))) * norm 2 y).
    - rewrite <- rotated_norm; right; apply norm_ext; intros i Hi; unfold turn, in_frame; destruct i as [|[|]]; simpl;
        lia || ring.
    - apply Rmult_le_compat; try apply norm_nonneg; [apply chord_below|]; apply norm_le; intros i Hi.
      assert (B := nearest_in_box 2 (centered h) x V i Hi); fold y in B; simpl in B; specialize (V i Hi); simpl in V.
      rewrite (Rabs_pos_eq (h i)) by auto; apply Rabs_le; lra. }
  eapply Rle_trans; [exact DB|]; rewrite Rmult_comm in T2; rewrite <- T1.
  eapply Rle_trans; [|apply Rplus_le_compat_l; exact T2]; eapply Rle_trans; [|apply norm_plus].
  right; apply norm_ext; intros; ring.
Qed.

(** pi rounded, divided by 180, times the angle: three roundings, in the order of the header. *)
Definition converted_angle (e degrees radians : R) : Prop :=
  exists pi' degree, rounded e PI pi' /\ rounded e (pi' / 180) degree /\ rounded e (degrees * degree) radians.

Lemma converted_angle_off e degrees radians : tiny e -> converted_angle e degrees radians ->
  Rabs (radians - degrees * (PI / 180)) <= 301 / 100 * e * Rabs (degrees * (PI / 180)).
Proof.
  intros [E0 E] [pi' [deg [[a [A ->]] [[b [B ->]] [c [C ->]]]]]]; set (t := degrees * (PI / 180)).
  replace (degrees * (PI * (1 + a) / 180 * (1 + b)) * (1 + c) - t)
    with ((a + b + c + (a * b + a * c + b * c + a * b * c)) * t) by (unfold t; field).
  rewrite Rabs_mult; apply Rmult_le_compat_r; [apply Rabs_pos|].
  assert (M : forall y z d, Rabs y <= d -> Rabs z <= e -> Rabs (y * z) <= d * e)
    by (intros; rewrite Rabs_mult; apply Rmult_le_compat; auto; apply Rabs_pos).
  assert (AB := M a b e A B); assert (AC := M a c e A C); assert (BC := M b c e B C);
    assert (ABC := M (a * b) c _ AB C).
  assert (EE : 0 <= e * e <= / 1000000 * e) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (EEE : e * e * e <= / 1000000 * e) by nra.
  apply abs_bounds in A; apply abs_bounds in B; apply abs_bounds in C; apply abs_bounds in AB; apply abs_bounds in AC;
    apply abs_bounds in BC; apply abs_bounds in ABC; apply Rabs_le; lra.
Qed.

Theorem degrees_band_right e H t S h c p degrees angle co si x l r s q : tiny e -> 0 <= r <= S ->
  (forall i, (i < 2)%nat -> 0 <= h i <= H * S) -> stored_offset e S 2 H t c p x -> converted_angle e degrees angle ->
  library_within_one_ulp e angle co si -> into_frame_steps e co si x l -> folded e 2 h l r s q ->
  let true_angle := degrees * (PI / 180) in
  let d := sqrt (distance_sq 2 (centered h) (turn_back (cos true_angle) (sin true_angle) c p)) in
  let band := (rotated_k 2 (532 / 100) H (t + / 100) + 427 / 100 * H * Rabs true_angle) * e * S in
  right_outside_band d r band (s <= q) /\ right_outside_band d r band (s < q).
Proof.
  intros E RS HS O CON LIB F FO ta d band; assert (E0 := proj1 E); assert (S0 : 0 <= S) by lra.
  destruct (stored_offset_off e S 2 H t c p x E S0 ltac:(lia) O) as [_ [H1 T]].
  destruct (radians_band_right e H t S h c p angle co si x l r s q E RS HS O LIB F FO) as [[Y1 N1] [Y2 N2]].
  apply converted_angle_off in CON; auto; fold ta in CON.
  assert (V : valid 2 (centered h)) by (intros i Hi; apply HS, Hi).
  assert (NH : norm 2 h <= 1415 / 1000 * (H * S)).
  { apply Rle_trans with (sqrt (INR 2) * (H * S)).
    - apply norm_bound; [apply Rmult_le_pos; lra|]; intros i Hi; rewrite Rabs_pos_eq; apply HS, Hi.
    - apply Rmult_le_compat_r; [apply Rmult_le_pos; lra|]; apply sqrt_at_most; simpl; unfold sq; lra. }
  assert (M : norm 2 h * Rabs (angle - ta) <= 427 / 100 * H * Rabs ta * e * S).
  { apply Rle_trans with (1415 / 1000 * (H * S) * (301 / 100 * e * Rabs ta)).
    - apply Rmult_le_compat; auto; [apply norm_nonneg|apply Rabs_pos].
    - assert (0 <= H * S * (e * Rabs ta)) by (repeat apply Rmult_le_pos; auto; try lra; apply Rabs_pos); lra. }
  assert (D1 := rotated_distance h c p angle ta V); assert (D2 := rotated_distance h c p ta angle V);
    cbv beta zeta in D1, D2.
  fold d in D1, D2; rewrite Rabs_minus_sym in D1.
  set (d' := sqrt (distance_sq 2 (centered h) (turn_back (cos angle) (sin angle) c p))) in *.
  assert (B : band = rotated_k 2 (532 / 100) H (t + / 100) * e * S + 427 / 100 * H * Rabs ta * e * S)
    by (unfold band; ring).
  split; split; intros Z; [specialize (Y1 Z)|specialize (N1 Z)|specialize (Y2 Z)|specialize (N2 Z)]; lra.
Qed.
