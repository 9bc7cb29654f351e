// SPDX-License-Identifier: MIT
// A right child of the process protocol for center_half in f64, as fast as plain C++ makes it.
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        double number[7];
        const char* place = line.data();
        for (double& value : number) value = std::strtod(place, const_cast<char**>(&place));
        const double u = std::fmax(std::fabs(number[4] - number[0]) - number[2], 0);
        const double v = std::fmax(std::fabs(number[5] - number[1]) - number[3], 0);
        std::cout << (u * u + v * v <= number[6] * number[6] ? "1\n" : "0\n");
    }
}
