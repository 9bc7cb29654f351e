(* SPDX-License-Identifier: MIT *)
(* Which cosines of rational shares of a turn are rational or roots of rational quadratics. *)
Require Import Reals Lra Lia Psatz ZArith Znumtheory.
From Tangency Require Import Definitions.
Open Scope R_scope.

(** ** Whole and rational numbers among the reals. *)
Definition whole (x : R) : Prop := exists z : Z, x = IZR z.

Lemma IZR_not_0 q : q <> 0%Z -> IZR q <> 0.
Proof. intros H E; apply H, eq_IZR, E. Qed.

Lemma rational_IZR z : rational (IZR z).
Proof. exists z, 1%Z; split; [lia|field]. Qed.
Lemma rational_plus x y : rational x -> rational y -> rational (x + y).
Proof.
  intros [a [b [B ->]]] [c [d [D ->]]]; exists (a * d + c * b)%Z, (b * d)%Z; split; [nia|].
  rewrite plus_IZR, !mult_IZR; field; split; now apply IZR_not_0.
Qed.
Lemma rational_mult x y : rational x -> rational y -> rational (x * y).
Proof.
  intros [a [b [B ->]]] [c [d [D ->]]]; exists (a * c)%Z, (b * d)%Z; split; [nia|].
  rewrite !mult_IZR; field; split; now apply IZR_not_0.
Qed.
Lemma rational_opp x : rational x -> rational (- x).
Proof. intros X; replace (- x) with (-1 * x) by ring; apply rational_mult; [apply rational_IZR|exact X]. Qed.
Lemma rational_inv x : rational x -> rational (/ x).
Proof.
  intros [a [b [B ->]]]; destruct (Z.eq_dec a 0) as [->|A].
  - replace (/ (0 / IZR b)) with 0; [apply rational_IZR|unfold Rdiv; now rewrite Rmult_0_l, Rinv_0].
  - exists b, a; split; auto; field; split; now apply IZR_not_0.
Qed.
(** What is made of rational numbers. *)
Ltac rational := unfold Rminus, Rdiv; repeat first
  [assumption | apply rational_IZR | apply rational_plus | apply rational_mult | apply rational_opp | apply rational_inv].

(** One denominator for finitely many rational numbers. *)
Lemma common_denominator f q : (forall n : nat, rational (f n)) ->
  exists d : Z, (0 < d)%Z /\ forall n, (n < q)%nat -> whole (IZR d * f n).
Proof.
  intros F; induction q as [|q [d [D H]]]; [exists 1%Z; split; [lia|intros; lia]|].
  destruct (F q) as [a [b [B E]]]; exists (d * (b * b))%Z; split; [nia|]; intros n N; destruct (Nat.eq_dec n q) as [->|NE].
  - exists (d * (b * a))%Z; rewrite E, !mult_IZR; field; now apply IZR_not_0.
  - destruct (H n ltac:(lia)) as [z Z]; exists (b * b * z)%Z; rewrite !mult_IZR, <- Z; ring.
Qed.

Lemma prime_factor d : (1 < d)%Z -> exists p, prime p /\ (p | d)%Z.
Proof.
  intros D; assert (D0 : (0 <= d)%Z) by lia; revert D; pattern d; apply Z_lt_induction; [clear d D0|exact D0].
  intros d IH D; destruct (prime_dec d) as [P|P]; [exists d; split; [auto|apply Z.divide_refl]|].
  destruct (not_prime_divide d D P) as [e [E V]]; destruct (IH e ltac:(lia) ltac:(lia)) as [p [Q W]].
  exists p; split; auto; now apply Z.divide_trans with e.
Qed.

(** t and n are sums and products of two numbers. With each pair there is that of the squares less 2, as of cosines doubled with that
    of the double angles; so one denominator for all of them, if it had a prime factor, could do without that. *)
Lemma whole_by_doubling (t n : nat -> R) d : (0 < d)%Z ->
  (forall k, exists j, t j = t k * t k - 2 * n k - 4 /\ n j = n k * n k - 2 * (t k * t k) + 4 * n k + 4) ->
  (forall k, whole (IZR d * t k) /\ whole (IZR d * n k)) -> forall k, whole (t k) /\ whole (n k).
