import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { Ranking } from '#site/content/model/ranking-queries.ts'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { translator } from '#site/i18n/translate.ts'
import { classOfTabs } from './ranking-props.ts'
import './AlsoHere.css'

interface Props {
  ranking: Ranking
  language: Language
  heading?: 'h2' | 'h3'
}

/** The entries after those with a card, a line each: with their stars in order, then those that could not be judged. */
export function AlsoHere({ ranking, language, heading: Heading = 'h2' }: Props) {
  if (ranking.also.length === 0) return null
  return (
    <div className="also-here">
      <Heading>{translator(language)('ranking.also')}</Heading>
      <ul className="rows">
        {ranking.also.map(({ entry, tabs }) => (
          <li key={entry.id} id={entry.id} className={classOfTabs(ranking, tabs)}>
            <a className="link" href={linkToEntry(entry.kind, entry.id, language)}>
              {entry.facts.name}
            </a>
            <span className="small muted">{entry.facts.village}</span>
            <EditorsRating entry={entry} language={language} fraction="half" />
          </li>
        ))}
      </ul>
    </div>
  )
}
