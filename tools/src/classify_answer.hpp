// SPDX-License-Identifier: MIT
// From the tokens of one case to its answer as a line of text or of JSON.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tangency/properties/input.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::tools {

/// Fills the input's numbers from one token each, in the order of the layout.
/// Returns one clause that says what keeps the tokens from being a valid input, or nothing.
std::string read_input(std::span<const std::string_view> tokens, properties::Input& input);

/// The reference's answer to a valid input, without a line end. Text starts with the verdict; JSON is one
/// compact object that also shows the bits used. Where the signature's answer is measured, text has that number after the verdict.
std::string answer_text(const properties::Input& input, bool json);

/// The answer in JSON, and the certificate of its verdict.
std::string certified_text(const properties::Input& input);

/// A problem in the place of an answer: "error: ..." or {"error":"..."}.
std::string error_text(std::string_view problem, bool json);

}  // namespace tangency::tools
