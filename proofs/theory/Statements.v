(* SPDX-License-Identifier: MIT *)
(* What is claimed: of each of these statements there is a theorem of the same name. proofs/digests.txt holds their digests, so that a
   change of one word here, or in what these files define, is a change of that file. *)
Require Import Reals ZArith List.
From Flocq Require Import Core Binary Bits.
From Tangency Require Import Definitions Shapes Stages Code Extracted Constants Checker.
From Tangency Require Import TranslatedMethods TranslatedFilter TranslatedExpansions TranslatedPairs TranslatedRotated.
Import ListNotations.
Open Scope R_scope.

(** ** What the reference decides, in any dimension, degenerate shapes included *)
Definition verdict_right : Prop := forall n b p r, valid n b ->
  verdict_means (verdict_of (gap_sq n b p r)) (meet n b p r) (overlap n b p r).
Definition nearest_is_unique : Prop := forall n b p x, valid n b -> in_box n b x -> dist_sq n x p = distance_sq n b p ->
  forall i, (i < n)%nat -> x i = nearest b p i.
Definition relation_right : Prop := forall n b p r, valid n b -> 0 <= r ->
  relation_means (relation_of n b p r) (ball_in_box n b p r) (box_in_ball n b p r) (meet n b p r) (overlap n b p r).
Definition axis_is_right : Prop := forall u v c h p r, (u <> 0 \/ v <> 0) -> valid 2 (centered h) ->
  let L := sqrt (u * u + v * v) in
  let gap := gap_sq 2 (centered (fun i => h i * L)) (axis_frame u v c p) (r * L) in
  let f := turn_by (u / L) (v / L) c in
  (carried_meet 2 (centered h) f p r <-> gap <= 0) /\ (carried_overlap 2 (centered h) f p r <-> gap < 0).
Definition quaternion_is_right : Prop := forall x y z w c h p r, norm_sq x y z w <> 0 -> valid 3 (centered h) ->
  let N := norm_sq x y z w in
  let gap := gap_sq 3 (centered (fun i => h i * N)) (quaternion_frame x y z w c p) (r * N) in
  let f := quaternion_turn x y z w c in
  (carried_meet 3 (centered h) f p r <-> gap <= 0) /\ (carried_overlap 3 (centered h) f p r <-> gap < 0).

(** ** Nine methods over the reals *)
Definition fold_is_meet : Prop := forall n b p r, valid n b -> (fold n b p r <-> meet n b p r).
Definition arvo_is_meet : Prop := forall n lo hi p r, (forall i, (i < n)%nat -> lo i <= hi i) ->
  (arvo n lo hi p r <-> meet n (of_lo_hi lo hi) p r).
Definition rounded_box_is_meet : Prop := forall n b p r, (0 < n)%nat -> valid n b -> 0 <= r ->
  (rounded_box n b p r <-> meet n b p r).
Definition vertex_edge_closed_is_meet : Prop := forall b p r, valid 2 b -> 0 <= r -> (vertex_edge_closed b p r <-> meet 2 b p r).
Definition sat_five_axes_is_meet : Prop := forall b p s r, valid 2 b -> 0 <= r ->
  (forall i, (i < 2)%nat -> signed (half b i) (offset b p i) (s i)) -> (sat_five_axes b p s r <-> meet 2 b p r).
Definition clamp_corner_is_overlap : Prop := forall n x w p r, (forall i, (i < n)%nat -> 0 <= w i) ->
  (clamp_corner n x w p r <-> overlap n (of_corner_size x w) p r).
Definition clamp_center_is_overlap : Prop := forall n x w q r, 0 <= r -> (forall i, (i < n)%nat -> 0 <= w i) ->
  (clamp_center n x w q r <-> overlap n (of_corner_size x w) (of_ball_corner q r) r).
Definition nearest_branch_is_overlap : Prop := forall n x w p r, 0 <= r -> (forall i, (i < n)%nat -> 0 <= w i) ->
  (nearest_branch n x w p r <-> overlap n (of_corner_size x w) p r).
