// SPDX-License-Identifier: MIT
// Two balls: floats beside ties, and their band.
#include <algorithm>
#include <cmath>

#include "tangency/properties/question.hpp"
#include "tangency/properties/ties.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

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

QuestionDraws draws_ball_ball() { return {aim, band}; }

}  // namespace tangency::questions
