import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content/model/entries.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import { yearBarsOf } from '#site/content/model/format-facts.ts'
import { renderEntryLine } from '#site/content/model/render-text.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import { EntryFit } from './EntryFit.tsx'
import { presentationOf } from './presentation.ts'
import './EntryText.css'

interface Props {
  entry: HouseEntry
  language: Language
}

export function EntryText({ entry, language }: Props) {
  const translate = translator(language)
  const { words } = entry
  const bars = yearBarsOf(entry, language)
  return (
    <div className="stay-text">
      <RichText as="div" className="prose" html={entry.bodyHtml} />
      <ExampleReview entry={entry} language={language} />
      <EntryFit words={words} language={language} />
      {presentationOf(entry).drawParts?.(entry, language)}
      <section className="stay-part">
        <h2>{translate('entry.season')}</h2>
        <RichText as="p" html={renderEntryLine(words.season, entry, language)} />
        {bars.length > 0 ? <YearBars bars={bars} monthInitials={translate('month.initials').split(' ')} /> : null}
      </section>
      <section className="stay-part">
        <h2>{translate('entry.cost')}</h2>
        <RichText as="p" html={renderEntryLine(words.cost, entry, language)} />
      </section>
    </div>
  )
}

function ExampleReview({ entry, language }: Props) {
  if (!('topReview' in entry.facts) || !('topReview' in entry.words)) return null
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
        <RichText as="p" html={renderInlineMarkdown(text)} />
      </blockquote>
      <figcaption>
        {rating === undefined ? null : <Stars value={rating} language={language} />}
        <span>{[author, ...(date ? [formatDate(date, language)] : [])].join(', ')}</span>
      </figcaption>
    </figure>
  )
}
