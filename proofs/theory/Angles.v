(* SPDX-License-Identifier: MIT *)
(* Ties of angles: of rational degrees only multiples of 30 and 45 can tie; of radians, by Lindemann, only 0. *)
Require Import Reals Lra Lia Psatz ZArith.
From Tangency Require Import Points Cosines.
Open Scope R_scope.

(** ** The sum A cos t + B sin t + C. *)
Lemma five_is_no_square u w : (u * u = 5 * (w * w))%Z -> w = 0%Z.
Proof.
  intros E; destruct (Z.eq_dec w 0) as [|W]; [auto|exfalso].
  assert (W0 := IZR_not_0 w W); set (x := IZR u / IZR w).
  assert (X : x * x = 5).
  { unfold x; apply (f_equal IZR) in E; rewrite !mult_IZR in E.
    replace (IZR u / IZR w * (IZR u / IZR w)) with (IZR u * IZR u / (IZR w * IZR w)) by (field; auto).
    rewrite E; field; auto. }
  assert (H : whole x).
  { apply almost_whole with (Z.abs w); [exists u, w; auto|lia|].
    assert (G : forall n, whole (IZR w * x ^ n) /\ whole (IZR w * x ^ S n)).
    { induction n as [|n [I0 I1]].
      - simpl; split; [exists w; ring|exists u; unfold x; field; auto].
      - split; auto; replace (IZR w * x ^ S (S n)) with (x * x * (IZR w * x ^ n)) by (simpl; ring).
        rewrite X; apply whole_mult; [apply whole_IZR|auto]. }
    intros n; destruct (Z.abs_eq_or_opp w) as [-> | ->]; [apply G|].
    rewrite opp_IZR; replace (- IZR w * x ^ n) with (- (IZR w * x ^ n)) by ring; apply whole_opp, G. }
  destruct H as [z H]; rewrite H, <- mult_IZR in X; apply eq_IZR in X.
  assert (z <= -3 \/ z = -2 \/ z = -1 \/ z = 0 \/ z = 1 \/ z = 2 \/ 3 <= z)%Z as [?|[->|[->|[->|[->|[->|?]]]]]] by lia; nia.
Qed.

Lemma sin_four t : sin (4 * t) = 4 * sin t * cos t * (2 * (cos t * cos t) - 1).
Proof.
  replace (4 * t) with (2 * (2 * t)) by ring; rewrite sin_2a, sin_2a, cos_2a_cos; ring.
Qed.

Lemma sin_six t : sin (6 * t) =
  2 * sin t * cos t * (4 * (cos t * cos t) - 1) * (4 * (cos t * cos t) - 3).
Proof.
  replace (6 * t) with (2 * (2 * t + t)) by ring; rewrite sin_2a, sin_plus, cos_plus, sin_2a, cos_2a_cos.
  assert (S := sin2_cos2 t); unfold Rsqr in S.
  replace (cos t) with (cos t) by reflexivity; set (c := cos t) in *; set (s := sin t) in *.
  assert (S2 : s * s = 1 - c * c) by lra.
  replace ((2 * c * c - 1) * c - 2 * s * c * s) with ((2 * c * c - 1) * c - 2 * c * (s * s)) by ring; rewrite S2; ring.
Qed.

Lemma tie_quadratic a b c t : a * cos t + b * sin t + c = 0 -> let x := 2 * cos t in
  (a * a + b * b) * (x * x) + 4 * a * c * x + 4 * (c * c - b * b) = 0.
Proof.
  intros H x; assert (S := sin2_cos2 t); unfold Rsqr in S; unfold x.
  assert (E : b * sin t * (b * sin t) = (a * cos t + c) * (a * cos t + c)).
  { replace (b * sin t) with (- (a * cos t + c)) by lra; ring. }
  assert (E2 : b * b * (1 - cos t * cos t) = (a * cos t + c) * (a * cos t + c)).
  { rewrite <- E; replace (1 - cos t * cos t) with (sin t * sin t) by lra; ring. }
  lra || nra.
Qed.

Lemma whole_tie (a b c m : Z) q t : (0 < q)%nat -> INR q * t = 2 * IZR m * PI -> (a <> 0 \/ b <> 0)%Z ->
  IZR a * cos t + IZR b * sin t + IZR c = 0 -> sin (4 * t) = 0 \/ sin (6 * t) = 0.
