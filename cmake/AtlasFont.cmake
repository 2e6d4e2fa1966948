# SPDX-License-Identifier: GPL-3.0-or-later
# The fallback font for Simplified Chinese is found here and built into the program.
find_file(ATLAS_CJK_FONT NAMES wqy-microhei.ttc
    PATHS /usr/share/fonts/truetype/wqy /usr/share/fonts/wqy-microhei /usr/share/fonts/wqy-microhei-fonts
          /usr/local/share/fonts /opt/homebrew/share/fonts /Library/Fonts "$ENV{HOME}/Library/Fonts"
    NO_DEFAULT_PATH DOC "WenQuanYi Micro Hei (package fonts-wqy-microhei)")
if(NOT ATLAS_CJK_FONT)
    message(FATAL_ERROR "wqy-microhei.ttc not found: install fonts-wqy-microhei or set -DATLAS_CJK_FONT=/path/to/wqy-microhei.ttc")
endif()
