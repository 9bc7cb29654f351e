// SPDX-License-Identifier: MIT
// Declared domains: how they are read and written, which rows and properties lie in them.
#include "tangency/properties/domain.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "../input_of.hpp"
#include "declared_domains.hpp"
#include "tangency/properties/trial.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {
namespace {

bool holds(const Signature& signature, const char* words, const std::vector<double>& numbers) {
    return lies_in(input_of(signature, numbers), read_domain(words, signature).domain);
}

TEST(Domain, IsReadFromWordsAndWrittenInAnOrderOfItsOwn) {
    EXPECT_TRUE(read_domain("", flat).domain.is_whole());
    EXPECT_EQ(to_text(read_domain("range=1e-3..1e4,positive-radius,positive-extent", flat).domain), "proper,range=0.001..10000");
    EXPECT_EQ(to_text(read_domain("unit-orientation,positive-radius", by_axis).domain), "positive-radius,unit-orientation");
    EXPECT_NE(read_domain("coordinates=1e8..100000100", sides).problem.find("too far from zero for ties of f32"), std::string::npos);
    EXPECT_TRUE(read_domain("coordinates=1e8..100000100", flat).ok());
    EXPECT_NE(read_domain("proper,flat", flat).problem.find("'flat': there is no such word"), std::string::npos);
    EXPECT_NE(read_domain("unit-orientation", degrees).problem.find("center_half_degrees has no direction"), std::string::npos);
    EXPECT_EQ(to_text(read_domain("cells", cornered).domain), "cells");
    EXPECT_EQ(to_text(read_domain("whole-numbers,positive-extent", flat).domain), "positive-extent,whole-numbers,range=0..4096");
    EXPECT_EQ(to_text(read_domain("any-sign,coordinates=-3..29,whole-numbers", flat).domain), "whole-numbers,any-sign,coordinates=-3..29");
    EXPECT_EQ(to_text(read_domain("moving", way).domain), "moving");
    EXPECT_EQ(to_text(read_domain("counterclockwise,proper", triangle).domain), "proper,counterclockwise");
    EXPECT_NE(read_domain("cells", flat).problem.find("give the form corner_size_ball_corner"), std::string::npos);
    EXPECT_TRUE(read_domain("range=1..32", flat).ok());
    EXPECT_FALSE(read_domain("range=1..31", flat).ok());
}

TEST(Domain, HoldsARowByItsNumbers) {
    const Signature lo_hi{Form::lo_hi, ScalarType::f64, 2};
    EXPECT_TRUE(holds(lo_hi, "proper", {0, 0, 1, 1, 5, 5, 1}));
    EXPECT_FALSE(holds(lo_hi, "positive-extent", {1, 0, 1, 1, 5, 5, 1}));
    EXPECT_FALSE(holds(lo_hi, "positive-radius", {0, 0, 1, 1, 5, 5, 0}));
    EXPECT_TRUE(holds(lo_hi, "range=0.5..4", {-4, 0, 1, 1, 0.5, -0.0, 0}));
    EXPECT_FALSE(holds(lo_hi, "range=0.5..16", {-4, 0, 1, 1, 0.25, 3, 1}));
    EXPECT_FALSE(holds(lo_hi, "range=0.5..16", {-17, 0, 1, 1, 1, 3, 1}));
    EXPECT_FALSE(holds(lo_hi, "proper", {0, 0, 1, 1, std::nan(""), 5, 1}));
    EXPECT_TRUE(holds(lo_hi, "whole-numbers", {-7, 0, 1, -0.0, 4096, 3, 0}));
    EXPECT_FALSE(holds(lo_hi, "whole-numbers", {-7, 0, 1, -0.0, 4097, 3, 0}));
    EXPECT_TRUE(holds(lo_hi, "whole-numbers,range=0..1e301", {-7, 0, 1, -0.0, 1e300, 3, 0}));
    EXPECT_FALSE(holds(lo_hi, "whole-numbers", {-7, 0, 1, 1, 5, 2.5, 0}));
    EXPECT_TRUE(holds(cornered, "cells", {-7, 3, 1, 1, 5, 2, 0.5}));
    EXPECT_FALSE(holds(cornered, "cells", {-7, 3, 1, 1, 5, 2.5, 0.5}));
    EXPECT_FALSE(holds(cornered, "cells", {-7, 3, 2, 1, 5, 2, 0.5}));
    EXPECT_FALSE(holds(cornered, "cells", {-7, 3, 1, 1, 5, 2, 1}));
    EXPECT_TRUE(holds(by_axis, "unit-orientation", {0, 0, 1, 1, 0.6, 0.8, 9, 9, 1}));
    EXPECT_FALSE(holds(by_axis, "unit-orientation", {0, 0, 1, 1, 3, 4, 9, 9, 1}));
    EXPECT_TRUE(holds(by_axis, "range=1..100", {0, 0, 1, 1, 1e-9, 1e9, 9, 9, 1}));  // a direction has no unit of length
}

TEST(Domain, OfCoordinatesHoldsPositionsAndSidesSignsMeant) {
    const Signature lo_hi{Form::lo_hi, ScalarType::f64, 2}, centered{Form::center_size, ScalarType::f64, 2};
    EXPECT_TRUE(holds(lo_hi, "coordinates=0..255", {0, 0, 255, 255, 0, 255, 255}));
    EXPECT_FALSE(holds(lo_hi, "coordinates=0..255", {0, 0, 255, 255, -1, 255, 1}));
    EXPECT_FALSE(holds(lo_hi, "coordinates=0..255", {0, 0, 255, 256, 0, 255, 1}));
    EXPECT_FALSE(holds(lo_hi, "coordinates=0..255", {0, 0, 255, 255, 0, 255, 256}));
    EXPECT_TRUE(holds(flat, "coordinates=0..255", {4, 251, 4, 4, 0, 255, 1}));
    EXPECT_FALSE(holds(flat, "coordinates=0..255", {4, 251, 5, 4, 0, 255, 1}));
    EXPECT_TRUE(holds(centered, "coordinates=-4..12", {0, 8, 8, 8, 0, 0, 1}));
    EXPECT_FALSE(holds(centered, "coordinates=-4..12", {0, 8, 8, 9, 0, 0, 1}));
    EXPECT_TRUE(holds(cornered, "coordinates=0..32", {1, 1, 31, 2, 30, 0, 2}));
    EXPECT_FALSE(holds(cornered, "coordinates=0..32", {1, 1, 31, 2, 31, 0, 2}));  // the centre of the ball, from its corner
    EXPECT_FALSE(holds(cornered, "coordinates=0..32", {1, 1, 32, 2, 30, 0, 2}));
    // The sum of these is 1 as doubles add, and above it.
    EXPECT_FALSE(holds(by_axis, "coordinates=0..1", {1, 0, 0x1p-60, 1, 1, 0, 0.5, 0.5, 1}));
    EXPECT_TRUE(holds(way, "coordinates=-1..31", {0, 0, 1, 1, -1, 31, 31, 2, 3}));
    EXPECT_FALSE(holds(way, "coordinates=-1..31", {0, 0, 1, 1, -1, 31, 32, 2, 3}));
    EXPECT_FALSE(holds(triangle, "coordinates=0..32", {0, 0, 33, 0, 0, 4, 1, 1, 1}));
}

TEST(Domain, HoldsWhatMovesTurnsAndHasAnySign) {
    EXPECT_FALSE(holds(way, "moving", {0, 0, 1, 1, 3, 3, 3, 3, 1}));
    EXPECT_TRUE(holds(way, "moving", {0, 0, 1, 1, 3, 3, 3, 4, 1}));
    EXPECT_TRUE(holds(triangle, "counterclockwise", {0, 0, 2, 0, 0, 2, 5, 5, 1}));
    EXPECT_FALSE(holds(triangle, "counterclockwise", {0, 0, 0, 2, 2, 0, 5, 5, 1}));
    // -4 wide from 2: the box from -2, which touches what the one from 2 does not.
    const Input inverted = input_of({Form::corner_size, ScalarType::f64, 2}, {2, 0, -4, 1, -3, 0, 1});
    EXPECT_TRUE(is_input(inverted, true));
    EXPECT_EQ(find_verdict(inverted), reference::Verdict::touching);
    EXPECT_EQ(with_positive_sizes(inverted).numbers[0], -2);
    const Signature lo_hi{Form::lo_hi, ScalarType::f32, 1};
    EXPECT_EQ(find_verdict(input_of(lo_hi, {5, 1, 0.5, 0.25})), reference::Verdict::disjoint);
    EXPECT_EQ(find_verdict(input_of(lo_hi, {5, 1, 0.5, 0.5})), reference::Verdict::touching);
    // The other side is no double: what is stored is no box that can be said without the sign.
    EXPECT_FALSE(is_input(input_of({Form::corner_size, ScalarType::f64, 1}, {0x1p-60, -0.3, 1, 1})));
}

TEST(Domain, LeavesOutThePropertiesThatLieOutsideIt) {
    const auto asked = [](const char* id, const char* words, const Signature& signature) {
        return applies(*find_property(id), signature, read_domain(words, signature).domain);
    };
    EXPECT_FALSE(asked("P16", "proper", flat));
    EXPECT_TRUE(asked("P16", "positive-extent", flat));
    EXPECT_FALSE(asked("P17", "positive-extent", flat));
    EXPECT_FALSE(asked("P18", "range=1e-3..1e4", flat));
    EXPECT_FALSE(asked("P19", "range=1e-3..1e40", flat));
    EXPECT_TRUE(asked("P18", "range=1e-3..1e40", flat));
    EXPECT_TRUE(asked("P18", "range=1e-3..1e4", degrees));  // angles beyond a turn
    EXPECT_TRUE(asked("P18", "range=1e-3..1e4", by_axis));
    EXPECT_FALSE(asked("P19", "whole-numbers", flat));
    EXPECT_FALSE(asked("P18", "whole-numbers", flat));
    EXPECT_TRUE(asked("P18", "whole-numbers,range=0..1e30", flat));
    EXPECT_FALSE(asked("P18", "coordinates=-1e4..1e4", flat));
    EXPECT_TRUE(asked("P18", "coordinates=-1e30..1e4", flat));
    EXPECT_TRUE(asked("P16", "proper", way));
    EXPECT_TRUE(asked("P16", "moving", way));
    EXPECT_FALSE(asked("P16", "proper,moving", way));
    EXPECT_TRUE(asked("P28", "counterclockwise", triangle));
    EXPECT_FALSE(asked("P16", "cells", cornered));
    EXPECT_FALSE(asked("P08", "cells", cornered));
    EXPECT_FALSE(asked("P18", "unit-orientation,range=1e-3..1e4", by_axis));
}

}  // namespace
}  // namespace tangency::properties
