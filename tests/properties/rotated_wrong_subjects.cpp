// SPDX-License-Identifier: MIT
// One wrong idea each about rotated boxes, and the property that must see it.
#include "rotated_subjects.hpp"

namespace tangency::properties::rotated_test {
namespace {

constexpr Signature degrees_f32{Form::center_half, ScalarType::f32, 2, Orientation::degrees};
constexpr Signature radians_f64{Form::center_half, ScalarType::f64, 2, Orientation::radians};
constexpr Signature canvas_f32{Form::corner_size, ScalarType::f32, 2, Orientation::radians};
constexpr Signature axis_f64{Form::center_half, ScalarType::f64, 2, Orientation::axis};
constexpr Signature quaternion_f32{Form::center_half, ScalarType::f32, 3, Orientation::quaternion};

double in_radians(double degrees) { return degrees * (pi<double> / 180); }

// A right fold in double, of an input whose angle (in degrees) the wrong idea has changed.
bool by_degrees(const Input& input, double degrees) {
    return fold_rotated(std::cos(in_radians(degrees)), std::sin(in_radians(degrees)), flat_of<double>(input));
}

bool by_radians(const Input& input, double radians) { return fold_rotated(std::cos(radians), std::sin(radians), flat_of<double>(input)); }

double angle_of(const Input& input) { return input.numbers[4]; }

bool about_origin(const Input& input) {
    Flat<double> s = flat_of<double>(input);
    const double cos = std::cos(in_radians(angle_of(input))), sin = std::sin(in_radians(angle_of(input)));
    const double x = s.p_x * cos + s.p_y * sin, y = s.p_y * cos - s.p_x * sin;
    return fold(x - s.c_x, y - s.c_y, s);
}

bool about_corner(const Input& input) {
    const Flat<double> s = flat_of<double>(input);
    const double cos = std::cos(angle_of(input)), sin = std::sin(angle_of(input));
    const double d_x = s.p_x - (s.c_x - s.h_x), d_y = s.p_y - (s.c_y - s.h_y);
    return fold(d_x * cos + d_y * sin - s.h_x, d_y * cos - d_x * sin - s.h_y, s);
}

bool bounding_box(const Input& input) {
    Flat<double> s = flat_of<double>(input);
    const double cos = std::abs(std::cos(in_radians(angle_of(input)))), sin = std::abs(std::sin(in_radians(angle_of(input))));
    const double h_x = s.h_x * cos + s.h_y * sin, h_y = s.h_x * sin + s.h_y * cos;
    s.h_x = h_x;
    s.h_y = h_y;
    return fold(s.p_x - s.c_x, s.p_y - s.c_y, s);
}

bool swaps_past_45(const Input& input) {
    Input copy = input;
    if (std::abs(std::remainder(angle_of(input), 180.0)) > 45) std::swap(copy.numbers[2], copy.numbers[3]);
    return by_degrees(copy, angle_of(input));
}

bool quadrant_one(const Input& input) {
    const double angle = in_radians(angle_of(input));
    return fold_rotated(std::abs(std::cos(angle)), std::abs(std::sin(angle)), flat_of<double>(input));
}

bool axis_as_given(const Input& input) { return fold_rotated(input.numbers[4], input.numbers[5], flat_of<double>(input)); }

bool axis_sum_for_length(const Input& input) {
    const double length = std::abs(input.numbers[4]) + std::abs(input.numbers[5]);
    return fold_rotated(input.numbers[4] / length, input.numbers[5] / length, flat_of<double>(input));
}

bool axis_matrix_transposed(const Input& input) {
    const double length = std::hypot(input.numbers[4], input.numbers[5]);
    return fold_rotated(input.numbers[4] / length, -input.numbers[5] / length, flat_of<double>(input));
}

// Right but for the order and the use of the quaternion's parts.
bool by_quaternion(const Input& input, std::array<double, 4> q, bool transposed, bool normalise) {
    const auto& n = input.numbers;
    double length = 0;
    for (const double part : q) length += part * part;
    for (double& part : q) part /= normalise ? std::sqrt(length) : 1;
    const auto [x, y, z, w] = q;
    const std::array<std::array<double, 3>, 3> rows{{{1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
                                                     {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)},
                                                     {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)}}};
    double sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        double local = 0;
        for (std::size_t j = 0; j < 3; ++j) local += (transposed ? rows[i][j] : rows[j][i]) * (n[10 + j] - n[j]);
        const double u = std::max(std::abs(local) - n[3 + i], 0.0);
        sum += u * u;
    }
    return sum <= n[13] * n[13];
}

