# The questions beside box_ball, by the table in question.hpp: what fuzzing looks up before anything is built.
set(question_table shapes/include/tangency/shapes/question.hpp)
file(STRINGS ${question_table} TANGENCY_QUESTIONS REGEX "{Question::[a-z_]+, \"")
list(TRANSFORM TANGENCY_QUESTIONS REPLACE ".*Question::([a-z_]+),.*" "\\1")
list(REMOVE_ITEM TANGENCY_QUESTIONS box_ball)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${question_table})
