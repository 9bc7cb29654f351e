# The package: find_package(tangency) gives tangency::plugin, ::shapes, ::impl, and, where built, ::reference,
# ::answers, ::properties, ::fuzz and ::subjects, and the functions tangency_add_trial and tangency_add_fuzzer; the command goes to bin.
# What is compiled has a file of targets of its own, which a packager may put into another package than the headers.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/tangency)

set(TANGENCY_COMPONENTS "")
set(TANGENCY_COMPILED_COMPONENTS "")
foreach(part IN ITEMS plugin shapes impl reference answers properties fuzz)
    if(TARGET tangency_${part})
        get_target_property(kind tangency_${part} TYPE)
        if(kind STREQUAL "INTERFACE_LIBRARY")
            list(APPEND TANGENCY_COMPONENTS ${part})
            install(TARGETS tangency_${part} EXPORT tangency-targets)
        else()
            list(APPEND TANGENCY_COMPILED_COMPONENTS ${part})
            install(TARGETS tangency_${part} EXPORT tangency-compiled-targets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
        endif()
        if(NOT part STREQUAL "answers")  # its headers are with the reference's
            install(DIRECTORY ${part}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.hpp" PATTERN "*.h")
        endif()
    endif()
endforeach()
if(TARGET tangency_reference_rotated)
    list(APPEND TANGENCY_COMPONENTS reference_rotated)
    install(TARGETS tangency_reference_rotated EXPORT tangency-targets)
    install(FILES cmake/FindMPFI.cmake DESTINATION ${package_folder})
endif()
if(TARGET tangency_subjects)
    list(APPEND TANGENCY_COMPILED_COMPONENTS subjects)
    install(TARGETS tangency_subjects EXPORT tangency-compiled-targets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
    install(DIRECTORY properties/subjects/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.hpp")
endif()
if(TARGET tangency)
    install(TARGETS tangency RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    # The command looks for them in ../share/tangency/vectors.
    install(DIRECTORY vectors/ DESTINATION ${CMAKE_INSTALL_DATADIR}/tangency/vectors PATTERN __pycache__ EXCLUDE)
endif()

# Headers alone serve every architecture; the checker library is compiled for one.
set(independent ARCH_INDEPENDENT)
if(TARGET tangency_properties)
    set(independent "")
endif()

install(EXPORT tangency-targets NAMESPACE tangency:: DESTINATION ${package_folder})
if(TANGENCY_COMPILED_COMPONENTS)
    install(EXPORT tangency-compiled-targets NAMESPACE tangency:: DESTINATION ${package_folder})
endif()
configure_package_config_file(cmake/tangency-config.cmake.in tangency-config.cmake INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(tangency-config-version.cmake COMPATIBILITY SameMinorVersion ${independent})
install(FILES ${PROJECT_BINARY_DIR}/tangency-config.cmake ${PROJECT_BINARY_DIR}/tangency-config-version.cmake
              cmake/tangency-trial.cmake cmake/tangency-fuzzer.cmake DESTINATION ${package_folder})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
