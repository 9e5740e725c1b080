import { weatherPlaces } from '#contract/weather.ts'
import { formatStretches } from '#site/calendar/format-light.ts'
import { type LightOfDay, lightOfDay } from '#site/calendar/light-of-day.ts'
import { osloDateOf, osloMoment, shiftDate } from '#site/calendar/oslo-day.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { findAuroraChance } from './aurora-chance.ts'
import { type DryCell, findDriest, listColumns, placesFromWest, sumColumn } from './dry-hours.ts'
import {
  buildRefusal,
  buildSourceLine,
  formatHour,
  formatMoment,
  formatNumber,
  nameDirection,
  nameOf,
  type TodayView,
} from './show-parts.ts'

/** m/s: printed bold. */
const strongGust = 21
const hourMs = 3_600_000

/** Returns the sentence of the page's head: the day, where it is driest, where it blows; null without a forecast. */
export function sayToday(view: TodayView): string | null {
  const verdict = findDriest(view.answer.parts.forecast.data ?? [], view.now)
  if (!verdict || view.answer.parts.forecast.state !== 'fresh') return null
  const { words, locale } = view
  const day = capitalise(
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Oslo' }).format(
      view.now,
    ),
  )
  const wind = formatNumber(verdict.windiest?.gust ?? 0, locale)
  if (verdict.kind === 'dry') return fillGaps(words.leadDry, { day, wind })
  const [place = 'svolvaer'] = verdict.places
  return fillGaps(words.leadWet, { day, wind, place: nameOf(place), windy: nameOf(verdict.windiest?.place ?? place) })
}

/** Returns the computed sentence, what an official warning says of the same hours, and a table for today and tomorrow. */
export function showDry(view: TodayView): HTMLElement[] {
  const { words, now } = view
  const part = view.answer.parts.forecast
  const refusal = buildRefusal(part, { failed: words.forecastFailed, off: words.forecastFailed }, view)
  if (refusal) return [refusal]
  const today = osloDateOf(now)
  const tables = [today, shiftDate(today, 1)].map((date) => buildTable(date, view))
  const shown = [buildVerdict(view), buildWarned(view), buildElement('div.today-tables', {}, ...tables)]
  return [...shown.filter((each) => each !== null), buildSourceLine(part, view)]
}

function buildVerdict(view: TodayView): HTMLElement | null {
  const { words, locale } = view
  const part = view.answer.parts.forecast
  // What is old has no superlative.
  const verdict = part.state === 'fresh' ? findDriest(part.data ?? [], view.now) : null
  if (!verdict) return null
  const place = verdict.places.map(nameOf).join(', ')
  const dry = {
    dry: words.allDry,
    wet: fillGaps(words.allWet, { place }),
    driest: fillGaps(words.driest, {
      h: verdict.until,
      place,
      mm: formatNumber(verdict.rain, locale, verdict.rain === 0 ? 0 : 1),
    }),
  }[verdict.kind]
  const wind =
    verdict.windiest &&
    fillGaps(words.windiest, { place: nameOf(verdict.windiest.place), v: formatNumber(verdict.windiest.gust, locale) })
  return buildElement('p.today-verdict', {}, wind ? `${dry} ${wind}` : dry)
}

/** Official goes before computed: an orange or red warning of these hours is said above the table. */
function buildWarned(view: TodayView): HTMLElement | null {
  const { words, now } = view
  const warned = view.answer.parts.warnings.data?.find(
    ({ level, startsAt, places }) => level !== 2 && places.length > 0 && Date.parse(startsAt) < now + 24 * hourMs,
  )
  if (!warned) return null
  const gaps = {
    a: formatMoment(Math.max(now, Date.parse(warned.startsAt)), view),
    b: warned.endsAt === null ? '…' : formatMoment(warned.endsAt, view),
    places: warned.places.map(nameOf).join(', '),
  }
  return buildElement('p.today-warned', {}, fillGaps(words.warningFirst, gaps))
}

function buildTable(date: string, view: TodayView): HTMLElement {
  const { words, now, locale } = view
  const columns = listColumns(date, now)
  const day = capitalise(
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    ),
  )
  const places = view.answer.parts.forecast.data ?? []
  const head = columns.map(({ hour }) =>
    buildElement(
      'th',
      { scope: 'col' },
      buildElement('span', { 'aria-hidden': 'true' }, String(hour).padStart(2, '0')),
      buildElement('span.visually-hidden', {}, fillGaps(words.hour, { h: hour })),
    ),
  )
  const rows = placesFromWest.map((place) => {
    const hours = places.find((each) => each.place === place)?.hours ?? []
    const cells = columns.map((column) => buildCell(hours.length > 0 ? sumColumn(hours, column, now) : null, view))
    return buildElement('tr', {}, buildElement('th', { scope: 'row' }, nameOf(place)), ...cells)
  })
  return buildElement(
    'table.today-table',
    {},
    buildElement('caption', {}, fillGaps(words.tableCaption, { day })),
    buildElement(
      'thead',
      {},
      buildElement(
        'tr',
        {},
        buildElement('th', { scope: 'col' }, buildElement('span.visually-hidden', {}, words.place)),
        ...head,
      ),
    ),
    buildElement('tbody', {}, ...rows),
  )
}

/** Four grounds of the chart's water; the figure stands in any case. */
function depthOf(rain: number): string {
  if (rain === 0) return '0'
  if (rain < 0.5) return '1'
  if (rain < 2) return '2'
  return rain < 5 ? '3' : '4'
}

