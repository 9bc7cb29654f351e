// SPDX-License-Identifier: MIT
// Every signature of axis-aligned boxes, for tests of the fast verdict and the bulk run.
#pragma once

#include <string>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency::properties {

inline std::vector<Signature> axis_aligned_signatures() {
    std::vector<Signature> list;
    for (const Form form : every_form)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::size_t dim = 1; dim <= 3; ++dim) list.push_back({form, scalar, dim});
    return list;
}

inline std::string text_of(const Signature& signature) {
    return std::string(form_name(signature)) + " " + std::string(name_of(signature.scalar)) + " " + std::to_string(signature.dim) + "-D";
}

}  // namespace tangency::properties
