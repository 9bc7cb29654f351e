# SPDX-License-Identifier: MIT
"""Reads the constants that the error bounds rest on out of the C++, so that changing one changes what is proved."""
import re

BAND = "properties/src/reference_answer.cpp"
MAGNITUDES = "properties/include/tangency/properties/generators.hpp"
NUMBERS = "impl/exact/include/tangency/impl/exact/numbers.hpp"
EXPANSIONS = "impl/exact/include/tangency/impl/exact/expansions.hpp"
FILTER = "impl/exact/include/tangency/impl/exact/filter.hpp"
ROTATED_FILTER = "impl/exact/include/tangency/impl/exact/rotated_filter.hpp"
# Name: (file, pattern with one number). A power of two is read as its exponent. What the checker allows stands in a
# file of its own, so that a changed k asks for one file of proofs to be checked anew.
CHECKER = {
    "default_band": (BAND, r"widens_bands\(signature\.form\) \? \d+ : (\d+);"),
}
CONSTANTS = {
    "ordinary_lowest": (MAGNITUDES, r"constexpr Range ordinary_lengths\{0x1p(-\d+), 0x1p\d+\};"),
    "ordinary_highest": (MAGNITUDES, r"constexpr Range ordinary_lengths\{0x1p-\d+, 0x1p(\d+)\};"),
    "filter_k_epsilons": (FILTER, r"constexpr Element k = (\d+) \* std::numeric_limits<Element>::epsilon\(\);"),
    "filter_floor_f32": (FILTER, r"inline constexpr Work filter_floor = Work\(0x1p(-\d+)\);"),
    "filter_floor_f64": (FILTER, r"filter_floor<double, double> = 0x1p(-\d+);"),
    "filter_floor_wide": (FILTER, r"filter_floor<float, double> = 0x1p(-\d+);"),
    "shared_reaches_factor": (FILTER, r"shared_factor = Form::cancels \? (\d+) : \d+;"),
    "shared_squares_factor": (FILTER, r"shared_factor = Form::cancels \? \d+ : (\d+);"),
    "axis_k_filter": (ROTATED_FILTER, r"struct ByAxis {[^}]*? filter_k = (\d+) \* 0x1p-53,"),
    "quaternion_k_filter": (ROTATED_FILTER, r"struct ByQuaternion {[^}]*? filter_k = (\d+) \* 0x1p-53,"),
    "tie_reach_f32": (FILTER, r"least_reach = precision == 24 \? Scalar\(0x1p(-\d+)\)"),
    "tie_reach_f64": (FILTER, r"least_reach = precision == 24 \? Scalar\(0x1p-\d+\) : Scalar\(0x1p(-\d+)\);"),
    "anchor_more": (FILTER, r"std::uint64_t\{1\} << \(precision \+ (\d+) - precision / 2\)\)"),
    "expansion_highest": (NUMBERS, r"Bits lowest_field = 1023 - \d+, highest_field = 1023 \+ (\d+);"),
    "expansion_bound": (EXPANSIONS, r"if \(std::fabs\(estimate\) > 0x1p(-\d+) \* magnitude\)"),
    "expansion_parts_axis": (EXPANSIONS, r"Expansion<(\d+) \* Dim \+ \d+> gap_sq;"),
    "expansion_parts_more": (EXPANSIONS, r"Expansion<\d+ \* Dim \+ (\d+)> gap_sq;"),
    "splitter": (EXPANSIONS, r"const Work scaled = (0x1\.[0-9a-f]+p\d+) \* a;"),
    "expansion_lowest": (NUMBERS, r"Bits lowest_field = 1023 (- \d+), highest_field"),
}


class Unreadable(Exception):
    """A constant is not where it was."""


def as_coq(root):
    """All constants, as files of definitions by name."""
    return {"Checker.v": definitions(root, CHECKER), "Constants.v": definitions(root, CONSTANTS)}


def definitions(root, constants):
    """A pattern that finds nothing, or more than one number, is an error."""
    lines = ["(* SPDX-License-Identifier: MIT *)", "(* Read from the C++ by proofs/constants.py. *)",
             "Require Import ZArith."]
    for name, (path, pattern) in constants.items():
        numbers = re.findall(pattern, (root / path).read_text())
        if len(numbers) != 1:
            raise Unreadable(f"{path} was to hold {name} once, as {pattern}, and holds {numbers or 'nothing like it'}")
        number = format(float.fromhex(numbers[0]), ".0f") if "x" in numbers[0] else numbers[0]
        if "x" in numbers[0] and float(number) != float.fromhex(numbers[0]):
            raise Unreadable(f"{path} has {numbers[0]} for {name}, which is no whole number")
        lines += [f"(** {path} *)", f"Definition {name} : Z := ({number})%Z."]
    return "\n".join(lines) + "\n"
