# What a preset compiles at -O0, which takes clang half as long or less. For the presets alone: no answer may depend on it.
set(TANGENCY_UNOPTIMISED "" CACHE STRING "Targets that are compiled at -O0, such as tangency_answer_subjects")
mark_as_advanced(TANGENCY_UNOPTIMISED)

foreach(target IN LISTS TANGENCY_UNOPTIMISED)
    # The last level on the command line wins.
    target_compile_options(${target} PRIVATE -O0)
    # Compilers take a precompiled header only by the options that it was compiled by.
    set_target_properties(${target} PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
endforeach()
