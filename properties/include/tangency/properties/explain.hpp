// SPDX-License-Identifier: MIT
// A counterexample in words: what was asked, what came back, what was expected and why.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {

/// " on a high side" at a tie under half_open, which sides decide there; empty under others.
std::string_view sides_text(Contract contract, bool is_hit);

/// What is expected of the answers, in one clause.
std::string expectation_text(const Instance& instance, Contract contract);

/// What was answered to the case at a place: "true", "touching", "2.5", "(0, 1.5)".
std::string answer_text(const Counterexample& counterexample, std::size_t place);

/// By how much the number answered to the case at a place is off: "too long by 0.12, and leaves an overlap of 0.3". Empty where it is right,
/// and of what is no number.
std::string error_text(const Counterexample& counterexample, std::size_t place, Contract contract);

/// How far from a tie: in ulps where those can be counted, "3.2 ulps", else in the unit of the input's lengths, "0.414214".
std::string gap_text(const ReferenceAnswer& answer);

/// The reference's view of one case: "touching at a corner, gap_sq = 0". A case that is not a valid input (P17
/// puts a NaN in it) is described by its defect.
std::string reference_view(const Input& input);

/// One line a case, "numbers => answer (reference view)", then the expectation. For long purity instances
/// only two calls that disagree.
std::string explain(const Counterexample& counterexample, Contract contract);

/// One number as a C++ literal of the scalar type that reads back to it: "0.1f", "-2.0", "NAN", "INFINITY".
std::string literal_text(double number, ScalarType scalar);

/// "cx=0x1p+0 hx=0x1p-1 ...", each number as C hexfloat.
std::string to_hex_text(const Input& input);

/// A call to paste into a test: "intersects(0.0f, 0.0f, 1.0f, 1.0f, 2.0f, 0.0f, 1.0f)".
std::string call_text(const Input& input, std::string_view function);

/// The failure message of a violated property, over several lines, none indented and the last one ended: for each
/// telling case the call to paste with what it answered, its numbers in decimal and in hexfloat, and the reference's
/// view; then the expectation. `function` names the function in the calls.
std::string describe_counterexample(const Counterexample& counterexample, Contract contract, std::string_view function = "intersects");

/// One line on a case of a bulk run that exact_filtered and the reference decide differently.
std::string alarm_text(const BulkAlarm& alarm);

/// The indices of the cases worth showing: all, or for purity the two that disagree.
std::vector<std::size_t> telling_cases(const Counterexample& counterexample);

}  // namespace tangency::properties
