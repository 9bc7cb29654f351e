// SPDX-License-Identifier: MIT
// A certificate in words.
#include "tangency/properties/reason.hpp"

#include <fmt/core.h>

#include <array>
#include <cmath>
#include <stdexcept>
#include <string_view>
#include <vector>

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

// The side of a polygon that a point of its border is on, if it is no vertex: " on its side (-1, 0) to (2, 1)". Of other shapes nothing.
std::string side_text(const Input& input, ShapeOf shape, const WrittenPoint& point) {
    const Layout& layout = layout_of(input.signature);
    std::vector<std::array<double, 2>> vertices;
    for (std::size_t place = 0; place + 1 < layout.size(); place += 2)
        if (layout[place].role == Role::vertex && layout[place].shape == shape)
            vertices.push_back({input.numbers[place], input.numbers[place + 1]});
    if (vertices.empty()) return "";
    const Number x = Number::of_text(point[0].fraction), y = Number::of_text(point[1].fraction);
    std::array<double, 2> a = vertices.back();
    for (const std::array<double, 2>& b : vertices) {
        const Number along_x = x - a[0], along_y = y - a[1];
        const bool is_vertex = (x == a[0] && y == a[1]) || (x == b[0] && y == b[1]);
        if (!is_vertex && (Number(b[0]) - a[0]) * along_y == (Number(b[1]) - a[1]) * along_x)
            return fmt::format(" on its side ({}, {}) to ({}, {})", length_text(a[0]), length_text(a[1]), length_text(b[0]),
                               length_text(b[1]));
        a = b;
    }
    return "";
}

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
    std::string text = is_same(certificate.first, certificate.second)
                           ? fmt::format("{} {}{}", names.both, point_text(certificate.first), names.where)
                           : fmt::format("{} {}{}; {} {}{}", names.first, point_text(certificate.first),
                                         side_text(input, ShapeOf::first, certificate.first), names.second, point_text(certificate.second),
                                         side_text(input, ShapeOf::second, certificate.second));
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
