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

Input misread(const Input& row, Misreading misreading) {
    const Layout& layout = layout_of(row.signature);
    const ScalarType scalar = row.signature.scalar;
    Input understood = row;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const auto& [name, role, shape, axis, index] = layout[place];
        if (!is_extent(layout[place])) continue;
        const auto extent_of = [&, role = role](ShapeOf box, std::size_t on) { return row.numbers[layout.place_of(box, role, on)]; };
        double& extent = understood.numbers[place];
        switch (misreading) {
            case Misreading::sizes_halved: extent = held(scalar, extent / 2); break;
            case Misreading::sizes_doubled: extent = held(scalar, extent * 2); break;
            case Misreading::sizes_swapped: extent = extent_of(shape, axis < 2 && row.signature.dim > 1 ? 1U - axis : axis); break;
            case Misreading::x_size_for_all: extent = extent_of(shape, 0); break;
            case Misreading::first_size_for_both: extent = extent_of(ShapeOf::first, axis); break;
            case Misreading::nothing: break;
        }
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

std::function<Input(const Input&)> misread_by(Misreading misreading) {
    if (misreading == Misreading::nothing) return nullptr;
    return [misreading](const Input& row) { return misread(row, misreading); };
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
