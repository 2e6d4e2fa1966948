// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/sqliteerror.h"

#include <SQLiteCpp/Exception.h>
#include <new>

namespace atlas {

/// Runs `work`, which returns a Result, and turns exceptions into its error: the door of the layer.
template <class Work> auto guarded(const QString& path, const Work& work) -> decltype(work())
{
    try {
        return work();
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected<Error>(sqliteError(exception, path));
    } catch (const Fault& fault) {
        return tl::unexpected<Error>(fault.error);
    } catch (const std::bad_alloc&) {
        return tl::unexpected<Error>(outOfMemory(path));
    }
}

} // namespace atlas
