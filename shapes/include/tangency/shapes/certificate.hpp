// SPDX-License-Identifier: MIT
// The proof that goes with a verdict, as it is written: who finds it and who checks it share these words and nothing else.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tangency {

/// A number of a certificate. One of three: a fraction; a + b sqrt(root), where a and b may have roots themselves; or an enclosure,
/// of which whoever checks it makes his own.
struct WrittenNumber {
    std::string fraction{};              ///< "p/q" or "p", in lowest terms
    std::string root{};                  ///< a fraction above zero
    std::vector<WrittenNumber> parts{};  ///< with `root`: a and b
    std::string lo{}, hi{};              ///< fractions that the number lies between
};

using WrittenPoint = std::vector<WrittenNumber>;  ///< a number an axis, in the row's own frame and unit

/// Why a verdict holds: docs/certificates.md has the three rules.
struct Certificate {
    WrittenPoint first, second;  ///< a point of the first shape's core, one of the second's; of cores that are apart the nearest ones
    WrittenPoint normal;         ///< a direction along which the second core begins beyond the first; zeros where the verdict needs none
    std::string radii;           ///< the sum of both radii, a fraction
    /// Of shapes without a radius that overlap where neither has an interior: pairs of points, of the first core and of the second, whose
    /// differences lie on every axis either way.
    std::vector<std::pair<WrittenPoint, WrittenPoint>> around{};
};

}  // namespace tangency
