// SPDX-License-Identifier: MIT
// The list of contenders: those of this build that this machine can run.
#include "contender.hpp"

namespace tangency::bench {
namespace {

struct All {
    std::vector<Contender<float>> floats;
    std::vector<Contender<double>> doubles;
};

template <class Scalar>
void add_common(std::vector<Contender<Scalar>>& list) {
    add_scalar_contenders(list);
    add_slow_contenders(list);
#if defined(TANGENCY_BENCH_CGAL)
    add_cgal_contenders(list);
#endif
}

template <auto... Add>
void add_target(All& all) {
    (Add(all.floats, all.doubles), ...);
}

All make_all() {
    All all;
    add_common(all.floats);
    add_common(all.doubles);
    add_target<add_batch_base, add_rotated_batch_base>(all);
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) add_target<add_batch_avx2, add_rotated_batch_avx2>(all);
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512dq"))
        add_target<add_batch_avx512, add_rotated_batch_avx512>(all);
#endif
    return all;
}

}  // namespace

template <>
std::vector<Contender<float>> contenders<float>() {
    return make_all().floats;
}

template <>
std::vector<Contender<double>> contenders<double>() {
    return make_all().doubles;
}

}  // namespace tangency::bench
