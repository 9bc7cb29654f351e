// SPDX-License-Identifier: MIT
// Declared domains: generators draw in them what they draw elsewhere, to their ends, and shrinking stays inside.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "declared_domains.hpp"
#include "tangency/properties/complexity.hpp"
#include "tangency/properties/coordinates.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/shrink.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {
namespace {

// The share of draws that make an instance.
double yield_of(const Property& property, const Signature& signature, const Domain& domain) {
    constexpr int draws = 600;
    Source source(3);
    int made = 0;
    for (int draw = 0; draw < draws; ++draw) made += instance_in(domain, property, source, signature).has_value();
    return static_cast<double>(made) / draws;
}

TEST(Domain, IsDrawnInWithFewDrawsLost) {
    for (const Declared& each : declared())
        for (const Property& property : catalogue()) {
            if (!applies(property, each.signature, each.domain)) continue;
            if (each.domain.cells) {  // a tie, a centre inside and an even step are met by chance
                EXPECT_GT(yield_of(property, each.signature, each.domain), 0.1) << name_of(each) << " " << property.id;
                continue;
            }
            const double whole = yield_of(property, each.signature, whole_domain), inside = yield_of(property, each.signature, each.domain);
            // A ball that an angle carries comes to lie between whole numbers, and so it does by most directions; where widths are odd as often
            // as even the centre that it is carried about does too, and 0.64 are left. What spans more than the coordinates is lost.
            const bool is_carried = each.domain.whole_numbers && each.signature.orientation != Orientation::none;
            const bool is_few = each.domain.coordinates || (is_carried && each.signature.orientation == Orientation::degrees);
            EXPECT_GT(inside, whole * (is_few ? 1.0 / 3 : is_carried ? 0.6 : 2.0 / 3)) << name_of(each) << " " << property.id;
        }
}

TEST(Domain, DrawsTheSameForTheSameSeedAndTheUsualIfNothingIsDeclared) {
    for (const Signature& signature : {flat, quaternion})
        for (const InputKind kind : {InputKind::lattice, InputKind::tie, InputKind::degenerate, InputKind::ordinary, InputKind::near_tie}) {
            const Domain nothing{}, proper = read_domain("proper,range=1e-3..1e4", signature).domain;
            Source usual(7), same(7), one(7), two(7);
            same.keep_to(nothing);
            one.keep_to(proper);
            two.keep_to(proper);
            for (int draw = 0; draw < 300; ++draw) {
                const auto a = draw_input(usual, signature, kind), b = draw_input(same, signature, kind);
                ASSERT_EQ(a.has_value(), b.has_value());
                ASSERT_TRUE(!a || same_bits(*a, *b));
                const auto c = draw_input(one, signature, kind), d = draw_input(two, signature, kind);
                ASSERT_EQ(c.has_value(), d.has_value());
                ASSERT_TRUE(!c || same_bits(*c, *d));
            }
        }
}

TEST(Domain, IsNotLeftByShrinking) {
    for (const Declared& each : declared())
        for (const InputKind kind : {InputKind::lattice, InputKind::ordinary, InputKind::near_tie}) {
            const auto draw = [&](Source& source) {
                source.keep_to(each.domain);
                return draw_input(source, each.signature, kind);
            };
            Recording recording;
            Source source(11);
            source.record_to(recording);
            while (!draw(source)) recording = {};
            const auto first = [&](std::span<const Input> rows) -> std::optional<std::size_t> {
                EXPECT_TRUE(lies_in(rows[0], each.domain)) << name_of(each) << ": " << to_text(rows[0]);
                return 0;
            };
            const auto smallest = replay(shrink(recording.choices, draw, first, 1, 400), draw);
            ASSERT_TRUE(smallest) << name_of(each);
            EXPECT_LT(complexity(*smallest), 30) << name_of(each) << ": " << to_text(*smallest);
        }
}

TEST(Domain, ReachesOppositeEndsOfARangeInEveryQuestion) {
    constexpr int draws = 2000;
    for (const Question question : every_question)
        for (const FormName& form : forms_of(question)) {
            const Signature signature{form.form, ScalarType::f64, form.exists_in(2) ? std::size_t{2} : std::size_t{3}, form.orientation,
                                      question};
            const Domain domain = read_domain("range=0..3000", signature).domain;
            int opposite = 0, at_end = 0;
            Source source(5);
            source.keep_to(domain);
            for (int draw = 0; draw < draws; ++draw) {
                const Input row = draw_floats(source, signature, Magnitudes::ordinary);
                EXPECT_TRUE(lies_in(row, domain)) << to_text(row);
                const auto [least, most] = std::ranges::minmax(row.row());
                opposite += least < -1500 && most > 1500;
                at_end += std::ranges::any_of(row.row(), [](double number) { return std::abs(number) == 3000; });
            }
            EXPECT_GT(opposite, draws / 100) << name_of(question) << ' ' << form.name;
            // Vertices lie at shares of a power of two.
            if (!has_polygon(question)) {
                EXPECT_GT(at_end, draws / 200) << name_of(question) << ' ' << form.name;
            }
        }
}

// Of every question and encoding, how many of the draws touch an end of the coordinates, or have a negative size.
TEST(Domain, IsFilledByTiesAndFloatsToTheEndsOfItsCoordinates) {
    constexpr int draws = 1500;
    for_each_form([](Question question, const FormName& form) {
        const Signature signature{form.form, ScalarType::f64, form.exists_in(2) ? std::size_t{2} : std::size_t{3}, form.orientation,
                                  question};
        for (const char* words : {"whole-numbers,coordinates=0..255", "coordinates=-1..31", "coordinates=-5e6..4e6"})
            for (const InputKind kind : {InputKind::tie, InputKind::lattice, InputKind::ordinary}) {
                const Domain domain = read_domain(words, signature).domain;
                int drawn = 0, at_lo = 0, at_hi = 0, beyond_middle = 0;
                Source source(5);
                source.keep_to(domain);
                for (int draw = 0; draw < draws; ++draw) {
                    const auto row = draw_input(source, signature, kind);
                    if (!row) continue;
                    ++drawn;
                    EXPECT_TRUE(lies_in(*row, domain)) << to_text(*row);
                    Interval span = span_of(std::span(&*row, 1), 0);
                    for (std::size_t axis_place = 1; axis_place < signature.dim; ++axis_place) {
                        const Interval other = span_of(std::span(&*row, 1), axis_place);
                        span = {std::min(span.lo, other.lo), std::max(span.hi, other.hi)};
                    }
                    const Interval ends = *domain.coordinates;
                    at_lo += span.lo == ends.lo;
                    at_hi += span.hi == ends.hi;
                    beyond_middle += span.lo < ends.lo + ends.width() / 4 && span.hi > ends.hi - ends.width() / 4;
                }
                const std::string name = std::string(tangency::name_of(question)) + ' ' + std::string(form.name) + ' ' + words + ' ' +
                                         std::to_string(static_cast<int>(kind));
                // Of 1500 draws no fewer than half are inputs. Shapes as small as lattice inputs are come to an end of a wide domain
                // seldom, and never to both. A triangle has few numbers that may lie at an end.
                const bool is_wide = domain.coordinates->width() > 1000, is_lattice = kind != InputKind::ordinary;
                const bool is_triangle = vertices_of(form.form).first == 3;
                EXPECT_GE(drawn, draws / 2) << name;
                EXPECT_GE(at_lo, is_wide && is_lattice ? 3 : is_lattice ? 30 : is_triangle ? 8 : 10) << name;
                EXPECT_GE(at_hi, is_wide || !is_lattice ? 3 : 20) << name;
                EXPECT_GE(beyond_middle, is_wide && is_lattice ? 0 : is_lattice ? 300 : is_triangle ? 150 : 200) << name;
            }
    });
}

}  // namespace
}  // namespace tangency::properties
