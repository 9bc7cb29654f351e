// SPDX-License-Identifier: MIT
// What the property files share.
#include "support.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "tangency/properties/floats.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::properties {

Draft lattice_draft(Random& random, const Signature& signature) { return {draw_lattice(random, signature)}; }

std::size_t axis_of(int choice, std::size_t dim) { return static_cast<std::size_t>(std::abs(choice)) % dim; }

std::optional<Exam> lattice_exam(Claim claim, std::initializer_list<LatticeScene> scenes,
                                 const Signature& signature) {
    Exam exam{.claim = claim, .cases = {}};
    for (const LatticeScene& scene : scenes) {
        if (!is_valid(scene) || std::abs(scene.exponent) > lattice_exponent) return std::nullopt;
        exam.cases.push_back(express(scene, signature));
        if (!is_settled(exam.cases.back())) return std::nullopt;
    }
    return exam;
}

bool is_scene(const Case& scene) {
    const auto representable = [&scene](double number) {
        return std::isfinite(number) && round_to(scene.signature.scalar, number) == number;
    };
    return std::all_of(scene.row().begin(), scene.row().end(), representable) &&
           !reference::find_defect(scene.signature, scene.row());
}

std::optional<Exam> band_exam(const Draft& draft, Magnitudes magnitudes) {
    const Case& scene = case_of(draft);
    if (!is_scene(scene) || magnitudes_of(scene) != magnitudes) return std::nullopt;
    return verdict_exam(Claim::verdict_or_band, scene);
}

}  // namespace tangency::properties
