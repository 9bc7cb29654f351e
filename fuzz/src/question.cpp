// SPDX-License-Identifier: MIT
// A scene, its decoys, and what is known of it.
#include "tangency/fuzz/question.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/frame.hpp"
#include "tangency/properties/quick.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::fuzz {

using properties::Case;
using properties::Draft;
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
// A ball stored by its corner is stored by its centre instead, which `center_slack` of the scale may displace.
Case with_radius(const Case& scene, double radius) {
    Case other = scene;
    Signature& signature = other.signature;
    signature.scalar = ScalarType::f64;
    if (signature.form == Form::corner_size_ball_corner) {
        signature.form = Form::corner_size;
        for (std::size_t axis = 0; axis < signature.dim; ++axis)
            other.numbers[ball_place(signature) + axis] += scene.numbers[number_count(scene.signature) - 1];
    }
    other.numbers[number_count(signature) - 1] = radius;
    return other;
}

// The centre's coordinates are below 2 * scale, so each sum is off by at most 2^-53 * 2 * scale, and the centre by
// sqrt(3) times that.
constexpr double center_slack = 4 * 0x1p-53;

// Below this scale the products of a band's width may underflow.
constexpr double least_scale = 0x1p-900;

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

const properties::Exam* Question::exam() {
    if (!posed_ && choice_) exam_ = choice_->pose(draft_, scene().signature);
    posed_ = true;
    return exam_ ? &*exam_ : nullptr;
}

std::optional<bool> quickly_in_band(const Case& scene, Verdict verdict, double k) {
    if (verdict == Verdict::touching) return true;  // d = r, and no band is narrower than nothing
    const double radius = scene.row().back();
    const double scale = properties::scale_of(scene);
    if (scale < least_scale) return std::nullopt;
    const properties::FloatFormat& format = properties::format_of(scene.signature.scalar);
    // Four roundings of normal numbers: the factors 1 -+ 2^-50 more than cover them.
    const double width =
        k * (1 + properties::turns_of(scene)) * std::max(format.unit_roundoff * scale, format.smallest / 2);
    const double slack = scene.signature.form == Form::corner_size_ball_corner ? center_slack * scale : 0;
    const double least = (width - slack) * (1 - 0x1p-50);
    const double most = (width + slack) * (1 + 0x1p-50);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    // A step outwards or inwards covers the rounding of the sum itself.
    const bool apart = verdict == Verdict::disjoint;
    const double inner = apart ? std::nextafter(radius + least, -infinity) : std::nextafter(radius - least, infinity);
    const double outer = apart ? std::nextafter(radius + most, infinity) : std::nextafter(radius - most, -infinity);
    // Where the sum of a corner and a radius overflows, there is no centre to store.
    if (!(least > 0) || !std::isfinite(inner) || (slack > 0 && scale > 0x1p1022)) return std::nullopt;
    if (!apart && inner <= 0) return true;  // no distance is less than nothing
    if (const auto at_inner = properties::quick_verdict(with_radius(scene, inner));
        at_inner && *at_inner != verdict)
        return true;
    if (!std::isfinite(outer) || outer <= 0) return std::nullopt;
    if (const auto at_outer = properties::quick_verdict(with_radius(scene, outer));
        at_outer && *at_outer == verdict)
        return false;
    return std::nullopt;
}

}  // namespace tangency::fuzz
