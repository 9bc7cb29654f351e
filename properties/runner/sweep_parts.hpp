// SPDX-License-Identifier: MIT
// What the sweep's draws are made of: random bits dealt out sparingly, and scenes in small integers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tangency/properties/case.hpp"
#include "tangency/properties/lattice.hpp"
#include "tangency/properties/source.hpp"
#include "tangency/properties/sweep.hpp"

namespace tangency::properties::sweep {

/// Random bits a few at a time: a word serves several draws, and no draw divides.
class Bits {
public:
    explicit Bits(std::uint64_t seed) : random_(seed) {}

    /// `count` bits, at most 32.
    unsigned take(int count) {
        if (left_ < count) {
            word_ = random_.bits();
            left_ = 64;
        }
        const auto taken = static_cast<unsigned>(word_ & ((std::uint64_t{1} << count) - 1));
        word_ >>= count;
        left_ -= count;
        return taken;
    }

    bool coin() { return take(1) != 0; }

    /// In [0, limit), nearly uniform: limit is far below 2^16.
    unsigned below(unsigned limit) { return (take(16) * limit) >> 16; }

    /// A whole word, for significands.
    std::uint64_t word() { return random_.bits(); }

private:
    Source random_;
    std::uint64_t word_ = 0;
    int left_ = 0;
};

/// A lattice scene in few bytes; see LatticeScene.
struct Integers {
    std::size_t dim;
    std::array<int, 3> center{}, half{}, position{};
    int radius = 0, exponent = 0, negative_zeros = 0;
};

/// What the lattice cases of a family share: all but the radius, the unit and the signs of zeros.
struct IntegerFamily {
    Integers scene;
    int length;  ///< the distance, rounded down

    void draw(Bits& bits, std::size_t dim);
    Integers member(Bits& bits) const;
};

void write(const Integers& scene, Case& row);
LatticeScene lattice_scene(const Integers& scene);

/// What the float cases of a family share: the box, the centre, and how far apart they are.
struct FloatFamily {
    Case scene;       ///< with a zero radius; where the form stores the ball's corner, its centre stands there
    double distance;  ///< in double arithmetic: it steers the radius and decides nothing
    double scale;     ///< the largest length, the distance included
    int top, lowest;  ///< exponents between which a radius is drawn

    void draw(Bits& bits, const Signature& signature);
    SweepKind write_member(Bits& bits, Case& row) const;
};

}  // namespace tangency::properties::sweep
