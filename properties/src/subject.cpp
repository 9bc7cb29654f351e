// SPDX-License-Identifier: MIT
// Asking a subject.
#include "tangency/properties/subject.hpp"

#include <algorithm>

namespace tangency::properties {

bool Unanswered::has_any(std::size_t first, std::size_t count) const {
    const auto place = std::lower_bound(places.begin(), places.end(), first);
    return place != places.end() && *place < first + count;
}

Answers::Answers(const Subject& subject, std::span<const Input> inputs, double k)
    : size_(inputs.size()), answers_(std::make_unique<bool[]>(inputs.size())), band_(k) {
    if (inputs.empty()) return;
    const bool is_yes_or_no = subject.signature.answer == AnswerKind::boolean;
    if (!is_yes_or_no) replies_.resize(inputs.size());
    try {
        subject.answer(inputs, is_yes_or_no ? AnswerSlots(std::span(answers_.get(), inputs.size())) : AnswerSlots(std::span(replies_)));
    } catch (SubjectExited& exited) {
        unanswered_ = std::move(exited.unanswered);
    }
}

Answers::Answers(const Subject& subject, const InputBlock& inputs)
    : size_(inputs.size()), answers_(std::make_unique<bool[]>(inputs.size())), band_(0) {
    if (inputs.size() == 0) return;
    const std::span<bool> slots(answers_.get(), inputs.size());
    try {
        if (subject.answer_block)
            subject.answer_block(inputs, slots);
        else
            subject.answer(inputs.inputs(), slots);
    } catch (SubjectExited& exited) {
        unanswered_ = std::move(exited.unanswered);
    }
}

bool ask(const Subject& subject, const Input& input) {
    bool answer = false;
    subject.answer(std::span(&input, 1), std::span(&answer, 1));
    return answer;
}

}  // namespace tangency::properties
