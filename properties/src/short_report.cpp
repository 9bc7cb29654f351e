// SPDX-License-Identifier: MIT
// The short form of what a trial found: one renderer, for the command, GoogleTest, pages and packages.
#include "tangency/properties/short_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "shape_words.hpp"
#include "tangency/properties/complexity.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reason.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {
namespace {

using reference::Region;
using reference::Standing;
using reference::Verdict;

// As many gravities have one size.
constexpr int kinds_of_error = static_cast<int>(ReplyError::Kind::sign) + 1;

// An input that is answered wrongly by itself, whatever the property that showed it.
struct WrongCase {
    const Counterexample* shown;
    std::size_t place;
    Standing standing;
    bool is_proper;

    const Input& input() const { return shown->instance.inputs[place]; }
    bool is_tie() const { return standing.verdict == Verdict::touching; }
    // Of numbers alike, whole ones without signs.
    double cost() const {
        const auto row = input().row();
        const auto odd = std::count_if(row.begin(), row.end(), [](double number) { return number < 0; }) +
                         std::count_if(row.begin(), row.end(), [](double number) { return number != std::floor(number); });
        return complexity(input()) + 2 * static_cast<double>(odd);
    }
    // Of errors alike in size the simplest is the plainest, whatever they do to zero and the sign.
    auto order() const { return std::tuple(!is_proper, is_tie(), (1 - shown->gravity) / kinds_of_error, cost()); }
};

bool is_no_answer(const Counterexample& shown, std::size_t place) {
    return !shown.replies.empty() && find_reply_defect(shown.replies[place], shown.instance.inputs[place].signature).has_value();
}

bool is_wrong(const Counterexample& shown, std::size_t place, Verdict verdict, Contract contract) {
    if (shown.replies.empty()) return !is_right(shown.instance.inputs[place], verdict, shown.answers[place], contract);
    if (is_no_answer(shown, place)) return true;
    if (is_measured(shown.instance.inputs[place].signature.answer)) return !error_text(shown, place, contract).empty();
    return !same_reply(shown.replies[place], reply_of(verdict));
}

std::vector<WrongCase> wrong_cases_of(const Counterexample& shown, Contract contract) {
    std::vector<WrongCase> cases;
    for (const std::size_t place : telling_cases(shown)) {
        const Input& input = shown.instance.inputs[place];
        if (find_defect(input)) continue;
        const Standing standing = find_standing(input);
        if (is_wrong(shown, place, standing.verdict, contract)) cases.push_back({&shown, place, standing, lies_in(input, proper_shapes)});
    }
    return cases;
}

std::string_view noun_of(AnswerKind answer) {
    switch (answer) {
        case AnswerKind::distance: return "distance";
        case AnswerKind::signed_distance: return "signed distance";
        case AnswerKind::distance_sq: return "squared distance";
        case AnswerKind::mtv: return "translation";
        case AnswerKind::time: return "time";
        case AnswerKind::nearest: return "point";
        case AnswerKind::boolean:
        case AnswerKind::verdict: break;
    }
    return "answer";
}

// "a hit", "a distance too large by 0.12"
std::string fault_text(const WrongCase& wrong, Contract contract) {
    const Counterexample& shown = *wrong.shown;
    const AnswerKind answer = wrong.input().signature.answer;
    const std::string given = answer_text(shown, wrong.place);
    if (is_no_answer(shown, wrong.place)) return fmt::format("{}, which is no answer,", given);
    if (answer == AnswerKind::boolean) return shown.answers[wrong.place] ? "a hit" : "a miss";
    if (answer == AnswerKind::verdict) return given;
    return fmt::format("a {} {}", noun_of(answer), error_text(shown, wrong.place, contract));
}

// The call and what it answered, the numbers by their names, and why that is wrong.
std::vector<std::string> lines_of(const WrongCase& wrong, const ShortTerms& terms) {
    const Input& input = wrong.input();
    const AnswerKind answer = input.signature.answer;
    std::string call = fmt::format("{}  answered {}", terms.call(input), answer_text(*wrong.shown, wrong.place));
    if (is_no_answer(*wrong.shown, wrong.place))
        call += ", which is none: " + *find_reply_defect(wrong.shown->replies[wrong.place], input.signature);
    else if (is_measured(answer))
        call += fmt::format("; right is {}", ExactReply(input).text());
    std::string reason = reason_text(input);
    if (answer == AnswerKind::boolean && wrong.is_tie()) {
        const bool is_hit = intersects(input, wrong.standing.verdict, terms.contract);
        reason += fmt::format("{}, which is a {} by the {} contract", sides_text(terms.contract, is_hit), is_hit ? "hit" : "miss",
                              name_of(terms.contract));
    }
    return {call, to_text(input), reason};
}

// What touching is for a function that keeps the contract.
std::string_view touching_text(Contract contract) {
    switch (contract) {
        case Contract::closed: return "a hit for it everywhere";
        case Contract::open: return "a miss for it everywhere";
        case Contract::half_open: return "a hit for it on low sides alone";
        case Contract::conservative: break;
    }
    return "";
}

std::string_view plural_of(Verdict verdict) {
    return verdict == Verdict::disjoint ? "misses" : verdict == Verdict::touching ? "touches" : "hits";
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return text;
}

// "wrong on 156 of 612 misses at a corner; right on every hit, every touch and misses at a side". A shown case was made simpler, so it is
// none of the inputs that were counted: where it stands nothing is said to be right.
std::string spread_text(std::span<const Outcome> outcomes, const ShortTerms& terms, std::span<const Standing> shown) {
    constexpr std::size_t most_told = 3;
    AnswerTally all;
    for (const Outcome& outcome : outcomes)
        if (binds(*outcome.property, terms.requirement)) all.add(outcome.answers);
    std::vector<std::string> wrong, wrong_in_all, right;
    for (const Verdict verdict : {Verdict::disjoint, Verdict::touching, Verdict::overlapping}) {
        AnswerTally::Count sum;
        std::vector<std::string> right_here;
        bool is_right_everywhere = true;
        const auto told = [&](const AnswerTally::Count& count, std::string_view where) {
            return fmt::format("{} of {} {}{}{}", grouped(count.wrong), grouped(count.asked), plural_of(verdict), where.empty() ? "" : " ",
                               where);
        };
        for (const Region region : {Region::inside, Region::face, Region::edge, Region::corner}) {
            const AnswerTally::Count& count = all.of({verdict, region});
            const std::string_view where = place_text(terms.signature, region);
            sum.asked += count.asked;
            sum.wrong += count.wrong;
            const bool is_shown =
                std::ranges::any_of(shown, [&](const Standing& wrongly) { return wrongly.verdict == verdict && wrongly.region == region; });
            is_right_everywhere = is_right_everywhere && count.wrong == 0 && !is_shown;
            if (count.wrong > 0)
                wrong.push_back(told(count, where));
            else if (count.asked > 0 && !is_shown)
                right_here.push_back(fmt::format("{} {}", plural_of(verdict), where));
        }
        if (sum.wrong > 0) wrong_in_all.push_back(told(sum, ""));
        if (!is_right_everywhere) {
            right.insert(right.end(), right_here.begin(), right_here.end());
        } else if (sum.asked > 0) {
            right.insert(right.begin(), verdict == Verdict::disjoint   ? "every miss"
                                        : verdict == Verdict::touching ? "every touch"
                                                                       : "every hit");
        }
    }
    if (wrong.empty()) return "";
    const std::string where_wrong = "wrong on " + joined(wrong.size() > most_told ? wrong_in_all : wrong);
    return right.empty() ? where_wrong : fmt::format("{}; right on {}", where_wrong, joined(right));
}

bool is_call_order(const Counterexample& shown) { return shown.instance.expectation == Expectation::pure; }

// That two calls with the same numbers were answered differently, or one when it was asked again.
Cause purity_cause(const Counterexample& shown, const ShortTerms& terms, const std::string& start) {
    Cause cause{start + "two answers to the same numbers: it remembers earlier calls, or reads what is not initialised"};
    const std::vector<std::size_t> places = telling_cases(shown);
    for (const std::size_t place : places) {
        const std::string which = is_call_order(shown) ? fmt::format(", call {} of {}", place + 1, shown.instance.inputs.size()) : "";
        cause.lines.push_back(fmt::format("{}  answered {}{}", terms.call(shown.instance.inputs[place]), answer_text(shown, place), which));
        if (is_call_order(shown) && place > 0)
            cause.lines.push_back(fmt::format("  after {}", terms.call(shown.instance.inputs[place - 1])));
    }
    // What guesses may answer alike in the end.
    const bool shows_both =
        std::ranges::any_of(places, [&](std::size_t place) { return answer_text(shown, place) != answer_text(shown, places[0]); });
    if (!shows_both) cause.lines.emplace_back("asked again, it answered otherwise");
    return cause;
}

// Of what the reference has no verdict on, and of answers that contradict each other.
Cause other_cause(const Counterexample& shown, const ShortTerms& terms, const std::string& start) {
    const Input& first = shown.instance.inputs[0];
    const bool has_nan = std::ranges::any_of(first.row(), [](double number) { return std::isnan(number); });
    Cause cause{start + "answers that contradict each other"};
    if (has_nan)
        cause.sentence =
            fmt::format("{}{} where a number is NaN", start, shown.replies.empty() ? shown.answers[0] ? "a hit" : "a miss" : "an answer");
    for (const std::size_t place : telling_cases(shown))
        cause.lines.push_back(fmt::format("{}  answered {}", terms.call(shown.instance.inputs[place]), answer_text(shown, place)));
    cause.lines.push_back(expectation_text(shown.instance, terms.contract));
    return cause;
}

// Whether the first case is of the same defect, as far as one can tell: wrong in the same place, or in the same sense, or no answer either. What
// else is wrong at ties is told by where answers are wrong.
bool explains(const WrongCase& first, const WrongCase& other) {
    const bool is_alike = first.standing.region == other.standing.region || first.standing.verdict == other.standing.verdict;
    const bool are_no_answers = is_no_answer(*first.shown, first.place) && is_no_answer(*other.shown, other.place);
    return is_alike || are_no_answers || other.is_tie();
}

}  // namespace

