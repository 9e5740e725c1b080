import type { ForecastHour } from '#contract/today.ts'
import { weatherPlaces } from '#contract/weather.ts'
import type { Stretch } from '#site/calendar/altitude-crossings.ts'
import { lightColour } from '#site/calendar/light-colour.ts'
import { formatOsloTime, osloDateOf, osloMoment, shiftDate } from '#site/calendar/oslo-day.ts'
import { sunHeight } from '#site/calendar/sun-height.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from '#site/today/say-part.ts'
import { buildElement, buildSvg } from '#site/ui/build-element.ts'
import type { AuroraChance } from './aurora-chance.ts'
import { formatHour, nameOf, type TodayView } from './show-parts.ts'

/** The drawing keeps one night in one piece. */
const firstHour = 6
const hourMs = 3_600_000
const colourStepMs = 10 * 60_000
const cloudStep = 3
/** px down the drawing; across it everything is a share of its width. */
const rows = { hours: 14, bar: 20, barEnd: 84, dark: 101, cloud: 34, cloudFigures: 66, kpBase: 62, chance: 72 } as const
const lane = 118
const pixelsPerKp = 5

interface Axis {
  start: number
  end: number
  /** `12.5%` of the width. */
  at: (moment: number) => string
  /** The width between two moments, cut at the ends of the axis. */
  between: (stretch: Stretch) => { x: string; width: string } | null
}

/**
 * Returns the 24 hours from six in the morning as lanes: the colours of the light with the dark hours, the clouds in eighths, and
 * where it gets dark, Kp at its true hours and the hours with a chance of northern lights. The drawings are hidden from screen
 * readers; lists beside them say the same.
 */
export function drawNight(
  night: Stretch | null,
  hours: readonly ForecastHour[],
  chance: AuroraChance | null,
  view: TodayView,
): HTMLElement[] {
  const axis = layAxis(view.now)
  const lanes: HTMLElement[] = [buildElement('div.today-night', {}, drawLight(night, axis, view))]
  const clouds = hours.filter(
    ({ time, cloud }) =>
      cloud !== null &&
      Date.parse(time) >= axis.start &&
      Date.parse(time) < axis.end &&
      Number(formatHour(Date.parse(time))) % cloudStep === 0,
  )
  if (clouds.length > 0) lanes.push(buildClouds(clouds, night, axis, view))
  // Without darkness there is nothing to see, whatever Kp is.
  if (night && (view.answer.parts.aurora.data?.kp.length ?? 0) > 0) lanes.push(buildKp(night, chance, axis, view))
  return lanes
}

