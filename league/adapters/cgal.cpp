// SPDX-License-Identifier: MIT
// CGAL: do_intersect of a Sphere_3 (by its squared radius) and a Iso_cuboid_3, with three kernels.
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/intersections.h>

template <class Kernel, class Scalar>
static bool reaches(Scalar lox, Scalar loy, Scalar loz, Scalar hix, Scalar hiy, Scalar hiz, Scalar px, Scalar py, Scalar pz, Scalar r) {
    using Point = typename Kernel::Point_3;
    const typename Kernel::Iso_cuboid_3 box(Point(lox, loy, loz), Point(hix, hiy, hiz));
    const typename Kernel::FT radius(r);
    const typename Kernel::Sphere_3 ball(Point(px, py, pz), radius * radius);
    return CGAL::do_intersect(ball, box);
}

static bool exact(double a, double b, double c, double d, double e, double f, double g, double h, double i, double r) {
    return reaches<CGAL::Exact_predicates_exact_constructions_kernel>(a, b, c, d, e, f, g, h, i, r);
}
static bool inexact(double a, double b, double c, double d, double e, double f, double g, double h, double i, double r) {
    return reaches<CGAL::Exact_predicates_inexact_constructions_kernel>(a, b, c, d, e, f, g, h, i, r);
}
static bool simple(float a, float b, float c, float d, float e, float f, float g, float h, float i, float r) {
    return reaches<CGAL::Simple_cartesian<float>>(a, b, c, d, e, f, g, h, i, r);
}

template <class Kernel, class Scalar, class... N>
static bool crosses(N... numbers) {
    const Scalar n[] = {numbers...};
    using Point = typename Kernel::Point_2;
    const typename Kernel::Iso_rectangle_2 box(Point(n[0], n[1]), Point(n[2], n[3]));
    const Point a(n[4], n[5]), b(n[6], n[7]);
    if (a == b) return !box.has_on_unbounded_side(a);  // do_intersect divides by the length of a degenerate segment
    return CGAL::do_intersect(box, typename Kernel::Segment_2(a, b));
}

template <class... N>
static bool segmentExact(N... n) {
    return crosses<CGAL::Exact_predicates_exact_constructions_kernel, double>(n...);
}
template <class... N>
static bool segmentInexact(N... n) {
    return crosses<CGAL::Exact_predicates_inexact_constructions_kernel, double>(n...);
}
template <class... N>
static bool segmentBox(N... numbers) {
    using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
    const double n[] = {numbers...};
    return CGAL::do_intersect(Kernel::Segment_3({n[6], n[7], n[8]}, {n[9], n[10], n[11]}),
                              CGAL::Bbox_3(n[0], n[1], n[2], n[3], n[4], n[5]));
}
template <class... N>
static bool boxes(N... numbers) {
    const double n[] = {numbers...};
    return CGAL::do_overlap(CGAL::Bbox_3(n[0], n[1], n[2], n[3], n[4], n[5]), CGAL::Bbox_3(n[6], n[7], n[8], n[9], n[10], n[11]));
}

using Filtered = CGAL::Exact_predicates_inexact_constructions_kernel;

template <class... N>
static bool segments(N... numbers) {
    const double n[] = {numbers...};
    return CGAL::do_intersect(Filtered::Segment_2({n[0], n[1]}, {n[2], n[3]}), Filtered::Segment_2({n[4], n[5]}, {n[6], n[7]}));
}

template <class... N>
static bool rectanglePoint(N... numbers) {
    const double n[] = {numbers...};
    return !Filtered::Iso_rectangle_2({n[0], n[1]}, {n[2], n[3]}).has_on_unbounded_side({n[4], n[5]});
}

template <class... N>
static bool cuboidPoint(N... numbers) {
    const double n[] = {numbers...};
    return !Filtered::Iso_cuboid_3({n[0], n[1], n[2]}, {n[3], n[4], n[5]}).has_on_unbounded_side({n[6], n[7], n[8]});
}

template <class... N>
static bool trianglePoint(N... numbers) {
    const double n[] = {numbers...};
    return !Filtered::Triangle_2({n[0], n[1]}, {n[2], n[3]}, {n[4], n[5]}).has_on_unbounded_side({n[6], n[7]});
}

// The squared distance is compared with the squared radius by the adapter, both of exact numbers.
template <class... N>
static bool segmentPoint(N... numbers) {
    using Exact = CGAL::Exact_predicates_exact_constructions_kernel;
    const double n[] = {numbers...};
    const Exact::FT radius(n[9]);
    return CGAL::squared_distance(Exact::Segment_3({n[0], n[1], n[2]}, {n[3], n[4], n[5]}), Exact::Point_3(n[6], n[7], n[8])) <=
           radius * radius;
}
