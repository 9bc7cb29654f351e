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
