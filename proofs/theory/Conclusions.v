(* SPDX-License-Identifier: MIT *)
(* Everything that Statements.v claims is proved. *)
Require Import Reals Lra Lia Psatz ZArith.
From Flocq Require Import Core Relative.
From Tangency Require Import Points Box Relation Methods Axes Rotation Decision Oracle Cosines Angles Band Floats Ordinary.
From Tangency Require Import Enough Filter FilterSteps Grid Flush ExpansionStage Constants Checker.
From Tangency Require Statements CodedMethods CodedFilter CodedExpansions CodedPairs CodedRotated Pairs Ladder.
From Tangency Require Certificates Cores Certified CertifiedRows.
Open Scope R_scope.

Lemma right_outside_wider d r band wider yes : band <= wider -> right_outside_band d r band yes ->
  right_outside_band d r wider yes.
Proof. intros B [H1 H2]; split; intros H; [assert (L := H1 H)|assert (L := H2 H)]; lra. Qed.

Definition format (prec emin emax : Z) : Prop :=
  (prec = 24 /\ emin = -149 /\ emax = 128)%Z \/ (prec = 53 /\ emin = -1074 /\ emax = 1024)%Z.
Definition ordinary prec emin (x : R) : Prop :=
  is_float prec emin x /\ (x = 0 \/ bpow radix2 ordinary_lowest <= Rabs x <= bpow radix2 ordinary_highest).
Definition ordinary_point prec emin n (x : point) : Prop := forall i, (i < n)%nat -> ordinary prec emin (x i).

Lemma format_fits prec emin emax : format prec emin emax -> small_roundoff prec /\ ordinary_fits prec emin /\
  (emin <= ordinary_highest)%Z /\ (emin + prec - 1 <= 0)%Z /\ (2 * ordinary_highest + 6 < emax)%Z.
Proof.
  destruct formats_are_covered as [C32 [C64 _]], ordinary_formats_fit as [F32 [F64 O]].
  intros [[-> [-> ->]]|[-> [-> ->]]]; repeat split; try apply C32; try apply C64; try apply F32; try apply F64; unfold ordinary_highest in *; lia.
Qed.

