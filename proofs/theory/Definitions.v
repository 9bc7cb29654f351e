(* SPDX-License-Identifier: MIT *)
(* What the statements of Statements.v are made of, and nothing else: to know what is proved, read these two files. *)
Require Import Reals ZArith List Bool.
From Flocq Require Import Core Relative.
Import ListNotations.
Open Scope R_scope.

(** ** Points, boxes and balls of R^n, as sets of points *)
(** A point of R^n: its coordinates are the first n values. What lies beyond them never matters. *)
Definition point := nat -> R.
Fixpoint sum (n : nat) (f : nat -> R) : R :=
  match n with O => 0 | S k => sum k f + f k end.
Definition sq (x : R) : R := x * x.
Definition dist_sq (n : nat) (x y : point) : R := sum n (fun i => sq (x i - y i)).
Definition between (n : nat) (p q : point) : R := sqrt (dist_sq n p q).
Definition dot n (a d : point) : R := sum n (fun i => a i * d i).
Definition norm n (x : point) : R := sqrt (sum n (fun i => sq (x i))).
(** A box by its centre and half extents; the other forms are read into this one below. *)
Record box := { mid : point; half : point }.
Definition valid (n : nat) (b : box) : Prop := forall i, (i < n)%nat -> 0 <= half b i.
(** The closed box, its topological boundary, and the closed and the open ball, as sets of points. *)
Definition in_box (n : nat) (b : box) (x : point) : Prop :=
  forall i, (i < n)%nat -> mid b i - half b i <= x i <= mid b i + half b i.
Definition on_side (n : nat) (b : box) (x : point) : Prop :=
  exists i, (i < n)%nat /\ (x i = mid b i - half b i \/ x i = mid b i + half b i).
Definition in_ball (n : nat) (p : point) (r : R) (x : point) : Prop := dist_sq n x p <= sq r.
Definition in_open_ball (n : nat) (p : point) (r : R) (x : point) : Prop := dist_sq n x p < sq r.
Definition on_sphere (n : nat) (p : point) (r : R) (x : point) : Prop := dist_sq n x p = sq r.
(** Closed ball and closed box share a point. *)
Definition meet (n : nat) (b : box) (p : point) (r : R) : Prop := exists x, in_box n b x /\ in_ball n p r x.
(** The closed box and the open ball share a point: the distance is less than r. *)
Definition overlap (n : nat) (b : box) (p : point) (r : R) : Prop :=
  exists x, in_box n b x /\ in_open_ball n p r x.
(** They share points, all of them on the sphere. *)
Definition touch (n : nat) (b : box) (p : point) (r : R) : Prop := meet n b p r /\ ~ overlap n b p r.
(** The forms: lo and hi, corner and size (the far side is exactly corner + size), and the ball by the low corner of
    what bounds it. *)
Definition of_lo_hi (lo hi : point) : box :=
  {| mid := fun i => (lo i + hi i) / 2; half := fun i => (hi i - lo i) / 2 |}.
Definition of_corner_size (corner size : point) : box :=
  {| mid := fun i => corner i + size i / 2; half := fun i => size i / 2 |}.
Definition of_ball_corner (q : point) (r : R) : point := fun i => q i + r.

(** ** What is decided *)
(** How far p exceeds the nearer side on axis i (negative between the sides), and that or 0. *)
Definition signed_overshoot (b : box) (p : point) (i : nat) : R := Rabs (p i - mid b i) - half b i.
Definition overshoot (b : box) (p : point) (i : nat) : R := Rmax (signed_overshoot b p i) 0.
Definition distance_sq (n : nat) (b : box) (p : point) : R := sum n (fun i => sq (overshoot b p i)).
Definition gap_sq (n : nat) (b : box) (p : point) (r : R) : R := distance_sq n b p - sq r.
(** The point of the box nearest to p. *)
Definition nearest (b : box) (p : point) : point :=
  fun i => Rmax (mid b i - half b i) (Rmin (p i) (mid b i + half b i)).
