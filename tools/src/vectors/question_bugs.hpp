// SPDX-License-Identifier: MIT
// The bugs of the questions beside box_ball, and of whole numbers: their mutants, asked in any form of the question.
#pragma once

#include <string>
#include <vector>

#include "input_details.hpp"
#include "tangency/subjects/built_in.hpp"

namespace tangency::vectors {

/// A mutant that says what a miss costs.
struct QuestionBug {
    std::string id;  ///< bug_circles_open of mutant_circles_open
    const subjects::Mutant* mutant;

    const Signature& signature() const { return mutant->subject.signature; }

    /// Whether it may show in inputs of a signature: those of its question and dimension, polygons of enough vertices. What is wrong of
    /// whole numbers is asked them alone.
    bool may_show(const Signature& other) const {
        const bool has_enough = !has_polygon(other.question) || vertices_of(other.form).first >= mutant->fewest_vertices;
        const Signature& own = signature();
        return other.question == own.question && other.dim == own.dim && other.orientation == own.orientation && has_enough &&
               (is_whole(other.scalar) || !is_whole(own.scalar));
    }
    /// Whether its scalar and form are the signature's as well; any number of vertices that it shows in is the same.
    bool is_at_home(const Signature& other) const {
        return may_show(other) && other.scalar == signature().scalar && (other.form == signature().form || has_polygon(other.question));
    }
};

/// Those of every question, one question after the other, of box_ball in whole numbers alone.
const std::vector<QuestionBug>& question_bugs();

/// Whether the mutant answers the input wrongly at a level which its method would reach without the defect.
bool bug_shows(const QuestionBug& bug, const InputDetails& details);

}  // namespace tangency::vectors
