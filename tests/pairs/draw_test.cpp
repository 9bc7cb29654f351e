// SPDX-License-Identifier: MIT
// Lists: every class is reached, all are valid, plain choices say the same, and changed lists have the same pairs.
#include "draw.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "impl/lists/bounds.hpp"
#include "tangency/pairs/meetings.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::pairs {
namespace {

using properties::Source;

Signature drawn_signature(Form form, ScalarType scalar = ScalarType::f32, std::size_t dim = 2) {
    return {form, scalar, dim, Orientation::none, Question::box_box};
}

TEST(PairsDraws, EveryClassOfListIsReached) {
    std::set<std::size_t> counts;
    int negative = 0, degenerate = 0, same = 0, touching = 0, large = 0, borders = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        Source source(seed);
        const ShapeList list = draw_lattice_list(source, drawn_signature(Form::lo_hi));
        counts.insert(list.count());
        for (std::size_t i = 0; i < list.count(); ++i) {
            const Shape& shape = list.shapes[i];
            if (shape.numbers[0] < 0) ++negative;
            if (is_degenerate(shape, list.signature)) ++degenerate;
            if (!shape.is_ball && shape.numbers[2] - shape.numbers[0] >= 80) ++large;
            if (!shape.is_ball && std::fmod(shape.numbers[2], 16) == 0) ++borders;
            for (std::size_t j = 0; j < i; ++j) same += list.shapes[j] == shape ? 1 : 0;
        }
        if (list.count() < 10)
            for (const Meeting& meeting : find_meetings(list)) touching += meeting.verdict == reference::Verdict::touching ? 1 : 0;
    }
    for (const std::size_t count : {0U, 1U, 2U, 3U, 9U, 20U}) EXPECT_TRUE(counts.contains(count)) << count;
    EXPECT_GT(*counts.rbegin(), 40U);
    EXPECT_LE(*counts.rbegin(), most_shapes);
    for (const int seen : {negative, degenerate, same, touching, large, borders}) EXPECT_GT(seen, 50);
}

// Who meets whom in a list of a fixed size, as a set of pairs of places.
std::set<std::pair<int, int>> met_in(const ShapeList& list) {
    std::set<std::pair<int, int>> met;
    for (const Meeting& meeting : find_meetings(list)) {
        EXPECT_EQ(meeting.verdict, reference::Verdict::overlapping);
        met.insert({meeting.pair.first, meeting.pair.second});
    }
    return met;
}

TEST(PairsDraws, OfEverySizeThatBreaksAllMeetOrNoneOrOnePairAtAnEndInEveryRun) {
    using Met = std::set<std::pair<int, int>>;
    for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            std::map<std::size_t, std::set<Met>> seen;
            for (std::size_t number = 0; number < sized_list_count(); ++number) {
                Source source(seed * 1000 + number);
                const ShapeList list = draw_sized_list(source, drawn_signature(Form::lo_hi, ScalarType::f32, dim), number);
                seen[list.count()].insert(met_in(list));
            }
            for (const int count : {0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64}) {
                Met all;
                for (int second = 0; second < count; ++second)
                    for (int first = 0; first < second; ++first) all.insert({first, second});
                const std::set<Met>& of_size = seen[static_cast<std::size_t>(count)];
                EXPECT_TRUE(of_size.contains({})) << count;
                EXPECT_TRUE(of_size.contains(all)) << count;
                if (count < 2) continue;
                for (const std::pair<int, int>& pair : {std::pair{0, 1}, std::pair{count - 2, count - 1}, std::pair{0, count - 1}})
                    EXPECT_TRUE(of_size.contains({pair})) << count << ' ' << pair.second;
            }
        }
}

TEST(PairsDraws, NearlyTheSameListsAreValidAndNotTheSame) {
    int of_other_kinds = 0, moved = 0;
    for (const Form form : {Form::lo_hi, Form::center_half, Form::corner_size})
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            Source source(seed);
            const ShapeList list = draw_lattice_list(source, drawn_signature(form));
            const ShapeList other = nearly_the_same(list, source);
            ASSERT_EQ(other.count(), list.count());
            for (std::size_t i = 0; i < list.count(); ++i) {
                const Shape &was = list.shapes[i], &is = other.shapes[i];
                of_other_kinds += was.is_ball != is.is_ball ? 1 : 0;
                moved += was.numbers != is.numbers ? 1 : 0;
                EXPECT_TRUE(was.is_ball == is.is_ball || was.numbers == is.numbers);
                EXPECT_GE(is.numbers[2], is.is_ball || form != Form::lo_hi ? 0 : is.numbers[0]);
                EXPECT_GE(is.numbers[3], form != Form::lo_hi || is.is_ball ? 0 : is.numbers[1]);
            }
        }
    EXPECT_GT(of_other_kinds, 100);
    EXPECT_GT(moved, 100);
}

