// SPDX-License-Identifier: MIT
// Inputs by their question, orientation and kind.
#include <cstdlib>

#include "tangency/properties/fit.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/plain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/sizes.hpp"
#include "tangency/properties/valid_input.hpp"

#include "question_draws.hpp"
#include "rotated_lattice.hpp"

namespace tangency::properties {
namespace {

std::optional<Input> expressed(const LatticeInput& lattice, const Signature& signature, const Domain& domain) {
    if (!is_valid(lattice) || std::abs(lattice.exponent) > lattice_exponent) return std::nullopt;
    LatticeInput moved = lattice;
    const auto rows = move_into_range(std::span(&moved, 1), signature, domain);
    return rows && lies_in(rows->front(), domain) ? std::optional<Input>(rows->front()) : std::nullopt;
}

// What is too large for odd sizes is mostly drawn once more, so that these are common.
template <class Draw>
LatticeInput varied(Source& random, const Signature& signature, bool keeps_tie, Draw draw) {
    LatticeInput input = draw();
    if (vary_sizes(random, input, signature, keeps_tie) || random.chance(1, 4)) return input;
    input = draw();
    vary_sizes(random, input, signature, keeps_tie);
    return input;
}

std::optional<Input> of_magnitudes(Source& source, const Signature& signature, Magnitudes magnitudes) {
    const Input row = draw_floats(source, signature, magnitudes);
    if (!is_input(row, source.domain().any_sign) || magnitudes_of(row) != magnitudes || !lies_in(row, source.domain())) return std::nullopt;
    return row;
}

}  // namespace

LatticeInput draw_lattice(Source& random, const Signature& signature) {
    return lattice_or_plain(random, signature, [&] {
        if (signature.question != Question::box_ball) return draw_question_lattice(random, signature);
        if (!random.chance(1, 4))
            return varied(random, signature, false, [&] { return rotated(random, draw_lattice(random, signature.dim), signature); });
        LatticeInput input = rotated(random, draw_lattice_coincidence(random, signature), signature);
        input.turn.carries = true;  // a feature of the box is one in its frame
        return input;
    });
}

LatticeInput draw_lattice_degenerate(Source& random, const Signature& signature) {
    return lattice_or_plain(random, signature, [&] {
        if (signature.question != Question::box_ball) return draw_question_degenerate(random, signature);
        return varied(random, signature, true, [&] { return rotated(random, draw_lattice_degenerate(random, signature.dim), signature); });
    });
}

LatticeInput draw_lattice_inside(Source& random, const Signature& signature) {
    return lattice_or_plain(random, signature, [&] {
        return varied(random, signature, true, [&] { return rotated(random, draw_lattice_inside(random, signature.dim), signature); });
    });
}

LatticeInput draw_lattice_tie(Source& random, const Signature& signature) {
    return lattice_or_plain(random, signature, [&] {
        if (signature.question != Question::box_ball) return draw_question_tie(random, signature);
        return varied(random, signature, true, [&] { return draw_exactly_rotated_tie(random, signature); });
    });
}

bool is_degenerate(const LatticeInput& lattice) {
    bool degenerate = false;
    for (const LatticeShape* shape : both_of(lattice)) degenerate = degenerate || (has_end(shape->kind) && shape->center == shape->end);
    for_each_size(lattice, [&degenerate](std::int64_t size, Role) { degenerate = degenerate || size == 0; });
    return degenerate;
}

LatticeInput draw_lattice_of(InputKind kind, Source& source, const Signature& signature) {
    switch (kind) {
        case InputKind::tie: return draw_lattice_tie(source, signature);
        case InputKind::degenerate: return draw_lattice_degenerate(source, signature);
        case InputKind::inside: return draw_lattice_inside(source, signature);
        default: return draw_lattice(source, signature);
    }
}

std::optional<Input> draw_input(Source& source, const Signature& signature, InputKind kind) {
    if (kind == InputKind::inside && !has_kind(signature.question, kind)) return std::nullopt;
    if (kind == InputKind::near_tie) {
        const Input row = draw_near_tie(source, signature);
        return is_input(row, source.domain().any_sign) && lies_in(row, source.domain()) ? std::optional<Input>(row) : std::nullopt;
    }
    if (!is_of_lattice(kind)) return of_magnitudes(source, signature, magnitudes_of(kind));
    const LatticeInput lattice = draw_lattice_of(kind, source, signature);
    if (kind == InputKind::degenerate && !is_degenerate(lattice)) return std::nullopt;
    for (std::size_t axis = 0; kind == InputKind::inside && axis < lattice.dim; ++axis)
        if (overshoot(lattice, axis) > 0) return std::nullopt;
    const std::optional<Input> row = expressed(lattice, signature, source.domain());
    if (row && kind == InputKind::tie && find_verdict(*row) != reference::Verdict::touching) return std::nullopt;
    return row;
}

}  // namespace tangency::properties
