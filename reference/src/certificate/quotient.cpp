// SPDX-License-Identifier: MIT
// Sums of roots in the simplest kind of exact number.
#include "quotient.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace tangency::certificates {

using reference::Enclosure;
using reference::ExactNumber;
using reference::Surd;
using reference::detail::shifted;

namespace {

// Of the root that a part is multiplied by. Needs a part other than the first, and not 0.
Integer radicand_of(const SumOfRoots& sum, std::size_t place) {
    if (place == 3) return *sum.m * *sum.n;
    return place == 1 ? *sum.m : *sum.n;
}

// Ends between which the sum lies, each root being cut to `bits` bits after the point.
Enclosure enclosed(const SumOfRoots& sum, int bits) {
    Enclosure ends{sum.parts[0], sum.parts[0]};
    for (std::size_t place = 1; place < 4; ++place) {
        const Fraction& factor = sum.parts[place];
        if (factor.sign() == 0) continue;
        const Integer root = sqrt(shifted(radicand_of(sum, place), 2 * bits));
        const Fraction below(root, 1, -bits), above = below + Fraction(1, 1, -bits);
        ends.lo += factor * (factor.sign() > 0 ? below : above);
        ends.hi += factor * (factor.sign() > 0 ? above : below);
    }
    return ends;
}

}  // namespace

// The roots are independent (number.hpp), so a sum with one of them is not 0, and enclosing it ends.
ExactNumber exact_number_of(const SumOfRoots& sum) {
    std::size_t roots = 0, last = 0;
    for (std::size_t place = 1; place < 4; ++place)
        if (sum.parts[place].sign() != 0) ++roots, last = place;
    if (roots == 0) return {sum.parts[0]};
    if (roots == 1) return {Surd{sum.parts[0], sum.parts[last], radicand_of(sum, last)}};
    for (int bits = 128;; bits *= 2) {
        const Enclosure ends = enclosed(sum, bits);
        const bool one_sign = ends.lo.sign() == ends.hi.sign() && ends.lo.sign() != 0;
        if (one_sign && (ends.hi - ends.lo) * Fraction(1, 1, 100) <= std::min(abs(ends.lo), abs(ends.hi))) return {ends};
    }
}

}  // namespace tangency::certificates
