// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/sentences.h"
#include "engine/values.h"
#include "support/decisiontest.h"
#include "support/testmain.h"

#include <QCoreApplication>
#include <cmath>

using namespace atlas;
using namespace atlas::test;

namespace {

using Pairs = std::vector<std::pair<const char*, const char*>>;

/// A rule of one of the two articles: what the tree makes of it on the starter facts.
struct Rule
{
    const char* name;
    Pairs answers;
    const char* kept; ///< filters of offers that are left, separated by ";"
    const char* dropped; ///< filters of which no offer is left
    /// Filter that the first suggestion is of; empty: the rule says nothing of it.
    const char* first;
    /// Claim that the tree's note speaks of; with a "!" before it the note corrects it.
    const char* note;
};

// Claims: resources/catalog/claims.csv has each with what was found.
const std::vector<Rule> Rules{
    {"over 10 billion parameters: AWS P5 or TPU v4",
        {{"task", "pretrain"}, {"pretrain_size", "70B"}, {"machines", "fabric"}, {"accelerators", "any"}},
        "provider:aws p5;gpu:tpu-v4", "gpu:t4;gpu:l4;free:true;gpu_count<4", "", "c000-26"},
    {"FP8 on TPU v4: it has none, P5 has", {{"task", "pretrain"}, {"fp8", "yes"}, {"accelerators", "any"}},
        "provider:aws p5", "gpu:tpu-v4;gpu:a100;gpu:v100", "", "!c000-25"},
    {"small and middle models: Lambda or Paperspace", {{"task", "develop"}}, "provider:lambda;provider:paperspace", "",
        "", "c000-27"},
    {"inference on NDv4: single GPUs instead", {{"task", "inference"}, {"precision", "int8"}, {"serve_size", "7B"}},
        "gpu:t4 count=1;gpu:l4 count=1;gpu:a10 count=1", "spot;reserved", "gpu_count=1", "!c000-28"},
    {"short experiment: spot or free", {{"task", "develop"}, {"duration", "days"}, {"interruptible", "yes"}},
        "spot;free:true", "reserved", "spot OR free:true OR price<0.2", "c000-29"},
    {"Paperspace gives no 100 hours of A100", {{"task", "learn"}, {"learn_budget", "free"}}, "provider:colab free:true",
        "provider:paperspace gpu:a100;free:false", "free:true", "!c000-23"},
    {"long project: no yearly plan of Lambda, reservations of others",
        {{"task", "develop"}, {"duration", "year"}, {"use_hours", "730"}},
        "purchase_model=reserved_1y provider:aws;purchase_model=reserved_1y provider:gcp",
        "purchase_model=reserved_3y;provider:lambda purchase_model=reserved_1y", "", "!c000-30"},
    {"reservations: what they save is corrected", {{"task", "develop"}, {"duration", "year"}}, "provider:gcp", "", "",
        "!c002-15"},
    {"PyTorch: SageMaker or Paperspace", {{"task", "develop"}, {"framework", "pytorch"}},
        "provider:aws access:notebook;provider:paperspace", "frameworks:any NOT frameworks:pytorch", "", "c000-32"},
    {"TensorFlow: Vertex AI, for serving", {{"task", "inference"}, {"framework", "tensorflow"}},
        "provider:gcp access:managed", "frameworks:any NOT frameworks:tensorflow", "", "c000-31"},
    {"under 100 GB: Colab Pro or Lambda", {{"task", "develop"}, {"data", "50GB"}}, "provider:colab;provider:lambda", "",
        "provider:colab,lambda", "c002-29"},
    {"100 GB to 1 TB: AWS or Azure on demand", {{"task", "develop"}, {"data", "500"}},
        "provider:aws on_demand;provider:azure on_demand", "", "", "c002-30"},
    {"over 1 TB: Azure reserved has no public price, spot has", {{"task", "develop"}, {"data", "2TB"}},
        "provider:azure spot", "provider:azure reserved", "", "!c002-31"},
    {"interruptible: spot", {{"task", "batch"}, {"interruptible", "yes"}}, "provider:aws spot", "", "spot", "c002-32"},
    {"interruptible: 70 to 90 % is not the rule", {{"task", "batch"}, {"interruptible", "yes"}}, "spot", "", "spot",
        "!c000-06"},
    {"not interruptible: no spot", {{"task", "batch"}, {"interruptible", "no"}}, "on_demand", "spot", "on_demand", ""},
    {"HIPAA: Azure, unknown ones with a warning", {{"task", "develop"}, {"compliance", "hipaa"}},
        "provider:azure;compliance:none", "compliance:any NOT compliance:hipaa", "", "!c000-15"},
    {"HIPAA that is named", {{"task", "develop"}, {"compliance", "hipaa"}, {"proof", "named"}}, "provider:azure",
        "compliance:none", "compliance:hipaa", "!c000-15"},
    {"GDPR drops nothing", {{"task", "develop"}, {"compliance", "gdpr"}}, "provider:azure;provider:gcp", "", "",
        "!c000-15"},
    {"data that stays in China", {{"task", "develop"}, {"region", "china"}}, "provider:alibaba", "region_group:us,eu",
        "region_group:cn", ""},
    {"whole pipeline: SageMaker, Azure ML, Vertex AI", {{"task", "develop"}, {"pipeline", "mlops"}},
        "provider:aws;provider:azure;provider:gcp", "provider:lambda", "access:managed", ""},
    {"quantised models need fewer GPUs, not on A100 with FP8",
        {{"task", "inference"}, {"precision", "fp8"}, {"serve_size", "13B"}}, "gpu:l4;gpu:h100", "gpu:a100", "",
        "!c002-38"},
};

Recommendation resultOf(const Pairs& answers)
{
    Answers given;
    for (const auto& [id, text] : answers)
        given.values[QString::fromLatin1(id)] = QString::fromLatin1(text);
    return recommended(starterOffers(), builtInTree(), given);
}

/// Rows left of a filter.
std::size_t leftOf(const Recommendation& result, const QString& filter)
{
    const Rows rows = rowsByEngine(result.offers, filter);
    return static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [&result](std::uint32_t row) { return result.funnel.rows.test(row); }));
}

