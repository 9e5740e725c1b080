import type { Warning } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather.ts'
import { osloDateOf, osloDay, shiftDate } from '#site/calendar/oslo-day.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment } from '#site/today/format-moment.ts'
import { iconOf, levelOf } from '#site/today/level-of-warning.ts'
import { listWarnings } from '#site/today/list-warnings.ts'
import { nameEvent, nameWarning } from '#site/today/name-warning.ts'
import { placesFromWest } from '#site/today/places-from-west.ts'
import { buildRefusal, buildSourceLine, formatNumber, nameDirection } from '#site/today/say-part.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { type DryCell, type DryColumn, findDriest, listColumns, rangeDegrees, sumColumn } from './dry-hours.ts'
import { nameOf, type TodayView } from './show-parts.ts'

/** m/s: printed bold. */
const strongGust = 21

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
  const warned = findSevere(view)
  if (warned) return fillGaps(words.leadWarned, { day, warning: nameWarning(warned, view), wind })
  if (verdict.kind === 'dry') return fillGaps(words.leadDry, { day, wind })
  const [place = 'svolvaer'] = verdict.places
  return fillGaps(words.leadWet, { day, wind, place: nameOf(place), windy: nameOf(verdict.windiest?.place ?? place) })
}

/** Returns the computed sentence, what an official warning says of the same hours, and a table for today and tomorrow. */
export function showDry(view: TodayView): HTMLElement[] {
  const { words, now } = view
  const part = view.answer.parts.forecast
  const refusal = buildRefusal(part, 'forecast', view, { failed: words.forecastFailed })
  if (refusal) return [refusal]
  const today = osloDateOf(now)
  const days = [today, shiftDate(today, 1)].map((date) => buildDay(date, view))
  const tables = buildElement('div.today-tables', {}, ...days)
  tables.style.setProperty('--of-today', String(listColumns(today, now).length))
  const shown = [buildVerdict(view), buildWarned(view), tables, buildKey(view)]
  return [...shown.filter((each) => each !== null), buildSourceLine(part, view)]
}

