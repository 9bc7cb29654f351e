(* SPDX-License-Identifier: MIT *)
(* exact_filtered's floating filter for centre and half extent: beyond its bound the computed sign is the true one. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Methods Band Constants.
From Tangency Require Export Stages.
Open Scope R_scope.

Lemma filter_k_is_enough e : 0 <= e -> 8 * e <= filter_k e.
Proof. intros E; unfold filter_k, filter_k_epsilons; lra. Qed.

(** One axis: how far the square of the computed overshoot is off, in squares of the computed difference. *)
Lemma overshoot_error e v h v' w' : 0 <= e <= / 2048 -> 0 <= v -> 0 <= h ->
  rounded e v v' -> rounded e (v' - h) w' ->
  let u := Rmax (v - h) 0 in let u' := Rmax w' 0 in
  Rabs (sq u' - sq u) <= 41 / 10 * e * sq v' /\ sq u' <= sq v' * (1 + 3 * e).
Proof.
  intros E V H [d [D RV]] [c [C RW]] u u'; apply abs_bounds in D; apply abs_bounds in C.
  assert (V' : 0 <= v') by (rewrite RV; nra).
  assert (DV : - (e * v) <= v' - v <= e * v) by (rewrite RV; split; nra).
  assert (VB : v <= v' * (1 + 11 / 10 * e)).
  { assert (v * (1 - e) <= v') by lra. assert (1 <= (1 + 11 / 10 * e) * (1 - e)) by nra. nra. }
  assert (EV : e * v <= 101 / 100 * e * v') by nra.
  set (x := Rmax (v' - h) 0).
  assert (X : 0 <= x <= v') by (unfold x, Rmax; destruct Rle_dec; lra).
  assert (UX : u' = x * (1 + c)).
  { unfold u', x; rewrite RW; unfold Rmax; repeat destruct Rle_dec; nra. }
  assert (XU : - (101 / 100 * e * v') <= x - u <= 101 / 100 * e * v').
  { unfold x, u, Rmax; repeat destruct Rle_dec; lra. }
  assert (U0 : 0 <= u) by apply Rmax_r.
  assert (EVP : 0 <= e * v') by nra.
  assert (CX : - (e * v') <= x * c <= e * v') by (split; nra).
  assert (U'B : 0 <= u' <= v' * (1 + e)) by (rewrite UX; split; nra).
  assert (UB : u <= v' * (1 + 301 / 100 * e)) by nra.
  assert (SB : 0 <= u' + u <= v' * (2 + 41 / 10 * e)) by nra.
  assert (K : 201 / 100 * (e * v') * (v' * (2 + 41 / 10 * e)) <= 41 / 10 * e * sq v').
  { unfold sq; assert (0 <= e * (v' * v')) by nra.
    replace (201 / 100 * (e * v') * (v' * (2 + 41 / 10 * e)))
      with (e * (v' * v') * (402 / 100 + 201 / 100 * (41 / 10) * e)) by field.
    replace (41 / 10 * e * (v' * v')) with (e * (v' * v') * (41 / 10)) by ring. nra. }
  split.
  - replace (sq u' - sq u) with ((u' - u) * (u' + u)) by (unfold sq; ring).
    rewrite Rabs_mult, (Rabs_pos_eq (u' + u)) by lra.
    eapply Rle_trans; [|exact K]; apply Rmult_le_compat; try lra; [apply Rabs_pos|apply Rabs_le; lra].
  - unfold sq; apply Rle_trans with (v' * (1 + e) * (v' * (1 + e))); [apply Rmult_le_compat; lra|].
    replace (v' * (1 + e) * (v' * (1 + e))) with (v' * v' * ((1 + e) * (1 + e))) by ring.
    apply Rmult_le_compat_l; nra.
Qed.

Lemma step_bounds e t x y : 0 <= x -> step e t x y -> x - e * x - t <= y <= x + e * x + t.
Proof. unfold step; intros X H; rewrite (Rabs_pos_eq x) in H by auto; apply abs_bounds in H; lra. Qed.

(** x is within `off` of G and rounded once more, to g. *)
Lemma sign_beyond e t off x G g bound : 0 <= e <= / 2 -> 0 <= t -> Rabs (x - G) <= off -> step e t x g ->
  (1 + e) * off + t <= bound -> (g > bound -> G > 0) /\ (g < - bound -> G < 0).
Proof.
  intros E T O S B; apply abs_bounds in O; assert (O0 : 0 <= off) by lra.
  assert (EO : 0 <= e * off) by (apply Rmult_le_pos; lra).
  unfold step in S; apply abs_bounds in S; split; intros L; apply Rnot_le_lt; intros N.
  - destruct (Rle_or_lt 0 x) as [P|P].
    + rewrite (Rabs_pos_eq x) in S by auto.
      assert (e * x <= e * off) by (apply Rmult_le_compat_l; lra); lra.
    + rewrite (Rabs_left x) in S by auto.
      assert (e * - x <= / 2 * - x) by (apply Rmult_le_compat_r; lra); lra.
  - destruct (Rle_or_lt 0 x) as [P|P].
    + rewrite (Rabs_pos_eq x) in S by auto.
      assert (e * x <= / 2 * x) by (apply Rmult_le_compat_r; lra); lra.
    + rewrite (Rabs_left x) in S by auto.
      assert (e * - x <= e * off) by (apply Rmult_le_compat_l; lra); lra.
Qed.

(** The whole of it, from what the axes contribute. A is the sum of the squares of the computed overshoots, B that of
    the computed differences, s the computed sum, q the computed square of r, g the computed difference, `reach` the
    computed sum of differences and radius, t what the products may lose in all. *)
Theorem filter_right e t A B G0 r s q g reach bound floor :
  0 <= e <= / 1000000 -> 0 <= r -> 0 <= B -> 0 <= t -> 4 * t <= floor ->
  Rabs (A - G0) <= 41 / 10 * e * B -> 0 <= A <= B * (1 + 3 * e) ->
  Rabs (s - A) <= 301 / 100 * e * A + t -> Rabs (q - sq r) <= e * sq r + t ->
  step e t (s - q) g ->
  0 <= reach -> (1 - 61 / 10 * e) * (B + sq r) <= sq reach ->
  (1 - 4 * e) * (filter_k e * sq reach + floor) <= bound ->
  (g > bound -> G0 - sq r > 0) /\ (g < - bound -> G0 - sq r < 0).
Proof.
  intros E R0 B0 T0 TF HA AB HS HQ HG RP RR BD; apply abs_bounds in HA; apply abs_bounds in HS; apply abs_bounds in HQ.
  assert (K := filter_k_is_enough e (proj1 E)); assert (Q0 := sq_nonneg r); assert (P0 := sq_nonneg reach).
  revert RR BD K P0 Q0 HQ; generalize (sq reach) (sq r) (filter_k e); intros W Q k RR BD K P0 Q0 HQ.
  set (M := B + Q) in *; assert (M0 : 0 <= M) by (unfold M; lra).
  assert (EA : e * A <= 1001 / 1000 * (e * B)) by nra.
  assert (EB : 0 <= e * B) by nra; assert (EQ : 0 <= e * Q) by nra.
  assert (EM : e * M = e * B + e * Q) by (unfold M; ring).
  assert (OFF : Rabs ((s - q) - (G0 - Q)) <= 72 / 10 * (e * M) + 2 * t) by (apply Rabs_le; rewrite EM; lra).
  assert (KW : 799 / 100 * (e * M) <= k * W).
  { apply Rle_trans with (8 * e * W); [|nra].
    assert (e * ((1 - 61 / 10 * e) * M) <= e * W) by (apply Rmult_le_compat_l; lra).
    assert (e * (61 / 10 * e * M) <= / 1000 * (e * M)) by nra. lra. }
  assert (EM0 : 0 <= e * M) by nra.
  assert (BB : 798 / 100 * (e * M) + 399 / 100 * t <= bound).
  { eapply Rle_trans; [|exact BD].
    assert ((1 - 4 * e) * (799 / 100 * (e * M) + 4 * t) <= (1 - 4 * e) * (k * W + floor)) by (apply Rmult_le_compat_l; lra).
    nra. }
  refine (sign_beyond e t _ (s - q) (G0 - Q) g bound ltac:(lra) T0 OFF HG _).
  eapply Rle_trans; [|exact BB].
  set (x := 72 / 10 * (e * M) + 2 * t); assert (0 <= x) by (unfold x; lra).
  assert (e * x <= / 1000 * x) by (apply Rmult_le_compat_r; lra); unfold x in *; lra.
Qed.

(** Nor need the radius be in it, if it is twice the differences: where r^2 is more than twice the sum of their squares the ball
    overlaps, and nothing says otherwise. *)
Theorem bounds_without_radius_hold e t A B G0 r s q g more bound floor :
  0 <= e <= / 1000000 -> 0 <= r -> 0 <= B -> 0 <= t -> 4 * t <= floor ->
  Rabs (A - G0) <= 41 / 10 * e * B -> 0 <= A <= B * (1 + 3 * e) ->
  Rabs (s - A) <= 301 / 100 * e * A + t -> Rabs (q - sq r) <= e * sq r + t ->
  step e t (s - q) g -> 0 <= more -> (1 - 61 / 10 * e) * (3 * B) <= sq more ->
  (1 - 4 * e) * (filter_k e * sq more + floor) <= bound ->
  (g > bound -> G0 - sq r > 0) /\ (g < - bound -> G0 - sq r < 0).
Proof.
  intros E R0 B0 T0 TF HA AB HS HQ HG M0 MB BD; assert (Q0 := sq_nonneg r).
  destruct (Rle_or_lt (sq r) (2 * B)) as [NEAR|FAR].
  - apply (filter_right e t A B G0 r s q g more bound floor); auto.
    eapply Rle_trans; [|exact MB]; apply Rmult_le_compat_l; lra.
  - apply abs_bounds in HA; apply abs_bounds in HS; apply abs_bounds in HQ.
    assert (EB : 0 <= e * B <= / 1000000 * B) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
    assert (EA : e * A <= 1001 / 1000 * (e * B)) by nra.
    assert (EQ : e * sq r <= / 1000000 * sq r) by (apply Rmult_le_compat_r; lra).
    assert (SQ : s - q <= 2 * t) by lra.
    assert (BT : 399 / 100 * t <= bound).
    { eapply Rle_trans; [|exact BD].
      assert (K := filter_k_is_enough e (proj1 E)); assert (S0 := sq_nonneg more).
      assert (0 <= filter_k e * sq more) by (apply Rmult_le_pos; lra).
      apply Rle_trans with ((1 - 4 * e) * (4 * t)); [nra|apply Rmult_le_compat_l; lra]. }
    split; intros H; [exfalso|lra].
    unfold step in HG; apply abs_bounds in HG; destruct (Rle_or_lt 0 (s - q)) as [P|P].
    + rewrite (Rabs_pos_eq (s - q)) in HG by auto.
      assert (e * (s - q) <= / 1000000 * (s - q)) by (apply Rmult_le_compat_r; lra); lra.
    + rewrite (Rabs_left (s - q)) in HG by auto.
      assert (e * - (s - q) <= / 1000000 * - (s - q)) by (apply Rmult_le_compat_r; lra); lra.
Qed.

(** The conditions on A and B, of axes whose overshoot u is that of a difference v beyond h, in any number. *)
Theorem filter_axes n e (u v h v' w : point) : 0 <= e <= / 2048 ->
  (forall i, (i < n)%nat -> 0 <= v i /\ 0 <= h i /\ u i = Rmax (v i - h i) 0 /\
     rounded e (v i) (v' i) /\ rounded e (v' i - h i) (w i)) ->
  let A := sum n (fun i => sq (Rmax (w i) 0)) in let B := sum n (fun i => sq (v' i)) in
  Rabs (A - sum n (fun i => sq (u i))) <= 41 / 10 * e * B /\ 0 <= A <= B * (1 + 3 * e).
Proof.
  intros E H A B.
  assert (O : forall i, (i < n)%nat -> Rabs (sq (Rmax (w i) 0) - sq (u i)) <= 41 / 10 * e * sq (v' i) /\
    sq (Rmax (w i) 0) <= sq (v' i) * (1 + 3 * e)).
  { intros i Hi; destruct (H i Hi) as [V0 [H0 [-> [H1 H2]]]]; apply overshoot_error; auto. }
  assert (UP : A <= sum n (fun i => sq (u i)) + 41 / 10 * e * B).
  { unfold A, B; rewrite <- sum_scale, <- sum_plus; apply sum_le; intros i Hi.
    destruct (O i Hi) as [X _]; apply abs_bounds in X; lra. }
  assert (DOWN : sum n (fun i => sq (u i)) <= A + 41 / 10 * e * B).
  { unfold A, B; rewrite <- sum_scale, <- sum_plus; apply sum_le; intros i Hi.
    destruct (O i Hi) as [X _]; apply abs_bounds in X; lra. }
  split; [apply Rabs_le; lra|split; [apply sum_nonneg; intros; apply sq_nonneg|]].
  unfold A, B; rewrite (Rmult_comm (sum n _)), <- sum_scale; apply sum_le; intros i Hi; destruct (O i Hi); lra.
Qed.

Lemma reach_holds n v r : 0 <= r -> (forall i, (i < n)%nat -> 0 <= v i) -> 0 <= sum n v /\
  sum n (fun i => sq (v i)) + sq r <= sq (sum n v + r).
Proof.
  intros R0; induction n as [|n IH]; intros V; simpl; [split; [lra|right; unfold sq; ring]|].
  destruct IH as [S1 S2]; [intros; apply V; lia|].
  assert (VN := V n ltac:(lia)); split; [lra|]; unfold sq in *; nra.
Qed.

(** What is left of a product with e, when it is multiplied by e once more. *)
Lemma tiny_product e x : tiny e -> 0 <= x -> 0 <= e * x <= / 1000000 * x.
Proof. intros [E0 E1] X; split; [apply Rmult_le_pos; auto|apply Rmult_le_compat_r; auto]. Qed.

Lemma rounded_step e x y : rounded e x y -> step e 0 x y.
Proof.
  intros [d [D ->]]; unfold step; replace (x * (1 + d) - x) with (d * x) by ring; rewrite Rabs_mult, Rplus_0_r.
  apply Rmult_le_compat_r; auto; apply Rabs_pos.
Qed.

Lemma rounded_bounds e x y : 0 <= x -> rounded e x y -> x - e * x <= y <= x + e * x.
Proof. intros X H; apply rounded_step, step_bounds in H; lra. Qed.

Lemma reach_sum_low e n v s : tiny e -> (n <= 3)%nat -> (forall i, (i < n)%nat -> 0 <= v i) ->
  reach_sum e n v s -> 0 <= s /\ sum n v - 2 * (e * sum n v) <= s.
Proof.
  intros E N V H; assert (0 <= sum n v) by (apply sum_nonneg; auto); assert (Z := tiny_product e _ E H0).
  destruct n as [|[|[|[|]]]]; try lia; cbn [reach_sum sum] in *; [subst; split; lra|subst; split; lra|..].
  - assert (V0 := V 0%nat ltac:(lia)); assert (V1 := V 1%nat ltac:(lia)).
    destruct H as [a [-> R]]; apply rounded_bounds in R; [split; lra|lra].
  - assert (V0 := V 0%nat ltac:(lia)); assert (V1 := V 1%nat ltac:(lia)); assert (V2 := V 2%nat ltac:(lia)).
    destruct H as [a [[a1 [-> R1]] R]]; apply rounded_bounds in R1; [|lra].
    assert (P := tiny_product e (v 0%nat + v 1%nat) E ltac:(lra)).
    assert (A0 : 0 <= a) by lra; apply rounded_bounds in R; [|lra].
    assert (PP := tiny_product e _ E (proj1 P)); assert (P2 := tiny_product e _ E V2).
    assert (PA := tiny_product e _ E A0).
    assert (EA := tiny_product e (a - (v 0%nat + v 1%nat - e * (v 0%nat + v 1%nat))) E ltac:(lra)).
    split; lra.
Qed.
