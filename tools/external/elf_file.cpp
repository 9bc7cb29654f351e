// SPDX-License-Identifier: MIT
// Reading an ELF file (System V ABI, chapter 4) of this machine's own kind, and telling what others are.
#include "elf_file.hpp"

#include <fmt/format.h>
#include <link.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <utility>

#include "whole_file.hpp"

namespace tangency::tools {

using FileHeader = ElfW(Ehdr);

// Of the program that runs: linkers give this name to where its header is in memory. A bare chroot has no /proc to read it from.
extern "C" __attribute__((visibility("hidden"))) const FileHeader __ehdr_start;

namespace {

using Section = ElfW(Shdr);
using Symbol = ElfW(Sym);

// A file's bytes as the tables in them; what lies beyond the end is zero, and noted.
class Tables {
public:
    explicit Tables(std::string_view bytes) : bytes_(bytes) {}

    template <class Table>
    Table at(std::uint64_t offset) {
        Table table{};
        if (offset > bytes_.size() || bytes_.size() - offset < sizeof(Table))
            is_cut_ = true;
        else
            std::memcpy(&table, bytes_.data() + offset, sizeof(Table));
        return table;
    }

    std::string text_at(std::uint64_t offset) {
        const std::size_t end = offset < bytes_.size() ? bytes_.find('\0', offset) : bytes_.npos;
        is_cut_ = is_cut_ || end == bytes_.npos;
        return end == bytes_.npos ? "" : std::string(bytes_.substr(offset, end - offset));
    }

