// SPDX-License-Identifier: MIT
// Where the methods of an audit stand.
#include "audit_methods.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace tangency::tools {
namespace {

using enum Column::Kind;

std::string at_ties(Part subject) {
    const std::string& note = text_of(subject, "contract_note");
    return note.empty() ? text_of(subject, "contract") : note;
}

bool is_control(Part subject) { return text_of(subject, "role") == "control"; }

bool is_recommendation(Part property) { return text_of(property, "level") == "recommendation"; }

// "P03 P16": the properties violated that are no recommendation.
std::string broken_properties(Part audit, Part subject) {
    std::string ids;
    for (std::size_t i = 0; i < subject["properties"].size(); ++i) {
        const Part outcome = subject["properties"][i];
        if (text_of(outcome, "status") == "violated" && !is_recommendation(audit["properties"][i]))
            ids += (ids.empty() ? "" : " ") + text_of(outcome, "property");
    }
    return ids;
}

// A method in one scalar and a run of dimensions in which it stands alike.
struct MethodRow {
    Part subject;
    std::string dims, level, broken, findings;
    double k, ulps;  // the largest of the run
};

std::string name_of(const MethodRow& row) { return text_of(row.subject, "name") + in_domain(row.subject); }

std::vector<MethodRow> method_rows(Part audit) {
    std::vector<MethodRow> rows;
    for (const Part subject : audit["subjects"]) {
        MethodRow row{.subject = subject,
                      .dims = std::to_string(count_of(subject, "dim")),
                      .level = has_value(subject, "level") ? text_of(subject, "level") : "stopped",
                      .broken = broken_properties(audit, subject),
                      .findings = joined(subject["findings"]),
                      .k = number_of(subject, "measured_k"),
                      .ulps = number_of(subject, "worst_gap_ulps")};
        if (!subject["surprises"].empty()) row.level += '!';
        if (!rows.empty())
            if (MethodRow& last = rows.back(); name_of(last) == name_of(row) && last.level == row.level && last.broken == row.broken &&
                                               last.findings == row.findings &&
                                               text_of(last.subject, "scalar") == text_of(subject, "scalar")) {
                last.dims += "," + row.dims;
                last.k = std::max(last.k, row.k);
                last.ulps = std::max(last.ulps, row.ulps);
                continue;
            }
        rows.push_back(std::move(row));
    }
    return rows;
}

Table methods_table(Part audit, bool controls) {
    Table table{.columns = {Column{"method", links}, Column{"scalar"}, Column{"dim"}, Column{"form"}, Column{"contract"},
                            Column{"level", level}, Column{"k", number}, Column{"worst ulps", number}, Column{"broken", links},
                            Column{"findings", links}}};
    for (const MethodRow& row : method_rows(audit))
        if (const Part subject = row.subject; is_control(subject) == controls)
            table.rows.push_back({name_of(row), text_of(subject, "scalar"), row.dims, form_text(subject),
                                  text_of(subject, "contract") + (text_of(subject, "contract_note").empty() ? "" : "*"), row.level,
                                  fmt::format("{:.2f}", row.k), fmt::format("{:.3g}", row.ulps), row.broken, row.findings});
    return table;
}

// How many roundings the band excuses: "8; of boxes rotated by radians 24, ...".
std::string band_text(Part audit) {
    constexpr std::string_view form = "center_half";
    std::string text, others, rotated;
    for (const auto& [name, band] : audit["bands"].items()) {
        if (name == form)
            text = fmt::format("{:g}", band.number());
        else if (!name.starts_with(form))
            others += fmt::format("; of {} {:g}", name, band.number());
        else
            rotated +=
                fmt::format("{}{} {:g}", rotated.empty() ? "; of boxes rotated by " : ", ", name.substr(form.size() + 1), band.number());
    }
    return text + others + rotated;
}

// "f32 2-D: held P01 (280) ...; violated P18 (3 of 40)": what became of each property, and of how many instances.
std::string outcomes_text(Part subject) {
    std::map<std::string, std::string> by_status;
    for (const Part outcome : subject["properties"]) {
        const std::uint64_t violations = count_of(outcome, "violations");
        const std::string instances = grouped(count_of(outcome, "instances"));
        std::string& list = by_status[text_of(outcome, "status")];
        list += ' ' + text_of(outcome, "property");
        if (text_of(outcome, "status") != "not_applicable")
            list += violations == 0 ? fmt::format(" ({})", instances) : fmt::format(" ({} of {})", grouped(violations), instances);
    }
    std::string text = scalar_and_dim(subject) + ":";
    for (const auto& [status, name] : {std::pair{"violated", "violated"}, {"held", "held"}, {"not_applicable", "not applicable"}})
        if (const auto list = by_status.find(status); list != by_status.end())
            text += fmt::format("{}{}{}", text.ends_with(':') ? " " : "; ", name, list->second);
    return text;
}

void add_card(Report& report, Part audit, std::span<const Part> subjects) {
    const Part first = subjects.front();
    const std::string& name = text_of(first, "name");
    report.add(Heading{fmt::format("{} ({})", name, text_of(first, "role")), 3, name}, Shown::in_files);
    List facts{{"idea: " + text_of(first, "idea"), "source: " + text_of(first, "source"), fmt::format("form: `{}`", form_text(first)),
                "answers at ties: " + at_ties(first)}};
    List outcomes{.items = {}, .links = true};
    std::set<std::string> findings;
    for (const Part subject : subjects) {
        const bool is_whole = has_value(subject, "level");
        facts.items.push_back(fmt::format("{}: {}, k {:.2f}, worst wrong gap {:.3g} ulps", scalar_and_dim(subject),
                                          is_whole ? text_of(subject, "level") : "stopped", number_of(subject, "measured_k"),
                                          number_of(subject, "worst_gap_ulps")));
        for (const Part surprise : subject["surprises"]) facts.items.back() += "; ✗ " + surprise.text();
        for (const Part id : subject["findings"]) findings.insert(id.text());
        outcomes.items.push_back(outcomes_text(subject));
    }
    for (const Part finding : audit["findings"])
        if (findings.contains(text_of(finding, "id")))
            outcomes.items.push_back(fmt::format("{}: {}", text_of(finding, "id"), text_of(finding, "title")));
    report.add(std::move(facts), Shown::in_files);
    report.add(std::move(outcomes), Shown::in_files);
    bool is_first = !is_control(first);
    for (std::size_t place = 0; place < audit["properties"].size(); ++place)
        for (const Part subject : subjects) {
            const Part property = audit["properties"][place], outcome = subject["properties"][place];
            if (!has_value(outcome, "counterexample")) continue;
            const Part shown = outcome["counterexample"];
            report.add(Evidence{.title = fmt::format("{} {}", text_of(property, "id"), text_of(property, "title")),
                                .fault = "is violated in " + scalar_and_dim(subject),
                                .text = text_of(shown, "text"),
                                .draw = [shown, subject] { return pictures_of(shown, signature_of(subject)); },
                                .is_wrong = !is_recommendation(property),
                                .is_open = !is_recommendation(property) && std::exchange(is_first, false)},
                       Shown::in_files);
            break;
        }
}

// The levels of a method by its scalars and dimensions, one word where they are alike.
std::string levels_of(std::span<const MethodRow> rows) {
    if (std::ranges::all_of(rows, [&](const MethodRow& row) { return row.level == rows.front().level; })) return rows.front().level;
    std::string text;
    for (const MethodRow& row : rows)
        text += fmt::format("{}{} {}-D {}", text.empty() ? "" : ", ", text_of(row.subject, "scalar"), row.dims, row.level);
    return text;
}

}  // namespace

