// SPDX-License-Identifier: MIT
// Writing the document of a broad phase's check.
#include "pairs_document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "document.hpp"
#include "numbers.hpp"

namespace tangency::tools {
namespace {

Json shape_json(const pairs::Shape& shape, const Signature& signature) {
    Json json{
        {"kind", shape.is_ball ? "ball" : "box"}, {"text", to_text(shape, signature)}, {"numbers", Json::array()}, {"bits", Json::array()}};
    const std::size_t count = shape.is_ball ? signature.dim + 1 : pairs::numbers_per_shape(signature.dim);
    for (std::size_t place = 0; place < count; ++place) {
        json["numbers"].push_back(shape.numbers[place]);
        json["bits"].push_back(bits_text(shape.numbers[place], signature.scalar));
    }
    return json;
}

Json counterexample_json(const pairs::Counterexample& shown, const FindCertificate& find) {
    Json json{{"shapes", Json::array()}, {"answer", Json::array()}, {"lost", nullptr},  {"reference", nullptr},
              {"verdict", nullptr},      {"certificate", nullptr},  {"fault", nullptr}, {"minimal", shown.is_minimal}};
    if (shown.fault.empty()) {
        json["lost"] = {shown.lost.first, shown.lost.second};
        json["reference"] = explain(shown.list, shown.lost);
        add_verdict(json, pairs::input_of(shown.list, shown.lost), find);
    } else {
        json["fault"] = shown.fault;
    }
    for (const pairs::Shape& shape : shown.list.shapes) json["shapes"].push_back(shape_json(shape, shown.list.signature));
    for (const pairs::Pair& pair : shown.answer) json["answer"].push_back({pair.first, pair.second});
    return json;
}

Json property_json(const pairs::PropertyResult& result, const PairsCheck& check) {
    const pairs::PropertyText& text = pairs::text_of(result.property);
    const bool binds = text.level <= check.required;
    const bool is_beyond = result.status == pairs::Status::violated && !binds;
    Json json{{"id", text.id},
              {"title", text.title},
              {"statement", text.statement},
              {"level", name_of(text.level)},
              {"binds", binds},
              {"standing", is_beyond ? "beyond" : pairs::status_names[static_cast<std::size_t>(result.status)]},
              {"lists", result.lists},
              {"violations", result.violations},
              {"counterexample", nullptr}};
    if (result.counterexample) json["counterexample"] = counterexample_json(*result.counterexample, check.find_certificate);
    if (!alarms_in(json).empty()) json["standing"] = "undecided";
    return json;
}

// A ratio of counts, or null where there is nothing to divide by.
Json ratio(std::uint64_t some, std::uint64_t of) {
    return of == 0 ? Json(nullptr) : Json(static_cast<double>(some) / static_cast<double>(of));
}

std::string verdict_of(const PairsCheck& check, const pairs::TrialResult& result) {
    const auto binding = [&](pairs::Status status) {
        return std::ranges::any_of(result.properties, [&](const pairs::PropertyResult& each) {
            return each.status == status && pairs::text_of(each.property).level <= check.required;
        });
    };
    if (binding(pairs::Status::violated)) return "failed";
    return check.died || binding(pairs::Status::not_asked) ? "cannot_run" : "holds";
}

std::string pairs_verdict_line(Part document) {
    const std::string domain = has_value(document, "domain") ? fmt::format(", domain {}", text_of(document, "domain")) : "";
    const std::string what = fmt::format("{} pairs {} {} {}-D {}{}, {} lists, seed {}", text_of(document, "subject"),
                                         text_of(document, "form"), text_of(document, "scalar"), count_of(document, "dim"),
                                         text_of(document, "contract"), domain, count_of(document, "lists"), count_of(document, "seed"));
    const std::string& verdict = text_of(document, "verdict");
    const std::string& required = text_of(document, "required_level");
    if (verdict == "holds") return fmt::format("tangency: check holds {}: {}", required, what);
    if (verdict == "cannot_run")
        return fmt::format("tangency: check CANNOT DECIDE {}: {}: {}", required,
                           !document["certificate_alarms"].empty() ? document["certificate_alarms"].front().text()
                           : has_value(document, "died")           ? text_of(document, "died")
                                                                   : "it ended before everything was asked",
                           what);
    std::string broken;
    for (const Part property : document["properties"])
        if (text_of(property, "standing") == "violated") broken += (broken.empty() ? "" : " ") + text_of(property, "id");
    return fmt::format("tangency: check FAILED {} by {}: {}", required, broken, what);
}

std::string sentence_of(Part document) {
    if (!document["causes"].empty()) return text_of(document["causes"].front(), "sentence");
    if (text_of(document, "verdict") != "holds") return text_of(document, "verdict_line");
    return fmt::format("right on {} lists, {} pairs for {} that meet{}", grouped(count_of(document, "lists")),
                       grouped(count_of(document, "candidates")), grouped(count_of(document, "exact_pairs")),
                       count_of(document, "excused") > 0 ? ", but for differences within rounding" : "");
}

}  // namespace

Json pairs_document(const PairsCheck& check, const pairs::TrialResult& result) {
    const std::string verdict = verdict_of(check, result);
    const Signature& signature = check.options.signature;
    Json document{{"report", "tangency check"},
                  {"report_version", pairs_report_version},
                  {"tangency", TANGENCY_VERSION},
                  {"verdict", verdict},
                  {"verdict_line", nullptr},
                  {"sentence", nullptr},
                  {"causes", Json::array()},
                  {"again", check.again.empty() ? Json(nullptr) : Json(check.again)},
                  {"exit_status", verdict == "holds"    ? 0
                                  : verdict == "failed" ? 1
                                                        : 2},
                  {"subject", check.subject},
                  {"function", check.function},
                  {"answer", "pairs"},
                  {"form", name_of(signature.form)},
                  {"scalar", name_of(signature.scalar)},
                  {"dim", signature.dim},
                  {"contract", name_of(check.options.contract)},
                  {"domain", check.options.domain.is_whole() ? Json(nullptr) : Json(to_text(check.options.domain))},
                  {"required_level", name_of(check.required)},
                  {"level", name_of(check.died ? Level::none : result.level())},
                  {"band", check.options.band},
                  {"seed", check.options.seed},
                  {"died", check.died ? Json(*check.died) : Json(nullptr)},
                  {"ended_early", check.is_over},
                  {"lists", result.lists},
                  {"shapes", result.shapes},
                  {"exact_pairs", result.exact},
                  {"touching_pairs", result.touching},
                  {"candidates", result.candidates},
                  {"all_pairs", result.all},
                  {"excused", result.excused},
                  {"candidates_per_exact_pair", ratio(result.candidates, result.exact)},
                  {"share_of_all_pairs", ratio(result.candidates, result.all)},
                  {"properties", Json::array()}};
    for (const pairs::PropertyResult& each : result.properties) document["properties"].push_back(property_json(each, check));
    document["certificate_alarms"] = alarms_in(document["properties"]);
    if (!document["certificate_alarms"].empty()) document["verdict"] = "cannot_run", document["exit_status"] = 2;
    document["seconds"] = check.seconds;
    document["verdict_line"] = pairs_verdict_line(document);
    // A refused certificate accuses nobody.
    if (const auto cause = pairs::find_cause(result, check.options, check.required); cause && document["certificate_alarms"].empty())
        document["causes"].push_back({{"sentence", cause->sentence}, {"lines", cause->lines}});
    document["sentence"] = sentence_of(document);
    return document;
}

std::string lost_pair_text(Part property) {
    const Part shown = property["counterexample"];
    if (shown.contains("alarm")) return text_of(shown, "alarm") + '\n';
    const auto pair_of = [](Part pair) { return pairs::Pair{static_cast<int>(pair[0UL].count()), static_cast<int>(pair[1UL].count())}; };
    const bool is_lost = has_value(shown, "lost");
    pairs::ShownList list{.shapes = {},
                          .lost = is_lost ? std::optional(pair_of(shown["lost"])) : std::nullopt,
                          .why = text_of(shown, is_lost ? "reference" : "fault"),
                          .is_minimal = is_set(shown, "minimal")};
    for (const Part shape : shown["shapes"]) list.shapes.push_back(text_of(shape, "text"));
    for (const Part pair : shown["answer"]) list.answer.push_back(pair_of(pair));
    return pairs::to_text(list);
}

}  // namespace tangency::tools
