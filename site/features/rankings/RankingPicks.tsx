import type { Language } from '#contract/languages.ts'
import type { RankedEntry, Ranking } from '#site/content/model/ranking-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import './RankingPicks.css'

interface Props {
  ranking: Ranking
  language: Language
  /** The level of the headings of the list. */
  heading?: 'h2' | 'h3'
}

const confirms = ({ criteria }: RankedEntry, question: string) =>
  criteria.some(({ questions }) => questions.some(({ id, answer }) => id === question && answer?.found === 'yes'))

/** For each of a ranking's `picks`, the entries that are known to fit it, best first: the answer before the list. */
export function RankingPicks({ ranking, language, heading: Heading = 'h2' }: Props) {
  return (
    <div className="rank-picks">
      <Heading>{translator(language)('ranking.picks')}</Heading>
      <dl>
        {Object.entries(ranking.words.picks).map(([question, label]) => (
          <div key={question}>
            <dt>{label}</dt>
            <dd>
              {ranking.ranked
                .filter((ranked) => confirms(ranked, question))
                .map(({ entry }, index) => (
                  <span key={entry.id}>
                    {index > 0 ? ', ' : null}
                    <a className="link" href={`#${entry.id}`}>
                      {entry.facts.name}
                    </a>
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
