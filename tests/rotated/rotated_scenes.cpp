// SPDX-License-Identifier: MIT
// Random rotated scenes as rows of numbers, and the comparison of reference and judge.
#include "rotated_scenes.hpp"

template tangency::reference::Verdict tangency::reference::decide_any_row<double>(
    const Signature&, std::span<const double>, Precision);
template tangency::reference::RotatedMeasurement tangency::reference::measure_any_row<double>(
    const Signature&, std::span<const double>, Precision);
template tangency::reference::RotatedClassification tangency::reference::classify_any_row<double>(
    const Signature&, std::span<const double>, Precision);

namespace tangency::rotated_test {
namespace {

using namespace reference;

bool gap_agrees(const ExactNumber& gap_sq, const judge::RotatedRuling& ruling) {
    const auto* enclosure = std::get_if<Enclosure>(&gap_sq.value);
    if (!ruling.gap_sq.empty()) return enclosure == nullptr && to_text(gap_sq) == ruling.gap_sq;
    const Rational lo(ruling.gap_sq_lo);
    const Rational hi(ruling.gap_sq_hi);
    if (enclosure != nullptr) return enclosure->lo <= hi && lo <= enclosure->hi;
    const auto* rational = std::get_if<Rational>(&gap_sq.value);
    return rational != nullptr && lo <= *rational && *rational <= hi;
}

// Multiples of 15 degrees, some of them wrapped many times.
double friendly_degrees(Draws& draws, ScalarType scalar) {
    const double turns = draws.chance(1, 4) ? 360.0 * std::ldexp(1.0, draws.between(0, 12)) : 0.0;
    return rounded(scalar, 15.0 * draws.between(-48, 48) + turns);
}

constexpr double pi = 3.14159265358979323846;

// Rough doubles: only to put the radius near a tie.
double rough_angle(const Signature& signature, const Row& row) {
    if (signature.turning == Turning::axis) return std::atan2(row[5], row[4]);
    return signature.turning == Turning::degrees ? std::remainder(row[4], 360.0) * pi / 180 : row[4];
}

double radius_near_tie_2d(Draws& draws, const Signature& signature, const Row& row) {
    const std::size_t p = row.size() - 3;
    const bool centered = signature.form == Form::center_half;
    const double h_x = centered ? row[2] : row[2] / 2;
    const double h_y = centered ? row[3] : row[3] / 2;
    const double d_x = row[p] - (centered ? row[0] : row[0] + h_x);
    const double d_y = row[p + 1] - (centered ? row[1] : row[1] + h_y);
    const double angle = rough_angle(signature, row);
    const double l_x = std::abs(d_x * std::cos(angle) + d_y * std::sin(angle));
    const double l_y = std::abs(d_y * std::cos(angle) - d_x * std::sin(angle));
    if (l_x < h_x && l_y < h_y && draws.chance(1, 2)) return std::min(h_x - l_x, h_y - l_y);
    if (draws.chance(1, 4)) return std::hypot(l_x + h_x, l_y + h_y);
    return std::hypot(std::max(l_x - h_x, 0.0), std::max(l_y - h_y, 0.0));
}

}  // namespace

std::string disagreement(const Signature& signature, std::span<const double> row) {
    return disagreement(signature, row, classify_any_row(signature, row));
}

std::string disagreement(const Signature& signature, std::span<const double> row,
                         const RotatedClassification& answer) {
    const auto ruling = judge::rule_rotated(signature, row);
    const bool tie = answer.verdict == Verdict::touching;
    const bool held_tie = tie || answer.touches_from_within;
    const auto settles = [](const std::string& word, std::string_view expected, bool may_be_open) {
        return word == expected || (word == "undecided" && may_be_open);
    };
    const int sign = sign_of(answer.gap_sq);
    const bool sign_fits = tie ? sign == 0 : (sign > 0) == (answer.verdict == Verdict::disjoint) && sign != 0;
    if (settles(ruling.verdict, name_of(answer.verdict), tie) && ruling.region == name_of(answer.region) &&
        settles(ruling.relation, name_of(answer.relation), held_tie) &&
        settles(ruling.touches_from_within, answer.touches_from_within ? "yes" : "no", held_tie) &&
        gap_agrees(answer.gap_sq, ruling) && sign_fits && decide_any_row(signature, row) == answer.verdict)
        return "";
    return text_of(signature, row) + "\nreference: " + std::string(name_of(answer.verdict)) + " " +
           std::string(name_of(answer.region)) + " " + std::string(name_of(answer.relation)) + " " +
           (answer.touches_from_within ? "yes " : "no ") + to_text(answer.gap_sq) + "\njudge: " + ruling.verdict +
           " " + ruling.region + " " + ruling.relation + " " + ruling.touches_from_within + " " + ruling.gap_sq +
           ruling.gap_sq_lo + " .. " + ruling.gap_sq_hi;
}

Row draw_row(Draws& draws, const Signature& signature) {
    const ScalarType scalar = signature.scalar;
    const std::size_t dim = signature.dim;
    const int kind = draws.between(0, 5);
    Row row(number_count(signature));
    for (double& number : row) {
        if (kind == 0)
            number = draws.any(scalar);
        else if (kind <= 2)
            number = draws.between(-6, 6);
        else
            number =
                rounded(scalar, (draws.unit() - 0.5) * std::ldexp(16.0, kind == 3 ? draws.between(-30, 30) : 0));
    }
    for (std::size_t axis = 0; axis < dim; ++axis) row[dim + axis] = std::abs(row[dim + axis]);
    row.back() = std::abs(row.back());
    if (kind != 0) {
        if (signature.turning == Turning::degrees)
            row[4] = draws.chance(1, 2) ? friendly_degrees(draws, scalar) : rounded(scalar, 90 * row[4]);
        if (signature.turning == Turning::axis && row[4] == 0 && row[5] == 0) row[4] = 1;
        if (signature.turning == Turning::quaternion && row[6] == 0 && row[7] == 0 && row[8] == 0) row[9] = 2;
        if (dim == 2 && draws.chance(2, 3)) {
            double radius = rounded(scalar, radius_near_tie_2d(draws, signature, row));
            for (int steps = draws.between(0, 2); steps > 0; --steps)
                radius = scalar == ScalarType::f32
                             ? static_cast<double>(
                                   std::nextafter(static_cast<float>(radius), draws.chance(1, 2) ? 1e9F : 0.0F))
                             : std::nextafter(radius, draws.chance(1, 2) ? 1e300 : 0.0);
            row.back() = radius;
        }
    }
    return row;
}

}  // namespace tangency::rotated_test
