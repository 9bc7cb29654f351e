// SPDX-License-Identifier: MIT
// Reference and judge, word for word.
#include "tangency/judge/agreement.hpp"

#include <utility>

#include "tangency/judge/judge.hpp"

namespace tangency::judge {

using namespace reference;

bool settles(std::string_view judged, std::string_view word, bool is_tie) { return judged == word || (judged == "undecided" && is_tie); }

bool gap_agrees(const Number& gap_sq, const RotatedJudgeAnswer& judged) {
    if (!judged.gap_sq.empty()) return gap_sq.text() == judged.gap_sq;
    return !(gap_sq > Number::of_text(judged.gap_sq_hi)) && !(gap_sq < Number::of_text(judged.gap_sq_lo));
}

RotatedJudgeAnswer rule_any(const Signature& signature, std::span<const double> numbers) {
    if (signature.orientation != Orientation::none) return rule_rotated(signature, numbers);
    JudgeAnswer judged = signature.question == Question::box_ball ? rule(signature, numbers) : rule_question(signature, numbers);
    return {std::move(judged.verdict),
            std::move(judged.region),
            std::move(judged.relation),
            judged.touches_from_within ? "yes" : "no",
            std::move(judged.gap_sq),
            "",
            ""};
}

std::string disagreement(const Signature& signature, std::span<const double> row) {
    return disagreement(signature, row, find_answer(signature, row));
}

std::string disagreement(const Signature& signature, std::span<const double> row, const Answer& answer) {
    return disagreement(signature, row, answer, rule_any(signature, row), GapSq::compared);
}

std::string disagreement(const Signature& signature, std::span<const double> row, const Answer& answer, const RotatedJudgeAnswer& judged,
                         GapSq gap_sq) {
    const bool tie = answer.verdict == Verdict::touching;
    const bool held_tie = tie || answer.touches_from_within;
    const int sign = answer.gap_sq.sign();
    const bool sign_fits = tie ? sign == 0 : (sign > 0) == (answer.verdict == Verdict::disjoint) && sign != 0;
    if (settles(judged.verdict, name_of(answer.verdict), tie) && judged.region == name_of(answer.region) &&
        settles(judged.relation, name_of(answer.relation), held_tie) &&
        settles(judged.touches_from_within, answer.touches_from_within ? "yes" : "no", held_tie) &&
        (gap_sq == GapSq::left_out || gap_agrees(answer.gap_sq, judged)) && sign_fits &&
        // Of the other questions the standing is a part of the answer, not a way of its own.
        (signature.question != Question::box_ball || find_standing(signature, row) == Standing{answer.verdict, answer.region}))
        return "";
    return "reference: " + std::string(name_of(answer.verdict)) + " " + std::string(name_of(answer.region)) + " " +
           std::string(name_of(answer.relation)) + " " + (answer.touches_from_within ? "yes " : "no ") + answer.gap_sq.text() +
           "\njudge: " + judged.verdict + " " + judged.region + " " + judged.relation + " " + judged.touches_from_within + " " +
           judged.gap_sq + judged.gap_sq_lo + (judged.gap_sq_hi.empty() ? "" : " .. " + judged.gap_sq_hi);
}

}  // namespace tangency::judge
