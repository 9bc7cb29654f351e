// SPDX-License-Identifier: MIT
// Every signature of axis-aligned boxes, for tests of the fast verdict and the bulk run.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {

inline std::vector<Signature> axis_aligned_signatures() {
    std::vector<Signature> list;
    for (const Form form : every_form)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::size_t dim = 1; dim <= 3; ++dim) list.push_back({form, scalar, dim});
    return list;
}

/// And of rotated ones.
inline std::vector<Signature> bulk_signatures() {
    std::vector<Signature> list = axis_aligned_signatures();
    for (const FormName& form : all_forms)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::size_t dim = 2; dim <= 3; ++dim)
                if (form.orientation != Orientation::none && form.exists_in(dim))
                    list.push_back({form.form, scalar, dim, form.orientation});
    return list;
}

/// By exact_filtered, or where that is not certain or knows no way from the form, by the reference.
inline reference::Verdict verdict_of(const Input& input) {
    const auto fast = fast_verdict(input);
    return fast ? *fast : find_verdict(input);
}

/// By the names of forms, so that a new form adds one and leaves the others.
using HashOfForm = std::map<std::string_view, std::uint64_t>;

inline std::string text_of(const Signature& signature) {
    return std::string(form_name(signature)) + " " + std::string(name_of(signature.scalar)) + " " + std::to_string(signature.dim) + "-D";
}

}  // namespace tangency::properties
