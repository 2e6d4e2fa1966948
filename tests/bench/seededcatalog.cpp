// SPDX-License-Identifier: GPL-3.0-or-later
#include "seededcatalog.h"

#include "sqlite/catalogfile.h"

#include <QDate>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <sqlite3.h>
#include <string>

namespace atlas::bench {

namespace {

void check(bool ok, sqlite3* db)
{
    if (ok)
        return;
    std::fprintf(stderr, "gpu-atlas-bench: %s\n", db ? sqlite3_errmsg(db) : "out of memory");
    std::exit(1);
}

/// A prepared INSERT that binds its arguments in order; a null pointer is NULL.
class Insert
{
public:
    Insert(sqlite3* db, const char* sql)
        : m_db(db)
    {
        check(sqlite3_prepare_v2(db, sql, -1, &m_statement, nullptr) == SQLITE_OK, db);
    }
    Insert(const Insert&) = delete;
    Insert& operator=(const Insert&) = delete;
    ~Insert() { sqlite3_finalize(m_statement); }

    template <class... Values> void operator()(const Values&... values)
    {
        int place = 0;
        (bind(++place, values), ...);
        check(sqlite3_step(m_statement) == SQLITE_DONE, m_db);
        sqlite3_reset(m_statement);
    }

private:
    void bind(int place, std::size_t value)
    {
        sqlite3_bind_int64(m_statement, place, static_cast<sqlite3_int64>(value));
    }
    void bind(int place, double value) { sqlite3_bind_double(m_statement, place, value); }
    void bind(int place, const std::string& text)
    {
        sqlite3_bind_text(m_statement, place, text.c_str(), -1, SQLITE_TRANSIENT);
    }
    void bind(int place, std::nullptr_t) { sqlite3_bind_null(m_statement, place); }
    sqlite3* m_db;
    sqlite3_stmt* m_statement = nullptr;
};

std::string numbered(const char* prefix, std::size_t number)
{
    return std::string(prefix) + std::to_string(number);
}

void writeEntities(sqlite3* db, const Shape& shape, std::mt19937& random)
{
    Insert source(db, "INSERT INTO sources(id, source, title) VALUES(?, ?, ?)");
    for (std::size_t i = 1; i <= 40; ++i)
        source(i, numbered("src-", i), numbered("Source ", i));
    Insert provider(
        db, "INSERT INTO providers(id, provider, name_en, name_zh, provider_kind, source_id) VALUES(?, ?, ?, ?, ?, 1)");
    static const char* const names[]{
        "google", "amazon", "azure", "lambda", "runpod", "vast", "nebius", "ovh", "alibaba", "paperspace"};
    for (std::size_t i = 1; i <= shape.providers; ++i)
        provider(i, numbered(names[i % 10], i), numbered("Cloud ", i), numbered("云", i),
            std::string(i % 3 ? "specialist" : "hyperscaler"));
    Insert gpu(db,
        "INSERT INTO gpus(id, gpu, gpu_vendor, gpu_name, gpu_kind, gpu_memory_gib, fp16_tflops, source_id) VALUES(?, "
        "?, 'NVIDIA', ?, 'gpu', ?, ?, 1)");
    Insert alias(db, "INSERT INTO gpus_aliases(row_id, position, value) VALUES(?, ?, ?)");
    static const char* const chips[]{"h100", "a100", "l4", "t4", "v100", "h200", "b200"};
    for (std::size_t i = 1; i <= shape.gpus; ++i) {
        const std::string chip = chips[i % 7];
        gpu(i, chip + "-" + std::to_string(i), chip + " " + std::to_string(i), static_cast<double>(16 * (1 + i % 12)),
            60.0 + static_cast<double>(i) * 13);
        alias(i, std::size_t{0}, "NVIDIA " + chip);
        alias(i, std::size_t{1}, chip + " SXM " + std::to_string(i));
    }
    Insert region(db, "INSERT INTO regions(id, provider_id, region, region_group) VALUES(?, ?, ?, ?)");
    static const char* const groups[]{"us", "eu", "asia-pacific", "cn", "other"};
    static const char* const places[]{"us-east", "eu-west", "ap-south", "cn-north", "sa-east"};
    for (std::size_t p = 0; p < shape.providers; ++p)
        for (std::size_t r = 0; r < shape.regions; ++r)
            region(p * shape.regions + r + 1, p + 1, numbered(places[r % 5], r), std::string(groups[r % 5]));
    Insert type(db, "INSERT INTO instance_types(id, provider_id, instance_type) VALUES(?, ?, ?)");
    Insert hardware(db,
        "INSERT INTO hardware(id, instance_type_id, gpu_id, gpu_count, gpu_memory_gib, vcpus, memory_gib) VALUES(?, ?, "
        "?, ?, ?, ?, ?)");
    for (std::size_t i = 0; i < shape.instanceTypes; ++i) {
        const std::size_t gpuId = random() % shape.gpus + 1;
        const auto count = static_cast<double>(std::size_t{1} << random() % 4);
        type(i + 1, i % shape.providers + 1, numbered("gpu-standard-", i) + (i % 3 ? ".xlarge" : ".metal"));
        hardware(i + 1, i + 1, gpuId, count, static_cast<double>(16 * (1 + gpuId % 12)), 8 * count, 64 * count);
    }
}

/// What readings name by code: notes, currencies with their rates, dates, terms, variants.
void writeDictionaries(sqlite3* db, const Shape& shape)
{
    Insert note(db, "INSERT INTO notes(id, note) VALUES(?, ?)");
    for (std::size_t i = 1; i <= shape.notes; ++i)
        note(i,
            numbered("price read from the list, zone ", i)
                + (i % 4 ? " of the vendor" : " of google cloud, host included"));
    Insert currency(db, "INSERT INTO currencies(id, currency) VALUES(?, ?)");
    currency(std::size_t{1}, std::string("USD"));
    currency(std::size_t{2}, std::string("CNY"));
    currency(std::size_t{3}, std::string("EUR"));
    Insert rate(
        db, "INSERT INTO exchange_rates(date, base, quote, rate, source_id) VALUES('2026-06-30', 'USD', ?, ?, 1)");
    rate(std::string("CNY"), 6.7758);
    rate(std::string("EUR"), 0.8684);
    Insert date(db, "INSERT INTO dates(id, date) VALUES(?, ?)");
    for (std::size_t i = 1; i <= 28; ++i)
        date(i, numbered(i < 10 ? "2026-08-0" : "2026-08-", i));
    Insert terms(db, "INSERT INTO terms(id, free) VALUES(?, 0)");
    terms(std::size_t{1});
    Insert variant(db, "INSERT INTO variants(id, variant) VALUES(?, ?)");
    for (std::size_t v = 2; v <= shape.offers / 2 / (shape.instanceTypes * shape.regions) + 1; ++v)
        variant(v, numbered("v", v));
}

/// Measurements with 1 to 32 GPUs: 6 models on every second GPU.
void writeBenchmarks(sqlite3* db, const Shape& shape, std::mt19937& random)
{
    Insert benchmark(db,
        "INSERT INTO benchmarks(id, benchmark_id, suite, task, model, metric, precision, gpu_id, gpu_count, value, "
        "unit, "
        "higher_is_better, source_id) VALUES(?, ?, 'suite', 'training', ?, 'throughput', 'bf16', ?, ?, ?, 'samples/s', "
        "1, "
        "1)");
    std::size_t id = 0;
    for (std::size_t model = 1; model <= 6; ++model)
        for (std::size_t gpu = 1; gpu <= shape.gpus; gpu += 2)
            for (double count = 1; count <= 32; count *= 2) {
                ++id;
                benchmark(id, numbered("b-", id), numbered("model-", model), gpu, count,
                    count * static_cast<double>(80 + random() % 40));
            }
}

void writeOffers(sqlite3* db, const Shape& shape, std::mt19937& random)
{
    Insert offer(db,
        "INSERT INTO offers(id, instance_type_id, region_id, purchase_model_id, variant_id, hardware_id, source_id) "
        "VALUES(?, ?, ?, ?, ?, ?, ?)");
    Insert known(db,
        "INSERT INTO observations(offer_id, seq, price, currency_id, date_id, source_id, note_id, terms_id, run_id) "
        "VALUES(?, ?, ?, ?, ?, ?, ?, 1, 1)");
    Insert unknown(db,
        "INSERT INTO observations(offer_id, seq, price, currency_id, date_id, source_id, note_id, terms_id, run_id) "
        "VALUES(?, ?, NULL, ?, ?, ?, ?, 1, 1)");
    for (std::size_t i = 0; i < shape.offers; ++i) {
        // Two offers a place: the second is spot, the first on-demand or bound.
        const std::size_t place = i / 2, type = place % shape.instanceTypes;
        const std::size_t region = place / shape.instanceTypes % shape.regions;
        const std::size_t variant = place / (shape.instanceTypes * shape.regions) + 1;
        const std::size_t bound = random() % 5, model = i % 2 == 1 ? 2 : bound < 2 ? 1 : bound + 1;
        const std::size_t source = random() % 40 + 1;
        offer(i + 1, type + 1, type % shape.providers * shape.regions + region + 1, model, variant, type + 1, source);
        for (std::size_t seq = 1; seq <= 2; ++seq) {
            const std::size_t currency = random() % 3 + 1, date = random() % 28 + 1, note = random() % shape.notes + 1;
            const std::size_t price = 10'000 + random() % 4'000'000 * (type % 7 + 1);
            if (random() % 10 == 0)
                unknown(i + 1, seq, currency, date, source, note);
            else
                known(i + 1, seq, price, currency, date, source, note);
        }
    }
}

}

void writeSeededCatalog(const QString& path, const Shape& shape)
{
    if (const auto made = createCatalog(path, StartWith::Nothing, QDate(2026, 9, 1)); !made) {
        std::fprintf(stderr, "gpu-atlas-bench: %s\n", qUtf8Printable(made.error().message));
        std::exit(1);
    }
    sqlite3* db = nullptr;
    check(sqlite3_open_v2(path.toUtf8().constData(), &db, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK, db);
    check(sqlite3_exec(db, "PRAGMA synchronous=OFF; PRAGMA cache_size=-200000; BEGIN", nullptr, nullptr, nullptr)
            == SQLITE_OK,
        db);
    check(sqlite3_exec(db,
              "INSERT OR IGNORE INTO import_runs(id, feed, inputs, imported_on, initial) VALUES(1, 'bench', 'seed', "
              "'2026-09-01', 1)",
              nullptr, nullptr, nullptr)
            == SQLITE_OK,
        db);
    std::mt19937 random(shape.seed);
    writeEntities(db, shape, random);
    writeDictionaries(db, shape);
    writeBenchmarks(db, shape, random);
    writeOffers(db, shape, random);
    check(sqlite3_exec(db, "COMMIT", nullptr, nullptr, nullptr) == SQLITE_OK, db);
    sqlite3_close(db);
}

} // namespace atlas::bench
