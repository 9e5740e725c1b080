import type { MonthOfLight } from '#site/domain/calendar/months-of-light.ts'
import { LightStrip } from './LightStrip.tsx'
import './LightBars.css'

/** The light month by month as strips and in words; needs no script. `id` must be unique in the page. */
export function LightBars({ months, id }: { months: MonthOfLight[]; id: string }) {
  return (
    <div className="light-bars">
      <div className="light-bars-row" aria-hidden="true">
        <span />
        <span className="light-hours">
          {[0, 6, 12, 18].map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}</span>
          ))}
        </span>
        <span />
      </div>
      <ul>
        {months.map((month) => (
          <li className="light-bars-row" key={month.light.date}>
            <span className="light-bars-month">{month.name}</span>
            <LightStrip light={month.light} id={`${id}-${month.light.date}`} step={30} />
            <span className="light-bars-words num">
              {month.sun}
              {month.duration ? <span className="light-bars-duration muted"> · {month.duration}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
