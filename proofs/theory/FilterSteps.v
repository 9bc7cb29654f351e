(* SPDX-License-Identifier: MIT *)
(* exact_filtered's filter in its order of operations: sums, reach and bound as computed, form by form. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Band Floats Filter Constants.
Open Scope R_scope.

(** y is within m roundings of x, and s beside. *)
Definition off (e m s x y : R) : Prop := Rabs (y - x) <= m * (e * x) + s.

Lemma off_weaken e m s m' s' x y : 0 <= e -> 0 <= x -> m <= m' -> s <= s' -> off e m s x y -> off e m' s' x y.
Proof.
  unfold off; intros E X M S H; assert (m * (e * x) <= m' * (e * x)).
  { apply Rmult_le_compat_r; auto; apply Rmult_le_pos; auto. }
  lra.
Qed.

Lemma off_rounded e t m s x y z : off e m s x y -> step e t y z -> tiny e -> 0 <= x -> 0 <= m <= 8 -> 0 <= s ->
  off e (m + 100001 / 100000) (100001 / 100000 * s + t) x z.
Proof.
  intros H R E X M S; unfold off, step in *.
  assert (Z := tiny_product e x E X); assert (ES := tiny_product e s E S).
  assert (AB : Rabs y <= x + (m * (e * x) + s)).
  { replace y with (x + (y - x)) by ring; eapply Rle_trans; [apply Rabs_triang|]; rewrite (Rabs_pos_eq x); lra. }
  assert (EA : e * Rabs y <= e * (x + (m * (e * x) + s))) by (apply Rmult_le_compat_l; [apply E|auto]).
  assert (MM : e * (m * (e * x)) <= / 100000 * (e * x)).
  { replace (e * (m * (e * x))) with (m * e * (e * x)) by ring; apply Rmult_le_compat_r; [lra|destruct E; nra]. }
  replace (z - x) with ((z - y) + (y - x)) by ring; eapply Rle_trans; [apply Rabs_triang|].
  rewrite Rmult_plus_distr_l, Rmult_plus_distr_l in EA; lra.
Qed.

Lemma off_plus e m s x y s' x' y' : off e m s x y -> off e m s' x' y' -> off e m (s + s') (x + x') (y + y').
Proof.
  unfold off; intros H H'; replace (y + y' - (x + x')) with ((y - x) + (y' - x')) by ring.
  eapply Rle_trans; [apply Rabs_triang|]; rewrite !Rmult_plus_distr_l; lra.
Qed.

Lemma step_off e t x y : 0 <= x -> step e t x y -> off e 1 t x y.
Proof. unfold step, off; intros X H; rewrite (Rabs_pos_eq x) in H by auto; lra. Qed.

(** What up to three squares and their sums lose. *)
Lemma square_sum_off e t n u s : tiny e -> 0 <= t -> (n <= 3)%nat -> square_sum e t n u s ->
  off e (301 / 100) (6 * t) (sum n (fun i => sq (u i))) s.
Proof.
  intros E T N H; assert (Q := fun i => sq_nonneg (u i)); assert (E0 := proj1 E).
  assert (Q0 := Q 0%nat); assert (Q1 := Q 1%nat); assert (Q2 := Q 2%nat).
  destruct n as [|[|[|[|]]]]; try lia; cbn [square_sum sum] in *.
  - subst; unfold off; rewrite Rminus_0_r, Rabs_R0; lra.
  - rewrite Rplus_0_l; apply (off_weaken e 1 t); try lra; apply step_off; auto.
  - destruct H as [a [q [HA [HQ HS]]]]; apply step_off in HA; auto; apply step_off in HQ; auto; rewrite Rplus_0_l.
    assert (O := off_rounded _ _ _ _ _ _ _ (off_plus _ _ _ _ _ _ _ _ HA HQ) HS E ltac:(lra) ltac:(lra) ltac:(lra)).
    eapply off_weaken; [| | | |exact O]; lra.
  - destruct H as [a [q [[a0 [q0 [HA [HQ0 HS0]]]] [HQ HS]]]]; rewrite Rplus_0_l.
    apply step_off in HA; auto; apply step_off in HQ0; auto; apply step_off in HQ; auto.
    assert (O := off_rounded _ _ _ _ _ _ _ (off_plus _ _ _ _ _ _ _ _ HA HQ0) HS0 E ltac:(lra) ltac:(lra) ltac:(lra)).
    apply (off_weaken _ _ _ (1 + 100001 / 100000) t) in HQ; try lra.
    assert (O2 := off_rounded _ _ _ _ _ _ _ (off_plus _ _ _ _ _ _ _ _ O HQ) HS E ltac:(lra) ltac:(lra) ltac:(lra)).
    eapply off_weaken; [| | | |exact O2]; lra.
Qed.

Lemma floor_large e t floor : floored e t floor -> 0 <= floor /\ 100 * t <= floor.
Proof.
  intros [[E0 E1] [T [TE [_ F]]]]; split; auto.
  assert (e * floor <= / 1000000 * floor) by (apply Rmult_le_compat_r; auto); lra.
Qed.

Lemma bound_low e t floor m s x y bound : floored e t floor -> 0 <= x -> 0 <= m <= 65 / 10 -> 0 <= s <= 12 * t ->
  off e m s x y -> bound_of e t floor y bound -> (1 - (m + 3) * e) * (filter_k e * x + floor) <= bound.
Proof.
  intros FL X M S H [product [HP HB]]; destruct (floor_large _ _ _ FL) as [F0 TF]; destruct FL as [E [T [TE [K1 _]]]].
  assert (K := filter_k_is_enough e (proj1 E)); revert K K1 HP; generalize (filter_k e); intros k K K1 HP.
  assert (E0 := proj1 E); assert (K0 : 0 <= k) by lra; assert (KX := Rmult_le_pos _ _ K0 X).
  assert (KS : 0 <= k * s <= / 500 * t).
  { split; [apply Rmult_le_pos; lra|]; apply Rle_trans with (/ 10000 * s); [apply Rmult_le_compat_r; lra|lra]. }
  assert (O : off e m (k * s) (k * x) (k * y)).
  { unfold off in *; replace (k * y - k * x) with (k * (y - x)) by ring; rewrite Rabs_mult, (Rabs_pos_eq k) by auto.
    apply Rle_trans with (k * (m * (e * x) + s)); [apply Rmult_le_compat_l; auto|].
    right; ring. }
  assert (EF := tiny_product e floor E F0); assert (EK := tiny_product e _ E KX).
  assert (P := off_rounded _ _ _ _ _ _ _ O HP E KX ltac:(lra) (proj1 KS)).
  assert (F : off e (m + 100001 / 100000) 0 floor floor).
  { unfold off; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity.
    assert (0 <= (m + 100001 / 100000) * (e * floor)) by (apply Rmult_le_pos; lra); lra. }
  assert (B := off_rounded _ _ _ _ _ _ _ (off_plus _ _ _ _ _ _ _ _ P F) HB E ltac:(lra) ltac:(lra) ltac:(lra)).
  unfold off in B; apply abs_bounds in B; rewrite Rmult_plus_distr_l in B.
  lra.
Qed.

(** What the reach may fall short of. *)
Lemma reach_low e n v r all reach : tiny e -> (n <= 3)%nat -> 0 <= r -> (forall i, (i < n)%nat -> 0 <= v i) ->
  reach_sum e n v all -> rounded e (all + r) reach -> (1 - 301 / 100 * e) * (sum n v + r) <= reach.
Proof.
  intros E N R0 V H HR; destruct (reach_sum_low e n v all E N V H) as [A0 AL]; destruct (reach_holds n v r R0 V) as [S0 _].
  set (L := sum n v) in *; assert (E0 := proj1 E).
  assert (ZL := tiny_product e L E S0); assert (ZR := tiny_product e r E R0); assert (ZA := tiny_product e all E A0).
  apply rounded_bounds in HR; [|lra].
  nra.
Qed.

(** The filter where differences cancel. Axis by axis u is the true overshoot, of a difference v beyond h, and v' and w
    what is computed of v and of v - h. *)
Lemma filter_cancelling e t floor n u v h r v' w all s q g bound : floored e t floor -> (n <= 3)%nat -> 0 <= r ->
  (forall i, (i < n)%nat -> 0 <= v i /\ 0 <= h i /\ u i = Rmax (v i - h i) 0 /\ rounded e (v i) (v' i) /\ rounded e (v' i - h i) (w i)) ->
  reach_sum e n v' all ->
  square_sum e t n (fun i => Rmax (w i) 0) s -> step e t (sq r) q -> step e t (s - q) g ->
  cancelling_bound e t floor all r bound ->
  (g > bound -> sum n (fun i => sq (u i)) - sq r > 0) /\ (g < - bound -> sum n (fun i => sq (u i)) - sq r < 0).
Proof.
  intros FL N R0 AX HALL HS HQ HG HB; destruct (floor_large _ _ _ FL) as [FP TF].
  assert (FL' := FL); destruct FL' as [E [T _]]; assert (E0 := proj1 E).
  assert (VP : forall i, (i < n)%nat -> 0 <= v' i).
  { intros i Hi; destruct (AX i Hi) as [V0 [_ [_ [H _]]]]; apply rounded_bounds in H; auto.
    assert (Z := tiny_product e _ E V0); lra. }
  destruct (filter_axes n e u v h v' w ltac:(destruct E; lra) AX) as [F1 F2].
  destruct (reach_sum_low e n v' all E N VP HALL) as [A0 AL]; destruct (reach_holds n v' r R0 VP) as [S0 SR].
  assert (B0 : 0 <= sum n (fun i => sq (v' i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (CS := square_sum_off e t n _ s E T N HS); unfold off in CS; rewrite <- Rmult_assoc in CS.
  assert (HQ' : Rabs (q - sq r) <= e * sq r + 6 * t) by (unfold step in HQ; rewrite (Rabs_pos_eq (sq r)) in HQ by apply sq_nonneg; lra).
  assert (HG' : step e (6 * t) (s - q) g) by (unfold step in *; lra).
  set (B := sum n (fun i => sq (v' i))) in *; set (L := sum n v') in *.
  assert (ZL := tiny_product e L E S0); assert (ZR := tiny_product e r E R0); assert (ZA := tiny_product e all E A0).
  destruct HB as [[reach [magnitude [magnitude_sq [HR [MORE [HRS HB]]]]]]|[total [total_sq [MORE [HRS HB]]]]].
  - assert (RL := reach_low e n v' r all reach E N R0 VP HALL HR); fold L in RL.
    assert (P1 : 0 <= 1 - 301 / 100 * e) by (destruct E; lra).
    assert (RP : 0 <= reach) by (eapply Rle_trans; [|exact RL]; apply Rmult_le_pos; lra).
    assert (SQL : (1 - 61 / 10 * e) * (B + sq r) <= sq magnitude).
    { apply Rle_trans with (sq reach); [|apply sq_le; auto].
      apply Rle_trans with (sq ((1 - 301 / 100 * e) * (L + r))); [|apply sq_le; auto; apply Rmult_le_pos; lra].
      assert (Q0 := sq_nonneg r).
      replace (sq ((1 - 301 / 100 * e) * (L + r))) with (sq (1 - 301 / 100 * e) * sq (L + r)) by (unfold sq; ring).
      apply Rmult_le_compat; try lra; [destruct E; lra|]; unfold sq.
      nra. }
    assert (SR0 := sq_nonneg magnitude); apply step_off in HRS; auto.
    assert (BD := bound_low e t floor 1 t (sq magnitude) magnitude_sq bound FL SR0 ltac:(lra) ltac:(lra) HRS HB).
    replace (1 + 3) with 4 in BD by ring.
    apply (filter_right e (6 * t) (sum n (fun i => sq (Rmax (w i) 0))) B _ r s q g magnitude bound floor); auto; lra.
  - change (IZR shared_reaches_factor) with 4 in HB; assert (TP : 0 <= total) by lra; assert (T2 : 0 <= 2 * total) by lra.
    assert (LB : B <= sq L).
    { destruct (reach_holds n v' 0 (Rle_refl 0) VP) as [_ H]; fold B L in H; unfold sq in *; lra. }
    assert (SQL : (1 - 61 / 10 * e) * (3 * B) <= sq (2 * total)).
    { apply Rle_trans with (sq (2 * (L - 2 * (e * L)))); [|apply sq_le; [|lra]; lra].
      apply Rle_trans with (3 * sq L); [assert (0 <= e * B) by (apply Rmult_le_pos; auto); lra|].
      replace (sq (2 * (L - 2 * (e * L)))) with (4 * (sq (1 - 2 * e) * sq L)) by (unfold sq; ring).
      assert (L2 := sq_nonneg L); assert (3 / 4 <= sq (1 - 2 * e)).
      { destruct E; unfold sq; apply Rle_trans with ((1 - / 100) * (1 - / 100)); [lra|apply Rmult_le_compat; lra]. }
      assert (3 / 4 * sq L <= sq (1 - 2 * e) * sq L) by (apply Rmult_le_compat_r; auto); lra. }
    assert (SR0 := sq_nonneg (2 * total)); assert (O : off e 1 (4 * t) (sq (2 * total)) (4 * total_sq)).
    { apply step_off in HRS; [|apply sq_nonneg]; unfold off in *.
      replace (4 * total_sq - sq (2 * total)) with (4 * (total_sq - sq total)) by (unfold sq; ring).
      rewrite Rabs_mult, (Rabs_pos_eq 4) by lra; replace (sq (2 * total)) with (4 * sq total) by (unfold sq; ring); lra. }
    assert (BD := bound_low e t floor 1 (4 * t) (sq (2 * total)) (4 * total_sq) bound FL SR0 ltac:(lra) ltac:(lra) O HB).
    replace (1 + 3) with 4 in BD by ring.
    apply (bounds_without_radius_hold e (6 * t) (sum n (fun i => sq (Rmax (w i) 0))) B _ r s q g (2 * total) bound floor); auto; lra.
Qed.

(** Where the sum of squares passes a number that the square of the reach does not, the radius is next to nothing. *)
Lemma overflow_is_above e t floor n v u r all reach magnitude_sq s q g bound most : floored e t floor -> (n <= 3)%nat -> 0 <= r ->
  (forall i, (i < n)%nat -> 0 <= u i <= v i) -> reach_sum e n v all -> rounded e (all + r) reach ->
  step e t (sq reach) magnitude_sq -> square_sum e t n u s -> step e t (sq r) q -> step e t (s - q) g ->
  bound_of e t floor magnitude_sq bound -> magnitude_sq <= most -> 0 < most <= s -> 1000 * floor <= most -> bound < g.
Proof.
  intros FL N R0 UV HA HR HM HS HQ HG [product [HP HB]] MM [MP MS] F; destruct (floor_large _ _ _ FL) as [F0 TF].
  destruct FL as [E [T [_ [K _]]]]; assert (E0 := proj1 E); assert (E1 := proj2 E).
  assert (V : forall i, (i < n)%nat -> 0 <= v i) by (intros i Hi; specialize (UV i Hi); lra).
  assert (RL := reach_low e n v r all reach E N R0 V HA HR); destruct (reach_holds n v r R0 V) as [S0 SR].
  assert (CS := square_sum_off e t n u s E T N HS); unfold off in CS; apply abs_bounds in CS.
  assert (UB : sum n (fun i => sq (u i)) <= sum n (fun i => sq (v i))) by (apply sum_le; intros i Hi; apply sq_le; apply UV, Hi).
  assert (U0 : 0 <= sum n (fun i => sq (u i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  set (U := sum n (fun i => sq (u i))) in *; set (B := sum n (fun i => sq (v i))) in *; set (L := sum n v) in *.
  assert (ZU := tiny_product e U E U0); assert (Q0 := sq_nonneg r); assert (ZQ := tiny_product e _ E Q0).
  assert (RR : 998 / 1000 * sq (L + r) <= sq reach).
  { apply Rle_trans with (sq (999 / 1000 * (L + r))); [unfold sq; assert (0 <= (L + r) * (L + r)) by nra; lra|].
    apply sq_le; [lra|]; eapply Rle_trans; [|exact RL]; apply Rmult_le_compat_r; lra. }
  assert (M0 := sq_nonneg reach); assert (ZM := tiny_product e _ E M0).
  unfold step in *; rewrite (Rabs_pos_eq (sq reach)) in HM by auto; rewrite (Rabs_pos_eq (sq r)) in HQ by auto.
  apply abs_bounds in HM; apply abs_bounds in HQ; apply abs_bounds in HG; apply abs_bounds in HP; apply abs_bounds in HB.
  assert (QM : q <= most / 100) by lra.
  assert (GP : 0 <= s - q) by lra; rewrite (Rabs_pos_eq (s - q)) in HG by auto; assert (ZG := tiny_product e _ E GP).
  assert (KM : filter_k e * magnitude_sq <= / 10000 * most /\ Rabs (filter_k e * magnitude_sq) <= most).
  { assert (KP : 0 <= filter_k e) by (unfold filter_k, filter_k_epsilons; lra); assert (- most <= magnitude_sq) by lra.
    assert (filter_k e * magnitude_sq <= filter_k e * most) by (apply Rmult_le_compat_l; lra).
    assert (filter_k e * - most <= filter_k e * magnitude_sq) by (apply Rmult_le_compat_l; lra).
    assert (filter_k e * most <= / 10000 * most) by (apply Rmult_le_compat_r; lra).
    split; [lra|apply Rabs_le; lra]. }
  destruct KM as [KM KA]; assert (ZK := tiny_product e _ E (Rabs_pos (filter_k e * magnitude_sq))).
  assert (PB : Rabs (product + floor) <= 2 * most) by (assert (KB := KA); apply abs_bounds in KB; apply Rabs_le; lra).
  assert (ZB := tiny_product e _ E (Rabs_pos (product + floor))); lra.
Qed.

Lemma square_sum_ext e t n u u' s : (forall i, (i < n)%nat -> u i = u' i) -> square_sum e t n u s -> square_sum e t n u' s.
Proof.
  revert s; induction n as [|n IH]; intros s U H; auto; assert (UN := U n ltac:(lia)).
  destruct n as [|n]; cbn [square_sum] in *; [now rewrite <- UN|].
  destruct H as [a [q [HA HQ]]]; exists a, q; rewrite <- UN; split; auto; apply IH; auto.
Qed.

(** Centre and half extent: |p - c| is both the reach and what the half extent is taken from. *)
Theorem filter_center_half e t floor n b p r v w g bound : floored e t floor -> (n <= 3)%nat -> valid n b -> 0 <= r ->
  (forall i, (i < n)%nat -> rounded e (Rabs (p i - mid b i)) (v i) /\ rounded e (v i - half b i) (w i)) ->
  filtered e t floor n v w r g bound ->
  (g > bound -> gap_sq n b p r > 0) /\ (g < - bound -> gap_sq n b p r < 0).
Proof.
  intros FL N V R0 AX [all [s [q [H1 [H2 [H3 [H4 H5]]]]]]].
  refine (filter_cancelling e t floor n (overshoot b p) (fun i => Rabs (p i - mid b i)) (half b) r v w all s q g bound FL N R0 _ H1 H2 H3 H4 H5).
  intros i Hi; destruct (AX i Hi); split; [apply Rabs_pos|split; [apply V, Hi|split; [reflexivity|auto]]].
Qed.

(** Corner and size: `above` is p - x as computed, its negation the other side's difference. *)
Theorem filter_corner_size e t floor n x size p r above m g bound : floored e t floor -> (n <= 3)%nat ->
  (forall i, (i < n)%nat -> 0 <= size i) -> 0 <= r ->
  (forall i, (i < n)%nat -> rounded e (p i - x i) (above i) /\ rounded e (above i - size i) (m i)) ->
  filtered e t floor n (fun i => Rabs (above i)) (fun i => Rmax (- above i) (m i)) r g bound ->
  (g > bound -> gap_sq n (of_corner_size x size) p r > 0) /\ (g < - bound -> gap_sq n (of_corner_size x size) p r < 0).
Proof.
  intros FL N V R0 AX [all [s [q [H1 [H2 [H3 [H4 H5]]]]]]].
  assert (E := proj1 FL); assert (E' : 0 <= e <= / 1000000) by exact E.
  set (w := fun i => if Rlt_dec (p i) (x i) then Rabs (above i) else m i).
  assert (SIGNS : forall i, (i < n)%nat -> Rabs (above i) = (if Rlt_dec (p i) (x i) then - above i else above i) /\
    Rmax (Rmax (- above i) (m i)) 0 = Rmax (w i) 0 /\ rounded e (Rabs (p i - x i)) (Rabs (above i))).
  { intros i Hi; destruct (AX i Hi) as [[d [D A]] [c [C MC]]]; specialize (V i Hi).
    assert (D' := abs_bounds _ _ D); assert (C' := abs_bounds _ _ C).
    assert (R3 : rounded e (Rabs (p i - x i)) (Rabs (above i))).
    { exists d; split; auto; rewrite A, Rabs_mult, (Rabs_pos_eq (1 + d)) by lra; ring. }
    unfold w; destruct Rlt_dec as [L|L].
    - assert (A0 : above i <= 0) by (rewrite A; assert (0 <= (x i - p i) * (1 + d)) by (apply Rmult_le_pos; lra); lra).
      assert (M0 : m i <= 0).
      { rewrite MC; assert (0 <= (size i - above i) * (1 + c)) by (apply Rmult_le_pos; lra); lra. }
      rewrite Rabs_left1 by auto; split; [auto|split; [|rewrite <- (Rabs_left1 (above i)); auto]].
      rewrite (Rmax_left (- above i)) by lra; auto.
    - assert (A0 : 0 <= above i) by (rewrite A; apply Rmult_le_pos; lra).
      rewrite (Rabs_pos_eq (above i)) by auto; split; [auto|split; [|rewrite <- (Rabs_pos_eq (above i)); auto]].
      clear - A0; unfold Rmax; repeat destruct Rle_dec; lra. }
  refine (filter_cancelling e t floor n (overshoot (of_corner_size x size) p) (fun i => Rabs (p i - x i))
    (fun i => if Rlt_dec (p i) (x i) then 0 else size i) r (fun i => Rabs (above i)) w all s q g bound FL N R0 _ H1 _ H3 H4 H5).
  - intros i Hi; destruct (SIGNS i Hi) as [S1 [_ S3]]; destruct (AX i Hi) as [_ M]; specialize (V i Hi).
    split; [apply Rabs_pos|split; [destruct Rlt_dec; lra|split; [|split; [exact S3|]]]].
    + unfold overshoot; rewrite signed_overshoot_corner_size by auto; destruct Rlt_dec;
        unfold Rmax, Rabs; repeat destruct Rle_dec; repeat destruct Rcase_abs; lra.
    + unfold w; destruct Rlt_dec; [|rewrite S1; exact M].
      exists 0; split; [rewrite Rabs_R0; lra|ring].
  - apply (square_sum_ext e t n (fun i => Rmax (Rmax (- above i) (m i)) 0)); auto; intros i Hi; apply SIGNS, Hi.
Qed.

(** Stored sides: one of the two differences is not positive and adds nothing. *)
Theorem filter_lo_hi e t floor n lo hi p r below above s q g bound :
  floored e t floor -> (n <= 3)%nat -> (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r ->
  (forall i, (i < n)%nat -> rounded e (lo i - p i) (below i) /\ rounded e (p i - hi i) (above i)) ->
  square_sum e t n (fun i => if Rlt_dec 0 (below i) then below i else Rmax (above i) 0) s ->
  step e t (sq r) q -> step e t (s - q) g -> sides_bound e t floor s r bound ->
  (g > bound -> gap_sq n (of_lo_hi lo hi) p r > 0) /\ (g < - bound -> gap_sq n (of_lo_hi lo hi) p r < 0).
Proof.
  intros FL N V R0 AX HS HQ HG HB; destruct (floor_large _ _ _ FL) as [FP TF].
  assert (FL' := FL); destruct FL' as [E [T _]]; assert (E0 := proj1 E); assert (E' : 0 <= e <= / 1000000) by exact E.
  set (u := fun i => if Rlt_dec 0 (below i) then below i else Rmax (above i) 0) in *.
  set (S := distance_sq n (of_lo_hi lo hi) p); assert (S0 : 0 <= S) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (AXIS : forall i, (i < n)%nat -> off e (201 / 100) 0 (sq (overshoot (of_lo_hi lo hi) p i)) (sq (u i))).
  { intros i Hi; destruct (AX i Hi) as [[d [D A]] [c [C B]]]; specialize (V i Hi).
    assert (D' := abs_bounds _ _ D); assert (C' := abs_bounds _ _ C).
    assert (U : exists k, Rabs k <= e /\ u i = overshoot (of_lo_hi lo hi) p i * (1 + k)).
    { unfold overshoot; rewrite signed_overshoot_lo_hi by auto; unfold u; destruct Rlt_dec as [L|L].
      - exists d; split; auto; assert (0 < lo i - p i).
        { apply Rnot_le_lt; intros W; assert (0 <= (p i - lo i) * (1 + d)) by (apply Rmult_le_pos; lra); lra. }
        rewrite (Rmax_left (lo i - p i)), Rmax_left by lra; auto.
      - exists c; split; auto; assert (lo i - p i <= 0).
        { apply Rnot_lt_le; intros W; assert (0 < (lo i - p i) * (1 + d)) by (apply Rmult_lt_0_compat; lra); lra. }
        rewrite B; destruct (Rle_or_lt 0 (p i - hi i)) as [W|W].
        + assert (0 <= (p i - hi i) * (1 + c)) by (apply Rmult_le_pos; lra).
          rewrite (Rmax_right (lo i - p i)), !Rmax_left by lra; auto.
        + assert (0 <= (hi i - p i) * (1 + c)) by (apply Rmult_le_pos; lra).
          rewrite (Rmax_right _ 0), (Rmax_right _ 0) by (try apply Rmax_lub; lra); ring. }
    destruct U as [k [K ->]]; assert (K' := abs_bounds _ _ K); unfold off.
    set (y := overshoot (of_lo_hi lo hi) p i); assert (Y := sq_nonneg y).
    replace (sq (y * (1 + k)) - sq y) with (k * (2 + k) * sq y) by (unfold sq; ring).
    rewrite !Rabs_mult, (Rabs_pos_eq (sq y)), (Rabs_pos_eq (2 + k)) by lra; rewrite Rplus_0_r.
    replace (201 / 100 * (e * sq y)) with (e * (201 / 100) * sq y) by ring; apply Rmult_le_compat_r; auto.
    apply Rmult_le_compat; try lra; apply Rabs_pos. }
  assert (SU : off e (201 / 100) 0 S (sum n (fun i => sq (u i)))).
  { unfold S, distance_sq; clear - AXIS; induction n as [|n IH]; cbn [sum].
    - unfold off; rewrite Rminus_0_r, Rabs_R0; lra.
    - rewrite <- (Rplus_0_r 0); apply off_plus; [apply IH; intros; apply AXIS|apply AXIS]; lia. }
  assert (HS' := square_sum_off e t n u s E T N HS); set (A := sum n (fun i => sq (u i))) in *.
  assert (ES := tiny_product e S E S0); assert (Q0 := sq_nonneg r); assert (EQ := tiny_product e _ E Q0).
  assert (SS : off e (503 / 100) (6 * t) S s).
  { unfold off in *; assert (SU' := abs_bounds _ _ SU); replace (s - S) with ((s - A) + (A - S)) by ring.
    assert (EA : e * A <= e * (S + 201 / 100 * (e * S))) by (apply Rmult_le_compat_l; lra).
    assert (EES := tiny_product e _ E (proj1 ES)); rewrite Rmult_plus_distr_l in EA.
    eapply Rle_trans; [apply Rabs_triang|]; lra. }
  assert (OFF : Rabs ((s - q) - (S - sq r)) <= 504 / 100 * (e * (S + sq r)) + 7 * t).
  { apply step_off in HQ; auto; unfold off in SS, HQ; apply abs_bounds in SS; apply abs_bounds in HQ.
    apply Rabs_le; rewrite Rmult_plus_distr_l; lra. }
  assert (K := filter_k_is_enough e E0); assert (KS : 0 <= filter_k e * (S + sq r)) by (apply Rmult_le_pos; lra).
  set (M := S + sq r) in *; assert (M0 : 0 <= M) by (unfold M; lra); assert (EM := tiny_product e M E M0).
  assert (ET := tiny_product e t E T); assert (EEM := tiny_product e _ E (proj1 EM)).
  destruct HB as [[r_sq [own [magnitude [HM [HMA [MORE HB]]]]]]|[total [MORE HB]]].
  - assert (MM : off e (604 / 100) (9 * t) M own).
    { apply step_off in HM; auto; apply (off_weaken _ _ _ (503 / 100) t) in HM; try lra.
      assert (O := off_rounded _ _ _ _ _ _ _ (off_plus _ _ _ _ _ _ _ _ SS HM) HMA E ltac:(lra) ltac:(lra) ltac:(lra)).
      eapply off_weaken; [| | | |exact O]; lra. }
    assert (LOW : M - 604 / 100 * (e * M) - 9 * t <= magnitude) by (unfold off in MM; apply abs_bounds in MM; lra).
    assert (BD : (1 - (604 / 100 + 3) * e) * (filter_k e * M + floor) <= bound).
    { destruct (Rle_or_lt M magnitude) as [G|G].
      - assert (Z : off e 0 0 magnitude magnitude) by (unfold off; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; lra).
        eapply Rle_trans; [|apply (bound_low e t floor 0 0 magnitude magnitude bound FL ltac:(lra) ltac:(lra) ltac:(lra) Z HB)].
        assert (filter_k e * M <= filter_k e * magnitude) by (apply Rmult_le_compat_l; lra).
        apply Rmult_le_compat; lra.
      - apply (bound_low e t floor (604 / 100) (9 * t) M magnitude bound FL); auto; try lra.
        unfold off; apply Rabs_le; lra. }
    refine (sign_beyond e t _ (s - q) (S - sq r) g bound ltac:(lra) T OFF HG _).
    nra.
  - change (IZR shared_squares_factor) with 2 in HB.
    assert (SL : S - 503 / 100 * (e * S) - 6 * t <= s) by (unfold off in SS; apply abs_bounds in SS; lra).
    assert (EES := tiny_product e _ E (proj1 ES)).
    assert (BD : (1 - (503 / 100 + 3) * e) * (filter_k e * (2 * S) + floor) <= bound).
    { destruct (Rle_or_lt S total) as [G|G].
      - assert (Z : off e 0 0 (2 * total) (2 * total)) by (unfold off; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; lra).
        eapply Rle_trans; [|apply (bound_low e t floor 0 0 (2 * total) (2 * total) bound FL ltac:(lra) ltac:(lra) ltac:(lra) Z HB)].
        assert (0 <= filter_k e * (2 * S)) by (apply Rmult_le_pos; lra).
        assert (filter_k e * (2 * S) <= filter_k e * (2 * total)) by (apply Rmult_le_compat_l; lra).
        apply Rmult_le_compat; lra.
      - apply (bound_low e t floor (503 / 100) (12 * t) (2 * S) (2 * total) bound FL); auto; try lra.
        unfold off; apply Rabs_le; lra. }
    assert (KM : 16 * (e * S) <= filter_k e * (2 * S)).
    { replace (16 * (e * S)) with (8 * e * (2 * S)) by ring; apply Rmult_le_compat_r; lra. }
    assert (BB : 159 / 10 * (e * S) + 99 * t <= bound).
    { eapply Rle_trans; [|exact BD].
      apply Rle_trans with ((1 - / 1000) * (16 * (e * S) + 100 * t)); [lra|apply Rmult_le_compat; lra]. }
    destruct (Rle_or_lt (sq r) (2 * S)) as [NEAR|FAR].
    + refine (sign_beyond e t _ (s - q) (S - sq r) g bound ltac:(lra) T OFF HG _).
      assert (e * M <= e * (3 * S)) by (apply Rmult_le_compat_l; unfold M; lra).
      lra.
    + change (gap_sq n (of_lo_hi lo hi) p r) with (S - sq r); split; intros H; [exfalso|lra].
      unfold step in HG; apply abs_bounds in OFF; apply abs_bounds in HG.
      assert (MR : M <= 3 / 2 * sq r) by (unfold M; lra).
      assert (SQ : s - q <= 7 * t) by lra; destruct (Rle_or_lt 0 (s - q)) as [P|P].
      * rewrite (Rabs_pos_eq (s - q)) in HG by auto.
        assert (e * (s - q) <= / 1000000 * (s - q)) by (apply Rmult_le_compat_r; lra); lra.
      * rewrite (Rabs_left (s - q)) in HG by auto.
        assert (e * - (s - q) <= / 1000000 * - (s - q)) by (apply Rmult_le_compat_r; lra); lra.
Qed.

(** What the formats' least normal numbers take is small enough beside the floors. *)
Theorem formats_are_floored : floored (bpow radix2 (-24)) (bpow radix2 (-126)) (bpow radix2 filter_floor_f32) /\
  floored (bpow radix2 (-53)) (bpow radix2 (-1022)) (bpow radix2 filter_floor_f64) /\
  floored (bpow radix2 (-53)) (bpow radix2 (-1022)) (bpow radix2 filter_floor_wide).
Proof.
  assert (T : forall p l f, (20 <= p)%Z -> (2 + l <= - p + f)%Z -> floored (bpow radix2 (- p)) (bpow radix2 l) (bpow radix2 f)).
  { intros p l f P H; assert (P20 : bpow radix2 (- p) <= bpow radix2 (-20)) by (apply bpow_le; lia).
    change (bpow radix2 (-20)) with (/ 1048576) in P20; assert (B0 := bpow_ge_0 radix2 (- p)).
    split; [split; [auto|lra]|split; [apply bpow_ge_0|split; [|split; [|apply bpow_ge_0]]]].
    - rewrite <- bpow_plus; change 4 with (bpow radix2 2); rewrite <- bpow_plus; apply bpow_le; lia.
    - unfold filter_k, filter_k_epsilons; lra. }
  split; [apply (T 24%Z (-126)%Z filter_floor_f32)|split; [apply (T 53%Z (-1022)%Z filter_floor_f64)|apply (T 53%Z (-1022)%Z filter_floor_wide)]];
    unfold filter_floor_f32, filter_floor_f64, filter_floor_wide; lia.
Qed.

(** What the steps are asked to be, rounding to nearest even is: of floats each sum and difference is off by e of itself,
    whatever underflows, and each product besides by less than the least normal number. *)
Theorem roundings_are_such_steps prec emin : (0 < prec)%Z ->
  (forall x y, is_float prec emin x -> is_float prec emin y ->
    rounded (roundoff prec) (x + y) (rnd prec emin (x + y)) /\ rounded (roundoff prec) (x - y) (rnd prec emin (x - y))) /\
  (forall x, step (roundoff prec) (bpow radix2 (emin + prec - 1)) x (rnd prec emin x)).
Proof.
  intros P; assert (I : Prec_gt_0 prec) by exact P; split.
  - intros x y X Y; destruct (rnd_plus prec emin x y P X Y) as [d [D H]].
    destruct (rnd_minus prec emin x y P X Y) as [c [C H']]; split; [now exists d|now exists c].
  - intros x; destruct (relative_error_N_FLT'_ex radix2 emin prec I (fun z => negb (Z.even z)) x)
      as [d [t [D [T [_ H]]]]]; unfold step, rnd; rewrite H.
    assert (U := u_rod1pu_ro_le_u_ro radix2 prec).
    assert (L : bpow radix2 emin <= bpow radix2 (emin + prec - 1)) by (apply bpow_le; lia).
    assert (L0 := bpow_gt_0 radix2 emin).
    replace (x * (1 + d) + t - x) with (d * x + t) by ring; eapply Rle_trans; [apply Rabs_triang|]; rewrite Rabs_mult.
    apply Rplus_le_compat; [apply Rmult_le_compat_r; [apply Rabs_pos|unfold roundoff; lra]|lra].
Qed.