std::string in_domain(Part json) { return has_value(json, "domain") ? " in " + text_of(json, "domain") : ""; }

std::string scalar_and_dim(Part json) { return fmt::format("{} {}-D{}", text_of(json, "scalar"), count_of(json, "dim"), in_domain(json)); }

void add_methods(Report& report, Part audit) {
    report.add(
        List{{"logic: right where all arithmetic is exact", "banded: and on ordinary floats, outside the band of roundings around a tie",
              "full_range: and where squares overflow or underflow", "exact: and everywhere, ties included"}},
        Shown::in_files);
    for (const bool controls : {false, true}) {
        Table table = methods_table(audit, controls);
        if (table.rows.empty()) continue;
        report.add(controls ? Heading{"Control group: correct variants that must never be blamed below the level that theory gives them", 2,
                                      "controls"}
                            : Heading{"Published methods", 2, "methods"});
        report.add(std::move(table));
    }
    List notes{{fmt::format("k: widest wrong gap on ordinary floats, in eps * scale (the band excuses {}).", band_text(audit)),
                "worst ulps: widest wrong gap anywhere, in ulps of the scale; millions of them mean an overflow, an underflow or an angle "
                "of many turns.",
                "A row \"in\" some words is of that domain alone, in which the method is tried as well."}};
    for (const Part subject : audit["subjects"])
        if (!text_of(subject, "contract_note").empty() && text_of(subject, "scalar") == "f32" && !has_value(subject, "domain"))
            notes.items.push_back(fmt::format("* {}: {}", text_of(subject, "name"), text_of(subject, "contract_note")));
    report.add(std::move(notes));
}

void add_cards(Report& report, Part audit) {
    report.add(Heading{"Cards", 2, "cards"}, Shown::in_files);
    report.add(Paragraph{"Each counterexample is the simplest found; △ is a recommendation not followed. " + legend_of(Question::box_ball)},
               Shown::on_page);
    std::vector<Part> subjects;
    for (const Part subject : audit["subjects"]) subjects.push_back(subject);
    std::stable_partition(subjects.begin(), subjects.end(), [](Part subject) { return !is_control(subject); });
    for (auto first = subjects.begin(); first != subjects.end();) {
        const auto past =
            std::find_if(first, subjects.end(), [&](Part subject) { return text_of(subject, "name") != text_of(*first, "name"); });
        add_card(report, audit, {first, past});
        first = past;
    }
}

Table standing_table(Part audit, bool controls) {
    Table table{.columns = {Column{"method"}, Column{"role"}, Column{"idea"}, Column{"source"}, Column{"form"}, Column{"answers at ties"},
                            Column{"level"}}};
    const std::vector<MethodRow> rows = method_rows(audit);
    for (auto first = rows.begin(); first != rows.end();) {
        const auto past = std::find_if(first, rows.end(), [&](const MethodRow& row) { return name_of(row) != name_of(*first); });
        if (const Part subject = first->subject; is_control(subject) == controls)
            table.rows.push_back({name_of(*first), text_of(subject, "role"), text_of(subject, "idea"), text_of(subject, "source"),
                                  form_text(subject), at_ties(subject), levels_of({first, past})});
        first = past;
    }
    return table;
}

}  // namespace tangency::tools
