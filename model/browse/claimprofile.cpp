// SPDX-License-Identifier: GPL-3.0-or-later
#include "browse/profileparts.h"
#include "catalog/catalog.h"
#include "engine/column.h"

#include <QCoreApplication>
#include <utility>

namespace atlas {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Profile", text);
}

ProfileBlock paragraph(const char* title, const QString& text)
{
    ProfileBlock block{.title = say(title)};
    block.rows.push_back({{text.isEmpty() ? say(QT_TRANSLATE_NOOP("Profile", "unknown")) : text,
        text.isEmpty() ? ProfileText::Tone::Dim : ProfileText::Tone::Plain}});
    return block;
}

}

void describeSource(Profile& profile, const ProfileSubject& subject)
{
    profile.title = subject.text("title");
    profile.blocks.push_back(
        subject.fields({}, {"source", "publisher", "kind", "licence", "observed_on", "retrieved_on", "url"}));
    profile.blocks.push_back(subject.fields(
        say(QT_TRANSLATE_NOOP("Profile", "What the catalog has from it")), {"rows", "offers", "benchmarks", "claims"}));
    if (const QString url = subject.raw("url"); !url.isEmpty())
        profile.links.push_back({say(QT_TRANSLATE_NOOP("Profile", "Source")), url});
}

void describeClaim(Profile& profile, const ProfileSubject& subject)
{
    profile.title = subject.inLanguage("claim_en", "claim_zh");
    const QString verdict = subject.raw("verdict");
    const bool wrong = verdict == QLatin1String("contradicted") || verdict == QLatin1String("outdated");
    ProfileBlock judged{.title = say(QT_TRANSLATE_NOOP("Profile", "Verdict"))};
    judged.rows.push_back({{(wrong ? QStringLiteral("⚠ ") : QString())
            + (verdict.isEmpty() ? QStringLiteral("—") : vocabularyText(verdict)),
        wrong ? ProfileText::Tone::Doubt : ProfileText::Tone::Plain}});
    profile.blocks.push_back(std::move(judged));
    profile.blocks.push_back(paragraph(QT_TRANSLATE_NOOP("Profile", "What the facts say"),
        subject.isKnown("checked_value") ? subject.text("checked_value") : QString()));
    if (subject.isKnown("comment"))
        profile.blocks.push_back(paragraph(QT_TRANSLATE_NOOP("Profile", "Comment"), subject.text("comment")));
    ProfileBlock english = paragraph(QT_TRANSLATE_NOOP("Profile", "The claim in English"), subject.raw("claim_en")),
                 chinese = paragraph(QT_TRANSLATE_NOOP("Profile", "The claim in Chinese"), subject.raw("claim_zh"));
    if (subject.isChinese())
        std::swap(english, chinese);
    profile.blocks.push_back(std::move(english));
    profile.blocks.push_back(std::move(chinese));
    profile.blocks.push_back(subject.fields({}, {"provider", "topic", "value", "unit", "article", "claim_id"}));
}

void describeFinding(Profile& profile, const ProfileSubject& subject)
{
    profile.title = subject.text("rule");
    profile.blocks.push_back(paragraph(QT_TRANSLATE_NOOP("Profile", "Why"), subject.raw("message")));
    profile.blocks.push_back(paragraph(QT_TRANSLATE_NOOP("Profile", "What is done about it"), subject.raw("effect")));
    profile.blocks.push_back(subject.fields(
        say(QT_TRANSLATE_NOOP("Profile", "Offer")), {"kind", "provider", "instance_type", "region", "gpu", "key"}));
}

} // namespace atlas
