import type { Language } from '#contract/languages.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import { listLost, type ScoredCriterion } from '#site/content/model/rank-entries.ts'
import { hasFigure } from '#site/content/model/ranking-queries.ts'
import type { Answer } from '#site/content/model/ranking-schema.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { anchorOfAssessment } from '#site/features/entry/ratings/OwnScore.tsx'
import { formatDate } from '#site/i18n/format-date.ts'
import { formatPoints, formatScore } from '#site/i18n/format-score.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { foundWords, onCard, type RankedProps } from './ranking-props.ts'
import './AssessmentSheet.css'

const evidenceWords = {
  visit: 'ranking.evidence.visit',
  operator: 'ranking.evidence.operator',
  both: 'ranking.evidence.both',
  others: 'ranking.evidence.others',
  none: 'ranking.evidence.none',
} as const satisfies Record<string, MessageKey>

/** Returns what the answers of a criterion rest on; a visit of ours stands above what we read. */
function evidenceOf({ questions }: ScoredCriterion): keyof typeof evidenceWords {
  const kinds = new Set(questions.map(({ answer }) => answer?.by))
  if (kinds.has('visit')) return 'visit'
  if (kinds.has('operator')) return kinds.has('others') ? 'both' : 'operator'
  return kinds.has('others') ? 'others' : 'none'
}

function formatWho(answer: Answer, language: Language): string {
  const translate = translator(language)
  if (answer.by === 'visit') return translate('ranking.by.visit', { date: formatDate(answer.on, language) })
  const gaps = { source: nameOfSource(answer.source, language), date: formatDate(answer.checkedOn, language) }
  return translate(answer.by === 'operator' ? 'ranking.by.operator' : 'ranking.by.others', gaps)
}

export function AssessmentSheet({ ranking, ranked, language }: RankedProps) {
  const translate = translator(language)
  const { entry, assessment, words } = ranked
  const wasVisited = Object.values(assessment.answers).some(({ by }) => by === 'visit')
  // Without a figure the card has no sheet of figures either, and these are its first headings.
  const showsFigures = hasFigure(ranked)
  const Heading = showsFigures ? 'h4' : 'h3'
  // The card above shows the first of them.
  const [pros, cons] = [words.pros.slice(onCard.pros), words.cons.slice(onCard.cons)]
  return (
    <details className="assessment">
      <summary>
        <span>{translate('ranking.how')}</span>
        <Icon svg={caretDown} />
      </summary>
      <div id={anchorOfAssessment(entry.id)}>
        <p className="small">
          {wasVisited ? null : <b>{translate('ranking.notVisited')} </b>}
          {translate('ranking.assessedOn', { date: formatDate(assessment.assessedOn, language) })}
        </p>
        {ranked.criteria.map(({ id, score }) => (
          <div key={id}>
            <Heading>
              {ranking.words.criteria[id]?.name}
              {showsFigures ? <span className="num"> {formatScore(score, language)}</span> : null}
            </Heading>
            <RichText as="p" html={renderInlineMarkdown(words.why[id] ?? '')} />
          </div>
        ))}
        {pros.length + cons.length > 0 ? (
          <div className="both-sides">
            <Side heading={translate('ranking.pros')} points={pros} />
            <Side heading={translate('ranking.cons')} points={cons} />
          </div>
        ) : null}
        <Questions ranking={ranking} ranked={ranked} language={language} />
      </div>
    </details>
  )
}

/** Every question with its answer and who says so: for readers who check, so folded below what the answers come to. */
function Questions({ ranking, ranked, language }: RankedProps) {
  const translate = translator(language)
  return (
    <details className="questions">
      <summary>
        <span>{translate('ranking.questions')}</span>
        <Icon svg={caretDown} />
      </summary>
      <div>
        <LostPoints ranking={ranking} ranked={ranked} language={language} />
        {ranked.criteria.map((criterion) => {
          const criterionWords = ranking.words.criteria[criterion.id]
          return (
            <table key={criterion.id}>
              <caption>
                <b>{criterionWords?.name}</b>{' '}
                <span className="muted">{translate(evidenceWords[evidenceOf(criterion)])}</span>
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
      </div>
    </details>
  )
}

/** The questions that cost most, so that nobody has to search the tables for them. */
function LostPoints({ ranking, ranked, language }: RankedProps) {
  const translate = translator(language)
  const questionWords = Object.assign({}, ...Object.values(ranking.words.criteria).map(({ questions }) => questions))
  const lost = listLost(ranked.criteria, 3).map(({ id, answer }) => {
    const found = translate(foundWords[answer?.found ?? 'unknown'])
    return translate('ranking.lost.question', { question: questionWords[id], found: found.toLocaleLowerCase(language) })
  })
  if (lost.length === 0) return null
  return <p className="small muted">{translate('ranking.lost', { list: lost.join(', ') })}</p>
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
