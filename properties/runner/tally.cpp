// SPDX-License-Identifier: MIT
// Counting the kinds of input.
#include "tangency/properties/tally.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/box_frame.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::properties {

namespace {

struct Extents {
    double smallest, largest;
};

// Of the first box.
Extents extents_of(const Input& input) {
    const Layout& layout = layout_of(input.signature);
    Extents extents{HUGE_VAL, 0};
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        const double second = input.numbers[layout.second(axis)];
        const bool is_side = layout[layout.second(axis)].role == Role::hi;
        const double extent = is_side ? second - input.numbers[layout.first(axis)] : second;
        extents = {std::min(extents.smallest, std::abs(extent)), std::max(extents.largest, std::abs(extent))};
    }
    return extents;
}

std::uint64_t least_share(Kind kind) {
    switch (kind) {
        case Kind::tie: return 20;
        case Kind::negative_zero:
        case Kind::sliver:
        case Kind::point_box: return 400;
        default: return 100;
    }
}

// A range has room for slivers if it has some beyond that.
constexpr double sliver_ratio = 100;

bool exists(Kind kind, std::size_t dim, const Tally& tally, const Domain& domain) {
    const Orientation orientation = tally.orientation;
    const Question question = tally.question;
    const Signature signature{Form::center_half, tally.scalar, dim, orientation};
    const auto has = [&](Magnitudes magnitudes) {
        return may_have_lengths(domain, magnitudes, tally.scalar) || may_have_orientations(domain, signature, magnitudes);
    };
    switch (kind) {
        case Kind::flat_box:
        case Kind::point_box: return has_box(question) && !domain.positive_extent;
        case Kind::zero_radius: return has_radius(question) && !domain.positive_radius;
        case Kind::large: return has(Magnitudes::large);
        case Kind::small: return has(Magnitudes::small);
        case Kind::face: return has_faces(question, dim);
        case Kind::edge: return dim == 3;
        case Kind::corner: return dim >= 2;
        case Kind::sliver:
            return has_box(question) && dim >= 2 && !domain.cells &&
                   (!domain.range || domain.range->hi >= sliver_ratio * sliver_ratio * domain.range->lo) &&
                   (!domain.coordinates || !domain.whole_numbers || domain.places().width() >= sliver_ratio * sliver_ratio);
        case Kind::negative_zero: return !is_whole(tally.scalar) && (!domain.coordinates || domain.places().lo < 0);
        case Kind::beyond_one_turn: return orientation == Orientation::radians || orientation == Orientation::degrees;
        default: return kind < Kind::rotated || orientation != Orientation::none;
    }
}

// The box's x side in the x-y plane. The number nearest to a quarter turn in radians counts as one.
std::vector<Kind> kinds_of_turn(const Input& input) {
    const double nothing = std::max(0x1p-22, 4 * format_of(input.signature.scalar).unit_roundoff);
    const BoxFrame frame = frame_of(input);
    const double x = frame.rows[0][0];
    const double y = frame.rows[1][0];
    std::vector<Kind> kinds;
    const bool along_x = std::abs(y) < nothing && std::abs(frame.rows[2][0]) < nothing;
    const bool along_y = std::abs(x) < nothing && std::abs(frame.rows[2][0]) < nothing;
    if (!along_x && !along_y)
        kinds.push_back(Kind::rotated);
    else if (along_y || x < 0)
        kinds.push_back(Kind::quarter_rotated);
    if (std::abs(x) >= nothing && std::abs(y) >= nothing)
        kinds.push_back(y > 0 ? (x > 0 ? Kind::first_quadrant : Kind::second_quadrant)
                              : (x < 0 ? Kind::third_quadrant : Kind::fourth_quadrant));
    const double angle = std::abs(input.numbers[layout_of(input.signature).orientation()]);
    if ((input.signature.orientation == Orientation::radians && angle > one_turn_in_radians) ||
        (input.signature.orientation == Orientation::degrees && angle > 360))
        kinds.push_back(Kind::beyond_one_turn);
    return kinds;
}

}  // namespace

void Tally::add(const Input& input, reference::Verdict verdict, reference::Region region, bool from_table) {
    const auto count = [this, from_table](Kind kind) {
        ++by_kind[static_cast<std::size_t>(kind)];
        if (from_table) ++enumerated_by_kind[static_cast<std::size_t>(kind)];
    };
    ++cases;
    if (from_table) ++enumerated;
    switch (verdict) {
        case reference::Verdict::touching: count(Kind::tie); break;
        case reference::Verdict::disjoint: count(Kind::disjoint); break;
        case reference::Verdict::overlapping: count(Kind::overlapping); break;
    }
    switch (region) {
        case reference::Region::inside: count(Kind::inside); break;
        case reference::Region::face: count(Kind::face); break;
        case reference::Region::edge: count(Kind::edge); break;
        case reference::Region::corner: count(Kind::corner); break;
    }
    question = input.signature.question;
    if (has_box(question)) {
        const Extents extents = extents_of(input);
        if (extents.smallest == 0) count(Kind::flat_box);
        if (extents.largest == 0) count(Kind::point_box);
        if (extents.smallest > 0 && extents.largest / sliver_ratio > extents.smallest) count(Kind::sliver);
    }
    if (has_radius(question) && input.row().back() == 0) count(Kind::zero_radius);
    if (std::any_of(input.row().begin(), input.row().end(), [](double n) { return n == 0 && std::signbit(n); })) count(Kind::negative_zero);
    const Magnitudes magnitudes = magnitudes_of(input);
    if (magnitudes == Magnitudes::large) count(Kind::large);
    if (magnitudes == Magnitudes::small) count(Kind::small);
    scalar = input.signature.scalar;
    orientation = input.signature.orientation;
    if (orientation != Orientation::none)
        for (const Kind kind : kinds_of_turn(input)) count(kind);
}

void AnswerTally::add(const AnswerTally& other) {
    for (std::size_t verdict = 0; verdict < by_standing.size(); ++verdict)
        for (std::size_t region = 0; region < by_standing[verdict].size(); ++region) {
            by_standing[verdict][region].asked += other.by_standing[verdict][region].asked;
            by_standing[verdict][region].wrong += other.by_standing[verdict][region].wrong;
        }
}

void Tally::add(const Tally& other) {
    if (other.cases == 0) return;
    scalar = other.scalar;
    orientation = other.orientation;
    question = other.question;
    cases += other.cases;
    enumerated += other.enumerated;
    for (std::size_t kind = 0; kind < by_kind.size(); ++kind) {
        by_kind[kind] += other.by_kind[kind];
        enumerated_by_kind[kind] += other.enumerated_by_kind[kind];
    }
}

std::vector<Shortfall> find_shortfalls(const Tally& tally, std::size_t dim, const Domain& domain) {
    std::vector<Shortfall> shortfalls;
    for (std::size_t i = 0; i < kind_names.size(); ++i) {
        const auto kind = static_cast<Kind>(i);
        if (!exists(kind, dim, tally, domain)) continue;
        const std::uint64_t drawn = tally.cases - tally.enumerated;
        const std::uint64_t required = drawn / least_share(kind);
        const std::uint64_t seen = tally.of(kind) - tally.enumerated_by_kind[i];
        if (seen < required || drawn == 0) shortfalls.push_back({kind, seen, required});
    }
    return shortfalls;
}

}  // namespace tangency::properties
