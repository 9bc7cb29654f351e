# The questions beside box_ball: one folder each in questions/, found here, so that a new one is named nowhere else in the build.
file(GLOB question_files CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/questions questions/*/reference.cpp)
set(TANGENCY_QUESTIONS "")
foreach(file IN LISTS question_files)
    get_filename_component(name ${file} DIRECTORY)
    list(APPEND TANGENCY_QUESTIONS ${name})
endforeach()

# tangency_dispatch_questions(TARGET SOURCE TEMPLATE RETURNS FUNCTION PARAMETERS ARGUMENTS)
# Gives the target SOURCE.cpp of every question, and the template with a declaration and a case of each: the function is
# FUNCTION_QUESTION in namespace tangency::questions.
function(tangency_dispatch_questions target source template returns function parameters arguments)
    set(TANGENCY_QUESTION_DECLARATIONS "")
    set(TANGENCY_QUESTION_CASES "")
    foreach(name IN LISTS TANGENCY_QUESTIONS)
        string(APPEND TANGENCY_QUESTION_DECLARATIONS "${returns} ${function}_${name}(${parameters});\n")
        string(APPEND TANGENCY_QUESTION_CASES "        case Question::${name}: return questions::${function}_${name}(${arguments});\n")
        target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/questions/${name}/${source}.cpp)
    endforeach()
    get_filename_component(generated ${template} NAME_WLE)
    configure_file(${template} ${generated} @ONLY)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${generated})
endfunction()
