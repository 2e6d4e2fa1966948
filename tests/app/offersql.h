// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <sqlite3.h>
#include <vector>

namespace atlas::test {

/// Reads offers of a catalog file with SQL alone, slowly and in its own words: `o` is the table of offers as users know
/// it.
class OfferSql
{
public:
    explicit OfferSql(const QString& file)
    {
        if (sqlite3_open_v2(QFile::encodeName(file).constData(), &m_database, SQLITE_OPEN_READONLY, nullptr)
            != SQLITE_OK)
            qFatal("the catalog could not be opened");
        sqlite3_create_collation(m_database, "slow", SQLITE_UTF8, nullptr, collate);
        define("fold", 1, [](const QStringList& texts) { return folded(texts[0]); });
        define("offer_key", 5, offerKey);
        // Does a list, joined by line ends, hold a value with this in it?
        define("has", 2, [](const QStringList& texts) {
            const QStringList values = texts[0].split(u'\n');
            const bool found = std::any_of(values.begin(), values.end(),
                [&texts](const QString& value) { return folded(value).contains(texts[1]); });
            return QString::number(found);
        });
        // Are all words of the second among the words of one line of the first?
        define("words_in", 2, [](const QStringList& texts) {
            const QStringList lines = texts[0].split(u'\n');
            const bool found = std::any_of(lines.begin(), lines.end(), [&texts](const QString& line) {
                const QStringList there = wordsOf(line), asked = wordsOf(texts[1]);
                return std::all_of(
                    asked.begin(), asked.end(), [&there](const QString& word) { return there.contains(word); });
            });
            return QString::number(found);
        });
        // Does a line of the first have the second at the start of a word?
        define("word_starts", 2, [](const QStringList& texts) {
            const QString start = QStringLiteral("(^|[^\\p{L}\\p{N}]|(?=\\p{Han}))");
            const QRegularExpression word(
                start + QRegularExpression::escape(folded(texts[1])), QRegularExpression::UseUnicodePropertiesOption);
            const QStringList lines = folded(texts[0]).split(u'\n');
            return QString::number(
                std::any_of(lines.begin(), lines.end(), [&word](const QString& line) { return line.contains(word); }));
        });
        for (const char* const definition : {Rates, Current, Offers, WithSavings}) {
            if (sqlite3_exec(m_database, definition, nullptr, nullptr, nullptr) != SQLITE_OK)
                qFatal("%s", sqlite3_errmsg(m_database));
        }
    }
    ~OfferSql() { sqlite3_close(m_database); }
    OfferSql(const OfferSql&) = delete;
    OfferSql& operator=(const OfferSql&) = delete;

    /// The first column of every row. `gpu_words(gpu_id, 'w')` and `bare('w')` are written out.
    [[nodiscard]] QStringList rows(QString sql) const
    {
        sql.replace(QRegularExpression(QStringLiteral("gpu_words\\(gpu_id, ('[^']*')\\)")),
            QStringLiteral("words_in(gpu_spellings, \\1) = '1'"));
        sql.replace(QRegularExpression(QStringLiteral("bare\\(('[^']*')\\)")),
            QStringLiteral("word_starts(searched, \\1) = '1'"));
        sql.replace(QRegularExpression(QStringLiteral("(has\\([^)]*\\))")), QStringLiteral("\\1 = '1'"));
        sqlite3_stmt* statement = nullptr;
        QStringList result;
        if (sqlite3_prepare_v2(m_database, sql.toUtf8().constData(), -1, &statement, nullptr) != SQLITE_OK)
            qFatal("%s", sqlite3_errmsg(m_database));
        int step = SQLITE_OK;
        while ((step = sqlite3_step(statement)) == SQLITE_ROW)
            result << textOf(sqlite3_column_text(statement, 0));
        if (step != SQLITE_DONE)
            qFatal("%s", sqlite3_errmsg(m_database));
        sqlite3_finalize(statement);
        return result;
    }

private:
    using Function = QString (*)(const QStringList&);

