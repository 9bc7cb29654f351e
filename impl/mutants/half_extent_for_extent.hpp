// SPDX-License-Identifier: MIT
// The far side is put at half the extent.
#pragma once

#include <cstddef>

#include "mutant.hpp"
#include "support.hpp"
#include "tangency/shapes/shapes.hpp"

namespace tangency::mutants {

struct HalfExtentForExtent {
    static constexpr MutantInfo info{.defect = "uses w / 2 where w belongs",
                                     .seen_in = "the box is half as large",
                                     .form = Form::corner_size,
                                     .contract = Contract::open};

    template <class Scalar, std::size_t Dim>
    static bool intersects(const CornerSizeBox<Scalar, Dim>& box, const Ball<Scalar, Dim>& ball) {
        CornerSizeBox<Scalar, Dim> halved = box;
        for (Scalar& extent : halved.extent) extent /= 2;
        return support::hits_open(halved, ball);
    }
};

}  // namespace tangency::mutants
