// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>

namespace atlas {

enum class ErrorCode {
    InvalidArgument, ///< the caller asked for something that does not exist or makes no sense
    Syntax, ///< a text (filter, file) does not follow its grammar
    NotFound,
    AlreadyExists,
    InputOutput, ///< reading or writing failed: disk full, permission, device
    NotADatabase,
    Damaged,
    Locked,
    NewerSchema,
    Hostile, ///< the file holds objects that a catalog never holds
    Conflict, ///< the change cannot be made without breaking other data
    Cancelled,
};

/// What went wrong. `message` is one translated sentence for the user that names the place; `detail` is what the
/// library below said, untranslated, possibly empty. Both are plain text.
struct Error
{
    ErrorCode code = ErrorCode::InvalidArgument;
    QString message;
    QString detail = {};
};

template <class T> using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(ErrorCode code, QString message, QString detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(message), std::move(detail)});
}

} // namespace atlas
