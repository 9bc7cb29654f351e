// SPDX-License-Identifier: MIT
// The closed list of reasons: why a case is kept, what a miss costs, and which public bug it catches.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "input_details.hpp"

namespace tangency::vectors {

/// What a reason speaks of.
enum class ReasonKind {
    kind_of_case,  ///< a property of the input; a case lists every one that holds
    bug,           ///< a defect that answers this case wrongly; listed where the case was built for it
    policy         ///< what keeps a row from being a valid input
};

inline constexpr std::array<std::string_view, 3> reason_kind_names{"case", "bug", "policy"};

constexpr std::string_view name_of(ReasonKind kind) { return reason_kind_names[static_cast<std::size_t>(kind)]; }

/// One reason. `seen_in` and `links` are for bugs: where real software shipped it, or what invites it.
struct Reason {
    std::string_view id, meaning, consequence;
    std::vector<std::string_view> seen_in, links;
    ReasonKind kind = ReasonKind::bug;
};

/// Every reason, in the order in which a case lists them.
const std::vector<Reason>& all_reasons();

/// The reason of that id, or null.
const Reason* find_reason(std::string_view id);

/// The reasons of kind `case` that hold, in order; never empty.
std::vector<std::string> case_reasons(const InputDetails& details);

/// Whether the defect, carried out, answers the input wrongly while the same arithmetic without
/// the defect answers it rightly. False for an id that is no bug of the question.
bool bug_shows(std::string_view id, const InputDetails& details);

/// The bugs that can show in inputs of the signature.
std::vector<std::string_view> bugs_of(const Signature& signature);

/// Whether the file of the signature has to have cases of one of them. Another scalar or form than a mutant's own may not show it.
bool must_show(std::string_view id, const Signature& signature);

/// How many cases show each bug that a file lists.
inline constexpr std::size_t least_cases_of_a_bug = 5;

/// The reason of kind `policy` that names what keeps the row from being a valid input; empty for an input.
std::string policy_reason(const properties::Input& row);

/// The table as JSON text: the bytes of vectors/reasons.json.
std::string reasons_json();

}  // namespace tangency::vectors
