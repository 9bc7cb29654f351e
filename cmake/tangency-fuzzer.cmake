# tangency_add_fuzzer: a fuzz target of your own function. It comes with find_package(tangency), add_subdirectory and
# FetchContent; for the last two set TANGENCY_BUILD_FUZZ to ON first.

# What drives the targets: a link flag or a library. OSS-Fuzz gives it as $LIB_FUZZING_ENGINE; afl-clang-fast++ makes
# AFL++'s own driver of the default.
set(TANGENCY_FUZZING_ENGINE "-fsanitize=fuzzer" CACHE STRING "Link flag or library that drives fuzz targets")

# tangency_add_fuzzer(NAME target SOURCES file... [LIBS library...])
# Builds `target` from sources of which one uses TANGENCY_FUZZER (tangency/fuzz/target.hpp). Your sources are compiled
# with coverage for the fuzzer where clang offers it, and with your flags otherwise: add -fsanitize=address,undefined
# to them if you want sanitizers.
function(tangency_add_fuzzer)
    set(usage "write tangency_add_fuzzer(NAME target SOURCES file... [LIBS library...])")
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LIBS")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "tangency_add_fuzzer: '${arg_UNPARSED_ARGUMENTS}' belongs to no keyword; ${usage}")
    endif()
    foreach(keyword IN ITEMS NAME SOURCES)
        if(NOT arg_${keyword})
            message(FATAL_ERROR "tangency_add_fuzzer: ${keyword} is missing; ${usage}")
        endif()
    endforeach()
    if(NOT TARGET tangency::fuzz)
        message(FATAL_ERROR "tangency_add_fuzzer: there is no tangency::fuzz here; "
                            "set(TANGENCY_BUILD_FUZZ ON) before Tangency is added, or install it with that option (Debian: libtangency-trial-dev)")
    endif()
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND TANGENCY_FUZZING_ENGINE STREQUAL "-fsanitize=fuzzer")
        message(FATAL_ERROR "tangency_add_fuzzer: libFuzzer comes with clang, and this is ${CMAKE_CXX_COMPILER_ID}; "
                            "configure with -DCMAKE_CXX_COMPILER=clang++ (or afl-clang-fast++), or give "
                            "-DTANGENCY_FUZZING_ENGINE=<library>")
    endif()
    add_executable(${arg_NAME} ${arg_SOURCES})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        target_compile_options(${arg_NAME} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBS} tangency::fuzz ${TANGENCY_FUZZING_ENGINE})
endfunction()
