// SPDX-License-Identifier: MIT
// P13: the circle lies between its inscribed diamond and its bounding square.
#include "instances.hpp"

#include <algorithm>

namespace tangency::properties {
namespace {

// The diamond |x| + |y| <= r lies in the disk, the disk in the square max(|x|, |y|) <= r. So a box
// strictly nearer than the diamond is hit and a box beyond the square is missed; both are plain
// comparisons of the overshoots, made in integers.
std::optional<Instance> p13_instance(Source& source, const Signature& signature) {
    const LatticeInput input = in_frame(draw_lattice(source, signature));
    std::int64_t sum = 0;
    std::int64_t largest = 0;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        sum += overshoot(input, axis);
        largest = std::max(largest, overshoot(input, axis));
    }
    if (sum < input.second.radius) return lattice_instance(Expectation::hit, {input}, signature, source.domain());
    if (largest > input.second.radius) return lattice_instance(Expectation::miss, {input}, signature, source.domain());
    return std::nullopt;
}

}  // namespace

Property p13_sandwich() {
    return {.id = "P13",
            .title = "sandwich",
            .statement =
                "A box strictly nearer than the circle's inscribed diamond is hit; a box beyond its "
                "bounding square is missed.",
            .proof = "max u_i <= |u| <= sum u_i for the overshoots u.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_box_and_ball,
            .on_lattice = true,
            .share = 10000,
            .instance = p13_instance,
            .answers = SpeaksOf::every_answer,
            .compares = true,
            .of_verdicts =
                {"A box strictly nearer than the circle's inscribed diamond is overlapped; a box beyond its bounding square is disjoint."},
            .of_numbers = {"Of a box strictly nearer than the circle's inscribed diamond the number says an overlap; of a box beyond its "
                           "bounding square, that it is apart."}};
}

}  // namespace tangency::properties
