# The libraries that the parts built here need: the system's package if there is one, else the
# project's public repository, pinned by commit. -DFETCHCONTENT_SOURCE_DIR_<NAME>=<folder> (FMT, CLI11,
# NLOHMANN_JSON, GTEST, RAPIDCHECK, BOOST_CONFIG, BOOST_MULTIPRECISION) takes a checkout from disk
# instead, and -DFETCHCONTENT_FULLY_DISCONNECTED=ON forbids downloads.
include(FetchContent)
set(tangency_fetched "")
# Keeps the warnings of a fetched header out of -Werror; older CMake has no word for it.
set(tangency_system "")
if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.25)
    set(tangency_system SYSTEM)
endif()

# A macro, so that what find_package and the list set reaches this folder.
macro(tangency_fetch name repository commit)
    FetchContent_Declare(${name} GIT_REPOSITORY ${repository} GIT_TAG ${commit} ${tangency_system})
    list(APPEND tangency_fetched ${name})
endmacro()

macro(tangency_need name version target debian_package repository commit)
    if(NOT TARGET ${target})
        find_package(${name} ${version} CONFIG QUIET)
    endif()
    if(NOT TARGET ${target})
        message(STATUS "tangency: no usable ${name} ${version} here (Debian: ${debian_package}); fetching ${repository}")
        tangency_fetch(${name} ${repository} ${commit})
    endif()
endmacro()

# Boost is the one dependency of the header-only reference. Of Boost it takes Multiprecision, whose
# standalone mode needs Config and nothing else.
if(TANGENCY_BUILD_REFERENCE AND NOT TARGET Boost::headers)
    find_package(Boost 1.74 CONFIG QUIET)
    if(NOT TARGET Boost::headers)
        message(STATUS "tangency: no Boost >= 1.74 here (Debian: libboost-dev; or set Boost_DIR); "
                       "fetching Boost.Multiprecision and Boost.Config")
        tangency_fetch(boost_config https://github.com/boostorg/config a7276f03975df55243924b4d277f4b1ae32bcfa2)
        tangency_fetch(boost_multiprecision https://github.com/boostorg/multiprecision
                       f63a4e5d41cf8ef776b537001407f8fff88ae77f)
    endif()
endif()

# Autotools libraries, which nothing fetches: who asks for the headers alone may lack them.
if(TANGENCY_BUILD_REFERENCE)
    list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
    if(TANGENCY_BUILD_PROPERTIES)
        find_package(MPFI REQUIRED)
    else()
        find_package(MPFI QUIET)
    endif()
endif()

if(TANGENCY_BUILD_PROPERTIES)
    tangency_need(fmt 9 fmt::fmt libfmt-dev
        https://github.com/fmtlib/fmt a33701196adfad74917046096bf5a2aa0ab0bb50)
    # A packaged {fmt} is a shared object on libstdc++: of no use to programs that travel alone, or that take libc++.
    option(TANGENCY_FMT_HEADER_ONLY "Compile {fmt} in instead of linking its library" OFF)
    set(tangency_fmt fmt::fmt)
    if(TANGENCY_FMT_HEADER_ONLY)
        set(tangency_fmt fmt::fmt-header-only)
    endif()
endif()

if(TANGENCY_BUILD_TOOLS)
    tangency_need(CLI11 2.1 CLI11::CLI11 libcli11-dev
        https://github.com/CLIUtils/CLI11 70f8072f9dd2292fd0b9f9e5f58e279f60483ed3)
    tangency_need(nlohmann_json 3.11 nlohmann_json::nlohmann_json nlohmann-json3-dev
        https://github.com/nlohmann/json bc889afb4c5bf1c0d8ee29ef35eaaf4c8bef8a5d)
endif()

if(TANGENCY_BUILD_TESTS)
    tangency_need(GTest 1.12 GTest::gtest_main libgtest-dev
        https://github.com/google/googletest 58d77fa8070e8cec2dc1ed015d66b454c8d78850)
    # RapidCheck has no releases; this is the commit that Debian 12 packages.
    tangency_need(rapidcheck "" rapidcheck librapidcheck-dev
        https://github.com/emil-e/rapidcheck 08b505857e32d52a20b2240b5125d937d67a6d86)
endif()

if(tangency_fetched)
    # Out of the default build and out of the install.
    add_subdirectory(cmake/fetched EXCLUDE_FROM_ALL)
endif()
