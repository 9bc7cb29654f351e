(* SPDX-License-Identifier: MIT *)
(* The theorem behind the reference: the sign of sum max(|p - c| - h, 0)^2 - r^2 decides, in any dimension. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points.
From Tangency Require Statements.
Open Scope R_scope.

Definition farthest (b : box) (p : point) : point :=
  fun i => if Rle_dec (mid b i) (p i) then mid b i - half b i else mid b i + half b i.

Ltac cases_of_axis :=
  unfold nearest, farthest, overshoot, signed_overshoot, Rmax, Rmin in *;
  repeat (destruct Rle_dec); unfold Rabs in *; repeat (destruct Rcase_abs); try lra.

Lemma nearest_in_box n b p : valid n b -> in_box n b (nearest b p).
Proof. intros V i Hi; specialize (V i Hi); cases_of_axis. Qed.

Lemma nearest_offset b p i : 0 <= half b i -> Rabs (nearest b p i - p i) = overshoot b p i.
Proof. intros V; cases_of_axis. Qed.

Lemma overshoot_least b p i y :
  mid b i - half b i <= y <= mid b i + half b i -> 0 <= overshoot b p i <= Rabs (y - p i).
Proof. intros H; cases_of_axis. Qed.

Lemma overshoot_nonneg b p i : 0 <= overshoot b p i.
Proof. unfold overshoot; apply Rmax_r. Qed.

Lemma nearest_distance n b p : valid n b -> dist_sq n (nearest b p) p = distance_sq n b p.
Proof.
  intros V; apply sum_ext; intros i Hi.
  rewrite <- (sq_abs (nearest b p i - p i)), nearest_offset; auto.
Qed.

(** No point of the box is nearer, and only one is as near. *)
Theorem nearest_is_least n b p x : in_box n b x -> distance_sq n b p <= dist_sq n x p.
Proof.
  intros X; apply sum_le; intros i Hi.
  destruct (overshoot_least b p i (x i) (X i Hi)) as [H0 H1].
  rewrite <- (sq_abs (x i - p i)); now apply sq_le.
Qed.

Theorem nearest_is_unique : Statements.nearest_is_unique.
Proof.
  intros n b p x V X E i Hi.
  assert (T : sq (overshoot b p i) = sq (x i - p i)).
  { apply (sum_eq_terms n (fun i => sq (overshoot b p i)) (fun i => sq (x i - p i))); auto.
    intros j Hj; destruct (overshoot_least b p j (x j) (X j Hj)) as [H0 H1].
    rewrite <- (sq_abs (x j - p j)); now apply sq_le. }
  rewrite <- (sq_abs (x i - p i)) in T.
  apply sq_eq in T; [|apply overshoot_nonneg|apply Rabs_pos].
  specialize (V i Hi); specialize (X i Hi); cases_of_axis.
Qed.

Theorem meet_decided n b p r : valid n b -> (meet n b p r <-> gap_sq n b p r <= 0).
Proof.
  intros V; unfold gap_sq; split.
  - intros [x [X B]]; generalize (nearest_is_least n b p x X); unfold in_ball in B; lra.
  - intros H; exists (nearest b p); split; [now apply nearest_in_box|].
    unfold in_ball; rewrite nearest_distance; auto; lra.
Qed.

Theorem overlap_decided n b p r : valid n b -> (overlap n b p r <-> gap_sq n b p r < 0).
Proof.
  intros V; unfold gap_sq; split.
  - intros [x [X B]]; generalize (nearest_is_least n b p x X); unfold in_open_ball in B; lra.
  - intros H; exists (nearest b p); split; [now apply nearest_in_box|].
    unfold in_open_ball; rewrite nearest_distance; auto; lra.
Qed.

(** The three verdicts are the three statements about points. Degenerate boxes and balls are included: no half extent
    and no radius need be positive. *)
Theorem verdict_right : Statements.verdict_right.
Proof.
  intros n b p r V; generalize (meet_decided n b p r V) (overlap_decided n b p r V); intros M O.
  unfold verdict_of; destruct (total_order_T (gap_sq n b p r) 0) as [[H|H]|H]; simpl.
  - apply O; lra.
  - split; [apply M; lra | rewrite O; lra].
  - rewrite M; lra.
Qed.

(** The region: the nearest point has left p on exactly the axes counted, and lies on a side there. So no axis is
    `inside`, one `face`, all `corner`, and in between `edge`. *)
Theorem region_right b p i : 0 <= half b i ->
  (0 < overshoot b p i <-> nearest b p i <> p i) /\
  (0 < overshoot b p i -> Rabs (nearest b p i - mid b i) = half b i) /\
  (overshoot b p i = 0 <-> nearest b p i = p i).
Proof. intros V; repeat split; intros; cases_of_axis. Qed.

Lemma farthest_in_box n b p : valid n b -> in_box n b (farthest b p).
Proof. intros V i Hi; specialize (V i Hi); cases_of_axis. Qed.

Theorem farthest_distance n b p : valid n b -> dist_sq n (farthest b p) p = farthest_sq n b p.
Proof.
  intros V; apply sum_ext; intros i Hi; specialize (V i Hi).
  rewrite <- (sq_abs (farthest b p i - p i)); f_equal; cases_of_axis.
Qed.

Theorem farthest_is_greatest n b p x : in_box n b x -> dist_sq n x p <= farthest_sq n b p.
Proof.
  intros X; apply sum_le; intros i Hi; specialize (X i Hi).
  rewrite <- (sq_abs (x i - p i)); apply sq_le; [apply Rabs_pos|cases_of_axis].
Qed.

(** The other forms: the signed_overshoot is that of the stored numbers, and nothing else is asked. *)
Lemma signed_overshoot_lo_hi lo hi p i : lo i <= hi i -> signed_overshoot (of_lo_hi lo hi) p i = Rmax (lo i - p i) (p i - hi i).
Proof. intros; unfold signed_overshoot; simpl; cases_of_axis. Qed.

Lemma signed_overshoot_corner_size corner size p i : 0 <= size i ->
  signed_overshoot (of_corner_size corner size) p i = Rmax (corner i - p i) (p i - corner i - size i).
Proof. intros; unfold signed_overshoot; simpl; cases_of_axis. Qed.
