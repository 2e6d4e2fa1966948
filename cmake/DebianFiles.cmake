# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack on the installed tree, before it is packed: what Debian wants otherwise than `cmake --install` leaves it.
set(tree ${CPACK_TEMPORARY_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
set(documents ${tree}/share/doc/${CPACK_PACKAGE_NAME})

# The licence is on every Debian system already; the copyright file says where.
file(REMOVE ${documents}/LICENSE)
configure_file(${CPACK_ATLAS_DEBIAN}/changelog ${documents}/changelog.Debian COPYONLY)
file(GLOB_RECURSE pages ${tree}/share/man/*.1)
execute_process(COMMAND gzip -9n ${documents}/changelog.Debian ${pages} COMMAND_ERROR_IS_FATAL ANY)

# Whatever the umask of who makes the package.
execute_process(COMMAND chmod -R u=rwX,go=rX ${tree} COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE files LIST_DIRECTORIES true ${tree}/*)
execute_process(COMMAND touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} ${tree} ${files} COMMAND_ERROR_IS_FATAL ANY)
