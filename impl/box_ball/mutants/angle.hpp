// SPDX-License-Identifier: MIT
// The angle: its unit, its sign, its period, its digits, and its cosine and sine.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "axis_aligned.hpp"
#include "mutant.hpp"
#include "rotated.hpp"

namespace tangency::mutants {

struct IgnoresTheAngle {
    static constexpr MutantInfo info{"never reads the angle", "an angle used for drawing only"};
    static bool intersects(const CornerSizeBy<Radians>& rotated, const Ball<float, 2>& ball) {
        const auto box = centered(rotated.box);
        return reaches(offset(box, ball), box.half_extent, ball.radius);
    }
};

struct IgnoresTheAngleOfSquares {
    static constexpr MutantInfo info{"takes a rotated square for the same square", "a shortcut true of circles"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        if (rotated.box.half_extent[0] == rotated.box.half_extent[1])
            return reaches(offset(rotated.box, ball), rotated.box.half_extent, ball.radius);
        return hits_rotated(rotated.box, rotation_of(rotated.orientation), ball);
    }
};

struct TakesDegreesForRadians {
    static constexpr MutantInfo info{"passes degrees to functions of radians", "std::cos(angle) where angle is in degrees"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle), ball);
    }
};

struct TakesRadiansForDegrees {
    static constexpr MutantInfo info{"multiplies radians by pi / 180", "a conversion in caller and callee"};
    static bool intersects(const CenterHalfBy<Radians>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle * degree<float>), ball);
    }
};

struct TakesPiFor3_14 {
    static constexpr MutantInfo info{"pi is 3.14", "a constant typed by hand"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle * 3.14F / 180), ball);
    }
};

struct TakesPiForSevenDigits {
    static constexpr MutantInfo info{"pi is 3.1415927 in double", "M_PI's float twin in double code"};
    static bool intersects(const CenterHalfBy<Degrees, double>& rotated, const Ball<double, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle * (3.1415927 / 180)), ball);
    }
};

struct TakesRadianFor57_3Degrees {
    static constexpr MutantInfo info{"divides degrees by 57.3", "a constant typed by hand"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by(rotated.orientation.angle / 57.3F), ball);
    }
};

struct TurnsTheWrongWay {
    static constexpr MutantInfo info{"turns clockwise where the caller turns counter-clockwise",
                                     "jriecken/sat-js #66: the screen's y runs down"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by_degrees(-rotated.orientation.angle), ball);
    }
};

struct LosesTheAnglesSign {
    static constexpr MutantInfo info{"takes the magnitude of the angle", "fabs in a range reduction"};
    static bool intersects(const CenterHalfBy<Radians>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by(std::abs(rotated.orientation.angle)), ball);
    }
};

struct NegativeAnglesAreZero {
    static constexpr MutantInfo info{"clamps negative angles to zero", "an unsigned angle"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by_degrees(std::max(rotated.orientation.angle, 0.0F)), ball);
    }
};

struct AddsTwoPiToNegativeDegrees {
    static constexpr MutantInfo info{"adds 2 pi to negative degrees", "a wrap written for radians"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const float angle = rotated.orientation.angle;
        const float wrapped = angle < 0 ? angle + 2 * std::numbers::pi_v<float> : angle;
        return hits_rotated(rotated.box, rotation_by_degrees(wrapped), ball);
    }
};

struct ClampsTheAngleAtOneTurn {
    static constexpr MutantInfo info{"clamps the angle to one turn instead of wrapping it", "std::clamp of user input"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const float clamped = std::clamp(rotated.orientation.angle, -360.0F, 360.0F);
        return hits_rotated(rotated.box, rotation_by_degrees(clamped), ball);
    }
};

struct HalfTurnMirrors {
    static constexpr MutantInfo info{"beyond 180 degrees takes 360 - angle for angle - 360", "an angle wrapped without its sign"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const float angle = std::fmod(rotated.orientation.angle, 360.0F);
        return hits_rotated(rotated.box, rotation_by_degrees(angle > 180 ? 360 - angle : angle), ball);
    }
};

struct LosesQuarterTurns {
    static constexpr MutantInfo info{"reduces the angle by 90, as if every box were square", "the period of a square taken for a box's"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by_degrees(std::fmod(rotated.orientation.angle, 90.0F)), ball);
    }
};

struct SnapsToQuarterTurns {
    static constexpr MutantInfo info{"snaps angles to quarter turns", "an axis-aligned fast path with a tolerance"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const float angle = rotated.orientation.angle;
        const float rest = std::remainder(angle, 90.0F);
        return hits_rotated(rotated.box, rotation_by_degrees(std::abs(rest) < 2 ? angle - rest : angle), ball);
    }
};

