(* SPDX-License-Identifier: MIT *)
(* exact_filtered's filter in its order of operations: sums, reach and bound as computed, form by form. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Methods Band Floats Filter Constants.
Open Scope R_scope.

(** What up to three squares and their sums lose, of numbers x that are off from u by c e v. *)
Lemma square_sum_off e t n c u v x s : tiny e -> 0 <= t -> (n <= 3)%nat -> 0 <= c <= 23 / 10 ->
  (forall i, (i < n)%nat -> off e c 0 (v i) (u i) (x i)) -> square_sum e t n x s ->
  off e (2 * c + / 100 + 1001 / 1000 * INR n) (21 / 10 * INR n * t) (sum n (fun i => sq (v i))) (sum n (fun i => sq (u i))) s.
Proof.
  intros E T N C; revert s; induction n as [|n IH]; intros s U H.
  { simpl in *; subst; split; rewrite ?Rminus_0_r, Rabs_R0; lra. }
  assert (O := U n ltac:(lia)); assert (Q := off_times _ _ _ _ _ _ _ _ _ O O E ltac:(lra) ltac:(lra)).
  assert (N0 := pos_INR n); assert (N3 : INR n <= 2) by (apply (le_INR n 2); lia); rewrite S_INR.
  assert (E' : 0 <= e <= e) by (destruct E; lra); assert (NT := Rmult_le_pos _ _ N0 T); assert (N2 := Rmult_le_compat_r _ _ _ T N3).
  destruct n as [|n].
  - simpl; rewrite !Rplus_0_l; eapply off_weaken; [exact (off_step _ _ _ _ _ _ _ _ H Q E ltac:(lra) ltac:(lra))|unfold sq; lra..].
  - destruct H as [a [q [A [HQ HS]]]]; specialize (IH ltac:(lia) a ltac:(intros; apply U; lia) A).
    assert (P := off_sum _ _ _ _ _ _ _ _ _ _ _ _ (proj1 E) eq_refl IH (off_step _ _ _ _ _ _ _ _ HQ Q E ltac:(lra) ltac:(lra))).
    assert (N1 : 1 <= INR (S n)) by (apply (le_INR 1); lia); rewrite Rmax_left in P by lra.
    eapply off_weaken; [exact (off_step _ _ _ _ _ _ _ _ HS P E ltac:(lra) ltac:(lra))|cbn [sum]; unfold sq in *; lra..].
Qed.

Lemma floor_large e t floor : floored e t floor -> 0 <= floor /\ 100 * t <= floor.
Proof.
  intros [[E0 E1] [T [TE [_ F]]]]; split; auto.
  assert (e * floor <= / 1000000 * floor) by (apply Rmult_le_compat_r; auto); lra.
Qed.

Lemma bound_low e t floor y bound : floored e t floor -> - (14 * t) <= y -> bound_of e t floor y bound ->
  799 / 100 * (e * y) + 90 * t <= bound.
Proof.
  intros FL Y [p [HP HB]]; destruct (floor_large _ _ _ FL) as [F TF]; destruct FL as [E [T [_ [K1 _]]]].
  assert (K : 8 * e <= filter_k e) by (unfold filter_k, filter_k_epsilons; lra).
  revert K K1 HP; generalize (filter_k e); intros k K K1 HP; unfold step in *; apply abs_bounds in HP, HB.
  assert (Z : -(14 / 10000 * t) <= k * y /\ 8 * (e * y) <= k * y + 2 / 1000 * t).
  { destruct E, (Rle_or_lt 0 y); [assert (8 * e * y <= k * y) by (apply Rmult_le_compat_r; lra);
      assert (0 <= e * y) by (apply Rmult_le_pos; lra); lra|].
    assert (k * - y <= / 10000 * (14 * t)) by (apply Rmult_le_compat; lra); assert (0 <= e * - y) by (apply Rmult_le_pos; lra); lra. }
  assert (A : Rabs (k * y) <= k * y + 28 / 10000 * t) by (unfold Rabs; destruct Rcase_abs; lra).
  assert (EA := tiny_product e _ E (Rabs_pos (k * y))); rewrite (Rabs_pos_eq (p + floor)) in HB by lra.
  assert (EB := tiny_product e (p + floor) E ltac:(lra)); lra.
Qed.

(** What all these filters end with: s is off from the true sum of squares U, and y is what the bound is taken of. Beyond the bound the
    sign is right if y covers B and the radius, or twice B: then, where r^2 is more, the ball overlaps, and nothing says otherwise. *)
Lemma filter_end e t floor B U r s q g y bound : floored e t floor -> off e (76 / 10) (7 * t) B U s -> 0 <= U -> step e t (sq r) q ->
  step e t (s - q) g -> bound_of e t floor y bound -> 99 / 100 * (B + sq r) - 14 * t <= y \/ 19 / 10 * B - 14 * t <= y ->
  (g > bound -> U - sq r > 0) /\ (g < - bound -> U - sq r < 0).
Proof.
  intros FL O U0 HQ HG HB C; assert (Q0 := sq_nonneg r); assert (B0 := off_bound _ _ _ _ _ _ O).
  assert (E := proj1 FL); assert (T := proj1 (proj2 FL)); assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (BD := bound_low e t floor y bound FL ltac:(lra) HB); destruct O as [UB O]; rewrite (Rabs_pos_eq U) in UB by auto.
  assert (HQ' : Rabs (q - sq r) <= e * sq r + t) by (unfold step in HQ; rewrite (Rabs_pos_eq (sq r)) in HQ by auto; lra).
  apply abs_bounds in O, HQ'; assert (EB := tiny_product e B E B0); assert (EQ := tiny_product e _ E Q0).
  assert (ET := tiny_product e t E T).
  assert (OFF : Rabs ((s - q) - (U - sq r)) <= 76 / 10 * (e * B) + e * sq r + 8 * t) by (apply Rabs_le; lra).
  assert (EO := tiny_product e (76 / 10 * (e * B) + e * sq r + 8 * t) E ltac:(lra)).
  assert (EY : forall z, z - 14 * t <= y -> e * z - 14 * (e * t) <= e * y)
    by (intros z Z; assert (e * (z - 14 * t) <= e * y) by (apply Rmult_le_compat_l; lra); lra).
  destruct C as [C|C]; apply EY in C; [refine (sign_beyond e t _ (s - q) _ g bound ltac:(lra) T OFF HG _); lra|].
  destruct (Rle_or_lt (sq r) (11 / 10 * B)) as [N|N].
  - refine (sign_beyond e t _ (s - q) _ g bound ltac:(lra) T OFF HG _).
    assert (e * sq r <= e * (11 / 10 * B)) by (apply Rmult_le_compat_l; lra); lra.
  - split; intros L; [exfalso|lra]; unfold step in HG; apply abs_bounds in HG.
    assert (EA := tiny_product e _ E (Rabs_pos (s - q))); unfold Rabs in *; destruct Rcase_abs; lra.
Qed.

Lemma reach_holds n v r : 0 <= r -> (forall i, (i < n)%nat -> 0 <= v i) -> 0 <= sum n v /\
  sum n (fun i => sq (v i)) + sq r <= sq (sum n v + r).
Proof.
  intros R0; induction n as [|n IH]; intros V; simpl; [split; [lra|right; unfold sq; ring]|].
  destruct IH as [S1 S2]; [intros; apply V; lia|].
  assert (VN := V n ltac:(lia)); split; [lra|]; unfold sq in *; nra.
Qed.

(** What the reach may fall short of. *)
Lemma reach_low e n v v' r all : tiny e -> (n <= 3)%nat -> 0 <= r -> (forall i, (i < n)%nat -> off e (1001 / 1000) 0 (v i) (v i) (v' i)) ->
  reach_sum e n v' all -> 0 <= all /\
  (forall reach, rounded e (all + r) reach -> 0 <= reach /\ 998 / 1000 * (sum n (fun i => sq (v i)) + sq r) <= sq reach) /\
  998 / 1000 * sum n (fun i => sq (v i)) <= sq all.
Proof.
  intros E N R0 O H; assert (V : forall i, (i < n)%nat -> 0 <= v i) by (intros i Hi; exact (off_bound _ _ _ _ _ _ (O i Hi))).
  destruct (reach_holds n v r R0 V) as [L0 LR]; destruct (reach_holds n v 0 (Rle_refl 0) V) as [_ LL].
  destruct (reach_sum_off e n (1001 / 1000) v v v' all E ltac:(lra) N O H) as [_ A]; apply abs_bounds in A.
  set (L := sum n v) in *; assert (N3 := up_to_three n N); assert (ZL := tiny_product e L E L0).
  assert (NL : INR n * (e * L) <= 3 * (e * L)) by (apply Rmult_le_compat_r; lra).
  assert (S : forall x y B, 0 <= x -> B <= sq x -> 9999 / 10000 * x <= y -> 998 / 1000 * B <= sq y).
  { intros x y B X BX XY; apply Rle_trans with (sq (9999 / 10000 * x)); [assert (P := sq_nonneg x); unfold sq in *; lra|apply sq_le; lra]. }
  split; [lra|split; [intros reach R|apply (S L); auto; unfold sq in *; lra]].
  apply rounded_bounds in R; [|lra]; assert (ZR := tiny_product e (all + r) E ltac:(lra)); split; [lra|apply (S (L + r)); auto; lra].
Qed.

(** One axis: u is the true overshoot, of a difference v beyond h. *)
Lemma axis_off e v h v' w : tiny e -> 0 <= v -> 0 <= h -> rounded e v v' -> rounded e (v' - h) w ->
  off e (1001 / 1000) 0 v v v' /\ off e (221 / 100) 0 v (Rmax (v - h) 0) (Rmax w 0).
Proof.
  intros E V H R W; assert (Z := tiny_product e _ E V); assert (E' : 0 <= e <= e) by (destruct E; lra).
  assert (A := off_rounded _ _ _ _ _ _ R (off_exact e v v ltac:(rewrite Rabs_pos_eq; lra)) E ltac:(lra)).
  apply rounded_bounds in R; auto; rewrite <- (Rabs_pos_eq v') in W by lra.
  assert (X := off_exact e h h ltac:(rewrite Rabs_pos_eq; lra)).
  destruct (overshoot_off e (0 + 1001 / 1000) _ _ _ 0 _ _ _ E ltac:(lra) ltac:(lra) A X W) as [P1 P2]; rewrite (Rabs_pos_eq v) in * by auto.
  split; [eapply off_weaken; [exact A|lra..]|split; [rewrite Rabs_pos_eq|]; lra].
Qed.

(** The filter where differences cancel: axis by axis u is the true overshoot, x what is computed of it, v the true difference and v'
    the computed one. *)
Lemma filter_cancelling e t floor n u v v' x r all s q g bound : floored e t floor -> (n <= 3)%nat -> 0 <= r ->
  (forall i, (i < n)%nat -> off e (1001 / 1000) 0 (v i) (v i) (v' i) /\ off e (221 / 100) 0 (v i) (u i) (x i)) ->
  reach_sum e n v' all -> square_sum e t n x s -> step e t (sq r) q -> step e t (s - q) g -> cancelling_bound e t floor all r bound ->
  (g > bound -> sum n (fun i => sq (u i)) - sq r > 0) /\ (g < - bound -> sum n (fun i => sq (u i)) - sq r < 0).
Proof.
  intros FL N R0 O HALL HS HQ HG HB; assert (E := proj1 FL); assert (T := proj1 (proj2 FL)); assert (E' : 0 <= e <= / 1000000) by exact E.
  destruct (reach_low e n v v' r all E N R0 ltac:(intros; now apply O) HALL) as [A0 [RL AL]].
  assert (SO := square_sum_off e t n (221 / 100) u v x s E T N ltac:(lra) ltac:(intros; now apply O) HS).
  assert (N3 := up_to_three n N).
  assert (NT : INR n * t <= 3 * t) by (apply Rmult_le_compat_r; lra).
  assert (U0 : 0 <= sum n (fun i => sq (u i))) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (B0 := off_bound _ _ _ _ _ _ SO); assert (Q0 := sq_nonneg r); set (B := sum n (fun i => sq (v i))) in *.
  apply (off_weaken _ _ _ _ (76 / 10) (7 * t) B e) in SO; try lra.
  destruct HB as [[reach [magnitude [y [HR [MORE [HY HB]]]]]]|[total [y [MORE [HY HB]]]]]; unfold step in HY.
  - destruct (RL reach HR) as [R1 R2]; assert (M := sq_le _ _ R1 MORE); rewrite (Rabs_pos_eq (sq magnitude)) in HY by lra.
    assert (Z := tiny_product e (sq magnitude) E ltac:(lra)); apply abs_bounds in HY.
    apply (filter_end e t floor B _ r s q g y bound); auto; left; lra.
  - assert (M := sq_le _ _ A0 MORE); rewrite (Rabs_pos_eq (sq total)) in HY by lra.
    assert (Z := tiny_product e (sq total) E ltac:(lra)); apply abs_bounds in HY; change (IZR shared_reaches_factor) with 4 in HB.
    apply (filter_end e t floor B _ r s q g (4 * y) bound); auto; right; lra.
Qed.

(** Where the sum of squares passes a number that the square of the reach does not, the radius is next to nothing. *)
Lemma overflow_is_above e t floor n v u r all reach magnitude_sq s q g bound most : floored e t floor -> (n <= 3)%nat -> 0 <= r ->
  (forall i, (i < n)%nat -> 0 <= u i <= v i) -> reach_sum e n v all -> rounded e (all + r) reach ->
  step e t (sq reach) magnitude_sq -> square_sum e t n u s -> step e t (sq r) q -> step e t (s - q) g ->
  bound_of e t floor magnitude_sq bound -> magnitude_sq <= most -> 0 < most <= s -> 1000 * floor <= most -> bound < g.
Proof.
  intros FL N R0 UV HA HR HM HS HQ HG [product [HP HB]] MM [MP MS] F; destruct (floor_large _ _ _ FL) as [F0 TF].
  destruct FL as [E [T [_ [K _]]]]; assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (O : forall i, (i < n)%nat -> off e (1001 / 1000) 0 (v i) (v i) (v i) /\ off e 0 0 (v i) (u i) (u i)).
  { intros i Hi; specialize (UV i Hi); split; [eapply off_weaken; [apply (off_exact e (v i))|..]|apply off_exact]; rewrite ?Rabs_pos_eq;
      lra. }
  destruct (reach_low e n v v r all E N R0 ltac:(intros; now apply O) HA) as [_ [RL _]]; destruct (RL reach HR) as [R1 R2].
  destruct (square_sum_off e t n 0 u v u s E T N ltac:(lra) ltac:(intros; now apply O) HS) as [UB CS].
  assert (N3 := up_to_three n N); assert (Q0 := sq_nonneg r).
  assert (NT : INR n * t <= 3 * t) by (apply Rmult_le_compat_r; lra).
  set (B := sum n (fun i => sq (v i))) in *; assert (B0 : 0 <= B) by (apply sum_nonneg; intros; apply sq_nonneg).
  assert (ZB := tiny_product e B E B0); assert (NB : INR n * (e * B) <= 3 * (e * B)) by (apply Rmult_le_compat_r; lra).
  assert (ZQ := tiny_product e _ E Q0); assert (M0 := sq_nonneg reach); assert (ZM := tiny_product e _ E M0); unfold step in *.
  rewrite (Rabs_pos_eq (sq reach)) in HM by auto; rewrite (Rabs_pos_eq (sq r)) in HQ by auto.
  apply abs_bounds in UB, CS, HM, HQ, HG, HP, HB; assert (Q : q <= most / 100) by lra; rewrite (Rabs_pos_eq (s - q)) in HG by lra.
  assert (ZG := tiny_product e (s - q) E ltac:(lra)).
  assert (KA : Rabs (filter_k e * magnitude_sq) <= / 10000 * most).
  { rewrite Rabs_mult, (Rabs_pos_eq (filter_k e)) by (unfold filter_k, filter_k_epsilons; lra).
    apply Rmult_le_compat; try apply Rabs_pos; auto; [unfold filter_k, filter_k_epsilons; lra|apply Rabs_le; lra]. }
  assert (ZK := tiny_product e _ E (Rabs_pos (filter_k e * magnitude_sq))); assert (KB := abs_bounds _ _ KA).
  assert (PB : Rabs (product + floor) <= most / 500) by (apply Rabs_le; lra).
  assert (ZP := tiny_product e _ E (Rabs_pos (product + floor))); apply abs_bounds in PB as PB'; lra.
Qed.

(** Centre and half extent: |p - c| is both the reach and what the half extent is taken from. *)
Theorem filter_center_half e t floor n b p r v w g bound : floored e t floor -> (n <= 3)%nat -> valid n b -> 0 <= r ->
  (forall i, (i < n)%nat -> rounded e (Rabs (p i - mid b i)) (v i) /\ rounded e (v i - half b i) (w i)) ->
  filtered e t floor n v w r g bound ->
  (g > bound -> gap_sq n b p r > 0) /\ (g < - bound -> gap_sq n b p r < 0).
Proof.
  intros FL N V R0 AX [all [s [q [H1 [H2 [H3 [H4 H5]]]]]]].
  refine (filter_cancelling e t floor n (overshoot b p) (fun i => Rabs (p i - mid b i)) v _ r all s q g bound FL N R0 _ H1 H2 H3 H4 H5).
  intros i Hi; destruct (AX i Hi) as [A W]; exact (axis_off e _ _ _ _ (proj1 FL) (Rabs_pos _) (V i Hi) A W).
Qed.

(** Corner and size: `above` is p - x as computed, its negation the other side's difference. *)
Lemma corner_off e x size p above m : tiny e -> 0 <= size -> rounded e (p - x) above -> rounded e (above - size) m ->
  off e (1001 / 1000) 0 (Rabs (p - x)) (Rabs (p - x)) (Rabs above) /\
  off e (221 / 100) 0 (Rabs (p - x)) (Rmax (Rmax (x - p) (p - x - size)) 0) (Rmax (Rmax (- above) m) 0).
Proof.
  intros E V A M; assert (E' : 0 <= e <= / 1000000) by exact E; assert (A' := rounded_abs _ _ _ E A).
  assert (S := rounded_step _ _ _ A); assert (S' := rounded_step _ _ _ M); unfold step in S, S'; apply abs_bounds in S, S'.
  assert (Z := tiny_product e _ E (Rabs_pos (p - x))); assert (Z' := tiny_product e _ E (Rabs_pos (above - size))).
  destruct (Rlt_le_dec p x) as [L|L].
  - rewrite (Rabs_left (p - x)) in S, Z by lra; rewrite (Rabs_left1 (above - size)) in S', Z' by lra.
    replace (Rmax (Rmax (- above) m) 0) with (Rmax (Rabs above) 0) by (rewrite Rabs_left1 by lra; unfold Rmax; repeat destruct Rle_dec;
      lra).
    replace (Rmax (Rmax (x - p) (p - x - size)) 0) with (Rmax (Rabs (p - x) - 0) 0) by (rewrite Rabs_left by lra; unfold Rmax;
      repeat destruct Rle_dec; lra).
    apply (axis_off e _ 0); auto; [apply Rabs_pos|lra|exists 0; split; [rewrite Rabs_R0; lra|ring]].
  - rewrite (Rabs_pos_eq (p - x)) in * by lra; rewrite (Rabs_pos_eq above) in * by lra.
    replace (Rmax (Rmax (- above) m) 0) with (Rmax m 0) by (unfold Rmax; repeat destruct Rle_dec; lra).
    replace (Rmax (Rmax (x - p) (p - x - size)) 0) with (Rmax (p - x - size) 0) by (unfold Rmax; repeat destruct Rle_dec; lra).
    apply (axis_off e _ size); auto; lra.
Qed.

Theorem filter_corner_size e t floor n x size p r above m g bound : floored e t floor -> (n <= 3)%nat ->
  (forall i, (i < n)%nat -> 0 <= size i) -> 0 <= r ->
  (forall i, (i < n)%nat -> rounded e (p i - x i) (above i) /\ rounded e (above i - size i) (m i)) ->
  filtered e t floor n (fun i => Rabs (above i)) (fun i => Rmax (- above i) (m i)) r g bound ->
  (g > bound -> gap_sq n (of_corner_size x size) p r > 0) /\ (g < - bound -> gap_sq n (of_corner_size x size) p r < 0).
Proof.
  intros FL N V R0 AX [all [s [q [H1 [H2 [H3 [H4 H5]]]]]]].
  refine (filter_cancelling e t floor n (overshoot (of_corner_size x size) p) (fun i => Rabs (p i - x i)) (fun i => Rabs (above i)) _ r all
    s q g bound FL N R0 _ H1 H2 H3 H4 H5).
  intros i Hi; destruct (AX i Hi) as [A M]; unfold overshoot; rewrite signed_overshoot_corner_size by auto.
  exact (corner_off e _ _ _ _ _ (proj1 FL) (V i Hi) A M).
Qed.

(** Stored sides: one of the two differences is not positive and adds nothing. *)
Lemma filter_sides e t floor n u x r s q g bound : floored e t floor -> (n <= 3)%nat ->
  (forall i, (i < n)%nat -> off e (1001 / 1000) 0 (u i) (u i) (x i)) ->
  square_sum e t n x s -> step e t (sq r) q -> step e t (s - q) g -> sides_bound e t floor s r bound ->
  (g > bound -> sum n (fun i => sq (u i)) - sq r > 0) /\ (g < - bound -> sum n (fun i => sq (u i)) - sq r < 0).
Proof.
  intros FL N O HS HQ HG HB; assert (E := proj1 FL); assert (T := proj1 (proj2 FL)); assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (SO := square_sum_off e t n (1001 / 1000) u u x s E T N ltac:(lra) O HS); set (U := sum n (fun i => sq (u i))) in *.
  assert (N3 := up_to_three n N).
  assert (NT : INR n * t <= 3 * t) by (apply Rmult_le_compat_r; lra); assert (Q0 := sq_nonneg r).
  assert (U0 : 0 <= U) by (apply sum_nonneg; intros; apply sq_nonneg); apply (off_weaken _ _ _ _ (76 / 10) (7 * t) U e) in SO; try lra.
  assert (S := proj2 SO); apply abs_bounds in S; assert (ZU := tiny_product e U E U0).
  destruct HB as [[r_sq [own [y [HM [HO [MORE HB]]]]]]|[total [MORE HB]]].
  - apply (filter_end e t floor U U r s q g y bound); auto; left; unfold step in HM, HO; rewrite (Rabs_pos_eq (sq r)) in HM by auto.
    assert (ZQ := tiny_product e _ E Q0); assert (ZA := tiny_product e _ E (Rabs_pos (s + r_sq))); apply abs_bounds in HM, HO.
    unfold Rabs in *; destruct Rcase_abs; lra.
  - change (IZR shared_squares_factor) with 2 in HB; apply (filter_end e t floor U U r s q g (2 * total) bound); auto; right; lra.
Qed.

Theorem filter_lo_hi e t floor n lo hi p r below above s q g bound :
  floored e t floor -> (n <= 3)%nat -> (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r ->
  (forall i, (i < n)%nat -> rounded e (lo i - p i) (below i) /\ rounded e (p i - hi i) (above i)) ->
  square_sum e t n (fun i => if Rlt_dec 0 (below i) then below i else Rmax (above i) 0) s ->
  step e t (sq r) q -> step e t (s - q) g -> sides_bound e t floor s r bound ->
  (g > bound -> gap_sq n (of_lo_hi lo hi) p r > 0) /\ (g < - bound -> gap_sq n (of_lo_hi lo hi) p r < 0).
Proof.
  intros FL N V R0 AX; refine (filter_sides e t floor n (overshoot (of_lo_hi lo hi) p) _ r s q g bound FL N _).
  intros i Hi; destruct (AX i Hi) as [A B]; specialize (V i Hi); apply rounded_step in A, B; unfold step in A, B; apply abs_bounds in A, B.
  assert (Z := tiny_product e _ (proj1 FL) (Rabs_pos (lo i - p i))); assert (Z' := tiny_product e _ (proj1 FL) (Rabs_pos (p i - hi i))).
  unfold overshoot; rewrite signed_overshoot_lo_hi by auto.
  split; unfold Rabs in *; repeat destruct Rcase_abs; repeat destruct Rlt_dec; unfold Rmax; repeat destruct Rle_dec; lra.
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
  split; [apply (T 24%Z (-126)%Z filter_floor_f32)|split; [apply (T 53%Z (-1022)%Z filter_floor_f64)
    |apply (T 53%Z (-1022)%Z filter_floor_wide)]];
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
  - intros x y X Y; split; [exact (rnd_plus prec emin x y P X Y)|exact (rnd_minus prec emin x y P X Y)].
  - intros x; destruct (relative_error_N_FLT'_ex radix2 emin prec I (fun z => negb (Z.even z)) x)
      as [d [t [D [T [_ H]]]]]; unfold step, rnd; rewrite H.
    assert (U := u_rod1pu_ro_le_u_ro radix2 prec).
    assert (L : bpow radix2 emin <= bpow radix2 (emin + prec - 1)) by (apply bpow_le; lia).
    assert (L0 := bpow_gt_0 radix2 emin).
    replace (x * (1 + d) + t - x) with (d * x + t) by ring; eapply Rle_trans; [apply Rabs_triang|]; rewrite Rabs_mult.
    apply Rplus_le_compat; [apply Rmult_le_compat_r; [apply Rabs_pos|unfold roundoff; lra]|lra].
Qed.
