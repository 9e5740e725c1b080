import type { Language } from '#contract/languages.ts'
import { formatScore } from '#site/i18n/format-score.ts'
import { translator } from '#site/i18n/translate.ts'
import type { RankedProps } from './ranking-props.ts'
import './ScoreBars.css'

export function ScoreBars({ ranking, ranked, language }: RankedProps) {
  const translate = translator(language)
  return (
    <div className="scores">
      <h3>{translate('ranking.sheet')}</h3>
      <dl className="rows">
        {ranked.criteria.map(({ id, score }) => (
          <Row key={id} name={ranking.words.criteria[id]?.name ?? id} score={score} language={language} />
        ))}
        <Row name={translate('ranking.total')} score={ranked.total} language={language} isTotal />
      </dl>
    </div>
  )
}

interface RowProps {
  name: string
  score: number
  language: Language
  isTotal?: boolean
}

function Row({ name, score, language, isTotal }: RowProps) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{name}</dt>
      <dd>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className="rest" width="100" height="6" />
          <rect width={Math.round(score * 100) / 10} height="6" />
        </svg>
        <b className="num">{formatScore(score, language)}</b>
      </dd>
    </div>
  )
}