std::string Cause::text() const {
    std::string whole = sentence + '\n';
    for (const std::string& line : lines) whole += fmt::format("  {}\n", line);
    return whole;
}

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t place = digits.size(); place > 3; place -= 3) digits.insert(place - 3, 1, ',');
    return digits;
}

std::string numbers_text(const Input& input, std::string_view between) {
    std::string text;
    for (const double number : input.row()) {
        if (!text.empty()) text += between;
        text += decimal_text(number, input.signature.scalar);
    }
    return text;
}

std::string terms_text(const Signature& signature, Contract contract) {
    return fmt::format("{}{}{}-D, {}", has_contract(signature.answer) ? name_of(contract) : "", has_contract(signature.answer) ? ", " : "",
                       signature.dim, scalar_cpp_names[static_cast<std::size_t>(signature.scalar)]);
}

std::string standing_text(const Input& input) { return standing_text(input.signature, find_standing(input)); }

std::string right_text(std::uint64_t cases, std::span<const Outcome> outcomes, const Requirement& requirement, const Allowance& allowance) {
    // Of whole numbers no band is asked, and nothing rounds.
    const bool has_band = std::ranges::any_of(outcomes, [](const Outcome& outcome) {
        return outcome.property->level == Level::banded && outcome.status != Status::not_applicable;
    });
    bool rounds = false, overflows = false, underflows = false, is_waived = false, asks_more = false;
    for (const Outcome& outcome : outcomes) {
        const Bearing bearing = bearing_of(outcome, requirement);
        rounds = rounds || outcome.excused > 0;
        is_waived = is_waived || bearing == Bearing::waived;
        if (bearing != Bearing::not_required || outcome.property->recommendation) continue;
        const bool is_huge = outcome.property->id == "P18", is_tiny = outcome.property->id == "P19";
        overflows = overflows || is_huge;
        underflows = underflows || is_tiny;
        (outcome.property->level == Level::exact && has_band ? rounds : asks_more) |= !is_huge && !is_tiny;
    }
    std::vector<std::string> besides;
    if (rounds) besides.emplace_back("differences within rounding");
    if (rounds && allowance.ties) besides.emplace_back("touches, where either answer is allowed");
    if (rounds && allowance.margin) besides.emplace_back("its margin");
    if (overflows || underflows)
        besides.push_back(fmt::format("numbers whose squares {}{}{}", overflows ? "overflow" : "", overflows && underflows ? " or " : "",
                                      underflows ? "underflow" : ""));
    if (asks_more) besides.push_back(fmt::format("what the level {} does not ask", name_of(requirement.level)));
    if (is_waived) besides.emplace_back("what is waived");
    return fmt::format("right on {} cases{}{}", grouped(cases), besides.empty() ? "" : ", but for ", joined(besides));
}