Proof.
  intros D J; assert (D0 : (0 <= d)%Z) by lia; revert D; pattern d; apply Z_lt_induction; [clear d D0|exact D0].
  intros d IH D H; destruct (Z.eq_dec d 1) as [->|ONE]; [intros k; generalize (H k); now rewrite !Rmult_1_l|].
  destruct (prime_factor d ltac:(lia)) as [p [P [e ->]]]; assert (P1 := prime_ge_2 p P); assert (P0 := IZR_lt 0 p ltac:(lia)).
  apply (IH e); [nia|nia|]; intros k; destruct (J k) as [j [T N]], (H k) as [[a A] [b B]], (H j) as [[a' A'] [b' B']].
  assert (LESS : forall s c z, IZR (e * p) * s = IZR c -> IZR (e * p) * (s * s) = IZR z -> whole (IZR e * s)).
  { intros s c z C Z; assert (V : (p | c * c)%Z).
    { exists (e * z)%Z; apply eq_IZR; rewrite !mult_IZR, <- Z, <- C, mult_IZR; ring. }
    assert (W : (p | c)%Z) by (apply prime_mult in V; tauto); destruct W as [f ->]; exists f; apply Rmult_eq_reg_r with (IZR p); [|lra].
    rewrite mult_IZR in C; rewrite <- (mult_IZR f p), <- C; ring. }
  rewrite T in A'; rewrite N in B'; set (m := (e * p)%Z) in *.
  assert (TT : IZR m * (t k * t k) = IZR (a' + 2 * b + 4 * m)) by (rewrite !plus_IZR, !mult_IZR; lra).
  split; [exact (LESS _ _ _ A TT)|apply (LESS _ _ (b' + 2 * (a' + 2 * b + 4 * m) - 4 * b - 4 * m)%Z B)].
  rewrite !minus_IZR, plus_IZR, (mult_IZR 2 (_ + _)), <- TT, !mult_IZR; lra.
Qed.

(** ** cheb n x = 2 cos (n t) for x = 2 cos t: whole polynomials, the highest coefficient 1. *)
Fixpoint cheb (n : nat) (x : R) : R :=
  match n with O => 2 | S m => match m with O => x | S k => x * cheb m x - cheb k x end end.

Lemma cheb_step n x : cheb (S (S n)) x = x * cheb (S n) x - cheb n x.
Proof. reflexivity. Qed.

Lemma cheb_cos n t : cheb n (2 * cos t) = 2 * cos (INR n * t) /\ cheb (S n) (2 * cos t) = 2 * cos (INR (S n) * t).
Proof.
  induction n as [|n [I0 I1]].
  - simpl; rewrite Rmult_0_l, Rmult_1_l, cos_0; split; ring.
  - split; auto; rewrite cheb_step, I0, I1; set (s := INR (S n) * t).
    replace (INR (S (S n)) * t) with (s + t) by (unfold s; rewrite (S_INR (S n)); ring).
    replace (INR n * t) with (s - t) by (unfold s; rewrite (S_INR n); ring).
    rewrite cos_plus, cos_minus; ring.
Qed.

Lemma cheb_double n x : -2 <= x <= 2 -> cheb (n + n) x = cheb n x * cheb n x - 2.
Proof.
  intros X; replace x with (2 * cos (acos (x / 2))) by (rewrite cos_acos; lra); set (t := acos (x / 2)).
  rewrite (proj1 (cheb_cos (n + n) t)), (proj1 (cheb_cos n t)), plus_INR.
  replace ((INR n + INR n) * t) with (2 * (INR n * t)) by ring; rewrite cos_2a_cos; ring.
Qed.

Lemma cos_turns x k : cos (x + 2 * IZR k * PI) = cos x.
Proof.
  destruct (Z_le_gt_dec 0 k) as [K|K].
  - rewrite <- (Z2Nat.id k K), <- INR_IZR_INZ; apply cos_period.
  - rewrite <- (cos_period (x + 2 * IZR k * PI) (Z.to_nat (- k))); f_equal.
    rewrite INR_IZR_INZ, Z2Nat.id, opp_IZR by lia; ring.
Qed.

Definition periodic (q : nat) (x : R) : Prop := forall n, cheb (n + q) x = cheb n x.

Lemma cheb_periodic q m t : INR q * t = 2 * IZR m * PI -> periodic q (2 * cos t).
Proof.
  intros H n; destruct (cheb_cos (n + q) t) as [-> _], (cheb_cos n t) as [-> _].
  rewrite plus_INR, Rmult_plus_distr_r, H, cos_turns; reflexivity.
Qed.

Lemma periodic_mod q x n : (0 < q)%nat -> periodic q x -> cheb n x = cheb (n mod q) x.
Proof.
  intros Q P; transitivity (cheb (n mod q + n / q * q) x); [f_equal; assert (D := Nat.div_mod n q); lia|].
  induction (n / q)%nat as [|k IH]; [now rewrite Nat.add_0_r|].
  now replace (n mod q + S k * q)%nat with (n mod q + k * q + q)%nat by ring; rewrite P.
Qed.

(** Who repeats lies within 2: beyond, the values grow. *)
Lemma periodic_bounded q x : (0 < q)%nat -> periodic q x -> -2 <= x <= 2.
Proof.
  intros Q P; assert (B : ~ 2 < Rabs x).
  { intros L; assert (G : forall n, 2 <= Rabs (cheb n x) < Rabs (cheb (S n) x)).
    { induction n as [|n [I0 I1]]; [simpl; rewrite (Rabs_pos_eq 2) by lra; lra|]; split; [lra|].
      rewrite cheb_step; assert (T := Rabs_triang_inv (x * cheb (S n) x) (cheb n x)); rewrite Rabs_mult in T; nra. }
    destruct q as [|q]; [lia|]; assert (E := P 0%nat); cbn [Nat.add] in E; assert (G1 := G q); rewrite E in G1.
    simpl in G1; rewrite (Rabs_pos_eq 2) in G1 by lra; lra. }
  unfold Rabs in B; destruct Rcase_abs in B; lra.
Qed.

(** ** Roots of x^2 = T x - N: what repeats of a root repeats of the other, and T and N are whole. *)
Lemma linear T N : rational T -> rational N -> forall n, exists a b, rational a /\ rational b /\
  forall z, z * z = T * z - N -> cheb n z = a + b * z.
Proof.
  intros RT RN n; set (P n := exists a b, rational a /\ rational b /\ forall z, z * z = T * z - N -> cheb n z = a + b * z).
  assert (B : P n /\ P (S n)); [|apply B]; induction n as [|n [[a [b [A [B E]]]] [c [d [C [D F]]]]]].
  - split; [exists 2, 0|exists 0, 1]; (split; [rational|split; [rational|intros; simpl; ring]]).
  - split; [exists c, d; auto|]; exists (- N * d - a), (c + T * d - b); split; [rational|split; [rational|]]; intros z Z.
    rewrite cheb_step, E, F by auto; replace (z * (c + d * z)) with (c * z + d * (z * z)) by ring; rewrite Z; ring.
Qed.

Lemma conjugate x T N q : ~ rational x -> rational T -> rational N -> x * x = T * x - N -> periodic q x -> periodic q (T - x).
Proof.
  intros X RT RN E P n; assert (E' : (T - x) * (T - x) = T * (T - x) - N) by lra.
  destruct (linear T N RT RN n) as [a [b [A [B L]]]], (linear T N RT RN (n + q)) as [c [d [C [D M]]]].
  specialize (P n); rewrite L, M in P by auto; rewrite L, M by auto.
  destruct (Req_dec b d) as [->|BD]; [lra|exfalso; apply X]; replace x with ((c - a) / (b - d)) by (field_simplify_eq; lra); rational.
Qed.

(** So only whole squares and the golden ratios are left. *)
Lemma quadratic_cosines x T N q : (0 < q)%nat -> periodic q x -> periodic q (T - x) -> rational T -> rational N -> x * x = T * x - N ->
  (exists z, (0 <= z <= 4)%Z /\ x * x = IZR z) \/ (N = -1 /\ (T = 1 \/ T = -1)).
Proof.
  intros Q P P' RT RN E; remember (T - x) as y eqn:Y; assert (SUM : x + y = T) by lra; assert (PRODUCT : x * y = N) by (rewrite Y; lra).
  assert (B := periodic_bounded q x Q P); assert (B' := periodic_bounded q y Q P').
  set (t n := cheb n x + cheb n y); set (m n := cheb n x * cheb n y).
  assert (R : forall n, rational (t n) /\ rational (m n)).
  { intros n; destruct (linear T N RT RN n) as [a [b [A [C L]]]]; unfold t, m; rewrite (L x E), (L y) by (rewrite <- SUM, <- PRODUCT; ring).
    replace (a + b * x + (a + b * y)) with (2 * a + b * T) by (rewrite <- SUM; ring).
    replace ((a + b * x) * (a + b * y)) with (a * a + a * b * T + b * b * N) by (rewrite <- SUM, <- PRODUCT; ring); split; rational. }
  destruct (common_denominator t q (fun n => proj1 (R n))) as [d [D DT]], (common_denominator m q (fun n => proj2 (R n))) as [d' [D' DM]].
  destruct (whole_by_doubling t m (d * d')) with (k := 1%nat) as [[u HT] [v HN]].
  { nia. }
  { intros k; exists (k + k)%nat; unfold t, m; rewrite !cheb_double by auto; split; ring. }
  { intros k; replace (t k) with (t (k mod q)%nat) by (unfold t; now rewrite <- !periodic_mod).
    replace (m k) with (m (k mod q)%nat) by (unfold m; now rewrite <- !periodic_mod).
    destruct (DT (k mod q)%nat) as [a A], (DM (k mod q)%nat) as [b C]; try (apply Nat.mod_upper_bound; lia).
    split; [exists (d' * a)%Z; rewrite !mult_IZR, <- A|exists (d * b)%Z; rewrite !mult_IZR, <- C]; ring. }
  unfold t, m in HT, HN; simpl in HT, HN; rewrite SUM in HT; rewrite PRODUCT in HN; clear P P' R D D' DT DM t m.
  assert (I1 : (-4 <= u <= 4)%Z) by (split; apply le_IZR; rewrite <- HT; lra).
  assert (I2 : (0 <= 4 - 2 * u + v)%Z) by (apply le_IZR; rewrite plus_IZR, minus_IZR, mult_IZR, <- HT, <- HN, <- SUM, <- PRODUCT; nra).
  assert (I3 : (0 <= 4 + 2 * u + v)%Z) by (apply le_IZR; rewrite !plus_IZR, mult_IZR, <- HT, <- HN, <- SUM, <- PRODUCT; nra).
  assert (I4 : (4 * v <= u * u)%Z).
  { apply le_IZR; rewrite !mult_IZR, <- HT, <- HN, <- SUM, <- PRODUCT; assert (D := Rle_0_sqr (x - y)); unfold Rsqr in D; lra. }
  rewrite HT, HN in E |- *; clear - E I1 I2 I3 I4.
  assert (U : (u = -4 \/ u = -3 \/ u = -2 \/ u = -1 \/ u = 0 \/ u = 1 \/ u = 2 \/ u = 3 \/ u = 4)%Z) by lia.
  assert (V : (v = -4 \/ v = -3 \/ v = -2 \/ v = -1 \/ v = 0 \/ v = 1 \/ v = 2 \/ v = 3 \/ v = 4)%Z) by nia.
  Ltac each k := first [k 0%Z | k 1%Z | k (-1)%Z | k 2%Z | k (-2)%Z].
  repeat destruct U as [->|U]; try subst u; repeat destruct V as [->|V]; try subst v; try (exfalso; lia); try (right; auto; fail); left;
    first [exists 2%Z; split; [lia|lra] | exists 3%Z; split; [lia|lra] |
      each ltac:(fun a => each ltac:(fun b => destruct (Rmult_integral (x - IZR a) (x - IZR b)) as [F|F]; [lra| |];
        [exists (a * a)%Z|exists (b * b)%Z]; (split; [lia|]); rewrite mult_IZR; apply Rminus_diag_uniq in F; now rewrite F))].
Qed.
