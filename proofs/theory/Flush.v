(* SPDX-License-Identifier: MIT *)
(* The exact tie where subnormals are flushed to zero, those that are read (DAZ) and those that are computed (FTZ): what
   survives the anchor lies on a grid of normal numbers, so nothing is flushed but what is zero. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Sterbenz Mult_error.
From Tangency Require Import Points Box Methods Floats Grid ExactTie Constants.
Open Scope R_scope.

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
  intros PP L G [z [M F]]; assert (Z := may_round_on_grid prec emin e x z ltac:(lia) G M).
  rewrite (flushed_on_grid prec emin e z y L Z F); auto.
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

Lemma flushed_numbers prec emin h least n x y p r reach : (1 < prec)%Z ->
  flushed_anchored prec emin h least n x y p r reach ->
  anchored prec emin h least n x y p r reach /\ exists e, (least_normal prec emin <= e)%Z /\ (least_normal prec
    emin <= e + e)%Z /\
  on_grid e r /\ forall i, (i < n)%nat -> on_grid e (x i) /\ on_grid e (y i) /\ on_grid e (p i).
Proof.
  intros PP [H0 [H2 [L [E0 [LH [L2 [F [B N]]]]]]]]; set (C := bpow radix2 (prec + 1 - h) * reach) in *.
  assert (P : (0 < prec)%Z) by lia; assert (D0 := bpow_gt_0 radix2 (prec + 1 - h)).
  assert (B0 := bpow_gt_0 radix2 least).
  assert (CL : bpow radix2 (prec + 1 - h + least) <= C)
    by (unfold C; rewrite bpow_plus; apply Rmult_le_compat_l; lra).
  assert (FC : is_float prec emin C)
    by (unfold C; rewrite Rmult_comm; apply mult_bpow_pos_exact_FLT; auto; lia).
  assert (LC : bpow radix2 (least_normal prec emin) <= C) by (eapply Rle_trans; [|exact CL]; apply bpow_le;
    unfold least_normal; lia).
  assert (SV : forall z, z = r \/ (exists i, (i < n)%nat /\ (z = x i \/ z = y i \/ z = p i)) ->
    is_float prec emin z /\ survives prec emin C z)
    by (intros z Hz; destruct (N z Hz); split; auto; now apply flushed_survivor).
  split; [unfold anchored; repeat (split; [first [assumption|unfold least_normal in *; lia]|]); exact SV|].
  exists (least - h)%Z; split; [unfold least_normal in *; lia|split; [unfold least_normal in *; lia|]].
  assert (G : forall z, is_float prec emin z /\ survives prec emin C z -> on_grid (least - h) z).
  { intros z [FZ SZ]; apply on_grid_coarser with (prec + 1 - h + least - prec)%Z; [lia|].
    apply (survivor_on_grid prec emin _ C z); auto; lia. }
  split; [apply G, SV; auto|]; intros i Hi; split; [|split]; apply G, SV; right; exists i; auto.
Qed.

(** ** The forms. c', h', p' and r' are what is seen of the numbers. *)

Lemma grid_rnd prec emin e x y : (1 < prec)%Z -> on_grid e x -> on_grid e y -> on_grid e (rnd prec emin (x - y)).
Proof. intros PP X Y; apply rnd_on_grid; [lia|]; now apply on_grid_minus. Qed.

Lemma grid_max0 e x : on_grid e x -> on_grid e (Rmax x 0).
Proof. intros X; unfold Rmax; destruct Rle_dec; auto; apply on_grid_0. Qed.

Lemma grid_square e x : on_grid e x -> on_grid (e + e) (sq x).
Proof. intros X; now apply on_grid_product. Qed.

(** The end that the forms share: sums, squares, reach and gap. *)
Lemma flushed_end prec emin e n k (v f : point) r all reach s q g : (1 < prec)%Z ->
  (least_normal prec emin <= e)%Z -> (least_normal prec emin <= e + e)%Z ->
  on_grid e r -> (forall i, (i < n)%nat -> on_grid e (v i)) -> (forall i, (i < k)%nat -> on_grid (e + e) (f i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r) reach -> flushed_sum prec emin k f s ->
    flushed_step prec emin (sq r) q ->
  flushed_step prec emin (s - q) g ->
  summed prec emin n v all /\ may_round prec emin (all + r) reach /\ summed prec emin k f s /\
  may_round prec emin (sq r) q /\ may_round prec emin (s - q) g.
Proof.
  intros PP L L2 R V F A RE S Q G; destruct (sum_on_normal_grid prec emin e n v all PP L V A) as [A1 A2].
  destruct (sum_on_normal_grid prec emin (e + e) k f s PP L2 F S) as [S1 S2].
  destruct (step_on_grid prec emin e _ _ PP L (on_grid_plus e _ _ A2 R) RE) as [RE1 _].
  destruct (step_on_grid prec emin (e + e) _ _ PP L2 (grid_square e r R) Q) as [Q1 Q2].
  destruct (step_on_grid prec emin (e + e) _ _ PP L2 (on_grid_minus _ _ _ S2 Q2) G) as [G1 _]; auto.
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
  intros PP V R0 SC SH SP SR AX A RE S Q G AN;
    destruct (flushed_numbers prec emin _ _ _ _ _ _ _ _ PP AN) as [AN' [e [L [L2 [GR GN]]]]].
  rewrite (flushed_on_grid prec emin e r r' L GR SR) in *.
  assert (AX' : forall i, (i < n)%nat -> center_half_axis prec emin (mid b i) (half b i) (p i) (v i) (w i) /\
    on_grid e (v i) /\ on_grid e (w i)).
  { intros i Hi; destruct (GN i Hi) as [G1 [G2 G3]]; specialize (AX i Hi).
    rewrite (flushed_on_grid prec emin e _ _ L G1 (SC i Hi)), (flushed_on_grid prec emin e _ _ L G2 (SH i Hi)),
      (flushed_on_grid prec emin e _ _ L G3 (SP i Hi)) in AX; destruct AX as [d [D [VD W]]].
    assert (GD := grid_rnd prec emin e _ _ PP G3 G1); rewrite (flushed_on_grid prec emin e _ _ L GD D) in VD.
    assert (GV : on_grid e (v i)) by (rewrite VD; now apply on_grid_abs).
    destruct (step_on_grid prec emin e _ _ PP L (on_grid_minus e _ _ GV G2) W) as [W1 W2]; repeat split; auto. }
  destruct (flushed_end prec emin e n n v (fun i => sq (Rmax (w i) 0)) r all reach s q g PP)
    as [A1 [RE1 [S1 [Q1 GG]]]]; auto.
  { intros i Hi; apply AX', Hi. } { intros i Hi; apply grid_square, grid_max0, AX', Hi. }
  apply (exact_tie_center_half prec emin h least n b p r v w all reach s q g); auto; intros i Hi; apply AX', Hi.
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
  intros PP V R0 SC SH SP SR AX A RE S Q G AN;
    destruct (flushed_numbers prec emin _ _ _ _ _ _ _ _ PP AN) as [AN' [e [L [L2 [GR GN]]]]].
  rewrite (flushed_on_grid prec emin e r r' L GR SR) in *.
  assert (AX' : forall i, (i < n)%nat -> corner_size_axis prec emin (x i) (size i) (p i) (v i) (w i) /\
    on_grid e (v i) /\ on_grid e (w i)).
  { intros i Hi; destruct (GN i Hi) as [G1 [G2 G3]]; specialize (AX i Hi).
    rewrite (flushed_on_grid prec emin e _ _ L G1 (SC i Hi)), (flushed_on_grid prec emin e _ _ L G2 (SH i Hi)),
      (flushed_on_grid prec emin e _ _ L G3 (SP i Hi)) in AX; destruct AX as [a [b [d [FA [VA [FB [FD WD]]]]]]].
    assert (GA := grid_rnd prec emin e _ _ PP G3 G1); rewrite (flushed_on_grid prec emin e _ _ L GA FA) in *.
    assert (GB := grid_rnd prec emin e _ _ PP G1 G3); rewrite (flushed_on_grid prec emin e _ _ L GB FB) in *.
    assert (GD := grid_rnd prec emin e _ _ PP GA G2); rewrite (flushed_on_grid prec emin e _ _ L GD FD) in *.
    split; [split; auto|split; [rewrite VA; now apply on_grid_abs|rewrite WD; unfold Rmax; destruct Rle_dec; auto]]. }
  destruct (flushed_end prec emin e n n v (fun i => sq (Rmax (w i) 0)) r all reach s q g PP)
    as [A1 [RE1 [S1 [Q1 GG]]]]; auto.
  { intros i Hi; apply AX', Hi. } { intros i Hi; apply grid_square, grid_max0, AX', Hi. }
  apply (exact_tie_corner_size prec emin h least n x size p r v w all reach s q g); auto; intros i Hi; apply AX', Hi.
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
  intros PP V R0 SC SH SP SR AX A RE S Q G AN;
    destruct (flushed_numbers prec emin _ _ _ _ _ _ _ _ PP AN) as [AN' [e [L [L2 [GR GN]]]]].
  rewrite (flushed_on_grid prec emin e r r' L GR SR) in *.
  assert (AX' : forall i, (i < n)%nat -> lo_hi_axis prec emin (lo i) (hi i) (p i) (v i) /\ on_grid e (v i)).
  { intros i Hi; destruct (GN i Hi) as [G1 [G2 G3]]; specialize (AX i Hi).
    rewrite (flushed_on_grid prec emin e _ _ L G1 (SC i Hi)), (flushed_on_grid prec emin e _ _ L G2 (SH i Hi)),
      (flushed_on_grid prec emin e _ _ L G3 (SP i Hi)) in AX; destruct AX as [below [above [FB [FA W]]]].
    assert (M : on_grid e (Rmax (p i) (lo i)) /\ on_grid e (Rmin (p i) (hi i))).
    { unfold Rmax, Rmin; split; destruct Rle_dec; auto. }
    assert (GB := grid_rnd prec emin e _ _ PP (proj1 M) G3); assert (GA := grid_rnd prec emin e _ _ PP G3 (proj2 M)).
    assert (EB := flushed_on_grid prec emin e _ _ L GB FB); assert (EA := flushed_on_grid prec emin e _ _ L GA FA).
    rewrite <- EB in GB; rewrite <- EA in GA.
    destruct (step_on_grid prec emin e _ _ PP L (on_grid_plus e _ _ GB GA) W) as [W1 W2].
    split; auto; exists below, above; auto. }
  destruct (flushed_end prec emin e n n v (fun i => sq (v i)) r all reach s q g PP) as [A1 [RE1 [S1 [Q1 GG]]]]; auto.
  { intros i Hi; apply AX', Hi. } { intros i Hi; apply grid_square, AX', Hi. }
  apply (exact_tie_lo_hi prec emin h least n lo hi p r v all reach s q g); auto; intros i Hi; apply AX', Hi.
Qed.

(** f32 and f64, with the least reach that the header asks for. *)
Theorem ties_stay_normal :
  (-149 + 24 - 1 <= 2 * (tie_reach_f32 - 24 / 2) /\ -1074 + 53 - 1 <= 2 * (tie_reach_f64 - 53 / 2))%Z.
Proof. unfold tie_reach_f32, tie_reach_f64; change (24 / 2)%Z with 12%Z; change (53 / 2)%Z with 26%Z; lia. Qed.
