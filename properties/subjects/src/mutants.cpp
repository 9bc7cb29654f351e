// SPDX-License-Identifier: MIT
// The mutants as subjects.
#include "adapt.hpp"
#include "mutant.hpp"
#include "tangency/mutants/list.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {
namespace {

void add(std::vector<Mutant>& list, std::string_view name, const Signature& signature, const mutants::MutantInfo& info,
         AnswerColumns answer, bool (*answer_polygons)(const properties::Input&)) {
    list.push_back({adapt(name, signature, info.contract, answer), info.defect, info.seen_in, info.unbroken, info.breaks_policy,
                    answer_polygons, info.fewest_vertices, info.costs});
}

struct Collect {
    std::vector<Mutant>& list;

    template <class Broken>
    void operator()(std::string_view name) {
        constexpr Signature signature = mutants::signature_of<Broken>;
        if constexpr (has_polygon(signature.question))
            add(list, name, signature, Broken::info, answer_columns<Broken, signature>, answer_polygons<Broken, signature>);
        else
            add(list, name, signature, Broken::info, answer_columns<Broken, signature>, nullptr);
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
