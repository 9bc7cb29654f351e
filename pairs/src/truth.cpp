// SPDX-License-Identifier: MIT
// The reference asked about every pair of a scene.
#include "tangency/pairs/truth.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/separation.hpp"

namespace tangency::pairs {

bool is_degenerate(const Shape& shape, const Signature& signature) {
    const std::size_t dim = signature.dim;
    if (shape.is_ball) return shape.numbers[dim] == 0;
    for (std::size_t axis = 0; axis < dim; ++axis)
        if (signature.form == Form::lo_hi ? shape.numbers[axis] == shape.numbers[dim + axis] : shape.numbers[dim + axis] == 0) return true;
    return false;
}

properties::Input input_of(const Scene& scene, Pair pair) {
    const Shape* one = &scene.shapes[static_cast<std::size_t>(pair.first)];
    const Shape* other = &scene.shapes[static_cast<std::size_t>(pair.second)];
    if (one->is_ball && !other->is_ball) std::swap(one, other);
    properties::Input input{scene.signature};
    input.signature.question = one->is_ball ? Question::ball_ball : other->is_ball ? Question::box_ball : Question::box_box;
    if (one->is_ball) input.signature.form = Form::center_radius;
    const auto length_of = [&](const Shape& shape) {
        return static_cast<std::ptrdiff_t>(shape.is_ball ? scene.signature.dim + 1 : numbers_per_shape(scene.signature.dim));
    };
    const auto end = std::copy_n(one->numbers.begin(), length_of(*one), input.numbers.begin());
    std::copy_n(other->numbers.begin(), length_of(*other), end);
    return input;
}

std::vector<Meeting> find_meetings(const Scene& scene) {
    std::vector<Meeting> meetings;
    const int count = static_cast<int>(scene.count());
    for (int first = 0; first < count; ++first)
        for (int second = first + 1; second < count; ++second) {
            const reference::Verdict verdict = properties::find_verdict(input_of(scene, {first, second}));
            if (verdict != reference::Verdict::disjoint) meetings.push_back({{first, second}, verdict});
        }
    return meetings;
}

bool is_excused(const Scene& scene, const Meeting& meeting, double band) {
    if (scene.is_lattice) return false;
    properties::ReferenceAnswer answer = properties::find_reference_answer(input_of(scene, meeting.pair));
    answer.scale = scale_of(scene);
    return !properties::outside_band(answer, band);
}

std::string explain(const Scene& scene, Pair pair) {
    const properties::Input input = input_of(scene, pair);
    const reference::Verdict verdict = properties::find_verdict(input);
    if (verdict == reference::Verdict::touching) return "touching, at distance 0 exactly";
    const auto separation = reference::find_separation(input.signature, input.row());
    const double distance = separation.signed_distance().nearest();
    return fmt::format("{}, {} {}", name_of(verdict), distance < 0 ? "overlap" : "distance",
                       properties::decimal_text(distance < 0 ? -distance : distance, ScalarType::f64));
}

}  // namespace tangency::pairs
