import type { YearBar } from '#site/domain/calendar/year-bar.ts'
import './Months.css'

interface Props {
  /** Months 1 to 12: best or open. */
  full: readonly number[]
  /** Months with restrictions. */
  partly?: readonly number[]
  /** The colour, shared with the year bars of this kind. */
  kind: YearBar['kind']
  /** Twelve letters. */
  initials: readonly string[]
  /** Text alternative; without it the strip is decorative, beside text. */
  spoken?: string
}

/** The year in twelve fields: dark for full months, light for partial ones. */
export function Months({ full, partly = [], kind, initials, spoken }: Props) {
  return (
    <div className={`months m-${kind}`} {...(spoken ? { role: 'img', 'aria-label': spoken } : { 'aria-hidden': true })}>
      {initials.map((initial, index) => {
        const month = index + 1
        const look = full.includes(month) ? 'on' : partly.includes(month) ? 'half' : undefined
        return (
          <span className={look} key={month} aria-hidden="true">
            {initial}
          </span>
        )
      })}
    </div>
  )
}
