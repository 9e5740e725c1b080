import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDifficulty } from '#site/i18n/say-difficulty.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { AdviceMark } from './AdviceMark.tsx'
import { findSlope, scaleForList } from './draw-slope.ts'
import { SmallSlope } from './SmallSlope.tsx'
import { sayDuration, sayLength, sayMetres } from './say-trip.ts'
import { UncheckedMark } from './UncheckedMark.tsx'
import './TripTable.css'

const room = 194

interface Props {
  trips: readonly Trip[]
  /** All trips that share the scale of the slopes: those of every table on the page. */
  scaledWith?: readonly Trip[]
  copy: TripsCopy
  language: Language
  /** The names of the columns above the rows, where there is room. */
  hasHead?: boolean
  /** Its row is the page’s own trip and no link. */
  ownId?: string
}

/** Trips as rows: name, slope to one scale, length, ascent, time, grade. */
export function TripTable({ trips, scaledWith = trips, copy, language, hasHead, ownId }: Props) {
  const scale = scaleForList(
    scaledWith.flatMap(({ facts }) => findSlope(facts) ?? []),
    room,
  )
  const { columns } = copy.hikes
  return (
    <div className="trip-table">
      {hasHead ? (
        <div className="trip-table-head" aria-hidden="true">
          {[columns.trip, columns.slope, columns.length, columns.ascent, columns.duration, columns.difficulty].map(
            (name) => (
              <span key={name}>{name}</span>
            ),
          )}
        </div>
      ) : null}
      <ul>
        {trips.map((trip) => (
          <li key={trip.id} data-difficulty={trip.facts.difficulty}>
            <h3>
              {trip.id === ownId ? (
                <span className="muted">
                  {trip.facts.name}, {copy.nearby.this}
                </span>
              ) : (
                <a href={hrefFor('trip', language, { slug: trip.id })}>{trip.facts.name}</a>
              )}
              {trip.facts.isUnchecked ? <UncheckedMark>{copy.uncheckedMark}</UncheckedMark> : null}
              <AdviceMark trip={trip} copy={copy} language={language} />
            </h3>
            <div className="trip-table-slope">
              <SmallSlope slope={findSlope(trip.facts)} scale={scale} room={room} />
            </div>
            <div className="trip-table-figures">
              <span className="num" data-name={columns.length}>
                {trip.facts.length ? sayLength(trip.facts.length.kilometres, language) : '–'}
              </span>
              <span className="num" data-name={columns.ascent}>
                {trip.facts.ascent ? sayMetres(trip.facts.ascent.metres, language) : '–'}
              </span>
              <span className="num">{sayDuration(trip, language)}</span>
              <span>{sayDifficulty(trip.facts.difficulty, language)}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