(** The checker's own k is larger than that of any of these methods, in the plane and in space. *)
Lemma band_within n m a prec S : (n = 2 \/ n = 3)%nat -> (m = 3 \/ m = 4)%nat -> (a = 0 \/ a = 2) -> small_roundoff prec ->
  0 <= S -> band_k n (n + m) a * roundoff prec * S <= IZR default_band * roundoff prec * S.
Proof.
  intros N M A [P U] S0.
  assert (U0 : 0 <= roundoff prec) by (unfold roundoff, u_ro; assert (B := bpow_ge_0 radix2 (- prec + 1)); lra).
  rewrite !Rmult_assoc; apply Rmult_le_compat_r; [apply Rmult_le_pos; auto|].
  destruct band_is_enough as [_ B3], band_of_roots_is_enough as [_ [_ [_ B4]]].
  apply Rle_trans with (band_k 3 7 2); auto; clear B3 B4; unfold band_k.
  assert (Q2 : sqrt (INR 2) <= sqrt (INR 3)) by (apply sqrt_le_1_alt; simpl; lra).
  assert (Q0 := sqrt_pos (INR 2)); assert (Q3 := sqrt_pos (INR 3)).
  destruct N as [->| ->], M as [->| ->], A as [->| ->]; simpl in *; lra.
Qed.

Lemma below_greatest emax k x : (k < emax)%Z -> x <= bpow radix2 k -> x < bpow radix2 emax.
Proof. intros K X; apply Rle_lt_trans with (1 := X); now apply bpow_lt. Qed.

Theorem fold_within_band prec emin emax n b p r S : format prec emin emax -> (n = 2 \/ n = 3)%nat ->
  valid n b -> 0 <= r <= S -> ordinary prec emin r ->
  ordinary_point prec emin n (mid b) -> ordinary_point prec emin n (half b) -> ordinary_point prec emin n p ->
  within n S (mid b) -> within n S p ->
  let u := fold_overshoot prec emin b p in
  right_outside_band (sqrt (distance_sq n b p)) r (IZR default_band * roundoff prec * S)
    (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) < bpow radix2 emax.
Proof.
  intros F N V R [RF RO] M H Q WM WQ u; destruct (format_fits prec emin emax F) as [SR [OF [E1 [E2 E3]]]].
  destruct (fold_ordinary prec emin n b p r S SR OF E1 ltac:(lia) V R RF RO M H Q WM WQ) as [B [_ G]]; split.
  - eapply right_outside_wider; [|exact B]; apply band_within; auto; lra.
  - intros j J; apply (below_greatest emax (2 * ordinary_highest + 4)); auto; lia.
Qed.

Theorem stored_sides_within_band prec emin emax n lo hi p r S : format prec emin emax -> (n = 2 \/ n = 3)%nat ->
  (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r <= S -> ordinary prec emin r ->
  ordinary_point prec emin n lo -> ordinary_point prec emin n hi -> ordinary_point prec emin n p ->
  let u := offsets prec emin p (fun i => Rmin (Rmax (p i) (lo i)) (hi i)) in
  let d := sqrt (distance_sq n (of_lo_hi lo hi) p) in let band := IZR default_band * roundoff prec * S in
  right_outside_band d r band (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  right_outside_band d r band (float_sum prec emin n u < rnd prec emin (sq r)) /\
  forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) < bpow radix2 emax.
Proof.
  intros F N V R [RF RO] L H Q u d band; destruct (format_fits prec emin emax F) as [SR [OF [E1 [E2 E3]]]].
  destruct (interval_ordinary prec emin n lo hi p r S SR OF E1 ltac:(lia) V R RF RO L H Q) as [B [B' G]].
  assert (W := band_within n 3 0 prec S N ltac:(auto) ltac:(auto) SR ltac:(lra)).
  split; [exact (right_outside_wider _ _ _ _ _ W B)|split; [exact (right_outside_wider _ _ _ _ _ W B')|]].
  intros j J; apply (below_greatest emax (2 * ordinary_highest + 6)); auto; lia.
Qed.

Theorem corner_size_within_band prec emin emax n x w p r S : format prec emin emax -> (n = 2 \/ n = 3)%nat ->
  (forall i, (i < n)%nat -> 0 <= w i <= S) -> within n S x -> 0 <= r <= S -> ordinary prec emin r ->
  ordinary_point prec emin n x -> ordinary_point prec emin n w -> ordinary_point prec emin n p ->
  let u := offsets prec emin p (nearest_in x (far_side prec emin x w) p) in
  let v := fun i => Rabs (offsets prec emin p (branch_in x (far_side prec emin x w) p) i) in
  let d := sqrt (distance_sq n (of_corner_size x w) p) in let band := IZR default_band * roundoff prec * S in
  right_outside_band d r band (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  right_outside_band d r band (float_sum prec emin n u < rnd prec emin (sq r)) /\
  right_outside_band d r band (rnd prec emin (sqrt (float_sum prec emin n v)) < r) /\
  forall j, (j <= n)%nat ->
    Rabs (float_sum prec emin j u) < bpow radix2 emax /\ Rabs (float_sum prec emin j v) < bpow radix2 emax.
Proof.
  intros F N V WX R [RF RO] X W Q u v d band; destruct (format_fits prec emin emax F) as [SR [OF [E1 [E2 E3]]]].
  destruct (corner_ordinary prec emin n x w p r S SR OF E1 E2 ltac:(lia) V WX R RF RO X W Q) as [B [B' [B'' G]]].
  assert (W3 := band_within n 3 2 prec S N ltac:(auto) ltac:(auto) SR ltac:(lra)).
  assert (W4 := band_within n 4 2 prec S N ltac:(auto) ltac:(auto) SR ltac:(lra)).
  split; [exact (right_outside_wider _ _ _ _ _ W3 B)|split; [exact (right_outside_wider _ _ _ _ _ W3 B')|]].
  split; [exact (right_outside_wider _ _ _ _ _ W4 B'')|].
  intros j J; destruct (G j J); split; apply (below_greatest emax (2 * ordinary_highest + 6)); auto; lia.
Qed.

Module Proved <: Statements.Headlines.
Definition verdict_right := Box.verdict_right.
Definition nearest_is_unique := Box.nearest_is_unique.
Definition relation_right := Relation.relation_right.
Definition axis_is_right := Rotation.axis_is_right.
Definition quaternion_is_right := Rotation.quaternion_is_right.

Definition fold_is_meet := Methods.fold_is_meet.
Definition arvo_is_meet := Methods.arvo_is_meet.
Definition rounded_box_is_meet := Methods.rounded_box_is_meet.
Definition vertex_edge_closed_is_meet := Methods.vertex_edge_closed_is_meet.
Definition sat_five_axes_is_meet := Axes.sat_five_axes_is_meet.
Definition clamp_corner_is_overlap := Methods.clamp_corner_is_overlap.
Definition clamp_center_is_overlap := Methods.clamp_center_is_overlap.
Definition nearest_branch_is_overlap := Methods.nearest_branch_is_overlap.
Definition nearest_interval_is_overlap := Methods.nearest_interval_is_overlap.
Definition vertex_edge_mixes_contracts := Methods.vertex_edge_mixes_contracts.
Definition headers_decide := CodedMethods.headers_decide.

Definition number_of_b32 := Oracle.number_of_b32.
Definition number_of_b64 := Oracle.number_of_b64.
Definition axis_aligned := Oracle.axis_aligned.
Definition by_axis := Oracle.by_axis.
Definition by_quaternion := Oracle.by_quaternion.
Definition bits_are_read_right := Oracle.bits_are_read_right.
Definition finite_bits_are_read := Oracle.finite_bits_are_read.
Definition axis_aligned_right := Oracle.axis_aligned_right.
Definition by_axis_right := Oracle.by_axis_right.
Definition by_quaternion_right := Oracle.by_quaternion_right.

Definition rules_are_right := Certificates.rules_are_right.
Definition one_verdict := Certificates.one_verdict.
Definition zero_normal_proves_nothing := Certificates.zero_normal_proves_nothing.
Definition solid_is_interior := Certificates.solid_is_interior.
Definition ball_stands := Certificates.ball_stands.
Definition hull_support := Cores.hull_support.
Definition box_support := Cores.box_support.
Definition box_membership := Cores.box_membership.
Definition polygon_membership := Cores.polygon_membership.
Definition certificate := Certified.evidence.
Definition certified := CertifiedRows.certified.
Definition certificate_right := CertifiedRows.certificate_right.

Definition only_30_and_45_degrees_tie := Angles.only_30_and_45_degrees_tie.
Definition only_zero_radians_tie := Angles.only_zero_radians_tie.

Definition format := format.
Definition ordinary := ordinary.
Definition ordinary_point := ordinary_point.
Definition fold_within_band := fold_within_band.
Definition stored_sides_within_band := stored_sides_within_band.
Definition corner_size_within_band := corner_size_within_band.

Definition formats_are_floored := FilterSteps.formats_are_floored.
Definition roundings_are_such_steps := FilterSteps.roundings_are_such_steps.
Definition filter_center_half := FilterSteps.filter_center_half.
Definition filter_corner_size := FilterSteps.filter_corner_size.
Definition filter_lo_hi := FilterSteps.filter_lo_hi.
Definition headers_estimate := CodedFilter.headers_estimate.
Definition headers_believe := CodedFilter.headers_believe.

Definition headers_axis := CodedRotated.headers_axis.
Definition headers_quaternion := CodedRotated.headers_quaternion.
Definition headers_pairs := CodedPairs.headers_pairs.

Definition flushing_leaves_tie_center_half := Flush.flushing_leaves_tie_center_half.
Definition flushing_leaves_tie_corner_size := Flush.flushing_leaves_tie_corner_size.
Definition flushing_leaves_tie_lo_hi := Flush.flushing_leaves_tie_lo_hi.

Definition expansions_are_right := ExpansionStage.expansions_are_right.
Definition headers_expand := CodedExpansions.headers_expand.
Definition overshoots_stay := Pairs.overshoots_stay.
Definition products_stay := Pairs.products_stay.

Definition ladder_is_right := Ladder.ladder_is_right.
End Proved.
