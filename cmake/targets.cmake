# Private interface targets: rules for the code built here, never passed on to users.

# The warnings that CI holds the code to.
add_library(tangency_warnings INTERFACE)
target_compile_options(tangency_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow)
if(TANGENCY_WERROR)
    target_compile_options(tangency_warnings INTERFACE -Werror)
endif()

# The rules that keep float results the same on every compiler and optimisation level.
add_library(tangency_float_rules INTERFACE)
# A contracted a*b+c skips a rounding that the method's author wrote.
target_compile_options(tangency_float_rules INTERFACE -ffp-contract=off)
# No code here reads errno or the exception flags after arithmetic. Told so, compilers make masks of branches and take many inputs at
# once; no result changes by it.
target_compile_options(tangency_float_rules INTERFACE -fno-math-errno -fno-trapping-math)
# Nor replaces a function of ours when a program is loaded, so that calls within a file may be inlined; clang assumes as much.
target_compile_options(tangency_float_rules INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fno-semantic-interposition>)

# Sanitizers see bugs only in code that is compiled with them, so every target here links this.
add_library(tangency_sanitizers INTERFACE)
if(TANGENCY_SANITIZE)
    target_compile_options(tangency_sanitizers INTERFACE -fsanitize=${TANGENCY_SANITIZE} -fno-sanitize-recover=all
                                                         -fno-omit-frame-pointer)
    target_link_options(tangency_sanitizers INTERFACE -fsanitize=${TANGENCY_SANITIZE})
    # Programs with sanitizers are large, and there are fifty: lld links one in a quarter of the time.
    find_program(TANGENCY_LLD ld.lld)
    mark_as_advanced(TANGENCY_LLD)
    if(TANGENCY_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        target_link_options(tangency_sanitizers INTERFACE -fuse-ld=lld)
    endif()
endif()

add_library(tangency_private INTERFACE)
target_link_libraries(tangency_private INTERFACE tangency_warnings tangency_float_rules tangency_sanitizers)
# g++ collects its garbage from 128 MB on, which a precompiled header alone fills: a twentieth of its time.
target_compile_options(tangency_private INTERFACE $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=524288>)

# Of an inline function that several static libraries and a test compile, the linker keeps the first copy, at whatever level that was compiled.
# Shared libraries keep their own, so that tests compiled at -O0 do not make the reference slow.
set(TANGENCY_LIBRARY_TYPE STATIC CACHE STRING "STATIC, or SHARED: the libraries that are compiled here, for builds whose tests are at -O0")
mark_as_advanced(TANGENCY_LIBRARY_TYPE)
if(TANGENCY_LIBRARY_TYPE STREQUAL "SHARED")
    target_link_options(tangency_private INTERFACE -Wl,-Bsymbolic-functions)
endif()

# tangency_export(NAME PUBLIC|INTERFACE): the library tangency_NAME is tangency::NAME for users, and its headers are in the folder's include.
function(tangency_export name scope)
    add_library(tangency::${name} ALIAS tangency_${name})
    target_include_directories(tangency_${name} ${scope}
        $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/include>
        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    set_target_properties(tangency_${name} PROPERTIES EXPORT_NAME ${name})
endfunction()

# A header-only part of Tangency whose folder is its role: NAME/include/tangency/NAME.
function(tangency_header_library name)
    add_library(tangency_${name} INTERFACE)
    target_compile_features(tangency_${name} INTERFACE cxx_std_20)
    tangency_export(${name} INTERFACE)
endfunction()

# The headers that nearly every source of a library reads, compiled once for it, with those of ARGN. Public headers are
# still compiled alone (cmake/check_headers), so that this hides no #include that they forget. What a
# source does not use of them costs it by g++ a third of reading it: the templates that inline functions use are made anew for every source.
function(tangency_read_once target)
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <cmath> <cstdint> <functional> <limits> <map> <memory> <optional>
        <set> <span> <string> <string_view> <utility> <vector> ${ARGN})
endfunction()

# What most sources that ask the checker include of it, to be read once.
set(tangency_checker_headers <tangency/properties/floats.hpp> <tangency/properties/generators.hpp>
    <tangency/properties/reference_answer.hpp> <tangency/properties/trial.hpp>)

# The headers that `other` has read once, for a target compiled by the same options. Its definitions come along, and that its code
# is position-independent, since compilers take a precompiled header only where those are the same. A program is independent in another
# way than a shared library, and reads for itself.
function(tangency_read_with target other)
    get_target_property(type ${target} TYPE)
    if(type STREQUAL "EXECUTABLE" AND TANGENCY_LIBRARY_TYPE STREQUAL "SHARED")
        return()
    endif()
    get_target_property(position_independent ${other} POSITION_INDEPENDENT_CODE)
    if(position_independent)
        set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    endif()
    target_compile_definitions(${target} PRIVATE $<TARGET_PROPERTY:${other},COMPILE_DEFINITIONS>)
    target_precompile_headers(${target} REUSE_FROM ${other})
    set_property(TARGET ${other} APPEND PROPERTY TANGENCY_READ_BY ${target})
endfunction()
