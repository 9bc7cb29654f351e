// SPDX-License-Identifier: MIT
// Every convention read off one classification, against the definition of the hollow shapes.
#include "tangency/reference/conventions.hpp"

#include <gtest/gtest.h>

#include "tangency/reference/row.hpp"

namespace tangency::reference {
namespace {

using Numbers = std::array<double, 7>;

bool meets(const Numbers& numbers, Fill circle, Fill box) {
    const Signature signature{Form::lo_hi, ScalarType::f64, 2};
    return share_a_point(classify_row(signature, std::span<const double>(numbers)), circle, box);
}

// From the definitions: the rim meets the solid box if the box has points within r and points beyond or
// at r; the frame meets the solid disk if one of its four segments comes within r; rim and frame meet if
// one segment has a point within r and a point beyond or at r. In integers, so exact.
struct Range {
    double nearest_sq, farthest_sq;
};

Range range_of(double lox, double loy, double hix, double hiy, const Numbers& n) {
    const double px = n[4], py = n[5];
    const double ux = std::max({lox - px, px - hix, 0.0}), uy = std::max({loy - py, py - hiy, 0.0});
    const double fx = std::max(px - lox, hix - px), fy = std::max(py - loy, hiy - py);
    return {ux * ux + uy * uy, fx * fx + fy * fy};
}

bool meets_by_definition(const Numbers& n, Fill circle, Fill box) {
    const double lox = n[0], loy = n[1], hix = n[2], hiy = n[3], r = n[6];
    const auto piece_meets = [=](const Range& range) {
        return range.nearest_sq <= r * r && (circle == Fill::solid || range.farthest_sq >= r * r);
    };
    if (box == Fill::solid) return piece_meets(range_of(lox, loy, hix, hiy, n));
    return piece_meets(range_of(lox, loy, hix, loy, n)) || piece_meets(range_of(lox, hiy, hix, hiy, n)) ||
           piece_meets(range_of(lox, loy, lox, hiy, n)) || piece_meets(range_of(hix, loy, hix, hiy, n));
}

TEST(Conventions, AllFourModesAgreeWithTheirDefinitionOnALattice) {
    std::size_t checked = 0;
    for (const double lox : {-2.0, 0.0})
        for (const double loy : {-1.0, 0.0})
            for (const double width : {0.0, 1.0, 3.0, 6.0, 8.0})
                for (const double height : {0.0, 2.0, 6.0, 8.0})
                    for (double px = -6; px <= 6; ++px)
                        for (double py = -6; py <= 6; ++py)
                            for (const double r : {0.0, 1.0, 3.0, 5.0, 10.0})
                                for (const Fill circle : {Fill::hollow, Fill::solid})
                                    for (const Fill box : {Fill::hollow, Fill::solid}) {
                                        const Numbers n{lox, loy, lox + width, loy + height, px, py, r};
                                        ASSERT_EQ(meets(n, circle, box), meets_by_definition(n, circle, box))
                                            << lox << ' ' << loy << ' ' << width << ' ' << height << ' ' << px << ' ' << py << ' ' << r
                                            << " circle " << static_cast<int>(circle) << " box " << static_cast<int>(box);
                                        ++checked;
                                    }
    EXPECT_EQ(checked, 2U * 2 * 5 * 4 * 13 * 13 * 5 * 4);
}

}  // namespace
}  // namespace tangency::reference
