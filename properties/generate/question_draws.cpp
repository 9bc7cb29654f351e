// SPDX-License-Identifier: MIT
// Inputs of the questions beside box_ball, drawn alike for all: ties and their neighbours, scattered shapes, floats aimed at a tie.
#include "question_draws.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "tangency/properties/fit.hpp"
#include "tangency/properties/polygons.hpp"
#include "tangency/properties/ties.hpp"
#include "tangency/properties/sizes.hpp"
#include "tangency/properties/valid_input.hpp"

#include "coincidence.hpp"
#include "rotated_boxes.hpp"
#include "rotated_lattice.hpp"
#include "touching.hpp"

namespace tangency::properties {
namespace {

LatticeInput draw_scattered(Source& random, const Signature& signature) {
    LatticeInput input = lattice_of(signature);
    if (has_polygon(signature.question)) draw_polygons(random, input);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const auto draw_position = [&](std::int64_t& position) {
            position = random.chance(1, 8) ? input.first.center[axis] : draw_coordinate(random);
        };
        if (has_polygon(signature.question)) {
            draw_position(input.second.center[axis]);
            if (has_end(input.second.kind)) draw_position(input.second.end[axis]);
        } else {
            for_each_position(input, axis, draw_position);
        }
    }
    for_each_size(input, [&](std::int64_t& size, Role) { size = draw_size(random); });
    if (may_be_of_one_size(signature.question) && random.chance(1, 4)) {
        input.second.radius = input.first.radius;
        input.second.half_extent = input.first.half_extent;
        if (random.chance(1, 4)) input.second.center = input.first.center;
    }
    if (has_polygon(signature.question) && random.chance(1, 2)) bring_together(random, input);
    return input;
}

// One unit of one number: the nearest lattice inputs to a tie.
void nudge_lattice(Source& random, LatticeInput& input) {
    const std::int64_t step = random.with_sign(1);
    const std::uint32_t axis = random.below(static_cast<std::uint32_t>(input.dim));
    std::uint32_t place = random.below(has_polygon(input.question) ? 20 : 8);
    for_each_position(input, axis, [&](std::int64_t& position) {
        if (place-- == 0) position += step;
    });
    for_each_size(input, [&](std::int64_t& size, Role) {
        if (place-- == 0) size = std::max<std::int64_t>(size + step, 0);
    });
}

LatticeInput draw_any(Source& random, const Signature& signature) {
    const int kind = random.between(0, 6);
    LatticeInput input = kind <= 3 ? draw_touching(random, signature) : draw_scattered(random, signature);
    if (kind == 2 || kind == 3) nudge_lattice(random, input);
    return input;
}

// Whether sizes may change by themselves: a coincidence stays one only as long as they do not.
enum class Sizes { vary, keep };

template <class Draw>
LatticeInput draw_within_limits(Source& random, const Signature& signature, Sizes sizes, Draw draw) {
    for (;;) {
        LatticeInput input = draw();
        if (!has_polygon(signature.question)) enlarge(random, input);
        if (sizes == Sizes::vary && !vary_sizes(random, input, signature, true) && random.chance(3, 4)) continue;
        if (random.chance(1, 4)) input.exponent = random.between(-lattice_exponent, lattice_exponent);
        if (random.chance(1, 4)) input.negative_zeros = random.between(0, (1 << zero_places) - 1);
        fit(input, random.domain());
        if (is_valid(input) || random.is_exhausted()) return input;
    }
}

bool has_two_turns(const Signature& signature) { return layout_of(signature).has_second_turn(); }

// The input with what is a box in it rotated, whatever ties it has.
LatticeInput with_turns(Source& random, LatticeInput input, const Signature& signature) {
    return has_two_turns(signature) ? both_rotated(random, std::move(input), signature) : rotated(random, std::move(input), signature);
}

}  // namespace

LatticeInput draw_question_lattice(Source& random, const Signature& signature) {
    if (has_two_turns(signature) && random.chance(1, 2))
        return draw_within_limits(random, signature, Sizes::keep, [&] {
            LatticeInput input = draw_touching_boxes(random, signature, Turns::rational, random.chance(1, 3));
            if (random.chance(1, 6)) nudge_lattice(random, input);
            return input;
        });
    if (!random.chance(3, 10))
        return draw_within_limits(random, signature, Sizes::vary,
                                  [&] { return with_turns(random, draw_any(random, signature), signature); });
    return draw_within_limits(random, signature, Sizes::keep, [&] {
        LatticeInput input = draw_coincidence(random, signature);
        if (random.chance(1, 6)) nudge_lattice(random, input);
        return with_turns(random, input, signature);
    });
}

LatticeInput draw_question_tie(Source& random, const Signature& signature) {
    if (has_two_turns(signature))
        return draw_within_limits(random, signature, Sizes::keep,
                                  [&] { return draw_touching_boxes(random, signature, Turns::exact, true); });
    return draw_within_limits(random, signature, Sizes::vary,
                              [&] { return exactly_rotated(random, draw_touching(random, signature), signature); });
}

LatticeInput draw_rational_tie(Source& random, const Signature& signature) {
    if (signature.orientation == Orientation::none || random.chance(1, 4)) return draw_question_tie(random, signature);
    if (has_two_turns(signature))
        return draw_within_limits(random, signature, Sizes::keep,
                                  [&] { return draw_touching_boxes(random, signature, Turns::rational, true); });
    return draw_within_limits(random, signature, Sizes::vary,
                              [&] { return rationally_rotated(random, draw_touching(random, signature), signature); });
}

LatticeInput draw_lattice_coincidence(Source& random, const Signature& signature) {
    return draw_within_limits(random, signature, Sizes::keep, [&] { return draw_coincidence(random, signature); });
}

LatticeInput draw_question_degenerate(Source& random, const Signature& signature) {
    const bool is_coincidence = random.chance(3, 10);
    return draw_within_limits(random, signature, is_coincidence ? Sizes::keep : Sizes::vary, [&] {
        LatticeInput input = is_coincidence ? draw_coincidence(random, signature) : draw_any(random, signature);
        const bool all = random.chance(1, 4);
        for_each_size(input, [&](std::int64_t& size, Role) {
            if (all || random.chance(1, 2)) size = 0;
        });
        for (LatticeShape* shape : both_of(input))
            if (has_end(shape->kind) && random.chance(1, 2)) shape->end = shape->center;
        return with_turns(random, input, signature);
    });
}

}  // namespace tangency::properties
