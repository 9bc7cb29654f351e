// SPDX-License-Identifier: MIT
// The reference's words and its certificate before the judge.
#include "tangency/judge/agreement.hpp"

#include <stdexcept>

#include "tangency/judge/refute.hpp"
#include "tangency/reference/certificate.hpp"

namespace tangency::judge {

using namespace reference;

std::string disagreement(const Signature& signature, std::span<const double> row) {
    return disagreement(signature, row, find_answer(signature, row));
}

std::string disagreement(const Signature& signature, std::span<const double> row, const Answer& answer, GapSq gap_sq) try {
    return disagreement(signature, row, answer, find_certificate(signature, row), gap_sq);
} catch (const std::logic_error& error) {
    return std::string("no certificate is found: ") + error.what();
}

std::string disagreement(const Signature& signature, std::span<const double> row, const Answer& answer, const Certificate& certificate,
                         GapSq gap_sq) {
    const std::string gap = gap_sq == GapSq::compared ? answer.gap_sq.text() : "";
    std::string no =
        refute(signature, row, {name_of(answer.verdict), name_of(answer.region), name_of(answer.relation), answer.touches_from_within, gap},
               certificate);
    // Of the other questions the standing is a part of the answer, not a way of its own.
    if (no.empty() && signature.question == Question::box_ball && find_standing(signature, row) != Standing{answer.verdict, answer.region})
        no = "find_standing answers otherwise";
    return no.empty() ? no : std::string(name_of(answer.verdict)) + ": " + no;
}

}  // namespace tangency::judge
