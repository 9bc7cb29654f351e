// SPDX-License-Identifier: MIT
// What the command takes of glibc after 2.31, the C library of Debian 11, where a program that is linked against that does not find it:
// libstdc++ and libgcc of this machine are compiled against its own.
#include <elf.h>
#include <link.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>

extern "C" {

/// 2.32: whether libstdc++ may count references without atomics. It is told no.
char __libc_single_threaded = 0;

/// 2.35: of the object whose code holds the address, the table that unwinding needs: PT_GNU_EH_FRAME, as libgcc looked for it before.
int _dl_find_object(void* address, dl_find_object* found) noexcept {
    struct Search {
        std::uintptr_t address;
        dl_find_object* found;
    } search{reinterpret_cast<std::uintptr_t>(address), found};
    const auto look = [](dl_phdr_info* object, std::size_t, void* data) {
        auto& [sought, result] = *static_cast<Search*>(data);
        const ElfW(Phdr)* table = nullptr;
        bool holds = false;
        for (const ElfW(Phdr)* part = object->dlpi_phdr; part != object->dlpi_phdr + object->dlpi_phnum; ++part) {
            if (part->p_type == PT_GNU_EH_FRAME) table = part;
            if (part->p_type != PT_LOAD) continue;
            const std::uintptr_t first = object->dlpi_addr + part->p_vaddr;
            if (sought - first >= part->p_memsz) continue;
            holds = true;
            result->dlfo_map_start = reinterpret_cast<void*>(first);
            result->dlfo_map_end = reinterpret_cast<void*>(first + part->p_memsz);
        }
        if (!holds || !table) return 0;
        result->dlfo_flags = 0;
        result->dlfo_link_map = nullptr;
        result->dlfo_eh_frame = reinterpret_cast<void*>(object->dlpi_addr + table->p_vaddr);
        return 1;
    };
    return dl_iterate_phdr(look, &search) == 1 ? 0 : -1;
}

/// 2.34. A kernel before 5.9 says ENOSYS, as it does to glibc.
int close_range(unsigned first, unsigned last, int flags) noexcept {
    return static_cast<int>(syscall(SYS_close_range, first, last, flags));
}

/// 2.36, for std::random_device.
std::uint32_t arc4random() noexcept {
    std::uint32_t number = 0;
    while (getrandom(&number, sizeof number, 0) != sizeof number)
        if (errno != EINTR) std::abort();
    return number;
}

/// 2.32: the names of signals, which on Linux have these numbers on every machine of ours.
const char* sigabbrev_np(int signal) noexcept {
    static const char* const names[] = {"HUP",  "INT",  "QUIT", "ILL",    "TRAP",   "ABRT",  "BUS",  "FPE",  "KILL", "USR1", "SEGV",
                                        "USR2", "PIPE", "ALRM", "TERM",   "STKFLT", "CHLD",  "CONT", "STOP", "TSTP", "TTIN", "TTOU",
                                        "URG",  "XCPU", "XFSZ", "VTALRM", "PROF",   "WINCH", "POLL", "PWR",  "SYS"};
    return signal >= 1 && signal <= static_cast<int>(sizeof names / sizeof *names) ? names[signal - 1] : nullptr;
}

/// 2.32.
const char* sigdescr_np(int signal) noexcept { return sigabbrev_np(signal) ? strsignal(signal) : nullptr; }
}
