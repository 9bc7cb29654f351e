// SPDX-License-Identifier: MIT
// Numbers as a user writes them: decimal, hexfloat or the bits of the scalar.
#pragma once

#include <string>
#include <string_view>

#include "tangency/shapes/form.hpp"

namespace tangency::tools {

/// A token read as a number, or what is wrong with it.
struct Reading {
    double value = 0;           ///< a number of the scalar type; a float widens without loss
    std::string problem;        ///< one clause that quotes the token; empty if the token is a number
    bool is_too_large = false;  ///< the token is a number beyond the largest, and `value` the infinity that it rounds to

    bool ok() const { return problem.empty(); }
};

/// Reads one token as a number of the scalar type, rounded once, to nearest even.
///   - decimal "-1.5e3" and hexfloat "0x1.8p+1", with an optional sign of either kind
///   - "0x" and exactly 8 (f32) or 16 (f64) hex digits without a 'p': the bits of the number
///   - of i32 whatever is whole, "3", "-4.0" or "1e3", and its bits; a fraction and what is beyond 32 bits are problems
///   - "nan", "inf" and "infinity" in any case are numbers here; what to make of them is the caller's affair
/// Too small a number becomes the nearest subnormal or zero; too large a one is a problem, as is anything
/// that the token holds beyond a number.
Reading read_number(std::string_view token, ScalarType scalar);

/// The bits of a number of the scalar type, as read_number reads them back: "0x3f800000".
std::string bits_text(double number, ScalarType scalar);

/// The token in quotes, safe for any terminal and for JSON: printable ASCII, cut after 40 characters.
std::string quote_token(std::string_view token);

/// A form as lists of all questions name it: "center_half", "ball_ball center_radius".
std::string form_text(const Signature& signature);

/// "lo_hi f32 2-D", "ball_ball center_radius f64 3-D".
std::string signature_text(const Signature& signature);

}  // namespace tangency::tools
