// SPDX-License-Identifier: MIT
// An input seen from its box, in double arithmetic.
#include "tangency/properties/box_frame.hpp"

#include <mpfr.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/question.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::properties {
namespace {

struct Direction {
    double cos, sin;
};

// Correctly rounded whatever the angle's size, where std::sin differs from one processor to the next.
Direction compute_direction(double angle) {
    mpfr_t argument, sin, cos;
    mpfr_inits2(53, argument, sin, cos, static_cast<mpfr_ptr>(nullptr));
    mpfr_set_d(argument, angle, MPFR_RNDN);
    mpfr_sin_cos(sin, cos, argument, MPFR_RNDN);
    const Direction direction{mpfr_get_d(cos, MPFR_RNDN), mpfr_get_d(sin, MPFR_RNDN)};
    mpfr_clears(argument, sin, cos, static_cast<mpfr_ptr>(nullptr));
    return direction;
}

// Drawing an input, instantiating and counting it ask for one angle several times, and some angles are drawn over and
// over: two of three answers are remembered ones. An unused place remembers that of zero.
Direction direction_of_radians(double angle) {
    struct Remembered {
        double angle = 0;
        Direction direction{1, 0};
    };
    constexpr std::size_t places = 1024;
    thread_local std::array<Remembered, places> memory;
    const auto bits = std::bit_cast<std::uint64_t>(angle);
    Remembered& place = memory[mix_seed(bits, 0) % places];
    if (std::bit_cast<std::uint64_t>(place.angle) != bits) place = {angle, compute_direction(angle)};
    return place.direction;
}

Direction direction_of_degrees(double angle) {
    const double rest = std::remainder(angle, 360.0);  // exact
    const double quarters = std::nearbyint(rest / 90);
    Direction direction = direction_of_radians((rest - 90 * quarters) * 0x1.1df46a2529d39p-6);
    for (int quarter = static_cast<int>(quarters) & 3; quarter > 0; --quarter) direction = {-direction.sin, direction.cos};
    return direction;
}

// Divided by a power of two first, so that no square overflows and none that matters underflows.
template <std::size_t Count>
std::array<double, Count> normalised(const double* numbers) {
    std::array<double, Count> unit{};
    double largest = 0;
    for (std::size_t i = 0; i < Count; ++i) largest = std::max(largest, std::abs(numbers[i]));
    const int exponent = std::ilogb(largest);
    double sum = 0;
    for (std::size_t i = 0; i < Count; ++i) {
        unit[i] = scaled(numbers[i], -exponent);
        sum += unit[i] * unit[i];
    }
    const double length = std::sqrt(sum);
    for (double& number : unit) number /= length;
    return unit;
}

BoxFrame plane_frame(const Direction& direction) {
    BoxFrame frame;
    frame.rows[0] = {direction.cos, -direction.sin, 0};
    frame.rows[1] = {direction.sin, direction.cos, 0};
    return frame;
}

bool is_power_of_two(double number) {
    int exponent = 0;
    return std::frexp(number, &exponent) == 0.5;
}

}  // namespace

Point BoxFrame::to_world(const Point& local) const {
    Point world{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) world[row] += rows[row][column] * local[column];
    return world;
}

Point BoxFrame::to_box(const Point& world) const {
    Point local{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) local[column] += rows[row][column] * world[row];
    return local;
}

BoxFrame frame_of(const Input& input, ShapeOf shape) {
    const double* orientation = input.numbers.data() + layout_of(input.signature).orientation(shape);
    switch (input.signature.orientation) {
        case Orientation::none: return {};
        case Orientation::radians: return plane_frame(direction_of_radians(orientation[0]));
        case Orientation::degrees: return plane_frame(direction_of_degrees(orientation[0]));
        case Orientation::axis: {
            const auto unit = normalised<2>(orientation);
            return plane_frame({unit[0], unit[1]});
        }
        case Orientation::quaternion: break;
    }
    const auto [x, y, z, w] = normalised<4>(orientation);
    BoxFrame frame;
    frame.rows[0] = {1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)};
    frame.rows[1] = {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)};
    frame.rows[2] = {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)};
    return frame;
}

FramedInput framed(const Input& input) { return framed(input, frame_of(input)); }

