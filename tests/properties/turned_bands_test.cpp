// SPDX-License-Identifier: MIT
// The band of turned boxes: the k of docs/levels.md under attack, and what an angle beyond one turn does to it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/frame.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/truth.hpp"
#include "turned_subjects.hpp"

namespace tangency::properties {
namespace {

using turned_test::turnings;

Signature signature_of(Form form, Turning turning) { return turned_test::turned_signature(form, ScalarType::f32, turning); }

// The widest wrong gap of a float subject near one scene, in eps * scale; leaves that radius in the scene. The
// radius is bisected to where the answer turns; the distance is known in double, far more finely than a float.
double widest_gap_near(const Subject& subject, Case& scene) {
    scene.row().back() = 0;
    const FramedScene seen = framed(scene);
    const double scale = std::ldexp(seen.scale, seen.exponent);
    const double distance = std::ldexp(seen.distance(), seen.exponent);
    if (distance == 0 || distance > scale) return 0;
    auto miss = static_cast<float>(distance * (1 - 0x1p-12));
    auto hit = static_cast<float>(distance * (1 + 0x1p-12));
    const auto answer = [&](float radius) {
        scene.row().back() = static_cast<double>(radius);
        return ask(subject, scene);
    };
    if (answer(miss) || !answer(hit)) return 0;
    while (std::nextafter(miss, hit) < hit) {
        const float middle = miss + (hit - miss) / 2;
        (answer(middle) ? hit : miss) = middle;
    }
    const double early = distance - static_cast<double>(hit);
    const double late = static_cast<double>(miss) - distance;
    scene.row().back() = static_cast<double>(early > late ? hit : miss);
    return std::max({early, late, 0.0}) / (format_of(ScalarType::f32).unit_roundoff * scale);
}

double most_of(const Signature& signature, std::size_t place) {
    const Role role = layout_of(signature)[place].role;
    return role == Role::degrees ? 360 : role == Role::radians ? 6.28 : 1;
}

// Hill climbing from several random scenes whose numbers are all about as large as the scale.
double widest_gap(const Subject& subject, int steps) {
    const Signature& signature = subject.signature;
    Source random(5);
    double widest = 0;
    for (int restart = 0; restart < 6; ++restart) {
        Case best{signature};
        double widest_here = 0;
        for (int step = 0; step < steps; ++step) {
            Case scene = best;
            const bool start = widest_here == 0 || step < steps / 20;
            const int chosen = random.between(0, static_cast<int>(scene.row().size()) - 2);
            for (std::size_t i = 0; i + 1 < scene.row().size(); ++i) {
                double& number = scene.numbers[i];
                const double most = most_of(signature, i);
                if (start) {
                    number = most * (2 * random.unit() - 1);
                } else if (static_cast<int>(i) == chosen) {
                    const double shift = std::ldexp(most, -random.between(1, 20));
                    number += shift * (2 * random.unit() - 1);
                }
                const bool extent = is_size(layout_of(signature)[i].role);
                number = round_to(ScalarType::f32, std::clamp(extent ? std::abs(number) : number, -most, most));
            }
            const double here = widest_gap_near(subject, scene);
            if (here < widest_here) continue;
            widest_here = here;
            best = scene;
        }
        widest = std::max(widest, widest_here);
    }
    return widest;
}

// Search must not pass the k, nor stay so far below it that the k says nothing.
TEST(TurnedBands, HoldUnderAttackAndAreNotIdle) {
    constexpr bool full = TANGENCY_TEST_EFFORT >= 1;
    constexpr int steps = full ? 2000 : 100;
    for (const Turning turning : turnings) {
        double widest = 0;
        const double k = default_band(signature_of(Form::center_half, turning));
        for (const Form form : {Form::center_half, Form::corner_size})
            for (const Subject& subject : turned_test::right_subjects(signature_of(form, turning))) {
                // Fourteen numbers take longer to climb than eight.
                const double gap = widest_gap(subject, turning == Turning::quaternion ? 8 * steps : steps);
                EXPECT_LE(gap, k) << subject.name;
                widest = std::max(widest, gap);
            }
        const std::string name(form_name(signature_of(Form::center_half, turning)));
        std::printf("%s: k = %g, reached %.1f\n", name.c_str(), k, widest);
        EXPECT_GE(widest, full ? k / 4 : 0);
    }
}

Truth point_and_circle(Turning turning, double angle, double radius) {
    return find_truth(Case{{Form::center_half, ScalarType::f32, 2, turning}, {0, 0, 0, 0, angle, 1, 0, radius}});
}

TEST(TurnedBands, KeepTheirWidthUpToOneTurnAndWidenByTheAngleBeyond) {
    const double eps = 0x1p-24;
    for (const auto& [turning, turn] : {std::pair{Turning::degrees, 360.0}, std::pair{Turning::radians, 0x1.921fb4p+2}}) {
        EXPECT_EQ(band_width(point_and_circle(turning, turn, 1), 8), reference::Fraction(8 * eps));
        EXPECT_EQ(band_width(point_and_circle(turning, -turn, 1), 8), reference::Fraction(8 * eps));
        const double width = band_width(point_and_circle(turning, 10 * turn, 1), 8).nearest();
        EXPECT_NEAR(width / eps, 8 * (1 + 20 * turned_test::pi<double>), 1e-3);
    }
    // A direction or a quaternion has no size that counts.
    const Case axis{{Form::center_half, ScalarType::f32, 2, Turning::axis}, {0, 0, 0, 0, 1e9, 1e9, 1, 0, 1}};
    EXPECT_EQ(band_width(find_truth(axis), 8), reference::Fraction(8 * eps));
}

}  // namespace
}  // namespace tangency::properties
