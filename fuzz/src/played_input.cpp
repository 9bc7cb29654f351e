// SPDX-License-Identifier: MIT
// A row, its decoys, and what is known of it.
#include "tangency/fuzz/played_input.hpp"

#include <algorithm>
#include <utility>

#include "tangency/properties/fast_verdict.hpp"
#include "tangency/properties/gap_bound.hpp"
#include "tangency/properties/reference_answer.hpp"

namespace tangency::fuzz {

using properties::Input;
using reference::Verdict;

namespace {

// Another orientation made of the same numbers.
void turn_otherwise(Input& input) {
    const std::size_t place = 2 * input.signature.dim;
    double* orientation = input.numbers.data() + place;
    switch (input.signature.orientation) {
        case Orientation::none: return;
        case Orientation::radians:
        case Orientation::degrees: orientation[0] = orientation[0] == 0 ? 1 : 0; return;
        case Orientation::axis:
            std::swap(orientation[0], orientation[1]);
            orientation[0] = -orientation[0];
            return;
        case Orientation::quaternion: std::rotate(orientation, orientation + 1, orientation + 4); return;
    }
}

// The same place and another size of one shape: a box without extent, a radius that decides otherwise (none, or more than
// reaches), a segment without length, a polygon mirrored in the diagonal.
Input resized(const Input& input, ShapeOf shape) {
    Input decoy = input;
    const Layout& layout = layout_of(input.signature);
    const double scale = properties::scale_of(input);
    for (std::size_t place = 0; place < layout.size(); ++place) {
        double& number = decoy.numbers[place];
        if (layout[place].shape != shape) continue;
        switch (layout[place].role) {
            case Role::half_extent:
            case Role::extent: number = 0; break;
            case Role::hi: number = input.numbers[layout.beside_hi(place)]; break;
            // No larger than lengths of the row's own magnitudes may be, so that a function with a domain stays in it.
            case Role::radius: number = number > 0 ? 0 : std::min(4 * scale, std::max(0x1p30, scale)); break;
            case Role::vertex: number = input.numbers[layout[place].axis == 0 ? place + 1 : place - 1]; break;
            case Role::end:
                if (!has_radius(input.signature.question)) number = input.numbers[place - layout.dim()];
                break;
            default: break;
        }
    }
    return decoy;
}

// Same first shape but for its orientation, and the second in its place.
Input same_center(const Input& input) {
    Input decoy = resized(input, ShapeOf::second);
    turn_otherwise(decoy);
    return decoy;
}

// Same first corner or centre of the first shape, and the same second one.
Input same_corner(const Input& input) { return resized(input, ShapeOf::first); }

}  // namespace

PlayedInput::PlayedInput(FuzzInput input, const Signature& signature) : input_(std::move(input)) {
    Drawn drawn = draw(input_, signature);
    is_lattice_ = drawn.is_lattice;
    instance_ = std::move(drawn.instance);
    round_[1] = drawn.row;
    round_[3] = round_[1];
    round_[0] = same_center(round_[1]);
    round_[2] = same_corner(round_[1]);
    // Who keeps the first shape by its corner alone has to meet another of its sizes before the row.
    if (signature.question != Question::box_ball && input_.choices.size() % 2 == 0) round_[0] = same_center(round_[2]);
    round_[4] = round_[0];
}

properties::Choices PlayedInput::plain_choices() const {
    properties::Recording recording;
    draw(input_, row().signature, &recording);
    return recording.rewrites.empty() ? properties::Choices{} : recording.rewrites[0].plain;
}

Verdict PlayedInput::verdict() {
    if (!verdict_) verdict_ = properties::fast_verdict(row());
    if (!verdict_) verdict_ = properties::find_verdict(row());
    return *verdict_;
}

bool certainly_in_band(const Input& input, Verdict verdict, double k) {
    if (verdict == Verdict::touching) return true;  // d = r, and no band is narrower than nothing
    const auto bound = properties::bound_gap(input);
    return bound && bound->surely_in_band(k);
}

}  // namespace tangency::fuzz
