import { readEntry } from '#site/editorial/entries.ts'
import type { EntryKind } from '#site/editorial/kinds.ts'
import type { Ranking } from '#site/editorial/ranking-queries.ts'
import type { Change } from '#site/editorial/ranking-schema.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { Words } from '#site/ui/Words.tsx'
import './ChangeLog.css'

interface Props {
  ranking: Ranking
  language: Language
}

/** What moved on the list, when and why: the newest first. */
export function ChangeLog({ ranking, language }: Props) {
  return (
    <div className="changes">
      <h3>{translator(language)('ranking.changes')}</h3>
      <ol>
        {ranking.changes.map(({ on, moves, why }) => (
          <li key={on}>
            <time dateTime={on}>{sayDate(on, language)}</time>
            <div>
              <Words as="p" html={renderInlineMarkdown(why[language])} />
              <ul>
                {moves.map((move) => (
                  <li key={move.entry}>{sayMove(move, language)}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function sayMove({ entry, from, to }: Change['moves'][number], language: Language): string {
  const translate = translator(language)
  const [kind, id] = entry.split('/') as [EntryKind, string]
  const { name } = readEntry(kind, id, language).facts
  if (to === null) return translate('ranking.changes.gone', { name })
  if (from === null) return translate('ranking.changes.new', { name, to })
  return translate('ranking.changes.moved', { name, from, to })
}
