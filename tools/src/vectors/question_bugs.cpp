// SPDX-License-Identifier: MIT
// Mutants of the other questions carried out on stored cases.
#include "question_bugs.hpp"

#include <algorithm>
#include <cstddef>

#include "impl/whole/mutants.hpp"
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

    template <class Broken, Signature signature>
    void add(std::string_view name, Level unbroken, std::size_t fewest_vertices) {
        constexpr auto& info = Broken::info;
        bugs.push_back({"bug_" + std::string(name.substr(std::string_view("mutant_").size())), signature, info.defect, info.seen_in,
                        info.costs, info.contract, unbroken, fewest_vertices, answer<Broken, signature>});
    }

    template <class Broken>
    void operator()(std::string_view name) {
        constexpr Signature signature = mutants::signature_of<Broken>;
        if constexpr (signature.question != Question::box_ball && !Broken::info.costs.empty())
            add<Broken, signature>(name, Broken::info.unbroken, Broken::info.fewest_vertices);
    }

    template <class Broken>
    void add_of_whole() {
        constexpr auto& info = Broken::info;
        constexpr Signature signature{info.form, ScalarType::i32, 2, Orientation::none, info.question};
        if constexpr (!info.costs.empty()) add<Broken, signature>(info.name, Level::exact, fewest_vertices);
    }

    template <class... Mutants>
    void of_whole(impl::MethodList<Mutants...>) {
        (add_of_whole<Mutants>(), ...);
    }
};

// The input as the mutant takes it, each orientation as it is, or nothing if one of its numbers would have to be rounded.
std::optional<Input> as_taken(const QuestionBug& bug, const InputDetails& details) {
    Signature target = bug.signature;
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
        Collect collect{collected};
        mutants::for_each_mutant(collect);
        collect.of_whole(whole::Mutants{});
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
