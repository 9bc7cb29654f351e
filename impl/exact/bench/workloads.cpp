// SPDX-License-Identifier: MIT
// Draws the benchmarks' inputs.
#include "workloads.hpp"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "near_ties.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::bench {
namespace {

using properties::Source;

template <class Scalar>
using Row = std::array<Scalar, 7>;

template <class Scalar>
Scalar distance_to(const Row<Scalar>& row, bool centered) {
    double sum = 0;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const double first = row[axis], second = row[2 + axis], center = row[4 + axis];
        const double beyond = centered ? std::abs(center - first) - second : std::max(first - center, center - second);
        sum += std::max(beyond, 0.0) * std::max(beyond, 0.0);
    }
    return static_cast<Scalar>(std::sqrt(sum));
}

template <class Scalar>
Row<Scalar> scattered(Source& random, Scalar offset) {
    Row<Scalar> row{};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        row[axis] = offset + static_cast<Scalar>(1000 * random.unit());
        row[2 + axis] = static_cast<Scalar>(100 * random.unit());
        row[4 + axis] = offset + static_cast<Scalar>(1000 * random.unit());
    }
    row[6] = static_cast<Scalar>(600 * random.unit());
    return row;
}

// A corner or a face tie of integers no larger than about 500.
template <class Scalar>
Row<Scalar> lattice_tie(Source& random) {
    static constexpr std::array<std::array<int, 3>, 6> triples{{{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {20, 21, 29}, {0, 7, 7}, {11, 0, 11}}};
    const auto& triple = random.pick(triples);
    const int factor = random.between(1, 5);
    std::array<int, 7> row{};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        row[axis] = random.between(-200, 200);
        row[2 + axis] = random.between(1, 100);
        const int away = triple[axis] == 0 ? 0 : row[2 + axis] + factor * triple[axis];
        row[4 + axis] = random.chance(1, 2) ? row[axis] + away : row[axis] - away;
    }
    row[6] = factor * triple[2];
    Row<Scalar> converted{};
    std::transform(row.begin(), row.end(), converted.begin(), [](int number) { return static_cast<Scalar>(number); });
    return converted;
}

template <class Scalar>
Row<Scalar> beside_corner(Source& random) {
    Row<Scalar> row{};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        row[axis] = static_cast<Scalar>(10 * random.unit());
        row[2 + axis] = static_cast<Scalar>(random.unit());
        const double away = static_cast<double>(row[2 + axis]) + 5 * random.unit();
        row[4 + axis] = static_cast<Scalar>(random.chance(1, 2) ? row[axis] + away : row[axis] - away);
    }
    return row;
}

template <class Scalar>
using RotatedRow = std::array<Scalar, 9>;

