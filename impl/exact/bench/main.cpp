// SPDX-License-Identifier: MIT
// Registers every contender on every workload with Google Benchmark, as SCALAR/WORKLOAD/SIZE/CONTENDER.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "contender.hpp"

namespace tangency::bench {
namespace {

// Scalar contenders see enough inputs that no branch predictor learns them; batches a size in the first-level
// cache and one of twice the largest cache.
constexpr std::size_t many = 16384, few = 256;

std::size_t small_count(std::size_t scalar_bytes) { return 4000 / scalar_bytes; }
std::size_t large_count(std::size_t scalar_bytes) {
    std::size_t cache_bytes = std::size_t{1} << 26;
    for (const auto& cache : benchmark::CPUInfo::Get().caches) cache_bytes = std::max(cache_bytes, static_cast<std::size_t>(cache.size));
    return 2 * cache_bytes / (7 * scalar_bytes);
}

// Made when first timed and kept, so that a filter does not pay for the others.
template <class Scalar>
const Workload<Scalar>& workload(Kind kind, std::size_t count) {
    static std::map<std::pair<Kind, std::size_t>, std::unique_ptr<Workload<Scalar>>> made;
    auto& entry = made[{kind, count}];
    if (!entry) entry = std::make_unique<Workload<Scalar>>(make_workload<Scalar>(kind, count));
    return *entry;
}

template <class Scalar>
void add(const std::string& scalar, Kind kind, const std::string& size, std::size_t count, const Contender<Scalar>& contender) {
    const std::string workload_name(kind_names[static_cast<std::size_t>(kind)]);
    const std::string name = scalar + "/" + workload_name + "/" + size + "/" + contender.name;
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        const Workload<Scalar>& work = workload<Scalar>(kind, count);
        std::vector<std::uint8_t> answers(count);
        for (auto unused : state) {
            static_cast<void>(unused);
            contender.answer(work, answers.data());
            benchmark::ClobberMemory();
        }
        state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(count));
    });
}

template <class Scalar>
void add_all(const std::string& scalar) {
    for (const Contender<Scalar>& contender : contenders<Scalar>())
        for (std::size_t k = 0; k < kind_names.size(); ++k) {
            const auto kind = static_cast<Kind>(k);
            const bool one_a_call = kind == Kind::near_ties;
            if (contender.manner == Manner::plotted ? !one_a_call : contender.manner == Manner::batch && one_a_call) continue;
            if (contender.manner != Manner::batch) {
                if (!is_made(contender.reads, kind, many)) continue;
                add(scalar, kind, "single", contender.manner == Manner::slow ? few : many, contender);
                continue;
            }
            if (!is_made(contender.reads, kind, small_count(sizeof(Scalar)))) continue;
            add(scalar, kind, "in_cache", small_count(sizeof(Scalar)), contender);
            if (kind == Kind::random && is_made(contender.reads, kind, large_count(sizeof(Scalar))))
                add(scalar, kind, "beyond_cache", large_count(sizeof(Scalar)), contender);
        }
}

}  // namespace
}  // namespace tangency::bench

int main(int argc, char** argv) {
    tangency::bench::add_all<float>("f32");
    tangency::bench::add_all<double>("f64");
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
}
