// SPDX-License-Identifier: MIT
// Float generators: every magnitude, and radii placed around the true distance.
#include <algorithm>
#include <array>
#include <cmath>

#include "tangency/properties/floats.hpp"
#include "tangency/properties/frame.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/properties/placing.hpp"
#include "tangency/properties/plain.hpp"

namespace tangency::properties {
namespace {

// A positive number in [2^exponent, 2^(exponent+1)): full, short or empty significand.
double draw_number(Source& random, ScalarType scalar, int exponent) {
    const int kind = random.between(0, 5);
    const double fraction = kind == 0   ? 0
                            : kind == 1 ? random.between(0, 15) / 16.0
                                        : random.unit();
    return finite(scalar, std::ldexp(1 + fraction, exponent));
}

struct ExponentRange {
    int lowest, highest;
};

ExponentRange exponents_of(Magnitudes magnitudes, const FloatFormat& format) {
    switch (magnitudes) {
        case Magnitudes::ordinary: return {-30, 29};
        case Magnitudes::large: return {format.min_exponent, format.max_exponent};
        case Magnitudes::small: return {format.min_exponent, 29};
    }
    return {0, 0};
}

// The exponent of a scene's largest parts; the other parts lie below it.
int draw_scale_exponent(Source& random, Magnitudes magnitudes, const FloatFormat& format) {
    switch (magnitudes) {
        case Magnitudes::ordinary: return random.between(-28, 28);
        // The ends of the range have defects of their own, so a quarter of the draws go there.
        case Magnitudes::large:
            return random.chance(1, 4) ? format.max_exponent - random.between(0, 2) : random.between(30, format.max_exponent);
        case Magnitudes::small:
            if (random.chance(1, 4)) return random.between(-30, 28);
            return format.min_exponent + (random.chance(1, 4) ? random.between(0, 30)
                                                              : random.between(4, -31 - format.min_exponent));
    }
    return 0;
}

// Coincidences that continuous draws never show and programs meet daily: zeros of either sign, equal
// arguments, a box or a ball at the origin, squares, segments and points.
void add_coincidence(Source& random, Case& scene) {
    const std::size_t dim = scene.signature.dim;
    const auto place = [&] { return static_cast<std::size_t>(random.between(0, static_cast<int>(3 * dim) - 1)); };
    const auto set_part = [&](std::size_t part, double number) {
        for (std::size_t axis = 0; axis < dim; ++axis) scene.numbers[part * dim + axis] = number;
    };
    const auto flatten = [&](std::size_t axis) {
        scene.numbers[dim + axis] = scene.signature.form == Form::lo_hi ? scene.numbers[axis] : 0;
    };
    switch (random.between(0, 15)) {
        case 0: scene.numbers[place()] = random.chance(1, 4) ? -0.0 : 0.0; break;
        case 1: scene.numbers[place()] = scene.numbers[place()]; break;
        case 2: set_part(1, scene.numbers[dim]); break;
        case 3: set_part(0, 0); break;
        case 4: set_part(2, 0); break;
        case 5: flatten(place() % dim); break;
        case 6:
        case 7:
            for (std::size_t axis = 0; axis < dim; ++axis) flatten(axis);
            break;
        default: break;
    }
}

void draw_radius(Source& random, Case& scene, int scale_exponent) {
    const ScalarType scalar = scene.signature.scalar;
    const double distance = steering_distance(scene);
    const double scale = std::max(distance, largest_length(scene));
    const int kind = random.between(0, 9);
    if (kind == 0) {
        set_radius(scene, 0);
    } else if (kind <= 2) {
        set_radius(scene, draw_number(random, scalar, scale_exponent - random.between(0, 20)));
    } else {
        // From a quarter of eps * scale to a sixteenth of the scale, every octave alike.
        const int octaves = random.between(-2, format_of(scalar).precision - 4);
        const double offset = std::ldexp(format_of(scalar).unit_roundoff * (1 + random.unit()), octaves) * scale;
        set_radius(scene, distance + random.with_sign(offset));
    }
}

Case draw_structured(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const FloatFormat& format = format_of(signature.scalar);
    const int top = draw_scale_exponent(random, magnitudes, format);
    const int lowest = exponents_of(magnitudes, format).lowest;
    const auto below = [&] {
        const int drop = random.chance(1, 2) ? random.between(0, 3) : random.between(0, 2 * format.precision);
        return std::max(top - drop, lowest);
    };
    Case scene{signature};
    std::array<int, 3> exponents{below(), below(), below()};  // offset, half extent, overshoot
    const bool same_on_all_axes = random.chance(1, 2);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        if (!same_on_all_axes) exponents = {below(), below(), below()};
        const double center = random.with_sign(draw_number(random, signature.scalar, exponents[0]));
        const double half = draw_number(random, signature.scalar, exponents[1]);
        const double away = random.chance(2, 3) ? half + draw_number(random, signature.scalar, exponents[2])
                                                : half * random.unit();
        set_axis(scene, axis, center, half, center + random.with_sign(away));
    }
    add_coincidence(random, scene);
    draw_radius(random, scene, top);
    return scene;
}

// Coordinates as games, pages and drawings have them: pixels, tiles, tenths.
Case draw_everyday(Source& random, const Signature& signature) {
    static constexpr std::array<double, 5> steps{1, 0.5, 0.1, 16, 0.01};
    const double step = random.pick(steps);
    const auto number = [&](int lo, int hi) { return random.between(lo, hi) * step; };
    Case scene{signature};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        // One draw a statement here and below: compilers evaluate arguments in different orders.
        const double center = number(-40, 1920);
        const double half = number(0, 300);
        const double position = number(-40, 1920);
        set_axis(scene, axis, center, half, position);
    }
    add_coincidence(random, scene);
    if (random.chance(1, 2))
        draw_radius(random, scene, 8);
    else
        set_radius(scene, number(0, 500));
    return scene;
}

