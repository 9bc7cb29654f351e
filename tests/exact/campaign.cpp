// SPDX-License-Identifier: MIT
// A long run of exact_filtered against GMP integers, and of a share against the reference. Not part of the tests.
//
// usage: exact_campaign [MILLIONS [SEED [rotated]]]   (exit 0: no wrong verdict, 1: the first one is printed)
// Cases divide evenly between forms, scalars and dimensions; each is decided from every stage on and by batch: among other
// cases, and one in 64 also among inputs of its size, which share a bound. With `rotated` they are boxes rotated by an axis
// or a quaternion.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "exact_functions.hpp"
#include "gmp_verdict.hpp"
#include "tangency/reference/answer.hpp"
#include "quaternion_inputs.hpp"

namespace tangency::exact_test {
namespace {

using properties::Input;
using properties::Source;

constexpr int reference_share = 64;  // one case in so many, drawn at random
constexpr std::size_t batch_length = 1000;

struct Counts {
    std::uint64_t cases = 0, ties = 0, by_reference = 0;
    std::array<std::uint64_t, 5> stages{};
};

int wrong(const Input& input, const char* who, int verdict, int right) {
    std::printf("WRONG: %s (%s %s): %s says %d, right is %d\n", to_text(input).c_str(), std::string(form_name(input.signature)).c_str(),
                std::string(name_of(input.signature.scalar)).c_str(), who, verdict, right);
    return 1;
}

// A batch of the case itself and of copies whose radius misses it by some octave: as large as one another, so that
// the bound shared by a step decides many. Integers say what is right.
int run_among_its_like(const Input& input, Source& random) {
    const ScalarType scalar = input.signature.scalar;
    std::vector<Input> batch(64, input);
    for (Input& like : batch) {
        double& radius = like.row().back();
        const int smallness = random.between(0, 12);
        const double factor = 1 + std::ldexp(random.chance(1, 2) ? 1 : -0.5, -smallness);
        radius = std::min(properties::round_to(scalar, radius * factor), properties::format_of(scalar).largest);
    }
    batch[static_cast<std::size_t>(random.between(0, 63))] = input;
    const Columned answers = decide_columns(batch, 0);
    for (std::size_t k = 0; k < batch.size(); ++k) {
        const int right = decide_case(batch[k], 4).verdict;
        if (answers.verdicts[k] != right) return wrong(batch[k], "the batch form among its like", answers.verdicts[k], right);
    }
    return 0;
}

int run(const Signature& signature, std::uint64_t cases, std::uint64_t seed, Counts& counts) {
    const bool axis_aligned = signature.orientation == Orientation::none;
    Source random(properties::mix_seed(
        seed, 100 * static_cast<std::uint64_t>(signature.form) + 10 * signature.dim + static_cast<std::uint64_t>(signature.scalar)));
    std::vector<Input> batch;
    std::vector<int> verdicts;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const Input input = axis_aligned                                 ? draw_hard(random, signature)
                            : signature.orientation == Orientation::axis ? draw_hard_rotated(random, signature)
                                                                         : draw_hard_quaternion(random, signature);
        const int right = verdict_by_gmp(input);
        if (random.chance(1, reference_share)) {
            const int reference = static_cast<int>(reference::find_standing(signature, input.row()).verdict);
            if (reference != right) return wrong(input, "GMP against the reference", right, reference);
            ++counts.by_reference;
        }
        for (int stage = 0; stage <= 4; ++stage) {
            const Answer answer = decide_case(input, stage);
            if (answer.verdict != right) return wrong(input, "exact_filtered", answer.verdict, right);
            if (stage == 0) ++counts.stages[static_cast<std::size_t>(answer.stage)];
        }
        ++counts.cases;
        counts.ties += right == 1;
        if (i % 64 == 0 && run_among_its_like(input, random) != 0) return 1;
        batch.push_back(input);
        verdicts.push_back(right);
        if (batch.size() == batch_length || i + 1 == cases) {
            const Columned answers = decide_columns(batch, i % 4);
            for (std::size_t k = 0; k < batch.size(); ++k)
                if (answers.verdicts[k] != verdicts[k]) return wrong(batch[k], "the batch form", answers.verdicts[k], verdicts[k]);
            batch.clear();
            verdicts.clear();
        }
    }
    return 0;
}

std::vector<Signature> signatures_of(bool rotated) {
    std::vector<Signature> all;
    for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
        for (const Form form : {Form::center_half, Form::lo_hi, Form::corner_size})
            for (std::size_t dim = 1; dim <= 3; ++dim) {
                if (!rotated) all.push_back({form, scalar, dim});
                if (rotated && dim > 1 && form != Form::lo_hi)
                    all.push_back({form, scalar, dim, dim == 2 ? Orientation::axis : Orientation::quaternion});
            }
    return all;
}

int campaign(std::uint64_t cases, std::uint64_t seed, bool rotated) {
    Counts counts;
    const std::vector<Signature> all = signatures_of(rotated);
    for (const Signature& signature : all)
        if (run(signature, cases / all.size() + 1, seed, counts) != 0) return 1;
    std::printf(
        "exact_filtered%s for %s: %llu cases, %llu ties, 0 wrong from any of five stages or by batch; "
        "%llu also by the reference\n",
        rotated ? " rotated" : "", target_name(), static_cast<unsigned long long>(counts.cases),
        static_cast<unsigned long long>(counts.ties), static_cast<unsigned long long>(counts.by_reference));
    const char* const names[] = {"filter", "exact_tie", "wide_filter", "expansions", "integers"};
    for (std::size_t stage = 0; stage < 5; ++stage)
        std::printf("  decided by %-12s %5.1f %%\n", names[stage],
                    100.0 * static_cast<double>(counts.stages[stage]) / static_cast<double>(counts.cases));
    return 0;
}

}  // namespace
}  // namespace tangency::exact_test

int main(int argc, char** argv) {
    if (!tangency::exact_test::can_run()) {
        std::fprintf(stderr, "exact_campaign: this machine cannot run %s\n", tangency::exact_test::target_name());
        return 2;
    }
    const double millions = argc > 1 ? std::atof(argv[1]) : 1;
    const auto seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    if (!(millions > 0)) {
        std::fprintf(stderr, "exact_campaign: '%s' is no number of millions; give one above 0\n", argv[1]);
        return 2;
    }
    const bool rotated = argc > 3 && std::string(argv[3]) == "rotated";
    if (argc > 3 && !rotated) {
        std::fprintf(stderr, "exact_campaign: '%s' is no kind of input; say rotated, or nothing\n", argv[3]);
        return 2;
    }
    return tangency::exact_test::campaign(static_cast<std::uint64_t>(millions * 1e6), seed, rotated);
}
