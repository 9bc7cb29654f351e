// SPDX-License-Identifier: MIT
// Asking a subject.
#include "tangency/properties/subject.hpp"

#include <algorithm>

namespace tangency::properties {

bool Unanswered::has_any(std::size_t first, std::size_t count) const {
    const auto place = std::lower_bound(places.begin(), places.end(), first);
    return place != places.end() && *place < first + count;
}

Answers::Answers(const Subject& subject, std::span<const Input> inputs) : answers_(std::make_unique<bool[]>(inputs.size())) {
    if (inputs.empty()) return;
    try {
        subject.answer(inputs, std::span(answers_.get(), inputs.size()));
    } catch (SubjectExited& exited) {
        open_ = std::move(exited.unanswered);
    }
}

bool ask(const Subject& subject, const Input& input) {
    bool answer = false;
    subject.answer(std::span(&input, 1), std::span(&answer, 1));
    return answer;
}

}  // namespace tangency::properties
