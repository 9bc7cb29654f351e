(* SPDX-License-Identifier: MIT *)
(* Which cosines of rational shares of a turn are rational, and which are roots of rational quadratics. *)
Require Import Reals Lra Lia Psatz ZArith Znumtheory Zpow_facts.
From Tangency Require Import Definitions.
Open Scope R_scope.

(** ** Whole and rational numbers among the reals. *)
Definition whole (x : R) : Prop := exists z : Z, x = IZR z.

Lemma whole_plus x y : whole x -> whole y -> whole (x + y).
Proof. intros [a ->] [b ->]; exists (a + b)%Z; now rewrite plus_IZR. Qed.
Lemma whole_mult x y : whole x -> whole y -> whole (x * y).
Proof. intros [a ->] [b ->]; exists (a * b)%Z; now rewrite mult_IZR. Qed.
Lemma whole_opp x : whole x -> whole (- x).
Proof. intros [a ->]; exists (- a)%Z; now rewrite opp_IZR. Qed.
Lemma whole_IZR z : whole (IZR z).
Proof. now exists z. Qed.
Lemma whole_rational x : whole x -> rational x.
Proof. intros [a ->]; exists a, 1%Z; split; [lia|field]. Qed.

Lemma IZR_not_0 q : q <> 0%Z -> IZR q <> 0.
Proof. intros H E; apply H, eq_IZR, E. Qed.

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
Proof. intros [a [b [B ->]]]; exists (- a)%Z, b; split; auto; rewrite opp_IZR; field; now apply IZR_not_0. Qed.
Lemma rational_minus x y : rational x -> rational y -> rational (x - y).
Proof. intros X Y; apply rational_plus; auto; now apply rational_opp. Qed.
Lemma rational_inv x : rational x -> rational (/ x).
Proof.
  intros [a [b [B ->]]]; destruct (Z.eq_dec a 0) as [->|A].
  - exists 0%Z, 1%Z; split; [lia|]; unfold Rdiv; rewrite !Rmult_0_l; apply Rinv_0.
  - exists b, a; split; auto; field; split; now apply IZR_not_0.
Qed.
Lemma rational_IZR z : rational (IZR z).
Proof. apply whole_rational, whole_IZR. Qed.

(** A rational number whose powers have one denominator in common is whole. *)
Lemma almost_whole x d : rational x -> (0 < d)%Z -> (forall n, whole (IZR d * x ^ n)) -> whole x.
Proof.
  intros [a [b [B ->]]] D H.
  set (g := Z.gcd a b) in *.
  assert (G0 : (0 < g)%Z) by (assert (0 <= g)%Z by apply Z.gcd_nonneg; assert (g <> 0)%Z by (intros E; apply Z.gcd_eq_0_r in E; auto); lia).
  destruct (Z.gcd_divide_l a b) as [p P], (Z.gcd_divide_r a b) as [q Q]; fold g in P, Q.
  assert (Q0 : q <> 0%Z) by (intros ->; lia).
  assert (RP : rel_prime q p).
  { apply rel_prime_sym; unfold rel_prime; apply Zis_gcd_intro; try apply Z.divide_1_l.
    intros e [i I] [j J]; assert (E : (e * g | g)%Z).
    { apply Z.gcd_greatest; [exists i; rewrite P, I|exists j; rewrite Q, J]; ring. }
    destruct E as [k K]; exists k; nia. }
  assert (X : IZR a / IZR b = IZR p / IZR q).
  { rewrite P, Q, !mult_IZR; field; split; apply IZR_not_0; auto; lia. }
  rewrite X in *; clear X.
  assert (DV : forall n : nat, (q ^ Z.of_nat n | d)%Z).
  { intros n; destruct (H n) as [z Z].
    apply Gauss with (p ^ Z.of_nat n)%Z.
    - exists z; apply eq_IZR; rewrite !mult_IZR, <- !pow_IZR, <- Z.
      replace ((IZR p / IZR q) ^ n) with (IZR p ^ n * / (IZR q ^ n)).
      + field; apply pow_nonzero, IZR_not_0, Q0.
      + unfold Rdiv; rewrite Rpow_mult_distr, pow_inv; reflexivity.
    - apply rel_prime_Zpower; auto; lia. }
  assert (ONE : (q = 1 \/ q = -1)%Z).
  { destruct (Z.eq_dec (Z.abs q) 1) as [E|E]; [lia|exfalso].
    assert (A2 : (2 <= Z.abs q)%Z) by lia; set (n := Z.to_nat d).
    assert (L := Z.divide_pos_le _ _ D (proj2 (Z.divide_abs_l _ _) (DV n))).
    rewrite Z.abs_pow in L; assert (2 ^ Z.of_nat n <= Z.abs q ^ Z.of_nat n)%Z by (apply Z.pow_le_mono_l; lia).
    assert (Z.of_nat n < 2 ^ Z.of_nat n)%Z by (apply Zpower2_lt_lin; lia); unfold n in *; lia. }
  destruct ONE as [->| ->]; [exists p; field|exists (- p)%Z; rewrite opp_IZR; field].
