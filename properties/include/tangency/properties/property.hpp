// SPDX-License-Identifier: MIT
// A numbered statement that a subject must satisfy, as data and a function of a source of choices.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "tangency/properties/instance.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::properties {

/// Of which answers a property speaks.
enum class SpeaksOf { yes_or_no, verdicts, every_answer };

/// What must hold, and why it holds of every right function, in a line.
struct Statement {
    std::string_view what{};
    std::string_view proof{};
};

/// One property. `instance` is a pure function of the choices that it draws, so that smaller choices make a simpler
/// instance; what it asks first is its input, and then how the others differ from it.
struct Property {
    std::string_view id;                ///< "P04"
    std::string_view title;             ///< a noun phrase
    std::string_view statement;         ///< what must hold
    std::string_view proof;             ///< why it holds of every right function, in a line
    Level level;                        ///< the level it belongs to
    bool recommendation;                ///< a policy: reported, binding only where named
    bool (*applies)(const Signature&);  ///< whether it says anything of such inputs
    bool on_lattice;                    ///< whether it asks about lattice inputs; else about rows of floats
    std::size_t share;                  ///< how many instances it makes of axis-aligned boxes in a run of the standard size
    std::optional<Instance> (*instance)(Source&, const Signature&);  ///< nothing: what was drawn makes none, or none wanted
    /// what part of its share it has in a declared domain, of a signature to which it applies: 0 where it has no instances; null: all
    double (*part_in_domain)(const Signature&, const Domain&) = nullptr;
    SpeaksOf answers = SpeaksOf::yes_or_no;
    bool compares = false;    ///< whether it holds answers to each other, or to what was drawn, and asks the reference nothing
    Statement of_verdicts{};  ///< where `statement` is of a yes or no
    Statement of_numbers{};   ///< likewise
};

constexpr bool speaks_of(SpeaksOf answers, AnswerKind kind) {
    return kind == AnswerKind::boolean || answers == SpeaksOf::every_answer || (answers == SpeaksOf::verdicts && !is_measured(kind));
}

/// Whether it asks whole numbers of the language anything: they do not round, so between lattice and every row there is no band to ask by.
constexpr bool is_asked_of_whole(const Property& property) { return property.level == Level::logic || property.level == Level::exact; }

/// What a property states of answers of a kind.
constexpr Statement statement_of(const Property& property, AnswerKind kind) {
    const Statement other = is_measured(kind) ? property.of_numbers : kind == AnswerKind::verdict ? property.of_verdicts : Statement{};
    return {other.what.empty() ? property.statement : other.what, other.proof.empty() ? property.proof : other.proof};
}

/// Whether a property says anything of inputs in the domain.
inline bool applies(const Property& property, const Signature& signature, const Domain& domain) {
    if (is_whole(signature.scalar) && !is_asked_of_whole(property)) return false;
    if (property.compares && !is_compared(signature.answer)) return false;
    const bool speaks = speaks_of(property.answers, signature.answer) || (is_whole(signature.scalar) && property.level == Level::exact);
    return property.applies(signature) && speaks && (property.part_in_domain == nullptr || property.part_in_domain(signature, domain) > 0);
}

/// How many instances a property that applies makes for a signature in a run of the standard size. A rotated input costs the
/// reference up to thirty times what another does, so angles get a quarter of the share, other orientations half.
std::size_t share_of(const Property& property, const Signature& signature, const Domain& domain);

/// Every property, ordered by id.
const std::vector<Property>& catalogue();

/// The property with an id such as "P04", or null.
const Property* find_property(std::string_view id);

/// The place of a property in the catalogue. Needs one of its ids.
inline std::uint8_t index_of(std::string_view id) { return static_cast<std::uint8_t>(find_property(id) - catalogue().data()); }

/// Plain choices of which the property's first input is this row, nothing if it does not ask about such rows; what else
/// it draws is 0 or may be added. Needs a valid row.
std::optional<Choices> choices_for(const Property& property, const Input& row);

/// The instance that a property draws in a domain; nothing if it comes to lie outside.
inline std::optional<Instance> instance_in(const Domain& domain, const Property& property, Source& source, const Signature& signature) {
    source.keep_to(domain);
    auto instance = property.instance(source, signature);
    return instance && lies_in(*instance, domain) ? std::move(instance) : std::nullopt;
}

/// The instance that the choices make.
inline std::optional<Instance> instance_of(const Property& property, const Signature& signature, const Choices& choices,
                                           const Domain& domain = whole_domain) {
    Source source(choices);
    return instance_in(domain, property, source, signature);
}

}  // namespace tangency::properties
