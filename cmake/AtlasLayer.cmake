# SPDX-License-Identifier: GPL-3.0-or-later
# atlas_layer(name PUBLIC … PRIVATE …): a static library of all sources below the folder it is called in. That folder is
# its only include root, so a layer sees just what it links: what PUBLIC lets through, the rest stays private. Files are
# found by pattern so that a new chart, feed or command is one new file.
function(atlas_layer name)
    cmake_parse_arguments(LAYER "" "" "PUBLIC;PRIVATE" ${ARGN})
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
    add_library(${name} STATIC ${sources} ${headers})
    target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${CMAKE_CURRENT_SOURCE_DIR} FILES ${headers})
    set_target_properties(${name} PROPERTIES AUTOMOC ON VERIFY_INTERFACE_HEADER_SETS ON)
    target_link_libraries(${name} PUBLIC ${LAYER_PUBLIC} PRIVATE ${LAYER_PRIVATE} $<BUILD_INTERFACE:atlas_strict>)
endfunction()