Definition nearest_interval_is_overlap : Prop := forall n lo hi p r, (forall i, (i < n)%nat -> lo i <= hi i) ->
  (nearest_interval n lo hi p r <-> overlap n (of_lo_hi lo hi) p r).
Definition vertex_edge_mixes_contracts : Prop :=
  (touch 2 square (two 2 0) 1 /\ ~ vertex_edge square (two 2 0) 1) /\
  (touch 2 square (two 4 5) 5 /\ vertex_edge square (two 4 5) 5).

(** ** The same of the headers themselves, as translate.py reads them *)
Definition headers_decide : Prop :=
  decides [(2%nat, code_fold_2); (3%nat, code_fold_3)] CenterHalf meet /\
  decides [(2%nat, code_arvo_2); (3%nat, code_arvo_3)] LoHi meet /\
  decides [(2%nat, code_rounded_box_2); (3%nat, code_rounded_box_3)] CenterHalf meet /\
  decides [(2%nat, code_vertex_edge_closed_2)] CenterHalf meet /\
  decides [(2%nat, code_sat_five_axes_2)] CenterHalf meet /\
  decides [(2%nat, code_clamp_corner_2)] CornerSize overlap /\
  decides [(2%nat, code_clamp_center_2)] CornerSizeBallCorner overlap /\
  decides [(2%nat, code_nearest_branch_2)] CornerSize overlap /\
  decides [(2%nat, code_nearest_interval_2); (3%nat, code_nearest_interval_3)] LoHi overlap /\
  forall x, asks code_vertex_edge_2 2 x (vertex_edge (box_of CenterHalf 2 x) (center_of CenterHalf 2 x) (x 6%nat)).

(** ** The extracted decider, from the bits of a case to its answer *)
Definition bits_are_read_right : Prop :=
  (forall b x, number_of_b32 b = Some x -> real x = B2R 24 128 (b32_of_bits b)) /\
  (forall b x, number_of_b64 b = Some x -> real x = B2R 53 1024 (b64_of_bits b)).
Definition finite_bits_are_read : Prop :=
  (forall b, number_of_b32 b = None <-> is_finite 24 128 (b32_of_bits b) = false) /\
  (forall b, number_of_b64 b = None <-> is_finite 53 1024 (b64_of_bits b) = false).
Definition axis_aligned_right : Prop := forall f k row,
  let x := reals row in let r := x (3 * k)%nat in
  valid k (box_of f k x) -> 0 <= r ->
  let a := axis_aligned f k row in
  right_about k (box_of f k x) (center_of f k x) r (words a) /\
  IZR (fst (the_gap (words a))) * (bpow radix2 (unit_exponent a) * bpow radix2 (unit_exponent a))
    = gap_sq k (box_of f k x) (center_of f k x) r.
Definition by_axis_right : Prop := forall f row orientation, f = CenterHalf \/ f = CornerSize \/ f = CenterSize ->
  let x := reals row in let r := x 6%nat in
  let u := real (at_ orientation 0) in let v := real (at_ orientation 1) in
  let L := sqrt (u * u + v * v) in let c := rotated_center f 2 x in
  let p : point := fun i => x (4 + i)%nat in
  (u <> 0 \/ v <> 0) -> valid 2 (rotated_box f 2 x) -> 0 <= r ->
  let a := by_axis f row orientation in
  right_carried 2 (rotated_box f 2 x) (turn_by (u / L) (v / L) c) (turn_back (u / L) (v / L) c) p r (words a) /\
  val (radicand a) (the_gap (words a)) * sq (bpow radix2 (unit_exponent a)) / IZR (divisor a)
    = gap_sq 2 (rotated_box f 2 x) (turn_back (u / L) (v / L) c p) r.
