// SPDX-License-Identifier: MIT
// An outside program that uses a method and not the reference: exits with 0 if the answer is right.
#include <tangency/impl/fold.hpp>

int main() {
    const tangency::CenterHalfBox<float, 2> box{.center = {0, 0}, .half_extent = {1, 1}};
    return tangency::impl::Fold::intersects(box, tangency::Ball<float, 2>{.center = {4, 5}, .radius = 5}) ? 0 : 1;
}