double lowestOf(const char* filter)
{
    const TablePtr& offers = starterOffers();
    double lowest = INFINITY;
    for (const std::uint32_t row : rowsByEngine(offers, QString::fromLatin1(filter)))
        if (const double price = offers->view(offers->indexOf(u"price_per_gpu_hour")).number(row); price > 0)
            lowest = std::min(lowest, price);
    return lowest;
}

bool hasTip(const Recommendation& result, const char* id)
{
    return std::any_of(
        result.tips.begin(), result.tips.end(), [id](const Tip* tip) { return tip->id == QLatin1StringView(id); });
}

}

class DecisionRulesTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void ruleHolds_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < Rules.size(); ++index)
            QTest::newRow(Rules[index].name) << static_cast<int>(index);
    }
    void ruleHolds();
    void claimsAboutPricesAgreeWithTheOffers();
    void tipsFollowTheAnswers();
    void spotThatSavesNothingIsNotAdvised();
    void commitmentsAreAdvisedWhereTheyPay();
    void freeIsNeverTheCheapest();
};

void DecisionRulesTest::ruleHolds()
{
    QFETCH(int, index);
    const Rule& rule = Rules[static_cast<std::size_t>(index)];
    const Recommendation result = resultOf(rule.answers);
    for (const QString& filter : QString::fromLatin1(rule.kept).split(u';', Qt::SkipEmptyParts))
        QVERIFY2(leftOf(result, filter) > 0, qPrintable(filter + QStringLiteral(" of ") + result.funnel.filter));
    for (const QString& filter : QString::fromLatin1(rule.dropped).split(u';', Qt::SkipEmptyParts))
        QVERIFY2(leftOf(result, filter) == 0, qPrintable(filter + QStringLiteral(" of ") + result.funnel.filter));
    QVERIFY(!result.top.empty());
    if (*rule.first) {
        const Rows rows = rowsByEngine(result.offers, QString::fromLatin1(rule.first));
        QVERIFY2(std::find(rows.begin(), rows.end(), result.top.front().row) != rows.end(),
            qPrintable(result.top.front().key));
    }
    QString claim = QString::fromLatin1(rule.note);
    const bool corrected = claim.startsWith(u'!');
    claim.remove(u'!');
    QVERIFY(claim.isEmpty() || std::any_of(result.rules.begin(), result.rules.end(), [&](const AppliedRule& applied) {
        return applied.note->sources.contains(claim) && applied.note->corrected == corrected;
    }));
    // A rule that is corrected is not one that the facts confirm.
    const Catalog& catalog = *result.offers->context().catalog;
    const std::vector<QString>& ids = catalog.claims.texts("claim_id");
    if (const auto found = std::find(ids.begin(), ids.end(), claim); found != ids.end() && corrected)
        QVERIFY(catalog.claims.texts("verdict")[static_cast<std::size_t>(found - ids.begin())]
            != QStringLiteral("confirmed"));
}