Definition by_quaternion_right : Prop := forall f row orientation, f = CenterHalf \/ f = CornerSize \/ f = CenterSize ->
  let x := reals row in let r := x 9%nat in
  let q := fun i => real (at_ orientation i) in
  let c := rotated_center f 3 x in let p : point := fun i => x (6 + i)%nat in
  norm_sq (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) <> 0 -> valid 3 (rotated_box f 3 x) -> 0 <= r ->
  let a := by_quaternion f row orientation in
  right_carried 3 (rotated_box f 3 x) (quaternion_turn (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) c)
    (quaternion_back (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) c) p r (words a) /\
  IZR (fst (the_gap (words a))) * sq (bpow radix2 (unit_exponent a)) / IZR (divisor a)
    = gap_sq 3 (rotated_box f 3 x) (quaternion_back (q 0%nat) (q 1%nat) (q 2%nat) (q 3%nat) c p) r.

(** ** Certificates, for any convex cores of R^n *)
Definition rules_are_right : Prop := forall n how K L r v a b d, (0 < n)%nat -> 0 <= r -> convex K -> convex L ->
  proves n how K L r v a b d -> stands n how K L r v.
(** So no certificate proves two verdicts, nor do two certificates. *)
Definition one_verdict : Prop := forall n how K L r v w, stands n how K L r v -> stands n how K L r w -> v = w.
(** Without the words that d is not 0, the rule of touching would take what overlaps. *)
Definition zero_normal_proves_nothing : Prop := exists K L a b, K a /\ L b /\ between 1 a b = 1 /\
  separated 1 K L (fun _ => 0) (1 * norm 1 (fun _ => 0)) /\ stands 1 ByDistance K L 1 Overlapping.
(** A solid box and a segment overlap where its interior has a point of the segment. *)
Definition solid_is_interior : Prop := forall n K L, convex K -> convex L ->
  ((inseparable n K L /\ exists x, interior n K x) <->
   exists x y, interior n K x /\ L y /\ forall i, (i < n)%nat -> x i = y i).
(** Of a core and a ball about p, a verdict by distance is what the other headlines say. *)
Definition ball_stands : Prop := forall n (K : core) p r v, 0 <= r -> stands n ByDistance K (hull n 1 (fun _ => p)) r v ->
  verdict_means v (exists x, K x /\ in_ball n p r x) (exists x, K x /\ in_open_ball n p r x).
Definition hull_support : Prop := forall n m v d, (0 < m)%nat -> is_support n (hull n m v) d (farthest_vertex n m v d).
Definition box_support : Prop := forall n c u h d, (forall j, (j < n)%nat -> 0 <= h j) ->
  is_support n (framed n c u h) d (dot n d c + sum n (fun j => Rabs (dot n d (u j)) * h j)).
Definition box_membership : Prop := forall n c u h x, orthonormal n u -> complete n u ->
  let local j := dot n (u j) (fun i => x i - c i) in
  (framed n c u h x <-> forall j, (j < n)%nat -> Rabs (local j) <= h j) /\
  ((forall j, (j < n)%nat -> Rabs (local j) < h j) -> interior n (framed n c u h) x).
Definition polygon_membership : Prop := forall s m v x, (2 < m)%nat -> strictly_convex s m v ->
  let side j := s * side_of (v j) (v (after m j)) x in
  (hull 2 m v x <-> forall j, (j < m)%nat -> 0 <= side j) /\
  ((forall j, (j < m)%nat -> 0 < side j) -> interior 2 (hull 2 m v) x).
(** The extracted checker: whatever stands in a certificate that it takes for a row, the verdict stands of that row. *)
Definition certificate_right : Prop := forall n s t row c v, certified n s t row c v = true ->
  let first := reals row in let second := reals (skipn (number_count n s) row) in
  stands n (rule_of s t) (core_of n s first) (core_of n t second) (radius_of n s first + radius_of n t second) v.

(** ** Ties of angles *)
Definition only_30_and_45_degrees_tie : Prop := forall d A B C, rational d -> rational A -> rational B -> rational C ->
  A <> 0 \/ B <> 0 -> A * cos (d * PI / 180) + B * sin (d * PI / 180) + C = 0 ->
  exists k : Z, d = 30 * IZR k \/ d = 45 * IZR k.
