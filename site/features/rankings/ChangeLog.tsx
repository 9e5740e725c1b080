import type { Language } from '#contract/languages.ts'
import { nameInLog, type Ranking } from '#site/content/model/ranking-queries.ts'
import type { Change } from '#site/content/model/ranking-schema.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './ChangeLog.css'

export function ChangeLog({ ranking, language }: { ranking: Ranking; language: Language }) {
  return (
    <div className="changes">
      <h3>{translator(language)('ranking.changes')}</h3>
      <ol>
        {ranking.changes.map(({ on, moves, why }) => (
          <li key={on}>
            <time dateTime={on}>{formatDate(on, language)}</time>
            <div>
              <RichText as="p" html={renderInlineMarkdown(why[language])} />
              <ul>
                {moves.map((move) => (
                  <li key={move.entry}>{formatMove(move, language)}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function formatMove({ entry, from, to }: Change['moves'][number], language: Language): string {
  const translate = translator(language)
  const name = nameInLog(entry, language)
  if (to === null) return translate('ranking.changes.gone', { name })
  if (from === null) return translate('ranking.changes.new', { name, to })
  return translate('ranking.changes.moved', { name, from, to })
}
