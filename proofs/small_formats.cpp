// SPDX-License-Identifier: MIT
// Every input of fold, clamp and stored sides in 8-bit formats and binary16: how wrong they get, and which ties.
//
// usage: small_formats [e4m3|e5m2|binary16]...    (all three if none is named)
//
// Numbers are whole multiples of the format's least subnormal, so distances are exact; rounding is to nearest even, with
// subnormals and, as in the proofs, no greatest number of what is computed. The true distance grows with each true
// overshoot, so it is enough to ask, for each computed overshoot and each scale, the least and the greatest true one, at
// the two radii where the answer changes; and, for these, the least and the greatest difference of the centres that is
// rounded to one float, or far side. With 8 bits every input is tried one by one as well, and both ways must find the same.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <vector>

#include "small_floats.hpp"
#include "small_ties.hpp"

namespace {

using namespace small_formats;

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

/// A stored side at x and a centre: w is of no account: the nearer side lies nearer.
Axis stored(const Format& format, std::int64_t x, std::int64_t, std::int64_t p) {
    return {std::abs(rounded_signed(format, p - x)), std::abs(p - x), std::max(std::abs(x), std::abs(p))};
}

/// The least and the greatest true numbers seen with one computed number, scale by scale: with a scale of at most a
/// step's the extreme is at least as far out as the step's, and steps that others make idle are left out.
class Stairs {
public:
    struct Step {
        std::int64_t scale, exact;
        bool operator==(const Step&) const = default;
    };

    void see(std::int64_t scale, std::int64_t exact) {
        climb(greatest_, scale, exact, 1);
        climb(least_, scale, exact, -1);
    }
    void see_greatest(std::int64_t scale, std::int64_t exact) { climb(greatest_, scale, exact, 1); }
    void see_least(std::int64_t scale, std::int64_t exact) { climb(least_, scale, exact, -1); }
    const std::vector<Step>& greatest() const { return greatest_; }
    const std::vector<Step>& least() const { return least_; }
    bool operator==(const Stairs&) const = default;

private:
    static void climb(std::vector<Step>& steps, std::int64_t scale, std::int64_t exact, int sign) {
        auto next = steps.end();
        while (next != steps.begin() && std::prev(next)->scale > scale) --next;
        if (next != steps.begin() && sign * std::prev(next)->exact >= sign * exact) return;
        auto first = next;
        if (first != steps.begin() && std::prev(first)->scale == scale) --first;
        while (next != steps.end() && sign * next->exact <= sign * exact) ++next;
        steps.insert(steps.erase(first, next), {scale, exact});
    }

