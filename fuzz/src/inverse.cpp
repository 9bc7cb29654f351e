// SPDX-License-Identifier: MIT
// From a scene back to a construction of it.
#include <algorithm>
#include <cstdlib>

#include "parts.hpp"

namespace tangency::fuzz {
namespace {

using properties::Case;
using properties::LatticeScene;

std::uint32_t word_of(std::int64_t number) { return static_cast<std::uint32_t>(static_cast<std::int32_t>(number)); }

void write_lattice(const LatticeScene& scene, Construction& made) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        made.words[axis] = word_of(scene.box_center[axis]);
        made.words[3 + axis] = word_of(scene.half_extent[axis]);
        made.words[6 + axis] = word_of(scene.center[axis]);
    }
    made.words[9] = word_of(scene.radius);
    made.words[10] = word_of(scene.exponent);
    made.words[11] = word_of(scene.negative_zeros);
    made.words[12] = (scene.turn.carries ? 1U : 0U) | static_cast<std::uint32_t>(scene.turn.turning) << 1;
    made.words[13] = word_of(scene.turn.exponent);
    for (std::size_t i = 0; i < 4; ++i) made.words[14 + i] = word_of(scene.turn.numbers[i]);
}

void write_bits(const Case& scene, Construction& made) {
    made.kind = SceneKind::raw;
    std::size_t place = 0;
    for (const double number : scene.row()) put_number(made, scene.signature.scalar, place++, number);
}

bool same_scene(const LatticeScene& a, const LatticeScene& b) {
    return a.dim == b.dim && a.box_center == b.box_center && a.half_extent == b.half_extent && a.center == b.center &&
           a.radius == b.radius && a.exponent == b.exponent && a.negative_zeros == b.negative_zeros &&
           a.turn.turning == b.turn.turning && a.turn.numbers == b.turn.numbers && a.turn.exponent == b.turn.exponent &&
           a.turn.carries == b.turn.carries;
}

}  // namespace

Construction construction_of(const Draft& draft, const Signature& signature) {
    Construction made;
    made.twist = draft.twist;
    if (const auto* scene = std::get_if<LatticeScene>(&draft.scene)) {
        write_lattice(*scene, made);
        if (!same_scene(explicit_lattice(made, signature), *scene)) {
            made.words = {};
            write_bits(properties::express(*scene, signature), made);
        }
        return made;
    }
    write_bits(std::get<Case>(draft.scene), made);
    return made;
}

}  // namespace tangency::fuzz