Qed.

(** One denominator for finitely many rational numbers. *)
Lemma common_denominator f q : (forall n : nat, rational (f n)) ->
  exists d : Z, (0 < d)%Z /\ forall n, (n < q)%nat -> whole (IZR d * f n).
Proof.
  intros F; induction q as [|q [d [D H]]]; [exists 1%Z; split; [lia|intros; lia]|].
  destruct (F q) as [a [b [B E]]]; exists (d * Z.abs b)%Z; split; [nia|]; intros n N.
  rewrite mult_IZR; destruct (Nat.eq_dec n q) as [->|NE].
  - rewrite E; exists (d * (Z.sgn b * a))%Z; rewrite !mult_IZR.
    destruct (Z.lt_trichotomy b 0) as [L|[L|L]]; [|lia|]; [rewrite (Z.sgn_neg b), (Z.abs_neq b) by lia|rewrite (Z.sgn_pos b), (Z.abs_eq b) by lia];
      rewrite ?opp_IZR; field; now apply IZR_not_0.
  - replace (IZR d * IZR (Z.abs b) * f n) with (IZR (Z.abs b) * (IZR d * f n)) by ring.
    apply whole_mult; [apply whole_IZR|apply H; lia].
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

(** Who repeats lies within 2: beyond, the values grow. *)
Lemma periodic_bounded q x : (0 < q)%nat -> periodic q x -> -2 <= x <= 2.
Proof.
  intros Q P; assert (B : ~ 2 < Rabs x).
  { intros L; assert (G : forall n, 2 <= Rabs (cheb n x) < Rabs (cheb (S n) x)).
    { induction n as [|n [I0 I1]]; [simpl; rewrite (Rabs_pos_eq 2) by lra; lra|]; split; [lra|].
      rewrite cheb_step; assert (T := Rabs_triang_inv (x * cheb (S n) x) (cheb n x)); rewrite Rabs_mult in T; nra. }
    assert (M : forall n, (0 < n)%nat -> 2 < Rabs (cheb n x)).
    { intros [|n] N; [lia|]; assert (K := G n); lra. }
    specialize (M q Q); specialize (P 0%nat); simpl in P; rewrite P, Rabs_pos_eq in M by lra; lra. }
  unfold Rabs in B; destruct Rcase_abs in B; lra.
Qed.

(** ** Two numbers whose Chebyshev sums are rational and repeat: their sum and product are whole. *)
Lemma chebyshev_sums x y q : (0 < q)%nat -> periodic q x -> periodic q y ->
  (forall n, rational (cheb n x + cheb n y)) ->
  exists d : Z, (0 < d)%Z /\ forall n, whole (IZR d * (x ^ n + y ^ n)).
