# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` puts where: program, man pages, and what makes it known to a desktop.
include(GNUInstallDirs)
set(ATLAS_ID io.github.gpu_atlas.GpuAtlas)
set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)

install(TARGETS gpu-atlas RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES LICENSE README.md README.zh_CN.md resources/licences/copyright
    DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The man pages are made by the program itself, from the texts of its help.
set(made)
foreach(language IN ITEMS en zh_CN)
    set(page ${CMAKE_BINARY_DIR}/man/${language}/gpu-atlas.1)
    add_custom_command(OUTPUT ${page}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/man/${language}
        COMMAND ${CMAKE_COMMAND} -E env ASAN_OPTIONS=detect_leaks=0 $<TARGET_FILE:gpu-atlas> --lang ${language} --man > ${page}
        DEPENDS gpu-atlas VERBATIM)
    list(APPEND made ${page})
endforeach()
install(FILES ${CMAKE_BINARY_DIR}/man/en/gpu-atlas.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${CMAKE_BINARY_DIR}/man/zh_CN/gpu-atlas.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/zh_CN/man1)

set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
add_executable(iconpng cmake/iconpng.cpp)
target_link_libraries(iconpng PRIVATE Qt6::Gui Qt6::Svg atlas_strict)
foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
    set(picture ${CMAKE_BINARY_DIR}/icons/${size}.png)
    add_custom_command(OUTPUT ${picture}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/icons
        COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen ASAN_OPTIONS=detect_leaks=0
            $<TARGET_FILE:iconpng> ${desktop}/${ATLAS_ID}.svg ${size} ${picture}
        DEPENDS iconpng ${desktop}/${ATLAS_ID}.svg VERBATIM)
    list(APPEND made ${picture})
    install(FILES ${picture} DESTINATION ${icons}/${size}x${size}/apps RENAME ${ATLAS_ID}.png)
endforeach()
install(FILES ${desktop}/${ATLAS_ID}.svg DESTINATION ${icons}/scalable/apps)
add_custom_target(installed_files ALL DEPENDS ${made})

install(FILES ${desktop}/${ATLAS_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/${ATLAS_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/${ATLAS_ID}-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${ATLAS_ID}.xml)