std::string excess_text(const Excess& excess, const std::function<std::string(const Input&)>& call) {
    if (excess.hits == 0) return "and no hit beyond the truth";
    const double share = 100.0 * static_cast<double>(excess.hits) / static_cast<double>(excess.of);
    std::string text = fmt::format("hits {} of {} misses too ({:.1f} %)", grouped(excess.hits), grouped(excess.of), share);
    if (excess.farthest)
        text += fmt::format(", at most so far off: {}, by {}", call(*excess.farthest), gap_text(find_reference_answer(*excess.farthest)));
    return text;
}

// In a share, because the inputs compared are others than those counted on the line below.
std::string bug_text(const KnownBug& bug) {
    const std::string share = bug.same == bug.wrong ? "" : fmt::format("{}% of ", 100 * bug.same / bug.wrong);
    return fmt::format("looks like a known bug: {}; it gives {}the same wrong answers", bug.defect, share);
}

std::vector<Cause> find_causes(std::span<const Outcome> outcomes, const ShortTerms& terms) {
    const std::string start = fmt::format("WRONG  {}: ", terms_text(terms.signature, terms.contract));
    std::vector<Cause> causes;
    std::vector<WrongCase> cases;
    const Counterexample *changing = nullptr, *nan = nullptr, *contradicting = nullptr;
    for (const Outcome& outcome : outcomes) {
        if (bearing_of(outcome, terms.requirement) != Bearing::broken) continue;
        for (const auto* shown : {&outcome.proper_counterexample, &outcome.counterexample}) {
            if (!*shown) continue;
            const Counterexample& counterexample = **shown;
            if (is_call_order(counterexample) || !counterexample.repeatable) {
                if (changing == nullptr || (is_call_order(counterexample) && !is_call_order(*changing))) changing = &counterexample;
                continue;
            }
            const std::vector<WrongCase> here = wrong_cases_of(counterexample, terms.contract);
            cases.insert(cases.end(), here.begin(), here.end());
            if (here.empty()) (find_defect(counterexample.instance.inputs[0]) ? nan : contradicting) = &counterexample;
        }
    }
    std::ranges::stable_sort(cases, {}, &WrongCase::order);
    const std::string bug = terms.overflow ? overflow_text(*terms.overflow) : !terms.known_bug ? "" : bug_text(*terms.known_bug);
    if (changing != nullptr) {
        causes.push_back(purity_cause(*changing, terms, start));
        if (!bug.empty()) causes.back().lines.push_back(bug);
    } else if (!cases.empty()) {
        std::vector<Standing> shown;
        const auto add = [&](const WrongCase& wrong) {
            shown.push_back(wrong.standing);
            causes.push_back(
                {fmt::format("{}{} where {}", start, fault_text(wrong, terms.contract), standing_text(terms.signature, wrong.standing)),
                 lines_of(wrong, terms)});
        };
        add(cases.front());
        const auto second = std::ranges::find_if(cases, [&](const WrongCase& other) { return !explains(cases.front(), other); });
        if (!bug.empty())
            causes.back().lines.push_back(bug);
        else if (terms.kept)
            causes.back().lines.push_back(
                fmt::format("touching is {}: if that is meant, its contract is {}", touching_text(*terms.kept), name_of(*terms.kept)));
        if (bug.empty() && second != cases.end()) add(*second);
        if (const std::string spread = spread_text(outcomes, terms, shown); !spread.empty()) causes.back().lines.push_back(spread);
    }
    if (nan != nullptr) causes.push_back(other_cause(*nan, terms, start));
    if (causes.empty() && contradicting != nullptr) causes.push_back(other_cause(*contradicting, terms, start));
    return causes;
}

}  // namespace tangency::properties
