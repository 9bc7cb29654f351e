// SPDX-License-Identifier: MIT
// The recipe of a file: how many cases of which kind, and what fills up its quotas.
#include "draw.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>

#include "reasons.hpp"
#include "tangency/properties/floats.hpp"
#include "tangency/properties/generators.hpp"
#include "tangency/reference/defect.hpp"
#include "tangency/reference/answer.hpp"

namespace tangency::vectors {

using properties::Input;
using properties::LatticeInput;
using properties::Magnitudes;
using properties::Source;
using reference::Verdict;

namespace {

constexpr std::uint64_t seed = 20260101;

// A file of long fractions serves nobody; what no reader needs is left out.
constexpr std::size_t longest_gap_text = 700;

// Every number a finite one of the scalar type, and the row without a defect.
bool is_input(const Input& input) {
    const ScalarType scalar = input.signature.scalar;
    return !reference::find_defect(input.signature, input.row()) &&
           std::ranges::all_of(input.row(), [scalar](double number) { return properties::round_to(scalar, number) == number; });
}

bool is_rotated(const Signature& signature) { return signature.orientation != Orientation::none; }

Input draw_any_lattice(Source& random, const Signature& signature) {
    if (is_rotated(signature)) return draw_rotated_lattice(random, signature);
    return express(properties::draw_lattice(random, signature.dim), signature);
}

Input draw_degenerate(Source& random, const Signature& signature) {
    return express(properties::draw_lattice_degenerate(random, signature.dim), signature);
}

Input draw_inside(Source& random, const Signature& signature) {
    return express(properties::draw_lattice_inside(random, signature.dim), signature);
}

Input draw_minus_zero(Source& random, const Signature& signature) {
    LatticeInput plain = properties::draw_lattice_tie(random, signature.dim);
    plain.center = {plain.center[0] - plain.box_center[0], plain.center[1] - plain.box_center[1], plain.center[2] - plain.box_center[2]};
    plain.box_center.fill(0);
    plain.negative_zeros = 511;
    return express(plain, signature);
}

Input draw_sliver(Source& random, const Signature& signature) {
    LatticeInput plain = properties::draw_lattice(random, signature.dim);
    const auto axis = static_cast<std::size_t>(random.between(0, static_cast<int>(signature.dim) - 1));
    for (std::size_t other = 0; other < signature.dim; ++other) plain.half_extent[other] = other == axis ? random.between(101, 400) : 1;
    return express(plain, signature);
}

// A tie in small units with one unit less of radius: apart by less than any skin or margin.
Input draw_close_miss(Source& random, const Signature& signature) {
    LatticeInput plain = properties::draw_lattice_tie(random, signature.dim);
    plain.exponent = -properties::lattice_exponent;
    if (plain.radius > 0) --plain.radius;
    return express(plain, signature);
}

// Exponents at which squares leave the range, above or below.
Input draw_overflowing(Source& random, const Signature& signature) {
    const auto& format = properties::format_of(signature.scalar);
    LatticeInput plain = properties::draw_lattice(random, signature.dim);
    plain.exponent = random.between(format.max_exponent / 2 + 1, format.max_exponent - 11);
    return express(plain, signature);
}

Input draw_underflowing(Source& random, const Signature& signature) {
    const auto& format = properties::format_of(signature.scalar);
    LatticeInput plain = properties::draw_lattice(random, signature.dim);
    plain.exponent = random.between(format.min_exponent, format.min_exponent / 2 - 4);
    return express(plain, signature);
}

// Box and ball at opposite ends of the range: their difference overflows before anything is squared.
Input draw_opposite_huge(Source& random, const Signature& signature) {
    LatticeInput plain;
    plain.dim = signature.dim;
    plain.exponent = properties::format_of(signature.scalar).max_exponent - 3;  // fifteen units are finite
    const int side = random.chance(1, 2) ? 1 : -1;
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        const bool idle = axis > 0 && random.chance(1, 2);
        const int center = random.between(5, 15);
        const int position = random.between(5, 15);
        plain.box_center[axis] = idle ? 0 : side * center;
        plain.center[axis] = idle ? 0 : -side * position;
        plain.half_extent[axis] = random.between(1, 15);
    }
    plain.radius = random.between(1, 15);
    return express(plain, signature);
}

template <Magnitudes magnitudes>
Input draw_floats_of(Source& random, const Signature& signature) {
    return properties::draw_floats(random, signature, magnitudes);
}

Input draw_any_floats(Source& random, const Signature& signature) {
    if (is_rotated(signature)) return draw_rotated_floats(random, signature);
    return draw_floats_of<Magnitudes::ordinary>(random, signature);
}

// A gap of about one to two bands: the nearest cases to a tie that rounding does not excuse, and of quaternions some
// that it does. The draw is that of the first version, whose band was 96 for all rotated forms, so that ids stay.
Input draw_band_edge(Source& random, const Signature& signature) {
    Input input = draw_any_floats(random, signature);
    const double factor = (is_rotated(signature) ? 96 : 8) * (1.1 + 0.8 * random.unit());
    const double side = random.chance(1, 2) ? 1 : -1;
    // Where the ball is stored by its corner, another radius is another centre.
    if (!is_input(input) || signature.form == Form::corner_size_ball_corner) return input;
    const double step = factor * properties::format_of(signature.scalar).unit_roundoff * scale_of(input);
    input.row().back() = properties::round_to(signature.scalar, std::abs(distance_of(input) + side * step));
    return input;
}

// Small whole inputs far away, where every sum is still exact.
Input draw_far(Source& random, const Signature& signature) {
    LatticeInput plain = properties::draw_lattice(random, signature.dim);
    plain.exponent = 0;
    const int exponent = random.between(15, properties::format_of(signature.scalar).precision - 3);
    const std::int64_t far = (std::int64_t{1} << exponent) * (random.chance(1, 2) ? 1 : -1);
    for (std::size_t axis = 0; axis < signature.dim; ++axis) {
        plain.box_center[axis] += far;
        plain.center[axis] += far;
    }
    return express(plain, signature);
}

struct Part {
    DrawInput draw;
    std::size_t count;
};

// What a file holds beside its bugs and neighbours, before its quotas are filled up.
std::vector<Part> parts_of(const Signature& signature) {
    // A quaternion's fourteen numbers bring many neighbours of ties already.
    if (signature.orientation == Orientation::quaternion) return {{draw_any_lattice, 70}, {draw_rotated_floats, 60}, {draw_band_edge, 20}};
    if (is_rotated(signature)) return {{draw_tie, 40}, {draw_any_lattice, 110}, {draw_rotated_floats, 80}, {draw_band_edge, 30}};
    return {{draw_tie, 20},
            {draw_degenerate, 40},
            {draw_inside, 25},
            {draw_any_lattice, 60},
            {draw_minus_zero, 15},
            {draw_sliver, 20},
            {draw_overflowing, 24},
            {draw_underflowing, 24},
            {draw_opposite_huge, 12},
            {draw_floats_of<Magnitudes::ordinary>, 50},
            {draw_band_edge, 40},
            {draw_far, 16},
            {draw_floats_of<Magnitudes::large>, 30},
            {draw_floats_of<Magnitudes::small>, 25},
            {properties::draw_near_tie, 45}};
}

std::size_t least_cases(const Signature& signature) {
    if (!is_rotated(signature)) return 720;
    return 560;
}

void gather_part(Gathering& gathering, Source random, const Part& part) {
    std::size_t added = 0;
    // Small lattices repeat themselves, so the number of tries is bounded.
    for (std::size_t tries = 0; added < part.count && tries < 20 * part.count; ++tries)
        if (gathering.add(part.draw(random, gathering.signature()))) ++added;
}

// A measure of how hard an input is to read: small whole numbers first. Ties and degenerate shapes come last, since a
// function of the other contract or a special case for them would hide the bug.
double reading_cost(const InputDetails& details) {
    double cost = details.reference_answer.verdict == Verdict::touching ? 100'000 : 0;
    if (details.geometry.radius == 0) cost += 10'000;
    for (std::size_t axis = 0; axis < details.input.signature.dim; ++axis)
        if (details.geometry.half_extent[axis] == 0) cost += 10'000;
    for (const double number : details.input.row()) cost += std::min(std::abs(number), 1e4) + (number == std::trunc(number) ? 0 : 20);
    return cost;
}

// The simplest inputs of a large draw in which each bug shows.
void gather_bugs(Gathering& gathering, Source random) {
    constexpr std::size_t wanted = 5;
    const Signature& signature = gathering.signature();
    const auto bugs = bugs_of(signature);
    struct Candidate {
        InputDetails details;
        double cost;
    };
    std::vector<Candidate> pool;
    for (int i = 0; i < (is_rotated(signature) ? 300 : 2500); ++i) {
        const int kind = is_rotated(signature) ? 0 : random.between(0, 7);
        const DrawInput draw = kind == 1   ? draw_tie
                               : kind == 2 ? draw_degenerate
                               : kind == 3 ? draw_inside
                               : kind == 4 ? draw_overflowing
                               : kind == 5 ? draw_close_miss
                                           : draw_any_lattice;
        const Input input = draw(random, signature);
        if (!is_input(input)) continue;
        InputDetails details = find_details(input);
        const double cost = reading_cost(details);
        pool.push_back({std::move(details), cost});
    }
    std::ranges::stable_sort(pool, {}, &Candidate::cost);
    for (const std::string_view bug : bugs) {
        std::size_t found = 0;
        for (const Candidate& candidate : pool) {
            if (found == wanted) break;
            if (!bug_shows(bug, candidate.details)) continue;
            gathering.add(candidate.details.input, {}, bugs);
            ++found;
        }
        if (found < wanted) throw std::logic_error("too few inputs show " + std::string(bug));
    }
}

// Every argument of ties moved by every number of ulps from -8 to 8, wherever that ends the tie.
void gather_neighbours(Gathering& gathering, Source random) {
    const Signature& signature = gathering.signature();
    for (std::size_t field = 0; field < number_count(signature); ++field)
        for (int ulps = -8; ulps <= 8; ++ulps) {
            if (ulps == 0) continue;
            // A tie at a face does not mind where the other axes are, and one rotated by nothing not how.
            for (int tries = 0; tries < 60; ++tries) {
                const Input tie = draw_tie(random, signature);
                Input moved = tie;
                moved.numbers[field] = properties::step_ulps(signature.scalar, tie.numbers[field], ulps);
                if (!is_input(tie) || !is_input(moved)) continue;
                if (reference::find_standing(signature, std::as_const(moved).row()).verdict == Verdict::touching) continue;
                gathering.add(tie);
                if (gathering.add(moved, Neighbour{id_of(tie), field, ulps})) break;
            }
        }
}

// A quarter of each verdict is the promise; three tenths keep it when single cases are dropped.
void fill_quotas(Gathering& gathering, Source random) {
    const Signature& signature = gathering.signature();
    const auto falls_short = [&gathering](Verdict verdict) { return gathering.count(verdict) * 10 < gathering.size() * 3; };
    for (int i = 0; i < 20'000; ++i) {
        const bool ties = falls_short(Verdict::touching);
        const bool balanced = !ties && !falls_short(Verdict::disjoint) && !falls_short(Verdict::overlapping);
        if (balanced && gathering.size() >= least_cases(signature)) return;
        if (ties) {
            gathering.add(draw_tie(random, signature));
            continue;
        }
        const Input input = random.chance(1, 2) ? draw_any_lattice(random, signature) : draw_any_floats(random, signature);
        if (!is_input(input)) continue;
        if (balanced || falls_short(reference::find_standing(signature, input.row()).verdict)) gathering.add(input);
    }
    throw std::logic_error("the quotas of " + file_name(signature) + " cannot be met");
}

// A stored id is for good: what was stored once stays, though another rounding of its radius is drawn now.
void gather_kept(Gathering& gathering) {
    const Input kept{{Form::corner_size, ScalarType::f64, 2, Orientation::degrees},
                     {0x1.9d7548cbd8c32p-495, 0x1.4dc55de729228p-502, 0x1.eff4eb95b698p-486, 0x1.1beb22bb4a878p-483, 0x1.559a527a5652ep+27,
                      0x1.0efaec7a9a424p-485, -0x1.f03dc3b70bd28p-497, 0x1.25507de2d1725p-485}};
    if (gathering.signature() == kept.signature) gathering.add(kept);
}

// One row a flaw and argument, each from an input without flaws.
void gather_policy(Gathering& gathering, Source random) {
    const Signature& signature = gathering.signature();
    const auto spoil = [&](std::size_t field, double number) {
        Input row = draw_tie(random, signature);
        row.numbers[field] = number;
        gathering.add_policy(row);
    };
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const Layout& layout = layout_of(signature);
    for (std::size_t field = 0; field < layout.size(); ++field) {
        spoil(field, std::numeric_limits<double>::quiet_NaN());
        spoil(field, infinity);
        spoil(field, -infinity);
    }
    spoil(layout.radius(), -1);
    spoil(layout.radius(), -properties::format_of(signature.scalar).smallest);
    for (std::size_t axis = 0; axis < layout.dim(); ++axis) {
        if (is_size(layout[layout.second(axis)].role)) spoil(layout.second(axis), -2);
        Input row = draw_tie(random, signature);
        if (layout[layout.first(axis)].role != Role::lo) continue;
        row.numbers[layout.first(axis)] = row.numbers[layout.second(axis)] + 1;
        if (!is_input(row)) gathering.add_policy(row);
    }
    if (signature.orientation == Orientation::axis || signature.orientation == Orientation::quaternion) {
        Input row = draw_tie(random, signature);
        std::ranges::fill(layout.orientation(row.row()), 0);
        gathering.add_policy(row);
    }
}

}  // namespace

