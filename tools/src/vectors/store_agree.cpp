// SPDX-License-Identifier: MIT
// What a file says twice must agree, or a reader who trusts one of the two is misled. The reference is not asked.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "store.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::vectors {

using tools::Json;

namespace {

constexpr std::string_view what_is_true = "tangency vectors verify says what is true; take the file from whoever wrote it";

void compare(const Json& stored, const Json& written, const std::string& place) {
    for (const auto& [key, value] : written.items())
        if (stored.at(key) != value)
            throw BadFile(fmt::format("{}: {}: stored is {}, and the rest of it means {}; {}", place, key, shown(stored.at(key)),
                                      shown(value), what_is_true));
}

// One schema serves all questions, each of which has some of the words.
bool has_relation(Question question, reference::Relation relation) {
    using enum reference::Relation;
    if (question == Question::ball_ball) return relation == crossing || relation >= apart;
    const auto words = question == Question::box_ball ? reference::box_ball_relations : reference::box_ball_relations.first(3);
    return static_cast<std::size_t>(relation) < words.size();
}

}  // namespace

void require_agreement(const Json& file, const VectorFile& loaded, const std::string& name) {
    compare(file, head_json(loaded.signature), name);
    for (std::size_t i = 0; i < loaded.cases.size(); ++i) {
        VectorCase known = loaded.cases[i];
        const std::string place = fmt::format("{}: case {}", name, std::exchange(known.id, id_of(known.input)));
        if (const auto defect = reference::find_defect(loaded.signature, std::as_const(known.input).row()))
            throw BadFile(
                fmt::format("{}: bits: {}, so no answer is right; such rows belong under \"policy\"", place, reference::describe(*defect)));
        if (!has_relation(loaded.signature.question, known.relation))
            throw BadFile(fmt::format("{}: relation: {} is no word of {}; {}", place, name_of(known.relation),
                                      tangency::name_of(loaded.signature.question), what_is_true));
        compare(file["cases"][i], case_json(known), place);
    }
    for (std::size_t i = 0; i < loaded.policy.size(); ++i) {
        const properties::Input& row = loaded.policy[i].input;
        const std::string place = fmt::format("{}: case {}", name, loaded.policy[i].id);
        if (!reference::find_defect(loaded.signature, row.row()))
            throw BadFile(fmt::format("{}: bits: this is an input and belongs under \"cases\"; {}", place, what_is_true));
        compare(file["policy"][i], policy_json(describe_policy(row)), place);
    }
}

}  // namespace tangency::vectors