Proof.
  intros Q PX PY F; destruct (common_denominator _ q F) as [d [D H]].
  assert (ALL : forall n, whole (IZR d * (cheb n x + cheb n y))).
  { intros n; rewrite (Nat.div_mod n q) by lia; generalize (n / q)%nat; intros k; induction k as [|k IH].
    - rewrite Nat.mul_0_r; apply H, Nat.mod_upper_bound; lia.
    - replace (q * S k + n mod q)%nat with (q * k + n mod q + q)%nat by lia; rewrite PX, PY; exact IH. }
  assert (MIX : forall n j, whole (IZR d * (x ^ n * cheb j x + y ^ n * cheb j y))).
  { induction n as [|n IH]; intros j.
    - replace (IZR d * _) with (IZR d * (cheb j x + cheb j y)) by (simpl; ring); apply ALL.
    - destruct j as [|j].
      + replace (IZR d * _) with (2 * (IZR d * (x ^ n * cheb 1 x + y ^ n * cheb 1 y))) by (simpl; ring).
        apply whole_mult; [apply whole_IZR|apply IH].
      + replace (IZR d * _) with (IZR d * (x ^ n * cheb (S (S j)) x + y ^ n * cheb (S (S j)) y)
          + IZR d * (x ^ n * cheb j x + y ^ n * cheb j y)) by (rewrite !cheb_step; cbn [pow]; ring).
        apply whole_plus; apply IH. }
  exists (2 * d)%Z; split; [lia|]; intros n.
  replace (IZR (2 * d) * (x ^ n + y ^ n)) with (IZR d * (x ^ n * cheb 0 x + y ^ n * cheb 0 y)) by (rewrite mult_IZR; simpl; ring).
  apply MIX.
Qed.

Lemma sum_and_product_whole x y q : (0 < q)%nat -> periodic q x -> periodic q y ->
  (forall n, rational (cheb n x + cheb n y)) -> rational (x * y) -> whole (x + y) /\ whole (x * y).
Proof.
  intros Q PX PY F RN; destruct (chebyshev_sums x y q Q PX PY F) as [d [D H]].
  assert (N : whole (x * y)).
  { apply almost_whole with (2 * (d * d))%Z; [auto|nia|]; intros n.
    replace (IZR (2 * (d * d)) * (x * y) ^ n) with
      ((IZR d * (x ^ n + y ^ n)) * (IZR d * (x ^ n + y ^ n)) + - (IZR d * (IZR d * (x ^ (n + n) + y ^ (n + n))))).
    - apply whole_plus; [now apply whole_mult|]; apply whole_opp, whole_mult; [apply whole_IZR|apply H].
    - rewrite !mult_IZR, Rpow_mult_distr, !pow_add; ring. }
  split; auto; apply almost_whole with (2 * d)%Z; [specialize (F 1%nat); exact F|lia|].
  assert (MIX : forall n j, whole (IZR d * ((x + y) ^ n * (x ^ j + y ^ j)))).
  { induction n as [|n IH]; intros j; [simpl; rewrite Rmult_1_l; apply H|].
    destruct j as [|j].
    - replace (IZR d * _) with (2 * (IZR d * ((x + y) ^ n * (x ^ 1 + y ^ 1)))) by (simpl; ring).
      apply whole_mult; [apply whole_IZR|apply IH].
    - replace (IZR d * _) with (IZR d * ((x + y) ^ n * (x ^ S (S j) + y ^ S (S j)))
        + x * y * (IZR d * ((x + y) ^ n * (x ^ j + y ^ j)))) by (cbn [pow]; ring).
      apply whole_plus; [apply IH|]; apply whole_mult; [exact N|apply IH]. }
  intros n; replace (IZR (2 * d) * (x + y) ^ n) with (IZR d * ((x + y) ^ n * (x ^ 0 + y ^ 0))) by (rewrite mult_IZR; simpl; ring).
  apply MIX.
Qed.

(** Niven: a rational x = 2 cos of a rational share of a turn is whole. *)
Lemma niven x q : (0 < q)%nat -> periodic q x -> rational x -> whole x.
Proof.
  intros Q P R; assert (F : forall n, rational (cheb n x)).
  { assert (G : forall n, rational (cheb n x) /\ rational (cheb (S n) x)).
    { induction n as [|n [I0 I1]]; [split; [apply rational_IZR|exact R]|]; split; auto.
      rewrite cheb_step; apply rational_minus; auto; now apply rational_mult. }
    intros n; apply G. }
  destruct (chebyshev_sums x x q Q P P) as [d [D H]]; [intros n; apply rational_plus; auto|].
  apply almost_whole with (2 * d)%Z; [auto|lia|]; intros n.
  replace (IZR (2 * d) * x ^ n) with (IZR d * (x ^ n + x ^ n)) by (rewrite mult_IZR; ring); apply H.
