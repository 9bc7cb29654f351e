// SPDX-License-Identifier: MIT
// Terms that do not fit: each is a compile error that says what to write.
#include <tangency/properties/googletest.hpp>

bool takes_floats(float, float, float, float, float, float, float r) { return r > 0; }
bool takes_two(double, double r) { return r > 0; }

TANGENCY_TRIAL(MisspeltForm, takes_floats, .form = "centre_half", .scalar = "f32", .contract = "closed");
TANGENCY_TRIAL(MisspeltContract, takes_floats, .form = "center_half", .scalar = "f32", .contract = "close");
TANGENCY_TRIAL(WrongDimension, takes_floats, .form = "center_half_axis", .scalar = "f32", .contract = "closed", .dim = 3);
TANGENCY_TRIAL(FloatsForDoubles, takes_floats, .form = "center_half", .scalar = "f64", .contract = "closed");
TANGENCY_TRIAL(TooFewNumbers, takes_two, .form = "center_half", .scalar = "f64", .contract = "closed");
