import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayWholeKilometres } from '#site/i18n/say-kilometres.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Words } from '#site/ui/Words.tsx'
import { AdviceMark } from './AdviceMark.tsx'
import { sayDuration, sayLength } from './say-trip.ts'
import './Departures.css'

interface Props {
  trips: readonly Trip[]
  copy: TripsCopy
  language: Language
}

/** Boats and drives as departures: where to, how long, and one line of what it is. */
export function Departures({ trips, copy, language }: Props) {
  return (
    <ul className="departures">
      {trips.map((trip) => (
        <li key={trip.id}>
          <h3>
            <a href={hrefFor('trip', language, { slug: trip.id })}>{trip.facts.name}</a>
          </h3>
          <span className="departure-time num">
            {[
              trip.facts.type === 'drive' && trip.facts.length
                ? sayWholeKilometres(trip.facts.length.kilometres, language)
                : undefined,
              sayDuration(trip, language),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <Words as="p" html={renderTextLine(trip.words.summary, language, `content/trips/${trip.id}`)} />
          <AdviceMark trip={trip} copy={copy} language={language} />
        </li>
      ))}
    </ul>
  )
}

/** Every trip from A to Å with its length, or what it is. */
export function TripIndex({ trips, copy, language }: Props) {
  // Names are Norwegian in every language, and so is their order: Å comes last.
  const { compare } = new Intl.Collator('nb')
  return (
    <ul className="trip-index">
      {trips
        .toSorted((one, other) => compare(one.facts.name, other.facts.name))
        .map((trip) => (
          <li key={trip.id}>
            <a href={hrefFor('trip', language, { slug: trip.id })}>{trip.facts.name}</a>
            <span className="num">
              {trip.facts.type === 'hike' && trip.facts.length
                ? sayLength(trip.facts.length.kilometres, language)
                : copy.types[trip.facts.type]}
            </span>
          </li>
        ))}
    </ul>
  )
}
