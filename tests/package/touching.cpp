// SPDX-License-Identifier: MIT
// An outside program: exits with 0 if the reference and a method answer a tie and its neighbour right.
#include <tangency/impl/fold.hpp>
#include <tangency/reference/classify.hpp>
#include <tangency/shapes/shapes.hpp>

int main() {
    using tangency::reference::Verdict;
    const tangency::CenterHalfBox<double, 2> box{.center = {0, 0}, .half_extent = {1, 1}};
    const tangency::Ball<double, 2> touching{.center = {4, 5}, .radius = 5};  // 3, 4, 5 from the corner
    const tangency::Ball<double, 2> apart{.center = {4, 5}, .radius = 4.75};

    const bool right = tangency::reference::classify(box, touching).verdict == Verdict::touching &&
                       tangency::reference::classify(box, apart).verdict == Verdict::disjoint &&
                       tangency::impl::Fold::intersects(box, touching) && !tangency::impl::Fold::intersects(box, apart);
    return right ? 0 : 1;
}
