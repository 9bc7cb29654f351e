// SPDX-License-Identifier: MIT
// The judge asked about a stored case.
#include <algorithm>

#include "folder.hpp"
#include "tangency/judge/refute.hpp"
#include "tangency/reference/certificate.hpp"

namespace tangency::vectors {

std::string mismatch(const VectorCase& known) {
    const Signature& signature = known.input.signature;
    // Of two balls the reason is the relation's, inside_tangent.
    const bool touches_from_within =
        signature.question == Question::box_ball && std::ranges::count(known.reasons, "touches_from_within") > 0;
    const std::string no =
        judge::refute(signature, known.input.row(),
                      {name_of(known.verdict), name_of(known.region), name_of(known.relation), touches_from_within, known.gap_sq},
                      known.certificate ? *known.certificate : reference::find_certificate(signature, known.input.row()));
    return no.empty() ? no : "certificate: " + no;
}

}  // namespace tangency::vectors
