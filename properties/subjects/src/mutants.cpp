// SPDX-License-Identifier: MIT
// The mutants as subjects.
#include "impl/every_question.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "adapt.hpp"
#include "elsewhere.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::subjects {
namespace {

// A mutant's formula as a method.
template <class Formula>
struct Broken {
    static bool intersects(const auto& one, const auto& other) { return Formula{}(one, other); }
};

using AnswerElsewhere = bool (*)(const properties::Input&);

// Of a home known when compiling, the answers to rows of others.
template <class Method, Signature home, bool is_everywhere>
constexpr AnswerElsewhere answer_elsewhere() {
    if constexpr (has_polygon(home.question)) return answer_polygons<Method, home>;
    if constexpr (is_everywhere) return answer_boxes<Method, home>;
    return nullptr;
}

struct Collect {
    std::vector<Mutant>& list;

    template <Signature home, bool is_everywhere, class Formula>
    void operator()(std::string_view name, mutants::Home<home, is_everywhere>, const mutants::MutantInfo& info, Formula) const {
        using Method = Broken<Formula>;
        add(name, home, info, answer_columns<Method, home>, answer_elsewhere<Method, home, is_everywhere>());
    }

    void add(std::string_view name, const Signature& home, const mutants::MutantInfo& info, AnswerColumns answer,
             AnswerElsewhere elsewhere) const;
};

void Collect::add(std::string_view name, const Signature& home, const mutants::MutantInfo& info, AnswerColumns answer,
                  AnswerElsewhere elsewhere) const {
    list.push_back({adapt("mutant_" + std::string(name), home, info.contract, answer), info.defect, info.seen_in, info.unbroken,
                    info.breaks_policy, elsewhere, info.fewest_vertices, info.costs, "", misread_by(info.misreads)});
}

}  // namespace

const std::vector<Mutant>& mutants() {
    static const std::vector<Mutant> list = [] {
        std::vector<Mutant> collected;
        mutants::add_mutants(Collect{collected});
        std::ranges::sort(collected, {}, [](const Mutant& mutant) -> const std::string& { return mutant.subject.name; });
        return collected;
    }();
    return list;
}

}  // namespace tangency::subjects
