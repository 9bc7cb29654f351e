# tangency_add_trial: a GoogleTest executable that puts functions on trial. It comes with find_package(tangency),
# add_subdirectory and FetchContent; for the last two set TANGENCY_BUILD_PROPERTIES to ON first.

# tangency_add_trial(NAME target SOURCES file... [LIBS library...] [TIMEOUT seconds])
# Builds `target` from sources that use TANGENCY_TRIAL (tangency/properties/googletest.hpp) or, of broad phases,
# TANGENCY_PAIRS_TRIAL (tangency/pairs/googletest.hpp), and adds one CTest test of the same name, which prints a GoogleTest case a property. One test and not one a case, since all cases of a function
# share a trial of some seconds. No compile option is set: it is your function with your flags that is tried.
function(tangency_add_trial)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;TIMEOUT" "SOURCES;LIBS")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "tangency_add_trial: '${arg_UNPARSED_ARGUMENTS}' belongs to no keyword; "
                            "write tangency_add_trial(NAME target SOURCES file... [LIBS library...] [TIMEOUT seconds])")
    endif()
    foreach(keyword IN ITEMS NAME SOURCES)
        if(NOT arg_${keyword})
            message(FATAL_ERROR "tangency_add_trial: ${keyword} is missing; "
                                "write tangency_add_trial(NAME target SOURCES file... [LIBS library...] [TIMEOUT seconds])")
        endif()
    endforeach()
    if(NOT TARGET tangency::properties)
        message(FATAL_ERROR "tangency_add_trial: there is no tangency::properties here; "
                            "set(TANGENCY_BUILD_PROPERTIES ON) before Tangency is added, or install it with that option (Debian: libtangency-trial-dev)")
    endif()
    if(NOT TARGET GTest::gtest_main)
        find_package(GTest 1.11 CONFIG QUIET)
    endif()
    if(NOT TARGET GTest::gtest_main)
        message(FATAL_ERROR "tangency_add_trial: no GoogleTest 1.11 or newer here (Debian: libgtest-dev); "
                            "install it, or make the target GTest::gtest_main available first")
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBS} tangency::pairs GTest::gtest_main)
    # The known bugs, where they are built: an install with the command has them, a project that adds sources has not.
    if(TARGET tangency::subjects)
        target_link_libraries(${arg_NAME} PRIVATE tangency::subjects)
    endif()
    add_test(NAME ${arg_NAME} COMMAND ${arg_NAME})
    set_tests_properties(${arg_NAME} PROPERTIES TIMEOUT ${arg_TIMEOUT})
endfunction()