Input draw_tie(Source& random, const Signature& signature) {
    if (is_rotated(signature)) return draw_rotated_tie(random, signature);
    LatticeInput plain = properties::draw_lattice_tie(random, signature.dim);
    const auto& format = properties::format_of(signature.scalar);
    const int kind = random.between(0, 9);
    if (kind == 0) plain.exponent = random.between(format.min_exponent, format.max_exponent - format.precision);
    if (kind == 1) plain.exponent = random.between(-30, 20);
    if (kind == 2) {
        const std::int64_t far = std::int64_t{1} << random.between(10, format.precision - 3);
        for (std::size_t axis = 0; axis < signature.dim; ++axis) {
            plain.box_center[axis] += far;
            plain.center[axis] += far;
        }
    }
    return express(plain, signature);
}

bool Gathering::add(const Input& input, std::optional<Neighbour> neighbour, const std::vector<std::string_view>& bugs) {
    if (!is_input(input) || ids_.contains(id_of(input))) return false;
    std::vector<std::string> shown;
    if (!bugs.empty()) {
        const InputDetails details = find_details(input, neighbour);
        for (const std::string_view bug : bugs)
            if (bug_shows(bug, details)) shown.emplace_back(bug);
    }
    VectorCase known = describe(input, std::move(neighbour), shown);
    if (known.gap_sq.size() > longest_gap_text) return false;
    ids_.insert(known.id);
    ++by_verdict_[static_cast<std::size_t>(known.verdict)];
    file_.cases.push_back(std::move(known));
    return true;
}

void Gathering::add_policy(const Input& row) {
    if (ids_.insert(id_of(row)).second) file_.policy.push_back(describe_policy(row));
}

VectorFile draw_file(const Signature& signature) {
    Gathering gathering(signature);
    // A stream of its own for each part, so that changing one leaves the cases of the others as they are.
    const auto stream = [own = hash_of(Input{signature})](std::uint64_t part) { return Source(properties::mix_seed(seed ^ own, part)); };
    gather_bugs(gathering, stream(1));
    gather_neighbours(gathering, stream(2));
    std::uint64_t part_number = 10;
    for (const Part& part : parts_of(signature)) gather_part(gathering, stream(part_number++), part);
    fill_quotas(gathering, stream(3));
    gather_kept(gathering);
    gather_policy(gathering, stream(4));
    return gathering.take();
}

}  // namespace tangency::vectors
