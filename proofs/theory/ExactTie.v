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
Definition lo_hi_axis prec emin (lo hi p v below above : R) : Prop :=
  below = rnd prec emin (lo - p) /\ above = rnd prec emin (p - hi) /\
  may_round prec emin (Rmax below 0 + Rmax above 0) v.

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

Lemma lo_hi_exact prec emin e m lo hi p v below above i : bounds_reach prec emin e m -> lo i <= hi i ->
  on_grid e (lo i) -> on_grid e (hi i) -> on_grid e (p i) ->
  lo_hi_axis prec emin (lo i) (hi i) (p i) v below above -> v <= m ->
  sq (Rmax below 0) + sq (Rmax above 0) = sq (overshoot (of_lo_hi lo hi) p i) /\
  (0 <= Rmax below 0 <= v /\ on_grid e (Rmax below 0)) /\ 0 <= Rmax above 0 <= v /\ on_grid e (Rmax above 0).
Proof.
  intros M H0 L H Q [BE [AB V]] B; assert (M' := M); destruct M' as [P [E [M0 [MG MB]]]].
  assert (GB := on_grid_minus _ _ _ L Q); assert (GA := on_grid_minus _ _ _ Q H).
  assert (MX : forall x, on_grid e x -> on_grid e (Rmax x 0)).
  { intros x X; unfold Rmax; destruct Rle_dec; auto; apply on_grid_0. }
  assert (GB' : on_grid e (Rmax below 0)) by (apply MX; rewrite BE; now apply rnd_on_grid).
  assert (GA' : on_grid e (Rmax above 0)) by (apply MX; rewrite AB; now apply rnd_on_grid).
  assert (B0 := Rmax_r below 0); assert (A0 := Rmax_r above 0).
  assert (SUM : Rmax below 0 + Rmax above 0 <= m).
  { eapply may_round_at_most; eauto; now apply on_grid_plus. }
  assert (VE : v = Rmax below 0 + Rmax above 0).
  { eapply may_round_exact; eauto; [now apply on_grid_plus|rewrite Rabs_pos_eq; lra]. }
  assert (LB : lo i - p i <= m).
  { eapply rnd_at_most; eauto; rewrite <- BE; assert (T := Rmax_l below 0); lra. }
  assert (LA : p i - hi i <= m).
  { eapply rnd_at_most; eauto; rewrite <- AB; assert (T := Rmax_l above 0); lra. }
  assert (XB : Rmax below 0 = Rmax (lo i - p i) 0) by (rewrite BE; eapply rnd_positive; eauto).
  assert (XA : Rmax above 0 = Rmax (p i - hi i) 0) by (rewrite AB; eapply rnd_positive; eauto).
  split; [|repeat split; auto; lra].
  rewrite XB, XA; unfold overshoot; rewrite signed_overshoot_lo_hi by auto; clear - H0.
  unfold Rmax; repeat destruct Rle_dec; unfold sq; nra.
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

(** The squares of lo_hi in their order: each axis's lower side, then its upper one. *)
Definition sides (below above : point) (j : nat) : R := if Nat.even j then below (Nat.div2 j) else above (Nat.div2 j).

Lemma sum_sides n (f : R -> R) below above :
  sum (2 * n) (fun j => f (sides below above j)) = sum n (fun i => f (below i) + f (above i)).
Proof.
  induction n as [|n IH]; [reflexivity|].
  replace (2 * Datatypes.S n)%nat with (Datatypes.S (Datatypes.S (2 * n))) by lia; cbn [sum]; rewrite IH.
  unfold sides; rewrite Nat.even_succ, <- Nat.negb_even, Nat.even_mul; cbn [Nat.even orb negb].
  rewrite Nat.div2_double, Nat.div2_succ_double; ring.
Qed.

Theorem exact_tie_lo_hi prec emin h least n lo hi p r v below above all reach s q g :
  (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r ->
  (forall i, (i < n)%nat -> lo_hi_axis prec emin (lo i) (hi i) (p i) (v i) (below i) (above i)) ->
  summed prec emin n v all -> may_round prec emin (all + r) reach ->
  summed prec emin (2 * n) (fun j => sq (Rmax (sides below above j) 0)) s ->
  may_round prec emin (sq r) q -> may_round prec emin (s - q) g ->
  anchored prec emin h least n lo hi p r reach -> g = gap_sq n (of_lo_hi lo hi) p r.
Proof.
  intros V R0 AX A RE S Q G AN.
  destruct (anchored_numbers _ _ _ _ _ _ _ _ _ _ AN) as [P [H [H2 [e [E [E2 [RB [M [RG N]]]]]]]]].
  assert (VG : forall i, (i < n)%nat -> 0 <= v i /\ on_grid e (v i)).
  { intros i Hi; destruct (AX i Hi) as [BE [AB VI]]; destruct (N i Hi) as [N1 [N2 N3]].
    assert (B0 := Rmax_r (below i) 0); assert (A0 := Rmax_r (above i) 0).
    assert (MX : forall y z, on_grid e y -> on_grid e z -> on_grid e (Rmax (rnd prec emin (y - z)) 0)).
    { intros y z Y Z; unfold Rmax; destruct Rle_dec; [apply on_grid_0|]; apply rnd_on_grid; auto; now apply
      on_grid_minus. }
    split; [eapply may_round_nonneg; [exact P| |exact VI]; lra|].
    eapply may_round_on_grid; [exact P| |exact VI]; apply on_grid_plus; [rewrite BE|rewrite AB]; auto. }
  destruct (reach_exact prec emin e h n v r all reach) as [RX VM]; auto.
  assert (O := fun i Hi => lo_hi_exact prec emin e _ lo hi p (v i) (below i) (above i) i M (V i Hi) (proj1 (N i Hi))
    (proj1 (proj2 (N i Hi))) (proj2 (proj2 (N i Hi))) (AX i Hi) (VM i Hi)).
  unfold gap_sq, distance_sq.
  rewrite <- (sum_ext n (fun i => sq (Rmax (below i) 0) + sq (Rmax (above i) 0)))
    by (intros i Hi; destruct (O i Hi) as [-> _]; reflexivity).
  rewrite <- (sum_sides n (fun x => sq (Rmax x 0))).
  (* The sum of the reaches bounds that of the overshoots, one of which is 0 on each axis. *)
  eapply small_grid_exact with (e := e) (h := h) (v := fun j => Rmax (sides below above j) 0) (reach := sum n (fun i
    => Rmax (below i) 0 + Rmax (above i) 0) + r); eauto.
  - lia.
  - intros j Hj; split; [split; [apply Rmax_r|lra]|]; unfold sides.
    assert (Dj : (Nat.div2 j < n)%nat) by (rewrite Nat.div2_div; apply Nat.div_lt_upper_bound; lia).
    destruct (O _ Dj) as [_ [[_ OB] [_ OA]]]; destruct Nat.even; auto.
  - rewrite (sum_sides n (fun x => Rmax x 0)); reflexivity.
  - apply Rle_trans with reach; auto; rewrite <- RX; apply Rplus_le_compat_r, sum_le; intros i Hi.
    destruct (AX i Hi) as [BE [AB VI]]; destruct (O i Hi) as [_ [[OB GB] [OA GA]]].
    destruct M as [_ [_ [M0 [MG MB]]]]; apply (may_round_at_most prec emin e _ (v i) (v i)); auto.
    + now apply on_grid_plus.
    + apply VG, Hi.
    + apply VG, Hi.
    + apply Rle_lt_trans with (2 := MB), VM, Hi.
    + lra.
Qed.

(** f32 and f64, with the anchor and the least reach that the header asks for. *)
Theorem anchors_are_enough : anchor_more = 1%Z /\
  (2 * (24 / 2) <= 24 /\ -149 + 24 <= tie_reach_f32 /\ -149 <= 2 * (tie_reach_f32 - 24 / 2))%Z /\
  (2 * (53 / 2) <= 53 /\ -1074 + 53 <= tie_reach_f64 /\ -1074 <= 2 * (tie_reach_f64 - 53 / 2))%Z.
Proof. unfold anchor_more, tie_reach_f32, tie_reach_f64; change (24 / 2)%Z with 12%Z; change (53 / 2)%Z with 26%Z;
  lia. Qed.
