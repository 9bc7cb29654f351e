(* SPDX-License-Identifier: MIT *)
(* Floats that are multiples of one power of two: where sums and squares of them are not rounded. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Sterbenz Mult_error.
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

Lemma grid_exact prec emin e x : (0 < prec)%Z -> (emin <= e)%Z -> on_grid e x -> Rabs x <= bpow radix2 (e + prec) ->
  rnd prec emin x = x.
Proof. intros; apply rnd_float; auto; eapply grid_float; eauto. Qed.

Lemma rnd_le prec emin x y : (0 < prec)%Z -> x <= y -> rnd prec emin x <= rnd prec emin y.
Proof. intros P L; assert (I : Prec_gt_0 prec) by exact P; apply round_le; auto with typeclass_instances. Qed.

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

(** If the rounding of a grid number is at most M, a grid number with fewer than prec bits, so is the number. *)
Lemma rnd_at_most prec emin e x m : (0 < prec)%Z -> (emin <= e)%Z -> on_grid e x -> on_grid e m ->
  0 <= m -> m < bpow radix2 (e + prec) -> rnd prec emin x <= m -> x <= m.
Proof.
  intros P E X M M0 MB H; destruct (Rle_or_lt x m) as [L|L]; auto; exfalso.
  assert (S : m + bpow radix2 e <= x).
  { rewrite on_grid_iff in X, M; destruct X as [i ->], M as [j ->].
    apply Rmult_lt_reg_r in L; [|apply bpow_gt_0]; apply lt_IZR in L.
    replace (IZR j * bpow radix2 e + bpow radix2 e) with (IZR (j + 1) * bpow radix2 e) by (rewrite plus_IZR; ring).
    apply Rmult_le_compat_r; [apply bpow_ge_0|apply IZR_le; lia]. }
  assert (B0 := bpow_gt_0 radix2 e).
  assert (GE : on_grid e (bpow radix2 e)) by (apply on_grid_iff; exists 1%Z; ring).
  assert (GB : on_grid e (bpow radix2 (e + prec))).
  { apply on_grid_iff; exists (2 ^ prec)%Z; rewrite Z.add_comm, bpow_plus; f_equal.
    change (2 ^ prec)%Z with (radix2 ^ prec)%Z; rewrite IZR_Zpower by lia; reflexivity. }
  assert (MB' : m + bpow radix2 e <= bpow radix2 (e + prec)).
  { assert (D := on_grid_least e _ (on_grid_minus e _ _ GB M)); destruct D as [D|D]; [lra|].
    rewrite Rabs_pos_eq in D by lra; lra. }
  assert (R := rnd_le prec emin _ _ P S).
  rewrite (grid_exact prec emin e (m + bpow radix2 e)) in R; auto; try lra.
  - now apply on_grid_plus.
  - rewrite Rabs_pos_eq; lra.
Qed.

(** ** The exact tie: is_exact_tie in filter.hpp. *)

(** Whoever survives being added to the anchor and taken from it is a multiple of half the anchor's last place. *)
Theorem survivor_on_grid prec emin k C x : (1 < prec)%Z -> is_float prec emin x -> is_float prec emin C ->
  (emin + prec <= k)%Z -> bpow radix2 k <= C -> rnd prec emin (rnd prec emin (x + C) - C) = x ->
  on_grid (k - prec) x.
Proof.
  intros P X FC K CK S; assert (P0 : (0 < prec)%Z) by lia; assert (I : Prec_gt_0 prec) by exact P0.
  assert (C0 : 0 < C) by (eapply Rlt_le_trans; [apply bpow_gt_0|exact CK]).
  assert (BK : bpow radix2 k = 2 * bpow radix2 (k - 1)).
  { replace k with (1 + (k - 1))%Z at 1 by ring; rewrite bpow_plus; reflexivity. }
  assert (HALF : is_float prec emin (C / 2)).
  { replace (C / 2) with (C * bpow radix2 (- 1)) by (change (bpow radix2 (-1)) with (/ 2); lra).
    apply mult_bpow_exact_FLT; auto.
    assert (M : (k + 1 <= mag radix2 C)%Z) by (apply mag_ge_bpow; replace (k + 1 - 1)%Z with k by ring; rewrite Rabs_pos_eq; lra). lia. }
  assert (DOUBLE : is_float prec emin (2 * C)).
  { replace (2 * C) with (C * bpow radix2 1) by (change (bpow radix2 1) with 2; lra).
    apply mult_bpow_pos_exact_FLT; auto; lia. }
  set (s := rnd prec emin (x + C)) in *.
  assert (FS : is_float prec emin s) by now apply rnd_is_float.
  assert (FAR : bpow radix2 (k - 1) <= Rabs x -> on_grid (k - prec) x).
  { intros B; replace (k - prec)%Z with ((k - 1) + 1 - prec)%Z by ring; eapply float_on_grid; eauto. }
  destruct (Rle_or_lt (C / 2) (x + C)) as [L|L]; [destruct (Rle_or_lt (x + C) (2 * C)) as [U|U]|].
  - assert (SL : C / 2 <= s) by (rewrite <- (rnd_float prec emin (C / 2) P0 HALF); now apply rnd_le).
    assert (SU : s <= 2 * C) by (rewrite <- (rnd_float prec emin (2 * C) P0 DOUBLE); now apply rnd_le).
    assert (SC : is_float prec emin (s - C)) by (apply sterbenz; auto with typeclass_instances; lra).
    rewrite (rnd_float _ _ _ P0 SC) in S; rewrite <- S; apply on_grid_minus.
    + replace (k - prec)%Z with ((k - 1) + 1 - prec)%Z by ring; eapply float_on_grid; eauto.
      rewrite Rabs_pos_eq; lra.
    + replace (k - prec)%Z with ((k - 1) + 1 - prec)%Z by ring; eapply float_on_grid; eauto.
      rewrite Rabs_pos_eq; lra.
  - apply FAR; rewrite Rabs_pos_eq; lra.
  - apply FAR; rewrite Rabs_left; lra.
Qed.

(** A sum from the left of products or numbers f, each step rounded or not. *)
Fixpoint summed prec emin (n : nat) (f : point) (s : R) : Prop :=
  match n with
  | O => s = 0
  | S k => exists t a, summed prec emin k f t /\ may_round prec emin (f k) a /\ may_round prec emin (t + a) s
  end.

Lemma may_round_on_grid prec emin e x y : (0 < prec)%Z -> on_grid e x -> may_round prec emin x y -> on_grid e y.
Proof. intros P G [->| ->]; auto; now apply rnd_on_grid. Qed.

Lemma may_round_exact prec emin e x y : (0 < prec)%Z -> (emin <= e)%Z -> on_grid e x ->
  Rabs x <= bpow radix2 (e + prec) -> may_round prec emin x y -> y = x.
Proof. intros P E G B [->| ->]; auto; eapply grid_exact; eauto. Qed.

Lemma may_round_nonneg prec emin x y : (0 < prec)%Z -> 0 <= x -> may_round prec emin x y -> 0 <= y.
Proof. intros P X [->| ->]; auto; rewrite <- (rnd_0 prec emin); now apply rnd_le. Qed.

Lemma may_round_at_most prec emin e x y m : (0 < prec)%Z -> (emin <= e)%Z -> on_grid e x -> on_grid e m ->
  0 <= m -> m < bpow radix2 (e + prec) -> may_round prec emin x y -> y <= m -> x <= m.
Proof. intros P E X M M0 MB [->| ->] L; auto; eapply rnd_at_most; eauto. Qed.

(** What is positive of a number that may lie far below 0. *)
Lemma may_round_positive prec emin e x y : (0 < prec)%Z -> (emin <= e)%Z -> on_grid e x ->
  x <= bpow radix2 (e + prec) -> may_round prec emin x y -> Rmax y 0 = Rmax x 0.
Proof.
  intros P E G B M; destruct (Rle_or_lt 0 x) as [X|X].
  - rewrite (may_round_exact prec emin e x y); auto; rewrite Rabs_pos_eq; auto.
  - assert (Y : y <= 0) by (destruct M as [->| ->]; [lra|]; rewrite <- (rnd_0 prec emin); apply rnd_le; auto; lra).
    rewrite !Rmax_right; lra.
Qed.

Lemma sum_on_grid e n f : (forall i, (i < n)%nat -> on_grid e (f i)) -> on_grid e (sum n f).
Proof.
  induction n as [|n IH]; intros G; simpl; [apply on_grid_0|].
  apply on_grid_plus; [apply IH; intros; apply G; lia|apply G; lia].
Qed.

(** A sum that is small as computed is exact. *)
Lemma summed_small prec emin e m n f s : (0 < prec)%Z -> (emin <= e)%Z -> on_grid e m -> 0 <= m ->
  m < bpow radix2 (e + prec) -> (forall i, (i < n)%nat -> 0 <= f i /\ on_grid e (f i)) ->
  summed prec emin n f s -> (0 <= s /\ on_grid e s) /\ (s <= m -> s = sum n f).
Proof.
  intros P E M M0 MB; revert s; induction n as [|n IH]; intros s F H; simpl in H.
  - subst s; split; [split; [lra|apply on_grid_0]|reflexivity].
  - destruct H as [t [a [T [A S]]]].
    destruct (IH t) as [[T0 TG] TE]; [intros; apply F; lia|exact T|]; destruct (F n ltac:(lia)) as [F0 FG].
    assert (A0 := may_round_nonneg _ _ _ _ P F0 A); assert (AG := may_round_on_grid _ _ _ _ _ P FG A).
    assert (SG := on_grid_plus e t a TG AG); split.
    + split; [eapply may_round_nonneg; [exact P| |exact S]; lra|eapply may_round_on_grid; eauto].
    + intros L; assert (TA : t + a <= m) by (eapply may_round_at_most; eauto).
      assert (FM : f n <= m) by (eapply may_round_at_most; eauto; lra).
      rewrite (may_round_exact _ _ e _ _ P E SG) with (2 := S) by (rewrite Rabs_pos_eq; lra).
      rewrite (may_round_exact _ _ e _ _ P E FG) with (2 := A) by (rewrite Rabs_pos_eq; lra).
      simpl; rewrite TE by lra; reflexivity.
Qed.

(** A sum whose exact value is small is exact. *)
Lemma summed_exact prec emin e n f s : (0 < prec)%Z -> (emin <= e)%Z -> sum n f <= bpow radix2 (e + prec) ->
  (forall i, (i < n)%nat -> 0 <= f i /\ on_grid e (f i)) -> summed prec emin n f s -> s = sum n f.
Proof.
  intros P E; revert s; induction n as [|n IH]; intros s B F H; simpl in *; auto.
  destruct H as [t [a [T [A S]]]]; destruct (F n ltac:(lia)) as [F0 FG].
  assert (N : 0 <= sum n f) by (apply sum_nonneg; intros; apply F; lia).
  assert (G : on_grid e (sum n f)) by (apply sum_on_grid; intros; apply F; lia).
  assert (TE : t = sum n f) by (apply IH; [lra|intros; apply F; lia|exact T]); rewrite TE in S.
  rewrite (may_round_exact _ _ e _ _ P E FG) with (2 := A) in S by (rewrite Rabs_pos_eq; lra).
  eapply may_round_exact; eauto; [now apply on_grid_plus|rewrite Rabs_pos_eq; lra].
Qed.

Lemma sum_sq_at_most n u v : (forall i, (i < n)%nat -> 0 <= u i <= v i) -> sum n (fun i => sq (u i)) <= sq (sum n v).
Proof.
  induction n as [|n IH]; intros H; simpl; [unfold sq; lra|].
  assert (0 <= sum n v) by (apply sum_nonneg; intros i Hi; assert (U := H i ltac:(lia)); lra).
  assert (S := IH ltac:(intros; apply H; lia)); assert (U := H n ltac:(lia)); unfold sq in *; nra.
Qed.

(** Numbers of one grid, whose computed reach is less than 2^h of its units: squares and sums are exact. *)
Lemma small_grid_exact prec emin e h n u v r reach s q g : (0 < prec)%Z -> (0 <= h)%Z -> (2 * h <= prec)%Z ->
  (emin <= 2 * e)%Z -> (forall i, (i < n)%nat -> 0 <= u i <= v i /\ on_grid e (u i)) ->
  0 <= r -> on_grid e r -> sum n v + r = reach -> reach <= bpow radix2 (e + h) ->
  summed prec emin n (fun i => sq (u i)) s -> may_round prec emin (sq r) q -> may_round prec emin (s - q) g ->
  g = sum n (fun i => sq (u i)) - sq r.
Proof.
  intros P H0 H2 E U R0 RG RE RB S Q G.
  assert (V0 : 0 <= sum n v) by (apply sum_nonneg; intros i Hi; destruct (U i Hi); lra).
  assert (B : forall x, 0 <= x <= reach -> sq x <= bpow radix2 (2 * e + prec)).
  { intros x X; apply Rle_trans with (sq (bpow radix2 (e + h))); [apply sq_le; lra|].
    unfold sq; rewrite <- bpow_plus; apply bpow_le; lia. }
  assert (SQ : sum n (fun i => sq (u i)) <= sq (sum n v)) by (apply sum_sq_at_most; intros i Hi; destruct (U i Hi); auto).
  assert (SB := B (sum n v) ltac:(lra)); assert (QB := B r ltac:(lra)).
  assert (SG : forall x, on_grid e x -> on_grid (2 * e) (sq x)).
  { intros x X; replace (2 * e)%Z with (e + e)%Z by ring; now apply on_grid_product. }
  assert (S0 : 0 <= sum n (fun i => sq (u i))) by apply sum_nonneg, (fun i _ => sq_nonneg (u i)).
  assert (Q0 := sq_nonneg r).
  assert (SX : s = sum n (fun i => sq (u i))).
  { eapply summed_exact with (e := (2 * e)%Z); eauto; [lra|].
    intros i Hi; split; [apply sq_nonneg|apply SG, U, Hi]. }
  rewrite SX in G; rewrite (may_round_exact prec emin (2 * e) (sq r) q) in G; auto; [|rewrite Rabs_pos_eq; lra].
  eapply may_round_exact with (e := (2 * e)%Z); eauto; [|apply Rabs_le; lra].
  apply on_grid_minus; [apply sum_on_grid; intros i Hi; apply SG, U, Hi|auto].
Qed.

(** The anchor of a reach G: 2^(prec + 1 - h) G. What survives it lies on a grid of which G is less than 2^h. *)
Definition survives prec emin (C x : R) : Prop := rnd prec emin (rnd prec emin (x + C) - C) = x.

Lemma anchored_grid prec emin h least reach : (1 < prec)%Z -> (0 <= h <= prec)%Z -> is_float prec emin reach ->
  (emin + prec <= least)%Z -> (emin <= 2 * (least - h))%Z -> bpow radix2 least <= reach -> exists e,
  (emin <= e)%Z /\ (emin <= 2 * e)%Z /\ reach <= bpow radix2 (e + h) /\
  forall x, is_float prec emin x -> survives prec emin (bpow radix2 (prec + 1 - h) * reach) x -> on_grid e x.
Proof.
  intros P H F L L2 B; set (C := bpow radix2 (prec + 1 - h) * reach).
  assert (B0 := bpow_gt_0 radix2 least); assert (D0 := bpow_gt_0 radix2 (prec + 1 - h)).
  assert (C0 : 0 < C) by (unfold C; nra).
  assert (FC : is_float prec emin C) by (unfold C; rewrite Rmult_comm; apply mult_bpow_pos_exact_FLT; auto; lia).
  destruct (mag radix2 C) as [k K]; specialize (K ltac:(lra)); rewrite Rabs_pos_eq in K by lra.
  assert (CL : bpow radix2 (prec + 1 - h + least) <= C) by (unfold C; rewrite bpow_plus; apply Rmult_le_compat_l; lra).
  assert (KL : (prec + 1 - h + least < k)%Z) by (apply (lt_bpow radix2); lra).
  assert (RE : reach <= bpow radix2 (k - 1 - prec + h)).
  { apply Rmult_le_reg_l with (bpow radix2 (prec + 1 - h)); auto; fold C; rewrite <- bpow_plus.
    replace (prec + 1 - h + (k - 1 - prec + h))%Z with k by ring; lra. }
  exists (k - 1 - prec)%Z; split; [lia|split; [lia|split; [auto|]]].
  intros x X S; eapply survivor_on_grid with (C := C); eauto; [lia|apply K].
Qed.

(** The reach as filter.hpp sums it: small, so exact. *)
Lemma reach_exact prec emin e h n v r all reach : (0 < prec)%Z -> (emin <= e)%Z -> (0 <= h < prec)%Z ->
  (forall i, (i < n)%nat -> 0 <= v i /\ on_grid e (v i)) -> 0 <= r -> on_grid e r ->
  summed prec emin n v all -> may_round prec emin (all + r) reach -> reach <= bpow radix2 (e + h) ->
  sum n v + r = reach /\ forall i, (i < n)%nat -> v i <= bpow radix2 (e + h).
Proof.
  intros P E H V R0 RG A RE B; set (m := bpow radix2 (e + h)) in *.
  assert (M0 : 0 <= m) by apply bpow_ge_0.
  assert (MG : on_grid e m).
  { apply on_grid_coarser with (e + h)%Z; [lia|]; apply on_grid_iff; exists 1%Z; unfold m; ring. }
  assert (MB : m < bpow radix2 (e + prec)) by (apply bpow_lt; lia).
  destruct (summed_small _ _ _ _ _ _ _ P E MG M0 MB V A) as [[A0 AG] AE].
  assert (ARG := on_grid_plus e _ _ AG RG).
  assert (AR : all + r <= m) by (eapply may_round_at_most; eauto).
  assert (X : reach = all + r) by (eapply may_round_exact; eauto; rewrite Rabs_pos_eq; lra).
  rewrite <- AE by lra; split; [lra|]; intros i Hi.
  assert (T := sum_term_le n v ltac:(intros; apply V; auto) i Hi); rewrite <- AE in T by lra; lra.
Qed.
