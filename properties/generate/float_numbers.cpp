// SPDX-License-Identifier: MIT
// Numbers of float inputs.
#include "float_numbers.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/fit.hpp"

namespace tangency::properties {

double draw_number(Source& random, ScalarType scalar, int exponent) {
    const int kind = random.between(0, 5);
    const double fraction = kind == 0 ? 0 : kind == 1 ? random.between(0, 15) / 16.0 : random.unit();
    return finite(scalar, scaled(1 + fraction, exponent));
}

double draw_miss(Source& random, ScalarType scalar) {
    if (random.chance(1, 3)) return 0;
    const int last = format_of(scalar).precision;
    const int octave = random.chance(1, 2) ? random.between(2, last) : random.between(std::min(7, last), std::min(30, last));
    return random.with_sign(std::ldexp(1.0, -octave));
}

double draw_gap(Source& random, ScalarType scalar, double scale) {
    const int octaves = random.between(-2, format_of(scalar).precision - 4);
    return random.with_sign(format_of(scalar).unit_roundoff * (1 + random.unit()) * power_of_two(octaves) * scale);
}

bool is_short(const FloatFormat& format) {
    constexpr double room = 4;
    return format.largest < room * ordinary_lengths.hi || format.smallest * room > ordinary_lengths.lo;
}

void put_in_domain(Source& random, Input& input) {
    if (random.domain().is_whole() || random.domain().any_sign) make_valid(input);
    fit(input, random.domain());
}

Exponents exponents_of(Magnitudes magnitudes, const FloatFormat& format, const Domain& domain) {
    Exponents exponents{format.min_exponent, magnitudes == Magnitudes::large ? format.max_exponent : std::min(29, format.max_exponent)};
    if (magnitudes == Magnitudes::ordinary) exponents.lowest = std::max(-30, format.min_exponent);
    const Exponents allowed = exponents.common_with(domain.exponents());
    return allowed.is_empty() ? domain.exponents() : allowed;
}

namespace {

int draw_any_scale_exponent(Source& random, Magnitudes magnitudes, const FloatFormat& format) {
    switch (magnitudes) {
        case Magnitudes::ordinary: return random.between(std::max(-28, format.min_exponent + 2), std::min(28, format.max_exponent - 2));
        // The ends of the range have defects of their own, so a quarter of the draws go there.
        case Magnitudes::large:
            return random.chance(1, 4) ? format.max_exponent - random.between(0, 2) : random.between(30, format.max_exponent);
        case Magnitudes::small:
            if (random.chance(1, 4)) return random.between(-30, 28);
            return format.min_exponent + (random.chance(1, 4) ? random.between(0, 30) : random.between(4, -31 - format.min_exponent));
    }
    return 0;
}

}  // namespace

int draw_scale_exponent(Source& random, Magnitudes magnitudes, const FloatFormat& format) {
    if (is_short(format)) magnitudes = Magnitudes::ordinary;
    const Domain& domain = random.domain();
    const Exponents exponents = exponents_of(magnitudes, format, domain);
    // Sums of some parts need room above.
    return domain.exponent_within(draw_any_scale_exponent(random, magnitudes, format),
                                  magnitudes == Magnitudes::large ? 30 : exponents.lowest, exponents.highest - 2);
}

int draw_exponent_below(Source& random, const FloatFormat& format, int top, int lowest) {
    const int drop = random.chance(1, 2) ? random.between(0, 3) : random.between(0, 2 * format.precision);
    return std::max(top - drop, lowest);
}

void nudge(Source& random, Input& input) { nudge(random, input, random.between(0, 2)); }

void nudge(Source& random, Input& input, int count) {
    for (int i = 0; i < count; ++i) {
        auto& number = input.numbers[static_cast<std::size_t>(random.between(0, static_cast<int>(input.row().size()) - 1))];
        number = step_ulps(input.signature.scalar, number, random.between(-8, 8));
    }
}

}  // namespace tangency::properties
