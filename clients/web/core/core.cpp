// SPDX-License-Identifier: MIT
// The one door of the core: a verb, a request as JSON, and an answer as JSON.
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "verbs.hpp"

namespace {

using namespace tangency;
using web::Json;

constexpr std::array<std::pair<std::string_view, Json (*)(const Json&)>, 8> verbs{{{"check", web::check},
                                                                                   {"render", web::render},
                                                                                   {"classify", web::classify},
                                                                                   {"draw", web::draw},
                                                                                   {"rows", web::rows},
                                                                                   {"lists", web::lists},
                                                                                   {"methods", web::methods},
                                                                                   {"map", web::map}}};

Json answer(std::string_view verb, std::string_view request) {
    const Json asked = Json::parse(request);
    for (const auto& [name, carry_out] : verbs)
        if (name == verb) return carry_out(asked);
    throw web::BadRequest("no such verb: " + std::string(verb));
}

std::string last_answer;

}  // namespace

extern "C" {

/// The answer, which lives until the next call, ends with a zero. What is wrong with a request is its `error`.
__attribute__((export_name("ask"))) const char* tangency_ask(const char* verb, const char* request) {
    try {
        last_answer = tools::to_line(answer(verb, request));
    } catch (const std::exception& error) {
        last_answer = tools::to_line(Json{{"error", error.what()}});
    }
    return last_answer.c_str();
}

__attribute__((export_name("allocate"))) void* tangency_allocate(std::size_t size) { return std::malloc(size); }
__attribute__((export_name("release"))) void tangency_release(void* memory) { std::free(memory); }
}
