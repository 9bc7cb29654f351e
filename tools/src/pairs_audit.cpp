// SPDX-License-Identifier: MIT
// Trials of the built-in broad phases.
#include "pairs_audit.hpp"

#include <utility>

namespace tangency::tools {

std::vector<BroadPhaseRow> try_broad_phases(std::uint64_t seed, std::uint64_t lists) {
    std::vector<pairs::Finder> finders;
    for (const pairs::BuiltIn& built_in : pairs::built_ins()) finders.push_back(built_in.find);
    std::vector<BroadPhaseRow> rows;
    for (const ScalarType scalar : every_scalar) {
        const Signature signature{Form::lo_hi, scalar, 2, Orientation::none, Question::box_box};
        auto results = pairs::try_all(finders, {.signature = signature, .seed = seed, .lists = lists, .shrink_budget = 0});
        for (std::size_t place = 0; place < results.size(); ++place)
            rows.push_back({&pairs::built_ins()[place], scalar, std::move(results[place])});
    }
    return rows;
}

}  // namespace tangency::tools
