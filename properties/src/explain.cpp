// SPDX-License-Identifier: MIT
// Counterexamples in words.
#include "tangency/properties/explain.hpp"

#include <fmt/core.h>

#include <cmath>
#include <numeric>

#include "shape_words.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/reason.hpp"
#include "tangency/properties/valid_input.hpp"

namespace tangency::properties {

namespace {

constexpr double most_ulps = 1000;

// What was to be answered to one input that is an instance, of a number or a verdict.
std::string expected_reply(const Instance& instance, Contract contract) {
    const Input& input = instance.inputs[0];
    const reference::Verdict verdict = instance.answer->verdict;
    if (!is_measured(input.signature.answer))
        return fmt::format("expected {}: {}", name_of(verdict),
                           standing_text(input.signature, {verdict, find_reference_answer(instance.answer->input).region}));
    const ExactReply right(input);
    const std::string_view point = input.signature.answer == AnswerKind::nearest ? " point" : "";
    const std::string exact = fmt::format("expected the {}{} {}, to within rounding", name_of(input.signature.answer), point, right.text());
    if (instance.expectation != Expectation::verdict || !right.knows_zero()) return exact;
    if (input.signature.answer == AnswerKind::distance) return exact + ", 0 just where the shapes meet";
    if (input.signature.answer == AnswerKind::distance_sq) return exact + ", 0 just where the distance is";
    if (input.signature.answer == AnswerKind::signed_distance) return exact + ", with its sign";
    if (verdict == reference::Verdict::touching) return fmt::format("{}: a tie, and the contract is {}", exact, name_of(contract));
    return fmt::format("{}, and zero just where the shapes do not overlap", exact);
}

// What a verdict or a number is to another, or to what shapes drawn so come to.
std::string expected_relation(const Instance& instance) {
    const AnswerKind kind = instance.inputs[0].signature.answer;
    const std::string_view name = name_of(kind);
    const bool is_number = is_measured(kind), is_vector = kind == AnswerKind::mtv, is_square = kind == AnswerKind::distance_sq;
    const int doublings = instance.correspondence.doublings * (is_square ? 2 : 1);
    switch (instance.expectation) {
        case Expectation::same: {
            const std::string_view seen = "they are the same input seen otherwise";
            if (is_number && doublings != 0)
                return fmt::format("expected the first {} times 2^{} of the second: {}, in another unit", name, doublings, seen);
            if (is_vector) return fmt::format("expected an mtv as long of both, each in its own direction: {}", seen);
            return fmt::format("expected the same {} of both: {}", name, seen);
        }
        case Expectation::implies:
            if (is_vector) return "expected an mtv of the second that is no shorter than the first's";
            if (is_number) return fmt::format("expected a {} of the second that is no larger than the first's", name);
            return "expected a verdict on the second that is no farther towards disjoint than the first";
        case Expectation::hit:
            if (is_vector) return "expected an mtv that is not 0: the shapes overlap";
            if (is_square) return "expected a distance_sq of no more than the radius squared: the shapes meet";
            if (is_number)
                return fmt::format("expected a {} of {}: the shapes meet", name, kind == AnswerKind::distance ? "0" : "0 or below");
            return instance.only_for ? "expected touching or overlapping: the centre is in the box" : "expected overlapping";
        case Expectation::miss:
            if (is_vector) return "expected an mtv of 0: the shapes are apart";
            if (is_square) return "expected a distance_sq of more than the radius squared: the shapes are apart";
            if (is_number) return fmt::format("expected a {} above 0: the shapes are apart", name);
            return "expected disjoint";
        default: return "";
    }
}

}  // namespace

std::string answer_text(const Counterexample& counterexample, std::size_t place) {
    if (counterexample.replies.empty()) return counterexample.answers[place] ? "true" : "false";
    return reply_text(counterexample.replies[place], counterexample.instance.inputs[place].signature);
}

std::string gap_text(const ReferenceAnswer& answer) {
    const double ulps = gap_in_ulps(answer);
    if (ulps < most_ulps) return fmt::format("{:.3g} ulps", ulps);
    const double length = gap_length(answer);
    return std::isfinite(length) ? fmt::format("{:.6g}", length) : "more than the largest double";
}

std::string error_text(const Counterexample& counterexample, std::size_t place, Contract contract) {
    const Instance& instance = counterexample.instance;
    const Input& input = instance.inputs[place];
    if (!is_measured(input.signature.answer) || instance.expectation == Expectation::pure) return "";
    const ExactReply& right = right_reply_of(instance, place);
    const Reply& reply = counterexample.replies[place];
    // Of an instance of one input that one is wrong, whatever the band is that was asked for.
    const bool on_lattice = instance.expectation != Expectation::verdict_or_band;
    if (instance.inputs.size() > 1 && right.is_right(reply, contract, default_band(input.signature), on_lattice)) return "";
    return right.error_text(reply);
}

std::string_view sides_text(Contract contract, bool is_hit) {
    if (contract != Contract::half_open) return "";
    return is_hit ? " on low sides alone" : " on a high side";
}

std::string expectation_text(const Instance& instance, Contract contract) {
    const AnswerKind kind = instance.inputs[0].signature.answer;
    if (kind != AnswerKind::boolean && instance.expectation != Expectation::pure)
        return instance.answer ? expected_reply(instance, contract) : expected_relation(instance);
    const bool is_hit = instance.answer && intersects(instance.inputs[0], instance.answer->verdict, contract);
    switch (instance.expectation) {
        case Expectation::verdict:
        case Expectation::verdict_or_band:
            if (instance.answer->verdict == reference::Verdict::touching)
                return fmt::format("expected {}: a tie{}, and the contract is {}", is_hit, sides_text(contract, is_hit), name_of(contract));
            return fmt::format("expected {}: the shapes are {} by {}", is_hit, name_of(instance.answer->verdict),
                               gap_text(find_reference_answer(instance.answer->input)));
        case Expectation::same: return "expected the same answer to both: they are the same input seen otherwise";
        case Expectation::implies: return "expected a hit on the second, since the first is one";
        case Expectation::hit: return "expected true";
        case Expectation::miss: return "expected false";
        case Expectation::pure: return "expected the same answer to the same bits";
    }
    return "";
}

namespace {

constexpr std::size_t longest_fraction = 40;

// A decimal, or the power of two where no double reaches.
std::string about_text(const reference::Number& number) {
    const double rounded = number.nearest();
    if (std::isfinite(rounded) && rounded != 0) return fmt::format("about {:.6g}", rounded);
    return fmt::format("about {}2^{}", number.sign() < 0 ? "-" : "", number.floating().exponent - 1);
}

// The number as it stands while that is short; of an enclosure no more digits than it has.
std::string short_text(const reference::Number& number) {
    if (number.is_enclosure()) return about_text(number);
    std::string text = number.text();
    return text.size() <= longest_fraction ? text : about_text(number);
}

}  // namespace

std::string reference_view(const Input& input) {
    if (const auto defect = find_defect(input)) return reference::describe(*defect);
    const ReferenceAnswer reference_answer = find_reference_answer(input);
    const std::string_view place = place_text(input.signature, reference_answer.region);
    return fmt::format("{}{}{}, gap_sq {}", name_of(reference_answer.verdict), place.empty() ? "" : " ", place,
                       short_text(reference_answer.gap_sq));
}

std::vector<std::size_t> telling_cases(const Counterexample& counterexample) {
    const Instance& instance = counterexample.instance;
    const auto differ = [&counterexample](std::size_t a, std::size_t b) {
        if (counterexample.replies.empty()) return counterexample.answers[a] != counterexample.answers[b];
        return !same_reply(counterexample.replies[a], counterexample.replies[b]);
    };
    if (instance.expectation == Expectation::pure)
        for (std::size_t a = 0; a < instance.inputs.size(); ++a)
            for (std::size_t b = a + 1; b < instance.inputs.size(); ++b)
                if (differ(a, b) && same_bits(instance.inputs[a], instance.inputs[b])) return {a, b};
    std::vector<std::size_t> all(instance.inputs.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

std::string explain(const Counterexample& counterexample, Contract contract) {
    std::string text;
    const bool pure = counterexample.instance.expectation == Expectation::pure;
    for (const std::size_t i : telling_cases(counterexample)) {
        const Input& input = counterexample.instance.inputs[i];
        const std::string error = error_text(counterexample, i, contract);
        text += fmt::format("{}{} => {}{}{} ({})\n", pure ? fmt::format("call {}: ", i + 1) : "", to_text(input),
                            answer_text(counterexample, i), error.empty() ? "" : ", ", error, reference_view(input));
    }
    text += expectation_text(counterexample.instance, contract);
    if (!counterexample.repeatable) text += "; asked again, the subject answered otherwise";
    return text;
}

namespace {

// What the answer to a single case should have been, where the reference can say and no instance asked.
std::string right_answer(const Instance& instance, const Input& input, Contract contract) {
    if (instance.answer || find_defect(input)) return "";
    if (is_measured(input.signature.answer)) return ": " + ExactReply(input).text();
    if (input.signature.answer == AnswerKind::verdict) return "";
    return fmt::format(": {} by the {} contract", intersects(input, find_verdict(input), contract), name_of(contract));
}

// That what was answered is no answer, and why.
std::string defect_text(const Counterexample& counterexample, std::size_t place) {
    if (counterexample.replies.empty()) return "";
    const auto defect = find_reply_defect(counterexample.replies[place], counterexample.instance.inputs[place].signature);
    return defect ? fmt::format(", which is none: {}", *defect) : "";
}

}  // namespace

std::string to_hex_text(const Input& input) {
    std::string text;
    const auto names = field_names(input.signature);
    for (std::size_t i = 0; i < names.size(); ++i) text += fmt::format("{}{}={}", i == 0 ? "" : " ", names[i], hex_text(input.numbers[i]));
    return text;
}

std::string alarm_text(const BulkAlarm& alarm) {
    return fmt::format("ALARM, a defect of Tangency itself: exact_filtered says {} and the reference {} of {} {}: {}; hexfloat {}",
                       name_of(alarm.fast), name_of(alarm.reference), form_name(alarm.input.signature),
                       name_of(alarm.input.signature.scalar), to_text(alarm.input), to_hex_text(alarm.input));
}

std::string literal_text(double number, ScalarType scalar) {
    if (std::isnan(number)) return "NAN";
    if (std::isinf(number)) return number < 0 ? "-INFINITY" : "INFINITY";
    std::string text = decimal_text(number, scalar);
    if (!is_whole(scalar) && text.find_first_of(".e") == std::string::npos) text += ".0";
    return scalar == ScalarType::f32 ? text + "f" : text;
}

std::string call_text(const Input& input, std::string_view function) {
    std::string text(function);
    const char* before = "(";
    for (const double number : input.row()) {
        text += before + literal_text(number, input.signature.scalar);
        before = ", ";
    }
    return text + ")";
}

std::string describe_counterexample(const Counterexample& counterexample, Contract contract, std::string_view function) {
    const Instance& instance = counterexample.instance;
    std::string text;
    for (const std::size_t i : telling_cases(counterexample)) {
        const Input& input = instance.inputs[i];
        const std::string place =
            instance.expectation == Expectation::pure ? fmt::format(", call {} of {}", i + 1, instance.inputs.size()) : "";
        text += fmt::format("{};  // answered {}{}{}\n", call_text(input, function), answer_text(counterexample, i),
                            defect_text(counterexample, i), place);
        text += fmt::format("  decimal:   {}\n  hexfloat:  {}\n", to_text(input), to_hex_text(input));
        text += fmt::format("  reference: {}{}\n", reference_view(input), right_answer(instance, input, contract));
        if (!find_defect(input)) text += fmt::format("  because:   {}\n", reason_text(input));
        if (const std::string error = error_text(counterexample, i, contract); !error.empty())
            text += fmt::format("  error:     {}\n", error);
        // What it may remember.
        if (instance.expectation == Expectation::pure && i > 0)
            text += fmt::format("  call before: {};\n", call_text(instance.inputs[i - 1], function));
    }
    text += expectation_text(instance, contract);
    if (!counterexample.repeatable) text += "; asked again, the subject answered otherwise";
    return text + '\n';
}

}  // namespace tangency::properties
