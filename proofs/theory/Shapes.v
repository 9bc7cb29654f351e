(* SPDX-License-Identifier: MIT *)
(* The words of the headlines about certificates: shapes as cores with radii, verdicts, and what proves them. *)
Require Import Reals ZArith List Bool.
From Tangency Require Import Definitions.
Open Scope R_scope.

(** ** Cores and verdicts *)
Definition core := point -> Prop.
(** All convex combinations of m vertices; of one it is a point, of two a segment. *)
Definition hull n m (v : nat -> point) : core := fun x => exists w,
  (forall j, (j < m)%nat -> 0 <= w j) /\ sum m w = 1 /\ forall i, (i < n)%nat -> x i = sum m (fun j => w j * v j i).
Definition interior n (K : core) (x : point) : Prop :=
  exists e, 0 < e /\ forall y, (forall i, (i < n)%nat -> Rabs (y i - x i) <= e) -> K y.
(** No small shift of the second parts them. *)
Definition inseparable n (K L : core) : Prop := exists e, 0 < e /\ forall t, (forall i, (i < n)%nat -> Rabs (t i) <= e) ->
  exists x y, K x /\ L y /\ forall i, (i < n)%nat -> x i = y i + t i.
(** What decides where the cores meet and neither has a radius. *)
Inductive rule := ByDistance | ByDifference | BySolid.
Definition overlap_bare n how (K L : core) : Prop :=
  match how with
  | ByDistance => False
  | ByDifference => inseparable n K L
  | BySolid => inseparable n K L /\ exists x, interior n K x
  end.
Definition stands n how (K L : core) (r : R) (v : verdict) : Prop :=
  match v with
  | Disjoint => exists d, r < d /\ forall x y, K x -> L y -> d <= between n x y
  | Touching => (exists x y, K x /\ L y /\ between n x y = r) /\ (forall x y, K x -> L y -> r <= between n x y) /\
      ~ (r = 0 /\ overlap_bare n how K L)
  | Overlapping => (exists x y, K x /\ L y /\ between n x y < r) \/ (r = 0 /\ overlap_bare n how K L)
  end.

(** ** Certificates *)
Definition nonzero n (d : point) : Prop := exists i, (i < n)%nat /\ d i <> 0.
(** Along d the second begins at least s beyond where the first ends, lengths counted in |d|. *)
Definition separated n (K L : core) (d : point) (s : R) : Prop := forall x y, K x -> L y -> s <= dot n d y - dot n d x.
Definition flat n (K : core) (d : point) : Prop := forall x y, K x -> K y -> dot n d x = dot n d y.
Definition convex (K : core) : Prop :=
  forall x y t, 0 <= t <= 1 -> K x -> K y -> K (fun i => (1 - t) * x i + t * y i).
(** A pair of points whose difference is s along axis i and nothing along the others. *)
Definition apart_along n (K L : core) i (s : R) : Prop := exists x y, K x /\ L y /\
  forall j, (j < n)%nat -> x j - y j = if Nat.eq_dec j i then s else 0.
Definition surrounded n (K L : core) : Prop := forall i, (i < n)%nat ->
  (exists s, s < 0 /\ apart_along n K L i s) /\ exists s, 0 < s /\ apart_along n K L i s.
(** The three rules: points a and b, a direction d, and where neither has an interior pairs of points around. *)
Definition proves n how (K L : core) (r : R) (v : verdict) (a b d : point) : Prop :=
  match v with
  | Disjoint => exists s, separated n K L d s /\ r * norm n d < s
  | Touching => K a /\ L b /\ between n a b = r /\
      ((how = ByDistance /\ r = 0) \/
       (nonzero n d /\ (separated n K L d (r * norm n d) \/ (how = BySolid /\ r = 0 /\ flat n K d))))
  | Overlapping => (K a /\ L b /\ between n a b < r) \/
      (r = 0 /\ ((K a /\ L b /\ between n a b = 0 /\ (interior n K a \/ interior n L b)) \/ surrounded n K L) /\
       match how with ByDistance => False | ByDifference => True | BySolid => exists x, interior n K x end)
  end.

