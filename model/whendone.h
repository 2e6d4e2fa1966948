// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <utility>

namespace atlas {

/// Hands the value over in the thread of `context`, through its event loop, once it is there; never when the context is
/// gone by then. Not QFuture::then: in Qt 6.4 a future that finishes while its continuation is being attached can run
/// that twice, the second time without a promise.
template <class Value, class Take> void whenDone(const QFuture<Value>& future, QObject* context, Take take)
{
    auto* watcher = new QFutureWatcher<Value>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, take = std::move(take)]() mutable {
        watcher->deleteLater();
        take(watcher->result());
    });
    watcher->setFuture(future);
}

} // namespace atlas