// Who has room for a thousand pairs loses some of 64 shapes in a heap.
TEST(PairsDraws, InAHeapMoreThanAThousandPairsMeet) {
    std::size_t most = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        Source source(seed);
        const ShapeList list = draw_lattice_list(source, drawn_signature(Form::lo_hi));
        if (list.count() * (list.count() - 1) / 2 > most) most = std::max(most, find_meetings(list).size());
    }
    EXPECT_GT(most, 1024U);
}

TEST(PairsDraws, SquaresOfALatticeListAreFloats) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Source source(seed);
        for (const Shape& shape : draw_lattice_list(source, drawn_signature(Form::center_half, ScalarType::f32, 3)).shapes)
            for (const double number : shape.numbers) {
                EXPECT_EQ(number, std::trunc(number));
                EXPECT_LE(std::abs(number), 1000);
            }
    }
}

TEST(PairsDraws, PlainChoicesSayTheSameList) {
    for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Signature signature = drawn_signature(Form::corner_size, ScalarType::f64, dim);
            Source source(seed);
            properties::Recording recording;
            source.record_to(recording);
            const ShapeList list = draw_lattice_list(source, signature);
            const properties::Choices plain = properties::in_plain_choices(recording);
            Source again(plain);
            EXPECT_TRUE(draw_lattice_list(again, signature).shapes == list.shapes) << seed;
        }
}

TEST(PairsDraws, FloatsAreOfTheScalarAndValid) {
    for (const Form form : {Form::lo_hi, Form::center_half, Form::corner_size})
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Source source(seed);
            for (const Shape& shape : draw_float_list(source, drawn_signature(form)).shapes)
                for (std::size_t place = 0; place < 4; ++place) {
                    const double number = shape.numbers[place];
                    EXPECT_EQ(number, properties::round_to(ScalarType::f32, number));
                    EXPECT_TRUE(number >= 0 || !(shape.is_ball ? place == 2 : form != Form::lo_hi && place > 1));
                    EXPECT_TRUE(shape.is_ball || form != Form::lo_hi || place < 2 || number >= shape.numbers[place - 2]);
                }
        }
}

// By their sides, which is where a broad phase rounds.
double overlap_of(const Bounds<double>& one, const Bounds<double>& other, std::size_t dim) {
    double least = HUGE_VAL;
    for (std::size_t axis = 0; axis < dim; ++axis) least = std::min({least, one.hi[axis] - other.lo[axis], other.hi[axis] - one.lo[axis]});
    return least;
}

TEST(PairsDraws, ShapesOverlapByEveryOctaveFromTheBandToAnEighthOfTheScale) {
    constexpr int lists = 3000;
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64}) {
        const properties::FloatFormat& format = properties::format_of(scalar);
        std::map<int, int> overlapping, apart;
        for (std::uint64_t seed = 0; seed < lists; ++seed) {
            Source source(seed);
            const ShapeList list = draw_float_list(source, drawn_signature(Form::lo_hi, scalar));
            const BoundsList<double> bounds = bounds_of<double>(list);
            for (std::size_t i = 0; i < list.count(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const double by = overlap_of(bounds[i], bounds[j], 2) / (format.unit_roundoff * scale_of(list));
                    if (by != 0) ++(by > 0 ? overlapping : apart)[std::ilogb(by)];
                }
        }
        for (int octave = 4; octave < format.precision - 3; ++octave) {
            EXPECT_GT(overlapping[octave], 20) << octave;
            EXPECT_GT(apart[octave], 5) << octave;
        }
    }
}

TEST(PairsDraws, ChangedListsHaveTheSamePairs) {
    for (const Form form : {Form::lo_hi, Form::center_half, Form::corner_size})
        for (std::uint64_t seed = 0; seed < 25; ++seed) {
            Source source(seed);
            ShapeList list = draw_lattice_list(source, drawn_signature(form));
            if (list.count() > 12) continue;
            const auto meetings = find_meetings(list);
            for (const ChangedList& changed : {permuted(list, source), mirrored(list, source), translated(list, source, 0)}) {
                EXPECT_EQ(find_meetings(changed.list).size(), meetings.size());
                for (const auto& [pair, verdict] : meetings) {
                    const Pair moved{changed.order[static_cast<std::size_t>(pair.first)],
                                     changed.order[static_cast<std::size_t>(pair.second)]};
                    EXPECT_EQ(properties::find_reference_answer(input_of(changed.list, moved)).verdict, verdict);
                }
            }
        }
}

}  // namespace
}  // namespace tangency::pairs
