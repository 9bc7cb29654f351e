// SPDX-License-Identifier: MIT
// The judge on a pipe: rows of bits in, a line as `tangency classify` prints it out, for comparison with the oracle.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tangency/judge/judge.hpp"
#include "tangency/judge/rotated.hpp"

namespace {

double number_of(const std::string& token) {
    const std::uint64_t bits = std::strtoull(token.c_str(), nullptr, 16);
    if (token.size() == 10) return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    return std::bit_cast<double>(bits);
}

void print(const std::string& verdict, const std::string& region, const std::string& relation, std::string_view within,
           const std::string& gap_sq) {
    std::cout << verdict << " region=" << region << " relation=" << relation << " touches_from_within=" << within << " gap_sq=" << gap_sq
              << '\n';
}

}  // namespace

// judge_lines FORM DIM
int main(int count, char** arguments) {
    using namespace tangency;
    if (count != 3) return 2;
    Signature signature{Form::center_half, ScalarType::f64, static_cast<std::size_t>(std::atoi(arguments[2]))};
    for (const auto& known : all_forms)
        if (known.name == arguments[1]) signature = {known.form, ScalarType::f64, signature.dim, known.orientation};
    if (form_name(signature) != arguments[1]) return 2;
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream tokens(line);
        std::vector<double> row;
        for (std::string token; tokens >> token;) row.push_back(number_of(token));
        if (row.size() != number_count(signature)) return 2;
        if (signature.orientation == Orientation::none) {
            const judge::JudgeAnswer judged = judge::rule(signature, row);
            print(judged.verdict, judged.region, judged.relation, judged.touches_from_within ? "yes" : "no", judged.gap_sq);
        } else {
            const judge::RotatedJudgeAnswer judged = judge::rule_rotated(signature, row);
            print(judged.verdict, judged.region, judged.relation, judged.touches_from_within, judged.gap_sq);
        }
    }
}
