(* SPDX-License-Identifier: MIT *)
(* The ball stored by its low corner: its centre is rounded too. Clamp about the centre and back to the world, clamp. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Axes Band Floats Grid Ordinary Leaning.
Open Scope R_scope.

(** One side of the clamp about the centre. D is how far the ball's centre lies from the box's, towards that side, D'
    what is computed of it, not clamped; V is what is squared. *)
Lemma one_side e S A B h D D' V : 0 <= e <= / 2048 -> 0 <= S -> 0 <= h -> A <= 7 / 2 * S -> B <= 2 * S ->
  Rabs (D' - D) <= e * A -> h <= D' -> Rabs (V - (D' - h)) <= e * B + / 1000 * (e * S) ->
  let W := Rabs V in let U := Rmax (Rabs D - h) 0 in
  (h <= D -> U <= 102 / 100 * S -> A + B <= 11 / 2 * S - 3 / 2 * U) ->
  (U <= 101 / 100 * S \/ W <= 1005 / 1000 * S) -> Rabs (W - U) <= e * (551 / 100 * S - 3 / 2 * U).
Proof.
  intros E S0 H0 A1 B1 HD H HV W U SUM SMALL.
  assert (ES : 0 <= e * S <= / 2048 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (EA : e * A <= 7 / 2 * (e * S))
    by (replace (7 / 2 * (e * S)) with (e * (7 / 2 * S)) by field; apply Rmult_le_compat_l; lra).
  assert (EB : e * B <= 2 * (e * S))
    by (replace (2 * (e * S)) with (e * (2 * S)) by ring; apply Rmult_le_compat_l; lra).
  assert (EES : 0 <= e * (e * S) <= / 2048 * (e * S)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (HD' := Rabs_le_inv _ _ HD); assert (HV' := Rabs_le_inv _ _ HV).
  assert (U0 : 0 <= U) by apply Rmax_r; rewrite Rmult_minus_distr_l.
  destruct (Rle_or_lt h D) as [IN|OUT].
  - assert (UD : U = D - h) by (unfold U; rewrite (Rabs_pos_eq D) by lra; apply Rmax_left; lra).
    assert (WU : Rabs (W - U) <= e * A + e * B + / 1000 * (e * S)).
    { unfold W; rewrite UD; rewrite <- (Rabs_pos_eq (D - h)) by lra; eapply Rle_trans; [apply Rabs_triang_inv2|].
      apply Rabs_le; lra. }
    assert (WU' := Rabs_le_inv _ _ WU).
    assert (SM : U <= 102 / 100 * S) by lra; specialize (SUM IN SM).
    assert (e * (A + B) <= e * (11 / 2 * S - 3 / 2 * U)) by (apply Rmult_le_compat_l; lra); lra.
  - assert (U1 : U <= 7 / 2 * (e * S)).
    { unfold U, Rmax, Rabs; destruct Rcase_abs; destruct Rle_dec; lra. }
    assert (EU : e * (3 / 2 * U) <= e * (3 / 2 * (7 / 2 * (e * S)))) by (apply Rmult_le_compat_l; lra).
    assert (W0 : 0 <= W) by apply Rabs_pos; assert (W1 : W <= 5501 / 1000 * (e * S)) by (apply Rabs_le; lra).
    apply Rabs_le; lra.
Qed.

(** One axis of the clamp about the centre. P is what the centre q + r is rounded to, C what x + h is, t what P - C is
    once rounded and clamped, N what C + t is. *)
Definition clamped (h z : R) : R := Rmin (Rmax z (- h)) h.

Lemma center_axis e S x w q r P C t N : 0 <= e <= / 2048 -> Rabs x <= S -> 0 <= w <= S -> Rabs q <= S -> 0 <= r <= S ->
  let p := q + r in let c := x + w / 2 in let h := w / 2 in
  Rabs (P - p) <= e * Rabs p -> Rabs (C - c) <= e * Rabs c ->
  Rabs (t - clamped h (P - C)) <= e * h -> (h <= Rabs (P - C) -> t = clamped h (P - C)) ->
  Rabs (N - (C + t)) <= e * Rabs (C + t) ->
  let W := Rabs (N - P) in let U := Rmax (Rabs (p - c) - h) 0 in
  (U <= 101 / 100 * S \/ W <= 1005 / 1000 * S) -> Rabs (W - U) <= e * (551 / 100 * S - 3 / 2 * U).
Proof.
  intros E X Wd Q R p c h HP HC HT HE HN W U SMALL.
  assert (Bx := Rabs_le_inv _ _ X); assert (Bq := Rabs_le_inv _ _ Q); assert (H0 : 0 <= h) by (unfold h; lra).
  assert (PB : Rabs p <= 2 * S) by (apply Rabs_le; unfold p; lra).
  assert (CB : Rabs c <= 3 / 2 * S) by (apply Rabs_le; unfold c; lra).
  assert (ES : 0 <= e * S <= / 2048 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (EES : 0 <= e * (e * S) <= / 2048 * (e * S)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (EP : e * Rabs p <= 2 * (e * S))
    by (replace (2 * (e * S)) with (e * (2 * S)) by ring; apply Rmult_le_compat_l; lra).
  assert (EC : e * Rabs c <= 3 / 2 * (e * S))
    by (replace (3 / 2 * (e * S)) with (e * (3 / 2 * S)) by field; apply Rmult_le_compat_l; lra).
  assert (HP' := Rabs_le_inv _ _ HP); assert (HC' := Rabs_le_inv _ _ HC); assert (U0 : 0 <= U) by apply Rmax_r.
  assert (APC : Rabs p + Rabs c <= 7 / 2 * S) by lra.
  assert (FAR : forall side v, Rabs side <= 2 * S -> C + v = side + (C - c) -> Rabs (N - (C + v)) <= e * Rabs (C + v) ->
    Rabs (N - (C + v)) <= e * Rabs side + / 1000 * (e * S)).
  { intros side v BS EQ L; eapply Rle_trans; [exact L|]; apply Rle_trans with (e * (Rabs side + 3 / 2 * (e * S))).
    - apply Rmult_le_compat_l; [lra|]; rewrite EQ; eapply Rle_trans; [apply Rabs_triang|]; lra.
    - rewrite Rmult_plus_distr_l; replace (e * (3 / 2 * (e * S))) with (3 / 2 * (e * (e * S))) by field; lra. }
  destruct (Rle_or_lt h (P - C)) as [UP|UP]; [|destruct (Rle_or_lt h (C - P)) as [LOW|LOW]].
  - (* above *)
    rewrite HE in HN by (rewrite Rabs_pos_eq; lra); replace (clamped h (P - C)) with h in HN
      by (unfold clamped; rewrite Rmax_left by lra; rewrite Rmin_right; lra).
    assert (BS : Rabs (x + w) <= 2 * S) by (apply Rabs_le; lra).
    apply (FAR (x + w) h BS ltac:(unfold c, h; field)) in HN; assert (HN' := Rabs_le_inv _ _ HN).
    unfold W; rewrite (Rabs_minus_sym N P).
    apply (one_side e S (Rabs p + Rabs c) (Rabs (x + w)) h (p - c) (P - C) (P - N)); auto; try lra.
    + rewrite Rmult_plus_distr_l; apply Rabs_le; lra.
    + apply Rabs_le; lra.
    + fold U; intros IN SM; assert (UD : U = p - c - h)
        by (unfold U; rewrite (Rabs_pos_eq (p - c)) by lra; apply Rmax_left; lra).
      unfold p, c, h in *; unfold Rabs; repeat destruct Rcase_abs; lra.
    + fold U; rewrite <- (Rabs_Ropp (P - N)); replace (- (P - N)) with (N - P) by ring; exact SMALL.
  - (* below *)
    rewrite HE in HN by (rewrite Rabs_minus_sym, Rabs_pos_eq; lra); replace (clamped h (P - C)) with (- h) in HN
      by (unfold clamped; rewrite Rmax_right by lra; rewrite Rmin_left; lra).
    assert (BS : Rabs x <= 2 * S) by lra.
    apply (FAR x (- h) BS ltac:(unfold c, h; field)) in HN; assert (HN' := Rabs_le_inv _ _ HN).
    assert (SAME : U = Rmax (Rabs (c - p) - h) 0) by (unfold U; now rewrite Rabs_minus_sym).
    rewrite SAME in *; apply (one_side e S (Rabs p + Rabs c) (Rabs x) h (c - p) (C - P) (N - P)); auto; try lra.
    + rewrite Rmult_plus_distr_l; apply Rabs_le; lra.
    + apply Rabs_le; lra.
    + intros IN SM; rewrite <- SAME in *; assert (UD : U = c - p - h)
        by (rewrite SAME, (Rabs_pos_eq (c - p)) by lra; apply Rmax_left; lra).
      unfold p, c, h in *; unfold Rabs; repeat destruct Rcase_abs; lra.
  - (* between *)
    replace (clamped h (P - C)) with (P - C) in HT
      by (unfold clamped; rewrite Rmax_left by lra; rewrite Rmin_left; lra).
    assert (HT' := Rabs_le_inv _ _ HT).
    assert (EH : e * h <= / 2 * (e * S))
      by (replace (/ 2 * (e * S)) with (e * (/ 2 * S)) by field; apply Rmult_le_compat_l; unfold h; lra).
    assert (CT : Rabs (C + t) <= 201 / 100 * S).
    { replace (C + t) with (p + (P - p) + (t - (P - C))) by ring; apply Rabs_le;
      assert (PB' := Rabs_le_inv _ _ PB); lra. }
    assert (ECT : e * Rabs (C + t) <= e * (201 / 100 * S)) by (apply Rmult_le_compat_l; lra).
    assert (HN' := Rabs_le_inv _ _ HN).
    assert (W0 : 0 <= W) by apply Rabs_pos; assert (W1 : W <= 251 / 100 * (e * S)) by (apply Rabs_le; lra).
    assert (U1 : U <= 7 / 2 * (e * S)) by (unfold U, Rmax, Rabs; destruct Rcase_abs; destruct Rle_dec; lra).
    assert (EU : e * (3 / 2 * U) <= e * (3 / 2 * (7 / 2 * (e * S)))) by (apply Rmult_le_compat_l; lra).
    rewrite Rmult_minus_distr_l; apply Rabs_le; lra.
Qed.

(** ** The methods *)
Definition ball_center prec emin (q : point) (r : R) : point := fun i => rnd prec emin (q i + r).
Definition box_center prec emin (x w : point) : point := fun i => rnd prec emin (x i + w i / 2).

(** What must hold of the numbers: floats, none above S, halves that round nothing. *)
Definition cornered prec emin n S (x w q : point) (r : R) : Prop :=
  small_roundoff prec /\ (n <= 3)%nat /\ 0 <= r <= S /\ is_float prec emin r /\
  forall i, (i < n)%nat -> is_float prec emin (x i) /\ is_float prec emin (w i) /\ is_float prec emin (w i / 2) /\
    is_float prec emin (q i) /\ Rabs (x i) <= S /\ 0 <= w i <= S /\ Rabs (q i) <= S.

Lemma clamped_float prec emin h z : is_float prec emin h -> is_float prec emin z -> is_float prec emin (clamped h z).
Proof. intros H Z; apply float_min; auto; apply float_max; auto; now apply generic_format_opp. Qed.

(** Rounding before the clamp is rounding after it. *)
Lemma clamped_rounded prec emin h a b : (0 < prec)%Z -> 0 <= h -> is_float prec emin h -> is_float prec emin a ->
  is_float prec emin b -> let z := a - b in let t := clamped h (rnd prec emin z) in
  Rabs (t - clamped h z) <= roundoff prec * h /\ (h <= Rabs z -> t = clamped h z).
Proof.
  intros P H0 H A B z t; assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  assert (SAME : h <= Rabs z -> t = clamped h z).
  { intros L; unfold t, clamped; unfold Rabs in L; destruct Rcase_abs in L.
    - assert (rnd prec emin z <= - h) by (rewrite <- (rnd_float prec emin (- h)) by (auto;
      now apply generic_format_opp);
        apply rnd_le; auto; lra).
      unfold Rmin, Rmax; repeat destruct Rle_dec; lra.
    - assert (h <= rnd prec emin z) by (rewrite <- (rnd_float prec emin h) by auto; apply rnd_le; auto).
      unfold Rmin, Rmax; repeat destruct Rle_dec; lra. }
  split; auto; destruct (Rle_or_lt h (Rabs z)) as [L|L].
  - rewrite (SAME L), Rminus_diag_eq, Rabs_R0 by reflexivity; apply Rmult_le_pos; auto.
  - destruct (rnd_minus prec emin a b P A B) as [d [D DR]]; fold z in DR.
    assert (ZD : Rabs (rnd prec emin z - z) <= roundoff prec * h).
    { rewrite DR; replace (z * (1 + d) - z) with (d * z) by ring; rewrite Rabs_mult; apply Rmult_le_compat;
      auto; try apply Rabs_pos; lra. }
    eapply Rle_trans; [|exact ZD]; unfold t; clear; generalize (rnd prec emin z); intros y.
    unfold clamped, Rmin, Rmax, Rabs; repeat (destruct Rle_dec || destruct Rcase_abs); lra.
Qed.

Lemma leaning_k_nonneg n m a b : 0 <= a -> b <= INR m / 2 -> 0 <= leaning_k n m a b.
Proof. intros A B; assert (0 <= a * sqrt (INR n)) by (apply Rmult_le_pos; auto; apply sqrt_pos); unfold leaning_k;
  lra. Qed.

(** What all methods below have in common: U the true overshoots, W those before the last rounding u, off by no more
    than e (a S - b U); the answer by squares, closed and open, or by the root. *)
Lemma cornered_right prec emin n a b S U W u r : small_roundoff prec -> (n <= 3)%nat -> 0 <= a <= 6 ->
  0 <= b <= 3 / 2 ->
  0 <= r <= S -> (forall i, (i < n)%nat -> 0 <= U i) ->
  (forall i, (i < n)%nat -> (U i <= 101 / 100 * S \/ W i <= 1005 / 1000 * S) ->
    Rabs (W i - U i) <= roundoff prec * (a * S - b * U i)) ->
  (forall i, (i < n)%nat -> 0 <= W i /\ near (roundoff prec) 1 (W i) (Rabs (u i))) ->
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) ->
  let band m := leaning_k n (n + m) (a + / 100) b * roundoff prec * S in
  let s := float_sum prec emin n u in
  (fits prec emin (sq r) -> right_outside_band (norm n U) r (band 3%nat) (s <= rnd prec emin (sq r)) /\
    right_outside_band (norm n U) r (band 3%nat) (s < rnd prec emin (sq r))) /\
  ((emin + prec - 1 <= 0)%Z -> right_outside_band (norm n U) r (band 4%nat) (rnd prec emin (sqrt s) < r) /\
    right_outside_band (norm n U) r (band 4%nat) (rnd prec emin (sqrt s) <= r)).
Proof.
  intros PE N A B RS U0 H HU FU band s; assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos; set (e := roundoff prec) in *.
  assert (AB : a * b * e <= / 100).
  { assert (a * b <= 6 * (3 / 2)) by (apply Rmult_le_compat; lra); assert (0 <= a * b) by (apply Rmult_le_pos; lra).
    apply Rle_trans with (9 * / 2048); [apply Rmult_le_compat|]; lra. }
  assert (SN : 0 <= sqrt (INR n) <= 2).
  { split; [apply sqrt_pos|]; apply sqrt_at_most; [apply pos_INR|lra|]; apply le_INR in N; simpl in N; unfold sq; lra. }
  assert (AE : 4 * ((a + / 100) * sqrt (INR n)) * e <= / 25).
  { assert (0 <= (a + / 100) * sqrt (INR n) <= 601 / 100 * 2) by (split;
    [apply Rmult_le_pos|apply Rmult_le_compat]; lra).
    apply Rle_trans with (4 * (601 / 100 * 2) * / 2048); [apply Rmult_le_compat|]; lra. }
  assert (I0 := pos_INR n); assert (B3 : forall m, (3 <= m)%nat -> b <= INR (n + m) / 2).
  { intros m Hm; rewrite plus_INR; apply le_INR in Hm; simpl (INR 3) in Hm; lra. }
  assert (BN : forall m, (3 <= m)%nat -> 0 <= band m).
  { intros m Hm; unfold band; apply Rmult_le_pos; [apply Rmult_le_pos; auto|lra]; apply leaning_k_nonneg; auto; lra. }
  assert (UW : forall i, (i < n)%nat -> 0 <= U i /\ 0 <= W i) by (intros; split; [|apply HU]; auto).
  assert (L := fun m (Hm : (3 <= m <= 4)%nat) => leaning_band n (n + m) a b e S U W r ltac:(lra)
    ltac:(lia) ltac:(lra) (conj (proj1 B) (B3 m (proj1 Hm))) AB AE RS UW H).
  split.
  - intros FR; destruct (squares_compared prec emin n W u r PE HU FU FR) as [C1 C2]; fold s in C1, C2.
    destruct (L 3%nat ltac:(lia)) as [L1 L2].
    split; apply band_sides; auto; intros Y; try (intros D); try (apply L1, C1; lra); apply L2; auto; apply C2; lra.
  - intros EM; destruct (roots_compared prec emin n W u r PE EM (proj1 RS) HU FU) as [C1 C2]; fold s in C1, C2.
    destruct (L 4%nat ltac:(lia)) as [L1 L2].
    split; apply band_sides; auto; intros Y; try (intros D); try (apply L1, C1; lra); apply L2; auto; apply C2; lra.
Qed.

(** The four sides of the answer that a method gives, for its a and b. *)
Definition banded_four prec emin n a b S (x w q : point) r (u : point) : Prop :=
  let d := sqrt (distance_sq n (of_corner_size x w) (of_ball_corner q r)) in
  let band m := leaning_k n (n + m) a b * roundoff prec * S in
  let s := float_sum prec emin n u in
  (fits prec emin (sq r) -> right_outside_band d r (band 3%nat) (s <= rnd prec emin (sq r)) /\
    right_outside_band d r (band 3%nat) (s < rnd prec emin (sq r))) /\
  ((emin + prec - 1 <= 0)%Z -> right_outside_band d r (band 4%nat) (rnd prec emin (sqrt s) < r) /\
    right_outside_band d r (band 4%nat) (rnd prec emin (sqrt s) <= r)).

Lemma corner_overshoot x w q r i : overshoot (of_corner_size x w) (of_ball_corner q r) i =
  Rmax (Rabs (q i + r - (x i + w i / 2)) - w i / 2) 0.
Proof. reflexivity. Qed.

Definition center_clamped prec emin (x w q : point) r : point := fun i =>
  let p := ball_center prec emin q r i in let c := box_center prec emin x w i in
  rnd prec emin (rnd prec emin (c + clamped (w i / 2) (rnd prec emin (p - c))) - p).

(** LearnOpenGL's method, with its root and without. *)
Theorem clamp_center_band prec emin n S x w q r : cornered prec emin n S x w q r ->
  let u := center_clamped prec emin x w q r in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> banded_four prec emin n (552 / 100) (3 / 2) S x w q r u.
Proof.
  intros [PE [N [RS [FR IN]]]] u FU; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  set (p := ball_center prec emin q r) in *; set (c := box_center prec emin x w) in *.
  set (t := fun i => clamped (w i / 2) (rnd prec emin (p i - c i))); set (N' := fun i => rnd prec emin (c i + t i)).
  replace (552 / 100) with (551 / 100 + / 100) by field; unfold banded_four.
  apply (cornered_right prec emin n (551 / 100) (3 / 2) S (overshoot (of_corner_size x w) (of_ball_corner q r))
    (fun i => Rabs (N' i - p i)) u r); auto; try lra; [intros; apply overshoot_nonneg| |].
  - intros i Hi SMALL; destruct (IN i Hi) as [FX [FW [FH [FQ [SX [SW SQ]]]]]]; rewrite corner_overshoot in *.
    destruct (sum_off prec emin _ _ P FQ FR) as [PF PO]; destruct (sum_off prec emin _ _ P FX FH) as [CF CO].
    destruct (clamped_rounded prec emin (w i / 2) (p i) (c i) P ltac:(lra) FH PF CF) as [T1 T2].
    assert (FT : is_float prec emin (t i)) by (apply clamped_float; auto; now apply rnd_is_float).
    destruct (sum_off prec emin _ _ P CF FT) as [_ NO].
    apply (center_axis (roundoff prec) S (x i) (w i) (q i) r (p i) (c i) (t i) (N' i)); auto; lra.
  - intros i Hi; destruct (IN i Hi) as [FX [FW [FH [FQ _]]]]; apply difference_near; auto; now apply rnd_is_float.
Qed.

(** The nearest point of the box, its far side rounded, from the rounded centre. *)
Definition ball_corner_offsets prec emin (x w q : point) r : point :=
  let p := ball_center prec emin q r in offsets prec emin p (nearest_in x (far_side prec emin x w) p).

Lemma between_off x s f p p' : Rabs (Rabs (p' - Rmax x (Rmin p' f)) - Rabs (p - Rmax x (Rmin p s)))
  <= Rabs (p' - p) + Rabs (f - s).
Proof. unfold Rmax, Rmin, Rabs; repeat (destruct Rle_dec || destruct Rcase_abs); lra. Qed.

Lemma corner_overshoot_nearest x w q r i : 0 <= w i ->
  overshoot (of_corner_size x w) (of_ball_corner q r) i
  = Rabs (q i + r - Rmax (x i) (Rmin (q i + r) (x i + w i))).
Proof.
  intros W; rewrite corner_overshoot.
  unfold Rmax, Rmin, Rabs; repeat (destruct Rle_dec || destruct Rcase_abs); lra.
Qed.

Theorem ball_corner_clamp_band prec emin n S x w q r : cornered prec emin n S x w q r ->
  let u := ball_corner_offsets prec emin x w q r in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> banded_four prec emin n (4 + / 100) 0 S x w q r u.
Proof.
  intros [PE [N [RS [FR IN]]]] u FU; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  set (p := ball_center prec emin q r) in *; set (m := nearest_in x (far_side prec emin x w) p) in *.
  apply (cornered_right prec emin n 4 0 S (overshoot (of_corner_size x w) (of_ball_corner q r))
    (fun i => Rabs (p i - m i)) u r); auto; try lra; [intros; apply overshoot_nonneg| |].
  - intros i Hi _; destruct (IN i Hi) as [FX [FW [FH [FQ [SX [SW SQ]]]]]].
    rewrite corner_overshoot_nearest by lra; unfold m, nearest_in.
    destruct (sum_off prec emin _ _ P FQ FR) as [PF PO]; fold (p i) in PO.
    assert (FO := far_side_off prec emin S x w i P FX FW SX SW).
    eapply Rle_trans; [apply between_off|].
    assert (B : Rabs (q i + r) <= 2 * S) by (apply Rabs_le; apply Rabs_le_inv in SQ; lra).
    assert (roundoff prec * Rabs (q i + r) <= roundoff prec * (2 * S)) by (apply Rmult_le_compat_l; auto).
    unfold p, ball_center in *; lra.
  - intros i Hi; destruct (IN i Hi) as [FX [FW [FH [FQ _]]]]; apply difference_near; auto; [now apply rnd_is_float|].
    apply float_max; auto; apply float_min; now apply rnd_is_float.
Qed.

(** The box moved into the ball's frame, x - q and that + w rounded; the centre lies at r. *)
Definition frame_offsets prec emin (x w q : point) r : point :=
  let lo := fun i => rnd prec emin (x i - q i) in
  offsets prec emin (fun _ => r) (nearest_in lo (far_side prec emin lo w) (fun _ => r)).

Lemma frame_moves x w q r lo hi : 0 <= w ->
  Rabs (Rabs (r - Rmax lo (Rmin r hi)) - Rabs (q + r - Rmax x (Rmin (q + r) (x + w))))
  <= Rmax (Rabs (lo - (x - q))) (Rabs (hi - (x - q + w))).
Proof. intros W; unfold Rmax, Rmin, Rabs; repeat (destruct Rle_dec || destruct Rcase_abs); lra. Qed.

Theorem ball_corner_frame_band prec emin n S x w q r : cornered prec emin n S x w q r ->
  let u := frame_offsets prec emin x w q r in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> banded_four prec emin n (501 / 100 + / 100) 0 S x w q r u.
Proof.
  intros [PE [N [RS [FR IN]]]] u FU; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos; set (lo := fun i => rnd prec emin (x i - q i)).
  set (m := nearest_in lo (far_side prec emin lo w) (fun _ => r)).
  assert (FL : forall i, (i < n)%nat -> is_float prec emin (lo i)) by (intros; now apply rnd_is_float).
  apply (cornered_right prec emin n (501 / 100) 0 S (overshoot (of_corner_size x w) (of_ball_corner q r))
    (fun i => Rabs (r - m i)) u r); auto; try lra; [intros; apply overshoot_nonneg| |].
  - intros i Hi _; destruct (IN i Hi) as [FX [FW [FH [FQ [SX [SW SQ]]]]]].
    rewrite corner_overshoot_nearest by lra; unfold m, nearest_in, far_side.
    destruct (sum_off prec emin (x i) (- q i) P FX ltac:(now apply generic_format_opp)) as [LF LO].
    fold (x i - q i) in LO, LF; fold (lo i) in LO, LF.
    destruct (sum_off prec emin (lo i) (w i) P LF FW) as [_ HO].
    apply Rabs_le_inv in SX; apply Rabs_le_inv in SQ; set (e := roundoff prec) in *.
    assert (ES : 0 <= e * S <= / 2048 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
    assert (B1 : e * Rabs (x i - q i) <= e * (2 * S)) by (apply Rmult_le_compat_l; auto; apply Rabs_le; lra).
    assert (LO' := Rabs_le_inv _ _ LO).
    assert (B2 : e * Rabs (lo i + w i) <= e * (3001 / 1000 * S)) by (apply Rmult_le_compat_l; auto; apply Rabs_le; lra).
    apply Rabs_le_inv in HO; eapply Rle_trans; [apply frame_moves; lra|]; apply Rmax_lub; apply Rabs_le; lra.
  - intros i Hi; destruct (IN i Hi) as [FX [FW [FH [FQ _]]]]; apply difference_near; auto.
    apply (float_max prec emin (lo i)); [now apply FL|apply float_min; auto; now apply rnd_is_float].
Qed.

(** Both centres made, then fold. *)
Definition cornered_fold prec emin (x w q : point) r : point :=
  fold_overshoot prec emin {| mid := box_center prec emin x w; half := fun i => w i / 2 |} (ball_center prec emin q r).

Lemma three_sizes S x w q r U : - S <= x <= S -> 0 <= w <= S -> - S <= q <= S -> 0 <= r <= S -> U <= 102 / 100 * S ->
  Rabs (q + r - (x + w / 2)) <= w / 2 + U ->
  Rabs (q + r) + Rabs (x + w / 2) + Rabs (q + r - (x + w / 2)) <= 401 / 100 * S.
Proof. intros; unfold Rabs in *; repeat destruct Rcase_abs; lra. Qed.

(** Fold of a centre P, a centre C and half extents k that were made of numbers, off by e Ap, e Ac and e Ah. *)
Lemma made_fold e S p c h P C k v Ap Ac Ah K : 0 <= e <= / 2048 -> 0 <= S -> 0 <= Ap -> 0 <= Ac -> 0 <= Ah ->
  Ap + Ac + Ah <= 7 / 2 * S -> Rabs (p - c) <= 7 / 2 * S ->
  Rabs (P - p) <= e * Ap -> Rabs (C - c) <= e * Ac -> Rabs (k - h) <= e * Ah -> Rabs (v - (P - C)) <= e * Rabs (P - C) ->
  let W := Rmax (Rabs v - k) 0 in let U := Rmax (Rabs (p - c) - h) 0 in
  (U <= 102 / 100 * S -> Ap + Ac + Ah + Rabs (p - c) <= K * S) -> (U <= 101 / 100 * S \/ W <= 1005 / 1000 * S) ->
  Rabs (W - U) <= e * ((K + / 100) * S - 0 * U).
Proof.
  intros E S0 P0 C0 H0 SUM D HP HC HK HV W U SIZE SMALL; apply Rabs_le_inv in HP, HC.
  assert (ES : 0 <= e * S <= / 2048 * S) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (EES : 0 <= e * (e * S) <= / 2048 * (e * S)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (PC : Rabs (P - C - (p - c)) <= e * (Ap + Ac)) by (apply Rabs_le; lra).
  assert (APC : Rabs (P - C) <= Rabs (p - c) + e * (Ap + Ac)).
  { replace (P - C) with ((p - c) + (P - C - (p - c))) by ring; eapply Rle_trans; [apply Rabs_triang|lra]. }
  assert (WU : Rabs (W - U) <= e * (Ap + Ac + Ah) + e * Rabs (P - C)).
  { eapply Rle_trans; [apply abs_difference|].
    replace (Rabs v - k - (Rabs (p - c) - h)) with ((Rabs v - Rabs (p - c)) + - (k - h)) by ring.
    eapply Rle_trans; [apply Rabs_triang|]; rewrite Rabs_Ropp; assert (T := Rabs_triang_inv2 v (p - c)).
    assert (Q := Rabs_triang (v - (P - C)) (P - C - (p - c))).
    replace (v - (P - C) + (P - C - (p - c))) with (v - (p - c)) in Q by ring; lra. }
  assert (E1 : e * (Ap + Ac) <= e * (7 / 2 * S)) by (apply Rmult_le_compat_l; lra).
  assert (E2 : e * Rabs (P - C) <= e * (Rabs (p - c) + e * (7 / 2 * S))) by (apply Rmult_le_compat_l; lra).
  assert (E3 : e * (Ap + Ac + Ah) <= e * (7 / 2 * S)) by (apply Rmult_le_compat_l; lra).
  assert (E4 : e * Rabs (p - c) <= e * (7 / 2 * S)) by (apply Rmult_le_compat_l; lra).
  assert (WU' := Rabs_le_inv _ _ WU); assert (US : U <= 102 / 100 * S) by (destruct SMALL; lra); specialize (SIZE US).
  assert (e * (Ap + Ac + Ah + Rabs (p - c)) <= e * (K * S)) by (apply Rmult_le_compat_l; lra); lra.
Qed.

Theorem cornered_fold_band prec emin n S x w q r : cornered prec emin n S x w q r ->
  let u := cornered_fold prec emin x w q r in
  (forall i, (i < n)%nat -> fits prec emin (sq (u i))) -> banded_four prec emin n (402 / 100 + / 100) 0 S x w q r u.
Proof.
  intros [PE [N [RS [FR IN]]]] u FU; assert (P := proj1 PE); assert (E := proj2 PE).
  assert (E0 : 0 <= roundoff prec) by apply u_ro_pos.
  set (p := ball_center prec emin q r) in *; set (c := box_center prec emin x w) in *.
  set (v := fun i => rnd prec emin (p i - c i)).
  apply (cornered_right prec emin n (402 / 100) 0 S (overshoot (of_corner_size x w) (of_ball_corner q r))
    (fun i => Rmax (Rabs (v i) - w i / 2) 0) u r); auto; try lra; [intros; apply overshoot_nonneg| |].
  - intros i Hi SMALL; destruct (IN i Hi) as [FX [FW [FH [FQ [SX [SW SQ]]]]]]; rewrite corner_overshoot in *.
    destruct (sum_off prec emin _ _ P FQ FR) as [PF PO]; destruct (sum_off prec emin _ _ P FX FH) as [CF CO].
    destruct (sum_off prec emin (p i) (- c i) P PF ltac:(now apply generic_format_opp)) as [_ VO].
    apply Rabs_le_inv in SX; apply Rabs_le_inv in SQ; replace (402 / 100) with (401 / 100 + / 100) by field.
    assert (PB : Rabs (q i + r) <= 2 * S) by (apply Rabs_le; lra).
    assert (CB : Rabs (x i + w i / 2) <= 3 / 2 * S) by (apply Rabs_le; lra).
    apply (made_fold (roundoff prec) S (q i + r) (x i + w i / 2) (w i / 2) (p i) (c i) (w i / 2) (v i) (Rabs (q i + r))
      (Rabs (x i + w i / 2)) 0); auto; try apply Rabs_pos; try lra; [apply Rabs_le; lra| |].
    + rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; lra.
    + intros US; rewrite Rplus_0_r; apply (three_sizes S (x i) (w i) (q i) r _ SX SW SQ RS US).
      unfold Rmax; destruct Rle_dec; lra.
  - intros i Hi; destruct (IN i Hi) as [FX [FW [FH [FQ _]]]]; split; [apply Rmax_r|].
    unfold u, cornered_fold, fold_overshoot; cbn [mid half]; fold p c; fold (v i).
    destruct (rnd_minus prec emin (Rabs (v i)) (w i / 2) P ltac:(apply float_abs; now apply rnd_is_float) FH)
      as [d [D ->]]; apply near_max; auto; lra.
Qed.
