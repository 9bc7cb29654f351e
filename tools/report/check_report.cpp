// SPDX-License-Identifier: MIT
// The document of a check as a report, and as JUnit XML.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "check_document.hpp"
#include "numbers.hpp"
#include "report.hpp"
#include "tangency/subjects/nearest_mutant.hpp"

namespace tangency::tools {
namespace {

// "violated: P03", then "held: P01 P02": a line for each standing that occurs.
std::vector<std::string> overview(Part check) {
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
    std::vector<std::string> lines;
    for (const Group& group : groups) {
        std::string ids;
        for (const Part property : check["properties"])
            if (text_of(property, "standing") == group.standing) ids += fmt::format(" {}", text_of(property, "id"));
        if (!ids.empty()) lines.push_back(fmt::format("{}:{}", group.heading, ids));
    }
    return lines;
}

// "ties: face 120 yes, 0 no; corner 80 yes, 3 no (3 excused)"
std::string ties_text(Part ties) {
    std::string text;
    for (const auto& [region, counts] : ties.items()) {
        const std::uint64_t excused = count_of(counts, "excused");
        text += fmt::format("{}{} {} yes, {} no{}", text.empty() ? "ties: " : "; ", region, grouped(count_of(counts, "yes")),
                            grouped(count_of(counts, "no")), excused == 0 ? "" : fmt::format(" ({} excused)", grouped(excused)));
    }
    return text;
}

// Not "mixed" or "rounded".
bool is_contract(std::string_view found) { return std::ranges::find(contract_names, found) != contract_names.end(); }

// " (face closed, corner open)" where the regions are not alike.
std::string regions_text(Part check) {
    if (!has_value(check, "contract_found") || is_contract(text_of(check, "contract_found"))) return "";
    std::string text;
    for (const auto& [region, kept] : check["contract_by_region"].items())
        text += fmt::format("{}{} {}", text.empty() ? " (" : ", ", region, kept.text());
    return text + ")";
}

// Under which contract it was tried that was asked itself, and why where most of its ties speak for the other.
std::string tried_under_text(Part check) {
    const std::string& found = text_of(check, "contract_found");
    const bool is_other = is_contract(found) && found != text_of(check, "contract");
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

// That the function keeps another contract than the one it was tried under; empty if it does not.
std::string kept_contract_text(Part check) {
    if (!has_value(check, "contract_found") || text_of(check, "contract_asked_for") == "auto") return "";
    const std::string& kept = text_of(check, "contract_found");
    if (!is_contract(kept)) return "";
    const std::string_view touching = kept == "closed" ? "a hit for it"
                                      : kept == "open" ? "a miss for it"
                                                       : "a hit for it on low sides alone";
    return fmt::format("the function keeps the {} contract, touching is {}: give --contract {} instead of {}", kept, touching, kept,
                       text_of(check, "contract"));
}

// What it reaches but for ties, where that is more; else empty.
std::string but_for_ties_text(Part check) {
    if (text_of(check, "level") == text_of(check, "level_but_for_ties")) return "";
    // By the other contract it is right at the ties; of numbers ties are not excused.
    if (!kept_contract_text(check).empty() || is_measured(signature_of(check).answer)) return "";
    std::uint64_t all = 0, wrong = 0;
    for (const auto& [region, ties] : check["ties"].items()) {
        all += count_of(ties, "yes") + count_of(ties, "no");
        wrong += count_of(ties, "wrong");
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

// The counterexample; of a point or a segment one of proper shapes, if there is one, before it.
Evidence evidence_of(Part check, Part property) {
    Evidence evidence{.title = fmt::format("{} {}", text_of(property, "id"), text_of(property, "title")),
                      .fault = fmt::format("is violated by {} of {} instances", grouped(count_of(property, "violations")),
                                           grouped(count_of(property, "instances"))),
                      .statement = text_of(property, "statement")};
    evidence.is_wrong = evidence.is_open = text_of(property, "standing") == "violated";
    if (has_value(property, "proper_counterexample"))
        evidence.text = text_of(property["proper_counterexample"], "text") + "the simplest of all has a zero extent, radius or way:\n";
    if (has_value(property, "counterexample")) evidence.text += text_of(property["counterexample"], "text");
    evidence.draw = [check, property] {
        std::vector<InputPicture> pictures;
        for (const char* key : {"proper_counterexample", "counterexample"})
            if (has_value(property, key)) std::ranges::move(pictures_of(property[key], signature_of(check)), std::back_inserter(pictures));
        return pictures;
    };
    return evidence;
}

// What the function did instead of answering, with the smallest input and the end of its standard error.
Evidence evidence_of_way(Part way) {
    const std::uint64_t inputs = count_of(way, "inputs");
    const std::string where = inputs == 0 ? "" : fmt::format("{} on {}", is_set(way, "answered") ? "," : "", counted(inputs, "input"));
    const std::string when = has_value(way, "property") ? fmt::format("first while {} was asked", text_of(way, "property")) : "at the end";
    Evidence evidence{
        .title = fmt::format("{}{}, {}{}", text_of(way, "message"), where, when, is_set(way, "binds") ? "" : ", which is not required")};
    evidence.is_wrong = is_set(way, "binds");
    if (has_value(way, "case")) {
        const Part input = way["case"];
        evidence.text = fmt::format("{};{}\ndecimal:   {}\nhexfloat:  {}\n", text_of(input, "call"),
                                    is_set(way, "repeats") ? "" : "  // asked again, alone, it answered", numbers_text(input["decimal"]),
                                    numbers_text(input["hexfloat"]));
    }
    if (const std::string& said = text_of(way, "standard_error"); !said.empty())
        evidence.text += "its standard error ended:\n" + indented(said + '\n');
    return evidence;
}

// What was asked, and what came of it, in lines.
std::vector<std::string> summary_of(Part check) {
    std::vector<std::string> lines = overview(check);
    const auto add = [&lines](const std::string& line) {
        if (!line.empty()) lines.push_back(line);
    };
    add(fmt::format("level reached: {}; widest {} on ordinary floats: k = {} (the band excuses {:g}){}", text_of(check, "level"),
                    is_measured(signature_of(check).answer) ? "error" : "wrong gap", k_text(number_of(check, "measured_k")),
                    number_of(check, "band"), beside_k(check)));
    if (text_of(check, "contract_asked_for") == "auto") {
        const bool is_found = has_value(check, "contract_found");
        if (is_found) add("contract: " + text_of(check, "contract_found"));
        add("tried under: " + (is_found ? tried_under_text(check) : text_of(check, "contract")));
    }
    add(ties_text(check["ties"]));
    if (has_value(check, "domain")) add(fmt::format("domain: {}; nothing else was asked", text_of(check, "domain")));
    if (has_value(check, "margin"))
        add(fmt::format("margin: either answer is right where {:g} <= d - r <= {:g}", number_of(check["margin"], "lo"),
                        number_of(check["margin"], "hi")));
    if (const std::string exits = exits_text(check["exits"]); !exits.empty()) add("without an answer: " + exits);
    const Part bulk = check["bulk"];
    for (const Part alarm : bulk["alarm_cases"]) add(text_of(alarm, "text"));
    for (const Part alarm : check["certificate_alarms"]) add(alarm.text());
    const std::uint64_t in_bulk = count_of(bulk, "cases");
    if (in_bulk > 0) add("bulk run: " + bulk_line(bulk));
    add(fmt::format("{} cases decided by the reference{} in {:.1f} s{}", grouped(count_of(check, "cases")),
                    in_bulk > 0 ? fmt::format(" and {} run in bulk", grouped(in_bulk)) : "", number_of(check, "seconds"),
                    why_it_ended(check)));
    add(but_for_ties_text(check));
    return lines;
}

Table properties_of(Part check) {
    using enum Column::Kind;
    Table table = property_table(check["properties"]);
    for (const Column& column : {Column{"standing", standing}, {"instances", number}, {"violations", number}, {"excused", number}})
        table.columns.push_back(column);
    std::size_t row = 0;
    for (const Part property : check["properties"]) {
        const std::string& standing = text_of(property, "standing");
        std::vector<std::string>& cells = table.rows[row++];
        cells.push_back(standing == "not_applicable" ? "not applicable" : standing);
        for (const char* key : {"instances", "violations", "excused"}) cells.push_back(grouped(count_of(property, key)));
    }
    return table;
}

// What is violated without a counterexample is so by what is no answer.
std::string junit_evidence(Part check, Part property) {
    std::string shown = evidence_of(check, property).text;
    if (shown.empty())
        for (const Part way : check["exits"]["ways"])
            if (is_set(way, "answered")) shown += as_text(evidence_of_way(way));
    return shown;
}

}  // namespace

std::string exits_text(Part exits) {
    const std::uint64_t inputs = count_of(exits, "inputs"), no_answers = count_of(exits, "no_answers");
    if (inputs == 0) return "";
    std::string text;
    if (inputs > no_answers) text += fmt::format("it exited on {}", counted(inputs - no_answers, "input"));
    if (no_answers > 0)
        text += fmt::format("{} what is no answer on {}", text.empty() ? "it answered" : " and answered", counted(no_answers, "input"));
    const std::string& level = text_of(exits, "level_of_other_answers");
    return fmt::format("{}, and its answers to the others reach {}", text, level == "none" ? "no level" : "level " + level);
}

std::string known_bug_text(Part looks_like) {
    const auto inputs = [looks_like](const char* key) { return static_cast<std::size_t>(count_of(looks_like, key)); };
    return subjects::hint_text(properties::KnownBug{text_of(looks_like, "mutant"), text_of(looks_like, "defect"),
                                                    text_of(looks_like, "seen_in"), inputs("wrong"), inputs("same"), inputs("more")});
}

Report check_report(Part check) {
    Report report =
        report_of(check, fmt::format("Does {} know: {}?", quote_token(text_of(check, "subject")), decides(signature_of(check).question)),
                  subject_signature(check), "check");
    report.summary = summary_of(check);
    if (const std::string kept = kept_contract_text(check); !kept.empty()) report.add(Paragraph{kept});
    const auto add_evidence = [&](auto belongs, Shown shown) {
        for (const Part property : check["properties"])
            if (has_value(property, "counterexample") && belongs(property)) report.add(evidence_of(check, property), shown);
    };
    const auto is_binding = [](Part property) { return text_of(property, "standing") == "violated"; };
    const auto is_purity = [](Part property) { return text_of(property, "id") == "P14"; };
    if (const Part all = check["properties"];
        std::any_of(all.begin(), all.end(), [](Part property) { return has_value(property, "counterexample"); })) {
        report.add(Heading{"Counterexamples", 2, "counterexamples"}, Shown::in_files);
        report.add(Paragraph{"The simplest input found for each violated property. " + legend_of(signature_of(check).question)},
                   Shown::on_page);
    }
    // Who remembers breaks much else besides, so what explains it stands first.
    add_evidence([&](Part property) { return is_binding(property) && is_purity(property); }, Shown::everywhere);
    add_evidence([&](Part property) { return is_binding(property) && !is_purity(property); }, Shown::everywhere);
    for (const Part way : check["exits"]["ways"]) report.add(evidence_of_way(way));
    if (has_value(check, "looks_like")) report.add(Paragraph{known_bug_text(check["looks_like"])});
    add_evidence([&](Part property) { return !is_binding(property); }, Shown::in_files);
    report.add(Heading{"Properties", 2, "properties"}, Shown::in_files);
    report.add(properties_of(check), Shown::in_files);
    return report;
}

std::string check_junit(Part check) {
    std::string told;
    for (const Part way : check["exits"]["ways"])
        if (is_set(way, "binds")) told += as_text(evidence_of_way(way));
    std::string notes = has_value(check, "looks_like") ? known_bug_text(check["looks_like"]) + "\n" : "";
    for (const std::string& sentence : {kept_contract_text(check), but_for_ties_text(check)})
        if (!sentence.empty()) notes += sentence + "\n";
    // Where nothing can be decided it is the error of its case.
    if (text_of(check, "verdict") != "cannot_run") notes += told;
    return as_junit(check, {.name = "tangency check " + subject_signature(check),
                            .evidence = [check](Part property) { return junit_evidence(check, property); },
                            .told = told,
                            .notes = notes});
}

}  // namespace tangency::tools
