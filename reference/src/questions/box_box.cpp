// SPDX-License-Identifier: MIT
// Two boxes. Those along the axes are decided by how far apart they are on each axis by itself, rotated ones by their cores.
#include "gap.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/rational.hpp"
#include "tangency/reference/rotated/exact_number.hpp"
#include "tangency/shapes/lengths.hpp"

namespace tangency::questions {

using namespace reference;

Answer answer_by_cores(const Signature& signature, std::span<const double> row);
reference::Gap gap_by_cores(const Signature& signature, std::span<const double> row, std::span<const double> moved_by);

namespace {

// What the gaps on the axes say together.
struct Gaps {
    std::size_t axes_apart = 0;  // axes whose gap is not negative: on these the intervals have no inner point in common
    Fraction outside_sq = 0;     // squares of the positive gaps
    Fraction largest = 0;
    bool is_first = true;

    void add(const Fraction& gap) {
        if (gap.sign() >= 0) ++axes_apart;
        if (gap.sign() > 0) outside_sq += gap * gap;
        if (is_first || gap > largest) largest = gap;
        is_first = false;
    }
};

}  // namespace

// The second box less the first (Minkowski's difference, every q - p) is the box with centre c_2 - c_1 and half extents
// h_1 + h_2. The boxes meet where it holds the origin (Ericson, Real-Time Collision Detection, 2005, section 3.11), and overlap
// where the origin is inside. On an axis the gap is g = |c_2 - c_1| - (h_1 + h_2). With every g below 0 the nearest way out is
// along the axis of the largest, and its length, -g, the depth; else the distance has the positive gaps for its legs.
Answer answer_box_box(const Signature& signature, std::span<const double> row) {
    if (signature.orientation != Orientation::none) return answer_by_cores(signature, row);
    const auto lengths = lengths_of(layout_of(signature), [row](std::size_t place) { return Fraction(row[place]); });
    Gaps gaps;
    for (std::size_t axis = 0; axis < signature.dim; ++axis)
        gaps.add(abs(lengths.second.center[axis] - lengths.first.center[axis]) -
                 (lengths.first.half_extent[axis] + lengths.second.half_extent[axis]));
    const Verdict verdict = verdict_of_sign(gaps.largest.sign());
    const bool overlaps = verdict == Verdict::overlapping;
    const Fraction length_sq = overlaps ? gaps.largest * gaps.largest : gaps.outside_sq;
    return {{{verdict, region_of(gaps.axes_apart, signature.dim)},
             Number(ExactNumber{length_sq}),
             Number(ExactNumber{overlaps ? -length_sq : length_sq}),
             Number(0)},
            {relation_without_holding(verdict), false}};
}

// Two boxes along the axes are a point and a box.
reference::Gap gap_box_box(const Signature& signature, std::span<const double> row, std::span<const double> moved_by) {
    if (signature.orientation != Orientation::none) return gap_by_cores(signature, row, moved_by);
    return reference::find_point_and_box_gap(signature, row, moved_by);
}

}  // namespace tangency::questions
