// SPDX-License-Identifier: MIT
// How much a check of a few cases finds: the mutants that runs of several sizes kill.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tangency::tools {

inline constexpr std::array<std::uint64_t, 4> small_run_sizes{500, 1'000, 5'000, 50'000};

/// The mutants of one form, its orientation included, and dimension.
struct SmallRunsGroup {
    std::string name;  ///< "center_half_degrees 2-D"
    std::size_t mutants = 0;
    std::array<std::size_t, small_run_sizes.size()> killed{};
};

struct SmallRuns {
    std::vector<SmallRunsGroup> groups;  ///< by name
    SmallRunsGroup all{.name = "all"};
    std::array<std::vector<std::string_view>, small_run_sizes.size()> survivors{};  ///< names in the order of the list

    SmallRunsGroup& group_of(const std::string& name);  ///< a new one if there is none
    std::string table() const;                          ///< in Markdown
};

/// Runs the plan of `check --cases N` on every mutant, for each of the sizes. As in the audit a mutant is killed
/// by a property that the unbroken method would hold. The same seed gives the same counts.
SmallRuns run_small_runs(std::uint64_t seed, std::size_t sizes = small_run_sizes.size());

}  // namespace tangency::tools