function layAxis(now: number): Axis {
  const today = osloDateOf(now)
  const date = now < osloMoment(today, firstHour) ? shiftDate(today, -1) : today
  const start = osloMoment(date, firstHour)
  const end = osloMoment(shiftDate(date, 1), firstHour)
  const share = (moment: number) => ((Math.min(Math.max(moment, start), end) - start) / (end - start)) * 100
  return {
    start,
    end,
    at: (moment) => `${round(share(moment))}%`,
    between: (stretch) => {
      const width = share(stretch.end) - share(stretch.start)
      return width > 0 ? { x: `${round(share(stretch.start))}%`, width: `${round(width)}%` } : null
    },
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function drawing(height: number, ...children: (Node | false)[]): SVGElement {
  return buildSvg('svg', { class: 'today-lane-drawing', width: '100%', height, 'aria-hidden': 'true' }, ...children)
}

function drawLight(dark: Stretch | null, axis: Axis, view: TodayView): SVGElement {
  const { now, place, words } = view
  const stops: SVGElement[] = []
  for (let moment = axis.start; moment <= axis.end; moment += colourStepMs)
    stops.push(
      buildSvg('stop', { offset: axis.at(moment), 'stop-color': lightColour(sunHeight(weatherPlaces[place], moment)) }),
    )
  const ticks: SVGElement[] = []
  for (let moment = axis.start; moment < axis.end; moment += 3 * hourMs) {
    const x = axis.at(moment)
    ticks.push(
      buildSvg('line', { class: 'today-tick', x1: x, x2: x, y1: 0, y2: rows.bar }),
      buildSvg('text', { class: 'today-hour', x, dx: 6, y: rows.hours - 2 }, formatHour(moment).padStart(2, '0')),
    )
  }
  const bracket = dark ? axis.between(dark) : null
  return drawing(
    bracket ? lane : rows.barEnd + 6,
    buildSvg('defs', {}, buildSvg('linearGradient', { id: 'today-light' }, ...stops)),
    ...ticks,
    buildSvg('rect', { x: 0, width: '100%', y: rows.bar, height: rows.barEnd - rows.bar, fill: 'url(#today-light)' }),
    buildSvg('line', { class: 'today-now', x1: axis.at(now), x2: axis.at(now), y1: rows.bar - 4, y2: rows.barEnd + 4 }),
    dark !== null &&
      bracket !== null &&
      buildSvg(
        'svg',
        { ...bracket, y: 0, height: lane, class: 'today-bracket' },
        buildSvg('line', { x1: 0, x2: '100%', y1: rows.dark, y2: rows.dark }),
        buildSvg('line', { x1: 0, x2: 0, y1: rows.dark - 8, y2: rows.dark + 8 }),
        buildSvg(
          'text',
          { x: '50%', y: rows.dark + 4, 'text-anchor': 'middle' },
          fillGaps(words.darkSpan, {
            span: `${formatOsloTime(dark.start, view.locale)}–${formatOsloTime(dark.end, view.locale)}`,
          }),
        ),
      ),
  )
}

/** A circle that fills by eighths of the sky, as charts of the weather do. */
function drawCloud(percent: number): SVGElement {
  const eighths = Math.round(percent / 12.5)
  const angle = (eighths / 8) * 2 * Math.PI
  const radius = 11
  const [x, y] = [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
  const wedge = `M0 0V${-radius}A${radius} ${radius} 0 ${eighths > 4 ? 1 : 0} 1 ${x} ${y}Z`
  return buildSvg(
    'g',
    { class: 'today-cloud' },
    buildSvg('circle', { r: radius, class: eighths === 8 ? 'today-cloud-whole' : undefined }),
    eighths > 0 && eighths < 8 && buildSvg('path', { d: wedge }),
  )
}

function buildClouds(
  hours: readonly ForecastHour[],
  night: Stretch | null,
  axis: Axis,
  { words, place, locale }: TodayView,
): HTMLElement {
  const isDark = (moment: number) => night !== null && moment >= night.start && moment < night.end
  const drawn = hours.map(({ time, cloud }) => {
    const moment = Date.parse(time)
    return buildSvg(
      'svg',
      { x: axis.at(moment + (cloudStep * hourMs) / 2), class: isDark(moment) ? 'today-cloud-dark' : 'today-cloud-day' },
      buildSvg('g', { transform: `translate(0 ${rows.cloud})` }, drawCloud(cloud ?? 0)),
      buildSvg('text', { y: rows.cloudFigures, 'text-anchor': 'middle' }, `${formatNumber(cloud ?? 0, locale)} %`),
    )
  })
  return buildLane(
    fillGaps(words.cloud, { place: nameOf(place) }),
    drawing(rows.cloudFigures + 8, ...drawn),
    hours.map(({ time, cloud }) =>
      fillGaps(words.cloudRow, { h: padHour(time), percent: formatNumber(cloud ?? 0, locale) }),
    ),
  )
}

function buildKp(
  night: Stretch,
  chance: AuroraChance | null,
  axis: Axis,
  { answer, words, locale }: TodayView,
): HTMLElement {
  const all = answer.parts.aurora.data?.kp ?? []
  const drawn = all.flatMap(({ from, to, value }) => {
    const span = { start: Date.parse(from), end: Date.parse(to) }
    const box = axis.between(span)
    if (!box) return []
    const isDark = span.start < night.end && span.end > night.start
    const height = Math.max(1, value * pixelsPerKp)
    return [
      buildSvg(
        'svg',
        { ...box, y: 0, height: rows.kpBase, class: isDark ? 'today-kp-dark' : 'today-kp-day' },
        buildSvg('rect', { x: 1, width: '100%', y: rows.kpBase - height, height }),
        buildSvg(
          'text',
          { x: '50%', y: rows.kpBase - height - 5, 'text-anchor': 'middle' },
          formatNumber(value, locale),
        ),
      ),
    ]
  })
  const from = chance?.from ?? null
  const box = from !== null ? axis.between({ start: from, end: night.end }) : null
  const bar =
    box !== null &&
    from !== null &&
    buildSvg(
      'svg',
      { ...box, y: rows.chance, height: 30, class: 'today-chance' },
      buildSvg('rect', { width: '100%', height: 30 }),
      buildSvg('rect', { class: 'today-chance-edge', width: '100%', height: 4 }),
      buildSvg(
        'text',
        { x: '50%', y: 21, 'text-anchor': 'middle' },
        fillGaps(chance?.kind === 'good' ? words.barGood : words.barChance, { h: formatHour(from) }),
      ),
    )
  return buildLane(
    words.kp,
    drawing(
      rows.kpBase + (bar ? 42 : 4),
      ...drawn,
      buildSvg('line', { class: 'today-tick', x1: 0, x2: '100%', y1: rows.kpBase, y2: rows.kpBase }),
      bar,
    ),
    all.map(({ from: start, to, value }) => `${padHour(start)}–${padHour(to)}: ${formatNumber(value, locale, 1)}`),
  )
}

function buildLane(title: string, drawn: SVGElement, said: readonly string[]): HTMLElement {
  return buildElement(
    'div.today-lane',
    {},
    buildElement('h3', {}, title),
    drawn,
    buildElement('ul.visually-hidden', {}, ...said.map((each) => buildElement('li', {}, each))),
  )
}

function padHour(time: string): string {
  return formatHour(Date.parse(time)).padStart(2, '0')
}
