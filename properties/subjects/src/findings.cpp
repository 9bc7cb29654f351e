// SPDX-License-Identifier: MIT
// The findings as the audit asks for them.
#include "tangency/subjects/findings.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "findings_table.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {

const std::vector<Finding>& findings() {
    static const std::vector<Finding> list = [] {
        std::vector<Finding> all;
        for (auto& [finding, breaks] : recorded_findings()) {
            all.push_back(finding);
            for (const Breaks& group : breaks)
                for (const std::string_view subject : group.subjects)
                    all.back().affected.push_back({subject, group.scalars, group.properties, group.met});
        }
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
        const bool of_scalar = affected.scalars == Scalars::both || (affected.scalars == Scalars::f32) == (scalar == ScalarType::f32);
        if (affected.subject == subject && of_scalar && affected.properties.find(property) != std::string_view::npos) return affected.met;
    }
    return std::nullopt;
}

}  // namespace tangency::subjects
