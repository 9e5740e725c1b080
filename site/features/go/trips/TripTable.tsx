import type { Language } from '#contract/languages.ts'
import { formatAge, formatDifficulty } from '#site/content/model/format-facts.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { findSlope, measureInList, round, type SlopeFigures, scaleForList } from './draw-slope.ts'
import { formatDuration, formatLength, formatMetres } from './format-trip.ts'
import { AdviceMark, UncheckedMark } from './TripMarks.tsx'
import './TripTable.css'

const room = 194

interface Props {
  trips: readonly Trip[]
  /** All trips that share the scale of the slopes, across the tables of a page. */
  scaledWith?: readonly Trip[]
  copy: TripsCopy
  language: Language
  hasHead?: boolean
  /** Each row says in a line why one would go. */
  hasLeads?: boolean
  /** Name, length, ascent or means, time and what a ride costs alone: the trips beside another one. */
  isShort?: boolean
}

export function TripTable({ trips, scaledWith = trips, copy, language, hasHead, hasLeads, isShort }: Props) {
  const slopes = isShort ? [] : scaledWith.flatMap(({ facts }) => findSlope(facts) ?? [])
  const scale = scaleForList(slopes, room)
  const { columns } = copy.hikes
  return (
    <div className={isShort ? 'trip-table topline is-short' : 'trip-table topline'}>
      {hasHead ? (
        <div className="trip-table-head" aria-hidden="true">
          {[
            columns.trip,
            slopes.length > 0 ? columns.slope : '',
            columns.length,
            columns.ascent,
            columns.duration,
            columns.difficulty,
          ].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      ) : null}
      <ul>
        {trips.map((trip) => (
          <li key={trip.id} data-difficulty={trip.facts.difficulty}>
            {isShort ? null : (
              <AddToTrip language={language} stop={refOfEntry('trips', trip.id)} name={trip.facts.name} isBare />
            )}
            <h3>
              <a href={linkToEntry('trips', trip.id, language)}>{trip.facts.name}</a>
              {trip.facts.isUnchecked ? <UncheckedMark>{copy.uncheckedMark}</UncheckedMark> : null}
            </h3>
            {isShort ? null : (
              <div className="trip-table-slope">
                {slopes.length > 0 ? <SmallSlope slope={findSlope(trip.facts)} scale={scale} room={room} /> : null}
              </div>
            )}
            <div className="trip-table-figures">
              <span className="num" data-name={columns.length}>
                {trip.facts.length ? formatLength(trip.facts.length.kilometres, language) : '–'}
              </span>
              <span className="num" data-name={columns.ascent}>
                {trip.facts.type === 'hike'
                  ? trip.facts.ascent
                    ? formatMetres(trip.facts.ascent.metres, language)
                    : '–'
                  : copy.types[trip.facts.type]}
              </span>
              <span className="num">{formatDuration(trip, language)}</span>
              {isShort ? null : <span>{describeDemands(trip, copy, language)}</span>}
            </div>
            <div className="trip-table-advice">
              <AdviceMark trip={trip} copy={copy} language={language} />
            </div>
            {isShort && trip.facts.type === 'hike' ? null : (
              <div className="trip-table-worth">
                {isShort ? null : <EditorsRating entry={trip} language={language} />}
                <EntryPrice entry={trip} language={language} />
              </div>
            )}
            {hasLeads ? (
              <RichText as="p" className="trip-table-lead" html={renderInlineMarkdown(trip.words.lead)} />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns how hard a trip is and for which children: «Middels, barn fra 10 år». */
function describeDemands({ facts: { difficulty, children } }: Trip, copy: TripsCopy, language: Language): string {
  const age = children && formatAge(children.from, copy.children)
  const whom = children?.from === 0 ? age : age && fillGaps(copy.children.row, { age })
  return [formatDifficulty(difficulty, language), ...(whom ? [whom] : [])].join(', ')
}

export function SmallSlope({ slope, scale, room }: { slope: SlopeFigures | undefined; scale: number; room: number }) {
  const { width, height } = slope ? measureInList(slope, scale) : { width: 0, height: 0 }
  const foot = round(height + 3)
  const right = round(1 + width)
  return (
    <svg className="small-slope" viewBox={`0 0 ${room + 2} ${round(foot + 1)}`} aria-hidden="true">
      <path className="base" d={`M0 ${foot}H${room + 2}`} />
      {slope ? (
        <>
          <path className="ground" d={`M1 ${foot}L${right} 3V${foot}z`} />
          <path className="line" d={`M1 ${foot}L${right} 3V${foot}`} />
        </>
      ) : null}
    </svg>
  )
}