function buildVerdict(view: TodayView): HTMLElement | null {
  const { words, locale } = view
  const part = view.answer.parts.forecast
  // What is old has no superlative.
  const verdict = part.state === 'fresh' ? findDriest(part.data ?? [], view.now) : null
  // An official warning ends the superlatives of its hours.
  if (!verdict || findSevere(view)?.places.some((each) => verdict.places.includes(each))) return null
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

/** Returns the orange or red warning for one of the places that holds now or begins today. */
function findSevere({ answer, now }: TodayView): Warning | undefined {
  const midnight = osloDay(osloDateOf(now)).end
  return answer.parts.warnings.data?.find(
    ({ level, startsAt, places }) => level !== 2 && places.length > 0 && Date.parse(startsAt) < midnight,
  )
}

/** Official goes before computed: an orange or red warning of these hours is said above the table. */
function buildWarned(view: TodayView): HTMLElement | null {
  const { words, now } = view
  const warned = findSevere(view)
  if (!warned) return null
  const gaps = {
    a: formatMoment(Math.max(now, Date.parse(warned.startsAt)), view),
    b: warned.endsAt === null ? '…' : formatMoment(warned.endsAt, view),
    places: warned.places.map(nameOf).join(', '),
  }
  return buildElement('p.today-warned', {}, fillGaps(words.warningFirst, gaps))
}

/** A day: its warnings as bars at their true minutes, the hours, and a row for each place from the west. */
function buildDay(date: string, view: TodayView): HTMLElement {
  const columns = listColumns(date, view.now)
  const day = buildElement(
    'div.today-dry-day',
    {},
    buildElement('p.today-dry-date', {}, ...nameDay(date, view)),
    buildBars(columns, view),
    buildTable(date, columns, view),
  )
  day.style.setProperty('--columns', String(columns.length))
  return day
}

function nameDay(date: string, { words, now, locale }: TodayView): (HTMLElement | string)[] {
  const name = formatLongDay(date, locale)
  const word = date === osloDateOf(now) ? words.today : words.tomorrowLong
  return [buildElement('b', {}, word), ` ${name}`]
}

function formatLongDay(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** Hidden from screen readers: the warnings above the table say the same with their times. */
function buildBars(columns: readonly DryColumn[], view: TodayView): HTMLElement {
  const [first] = columns
  const last = columns.at(-1)
  const bars = buildElement('div.today-bars', { 'aria-hidden': 'true' })
  if (!first || !last) return bars
  const shareOf = (moment: number) => ((moment - first.start) / (last.end - first.start)) * 100
  for (const warning of listWarnings(view.answer.parts)) {
    const start = Math.max(Date.parse(warning.startsAt), first.start)
    const end = Math.min(warning.endsAt === null ? last.end : Date.parse(warning.endsAt), last.end)
    if (end <= start || (warning.places.length === 0 && !warning.isAtSea)) continue
    const name = buildElement('b', {}, capitalise(nameEvent(warning, view)))
    const bar = buildElement(
      'div.today-bar',
      { 'data-level': levelOf(warning) },
      buildElement('span', {}, buildIcon(iconOf(warning)), name),
    )
    bar.style.marginInlineStart = `${shareOf(start)}%`
    bar.style.width = `${shareOf(end) - shareOf(start)}%`
    bars.append(bar)
  }
  if (view.now >= first.start && view.now < last.end) {
    const mark = buildElement('i.today-now-mark')
    mark.style.insetInlineStart = `${shareOf(view.now)}%`
    bars.append(mark)
  }
  return bars
}

function buildTable(date: string, columns: readonly DryColumn[], view: TodayView): HTMLElement {
  const { words, now } = view
  const places = view.answer.parts.forecast.data ?? []
  const head = columns.map(({ hour }) =>
    buildElement(
      'th',
      { scope: 'col' },
      buildElement('span', { 'aria-hidden': 'true' }, String(hour).padStart(2, '0')),
      buildElement('span.visually-hidden', {}, fillGaps(words.hour, { h: hour })),
    ),
  )
  const flags = date === osloDateOf(now) ? findFlags(view) : {}
  const rows = placesFromWest.map((place) => {
    const hours = places.find((each) => each.place === place)?.hours ?? []
    const cells = columns.map((column) => buildCell(hours.length > 0 ? sumColumn(hours, column, now) : null, view))
    const degrees = describeDegrees(rangeDegrees(hours, columns), view)
    const flag = flags[place]
    return buildElement(
      'tr',
      {},
      buildElement(
        'th',
        { scope: 'row' },
        buildElement('span.today-dry-place', {}, nameOf(place)),
        degrees ? buildElement('small', {}, ' ', degrees) : undefined,
        flag ? buildElement('small.today-flag', { 'data-flag': flag.kind }, ' ', flag.text) : undefined,
      ),
      ...cells,
    )
  })
  return buildElement(
    'table.today-table',
    {},
    buildElement(
      'caption.visually-hidden',
      {},
      fillGaps(words.tableCaption, { day: capitalise(formatLongDay(date, view.locale)) }),
    ),
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

interface Flag {
  kind: 'dry' | 'wind' | 'strong-wind'
  text: string
}

/** At most one mark for a place; none while an official warning holds, and none on an old forecast. */
function findFlags(view: TodayView): Partial<Record<WeatherPlace, Flag>> {
  const { words, now } = view
  const part = view.answer.parts.forecast
  if (part.state !== 'fresh' || findSevere(view)) return {}
  const verdict = findDriest(part.data ?? [], now)
  if (!verdict) return {}
  const flags: Partial<Record<WeatherPlace, Flag>> = {}
  if (verdict.windiest) {
    const { place, gust } = verdict.windiest
    flags[place] = { kind: gust >= strongGust ? 'strong-wind' : 'wind', text: words.flagWindiest }
  }
  if (verdict.kind === 'driest')
    for (const place of verdict.places)
      flags[place] = { kind: 'dry', text: fillGaps(words.flagDriest, { h: verdict.until }) }
  return flags
}

function describeDegrees(range: [number, number] | null, { words, locale }: TodayView): string | null {
  if (!range) return null
  const [low, high] = range.map((degrees) => formatNumber(degrees, locale))
  return low === high ? `${low} °C` : fillGaps(words.degreesRange, { low: low ?? '', high: high ?? '' })
}

/** What the figures and grounds of a cell mean; words for it stand in each cell for listeners. */
function buildKey({ words, locale }: TodayView): HTMLElement {
  const half = formatNumber(0.5, locale, 1)
  const steps = ['0', `< ${half}`, half, '2', '5 +'].map((step, index) =>
    buildElement('span', { 'data-depth': String(index) }, step),
  )
  return buildElement(
    'p.today-key',
    { 'aria-hidden': 'true' },
    words.keyRain,
    buildElement('span.today-key-steps', {}, ...steps),
    words.keyWind,
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
  const wind = cell.wind === null || cell.gust === null ? null : `${formatNumber(cell.wind, locale)}–`
  return buildElement(
    'td',
    { 'data-depth': depthOf(cell.rain) },
    buildElement('b', { 'aria-hidden': 'true' }, cell.rain === 0 ? '0' : rain),
    buildElement(
      (cell.gust ?? 0) >= strongGust ? 'span.today-strong' : 'span',
      { 'aria-hidden': 'true' },
      cell.from !== null && buildArrow(cell.from),
      wind !== null && buildElement('i.when-wide', {}, wind),
      gust,
    ),
    cell.degrees !== null &&
      buildElement('span.when-wide', { 'aria-hidden': 'true' }, `${formatNumber(cell.degrees, locale)}°`),
    buildElement('span.visually-hidden', {}, spoken),
  )
}

/** An arrow to where the wind blows. */
function buildArrow(from: number): HTMLElement {
  // CSS turns it in eighths, since the policy of the pages forbids styles in attributes.
  return buildElement('i.today-arrow', { 'data-to': String((((Math.round(from / 45) + 4) % 8) + 8) % 8) })
}
