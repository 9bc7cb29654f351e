// SPDX-License-Identifier: MIT
// The findings as the audit asks for them.
#include "tangency/subjects/findings.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "findings_table.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {
namespace {

bool is_of(Scalars scalars, ScalarType scalar) {
    return scalars == Scalars::both || (scalars == Scalars::f32) == (scalar == ScalarType::f32);
}

bool accounts(const Finding& finding, std::string_view subject, ScalarType scalar, std::string_view property) {
    return find_violation(finding, subject, scalar, property).has_value();
}

// What promises less than the property's level may break it.
void add_by_level(std::vector<Finding>& all, Finding& finding, std::string_view id) {
    const Level level = properties::find_property(id)->level;
    for (const BuiltIn& method : methods()) {
        const std::string& name = method.subject.name;
        const ScalarType scalar = method.subject.signature.scalar;
        const bool is_told = std::ranges::any_of(all, [&](const Finding& each) { return accounts(each, name, scalar, id); });
        if (method.expected < level && !is_told)
            finding.affected.push_back({name, scalar == ScalarType::f32 ? Scalars::f32 : Scalars::f64, id, Met::as_level});
    }
}

}  // namespace

const std::vector<Finding>& findings() {
    static const std::vector<Finding> list = [] {
        const std::vector<Recorded> recorded = recorded_findings();
        std::vector<Finding> all;
        for (const auto& [finding, breaks, by_level] : recorded) {
            all.push_back(finding);
            for (const Breaks& group : breaks)
                for (const std::string_view subject : group.subjects)
                    all.back().affected.push_back({subject, group.scalars, group.properties, group.met});
        }
        for (std::size_t place = 0; place < all.size(); ++place)
            if (!recorded[place].by_level.empty()) add_by_level(all, all[place], recorded[place].by_level);
        return all;
    }();
    return list;
}

properties::Input witness_of(const Finding& finding) {
    for (const BuiltIn& method : methods()) {
        const Signature& signature = method.subject.signature;
        if (method.subject.name != finding.affected.front().subject || signature.scalar != finding.scalar ||
            number_count(signature) != finding.witness.size())
            continue;
        properties::Input input{signature};
        std::copy(finding.witness.begin(), finding.witness.end(), input.numbers.begin());
        return input;
    }
    throw std::logic_error(std::string(finding.id) + " is about a subject that does not exist");
}

std::optional<Met> find_violation(const Finding& finding, std::string_view subject, ScalarType scalar, std::string_view property) {
    for (const Affected& affected : finding.affected) {
        if (affected.subject == subject && is_of(affected.scalars, scalar) && affected.properties.find(property) != std::string_view::npos)
            return affected.met;
    }
    return std::nullopt;
}

}  // namespace tangency::subjects
