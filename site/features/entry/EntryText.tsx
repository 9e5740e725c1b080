import type { HouseEntry } from '#site/editorial/entries.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import { yearBarsOf } from '#site/editorial/year-bars.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { Words } from '#site/ui/Words.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import { EntryFit } from './EntryFit.tsx'
import './EntryText.css'

interface Props {
  entry: HouseEntry
  language: Language
}

/** What a house is, in prose; for whom; when; what it costs. */
export function EntryText({ entry, language }: Props) {
  const translate = translator(language)
  const { words } = entry
  const file = `content/${entry.kind}/${entry.id}/${language}.md`
  const bars = yearBarsOf(entry, language)
  return (
    <div className="stay-text">
      <Words as="div" className="prose" html={entry.bodyHtml} />
      <ExampleReview entry={entry} language={language} />
      <EntryFit words={words} language={language} />
      {entry.kind === 'stations' ? (
        <section className="stay-part">
          <h2>{translate('entry.whileCharging')}</h2>
          <ul className="stay-list">
            {entry.words.amenities.map((amenity) => (
              <Words as="li" key={amenity} html={renderInlineMarkdown(amenity)} />
            ))}
          </ul>
        </section>
      ) : null}
      {entry.kind === 'activities' && entry.words.included.length > 0 ? (
        <section className="stay-part">
          <h2>{translate('entry.included')}</h2>
          <ul className="stay-list">
            {entry.words.included.map((item) => (
              <Words as="li" key={item} html={renderInlineMarkdown(item)} />
            ))}
          </ul>
        </section>
      ) : null}
      {entry.kind === 'activities' ? (
        <section className="stay-part">
          <h2>{translate('entry.inBadWeather')}</h2>
          <Words as="p" html={renderTextLine(entry.words.inBadWeather, language, file)} />
        </section>
      ) : null}
      <section className="stay-part">
        <h2>{translate('entry.season')}</h2>
        <Words as="p" html={renderTextLine(words.season, language, file)} />
        {bars.length > 0 ? <YearBars bars={bars} monthInitials={translate('month.initials').split(' ')} /> : null}
      </section>
      <section className="stay-part">
        <h2>{translate('entry.cost')}</h2>
        <Words as="p" html={renderTextLine(words.cost, language, file)} />
      </section>
    </div>
  )
}

/** What a guest might have written, where the guide shows examples; a verified guide has none. */
function ExampleReview({ entry, language }: Props) {
  if (entry.kind !== 'hotels' && entry.kind !== 'restaurants') return null
  const { topReview: review } = entry.facts
  const text = entry.words.topReview
  if (!review || !text) return null
  const where = `content/${entry.kind}/${entry.id}/facts.yaml: topReview`
  if (!showFigure({ evidence: review.evidence, value: text }, where)) return null
  const { author, date, rating } = review
  return (
    <figure className="voice" data-evidence="sample">
      <p className="voice-intro">
        {translator(language)('entry.review')} <SampleMark language={language} />
      </p>
      <blockquote>
        <Words as="p" html={renderInlineMarkdown(text)} />
      </blockquote>
      <figcaption>
        {rating === undefined ? null : <Stars value={rating} language={language} />}
        <span>{[author, ...(date ? [sayDate(date, language)] : [])].join(', ')}</span>
      </figcaption>
    </figure>
  )
}
