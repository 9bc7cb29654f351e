// SPDX-License-Identifier: MIT
// The lists of signatures that tests go through.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "tangency/shapes/form.hpp"

namespace tangency {

/// Every form of the question in those scalars and every dimension that it exists in. Some tests draw from one source all the way through,
/// so the order stays.
inline std::vector<Signature> signatures_of(Question question, std::span<const ScalarType> scalars = tried_scalars) {
    std::vector<Signature> all;
    for (const FormName& form : forms_of(question))
        for (const ScalarType scalar : scalars)
            for (std::size_t dim = 1; dim <= 3; ++dim)
                if (form.exists_in(dim)) all.push_back({form.form, scalar, dim, form.orientation, question});
    return all;
}

/// Those of a box and a ball that are chosen.
template <class Choice>
std::vector<Signature> signatures_where(Choice is_chosen) {
    std::vector<Signature> chosen = signatures_of(Question::box_ball);
    std::erase_if(chosen, std::not_fn(is_chosen));
    return chosen;
}

inline std::vector<Signature> signatures_of(Orientation orientation) {
    return signatures_where([orientation](const Signature& signature) { return signature.orientation == orientation; });
}

inline std::vector<Signature> axis_aligned_signatures() { return signatures_of(Orientation::none); }

inline std::vector<Signature> rotated_signatures() {
    return signatures_where([](const Signature& signature) { return signature.orientation != Orientation::none; });
}

/// A rotated signature in the dimension that its orientation has.
constexpr Signature rotated_signature(Form form, Orientation orientation, ScalarType scalar) {
    return {form, scalar, orientation == Orientation::quaternion ? std::size_t{3} : std::size_t{2}, orientation};
}

/// "lo_hi f32 2-D".
inline std::string text_of(const Signature& signature) {
    return std::string(form_name(signature)) + " " + std::string(name_of(signature.scalar)) + " " + std::to_string(signature.dim) + "-D";
}

}  // namespace tangency
