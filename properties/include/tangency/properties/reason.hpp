// SPDX-License-Identifier: MIT
// Why a verdict holds, in a sentence: the certificate as a person reads it.
#pragma once

#include <string>

#include "tangency/properties/input.hpp"
#include "tangency/shapes/certificate.hpp"

namespace tangency::properties {

/// A double near a number of a certificate.
double about(const WrittenNumber& number);

/// "nearest point of the box (2, 2); centre (3, 3); distance 1.41421 = sqrt(2), radius 1: a miss by 0.414214". Needs a valid input, whose sizes may be
/// negative.
std::string reason_text(const Input& input);

}  // namespace tangency::properties
