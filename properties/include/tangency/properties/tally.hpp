// SPDX-License-Identifier: MIT
// What kinds of input a run saw, and how many it must see to be worth anything.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "tangency/properties/domain.hpp"
#include "tangency/properties/input.hpp"
#include "tangency/reference/verdict.hpp"

namespace tangency::properties {

/// The kinds that are counted. A case may be of several. The last seven are of rotated boxes: rotated by no
/// quarter, rotated by a quarter, half or three; the quadrant of the x-y plane that the box's x side points
/// into; an angle beyond one turn.
enum class Kind {
    tie,
    disjoint,
    overlapping,
    inside,
    face,
    edge,
    corner,
    flat_box,
    point_box,
    sliver,
    zero_radius,
    negative_zero,
    large,
    small,
    rotated,
    quarter_rotated,
    first_quadrant,
    second_quadrant,
    third_quadrant,
    fourth_quadrant,
    beyond_one_turn
};

inline constexpr std::array<std::string_view, 21> kind_names{"tie",
                                                             "disjoint",
                                                             "overlapping",
                                                             "inside",
                                                             "face",
                                                             "edge",
                                                             "corner",
                                                             "flat_box",
                                                             "point_box",
                                                             "sliver",
                                                             "zero_radius",
                                                             "negative_zero",
                                                             "large",
                                                             "small",
                                                             "rotated",
                                                             "quarter_rotated",
                                                             "first_quadrant",
                                                             "second_quadrant",
                                                             "third_quadrant",
                                                             "fourth_quadrant",
                                                             "beyond_one_turn"};

/// Counts of cases that the reference decided, by kind.
struct Tally {
    ScalarType scalar = ScalarType::f64;          ///< of the cases, which are of one signature
    Orientation orientation = Orientation::none;  ///< likewise
    Question question = Question::box_ball;       ///< likewise
    std::uint64_t cases = 0;
    std::uint64_t enumerated = 0;  ///< of those, how many came from the exhaustive lattice
    std::array<std::uint64_t, kind_names.size()> by_kind{};
    std::array<std::uint64_t, kind_names.size()> enumerated_by_kind{};

    void add(const Input& input, reference::Verdict verdict, reference::Region region, bool from_table = false);
    void add(const Tally& other);
    std::uint64_t of(Kind kind) const { return by_kind[static_cast<std::size_t>(kind)]; }
};

/// Of inputs about which one verdict is asked, how many were answered and how many of these wrongly, by where the shapes stand.
struct AnswerTally {
    struct Count {
        std::uint64_t asked = 0, wrong = 0;
    };
    std::array<std::array<Count, reference::region_names.size()>, reference::verdict_names.size()> by_standing{};

    Count& of(const reference::Standing& standing) {
        return by_standing[static_cast<std::size_t>(standing.verdict)][static_cast<std::size_t>(standing.region)];
    }
    void add(const AnswerTally& other);
};

/// A kind that a run saw too seldom.
struct Shortfall {
    Kind kind;
    std::uint64_t seen;
    std::uint64_t required;
};

/// The kinds whose share of the drawn cases is below what a trial needs: one in twenty for ties, one in
/// four hundred for -0, slivers (one extent above a hundred times another) and points, one in a hundred else.
/// Edges exist in 3-D only, the kinds of rotated boxes where boxes are rotated, turns beyond one for angles. A
/// tally without drawn cases falls short of everything. What the domain has none of is not missed.
std::vector<Shortfall> find_shortfalls(const Tally& tally, std::size_t dim, const Domain& domain = whole_domain);

}  // namespace tangency::properties
