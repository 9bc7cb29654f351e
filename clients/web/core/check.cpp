// SPDX-License-Identifier: MIT
// The check with the host's function, or with a built-in one, and what renders its document.
#include "check.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "check_document.hpp"
#include "check_words.hpp"
#include "host.hpp"
#include "report.hpp"
#include "tangency/properties/short_report.hpp"
#include "tangency/subjects/built_in.hpp"
#include "verbs.hpp"

namespace tangency::web {
namespace {

// As the command allows a plugin.
constexpr std::size_t most_exits = 1000, most_exits_a_call = most_exits / 20;

template <class Number>
std::optional<Number> number_of(const Json& request, const char* key) {
    const auto found = request.find(key);
    if (found == request.end() || found->is_null()) return std::nullopt;
    if (!found->is_number()) throw BadRequest(std::string(key) + " must be a number");
    if constexpr (std::is_unsigned_v<Number>)
        if (found->get<double>() < 0) throw BadRequest(std::string(key) + " must be 0 or more");
    return found->get<Number>();
}

tools::CheckWords words_of(const Json& request) {
    tools::CheckWords words{.signature = signature_words_of(request),
                            .contract = word_of(request, "contract"),
                            .domain = word_of(request, "domain"),
                            .margin = word_of(request, "margin"),
                            .answer = word_of(request, "answer"),
                            .ties = word_of(request, "ties", "exact"),
                            .require = word_of(request, "require"),
                            .waive = {},
                            .band = number_of<double>(request, "band"),
                            .seconds = number_of<double>(request, "seconds"),
                            .cases = number_of<std::uint64_t>(request, "cases"),
                            .seed = number_of<std::uint64_t>(request, "seed").value_or(1)};
    if (const std::string waived = word_of(request, "waive"); !waived.empty()) words.waive.push_back(waived);
    return words;
}

const properties::Subject& built_in(const std::string& name, const Signature& signature) {
    const auto fits = [&](const auto& item) { return item.subject.name == name && item.subject.signature == signature; };
    const auto method = std::ranges::find_if(subjects::methods(), fits);
    if (method != subjects::methods().end()) return method->subject;
    const auto mutant = std::ranges::find_if(subjects::mutants(), fits);
    if (mutant != subjects::mutants().end()) return mutant->subject;
    throw BadRequest("no built-in subject " + name + " has this form, scalar and dimension");
}

}  // namespace

Json check(const Json& request) {
    tools::CheckOptions options{.signature = {},
                                .contract = Contract::closed,
                                .subject = word_of(request, "subject", "function"),
                                .function = word_of(request, "function"),
                                .open = {}};
    bool finds_contract = false;
    if (const auto complaint = tools::read_check_words(words_of(request), options, finds_contract)) throw BadRequest(*complaint);
    if (options.function.empty())
        options.function = options.signature.answer == AnswerKind::boolean ? "intersects" : name_of(options.signature.answer);
    options.call = [name = options.function](const properties::Input& input) {
        return name + '(' + properties::numbers_text(input, ", ") + ')';
    };
    options.again = word_of(request, "again");
    options.one_thread = true;
    options.progress = tell_progress;
    // An input that ends the host's thread, or hangs, is found by starting anew and running up to it again, so one is enough.
    const bool ends_thread = request.value("knows_ends", false);
    options.most_exits = ends_thread ? 1 : most_exits;
    options.most_hangs = 1;
    options.most_hangs_while_shrinking = 30;  // the host waits less for these, and only for so long in all
    if (const std::string name = word_of(request, "built_in"); !name.empty()) {
        options.open = [&subject = built_in(name, options.signature)] { return subject; };
    } else {
        const auto open = [&options](std::size_t most, bool shrinks) {
            return open_host_function(options.function, options.signature, options.contract, most, shrinks);
        };
        options.open = [=] { return open(ends_thread ? 1 : most_exits_a_call, false); };
        options.open_quietly = [open] { return open(1, true); };
    }
    const tools::CheckResult result = finds_contract ? run_check_of_contract_found(options) : run_check(options);
    return check_document(options, result);
}

Json render(const Json& request) {
    const Json& document = request.at("document");
    const std::string as = word_of(request, "as");
    if (as == "text") return {{"text", tools::as_short_text(document)}};
    if (as == "verbose") return {{"text", as_text(tools::check_report(document))}};
    if (as == "html") return {{"text", as_html(tools::check_report(document))}};
    if (as == "junit") return {{"text", tools::check_junit(document)}};
    throw BadRequest("a document is rendered as text, verbose, junit or html");
}

}  // namespace tangency::web
