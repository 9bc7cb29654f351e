// SPDX-License-Identifier: MIT
// One function's trial, and the sentences that a test framework shows of it.
#include "tangency/properties/conformance.hpp"

#include <fmt/core.h>

#include <array>
#include <cctype>
#include <exception>
#include <utility>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/explain.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/short_report.hpp"

namespace tangency::properties {
namespace {

std::string signature_text(const Signature& signature) {
    const std::string text = fmt::format("{} {} in {}-D", form_name(signature), name_of(signature.scalar), signature.dim);
    return signature.answer == AnswerKind::boolean ? text : fmt::format("{}, {}", text, name_of(signature.answer));
}

// The call with the plain shapes in place of the numbers: "hits(tangency::CenterHalfBox<float, 2>{...}, ...)".
std::string shapes_call_text(const Input& input, std::string_view function) {
    constexpr std::array<std::string_view, 5> orientations{"", "Radians", "Degrees", "Axis", "Quaternion"};
    const Signature& signature = input.signature;
    const std::string_view scalar = scalar_cpp_names[static_cast<std::size_t>(signature.scalar)];
    const auto list = [&input](std::size_t start, std::size_t count) {
        std::string text;
        for (std::size_t i = start; i < start + count; ++i)
            text += (i == start ? "" : ", ") + literal_text(input.numbers[i], input.signature.scalar);
        return "{" + text + "}";
    };
    const Layout& layout = layout_of(signature);
    const std::size_t dim = layout.dim(), second = layout.ball(0);
    const auto type_of = [&](ShapeKind kind) {
        const auto& row = tangency::detail::row_of(kind);
        const auto of_numbers = [&](std::string_view name) { return fmt::format("tangency::{}<{}, {}>", name, scalar, dim); };
        if (kind == ShapeKind::ball && has_box(signature.question)) return of_numbers(roles_of(signature.form).ball_name);
        if (row.core != CoreKind::box) return of_numbers(row.type);
        const std::string box = of_numbers(roles_of(signature.form).box_name);
        return row.has_radius ? fmt::format("tangency::{}<{}>", row.type, box) : box;
    };
    const auto fields_of = [&](std::size_t begin, std::size_t end) {
        std::string fields;
        for (std::size_t place = begin; place < end;) {
            const bool is_radius = layout[place].role == Role::radius;
            fields += fields.empty() ? "" : ", ";
            fields += is_radius ? literal_text(input.numbers[place], signature.scalar) : list(place, dim);
            place += is_radius ? 1 : dim;
        }
        return fields;
    };
    const auto shape_text = [&](ShapeOf shape, std::size_t begin, std::size_t end) {
        const ShapeKind kind = layout.kind_of(shape);
        const std::string fields = fields_of(begin, end);
        if (core_of(kind) == CoreKind::polygon)
            return fmt::format("tangency::Polygon<{}>{{{{{{{}}}}}, {}}}", scalar, fields, (end - begin) / 2);
        const std::string type = type_of(kind);
        const bool is_rotated = shape == ShapeOf::first ? signature.orientation != Orientation::none : layout.has_second_turn();
        if (!is_rotated) return fmt::format("{}{{{}}}", type, fields);
        const std::string_view orientation = orientations[static_cast<std::size_t>(signature.orientation)];
        return fmt::format("tangency::Rotated<{}, tangency::{}<{}>>{{{{{}}}, {}}}", type, orientation, scalar, fields,
                           list(layout.orientation(shape), layout.turn_size()));
    };
    const std::size_t end_of_first = second - layout.turn_size();
    const std::size_t end_of_second = layout.has_second_turn() ? layout.orientation(ShapeOf::second) : layout.size();
    return fmt::format("{}({}, {})", function, shape_text(ShapeOf::first, 0, end_of_first),
                       shape_text(ShapeOf::second, second, end_of_second));
}

}  // namespace

Conformance::Conformance(TriedFunction function, RequirementReading requirement, TrialOptions options, FindKnownBug find_known_bug)
    : subject_(std::move(function.subject)),
      style_(function.style),
      finds_contract_(function.finds_contract),
      requirement_(std::move(requirement)),
      options_(std::move(options)),
      find_known_bug_(std::move(find_known_bug)) {}

const GroupResult* Conformance::result() {
    if (!result_ && ended_.empty()) {
        try {
            run();
        } catch (const std::exception& thrown) {
            result_.reset();
            ended_ = thrown.what();
        }
    }
    return result_ ? &*result_ : nullptr;
}

void Conformance::run() {
    if (!finds_contract_) {
        run_under(subject_.contract);
        return;
    }
    const ContractTaken taken = try_under_contract_found({
        .signature = subject_.signature,
        .seed = options_.seed,
        .domain = options_.domain,
        .open = [this] { return subject_; },
        .run = [this](Contract contract, const std::optional<ContractFound>&) { return run_under(contract); },
        .find_known_bug =
            [this](Contract contract) {
                subject_.contract = contract;
                return known_bug();
            },
    });
    subject_.contract = taken.contract;
    contract_reason_ = reason_text(taken);
}

TrialUnderContract Conformance::run_under(Contract contract) {
    subject_.contract = contract;
    result_ = try_subjects(subject_.signature, std::span(&subject_, 1), options_);
    const std::vector<Outcome>& outcomes = result_->results[0].outcomes;
    const bool fails = !meets(outcomes, requirement_.requirement);
    known_bug_ = fails ? known_bug() : std::nullopt;
    overflow_ = fails ? find_overflow(subject_, options_.domain) : std::nullopt;
    return {fails, outcomes, known_bug_};
}

std::optional<KnownBug> Conformance::known_bug() const {
    return find_known_bug_ ? find_known_bug_(subject_, options_.band.value_or(default_band(subject_.signature))) : std::nullopt;
}

std::string Conformance::contract_text() {
    if (result() == nullptr || !finds_contract_ || !has_contract(subject_.signature.answer)) return "";
    return fmt::format("{}{}{}", name_of(subject_.contract), contract_reason_.empty() ? "" : ": ", contract_reason_);
}

// The causes once, and then that they were told.
std::string Conformance::failure_text() {
    if (std::exchange(is_told_, true)) return "its cause is told by the first failure of this suite";
    const std::vector<Outcome>& outcomes = result_->results[0].outcomes;
    std::string text;
    for (const Cause& cause : find_causes(outcomes, {subject_.signature, subject_.contract, requirement_.requirement,
                                                     [this](const Input& input) { return call_text_of(input); }, known_bug_, overflow_}))
        text += cause.text();
    if (const std::string taken = contract_text(); !taken.empty())
        text += fmt::format("no contract was given, so it was tried as {}; .contract = \"{}\" or \"{}\" says what is meant\n", taken,
                            contract_names[0], contract_names[1]);
    return text + last_line();
}

std::string Conformance::last_line() const {
    const Requirement& requirement = requirement_.requirement;
    std::string broken;
    for (const Outcome& outcome : result_->results[0].outcomes)
        if (!is_met(outcome, requirement)) broken += fmt::format(" {}", outcome.property->id);
    return fmt::format("{} FAILED {} by{}: {}, {}{}, {} cases, seed {}", subject_.name, name_of(requirement.level), broken,
                       signature_text(subject_.signature), name_of(subject_.contract), terms_text(), result_->tally.cases, options_.seed);
}

// What the verdict rests on beside the signature and the contract, as far as it is not what is done unasked.
std::string Conformance::terms_text() const {
    std::string text;
    if (!options_.domain.is_whole()) text += fmt::format(", domain {}", to_text(options_.domain));
    if (options_.band && *options_.band != default_band(subject_.signature)) text += fmt::format(", band {}", *options_.band);
    std::string waived;
    for (const Property* property : requirement_.requirement.waived) waived += fmt::format(" {}", property->id);
    return waived.empty() ? text : text + ", waived" + waived;
}

std::string Conformance::call_text_of(const Input& input) const {
    return style_ == CallStyle::shapes ? shapes_call_text(input, subject_.name) : call_text(input, subject_.name);
}

bool Conformance::is_asked(const Property& property) const {
    return requirement_.ok() && binds(property, requirement_.requirement) && applies(property, subject_.signature, options_.domain);
}

TestResult Conformance::result_of(const Property& property) {
    using enum TestResult::Kind;
    const GroupResult* group = result();
    if (!group) return {skip, "the trial ended early, see ReachesTheLevel"};
    const Outcome& outcome = group->results[0].of(property.id);
    switch (bearing_of(outcome, requirement_.requirement)) {
        case Bearing::met: return {pass, ""};
        case Bearing::broken: return {fail, failure_text()};
        default: return {fail, fmt::format("{} was not asked; give more .effort", property.id)};
    }
}

TestResult Conformance::result_of_level() {
    using enum TestResult::Kind;
    if (!requirement_.ok()) return {fail, requirement_.problem};
    const GroupResult* group = result();
    if (!group) return {fail, "the trial of " + subject_.name + " ended early: " + ended_};
    if (!group->complete) return {fail, "the trial of " + subject_.name + " was stopped before its end"};
    const std::vector<Outcome>& outcomes = group->results[0].outcomes;
    if (meets_level(outcomes, requirement_.requirement)) return {pass, ""};
    return {fail, failure_text()};
}

std::string test_name(std::string_view id, std::string_view title) {
    std::string name(id);
    bool starts_word = true;
    for (const char character : title) {
        const auto byte = static_cast<unsigned char>(character);
        if (std::isalnum(byte)) name += static_cast<char>(starts_word ? std::toupper(byte) : byte);
        starts_word = !std::isalnum(byte);
    }
    return name;
}

std::string test_name(const Property& property) { return test_name(property.id, property.title); }

}  // namespace tangency::properties
