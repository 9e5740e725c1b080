import { fliesAt } from '#contract/next-departures.ts'
import type { Flight } from '#contract/today.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { isRefused, Refusal, SourceLine } from '#site/features/today/parts/PartStatus.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { withKeys } from '#site/ui/with-keys.ts'
import type { TodayView } from './today-view.ts'

const mostFlights = 8

/** What an airport's list says of its next flights, departures and arrivals apart. */
export function Flights({ view, airport, retry }: { view: TodayView; airport: string; retry: () => void }) {
  const { words } = view
  const part = view.answer.parts.flights
  if (isRefused(part))
    return <Refusal part={part} name="flights" said={{ failed: words.flightsFailed }} saying={view} retry={retry} />
  const flights = part.data?.find(({ code }) => code === airport)?.flights ?? []
  return (
    <>
      <div className="today-pair">
        {(['departure', 'arrival'] as const).map((direction) => {
          const shown = flights.filter((each) => each.direction === direction).slice(0, mostFlights)
          return (
            <div key={direction}>
              <h3>{direction === 'arrival' ? words.arrivals : words.departures}</h3>
              {shown.length > 0 ? (
                <ol className="today-rows">
                  {withKeys(shown, ({ id }) => id).map(([key, each]) => (
                    <FlightRow key={key} flight={each} view={view} />
                  ))}
                </ol>
              ) : (
                <p>{words.noFlights}</p>
              )}
            </div>
          )
        })}
      </div>
      <SourceLine part={part} saying={view} />
    </>
  )
}

function FlightRow({ flight, view }: { flight: Flight; view: TodayView }) {
  const time = formatMoment(flight.plannedAt, view)
  const isCancelled = flight.state === 'cancelled'
  return (
    <li className="today-row" data-status={isCancelled ? 'cancelled' : 'planned'}>
      <span className="today-time">{isCancelled ? <s>{time}</s> : time}</span>
      <span className="today-what">
        <b>{[flight.otherAirport, ...flight.via].join(' · ')}</b>
        <small>{flight.number}</small>
      </span>
      <span className="today-status">{describeFlight(flight, view)}</span>
    </li>
  )
}

function describeFlight(each: Flight, view: TodayView): string {
  const { words } = view
  if (each.state === 'cancelled') return words.cancelled
  if (each.state === 'arrived') return words.landed
  const time = fliesAt(each)
  if (time !== Date.parse(each.plannedAt)) return fillGaps(words.newTime, { t: formatMoment(time, view) })
  return each.isDelayed ? words.delayed : words.timetable
}
