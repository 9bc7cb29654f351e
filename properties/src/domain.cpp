// SPDX-License-Identifier: MIT
// What lies in a domain, and the words for it.
#include "tangency/properties/domain.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/lattice.hpp"

namespace tangency::properties {
namespace {

constexpr Exponents all_exponents{-1074, 1023};

// Of a lattice input's integers, so that every kind of tie has room in every form: sides, sums, a leg of 4.
constexpr int least_room = 5;

constexpr double most_roundings = 8;  // of a length of one, each of half an ulp

bool is_of_length_one(const Signature& signature, std::span<const double> numbers) {
    double sum = 0;
    for (const double number : numbers) sum += number * number;
    return !(std::abs(sum - 1) > most_roundings * format_of(signature.scalar).unit_roundoff);
}

// The first e for which magnitude * 2^e is at least the bound, and the last for which it is at most that.
int first_at_least(double bound, double magnitude) {
    const int near = std::ilogb(bound) - std::ilogb(magnitude);
    return std::ldexp(magnitude, near) < bound ? near + 1 : near;
}
int last_at_most(double bound, double magnitude) {
    const int near = std::ilogb(bound) - std::ilogb(magnitude);
    return std::ldexp(magnitude, near) > bound ? near - 1 : near;
}

std::optional<double> read_end(std::string_view word) {
    double number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size() || !std::isfinite(number) || number < 0) return std::nullopt;
    return number;
}

// What is wrong with the part behind "range="; empty if nothing is.
std::string read_range(std::string_view ends, Domain& domain) {
    const std::size_t dots = ends.find("..");
    if (dots == std::string_view::npos) return "there is no '..' in it; give range=LO..HI, such as range=1e-3..1e4";
    const auto lo = read_end(ends.substr(0, dots)), hi = read_end(ends.substr(dots + 2));
    if (!lo || !hi) return "LO and HI must be finite decimals, 0 or more, such as range=1e-3..1e4";
    if (*lo > *hi) return "LO is above HI; exchange them";
    if (*hi == 0) return "only zeros lie in it; give an HI above 0";
    domain.range = Range{*lo, *hi};
    const Exponents units = domain.exponents().common_with({-lattice_exponent, domain.exponents().highest - least_room});
    if (units.is_empty() || units.lowest > lattice_exponent)
        return fmt::format(
            "no ties can be built in it; a power of two from 2^-{0} to 2^{0} and {1} times as much must lie in it, as in "
            "range=1e-3..1e4",
            lattice_exponent, 1 << least_room);
    return "";
}

// What is wrong with a word; empty if nothing is.
std::string read_word(std::string_view word, const Signature& signature, Domain& domain) {
    constexpr std::string_view range = "range=";
    if (word.substr(0, range.size()) == range) return read_range(word.substr(range.size()), domain);
    if (word == "unit-orientation" && signature.orientation < Orientation::axis)
        return fmt::format("{} has no direction and no quaternion; leave the word out", form_name(signature));
    if (word == "positive-radius" && !has_radius(signature.question))
        return fmt::format("{} has no radius; leave the word out", name_of(signature.question));
    const bool cells = word == "cells", proper = word == "proper" || cells;
    if (cells && signature.form != Form::corner_size_ball_corner)
        return fmt::format(
            "{} does not store both shapes by their corners, as the cells of a map do; leave the word out, or give the form {}",
            form_name(signature), name_of(Form::corner_size_ball_corner));
    if (!proper && word != "positive-extent" && word != "positive-radius" && word != "unit-orientation" && word != "whole-numbers")
        return "there is no such word; give some of positive-extent, positive-radius, proper, unit-orientation, "
               "whole-numbers, cells, range=LO..HI, joined by commas";
    domain.cells = domain.cells || cells;
    domain.whole_numbers = domain.whole_numbers || word == "whole-numbers";
    domain.positive_extent = domain.positive_extent || proper || word == "positive-extent";
    domain.positive_radius = domain.positive_radius || proper || word == "positive-radius";
    domain.unit_orientation = domain.unit_orientation || word == "unit-orientation";
    return "";
}

}  // namespace

Exponents Exponents::common_with(const Exponents& other) const {
    return {std::max(lowest, other.lowest), std::min(highest, other.highest)};
}

int Exponents::nearest_to(int exponent) const { return std::clamp(exponent, lowest, highest); }

