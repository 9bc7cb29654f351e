// SPDX-License-Identifier: MIT
// From an input to its explanation.
#include "explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "check_document.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/fuzz/signatures.hpp"
#include "tangency/properties/truth.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/subjects/likeness.hpp"

namespace tangency::tools {
namespace {

using fuzz::Charge;
using fuzz::Hunt;
using properties::Case;

std::string words_of(const Signature& signature) {
    return fmt::format("{} {} {}-D", form_name(signature), name_of(signature.scalar), signature.dim);
}

// Bytes mean something in every signature: the one that byte 0 selects first. A text fits those of its fields, and
// among these the scalar must be plain, since a decimal is another number in f32 than in f64.
std::vector<std::size_t> order_of(const Accused& accused, const Found& found) {
    std::vector<std::size_t> order(accused.hunts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto signature = [&](std::size_t i) -> const Signature& { return accused.hunts[i].subject().signature; };
    if (!found.text) {
        const Signature& selected =
            fuzz::signature_of(found.bytes.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(found.bytes[0]));
        std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return signature(i) == selected; });
        return order;
    }
    std::string problem;
    std::erase_if(order, [&](std::size_t i) {
        Case scene{signature(i)};
        const std::string clause = read_case_text(found.bytes, scene);
        if (problem.empty()) problem = clause;
        return !clause.empty();
    });
    if (order.empty())
        throw BadInput(fmt::format("{}: {}; mend the case, or name a subject of its form with --subject",
                                   found.name, problem));
    if (order.size() > 1)
        throw BadInput(fmt::format(
            "{}: {} is tried in f32 and in f64, where the same decimals are other numbers; give --scalar",
            found.name, accused.name));
    return order;
}

std::optional<Charge> charge_of(Hunt& hunt, const Found& found, const Meaning& meaning) {
    if (auto charge = hunt.examine(meaning.draft, meaning.choice)) return charge;
    if (!found.text) return std::nullopt;
    // A text chooses no property, so that all are tried; `confirm` passes over those which play on other scenes.
    for (const properties::Property& property : properties::catalogue())
        if (property.applies(hunt.subject().signature))
            if (auto charge = hunt.confirm(property, meaning.draft)) return charge;
    return std::nullopt;
}

}  // namespace

bool is_answered_wrongly(const Case& scene, bool answer, Contract contract) {
    if (reference::find_defect(scene.signature, scene.row())) return answer;
    return answer != intersects(properties::find_truth(scene), contract);
}

Explanation explain_input(Accused& accused, const Found& found) {
    const std::vector<std::size_t> order = order_of(accused, found);
    std::optional<Explanation> first;
    for (const std::size_t i : order) {
        Hunt& hunt = accused.hunts[i];
        for (const Meaning& meaning : meanings_of(found, hunt.subject().signature)) {
            Explanation explanation{found.name, charge_of(hunt, found, meaning), i,
                                    row_of(meaning.draft, hunt.subject().signature)};
            if (explanation.charge) {
                explanation.charge = fuzz::minimise(hunt, std::move(*explanation.charge));
                return explanation;
            }
            if (!first) first = std::move(explanation);
        }
    }
    return std::move(*first);
}

std::string explanation_text(const Accused& accused, const Explanation& explanation) {
    const Hunt& hunt = accused.hunts[explanation.hunt];
    const properties::Subject& subject = hunt.subject();
    const std::string who =
        fmt::format("{} ({} {})", accused.name, words_of(subject.signature), name_of(subject.contract));
    if (!explanation.charge)
        return fmt::format("{}: HOLDS: {} answers rightly, {} at level {}\n  {}\n  reference: {}\n",
                           explanation.file, who, properties::ask(subject, explanation.scene),
                           name_of(hunt.options().claimed), to_text(explanation.scene),
                           properties::reference_view(explanation.scene));
    const auto& [property, draft, counterexample] = *explanation.charge;
    std::string text = fmt::format("{}: VIOLATED: {} breaks {} {}. {}\n", explanation.file, who, property->id,
                                   property->title, property->statement);
    text += indented(
        describe_counterexample(counterexample, subject.contract, function_name(accused, subject.signature)));
    // A built-in mutant says itself what it is.
    if (accused.built_in) return text;
    if (const auto likeness = subjects::find_likeness(subject, hunt.band())) text += known_bug_text(known_bug_json(*likeness)) + '\n';
    return text;
}

std::string explanation_json(const Accused& accused, const Explanation& explanation) {
    const Hunt& hunt = accused.hunts[explanation.hunt];
    const properties::Subject& subject = hunt.subject();
    const std::string function = function_name(accused, subject.signature);
    Json json{{"file", explanation.file}, {"verdict", explanation.charge ? "violated" : "holds"}, {"subject", accused.name}};
    add_signature(json, subject.signature);
    json["contract"] = name_of(subject.contract);
    json["level"] = name_of(hunt.options().claimed);
    json["band"] = hunt.band();
    json["found"] = scene_json(explanation.scene, function);
    json["property"] = nullptr;
    json["counterexample"] = nullptr;
    if (explanation.charge) {
        const properties::Counterexample& counterexample = explanation.charge->counterexample;
        json["property"] = property_json(*explanation.charge->property);
        json["counterexample"] = counterexample_json(counterexample, subject.contract, function);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace tangency::tools
