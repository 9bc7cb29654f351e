// SPDX-License-Identifier: MIT
// The check as text.
#include "check_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "html_style.hpp"
#include "sweep_text.hpp"
#include "tangency/properties/explain.hpp"

namespace tangency::tools {
namespace {

using html::grouped;
using properties::Outcome;
using properties::Property;
using properties::Status;

std::string violation_text(const CheckOptions& options, const Outcome& outcome) {
    std::string text = fmt::format("{} {} is violated by {} of {} exams. {}\n", outcome.property->id, outcome.property->title,
                                   grouped(outcome.violations), grouped(outcome.exams), outcome.property->statement);
    if (outcome.counterexample)
        text += indented(describe_counterexample(*outcome.counterexample, options.contract, options.function));
    return text + '\n';
}

// "held P01 P02; violated P03", the groups in the order of `standings`.
std::string overview(const CheckOptions& options, const CheckResult& result) {
    struct Group {
        std::string_view standing, words;
    };
    constexpr Group groups[] = {{"violated", "violated"},
                                {"undecided", "not decided"},
                                {"waived", "violated but waived"},
                                {"beyond", "violated beyond what is required"},
                                {"advice", "violated advice"},
                                {"held", "held"},
                                {"not_applicable", "not applicable"}};
    std::string text;
    for (const Group& group : groups) {
        std::string ids;
        for (const Outcome& outcome : result.outcomes)
            if (standing(options, result, outcome) == group.standing) ids += fmt::format(" {}", outcome.property->id);
        if (!ids.empty()) text += fmt::format("{}:{}\n", group.words, ids);
    }
    return text;
}

std::string_view why_it_ended(const CheckResult& result) {
    switch (result.end) {
        case CheckEnd::all_asked: return "";
        case CheckEnd::violation: return "; ended early, since a violation was found";
        case CheckEnd::death: return "; ended early, since the function died";
        case CheckEnd::time: return "; ended early, since --seconds were over";
        case CheckEnd::interrupt: return "; ended early by an interrupt";
        case CheckEnd::alarm: return "; ended early by an alarm";
    }
    return "";
}

}  // namespace

std::string indented(std::string_view text) {
    std::string shifted;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        shifted += "  ";
        shifted += text.substr(0, end + 1);
        text.remove_prefix(end + 1);
    }
    return shifted;
}

std::string_view standing(const CheckOptions& options, const CheckResult& result, const Outcome& outcome) {
    const bool died = std::any_of(result.deaths.begin(), result.deaths.end(),
                                  [&outcome](const Death& death) { return death.property == outcome.property; });
    switch (properties::standing_of(outcome, options.demand)) {
        case properties::Standing::met: return died ? "undecided" : "held";
        case properties::Standing::not_asked: return "undecided";
        case properties::Standing::broken: return "violated";
        case properties::Standing::waived: return "waived";
        case properties::Standing::not_demanded: return outcome.property->recommendation ? "advice" : "beyond";
        case properties::Standing::not_applicable: break;
    }
    return "not_applicable";
}

std::string signature_words(const CheckOptions& options) {
    return fmt::format("{} {} {}-D {}", form_name(options.signature), name_of(options.signature.scalar), options.signature.dim,
                       name_of(options.contract));
}

std::string describe(const CheckOptions& options, const Death& death) {
    std::string text = fmt::format("{}, while {} was asked\n", death.message,
                                   death.property == nullptr ? "the small lattice" : death.property->id);
    if (!death.scene) return text;
    const std::string call = properties::call_text(*death.scene, options.function);
    text += fmt::format("  {};\n  decimal:   {}\n  hexfloat:  {}\n", call, to_text(*death.scene), properties::to_hex_text(*death.scene));
    return text;
}

std::string describe(const subjects::Likeness& likeness) {
    const subjects::Mutant& mutant = *likeness.mutant;
    return fmt::format("looks like the known bug {}: {} (seen in {}); {:.0f} % of the wrong answers are the same", mutant.subject.name,
                       mutant.defect, mutant.seen_in, 100 * likeness.agreement);
}

std::string verdict_line(const CheckOptions& options, const CheckResult& result) {
    std::string required(name_of(options.demand.level));
    for (const Property* property : options.demand.named) required.append(",").append(property->id);
    const std::string what = fmt::format("{} {}, {} cases, seed {}", options.subject, signature_words(options),
                                         result.tally.cases + result.sweep.cases, options.seed);
    switch (result.verdict) {
        case CheckVerdict::holds: return fmt::format("tangency: check holds {}: {}", required, what);
        case CheckVerdict::failed:
            return fmt::format("tangency: check FAILED {} by {}: {}", required, fmt::join(result.broken, " "), what);
        case CheckVerdict::cannot_run: break;
    }
    std::string reason;
    if (result.end == CheckEnd::death)
        reason = result.deaths.back().message;
    else if (result.sweep.alarm_count > 0)
        reason = alarm_text(result.sweep.alarms.front());
    else if (result.end == CheckEnd::time)
        reason = fmt::format("time was over before {} could be asked; give more --seconds", fmt::join(result.unasked, " "));
    else
        reason = "it was interrupted";
    return fmt::format("tangency: check CANNOT DECIDE {}: {}: {}", required, reason, what);
}

std::string to_text(const CheckOptions& options, const CheckResult& result) {
    std::string text;
    for (const Outcome& outcome : result.outcomes)
        if (standing(options, result, outcome) == "violated") text += violation_text(options, outcome);
    for (const Death& death : result.deaths) text += describe(options, death) + '\n';
    if (result.likeness) text += describe(*result.likeness) + "\n\n";
    text += overview(options, result);
    text += fmt::format("level reached: {}; widest wrong gap on ordinary floats: k = {:.2f} (the band forgives {:g})\n", name_of(result.level),
                        result.measured_k, result.band);
    for (const auto& alarm : result.sweep.alarms) text += alarm_text(alarm) + '\n';
    if (result.sweep.cases > 0) text += fmt::format("sweep: {}\n", sweep_line(result.sweep));
    const std::string swept = result.sweep.cases > 0 ? fmt::format(" and {} swept", grouped(result.sweep.cases)) : "";
    text += fmt::format("{} cases decided by the reference{} in {:.1f} s{}\n", grouped(result.tally.cases), swept, result.seconds,
                        why_it_ended(result));
    return text + verdict_line(options, result) + '\n';
}

}  // namespace tangency::tools
