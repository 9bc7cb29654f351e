// SPDX-License-Identifier: MIT
// Terms of a broad phase that do not fit: each is a compile error that says what to write.
#include <tangency/pairs/googletest.hpp>

bool takes_floats(float, float, float, float, float, float, float r) { return r > 0; }
std::vector<std::pair<int, int>> takes_boxes(const std::vector<tangency::LoHiBox<float, 2>>&) { return {}; }

TANGENCY_TRIAL(OtherMacro, takes_floats, .form = "center_half", .scalar = "f32", .contract = "closed", .answer = "pairs");
TANGENCY_PAIRS_TRIAL(FormOfNoBox, takes_boxes, .form = "center_size", .scalar = "f32", .contract = "closed");
TANGENCY_PAIRS_TRIAL(LevelOfOthers, takes_boxes, .form = "lo_hi", .scalar = "f32", .contract = "closed", .require = "exact");
