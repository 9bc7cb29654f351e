// SPDX-License-Identifier: MIT
// The trial of a function whose contract was not given: the command, test frameworks, fuzz targets and the web take it here.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "tangency/properties/contract.hpp"
#include "tangency/properties/known_bug.hpp"
#include "tangency/properties/trial.hpp"

namespace tangency::properties {

/// What a trial under one contract came to.
struct TrialUnderContract {
    bool is_in_doubt;                   ///< it failed, and the subject can be asked on
    std::span<const Outcome> outcomes;  ///< valid until the next trial
    std::optional<KnownBug> known_bug{};
};

/// A subject whose contract was not given, and how its trial is run.
struct ContractSearch {
    Signature signature;
    std::uint64_t seed = 1;
    Domain domain{};
    std::function<Subject()> open;  ///< the subject, each time in a session of its own
    /// runs the trial under that contract, and is told what the ties said
    std::function<TrialUnderContract(Contract, const std::optional<ContractFound>&)> run;
    std::function<std::optional<KnownBug>(Contract)> find_known_bug;
};

/// The contract that a subject was tried under in the end.
struct ContractTaken {
    Contract contract;
    std::optional<ContractFound> found{};  ///< of yes or no; nothing of a translation, and of a subject that did not answer
};

/// Why it was taken: "touching is a hit for it at all of 600 ties". Empty where nothing was found out.
std::string reason_text(const ContractTaken& taken);

/// Finds out which contract the subject keeps, and runs its trial under it; the last trial run is the one that counts. A subject that
/// fails is looked at under both contracts, unless it is right around most ties, whose answers are then its contract: the other one is taken
/// if a known bug explains its answers under that one only, or its answers at ties too under that one only. A subject that does not answer
/// is tried under the closed one, which says what it did. A translation is tried under the open one where that can show, and under the
/// closed one if it fails there. Throws what `open` and `run` throw.
ContractTaken try_under_contract_found(const ContractSearch& search);

}  // namespace tangency::properties
