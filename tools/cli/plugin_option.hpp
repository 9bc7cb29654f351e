// SPDX-License-Identifier: MIT
// A plugin says itself what its function takes and answers.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>

#include "signature_option.hpp"
#include "tangency/properties/subject.hpp"

namespace tangency::tools {

/// Fills in the words that the user left out by the one exported name that fits those given, the answer being `pairs` of a list of
/// shapes. Where form and scalar are given nothing is
/// read. Returns one line if the file is no shared object for this machine, or if no name fits, or more than one.
std::optional<std::string> read_plugin_name(const std::string& file, SignatureArguments& words, std::string& answer);

/// A word of --contract: a contract, or auto, which stands for none given; nothing after one line on `err` if it is no such word, or if
/// functions of the signature cannot promise it.
struct ContractWord {
    std::optional<Contract> given;  ///< none of auto
};
std::optional<ContractWord> read_contract(std::string_view verb, const std::string& word, const Signature& signature, std::ostream& err);

/// The contract given, or else the one that the function keeps in most regions of its ties, which a session of its own is asked for.
Contract kept_contract(const ContractWord& word, const std::function<properties::Subject(Contract)>& open);

}  // namespace tangency::tools