std::array<double, 4> quaternion_of(const Input& input) { return {input.numbers[6], input.numbers[7], input.numbers[8], input.numbers[9]}; }

}  // namespace

std::vector<Wrong> wrong_subjects() {
    std::vector<Wrong> wrong;
    const auto add = [&wrong](std::string name, const Signature& signature, std::string seen_by, auto test) {
        wrong.push_back({subject_of(std::move(name), signature, test), std::move(seen_by)});
    };
    add("wrong sense", degrees_f32, "P01", [](const Input& s) { return by_degrees(s, -angle_of(s)); });
    add("about the origin", degrees_f32, "P07", about_origin);
    add("about the corner", canvas_f32, "P01", about_corner);
    add("degrees as radians", degrees_f32, "P20", [](const Input& s) { return by_radians(s, angle_of(s)); });
    add("radians as degrees", radians_f64, "P20", [](const Input& s) { return by_degrees(s, angle_of(s)); });
    add("cosine and sine swapped", degrees_f32, "P20", [](const Input& s) { return by_degrees(s, 90 - angle_of(s)); });
    add("half the angle", degrees_f32, "P20", [](const Input& s) { return by_degrees(s, angle_of(s) / 2); });
    add("quarter turns lost", degrees_f32, "P20", [](const Input& s) { return by_degrees(s, std::fmod(angle_of(s), 90)); });
    add("angle truncated to whole degrees", degrees_f32, "P02", [](const Input& s) { return by_degrees(s, std::trunc(angle_of(s))); });
    add("angle truncated to whole radians", radians_f64, "P20", [](const Input& s) { return by_radians(s, std::trunc(angle_of(s))); });
    add("wrapped at 180 with the wrong sign", degrees_f32, "P23", [](const Input& s) {
        const double angle = std::fmod(angle_of(s), 360);
        return by_degrees(s, angle > 180 ? 360 - angle : angle);
    });
    add("clamped to one turn", degrees_f32, "P23", [](const Input& s) { return by_degrees(s, std::clamp(angle_of(s), -360.0, 360.0)); });
    add("extents swapped past 45 degrees", degrees_f32, "P01", swaps_past_45);
    add("right in the first quadrant only", degrees_f32, "P21", quadrant_one);
    add("bounding box of the rotated box", degrees_f32, "P01", bounding_box);
    add("angle ignored", radians_f64, "P20", [](const Input& s) { return by_radians(s, 0); });
    add("pi to two decimals", degrees_f32, "P02", [](const Input& s) { return by_radians(s, angle_of(s) * 3.14 / 180); });
    add("pi to five decimals", degrees_f32, "P02", [](const Input& s) { return by_radians(s, angle_of(s) * 3.14159 / 180); });
    add("double angle in float", radians_f64, "P02",
        [](const Input& s) { return by_radians(s, static_cast<double>(static_cast<float>(angle_of(s)))); });
    add("axis taken as unit", axis_f64, "P20", axis_as_given);
    add("axis divided by the sum of its parts", axis_f64, "P01", axis_sum_for_length);
    add("axis matrix transposed", axis_f64, "P22", axis_matrix_transposed);
    add("quaternion order wxyz", quaternion_f32, "P20", [](const Input& s) {
        const auto [x, y, z, w] = quaternion_of(s);
        return by_quaternion(s, {y, z, w, x}, false, true);
    });
    add("quaternion matrix transposed", quaternion_f32, "P01",
        [](const Input& s) { return by_quaternion(s, quaternion_of(s), true, true); });
    add("quaternion taken as unit", quaternion_f32, "P20", [](const Input& s) { return by_quaternion(s, quaternion_of(s), false, false); });
    return wrong;
}

}  // namespace tangency::properties::rotated_test
