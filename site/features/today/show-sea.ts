import type { SeaPoint, Tide, TodayPartName, TodayParts } from '#contract/today.ts'
import { osloDateOf } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment } from '#site/today/format-moment.ts'
import {
  buildGap,
  buildRefusal,
  buildSourceLine,
  formatNumber,
  nameDirection,
  sayMissing,
} from '#site/today/say-part.ts'
import { buildElement, buildSvg } from '#site/ui/build-element.ts'
import { formatHour, nameOf, type TodayView } from './show-parts.ts'

const curve = { width: 600, height: 100 }

/** Returns waves and sea temperature of open water, and the tide as words and as a curve. */
export function showSea(view: TodayView): HTMLElement[] {
  const { words, locale } = view
  const { sea, tide } = view.answer.parts
  const points = sea.data ?? []
  const figures = points.filter(({ id }) => id !== 'svolvaer').flatMap((point) => buildWaves(point, view) ?? [])
  const degrees = points.find(({ id }) => id === 'svolvaer')?.hours[0]?.temperature
  if (typeof degrees === 'number')
    figures.push(
      buildElement(
        'div',
        {},
        buildElement('dt', {}, words.seaTemperature),
        buildElement('dd', {}, `${formatNumber(degrees, locale, 1)} °C`),
      ),
    )
  return [
    ...(sea.data === null && tide.data === null
      ? [buildRefusal(sea, 'sea', view, { failed: words.seaFailed })]
      : [buildGap(sea, 'sea', view)]),
    figures.length > 0 ? buildElement('dl.today-figures', {}, ...figures) : null,
    ...(tide.data ? buildTide(tide.data, view) : sea.data ? [buildGap(tide, 'tide', view)] : []),
    buildElement('p.today-note', {}, words.notForNavigation),
    sea.data !== null ? buildSourceLine(sea, view) : null,
    tide.data !== null ? buildSourceLine(tide, view) : null,
  ].filter((each) => each !== null)
}

/** Of today the highest waves that are still to come. */
function buildWaves({ id, hours }: SeaPoint, view: TodayView): HTMLElement | undefined {
  const { words, now, locale } = view
  const today = hours.filter(({ time }) => osloDateOf(Date.parse(time)) === osloDateOf(now))
  const highest = today
    .filter(({ waveHeight }) => waveHeight !== null)
    .toSorted((one, other) => (other.waveHeight ?? 0) - (one.waveHeight ?? 0))[0]
  if (!highest || id === 'svolvaer') return undefined
  const from = highest.waveFromDirection
  return buildElement(
    'div',
    {},
    buildElement('dt', {}, buildElement('em', {}, words[`sea_${id}`])),
    buildElement('dd', {}, `${formatNumber(highest.waveHeight ?? 0, locale, 1)} m`),
    from === null
      ? undefined
      : buildElement(
          'dd.today-small',
          {},
          fillGaps(words.waves, { direction: nameDirection(from, words), h: formatHour(Date.parse(highest.time)) }),
        ),
  )
}

function buildTide({ place, extremes, curve: points }: Tide, view: TodayView): HTMLElement[] {
  const { words, now, locale } = view
  const date = osloDateOf(now)
  const ofToday = extremes.filter(({ time }) => osloDateOf(Date.parse(time)) === date)
  const words_ = ofToday.map(({ time, height, kind }) =>
    buildElement('li', {}, fillGaps(words[kind], { t: formatMoment(time, view), cm: formatNumber(height, locale) })),
  )
  const drawn = drawCurve(
    points.map(({ time, height }) => ({ at: Date.parse(time), height })).filter(({ at }) => osloDateOf(at) === date),
    now,
  )
  return [
    buildElement(
      'div.today-tide',
      {},
      buildElement('h3', {}, fillGaps(words.tideAt, { place: nameOf(place) })),
      drawn ?? undefined,
      buildElement('ul', {}, ...words_),
    ),
  ]
}

/** Returns the tide of a day as a curve with a mark for now, hidden from screen readers: the words beside it say the same. */
function drawCurve(points: readonly { at: number; height: number }[], now: number): Element | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return null
  const heights = points.map(({ height }) => height)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const x = (at: number) => Math.round(((at - first.at) / (last.at - first.at)) * curve.width * 10) / 10
  const y = (height: number) => Math.round((1 - (height - low) / Math.max(1, high - low)) * (curve.height - 20) + 10)
  const line = points.map(({ at, height }) => `${x(at)} ${y(height)}`).join('L')
  return buildSvg(
    'svg',
    {
      class: 'today-curve',
      viewBox: `0 0 ${curve.width} ${curve.height}`,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    buildSvg('path', { class: 'today-water', d: `M${line}L${curve.width} ${curve.height}L0 ${curve.height}Z` }),
    buildSvg('path', { class: 'today-line', d: `M${line}` }),
    buildSvg('path', {
      class: 'today-now',
      d: `M${x(Math.min(Math.max(now, first.at), last.at))} 0V${curve.height}`,
    }),
  )
}

const listedParts = [
  'warnings',
  'floods',
  'avalanche',
  'forecast',
  'aurora',
  'departures',
  'flights',
  'road',
  'roadWeather',
  'sea',
  'tide',
  'charging',
] as const satisfies readonly TodayPartName[]

/** Returns the table of who says what and when it was fetched. */
export function showSources(view: TodayView): HTMLElement[] {
  const { words } = view
  const rows = listedParts.map((name) => {
    const part: TodayParts[TodayPartName] = view.answer.parts[name]
    const label = words[`part_${name}`]
    const fetched =
      part.fetchedAt !== null && (part.data !== null || part.state === 'outOfSeason')
        ? formatMoment(part.fetchedAt, view)
        : (sayMissing(part, name, view) ?? '–')
    return buildElement(
      'tr',
      {},
      buildElement('th', { scope: 'row' }, label),
      buildElement('td', {}, buildElement('a', { href: part.link }, part.credit)),
      buildElement('td', {}, fetched),
    )
  })
  const head = [words.sourcePart, words.sourceFrom, words.sourceFetched].map((each) =>
    buildElement('th', { scope: 'col' }, each),
  )
  return [
    buildElement(
      'table.today-sources',
      {},
      buildElement('thead', {}, buildElement('tr', {}, ...head)),
      buildElement('tbody', {}, ...rows),
    ),
  ]
}
