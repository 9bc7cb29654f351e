// SPDX-License-Identifier: MIT
// The proof of a verdict: two points and a direction, which anybody can check (docs/certificates.md).
#pragma once

#include <span>

#include "tangency/shapes/certificate.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::reference {

/// What proves the verdict that find_answer gives. Of any question and form; needs a valid row, as find_answer does.
/// It is found by another way than the verdict where a question has a plain formula, and throws std::logic_error if the two differ.
Certificate find_certificate(const Signature& signature, std::span<const double> row);

}  // namespace tangency::reference
