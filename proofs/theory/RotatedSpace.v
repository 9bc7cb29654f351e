(* SPDX-License-Identifier: MIT *)
(* The band of boxes rotated in space: a quaternion divided by its computed length, its matrix transposed, then fold. *)
Require Import Reals Lra Lia Psatz.
From Tangency Require Import Points Box Methods Axes Rotation Band Floats Filter FilterSteps FilterRotated FilterAxis.
From Tangency Require Import RotatedBand RotatedForms.
Open Scope R_scope.

(** ** The steps, as box_frame.hpp takes them. *)
Definition quaternion_length (e x y z w len : R) : Prop :=
  exists s p t q n, sum_of_products e x x y y s /\ rounded e (z * z) p /\ rounded e (s + p) t /\ rounded e (w * w) q /\
    rounded e (t + q) n /\ rounded e (sqrt n) len.
Definition on_diagonal (e a b m : R) : Prop := exists s, sum_of_products e a a b b s /\ rounded e (1 - 2 * s) m.
Definition off_diagonal (e a b c d m : R) : Prop := exists s, sum_of_products e a b c d s /\ m = 2 * s.
Definition row_steps (e : R) (m d : point) (l : R) : Prop :=
  exists a b c s, rounded e (m 0%nat * d 0%nat) a /\ rounded e (m 1%nat * d 1%nat) b /\ rounded e (a + b) s /\
    rounded e (m 2%nat * d 2%nat) c /\ rounded e (s + c) l.

