// SPDX-License-Identifier: MIT
// Mutants of the other questions carried out on stored cases.
#include "question_bugs.hpp"

#include <algorithm>
#include <span>
#include <string_view>

#include "tangency/properties/floats.hpp"
#include "vector_case.hpp"

namespace tangency::vectors {
namespace {

using properties::Input;

// To an input of its signature, polygons with as many vertices as they have.
bool answer(const subjects::Mutant& mutant, const Input& input) {
    if (mutant.answer_elsewhere) return mutant.answer_elsewhere(input);
    bool answered = false;
    mutant.subject.answer(std::span(&input, 1), std::span(&answered, 1));
    return answered;
}

// The input as the mutant takes it, each orientation as it is, or nothing if one of its numbers would have to be rounded.
std::optional<Input> as_taken(const QuestionBug& bug, const InputDetails& details) {
    Signature target = bug.signature();
    if (has_polygon(target.question)) target.form = details.input.signature.form;
    Input input = details.input;
    if (target.form != details.input.signature.form) {
        const auto expressed = express_exactly(details.geometry, target);
        if (!expressed) return std::nullopt;
        input = *expressed;
        const Layout& layout = layout_of(target);
        for (std::size_t place = 0; place < layout.size(); ++place)
            if (!is_length(layout[place].role)) input.numbers[place] = details.input.numbers[place];
    }
    input.signature = target;
    const bool is_exact = std::ranges::all_of(input.row(), [&](double number) {
        return has_number(target.scalar, number) && properties::round_to(target.scalar, number) == number;
    });
    return is_exact ? std::optional(input) : std::nullopt;
}

}  // namespace

const std::vector<QuestionBug>& question_bugs() {
    static const std::vector<QuestionBug> all = [] {
        std::vector<QuestionBug> collected;
        const auto add = [&collected](const subjects::Mutant& mutant) {
            const std::string& name = mutant.subject.name;
            if (!mutant.costs.empty()) collected.push_back({"bug_" + name.substr(std::string_view("mutant_").size()), &mutant});
        };
        for (const subjects::Mutant& mutant : subjects::mutants())
            if (mutant.subject.signature.question != Question::box_ball) add(mutant);
        for (const subjects::Mutant& mutant : subjects::whole_mutants()) add(mutant);
        std::ranges::stable_sort(collected, {}, [](const QuestionBug& bug) { return bug.signature().question; });
        return collected;
    }();
    return all;
}

bool bug_shows(const QuestionBug& bug, const InputDetails& details) {
    if (!bug.may_show(details.input.signature)) return false;
    const auto input = as_taken(bug, details);
    if (!input || answer(*bug.mutant, *input) == intersects(*input, details.reference_answer.verdict, bug.mutant->subject.contract))
        return false;
    // At such a level only the defect can be to blame.
    return level_that_asks(find_details(*input)) <= bug.mutant->unbroken;
}

}  // namespace tangency::vectors
