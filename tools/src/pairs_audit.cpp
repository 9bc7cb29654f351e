// SPDX-License-Identifier: MIT
// Trials of the built-in broad phases, as two tables.
#include "pairs_audit.hpp"

#include <fmt/format.h>

#include <array>
#include <vector>

#include "tangency/pairs/subjects.hpp"

namespace tangency::tools {
namespace {

using pairs::BuiltIn;
using pairs::TrialResult;

constexpr std::array<ScalarType, 2> scalars{ScalarType::f64, ScalarType::f32};

std::string method_line(const BuiltIn& method, const TrialResult& result) {
    return fmt::format("{:<22}{:<8}{:>9}{:>12}{:>10.2f}{:>11.1f} %\n", method.name, name_of(result.level()), result.exact,
                       result.candidates, static_cast<double>(result.candidates) / static_cast<double>(result.exact),
                       100 * static_cast<double>(result.candidates) / static_cast<double>(result.all));
}

std::string mutant_line(const BuiltIn& mutant, const TrialResult& result) {
    std::string line = fmt::format("{:<32}", mutant.name);
    for (const pairs::PropertyResult& each : result.properties) line += each.status == pairs::Status::violated ? "  x " : "  . ";
    return fmt::format("{} {}\n", line, mutant.idea);
}

}  // namespace

PairsAudit audit_pairs(std::uint64_t seed, std::uint64_t scenes) {
    std::vector<pairs::Finder> finders;
    for (const BuiltIn& built_in : pairs::built_ins()) finders.push_back(built_in.find);
    PairsAudit audit;
    std::string methods =
        fmt::format("{:<22}{:<8}{:>9}{:>12}{:>10}{:>13}\n", "broad phase (f64)", "level", "exact", "candidates", "times", "of all pairs");
    std::string mutants = fmt::format("{:<32}", "killed by (f64)");
    for (const pairs::PropertyText& text : pairs::property_texts) mutants += fmt::format(" {}", text.id);
    mutants += '\n';
    std::string surprises;
    for (const ScalarType scalar : scalars) {
        const Signature signature{Form::lo_hi, scalar, 2, Orientation::none, Question::box_box};
        const auto results = pairs::try_all(finders, {.signature = signature, .seed = seed, .scenes = scenes, .shrink_budget = 0});
        for (std::size_t place = 0; place < results.size(); ++place) {
            const BuiltIn& built_in = pairs::built_ins()[place];
            const bool holds = results[place].holds(Level::banded);
            if (holds == built_in.is_mutant)
                surprises += fmt::format("unexpected: {} {} {}\n", built_in.name, name_of(scalar), holds ? "survives" : "loses a pair");
            if (scalar == ScalarType::f64)
                (built_in.is_mutant ? mutants : methods) +=
                    built_in.is_mutant ? mutant_line(built_in, results[place]) : method_line(built_in, results[place]);
        }
    }
    audit.as_expected = surprises.empty();
    audit.text = fmt::format("{}\n{}{}", methods, mutants, surprises);
    return audit;
}

}  // namespace tangency::tools