/// What notes and tips say of prices, against the offers.
void DecisionRulesTest::claimsAboutPricesAgreeWithTheOffers()
{
    // Lambda is cheaper than the large clouds: 1.99, 2.74 and 3.40 USD for an A100 of 40 GB.
    QCOMPARE(lowestOf("provider:lambda gpu:a100-sxm-40gb on_demand"), 1.99);
    QVERIFY(std::abs(lowestOf("provider:aws gpu:a100-sxm-40gb on_demand region:us-east-1") - 2.74) < 0.01);
    QVERIFY(std::abs(lowestOf("provider:azure gpu:a100-sxm-40gb on_demand") - 3.40) < 0.01);
    // Low-priority A100 at Azure below 1.20 USD, and a T4 hour at Colab for 0.119.
    QVERIFY(lowestOf("provider:azure gpu:a100 spot") < 1.2);
    QVERIFY(std::abs(lowestOf("provider:colab gpu:t4") - 0.119) < 0.001);
    // Spot at Google: 40 to 55 % below on-demand for A100 and L4, 43 to 80 % for H100; at AWS down to nothing.
    const auto savings = [](const char* filter) {
        std::pair<double, double> range{INFINITY, -INFINITY};
        const View& column = starterOffers()->view(starterOffers()->indexOf(u"spot_saving_percent"));
        for (const std::uint32_t row : rowsByEngine(starterOffers(), QString::fromLatin1(filter)))
            if (const double saving = column.number(row); !std::isnan(saving))
                range = {std::min(range.first, saving), std::max(range.second, saving)};
        return range;
    };
    const auto within = [&](const char* filter, double least, double most) {
        const auto [low, high] = savings(filter);
        QVERIFY2(low >= least && low < least + 1 && high <= most && high > most - 1,
            qPrintable(QStringLiteral("%1: %2 to %3").arg(QString::fromLatin1(filter)).arg(low).arg(high)));
    };
    within("provider:gcp spot gpu:a100,l4", 39.5, 55.4);
    within("provider:gcp spot gpu:h100", 42.5, 80.4);
    QVERIFY(savings("provider:aws spot").first < 1);
    // No Azure reservation, no yearly plan of Lambda, no reserved P5.
    for (const char* const filter :
        {"provider:azure reserved", "provider:lambda reserved_1y", "provider:aws p5 reserved"})
        QVERIFY2(rowsByEngine(starterOffers(),
                     QString::fromLatin1(filter).replace(
                         QStringLiteral("reserved_1y"), QStringLiteral("purchase_model=reserved_1y")))
                     .empty(),
            filter);
}

void DecisionRulesTest::tipsFollowTheAnswers()
{
    const Recommendation plain = resultOf({{"task", "develop"}});
    QVERIFY(!hasTip(plain, "checkpoints") && !hasTip(plain, "hybrid") && !hasTip(plain, "snowball"));
    QVERIFY(hasTip(resultOf({{"task", "develop"}, {"interruptible", "yes"}}), "checkpoints"));
    QVERIFY(hasTip(resultOf({{"task", "develop"}, {"own_hardware", "servers"}}), "hybrid"));
    QVERIFY(hasTip(resultOf({{"task", "inference"}}), "quantise"));
    QVERIFY(hasTip(resultOf({{"task", "develop"}, {"data", "2TB"}}), "same_region"));
    // Of transfer tools those of the providers that are suggested.
    const Recommendation much = resultOf({{"task", "pretrain"}, {"machines", "fabric"}, {"data", "2TB"}});
    for (const auto& [tip, provider] : {std::pair("snowball", "aws"), {"gsutil", "gcp"}, {"azcopy", "azure"}}) {
        const bool suggested = std::any_of(much.top.begin(), much.top.end(),
            [provider = provider](const Suggestion& each) { return each.key.startsWith(QLatin1StringView(provider)); });
        QCOMPARE(hasTip(much, tip), suggested);
    }
}

