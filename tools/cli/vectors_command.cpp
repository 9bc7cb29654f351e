// SPDX-License-Identifier: MIT
// `tangency vectors generate|verify|run`: options, messages, exit status.
#include "vectors_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <ostream>
#include <set>

#include "elf_file.hpp"
#include "numbers.hpp"
#include "outside.hpp"
#include "plugin_names.hpp"
#include "plugin_option.hpp"
#include "signature_option.hpp"
#include "tangency/properties/requirement.hpp"
#include "tangency/subjects/built_in.hpp"
#include "vectors/folder.hpp"
#include "vectors/replay.hpp"

namespace tangency::vectors {
namespace {

using properties::Subject;
using tools::Verb;

constexpr const char* default_folder = "vectors";

struct Options {
    std::string folder, question;
    Selection selection;
    std::string plugin, command, subject, file, contract, level;
    std::vector<std::string> ids;
    bool policy = false;
};

/// A request that cannot be carried out; one line with the hint.
class BadRequest : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Where cases are read: the folder named, else vectors/ here, else the one installed beside the command.
std::filesystem::path folder_to_read(const Options& options) {
    if (!options.folder.empty()) return options.folder;
    const std::filesystem::path here = default_folder;
    std::error_code error;
    if (std::filesystem::is_directory(here, error)) return here;
    const auto command = std::filesystem::read_symlink("/proc/self/exe", error);
    const auto installed = command.parent_path().parent_path() / "share" / "tangency" / "vectors";
    return !error && std::filesystem::is_directory(installed, error) ? installed : here;
}

int generate_files(const Options& options, std::ostream& out) {
    const std::filesystem::path folder = options.folder.empty() ? default_folder : options.folder;
    for (const std::string& name : generate(folder, options.selection)) out << "wrote " << (folder / name).string() << '\n';
    return 0;
}

std::string outcome(const Findings& found) {
    return found.violations.empty() ? "all hold" : fmt::format("{} violations", found.violations.size());
}

int verify_one_file(const Options& options, std::ostream& out) {
    if (!options.folder.empty() || !options.selection.all())
        throw BadRequest("vectors verify takes a folder or a --file, and the latter has its own form; drop one of the two");
    const Findings found = verify_file(options.file);
    for (const std::string& violation : found.violations) out << violation << '\n';
    out << fmt::format("{}: {} cases and {} policy rows: {}\n", options.file, found.cases, found.policy, outcome(found));
    return found.violations.empty() ? 0 : 1;
}

int verify_files(const Options& options, std::ostream& out) {
    if (!options.file.empty()) return verify_one_file(options, out);
    const Findings found = verify(folder_to_read(options), options.selection);
    for (const std::string& violation : found.violations) out << violation << '\n';
    if (found.files == 0) throw BadRequest("no file of vectors is both listed and asked for; give a form that is stored in that dimension");
    out << fmt::format("vectors {}: {} cases and {} policy rows in {} files: {}\nmanifest sha256 {}\n", data_version, found.cases,
                       found.policy, found.files, outcome(found), found.manifest_sha256);
    return found.violations.empty() ? 0 : 1;
}

// Loading takes a while, so files without the ids asked for, or of signatures nobody can answer, are passed over.
std::vector<VectorFile> load_files(const Options& options, const std::function<bool(const Signature&)>& is_wanted) {
    if (!options.file.empty()) return {load_file(options.file)};
    std::vector<VectorFile> files;
    for (const Signature& signature : all_signatures()) {
        if (!options.selection.covers(signature) || !is_wanted(signature)) continue;
        const auto path = folder_to_read(options) / file_name(signature);
        if (!options.ids.empty()) {
            const std::string bytes = read_bytes(path);
            if (std::ranges::none_of(options.ids,
                                     [&bytes](const std::string& id) { return bytes.find("\"id\":\"" + id + '"') != std::string::npos; }))
                continue;
        }
        files.push_back(load_file(path));
    }
    return files;
}

std::optional<Contract> contract_of(const Options& options) {
    if (options.contract.empty() || options.contract == "auto") return std::nullopt;
    return static_cast<Contract>(std::ranges::find(contract_names, options.contract) - contract_names.begin());
}

std::vector<Subject> built_in_subjects(const std::string& name) {
    std::vector<Subject> found;
    for (const auto* methods : {&subjects::methods(), &subjects::whole_methods()})
        for (const auto& method : *methods)
            if (method.subject.name == name) found.push_back(method.subject);
    for (const auto* mutants : {&subjects::mutants(), &subjects::whole_mutants()})
        for (const auto& mutant : *mutants)
            if (mutant.subject.name == name) found.push_back(mutant.subject);
    if (found.empty()) throw BadRequest(fmt::format("unknown --subject {}; tangency audit --list has the names", tools::quote_token(name)));
    return found;
}

void require_one_subject(const Options& options) {
    const auto given = !options.plugin.empty() + !options.command.empty() + !options.subject.empty();
    if (given != 1) throw BadRequest("vectors run needs one of --plugin, --command and --subject");
    if (options.subject.empty()) {
        if (options.plugin.empty() && options.file.empty() && options.selection.forms.empty() && options.ids.empty())
            throw BadRequest("vectors run needs --form or --file to know what the function takes");
    }
}

// Every id must be somewhere in what was loaded, or the run would pass by asking nothing.
void require_ids(const Options& options, const std::vector<VectorFile>& files) {
    std::set<std::string> present;
    for (const VectorFile& file : files) {
        for (const auto& known : file.cases) present.insert(known.id);
        for (const auto& row : file.policy) present.insert(row.id);
    }
    for (const std::string& id : options.ids)
        if (!present.contains(id))
            throw BadRequest(fmt::format("there is no case {} in {}; ids are the \"id\" of a line there", tools::quote_token(id),
                                         options.file.empty() ? folder_to_read(options).string() : options.file));
}

// In which a plugin answers yes or no, by the names that it exports.
std::vector<Signature> signatures_in(const std::string& plugin) {
    const tools::ElfExports exports = tools::read_exports(plugin);
    if (!exports.complaint.empty()) throw BadRequest(exports.complaint);
    std::vector<Signature> signatures;
    for (const tools::PluginName& name : tools::known_among(exports.functions))
        if (!name.is_pairs && name.signature.answer == AnswerKind::boolean) signatures.push_back(name.signature);
    if (signatures.empty()) throw BadRequest(tools::complaint_about_names(plugin, exports.functions));
    return signatures;
}

Subject open_subject(const Options& options, const Signature& signature, Contract contract) {
    return options.plugin.empty() ? tools::start_command(options.command, signature, contract)
                                  : tools::open_plugin(options.plugin, signature, contract);
}

// One that is not given is asked of the function, and said.
Subject open_with_contract(const Options& options, const Signature& signature, std::ostream& out) {
    const tools::ContractWord given{contract_of(options)};
    const Contract kept = tools::kept_contract(given, [&](Contract contract) { return open_subject(options, signature, contract); });
    if (!given.given) out << fmt::format("{} keeps the {} contract\n", tools::signature_text(signature), name_of(kept));
    return open_subject(options, signature, kept);
}

int run_files(const Options& options, std::ostream& out) {
    require_one_subject(options);
    const auto contract = contract_of(options);
    std::vector<Subject> known;
    if (!options.subject.empty()) known = built_in_subjects(options.subject);
    std::vector<Signature> exported;
    if (!options.plugin.empty() && options.file.empty() && options.selection.forms.empty() && options.ids.empty())
        exported = signatures_in(options.plugin);
    const auto has_subject = [&](const Signature& signature) {
        if (options.subject.empty()) return exported.empty() || std::ranges::find(exported, signature) != exported.end();
        return std::ranges::any_of(known, [&](const Subject& each) { return each.signature == signature; });
    };
    const std::vector<VectorFile> files = load_files(options, has_subject);
    require_ids(options, files);
    Requirement requirement;
    requirement.ids = options.ids;
    requirement.policy = options.policy;
    Replay all;
    for (const VectorFile& file : files) {
        std::vector<Subject> subjects;
        const std::string_view level = options.level.empty() ? properties::default_requirement(file.signature.scalar) : options.level;
        requirement.level = static_cast<Level>(std::ranges::find(level_names, level) - level_names.begin());
        if (const auto problem = tools::find_contract_problem(contract.value_or(Contract::closed), file.signature))
            throw BadRequest(*problem);
        if (options.subject.empty())
            subjects.push_back(open_with_contract(options, file.signature, out));
        else
            std::ranges::copy_if(known, std::back_inserter(subjects),
                                 [&file](const Subject& each) { return each.signature == file.signature; });
        for (Subject& subject : subjects) {
            if (contract) subject.contract = *contract;
            const Replay seen = replay(file, subject, requirement, out);
            subject.answer({}, {});  // ends the session of a process, which then must end well
            all.asked += seen.asked;
            all.failed += seen.failed;
        }
    }
    if (all.asked == 0) throw BadRequest("no case was asked: the function has no file here; see --form, --scalar, --dim and --level");
    out << fmt::format("{} of {} cases wrong: {}\n", all.failed, all.asked, all.failed == 0 ? "PASS" : "FAIL");
    return all.failed == 0 ? 0 : 1;
}

void add_selection(const Verb& verb, Options& options) {
    verb.add_option("--question", &options.question,
                    fmt::format("Only this question: {}; box_ball where a form is given without it", fmt::join(question_names, ", ")));
    verb.add_option("--form", &options.selection.forms, "Only this form of the question (repeat for more)");
    verb.add_option("--scalar", &options.selection.scalars, "Only f32, f64 or i32",
                    {.one_of = std::vector<std::string>(scalar_names.begin(), scalar_names.end())});
    verb.add_option("--dim", &options.selection.dims, "Only 2 or 3", {.one_of = {"2", "3"}});
}

// A form is one of the question's, and of box_ball's if no question is named.
bool read_question(const std::string& verb, Options& options, std::ostream& err) {
    if (options.question.empty() && options.selection.forms.empty()) return true;
    const std::string& word = options.question.empty() ? std::string(name_of(Question::box_ball)) : options.question;
    const auto place = tools::find_word(verb, "question", word, question_names, err);
    if (!place) return false;
    options.selection.question = static_cast<Question>(*place);
    return std::ranges::all_of(options.selection.forms, [&](const std::string& form) {
        return tools::find_word(verb, "form", form, tools::names_of_forms(*options.selection.question), err).has_value();
    });
}

using Action = int (*)(const Options&, std::ostream&);

// A subject that died is told like one that does not start, in one line: nothing is known. It alone has an input to name.
void set_action(const Verb& verb, const std::string& name, const std::shared_ptr<Options>& options, Action action, std::ostream& out,
                std::ostream& err) {
    verb.set_action([=, &out, &err] {
        try {
            if (!read_question("vectors " + name, *options, err)) return 2;
            return action(*options, out);
        } catch (const tools::SubjectDied& died) {
            err << "tangency: " << died.what();
            if (died.exit.input) err << " at case " << id_of(*died.exit.input) << " (" << to_text(*died.exit.input) << ')';
            err << '\n';
            return 2;
        }
    });
}

}  // namespace

void add_vectors_command(const tools::CommandLine& line, std::ostream& out, std::ostream& err) {
    const Verb vectors = line.add_verb("vectors", "Write, verify and replay the stored cases");
    const auto options = std::make_shared<Options>();

    const Verb write = vectors.add_verb("generate", "Write the cases, the same bytes every time; those that a file there has stay");
    write.add_option("--out", &options->folder, "The folder to write; vectors unless said otherwise");
    add_selection(write, *options);
    set_action(write, "generate", options, generate_files, out, err);

    const Verb check = vectors.add_verb("verify", "Find every stored word again from the bits");
    check.add_option("DIR", &options->folder, "The folder to verify; vectors here, or the installed one");
    check.add_option("--file", &options->file, "Instead of a folder, one file of cases of your own");
    add_selection(check, *options);
    set_action(check, "verify", options, verify_files, out, err);

    const Verb run = vectors.add_verb("run", "Put the cases to a function");
    run.add_option("--plugin", &options->plugin,
                   "A shared object with tangency_<form>_<scalar>; without --form all that it exports is tried");
    run.add_option("--command", &options->command, "A command that answers one case a line");
    run.add_option("--subject", &options->subject, "A built-in method or mutant");
    run.add_option("--file", &options->file, "Only this file of vectors");
    run.add_option("--dir", &options->folder, "The folder of vectors; vectors here, or the installed one");
    add_selection(run, *options);
    run.add_option("--contract", &options->contract,
                   "What the function promises at a tie: closed, open, half_open of points in boxes, or auto, which asks the function, and "
                   "is taken if not given",
                   {.one_of = {"closed", "open", "half_open", "auto"}});
    run.add_option("--level", &options->level, "The level whose cases it must answer; if not given banded, of i32 exact",
                   {.one_of = {"logic", "banded", "full_range", "exact"}});
    run.add_option("--id", &options->ids, "Only this case, at whatever level (repeat for more)");
    run.add_flag("--policy", options->policy, "Also ask the rows for which a miss is advised (NaN)");
    set_action(run, "run", options, run_files, out, err);
}

}  // namespace tangency::vectors