Proof.
  intros Q H AB E; assert (P := cheb_periodic q m t H); assert (K := tie_quadratic _ _ _ _ E); cbv zeta in K.
  assert (S := sin2_cos2 t); unfold Rsqr in S.
  rewrite sin_four, sin_six; set (x := 2 * cos t) in *; assert (C : cos t = x / 2) by (unfold x; lra).
  assert (D : IZR a * IZR a + IZR b * IZR b <> 0).
  { rewrite <- !mult_IZR, <- plus_IZR; apply IZR_not_0; nia. }
  destruct (Classical_Prop.classic (rational x)) as [R|R].
  - destruct (niven x q Q P R) as [z Z]; assert (B := periodic_bounded q x Q P); rewrite Z in B.
    assert (I : (-2 <= z <= 2)%Z) by (split; apply le_IZR; lra).
    assert (CZ : (z = -2 \/ z = -1 \/ z = 0 \/ z = 1 \/ z = 2)%Z) by lia.
    rewrite C in *; rewrite Z in *; clear - CZ S.
    destruct CZ as [->|[->|[->|[->| ->]]]].
    + left; assert (SZ : sin t = 0) by (apply Rsqr_0_uniq; unfold Rsqr; lra); rewrite SZ; ring.
    + right; replace (4 * (-1 / 2 * (-1 / 2)) - 1) with 0 by field; ring.
    + left; replace (0 / 2) with 0 by field; ring.
    + right; replace (4 * (1 / 2 * (1 / 2)) - 1) with 0 by field; ring.
    + left; assert (SZ : sin t = 0) by (apply Rsqr_0_uniq; unfold Rsqr; lra); rewrite SZ; ring.
  - set (k := IZR a * IZR a + IZR b * IZR b) in *.
    set (T := - (4 * IZR a * IZR c) * / k); set (N := 4 * (IZR c * IZR c - IZR b * IZR b) * / k).
    assert (RK : rational (/ k)).
    { apply rational_inv, rational_plus; apply rational_mult; apply rational_IZR. }
    assert (RT : rational T).
    { apply rational_mult; auto; apply rational_opp; apply rational_mult; [apply rational_mult|]; apply rational_IZR. }
    assert (RN : rational N).
    { apply rational_mult; auto; apply rational_mult; [apply rational_IZR|].
      apply rational_minus; apply rational_mult; apply rational_IZR. }
    assert (EQ : x * x = T * x - N).
    { unfold T, N; apply Rmult_eq_reg_l with k; auto; field_simplify; auto; lra. }
    destruct (quadratic_cosines x T N q Q R RT RN EQ P) as [X|[X|G]].
    + left; rewrite C; replace (2 * (x / 2 * (x / 2)) - 1) with (x * x / 2 - 1) by field; rewrite X; field.
    + right; rewrite C; replace (4 * (x / 2 * (x / 2)) - 3) with (x * x - 3) by field; rewrite X; ring.
    + exfalso.
      assert (GE : exists e : Z, (e * e = 1)%Z /\ x * x = IZR e * x + 1).
      { destruct G as [G|G]; [exists 1%Z|exists (-1)%Z]; split; auto; lra. }
      clear G; destruct GE as [e [E1 G]].
      assert (SPLIT : IZR (a * a + 4 * (c * c) - 3 * (b * b)) + IZR (e * (a * a + b * b) + 4 * (a * c)) * x = 0 + 0
        * x).
      { unfold k in K; rewrite G in K; repeat rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR; lra || nra. }
      apply irrational_split in SPLIT; auto; try apply rational_IZR; destruct SPLIT as [S1 S2].
      apply eq_IZR in S1; apply eq_IZR in S2.
      assert (F : ((2 * a + 3 * e * c) * (2 * a + 3 * e * c) = 5 * (c * c))%Z).
      { assert (Z1 : (a * a + b * b + 4 * (e * (a * c)) = 0)%Z).
        { replace (a * a + b * b + 4 * (e * (a * c)))%Z with (e * (e * (a * a + b * b) + 4 * (a * c)) + (1 - e * e)
          * (a * a + b * b))%Z by ring.
          rewrite S2, E1; ring. }
        assert (Z2 : (4 * (a * a) + 12 * (e * (a * c)) + 4 * (c * c) = 0)%Z) by lia.
        replace ((2 * a + 3 * e * c) * (2 * a + 3 * e * c))%Z with (4 * (a * a) + 12 * (e * (a * c)) + 9 * (e * e) *
          (c * c))%Z by ring.
        rewrite E1; lia. }
      apply five_is_no_square in F; subst c; assert (S3 : (e * (a * a + b * b) = 0)%Z) by lia.
      assert (AB0 : (a * a + b * b = 0)%Z).
      { replace (a * a + b * b)%Z with (e * (e * (a * a + b * b)) + (1 - e * e) * (a * a + b * b))%Z by ring.
        rewrite S3, E1; ring. }
      assert (a = 0 /\ b = 0)%Z by nia; lia.
