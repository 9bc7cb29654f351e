(* SPDX-License-Identifier: MIT *)
(* Floats that are multiples of one power of two: where sums and squares of them are not rounded. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Floats.
Open Scope R_scope.

(** A multiple of 2^e. *)
Definition on_grid (e : Z) (x : R) : Prop := generic_format radix2 (FIX_exp e) x.

Lemma on_grid_iff e x : on_grid e x <-> exists m : Z, x = IZR m * bpow radix2 e.
Proof.
  split.
  - intros G; destruct (FIX_format_generic _ _ _ G) as [[m k] E K]; simpl in K; subst k; exists m; exact E.
  - intros [m E]; apply generic_format_FIX; exists (Float radix2 m e); auto.
Qed.

Lemma on_grid_0 e : on_grid e 0.
Proof. apply generic_format_0. Qed.

Lemma on_grid_opp e x : on_grid e x -> on_grid e (- x).
Proof. apply generic_format_opp. Qed.

Lemma on_grid_abs e x : on_grid e x -> on_grid e (Rabs x).
Proof. apply generic_format_abs. Qed.

Lemma on_grid_plus e x y : on_grid e x -> on_grid e y -> on_grid e (x + y).
Proof. rewrite !on_grid_iff; intros [m ->] [k ->]; exists (m + k)%Z; rewrite plus_IZR; ring. Qed.

Lemma on_grid_minus e x y : on_grid e x -> on_grid e y -> on_grid e (x - y).
Proof. intros X Y; apply on_grid_plus; auto; now apply on_grid_opp. Qed.

Lemma on_grid_product e k x y : on_grid e x -> on_grid k y -> on_grid (e + k) (x * y).
Proof. rewrite !on_grid_iff; intros [m ->] [j ->]; exists (m * j)%Z; rewrite mult_IZR, bpow_plus; ring. Qed.

Lemma on_grid_coarser e k x : (k <= e)%Z -> on_grid e x -> on_grid k x.
Proof.
  rewrite !on_grid_iff; intros K [m ->]; exists (m * 2 ^ (e - k))%Z.
  replace e with ((e - k) + k)%Z at 1 by ring; rewrite bpow_plus, mult_IZR.
  change (2 ^ (e - k))%Z with (radix2 ^ (e - k))%Z; rewrite IZR_Zpower by lia; ring.
Qed.

Lemma on_grid_least e x : on_grid e x -> x = 0 \/ bpow radix2 e <= Rabs x.
Proof.
  rewrite on_grid_iff; intros [m ->]; destruct (Z.eq_dec m 0) as [->|M]; [left; ring|right].
  rewrite Rabs_mult, (Rabs_pos_eq (bpow radix2 e)) by apply bpow_ge_0.
  rewrite <- (Rmult_1_l (bpow radix2 e)) at 1; apply Rmult_le_compat_r; [apply bpow_ge_0|].
  rewrite <- abs_IZR; apply IZR_le; lia.
Qed.

Lemma rnd_on_grid prec emin e x : (0 < prec)%Z -> on_grid e x -> on_grid e (rnd prec emin x).
Proof.
  intros P G; assert (I : Prec_gt_0 prec) by exact P; unfold on_grid, rnd.
  apply generic_round_generic; auto with typeclass_instances.
Qed.

(** Multiples of 2^e of up to prec bits are floats. *)
Lemma grid_float prec emin e x : (0 < prec)%Z -> (emin <= e)%Z -> on_grid e x -> Rabs x <= bpow radix2 (e + prec) ->
  is_float prec emin x.
Proof.
  intros P E G B; assert (I : Prec_gt_0 prec) by exact P; unfold is_float.
  refine (generic_inclusion_le radix2 (FLT_exp e prec) (FLT_exp emin prec) (e + prec) _ x B _).
  - intros k K; unfold FLT_exp; lia.
  - apply generic_format_FLT_FIX; auto.
Qed.

Lemma rnd_le prec emin x y : (0 < prec)%Z -> x <= y -> rnd prec emin x <= rnd prec emin y.
Proof. intros P L; assert (I : Prec_gt_0 prec) by exact P; apply round_le; auto with typeclass_instances. Qed.

Lemma rnd_bounded prec emin k x : (0 < prec)%Z -> (emin <= k)%Z -> Rabs x <= bpow radix2 k -> Rabs (rnd prec emin x) <= bpow radix2 k.
Proof.
  intros P E B; assert (I : Prec_gt_0 prec) by exact P; apply abs_round_le_generic; auto with typeclass_instances.
  now apply generic_format_FLT_bpow.
Qed.

Lemma rnd_opp prec emin x : rnd prec emin (- x) = - rnd prec emin x.
Proof. apply round_NE_opp. Qed.

Lemma rnd_0 prec emin : rnd prec emin 0 = 0.
Proof. apply round_0; auto with typeclass_instances. Qed.

(** A float of magnitude at least 2^k is a multiple of its last place there. *)
Lemma float_on_grid prec emin k x : (0 < prec)%Z -> is_float prec emin x -> bpow radix2 k <= Rabs x ->
  on_grid (k + 1 - prec) x.
Proof.
  intros P F B; assert (I : Prec_gt_0 prec) by exact P; unfold on_grid.
  refine (generic_inclusion_ge radix2 (FLT_exp emin prec) (FIX_exp _) k _ x B F).
  intros e E; unfold FIX_exp, FLT_exp; lia.
Qed.

Lemma may_round_on_grid prec emin e x y : (0 < prec)%Z -> on_grid e x -> may_round prec emin x y -> on_grid e y.
Proof. intros P G [->| ->]; auto; now apply rnd_on_grid. Qed.

Lemma may_round_nonneg prec emin x y : (0 < prec)%Z -> 0 <= x -> may_round prec emin x y -> 0 <= y.
Proof. intros P X [->| ->]; auto; rewrite <- (rnd_0 prec emin); now apply rnd_le. Qed.

(** A step of a grid number that has few bits, before or after it, leaves it as it is. *)
Lemma may_round_exact prec emin e x y : (0 < prec)%Z -> (emin <= e)%Z -> on_grid e x -> may_round prec emin x y ->
  Rabs x <= bpow radix2 (e + prec) \/ Rabs y < bpow radix2 (e + prec) -> y = x.
Proof.
  intros P E G [->| ->] B; auto; assert (I : Prec_gt_0 prec) by exact P; apply rnd_float, grid_float with e; auto.
  destruct B as [B|B]; auto; apply Rnot_lt_le; intros L; apply (Rlt_not_le _ _ B); unfold rnd.
  apply abs_round_ge_generic; auto with typeclass_instances; [apply generic_format_FLT_bpow; [exact P|lia]|lra].
Qed.
