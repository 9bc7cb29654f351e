(* SPDX-License-Identifier: MIT *)
(* Ties of angles: of rational degrees only multiples of 30 and 45 can tie; of radians, by Lindemann, only 0. *)
Require Import Reals Lra Lia Psatz ZArith.
From Tangency Require Import Points Cosines.
From Tangency Require Statements.
Open Scope R_scope.

(** ** The sum A cos t + B sin t + C. *)
Lemma sin_four t : sin (4 * t) = 4 * sin t * cos t * (2 * (cos t * cos t) - 1).
Proof. replace (4 * t) with (2 * (2 * t)) by ring; rewrite sin_2a, sin_2a, cos_2a_cos; ring. Qed.

Lemma sin_six t : sin (6 * t) = 2 * sin t * cos t * (4 * (cos t * cos t) - 1) * (4 * (cos t * cos t) - 3).
Proof.
  assert (S := sin2_cos2 t); unfold Rsqr in S.
  replace (6 * t) with (2 * (2 * t + t)) by ring; rewrite sin_2a, sin_plus, cos_plus, sin_2a, cos_2a_cos.
  replace (2 * sin t * cos t * sin t) with (2 * cos t * (1 - cos t * cos t)) by (rewrite <- S; ring); ring.
Qed.

Lemma tie_quadratic a b c t : a * cos t + b * sin t + c = 0 -> let x := 2 * cos t in
  (a * a + b * b) * (x * x) + 4 * a * c * x + 4 * (c * c - b * b) = 0.
Proof.
  intros H x; unfold x; assert (S := sin2_cos2 t); unfold Rsqr in S; replace c with (- (a * cos t + b * sin t)) by lra.
  transitivity (4 * b * b * (sin t * sin t + cos t * cos t - 1)); [ring|rewrite S; ring].
Qed.

Lemma rational_tie A B C m q t : rational A -> rational B -> rational C -> (0 < q)%nat -> INR q * t = 2 * IZR m * PI ->
  A <> 0 \/ B <> 0 -> A * cos t + B * sin t + C = 0 -> sin (4 * t) = 0 \/ sin (6 * t) = 0.
