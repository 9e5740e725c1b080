import type { Place } from '#site/editorial/place-queries.ts'
import type { Source } from '#site/editorial/sourced.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'

function nameSource(source: Source, language: Language): string {
  return typeof source === 'string' ? source : source[language]
}

function oldestCheck(rows: { checkedOn: string }[]): string {
  return rows.map((row) => row.checkedOn).sort()[0] ?? ''
}

/** Where the facts of a place come from and when each was checked, folded away at the end of the page. */
export function PlaceSources({ place, language }: { place: Place; language: Language }) {
  const translate = translator(language)
  const { facts, words } = place
  const rows = [
    { id: 'position', name: translate('place.position'), ...facts.coordinates },
    ...facts.facts.map((fact) => ({ ...fact, name: words.facts[fact.id]?.name ?? fact.id })),
    ...facts.year.map((bar) => ({ ...bar, name: words.year[bar.id] ?? bar.id })),
  ]
  // A fact that stands both in the table and among the year bars is listed once.
  const once = rows.filter((row, index) => rows.findIndex((first) => first.name === row.name) === index)
  return (
    <details>
      <summary>
        {translate('place.sources')}
        <Icon svg={caretDown} />
      </summary>
      <div>
        <dl className="sources">
          {once.map((row) => (
            <div key={row.id}>
              <dt>{row.name}</dt>
              <dd>
                {nameSource(row.source, language)}.{' '}
                {translate('place.checked', { date: sayDate(row.checkedOn, language) })}
              </dd>
            </div>
          ))}
          <div>
            <dt>{translate('place.prose')}</dt>
            <dd>
              <ul>
                {facts.prose.map((each) => {
                  const name = nameSource(each.source, language)
                  return <li key={name}>{name}</li>
                })}
              </ul>
              {translate('place.checked', { date: sayDate(oldestCheck(facts.prose), language) })}
            </dd>
          </div>
        </dl>
      </div>
    </details>
  )
}
