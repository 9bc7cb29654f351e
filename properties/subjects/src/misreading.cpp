// SPDX-License-Identifier: MIT
#include "misreading.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/floats.hpp"

namespace tangency::subjects {
namespace {

using mutants::Misreading;
using properties::Input;

bool is_extent(const Field& field) { return field.role == Role::half_extent || field.role == Role::extent; }

// The extent of a box on an axis.
double extent_on(const Input& row, ShapeOf shape, Role role, std::size_t axis) {
    return row.numbers[layout_of(row.signature).place_of(shape, role, axis)];
}

template <Misreading misreading>
Input misread(const Input& row) {
    const Layout& layout = layout_of(row.signature);
    const double largest = properties::format_of(row.signature.scalar).largest;
    Input understood = row;
    for (std::size_t place = 0; place < layout.size(); ++place) {
        const auto& [name, role, shape, axis, index] = layout[place];
        if (!is_extent(layout[place])) continue;
        double& extent = understood.numbers[place];
        switch (misreading) {
            case Misreading::sizes_halved: extent = is_whole(row.signature.scalar) ? std::trunc(extent / 2) : extent / 2; break;
            case Misreading::sizes_doubled: extent = std::min(extent * 2, largest); break;
            case Misreading::sizes_swapped: extent = axis < 2 ? extent_on(row, shape, role, 1U - axis) : extent; break;
            case Misreading::x_size_for_all: extent = extent_on(row, shape, role, 0); break;
            case Misreading::first_size_for_both: extent = extent_on(row, ShapeOf::first, role, axis); break;
            case Misreading::nothing: break;
        }
    }
    return understood;
}

}  // namespace

Misread misread_by(Misreading misreading) {
    switch (misreading) {
        case Misreading::sizes_halved: return misread<Misreading::sizes_halved>;
        case Misreading::sizes_doubled: return misread<Misreading::sizes_doubled>;
        case Misreading::sizes_swapped: return misread<Misreading::sizes_swapped>;
        case Misreading::x_size_for_all: return misread<Misreading::x_size_for_all>;
        case Misreading::first_size_for_both: return misread<Misreading::first_size_for_both>;
        case Misreading::nothing: break;
    }
    return nullptr;
}

bool has_sizes(const Signature& signature) { return std::ranges::any_of(layout_of(signature), is_extent); }

}  // namespace tangency::subjects
