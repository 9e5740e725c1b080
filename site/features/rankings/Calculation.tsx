import { type Language, languages } from '#contract/languages.ts'
import type { Ranking } from '#site/content/model/ranking-queries.ts'
import { formatScore } from '#site/i18n/format-score.ts'
import { translator } from '#site/i18n/translate.ts'
import './Calculation.css'

/** Returns a weighted sum that stays readable when it wraps: «(4 × 9,5 + 3 × 8,5) : 7». */
function writeSum(terms: readonly { weight: number; value: string }[]): string {
  const weights = terms.reduce((sum, { weight }) => sum + weight, 0)
  return `(${terms.map(({ weight, value }) => `${weight}\u00a0×\u00a0${value}`).join(' + ')})\u00a0:\u00a0${weights}`
}

export function Calculation({ ranking, language }: { ranking: Ranking; language: Language }) {
  const translate = translator(language)
  const twoDecimals = new Intl.NumberFormat(languages[language].locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const formula = writeSum(
    ranking.criteria.map(({ id, weight }) => ({ weight, value: ranking.words.criteria[id]?.name ?? id })),
  )
  return (
    <div className="calculation">
      <h3>{translate('ranking.calculation')}</h3>
      <p className="formula">{formula}</p>
      <ol className="rows">
        {ranking.ranked.map(({ entry, criteria, total, position }) => (
          <li key={`${entry.kind}/${entry.id}`}>
            <span className="num">{position}</span>
            <a href={`#${entry.id}`}>{entry.facts.name}</a>
            <span className="num sum">
              {writeSum(criteria.map(({ weight, score }) => ({ weight, value: formatScore(score, language) })))}
              {'\u00a0= '}
              <b>{twoDecimals.format(total)}</b>
            </span>
          </li>
        ))}
      </ol>
      <p className="caption">{translate('ranking.calculation.note')}</p>
    </div>
  )
}
