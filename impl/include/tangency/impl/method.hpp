// SPDX-License-Identifier: MIT
// What every built-in subject says of itself.
#pragma once

#include <string_view>

#include "tangency/shapes/form.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::impl {

/// Why a subject is in the collection.
enum class Role {
    published,  ///< a method as its author published it, defects included
    repaired,   ///< a published method with one named repair or in the other contract
    own,        ///< the project's own: exact_filtered
    control     ///< a correct variant that the checker must never blame
};

/// The dimensions a subject is tried in.
enum class Dims { two, two_and_three, three };

/// A subject's own account, all of it checked by the audit. What is left out is as for most controls.
struct MethodInfo {
    std::string_view name;                      ///< unique, snake_case
    std::string_view idea;                      ///< the method in one clause
    std::string_view source = "control group";  ///< author, title, year or section
    Role role = Role::control;
    Form form;                                    ///< as published
    Orientation orientation = Orientation::none;  ///< how the box is rotated, where it is
    Contract contract;                            ///< the contract it is tried under
    std::string_view contract_note = "";          ///< how it answers ties, where one word does not say it
    Dims dims = Dims::two_and_three;
    Level level_f32 = Level::banded;  ///< expected level for f32 ...
    Level level_f64 = Level::banded;  ///< ... and for f64
    Question question = Question::box_ball;
    std::string_view domain = "";         ///< where more is right than elsewhere, in words of `check --domain`: it is tried there as well
    Level level_in_domain = Level::none;  ///< expected level there, for both scalars
};

}  // namespace tangency::impl
