// SPDX-License-Identifier: MIT
// Draws near ties, and counts wrong answers.
#include "near_ties.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::bench {
namespace {

using properties::Input;
using properties::Source;
using reference::Verdict;

template <class Scalar>
constexpr ScalarType scalar_type = std::is_same_v<Scalar, float> ? ScalarType::f32 : ScalarType::f64;

// An input without its radius, and about where that ties. Each draw is a statement: arguments have no order.
template <class Scalar>
Input place(Source& random, Form form, double& distance) {
    Input input{{form, scalar_type<Scalar>, 2}};
    const auto beside = random.below(4);  // a side that lies across axis 0 or 1, else a corner
    std::array<double, 2> corner{}, extent{}, center{}, beyond{};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        corner[axis] = 2000 * random.unit();
        extent[axis] = 10 + 290 * random.unit();
        beyond[axis] = 10 + 290 * random.unit();
        const bool is_low = random.chance(1, 2);
        center[axis] = is_low ? corner[axis] - beyond[axis] : corner[axis] + extent[axis] + beyond[axis];
        if (beside != 1 - axis) continue;
        beyond[axis] = 0;
        center[axis] = corner[axis] + extent[axis] * random.unit();
    }
    distance = std::sqrt(beyond[0] * beyond[0] + beyond[1] * beyond[1]);
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const double half = extent[axis] / 2;
        const bool by_center = form == Form::center_half || form == Form::center_size;
        input.numbers[axis] = static_cast<Scalar>(by_center ? corner[axis] + half : corner[axis]);
        input.numbers[2 + axis] = static_cast<Scalar>(form == Form::center_half ? half
                                                      : form == Form::lo_hi     ? corner[axis] + extent[axis]
                                                                                : extent[axis]);
        input.numbers[4 + axis] = static_cast<Scalar>(form == Form::corner_size_ball_corner ? center[axis] - distance : center[axis]);
    }
    return input;
}

// The last radius before the tie, or the first after it where growing parts the shapes, as bits: those of positive floats are in order.
template <class Bits, class Scalar>
std::optional<Bits> find_tie(Input input, double distance) {
    const auto hits = [&](Bits radius) {
        input.numbers[6] = std::bit_cast<Scalar>(radius);
        return properties::fast_verdict(input).value() != Verdict::disjoint;
    };
    constexpr Bits around = 2048;  // positions have up to 2^8 times the ulp of the distance, and roundings add up
    const auto near = std::bit_cast<Bits>(static_cast<Scalar>(distance));
    Bits before = near - around, after = near + around;
    const bool at_first = hits(before);
    if (hits(after) == at_first) return std::nullopt;
    while (after - before > 1) {
        const Bits middle = before + (after - before) / 2;
        (hits(middle) == at_first ? before : after) = middle;
    }
    return before;
}

template <class Scalar>
Input draw_near_tie(Source& random, Form form) {
    using Bits = std::conditional_t<sizeof(Scalar) == 4, std::uint32_t, std::uint64_t>;
    for (;;) {
        double distance = 0;
        Input input = place<Scalar>(random, form, distance);
        const auto tie = find_tie<Bits, Scalar>(input, distance);
        if (!tie) continue;
        input.numbers[6] = std::bit_cast<Scalar>(static_cast<Bits>(*tie - 2 + random.below(6)));
        return input;
    }
}

}  // namespace

template <class Scalar>
void draw_near_ties(Workload<Scalar>& work) {
    for (const Form form : every_form) {
        Source random(properties::mix_seed(2026, static_cast<std::uint64_t>(form)));
        auto& columns = work.*columns_of<Scalar>[static_cast<std::size_t>(form)];
        for (auto& column : columns) column.resize(work.count);
        for (std::size_t i = 0; i < work.count; ++i) {
            const Input input = draw_near_tie<Scalar>(random, form);
            for (std::size_t place = 0; place < columns.size(); ++place) columns[place][i] = static_cast<Scalar>(input.numbers[place]);
        }
    }
}

template <class Scalar>
std::vector<Verdict> verdicts_of(const Workload<Scalar>& work, Form form, std::size_t every) {
    const auto& columns = work.*columns_of<Scalar>[static_cast<std::size_t>(form)];
    std::vector<Verdict> verdicts(work.count);
    Input input{{form, scalar_type<Scalar>, 2}};
    for (std::size_t i = 0; i < work.count; ++i) {
        for (std::size_t place = 0; place < columns.size(); ++place) input.numbers[place] = static_cast<double>(columns[place][i]);
        verdicts[i] = properties::fast_verdict(input).value();
        if (i % every == 0 && verdicts[i] != reference::find_standing(input.signature, input.row()).verdict)
            throw std::logic_error("exact_filtered and the reference differ: " + properties::to_text(input));
    }
    return verdicts;
}

Wrong count_wrong(std::span<const Verdict> verdicts, Contract contract, std::span<const std::uint8_t> answers) {
    Wrong wrong;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        const bool hits = contract == Contract::closed ? verdicts[i] != Verdict::disjoint : verdicts[i] == Verdict::overlapping;
        wrong.hits += answers[i] && !hits;
        wrong.misses += !answers[i] && hits;
    }
    return wrong;
}

template void draw_near_ties<float>(Workload<float>&);
template void draw_near_ties<double>(Workload<double>&);
template std::vector<Verdict> verdicts_of<float>(const Workload<float>&, Form, std::size_t);
template std::vector<Verdict> verdicts_of<double>(const Workload<double>&, Form, std::size_t);

}  // namespace tangency::bench
