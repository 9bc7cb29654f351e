(* SPDX-License-Identifier: MIT *)
(* The words of the headlines about exact_filtered's stages, with the constants that are read from its headers. *)
Require Import Reals ZArith List.
From Flocq Require Import Core.
From Tangency Require Import Definitions Constants.
Open Scope R_scope.

(** ** The filter *)
Definition filter_k (e : R) : R := IZR filter_k_epsilons * (2 * e).
Definition bound_of (e t floor magnitude_sq bound : R) : Prop :=
  exists product, step e t (filter_k e * magnitude_sq) product /\ step e t (product + floor) bound.
Definition floored (e t floor : R) : Prop :=
  tiny e /\ 0 <= t /\ 4 * t <= e * floor /\ filter_k e <= / 10000 /\ 0 <= floor.
(** The bound of one input, whose magnitude may be any larger one, or of several together. *)
Definition cancelling_bound e t floor all r bound : Prop :=
  (exists reach magnitude magnitude_sq, rounded e (all + r) reach /\ reach <= magnitude /\
     step e t (sq magnitude) magnitude_sq /\ bound_of e t floor magnitude_sq bound) \/
  (exists total total_sq, all <= total /\ step e t (sq total) total_sq /\
     bound_of e t floor (IZR shared_reaches_factor * total_sq) bound).
Definition sides_bound e t floor s r bound : Prop :=
  (exists r_sq own magnitude, step e t (sq r) r_sq /\ step e t (s + r_sq) own /\ own <= magnitude /\
     bound_of e t floor magnitude bound) \/
  (exists total, s <= total /\ bound_of e t floor (IZR shared_squares_factor * total) bound).
Definition filtered e t floor n (reaches overshoots : point) r g bound : Prop :=
  exists all s q,
    reach_sum e n reaches all /\ square_sum e t n (fun i => Rmax (overshoots i) 0) s /\ step e t (sq r) q /\
    step e t (s - q) g /\ cancelling_bound e t floor all r bound.

(** ** The expansions' numbers *)
Definition in_domain (x : R) : Prop :=
  is_float 53 (-1074) x /\ (x = 0 \/ bpow radix2 expansion_lowest <= Rabs x).

(** Veltkamp's split, of Dekker's product. *)
Definition high_half (a : R) : R := let f := rnd 53 (-1074) in f (f (IZR splitter * a) - f (f (IZR splitter * a) - a)).
Definition up_to (k : Z) (x : R) : Prop := Rabs x <= bpow radix2 k.

(** ** Pairs of doubles *)
(** The unit roundoff of doubles, and what the filters of rotated boxes take for that of pairs. *)
Definition e : R := roundoff 53.
Definition pairs_roundoff : R := 10 * bpow radix2 (-106).
(** A pair stands for high + low; low is at most what rounding to high leaves. *)
Definition is_pair (high low : R) : Prop :=
  is_float 53 (-1074) high /\ is_float 53 (-1074) low /\ Rabs low <= e * Rabs (high + low).

(** ** The ladder. A row is first[n], second[n], centre[n], radius. *)
(** The steps of an axis: v adds to the reach, and of w the positive part is squared. *)
Definition axis_estimate prec emin (f : form) (first second p v w : R) : Prop :=
  match f with
  | LoHi => v = rnd prec emin (rnd prec emin (Rmax p first - p) + rnd prec emin (p - Rmin p second)) /\ w = v
  | CenterHalf => v = Rabs (rnd prec emin (p - first)) /\ w = rnd prec emin (v - second)
  | _ => v = Rabs (rnd prec emin (p - first)) /\
      w = Rmax (rnd prec emin (first - p)) (rnd prec emin (rnd prec emin (p - first) - second))
  end.
Fixpoint plain_sum prec emin n (v : point) : R :=
  match n with O => 0 | S k => rnd prec emin (plain_sum prec emin k v + v k) end.
(** Sums of squares, each rounded or contracted with its sum into an FMA, the first with the sum that follows it. *)
Fixpoint contracted_sum prec emin n (u : point) (s : R) : Prop :=
  match n with
  | O => s = 0
  | S O => may_round prec emin (sq (u O)) s
  | S k => exists t q, contracted_sum prec emin k u t /\ may_round prec emin (sq (u k)) q /\ s = rnd prec emin (q + t)
  end.
Definition estimated prec emin floor f n (x : point) (s g magnitude_sq bound reach : R) : Prop := exists v w q q' product,
  let r := x (3 * n)%nat in
  (forall i, (i < n)%nat -> axis_estimate prec emin f (x i) (x (n + i)%nat) (x (2 * n + i)%nat) (v i) (w i)) /\
  reach = rnd prec emin (plain_sum prec emin n v + r) /\ contracted_sum prec emin n (fun i => Rmax (w i) 0) s /\
  may_round prec emin (sq r) q /\ g = rnd prec emin (s - q) /\ may_round prec emin (sq r) q' /\
  match f with LoHi => magnitude_sq = rnd prec emin (q' + s) | _ => may_round prec emin (sq reach) magnitude_sq end /\
  may_round prec emin (magnitude_sq * filter_k (bpow radix2 (- prec))) product /\ bound = rnd prec emin (product + floor).
Definition floats prec emin n (x : point) : Prop := forall j, (j <= 3 * n)%nat -> is_float prec emin (x j).
(** f32, f64, and f32 in doubles. *)
Definition filter_format prec emin emax floor : Prop :=
  (prec = 24 /\ emin = -149 /\ emax = 128 /\ floor = bpow radix2 filter_floor_f32)%Z \/
  (prec = 53 /\ emin = -1074 /\ emax = 1024 /\ (floor = bpow radix2 filter_floor_f64 \/ floor = bpow radix2 filter_floor_wide))%Z.
Definition tie_format prec emin least : Prop :=
  (prec = 24 /\ emin = -149 /\ least = tie_reach_f32)%Z \/ (prec = 53 /\ emin = -1074 /\ least = tie_reach_f64)%Z.
(** From 2^emax on stands infinity. Where it is in the bound or in what the bound is taken of, nothing exceeds the bound; where it is
    in the sum of squares alone, the gap is infinite. *)
Definition by_filter f n x v : Prop := exists prec emin emax floor s g magnitude_sq bound reach,
  filter_format prec emin emax floor /\ floats prec emin n x /\ estimated prec emin floor f n x s g magnitude_sq bound reach /\
  magnitude_sq < bpow radix2 emax /\
  ((bound < Rabs g /\ v = verdict_of g) \/ (bpow radix2 emax <= s /\ v = Disjoint)).
Definition by_tie f n x v : Prop := exists prec emin floor least s magnitude_sq bound reach, tie_format prec emin least /\
  floats prec emin n x /\ estimated prec emin floor f n x s 0 magnitude_sq bound reach /\ bpow radix2 least <= reach /\
  (forall j, (j <= 3 * n)%nat -> let C := bpow radix2 (prec + anchor_more - prec / 2) * reach in
     rnd prec emin (rnd prec emin (x j + C) - C) = x j) /\ v = Touching.
Definition axis_terms f (first second p : R) : R * R * R :=
  match f with
  | LoHi => (Rmax p first, Rmin p second, 0)
  | CenterHalf => (Rmax p first, Rmin p first, second)
  | _ => (Rmax p first, Rmin p first, if Rlt_dec p first then 0 else second)
  end.
(** What the stage makes of high, low and inset on each axis and of the radius: a number whose sign it tells. *)
Definition expanded n (axes : nat -> R * R * R) r answer : Prop := exists oh ol sqh sql rh rl leading tail magnitude estimate bound,
  is_product r r rh rl /\
  (forall i, (i < n)%nat -> let '(high, low, inset) := axes i in
     overshoot_pair high low inset (oh i) (ol i) /\ is_product (oh i) (oh i) (sqh i) (sql i)) /\
  first_sum n oh ol sqh sql rh rl leading tail magnitude /\ may_round 53 (-1074) (leading + tail) estimate /\
  flushed_step 53 (-1074) (bpow radix2 expansion_bound * magnitude) bound /\ stage_answer n oh ol sqh sql rh rl estimate bound answer.
Definition by_expansions f n (x : point) v : Prop := exists answer, (forall j, (j <= 3 * n)%nat -> in_domain (x j)) /\
  expanded n (fun i => axis_terms f (x i) (x (n + i)%nat) (x (2 * n + i)%nat)) (x (3 * n)%nat) answer /\ v = verdict_of answer.
Definition answered f n (x : point) (v : verdict) : Prop :=
  by_filter f n x v \/ by_tie f n x v \/ by_expansions f n x v \/
  v = verdict_of (gap_sq n (box_of f n x) (center_of f n x) (x (3 * n)%nat)).
