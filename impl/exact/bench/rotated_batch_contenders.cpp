// SPDX-License-Identifier: MIT
// Contenders that decide arrays of rotated boxes. Compiled once for every target, which its names carry.
#include "contender.hpp"
#include "registers.hpp"
#include "tangency/impl/exact_filtered_axis_batch.hpp"
#include "tangency/impl/exact_filtered_quaternion_batch.hpp"

namespace tangency::bench {
namespace {

namespace exact = impl::exact;

#if defined(TANGENCY_EXACT_LANES)
// rotated_axis, which holds for unit axes alone, and the same after dividing by the axis' length.
template <bool Normalises>
struct AxisRegisters {
    template <class Work, class Number>
    static Compared<Work> compare(Number number) {
        using Do = exact::detail::Arithmetic<Work>;
        using exact::detail::root;
        const Work dx = number(6) - number(0), dy = number(7) - number(1);
        Work u = number(4), v = number(5);
        if constexpr (Normalises) {
            const Work length = root(Do::add_product(u, u, v * v));
            u = u / length;
            v = v / length;
        }
        const Work x = Do::above_zero(Do::absolute(Do::add_product(dx, u, dy * v)) - number(2));
        const Work y = Do::above_zero(Do::absolute(Do::subtract_product(dx, v, dy * u)) - number(3));
        const Work radius = number(8);
        return {Do::add_product(x, x, y * y), radius * radius};
    }
};

// rotated_quaternion: the matrix of a unit quaternion, transposed, then fold.
struct QuaternionRegisters {
    template <class Work, class Number>
    static Compared<Work> compare(Number number) {
        using Do = exact::detail::Arithmetic<Work>;
        const Work x = number(6), y = number(7), z = number(8), w = number(9);
        const Work x2 = x + x, y2 = y + y, z2 = z + z;
        const Work xx = x * x2, yy = y * y2, zz = z * z2, xy = x * y2, xz = x * z2, yz = y * z2;
        const Work wx = w * x2, wy = w * y2, wz = w * z2, one = Do::broadcast(1);
        const Work dx = number(10) - number(0), dy = number(11) - number(1), dz = number(12) - number(2);
        const auto dot = [&](Work a, Work b, Work c) { return Do::add_product(a, dx, Do::add_product(b, dy, c * dz)); };
        const Work along[] = {dot(one - (yy + zz), xy + wz, xz - wy), dot(xy - wz, one - (xx + zz), yz + wx),
                              dot(xz + wy, yz - wx, one - (xx + yy))};
        Work distance_sq = Work{};
        for (std::size_t i = 0; i < 3; ++i) {
            const Work beyond = Do::above_zero(Do::absolute(along[i]) - number(3 + i));
            distance_sq = Do::add_product(beyond, beyond, distance_sq);
        }
        const Work radius = number(13);
        return {distance_sq, radius * radius};
    }
};

template <bool Normalises, class Scalar>
void axis_registers(const Workload<Scalar>& work, std::uint8_t* answers) {
    by_registers<AxisRegisters<Normalises>>(work.rotated, work.count, answers);
}
template <class Scalar>
void quaternion_registers(const Workload<Scalar>& work, std::uint8_t* answers) {
    by_registers<QuaternionRegisters>(work.spatial, work.count, answers);
}
#endif

template <class Scalar>
void by_exact_axis(const Workload<Scalar>& work, std::uint8_t* answers) {
    const auto& c = work.rotated;
    const exact::AxisColumns<Scalar> columns{
        {c[0].data(), c[1].data()}, {c[2].data(), c[3].data()}, {c[4].data(), c[5].data()}, {c[6].data(), c[7].data()}, c[8].data()};
    exact::intersects_closed_axis_columns<exact::CenterHalf>(columns, work.count, answers);
}

template <class Scalar>
void by_exact_quaternion(const Workload<Scalar>& work, std::uint8_t* answers) {
    const auto& c = work.spatial;
    const exact::QuaternionColumns<Scalar> columns{{c[0].data(), c[1].data(), c[2].data()},
                                                   {c[3].data(), c[4].data(), c[5].data()},
                                                   {c[6].data(), c[7].data(), c[8].data(), c[9].data()},
                                                   {c[10].data(), c[11].data(), c[12].data()},
                                                   c[13].data()};
    exact::intersects_closed_quaternion_columns<exact::CenterHalf>(columns, work.count, answers);
}

template <class Scalar>
void add(std::vector<Contender<Scalar>>& list) {
    const std::string target = TANGENCY_BENCH_TARGET;
#if defined(TANGENCY_EXACT_LANES)
    list.push_back({"rotated_axis_registers_" + target, Manner::batch, false, Reads::rotated, axis_registers<false, Scalar>});
    list.push_back({"rotated_axis_normalised_registers_" + target, Manner::batch, false, Reads::rotated, axis_registers<true, Scalar>});
    list.push_back({"rotated_quaternion_registers_" + target, Manner::batch, false, Reads::spatial, quaternion_registers<Scalar>});
#endif
    list.push_back({"exact_filtered_axis_" + target, Manner::batch, true, Reads::rotated, by_exact_axis<Scalar>});
    list.push_back({"exact_filtered_quaternion_" + target, Manner::batch, true, Reads::spatial, by_exact_quaternion<Scalar>});
}

}  // namespace

void TANGENCY_BENCH_ADD_ROTATED(std::vector<Contender<float>>& floats, std::vector<Contender<double>>& doubles) {
    add(floats);
    add(doubles);
}

}  // namespace tangency::bench
