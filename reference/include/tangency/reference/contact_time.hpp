// SPDX-License-Identifier: MIT
// When a moving ball first touches a box: what functions that answer a time are held to.
#pragma once

#include <optional>
#include <span>

#include "tangency/reference/number.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::reference {

/// The fraction of its way at which the ball first touches the box, 0 where it starts so; nothing where it never does. A fraction, or one and a
/// root. Needs a valid row of a signature that is_asked for a time, as the functions below do.
std::optional<Number> find_contact_time(const Signature& signature, std::span<const double> row);

/// Whether the moving centre is no farther than `reach` from the box at the fraction `at` of its way. Needs a finite number, and a reach that is
/// not negative and a sum of products of floats.
bool is_centre_within(const Signature& signature, std::span<const double> row, const Number& reach, double at);

/// Whether it comes nearer than `reach` before that fraction, or there; of a reach below 0, deeper within the box.
bool comes_centre_nearer(const Signature& signature, std::span<const double> row, const Number& reach, double until);

}  // namespace tangency::reference
