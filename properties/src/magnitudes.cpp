// SPDX-License-Identifier: MIT
// How large a case's numbers are, and what makes a row of numbers a scene.
#include <algorithm>
#include <cmath>
#include <utility>

#include "tangency/properties/frame.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {
namespace {

struct Range {
    double bottom, top;
};

constexpr Range ordinary_lengths{0x1p-30, 0x1p30};
// Squares, and products of a square with a length, stay in range for these components.
constexpr Range ordinary_components{0x1p-10, 0x1p10};

Range ordinary_orientations(Turning turning) {
    switch (turning) {
        case Turning::radians: return {ordinary_lengths.bottom, one_turn_in_radians};
        case Turning::degrees: return {ordinary_lengths.bottom, 360};
        case Turning::axis:
        case Turning::quaternion: return ordinary_components;
        case Turning::none: break;
    }
    return ordinary_lengths;
}

}  // namespace

void make_valid(Case& scene) {
    const std::size_t dim = scene.signature.dim;
    if (scene.signature.turning >= Turning::axis) {
        const auto orientation = scene.row().subspan(2 * dim, turning_count(scene.signature.turning));
        if (std::all_of(orientation.begin(), orientation.end(), [](double number) { return number == 0; }))
            orientation[scene.signature.turning == Turning::axis ? 0 : 3] = 1;
    }
    for (std::size_t axis = 0; axis < dim; ++axis) {
        double& first = scene.numbers[axis];
        double& second = scene.numbers[dim + axis];
        if (scene.signature.form != Form::lo_hi)
            second = std::abs(second);
        else if (first > second)
            std::swap(first, second);
    }
    scene.row().back() = std::abs(scene.row().back());
}

Magnitudes magnitudes_of(const Case& scene) {
    const Range orientation = ordinary_orientations(scene.signature.turning);
    bool small = false;
    const std::size_t count = number_count(scene.signature);
    const std::size_t after_box = 2 * scene.signature.dim, ball = ball_place(scene.signature);
    for (std::size_t i = 0; i < count; ++i) {
        const bool is_length = i < after_box || i >= ball;
        const auto [bottom, top] = is_length ? ordinary_lengths : orientation;
        const double magnitude = std::abs(scene.numbers[i]);
        if (magnitude > top) return Magnitudes::large;
        small = small || (magnitude != 0 && magnitude < bottom);
    }
    return small ? Magnitudes::small : Magnitudes::ordinary;
}

}  // namespace tangency::properties
