(* SPDX-License-Identifier: MIT *)
(* exact_filtered's exact tie: numbers that survive the anchor of the reach are so few bits that nothing was
  rounded. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Methods Floats Grid Constants.
Open Scope R_scope.

(** Each form's axis: v is the computed reach, what is squared is the positive part of w. *)
Definition center_half_axis prec emin (c h p v w : R) : Prop :=
  v = Rabs (rnd prec emin (p - c)) /\ may_round prec emin (v - h) w.
Definition corner_size_axis prec emin (x size p v w : R) : Prop :=
  let above := rnd prec emin (p - x) in
  v = Rabs above /\ w = Rmax (rnd prec emin (x - p)) (rnd prec emin (above - size)).
Definition lo_hi_axis prec emin (lo hi p v : R) : Prop := exists below above,
  below = rnd prec emin (Rmax p lo - p) /\ above = rnd prec emin (p - Rmin p hi) /\ may_round prec emin (below + above) v.

(** A power of two that bounds the reach: less than prec bits of the grid. *)
Definition bounds_reach (prec emin e : Z) (m : R) : Prop :=
  (0 < prec)%Z /\ (emin <= e)%Z /\ 0 <= m /\ on_grid e m /\ m < bpow radix2 (e + prec).

Lemma reach_is_bounded prec emin e h : (0 <= h < prec)%Z -> (emin <= e)%Z ->
  bounds_reach prec emin e (bpow radix2 (e + h)).
Proof.
  intros H E; split; [lia|split; [auto|split; [apply bpow_ge_0|split; [|apply bpow_lt; lia]]]].
  apply on_grid_coarser with (e + h)%Z; [lia|]; apply on_grid_iff; exists 1%Z; ring.
Qed.

Lemma rnd_abs_at_most prec emin e x m : bounds_reach prec emin e m -> on_grid e x ->
  Rabs (rnd prec emin x) <= m -> rnd prec emin x = x /\ Rabs x <= m.
Proof.
  intros [P [E [M0 [M MB]]]] X B; assert (B' := B); unfold rnd in B'.
  rewrite <- round_NE_abs in B' by auto with typeclass_instances.
  assert (A : Rabs x <= m).
  { eapply (rnd_at_most prec emin e (Rabs x) m); auto; now apply on_grid_abs. }
  split; auto; eapply grid_exact; eauto; lra.
Qed.

Lemma rnd_positive prec emin e x m : bounds_reach prec emin e m -> on_grid e x -> x <= m ->
  Rmax (rnd prec emin x) 0 = Rmax x 0.
Proof.
  intros [P [E [M0 [M MB]]]] X B; eapply may_round_positive; eauto; [lra|now right].
Qed.

Lemma center_half_exact prec emin e m b p v w i : bounds_reach prec emin e m -> 0 <= half b i ->
  on_grid e (mid b i) -> on_grid e (half b i) -> on_grid e (p i) ->
  center_half_axis prec emin (mid b i) (half b i) (p i) v w -> v <= m ->
  Rmax w 0 = overshoot b p i /\ overshoot b p i <= v.
Proof.
  intros M H0 C H Q [V W] B; assert (D := on_grid_minus _ _ _ Q C).
  destruct (rnd_abs_at_most _ _ _ _ _ M D) as [X XM]; [lra|]; rewrite X in V.
  unfold overshoot, signed_overshoot; rewrite <- V; split; [|apply Rmax_lub; [lra|rewrite V; apply Rabs_pos]].
  destruct M as [P [E [M0 [MG MB]]]]; eapply may_round_positive; eauto; [|lra].
  apply on_grid_minus; auto; rewrite V; now apply on_grid_abs.
Qed.

Lemma corner_size_exact prec emin e m x size p v w i : bounds_reach prec emin e m -> 0 <= size i ->
  on_grid e (x i) -> on_grid e (size i) -> on_grid e (p i) ->
  corner_size_axis prec emin (x i) (size i) (p i) v w -> v <= m ->
  Rmax w 0 = overshoot (of_corner_size x size) p i /\ overshoot (of_corner_size x size) p i <= v.
Proof.
  intros M H0 C H Q [V W] B; assert (D := on_grid_minus _ _ _ Q C).
  destruct (rnd_abs_at_most _ _ _ _ _ M D) as [X XM]; [lra|]; rewrite X in V, W.
  assert (A := Rle_abs (p i - x i)); assert (A' := Rle_abs (- (p i - x i))); rewrite Rabs_Ropp in A'.
  assert (BE : Rmax (rnd prec emin (x i - p i)) 0 = Rmax (x i - p i) 0).
  { eapply rnd_positive; eauto; [now apply on_grid_minus|lra]. }
  assert (AB : Rmax (rnd prec emin (p i - x i - size i)) 0 = Rmax (p i - x i - size i) 0).
  { eapply rnd_positive; eauto; [now apply on_grid_minus|lra]. }
  assert (WE : Rmax w 0 = Rmax (Rmax (x i - p i) 0) (Rmax (p i - x i - size i) 0)).
  { rewrite W, <- BE, <- AB; unfold Rmax; repeat destruct Rle_dec; lra. }
  rewrite WE; unfold overshoot, signed_overshoot; simpl; revert V A A' H0; clear.
  generalize (p i) (x i) (size i); intros q y s V A A' S; rewrite V; clear V.
  unfold Rmax, Rabs in *; repeat (destruct Rle_dec || destruct Rcase_abs); split; lra.
Qed.

Lemma lo_hi_reach_grid prec emin e lo hi p v : (0 < prec)%Z -> on_grid e lo -> on_grid e hi -> on_grid e p ->
  lo_hi_axis prec emin lo hi p v -> 0 <= v /\ on_grid e v.
Proof.
  intros P L H Q [below [above [BE [AB V]]]].
  assert (M : forall x y, on_grid e x -> on_grid e y -> on_grid e (Rmax x y) /\ on_grid e (Rmin x y)).
  { intros x y X Y; unfold Rmax, Rmin; destruct Rle_dec; auto. }
  assert (B : 0 <= below /\ on_grid e below).
  { rewrite BE; split; [|apply rnd_on_grid, on_grid_minus; auto; now apply M].
    rewrite <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmax_l p lo); lra. }
  assert (A : 0 <= above /\ on_grid e above).
  { rewrite AB; split; [|apply rnd_on_grid, on_grid_minus; auto; now apply M].
    rewrite <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmin_l p hi); lra. }
  split; [apply (may_round_nonneg prec emin (below + above)); auto; lra|].
  apply (may_round_on_grid prec emin e (below + above)); auto; now apply on_grid_plus.
Qed.

Lemma lo_hi_exact prec emin e m lo hi p v i : bounds_reach prec emin e m -> lo i <= hi i ->
  on_grid e (lo i) -> on_grid e (hi i) -> on_grid e (p i) ->
  lo_hi_axis prec emin (lo i) (hi i) (p i) v -> v <= m -> v = overshoot (of_lo_hi lo hi) p i.
Proof.
  intros M H0 L H Q [below [above [BE [AB V]]]] B; assert (M' := M); destruct M' as [P [E [M0 [MG MB]]]].
  assert (GX : on_grid e (Rmax (p i) (lo i) - p i)).
  { apply on_grid_minus; auto; unfold Rmax; destruct Rle_dec; auto. }
  assert (GY : on_grid e (p i - Rmin (p i) (hi i))).
  { apply on_grid_minus; auto; unfold Rmin; destruct Rle_dec; auto. }
  assert (B0 : 0 <= below).
  { rewrite BE, <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmax_l (p i) (lo i)); lra. }
  assert (A0 : 0 <= above).
  { rewrite AB, <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmin_l (p i) (hi i)); lra. }
  assert (GS : on_grid e (below + above)).
  { apply on_grid_plus; [rewrite BE|rewrite AB]; now apply rnd_on_grid. }
  assert (SUM : below + above <= m) by (eapply may_round_at_most; eauto).
  assert (VE : v = below + above) by (eapply may_round_exact; eauto; rewrite Rabs_pos_eq; lra).
  destruct (rnd_abs_at_most prec emin e _ m M GX) as [XB _]; [rewrite <- BE, Rabs_pos_eq; lra|].
  destruct (rnd_abs_at_most prec emin e _ m M GY) as [XA _]; [rewrite <- AB, Rabs_pos_eq; lra|].
  rewrite VE, BE, AB, XB, XA; unfold overshoot; rewrite signed_overshoot_lo_hi by auto; clear - H0.
  unfold Rmax, Rmin; repeat destruct Rle_dec; lra.
Qed.

(** What is asked of the numbers: floats that survive the anchor of a reach that is not too small. *)
Definition anchored prec emin h least n (x y p : point) (r reach : R) : Prop :=
  (1 < prec)%Z /\ (0 <= h)%Z /\ (2 * h <= prec)%Z /\ (emin + prec <= least)%Z /\ (emin <= 2 * (least - h))%Z /\
  is_float prec emin reach /\ bpow radix2 least <= reach /\
  forall z, z = r \/ (exists i, (i < n)%nat /\ (z = x i \/ z = y i \/ z = p i)) ->
    is_float prec emin z /\ survives prec emin (bpow radix2 (prec + 1 - h) * reach) z.

Lemma anchored_numbers prec emin h least n x y p r reach : anchored prec emin h least n x y p r reach ->
  (0 < prec)%Z /\ (0 <= h < prec)%Z /\ (2 * h <= prec)%Z /\ exists e, (emin <= e)%Z /\ (emin <= 2 * e)%Z /\
  reach <= bpow radix2 (e + h) /\ bounds_reach prec emin e (bpow radix2 (e + h)) /\ on_grid e r /\
  forall i, (i < n)%nat -> on_grid e (x i) /\ on_grid e (y i) /\ on_grid e (p i).
Proof.
  intros [P [H0 [H2 [L [L2 [F [B N]]]]]]]; split; [lia|split; [lia|split; [auto|]]].
  destruct (anchored_grid prec emin h least reach P ltac:(lia) F L L2 B) as [e [E [E2 [RB G]]]].
  exists e; split; [auto|split; [auto|split; [auto|split; [apply reach_is_bounded; auto; lia|]]]].
  split; [destruct (N r ltac:(auto)); auto|]; intros i Hi.
  split; [|split]; [destruct (N (x i))|destruct (N (y i))|destruct (N (p i))]; auto; right; exists i; auto.
Qed.

Lemma center_half_reach_grid prec emin e x y : (0 < prec)%Z -> on_grid e x -> on_grid e y ->
  0 <= Rabs (rnd prec emin (x - y)) /\ on_grid e (Rabs (rnd prec emin (x - y))).
Proof.
  intros P X Y; split; [apply Rabs_pos|]; apply on_grid_abs, rnd_on_grid; auto; now apply on_grid_minus.
Qed.

(** The filter's 0 is a true 0, and its sign the true sign: nothing was rounded. *)
Theorem exact_tie_center_half prec emin h least n b p r v w all reach s q g : valid n b -> 0 <= r ->
  (forall i, (i < n)%nat -> center_half_axis prec emin (mid b i) (half b i) (p i) (v i) (w i)) ->
  summed prec emin n v all -> may_round prec emin (all + r) reach ->
  summed prec emin n (fun i => sq (Rmax (w i) 0)) s -> may_round prec emin (sq r) q -> may_round prec emin (s - q) g
    ->
  anchored prec emin h least n (mid b) (half b) p r reach -> g = gap_sq n b p r.
Proof.
  intros V R0 AX A RE S Q G AN.
  destruct (anchored_numbers _ _ _ _ _ _ _ _ _ _ AN) as [P [H [H2 [e [E [E2 [RB [M [RG N]]]]]]]]].
  destruct (reach_exact prec emin e h n v r all reach) as [RX VM]; auto.
  { intros i Hi; destruct (AX i Hi) as [-> _]; destruct (N i Hi) as [N1 [N2 N3]]; now apply center_half_reach_grid. }
  assert (O : forall i, (i < n)%nat -> Rmax (w i) 0 = overshoot b p i /\ overshoot b p i <= v i).
  { intros i Hi; destruct (N i Hi) as [N1 [N2 N3]]; eapply center_half_exact; eauto. }
  unfold gap_sq, distance_sq; rewrite <- (sum_ext n (fun i => sq (Rmax (w i) 0)))
    by (intros i Hi; destruct (O i Hi) as [-> _]; reflexivity).
  eapply small_grid_exact with (e := e) (h := h); eauto; [lia|].
  intros i Hi; destruct (O i Hi) as [O1 O2]; split; [split; [apply Rmax_r|lra]|].
  destruct (AX i Hi) as [VI WI]; destruct (N i Hi) as [N1 [N2 N3]].
  destruct (center_half_reach_grid prec emin e (p i) (mid b i) P N3 N1) as [_ VG]; rewrite <- VI in VG.
  unfold Rmax; destruct Rle_dec; [apply on_grid_0|].
  eapply may_round_on_grid; [exact P| |exact WI]; now apply on_grid_minus.
Qed.

Theorem exact_tie_corner_size prec emin h least n x size p r v w all reach s q g :
  (forall i, (i < n)%nat -> 0 <= size i) -> 0 <= r ->
  (forall i, (i < n)%nat -> corner_size_axis prec emin (x i) (size i) (p i) (v i) (w i)) ->
  summed prec emin n v all -> may_round prec emin (all + r) reach ->
  summed prec emin n (fun i => sq (Rmax (w i) 0)) s -> may_round prec emin (sq r) q -> may_round prec emin (s - q) g
    ->
  anchored prec emin h least n x size p r reach -> g = gap_sq n (of_corner_size x size) p r.
Proof.
  intros V R0 AX A RE S Q G AN.
  destruct (anchored_numbers _ _ _ _ _ _ _ _ _ _ AN) as [P [H [H2 [e [E [E2 [RB [M [RG N]]]]]]]]].
  destruct (reach_exact prec emin e h n v r all reach) as [RX VM]; auto.
  { intros i Hi; destruct (AX i Hi) as [-> _]; destruct (N i Hi) as [N1 [N2 N3]]; now apply center_half_reach_grid. }
  set (b := of_corner_size x size).
  assert (O : forall i, (i < n)%nat -> Rmax (w i) 0 = overshoot b p i /\ overshoot b p i <= v i).
  { intros i Hi; destruct (N i Hi) as [N1 [N2 N3]]; eapply corner_size_exact; eauto. }
  unfold gap_sq, distance_sq; rewrite <- (sum_ext n (fun i => sq (Rmax (w i) 0)))
    by (intros i Hi; destruct (O i Hi) as [-> _]; reflexivity).
  eapply small_grid_exact with (e := e) (h := h); eauto; [lia|].
  intros i Hi; destruct (O i Hi) as [O1 O2]; split; [split; [apply Rmax_r|lra]|].
  destruct (AX i Hi) as [VI WI]; destruct (N i Hi) as [N1 [N2 N3]].
  assert (T : forall y z, on_grid e y -> on_grid e z -> on_grid e (Rmax y z)) by (intros y z Y Z; unfold Rmax;
    destruct Rle_dec; auto).
  rewrite WI; repeat apply T; try apply on_grid_0; apply rnd_on_grid; auto; apply on_grid_minus; auto.
  apply rnd_on_grid; auto; now apply on_grid_minus.
Qed.

(** Of stored sides what is squared is the reach itself. *)
Theorem exact_tie_lo_hi prec emin h least n lo hi p r v all reach s q g :
  (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r ->
  (forall i, (i < n)%nat -> lo_hi_axis prec emin (lo i) (hi i) (p i) (v i)) ->
  summed prec emin n v all -> may_round prec emin (all + r) reach ->
  summed prec emin n (fun i => sq (v i)) s -> may_round prec emin (sq r) q -> may_round prec emin (s - q) g ->
  anchored prec emin h least n lo hi p r reach -> g = gap_sq n (of_lo_hi lo hi) p r.
Proof.
  intros V R0 AX A RE S Q G AN.
  destruct (anchored_numbers _ _ _ _ _ _ _ _ _ _ AN) as [P [H [H2 [e [E [E2 [RB [M [RG N]]]]]]]]].
  assert (VG : forall i, (i < n)%nat -> 0 <= v i /\ on_grid e (v i)).
  { intros i Hi; destruct (N i Hi) as [N1 [N2 N3]]; apply (lo_hi_reach_grid prec emin e (lo i) (hi i) (p i)); auto. }
  destruct (reach_exact prec emin e h n v r all reach) as [RX VM]; auto.
  assert (O : forall i, (i < n)%nat -> sq (v i) = sq (overshoot (of_lo_hi lo hi) p i)).
  { intros i Hi; destruct (N i Hi) as [N1 [N2 N3]]; apply (f_equal sq).
    apply (lo_hi_exact prec emin e (bpow radix2 (e + h))); auto. }
  unfold gap_sq, distance_sq; rewrite <- (sum_ext n _ _ O).
  eapply small_grid_exact with (e := e) (h := h) (v := v); eauto; [lia|].
  intros i Hi; destruct (VG i Hi); split; auto; lra.
Qed.

(** f32 and f64, with the anchor and the least reach that the header asks for. *)
Theorem anchors_are_enough : anchor_more = 1%Z /\
  (2 * (24 / 2) <= 24 /\ -149 + 24 <= tie_reach_f32 /\ -149 <= 2 * (tie_reach_f32 - 24 / 2))%Z /\
  (2 * (53 / 2) <= 53 /\ -1074 + 53 <= tie_reach_f64 /\ -1074 <= 2 * (tie_reach_f64 - 53 / 2))%Z.
Proof. unfold anchor_more, tie_reach_f32, tie_reach_f64; change (24 / 2)%Z with 12%Z; change (53 / 2)%Z with 26%Z;
  lia. Qed.
