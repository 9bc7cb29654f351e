// SPDX-License-Identifier: MIT
// What naive methods by hand need of the registers that exact_filtered's batches use, and how both walk over columns.
#pragma once

#include <cstddef>
#include <cstdint>

#include "contender.hpp"
#include "tangency/impl/exact/lanes.hpp"

#if defined(TANGENCY_EXACT_LANES)
namespace tangency::bench {
namespace {

using Floats = impl::exact::detail::Lanes<float>;
using Doubles = impl::exact::detail::Lanes<double>;
using Bytes = impl::exact::detail::ByteRegister;

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

/// A step's registers of words, all ones or none, as one register of bytes.
Bytes pack(const Bytes* words, float) {
    namespace detail = impl::exact::detail;
    return detail::bytes_of(detail::narrow(words[0], words[1]), detail::narrow(words[2], words[3]), 0.0F);
}
Bytes pack(const Bytes* words, double) {
    namespace detail = impl::exact::detail;
    const auto upper = [words](std::size_t k) { return detail::upper_words(words[2 * k], words[2 * k + 1]); };
    return detail::bytes_of(detail::narrow(upper(0), upper(1)), detail::narrow(upper(2), upper(3)), 0.0);
}

/// answers[i] = whether the first of Method::compare(number) is at most the second, a step of registers at a time, fetching
/// ahead where exact_filtered does; number(place) loads a register of column `place`, or one number in the end.
template <class Method, bool IsFar, class Scalar, std::size_t Width>
void walk_registers(const std::array<std::vector<Scalar>, Width>& columns, std::size_t count, std::uint8_t* answers) {
    namespace detail = impl::exact::detail;
    using Register = detail::Lanes<Scalar>;
    constexpr std::size_t step = sizeof(Bytes);
    const Scalar* column[Width];
    for (std::size_t place = 0; place < Width; ++place) column[place] = columns[place].data();
    std::size_t next = 0;
    for (; next + step <= count; next += step) {
        if constexpr (IsFar)
            for (const Scalar* start : column) detail::fetch_step_ahead(start + next);
        Bytes words[step / Register::width];
        for (std::size_t k = 0; k < step / Register::width; ++k) {
            const auto [distance_sq, radius_sq] = Method::template compare<Register>(
                [&](std::size_t place) { return Register::load(column[place] + next + k * Register::width); });
            words[k] = within(distance_sq, radius_sq);
        }
        store_hits(pack(words, Scalar{}), answers + next);
    }
    for (; next < count; ++next) {
        const auto [distance_sq, radius_sq] = Method::template compare<Scalar>([&](std::size_t place) { return column[place][next]; });
        answers[next] = distance_sq <= radius_sq;
    }
}

template <class Method, class Scalar, std::size_t Width>
void by_registers(const std::array<std::vector<Scalar>, Width>& columns, std::size_t count, std::uint8_t* answers) {
    if (count > (std::size_t{1} << 20) / (Width * sizeof(Scalar)))
        walk_registers<Method, true>(columns, count, answers);
    else
        walk_registers<Method, false>(columns, count, answers);
}

/// The two numbers that a naive method compares.
template <class Work>
struct Compared {
    Work distance_sq, radius_sq;
};

}  // namespace
}  // namespace tangency::bench
#endif
