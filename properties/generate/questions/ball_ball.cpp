// SPDX-License-Identifier: MIT
// Ties of two balls: centres apart by a whole distance, which the two radii share.
#include <algorithm>
#include <cmath>

#include "tangency/properties/question.hpp"
#include "tangency/properties/ties.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

LatticeInput draw_tie(Source& source, const Signature& signature) {
    const std::size_t dim = signature.dim;
    LatticeInput input = lattice_of(signature);
    Legs offset = draw_legs(source, source.below(static_cast<std::uint32_t>(dim) + 1), dim);
    // Of an even distance there are halves, two equal balls.
    const bool are_alike = source.chance(1, 8);
    for (std::int64_t& leg : offset.legs) leg *= are_alike ? 2 : 1;
    offset.length *= are_alike ? 2 : 1;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        input.first.center[axis] = draw_coordinate(source);
        input.second.center[axis] = input.first.center[axis] + source.with_sign(offset.legs[axis]);
    }
    // The whole distance belongs to one ball, or is divided.
    input.second.radius = source.chance(1, 8) ? 0 : source.between(0, static_cast<int>(offset.length));
    if (are_alike) input.second.radius = offset.length / 2;
    input.first.radius = offset.length - input.second.radius;
    return input;
}

// The second radius takes what is left of the distance; where the first ball reaches farther already, the first gives way.
void aim(Source&, FloatShapes& lengths, const Signature& signature, double gap) {
    const std::size_t dim = signature.dim;
    // By the root, which is the same on every machine: lengths are near one here, so that no square leaves the range that counts.
    double sum = 0;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const double offset = lengths.second.center[axis] - lengths.first.center[axis];
        sum += offset * offset;
    }
    const double distance = std::sqrt(sum);
    if (lengths.first.radius > distance - gap) lengths.first.radius = std::max(distance - gap, 0.0) / 2;
    lengths.second.radius = std::max(distance - gap - lengths.first.radius, 0.0);
}

// Twice the roundings in relation to the distance, of which std::hypot of three takes the most: docs/questions/ball_ball.md.
double band(const Signature&) { return 13; }

}  // namespace

QuestionDraws draws_ball_ball() { return {draw_tie, aim, band}; }

}  // namespace tangency::questions
