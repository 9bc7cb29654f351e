// SPDX-License-Identifier: MIT
// Draws the benchmarks' scenes.
#include "workloads.hpp"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "tangency/properties/random.hpp"

namespace tangency::bench {
namespace {

using properties::Random;

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
Row<Scalar> scattered(Random& random, Scalar offset) {
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
Row<Scalar> lattice_tie(Random& random) {
    static constexpr std::array<std::array<int, 3>, 6> triples{
        {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {20, 21, 29}, {0, 7, 7}, {11, 0, 11}}};
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
Row<Scalar> beside_corner(Random& random) {
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
Row<Scalar> draw(Random& random, Kind kind) {
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
    Workload<Scalar> work{count, {}, {}};
    for (auto& column : work.center_half) column.resize(count);
    for (auto& column : work.lo_hi) column.resize(count);
    Random random(2026);
    for (std::size_t i = 0; i < count; ++i) {
        Row<Scalar> centered = draw<Scalar>(random, kind);
        Row<Scalar> sides = centered;
        for (std::size_t axis = 0; axis < 2; ++axis) {
            sides[axis] = centered[axis] - centered[2 + axis];
            sides[2 + axis] = centered[axis] + centered[2 + axis];
        }
        if (kind == Kind::ulp_neighbours || (kind == Kind::one_in_hundred && i % 100 == 0)) {
            const int step = random.between(-1, 1);
            for (Row<Scalar>* row : {&centered, &sides}) {
                const Scalar distance = distance_to(*row, row == &centered);
                (*row)[6] = step == 0 ? distance : std::nextafter(distance, step < 0 ? Scalar(0) : Scalar(1e9));
            }
        }
        for (std::size_t place = 0; place < 7; ++place) {
            work.center_half[place][i] = centered[place];
            work.lo_hi[place][i] = sides[place];
        }
    }
    return work;
}

template Workload<float> make_workload<float>(Kind, std::size_t);
template Workload<double> make_workload<double>(Kind, std::size_t);

}  // namespace tangency::bench
