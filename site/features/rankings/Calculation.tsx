import type { Ranking } from '#site/editorial/ranking-queries.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { sayScore } from './say-score.ts'
import './Calculation.css'

interface Props {
  ranking: Ranking
  language: Language
}

/** Terms and their weights as a sum that stays readable when it breaks: «(4 × 9,5 + 3 × 8,5) : 7». */
function writeSum(terms: readonly { weight: number; value: string }[]): string {
  const weights = terms.reduce((sum, { weight }) => sum + weight, 0)
  return `(${terms.map(({ weight, value }) => `${weight}\u00a0×\u00a0${value}`).join(' + ')})\u00a0:\u00a0${weights}`
}

/** The whole calculation: the formula in words, then every entry with its three scores put in. */
export function Calculation({ ranking, language }: Props) {
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
      <ol>
        {ranking.ranked.map(({ entry, criteria, total, position }) => (
          <li key={`${entry.kind}/${entry.id}`}>
            <span className="num">{position}</span>
            <a href={`#${entry.id}`}>{entry.facts.name}</a>
            <span className="num sum">
              {writeSum(criteria.map(({ weight, score }) => ({ weight, value: sayScore(score, language) })))}
              {'\u00a0= '}
              <b>{twoDecimals.format(total)}</b>
            </span>
          </li>
        ))}
      </ol>
      <p className="cap">{translate('ranking.calculation.note')}</p>
    </div>
  )
}
