(* SPDX-License-Identifier: MIT *)
(* exact_filtered's exact tie: numbers that survive the anchor of the reach are so few bits that nothing was rounded,
   and lie on a grid of normal numbers, so that nothing was flushed but what is zero: neither what is read (DAZ) nor what
   is computed (FTZ). *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Sterbenz Mult_error.
From Tangency Require Import Points Box Methods Floats Grid Constants.
Open Scope R_scope.

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

Lemma flushed_on_grid prec emin e x y : (least_normal prec emin <= e)%Z -> on_grid e x -> flushed prec emin x y ->
  y = x.
Proof.
  intros L G [->|[-> S]]; auto; destruct (on_grid_least e x G) as [->|B]; auto; exfalso.
  assert (bpow radix2 (least_normal prec emin) <= bpow radix2 e) by now apply bpow_le. lra.
Qed.

Lemma step_on_grid prec emin e x y : (1 < prec)%Z -> (least_normal prec emin <= e)%Z -> on_grid e x ->
  flushed_step prec emin x y ->
  may_round prec emin x y /\ on_grid e y.
Proof.
  intros PP L G [M|F]; [split; [exact M|eapply may_round_on_grid; eauto; lia]|].
  assert (Y := flushed_on_grid prec emin e x y L G (or_intror F)); subst y; split; [now left|exact G].
Qed.

Lemma sum_on_normal_grid prec emin e n f s : (1 < prec)%Z -> (least_normal prec emin <= e)%Z ->
  (forall i, (i < n)%nat -> on_grid e (f i)) ->
  flushed_sum prec emin n f s -> summed prec emin n f s /\ on_grid e s.
Proof.
  intros PP L; revert s; induction n as [|n IH]; intros s G H; simpl in *; [subst; split; auto; apply on_grid_0|].
  destruct H as [t [a [T [A S]]]]; destruct (IH t) as [T1 T2]; [intros; apply G; lia|exact T|].
  destruct (step_on_grid prec emin e _ _ PP L (G n ltac:(lia)) A) as [A1 A2].
  destruct (step_on_grid prec emin e _ _ PP L (on_grid_plus e _ _ T2 A2) S) as [S1 S2]; split; auto; exists t, a; auto.
Qed.

Lemma flushed_survivor prec emin C z : (1 < prec)%Z -> is_float prec emin C ->
  bpow radix2 (least_normal prec emin) <= C -> flushed_survives prec emin C z ->
  survives prec emin C z.
Proof.
  intros PP FC LC [seen [a [b [S [A [B E]]]]]]; subst b; assert (P : (0 < prec)%Z) by lia.
  assert (Z0 : survives prec emin C 0).
  { unfold survives; rewrite Rplus_0_l, (rnd_float prec emin C P FC), Rminus_diag_eq by reflexivity; apply rnd_0. }
  assert (C0 := bpow_gt_0 radix2 (least_normal prec emin)); assert (CA : Rabs C = C) by (apply Rabs_pos_eq; lra).
  destruct S as [->|[-> _]].
  - destruct A as [->|[-> SM]]; destruct B as [B|[-> _]]; auto; [now symmetry|].
    rewrite Rminus_0_l in B; rewrite rnd_opp, (rnd_float prec emin C P FC) in B; subst z; unfold survives.
    rewrite Rplus_opp_l, rnd_0, Rminus_0_l, rnd_opp, (rnd_float prec emin C P FC); reflexivity.
  - rewrite Rplus_0_l, (rnd_float prec emin C P FC) in A; destruct A as [->|[_ SM]]; [|rewrite CA in SM; lra].
    rewrite Rminus_diag_eq, rnd_0 in B by reflexivity; destruct B as [->|[-> _]]; auto.
Qed.

(** ** The forms. u is what is squared. *)
Definition exact_axis e m (U v u : R) : Prop :=
  0 <= u /\ 0 <= v /\ on_grid e u /\ on_grid e v /\ (v <= m -> u = U /\ U <= v).

Lemma grid_rnd prec emin e x y : (1 < prec)%Z -> on_grid e x -> on_grid e y -> on_grid e (rnd prec emin (x - y)).
Proof. intros PP X Y; apply rnd_on_grid; [lia|]; now apply on_grid_minus. Qed.

Lemma grid_max e x y : on_grid e x -> on_grid e y -> on_grid e (Rmax x y) /\ on_grid e (Rmin x y).
Proof. intros X Y; unfold Rmax, Rmin; destruct Rle_dec; auto. Qed.

Lemma center_half_exact prec emin e m b p i v w : (1 < prec)%Z -> (least_normal prec emin <= e)%Z ->
  bounds_reach prec emin e m -> 0 <= half b i -> on_grid e (mid b i) -> on_grid e (half b i) -> on_grid e (p i) ->
  flushed_center_half prec emin (mid b i) (half b i) (p i) v w -> exact_axis e m (overshoot b p i) v (Rmax w 0).
Proof.
  intros PP L M H0 C H Q [d [D [V W]]]; assert (GD := grid_rnd prec emin e _ _ PP Q C).
  rewrite (flushed_on_grid prec emin e _ _ L GD D) in V; assert (GV : on_grid e v) by (rewrite V; now apply on_grid_abs).
  destruct (step_on_grid prec emin e _ _ PP L (on_grid_minus e _ _ GV H) W) as [W1 W2].
  split; [apply Rmax_r|split; [rewrite V; apply Rabs_pos|split; [apply grid_max; auto; apply on_grid_0|split; auto]]].
  intros B; destruct (rnd_abs_at_most _ _ _ _ _ M (on_grid_minus _ _ _ Q C)) as [X XM]; [lra|]; rewrite X in V.
  unfold overshoot, signed_overshoot; rewrite <- V; split; [|apply Rmax_lub; [lra|rewrite V; apply Rabs_pos]].
  destruct M as [P [E [M0 [MG MB]]]]; eapply may_round_positive; eauto; [|lra]; now apply on_grid_minus.
Qed.

Lemma corner_size_exact prec emin e m x size p i v w : (1 < prec)%Z -> (least_normal prec emin <= e)%Z ->
  bounds_reach prec emin e m -> 0 <= size i -> on_grid e (x i) -> on_grid e (size i) -> on_grid e (p i) ->
  flushed_corner_size prec emin (x i) (size i) (p i) v w ->
  exact_axis e m (overshoot (of_corner_size x size) p i) v (Rmax w 0).
Proof.
  intros PP L M H0 C H Q [a [b [d [FA [V [FB [FD W]]]]]]]; assert (GA := grid_rnd prec emin e _ _ PP Q C).
  rewrite (flushed_on_grid prec emin e _ _ L GA FA) in *; assert (GB := grid_rnd prec emin e _ _ PP C Q).
  rewrite (flushed_on_grid prec emin e _ _ L GB FB) in *; assert (GD := grid_rnd prec emin e _ _ PP GA H).
  rewrite (flushed_on_grid prec emin e _ _ L GD FD) in *.
  split; [apply Rmax_r|split; [rewrite V; apply Rabs_pos|]].
  split; [rewrite W; repeat apply grid_max; auto; apply on_grid_0|split; [rewrite V; now apply on_grid_abs|intros B]].
  assert (D := on_grid_minus _ _ _ Q C); destruct (rnd_abs_at_most _ _ _ _ _ M D) as [X XM]; [lra|]; rewrite X in V, W.
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

(** Of stored sides what is squared is the reach itself. *)
Lemma lo_hi_exact prec emin e m lo hi p i v : (1 < prec)%Z -> (least_normal prec emin <= e)%Z ->
  bounds_reach prec emin e m -> lo i <= hi i -> on_grid e (lo i) -> on_grid e (hi i) -> on_grid e (p i) ->
  flushed_lo_hi prec emin (lo i) (hi i) (p i) v -> exact_axis e m (overshoot (of_lo_hi lo hi) p i) v v.
Proof.
  intros PP L M H0 GL GH Q [below [above [FB [FA W]]]]; assert (P : (0 < prec)%Z) by lia.
  assert (GX := on_grid_minus e _ _ (proj1 (grid_max e _ _ Q GL)) Q).
  assert (GY := on_grid_minus e _ _ Q (proj2 (grid_max e _ _ Q GH))).
  assert (BE := flushed_on_grid prec emin e _ _ L (rnd_on_grid prec emin e _ P GX) FB).
  assert (AB := flushed_on_grid prec emin e _ _ L (rnd_on_grid prec emin e _ P GY) FA).
  assert (B0 : 0 <= below).
  { rewrite BE, <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmax_l (p i) (lo i)); lra. }
  assert (A0 : 0 <= above).
  { rewrite AB, <- (rnd_0 prec emin); apply rnd_le; auto; assert (T := Rmin_l (p i) (hi i)); lra. }
  assert (GS : on_grid e (below + above)) by (apply on_grid_plus; [rewrite BE|rewrite AB]; now apply rnd_on_grid).
  destruct (step_on_grid prec emin e _ _ PP L GS W) as [V GV].
  assert (V0 : 0 <= v) by (apply (may_round_nonneg prec emin (below + above)); auto; lra).
  repeat (split; [assumption|]); intros B; assert (M' := M); destruct M' as [_ [E [M0 [MG MB]]]].
  assert (SUM : below + above <= m) by (eapply may_round_at_most; eauto).
  assert (VE : v = below + above) by (eapply may_round_exact; eauto; rewrite Rabs_pos_eq; lra).
  destruct (rnd_abs_at_most prec emin e _ m M GX) as [XB _]; [rewrite <- BE, Rabs_pos_eq; lra|].
  destruct (rnd_abs_at_most prec emin e _ m M GY) as [XA _]; [rewrite <- AB, Rabs_pos_eq; lra|].
  assert (O : v = overshoot (of_lo_hi lo hi) p i); [|rewrite O; lra].
  rewrite VE, BE, AB, XB, XA; unfold overshoot; rewrite signed_overshoot_lo_hi by auto; clear - H0.
  unfold Rmax, Rmin; repeat destruct Rle_dec; lra.
Qed.

(** What the forms share. x', y', p' and r' are what is seen of the numbers, and A is the form's axis. *)
Lemma tie_right prec emin h least n (A : R -> R -> R -> R -> R -> Prop) (x y p x' y' p' U v u : point) r r' all reach
  s q g :
  (1 < prec)%Z -> 0 <= r -> seen_as prec emin n x x' -> seen_as prec emin n y y' -> seen_as prec emin n p p' ->
  flushed prec emin r r' -> (forall i, (i < n)%nat -> A (x' i) (y' i) (p' i) (v i) (u i)) ->
  (forall e m i, (least_normal prec emin <= e)%Z -> bounds_reach prec emin e m -> (i < n)%nat -> on_grid e (x i) ->
    on_grid e (y i) -> on_grid e (p i) -> A (x i) (y i) (p i) (v i) (u i) -> exact_axis e m (U i) (v i) (u i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r') reach ->
  flushed_sum prec emin n (fun i => sq (u i)) s -> flushed_step prec emin (sq r') q
    -> flushed_step prec emin (s - q) g ->
  flushed_anchored prec emin h least n x y p r reach -> g = sum n (fun i => sq (U i)) - sq r.
Proof.
  intros PP R0 SX SY SP SR AX EX AL RE S Q G [H0 [H2 [L [E0 [LH [L2 [F [B N]]]]]]]]; assert (P : (0 < prec)%Z) by lia.
  set (C := bpow radix2 (prec + 1 - h) * reach) in *; assert (D0 := bpow_gt_0 radix2 (prec + 1 - h)).
  assert (CL : bpow radix2 (prec + 1 - h + least) <= C) by (unfold C; rewrite bpow_plus; apply Rmult_le_compat_l; lra).
  assert (FC : is_float prec emin C) by (unfold C; rewrite Rmult_comm; apply mult_bpow_pos_exact_FLT; auto; lia).
  assert (LC : bpow radix2 (least_normal prec emin) <= C) by (eapply Rle_trans; [|exact CL]; apply bpow_le; unfold least_normal; lia).
  destruct (anchored_grid prec emin h least reach PP ltac:(lia) F L ltac:(unfold least_normal in *; lia) B) as [e [E [E2 [RB GRID]]]].
  assert (LE : (least <= e + h)%Z) by (apply (le_bpow radix2); lra).
  assert (NE : (least_normal prec emin <= e)%Z) by lia; assert (NE2 : (least_normal prec emin <= e + e)%Z) by lia.
  assert (ON : forall z, z = r \/ (exists i, (i < n)%nat /\ (z = x i \/ z = y i \/ z = p i)) -> on_grid e z).
  { intros z Z; destruct (N z Z) as [FZ SZ]; apply GRID; auto; now apply flushed_survivor. }
  assert (RG := ON r ltac:(auto)); rewrite (flushed_on_grid prec emin e r r' NE RG SR) in *.
  assert (M : bounds_reach prec emin e (bpow radix2 (e + h))) by (apply reach_is_bounded; auto; lia).
  assert (O : forall i, (i < n)%nat -> exact_axis e (bpow radix2 (e + h)) (U i) (v i) (u i)).
  { intros i Hi; assert (GX : on_grid e (x i)) by (apply ON; right; exists i; auto).
    assert (GY : on_grid e (y i)) by (apply ON; right; exists i; auto).
    assert (GP : on_grid e (p i)) by (apply ON; right; exists i; auto); specialize (AX i Hi).
    rewrite (flushed_on_grid prec emin e _ _ NE GX (SX i Hi)), (flushed_on_grid prec emin e _ _ NE GY (SY i Hi)),
      (flushed_on_grid prec emin e _ _ NE GP (SP i Hi)) in AX; auto. }
  unfold exact_axis in O; assert (UV : forall i, (i < n)%nat -> on_grid e (u i) /\ 0 <= v i /\ on_grid e (v i))
    by (intros i Hi; destruct (O i Hi) as [? [? [? [? _]]]]; auto).
  assert (SQ : forall z, on_grid e z -> on_grid (e + e) (sq z)) by (intros; now apply on_grid_product).
  destruct (sum_on_normal_grid prec emin e n v all PP NE (fun i Hi => proj2 (proj2 (UV i Hi))) AL) as [A1 A2].
  destruct (sum_on_normal_grid prec emin (e + e) n _ s PP NE2 (fun i Hi => SQ _ (proj1 (UV i Hi))) S) as [S1 S2].
  destruct (step_on_grid prec emin e _ _ PP NE (on_grid_plus e _ _ A2 RG) RE) as [RE1 _].
  destruct (step_on_grid prec emin (e + e) _ _ PP NE2 (SQ r RG) Q) as [Q1 Q2].
  destruct (step_on_grid prec emin (e + e) _ _ PP NE2 (on_grid_minus _ _ _ S2 Q2) G) as [G1 _].
  destruct (reach_exact prec emin e h n v r all reach) as [RX VM]; auto; try lia; [intros; now apply UV|].
  rewrite <- (sum_ext n (fun i => sq (u i))) by (intros i Hi; destruct (O i Hi) as [_ [_ [_ [_ T]]]]; destruct (T (VM i Hi)) as [-> _]; reflexivity).
  eapply small_grid_exact with (e := e) (h := h); eauto; intros i Hi; destruct (O i Hi) as [U0 [V0 [UG [VG T]]]].
  destruct (T (VM i Hi)) as [T1 T2]; rewrite <- T1 in T2; auto.
Qed.

Theorem flushing_leaves_tie_center_half prec emin h least n b p r c' h' p' r' v w all reach s q g : (1 < prec)%Z ->
  valid n b -> 0 <= r ->
  seen_as prec emin n (mid b) c' -> seen_as prec emin n (half b) h' -> seen_as prec emin n p p' ->
    flushed prec emin r r' ->
  (forall i, (i < n)%nat -> flushed_center_half prec emin (c' i) (h' i) (p' i) (v i) (w i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r') reach ->
  flushed_sum prec emin n (fun i => sq (Rmax (w i) 0)) s -> flushed_step prec emin (sq r') q ->
    flushed_step prec emin (s - q) g ->
  flushed_anchored prec emin h least n (mid b) (half b) p r reach -> g = gap_sq n b p r.
Proof.
  intros PP V R0 SC SH SP SR AX AL RE S Q G AN; apply (tie_right prec emin h least n
    (fun c h q z u => exists t, flushed_center_half prec emin c h q z t /\ u = Rmax t 0)
    (mid b) (half b) p c' h' p' (overshoot b p) v (fun i => Rmax (w i) 0) r r' all reach s q g); auto.
  - intros i Hi; exists (w i); auto.
  - intros e m i L M Hi GX GY GP [t [T E]]; rewrite E; apply (center_half_exact prec emin); auto; now apply V.
Qed.

Theorem flushing_leaves_tie_corner_size prec emin h least n x size p r x' size' p' r' v w all reach s q g : (1 <
  prec)%Z ->
  (forall i, (i < n)%nat -> 0 <= size i) -> 0 <= r ->
  seen_as prec emin n x x' -> seen_as prec emin n size size' -> seen_as prec emin n p p' -> flushed prec emin r r' ->
  (forall i, (i < n)%nat -> flushed_corner_size prec emin (x' i) (size' i) (p' i) (v i) (w i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r') reach ->
  flushed_sum prec emin n (fun i => sq (Rmax (w i) 0)) s -> flushed_step prec emin (sq r') q ->
    flushed_step prec emin (s - q) g ->
  flushed_anchored prec emin h least n x size p r reach -> g = gap_sq n (of_corner_size x size) p r.
Proof.
  intros PP V R0 SC SH SP SR AX AL RE S Q G AN; apply (tie_right prec emin h least n
    (fun c h q z u => exists t, flushed_corner_size prec emin c h q z t /\ u = Rmax t 0)
    x size p x' size' p' (overshoot (of_corner_size x size) p) v (fun i => Rmax (w i) 0) r r' all reach s q g); auto.
  - intros i Hi; exists (w i); auto.
  - intros e m i L M Hi GX GY GP [t [T E]]; rewrite E; apply (corner_size_exact prec emin); auto; now apply V.
Qed.

Theorem flushing_leaves_tie_lo_hi prec emin h least n lo hi p r lo' hi' p' r' v all reach s q g : (1 < prec)%Z ->
  (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r ->
  seen_as prec emin n lo lo' -> seen_as prec emin n hi hi' -> seen_as prec emin n p p' -> flushed prec emin r r' ->
  (forall i, (i < n)%nat -> flushed_lo_hi prec emin (lo' i) (hi' i) (p' i) (v i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r') reach ->
  flushed_sum prec emin n (fun i => sq (v i)) s -> flushed_step prec emin (sq r') q ->
    flushed_step prec emin (s - q) g ->
  flushed_anchored prec emin h least n lo hi p r reach -> g = gap_sq n (of_lo_hi lo hi) p r.
Proof.
  intros PP V R0 SC SH SP SR AX AL RE S Q G AN; apply (tie_right prec emin h least n
    (fun c h q z u => flushed_lo_hi prec emin c h q z /\ u = z) lo hi p lo' hi' p' (overshoot (of_lo_hi lo hi) p) v v r r' all reach s q g); auto.
  intros e m i L M Hi GX GY GP [T _]; apply (lo_hi_exact prec emin); auto.
Qed.
