import { linkToTours } from '#site/editorial/partners.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { sayDifficulty } from '#site/i18n/say-difficulty.ts'
import { sayHours } from '#site/i18n/say-hours.ts'
import { sayOpenMonths } from '#site/i18n/say-open-months.ts'
import { sayOutingPrice } from '#site/i18n/say-outing-price.ts'
import { translator } from '#site/i18n/translate.ts'
import { Words } from '#site/ui/Words.tsx'
import { presentKind } from './shared/entry-presentation.ts'
import { showFigureItem, showRating } from './shared/show-figure-item.tsx'

export const presentation = presentKind<'activities'>({
  heading: 'entry.takePart',
  listFigures: (entry, language) => {
    const { priceNote } = entry.words
    return [
      ...showRating(entry, language),
      ...showFigureItem(entry, 'price', 'price', entry.facts.price, (value) => (
        <span className="price-line" key="price">
          <span className="price">{sayOutingPrice(value, language)}</span>{' '}
          {priceNote ? <span className="muted">{priceNote}</span> : null}
        </span>
      )),
    ]
  },
  findPayingLink: ({ facts }) =>
    facts.isSoldByPartner
      ? { link: linkToTours(`${facts.name} ${facts.village}`), words: 'entry.findTours' }
      : undefined,
  direct: { beside: 'entry.operator.direct', alone: 'entry.operator.only', unknown: 'entry.operatorNotFound' },
  listFacts: ({ facts: { duration, difficulty, months }, words }, language) => {
    const translate = translator(language)
    return {
      before: [
        {
          name: translate('outing.duration'),
          valueHtml: words.durationText ?? (duration ? sayHours(duration, language) : ''),
        },
        { name: translate('difficulty'), valueHtml: sayDifficulty(difficulty, language) },
        { name: translate('outing.months'), valueHtml: capitalise(sayOpenMonths(months, language)) },
      ],
    }
  },
  // An activity is no house: many have no door to send anybody to.
  expectedFields: ['website'],
  drawParts: ({ id, words }, language) => {
    const translate = translator(language)
    return (
      <>
        {words.included.length > 0 ? (
          <section className="stay-part">
            <h2>{translate('entry.included')}</h2>
            <ul className="stay-list">
              {words.included.map((item) => (
                <Words as="li" key={item} html={renderInlineMarkdown(item)} />
              ))}
            </ul>
          </section>
        ) : null}
        <section className="stay-part">
          <h2>{translate('entry.inBadWeather')}</h2>
          <Words
            as="p"
            html={renderTextLine(words.inBadWeather, language, `content/activities/${id}/${language}.md`)}
          />
        </section>
      </>
    )
  },
  listSources: ({ facts: { duration, months } }, language) => {
    const translate = translator(language)
    return [
      ...(duration ? [{ ...duration, use: translate('outing.duration') }] : []),
      { ...months, use: translate('outing.months') },
    ]
  },
})
