// SPDX-License-Identifier: MIT
// The mutants as subjects.
#include <type_traits>

#include "adapt.hpp"
#include "tangency/mutants/list.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {
namespace {

struct Collect {
    std::vector<Mutant>& list;

    template <class Broken>
    void operator()(std::string_view name) {
        using Scalar = std::conditional_t<Broken::info.scalar == ScalarType::f32, float, double>;
        list.push_back({adapt<Broken, Scalar, Broken::info.dim>(name), Broken::info.defect, Broken::info.seen_in,
                        Broken::info.unbroken, Broken::info.breaks_policy});
    }
};

}  // namespace

const std::vector<Mutant>& mutants() {
    static const std::vector<Mutant> list = [] {
        std::vector<Mutant> collected;
        mutants::for_each_mutant(Collect{collected});
        return collected;
    }();
    return list;
}

}  // namespace tangency::subjects
