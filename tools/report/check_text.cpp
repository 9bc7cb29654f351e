// SPDX-License-Identifier: MIT
// The document of a check as text.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "check_document.hpp"
#include "tangency/subjects/nearest_mutant.hpp"

namespace tangency::tools {
namespace {

std::string violation_text(Part property) {
    std::string text =
        fmt::format("{} {} is violated by {} of {} instances. {}\n", text_of(property, "id"), text_of(property, "title"),
                    grouped(count_of(property, "violations")), grouped(count_of(property, "instances")), text_of(property, "statement"));
    return text + indented(counterexamples_text(property)) + '\n';
}

// "violated: P03", then "held: P01 P02": a line for each standing that occurs.
std::string overview(Part check) {
    struct Group {
        std::string_view standing, heading;
    };
    constexpr std::array<Group, 7> groups{{{"violated", "violated"},
                                           {"undecided", "not decided"},
                                           {"waived", "violated but waived"},
                                           {"beyond", "violated beyond what is required"},
                                           {"recommendation", "violated recommendation"},
                                           {"held", "held"},
                                           {"not_applicable", "not applicable"}}};
    std::string text;
    for (const Group& group : groups) {
        std::string ids;
        for (const Part property : check["properties"])
            if (text_of(property, "standing") == group.standing) ids += fmt::format(" {}", text_of(property, "id"));
        if (!ids.empty()) text += fmt::format("{}:{}\n", group.heading, ids);
    }
    return text;
}

// "ties: face 120 yes, 0 no; corner 80 yes, 3 no (3 excused)"
std::string ties_text(Part ties) {
    std::string text;
    for (const auto& [region, counts] : ties.items()) {
        const std::uint64_t excused = count_of(counts, "excused");
        text += fmt::format("{}{} {} yes, {} no{}", text.empty() ? "ties: " : "; ", region, grouped(count_of(counts, "yes")),
                            grouped(count_of(counts, "no")), excused == 0 ? "" : fmt::format(" ({} excused)", grouped(excused)));
    }
    return text.empty() ? text : text + '\n';
}

// " (face closed, corner open)" where the regions are not alike.
std::string regions_text(Part check) {
    if (!has_value(check, "contract_found") || text_of(check, "contract_found") == "closed" || text_of(check, "contract_found") == "open")
        return "";
    std::string text;
    for (const auto& [region, kept] : check["contract_by_region"].items())
        text += fmt::format("{}{} {}", text.empty() ? " (" : ", ", region, kept.text());
    return text + ")";
}

// Under which contract it was tried that was asked itself, and why where most of its ties speak for the other.
std::string tried_under_text(Part check) {
    const std::string& found = text_of(check, "contract_found");
    const bool is_other = (found == "closed" || found == "open") && found != text_of(check, "contract");
    return fmt::format("{}{}{}", text_of(check, "contract"), regions_text(check),
                       is_other ? ", since the known bug then explains its answers at ties too" : "");
}

// What is wrong altogether has a k of many digits.
std::string k_text(double k) { return k < 1e6 ? fmt::format("{:.2f}", k) : fmt::format("{:.1e}", k); }

// What k leaves open where the counterexamples seem to say something else.
std::string_view beside_k(Part check) {
    for (const Part property : check["properties"])
        if (text_of(property, "standing") == "violated") {
            if (number_of(check, "measured_k") > number_of(check, "band")) return "; as drawn, before counterexamples were made simpler";
            if (text_of(check, "level") == "none") return "; what is violated is seen on other inputs";
        }
    return "";
}

std::string_view why_it_ended(Part check) {
    const std::string& end = text_of(check, "ended_by");
    const Part ways = check["exits"]["ways"];
    const bool all_answered = std::all_of(ways.begin(), ways.end(), [](Part way) { return is_set(way, "answered"); });
    if (end == "violation") return "; ended early, since a violation was found";
    if (end == "exit" && all_answered) return "; ended early, since the function had answered what is no answer too often";
    if (end == "exit") return "; ended early, since the function had exited too often or its answers were out of step";
    if (end == "time") return "; ended early, since --seconds were over";
    if (end == "interrupt") return "; ended early by an interrupt";
    if (end == "alarm") return "; ended early by an alarm";
    return "";
}

}  // namespace

std::string counterexamples_text(Part property) {
    if (!has_value(property, "counterexample")) return "";
    const std::string& simplest = text_of(property["counterexample"], "text");
    if (!has_value(property, "proper_counterexample")) return simplest;
    return fmt::format("{}the simplest of all has a zero extent, radius or way:\n{}", text_of(property["proper_counterexample"], "text"),
                       simplest);
}

std::string exits_text(Part exits) {
    const std::uint64_t inputs = count_of(exits, "inputs"), no_answers = count_of(exits, "no_answers");
    if (inputs == 0) return "";
    std::string text;
    if (inputs > no_answers) text += fmt::format("it exited on {}", counted(inputs - no_answers, "input"));
    if (no_answers > 0)
        text += fmt::format("{} what is no answer on {}", text.empty() ? "it answered" : " and answered", counted(no_answers, "input"));
    return fmt::format("{}, and its answers to the others reach level {}", text, text_of(exits, "level_of_other_answers"));
}

std::string way_text(Part way) {
    const std::uint64_t inputs = count_of(way, "inputs");
    const std::string where = inputs == 0 ? "" : fmt::format("{} on {}", is_set(way, "answered") ? "," : "", counted(inputs, "input"));
    const std::string when = has_value(way, "property") ? fmt::format("first while {} was asked", text_of(way, "property")) : "at the end";
    return fmt::format("{}{}, {}{}", text_of(way, "message"), where, when, is_set(way, "binds") ? "" : ", which is not required");
}

std::string way_in_full(Part way) {
    std::string text = way_text(way) + '\n';
    if (has_value(way, "case")) {
        const Part input = way["case"];
        text += fmt::format("  {};{}\n  decimal:   {}\n  hexfloat:  {}\n", text_of(input, "call"),
                            is_set(way, "repeats") ? "" : "  // asked again, alone, it answered", numbers_text(input["decimal"]),
                            numbers_text(input["hexfloat"]));
    }
    const std::string& said = text_of(way, "standard_error");
    return said.empty() ? text : fmt::format("{}  its standard error ended:\n{}", text, indented(indented(said + '\n')));
}

std::string known_bug_text(Part looks_like) {
    const auto inputs = [looks_like](const char* key) { return static_cast<std::size_t>(count_of(looks_like, key)); };
    return subjects::hint_text({text_of(looks_like, "mutant"), text_of(looks_like, "defect"), text_of(looks_like, "seen_in"),
                                inputs("wrong"), inputs("same"), inputs("more")});
}

std::string kept_contract_text(Part check) {
    if (!has_value(check, "contract_found") || text_of(check, "contract_asked_for") == "auto") return "";
    const std::string& kept = text_of(check, "contract_found");
    if (kept != "closed" && kept != "open") return "";
    return fmt::format("the function keeps the {} contract, touching is {} for it: give --contract {} instead of {}", kept,
                       kept == "closed" ? "a hit" : "a miss", kept, text_of(check, "contract"));
}

std::string but_for_ties_text(Part check) {
    if (text_of(check, "level") == text_of(check, "level_but_for_ties")) return "";
    // By the other contract it is right at the ties; of numbers ties are not excused.
    if (!kept_contract_text(check).empty() || is_measured(signature_of(check).answer)) return "";
    std::uint64_t all = 0, wrong = 0;
    for (const auto& [region, ties] : check["ties"].items()) {
        all += count_of(ties, "yes") + count_of(ties, "no");
        wrong += count_of(ties, text_of(check, "contract") == "closed" ? "no" : "yes");
    }
    // Counted are ties of the lattice, of a yes or no; those of every float, which P24 asks, have no count.
    const Part properties = check["properties"];
    const bool is_lattice_right = std::none_of(properties.begin(), properties.end(), [](Part property) {
        return text_of(property, "id") == "P03" && count_of(property, "violations") > 0;
    });
    const std::string which = wrong > 0          ? fmt::format("{} of {} ties", grouped(wrong), grouped(all))
                              : is_lattice_right ? "ties off the lattice"
                                                 : "ties";
    const std::string& level = text_of(check, "level_but_for_ties");
    if (has_value(check, "ties_rounded") && is_set(check, "ties_rounded"))
        return fmt::format("{} but for {}, each within one rounding; --ties band accepts that", level, which);
    return fmt::format("{} but for {}{}, not by rounding; --ties band accepts either answer", level, which, regions_text(check));
}

std::string check_text(Part check) {
    std::string text;
    if (const std::string kept = kept_contract_text(check); !kept.empty()) text += kept + "\n\n";
    // Who remembers breaks much else besides, so what explains it stands first.
    for (const bool is_purity : {true, false})
        for (const Part property : check["properties"])
            if (text_of(property, "standing") == "violated" && has_value(property, "counterexample") &&
                (text_of(property, "id") == "P14") == is_purity)
                text += violation_text(property);
    for (const Part way : check["exits"]["ways"]) text += way_in_full(way) + '\n';
    if (has_value(check, "looks_like")) text += known_bug_text(check["looks_like"]) + "\n\n";
    text += overview(check);
    const bool is_number = is_measured(signature_of(check).answer);
    text +=
        fmt::format("level reached: {}; widest {} on ordinary floats: k = {} (the band excuses {:g}){}\n", text_of(check, "level"),
                    is_number ? "error" : "wrong gap", k_text(number_of(check, "measured_k")), number_of(check, "band"), beside_k(check));
    if (text_of(check, "contract_asked_for") == "auto") {
        const bool is_found = has_value(check, "contract_found");
        if (is_found) text += fmt::format("contract: {}\n", text_of(check, "contract_found"));
        text += fmt::format("tried under: {}\n", is_found ? tried_under_text(check) : text_of(check, "contract"));
    }
    text += ties_text(check["ties"]);
    if (has_value(check, "domain")) text += fmt::format("domain: {}; nothing else was asked\n", text_of(check, "domain"));
    if (has_value(check, "margin"))
        text += fmt::format("margin: either answer is right where {:g} <= d - r <= {:g}\n", number_of(check["margin"], "lo"),
                            number_of(check["margin"], "hi"));
    if (const std::string exits = exits_text(check["exits"]); !exits.empty()) text += fmt::format("without an answer: {}\n", exits);
    const Part bulk = check["bulk"];
    for (const Part alarm : bulk["alarm_cases"]) text += text_of(alarm, "text") + '\n';
    const std::uint64_t in_bulk = count_of(bulk, "cases");
    if (in_bulk > 0) text += fmt::format("bulk run: {}\n", bulk_line(bulk));
    text += fmt::format("{} cases decided by the reference{} in {:.1f} s{}\n", grouped(count_of(check, "cases")),
                        in_bulk > 0 ? fmt::format(" and {} run in bulk", grouped(in_bulk)) : "", number_of(check, "seconds"),
                        why_it_ended(check));
    if (const std::string but = but_for_ties_text(check); !but.empty()) text += but + '\n';
    return text + text_of(check, "verdict_line") + '\n';
}

}  // namespace tangency::tools
