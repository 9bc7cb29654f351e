// SPDX-License-Identifier: MIT
// Reference and judge, word for word.
#include "tangency/judge/agreement.hpp"

#include <utility>

#include "tangency/judge/judge.hpp"

namespace tangency::judge {

using namespace reference;

bool gap_agrees(const Number& gap_sq, const RotatedRuling& ruling) {
    if (!ruling.gap_sq.empty()) return gap_sq.text() == ruling.gap_sq;
    return !(gap_sq > Number::of_text(ruling.gap_sq_hi)) && !(gap_sq < Number::of_text(ruling.gap_sq_lo));
}

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
    return disagreement(signature, row, find_answer(signature, row));
}

std::string disagreement(const Signature& signature, std::span<const double> row,
                         const Answer& answer) {
    return disagreement(signature, row, answer, rule_any(signature, row), GapSq::compared);
}

std::string disagreement(const Signature& signature, std::span<const double> row,
                         const Answer& answer, const RotatedRuling& ruling, GapSq gap_sq) {
    const bool tie = answer.verdict == Verdict::touching;
    const bool held_tie = tie || answer.touches_from_within;
    const auto settles = [](const std::string& word, std::string_view expected, bool may_be_open) {
        return word == expected || (word == "undecided" && may_be_open);
    };
    const int sign = answer.gap_sq.sign();
    const bool sign_fits = tie ? sign == 0 : (sign > 0) == (answer.verdict == Verdict::disjoint) && sign != 0;
    if (settles(ruling.verdict, name_of(answer.verdict), tie) && ruling.region == name_of(answer.region) &&
        settles(ruling.relation, name_of(answer.relation), held_tie) &&
        settles(ruling.touches_from_within, answer.touches_from_within ? "yes" : "no", held_tie) &&
        (gap_sq == GapSq::left_out || gap_agrees(answer.gap_sq, ruling)) && sign_fits &&
        find_standing(signature, row) == Standing{answer.verdict, answer.region})
        return "";
    return "reference: " + std::string(name_of(answer.verdict)) + " " + std::string(name_of(answer.region)) + " " +
           std::string(name_of(answer.relation)) + " " + (answer.touches_from_within ? "yes " : "no ") +
           answer.gap_sq.text() + "\njudge: " + ruling.verdict + " " + ruling.region + " " + ruling.relation + " " +
           ruling.touches_from_within + " " + ruling.gap_sq + ruling.gap_sq_lo +
           (ruling.gap_sq_hi.empty() ? "" : " .. " + ruling.gap_sq_hi);
}

}  // namespace tangency::judge
