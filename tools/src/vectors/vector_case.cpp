// SPDX-License-Identifier: MIT
// From a row of numbers to a stored case.
#include "vector_case.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

#include "input_details.hpp"
#include "reasons.hpp"
#include "sha256.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/reference/certificate.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::vectors {

namespace {

// To a method of polygons any number of vertices is the same, so a few forms serve.
bool is_stored(const FormName& form) {
    constexpr std::array<Form, 4> polygons{vertices_form(3), vertices_form(5), vertices_form(3, 3), vertices_form(4, 4)};
    return form.form < Form::vertices || std::ranges::find(polygons, form.form) != polygons.end();
}

// The form, behind the question where it is not the first that there was.
std::string whole_name(const Signature& signature, char between) {
    if (signature.question == Question::box_ball) return std::string(form_name(signature));
    return fmt::format("{}{}{}", name_of(signature.question), between, form_name(signature));
}

}  // namespace

std::vector<Signature> signatures_of(Question question) {
    std::vector<Signature> all;
    for (const FormName& form : forms_of(question))
        for (const ScalarType scalar : every_scalar)
            for (const std::size_t dim : {std::size_t{2}, std::size_t{3}})
                if (is_stored(form) && form.exists_in(dim) && form.exists_of(scalar))
                    all.push_back({form.form, scalar, dim, form.orientation, question});
    return all;
}

std::vector<Signature> all_signatures() {
    std::vector<Signature> all;
    for (const Question question : every_question) std::ranges::copy(signatures_of(question), std::back_inserter(all));
    return all;
}

std::string file_name(const Signature& signature) {
    return fmt::format("{}-{}-{}d.json", whole_name(signature, '-'), name_of(signature.scalar), signature.dim);
}

std::string hex_bits_of(double number, ScalarType scalar) {
    return fmt::format("{:0{}x}", tangency::bits_of(scalar, number), hex_digits(scalar));
}

std::string id_of(const properties::Input& input) {
    const Signature& signature = input.signature;
    std::string content = fmt::format("{} {} {}", whole_name(signature, ' '), name_of(signature.scalar), signature.dim);
    for (const double number : input.row()) content += ' ' + hex_bits_of(number, signature.scalar);
    return tools::sha256_text(content).substr(0, 12);
}

double stepped(ScalarType scalar, double number, int steps) {
    return is_whole(scalar) ? number + steps : properties::step_ulps(scalar, number, steps);
}

std::vector<reference::Region> regions_of(const Signature& signature) {
    using enum reference::Region;
    std::vector<reference::Region> regions{inside, corner};
    if (signature.dim == 3) regions.push_back(edge);
    if (has_faces(signature.question, signature.dim)) regions.push_back(face);
    return regions;
}

std::span<const int> neighbour_steps(const Signature& signature) {
    static constexpr std::array<int, 16> all{-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8};
    static constexpr std::array<int, 4> few{-8, -1, 1, 8};
    static constexpr std::array<int, 2> fewest{-1, 1};
    if (takes_every_step(signature)) return all;
    const bool has_two_rotated = signature.question == Question::box_box && signature.orientation != Orientation::none;
    if (is_whole(signature.scalar) || has_two_rotated) return fewest;
    return few;
}

// The factors of axis-aligned forms, and of the other questions, are proved (docs/proofs.md, docs/questions). The bound of the rotated forms lies above what any
// sensible method costs there (docs/vectors.md, "Levels"): stored data outlive a derivation and must not blame when it
// is sharpened.
double band_factor(const Signature& signature) {
    const double band = properties::default_band(signature);
    if (signature.orientation == Orientation::none) return band;
    return std::max(band, signature.orientation == Orientation::quaternion ? 128.0 : 96.0);
}

VectorCase describe(const properties::Input& input, std::optional<Neighbour> neighbour, const std::vector<std::string>& bugs) {
    InputDetails details = find_details(input, std::move(neighbour));
    const Level level = level_that_asks(details);
    std::vector<std::string> reasons = case_reasons(details);
    reasons.insert(reasons.end(), bugs.begin(), bugs.end());
    return {id_of(input),
            input,
            details.reference_answer.verdict,
            details.reference_answer.region,
            details.relation,
            details.gap_sq.text(),
            level,
            outside_band(details.reference_answer, band_factor(input.signature)),
            std::move(details.neighbour),
            std::move(reasons),
            reference::find_certificate(input.signature, input.row())};
}

PolicyCase describe_policy(const properties::Input& input) {
    const auto defect = reference::find_defect(input.signature, input.row());
    return {id_of(input),
            input,
            defect ? reference::describe(*defect) : std::string{},
            defect && defect->flaw == reference::Flaw::not_a_number,
            {policy_reason(input)}};
}

}  // namespace tangency::vectors
