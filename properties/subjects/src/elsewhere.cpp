// SPDX-License-Identifier: MIT
#include "elsewhere.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::subjects {
namespace {

using mutants::Misreading;
using properties::AnswerSlots;
using properties::Input;
using properties::Subject;

bool is_extent(const Field& field) { return field.role == Role::half_extent || field.role == Role::extent; }

// The nearest number of the scalar, towards 0 of whole ones.
double held(ScalarType scalar, double number) {
    return is_whole(scalar) ? std::clamp<double>(std::trunc(number), least_whole, most_whole) : properties::finite(scalar, number);
}

template <Misreading Misreads>
Input misread(const Input& row) {
    const Layout& layout = layout_of(row.signature);
    Input understood = row;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Field& field = layout[place];
        if (!is_extent(field)) continue;
        const auto size_of = [&](ShapeOf box, std::size_t axis) { return row.numbers[layout.place_of(box, field.role, axis)]; };
        double size = row.numbers[place];
        if constexpr (Misreads == Misreading::sizes_halved) size /= 2;
        if constexpr (Misreads == Misreading::sizes_doubled) size *= 2;
        if constexpr (Misreads == Misreading::sizes_swapped)
            size = size_of(field.shape, field.axis < 2 && row.signature.dim > 1 ? 1U - field.axis : field.axis);
        if constexpr (Misreads == Misreading::x_size_for_all) size = size_of(field.shape, 0);
        if constexpr (Misreads == Misreading::first_size_for_both) size = size_of(ShapeOf::first, field.axis);
        understood.numbers[place] = held(row.signature.scalar, size);
    }
    return understood;
}

// The mutant where it answers otherwise than at home, each input by itself.
template <class Answer>
Subject asked_elsewhere(const Mutant& mutant, const Signature& signature, Contract contract, Answer answer) {
    Subject asked = mutant.subject;
    asked.signature = signature;
    asked.contract = contract;
    asked.answer_block = nullptr;
    asked.answer = [answer](std::span<const Input> inputs, AnswerSlots slots) {
        std::ranges::transform(inputs, std::span<bool>(slots).begin(), answer);
    };
    return asked;
}

}  // namespace

Misread misread_by(Misreading misreading) {
    switch (misreading) {
        case Misreading::sizes_halved: return misread<Misreading::sizes_halved>;
        case Misreading::sizes_doubled: return misread<Misreading::sizes_doubled>;
        case Misreading::sizes_swapped: return misread<Misreading::sizes_swapped>;
        case Misreading::x_size_for_all: return misread<Misreading::x_size_for_all>;
        case Misreading::first_size_for_both: return misread<Misreading::first_size_for_both>;
        case Misreading::nothing: break;
    }
    return nullptr;
}

Subject with_vertices_of(const Mutant& mutant, const Signature& signature) {
    if (!has_polygon(signature.question) || vertices_of(signature.form).first < mutant.fewest_vertices) return mutant.subject;
    Signature own = mutant.subject.signature;
    own.form = signature.form;
    return asked_elsewhere(mutant, own, mutant.subject.contract, mutant.answer_elsewhere);
}

std::optional<Subject> misreading_of(const Mutant& mutant, const Subject& subject) {
    const bool has_sizes = std::ranges::any_of(layout_of(subject.signature), is_extent);
    if (!mutant.misread || !has_sizes || mutant.subject.signature == subject.signature) return std::nullopt;
    return asked_elsewhere(mutant, subject.signature, subject.contract, [&mutant, contract = subject.contract](const Input& row) {
        return intersects(properties::find_reference_answer(mutant.misread(row)), contract);
    });
}

}  // namespace tangency::subjects
