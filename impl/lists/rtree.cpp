// SPDX-License-Identifier: MIT
// The one source that includes Boost.Geometry.
#include "impl/lists/rtree.hpp"

#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <iterator>
#include <utility>

namespace tangency::pairs::methods {

namespace geometry = boost::geometry;

template <class Scalar>
PairList boost_rtree(const BoundsList<Scalar>& list) {
    using Point = geometry::model::point<Scalar, 3, geometry::cs::cartesian>;
    using Value = std::pair<geometry::model::box<Point>, std::size_t>;
    geometry::index::rtree<Value, geometry::index::quadratic<16>> tree;
    PairList pairs;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& [lo, hi] = list[i];
        const geometry::model::box<Point> box(Point(lo[0], lo[1], lo[2]), Point(hi[0], hi[1], hi[2]));
        std::vector<Value> found;
        tree.query(geometry::index::intersects(box), std::back_inserter(found));
        for (const Value& value : found) pairs.push_back(pair_of(value.second, i));
        tree.insert(Value(box, i));
    }
    return pairs;
}

template PairList boost_rtree(const BoundsList<float>& list);
template PairList boost_rtree(const BoundsList<double>& list);

}  // namespace tangency::pairs::methods