    static QString textOf(const unsigned char* text) { return QString::fromUtf8(reinterpret_cast<const char*>(text)); }
    static QString folded(const QString& text) { return text.normalized(QString::NormalizationForm_KC).toCaseFolded(); }
    static QStringList wordsOf(const QString& text)
    {
        return folded(text).split(QRegularExpression(QStringLiteral("[^\\p{L}\\p{N}\\p{M}]+")), Qt::SkipEmptyParts);
    }
    static QString offerKey(const QStringList& parts)
    {
        QStringList key;
        for (qsizetype part = 0; part < 5; ++part) {
            QString encoded;
            for (const char byte : parts[part].toUtf8()) {
                const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
                    || (byte >= '0' && byte <= '9') || byte == '-' || byte == '.' || byte == '_' || byte == '~';
                encoded += plain
                    ? QString(QLatin1Char(byte))
                    : QStringLiteral("%%1").arg(static_cast<uchar>(byte), 2, 16, QLatin1Char('0')).toUpper();
            }
            if (part == 2 && encoded.isEmpty())
                encoded = QStringLiteral("-");
            if (part < 4 || !encoded.isEmpty())
                key << encoded;
        }
        return key.join(u'/');
    }
    /// The function answers NULL where an argument is NULL, but for the key.
    void define(const char* name, int arguments, Function function)
    {
        const auto call = [](sqlite3_context* context, int count, sqlite3_value** values) {
            QStringList texts;
            for (int index = 0; index < count; ++index) {
                if (sqlite3_value_type(values[index]) == SQLITE_NULL && count != 5)
                    return sqlite3_result_null(context);
                texts << textOf(sqlite3_value_text(values[index]));
            }
            const auto called = reinterpret_cast<Function>(sqlite3_user_data(context));
            const QByteArray text = called(texts).toUtf8();
            sqlite3_result_text(context, text.constData(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
        };
        sqlite3_create_function_v2(m_database, name, arguments, SQLITE_UTF8 | SQLITE_INNOCUOUS,
            reinterpret_cast<void*>(function), call, nullptr, nullptr, nullptr);
    }

    /// A text as what it is compared by: code points, and runs of digits as numbers, a longer spelling after a shorter.
    static std::vector<std::vector<char32_t>> pieces(const QString& text)
    {
        std::vector<std::vector<char32_t>> result;
        bool inDigits = false;
        for (const char32_t character : text.toUcs4()) {
            const bool digit = character >= U'0' && character <= U'9';
            if (!digit || !inDigits)
                result.emplace_back();
            result.back().push_back(character);
            inDigits = digit;
        }
        return result;
    }
    static int comparePieces(const std::vector<char32_t>& left, const std::vector<char32_t>& right)
    {
        const auto isNumber = [](const std::vector<char32_t>& piece) { return piece[0] >= U'0' && piece[0] <= U'9'; };
        if (!isNumber(left) || !isNumber(right))
            return left[0] < right[0] ? -1 : (left[0] > right[0] ? 1 : 0);
        const std::size_t width = std::max(left.size(), right.size());
        auto l = left, r = right;
        l.insert(l.begin(), width - l.size(), U'0');
        r.insert(r.begin(), width - r.size(), U'0');
        if (l != r)
            return l < r ? -1 : 1;
        return left.size() < right.size() ? -1 : (left.size() > right.size() ? 1 : 0);
    }
    static int compareInOrder(const QString& left, const QString& right)
    {
        const auto l = pieces(left), r = pieces(right);
        for (std::size_t index = 0; index < std::min(l.size(), r.size()); ++index) {
            if (const int order = comparePieces(l[index], r[index]))
                return order;
        }
        return l.size() < r.size() ? -1 : (l.size() > r.size() ? 1 : 0);
    }
    static int collate(void*, int leftSize, const void* left, int rightSize, const void* right)
    {
        const QString l = QString::fromUtf8(static_cast<const char*>(left), leftSize);
        const QString r = QString::fromUtf8(static_cast<const char*>(right), rightSize);
        const int order = compareInOrder(folded(l), folded(r));
        return order != 0 ? order : compareInOrder(l, r);
    }

    static constexpr char Rates[] = R"(CREATE TEMP VIEW rate AS
        SELECT quote, rate FROM exchange_rates AS e WHERE base = 'USD'
        AND date = (SELECT max(date) FROM exchange_rates WHERE quote = e.quote AND base = 'USD'))";
    static constexpr char Current[] = R"(CREATE TEMP VIEW reading AS SELECT * FROM (
        SELECT ob.*, d.date, row_number() OVER (PARTITION BY offer_id
            ORDER BY d.date IS NULL, d.date DESC, source_id, run_id DESC, seq) AS place
        FROM observations AS ob LEFT JOIN dates AS d ON d.id = ob.date_id) WHERE place = 1)";
    static constexpr char Offers[] = R"(CREATE TEMP VIEW plain AS SELECT
        offer_key(p.provider, it.instance_type, r.region, pm.purchase_model, v.variant) AS key,
        it.id AS instance_type_id, r.id AS region_id, v.id AS variant_id, g.id AS gpu_id,
        p.provider, p.name_en, p.name_zh, s.service, it.instance_type, g.gpu, g.gpu_kind, r.region, r.region_group,
        pm.purchase_model, h.interconnect, h.gpu_count, h.gpu_memory_gib, h.vcpus, h.memory_gib,
        ifnull(g.fp16_tflops, g.bf16_tflops) AS tflops, t.free, t.subscription_fee, c.currency AS original_currency,
        ob.price / 1e6 AS original_price,
        CASE c.currency WHEN 'USD' THEN ob.price / 1e6 ELSE ob.price / 1e6 * (1 / rate.rate) END AS price_per_hour,
        ob.date AS observed_on, julianday('2026-11-30') - julianday(ob.date) AS age_days, so.source, n.note,
        (SELECT group_concat(value, char(10)) FROM providers_compliance WHERE row_id = p.id) AS compliance,
        (SELECT group_concat(value, char(10)) FROM providers_frameworks WHERE row_id = p.id) AS frameworks,
        (SELECT group_concat(value, char(10)) FROM services_access WHERE row_id = s.id) AS access,
        ifnull(g.gpu, '') || char(10) || ifnull(g.gpu_name, '') || char(10) || ifnull((SELECT
            group_concat(value, char(10)) FROM gpus_aliases WHERE row_id = g.id), '')
            AS gpu_spellings
        FROM offers AS o JOIN instance_types AS it ON it.id = o.instance_type_id
        JOIN providers AS p ON p.id = it.provider_id JOIN regions AS r ON r.id = o.region_id
        JOIN purchase_models AS pm ON pm.id = o.purchase_model_id JOIN variants AS v ON v.id = o.variant_id
        JOIN hardware AS h ON h.id = o.hardware_id LEFT JOIN services AS s ON s.id = h.service_id
        LEFT JOIN gpus AS g ON g.id = h.gpu_id JOIN reading AS ob ON ob.offer_id = o.id
        JOIN sources AS so ON so.id = ob.source_id JOIN terms AS t ON t.id = ob.terms_id
        LEFT JOIN currencies AS c ON c.id = ob.currency_id LEFT JOIN notes AS n ON n.id = ob.note_id
        LEFT JOIN rate ON rate.quote = c.currency)";
    static constexpr char WithSavings[] = R"(CREATE TEMP TABLE o AS SELECT plain.*,
        plain.price_per_hour / plain.gpu_count AS price_per_gpu_hour,
        plain.provider || char(10) || ifnull(name_en, '') || char(10) || ifnull(name_zh, '') || char(10) || instance_type ||
            char(10) || gpu_spellings || char(10) || ifnull(region, '') || char(10) || ifnull(note, '') AS searched,
        CASE WHEN plain.purchase_model = 'spot' THEN (SELECT (1 - plain.price_per_hour / base.price_per_hour) * 100
            FROM plain AS base WHERE base.instance_type_id = plain.instance_type_id AND base.region_id = plain.region_id
            AND base.variant_id = plain.variant_id AND base.purchase_model = 'on_demand' AND base.price_per_hour > 0)
        END AS spot_saving_percent FROM plain)";

    sqlite3* m_database = nullptr;
};

}
