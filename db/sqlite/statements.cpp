// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite/statements.h"

namespace atlas {

SQLite::Statement& Statements::operator()(const std::string& sql)
{
    std::unique_ptr<SQLite::Statement>& statement = m_statements[sql];
    if (!statement)
        statement = std::make_unique<SQLite::Statement>(m_database, sql);
    else
        statement->tryReset();
    return *statement;
}

void bindText(SQLite::Statement& statement, int index, const QString& text)
{
    if (text.isNull())
        statement.bind(index);
    else
        statement.bind(index, text.toStdString());
}

void bindId(SQLite::Statement& statement, int index, qint64 id)
{
    if (id == 0)
        statement.bind(index);
    else
        statement.bind(index, static_cast<int64_t>(id));
}

void bindValue(SQLite::Statement& statement, int index, const FieldValue& value)
{
    if (const auto* text = std::get_if<QString>(&value))
        bindText(statement, index, *text);
    else if (const auto* number = std::get_if<double>(&value))
        statement.bind(index, *number);
    else if (const auto* integer = std::get_if<qint64>(&value))
        statement.bind(index, static_cast<int64_t>(*integer));
    else
        statement.bind(index);
}

QString textAt(SQLite::Statement& statement, int index)
{
    const SQLite::Column column = statement.getColumn(index);
    if (column.isNull())
        return {};
    const int size = column.getBytes();
    return size == 0 ? QStringLiteral("") : QString::fromUtf8(column.getText(), size);
}

} // namespace atlas
