// SPDX-License-Identifier: MIT
// The words for a domain.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/lattice.hpp"

namespace tangency::properties {
namespace {

// Of a range, and of coordinates, in doublings of a unit; a sum and a half take two bits of what a scalar tells apart.
constexpr int room_in_range = 5, room_within_coordinates = 4, bits_for_sums = 2;

// With room below the magnitudes that are large.
constexpr double farthest_ordinary = 0x1p28;

constexpr std::string_view range_word = "range=", coordinates_word = "coordinates=";

std::optional<double> read_end(std::string_view word) {
    double number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size() || !std::isfinite(number)) return std::nullopt;
    return number;
}

// Two ends, or what is wrong with them.
struct Ends {
    Interval ends{};
    std::string problem{};
};

Ends read_ends(std::string_view text, std::string_view example, bool may_be_negative) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos)
        return {{}, fmt::format("there is no '..' in it; give {}LO..HI, such as {}", example.substr(0, example.find('=') + 1), example)};
    const auto lo = read_end(text.substr(0, dots)), hi = read_end(text.substr(dots + 2));
    if (!lo || !hi || (!may_be_negative && *lo < 0) || (!may_be_negative && *hi < 0))
        return {{}, fmt::format("LO and HI must be finite decimals{}, such as {}", may_be_negative ? "" : ", 0 or more", example)};
    if (*lo > *hi) return {{}, "LO is above HI; exchange them"};
    return {{*lo, *hi}, ""};
}

// Whether a lattice has a unit there in which every kind of tie has room.
bool has_room_for_ties(const Domain& domain) {
    const int room = domain.coordinates ? room_within_coordinates : room_in_range;
    const Exponents units = domain.exponents().common_with({-lattice_exponent, domain.exponents().highest - room});
    return !units.is_empty() && units.lowest <= lattice_exponent;
}

// What is wrong with the part behind "range="; empty if nothing is.
std::string read_range(std::string_view text, Domain& domain) {
    const auto [ends, problem] = read_ends(text, "range=1e-3..1e4", false);
    if (!problem.empty()) return problem;
    if (ends.hi == 0) return "only zeros lie in it; give an HI above 0";
    Domain alone;
    domain.range = alone.range = Range{ends.lo, ends.hi};
    if (has_room_for_ties(alone)) return "";
    return fmt::format(
        "no ties can be built in it; a power of two from 2^-{0} to 2^{0} and 32 times as much must lie in it, as in range=1e-3..1e4",
        lattice_exponent);
}

// The same of the part behind "coordinates=".
std::string read_coordinates(std::string_view text, Domain& domain) {
    const auto [ends, problem] = read_ends(text, "coordinates=0..255", true);
    if (!problem.empty()) return problem;
    if (ends.lo == ends.hi) return "one value alone lies in it, which leaves no room for ties; give an HI above LO";
    if (!std::isfinite(ends.width())) return "HI - LO is beyond the largest double; give ends that are nearer to each other";
    Domain alone;
    domain.coordinates = alone.coordinates = ends;
    if (has_room_for_ties(alone)) return "";
    return fmt::format("no ties can be built in it; HI - LO must be 16 times a power of two from 2^-{} on, as in coordinates=0..255",
                       lattice_exponent);
}

// Why a word says nothing of the signature; empty if it does.
std::string find_misplaced(std::string_view word, const Signature& signature) {
    const std::string_view question = name_of(signature.question);
    if (word == "unit-orientation" && signature.orientation < Orientation::axis)
        return fmt::format("{} has no direction and no quaternion; leave the word out", form_name(signature));
    if (word == "positive-radius" && !has_radius(signature.question)) return fmt::format("{} has no radius; leave the word out", question);
    if (word == "cells" && signature.form != Form::corner_size_ball_corner)
        return fmt::format(
            "{} does not store both shapes by their corners, as the cells of a map do; leave the word out, or give the form {}",
            form_name(signature), name_of(Form::corner_size_ball_corner));
    if (word == "moving" && !has_end(signature.question))
        return fmt::format("it is of segments and ways, and {} has none; leave the word out", question);
    if (word == "counterclockwise" && !has_polygon(signature.question))
        return fmt::format("it is of polygons, and {} has none; leave the word out", question);
    if (word == "cells" && is_whole(signature.scalar))
        return fmt::format("a shape in a cell has a radius of a half, which no {} is; leave the word out", name_of(signature.scalar));
    if (word == "any-sign" && !has_box(signature.question))
        return fmt::format("it is of boxes, whose sizes may be negative, and {} has none; leave the word out", question);
    return "";
}

struct Word {
    std::string_view name;
    bool Domain::*says;
};

constexpr std::array<Word, 8> flags{{{"positive-extent", &Domain::positive_extent},
                                     {"positive-radius", &Domain::positive_radius},
                                     {"unit-orientation", &Domain::unit_orientation},
                                     {"whole-numbers", &Domain::whole_numbers},
                                     {"cells", &Domain::cells},
                                     {"moving", &Domain::moving},
                                     {"counterclockwise", &Domain::counterclockwise},
                                     {"any-sign", &Domain::any_sign}}};

// What is wrong with a word; empty if nothing is.
std::string read_word(std::string_view word, const Signature& signature, Domain& domain) {
    if (word.starts_with(range_word)) return read_range(word.substr(range_word.size()), domain);
    if (word.starts_with(coordinates_word)) return read_coordinates(word.substr(coordinates_word.size()), domain);
    if (word == "range" || word == "coordinates") return fmt::format("it needs two ends; give {0}=LO..HI, such as {0}=0..255", word);
    const auto* const flag = std::ranges::find(flags, word, &Word::name);
    if (flag == flags.end() && word != "proper")
        return "there is no such word; give some of positive-extent, positive-radius, proper, unit-orientation, whole-numbers, cells, "
               "moving, counterclockwise, any-sign, range=LO..HI, coordinates=LO..HI, joined by commas";
    if (std::string problem = find_misplaced(word, signature); !problem.empty()) return problem;
    if (flag != flags.end()) domain.*flag->says = true;
    if (word == "proper" || word == "cells") domain.positive_extent = domain.positive_radius = true;
    return "";
}

