// SPDX-License-Identifier: MIT
// Reference and judge, word for word.
#include "tangency/judge/agreement.hpp"

#include <utility>
#include <variant>

#include "tangency/judge/judge.hpp"

template tangency::reference::Standing tangency::reference::stand_any_row<double>(
    const Signature&, std::span<const double>, Precision);
template tangency::reference::RotatedMeasurement tangency::reference::measure_any_row<double>(
    const Signature&, std::span<const double>, Precision);
template tangency::reference::RotatedClassification tangency::reference::classify_any_row<double>(
    const Signature&, std::span<const double>, Precision);

namespace tangency::judge {

using namespace reference;

namespace {

bool gap_agrees(const ExactNumber& gap_sq, const RotatedRuling& ruling) {
    const auto* enclosure = std::get_if<Enclosure>(&gap_sq.value);
    if (!ruling.gap_sq.empty()) return enclosure == nullptr && to_text(gap_sq) == ruling.gap_sq;
    const Fraction lo(Rational(ruling.gap_sq_lo));
    const Fraction hi(Rational(ruling.gap_sq_hi));
    if (enclosure != nullptr) return enclosure->lo <= hi && lo <= enclosure->hi;
    const auto* fraction = std::get_if<Fraction>(&gap_sq.value);
    return fraction != nullptr && lo <= *fraction && *fraction <= hi;
}

}  // namespace

RotatedRuling rule_any(const Signature& signature, std::span<const double> numbers) {
    if (signature.turning != Turning::none) return rule_rotated(signature, numbers);
    Ruling ruling = rule(signature, numbers);
    return {std::move(ruling.verdict),
            std::move(ruling.region),
            std::move(ruling.relation),
            ruling.touches_from_within ? "yes" : "no",
            std::move(ruling.gap_sq),
            "",
            ""};
}

std::string disagreement(const Signature& signature, std::span<const double> row) {
    return disagreement(signature, row, classify_any_row(signature, row));
}

std::string disagreement(const Signature& signature, std::span<const double> row,
                         const RotatedClassification& answer) {
    return disagreement(signature, row, answer, rule_any(signature, row), GapSq::compared);
}

std::string disagreement(const Signature& signature, std::span<const double> row,
                         const RotatedClassification& answer, const RotatedRuling& ruling, GapSq gap_sq) {
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
        (gap_sq == GapSq::left_out || gap_agrees(answer.gap_sq, ruling)) && sign_fits &&
        stand_any_row(signature, row) == Standing{answer.verdict, answer.region})
        return "";
    return "reference: " + std::string(name_of(answer.verdict)) + " " + std::string(name_of(answer.region)) + " " +
           std::string(name_of(answer.relation)) + " " + (answer.touches_from_within ? "yes " : "no ") +
           to_text(answer.gap_sq) + "\njudge: " + ruling.verdict + " " + ruling.region + " " + ruling.relation + " " +
           ruling.touches_from_within + " " + ruling.gap_sq + ruling.gap_sq_lo +
           (ruling.gap_sq_hi.empty() ? "" : " .. " + ruling.gap_sq_hi);
}

}  // namespace tangency::judge
