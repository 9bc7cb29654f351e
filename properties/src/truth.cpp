// SPDX-License-Identifier: MIT
// The reference asked about a case, and the exact band around a tie.
#include "tangency/properties/truth.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/frame.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::properties {

using reference::Number;

// The band widens only beyond one turn, rounded up to the next double above 2 pi so as not to begin early.
double turns_of(const Case& scene) {
    const double angle = std::abs(scene.numbers[layout_of(scene.signature).orientation()]);
    switch (scene.signature.turning) {
        case Turning::radians: return angle > one_turn_in_radians ? angle : 0;
        case Turning::degrees: return angle > 360 ? angle * 0x1.1df46a2529d3ap-6 : 0;
        default: return 0;
    }
}

Truth find_truth(const Case& scene) {
    const reference::Distance found = reference::find_distance(scene.signature, scene.row());
    return {found.verdict,
            found.region,
            found.distance_sq,
            found.gap_sq,
            scene.row().back(),
            scale_of(scene),
            turns_of(scene),
            scene.signature.scalar};
}

reference::Standing find_standing(const Case& scene) { return reference::find_standing(scene.signature, scene.row()); }

reference::Verdict find_verdict(const Case& scene) { return find_standing(scene).verdict; }

double default_band(const Signature& signature) {
    switch (signature.turning) {
        case Turning::none: return 8;
        // In eps * scale, the dearest sensible method of docs/levels.md: half axes divided by their own lengths.
        case Turning::radians: return 28;
        // The same and 13.7 for an angle of one turn converted, which moves the corners by |h| times that.
        case Turning::degrees: return 48;
        // As radians, but sides that are divided by a rounded length, or multiplied by its reciprocal.
        case Turning::axis: return 36;
        // The sides are up to ten times off the unit length, and turned by entries of three roundings.
        case Turning::quaternion: return 112;
    }
    return 8;
}

bool intersects(reference::Verdict verdict, Contract contract) {
    return verdict == reference::Verdict::overlapping ||
           (verdict == reference::Verdict::touching && contract == Contract::closed);
}

bool intersects(const Truth& truth, Contract contract) { return intersects(truth.verdict, contract); }

Number band_width(const Truth& truth, double k) {
    const FloatFormat& format = format_of(truth.scalar);
    const Number relative = Number(truth.scale) * Number(format.unit_roundoff);
    const Number absolute = Number(format.smallest) / 2;
    const Number widened = Number(1) + Number(truth.turns);
    return Number(k) * widened * std::max(relative, absolute);
}

bool outside_band(const Truth& truth, double k) {
    const Number width = band_width(truth, k);
    const Number radius(truth.radius);
    if (truth.verdict == reference::Verdict::disjoint) {
        const Number bound = radius + width;
        return truth.distance_sq > bound * bound;
    }
    const Number bound = radius - width;
    return bound.sign() > 0 && truth.distance_sq < bound * bound;
}

bool lies_in(const Truth& truth, double lo, double hi, double k) {
    const Number width = band_width(truth, k);
    const Number radius(truth.radius);
    const Number nearest = radius + Number(lo) - width, farthest = radius + Number(hi) + width;
    const bool far_enough = nearest.sign() <= 0 || !(truth.distance_sq < nearest * nearest);
    return far_enough && farthest.sign() >= 0 && !(truth.distance_sq > farthest * farthest);
}

double gap_in_bands(const Truth& truth) {
    if (truth.scale == 0) return 0;
    // Divided by the scale first, so that no double over- or underflows where it matters.
    const Number scale(truth.scale);
    const auto gap_sq = (truth.gap_sq / (scale * scale)).nearest();
    const double distance = std::sqrt((truth.distance_sq / (scale * scale)).nearest());
    const auto radius = (Number(truth.radius) / scale).nearest();
    const auto width = (band_width(truth, 1) / scale).nearest();
    const double sum = distance + radius;
    return sum == 0 ? 0 : std::abs(gap_sq) / sum / width;
}

double gap_in_ulps(const Truth& truth) {
    if (truth.scale == 0) return 0;
    const FloatFormat& format = format_of(truth.scalar);
    const int exponent = std::max(std::ilogb(truth.scale) + 1 - format.precision, format.min_exponent);
    const Number ulp(std::ldexp(1.0, exponent));
    return gap_in_bands(truth) * (band_width(truth, 1) / ulp).nearest();
}

}  // namespace tangency::properties