Qed.

(** ** An irrational root of x^2 = T x - N repeats together with its conjugate. *)
Fixpoint linear (T N : R) (n : nat) : (R * R) * (R * R) :=
  match n with
  | O => ((2, 0), (0, 1))
  | S k => let '((a, b), (c, d)) := linear T N k in ((c, d), (- N * d - a, c + T * d - b))
  end.

Lemma linear_right T N z n : z * z = T * z - N -> let '((a, b), (c, d)) := linear T N n in
  cheb n z = a + b * z /\ cheb (S n) z = c + d * z.
Proof.
  intros Z; induction n as [|n IH]; [simpl; split; ring|].
  simpl linear; destruct (linear T N n) as [[a b] [c d]]; destruct IH as [I0 I1]; split; [auto|].
  rewrite cheb_step, I0, I1.
  replace (z * (c + d * z)) with (c * z + d * (z * z)) by ring; rewrite Z; ring.
Qed.

Lemma linear_rational T N n : rational T -> rational N -> let '((a, b), (c, d)) := linear T N n in
  (rational a /\ rational b) /\ rational c /\ rational d.
Proof.
  intros RT RN; induction n as [|n IH]; [simpl; repeat split; apply rational_IZR|].
  simpl linear; destruct (linear T N n) as [[a b] [c d]]; destruct IH as [[A B] [C D]].
  split; [auto|split].
  - apply rational_minus; auto; apply rational_mult; auto; now apply rational_opp.
  - apply rational_minus; auto; apply rational_plus; auto; now apply rational_mult.
Qed.

Lemma irrational_split x a b c d : ~ rational x -> rational a -> rational b -> rational c -> rational d ->
  a + b * x = c + d * x -> a = c /\ b = d.
Proof.
  intros X A B C D E; destruct (Req_dec b d) as [->|N]; [split; lra|exfalso; apply X].
  replace x with ((c - a) * / (b - d)) by (field_simplify_eq; lra).
  apply rational_mult; [now apply rational_minus|apply rational_inv; now apply rational_minus].
Qed.

Lemma conjugate x T N q : (0 < q)%nat -> ~ rational x -> rational T -> rational N -> x * x = T * x - N ->
  periodic q x -> periodic q (T - x) /\ forall n, rational (cheb n x + cheb n (T - x)).
