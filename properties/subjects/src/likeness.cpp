// SPDX-License-Identifier: MIT
// Comparing wrong answers.
#include "tangency/subjects/likeness.hpp"

#include <array>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "tangency/properties/property.hpp"
#include "tangency/properties/random.hpp"
#include "tangency/properties/truth.hpp"

namespace tangency::subjects {
namespace {

using properties::Case;
using properties::Draft;
using properties::Exam;
using properties::Property;
using properties::Subject;

// The properties that ask for the verdict on one case: lattice, ties, degenerate shapes, and all magnitudes.
constexpr std::array<std::string_view, 7> asking{"P01", "P03", "P16", "P02", "P18", "P19", "P24"};
constexpr int drafts_each = 1200;
constexpr int attempts_each = 30 * drafts_each;

struct Question {
    const Property* property;
    Draft draft;
    Exam exam;
    bool tie;
    bool on_lattice;
};

std::vector<Question> make_questions(const Signature& signature, std::uint64_t seed) {
    std::vector<Question> questions;
    for (const std::string_view id : asking) {
        const Property* property = properties::find_property(id);
        if (property == nullptr || !property->applies(signature)) continue;
        properties::Random random(properties::mix_seed(seed, questions.size()));
        int wanted = drafts_each;
        for (int attempt = 0; attempt < attempts_each && wanted > 0; ++attempt) {
            Draft draft = property->draw(random, signature);
            auto exam = property->pose(draft, signature);
            if (!exam || !exam->truth || exam->cases.size() != 1) continue;
            const bool tie = verdict_of(*exam->truth) == reference::Verdict::touching;
            const bool on_lattice = std::holds_alternative<properties::LatticeScene>(draft.scene);
            questions.push_back({property, std::move(draft), std::move(*exam), tie, on_lattice});
            --wanted;
        }
    }
    return questions;
}

enum class Mark { right, wrong, unasked };

// The subject's marks; what it cannot be asked in its own signature is left out.
std::vector<Mark> mark(const Subject& subject, const std::vector<Question>& questions, const Signature& asked_of, double band) {
    const bool same = subject.signature == asked_of;
    std::vector<Mark> marks(questions.size(), Mark::unasked);
    std::vector<Case> cases;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (same) {
            cases.push_back(questions[i].exam.cases[0]);
        } else {
            if (!questions[i].on_lattice) continue;
            const auto exam = questions[i].property->pose(questions[i].draft, subject.signature);
            if (!exam) continue;
            cases.push_back(exam->cases[0]);
        }
        places.push_back(i);
    }
    const auto answers = std::make_unique<bool[]>(cases.size());
    subject.answer(cases, std::span(answers.get(), cases.size()));
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Exam& exam = questions[places[i]].exam;
        const bool right = answers_hold(exam, std::span<const bool>(&answers[i], 1), subject.contract) || band_excuses(exam, band);
        marks[places[i]] = right ? Mark::right : Mark::wrong;
    }
    return marks;
}

struct Overlap {
    std::size_t both = 0, either = 0, subject = 0;
};

// Under another contract a tie has another right answer, so that ties say nothing.
Overlap compare(const std::vector<Question>& questions, const std::vector<Mark>& subject, const std::vector<Mark>& mutant, bool with_ties) {
    Overlap overlap;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (subject[i] == Mark::wrong) ++overlap.subject;
        if (mutant[i] == Mark::unasked || (questions[i].tie && !with_ties)) continue;
        overlap.both += subject[i] == Mark::wrong && mutant[i] == Mark::wrong;
        overlap.either += subject[i] == Mark::wrong || mutant[i] == Mark::wrong;
    }
    return overlap;
}

bool is_comparable(const Signature& a, const Signature& b) {
    return a == b || (a.dim == b.dim && a.turning == Turning::none && b.turning == Turning::none);
}

}  // namespace

std::optional<Likeness> find_likeness(const Subject& subject, double band, std::uint64_t seed) {
    const std::vector<Question> questions = make_questions(subject.signature, seed);
    const std::vector<Mark> marks = mark(subject, questions, subject.signature, band);
    std::optional<Likeness> best;
    double best_rank = 0;
    for (const Mutant& mutant : mutants()) {
        if (!is_comparable(mutant.subject.signature, subject.signature)) continue;
        const bool same_contract = mutant.subject.contract == subject.contract;
        const bool same_signature = mutant.subject.signature == subject.signature;
        const std::vector<Mark> theirs = mark(mutant.subject, questions, subject.signature, band);
        const Overlap overlap = compare(questions, marks, theirs, same_contract);
        if (overlap.both < least_wrong) continue;
        const double agreement = static_cast<double>(overlap.both) / static_cast<double>(overlap.either);
        // Of equals, the one that was compared on more.
        const double rank = agreement + (same_contract ? 0.001 : 0) + (same_signature ? 0.002 : 0);
        if (agreement < least_agreement || rank <= best_rank) continue;
        best_rank = rank;
        best = Likeness{&mutant, agreement, overlap.subject};
    }
    return best;
}

}  // namespace tangency::subjects
