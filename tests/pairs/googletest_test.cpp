// SPDX-License-Identifier: MIT
// Right broad phases on trial in GoogleTest: plain functions and a lambda, in the plane and in space.
#include "tangency/pairs/googletest.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace {

template <class Scalar, std::size_t Dim>
using Shape = std::variant<tangency::CenterHalfBox<Scalar, Dim>, tangency::Ball<Scalar, Dim>>;

template <class Scalar, std::size_t Dim>
struct Bounds {
    tangency::Vector<Scalar, Dim> center, half;

    explicit Bounds(const tangency::CenterHalfBox<Scalar, Dim>& box) : center(box.center), half(box.half_extent) {}
    explicit Bounds(const tangency::Ball<Scalar, Dim>& ball) : center(ball.center) { half.fill(ball.radius); }
};

template <class Scalar, std::size_t Dim>
std::vector<std::array<std::size_t, 2>> candidates(std::span<const Shape<Scalar, Dim>> shapes) {
    std::vector<Bounds<Scalar, Dim>> bounds;
    for (const auto& shape : shapes) bounds.push_back(std::visit([](const auto& each) { return Bounds<Scalar, Dim>(each); }, shape));
    std::vector<std::array<std::size_t, 2>> pairs;
    for (std::size_t j = 0; j < bounds.size(); ++j)
        for (std::size_t i = 0; i < j; ++i) {
            bool meet = true;
            for (std::size_t axis = 0; axis < Dim; ++axis)
                meet = meet && std::abs(bounds[j].center[axis] - bounds[i].center[axis]) <= bounds[i].half[axis] + bounds[j].half[axis];
            if (meet) pairs.push_back({j, i});
        }
    return pairs;
}

std::vector<std::array<std::size_t, 2>> in_the_plane(std::span<const Shape<float, 2>> shapes) { return candidates<float, 2>(shapes); }
std::vector<std::array<std::size_t, 2>> in_space(std::span<const Shape<double, 3>> shapes) { return candidates<double, 3>(shapes); }

const auto all_of_them = [](const auto& shapes) {
    std::vector<std::pair<int, int>> pairs;
    for (int j = 0; j < static_cast<int>(shapes.size()); ++j)
        for (int i = 0; i < j; ++i) pairs.emplace_back(i, j);
    return pairs;
};

}  // namespace

TANGENCY_PAIRS_TRIAL(InThePlane, in_the_plane, .form = "center_half", .scalar = "f32", .effort = 0.2);
TANGENCY_PAIRS_TRIAL(InSpace, in_space, .form = "center_half", .scalar = "f64", .contract = "closed", .require = "logic", .dim = 3,
                     .seed = 2, .effort = 0.2);
TANGENCY_PAIRS_TRIAL(AllOfThem, all_of_them, .form = "lo_hi", .scalar = "f64", .contract = "open", .effort = 0.1);
