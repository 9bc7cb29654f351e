// SPDX-License-Identifier: MIT
// Sums of roots in the simplest kind of exact number.
#include "quotient.hpp"

#include <algorithm>
#include <cstdlib>

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

// Ends between which the magnitude lies, of `bits` bits or one more and without a denominator: a sum of fractions has the product of theirs.
Enclosure cut(const Fraction& magnitude, int bits) {
    Integer above = magnitude.numerator, below = magnitude.denominator;
    const int missing = bits + static_cast<int>(msb(below)) - static_cast<int>(msb(above));
    (missing < 0 ? below : above) <<= static_cast<unsigned>(std::abs(missing));
    const Integer quotient = above / below;
    const int unit = magnitude.exponent - missing;
    return {Fraction(quotient, 1, unit), Fraction(quotient + 1, 1, unit)};
}

// Ends between which the sum lies, factors being cut to `bits` bits, and roots to as many after the point.
Enclosure enclosed(const SumOfRoots& sum, int bits) {
    Enclosure ends{0, 0};
    for (std::size_t place = 0; place < 4; ++place) {
        const Fraction& factor = sum.parts[place];
        if (factor.sign() == 0) continue;
        auto [below, above] = cut(abs(factor), bits);
        if (place != 0) {
            const Integer root = sqrt(shifted(radicand_of(sum, place), 2 * bits));
            below = below * Fraction(root, 1, -bits);
            above = above * Fraction(root + 1, 1, -bits);
        }
        ends.lo += factor.sign() > 0 ? below : -above;
        ends.hi += factor.sign() > 0 ? above : -below;
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
