// SPDX-License-Identifier: MIT
// From a row of numbers to a stored case.
#include "vector_case.hpp"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

#include "facts.hpp"
#include "reasons.hpp"
#include "sha256.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::vectors {

std::vector<Signature> all_signatures() {
    std::vector<Signature> all;
    for (const FormName& form : all_forms)
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
                if (form.exists_in(dim)) all.push_back({form.form, scalar, dim, form.turning});
    return all;
}

std::string file_name(const Signature& signature) {
    return fmt::format("{}-{}-{}d.json", form_name(signature), name_of(signature.scalar), signature.dim);
}

std::string bits_of(double number, ScalarType scalar) {
    if (scalar == ScalarType::f32)
        return fmt::format("{:08x}", std::bit_cast<std::uint32_t>(static_cast<float>(number)));
    return fmt::format("{:016x}", std::bit_cast<std::uint64_t>(number));
}

std::string id_of(const properties::Case& scene) {
    const Signature& signature = scene.signature;
    std::string content = fmt::format("{} {} {}", form_name(signature), name_of(signature.scalar), signature.dim);
    for (const double number : scene.row()) content += ' ' + bits_of(number, signature.scalar);
    return sha256_text(content).substr(0, 12);
}

// 8 is derived in docs/levels.md. The bound of the rotated forms lies above what any sensible method costs there
// (docs/vectors.md, "Levels"): stored data outlive a derivation and must not accuse when it is sharpened.
double band_factor(const Signature& signature) {
    return signature.turning == Turning::none ? 8 : signature.turning == Turning::quaternion ? 128 : 96;
}

VectorCase describe(const properties::Case& scene, std::optional<Neighbour> neighbour,
                    const std::vector<std::string>& bugs) {
    Facts facts = find_facts(scene, std::move(neighbour));
    const Level level = level_that_asks(facts);
    std::vector<std::string> reasons = case_reasons(facts);
    reasons.insert(reasons.end(), bugs.begin(), bugs.end());
    return {id_of(scene),
            scene,
            facts.truth.verdict,
            facts.truth.region,
            facts.relation,
            facts.truth.gap_sq.text(),
            level,
            outside_band(facts.truth, band_factor(scene.signature)),
            std::move(facts.neighbour),
            std::move(reasons)};
}

PolicyCase describe_policy(const properties::Case& scene) {
    const auto defect = reference::find_defect(scene.signature, scene.row());
    return {id_of(scene), scene, defect ? reference::describe(*defect) : std::string{},
            defect && defect->flaw == reference::Flaw::not_a_number, {policy_reason(scene)}};
}

bool expected_answer(const VectorCase& known, Contract contract) {
    return known.verdict == reference::Verdict::overlapping ||
           (known.verdict == reference::Verdict::touching && contract == Contract::closed);
}

}  // namespace tangency::vectors