// Box and offset rotated by one angle: a quarter turn for ties of integers, which so stay ties, and any for the others.
template <class Scalar>
RotatedRow<Scalar> rotated(Source& random, const Row<Scalar>& row, Kind kind) {
    static constexpr std::array<std::array<double, 2>, 4> quarters{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
    std::array<double, 2> axis = random.pick(quarters);
    if (kind != Kind::lattice_ties) {
        const double angle = 6.28 * random.unit();
        axis = {std::cos(angle), std::sin(angle)};
    }
    const Scalar u = static_cast<Scalar>(axis[0]), v = static_cast<Scalar>(axis[1]);
    const double dx = row[4] - row[0], dy = row[5] - row[1];
    return {row[0],
            row[1],
            row[2],
            row[3],
            u,
            v,
            static_cast<Scalar>(row[0] + (u * dx - v * dy)),
            static_cast<Scalar>(row[1] + (v * dx + u * dy)),
            row[6]};
}

// A scattered input in space: the row's numbers and third ones, and a quaternion of length one.
template <class Scalar>
std::array<Scalar, 14> spatial(Source& random, const Row<Scalar>& row) {
    std::array<double, 4> quaternion{};
    double length_sq = 0;
    for (double& component : quaternion) {
        component = 2 * random.unit() - 1;
        length_sq += component * component;
    }
    const auto part = [&](std::size_t i) { return static_cast<Scalar>(quaternion[i] / std::sqrt(length_sq)); };
    const Scalar z = static_cast<Scalar>(1000 * random.unit()), extent = static_cast<Scalar>(100 * random.unit());
    const Scalar height = static_cast<Scalar>(1000 * random.unit());
    return {row[0], row[1], z, row[2], row[3], extent, part(0), part(1), part(2), part(3), row[4], row[5], height, row[6]};
}

template <class Scalar>
Scalar distance_to(const RotatedRow<Scalar>& row) {
    const double u = row[4], v = row[5], length = std::hypot(u, v);
    const std::array<double, 9> wide{row[0], row[1], row[2], row[3], u, v, row[6], row[7], row[8]};
    const double dx = wide[6] - wide[0], dy = wide[7] - wide[1];
    const double x = std::abs(dx * u + dy * v) / length - wide[2];
    const double y = std::abs(dy * u - dx * v) / length - wide[3];
    return static_cast<Scalar>(std::hypot(std::max(x, 0.0), std::max(y, 0.0)));
}

// The number `step` places further, for step -1, 0 or 1.
template <class Scalar>
Scalar stepped(Scalar number, int step) {
    return step == 0 ? number : std::nextafter(number, step < 0 ? Scalar(0) : Scalar(1e9));
}

template <class Scalar>
Row<Scalar> draw(Source& random, Kind kind) {
    constexpr Scalar far = std::is_same_v<Scalar, float> ? Scalar(0x1p20) : Scalar(0x1p40);
    switch (kind) {
        case Kind::far: return scattered<Scalar>(random, far);
        case Kind::lattice_ties: return lattice_tie<Scalar>(random);
        case Kind::ulp_neighbours: return beside_corner<Scalar>(random);
        default: return scattered<Scalar>(random, 0);
    }
}

}  // namespace

template <class Scalar>
Workload<Scalar> make_workload(Kind kind, std::size_t count) {
    Workload<Scalar> work;
    work.count = count;
    if (kind == Kind::near_ties) {
        draw_near_ties(work);
        return work;
    }
    const bool turns = count <= most_rotated;
    for (auto& column : work.center_half) column.resize(count);
    for (auto& column : work.lo_hi) column.resize(count);
    for (auto& column : work.rotated) column.resize(turns ? count : 0);
    for (auto& column : work.spatial) column.resize(turns && kind == Kind::random ? count : 0);
    Source random(2026), turn_random(2027), spatial_random(2028);
    for (std::size_t i = 0; i < count; ++i) {
        Row<Scalar> centered = draw<Scalar>(random, kind);
        Row<Scalar> sides = centered;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            sides[axis] = centered[axis] - centered[2 + axis];
            sides[2 + axis] = centered[axis] + centered[2 + axis];
        }
        RotatedRow<Scalar> along = rotated(turn_random, centered, kind);
        if (kind == Kind::ulp_neighbours || (kind == Kind::one_in_hundred && i % 100 == 0)) {
            const int step = random.between(-1, 1);
            for (Row<Scalar>* row : {&centered, &sides}) (*row)[6] = stepped(distance_to(*row, row == &centered), step);
            along[8] = stepped(distance_to(along), step);
        }
        for (std::size_t place = 0; place < 7; ++place) {
            work.center_half[place][i] = centered[place];
            work.lo_hi[place][i] = sides[place];
        }
        for (std::size_t place = 0; turns && place < along.size(); ++place) work.rotated[place][i] = along[place];
        if (work.spatial[0].empty()) continue;
        const auto in_space = spatial(spatial_random, centered);
        for (std::size_t place = 0; place < in_space.size(); ++place) work.spatial[place][i] = in_space[place];
    }
    return work;
}

template Workload<float> make_workload<float>(Kind, std::size_t);
template Workload<double> make_workload<double>(Kind, std::size_t);

}  // namespace tangency::bench
