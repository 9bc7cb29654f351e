// SPDX-License-Identifier: MIT
// The reference asked about a case, and the exact band around a tie.
#include "tangency/properties/truth.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/floats.hpp"
#include "tangency/reference/row.hpp"

namespace tangency::properties {

using reference::Rational;

Truth find_truth(const Case& scene) {
    auto measured = reference::measure_row(scene.signature, scene.row());
    double scale = 0;
    for (const double number : scene.row()) scale = std::max(scale, std::abs(number));
    return {measured.verdict,
            measured.region,
            std::move(measured.distance_sq),
            std::move(measured.gap_sq),
            scene.numbers[number_count(scene.signature) - 1],
            scale,
            scene.signature.scalar};
}

bool intersects(const Truth& truth, Contract contract) {
    return truth.verdict == reference::Verdict::overlapping ||
           (truth.verdict == reference::Verdict::touching && contract == Contract::closed);
}

Rational band_width(const Truth& truth, double k) {
    const FloatFormat& format = format_of(truth.scalar);
    const Rational relative = Rational(truth.scale) * Rational(format.unit_roundoff);
    const Rational absolute = Rational(format.smallest) / 2;
    return Rational(k) * std::max(relative, absolute);
}

bool outside_band(const Truth& truth, double k) {
    const Rational width = band_width(truth, k);
    const Rational radius(truth.radius);
    if (truth.verdict == reference::Verdict::disjoint) {
        const Rational bound = radius + width;
        return truth.distance_sq > bound * bound;
    }
    const Rational bound = radius - width;
    return bound > 0 && truth.distance_sq < bound * bound;
}

double gap_in_bands(const Truth& truth) {
    if (truth.scale == 0) return 0;
    // Divided by the scale first, so that no double over- or underflows where it matters.
    const Rational scale(truth.scale);
    const auto gap_sq = (truth.gap_sq / (scale * scale)).convert_to<double>();
    const double distance = std::sqrt((truth.distance_sq / (scale * scale)).convert_to<double>());
    const auto radius = (Rational(truth.radius) / scale).convert_to<double>();
    const auto width = (band_width(truth, 1) / scale).convert_to<double>();
    const double sum = distance + radius;
    return sum == 0 ? 0 : std::abs(gap_sq) / sum / width;
}

double gap_in_ulps(const Truth& truth) {
    if (truth.scale == 0) return 0;
    const FloatFormat& format = format_of(truth.scalar);
    const int exponent = std::max(std::ilogb(truth.scale) + 1 - format.precision, format.min_exponent);
    const Rational ulp(std::ldexp(1.0, exponent));
    return gap_in_bands(truth) * (band_width(truth, 1) / ulp).convert_to<double>();
}

}  // namespace tangency::properties