// What is wrong with words that are right by themselves: "domain 'WORD': ...", or empty.
std::string find_contradiction(const Domain& domain, const Signature& signature) {
    if (domain.any_sign && domain.cells) return "domain 'any-sign': the sides of cells are one; leave out any-sign or cells";
    if (!domain.coordinates) return "";
    const std::string word = fmt::format("domain '{}{}..{}'", coordinates_word, domain.coordinates->lo, domain.coordinates->hi);
    const Interval places = domain.places();
    if ((domain.whole_numbers || domain.cells) && std::ceil(places.lo) > std::floor(places.hi))
        return fmt::format("{}: no whole number lies in it; give ends that hold some, or leave out {}", word,
                           domain.whole_numbers ? "whole-numbers" : "cells");
    if (domain.range && (!(places.lo < places.hi) || places.reach() < domain.range->lo || !has_room_for_ties(domain)))
        return fmt::format("{}: range={}..{} leaves no room for ties in it; leave out one of them, or let both hold the same numbers", word,
                           domain.range->lo, domain.range->hi);
    if (!has_room_for_ties(domain))
        return fmt::format("{}: too few whole numbers lie in it for ties; HI - LO must be 16 or more, as in coordinates=0..255", word);
    const double nearest = places.lo > 0 ? places.lo : places.hi < 0 ? -places.hi : 0;
    const int finest_unit = std::ilogb(places.reach()) - format_of(signature.scalar).precision + bits_for_sums;
    if (nearest > farthest_ordinary || places.width() < std::ldexp(1 << room_within_coordinates, finest_unit))
        return fmt::format("{}: it is too far from zero for ties of {}; give ends that are nearer to it, or farther from each other", word,
                           name_of(signature.scalar));
    return "";
}

// Of the language's whole numbers: ends and widths have to be some.
std::string find_beyond_whole(const Domain& domain, const Signature& signature) {
    if (domain.range && domain.range->hi > most_whole)
        return fmt::format("domain '{}{}..{}': {} ends at {:.0f}; give an HI of at most that", range_word, domain.range->lo,
                           domain.range->hi, name_of(signature.scalar), most_whole);
    if (!domain.coordinates) return "";
    const Interval& ends = *domain.coordinates;
    const std::string word = fmt::format("domain '{}{}..{}'", coordinates_word, ends.lo, ends.hi);
    if (ends.lo < least_whole || ends.hi > most_whole || ends.width() > most_whole)
        return fmt::format(
            "{}: {} has numbers from {:.0f} to {:.0f}, and a width or a radius, at most HI - LO, is one of them; give "
            "ends that are nearer to each other",
            word, name_of(signature.scalar), least_whole, most_whole);
    const double square = static_cast<double>(signature.dim) * ends.width() * ends.width();
    if (signature.answer == AnswerKind::distance_sq && square > most_whole)
        return fmt::format("{}: squared distances in it are beyond {:.0f}, where {} ends; give ends that are at most {:.0f} apart", word,
                           most_whole, name_of(signature.scalar), std::floor(std::sqrt(most_whole / static_cast<double>(signature.dim))));
    return "";
}

}  // namespace

Interval default_coordinates(const Signature& signature) {
    const bool of_two_ways = signature.question == Question::capsule_capsule || signature.question == Question::box_moving_ball;
    const double most = signature.dim < 3 ? 8000 : of_two_ways ? 250 : 6000;
    return {-most, most};
}

DomainReading read_domain(std::string_view words, const Signature& signature) {
    DomainReading reading;
    while (!words.empty()) {
        const std::size_t comma = std::min(words.find(','), words.size());
        const std::string_view word = words.substr(0, comma);
        const std::string wrong = read_word(word, signature, reading.domain);
        if (!wrong.empty()) return {{}, fmt::format("domain '{}': {}", word, wrong)};
        words.remove_prefix(std::min(comma + 1, words.size()));
    }
    Domain& domain = reading.domain;
    const bool is_bare = !domain.range && !domain.coordinates;
    if (is_whole(signature.scalar)) {
        domain.whole_numbers = true;
        if (is_bare) domain.coordinates = default_coordinates(signature);
        if (std::string wrong = find_beyond_whole(domain, signature); !wrong.empty()) return {{}, std::move(wrong)};
    } else if (domain.whole_numbers && is_bare) {
        domain.range = whole_lengths;
    }
    if (std::string wrong = find_contradiction(domain, signature); !wrong.empty()) return {{}, std::move(wrong)};
    return reading;
}

std::string to_text(const Domain& domain) {
    std::string text;
    const auto add = [&text](std::string_view word) { text += fmt::format("{}{}", text.empty() ? "" : ",", word); };
    const bool is_proper = domain.positive_extent && domain.positive_radius;
    if (is_proper && !domain.cells) add("proper");
    for (const auto& [name, says] : flags) {
        const bool is_said = is_proper && (says == &Domain::positive_extent || says == &Domain::positive_radius);
        if (domain.*says && !is_said) add(name);
    }
    if (domain.range) add(fmt::format("{}{}..{}", range_word, domain.range->lo, domain.range->hi));
    if (domain.coordinates) add(fmt::format("{}{}..{}", coordinates_word, domain.coordinates->lo, domain.coordinates->hi));
    return text;
}

}  // namespace tangency::properties