Case draw_bits(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const ExponentRange range = exponents_of(magnitudes, format_of(signature.scalar));
    Case scene{signature};
    for (double& number : scene.row())
        number = random.with_sign(draw_number(random, signature.scalar, random.between(range.lowest, range.highest)));
    return scene;
}

// A few ulps on up to two arguments.
void nudge(Source& random, Case& scene) {
    const int count = random.between(0, 2);
    for (int i = 0; i < count; ++i) {
        auto& number = scene.numbers[static_cast<std::size_t>(random.between(0, static_cast<int>(scene.row().size()) - 1))];
        number = step_ulps(scene.signature.scalar, number, random.between(-8, 8));
    }
}

// Opposite giants: differences, and sums of a corner and an extent, that overflow before anything is squared.
Case draw_giants(Source& random, const Signature& signature) {
    const int top = format_of(signature.scalar).max_exponent;
    const auto giant = [&] { return draw_number(random, signature.scalar, top - random.between(0, 2)); };
    Case scene{signature};
    const double side = random.chance(1, 2) ? 1 : -1;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const bool idle = axis > 0 && random.chance(1, 2);
        const double center = idle ? 0 : side * giant();
        const double half = giant();
        const double position = idle ? 0 : -side * giant();
        set_axis(scene, axis, center, half, position);
    }
    draw_radius(random, scene, top);
    return scene;
}

Case draw_straight(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const int kind = random.between(0, 9);
    const bool ordinary = magnitudes == Magnitudes::ordinary;
    const bool large = magnitudes == Magnitudes::large;
    Case scene = kind == 0                ? draw_bits(random, signature, magnitudes)
                 : kind <= 2 && ordinary ? draw_everyday(random, signature)
                 : kind == 1 && large    ? draw_giants(random, signature)
                                         : draw_structured(random, signature, magnitudes);
    if (random.chance(1, 4)) nudge(random, scene);
    make_valid(scene);
    return scene;
}

// Box, offset and ball alike in size, near the origin: what an orientation a little off moves farthest.
Case draw_compact(Source& random, const Signature& signature) {
    const double size = std::ldexp(1.0, random.between(-20, 28));
    const bool centered = random.chance(1, 2);
    Case scene{signature};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const double center = centered ? 0 : size * (2 * random.unit() - 1);
        const double half = size * random.unit();
        const double beyond = random.chance(2, 3) ? size * random.unit() : 0;
        set_axis(scene, axis, center, half, center + random.with_sign(half + beyond));
    }
    draw_radius(random, scene, std::ilogb(size));
    return scene;
}

