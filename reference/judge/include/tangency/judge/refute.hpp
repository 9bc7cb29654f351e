// SPDX-License-Identifier: MIT
// The checker of certificates: nobody has to believe a verdict whose certificate it cannot refute.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tangency/shapes/certificate.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::judge {

/// Empty if the certificate proves the verdict about the row; else one sentence that says which rule fails and by how much: "the points
/// are 3/2 apart, the radius is 1". docs/certificates.md has the rules and why they suffice. Every comparison is exact; where an angle is no
/// multiple of 30 or 45 degrees, cosine and sine are enclosed ever more closely, and what 16384 bits cannot tell proves nothing.
/// Domain: a valid row of the signature.
std::string refute(const Signature& signature, std::span<const double> row, std::string_view verdict, const Certificate& certificate);

/// What is said of a row: with the verdict the words beside it (docs/reference.md), as `classify` writes them.
struct StatedAnswer {
    std::string_view verdict, region, relation;
    bool touches_from_within = false;
    std::string_view gap_sq{};  ///< empty where it is not told
};

/// The same, and empty only if all the other words hold too. By a certificate whose points are not the nearest ones none of them does.
std::string refute(const Signature& signature, std::span<const double> row, const StatedAnswer& stated, const Certificate& certificate);

/// Why that is no certificate of any row of the signature, such as "first has 2 numbers, and needs 3"; empty if it is one.
std::string find_certificate_defect(const Signature& signature, std::string_view verdict, const Certificate& certificate);

}  // namespace tangency::judge
