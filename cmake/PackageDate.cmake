# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack before it does anything. Times inside the package are those of the release, so that the same sources give
# the same bytes.
if("$ENV{SOURCE_DATE_EPOCH}" STREQUAL "")
    file(STRINGS ${CPACK_ATLAS_DEBIAN}/changelog signed REGEX "^ -- ")
    list(GET signed 0 signed)
    string(REGEX REPLACE "^ -- .*>  " "" released "${signed}")
    execute_process(COMMAND date -u -d ${released} +%s OUTPUT_VARIABLE seconds OUTPUT_STRIP_TRAILING_WHITESPACE
        COMMAND_ERROR_IS_FATAL ANY)
    set(ENV{SOURCE_DATE_EPOCH} ${seconds})
endif()
