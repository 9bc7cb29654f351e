// SPDX-License-Identifier: MIT
// The document of a check as text.
#include <fmt/format.h>

#include <array>

#include "check_document.hpp"

namespace tangency::tools {
namespace {

std::string violation_text(const Json& property) {
    std::string text = fmt::format("{} {} is violated by {} of {} exams. {}\n", text_of(property, "id"), text_of(property, "title"),
                                   grouped(count_of(property, "violations")), grouped(count_of(property, "exams")),
                                   text_of(property, "statement"));
    if (has_value(property, "counterexample")) text += indented(text_of(property["counterexample"], "text"));
    return text + '\n';
}

// "violated: P03", then "held: P01 P02": a line for each standing that occurs.
std::string overview(const Json& check) {
    struct Group {
        std::string_view standing, heading;
    };
    constexpr std::array<Group, 7> groups{{{"violated", "violated"},
                                           {"undecided", "not decided"},
                                           {"waived", "violated but waived"},
                                           {"beyond", "violated beyond what is required"},
                                           {"advice", "violated advice"},
                                           {"held", "held"},
                                           {"not_applicable", "not applicable"}}};
    std::string text;
    for (const Group& group : groups) {
        std::string ids;
        for (const Json& property : check["properties"])
            if (text_of(property, "standing") == group.standing) ids += " " + text_of(property, "id");
        if (!ids.empty()) text += fmt::format("{}:{}\n", group.heading, ids);
    }
    return text;
}

std::string_view why_it_ended(const std::string& end) {
    if (end == "violation") return "; ended early, since a violation was found";
    if (end == "death") return "; ended early, since the function died";
    if (end == "time") return "; ended early, since --seconds were over";
    if (end == "interrupt") return "; ended early by an interrupt";
    if (end == "alarm") return "; ended early by an alarm";
    return "";
}

}  // namespace

std::string death_text(const Json& death) {
    const std::string asked = has_value(death, "property") ? text_of(death, "property") : "the small lattice";
    std::string text = fmt::format("{}, while {} was asked\n", text_of(death, "message"), asked);
    if (!has_value(death, "case")) return text;
    const Json& scene = death["case"];
    return text + fmt::format("  {};\n  decimal:   {}\n  hexfloat:  {}\n", text_of(scene, "call"), numbers_text(scene["decimal"]),
                              numbers_text(scene["hexfloat"]));
}

std::string known_bug_text(const Json& looks_like) {
    return fmt::format("looks like the known bug {}: {} (seen in {}); {:.0f} % of the wrong answers are the same",
                       text_of(looks_like, "mutant"), text_of(looks_like, "defect"), text_of(looks_like, "seen_in"),
                       100 * number_of(looks_like, "agreement"));
}

std::string check_text(const Json& check) {
    std::string text;
    for (const Json& property : check["properties"])
        if (text_of(property, "standing") == "violated") text += violation_text(property);
    for (const Json& death : check["deaths"]) text += death_text(death) + '\n';
    if (has_value(check, "looks_like")) text += known_bug_text(check["looks_like"]) + "\n\n";
    text += overview(check);
    text += fmt::format("level reached: {}; widest wrong gap on ordinary floats: k = {:.2f} (the band forgives {:g})\n",
                        text_of(check, "level"), number_of(check, "measured_k"), number_of(check, "band"));
    const Json& sweep = check["sweep"];
    for (const Json& alarm : sweep["alarm_cases"]) text += text_of(alarm, "text") + '\n';
    const std::uint64_t swept = count_of(sweep, "cases");
    if (swept > 0) text += fmt::format("sweep: {}\n", sweep_line(sweep));
    text += fmt::format("{} cases decided by the reference{} in {:.1f} s{}\n", grouped(count_of(check, "cases")),
                        swept > 0 ? fmt::format(" and {} swept", grouped(swept)) : "", number_of(check, "seconds"),
                        why_it_ended(text_of(check, "ended_by")));
    return text + text_of(check, "verdict_line") + '\n';
}

}  // namespace tangency::tools
