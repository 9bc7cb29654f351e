# MPFI (Debian: libmpfi-dev), interval arithmetic on MPFR and GMP: the target MPFI::MPFI. It has no CMake package of its own.
include(FindPackageHandleStandardArgs)
find_path(MPFI_INCLUDE_DIR mpfi.h)
find_library(MPFI_LIBRARY mpfi)
find_library(MPFI_MPFR_LIBRARY mpfr)
find_library(MPFI_GMP_LIBRARY gmp)
mark_as_advanced(MPFI_INCLUDE_DIR MPFI_LIBRARY MPFI_MPFR_LIBRARY MPFI_GMP_LIBRARY)
find_package_handle_standard_args(MPFI
    REQUIRED_VARS MPFI_LIBRARY MPFI_MPFR_LIBRARY MPFI_GMP_LIBRARY MPFI_INCLUDE_DIR
    REASON_FAILURE_MESSAGE "boxes rotated by an angle need it (Debian: libmpfi-dev)")
if(MPFI_FOUND AND NOT TARGET MPFI::MPFI)
    add_library(MPFI::MPFI INTERFACE IMPORTED)
    set_target_properties(MPFI::MPFI PROPERTIES
        INTERFACE_INCLUDE_DIRECTORIES ${MPFI_INCLUDE_DIR}
        INTERFACE_LINK_LIBRARIES "${MPFI_LIBRARY};${MPFI_MPFR_LIBRARY};${MPFI_GMP_LIBRARY}")
endif()
