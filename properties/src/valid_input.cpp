// SPDX-License-Identifier: MIT
// Which rows are inputs.
#include "tangency/properties/valid_input.hpp"

#include <algorithm>
#include <cmath>

#include "tangency/properties/floats.hpp"
#include "tangency/reference/defect.hpp"

namespace tangency::properties {

bool is_input(const Input& row) {
    const auto representable = [&row](double number) { return std::isfinite(number) && round_to(row.signature.scalar, number) == number; };
    return std::all_of(row.row().begin(), row.row().end(), representable) && !reference::find_defect(row.signature, row.row());
}

}  // namespace tangency::properties
