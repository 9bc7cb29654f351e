// SPDX-License-Identifier: MIT
// Lattice scenes and their expression in every form.
#include "tangency/properties/lattice.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tangency::properties {

bool is_valid(const LatticeScene& scene) {
    const auto fits = [](std::int64_t number) { return std::abs(number) <= lattice_limit; };
    for (std::size_t axis = 0; axis < scene.dim; ++axis)
        if (!fits(scene.box_center[axis]) || !fits(scene.center[axis]) || !fits(scene.half_extent[axis]) ||
            scene.half_extent[axis] < 0)
            return false;
    return fits(scene.radius) && scene.radius >= 0;
}

Case express(const LatticeScene& scene, const Signature& signature) {
    Case row{signature};
    const std::size_t dim = signature.dim;
    const auto to_number = [&scene](std::int64_t units) {
        return std::ldexp(static_cast<double>(units), scene.exponent);
    };
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const std::int64_t center = scene.box_center[axis];
        const std::int64_t half = scene.half_extent[axis];
        const std::int64_t first = signature.form == Form::center_half ? center : center - half;
        const std::int64_t second = signature.form == Form::center_half ? half
                                    : signature.form == Form::lo_hi     ? center + half
                                                                        : 2 * half;
        const bool cornered = signature.form == Form::corner_size_ball_corner;
        row.numbers[axis] = to_number(first);
        row.numbers[dim + axis] = to_number(second);
        row.numbers[2 * dim + axis] = to_number(scene.center[axis] - (cornered ? scene.radius : 0));
    }
    row.numbers[3 * dim] = to_number(scene.radius);
    // Zero has two spellings, and -x or 0 * -1 write the second. Extents and radius keep the first.
    for (std::size_t i = 0; i < 3 * dim; ++i) {
        const bool extent = i >= dim && i < 2 * dim && signature.form != Form::lo_hi;
        if (row.numbers[i] == 0 && !extent && ((scene.negative_zeros >> i) & 1) != 0) row.numbers[i] = -0.0;
    }
    return row;
}

std::int64_t overshoot(const LatticeScene& scene, std::size_t axis) {
    const std::int64_t away = std::abs(scene.center[axis] - scene.box_center[axis]);
    return std::max<std::int64_t>(away - scene.half_extent[axis], 0);
}

}  // namespace tangency::properties
