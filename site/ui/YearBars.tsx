import { monthsFromNewYear, type YearBar } from '#site/domain/calendar/year-bar.ts'
import './YearBars.css'

const yearWidth = 1200

/** Returns the one or, around New Year, two stretches of a span within the year, in months. */
export function stretchesOf(span: { from: string; to: string }): { start: number; end: number }[] {
  const start = monthsFromNewYear(span.from, 'start')
  const end = monthsFromNewYear(span.to, 'end')
  if (end > start) return [{ start, end }]
  return [
    { start, end: 12 },
    { start: 0, end },
  ]
}

/** Rows of bars from January to December. `monthInitials` has twelve letters. */
export function YearBars({ bars, monthInitials }: { bars: YearBar[]; monthInitials: string[] }) {
  return (
    <div className="year">
      {bars.map((bar) => (
        <div className="year-row" key={bar.name}>
          <span>
            {bar.name}
            <span className="visually-hidden">: {bar.spoken}</span>
          </span>
          <svg
            className="bar"
            fill={`var(--y-${bar.kind})`}
            viewBox={`0 0 ${yearWidth} 10`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {bar.spans.flatMap(stretchesOf).map(({ start, end }) => (
              <rect key={start} x={Math.round(start * 100)} width={Math.round((end - start) * 100)} height="10" />
            ))}
          </svg>
        </div>
      ))}
      <MonthInitials initials={monthInitials} />
    </div>
  )
}

/** The row under the bars. `initials` has twelve letters. */
export function MonthInitials({ initials }: { initials: string[] }) {
  return (
    <div className="year-row" aria-hidden="true">
      <span />
      <span className="month-initials">
        {initials.map((initial, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months never change their order
          <span key={month}>{initial}</span>
        ))}
      </span>
    </div>
  )
}