Qed.

(** Three rational numbers as whole ones over one denominator. *)
Lemma whole_coefficients A B C : rational A -> rational B -> rational C ->
  exists k a b c : Z, k <> 0%Z /\ IZR k * A = IZR a /\ IZR k * B = IZR b /\ IZR k * C = IZR c.
Proof.
  intros [p [q [Q ->]]] [r [s [S ->]]] [u [v [V ->]]].
  exists (q * s * v)%Z, (p * s * v)%Z, (r * q * v)%Z, (u * q * s)%Z; split; [nia|].
  rewrite !mult_IZR; split; [|split]; field; now apply IZR_not_0.
Qed.

Lemma scaled_tie k A B C a b c t : IZR k * A = IZR a -> IZR k * B = IZR b -> IZR k * C = IZR c ->
  A * cos t + B * sin t + C = 0 -> IZR a * cos t + IZR b * sin t + IZR c = 0.
Proof.
  intros <- <- <- E; replace (_ + _ + _) with (IZR k * (A * cos t + B * sin t + C)) by ring; rewrite E; ring.
Qed.

(** Theorem 1 of docs/why/rotated.md. *)
Theorem only_30_and_45_degrees_tie d A B C : rational d -> rational A -> rational B -> rational C ->
  A <> 0 \/ B <> 0 -> A * cos (d * PI / 180) + B * sin (d * PI / 180) + C = 0 ->
  exists k : Z, d = 30 * IZR k \/ d = 45 * IZR k.
Proof.
  intros [p [q [Q D]]] RA RB RC AB E; destruct (whole_coefficients A B C RA RB RC) as [k [a [b [c [K [KA [KB KC]]]]]]].
  assert (PI0 := PI_neq0); assert (Q0 := IZR_not_0 q Q); assert (K0 := IZR_not_0 k K).
  destruct (whole_tie a b c (Z.sgn q * p)%Z (Z.to_nat (360 * Z.abs q)) (d * PI / 180)) as [S|S].
  - lia.
  - rewrite INR_IZR_INZ, Z2Nat.id, D, !mult_IZR by lia.
    destruct (Z.lt_trichotomy q 0) as [L|[L|L]]; [|lia|]; [rewrite (Z.sgn_neg q), (Z.abs_neq q) by lia|rewrite (Z.sgn_pos q), (Z.abs_eq q) by lia];
      rewrite ?opp_IZR; field; auto.
  - destruct AB as [H|H]; [left|right]; intros ->;
      [rewrite Rmult_comm in KA; apply Rmult_integral in KA|rewrite Rmult_comm in KB; apply Rmult_integral in KB]; tauto.
  - eapply scaled_tie; eauto.
  - destruct (sin_eq_0_0 _ S) as [j J]; exists j; right.
    apply Rmult_eq_reg_r with (PI / 45); [|intros Z; apply PI0; lra]. lra.
  - destruct (sin_eq_0_0 _ S) as [j J]; exists j; left.
    apply Rmult_eq_reg_r with (PI / 30); [|intros Z; apply PI0; lra]. lra.
Qed.

Theorem only_zero_radians_tie :
  (forall u, rational u -> u <> 0 -> transcendental (cos u)) ->
  forall u A B C, rational u -> u <> 0 -> rational A -> rational B -> rational C ->
  A * cos u + B * sin u + C = 0 -> A = 0 /\ B = 0 /\ C = 0.
Proof.
  intros Lindemann u A B C RU U0 RA RB RC E.
  destruct (whole_coefficients A B C RA RB RC) as [k [a [b [c [K [KA [KB KC]]]]]]]; assert (K0 := IZR_not_0 k K).
  assert (T := scaled_tie _ _ _ _ _ _ _ _ KA KB KC E); assert (Q := tie_quadratic _ _ _ _ T); cbv zeta in Q.
  assert (Z : (a * a + b * b = 0)%Z).
  { destruct (Z.eq_dec (a * a + b * b) 0) as [|NZ]; auto; exfalso.
    apply (Lindemann u RU U0 3%nat (fun i => match i with O => c * c - b * b | S O => 2 * (a * c) | _ => a * a + b * b end)%Z).
    - exists 2%nat; split; auto.
    - cbn [sum pow]; rewrite ?plus_IZR, ?minus_IZR, ?mult_IZR; lra || nra. }
  assert (AZ : (a = 0)%Z) by nia; assert (BZ : (b = 0)%Z) by nia; subst a b.
  assert (CZ : IZR c = 0) by lra; rewrite CZ in KC.
  apply Rmult_integral in KA; apply Rmult_integral in KB; apply Rmult_integral in KC; tauto.
Qed.
