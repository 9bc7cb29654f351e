// SPDX-License-Identifier: MIT
// Contenders that decide arrays. Compiled once for every target, which its names carry.
#include <algorithm>
#include <cmath>

#include "contender.hpp"
#include "registers.hpp"
#include "tangency/impl/exact_filtered_batch.hpp"

namespace tangency::bench {
namespace {

namespace exact = impl::exact;

// Fold over the columns, left to the compiler. Its maximum is written as gcc and clang both vectorise it.
template <class Scalar>
void naive_loop(const Workload<Scalar>& work, std::uint8_t* answers) {
    const Scalar *cx = work.center_half[0].data(), *cy = work.center_half[1].data(), *hx = work.center_half[2].data(),
                 *hy = work.center_half[3].data(), *px = work.center_half[4].data(), *py = work.center_half[5].data(),
                 *r = work.center_half[6].data();
    constexpr std::size_t block = 256;
    std::uint8_t kept[block];
    for (std::size_t begin = 0; begin < work.count; begin += block) {
        const std::size_t length = std::min(block, work.count - begin);
        for (std::size_t k = 0; k < length; ++k) {
            const std::size_t i = begin + k;
            const Scalar ux = std::max(std::fabs(px[i] - cx[i]) - hx[i], Scalar(0));
            const Scalar uy = std::max(std::fabs(py[i] - cy[i]) - hy[i], Scalar(0));
            kept[k] = ux * ux + uy * uy <= r[i] * r[i];
        }
        std::copy_n(kept, length, answers + begin);
    }
}

#if defined(TANGENCY_EXACT_LANES)
// Fold in the registers that exact_filtered uses, with FMA where it has it: as fast as naive gets on this target.
struct FoldRegisters {
    template <class Work, class Number>
    static Compared<Work> compare(Number number) {
        using Do = exact::detail::Arithmetic<Work>;
        const Work ux = Do::above_zero(Do::absolute(number(4) - number(0)) - number(2));
        const Work uy = Do::above_zero(Do::absolute(number(5) - number(1)) - number(3));
        const Work radius = number(6);
        return {Do::add_product(ux, ux, uy * uy), radius * radius};
    }
};

template <class Scalar>
void naive_registers(const Workload<Scalar>& work, std::uint8_t* answers) {
    by_registers<FoldRegisters>(work.center_half, work.count, answers);
}
#endif

template <class Scalar>
void by_exact(const Workload<Scalar>& work, std::uint8_t* answers) {
    const auto& c = work.center_half;
    const exact::Columns<Scalar, 2> columns{
        {c[0].data(), c[1].data()}, {c[2].data(), c[3].data()}, {c[4].data(), c[5].data()}, c[6].data()};
    exact::intersects_closed_columns<exact::CenterHalf>(columns, work.count, answers);
}

template <class Scalar>
void add(std::vector<Contender<Scalar>>& list) {
    const std::string target = TANGENCY_BENCH_TARGET;
    list.push_back({"fold_loop_" + target, Manner::batch, false, Reads::center_half, naive_loop<Scalar>});
#if defined(TANGENCY_EXACT_LANES)
    list.push_back({"fold_registers_" + target, Manner::batch, false, Reads::center_half, naive_registers<Scalar>});
#endif
    list.push_back({"exact_filtered_" + target, Manner::batch, true, Reads::center_half, by_exact<Scalar>});
}

}  // namespace

void TANGENCY_BENCH_ADD(std::vector<Contender<float>>& floats, std::vector<Contender<double>>& doubles) {
    add(floats);
    add(doubles);
}

}  // namespace tangency::bench
