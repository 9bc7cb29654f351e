// SPDX-License-Identifier: MIT
// Contenders from CGAL: do_intersect(Circle_2, Iso_rectangle_2) in its two filtered kernels.
#include <CGAL/Circle_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Iso_rectangle_2.h>
#include <CGAL/intersections.h>

#include "contender.hpp"

namespace tangency::bench {
namespace {

// CGAL's circle is a curve, which misses a box that it holds; then a corner of the box is inside. The squared
// radius is constructed: exact in the one kernel, rounded (and so no longer the caller's circle) in the other.
template <class Kernel, class Scalar>
void by_cgal(const Workload<Scalar>& work, std::uint8_t* answers) {
    using Number = typename Kernel::FT;
    using Point = typename Kernel::Point_2;
    const auto& c = work.lo_hi;
    for (std::size_t i = 0; i < work.count; ++i) {
        const typename Kernel::Iso_rectangle_2 box(Point(c[0][i], c[1][i]), Point(c[2][i], c[3][i]));
        const Number radius(c[6][i]);
        const typename Kernel::Circle_2 circle(Point(c[4][i], c[5][i]), radius * radius);
        answers[i] = CGAL::do_intersect(circle, box) || circle.has_on_bounded_side(box.vertex(0));
    }
}

}  // namespace

template <class Scalar>
void add_cgal_contenders(std::vector<Contender<Scalar>>& list) {
    list.push_back({"cgal_inexact_constructions", Manner::slow, false, Reads::lo_hi,
                    by_cgal<CGAL::Exact_predicates_inexact_constructions_kernel, Scalar>});
    list.push_back(
        {"cgal_exact_constructions", Manner::slow, true, Reads::lo_hi, by_cgal<CGAL::Exact_predicates_exact_constructions_kernel, Scalar>});
}

template void add_cgal_contenders<float>(std::vector<Contender<float>>&);
template void add_cgal_contenders<double>(std::vector<Contender<double>>&);

}  // namespace tangency::bench
