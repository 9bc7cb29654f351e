// SPDX-License-Identifier: MIT
// Answers other than yes or no: as a subject gives them, and as it is judged by the exact ones.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tangency/properties/input.hpp"
#include "tangency/reference/separation.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// What a function answers to one input: a verdict as -1, 0 or 1, a number, or the numbers of a vector.
struct Reply {
    std::array<double, 3> numbers{};

    std::span<const double> row(const Signature& signature) const {
        return std::span(numbers).first(reply_size(signature.answer, signature.dim));
    }
};

/// Same bits, but that any NaN is the same as another.
bool same_reply(const Reply& a, const Reply& b);

/// The reply in which a verdict is spelt.
Reply reply_of(reference::Verdict verdict);

/// Why a reply is none: "a verdict is -1 (disjoint), ..."; nothing if it is one, right or wrong. An infinity is one.
std::optional<std::string> find_reply_defect(const Reply& reply, const Signature& signature);

/// "touching", "2.5", "(0, -1.5)": each number as the shortest decimal that reads back to it.
std::string reply_text(const Reply& reply, const Signature& signature);

/// The factor k of the band that docs/answers.md derives for the answers that are numbers of a form.
double reply_band(const Signature& signature);

/// By how much a number is off, in the unit of the input's lengths (a squared distance in their squares), rounded for people.
struct ReplyError {
    enum class Kind { value, zero, sign };
    Kind kind = Kind::value;  ///< whether it is zero where it must not be, or not zero where it must; or has the wrong sign or direction
    double excess = 0;        ///< of a number, or of a vector's length, beyond the exact one; below 0 what it lacks
    double miss = 0;      ///< what overlap is left once the second shape has moved by a translation; how far a point is off the first shape
    double relative = 0;  ///< the greater of both, a square's by its root, to the input's largest length; of a time itself

    /// The order of magnitude of `relative`, up to a hundredth, above which all are alike, and then the kind. Greater is graver.
    int gravity() const;
};

/// What a right reply to one input is, exactly: docs/answers.md says it in words, the functions here in fractions. Of a signature
/// whose answer is measured.
class ExactReply {
public:
    explicit ExactReply(const Input& input);
    ExactReply(const Input& input, reference::Verdict verdict);  ///< that the reference gave

    /// Whether a lattice input asks for zero, or a sign, just where the exact number has it.
    bool knows_zero() const;

    /// Whether the reply is right within the band of factor k, and `on_lattice` as knows_zero says.
    bool is_right(const Reply& reply, Contract contract, double k, bool on_lattice) const;

    /// By how much a wrong reply is off.
    ReplyError error_of(const Reply& reply) const;

    /// In words: "too large by 0.12", "too short by 2: leaves an overlap of 2".
    std::string error_text(const Reply& reply) const;

    /// The larger of `measured` and, to within a hundredth, the least k by which the reply is right off the
    /// lattice; an infinity if there is none below 2^60.
    double widen(double measured, const Reply& reply, Contract contract) const;

    /// "2.23606797749979 (sqrt(5))", "(0, 1.5)", "-1 or -3".
    std::string text() const;

private:
    bool is_distance(double reply, const reference::Number& width, bool strictly) const;
    bool is_signed_distance(double reply, const reference::Number& width, bool strictly) const;
    bool is_square(double reply, const reference::Number& width, double k, bool strictly) const;
    bool is_translation(std::span<const double> reply, const reference::Number& width, Contract contract, bool strictly) const;
    bool is_time(double reply, const reference::Number& width) const;
    bool is_graze() const;
    /// How far a point is from either shape, and its square from the one nearest point, if that has to be told.
    struct Place {
        reference::Separation from_first, from_second;
        reference::Number off_sq;
    };
    std::optional<Place> place_of(std::span<const double> reply) const;  ///< nothing of infinities
    bool is_nearest(const std::optional<Place>& place, const reference::Number& width) const;
    reference::Number width_of(double k) const;
    bool is_centre_inside() const;
    ReplyError error_of_number(double reply) const;
    ReplyError error_of_translation(std::span<const double> reply) const;
    ReplyError error_of_time(double reply) const;
    ReplyError error_of_nearest(std::span<const double> reply) const;
    std::string error_text_of_time(double reply) const;
    std::string error_text_of_nearest(const ReplyError& error) const;

    Input input_;
    reference::Verdict verdict_;
    reference::Separation separation_;
    reference::Number signed_distance_, distance_;
};

}  // namespace tangency::properties
