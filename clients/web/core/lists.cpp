// SPDX-License-Identifier: MIT
// What there is to choose from: read by forms, help texts and tests, so that none of them has a list of its own.
#include <nlohmann/json.hpp>

#include "tangency/properties/property.hpp"
#include "tangency/shapes/layout.hpp"
#include "tangency/shapes/level.hpp"
#include "tangency/subjects/built_in.hpp"
#include "verbs.hpp"

namespace tangency::web {
namespace {

Json form_json(const FormName& form) {
    Json json{{"name", form.name}, {"dims", Json::array()}, {"fields", Json::object()}, {"answers", Json::array()}};
    for (const std::size_t dim : {std::size_t{2}, std::size_t{3}}) {
        if (!form.exists_in(dim)) continue;
        json["dims"].push_back(dim);
        json["fields"][std::to_string(dim)] = field_names({form.form, ScalarType::f64, dim, form.orientation, form.question});
    }
    for (const AnswerKind kind : every_answer)
        if (is_asked(kind, {form.form, ScalarType::f64, 2, form.orientation, form.question})) json["answers"].push_back(name_of(kind));
    return json;
}

template <class Item>
Json subject_json(const Item& item, std::string_view kind) {
    const properties::Subject& subject = item.subject;
    return {{"name", subject.name},
            {"question", name_of(subject.signature.question)},
            {"form", form_name(subject.signature)},
            {"scalar", name_of(subject.signature.scalar)},
            {"dim", subject.signature.dim},
            {"contract", name_of(subject.contract)},
            {"kind", kind}};
}

}  // namespace

Json lists(const Json& request) {
    Json json{{"version", TANGENCY_VERSION}, {"questions", Json::array()}, {"scalars", scalar_names}, {"levels", level_names}};
    for (const Question question : every_question) {
        Json forms = Json::array();
        for (const FormName& form : forms_of(question)) forms.push_back(form_json(form));
        json["questions"].push_back({{"name", name_of(question)}, {"decides", decides(question)}, {"forms", forms}});
    }
    json["contracts"] = {"auto"};
    for (const std::string_view contract : contract_names) json["contracts"].push_back(contract);
    json["properties"] = Json::array();
    for (const auto& property : properties::catalogue()) json["properties"].push_back({{"id", property.id}, {"title", property.title}});
    if (!request.value("subjects", false)) return json;
    json["subjects"] = Json::array();
    for (const auto& method : subjects::methods()) {
        Json item = subject_json(method, subjects::name_of(method.role));
        item["idea"] = method.idea;
        json["subjects"].push_back(std::move(item));
    }
    for (const auto& mutant : subjects::mutants()) {
        Json item = subject_json(mutant, "mutant");
        item["defect"] = mutant.defect;
        json["subjects"].push_back(std::move(item));
    }
    return json;
}

}  // namespace tangency::web
