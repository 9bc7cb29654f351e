// SPDX-License-Identifier: MIT
// Two boxes: floats beside ties, and their band.
#include <algorithm>
#include <cmath>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/ties.hpp"

namespace tangency::questions {

using namespace properties;

namespace {

// Which of the first `dim` axes: `count` of them, any with the same chance.
std::array<bool, 3> draw_axes(Source& source, std::size_t count, std::size_t dim) {
    std::array<bool, 3> chosen{};
    for (std::size_t axis = 0; axis < dim; ++axis) {
        chosen[axis] = source.chance(static_cast<int>(count), static_cast<int>(dim - axis));
        count -= chosen[axis];
    }
    return chosen;
}

std::size_t draw_count(Source& source, std::size_t dim) { return 1 + source.below(static_cast<std::uint32_t>(dim)); }

// On some axes the gap is what is left of `gap` there, of which the distance is made or each of which is the depth, or a little
// deeper; on the others the boxes are deeper in each other. Either the second box moves, or its extent gives way.
void aim(Source& source, FloatShapes& lengths, const Signature& signature, double gap) {
    const std::size_t dim = signature.dim;
    const std::size_t count = draw_count(source, dim);
    const std::array<bool, 3> aimed = draw_axes(source, count, dim);
    const double share = gap > 0 ? gap / std::sqrt(static_cast<double>(count)) : gap;
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const double away = lengths.second.center[axis] - lengths.first.center[axis];
        double& half = lengths.second.half_extent[axis];
        const double sum = lengths.first.half_extent[axis] + half;
        if (!aimed[axis]) {
            if (std::abs(away) - sum >= std::min(gap, 0.0))
                lengths.second.center[axis] =
                    lengths.first.center[axis] + std::copysign(source.unit() * std::max(sum + std::min(2 * gap, 0.0), 0.0), away);
            continue;
        }
        const double further = gap < 0 && source.chance(1, 3) ? power_of_two(-source.between(2, format_of(signature.scalar).precision)) : 0;
        const double here = share - further;
        const double needed = std::abs(away) - here - lengths.first.half_extent[axis];
        if (needed >= 0 && source.chance(1, 2))
            half = needed;
        else
            lengths.second.center[axis] = lengths.first.center[axis] + std::copysign(std::max(sum + here, 0.0), away);
    }
}

// sqrt(3) times the roundings of one axis, 14 where centres are stored and 9 where sides are: docs/questions/box_box.md.
double band(const Signature& signature) { return signature.form == Form::center_half ? 25 : 16; }

}  // namespace

QuestionDraws draws_box_box() { return {aim, band}; }

}  // namespace tangency::questions
