// SPDX-License-Identifier: MIT
// What every built-in subject says of itself.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
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

inline constexpr std::string_view control_group = "control group";

/// A subject's own account, all of it checked by the audit. What is left out is as for most controls.
struct MethodInfo {
    std::string_view name;                    ///< unique, snake_case
    std::string_view idea;                    ///< the method in one clause
    std::string_view source = control_group;  ///< author, title, year or section
    Role role = Role::control;
    Form form;                                    ///< as published
    Orientation orientation = Orientation::none;  ///< how the box is rotated, where it is
    Contract contract = Contract::closed;         ///< the contract it is tried under
    std::string_view contract_note = "";          ///< how it answers ties, where one word does not say it
    Dims dims = Dims::two_and_three;
    Level level_f32 = Level::banded;  ///< expected level for f32 ...
    Level level_f64 = Level::banded;  ///< ... and for f64
    Question question = Question::box_ball;
    std::string_view domain = "";         ///< where more is right than elsewhere, in words of `check --domain`: it is tried there as well
    Level level_in_domain = Level::none;  ///< expected level there, for both scalars

    // An account begins with by(form) and goes on with one of these four.
    constexpr MethodInfo published(Contract in, std::string_view called, std::string_view does, std::string_view from,
                                   Level level = Level::banded) const {
        return of(Role::published, in, called, does, from).reaching(level);
    }
    constexpr MethodInfo repaired(Contract in, std::string_view called, std::string_view does, std::string_view from,
                                  Level level = Level::banded) const {
        return of(Role::repaired, in, called, does, from).reaching(level);
    }
    constexpr MethodInfo own(Contract in, std::string_view called, std::string_view does, std::string_view from) const {
        return of(Role::own, in, called, does, from).reaching(Level::exact);
    }
    constexpr MethodInfo control(Contract in, std::string_view called, std::string_view does, Level level = Level::banded) const {
        return of(Role::control, in, called, does, control_group).reaching(level);
    }

    /// This account if the contract is its own, else the account of the same formula in the other: a control, or a repair of a source.
    constexpr MethodInfo or_twin(Contract in, std::string_view called, std::string_view does, std::string_view from = control_group) const {
        return in == contract ? *this : of(from == control_group ? Role::control : Role::repaired, in, called, does, from);
    }

    constexpr MethodInfo reaching(Level f32, Level f64) const {
        MethodInfo changed = *this;
        changed.level_f32 = f32;
        changed.level_f64 = f64;
        return changed;
    }
    constexpr MethodInfo reaching(Level level) const { return reaching(level, level); }

    constexpr MethodInfo reaching_in(std::string_view words, Level level) const {
        MethodInfo changed = *this;
        changed.domain = words;
        changed.level_in_domain = level;
        return changed;
    }

    constexpr MethodInfo noting(std::string_view note) const {
        MethodInfo changed = *this;
        changed.contract_note = note;
        return changed;
    }

    constexpr MethodInfo only_in(Dims only) const {
        MethodInfo changed = *this;
        changed.dims = only;
        return changed;
    }

    constexpr MethodInfo rotated_by(Orientation by) const {
        MethodInfo changed = by == Orientation::none ? *this : only_in(by == Orientation::quaternion ? Dims::three : Dims::two);
        changed.orientation = by;
        return changed;
    }

private:
    constexpr MethodInfo of(Role of_role, Contract in, std::string_view called, std::string_view does, std::string_view from) const {
        MethodInfo changed = *this;
        changed.name = called;
        changed.idea = does;
        changed.source = from;
        changed.role = of_role;
        changed.contract = in;
        return changed;
    }
};

/// What the accounts of a question's methods begin with: the encoding that they are asked in.
constexpr MethodInfo by(Form form, Question question = Question::box_ball) {
    return {.name = "", .idea = "", .form = form, .question = question};
}

/// A name as a parameter of a template.
template <std::size_t size>
struct Name {
    std::array<char, size> text{};

    constexpr Name(const char (&of)[size]) { std::copy_n(of, size, text.begin()); }
    constexpr operator std::string_view() const { return {text.data(), size - 1}; }
};

/// Whether a distance is within reach: touching counts if the contract is closed.
template <Contract contract, class Number>
constexpr bool is_within(const Number& distance, const Number& reach) {
    return contract == Contract::closed ? distance <= reach : distance < reach;
}

/// Whether a gap parts two shapes, which are closed or open: closed ones meet at 0.
template <Contract contract, class Number>
constexpr bool is_apart(const Number& gap, const Number& most = Number(0)) {
    return contract == Contract::closed ? gap > most : gap >= most;
}

}  // namespace tangency::impl
