// SPDX-License-Identifier: MIT
// An outside program that links the compiled checker: exits with 0 if it writes an input as it should.
#include <string>

#include <tangency/properties/input.hpp>

int main() {
    using tangency::properties::decimal_text;
    return decimal_text(0.5, tangency::ScalarType::f64) == "0.5" ? 0 : 1;
}
