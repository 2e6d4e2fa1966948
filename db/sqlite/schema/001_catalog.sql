-- SPDX-License-Identifier: GPL-3.0-or-later
-- Schema 1. Ids are small and dense: they become the codes of the columns in memory. Dates are YYYY, YYYY-MM or
-- YYYY-MM-DD; money is an integer of micro-units of its currency.

CREATE TABLE meta (
    key TEXT PRIMARY KEY CHECK (key <> ''),
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE import_runs (
    id INTEGER PRIMARY KEY,
    feed TEXT NOT NULL CHECK (feed <> ''),
    inputs TEXT NOT NULL,
    imported_on TEXT NOT NULL CHECK (imported_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
    initial INTEGER NOT NULL DEFAULT 0 CHECK (initial IN (0, 1)),
    undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
) STRICT;

-- What a run changed, in pieces, as SQLite's session extension writes it, compressed: enough to take it back.
CREATE TABLE import_changes (
    id INTEGER PRIMARY KEY,
    run_id INTEGER NOT NULL REFERENCES import_runs (id),
    piece BLOB NOT NULL
) STRICT;

CREATE TABLE sources (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL UNIQUE CHECK (source <> ''),
    title TEXT,
    publisher TEXT,
    url TEXT,
    licence TEXT,
    retrieved_on TEXT CHECK (retrieved_on GLOB '[0-9][0-9][0-9][0-9]' OR retrieved_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]' OR retrieved_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
    observed_on TEXT CHECK (observed_on GLOB '[0-9][0-9][0-9][0-9]' OR observed_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]' OR observed_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
    kind TEXT
) STRICT;

CREATE TABLE providers (
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL UNIQUE CHECK (provider <> ''),
    name_en TEXT,
    name_zh TEXT,
    provider_kind TEXT,
    home_url TEXT,
    pricing_url TEXT,
    billing_granularity TEXT,
    free_credit TEXT,
    egress_usd_per_gib REAL CHECK (egress_usd_per_gib >= 0),
    storage_usd_per_gib_month REAL CHECK (storage_usd_per_gib_month >= 0),
    strengths_en TEXT,
    strengths_zh TEXT,
    source_id INTEGER REFERENCES sources (id)
) STRICT;

CREATE TABLE providers_compliance (
    row_id INTEGER NOT NULL REFERENCES providers (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL,
    PRIMARY KEY (row_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE providers_compliance_detail (
    row_id INTEGER NOT NULL REFERENCES providers (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL,
    PRIMARY KEY (row_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE providers_frameworks (
    row_id INTEGER NOT NULL REFERENCES providers (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL,
    PRIMARY KEY (row_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE services (
    id INTEGER PRIMARY KEY,
    provider_id INTEGER NOT NULL REFERENCES providers (id),
    service TEXT NOT NULL CHECK (service <> ''),
    UNIQUE (provider_id, service)
) STRICT;

CREATE TABLE services_access (
    row_id INTEGER NOT NULL REFERENCES services (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL,
    PRIMARY KEY (row_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE gpus (
    id INTEGER PRIMARY KEY,
    gpu TEXT NOT NULL UNIQUE CHECK (gpu <> ''),
    gpu_vendor TEXT,
    gpu_name TEXT,
    gpu_kind TEXT CHECK (gpu_kind IN ('gpu', 'tpu', 'trainium', 'inferentia', 'gaudi', 'other')),
    architecture TEXT,
    year INTEGER CHECK (year BETWEEN 1990 AND 2100),
    gpu_memory_gib REAL CHECK (gpu_memory_gib > 0),
    memory_type TEXT,
    memory_bandwidth_gb_s REAL CHECK (memory_bandwidth_gb_s > 0),
    fp64_tflops REAL CHECK (fp64_tflops > 0),
    fp32_tflops REAL CHECK (fp32_tflops > 0),
    tf32_tflops REAL CHECK (tf32_tflops > 0),
    fp16_tflops REAL CHECK (fp16_tflops > 0),
    bf16_tflops REAL CHECK (bf16_tflops > 0),
    fp8_tflops REAL CHECK (fp8_tflops > 0),
    int8_tops REAL CHECK (int8_tops > 0),
    tdp_w REAL CHECK (tdp_w > 0),
    interconnect TEXT,
    interconnect_gb_s REAL CHECK (interconnect_gb_s > 0),
    form_factor TEXT,
    source_id INTEGER REFERENCES sources (id),
    note TEXT
) STRICT;

CREATE TABLE gpus_aliases (
    row_id INTEGER NOT NULL REFERENCES gpus (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL,
    PRIMARY KEY (row_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE gpus_instance_aliases (
    row_id INTEGER NOT NULL REFERENCES gpus (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL,
    PRIMARY KEY (row_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE exchange_rates (
    id INTEGER PRIMARY KEY,
    date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]' OR date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]' OR date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
    base TEXT NOT NULL CHECK (base GLOB '[A-Z][A-Z][A-Z]'),
    quote TEXT NOT NULL CHECK (quote GLOB '[A-Z][A-Z][A-Z]'),
    source_id INTEGER NOT NULL REFERENCES sources (id),
    rate REAL NOT NULL CHECK (rate > 0),
    UNIQUE (date, base, quote, source_id)
) STRICT;

CREATE TABLE benchmarks (
    id INTEGER PRIMARY KEY,
    benchmark_id TEXT NOT NULL UNIQUE CHECK (benchmark_id <> ''),
    suite TEXT,
    task TEXT,
    model TEXT,
    dataset TEXT,
    framework TEXT,
    precision TEXT,
    batch_size TEXT,
    gpu_id INTEGER REFERENCES gpus (id),
    gpu_count REAL CHECK (gpu_count > 0),
    system TEXT,
    metric TEXT,
    value REAL,
    unit TEXT,
    higher_is_better INTEGER CHECK (higher_is_better IN (0, 1)),
    measured_on TEXT CHECK (measured_on GLOB '[0-9][0-9][0-9][0-9]' OR measured_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]' OR measured_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
    source_id INTEGER REFERENCES sources (id),
    note TEXT
) STRICT;

CREATE TABLE model_presets (
    id INTEGER PRIMARY KEY,
    model TEXT NOT NULL UNIQUE CHECK (model <> ''),
    params REAL CHECK (params > 0),
    active_params REAL CHECK (active_params > 0),
    layers REAL CHECK (layers > 0),
    hidden REAL CHECK (hidden > 0),
    heads REAL CHECK (heads > 0),
    kv_heads REAL CHECK (kv_heads > 0),
    head_dim REAL CHECK (head_dim > 0),
    vocab REAL CHECK (vocab > 0),
    ffn REAL CHECK (ffn > 0),
    context REAL CHECK (context > 0),
    source_id INTEGER REFERENCES sources (id)
) STRICT;

CREATE TABLE claims (
    id INTEGER PRIMARY KEY,
    claim_id TEXT NOT NULL UNIQUE CHECK (claim_id <> ''),
    article TEXT,
    provider_id INTEGER REFERENCES providers (id),
    topic TEXT,
    claim_zh TEXT,
    claim_en TEXT,
    value TEXT,
    unit TEXT,
    checked_value TEXT,
    verdict TEXT CHECK (verdict IN ('confirmed', 'outdated', 'contradicted', 'unverified')),
    source_id INTEGER REFERENCES sources (id),
    comment TEXT
) STRICT;

-- Price series that belong to no offer of today; they never become one.
CREATE TABLE series (
    id INTEGER PRIMARY KEY,
    provider_id INTEGER NOT NULL REFERENCES providers (id),
    instance_type TEXT NOT NULL CHECK (instance_type <> ''),
    gpu_id INTEGER REFERENCES gpus (id),
    gpu_count REAL CHECK (gpu_count > 0),
    region TEXT CHECK (region <> ''),
    purchase_model TEXT CHECK (purchase_model IN ('on_demand', 'spot', 'reserved_1y', 'reserved_3y', 'subscription')),
    variant TEXT,
    price_per_hour INTEGER CHECK (price_per_hour >= 0),
    currency TEXT CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    observed_on TEXT CHECK (observed_on GLOB '[0-9][0-9][0-9][0-9]' OR observed_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]' OR observed_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
    source_id INTEGER REFERENCES sources (id),
    note TEXT
) STRICT;

CREATE TABLE currencies (
    id INTEGER PRIMARY KEY,
    currency TEXT NOT NULL UNIQUE CHECK (currency GLOB '[A-Z][A-Z][A-Z]')
) STRICT;

CREATE TABLE dates (
    id INTEGER PRIMARY KEY,
    date TEXT NOT NULL UNIQUE CHECK (date GLOB '[0-9][0-9][0-9][0-9]' OR date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]' OR date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
) STRICT;

CREATE TABLE notes (
    id INTEGER PRIMARY KEY,
    note TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE variants (
    id INTEGER PRIMARY KEY,
    variant TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO variants (id, variant) VALUES (1, '');

CREATE TABLE purchase_models (
    id INTEGER PRIMARY KEY,
    purchase_model TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO purchase_models (id, purchase_model)
VALUES (1, 'on_demand'), (2, 'spot'), (3, 'reserved_1y'), (4, 'reserved_3y'), (5, 'subscription');

-- region NULL: the provider has one price for everywhere, or does not name the place.
CREATE TABLE regions (
    id INTEGER PRIMARY KEY,
    provider_id INTEGER NOT NULL REFERENCES providers (id),
    region TEXT CHECK (region <> ''),
    region_group TEXT CHECK (region_group IN ('us', 'eu', 'asia-pacific', 'cn', 'other'))
) STRICT;
CREATE UNIQUE INDEX regions_identity ON regions (provider_id, ifnull(region, ''));

CREATE TABLE instance_types (
    id INTEGER PRIMARY KEY,
    provider_id INTEGER NOT NULL REFERENCES providers (id),
    instance_type TEXT NOT NULL CHECK (instance_type <> ''),
    UNIQUE (provider_id, instance_type)
) STRICT;

-- gpu_memory_gib is of one GPU, or of the slice where gpu_count < 1.
CREATE TABLE hardware (
    id INTEGER PRIMARY KEY,
    instance_type_id INTEGER NOT NULL REFERENCES instance_types (id),
    service_id INTEGER REFERENCES services (id),
    gpu_id INTEGER REFERENCES gpus (id),
    gpu_count REAL CHECK (gpu_count > 0),
    gpu_memory_gib REAL CHECK (gpu_memory_gib > 0),
    vcpus REAL CHECK (vcpus > 0),
    memory_gib REAL CHECK (memory_gib > 0),
    storage_gib REAL CHECK (storage_gib >= 0),
    interconnect TEXT,
    UNIQUE (instance_type_id, id)
) STRICT;

CREATE TABLE terms (
    id INTEGER PRIMARY KEY,
    free INTEGER NOT NULL CHECK (free IN (0, 1)),
    subscription_fee INTEGER CHECK (subscription_fee >= 0),
    included_units REAL CHECK (included_units >= 0),
    session_limit_h REAL CHECK (session_limit_h > 0),
    billing_increment_s REAL CHECK (billing_increment_s > 0),
    minimum_billing_s REAL CHECK (minimum_billing_s >= 0)
) STRICT;

CREATE TABLE offers (
    id INTEGER PRIMARY KEY,
    instance_type_id INTEGER NOT NULL REFERENCES instance_types (id),
    region_id INTEGER NOT NULL REFERENCES regions (id),
    purchase_model_id INTEGER NOT NULL REFERENCES purchase_models (id),
    variant_id INTEGER NOT NULL REFERENCES variants (id),
    hardware_id INTEGER NOT NULL,
    source_id INTEGER NOT NULL REFERENCES sources (id),
    UNIQUE (instance_type_id, region_id, purchase_model_id, variant_id),
    FOREIGN KEY (instance_type_id, hardware_id) REFERENCES hardware (instance_type_id, id)
) STRICT;

CREATE TABLE observations (
    offer_id INTEGER NOT NULL REFERENCES offers (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    price INTEGER CHECK (price >= 0),
    currency_id INTEGER REFERENCES currencies (id),
    date_id INTEGER REFERENCES dates (id),
    source_id INTEGER NOT NULL REFERENCES sources (id),
    note_id INTEGER REFERENCES notes (id),
    terms_id INTEGER NOT NULL REFERENCES terms (id),
    run_id INTEGER NOT NULL REFERENCES import_runs (id),
    CHECK (price IS NULL OR currency_id IS NOT NULL),
    PRIMARY KEY (offer_id, seq)
) STRICT, WITHOUT ROWID;
