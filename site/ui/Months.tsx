import type { YearBar } from './YearBars.tsx'
import './Months.css'

interface Props {
  /** Months 1 to 12 in which it is at its best, or open. */
  full: readonly number[]
  /** Months in which it depends on something. */
  partly?: readonly number[]
  /** The colour: that of the bar of the year of the same kind. */
  kind: YearBar['kind']
  /** Twelve letters. */
  initials: readonly string[]
  /** The same in words, for people who do not see the strip; without it the words stand beside it. */
  spoken?: string
}

/** The year in twelve fields: dark in full months, light in the others that count. */
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
