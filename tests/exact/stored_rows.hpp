// SPDX-License-Identifier: MIT
// The rows by which changed headers are told (mutation/rows.txt).
#pragma once

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace tangency::exact_test {

struct StoredRow {
    std::string line, form, scalar, dim, orientation;
    int verdict = 0;
    std::string stages;  // that decide from each first stage on, as digits
    std::vector<double> numbers;
};

inline std::vector<StoredRow> read_rows(const char* path) {
    std::vector<StoredRow> rows;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        StoredRow& row = rows.emplace_back();
        row.line = line;
        words >> row.form >> row.scalar >> row.dim >> row.orientation >> row.verdict >> row.stages;
        for (std::string number; words >> number;) row.numbers.push_back(std::strtod(number.c_str(), nullptr));
    }
    return rows;
}

}  // namespace tangency::exact_test
