import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import type { Hotel } from '#site/content/model/hotel-queries.ts'
import type { Restaurant } from '#site/content/model/restaurant-queries.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import '#site/ui/guest-voice.css'

interface Props {
  entry: Pick<Hotel | Restaurant, 'id' | 'facts' | 'words'>
  kind: 'hotels' | 'restaurants'
  summary: string
  language: Language
}

/** A folded example review, marked as one. */
export function FoldedReview({ entry: { id, facts, words }, kind, summary, language }: Props) {
  const { topReview: review } = facts
  if (!review || !words.topReview) return null
  const where = `content/${kind}/${id}/facts.yaml: topReview`
  if (!showFigure({ evidence: review.evidence, value: review }, where)) return null
  const { author, date, rating } = review
  return (
    <details className="voice">
      <summary>{summary}</summary>
      <div data-evidence="sample">
        <p>{words.topReview}</p>
        <p className="who">
          <span>{author}</span>
          {date ? <time dateTime={date}>{formatDate(date, language)}</time> : null}
          {rating ? <Stars value={rating} language={language} /> : null}
          <SampleMark language={language} />
        </p>
      </div>
    </details>
  )
}
