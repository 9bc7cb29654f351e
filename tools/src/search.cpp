// SPDX-License-Identifier: MIT
// A climbing search for inputs on which a built-in subject is blamed though it is right at its level.
#include "search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <utility>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/shrink.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/write_row.hpp"

namespace tangency::tools {
namespace {

using properties::Choices;
using properties::Input;
using properties::Instance;
using properties::Property;
using properties::Source;
using properties::Subject;

// The error of what was answered wrongly, in eps * scale; 0 of a right answer.
double error_of_answer(const Input& input, bool answer) {
    const auto reference_answer = properties::find_reference_answer(input);
    const reference::Verdict wrong = answer ? reference::Verdict::disjoint : reference::Verdict::overlapping;
    return reference_answer.verdict == wrong ? properties::gap_in_bands(reference_answer) * (1 + reference_answer.turns) : 0;
}

// The input with its second shape moved by so much along the axis.
Input moved(const Input& input, std::size_t axis, double by) {
    Input result = input;
    const Layout& layout = layout_of(input.signature);
    for (std::size_t place = 0; place < layout.size(); ++place)
        if (layout[place].shape == ShapeOf::second && is_position(layout[place].role) && layout[place].axis == axis)
            result.numbers[place] = properties::finite(input.signature.scalar, input.numbers[place] + by);
    properties::make_valid(result);
    return result;
}

// How far from the tie the subject's answer turns as the second shape moves by up to 2^-8 of the scale: of the questions that
// have no radius, or two. The input keeps the place answered wrongly.
double error_while_moving(const Subject& subject, Input& input) {
    const double span = std::ldexp(properties::scale_of(input), -8);
    for (std::size_t axis = 0; axis < input.signature.dim; ++axis) {
        const auto answer_at = [&](double by) { return ask(subject, moved(input, axis, by)); };
        double from = -span, to = span;
        const bool first = answer_at(from);
        if (first == answer_at(to)) continue;
        for (double middle = from + (to - from) / 2; from < middle && middle < to && to - from > std::ldexp(span, -60);
             middle = from + (to - from) / 2)
            (answer_at(middle) == first ? from : to) = middle;
        const Input before = moved(input, axis, from), after = moved(input, axis, to);
        const double early = error_of_answer(before, first), late = error_of_answer(after, !first);
        input = early > late ? before : after;
        return std::max(early, late);
    }
    return 0;
}

// How far from the distance the subject's answer turns as the radius grows, in eps * scale. The input keeps the last
// radius answered wrongly. Nothing where radius and place are stored as one, or where the answer does not turn
// near the distance: then plain asking tells. Of a number the error itself, the input as it is.
double error_of(const Subject& subject, Input& input) {
    if (is_measured(subject.signature.answer)) {
        const properties::Answers answers(subject, std::span(&input, 1));
        return properties::ExactReply(input).widen(0, answers.of(0, 1).replies[0], subject.contract);
    }
    if (subject.signature.answer != AnswerKind::boolean) return 0;
    if (subject.signature.question != Question::box_ball) return error_while_moving(subject, input);
    const ScalarType scalar = input.signature.scalar;
    input.row().back() = 0;
    const double distance =
        input.signature.orientation == Orientation::none ? properties::approximate_distance(input) : properties::rotated_distance(input);
    const double eps = properties::format_of(scalar).unit_roundoff, scale = std::max(properties::scale_of(input), distance);
    if (input.signature.form == Form::corner_size_ball_corner || scale == 0) return 0;
    const auto answers_yes_at = [&](std::uint64_t order) {
        input.row().back() = number_of_bits(scalar, order);
        return ask(subject, input);
    };
    const double span = std::ldexp(scale, -8);
    // The bits of numbers that are not negative are in their order.
    std::uint64_t miss = bits_of(scalar, properties::finite(scalar, std::max(distance - span, 0.0)));
    std::uint64_t hit = bits_of(scalar, properties::finite(scalar, distance + span));
    if (answers_yes_at(miss) || !answers_yes_at(hit)) return 0;
    while (hit - miss > 1) {
        const std::uint64_t middle = miss + (hit - miss) / 2;
        (answers_yes_at(middle) ? hit : miss) = middle;
    }
    // A double knows the distance far more finely than a float, but not than itself.
    if (scalar != ScalarType::f64) {
        const double early = distance - number_of_bits(scalar, hit), late = number_of_bits(scalar, miss) - distance;
        input.row().back() = number_of_bits(scalar, early > late ? hit : miss);
        const double least = properties::format_of(scalar).smallest / 2;
        return std::max({early, late, 0.0}) / std::max(eps * scale, least);
    }
    for (const auto& [order, answer] : {std::pair{hit, true}, std::pair{miss, false}}) {
        input.row().back() = number_of_bits(scalar, order);
        if (const double error = error_of_answer(input, answer); error > 0) return error * (properties::scale_of(input) / scale);
    }
    return 0;
}

bool is_reported(const Subject& subject, const Instance& instance, double k) {
    const properties::Answers answers(subject, instance.inputs, k);
    const std::size_t size = instance.inputs.size();
    return answers.are_given(0, size) && !answers_hold(instance, answers.of(0, size), subject.contract) && !band_excuses(instance, k);
}

// A lattice input stays one while its numbers move by few units of the row.
double changed_on_lattice(Source& random, double number, double unit) {
    switch (random.between(0, 3)) {
        case 0: return number + random.with_sign(unit);
        case 1: return random.with_sign(number);
        case 2: return number + random.between(-32, 32) * unit;
        default: return random.between(-256, 256) * unit;
    }
}

// Lengths of floats move by a share of the scale, an orientation's numbers by a share of themselves.
double changed_among_floats(Source& random, double number, double scale) {
    return number + std::ldexp(scale, -random.between(0, 24)) * (2 * random.unit() - 1);
}

// A little changed; now and then one shape or the orientation is another input's.
Input changed(Source& random, Input row, const Input& other, bool on_lattice) {
    const Signature& signature = row.signature;
    const Layout& layout = layout_of(signature);
    const double scale = properties::scale_of(row);
    double unit = 1;
    for (const double number : row.row())
        if (number != 0)
            unit = std::min(unit, std::ldexp(1.0, std::ilogb(std::remainder(number, 1.0) == 0 ? 1.0 : std::remainder(number, 1.0))));
    if (on_lattice && random.chance(1, 4)) {
        const bool orientation = random.chance(1, 2);
        const ShapeOf shape = random.chance(1, 2) ? ShapeOf::first : ShapeOf::second;
        for (std::size_t place = 0; place < layout.size(); ++place)
            if (orientation ? is_orientation(layout[place].role) : layout[place].shape == shape) row.numbers[place] = other.numbers[place];
    }
    for (int times = random.between(on_lattice ? 0 : 1, 2); times > 0; --times) {
        const std::size_t place = random.below(static_cast<std::uint32_t>(layout.size()));
        double& number = row.numbers[place];
        const double step = is_orientation(layout[place].role) ? std::abs(number) : scale;
        number = on_lattice ? changed_on_lattice(random, number, unit) : changed_among_floats(random, number, step);
        number = properties::finite(signature.scalar, number);
    }
    properties::make_valid(row);
    return row;
}

// All lengths about as large as the scale, and an orientation that is not special: there the roundings are largest.
void level_out(Source& random, Input& row) {
    const Layout& layout = layout_of(row.signature);
    for (std::size_t place = 0; place < layout.radius(); ++place) {
        const Role role = layout[place].role;
        const double most = role == Role::degrees ? 360 : role == Role::radians ? properties::one_turn_in_radians : 1;
        row.numbers[place] = properties::finite(row.signature.scalar, most * (2 * random.unit() - 1));
    }
    properties::make_valid(row);
}

// One step of the climb: an instance and the choices that make it.
struct Step {
    Choices choices;
    Instance instance;
};

std::optional<Step> make_step(const Property& property, const Signature& signature, Choices choices) {
    auto instance = instance_of(property, signature, choices);
    if (!instance) return std::nullopt;
    return Step{std::move(choices), std::move(*instance)};
}

// The step whose first input is the row, with other choices beside it.
std::optional<Step> step_to(const Property& property, const Input& row, Source& random) {
    auto choices = choices_for(property, row);
    if (!choices) return std::nullopt;
    for (int i = 0; i < 4; ++i) choices->push_back(random.below(64));
    return make_step(property, row.signature, std::move(*choices));
}

std::optional<Step> drawn_step(const Property& property, const Signature& signature, Source& random) {
    properties::Recording recording;
    Source source(random.bits());
    source.record_to(recording);
    auto instance = property.instance(source, signature);
    if (!instance) return std::nullopt;
    return Step{std::move(recording.choices), std::move(*instance)};
}

}  // namespace

Climb climb(const Subject& subject, const Property& property, std::uint64_t seed, std::size_t steps) {
    constexpr std::size_t restarts = 4, most_scored = 2, shrink_budget = 2000;
    const Signature& signature = subject.signature;
    const double k = properties::default_band(signature), eps = properties::format_of(signature.scalar).unit_roundoff;
    Source random(properties::mix_seed(seed, static_cast<std::uint64_t>(&property - properties::catalogue().data())));
    Climb result;
    std::optional<Input> best;
    double highest = 0;
    for (std::size_t count = 0; count < steps; ++count) {
        if (count % (steps / restarts + 1) == 0) best.reset(), highest = 0;
        std::optional<Step> step = drawn_step(property, signature, random);
        if (!step) continue;
        if (best) {
            auto nearby = step_to(property, changed(random, *best, step->instance.inputs[0], property.on_lattice), random);
            if (nearby) step = std::move(nearby);
        }
        Input first = step->instance.inputs[0];
        double reached = 0;
        if (!property.on_lattice) {
            if (!best && random.chance(1, 2)) level_out(random, first);
            reached = error_of(subject, first) / k;
            // The radius is now the last one that was answered wrongly.
            if (auto moved = step_to(property, first, random)) step = std::move(moved);
        }
        ++result.asked;
        // Only an angle beyond one turn widens the band.
        if (reached > 0 && property.level > Level::banded) reached /= 1 + properties::find_reference_answer(first).turns;
        if (is_reported(subject, step->instance, k)) {
            const auto draw = [&](Source& source) { return property.instance(source, signature); };
            const auto first_failing = [&](std::span<const Instance> instances) -> std::optional<std::size_t> {
                for (std::size_t i = 0; i < instances.size(); ++i)
                    if (is_reported(subject, instances[i], k)) return i;
                return std::nullopt;
            };
            const Choices smallest = properties::shrink(step->choices, draw, first_failing, 1, shrink_budget);
            const Instance shown = *instance_of(property, signature, smallest);
            const properties::Answers answers(subject, shown.inputs, k);
            const properties::GivenAnswers said = answers.of(0, shown.inputs.size());
            result.finding = properties::Counterexample{shown, std::vector<bool>(said.yes_or_no.begin(), said.yes_or_no.end()), true,
                                                        std::vector<properties::Reply>(said.replies.begin(), said.replies.end())};
            return result;
        }
        if (property.on_lattice && !is_measured(signature.answer) && step->instance.inputs.size() <= most_scored)
            for (Input input : step->instance.inputs) reached = std::max(reached, error_of(subject, input) * eps / properties::clearance);
        result.reached = std::max(result.reached, reached);
        if (best && reached < highest) continue;
        highest = reached;
        best = step->instance.inputs[0];
    }
    return result;
}

std::vector<const Property*> properties_up_to(Level level, const Signature& signature) {
    std::vector<const Property*> list;
    for (const Property& property : properties::catalogue())
        if (!property.recommendation && property.level <= level && applies(property, signature, properties::whole_domain))
            list.push_back(&property);
    return list;
}

}  // namespace tangency::tools
