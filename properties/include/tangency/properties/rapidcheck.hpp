// SPDX-License-Identifier: MIT
// The generators and shrinking of this library as RapidCheck generators. Needs RapidCheck.
#pragma once

#include <rapidcheck.h>

#include <utility>

#include "tangency/properties/property.hpp"
#include "tangency/properties/random.hpp"
#include "tangency/properties/shrink.hpp"

namespace tangency::properties {

/// A generator of a property's drafts for a signature. RapidCheck's random source seeds ours, and its
/// search for a smaller failure walks our candidates, so what it reports is small in meaning.
inline rc::Gen<Draft> drafts_of(const Property& property, const Signature& signature) {
    return rc::Gen<Draft>([property, signature](const rc::Random& source, int) {
        rc::Random copy(source);
        Random random(copy.next());
        return rc::shrinkable::shrinkRecur(property.draw(random, signature), [](const Draft& draft) {
            return rc::seq::fromContainer(simpler(draft));
        });
    });
}

}  // namespace tangency::properties
