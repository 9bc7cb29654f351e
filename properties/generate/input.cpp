// SPDX-License-Identifier: MIT
// Inputs by their kind.
#include <cstdlib>

#include "tangency/properties/valid_input.hpp"
#include "tangency/properties/fit.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::properties {
namespace {

std::optional<Input> expressed(const LatticeInput& lattice, const Signature& signature, const Domain& domain) {
    if (!is_valid(lattice) || std::abs(lattice.exponent) > lattice_exponent) return std::nullopt;
    LatticeInput moved = lattice;
    const auto rows = move_into_range(std::span(&moved, 1), signature, domain);
    return rows && lies_in(rows->front(), domain) ? std::optional<Input>(rows->front()) : std::nullopt;
}

std::optional<Input> of_magnitudes(Source& source, const Signature& signature, Magnitudes magnitudes) {
    const Input row = draw_floats(source, signature, magnitudes);
    if (!is_input(row) || magnitudes_of(row) != magnitudes || !lies_in(row, source.domain())) return std::nullopt;
    return row;
}

}  // namespace

bool is_degenerate(const LatticeInput& lattice) {
    bool degenerate = has_end(lattice.question) && lattice.center == lattice.end;
    for_each_size(lattice, [&degenerate](std::int64_t size, Role) { degenerate = degenerate || size == 0; });
    return degenerate;
}

std::optional<Input> draw_input(Source& source, const Signature& signature, InputKind kind) {
    switch (kind) {
        case InputKind::lattice: return expressed(draw_lattice(source, signature), signature, source.domain());
        case InputKind::tie: {
            const std::optional<Input> row = expressed(draw_lattice_tie(source, signature), signature, source.domain());
            return row && find_verdict(*row) == reference::Verdict::touching ? row : std::nullopt;
        }
        case InputKind::degenerate: {
            const LatticeInput lattice = draw_lattice_degenerate(source, signature);
            return is_degenerate(lattice) ? expressed(lattice, signature, source.domain()) : std::nullopt;
        }
        case InputKind::inside: {
            if (signature.question != Question::box_ball) return std::nullopt;
            const LatticeInput lattice = draw_lattice_inside(source, signature);
            for (std::size_t axis = 0; axis < lattice.dim; ++axis)
                if (overshoot(lattice, axis) > 0) return std::nullopt;
            return expressed(lattice, signature, source.domain());
        }
        case InputKind::ordinary: return of_magnitudes(source, signature, Magnitudes::ordinary);
        case InputKind::large: return of_magnitudes(source, signature, Magnitudes::large);
        case InputKind::small: return of_magnitudes(source, signature, Magnitudes::small);
        case InputKind::near_tie: break;
    }
    const Input row = draw_near_tie(source, signature);
    return is_input(row) && lies_in(row, source.domain()) ? std::optional<Input>(row) : std::nullopt;
}

}  // namespace tangency::properties