Domain Domain::with_proper_shapes() const {
    Domain proper = *this;
    // Of the whole domain NaN is a part, and asking for shapes alone takes nothing else away.
    proper.nan = nan || is_whole();
    proper.positive_extent = proper.positive_radius = true;
    return proper;
}

Exponents Domain::exponents() const {
    const Exponents of_steps{whole_numbers ? 0 : cells ? -1 : all_exponents.lowest, all_exponents.highest};
    if (!range) return of_steps;
    return of_steps.common_with({range->lo == 0 ? all_exponents.lowest : first_at_least(range->lo, 1), last_at_most(range->hi, 1)});
}

int Domain::exponent_within(int drawn, int lowest, int highest) const {
    if (!range && !whole_numbers && !cells) return drawn;
    Exponents allowed = exponents().common_with({lowest, highest});
    if (allowed.is_empty()) allowed = exponents();
    if (drawn >= allowed.lowest && drawn <= allowed.highest) return drawn;
    const int count = allowed.highest - allowed.lowest + 1;
    const int past = (drawn - allowed.lowest) % count;
    return allowed.lowest + (past < 0 ? past + count : past);
}

int Domain::lattice_unit(int usual) const {
    return exponents().common_with({-lattice_exponent, exponents().highest - least_room}).nearest_to(usual);
}

int Domain::at_most(int usual) const {
    if (!range) return usual;
    const int room = exponents().highest - std::max(exponents().lowest, -lattice_exponent);
    return room > 20 ? usual : std::min(usual, 1 << (room - 3));
}

Exponents Domain::doublings_of(std::span<const Input> rows) const {
    constexpr int most = 3000;  // from any double to any other
    if (!range) return {-most, most};
    double smallest = std::numeric_limits<double>::infinity(), largest = 0;
    for (const Input& row : rows) {
        const Layout& layout = layout_of(row.signature);
        for (std::size_t place = 0; place < layout.size(); ++place) {
            const double magnitude = std::abs(row.numbers[place]);
            if (magnitude == 0 || !is_length(layout[place].role)) continue;
            smallest = std::min(smallest, magnitude);
            largest = std::max(largest, magnitude);
        }
    }
    if (largest == 0) return {-most, most};
    return {range->lo == 0 ? -most : first_at_least(range->lo, smallest), last_at_most(range->hi, largest)};
}

bool lies_in(const Input& row, const Domain& domain) {
    if (domain.is_whole()) return true;
    const Layout& layout = layout_of(row.signature);
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const double number = row.numbers[place], magnitude = std::abs(number);
        const Role role = layout[place].role;
        if (std::isnan(number) && !domain.nan) return false;
        if (domain.whole_numbers && is_length(role) && number != std::trunc(number)) return false;
        if (domain.cells && (is_position(role) ? number != std::trunc(number) : number != (role == Role::radius ? 0.5 : 1))) return false;
        if (domain.range && is_length(role) && (magnitude > domain.range->hi || (magnitude < domain.range->lo && magnitude != 0)))
            return false;
        if (role == Role::radius ? domain.positive_radius && number <= 0 : domain.positive_extent && is_size(role) && number <= 0)
            return false;
        if (domain.positive_extent && role == Role::hi && number <= row.numbers[layout.beside_hi(place)]) return false;
    }
    return !domain.unit_orientation || row.signature.orientation < Orientation::axis ||
           is_of_length_one(row.signature, layout.orientation(row.row()));
}

bool lies_in(const Instance& instance, const Domain& domain) {
    return domain.is_whole() ||
           std::all_of(instance.inputs.begin(), instance.inputs.end(), [&domain](const Input& row) { return lies_in(row, domain); });
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
    return reading;
}

std::string to_text(const Domain& domain) {
    std::string text;
    const auto add = [&text](std::string_view word) { text += fmt::format("{}{}", text.empty() ? "" : ",", word); };
    if (domain.positive_extent && domain.positive_radius && !domain.cells)
        add("proper");
    else if (domain.positive_extent != domain.positive_radius)
        add(domain.positive_extent ? "positive-extent" : "positive-radius");
    if (domain.unit_orientation) add("unit-orientation");
    if (domain.whole_numbers) add("whole-numbers");
    if (domain.cells) add("cells");
    if (domain.range) add(fmt::format("range={}..{}", domain.range->lo, domain.range->hi));
    return text;
}

}  // namespace tangency::properties