(** Its premise is Lindemann's theorem (1882), which is taken from the literature. *)
Definition only_zero_radians_tie : Prop := (forall u, rational u -> u <> 0 -> transcendental (cos u)) ->
  forall u A B C, rational u -> u <> 0 -> rational A -> rational B -> rational C ->
  A * cos u + B * sin u + C = 0 -> A = 0 /\ B = 0 /\ C = 0.

(** ** f32 and f64 on ordinary numbers: right outside the band that the checker allows, and nothing overflows. Every product
    is rounded. *)
Definition format (prec emin emax : Z) : Prop :=
  (prec = 24 /\ emin = -149 /\ emax = 128)%Z \/ (prec = 53 /\ emin = -1074 /\ emax = 1024)%Z.
Definition ordinary prec emin (x : R) : Prop :=
  is_float prec emin x /\ (x = 0 \/ bpow radix2 ordinary_lowest <= Rabs x <= bpow radix2 ordinary_highest).
Definition ordinary_point prec emin n (x : point) : Prop := forall i, (i < n)%nat -> ordinary prec emin (x i).
Definition fold_within_band : Prop := forall prec emin emax n b p r S, format prec emin emax -> (n = 2 \/ n = 3)%nat ->
  valid n b -> 0 <= r <= S -> ordinary prec emin r ->
  ordinary_point prec emin n (mid b) -> ordinary_point prec emin n (half b) -> ordinary_point prec emin n p ->
  within n S (mid b) -> within n S p ->
  let u := fold_overshoot prec emin b p in
  right_outside_band (sqrt (distance_sq n b p)) r (IZR default_band * roundoff prec * S)
    (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) < bpow radix2 emax.
Definition stored_sides_within_band : Prop := forall prec emin emax n lo hi p r S, format prec emin emax -> (n = 2 \/ n = 3)%nat ->
  (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r <= S -> ordinary prec emin r ->
  ordinary_point prec emin n lo -> ordinary_point prec emin n hi -> ordinary_point prec emin n p ->
  let u := offsets prec emin p (fun i => Rmin (Rmax (p i) (lo i)) (hi i)) in
  let d := sqrt (distance_sq n (of_lo_hi lo hi) p) in let band := IZR default_band * roundoff prec * S in
  right_outside_band d r band (float_sum prec emin n u <= rnd prec emin (sq r)) /\
  right_outside_band d r band (float_sum prec emin n u < rnd prec emin (sq r)) /\
  forall j, (j <= n)%nat -> Rabs (float_sum prec emin j u) < bpow radix2 emax.
Definition corner_size_within_band : Prop := forall prec emin emax n x w p r S, format prec emin emax -> (n = 2 \/ n = 3)%nat ->
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

(** ** exact_filtered's filter, contraction and underflow of products included; no greatest number *)
Definition formats_are_floored : Prop :=
  floored (bpow radix2 (-24)) (bpow radix2 (-126)) (bpow radix2 filter_floor_f32) /\
  floored (bpow radix2 (-53)) (bpow radix2 (-1022)) (bpow radix2 filter_floor_f64) /\
  floored (bpow radix2 (-53)) (bpow radix2 (-1022)) (bpow radix2 filter_floor_wide).
Definition roundings_are_such_steps : Prop := forall prec emin, (0 < prec)%Z ->
  (forall x y, is_float prec emin x -> is_float prec emin y ->
    rounded (roundoff prec) (x + y) (rnd prec emin (x + y)) /\ rounded (roundoff prec) (x - y) (rnd prec emin (x - y))) /\
  (forall x, step (roundoff prec) (bpow radix2 (emin + prec - 1)) x (rnd prec emin x)).
Definition filter_center_half : Prop := forall e t floor n b p r v w g bound, floored e t floor -> (n <= 3)%nat -> valid n b ->
  0 <= r ->
  (forall i, (i < n)%nat -> rounded e (Rabs (p i - mid b i)) (v i) /\ rounded e (v i - half b i) (w i)) ->
  filtered e t floor n v w r g bound ->
  (g > bound -> gap_sq n b p r > 0) /\ (g < - bound -> gap_sq n b p r < 0).
Definition filter_corner_size : Prop := forall e t floor n x size p r above m g bound, floored e t floor -> (n <= 3)%nat ->
  (forall i, (i < n)%nat -> 0 <= size i) -> 0 <= r ->
  (forall i, (i < n)%nat -> rounded e (p i - x i) (above i) /\ rounded e (above i - size i) (m i)) ->
  filtered e t floor n (fun i => Rabs (above i)) (fun i => Rmax (- above i) (m i)) r g bound ->
  (g > bound -> gap_sq n (of_corner_size x size) p r > 0) /\ (g < - bound -> gap_sq n (of_corner_size x size) p r < 0).
Definition filter_lo_hi : Prop := forall e t floor n lo hi p r below above s q g bound, floored e t floor -> (n <= 3)%nat ->
  (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r ->
  (forall i, (i < n)%nat -> rounded e (lo i - p i) (below i) /\ rounded e (p i - hi i) (above i)) ->
  square_sum e t n (fun i => if Rlt_dec 0 (below i) then below i else Rmax (above i) 0) s ->
  step e t (sq r) q -> step e t (s - q) g -> sides_bound e t floor s r bound ->
  (g > bound -> gap_sq n (of_lo_hi lo hi) p r > 0) /\ (g < - bound -> gap_sq n (of_lo_hi lo hi) p r < 0).

(** The headers themselves take the steps of the ladder, which is below. *)
Definition headers_estimate : Prop :=
  estimates CenterHalf 1 code_estimate_center_half_f32_1 code_estimate_center_half_f64_1 code_estimate_center_half_wide_1 /\
  estimates CenterHalf 2 code_estimate_center_half_f32_2 code_estimate_center_half_f64_2 code_estimate_center_half_wide_2 /\
  estimates CenterHalf 3 code_estimate_center_half_f32_3 code_estimate_center_half_f64_3 code_estimate_center_half_wide_3 /\
  estimates LoHi 1 code_estimate_lo_hi_f32_1 code_estimate_lo_hi_f64_1 code_estimate_lo_hi_wide_1 /\
  estimates LoHi 2 code_estimate_lo_hi_f32_2 code_estimate_lo_hi_f64_2 code_estimate_lo_hi_wide_2 /\
  estimates LoHi 3 code_estimate_lo_hi_f32_3 code_estimate_lo_hi_f64_3 code_estimate_lo_hi_wide_3 /\
  estimates CornerSize 1 code_estimate_corner_size_f32_1 code_estimate_corner_size_f64_1 code_estimate_corner_size_wide_1 /\
  estimates CornerSize 2 code_estimate_corner_size_f32_2 code_estimate_corner_size_f64_2 code_estimate_corner_size_wide_2 /\
  estimates CornerSize 3 code_estimate_corner_size_f32_3 code_estimate_corner_size_f64_3 code_estimate_corner_size_wide_3.

(** Both filters are believed beyond their bounds alone, that of rotated boxes where reach and scale stay away from underflow and
    overflow. *)
Definition headers_believe : Prop := believes code_is_decided 3 (fun _ => True) /\ believes code_is_decided_rotated 4
  (fun x => bpow radix2 (-200) <= x 2%nat <= bpow radix2 200 /\ bpow radix2 (-200) <= x 3%nat <= bpow radix2 200).

(** ** The filter of boxes rotated by an axis or a quaternion, in doubles and in pairs of doubles, as long as nothing underflows *)
Definition headers_axis : Prop :=
  axis_judged (relative e) CenterHalf code_rotated_axis_center_half /\
  axis_judged (relative e) CornerSize code_rotated_axis_corner_size /\
  axis_judged (relative pairs_roundoff) CenterHalf code_rotated_axis_center_half_pairs /\
  axis_judged (relative pairs_roundoff) CornerSize code_rotated_axis_corner_size_pairs.
Definition headers_quaternion : Prop :=
  quaternion_judged (relative e) CenterHalf code_rotated_quaternion_center_half /\
  quaternion_judged (relative e) CornerSize code_rotated_quaternion_corner_size /\
  quaternion_judged (relative pairs_roundoff) CenterHalf code_rotated_quaternion_center_half_pairs /\
  quaternion_judged (relative pairs_roundoff) CornerSize code_rotated_quaternion_corner_size_pairs.
Definition headers_pairs : Prop :=
  pairs_do 2 code_pair_sum (fun a b => rounded pairs_roundoff (a + b)) /\
  pairs_do 2 code_pair_difference (fun a b => rounded pairs_roundoff (a - b)) /\
  pairs_do 2 code_pair_product (fun a b => rounded pairs_roundoff (a * b)) /\
  pairs_do 1 code_pair_root (fun a _ => rounded pairs_roundoff (sqrt a)) /\
  pairs_do 1 code_pair_absolute (fun a _ y => y = Rabs a) /\
  pairs_do 1 code_pair_above_zero (fun a _ y => y = Rmax a 0) /\
  pairs_do 1 code_pair_twice (fun a _ y => y = 2 * a).

(** ** Its exact tie, whatever is contracted and whichever subnormal numbers are flushed *)
Definition flushing_leaves_tie_center_half : Prop := forall prec emin h least n b p r c' h' p' r' v w all reach s q g,
  (1 < prec)%Z -> valid n b -> 0 <= r ->
  seen_as prec emin n (mid b) c' -> seen_as prec emin n (half b) h' -> seen_as prec emin n p p' ->
  flushed prec emin r r' ->
  (forall i, (i < n)%nat -> flushed_center_half prec emin (c' i) (h' i) (p' i) (v i) (w i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r') reach ->
  flushed_sum prec emin n (fun i => sq (Rmax (w i) 0)) s -> flushed_step prec emin (sq r') q ->
  flushed_step prec emin (s - q) g ->
  flushed_anchored prec emin h least n (mid b) (half b) p r reach -> g = gap_sq n b p r.
Definition flushing_leaves_tie_corner_size : Prop := forall prec emin h least n x size p r x' size' p' r' v w all reach s q g,
  (1 < prec)%Z -> (forall i, (i < n)%nat -> 0 <= size i) -> 0 <= r ->
  seen_as prec emin n x x' -> seen_as prec emin n size size' -> seen_as prec emin n p p' -> flushed prec emin r r' ->
  (forall i, (i < n)%nat -> flushed_corner_size prec emin (x' i) (size' i) (p' i) (v i) (w i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r') reach ->
  flushed_sum prec emin n (fun i => sq (Rmax (w i) 0)) s -> flushed_step prec emin (sq r') q ->
  flushed_step prec emin (s - q) g ->
  flushed_anchored prec emin h least n x size p r reach -> g = gap_sq n (of_corner_size x size) p r.
Definition flushing_leaves_tie_lo_hi : Prop := forall prec emin h least n lo hi p r lo' hi' p' r' v all reach s q g,
  (1 < prec)%Z -> (forall i, (i < n)%nat -> lo i <= hi i) -> 0 <= r ->
  seen_as prec emin n lo lo' -> seen_as prec emin n hi hi' -> seen_as prec emin n p p' -> flushed prec emin r r' ->
  (forall i, (i < n)%nat -> flushed_lo_hi prec emin (lo' i) (hi' i) (p' i) (v i)) ->
  flushed_sum prec emin n v all -> flushed_step prec emin (all + r') reach ->
  flushed_sum prec emin n (fun i => sq (v i)) s -> flushed_step prec emin (sq r') q ->
  flushed_step prec emin (s - q) g ->
  flushed_anchored prec emin h least n lo hi p r reach -> g = gap_sq n (of_lo_hi lo hi) p r.

(** ** Its expansions, once the numbers are in their domain: the sign, and that the parts fit into the header's array *)
Definition expansions_are_right : Prop := forall n b p r (axes : nat -> R * R * R) oh ol sqh sql rh rl leading tail magnitude
  estimate bound answer, (n <= 3)%nat -> in_domain r -> is_product r r rh rl ->
  (forall i, (i < n)%nat -> let '(high, low, inset) := axes i in
     in_domain high /\ in_domain low /\ in_domain inset /\ beyond (axes i) = overshoot b p i /\
     overshoot_pair high low inset (oh i) (ol i) /\ is_product (oh i) (oh i) (sqh i) (sql i)) ->
  first_sum n oh ol sqh sql rh rl leading tail magnitude -> may_round 53 (-1074) (leading + tail) estimate ->
  flushed_step 53 (-1074) (bpow radix2 expansion_bound * magnitude) bound ->
  (forall terms, all_terms n oh ol sqh sql rh rl terms ->
     let parts := added (terms ++ (- rl :: - rh :: nil)) in
     (Z.of_nat (length parts) <= expansion_parts_axis * Z.of_nat n + expansion_parts_more)%Z) /\
  (stage_answer n oh ol sqh sql rh rl estimate bound answer ->
     (answer > 0 <-> gap_sq n b p r > 0) /\ (answer < 0 <-> gap_sq n b p r < 0)).

(** The header takes the steps of `expanded`; what it adds to an expansion of up to three parts is `grow`'s. *)
Definition headers_expand : Prop :=
  sums code_two_sum /\ multiplies uncontracted code_two_product /\ multiplies doubles code_fused_two_product /\
  (grows 0 code_grow_0 /\ grows 1 code_grow_1 /\ grows 2 code_grow_2 /\ grows 3 code_grow_3) /\
  (terms_of CenterHalf code_axis_center_half /\ terms_of LoHi code_axis_lo_hi /\ terms_of CornerSize code_axis_corner_size) /\
  expands 1 code_expansions_1 /\ expands 2 code_expansions_2 /\ expands 3 code_expansions_3.

(** Nothing overflows in it: not the overshoots, not a step of Dekker's product of two of them. *)
Definition overshoots_stay : Prop := forall s t inset, is_float 53 (-1074) s -> is_float 53 (-1074) t ->
  is_float 53 (-1074) inset ->
  up_to (expansion_highest + 1) s -> up_to (expansion_highest + 1) t -> up_to (expansion_highest + 1) inset ->
  let beyond := sum_high (sum_high s (- t)) (- inset) in
  let lows := sum_high (sum_low s (- t)) (sum_low (sum_high s (- t)) (- inset)) in
  let high := sum_high beyond lows in let low := sum_low beyond lows in
  up_to 507 high /\ up_to 508 (2 * high) /\ up_to 508 low /\ (2 * 508 + 6 < 1024)%Z.
Definition products_stay : Prop := forall k a b, let f := rnd 53 (-1074) in (0 <= k)%Z -> is_float 53 (-1074) a -> is_float 53 (-1074) b ->
  up_to k a -> up_to k b ->
  let xh := high_half a in let xl := f (a - xh) in let yh := high_half b in let yl := f (b - yh) in
  let high := f (a * b) in let one := f (high - f (xh * yh)) in let two := f (one - f (xl * yh)) in
  let three := f (two - f (xh * yl)) in
  up_to (2 * k) high /\ up_to (2 * k + 2) (f (xh * yh)) /\ up_to (2 * k + 3) (f (xl * yh)) /\
  up_to (2 * k + 3) (f (xh * yl)) /\ up_to (2 * k + 4) (f (xl * yl)) /\ up_to (2 * k + 3) one /\
  up_to (2 * k + 4) two /\ up_to (2 * k + 5) three /\ up_to (2 * k + 6) (f (f (xl * yl) - three)).

(** ** The whole ladder, in any of its formats, overflow of the filter included, as long as no subnormal number is flushed; integers
    are taken to answer rightly *)
Definition ladder_is_right : Prop := forall f n x v, f <> CenterSize -> f <> CornerSizeBallCorner -> (1 <= n <= 3)%nat ->
  let b := box_of f n x in let p := center_of f n x in let r := x (3 * n)%nat in
  valid n b -> 0 <= r -> answered f n x v ->
  verdict_means v (meet n b p r) (overlap n b p r).