    bool is_cut() const { return is_cut_; }

private:
    std::string_view bytes_;
    bool is_cut_ = false;
};

constexpr std::string_view build_one = "build a shared object (cc -O2 -shared -fPIC), or give a program as --command";

// What to do with a source.
std::string what_becomes_of_text(const std::string& path) {
    const std::string ending = std::filesystem::path(path).extension().string();
    const std::string library = std::filesystem::path(path).replace_extension(".so").string();
    if (ending == ".c") return fmt::format("compile it: cc -O2 -shared -fPIC {} -o {} -lm", path, library);
    if (ending == ".cpp" || ending == ".cc" || ending == ".cxx")
        return fmt::format("compile it: c++ -O2 -shared -fPIC {} -o {}", path, library);
    if (ending == ".py") return fmt::format("give a program as --command 'python3 {}'", path);
    if (ending == ".js" || ending == ".mjs" || ending == ".cjs") return fmt::format("give a program as --command 'node {}'", path);
    return std::string(build_one);
}

// By how its first bytes mark it.
std::string what_is_no_elf(const std::string& path, std::string_view bytes) {
    using namespace std::string_view_literals;
    constexpr auto marks = std::to_array<std::pair<std::string_view, std::string_view>>(
        {{"!<arch>", "an archive of object files; link them (cc -shared -o hits.so -Wl,--whole-archive ...)"},
         {"MZ", "a file for Windows; build it for this machine"},
         {"\xCE\xFA\xED\xFE", "a file for macOS; build it for this machine"},
         {"\xCF\xFA\xED\xFE", "a file for macOS; build it for this machine"},
         {"\xCA\xFE\xBA\xBE", "a file for macOS or for Java; build a shared object for this machine"},
         {"\0asm"sv, "WebAssembly; build it for this machine, or run it in a program given as --command"}});
    for (const auto& [mark, what] : marks)
        if (bytes.starts_with(mark)) return fmt::format("is {}", what);
    const bool is_text = std::ranges::all_of(bytes.substr(0, 200), [](char c) { return static_cast<unsigned char>(c) >= 9; });
    if (is_text && !bytes.empty()) return "is a text; " + what_becomes_of_text(path);
    return fmt::format("is {}; {}", bytes.empty() ? "empty" : "no shared object", build_one);
}

std::string name_of_machine(const FileHeader& header) {
    constexpr auto machines = std::to_array<std::pair<unsigned, std::string_view>>({{EM_386, "x86 of 32 bits"},
                                                                                    {EM_X86_64, "x86-64"},
                                                                                    {EM_ARM, "ARM of 32 bits"},
                                                                                    {EM_AARCH64, "AArch64"},
                                                                                    {EM_RISCV, "RISC-V"},
                                                                                    {EM_PPC64, "PowerPC of 64 bits"},
                                                                                    {EM_S390, "S/390"},
                                                                                    {EM_MIPS, "MIPS"}});
    // Numbers of more than one byte stand in the file's own order.
    const bool is_ours = header.e_ident[EI_DATA] == (std::endian::native == std::endian::little ? ELFDATA2LSB : ELFDATA2MSB);
    const unsigned machine = is_ours ? header.e_machine : (header.e_machine & 0xFFU) << 8U | header.e_machine >> 8U;
    if (machine == EM_X86_64 && header.e_ident[EI_CLASS] == ELFCLASS32) return "x32";
    const auto known = std::ranges::find(machines, machine, &std::pair<unsigned, std::string_view>::first);
    return known == machines.end() ? fmt::format("machine {}", machine) : std::string(known->second);
}

bool is_of_one_machine(const FileHeader& a, const FileHeader& b) {
    return a.e_machine == b.e_machine && a.e_ident[EI_CLASS] == b.e_ident[EI_CLASS] && a.e_ident[EI_DATA] == b.e_ident[EI_DATA];
}

// A program that loads anywhere is of the same type as a library, and says so among its dynamic entries.
bool is_program(Tables& tables, const std::vector<Section>& sections) {
    for (const Section& section : sections)
        if (section.sh_type == SHT_DYNAMIC)
            for (std::uint64_t at = 0; at + sizeof(ElfW(Dyn)) <= section.sh_size; at += sizeof(ElfW(Dyn))) {
                const auto entry = tables.at<ElfW(Dyn)>(section.sh_offset + at);
                if (entry.d_tag == DT_FLAGS_1) return (entry.d_un.d_val & DF_1_PIE) != 0;
            }
    return false;
}

std::vector<std::string> functions_of(Tables& tables, const std::vector<Section>& sections) {
    std::vector<std::string> functions;
    for (const Section& section : sections) {
        if (section.sh_type != SHT_DYNSYM || section.sh_link >= sections.size()) continue;
        for (std::uint64_t at = 0; at + sizeof(Symbol) <= section.sh_size && !tables.is_cut(); at += sizeof(Symbol)) {
            const auto symbol = tables.at<Symbol>(section.sh_offset + at);
            const unsigned type = symbol.st_info & 0xFU;
            if (symbol.st_shndx != SHN_UNDEF && (type == STT_FUNC || type == STT_GNU_IFUNC))
                functions.push_back(tables.text_at(sections[section.sh_link].sh_offset + symbol.st_name));
        }
    }
    // A function of several versions is there once a version.
    std::ranges::sort(functions);
    functions.erase(std::unique(functions.begin(), functions.end()), functions.end());
    return functions;
}

}  // namespace

ElfExports read_exports(const std::string& path) {
    const auto refused = [&path](const std::string& what) { return ElfExports{{}, fmt::format("{} {}", path, what)}; };
    std::error_code error;
    const bool is_other = std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error);
    const WholeFile file = is_other ? WholeFile{{}, "it is no file"} : read_whole_file(path);
    if (!file.fault.empty())
        return {{}, fmt::format("cannot open {}: {}; give the path of a shared object, or a program as --command", path, file.fault)};
    if (!file.bytes.starts_with(ELFMAG)) return refused(what_is_no_elf(path, file.bytes));
    Tables tables(file.bytes);
    const auto header = tables.at<FileHeader>(0);
    if (!tables.is_cut() && !is_of_one_machine(header, __ehdr_start))
        return refused(fmt::format("is for {}, and this machine is {}; build it for this one", name_of_machine(header),
                                   name_of_machine(__ehdr_start)));
    std::vector<Section> sections;
    for (unsigned place = 0; place < header.e_shnum && !tables.is_cut(); ++place)
        sections.push_back(tables.at<Section>(header.e_shoff + std::uint64_t{place} * header.e_shentsize));
    if (header.e_type == ET_REL) return refused("is an object file that is not linked yet; link it (cc -shared)");
    if (header.e_type == ET_EXEC || is_program(tables, sections)) return refused("is a program; give it as --command");
    ElfExports exports{functions_of(tables, sections), {}};
    return tables.is_cut() ? refused("is damaged or cut short; link it anew") : exports;
}

}  // namespace tangency::tools