FramedInput framed(const Input& input, const BoxFrame& frame) {
    const Layout& layout = layout_of(input.signature);
    FramedInput seen{.dim = layout.dim()};
    seen.scale = scale_of(input);
    if (seen.scale == 0) return seen;
    seen.exponent = std::ilogb(seen.scale);
    const auto number = [&](std::size_t place) { return scaled(input.numbers[place], -seen.exponent); };
    const Lengths<double> lengths = lengths_of(layout, number);
    Point offset{};
    for (std::size_t axis = 0; axis < seen.dim; ++axis) offset[axis] = lengths.second.center[axis] - lengths.first.center[axis];
    const Point local = frame.to_box(offset);
    for (std::size_t axis = 0; axis < seen.dim; ++axis) seen.in_box_frame[axis] = std::abs(local[axis]);
    for (std::size_t axis = 0; axis < seen.dim; ++axis) seen.half_extent[axis] = std::abs(lengths.first.half_extent[axis]);
    seen.radius = lengths.second.radius;
    seen.scale = scaled(seen.scale, -seen.exponent);
    return seen;
}

double FramedInput::overshoot(std::size_t axis) const { return std::max(in_box_frame[axis] - half_extent[axis], 0.0); }

double FramedInput::distance() const {
    double sum = 0;
    for (std::size_t axis = 0; axis < dim; ++axis) sum += overshoot(axis) * overshoot(axis);
    return std::sqrt(sum);
}

double rotated_distance(const Input& input) { return rotated_distance(input, frame_of(input)); }

double rotated_distance(const Input& input, const BoxFrame& frame) {
    const FramedInput seen = framed(input, frame);
    return std::min(scaled(seen.distance(), seen.exponent), 0x1.fffffffffffffp+1023);
}

bool turns_exactly(const Input& input, ShapeOf shape) {
    const auto numbers = layout_of(input.signature).orientation(input.row(), shape);
    const auto others_are_zero = [numbers](std::size_t kept) {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (i != kept && numbers[i] != 0) return false;
        return true;
    };
    switch (input.signature.orientation) {
        case Orientation::none: return true;
        case Orientation::radians:
        case Orientation::degrees: return numbers[0] == 0;
        case Orientation::axis: return is_power_of_two(numbers[0]) && others_are_zero(0);
        case Orientation::quaternion: break;
    }
    return is_power_of_two(numbers[3]) && others_are_zero(3);
}

namespace {

// The lengths seen are off by less than 2^-48 of the scale; 2^-30 leaves room to spare.
bool is_clear(double distance, double radius, double scale) { return std::abs(distance - radius) >= (clearance + 0x1p-30) * scale; }

}  // namespace

bool has_ordinary_components(const Input& input, ShapeOf shape) {
    const auto orientation = layout_of(input.signature).orientation(input.row(), shape);
    return input.signature.orientation < Orientation::axis || std::ranges::all_of(orientation, [](double number) {
               return std::abs(number) <= most_component && (number == 0 || std::abs(number) >= 1 / most_component);
           });
}

bool rounds_nowhere(const Input& input) {
    const auto extents = input.row().subspan(layout_of(input.signature).second(0), input.signature.dim);
    return turns_exactly(input) && std::ranges::all_of(extents, [](double extent) { return extent == 0 || is_power_of_two(extent); });
}

bool is_clear(const Input& input) {
    const FramedInput seen = framed(input);
    return is_clear(seen.distance(), seen.radius, seen.scale);
}

InstantiableBalls::InstantiableBalls(const Input& input) {
    if (input.signature.orientation == Orientation::none) return;
    answer_ = !has_ordinary_components(input) ? Answer::never : rounds_nowhere(input) ? Answer::always : Answer::if_clear;
    if (answer_ != Answer::if_clear) return;
    const FramedInput seen = framed(input);
    Input point = input;
    point.numbers[layout_of(input.signature).radius()] = 0;
    distance_ = seen.distance();
    exponent_ = seen.exponent;
    scale_ = scaled(scale_of(point), -exponent_);
}

bool InstantiableBalls::has(double radius) const {
    if (answer_ != Answer::if_clear) return answer_ == Answer::always;
    const double seen = scaled(radius, -exponent_);
    return is_clear(distance_, seen, std::max(scale_, seen));
}

bool may_be_instantiated(const Input& input) {
    const Question question = input.signature.question;
    const Input positive = with_positive_sizes(input);
    if (question != Question::box_ball) {
        const auto of_question = terms_of(question).may_be_instantiated;
        return !of_question || of_question(positive);
    }
    return InstantiableBalls(positive).has(input.numbers[layout_of(input.signature).radius()]);
}

}  // namespace tangency::properties
