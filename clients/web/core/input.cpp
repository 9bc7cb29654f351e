// SPDX-License-Identifier: MIT
// What is asked about inputs: their verdicts, their pictures, and drawn ones.
#include "tangency/properties/input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

#include "classify_answer.hpp"
#include "document.hpp"
#include "input_svg.hpp"
#include "signature_option.hpp"
#include "tangency/properties/domain.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/reference/answer.hpp"
#include "verbs.hpp"

namespace tangency::web {
namespace {

using properties::Input;
using properties::input_kind_names;
using properties::InputKind;

Json row_json(const Input& input) {
    Json row = Json::array();
    for (const double number : input.row()) row.push_back(number);
    return row;
}

}  // namespace

std::string word_of(const Json& request, const char* key, const char* otherwise) {
    const auto found = request.find(key);
    if (found == request.end() || found->is_null()) return otherwise;
    if (found->is_string()) return *found;
    if (found->is_number()) return found->dump();
    if (!found->is_array()) throw BadRequest(fmt::format("{} must be a word", key));
    std::string joined;
    for (const Json& each : *found) joined += (joined.empty() ? "" : ",") + (each.is_string() ? each.get<std::string>() : each.dump());
    return joined;
}

tools::SignatureArguments signature_words_of(const Json& request) {
    return {word_of(request, "question", "box_ball"), word_of(request, "form"), word_of(request, "scalar", "f64"), word_of(request, "dim")};
}

Signature signature_of_request(const Json& request) {
    std::ostringstream complaint;
    const tools::SignatureArguments words = signature_words_of(request);
    if (auto signature = tools::read_signature("this", words, complaint))
        if (const auto answer = tools::read_answer("this", word_of(request, "answer", "bool"), *signature, complaint)) {
            signature->answer = *answer;
            return *signature;
        }
    std::string line = complaint.str();
    line.pop_back();
    throw BadRequest(line.substr(std::string_view("tangency: ").size()));
}

Input input_of_request(const Json& request) {
    Input input{signature_of_request(request)};
    std::vector<std::string> words;
    for (const Json& number : request.at("numbers")) words.push_back(number);
    const std::vector<std::string_view> tokens(words.begin(), words.end());
    if (const std::string problem = tools::read_input(tokens, input); !problem.empty()) throw BadRequest(problem);
    return input;
}

Json classify(const Json& request) {
    const Input input = input_of_request(request);
    if (word_of(request, "as") == "text") return {{"text", tools::answer_text(input, false)}};
    Json answer = Json::parse(request.value("certificate", false) ? tools::certified_text(input) : tools::answer_text(input, true));
    if (request.contains("function")) answer["call"] = properties::call_text(input, word_of(request, "function"));
    return answer;
}

Json draw(const Json& request) {
    const tools::InputPicture picture = tools::draw_input(input_of_request(request));
    Json json{{"whole", picture.whole}, {"contact", picture.contact}, {"zoom", nullptr}, {"caption", picture.caption}};
    if (picture.zoom) json["zoom"] = *picture.zoom;
    return json;
}

Json rows(const Json& request) {
    const Signature signature = signature_of_request(request);
    const properties::DomainReading domain = properties::read_domain(word_of(request, "domain"), signature);
    if (!domain.ok()) throw BadRequest(domain.problem);
    const auto found = std::ranges::find(input_kind_names, word_of(request, "kind", "near_tie"));
    if (found == input_kind_names.end()) throw BadRequest(fmt::format("unknown kind; give one of {}", fmt::join(input_kind_names, ", ")));
    const auto kind = static_cast<InputKind>(found - input_kind_names.begin());
    const auto draw = [&](properties::Source source) {
        source.keep_to(domain.domain);
        auto input = draw_input(source, signature, kind);
        return input && lies_in(*input, domain.domain) ? input : std::nullopt;
    };
    Json json{{"rows", Json::array()}, {"verdicts", Json::array()}};
    const auto add = [&](const Input& input) {
        json["rows"].push_back(row_json(input));
        json["verdicts"].push_back(name_of(properties::find_verdict(input)));
    };
    if (request.contains("choices")) {
        const properties::Choices choices = request.at("choices");
        if (const auto input = draw(properties::Source(choices))) add(*input);
        return json;
    }
    const auto count = request.value("count", std::uint64_t{1}), seed = request.value("seed", std::uint64_t{1});
    constexpr std::uint64_t tries = 200;
    for (std::uint64_t place = 0; place < count; ++place) {
        // Each row has a seed of its own, so that more rows begin with the same ones.
        std::optional<Input> input;
        for (std::uint64_t attempt = 0; attempt < tries && !input; ++attempt)
            input = draw(properties::Source(properties::mix_seed(properties::mix_seed(seed, place), attempt)));
        if (!input) throw BadRequest("no input of this kind lies in the domain");
        add(*input);
    }
    return json;
}

}  // namespace tangency::web
