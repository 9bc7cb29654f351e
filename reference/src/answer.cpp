// SPDX-License-Identifier: MIT
// The templates of the reference made once, for rows of doubles.
#include "tangency/reference/answer.hpp"

#include <utility>

#include "questions.hpp"
#include "tangency/reference/rotated/row.hpp"

namespace tangency::reference {
namespace {

Distance distance_of(RotatedMeasurement measured, double radius) {
    return {
        {measured.verdict, measured.region}, Number(std::move(measured.distance_sq)), Number(std::move(measured.gap_sq)), Number(radius)};
}

}  // namespace

Standing find_standing(const Signature& signature, std::span<const double> row) {
    if (signature.question != Question::box_ball) return answer_question(signature, row);
    return stand_any_row(signature, row);
}

Distance find_distance(const Signature& signature, std::span<const double> row) {
    if (signature.question != Question::box_ball) return answer_question(signature, row);
    return distance_of(measure_any_row(signature, row), row.back());
}

Answer find_answer(const Signature& signature, std::span<const double> row) {
    if (signature.question != Question::box_ball) return answer_question(signature, row);
    RotatedClassification answer = classify_any_row(signature, row);
    const Holding holding{answer.relation, answer.touches_from_within};
    return {distance_of(std::move(answer), row.back()), holding};
}

template Standing stand_any_row<double>(const Signature&, std::span<const double>, Precision);
template RotatedMeasurement measure_any_row<double>(const Signature&, std::span<const double>, Precision);
template RotatedClassification classify_any_row<double>(const Signature&, std::span<const double>, Precision);

}  // namespace tangency::reference