struct SnapsWithinAMillionthOfADegree {
    static constexpr MutantInfo info{"snaps angles within 1e-6 degrees of a quarter turn to it",
                                     "an axis-aligned fast path, asked for with a habitual epsilon"};
    static bool intersects(const CenterHalfBy<Degrees, double>& rotated, const Ball<double, 2>& ball) {
        const double angle = rotated.orientation.angle;
        const double rest = std::remainder(angle, 90.0);
        return hits_rotated(rotated.box, rotation_by_degrees(std::abs(rest) < 1e-6 ? angle - rest : angle), ball);
    }
};

struct SwapsExtentsPast45Degrees {
    static constexpr MutantInfo info{"swaps the extents past 45 degrees", "layout code that fits rotated pictures"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        CenterHalfBox<float, 2> box = rotated.box;
        const float from_side = std::abs(std::remainder(rotated.orientation.angle, 180.0F));
        if (from_side > 45) std::swap(box.half_extent[0], box.half_extent[1]);
        return hits_rotated(box, rotation_of(rotated.orientation), ball);
    }
};

struct WrapsRadiansBySixDigits {
    static constexpr MutantInfo info{
        .defect = "reduces radians modulo 6.28319", .seen_in = "a range reduction with a rounded turn", .unbroken = Level::full_range};
    static bool intersects(const CenterHalfBy<Radians, double>& rotated, const Ball<double, 2>& ball) {
        using Wide = long double;
        Wide angle = rotated.orientation.angle;
        if (std::abs(angle) > 2 * std::numbers::pi_v<Wide>) angle = std::fmod(angle, Wide(6.28319));
        return hits_rotated(as<Wide>(rotated.box), rotation_by(angle), as<Wide>(ball));
    }
};

struct TruncatesTheAngleToInt {
    static constexpr MutantInfo info{"casts the angle to int", "int parameters for degrees"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by_degrees(std::trunc(rotated.orientation.angle)), ball);
    }
};

struct SineTableOfWholeDegrees {
    static constexpr MutantInfo info{"rounds the angle to whole degrees", "sine tables of old game loops"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const float whole = std::nearbyint(std::remainder(rotated.orientation.angle, 360.0F));
        return hits_rotated(rotated.box, rotation_by_degrees(whole), ball);
    }
};

struct BinaryAngle {
    static constexpr MutantInfo info{"quantises the angle to 16 bits a turn", "short angles of network protocols"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const float units = std::nearbyint(std::remainder(rotated.orientation.angle, 360.0F) * float(65536.0 / 360));
        return hits_rotated(rotated.box, rotation_by(units * (2 * std::numbers::pi_v<float> / 65536)), ball);
    }
};

struct HalfPrecisionAngle {
    static constexpr MutantInfo info{"stores the angle in 16-bit floats", "a compressed transform"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        return hits_rotated(rotated.box, rotation_by_degrees(rounded_to_bits(rotated.orientation.angle, 11)), ball);
    }
};

struct SwapsCosineAndSine {
    static constexpr MutantInfo info{"takes the sine for the cosine", "two assignments in the wrong order"};
    static bool intersects(const CenterHalfBy<Radians>& rotated, const Ball<float, 2>& ball) {
        const auto [cos, sin] = rotation_of(rotated.orientation);
        return hits_rotated(rotated.box, Rotation<float>{sin, cos}, ball);
    }
};

struct CosineFromSine {
    static constexpr MutantInfo info{"loses the cosine's sign past a quarter turn", "saving a cosine"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const float sin = rotation_of(rotated.orientation).sin;
        return hits_rotated(rotated.box, Rotation<float>{std::sqrt(1 - sin * sin), sin}, ball);
    }
};

struct SmallAngleSine {
    static constexpr MutantInfo info{"sin t = t and cos t = 1 - t^2 / 2", "an approximation kept for all angles"};
    static bool intersects(const CenterHalfBy<Radians>& rotated, const Ball<float, 2>& ball) {
        const float angle = rotated.orientation.angle;
        return hits_rotated(rotated.box, Rotation<float>{1 - angle * angle / 2, angle}, ball);
    }
};

struct ParabolaForSine {
    static constexpr MutantInfo info{"sine and cosine by a parabola, 0.056 off at most", "fast sine of demo code"};
    static bool intersects(const CenterHalfBy<Degrees>& rotated, const Ball<float, 2>& ball) {
        const auto sine = [](float degrees) {
            const float half_turns = std::remainder(degrees, 360.0F) / 180;
            return 4 * half_turns * (1 - std::abs(half_turns));
        };
        const float angle = rotated.orientation.angle;
        return hits_rotated(rotated.box, Rotation<float>{sine(angle + 90), sine(angle)}, ball);
    }
};

}  // namespace tangency::mutants
