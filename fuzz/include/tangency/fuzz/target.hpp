// SPDX-License-Identifier: MIT
// A function of yours as a fuzz target, for libFuzzer and whatever drives LLVMFuzzerTestOneInput:
//
//     #include "tangency/fuzz/target.hpp"
//     bool hits(float x, float y, float w, float h, float px, float py, float r);
//     TANGENCY_FUZZER(hits, .form = "corner_size", .scalar = "f32");
//
// The function takes the form's numbers in the order of docs/reference.md, or the plain shapes (box, ball). It is your
// function compiled with your flags. tangency_add_fuzzer (CMake) builds the target; docs/fuzz.md has the rest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "tangency/fuzz/fuzzed_subject.hpp"
#include "tangency/fuzz/mutation.hpp"
#include "tangency/fuzz/report.hpp"
#include "tangency/properties/callable.hpp"
#include "tangency/properties/terms.hpp"
#include "tangency/shapes/level.hpp"

namespace tangency::fuzz {

/// What the function promises, in the words of `tangency check`. form and scalar have no default.
struct Terms {
    std::string_view form{};    ///< "center_half", "corner_size_radians", ...
    std::string_view scalar{};  ///< "f32" or "f64"
    /// "closed" if touching counts, else "open"; of box_point also "half_open"; "auto": what most of its ties say at the start
    std::string_view contract = "auto";
    std::string_view level = "banded";       ///< what it is held to: "logic", "banded", "full_range" or "exact"
    std::size_t dim = 2;                     ///< 2 or 3
    std::optional<double> band{};            ///< the factor k of the band; without it the form's own
    bool policies = false;                   ///< also recommendations, such as that a NaN is answered false
    std::string_view question = "box_ball";  ///< what it decides: "ball_ball", ... (docs/questions)
};

/// One function under a driver: what the driver's entry points do, whatever the function is.
class Fuzzer {
public:
    explicit Fuzzer(FuzzedSubject fuzzed) : fuzzed_(std::move(fuzzed)) {}

    /// Reads libFuzzer's -artifact_prefix, where a minimised input goes; the current folder without it.
    void read_flags(int argc, const char* const* argv);

    const Signature& signature() const { return fuzzed_.subject().signature; }

    /// Plays one input. A finding is minimised, said, written down, and ends the program by abort().
    void play(std::span<const std::uint8_t> input);

private:
    FuzzedSubject fuzzed_;
    std::string artifact_prefix_{"./"};
};

namespace detail {

// Asks a function whose contract was not given some ties of every region, before the first input, and says what it took: an input alone
// cannot say it, and every process of a campaign must judge alike.
FuzzedSubject fuzzed_of(properties::TriedFunction function, const FuzzOptions& options);

// Terms are read when compiling, so that a misspelt word is a compile error.
template <class Function, class TermsOf>
FuzzedSubject make_fuzzed(const char* name, Function function, TermsOf) {
    constexpr Terms terms = TermsOf{}();
    constexpr std::size_t level = properties::place_of(level_names, terms.level);
    static_assert(level > 0 && level < level_names.size(), "give .level one of \"logic\", \"banded\", \"full_range\", \"exact\"");
    return fuzzed_of(properties::function_by_terms<TermsOf>(name, std::move(function)).value(),
                     {.level = static_cast<Level>(level), .band = terms.band, .policies = terms.policies});
}

}  // namespace detail
}  // namespace tangency::fuzz

/// Makes `function` the target of this program. The terms are designated initialisers of tangency::fuzz::Terms. Once
/// a program, at namespace scope.
#define TANGENCY_FUZZER(function, ...)                                                                                                     \
    static ::tangency::fuzz::Fuzzer& tangency_fuzzer() {                                                                                   \
        static ::tangency::fuzz::Fuzzer fuzzer(                                                                                            \
            ::tangency::fuzz::detail::make_fuzzed(#function, function, [] { return ::tangency::fuzz::Terms{__VA_ARGS__}; }));              \
        return fuzzer;                                                                                                                     \
    }                                                                                                                                      \
    extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {                                                                         \
        tangency_fuzzer().read_flags(*argc, *argv);                                                                                        \
        return 0;                                                                                                                          \
    }                                                                                                                                      \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {                                                    \
        tangency_fuzzer().play({data, size});                                                                                              \
        return 0;                                                                                                                          \
    }                                                                                                                                      \
    extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed) {            \
        return ::tangency::fuzz::mutate(data, size, max_size, seed, {&tangency_fuzzer().signature(), 1});                                  \
    }                                                                                                                                      \
    extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* a, std::size_t a_size, const std::uint8_t* b, std::size_t b_size, \
                                                     std::uint8_t* out, std::size_t max_size, unsigned seed) {                             \
        return ::tangency::fuzz::cross_over(a, a_size, b, b_size, out, max_size, seed, tangency_fuzzer().signature().question);            \
    }                                                                                                                                      \
    static_assert(true, "so that a semicolon may follow")
