import { formatDifficulty, formatOpenMonths } from '#site/content/model/format-facts.ts'
import { linkToTours } from '#site/content/model/partners.ts'
import { listSourcesOfPrices } from '#site/content/model/price-schema.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { formatSpan } from '#site/i18n/format-date.ts'
import { formatHours } from '#site/i18n/format-duration.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { presentKind } from './shared/entry-presentation.ts'

export const presentation = presentKind<'activities'>({
  heading: ({ facts }) => (facts.setting === 'indoors' ? 'entry.visit' : 'entry.takePart'),
  findPayingLink: ({ facts }) =>
    facts.isSoldByPartner
      ? { link: linkToTours(`${facts.name} ${facts.village}`), words: 'entry.findTours' }
      : undefined,
  direct: { beside: 'entry.operator.direct', alone: 'entry.operator.only' },
  listFacts: ({ facts: { duration, difficulty, months, setting, year }, words }, language) => {
    const translate = translator(language)
    return [
      {
        name: translate('outing.duration'),
        valueHtml: words.durationText ?? (duration ? formatHours(duration, language) : ''),
      },
      // A museum has no grade.
      ...(setting === 'indoors'
        ? []
        : [{ name: translate('difficulty'), valueHtml: formatDifficulty(difficulty, language) }]),
      {
        name: translate('outing.months'),
        // Known to the day, whole months would say something else.
        valueHtml: year[0]
          ? formatSpan(year[0].from, year[0].to, language)
          : capitalise(formatOpenMonths(months, language)),
      },
    ]
  },
  drawParts: ({ id, words }, language) => {
    const translate = translator(language)
    return (
      <>
        {words.included.length > 0 ? (
          <section className="stay-part">
            <h2>{translate('entry.included')}</h2>
            <ul className="stay-list">
              {words.included.map((item) => (
                <RichText as="li" key={item} html={renderInlineMarkdown(item)} />
              ))}
            </ul>
          </section>
        ) : null}
        <section className="stay-part">
          <h2>{translate('entry.inBadWeather')}</h2>
          <RichText
            as="p"
            html={renderTextLine(words.inBadWeather, language, `content/activities/${id}/${language}.md`)}
          />
        </section>
      </>
    )
  },
  listSources: ({ facts: { duration, months, price } }, language) => {
    const translate = translator(language)
    return [
      ...(duration ? [{ ...duration, use: translate('outing.duration') }] : []),
      { ...months, use: translate('outing.months') },
      ...listSourcesOfPrices([price], translate('entry.cost')),
    ]
  },
})