Definition space_steps (e x y z w : R) (d l : point) : Prop :=
  exists len x' y' z' w' (m : nat -> point), quaternion_length e x y z w len /\
    rounded e (x / len) x' /\ rounded e (y / len) y' /\ rounded e (z / len) z' /\ rounded e (w / len) w' /\
    (on_diagonal e y' z' (m 0%nat 0%nat) /\ off_diagonal e x' y' w' z' (m 0%nat 1%nat) /\
     off_diagonal e x' z' (- w') y' (m 0%nat 2%nat)) /\
    (off_diagonal e x' y' (- w') z' (m 1%nat 0%nat) /\ on_diagonal e x' z' (m 1%nat 1%nat) /\
     off_diagonal e y' z' w' x' (m 1%nat 2%nat)) /\
    (off_diagonal e x' z' w' y' (m 2%nat 0%nat) /\ off_diagonal e y' z' (- w') x' (m 2%nat 1%nat) /\
     on_diagonal e x' y' (m 2%nat 2%nat)) /\
    forall j, (j < 3)%nat -> row_steps e (m j) d (l j).

Lemma length_off e x y z w len : tiny e -> 0 < norm_sq x y z w -> quaternion_length e x y z w len ->
  let L := sqrt (norm_sq x y z w) in within e (3006 / 1000) L L len.
Proof.
  intros E N0 [s [p [t [q [n [[a [b [A [B S]]]] [P [T [Q [M R]]]]]]]]]] L; assert (E' : 0 <= e <= / 1000000) by exact E.
  set (N := norm_sq x y z w) in *; assert (L0 : 0 < L) by now apply sqrt_lt_R0.
  assert (LL : L * L = N) by (apply sqrt_sqrt; lra).
  assert (SQ : forall v v', rounded e (v * v) v' -> within e (1001 / 1000) (v * v) (v * v) v').
  { intros v v' V; assert (W := within_exact e (v * v) (proj1 E)); rewrite (Rabs_pos_eq (v * v)) in W by nra.
    apply (within_weaken e (0 + 1001 / 1000) (v * v)); try lra; exact (within_tight _ _ _ _ _ _ W V E ltac:(lra)). }
  assert (MORE : forall m v v', 1001 / 1000 <= m -> rounded e (v * v) v' -> within e m (v * v) (v * v) v').
  { intros m v v' K V; apply (within_weaken e (1001 / 1000) (v * v)); auto; lra. }
  assert (W1 := within_tight _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ (SQ _ _ A) (SQ _ _ B)) S E ltac:(lra)).
  assert (W2 := within_tight _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W1 (MORE (1001 / 1000 + 1001 / 1000) _ _
    ltac:(lra) P)) T E ltac:(lra)).
  assert (W3 := within_tight _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ W2 (MORE (1001 / 1000 + 1001 / 1000 + 1001 /
    1000) _ _ ltac:(lra) Q)) M E ltac:(lra)).
  destruct W3 as [_ W]; replace (x * x + y * y + z * z + w * w) with N in W by (unfold N, norm_sq; ring).
  apply abs_bounds in W; rewrite <- LL in W; set (k := sqrt n) in *.
  assert (EL := tiny_product e L E (Rlt_le _ _ L0)); assert (ELL := tiny_product e (L * L) E ltac:(nra)).
  assert (KK : k * k = n) by (apply sqrt_sqrt; lra); assert (K0 : 0 <= k) by apply sqrt_pos.
  assert (EELL : 0 <= e * (e * (L * L)) <= / 1000000 * (e * (L * L)))
    by (split; [apply Rmult_le_pos|apply Rmult_le_compat_r]; lra).
  apply (within_weaken e (2005 / 1000 + 1001 / 1000) L); try lra; apply (within_tight e _ _ _ k); auto; try lra.
  split; [rewrite Rabs_pos_eq; lra|]; apply Rabs_le.
  assert (L - 2005 / 1000 * (e * L) <= k <= L + 2005 / 1000 * (e * L)); [|lra].
  split; apply sq_le_inv; try lra; unfold sq; rewrite KK.
  - replace ((L - 2005 / 1000 * (e * L)) * (L - 2005 / 1000 * (e * L)))
      with (L * L - 401 / 100 * (e * (L * L)) + 4020025 / 1000000 * (e * (e * (L * L)))) by field; lra.
  - replace ((L + 2005 / 1000 * (e * L)) * (L + 2005 / 1000 * (e * L)))
      with (L * L + 401 / 100 * (e * (L * L)) + 4020025 / 1000000 * (e * (e * (L * L)))) by field; lra.
Qed.

(** ** The entries, from numbers of a unit quaternion, each off by its own size. *)
Definition computed (e a a' : R) : Prop := within e (4027 / 1000) (Rabs a) a a'.

Lemma entry_off e a b c d a' b' c' d' s : tiny e -> computed e a a' -> computed e b b' -> computed e c c' ->
  computed e d d' -> sum_of_products e a' b' c' d' s ->
  within e (1007 / 100) (Rabs a * Rabs b + Rabs c * Rabs d) (a * b + c * d) s.
Proof.
  intros E A B C D [p [q [P [Q S]]]]; assert (E0 := proj1 E).
  assert (PP := within_tight _ _ _ _ _ _ (within_product _ _ _ _ _ _ _ _ _ A B E ltac:(lra) ltac:(lra)) P E ltac:(lra)).
  assert (QQ := within_tight _ _ _ _ _ _ (within_product _ _ _ _ _ _ _ _ _ C D E ltac:(lra) ltac:(lra)) Q E ltac:(lra)).
  assert (W := within_tight _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ PP QQ) S E ltac:(lra)).
  eapply within_weaken; [| | | |exact W]; lra.
Qed.

(** Sizes of the entries, whose root of the sum of squares is at most 3.115. *)
Definition sizes (a b c w : R) (j : nat) : point :=
  match j with
  | O => three (2 * (b * b + c * c)) (2 * (a * b + w * c)) (2 * (a * c + w * b))
  | S O => three (2 * (a * b + w * c)) (2 * (a * a + c * c)) (2 * (b * c + w * a))
  | _ => three (2 * (a * c + w * b)) (2 * (b * c + w * a)) (2 * (a * a + b * b))
  end.

Lemma matrix_norm_sq (m : nat -> point) : sq (norm 3 (fun j => norm 3 (m j))) = sum 3 (fun j => sum 3 (fun i => sq (m
  j i))).
Proof. rewrite norm_sq_is; apply sum_ext; intros; apply norm_sq_is. Qed.

Lemma sizes_norm a b c w : a * a + b * b + c * c + w * w = 1 -> norm 3 (fun j => norm 3 (sizes a b c w j))
  <= 3115 / 1000.
Proof.
  intros U; apply sq_le_inv; [lra|]; rewrite matrix_norm_sq; unfold sizes; simpl; unfold sq.
  set (p := a * a + b * b + c * c); assert (V : w * w = 1 - p) by (unfold p; lra).
  assert (Q : forall z, 0 <= z * z) by (intros; apply Rle_0_sqr).
  assert (Z1 := Q (577 / 1000 * (a * b) - c * w)); assert (Z2 := Q (577 / 1000 * (a * c) - b * w)).
  assert (Z3 := Q (577 / 1000 * (b * c) - a * w)); assert (Y1 := Q (a * a - b * b)); assert (Y2 := Q (a * a - c * c)).
  assert (Y3 := Q (b * b - c * c)); assert (X := Q (p - 77 / 10 * (w * w))); assert (WW := Q (w * w)).
  assert (ONE : (p + w * w) * (p + w * w) = 1) by (rewrite V; ring).
  unfold p in *; nra.
Qed.

(** ** The matrix that is meant, transposed; it keeps lengths. *)
Definition back (a b c w : R) (j : nat) : point := fun i => quaternion_row a b c w i j.

Lemma back_norm a b c w y : norm_sq a b c w = 1 -> norm 3 (fun j => sum 3 (fun i => back a b c w j i * y i)) = norm 3 y.
Proof.
  intros U; apply sq_eq; try apply norm_nonneg; rewrite !norm_sq_is; unfold back; simpl; unfold sq.
  transitivity (norm_sq a b c w * norm_sq a b c w * (y 0%nat * y 0%nat + y 1%nat * y 1%nat + y 2%nat * y 2%nat));
    [unfold norm_sq; ring|rewrite U; ring].
Qed.

Lemma back_size a b c w : norm_sq a b c w = 1 -> norm 3 (fun j => norm 3 (back a b c w j)) <= 17321 / 10000.
Proof.
  intros U; apply sq_le_inv; [lra|]; rewrite matrix_norm_sq.
  replace (sum 3 _) with (3 * (norm_sq a b c w * norm_sq a b c w)) by (unfold back, norm_sq; simpl; unfold sq; ring).
  rewrite U; unfold sq; lra.
Qed.

Lemma matrix_entries e a b c w a' b' c' w' (m : nat -> point) : tiny e -> norm_sq a b c w = 1 ->
  computed e a a' -> computed e b b' -> computed e c c' -> computed e w w' ->
  (on_diagonal e b' c' (m 0%nat 0%nat) /\ off_diagonal e a' b' w' c' (m 0%nat 1%nat) /\
   off_diagonal e a' c' (- w') b' (m 0%nat 2%nat)) ->
  (off_diagonal e a' b' (- w') c' (m 1%nat 0%nat) /\ on_diagonal e a' c' (m 1%nat 1%nat) /\
   off_diagonal e b' c' w' a' (m 1%nat 2%nat)) ->
  (off_diagonal e a' c' w' b' (m 2%nat 0%nat) /\ off_diagonal e b' c' (- w') a' (m 2%nat 1%nat) /\
   on_diagonal e a' b' (m 2%nat 2%nat)) ->
  forall j i, (j < 3)%nat -> (i < 3)%nat -> Rabs (m j i - back a b c w j i)
    <= e * (1008 / 100 * sizes (Rabs a) (Rabs b) (Rabs c) (Rabs w) j i + 1001 / 1000 * Rabs (back a b c w j i)).
Proof.
  intros E U A B C W [D0 [O01 O02]] [O10 [D1 O12]] [O20 [O21 D2]]; assert (E0 := proj1 E).
  assert (WN : computed e (- w) (- w')) by (unfold computed; rewrite Rabs_Ropp; now apply within_opp).
  assert (DIAG : forall u v u' v' z, computed e u u' -> computed e v v' -> on_diagonal e u' v' z ->
    Rabs (z - (1 - 2 * (u * u + v * v))) <= e * (1008 / 100 * (2 * (Rabs u * Rabs u + Rabs v * Rabs v))
      + 1001 / 1000 * Rabs (1 - 2 * (u * u + v * v)))).
  { intros u v u' v' z CU CV [s [S [d [D ->]]]]; destruct (entry_off e u u v v u' u' v' v' s E CU CU CV CV S) as [_ H].
    set (k := Rabs u * Rabs u + Rabs v * Rabs v) in *; set (n := u * u + v * v) in *; set (t := 1 - 2 * n).
    assert (K0 : 0 <= k) by (unfold k; assert (PU := Rabs_pos u); assert (PV := Rabs_pos v); nra).
    assert (EK := tiny_product e k E K0); assert (T0 := Rabs_pos t); assert (ET := tiny_product e _ E T0).
    replace ((1 - 2 * s) * (1 + d) - t) with (2 * (n - s) * (1 + d) + t * d) by (unfold t; ring).
    eapply Rle_trans; [apply Rabs_triang|]; rewrite !Rabs_mult, (Rabs_pos_eq 2) by lra; rewrite (Rabs_minus_sym n s).
    assert (D1' : Rabs (1 + d) <= 1 + / 1000000).
    { eapply Rle_trans; [apply Rabs_triang|]; rewrite Rabs_R1; destruct E; lra. }
    assert (2 * Rabs (s - n) * Rabs (1 + d) <= 2 * (1007 / 100 * (e * k)) * (1 + / 1000000)).
    { apply Rmult_le_compat; try apply Rabs_pos; auto; [apply Rmult_le_pos; [lra|apply Rabs_pos]|lra]. }
    assert (Rabs t * Rabs d <= Rabs t * e) by (apply Rmult_le_compat_l; auto); lra. }
  assert (OFF : forall u v s t u' v' s' t' z M A', computed e u u' -> computed e v v' -> computed e s s'
    -> computed e t t' ->
    off_diagonal e u' v' s' t' z -> M = 2 * (u * v + s * t) -> A' = 2 * (Rabs u * Rabs v + Rabs s * Rabs t) ->
    Rabs (z - M) <= e * (1008 / 100 * A' + 1001 / 1000 * Rabs M)).
  { intros u v s t u' v' s' t' z M A' CU CV CS CT [h [H ->]] -> ->.
    destruct (entry_off e u v s t u' v' s' t' h E CU CV CS CT H) as [H1 H2].
    replace (2 * h - 2 * (u * v + s * t)) with (2 * (h - (u * v + s * t))) by ring.
    rewrite Rabs_mult, (Rabs_pos_eq 2) by lra; assert (P := Rabs_pos (u * v + s * t)).
    assert (0 <= e * Rabs (2 * (u * v + s * t))) by (apply Rmult_le_pos; auto; apply Rabs_pos).
    assert (0 <= e * (Rabs u * Rabs v + Rabs s * Rabs t)) by (apply Rmult_le_pos; lra); lra. }
  assert (S3 : forall u v t z, u * u + v * v + t * t + z * z = 1 -> z * z + u * u - v * v - t * t = 1 - 2 * (v * v + t
    * t))
    by (intros; lra).
  unfold norm_sq in U; intros j i J I.
  destruct j as [|[|[|]]]; try lia; destruct i as [|[|[|]]]; try lia; cbn [back quaternion_row three sizes].
  - replace (w * w + a * a - b * b - c * c) with (1 - 2 * (b * b + c * c)) by lra; now apply (DIAG b c b' c').
  - apply (OFF a b w c a' b' w' c'); auto; ring.
  - apply (OFF a c (- w) b a' c' (- w') b'); auto; [ring|rewrite Rabs_Ropp; ring].
  - apply (OFF a b (- w) c a' b' (- w') c'); auto; [ring|rewrite Rabs_Ropp; ring].
  - replace (w * w - a * a + b * b - c * c) with (1 - 2 * (a * a + c * c)) by lra; now apply (DIAG a c a' c').
  - apply (OFF b c w a b' c' w' a'); auto; ring.
  - apply (OFF a c w b a' c' w' b'); auto; ring.
  - apply (OFF b c (- w) a b' c' (- w') a'); auto; [ring|rewrite Rabs_Ropp; ring].
  - replace (w * w - a * a - b * b + c * c) with (1 - 2 * (a * a + b * b)) by lra; now apply (DIAG a b a' b').
Qed.

Lemma row_right e (m d : point) l : tiny e -> row_steps e m d l ->
  Rabs (l - sum 3 (fun i => m i * d i)) <= 3004 / 1000 * e * sum 3 (fun i => Rabs (m i) * Rabs (d i)).
Proof.
  intros E [a [b [c [s [P0 [P1 [S [P2 L]]]]]]]]; assert (E0 := proj1 E).
  assert (ONE : forall v z m, 1001 / 1000 <= m -> rounded e v z -> within e m (Rabs v) v z).
  { intros v z k K R; apply (within_weaken e (0 + 1001 / 1000) (Rabs v)); try lra.
    exact (within_tight _ _ _ _ _ _ (within_exact e v E0) R E ltac:(lra)). }
  assert (WS := within_tight _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ (ONE _ _ (1001 / 1000) ltac:(lra) P0)
    (ONE _ _ (1001 / 1000) ltac:(lra) P1)) S E ltac:(lra)).
  assert (WL := within_tight _ _ _ _ _ _ (within_plus _ _ _ _ _ _ _ _ WS (ONE _ _ (1001 / 1000 + 1001 / 1000)
    ltac:(lra) P2))
    L E ltac:(lra)).
  eapply within_weaken with (m' := 3004 / 1000) in WL; [|lra..|apply Rle_refl].
  simpl; rewrite !Rplus_0_l, <- !Rabs_mult, Rmult_assoc; apply WL.
Qed.

(** A quaternion of any length but 0, both ways to store the box. *)
Theorem quaternion_band_right e H t S h c p x y z w d l r s q : tiny e -> 0 <= r <= S -> norm_sq x y z w <> 0 ->
  (forall i, (i < 3)%nat -> 0 <= h i <= H * S) -> stored_offset e S 3 H t c p d -> space_steps e x y z w d l ->
  folded e 3 h l r s q ->
  let dist := sqrt (distance_sq 3 (centered h) (quaternion_back x y z w c p)) in
  let band := rotated_k 3 (395 / 10) H (t + / 100) * e * S in
  right_outside_band dist r band (s <= q) /\ right_outside_band dist r band (s < q).
Proof.
  intros E RS NZ HS O [len [x' [y' [z' [w' [m [LEN [RX [RY [RZ [RW [M0 [M1 [M2 ROWS]]]]]]]]]]]]]] FO dist band.
  assert (E' : 0 <= e <= / 1000000) by exact E; assert (N0 : 0 < norm_sq x y z w) by (unfold norm_sq in *; nra).
  destruct (stored_offset_off e S 3 H t c p d E ltac:(lra) ltac:(lia) O) as [X [H1 T]].
  assert (LW := length_off e x y z w len E N0 LEN); cbv zeta in LW; set (L := sqrt (norm_sq x y z w)) in *.
  assert (L0 : 0 < L) by now apply sqrt_lt_R0.
  assert (LL : L * L = norm_sq x y z w) by (apply sqrt_sqrt; lra).
  assert (CO : forall v v', rounded e (v / len) v' -> computed e (v / L) v').
  { intros v v' V; eapply within_weaken; [| | | |apply (quotient_within e (3006 / 1000) L len v v'); auto]; lra. }
  apply CO in RX, RY, RZ, RW; set (u := x / L) in *; set (v := y / L) in *; set (g := z / L) in *;
    set (f := w / L) in *.
  assert (U : norm_sq u v g f = 1).
  { transitivity (norm_sq x y z w / (L * L)); [unfold u, v, g, f, norm_sq; field; lra|rewrite LL; field; auto]. }
  assert (ENT := matrix_entries e u v g f x' y' z' w' m E U RX RY RZ RW M0 M1 M2).
  set (D := fun i => p i - c i) in *; set (A := sizes (Rabs u) (Rabs v) (Rabs g) (Rabs f)) in *.
  assert (FR : norm 3 (fun j => norm 3 (fun i => m j i - back u v g f j i)) <= e * (3315 / 100)).
  { apply Rle_trans with (norm 3 (fun j => e * (norm 3 (fun i => 1008 / 100 * A j i) + norm 3 (fun i => 1001 / 1000 *
    back u v g f j i)))).
    - apply norm_le; intros j J; rewrite (Rabs_pos_eq (norm _ _)) by apply norm_nonneg; eapply Rle_trans;
      [|apply Rle_abs].
      apply Rle_trans with (norm 3 (fun i => e * (1008 / 100 * A j i + 1001 / 1000 * Rabs (back u v g f j i)))).
      + apply norm_le; intros i I; eapply Rle_trans; [apply ENT; auto|apply Rle_abs].
      + rewrite norm_scale, Rabs_pos_eq by lra; apply Rmult_le_compat_l; [lra|]; eapply Rle_trans; [apply norm_plus|].
        apply Rplus_le_compat_l; rewrite !norm_scale, norm_abs; lra.
    - rewrite norm_scale, Rabs_pos_eq by lra; apply Rmult_le_compat_l; [lra|]; eapply Rle_trans; [apply norm_plus|].
      assert (G1 := sizes_norm (Rabs u) (Rabs v) (Rabs g) (Rabs f)); fold A in G1; assert (G2 := back_size u v g f U).
      replace (norm 3 (fun j => norm 3 (fun i => 1008 / 100 * A j i))) with (1008 / 100 * norm 3 (fun j => norm 3 (A
        j))).
      2: { rewrite <- (Rabs_pos_eq (1008 / 100)) at 1 by lra; rewrite <- norm_scale; apply norm_ext; intros.
           rewrite norm_scale, Rabs_pos_eq; lra. }
      replace (norm 3 (fun j => norm 3 (fun i => 1001 / 1000 * back u v g f j i)))
        with (1001 / 1000 * norm 3 (fun j => norm 3 (back u v g f j))).
      2: { rewrite <- (Rabs_pos_eq (1001 / 1000)) at 1 by lra; rewrite <- norm_scale; apply norm_ext; intros.
           rewrite norm_scale, Rabs_pos_eq; lra. }
      assert (norm 3 (fun j => norm 3 (A j)) <= 3115 / 1000); [apply G1|lra].
      assert (SU := sq_abs u); assert (SV := sq_abs v); assert (SG := sq_abs g); assert (SF := sq_abs f).
      unfold sq, norm_sq in *; lra. }
  assert (BACK : forall j, (j < 3)%nat -> quaternion_back x y z w c p j = sum 3 (fun i => back u v g f j i * D i)).
  { intros j J; unfold quaternion_back, quaternion_frame; rewrite <- LL; unfold back, D, u, v, g, f.
    destruct j as [|[|[|]]]; try lia; simpl; field; lra. }
  assert (Q : norm 3 (fun j => l j - quaternion_back x y z w c p j) <= e * (395 / 10 * norm 3 D + (t + / 100) * S)).
  { rewrite (norm_ext 3 _ (fun j => l j - sum 3 (fun i => back u v g f j i * D i))) by (intros j J; now rewrite BACK).
    eapply Rle_trans; [apply (matrix_off e 3 (3315 / 100) (17325 / 10000) (3004 / 1000) t S (back u v g f) m D d l)|];
      auto; try lra.
    - intros k; now apply back_norm.
    - intros k; eapply Rle_trans; [apply (row_norm 3 (fun j i => m j i - back u v g f j i))|].
      apply Rmult_le_compat_r; [apply norm_nonneg|lra].
    - eapply Rle_trans with (norm 3 (fun j => norm 3 (back u v g f j) + norm 3 (fun i => m j i - back u v g f j i))).
      + apply norm_le; intros j J; rewrite (Rabs_pos_eq (norm _ _)) by apply norm_nonneg; eapply Rle_trans;
        [|apply Rle_abs].
        apply norm_triangle.
      + eapply Rle_trans; [apply norm_plus|]; assert (G := back_size u v g f U); lra.
    - intros j J; now apply row_right, ROWS.
    - apply Rmult_le_compat_l; [lra|]; apply Rplus_le_compat_r, Rmult_le_compat_r; [apply norm_nonneg|lra]. }
  apply (rotated_band e 3 (395 / 10) H (t + / 100) S h D (quaternion_back x y z w c p) l r s q); auto; try lra.
  rewrite <- (back_norm u v g f D U); apply norm_ext; auto.
Qed.
