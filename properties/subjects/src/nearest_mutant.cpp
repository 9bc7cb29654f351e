// SPDX-License-Identifier: MIT
// Comparing wrong answers.
#include "tangency/subjects/nearest_mutant.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "tangency/properties/plain.hpp"
#include "tangency/properties/property.hpp"
#include "tangency/properties/reference_answer.hpp"
#include "tangency/properties/source.hpp"

namespace tangency::subjects {
namespace {

using properties::Input;
using properties::Instance;
using properties::Property;
using properties::Subject;

// The properties that ask for the verdict on one case: lattice, ties, degenerate shapes, and all magnitudes.
constexpr std::array<std::string_view, 7> asking{"P01", "P03", "P16", "P02", "P18", "P19", "P24"};
constexpr int instances_each = 1200;
constexpr int attempts_each = 30 * instances_each;

struct Question {
    Instance instance;
    std::optional<properties::LatticeInput> lattice;  ///< what other signatures can express too
    bool tie;
    bool excused;  ///< the band forgives any answer
    bool everyday; ///< asked by a property of level `banded` or lower
};

std::vector<Question> make_questions(const Signature& signature, double band, std::uint64_t seed) {
    std::vector<Question> questions;
    for (const std::string_view id : asking) {
        const Property* property = properties::find_property(id);
        if (property == nullptr || !property->applies(signature)) continue;
        properties::Source source(properties::mix_seed(seed, questions.size()));
        int wanted = instances_each;
        for (int attempt = 0; attempt < attempts_each && wanted > 0; ++attempt) {
            auto instance = property->instance(source, signature);
            if (!instance || !instance->answer || instance->inputs.size() != 1) continue;
            const bool tie = instance->answer->verdict == reference::Verdict::touching;
            auto lattice = property->on_lattice && signature.orientation == Orientation::none
                ? properties::find_lattice(instance->inputs[0])
                                                                                      : std::nullopt;
            const bool excused = band_excuses(*instance, band);
            questions.push_back({std::move(*instance), std::move(lattice), tie, excused, property->level <= Level::banded});
            --wanted;
        }
    }
    return questions;
}

// The questions as a signature instantiates them; those that only the signature they were drawn for can instantiate are
// left out.
struct Sheet {
    Signature signature;
    std::vector<Input> cases;
    std::vector<std::size_t> questions;  ///< which question each case is
};

Sheet make_sheet(const std::vector<Question>& questions, const Signature& drawn_for, const Signature& signature) {
    Sheet sheet{signature, {}, {}};
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (signature == drawn_for)
            sheet.cases.push_back(questions[i].instance.inputs[0]);
        else if (questions[i].lattice)
            sheet.cases.push_back(express(*questions[i].lattice, signature));
        else
            continue;
        sheet.questions.push_back(i);
    }
    return sheet;
}

enum class Mark { right, wrong, unasked };

std::vector<Mark> mark(const Subject& subject, const std::vector<Question>& questions, const Sheet& sheet) {
    std::vector<Mark> marks(questions.size(), Mark::unasked);
    const auto answers = std::make_unique<bool[]>(sheet.cases.size());
    subject.answer(sheet.cases, std::span(answers.get(), sheet.cases.size()));
    for (std::size_t i = 0; i < sheet.cases.size(); ++i) {
        const Question& question = questions[sheet.questions[i]];
        const bool right = question.excused || answers_hold(question.instance, std::span<const bool>(&answers[i], 1), subject.contract);
        marks[sheet.questions[i]] = right ? Mark::right : Mark::wrong;
    }
    return marks;
}

struct Overlap {
    std::size_t both = 0, either = 0;

    double agreement() const { return both < least_wrong ? 0 : static_cast<double>(both) / static_cast<double>(either); }
};

// Under another contract a tie has another right answer, so that ties say nothing.
Overlap compare(const std::vector<Question>& questions, const std::vector<Mark>& subject, const std::vector<Mark>& mutant, bool with_ties,
                bool everyday_only) {
    Overlap overlap;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (mutant[i] == Mark::unasked || (questions[i].tie && !with_ties) || (everyday_only && !questions[i].everyday)) continue;
        overlap.both += subject[i] == Mark::wrong && mutant[i] == Mark::wrong;
        overlap.either += subject[i] == Mark::wrong || mutant[i] == Mark::wrong;
    }
    return overlap;
}

// Where squares overflow and where rounding decides, ordinary methods err together: a mutant that is one of them
// beside its defect would be named for what is no part of the defect.
void drop_what_ordinary_methods_get_wrong(std::vector<Question>& questions, const Signature& signature) {
    std::vector<bool> wrong(questions.size(), false);
    const Sheet sheet = make_sheet(questions, signature, signature);
    for (const BuiltIn& method : methods()) {
        if (method.subject.signature != signature || method.expected < Level::banded) continue;
        const std::vector<Mark> marks = mark(method.subject, questions, sheet);
        for (std::size_t i = 0; i < marks.size(); ++i) wrong[i] = wrong[i] || marks[i] == Mark::wrong;
    }
    std::vector<Question> kept;
    for (std::size_t i = 0; i < questions.size(); ++i)
        if (!wrong[i]) kept.push_back(std::move(questions[i]));
    questions = std::move(kept);
}

bool is_comparable(const Signature& a, const Signature& b) {
    return a == b || (a.dim == b.dim && a.orientation == Orientation::none && b.orientation == Orientation::none);
}

}  // namespace

std::optional<NearestMutant> find_nearest_mutant(const Subject& subject, double band, std::uint64_t seed) {
    std::vector<Question> questions = make_questions(subject.signature, band, seed);
    drop_what_ordinary_methods_get_wrong(questions, subject.signature);
    std::vector<Sheet> sheets{make_sheet(questions, subject.signature, subject.signature)};
    const auto sheet_of = [&](const Signature& signature) -> const Sheet& {
        for (const Sheet& sheet : sheets)
            if (sheet.signature == signature) return sheet;
        return sheets.emplace_back(make_sheet(questions, subject.signature, signature));
    };
    const std::vector<Mark> marks = mark(subject, questions, sheets[0]);
    const auto wrong = static_cast<std::size_t>(std::count(marks.begin(), marks.end(), Mark::wrong));
    std::optional<NearestMutant> best;
    double best_rank = 0;
    for (const Mutant& mutant : mutants()) {
        if (!is_comparable(mutant.subject.signature, subject.signature)) continue;
        const bool same_contract = mutant.subject.contract == subject.contract;
        const bool same_signature = mutant.subject.signature == subject.signature;
        const std::vector<Mark> theirs = mark(mutant.subject, questions, sheet_of(mutant.subject.signature));
        const double overall = compare(questions, marks, theirs, same_contract, false).agreement();
        // The same bug in other types shows alike in everyday numbers only: past its range an int errs where a float does not.
        const double everyday = compare(questions, marks, theirs, same_contract, true).agreement();
        const double agreement = std::max(overall, everyday);
        // Of equals, the one that agrees everywhere, and then the one that was compared on more.
        const double rank = agreement + 0.01 * overall + (same_contract ? 0.001 : 0) + (same_signature ? 0.002 : 0);
        if (agreement < least_agreement || rank <= best_rank) continue;
        best_rank = rank;
        best = NearestMutant{&mutant, agreement, wrong};
    }
    return best;
}

}  // namespace tangency::subjects
