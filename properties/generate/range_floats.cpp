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
enum class Places { anywhere, beside_ends, at_ends };

double draw_position(Source& random, double most, Places places) {
    if (places == Places::anywhere) return most * (2 * random.unit() - 1);
    const bool is_beside = places == Places::beside_ends && random.chance(1, 2);
    return random.with_sign(is_beside ? most - std::ldexp(most, -random.between(1, 24)) : most);
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
    if (!domain.range || domain.cells || has_polygon(signature.question)) return false;
    return magnitudes == (domain.range->hi > ordinary_lengths.hi ? Magnitudes::large : Magnitudes::ordinary);
}

Input draw_across_range(Source& random, const Signature& signature) {
    const double most = std::min(random.domain().range->hi, format_of(signature.scalar).largest);
    static constexpr std::array<Places, 4> all{Places::anywhere, Places::anywhere, Places::beside_ends, Places::at_ends};
    const Places places = random.pick(all);
    const Layout& layout = layout_of(signature);
    Input input{signature};
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const Role role = layout[place].role;
        double& number = input.numbers[place];
        if (role == Role::hi) {
            double& lo = input.numbers[layout.beside_hi(place)];
            const double size = draw_size(random, most);
            lo = finite(signature.scalar, std::min(lo, most - size));
            number = lo + size;
        } else if (is_length(role)) {
            number = is_position(role) ? draw_position(random, most, places) : draw_size(random, most);
        }
        number = finite(signature.scalar, number);
    }
    if (signature.orientation != Orientation::none) draw_orientation(random, input, Magnitudes::ordinary);
    put_in_domain(random, input);
    return input;
}

}  // namespace tangency::properties