(** ** What a checker computes of cores *)
(** s is the greatest d . x over the core. *)
Definition is_support n (K : core) (d : point) (s : R) : Prop := (forall x, K x -> dot n d x <= s) /\ exists x, K x /\ dot n d x = s.
Fixpoint farthest_vertex n m (v : nat -> point) d : R :=
  match m with O => 0 | S O => dot n d (v O) | S k => Rmax (farthest_vertex n k v d) (dot n d (v k)) end.
(** A box with centre c and half extents h in a frame of unit vectors u 0, u 1, ... at right angles. *)
Definition framed n c (u : nat -> point) (h : point) : core := fun x => exists l,
  (forall j, (j < n)%nat -> Rabs (l j) <= h j) /\ forall i, (i < n)%nat -> x i = c i + sum n (fun j => l j * u j i).
Definition orthonormal n (u : nat -> point) : Prop :=
  forall i j, (i < n)%nat -> (j < n)%nat -> dot n (u i) (u j) = if Nat.eq_dec j i then 1 else 0.
(** Each vector is what its coordinates along the frame make of it. *)
Definition complete n (u : nat -> point) : Prop :=
  forall y i, (i < n)%nat -> sum n (fun j => dot n (u j) y * u j i) = y i.
(** Polygons: s is 1 if the vertices go counterclockwise, -1 if clockwise, and any three in their order turn that way. *)
Definition side_of (a b c : point) : R :=
  (b 0%nat - a 0%nat) * (c 1%nat - a 1%nat) - (b 1%nat - a 1%nat) * (c 0%nat - a 0%nat).
Definition after m j : nat := if Nat.eq_dec (S j) m then 0%nat else S j.
Definition strictly_convex s m (v : nat -> point) : Prop :=
  forall i j l, (i < j)%nat -> (j < l)%nat -> (l < m)%nat -> 0 < s * side_of (v i) (v j) (v l).

(** ** Shapes, by the numbers of a row *)
Inductive shape := | AlignedBox (f : form) | AxisBox (f : form) | QuaternionBox (f : form) | Ball | CornerBall | Segment | Capsule
  | Polygon (m : nat).
Definition number_count n (s : shape) : nat :=
  match s with
  | AlignedBox _ | Segment => 2 * n | AxisBox _ => 6 | QuaternionBox _ => 10 | Ball | CornerBall => n + 1 | Capsule => 2 * n + 1
  | Polygon m => m * n
  end.
Definition core_of n (s : shape) (x : point) : core :=
  match s with
  | AlignedBox f => in_box n (box_of f n x)
  | AxisBox f => let L := sqrt (x 4%nat * x 4%nat + x 5%nat * x 5%nat) in
      carried n (rotated_box f n x) (turn_by (x 4%nat / L) (x 5%nat / L) (rotated_center f n x))
  | QuaternionBox f =>
      carried n (rotated_box f n x) (quaternion_turn (x 6%nat) (x 7%nat) (x 8%nat) (x 9%nat) (rotated_center f n x))
  | Ball => hull n 1 (fun _ => x)
  | CornerBall => hull n 1 (fun _ => of_ball_corner x (x n))
  | Segment | Capsule => hull n 2 (fun j i => x (j * n + i)%nat)
  | Polygon m => hull n m (fun j i => x (j * n + i)%nat)
  end.
Definition radius_of n (s : shape) (x : point) : R :=
  match s with Ball | CornerBall => x n | Capsule => x (2 * n)%nat | _ => 0 end.
Definition has_radius (s : shape) : bool := match s with Ball | CornerBall | Capsule => true | _ => false end.
Definition rule_of (s t : shape) : rule :=
  if has_radius s || has_radius t then ByDistance
  else match s, t with AlignedBox _, Segment => BySolid | _, _ => ByDifference end.
