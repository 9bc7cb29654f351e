// SPDX-License-Identifier: MIT
// P14: the same bits get the same answer, in any order of calls.
#include "instances.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "tangency/properties/floats.hpp"

namespace tangency::properties {
namespace {

constexpr int least_inputs = 12, most_inputs = 24;
constexpr int most_rounds = 5;

// One input but for one number, or for its orientation, that is another's or lies between the two, as near as the last bits: what was
// asked last is then equal for whoever compares with a tolerance.
std::optional<Input> with_one_number_of(const Input& row, const Input& other, Source& source) {
    const Layout& layout = layout_of(row.signature);
    const std::size_t changed = source.below(static_cast<std::uint32_t>(layout.size()));
    const ScalarType scalar = row.signature.scalar;
    const double share = std::ldexp(1.0, -(source.chance(1, 2) ? source.between(0, 3) : source.between(4, format_of(scalar).precision)));
    Input mixed = row;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const bool turns_along = is_orientation(layout[changed].role) && is_orientation(layout[place].role);
        if (turns_along) mixed.numbers[place] = other.numbers[place];
        if (place == changed && !turns_along)
            mixed.numbers[place] = round_to(scalar, row.numbers[place] + (other.numbers[place] - row.numbers[place]) * share);
    }
    if (!is_input(mixed, source.domain().any_sign) || !lies_in(mixed, source.domain())) return std::nullopt;
    return mixed;
}

// Inputs around one: the same box with other circles, the same circle with other boxes, all but one number the same, and strangers,
// so that anything a subject keeps from one call is wrong for the next.
std::vector<Input> draw_around(const LatticeInput& input, const Signature& signature, Source& source, int count) {
    const auto row_of = [&](LatticeInput lattice) -> std::optional<Input> {
        fit(lattice, source.domain());
        const auto rows = move_into_range(std::span(&lattice, 1), signature, source.domain());
        return rows ? std::optional(rows->front()) : std::nullopt;
    };
    const std::optional<Input> first = row_of(input);
    if (!first) return {};
    std::vector<Input> inputs{*first};
    while (static_cast<int>(inputs.size()) < count) {
        LatticeInput other = draw_lattice(source, signature);
        other.turn.carries = false;
        const int kind = source.between(0, 5);
        // What two inputs share is the same numbers in the same unit.
        if (kind <= 1) other.exponent = input.exponent;
        if (kind == 0) {
            other.second = input.second;
        } else if (kind == 1) {
            other.first = input.first;
            other.turn = input.turn;
        } else if (kind <= 3 && has_end(signature.question)) {
            const auto way = draw_way(source, input);
            const auto end = (other.*way).end;
            other = input;
            (other.*way).end = end;
        } else if (kind == 2) {
            other = input;
            other.second.radius = source.between(0, source.domain().at_most(64));
        }
        std::optional<Input> row = row_of(other);
        if (kind >= 4 && row) row = with_one_number_of(*first, *row, source);
        // Next to the one that it is told from by a single number, or by where its way ends.
        if (kind >= (has_end(signature.question) ? 2 : 4) && row) inputs.push_back(*first);
        inputs.push_back(row.value_or(*first));
    }
    return inputs;
}

// Many, but for those who ask for few.
int draw_input_count(Source& source) {
    RewriteMark mark(source);
    const int size = source.is_plain() ? source.between(1, most_inputs) : source.between(least_inputs, most_inputs);
    if (!mark.is_wanted()) return size;
    ChoiceWriter writer;
    writer.plain();
    writer.between(size, 1, most_inputs);
    mark.close(writer.take(), {});
    return size;
}

// The others come of a seed, so that a call order of hundreds is three choices. Each round asks the inputs forwards,
// doubled or shuffled.
std::optional<Instance> p14_instance(Source& source, const Signature& signature) {
    LatticeInput first = source.chance(1, 2) ? draw_lattice_tie(source, signature) : draw_lattice(source, signature);
    Source others(static_cast<std::uint64_t>(source.between(0, 1 << 30)));
    const int size = draw_input_count(source);
    const int rounds = source.between(1, most_rounds);
    if (!is_valid(first)) return std::nullopt;
    first.turn.carries = false;  // what two inputs share is then the same numbers
    others.keep_to(source.domain());
    const std::vector<Input> inputs = draw_around(first, signature, others, size);
    if (inputs.empty()) return std::nullopt;
    Instance instance{.expectation = Expectation::pure, .inputs = inputs};
    for (int round = 0; round < rounds; ++round) {
        std::vector<Input> order = inputs;
        const int kind = round % 4;
        if (kind == 0) std::reverse(order.begin(), order.end());
        if (kind >= 2)
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[static_cast<std::size_t>(others.between(0, static_cast<int>(i) - 1))]);
        for (const Input& input : order) {
            instance.inputs.push_back(input);
            if (kind == 1) instance.inputs.push_back(input);
        }
    }
    return instance;
}

}  // namespace

Property p14_purity() {
    return {.id = "P14",
            .title = "purity",
            .statement = "The same bits get the same answer, in any order of calls.",
            .proof = "The verdict is a function of the input alone.",
            .level = Level::logic,
            .recommendation = false,
            .applies = to_every_form,
            .on_lattice = true,
            .share = 1000,
            .instance = p14_instance,
            .answers = SpeaksOf::every_answer,
            .of_numbers = {.proof = "The number is a function of the input alone."}};
}

}  // namespace tangency::properties
