// SPDX-License-Identifier: MIT
// What the property files share: domains, and exams made of lattice scenes.
#pragma once

#include <initializer_list>
#include <optional>

#include "tangency/properties/frame.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/property.hpp"

namespace tangency::properties {

inline const LatticeScene& lattice_of(const Draft& draft) { return std::get<LatticeScene>(draft.scene); }
inline const Case& case_of(const Draft& draft) { return std::get<Case>(draft.scene); }

inline bool to_every_form(const Signature&) { return true; }
inline bool from_two_dimensions(const Signature& signature) { return signature.dim >= 2; }
inline bool to_turned_boxes(const Signature& signature) { return signature.turning != Turning::none; }

/// The scene with the ball meant in the box's frame, where overshoots are whole numbers however the box is turned.
inline LatticeScene in_frame(LatticeScene scene) {
    scene.turn.carries = true;
    return scene;
}

/// Draws for properties that need a scene and no choices, or choices drawn apart.
Draft lattice_draft(Random& random, const Signature& signature);

/// The axis that a choice names: any integer will do, so that shrinking may lower it.
std::size_t axis_of(int choice, std::size_t dim);

/// An exam on lattice scenes, or nothing if one of them leaves the lattice's limits or is not settled.
std::optional<Exam> lattice_exam(Claim claim, std::initializer_list<LatticeScene> scenes,
                                 const Signature& signature);

/// Whether a case is a scene of its signature: numbers of the scalar type, finite and valid.
bool is_scene(const Case& scene);

/// A verdict_or_band exam on a float case of these magnitudes, or nothing if it is no such case.
std::optional<Exam> band_exam(const Draft& draft, Magnitudes magnitudes);

}  // namespace tangency::properties
