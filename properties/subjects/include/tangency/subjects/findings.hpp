// SPDX-License-Identifier: MIT
// The findings: numbered defects of the built-in subjects, each with a minimal counterexample.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "tangency/properties/input.hpp"
#include "tangency/shapes/form.hpp"

namespace tangency::subjects {

/// Which scalars of a subject a finding is about.
enum class Scalars { both, f32, f64 };

/// Whether every run of the audit meets the inputs that show a violation.
enum class Met {
    always,
    rarely,
    as_level  ///< the subject's level says that it breaks something of the property's level, this or another
};

/// A defect that the audit knows. Where it is always met, the subject must keep breaking these properties, or the
/// audit fails; where rarely, a violation is accounted for and its absence proves nothing; and so as its level, which has to be the recorded one.
struct Affected {
    std::string_view subject;
    Scalars scalars;
    std::string_view properties;  ///< ids separated by spaces
    Met met = Met::always;
};

/// One finding. The witness is an input on which the first affected subject answers wrongly.
struct Finding {
    std::string_view id;  ///< "F001"
    std::string_view title;
    std::string_view text;        ///< mechanism and consequence, a few sentences
    ScalarType scalar;            ///< of the witness
    std::vector<double> witness;  ///< its numbers in argument order, in the dimension they fill
    bool answer;                  ///< what the subject answers, and should not
    std::vector<Affected> affected;
};

/// Every finding, ordered by id.
const std::vector<Finding>& findings();

/// The witness as a case of the first affected subject.
properties::Input witness_of(const Finding& finding);

/// Whether the finding says that this subject breaks this property, and if so how often the audit meets it.
std::optional<Met> find_violation(const Finding& finding, std::string_view subject, ScalarType scalar, std::string_view property);

}  // namespace tangency::subjects
