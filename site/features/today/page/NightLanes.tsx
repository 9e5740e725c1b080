import type { ReactNode } from 'react'
import type { ForecastHour } from '#contract/today.ts'
import { weatherPlaces } from '#contract/weather-places.ts'
import type { Stretch } from '#site/domain/calendar/altitude-crossings.ts'
import { lightColour } from '#site/domain/calendar/light-colour.ts'
import { formatOsloTime, osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { sunHeight } from '#site/domain/calendar/sun-height.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { withKeys } from '#site/ui/with-keys.ts'
import type { ClearSky } from './clear-sky.ts'
import { formatHour, nameOf, type TodayView } from './today-view.ts'

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

interface Night {
  night: Stretch | null
  chance: ClearSky | null
  hours: readonly ForecastHour[]
  view: TodayView
}

/**
 * The 24 hours from six in the morning as lanes: the colours of the light with the dark hours, the clouds in eighths, and where it
 * gets dark. The drawings are hidden from screen readers; lists beside them say the same.
 */
export function NightLanes({ night, hours, view }: Omit<Night, 'chance'>) {
  const axis = layAxis(view.now)
  const clouds = hours.filter(
    ({ time, cloud }) =>
      cloud !== null &&
      Date.parse(time) >= axis.start &&
      Date.parse(time) < axis.end &&
      Number(formatHour(Date.parse(time))) % cloudStep === 0,
  )
  return (
    <>
      <div className="today-night">
        <LightDrawing dark={night} axis={axis} view={view} />
      </div>
      {clouds.length > 0 ? <CloudLane hours={clouds} night={night} axis={axis} view={view} /> : null}
    </>
  )
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

function Drawing({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg className="today-lane-drawing" width="100%" height={height} aria-hidden="true">
      {children}
    </svg>
  )
}

/** Returns the moments of an axis so many ms apart. */
function listMoments({ start, end }: Axis, stepMs: number): number[] {
  return Array.from({ length: Math.ceil((end - start) / stepMs) }, (_, index) => start + index * stepMs)
}

function LightDrawing({ dark, axis, view }: { dark: Stretch | null; axis: Axis; view: TodayView }) {
  const { now, place, words } = view
  const bracket = dark ? axis.between(dark) : null
  return (
    <Drawing height={bracket ? lane : rows.barEnd + 6}>
      <defs>
        <linearGradient id="today-light">
          {[...listMoments(axis, colourStepMs), axis.end].map((moment) => (
            <stop
              key={moment}
              offset={axis.at(moment)}
              stopColor={lightColour(sunHeight(weatherPlaces[place], moment))}
            />
          ))}
        </linearGradient>
      </defs>
      {listMoments(axis, 3 * hourMs).map((moment) => (
        <g key={moment}>
          <line className="today-tick" x1={axis.at(moment)} x2={axis.at(moment)} y1={0} y2={rows.bar} />
          <text className="today-hour" x={axis.at(moment)} dx={6} y={rows.hours - 2}>
            {formatHour(moment).padStart(2, '0')}
          </text>
        </g>
      ))}
      <rect x={0} width="100%" y={rows.bar} height={rows.barEnd - rows.bar} fill="url(#today-light)" />
      <line className="today-now" x1={axis.at(now)} x2={axis.at(now)} y1={rows.bar - 4} y2={rows.barEnd + 4} />
      {dark && bracket ? (
        <svg {...bracket} y={0} height={lane} className="today-bracket" aria-hidden="true">
          <line x1={0} x2="100%" y1={rows.dark} y2={rows.dark} />
          <line x1={0} x2={0} y1={rows.dark - 8} y2={rows.dark + 8} />
          <text x="50%" y={rows.dark + 4} textAnchor="middle">
            {fillGaps(words.darkSpan, {
              span: `${formatOsloTime(dark.start)}–${formatOsloTime(dark.end)}`,
            })}
          </text>
        </svg>
      ) : null}
    </Drawing>
  )
}

/** A circle that fills by eighths of the sky, as charts of the weather do. */
function Cloud({ percent }: { percent: number }) {
  const eighths = Math.round(percent / 12.5)
  const angle = (eighths / 8) * 2 * Math.PI
  const radius = 11
  const [x, y] = [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
  const wedge = `M0 0V${-radius}A${radius} ${radius} 0 ${eighths > 4 ? 1 : 0} 1 ${x} ${y}Z`
  return (
    <g className="today-cloud">
      <circle r={radius} className={eighths === 8 ? 'today-cloud-whole' : undefined} />
      {eighths > 0 && eighths < 8 ? <path d={wedge} /> : null}
    </g>
  )
}

interface CloudLaneProps extends Pick<Night, 'hours' | 'night' | 'view'> {
  axis: Axis
}

function CloudLane({ hours, night, axis, view: { words, place, locale } }: CloudLaneProps) {
  const isDark = (moment: number) => night !== null && moment >= night.start && moment < night.end
  const said = hours.map(({ time, cloud }) =>
    fillGaps(words.cloudRow, { h: padHour(time), percent: formatFigure(cloud ?? 0, locale) }),
  )
  return (
    <Lane title={fillGaps(words.cloud, { place: nameOf(place) })} said={said}>
      <Drawing height={rows.cloudFigures + 8}>
        {hours.map(({ time, cloud }) => (
          <svg
            key={time}
            x={axis.at(Date.parse(time) + (cloudStep * hourMs) / 2)}
            className={isDark(Date.parse(time)) ? 'today-cloud-dark' : 'today-cloud-day'}
            aria-hidden="true"
          >
            <g transform={`translate(0 ${rows.cloud})`}>
              <Cloud percent={cloud ?? 0} />
            </g>
            <text y={rows.cloudFigures} textAnchor="middle">
              {`${formatFigure(cloud ?? 0, locale)} %`}
            </text>
          </svg>
        ))}
      </Drawing>
    </Lane>
  )
}

interface KpLaneProps extends Pick<Night, 'chance' | 'view'> {
  night: Stretch
}

/** Kp at its true hours, and the hours with a chance of northern lights: without darkness there is nothing to see, whatever Kp is. */
export function KpLane({ night, chance, view: { answer, words, locale, now } }: KpLaneProps) {
  const axis = layAxis(now)
  const all = answer.parts.aurora.data?.kp ?? []
  if (all.length === 0) return null
  const from = chance?.from ?? null
  const box = from === null ? null : axis.between({ start: from, end: chance?.until ?? night.end })
  const said = all.map(
    ({ from: start, to, value }) => `${padHour(start)}–${padHour(to)}: ${formatFigure(value, locale, 1)}`,
  )
  return (
    <Lane title={words.kp} said={said}>
      <Drawing height={rows.kpBase + (box ? 42 : 4)}>
        {all.map(({ from: start, to, value }) => {
          const span = { start: Date.parse(start), end: Date.parse(to) }
          const column = axis.between(span)
          if (!column) return null
          const isDark = span.start < night.end && span.end > night.start
          const height = Math.max(1, value * pixelsPerKp)
          return (
            <svg
              key={start}
              {...column}
              y={0}
              height={rows.kpBase}
              className={isDark ? 'today-kp-dark' : 'today-kp-day'}
              aria-hidden="true"
            >
              <rect x={1} width="100%" y={rows.kpBase - height} height={height} />
              <text x="50%" y={rows.kpBase - height - 5} textAnchor="middle">
                {formatFigure(value, locale)}
              </text>
            </svg>
          )
        })}
        <line className="today-tick" x1={0} x2="100%" y1={rows.kpBase} y2={rows.kpBase} />
        {box && from !== null ? (
          <svg {...box} y={rows.chance} height={30} className="today-chance" aria-hidden="true">
            <rect width="100%" height={30} />
            <rect className="today-chance-edge" width="100%" height={4} />
            <text x="50%" y={21} textAnchor="middle">
              {fillGaps(chance?.kind === 'good' ? words.barGood : words.barChance, { h: formatHour(from) })}
            </text>
          </svg>
        ) : null}
      </Drawing>
    </Lane>
  )
}

function Lane({ title, said, children }: { title: string; said: readonly string[]; children: ReactNode }) {
  return (
    <div className="today-lane">
      <h3>{title}</h3>
      {children}
      <ul className="visually-hidden">
        {withKeys(said, (each) => each).map(([key, each]) => (
          <li key={key}>{each}</li>
        ))}
      </ul>
    </div>
  )
}

function padHour(time: string): string {
  return formatHour(Date.parse(time)).padStart(2, '0')
}
