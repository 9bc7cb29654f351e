(* SPDX-License-Identifier: MIT *)
(* The extracted checker of certificates on a pipe. A line is a verdict, a row's bits, "|" and the certificate's numbers; the answer is
   "proved" or "refused". Only the verdict and the bits have to be read rightly: whatever certificate is taken, the verdict stands. *)
module D = Decision

exception Bad of string

(* The two shapes of a question's row, the form being the first one's encoding. *)
let shapes question form =
  let unknown () = raise (Bad ("no question of the checker: " ^ question ^ " " ^ form)) in
  let boxes = [ "center_half", D.CenterHalf; "lo_hi", D.LoHi; "corner_size", D.CornerSize; "center_size", D.CenterSize ] in
  let box ending shape =
    let name = String.sub form 0 (String.length form - String.length ending) in
    match List.assoc_opt name boxes with Some f -> shape f | None -> unknown () in
  let aligned () = box "" (fun f -> D.AlignedBox f) in
  let any_box () =
    if String.ends_with ~suffix:"_axis" form then box "_axis" (fun f -> D.AxisBox f)
    else if String.ends_with ~suffix:"_quaternion" form then box "_quaternion" (fun f -> D.QuaternionBox f)
    else aligned () in
  let polygons () =
    if not (String.starts_with ~prefix:"vertices" form) then unknown ();
    let counts = String.split_on_char '_' (String.sub form 8 (String.length form - 8)) in
    List.map (fun count -> match int_of_string_opt count with Some m -> D.Polygon m | None -> unknown ()) counts in
  let polygon () = match polygons () with [ first ] -> first | _ -> unknown () in
  let point = D.Polygon 1 in (* the hull of one vertex *)
  match question with
  | "box_ball" when form = "corner_size_ball_corner" -> D.AlignedBox D.CornerSize, D.CornerBall
  | "box_ball" -> any_box (), D.Ball
  | "box_point" -> any_box (), point
  | "ball_ball" when form = "center_radius" -> D.Ball, D.Ball
  | "box_box" -> aligned (), aligned ()
  | "box_segment" -> aligned (), D.Segment
  | "box_moving_ball" -> aligned (), D.Capsule
  | "segment_ball" when form = "ends" -> D.Segment, D.Ball
  | "segment_segment" when form = "ends" -> D.Segment, D.Segment
  | "capsule_ball" when form = "ends_radius" -> D.Capsule, D.Ball
  | "capsule_capsule" when form = "ends_radius" -> D.Capsule, D.Capsule
  | "polygon_ball" -> polygon (), D.Ball
  | "polygon_point" -> polygon (), point
  | "polygon_segment" -> polygon (), D.Segment
  | "polygon_polygon" -> (match polygons () with [ first; second ] -> first, second | _ -> unknown ())
  | _ -> unknown ()

let fraction text = let q = Q.of_string text in { D.qnum = Q.num q; D.qden = Q.den q }
let nothing = { D.qnum = Z.zero; D.qden = Z.one }

(* "A" or "A,B,N" for A + B sqrt(N), which is A + B c sqrt(n) if N is c^2 n. *)
let quantity n text =
  match String.split_on_char ',' text with
  | [ a ] -> fraction a, nothing
  | [ a; b; root ] ->
    let square = Q.div (Q.of_string root) (Q.of_bigint (if Z.sign n = 0 then Z.one else n)) in
    let c = Q.make (Z.sqrt (Q.num square)) (Z.sqrt (Q.den square)) in
    if not (Q.equal (Q.mul c c) square) then raise (Bad ("no such root in this row: " ^ text));
    let b = Q.mul (Q.of_string b) c in
    if Z.sign n = 0 then fraction Q.(to_string (add (of_string a) b)), nothing
    else fraction a, { D.qnum = Q.num b; D.qden = Q.den b }
  | _ -> raise (Bad ("no number: " ^ text))

let rec vectors dim = function
  | [] -> []
  | tokens ->
    let own = Array.of_list (List.filteri (fun i _ -> i < dim) tokens) in
    if Array.length own < dim then raise (Bad "a wrong count of numbers");
    (fun i -> own.(i)) :: vectors dim (List.filteri (fun i _ -> i >= dim) tokens)

let rec pairs = function p :: q :: rest -> (p, q) :: pairs rest | [] -> [] | _ -> raise (Bad "a point without its other")

let answer (first, second) dim read line =
  match String.index_opt line '|', String.index_opt line ' ' with
  | Some bar, Some space when space < bar ->
    let words text = List.filter (( <> ) "") (String.split_on_char ' ' text) in
    let verdict = match String.sub line 0 space with
      | "disjoint" -> D.Disjoint | "touching" -> D.Touching | "overlapping" -> D.Overlapping
      | other -> raise (Bad ("no verdict: " ^ other)) in
    let number bits = match read (Z.of_string ("0x" ^ bits)) with Some number -> number | None -> raise (Bad bits) in
    let row = List.map number (words (String.sub line space (bar - space))) in
    if List.length row <> D.number_count dim first + D.number_count dim second then raise (Bad "a wrong count of numbers");
    let n = (D.setting_of dim first row).D.n in
    (match vectors dim (List.map (quantity n) (words (String.sub line (bar + 1) (String.length line - bar - 1)))) with
     | a :: b :: d :: around ->
       D.certified dim first second row { D.of_first = a; of_second = b; along = d; around = pairs around } verdict
     | _ -> raise (Bad "a certificate without its points"))
  | _ -> raise (Bad line)

let () =
  match Sys.argv with
  | [| _; question; form; scalar; dim |] ->
    (try
       let both = shapes question form and dim = int_of_string dim in
       let read = match scalar with
         | "f32" -> D.number_of_b32 | "f64" -> D.number_of_b64 | other -> raise (Bad ("no scalar: " ^ other)) in
       try while true do print_endline (if answer both dim read (input_line stdin) then "proved" else "refused") done
       with End_of_file -> ()
     with Bad what | Failure what | Invalid_argument what -> prerr_endline ("certificates: " ^ what); exit 2)
  | _ -> prerr_endline "usage: certificates QUESTION FORM SCALAR DIM"; exit 2
