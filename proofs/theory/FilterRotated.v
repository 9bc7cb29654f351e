(* SPDX-License-Identifier: MIT *)
(* What the filters of boxes rotated by an axis and by a quaternion have in common: counting roundings, the bound, the
   end. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Methods Rotation Band Floats Filter FilterSteps Constants.
Open Scope R_scope.

(** ** How far computed numbers are off, in units of e times a bound B of the true one's magnitude *)
Definition within (e m B x y : R) : Prop := Rabs x <= B /\ Rabs (y - x) <= m * (e * B).

Lemma within_bound e m B x y : within e m B x y -> 0 <= B.
Proof. intros [H _]; assert (P := Rabs_pos x); lra. Qed.

Lemma within_exact e x : 0 <= e -> within e 0 (Rabs x) x x.
Proof. intros E; split; [lra|]; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; lra. Qed.

Lemma within_weaken e m B m' B' x y : 0 <= e -> 0 <= m -> m <= m' -> B <= B' -> within e m B x y ->
  within e m' B' x y.
Proof.
  intros E M MM BB H; assert (B0 := within_bound _ _ _ _ _ H); destruct H as [H1 H2]; split; [lra|].
  eapply Rle_trans; [exact H2|]; assert (e * B <= e * B') by (apply Rmult_le_compat_l; auto).
  assert (0 <= e * B) by (apply Rmult_le_pos; auto); apply Rmult_le_compat; auto.
Qed.

Lemma within_size e m B x y : within e m B x y -> tiny e -> 0 <= m <= 16 -> Rabs y <= B + / 10000 * B.
Proof.
  intros H E M; assert (B0 := within_bound _ _ _ _ _ H); destruct H as [H1 H2]; assert (Z := tiny_product e B E B0).
  assert (m * (e * B) <= 16 * (e * B)) by (apply Rmult_le_compat_r; lra).
  replace y with (x + (y - x)) by ring; eapply Rle_trans; [apply Rabs_triang|]; lra.
Qed.

Lemma within_tight e m B x y z : within e m B x y -> rounded e y z -> tiny e -> 0 <= m <= 16 ->
  within e (m + 1001 / 1000) B x z.
Proof.
  intros H R E M; assert (Y := within_size _ _ _ _ _ H E M); assert (B0 := within_bound _ _ _ _ _ H).
  destruct H as [H1 H2]; split; auto; apply rounded_step in R; unfold step in R.
  assert (EY : e * Rabs y <= e * (B + / 10000 * B)) by (apply Rmult_le_compat_l; [apply E|auto]).
  assert (Z := tiny_product e B E B0); rewrite Rmult_plus_distr_l in EY.
  replace (z - x) with ((z - y) + (y - x)) by ring; eapply Rle_trans; [apply Rabs_triang|].
  rewrite Rmult_plus_distr_r; lra.
Qed.

Lemma within_rounded e m B x y z : within e m B x y -> rounded e y z -> tiny e -> 0 <= m <= 16 ->
  within e (m + 101 / 100) B x z.
Proof.
  intros H R E M; assert (B0 := within_bound _ _ _ _ _ H).
  apply (within_weaken e (m + 1001 / 1000) B); try lra; [apply E|now apply (within_tight e m B x y)].
Qed.

Lemma within_plus e m B x y B' x' y' : within e m B x y -> within e m B' x' y' -> within e m (B + B') (x + x') (y + y').
Proof.
  intros [H1 H2] [H3 H4]; split; [eapply Rle_trans; [apply Rabs_triang|]; lra|].
  replace (y + y' - (x + x')) with ((y - x) + (y' - x')) by ring.
  eapply Rle_trans; [apply Rabs_triang|]; rewrite !Rmult_plus_distr_l; lra.
Qed.

Lemma within_product e m B x y m' B' x' y' : within e m B x y -> within e m' B' x' y' -> tiny e ->
  0 <= m <= 16 -> 0 <= m' <= 16 -> within e (m + m' + / 100) (B * B') (x * x') (y * y').
Proof.
  intros H H' E M M'; assert (Y := within_size _ _ _ _ _ H' E M').
  assert (B0 := within_bound _ _ _ _ _ H); assert (B1 := within_bound _ _ _ _ _ H'); destruct H as [H1 H2], H' as [H3 H4].
  split; [rewrite Rabs_mult; apply Rmult_le_compat; auto; apply Rabs_pos|].
  replace (y * y' - x * x') with ((y - x) * y' + x * (y' - x')) by ring.
  assert (T1 : Rabs ((y - x) * y') <= m * (e * B) * (B' + / 10000 * B')).
  { rewrite Rabs_mult; apply Rmult_le_compat; auto; apply Rabs_pos. }
  assert (T2 : Rabs (x * (y' - x')) <= B * (m' * (e * B'))).
  { rewrite Rabs_mult; apply Rmult_le_compat; auto; apply Rabs_pos. }
  assert (P : 0 <= e * (B * B')) by (apply Rmult_le_pos; [apply E|apply Rmult_le_pos; auto]).
  assert (MP : m * (e * (B * B')) <= 16 * (e * (B * B'))) by (apply Rmult_le_compat_r; lra).
  replace (m * (e * B) * (B' + / 10000 * B')) with (m * (e * (B * B')) + / 10000 * (m * (e * (B * B')))) in T1 by ring.
  replace (B * (m' * (e * B'))) with (m' * (e * (B * B'))) in T2 by ring.
  eapply Rle_trans; [apply Rabs_triang|]; rewrite !Rmult_plus_distr_r; lra.
Qed.

Lemma within_abs e m B x y : within e m B x y -> within e m B (Rabs x) (Rabs y).
Proof. intros [H1 H2]; split; [now rewrite Rabs_Rabsolu|eapply Rle_trans; [apply Rabs_triang_inv2|auto]]. Qed.

Lemma within_opp e m B x y : within e m B x y -> within e m B (- x) (- y).
Proof. intros [H1 H2]; split; [now rewrite Rabs_Ropp|]; replace (- y - - x) with (- (y - x)) by ring; now rewrite Rabs_Ropp. Qed.

(** ** Computed numbers that are not too small, in m roundings by d *)
Definition low (d : R) (m : nat) (x y : R) : Prop := 0 <= x /\ (1 - d) ^ m * x <= y.

Lemma low_nonneg d m x y : 0 <= d < 1 -> low d m x y -> 0 <= y.
Proof. intros D [X H]; assert (P := power_bounds d m D); assert (0 <= (1 - d) ^ m * x) by (apply Rmult_le_pos; lra); lra. Qed.

Lemma low_rounded d m x y z : 0 <= d < 1 -> low d m x y -> rounded d y z -> low d (S m) x z.
Proof.
  intros D L R; assert (Y := low_nonneg _ _ _ _ D L); destruct L as [X H]; split; auto; apply rounded_bounds in R; auto.
  rewrite <- tech_pow_Rmult, Rmult_assoc; assert ((1 - d) * ((1 - d) ^ m * x) <= (1 - d) * y) by (apply Rmult_le_compat_l; lra); lra.
Qed.

Lemma low_exact d x : 0 <= x -> low d 0 x x.
Proof. intros X; split; simpl; lra. Qed.

Lemma low_weaken d m k x y : 0 <= d < 1 -> (m <= k)%nat -> low d m x y -> low d k x y.
Proof.
  intros D MK [X H]; split; auto; eapply Rle_trans; [|exact H]; apply Rmult_le_compat_r; auto.
  replace k with (m + (k - m))%nat by lia; rewrite pow_add; rewrite <- (Rmult_1_r ((1 - d) ^ m)) at 2.
  assert (P := power_bounds d m D); assert (Q := power_bounds d (k - m) D); apply Rmult_le_compat_l; lra.
Qed.

Lemma low_plus d m x y x' y' : low d m x y -> low d m x' y' -> low d m (x + x') (y + y').
Proof. intros [X H] [X' H']; split; [lra|]; rewrite Rmult_plus_distr_l; lra. Qed.

Lemma low_product d m k x y x' y' : 0 <= d < 1 -> low d m x y -> low d k x' y' -> low d (m + k) (x * x') (y * y').
Proof.
  intros D [X H] [X' H']; split; [apply Rmult_le_pos; auto|]; rewrite pow_add.
  assert (P := power_bounds d m D); assert (Q := power_bounds d k D).
  replace ((1 - d) ^ m * (1 - d) ^ k * (x * x')) with ((1 - d) ^ m * x * ((1 - d) ^ k * x')) by ring.
  apply Rmult_le_compat; auto; apply Rmult_le_pos; lra.
Qed.

Lemma power_low d m : 0 <= d < 1 -> 1 - INR m * d <= (1 - d) ^ m.
Proof.
  intros D; induction m as [|m IH]; [simpl; lra|]; rewrite S_INR, <- tech_pow_Rmult.
  assert (0 <= INR m) by apply pos_INR; assert (0 <= INR m * d * d) by (repeat apply Rmult_le_pos; lra).
  assert ((1 - d) * (1 - INR m * d) <= (1 - d) * (1 - d) ^ m) by (apply Rmult_le_compat_l; lra); lra.
Qed.

(** ** The filters' common end *)
(** One axis: a is the centre's true coordinate and hl the half extent, both as the filter scales them. *)
Lemma rotated_overshoot e m M a a' k hl hl' w : tiny e -> 0 <= m <= 10 -> 0 <= k <= 41 / 10 ->
  within e m M a a' -> within e k hl hl hl' -> rounded e (Rabs a' - hl') w ->
  Rabs (Rmax w 0 - Rmax (Rabs a - hl) 0) <= (m + k + 12 / 10) * (e * M) /\ 0 <= Rmax (Rabs a - hl) 0 <= M.
Proof.
  intros E MM K A H [c [C ->]]; assert (M0 := within_bound _ _ _ _ _ A); assert (H0 := within_bound _ _ _ _ _ H).
  assert (SA := within_size _ _ _ _ _ A E ltac:(lra)); assert (HA := within_abs _ _ _ _ _ A).
  destruct A as [A1 A2], H as [H1 H2], HA as [_ HA]; apply abs_bounds in HA; apply abs_bounds in H2; apply abs_bounds in C.
  assert (AP := Rabs_pos a); assert (AP' := Rabs_pos a'); assert (ZM := tiny_product e M E M0).
  assert (ZH := tiny_product e hl E H0); assert (KH : k * (e * hl) <= 41 / 10 * (e * hl)) by (apply Rmult_le_compat_r; lra).
  assert (E' : 0 <= e <= / 1000000) by exact E.
  assert (MX : forall x y, x <= y -> 0 <= y -> 0 <= Rmax x 0 <= y) by (intros; unfold Rmax; destruct Rle_dec; lra).
  split; [|apply MX; lra]; set (z := Rabs a' - hl').
  assert (WZ : Rmax (z * (1 + c)) 0 = Rmax z 0 * (1 + c)).
  { unfold Rmax at 2; destruct Rle_dec as [L|L].
    - rewrite Rmax_right; [ring|]; assert (0 <= - z * (1 + c)) by (apply Rmult_le_pos; lra); lra.
    - rewrite Rmax_left; auto; apply Rmult_le_pos; lra. }
  rewrite WZ; destruct (Rle_or_lt hl (101 / 100 * M)) as [L|L].
  - assert (HP : 0 <= hl') by lra; assert (Z1 : 0 <= Rmax z 0 <= M + / 10000 * M) by (apply MX; unfold z; lra).
    assert (EH : k * (e * hl) <= k * (e * (101 / 100 * M))).
    { apply Rmult_le_compat_l; [lra|]; apply Rmult_le_compat_l; lra. }
    assert (KM : k * (e * M) <= 41 / 10 * (e * M)) by (apply Rmult_le_compat_r; lra).
    assert (D1 : Rabs (Rmax z 0 - Rmax (Rabs a - hl) 0) <= m * (e * M) + k * (e * (101 / 100 * M))).
    { eapply Rle_trans; [apply abs_difference|]; unfold z; apply Rabs_le; lra. }
    assert (D2 : Rabs (Rmax z 0 * c) <= 1001 / 1000 * (e * M)).
    { rewrite Rabs_mult, (Rabs_pos_eq (Rmax z 0)) by lra.
      apply Rle_trans with ((M + / 10000 * M) * e); [|lra].
      apply Rmult_le_compat; try lra; [apply Rabs_pos|apply Rabs_le; lra]. }
    replace (Rmax z 0 * (1 + c) - Rmax (Rabs a - hl) 0) with (Rmax z 0 * c + (Rmax z 0 - Rmax (Rabs a - hl) 0)) by ring.
    eapply Rle_trans; [apply Rabs_triang|]; rewrite !Rmult_plus_distr_r.
    replace (k * (e * (101 / 100 * M))) with (101 / 100 * (k * (e * M))) in D1 by field; lra.
  - assert (hl' > M + / 10000 * M) by lra; rewrite !Rmax_right by (unfold z; lra).
    rewrite Rmult_0_l, Rminus_0_r, Rabs_R0; apply Rmult_le_pos; lra.
Qed.

(** From overshoots w that are off by at most c e M, with a factor kk of the bound that leaves room for the rest. *)
Lemma rotated_filter_right e d c kk n (X w : point) M R R' s q g0 g bound : tiny e -> tiny d -> e <= d ->
  (n <= 3)%nat ->
  4 <= c <= 146 / 10 -> (2 * c + 33 / 10) * (101 / 100) <= kk -> 4 * (c * c) <= kk * kk ->
  (forall i, (i < n)%nat -> Rabs (Rmax (w i) 0 - X i) <= c * (e * M) /\ 0 <= X i <= M) ->
  0 <= R <= M -> Rabs (R' - R) <= 41 / 10 * (e * R) ->
  square_sum e 0 n (fun i => Rmax (w i) 0) s -> rounded e (sq R') q -> rounded e (s - q) g0 -> rounded d g0 g ->
  let T := sum n (fun i => Rmax (w i) 0) + R' in
  (1 - 45 * d) * (kk * (e * M) * (T + kk * (e * M))) <= bound ->
  (g > bound -> sum n (fun i => sq (X i)) - sq R > 0) /\ (g < - bound -> sum n (fun i => sq (X i)) - sq R < 0).
Proof.
  intros E D ED N C K1 K2 AX RM HR HS HQ HG0 HG T HB.
  assert (E' : 0 <= e <= / 1000000) by exact E; assert (D' : 0 <= d <= / 1000000) by exact D.
  assert (M0 : 0 <= M) by lra; assert (ZM := tiny_product e M E M0); assert (ZR := tiny_product e R E (proj1 RM)).
  set (f := e * M) in *; assert (F0 : 0 <= f) by lra.
  assert (CF : 0 <= c * f <= / 10000 * M).
  { split; [apply Rmult_le_pos; lra|]; apply Rle_trans with (146 / 10 * f); [apply Rmult_le_compat_r|]; lra. }
  set (x := fun i => Rmax (w i) 0) in *; assert (X0 : forall i, 0 <= x i) by (intros; apply Rmax_r).
  assert (S0 : 0 <= sum n x) by (apply sum_nonneg; auto).
  assert (DX : Rabs (sum n (fun i => sq (x i)) - sum n (fun i => sq (X i))) <= 2 * c * f * sum n x + 3 * (c * f * (c * f))).
  { assert (ONE : forall i, (i < n)%nat -> - (2 * c * f * x i + c * f * (c * f)) <= sq (x i) - sq (X i) <= 2 * c * f * x i + c * f * (c * f)).
    { intros i Hi; destruct (AX i Hi) as [A1 A2]; apply abs_bounds in A1; specialize (X0 i); fold (x i) in A1.
      replace (sq (x i) - sq (X i)) with ((x i - X i) * (x i + X i)) by (unfold sq; ring).
      nra. }
    assert (INRN : INR n <= 3) by (apply le_INR in N; simpl in N; lra).
    assert (CC : INR n * (c * f * (c * f)) <= 3 * (c * f * (c * f))) by (apply Rmult_le_compat_r; [apply Rmult_le_pos; lra|auto]).
    rewrite <- sum_const in CC; rewrite <- sum_scale.
    assert (UP : sum n (fun i => sq (x i)) <= sum n (fun i => sq (X i) + (2 * c * f * x i + c * f * (c * f))))
      by (apply sum_le; intros i Hi; specialize (ONE i Hi); lra).
    assert (DOWN : sum n (fun i => sq (X i)) <= sum n (fun i => sq (x i) + (2 * c * f * x i + c * f * (c * f))))
      by (apply sum_le; intros i Hi; specialize (ONE i Hi); lra).
    rewrite !sum_plus in UP, DOWN; apply Rabs_le; lra. }
  assert (SX : sum n (fun i => sq (x i)) <= 1001 / 1000 * (M * sum n x)).
  { rewrite <- Rmult_assoc, <- sum_scale; apply sum_le; intros i Hi; destruct (AX i Hi) as [A1 A2]; apply abs_bounds in A1.
    unfold sq; apply Rmult_le_compat_r; auto; fold (x i) in A1; lra. }
  assert (SO := square_sum_off e 0 n x s E ltac:(lra) N HS); unfold off in SO.
  assert (ESX : e * sum n (fun i => sq (x i)) <= 1001 / 1000 * (f * sum n x)).
  { apply Rle_trans with (e * (1001 / 1000 * (M * sum n x))); [apply Rmult_le_compat_l; lra|unfold f; right; ring]. }
  apply abs_bounds in HR; assert (R'0 : 0 <= R') by lra.
  assert (FR : 0 <= f * R') by (apply Rmult_le_pos; auto).
  assert (ER : e * R' * R' <= 1001 / 1000 * (f * R')).
  { apply Rle_trans with (e * (1001 / 1000 * M) * R'); [|unfold f; right; ring].
    apply Rmult_le_compat_r; auto; apply Rmult_le_compat_l; lra. }
  assert (DR : Rabs (sq R' - sq R) <= 83 / 10 * (f * R')).
  { replace (sq R' - sq R) with ((R' - R) * (R' + R)) by (unfold sq; ring).
    rewrite Rabs_mult, (Rabs_pos_eq (R' + R)) by lra.
    apply Rle_trans with (41 / 10 * (e * (1001 / 1000 * R')) * (2001 / 1000 * R')); [|lra].
    assert (e * R <= e * (1001 / 1000 * R')) by (apply Rmult_le_compat_l; lra).
    apply Rmult_le_compat; try lra; [apply Rabs_pos|apply Rabs_le; lra]. }
  apply rounded_bounds in HQ; [|apply sq_nonneg]; unfold sq at 2 4 in HQ; rewrite <- Rmult_assoc in HQ.
  set (OFF := (2 * c + 32 / 10) * (f * T) + 3 * (c * f * (c * f))).
  assert (CG : 4 * (f * R') <= c * (f * R')) by (apply Rmult_le_compat_r; lra).
  assert (O : Rabs ((s - q) - (sum n (fun i => sq (X i)) - sq R)) <= OFF).
  { apply abs_bounds in SO; apply abs_bounds in DX; apply abs_bounds in DR; unfold OFF, T.
    apply Rabs_le; unfold sq in *; lra. }
  assert (ST : step (3 * d) 0 (s - q) g).
  { apply rounded_step in HG0; apply rounded_step in HG; unfold step in *; set (y := s - q) in *.
    assert (Y := Rabs_pos y); assert (EY : e * Rabs y <= d * Rabs y) by (apply Rmult_le_compat_r; auto).
    assert (DY := tiny_product d _ D Y).
    assert (G0 : Rabs g0 <= Rabs y + d * Rabs y).
    { replace g0 with (y + (g0 - y)) by ring; eapply Rle_trans; [apply Rabs_triang|]; lra. }
    assert (DG : d * Rabs g0 <= d * (Rabs y + d * Rabs y)) by (apply Rmult_le_compat_l; lra).
    assert (DDY := tiny_product d _ D (proj1 DY)); rewrite Rmult_plus_distr_l in DG.
    replace (g - y) with ((g - g0) + (g0 - y)) by ring; eapply Rle_trans; [apply Rabs_triang|]; lra. }
  refine (sign_beyond (3 * d) 0 OFF (s - q) _ g bound ltac:(lra) ltac:(lra) O ST _).
  assert (FT : 0 <= f * T) by (apply Rmult_le_pos; unfold T; lra); assert (FF : 0 <= f * f) by (apply Rmult_le_pos; auto).
  assert (KT : (2 * c + 33 / 10) * (101 / 100) * (f * T) <= kk * (f * T)) by (apply Rmult_le_compat_r; auto).
  assert (KF : 4 * (c * c) * (f * f) <= kk * kk * (f * f)) by (apply Rmult_le_compat_r; auto).
  assert (CT : 0 <= c * (f * T)) by (apply Rmult_le_pos; lra).
  assert (CCF : 0 <= c * c * (f * f)) by (apply Rmult_le_pos; auto; apply Rmult_le_pos; lra).
  set (BOUND := kk * (f * T) + kk * kk * (f * f)).
  assert (B0 : 0 <= BOUND) by (unfold BOUND; lra).
  apply Rle_trans with ((1 - / 1000) * BOUND).
  - assert (O0 : 0 <= OFF) by (eapply Rle_trans; [apply Rabs_pos|exact O]).
    assert (3 * d * OFF <= / 1000 * OFF) by (apply Rmult_le_compat_r; lra).
    replace (3 * (c * f * (c * f))) with (3 * (c * c * (f * f))) in OFF by ring.
    unfold OFF, BOUND in *; lra.
  - eapply Rle_trans; [|exact HB]; replace (kk * f * (T + kk * f)) with BOUND by (unfold BOUND; ring).
    replace ((1 - 45 * d) * (kk * f) * (T + kk * f)) with ((1 - 45 * d) * BOUND) by (unfold BOUND; ring).
    apply Rmult_le_compat_r; lra.
Qed.

(** ** The steps that both filters take *)
Definition sum_of_products (e a b a' b' z : R) : Prop :=
  exists p q, rounded e (a * b) p /\ rounded e (a' * b') q /\ rounded e (p + q) z.

(** |along| - half * scale *)
Definition beyond (e along half scale w : R) : Prop :=
  exists p, rounded e (half * scale) p /\ rounded e (Rabs along - p) w.

(** k * most * (taken + k * most) with most = reach * scale, in doubles; a pair's leading double is a rounding of it. *)
Definition rotated_bound (d k reach scale taken bound : R) : Prop :=
  exists leading most m m' t,
    rounded d scale leading /\ rounded d (reach * leading) most /\ rounded d (k * most) m /\ rounded d (k * most) m' /\
    rounded d (taken + m') t /\ rounded d (m * t) bound.

Lemma rotated_bound_low e d kk k G reach S scale T taken bound : tiny e -> tiny d -> 0 <= kk -> kk * e <= k ->
  low d 13 G reach -> low d 5 S scale -> low d 4 T taken -> rotated_bound d k reach scale taken bound ->
  (1 - 45 * d) * (kk * (e * (G * S)) * (T + kk * (e * (G * S)))) <= bound.
Proof.
  intros E D K0 K HG HS HT [l [most [m [m' [t [H1 [H2 [H3 [H4 [H5 H6]]]]]]]]]].
  assert (D1 : 0 <= d < 1) by (destruct D; lra).
  assert (LK : low d 0 (kk * e) k) by (split; [apply Rmult_le_pos; [auto|apply E]|simpl; lra]).
  assert (L1 := low_rounded _ _ _ _ _ D1 HS H1).
  assert (L2 := low_rounded _ _ _ _ _ D1 (low_product _ _ _ _ _ _ _ D1 HG L1) H2).
  assert (L3 := low_rounded _ _ _ _ _ D1 (low_product _ _ _ _ _ _ _ D1 LK L2) H3).
  assert (L4 := low_rounded _ _ _ _ _ D1 (low_product _ _ _ _ _ _ _ D1 LK L2) H4); cbn [plus] in *.
  apply (low_weaken _ _ 21) in HT; auto; [|lia].
  assert (L5 := low_rounded _ _ _ _ _ D1 (low_plus _ _ _ _ _ _ HT L4) H5).
  assert (L6 := low_rounded _ _ _ _ _ D1 (low_product _ _ _ _ _ _ _ D1 L3 L5) H6); cbn [plus] in *.
  destruct L6 as [B0 B]; eapply Rle_trans; [|exact B].
  replace (kk * (e * (G * S)) * (T + kk * (e * (G * S))))
    with (kk * e * (G * S) * (T + kk * e * (G * S))) by ring.
  apply Rmult_le_compat_r; auto; eapply Rle_trans; [|apply power_low; auto]; simpl INR; lra.
Qed.

Lemma low_trans d m k x y z : 0 <= d < 1 -> low d m x y -> low d k y z -> low d (k + m) x z.
Proof.
  intros D [X H] [Y H']; split; auto; rewrite pow_add, Rmult_assoc; assert (P := power_bounds d k D).
  eapply Rle_trans; [|exact H']; apply Rmult_le_compat_l; lra.
Qed.

(** A number off by m e of itself is low by that many roundings and one more. *)
Lemma low_off e d m x y : tiny e -> tiny d -> e <= d -> 0 <= m <= 45 / 10 -> 0 <= x -> x - m * (e * x) <= y ->
  low d 5 x y.
Proof.
  intros E D ED M X H; split; auto.
  assert (E' : 0 <= e <= / 1000000) by exact E; assert (D' : 0 <= d <= / 1000000) by exact D.
  assert (P : (1 - d) ^ 5 <= 1 - 45 / 10 * d).
  { nra. }
  assert ((1 - d) ^ 5 * x <= (1 - 45 / 10 * d) * x) by (apply Rmult_le_compat_r; auto).
  assert (e * x <= d * x) by (apply Rmult_le_compat_r; auto); assert (ZD := tiny_product d x D X).
  assert (m * (e * x) <= 45 / 10 * (d * x)) by (apply Rmult_le_compat; try lra; apply Rmult_le_pos; lra); lra.
Qed.

Lemma low_within e d m x y : tiny e -> tiny d -> e <= d -> 0 <= m <= 45 / 10 -> within e m x x y -> low d 5 x y.
Proof.
  intros E D ED M H; assert (X := within_bound _ _ _ _ _ H); destruct H as [_ H]; apply abs_bounds in H.
  apply (low_off e d m); auto; lra.
Qed.

Lemma rounded_opp e x y : rounded e x y -> rounded e (- x) (- y).
Proof. intros [d [D ->]]; exists d; split; auto; ring. Qed.

Lemma scaled_within e m h S scale p : tiny e -> 0 <= h -> 0 <= m <= 10 -> within e m S S scale ->
  rounded e (h * scale) p -> within e (m + 102 / 100) (h * S) (h * S) p.
Proof.
  intros E H M W R; assert (P := within_product _ _ _ _ _ _ _ _ _ (within_exact e h (proj1 E)) W E ltac:(lra) ltac:(lra)).
  rewrite (Rabs_pos_eq h) in P by auto; assert (Q := within_rounded _ _ _ _ _ _ P R E ltac:(lra)).
  replace (m + 102 / 100) with (0 + m + / 100 + 101 / 100) by field; exact Q.
Qed.

(** How a form says where the ball's centre is: D as the box's centre sees it, x as computed, off by 2.02 e of G. *)
Lemma offset_center_half e c p x : tiny e -> rounded e (p - c) x -> within e (202 / 100) (Rabs (p - c)) (p - c) x.
Proof.
  intros E R; assert (W := within_rounded _ _ _ _ _ _ (within_exact e (p - c) (proj1 E)) R E ltac:(lra)).
  eapply within_weaken; [| | | |exact W]; try lra; apply E.
Qed.

(** 2 p - 2 corner - size, so that nothing is halved. *)
Definition doubled_offset (e corner size p x : R) : Prop :=
  exists y, rounded e (2 * p - 2 * corner) y /\ rounded e (y - size) x.

Lemma offset_corner_size e corner size p x : tiny e -> 0 <= size -> doubled_offset e corner size p x ->
  let D := 2 * (p - (corner + size / 2)) in within e (202 / 100) (Rabs D + size) D x.
Proof.
  intros E W [y [Y X]] D; assert (E' : 0 <= e <= / 1000000) by exact E; assert (DP := Rabs_pos D); split; [lra|].
  apply rounded_step in Y; apply rounded_step in X; unfold step in *.
  assert (S : Rabs (2 * p - 2 * corner) <= Rabs D + size).
  { replace (2 * p - 2 * corner) with (D + size) by (unfold D; field); eapply Rle_trans; [apply Rabs_triang|].
    rewrite (Rabs_pos_eq size) by auto; lra. }
  assert (T0 := tiny_product e (Rabs D + size) E ltac:(lra)); assert (TD := tiny_product e _ E DP).
  assert (TS := tiny_product e size E W); assert (TT := tiny_product e _ E (proj1 T0)).
  assert (ES : e * Rabs (2 * p - 2 * corner) <= e * (Rabs D + size)) by (apply Rmult_le_compat_l; lra).
  assert (YD : Rabs (y - size - D) <= e * (Rabs D + size)).
  { replace (y - size - D) with (y - (2 * p - 2 * corner)) by (unfold D; field); lra. }
  assert (YS : Rabs (y - size) <= Rabs D + e * (Rabs D + size)).
  { replace (y - size) with (D + (y - size - D)) by ring; eapply Rle_trans; [apply Rabs_triang|]; lra. }
  assert (EY : e * Rabs (y - size) <= e * (Rabs D + e * (Rabs D + size))) by (apply Rmult_le_compat_l; lra).
  rewrite Rmult_plus_distr_l in EY.
  replace (x - D) with ((x - (y - size)) + (y - size - D)) by ring; eapply Rle_trans; [apply Rabs_triang|]; lra.
Qed.

(** What an axis adds to the reach. *)
Lemma within_low e m G w D x : within e m G D x -> G <= Rabs D + w -> G - m * (e * G) <= Rabs x + w.
Proof.
  intros [_ H] L; assert (T := Rabs_triang x (D - x)); replace (x + (D - x)) with D in T by ring.
  rewrite Rabs_minus_sym in H; lra.
Qed.

Lemma centered_gap n h l r :
  gap_sq n (centered h) l r = sum n (fun i => sq (Rmax (Rabs (l i) - h i) 0)) - sq r.
Proof.
  unfold gap_sq, distance_sq; f_equal; apply sum_ext; intros; unfold overshoot, signed_overshoot; simpl; now rewrite Rminus_0_r.
Qed.

Lemma leading_low d x y : 0 <= d < 1 -> rounded d x y -> low d 1 (Rabs x) (Rabs y).
Proof.
  intros D R; apply (low_rounded d 0 (Rabs x) (Rabs x)); auto; [apply low_exact, Rabs_pos|].
  destruct R as [c [C ->]]; exists c; split; auto; assert (C' := abs_bounds _ _ C).
  rewrite Rabs_mult, (Rabs_pos_eq (1 + c)) by lra; ring.
Qed.