Inductive verdict := Disjoint | Touching | Overlapping.
Definition verdict_of (gap : R) : verdict :=
  match total_order_T gap 0 with
  | inleft (left _) => Overlapping
  | inleft (right _) => Touching
  | inright _ => Disjoint
  end.
(** The farthest corner: no point of the box lies farther from p than |signed_overshoot + width|. *)
Definition farthest_sq (n : nat) (b : box) (p : point) : R :=
  sum n (fun i => sq (signed_overshoot b p i + 2 * half b i)).
Definition ball_in_box (n : nat) (b : box) (p : point) (r : R) : Prop := forall x, in_ball n p r x -> in_box n b x.
Definition box_in_ball (n : nat) (b : box) (p : point) (r : R) : Prop := forall x, in_box n b x -> in_ball n p r x.
Inductive relation := CircleInsideBox | BoxInsideCircle | RelDisjoint | RelTouching | Crossing.
(** What verdicts and relations say. *)
Definition verdict_means (v : verdict) (meets overlaps : Prop) : Prop :=
  match v with Disjoint => ~ meets | Touching => meets /\ ~ overlaps | Overlapping => overlaps end.
Definition relation_means (q : relation) (ball_within box_within meets overlaps : Prop) : Prop :=
  match q with
  | CircleInsideBox => ball_within
  | BoxInsideCircle => ~ ball_within /\ box_within
  | RelDisjoint => ~ ball_within /\ ~ box_within /\ verdict_means Disjoint meets overlaps
  | RelTouching => ~ ball_within /\ ~ box_within /\ verdict_means Touching meets overlaps
  | Crossing => ~ ball_within /\ ~ box_within /\ verdict_means Overlapping meets overlaps
  end.
Fixpoint clears (n : nat) (b : box) (p : point) (r : R) : bool :=
  match n with
  | O => true
  | S k => if Rle_dec (signed_overshoot b p k + r) 0 then clears k b p r else false
  end.
