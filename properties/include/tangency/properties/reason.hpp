// SPDX-License-Identifier: MIT
// Why a verdict holds, in a sentence: the certificate as a person reads it.
#pragma once

#include <optional>
#include <string>

#include "tangency/properties/input.hpp"
#include "tangency/shapes/certificate.hpp"

namespace tangency::properties {

/// What proves the verdict about a valid input, about boxes of positive sizes where these have a sign. Nothing where the reference finds none,
/// which is a defect of its own that no message is to end by.
std::optional<Certificate> find_proof(const Input& input);

/// A double near a number of a certificate.
double about(const WrittenNumber& number);

/// "nearest point of the box (2, 2); centre (3, 3); distance 1.41421 = sqrt(2), radius 1: a miss by 0.414214". Needs a valid input, whose sizes may be
/// negative.
std::string reason_text(const Input& input);

}  // namespace tangency::properties
