// SPDX-License-Identifier: MIT
// Trials of the built-in broad phases.
#include "pairs_audit.hpp"

#include <future>
#include <utility>

namespace tangency::tools {

std::vector<BroadPhaseRow> try_broad_phases(std::uint64_t seed) {
    std::vector<pairs::Finder> finders;
    for (const pairs::BuiltIn& built_in : pairs::built_ins()) finders.push_back(built_in.find);
    const auto try_in = [&](ScalarType scalar) {
        const Signature signature{Form::lo_hi, scalar, 2, Orientation::none, Question::box_box};
        return pairs::try_all(finders, {.signature = signature, .seed = seed, .lists = 700, .shrink_budget = 0});
    };
    std::vector<std::future<std::vector<pairs::TrialResult>>> tried;
    for (const ScalarType scalar : tried_scalars) tried.push_back(std::async(std::launch::async, try_in, scalar));
    std::vector<BroadPhaseRow> rows;
    for (std::size_t i = 0; i < tried.size(); ++i) {
        std::vector<pairs::TrialResult> results = tried[i].get();
        for (std::size_t place = 0; place < results.size(); ++place)
            rows.push_back({&pairs::built_ins()[place], tried_scalars[i], std::move(results[place])});
    }
    return rows;
}

}  // namespace tangency::tools