// A straight scene and an orientation; of extreme magnitudes is the one, the other or both.
Case draw_turned(Source& random, const Signature& signature, Magnitudes magnitudes) {
    const int extreme = random.between(0, 2);
    const Magnitudes of_lengths = extreme == 0 ? Magnitudes::ordinary : magnitudes;
    const Magnitudes of_orientation = extreme == 1 ? Magnitudes::ordinary : magnitudes;
    const std::size_t dim = signature.dim;
    const Signature unturned{signature.form, signature.scalar, dim};
    const bool compact = of_lengths == Magnitudes::ordinary && random.chance(1, 2);
    const Case straight = compact ? draw_compact(random, unturned) : draw_straight(random, unturned, of_lengths);
    Case scene{signature};
    copy_lengths(straight, scene);
    draw_orientation(random, scene, of_orientation);
    make_valid(scene);
    if (random.chance(2, 3)) carry_ball(straight, scene);
    if (random.chance(3, 4)) {
        const double scale = largest_length(scene);
        draw_radius(random, scene, scale == 0 ? 0 : std::ilogb(scale));
    }
    if (random.chance(1, 4)) nudge(random, scene);
    make_valid(scene);
    return scene;
}

Case draw_any(Source& random, const Signature& signature, Magnitudes magnitudes) {
    return signature.turning == Turning::none ? draw_straight(random, signature, magnitudes)
                                              : draw_turned(random, signature, magnitudes);
}

// A lattice tie anywhere in the exponent range, moved as far as its numbers stay exact.
Case draw_scaled_tie(Source& random, const Signature& signature) {
    const FloatFormat& format = format_of(signature.scalar);
    const bool turned = signature.turning != Turning::none;
    LatticeScene tie = turned ? draw_turned_tie(random, signature) : draw_lattice_tie(random, signature.dim);
    if (signature.turning >= Turning::axis && random.chance(1, 8))
        tie.turn.exponent = random.between(format.min_exponent, format.max_exponent - 14);
    tie.exponent = random.chance(1, 2) ? random.between(-20, 20)
                                       : random.between(format.min_exponent, format.max_exponent - format.precision);
    if (random.chance(1, 3)) {
        const std::int64_t far = std::int64_t{1} << random.between(8, format.precision - 2);
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            tie.box_center[axis] += far;
            tie.center[axis] += far;
        }
    }
    return express(tie, signature);
}

Case draw_beside_tie(Source& random, const Signature& signature) {
    static constexpr std::array<Magnitudes, 3> all{Magnitudes::ordinary, Magnitudes::large, Magnitudes::small};
    Case scene{signature};
    if (random.chance(1, 2)) {
        scene = draw_scaled_tie(random, signature);
        if (random.chance(1, signature.turning == Turning::none ? 4 : 12)) {
            // A part too small for any rounded sum to keep, yet enough to break the tie.
            const int tiny = format_of(signature.scalar).min_exponent + random.between(0, 40);
            for (double& number : scene.row())
                if (number == 0 && random.chance(1, 2)) number = random.with_sign(std::ldexp(1.0, tiny));
        }
    } else {
        const Magnitudes magnitudes = random.pick(all);
        const bool turned = signature.turning != Turning::none;
        scene = turned ? draw_turned(random, signature, magnitudes) : draw_structured(random, signature, magnitudes);
        make_valid(scene);
        if (signature.form != Form::corner_size_ball_corner)
            set_radius(scene, steering_distance(scene));
    }
    // A straight scene's neighbours outnumber its ties, which P03 has by the thousand; ties at Pythagorean
    // directions and odd multiples of 30 degrees are met here alone.
    if (signature.turning == Turning::none || random.chance(1, 2)) nudge(random, scene);
    make_valid(scene);
    return scene;
}

}  // namespace

Case draw_floats(Source& random, const Signature& signature, Magnitudes magnitudes) {
    return row_or_plain(random, signature, [&] {
        Case scene = draw_any(random, signature, magnitudes);
        while (magnitudes_of(scene) != magnitudes && !random.is_exhausted()) scene = draw_any(random, signature, magnitudes);
        return scene;
    });
}

Case draw_near_tie(Source& random, const Signature& signature) {
    return row_or_plain(random, signature, [&] { return draw_beside_tie(random, signature); });
}

}  // namespace tangency::properties
