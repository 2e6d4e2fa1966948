// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "error.h"

#include <QObject>
#include <atomic>
#include <memory>

namespace atlas {

/// Reads catalogs off the GUI thread. A newer request drops the answer of an older one.
class CatalogLoader : public QObject
{
    Q_OBJECT
public:
    explicit CatalogLoader(QObject* parent = nullptr);
    ~CatalogLoader() override;

    void load(const QString& path);
    /// Drops what is being read.
    void stop();

signals:
    void loaded(const atlas::CatalogPtr& catalog);
    void failed(const QString& path, const atlas::Error& error);

private:
    std::shared_ptr<std::atomic_bool> m_cancelled;
    quint64 m_generation = 0;
};

} // namespace atlas
