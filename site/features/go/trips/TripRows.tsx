import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { formatDuration, formatLength } from './format-trip.ts'
import { AdviceMark } from './TripMarks.tsx'
import './TripTable.css'
import './TripRows.css'

interface Props {
  trips: readonly Trip[]
  copy: TripsCopy
  language: Language
}

export function TripRows({ trips, copy, language }: Props) {
  return (
    <ul className="trip-rows rows">
      {trips.map((trip) => (
        <li key={trip.id}>
          <h3>
            <a href={linkToEntry('trips', trip.id, language)}>{trip.facts.name}</a>
          </h3>
          <span className="trip-rows-length num">
            {[
              trip.facts.type === 'drive' && trip.facts.length
                ? formatWholeKilometres(trip.facts.length.kilometres, language)
                : undefined,
              formatDuration(trip, language),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <RichText as="p" html={renderTextLine(trip.words.summary, language, `content/trips/${trip.id}`)} />
          <div className="trip-table-worth">
            <EditorsRating entry={trip} language={language} />
            <EntryPrice entry={trip} language={language} />
          </div>
          <AdviceMark trip={trip} copy={copy} language={language} />
        </li>
      ))}
    </ul>
  )
}

export function TripIndex({ trips, copy, language }: Props) {
  // Names are Norwegian in every language, and so is their order: Å comes last.
  const { compare } = new Intl.Collator('nb')
  return (
    <ul className="trip-index">
      {trips
        .toSorted((one, other) => compare(one.facts.name, other.facts.name))
        .map((trip) => (
          <li key={trip.id}>
            <a href={linkToEntry('trips', trip.id, language)}>{trip.facts.name}</a>
            <span className="num">
              {trip.facts.type === 'hike' && trip.facts.length
                ? formatLength(trip.facts.length.kilometres, language)
                : copy.types[trip.facts.type]}
            </span>
          </li>
        ))}
    </ul>
  )
}
