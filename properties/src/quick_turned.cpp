// SPDX-License-Identifier: MIT
// The quick verdict on turned boxes: none yet, so the reference is asked.
#include "quick_parts.hpp"

namespace tangency::properties::quick {

Answer decide_turned(const Case&, int) { return std::nullopt; }

}  // namespace tangency::properties::quick
