// SPDX-License-Identifier: MIT
// P17: NaN anywhere is no intersection (advice).
#include "support.hpp"

#include <cstdlib>
#include <limits>

namespace tangency::properties {
namespace {

Draft draw(Random& random, const Signature& signature) {
    return {draw_lattice(random, signature), {random.between(0, static_cast<int>(number_count(signature)) - 1)}};
}

std::optional<Exam> pose(const Draft& draft, const Signature& signature) {
    auto exam = lattice_exam(Claim::miss, {lattice_of(draft)}, signature);
    if (!exam) return std::nullopt;
    const auto place = static_cast<std::size_t>(std::abs(draft.twist[0])) % number_count(signature);
    exam->cases[0].numbers[place] = std::numeric_limits<double>::quiet_NaN();
    return exam;
}

}  // namespace

Property p17_nan_is_false() {
    return {.id = "P17",
            .title = "NaN is false",
            .statement = "A scene with a NaN in any place is answered false.",
            .proof = "A policy, not a theorem: accept-style comparisons give it, reject-style ones do not. "
                         "Nothing here is accused unless P17 is required by name.",
            .level = Level::none,
            .advice = true,
            .applies = to_every_form,
            .share = 4000,
            .draw = draw,
            .pose = pose};
}

}  // namespace tangency::properties
