// SPDX-License-Identifier: MIT
// What the core asks of the program that loaded it: answers of the function on trial, and to be told how far it is.
#pragma once

#include <cstddef>
#include <string>

#include "tangency/properties/subject.hpp"

namespace tangency::web {

/// The host's function as a subject. A row on which it throws, or which the host knows to hang, is an exit; it is asked on
/// after up to `most_exits` of them in a call. The host is told if what is asked `shrinks` an exit.
properties::Subject open_host_function(const std::string& name, const Signature& signature, Contract contract, std::size_t most_exits,
                                       bool shrinks = false);

/// Domain of `share`: 0 to 1.
void tell_progress(double share);

}  // namespace tangency::web
