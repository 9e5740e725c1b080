import { fliesAt } from '#contract/next-departures.ts'
import type { Flight } from '#contract/today.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildDepartures } from '#site/today/departure-rows.ts'
import { describeRoad } from '#site/today/describe-road.ts'
import { formatMoment } from '#site/today/format-moment.ts'
import {
  buildGap,
  buildQuote,
  buildRefusal,
  buildSourceLine,
  buildUnreadable,
  formatNumber,
} from '#site/today/say-part.ts'
import { buildElement } from '#site/ui/build-element.ts'
import type { TodayView } from './show-parts.ts'

const mostDepartures = 6
const mostFlights = 8

/** Returns what leaves a quay, with the messages of its lines and the last way back. */
export function showBoats(view: TodayView, stop: string, names: Readonly<Record<string, string>>): HTMLElement[] {
  const { words } = view
  const part = view.answer.parts.departures
  const refusal = buildRefusal(part, 'departures', view, { failed: words.boatsFailed })
  if (refusal) return [refusal]
  const found = part.data?.find((each) => each.stop === stop)
  if (!found) return [buildElement('p', {}, words.boatsFailed), buildSourceLine(part, view)]
  return [
    ...found.messages
      .slice(0, 3)
      .map((message) =>
        buildElement(
          'div.today-message',
          {},
          buildQuote('b', message.summary, view),
          buildQuote('p', message.description, view),
        ),
      ),
    ...buildDepartures(found, mostDepartures, names, view),
    buildSourceLine(part, view),
  ]
}

/** Returns what an airport's list says of its next flights, departures and arrivals apart. */
export function showFlights(view: TodayView, airport: string): HTMLElement[] {
  const { words } = view
  const part = view.answer.parts.flights
  const refusal = buildRefusal(part, 'flights', view, { failed: words.flightsFailed })
  if (refusal) return [refusal]
  const flights = part.data?.find(({ code }) => code === airport)?.flights ?? []
  const lists = (['departure', 'arrival'] as const).map((direction) => {
    const rows = flights.filter((each) => each.direction === direction).slice(0, mostFlights)
    return buildElement(
      'div',
      {},
      buildElement('h3', {}, direction === 'arrival' ? words.arrivals : words.departures),
      rows.length > 0
        ? buildElement('ol.today-rows', {}, ...rows.map((each) => buildFlight(each, view)))
        : buildElement('p', {}, words.noFlights),
    )
  })
  return [buildElement('div.today-pair', {}, ...lists), buildSourceLine(part, view)]
}

function buildFlight(each: Flight, view: TodayView): HTMLElement {
  const time = formatMoment(each.plannedAt, view)
  const isCancelled = each.state === 'cancelled'
  return buildElement(
    'li.today-row',
    { 'data-status': isCancelled ? 'cancelled' : 'planned' },
    buildElement('span.today-time', {}, isCancelled ? buildElement('s', {}, time) : time),
    buildElement(
      'span.today-what',
      {},
      buildElement('b', {}, [each.otherAirport, ...each.via].join(' · ')),
      buildElement('small', {}, each.number),
    ),
    buildElement('span.today-status', {}, describeFlight(each, view)),
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

/** Returns the messages of the road with our own labels and the original words, or that there are none. */
export function showRoad(view: TodayView): HTMLElement[] {
  const { words, locale } = view
  const { road, roadWeather } = view.answer.parts
  const refusal = buildRefusal(road, 'road', view, { failed: words.roadFailed })
  const { rows, none } = describeRoad(road.data ?? [], view)
  const messages = rows.map(({ kind, label, when, where, text, reported }) =>
    buildElement(
      'li.today-road',
      { 'data-kind': kind },
      buildElement('b', {}, label),
      when ? buildElement('span', {}, when) : undefined,
      where ? buildElement('span', { lang: 'nb' }, where) : undefined,
      buildElement('q', { lang: 'nb' }, text),
      reported ? buildElement('small', {}, reported) : undefined,
    ),
  )
  const windiest = (roadWeather.data ?? [])
    .filter(({ gust }) => gust !== null)
    .toSorted((one, other) => (other.gust ?? 0) - (one.gust ?? 0))[0]
  return [
    refusal,
    buildUnreadable(road, 'road', view),
    road.data !== null && none !== null && !road.unreadable ? buildElement('p', {}, none) : null,
    messages.length > 0 ? buildElement('ul.today-rows', {}, ...messages) : null,
    windiest
      ? buildElement(
          'p.today-note',
          {},
          fillGaps(words.windOnRoad, {
            where: windiest.where,
            v: formatNumber(windiest.gust ?? 0, locale),
            t: formatMoment(windiest.measuredAt, view),
          }),
        )
      : null,
    road.data !== null ? buildGap(roadWeather, 'roadWeather', view) : null,
    road.data !== null ? buildSourceLine(road, view) : null,
  ].filter((each) => each !== null)
}
