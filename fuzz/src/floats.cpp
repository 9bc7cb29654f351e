// SPDX-License-Identifier: MIT
// Float inputs: lengths over the whole exponent range, radii at, near and far from the distance.
#include <algorithm>
#include <cmath>

#include "builders.hpp"
#include "tangency/properties/encode.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"

namespace tangency::fuzz {

using properties::Input;
using properties::FloatFormat;
using properties::format_of;
using properties::LatticeInput;

namespace {

enum class Range { ordinary, large, top, small, mixed, bottom };

// Half of all bytes are ordinary magnitudes; the range's ends have defects of their own.
Range range_of(std::uint8_t byte) {
    using enum Range;
    static constexpr std::array<Range, 16> ranges_{ordinary, large, top, small, mixed, bottom, ordinary, ordinary,
                                                   ordinary, large, large, small, small, ordinary, ordinary, ordinary};
    return ranges_[byte % 16];
}

struct Exponents {
    int lowest, highest;
};

// Where the largest lengths lie.
Exponents top_exponents(Range range, const FloatFormat& format) {
    switch (range) {
        case Range::large: return {30, format.max_exponent};
        case Range::top: return {format.max_exponent - 2, format.max_exponent};
        case Range::small: return {format.min_exponent + 4, -31};
        case Range::bottom: return {format.min_exponent, format.min_exponent + 30};
        case Range::ordinary:
        case Range::mixed: break;
    }
    return {-28, 28};
}

double signed_number(double magnitude, bool negative) { return negative ? -magnitude : magnitude; }

// A word of a float kind: how far below the row's exponent, mostly a little, and which significand.
class Lengths {
public:
    Lengths(const Recipe& made, ScalarType scalar)
        : made_(made), scalar_(scalar), top_(top_exponent(made, scalar)),
          lowest_(range_of(made.range) == Range::ordinary ? -30 : format_of(scalar).min_exponent) {}

    int top() const { return top_; }

    double length(std::uint16_t word, std::size_t place, std::uint16_t exponent_word) const {
        const double number = std::ldexp(significand(static_cast<std::uint8_t>(word >> 8), made_.salt, place),
                                         exponent(static_cast<std::uint8_t>(exponent_word & 0xff)));
        return properties::finite(scalar_, number);
    }

    double length(std::uint16_t word, std::size_t place) const { return length(word, place, word); }

private:
    int exponent(std::uint8_t byte) const {
        const int drop = byte < 128 ? byte % (2 * format_of(scalar_).precision + 1) : byte % 4;
        return std::max(top_ - drop, lowest_);
    }

