// SPDX-License-Identifier: MIT
// The fast verdict on rotated boxes against the reference: every generator, every stage, and how often it decides.
#include <gtest/gtest.h>
#include <mpfr.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "../../properties/src/fast_angle.hpp"
#include "../exact/rotated_inputs.hpp"
#include "../signatures.hpp"
#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::properties {
namespace {

using reference::Verdict;

struct Generator {
    const char* name;
    Input (*draw)(Source&, const Signature&);
    // The least share in percent that must be decided: radians, degrees; axes and quaternions always are.
    int radians, degrees;
};

template <Magnitudes magnitudes>
Input floats(Source& random, const Signature& signature) {
    return draw_floats(random, signature, magnitudes);
}

// The radius on the rounded distance or two ulps beside it.
Input ulp_neighbour(Source& random, const Signature& signature) {
    Input input = draw_floats(random, signature, Magnitudes::ordinary);
    const double radius = round_to(signature.scalar, rotated_distance(input));
    input.row().back() = std::abs(step_ulps(signature.scalar, radius, random.between(-2, 2)));
    return input;
}

const std::array<Generator, 10> generators{{
    {"lattice", [](Source& random, const Signature& s) { return express(draw_lattice(random, s), s); }, 90, 80},
    {"lattice tie", [](Source& random, const Signature& s) { return express(draw_lattice_tie(random, s), s); }, 99, 99},
    {"rotated tie", [](Source& random, const Signature& s) { return express(draw_exact_rotated_tie(random, s), s); }, 99, 40},
    {"inside", [](Source& random, const Signature& s) { return express(draw_lattice_inside(random, s), s); }, 90, 90},
    {"ordinary", floats<Magnitudes::ordinary>, 95, 95},
    {"large", floats<Magnitudes::large>, 50, 90},
    {"small", floats<Magnitudes::small>, 90, 90},
    {"tiny", exact_test::draw_tiny, 70, 70},
    {"near tie", draw_near_tie, 80, 60},
    {"ulp neighbour", ulp_neighbour, 90, 90},
}};

TEST(FastRotatedVerdict, IsTheReferencesOnEveryGeneratorFromEveryStage) {
    constexpr int wanted = static_cast<int>(400 * TANGENCY_TEST_EFFORT) + 60;
    for (const Signature& signature : rotated_signatures())
        for (const Generator& generator : generators) {
            Source random(mix_seed(18, static_cast<std::uint64_t>(signature.form) * 8 + static_cast<std::uint64_t>(signature.orientation)));
            int decided = 0;
            for (int i = 0; i < wanted; ++i) {
                const Input input = generator.draw(random, signature);
                const Verdict right = reference::find_standing(signature, input.row()).verdict;
                for (const int stage : {0, 2, 3, 4}) {
                    const auto fast = fast_verdict_from(input, stage);
                    if (stage == 0) decided += fast.has_value();
                    ASSERT_EQ(fast.value_or(right), right) << form_name(signature) << " " << name_of(signature.scalar) << " "
                                                           << generator.name << " from stage " << stage << ": " << to_text(input);
                }
            }
            const int share = signature.orientation == Orientation::radians   ? generator.radians
                              : signature.orientation == Orientation::degrees ? generator.degrees
                                                                              : 100;
            EXPECT_GE(100 * decided, share * wanted)
                << form_name(signature) << " " << name_of(signature.scalar) << " " << generator.name << " " << decided << " of " << wanted;
        }
}

// MPFR's cosine and sine less ours, at 200 bits.
struct Off {
    double cosine, sine;
};
Off off_by(double angle, bool degrees, const fast::Direction<fast::Pair>& direction) {
    mpfr_t argument, cosine, sine;
    mpfr_inits2(1400, argument, cosine, sine, static_cast<mpfr_ptr>(nullptr));
    mpfr_const_pi(argument, MPFR_RNDN);
    mpfr_div_ui(argument, argument, 180, MPFR_RNDN);
    degrees ? mpfr_mul_d(argument, argument, angle, MPFR_RNDN) : mpfr_set_d(argument, angle, MPFR_RNDN);
    mpfr_sin_cos(sine, cosine, argument, MPFR_RNDN);
    for (const double part : {direction.cosine.high, direction.cosine.low}) mpfr_sub_d(cosine, cosine, part, MPFR_RNDN);
    for (const double part : {direction.sine.high, direction.sine.low}) mpfr_sub_d(sine, sine, part, MPFR_RNDN);
    const Off off{mpfr_get_d(cosine, MPFR_RNDN), mpfr_get_d(sine, MPFR_RNDN)};
    mpfr_clears(argument, cosine, sine, static_cast<mpfr_ptr>(nullptr));
    return off;
}

double draw_angle(Source& random, bool degrees) {
    const double right_angle = degrees ? 90 : 0x1.921fb54442d18p0;
    switch (random.between(0, 3)) {
        case 0: return (random.unit() - 0.5) * 8 * right_angle;
        case 1: return right_angle / 2 * random.between(-2000, 2000) * (1 + std::ldexp(1.0, -random.between(20, 60)));
        case 2: {
            const int exponent = random.between(-1000, degrees ? 1000 : 18);
            return std::ldexp(1 + random.unit(), exponent);
        }
        default: return (random.unit() - 0.5) * 2 * (degrees ? 1e6 : fast::most_radians);
    }
}

// Half of what the verdict allows for: the other half is the spare of the derivation.
TEST(FastRotatedVerdict, KnowsDirectionsToHalfTheErrorItAllowsFor) {
    Source random(19);
    for (int i = 0; i < static_cast<int>(4'000 * TANGENCY_TEST_EFFORT) + 300; ++i) {
        const bool degrees = i % 2 == 0;
        const double angle = draw_angle(random, degrees);
        const auto reduced = degrees ? fast::reduce_degrees(angle) : fast::reduce_radians(angle);
        ASSERT_TRUE(reduced) << angle;
        const auto plain = fast::direction_of<double>(*reduced);
        const Off coarse = off_by(angle, degrees, {{plain.cosine, 0}, {plain.sine, 0}});
        const Off fine = off_by(angle, degrees, fast::direction_of<fast::Pair>(*reduced));
        ASSERT_LE(std::hypot(coarse.cosine, coarse.sine), fast::direction_error<double> / 2) << hex_text(angle);
        ASSERT_LE(std::hypot(fine.cosine, fine.sine), fast::direction_error<fast::Pair> / 2) << hex_text(angle);
    }
    EXPECT_FALSE(fast::reduce_radians(0x1.0000000000001p20));
    EXPECT_FALSE(fast::reduce_radians(-1e300));
}

// A circle beyond one side, its radius the rounded gap and the box's centre moved by what is left of it, so that the
// true gap is as small as the bound of the pairs: 2^-90 to 2^-112 of the input.
Input draw_beside_pairs(Source& random, const Signature& signature) {
    using namespace impl::exact::detail;
    Input input{signature};
    auto& n = input.numbers;
    n[2] = 0.25 + random.unit();
    n[3] = 64;
    n[4] = draw_angle(random, signature.orientation == Orientation::degrees);
    n[5] = 16 * (random.unit() - 0.5);
    n[6] = 16 * (random.unit() - 0.5);
    const auto reduced = signature.orientation == Orientation::degrees ? fast::reduce_degrees(n[4]) : fast::reduce_radians(n[4]);
    const auto turn = fast::direction_of<Pair>(*reduced);
    const Pair along = as<Pair>(n[5]) * turn.cosine + as<Pair>(n[6]) * turn.sine;
    const Pair distance = absolute(along) - as<Pair>(n[2]);
    n[7] = std::max(distance.high, 0.0);
    const Pair gap = distance - as<Pair>(n[7]);
    const double tail = gap.high / turn.cosine.high * (along.high < 0 ? -1 : 1);
    const int smallness = random.between(34, 50);
    n[0] = tail * (1 + std::ldexp(random.unit() - 0.5, -smallness));
    if (!std::isfinite(n[0])) n[0] = 0;
    return input;
}

TEST(FastRotatedVerdict, HoldsItsTongueWhereAGapIsAsSmallAsItsError) {
    Source random(20);
    int said = 0, wanted = static_cast<int>(3000 * TANGENCY_TEST_EFFORT) + 300;
    for (const Orientation orientation : {Orientation::radians, Orientation::degrees})
        for (int i = 0; i < wanted; ++i) {
            const Input input = draw_beside_pairs(random, {Form::center_half, ScalarType::f64, 2, orientation});
            const auto fast = fast_verdict(input);
            said += fast.has_value();
            if (!fast) continue;
            ASSERT_EQ(*fast, reference::find_standing(input.signature, input.row()).verdict) << to_text(input);
        }
    EXPECT_GT(said, wanted / 4);
    EXPECT_LT(said, 2 * wanted * 3 / 4);
}

}  // namespace
}  // namespace tangency::properties