Proof.
  intros Q X RT RN E P.
  assert (E' : (T - x) * (T - x) = T * (T - x) - N) by lra || nra.
  split; intros n.
  - assert (L1 := linear_right T N x n E); assert (L2 := linear_right T N x (n + q) E).
    assert (M1 := linear_right T N (T - x) n E'); assert (M2 := linear_right T N (T - x) (n + q) E').
    assert (R1 := linear_rational T N n RT RN); assert (R2 := linear_rational T N (n + q) RT RN).
    destruct (linear T N n) as [[a b] [c d]], (linear T N (n + q)) as [[a' b'] [c' d']].
    destruct L1 as [L1 _], L2 as [L2 _], M1 as [M1 _], M2 as [M2 _], R1 as [[A B] _], R2 as [[A' B'] _].
    rewrite M1, M2; assert (K : a' + b' * x = a + b * x) by (rewrite <- L1, <- L2; apply P).
    destruct (irrational_split x a' b' a b X A' B' A B K) as [-> ->]; reflexivity.
  - assert (L1 := linear_right T N x n E); assert (M1 := linear_right T N (T - x) n E').
    assert (R1 := linear_rational T N n RT RN); destruct (linear T N n) as [[a b] [c d]].
    destruct L1 as [L1 _], M1 as [M1 _], R1 as [[A B] _]; rewrite L1, M1.
    replace (a + b * x + (a + b * (T - x))) with (2 * a + b * T) by ring.
    apply rational_plus; apply rational_mult; auto; apply rational_IZR.
Qed.

Lemma no_whole_roots x a b : ~ rational x -> (x - IZR a) * (x - IZR b) <> 0.
Proof.
  intros X E; apply X; apply Rmult_integral in E; destruct E as [E|E];
    [replace x with (IZR a) by lra|replace x with (IZR b) by lra]; apply rational_IZR.
Qed.

(** So only the square roots of 2 and 3 and the golden ratios are left. *)
Lemma quadratic_cosines x T N q : (0 < q)%nat -> ~ rational x -> rational T -> rational N -> x * x = T * x - N ->
  periodic q x -> x * x = 2 \/ x * x = 3 \/ x * x = x + 1 \/ x * x = - x + 1.
Proof.
  intros Q X RT RN E P; destruct (conjugate x T N q Q X RT RN E P) as [P' F].
  assert (NE : x * (T - x) = N) by lra.
  destruct (sum_and_product_whole x (T - x) q Q P P' F) as [[t HT] [n HN]]; [rewrite NE; exact RN|].
  assert (B := periodic_bounded q x Q P); assert (B' := periodic_bounded q (T - x) Q P').
  replace (x + (T - x)) with T in HT by ring; rewrite NE in HN.
  assert (I1 : (-4 <= t <= 4)%Z) by (split; apply le_IZR; rewrite <- HT; lra).
  assert (I2 : (0 <= 4 - 2 * t + n)%Z).
  { apply le_IZR; rewrite plus_IZR, minus_IZR, mult_IZR, <- HT, <- HN.
    assert (0 <= (2 - x) * (2 - (T - x))) by (apply Rmult_le_pos; lra); nra. }
  assert (I3 : (0 <= 4 + 2 * t + n)%Z).
  { apply le_IZR; rewrite !plus_IZR, mult_IZR, <- HT, <- HN.
    assert (0 <= (2 + x) * (2 + (T - x))) by (apply Rmult_le_pos; lra); nra. }
  assert (I4 : (4 * n <= t * t)%Z).
  { apply le_IZR; rewrite !mult_IZR, <- HT, <- HN; assert (0 <= (x - (T - x)) * (x - (T - x))) by apply Rle_0_sqr; nra. }
  assert (NO := fun a b => no_whole_roots x a b X).
  assert (CT : (t = -4 \/ t = -3 \/ t = -2 \/ t = -1 \/ t = 0 \/ t = 1 \/ t = 2 \/ t = 3 \/ t = 4)%Z) by lia.
  rewrite HT, HN in E; clear - CT I2 I3 I4 E NO.
  destruct CT as [->|[->|[->|[->|[->|[->|[->|[->| ->]]]]]]]].
  - assert (n = 4)%Z as -> by lia; elim (NO (-2) (-2))%Z; lra.
  - assert (n = 2)%Z as -> by lia; elim (NO (-2) (-1))%Z; lra.
  - assert (n = 0 \/ n = 1)%Z as [-> | ->] by lia; [elim (NO (-2) 0)%Z|elim (NO (-1) (-1))%Z]; lra.
  - assert (n = -2 \/ n = -1 \/ n = 0)%Z as [-> |[-> | ->]] by lia; [elim (NO (-2) 1)%Z; lra| |elim (NO (-1) 0)%Z; lra].
    right; right; right; lra.
  - assert (n = -4 \/ n = -3 \/ n = -2 \/ n = -1 \/ n = 0)%Z as [-> |[-> |[-> |[-> | ->]]]] by lia;
      [elim (NO (-2) 2)%Z; lra|right; left; lra|left; lra|elim (NO (-1) 1)%Z; lra|elim (NO 0 0)%Z; lra].
  - assert (n = -2 \/ n = -1 \/ n = 0)%Z as [-> |[-> | ->]] by lia; [elim (NO (-1) 2)%Z; lra| |elim (NO 0 1)%Z; lra].
    right; right; left; lra.
  - assert (n = 0 \/ n = 1)%Z as [-> | ->] by lia; [elim (NO 0 2)%Z|elim (NO 1 1)%Z]; lra.
  - assert (n = 2)%Z as -> by lia; elim (NO 1 2)%Z; lra.
  - assert (n = 4)%Z as -> by lia; elim (NO 2 2)%Z; lra.
Qed.