function buildCell(cell: DryCell | null, view: TodayView): HTMLElement {
  const { words, locale } = view
  if (!cell || cell.rain === null) return buildElement('td', {}, '–')
  const rain = formatNumber(cell.rain, locale, 1)
  const gust = cell.gust === null ? '–' : formatNumber(cell.gust, locale)
  const spoken = fillGaps(words.cell, {
    mm: rain,
    gust,
    from: cell.from === null ? '' : ` ${fillGaps(words.cellFrom, { direction: nameDirection(cell.from, words) })}`,
    degrees: cell.degrees === null ? '–' : formatNumber(cell.degrees, locale),
  })
  return buildElement(
    'td',
    { 'data-depth': depthOf(cell.rain) },
    buildElement('b', { 'aria-hidden': 'true' }, cell.rain === 0 ? '0' : rain),
    buildElement(
      (cell.gust ?? 0) >= strongGust ? 'span.today-strong' : 'span',
      { 'aria-hidden': 'true' },
      gust,
      cell.from !== null && buildArrow(cell.from),
    ),
    buildElement('span.visually-hidden', {}, spoken),
  )
}

/** An arrow to where the wind blows. */
function buildArrow(from: number): HTMLElement {
  // CSS turns it in eighths, since the policy of the pages forbids styles in attributes.
  return buildElement('i.today-arrow', { 'data-to': String((((Math.round(from / 45) + 4) % 8) + 8) % 8) })
}

/** Returns the light of today and tonight, the clouds of the dark hours, Kp, and the chance of northern lights. */
export function showLight(view: TodayView): HTMLElement[] {
  const { words, now, place, locale } = view
  const { forecast, aurora } = view.answer.parts
  const today = osloDateOf(now)
  const light = lightOfDay(weatherPlaces[place], today)
  const tomorrow = lightOfDay(weatherPlaces[place], shiftDate(today, 1))
  const noon = osloMoment(shiftDate(today, 1), 12)
  const night = [...light.dark, ...tomorrow.dark]
    .map(({ start, end }) => ({ start: Math.max(start, now), end: Math.min(end, noon) }))
    .filter(({ start, end }) => end > start)
  const hours = forecast.data?.find((each) => each.place === place)?.hours ?? []
  const chance = forecast.state === 'fresh' ? findAuroraChance(hours, night, now) : null
  const said =
    chance &&
    {
      good: fillGaps(words.chanceGood, {
        h: formatHour(chance.from ?? now),
        percent: formatNumber(chance.cloud ?? 0, locale),
      }),
      some: fillGaps(words.chance, {
        h: formatHour(chance.from ?? now),
        percent: formatNumber(chance.cloud ?? 0, locale),
      }),
      overcast: words.overcast,
    }[chance.kind]
  const clouds = hours.filter(
    ({ time, cloud }) =>
      cloud !== null &&
      Number(formatHour(Date.parse(time))) % 3 === 0 &&
      night.some(({ start, end }) => Date.parse(time) >= start && Date.parse(time) < end),
  )
  return [
    buildElement('p.today-verdict', {}, said ? `${said} ${describeSun(light, view)}` : describeSun(light, view)),
    buildElement('p', {}, describeDark(night, view)),
    clouds.length > 0 && night.length > 0 ? buildClouds(clouds, view) : null,
    night.length > 0 && aurora.data && aurora.data.kp.length > 0 ? buildKp(view) : null,
    night.length > 0 && aurora.data ? buildSourceLine(aurora, view) : null,
  ].filter((each) => each !== null)
}

function describeSun(light: LightOfDay, { words, locale }: TodayView): string {
  const isUpAllDay =
    light.sunUp.length === 1 && light.sunUp[0]?.start === light.day.start && light.sunUp[0]?.end === light.day.end
  if (isUpAllDay) return words.midnightSun
  if (light.sunUp.length === 0) return words.polarNight
  const span = formatStretches(light.sunUp, light.day, { 'sun.none': '', 'sun.wholeDay': '' }, locale)
  return fillGaps(words.sunUp, { span })
}

function describeDark(night: readonly { start: number; end: number }[], view: TodayView): string {
  const [first] = night
  const last = night.at(-1)
  if (!first || !last) return view.words.neverDark
  return fillGaps(view.words.dark, { span: `${formatMoment(first.start, view)}–${formatMoment(last.end, view)}` })
}

function buildClouds(hours: readonly { time: string; cloud: number | null }[], view: TodayView): HTMLElement {
  const { words, place, locale } = view
  return buildElement(
    'div.today-lane',
    {},
    buildElement('h3', {}, fillGaps(words.cloud, { place: nameOf(place) })),
    buildElement(
      'ul',
      {},
      ...hours.map(({ time, cloud }) =>
        buildElement(
          'li',
          { 'data-cloud': String(Math.round((cloud ?? 0) / 12.5)) },
          fillGaps(words.cloudRow, {
            h: formatOsloHour(time),
            percent: formatNumber(cloud ?? 0, locale),
          }),
        ),
      ),
    ),
  )
}

function formatOsloHour(time: string): string {
  return formatHour(Date.parse(time)).padStart(2, '0')
}

function buildKp(view: TodayView): HTMLElement {
  const { words, locale } = view
  const rows = view.answer.parts.aurora.data?.kp ?? []
  return buildElement(
    'div.today-lane',
    {},
    buildElement('h3', {}, words.kp),
    buildElement(
      'ul',
      {},
      ...rows.map(({ from, to, value }) =>
        buildElement(
          'li',
          { 'data-kp': String(Math.round(value)) },
          `${formatOsloHour(from)}–${formatOsloHour(to)}: `,
          buildElement('b', {}, formatNumber(value, locale, 1)),
        ),
      ),
    ),
    buildElement('p.today-note', {}, words.kpEnough),
  )
}
