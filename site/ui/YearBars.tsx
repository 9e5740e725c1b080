import './YearBars.css'

export interface YearBar {
  name: string
  kind: 'night' | 'aurora' | 'skrei' | 'sun' | 'hike'
  /** True dates as `MM-DD`, first and last day; a span may run over New Year (`12-07` to `01-05`). */
  spans: { from: string; to: string }[]
  /** The same in words, for people who do not see the bar: «27. mai – 16. juli». */
  spoken: string
}

const yearWidth = 1200

/** Where a day stands on the year's line, in months from 1 January (0 to 12). */
export function monthsFromNewYear(day: string, edge: 'start' | 'end'): number {
  const [month = 1, date = 1] = day.split('-').map(Number)
  const daysInMonth = new Date(Date.UTC(2026, month, 0)).getUTCDate()
  return month - 1 + (edge === 'start' ? date - 1 : date) / daysInMonth
}

function stretchesOf(span: { from: string; to: string }): { start: number; end: number }[] {
  const start = monthsFromNewYear(span.from, 'start')
  const end = monthsFromNewYear(span.to, 'end')
  if (end > start) return [{ start, end }]
  return [
    { start, end: 12 },
    { start: 0, end },
  ]
}

/** What goes on when: one line a thing, January to December, bars from true date to true date. `monthInitials` has twelve letters. */
export function YearBars({ bars, monthInitials }: { bars: YearBar[]; monthInitials: string[] }) {
  return (
    <div className="year">
      {bars.map((bar) => (
        <div className="year-row" key={bar.name}>
          <span>
            {bar.name}
            <span className="vh">: {bar.spoken}</span>
          </span>
          <svg
            className={`bar y-${bar.kind}`}
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
      <div className="year-row" aria-hidden="true">
        <span />
        <span className="mo">
          {monthInitials.map((initial, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the months never change their order
            <span key={month}>{initial}</span>
          ))}
        </span>
      </div>
    </div>
  )
}
