// SPDX-License-Identifier: MIT
// The browser's intervals against MPFI: the same ends, bit for bit.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

std::string trace_by_mpfi(std::uint64_t seed);
std::string trace_by_own(std::uint64_t seed);

namespace {

TEST(BrowsersIntervals, HaveTheEndsOfMpfi) {
    for (std::uint64_t seed = 1; seed <= 20000; ++seed) ASSERT_EQ(trace_by_own(seed), trace_by_mpfi(seed)) << "seed " << seed;
}

TEST(BrowsersIntervals, AreOfEverySignHere) {
    bool positive = false, negative = false, around_zero = false;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const std::string first = trace_by_mpfi(seed).substr(0, trace_by_mpfi(seed).find('\n'));
        positive = positive || first.ends_with('+');
        negative = negative || first.ends_with('-');
        around_zero = around_zero || first.ends_with('?');
    }
    EXPECT_TRUE(positive && negative && around_zero);
}

}  // namespace
