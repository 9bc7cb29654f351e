// SPDX-License-Identifier: MIT
// Cosines and sines of our own: the same on every machine, with an error that is counted.
#include "fast_angle.hpp"

#include <cmath>

namespace tangency::properties::fast {
namespace {

using impl::exact::detail::as;
using impl::exact::detail::two_sum;

// 1 / n!, each as the nearest double and the double nearest to the rest.
constexpr Pair inverse_factorial[] = {
    {0x1.0000000000000p0, 0},
    {0x1.0000000000000p0, 0},
    {0x1.0000000000000p-1, 0},
    {0x1.5555555555555p-3, 0x1.5555555555555p-57},
    {0x1.5555555555555p-5, 0x1.5555555555555p-59},
    {0x1.1111111111111p-7, 0x1.1111111111111p-63},
    {0x1.6c16c16c16c17p-10, -0x1.f49f49f49f49fp-65},
    {0x1.a01a01a01a01ap-13, 0x1.a01a01a01a01ap-73},
    {0x1.a01a01a01a01ap-16, 0x1.a01a01a01a01ap-76},
    {0x1.71de3a556c734p-19, -0x1.c154f8ddc6c00p-73},
    {0x1.27e4fb7789f5cp-22, 0x1.cbbc05b4fa99ap-76},
    {0x1.ae64567f544e4p-26, -0x1.c062e06d1f209p-80},
    {0x1.1eed8eff8d898p-29, -0x1.2aec959e14c06p-83},
    {0x1.6124613a86d09p-33, 0x1.f28e0cc748ebep-87},
    {0x1.93974a8c07c9dp-37, 0x1.05d6f8a2efd1fp-92},
    {0x1.ae7f3e733b81fp-41, 0x1.1d8656b0ee8cbp-97},
    {0x1.ae7f3e733b81fp-45, 0x1.1d8656b0ee8cbp-101},
    {0x1.952c77030ad4ap-49, 0x1.ac981465ddc6cp-103},
    {0x1.6827863b97d97p-53, 0x1.eec01221a8b0bp-107},
    {0x1.2f49b46814157p-57, 0x1.2650f61dbdcb4p-112},
    {0x1.e542ba4020225p-62, 0x1.ea72b4afe3c2fp-120},
    {0x1.71b8ef6dcf572p-66, -0x1.d043ae40c4647p-120},
    {0x1.0ce396db7f853p-70, -0x1.aebcdbd20331cp-124},
    {0x1.761b41316381ap-75, -0x1.3423c7d91404fp-130},
    {0x1.f2cf01972f578p-80, -0x1.9ada5fcc1ab14p-135},
    {0x1.3f3ccdd165fa9p-84, -0x1.58ddadf344487p-139},
    {0x1.88e85fc6a4e5ap-89, -0x1.71c37ebd16540p-143},
    {0x1.d1ab1c2dccea3p-94, 0x1.054d0c78aea14p-149},
};

template <class Work>
Work coefficient(int n);
template <>
double coefficient<double>(int n) {
    return inverse_factorial[n].high;
}
template <>
Pair coefficient<Pair>(int n) {
    return inverse_factorial[n];
}

template <class Work>
Work rounded(Pair number);
template <>
double rounded<double>(Pair number) {
    return number.high;
}
template <>
Pair rounded<Pair>(Pair number) {
    return number;
}

// Taylor's series on |x| <= 0.7855, to x^17 in doubles and x^27 in pairs. With e = 2^-53:
//   doubles: x is rounded (0.5 e), 1 - x^2 (...) rounds by 1.6 e, the product with x by 0.4 e; what is left out is
//     x^18 / 18! < 0.02 e. Below 4 e.
//   pairs: the same steps at 10 e^2, so below 40 e^2, and 12 e^2 from x; left out is x^28 / 28! < 0.4 e^2. Below
//     60 e^2.
template <class Work>
Direction<Work> series(Pair reduced) {
    constexpr int highest = sizeof(Work) == sizeof(double) ? 17 : 27;
    const Work x = rounded<Work>(reduced), square = x * x;
    Work sine = coefficient<Work>(highest), cosine = coefficient<Work>(highest - 1);
    for (int n = highest - 2; n >= 1; n -= 2) {
        sine = coefficient<Work>(n) - square * sine;
        cosine = coefficient<Work>(n - 1) - square * cosine;
    }
    return {cosine, x * sine};
}

}  // namespace

// pi / 2 in three pieces of 33 bits, whose products with 20 bits are exact, and a fourth that ends 2^-159 from the
// exact value. Each pair that is subtracted rounds by 3 e^2 of at most 0.8.
std::optional<Reduced> reduce_radians(double angle) {
    if (!(std::fabs(angle) <= most_radians)) return std::nullopt;
    const double quarters = std::nearbyint(angle * 0x1.45f306dc9c883p-1);
    Pair rest = two_sum(angle, -quarters * 0x1.921fb544p0);
    rest = rest - as<Pair>(quarters * 0x1.0b4611a6p-34);
    rest = rest - as<Pair>(quarters * 0x1.3198a2ep-69);
    rest = rest - as<Pair>(quarters * 0x1.b839a252049c1p-104);
    return Reduced{rest, static_cast<int>(static_cast<long long>(quarters) & 3), angle == 0};
}

// Both remainders are exact: the second is a multiple of the last place of a number of at least 45, or of the angle's.
Reduced reduce_degrees(double angle) {
    const double within = std::remainder(angle, 360.0);
    const double quarters = std::nearbyint(within / 90);
    constexpr Pair degree{0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62};
    const double rest = within - 90 * quarters;
    return {as<Pair>(rest) * degree, static_cast<int>(quarters) & 3, rest == 0};
}

template <class Work>
Direction<Work> direction_of(const Reduced& angle) {
    Direction<Work> direction = series<Work>(angle.rest);
    for (int quarter = 0; quarter < angle.quarters; ++quarter) direction = {-direction.sine, direction.cosine};
    return direction;
}

template Direction<double> direction_of(const Reduced&);
template Direction<Pair> direction_of(const Reduced&);

}  // namespace tangency::properties::fast
