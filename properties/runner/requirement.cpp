// SPDX-License-Identifier: MIT
// Requirements: reading them, and holding outcomes to them.
#include "tangency/properties/requirement.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace tangency::properties {
namespace {

std::vector<std::string_view> split(std::string_view list) {
    std::vector<std::string_view> words;
    while (!list.empty()) {
        const std::size_t comma = list.find(',');
        words.push_back(list.substr(0, comma));
        list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    }
    return words;
}

// A level that can be required; `none` requires nothing.
std::optional<Level> find_level(std::string_view word) {
    for (const Level level : {Level::logic, Level::banded, Level::full_range, Level::exact})
        if (name_of(level) == word) return level;
    return std::nullopt;
}

bool contains(const std::vector<const Property*>& list, const Property* property) {
    return std::find(list.begin(), list.end(), property) != list.end();
}

std::string property_words() {
    return fmt::format("the properties are {} to {} (docs/audit.md)", catalogue().front().id, catalogue().back().id);
}

}  // namespace

RequirementReading read_requirement(std::string_view require, std::string_view waive) {
    RequirementReading reading;
    Requirement& requirement = reading.requirement;
    const std::vector<std::string_view> required = split(require);
    const std::string_view first = required.empty() ? "" : required[0];
    if (const auto level = find_level(first)) {
        requirement.level = *level;
    } else {
        reading.problem = fmt::format(
            "a requirement begins with a level, not '{}'; give one of logic, banded, full_range, "
            "exact, as in banded,P17",
            first);
        return reading;
    }
    for (const std::string_view word : std::span(required).subspan(1)) {
        const Property* property = find_property(word);
        if (!property) {
            reading.problem = fmt::format("'{}' is no property to require; {}", word, property_words());
            return reading;
        }
        requirement.named.push_back(property);
    }
    for (const std::string_view word : split(waive)) {
        const Property* property = find_property(word);
        if (!property)
            reading.problem = fmt::format("'{}' is no property to waive; {}", word, property_words());
        else if (contains(requirement.named, property))
            reading.problem = fmt::format("'{}' is both required and waived; drop one of the two", word);
        if (!reading.ok()) return reading;
        requirement.waived.push_back(property);
    }
    return reading;
}

std::string_view default_requirement(ScalarType scalar) { return name_of(is_whole(scalar) ? Level::exact : Level::banded); }

std::string find_requirement_problem(const Requirement& requirement, const Signature& signature) {
    const AnswerKind answer = signature.answer;
    if (is_whole(signature.scalar)) {
        if (requirement.level == Level::banded || requirement.level == Level::full_range)
            return fmt::format("{} is of what rounding excuses, and {} does not round; give logic or exact", name_of(requirement.level),
                               name_of(signature.scalar));
        for (const Property* property : requirement.named)
            if (!is_asked_of_whole(*property))
                return fmt::format("{} does not speak of {}; leave it out", property->id, name_of(signature.scalar));
    } else if (is_measured(answer) && requirement.level == Level::exact)
        return fmt::format("exact is not asked of a {}, which no float need be; give full_range", name_of(answer));
    for (const Property* property : requirement.named)
        if (!(is_whole(signature.scalar) && property->level == Level::exact) && !speaks_of(property->answers, answer))
            return fmt::format("{} does not speak of a {}; leave it out", property->id, name_of(answer));
    return "";
}

bool Requirement::names(std::string_view id) const {
    return std::any_of(named.begin(), named.end(), [id](const Property* property) { return property->id == id; });
}

bool binds(const Property& property, const Requirement& requirement) {
    if (contains(requirement.waived, &property)) return false;
    return (!property.recommendation && property.level <= requirement.level) || contains(requirement.named, &property);
}

Bearing bearing_of(const Outcome& outcome, const Requirement& requirement) {
    const Property* property = outcome.property;
    if (outcome.status == Status::not_applicable) return Bearing::not_applicable;
    if (outcome.status == Status::held) return outcome.instances == 0 ? Bearing::not_asked : Bearing::met;
    if (contains(requirement.waived, property)) return Bearing::waived;
    return binds(*property, requirement) ? Bearing::broken : Bearing::not_required;
}

bool is_met(const Outcome& outcome, const Requirement& requirement) {
    const Bearing bearing = bearing_of(outcome, requirement);
    return bearing != Bearing::broken && !(bearing == Bearing::not_asked && binds(*outcome.property, requirement));
}

bool meets(std::span<const Outcome> outcomes, const Requirement& requirement) {
    return std::all_of(outcomes.begin(), outcomes.end(), [&requirement](const Outcome& outcome) { return is_met(outcome, requirement); });
}

bool meets_level(std::span<const Outcome> outcomes, const Requirement& requirement) {
    return std::all_of(outcomes.begin(), outcomes.end(), [&requirement](const Outcome& outcome) {
        return contains(requirement.named, outcome.property) || is_met(outcome, requirement);
    });
}

namespace {

// The highest level that neither it nor a lower one has a property broken of.
template <class IsBroken>
Level highest_level(std::span<const Outcome> outcomes, IsBroken is_broken) {
    Level reached = Level::none;
    for (const Level level : {Level::logic, Level::banded, Level::full_range, Level::exact}) {
        const bool broken = std::any_of(outcomes.begin(), outcomes.end(),
                                        [&](const Outcome& outcome) { return outcome.property->level == level && is_broken(outcome); });
        const bool asked = std::any_of(outcomes.begin(), outcomes.end(), [level](const Outcome& outcome) {
            return outcome.property->level == level && outcome.status != Status::not_applicable;
        });
        if (broken) break;
        // Of numbers nothing exact is asked, and of whole numbers of the language nothing between logic and that. A domain may hold nothing
        // beyond what `banded` asks.
        if (asked || (level == Level::full_range && reached == Level::banded)) reached = level;
    }
    return reached;
}

}  // namespace

Level level_of(std::span<const Outcome> outcomes) {
    return highest_level(outcomes, [](const Outcome& outcome) { return outcome.status == Status::violated; });
}

Level level_but_for_ties(std::span<const Outcome> outcomes) {
    return highest_level(outcomes, [](const Outcome& outcome) {
        return outcome.status == Status::violated && (outcome.violations == 0 || !outcome.is_right_beside_ties());
    });
}

const Outcome& TrialResult::of(std::string_view property_id) const { return outcomes[index_of(property_id)]; }

}  // namespace tangency::properties
