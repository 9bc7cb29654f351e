(* SPDX-License-Identifier: MIT *)
(* The extracted decision on a pipe: reads the lines that `tangency classify` reads, and answers as it does. *)
module D = Decision

exception Bad of string

type signature = { form : D.form; orientation : int; dim : int; precision : int; least : int; greatest : int; bits : int }

(* Decimals and hexfloats as fractions, and these rounded to nearest even in the scalar's format. *)
let fraction text =
  let without_sign s = if s <> "" && (s.[0] = '-' || s.[0] = '+') then String.sub s 1 (String.length s - 1) else s in
  let negative = text <> "" && text.[0] = '-' in
  let body = String.lowercase_ascii (without_sign text) in
  let hex = String.length body > 2 && String.sub body 0 2 = "0x" in
  let body = if hex then String.sub body 2 (String.length body - 2) else body in
  let split c s = match String.index_opt s c with
    | None -> s, None
    | Some i -> String.sub s 0 i, Some (String.sub s (i + 1) (String.length s - i - 1)) in
  let digits, power = split (if hex then 'p' else 'e') body in
  let whole, behind = split '.' digits in
  let behind = Option.value behind ~default:"" in
  let all_digits hex s =
    s <> "" && String.for_all (fun c -> (c >= '0' && c <= '9') || (hex && c >= 'a' && c <= 'f')) s in
  let power = match power with
    | None -> 0
    | Some s -> if all_digits false (without_sign s) then int_of_string (if s.[0] = '+' then without_sign s else s)
      else raise (Bad text) in
  if not (all_digits hex (whole ^ behind)) then raise (Bad text);
  let significand = Z.of_string_base (if hex then 16 else 10) (whole ^ behind) in
  let base, shift = if hex then 2, power - 4 * String.length behind else 10, power - String.length behind in
  let scale = Q.of_bigint (Z.pow (Z.of_int base) (abs shift)) in
  let value = Q.of_bigint significand in
  let value = if shift < 0 then Q.div value scale else Q.mul value scale in
  if negative then Q.neg value else value

let rounded s value =
  let magnitude = Q.abs value in
  if Q.sign value = 0 then Z.zero, Z.zero
  else begin
    let guess = Z.numbits (Q.num magnitude) - Z.numbits (Q.den magnitude) - s.precision in
    let rec settle exponent =
      let scaled = if exponent >= 0 then Q.div magnitude (Q.of_bigint (Z.shift_left Z.one exponent))
        else Q.mul magnitude (Q.of_bigint (Z.shift_left Z.one (- exponent))) in
      if Q.geq scaled (Q.of_bigint (Z.shift_left Z.one s.precision)) then settle (exponent + 1) else exponent, scaled in
    let exponent, scaled = settle (max s.least guess) in
    let quotient, remainder = Z.div_rem (Q.num scaled) (Q.den scaled) in
    let twice = Z.compare (Z.shift_left remainder 1) (Q.den scaled) in
    let up = twice > 0 || (twice = 0 && Z.is_odd quotient) in
    let whole = if up then Z.succ quotient else quotient in
    if Z.numbits whole + exponent > s.greatest then raise (Bad "too large a number");
    (if Q.sign value < 0 then Z.neg whole else whole), Z.of_int exponent
  end

let number s token =
  let has_point = String.exists (fun c -> c = 'p' || c = 'P') token in
  if String.length token > 2 && String.sub token 0 2 = "0x" && not has_point then begin
    if String.length token <> 2 + s.bits / 4 then raise (Bad token);
    let bits = try Z.of_string token with _ -> raise (Bad token) in
    match (if s.bits = 32 then D.number_of_b32 bits else D.number_of_b64 bits) with
    | Some number -> number
    | None -> raise (Bad token)
  end
  else try rounded s (fraction token) with Bad _ as bad -> raise bad | _ -> raise (Bad token)

let take n list = List.filteri (fun i _ -> i < n) list
let drop n list = List.filteri (fun i _ -> i >= n) list

(* The theorems' conditions: no extent and no radius negative, lo at most hi, an orientation other than 0. *)
let check s lengths orientation =
  let not_negative (m, _) = if Z.sign m < 0 then raise (Bad "a negative length") in
  not_negative (List.nth lengths (3 * s.dim));
  for i = 0 to s.dim - 1 do
    let first = List.nth lengths i and second = List.nth lengths (s.dim + i) in
    if s.form = D.LoHi then begin
      let unit = D.least [first; second] in
      if Z.gt (D.whole unit first) (D.whole unit second) then raise (Bad "lo above hi")
    end
    else not_negative second
  done;
  if s.orientation > 0 && List.for_all (fun (m, _) -> Z.sign m = 0) orientation then raise (Bad "a zero orientation")

let times_power value exponent =
  if exponent >= 0 then Q.mul value (Q.of_bigint (Z.shift_left Z.one exponent))
  else Q.div value (Q.of_bigint (Z.shift_left Z.one (- exponent)))

(* (a + b sqrt(n)) 2^exponent / divisor, what is known to be squared in n, the square of `factor`, taken out. *)
let gap_text (a, b) exponent n divisor factor =
  let part z = times_power (Q.make z divisor) exponent in
  let core = if Z.sign n = 0 then Z.one else Z.div n (Z.mul factor factor) in
  let root = Z.sqrt core in
  let b = Z.mul b factor in
  if Z.equal (Z.mul root root) core then Q.to_string (part (Z.add a (Z.mul b root)))
  else if Z.sign b = 0 then Q.to_string (part a)
  else begin
    let plain = part a and coefficient = part b in
    let minus = Q.sign coefficient < 0 and magnitude = Q.abs coefficient in
    (if Q.sign plain = 0 then (if minus then "-" else "") else Q.to_string plain ^ (if minus then " - " else " + "))
    ^ (if Q.equal magnitude Q.one then "" else Q.to_string magnitude ^ "*") ^ "sqrt(" ^ Z.to_string core ^ ")"
  end

let answer s tokens =
  if List.length tokens <> 3 * s.dim + 1 + s.orientation then raise (Bad "a wrong count of numbers");
  let row = List.map (number s) tokens in
  let lengths = take (2 * s.dim) row @ drop (2 * s.dim + s.orientation) row in
  let orientation = take s.orientation (drop (2 * s.dim) row) in
  check s lengths orientation;
  let reply = match s.orientation with
    | 0 -> D.axis_aligned s.form s.dim lengths
    | 2 -> D.by_axis s.form lengths orientation
    | _ -> D.by_quaternion s.form lengths orientation in
  let words = reply.D.words in
  let factor = if s.orientation = 2 then Z.gcd (D.counted orientation 0) (D.counted orientation 1) else Z.one in
  Printf.sprintf "%s region=%s relation=%s touches_from_within=%s gap_sq=%s"
    (match words.D.the_verdict with D.Disjoint -> "disjoint" | D.Touching -> "touching" | D.Overlapping ->
      "overlapping")
    (match words.D.axes_outside with 0 -> "inside" | 1 -> "face" | n -> if n = s.dim then "corner" else "edge")
    (match words.D.the_relation with
     | D.CircleInsideBox -> "circle_inside_box" | D.BoxInsideCircle -> "box_inside_circle"
     | D.RelDisjoint -> "disjoint" | D.RelTouching -> "touching" | D.Crossing -> "crossing")
    (if words.D.from_within then "yes" else "no")
    (gap_text words.D.the_gap (2 * Z.to_int reply.D.unit_exponent) reply.D.radicand reply.D.divisor factor)

let read_signature () =
  let rec option name = function
    | key :: value :: _ when key = name -> value
    | _ :: rest -> option name rest
    | [] -> if name = "--dim" then "" else raise (Bad (name ^ " is missing")) in
  let arguments = List.tl (Array.to_list Sys.argv) in
  let form, orientation = match option "--form" arguments with
    | "center_half" -> D.CenterHalf, 0 | "lo_hi" -> D.LoHi, 0 | "corner_size" -> D.CornerSize, 0
    | "corner_size_ball_corner" -> D.CornerSizeBallCorner, 0
    | "center_size" -> D.CenterSize, 0 | "center_size_axis" -> D.CenterSize, 2 | "center_size_quaternion" -> D.CenterSize, 4
    | "center_half_axis" -> D.CenterHalf, 2 | "corner_size_axis" -> D.CornerSize, 2
    | "center_half_quaternion" -> D.CenterHalf, 4 | "corner_size_quaternion" -> D.CornerSize, 4
    | other -> raise (Bad ("no form of the oracle: " ^ other)) in
  let dim = match option "--dim" arguments with "" -> if orientation = 4 then 3 else 2 | d -> int_of_string d in
  if (orientation = 2 && dim <> 2) || (orientation = 4 && dim <> 3) then raise (Bad "no such dimension of that form");
  match option "--scalar" arguments with
  | "f32" -> { form; orientation; dim; precision = 24; least = -149; greatest = 128; bits = 32 }
  | "f64" -> { form; orientation; dim; precision = 53; least = -1074; greatest = 1024; bits = 64 }
  | other -> raise (Bad ("no scalar: " ^ other))

let () =
  match read_signature () with
  | exception Bad what -> prerr_endline ("oracle: " ^ what); exit 2
  | s ->
    let failed = ref false in
    (try
       while true do
         let tokens = List.filter (( <> ) "") (String.split_on_char ' ' (input_line stdin)) in
         print_endline (try answer s tokens with Bad what -> failed := true; "error: no case of the oracle: " ^ what)
       done
     with End_of_file -> ());
    if !failed then exit 2
