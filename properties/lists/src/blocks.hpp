// SPDX-License-Identifier: MIT
// Shapes of a lattice list before they are written in a form, and the plain way to draw a list of them.
#pragma once

#include <array>
#include <vector>

#include "tangency/pairs/shape_list.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::pairs {

/// The bounds of a lattice: squares of sums of these are integers that a float holds.
inline constexpr int most_center = 700, most_half = 300;

/// A box by centre and half extents, or a ball by centre and radius, which stands on each axis.
struct Block {
    bool is_ball = false;
    std::array<int, 3> center{}, half{};

    friend bool operator==(const Block&, const Block&) = default;
};

Shape shape_of(const Block& block, const Signature& signature);

/// Shapes number by number: the simplest is none, then boxes of half extent 1 at the origin.
std::vector<Block> draw_plain(properties::Source& source, std::size_t dim);

/// The choices from which draw_plain makes these.
properties::Choices plain_choices(const std::vector<Block>& blocks, std::size_t dim);

/// Visits plain choices of simpler lists, the boldest first: all shapes alike, runs of them left out, one like the simplest or like the one
/// before it. Says whether the visitor wants no more.
bool visit_simpler(const std::vector<Block>& blocks, std::size_t dim, const properties::ChoicesVisitor& visit);

}  // namespace tangency::pairs