(** The reference's order of asking: holding before touching. *)
Definition relation_of (n : nat) (b : box) (p : point) (r : R) : relation :=
  if clears n b p r then CircleInsideBox
  else if Rle_dec (farthest_sq n b p) (sq r) then BoxInsideCircle
  else match verdict_of (gap_sq n b p r) with
       | Disjoint => RelDisjoint
       | Touching => RelTouching
       | Overlapping => Crossing
       end.

(** ** The methods, line by line as impl/include/tangency/impl/*.hpp has them *)
Definition fold n (b : box) (p : point) r : Prop :=
  sum n (fun i => sq (Rmax (Rabs (p i - mid b i) - half b i) 0)) <= r * r.
Definition clamp_corner n (x w p : point) r : Prop :=
  sum n (fun i => sq (p i - Rmax (x i) (Rmin (p i) (x i + w i)))) < r * r.
Definition nearest_interval n (lo hi p : point) r : Prop :=
  sum n (fun i => sq (p i - Rmin (Rmax (p i) (lo i)) (hi i))) < r * r.
Definition arvo n (lo hi p : point) r : Prop :=
  sum n (fun i => if Rlt_dec (p i) (lo i) then sq (p i - lo i)
                  else if Rlt_dec (hi i) (p i) then sq (p i - hi i) else 0) <= r * r.
Definition nearest_branch n (x w p : point) r : Prop :=
  sqrt (sum n (fun i => sq (Rabs (p i - (if Rlt_dec (p i) (x i) then x i
                                         else if Rlt_dec (x i + w i) (p i) then x i + w i else p i))))) < r.
Definition clamp_center n (x w q : point) r : Prop :=
  sqrt (sum n (fun i =>
    let center := q i + r in
    let half_extent := w i / 2 in
    let box_center := x i + half_extent in
    let clamped := Rmin (Rmax (center - box_center) (- half_extent)) half_extent in
    sq (box_center + clamped - center))) < r.
Fixpoint deepest n (b : box) (p : point) : R :=
  match n with
  | O => signed_overshoot b p 0
  | S k => Rmax (deepest k b p) (signed_overshoot b p k)
  end.
Definition rounded_box n (b : box) (p : point) r : Prop :=
  sqrt (sum n (fun i => sq (Rmax (signed_overshoot b p i) 0))) + Rmin (deepest n b p) 0 - r <= 0.
Definition vertex_offset (b : box) (p : point) i : R :=
  Rmin (Rabs (mid b i + half b i - p i)) (Rabs (mid b i - half b i - p i)).
Definition vertex_edge_closed (b : box) (p : point) r : Prop :=
  let dx := vertex_offset b p 0 in let dy := vertex_offset b p 1 in
  let cx := Rabs (mid b 0%nat - p 0%nat) in let cy := Rabs (mid b 1%nat - p 1%nat) in
  dx * dx + dy * dy <= r * r \/
  (cx <= half b 0%nat + r /\ cy <= half b 1%nat) \/ (cy <= half b 1%nat + r /\ cx <= half b 0%nat).
(** vertex_edge as published is not one question: its ties are closed at corners and open at faces. *)
Definition vertex_edge (b : box) (p : point) r : Prop :=
  let dx := vertex_offset b p 0 in let dy := vertex_offset b p 1 in
  let cx := Rabs (mid b 0%nat - p 0%nat) in let cy := Rabs (mid b 1%nat - p 1%nat) in
  dx * dx + dy * dy <= r * r \/
  (cx < half b 0%nat + r /\ cy < half b 1%nat) \/ (cy < half b 1%nat + r /\ cx < half b 0%nat).
Definition two (x y : R) : point := fun i => match i with O => x | _ => y end.
Definition square : box := {| mid := two 0 0; half := two 1 1 |}.
Definition offset (b : box) (p : point) : point := fun i => p i - mid b i.
(** h with the sign of d; of a zero, plus or minus, either sign. *)
Definition signed (h d s : R) : Prop := Rabs s = h /\ s * d = h * Rabs d.
(** The subject sat_five_axes, whose four sides are two comparisons of |d_i|. In the plane the nearest vertex's axis
    beside them is enough, whichever sign copysign takes of a zero. *)
Definition sat_five_axes (b : box) (p s : point) r : Prop :=
  let d := offset b p in let a := fun i => d i - s i in
  ~ Rabs (d 0%nat) > half b 0%nat + r /\ ~ Rabs (d 1%nat) > half b 1%nat + r /\
  (a 0%nat * d 0%nat - Rabs (a 0%nat) * half b 0%nat) + (a 1%nat * d 1%nat - Rabs (a 1%nat) * half b 1%nat)
    <= r * sqrt (a 0%nat * a 0%nat + a 1%nat * a 1%nat).

(** ** Rotated boxes *)
(** The box b as f carries it into the world. *)
Definition carried n (b : box) (f : point -> point) (x : point) : Prop :=
  exists l, in_box n b l /\ forall i, (i < n)%nat -> x i = f l i.
Definition carried_meet n b f p r := exists x, carried n b f x /\ in_ball n p r x.
Definition carried_overlap n b f p r := exists x, carried n b f x /\ in_open_ball n p r x.
Definition centered (h : point) : box := {| mid := fun _ => 0; half := h |}.
Definition turn_by (co si : R) (c l : point) : point :=
  two (c 0%nat + (co * l 0%nat - si * l 1%nat)) (c 1%nat + (si * l 0%nat + co * l 1%nat)).
Definition turn_back (co si : R) (c p : point) : point :=
  let d := fun i => p i - c i in two (co * d 0%nat + si * d 1%nat) (co * d 1%nat - si * d 0%nat).
(** An axis (u, v) of any length but 0. With a = D . u and b = D x u, all lengths multiplied by L = sqrt (u^2 + v^2). *)
Definition axis_frame (u v : R) (c p : point) : point :=
  let d := fun i => p i - c i in two (d 0%nat * u + d 1%nat * v) (d 1%nat * u - d 0%nat * v).
Definition three (x y z : R) : point := fun i => match i with O => x | S O => y | _ => z end.
Definition quaternion_row (x y z w : R) (i : nat) : point :=
  match i with
  | O => three (w*w + x*x - y*y - z*z) (2 * (x*y - w*z)) (2 * (x*z + w*y))
  | S O => three (2 * (x*y + w*z)) (w*w - x*x + y*y - z*z) (2 * (y*z - w*x))
  | _ => three (2 * (x*z - w*y)) (2 * (y*z + w*x)) (w*w - x*x - y*y + z*z)
  end.
Definition norm_sq (x y z w : R) : R := x*x + y*y + z*z + w*w.
Definition quaternion_turn x y z w (c l : point) : point :=
  fun i => c i + sum 3 (fun j => quaternion_row x y z w i j * l j) / norm_sq x y z w.
(** The columns are the box's own directions: l |q|^2 = M^T D. *)
Definition quaternion_frame x y z w (c p : point) : point :=
  fun j => sum 3 (fun i => quaternion_row x y z w i j * (p i - c i)).
Definition quaternion_back x y z w (c p : point) : point :=
  fun j => quaternion_frame x y z w c p j / norm_sq x y z w.

(** ** The decider *)
(** a + b sqrt(n), n fixed by the case: 0 unless the box is rotated by an axis. *)
Definition surd := (Z * Z)%type.
Definition val (n : Z) (s : surd) : R := IZR (fst s) + IZR (snd s) * sqrt (IZR n).
(** What the oracle answers. *)
Record answer := {
  the_verdict : verdict;
  axes_outside : nat;
  the_relation : relation;
  from_within : bool;
  the_gap : surd  (* in the square of the unit *)
}.
Fixpoint count (k : nat) (f : nat -> bool) : nat :=
  match k with O => O | S k => if f k then S (count k f) else count k f end.
(** What the answer's words mean: of what meets, overlaps and holds, how many axes p is outside on, and what reaches a boundary from
  within. *)
Definition words_mean (a : answer) (meets overlaps ball_within box_within ball_reaches box_reaches : Prop) (outside : nat) : Prop :=
  verdict_means (the_verdict a) meets overlaps /\ axes_outside a = outside /\
  relation_means (the_relation a) ball_within box_within meets overlaps /\
  (from_within a = true <->
   match the_relation a with CircleInsideBox => ball_reaches | BoxInsideCircle => box_reaches | _ => False end).
Definition outside (k : nat) (b : box) (p : point) : nat := count k (fun i => if Req_EM_T (nearest b p i) (p i) then false else true).
Definition right_about (k : nat) (b : box) (p : point) (r : R) (a : answer) : Prop :=
  words_mean a (meet k b p r) (overlap k b p r) (ball_in_box k b p r) (box_in_ball k b p r)
    (exists x, in_ball k p r x /\ on_side k b x) (exists x, in_box k b x /\ on_sphere k p r x) (outside k b p).
Definition number := (Z * Z)%type.
Definition real (x : number) : R := IZR (fst x) * bpow radix2 (snd x).
Definition zero : number := (0, 0)%Z.
Definition at_ (row : list number) (i : nat) : number := nth i row zero.
(** Row: first[k], second[k], centre[k], radius. *)
Inductive form := CenterHalf | LoHi | CornerSize | CornerSizeBallCorner | CenterSize.
Definition box_of (f : form) (k : nat) (x : nat -> R) : box :=
  let first := x in let second := fun i => x (k + i)%nat in
  match f with
  | CenterHalf => {| mid := first; half := second |}
  | LoHi => of_lo_hi first second
  | CornerSize | CornerSizeBallCorner => of_corner_size first second
  | CenterSize => {| mid := first; half := fun i => second i / 2 |}
  end.
Definition center_of (f : form) (k : nat) (x : nat -> R) : point :=
  let third := fun i => x (2 * k + i)%nat in
  match f with CornerSizeBallCorner => of_ball_corner third (x (3 * k)%nat) | _ => third end.
(** The answer, and what the gap's numerator is to be multiplied with: 2^(2 unit) / divisor. *)
Record reply := { words : answer; unit_exponent : Z; radicand : Z; divisor : Z }.
Definition reals (row : list number) (i : nat) : R := real (at_ row i).
(** The same of a box that f carries into the world, and of p as f's inverse g has it where axes are counted. *)
Definition right_carried (k : nat) (b : box) (f g : point -> point) (p : point) (r : R) (a : answer) : Prop :=
  words_mean a (carried_meet k b f p r) (carried_overlap k b f p r)
    (forall x, in_ball k p r x -> carried k b f x) (forall x, carried k b f x -> in_ball k p r x)
    (exists l, on_side k b l /\ in_ball k p r (f l)) (exists l, in_box k b l /\ on_sphere k p r (f l)) (outside k b (g p)).
(** A rotated box's lengths as a row of their own (first[k], second[k], centre[k], radius) and its orientation, which
    has a unit of its own. *)
Definition rotated_box (f : form) (k : nat) (x : nat -> R) : box :=
  centered (match f with CenterHalf => fun i => x (k + i)%nat | _ => fun i => x (k + i)%nat / 2 end).
Definition rotated_center (f : form) (k : nat) (x : nat -> R) : point :=
  match f with CenterHalf | CenterSize => x | _ => fun i => x i + x (k + i)%nat / 2 end.

(** ** Ties of angles *)
Definition rational (x : R) : Prop := exists p q : Z, q <> 0%Z /\ x = IZR p / IZR q.
Definition transcendental (y : R) : Prop := forall n (c : nat -> Z),
  (exists i, (i < n)%nat /\ c i <> 0%Z) -> sum n (fun i => IZR (c i) * y ^ i) <> 0.

(** ** Floats *)
(** A format by its precision and least exponent: (24, -149) is f32, (53, -1074) f64. *)
Definition is_float (prec emin : Z) (x : R) : Prop := generic_format radix2 (FLT_exp emin prec) x.
Definition rnd (prec emin : Z) (x : R) : R := round radix2 (FLT_exp emin prec) ZnearestE x.
Definition roundoff (prec : Z) : R := u_ro radix2 prec.
(** The loop `distance_sq = 0; distance_sq += u * u`. *)
Fixpoint float_sum (prec emin : Z) (n : nat) (u : point) : R :=
  match n with O => 0 | S k => rnd prec emin (float_sum prec emin k u + rnd prec emin (sq (u k))) end.
Definition within (n : nat) (s : R) (x : point) : Prop := forall i, (i < n)%nat -> Rabs (x i) <= s.
Definition fold_overshoot prec emin (b : box) (p : point) : point :=
  fun i => Rmax (rnd prec emin (Rabs (rnd prec emin (p i - mid b i)) - half b i)) 0.
(** Right: a yes where d exceeds r by more than the band, or a no where it falls short by more, does not happen. *)
Definition right_outside_band (d r band : R) (yes : Prop) : Prop :=
  (yes -> d - r <= band) /\ (~ yes -> r - d <= band).
(** Stored sides (arvo, nearest_interval, clamp): the one subtraction of the nearest coordinate. m is that one. *)
Definition offsets prec emin (p m : point) : point := fun i => rnd prec emin (p i - m i).
Definition far_side prec emin (x w : point) : point := fun i => rnd prec emin (x i + w i).
Definition nearest_in (x far p : point) : point := fun i => Rmax (x i) (Rmin (p i) (far i)).
(** The coordinate that nearest branch takes, line by line; it is clamp's. *)
Definition branch_in (x far p : point) : point :=
  fun i => if Rlt_dec (p i) (x i) then x i else if Rlt_dec (far i) (p i) then far i else p i.

(** ** The filter's steps *)
(** x' is x rounded once, or not at all: a contraction into an FMA leaves a rounding out. *)
Definition rounded (e x x' : R) : Prop := exists d, Rabs d <= e /\ x' = x * (1 + d).
(** A step that is off by at most e of its value and by what underflow or flushing takes of it, t. *)
Definition step (e t x y : R) : Prop := Rabs (y - x) <= e * Rabs x + t.
(** Sums from the left, whose first number is not added to anything: of reaches, and of squares. *)
Fixpoint reach_sum (e : R) (n : nat) (v : point) (s : R) : Prop :=
  match n with
  | O => s = 0
  | S O => s = v O
  | S k => exists a, reach_sum e k v a /\ rounded e (a + v k) s
  end.
Fixpoint square_sum (e t : R) (n : nat) (u : point) (s : R) : Prop :=
  match n with
  | O => s = 0
  | S O => step e t (sq (u O)) s
  | S k => exists a q, square_sum e t k u a /\ step e t (sq (u k)) q /\ step e t (a + q) s
  end.
Definition tiny (e : R) : Prop := 0 <= e <= / 1000000.

(** ** The exact tie's steps *)
(** Rounded, or not because it was contracted into an FMA. *)
Definition may_round prec emin (x y : R) : Prop := y = x \/ y = rnd prec emin x.
Definition least_normal (prec emin : Z) : Z := (emin + prec - 1)%Z.
(** A number as it is, or zero in its place if it is subnormal: some processors and settings do, others do not. *)
Definition flushed prec emin (x y : R) : Prop := y = x \/ (y = 0 /\ Rabs x < bpow radix2 (least_normal prec emin)).
(** A result as well, whether it is told subnormal before it is rounded, as Arm does, or after that, as x86 does. *)
Definition flushed_step prec emin (x y : R) : Prop :=
  may_round prec emin x y \/ (y = 0 /\ Rabs x < bpow radix2 (least_normal prec emin)).
Fixpoint flushed_sum prec emin (n : nat) (f : point) (s : R) : Prop :=
  match n with
  | O => s = 0
  | S k => exists t a, flushed_sum prec emin k f t /\ flushed_step prec emin (f k) a /\ flushed_step prec emin (t + a) s
  end.
(** The test of the anchor; the comparison is of bits. *)
Definition flushed_survives prec emin (C z : R) : Prop := exists seen a b,
  flushed prec emin z seen /\ flushed prec emin (rnd prec emin (seen + C))
    a /\ flushed prec emin (rnd prec emin (a - C)) b /\ b = z.
(** What is asked of the numbers, and that the least reach leaves room for the squares of its grid. *)
Definition flushed_anchored prec emin h least n (x y p : point) (r reach : R) : Prop :=
  (0 <= h)%Z /\ (2 * h <= prec)%Z /\ (emin + prec <= least)%Z /\ (emin <= 0)%Z /\ (least <= h)%Z /\
  (least_normal prec emin <= 2 * (least - h))%Z /\ is_float prec emin reach /\ bpow radix2 least <= reach /\
  forall z, z = r \/ (exists i, (i < n)%nat /\ (z = x i \/ z = y i \/ z = p i)) ->
    is_float prec emin z /\ flushed_survives prec emin (bpow radix2 (prec + 1 - h) * reach) z.
Definition seen_as prec emin n (x x' : point) : Prop := forall i, (i < n)%nat -> flushed prec emin (x i) (x' i).
Definition flushed_center_half prec emin (c h p v w : R) : Prop := exists d,
  flushed prec emin (rnd prec emin (p - c)) d /\ v = Rabs d /\ flushed_step prec emin (v - h) w.
Definition flushed_corner_size prec emin (x size p v w : R) : Prop := exists a b d,
  flushed prec emin (rnd prec emin (p - x)) a /\ v = Rabs a /\ flushed prec emin (rnd prec emin (x - p)) b /\
  flushed prec emin (rnd prec emin (a - size)) d /\ w = Rmax b d.
Definition flushed_lo_hi prec emin (lo hi p v : R) : Prop := exists below above,
  flushed prec emin (rnd prec emin (Rmax p lo - p)) below /\ flushed prec emin (rnd prec emin (p - Rmin p hi)) above /\
  flushed_step prec emin (below + above) v.

(** ** The expansions' steps *)
Local Notation f := (rnd 53 (-1074)).
Local Notation rounding := (may_round 53 (-1074)).
(** two_sum. *)
Definition sum_high (a b : R) : R := f (a + b).
Definition sum_low (a b : R) : R :=
  let high := f (a + b) in let b_seen := f (high - a) in f (f (a - f (high - b_seen)) + f (b - b_seen)).
Fixpoint grow (parts : list R) (number : R) : list R :=
  match parts with
  | [] => if Req_EM_T number 0 then [] else [number]
  | part :: more =>
      let low := sum_low number part in
      if Req_EM_T low 0 then grow more (sum_high number part) else low :: grow more (sum_high number part)
  end.
(** All that is added, from nothing on. *)
Definition added (numbers : list R) : list R := fold_left grow numbers [].
(** A product and what rounding took from it, by either two_product. *)
Definition is_product (a b high low : R) : Prop := high = f (a * b) /\ is_float 53 (-1074) low /\ high + low = a * b.
Definition overshoot_pair (high low inset oh ol : R) : Prop :=
  let apart := sum_high high (- low) in
  let beyond := sum_high apart (- inset) in
  let left := sum_low high (- low) in let right := sum_low apart (- inset) in
  sum_low left right = 0 /\
  let first := sum_high beyond (sum_high left right) in
  (0 < first -> oh = first /\ ol = sum_low beyond (sum_high left right)) /\ (~ 0 < first -> oh = 0 /\ ol = 0).
(** High parts by exact sums, whose rests go with all low parts to the tail. 2 oh ol may be contracted into an FMA. *)
Fixpoint first_sum (n : nat) (oh ol sqh sql : point) (rh rl leading tail magnitude : R) : Prop :=
  match n with
  | O => leading = - rh /\ tail = - rl /\ magnitude = rh
  | S k => exists l t m cross q z, first_sum k oh ol sqh sql rh rl l t m /\
      leading = sum_high l (sqh k) /\ rounding (2 * oh k * ol k) cross /\ rounding (sql k + cross) q /\
      rounding (sum_low l (sqh k) + q) z /\ rounding (t + z) tail /\ magnitude = f (m + sqh k)
  end.
Definition overshoot_terms (oh ol sqh sql : R) (terms : list R) : Prop :=
  (ol = 0 /\ terms = [sql; sqh]) \/
  (ol <> 0 /\ exists ch cl lh ll, is_product (2 * oh) ol ch cl /\ is_product ol ol lh ll /\
     terms = [sql; sqh; cl; ch; ll; lh]).
Fixpoint all_terms (n : nat) (oh ol sqh sql : point) (rh rl : R) (terms : list R) : Prop :=
  match n with
  | O => terms = []
  | S k => exists before own, all_terms k oh ol sqh sql rh rl before /\
      overshoot_terms (oh k) (ol k) (sqh k) (sql k) own /\ terms = before ++ own
  end.
Definition beyond (axis : R * R * R) : R := Rmax (fst (fst axis) - snd (fst axis) - snd axis) 0.
(** The answer: the sign of the first sum, if it exceeds its bound, or of the exact sum's last part. *)
Definition stage_answer n (oh ol sqh sql : point) (rh rl estimate bound answer : R) : Prop :=
  (bound < Rabs estimate /\ answer = estimate) \/
  (~ bound < Rabs estimate /\ exists terms, all_terms n oh ol sqh sql rh rl terms /\ answer = last (added (terms ++ [- rl; - rh])) 0).
