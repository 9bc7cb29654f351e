// SPDX-License-Identifier: MIT
// Stored cases put to a function, in one batch, so that a process keeps many in flight.
#include "replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <ostream>

#include "reasons.hpp"
#include "store.hpp"
#include "tangency/properties/instance.hpp"

namespace tangency::vectors {
namespace {

struct Replayed {
    properties::Instance instance;
    const VectorCase* known;  ///< null for a policy row
    bool expected;
    std::string why;
    const std::string* id;
    const std::vector<std::string>* reasons;
};

bool is_meant(const Requirement& requirement, const std::string& id) {
    return requirement.ids.empty() || std::ranges::find(requirement.ids, id) != requirement.ids.end();
}

std::vector<Replayed> cases_of(const VectorFile& file, Contract contract, const Requirement& requirement) {
    std::vector<Replayed> replayed;
    for (const VectorCase& known : file.cases) {
        if (!is_meant(requirement, known.id) || (requirement.ids.empty() && known.level > requirement.level)) continue;
        // Of box_ball the region is where the box's nearest point lies; each other question says what it is.
        const bool is_nearest = file.signature.question == Question::box_ball && known.region != reference::Region::inside;
        replayed.push_back({{.expectation = properties::Expectation::verdict,
                             .inputs = {known.input},
                             .answer = properties::Answered{{known.verdict, known.region}, known.input}},
                            &known,
                            properties::intersects(known.input, known.verdict, contract),
                            fmt::format("{}, {}{}, gap_sq={}, {}", name_of(known.verdict), is_nearest ? "nearest " : "",
                                        name_of(known.region), known.gap_sq, tangency::name_of(contract)),
                            &known.id,
                            &known.reasons});
    }
    for (const PolicyCase& row : file.policy)
        if (row.advised_false && is_meant(requirement, row.id) && (requirement.policy || !requirement.ids.empty()))
            replayed.push_back({{.expectation = properties::Expectation::miss, .inputs = {row.input}},
                                nullptr,
                                false,
                                row.defect + ", a miss is advised",
                                &row.id,
                                &row.reasons});
    return replayed;
}

std::string in_words(bool answer) { return answer ? "hit" : "miss"; }

// A file is taken on trust until it blames; then the reference has the word, for a file may have been changed.
void confirm(const VectorCase& stored) {
    const VectorCase found = describe(stored.input);
    const auto require_same = [&](std::string_view key, std::string_view stored_word, std::string_view found_word) {
        if (stored_word != found_word)
            throw BadFile(
                fmt::format("{}: case {}: {}: stored is {}, found is {}, so it blames nobody; run tangency "
                            "vectors verify",
                            file_name(stored.input.signature), stored.id, key, stored_word, found_word));
    };
    require_same("verdict", name_of(stored.verdict), name_of(found.verdict));
    require_same("level", tangency::name_of(stored.level), tangency::name_of(found.level));
}

// In the order of the table, so that kinds of cases come before bugs.
void print_reasons(const std::map<std::string, std::size_t>& counts, std::ostream& out) {
    for (const Reason& reason : all_reasons()) {
        const auto found = counts.find(std::string(reason.id));
        if (found == counts.end()) continue;
        out << fmt::format("  {:>5} {}: {}. A miss costs: {}", found->second, reason.id, reason.meaning, reason.consequence);
        if (!reason.seen_in.empty()) out << fmt::format(" (seen in {})", fmt::join(reason.seen_in, "; "));
        out << '\n';
    }
}

}  // namespace

Replay replay(const VectorFile& file, const properties::Subject& subject, const Requirement& requirement, std::ostream& out) {
    const std::vector<Replayed> replayed = cases_of(file, subject.contract, requirement);
    std::vector<properties::Input> cases;
    for (const Replayed& each : replayed) cases.push_back(each.instance.inputs[0]);
    const properties::Answers answers(subject, cases);
    if (!answers.unanswered().exits.empty()) throw properties::SubjectExited(answers.unanswered());

    Replay seen{cases.size(), 0};
    std::map<std::string, std::size_t> counts;
    for (std::size_t i = 0; i < replayed.size(); ++i) {
        const Replayed& each = replayed[i];
        if (answers_hold(each.instance, answers.of(i, 1), subject.contract)) continue;
        if (each.known != nullptr) confirm(*each.known);
        ++seen.failed;
        for (const std::string& reason : *each.reasons) ++counts[reason];
        out << fmt::format("{} {}: {} => {}, expected {} ({}) [{}]\n", file_name(file.signature), *each.id, to_text(cases[i]),
                           in_words(answers[i]), in_words(each.expected), each.why, fmt::join(*each.reasons, " "));
    }
    out << fmt::format("{}: {} of {} cases wrong ({})\n", file_name(file.signature), seen.failed, seen.asked, subject.name);
    print_reasons(counts, out);
    return seen;
}

}  // namespace tangency::vectors
