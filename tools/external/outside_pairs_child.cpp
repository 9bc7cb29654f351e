// SPDX-License-Identifier: MIT
// Inside the child: a line becomes the arrays of plugin_pairs.h, and the pairs become a line.
#include "outside_pairs_child.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <optional>
#include <vector>

#include "guarded_array.hpp"
#include "outside_pairs.hpp"
#include "plugin_file.hpp"
#include "plugin_names.hpp"
#include "whole_file.hpp"

namespace tangency::tools {
namespace {

void write_line(int output, std::string line) {
    if (!write_all(output, line += '\n')) _exit(0);
}

void* find_function(const std::string& path, const std::string& symbol, std::string& problem) {
    void* plugin = open_plugin(path, problem);
    if (plugin == nullptr) return nullptr;
    void* function = dlsym(plugin, symbol.c_str());
    if (function == nullptr)
        problem = complaint_about_missing(
            path, symbol,
            fmt::format("int {}(int count, const int *kinds, ..., int *pairs), in C++ after extern \"C\", see docs/pairs.md", symbol));
    return function;
}

constexpr std::size_t list_guard_bytes = 4096;
// No place of a list: what a function counts as written and did not write.
constexpr int untouched = -2147483647;

// The arrays of a call between their guards.
struct Arrays {
    explicit Arrays(GuardedArray::Kind kind)
        : kinds(kind, pairs::most_shapes * sizeof(int), list_guard_bytes),
          numbers(kind, pairs::most_shapes * 6 * sizeof(double), list_guard_bytes),
          pairs(kind, pairs::most_shapes * (pairs::most_shapes - 1) * sizeof(int), list_guard_bytes) {}

    GuardedArray kinds, numbers, pairs;
};

template <class Number>
const Number* put(GuardedArray& array, const std::vector<Number>& numbers) {
    array.place(numbers.size() * sizeof(Number));
    std::ranges::copy(numbers, array.data<Number>());
    return array.data<Number>();
}

// What a function did to an array that it may only read.
template <class Number>
std::optional<std::string> find_write(const GuardedArray& array, const std::vector<Number>& was, std::string_view name) {
    if (array.find_touched()) return fmt::format("wrote beyond the array {}, which is const", name);
    for (std::size_t place = 0; place < was.size(); ++place) {
        const Number is = array.data<Number>()[place];
        // By its bits: a zero may have lost its sign.
        if (std::memcmp(&is, &was[place], sizeof is) != 0)
            return fmt::format("wrote to {}[{}], which is const: {} became {}", name, place, was[place], is);
    }
    return std::nullopt;
}

std::optional<std::string> find_overstep(const GuardedArray& pairs, int capacity, int count) {
    const auto touched = pairs.find_touched();
    if (!touched) return std::nullopt;
    if (touched->first < 0) return fmt::format("wrote before pairs[0], from pairs[{}] on", (touched->first - 3) / 4);
    return fmt::format("wrote beyond the room for {} pairs of {} shapes; write no more than the capacity", capacity, count);
}

template <class Scalar>
std::string answer(void* function, const std::string& line, std::size_t dim) {
    static std::array<Arrays, 2> both{Arrays(GuardedArray::Kind::near_behind), Arrays(GuardedArray::Kind::near_before)};
    static std::size_t used = 0;
    Arrays& arrays = both[used = 1 - used];
    std::vector<int> kinds;
    std::vector<Scalar> numbers;
    char* next = nullptr;
    const auto count = static_cast<int>(std::strtol(line.c_str(), &next, 10));
    for (int i = 0; i < count; ++i) {
        const bool is_ball = std::string_view(next).starts_with(" ball");
        kinds.push_back(is_ball ? 1 : 0);
        next += is_ball ? 5 : 4;
        for (std::size_t place = 0; place < 2 * dim; ++place)
            numbers.push_back(is_ball && place > dim ? Scalar{0} : static_cast<Scalar>(std::strtod(next, &next)));
    }
    const int capacity = count < 2 ? 0 : count * (count - 1) / 2;
    const int* const found = put(arrays.pairs, std::vector<int>(2 * static_cast<std::size_t>(capacity), untouched));
    using Function = int (*)(int, const int*, const Scalar*, int, int*);
    const int pairs = reinterpret_cast<Function>(function)(count, put(arrays.kinds, kinds), put(arrays.numbers, numbers), capacity,
                                                           arrays.pairs.data<int>());
    for (const auto& overstep : {find_overstep(arrays.pairs, capacity, count), find_write(arrays.kinds, kinds, "kinds"),
                                 find_write(arrays.numbers, numbers, "numbers")})
        if (overstep) return std::string(no_pairs) + *overstep;
    if (pairs < 0 || pairs > capacity)
        return fmt::format("{}returned {} for {} shapes, which have {} pairs; write each pair once, and no more than the capacity",
                           no_pairs, pairs, count, capacity);
    std::string text;
    for (std::size_t i = 0; i < 2 * static_cast<std::size_t>(pairs); ++i) text += fmt::format("{}{}", i == 0 ? "" : " ", found[i]);
    return text;
}

void serve(void* function, const Signature& signature, int input, int output) {
    std::FILE* lines = fdopen(input, "r");
    char* line = nullptr;
    std::size_t size = 0;
    while (getline(&line, &size, lines) > 0)
        write_line(output,
                   visit_scalar(signature.scalar, [&](auto zero) { return answer<decltype(zero)>(function, line, signature.dim); }));
}

}  // namespace

void serve_pairs_plugin(const std::string& file, const Signature& signature, int input, int output) {
    // What the plugin prints is for people.
    dup2(STDERR_FILENO, STDOUT_FILENO);
    try {
        std::string problem;
        void* function = find_function(file, pairs_symbol(signature), problem);
        // The first line is taken in before it is refused: a pipe closed earlier would be all that the other side sees.
        if (char first = 0; function == nullptr && read(input, &first, 1) == 1)
            write_line(output, std::string(no_function) + problem);
        else if (function != nullptr)
            serve(function, signature, input, output);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "the plugin let an exception escape: %s\n", error.what());
        std::fflush(nullptr);
        _exit(1);
    } catch (...) {
        std::fprintf(stderr, "the plugin let an exception escape\n");
        std::fflush(nullptr);
        _exit(1);
    }
    std::fflush(nullptr);
    _exit(0);
}

}  // namespace tangency::tools