    std::vector<Step> greatest_, least_;
};
/// By the place of the computed overshoot.
using Table = std::vector<Stairs>;

/// The true extreme at a scale, or nothing if no step is that low.
const std::int64_t* at_scale(const std::vector<Stairs::Step>& steps, std::int64_t scale) {
    const auto above = std::upper_bound(steps.begin(), steps.end(), scale,
                                        [](std::int64_t sought, const Stairs::Step& step) { return sought < step.scale; });
    return above == steps.begin() ? nullptr : &std::prev(above)->exact;
}

/// What |p - c| is rounded to, with the centres' larger magnitude as scale; mirror images and exchanged centres are
/// left out.
Table differences(const Format& format, const std::vector<std::int64_t>& numbers) {
    Table table(place_of(format, 4 * numbers.back()) + 1);
    for (const std::int64_t larger : numbers)
        for (const std::int64_t smaller : numbers) {
            if (smaller > larger) break;
            for (const std::int64_t apart : {larger - smaller, larger + smaller})
                table[place_of(format, rounded_signed(format, apart))].see(larger, apart);
        }
    return table;
}

Table fold_by_differences(const Format& format, const std::vector<std::int64_t>& numbers, const std::vector<std::int64_t>& floats) {
    const Table apart = differences(format, numbers);
    Table table(floats.size());
    for (std::size_t at = 0; at < apart.size(); ++at) {
        if (apart[at].greatest().empty()) continue;
        for (const std::int64_t half : numbers) {
            const std::int64_t over = std::max<std::int64_t>(rounded_signed(format, floats[at] - half), 0);
            Stairs& stairs = table[place_of(format, over)];
            for (const auto& [scale, exact] : apart[at].greatest())
                stairs.see_greatest(std::max(scale, half), std::max<std::int64_t>(exact - half, 0));
            for (const auto& [scale, exact] : apart[at].least())
                stairs.see_least(std::max(scale, half), std::max<std::int64_t>(exact - half, 0));
            if (half > floats[at] && half > apart[at].greatest().back().exact) break;  // the box holds the centre, and larger ones do
        }
    }
    return table;
}

/// Where p lies below x or above the far side; a mirror image of the former is the latter of a box without extent, and
/// between the sides nothing is wrong. `sized` or stored sides.
Table clamp_by_sides(const Format& format, const std::vector<std::int64_t>& numbers, const std::vector<std::int64_t>& floats, bool sized) {
    const std::size_t count = place_of(format, 4 * numbers.back()) + 1;
    Table above(count), below(count);  // far sides from 0 up, and below 0
    const std::vector<std::int64_t> none{0};
    for (const std::int64_t x : numbers)
        for (const std::int64_t w : sized ? numbers : none)
            for (const std::int64_t side : {x + w, w - x}) {
                const std::int64_t far = rounded_signed(format, side);
                (far < 0 ? below : above)[place_of(format, std::abs(far))].see(std::max(x, w), side);
            }
    Table table(floats.size());
    const auto from = [&](const Stairs& sides, std::int64_t far, std::int64_t p) {
        Stairs& stairs = table[place_of(format, std::abs(rounded_signed(format, p - far)))];
        for (const auto& [scale, side] : sides.least())
            stairs.see_greatest(std::max(scale, std::abs(p)), std::max<std::int64_t>(p - side, 0));
        for (const auto& [scale, side] : sides.greatest())
            stairs.see_least(std::max(scale, std::abs(p)), std::max<std::int64_t>(p - side, 0));
    };
    for (std::size_t at = 0; at < count; ++at) {
        if (!above[at].greatest().empty())
            for (const std::int64_t p : numbers)
                if (p >= floats[at]) from(above[at], floats[at], p);
        if (!below[at].greatest().empty())
            for (const std::int64_t p : numbers) {
                from(below[at], -floats[at], p);
                if (p <= floats[at]) from(below[at], -floats[at], -p);
            }
    }
    return table;
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

/// What is asked in every dimension: the stairs, their squares, and the radii.
struct Question {
    const Format& format;
    const Table& table;
    const std::vector<std::int64_t>&radii, &floats;
    std::vector<Wide> squares{}, products{};
    std::vector<std::size_t> reached{};
    std::vector<bool> fit{};                    // whether the square of the computed overshoot does not underflow
    std::vector<double> lean_out{}, lean_in{};  // how far the true overshoots lie beyond the computed one, in scales

    Question(const Format& its_format, const Table& its_table, const std::vector<std::int64_t>& its_radii,
             const std::vector<std::int64_t>& its_floats)
        : format(its_format), table(its_table), radii(its_radii), floats(its_floats) {
        for (const std::int64_t radius : radii) squares.push_back(rounded_square(format, static_cast<Wide>(radius)));
        for (std::size_t at = 0; at < table.size(); ++at) {
            products.push_back(rounded_square(format, static_cast<Wide>(floats[at])));
            fit.push_back(fits(format, floats[at]));
            if (!table[at].greatest().empty()) reached.push_back(at);
            double out = 0, in = 0;
            for (const auto& [scale, exact] : table[at].greatest())
                out = std::max(out, static_cast<double>(exact - floats[at]) / static_cast<double>(std::max<std::int64_t>(scale, 1)));
            for (const auto& [scale, exact] : table[at].least())
                in = std::max(in, static_cast<double>(floats[at] - exact) / static_cast<double>(std::max<std::int64_t>(scale, 1)));
            lean_out.push_back(out);
            lean_in.push_back(in);
        }
    }

    void see(std::size_t at, double distance, double sign, double scale, bool fitting, Worst& worst) const {
        const auto radius = static_cast<double>(radii[at]);
        worst.see(sign * (distance - radius), std::max(scale, radius), fitting && fits(format, radii[at]), format);
    }
    /// The first radius that is answered yes, about the greatest true distance.
    void see_yes(std::size_t yes, double greatest, double scale, bool fitting, Worst& worst) const {
        if (yes == radii.size()) return;
        see(yes, greatest, 1, scale, fitting, worst);
        // Where r^2 underflows the premise of the proofs fails; ask the first radius that meets it as well.
        std::size_t at = yes;
        while (at < radii.size() && !fits(format, radii[at])) ++at;
        if (at != yes && at < radii.size()) see(at, greatest, 1, scale, fitting, worst);
    }
    /// The last radius that is answered no, about the least.
    void see_no(std::size_t yes, double least, double scale, bool fitting, Worst& worst) const {
        if (yes > 0) see(yes - 1, least, -1, scale, fitting, worst);
    }

    /// Overshoots at these places, at every scale at which one of their extremes changes.
    template <std::size_t Dim>
    void ask(const std::array<std::size_t, Dim>& places, Worst& worst) const {
        Wide sum = 0;
        bool fitting = true;
        std::int64_t first = 0;
        double length_sq = 0, out_sq = 0, in_sq = 0;
        for (const std::size_t at : places) {
            sum = rounded(format, sum + products[at]);
            fitting = fitting && fit[at];
            first = std::max(first, table[at].greatest().front().scale);
            const auto u = static_cast<double>(floats[at]);
            length_sq += u * u;
            out_sq += lean_out[at] * lean_out[at];
            in_sq += lean_in[at] * lean_in[at];
        }
        const std::size_t yes = first_yes(squares, sum);
        // No extreme lies farther out than its lean times the scale: most inputs cannot reach the worst so far.
        const double eps = std::ldexp(1.0, -format.precision), enough = (fitting ? worst.k_of_fitting : worst.k) * (1 - 0x1p-30);
        const double length = std::sqrt(length_sq);
        const auto reach = [&](double gap, double radius, double lean_sq) {
            return std::max(gap, 0.0) / std::max(eps * std::max(static_cast<double>(first), radius), 0.5) + std::sqrt(lean_sq) / eps;
        };
        const auto radius_at = [&](std::size_t at) { return static_cast<double>(radii[at]); };
        if (yes < radii.size() && reach(length - radius_at(yes), radius_at(yes), out_sq) > enough)
            at_every_scale(places, first, &Stairs::greatest,
                           [&](double distance, double scale) { see_yes(yes, distance, scale, fitting, worst); });
        if (yes > 0 && reach(radius_at(yes - 1) - length, radius_at(yes - 1), in_sq) > enough)
            at_every_scale(places, first, &Stairs::least,
                           [&](double distance, double scale) { see_no(yes, distance, scale, fitting, worst); });
    }

    template <std::size_t Dim, class See>
    void at_every_scale(const std::array<std::size_t, Dim>& places, std::int64_t first,
                        const std::vector<Stairs::Step>& (Stairs::*steps)() const, See see_at) const {
        const auto at_one = [&](std::int64_t scale) {
            double length_sq = 0;
            for (const std::size_t at : places) {
                const auto exact = static_cast<double>(*at_scale((table[at].*steps)(), scale));
                length_sq += exact * exact;
            }
            see_at(std::sqrt(length_sq), static_cast<double>(scale));
        };
        at_one(first);
        for (const std::size_t at : places)
            for (const auto& step : (table[at].*steps)())
                if (step.scale > first) at_one(step.scale);
    }
};

/// Lines, planes and, with 8 bits, space.
void print_worst(const Format& format, const Table& table, const std::vector<std::int64_t>& radii,
                 const std::vector<std::int64_t>& floats) {
    const Question question(format, table, radii, floats);
    const bool small = format.precision <= 8;
    Worst line, plane, space;
    for (const std::size_t i : question.reached) {
        question.ask<1>({i}, line);
        for (const std::size_t j : question.reached) {
            if (j > i) break;
            question.ask<2>({i, j}, plane);
            if (!small) continue;
            // The last two are added in this order, so which axis comes last matters.
            for (const std::size_t k : question.reached) question.ask<3>({j, i, k}, space);
        }
    }
    std::printf("    worst k where no square underflows: line %.3f, plane %.3f", line.k_of_fitting, plane.k_of_fitting);
    if (small) std::printf(", space %.3f", space.k_of_fitting);
    std::printf("; in all: %.3f, %.3f", line.k, plane.k);
    std::printf(small ? ", %.3f\n" : "\n", space.k);
}

void print(const char* where, const Ties& ties) {
    std::printf("    ties %s: %s, wrong closed %s, wrong open %s\n", where, decimal(ties.all).c_str(), decimal(ties.wrong_closed).c_str(),
                decimal(ties.wrong_open).c_str());
}

/// The ties of lines, planes and, with 8 bits, space.
void print_ties(const Format& format, const Overshoots& overshoots, const std::vector<std::int64_t>& radii,
                const std::vector<std::int64_t>& floats) {
    std::vector<Wide> products;
    for (const std::int64_t number : floats) products.push_back(rounded_square(format, static_cast<Wide>(number)));
    print("on a line", ties_of<1>(format, overshoots, radii, products));
    print("in the plane", ties_of<2>(format, overshoots, radii, products));
    if (format.precision <= 8) print("in space", ties_of<3>(format, overshoots, radii, products));
}

/// Every input one by one: the same extremes and the same computed overshoots of every float must come out.
template <class Method>
bool is_confirmed(const Format& format, Method method, bool sizes, const Table& reduced, const Overshoots& reduced_overshoots,
                  const std::vector<std::int64_t>& radii, const std::vector<std::int64_t>& floats) {
    Table table(floats.size());
    std::uint64_t inputs = 0;
    Overshoots overshoots(radii.size());
    const std::vector<std::int64_t> none{0};
    const auto each = [&](std::int64_t first, std::int64_t size, std::int64_t center) {
        const Axis axis = method(format, first, size, center);
        ++inputs;
        const std::size_t at = place_of(format, axis.computed), own = place_of(format, axis.exact);
        if (own < radii.size() && radii[own] == axis.exact) overshoots.see(own, at, 1);
        table[at].see(axis.scale, axis.exact);
    };
    for (const std::int64_t a : radii)
        for (const std::int64_t size : sizes ? radii : none)
            for (const std::int64_t b : radii)
                for (const std::int64_t first : {a, -a}) {
                    each(first, size, b);
                    each(first, size, -b);
                }
    std::printf("    one by one: the same of %llu inputs of an axis\n", static_cast<unsigned long long>(inputs));
    if (table == reduced && overshoots == reduced_overshoots) return true;
    std::fprintf(stderr, "small_formats: the reduction found other extremes or ties than trying every input\n");
    return false;
}

bool is_exhausted(const Format& format) {
    const std::vector<std::int64_t> radii = floats_up_to(format, format.greatest), floats = floats_up_to(format, 4 * format.greatest);
    const PairsOfFloats pairs(format, radii);
    bool same = true;
    const auto one = [&](const char* name, auto method, bool sizes, const Table& table, const Overshoots& overshoots) {
        std::printf("%s, %s, every input of an axis:\n", format.name, name);
        print_worst(format, table, radii, floats);
        print_ties(format, overshoots, radii, floats);
        if (format.precision <= 8) same = is_confirmed(format, method, sizes, table, overshoots, radii, floats) && same;
        std::fflush(stdout);
    };
    one("fold", fold, true, fold_by_differences(format, radii, floats), pairs.found().fold);
    one("clamp of corner and size", clamp, true, clamp_by_sides(format, radii, floats, true), pairs.found().clamp);
    one("stored sides", stored, false, clamp_by_sides(format, radii, floats, false), pairs.found().stored);
    return same;
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
    bool same = true;
    for (const Format& format : formats) {
        const bool asked =
            argc == 1 || std::any_of(argv + 1, argv + argc, [&](const char* name) { return std::strcmp(format.name, name) == 0; });
        if (asked) same = is_exhausted(format) && same;
    }
    return same ? 0 : 1;
}
