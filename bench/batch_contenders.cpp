// SPDX-License-Identifier: MIT
// Contenders that decide arrays. Compiled once for every target, which its names carry.
#include <algorithm>
#include <cmath>

#include "contender.hpp"
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
using Floats = exact::detail::Lanes<float>;
using Doubles = exact::detail::Lanes<double>;
using Bytes = exact::detail::ByteRegister;

#if defined(__AVX2__)
Bytes within(Floats a, Floats b) { return _mm256_castps_si256(_mm256_cmp_ps(a.value, b.value, _CMP_LE_OQ)); }
Bytes within(Doubles a, Doubles b) { return _mm256_castpd_si256(_mm256_cmp_pd(a.value, b.value, _CMP_LE_OQ)); }
void store_hits(Bytes packed, std::uint8_t* to) {
    _mm256_storeu_si256(reinterpret_cast<Bytes*>(to), _mm256_and_si256(packed, _mm256_set1_epi8(1)));
}
#else
Bytes within(Floats a, Floats b) { return _mm_castps_si128(_mm_cmple_ps(a.value, b.value)); }
Bytes within(Doubles a, Doubles b) { return _mm_castpd_si128(_mm_cmple_pd(a.value, b.value)); }
void store_hits(Bytes packed, std::uint8_t* to) { _mm_storeu_si128(reinterpret_cast<Bytes*>(to), _mm_and_si128(packed, _mm_set1_epi8(1))); }
#endif

// Fold in the registers that exact_filtered uses, with FMA where it has it and fetching ahead where that does: as fast
// as naive gets on this target.
template <bool IsFar, class Scalar>
void fold_registers(const Workload<Scalar>& work, std::uint8_t* answers) {
    using Register = exact::detail::Lanes<Scalar>;
    using Do = exact::detail::Arithmetic<Register>;
    constexpr std::size_t step = sizeof(Bytes);
    const Scalar* column[7];
    for (std::size_t place = 0; place < 7; ++place) column[place] = work.center_half[place].data();
    std::size_t next = 0;
    for (; next + step <= work.count; next += step) {
        if constexpr (IsFar)
            for (const Scalar* start : column) exact::detail::fetch_step_ahead(start + next);
        Bytes words[step / Register::width];
        for (std::size_t k = 0; k < step / Register::width; ++k) {
            const auto load = [&](std::size_t place) { return Register::load(column[place] + next + k * Register::width); };
            const Register ux = Do::above_zero(Do::absolute(load(4) - load(0)) - load(2));
            const Register uy = Do::above_zero(Do::absolute(load(5) - load(1)) - load(3));
            const Register radius = load(6);
            words[k] = within(Do::add_product(ux, ux, uy * uy), radius * radius);
        }
        store_hits(exact::detail::pack(words, Scalar{}), answers + next);
    }
    for (; next < work.count; ++next) {
        const Scalar ux = std::max(std::fabs(column[4][next] - column[0][next]) - column[2][next], Scalar(0));
        const Scalar uy = std::max(std::fabs(column[5][next] - column[1][next]) - column[3][next], Scalar(0));
        answers[next] = ux * ux + uy * uy <= column[6][next] * column[6][next];
    }
}

template <class Scalar>
void naive_registers(const Workload<Scalar>& work, std::uint8_t* answers) {
    if (exact::detail::is_far<Scalar, 2>(work.count))
        fold_registers<true>(work, answers);
    else
        fold_registers<false>(work, answers);
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
