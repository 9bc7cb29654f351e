// SPDX-License-Identifier: MIT
// What stands in for symbols of newer glibcs in the release's archive says what this machine's glibc says.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstring>
#include <string>

extern "C" {
const char* older_sigabbrev_np(int);
const char* older_sigdescr_np(int);
int older__dl_find_object(void*, dl_find_object*) noexcept;
}

namespace {

std::string text(const char* name) { return name ? name : "none"; }

TEST(OlderGlibc, SignalsHaveTheirNames) {
    for (int signal = -1; signal <= 70; ++signal) {
        EXPECT_EQ(text(older_sigabbrev_np(signal)), text(sigabbrev_np(signal))) << signal;
        EXPECT_EQ(text(older_sigdescr_np(signal)), text(sigdescr_np(signal))) << signal;
    }
}

TEST(OlderGlibc, UnwindingFindsTheTableOfEachObjectAndOfNothingElse) {
    int local = 0;
    for (void* address : {reinterpret_cast<void*>(&text), reinterpret_cast<void*>(&std::printf), dlsym(RTLD_DEFAULT, "__cxa_throw"),
                          static_cast<void*>(&local), static_cast<void*>(nullptr)}) {
        dl_find_object theirs{};
        dl_find_object ours{};
        ASSERT_EQ(older__dl_find_object(address, &ours), _dl_find_object(address, &theirs)) << address;
        EXPECT_EQ(ours.dlfo_eh_frame, theirs.dlfo_eh_frame) << address;
    }
}

}  // namespace
