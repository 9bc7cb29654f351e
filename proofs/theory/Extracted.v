(* SPDX-License-Identifier: MIT *)
(* What is extracted: the decider of a ball and a box, and the checker of certificates. *)
Require Import ZArith QArith Bool List Lia.
From Flocq Require Import Core Binary Bits.
From Tangency Require Import Definitions Shapes.
Import ListNotations.

(** ** Numbers a + b sqrt(n), and the decision *)
Definition plain (a : Z) : surd := (a, 0%Z).
Definition add (s t : surd) : surd := (fst s + fst t, snd s + snd t)%Z.
Definition sub (s t : surd) : surd := (fst s - fst t, snd s - snd t)%Z.
Definition mul (n : Z) (s t : surd) : surd :=
  (fst s * fst t + snd s * snd t * n, fst s * snd t + snd s * fst t)%Z.
Definition compare_zero (n : Z) (s : surd) : comparison :=
  let (a, b) := s in
  match Z.compare a 0, Z.compare b 0 with
  | c, Eq => c
  | Eq, c => if Z.eqb n 0 then Eq else c
  | Gt, Gt => Gt
  | Lt, Lt => Lt
  | Gt, Lt => Z.compare (a * a) (b * b * n)
  | Lt, Gt => Z.compare (b * b * n) (a * a)
  end.
Fixpoint total (k : nat) (f : nat -> surd) : surd :=
  match k with O => plain 0 | S k => add (total k f) (f k) end.
Fixpoint all (k : nat) (f : nat -> bool) : bool :=
  match k with O => true | S k => f k && all k f end.
Fixpoint any (k : nat) (f : nat -> bool) : bool :=
  match k with O => false | S k => f k || any k f end.
Definition is_gt c := match c with Gt => true | _ => false end.
Definition is_eq c := match c with Eq => true | _ => false end.
(** From how far the centre exceeds the nearer side on each axis, how wide the box is there, and the radius. *)
Definition decide (k : nat) (n : Z) (signed_overshoot width : nat -> surd) (radius : surd) : answer :=
  let square s := mul n s s in
  let positive i := is_gt (compare_zero n (signed_overshoot i)) in
  let gap := sub (total k (fun i => if positive i then square (signed_overshoot i) else plain 0)) (square radius) in
  let farthest := sub (total k (fun i => square (add (signed_overshoot i) (width i)))) (square radius) in
  let clearance i := compare_zero n (add (signed_overshoot i) radius) in
  let verdict := match compare_zero n gap with Gt => Disjoint | Eq => Touching | Lt => Overlapping end in
  let inside := all k (fun i => negb (is_gt (clearance i))) in
  let around := compare_zero n farthest in
  {| the_verdict := verdict;
     axes_outside := count k positive;
     the_relation := if inside then CircleInsideBox
                     else if negb (is_gt around) then BoxInsideCircle
                     else match verdict with
                          | Disjoint => RelDisjoint | Touching => RelTouching | Overlapping => Crossing end;
     from_within := if inside then any k (fun i => is_eq (clearance i)) else is_eq around;
     the_gap := gap |}.

(** ** From the bits of a case to its answer *)
Definition number_of (f : full_float) : option number :=
  match f with
  | F754_zero _ => Some zero
  | F754_finite s m e => Some (cond_Zopp s (Zpos m), e)
  | _ => None
  end.
Definition number_of_b32 (bits : Z) : option number := number_of (binary_float_of_bits_aux 23 8 bits).
Definition number_of_b64 (bits : Z) : option number := number_of (binary_float_of_bits_aux 52 11 bits).
Definition least (row : list number) : Z :=
  fold_right (fun x u => if Z.eqb (fst x) 0 then u else Z.min (snd x) u) 1024%Z row.
