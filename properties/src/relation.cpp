// SPDX-License-Identifier: MIT
// Relations of verdicts, which are two answers in one, and of numbers, in floats first and by the reference where they fail.
#include "relation.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/length.hpp"
#include "tangency/properties/reply.hpp"
#include "tangency/shapes/layout.hpp"

namespace tangency::properties {
namespace {

// -1 disjoint, 0 touching, 1 overlapping: the closed answer is whether it is 0 or more, the open one whether it is 1. What is expected of
// both answers orders the words; under one contract alone it is expected of the closed one.
bool holds_of_verdicts(const Instance& instance, std::span<const Reply> replies) {
    const double first = replies[0].numbers[0];
    switch (instance.expectation) {
        case Expectation::same: return first == replies[1].numbers[0];
        case Expectation::implies: return first <= replies[1].numbers[0];
        case Expectation::hit: return instance.only_for ? first >= 0 : first == 1;
        case Expectation::miss: return first == -1;
        default: return false;
    }
}

// One number, or a vector, as a relation sees it.
class Seen {
public:
    Seen(const Input& input, const Reply& reply, double k) : input_(input), numbers_(reply.row(input.signature)) {
        const FloatFormat& format = format_of(input.signature.scalar);
        width_ = k * (1 + turns_of(input)) * std::max(scale_of(input) * format.unit_roundoff, format.smallest / 2);
    }

    double width() const { return width_; }
    std::span<const double> numbers() const { return numbers_; }

    // Below 0 where the shapes overlap, 0 where the number says no more than that they meet, above 0 where it says that they do not.
    int sign() const {
        if (kind() == AnswerKind::mtv)
            return std::any_of(numbers_.begin(), numbers_.end(), [](double number) { return number != 0; }) ? -1 : 0;
        return (numbers_[0] > 0) - (numbers_[0] < 0);
    }

    // A length that grows as the shapes part, or as they overlap less.
    double length() const {
        if (kind() == AnswerKind::mtv) return -length_of(numbers_[0], numbers_[1], numbers_.size() == 3 ? numbers_[2] : 0);
        return kind() == AnswerKind::distance_sq ? std::copysign(std::sqrt(std::abs(numbers_[0])), numbers_[0]) : numbers_[0];
    }

    // Of a box and a ball, under both contracts, or under the closed one alone.
    bool is_hit(bool closed_alone) const {
        switch (kind()) {
            case AnswerKind::distance: return numbers_[0] == 0;
            case AnswerKind::signed_distance: return closed_alone ? numbers_[0] <= 0 : numbers_[0] < 0;
            case AnswerKind::distance_sq: return closed_alone ? numbers_[0] <= radius_sq() : numbers_[0] < radius_sq();
            default: return closed_alone || sign() < 0;
        }
    }
    bool is_miss() const {
        return kind() == AnswerKind::distance_sq ? numbers_[0] > radius_sq() : sign() == (kind() == AnswerKind::mtv ? 0 : 1);
    }

private:
    AnswerKind kind() const { return input_.signature.answer; }
    double radius_sq() const {
        const double radius = input_.numbers[layout_of(input_.signature).place_of(ShapeOf::second, Role::radius)];
        return radius * radius;
    }

    const Input& input_;
    std::span<const double> numbers_;
    double width_;
};

// Written so that NaN and infinities are never alike.
bool is_near(double a, double b, double width) { return std::abs(a - b) <= width; }

bool is_same(const Seen& first, const Seen& second, const Correspondence& by) {
    if (first.sign() != second.sign() || !is_near(std::ldexp(first.length(), by.doublings), second.length(), second.width())) return false;
    if (first.numbers().size() == 1 || by.axes[0] == 0) return true;
    for (std::size_t axis = 0; axis < second.numbers().size(); ++axis) {
        const auto from = static_cast<std::size_t>(std::abs(by.axes[axis])) - 1;
        const double along = std::ldexp(by.axes[axis] < 0 ? -first.numbers()[from] : first.numbers()[from], by.doublings);
        if (!is_near(along, second.numbers()[axis], second.width())) return false;
    }
    return true;
}

bool seems_to_hold(const Instance& instance, const GivenAnswers& answers) {
    const Seen first(instance.inputs[0], answers.replies[0], answers.band);
    if (instance.expectation == Expectation::hit) return first.is_hit(instance.only_for.has_value());
    if (instance.expectation == Expectation::miss) return first.is_miss();
    const Seen second(instance.inputs[1], answers.replies[1], answers.band);
    if (instance.expectation == Expectation::same) return is_same(first, second, instance.correspondence);
    return second.sign() <= first.sign() && second.length() <= first.length() + second.width();
}

}  // namespace

bool relation_holds(const Instance& instance, const GivenAnswers& answers, Contract contract) {
    if (!is_measured(instance.inputs[0].signature.answer)) return holds_of_verdicts(instance, answers.replies);
    if (seems_to_hold(instance, answers)) return true;
    for (std::size_t i = 0; i < instance.inputs.size(); ++i)
        if (!right_reply_of(instance, i).is_right(answers.replies[i], contract, answers.band, true)) return false;
    return true;
}

}  // namespace tangency::properties
