// SPDX-License-Identifier: MIT
// A scene, its decoys, and what is known of it.
#include "tangency/fuzz/question.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/frame.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/quick.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::fuzz {

using properties::Case;
using reference::Verdict;

namespace {

Case case_of(const Draft& draft, const Signature& signature) {
    if (const auto* scene = std::get_if<Case>(&draft.scene)) return *scene;
    return express(std::get<properties::LatticeScene>(draft.scene), signature);
}

// Another orientation made of the same numbers.
void turn_otherwise(Case& scene) {
    const std::size_t place = 2 * scene.signature.dim;
    double* turning = scene.numbers.data() + place;
    switch (scene.signature.turning) {
        case Turning::none: return;
        case Turning::radians:
        case Turning::degrees: turning[0] = turning[0] == 0 ? 1 : 0; return;
        case Turning::axis:
            std::swap(turning[0], turning[1]);
            turning[0] = -turning[0];
            return;
        case Turning::quaternion: std::rotate(turning, turning + 1, turning + 4); return;
    }
}

// Same box but for its turning, same centre, and a radius that decides otherwise: none, or more than reaches.
Case same_center(const Case& scene) {
    Case decoy = scene;
    double& radius = decoy.numbers[number_count(scene.signature) - 1];
    const double scale = properties::scale_of(scene);
    // No larger than lengths of the scene's own magnitudes may be, so that a function with a domain stays in it.
    radius = radius > 0 ? 0 : std::min(4 * scale, std::max(0x1p30, scale));
    turn_otherwise(decoy);
    return decoy;
}

// Same first corner or centre of the box and the same ball, and a box without extent.
Case same_corner(const Case& scene) {
    Case decoy = scene;
    const std::size_t dim = scene.signature.dim;
    for (std::size_t axis = 0; axis < dim; ++axis)
        decoy.numbers[dim + axis] = scene.signature.form == Form::lo_hi ? scene.numbers[axis] : 0;
    return decoy;
}

// The same box and centre and another radius, as doubles: every float is one, and the new radius may be no float.
Case with_radius(const Case& scene, double radius) {
    Case other = scene;
    other.signature.scalar = ScalarType::f64;
    other.numbers[number_count(other.signature) - 1] = radius;
    return other;
}

// Below this the products of a band's width may underflow.
constexpr double least_width = 0x1p-900;

}  // namespace

Question::Question(const Draft& draft, const Signature& signature, const properties::Property* choice)
    : draft_(draft), choice_(choice) {
    round_[1] = case_of(draft, signature);
    round_[3] = round_[1];
    round_[0] = same_center(round_[1]);
    round_[4] = round_[0];
    round_[2] = same_corner(round_[1]);
}

Verdict Question::verdict() {
    if (!verdict_) verdict_ = properties::quick_verdict(scene());
    if (!verdict_) {
        asked_the_reference_ = true;
        verdict_ = properties::find_verdict(scene());
    }
    return *verdict_;
}

const properties::Instance* Question::instance() {
    if (!posed_ && choice_) instance_ = instance_of(*choice_, draft_, scene().signature);
    posed_ = true;
    return instance_ ? &*instance_ : nullptr;
}

bool certainly_in_band(const Case& scene, Verdict verdict, double k) {
    if (verdict == Verdict::touching) return true;  // d = r, and no band is narrower than nothing
    if (scene.signature.turning == Turning::none) return properties::bound_gap(scene).bands <= k;
    const double radius = scene.row().back();
    const properties::FloatFormat& format = properties::format_of(scene.signature.scalar);
    const double unit = std::max(format.unit_roundoff * properties::scale_of(scene), format.smallest / 2);
    const double width = k * (1 + properties::turns_of(scene)) * unit;
    if (std::min(unit, width) < least_width) return false;
    // Four roundings of normal numbers: the factor more than covers them, and a step inwards the rounding of the sum.
    const double least = width * (1 - 0x1p-50);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const bool apart = verdict == Verdict::disjoint;
    const double inner = apart ? std::nextafter(radius + least, -infinity) : std::nextafter(radius - least, infinity);
    if (!std::isfinite(inner)) return false;
    if (inner <= 0) return true;  // d < r < width: no distance is less than nothing
    const auto at_inner = properties::quick_verdict(with_radius(scene, inner));
    return at_inner && *at_inner != verdict;
}

}  // namespace tangency::fuzz
