import type { Language } from '#contract/languages.ts'
import type { RankedEntry, Ranking } from '#site/editorial/ranking-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import { sayScore } from './say-score.ts'
import './ScoreBars.css'

interface Props {
  ranking: Ranking
  ranked: RankedEntry
  language: Language
}

/** The three scores of an entry and its total, as bars and figures. */
export function ScoreBars({ ranking, ranked, language }: Props) {
  const translate = translator(language)
  return (
    <div className="scores">
      <h3>{translate('ranking.sheet')}</h3>
      <dl>
        {ranked.criteria.map(({ id, score }) => (
          <Row key={id} name={ranking.words.criteria[id]?.name ?? id} score={score} language={language} />
        ))}
        <Row name={translate('ranking.total')} score={ranked.total} language={language} isTotal />
      </dl>
    </div>
  )
}

function Row({
  name,
  score,
  language,
  isTotal,
}: {
  name: string
  score: number
  language: Language
  isTotal?: boolean
}) {
  return (
    <div className={isTotal ? 'total' : undefined}>
      <dt>{name}</dt>
      <dd>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className="rest" width="100" height="6" />
          <rect width={Math.round(score * 100) / 10} height="6" />
        </svg>
        <b className="num">{sayScore(score, language)}</b>
      </dd>
    </div>
  )
}
