// SPDX-License-Identifier: MIT
// Asking in ever smaller coordinates until a function is right.
#include "tangency/properties/overflow.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "tangency/properties/property.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/short_report.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::properties {
namespace {

constexpr std::size_t cases_each = 1200, draws_each = 8 * cases_each;
// Coordinates so small overflow no type in use but one of 8 bits.
constexpr double safe_reach = 48;
// A wrong answer so far beside a tie is no matter of digits.
constexpr double far_share = 1.0 / 64;
constexpr int halvings_between = 7;

// The declared coordinates as far as they are no farther from zero.
Domain kept_within(const Domain& domain, double reach) {
    Domain smaller = domain;
    smaller.coordinates = Interval{std::max(domain.coordinates->lo, -reach), std::min(domain.coordinates->hi, reach)};
    return smaller;
}

struct Wrong {
    std::size_t answers = 0;
    bool is_any_far = false;
};

Wrong ask(const Subject& subject, const Domain& domain, std::uint64_t seed) {
    const Property& property = *find_property("P24");
    Source source(mix_seed(seed, 0x6f766572));
    std::vector<Instance> instances;
    std::vector<Input> inputs;
    for (std::size_t draw = 0; draw < draws_each && instances.size() < cases_each; ++draw) {
        auto instance = instance_in(domain, property, source, subject.signature);
        if (!instance || !instance->answer || instance->inputs.size() != 1) continue;
        inputs.push_back(instance->inputs[0]);
        instances.push_back(std::move(*instance));
    }
    const Answers answers(subject, inputs);
    Wrong wrong;
    for (std::size_t i = 0; i < instances.size(); ++i) {
        if (!answers.are_given(i, 1) || answers_hold(instances[i], answers.of(i, 1), subject.contract)) continue;
        ++wrong.answers;
        wrong.is_any_far = wrong.is_any_far || gap_length(find_reference_answer(inputs[i])) > far_share * scale_of(inputs[i]);
    }
    return wrong;
}

// Squares of two lengths that are compared or added are the largest numbers that code for balls and boxes along the axes makes.
bool has_squares_alone(const Signature& signature) {
    return signature.question == Question::box_ball || signature.question == Question::ball_ball;
}

}  // namespace

std::optional<Overflow> find_overflow(const Subject& subject, const Domain& domain, std::uint64_t seed) {
    if (!is_whole(subject.signature.scalar) || !domain.coordinates) return std::nullopt;
    const Interval& declared = *domain.coordinates;
    if (declared.lo > 0 || declared.hi < 0 || declared.reach() < 2 * safe_reach) return std::nullopt;
    const auto is_right = [&](double reach) { return ask(subject, kept_within(domain, reach), seed).answers == 0; };
    if (!is_right(safe_reach) || !ask(subject, domain, seed).is_any_far) return std::nullopt;
    double right = safe_reach, wrong = declared.reach();
    while (2 * right < wrong) (is_right(2 * right) ? right : wrong) = 2 * right;
    for (int step = 0; step < halvings_between && wrong - right > 1; ++step) {
        const double middle = std::floor((right + wrong) / 2);
        (is_right(middle) ? right : wrong) = middle;
    }
    const Interval within = *kept_within(domain, right).coordinates;
    constexpr double half_a_word = 0x1p12, word = 0x1p16;
    const bool is_of_32_bits = has_squares_alone(subject.signature) && within.width() > half_a_word && within.width() < word;
    return Overflow{within, is_of_32_bits};
}

std::string overflow_text(const Overflow& overflow) {
    const auto number = [](double end) {
        return fmt::format("{}{}", end < 0 ? "-" : "", grouped(static_cast<std::uint64_t>(std::abs(end))));
    };
    return fmt::format("looks like {}overflow: right while coordinates stay within {}..{}", overflow.is_of_32_bits ? "32-bit " : "",
                       number(overflow.right_within.lo), number(overflow.right_within.hi));
}

}  // namespace tangency::properties
