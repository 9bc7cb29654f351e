(* SPDX-License-Identifier: MIT *)
(* The decider and the checker of certificates as OCaml, whole numbers as zarith's. *)
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlNatInt ExtrOcamlZBigInt.
From Tangency Require Import Extracted Shapes.

Extraction "decision.ml" number_of_b32 number_of_b64 least whole counted axis_aligned by_axis by_quaternion certified number_count
  setting_of.
