// SPDX-License-Identifier: MIT
// CGAL: do_intersect of two Polygon_2, of Boolean_set_operations_2. Polygons must be counter-clockwise: reverse_orientation where
// CGAL says that one is not.
#include <CGAL/Boolean_set_operations_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Polygon_2.h>

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;

static CGAL::Polygon_2<Kernel> polygon(const double* xy, int count) {
    CGAL::Polygon_2<Kernel> made;
    for (int i = 0; i < count; ++i) made.push_back(Kernel::Point_2(xy[2 * i], xy[2 * i + 1]));
    if (made.is_clockwise_oriented()) made.reverse_orientation();
    return made;
}

template <class... N>
static bool polygons(N... numbers) {
    const double n[] = {numbers...};
    return CGAL::do_intersect(polygon(n, 3), polygon(n + 6, 4));
}

template <class... N>
static bool polygonPoint(N... numbers) {
    const double n[] = {numbers...};
    return !polygon(n, 4).has_on_unbounded_side(Kernel::Point_2(n[8], n[9]));
}
