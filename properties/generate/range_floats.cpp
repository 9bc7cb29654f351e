// SPDX-License-Identifier: MIT
// Rows over a declared range to its ends. Draws by octaves keep room above for sums, and shapes near each other; a function that counts on
// the range overflows where shapes lie at its two ends.
#include <algorithm>
#include <array>
#include <cmath>

#include "float_numbers.hpp"
#include "float_places.hpp"
#include "tangency/properties/floats.hpp"

namespace tangency::properties {
namespace {

// Where the positions of a row lie: anywhere, which is mostly in the last octaves, beside the ends, or all at the ends.
enum class Lies { anywhere, beside_ends, at_ends };

double draw_position(Source& random, const Interval& ends, Lies places) {
    if (places == Lies::anywhere) {
        const double share = random.unit();
        return ends.lo * (1 - share) + ends.hi * share;
    }
    const bool is_beside = places == Lies::beside_ends && random.chance(1, 2);
    const double from_end = is_beside ? std::ldexp(ends.hi / 2 - ends.lo / 2, -random.between(1, 24)) : 0;
    return random.chance(1, 2) ? ends.lo + from_end : ends.hi - from_end;
}

// Mostly small, so that what lies between the shapes decides.
double draw_size(Source& random, double most) {
    const int kind = random.between(0, 7);
    if (kind == 0) return most;
    const double size = most * random.unit();
    return kind <= 2 ? size : std::ldexp(size, -random.between(1, 24));
}

}  // namespace

bool may_draw_across_range(const Domain& domain, const Signature& signature, Magnitudes magnitudes) {
    if ((!domain.range && !domain.coordinates) || domain.cells || has_polygon(signature.question)) return false;
    const double most = domain.coordinates ? domain.places().reach() : domain.range->hi;
    return magnitudes == (most > ordinary_lengths.hi ? Magnitudes::large : Magnitudes::ordinary);
}

Input draw_across_range(Source& random, const Signature& signature) {
    const Domain& domain = random.domain();
    const double largest = format_of(signature.scalar).largest;
    const double reach = domain.range ? std::min(domain.range->hi, largest) : largest;
    const Interval ends = domain.coordinates ? domain.places() : Interval{-reach, reach};
    const double most = domain.coordinates ? std::min(ends.width(), reach) : reach;
    static constexpr std::array<Lies, 4> all{Lies::anywhere, Lies::anywhere, Lies::beside_ends, Lies::at_ends};
    const Lies places = random.pick(all);
    const Layout& layout = layout_of(signature);
    Input input{signature};
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Role role = layout[place].role;
        double& number = input.numbers[place];
        if (role == Role::hi) {
            double& lo = input.numbers[layout.beside_hi(place)];
            const double size = draw_size(random, most);
            lo = finite(signature.scalar, std::min(lo, ends.hi - size));
            number = lo + size;
        } else if (is_length(role)) {
            number = is_position(role) ? draw_position(random, ends, places) : draw_size(random, most);
        }
        // A box of this size begins where it was to, or ends where coordinates do.
        if (domain.coordinates && is_size(role) && role != Role::radius) {
            double& first = input.numbers[layout.beside_hi(place)];
            const bool is_centered = layout[layout.beside_hi(place)].role == Role::center;
            if (role == Role::half_extent) number /= 2;
            const double width = role == Role::half_extent ? 2 * number : number;
            first = finite(signature.scalar, std::min(first, ends.hi - width) + (is_centered ? width / 2 : 0));
        }
        number = finite(signature.scalar, number);
    }
    if (signature.orientation != Orientation::none) draw_orientation(random, input, Magnitudes::ordinary);
    put_in_domain(random, input);
    return input;
}

}  // namespace tangency::properties
