// SPDX-License-Identifier: MIT
// What the benchmarks time: one function a contender, which answers a whole workload.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tangency/shapes/form.hpp"
#include "workloads.hpp"

namespace tangency::bench {

/// How a contender is fed, which decides whom it is compared with.
enum class Manner {
    scalar,   ///< one input a call
    plotted,  ///< the same, timed on near ties alone
    batch,    ///< all inputs in one call
    slow      ///< one input a call, microseconds each: timed on fewer inputs
};

/// Which of the workload's forms a contender reads; first those of columns_of.
enum class Reads { center_half, lo_hi, corner_size, corner_size_ball_corner, center_size, rotated, spatial };

/// Whether a workload has what a contender reads.
constexpr bool is_made(Reads reads, Kind kind, std::size_t count) {
    if (reads < Reads::rotated) return reads <= Reads::lo_hi || kind == Kind::near_ties;
    return kind != Kind::near_ties && count <= most_rotated && (reads == Reads::rotated || kind == Kind::random);
}

template <class Scalar>
struct Contender {
    std::string name;
    Manner manner;
    bool exact;  ///< never wrong, so its answers must be the reference's
    Reads reads;
    void (*answer)(const Workload<Scalar>&, std::uint8_t* answers);
    Contract contract = Contract::closed;
};

/// Every contender that this build has and this machine can run.
template <class Scalar>
std::vector<Contender<Scalar>> contenders();

/// The lists that contenders() joins, one a translation unit.
template <class Scalar>
void add_scalar_contenders(std::vector<Contender<Scalar>>& list);
template <class Scalar>
void add_slow_contenders(std::vector<Contender<Scalar>>& list);
template <class Scalar>
void add_cgal_contenders(std::vector<Contender<Scalar>>& list);
void add_batch_base(std::vector<Contender<float>>& floats, std::vector<Contender<double>>& doubles);
void add_batch_avx2(std::vector<Contender<float>>& floats, std::vector<Contender<double>>& doubles);
void add_batch_avx512(std::vector<Contender<float>>& floats, std::vector<Contender<double>>& doubles);
void add_rotated_batch_base(std::vector<Contender<float>>& floats, std::vector<Contender<double>>& doubles);
void add_rotated_batch_avx2(std::vector<Contender<float>>& floats, std::vector<Contender<double>>& doubles);
void add_rotated_batch_avx512(std::vector<Contender<float>>& floats, std::vector<Contender<double>>& doubles);

}  // namespace tangency::bench
