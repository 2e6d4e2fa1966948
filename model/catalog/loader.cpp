// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/loader.h"

#include "sqlite/catalogfile.h"
#include "whendone.h"

#include <QtConcurrentRun>

namespace atlas {

CatalogLoader::CatalogLoader(QObject* parent)
    : QObject(parent)
{
}

CatalogLoader::~CatalogLoader()
{
    stop();
}

void CatalogLoader::stop()
{
    ++m_generation;
    if (m_cancelled)
        *m_cancelled = true;
}

void CatalogLoader::load(const QString& path)
{
    stop();
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    const quint64 generation = m_generation;
    whenDone(QtConcurrent::run([path, cancelled = m_cancelled] { return readCatalog(path, cancelled.get()); }), this,
        [this, path, generation](const Result<CatalogPtr>& read) {
            if (generation != m_generation)
                return;
            if (read)
                emit loaded(*read);
            else
                emit failed(path, read.error());
        });
}

} // namespace atlas
