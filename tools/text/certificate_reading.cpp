// SPDX-License-Identifier: MIT
// Strict: a field that nobody reads would be believed in silence.
#include "certificate_reading.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "refuse.hpp"

namespace tangency::tools {
namespace {

void expect_fields(Part part, std::string_view of, const std::vector<std::string_view>& fields) {
    for (const auto& [name, value] : part.items())
        if (std::find(fields.begin(), fields.end(), name) == fields.end())
            refuse("{} has the field {}, which is none of its fields", of, json_string(name));
}

WrittenNumber read_number(Part part) {
    if (part.is_text()) return {part.text()};
    expect_fields(part, "a number of the certificate", {"root", "a", "b", "lo", "hi"});
    if (part.contains("root")) return {"", part["root"].text(), {read_number(part["a"]), read_number(part["b"])}};
    return {"", "", {}, part["lo"].text(), part["hi"].text()};
}

WrittenPoint read_point(Part part) {
    WrittenPoint point;
    for (const Part number : part) point.push_back(read_number(number));
    return point;
}

}  // namespace

Certificate read_certificate(Part part) {
    try {
        expect_fields(part, "the certificate", {"first", "second", "normal", "radii", "around"});
        Certificate certificate{read_point(part["first"]), read_point(part["second"]), read_point(part["normal"]), part["radii"].text()};
        if (part.contains("around"))
            for (const Part pair : part["around"]) {
                if (pair.size() != 2) refuse("around has pairs of points, and one of {}", pair.size());
                certificate.around.emplace_back(read_point(pair.front()), read_point(pair[std::size_t{1}]));
            }
        return certificate;
    } catch (const Json::exception& error) {
        refuse("the certificate cannot be read: {}", error.what());
    }
}

}  // namespace tangency::tools