void DecisionRulesTest::spotThatSavesNothingIsNotAdvised()
{
    const Recommendation result = resultOf({{"task", "batch"}, {"interruptible", "yes"}});
    QCOMPARE(result.purchase.model, QStringLiteral("spot"));
    const auto spot = std::find_if(result.purchase.ways.begin(), result.purchase.ways.end(),
        [](const PurchaseWay& way) { return way.model == QStringLiteral("spot"); });
    QVERIFY(spot->savingPercent.value_or(0) > 0);
    // What it saves is said as what it is, dearer ones too.
    const auto said = [](double price, double saving) {
        return wayText({0, QStringLiteral("spot"), price, saving, {}, true}, QStringLiteral("USD"), QLocale::c());
    };
    QCOMPARE(said(0.4, 20), QStringLiteral("spot: 0.40 USD/h, 20 % below on-demand"));
    QCOMPARE(said(0.49, -11.36), QStringLiteral("spot: 0.49 USD/h, 11 % above on-demand"));
    QCOMPARE(said(0.44, 0.1), QStringLiteral("spot: 0.44 USD/h, as much as on-demand"));
    // A spot price that equals on-demand is suggested with a warning, if at all.
    const Rows rows = rowsByEngine(starterOffers(), QStringLiteral("spot spot_saving_percent<=0"));
    QVERIFY(!rows.empty());
    const QString key = starterOffers()->key(rows.front());
    Answers answers = answersOf({{"task", "batch"}, {"interruptible", "yes"}});
    RecommendOptions all;
    all.top = 2000;
    const Recommendation listed = recommended(starterOffers(), builtInTree(), answers, all);
    const auto found = std::find_if(
        listed.top.begin(), listed.top.end(), [&key](const Suggestion& each) { return each.key == key; });
    QVERIFY(found != listed.top.end());
    QVERIFY(found->warnings.contains(QStringLiteral("This spot price is not below on-demand.")));
}

void DecisionRulesTest::commitmentsAreAdvisedWhereTheyPay()
{
    const Pairs always{{"task", "develop"}, {"memory", "m24"}, {"duration", "three_years"}, {"use_hours", "730"},
        {"interruptible", "no"}, {"region", "us"}, {"compliance", "hipaa"}, {"proof", "named"}};
    const Recommendation steady = resultOf(always);
    const auto first = steady.top.front().row;
    for (const PurchaseWay& way : steady.purchase.ways)
        if (way.breakEven)
            QVERIFY(std::abs(*way.breakEven * 100 + *way.savingPercent - 100) < 1e-9);
    QVERIFY(std::any_of(steady.purchase.ways.begin(), steady.purchase.ways.end(),
        [first](const PurchaseWay& way) { return way.row == first; }));
    QVERIFY2(steady.purchase.model.startsWith(QStringLiteral("reserved")), qPrintable(steady.purchase.reason));
    Pairs rarely = always;
    rarely[3] = {"use_hours", "50"};
    QVERIFY(!resultOf(rarely).purchase.model.startsWith(QStringLiteral("reserved"))
        || resultOf(rarely).purchase.ways.size() == 1);
}

void DecisionRulesTest::freeIsNeverTheCheapest()
{
    const Recommendation result = resultOf({{"task", "learn"}});
    QVERIFY(leftOf(result, QStringLiteral("free:true")) > 0);
    QVERIFY(result.cheapest);
    QVERIFY(result.offers->view(result.offers->indexOf(u"price_per_gpu_hour")).number(result.cheapest->row) > 0);
    for (const Suggestion& each : result.top)
        if (each.key.contains(QStringLiteral("Free")))
            QVERIFY(each.warnings.join(u' ').contains(QStringLiteral("free tier")));
    // One for each provider, in the order of the ranking.
    QSet<QString> providers;
    int before = 0;
    for (const Suggestion& each : result.perProvider) {
        QVERIFY(!providers.contains(each.key.section(u'/', 0, 0)));
        providers.insert(each.key.section(u'/', 0, 0));
        QVERIFY(each.rank > before);
        before = each.rank;
    }
}

ATLAS_TEST_MAIN(QCoreApplication, DecisionRulesTest)
#include "tst_decisionrules.moc"
