// SPDX-License-Identifier: MIT
// Puts a function of yours on trial inside GoogleTest, a test case for the level and one for each property that it asks. Needs GoogleTest 1.11 or newer.
//
//     bool hits(float x, float y, float w, float h, float px, float py, float r);
//     TANGENCY_TRIAL(Hits, hits, .form = "corner_size", .scalar = "f32");
//
// The function takes the form's numbers in the order of docs/reference.md, or the plain shapes (box, ball); those of another question
// with .question. It is your
// function compiled with your flags: with -ffast-math or contraction it is that what stands trial.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tangency/properties/conformance.hpp"
#include "tangency/properties/terms.hpp"

namespace tangency::subjects::detail {

/// Of tangency::subjects, which defines TANGENCY_HAS_KNOWN_BUGS: which known bug a wrong function looks like, if any.
std::optional<properties::KnownBug> find_known_bug(const properties::Subject& subject, double band);

}  // namespace tangency::subjects::detail

namespace tangency::googletest {

/// The terms of a trial, in the words of `tangency check`. form and scalar have no default.
struct Terms {
    std::string_view form{};    ///< "center_half", "corner_size_radians", ...
    std::string_view scalar{};  ///< "f32", "f64", or "i32" of a function of int
    /// "closed" if touching counts, else "open"; of box_point also "half_open"; "conservative" of culling: every overlap is hit, and more may
    /// be; "auto": the one that it keeps
    std::string_view contract = "auto";
    std::string_view require = "";           ///< a level, then properties that bind beyond it: "banded,P17"; banded, of i32 exact
    std::string_view waive = "";             ///< properties that are waived: "P05,P06"
    std::size_t dim = 2;                     ///< 2 or 3
    std::optional<double> band{};            ///< the factor k of the band; without it the form's own
    std::uint64_t seed = 1;                  ///< the same seed gives the same trial
    double effort = 1;                       ///< multiplies the number of drawn cases, over a million by default
    bool exhaustive = true;                  ///< also every input of the small lattice, of a box and a ball
    std::string_view domain = "";            ///< what its inputs are: "proper,range=1e-3..1e4" (docs/command.md)
    std::string_view question = "box_ball";  ///< what it decides: "ball_ball", ... (docs/questions)
    std::string_view answer = "bool";        ///< what it gives back: "verdict", "distance", "mtv", ... (docs/answers.md)
};

namespace detail {

inline std::optional<properties::KnownBug> find_known_bug([[maybe_unused]] const properties::Subject& subject,
                                                          [[maybe_unused]] double band) {
#ifdef TANGENCY_HAS_KNOWN_BUGS
    return subjects::detail::find_known_bug(subject, band);
#else
    return std::nullopt;
#endif
}

// What a trial says of a property, or of the level as a whole, as a test case.
class Part : public testing::Test {
public:
    using Ask = std::function<properties::TestResult()>;

    Part(Ask ask, const char* file, int line) : ask_(std::move(ask)), file_(file), line_(line) {}

    void TestBody() override {
        const properties::TestResult test_result = ask_();
        if (test_result.kind == properties::TestResult::Kind::skip) GTEST_SKIP() << test_result.text;
        if (test_result.kind == properties::TestResult::Kind::fail) ADD_FAILURE_AT(file_, line_) << test_result.text;
    }

private:
    Ask ask_;
    const char* file_;
    int line_;
};

inline void add_case(const char* suite, const std::string& test, Part::Ask ask, const char* file, int line) {
    testing::RegisterTest(suite, test.c_str(), nullptr, nullptr, file, line, [=]() -> testing::Test* { return new Part(ask, file, line); });
}

// Says which contract was taken of a function that was given none, in the XML report too.
inline void tell_contract(const char* suite, const std::string& contract) {
    if (contract.empty()) return;
    std::printf("%s was tried as %s\n", suite, contract.c_str());
    testing::Test::RecordProperty("contract", contract);
}

// Registers one test case for the level and one for each property that binds. The trial runs once, with the first case that runs.
template <class Function, class TermsOf>
bool add_trial(const char* suite, const char* name, Function function, TermsOf, const char* file, int line) {
    constexpr Terms terms = TermsOf{}();
    static_assert(properties::place_of(answer_names, terms.answer) < answer_names.size(),
                  "give .answer one of bool, verdict, distance, signed_distance, distance_sq, mtv, time, nearest; what returns pairs has "
                  "TANGENCY_PAIRS_TRIAL");
    auto tried = properties::function_by_terms<TermsOf>(name, std::move(function));
    if (!tried) return false;
    properties::TrialOptions options;
    options.seed = terms.seed;
    options.effort = terms.effort;
    if (terms.band) options.band = *terms.band;
    options.exhaustive = terms.exhaustive;
    options.shows_proper = true;
    const Signature signature = tried->subject.signature;
    properties::RequirementReading requirement = properties::read_requirement(
        terms.require.empty() ? properties::default_requirement(signature.scalar) : terms.require, terms.waive);
    const properties::DomainReading domain = properties::read_domain(terms.domain, signature);
    options.domain = domain.domain;
    options.domain.nan = requirement.requirement.names("P17");
    if (requirement.ok()) requirement.problem = domain.problem;
    if (requirement.ok()) requirement.problem = find_requirement_problem(requirement.requirement, signature);
    const auto conformance = std::make_shared<properties::Conformance>(std::move(*tried), std::move(requirement), options, find_known_bug);
    add_case(
        suite, "ReachesTheLevel",
        [=] {
            tell_contract(suite, conformance->contract_text());
            return conformance->result_of_level();
        },
        file, line);
    for (const properties::Property& property : properties::catalogue())
        if (conformance->is_asked(property))
            add_case(
                suite, properties::test_name(property), [=, &property] { return conformance->result_of(property); }, file, line);
    return true;
}

}  // namespace detail
}  // namespace tangency::googletest

/// Puts `function` on trial as the GoogleTest suite `suite`. The terms are designated initialisers of
/// tangency::googletest::Terms. A lambda whose body holds a comma outside parentheses needs a name of its own first.
#define TANGENCY_TRIAL(suite, function, ...)                                                                  \
    [[maybe_unused]] static const bool tangency_trial_of_##suite = ::tangency::googletest::detail::add_trial( \
        #suite, #function, function, [] { return ::tangency::googletest::Terms{__VA_ARGS__}; }, __FILE__, __LINE__)
