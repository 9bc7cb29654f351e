// SPDX-License-Identifier: MIT
// Methods beside the reference: on one input, and on a map of inputs that differ by neighbouring floats.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "host.hpp"
#include "numbers.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/subjects/built_in.hpp"
#include "verbs.hpp"

namespace tangency::web {
namespace {

using properties::Input;
using properties::ReferenceAnswer;
using properties::Subject;

bool is_wrong(const Input& input, const ReferenceAnswer& answer, const Subject& subject, bool hit) {
    return hit != properties::intersects(input, answer.verdict, subject.contract);
}

Json gap_json(const Input& input, const ReferenceAnswer& answer) {
    const double k = properties::default_band(input.signature);
    return {{"verdict", name_of(answer.verdict)},
            {"region", name_of(answer.region)},
            {"gap_sq", answer.gap_sq.text()},
            {"gap_ulps", properties::gap_in_ulps(answer)},
            {"in_band", !properties::outside_band(answer, k)},
            {"band", k}};
}

// One axis of a map: what some numbers of the row are at each step. A shape that is stored by two corners moves by both.
struct Axis {
    std::size_t steps = 0;
    std::vector<std::pair<std::size_t, std::vector<double>>> values{};  // with the number's place in the row

    void apply(std::size_t step, Input& input) const {
        for (const auto& [place, numbers] : values) input.numbers[place] = numbers[step];
    }
};

Axis axis_of(const Json& request, const char* key, const Signature& signature) {
    const auto names = field_names(signature);
    Axis axis;
    for (const auto& [field, values] : request.at(key).items()) {
        const auto found = std::ranges::find(names, field);
        if (found == names.end()) throw BadRequest(fmt::format("{} is no number of this form", field));
        if (axis.steps != 0 && axis.steps != values.size()) throw BadRequest(fmt::format("{} has not as many values as the others", field));
        axis.steps = values.size();
        auto& numbers = axis.values.emplace_back(static_cast<std::size_t>(found - names.begin()), std::vector<double>{}).second;
        for (const Json& value : values) {
            const tools::Reading number = tools::read_number(value.get_ref<const std::string&>(), signature.scalar);
            if (!number.ok()) throw BadRequest(number.problem);
            numbers.push_back(number.value);
        }
    }
    return axis;
}

Subject subject_of(const Json& request, const Signature& signature) {
    const std::string name = word_of(request, "method");
    if (name.empty()) {
        const std::string word = word_of(request, "contract", "closed");
        const Contract contract = word == name_of(Contract::open)        ? Contract::open
                                  : word == name_of(Contract::half_open) ? Contract::half_open
                                                                         : Contract::closed;
        return open_host_function("function", signature, contract, 0);
    }
    for (const auto& method : subjects::methods())
        if (method.subject.name == name && method.subject.signature == signature) return method.subject;
    throw BadRequest(fmt::format("no method {} has this form, scalar and dimension", name));
}

// A letter for each position: the verdict, whether the subject hits, and whether the gap lies within the band.
char letter(const ReferenceAnswer& answer, bool hit, double k) {
    const int place = 4 * static_cast<int>(answer.verdict) + 2 * hit + !properties::outside_band(answer, k);
    return static_cast<char>('A' + place);
}

}  // namespace

Json methods(const Json& request) {
    const Input input = input_of_request(request);
    const ReferenceAnswer answer = properties::find_reference_answer(input);
    Json json = gap_json(input, answer);
    json["methods"] = Json::array();
    for (const auto& method : subjects::methods()) {
        const Subject& subject = method.subject;
        if (subject.signature != input.signature || method.role == impl::Role::control) continue;
        const bool hit = ask(subject, input);
        json["methods"].push_back({{"name", subject.name},
                                   {"kind", subjects::name_of(method.role)},
                                   {"contract", name_of(subject.contract)},
                                   {"hit", hit},
                                   {"wrong", is_wrong(input, answer, subject, hit)}});
    }
    return json;
}

Json map(const Json& request) {
    const Input base = input_of_request(request);
    const Axis across = axis_of(request, "across", base.signature), up = axis_of(request, "up", base.signature);
    const Subject subject = subject_of(request, base.signature);
    std::vector<Input> inputs;
    for (std::size_t y = 0; y < up.steps; ++y)
        for (std::size_t x = 0; x < across.steps; ++x) {
            inputs.push_back(base);
            across.apply(x, inputs.back());
            up.apply(y, inputs.back());
        }
    const auto hits = std::make_unique<bool[]>(inputs.size());
    subject.answer(inputs, std::span(hits.get(), inputs.size()));
    const double k = properties::default_band(base.signature);
    // Where a polygon moves by less than the floats of some vertices are apart, it may lose its shape.
    constexpr char no_input = '-';
    std::string letters;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const bool is_input = !reference::find_defect<double>(base.signature, inputs[i].row());
        letters += is_input ? letter(properties::find_reference_answer(inputs[i]), hits[i], k) : no_input;
    }
    return {{"contract", name_of(subject.contract)}, {"columns", across.steps}, {"letters", letters}};
}

}  // namespace tangency::web
