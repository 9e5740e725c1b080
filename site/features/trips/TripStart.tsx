import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { sayPosition } from '#site/geography/say-position.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { Facts } from '#site/ui/Facts.tsx'
import { Words } from '#site/ui/Words.tsx'
import { StartChart } from './StartChart.tsx'
import { collectTripSources } from './trip-sources.ts'
import './TripStart.css'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
}

/** How one comes to the start: the way there, parking, bus, position, and a small chart. */
export function TripStart({ trip, copy, language }: Props) {
  const { facts, words } = trip
  const translate = translator(language)
  const file = `content/trips/${trip.id}/${language}.md`
  const rough = facts.coordinates.isApproximate ? ` (${translate('entry.approximate')})` : ''
  const rows = [
    ...facts.facts.flatMap(({ id }) => {
      const row = words.facts[id]
      return row ? [{ name: row.name, valueHtml: renderTextLine(row.value, language, file) }] : []
    }),
    { name: copy.start.position, valueHtml: `${sayPosition(facts.coordinates, language)}${rough}` },
  ]
  return (
    <div className="full split">
      <div>
        <h2>{copy.start.title}</h2>
        <Words as="p" className="start-way" html={renderTextLine(words.gettingThere, language, file)} />
        <Facts facts={rows} />
        <p className="tiny quiet start-checked">
          {translate('entry.checkedFacts', { date: sayDate(collectTripSources(trip, copy, language).from, language) })}
        </p>
      </div>
      <aside>
        <StartChart trip={trip} copy={copy} language={language} />
      </aside>
    </div>
  )
}
