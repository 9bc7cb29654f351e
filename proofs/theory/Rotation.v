(* SPDX-License-Identifier: MIT *)
(* Rotated boxes: why the inverse and not the matrix, and the questions left for an angle, an axis and a quaternion. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Relation Methods.
From Tangency Require Statements.
Open Scope R_scope.

Definition keeps_distances n (f : point -> point) : Prop := forall x y, dist_sq n (f x) (f y) = dist_sq n x y.
Definition inverse_of n (g f : point -> point) : Prop := forall x i, (i < n)%nat -> f (g x) i = x i.

Lemma carried_distance n f g p l : keeps_distances n f -> inverse_of n g f -> dist_sq n (f l) p = dist_sq n l (g p).
Proof.
  intros K I; rewrite <- (K l (g p)); apply sum_ext; intros i Hi; rewrite (I p i Hi); reflexivity.
Qed.

Lemma distance_ext n x y p : (forall i, (i < n)%nat -> x i = y i) -> dist_sq n x p = dist_sq n y p.
Proof. intros E; apply sum_ext; intros i Hi; rewrite (E i Hi); reflexivity. Qed.

(** The ball's centre goes through the inverse, because the inverse keeps distances and so takes the ball to a ball. *)
Theorem inverse_is_right n b f g p r : keeps_distances n f -> inverse_of n g f ->
  (carried_meet n b f p r <-> meet n b (g p) r) /\ (carried_overlap n b f p r <-> overlap n b (g p) r).
Proof.
  intros K I; assert (D := fun l => carried_distance n f g p l K I);
    unfold carried_meet, carried_overlap, meet, overlap, in_ball, in_open_ball; split; split.
  1, 3: intros [x [[l [L E]] B]]; exists l; rewrite <- D, <- (distance_ext n x (f l)) by auto; auto.
  all: intros [l [L B]]; exists (f l); rewrite D; split; [exists l|]; auto.
Qed.

(** The relations as well, and what reaches a boundary from within. *)
Theorem inverse_keeps_holding n b f g p r : keeps_distances n f -> inverse_of n g f ->
  ((forall x, in_ball n p r x -> carried n b f x) <-> ball_in_box n b (g p) r) /\
  ((forall x, carried n b f x -> in_ball n p r x) <-> box_in_ball n b (g p) r) /\
  ((exists l, on_side n b l /\ in_ball n p r (f l)) <-> (exists l, in_ball n (g p) r l /\ on_side n b l)) /\
  ((exists l, in_box n b l /\ on_sphere n p r (f l)) <-> (exists l, in_box n b l /\ on_sphere n (g p) r l)).
Proof.
  intros K I; assert (D := fun l => carried_distance n f g p l K I).
  unfold in_ball, on_sphere; split; [|split; [|split]]; split.
  - intros H x B; unfold in_ball in B; rewrite <- D in B.
    destruct (H (f x) B) as [l [L E]].
    assert (Z : dist_sq n l x = 0).
    { rewrite <- K; rewrite <- (distance_ext n (f x) (f l)) by auto.
      unfold dist_sq; rewrite (sum_ext n _ (fun _ => 0)); [rewrite sum_const; lra|intros; unfold sq; ring]. }
    intros i Hi; assert (T := sum_term_le n (fun i => sq (l i - x i)) (fun i _ => sq_nonneg _) i Hi).
    unfold dist_sq in Z; rewrite Z in T; unfold sq in T.
    replace (x i) with (l i) by nra; apply L; auto.
  - intros H x B; exists (g x); split; [|intros i Hi; symmetry; apply I; auto].
    apply H; unfold in_ball; rewrite <- D, (distance_ext n (f (g x)) x); auto.
  - intros H l L; unfold in_ball; rewrite <- D; apply H; exists l; auto.
  - intros H x [l [L E]]; rewrite (distance_ext n x (f l)) by auto; rewrite D; apply H, L.
  - intros [l [S B]]; exists l; rewrite <- D; auto.
  - intros [l [B S]]; exists l; rewrite D; auto.
  - intros [l [L S]]; exists l; rewrite <- D; auto.
  - intros [l [L S]]; exists l; rewrite D; auto.
Qed.

(** ** The plane. R(theta) with any cosine and sine, about the box's centre c. *)

Lemma dist_two x y : dist_sq 2 x y = sq (x 0%nat - y 0%nat) + sq (x 1%nat - y 1%nat).
Proof. unfold dist_sq; simpl; lra. Qed.

Lemma turn_keeps_distances co si c : co * co + si * si = 1 -> keeps_distances 2 (turn_by co si c).
Proof.
  intros U x y; rewrite !dist_two; unfold turn_by, sq; simpl.
  transitivity ((co * co + si * si) *
    ((x 0%nat - y 0%nat) * (x 0%nat - y 0%nat) + (x 1%nat - y 1%nat) * (x 1%nat - y 1%nat))); [ring|rewrite U; ring].
Qed.

Lemma turn_inverse co si c : co * co + si * si = 1 -> inverse_of 2 (turn_back co si c) (turn_by co si c).
Proof.
  intros U x i Hi; unfold turn_by, turn_back; destruct i as [|[|]]; simpl; try lia.
  - transitivity (c 0%nat + (co * co + si * si) * (x 0%nat - c 0%nat)); [ring|rewrite U; ring].
  - transitivity (c 1%nat + (co * co + si * si) * (x 1%nat - c 1%nat)); [ring|rewrite U; ring].
Qed.

Lemma scaled_gap n k h l r : 0 < k ->
  gap_sq n (centered h) l r * sq k = gap_sq n (centered (fun i => h i * k)) (fun i => l i * k) (r * k).
Proof.
  intros K; unfold gap_sq, distance_sq; rewrite Rmult_minus_distr_r; f_equal; [|unfold sq; ring].
  rewrite Rmult_comm, <- sum_scale; apply sum_ext; intros i _; unfold overshoot, signed_overshoot; simpl.
  replace (l i * k - 0) with ((l i - 0) * k) by ring; rewrite Rabs_mult, (Rabs_right k) by lra.
  replace (Rabs (l i - 0) * k - h i * k) with (k * (Rabs (l i - 0) - h i)) by ring.
  generalize (Rabs (l i - 0) - h i); intros e.
  replace (Rmax (k * e) 0) with (k * Rmax e 0) by (rewrite <- RmaxRmult by lra; f_equal; ring); unfold sq; ring.
Qed.

Lemma gap_ext n b b' p p' r : (forall i, (i < n)%nat -> mid b i = mid b' i /\ half b i = half b' i /\ p i = p' i) ->
  gap_sq n b p r = gap_sq n b' p' r.
Proof.
  intros E; unfold gap_sq, distance_sq; f_equal; apply sum_ext; intros i Hi.
  destruct (E i Hi) as [E1 [E2 E3]]; unfold overshoot, signed_overshoot; now rewrite E1, E2, E3.
Qed.

(** The questions of a box whose inverse is only known k times too long. *)
Lemma scaled_is_right n k h f g p q r : keeps_distances n f -> inverse_of n g f -> valid n (centered h) -> 0 < k ->
  (forall i, (i < n)%nat -> q i = g p i * k) -> let gap := gap_sq n (centered (fun i => h i * k)) q (r * k) in
  (carried_meet n (centered h) f p r <-> gap <= 0) /\ (carried_overlap n (centered h) f p r <-> gap < 0).
Proof.
  intros K I V K0 Q gap; destruct (inverse_is_right n (centered h) f g p r K I) as [M O].
  assert (G : gap = gap_sq n (centered h) (g p) r * sq k) by (rewrite scaled_gap by auto; apply gap_ext; auto).
  rewrite M, O, meet_decided, overlap_decided, G by auto; assert (0 < sq k) by (unfold sq; nra); split; split; nra.
Qed.

Lemma axis_unit u v : (u <> 0 \/ v <> 0) -> let L := sqrt (u * u + v * v) in
  0 < L /\ L * L = u * u + v * v /\ u / L * (u / L) + v / L * (v / L) = 1.
Proof.
  intros N L.
  assert (S : 0 < u * u + v * v) by (destruct N; nra).
  assert (L0 : 0 < L) by (apply sqrt_lt_R0; auto).
  assert (LL : L * L = u * u + v * v) by (apply sqrt_sqrt; lra).
  split; [auto|split; [auto|]].
  replace (u / L * (u / L) + v / L * (v / L)) with ((u * u + v * v) / (L * L)) by (field; lra).
  rewrite LL; field; lra.
Qed.

Theorem axis_is_right : Statements.axis_is_right.
Proof.
  intros u v c h p r N V L gap f; destruct (axis_unit u v N) as [L0 [LL U]]; fold L in L0, LL, U.
  apply (scaled_is_right 2 L h f (turn_back (u / L) (v / L) c)); auto; [now apply turn_keeps_distances|now apply turn_inverse|].
  intros i Hi; unfold axis_frame, turn_back; destruct i as [|[|]]; simpl; try lia; field; lra.
Qed.

(** ** Space. The rotation v -> q v q^-1 of a quaternion of any length but 0: M / |q|^2, M rational in q. *)

Lemma quaternion_keeps_distances x y z w c : norm_sq x y z w <> 0 -> keeps_distances 3 (quaternion_turn x y z w c).
Proof.
  intros NZ a b; unfold dist_sq, quaternion_turn; simpl; unfold sq; set (N := norm_sq x y z w) in *.
  transitivity ((N * N) / (N * N) * ((a 0%nat - b 0%nat) * (a 0%nat - b 0%nat) + (a 1%nat - b 1%nat) * (a 1%nat - b 1%nat)
                 + (a 2%nat - b 2%nat) * (a 2%nat - b 2%nat))); [|field; auto].
  unfold Rdiv; rewrite Rinv_mult; generalize (/ N); intros k; unfold N, norm_sq; ring.
Qed.

Lemma quaternion_inverse x y z w c : norm_sq x y z w <> 0 ->
  inverse_of 3 (quaternion_back x y z w c) (quaternion_turn x y z w c).
Proof.
  intros NZ a i Hi; unfold quaternion_turn, quaternion_back, quaternion_frame; set (N := norm_sq x y z w) in *.
  transitivity (c i + (N * N) / (N * N) * (a i - c i)); [|field; auto].
  unfold Rdiv; rewrite Rinv_mult.
  destruct i as [|[|[|]]]; try lia; simpl; generalize (/ N); intros k; unfold N, norm_sq; ring.
Qed.

Theorem quaternion_is_right : Statements.quaternion_is_right.
Proof.
  intros x y z w c h p r NZ V N gap f; apply (scaled_is_right 3 N h f (quaternion_back x y z w c)); auto;
    [now apply quaternion_keeps_distances|now apply quaternion_inverse|unfold N, norm_sq in *; nra|].
  intros i Hi; unfold quaternion_back; fold N; field; auto.
Qed.
