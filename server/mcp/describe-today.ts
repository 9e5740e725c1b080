import type { StopDepartures } from '#contract/departures.ts'
import { type TodayAnswer, type TodayPartName, type TodayParts, todayAnswer } from '#contract/today.ts'
import type { TodayService } from '#server/services/today/today-service.ts'

const minuteMs = 60_000
/** Departures of a stop and flights of an airport, from many to few: the most that fit are told. */
const lengths = [8, 4, 2, 0]
const hoursOfForecast = 12
const mostMessages = 30

/** A name on a sign or a road number; anything longer or stranger is a text of somebody else, which an assistant might obey. */
const plainName = /^[\p{L}\p{N} .,/()–-]{1,60}$/u
const nameOf = (text: string | null) => (text !== null && plainName.test(text) ? text : null)

/** A code of a service, a time, an address of one; a sentence is none of them. */
const plainCode = /^(?:[\p{L}\p{N}_.:+-]{1,40}|https:\/\/[a-z0-9.-]+(?:\/[\w.%/-]{0,150})?)$/u

/** Returns data with every text that is neither name nor code left out, whatever service it is of. */
function keepPlain(data: unknown): unknown {
  if (typeof data === 'string') return plainCode.test(data) ? data : nameOf(data)
  if (Array.isArray(data)) return data.map(keepPlain)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, keepPlain(value)]))
}

type Part<Name extends TodayPartName> = NonNullable<TodayParts[Name]['data']>

const describeWarnings = (warnings: Part<'warnings'>) =>
  warnings.map(({ service, event, level, startsAt, endsAt, places, isAtSea, link }) => ({
    service,
    event,
    level,
    startsAt,
    endsAt,
    places,
    isAtSea,
    link,
  }))

const describeStop = ({ stop, departures, lastWayBack }: StopDepartures, most: number) => ({
  stop,
  departures: departures
    .slice(0, most)
    .map(({ plannedAt, expectedAt, isLive, isCancelled, isLastOfDay, destination, lineCode }) => ({
      plannedAt,
      expectedAt,
      isLive,
      isCancelled,
      isLastOfDay,
      to: nameOf(destination),
      line: nameOf(lineCode),
    })),
  lastWayBack: lastWayBack && {
    startsAt: lastWayBack.startsAt,
    endsAt: lastWayBack.endsAt,
    isOnly: lastWayBack.isOnly,
  },
})

/**
 * What each part says in figures, codes and names. The sentences of services are left out: they are theirs to word, and an assistant could
 * take them for orders; the link leads to them.
 */
const describers: { [Name in TodayPartName]: (data: Part<Name>, most: number) => unknown } = {
  warnings: describeWarnings,
  floods: describeWarnings,
  avalanche: (days) =>
    days.map(({ date, level, isTendency, publishedAt }) => ({ date, level, isTendency, publishedAt })),
  forecast: (places) =>
    places.map(({ place, hours }) => ({
      place,
      hours: hours.slice(0, hoursOfForecast).filter((_, hour) => hour % 3 === 0),
    })),
  aurora: ({ kp, oval }) => ({ kp, oval }),
  departures: (stops, most) => stops.map((stop) => describeStop(stop, most)),
  flights: (airports, most) =>
    airports.map(({ code, flights }) => ({
      airport: code,
      flights: flights
        .slice(0, most)
        .map(({ number, direction, plannedAt, otherAirport, state, stateTime, isDelayed }) => ({
          number: nameOf(number),
          direction,
          plannedAt,
          otherAirport: nameOf(otherAirport),
          state,
          stateTime,
          isDelayed,
        })),
    })),
  road: (messages) =>
    messages.slice(0, mostMessages).map(({ kind, road, startsAt, endsAt, latitude, longitude }) => ({
      kind,
      road: nameOf(road),
      startsAt,
      endsAt,
      latitude,
      longitude,
    })),
  roadWeather: (stations) =>
    stations.map(({ where, ...figures }) => ({ ...figures, road: nameOf(figures.road), where: nameOf(where) })),
  sea: (points) =>
    points.map(({ id, hours }) => ({ id, hours: hours.slice(0, hoursOfForecast).filter((_, hour) => hour % 3 === 0) })),
  tide: ({ place, extremes }) => ({ place, extremes }),
  charging: (stations) => stations,
}

/** Resolves with today as an assistant may tell it, the longest first: what is fresh, with its age; of what is old or missing only that it is. */
export async function describeToday(today: TodayService, now: number): Promise<object[]> {
  const { encodings } = await today.answer()
  const body = encodings.find(({ encoding }) => encoding === 'identity')?.body
  const { date, parts }: TodayAnswer = todayAnswer.parse(
    JSON.parse(String(typeof body === 'function' ? await body() : body)),
  )
  const names = Object.keys(parts) as TodayPartName[]
  return lengths.map((most) => ({
    date,
    parts: Object.fromEntries(names.map((name) => [name, describePart(name, parts[name], { now, most })])),
  }))
}

function describePart<Name extends TodayPartName>(
  name: Name,
  part: TodayParts[Name],
  { now, most }: { now: number; most: number },
): object {
  const { state, fetchedAt, credit, link, data } = part
  const ageMinutes = fetchedAt === null ? null : Math.max(0, Math.round((now - Date.parse(fetchedAt)) / minuteMs))
  const said = { state, fetchedAt, ageMinutes, credit, link }
  return state === 'fresh' && data !== null
    ? { ...said, data: keepPlain(describers[name](data as Part<Name>, most)) }
    : said
}
