(* SPDX-License-Identifier: MIT *)
(* How far computed numbers are off, counted in roundings: what the bounds of exact_filtered's filters are made of. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core.
From Tangency Require Import Points Box Methods Band Constants.
From Tangency Require Export Stages.
Open Scope R_scope.

(** What is left of a product with e, when it is multiplied by e once more. *)
Lemma tiny_product e x : tiny e -> 0 <= x -> 0 <= e * x <= / 1000000 * x.
Proof. intros [E0 E1] X; split; [apply Rmult_le_pos; auto|apply Rmult_le_compat_r; auto]. Qed.

Lemma rounded_step e x y : rounded e x y -> step e 0 x y.
Proof.
  intros [d [D ->]]; unfold step; replace (x * (1 + d) - x) with (d * x) by ring; rewrite Rabs_mult, Rplus_0_r.
  apply Rmult_le_compat_r; auto; apply Rabs_pos.
Qed.

Lemma rounded_bounds e x y : 0 <= x -> rounded e x y -> x - e * x <= y <= x + e * x.
Proof. intros X H; apply rounded_step in H; unfold step in H; rewrite (Rabs_pos_eq x) in H by auto; apply abs_bounds in H; lra. Qed.

Lemma rounded_abs e x y : tiny e -> rounded e x y -> rounded e (Rabs x) (Rabs y).
Proof. intros [E1 E2] [d [D ->]]; exists d; split; auto; apply abs_bounds in D; rewrite Rabs_mult, (Rabs_pos_eq (1 + d)); lra. Qed.

(** x is at most B, and y within m roundings of x, and s beside, in units of B. *)
Definition off (e m s B x y : R) : Prop := Rabs x <= B /\ Rabs (y - x) <= m * (e * B) + s.

Lemma off_bound e m s B x y : off e m s B x y -> 0 <= B.
Proof. intros [H _]; assert (P := Rabs_pos x); lra. Qed.

Lemma off_exact e B x : Rabs x <= B -> off e 0 0 B x x.
Proof. split; auto; rewrite Rminus_diag_eq, Rabs_R0 by reflexivity; lra. Qed.

Lemma off_weaken e m s B m' s' B' d x y : off e m s B x y -> 0 <= e <= d -> 0 <= m <= m' -> s <= s' -> B <= B' -> off d m' s' B' x y.
Proof.
  intros H E M S L; assert (B0 := off_bound _ _ _ _ _ _ H); destruct H as [H1 H2]; split; [lra|]; eapply Rle_trans; [exact H2|].
  apply Rplus_le_compat; auto; apply Rmult_le_compat; try lra; [apply Rmult_le_pos; lra|apply Rmult_le_compat; lra].
Qed.

Lemma off_step e t m s B x y z : step e t y z -> off e m s B x y -> tiny e -> 0 <= m <= 64 -> 0 <= s ->
  off e (m + 1001 / 1000) (1001 / 1000 * s + t) B x z.
Proof.
  intros R H E M S; assert (B0 := off_bound _ _ _ _ _ _ H); destruct H as [H1 H2]; split; auto; unfold step in R.
  assert (Z := tiny_product e B E B0).
  assert (MZ : 0 <= m * (e * B) <= 64 * (e * B)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (Y : Rabs y <= B + (m * (e * B) + s)) by (apply abs_bounds in H1; apply abs_bounds in H2; apply Rabs_le; lra).
  assert (EY := Rmult_le_compat_l _ _ _ (proj1 E) Y); assert (ES := tiny_product e s E S); assert (EM := tiny_product e _ E (proj1 MZ)).
  apply abs_bounds in R, H2; apply Rabs_le; lra.
Qed.

Lemma off_rounded e m B x y z : rounded e y z -> off e m 0 B x y -> tiny e -> 0 <= m <= 64 -> off e (m + 1001 / 1000) 0 B x z.
Proof.
  intros R H E M; assert (O := off_step e 0 m 0 B x y z (rounded_step _ _ _ R) H E M ltac:(lra)).
  eapply off_weaken; [exact O|destruct E; lra..].
Qed.

Lemma off_sum e m s B x y m' s' B' x' y' s'' : 0 <= e -> s + s' = s'' -> off e m s B x y -> off e m' s' B' x' y' ->
  off e (Rmax m m') s'' (B + B') (x + x') (y + y').
Proof.
  intros E <- [H1 H2] [H3 H4]; assert (B0 := Rabs_pos x); assert (B1 := Rabs_pos x'); assert (L := Rmax_l m m'); assert (L' := Rmax_r m m').
  assert (M := Rmult_le_compat_r (e * B) _ _ ltac:(apply Rmult_le_pos; lra) L).
  assert (M' := Rmult_le_compat_r (e * B') _ _ ltac:(apply Rmult_le_pos; lra) L').
  apply abs_bounds in H1, H2, H3, H4; split; apply Rabs_le; lra.
Qed.

Lemma off_opp e m s B x y : off e m s B x y -> off e m s B (- x) (- y).
Proof. intros [H1 H2]; apply abs_bounds in H1, H2; split; apply Rabs_le; lra. Qed.

Lemma off_abs e m s B x y : off e m s B x y -> off e m s B (Rabs x) (Rabs y).
Proof. intros [H1 H2]; split; [now rewrite Rabs_Rabsolu|eapply Rle_trans; [apply Rabs_triang_inv2|auto]]. Qed.

Lemma off_times e m B x y m' B' x' y' : off e m 0 B x y -> off e m' 0 B' x' y' -> tiny e -> 0 <= m <= 64 -> 0 <= m' <= 64 ->
  off e (m + m' + / 100) 0 (B * B') (x * x') (y * y').
Proof.
  intros H H' E M M'; assert (B0 := off_bound _ _ _ _ _ _ H); assert (B1 := off_bound _ _ _ _ _ _ H'); destruct H as [H1 H2], H' as [H3 H4].
  split; [rewrite Rabs_mult; apply Rmult_le_compat; auto; apply Rabs_pos|].
  replace (y * y' - x * x') with ((y - x) * (y' - x') + ((y - x) * x' + x * (y' - x'))) by ring.
  assert (T : forall a b c d, Rabs a <= c -> Rabs b <= d -> Rabs (a * b) <= c * d)
    by (intros; rewrite Rabs_mult; apply Rmult_le_compat; auto; apply Rabs_pos).
  assert (T1 := T _ _ _ _ H2 H4); assert (T2 := T _ _ _ _ H2 H3); assert (T3 := T _ _ _ _ H1 H4); apply abs_bounds in T1, T2, T3.
  assert (Z := tiny_product e _ E (Rmult_le_pos _ _ B0 B1)); assert (ZZ := tiny_product e _ E (proj1 Z)).
  assert (MM : 0 <= m * m' <= 64 * 64) by (split; [apply Rmult_le_pos|apply Rmult_le_compat]; lra).
  assert (L : m * m' * (e * (e * (B * B'))) <= 64 * 64 * (e * (e * (B * B')))) by (apply Rmult_le_compat_r; lra).
  apply Rabs_le; lra.
Qed.

Lemma up_to_three n : (n <= 3)%nat -> 0 <= INR n <= 3.
Proof. intros N; split; [apply pos_INR|]; apply le_INR in N; simpl in N; lra. Qed.

(** Sums from the left. *)
Lemma reach_sum_off e n m B v v' s : tiny e -> 0 <= m <= 60 -> (n <= 3)%nat -> (forall i, (i < n)%nat -> off e m 0 (B i) (v i) (v' i)) ->
  reach_sum e n v' s -> off e (m + 1001 / 1000 * (INR n - 1)) 0 (sum n B) (sum n v) s.
Proof.
  intros E M N; revert s; induction n as [|n IH]; intros s V H; [simpl in *; subst; split; rewrite ?Rminus_0_r, Rabs_R0; lra|].
  assert (O := V n ltac:(lia)); assert (N0 := pos_INR n); assert (N3 : INR n <= 2) by (apply (le_INR n 2); lia).
  rewrite S_INR; destruct n as [|n]; [simpl in *; rewrite !Rplus_0_l; subst; eapply off_weaken; [exact O|destruct E; lra..]|].
  destruct H as [a [A R]]; specialize (IH ltac:(lia) a ltac:(intros; apply V; lia) A);
    assert (N1 : 1 <= INR (S n)) by (apply (le_INR 1); lia).
  assert (P := off_sum _ _ _ _ _ _ _ _ _ _ _ _ (proj1 E) (Rplus_0_l 0) IH O); rewrite Rmax_left in P by lra.
  eapply off_weaken; [exact (off_rounded _ _ _ _ _ _ R P E ltac:(lra))|destruct E; cbn [sum]; lra..].
Qed.

(** One axis: a is the true coordinate and hl the half extent, both as the filter scales them. *)
Lemma overshoot_off e m M a a' k hl hl' w : tiny e -> 0 <= m <= 10 -> 0 <= k <= 5 -> off e m 0 M a a' -> off e k 0 hl hl hl' ->
  rounded e (Rabs a' - hl') w ->
  Rabs (Rmax w 0 - Rmax (Rabs a - hl) 0) <= (m + k + 12 / 10) * (e * M) /\ 0 <= Rmax (Rabs a - hl) 0 <= M.
Proof.
  intros E MM K A H R; assert (M0 := off_bound _ _ _ _ _ _ A); assert (H0 := off_bound _ _ _ _ _ _ H); apply rounded_step in R.
  destruct (off_abs _ _ _ _ _ _ A) as [A1 A2], H as [_ H]; unfold step in R; set (z := Rabs a' - hl') in *.
  assert (ZM := tiny_product e M E M0); assert (ZH := tiny_product e hl E H0).
  assert (MZ : 0 <= m * (e * M) <= 10 * (e * M)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (KZ : 0 <= k * (e * hl) <= 5 * (e * hl)) by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  assert (P := Rabs_pos a); apply abs_bounds in A1, A2, H, R.
  assert (RZ := tiny_product e (Rabs z) E (Rabs_pos z)).
  destruct (Rle_or_lt (Rabs a - hl + 11 * (e * M) + 5 * (e * hl)) 0) as [L|L].
  - rewrite (Rmax_right (Rabs a - hl)), Rmax_right by (try (rewrite Rabs_left1 in R, RZ by (unfold z; lra)); unfold z in *; lra).
    rewrite Rminus_0_r, Rabs_R0; split; [apply Rmult_le_pos; lra|lra].
  - assert (EH : e * hl <= 101 / 100 * (e * M)) by (apply Rle_trans with (e * (101 / 100 * M));
      [apply Rmult_le_compat_l; [apply E|lra]|lra]).
    assert (KM : k * (e * hl) <= k * (101 / 100 * (e * M))) by (apply Rmult_le_compat_l; lra).
    assert (KE : k * (e * M) <= 5 * (e * M)) by (apply Rmult_le_compat_r; lra).
    split; [|unfold Rmax; destruct Rle_dec; lra]; destruct (Rle_or_lt z 0) as [Z|Z].
    + rewrite (Rmax_right w) by (rewrite Rabs_left1 in R, RZ by auto; lra).
      apply Rabs_le; unfold z, Rmax in *; destruct Rle_dec; lra.
    + rewrite (Rabs_pos_eq z) in R, RZ by lra.
      assert (EZ : e * z <= e * (M + 10 * (e * M))) by (apply Rmult_le_compat_l; [apply E|unfold z; lra]).
      assert (ZZ := tiny_product e _ E (proj1 ZM)); rewrite (Rmax_left w) by lra; apply Rabs_le; unfold z, Rmax in *; destruct Rle_dec; lra.
Qed.

(** x is within `off` of G and rounded once more, to g. *)
Lemma sign_beyond e t off x G g bound : 0 <= e <= / 2 -> 0 <= t -> Rabs (x - G) <= off -> step e t x g ->
  (1 + e) * off + t <= bound -> (g > bound -> G > 0) /\ (g < - bound -> G < 0).
Proof.
  intros E T O S B; apply abs_bounds in O; unfold step in S; apply abs_bounds in S.
  assert (U : e * Rabs x <= / 2 * Rabs x) by (apply Rmult_le_compat_r; [apply Rabs_pos|lra]).
  assert (0 <= e * off) by (apply Rmult_le_pos; lra).
  split; intros L; apply Rnot_le_lt; intros N.
  - destruct (Rle_or_lt x 0); [rewrite Rabs_left1 in U, S by auto; lra|].
    rewrite (Rabs_pos_eq x) in S by lra; assert (e * x <= e * off) by (apply Rmult_le_compat_l; lra); lra.
  - destruct (Rle_or_lt 0 x); [rewrite Rabs_pos_eq in U, S by auto; lra|].
    rewrite (Rabs_left x) in S by lra; assert (e * - x <= e * off) by (apply Rmult_le_compat_l; lra); lra.
Qed.

(** How far the computed y of `off d _ 0 _ _ y` is off, by its steps in d and by what is known of the numbers that they take. *)
Ltac numerals := unfold Rmax; repeat destruct Rle_dec; lra.
Ltac off_by := lazymatch goal with
  | H : off ?d _ 0 _ _ ?y |- off ?d _ 0 _ _ ?y => exact H
  | R : rounded ?d _ ?y |- off ?d _ 0 _ _ ?y => eapply off_rounded; [exact R|off_by|assumption|numerals]
  | E : tiny ?d |- off ?d _ 0 _ _ (_ + _) => eapply (off_sum d); [apply E|apply Rplus_0_l|off_by|off_by]
  | E : tiny ?d |- off ?d _ 0 _ _ (_ - _) => eapply (off_sum d); [apply E|apply Rplus_0_l|off_by|apply off_opp; off_by]
  | |- off _ _ 0 _ _ (_ * _) => eapply off_times; [off_by|off_by|assumption|numerals|numerals]
  | |- off _ _ 0 _ _ (Rabs _) => eapply off_abs; off_by
  end.
Ltac off_at_most := lazymatch goal with E : tiny ?d |- off ?d _ _ _ _ _ => eapply (off_weaken d _ 0);
  [off_by|destruct E; lra|numerals|lra|] end.
