// SPDX-License-Identifier: MIT
// Every input of fold, clamp and stored sides in 8-bit formats, and of stored sides in binary16: how wrong they get.
//
// usage: small_formats [e4m3|e5m2|binary16]...    (all three if none is named)
//
// Numbers are whole multiples of the format's least subnormal, so distances are exact; rounding is to nearest even, with
// subnormals and, as in the proofs, no greatest number of what is computed. proofs/theory/Small.v proves why it is
// enough to ask, for each computed overshoot and each scale, the least and the greatest true overshoot, at the two
// radii where the answer changes.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

namespace {

using Wide = unsigned __int128;

struct Format {
    const char* name;
    int precision, least_exponent;  // of the last place of subnormals
    double greatest;
};
constexpr Format formats[] = {{"e4m3", 4, -9, 448}, {"e5m2", 3, -16, 57344}, {"binary16", 11, -24, 65504}};

int bits_of(Wide number) {
    const auto high = static_cast<std::uint64_t>(number >> 64), low = static_cast<std::uint64_t>(number);
    if (high != 0) return 128 - __builtin_clzll(high);
    return low == 0 ? 0 : 64 - __builtin_clzll(low);
}

/// `number` at 2^-below units, rounded to a float, in units.
Wide rounded(const Format& format, Wide number, int below = 0) {
    const int shift = std::max(below, bits_of(number) - format.precision);
    if (shift <= 0) return number;
    const Wide half = Wide{1} << (shift - 1), rest = number & ((half << 1) - 1);
    Wide kept = number >> shift;
    if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
    return kept << (shift - below);
}

Wide rounded_square(const Format& format, Wide number) { return rounded(format, number * number, -format.least_exponent); }

std::int64_t rounded_signed(const Format& format, std::int64_t number) {
    const auto size = static_cast<std::int64_t>(rounded(format, static_cast<Wide>(number < 0 ? -number : number)));
    return number < 0 ? -size : size;
}

/// All floats from 0 to `most`, in units.
std::vector<std::int64_t> floats_up_to(const Format& format, double most) {
    const auto end = static_cast<std::int64_t>(std::ldexp(most, -format.least_exponent));
    std::vector<std::int64_t> all;
    std::int64_t step = 1;
    for (std::int64_t number = 0; number <= end; number += step) {
        all.push_back(number);
        if (number + step == (std::int64_t{1} << format.precision) * step && number != 0) {
            all.push_back(number += step);
            step *= 2;
        }
    }
    while (!all.empty() && all.back() > end) all.pop_back();
    return all;
}

/// The place of a float among all of them, as its bits have it; of another number, that of a float below it.
std::size_t place_of(const Format& format, std::int64_t number) {
    const int bits = 64 - __builtin_clzll(static_cast<unsigned long long>(number) | 1);
    const int exponent = std::max(0, bits - format.precision);
    return static_cast<std::size_t>((number >> exponent) + (std::int64_t{exponent} << (format.precision - 1)));
}

/// Whether the square of a float does not underflow: the premise `fits` of the proofs.
bool fits(const Format& format, std::int64_t number) {
    return number == 0 || bits_of(static_cast<Wide>(number) * static_cast<Wide>(number)) >= format.precision - format.least_exponent;
}

struct Axis {
    std::int64_t computed, exact, scale;
};

Axis fold(const Format& format, std::int64_t c, std::int64_t h, std::int64_t p) {
    const std::int64_t apart = std::abs(rounded_signed(format, p - c));
    return {std::max<std::int64_t>(rounded_signed(format, apart - h), 0), std::max<std::int64_t>(std::abs(p - c) - h, 0),
            std::max({std::abs(c), h, std::abs(p)})};
}

Axis clamp(const Format& format, std::int64_t x, std::int64_t w, std::int64_t p) {
    const std::int64_t nearest = std::max(x, std::min(p, rounded_signed(format, x + w)));
    return {std::abs(rounded_signed(format, p - nearest)), std::max<std::int64_t>({x - p, p - x - w, 0}),
            std::max({std::abs(x), w, std::abs(p)})};
}

/// A stored side at x and a centre: w is of no account, since the far side never matters (Small.v).
Axis stored(const Format& format, std::int64_t x, std::int64_t, std::int64_t p) {
    return {std::abs(rounded_signed(format, p - x)), std::abs(p - x), std::max(std::abs(x), std::abs(p))};
}

/// The widest wrong gap |d - r| in units of max(eps * scale, half the least subnormal).
struct Worst {
    double k = 0, k_of_fitting = 0;
    void see(double gap, double scale, bool fitting, const Format& format) {
        if (gap <= 0) return;
        const double unit = std::max(std::ldexp(scale, -format.precision), 0.5);
        k = std::max(k, gap / unit);
        if (fitting) k_of_fitting = std::max(k_of_fitting, gap / unit);
    }
};

/// Where the answer changes: the first radius whose rounded square reaches `sum`. A closed method says yes from there.
std::size_t first_yes(const std::vector<Wide>& squares, Wide sum) {
    return static_cast<std::size_t>(std::lower_bound(squares.begin(), squares.end(), sum) - squares.begin());
}

/// Asks the radii on both sides of the change, `yes` the first that is answered yes, about a true distance between least
/// and greatest.
void ask(const Format& format, const std::vector<std::int64_t>& radii, std::size_t yes, double least, double greatest, double scale,
         bool fitting, Worst& worst) {
    const auto see = [&](std::size_t at, double distance, double sign) {
        const auto radius = static_cast<double>(radii[at]);
        worst.see(sign * (distance - radius), std::max(scale, radius), fitting && fits(format, radii[at]), format);
    };
    if (yes > 0) see(yes - 1, least, -1);
    if (yes == radii.size()) return;
    see(yes, greatest, 1);
    // Where r^2 underflows the premise of the proofs fails; ask the first radius that meets it as well.
    std::size_t at = yes;
    while (at < radii.size() && !fits(format, radii[at])) ++at;
    if (at != yes && at < radii.size()) see(at, greatest, 1);
}

struct Extremes {
    std::int64_t least = -1, greatest = -1;
};

template <class Method>
void exhaust(const Format& format, const char* name, Method method, bool sizes) {
    const std::vector<std::int64_t> radii = floats_up_to(format, format.greatest);
    const std::vector<std::int64_t> overshoots = floats_up_to(format, 4 * format.greatest);
    const std::size_t scales = radii.size();
    std::vector<std::vector<Extremes>> table(overshoots.size(), std::vector<Extremes>(scales));
    std::vector<Wide> squares, products;
    for (const std::int64_t radius : radii) squares.push_back(rounded_square(format, static_cast<Wide>(radius)));
    for (const std::int64_t u : overshoots) products.push_back(rounded_square(format, static_cast<Wide>(u)));
    std::uint64_t inputs = 0, ties = 0, closed_wrong = 0, open_wrong = 0;
    const std::vector<std::int64_t> none{0};
    const auto each = [&](std::int64_t first, std::int64_t size, std::int64_t center) {
        const Axis axis = method(format, first, size, center);
        ++inputs;
        const std::size_t at = place_of(format, axis.computed), own = place_of(format, axis.exact);
        // A tie on a line: d is a radius. Closed methods must say yes, open ones no.
        if (own < radii.size() && radii[own] == axis.exact) {
            ++ties;
            closed_wrong += products[at] > squares[own];
            open_wrong += products[at] < squares[own];
        }
        Extremes& seen = table[at][place_of(format, axis.scale)];
        if (seen.greatest < 0 || axis.exact > seen.greatest) seen.greatest = axis.exact;
        if (seen.least < 0 || axis.exact < seen.least) seen.least = axis.exact;
    };
    for (const std::int64_t a : radii)
        for (const std::int64_t size : sizes ? radii : none)
            for (const std::int64_t b : radii)
                for (const std::int64_t first : {a, -a}) {
                    each(first, size, b);
                    each(first, size, -b);
                }
    for (auto& row : table)  // of this scale or any smaller
        for (std::size_t m = 1; m < scales; ++m) {
            if (row[m].greatest < row[m - 1].greatest) row[m].greatest = row[m - 1].greatest;
            if (row[m - 1].least >= 0 && (row[m].least < 0 || row[m].least > row[m - 1].least)) row[m].least = row[m - 1].least;
        }
    Worst line, plane;
    for (std::size_t m = 0; m < scales; ++m) {
        const auto scale = static_cast<double>(radii[m]);
        std::vector<std::size_t> reached;
        for (std::size_t i = 0; i < overshoots.size(); ++i)
            if (table[i][m].greatest >= 0) reached.push_back(i);
        for (const std::size_t i : reached) {
            const Extremes& x = table[i][m];
            const bool x_fits = fits(format, overshoots[i]);
            ask(format, radii, first_yes(squares, products[i]), static_cast<double>(x.least), static_cast<double>(x.greatest), scale,
                x_fits, line);
            for (const std::size_t j : reached) {
                if (j > i) break;
                const Extremes& y = table[j][m];
                const bool xy_fit = x_fits && fits(format, overshoots[j]);
                const Wide two = rounded(format, products[i] + products[j]);
                const double least = std::hypot(static_cast<double>(x.least), static_cast<double>(y.least));
                const double greatest = std::hypot(static_cast<double>(x.greatest), static_cast<double>(y.greatest));
                ask(format, radii, first_yes(squares, two), least, greatest, scale, xy_fit, plane);
            }
        }
    }
    std::printf("%s, %s: %llu inputs of an axis; ties on a line %llu, wrong closed %llu, wrong open %llu\n", format.name, name,
                static_cast<unsigned long long>(inputs), static_cast<unsigned long long>(ties),
                static_cast<unsigned long long>(closed_wrong), static_cast<unsigned long long>(open_wrong));
    std::printf("    worst k where no square underflows: line %.3f, plane %.3f; in all: %.3f, %.3f\n", line.k_of_fitting,
                plane.k_of_fitting, line.k, plane.k);
}

/// Every centre and stored side of binary16, on a line; the sign of the side by reflection. A tie is never wrong there:
/// where d is a float nothing is rounded but d^2 and r^2, the same number.
void exhaust_pairs(const Format& format) {
    const std::vector<std::int64_t> radii = floats_up_to(format, format.greatest);
    std::vector<Wide> squares;
    for (const std::int64_t radius : radii) squares.push_back(rounded_square(format, static_cast<Wide>(radius)));
    struct Change {
        std::size_t yes;
        bool fitting;
    };
    std::vector<Change> changes;
    for (const std::int64_t u : floats_up_to(format, 2 * format.greatest))
        changes.push_back({first_yes(squares, rounded_square(format, static_cast<Wide>(u))), fits(format, u)});
    Worst line;
    std::uint64_t inputs = 0;
    for (const std::int64_t side : radii)
        for (const std::int64_t size : radii)
            for (const std::int64_t center : {size, -size}) {
                const Axis axis = stored(format, side, 0, center);
                const Change& change = changes[place_of(format, axis.computed)];
                const auto apart = static_cast<double>(axis.exact);
                ++inputs;
                ask(format, radii, change.yes, apart, apart, static_cast<double>(axis.scale), change.fitting, line);
            }
    std::printf("%s, stored sides: %llu inputs of an axis, their mirror images left out\n", format.name,
                static_cast<unsigned long long>(inputs));
    std::printf("    worst k where no square underflows: line %.3f; in all: %.3f\n", line.k_of_fitting, line.k);
}

}  // namespace

int main(int argc, char** argv) {
    bool known = true;
    for (int i = 1; i < argc; ++i)
        known = known && std::any_of(std::begin(formats), std::end(formats),
                                     [&](const Format& format) { return std::strcmp(format.name, argv[i]) == 0; });
    if (!known) {
        std::fprintf(stderr, "small_formats: the formats are e4m3, e5m2 and binary16\n");
        return 2;
    }
    for (const Format& format : formats) {
        const bool asked =
            argc == 1 || std::any_of(argv + 1, argv + argc, [&](const char* name) { return std::strcmp(format.name, name) == 0; });
        if (!asked) continue;
        if (format.precision > 8) {
            exhaust_pairs(format);
            continue;
        }
        exhaust(format, "fold", fold, true);
        exhaust(format, "clamp of corner and size", clamp, true);
        exhaust(format, "stored sides", stored, false);
    }
    return 0;
}
