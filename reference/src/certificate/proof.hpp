// SPDX-License-Identifier: MIT
// A verdict with what proves it.
#pragma once

#include <span>

#include "cores.hpp"
#include "tangency/reference/verdict.hpp"
#include "tangency/shapes/certificate.hpp"

namespace tangency::certificates {

struct Proof {
    reference::Verdict verdict;
    Certificate certificate;
};

/// Of a disk and a rectangle whose angle's cosine and sine have no root. Needs a rectangle that is no point.
Proof prove_at_angle(const Signature& signature, std::span<const double> row, const WholeLengths& whole);

}  // namespace tangency::certificates
