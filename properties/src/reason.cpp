// SPDX-License-Identifier: MIT
// A certificate in words.
#include "tangency/properties/reason.hpp"

#include <fmt/core.h>

#include <cmath>
#include <stdexcept>
#include <string_view>

#include "shape_words.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"
#include "tangency/reference/answer.hpp"
#include "tangency/reference/certificate.hpp"

namespace tangency::properties {
namespace {

using reference::Number;
using reference::Verdict;

std::string length_text(double length) { return fmt::format("{:.9g}", length); }

std::string point_text(const WrittenPoint& point) {
    std::string text;
    for (const WrittenNumber& number : point) text += fmt::format("{}{}", text.empty() ? "(" : ", ", length_text(about(number)));
    return text + ')';
}

bool is_same(const WrittenPoint& a, const WrittenPoint& b) { return point_text(a) == point_text(b); }

// Rounded, and exactly where it is the root of a short number. A distance may be beyond all doubles.
std::string root_text(const Number& square) {
    constexpr std::size_t longest = 12;
    const reference::Floating rounded = square.floating().root();
    const double root = rounded.in_units_of(0);
    if (!std::isfinite(root)) return fmt::format("about 2^{}", rounded.exponent - 1);
    const std::string exact = square.is_enclosure() || Number(root) * Number(root) == square ? "" : square.text();
    return exact.empty() || exact.size() > longest ? fmt::format("{:.6g}", root) : fmt::format("{:.6g} = sqrt({})", root, exact);
}

// A hit and a miss are what a yes or no can be.
std::string_view outcome(AnswerKind kind, Verdict verdict) {
    if (verdict == Verdict::touching) return "a touch";
    if (kind == AnswerKind::boolean) return verdict == Verdict::disjoint ? "a miss" : "a hit";
    return verdict == Verdict::disjoint ? "apart" : "overlapping";
}

}  // namespace

double about(const WrittenNumber& number) {
    if (!number.fraction.empty()) return Number::of_text(number.fraction).nearest();
    if (!number.lo.empty()) return Number::of_text(number.lo).nearest();
    return about(number.parts[0]) + about(number.parts[1]) * std::sqrt(Number::of_text(number.root).nearest());
}

std::optional<Certificate> find_proof(const Input& input) {
    try {
        return reference::find_certificate(input.signature, with_positive_sizes(input).row());
    } catch (const std::logic_error&) {
        return std::nullopt;
    }
}

std::string reason_text(const Input& input) {
    const Signature& signature = input.signature;
    const auto proof = find_proof(input);
    if (!proof) return "no certificate is found, a defect of Tangency: please report this input";
    const Certificate& certificate = *proof;
    const reference::Distance answer = reference::find_distance(signature, with_positive_sizes(input).row());
    const NearestPoints names = nearest_points(signature);
    std::string text =
        is_same(certificate.first, certificate.second)
            ? fmt::format("{} {}{}", names.both, point_text(certificate.first), names.where)
            : fmt::format("{} {}; {} {}", names.first, point_text(certificate.first), names.second, point_text(certificate.second));
    const std::string_view said = outcome(signature.answer, answer.verdict);
    if (has_radius(signature.question)) {
        const std::string by = answer.verdict == Verdict::touching ? "" : " by " + gap_text(find_reference_answer(input));
        return fmt::format("{}; distance {}, {} {}: {}{}", text, root_text(answer.distance_sq),
                           has_radius(tangency::detail::row_of(signature.question).first) ? "radii together" : "radius",
                           length_text(Number::of_text(certificate.radii).nearest()), said, by);
    }
    if (answer.verdict == Verdict::touching)
        return signature.dim == 1 ? fmt::format("{}, where the one ends and the other begins: {}", text, said)
                                  : fmt::format("{}, and the {} through it across {} parts them: {}", text,
                                                signature.dim == 2 ? "line" : "plane", point_text(certificate.normal), said);
    return fmt::format("{}; {} {}: {}", text, answer.verdict == Verdict::disjoint ? "distance" : "depth", root_text(answer.distance_sq),
                       said);
}

}  // namespace tangency::properties
