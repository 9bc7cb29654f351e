// SPDX-License-Identifier: MIT
// Puts a broad phase of yours on trial inside GoogleTest, a test case for the level and one for each property that it asks. Needs GoogleTest 1.11 or newer.
//
//     using Shapes = std::vector<std::variant<tangency::LoHiBox<float, 2>, tangency::Ball<float, 2>>>;
//     std::vector<std::pair<int, int>> candidates(const Shapes& shapes);
//     TANGENCY_PAIRS_TRIAL(Candidates, candidates, .form = "lo_hi", .scalar = "f32");
//
// docs/pairs.md says what is right.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

#include "tangency/pairs/callable.hpp"
#include "tangency/pairs/conformance.hpp"
#include "tangency/properties/googletest.hpp"

namespace tangency::googletest {

/// The terms of a broad phase's trial, in the words of `tangency check --answer pairs`. form and scalar have no default.
struct PairsTerms {
    std::string_view form{};              ///< how boxes are stored: "lo_hi", "center_half" or "corner_size"
    std::string_view scalar{};            ///< "f32" or "f64"
    std::string_view contract = "auto";   ///< "closed" if a touching pair must be found, else "open"; "auto": the one that it keeps
    std::string_view require = "banded";  ///< "logic" or "banded"
    std::string_view domain = "";         ///< what its shapes are: "whole-numbers,coordinates=0..255" (docs/command.md)
    std::size_t dim = 2;                  ///< 2 or 3
    double band = 8;                      ///< the factor k of the band
    std::uint64_t seed = 1;               ///< the same seed gives the same trial
    double effort = 1;                    ///< multiplies the number of lists, 3500
};

namespace detail {

inline constexpr std::array<std::string_view, 2> pairs_levels{"logic", "banded"};

/// Registers one test case for the level and one for each property that binds. The trial runs once, with the first case that runs.
template <class Function, class TermsOf>
bool add_pairs_trial(const char* suite, const char* name, Function function, TermsOf, const char* file, int line) {
    constexpr PairsTerms terms = TermsOf{}();
    constexpr auto form = properties::find_form(Question::box_box, terms.form);
    constexpr std::size_t scalar = properties::place_of(scalar_names, terms.scalar);
    constexpr std::size_t contract = properties::place_of(contract_names, terms.contract);
    constexpr bool in_dim = terms.dim == 2 || terms.dim == 3;
    constexpr std::size_t level = properties::place_of(pairs_levels, terms.require);
    static_assert(form.has_value() && form->orientation == Orientation::none, "give .form = \"lo_hi\", \"center_half\" or \"corner_size\"");
    constexpr bool is_scalar = scalar < scalar_names.size() && !is_whole(static_cast<ScalarType>(scalar));
    static_assert(is_scalar, "give .scalar = \"f32\" or \"f64\"");
    constexpr bool finds = terms.contract.empty() || terms.contract == "auto",
                   is_contract_said = contract <= static_cast<std::size_t>(Contract::open) || finds;
    static_assert(is_contract_said,
                  "give .contract = \"closed\" (touching pairs are to be found) or \"open\", or leave it out: it is found out then");
    static_assert(in_dim, "give .dim = 2 or 3");
    static_assert(level < pairs_levels.size(), "give .require = \"logic\" or \"banded\"");
    if constexpr (form.has_value() && is_scalar && is_contract_said && in_dim) {
        constexpr auto type = static_cast<ScalarType>(scalar);
        constexpr bool takes_shapes = std::is_invocable_v<Function&, const pairs::PlainShapes<form->form, ScalarOf<type>, terms.dim>&>;
        static_assert(takes_shapes,
                      "the function does not take the form's list, such as "
                      "const std::vector<std::variant<tangency::LoHiBox<float, 2>, tangency::Ball<float, 2>>>&");
        if constexpr (takes_shapes) {
            pairs::TrialOptions options{.signature = {form->form, type, terms.dim, Orientation::none, Question::box_box},
                                        .contract = finds ? Contract::closed : static_cast<Contract>(contract),
                                        .seed = terms.seed,
                                        .band = terms.band};
            properties::DomainReading domain = pairs::read_list_domain(terms.domain, options.signature);
            options.domain = domain.domain;
            options.lists = static_cast<std::uint64_t>(std::ceil(terms.effort * static_cast<double>(options.lists)));
            const auto conformance = std::make_shared<pairs::Conformance>(
                std::string(properties::name_in_calls(name)), pairs::finder_of<form->form, ScalarOf<type>, terms.dim>(std::move(function)),
                level == 0 ? Level::logic : Level::banded, std::move(options), finds, std::move(domain.problem));
            add_case(
                suite, "ReachesTheLevel",
                [=] {
                    tell_contract(suite, conformance->contract_text());
                    return conformance->result_of_level();
                },
                file, line);
            for (const pairs::PropertyText& text : pairs::property_texts) {
                const auto property = static_cast<pairs::Property>(&text - pairs::property_texts.data());
                if (conformance->is_asked(property))
                    add_case(
                        suite, properties::test_name(text.id, text.title), [=] { return conformance->result_of(property); }, file, line);
            }
            return true;
        }
    }
    return false;
}

}  // namespace detail
}  // namespace tangency::googletest

/// Puts the broad phase `function` on trial as the GoogleTest suite `suite`. The terms are designated initialisers of
/// tangency::googletest::PairsTerms. A lambda whose body holds a comma outside parentheses needs a name of its own first.
#define TANGENCY_PAIRS_TRIAL(suite, function, ...)                                                                        \
    [[maybe_unused]] static const bool tangency_pairs_trial_of_##suite = ::tangency::googletest::detail::add_pairs_trial( \
        #suite, #function, function, [] { return ::tangency::googletest::PairsTerms{__VA_ARGS__}; }, __FILE__, __LINE__)
