// SPDX-License-Identifier: MIT
// A property of one's own under RapidCheck, as docs/how-to-generators.md has it: it holds, or falls with small numbers.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <string>

#include "tangency/properties/rapidcheck.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

constexpr Signature corner_size{Form::corner_size, ScalarType::f32, 2};

bool hits(float x, float y, float w, float h, float px, float py, float r) {
    const float dx = px - std::clamp(px, x, x + w), dy = py - std::clamp(py, y, y + h);
    return dx * dx + dy * dy <= r * r;
}

bool boxes_meet(float x, float y, float w, float h, float px, float py, float r) {
    return px + r >= x && px - r <= x + w && py + r >= y && py - r <= y + h;
}

bool boxes_meet_but_for_edges(float x, float y, float w, float h, float px, float py, float r) {
    return px + r > x && px - r < x + w && py + r > y && py - r < y + h;
}

template <class Function>
bool answer_of(Function function, const Input& input) {
    const auto& n = input.numbers;
    const auto at = [&n](std::size_t i) { return static_cast<float>(n[i]); };
    return function(at(0), at(1), at(2), at(3), at(4), at(5), at(6));
}

RC_GTEST_PROP(RapidCheck, TheBroadPhaseLosesNoHit, ()) {
    const Input input = *inputs_of(corner_size, InputKind::tie);
    RC_ASSERT(!answer_of(hits, input) || answer_of(boxes_meet, input));
}

RC_GTEST_PROP(RapidCheck, EveryTieIsOne, ()) {
    RC_ASSERT(find_reference_answer(*inputs_of(corner_size, InputKind::tie)).verdict == reference::Verdict::touching);
}

rc::detail::TestResult try_broad_phase(std::function<bool(const Input&)> broad) {
    rc::detail::TestParams parameters;
    parameters.seed = 2026;
    return rc::detail::checkTestable(
        [broad] {
            const Input input = *inputs_of(corner_size, InputKind::tie).as("input");
            RC_ASSERT(!answer_of(hits, input) || broad(input));
        },
        rc::detail::TestMetadata{"broad phase", "loses no hit"}, parameters);
}

TEST(RapidCheck, ShrinksAndPrintsWhatItFinds) {
    rc::detail::TestResult result = try_broad_phase([](const Input& input) { return answer_of(boxes_meet_but_for_edges, input); });
    ASSERT_TRUE(result.is<rc::detail::FailureResult>());
    const rc::detail::Example example = result.get<rc::detail::FailureResult>().counterExample;
    ASSERT_EQ(example.size(), 1U);
    EXPECT_EQ(example[0].second, "x=0 y=0 w=0 h=0 px=0 py=0 r=0") << "the simplest tie";
}

}  // namespace
}  // namespace tangency::properties
