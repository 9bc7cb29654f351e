(* SPDX-License-Identifier: MIT *)
(* exact_filtered's exact tie: numbers that survive the anchor of the reach are so few bits that nothing was rounded,
   and lie on a grid of normal numbers, so that nothing was flushed but what is zero: neither what is read (DAZ) nor what
   is computed (FTZ). *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Mult_error.
From Tangency Require Import Points Box Methods Floats Grid.
From Tangency Require Statements.
Open Scope R_scope.

(** What survives an anchor C of at least 2^k is a multiple of half the last place that C may have. *)
Lemma survivor_on_grid prec emin k C z : (1 < prec)%Z -> (emin < k)%Z -> is_float prec emin z -> is_float prec emin C ->
  bpow radix2 k <= C -> flushed_survives prec emin C z -> on_grid (k - prec) z.
Proof.
  intros P K FZ FC CK [seen [a [b [_ [A [B E]]]]]]; subst b; assert (I : Prec_gt_0 prec) by (unfold Prec_gt_0; lia).
  assert (FAR : forall y, is_float prec emin y -> bpow radix2 (k - 1) <= Rabs y -> on_grid (k - prec) y).
  { intros y Y L; replace (k - prec)%Z with ((k - 1) + 1 - prec)%Z by ring; apply (float_on_grid prec emin); auto; lia. }
  assert (H : bpow radix2 k = 2 * bpow radix2 (k - 1)) by (replace k with (1 + (k - 1))%Z at 1 by ring; now rewrite bpow_plus).
  assert (H0 := bpow_gt_0 radix2 (k - 1)); assert (FA : is_float prec emin a).
  { destruct A as [->|[-> _]]; [apply rnd_is_float; lia|apply generic_format_0]. }
  destruct B as [->|[-> _]]; [|apply on_grid_0]; destruct (Rle_or_lt (bpow radix2 (k - 1)) (Rabs a)) as [L|L].
  - apply rnd_on_grid; [lia|apply on_grid_minus; apply FAR; auto; rewrite Rabs_pos_eq; lra].
  - apply FAR; auto; unfold rnd; apply abs_round_ge_generic; auto with typeclass_instances; [apply generic_format_FLT_bpow; auto; lia|].
    apply Rabs_def2 in L; rewrite Rabs_left; lra.
Qed.

(** A grid of normal numbers, on which flushing takes nothing but zeros for zero. *)
Definition normal_grid (prec emin e : Z) : Prop := (1 < prec)%Z /\ (least_normal prec emin <= e)%Z.

Lemma flushed_on_grid prec emin e x y : normal_grid prec emin e -> on_grid e x -> flushed prec emin x y -> y = x.
Proof.
  intros [_ L] G [->|[-> S]]; auto; destruct (on_grid_least e x G) as [->|B]; auto; exfalso.
  apply (bpow_le radix2) in L; lra.
Qed.

(** A step gives a number of the grid, which is the exact one where that or what it gives is small. *)
Definition steps prec e (x y : R) : Prop :=
  on_grid e y /\ (0 <= x -> 0 <= y) /\ (Rabs x <= bpow radix2 (e + prec) \/ Rabs y < bpow radix2 (e + prec) -> y = x).

Lemma step_right prec emin e x y : normal_grid prec emin e -> on_grid e x ->
  flushed_step prec emin x y \/ flushed prec emin (rnd prec emin x) y -> steps prec e x y.
Proof.
  intros N G S; assert (P := proj1 N); assert (L := proj2 N); unfold least_normal in L; assert (M : may_round prec emin x y).
  { destruct S as [[M|F]|F]; [exact M|left; apply (flushed_on_grid prec emin e); auto; now right|right].
    apply (flushed_on_grid prec emin e); auto; apply rnd_on_grid; auto; lia. }
  split; [eapply may_round_on_grid; eauto; lia|split; [intros X; eapply may_round_nonneg; eauto; lia|]].
  apply (may_round_exact prec emin); auto; lia.
Qed.

(** What is positive of a number that may lie far below 0. *)
Lemma step_positive prec e x y : steps prec e x y -> (x <= 0 -> y <= 0) -> x <= bpow radix2 (e + prec) -> Rmax y 0 = Rmax x 0.
Proof.
  intros [_ [_ S]] N B; destruct (Rle_or_lt x 0) as [X|X]; [rewrite !Rmax_right; auto|rewrite S; auto; left; rewrite Rabs_pos_eq; lra].
Qed.

Lemma step_not_positive prec emin x y : (0 < prec)%Z -> flushed_step prec emin x y \/ flushed prec emin (rnd prec emin x) y -> x <= 0 ->
  y <= 0.
Proof.
  intros P S X; assert (R := rnd_le prec emin x 0 P X); rewrite rnd_0 in R.
  destruct S as [[[->| ->]|[-> _]]|[->|[-> _]]]; lra.
Qed.

Lemma flushed_sum_right prec emin e n f s : normal_grid prec emin e -> (forall i, (i < n)%nat -> 0 <= f i /\ on_grid e (f i)) ->
  flushed_sum prec emin n f s ->
  (0 <= s /\ on_grid e s) /\ (sum n f <= bpow radix2 (e + prec) \/ s < bpow radix2 (e + prec) -> s = sum n f).
Proof.
  intros N; revert s; induction n as [|n IH]; intros s F H; simpl in H; [subst; repeat split; try lra; apply on_grid_0|].
  destruct H as [t [a [T [A S]]]]; destruct (F n ltac:(lia)) as [F0 FG]; destruct (IH t) as [[T0 TG] TE]; auto.
  destruct (step_right prec emin e _ a N FG (or_introl A)) as [AG [A0 AE]]; specialize (A0 F0).
  destruct (step_right prec emin e _ s N (on_grid_plus e _ _ TG AG) (or_introl S)) as [SG [S0 SE]]; specialize (S0 ltac:(lra)).
  assert (N0 : 0 <= sum n f) by (apply sum_nonneg; intros; apply F; lia); split; [auto|simpl; intros [B|B]].
  - rewrite TE in * by lra; rewrite AE in * by (left; rewrite Rabs_pos_eq; lra); apply SE; left; rewrite Rabs_pos_eq; lra.
  - rewrite SE in * by (right; rewrite Rabs_pos_eq; lra); rewrite TE in * by lra; rewrite AE; [lra|right; rewrite Rabs_pos_eq; lra].
Qed.

Lemma sum_sq_at_most n u v : (forall i, (i < n)%nat -> 0 <= u i <= v i) -> sum n (fun i => sq (u i)) <= sq (sum n v).
Proof.
  induction n as [|n IH]; intros H; simpl; [unfold sq; lra|].
  assert (0 <= sum n v) by (apply sum_nonneg; intros i Hi; assert (U := H i ltac:(lia)); lra).
  assert (S := IH ltac:(intros; apply H; lia)); assert (U := H n ltac:(lia)); unfold sq in *; nra.
Qed.

(** ** What the forms share. x', y', p' and r' are what is seen of the numbers, A is the form's axis, and u is what is squared. *)
Definition exact_axis prec e (U v u : R) : Prop :=
  (0 <= v /\ on_grid e v) /\ on_grid e u /\ (v < bpow radix2 (e + prec) -> u = U /\ 0 <= U <= v).

Lemma tie_right prec emin h least n (A : R -> R -> R -> R -> R -> Prop) (x y p x' y' p' U v u : point) r r' all reach s q g :
  (1 < prec)%Z -> 0 <= r -> seen_as prec emin n x x' -> seen_as prec emin n y y' -> seen_as prec emin n p p' ->
  flushed prec emin r r' -> (forall i, (i < n)%nat -> A (x' i) (y' i) (p' i) (v i) (u i)) ->
  (forall e i, normal_grid prec emin e -> (i < n)%nat -> on_grid e (x i) -> on_grid e (y i) -> on_grid e (p i) ->
    A (x i) (y i) (p i) (v i) (u i) -> exact_axis prec e (U i) (v i) (u i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r') reach ->
  flushed_sum prec emin n (fun i => sq (u i)) s -> flushed_step prec emin (sq r') q -> flushed_step prec emin (s - q) g ->
  flushed_anchored prec emin h least n x y p r reach -> g = sum n (fun i => sq (U i)) - sq r.
Proof.
  intros PP R0 SX SY SP SR AX EX AL RE S Q G [H0 [H2 [L [E0 [LH [L2 [F [B N]]]]]]]]; set (C := bpow radix2 (prec + 1 - h) * reach) in *.
  assert (D0 := bpow_gt_0 radix2 (prec + 1 - h)); assert (B0 := bpow_gt_0 radix2 least); assert (C0 : 0 < C) by (unfold C; nra).
  assert (FC : is_float prec emin C) by (unfold C; rewrite Rmult_comm; apply mult_bpow_pos_exact_FLT; auto; lia).
  destruct (mag radix2 C) as [k K]; specialize (K ltac:(lra)); rewrite Rabs_pos_eq in K by lra; set (e := (k - 1 - prec)%Z).
  assert (RB : reach < bpow radix2 (e + h)).
  { apply Rmult_lt_reg_l with (bpow radix2 (prec + 1 - h)); auto; fold C; rewrite <- bpow_plus.
    replace (prec + 1 - h + (e + h))%Z with k by (unfold e; ring); apply K. }
  assert (LE : (least < e + h)%Z) by (apply (lt_bpow radix2); lra); assert (NG : normal_grid prec emin e) by (split; lia).
  assert (NG2 : normal_grid prec emin (e + e)) by (split; lia).
  assert (ON : forall z, z = r \/ (exists i, (i < n)%nat /\ (z = x i \/ z = y i \/ z = p i)) -> on_grid e z).
  { intros z Z; destruct (N z Z) as [FZ SZ]; apply (survivor_on_grid prec emin (k - 1) C); auto; [unfold e in *; lia|apply K]. }
  assert (RG := ON r ltac:(auto)); rewrite (flushed_on_grid prec emin e r r' NG RG SR) in *.
  assert (O : forall i, (i < n)%nat -> exact_axis prec e (U i) (v i) (u i)).
  { intros i Hi; specialize (AX i Hi); assert (T : on_grid e (x i) /\ on_grid e (y i) /\ on_grid e (p i))
      by (repeat split; apply ON; right; exists i; auto); destruct T as [GX [GY GP]].
    rewrite (flushed_on_grid prec emin e _ _ NG GX (SX i Hi)), (flushed_on_grid prec emin e _ _ NG GY (SY i Hi)),
      (flushed_on_grid prec emin e _ _ NG GP (SP i Hi)) in AX; auto. }
  assert (HB : bpow radix2 (e + h) <= bpow radix2 (e + prec)) by (apply bpow_le; lia).
  destruct (flushed_sum_right prec emin e n v all NG (fun i Hi => proj1 (O i Hi)) AL) as [[A0 AG] AE].
  destruct (step_right prec emin e _ reach NG (on_grid_plus e _ _ AG RG) (or_introl RE)) as [_ [_ RX]].
  rewrite RX in * by (right; rewrite Rabs_pos_eq; lra); rewrite AE in * by lra; clear RX AE RE AL.
  assert (T : forall i, (i < n)%nat -> u i = U i /\ 0 <= U i <= v i).
  { intros i Hi; apply (O i Hi); assert (V := sum_term_le n v (fun i Hi => proj1 (proj1 (O i Hi))) i Hi); lra. }
  assert (SQ : forall z, on_grid e z -> 0 <= sq z /\ on_grid (e + e) (sq z)) by (intros; split;
    [apply sq_nonneg|now apply on_grid_product]).
  assert (SMALL : forall z, 0 <= z <= sum n v + r -> sq z <= bpow radix2 (e + e + prec)).
  { intros z Z; apply Rle_trans with (sq (bpow radix2 (e + h))); [apply sq_le; lra|].
    unfold sq; rewrite <- bpow_plus; apply bpow_le; lia. }
  assert (SU : sum n (fun i => sq (u i)) = sum n (fun i => sq (U i))) by (apply sum_ext; intros i Hi; now destruct (T i Hi) as [-> _]).
  assert (SV := sum_sq_at_most n U v (fun i Hi => proj2 (T i Hi))); assert (BV := SMALL (sum n v) ltac:(lra));
    assert (BR := SMALL r ltac:(lra)).
  destruct (flushed_sum_right prec emin (e + e) n (fun i => sq (u i)) s NG2) as [[S0 SG] SE]; auto; [intros i Hi; apply SQ, (O i Hi)|].
  destruct (SQ r RG) as [Q0 QG]; destruct (step_right prec emin (e + e) _ q NG2 QG (or_introl Q)) as [_ [_ QE]].
  rewrite SE, SU in * by lra; rewrite QE in * by (left; rewrite Rabs_pos_eq; lra).
  destruct (step_right prec emin (e + e) _ g NG2 (on_grid_minus _ _ _ SG QG) (or_introl G)) as [_ [_ ->]]; auto.
  left; apply Rabs_le; lra.
Qed.

(** ** The forms *)
Lemma grid_extremes e x y : on_grid e x -> on_grid e y -> on_grid e (Rmax x y) /\ on_grid e (Rmin x y).
Proof. intros X Y; unfold Rmax, Rmin; destruct Rle_dec; auto. Qed.

Theorem flushing_leaves_tie_center_half : Statements.flushing_leaves_tie_center_half.
Proof.
  intros prec emin h least n b p r c' h' p' r' v w all reach s q g PP V R0 SC SH SP SR AX AL RE S Q G AN.
  apply (tie_right prec emin h least n (fun c h q z u => exists t, flushed_center_half prec emin c h q z t /\ u = Rmax t 0)
    (mid b) (half b) p c' h' p' (overshoot b p) v (fun i => Rmax (w i) 0) r r' all reach s q g); auto; [intros i Hi; exists (w i); auto|].
  intros e i N Hi GX GY GP [t [[d [D [VE T]]] ->]]; specialize (V i Hi).
  destruct (step_right prec emin e _ d N (on_grid_minus e _ _ GP GX) (or_intror D)) as [DG [_ DE]].
  assert (GV : on_grid e (v i)) by (rewrite VE; now apply on_grid_abs).
  assert (ST := step_right prec emin e _ t N (on_grid_minus e _ _ GV GY) (or_introl T)); assert (V0 : 0 <= v i) by (rewrite VE;
    apply Rabs_pos).
  split; [auto|split; [apply grid_extremes; [apply ST|apply on_grid_0]|intros B]].
  rewrite (step_positive prec e _ t ST) by (try (apply (step_not_positive prec emin); auto; lia); lra).
  unfold overshoot, signed_overshoot; rewrite <- DE, <- VE by (right; rewrite <- VE; exact B); split; [auto|split;
    [apply Rmax_r|apply Rmax_lub; lra]].
Qed.

Theorem flushing_leaves_tie_corner_size : Statements.flushing_leaves_tie_corner_size.
Proof.
  intros prec emin h least n x size p r x' size' p' r' v w all reach s q g PP V R0 SC SH SP SR AX AL RE S Q G AN.
  apply (tie_right prec emin h least n (fun c h q z u => exists t, flushed_corner_size prec emin c h q z t /\ u = Rmax t 0)
    x size p x' size' p' (overshoot (of_corner_size x size) p) v (fun i => Rmax (w i) 0) r r' all reach s q g); auto;
    [intros i Hi; exists (w i); auto|].
  intros e i N Hi GX GY GP [t [[a [b [d [A [VE [B [D ->]]]]]]] ->]]; specialize (V i Hi).
  destruct (step_right prec emin e _ a N (on_grid_minus e _ _ GP GX) (or_intror A)) as [AG [_ AE]].
  assert (SB := step_right prec emin e _ b N (on_grid_minus e _ _ GX GP) (or_intror B)).
  assert (SD := step_right prec emin e _ d N (on_grid_minus e _ _ AG GY) (or_intror D)).
  split; [rewrite VE; split; [apply Rabs_pos|now apply on_grid_abs]|split].
  - repeat apply grid_extremes; [apply SB|apply SD|apply on_grid_0].
  - intros L; rewrite AE in * by (right; now rewrite <- VE); assert (T := Rabs_def2 _ _ (eq_ind _ (fun z => z < _) L _ VE)).
    assert (BE : Rmax b 0 = Rmax (x i - p i) 0).
    { apply (step_positive prec e); auto; [apply (step_not_positive prec emin); auto; lia|lra]. }
    assert (DE : Rmax d 0 = Rmax (p i - x i - size i) 0).
    { apply (step_positive prec e); auto; [apply (step_not_positive prec emin); auto; lia|lra]. }
    assert (WE : Rmax (Rmax b d) 0 = Rmax (Rmax b 0) (Rmax d 0)) by (unfold Rmax; repeat destruct Rle_dec; lra).
    rewrite WE, BE, DE, VE; unfold overshoot; rewrite signed_overshoot_corner_size by auto; clear - V.
    unfold Rmax, Rabs; repeat (destruct Rle_dec || destruct Rcase_abs); repeat split; lra.
Qed.

(** Of stored sides what is squared is the reach itself. *)
Theorem flushing_leaves_tie_lo_hi : Statements.flushing_leaves_tie_lo_hi.
Proof.
  intros prec emin h least n lo hi p r lo' hi' p' r' v all reach s q g PP V R0 SC SH SP SR AX AL RE S Q G AN.
  apply (tie_right prec emin h least n (fun c h q z u => flushed_lo_hi prec emin c h q z /\ u = z)
    lo hi p lo' hi' p' (overshoot (of_lo_hi lo hi) p) v v r r' all reach s q g); auto.
  intros e i N Hi GX GY GP [[below [above [B [A W]]]] _]; specialize (V i Hi).
  assert (GL := on_grid_minus e _ _ (proj1 (grid_extremes e _ _ GP GX)) GP).
  assert (GH := on_grid_minus e _ _ GP (proj2 (grid_extremes e _ _ GP GY))).
  assert (ML := Rmax_l (p i) (lo i)); assert (MH := Rmin_l (p i) (hi i)).
  destruct (step_right prec emin e _ below N GL (or_intror B)) as [BG [B0 BE]]; specialize (B0 ltac:(lra)).
  destruct (step_right prec emin e _ above N GH (or_intror A)) as [AG [A0 AE]]; specialize (A0 ltac:(lra)).
  destruct (step_right prec emin e _ (v i) N (on_grid_plus e _ _ BG AG) (or_introl W)) as [VG [V0 VE]]; specialize (V0 ltac:(lra)).
  split; [auto|split; [auto|intros L]]; rewrite VE in L |- * by (right; rewrite Rabs_pos_eq; lra).
  rewrite BE, AE by (right; rewrite Rabs_pos_eq; lra); unfold overshoot; rewrite signed_overshoot_lo_hi by auto; clear - V.
  unfold Rmax, Rmin; repeat destruct Rle_dec; repeat split; lra.
Qed.