    const Recipe& made_;
    ScalarType scalar_;
    int top_, lowest_;
};

// From a quarter of eps * scale to a sixteenth of the scale, half of the bytes within a hundred times eps * scale.
double offset_from_tie(const Recipe& made, ScalarType scalar, double scale) {
    const FloatFormat& format = format_of(scalar);
    const int byte = made.radius & 0xff;
    const int octave = -2 + byte % (byte < 128 ? 10 : format.precision - 1);
    const double part = significand(static_cast<std::uint8_t>(made.radius >> 8), made.salt, 30);
    return std::ldexp(format.unit_roundoff * part, octave) * scale;
}

// A row before it has a radius, and the frame of its box.
struct Placed {
    Input input;
    properties::BoxFrame frame;
};

void fit_radius(const Recipe& made, Placed& placed, int exponent) {
    Input& input = placed.input;
    const ScalarType scalar = input.signature.scalar;
    if (made.fit == Fit::zero) return properties::set_radius(input, 0);
    if (made.fit == Fit::free) {
        const double part = significand(static_cast<std::uint8_t>(made.radius >> 8), made.salt, 31);
        return properties::set_radius(input, std::ldexp(part, exponent - (made.radius & 0xff) % 21));
    }
    const double distance = input.signature.orientation == Orientation::none ? properties::approximate_distance(input)
                                                                     : properties::rotated_distance(input,
                                                                                                    placed.frame);
    if (made.fit == Fit::tie) return properties::set_radius(input, distance);
    const double scale = std::max(distance, properties::largest_length(input));
    const double offset = offset_from_tie(made, scalar, scale);
    properties::set_radius(input, made.fit == Fit::below ? distance - offset : distance + offset);
}

// Coincidences that continuous lengths never show and programs meet daily. Needs an axis-aligned row.
void add_coincidence(const Recipe& made, Input& input) {
    const Layout& layout = layout_of(input.signature);
    const std::size_t dim = layout.dim();
    const std::size_t place = made.order % layout.radius();
    const std::size_t other = made.order / 16 % layout.radius();
    const auto flatten = [&](std::size_t axis) {
        const bool is_side = layout[layout.second(axis)].role == Role::hi;
        input.numbers[layout.second(axis)] = is_side ? input.numbers[layout.first(axis)] : 0;
    };
    const auto fill = [&](std::size_t first, double number) {
        for (std::size_t axis = 0; axis < dim; ++axis) input.numbers[first + axis] = number;
    };
    switch (made.coincidence % 16) {
        case 1: input.numbers[place] = (made.zeros & 1) != 0 ? -0.0 : 0.0; break;
        case 2: input.numbers[place] = input.numbers[other]; break;
        case 3: fill(layout.second(0), input.numbers[layout.second(0)]); break;
        case 4: fill(layout.first(0), 0); break;
        case 5: fill(layout.ball(0), 0); break;
        case 6: flatten(place % dim); break;
        case 7:
            for (std::size_t axis = 0; axis < dim; ++axis) flatten(axis);
            break;
        case 8: input.numbers[place] = -input.numbers[other]; break;
        default: break;
    }
}

void place_axis(const Recipe& made, const Lengths& lengths, Input& input, std::size_t axis, bool at_origin) {
    const AxisPlan& plan = made.axes[axis];
    // Alike in size on all axes as often as not.
    const AxisPlan& sizes = (made.coincidence & 16) != 0 ? plan : made.axes[0];
    const double center =
        at_origin ? 0
                  : signed_number(lengths.length(plan.center, 3 * axis, sizes.center), ((made.zeros >> axis) & 1) != 0);
    const double half = lengths.length(plan.half, 3 * axis + 1, sizes.half);
    double away = half;
    bool low = plan.side == Side::below || plan.side == Side::on_low;
    switch (plan.side) {
        case Side::below:
        case Side::above: away += lengths.length(plan.away, 3 * axis + 2, sizes.away); break;
        case Side::between:
            away *= significand(static_cast<std::uint8_t>(plan.away >> 8), made.salt, 3 * axis + 2) - 1;
            low = (plan.away & 1) != 0;
            break;
        case Side::centered: away = 0; break;
        case Side::on_low:
        case Side::on_high: break;
    }
    properties::set_axis(input, axis, center, half, center + signed_number(away, low));
}

// Rotated, the ball goes round with the box unless the plan leaves it.
Placed oriented(const Recipe& made, const Input& axis_aligned, const Signature& signature) {
    if (signature.orientation == Orientation::none) return {axis_aligned, {}};
    Placed placed{Input{signature}, {}};
    Input& input = placed.input;
    properties::copy_lengths(axis_aligned, input);
    write_orientation(made, input);
    properties::make_valid(input);
    placed.frame = properties::approximate_frame(input);
    if ((made.turn.flags & 1) == 0) properties::carry_ball(axis_aligned, input, placed.frame);
    return placed;
}

Input finished(const Recipe& made, Input input) {
    step_numbers(made, input);
    properties::make_valid(input);
    return input;
}

Signature without_orientation(const Signature& signature) { return {signature.form, signature.scalar, signature.dim}; }

// Zeros become parts too small for any rounded sum to keep, yet enough to break the tie.
void add_tiny(const Recipe& made, Input& input) {
    const int tiny = format_of(input.signature.scalar).min_exponent + made.coincidence / 4 % 41;
    std::size_t place = 0;
    for (double& number : input.row()) {
        const std::size_t bit = place++;
        if (number == 0 && ((made.zeros >> bit) & 1) != 0)
            number = signed_number(std::ldexp(1.0, tiny), ((made.salt >> bit) & 1) != 0);
    }
}

}  // namespace

int top_exponent(const Recipe& made, ScalarType scalar) {
    const auto [lowest, highest] = top_exponents(range_of(made.range), format_of(scalar));
    return lowest + made.scale % (highest - lowest + 1);
}

double significand(std::uint8_t byte, std::uint32_t salt, std::size_t place) {
    if (byte < 32) return 1 + byte * 0x1p-5;
    if (byte >= 224) return 1;
    const std::uint64_t mixed = properties::mix_seed(salt, byte * std::uint64_t{64} + place);
    return 1 + static_cast<double>((mixed * 0xff51afd7ed558ccd) >> 12) * 0x1p-52;
}

void step_numbers(const Recipe& made, Input& input) {
    for (const auto& [place, amount] : made.steps) {
        const std::size_t chosen = place % 32;
        if (chosen == 0 || chosen > input.row().size()) continue;
        const int ulps = amount >= -8 && amount <= 8 ? amount : amount % 9;
        input.numbers[chosen - 1] = properties::step_ulps(input.signature.scalar, input.numbers[chosen - 1], ulps);
    }
}

Input near_tie_case(const Recipe& made, const Signature& signature) {
    LatticeInput tie = rotated_tie(made, signature);
    tie.negative_zeros = made.zeros;
    if (made.kind == InputKind::near_tie) {
        const FloatFormat& format = format_of(signature.scalar);
        const bool ordinary = range_of(made.range) == Range::ordinary;
        const int lowest = ordinary ? -20 : format.min_exponent;
        const int highest = ordinary ? 20 : format.max_exponent - format.precision;
        tie.exponent = lowest + made.scale % (highest - lowest + 1);
        if (signature.orientation >= Orientation::axis && made.turn.flags >= 224)
            tie.turn.exponent =
                format.min_exponent +
                static_cast<int>(made.salt % static_cast<unsigned>(format.max_exponent - 13 - format.min_exponent));
        if (made.far % 3 == 1) {
            const std::int64_t distance = std::int64_t{1} << (8 + made.far / 3 % (format.precision - 9));
            const std::int64_t far = (made.zeros & 0x8000) != 0 ? -distance : distance;
            for (std::size_t axis = 0; axis < signature.dim; ++axis) {
                tie.box_center[axis] += far;
                tie.center[axis] += far;
            }
        }
    }
    Input input = properties::express(tie, signature);
    if (made.coincidence % 4 == 1) add_tiny(made, input);
    return finished(made, input);
}

Input float_case(const Recipe& made, const Signature& signature) {
    const Lengths lengths(made, signature.scalar);
    Input axis_aligned{without_orientation(signature)};
    // About the origin the box is as large as the row, so that an angle a little off shows.
    const bool at_origin = signature.orientation != Orientation::none && (made.turn.flags & 2) != 0;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) place_axis(made, lengths, axis_aligned, axis, at_origin);
    add_coincidence(made, axis_aligned);
    properties::make_valid(axis_aligned);
    Placed placed = oriented(made, axis_aligned, signature);
    fit_radius(made, placed, lengths.top());
    return finished(made, placed.input);
}

