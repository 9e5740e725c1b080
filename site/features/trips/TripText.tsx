import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { yearBarsOf } from '#site/editorial/year-bars.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { Words } from '#site/ui/Words.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import './TripText.css'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
}

/** What the trip is like, in prose; beside it when to go and what it costs. */
export function TripText({ trip, copy, language }: Props) {
  const { facts, words } = trip
  const file = `content/trips/${trip.id}/${language}.md`
  const bars = yearBarsOf(trip, language)
  return (
    <div className="full split">
      <div>
        <h2>{copy.text[facts.type]}</h2>
        <Words as="div" className="prose" html={trip.bodyHtml} />
      </div>
      <aside className="trip-aside">
        <h3>{copy.text.season}</h3>
        <Words as="p" html={renderTextLine(words.season, language, file)} />
        {bars.length > 0 ? (
          <YearBars bars={bars} monthInitials={translator(language)('month.initials').split(' ')} />
        ) : null}
        <h3>{copy.text.cost}</h3>
        <Words as="p" html={renderTextLine(words.cost, language, file)} />
      </aside>
    </div>
  )
}
