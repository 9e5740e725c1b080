import type { Language } from '#contract/languages.ts'
import { findOwnAssessment } from '#site/content/model/ranking-queries.ts'
import { rankings } from '#site/content/model/ranking-schema.ts'
import { formatScore } from '#site/i18n/format-score.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { DrawnStars } from '#site/ui/DrawnStars.tsx'
import './OwnScore.css'

interface Props {
  entry: { kind: string; id: string }
  language: Language
  /** Says what unanswered questions count, where the score stands alone. */
  isExplained?: boolean
}

/** The anchor of how an entry's score came about; opens the folded sheet. */
export function anchorOfAssessment(id: string): string {
  return `${id}-how`
}

/**
 * The guide's own score of an entry as stars and figure, linked to how it came about, with how much of it is known; where that is too
 * little, only that; nothing for an entry in no ranking.
 */
export function OwnScore({ entry, language, isExplained = false }: Props) {
  const assessment = findOwnAssessment(entry)
  if (!assessment) return null
  const { total, ranking, answered, asked } = assessment
  const translate = translator(language)
  return (
    <p className="own-score" data-evidence="own">
      {total === undefined ? null : <Stars total={total} language={language} />}
      <a className="link" href={`${hrefFor(rankings[ranking].page, language)}#${anchorOfAssessment(entry.id)}`}>
        {translate(total === undefined ? 'assessment.tooLittle' : 'assessment.own', { answered, asked })}
      </a>
      {isExplained && total !== undefined && answered < asked ? (
        <span className="small muted">{translate('assessment.unanswered')}</span>
      ) : null}
    </p>
  )
}

function Stars({ total, language }: { total: number; language: Language }) {
  const score = formatScore(total, language)
  const label = translator(language)('assessment.stars', { score })
  return (
    <>
      <DrawnStars value={total / 2} fraction="half" label={label} figure={`${score}/10`} />{' '}
    </>
  )
}