// Coordinates as games, pages and drawings have them: pixels, tiles, tenths.
Input everyday_case(const Recipe& made, const Signature& signature) {
    static constexpr std::array<double, 5> unit_lengths{1, 0.5, 0.1, 16, 0.01};
    const double unit = unit_lengths[made.scale % 5];
    const auto number = [unit](std::uint16_t word, int lo, int hi) {
        return fold<int>(static_cast<std::int16_t>(word), lo, hi) * unit;
    };
    Input axis_aligned{without_orientation(signature)};
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const AxisPlan& plan = made.axes[axis];
        properties::set_axis(axis_aligned, axis, number(plan.center, -40, 1920), number(plan.half, 0, 300),
                             number(plan.away, -40, 1920));
    }
    add_coincidence(made, axis_aligned);
    properties::make_valid(axis_aligned);
    Placed placed = oriented(made, axis_aligned, signature);
    if (made.fit == Fit::free)
        properties::set_radius(placed.input, number(made.radius, 0, 500));
    else
        fit_radius(made, placed, 8);
    return finished(made, placed.input);
}

// Opposite huge numbers: differences, and sums of a corner and an extent, that overflow before anything is squared.
Input huge_case(const Recipe& made, const Signature& signature) {
    const int top = format_of(signature.scalar).max_exponent;
    const auto huge = [&](std::uint16_t word, std::size_t place) {
        return properties::finite(
            signature.scalar,
            std::ldexp(significand(static_cast<std::uint8_t>(word >> 8), made.salt, place), top - word % 3));
    };
    Input axis_aligned{without_orientation(signature)};
    const bool left = (made.scale & 1) != 0;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const AxisPlan& plan = made.axes[axis];
        const bool idle = axis > 0 && plan.side <= Side::on_high;
        const double center = idle ? 0 : signed_number(huge(plan.center, 3 * axis), left);
        const double half = huge(plan.half, 3 * axis + 1);
        const double position = idle ? 0 : signed_number(huge(plan.away, 3 * axis + 2), !left);
        properties::set_axis(axis_aligned, axis, center, half, position);
    }
    properties::make_valid(axis_aligned);
    Placed placed = oriented(made, axis_aligned, signature);
    fit_radius(made, placed, top);
    return finished(made, placed.input);
}

}  // namespace tangency::fuzz
