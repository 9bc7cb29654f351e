// SPDX-License-Identifier: MIT
// A broad phase's trial, and the sentences that a test framework shows of it.
#include "tangency/pairs/conformance.hpp"

#include <fmt/format.h>

#include <exception>
#include <stdexcept>
#include <utility>

namespace tangency::pairs {
namespace {

using properties::TestResult;

// What a function throws, with the list that it was asked.
Finder naming_lists(Finder find) {
    return [find = std::move(find)](const ShapeList& list) {
        std::string problem;
        try {
            return find(list);
        } catch (const BadPairs&) {
            throw;
        } catch (const std::exception& thrown) {
            problem = fmt::format("it threw {}", thrown.what());
        } catch (...) {
            problem = "it threw what is no std::exception";
        }
        std::size_t place = 0;
        for (const std::string& shape : shape_texts(list)) problem += fmt::format("\n{}: {}", place++, shape);
        throw std::runtime_error(problem);
    };
}

}  // namespace

Conformance::Conformance(std::string name, Finder find, Level required, TrialOptions options, bool finds_contract, std::string problem)
    : name_(std::move(name)),
      find_(naming_lists(std::move(find))),
      required_(required),
      options_(std::move(options)),
      finds_contract_(finds_contract),
      ended_(std::move(problem)) {}

const TrialResult* Conformance::result() {
    if (!result_ && ended_.empty()) {
        try {
            TrialResult tried = finds_contract_ ? try_under_contract_found([this] { return try_pairs(find_, options_); }, options_.contract)
                                                : try_pairs(find_, options_);
            if (tried.failure) std::rethrow_exception(tried.failure);
            result_ = std::move(tried);
        } catch (const std::exception& thrown) {
            ended_ = thrown.what();
        }
    }
    return result_ ? &*result_ : nullptr;
}

// The cause once, and then that it was told.
std::string Conformance::failure_text() {
    if (std::exchange(is_told_, true)) return "its cause is told by the first failure of this suite";
    const auto cause = find_cause(*result_, options_, required_);
    const std::string taken = contract_text();
    return (cause ? cause->text() : "") + (taken.empty() ? "" : fmt::format("no contract was given, so it was tried as {}\n", taken)) +
           last_line();
}

std::string Conformance::last_line() const {
    const Signature& signature = options_.signature;
    std::string broken;
    for (const PropertyResult& each : result_->properties)
        if (each.status == Status::violated && text_of(each.property).level <= required_)
            broken += fmt::format(" {}", text_of(each.property).id);
    return fmt::format("{} FAILED {} by{}: pairs of {} {} in {}-D, {}, {} lists, seed {}", name_, name_of(required_), broken,
                       name_of(signature.form), name_of(signature.scalar), signature.dim, name_of(options_.contract), result_->lists,
                       options_.seed);
}

bool Conformance::is_asked(Property property) const {
    return text_of(property).level <= required_ &&
           (property != Property::touching || options_.contract == Contract::closed || finds_contract_);
}

std::string Conformance::contract_text() {
    if (!finds_contract_ || result() == nullptr) return "";
    return options_.contract == Contract::closed ? "closed: pairs that touch are to be found"
                                                 : "open: it leaves out pairs that touch, and finds those that overlap";
}

TestResult Conformance::result_of(Property property) {
    using enum TestResult::Kind;
    const TrialResult* trial = result();
    if (!trial) return {skip, "the trial ended early, see ReachesTheLevel"};
    switch (trial->properties[static_cast<std::size_t>(property)].status) {
        case Status::held: return {pass, ""};
        case Status::not_applicable: return {skip, "tried as " + contract_text()};
        case Status::violated: return {fail, failure_text()};
        default: return {fail, fmt::format("{} was not asked", text_of(property).id)};
    }
}

TestResult Conformance::result_of_level() {
    using enum TestResult::Kind;
    const TrialResult* trial = result();
    if (!trial) return {fail, fmt::format("the trial of {} ended early: {}", name_, ended_)};
    if (trial->holds(required_)) return {pass, ""};
    return {fail, failure_text()};
}

}  // namespace tangency::pairs
