// SPDX-License-Identifier: MIT
// The document of an audit as a report, and its summary.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "audit_methods.hpp"

namespace tangency::tools {
namespace {

using enum Column::Kind;

bool kills(Part mutant, const std::string& property) { return mutant["killed_by"].holds(property); }

// "Breaks P18 of: fold, arvo, double_inside (f64).", one such sentence for each group of properties.
std::string affected_text(Part finding) {
    std::vector<std::pair<std::string, std::string>> groups;
    for (const Part entry : finding["affected"]) {
        const std::string& scalars = text_of(entry, "scalars");
        const std::string subject = text_of(entry, "subject") + (scalars == "both" ? "" : fmt::format(" ({})", scalars));
        const std::string breaks =
            fmt::format("{} {}", is_set(entry, "always_met") ? "Breaks" : "In some runs breaks", text_of(entry, "properties"));
        const auto group = std::ranges::find(groups, breaks, &std::pair<std::string, std::string>::first);
        if (group == groups.end())
            groups.emplace_back(breaks, subject);
        else
            group->second += ", " + subject;
    }
    std::string text;
    for (const auto& [properties, subjects] : groups) text += fmt::format("{}{} of: {}.", text.empty() ? "" : " ", properties, subjects);
    return text;
}

void add_findings(Report& report, Part audit) {
    report.add(Heading{"Findings", 2, "findings"}, Shown::in_files);
    report.add(
        Paragraph{"Defects worth knowing by number, each with the smallest input that shows it. The audit fails when a new one appears, "
                  "and just so when one of these is gone."},
        Shown::on_page);
    for (const Part finding : audit["findings"]) {
        const Part witness = finding["witness"], shown = witness["case"];
        report.add(Heading{fmt::format("{}: {}", text_of(finding, "id"), text_of(finding, "title")), 3, text_of(finding, "id")},
                   Shown::in_files);
        report.add(Paragraph{text_of(finding, "text")}, Shown::in_files);
        report.add(Paragraph{fmt::format("`{}` {} => {} ({})", text_of(witness, "subject"), numbers_text(shown["decimal"]),
                                         is_set(shown, "answer"), text_of(shown, "reference"))},
                   Shown::in_files);
        report.add(Evidence{.title = "Witness",
                            .fault = fmt::format("put to {} ({}, {})", text_of(witness, "subject"), scalar_and_dim(witness),
                                                 text_of(witness, "contract")),
                            .text = fmt::format("hexfloat: {}\n", numbers_text(shown["hexfloat"])),
                            .draw =
                                [witness, shown] {
                                    return std::vector{has_value(shown, "verdict") ? draw_input(input_of(shown, signature_of(witness)))
                                                                                   : InputPicture{.caption = "Not drawn: no valid input."}};
                                }},
                   Shown::on_page);
        report.add(Paragraph{.text = affected_text(finding), .links = true}, Shown::in_files);
    }
}

// Of all counterexamples that kill the mutant, the one told in the fewest words.
std::string simplest_kill(Part mutant) {
    std::string simplest;
    for (const Part outcome : mutant["properties"]) {
        if (!has_value(outcome, "counterexample") || !kills(mutant, text_of(outcome, "property"))) continue;
        const std::string text = fmt::format("{}: {}", text_of(outcome, "property"), text_of(outcome["counterexample"], "text"));
        if (simplest.empty() || text.size() < simplest.size()) simplest = text;
    }
    return simplest;
}

void add_mutants(Report& report, Part audit) {
    if (audit["mutants"].empty()) return;
    report.add(Heading{"Mutants: methods broken on purpose, and the properties that tell each from the unbroken method", 2, "mutants"});
    report.add(
        Paragraph{"Each is broken in a way seen in real code. A kill counts only by a property that the unbroken method would hold."},
        Shown::in_files);
    Table table{.columns = {Column{"mutant", anchor}, Column{"killed by", links}, Column{"defect", words, Shown::in_files},
                            Column{"seen in", words, Shown::in_files}, Column{"as", words, Shown::in_files},
                            Column{"simplest counterexample", words, Shown::on_page}}};
    for (const bool survives : {true, false})
        for (const Part mutant : audit["mutants"])
            if (mutant["killed_by"].empty() == survives)
                table.rows.push_back({text_of(mutant, "name"), survives ? "✗ survives" : joined(mutant["killed_by"]),
                                      text_of(mutant, "defect"), text_of(mutant, "seen_in"), signature_text(mutant),
                                      simplest_kill(mutant)});
    report.add(std::move(table));
}

void add_broad_phases(Report& report, Part audit) {
    if (audit["broad_phases"].empty()) return;
    report.add(
        Heading{"Broad phases: lists of boxes and balls in the plane; candidates beyond the exact pairs are no fault", 2, "broad-phases"});
    Table methods{.columns = {Column{"broad phase"}, Column{"scalar"}, Column{"idea", words, Shown::in_files}, Column{"level", level},
                              Column{"exact pairs", number}, Column{"candidates", number}, Column{"times", number},
                              Column{"all pairs", number}, Column{"share", number}}};
    Table mutants{.columns = {Column{"mutant"}, Column{"scalar"}, Column{"defect", words, Shown::in_files}, Column{"killed by"}}};
    for (const Part row : audit["broad_phases"]) {
        std::vector<std::string> cells{text_of(row, "name"), text_of(row, "scalar"), text_of(row, "idea")};
        if (is_set(row, "mutant")) {
            cells.push_back(joined(row["broken"]));
            mutants.rows.push_back(std::move(cells));
            continue;
        }
        const std::uint64_t exact = count_of(row, "exact_pairs"), candidates = count_of(row, "candidates"),
                            all = count_of(row, "all_pairs");
        const auto ratio = [candidates](std::uint64_t of) { return static_cast<double>(candidates) / static_cast<double>(of); };
        for (const std::string& cell : {text_of(row, "level"), grouped(exact), grouped(candidates), fmt::format("{:.2f}", ratio(exact)),
                                        grouped(all), fmt::format("{:.1f} %", 100 * ratio(all))})
            cells.push_back(cell);
        methods.rows.push_back(std::move(cells));
    }
    report.add(std::move(methods));
    report.add(std::move(mutants));
}

void add_properties(Report& report, Part audit) {
    report.add(Heading{"Properties", 2, "properties"}, Shown::in_files);
    report.add(Paragraph{"A recommendation binds only where it is named."}, Shown::on_page);
    Table table = property_table(audit["properties"]);
    table.columns.push_back({"instances of all subjects", number, Shown::on_page});
    table.columns.push_back({"mutants killed", number, Shown::on_page});
    for (std::size_t place = 0; place < table.rows.size(); ++place) {
        std::uint64_t instances = 0, killed = 0;
        for (const Part subject : audit["subjects"]) instances += count_of(subject["properties"][place], "instances");
        for (const Part mutant : audit["mutants"]) killed += kills(mutant, table.rows[place][0]) ? 1 : 0;
        table.rows[place].push_back(grouped(instances));
        table.rows[place].push_back(grouped(killed));
    }
    report.add(std::move(table), Shown::in_files);
}

// "tie 60,925, disjoint 401,283": how many were of each kind that was seen, or seen too seldom.
std::string kinds_text(Part kinds, Part too_seldom) {
    std::string text;
    for (const auto& [kind, seen] : kinds.items())
        if (const bool is_short = too_seldom.holds(kind); seen.count() > 0 || is_short)
            text += fmt::format("{}{}{} {}", text.empty() ? "" : ", ", is_short ? "✗ " : "", kind, grouped(seen.count()));
    return text;
}

void add_inputs(Report& report, Part audit) {
    report.add(Heading{"Inputs: cases that the reference decided and that were put to every subject of their signature", 2, "inputs"});
    report.add(
        Paragraph{"A case may be of several kinds. The audit fails unless there is one tie to twenty drawn cases and one of each other "
                  "kind to a hundred; drawn are all but those of the exhaustive lattice. ✗ is a kind seen too seldom."},
        Shown::in_files);
    Table table{.columns = {Column{"signature"}, Column{"cases", number}, Column{"distinct", number}, Column{"kinds"}}};
    List bulk;
    for (const Part group : audit["inputs"]) {
        const std::string signature = signature_text(group) + in_domain(group);
        table.rows.push_back({signature, grouped(count_of(group, "cases")), grouped(count_of(group, "distinct_cases")),
                              kinds_text(group["kinds"], group["seen_too_seldom"])});
        if (const Part run = group["bulk"]; count_of(run, "cases") > 0)
            bulk.items.push_back(fmt::format("{}: {}; {}", signature, bulk_line(run), kinds_text(run["kinds"], group["seen_too_seldom"])));
    }
    report.add(std::move(table));
    if (bulk.items.empty()) return;
    report.add(Heading{"Bulk run: cases beyond those, decided by exact_filtered and put to the methods, not to mutants", 2, "bulk"});
    report.add(
        Paragraph{fmt::format("{} cases of each signature of a box and a ball, of rotated ones a tenth unless named. One case in {}, "
                              "drawn at random, the reference decides again; a difference would fail the audit. Of the wrong answers, "
                              "summed over subjects, a proven bound on the gap finds most in the band; the reference confirms what it "
                              "does not, until a subject has broken a property {} times.",
                              grouped(count_of(audit, "bulk")), count_of(audit, "reference_share"), count_of(audit, "most_confirmed"))},
        Shown::in_files);
    report.add(std::move(bulk));
}

std::vector<std::string> summary_of(Part audit) {
    std::vector<std::string> lines = unexpected_in(audit);
    std::set<std::string> methods;
    for (const Part subject : audit["subjects"]) methods.insert(text_of(subject, "name"));
    lines.push_back(fmt::format("{}, in all scalars and dimensions {}, on {} properties with seed {}", counted(methods.size(), "method"),
                                counted(audit["subjects"].size(), "subject"), audit["properties"].size(), count_of(audit, "seed")));
    std::uint64_t fewest = ~std::uint64_t{0};
    for (const Part group : audit["inputs"]) fewest = std::min(fewest, count_of(group, "distinct_cases"));
    if (!audit["inputs"].empty())
        lines.push_back(fmt::format("{} distinct cases a subject decided by the reference, at least", grouped(fewest)));
    if (count_of(audit, "bulk") > 0)
        lines.push_back(fmt::format("{} cases more a method of axis-aligned boxes, of rotated ones a tenth, decided by exact_filtered",
                                    grouped(count_of(audit, "bulk"))));
    const Part mutants = audit["mutants"];
    const auto killed = std::count_if(mutants.begin(), mutants.end(), [](Part mutant) { return !mutant["killed_by"].empty(); });
    lines.push_back(mutants.empty() ? "mutants not tried" : fmt::format("{} of {} mutants killed", killed, mutants.size()));
    return lines;
}

}  // namespace

std::vector<std::string> unexpected_in(Part audit) {
    std::vector<std::string> lines;
    for (const Part alarm : audit["certificate_alarms"]) lines.push_back(alarm.text());
    for (const Part surprise : audit["surprises"]) lines.push_back("unexpected: " + surprise.text());
    for (const Part subject : audit["subjects"])
        for (const Part surprise : subject["surprises"])
            lines.push_back(fmt::format("unexpected: {} {}: {}", text_of(subject, "name"), scalar_and_dim(subject), surprise.text()));
    return lines;
}

Report head_of(Part audit) {
    Report report{.title = "Does this circle touch this rectangle?",
                  .subtitle =
                      "The published methods that answer this question and those beside it, each put on trial by Tangency against a "
                      "reference that never rounds.",
                  .verb = "audit"};
    report.mood = !audit["certificate_alarms"].empty() || !is_set(audit, "complete") ? Mood::unknown
                  : is_set(audit, "as_expected")                                     ? Mood::good
                                                                                     : Mood::bad;
    if (!audit["certificate_alarms"].empty())
        report.verdict = "audit: cannot decide, since the judge refuses a certificate of the reference, see above";
    else if (report.mood == Mood::unknown)
        report.verdict = "interrupted: the rows are what is known so far, with no level where a trial was cut short";
    else
        report.verdict = report.mood == Mood::good ? "audit: every function is as right, or as wrong, as its record says"
                                                   : "audit: something departs from the record, see above";
    return report;
}

Report audit_report(Part audit) {
    Report report = head_of(audit);
    report.summary = summary_of(audit);
    report.seconds = number_of(audit, "seconds");
    add_methods(report, audit);
    add_cards(report, audit);
    add_findings(report, audit);
    add_mutants(report, audit);
    add_broad_phases(report, audit);
    add_properties(report, audit);
    add_inputs(report, audit);
    return report;
}

Report audit_summary(Part audit) {
    Report report{
        .title = "The audit",
        .subtitle =
            "Where each built-in subject stands; a run that puts one elsewhere fails, and a test holds this page against the whole "
            "audit. It is\n`summary.md` of `./run tangency audit --mutants --out DIR`. `report.html` and `report.md` beside it have "
            "what depends on the inputs drawn: how wide\nwrong gaps were, which properties each method broke, which of them kills "
            "which mutant, and how many inputs of each kind were asked.\n`./run audit` writes them to `build/audit`. The "
            "[levels](levels.md) say what the words promise.",
        .verb = "audit"};
    report.add(Heading{.text = "Published methods"});
    report.add(Paragraph{"A row \"in\" some words is of that [domain](command.md#domains) alone, in which the method is tried as well."});
    report.add(standing_table(audit, false));
    report.add(Heading{.text = "Control group"});
    report.add(Paragraph{"Correct variants that must never be blamed below the level that theory gives them."});
    report.add(standing_table(audit, true));
    add_findings(report, audit);
    add_properties(report, audit);
    return report;
}

}  // namespace tangency::tools
