import type { Language } from '#contract/languages.ts'
import { nameOfSource } from '#site/content-model/group-sources.ts'
import { linkToEntry } from '#site/content-model/link-to-entry.ts'
import type { ScoredCriterion } from '#site/content-model/rank-entries.ts'
import type { Answer } from '#site/content-model/ranking-schema.ts'
import { renderInlineMarkdown } from '#site/content-reader/read-content.ts'
import { anchorOfAssessment } from '#site/features/ratings/OwnScore.tsx'
import { formatDate } from '#site/i18n/format-date.ts'
import { formatPoints, formatScore } from '#site/i18n/format-score.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { onCard, type RankedProps } from './ranking-props.ts'
import './AssessmentSheet.css'

const evidenceWords = {
  visit: 'ranking.evidence.visit',
  operator: 'ranking.evidence.operator',
  others: 'ranking.evidence.others',
  none: 'ranking.evidence.none',
} as const satisfies Record<string, MessageKey>

const foundWords = {
  yes: 'ranking.found.yes',
  partly: 'ranking.found.partly',
  no: 'ranking.found.no',
  unknown: 'ranking.found.unknown',
} as const satisfies Record<string, MessageKey>

/** Returns the best kind of evidence for any answer of a criterion. */
function evidenceOf({ questions }: ScoredCriterion): keyof typeof evidenceWords {
  const kinds = questions.map(({ answer }) => answer?.by)
  return (['visit', 'operator', 'others'] as const).find((kind) => kinds.includes(kind)) ?? 'none'
}

function formatWho(answer: Answer, language: Language): string {
  const translate = translator(language)
  if (answer.by === 'visit') return translate('ranking.by.visit', { date: formatDate(answer.on, language) })
  const gaps = { source: nameOfSource(answer.source, language), date: formatDate(answer.checkedOn, language) }
  return translate(answer.by === 'operator' ? 'ranking.by.operator' : 'ranking.by.others', gaps)
}

export function AssessmentSheet({ ranking, ranked, language }: RankedProps) {
  const translate = translator(language)
  const { assessment, words, instead } = ranked
  const wasVisited = Object.values(assessment.answers).some(({ by }) => by === 'visit')
  // The card above shows the first of them.
  const [pros, cons] = [words.pros.slice(onCard.pros), words.cons.slice(onCard.cons)]
  const other = { name: instead.facts.name, condition: words.insteadIf }
  const [before = '', after = ''] = translate('ranking.instead', { ...other, name: '\u0000' }).split('\u0000')
  return (
    <details className="assessment">
      <summary>
        <span>{translate('ranking.how')}</span>
        <Icon svg={caretDown} />
      </summary>
      <div id={anchorOfAssessment(ranked.entry.id)}>
        <p className="small">
          {wasVisited ? null : <b>{translate('ranking.notVisited')} </b>}
          {translate('ranking.assessedOn', { date: formatDate(assessment.assessedOn, language) })}
        </p>
        {ranked.criteria.map((criterion) => {
          const criterionWords = ranking.words.criteria[criterion.id]
          return (
            <table key={criterion.id}>
              <caption>
                <b>
                  {criterionWords?.name} <span className="num">{formatScore(criterion.score, language)}</span>
                </b>{' '}
                <span className="muted">{translate(evidenceWords[evidenceOf(criterion)])}</span>
                <RichText as="p" html={renderInlineMarkdown(words.why[criterion.id] ?? '')} />
              </caption>
              <tbody>
                {criterion.questions.map(({ id, points, earned, answer }) => (
                  <tr key={id}>
                    <th scope="row">
                      {criterionWords?.questions[id]}
                      <small>{answer ? formatWho(answer, language) : null}</small>
                    </th>
                    <td className={answer ? `found-${answer.found}` : 'found-unknown'}>
                      {translate(foundWords[answer?.found ?? 'unknown'])}
                    </td>
                    <td className="num">
                      {translate('ranking.points', {
                        earned: formatPoints(earned, language),
                        points: formatPoints(points, language),
                      })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        })}
        {pros.length + cons.length > 0 ? (
          <div className="both-sides">
            <Side heading={translate('ranking.pros')} points={pros} />
            <Side heading={translate('ranking.cons')} points={cons} />
          </div>
        ) : null}
        <p className="instead">
          {before}
          <a className="link" href={linkToEntry(instead.kind, instead.id, language)}>
            {other.name}
          </a>
          {after}
        </p>
      </div>
    </details>
  )
}

function Side({ heading, points }: { heading: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <h4>{heading}</h4>
      <ul>
        {points.map((point) => (
          <RichText key={point} as="li" html={renderInlineMarkdown(point)} />
        ))}
      </ul>
    </div>
  )
}
