// SPDX-License-Identifier: MIT
// A long run of exact_filtered against GMP integers, and of a share against the reference. Not part of the tests.
//
// usage: exact_campaign [MILLIONS [SEED]]   (exit 0: no wrong verdict, 1: the first one is printed)
// Cases divide evenly between forms, scalars and dimensions; each is decided from every stage on and by batch.
#include <gmp.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "exact_functions.hpp"
#include "exact_scenes.hpp"
#include "tangency/reference/row.hpp"

namespace tangency::exact_test {
namespace {

using properties::Case;
using properties::Random;

constexpr int reference_share = 64;  // one case in so many, drawn at random
constexpr std::size_t batch_length = 1000;

class Integer {
public:
    Integer() { mpz_init(value); }
    ~Integer() { mpz_clear(value); }
    Integer(const Integer&) = delete;
    Integer& operator=(const Integer&) = delete;

    mpz_t value;
};

// Every number scaled to an integer by one power of two, as the judge does, then the definition.
int verdict_by_gmp(const Case& scene) {
    static std::array<Integer, 10> numbers;
    static Integer excess, other, sum, radius_sq;
    std::array<int, 10> exponents{};
    std::array<long, 10> significands{};
    int unit = 2000;
    const std::size_t count = scene.row().size(), dim = scene.signature.dim;
    for (std::size_t i = 0; i < count; ++i) {
        significands[i] = static_cast<long>(std::ldexp(std::frexp(scene.numbers[i], &exponents[i]), 53));
        exponents[i] -= 53;
        if (significands[i] != 0 && exponents[i] < unit) unit = exponents[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        mpz_set_si(numbers[i].value, significands[i]);
        if (significands[i] != 0)
            mpz_mul_2exp(numbers[i].value, numbers[i].value, static_cast<mp_bitcnt_t>(exponents[i] - unit));
    }
    mpz_set_ui(sum.value, 0);
    for (std::size_t axis = 0; axis < dim; ++axis) {
        const mpz_t& first = numbers[axis].value;
        const mpz_t& second = numbers[dim + axis].value;
        const mpz_t& center = numbers[2 * dim + axis].value;
        mpz_sub(excess.value, center, first);
        if (scene.signature.form == Form::center_half) {
            mpz_abs(excess.value, excess.value);
            mpz_sub(excess.value, excess.value, second);
        } else {
            mpz_neg(other.value, excess.value);
            if (scene.signature.form == Form::lo_hi)
                mpz_sub(excess.value, center, second);
            else
                mpz_sub(excess.value, excess.value, second);
            if (mpz_cmp(other.value, excess.value) > 0) mpz_set(excess.value, other.value);
        }
        if (mpz_sgn(excess.value) > 0) mpz_addmul(sum.value, excess.value, excess.value);
    }
    mpz_mul(radius_sq.value, numbers[count - 1].value, numbers[count - 1].value);
    const int order = mpz_cmp(sum.value, radius_sq.value);
    return order > 0 ? 0 : order < 0 ? 2 : 1;
}

struct Counts {
    std::uint64_t cases = 0, ties = 0, by_reference = 0;
    std::array<std::uint64_t, 5> stages{};
};

int wrong(const Case& scene, const char* who, int verdict, int right) {
    std::printf("WRONG: %s (%s %s): %s says %d, right is %d\n", to_text(scene).c_str(),
                std::string(form_name(scene.signature)).c_str(), std::string(name_of(scene.signature.scalar)).c_str(), who,
                verdict, right);
    return 1;
}

int run(const Signature& signature, std::uint64_t cases, std::uint64_t seed, Counts& counts) {
    Random random(properties::mix_seed(seed, 100 * static_cast<std::uint64_t>(signature.form) + 10 * signature.dim +
                                                 static_cast<std::uint64_t>(signature.scalar)));
    std::vector<Case> batch;
    std::vector<int> verdicts;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const Case scene = draw_hard(random, signature);
        const int right = verdict_by_gmp(scene);
        if (random.chance(1, reference_share)) {
            const int reference = static_cast<int>(reference::measure_row(signature, scene.row()).verdict);
            if (reference != right) return wrong(scene, "GMP against the reference", right, reference);
            ++counts.by_reference;
        }
        for (int stage = 0; stage <= 4; ++stage) {
            const Answer answer = decide_case(scene, stage);
            if (answer.verdict != right) return wrong(scene, "exact_filtered", answer.verdict, right);
            if (stage == 0) ++counts.stages[static_cast<std::size_t>(answer.stage)];
        }
        batch.push_back(scene);
        verdicts.push_back(right);
        if (batch.size() == batch_length || i + 1 == cases) {
            const Columned answers = decide_columns(batch, i % 4);
            for (std::size_t k = 0; k < batch.size(); ++k)
                if (answers.verdicts[k] != verdicts[k]) return wrong(batch[k], "the batch form", answers.verdicts[k], verdicts[k]);
            batch.clear();
            verdicts.clear();
        }
        ++counts.cases;
        counts.ties += right == 1;
    }
    return 0;
}

int campaign(std::uint64_t cases, std::uint64_t seed) {
    Counts counts;
    for (const Form form : {Form::center_half, Form::lo_hi, Form::corner_size})
        for (const ScalarType scalar : {ScalarType::f32, ScalarType::f64})
            for (std::size_t dim = 1; dim <= 3; ++dim)
                if (run({form, scalar, dim}, cases / 18 + 1, seed, counts) != 0) return 1;
    std::printf("exact_filtered for %s: %llu cases, %llu ties, 0 wrong from any of five stages or by batch; "
                "%llu also by the reference\n", target_name(), static_cast<unsigned long long>(counts.cases),
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
    return tangency::exact_test::campaign(static_cast<std::uint64_t>(millions * 1e6), seed);
}
