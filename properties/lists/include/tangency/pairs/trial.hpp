// SPDX-License-Identifier: MIT
// A broad phase on trial: lists drawn, asked and compared with the exact pairs; the smallest list that loses one.
#pragma once

#include <array>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/pairs/meetings.hpp"
#include "tangency/properties/short_report.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::pairs {

/// A function on trial, which returns candidate pairs, and may throw.
using Finder = std::function<PairList(const ShapeList&)>;

enum class Property { overlapping, touching, floats, order, mirror, translation, purity, answers };

struct PropertyText {
    std::string_view id, title, statement;
    Level level;
};

inline constexpr std::array<PropertyText, 8> property_texts{{
    {"B01", "overlapping pairs", "Of small integers every pair that overlaps is among the candidates", Level::logic},
    {"B02", "touching pairs", "Of small integers every pair that touches is among the candidates, if the contract is closed", Level::logic},
    {"B03", "floats", "Every pair that meets is among the candidates, unless its gap lies within the band", Level::banded},
    {"B04", "order", "A pair found in a list is found in the list in another order", Level::logic},
    {"B05", "mirror images", "A pair found in a list is found in its mirror image", Level::logic},
    {"B06", "translation", "A pair found in a list is found after all shapes are moved by the same integers", Level::logic},
    {"B07", "purity", "A pair that meets is found again in the same list, after others have been asked", Level::logic},
    {"B08", "answers",
     "Every answer is a list of pairs: places of the list, no shape with itself, no pair twice, and nothing is written elsewhere",
     Level::logic},
}};

/// The last one is asked of every list, and has none of its own.
inline constexpr std::size_t drawn_properties = property_texts.size() - 1;

constexpr const PropertyText& text_of(Property property) { return property_texts[static_cast<std::size_t>(property)]; }

/// A list on which a function broke a property.
struct Counterexample {
    ShapeList list;
    Pair lost{};
    PairList answer{};
    std::string fault{};      ///< of B08, why the answer is no list of pairs; then no pair is lost
    bool is_minimal = false;  ///< the pair is found where any one of the other shapes is left out
};

/// A counterexample in words.
struct ShownList {
    std::vector<std::string> shapes;
    std::optional<Pair> lost;
    std::string why;  ///< why the lost pair is one, or why the answer is no list of pairs
    PairList answer{};
    bool is_minimal = false;
};

/// Its shapes by their places, what is wrong, and the answer, a line each.
std::string to_text(const ShownList& shown);
std::string to_text(const Counterexample& shown);

enum class Status { held, violated, not_applicable, not_asked };
inline constexpr std::array<std::string_view, 4> status_names{"held", "violated", "not_applicable", "not_asked"};

struct PropertyResult {
    Property property;
    Status status = Status::not_asked;
    std::uint64_t lists = 0, violations = 0;
    std::optional<Counterexample> counterexample{};
};

struct TrialOptions {
    Signature signature;
    Contract contract = Contract::closed;
    properties::Domain domain{};  ///< which shapes the lists have (see read_list_domain)
    std::uint64_t seed = 1;
    std::uint64_t lists = 3500;  ///< for all properties together; those of fixed sizes are asked even if they are more
    double band = 8;
    std::size_t shrink_budget = 4000;  ///< how many lists shrinking may ask about; 0 for the first one found
    std::function<bool()> stop = [] { return false; };
    std::function<void(double)> progress = [](double) {};  ///< told how much is done, 0 to 1
};

struct TrialResult {
    std::vector<PropertyResult> properties{};
    std::uint64_t lists = 0, shapes = 0;
    std::uint64_t exact = 0, touching = 0;  ///< pairs that meet by the contract; those that touch, whatever it is
    std::uint64_t all = 0, candidates = 0;  ///< N(N-1)/2 summed, and pairs returned
    std::uint64_t excused = 0;              ///< lost within the band
    bool complete = true;
    std::exception_ptr failure{};  ///< what the function threw, after which it was asked no more

    bool holds(Level required) const;
    Level level() const;
};

/// What is wrong with a function of which that level is required, in a few lines, by the smallest list that shows it; nothing if it holds.
std::optional<properties::Cause> find_cause(const TrialResult& result, const TrialOptions& options, Level required);

/// Why pairs are no answer to a list of `count` shapes, in words: a place out of range, a shape with itself, a pair twice.
std::optional<std::string> find_fault(const PairList& pairs, std::size_t count);

/// Thrown by a function in place of an answer that is no list of pairs, with what is wrong with it; it can be asked on.
class BadPairs : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Reads the words of a domain of lists: those of a box and a ball along the axes.
properties::DomainReading read_list_domain(std::string_view words, const Signature& signature);

/// Tries one function on `options.lists` lists.
TrialResult try_pairs(const Finder& find, const TrialOptions& options);

/// The same of several functions, whose lists are decided once.
std::vector<TrialResult> try_all(const std::vector<Finder>& finders, const TrialOptions& options);

/// The trial of a function whose contract was not given. `run` tries it under `contract`, closed first. If it loses pairs that touch, an open
/// contract explains that, and is kept if it explains anything besides, or everything. The result that is returned belongs to `contract`.
TrialResult try_under_contract_found(const std::function<TrialResult()>& run, Contract& contract);

}  // namespace tangency::pairs
