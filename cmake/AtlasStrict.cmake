# SPDX-License-Identifier: GPL-3.0-or-later
# The one place for warnings, Qt's strict defines and sanitizers: targets link it privately.
add_library(atlas_strict INTERFACE)
target_compile_options(atlas_strict INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual -Wswitch)
# GCC 12 sees overlapping copies inside std::string that are not there (its bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(atlas_strict INTERFACE -Wno-restrict)
endif()
if(ATLAS_WERROR)
    target_compile_options(atlas_strict INTERFACE -Werror)
endif()
target_compile_definitions(atlas_strict INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_CONTEXTLESS_CONNECT QT_STRICT_ITERATORS
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(ATLAS_SANITIZE)
    target_compile_options(atlas_strict INTERFACE -fsanitize=${ATLAS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(atlas_strict INTERFACE -fsanitize=${ATLAS_SANITIZE})
    # Sanitizers hide from GCC that values are set: what it then says about them is wrong.
    target_compile_options(atlas_strict INTERFACE -Wno-maybe-uninitialized)
endif()
