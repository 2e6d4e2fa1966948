// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/usecost.h"

#include <QByteArray>
#include <QStringList>
#include <limits>

/// Offers to compare, as files bring them.
namespace atlas::test {

using namespace Qt::StringLiterals;

inline const double Nan = std::numeric_limits<double>::quiet_NaN();

inline const QByteArray Rates = "date,base,quote,rate,source\n2026-11-01,USD,CNY,7,s\n2026-11-01,USD,EUR,0.9,s\n";
inline const QByteArray Providers = "provider,name_en,egress_usd_per_gib,storage_usd_per_gib_month\n"
                                    "aaa,Alpha,0.09,0.08\nbbb,Beta,0,\nccc,Gamma,,\nddd,Delta,,\neee,Epsilon,0.1,0.02\n"
                                    "fff,Phi,,\nggg,Gift,,\nhhh,Rupee,0.05,0.05\n";
inline const QByteArray Gpus = "gpu,gpu_name,gpu_kind,gpu_memory_gib,fp16_tflops\n"
                               "h100,H100,gpu,80,989\na10,A10,gpu,24,125\nt4,T4,gpu,16,65\n";
inline const QByteArray Header
    = "provider,instance_type,region,purchase_model,variant,gpu,gpu_count,gpu_memory_gib,vcpus,"
      "memory_gib,storage_gib,free,original_price,original_currency,subscription_fee,"
      "session_limit_h,observed_on,source,note\n";
// Eight offers that have as little in common as can be.
inline const QByteArray Offers
    = "aaa,big,us-1,on_demand,,h100,8,80,192,2048,,,24,USD,,,2026-11-01,s,\n"
      "bbb,slice,eu-1,on_demand,,a10,0.1667,4,6,55,180,,0.9,EUR,,,2026-11-02,s,\n"
      "ccc,cny,cn-1,spot,,a10,1,24,8,32,,,14,CNY,,,2026-10,s,a note\n"
      "ddd,bare,,on_demand,,h100,1,80,,,,,,,,,,s,\n"
      "eee,kept,us-1,reserved_1y,up|front,h100,8,80,192,2048,100,,16,USD,,,2026-11-01,s,=1+1\n"
      "fff,plan,,subscription,,,,,,,,,,USD,9.99,12,2026-11-01,s,\n"
      "ggg,gift,,subscription,,t4,1,16,,,,1,0,USD,0,12,2026-11-01,s,\n"
      "hhh,rupee,in-1,on_demand,,a10,1,24,4,16,,,100,INR,,,2026-11-01,s,\n";
inline const QStringList Keys{u"aaa/big/us-1/on_demand"_s, u"bbb/slice/eu-1/on_demand"_s, u"ccc/cny/cn-1/spot"_s,
    u"ddd/bare/-/on_demand"_s, u"eee/kept/us-1/reserved_1y/up%7Cfront"_s, u"fff/plan/-/subscription"_s,
    u"ggg/gift/-/subscription"_s, u"hhh/rupee/in-1/on_demand"_s};
inline const MonthlyUse Use{100, 500, 200};

} // namespace atlas::test
