// SPDX-License-Identifier: MIT
// Mutants of the other questions carried out on stored cases.
#include "question_bugs.hpp"

#include <algorithm>

#include "mutant.hpp"
#include "tangency/mutants/list.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/shapes/row.hpp"
#include "vector_case.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;

template <class Broken, Signature signature>
bool answer(const Input& input) {
    const auto carry_out = [](const auto& one, const auto& other) { return Broken::intersects(one, other); };
    if constexpr (has_polygon(signature.question))
        return with_polygon_shapes<signature>(vertices_of(input.signature.form), input.numbers.data(), carry_out);
    else
        return with_shapes_of<signature>(input.numbers.data(), carry_out);
}

struct Collect {
    std::vector<QuestionBug>& bugs;

    template <class Broken>
    void operator()(std::string_view name) {
        constexpr Signature signature = mutants::signature_of<Broken>;
        if constexpr (signature.question != Question::box_ball && !Broken::info.costs.empty()) {
            const std::string id = "bug_" + std::string(name.substr(std::string_view("mutant_").size()));
            bugs.push_back({id, signature, Broken::info.defect, Broken::info.seen_in, Broken::info.costs, Broken::info.contract,
                            Broken::info.unbroken, Broken::info.fewest_vertices, answer<Broken, signature>});
        }
    }
};

// The input as the mutant takes it, or nothing if one of its numbers would have to be rounded.
std::optional<Input> as_taken(const QuestionBug& bug, const InputDetails& details) {
    Signature target = bug.signature;
    if (has_polygon(target.question)) target.form = details.input.signature.form;
    if (target.form != details.input.signature.form) return express_exactly(details.geometry, target);
    Input input = details.input;
    input.signature = target;
    const bool is_exact =
        std::ranges::all_of(input.row(), [&](double number) { return properties::round_to(target.scalar, number) == number; });
    return is_exact ? std::optional(input) : std::nullopt;
}

}  // namespace

const std::vector<QuestionBug>& question_bugs() {
    static const std::vector<QuestionBug> all = [] {
        std::vector<QuestionBug> collected;
        mutants::for_each_mutant(Collect{collected});
        // Of some orientations no case is stored.
        std::erase_if(collected, [](const QuestionBug& bug) {
            const auto stored = signatures_of(bug.signature.question);
            return std::ranges::none_of(stored, [&bug](const Signature& each) { return bug.may_show(each); });
        });
        std::ranges::stable_sort(collected, {}, [](const QuestionBug& bug) { return bug.signature.question; });
        return collected;
    }();
    return all;
}

bool bug_shows(const QuestionBug& bug, const InputDetails& details) {
    if (!bug.may_show(details.input.signature)) return false;
    const auto input = as_taken(bug, details);
    if (!input || bug.answer(*input) == intersects(*input, details.reference_answer.verdict, bug.contract)) return false;
    // At such a level only the defect can be to blame.
    return level_that_asks(find_details(*input)) <= bug.unbroken;
}

}  // namespace tangency::vectors
