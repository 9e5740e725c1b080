import type { CSSProperties } from 'react'
import { osloDateOf, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { iconOf, levelOf } from '#site/features/today/parts/level-of-warning.ts'
import { listWarnings } from '#site/features/today/parts/list-warnings.ts'
import { nameEvent } from '#site/features/today/parts/name-warning.ts'
import { isRefused, Refusal, SourceLine } from '#site/features/today/parts/PartStatus.tsx'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatLongDay } from '#site/i18n/format-date.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { withKeys } from '#site/ui/with-keys.ts'
import { type DryCell, type DryColumn, listColumns, rangeDegrees, sumColumn } from './dry-hours.ts'
import { findFlags, sayCell, sayDegrees, sayDriest, sayWarned, strongGust } from './say-dry.ts'
import { nameOf, type TodayView } from './today-view.ts'

interface Strip {
  view: TodayView
  retry: () => void
}

/** Where it is driest, what an official warning says of the same hours, and a table for today and tomorrow. */
export function Dry({ view, retry }: Strip) {
  const { words, now } = view
  const part = view.answer.parts.forecast
  if (isRefused(part))
    return <Refusal part={part} name="forecast" said={{ failed: words.forecastFailed }} saying={view} retry={retry} />
  const today = osloDateOf(now)
  const driest = sayDriest(view)
  const warned = sayWarned(view)
  const tomorrow = shiftDate(today, 1)
  return (
    <>
      {driest ? <p className="today-verdict">{driest}</p> : null}
      {warned ? <p className="today-warned">{warned}</p> : null}
      <p className="today-dry-date">{sayDay(today, view)}</p>
      <Day date={today} view={view} />
      <div className="accordion">
        <Fold title={sayDay(tomorrow, view)}>
          <div className="today-folded">
            <Day date={tomorrow} view={view} />
          </div>
        </Fold>
      </div>
      <TableKey view={view} />
      <SourceLine part={part} saying={view} />
    </>
  )
}

interface DayProps {
  date: string
  view: TodayView
}

function sayDay(date: string, { words, now, locale }: TodayView) {
  return (
    <span>
      <b>{date === osloDateOf(now) ? words.today : words.tomorrowLong}</b>
      {` ${formatLongDay(date, locale)}`}
    </span>
  )
}

/** A day: its warnings as bars at their true minutes, the hours, and a row for each place from the west. */
function Day({ date, view }: DayProps) {
  const { now } = view
  const columns = listColumns(date, now)
  return (
    <div className="today-dry-day" style={{ '--columns': String(columns.length) } as CSSProperties}>
      <Bars columns={columns} view={view} />
      <Table date={date} columns={columns} view={view} />
    </div>
  )
}

/** Hidden from screen readers: the warnings above the table say the same with their times. */
function Bars({ columns, view }: { columns: readonly DryColumn[]; view: TodayView }) {
  const [first] = columns
  const last = columns.at(-1)
  if (!first || !last) return <div className="today-bars" aria-hidden="true" />
  const shareOf = (moment: number) => ((moment - first.start) / (last.end - first.start)) * 100
  const bars = listWarnings(view.answer.parts).flatMap((warning) => {
    const start = Math.max(Date.parse(warning.startsAt), first.start)
    const end = Math.min(warning.endsAt === null ? last.end : Date.parse(warning.endsAt), last.end)
    return end <= start || (warning.places.length === 0 && !warning.isAtSea) ? [] : [{ warning, start, end }]
  })
  return (
    <div className="today-bars" aria-hidden="true">
      {withKeys(bars, ({ warning }) => warning.id).map(([key, { warning, start, end }]) => (
        <div
          key={key}
          className="today-bar"
          data-level={levelOf(warning)}
          style={{ marginInlineStart: `${shareOf(start)}%`, width: `${shareOf(end) - shareOf(start)}%` }}
        >
          <span>
            <Icon svg={iconOf(warning)} />
            <b>{capitalise(nameEvent(warning, view))}</b>
          </span>
        </div>
      ))}
      {view.now >= first.start && view.now < last.end ? (
        <i className="today-now-mark" style={{ insetInlineStart: `${shareOf(view.now)}%` }} />
      ) : null}
    </div>
  )
}

function Table({ date, columns, view }: DayProps & { columns: readonly DryColumn[] }) {
  const { words, now, locale } = view
  const forecasts = view.answer.parts.forecast.data ?? []
  const flags = date === osloDateOf(now) ? findFlags(view) : {}
  return (
    <table className="today-table">
      <caption className="visually-hidden">
        {fillGaps(words.tableCaption, { day: capitalise(formatLongDay(date, locale)) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.place}</span>
          </th>
          {columns.map(({ hour }) => (
            <th key={hour} scope="col">
              <span aria-hidden="true">{String(hour).padStart(2, '0')}</span>
              <span className="visually-hidden">{fillGaps(words.hour, { h: hour })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placesFromWest.map((place) => {
          const hours = forecasts.find((each) => each.place === place)?.hours ?? []
          const degrees = sayDegrees(rangeDegrees(hours, columns), view)
          const flag = flags[place]
          return (
            <tr key={place}>
              <th scope="row">
                <span className="today-dry-place">{nameOf(place)}</span>
                {degrees ? <small>{` ${degrees}`}</small> : null}
                {flag ? <small className="today-flag" data-flag={flag.kind}>{` ${flag.text}`}</small> : null}
              </th>
              {columns.map((column) => (
                <Cell key={column.start} cell={hours.length > 0 ? sumColumn(hours, column, now) : null} view={view} />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Four grounds of the chart's water; the figure stands in any case. */
function depthOf(rain: number): string {
  if (rain === 0) return '0'
  if (rain < 0.5) return '1'
  if (rain < 2) return '2'
  return rain < 5 ? '3' : '4'
}

function Cell({ cell, view }: { cell: DryCell | null; view: TodayView }) {
  const { locale } = view
  if (!cell || cell.rain === null) return <td>–</td>
  const { rain, gust, wind, from, degrees } = cell
  return (
    <td data-depth={depthOf(rain)}>
      <b aria-hidden="true">{rain === 0 ? '0' : formatFigure(rain, locale, 1)}</b>
      <span className={(gust ?? 0) >= strongGust ? 'today-strong' : undefined} aria-hidden="true">
        {from === null ? null : <Arrow from={from} />}
        {wind === null || gust === null ? null : <i className="when-wide">{`${formatFigure(wind, locale)}–`}</i>}
        <span>{gust === null ? '–' : formatFigure(gust, locale)}</span>
      </span>
      {degrees === null ? null : (
        <span className="when-wide" aria-hidden="true">{`${formatFigure(degrees, locale)}°`}</span>
      )}
      <span className="visually-hidden">{sayCell(cell, view)}</span>
    </td>
  )
}

/** An arrow to where the wind blows, turned in eighths by the style sheet. */
function Arrow({ from }: { from: number }) {
  return <i className="today-arrow" data-to={(((Math.round(from / 45) + 4) % 8) + 8) % 8} />
}

/** What the figures and grounds of a cell mean; words for it stand in each cell for screen readers. */
function TableKey({ view: { words, locale } }: { view: TodayView }) {
  const half = formatFigure(0.5, locale, 1)
  return (
    <p className="today-key" aria-hidden="true">
      <span>{words.keyRain}</span>
      <span className="today-key-steps">
        {['0', `< ${half}`, half, '2', '5 +'].map((step, depth) => (
          <span key={step} data-depth={depth}>
            {step}
          </span>
        ))}
      </span>
      <span>{words.keyWind}</span>
    </p>
  )
}