Definition whole (u : Z) (x : number) : Z := if Z.eqb (fst x) 0 then 0%Z else Z.shiftl (fst x) (snd x - u).
Definition counted (row : list number) (i : nat) : Z := whole (least row) (at_ row i).
(** Box, ball's centre and radius, all counted in half units, in which the middle of two sides and half a size are whole. *)
Definition half_unit (row : list number) : Z := (least row - 1)%Z.
Definition middle (f : form) (k : nat) (z : nat -> Z) (i : nat) : Z :=
  match f with CenterHalf | CenterSize => 2 * z i | LoHi => z i + z (k + i)%nat | _ => 2 * z i + z (k + i)%nat end%Z.
Definition extent (f : form) (k : nat) (z : nat -> Z) (i : nat) : Z :=
  match f with CenterHalf => 2 * z (k + i)%nat | LoHi => z (k + i)%nat - z i | _ => z (k + i)%nat end%Z.
Definition ball_middle (f : form) (k : nat) (z : nat -> Z) (i : nat) : Z :=
  match f with CornerSizeBallCorner => 2 * z (2 * k + i)%nat + 2 * z (3 * k)%nat | _ => 2 * z (2 * k + i)%nat end%Z.
Definition axis_aligned (f : form) (k : nat) (row : list number) : reply :=
  let z := counted row in
  {| words := decide k 0 (fun i => plain (Z.abs (ball_middle f k z i - middle f k z i) - extent f k z i))
                         (fun i => plain (2 * extent f k z i)) (plain (2 * z (3 * k)%nat));
     unit_exponent := half_unit row; radicand := 0; divisor := 1 |}.
Fixpoint whole_sum (k : nat) (f : nat -> Z) : Z := match k with O => 0%Z | S k => (whole_sum k f + f k)%Z end.
Definition length_sq (m : nat) (q : nat -> Z) : Z := whole_sum m (fun i => q i * q i)%Z.
(** Row i of an orientation's matrix: an axis's times its length, a quaternion's times its length's square. *)
Definition axis_entry (q : nat -> Z) (i j : nat) : Z :=
  match i, j with O, O => q 0%nat | O, _ => - q 1%nat | _, O => q 1%nat | _, _ => q 0%nat end%Z.
Definition quaternion_entry (q : nat -> Z) (i j : nat) : Z :=
  let x := q 0%nat in let y := q 1%nat in let z := q 2%nat in let w := q 3%nat in
  match i, j with
  | O, O => w*w + x*x - y*y - z*z | O, S O => 2 * (x*y - w*z) | O, _ => 2 * (x*z + w*y)
  | S O, O => 2 * (x*y + w*z) | S O, S O => w*w - x*x + y*y - z*z | S O, _ => 2 * (y*z - w*x)
  | _, O => 2 * (x*z - w*y) | _, S O => 2 * (y*z + w*x) | _, _ => w*w - x*x - y*y + z*z
  end%Z.
(** The matrix's columns are the box's own directions; all of them are `long`. *)
Definition by_frame (f : form) (k : nat) (row : list number) (entry : nat -> nat -> Z) (long : surd) (root divisor : Z) : reply :=
  let z := counted row in
  let along j := whole_sum k (fun i => entry i j * (ball_middle f k z i - middle f k z i))%Z in
  let times a := (a * fst long, a * snd long)%Z in
  {| words := decide k root (fun j => sub (plain (Z.abs (along j))) (times (extent f k z j)))
                            (fun j => times (2 * extent f k z j)%Z) (times (2 * z (3 * k)%nat)%Z);
     unit_exponent := half_unit row; radicand := root; divisor := divisor |}.
Definition by_axis (f : form) (row orientation : list number) : reply :=
  let q := counted orientation in let n := length_sq 2 q in by_frame f 2 row (axis_entry q) (0, 1)%Z n n.
Definition by_quaternion (f : form) (row orientation : list number) : reply :=
  let q := counted orientation in let n := length_sq 4 q in by_frame f 3 row (quaternion_entry q) (plain n) 0 (n * n).

(** ** Certificates, in numbers a + b sqrt(n), a and b fractions *)
Definition quantity := (Q * Q)%type.
Definition is_zero (a : Q) : bool := Z.eqb (Qnum a) 0.
(** Sums and products without denominators that zeros would bring. *)
Definition plus_q (a b : Q) : Q := if is_zero a then b else if is_zero b then a else (a + b)%Q.
Definition times_q (a b : Q) : Q := if is_zero a || is_zero b then 0%Q else (a * b)%Q.
Definition plain_q (a : Q) : quantity := (a, 0%Q).
Definition qadd (s t : quantity) : quantity := (plus_q (fst s) (fst t), plus_q (snd s) (snd t)).
Definition qopp (s : quantity) : quantity := (Qopp (fst s), Qopp (snd s)).
Definition qsub s t := qadd s (qopp t).
Definition qmul (n : Z) (s t : quantity) : quantity :=
  (plus_q (times_q (fst s) (fst t)) (times_q (inject_Z n) (times_q (snd s) (snd t))),
   plus_q (times_q (fst s) (snd t)) (times_q (snd s) (fst t))).
Definition qsign (n : Z) (s : quantity) : comparison :=
  compare_zero n (Qnum (fst s) * Zpos (Qden (snd s)), Qnum (snd s) * Zpos (Qden (fst s)))%Z.
Definition above n s := is_gt (qsign n s).
Definition least_zero n s := match qsign n s with Lt => false | _ => true end.
Definition null n s := is_eq (qsign n s).
(** What a row fixes: the root and the number of axes. *)
Class setting := { n : Z; k : nat; not_negative : (0 <= n)%Z }.
Definition vec := nat -> quantity.
Fixpoint qsum m (f : nat -> quantity) : quantity := match m with O => plain_q 0 | S j => qadd (qsum j f) (f j) end.
Definition qdot {fixed : setting} (d x : vec) : quantity := qsum k (fun i => qmul n (d i) (x i)).
Definition vsub (x y : vec) : vec := fun i => qsub (x i) (y i).
Definition vopp (x : vec) : vec := fun i => qopp (x i).
Definition qabs {fixed : setting} s := if least_zero n s then s else qopp s.
Definition qmax {fixed : setting} s t := if least_zero n (qsub s t) then s else t.
Definition same {fixed : setting} (x y : vec) : bool := all k (fun i => null n (qsub (x i) (y i))).
Record known := { held : vec -> bool; deep : vec -> bool; top : vec -> quantity; solid : bool }.
Definition frame_core {fixed : setting} (c : vec) (u : nat -> vec) (h : vec) : known :=
  let along x j := qdot (u j) (vsub x c) in
  {| held := fun x => all k (fun j => least_zero n (qsub (h j) (qabs (along x j))));
     deep := fun x => all k (fun j => above n (qsub (h j) (qabs (along x j))));
     top := fun d => qadd (qdot d c) (qsum k (fun j => qmul n (qabs (qdot d (u j))) (h j)));
     solid := all k (fun j => above n (h j)) |}.
Definition qside {fixed : setting} (a b c : vec) : quantity :=
  qsub (qmul n (qsub (b 0%nat) (a 0%nat)) (qsub (c 1%nat) (a 1%nat))) (qmul n (qsub (b 1%nat) (a 1%nat)) (qsub (c 0%nat) (a 0%nat))).
Definition flip (clockwise : bool) s := if clockwise then qopp s else s.
Definition qfan {fixed : setting} clockwise m (v : nat -> vec) : bool :=
  all (m - 1) (fun j => Nat.eqb j 0 || above n (flip clockwise (qside (v 0%nat) (v j) (v (S j))))).
Definition sided {fixed : setting} (test : quantity -> bool) m (v : nat -> vec) (x : vec) : bool :=
  let way clockwise := qfan clockwise m v && all m (fun j => test (flip clockwise (qside (v j) (v (after m j)) x))) in
  Nat.eqb k 2 && (way false || way true).
Definition on_segment {fixed : setting} (a b x : vec) : bool :=
  let d := vsub b a in let y := vsub x a in let q := qdot d d in let s := qdot y d in
  if above n q then least_zero n s && least_zero n (qsub q s) && all k (fun i => null n (qsub (qmul n (y i) q) (qmul n s (d i))))
  else same x a.
Fixpoint hull_top {fixed : setting} m (v : nat -> vec) (d : vec) : quantity :=
  match m with O => plain_q 0 | S O => qdot d (v O) | S j => qmax (hull_top j v d) (qdot d (v j)) end.
Definition hull_core {fixed : setting} m (v : nat -> vec) : known :=
  {| held := fun x => match m with
       | S O => same x (v O) | S (S O) => on_segment (v O) (v 1%nat) x | S (S (S _)) => sided (least_zero n) m v x | O => false end;
     deep := fun x => match m with S (S (S _)) => sided (above n) m v x | _ => false end;
     top := hull_top m v; solid := false |}.
Record evidence := { of_first : vec; of_second : vec; along : vec; around : list (vec * vec) }.
(** For every axis and sense a pair of points of the cores whose difference points exactly that way. *)
Definition surrounds {fixed : setting} (K L : known) (l : list (vec * vec)) : bool :=
  forallb (fun pq => held K (fst pq) && held L (snd pq)) l &&
  all k (fun i => let ways test := existsb (fun pq => let s := vsub (fst pq) (snd pq) in
                    test (s i) && all k (fun j => Nat.eqb j i || null n (s j))) l in
                  ways (above n) && ways (fun s => above n (qopp s))).
Definition check {fixed : setting} how (K L : known) (r : quantity) (v : verdict) (e : evidence) : bool :=
  let a := of_first e in let b := of_second e in let d := along e in
  let square x := qmul n x x in
  let gap := qopp (qadd (top L (vopp d)) (top K d)) in
  let excess := qsub (square gap) (qmul n (square r) (qdot d d)) in
  let both := held K a && held L b in
  let near := qsub (qdot (vsub b a) (vsub b a)) (square r) in
  let bare := null n r in
  match v with
  | Disjoint => above n gap && above n excess
  | Touching => both && null n near &&
      (match how with ByDistance => bare | _ => false end
       || (negb (all k (fun i => null n (d i)))
           && ((least_zero n gap && least_zero n excess)
               || match how with BySolid => bare && null n (qadd (top K (vopp d)) (top K d)) | _ => false end)))
  | Overlapping => both && above n (qopp near)
      || bare && (both && same a b && (deep K a || deep L b) || surrounds K L (around e))
         && match how with ByDistance => false | ByDifference => true | BySolid => solid K end
  end.

(** ** From the numbers of a row to what is known of its two shapes *)
Definition fraction (x : number) : Q :=
  if Z.leb 0 (snd x) then inject_Z (fst x * 2 ^ snd x) else Qmake (fst x) (Z.to_pos (2 ^ (- snd x))).
Definition given (row : list number) (i : nat) : Q := fraction (at_ row i).
Definition in_half_units (row : list number) (z : nat -> Z) : vec := fun i => plain_q (fraction (z i, half_unit row)).
Definition mid_of {fixed : setting} (f : form) row := in_half_units row (middle f k (counted row)).
Definition half_of {fixed : setting} (f : form) row := in_half_units row (extent f k (counted row)).
(** Boxes by their sides are not rotated. *)
Definition turns (f : form) : bool := match f with LoHi => false | _ => true end.
Definition unit_vectors (j i : nat) : quantity := plain_q (if Nat.eqb i j then 1%Q else 0%Q).
Definition axis_of (row : list number) : nat -> Z := counted [at_ row 4; at_ row 5].
Definition quaternion_of (row : list number) : nat -> Z := counted [at_ row 6; at_ row 7; at_ row 8; at_ row 9].
Definition axis_vectors (row : list number) (j i : nat) : quantity :=
  let q := axis_of row in (0%Q, Qmake (axis_entry q i j) (Z.to_pos (length_sq 2 q))).
Definition quaternion_vectors (row : list number) (j i : nat) : quantity :=
  let q := quaternion_of row in plain_q (Qmake (quaternion_entry q i j) (Z.to_pos (length_sq 4 q))).
Definition known_of {fixed : setting} (s : shape) (row : list number) : option known :=
  let x := given row in
  let boxed (fits : bool) c u h := if fits && all k (fun j => least_zero n (h j)) then Some (frame_core c u h) else None in
  match s with
  | AlignedBox f => boxed true (mid_of f row) unit_vectors (half_of f row)
  | AxisBox f =>
      boxed (turns f && Nat.eqb k 2 && Z.eqb n (length_sq 2 (axis_of row)) && Z.ltb 0 n) (mid_of f row) (axis_vectors row) (half_of f row)
  | QuaternionBox f =>
      boxed (turns f && Nat.eqb k 3 && Z.ltb 0 (length_sq 4 (quaternion_of row))) (mid_of f row) (quaternion_vectors row) (half_of f row)
  | Ball => Some (hull_core 1 (fun _ i => plain_q (x i)))
  | CornerBall => Some (hull_core 1 (fun _ i => plain_q (plus_q (x i) (x k))))
  | Segment | Capsule => Some (hull_core 2 (fun j i => plain_q (x (j * k + i)%nat)))
  | Polygon m => if Nat.ltb 0 m then Some (hull_core m (fun j i => plain_q (x (j * k + i)%nat))) else None
  end.
Definition radius {fixed : setting} (s : shape) (row : list number) : Q :=
  match s with Ball | CornerBall => given row k | Capsule => given row (2 * k)%nat | _ => 0%Q end.
Definition root_of (s : shape) (row : list number) : Z := match s with AxisBox _ => length_sq 2 (axis_of row) | _ => 0 end.
Lemma root_not_negative s row : (0 <= root_of s row)%Z.
Proof. destruct s; unfold root_of, length_sq; cbn [whole_sum]; nia. Qed.
Definition setting_of (dim : nat) (s : shape) (row : list number) : setting :=
  {| n := root_of s row; k := dim; not_negative := root_not_negative s row |}.
Definition certified (dim : nat) (s t : shape) (row : list number) (c : evidence) (v : verdict) : bool :=
  let fixed := setting_of dim s row in
  let rest := skipn (number_count dim s) row in
  let r := plain_q (radius s row) in let r' := plain_q (radius t rest) in
  match known_of s row, known_of t rest with
  | Some first, Some second =>
      Nat.ltb 0 dim && least_zero n r && least_zero n r' && check (rule_of s t) first second (qadd r r') v c
  | _, _ => false
  end.
