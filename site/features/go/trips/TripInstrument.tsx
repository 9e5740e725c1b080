import { listOpenMonths } from '#site/content/model/advised-against.ts'
import { trailOf } from '#site/content/model/open-data/trail-facts.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { mapAddressOf } from '#site/domain/geography/outside-maps.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight, downloadSimple, printer, warning } from '#site/ui/icons.ts'
import { shownIn } from '#site/ui/month-of-today.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { formatAdvisedMonths } from './format-trip.ts'
import { TripFigures } from './TripFigures.tsx'
import { TripMonths } from './TripMonths.tsx'
import { TripRating } from './TripRating.tsx'
import { captionOfSlope, TripSlope } from './TripSlope.tsx'
import type { TripProps } from './trip-props.ts'
import { addressOfGpx, hasGpx } from './write-gpx.ts'
import '#site/ui/Notice.css'
import './TripInstrument.css'

interface Props extends TripProps {
  /** In months when the trip is advised against: figures in grey, no file, no directions. */
  isOff?: boolean
}

export function TripInstrument({ trip, copy, language, isOff }: Props) {
  const { facts, words } = trip
  const caption = captionOfSlope(trip, copy)
  const file = `content/trips/${trip.id}/${language}.md`
  return (
    <>
      <div className={`trip-instrument${isOff ? ' is-off' : ''}${caption ? '' : ' is-flat'}`}>
        <TripFigures trip={trip} copy={copy} language={language} />
        {caption ? (
          <div className="trip-instrument-slope">
            <TripSlope trip={trip} copy={copy} language={language} />
          </div>
        ) : null}
        <div className="trip-instrument-months">
          <div>
            <p className="trip-instrument-heading">{copy.when.title}</p>
            <TripMonths trip={trip} copy={copy} language={language} />
          </div>
          {isOff ? null : <TripRating trip={trip} language={language} />}
          {words.notice ? (
            <div className="notice">
              <Icon svg={warning} />
              <b>{words.notice.title}</b>
              <RichText as="p" html={renderTextLine(words.notice.text, language, file)} />
            </div>
          ) : null}
          {facts.advisedAgainst && !isOff ? (
            <p className="small advised" data-months={shownIn(listOpenMonths(facts.advisedAgainst))}>
              <b>{formatAdvisedMonths(trip, copy, language)}.</b>
            </p>
          ) : null}
        </div>
        {isOff ? (
          <Withheld trip={trip} copy={copy} language={language} />
        ) : (
          <Tools trip={trip} copy={copy} language={language} />
        )}
      </div>
      {caption ? <p className="caption">{caption}</p> : null}
    </>
  )
}

/** Returns the first month after a warning, when file and directions are shown again. */
export function firstOpenMonth({ facts }: Pick<Trip, 'facts'>): number | undefined {
  const open = listOpenMonths(facts.advisedAgainst)
  return open.find((month) => !open.includes(month === 1 ? 12 : month - 1))
}

function Withheld({ trip, copy, language }: Props) {
  const month = firstOpenMonth(trip)
  if (month === undefined) return null
  return (
    <div className="trip-tools cluster">
      <p className="small">{fillGaps(copy.advised.withheld, { month: formatMonths([month], language) })}</p>
    </div>
  )
}

function Tools({ trip, copy, language }: Props) {
  const { coordinates, summit, driveTo } = trip.facts
  const { latitude, longitude } = coordinates
  const route = encodeURIComponent(`;${latitude},${longitude}`)
  return (
    <div className="trip-tools cluster">
      {hasGpx(trip.facts) ? (
        <>
          <p className="tiny muted">
            {trailOf(trip.id)
              ? translator(language)('openData.gpx')
              : driveTo
                ? copy.tools.gpxRoad
                : summit
                  ? copy.tools.gpxStartAndEnd
                  : copy.tools.gpxStart}
          </p>
          <a className="btn btn-1 btn-sm" href={addressOfGpx(trip.id, language)} download={`${trip.id}.gpx`}>
            <Icon svg={downloadSimple} />
            {driveTo || summit ? copy.tools.gpx : copy.tools.gpxStartOnly}
          </a>
        </>
      ) : null}
      <a
        className="btn btn-2 btn-sm"
        href={`https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=${route}`}
        target="_blank"
        rel="noopener"
      >
        {copy.tools.drive} <Icon svg={arrowUpRight} />
      </a>
      <a className="btn btn-2 btn-sm on-touch" href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>
        {copy.tools.mapApp}
      </a>
      <a className="btn btn-2 btn-sm on-mouse" href={mapAddressOf(coordinates)} target="_blank" rel="noopener">
        {copy.tools.map} <Icon svg={arrowUpRight} />
      </a>
      <button className="btn btn-2 btn-sm" type="button" data-print="">
        <Icon svg={printer} />
        {copy.tools.print}
      </button>
    </div>
  )
}
