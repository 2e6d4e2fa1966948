// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sqlite/catalogfile.h"

#include <QFile>
#include <QString>

namespace atlas::test {

/// Ten offers of five providers; one has no price, one is in CNY (7 CNY = 1 USD), one has a text that looks like HTML.
inline QByteArray sampleOffers()
{
    return "provider,instance_type,gpu,gpu_count,gpu_memory_gib,vcpus,memory_gib,region,region_group,purchase_model,"
           "original_price,original_currency,observed_on,source,note\n"
           "aws,p5.48xlarge,h100-sxm,8,80,192,2048,us-east-1,us,on_demand,96,USD,2026-05-01,src-aws,\n"
           "aws,p5.48xlarge,h100-sxm,8,80,192,2048,us-east-1,us,spot,40,USD,2026-05-01,src-aws,\n"
           "aws,g5.xlarge,a10g,1,24,4,16,us-east-1,us,on_demand,1.006,USD,2026-05-01,src-aws,\n"
           "aws,g5.xlarge,a10g,1,24,4,16,eu-west-1,eu,on_demand,1.123,USD,2026-05-01,src-aws,\n"
           "gcp,a3-highgpu-8g,h100-sxm,8,80,208,1872,us-central1,us,on_demand,88,USD,2026-04-01,src-gcp,\n"
           "gcp,a2-highgpu-1g,a100-40gb,1,40,12,85,europe-west4,eu,on_demand,3.67,USD,2026-04-01,src-gcp,\n"
           "lambda,gpu_1x_h100_sxm5,h100-sxm,1,80,26,225,us-west-1,us,on_demand,3.29,USD,2026-06-01,src-lambda,<b>bold<"
           "/b> & more\n"
           "lambda,gpu_1x_a100,a100-40gb,1,40,30,200,us-west-1,us,on_demand,1.29,USD,2026-06-01,src-lambda,\n"
           "autodl,RTX 4090,rtx-4090,1,24,16,120,cn-east,cn,on_demand,14,CNY,2026-03-01,src-lambda,\n"
           "azure,Standard_NC40ads_H100_v5,h100-sxm,1,80,40,320,westeurope,eu,on_demand,,USD,2026-03-01,src-gcp,\n";
}

/// Makes a catalog of these offers at the path; the test fails by its message when it cannot.
inline Result<void> makeSampleCatalog(const QString& path, const QByteArray& offers = sampleOffers())
{
    QFile::remove(path);
    const QDate today(2026, 7, 20);
    if (const auto created = createCatalog(path, StartWith::Nothing, today); !created)
        return tl::unexpected(created.error());
    ImportRequest request;
    request.feed = QStringLiteral("atlas");
    request.today = today;
    request.inputs = {
        {QStringLiteral("sources.csv"),
            "source,title,publisher,url,observed_on,retrieved_on,kind\n"
            "src-aws,Price list of AWS,AWS,https://aws.example/prices,2026-05-01,2026-05-02,price list\n"
            "src-gcp,Price list of Google Cloud,Google,ftp://gcp.example/prices,2026-04-01,2026-04-02,price list\n"
            "src-lambda,Prices of Lambda,Lambda,https://lambda.example/prices,2026-06-01,2026-06-02,price list\n"},
        {QStringLiteral("exchange_rates.csv"), "date,base,quote,rate,source\n2026-06-30,USD,CNY,7,src-aws\n"},
        {QStringLiteral("offers.csv"), offers},
    };
    const auto imported = importInto(path, request);
    if (!imported)
        return tl::unexpected(imported.error());
    for (const TableCount& table : imported->tables)
        if (table.skipped > 0)
            return failure(
                ErrorCode::Syntax, QStringLiteral("%1: %2 rows skipped").arg(table.table).arg(table.skipped));
    return {};
}

} // namespace atlas::test
