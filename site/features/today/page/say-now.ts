import { departsAt } from '#contract/next-departures.ts'
import { sayMoment } from '#site/features/today/parts/format-moment.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { sayCancelled, sayClearSky, sayClosedRoads, sayDryNow, sayWarned } from './day-facts.ts'
import { describeTonight } from './describe-tonight.ts'
import { putNearestFirst } from './nearest-quay.ts'
import { findNight, sayDark } from './night.ts'
import { sayBus } from './say-bus.ts'
import { sayShortly } from './say-shortly.ts'
import { nameOf, type TodayView } from './today-view.ts'

type StopNames = Readonly<Record<string, string>>

/** Returns what a part of the page of today says now in a sentence; null where nobody knows, or what is known is old. */
export function sayNow(section: string, view: TodayView, stopNames: StopNames): string | null {
  const { words, answer } = view
  const { warnings, avalanche, departures, flights, road, charging, sea } = answer.parts
  const isKnown = (part: { state: string; data: unknown }) => part.data !== null && part.state !== 'stale'
  switch (section) {
    case '':
      return sayWeather(view)
    case 'warnings':
      if (!isKnown(warnings)) return null
      return sayWarned(view)?.text ?? fillGaps(words.noWarnings, { t: sayMoment(warnings.fetchedAt ?? view.now, view) })
    case 'avalanche': {
      const level = isKnown(avalanche) ? avalanche.data?.find(({ date }) => date === answer.date)?.level : null
      return level ? `${fillGaps(words.lineAvalanche, { n: level, word: words[`avalanche${level}`] })}.` : null
    }
    case 'dry':
      return sayDryNow(view)
    case 'light': {
      const night = findNight(view)
      const sky = night ? describeTonight(view)?.answer : sayClearSky(view)
      return [sky, sayDark(night, view)].filter(Boolean).join(' ')
    }
    case 'boats':
      return isKnown(departures) ? sayFerries(view, stopNames) : null
    case 'flights': {
      const cancelled = sayCancelled(
        { ...view, answer: { ...answer, parts: { ...answer.parts, departures: { ...departures, data: [] } } } },
        stopNames,
      )
      return isKnown(flights) ? (cancelled?.text ?? withStop(sayShortly('flights', view, stopNames))) : null
    }
    case 'road':
      return isKnown(road) ? sayClosedRoads(view).join(' ') || (road.unreadable ? null : words.roadNone) : null
    case 'sea':
      return isKnown(sea) ? withStop(sayShortly('sea', view, stopNames)) : null
    case 'charging':
      return isKnown(charging) ? withStop(sayShortly('charging', view, stopNames)) : null
    default:
      return null
  }
}

function withStop(said: string | null): string | null {
  return said === null ? null : `${said}.`
}

function sayWeather(view: TodayView): string | null {
  const { words, now, place, locale, answer } = view
  const { state, data } = answer.parts.forecast
  const hour = data?.find((each) => each.place === place)?.hours.findLast(({ time }) => Date.parse(time) <= now)
  const gust = hour?.gust ?? hour?.wind ?? null
  if (state !== 'fresh' || !hour || gust === null || hour.temperature === null || hour.precipitation === null)
    return null
  return fillGaps(words.nowWeather, {
    place: nameOf(place),
    degrees: formatFigure(hour.temperature, locale),
    gust: formatFigure(gust, locale),
    mm: formatFigure(hour.precipitation, locale, hour.precipitation > 0 ? 1 : 0),
  })
}

/** Says what is cancelled, and the next that goes; of buses only that their road is closed. */
function sayFerries(view: TodayView, stopNames: StopNames): string | null {
  const { words, now, answer } = view
  const flights = { ...answer.parts.flights, data: [] }
  const cancelled = sayCancelled({ ...view, answer: { ...answer, parts: { ...answer.parts, flights } } }, stopNames)
  const leaving = (answer.parts.departures.data ?? [])
    .flatMap(({ stop, departures }) =>
      departures.filter((each) => !each.isCancelled && departsAt(each) > now).map((each) => ({ stop, each })),
    )
    .toSorted((one, other) => departsAt(one.each) - departsAt(other.each))
  const [next] = putNearestFirst(leaving, ({ stop }) => stop, view.place, view.wind.roads)
  const said = next
    ? fillGaps(words.nowFerry, {
        t: sayMoment(departsAt(next.each), view),
        from: stopNames[next.stop] ?? next.stop,
        to: next.each.destination,
      })
    : null
  return [cancelled?.text, said, sayBus(view)].filter(Boolean).join(' ') || null
}