Proof.
  intros RA RB RC Q H AB E; assert (P := cheb_periodic q m t H); assert (K := tie_quadratic _ _ _ _ E); cbv zeta in K.
  assert (SQUARES : (exists z, (0 <= z <= 4)%Z /\ 2 * cos t * (2 * cos t) = IZR z) -> sin (4 * t) = 0 \/ sin (6 * t) = 0).
  { intros [z [Z CC]]; rewrite sin_four, sin_six; assert (S := sin2_cos2 t); unfold Rsqr in S.
    replace (cos t * cos t) with (IZR z / 4) in * by lra.
    assert (z = 0 \/ z = 1 \/ z = 2 \/ z = 3 \/ z = 4)%Z as [->|[->|[->|[->| ->]]]] by lia;
      [left; replace (cos t) with 0 by nra|right|left|right|left; replace (sin t) with 0 by nra]; field. }
  set (x := 2 * cos t) in *; destruct (Classical_Prop.classic (rational x)) as [R|X].
  - destruct (quadratic_cosines x (x + x) (x * x) q) as [Z|[N _]]; auto; [|rational|rational|ring|exfalso; nra].
    now replace (x + x - x) with x by ring.
  - set (D := A * A + B * B) in *; assert (D0 : 0 < D) by (unfold D; destruct AB; nra).
    set (T := - (4 * A * C) / D); set (N := 4 * (C * C - B * B) / D).
    assert (RT : rational T) by (unfold T, D; rational); assert (RN : rational N) by (unfold N, D; rational).
    assert (EQ : x * x = T * x - N) by (unfold T, N; apply Rmult_eq_reg_l with D; [field_simplify; lra|lra]).
    destruct (quadratic_cosines x T N q Q P (conjugate x T N q X RT RN EQ P) RT RN EQ) as [Z|[NE TE]]; [auto|exfalso].
    assert (E1 : exists e, (e = 1 \/ e = -1) /\ T = e) by (exists T; auto); destruct E1 as [e [E1 TE']]; clear TE.
    assert (S1 : 4 * (B * B - C * C) = D) by (transitivity (- N * D); [unfold N; field; lra|rewrite NE; ring]).
    assert (S2 : 4 * A * C = - e * D) by (rewrite <- TE'; unfold T; field; lra); rewrite NE, TE' in EQ.
    destruct (Req_dec C 0) as [C0|C0]; [rewrite C0 in *; unfold D in *; destruct E1; nra|].
    assert (EE : e * e = 1) by (destruct E1 as [->| ->]; ring).
    set (y := (2 * A + 3 * e * C) / C).
    assert (Y : (2 * x - e - y) * (2 * x - e + y) = 0).
    { assert (Y2 : y * y = 5).
      { unfold y; apply Rmult_eq_reg_r with (C * C); [|nra]; field_simplify; auto; unfold D in *.
        assert (F : A * A + C * C + 3 * e * (A * C) = 0) by (assert (M := f_equal (Rmult e) S2); nra); nra. }
      transitivity (4 * (x * x) - 4 * e * x + e * e - y * y); [ring|rewrite EQ, EE, Y2; ring]. }
    assert (RY : rational y) by (unfold y; destruct E1 as [->| ->]; rational).
    assert (RE : rational e) by (destruct E1 as [->| ->]; rational).
    apply X; apply Rmult_integral in Y; destruct Y;
      [replace x with ((e + y) * / 2) by lra|replace x with ((e - y) * / 2) by lra]; rational.
Qed.

(** Theorem 1 of docs/why/rotated.md. *)
Theorem only_30_and_45_degrees_tie : Statements.only_30_and_45_degrees_tie.
Proof.
  intros d A B C [p [q [Q D]]] RA RB RC AB E; assert (PI0 := PI_neq0); assert (Q0 := IZR_not_0 q Q).
  destruct (rational_tie A B C (q * p) (Z.to_nat (360 * (q * q))) (d * PI / 180)) as [S|S]; auto; [nia| | |].
  - rewrite INR_IZR_INZ, Z2Nat.id, D, !mult_IZR by nia; field; auto.
  - destruct (sin_eq_0_0 _ S) as [j J]; exists j; right; apply Rmult_eq_reg_r with PI; auto; lra.
  - destruct (sin_eq_0_0 _ S) as [j J]; exists j; left; apply Rmult_eq_reg_r with PI; auto; lra.
Qed.

Theorem only_zero_radians_tie : Statements.only_zero_radians_tie.
Proof.
  intros Lindemann u A B C RU U0 RA RB RC E; assert (K := tie_quadratic _ _ _ _ E); cbv zeta in K.
  set (f i := match i with O => C * C - B * B | S O => 2 * (A * C) | _ => A * A + B * B end).
  destruct (common_denominator f 3) as [d [D H]]; [intros [|[|]]; simpl; rational|apply IZR_lt in D].
  destruct (H 0%nat ltac:(lia)) as [c0 C0], (H 1%nat ltac:(lia)) as [c1 C1], (H 2%nat ltac:(lia)) as [c2 C2]; simpl in C0, C1, C2.
  assert (Z : c2 = 0%Z).
  { destruct (Z.eq_dec c2 0) as [|NZ]; auto; exfalso.
    apply (Lindemann u RU U0 3%nat (fun i => match i with O => c0 | S O => c1 | _ => c2 end)); [exists 2%nat; auto|].
    cbn [sum pow]; rewrite <- C0, <- C1, <- C2; nra. }
  subst c2; assert (A * A + B * B = 0) by nra; assert (A = 0) by nra; assert (B = 0) by nra; subst; lra.
Qed.
